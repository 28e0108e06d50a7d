"""Event nodes: to patterns, triggers, and what puts the event's card into a slot."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.binding import ABOUT, AGAINST, AMOUNT, PLAYED, SOURCE, SUBJECT, Bind
from cardwright.effects.happened import AnyPattern, OncePerBatch, Pattern
from cardwright.effects.happened_moves import (
    ANYHOW,
    BY_ABILITY,
    BY_OPPONENT,
    BY_THEIR_ABILITY,
    BY_USE,
    BY_YOUR_ABILITY,
    MovePattern,
    PlaceOf,
)
from cardwright.effects.happened_others import (
    ABILITY_DAMAGE,
    ANY_DAMAGE,
    ATTACK_DAMAGE,
    COMBAT_DAMAGE,
    AttackedPattern,
    AttackPattern,
    ChosenPattern,
    CountersPattern,
    DamagePattern,
    FoughtPattern,
    HappensTo,
    PlayedPattern,
    StatPattern,
    UsedPattern,
)
from cardwright.effects.happened_players import (
    DrawPattern,
    LeaderStatPattern,
    LosePattern,
    NumberPattern,
    PhasePattern,
    SearchPattern,
)
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.filters import place_of
from cardwright.effects.subjects import (
    FilterSubject,
    LeaderSubject,
    OneOfSubjects,
    RelatedSubject,
    SlotSubject,
    Subject,
    ThisSubject,
    ThisSubjectOfType,
)
from cardwright.effects.triggers import EventTrigger, StateTrigger
from cardwright.kernel.faces import Trigger
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

BY: Final[dict[str, int]] = {
    "": ANYHOW, "ability": BY_ABILITY, "your ability": BY_YOUR_ABILITY, "opponent's ability": BY_THEIR_ABILITY,
    "opponent": BY_OPPONENT, "ability or cost": BY_USE,
}
PARTS: Final[dict[str, int]] = {"what": ABOUT, "source": SOURCE, "against": AGAINST, "by": AGAINST, "on": ABOUT, "other": SUBJECT,
                               "agent": SOURCE}  # fmt: skip
DAMAGE_TYPES: Final[dict[str, int]] = {
    "": ANY_DAMAGE, "attack": ATTACK_DAMAGE, "combat": COMBAT_DAMAGE, "ability": ABILITY_DAMAGE,
}


def trigger(low: Lowering, event: Node, when: Node) -> Trigger:
    """The trigger of an event node; once for a batch where its subject says so. A state trigger for a condition that comes true."""
    if event.kind == "ComesTrue":
        state = event.node("condition")
        return state_trigger(low, state if when.kind == "Always" else Node("And", (("parts", (state, when)),)))
    found = low.pattern(event)
    if comes_in_batches(event):
        found = OncePerBatch(found)
    if when.kind == "Always":
        return EventTrigger(found, None, [])
    return EventTrigger(found, low.condition(when), binds(low, event))


def state_trigger(low: Lowering, condition: Node) -> Trigger:
    return StateTrigger(low.condition(condition))


def comes_in_batches(event: Node) -> bool:
    """Does it become pending once for all that happens together? "1 or more" says so, and so does one gain of two stats."""
    if event.kind == "EitherEvent":
        parts = event.many("events")
        gains = all(part.kind == "StatChanged" and part.node("what").kind == "This" for part in parts)
        return gains or all(comes_in_batches(part) for part in parts)
    for name, value in event.fields:
        if name in ("what", "source") and isinstance(value, Node) and value.kind == "Any" and value.number("batch"):
            return True
    return False


def binds(low: Lowering, event: Node) -> list[Bind]:
    """One for each `Any` with a slot, and one for a slot that keeps the event's amount."""
    out: list[Bind] = []
    if event.kind == "EitherEvent":
        for part in event.many("events"):
            out += binds(low, part)
        return out
    for name, value in event.fields:
        if name == "slot" and isinstance(value, int) and value:
            out.append(Bind(value, low.pattern(event), PLAYED if event.kind == "ChosenFor" else AMOUNT))
        inside = value.many("parts") if isinstance(value, Node) and value.kind == "Either" else ()
        for child in inside or ((value,) if isinstance(value, Node) else value if isinstance(value, tuple) else ()):
            if child.kind == "Any" and child.number("batch"):
                low.marks[batch_of(child.number("slot"))] = 1
            elif child.kind == "Any" and child.number("slot"):
                if name not in PARTS:
                    raise NotRunnable(child, "this card of an event can't be referred to afterwards")
                out.append(Bind(child.number("slot"), low.pattern(event), PARTS[name]))
    return out


def batch_of(slot: int) -> str:
    """Under which name the lowering remembers that a slot is that of a batch: its cards can't be referred to."""
    return f"the batch of slot {slot}"


def subject(low: Lowering, node: Node) -> Subject:
    """Which card the event must be about."""
    kind = node.kind
    if kind == "This":
        called = low.called(node)
        return ThisSubject() if called == 0 else ThisSubjectOfType(called, low.profile.clause("This"))
    if kind in ("Any", "All"):
        return FilterSubject(low.open_filter(node.node("filter")))
    if kind == "Slot":
        return SlotSubject(node.number("n"))
    if kind == "Leader":
        return LeaderSubject(low.players(node.node("of")), low.profile.leader_zone())
    if kind == "Related":
        return RelatedSubject(low.reference(node))
    if kind in ("Together", "Either"):
        return OneOfSubjects([subject(low, part) for part in node.many("parts")])
    raise NotRunnable(node, "an event can't be about these cards")


