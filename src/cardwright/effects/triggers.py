"""What automatic abilities wait for: an event that happens, or a state that is reached."""
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
    """An event fits the pattern, and at that moment the condition holds. `binds`: for a condition about the event's card."""

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


class FirstOfTurn(Trigger):
    """The first event of the turn that fits, whether the ability's card was there to see it or not."""

    def __init__(self, trigger: Trigger) -> None:
        super().__init__(trigger.watches)
        self.trigger = trigger

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        if not self.trigger.matches(t, e, c):
            return False
        for earlier in t.history:
            if not self.watches >> earlier.kind & 1:
                continue
            if earlier.kind == e.kind and earlier.subject == e.subject and earlier.verb == e.verb:
                return True
            if self.trigger.matches(t, earlier, c):
                return False
        return True


class StateTrigger(Trigger):
    """A state is reached: the condition holds."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(STATE_WATCH)
        self.condition = condition

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return False

    def holds(self, t: Table, c: Context) -> bool:
        return self.condition.holds(t, c)
