"""A sensible payment, offered first: as few discards as possible, nothing wasted that need not be, the least useful cards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.cp import ELEMENTS, Purse
from cardwright.games.fftcg.zones import shares_name
from cardwright.kernel.options import option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def keep_value(t: Table, player: int, id: int) -> int:
    """How much a player wants to keep a card: what can't be deployed or is there twice goes first, then what costs most."""
    k = t.look(t.cards[id])
    value = 200
    if not k.subtypes & terms.GENERIC and k.types & terms.CHARACTER:
        for other in t.zone(terms.FIELD, player):
            if shares_name(k, t.look(t.cards[other])):
                value -= 100
                break
    for other in t.zone(terms.HAND, player):
        if other != id and shares_name(k, t.look(t.cards[other])):
            value -= 50
            break
    return value - k.stats[terms.COST]


def first_element(elements: int) -> int:
    for e in range(ELEMENTS):
        if elements >> e & 1:
            return e
    return 0


def by_value(t: Table, player: int, p: Purse) -> Purse:
    """The same purse, the cards that are to be kept least first, and Backups of one element before those of several."""
    out = Purse()
    places = [(p.backup_elements[i].bit_count(), i) for i in range(len(p.backups))]
    places.sort()
    for _, i in places:
        out.backups.append(p.backups[i])
        out.backup_elements.append(p.backup_elements[i])
    places = [(keep_value(t, player, p.cards[i]), i) for i in range(len(p.cards))]
    places.sort()
    for _, i in places:
        out.cards.append(p.cards[i])
        out.card_elements.append(p.card_elements[i])
    return out


def suggest(t: Table, player: int, purse: Purse, need: list[int], left: int, spare: int, discards: int) -> list[int]:
    """The rest of a payment, as the options that a player would choose one by one; nothing if there is none."""
    p = by_value(t, player, purse)
    least = 0
    for n in need:
        least += n
    for h in range(len(p.cards) + 1):
        for b in range(len(p.backups) + 1):
            over = b + 2 * h - left
            if b + 2 * h < least or over < 0 or over > spare or over > discards + h:
                continue
            found: list[int] = []
            if pick(p, need, b, h, found):
                return found
    return []


def pick(p: Purse, need: list[int], b: int, h: int, out: list[int]) -> bool:
    """So many Backups and cards that give what is needed, as options: put into `out`, if there are any such."""
    for e in range(ELEMENTS):
        if need[e] > 0:
            return pick_for(p, need, b, h, e, out)
    if b > len(p.backups) or h > len(p.cards):
        return False
    for i in range(b):
        out.append(option(terms.DULL_FOR, p.backups[i], first_element(p.backup_elements[i])))
    for i in range(h):
        out.append(option(terms.DISCARD_FOR, p.cards[i], first_element(p.card_elements[i])))
    return True


def pick_for(p: Purse, need: list[int], b: int, h: int, e: int, out: list[int]) -> bool:
    """As `pick`, beginning with what gives this element."""
    if b > 0:
        for i in range(len(p.backups)):
            if p.backup_elements[i] >> e & 1:
                need[e] -= 1
                found = pick(p.without([p.backups[i]]), need, b - 1, h, out)
                need[e] += 1
                if found:
                    out.append(option(terms.DULL_FOR, p.backups[i], e))
                    return True
    if h > 0:
        for i in range(len(p.cards)):
            if p.card_elements[i] >> e & 1:
                before = need[e]
                need[e] = before - 2 if before > 1 else 0
                found = pick(p.without([p.cards[i]]), need, b, h - 1, out)
                need[e] = before
                if found:
                    out.append(option(terms.DISCARD_FOR, p.cards[i], e))
                    return True
    return False
