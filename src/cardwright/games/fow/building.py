"""From a printed card to a face: its information (section 200), its abilities, and what playing it is."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.changes import GainSubtype
from cardwright.effects.lowering.abilities import apart
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.lowering import FowLowering
from cardwright.games.fow.printed_types import printed_types
from cardwright.games.fow.symbols import kinds_of, known_symbols, xs_in
from cardwright.games.fow.working import PLAYED_FROM
from cardwright.kernel.faces import PASSIVE, SPELL, Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.kinds import make
from cardwright.text.tree import Node

PLAYING: Final = ("SpellEffect", "ExtraCost", "OtherCost")


class FaceText:
    """What the lines of a face come down to. `unread`: lines that can't be carried out, each with the reason."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords = 0
        self.playing: list[Node] = []
        self.automatic: Ability | None = None  # 708.1a: it is an automatic card
        self.unread: list[str] = []


def build_face(compiled: CompiledText, record: CardRecord, lowering: FowLowering) -> Face:
    """The face of a printed card."""
    text = lower_text(compiled, lowering)
    look = printed_look(record, lowering.library)
    look.keywords |= text.keywords
    if "[torrent]" in record.text.lower():
        look.keywords |= terms.TORRENT
    if record.type.lower().startswith("spell"):
        look.subtypes |= terms.OLD  # 1405.1
    for a in text.abilities:
        fold_into_base(look, a)
    face = Face(-1, record.name, look, record.text)
    face.flavour = record.flavour  # 204.4: shown, never read
    face.record_id = record.id
    if playable(look):
        play_text(face, text, lowering)
    look.abilities = text.abilities + look.abilities
    face.unread = text.unread
    if printed_types(record.type) is None:
        face.unread.append(f"{record.type} (the rules know no such card)")
    if cost_symbols(record) is None:
        face.unread.append(f"{record.extra.get('cost')} (the rules know no such cost)")
    return face


def fold_into_base(look: Look, a: Ability) -> None:
    """904.2, 909.1a: an unconditional ability by which the card is of a magic stone type is base information, in every zone."""
    subtypes = 0
    for change in a.changes:
        if not isinstance(change, GainSubtype) or not change.own or change.narrow or change.condition is not None:
            return
        subtypes |= change.subtypes
    if subtypes:
        look.subtypes |= subtypes
        a.changes = []


def lower_text(compiled: CompiledText, lowering: FowLowering) -> FaceText:
    """Lower every line; one that can't be carried out is kept back whole."""
    text = FaceText()
    record = lowering.record
    playing: list[Node] = []
    for line in compiled.lines:
        if line.failure is not None:
            text.unread.append(f"{line.text} ({line.failure.message()})")
            continue
        trees = tuple(one for tree in line.abilities for one in apart_from_statements(tree))
        if record is not None:
            trees = tuple(tree if tree.kind in PLAYING else record.begin(tree) for tree in trees)
        try:
            for tree in trees:
                lowered = lowering.lower_line((tree,), line.text)
                text.keywords |= lowered.keywords
                playing += lowered.playing
                if tree.kind == "Triggered" and tree.text("label") == "trigger":
                    text.automatic = lowered.abilities[0]
                else:
                    text.abilities += lowered.abilities
        except NotRunnable as fault:
            text.unread.append(f"{line.text} ({fault})")
    nodes = apart(playing)
    text.playing = nodes if record is None else [record.begin(node) for node in nodes]
    return text


def apart_from_statements(tree: Node) -> list[Node]:
    """1008.2: what a chant says about itself while it is in the chase area is no part of its effect."""
    if tree.kind != "SpellEffect":
        return [tree]
    said = [step for step in tree.many("do") if step.kind == "Forbid" and step.node("what").kind == "This"]
    if not said:
        return [tree]
    rest = tuple(step for step in tree.many("do") if step not in said)
    statements = [make("Static", do=(step,)) for step in said]
    return [*statements, tree.replace(do=rest)] if rest else [*statements]


def play_text(face: Face, text: FaceText, lowering: FowLowering) -> None:
    """What is chosen, paid and done when the card is played (903.2)."""
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
    if text.automatic is not None:
        play = automatic_card(text.automatic, face.text)
    script = play.program
    assert isinstance(script, Script)
    for extra in script.optional:
        if extra.forced:
            script.cost = script.cost + extra.parts
    script.optional = [extra for extra in script.optional if not extra.forced]
    if look.stats[terms.X_COST]:
        script.asks_x = True
    play.bargains = len(script.optional) > 0
    play.simple = script.plain()
    face.play = play


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
    look.names = (record.name,)
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
