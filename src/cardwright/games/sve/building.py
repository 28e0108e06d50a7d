"""From a printed card to a face: its information (chapter 2), its abilities, and what playing it is."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.building import FaceText, finish_play, lower_play
from cardwright.games.sve import terms
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.tokens import plain_typography
from cardwright.text.tree import Node

SPECIAL: Final[dict[str, int]] = {"Evolved": terms.EVOLVED, "Advanced": terms.ADVANCED, "Token": terms.TOKEN}
CARROT: Final = "Carrot"
# Where a card's rules about its own cost apply: wherever it may be played from, and while it waits to be resolved.
PLAYED_FROM: Final = (
    1 << terms.HAND | 1 << terms.EX_AREA | 1 << terms.CEMETERY | 1 << terms.DECK | 1 << terms.BANISHED | 1 << terms.EVOLVE_DECK
    | 1 << terms.RESOLUTION
)


class SveText(FaceText):
    """What the lines of a card of this game come down to."""

    def meant(self, tree: Node) -> list[Node]:
        """12.1.2: icons that stand side by side before one text are as many abilities."""
        if tree.kind != "Triggered" or tree.node("on").kind != "EitherEvent":
            return [tree]
        labels = tree.text("label").split(", ")
        events = tree.node("on").many("events")
        if len(labels) != len(events):
            return [tree]
        return [tree.replace(label=label, on=event) for label, event in zip(labels, events, strict=True)]

    def add(self, trees: tuple[Node, ...], text: str) -> None:
        super().add(trees, text)
        if any(node.kind == "KeywordCost" and node.text("name") == "earth rite" for tree in trees for node in tree.walk()):
            self.keywords |= terms.EARTH_RITE


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The face of a printed card."""
    text = SveText(compiled, lowering)
    look = printed_look(record, lowering.library)
    look.keywords = text.keywords
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    if playable(look):
        finish_play(face, lower_play(face, text, PLAYED_FROM))  # 10.6.2
    look.abilities = text.abilities + look.abilities
    if look.types & terms.CREST:
        for ability in look.abilities:
            ability.zones = 1 << terms.EX_AREA
    face.unread = text.unread
    if not known_type(record):
        face.unread.append(f"{record.type} (the rules know no such card)")
    return face


def printed_look(record: CardRecord, library: Library) -> Look:
    """The information printed on a card (2.1 to 2.8, 2.13, 2.14)."""
    look = Look([record.cost or 0, record.attack or 0, record.defense or 0])
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
    look.names = tuple([plain_typography(name) for name in (record.name, record.alternate_name) if name])
    return look


def known_type(record: CardRecord) -> bool:
    """2.3.2: leaders, followers, amulets and spells."""
    return record.kind.lower() in terms.TYPES


def playable(look: Look) -> bool:
    """Leaders and evolved cards are not played (6.1.1.2, 12.2), nor are crests."""
    return look.types not in (0, terms.LEADER, terms.CREST) and not look.subtypes & terms.EVOLVED
