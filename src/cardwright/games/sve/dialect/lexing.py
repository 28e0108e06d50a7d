"""Text of a card to tokens: icons, names, quotes of abilities against quotes of names; reminder text is set aside."""

from __future__ import annotations

import re
from functools import cache

from cardwright.games.sve.dialect import vocabulary as words
from cardwright.text.lexicon import Lexicon, proper
from cardwright.text.tokens import Token, closing_parenthesis, lemma, plain_typography, word_token

_TOKEN = re.compile(
    r"\s+|and/or\b|6-sided\b|(?:[Tt]here|[Ii]t|[Tt]hey|[Yy]ou|[Tt]hat)'(?:s|re|ve)\b"
    r"|\[[A-Za-z ]+[\dX]*\]|🗡️?|🛡️?"  # icons
    r"|[+-](?:\d+|X\b)|\d+(?:st|nd|rd|th)\b|\d+|\bnon-|-?cost\b"
    r"|\w+n't\b|[^\W\d](?:[\w@]|-(?=\w))*|'\w*|-+|."
)
_OPTION = re.compile(r"\((?:\d+|X)\)")
# what begins like a sentence is an ability that lost its full stop
_NAME_QUOTE = re.compile(r'"(?!(?:If|When|Whenever|While|At the|During) )([^".:\[]{2,60})"')
_CONTRACTION = re.compile(r"([Tt]here|[Ii]t|[Tt]hey|[Yy]ou|[Tt]hat)'(s|re|ve)")
_VERBS = {"s": "is", "re": "is", "ve": "have"}
_TWO_WORDS = {
    ("ex", "area"): "ex area",
    ("evolve", "deck"): "evolve deck",
    ("banished", "zone"): "banished zone",
    ("race", "zone"): "race zone",
}
CREST = "Crest"
LABELS = ("On Evolve", "On Race", "On Super-Evolve")  # of abilities, where a text speaks of them
_KEYWORDS = {name: name for name in (*words.KEYWORDS, *words.LATER_KEYWORDS)}
_KEYWORD_AT = re.compile(r"(?:" + "|".join(sorted((k.title() for k in _KEYWORDS), key=len, reverse=True)) + r")(?![\w'-])")


