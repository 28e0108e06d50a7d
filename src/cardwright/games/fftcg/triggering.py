"""11.8.7: when a player gains priority, what has triggered is put onto the stack, the turn player's first."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fftcg.playing import play_of_pending
from cardwright.kernel import asking
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.waiting import take_waiting, waiting_options

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class StackTriggered(Procedure):
    """All that has triggered goes onto the stack: each player orders their own."""

    def __init__(self) -> None:
        super().__init__()

    def turn_player(self, t: Table) -> Todo:
        """11.8.7, 6.1.3"""
        return self._which(t, t.active, self.OTHER_PLAYER)

    def put_for_turn_player(self, t: Table) -> Todo:
        """11.8.7, 7.12.3"""
        self.next = self.TURN_PLAYER
        return self._put(t)

    def other_player(self, t: Table) -> Todo:
        """11.8.7, 6.1.3"""
        return self._which(t, 1 - t.active, self.DONE)

    def put_for_other_player(self, t: Table) -> Todo:
        """11.8.7, 7.12.3"""
        self.next = self.OTHER_PLAYER
        return self._put(t)

    def done(self, t: Table) -> Todo:
        """11.8.7"""
        return None

    def _which(self, t: Table, player: int, otherwise: int) -> Todo:
        """The next ability that this player puts onto the stack: asked only where there is a choice."""
        options = waiting_options(t, player)
        if not options:
            self.next = otherwise
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(player, asking.WHICH_PENDING, "11.8.7", options)

    def _put(self, t: Table) -> Todo:
        pending = take_waiting(t, self.answer)
        play = play_of_pending(t, pending)
        if t.trace is not None and pending.given is not None:
            t.cite("11.8.17.3")
        return play

    # -- generated from the steps above: make steps
    TURN_PLAYER: Final = 0
    OTHER_PLAYER: Final = 2
    DONE: Final = 4
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "11.8.7, 6.1.3", "11.8.7, 7.12.3", "11.8.7, 6.1.3", "11.8.7, 7.12.3", "11.8.7",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.turn_player(t)  # 11.8.7, 6.1.3
            elif at == 1: todo = self.put_for_turn_player(t)  # 11.8.7, 7.12.3
            elif at == 2: todo = self.other_player(t)  # 11.8.7, 6.1.3
            elif at == 3: todo = self.put_for_other_player(t)  # 11.8.7, 7.12.3
            elif at == 4: todo = self.done(t)  # 11.8.7
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return StackTriggered()
    # -- end of generated
