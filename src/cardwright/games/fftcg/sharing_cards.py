"""11.3.5, 11.6.7: actions of a cost take cards, and what is left must still produce the CP of the same cost."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.cp import ELEMENTS, Purse
from cardwright.kernel.cards import id_of

if TYPE_CHECKING:
    from cardwright.games.fftcg.affording import Bill
    from cardwright.kernel.contexts import Context
    from cardwright.kernel.table import Table

# What a card is worth for producing CP. Cards of equal worth that the same actions may take are one as good as the other.
NOTHING: Final = 0
BACKUP: Final = 1 << ELEMENTS
DISCARD: Final = 1 << (ELEMENTS + 1)
ACTIONS_SHIFT: Final = ELEMENTS + 2
LOST: Final = 1 << 48  # above all that: taking such a card leaves less CP


class Want:
    """A card that an action of a cost takes: of which cards it is one, and whether it leaves or is only turned or shown."""

    def __init__(self, cards: list[int], leaves: bool) -> None:
        self.cards = cards
        self.leaves = leaves


class Sharing:
    """A search for cards that the actions can take, so that what is left pays the bill."""

    def __init__(self, t: Table, p: Purse, bill: Bill, c: Context, wants: list[Want]) -> None:
        self.t = t
        self.bill = bill
        self.c = c
        self.wants = wants
        self.different: list[Want] = []  # an action that takes several cards wants the same several times
        for want in wants:
            if want not in self.different:
                self.different.append(want)
        self.worth: dict[int, int] = {}
        for i in range(len(p.backups)):
            self.worth[p.backups[i]] = BACKUP | p.backup_elements[i]
        for i in range(len(p.cards)):
            self.worth[p.cards[i]] = DISCARD | p.card_elements[i]

    def found(self, p: Purse, i: int, taken: list[int], least: int) -> bool:
        """Are there cards for the wants from number i on? An action that takes several takes them in the order of ranks:
        `least` is that of the one before. Each rank is tried once, since its cards are all alike."""
        if i >= len(self.wants):
            return self.bill.paid_from(p, self.c)
        want = self.wants[i]
        goes_on = i + 1 < len(self.wants) and self.wants[i + 1] is want
        ranks: list[int] = []
        ids: list[int] = []
        for ref in want.cards:
            id = id_of(ref)
            if id in taken:
                continue
            rank = self.rank(want, ref)
            if rank >= least and rank not in ranks:
                ranks.append(rank)
                ids.append(id)
        for rank in sorted(ranks):
            id = ids[ranks.index(rank)]
            costs_cp = rank & LOST > 0
            left = p.without([id]) if costs_cp else p
            if self.found(left, i + 1, taken + [id], rank if goes_on else 0):
                return True
            if not costs_cp and len(self.different) == 1:
                return False  # no other card would have left more
        return False

    def rank(self, want: Want, ref: int) -> int:
        """First the cards that cost no CP if this want takes them; then by worth, and by which actions may take them."""
        id = id_of(ref)
        worth = self.worth.get(id, NOTHING)
        free = worth == NOTHING or (want.leaves and produces_first(self.t, id))
        actions = 0
        for at in range(len(self.different)):
            if ref in self.different[at].cards:
                actions |= 1 << at
        return (0 if free else LOST) | worth | actions << ACTIONS_SHIFT


def leaves_cp(t: Table, p: Purse, bill: Bill, c: Context, wants: list[Want], taken: list[int]) -> bool:
    """Can the actions take their cards, none of those that are taken already, so that what is left pays the bill?"""
    return Sharing(t, p, bill, c, wants).found(p, 0, taken, 0)


def produces_first(t: Table, id: int) -> bool:
    """11.2.1.1, 11.6.10 (our reading): a Backup that leaves the field for a cost may be dulled for the CP of that cost as well."""
    return t.cards[id].zone == terms.FIELD
