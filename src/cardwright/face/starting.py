"""A new game of two decks."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.face import checking
from cardwright.face.decks import MARKED, AnyDeck, Cards, check_formats, check_unread, find_deck, find_game, pool_with, prepared
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.kernel.table import NAMES


def new_game(
    game: str, deck: AnyDeck, other: AnyDeck, seed: int | bytes | None = None, *, cards: Cards = (),
    players: Sequence[str] = NAMES, allow_unread: bool = False,
) -> Game:  # fmt: skip
    """A game of two decks, at its first decision.

        >>> game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
        >>> game.decision
        Player 1: Who goes first? (6.2.1.6) 2 options

    `game` is a code from `games()`. Player 0 has the first deck, player 1 the other one: each by the name of a ready deck, as a
    file, as a `Deck`, or spelt out as in a file (`{"leader": ..., "main": {"Name of a card": 3, ...}, ...}`, docs/cards.md). The
    same seed and the same answers give the same game on every machine; without a seed, chance is the system's. `cards` are cards
    beside the starter set that decks may use. A card with a line that is not understood is refused unless you allow it; the line
    then does nothing.
    """
    entry = find_game(game)
    chosen = checking.seed_from("new_game", seed)
    called = checking.names("new_game", players)
    pool = pool_with(entry, cards)
    first, second = find_deck(entry, deck, pool), find_deck(entry, other, pool)
    check_formats(entry, (first, second))
    ready = prepared(entry, first, second)
    if not allow_unread:
        check_unread(ready, MARKED)
    start = Start(entry, ready, chosen, called)
    return Game(start, start.table(), [])
