"""Chapters 12, 13 and 14: rule processes, loops, and going back."""

from __future__ import annotations

from typing import Any

from cardwright.games.fftcg import terms
from cardwright.kernel import options as o
from cardwright.kernel.events import BY_COST, STATE
from tests.games.fftcg.acting import attack_with, resolve


def test_all_rule_processes_at_once(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    hurt = game.forward("Hurt", power=3000)
    frail = game.forward("Frail", power=1000)
    watcher = "When a Forward you control is put from the field into the Break Zone, draw 1 card."
    game.backup("Watcher", text=watcher)
    text = "Choose 1 Forward. Deal it 3000 damage. All the Forwards lose 1000 power until the end of the turn."
    storm = game.summon("Storm", text=text)
    game.play(storm, hurt)
    resolve(game)
    moves = [e for e in game.events("move") if e.goal == "Break Zone" and e.origin == "field"]
    assert {(e.card.name, e.verb, e.clause) for e in moves} == {("Hurt", "destroy", "12.4.5"), ("Frail", "put", "12.4.4")}
    assert hurt.zone == frail.zone == "Break Zone"
    game.shows("12.2", "12.3", "12.4.4", "12.4.5", "11.1.3")


def test_only_forwards_have_power_to_lose(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mage = game.backup("Mage")
    imp = game.monster("Imp")
    assert game.asked == "priority" and mage.zone == imp.zone == "field"


def test_what_dealt_the_damage_has_broken_the_forward(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    slayer = game.forward("Slayer", power=9000)
    wall = game.forward("Wall", power=3000, on="opponent's field")
    attack_with(game, slayer)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    while wall.zone == "field":
        game.choose("done")
    broke = [e for e in (entry.event for entry in game.table.log) if e.kind == terms.BROKE]
    assert [(e.subject, e.other) for e in broke] == [(slayer.card.ref(), broke[0].other)] and broke[0].clause == "12.4.5"
    game.shows("12.4.5")


SPIN = "When Spin becomes active, dull Spin.\nWhen Spin becomes dull, activate Spin."


def test_a_loop_that_nobody_can_stop_is_a_draw(fftcg: Any) -> None:
    game = fftcg.game()
    game.forward("Spin", text=SPIN)
    push = game.summon("Push", text="Choose 1 Forward. Dull it.")
    game.play(push)
    assert game.winner == "nobody"
    game.shows("13.1")


def test_who_alone_can_stop_a_forced_loop_says_how_often_it_goes_on(fftcg: Any) -> None:
    game = fftcg.game(opponent_hand=0)
    game.forward("Spin", text=SPIN)
    game.summon("Bolt", text="Choose 1 Forward. Break it.", on="opponent's hand")
    push = game.summon("Push", text="Choose 1 Forward. Dull it.")
    game.play(push)
    for _ in range(200):
        if game.asked == "repeat":
            break
        game.choose("done")
    assert game.asked == "repeat" and game.decides == "opponent"
    turned = len(game.events("state"))
    game.choose(3)
    assert game.decides == "opponent" and game.options() == ["play Bolt"], "now it has to be stopped"
    assert len(game.events("state")) == turned + 2 * 3 + 1, "three times round, and on to where the opponent can act"
    game.shows("13.2")


def say_until_asked_how_often(game: Any, answer: Any) -> None:
    """Give this answer and do nothing else, until somebody is asked how often it goes on."""
    for _ in range(900):
        if game.asked == "repeat" or game.winner:
            return
        game.choose("done" if game.asked == "priority" else answer)


def test_a_loop_that_another_target_would_end_is_no_draw(fftcg: Any) -> None:
    """13.2: nobody can act, but whoever chooses could choose the Forward that sets nothing off."""
    game = fftcg.game(your_hand=1)
    spin = game.forward("Spin", text="When Spin becomes dull, choose 1 Forward. Activate it.\nWhen Spin becomes active, dull Spin.")
    game.forward("Still")
    game.play(game.summon("Push", text="Choose 1 Forward. Dull it."), spin)
    say_until_asked_how_often(game, spin)
    assert (game.asked, game.decides, game.winner) == ("repeat", "you", "")
    game.choose(5)
    assert spin not in game.options(), "it has to be ended with another target"
    game.shows("13.2")


def test_a_loop_that_its_player_may_decline_is_repeated_as_often_as_they_say(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Spin", text="When Spin becomes dull, you may activate Spin.\nWhen Spin becomes active, dull Spin.")
    game.play(game.summon("Push", text="Choose 1 Forward. Dull it."))
    say_until_asked_how_often(game, "yes")
    assert (game.asked, game.decides) == ("repeat", "you")
    game.choose(2)
    assert game.asked == "whether" and game.options() == ["no"]
    game.choose("no")
    assert game.asked == "priority" and not game.winner
    game.shows("13.2")


IMP = "《0》: Until the end of the turn, Imp also becomes a Forward with 7000 power."


def test_a_free_ability_that_changes_nothing_is_not_repeated_for_ever(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    imp = game.monster("Imp", text=IMP)
    for _ in range(2):
        game.use(imp)
        resolve(game)
    assert game.why_not("use", imp).clause == "13.2"
    game.shows("13.2")


def test_nor_is_one_whose_number_is_raised_by_something_else(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    imp = game.monster("Imp", text=IMP)
    game.backup("Chief", text="The Forwards you control gain +1000 power.")
    for _ in range(2):
        game.use(imp)
        resolve(game)
    assert imp.power == 8000 and game.why_not("use", imp).clause == "13.2"
    game.shows("13.2")


def fly_four_times(game: Any) -> Any:
    """A loop that has come round: a Forward of 5000 power, which grows by 1000 each time. You say that it is repeated."""
    fly = game.monster("Fly", text="《0》: Choose 1 Forward. It gains +1000 power until the end of the turn.")
    knight = game.forward("Knight", power=1000)
    for _ in range(4):
        assert "repeat 1" not in game.options()
        game.use(fly)
        resolve(game)
    game.table.apply(game.options().index("repeat 1"))
    assert game.decides == "you" and game.asked == "repeat"
    return knight


def test_a_loop_leaves_no_heap_of_effects_behind_however_often_it_goes_round(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = fly_four_times(game)
    game.choose(1000)
    assert knight.power == 1_005_000 and len(game.table.effects) == 1
    game.shows("13.2")


def test_a_player_who_keeps_up_a_loop_says_how_often(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = fly_four_times(game)
    game.choose(20)
    assert knight.power == 25000 and game.asked == "priority"
    assert not any(o.verb_of(code) == o.USE for code in game.table.decision().options), "something else must be done now"
    game.shows("13.2")


def test_a_large_number_is_named_by_its_hundred_first(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = fly_four_times(game)
    assert game.options()[98:101] == [99, "100 to 199", "200 to 299"]
    game.choose("500 to 599")
    assert game.decides == "you" and game.asked == "repeat" and game.options() == list(range(500, 600))
    game.choose(537)
    assert knight.power == 5000 + 537_000
    game.shows("13.2")


def test_if_both_can_stop_it_the_smaller_number_counts(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    game.summon("Quick", text="Draw 1 card.", on="opponent's hand")
    knight = fly_four_times(game)
    game.choose(50)
    assert game.decides == "opponent" and game.asked == "repeat"
    game.choose(3)
    assert game.decides == "opponent" and "done" not in game.options(), "now it has to be stopped"
    assert knight.power == 8000
    game.shows("13.3")


def test_the_smaller_number_may_be_a_large_one_too(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    game.summon("Quick", text="Draw 1 card.", on="opponent's hand")
    knight = fly_four_times(game)
    game.choose(537)
    assert game.decides == "opponent" and game.options()[:3] == [537, "500 to 536", "400 to 499"]
    game.choose(123)
    assert knight.power == 5000 + 123_000 and game.decides == "opponent" and "done" not in game.options()
    game.shows("13.3")


def test_what_can_not_be_finished_never_began(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2)
    foe = game.forward("Foe", on="opponent's field")
    shy = game.forward("Shy", text="When Shy is chosen by a Summon or an ability, draw 1 card.")
    text = "Choose 1 Forward. Break it. If you paid the extra cost, choose 1 Backup. Break it."
    gambit = game.summon("Gambit", text=f"If you cast Gambit, you may pay an extra 《1》.\n{text}")
    before = len(game.events())
    game.play(gambit)
    assert game.asked == "pay or not"
    game.choose("yes")
    assert game.asked == "target"
    game.choose(shy)
    assert gambit.zone == "hand" and game.decides == "you" and game.asked == "priority", "there is no Backup to choose"
    assert len(game.you.hand) == 3 and game.table.pending == [] and game.table.stacked == []
    assert len(game.events()) == before, "nothing of it has happened, so nothing has triggered"
    assert "play Gambit" not in game.options() and foe.zone == "field"
    game.shows("14.1", "14.2", "14.3", "14.4", "11.3.1")


def test_a_loop_of_two_cards_that_activate_each_other_is_repeated_as_often_as_said(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = "《Dull》: Choose 1 Backup. Activate it."
    pair = [game.backup(name, text=text) for name in ("Ying", "Yang")]
    game.start()
    game.table.mine(pair[1].id).turned = 1
    for n in range(8):
        assert "repeat 2" not in game.options()
        game.use(pair[n % 2])
        game.choose(pair[1 - n % 2])
        resolve(game)
    game.table.apply(game.options().index("repeat 2"))
    assert (game.asked, game.decides) == ("repeat", "you")
    game.choose(50)
    assert game.asked == "priority" and [card.dull for card in pair] == [False, True]
    used = [e for e in game.table.history if e.kind == STATE and e.cause == BY_COST]
    assert len(used) == 8 + 100
    game.shows("13.2")


def test_a_generic_copy_neither_goes_nor_takes_another_with_it(fftcg: Any) -> None:
    """12.4.6: two without the icon go; the one with it does not count, neither way, also while others must go."""
    game = fftcg.game(your_hand=1)
    alone = game.forward("Captain")
    copies = [game.forward("Captain", generic=True, label=f"Captain {n}") for n in (1, 2)]
    both = [game.forward("Knight", label=f"unique {n}") for n in (1, 2)]
    generic = [game.forward("Knight", generic=True, label=f"generic {n}") for n in (1, 2)]
    theirs = game.forward("Knight", on="opponent's field", label="theirs")
    game.play(game.summon("Wait", text="Draw 1 card."))
    resolve(game)
    assert [card.zone for card in both] == ["Break Zone"] * 2
    assert [card.zone for card in (*generic, theirs, alone, *copies)] == ["field"] * 6
    game.shows("12.4.6")


def test_what_can_not_be_broken_is_not_broken_by_its_own_side_either(fftcg: Any) -> None:
    """2.2: not by effects of either player, nor by damage; to be put into the Break Zone is no breaking (15.1.1.3.2)."""
    for whose in ("your", "opponent's"):
        game = fftcg.game(your_hand=1, active="you" if whose == "your" else "opponent", opponent_hand=1)
        wall = game.forward("Wall", power=5000, text="Wall cannot be broken.", on="your field")
        bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.", on=f"{whose} hand")
        doom = game.summon("Doom", text="Break all the Forwards.", on=f"{whose} hand")
        fire = game.summon("Fire", text="Choose 1 Forward. Deal it 9000 damage.", on=f"{whose} hand")
        sink = game.summon("Sink", text="Choose 1 Forward. Put it into the Break Zone.", on=f"{whose} hand")
        for summon in (bolt, doom, fire):
            game.play(summon)
            resolve(game)
            assert wall.zone == "field", f"{whose} {summon.name}"
        assert wall.damage == 9000
        game.play(sink)
        resolve(game)
        assert wall.zone == "Break Zone"
        game.shows("2.2", "15.1.1.3.2")


def test_a_rule_process_that_is_replaced_each_time_is_a_loop_without_end(fftcg: Any) -> None:
    """12.3: Saint is dull after the first time, so nothing changes any more, and still there is a process left to perform."""
    game = fftcg.game(your_hand=1)
    text = "If Saint is put from the field into the Break Zone, dull Saint instead."
    game.forward("Saint", power=2000, text=text)
    game.play(game.summon("Hail", text="Deal 2000 damage to all the Forwards."))
    resolve(game)
    assert game.winner == "nobody"
    game.shows("13.1", "12.3")
