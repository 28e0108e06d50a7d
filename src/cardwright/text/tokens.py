"""Tokens, lemmas and the parts of tokenizing that every dialect shares."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple


class Token(NamedTuple):
    """One unit of text: the lemma that words of templates match, its types with their values, and where it stood."""

    key: str
    types: dict[str, int | str]
    text: str
    start: int
    end: int


_NOUNS_AND_VERBS = """
card follower leader amulet spell token cost point turn ability hand deck effect counter stack opponent player controller owner
attack put select choose look reveal shuffle return get gain lose deal search discard become destroy evolve banish bury engage
refresh summon add play take enter leave recover activate increase decrease perform end give draw transform steal swap race reduce
trait name kind type time option copy crest equipment damage phase cemetery area zone race value reserve trigger control
character climax level marker icon power soul position forward backup monster job block cast element resonator move remove
use cancel form count pay require fight advance produce ignore treat equal want place skip roll win have exceed allow change carry
number instance die result item keyword universe class cause prevent survive resolve link ride drive equip serve ignore begin keep
action receive break dull freeze show
""".split()


def inflections(words: Iterable[str]) -> dict[str, str]:
    """Plurals and verb forms of these words, each with its lemma."""
    table: dict[str, str] = {}
    for word in words:
        table[word] = word
        if word.endswith("y") and word[-2] not in "aeou":
            table[word[:-1] + "ies"] = word
        table[word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")] = word
    return table


LEMMAS: dict[str, str] = {
    **inflections(_NOUNS_AND_VERBS),
    "has": "have",
    "are": "is",
    "were": "was",
    "does": "do",
    "an": "a",
    "dice": "die",
    "goes": "go",
    "doesn't": "don't",
    "aren't": "isn't",
    "weren't": "wasn't",
    "hasn't": "haven't",
    "cannot": "can't",
    "enemies": "enemy",
    "equipment": "equipment",
    "crests": "crest",
    "others": "other",
}
_COUNTED = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NUMBER_WORDS = {word: n for n, word in enumerate(_COUNTED)}
_TYPOGRAPHY = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "\u00a0": " "})


def plain_typography(text: str) -> str:
    """Curly quotes, dashes and hard spaces as plain ones; the length stays the same."""
    return text.translate(_TYPOGRAPHY)


def plain_name(name: str) -> str:
    """A name as names are compared: without regard to the kinds of quotes, dashes, wide signs and blanks it is printed with."""
    return " ".join(unicodedata.normalize("NFKC", plain_typography(name)).split())


def lemma(word: str) -> str:
    """The form that templates use: numbers and agreement are not meaning."""
    low = word.lower()
    return LEMMAS.get(low, low)


def word_token(text: str, start: int) -> Token:
    """A token for a word, a number or a sign, by its looks alone."""
    low = text.lower()
    end = start + len(text)
    if text.isdigit():
        return Token(text, {"NUM": int(text)}, text, start, end)
    if low in NUMBER_WORDS:
        return Token(low, {"NUM": NUMBER_WORDS[low]}, text, start, end)
    return Token(LEMMAS.get(low, low), {}, text, start, end)


def closing_parenthesis(text: str, start: int) -> int:
    """The position after the parenthesis that closes the one at `start` (the end of the text if none does)."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at + 1
    return len(text)
