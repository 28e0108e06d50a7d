"""A memoised descent over the tries that returns every reading, and says how far it got when there is none."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.text.grammar import Grammar, Production, Trie
from cardwright.text.tokens import Token
from cardwright.text.tree import Value


@dataclass(frozen=True)
class Derivation:
    """How a value was spelled: the production, which spelling of it, and what stood in its holes."""

    production: Production
    spelling: int
    holes: tuple[Derivation | Token, ...]


@dataclass(frozen=True)
class Reading:
    """One meaning of a text, and one way in which the text spells it."""

    value: Value
    derivation: Derivation


@dataclass(frozen=True)
class Stop:
    """Where reading stopped: the furthest token reached and what could have stood there."""

    at: int
    expected: tuple[str, ...]


Found = tuple[int, Value, Derivation]


class Parser:
    """Reads token lists by a grammar. One parser serves many texts, one after the other."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._begin([])

    def _begin(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._keys = [token.key for token in tokens] + [""]
        self._types = [token.types for token in tokens] + [{}]
        self._memo: dict[tuple[str, int], tuple[Found, ...]] = {}
        self._furthest = 0
        self._stopped: list[Trie] = []

    def read(self, tokens: list[Token], category: str) -> list[Reading]:
        """All readings of the whole list as the category."""
        self._begin(tokens)
        end = len(tokens)
        return [Reading(value, how) for at, value, how in self._category(category, 0) if at == end]

    def stop(self) -> Stop:
        """How far the last reading got."""
        expected: set[str] = set()
        for trie in self._stopped:
            expected.update(trie.words)
            expected.update(trie.tokens)
            for _, first, _ in trie.first:
                expected.update(first)
        return Stop(self._furthest, tuple(sorted(expected)))

    def _category(self, category: str, start: int) -> tuple[Found, ...]:
        memo_key = (category, start)
        known = self._memo.get(memo_key)
        if known is not None:
            return known
        self._memo[memo_key] = ()  # a category that begins with itself reads nothing there
        keys, types, tokens = self._keys, self._types, self._tokens
        found: dict[tuple[int, Value], Found] = {}
        Hole = tuple[Derivation | Token, ...]
        pending: list[tuple[Trie, int, tuple[Value, ...], Hole]] = [(self.grammar.tries[category], start, (), ())]
        while pending:
            trie, at, values, holes = pending.pop()
            if at >= self._furthest:
                if at > self._furthest:
                    self._furthest = at
                    self._stopped = []
                self._stopped.append(trie)
            for accept in trie.accepts:
                value = accept.value(values)
                key = (at, value)
                if key not in found:
                    found[key] = (at, value, Derivation(accept.production, accept.spelling, holes))
            word = keys[at]
            after = trie.words.get(word)
            if after is not None and word:
                pending.append((after, at + 1, values, holes))
            typed = types[at]
            if typed and trie.tokens:
                for name, token_value in typed.items():
                    after = trie.tokens.get(name)
                    if after is not None:
                        pending.append((after, at + 1, (*values, token_value), (*holes, tokens[at])))
            for below, first, after in trie.first:
                if word in first or (typed and not first.isdisjoint(typed)):
                    for end, value, how in self._category(below, at):
                        pending.append((after, end, (*values, value), (*holes, how)))
        result = self._memo[memo_key] = tuple(found.values())
        return result
