"""The trigger conditions of automatic abilities: events (10.1.1.2) and states (10.7.6)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition
from cardwright.effects.binding import Bind
from cardwright.effects.happened import NOT_IT, Pattern
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event
from cardwright.kernel.faces import Trigger
from cardwright.kernel.triggers import STATE_WATCH

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class EventTrigger(Trigger):
    """An event fits the pattern, and at that moment the condition holds. `binds` lets the condition speak of the event's card."""

    def __init__(self, pattern: Pattern, when: Condition | None, binds: list[Bind]) -> None:
        super().__init__(pattern.kinds)
        self.pattern = pattern
        self.when = when
        self.binds = binds

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        if self.pattern.found(t, e, c) == NOT_IT:
            return False
        when = self.when
        if when is None:
            return True
        for bind in self.binds:
            bind.put(t, c)
        return when.holds(t, c)


class StateTrigger(Trigger):
    """A state is reached: the condition holds."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(STATE_WATCH)
        self.condition = condition

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return False

    def holds(self, t: Table, c: Context) -> bool:
        return self.condition.holds(t, c)
