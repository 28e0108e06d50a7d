"""2-7-3 by an effect: symbols that count in another way when a cost is reduced."""

from __future__ import annotations

import pytest

from cardwright.effects.amounts import Number
from cardwright.effects.base import Reference
from cardwright.games.bss import symbol_rules, terms
from cardwright.games.bss.ruleset import RULES
from cardwright.games.bss.symbol_rules import SymbolRuling
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import PASSIVE, Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.kernel.moving import place
from cardwright.kernel.table import Table

RED, BLUE = terms.SYMBOL_KINDS.index(terms.RED), terms.SYMBOL_KINDS.index(terms.BLUE)
RED_BLUE = terms.SYMBOL_KINDS.index(terms.RED | terms.BLUE)


class These(Reference):
    def __init__(self, found: list[int]) -> None:
        self.found = found

    def refs(self, t: Table, c: Context) -> list[int]:
        return self.found


def table_with_a_red_symbol() -> tuple[Table, int]:
    stats = [0] * terms.ALL_STATS
    stats[terms.SYMBOLS + RED] = 1
    look = Look(stats)
    look.types = terms.SPIRIT
    look.names = ("Kettle Drake",)
    library = Library()
    face = library.add_face(Face(-1, "Kettle Drake", look, ""))
    t = Table(RULES, library, b"k" * 32)
    return t, place(t, 0, face, None, terms.FIELD).ref()


@pytest.mark.plain_only  # the reference is a class of the test's own
@pytest.mark.parametrize(
    ("how", "n", "red", "blue", "both"),
    [
        (symbol_rules.TIMES, 2, 2, 0, 0),
        (symbol_rules.AS, 3, 0, 3, 0),
        (symbol_rules.MORE, 1, 1, 1, 0),
        (symbol_rules.ALSO, 1, 0, 0, 1),
        (symbol_rules.TOO, 1, 2, 0, 0),
    ],
)
def test_a_red_symbol_counts_otherwise(how: int, n: int, red: int, blue: int, both: int) -> None:
    """2-7-3, 1-3-1: the field has one red symbol, and a rule about it that names blue."""
    t, drake = table_with_a_red_symbol()
    rule = SymbolRuling(None, These([drake]), how, Number(n), terms.BLUE, None)
    counted = rule.count(t, Context(drake, 0, Ability(PASSIVE, "")), [1, 0, 0, 0, 0, 0])
    assert (counted[RED], counted[BLUE], counted[RED_BLUE]) == (red, blue, both)


@pytest.mark.plain_only
def test_only_these_count() -> None:
    """1-3-1: symbols of other cards are left out."""
    t, drake = table_with_a_red_symbol()
    rule = SymbolRuling(None, These([drake]), symbol_rules.ONLY, Number(1), 0, None)
    counted = rule.count(t, Context(drake, 0, Ability(PASSIVE, "")), [3, 0, 0, 0, 0, 2])
    assert (counted[RED], counted[BLUE]) == (1, 0)
