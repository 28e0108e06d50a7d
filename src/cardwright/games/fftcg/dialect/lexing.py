"""Text of a card to tokens: icons, names, jobs, categories, elements, quotes of abilities; reminder text is set aside."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from cardwright.games.fftcg.dialect import vocabulary as words
from cardwright.text.lexicon import Lexicon, proper
from cardwright.text.tokens import Token, closing_parenthesis, plain_typography, word_token

OWN_NAME = "\ue000"  # stands for each letter of the card's own name where that means this card
_JOINED_AT = re.compile(
    r"(?:" + "|".join(sorted((re.escape(word) for word in words.JOINED), key=len, reverse=True)) + r")(?![\w'-])", re.IGNORECASE
)
_KEYWORD_AT = re.compile(r"(?:" + "|".join(word.title() for word in words.KEYWORDS) + r")(?![\w'-])")
_CALLED = re.compile(r"\[?(Card Name|Card name|Job|Category)[ :]+\(?", re.UNICODE)
_NEXT = re.compile(r",? (?=(?:Card [Nn]ame|Job|Category)\b)")  # where the next name, job or category of a list begins
_ICON = re.compile(r"《([^》]*)》|\[([^\[\]()]{1,9})\]")
_SPECIAL = re.compile(r"([^《》\":.\[\]]{1,40}?(?:: ?[^《》\":.\[\]]{1,30}?)?)\s?(?=《S》|\[S\])")
# in parentheses, but no reminder: a reduction that has a limit, a number that is rounded
_ALL_THERE_ARE = "(select as many as possible)"
_READ = re.compile(r"\((?:it cannot become \d+|round (?:up|down) to)")
# a quote inside a quote
_INNER = re.compile(rf"(?<=\s)'(?=(?:[A-Z]|{OWN_NAME})[^\"]*[^\s\"]'[\s.\"])")
_INNER_END = re.compile(r"'(?=[\s.\"])")
_QUALIFIER = re.compile(r"Damage \d+ ?--? ?")
_TOKEN = re.compile(
    rf"\s+|{OWN_NAME}+|and/or\b|(?:[Hh]is/her|[Hh]er/his|[Hh]e/she|[Ss]he/he|[Hh]im/her)\b|(?:[Tt]here|[Ii]t|[Tt]hey|[Yy]ou|[Tt]hat)'(?:s|re|ve)\b"
    r"|[+-]\d+(?:,\d{3})*|\d+(?:st|nd|rd|th)\b|\d+(?:,\d{3})*|[Mm]ulti-[Ee]lement\b|\w+n't\b|[^\W\d](?:\w|-(?=\w))*|'s\b|'|-+|."
)
_CONTRACTION = re.compile(r"([Tt]here|[Ii]t|[Tt]hey|[Yy]ou|[Tt]hat)'(s|re|ve)")
_VERBS = {"s": "is", "re": "is", "ve": "have"}
_GLUED = re.compile(r"[a-z](?:Forward|Backup|Character|Monster|Summon)s?$")
_NEGATED = {"do": "don't", "is": "isn't", "can": "can't", "was": "wasn't", "have": "haven't"}
_TYPE_WORDS = frozenset("Forward Forwards Backup Backups Monster Monsters Summon Summons Character Characters Element".split())


class Lexer:
    """Tokenizes lines with the names, jobs and categories of a lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def line(self, text: str) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of one printed line, and its reminder texts."""
        plain = plain_typography(text).replace("、", ",")
        tokens: list[Token] = []
        reminders: list[str] = []
        at = self._special(plain, tokens)
        quoted = inner = False
        while at < len(plain):
            if plain[at] == "(" and not _READ.match(plain, at):
                end = closing_parenthesis(plain, at)
                if plain[at:end].lower() == _ALL_THERE_ARE:
                    tokens = _not_fewer(tokens)
                else:
                    reminders.append(plain[at:end])
                at = end
            elif plain[at] == "'" and (_INNER.match(plain, at) if not inner else _INNER_END.match(plain, at)):
                inner = not inner
                if not inner:
                    _end_sentence(tokens, at)
                tokens.append(Token("OPEN" if inner else "CLOSE", {}, "'", at, at + 1))
                at += 1
            elif plain[at] == '"':
                quoted = not quoted
                if not quoted:
                    _end_sentence(tokens, at)
                tokens.append(Token("OPEN" if quoted else "CLOSE", {}, '"', at, at + 1))
                at += 1
                if not quoted and plain[at:].lstrip()[:1].isupper():
                    _end_sentence(tokens, at)
            else:
                at = self._word(plain, at, tokens)
        _end_sentence(tokens, len(plain))
        return _counters(_contracted(tokens)), tuple(reminders)

    def _special(self, text: str, tokens: list[Token]) -> int:
        """The proper name of a special ability before its S icon (11.7.1); where reading goes on."""
        qualifier = _QUALIFIER.match(text)
        at = qualifier.end() if qualifier else 0
        found = _SPECIAL.match(text, at)
        if found is None:
            return 0
        if qualifier is not None:
            begin = 0
            while begin < at:
                begin = self._word(text, begin, tokens)
        name = found.group(1).strip()
        tokens.append(Token("SPECIAL", {"SPECIAL": name}, name, at, at + len(found.group(1))))
        return found.end()

    def _word(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append the token at the position and return the position after it."""
        end = self._called(text, at, tokens)
        if end:
            return end
        icon = _ICON.match(text, at)
        if icon is not None:
            key, types = _icon((icon.group(1) if icon.group(1) is not None else icon.group(2)).strip())
            tokens.append(Token(key, types, icon.group(), at, icon.end()))
            return icon.end()
        end = _keyword(text, at, tokens) or _joined(text, at, tokens)
        if end:
            return end
        found = _TOKEN.match(text, at)
        assert found is not None
        word = found.group()
        if word.isspace():
            return found.end()
        contracted = _CONTRACTION.fullmatch(word)
        if word[0] == OWN_NAME:
            tokens.append(Token("SELF", {}, word, at, found.end()))
        elif contracted is not None:
            tokens.append(word_token(contracted.group(1), at))
            tokens.append(word_token(_VERBS[contracted.group(2)], at + contracted.end(1)))
        elif word[0] in "+-" and word[1:2].isdigit():
            tokens.append(Token(f"{word[0]}n", {}, word[0], at, at + 1))
            tokens.append(_token(word[1:], at + 1))
        elif word == "'" and tokens and tokens[-1].key == "SELF" and tokens[-1].end == at:
            tokens.append(Token("'s", {}, word, at, found.end()))  # a name that ends with an s
        else:
            tokens.append(_token(word, at))
        return found.end()

    def _called(self, text: str, at: int, tokens: list[Token]) -> int:
        """A card name, job or category after the word that says which it is; 0 if none stands here."""
        found = _CALLED.match(text, at)
        if found is None:
            return 0
        kind = {"card name": "NAME", "job": "TRAIT", "category": "CATEGORY"}[found.group(1).lower()]
        start = found.end()
        bracketed = found.group().startswith("[") or found.group().endswith("(")
        if bracketed:
            closing = re.compile(r"\)?\]|\)").search(text, start)
            if closing is None:
                return 0
            name, end = text[start : closing.start()], closing.end()
        else:
            name = self._longest(text, start, kind)
            end = start + len(name)
        if not name:
            return 0
        tokens.append(Token(kind, {kind: name}, text[at:end], at, end))
        return end

    def _longest(self, text: str, start: int, kind: str) -> str:
        """The longest known name of the kind; else the capitalised words that are no card types."""
        for known in self._lexicon.at(text, start):
            if kind in self._lexicon.types[known]:
                return known
        if kind == "CATEGORY":
            found = re.match(r"[A-Z][\w-]*", text[start:])
            return found.group() if found else ""
        run = _NEXT.split(proper(text, start))[0].split(" ")
        while len(run) > 1 and (run[-1] in _TYPE_WORDS or run[-1].islower()):
            run.pop()
        name = " ".join(run).rstrip(",")
        grade = re.match(r" \d+(?:st|nd|rd|th)(?: [A-Z]\w*)+", text[start + len(name) :])  # "Trooper 1st Class"
        if grade and kind == "NAME":
            return name + grade.group()
        if _GLUED.search(name):
            return ""  # a slip of the printer: whatever it means is not guessed
        version = re.match(r" \([A-Z0-9][A-Z0-9 -]*\)", text[start + len(name) :])  # of a character that several games tell of
        return name + version.group() if version and kind == "NAME" else name


