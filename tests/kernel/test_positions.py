"""Two positions are the same only if nothing at all is different: memory, links, whom effects are about, granted abilities."""

from __future__ import annotations

from typing import Any

from cardwright.kernel.continuous import Continuous, Link
from cardwright.kernel.same_positions import bar, barred_now, position_key
from cardwright.kernel.storing import load, save

GIVE = "Select a follower on your field. Give it “[lastwords] Draw a card.”"


def test_memory_and_links_make_a_difference(sve: Any) -> None:
    game = sve.game()
    one, two = game.follower("One", attack=1), game.follower("Two", attack=2)
    t = game.table
    before = position_key(t)
    t.memory = [*t.memory, 1]
    assert position_key(t) != before
    t.memory = t.memory[:-1]
    assert position_key(t) == before
    refs = [t.cards[card.card.id].ref() for card in (one, two)]
    t.links = [Link(0, refs[0], refs[1], 1)]
    linked = position_key(t)
    t.links = [Link(0, refs[1], refs[0], 1)]
    assert len({before, linked, position_key(t)}) == 3


def test_whom_an_effect_is_about_makes_a_difference(sve: Any) -> None:
    game = sve.game()
    spell = game.spell("Gift", text="Select a follower on your field. It can't attack leaders until the end of the turn.")
    one, two = game.follower("One", attack=1), game.follower("Two", attack=2)
    game.play(spell)
    game.choose(one)
    t = game.table
    key = position_key(t)
    e = t.effects[0]
    ref = t.cards[two.card.id].ref()
    t.effects = [Continuous(e.change, e.context, e.values, (ref,), True, e.until, e.until_turn, e.until_player, e.stamp)]
    t.dirty = True
    assert position_key(t) != key


def test_a_granted_ability_makes_a_difference(sve: Any) -> None:
    game = sve.game()
    spell = game.spell("Gift", text=GIVE)
    game.follower("One", attack=1)
    t = game.table
    t.zones = [zone[:] for zone in t.zones]
    before = position_key(t)
    game.play(spell)
    t.effects, effects = [], t.effects
    t.dirty = True
    without = position_key(t)
    t.effects = effects
    t.dirty = True
    assert len({before, without, position_key(t)}) == 3


def test_an_option_is_barred_from_one_position_only(sve: Any) -> None:
    game = sve.game()
    one = game.follower("One", attack=1)
    t = game.table
    bar(t, 77)
    assert barred_now(t) == [77] == barred_now(t.clone()) == barred_now(load(t.rules, t.library, *save(t)))
    t.mine(one.card.id).damage = 1
    assert barred_now(t) == []
