"""Two positions are the same only if nothing at all is different: memory, links, whom effects are about, granted abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardwright.games.sve import terms
from cardwright.kernel.contexts import Context, Delayed, Pending
from cardwright.kernel.continuous import FOREVER, Continuous, Link
from cardwright.kernel.faces import ACTIVATED, Ability
from cardwright.kernel.same_positions import bar, barred_now, led_nowhere, note_action, position_key, seen_before
from cardwright.kernel.storing import load, save
from cardwright.kernel.table import Table

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


# -- one thing at a time
ONE, TWO = 0, 1  # on your field; as any two, they are not alike


def swap(cards: list[int]) -> list[int]:
    return [cards[1], cards[0], *cards[2:]]


def pieces(t: Table, zone: int, change: Callable[[list[int]], list[int]]) -> None:
    t.zones = [change(ids) if z == zone * 2 else ids for z, ids in enumerate(t.zones)]


def waits(t: Table, source: int, controller: int) -> None:
    t.pending = [*t.pending, Pending(controller, t.cards[source].ref(), Ability(ACTIVATED, ""), None, None)]


DIFFERENT: dict[str, Callable[[Table], None]] = {
    "another turn": lambda t: setattr(t, "turn", t.turn + 1),
    "the other player's turn": lambda t: setattr(t, "active", 1 - t.active),
    "a point less": lambda t: t.set_number(terms.PLAY_POINTS, 0, 3),
    "the deck in another order": lambda t: pieces(t, terms.DECK, swap),
    "another card in the hand": lambda t: t.zones.__setitem__(
        slice(None), [[*ids[:-1], t.zones[terms.DECK * 2][0]] if z == terms.HAND * 2 else ids for z, ids in enumerate(t.zones)]),
    "an engaged card": lambda t: setattr(t.mine(ONE), "turned", 1),
    "a face that is down": lambda t: setattr(t.mine(ONE), "facedown", True),
    "damage": lambda t: setattr(t.mine(ONE), "damage", 1),
    "a mark": lambda t: setattr(t.mine(ONE), "marks", 1),
    "a counter": lambda t: setattr(t.mine(ONE), "counters", (1, 1)),
    "whose card it is": lambda t: setattr(t.mine(ONE), "owner", 1),
    "something in the pool": lambda t: t.pool.append(5),
    "an ability that waits": lambda t: waits(t, ONE, 0),
    "a use of what may be used once in a game": lambda t: t.uses_in_game.extend([ONE, 1]),
    "a state that is met": lambda t: t.met_states.extend([t.cards[ONE].ref(), 3]),
}  # fmt: skip


def two_followers(sve: Any) -> Table:
    game = sve.game(your_hand=2, your_deck=4)
    one, two = game.follower("One", attack=1), game.follower("Two", attack=2)
    t: Table = game.table
    assert (one.card.id, two.card.id) == (ONE, TWO)
    return t


@pytest.mark.parametrize("what", DIFFERENT)
def test_each_thing_by_itself_makes_a_difference(sve: Any, what: str) -> None:
    t = two_followers(sve)
    other = t.clone()
    DIFFERENT[what](other)
    other.dirty = True
    assert position_key(other) != position_key(t)


@pytest.mark.parametrize("zone", [terms.FIELD, terms.HAND])
def test_in_which_order_cards_lie_where_there_is_none_makes_no_difference(sve: Any, zone: int) -> None:
    t = two_followers(sve)
    other = t.clone()
    pieces(other, zone, swap)
    assert other.zones != t.zones and position_key(other) == position_key(t)


def test_whose_ability_waits_makes_a_difference_and_which_card_s(sve: Any) -> None:
    t = two_followers(sve)
    keys = set()
    for source, controller in ((ONE, 0), (ONE, 1), (TWO, 0)):
        other = t.clone()
        waits(other, source, controller)
        keys.add(position_key(other))
    assert len(keys) == 3


def test_which_state_is_met_makes_a_difference_and_of_which_card(sve: Any) -> None:
    t = two_followers(sve)
    keys = set()
    for card, number in ((ONE, 1), (ONE, 2), (TWO, 1)):
        t.met_states = [t.cards[card].ref(), number]
        keys.add(position_key(t))
    assert len(keys) == 3


def test_effects_differ_by_what_they_do_to_whom_and_for_how_long(sve: Any) -> None:
    """On cards in hand, of which a position says nothing but which they are."""
    game = sve.game(your_hand=2)
    game.follower("One")
    game.play(game.spell("Gift", cost=0, text="Give all followers on your field [attack]+1 until the end of the turn."))
    t = game.table
    e = t.effects[0]
    hand = [t.cards[id].ref() for id in t.zone(terms.HAND, 0)]
    keys = []
    for values, only, until in (
        (e.values, (hand[0],), e.until), (e.values, (hand[1],), e.until), (e.values, (hand[1], hand[0]), e.until),
        ((9,), (hand[0],), e.until), (e.values, (hand[0],), FOREVER), (e.values, (hand[0], hand[1]), e.until),
    ):  # fmt: skip
        t.effects = [Continuous(e.change, e.context, values, only, True, until, e.until_turn, e.until_player, e.stamp)]
        t.dirty = True
        keys.append(position_key(t))
    assert keys.pop() == keys[2], "they are named in another order"
    assert len(set(keys)) == 5


def test_what_is_to_happen_later_makes_a_difference_and_what_was_chosen_for_it(sve: Any) -> None:
    game = sve.game(your_hand=2)
    game.play(game.spell("Later", cost=0, text="Draw a card."))
    t = game.table
    one, two = (t.cards[id] for id in t.zone(terms.HAND, 0)[:2])
    keys = {position_key(t)}
    ability = t.library.abilities[0]
    for number, card, modes, paid in ((0, one, [], 0), (0, two, [], 0), (1, one, [], 0), (0, one, [1], 0), (0, one, [], 1)):
        given = Context(one.ref(), 0, ability)
        given.make_room(1, 1)
        given.fill(0, [card.ref()])
        given.numbers = (number,)
        given.choose_modes(modes)
        given.paid = paid
        t.delayed = [Delayed(0, one.ref(), ability, given, True, FOREVER, 1, -1, 1)]
        keys.add(position_key(t))
        t.delayed = []
        t.pending = [Pending(0, one.ref(), ability, None, given)]
        keys.add(position_key(t))
        t.pending = []
    assert len(keys) == 1 + 2 * 5


def test_what_is_seen_once_more_was_seen_before(sve: Any) -> None:
    t = two_followers(sve)
    seen: list[int] = []
    assert [seen_before(t, seen), seen_before(t, seen)] == [False, True]
    t.mine(ONE).damage = 1
    assert not seen_before(t, seen)


@pytest.mark.parametrize("what", [*DIFFERENT, ""])
def test_an_action_led_nowhere_if_nothing_at_all_is_different(sve: Any, what: str) -> None:
    """15.2.1.2"""
    t = two_followers(sve)
    note_action(t, 77)
    if what:
        DIFFERENT[what](t)
        t.dirty = True
    assert led_nowhere(t) == (-1 if what else 77)
    assert led_nowhere(t) == -1, "it is asked once"
