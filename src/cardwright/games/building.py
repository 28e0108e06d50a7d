"""From the text of a printed card to its abilities and to what playing it is. What else is printed, each game knows."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardwright.effects.lowering.abilities import apart
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.script import Script
from cardwright.kernel.faces import PASSIVE, Ability, Face
from cardwright.text.compiled import CompiledText
from cardwright.text.tree import Node

PLAYING: Final = ("SpellEffect", "ExtraCost", "OtherCost")  # what is no ability, but done or paid when the card is played


class FaceText:
    """What the lines of a face come down to. `unread`: lines that can't be carried out, each with the reason."""

    def __init__(self, compiled: CompiledText, lowering: Lowering) -> None:
        self.lowering = lowering
        self.abilities: list[Ability] = []
        self.keywords = 0
        self.playing: list[Node] = []
        self.unread: list[str] = []
        self.read(compiled)

    def read(self, compiled: CompiledText) -> None:
        """Lower every line; one that can't be carried out is kept back whole."""
        record = self.lowering.record
        for line in compiled.lines:
            if line.failure is not None:
                self.unread.append(f"{line.text} ({line.failure.message()})")
                continue
            trees = tuple(one for tree in line.abilities for one in self.meant(tree))
            self.lowering.quotes.update(quoted_texts(trees, line.quotes))
            if record is not None:
                trees = tuple(tree if tree.kind in PLAYING else record.begin(tree) for tree in trees)
            try:
                self.add(trees, line.text)
            except NotRunnable as fault:
                self.unread.append(f"{line.text} ({fault})")
        nodes = apart(self.playing)
        self.playing = nodes if record is None else [record.begin(node) for node in nodes]

    def meant(self, tree: Node) -> Iterable[Node]:
        """What one tree of a line comes down to: a game may part it, say it otherwise, or note something and leave it out."""
        return (tree,)

    def add(self, trees: tuple[Node, ...], text: str) -> None:
        """The abilities of one line."""
        lowered = self.lowering.lower_line(trees, text)
        self.abilities += lowered.abilities
        self.keywords |= lowered.keywords
        self.playing += lowered.playing


def quoted_texts(trees: tuple[Node, ...], quotes: tuple[str, ...]) -> dict[Node, str]:
    """The text of each ability that the trees give; none where the line quotes other things as well."""
    given = [node.node("ability") for tree in trees for node in tree.walk() if node.kind == "HaveAbility"]
    return dict(zip(given, quotes, strict=True)) if len(given) == len(quotes) else {}


def lower_play(face: Face, text: FaceText, zones: int = 0) -> Ability:
    """What is chosen, paid and done when the card is played. What it says about its own cost is an ability, in these zones."""
    lowering = text.lowering
    try:
        play, rules = lowering.play(text.playing, face.text)
    except NotRunnable as fault:
        text.unread.append(f"{face.text} ({fault})")
        play, rules = lowering.play([], face.text)
    if rules:
        about_cost = Ability(PASSIVE, face.text)
        about_cost.zones = zones
        about_cost.cost_rules += rules
        face.look.abilities.append(about_cost)
    return play


def finish_play(face: Face, play: Ability) -> None:
    """Playing this card is that."""
    script = play.program
    assert isinstance(script, Script)
    play.has_optional_costs = len(script.optional) > 0
    play.simple = script.plain()
    face.play = play
