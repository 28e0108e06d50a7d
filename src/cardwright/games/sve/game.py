"""Shadowverse: Evolve as the world outside of its rules sees it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.entry import GameEntry
from cardwright.games.sve import terms
from cardwright.games.sve.construction import FORMATS, OPEN_8, deck_basis
from cardwright.kernel.moving import place
from cardwright.kernel.refusals import Refusal

if TYPE_CHECKING:
    from cardwright.games.library import CardLibrary
    from cardwright.kernel.frames import Frame
    from cardwright.kernel.table import Table


class ShadowverseEvolve(GameEntry):
    """What only this game answers in its own way."""

    finished = True
    has_leaders = True
    second_deck = "evolve deck"
    has_sealed = True
    formats = FORMATS

    def lay_out(self, t: Table, player: int, deck: Deck, cards: CardLibrary) -> None:
        """6.2.1: leader, deck and evolve deck in their areas. A player without a leader card has a leader all the same."""
        from cardwright.games.sve.library import virtual_leader

        leader = deck.leader
        place(t, player, virtual_leader(t.library) if leader is None else cards.face(leader), None, terms.LEADER_AREA)
        for zone, brought in ((terms.DECK, deck.main), (terms.EVOLVE_DECK, deck.evolve)):
            for record in brought:
                place(t, player, cards.face(record), cards.back(record), zone)
        if leader is not None and leader.universe and leader.card_class:
            t.numbers[terms.BASIS * 2 + player] = terms.UNIVERSE if deck_basis(deck) == "universe" else terms.CLASS
        if deck.format == OPEN_8:
            t.numbers[terms.OPEN_8 * 2 + player] = 1

    def whole_game(self, t: Table, decks: Sequence[Deck]) -> Frame:
        from cardwright.games.sve.library import MAGICAL_UNIVERSE
        from cardwright.games.sve.setup import Game

        magical = 0
        for player, deck in enumerate(decks):
            if deck.format != OPEN_8 and deck_basis(deck) == "universe" and deck.leader is not None:
                magical |= (deck.leader.universe == MAGICAL_UNIVERSE) << player
        return Game(magical)

    def sealed_deck(self, pool: Sequence[CardRecord], seed: int) -> Deck:
        """Appendix B: eight packs, and a deck of their cards."""
        from cardwright.games.sve.sealed import open_packs, suggest_deck

        return suggest_deck(open_packs(pool, seed))

    def deck_faults(self, deck: Deck) -> list[Refusal]:
        from cardwright.games.sve.construction import deck_faults
        from cardwright.games.sve.copies_in_deck import allowances

        return deck_faults(deck, allowances(deck))

    def relist(self, t: Table) -> list[int] | None:
        from cardwright.games.sve import legality

        ask = t.decision()
        return legality.main_options(t, ask.player) if ask is not None and ask.kind == terms.ASK_MAIN else None


GAME: Final = ShadowverseEvolve("sve", "Shadowverse: Evolve", __package__)
