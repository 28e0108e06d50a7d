"""Cards found again after they have moved, and what they last were."""

from __future__ import annotations

from cardwright.effects.ops.doing import there
from cardwright.effects.references import Slot, follow
from cardwright.games.sve import terms
from cardwright.kernel.events import BY_EFFECT, DESTROY, RETURN, STEAL, SUMMON
from tests.effects.values.nodes import FOLLOWER, THIS, YOU, filtered, make, num, plus, slot, stat
from tests.effects.values.situation import THEY_ARE, Situation


def test_it_is_the_card_after_the_move_that_the_same_effect_made() -> None:
    """4.1.3.2"""
    s = Situation()
    dead = s.card("Dead", terms.CEMETERY)
    c = s.context(slots=([dead],))
    risen = s.moves(dead, terms.FIELD, SUMMON)
    assert follow(s.table, dead, c) == risen
    assert there(s.table, c, Slot(1)) == [risen]


def test_a_card_that_moved_before_is_another_card() -> None:
    s = Situation()
    gone = s.card("Gone")
    s.moves(gone, terms.HAND, RETURN)
    c = s.context(slots=([gone],))
    assert follow(s.table, gone, c) == -1
    assert there(s.table, c, Slot(1)) == []


def test_two_moves_in_one_effect() -> None:
    s = Situation()
    ref = s.card("Bounced")
    c = s.context()
    in_hand = s.moves(ref, terms.HAND, RETURN)
    back = s.moves(in_hand, terms.FIELD)
    assert follow(s.table, ref, c) == back


def test_a_stolen_card_is_still_that_card() -> None:
    s = Situation()
    ref = s.card("Loot", player=THEY_ARE)
    c = s.context(slots=([ref],))
    s.moves(ref, terms.FIELD, STEAL, player=0)
    assert s.table.at(ref) is not None
    assert s.refs(slot(1), c) == [ref]


def test_the_rest_is_what_has_not_moved() -> None:
    s = Situation()
    a, b = s.card("A", terms.DECK), s.card("B", terms.DECK)
    c = s.context(slots=([a, b],))
    s.moves(a, terms.HAND)
    assert s.refs(slot(1, "rest"), c) == [b]
    s.moves(b, terms.DECK)
    assert s.refs(slot(1, "rest"), c) == []


def test_information_of_a_card_that_has_left_is_what_it_last_was() -> None:
    """10.11.1"""
    s = Situation()
    s.table.trace = set()
    ref = s.card("Brave", attack=2)
    s.lasts(s.low.locked(plus(3, 0), make("Indefinitely"))[0], ref)
    c = s.context(slots=([ref],))
    s.moves(ref, terms.CEMETERY, DESTROY)
    assert s.value(stat(slot(1), "attack"), c) == 5
    assert "10.11.1" in s.table.trace


def test_information_of_a_card_that_was_put_onto_the_field_is_that_on_the_field() -> None:
    s = Situation()
    s.bearer(make("Modify", what=make("All", filter=filtered(FOLLOWER)), mods=plus(1, 1)))
    ref = s.card("Recruit", terms.DECK, attack=2)
    c = s.context(slots=([ref],))
    assert s.value(stat(slot(1), "attack"), c) == 2
    s.moves(ref, terms.FIELD, SUMMON)
    assert s.value(stat(slot(1), "attack"), c) == 3


def test_last_words_speak_of_the_card_as_it_was_on_the_field() -> None:
    s = Situation()
    ref = s.card("Brave", attack=2)
    s.lasts(s.low.locked(plus(3, 0), make("Indefinitely"))[0], ref)
    [event] = s.happens(s.move(ref, terms.CEMETERY, DESTROY, cause=BY_EFFECT))
    c = s.context(event.subject, event=event)
    assert s.value(stat(THIS, "attack"), c) == 5


def test_the_leader_of_a_cards_controller() -> None:
    s = Situation()
    s.leader(0)
    theirs = s.leader(THEY_ARE)
    ref = s.card(player=THEY_ARE)
    c = s.context(slots=([ref],))
    s.moves(ref, terms.CEMETERY, DESTROY)
    assert s.refs(make("Leader", of=make("ControllerOf", what=slot(1))), c) == [theirs]


def test_cards_of_several_references_each_once() -> None:
    s = Situation()
    ref = s.card("One")
    both = make("Together", parts=(THIS, make("All", filter=filtered(FOLLOWER))))
    assert s.refs(both, s.context(ref)) == [ref]


def test_the_top_of_the_deck() -> None:
    s = Situation()
    for name in ("First in", "Last in"):
        s.card(name, terms.DECK)
    assert s.names(s.refs(make("Deck", count=num(1), of=YOU))) == ["Last in"]
