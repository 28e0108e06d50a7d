"""Battle Spirits Saga as the world outside of its rules sees it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.entry import GameEntry

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class BattleSpiritsSaga(GameEntry):
    """What only this game answers in its own way."""

    finished = True
    def relist(self, t: Table) -> list[int] | None:
        from cardwright.games.bss import terms
        from cardwright.games.bss.legality import main_options
        from cardwright.games.bss.turn import Turn

        ask = t.decision()
        frame = t.stack[-2] if len(t.stack) > 1 else None
        if ask is None or ask.kind != terms.ASK_MAIN or not isinstance(frame, Turn):
            return None
        return main_options(t, ask.player, frame.arrangements)

    def fault(self, t: Table) -> str:
        """4-11: no core is lost or made, and each player has one soul core."""
        from cardwright.games.bss.consistency import fault_in_cores

        return fault_in_cores(t)


GAME: Final = BattleSpiritsSaga("bss", "Battle Spirits Saga", __package__)
