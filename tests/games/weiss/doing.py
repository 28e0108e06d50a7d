"""What the tests of Weiss Schwarz do over and over."""

from __future__ import annotations

from typing import Any

from cardwright.cards import CardRecord, Deck
from cardwright.games.weiss import positions, terms
from cardwright.judge.builder import CardHandle, GameBuilder
from cardwright.judge.games import adapter
from cardwright.kernel.happening import happen
from cardwright.kernel.options import option
from cardwright.kernel.refusals import Refusal


def swap_code(card: CardHandle, position: str) -> int:
    return option(terms.SWAP, card.id, positions.NAMES.index(position))


def swap(game: GameBuilder, card: CardHandle, position: str) -> None:
    """6.5.1.2.4: move a character to a position, in exchange for whoever is there."""
    game.act(terms.SWAP, card, extra=positions.NAMES.index(position))


def why_not_swap(game: GameBuilder, card: CardHandle, position: str) -> Refusal | None:
    return game.table.why_not(swap_code(card, position))


def names(cards: list[CardHandle]) -> list[str]:
    return [card.name for card in cards]


def happened(game: GameBuilder, kind: int) -> list[Any]:
    """The events of one of the game's own kinds."""
    return [entry.event for entry in game.table.log or [] if entry.event.kind == kind]


def let_happen(game: GameBuilder, *events: Any) -> None:
    """Let something happen that no card in the test does; whoever was asked is asked again afterwards."""
    t = game.table
    t.stack.pop()
    frame = t.stack[-1]
    frame.next = frame.at  # it asks again
    todo = happen(t, list(events))
    if todo is not None:
        t.stack.append(todo)
    t.run()


def card(name: str, type: str = "Character", **printed: Any) -> CardRecord:
    """A card for a deck."""
    return adapter("weiss").written(name, type, printed, hash_of(name, type))


def hash_of(name: str, type: str) -> int:
    return sum(ord(letter) * (i + 1) for i, letter in enumerate(name + type))


def characters(n: int, each: int = 4) -> tuple[CardRecord, ...]:
    """So many cards, four of each name."""
    return tuple(card(f"Character {i // each}") for i in range(n))


def climaxes(n: int) -> tuple[CardRecord, ...]:
    return tuple(card(f"Climax {i // 4}", "Climax") for i in range(n))


def deck(*cards: CardRecord) -> Deck:
    return Deck("a deck", "weiss", "standard", "", None, cards or (*characters(42), *climaxes(8)), ())
