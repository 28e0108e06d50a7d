"""From a printed card to a face: its information (chapter 5), its abilities (11.5), and what casting it is (11.3, 11.4)."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.abilities import Lowering, apart
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.script import Script
from cardwright.games.fftcg import terms
from cardwright.kernel.faces import PASSIVE, Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

THEY: Final = make("Player", who="they")
ONLY_PAID_WITH: Final = "be paid with other cp than "
BACKUPS_ONLY: Final = "be paid with other cp than that of "
CAST_FROM: Final = 1 << terms.HAND | 1 << terms.BREAK_ZONE | 1 << terms.DECK | 1 << terms.REMOVED | 1 << terms.STACK


class FaceText:
    """What the lines of a face come down to. `unread`: lines that can't be carried out, each with the reason."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords = 0
        self.casting: list[Node] = []
        self.payable_with = 0  # bits of the elements whose CP alone may pay; 0: any
        self.backups_only = False
        self.unread: list[str] = []


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The face of a printed card."""
    text = lower_text(compiled, lowering)
    look = printed_look(record, lowering.library)
    look.keywords = text.keywords
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    if text.payable_with or text.backups_only:
        face.extra = [text.payable_with, int(text.backups_only)]
    cast_text(face, text, lowering)
    look.abilities = text.abilities + look.abilities
    face.unread = text.unread
    return face


def lower_text(compiled: CompiledText, lowering: Lowering) -> FaceText:
    """Lower every line; one that can't be carried out is kept back whole."""
    text = FaceText()
    record = lowering.record
    casting: list[tuple[Node, str]] = []
    for line in compiled.lines:
        if line.failure is not None:
            text.unread.append(f"{line.text} ({line.failure.message()})")
            continue
        trees = tuple(own_cards(conditional(tree)) for tree in line.abilities if not about_payment(tree, text))
        casting += [(effect, line.text) for tree in trees for effect in summon_effect(tree)]
        trees = tuple(tree for tree in trees if not summon_effect(tree))
        if record is not None:
            trees = tuple(record.begin(tree) for tree in trees)
        try:
            lowered = lowering.lower_line(trees, line.text)
        except NotRunnable as fault:
            text.unread.append(f"{line.text} ({fault})")
            continue
        text.abilities += lowered.abilities
        text.keywords |= lowered.keywords
        casting += [(node, line.text) for node in lowered.playing]
    nodes = apart([node for node, _ in casting])
    text.casting = nodes if record is None else [record.begin(node) for node in nodes]
    return text


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
        return node.replace(do=_of(node.node("do"), YOU))
    if node.kind == "Act":
        return node.replace(do=tuple(_of(effect, THEY) if effect.kind == "Move" else effect for effect in node.many("do")))
    return node


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
    return (inner,) if inner.kind in ("SpellEffect", "ExtraCost", "OtherCost") else ()


def about_payment(tree: Node, text: FaceText) -> bool:
    """With which CP alone the card is cast: noted for the rules, which ask for it when CP is produced."""
    if tree.kind != "Static" or any(effect.kind != "Forbid" or effect.node("what").kind != "This" for effect in tree.many("do")):
        return False
    names = [action.text("name") for effect in tree.many("do") for action in effect.many("actions")]
    if not names or not all(name.startswith(ONLY_PAID_WITH) for name in names):
        return False
    for name in names:
        if name.startswith(BACKUPS_ONLY):
            text.backups_only = True
            text.payable_with |= terms.ELEMENTS.get(name.removeprefix(BACKUPS_ONLY).split(" ")[0], 0)
        else:
            text.payable_with |= terms.ELEMENTS[name.removeprefix(ONLY_PAID_WITH)]
    return True


def cast_text(face: Face, text: FaceText, lowering: Lowering) -> None:
    """What is chosen, paid and done when the card is cast: of a Summon, all it does (11.3); of a Character, extra costs."""
    look = face.look
    try:
        play, rules = lowering.play(text.casting, face.text)
    except NotRunnable as fault:
        text.unread.append(f"{face.text} ({fault})")
        play, rules = lowering.play([], face.text)
    if rules:
        about_cost = Ability(PASSIVE, face.text)
        about_cost.zones = CAST_FROM
        about_cost.cost_rules += rules
        look.abilities.append(about_cost)
    script = play.program
    assert isinstance(script, Script)
    play.bargains = len(script.optional) > 0
    play.simple = script.plain()
    face.play = play


def printed_look(record: CardRecord, library: Library) -> Look:
    """The information printed on a card (5.2)."""
    look = Look([record.cost or 0, number(record, "power")])
    look.types = terms.TYPES.get(record.kind.lower(), 0)
    for element in texts(record, "elements"):
        look.colours |= terms.ELEMENTS[element.lower()]
    for job in texts(record, "job"):
        look.traits |= library.trait(terms.JOB + job)
    for category in texts(record, "category"):
        look.traits |= library.trait(terms.CATEGORY + category)
    if record.extra.get("multicard"):
        look.subtypes |= terms.GENERIC
    if record.extra.get("ex_burst"):
        look.subtypes |= terms.EX_BURST
    look.names = (record.name.replace("’", "'"),)
    return look


def number(record: CardRecord, field: str) -> int:
    found = record.extra.get(field)
    return found if isinstance(found, int) else 0


def texts(record: CardRecord, field: str) -> list[str]:
    found = record.extra.get(field)
    return [str(word).replace("’", "'") for word in found] if isinstance(found, (list, tuple)) else []
