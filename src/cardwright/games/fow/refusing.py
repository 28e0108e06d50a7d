"""Why a player may not do something: the clause that forbids an option, asked of the same predicates that list options."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.available_actions import priority_options
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.battle import Battle
from cardwright.games.fow.combat_legality import cannot_attack, cannot_be_attacked, cannot_block
from cardwright.games.fow.legality import (
    cannot_battle,
    cannot_call,
    cannot_judge,
    cannot_lifebreak,
    cannot_play,
    cannot_set,
    cannot_use,
)
from cardwright.games.fow.priority import PrioritySequence
from cardwright.kernel.options import CARD, PLAY, USE, extra_of, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def at_main_timing(t: Table, player: int) -> bool:
    """701.2: the turn player has priority in the main phase, outside of battle, with an empty chase area."""
    frame = t.stack[-2] if len(t.stack) > 1 else t.stack[-1]
    return isinstance(frame, PrioritySequence) and frame.main and player == t.active and len(t.stacked) == 0


def why_not(t: Table, player: int, code: int) -> str:
    """The clause, or an empty text if no clause forbids it."""
    ask = t.decision()
    id = value_of(code)
    assert ask is not None
    if id >= len(t.cards):
        return "604.1"
    if ask.kind == terms.ASK_PRIORITY:
        return action_refused(t, player, code)
    card = t.cards[id]
    if ask.kind == terms.ASK_ATTACK and verb_of(code) == CARD:
        return cannot_attack(t, player, card) or "803.3a"
    if ask.kind == terms.ASK_ATTACKED_OBJECT and verb_of(code) == CARD:
        attacker = t.at(ask.about)
        return cannot_be_attacked(t, attacker, card) if attacker is not None else "803.3b"
    if ask.kind == terms.ASK_BLOCK and verb_of(code) == CARD:
        attacker = t.at(ask.about)
        frame = t.stack[-2]
        if attacker is not None and isinstance(frame, Battle):
            return cannot_block(t, player, card, attacker, frame.object)
    return ""


def action_refused(t: Table, player: int, code: int) -> str:
    """Why the player with priority may not perform this action."""
    verb = verb_of(code)
    main = at_main_timing(t, player)
    card = t.cards[value_of(code)]
    m = means_of(t, player)
    if verb == terms.PASS:
        return "" if option(terms.PASS) in priority_options(t, player, main, m) else "710.2"
    if verb == PLAY:
        clause = cannot_play(t, player, card, extra_of(code), main, m)
        if clause == "903.2g":
            t.cite("1003.4")  # not even a part of it is paid
        return clause
    if verb == USE:
        return cannot_use(t, player, card, extra_of(code), main, m)
    if verb == terms.JUDGE:
        return cannot_judge(t, player, card, extra_of(code), main, m)
    if verb == terms.CALL_STONE:
        return cannot_call(t, player, card, main)
    if verb == terms.SET_STANDBY:
        return cannot_set(t, player, card, main, m)
    if verb == terms.BATTLE:
        return cannot_battle(t, player, main)
    if verb == terms.LIFEBREAK_ACTION:
        return cannot_lifebreak(t, player)
    return "604.1"
