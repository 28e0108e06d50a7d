"""Printing from the templates that read: the words as they stood, or the canonical wording of a tree alone."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.text.grammar import Grammar, Production
from cardwright.text.parser import Derivation
from cardwright.text.shape import Env, matches
from cardwright.text.template import Expansion
from cardwright.text.tokens import Token
from cardwright.text.tree import Node, Value


def as_spelled(derivation: Derivation) -> list[str]:
    """The lemmas and token texts of a derivation, in order: must equal those of the text that was read."""
    out: list[str] = []
    holes = iter(derivation.holes)
    for item in derivation.production.expansions[derivation.spelling]:
        if not item.category:
            out.append(item.word)
            continue
        hole = next(holes)
        if isinstance(hole, Token):
            out.append(hole.key)
        else:
            out.extend(as_spelled(hole))
    return out


class Printed(tuple[Token, ...]):
    """Tokens that a tree prints as; they can be read again."""

    def text(self) -> str:
        """The tokens with single spaces, lemmas for words."""
        return " ".join(token.text for token in self)


class Printer:
    """Prints trees: for each node the first phrase of the grammar that can say it, in its first spelling."""

    def __init__(self, grammar: Grammar) -> None:
        self._by_kind: dict[tuple[str, str], list[Production]] = {}
        self._passing: dict[str, list[Production]] = {}
        for production in grammar.productions:
            if production.shape is None and not production.is_list:
                self._passing.setdefault(production.category, []).append(production)
            else:
                self._by_kind.setdefault((production.category, production.kind), []).append(production)
        self._memo: dict[tuple[str, Value], Printed | None] = {}

    def canonical(self, value: Value, category: str) -> Printed | None:
        """The canonical wording, or None if the category cannot say it."""
        key = (category, value)
        if key in self._memo:
            return self._memo[key]
        self._memo[key] = None  # a category that passes on to itself says nothing new
        result = self._memo[key] = next(self._wordings(value, category), None)
        return result

    def _wordings(self, value: Value, category: str) -> Iterator[Printed]:
        kinds = ["+"] if isinstance(value, tuple) else [value.kind] if isinstance(value, Node) else []
        for kind in kinds:
            for production in self._by_kind.get((category, kind), ()):
                for env in self._taken_apart(production, value):
                    printed = self._spell(production.expansions[0], env)
                    if printed is not None:
                        yield printed
        for production in self._passing.get(category, ()):
            item = production.expansions[0][0]
            printed = self._hole(item.category, value)
            if printed is not None:
                yield printed
        if isinstance(value, tuple) and len(value) == 1:
            single = self.canonical(value[0], category)
            if single is not None:
                yield single

    def _taken_apart(self, production: Production, value: Value) -> Iterator[tuple[Value, ...]]:
        """The values of the holes of the first spelling, in order."""
        expansion = production.expansions[0]
        names = [item.field for item in expansion if item.category]
        if production.shape is not None:
            for env in matches(production.shape, value, {}):
                yield from _in_order(names, env)
        elif isinstance(value, tuple):
            yield from _splits(value, len(names))

    def _spell(self, expansion: Expansion, values: tuple[Value, ...]) -> Printed | None:
        out: list[Token] = []
        at = iter(values)
        for item in expansion:
            if not item.category:
                out.append(Token(item.word, {"NUM": int(item.word)} if item.word.isdigit() else {}, item.word, 0, 0))
                continue
            printed = self._hole(item.category, next(at))
            if printed is None:
                return None
            out.extend(printed)
        return Printed(out)

    def _hole(self, category: str, value: Value) -> Printed | None:
        if category.isupper():
            if not isinstance(value, (int, str)) or isinstance(value, int) != (category in ("NUM", "COST", "ORD", "STOCK")):
                return None
            return Printed([Token(str(value), {category: value}, str(value), 0, 0)])
        return self.canonical(value, category)


def _in_order(names: list[str], env: Env) -> Iterator[tuple[Value, ...]]:
    """Hole values in order; a tuple that several holes share is split among them in every way."""
    repeated = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    if not repeated:
        yield tuple(env[name] for name in names)
        return
    name = repeated[0]
    shared = env[name]
    if not isinstance(shared, tuple):
        yield tuple(env[item] for item in names)
        return
    for parts in _splits(shared, names.count(name)):
        queue = list(parts)
        yield tuple(queue.pop(0) if item == name else env[item] for item in names)


def _splits(values: tuple[Node, ...], count: int) -> Iterator[tuple[Value, ...]]:
    if count == 1:
        if values:
            yield (values,)
        return
    for taken in range(1, len(values) - count + 2):
        for rest in _splits(values[taken:], count - 1):
            yield (values[:taken], *rest)
