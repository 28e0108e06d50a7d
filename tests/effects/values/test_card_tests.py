"""Tests of single cards, and looking through a zone with them."""

from __future__ import annotations

import pytest

from cardwright.effects.amounts import DifferentColours
from cardwright.effects.base import Filter
from cardwright.effects.card_tests import HasAbility, IsControlledByOwner
from cardwright.effects.card_tests_related import SharesTrait
from cardwright.games.sve import terms
from cardwright.kernel.cards import id_of
from cardwright.kernel.faces import PASSIVE, Ability
from tests.effects.values.situation import THEY_ARE, YOU_ARE, Situation
from tests.effects.values.test_groups import These

FIELD, HAND = 1 << terms.FIELD, 1 << terms.HAND


@pytest.mark.plain_only  # a reference of the test's own
@pytest.mark.parametrize("whose", [1, 2, 3])
@pytest.mark.parametrize("zones", [FIELD, HAND, FIELD | HAND])
@pytest.mark.parametrize("trait", ["Elf", ""])
def test_a_zone_is_looked_through_as_each_of_its_cards_is(whose: int, zones: int, trait: str) -> None:
    s = Situation()
    elf = s.card("Elf", traits=("Elf",))
    for player in (YOU_ARE, THEY_ARE):
        for zone in (terms.FIELD, terms.HAND):
            s.card("Another elf", zone, player, traits=("Elf",))
            s.card("Orc", zone, player, traits=("Orc",))
    c = s.context(elf)
    t = s.table
    filter = Filter(zones, whose, [SharesTrait(These([elf]))] if trait else [], [], 0)
    seen = 0
    for player in (YOU_ARE, THEY_ARE):
        for zone in (terms.FIELD, terms.HAND):
            ids = list(t.zone(zone, player))
            out: list[int] = []
            filter.among(t, c, ids, out)
            assert out == [id for id in ids if filter.fits(t, c, t.cards[id])]
            wanted = bool(zones >> zone & 1) and bool(whose & (1 if player == YOU_ARE else 2))
            assert len(out) == (0 if not wanted else len(ids) - (1 if trait else 0))
            seen += len(out)
    assert seen > 0 and sorted(filter.numbers(t, c)) == sorted(id_of(ref) for ref in filter.refs(t, c))
    assert len(filter.numbers(t, c)) == seen == filter.how_many(t, c)
    nobody: list[int] = []
    filter.among(t, c, [], nobody)
    assert nobody == []


@pytest.mark.plain_only  # a reference of the test's own
def test_a_trait_is_shared_with_any_of_the_cards() -> None:
    s = Situation()
    elf, orc, both, none = (s.card("X", traits=traits) for traits in (("Elf",), ("Orc",), ("Elf", "Orc"), ()))
    c = s.context()

    def shares(ref: int, *others: int) -> bool:
        card = s.table.at(ref)
        assert card is not None
        return SharesTrait(These(list(others))).passes(s.table, c, card, s.look(ref))

    assert shares(elf, elf) and shares(elf, orc, both) and shares(both, orc)
    assert not shares(elf, orc) and not shares(none, elf, orc, both) and not shares(elf) and not shares(elf, none)


def test_an_ability_of_a_label_or_of_a_kind() -> None:
    s = Situation()
    labelled, flagged, other = Ability(PASSIVE, ""), Ability(PASSIVE, ""), Ability(PASSIVE, "")
    labelled.keyword, flagged.flags = 4, 32
    cards = [s.card("X", abilities=abilities) for abilities in ((labelled,), (flagged,), (other,), (), (other, labelled))]

    def found(labels: int, flags: int) -> list[bool]:
        test = HasAbility(labels, flags)
        return [test.passes(s.table, s.context(), s.table.cards[id_of(ref)], s.look(ref)) for ref in cards]

    assert found(4, 0) == found(6, 0) == [True, False, False, False, True]
    assert found(0, 32) == [False, True, False, False, False]
    assert found(4, 32) == [True, True, False, False, True] and not any(found(3, 16))


@pytest.mark.plain_only  # a reference of the test's own
def test_colours_are_counted_once_each() -> None:
    s = Situation()
    refs = [s.card("X", colour=colour) for colour in (1, 1, 2, 6, 0)]

    def different(*which: int) -> int:
        return DifferentColours(These([refs[i] for i in which])).value(s.table, s.context())

    assert [different(), different(4), different(0), different(0, 1), different(0, 2), different(3), different(0, 1, 2, 3)] == [
        0, 0, 1, 1, 2, 2, 3,
    ]


def test_whose_owner_controls_it() -> None:
    s = Situation()
    ref = s.card("X")
    card = s.table.mine(id_of(ref))
    assert IsControlledByOwner().passes(s.table, s.context(), card, s.look(ref))
    card.owner = THEY_ARE
    assert not IsControlledByOwner().passes(s.table, s.context(), card, s.look(ref))
