"""5.2.1, 11.2: what CP a player could produce, and whether a cost can be paid with it exactly.

A cost is a total and, for each element, how many of the CP must be of it. A Backup gives one CP, a discarded card two of one of its
elements; more than the total may be produced by discards only: one for each element that is asked for, but always one (11.4.6.1.4).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fftcg import terms
from cardwright.kernel.faces import Look
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ELEMENTS: Final = 8
ANY_ELEMENT: Final = (1 << ELEMENTS) - 1
LIGHT_AND_DARK: Final = terms.LIGHT | terms.DARK
NO_NEED: Final = (0,) * ELEMENTS
ONE_OF_EACH: Final = [tuple([mask >> e & 1 for e in range(ELEMENTS)]) for mask in range(1 << ELEMENTS)]


def needs_of_card(k: Look) -> tuple[int, ...]:
    """5.2.1.2, 11.4.6.1.2: one CP of each element of the card; none in particular for a single Light or Dark one (11.4.6.1.3), nor
    where a text says so."""
    elements = k.colours
    if elements == terms.LIGHT or elements == terms.DARK or k.bans & terms.PAID_WITH_ANY:
        return NO_NEED
    return ONE_OF_EACH[elements]


class Purse:
    """What a player may produce CP with: the numbers of the cards, and their elements."""

    def __init__(self) -> None:
        self.backups: list[int] = []
        self.backup_elements: list[int] = []
        self.cards: list[int] = []
        self.card_elements: list[int] = []

    def without(self, ids: list[int]) -> Purse:
        """The same but for these cards, which pay for something else."""
        for id in ids:
            if id in self.backups or id in self.cards:
                return self.less(ids)
        return self

    def less(self, ids: list[int]) -> Purse:
        """A purse of its own, without these cards."""
        p = Purse()
        for i in range(len(self.backups)):
            if self.backups[i] not in ids:
                p.backups.append(self.backups[i])
                p.backup_elements.append(self.backup_elements[i])
        for i in range(len(self.cards)):
            if self.cards[i] not in ids:
                p.cards.append(self.cards[i])
                p.card_elements.append(self.card_elements[i])
        return p

    def only(self, elements: int, backups_only: bool) -> Purse:
        """What is left if only CP of these elements may pay, or only what Backups produce."""
        p = Purse()
        for i in range(len(self.backups)):
            if self.backup_elements[i] & elements:
                p.backups.append(self.backups[i])
                p.backup_elements.append(self.backup_elements[i] & elements)
        if not backups_only:
            for i in range(len(self.cards)):
                if self.card_elements[i] & elements:
                    p.cards.append(self.cards[i])
                    p.card_elements.append(self.card_elements[i] & elements)
        return p


def purse_of(t: Table, player: int) -> Purse:
    """5.2.1.3: active Backups, and cards in hand that are neither Light nor Dark."""
    if t.dirty:
        refresh(t)
    p = Purse()
    looks = t.outlook.looks
    for id in t.zones[terms.FIELD * 2 + player]:
        k = looks[id]
        if k.types & terms.BACKUP and t.cards[id].turned == 0 and not k.bans & terms.CANT_BE_DULLED:
            p.backups.append(id)
            p.backup_elements.append(produced_by(k))
    for id in t.zones[terms.HAND * 2 + player]:
        colours = looks[id].colours
        if not colours & LIGHT_AND_DARK:
            p.cards.append(id)
            p.card_elements.append(produced_by(looks[id]))
    return p


def produced_by(k: Look) -> int:
    """The elements of which a card can produce CP: its own, and those that a text adds."""
    if k.bans & terms.PRODUCES_ANY_CP:
        return ANY_ELEMENT
    return k.colours | (k.bans >> terms.PRODUCES_FIRE_CP & ANY_ELEMENT)


def spare_of(need: tuple[int, ...]) -> int:
    """How much more than the total may be produced: one for each element that is asked for, at least one (11.4.6.1.4)."""
    n = 0
    for e in range(ELEMENTS):
        if need[e] > 0:
            n += 1
    return n if n > 1 else 1


def total_of(need: tuple[int, ...], n: int) -> int:
    """11.4.6.1.2: at least as many as there are elements; nothing at all if nothing is to be paid."""
    if n <= 0:
        return 0
    least = 0
    for e in range(ELEMENTS):
        least += need[e]
    return n if n > least else least


def can_pay(p: Purse, need: tuple[int, ...], n: int, but: int = -1) -> bool:
    """Can a total of n with these needs be paid, without the card `but` (which is being cast)?"""
    if n <= 0:
        return True
    cards = len(p.cards)
    for id in p.cards:
        if id == but:
            cards -= 1
            break
    if len(p.backups) + 2 * cards < n:
        return False
    asked = -1
    for e in range(ELEMENTS):
        if need[e] > 0:
            if asked >= 0:
                return can_complete(p.without([but]), list(need), n, spare_of(need), 0)
            asked = e
    if asked < 0:
        return True
    # One element: all that is needed of it, and enough in all. Only the last discard can be one too many.
    have = 0
    for elements in p.backup_elements:
        if elements >> asked & 1:
            have += 1
    for i in range(len(p.cards)):
        if p.card_elements[i] >> asked & 1 and p.cards[i] != but:
            have += 2
    return have >= need[asked]


def can_complete(p: Purse, need: list[int], left: int, spare: int, discards: int) -> bool:
    """Can the rest of a cost be paid exactly? `left`: of the total (below 0: so many too many already), `discards`: made so far."""
    for e in range(ELEMENTS):
        if need[e] > 0:
            return covers(p, need, left, spare, discards, e)
    if left > 0:
        return len(p.backups) + 2 * len(p.cards) >= left
    return -left <= spare and -left <= discards


def covers(p: Purse, need: list[int], left: int, spare: int, discards: int, e: int) -> bool:
    """Is there a Backup or a card that gives CP of this element, with which the rest can be paid?"""
    tried = 0
    for i in range(len(p.backups)):
        elements = p.backup_elements[i]
        if elements >> e & 1 and not tried >> elements & 1:
            tried |= 1 << elements
            need[e] -= 1
            found = can_complete(p.without([p.backups[i]]), need, left - 1, spare, discards)
            need[e] += 1
            if found:
                return True
    tried = 0
    for i in range(len(p.cards)):
        elements = p.card_elements[i]
        if elements >> e & 1 and not tried >> elements & 1:
            tried |= 1 << elements
            before = need[e]
            need[e] = before - 2 if before > 1 else 0
            found = can_complete(p.without([p.cards[i]]), need, left - 2, spare, discards + 1)
            need[e] = before
            if found:
                return True
    return False
