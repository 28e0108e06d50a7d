"""Why a player may not do something: the clause that forbids an option, asked of the same predicates that list options."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.sve import terms
from cardwright.games.sve.attack_legality import cannot_attack, cannot_be_attacked
from cardwright.games.sve.legality import cannot_play, cannot_use, lacks_evolved_card, lacks_only_room
from cardwright.games.sve.open8 import cannot_grant_rush
from cardwright.kernel.cards import Card
from cardwright.kernel.options import ATTACK, CARD, PLAY, USE, extra_of, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

INCOMPLETE: Final = ("10.6.2.3.3", "10.6.2.5.4", "10.6.2.6")  # it could be begun, but not finished


def play_refused(t: Table, player: int, card: Card, quick: bool) -> str:
    """Why this card may not be played; of a play that can't be completed, whether only room is lacking."""
    clause = cannot_play(t, player, card, quick)
    return "10.6.2.6" if clause == "10.6.2.5.4" and lacks_only_room(t, player, card) else clause


def use_refused(t: Table, player: int, card: Card, index: int, quick: bool) -> str:
    """Why this ability may not be played; of a cost that can't be paid, what it lacks."""
    clause = cannot_use(t, player, card, index, quick)
    return "12.2.2" if clause == "10.6.2.5.4" and lacks_evolved_card(t, player, card, index) else clause


def why_not(t: Table, player: int, code: int) -> str:
    """The clause, or an empty text if no clause forbids it."""
    ask = t.decision()
    id = value_of(code)
    assert ask is not None
    if id >= len(t.cards):
        return "7.3.3"
    card = t.cards[id]
    verb = verb_of(code)
    if ask.kind == terms.ASK_MAIN or ask.kind == terms.ASK_QUICK:
        quick = ask.kind == terms.ASK_QUICK
        if code in t.refused:
            return "15.2.1.2"
        if verb in (PLAY, USE):
            card_played = verb == PLAY
            no = play_refused(t, player, card, quick) if card_played else use_refused(t, player, card, extra_of(code), quick)
            if no in INCOMPLETE:
                t.cite("8.1.2, 10.6.2.1.2")
            return no
        if quick:
            return "8.4.7"
        if verb == ATTACK:
            return cannot_attack(t, player, card)
        if verb == terms.GRANT_RUSH:
            return cannot_grant_rush(t, player, card)
    if ask.kind == terms.ASK_ATTACK_TARGET and verb == CARD:
        attacker = t.at(ask.about)
        if attacker is not None:
            no = cannot_be_attacked(t, attacker, card)
            return no if no != "" else "12.8.2"
    return ""
