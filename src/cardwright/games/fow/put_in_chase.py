"""903.2b: an ability that was played lies in the chase area as a pseudo-card."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.costs import x_of
from cardwright.games.fow.played_sides import ACTIVATE_FACE, AUTOMATIC_FACE, JUDGMENT_FACE
from cardwright.games.fow.plays_in_game import note_play
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, played
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.stacking import AN_ABILITY, stack_ability
from cardwright.kernel.triggers import note_use, note_use_in_game

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def put_ability(t: Table, player: int, c: Context) -> None:
    """903.2b: as a pseudo-card. 705.2d: a judgment is neither spell nor ability."""
    a = c.ability
    unchased = terms.NOT_CHASED if a.flags & terms.UNCHASED_ABILITY else 0
    if a.kind == AUTOMATIC:
        stack_ability(t, t.library.by_name[AUTOMATIC_FACE][0], c.copy(), AN_ABILITY, terms.AUTOMATIC_ABILITY | unchased)
    elif a.flags & terms.JUDGMENT_ABILITY:
        stack_ability(t, t.library.by_name[JUDGMENT_FACE][0], c.copy(), terms.JUDGMENT_IN_CHASE)
        t.set_number(terms.JUDGED, player, t.number(terms.JUDGED, player) + 1)
    else:
        stack_ability(t, t.library.by_name[ACTIVATE_FACE][0], c.copy(), AN_ABILITY, unchased)


def count_as_played(t: Table, player: int, c: Context, is_card: bool, paid: int, came_from: int) -> Todo:
    """903.2: it counts as played from now on. What waits for a play does not mean automatic abilities; a judgment is no ability."""
    a = c.ability
    if a.kind == ACTIVATED:
        note_use(t, c.source, a.number)
        if a.title >= 0:
            note_use_in_game(t, player, a.title)
    if a.flags & terms.JUDGMENT_ABILITY:
        return None
    if a.kind == AUTOMATIC:
        return happen(t, [Event(terms.AUTOMATIC_EVENT, c.source, player, clause="906.5a").by(player, c.source)])
    if is_card:
        note_play(t, player, t.cards[id_of(c.source)])
    verb = terms.CARD_PLAYED if is_card else terms.ABILITY_PLAYED
    return happen(t, [played(c, verb, amount=paid, origin=came_from, x=x_of(c), clause="903.2")])
