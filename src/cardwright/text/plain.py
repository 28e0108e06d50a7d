"""A dialect whose words are tables: what a game with plain printed texts need not write itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from cardwright.text.compiler import Dialect, Record
from cardwright.text.grammar import Grammar
from cardwright.text.lexicon import Lexicon
from cardwright.text.plain_phrases import add_cards, add_lines, add_numbers, add_prohibitions
from cardwright.text.shared import shared
from cardwright.text.tokens import LEMMAS, Token, closing_parenthesis, inflections, plain_typography, word_token

_TOKEN = re.compile(r"\s+|\[[a-z]+\]|[+-](?=\d)|\d+|\w+n't\b|[^\W\d]\w*|'s\b|.")
_X = re.compile(r"\bX\b")  # in the meaning of a keyword: the number that stands after it
_NUMBER = re.compile(r"\d+")
_ENDS = (".", ":", ")")  # after these a sentence begins


class PlainDialect(Dialect):
    """One ability a line. Names and traits are those of the cards at hand; a keyword has a capital wherever it stands; text in
    parentheses must be the definition of a keyword, word for word. `plain_phrases` has what all such games say."""

    def __init__(
        self,
        game: str,
        own_phrases: Callable[[Grammar], None],
        *,
        types: Iterable[str],
        played: Iterable[str],
        zones: Iterable[str],
        stats: Iterable[str],
        points: Iterable[str],
        verbs: Iterable[str],
        forbidden: Iterable[str],
        keywords: Mapping[str, str],
        abilities: Iterable[str] = (),
    ) -> None:
        """`own_phrases` adds what only this game says. `types` of cards, and those of them whose text is done when they are
        `played`. `points` that players pay and gain, and `verbs` of the game's own: these may stand in the plural or in another
        form. `forbidden`: what texts say that a card can't do. `keywords`: what each means; those of them that
        stand for `abilities` need no rule, for the meaning is read like any text and every card that has the keyword has it.
        A keyword whose meaning speaks of X is followed by a number, which X then is."""
        self.game = game
        self.own_phrases = own_phrases
        self.card_types = tuple(types)
        self.played = frozenset(played)
        self.points = tuple(points)
        self.forbidden = tuple(forbidden)
        self.types = dict.fromkeys(zones, "ZONE") | dict.fromkeys(stats, "STAT")
        self.inflected = inflections((*self.card_types, *self.points, *verbs))
        self.keywords = keywords
        self.abilities = frozenset(abilities)

    def phrases(self, made: Grammar) -> None:
        shared(made)
        add_lines(made)
        add_cards(made, self.card_types)
        add_numbers(made, self.points)
        add_prohibitions(made, self.forbidden)
        self.own_phrases(made)

    def start(self, record: Record) -> str:
        return "played_line" if str(record.get("kind")).lower() in self.played else "line"

    def printed_name(self, record: Record) -> str:
        return plain_typography(str(record["name"]))

    def keyword_meaning(self, word: str, n: int) -> str:
        return _X.sub(str(n or "X"), self.keywords[word]) if word in self.abilities else ""

    def sections(self, text: str) -> list[tuple[int, str]]:
        return [(0, line.strip()) for line in text.split("\n") if line.strip()]

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        said = reminder[1:-1]
        for meaning in self.keywords.values():
            if any(_X.sub(number, meaning) == said for number in _NUMBER.findall(said) or ["X"]):
                return ""
        return "text in parentheses that explains no keyword"

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        plain = plain_typography(text)
        tokens: list[Token] = []
        reminders: list[str] = []
        at = 0
        while at < len(plain):
            if plain[at] == "(" and not plain[at + 1 : at + 2].isdigit():
                end = closing_parenthesis(plain, at)
                reminders.append(plain[at:end])
            else:
                end = self._next(plain, at, lexicon, tokens)
            at = end
        if tokens and tokens[-1].key not in _ENDS:
            tokens.append(Token(".", {}, "", len(plain), len(plain)))
        return tokens, tuple(reminders)

    def _next(self, text: str, at: int, lexicon: Lexicon, tokens: list[Token]) -> int:
        """Append the token that stands here; where the next one begins."""
        found = _TOKEN.match(text, at)
        assert found is not None
        word = found.group()
        if word[0].isupper():
            if word.lower() in self.keywords:
                kind = "NUMBERED_KW" if _X.search(self.keywords[word.lower()]) else "PLAIN_KW"
                tokens.append(Token(word.lower(), {"KW": word.lower(), kind: word.lower()}, word, at, found.end()))
                return found.end()
            spelt = self._lemma(word) in self.vocabulary
            begins = not tokens or tokens[-1].key in _ENDS
            name = lexicon.longest(text, at) or ("" if spelt else word)  # a word that nobody knows may be a name or a trait
            if name and not (begins and spelt and name == word):
                tokens.append(Token("NAME", lexicon.types_of(name), name, at, at + len(name)))
                return at + len(name)
        if not word.isspace():
            tokens.append(self._token(word, at))
        return found.end()

    def _token(self, word: str, at: int) -> Token:
        if word in "+-":
            return Token(f"{word}n", {}, word, at, at + 1)
        made = word_token(word, at)
        key = self._lemma(word) if word[0].isalpha() and "NUM" not in made.types else made.key
        kind = self.types.get(key)
        return made._replace(key=key, types={**made.types, kind: key} if kind else made.types)

    def _lemma(self, word: str) -> str:
        low = word.lower()
        return self.inflected.get(low, LEMMAS.get(low, low))
