"""4.1, 4.2: which decks may be played."""
from __future__ import annotations

from cardwright.cards import Deck
from cardwright.games.construction import Cite, DeckCheck, ignore
from cardwright.kernel.refusals import Refusal


def deck_faults(deck: Deck, cite: Cite = ignore) -> list[Refusal]:
    """What is wrong with a deck; nothing for a legal one."""
    check = DeckCheck(cite)
    check.size("4.1", deck.main, 30, 30)
    check.copies("4.2", [card.name for card in deck.main], 3)
    return check.faults
