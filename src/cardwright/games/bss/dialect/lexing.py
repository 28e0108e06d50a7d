"""Text of a card to tokens: brackets of levels, steps and timings, keywords, names, families, cores; reminders are set aside."""

from __future__ import annotations

import re
from functools import cache

from cardwright.games.bss.dialect import vocabulary as words
from cardwright.text.lexicon import Lexicon, proper
from cardwright.text.tokens import LEMMAS, NUMBER_WORDS, Token, closing_parenthesis, plain_typography, word_token

_TOKEN = re.compile(
    r"\s+|\[LV\d(?:[·/,]\d)*\]|\[(?:Main|Flash)(?:/(?:Main|Flash))?\]|\{[A-Z_]+\}"
    r"|\d{1,3}(?:,\d{3})+|\d+|LV(?=\d)|non-|\+(?=\d)|\w+n't\b|[^\W\d](?:\w|-(?=\w))*|'\w*|."
)
_QUOTE = re.compile(r'"([^"]{1,60})"')
_KEYWORD_NAMES = sorted((name for name in words.KEYWORDS), key=len, reverse=True)
_KEYWORD_AT = re.compile("(?:" + "|".join(re.escape(name.title()) for name in _KEYWORD_NAMES) + r")(?![\w'-])")
_CHAIN_AT = re.compile(r"Chain ?:? ?(Red|Purple|White|Yellow|Green|Blue)\b")
_TOKEN_NAME = re.compile(r"((?:[A-Z][\w']* )+)Tokens?(?![a-z])")
# a timing that lost its brackets: it is spelt with capitals, at the start of an effect or after a colon
_BARE_TIMING = re.compile(
    r"(?:When (?:This Spirit (?:is )?(?:Attacks|Blocks|Links|Summoned)(?: or (?:is )?(?:Attacks|Blocks|Summoned))?|Summoned|Placed"
    r"|Destroyed(?: By Opponent)?)|While This Spirit (?:Attacks or Blocks|Attacks|Blocks|is Linked)|Flash(?= [A-Z]\w+$))(?=\s|$)"
)
_TIMING_WORDS = re.compile(r"(?:When|While|During|End of) [\w' ]+")
# faults of typesetting that leave one way to read the line
_REPAIRS = (
    (re.compile(r"\b(Tokens?)(?=(?:exhausted|for)\b)"), r"\1 "),
    (re.compile(r"\bopponents (?=spirits|nexuses)"), "opponent's "),
    (re.compile(r"\b(Select (?:one|two|three)) (?=your opponent's)"), r"\1 of "),
    (re.compile(r"(?<=one of the following effects\. )(?=[^・]+・)"), "・"),
    # an icon that was lost: of all that a spirit can have or pay "a" of, only the soul core is printed as one
    (re.compile(r"\b(has|pay|Place) a (?=on it\b|to keep\b|from your reserve\b)"), r'\1 a "Soul Core" '),
    (re.compile(r"(?<=not a )\{CORE\}"), '"Soul Core"'),
)


@cache
def lemmas() -> dict[str, str]:
    """The shared table, and the words of this game in the forms that its cards use."""
    table = dict(LEMMAS)
    for word in "spirit core symbol burst exhaust view treat reduce color step battle magic remain lose keep share spend".split():
        table[word] = word
        table[word + "s"] = word
    table |= {"nexuses": "nexus", "colors": "color", "costs": "cost", "lives": "life", "loses": "lose"}
    return table


