"""4.12.2.7: the Shot icon. An automatic ability that waits for the next damage that the attacking character deals."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Op, step
from cardwright.effects.script import Script
from cardwright.games.weiss import terms
from cardwright.kernel.contexts import Context, Delayed
from cardwright.kernel.continuous import END_OF_TURN
from cardwright.kernel.events import Event, player_damaged
from cardwright.kernel.faces import AUTOMATIC, Ability, Trigger
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

SHOT: Final = "shot"
ATTACKER: Final = 0  # the slot of the attacking character


class NextDamageCanceled(Trigger):
    """The damage that the attacking character dealt was canceled, whoever received it (4.12.2.7.2)."""

    def __init__(self) -> None:
        super().__init__(1 << terms.DAMAGE_CANCELED)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        if e.source != c.slots[ATTACKER][0]:
            return False
        if t.trace is not None and e.player == c.controller:
            t.cite("4.12.2.7.2")
        return True


class DealOne(Op):
    """One damage to the opponent."""

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        return happen(t, [player_damaged(1 - c.controller, 1, clause=self.clause).by_effect(c)])


def shot_ability(library: Library) -> Ability:
    """The ability that the icon brings into effect; the same for all cards of a library."""
    known = library.keywords.get(SHOT)
    if known is None:
        a = Ability(AUTOMATIC, "Shot: when the next damage by the attacking character is canceled, deal 1 damage to your opponent.")
        a.trigger = NextDamageCanceled()
        a.slots = 1
        script = Script()
        script.ops = [DealOne("4.12.2.7")]
        a.program = script
        known = [library.add_ability(a)]
        library.keywords[SHOT] = known
    return known[0]


def shoot(t: Table, player: int, card: int, attacker: int) -> None:
    """The ability comes into effect for this turn; `card` bears the icon."""
    t.cite("4.12.2.7")
    given = Context(card, player, t.library.keywords[SHOT][0])
    given.fill(ATTACKER, [attacker])
    t.delayed = t.delayed + [Delayed(player, card, given.ability, given, True, END_OF_TURN, t.turn, player, t.next_stamp())]
    t.dirty = True


def miss(t: Table, done: list[Event]) -> None:
    """4.12.2.7.1, 4.12.2.7.3: it waited for the next damage only. Of damage to several players one cancel is enough, so what is
    still waiting once all of it has been dealt waits in vain."""
    for e in done:
        if e.kind != terms.DAMAGE_TAKEN and e.kind != terms.DAMAGE_CANCELED:
            continue
        kept = [d for d in t.delayed if not (d.ability is t.library.keywords[SHOT][0] and d.given.slots[ATTACKER][0] == e.source)]
        if len(kept) < len(t.delayed):
            t.cite("4.12.2.7.1")
            t.delayed = kept
            t.dirty = True