class Lexer:
    """Tokenizes lines with the names and traits of a lexicon."""

    def __init__(self, lexicon: Lexicon, vocabulary: frozenset[str]) -> None:
        self._lexicon = lexicon
        self._vocabulary = vocabulary

    def line(self, text: str) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of one printed line, and its reminder texts."""
        plain = plain_typography(text)
        tokens: list[Token] = []
        reminders: list[str] = []
        at = 0
        quoted = False
        while at < len(plain):
            if plain[at] == "(" and not _OPTION.match(plain, at):
                end = closing_parenthesis(plain, at)
                reminders.append(plain[at:end])
                at = end
                continue
            if plain[at] == '"':
                name = _NAME_QUOTE.match(plain, at) if not quoted else None
                if name is not None and name.group(1).lower() not in _KEYWORDS:
                    tokens.append(Token("NAME", {"NAME": name.group(1)}, name.group(), at, name.end()))
                    at = name.end()
                    continue
                quoted = not quoted
                if not quoted:
                    _end_sentence(tokens, at)
                tokens.append(Token("OPEN" if quoted else "CLOSE", {}, '"', at, at + 1))
                at += 1
                if not quoted and plain[at:].lstrip()[:1].isupper():
                    _end_sentence(tokens, at)
                continue
            at = self._word(plain, at, tokens)
        _end_sentence(tokens, len(plain))
        return self._joined(tokens), tuple(reminders)

    def _word(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append the token at the position and return the position after it."""
        found = _TOKEN.match(text, at)
        assert found is not None
        word = found.group()
        if word.isspace():
            return found.end()
        if word[0].isalpha() or word[0] in "☆《":
            end = self._proper(text, at, tokens)
            if end:
                return end
        contracted = _CONTRACTION.fullmatch(word)
        if contracted is not None:
            tokens.append(word_token(contracted.group(1), at))
            tokens.append(word_token(_VERBS[contracted.group(2)], at + contracted.end(1)))
        elif word == "X-cost":
            tokens.append(_token("X", at))
            tokens.append(_token("-cost", at + 1))
        elif word[0] in "+-" and len(word) > 1 and word[1] != "-" and word != "-cost":
            tokens.append(Token(f"{word[0]}n", {}, word[0], at, at + 1))
            tokens.append(_token(word[1:], at + 1))
        else:
            tokens.append(_token(word, at))
        return found.end()

    def _goes_on(self, text: str, at: int, end: int) -> bool:
        """Whether the known name is but the beginning of a longer one: another capitalised word follows that is no name itself."""
        if text.startswith("'s ", end) and text[end + 3 : end + 4].isupper():
            return True
        if not text.startswith(" ", end) or not text[end + 1 : end + 2].isupper() or " " in text[at:end]:
            return False
        after = proper(text, end + 1)
        first = after.split(" ")[0]
        return not (self._lexicon.longest(text, end + 1) or _KEYWORD_AT.match(text, end + 1) or first in words.CAPITALISED)

    def _proper(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append a keyword, name or trait that stands here; 0 if none does."""
        if not (text[at].isupper() or text[at] in "☆i"):
            return 0
        keyword = _KEYWORD_AT.match(text, at)
        name = self._lexicon.longest(text, at)
        if keyword is not None and len(keyword.group()) >= len(name):
            low = keyword.group().lower()
            tokens.append(Token(low, {"KW": low}, keyword.group(), at, keyword.end()))
            return keyword.end()
        begins = _begins_sentence(tokens)
        if name and self._goes_on(text, at, at + len(name)):
            name = ""
        if name and not (begins and lemma(name) in self._vocabulary):
            tokens.append(Token("NAME", self._lexicon.types_of(name), name, at, at + len(name)))
            return at + len(name)
        run = proper(text, at)
        if run == CREST and text.startswith(": ", at + len(run)):  # the name of a token that this file does not have
            run += ": " + proper(text, at + len(run) + 2)
        if run in LABELS and text.startswith(" abilit", at + len(run)):
            return 0  # "this follower's On Evolve ability"
        first = run.split(" ")[0].rstrip(",")
        known = lemma(first) in self._vocabulary
        if first.lower() in words.CLASSES:
            tokens.append(Token("CLASS", {"CLASS": first.lower()}, first, at, at + len(first)))
            return at + len(first)
        if first.endswith("-cost"):
            return 0  # how much it costs is no trait
        if text.startswith(" enemy", at + len(run)):
            return 0  # a trait stands beside its noun: "Boxed" is a state of which the card before tells
        if not run or first in words.CAPITALISED or len(first) == 1 or (known and (begins or " " not in run)):
            return 0
        after = re.match(r" (tokens?\b)?\s?(card|follower|amulet|spell)?", text[at + len(run) :])
        either = {"NAME": run, "TRAIT": run}
        if after is not None and (after.group(1) or after.group(2)):  # a token has a name, a kind of card has a trait
            del either["TRAIT" if not after.group(2) else "NAME"]
        tokens.append(Token("NAME", dict(either), run, at, at + len(run)))
        return at + len(run)

    def _joined(self, tokens: list[Token]) -> list[Token]:
        """Zones of two words become one token; the words before "counter" name the counter."""
        out: list[Token] = []
        for token in tokens:
            if token.key == "counter" and out and (out[-1].text[:1].isalpha() or "NAME" in out[-1].types):
                name = out.pop()
                if out and out[-1].text.islower() and out[-1].key not in self._vocabulary and not out[-1].types:
                    first = out.pop()
                    name = Token(name.key, {}, f"{first.text} {name.text}", first.start, name.end)
                out.append(name._replace(types={**name.types, "COUNTER": name.text.lower()}))
            zone = _TWO_WORDS.get((out[-1].key, token.key)) if out else None
            if zone is not None:
                first = out.pop()
                out.append(Token(zone.replace(" ", "_"), {"ZONE": zone}, f"{first.text} {token.text}", first.start, token.end))
            else:
                out.append(token)
        return out


def _begins_sentence(tokens: list[Token]) -> bool:
    return not tokens or tokens[-1].key in (".", ":", ")", "OPEN", "CLOSE", "/") or tokens[-1].key.startswith("[")


def _token(word: str, at: int) -> Token:
    key, types = _sort(word)
    return Token(key, types, word, at, at + len(word))


@cache
def _sort(word: str) -> tuple[str, dict[str, int | str]]:
    """The key and types of a word, sign or icon; the types are shared and never changed."""
    if word[0] == "[" and len(word) > 1:
        return _icon(words.ICON_WORDS.get(word.lower(), word.lower().replace(" ", "")))
    if word[0] in "🗡🛡":
        return _icon("[attack]" if word[0] == "🗡" else "[defense]")
    if word[0].isdigit() and word[-1].isalpha() and word != "6-sided":
        return "ORD", {"ORD": int(word[:-2])}
    if set(word) == {"-"}:
        return (":" if len(word) < 4 else "-----"), {}
    made = word_token(word, 0)
    types = dict(made.types)
    for kind, known in _WORD_TYPES.items():
        if made.key in known:
            types[kind] = made.key
    return made.key, types


def _icon(icon: str) -> tuple[str, dict[str, int | str]]:
    bare = icon.strip("[]")
    if bare in words.CLASSES:
        return "CLASS", {"CLASS": bare}
    if re.fullmatch(r"cost\d+", bare):
        return "COST", {"COST": int(bare[4:])}
    if re.fullmatch(r"cost0?x", bare):
        return "[costx]", {}
    return icon, {"STATICON": bare} if bare in words.STATS else {}


_WORD_TYPES = {
    "STAT": words.STATS,
    "ZONE": words.ZONES,
    "STATE": tuple(words.STATES),
    "PAST": words.PARTICIPLES,
    "GROUPSTAT": ("name", "cost"),
}


def _end_sentence(tokens: list[Token], at: int) -> None:
    """A sentence that lacks its full stop gets it; a line of icons alone is no sentence."""
    if tokens and tokens[-1].key not in (".", ":", "-----") and not all(token.key.startswith("[") for token in tokens):
        tokens.append(Token(".", {}, "", at, at))
