"""From a printed card to a face: its information (chapter 2), its abilities, and what playing it is."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.abilities import Lowering, apart
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.script import Script
from cardwright.games.sve import terms
from cardwright.kernel.faces import PASSIVE, Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.tree import Node

SPECIAL: Final[dict[str, int]] = {"Evolved": terms.EVOLVED, "Advanced": terms.ADVANCED, "Token": terms.TOKEN}
CARROT: Final = "Carrot"
# Where a card's rules about its own cost apply: wherever it may be played from, and while it waits to be resolved.
PLAYED_FROM: Final = (
    1 << terms.HAND | 1 << terms.EX_AREA | 1 << terms.CEMETERY | 1 << terms.DECK | 1 << terms.BANISHED | 1 << terms.EVOLVE_DECK
    | 1 << terms.RESOLUTION
)


class FaceText:
    """What the lines of a face come down to. `unread`: lines that can't be carried out, each with the reason."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords = 0
        self.playing: list[Node] = []
        self.unread: list[str] = []


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering, cost: int | None = None) -> Face:
    """The face of a printed card. `cost`: what an evolved card costs, which is what the card below it does (5.15.3)."""
    text = lower_text(compiled, lowering)
    look = printed_look(record, lowering.library, record.cost if cost is None else cost)
    look.keywords = text.keywords
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    if playable(record):
        play_text(face, text, lowering)
    look.abilities = text.abilities + look.abilities
    face.unread = text.unread
    if not known_type(record):
        face.unread.append(f"{record.type} (the rules know no such card)")
    return face


def lower_text(compiled: CompiledText, lowering: Lowering) -> FaceText:
    """Lower every line; one that can't be carried out is kept back whole."""
    text = FaceText()
    record = lowering.record
    playing: list[tuple[Node, str]] = []
    for line in compiled.lines:
        if line.failure is not None:
            text.unread.append(f"{line.text} ({line.failure.message()})")
            continue
        trees = tuple(one for tree in line.abilities for one in one_for_each_label(tree))
        if record is not None:
            trees = tuple(tree if tree.kind in ("SpellEffect", "ExtraCost", "OtherCost") else record.begin(tree) for tree in trees)
        try:
            lowered = lowering.lower_line(trees, line.text)
        except NotRunnable as fault:
            text.unread.append(f"{line.text} ({fault})")
            continue
        text.abilities += lowered.abilities
        text.keywords |= lowered.keywords
        if any(node.kind == "KeywordCost" and node.text("name") == "earth rite" for tree in trees for node in tree.walk()):
            text.keywords |= terms.EARTH_RITE
        playing += [(node, line.text) for node in lowered.playing]
    nodes = apart([node for node, _ in playing])
    text.playing = nodes if record is None else [record.begin(node) for node in nodes]
    return text


def one_for_each_label(tree: Node) -> list[Node]:
    """12.1.2: icons that stand side by side before one text are as many abilities."""
    if tree.kind != "Triggered" or tree.node("on").kind != "EitherEvent":
        return [tree]
    labels = tree.text("label").split(", ")
    events = tree.node("on").many("events")
    if len(labels) != len(events):
        return [tree]
    return [tree.replace(label=label, on=event) for label, event in zip(labels, events, strict=True)]


def play_text(face: Face, text: FaceText, lowering: Lowering) -> None:
    """What is chosen, paid and done when the card is played (10.6.2)."""
    look = face.look
    try:
        play, rules = lowering.play(text.playing, face.text)
    except NotRunnable as fault:
        text.unread.append(f"{face.text} ({fault})")
        play, rules = lowering.play([], face.text)
    if rules:
        about_cost = Ability(PASSIVE, face.text)
        about_cost.zones = PLAYED_FROM
        for rule in rules:
            about_cost.cost_rules.append(rule)
        look.abilities.append(about_cost)
    script = play.program
    assert isinstance(script, Script)
    play.bargains = len(script.optional) > 0
    play.simple = script.plain()
    face.play = play


def printed_look(record: CardRecord, library: Library, cost: int | None) -> Look:
    """The information printed on a card (2.1 to 2.8, 2.13, 2.14)."""
    look = Look([cost or 0, record.attack or 0, record.defense or 0])
    look.types = terms.TYPES.get(record.kind.lower(), 0)
    for special in record.subtypes:
        look.subtypes |= SPECIAL.get(special, 0)
    if record.name == CARROT and look.subtypes & terms.EVOLVED:
        look.subtypes |= terms.CARROT
    if record.back is not None:
        look.subtypes |= terms.DOUBLE_FACED
    look.colours = terms.CLASSES.get(record.card_class.lower(), 0)
    for trait in record.traits:
        look.traits |= library.trait(trait)
    look.names = (record.name, record.alternate_name) if record.alternate_name else (record.name,)
    return look


def known_type(record: CardRecord) -> bool:
    """2.3.2: leaders, followers, amulets and spells."""
    return record.kind.lower() in terms.TYPES


def playable(record: CardRecord) -> bool:
    """Leaders and evolved cards are not played (6.1.1.2, 12.2)."""
    return known_type(record) and not record.is_leader and not record.is_evolved
