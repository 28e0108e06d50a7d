"""From a printed card to a face: its information (chapter 2), its abilities, and what playing it is."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.cards.weiss_fields import number_of
from cardwright.effects.lowering.abilities import Lowering, apart
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.script import Script
from cardwright.games.weiss import terms
from cardwright.games.weiss.encore import default_encore
from cardwright.games.weiss.name_parts import counted_name
from cardwright.kernel.faces import Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.tree import Node

SIDES: Final[dict[str, int]] = {
    "W": terms.WEISS_SIDE, "S": terms.SCHWARZ_SIDE, "WS": terms.WEISS_SIDE | terms.SCHWARZ_SIDE,
}  # fmt: skip
PLAYED: Final = ("SpellEffect",)


class FaceText:
    """What the lines of a face come down to. `unread`: lines that can't be carried out, each with the reason."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords = 0
        self.icons = 0
        self.flags = 0  # of what is done when the card is played: the keywords that stand before it
        self.playing: list[Node] = []
        self.unread: list[str] = []


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The face of a printed card."""
    text = lower_text(compiled, lowering)
    look = printed_look(record, lowering.library)
    look.keywords |= text.keywords
    look.subtypes |= text.icons
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    face.extra = [lowering.library.title(str(record.extra.get("expansion", "")))]
    if look.types & terms.EVENT:
        play_text(face, text, lowering)
    elif text.playing:
        text.unread.append(f"{record.text} (only an event has an effect when it is played)")
    look.abilities = text.abilities + look.abilities
    face.unread = text.unread + unknown_icons(record)
    return face


def lower_text(compiled: CompiledText, lowering: Lowering) -> FaceText:
    """Lower every line; one that can't be carried out is kept back whole."""
    text = FaceText()
    record = lowering.record
    for line in compiled.lines:
        if line.failure is not None:
            text.unread.append(f"{line.text} ({line.failure.message()})")
            continue
        trees = tuple(tree for tree in (set_apart(tree, text) for tree in line.abilities) if tree is not None)
        if record is not None:
            trees = tuple(tree if tree.kind in PLAYED else record.begin(tree) for tree in trees)
        try:
            lowered = lowering.lower_line(trees, line.text)
        except NotRunnable as fault:
            text.unread.append(f"{line.text} ({fault})")
            continue
        text.abilities += lowered.abilities
        text.keywords |= lowered.keywords
        text.playing += lowered.playing
    nodes = apart(text.playing)
    text.playing = nodes if record is None else [record.begin(node) for node in nodes]
    return text


def set_apart(tree: Node, text: FaceText) -> Node | None:
    """Icons and words before an event's effect: the counter icon (2.8.2), Brainstorm (10.7.2)."""
    if tree.kind == "Keyword" and tree.text("name") == "counter":
        text.icons |= terms.COUNTER_ICON
        return None
    if tree.kind == "Qualified" and tree.node("ability").kind in ("SpellEffect", "Qualified"):
        inner = set_apart(tree.node("ability"), text)
        if inner is not None and inner.kind in PLAYED:
            text.flags |= terms.KEYWORDS.get(tree.text("mark"), 0)
            return inner
    return tree


def play_text(face: Face, text: FaceText, lowering: Lowering) -> None:
    """What is done when the event is played (8.6.2.4.2)."""
    try:
        play, _ = lowering.play(text.playing, face.text)
    except NotRunnable as fault:
        text.unread.append(f"{face.text} ({fault})")
        play, _ = lowering.play([], face.text)
    script = play.program
    assert isinstance(script, Script)
    play.bargains = False
    play.simple = script.plain()
    play.flags |= text.flags
    face.play = play


def printed_look(record: CardRecord, library: Library) -> Look:
    """The information printed on a card (2.1 to 2.11, 2.18). Every character has Encore (10.2.3)."""
    extra = record.extra
    icons = record_icons(record)
    stats = [number_of(extra.get("level")), record.cost or 0, number_of(extra.get("power")), number_of(extra.get("soul")), 0]
    look = Look(stats)
    look.types = terms.TYPES[record.kind.lower()]
    if look.types & terms.CLIMAX:
        look.stats = [0, 0, 0, 0, 0]
    elif look.types & terms.EVENT:
        look.stats = [stats[terms.LEVEL_STAT], stats[terms.COST], 0, 0, 0]
    look.colours = terms.COLOURS[str(extra.get("color", "")).lower()]
    for icon in icons:
        look.subtypes |= terms.TRIGGER_ICONS.get(icon, 0)
        look.stats[terms.SOUL_ICONS] += icon == "soul"
    look.subtypes |= SIDES.get(str(extra.get("side", "")), 0)
    for trait in record.traits:
        look.traits |= library.trait(trait)
    look.names = (counted_name(record.name),)
    if look.types & terms.CHARACTER:
        look.abilities.append(default_encore(library))
    return look


def record_icons(record: CardRecord) -> list[str]:
    """The trigger icons of a card (2.11), in lower case."""
    found = record.extra.get("trigger")
    return [str(icon).lower() for icon in found] if isinstance(found, (list, tuple)) else []


def unknown_icons(record: CardRecord) -> list[str]:
    unknown = [icon for icon in record_icons(record) if icon not in terms.TRIGGER_ICONS]
    return [f"trigger icon {icon} (the rules know no such icon)" for icon in unknown]
