"""11-4, 11-16, 11-17: keyword effects that summon: Immortal from the trash, Agile from the hand, Feast with its tokens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Op, step
from cardwright.games.bss import terms
from cardwright.games.bss.cores import drained
from cardwright.games.bss.costs import USUAL
from cardwright.games.bss.keyword_ops import ASKED
from cardwright.games.bss.keyword_triggers import fighter_of
from cardwright.games.bss.legality import MAY, Purse, cannot_summon
from cardwright.games.bss.permissions import PERMISSIONS
from cardwright.games.bss.summoning import ANYWHERE, summon
from cardwright.kernel import asking
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import NOWHERE, RETURN, moved
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, NO, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

RETURNED: Final = 2
DRAINED: Final = 3
FREE: Final = 0
SIZES: Final = ("Small Supsprite Token", "Medium Supsprite Token", "Large Supsprite Token")


def can_summon(t: Table, player: int, card: Card, price: int, reserve_only: bool = False) -> bool:
    return cannot_summon(t, player, card, Purse(t, player), price, reserve_only) == MAY


class ImmortalOp(Op):
    """11-4-1: the spirit card may be summoned from the trash, for its cost."""

    def __init__(self) -> None:
        super().__init__("11-4-1")

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        if c.phase == 0:
            if card is None or card.zone != terms.TRASH or not can_summon(t, c.controller, card, USUAL):
                step(c, False)
                return None
            c.phase = ASKED
            return Ask(c.controller, asking.WHETHER, self.clause, [option(YES), option(NO)], c.source, c.ability.number)
        step(c, verb_of(c.answer) == YES)
        if verb_of(c.answer) == NO or card is None:
            return None
        return summon(t, c.controller, card, USUAL, ANYWHERE, c.source)


class AgileOp(Op):
    """11-16-1: the spirit that fought returns to the hand; then this card is summoned, for its cost."""

    def __init__(self) -> None:
        super().__init__("11-16-1")

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.source)
        e = c.event
        if card is None or e is None:  # it has left the hand
            step(c, False)
            return None
        if c.phase == 0:
            found = fighter_of(t, e, c.controller, t.look(card).stats[terms.COST])
            fighter = t.at(found) if found >= 0 else None
            if fighter is None or not PERMISSIONS.may_move(t, c, fighter, RETURN, terms.HAND):
                step(c, False)
                return None
            c.phase = RETURNED
            todo = happen(t, [moved(fighter, to=terms.HAND, how=RETURN, clause="11-16-1").by_effect(c)])
            if todo is not None:
                return todo
        able = can_summon(t, c.controller, card, USUAL)
        step(c, able)
        return summon(t, c.controller, card, USUAL, ANYWHERE, c.source) if able else None


class FeastOp(Op):
    """11-17-1: a Small Supsprite Token is summoned; or a token that is there gives its cores, and one of the next size is."""

    def __init__(self) -> None:
        super().__init__("11-17-1")

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            smaller = self.smaller_tokens(t, c.controller)
            if not smaller:
                return self.serve(t, c, 0)
            if len(smaller) > 1:
                c.phase = ASKED
                options = [option(CARD, id) for id in smaller]
                return Ask(c.controller, asking.CHOOSE_CARD, self.clause, options, c.source, c.ability.number)
            c.picked = [smaller[0]]
        elif c.phase == ASKED:
            c.picked = [value_of(c.answer)]
        token = t.cards[c.picked[0]]
        size = SIZES.index(token.front.name)
        if c.phase != DRAINED:
            c.phase = DRAINED
            todo = happen(t, [e.by_cost(c) for e in drained(token, clause="11-17-1")])
            if todo is not None:
                return todo
        return self.serve(t, c, size + 1)

    def smaller_tokens(self, t: Table, player: int) -> list[int]:
        """The Small and Medium Supsprite Tokens that the player controls."""
        out: list[int] = []
        for id in t.zone(terms.FIELD, player):
            if t.cards[id].front.name in SIZES[:2]:
                out.append(id)
        return out

    def serve(self, t: Table, c: Context, size: int) -> Todo:
        """Summon the token of a size, if its player has the cores for it."""
        return summon_token(t, c, supsprite(t, SIZES[size]))




def supsprite(t: Table, name: str) -> Face:
    for face in t.library.by_name.get(name, []):
        if face.look.subtypes & terms.TOKEN and face.look.stats[terms.LEVEL] == 0:
            return face
    raise LookupError(f"no token is called {name}; the library must hold every token that a card mentions")


def summon_token(t: Table, c: Context, face: Face) -> Todo:
    """4-12-1, 4-12-4: a token is summoned or placed like a card of its type, but costs nothing."""
    t.cite("4-12-1, 4-12-2")
    token = t.new_card(c.controller, face, None, NOWHERE)
    able = can_summon(t, c.controller, token, FREE)
    step(c, able)
    if not able:
        t.unmake(token)
        return None
    return summon(t, c.controller, token, FREE, ANYWHERE, c.source)
