"""Small differences: one number that is rounded and one that need not be, one's own and the opponent's."""

from __future__ import annotations

from typing import Any

from cardwright.games.fow import terms
from cardwright.kernel.events import STATE
from cardwright.kernel.options import CARD, option
from tests.games.fow.acting import next_main, pass_until, play, stones


def test_only_the_number_that_needs_it_is_rounded_up(fow: Any) -> None:
    """909.1g: ATK is brought to full hundreds, DEF lies there already."""
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    edge = game.chant("Edge", cost="", text="Target resonator gains [+50/+0] until end of turn.")
    hide = game.chant("Hide", cost="", text="Target resonator gains [+0/+150] until end of turn.")
    play(game, edge, knight)
    assert (knight.atk, knight.defense) == (400, 300)
    play(game, hide, knight)
    assert (knight.atk, knight.defense) == (400, 500)
    game.shows("909.1g")


def test_one_s_own_are_not_attacked_and_it_is_said_why(fow: Any) -> None:
    """803.3b"""
    game = fow.game()
    knight, friend = game.resonator("Knight"), game.resonator("Friend", rested=True)
    foe = game.resonator("Foe", on="opponent's field", rested=True)
    t = game.table
    game.choose("battle")
    pass_until(game, "attack")
    game.choose(knight)
    assert foe in game.options() and friend not in game.options()
    assert t.why_not(option(CARD, friend.id)).clause == "803.3b" and t.why_not(option(CARD, foe.id)) is None


def test_a_chant_may_be_set_and_each_player_recovers_their_own(fow: Any) -> None:
    """503.5, 706.1"""
    game = fow.game()
    stones(game, 2)
    chant = game.chant("Swift", cost="", text="[Quickcast]\nYou gain 100 life.")
    second = game.chant("Second", cost="", text="[Quickcast]\nYou gain 100 life.")
    tired = [game.resonator("Tired", rested=True, on="opponent's field"), game.resonator("Mine", rested=True)]
    assert {option(terms.SET_STANDBY, card.id) for card in (chant, second)} <= set(game.table.decision().options)
    next_main(game)
    assert [card.rested for card in tired] == [False, True]
    recovered = [e for e in game.table.history if e.kind == STATE]
    assert [(e.subject & 0xFFFF, e.player) for e in recovered] == [(tired[0].id, 1)]