def pattern(low: Lowering, node: Node) -> Pattern:
    """The pattern of an event node."""
    words = low.profile
    kind = node.kind
    own = words.own_events.get(kind)
    made = None if own is None else own(low, node)
    if made is not None:
        return made
    if kind == "EitherEvent":
        return AnyPattern([low.pattern(part) for part in node.many("events")])
    if kind == "Moved":
        return moved(low, node)
    if kind == "Attacks":
        target = node.node("target")
        return AttackPattern(subject(low, node.node("what")), low.open_filter(target) if target.many("tests") else None)
    if kind == "Attacked":
        return AttackedPattern(subject(low, node.node("what")))
    if kind == "Fought":
        return FoughtPattern(subject(low, node.node("what")), subject(low, node.node("against")))
    if kind == "Played":
        if any(test.kind == "Type" and test.text("type") == "ability" for test in node.walk()):
            raise NotRunnable(node, "of plays only those of cards are noticed, not those of abilities")
        return played(low, node)
    if kind == "Used":
        return UsedPattern(low.players(node.node("who")), subject(low, node.node("what")), words.used[node.text("label")])
    if kind == "Damaged":
        return damaged(low, node)
    if kind == "StatChanged":
        return stat_changed(low, node)
    if kind == "StateChanged":
        event, verb, amount = words.state_events[node.text("state")]
        return HappensTo(event, subject(low, node.node("what")), verb, amount, BY[node.text("by")])
    if kind == "ChosenFor":
        filter = node.node("source")
        by: Subject | None = FilterSubject(low.open_filter(filter)) if filter.many("tests") else None
        if node.many("agent"):
            by = subject(low, node.many("agent")[0])
        return ChosenPattern(subject(low, node.node("what")), low.players(node.node("by")), by)
    if kind in ("CounterPut", "CounterTaken"):
        on = subject(low, node.node("on"))
        taken = kind == "CounterTaken"
        return CountersPattern(on, low.library.counter(node.text("counter")), taken, taken and node.number("last") == 1)
    if kind == "Drawn":
        if node.text("by") or node.text("outside"):
            raise NotRunnable(node, "by what or when cards are drawn is not watched")
        return DrawPattern(low.players(node.node("who")))
    if kind == "Searched":
        return SearchPattern(low.players(node.node("who")))
    if kind == "PointsGained":
        return NumberPattern(low.players(node.node("who")), words.player_numbers[node.text("points")], True)
    if kind == "Loses":
        return LosePattern(low.players(node.node("who")))
    if kind == "PhaseStarts":
        of = node.node("of")
        anybody = of.kind == "Player" and of.text("who") in ("each", "any")
        phase = words.moments[f"{node.text('at')} of {node.text('phase')}"]
        if node.text("which") == "next" and node.text("phase") == "turn" and node.text("at") == "end" and not anybody:
            # in that player's own turn, the end of this turn would be taken for it
            raise NotRunnable(node, "nothing waits for the end of a turn that has not begun")
        return PhasePattern(phase, None if anybody else low.players(of), words.phase_kind(phase))
    raise NotRunnable(node, "nothing waits for such an event")


def moved(low: Lowering, node: Node) -> Pattern:
    words = low.profile
    sources = [place_of(low, place) for place in node.many("source")]
    goals = [place_of(low, place) for place in node.many("to")]
    about = subject(low, node.node("what"))
    verbs = words.verbs[node.text("verb")]
    made = MovePattern(about, verbs, sources, goals, BY[node.text("by")], words.like_ability, words.move_clauses)
    if node.node("of").many("tests"):
        made.of = low.open_filter(node.node("of"))
    if node.text("keyword"):
        word = node.text("keyword")
        made.keyword = words.label(word) if word in words.labels else words.keywords[word]
    return made


def played(low: Lowering, node: Node) -> Pattern:
    """A zone that the card's filter names is the one it is played from: once played, it waits in another."""
    what = node.node("what")
    sources: list[PlaceOf] = [place_of(low, place) for place in node.many("source")]
    if what.kind == "Any":
        tests = what.node("filter").many("tests")
        named = [test for test in tests if test.kind == "In"]
        for test in named:
            sources += [place_of(low, place) for place in test.many("places")]
        if named:
            rest = tuple(test for test in tests if test.kind != "In")
            what = what.replace(filter=what.node("filter").replace(tests=rest))
    who = low.players(node.node("who"))
    return PlayedPattern(who, subject(low, what), sources, node.number("nth"), low.profile.played_card)


def damaged(low: Lowering, node: Node) -> Pattern:
    sources = node.many("source")
    by: Subject | None = None
    if len(sources) == 1:
        by = subject(low, sources[0])
    elif sources:
        by = OneOfSubjects([subject(low, source) for source in sources])
    type = node.text("type")
    clause = low.profile.clause("Damaged", type)
    return DamagePattern(subject(low, node.node("what")), by, DAMAGE_TYPES[type], low.profile.combat_types, clause)


def stat_changed(low: Lowering, node: Node) -> Pattern:
    """A leader's stat is a number of its player, which damage lowers as well."""
    words = low.profile
    what = node.node("what")
    up = node.text("direction") == "up"
    if what.kind == "Leader":
        return LeaderStatPattern(low.players(what.node("of")), words.leader_number(node.text("stat")), up, words.leader_zone())
    return StatPattern(subject(low, what), words.stats[node.text("stat")], up, words.clause("StatChanged"))
