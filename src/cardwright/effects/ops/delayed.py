"""Effects for later: abilities that wait for an event, and replacement effects that wait for theirs."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import step
from cardwright.effects.durations import NOBODYS, Duration
from cardwright.effects.ops.doing import Doing, settled
from cardwright.kernel.contexts import Context, Delayed, Pending
from cardwright.kernel.continuous import END_OF_TURN
from cardwright.kernel.faces import PASSIVE, SPELL, Ability
from cardwright.kernel.frames import Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


AT_ONCE: Final = Duration(END_OF_TURN, NOBODYS, False)


def wait(t: Table, c: Context, ability: Ability, card_slots: int, once: bool, duration: Duration) -> Delayed:
    """The ability that waits, with what the effect has chosen until now. Its source is that effect's."""
    given = settled(t, c, card_slots)
    given.ability = ability
    given.make_room(ability.slots, ability.numbers)
    return Delayed(
        c.controller, given.source, ability, given, once, duration.until, t.turn, duration.player(t, c, c.source), t.next_stamp()
    )


class DelayOp(Doing):
    """Makes an automatic ability that triggers later: once, unless a time frame is given."""

    def __init__(self, clause: str, cause: int, ability: Ability, card_slots: int, once: bool, duration: Duration) -> None:
        super().__init__(clause, cause)
        self.ability = ability
        self.card_slots = card_slots
        self.once = once
        self.duration = duration

    def run(self, t: Table, c: Context) -> Todo:
        if t.trace is not None:
            kind = c.ability.kind
            t.cite("@delayed_by_spell" if kind == SPELL else "@delayed_by_passive" if kind == PASSIVE else "@delayed_source")
        t.delayed = t.delayed + [wait(t, c, self.ability, self.card_slots, self.once, self.duration)]
        t.dirty = True
        step(c, True)
        return None


class TriggerOp(Doing):
    """An ability of its own triggers at once, with what the effect had chosen until now."""

    def __init__(self, clause: str, cause: int, ability: Ability, card_slots: int) -> None:
        super().__init__(clause, cause)
        self.ability = ability
        self.card_slots = card_slots

    def run(self, t: Table, c: Context) -> Todo:
        made = wait(t, c, self.ability, self.card_slots, True, AT_ONCE)
        t.pending.append(Pending(made.controller, made.source, self.ability, c.event, made.given, t.this_batch()))
        t.check = True
        step(c, True)
        return None


class ShieldOp(DelayOp):
    """Makes a replacement effect that waits for its event."""

    def run(self, t: Table, c: Context) -> Todo:
        t.waiting_replacements = t.waiting_replacements + [wait(t, c, self.ability, self.card_slots, self.once, self.duration)]
        t.dirty = True
        step(c, True)
        return None
