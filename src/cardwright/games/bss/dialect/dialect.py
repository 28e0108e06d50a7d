"""The grammar of the dialect, put together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from cardwright.games.bss.dialect import (
    changing,
    comparing,
    conditions,
    cores,
    effects,
    events,
    filters,
    forbidding,
    frames,
    player_events,
    reducing,
    replacing,
    scopes,
)
from cardwright.games.bss.dialect.keywords import Definitions
from cardwright.games.bss.dialect.lexing import Lexer, repaired
from cardwright.games.bss.dialect.synonyms import BSS_SYNONYMS
from cardwright.games.bss.dialect.vocabulary import FAMILIES
from cardwright.text.compiler import Dialect, Record, bound
from cardwright.text.going_on import subjects_go_on
from cardwright.text.grammar import Grammar
from cardwright.text.lexicon import Lexicon
from cardwright.text.shared import shared
from cardwright.text.tokens import Token, plain_typography

_ANNOTATION = re.compile(r"Token (?:spirit|nexus)/", re.IGNORECASE)
_HEADERS_ONLY = re.compile(r"(?:\s*(?:\[[^\]]*\]|【[^】]*】))+\s*")


class BattleSpiritsSaga(Dialect):
    """Lines, names and reminders as this game prints them."""

    game = "bss"
    synonyms = BSS_SYNONYMS

    def phrases(self, made: Grammar) -> None:
        shared(made, targets="", picks="", their="opponent", for_each=False)
        for part in (filters, cores, effects, changing, forbidding, reducing, replacing, scopes, conditions, comparing):
            part.add(made)
        for part in (events, player_events, frames):
            part.add(made)

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""
        tokens, reminders = Lexer(lexicon, self.vocabulary).line(repaired(text))
        return subjects_go_on(tokens), reminders

    def lexicon(self, records: Iterable[Record]) -> Lexicon:
        """The names and families of these cards; families are printed in capitals and written with capitals."""
        names: set[str] = set()
        families = set(FAMILIES)
        for record in records:
            names.add(self.printed_name(record))
            found = record.get("family") or record.get("traits")
            if isinstance(found, (list, tuple)):
                families.update(written(str(family)) for family in found)
        return Lexicon(sorted(names), sorted(families))

    def start(self, record: Record) -> str:
        """Every line is read alike: what it is its brackets say."""
        return "line"

    def printed_name(self, record: Record) -> str:
        """Names are listed as printed."""
        return plain_typography(str(record["name"]))

    def sections(self, text: str) -> list[tuple[int, str]]:
        """One effect a line; brackets that stand alone belong to the line after them."""
        out: list[tuple[int, str]] = []
        before = ""
        for line in text.split("\n"):
            stripped = line.strip()
            if not stripped:
                continue
            if _HEADERS_ONLY.fullmatch(stripped):
                before += stripped + " "
                continue
            out.append((0, before + stripped))
            before = ""
        if before:
            out.append((0, before.strip()))
        return out

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """A token's annotation (4-12-2) is data. What can be read must be what a keyword means; what can't may not stand alone."""
        inside = reminder[1:-1].strip()
        if _ANNOTATION.match(inside):
            return ""
        readings = self.readings(inside, "line", lexicon)
        if len(readings) != 1:
            return "text in parentheses that explains no known rule" if alone else ""
        said = bound(readings[0])
        if any(said == meant for _, meant in definitions().meanings()):
            return ""
        return "the reminder says what no keyword means"


def written(family: str) -> str:
    """A family as texts write it: STAR DRAGON as Star Dragon; shorthand such as NERV and EVA-01 stays."""
    known = {name.upper(): name for name in FAMILIES}
    return known.get(family.upper(), family.title())


@cache
def definitions() -> Definitions:
    """What the keywords mean, as trees."""
    return Definitions(cache(DIALECT.definition))


DIALECT = BattleSpiritsSaga()
