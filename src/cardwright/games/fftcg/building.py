"""From a printed card to a face: its information (chapter 5), its abilities (11.5), and what casting it is (11.3, 11.4)."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.building import PLAYING, FaceText, finish_play, lower_play
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.printed_information import print_abilities, print_keywords, printed_look
from cardwright.kernel.faces import Face
from cardwright.text.compiled import CompiledText
from cardwright.text.tree import Node

ONLY_PAID_WITH: Final = "be paid with other cp than "
BACKUPS_ONLY: Final = "be paid with other cp than that of "
CAST_FROM: Final = 1 << terms.HAND | 1 << terms.BREAK_ZONE | 1 << terms.DECK | 1 << terms.REMOVED | 1 << terms.STACK


class FftcgText(FaceText):
    """What the lines of a card of this game come down to: of a Summon, all it does (11.3); of a Character, extra costs."""

    payable_with = 0  # bits of the elements whose CP alone may pay; 0: any
    backups_only = False

    def meant(self, tree: Node) -> tuple[Node, ...]:
        if self._about_payment(tree):
            return ()
        return summon_effect(tree) or (tree,)

    def _about_payment(self, tree: Node) -> bool:
        """With which CP alone the card is cast: noted for the rules, which ask for it when CP is produced."""
        if tree.kind != "Static":
            return False
        if any(effect.kind != "Forbid" or effect.node("what").kind != "This" for effect in tree.many("do")):
            return False
        names = [action.text("name") for effect in tree.many("do") for action in effect.many("actions")]
        if not names or not all(name.startswith(ONLY_PAID_WITH) for name in names):
            return False
        for name in names:
            if name.startswith(BACKUPS_ONLY):
                self.backups_only = True
                self.payable_with |= terms.ELEMENTS.get(name.removeprefix(BACKUPS_ONLY).split(" ")[0], 0)
            else:
                self.payable_with |= terms.ELEMENTS[name.removeprefix(ONLY_PAID_WITH)]
        return True


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The face of a printed card."""
    text = FftcgText(compiled, lowering)
    look = printed_look(record, lowering.library)
    print_keywords(look, text.keywords, lowering.library)
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    if text.payable_with or text.backups_only:
        face.extra = [text.payable_with, int(text.backups_only)]
    finish_play(face, lower_play(face, text, CAST_FROM))
    print_abilities(look, text.abilities, lowering.library)
    face.unread = text.unread
    return face


def summon_effect(tree: Node) -> tuple[Node, ...]:
    """What a Summon does (5.2.3.1.2.1), with or without EX Burst, which the card bears as an icon; nothing for other abilities."""
    inner = tree.node("ability") if tree.kind == "Qualified" and tree.text("mark") == "ex burst" else tree
    return (inner,) if inner.kind in PLAYING else ()
