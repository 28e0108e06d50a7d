"""11.3.7.1, 11.4.6.1, 11.6.10, 11.7.10: all of a cost is paid at once. What its parts do is gathered first, while the player
chooses with what to pay; then it happens together, with the CP."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart
from cardwright.games.fftcg.affording import Bill, busy, want_of, wants_of
from cardwright.games.fftcg.cp import purse_of
from cardwright.games.fftcg.sharing_cards import Want, leaves_cp, produces_first
from cardwright.kernel import asking
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, STATE, Event
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import CARD, value_of, verb_of
from cardwright.kernel.proposing import Proposal

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def propose(t: Table, c: Context, part: CostPart, due: list[Event], back: list[int]) -> Todo:
    """Run a part of a cost, but let nothing happen yet: its events are added to those that are due. Returns what the player must
    decide first. `back`: the parts that will want to know what came of it, and how far each of them was."""
    at = c.pc
    t.gathering = True
    todo = part.run(t, c)
    t.gathering = False
    if not isinstance(todo, Proposal):
        return todo
    due.extend(todo.events)
    if c.pc == at:
        back.extend((at, c.phase, len(c.picked)))
        back.extend(c.picked)
        c.pc = at + 1
        c.phase = 0
        c.picked = []
    return None


def look_back(t: Table, c: Context, parts: list[CostPart], back: list[int]) -> None:
    """The cost is paid: each part takes note of what came of it, such as which cards were moved."""
    i = 0
    while i < len(back):
        end = i + 3 + back[i + 2]
        c.pc = back[i]
        c.phase = back[i + 1]
        c.picked = back[i + 3 : end]
        i = end
        todo = parts[c.pc].run(t, c)
        assert todo is None  # it only looks
    c.picked = []


def spoken_for(due: list[Event], turning: bool) -> list[int]:
    """The numbers of the cards that will leave where they are in this payment; with `turning`, also of those that are dulled."""
    out: list[int] = []
    for e in due:
        if e.subject >= 0 and (e.kind == MOVE or (turning and e.kind == STATE)):
            out.append(id_of(e.subject))
    return out


def used_up(t: Table, due: list[Event]) -> list[int]:
    """The numbers of the cards that can produce no CP any more: they are dulled, or leave the hand, in this payment."""
    out: list[int] = []
    for id in spoken_for(due, False):
        if not produces_first(t, id):
            out.append(id)
    for e in due:
        if e.kind == STATE and e.subject >= 0:
            out.append(id_of(e.subject))
    return out


def pays_twice(due: list[Event]) -> bool:
    """Would one card have to leave for two parts of the cost?"""
    ids = spoken_for(due, False)
    for i in range(len(ids)):
        if ids[i] in ids[:i]:
            return True
    return False


def spared(t: Table, player: int, c: Context, bill: Bill, parts: list[CostPart], due: list[Event], ask: Ask) -> Ask:
    """Of the cards that an action could take: not those that pay already, and only such as leave enough to produce the CP with."""
    if ask.kind != asking.PAY_WITH:
        return ask
    part = parts[c.pc]
    want = want_of(t, c, part)
    gone = spoken_for(due, not want.leaves)
    taken = spoken_for(due, True)
    purse = purse_of(t, player).without(busy(t, c, parts) + used_up(t, due))
    for ref in c.picked:
        taken.append(id_of(ref))
        if not (want.leaves and produces_first(t, id_of(ref))):
            purse = purse.without([id_of(ref)])
    later: list[Want] = []
    for _ in range(part.count(t, c) - len(c.picked) - 1):
        later.append(want)
    later = later + wants_of(t, c, parts[c.pc + 1 :])
    options: list[int] = []
    for code in ask.options:
        if verb_of(code) == CARD:
            id = value_of(code)
            if id in gone:
                continue
            wants = [Want([t.cards[id].ref()], want.leaves)] + later
            if bill.total > 0 and not leaves_cp(t, purse, bill, c, wants, taken):
                continue
        options.append(code)
    if len(options) == len(ask.options):
        return ask
    return Ask(
        ask.player, ask.kind, ask.clause, options, ask.about, ask.ability, ask.so_far, ask.most, ask.labels, ask.least, ask.chosen
    )