class Lexer:
    """Tokenizes lines with the names and families of a lexicon."""

    def __init__(self, lexicon: Lexicon, vocabulary: frozenset[str]) -> None:
        self._lexicon = lexicon
        self._vocabulary = vocabulary

    def line(self, text: str) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of one printed line, and its reminder texts."""
        plain = plain_typography(text)
        tokens: list[Token] = []
        reminders: list[str] = []
        at = 0
        while at < len(plain):
            if plain[at] == "(":
                end = closing_parenthesis(plain, at)
                reminders.append(plain[at:end])
                at = end
            elif plain[at] == '"':
                at = self._quote(plain, at, tokens)
            else:
                at = self._next(plain, at, tokens)
        tokens = _contracted(tokens)
        if tokens and not (tokens[-1].key in (".", "⟩", "】") or all(token.key[0] in "[L" for token in tokens)):
            tokens.append(Token(".", {}, "", len(plain), len(plain)))
        return tokens, tuple(reminders)

    def _quote(self, text: str, at: int, tokens: list[Token]) -> int:
        """Quotes stand around names, parts of names, timings of effects, keywords, and the soul core."""
        found = _QUOTE.match(text, at)
        if found is None:
            tokens.append(Token('"', {}, '"', at, at + 1))
            return at + 1
        inside = found.group(1)
        low = inside.lower()
        if low == "soul core":
            tokens.append(Token("soul_core", {}, found.group(), at, found.end()))
        elif _TIMING_WORDS.fullmatch(inside):
            tokens.append(Token("LABEL", {"LABEL": low}, found.group(), at, found.end()))
        elif _KEYWORD_AT.match(inside):
            inner, _ = self.line(inside)
            tokens.extend(token._replace(start=token.start + at + 1, end=token.end + at + 1) for token in inner if token.key != ".")
        else:
            tokens.append(Token("NAME", {"NAME": inside}, found.group(), at, found.end()))
        return found.end()

    def _next(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append the token at the position and return the position after it."""
        begins = _begins_sentence(tokens)
        if begins:
            timing = _BARE_TIMING.match(text, at)
            if timing is not None:
                tokens.append(Token("【", {}, "", at, at))
                for part in re.finditer(r"\S+", timing.group()):
                    tokens.append(_token(part.group(), at + part.start()))
                tokens.append(Token("】", {}, "", timing.end(), timing.end()))
                return timing.end()
        found = _TOKEN.match(text, at)
        assert found is not None
        word = found.group()
        if word.isspace():
            return found.end()
        if word.lower() == "if" and _opens_the_effect(tokens):
            tokens.append(Token("if_all", {}, word, at, found.end()))
            return found.end()
        if word[0].isalpha() and word[0].isupper() and word != "LV" and not _in_brackets(tokens):
            end = self._proper(text, at, tokens, begins)
            if end:
                return end
        tokens.append(_token(word, at))
        return found.end()

    def _proper(self, text: str, at: int, tokens: list[Token], begins: bool) -> int:
        """Append a keyword, colour, name or family that stands here; 0 if none does."""
        chain = _CHAIN_AT.match(text, at)
        if chain is not None:
            tokens.append(Token("CHAIN", {"CHAIN": f"chain {chain.group(1).lower()}"}, chain.group(), at, chain.end()))
            return chain.end()
        made = _TOKEN_NAME.match(text, at)
        if made is not None and not (begins and made.group(1).split()[0].lower() in self._vocabulary):
            name = made.group(1) + "Token"
            tokens.append(Token("TOKENNAME", {"TOKENNAME": name}, made.group(), at, made.end()))
            return made.end()
        keyword = _KEYWORD_AT.match(text, at)
        name = self._lexicon.longest(text, at)
        if keyword is not None and len(keyword.group()) >= len(name):
            low = keyword.group().lower()
            tokens.append(Token(low.replace(" ", "_"), {"KW": low}, keyword.group(), at, keyword.end()))
            return keyword.end()
        if name and not (begins and lemma(name) in self._vocabulary):
            types = self._lexicon.types_of(name)
            if len(types) > 1:  # a family that a card is called after
                types = {_called(text, at + len(name)): name}
            tokens.append(Token("NAME", types, name, at, at + len(name)))
            return at + len(name)
        run = proper(text, at)
        first = run.split(" ")[0].rstrip(",")
        if not run or first in words.CAPITALISED or first.lower() in words.COLOURS or (lemma(first) in self._vocabulary and begins):
            return 0
        tokens.append(Token("NAME", {_called(text, at + len(run)): run}, run, at, at + len(run)))
        return at + len(run)


