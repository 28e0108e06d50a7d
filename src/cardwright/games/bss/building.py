"""From a printed card to its faces: its information (chapter 2), one face for each level, and its effects."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.base import Condition
from cardwright.effects.lowering.faults import NotRunnable, UnknownWord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.bss import terms
from cardwright.games.bss.keywords import keyword_abilities
from cardwright.games.bss.levels import add_levels
from cardwright.games.bss.printed_information import add_effects, printed_levels, printed_look
from cardwright.games.bss.profile.changes import armor_bits, keyword_condition
from cardwright.games.bss.profile.rewriting import rewritten
from cardwright.kernel.faces import ACTIVATED, SPELL, Ability, Face
from cardwright.kernel.library import Library
from cardwright.kernel.summing import sum_up
from cardwright.text.compiled import CompiledText
from cardwright.text.kinds import make
from cardwright.text.tree import Node

EVERY_LEVEL: Final = 0
USABLE: Final = 1 << terms.HAND | 1 << terms.BURST_AREA | 1 << terms.TRASH | 1 << terms.DECK  # where a magic effect is used from
# timings before a keyword that say when it is active, and are no part of what the keyword itself means
ACTIVE_DURING: Final = ("astral", "immortal")
WHILE: Final = {"attacks": "attacking", "blocks": "blocking"}


class Effect:
    """What one line gives: abilities and keywords, at some levels (bits; EVERY_LEVEL: at all, and off the field)."""

    def __init__(self, levels: int, abilities: list[Ability], keywords: int) -> None:
        self.levels = levels
        self.abilities = abilities
        self.keywords = keywords


def build_face(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
    """The front face of a card, not yet in the library, and its level faces, which are."""
    effects, unread = lower_text(compiled, record, lowering)
    levels = printed_levels(record)
    front = face_of(record, lowering.library, effects, 0, levels)
    front.unread = unread
    if levels:
        faces = [face_of(record, lowering.library, effects, n, levels) for n in range(1, len(levels) + 1)]
        add_levels(lowering.library, front, faces, [cores for cores, _ in levels])
    return front


def face_of(record: CardRecord, library: Library, effects: list[Effect], level: int, levels: list[tuple[int, int]]) -> Face:
    """The face of a level (2-10-2); level 0: off the field, where a card has the effects of all its levels (10-13-2)."""
    look = printed_look(record, library, level, levels)
    for effect in effects:
        if level == 0 or effect.levels == EVERY_LEVEL or effect.levels >> level & 1:
            add_effects(look, effect.abilities, effect.keywords, library)
    sum_up(look)
    face = Face(-1, record.name, look, record.text)
    face.record_id = record.id
    return face


# ---- text ------------------------------------------------------------------------------------------------------------
def lower_text(compiled: CompiledText, record: CardRecord, lowering: Lowering) -> tuple[list[Effect], list[str]]:
    """Lower every line; one that can't be carried out is kept back whole, with the reason."""
    effects: list[Effect] = []
    unread: list[str] = []
    for line in compiled.lines:
        if line.failure is not None:
            unread.append(f"{line.text} ({line.failure.message()})")
            continue
        try:
            for tree in line.abilities:
                meant = rewritten(tree)
                noted = meant if lowering.record is None else lowering.record.begin(meant)
                effects.append(lower_effect(noted, line.text, record, lowering))
        except NotRunnable as fault:
            unread.append(f"{line.text} ({fault})")
        except UnknownWord as fault:
            unread.append(f"{line.text} ({fault})")
    return effects, unread


def lower_effect(tree: Node, text: str, record: CardRecord, lowering: Lowering) -> Effect:
    levels, rest = levels_of(tree)
    keyword, marks = keyword_of(rest)
    if keyword is not None:
        return lower_keyword(levels, keyword, marks, lowering)
    abilities = lowering.lower_line((rest,), text).abilities
    keywords = 0
    for ability in abilities:
        if ability.kind == ACTIVATED and record.kind == "Magic":
            ability.kind = SPELL  # 8-1-6: a magic card's main and flash effects are used
            ability.zones = USABLE
        if ability.flags & terms.BURST_EFFECT:
            keywords |= terms.BURST
    return Effect(levels, abilities, keywords)


def lower_keyword(levels: int, keyword: Node, marks: list[str], lowering: Lowering) -> Effect:
    """Chapter 11. What stands before Astral or Immortal says when it is active (11-14-2); before others it is their own timing."""
    name = keyword.text("name")
    filter = keyword.node("filter")
    bit = lowering.profile.keywords[name]
    alternatives = [one for test in filter.many("tests") if test.kind == "AnyOf" for one in test.many("filters")]
    if name == "armor":
        return Effect(levels, keyword_abilities(lowering.library, name, keyword.number("n")), armor_bits(lowering, filter))
    if len(set(alternatives)) != len(alternatives):
        raise NotRunnable(keyword, "it names the same cards twice, and the rules don't say what that means")
    during = condition_of(marks, lowering) if name in ACTIVE_DURING else None
    if name == "astral" and during is not None:
        given = make("Modify", what=make("This"), mods=(make("HaveKeyword", keyword="astral"),))
        tree = make("Static", do=(make("If", condition=span_condition(marks[0]), then=(given,)),))
        return Effect(levels, lowering.lower_line((tree,), "Astral").abilities, 0)
    abilities = keyword_abilities(lowering.library, name, keyword.number("n"), keyword_condition(lowering, filter), during)
    return Effect(levels, abilities, bit)


def levels_of(tree: Node) -> tuple[int, Node]:
    """The bits of the levels at which an effect works, and the effect."""
    if tree.kind == "Qualified" and tree.text("mark").startswith("lv"):
        bits = 0
        for level in tree.text("mark")[2:].split("·"):
            bits |= 1 << int(level)
        return bits, tree.node("ability")
    return EVERY_LEVEL, tree


def keyword_of(tree: Node) -> tuple[Node | None, list[str]]:
    """The keyword that a tree is, with the timings that stand before it; none if it is another effect."""
    marks: list[str] = []
    while tree.kind == "Qualified":
        marks.append(tree.text("mark"))
        tree = tree.node("ability")
    return (tree, marks) if tree.kind == "Keyword" else (None, marks)


def condition_of(marks: list[str], lowering: Lowering) -> Condition | None:
    return lowering.condition(span_condition(marks[0])) if marks and marks[0].startswith(("during", "while")) else None


def span_condition(mark: str) -> Node:
    """ "During opponent's turn", "during either attack step", "while this spirit attacks"."""
    doing = [make("Quality", name=WHILE[word]) for word in mark.removeprefix("while this spirit ").split(" or ") if word in WHILE]
    if doing:
        either = make("AnyOf", filters=tuple(make("Filter", tests=(one,)) for one in doing)) if len(doing) > 1 else doing[0]
        return make("Is", what=make("This"), filter=make("Filter", tests=(either,)))
    _, whose, span = mark.split(" ", 2)
    who = make("Player", who={"your": "you", "opponent's": "opponent"}.get(whose, "any"))
    return make("TurnOf", who=who) if span == "turn" else make("InPhase", phase=span, of=who)
