"""Text of a card to tokens: icons in all their brackets, traits, names, quotes of abilities against quotes of names."""

from __future__ import annotations

import re
from functools import cache

from cardwright.games.weiss.dialect import vocabulary as words
from cardwright.text.lexicon import Lexicon
from cardwright.text.tokens import Token, closing_parenthesis, plain_name, plain_typography, word_token

_WIDE = str.maketrans(
    {chr(ord(letter) + 0xFEE0): letter for letter in "abcdefghijklmnopqrstuvwxyz"}
    | {
        "Ｘ": "X",
        "＋": "+",
        "－": "-",
        "［": "[",
        "］": "]",
        "（": "(",
        "）": ")",
        "：": ":",
        "，": ",",
        "．": ".",
        "／": "/",
        "＆": "&",
        "«": "《",
        "»": "》",
    }
)
_ICON_WORDS = "|".join(
    sorted(
        {*words.ABILITY_ICONS, *words.STATES, *words.TRIGGERS, *words.ICON_SPELLINGS, "counter", "clock", "1/turn"},
        key=len,
        reverse=True,
    )
)
_TOKEN = re.compile(
    r"\s+"
    r"|【\s*(?P<icon>[^】]*?)\s*】"
    rf"|\[\s*(?P<square>(?i:{_ICON_WORDS}))\s*\]"
    r"|\[\[\s*(?P<picture>\w+)\.gif\s*\]\]"
    r"|《\s*(?P<trait>[^》]*?)\s*》|<<\s*(?P<angled>[^>]*?)\s*>>|::\s*(?P<colons>[^:]+?)\s*::"
    rf"|(?P<at>(?i:{_ICON_WORDS}))@"
    r"|\((?P<stock>\d+|X)\)|(?P<circled>[①-⑳⓪])"
    r"|(?P<sign>[+-])(?=\d|X\b)|\d+(?:st|nd|rd|th)\b|\d+|×"
    r"|\w+n't\b|[^\W\d](?:[\w]|-(?=\w))*|'\w*|."
)
_BARE_ICON = re.compile(r"(?:AUTO|CONT|ACT)\b")
_BARE_STATE = re.compile(r"(?:REST|STAND|REVERSE)\b")  # in capitals, without the brackets of the icon
_ABILITY_QUOTE = re.compile(r'"\s*(?:【|\[\s*(?:AUTO|CONT|ACT|A|C|S)\s*\]|(?:AUTO|CONT|ACT)\b)')
_NESTED_NAME = re.compile(r'"("[^"]*"[^"]*|[^".]*[^".\s]? "[^"]*")"')
_JAPANESE = re.compile(r"\s*\([^()\x00-\x7f][^()]*\)")
_OF_A_NAME = re.compile(r'(?:(?:,|/|\s|\bor\b|\band\b|\band/or\b)*"[^"]*")*\s*in (?:its|their|the) (?:card )?name')
_CHARACTERS = re.compile(r'(?:(?:,|\s|\bor\b|\band\b|\band/or\b)*"[^"]*")*\s*characters?\b')
_QUOTE_BEFORE = frozenset((".", ":", "CLOSE", "action", "effect", "ability", ","))
# words that are one to the grammar
_JOINED: dict[tuple[str, ...], str] = {
    ("their", "or", "their"): "their",
    ("he", "or", "she"): "they",
    ("him", "or", "their"): "them",
    ("do", "not"): "don't",
    ("is", "not"): "isn't",
    ("was", "not"): "wasn't",
    ("have", "not"): "haven't",
    ("can", "not"): "can't",
    ("face", "up"): "faceup",
    ("face", "down"): "facedown",
    ("frontal", "attack"): "frontal_attack",
    ("frontal", "attacked"): "frontal_attacked",
    ("side", "attack"): "side_attack",
    ("direct", "attack"): "direct_attack",
    ("event", "card"): "event",
    ("climax", "card"): "climax",
    ("level", "up"): "level_up",
}
_WHOLE = {
    "face-up": "faceup",
    "face-down": "facedown",
    "climaxes": "climax",
    "cx": "climax",
    "puts": "put",
    "requirements": "requirement",
    "events": "event",
    "colors": "color",
    "exchanges": "exchange",
    "swaps": "swap",
    "his": "their",
    "her": "their",
}


