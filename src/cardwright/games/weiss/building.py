"""From a printed card to a face: its information (chapter 2), its abilities, and what playing it is."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.building import FaceText, finish_play, lower_play
from cardwright.games.weiss import terms
from cardwright.games.weiss.encore import default_encore
from cardwright.games.weiss.name_parts import counted_name
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.kinds import make
from cardwright.text.tokens import plain_name
from cardwright.text.tree import Node, Value

SIDES: Final[dict[str, int]] = {
    "W": terms.WEISS_SIDE, "S": terms.SCHWARZ_SIDE, "WS": terms.WEISS_SIDE | terms.SCHWARZ_SIDE,
}  # fmt: skip


class WeissText(FaceText):
    """What the lines of a card of this game come down to."""

    icons = 0
    flags = 0  # of what is done when the card is played: the keywords that stand before it

    def meant(self, tree: Node) -> tuple[Node, ...]:
        """Icons and words before an event's effect are set apart: the counter icon (2.8.2), Brainstorm (10.7.2)."""
        tree = tree.transform(through_resolution)
        if tree.kind == "Keyword" and tree.text("name") == "counter":
            self.icons |= terms.COUNTER_ICON
            return ()
        if tree.kind == "Qualified" and tree.node("ability").kind in ("SpellEffect", "Qualified"):
            inner = self.meant(tree.node("ability"))
            if inner and inner[0].kind == "SpellEffect":
                self.flags |= terms.KEYWORDS.get(tree.text("mark"), 0)
                return inner
        return (tree,)


def through_resolution(node: Node) -> Node:
    """10.7.3: what a Brainstorm moves from the top of the deck to the waiting room goes through the resolution zone, as if the text
    had said to flip it over first."""
    if node.kind != "Qualified" or node.text("mark") != "brainstorm":
        return node
    return node.replace(ability=flipped_first(node.node("ability")))


def flipped_first(node: Node) -> Node:
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            fields.append((name, tuple([step for child in value for step in flipping(child)])))
        else:
            fields.append((name, flipped_first(value) if isinstance(value, Node) else value))
    return Node(node.kind, tuple(fields))


def flipping(step: Node) -> tuple[Node, ...]:
    if step.kind != "Move" or step.node("what").kind != "Deck":
        return (flipped_first(step),)
    deck, to = step.node("what"), step.many("to")
    if deck.number("slot") == 0 or deck.text("at") != "top" or [place.text("zone") for place in to] != ["waiting room"]:
        return (step,)
    return (make("Flip", what=deck), step.replace(what=make("Slot", n=deck.number("slot"))))


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The face of a printed card."""
    text = WeissText(compiled, lowering)
    look = printed_look(record, lowering.library)
    look.keywords |= text.keywords | text.flags
    look.subtypes |= text.icons
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    face.extra = [lowering.library.title(str(record.extra.get("expansion", "")))]
    if look.types & terms.EVENT:
        play = lower_play(face, text)  # 8.6.2.4.2
        play.flags |= text.flags
        finish_play(face, play)
    elif text.playing:
        text.unread.append(f"{record.text} (only an event has an effect when it is played)")
    look.abilities = text.abilities + look.abilities
    face.unread = text.unread + unknown_icons(record)
    return face


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
    look.names = (plain_name(counted_name(record.name)),)
    if look.types & terms.CHARACTER:
        look.abilities.append(default_encore(library))
    return look


def number_of(values: object) -> int:
    """A printed number that lists in use may leave out or spoil; 0 then."""
    return values if isinstance(values, int) and not isinstance(values, bool) and values > 0 else 0


def record_icons(record: CardRecord) -> list[str]:
    """The trigger icons of a card (2.11), in lower case."""
    found = record.extra.get("trigger")
    return [str(icon).lower() for icon in found] if isinstance(found, (list, tuple)) else []


def unknown_icons(record: CardRecord) -> list[str]:
    unknown = [icon for icon in record_icons(record) if icon not in terms.TRIGGER_ICONS]
    return [f"trigger icon {icon} (the rules know no such icon)" for icon in unknown]