def _not_fewer(tokens: list[Token]) -> list[Token]:
    """Who selects "up to 2", as many as possible, selects 2, or as many as there are: no fewer if they like."""
    last = max((at for at, token in enumerate(tokens) if token.key in ("select", ".")), default=-1)
    for at in range(last + 1, len(tokens) - 1):
        if (tokens[at].key, tokens[at + 1].key) == ("up", "to"):
            return tokens[:at] + tokens[at + 2 :]
    return tokens


def _keyword(text: str, at: int, tokens: list[Token]) -> int:
    found = _KEYWORD_AT.match(text, at)
    if found is None:
        return 0
    low = found.group().lower()
    tokens.append(Token(low.replace(" ", "_"), {"KW": low}, found.group(), at, found.end()))
    return found.end()


def _joined(text: str, at: int, tokens: list[Token]) -> int:
    found = _JOINED_AT.match(text, at)
    if found is None:
        return 0
    low = found.group().lower()
    kind, value = words.JOINED[low]
    key = low.replace("abilities", "ability").replace("bursts", "burst").replace("auto ability", "auto-ability").replace(" ", "_")
    tokens.append(Token(key, {kind: value} if kind else {}, found.group(), at, found.end()))
    return found.end()


def _contracted(tokens: list[Token]) -> list[Token]:
    """ "Does not" is "don't": a negation is one word."""
    out: list[Token] = []
    for token in tokens:
        short = _NEGATED.get(out[-1].key) if out and token.key == "not" else None
        if short is not None:
            first = out.pop()
            token = Token(short, {}, f"{first.text} {token.text}", first.start, token.end)
        out.append(token)
    return out


