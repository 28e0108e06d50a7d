"""What a card's text needs around it: the cards that its filters look for, the tokens, counters and words it mentions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cardwright.text.tree import Node

MOST_WANTED = 40
WORDS = ("label", "mark", "action", "keyword", "way", "state", "verb", "phase")  # fields that hold words of the game


@dataclass(frozen=True)
class Wanted:
    """A card that a filter of the text would find. Empty fields leave it open."""

    type: str = ""
    traits: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    name: str = ""
    name_part: str = ""
    universe: str = ""
    keywords: tuple[str, ...] = ()
    qualities: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    stats: tuple[tuple[str, str, int], ...] = ()  # ("cost", "<=", 3)
    zones: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()  # "you", "opponent"

    @property
    def anything(self) -> bool:
        """Does every card pass, as far as the card itself goes?"""
        return replace(self, zones=(), sides=(), qualities=()) == Wanted()


@dataclass
class Needs:
    """All that one card's text mentions."""

    wanted: list[Wanted]
    names: list[str]
    counters: list[str]
    kinds: set[str]  # of the nodes
    words: set[str]  # labels, keywords, ways, named conditions and costs
    movers: list[str]  # names of cards by whose effects something is moved that the text waits for

    def mentions(self, *words: str) -> bool:
        return any(word in self.words or word in self.kinds for word in words)


def needs_of(trees: Iterable[Node]) -> Needs:
    """What the trees of one card need."""
    wanted: dict[Wanted, None] = {}
    names: dict[str, None] = {}
    counters: dict[str, None] = {}
    kinds: set[str] = set()
    words: set[str] = set()
    movers: dict[str, None] = {}
    for tree in trees:
        for node in tree.walk():
            kinds.add(node.kind)
            for name, value in node.fields:
                if isinstance(value, str) and value:
                    if name == "counter":
                        counters.setdefault(value)
                    elif name in WORDS or (name == "name" and node.kind not in ("Named", "NameHas")):
                        words.add(value)
            if node.kind == "Moved":
                movers.update((test.text("name"), None) for test in node.node("of").walk() if test.kind == "Named")
            if node.kind == "Named":
                names.setdefault(node.text("name"))
            elif node.kind == "Filter":
                for found in (*alternatives(node), *shunned(node)):
                    wanted.setdefault(found)
            for found in implied(node):
                wanted.setdefault(found)
    found_by_some = [found for found in wanted if found != Wanted()]
    most = (found_by_some + combined(found_by_some))[:MOST_WANTED]
    return Needs(most, list(names), list(counters), kinds, words, list(movers))


def combined(wanted: list[Wanted]) -> list[Wanted]:
    """Cards that two filters find: what one of them chooses, the other may ask about."""
    out: dict[Wanted, None] = {}
    for one in wanted:
        for other in wanted:
            alike = not other.zones and one is not other and one.type in ("", other.type)
            if alike and not other.anything and not (one.name if one.zones else not other.type):
                out.setdefault(both(one, other))
    return [found for found in out if found not in wanted]


def implied(node: Node) -> list[Wanted]:
    """Cards that a node other than a filter asks for."""
    if node.kind == "Search":
        return [replace(found, zones=(node.text("zone"),), sides=("you",)) for found in alternatives(node.node("filter"))]
    if node.kind == "Evolve" and node.node("into").many("tests"):
        return [replace(found, zones=("evolve deck",), sides=("you",)) for found in alternatives(node.node("into"))]
    if node.kind == "Compare" and node.node("left").kind == "Stat" and node.node("right").kind == "Num":
        stat = node.node("left").text("stat")
        return [Wanted(stats=((stat, op, node.node("right").number("n")),)) for op in (node.text("op"), "=")]
    if node.kind == "KeywordActive" and node.text("name") == "spellchain":
        return [Wanted(type="spell", zones=("cemetery",), sides=("you",))]
    return []


def shunned(filter: Node) -> list[Wanted]:
    """Cards that a filter leaves out because of a "not": they should be there, too."""
    out: list[Wanted] = []
    for test in filter.many("tests"):
        if test.kind == "NotTest":
            out += [Wanted(name=inside.text("name")) for inside in test.walk() if inside.kind == "Named"]
            out += [with_test(found, test.node("test")) for found in alternatives(filter)]
    return out


def alternatives(filter: Node) -> list[Wanted]:
    """The cards that a filter would find: one for each way through its alternatives."""
    found = [Wanted()]
    for test in filter.many("tests"):
        if test.kind == "AnyOf":
            options = [other for one in test.many("filters") for other in alternatives(one)]
            found = [both(one, other) for one in found for other in options][:MOST_WANTED]
        else:
            found = [with_test(one, test) for one in found]
    return found


def both(one: Wanted, other: Wanted) -> Wanted:
    """A card that passes two filters."""
    return Wanted(
        other.type or one.type, one.traits + other.traits, one.classes + other.classes, other.name or one.name,
        other.name_part or one.name_part, other.universe or one.universe, one.keywords + other.keywords,
        one.qualities + other.qualities, one.counters + other.counters, one.stats + other.stats, other.zones or one.zones,
        other.sides or one.sides,
    )  # fmt: skip


def with_test(one: Wanted, test: Node) -> Wanted:
    """One more test that the card must pass. What depends on the table (other cards, what happened) is left to chance."""
    kind = test.kind
    if kind == "Type":
        return replace(one, type=test.text("type")) if test.text("type") not in ("card", "player") else one
    if kind == "Trait":
        return replace(one, traits=(*one.traits, test.text("trait")))
    if kind == "Class":
        return replace(one, classes=(*one.classes, test.text("name")))
    if kind == "Named":
        return replace(one, name=test.text("name"))
    if kind == "NameHas":
        return replace(one, name_part=test.text("name"))
    if kind == "Universe":
        return replace(one, universe=test.text("name"))
    if kind == "HasKeyword":
        return replace(one, keywords=(*one.keywords, test.text("keyword")))
    if kind == "Quality":
        return replace(one, qualities=(*one.qualities, test.text("name")))
    if kind == "HasCounter":
        return replace(one, counters=(*one.counters, test.text("counter")))
    if kind == "StatIs":
        value = test.node("value")
        if value.kind != "Num":
            return one
        return replace(one, stats=(*one.stats, (test.text("stat"), test.text("op"), value.number("n"))))
    if kind == "In":
        places = test.many("places")
        return replace(
            one, zones=tuple(place.text("zone") for place in places), sides=sides_of([place.node("of") for place in places])
        )
    if kind == "Controlled":
        return replace(one, sides=sides_of([test.node("by")]))
    return one


def sides_of(players: Iterable[Node]) -> tuple[str, ...]:
    """Whose zones are meant, if the text says so."""
    said = {player.text("who") for player in players if player.kind == "Player"}
    return tuple(side for side in ("you", "opponent") if side in said or said & {"each", "any"})
