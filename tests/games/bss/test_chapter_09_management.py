"""Chapter 9: winning, cards with too few cores, spirits without BP."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, move_cores, summon, use

DRAW_WHEN_DESTROYED = "[LV1·2] 【When Destroyed】 Draw a card."
DRAIN = "[Main] Select one of your opponent's spirits. Remove one core from it and place it into their reserve."


def test_both_lives_at_zero_draw_the_game(bss: Any) -> None:
    game = bss.game(your_life=1, opponent_life=1)
    doom = game.magic("Doom", cost=0, text="[Main] Each player places one core from their life into their reserve.")
    use(game, doom)
    assert game.winner == "nobody"
    game.shows("1-2-3")


def test_a_spirit_drained_by_an_effect_is_destroyed_by_that_effect(bss: Any) -> None:
    game = bss.game(opponent_deck=5)
    victim = game.spirit("Victim", on="opponent's field", text=DRAW_WHEN_DESTROYED)
    drain = game.magic("Drain", cost=0, text=DRAIN)
    use(game, drain, "", victim)
    assert victim.zone == "trash"
    move = next(e for e in game.events("move") if e.card == victim)
    assert (move.verb, move.clause, move.source) == ("destroy", "9-3-2-1", drain)
    assert len(game.opponent.hand) == 1
    game.shows("9-3-1", "9-3-2", "9-3-2-1", "10-1-3-3", "10-15-1", "9-1-2-2")


def test_a_spirit_that_its_player_drains_is_self_destroyed_and_nothing_triggers(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    victim = game.spirit("Victim", text=DRAW_WHEN_DESTROYED)
    move_cores(game, "Victim", "the reserve", "1 core")
    assert victim.zone == "trash"
    assert len(game.you.hand) == 0
    game.shows("9-3-2", "10-1-1-1")


def test_a_cost_that_the_opponent_pays_with_its_cores_destroys_it(bss: Any) -> None:
    """Only what its own player does or pays is self-destruction."""
    game = bss.game(opponent_deck=5, your_deck=5)
    victim = game.spirit("Victim", on="opponent's field", text=DRAW_WHEN_DESTROYED)
    tithe = game.magic("Tithe", cost=0, text="[Main] You may remove one core from one of your opponent's spirits and place it into "
                                             "their reserve to draw a card.")
    use(game, tithe, "", "yes")
    assert victim.zone == "trash" and len(game.you.hand) == 1
    assert len(game.opponent.hand) == 1  # it was destroyed
    game.shows("9-3-2")


def test_the_movement_that_goes_below_level_1_decides(bss: Any) -> None:
    """The opponent's effect took one core, but it was its player who took the last."""
    game = bss.game(active="opponent", your_reserve=0)
    victim = game.spirit("Victim", on="your field", counters={"core": 2}, text=DRAW_WHEN_DESTROYED)
    drain = game.magic("Drain", cost=0, on="opponent's hand", text=DRAIN)
    use(game, drain, "", victim)
    assert victim.cores == 1 and victim.zone == "field"
    game.end_main_phase()
    assert game.active == "you"
    move_cores(game, "Victim", "the reserve", "1 core")
    assert victim.zone == "trash"
    assert [e.clause for e in game.events("move") if e.card == victim] == ["9-3-2"]


def test_several_cards_due_at_one_checkpoint_go_together(bss: Any) -> None:
    game = bss.game()
    one = game.spirit("One", bp=1000, on="opponent's field")
    two = game.spirit("Two", bp=2000, on="opponent's field")
    three = game.spirit("Three", bp=5000, on="opponent's field")
    fog = game.magic("Fog", cost=0, text="[Main] All of your opponent's spirits lose 2000 BP during this turn.")
    use(game, fog)
    assert one.zone == two.zone == "trash" and three.zone == "field" and three.bp == 3000
    game.shows("9-1-2-3", "9-4-1", "9-4-2", "9-4-2-1")


