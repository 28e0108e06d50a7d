"""What explains a bound tree: the words of its nodes by their kinds, the letters of its slots, and who acts where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from cardwright.text.kinds import ALWAYS, YOU, make
from cardwright.text.sense.walking import introducers
from cardwright.text.tree import Node

THEY = make("Player", who="they")
Home = Callable[[tuple[Node, ...]], str]
"""Where cards are that pass these tests, if no place is said of them; empty if the game does not say."""


class Unexplained(KeyError):
    """A kind of node that no words were written for."""


class Explainer:
    """Explains one ability at a time, by the kinds of its nodes; effects take lines of their own."""

    phrases: dict[str, Callable[[Explainer, Node], str]] = {}
    effects: dict[str, Callable[[Explainer, Node], list[str]]] = {}

    def __init__(self, home: Home | None = None) -> None:
        self.home = home
        self.actor = "you"  # whoever carries the effects out that name nobody
        self._said: dict[int, str] = {}  # what each slot's introducer found, in a word or two
        self._meant: set[int] | None = None  # the slots that something points to, as far as that is known

    def begin(self, ability: Node) -> None:
        """The slots of an ability are its own."""
        self._said = {slot: noun(node) for slot, (node, _) in introducers(ability).items()}
        self._meant = {node.number("n") for node in ability.walk() if node.kind == "Slot"}

    @contextmanager
    def acting(self, who: str) -> Iterator[None]:
        """Inside, what names nobody is done by this player."""
        before = self.actor
        self.actor = who
        yield
        self.actor = before

    # -- phrases
    def say(self, node: Node) -> str:
        """The words of a node that is no effect."""
        found = self.phrases.get(node.kind)
        if found is None:
            raise Unexplained(node.kind)
        return found(self, node)

    def of(self, node: Node, field: str) -> str:
        """The words of a field that holds a node."""
        return self.say(node.node(field))

    def all(self, nodes: Iterable[Node], word: str = "and") -> str:
        """A list of them."""
        return listed([self.say(node) for node in nodes], word)

    def who(self, node: Node, field: str = "who") -> str:
        """Who does it: where it is "you" and nobody was named, whoever acts."""
        player = node.node(field)
        return self.actor if player in (YOU, THEY) else self.say(player)

    def does(self, node: Node, verb: str, field: str = "who") -> str:
        """The player of that field does something."""
        who = self.who(node, field)
        return f"{who} {inflected(verb, who)}"

    # -- slots
    def call(self, node: Node) -> str:
        """How what was found here is called afterwards, if it is spoken of again."""
        slot = node.number("slot")
        spoken_of = slot and (self._meant is None or slot in self._meant)
        return f" (called {letter(slot)} below)" if spoken_of else ""

    def called(self, slot: int) -> str:
        """What a slot is."""
        said = self._said.get(slot)
        return f"{letter(slot)} ({said})" if said else letter(slot)

    # -- effects
    def steps(self, effects: Iterable[Node]) -> list[str]:
        """One line for each step; what belongs to a step stands indented below it."""
        return [line for effect in effects for line in self.step(effect)]

    def step(self, effect: Node) -> list[str]:
        """The lines of one effect."""
        found = self.effects.get(effect.kind)
        if found is None:
            raise Unexplained(effect.kind)
        return found(self, effect)

    def below(self, head: str, effects: Iterable[Node]) -> list[str]:
        """A line, and the steps that stand under it."""
        return [head, *indented(self.steps(effects) or ["Nothing."])]

    def aside(self, ability: Node) -> list[str]:
        """An ability that is given by another: with slots and an actor of its own."""
        inner = Explainer(self.home)
        inner.begin(ability)
        return inner.step(ability)


def letter(slot: int) -> str:
    """A, B, C …"""
    return chr(64 + slot) if slot <= 26 else f"A{slot}"


def noun(introducer: Node) -> str:
    """In a word or two, what an introducer found."""
    fields = dict(introducer.fields)
    words = {
        "Select": "chosen as the target", "Pick": "picked", "Target": "chosen as the target", "Search": "found", "Draw": "drawn",
        "Look": "looked at", "Reveal": "revealed", "Create": "made", "Mint": "made", "Transform": "what it became",
        "Any": "of the event", "ChosenFor": "what was played",
        "Deck": "from the deck", "Flip": "turned over", "PutUnder": "put underneath", "Attach": "added",
        "Damaged": "the damage", "Canceled": "the damage",
        "Deal": "damaged", "Roll": "rolled", "RevealUntil": "the last one revealed", "ForEach": "each of them in turn",
    }  # fmt: skip
    how = words.get(introducer.kind) or (str(fields.get("verb")) + ": moved" if "verb" in fields else introducer.kind)
    filter_ = fields.get("filter")
    types = [test.text("type") for test in filter_.many("tests") if test.kind == "Type"] if isinstance(filter_, Node) else []
    return f"{types[0]}, {how}" if types else how


def listed(parts: list[str], word: str = "and") -> str:
    """a; a and b; a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def several(amount: str, noun: str) -> str:
    """1 card, 2 cards."""
    return f"{amount} {noun}" if amount == "1" else f"{amount} {noun}s"


def inflected(verb: str, who: str) -> str:
    """You draw, your opponent draws."""
    first, _, rest = verb.partition(" ")
    if who != "you":
        first += "es" if first.endswith(("s", "sh", "ch", "x", "z")) else "s"
    return f"{first} {rest}" if rest else first


def sentence(text: str, end: str = ".") -> str:
    """With a capital and a full stop."""
    return text[:1].upper() + text[1:] + end


def indented(lines: Iterable[str]) -> list[str]:
    """Two spaces further right."""
    return ["  " + line for line in lines]


def held(node: Node, field: str) -> bool:
    """Is a condition said there?"""
    return node.node(field) != ALWAYS


__all__ = ["Explainer", "Home", "Unexplained", "held", "indented", "inflected", "letter", "listed", "sentence", "several"]