class Lexer:
    """Tokenizes lines with the names of a lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def line(self, text: str) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of one printed line, and its reminder texts."""
        plain = plain_typography(text).translate(_WIDE)
        tokens: list[Token] = []
        reminders: list[str] = []
        at = depth = 0
        while at < len(plain):
            if plain[at] == "(" and not re.match(r"\((?:\d+|X)\)", plain[at:]):
                end = closing_parenthesis(plain, at)
                reminders.append(plain[at:end])
                at = end
            elif plain[at] == '"':
                at, depth = self._quote(plain, at, depth, tokens)
            else:
                at = self._word(plain, at, tokens)
        _end_sentence(tokens, len(plain))
        return _joined(_after_quotes(tokens)), tuple(reminders)

    def _quote(self, text: str, at: int, depth: int, tokens: list[Token]) -> tuple[int, int]:
        """A quote opens or closes an ability or an effect, or holds a name."""
        opens = text[at - 1 : at] in ("", " ") and _ABILITY_QUOTE.match(text, at) is not None
        if depth and not opens and (text[at - 1] not in " (/" or text[at - 2 : at] in (". ", "] ", ") ")):
            _end_sentence(tokens, at)
            tokens.append(Token("CLOSE", {}, '"', at, at + 1))
            return at + 1, depth - 1
        name = self._name(text, at)
        before = tokens[-1].key if tokens else "."
        if _ABILITY_QUOTE.match(text, at) or (not name and before in _QUOTE_BEFORE and _opens_sentence(text, at)):
            tokens.append(Token("OPEN", {}, '"', at, at + 1))
            return at + 1, depth + 1
        if not name:
            nested = _NESTED_NAME.match(text, at)
            end = text.find('"', at + 1)
            name = nested.group(1) if nested is not None else text[at + 1 : end if end > 0 else len(text)]
        end = min(at + len(name) + 2, len(text))
        low = name.strip().lower()
        if low in words.QUOTED_KEYWORDS:
            tokens.append(Token(f'"{low.replace(" ", "_")}"', {"KW": low}, text[at:end], at, end))
        elif self._is_trait(name, text, end):
            tokens.append(Token("TRAIT", {"TRAIT": name}, text[at:end], at, end))
        else:
            tokens.append(Token("NAME", {"NAME": self._spelled(name, text, end)}, text[at:end], at, end))
        return end, depth

    def _is_trait(self, name: str, text: str, end: int) -> bool:
        """Is it a trait in the quotes of a name: before "character", or in a list before it, a known trait that no card is called
        by?"""
        kinds = self._lexicon.types.get(name, {})
        return "TRAIT" in kinds and "NAME" not in kinds and _CHARACTERS.match(text, end) is not None

    def _spelled(self, name: str, text: str, end: int) -> str:
        """A name as its card has it; a part of a name that is written in both languages keeps both (2.1.2.1)."""
        japanese = _JAPANESE.search(name)
        english = plain_name(_JAPANESE.sub("", name))
        if japanese is not None and _OF_A_NAME.match(text, end):
            return f"{english} {japanese.group().strip()}"
        return self._lexicon.spelled(english)

    def _name(self, text: str, at: int) -> str:
        """The known name that stands in the quotes here."""
        found = self._lexicon.longest(text, at + 1)
        return found if found and text[at + 1 + len(found) : at + 2 + len(found)] == '"' else ""

    def _word(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append the token at the position and return the position after it."""
        if (not tokens or tokens[-1].key == "OPEN") and (bare := _BARE_ICON.match(text, at)):
            tokens.append(_icon(bare.group(), at, bare.end()))
            return bare.end()
        if state := _BARE_STATE.match(text, at):
            tokens.append(_icon(state.group(), at, state.end()))
            return state.end()
        found = _TOKEN.match(text, at)
        assert found is not None
        word, end = found.group(), found.end()
        if word.isspace():
            return end
        icon = next((found.group(name) for name in ("icon", "square", "at", "picture") if found.group(name) is not None), None)
        trait = found.group("trait") or found.group("angled") or found.group("colons")
        if icon is not None:
            tokens.append(_icon(icon, at, end))
        elif trait:
            tokens.append(Token("TRAIT", {"TRAIT": trait}, word, at, end))
        elif found.group("stock"):
            tokens.append(_stock(found.group("stock"), word, at, end))
        elif found.group("circled"):
            tokens.append(_stock(str(_circled(word)), word, at, end))
        elif found.group("sign"):
            tokens.append(Token(f"{word}n", {}, word, at, end))
        else:
            tokens.append(_token(word, at, tokens))
        return end


def _icon(icon: str, at: int, end: int) -> Token:
    low = icon.lower()
    low = words.ICON_SPELLINGS.get(low, low)
    types: dict[str, int | str] = {}
    if low in words.STATES:
        types["STATE"] = low
    if low in words.TRIGGERS:
        types["TRIGGER"] = low
    if low in words.LABELS:
        types["LABEL"] = low
    return Token(f"[{low}]", types, icon, at, end)


def _stock(number: str, word: str, at: int, end: int) -> Token:
    """8.4.3: a number in a circle, which lists print in parentheses, is so many cards from the stock."""
    if number == "X":
        return Token("(x)", {}, word, at, end)
    return Token("STOCK", {"STOCK": int(number)}, word, at, end)


def _circled(sign: str) -> int:
    return 0 if sign == "⓪" else ord(sign) - ord("①") + 1


def _opens_sentence(text: str, at: int) -> bool:
    """Whether what stands in the quotes is a sentence: it ends with a full stop before the quote closes."""
    end = text.find('"', at + 1)
    inside = text[at + 1 : end if end > 0 else len(text)].strip()
    return inside[:1].isupper() and (" " in inside)


def _token(word: str, at: int, tokens: list[Token]) -> Token:
    key, types = _sort(word)
    after = not tokens or tokens[-1].key[:1] == "[" or "LABEL" in tokens[-1].types  # a line begins, an icon, another such word
    if after and word.lower() in words.LABELS and word[:1].isupper():
        types = {**types, "LABEL": word.lower()}
    return Token(key, types, word, at, at + len(word))


@cache
def _sort(word: str) -> tuple[str, dict[str, int | str]]:
    """The key and types of a word or sign; the types are shared and never changed."""
    if word[0].isdigit() and word[-1].isalpha():
        return "ORD", {"ORD": int(word[:-2])}
    made = word_token(_WHOLE.get(word.lower(), word), 0)
    types = dict(made.types)
    for kind, known in _WORD_TYPES.items():
        if made.key in known:
            types[kind] = made.key
    return made.key, types


_WORD_TYPES: dict[str, tuple[str, ...]] = {
    "STAT": words.STATS,
    "ZONE": words.ZONES,
    "COLOUR": words.COLOURS,
    "PAST": words.PARTICIPLES,
    "GROUPSTAT": ("name", "level", "cost", "color"),
    "SAMESTAT": ("level", "cost", "color"),
}


def _end_sentence(tokens: list[Token], at: int) -> None:
    """A sentence that lacks its full stop gets it."""
    if tokens and tokens[-1].key != ".":
        tokens.append(Token(".", {}, "", at, at))


def _after_quotes(tokens: list[Token]) -> list[Token]:
    """What is quoted at the end of a sentence ends it, though the full stop stands inside the quotes."""
    out: list[Token] = []
    for i, token in enumerate(tokens):
        out.append(token)
        if token.key == "CLOSE" and i + 1 < len(tokens):
            after = tokens[i + 1]
            if after.key not in (".", "OPEN") and (after.text[:1].isupper() or after.key[:1] == "["):
                out.append(Token(".", {}, "", token.end, token.end))
    return out


def _joined(tokens: list[Token]) -> list[Token]:
    """Zones and other words that are printed as two or three become one token."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        for length in (3, 2):
            keys = tuple(token.key for token in tokens[at : at + length])
            zone = words.ZONE_SPELLINGS.get(keys) if length == 2 else None
            word = _JOINED.get(keys)
            if zone is not None or word is not None:
                first, last = tokens[at], tokens[at + length - 1]
                text = " ".join(token.text for token in tokens[at : at + length])
                key, types = (zone.replace(" ", "_"), {"ZONE": zone}) if zone is not None else _sort_joined(word or "")
                out.append(Token(key, dict(types), text, first.start, last.end))
                at += length
                break
        else:
            out.append(tokens[at])
            at += 1
    return out


def _sort_joined(word: str) -> tuple[str, dict[str, int | str]]:
    return word, {}
