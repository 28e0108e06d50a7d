"""5.17, 10.6.2.2: what may be chosen when a card or ability is played, so that the play can be completed."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart
from cardwright.effects.costs.payable import payable
from cardwright.effects.ops.paying import PayOrNot
from cardwright.effects.script import X_NUMBER, Script
from cardwright.games.sve import terms
from cardwright.games.sve.costs import play_cost
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import ACTIVATED, SPELL

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def highest_x(t: Table, c: Context, script: Script, player: int) -> int:
    """The greatest X that can still be paid for: on playing, or as the ability resolves."""
    ceiling = t.number(terms.PLAY_POINTS, player) + 20
    if script.most_x is not None:
        ceiling = script.most_x.value(t, c)
    own = 0
    parts = script.cost if c.ability.kind == ACTIVATED else parts_with_x(t, c, script)
    best = 0
    for x in range(ceiling + 1):
        c.set_number(X_NUMBER, x)
        if c.ability.kind == SPELL:
            own = play_cost(t, player, t.cards[id_of(c.source)], c.paid)
        if own <= t.number(terms.PLAY_POINTS, player) and payable(t, c, parts, own):
            best = x
    c.set_number(X_NUMBER, 0)
    return best


def parts_with_x(t: Table, c: Context, script: Script) -> list[CostPart]:
    """The cost that is paid as the ability resolves, if its points or the number of its cards depend on X."""
    for op in script.ops:
        if isinstance(op, PayOrNot):
            for part in op.parts:
                before = c.numbers[X_NUMBER]
                c.set_number(X_NUMBER, 0)
                none = (part.points(t, c), part.count(t, c))
                c.set_number(X_NUMBER, 1)
                one = (part.points(t, c), part.count(t, c))
                c.set_number(X_NUMBER, before)
                if one != none:
                    return op.parts
    return []
