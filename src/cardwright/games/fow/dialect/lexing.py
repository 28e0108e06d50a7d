"""Text of a card to tokens: will symbols, brackets, races, quotes of abilities against quotes of names; reminders are set aside."""

from __future__ import annotations

import re
from functools import cache

from cardwright.games.fow.dialect import vocabulary as words
from cardwright.text.lexicon import Lexicon, proper
from cardwright.text.tokens import Token, closing_parenthesis, lemma, plain_typography, word_token

_TOKEN = re.compile(
    r"\s+|(?:\{(?!Rest|T\})[A-Z0-9]+\})+|\{[^{}]*\}|\[[^\[\]]*\]"  # runs of will symbols, other symbols, brackets
    r"|<<[^<>]*>>|≪[^≪≫]*≫"  # marks
    r"|⇒|=>|>>>|→|<[^<>]*>|God's Arts?\b|and/or\b|(?:[Tt]here|[Ii]t|[Tt]hey|[Yy]ou|[Tt]hat)'(?:s|re|ve)\b|[Jj][/-]?\s?[Rr]\w+"
    r"|[+-](?:\d+|X(?:00)?\b)|\d+(?:st|nd|rd|th)\b|\d+|\b(?![Nn]one\b)[Nn]on-?(?=[a-zA-Z])|\b[Nn]on-(?=\()|\w+n't\b|[^\W\d](?:\w|-(?=\w))*|'\w*|-+|."
)
_WILL = re.compile(r"(?:\{[A-Z0-9]+\})+")
_STATS = re.compile(r"\[([+-]?)(\d+|[XY](?:00)?)\s?/\s?([+-]?)(\d+|[XY](?:00)?)\]")
_COUNTER = re.compile(r"\s*counters?\b")
_NAME_QUOTE = re.compile(r'"([^".:\[{⇒>]{2,80})[.,]?"')
_ABILITY_WORDS = re.compile(r"\b(?:[Tt]his card|you|your|resonators?|deals?|gains?)\b")
_ABILITY_NAME = re.compile(r'\s*(?:<([^<>]+)>|\[([^\[\]]+)\]|"([^"]+)")')
_CONTRACTION = re.compile(r"([Tt]here|[Ii]t|[Tt]hey|[Yy]ou|[Tt]hat)'(s|re|ve)")
_VERBS = {"s": "is", "re": "is", "ve": "have"}
_ATTRIBUTE_OF = {"{W}": "light", "{R}": "fire", "{U}": "water", "{G}": "wind", "{B}": "darkness"}
_ARROWS = ("⇒", "=>", ">>>", "→")
_FORMS = {
    "stones": "stone", "wills": "will", "rulers": "ruler", "j-rulers": "j-ruler", "j/rulers": "j/ruler", "chants": "chant",
    "j/resonators": "j/resonator", "j-resonators": "j/resonator", "j/resonator": "j/resonator", "additions": "addition",
    "graveyards": "graveyard", "fields": "field", "skills": "skill", "attributes": "attribute", "targets": "target",
    "rests": "rest", "banishes": "banish", "shares": "share", "spends": "spend", "chases": "chase", "entities": "entity",
    "stops": "stop", "switches": "switch", "searches": "search", "regalias": "regalia", "shifts": "shift", "awakens": "awaken",
    "chooses": "choose", "comes": "come", "loses": "lose", "cards'": "card", "spells": "spell", "symbols": "symbol",
    "removes": "remove", "destroys": "destroy", "becomes": "become", "opponents": "opponent", "wins": "win", "its'": "its",
    "coins": "coin", "canceled": "cancelled", "copies": "copy", "judgement": "judgment", "types": "type", "times": "time",
    "inverts": "invert", "sources": "source", "runes": "rune", "gems": "gem",
}  # fmt: skip
_MORE_NUMBERS = {"eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "twenty": 20, "both": 2}
_UNNAMED = frozenset("a any all no each the of or and other those these that remove put".split())


_STRANGER = ("(stranger)", "(strangers)")  # how the type line of a resonator calls it


def _limits_barrier(tokens: list[Token], parenthesis: str) -> bool:
    """Does it say what a [Barrier] is against (1120.3)? A sentence would explain what [Barrier] is."""
    return bool(tokens) and tokens[-1].key == "[barrier]" and not parenthesis[:-1].rstrip().endswith((".", '"'))


def _names_mastered(tokens: list[Token], parenthesis: str) -> bool:
    """Is it a race or type that [Mastery] asks for?"""
    return bool(tokens) and tokens[0].key == "[mastery]" and len(parenthesis.split()) < 4 and not parenthesis.endswith(".)")


def _numbers_keyword(tokens: list[Token], parenthesis: str) -> bool:
    """Is it the number of the keyword before it: [Seal] (7)?"""
    return bool(tokens) and tokens[-1].key.startswith("[") and parenthesis[1:-1].isdigit()


_SEVERAL = frozenset(("all", "other", "x", "more", "fewer", "of", "two", "three", "four", "five"))  # what stands before a plural


class Lexer:
    """Tokenizes lines with the names and races of a lexicon."""

    def __init__(self, lexicon: Lexicon, vocabulary: frozenset[str]) -> None:
        self._lexicon = lexicon
        self._vocabulary = vocabulary

    def line(self, text: str) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of one printed line, which always end with a full stop, and its reminder texts."""
        plain = plain_typography(text)
        tokens: list[Token] = []
        reminders: list[str] = []
        at = 0
        quoted = False
        while at < len(plain):
            if plain[at] == "(":
                end = closing_parenthesis(plain, at)
                if plain[at:end].lower() in _STRANGER:
                    tokens.append(Token("(stranger)", {}, plain[at:end], at, end))
                elif (
                    _limits_barrier(tokens, plain[at:end])
                    or _numbers_keyword(tokens, plain[at:end])
                    or _names_mastered(tokens, plain[at:end])
                ):
                    self._words(plain, at + 1, end - 1, tokens)
                else:
                    reminders.append(plain[at:end])
                at = end
            elif plain[at] == '"':
                end = 0 if quoted else self._name(plain, at, tokens)
                if end:
                    at = end
                    continue
                quoted = not quoted
                if not quoted:
                    _end_sentence(tokens, at)
                tokens.append(Token("OPEN" if quoted else "CLOSE", {}, '"', at, at + 1))
                at += 1
                if not quoted and re.match(r"\s+[A-Z]", plain[at:]):
                    _end_sentence(tokens, at)
            else:
                at = self._word(plain, at, tokens)
        if tokens:
            _end_sentence(tokens, len(plain))
        return self._joined(tokens), tuple(reminders)

    def _words(self, text: str, at: int, end: int, tokens: list[Token]) -> None:
        """Append the tokens between two places."""
        while at < end:
            at = self._word(text, at, tokens)

    def _name(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append the name that is quoted here and return the place after it; 0 if it is an ability that is quoted."""
        known = self._lexicon.longest(text, at + 1)
        end = at + 1 + len(known)
        if known and text[end : end + 1] == '"':
            tokens.append(Token("NAME", {"NAME": known}, text[at : end + 1], at, end + 1))
            return end + 1
        found = _NAME_QUOTE.match(text, at)
        if found is None or _ABILITY_WORDS.search(found.group(1)):
            return 0
        name = found.group(1).rstrip(",")
        tokens.append(Token("NAME", {"NAME": name}, found.group(), at, found.end()))
        return found.end()

    def _word(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append the token at the position and return the position after it."""
        found = _TOKEN.match(text, at)
        assert found is not None
        word, end = found.group(), found.end()
        if word[0] == "{" and any(token.key == "[incarnation]" for token in tokens):
            end = text.index("}", at) + 1  # each symbol stands for a card of its own (1110.2a)
            word = text[at:end]
        if word.isspace():
            return end
        if word[0] in "[≪" or word.startswith("<<"):
            return self._bracket(text, at, end, tokens)
        if word.startswith("God's"):
            name = _ABILITY_NAME.match(text, end)
            if name is None:
                tokens.append(Token("god's_art", {}, word, at, end))
                return end
            called = next(part for part in name.groups() if part is not None)
            tokens.append(Token("GODSART", {"GODSART": called}, text[at : name.end()], at, name.end()))
            return name.end()
        if word[0].isupper() and not re.match(r"[Jj][/-]|Non-$", word):
            ended = self._race(text, at, tokens)
            if ended:
                return ended
        contracted = _CONTRACTION.fullmatch(word)
        if contracted is not None:
            tokens.append(word_token(contracted.group(1), at))
            tokens.append(word_token(_VERBS[contracted.group(2)], at + contracted.end(1)))
        elif word[0] in "+-" and len(word) > 1 and word[1] not in "-+":
            tokens.append(Token(f"{word[0]}n", {}, word[0], at, at + 1))
            tokens.append(_token(word[1:], at + 1))
        else:
            if word == ";":
                _end_sentence(tokens, at)
            tokens.append(_token(word, at))
        return end

    def _bracket(self, text: str, at: int, end: int, tokens: list[Token]) -> int:
        """A keyword, a label, a change of ATK and DEF, the name of a counter, or an old card's type."""
        word = text[at:end]
        stats = _STATS.fullmatch(word)
        if stats is None:
            tokens.append(_token(word, at))
            return end
        if _COUNTER.match(text, end):
            tokens.append(Token("COUNTER", {"COUNTER": word[1:-1]}, word, at, end))
            return end
        signed = bool(stats.group(1) or stats.group(3))
        tokens.append(Token("[", {}, "[", at, at + 1))
        for sign, value in ((1, 2), (3, 4)):
            if sign == 3:
                tokens.append(Token("/", {}, "/", stats.start(3) + at, stats.start(3) + at))
            if signed and stats.group(value) != "0":
                tokens.append(
                    Token(f"{stats.group(sign) or '+'}n", {}, stats.group(sign), at + stats.start(sign), at + stats.end(sign))
                )
            if signed and stats.group(value) == "0":  # no change at all
                tokens.append(Token("nil", {}, "0", at + stats.start(value), at + stats.end(value)))
            else:
                tokens.append(_token(stats.group(value), at + stats.start(value)))
        tokens.append(Token("]", {}, "]", end - 1, end))
        return end

    def _race(self, text: str, at: int, tokens: list[Token]) -> int:
        """Append the race or trait that stands here; 0 if none does. One that no card at hand has may be one all the same."""
        listed = self._lexicon.longest(text, at)
        if listed and "TRAIT" in self._lexicon.types.get(listed, {}) and not listed.replace(" ", "").isalpha():  # "Squad 7"
            tokens.append(Token("TRAIT", {"TRAIT": listed}, listed, at, at + len(listed)))
            return at + len(listed)
        run = proper(text, at)
        for candidate in _prefixes(run):
            known = self._singular(candidate)
            if known and not (_begins_sentence(tokens) and _lemma(candidate) in self._vocabulary):
                tokens.append(Token("TRAIT", {"TRAIT": known}, candidate, at, at + len(candidate)))
                return at + len(candidate)
        first = run.split(" ")[0].rstrip(",")
        if not run or first in words.CAPITALISED or len(first) == 1 or _lemma(first) in self._vocabulary:
            return 0
        if first.lower() in words.ATTRIBUTES or (_begins_sentence(tokens) and " " not in run):
            return 0
        name = _prefixes(run)[0]
        if self._lexicon.misspelt(name) or (name.endswith("s") and tokens and tokens[-1].key in _SEVERAL):
            return 0  # a slip, or a plural of which nobody knows the singular
        tokens.append(Token("TRAIT", {"TRAIT": name}, name, at, at + len(name)))
        return at + len(name)

    def _singular(self, word: str) -> str:
        """The race that is printed so, or in the plural or singular of it; empty if no card at hand has it."""
        for form in _forms(word):
            if "TRAIT" in self._lexicon.types.get(form, {}):
                return form
        return ""

    def _joined(self, tokens: list[Token]) -> list[Token]:
        """Terms of several words become one token; the words before "counter" name the counter."""
        out: list[Token] = []
        incarnates = any(token.key == "[incarnation]" for token in tokens)
        at = 0
        while at < len(tokens):
            length = self._compound(tokens, at, out)
            if length:
                at += length
                continue
            token = tokens[at]
            if token.key == "WILL" and out and out[-1].key == "WILL" and not incarnates:
                out[-1] = _one_cost(out[-1], token)  # symbols of one cost with a gap between them
                at += 1
                continue
            if token.key == "counter" and out and not out[-1].types and out[-1].text[:1].isalpha() and out[-1].key not in _UNNAMED:
                name = out.pop()
                if out and out[-1].text.islower() and out[-1].key not in self._vocabulary and not out[-1].types:
                    first = out.pop()
                    name = Token(name.key, {}, f"{first.text} {name.text}", first.start, name.end)
                out.append(name._replace(key="COUNTER", types={"COUNTER": name.text.lower()}))
            out.append(token)
            at += 1
        return out

    def _compound(self, tokens: list[Token], at: int, out: list[Token]) -> int:
        """Append the term of several words that stands here, and return how many they are."""
        for length in (5, 4, 3, 2):
            part = tokens[at : at + length]
            if len(part) < length:
                continue
            keys = tuple(token.key for token in part)
            printed = " ".join(token.text for token in part)
            zone = words.ZONE_WORDS.get(keys)
            if zone is not None:
                out.append(Token(zone[0], {"ZONE": zone[1]}, printed, part[0].start, part[-1].end))
                return length
            said = words.REPHRASED.get(keys)
            if said is not None:
                kept = part[-len(said) :]
                out += [token._replace(key=word) for token, word in zip(kept, said, strict=True)]
                return length
            key = words.COMPOUNDS.get(keys)
            if key is not None:
                out.append(Token(key, _types(key), printed, part[0].start, part[-1].end))
                return length
        return 0


def _forms(word: str) -> list[str]:
    """The word, its singulars and its plurals, of the first or the last of its words."""
    first, _, rest = word.partition(" ")
    out = [word]
    for one, wrap in ((word, "{}"), (first, f"{{}} {rest}")):
        if wrap.endswith(" "):
            continue
        ends = (("ies", "y"), ("ves", "f"), ("es", ""), ("s", ""), ("men", "man"))
        out += [wrap.format(one[: -len(end)] + new) for end, new in ends if one.endswith(end)]
        out += [wrap.format(one + "s")]
    return out


def _prefixes(run: str) -> list[str]:
    """The run of capitalised words and its beginnings, the longest first."""
    parts = run.split(" ")
    found = [" ".join(parts[:length]).rstrip(",") for length in range(len(parts), 0, -1)]
    return [part for part in found if part and part.split(" ")[-1][:1].isupper()]


def _begins_sentence(tokens: list[Token]) -> bool:
    return not tokens or tokens[-1].key in (".", ":", ";", "-", "⇒", "OPEN", "CLOSE") or tokens[-1].key.startswith("[")


def _lemma(word: str) -> str:
    low = word.lower()
    return _FORMS.get(low) or lemma(low)


def _one_cost(one: Token, other: Token) -> Token:
    """Will symbols that follow each other are one cost."""
    printed = "".join(str(token.types.get("WILL") or token.types["WILLX"]) for token in (one, other))
    return Token("WILL", _sort(printed)[1], printed, one.start, other.end)


def _token(word: str, at: int) -> Token:
    key, types = _sort(word)
    return Token(key, types, word, at, at + len(word))


@cache
def _sort(word: str) -> tuple[str, dict[str, int | str]]:
    """The key and types of a word, sign or symbol; the types are shared and never changed."""
    if word[0] == "{":
        if _WILL.fullmatch(word) and word != "{T}":
            kind = _ATTRIBUTE_OF.get(word)
            return "WILL", {"WILLX" if "{X}" in word else "WILL": word, **({"ATTRWILL": kind} if kind else {})}
        # a symbol that the rulebook does not know is not guessed at: {T} of later clusters is a will
        return ("(rest)" if word[1:-1].strip().lower() == "rest" else word.lower()), {}
    if (word[0] in "[≪" or word.startswith("<<")) and len(word) > 2:
        return _in_brackets(" ".join(word.strip("[]<>≪≫").lower().split()))
    if word in _ARROWS:
        return "⇒", {}
    if word[0] == "<" and len(word) > 2:
        return "ABILITYNAME", {"ABILITYNAME": word[1:-1]}
    low = word.lower()
    if re.fullmatch(r"[XY]00", word):
        return word.lower(), {}
    if re.fullmatch(r"j[/-]?\s?r\w+", low):
        low = re.sub(r"j([/-]?)\s?r", lambda found: f"j{found.group(1) or '/'}r", low)
        key = _FORMS.get(low, low)
        return key, {}
    if low in _MORE_NUMBERS:
        return low, {"NUM": _MORE_NUMBERS[low]}
    if set(word) == {"-"}:
        return "-", {}
    if low in ("non", "non-"):
        return "non-", {}
    made = word_token(low, 0)
    key = _FORMS.get(low, made.key)
    return key, {**made.types, **_types(key)}


def _types(key: str) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for kind, known in _WORD_TYPES.items():
        if key in known:
            found[kind] = known[key]
    return found


def _in_brackets(word: str) -> tuple[str, dict[str, int | str]]:
    kind = re.fullmatch(r"addition\s?:\s?(.+)", word)
    if kind is not None and kind.group(1) in words.ADDITION_KINDS:
        return "ADDITION", {"ADDITION": f"addition: {kind.group(1)}"}
    chant = words.CHANT_KINDS.get(word.replace(": ", ":"))
    if chant is not None:
        return "CHANTKIND", {"CHANTKIND": chant}
    keyword = words.KEYWORDS.get(word)
    if keyword is not None:
        return _bracketed(keyword), {"KW": keyword, **({"PLAINKW": keyword} if keyword in words.PLAIN_KEYWORDS else {})}
    return _bracketed(word), {}


def _bracketed(word: str) -> str:
    """As templates write it: in one piece."""
    return f"[{word.replace(' ', '_')}]"


_WORD_TYPES: dict[str, dict[str, str]] = {
    "STAT": words.STATS,
    "ZONE": words.ONE_WORD_ZONES,
    "STATE": words.STATES,
    "STONETYPE": words.STONE_TYPES,
    "STILL": {"magic_stone": "magic stone", "regalia": "regalia", "addition": "addition", "resonator": "resonator"},
    "PAST": {word: word for word in words.PARTICIPLES} | {"banished": "buried", "removed": "banished"},
    "ATTR": words.ATTRIBUTES,
    "GROUPSTAT": words.GROUP_STATS,
}


def _end_sentence(tokens: list[Token], at: int) -> None:
    """A sentence that lacks its full stop gets it."""
    if tokens and tokens[-1].key not in (".", ":", "-", "OPEN"):
        tokens.append(Token(".", {}, "", at, at))
