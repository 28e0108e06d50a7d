"""The table of synonyms: wordings of one phrase may differ by these rows and by nothing else.

A row is a list of spellings that mean the same, the first being the one that the others are compared as. Spellings are
replaced in the order of the table, so that longer ones come first. FILLERS may come and go. A dialect with words of its own
extends the table (`Dialect.synonyms`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from cardwright.text.template import Expansion

ROWS: tuple[tuple[str, ...], ...] = (
    # whole statements
    ("was {} this way", "is {} this way", "is {} by this effect"),
    ("it is opponent 's turn", "it is your opponent 's turn", "it is a opponent 's turn", "it isn't your turn"),
    (
        "only once per turn",
        "this ability can be activated once per turn",
        "this ability can be performed once per turn",
        "perform this ability only once per turn",
        "perform only once per turn",
    ),
    ("{} wasn't put onto the field from {}", "{} was put onto the field from anywhere other than {}"),
    *(
        (f"{{}} take {{}} less{kind} damage", f"if {{}} would take{kind} damage , it take that much minus {{}} instead")
        for kind in ("", " ability", " combat", " attack")
    ),
    *(
        (f"{{}} deal {{}} more{kind} damage", f"if {{}} would deal{kind} damage , it deal that much plus {{}} instead")
        for kind in ("", " ability", " combat", " attack")
    ),
    ("{} have no {} counter", "there is no {} counter on {}"),
    ("{} have {} counter", "there is {} counter on {}", "{} have a {} counter"),
    ("perform {} 's", "activate {} 's", "play {} 's"),
    ("and", "and if"),
    # comparisons and amounts
    (
        "{} >=",
        "{} or more",
        "{} or higher",
        "{} or greater",
        "at least {}",
        "{} -cost or more",
        "{} -cost or higher",
    ),
    (
        "{} <=",
        "{} or less",
        "{} or lower",
        "{} or fewer",
        "at most {}",
        "{} -cost or less",
        "{} -cost or lower",
    ),
    ("equal", "is equal to", "is"),
    ("twice", "2 time"),
    ("number", "total number"),
    ("{} 's {}", "{} of {}", "{} from among {}"),
    # time
    (
        "this turn",
        "for the rest of this turn",
        "for the rest of the turn",
        "until the end of this turn",
        "until the end of the turn",
        "until the end of turn",
        "until end of this turn",
        "until end of turn",
        "during this turn",
    ),
    ("when", "whenever"),
    ("twice", "twice each turn", "twice per turn", "twice a turn"),
    # players: two sit at the table, and who may do a thing is who does it
    ("opponent", "your opponent", "each opponent", "a opponent"),
    ("you do", "they do"),
    ("you don't", "they don't"),
    ("you roll", "they roll"),
    ("'s", "'"),
    ("its", "their"),
    ("they", "them"),
    ("these", "those"),
    # conditions
    ("if", "while"),
    ("if not", "otherwise"),
    ("there no", "there isn't any", "there isn't a"),
    ("this way", "by this ability"),
    ("or", "and/or", "or in", "or on", "or from", "and/or in", "and/or on", "and/or from"),
    ("you discarded", "you have discarded"),
    # places and moves
    ("put", "add", "place"),
    ("in", "on", "into", "onto", "to", "at", "from", "than"),
    ("the rest", "any remaining card"),
    ("rest", "remaining", "rest of the", "rest of they"),
    ("select", "choose"),
    ("random", "randomly"),
    ("between", "among"),
    ("except", "other in", "not named"),
    # statements
    ("have", "gain"),
    ("every", "each", "all", "any"),
    ("max", "maximum"),
    ("reduced", "decreased"),
    ("activated", "performed"),
    ("able", "possible"),
    ("following", "this"),
    ("for", "with"),
)
# words that say nothing by themselves: articles, stops, the noun after "this"
FILLERS = frozenset("currently including one the a , . : / of and also card effect following equal 6-sided both more in it".split())
TAILS = ("to play", "of your choice")
# wordings that the table cannot compare, each with the reason why they mean the same
EXEMPT = {
    ("post", "In"): "a card is in one place at a time, so places joined by 'and' or by 'or' are the same set of places",
    ("token_only", "Filter"): "the word 'token' stands once, after the last of several names",
    ("static", "CostChange"): "the cards that one plays are one's own",
    ("post", "WasIn"): "a participle with or without its relative pronoun",
    ("count", "Exactly"): "any card is a card that one chooses",
    ("reminder", "+"): "reminders repeat rules in many words; they are compared with the definitions, not run",
    ("note", "Keyword"): "as above",
    ("again", "Compare"): "what is counted again is said by the condition before",
    ("done", "Compare"): "what one did was done; nothing else than the effect before could have done it",
    ("static", "Would"): "a card is put onto one's own field",
}


def _pattern(spelling: str) -> re.Pattern[str]:
    words = re.escape(spelling).replace(r"\{\}", r"(\{\w+\})")
    return re.compile(rf"(?<![^ ]){words}(?![^ ])")


def _numbered(canonical: str) -> str:
    parts = canonical.split("{}")
    return parts[0] + "".join(rf"\g<{number}>{part}" for number, part in enumerate(parts[1:], 1))


def words_of(expansion: Expansion) -> str:
    """The wording with its holes as {category}."""
    return " ".join(item.word or f"{{{item.category}}}" for item in expansion)


class Synonyms:
    """A table for a dialect: its own rows are tried before those that it builds on."""

    def __init__(
        self,
        rows: tuple[tuple[str, ...], ...],
        fillers: frozenset[str],
        tails: tuple[str, ...] = (),
        exempt: Mapping[tuple[str, str], str] = MappingProxyType({}),
    ) -> None:
        self.rows = rows
        self.fillers = fillers
        self.tails = tails
        self.exempt = dict(exempt)
        self._tails = [_pattern(tail) for tail in tails]
        self._replace = [
            (_pattern(spelling), _numbered(row[0])) for row in rows for spelling in sorted(row[1:], key=len, reverse=True)
        ]

    def extended(
        self,
        rows: tuple[tuple[str, ...], ...] = (),
        fillers: frozenset[str] = frozenset(),
        tails: tuple[str, ...] = (),
        exempt: Mapping[tuple[str, str], str] = MappingProxyType({}),
    ) -> Synonyms:
        """This table and a dialect's own words. What it exempts is the dialect's own alone."""
        return Synonyms((*rows, *self.rows), self.fillers | fillers, (*tails, *self.tails), exempt)

    def content(self, expansion: Expansion) -> tuple[str, ...]:
        """What the wording says once synonyms and fillers are taken out, in no order."""
        text = words_of(expansion)
        for tail in self._tails:
            text = " ".join(tail.sub("", text).split())
        for pattern, canonical in self._replace:
            text = pattern.sub(canonical, text)
        return tuple(sorted(word for word in text.split() if word not in self.fillers))


SYNONYMS = Synonyms(ROWS, FILLERS, TAILS, EXEMPT)