_NEGATED = {"do": "don't", "is": "isn't", "was": "wasn't", "did": "didn't", "will": "won't"}


def _contracted(tokens: list[Token]) -> list[Token]:
    """ "Does not" and "doesn't" are one word to the templates."""
    out: list[Token] = []
    for token in tokens:
        if token.key == "not" and out and out[-1].key in _NEGATED:
            before = out.pop()
            out.append(Token(_NEGATED[before.key], {}, f"{before.text} {token.text}", before.start, token.end))
        else:
            out.append(token)
    return out


def lemma(word: str) -> str:
    """The form that templates use."""
    low = word.lower()
    return lemmas().get(low, low)


def repaired(text: str) -> str:
    """The line with faults of typesetting mended that leave one way to read it."""
    for pattern, mended in _REPAIRS:
        text = pattern.sub(mended, text)
    return text


def _called(text: str, at: int) -> str:
    """Before "spirit" or "card" stands a family, elsewhere a name."""
    follows = text[at:].lstrip().split(" ")[0]
    return "TRAIT" if lemma(follows.rstrip(".,")) in ("spirit", "card") else "NAME"


def _begins_sentence(tokens: list[Token]) -> bool:
    return not tokens or tokens[-1].key in (".", ":", "】", "⟩", "・", "LEVELS") or tokens[-1].key.startswith("[")


_STEP_STARTS = ["at", "the", "start", "of", "the", "step", ","]


def _opens_the_effect(tokens: list[Token]) -> bool:
    """A condition that an effect begins with holds for all of it, not for one sentence."""
    rest = list(tokens)
    if [token.key for token in rest[-len(_STEP_STARTS) :]] == _STEP_STARTS:
        del rest[-len(_STEP_STARTS) :]
    if any(token.key == "." for token in rest):
        return False
    return not rest or (rest[-1].key in ("】", "⟩", "LEVELS") or rest[-1].key.startswith("["))


def _in_brackets(tokens: list[Token]) -> bool:
    """Timings are spelt with capitals, which are no names."""
    for token in reversed(tokens):
        if token.key in ("【", "】"):
            return token.key == "【"
    return False


def _token(word: str, at: int) -> Token:
    key, types = _sort(word)
    return Token(key, types, word, at, at + len(word))


@cache
def _sort(word: str) -> tuple[str, dict[str, int | str]]:
    """The key and types of a word, sign or bracket; the types are shared and never changed."""
    if word.startswith("[LV"):
        return "LEVELS", {"LEVELS": "lv" + re.sub(r"[/,]", "·", word[3:-1])}
    if word[0] == "[" and len(word) > 1:
        parts = sorted(word[1:-1].lower().split("/"), reverse=True)
        return "[" + "/".join(parts) + "]", {}
    if word[0].isdigit():
        number = int(word.replace(",", ""))
        return str(number), {"NUM": number}
    low = word.lower()
    if low in _NUMBERS:
        return str(_NUMBERS[low]), {"NUM": _NUMBERS[low]}
    if word in "<>":
        return ("⟨" if word == "<" else "⟩"), {}
    key = lemma(word) if word[0].isalpha() else word_token(word, 0).key
    types: dict[str, int | str] = {}
    for kind, known in _WORD_TYPES.items():
        if key in known:
            types[kind] = key
    return key, types


_NUMBERS = {**NUMBER_WORDS, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20}
_WORD_TYPES = {
    "COLOUR": words.COLOURS,
    "ZONE": words.ZONES,
    "POOL": words.POOLS,
    "STATE": words.STATES,
    "PAST": words.PARTICIPLES,
    "SHOWN": tuple(word for word in words.PARTICIPLES if word != "discarded"),
    "MOVED": tuple(word for word in words.PARTICIPLES if word != "destroyed"),
    "STAT": ("cost", "bp"),
    "GROUPSTAT": ("name", "cost"),
}
