"""What a player may do now. One predicate per action: it answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.declaring import acting_elsewhere, can_choose
from cardwright.effects.script import Script
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.affording import USUAL, cast_cost, completable
from cardwright.games.fftcg.cp import NO_NEED, Purse, can_pay, needs_of_card, purse_of, total_of
from cardwright.games.fftcg.payment import DiscardSameName, PayCp
from cardwright.games.fftcg.phases import in_main_phase, may_act
from cardwright.games.fftcg.zones import no_place_for
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MODIFIED, PLAYED
from cardwright.kernel.faces import ACTIVATED, Ability, Look
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import DONE, PLAY, USE, option
from cardwright.kernel.same_positions import barred_now
from cardwright.kernel.triggers import times_used

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAY: Final = ""


def stayed(t: Table, c: Card) -> bool:
    """10.1.2.1.1, 11.6.2.2: has it been under its controller's control since the turn began?"""
    return c.since < t.turn


def wrong_time_for_character(t: Table, player: int, k: Look) -> str:
    """9.3.1.5, 11.4.1, 15.2.5.2: Characters are cast in one's own Main Phase while the stack is empty, unless by Back Attack."""
    if k.keywords & terms.BACK_ATTACK:
        return MAY if may_act(t) else "15.2.5.2"
    return wrong_time_in_turn(t, player)


def wrong_time_in_turn(t: Table, player: int) -> str:
    """9.3.1.5, 11.4.1: is it not one's own Main Phase, or is something on the stack?"""
    if player != t.active or not in_main_phase(t):
        return "9.3.1.5"
    return MAY if not t.stacked else "11.4.1"


def castable_there(card: Card, k: Look) -> bool:
    """11.3.2, 11.4.2: cards are cast from the hand, and from elsewhere where an effect says so."""
    return k.bans & terms.CASTABLE != 0 and (card.zone == terms.REMOVED or card.zone == terms.BREAK_ZONE)


def castable_elsewhere(t: Table, player: int) -> list[int]:
    """The player's cards that effects let them cast though they are not in the hand."""
    out: list[int] = []
    if not t.effects:
        return out
    for zone in (terms.REMOVED, terms.BREAK_ZONE):
        for id in t.zones[zone * 2 + player]:
            if t.outlook.looks[id].bans & terms.CASTABLE:
                out.append(id)
    return out


def cannot_cast(t: Table, player: int, card: Card, purse: Purse | None = None, price: int = USUAL) -> str:
    """Why this player may not cast this card now (11.3, 11.4)."""
    k = t.look(card)
    summon = k.types & terms.SUMMON != 0
    play = card.form.play
    if card.controller != player or play is None or (card.zone != terms.HAND and not castable_there(card, k)):
        return "11.3.2" if summon else "11.4.2"
    if k.bans & terms.CANT_BE_CAST:
        return "2.2"
    clause = (MAY if may_act(t) else "9.3.1.6") if summon else wrong_time_for_character(t, player, k)
    if clause != MAY:
        return clause
    return cannot_complete_cast(t, player, card, purse, price)


def cannot_complete_cast(t: Table, player: int, card: Card, purse: Purse | None, price: int) -> str:
    """Why casting this card could not be completed, whenever it were cast: limits, targets, costs."""
    k = t.look(card)
    play = card.form.play
    assert play is not None
    summon = k.types & terms.SUMMON != 0
    if not summon:
        clause = no_place_for(t, player, card)
        if clause != MAY:
            return clause
    p = purse if purse is not None else purse_of(t, player)
    if play.simple and price < 0 and not card.form.extra:
        need = needs_of_card(k)
        cost = cast_cost(t, player, card)
        if can_pay(p, need, total_of(need, cost), card.id):
            return MAY
        return why_unpaid(p, need, total_of(need, cost), card.id)
    script = play.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, play)
    only_cp = price < 0 and len(card.form.extra) == 0 and len(script.optional) == 0 and not script.asks_x and script.modal is None
    if only_cp:
        need = needs_of_card(k)
        total = total_of(need, cast_cost(t, player, card))
        if not can_pay(p, need, total, card.id):
            return why_unpaid(p, need, total, card.id)
    if not can_choose(t, c, script):
        return "11.3.3" if summon else "11.4.5"
    if only_cp:
        return MAY
    if completable(t, player, c, script, price, 0, p):
        return MAY
    return "11.3.7.1" if summon else "11.4.6.1"


