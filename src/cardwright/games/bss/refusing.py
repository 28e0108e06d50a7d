"""Why a player may not do something: the clause that forbids an option, asked of the same predicates that list options."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.bss import terms
from cardwright.games.bss.bursts import cannot_set
from cardwright.games.bss.legality import Purse, cannot_activate, cannot_attack, cannot_block, cannot_play
from cardwright.games.bss.main_step_cores import cannot_move_cores
from cardwright.kernel.options import ATTACK, CARD, DONE, PLAY, USE, extra_of, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


def why_not(t: Table, player: int, code: int) -> str:
    """The clause, or an empty text if no clause forbids it."""
    ask = t.decision()
    verb = verb_of(code)
    assert ask is not None
    if verb == terms.MOVE_CORES and ask.kind == terms.ASK_MAIN:
        return cannot_move_cores(t, player, value_of(code))
    if value_of(code) >= len(t.cards):
        return ""
    if ask.kind == terms.ASK_MAIN:
        return in_main_step(t, player, code)
    if ask.kind == terms.ASK_FLASH:
        return "12-1-1-2" if code in t.refused else in_flash_window(t, player, code, ask)
    card = t.cards[value_of(code)]
    if ask.kind == terms.ASK_ATTACK:
        return cannot_attack(t, player, card) if verb == ATTACK else "6-7-3-2"
    if ask.kind == terms.ASK_BLOCK:
        attacker = t.at(ask.about)
        if verb == DONE:
            return "11-2-1"
        if verb == CARD and attacker is not None:
            return cannot_block(t, attacker, card)
    return ""


def in_main_step(t: Table, player: int, code: int) -> str:
    """6-6-1-2-1"""
    if code in t.refused:
        return "12-1-1-2"
    card = t.cards[value_of(code)]
    verb = verb_of(code)
    if verb == PLAY:
        return cannot_play(t, player, card, extra_of(code), terms.MAIN_EFFECT, Purse(t, player))
    if verb == USE:
        return cannot_activate(t, player, card, extra_of(code), terms.MAIN_EFFECT)
    if verb == terms.SET:
        return cannot_set(t, player, card)
    return "6-6-1-2-1"


def in_flash_window(t: Table, player: int, code: int, ask: Ask) -> str:
    """7-1-2-1, 7-1-4-1"""
    card = t.cards[value_of(code)]
    verb = verb_of(code)
    if verb == PLAY:
        return cannot_play(t, player, card, extra_of(code), terms.FLASH_EFFECT, Purse(t, player))
    if verb == USE:
        return cannot_activate(t, player, card, extra_of(code), terms.FLASH_EFFECT)
    return ask.clause
