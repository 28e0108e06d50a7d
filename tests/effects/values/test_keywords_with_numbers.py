"""Keywords with numbers: of two, the greater counts; of two without, there is one."""
from __future__ import annotations

from cardwright.effects.changes import GainKeyword, How
from cardwright.effects.passive_scope import Scope
from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import RULES
from cardwright.kernel.chance import seed_from
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import AUTOMATIC, PASSIVE, Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.kernel.table import Table

CRUSH = 1 << 40


def crush(n: int) -> Ability:
    a = Ability(AUTOMATIC, f"Crush {n}")
    a.keyword = CRUSH
    a.n = n
    return a


def gained(*numbers: int) -> list[int]:
    """The numbers of the Crush abilities of a card that has been given these, one after another."""
    library = Library()
    face = library.add_face(Face(0, "Someone", Look([1, 1, 1]), ""))
    t = Table(RULES, library, seed_from(1))
    card = t.new_card(0, face, None, terms.FIELD)
    c = Context(card.ref(), 0, Ability(PASSIVE, ""))
    look = Look([1, 1, 1])
    for n in numbers:
        GainKeyword(How(0, "", Scope(), None, 0, 1, False), CRUSH, [crush(n)], "").apply(t, c, card, look, ())
    return [a.n for a in look.abilities]


def test_the_greater_number_counts_whichever_came_first() -> None:
    assert gained(1, 3) == [3]
    assert gained(3, 1) == [3]
    assert gained(1, 3, 2) == [3]


def test_without_numbers_there_is_one() -> None:
    assert gained(0, 0) == [0]
