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
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

THEY: Final = make("Player", who="they")
ANYBODY: Final = make("Player", who="any")
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
        said = own_cards(conditional(tree))
        return summon_effect(said) or (said,)

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


def conditional(tree: Node) -> Node:
    """11.8.13: "when ..., if ..., ..." is a conditional auto-ability: the condition is that of the whole ability."""
    if tree.kind == "Qualified":
        return tree.replace(ability=conditional(tree.node("ability")))
    if tree.kind != "Triggered" or tree.node("when").kind != "Always" or not tree.many("do"):
        return tree
    said = [limit.node("condition") for limit in tree.many("limits") if limit.kind == "OnlyIf"]
    if said:
        limits = tuple(limit for limit in tree.many("limits") if limit.kind != "OnlyIf")
        return tree.replace(when=said[0] if len(said) == 1 else make("And", parts=tuple(said)), limits=limits)
    first, rest = tree.many("do")[0], tree.many("do")[1:]
    if first.kind != "If" or first.many("otherwise") or first.number("instead"):
        return tree
    if any(effect.kind == "If" for effect in rest):
        return tree  # one condition after another, each for its own effect
    return tree.replace(when=first.node("condition"), do=(*first.many("then"), *rest))


def own_cards(tree: Node) -> Node:
    """11.6.2.3, 11.7.2.3: what is dulled, broken or put somewhere in payment is the player's own; and so is what a player puts
    into the Break Zone whom a text tells to, unless it says otherwise."""
    return tree.transform(_with_own_cards)


def _with_own_cards(node: Node) -> Node:
    if node.kind == "DoAsCost":
        return node.replace(do=_of(node.node("do"), YOU).transform(_own_place))
    if node.kind == "Act":
        return node.replace(do=tuple(_of(effect, THEY) if effect.kind == "Move" else effect for effect in node.many("do")))
    return node


def _own_place(node: Node) -> Node:
    """A zone that a cost names without saying whose is that of the player who pays."""
    if node.kind != "In":
        return node
    places = [place.replace(of=YOU) if place.node("of") == ANYBODY else place for place in node.many("places")]
    return node.replace(places=tuple(places))


def _of(effect: Node, player: Node) -> Node:
    """The effect with what is picked for it limited to the player's own Characters, where no place or side is named."""
    what = dict(effect.fields).get("what")
    if not isinstance(what, Node) or what.kind not in ("Pick", "Together"):
        return effect
    return effect.replace(what=_picked_from(what, player))


def _picked_from(what: Node, player: Node) -> Node:
    if what.kind == "Together":
        return what.replace(parts=tuple(_picked_from(part, player) for part in what.many("parts")))
    if what.kind != "Pick" or any(found.kind in ("In", "Controlled", "Among") for found in what.node("filter").walk()):
        return what
    filter = what.node("filter")
    return what.replace(filter=filter.replace(tests=(*filter.many("tests"), make("Controlled", by=player))))


def summon_effect(tree: Node) -> tuple[Node, ...]:
    """What a Summon does (5.2.3.1.2.1), with or without EX Burst, which the card bears as an icon; nothing for other abilities."""
    inner = tree.node("ability") if tree.kind == "Qualified" and tree.text("mark") == "ex burst" else tree
    return (inner,) if inner.kind in PLAYING else ()