def why_unpaid(p: Purse, need: tuple[int, ...], total: int, but: int) -> str:
    """Is it the amount (11.2.1), the element (5.2.1.2), or one of several elements (11.4.6.1.2)?"""
    cards = len(p.cards)
    if but in p.cards:
        cards -= 1
    if len(p.backups) + 2 * cards < total:
        return "11.2.1"
    asked = 0
    for n in need:
        if n > 0:
            asked += 1
    return "11.4.6.1.2" if asked > 1 else "5.2.1.2"


def new_here(t: Table, card: Card, k: Look) -> bool:
    """11.6.2.2, 15.2.2.3: is the Dull icon of no use yet? Monsters are exempt unless they are Forwards now, as is Haste."""
    if stayed(t, card) or k.keywords & terms.HASTE:
        if t.trace is not None and not stayed(t, card):
            t.cite("15.2.2.3")
        return False
    if not k.types & (terms.FORWARD | terms.BACKUP):
        t.cite("11.6.2.2")
        return False
    return True


def cannot_use(t: Table, player: int, card: Card, index: int, purse: Purse | None = None) -> str:
    """Why this player may not use this action ability or special ability now (11.6, 11.7)."""
    k = t.look(card)
    if card.controller != player or index >= len(k.abilities):
        return "11.6.4"
    a = k.abilities[index]
    if a.kind != ACTIVATED or not a.zones >> card.zone & 1:
        return "11.6.4"
    if a.flags & terms.WARP:  # as Characters are cast, Back Attack or not
        clause = wrong_time_in_turn(t, player)
        if clause != MAY:
            return clause
    elif not may_act(t):
        return "9.3.1.7"
    special = a.flags & terms.SPECIAL != 0
    if (k.bans & terms.CANT_ACT and not a.flags & terms.WARP) or (special and k.bans & terms.CANT_USE_SPECIALS):
        return "2.2"
    if a.flags & terms.DULL_ICON and card.zone == terms.FIELD:
        if card.turned == 1:
            return "11.7.2.3" if special else "11.6.2.3"
        if new_here(t, card, k):
            return "11.7.2.2" if special else "11.6.2.2"
    if a.per_turn > 0 and times_used(t, card.ref(), a.number) >= a.per_turn:
        return "2.1"
    if is_idle(t, card, a):
        return "13.2"
    return cannot_complete_use(t, player, card, a, special, purse)


def cp_out_of_reach(p: Purse, script: Script) -> bool:
    """Is the CP of this cost plainly more than could be produced?"""
    for part in script.cost:
        if isinstance(part, PayCp):
            total = part.generic
            for n in part.need:
                total += n
            return total > len(p.backups) + 2 * len(p.cards)
    return False


def is_idle(t: Table, card: Card, a: Ability) -> bool:
    """13.2: would using this ability only repeat what has just been done? It costs nothing, nothing is chosen for it, and since its
    last use nothing has changed; or that use has not resolved yet. Such a loop is over when its player has had enough of it."""
    script = a.program
    assert isinstance(script, Script)
    if (script.cost and not is_free(script)) or not script.plain() or times_used(t, card.ref(), a.number) == 0:
        return False
    ref = card.ref()
    for s in t.stacked:
        if s.context.source == ref and s.context.ability is a:
            return True
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.kind == PLAYED:
            if e.ability == a.number and e.source == ref:
                return True
        elif e.kind != MODIFIED or e.amount != 0:
            return False
    return False


