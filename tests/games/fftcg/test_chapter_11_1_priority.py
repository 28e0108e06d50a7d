"""11.1: priority and the stack."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import resolve, stack_names

DRAW = "Draw 1 card."


def test_only_who_has_priority_acts_and_forfeiting_hands_it_on(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.summon("Ifrit", text=DRAW)
    shiva = game.summon("Shiva", text=DRAW, on="opponent's hand")
    assert game.decides == "you" and game.why_not("play", shiva).clause == "11.3.2"
    game.play(game.find("Ifrit"))
    game.choose("done")
    assert game.decides == "opponent" and game.asked == "priority"
    game.shows("11.1.1", "11.1.2", "11.1.6")


def test_two_in_a_row_resolve_the_top_then_the_turn_player_has_priority(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    ifrit, shiva = game.summon("Ifrit", text=DRAW), game.summon("Shiva", text=DRAW, on="opponent's hand")
    game.play(ifrit)
    game.choose("done")
    game.play(shiva)
    assert game.decides == "opponent", "who cast a Summon has priority again"
    game.choose("done", "done")
    assert shiva.zone == "Break Zone" and ifrit.zone == "stack" and game.decides == "you"
    game.choose("done", "done")
    assert ifrit.zone == "Break Zone"
    game.shows("11.1.5", "11.1.7", "11.3.8", "11.11.1", "11.11.10", "7.12.3")


def test_an_empty_stack_and_two_forfeits_end_the_phase(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    game.forward("Knight")
    game.choose("done", "done")
    assert game.table.memory[0] == 3
    game.shows("11.1.7", "9.3.1.2")


def test_rule_processes_come_before_priority_until_none_is_left(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    chief = game.forward("Chief", power=3000, text="The Forwards other than Chief you control gain +2000 power.")
    weak = game.forward("Weak", power=1000)
    drain = game.summon("Drain", text="All the Forwards lose 3000 power until the end of the turn.")
    game.play(drain)
    resolve(game)
    assert chief.zone == weak.zone == "Break Zone", "first both that have none; nothing is left to keep up by the Chief"
    game.shows("11.1.3", "12.3", "12.4.4")


def test_triggered_abilities_are_stacked_before_anybody_acts(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Yours", text="When a Forward is put from the field into the Break Zone, draw 1 card.")
    game.forward("Theirs", text="When a Forward is put from the field into the Break Zone, draw 1 card.", on="opponent's field")
    game.forward("Victim", power=1000)
    bolt = game.summon("Bolt", text="Choose 1 Forward you control. Break it.")
    game.play(bolt, game.find("Victim"))
    resolve_one(game)
    assert stack_names(game) == ["Theirs", "Yours"], "the turn player's below, so it resolves last"
    game.shows("11.1.4", "11.8.7")


def resolve_one(game: Any) -> None:
    """Two forfeits, or one if the other player is not asked."""
    top = game.table.stacked[-1]
    while top in game.table.stacked:
        game.choose("done")


def test_each_player_orders_their_own(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("A", text="When a Forward enters your field, draw 1 card.")
    game.forward("B", text="When a Forward enters your field, draw 1 card.")
    new = game.forward("New", on="your hand")
    game.play(new)
    assert game.asked == "which pending ability"
    game.choose(game.find("B"))
    assert stack_names(game) == ["A", "B"]
    game.shows("11.8.7")


def test_what_triggers_while_abilities_are_stacked_is_stacked_before_anybody_acts(fftcg: Any) -> None:
    """The opponent's ability chooses your card after you have put yours onto the stack; what that triggers does not wait."""
    game = fftcg.game(your_hand=3, opponent_hand=1)
    shy = game.forward("Shy", text="When Shy is chosen by a Summon or an ability, draw 1 card.")
    game.backup("Watch", text="When a Forward opponent controls enters the field, choose 1 Forward opponent controls. Dull it.",
                on="opponent's field")
    comer = game.forward("Comer", on="your hand", cost=0)
    game.play(comer)
    game.choose(shy)
    assert game.asked == "priority" and stack_names(game) == ["Shy", "Watch"]
    game.shows("11.1.4")
