"""Conditions about how several cards relate to each other."""

from __future__ import annotations

import pytest

from cardwright.effects.base import Filter, GroupTest, Reference
from cardwright.effects.card_tests_group import ColoursRelate, NamesRelate, ValuesRelate
from cardwright.effects.conditions import Is
from cardwright.effects.readings import StatReading
from cardwright.games.sve import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.table import Table
from tests.effects.values.situation import Situation

pytestmark = pytest.mark.plain_only  # a reference of the test's own


class These(Reference):
    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def refs(self, t: Table, c: Context) -> list[int]:
        return self.cards


def costs_relate(same: bool) -> GroupTest:
    return ValuesRelate(StatReading(terms.COST, 0, False, ""), same)


@pytest.mark.parametrize("group", [NamesRelate, ColoursRelate, costs_relate])
def test_cards_relate_only_if_there_are_several(group: type[GroupTest]) -> None:
    s = Situation()
    elf = [s.card("Elf", cost=1, colour=1) for _ in range(3)]
    orc = s.card("Orc", cost=2, colour=2)
    ogre = s.card("Ogre", cost=3, colour=4)

    def holds(same: bool, *cards: int) -> bool:
        filter = Filter(1 << terms.FIELD, 3, [], [group(same)], 0)
        return Is(These(list(cards)), filter).holds(s.table, s.context())

    assert not holds(True) and not holds(True, elf[0]) and not holds(False, elf[0])
    assert holds(True, elf[0], elf[1]) and holds(True, *elf) and not holds(True, elf[0], elf[1], orc)
    assert holds(False, elf[0], orc) and holds(False, elf[0], orc, ogre)
    assert not holds(False, elf[0], orc, elf[1]) and not holds(False, elf[0], elf[1])
