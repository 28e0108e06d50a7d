"""The grammar of the dialect, put together."""

from __future__ import annotations

import re
from functools import cache

from cardwright.games.weiss.dialect import (
    conditions,
    costs,
    effects,
    events,
    filters,
    frames,
    keywords,
    modifying,
    reminders,
    rulebook,
    several,
)
from cardwright.games.weiss.dialect.keywords import Definitions
from cardwright.games.weiss.dialect.lexing import Lexer
from cardwright.games.weiss.dialect.lost_signs import lost_sign
from cardwright.games.weiss.dialect.replays import with_replays
from cardwright.games.weiss.dialect.synonyms import WEISS_SYNONYMS
from cardwright.text.bind import Unbound
from cardwright.text.compiler import Dialect, Record, bound
from cardwright.text.going_on import subjects_go_on
from cardwright.text.grammar import Grammar
from cardwright.text.lexicon import Lexicon
from cardwright.text.parser import Reading
from cardwright.text.shared import shared
from cardwright.text.tokens import Token, plain_name

_ICON = r"(?:【\s*(?:AUTO|ACT|CONT)\s*】|\[(?:AUTO|ACT|CONT)\])"
_NEXT_ABILITY = re.compile(rf"(?<=[.)\]）］])\s*(?={_ICON})")


class WeissSchwarz(Dialect):
    """Lines, names and reminders as this game prints them."""

    game = "weiss"
    synonyms = WEISS_SYNONYMS

    def phrases(self, made: Grammar) -> None:
        shared(made, "", "choose", having=False)
        # here "for each climax, draw a card" is done once for each, as whatever else stands there (10.7)
        made.productions = [production for production in made.productions if production.template != "for {per} , draw a card"]
        for part in (filters, effects, modifying, conditions, events, costs, frames, several, keywords, reminders, rulebook):
            part.add(made)

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""
        tokens, reminders = Lexer(lexicon).line(text)
        return subjects_go_on(tokens), reminders

    def start(self, record: Record) -> str:
        """An event's line may be what it does when played; no other card's may."""
        return "event_line" if (record.get("kind") or record.get("type")) == "Event" else "line"

    def printed_name(self, record: Record) -> str:
        """The name as names in texts are quoted."""
        return plain_name(str(record["name"]))

    def sections(self, text: str) -> list[tuple[int, str]]:
        """One ability each: a quote that begins a line belongs to the line before, an icon after a full stop begins another."""
        joined: list[str] = []
        for line in with_replays(text).split("\n"):
            line = line.strip()
            if line and joined and (line[0] in '"“' or joined[-1].count('"') % 2):
                joined[-1] = f"{joined[-1]} {line}"
            elif line:
                joined.append(line)
        return [(0, part) for line in joined for part in _abilities(line)]

    def lost_sign(self, text: str) -> tuple[int, str]:
        return lost_sign(text)

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """A reminder that is read must fit; one that is not read may stand beside other text, never alone."""
        readings = self.readings(reminder[1:-1], "reminder", lexicon)
        if not readings:
            return "text in parentheses that explains no known rule" if alone else ""
        return min((_reminder_fault(reading) for reading in readings), key=len)


def _reminder_fault(reading: Reading) -> str:
    try:
        said = bound(reading)
    except Unbound as fault:
        return f"the reminder can't stand by itself: {fault}"
    return reminders.contradiction(said, definitions())


def _abilities(line: str) -> list[str]:
    """The line parted before every icon that begins an ability outside of quotes."""
    parts: list[str] = []
    begun = 0
    for found in _NEXT_ABILITY.finditer(line):
        if line[: found.start()].replace("“", '"').replace("”", '"').count('"') % 2 == 0:
            parts.append(line[begun : found.start()].strip())
            begun = found.end()
    return [part for part in (*parts, line[begun:].strip()) if part]


@cache
def definitions() -> Definitions:
    """What the keywords mean, as trees."""
    return Definitions(cache(DIALECT.definition))


DIALECT = WeissSchwarz()
