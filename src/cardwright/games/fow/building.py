"""From a printed card to a face: its information (section 200), its abilities, and what playing it is."""
from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.script import Script
from cardwright.games.building import FaceText, finish_play, lower_play
from cardwright.games.fow import terms
from cardwright.games.fow.base_abilities import make_base
from cardwright.games.fow.printed_types import printed_types
from cardwright.games.fow.symbols import kinds_of, known_symbols, xs_in
from cardwright.kernel.faces import SPELL, Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.kinds import make
from cardwright.text.tokens import plain_typography
from cardwright.text.tree import Node


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
        if tree.kind != "SpellEffect":
            return [tree]
        said = [step for step in tree.many("do") if step.kind == "Forbid" and step.node("what").kind == "This"]
        if not said:
            return [tree]
        rest = tuple(step for step in tree.many("do") if step not in said)
        statements = [make("Static", do=(step,)) for step in said]
        return [*statements, tree.replace(do=rest)] if rest else [*statements]

    def add(self, trees: tuple[Node, ...], text: str) -> None:
        for tree in trees:
            super().add((tree,), text)
            if tree.kind == "Triggered" and tree.text("label") == "trigger":
                self.automatic = self.abilities.pop()


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The face of a printed card."""
    text = FowText(compiled, lowering)
    look = printed_look(record, lowering.library)
    look.keywords |= text.keywords
    if "[torrent]" in record.text.lower():
        look.keywords |= terms.TORRENT
    if record.type.lower().startswith("spell"):
        look.subtypes |= terms.OLD  # 1405.1
    for a in text.abilities:
        make_base(look, a)
    face = Face(-1, record.name, look, record.text)
    face.flavour = record.flavour  # 204.4: shown, never read
    face.record_id = record.id
    if playable(look):
        play_text(face, text)
    look.abilities = text.abilities + look.abilities
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


def printed_look(record: CardRecord, library: Library) -> Look:
    """The information printed on a card (201 to 208)."""
    look = Look([0] * terms.STAT_COUNT)
    stats = look.stats
    stats[terms.ATK] = terms.NO_STAT if record.attack is None else record.attack
    stats[terms.DEF] = terms.NO_STAT if record.defense is None else record.defense
    symbols = cost_symbols(record) or ""
    total = 0
    for kind, n in enumerate(kinds_of(symbols)):
        stats[terms.FIRST_COST + kind] = n
        total += n
    stats[terms.TOTAL_COST] = total
    stats[terms.X_COST] = xs_in(symbols)
    found = printed_types(record.type)
    if found is not None:
        look.types, look.subtypes, look.keywords = found
    if look.types & terms.MAGIC_STONE and record.name.lower() in terms.SUBTYPES:
        look.subtypes |= terms.SUBTYPES[record.name.lower()] | terms.BASIC  # 201.4b
    if record.back is not None and not look.types & terms.RULER:
        look.subtypes |= terms.DOUBLE_SIDED
    for attribute in attributes_of(record):
        look.colours |= terms.ATTRIBUTES.get(attribute, 0)
    for trait in record.traits:
        look.traits |= library.trait(trait)
    look.names = (plain_typography(record.name),)
    return look


def attributes_of(record: CardRecord) -> list[str]:
    """208: the attributes of the banner; void is none."""
    found = record.extra.get("attribute")
    return [str(one).lower() for one in found] if isinstance(found, list) else []


def cost_symbols(record: CardRecord) -> str | None:
    """203: the cost in symbols; None if something else is printed there."""
    cost = record.extra.get("cost")
    if cost is None or cost == "" or cost == "0":
        return ""
    symbols = str(cost).replace(" ", "")
    return symbols if known_symbols(symbols) else None


def playable(look: Look) -> bool:
    """Rulers and magic stones are not played (402.2, 709)."""
    return bool(look.types & (terms.PERMANENTS | terms.CHANT))
