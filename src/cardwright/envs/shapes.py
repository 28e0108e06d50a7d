"""How an observation of a game is laid out: blocks of rows and named columns, the same for every game of one code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardwright.envs.encoding import sizes as e
from cardwright.games.entry import GameEntry
from cardwright.kernel import options as o
from cardwright.kernel.asking import FORMS
from cardwright.kernel.events import KIND_NAMES
from cardwright.kernel.ruleset import Ruleset

OPTIONS = 64
"""The most actions of a decision, unless you say otherwise: what has more is split."""
CARDS = 128
"""The most cards that have a row, unless you say otherwise."""
STACKED, PENDING, LINKS, EVENTS, ANSWERS = 8, 6, 16, 16, 8
COUNTER_SLOTS = 6
PAGES_LEAST = 2  # fewer options can't be turned over
ROWS_MOST = 255  # more would only make observations longer

# Columns that are sets of bits: each stands for 31 of them.
SETS = frozenset({"marks", "flags", "types", "colours", "subtypes", "keywords", "keywords+", "bans", "bans+", "traits"})
CARD_HEAD = ("known", "zone", "side", "owner", "place", "turned", "facedown", "fresh", "flags", "marks", "damage")
CARD_TEXT = ("text", "hash")
CARD_LOOK = (
    "activated", "automatic", "passive", "types", "colours", "subtypes", "keywords", "keywords+", "bans", "bans+", "traits",
)  # fmt: skip
TABLE_HEAD = (
    "turn", "my turn", "i went first", "phase", "decides", "question", "form", "about", "asking hash", "so far", "least", "most",
    "options", "page", "priority", "passed", "outcome",
)  # fmt: skip
FLAGS = ("attacking", "attacked", "blocking", "chosen", "offered", "about")


@dataclass(frozen=True, slots=True)
class Block:
    """One part of an observation: rows of the same columns. `at` is its first word in the record."""

    name: str
    rows: int
    columns: tuple[str, ...]
    at: int

    @property
    def words(self) -> int:
        """How many numbers it has."""
        return self.rows * len(self.columns)

    @property
    def end(self) -> int:
        """The first word behind it."""
        return self.at + self.words

    @property
    def shape(self) -> tuple[int, ...]:
        """As numpy has it: the table has no rows."""
        return (len(self.columns),) if self.name == "table" else (self.rows, len(self.columns))

    def column(self, name: str) -> int:
        """The place of a column."""
        return self.columns.index(name)


@dataclass(frozen=True, slots=True)
class Shape:
    """What the observations of one game look like, and what their numbers mean."""

    game: str
    options: int
    cards: int
    blocks: tuple[Block, ...]
    sizes: e.Sizes
    zones: tuple[str, ...]
    """`zone` of a card is a place in this list, counted from 1."""
    phases: tuple[str, ...]
    verbs: dict[int, str]
    """What a `verb` of an option means (counted from 1)."""
    questions: dict[int, str]
    """What a `question` means (counted from 1)."""
    forms: tuple[str, ...]
    events: dict[int, str]
    """What a kind of event means (counted from 1)."""

    @property
    def words(self) -> int:
        """How many numbers (of 32 bits) an observation has."""
        return self.blocks[-1].end

    def __getitem__(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(f"there is no block {name!r}; there are {', '.join(block.name for block in self.blocks)}")


def shape_of(entry: GameEntry, options: int = OPTIONS, cards: int = CARDS) -> Shape:
    """The layout of a game's observations."""
    rules: Ruleset = entry.rules()
    terms: Any = entry.part("terms")
    stats = _stats(terms)
    numbers = rules.shown_names()
    zones = [zone.name for zone in rules.zones if not rules.off_the_table(zone.number)]
    table = [*TABLE_HEAD]
    for whose in ("my", "their"):
        table += [f"{whose} {name}" for name in numbers]
    for whose in ("my", "their"):
        table += [f"{whose} {name} cards" for name in zones]
    for whose in ("my", "their"):
        table += [f"{whose} {name} in pool" for name in rules.pool_names]
    counters = [f"counters {i}" for i in range(COUNTER_SLOTS)]
    card = (*CARD_HEAD, *counters, *CARD_TEXT, *stats, *CARD_LOOK)
    sizes = e.Sizes(options, cards, STACKED, PENDING, LINKS, EVENTS, ANSWERS, len(stats), COUNTER_SLOTS, len(card))
    blocks: list[Block] = []
    for name, rows, columns in (
        ("table", 1, table),
        ("options", options, ("known", "verb", "card", "value", "extra", "other card", "hash")),
        ("stacked", STACKED, ("known", "side", "card", "source", "hash", "chosen", "also chosen", "x")),
        ("pending", PENDING, ("known", "side", "source", "hash")),
        ("links", LINKS, ("known", "card", "to")),
        ("events", EVENTS, ("known", "kind", "verb", "side", "by", "cause", "from", "to", "card", "source", "amount")),
        ("answers", ANSWERS, ("question", "verb", "value", "extra", "hash")),
        ("cards", cards, card),
    ):  # fmt: skip
        blocks.append(Block(name, rows, tuple(columns), blocks[-1].end if blocks else 0))
    verbs = {i + 1: name for i, name in enumerate(o.VERB_NAMES)} | {e.MORE + 1: "more"}
    for verb in range(o.FIRST_OWN_VERB, e.MORE):
        try:
            verbs[verb + 1] = rules.verb_name(verb)
        except (KeyError, IndexError, NotImplementedError):
            break
    questions = {kind + 1: question.name for kind, question in rules.questions.items()}
    events = {i + 1: name for i, name in enumerate(KIND_NAMES)} | {kind + 1: name for kind, name in rules.event_names.items()}
    phases = tuple(phase[0] for phase in rules.phases)
    names = tuple(zone.name for zone in rules.zones)
    return Shape(rules.code, options, cards, tuple(blocks), sizes, names, phases, verbs, questions, FORMS, events)


def _stats(terms: Any) -> list[str]:
    """The numbers of a card by their places."""
    named: dict[int, str] = {}
    for name, place in terms.STATS.items():
        named.setdefault(place, name)
    count = max(getattr(terms, "STAT_COUNT", 0), getattr(terms, "ALL_STATS", 0), max(named) + 1)
    return [named.get(i, f"number {i}") for i in range(count)]
