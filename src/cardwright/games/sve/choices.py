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
from cardwright.kernel.options import MODE, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def most_modes(t: Table, c: Context, script: Script) -> int:
    """How many options may be chosen, by what is true when the card or ability is played (5.17.3.1)."""
    assert script.modal is not None
    if t.trace is not None:
        t.cite("5.17.3.1")
    return script.modal.most.value(t, c)


def least_modes(t: Table, c: Context, script: Script) -> int:
    """How many options must be chosen: of "up to", at least one (5.17.2)."""
    assert script.modal is not None
    least = script.modal.least.value(t, c)
    return least if least > 0 else 1


def mode_options(t: Table, c: Context, script: Script) -> list[int]:
    """The options that can still be chosen: those whose targets exist (5.17.4.1)."""
    assert script.modal is not None
    out: list[int] = []
    for mode in script.modal.modes:
        if mode.number in c.modes:
            continue
        c.modes.append(mode.number)
        fits = True
        for target in script.targets:
            if target.required(t, c) and not target.feasible(t, c):
                fits = False
                break
        c.modes.pop()
        if fits:
            out.append(option(MODE, mode.number))
    return out


def highest_x(t: Table, c: Context, script: Script, player: int) -> int:
    """The greatest X that can still be paid for: on playing, or as the ability resolves."""
    ceiling = t.number(terms.PLAY_POINTS, player) + 20
    if script.most_x is not None:
        ceiling = script.most_x.value(t, c)
    own = 0
    parts = script.cost if c.ability.kind == ACTIVATED else parts_with_x(t, c, script)
    best = 0
    for x in range(ceiling + 1):
        c.numbers[X_NUMBER] = x
        if c.ability.kind == SPELL:
            own = play_cost(t, player, t.cards[id_of(c.source)], c.paid)
        if own <= t.number(terms.PLAY_POINTS, player) and payable(t, c, parts, own):
            best = x
    c.numbers[X_NUMBER] = 0
    return best


def parts_with_x(t: Table, c: Context, script: Script) -> list[CostPart]:
    """The cost that is paid as the ability resolves, if its points or the number of its cards depend on X."""
    for op in script.ops:
        if isinstance(op, PayOrNot):
            for part in op.parts:
                before = c.numbers[X_NUMBER]
                c.numbers[X_NUMBER] = 0
                none = (part.points(t, c), part.count(t, c))
                c.numbers[X_NUMBER] = 1
                one = (part.points(t, c), part.count(t, c))
                c.numbers[X_NUMBER] = before
                if one != none:
                    return op.parts
    return []
