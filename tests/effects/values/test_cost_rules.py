"""What playing a card costs: set to a value first, then more or less; the card's own cost stays what it is."""

from __future__ import annotations

import pytest

from cardwright.effects.cost_rules import Price, changed_cost, use_up
from cardwright.effects.lowering.cost_changes import effects
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.games.sve import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import END_OF_TURN, Continuous
from cardwright.kernel.events import TO_PLAY
from cardwright.text.tree import Node
from tests.effects.values.nodes import SPELL, THIS, all_of, at, make, num, slot, within
from tests.effects.values.situation import THEY_ARE, Situation

PLAYED_FROM = 1 << terms.HAND | 1 << terms.EX_AREA | 1 << terms.RESOLUTION


def cost(s: Situation, ref: int, player: int = 0, paid: int = 0, action: str = "play") -> int:
    card = s.table.at(ref)
    assert card is not None
    return changed_cost(s.table, player, card, s.look(ref).stats[terms.COST], paid, action)


def changes(what: Node, op: str, n: int, **more: Node | int | str | tuple[Node, ...]) -> Node:
    return make("CostChange", what=what, op=op, n=num(n), **more)


def in_force(s: Situation, node: Node, only: tuple[int, ...] = (), c: Context | None = None) -> None:
    effect = effects(s.low, node)[0]
    context = c or s.context()
    values = effect.values(s.table, context)
    s.table.effects.append(Continuous(effect, context, values, only, False, END_OF_TURN, 1, 0, s.table.next_stamp()))


def test_this_card_costs_less_where_it_is_played_from() -> None:
    s = Situation()
    s.table.trace = set()
    ref = s.bearer(changes(THIS, "-", 1), zone=terms.HAND, zones=PLAYED_FROM)
    assert cost(s, ref) == 1
    assert s.look(ref).stats[terms.COST] == 2
    assert {"10.4.4.1", "10.2.1.3.3"} <= s.table.trace


def test_a_cost_is_set_before_it_is_raised_or_lowered() -> None:
    """10.10.2.4"""
    s = Situation()
    s.table.trace = set()
    spell = s.card("Spell", terms.HAND, type=terms.SPELL, cost=7)
    s.bearer(changes(all_of(SPELL), "-", 1))
    s.bearer(changes(all_of(SPELL), "=", 4))
    s.bearer(changes(all_of(SPELL), "+", 3))
    assert cost(s, spell) == 6
    assert {"10.10.2.4", "10.6.2.5.1.2", "4.4.3.1"} <= s.table.trace


def test_cards_that_you_play_are_meant() -> None:
    s = Situation()
    s.bearer(changes(all_of(SPELL), "-", 1))
    theirs = s.card("Spell", terms.HAND, THEY_ARE, terms.SPELL)
    follower = s.card("Follower", terms.HAND)
    assert cost(s, theirs, THEY_ARE) == 2
    assert cost(s, follower) == 2


def test_from_a_zone_only_even_while_the_card_waits_to_be_resolved() -> None:
    s = Situation()
    s.bearer(changes(all_of(), "-", 1, source=(at("ex area"),)))
    ex, hand = s.card("In EX", terms.EX_AREA), s.card("In hand", terms.HAND)
    assert cost(s, ex) == 1 and cost(s, hand) == 2
    assert cost(s, s.moves(ex, terms.RESOLUTION, TO_PLAY)) == 1
    assert cost(s, s.moves(hand, terms.RESOLUTION, TO_PLAY)) == 2


def test_a_zone_named_by_the_cards_is_the_one_they_are_played_from() -> None:
    s = Situation()
    s.bearer(changes(all_of(within("ex area")), "-", 1))
    assert cost(s, s.card("In EX", terms.EX_AREA)) == 1
    assert cost(s, s.card("In hand", terms.HAND)) == 2


def test_an_effect_about_one_card_holds_while_it_is_played() -> None:
    s = Situation()
    ref, other = s.card("It", terms.HAND), s.card("Other", terms.HAND)
    in_force(s, changes(slot(1), "-", 2), (ref,))
    assert cost(s, ref) == 0 and cost(s, other) == 2
    assert cost(s, s.moves(ref, terms.RESOLUTION, TO_PLAY)) == 0


def test_the_next_spell_uses_it_up() -> None:
    s = Situation()
    in_force(s, changes(all_of(SPELL), "-", 1, next=1))
    follower = s.plays(s.card("Follower", terms.HAND))
    card = s.table.at(follower)
    assert card is not None
    use_up(s.table, card)
    spell = s.card("Spell", terms.HAND, type=terms.SPELL)
    assert cost(s, spell) == 1
    waiting = s.table.at(s.plays(spell, resolve=False))
    assert waiting is not None
    use_up(s.table, waiting)
    assert cost(s, s.card("Spell", terms.HAND, type=terms.SPELL)) == 2


def test_the_first_such_card_each_turn() -> None:
    s = Situation()
    s.bearer(changes(all_of(SPELL), "-", 1, nth=1))
    first, second = s.card("First", terms.HAND, type=terms.SPELL), s.card("Second", terms.HAND, type=terms.SPELL)
    s.plays(s.card("No spell", terms.HAND))
    assert cost(s, first) == 1
    s.plays(first, resolve=False)
    assert cost(s, second) == 2


def test_a_condition_and_an_optional_cost_that_was_paid() -> None:
    s = Situation()
    s.low.marks["additional cost"] = 0
    paid = make("If", condition=make("Paid", name="additional cost"), then=(changes(THIS, "=", 0),))
    ref = s.bearer(paid, zone=terms.HAND, zones=PLAYED_FROM)
    assert cost(s, ref) == 2
    assert cost(s, ref, paid=1) == 0


def test_another_action_than_playing() -> None:
    s = Situation()
    ref = s.card("It")
    in_force(s, changes(slot(1), "=", 0, action="evolve"), (ref,))
    assert cost(s, ref) == 2
    assert cost(s, ref, action="evolve") == 0


def test_other_cards_by_reference_are_no_business_of_a_passive_ability() -> None:
    with pytest.raises(NotRunnable):
        Situation().low.passive(changes(slot(1), "-", 1), 1)


@pytest.mark.parametrize(
    ("base", "by", "least", "total"),
    [(5, -3, 0, 2), (5, -3, 3, 3), (5, -3, 2, 2), (5, -1, 3, 4), (2, -1, 3, 1), (3, -1, 3, 3), (2, 2, 3, 4), (1, -4, 0, -3)],
)
def test_what_makes_it_cheaper_brings_it_no_lower_than_it_says(base: int, by: int, least: int, total: int) -> None:
    """And never raises what was cheaper to begin with. Without such a limit the caller says what a cost below 0 is."""
    price = Price(base)
    price.by, price.least = by, least
    assert price.total() == total
