"""A memoised descent over the tries that returns every reading, and says how far it got when there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cardwright.text.grammar import Grammar, Production, Trie
from cardwright.text.tokens import Token
from cardwright.text.tree import Value


class Derivation(NamedTuple):
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
Holes = tuple[Derivation | Token, ...]


class Parser:
    """Reads token lists by a grammar. One parser serves many texts, one after the other."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._begin([])

    def _begin(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._keys = [token.key for token in tokens] + ["END OF TEXT"]
        self._types = [token.types for token in tokens] + [{}]
        self._sorts = [token.key + "|".join(token.types) if token.types else token.key for token in tokens] + [""]
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
        keys, types, tokens, sorts = self._keys, self._types, self._tokens, self._sorts
        found: dict[tuple[int, Value], Found] = {}
        pending: list[tuple[Trie, int, tuple[Value, ...], Holes]] = [(self.grammar.tries[category], start, (), ())]
        while pending:
            trie, at, values, holes = pending.pop()
            if at >= self._furthest:
                if at > self._furthest:
                    self._furthest = at
                    self._stopped = []
                self._stopped.append(trie)
            for accept in trie.accepts:
                value = accept.value(values)
                if value is not None and (at, value) not in found:
                    found[at, value] = (at, value, Derivation(accept.production, accept.spelling, holes))
            after = trie.words.get(keys[at])
            if after is not None:
                pending.append((after, at + 1, values, holes))
            if trie.tokens:
                for name, token_value in types[at].items():
                    after = trie.tokens.get(name)
                    if after is not None:
                        pending.append((after, at + 1, (*values, token_value), (*holes, tokens[at])))
            if trie.first:
                jumps = trie.jumps.get(sorts[at])
                if jumps is None:
                    jumps = trie.jumps[sorts[at]] = _jumps(trie, keys[at], types[at])
                for below, after in jumps:
                    for end, value, how in self._category(below, at):
                        pending.append((after, end, (*values, value), (*holes, how)))
        result = self._memo[memo_key] = tuple(found.values())
        return result


def _jumps(trie: Trie, word: str, types: dict[str, int | str]) -> tuple[tuple[str, Trie], ...]:
    """The categories that can begin with the token, and where the trie goes on after each."""
    return tuple((below, after) for below, first, after in trie.first if word in first or not first.isdisjoint(types))
