"""The grammar: phrases, each a category, what it builds and the templates that spell it; one trie for each category."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.text.kinds import SCHEMA
from cardwright.text.shape import Env, Given, Hole, Sequence, Shape, builder, holes_of, sequence, shape
from cardwright.text.template import Expansion, TemplateError, expand
from cardwright.text.tree import Node, Value

LIST = "+"


@dataclass(frozen=True)
class Production:
    """One phrase with all its spellings. Kind None passes its one hole on; kind LIST makes a tuple."""

    category: str
    shape: Shape | Sequence | None
    is_list: bool
    template: str
    expansions: tuple[Expansion, ...]
    number: int
    shared: bool = False  # a phrase of all games, which a dialect without words for its holes leaves out

    @property
    def kind(self) -> str:
        """What the phrase builds."""
        return self.shape.kind if isinstance(self.shape, Shape) else LIST if self.is_list else ""


class Accept:
    """The end of one spelling in a trie: the production, and how the values read become its value."""

    __slots__ = ("alternatives", "build", "fields", "many", "production", "spelling")

    def __init__(self, production: Production, spelling: int) -> None:
        self.production = production
        self.spelling = spelling
        self.fields = tuple(item.field for item in production.expansions[spelling] if item.category)
        self.build = builder(production.shape) if production.shape is not None else None
        self.alternatives = production.shape is not None and _has_alternatives(production.shape)
        holes = list(holes_of(production.shape)) if production.shape is not None else []
        self.many = {hole.name for hole in holes if hole.many} - {hole.name for hole in holes if not hole.many}

    def value(self, values: tuple[Value, ...]) -> Value | None:
        """What the spelling means with these values in its holes; None if a hole that stands twice was filled in two ways."""
        if self.build is None:
            if not self.production.is_list:
                return values[0]
            out: list[Node] = []
            for value in values:
                if isinstance(value, tuple):
                    out.extend(value)
                else:
                    assert isinstance(value, Node)
                    out.append(value)
            return tuple(out)
        env: Env = {}
        many = self.many
        for name, value in zip(self.fields, values, strict=True):
            if name in many:
                new = value if isinstance(value, tuple) else (value,)
                old = env.get(name, ())
                assert isinstance(old, tuple)
                env[name] = old + new  # type: ignore[operator]
            elif env.setdefault(name, value) != value:
                return None
        made = self.build(env)
        return None if self.alternatives and _same_twice(made) else made


def _has_alternatives(part: Shape | Sequence) -> bool:
    if isinstance(part, Sequence):
        return any(isinstance(item, (Shape, Sequence)) and _has_alternatives(item) for item in part.parts)
    inner = [item for _, item in part.parts if isinstance(item, (Shape, Sequence))]
    return part.kind == "AnyOf" or any(_has_alternatives(item) for item in inner)


def _same_twice(made: Value) -> bool:
    """One thing or the same thing is no alternative: such a reading has taken the words apart in the wrong place."""
    for node in made if isinstance(made, tuple) else (made,):
        if isinstance(node, Node) and node.kind == "AnyOf":
            filters = node.many("filters")
            if len(set(filters)) < len(filters):
                return True
    return False


class Trie:
    """The spellings of one category, sharing their beginnings."""

    __slots__ = ("accepts", "categories", "first", "jumps", "tokens", "words")

    def __init__(self) -> None:
        self.words: dict[str, Trie] = {}
        self.tokens: dict[str, Trie] = {}
        self.categories: dict[str, Trie] = {}
        self.accepts: list[Accept] = []
        self.first: list[tuple[str, frozenset[str], Trie]] = []
        # for each sort of token (its word and types) the categories that can begin with it; filled as texts are read
        self.jumps: dict[str, tuple[tuple[str, Trie], ...]] = {}

    def below(self) -> list[Trie]:
        """The next steps."""
        return [*self.words.values(), *self.tokens.values(), *self.categories.values()]


class GrammarError(ValueError):
    """A grammar that contradicts itself: a fault of ours, found when the dialect is built."""


@dataclass
class Grammar:
    """The phrases of a dialect. Declare them, then `ready()`."""

    productions: list[Production] = field(default_factory=list)
    tries: dict[str, Trie] = field(default_factory=dict)
    sharing: bool = False  # are the phrases that are being declared those of all games?

    def phrase(self, category: str, kind: str | None, *templates: str, **constants: Given) -> None:
        """Declare wordings of one meaning: holes named like fields of the kind fill them, `constants` fill the rest.

        Constants may be shapes whose `"$name"` holes the template fills. A LIST phrase joins what its holes read into
        one tuple, or, with `items=(...)`, makes exactly those.
        """
        for template in templates:
            expansions = expand(template)
            names = [item.field for item in expansions[0] if item.category]
            made: Shape | Sequence | None = None
            if kind is None:
                if len(names) != 1 or any(len(spelling) != 1 for spelling in expansions):
                    raise TemplateError(f"{category}: a phrase that only passes on is one hole, not {template!r}")
            elif kind == LIST:
                items = constants.get("items")
                made = sequence(*items) if isinstance(items, tuple) else None
            else:
                given: dict[str, Given] = dict(constants)
                used = {hole.name for part in constants.values() for hole in _constant_holes(part)}
                for name in dict.fromkeys(names):
                    if name in SCHEMA.kinds[kind].fields and name not in constants:
                        given[name] = f"${name}"
                    elif name not in used:
                        raise TemplateError(f"{category}: hole {name!r} of {template!r} fills nothing in {kind}")
                made = shape(kind, **given)
            if made is not None:
                missing = {hole.name for hole in holes_of(made)} - set(names)
                if missing:
                    raise TemplateError(f"{category}: {template!r} lacks a hole {min(missing)!r}")
            production = Production(category, made, kind == LIST, template, expansions, len(self.productions), self.sharing)
            self.productions.append(production)

    def words(self, category: str, kind: str, field_name: str, **table: str) -> None:
        """Many words of one kind, each a value of one field: `words("stat", ..., attack="attack")`."""
        for value, spelled in table.items():
            self.phrase(category, kind, *spelled.split(" / "), **{field_name: value.replace("_", " ")})

    def ready(self) -> Grammar:
        """Build the tries and what each category can begin with; refuse holes that nothing fills."""
        self.tries = {}
        self._leave_out()
        for production in self.productions:
            root = self.tries.setdefault(production.category, Trie())
            for number, expansion in enumerate(production.expansions):
                at = root
                for item in expansion:
                    if not item.category:
                        at = at.words.setdefault(item.word, Trie())
                    elif item.is_token:
                        at = at.tokens.setdefault(item.category, Trie())
                    else:
                        at = at.categories.setdefault(item.category, Trie())
                at.accepts.append(Accept(production, number))
        self._find_first()
        return self

    def _leave_out(self) -> None:
        """Shared phrases with a hole that no phrase of the dialect fills are no phrases of the dialect."""
        while True:
            read = {production.category for production in self.productions}
            kept = [
                production
                for production in self.productions
                if not production.shared
                or all(item.is_token or item.category in read for item in production.expansions[0] if item.category)
            ]
            if len(kept) == len(self.productions):
                return
            self.productions = kept

    def _find_first(self) -> None:
        first: dict[str, set[str]] = {category: set() for category in self.tries}
        changed = True
        while changed:
            changed = False
            for category, trie in self.tries.items():
                found = set(trie.words) | set(trie.tokens)
                for below in trie.categories:
                    found |= first.get(below, set())
                if found - first[category]:
                    first[category] |= found
                    changed = True
        frozen = {category: frozenset(words) for category, words in first.items()}
        for category, root in self.tries.items():
            pending = [root]
            while pending:
                at = pending.pop()
                for below in at.categories:
                    if below not in frozen:
                        raise GrammarError(f"{category} has a hole of category {below!r}, which no phrase reads")
                at.first = [(below, frozen[below], trie) for below, trie in at.categories.items()]
                pending.extend(at.below())


def _constant_holes(part: Given) -> list[Hole]:
    if isinstance(part, str):
        return [Hole(part[1:], False)] if part.startswith("$") else []
    if isinstance(part, tuple):
        return [hole for item in part for hole in _constant_holes(item)]
    if isinstance(part, Shape):
        return list(holes_of(part))
    return []


__all__ = ["LIST", "Grammar", "GrammarError", "Production", "Sequence", "Trie"]
