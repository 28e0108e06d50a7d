"""11.3.2: the words in red are resolved: from here on the Replay effect is executed."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import step
from cardwright.effects.ops.doing import Doing
from cardwright.games.weiss import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class ReplayOp(Doing):
    """Notes that a Replay command is carried out, for whoever waits for it; what it does follows."""

    def run(self, t: Table, c: Context) -> Todo:
        t.cite("11.3.1, 11.3.1.3")
        step(c, True)
        return happen(t, [self.does(c, Event(terms.REPLAY, c.source, c.controller))])