def test_a_spirit_without_bp_is_destroyed_by_the_effect_that_lowered_it(bss: Any) -> None:
    game = bss.game(opponent_deck=5)
    victim = game.spirit("Victim", bp=2000, on="opponent's field", text=DRAW_WHEN_DESTROYED)
    curse = game.magic("Hex", cost=0, text="[Main] Select one of your opponent's spirits. It loses 3000 BP during this turn.")
    use(game, curse, "", victim)
    move = next(e for e in game.events("move") if e.card == victim)
    assert (move.verb, move.clause, move.source) == ("destroy", "9-4-2-1", curse)
    assert len(game.opponent.hand) == 1
    game.shows("9-4-2", "9-4-2-1", "1-3-6")


@pytest.mark.parametrize(("what", "clause"), [
    ("Select one of your opponent's spirits and destroy it.", ""),
    ("Select one of your opponent's spirits. It loses 3000 BP during this turn.", "9-4-2-1"),
    ("Select one of your opponent's spirits. Remove a core from it and place it into their reserve.", "9-3-2-1"),
])
def test_what_destruction_effects_can_not_destroy_falls_without_bp_or_cores_all_the_same(bss: Any, what: str, clause: str) -> None:
    """An effect that takes cores or BP is no destruction effect, though the spirit counts as destroyed by it."""
    game = bss.game()
    text = "[LV1] This spirit can't be destroyed by your opponent's destruction effects."
    victim = game.spirit("Victim", bp=2000, text=text, on="opponent's field")
    use(game, game.magic("Hex", cost=0, text=f"[Main] {what}"))
    assert victim.zone == ("trash" if clause else "field")
    if clause:
        game.shows(clause, "10-14-2")


def test_a_spirit_whose_level_an_effect_lowers_is_destroyed_by_it(bss: Any) -> None:
    """At LV2 it would survive the weakness; the effect that takes the core leaves it at LV1 without BP."""
    game = bss.game(opponent_deck=5)
    victim = game.spirit("Victim", levels=[(1, 1000), (2, 4000)], counters={"core": 2}, on="opponent's field",
                         text=DRAW_WHEN_DESTROYED)
    hex = game.magic("Hex", cost=0, text="[Main] Select one of your opponent's spirits. It loses 2000 BP during this turn.")
    drain = game.magic("Drain", cost=0, text=DRAIN)
    use(game, hex, "", victim)
    assert victim.bp == 2000
    use(game, drain, "", victim)
    assert victim.zone == "trash"
    move = next(e for e in game.events("move") if e.card == victim)
    assert (move.verb, move.clause, move.source) == ("destroy", "9-4-2-2", drain)
    game.shows("9-4-2-2")


def test_a_spirit_whose_level_its_player_lowers_is_self_destroyed(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    victim = game.spirit("Victim", levels=[(1, 1000), (2, 4000)], counters={"core": 2}, text=DRAW_WHEN_DESTROYED)
    hex = game.magic("Hex", cost=0, text="[Main] Select one of your spirits. It loses 2000 BP during this turn.")
    use(game, hex, "", victim)
    move_cores(game, "Victim", "the reserve", "1 core")
    assert victim.zone == "trash"
    assert next(e for e in game.events("move") if e.card == victim).clause == "9-4-2-3"
    assert len(game.you.hand) == 0
    game.shows("9-4-2-3", "10-1-1-1")


def test_nothing_is_destroyed_in_the_middle_of_a_directive(bss: Any) -> None:
    """Its cores leave and come back within the payment and the placing of one summoning."""
    game = bss.game(your_reserve=0)
    victim = game.spirit("Victim", counters={"core": 2})
    knight = game.spirit("Knight", on="your hand", cost=1)
    summon(game, knight)
    assert knight.zone == "field"
    assert victim.zone == "trash"
    moved = [e.card for e in game.events("move")]
    assert moved == [knight, victim]
    game.shows("4-7-2", "9-1-2-2")


def test_a_token_that_leaves_the_field_is_out_of_the_game(bss: Any) -> None:
    game = bss.game(start="attack")
    doll = game.token("Doll", bp=1000)
    wall = game.spirit("Wall", bp=3000, on="opponent's field")
    attack(game, doll, wall)
    assert not doll.exists
    assert len(game.you.trash) == 0
    assert game.you.reserve == 11
    game.shows("4-12-3", "9-1-2-1")