def is_free(script: Script) -> bool:
    """Does its cost ask for no action and no CP?"""
    for part in script.cost:
        if not isinstance(part, PayCp) or part.generic > 0 or part.has_x or part.need != NO_NEED:
            return False
    return True


def has_s_card(t: Table, c: Context, script: Script) -> bool:
    """11.7.1: can what the S icon asks for be discarded?"""
    for part in script.cost:
        if isinstance(part, DiscardSameName) and not part.possible(t, c):
            return False
    return True


def cannot_complete_use(t: Table, player: int, card: Card, a: Ability, special: bool, purse: Purse | None) -> str:
    """Why using this ability could not be completed: its conditions, its targets, its cost."""
    script = a.program
    assert isinstance(script, Script)
    if purse is not None and cp_out_of_reach(purse, script):
        return "11.7.2.1" if special else "11.6.2.1"
    c = Context(card.ref(), player, a)
    if special and purse is not None and not has_s_card(t, c, script):
        return "11.7.1"  # the soonest answer, where it does not matter which
    if not script.allowed(t, c):
        return "2.1"
    if not can_choose(t, c, script):
        return "11.7.5" if special else "11.6.5"
    if completable(t, player, c, script, USUAL, 0, purse):
        return MAY
    if special and not has_s_card(t, c, script):
        return "11.7.1"
    return "11.7.2.1" if special else "11.6.2.1"


def add_uses(t: Table, player: int, card: Card, k: Look, purse: Purse, out: list[int]) -> None:
    """The abilities of a card that may be used."""
    dull = card.turned == 1 and card.zone == terms.FIELD
    for i in range(len(k.abilities)):
        a = k.abilities[i]
        if a.kind != ACTIVATED or (dull and a.flags & terms.DULL_ICON):
            continue
        if cannot_use(t, player, card, i, purse) == MAY:
            out.append(option(USE, card.id, i))


def could_act(t: Table, player: int) -> bool:
    """Could this player do anything, as far as everybody can see? Otherwise they need not be asked (11.1.6)."""
    if t.zones[terms.HAND * 2 + player]:
        return True
    if t.dirty:
        refresh(t)
    for id in t.zones[terms.FIELD * 2 + player]:
        if t.outlook.looks[id].acts:
            return True
    return len(acting_elsewhere(t, player)) > 0 or len(castable_elsewhere(t, player)) > 0


def priority_options(t: Table, player: int) -> list[int]:
    """11.1.1, 11.1.4: cast a card, use an ability, or forfeit priority."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    looks = t.outlook.looks
    purse: Purse | None = None
    riches = 0
    characters = player == t.active and len(t.stacked) == 0 and in_main_phase(t)
    hand = t.zones[terms.HAND * 2 + player]
    for id in [*hand, *castable_elsewhere(t, player)]:
        k = looks[id]
        if not (characters or k.types & terms.SUMMON or k.keywords & terms.BACK_ATTACK):
            continue
        card = t.cards[id]
        if purse is None:
            purse = purse_of(t, player)
            riches = len(purse.backups) + 2 * len(purse.cards)
        play = card.form.play
        if k.stats[terms.COST] > riches and not (k.changes_costs or t.outlook.costs_change) and play is not None and play.simple:
            continue
        if cannot_cast(t, player, card, purse) == MAY:
            out.append(option(PLAY, id))
    acting: list[int] = []
    for id in t.zones[terms.FIELD * 2 + player]:
        if looks[id].acts:
            acting.append(id)
    if t.working_off_field:
        acting.extend(acting_elsewhere(t, player))
    if acting:
        if purse is None:
            purse = purse_of(t, player)
        for id in acting:
            add_uses(t, player, t.cards[id], looks[id], purse, out)
    if t.refused:
        out = [code for code in out if code not in t.refused]
    if t.barred and not t.scripted:
        barred = barred_now(t)
        out = [code for code in out if code not in barred]
    out.append(option(DONE))
    return out
