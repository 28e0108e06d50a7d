"""What is touched and changes nothing leaves the outlook as it is: effects are asked whether they would do the same again."""

from __future__ import annotations

import pytest

from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import FOREVER, Change, Continuous, number_bit, stat_bit
from cardwright.kernel.faces import Look
from cardwright.kernel.table import Table
from tests.effects.values.situation import YOU_ARE, Situation

pytestmark = pytest.mark.plain_only  # changes of the test's own

POINTS = terms.PLAY_POINTS
FEW = 5


class MoreForThreePoints(Change):
    """Followers whose cost their player can pay have one more attack for every three play points."""

    def __init__(self, reads: int = 0) -> None:
        super().__init__(0, reads, stat_bit(terms.ATTACK))
        self.zones = 1 << terms.FIELD
        self.depends_on = number_bit(POINTS)

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return card.form.look.stats[terms.COST] <= t.number(POINTS, YOU_ARE)

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return (t.number(POINTS, YOU_ARE) // 3,)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        look.stats[terms.ATTACK] += values[0]


class MoreWithFewPoints(MoreForThreePoints):
    """The same for all of them, but only as long as there are few points: it looks at the table as it is applied."""

    def __init__(self) -> None:
        super().__init__()
        self.applies_by_state = True

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return True

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return (1,)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if t.number(POINTS, YOU_ARE) <= FEW:
            look.stats[terms.ATTACK] += values[0]


def situation(*changes: Change) -> tuple[Situation, int, int]:
    """Two followers with an attack of 2, one for 1 and one for 4, with 3 play points; and the effects in force."""
    at = Situation()
    cheap, dear = at.card("Cheap", cost=1), at.card("Dear", cost=4)
    t = at.table
    t.set_number(POINTS, YOU_ARE, 3)
    for change in changes:
        at.library.add_change(change)
        t.effects.append(Continuous(change, at.context(cheap), (), (), False, FOREVER, 1, -1, t.next_stamp()))
    t.dirty = True
    return at, cheap, dear


def attacks(at: Situation, *refs: int) -> list[int]:
    return [at.stats(ref)[0] for ref in refs]


def test_the_outlook_stays_until_an_effect_has_other_amounts_or_reaches_other_cards() -> None:
    at, cheap, dear = situation(MoreForThreePoints())
    t = at.table
    assert attacks(at, cheap, dear) == [3, 2]
    first = t.outlook
    t.set_number(POINTS, YOU_ARE, 2)
    assert attacks(at, cheap, dear) == [2, 2] and t.outlook is not first, "another amount"
    t.set_number(POINTS, YOU_ARE, 3)
    assert attacks(at, cheap, dear) == [3, 2]
    second = t.outlook
    t.set_number(terms.EVOLUTION_POINTS, YOU_ARE, 1)
    t.set_number(POINTS, YOU_ARE, 3)
    assert t.dirty and attacks(at, cheap, dear) == [3, 2] and t.outlook is second, "nothing is different"
    t.set_number(POINTS, YOU_ARE, 5)
    assert attacks(at, cheap, dear) == [3, 3] and t.outlook is not second, "the same amount for another card"
    t.set_number(POINTS, YOU_ARE, 4)
    third = t.outlook
    t.dirty = True
    assert attacks(at, cheap, dear) == [3, 3] and t.outlook is not third, "whatever has changed"


def test_what_looks_at_information_that_effects_change_is_worked_out_anew() -> None:
    at, cheap, dear = situation(MoreForThreePoints(reads=stat_bit(terms.ATTACK)))
    assert attacks(at, cheap, dear) == [3, 2]
    first = at.table.outlook
    at.table.set_number(POINTS, YOU_ARE, 3)
    assert attacks(at, cheap, dear) == [3, 2] and at.table.outlook is not first


def test_what_looks_at_the_table_as_it_is_applied_is_worked_out_anew() -> None:
    at, cheap, dear = situation(MoreWithFewPoints())
    assert attacks(at, cheap, dear) == [3, 3]
    at.table.set_number(POINTS, YOU_ARE, FEW + 1)
    assert attacks(at, cheap, dear) == [2, 2]
