"""How Kite Festival tells what happens."""
from __future__ import annotations

from typing import Final

from cardwright.games.kites import terms
from cardwright.games.telling import MOVES, Teller
from cardwright.kernel import events as ev


class KiteTeller(Teller):
    """The words of this game."""

    moments = {terms.START: "turn begins"}
    fates = {ev.DESTROY: "is cut"}
    moves = {**MOVES, ev.RESOLVE: ("play", "plays")}
    goalless = (*Teller.goalless, ev.RESOLVE)
    stats = {number: word for word, number in terms.STATS.items()}
    points = {terms.WIND: "wind", terms.RIBBONS: "ribbon"}
    uncounted = ("wind",)
    decks = (terms.DECK,)
    attack_names_target = False


TELLER: Final = KiteTeller()
