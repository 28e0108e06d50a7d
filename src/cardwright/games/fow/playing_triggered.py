"""603.3, 906.5, 906.6: a triggered automatic object is played, if it can be played legally."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.begin_playing import play_of_card, play_of_pending
from cardwright.games.fow.legality import cannot_complete, chase_closed
from cardwright.games.fow.old_wordings import has_arrow
from cardwright.games.fow.paying import PlayWill
from cardwright.games.fow.played_sides import PAST
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Pending
from cardwright.kernel.events import moved
from cardwright.kernel.faces import AUTOMATIC, SPELL
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.waiting import context_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def play_triggered(t: Table, p: Pending) -> Todo:
    """An automatic ability, or a card that was revealed (708.3)."""
    if p.ability.kind == SPELL or p.ability.flags & terms.STEALTH_ABILITY:
        return play_revealed(t, p)
    if p.ability.kind == AUTOMATIC and p.ability.flags & terms.WILL_ABILITY:
        return PlayWill(context_of(p))
    play = play_of_pending(t, p)
    if play is None and t.trace is not None:
        t.cite("906.6")
    return play


def play_revealed(t: Table, p: Pending) -> Todo:
    """708.3: a triggered card is played as a spell; if it can't be, it goes to its owner's graveyard (708.3a, 906.6a)."""
    card = t.at(p.source)
    if card is None:
        t.cite("906.10")
        return None
    free = card.zone == terms.STANDBY
    if chase_closed(t) or cannot_complete(t, p.controller, card, PAST, means_of(t, p.controller), free) != "":
        return happen(t, [moved(card, to=terms.GRAVEYARD, clause="708.3a, 906.6a")])
    if t.trace is not None:
        t.cite("1114.2" if p.ability.flags & terms.STEALTH_ABILITY else "1113.2b")
        t.cite("708.3")
        if not has_arrow(p.ability.text):
            t.cite("1411.1a")
        t.cite("708.4")
    play = play_of_card(p.controller, t.cards[id_of(p.source)], PAST, free)
    play.context.event = p.event
    return play
