"""What a message proposes to write, in the words of the game in question."""

from __future__ import annotations

from cardwright.judge.adapter import GameAdapter

GUIDE = "docs/scenarios.md shows all of them"


def example_card(game: GameAdapter) -> str:
    """How a card is written in place: `follower 2/2`, `forward, power 5000`."""
    kind = (game.idle[0] or min(game.shape.kinds)).lower()
    fights = [word for word in (game.shape.attack, game.shape.defense) if word in game.shape.numbers]
    if len(fights) == 2:
        return f"{kind} 2/2"
    own = [word for word in ("power", "bp") if word in game.printed_numbers]
    return f"{kind}, {own[0]} 5000" if own else kind


def said_of_cards(game: GameAdapter) -> str:
    """What can stand in brackets behind a card's name."""
    words = [f'"{word} …"' for word in (*game.printed_numbers, *game.printed_words) if word != "cost"]
    more = f", {', '.join(words)}" if words else ""
    states = ", ".join(f'"{state}"' for state in game.states or (game.turned_word,))
    return f'Say its type ("{example_card(game)}"), "cost 3", "trait …"{more}, or how it lies there: {states} ({GUIDE})'


def field_of(game: GameAdapter) -> str:
    """What the game calls the place where cards fight."""
    return game.rules.zones[game.rules.field].name


def zones_of(game: GameAdapter) -> str:
    """The zones there are; and how a position in one is said, in a game that has positions."""
    where = f'; a position is said of its card, in brackets: "at …" ({GUIDE})' if "at" in game.how_words else ""
    return f"Use one of {', '.join(game.zones)}{where}"
