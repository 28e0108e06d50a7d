"""Names of cards and traits, found in text by their first word; capitalised words that no list knows are proper all the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

SHORT = 6  # letters of a word that may well be like another one
ALIKE = 0.88  # how much of a word is as in another
_FIRST = re.compile(r"[\w@]+|\S")
_PROPER = re.compile(r"[A-Z][\w'@-]*(?:,? (?:(?:of|the|in|to|for|at) )*[A-Z][\w'@-]*)*")


class Lexicon:
    """What the cards at hand are called. Names and traits of a file to check, and of the game's own cards."""

    def __init__(self, names: Iterable[str], traits: Iterable[str], **others: Iterable[str]) -> None:
        """`others`: further sorts of proper words of a game, each by the type of its tokens (CATEGORY=...)."""
        self.types: dict[str, dict[str, int | str]] = {}
        for kind, words in (("NAME", names), ("TRAIT", traits), *others.items()):
            for word in words:
                self.types.setdefault(word, {})[kind] = word
        self._spelled = {word.casefold(): word for word, kinds in sorted(self.types.items()) if "NAME" in kinds}
        self._by_first: dict[str, list[str]] = {}
        for word in sorted(self.types, key=len, reverse=True):
            found = _FIRST.match(word)
            if found is not None:
                self._by_first.setdefault(found.group(), []).append(word)

    def longest(self, text: str, at: int) -> str:
        """The longest name or trait that stands at the position as whole words, or an empty string."""
        return next(self.at(text, at), "")

    def at(self, text: str, at: int) -> Iterator[str]:
        """Every name or trait that stands at the position as whole words, the longest first."""
        found = _FIRST.match(text, at)
        if found is None:
            return
        for word in self._by_first.get(found.group(), ()):
            if text.startswith(word, at):
                end = at + len(word)
                if end == len(text) or not (text[end].isalnum() or text[end] == "_"):
                    yield word

    def spelled(self, name: str) -> str:
        """The name as its card spells it, if one differs from it by capitals only."""
        return name if name in self.types else self._spelled.get(name.casefold(), name)

    def misspelt(self, word: str) -> bool:
        """Is it a trait of cards at hand but for a letter? Then it is a slip, and no trait that nobody has."""
        if len(word) < SHORT or word in self.types:
            return False
        known = [trait for trait, kinds in self.types.items() if "TRAIT" in kinds and abs(len(trait) - len(word)) < 2]
        return bool(get_close_matches(word, known, 1, ALIKE))

    def types_of(self, word: str) -> dict[str, int | str]:
        """Whether it is a name, a trait or both; a word that no list has may be either."""
        return self.types.get(word) or {"NAME": word, "TRAIT": word}


def proper(text: str, at: int) -> str:
    """The run of capitalised words at the position."""
    found = _PROPER.match(text, at)
    return found.group() if found is not None else ""
