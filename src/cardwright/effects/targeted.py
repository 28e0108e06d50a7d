"""What a card that is being played was given as targets, for effects that ask while its cost is determined."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.announcing import Announcing, context_of_card
from cardwright.effects.base import Reference
from cardwright.effects.ops.selecting import SelectOp
from cardwright.effects.script import Script
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class TargetsOf(Reference):
    """The targets of cards that are being played. Where they have yet to be chosen: those that could be, so that the card is not
    taken for one that can't be paid for."""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.of.refs(t, c):
            out += self._targets(t, c, ref)
        return out

    def _targets(self, t: Table, c: Context, ref: int) -> list[int]:
        played = announced(t, ref)
        if played is None:
            card = t.at(ref)
            if card is None or card.form.play is None:
                return []
            played = context_of_card(card, c.controller)
        script = played.ability.program
        out: list[int] = []
        if isinstance(script, Script):
            for target in script.targets:
                if played.chosen >> target.mark & 1:
                    out += target.picked(played)
                elif isinstance(target, SelectOp) and target.required(t, played):
                    out += target.candidates(t, played)
        return out


def announced(t: Table, ref: int) -> Context | None:
    """With what a card is being played, from the moment that this has begun."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Announcing) and frame.context.source == ref:
            return frame.context
    return None