def _counters(tokens: list[Token]) -> list[Token]:
    """The words before "Counter" name the counter."""
    out: list[Token] = []
    for token in tokens:
        if token.key == "counter" and out and out[-1].text[:1].isupper() and out[-1].key != "x" and "NUM" not in out[-1].types:
            name = out.pop()
            while (
                out
                and out[-1].text[:1].isupper()
                and out[-1].key != "x"
                and "NUM" not in out[-1].types
                and out[-1].key not in (".", ":")
            ):
                first = out.pop()
                name = Token("COUNTER", {}, f"{first.text} {name.text}", first.start, name.end)
            out.append(Token("COUNTER", {"COUNTER": name.text.lower()}, name.text, name.start, name.end))
        out.append(token)
    return out


def _token(word: str, at: int) -> Token:
    key, types = _sort(word)
    return Token(key, types, word, at, at + len(word))


@cache
def _sort(word: str) -> tuple[str, dict[str, int | str]]:
    """The key and types of a word or sign; the types are shared and never changed."""
    low = word.lower()
    if low in words.POSSESSIVES:
        return words.POSSESSIVES[low], {}
    if word[0].isdigit() and word[-1].isalpha():
        return "ORD", {"ORD": int(re.sub(r"\D", "", word))}
    if word[0].isdigit():
        n = int(word.replace(",", ""))
        return str(n), {"NUM": n}
    if set(word) == {"-"}:
        return "--", {}
    made = word_token(word, 0)
    types = dict(made.types)
    if low in words.ELEMENTS and word[0].isupper():
        types["ELEMENT"] = low
    for kind, known in _WORD_TYPES.items():
        if made.key in known:
            types[kind] = made.key
    return made.key, types


@cache
def _icon(inside: str) -> tuple[str, dict[str, int | str]]:
    """An icon by what stands in it."""
    low = unicodedata.normalize("NFKC", inside).lower()
    if low.isdigit():
        return "COST", {"COST": int(low)}
    if low in words.CP_ICONS:
        return "CP", {"CP": words.CP_ICONS[low]}
    if low in words.DULL_ICONS:
        return "[dull]", {}
    if low in ("s", "x"):
        return f"[{low}]", {}
    return f"[{low}]", {}


_WORD_TYPES = {
    "STAT": words.STATS,
    "ZONE": words.ZONES,
    "STATE": tuple(words.STATES),
    "PAST": words.PARTICIPLES,
    "GROUPSTAT": ("name", "cost", "element", "job"),
}


def _end_sentence(tokens: list[Token], at: int) -> None:
    """A sentence that lacks its full stop gets it; a line of keywords alone is no sentence."""
    if tokens and tokens[-1].key not in (".", ":", "--"):
        tokens.append(Token(".", {}, "", at, at))
