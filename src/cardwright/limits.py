"""How large a thing may be that somebody gives us: a file, a text, a deck, a number, a line that is typed.

Each limit is far above what is printed or played anywhere, and far below what would keep the machine busy for minutes. Whatever is
above one is refused in one line that says so. docs/limits.md lists them, with the largest that has been seen.
"""

from __future__ import annotations

from typing import Final

FILE_BYTES: Final = 64_000_000
"""Of a file that is read. The largest card file known here has 8.5 million bytes."""

TEXT_LETTERS: Final = 10_000
"""Of one card's text. The longest printed one has 1,117 letters."""

LINE_WORDS: Final = 400
"""Words and signs of one line of a card's text, since reading takes time and depth with its length. The longest printed has 211."""

PRINTED_NUMBER: Final = 1_000_000
"""A number on a card, or in its text. The largest printed one is 30,000."""

TOKENS_AT_ONCE: Final = 100
"""Tokens that one effect makes at the same time."""

COPIES: Final = 1_000
"""Of one card in a deck file."""

DECK_CARDS: Final = 2_000
"""Cards of a deck file, all its parts together."""

SCENARIO_CARDS: Final = 2_000
"""Cards that a scenario puts on the table, harmless ones included."""

SCENARIO_NUMBER: Final = 1_000_000
"""A number that a scenario gives to a player or a card."""

TYPED_LETTERS: Final = 1_000
"""Of one line that is typed at the terminal."""

NUMBER_DIGITS: Final = 9
"""Of a number that is typed at the terminal."""

PAUSE_SECONDS: Final = 3_600.0
"""Between two decisions that one watches."""

GAMES: Final = 100_000_000
"""That one command plays."""

SEED: Final = 2**63 - 1
"""The largest number that fixes chance."""

JOBS: Final = 1_024
"""Processes that one command starts."""
