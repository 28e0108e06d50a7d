"""Why a player may not do something now: the same predicates that list the options."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.attacking import AttackPhase
from cardwright.games.fftcg.combat_legality import cannot_attack, cannot_block, cannot_join
from cardwright.games.fftcg.legality import cannot_cast, cannot_use
from cardwright.kernel.options import ATTACK, PLAY, USE, extra_of, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def why_not(t: Table, player: int, code: int) -> str:
    """The clause that forbids it; nothing if this is not for these predicates to say."""
    verb = verb_of(code)
    id = value_of(code)
    ask = t.decision()
    assert ask is not None
    if id >= len(t.cards):
        return ""
    if verb == PLAY:
        clause = cannot_cast(t, player, t.cards[id])
        return clause if clause != "" else "11.1.1"
    if verb == USE:
        clause = cannot_use(t, player, t.cards[id], extra_of(code))
        return clause if clause != "" else "11.1.1"
    phase = attack_phase(t)
    if verb == ATTACK:
        if ask.kind == terms.ASK_PARTY and phase is not None:
            return cannot_join(t, player, t.cards[id], phase.party)
        clause = cannot_attack(t, player, t.cards[id])
        return clause if clause != "" else "10.1.2.1"
    if verb == terms.BLOCK_WITH:
        if phase is None:
            return "10.1.3.1"
        clause = cannot_block(t, player, t.cards[id], phase.attackers)
        return clause if clause != "" else "10.1.3.1.3"
    return ""


def attack_phase(t: Table) -> AttackPhase | None:
    for f in t.stack:
        if isinstance(f, AttackPhase):
            return f
    return None

