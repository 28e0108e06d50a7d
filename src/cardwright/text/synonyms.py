"""The table of synonyms: wordings of one phrase may differ by these rows and by nothing else.

A row is a list of spellings that mean the same, the first being the one that the others are compared as. Spellings are
replaced in the order of the table, so that longer ones come first. FILLERS may come and go.
"""

from __future__ import annotations

import re

from cardwright.text.template import Expansion

ROWS: tuple[tuple[str, ...], ...] = (
    # comparisons
    ("{} >=", "{} or more", "{} or higher", "{} or greater", "at least {}"),
    ("{} <=", "{} or less", "{} or lower", "{} or fewer", "at most {}"),
    ("is equal", "equal", "is"),
    ("2", "twice"),
    # time
    ("this turn", "for the rest of this turn", "for the rest of the turn", "until the end of this turn", "until the end of the turn",
     "until the end of turn", "until end of turn", "during this turn"),
    ("when", "whenever"),
    ("if", "while"),
    # players: two sit at the table
    ("opponent", "your opponent", "each opponent", "a opponent"),
    ("'s", "'"),
    ("its", "their"),
    ("they", "them"),
    ("these", "those"),
    # places and moves
    ("put", "add", "place"),
    ("in", "on", "into", "onto", "to", "at", "from"),
    ("or", "or in"),
    ("rest", "remaining", "rest of the", "rest of they"),
    ("select", "choose"),
    ("random", "randomly", "in random"),
    ("between", "among"),
    ("except", "other than", "not named"),
    # statements
    ("have", "gain"),
    ("any", "each", "all"),
    ("max", "maximum"),
    ("reduced", "decreased"),
    ("[defense]", "defense"),
    ("[engage]", "engage"),
    ("roll a die", "roll a 6-sided die"),
    ("don't", "can't"),
    ("for", "with"),
)  # fmt: skip
FILLERS = frozenset("the a , . : / of and also card follower amulet spell effect following play point is i".split())


def _pattern(spelling: str) -> re.Pattern[str]:
    words = re.escape(spelling).replace(r"\{\}", r"(\{\w+\})")
    return re.compile(rf"(?<![^ ]){words}(?![^ ])")


_REPLACE = [
    (_pattern(spelling), row[0].replace("{}", r"\1")) for row in ROWS for spelling in sorted(row[1:], key=len, reverse=True)
]


def words_of(expansion: Expansion) -> str:
    """The wording with its holes as {category}."""
    return " ".join(item.word or f"{{{item.category}}}" for item in expansion)


def content(expansion: Expansion) -> tuple[str, ...]:
    """What the wording says once synonyms and fillers are taken out, in no order."""
    text = words_of(expansion)
    for pattern, canonical in _REPLACE:
        text = pattern.sub(canonical, text)
    return tuple(sorted(word for word in text.split() if word not in FILLERS))
