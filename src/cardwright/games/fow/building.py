"""From a printed card to a face: its information (section 200), its abilities, and what playing it is."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.script import Script
from cardwright.games.building import PLAYING, FaceText, finish_play, lower_play
from cardwright.games.fow import terms
from cardwright.games.fow.base_abilities import make_base
from cardwright.games.fow.printed_information import cost_symbols, printed_look
from cardwright.games.fow.printed_skills import print_skills
from cardwright.games.fow.printed_text import print_text
from cardwright.games.fow.printed_types import printed_types
from cardwright.kernel.faces import PASSIVE, SPELL, Ability, Face, Look
from cardwright.text.compiled import CompiledText
from cardwright.text.kinds import make
from cardwright.text.tree import Node

NO_OPTION: Final = make("Exactly", n=make("Num", n=0))


class FowText(FaceText):
    """What the lines of a card of this game come down to."""

    automatic: Ability | None = None  # 708.1a: it is an automatic card
    awakenings = 0  # how many [Awakening] costs it has, up to this line

    def meant(self, tree: Node) -> list[Node]:
        """1008.2: what a chant says about itself while it is in the chase area is no part of its effect. 1109.2: which [Awakening]
        cost an ability is for."""
        if tree.kind == "ExtraCost" and tree.text("name") == "awakening":
            self.awakenings += 1
        if tree.kind == "Qualified" and tree.text("mark") == "awakening":
            return [tree.replace(n=self.awakenings)]
        if tree.kind == "Qualified" and tree.node("ability").kind in PLAYING:
            return [self.marked(tree)]
        if tree.kind != "SpellEffect":
            return [tree]
        said = [step for step in tree.many("do") if step.kind == "Forbid" and step.node("what").kind == "This"]
        if not said:
            return [tree]
        rest = tuple(step for step in tree.many("do") if step not in said)
        statements = [make("Static", do=(step,)) for step in said]
        return [*statements, tree.replace(do=rest)] if rest else [*statements]

    def marked(self, tree: Node) -> Node:
        """What a mark says of playing the card: its effect, or another cost, if what the mark asks for is so."""
        inner = tree.node("ability")
        condition = self.lowering.profile.mark(tree)
        if inner.kind == "SpellEffect" and inner.many("do")[0].kind == "Modal":  # 903.2c: chosen as it is played
            modal = inner.many("do")[0]
            count = make("IfCount", condition=condition, then=modal.node("count"), otherwise=NO_OPTION)
            return inner.replace(do=(modal.replace(count=count), *inner.many("do")[1:]))
        if inner.kind == "SpellEffect":
            return inner.replace(do=(make("If", condition=condition, then=inner.many("do")),))
        if inner.kind == "OtherCost" and inner.node("when").kind == "Always":
            return inner.replace(when=condition)
        return tree

    def add(self, trees: tuple[Node, ...], text: str) -> None:
        for tree in trees:
            super().add((tree,), text)
            if tree.kind == "Triggered" and tree.text("label") == "trigger":
                self.automatic = self.abilities.pop()


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The face of a printed card."""
    text = FowText(compiled, lowering)
    look = printed_look(record, lowering.library)
    for tree in compiled.abilities:
        if tree.kind == "Keyword" and tree.text("name") == "addition":
            look.subtypes |= terms.ADDITIONS[tree.text("value")]  # 1406.2
    print_skills(look, text.keywords, record, lowering.library)
    for a in text.abilities:
        if look.types & (terms.CHANT | terms.RUNE) and a.kind == PASSIVE and a.keyword < 0 and a.zones & 1 << terms.FIELD:
            a.zones |= 1 << terms.CHASE  # a chant is never in the field: what it is while it is carried out, it is there
        make_base(look, a, lowering.library)
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    if playable(look):
        play_text(face, text)
    print_text(face, text.abilities, record, lowering.library)
    face.unread = text.unread
    if printed_types(record.type) is None:
        face.unread.append(f"{record.type} (the rules know no such card)")
    if cost_symbols(record) is None:
        face.unread.append(f"{record.extra.get('cost')} (the rules know no such cost)")
    return face


def play_text(face: Face, text: FowText) -> None:
    """What is chosen, paid and done when the card is played (903.2)."""
    play = lower_play(face, text, terms.PLAYED_FROM)
    if text.automatic is not None:
        play = automatic_card(text.automatic, face.text)
    script = play.program
    assert isinstance(script, Script)
    for extra in script.optional:
        if extra.forced:
            script.cost = script.cost + extra.parts
    script.optional = [extra for extra in script.optional if not extra.forced]
    if face.look.stats[terms.X_COST]:
        script.asks_x = True
    finish_play(face, play)


def automatic_card(automatic: Ability, text: str) -> Ability:
    """708.1a, 1113.2b: the card triggers, and is then played as a spell with this effect."""
    play = Ability(SPELL, text)
    play.program = automatic.program
    play.trigger = automatic.trigger
    play.slots = automatic.slots
    play.numbers = automatic.numbers
    return play


def playable(look: Look) -> bool:
    """Rulers and magic stones are not played (402.2, 709)."""
    return bool(look.types & (terms.PERMANENTS | terms.CHANT | terms.RUNE))
