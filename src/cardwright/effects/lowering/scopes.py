"""Lowering of effects that hold effects: conditions, choices to do something, costs inside, loops, players who act."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition, Op, Players
from cardwright.effects.conditions import And
from cardwright.effects.costs.guarded import OnlyWhere
from cardwright.effects.lowering.building import introduced, settled_on_play, slots_in
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.ops import emit_shuffle, own_cards, theirs
from cardwright.effects.ops.control_flow import (
    ActingPlayers,
    ByRule,
    DidAll,
    JumpOp,
    JumpUnless,
    JumpUnlessDid,
    JumpUnlessMode,
    JumpUnlessPaid,
    KeepDid,
    KeepOp,
    LoopOverCards,
    LoopOverPlayers,
    LoopTimes,
    MayOp,
    NextRound,
)
from cardwright.effects.ops.counting import LeastOf, MostOf
from cardwright.effects.ops.doing import Doable
from cardwright.effects.ops.in_turn import AllRounds, EndOfRound
from cardwright.effects.ops.modes import ChooseModes
from cardwright.effects.ops.noting import NoteOp
from cardwright.effects.ops.paying import CanPay, PaidInFull, PaidOp, PayOrNot
from cardwright.effects.script import Modal, Mode, OptionalCost
from cardwright.text.kinds import OPPONENT, SCHEMA, YOU, make
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

EACH_PLAYER: Final = make("Player", who="each")
THEY: Final = make("Player", who="they")
ASKING: Final = ("IfDo", "WhenDo")  # what asks whether the effect before was carried out
CHOICES: Final = ("Pick", "Select", "May", "Search", "PayFor", "Either", "Modal")  # what a player decides


def decides(nodes: tuple[Node, ...]) -> bool:
    """Is there anything in it that a player decides?"""
    return any(found.kind in CHOICES for node in nodes for found in node.walk())


def counts_theirs(nodes: tuple[Node, ...]) -> bool:
    """Is there a number or a condition in it that is another one for each player: "for every follower on their field"?"""
    return any(
        part == THEY
        for node in nodes
        for found in node.walk()
        if SCHEMA.kinds[found.kind].category in ("amount", "condition")
        for part in found.walk()
    )


def picked_first(do: tuple[Node, ...]) -> Node | None:
    """The cards that players choose for what they do, if that is all that they decide."""
    if do[0].kind == "Choose":
        return None  # choosing is all they do, so nothing need be put off until all have chosen
    for name, value in do[0].fields:
        if name == "what" and isinstance(value, Node) and value.kind == "Pick" and value.number("slot") > 0:
            rest = do[0].replace(what=make("This"))
            return None if decides((rest,) + do[1:]) or decides((value.node("filter"), value.node("count"))) else value
    return None


def sequence(low: Lowering, nodes: tuple[Node, ...]) -> None:
    """Effects in the order in which they are written."""
    shuffles: dict[int, tuple[Node, str]] = {}
    kept = low.at.kept
    for i, node in enumerate(nodes):
        followed = i + 1 < len(nodes) and nodes[i + 1].kind in ASKING and node.kind not in ASKING
        low.asked_if_done = followed
        low.effect(node)
        low.asked_if_done = False
        if followed:
            low.at.kept = low.at.new_slot()
            low.at.emit(KeepDid(low.at.kept))
        if node.kind == "Search":
            last = last_use(nodes, i)
            if last >= 0:
                shuffles[last] = (node.node("of"), node.text("zone"))
        if i in shuffles:
            of, zone = shuffles[i]
            emit_shuffle(low, of, zone, True)
    low.at.kept = kept


def modify_each(low: Lowering, node: Node) -> bool:
    """What each card of a group is given by its own measure is given to one after the other."""
    if node.kind != "Modify" or not any(found.kind == "Affected" for mod in node.many("mods") for found in mod.walk()):
        return False
    at = low.at
    todo, now = at.new_slot(), at.new_slot()
    at.names |= 1 << now
    each = make("Slot", n=now)
    mods = tuple(mod.transform(lambda found: each if found.kind == "Affected" else found) for mod in node.many("mods"))
    at.emit(LoopOverCards(low.one_clause("ForEach"), low.what(node.node("what")), todo))
    low.note(node)
    rounds(low, todo, now, (node.replace(what=each, mods=mods),))
    return True


def doubtful(low: Lowering, nodes: tuple[Node, ...]) -> None:
    """Effects of which it is not known on playing whether they will be carried out."""
    known = low.at.known
    low.at.known = False
    sequence(low, nodes)
    low.at.known = known


# -- conditions
def if_(low: Lowering, node: Node) -> None:
    at = low.at
    condition_node = node.node("condition")
    condition = low.condition(condition_node)
    known = at.known
    at.known = known and settled_on_play(condition_node, at.on_play)
    low.note(node)
    jump = JumpUnless(low.one_clause("If"), condition)
    at.emit(jump)
    at.conditions.append(condition)
    start = at.here()
    instead(low, node)
    sequence(low, node.many("then"))
    jump.may = first_may(at.script.ops[start:])
    at.conditions.pop()
    if node.many("otherwise"):
        end = JumpOp("")
        at.emit(end)
        at.land(jump)
        at.conditions.append(low.condition(make("Not", part=condition_node)))
        sequence(low, node.many("otherwise"))
        at.conditions.pop()
        at.land(end)
    else:
        at.land(jump)
    at.known = known


def instead(low: Lowering, node: Node) -> None:
    """What an ability replaces of itself is replaced before anything else is (and so before it happens at all)."""
    if node.number("instead") == 1:
        low.at.emit(ByRule(low.one_clause("Instead")))


def if_do(low: Lowering, node: Node) -> None:
    at = low.at
    if at.kept == 0:
        raise NotRunnable(node, "nothing was done before that this could ask about")
    low.note(node)
    jump = JumpUnlessDid(low.one_clause("IfDo"), at.kept, node.number("did") == 1)
    at.emit(jump)
    doubtful(low, node.many("then"))
    at.land(jump)


def may(low: Lowering, node: Node) -> None:
    """Where each player may do something, they decide and act one after the other."""
    at = low.at
    who = node.node("who")
    if who != EACH_PLAYER:
        one_may(low, node, low.asked(who), None if who == YOU else low.players(who))
        return
    todo = at.new_slot()
    now = at.new_slot()
    at.emit(LoopOverPlayers(low.one_clause("Act", "in turn"), low.players(who), todo))
    start = at.here()
    next_round = NextRound("", todo, now)
    at.emit(next_round)
    one_may(low, node, ActingPlayers(now), ActingPlayers(now))
    end_rounds(low, next_round, start, node.many("do"))


def one_may(low: Lowering, node: Node, who: Players, they: Players | None) -> None:
    """One player decides whether to do something. `they`: whoever does it, unless it is "you"."""
    at = low.at
    tally = at.new_slot() if low.asked_if_done and len(node.many("do")) > 1 else 0
    low.note(node)
    may = MayOp(low.one_clause("May"), who, [])
    at.emit(may)
    start = at.here()
    before = low.they
    if they is not None:
        low.they = they
    locks, low.locks = low.locks, low.paid_for(node)
    if tally:
        at.emit(DidAll(tally, True, False))
        known = at.known
        at.known = False
        for inner in node.many("do"):
            sequence(low, (inner,))
            at.emit(DidAll(tally, False, False))
        at.known = known
        at.emit(DidAll(tally, False, True))
    else:
        doubtful(low, node.many("do"))
    low.locks = locks
    low.they = before
    at.land(may)
    may.needs.extend(first_needs(at.script.ops[start:]))


def pay_for(low: Lowering, node: Node) -> None:
    pay_then(low, node, node.many("cost"), node.number("optional") == 1, node.many("do"))


def pay_then(low: Lowering, node: Node, cost: tuple[Node, ...], optional: bool, do: tuple[Node, ...]) -> None:
    """A cost that is paid while the effect is carried out, and what it buys."""
    at = low.at
    known = at.script.asks_x  # was X chosen when the ability was played?
    locks, low.locks = low.locks, low.paid_for(node)
    parts = low.cost(cost, -1)
    low.locks = locks
    low.note(node)
    topic = "@cost_when_triggered" if node.kind == "Triggered" else "@cost_in_effect"
    x_clause = ""
    if low.profile.x_when_paid and at.script.asks_x and not known:
        x_clause = low.one_clause("ChooseX")
        at.script.asks_x = False
    pay = PayOrNot(low.one_clause("PayFor"), low.actor(YOU), parts, optional, topic, x_clause)
    at.emit(pay)
    for part in parts:
        at.emit(PaidOp(part))
    at.emit(PaidInFull())
    doubtful(low, do)
    at.land(pay)


def if_paid(low: Lowering, node: Node) -> None:
    """An additional cost that may be paid on playing, and what it buys."""
    at = low.at
    mark = at.paid_marks
    at.paid_marks += 1
    cost = node.many("cost")
    name = cost[0].text("name") if cost[0].kind == "KeywordCost" else "additional cost"
    low.marks.setdefault(name, mark)
    parts = low.cost(cost, mark)
    if at.modes or at.conditions or not at.known:
        parts.insert(0, OnlyWhere(at.guard()))
    clause = low.one_clause("IfPaid", name)
    at.script.optional.append(OptionalCost(name, mark, parts, False, clause))
    low.note(node)
    jump = JumpUnlessPaid(clause, mark)
    at.emit(jump)
    paid = at.paid
    at.paid |= 1 << mark
    instead(low, node)
    sequence(low, node.many("do"))
    at.paid = paid
    if node.many("otherwise"):
        end = JumpOp("")
        at.emit(end)
        at.land(jump)
        doubtful(low, node.many("otherwise"))
        at.land(end)
    else:
        at.land(jump)


# -- repetition
def for_each(low: Lowering, node: Node) -> None:
    at = low.at
    of_node = node.node("of")
    # of cards that an effect handled, those that have moved on count as well
    handled = of_node.kind == "All" and any(test.kind == "Among" for test in of_node.node("filter").many("tests"))
    of = low.known(of_node) if handled else low.what(of_node)
    now = low.slot_of(node)
    todo = at.new_slot()
    low.note(node)
    at.emit(LoopOverCards(low.one_clause("ForEach"), of, todo))
    rounds(low, todo, now, node.many("do"))


def repeat(low: Lowering, node: Node) -> None:
    at = low.at
    todo = at.new_slot()
    low.note(node)
    at.emit(LoopTimes(low.one_clause("Repeat"), low.amount(node.node("times")), todo))
    rounds(low, todo, at.new_slot(), node.many("do"))


def rounds(low: Lowering, todo: int, now: int, do: tuple[Node, ...]) -> None:
    at = low.at
    start = at.here()
    next_round = NextRound("", todo, now)
    at.emit(next_round)
    doubtful(low, do)
    back = JumpOp("")
    at.emit(back)
    back.to = start
    at.land(next_round)


def end_rounds(low: Lowering, next_round: NextRound, start: int, do: tuple[Node, ...]) -> None:
    """The end of what players do in turn: a text that goes on to speak of what they chose means all of it."""
    at = low.at
    slots = [slot for slot in introduced(do) if at.names >> slot & 1]
    all = [at.new_slot() for _ in slots]
    for slot in all:
        at.names |= 1 << slot
    end = EndOfRound(slots, all)
    at.emit(end)
    end.to = start
    at.land(next_round)
    if slots:
        at.emit(AllRounds(slots, all))


def act(low: Lowering, node: Node) -> None:
    """Players who decide act one after the other; what needs no decision they do at the same time."""
    at = low.at
    they = low.they
    do = tuple(found.transform(theirs) if found.kind == "Repeat" else found for found in node.many("do"))
    if any(found == OPPONENT for step in do if step.kind == "Repeat" for found in step.walk()):
        raise NotRunnable(node, "whose opponent is meant depends on who does it")
    if low.profile.decides_first and len(do) > 1 and do[0].kind == "Choose":
        low.note(node)
        for effect in do:  # all have chosen before the first of them goes on
            act(low, node.replace(do=(effect,)))
        return
    who = low.players(node.node("who"))
    low.note(node)
    singly = low.profile.takes_singly and any(found.kind == "Deck" for step in do for found in step.walk())
    singly = singly or (node["who"] == EACH_PLAYER and counts_theirs(do))
    if decides(do) or singly:
        pick = picked_first(do) if low.profile.decides_first else None
        todo = at.new_slot()
        now = at.new_slot()
        at.emit(LoopOverPlayers(low.one_clause("Act", "in turn"), who, todo))
        low.they = ActingPlayers(now)
        start = at.here()
        next_round = NextRound("", todo, now)
        at.emit(next_round)
        if pick is None:
            doubtful(low, do)
            end_rounds(low, next_round, start, do)
        else:
            low.what(own_cards(low, pick, do[0].text("verb")) if do[0].kind == "Move" else pick)
            end_rounds(low, next_round, start, (pick,))
            low.they = who
            low.note(do[0])
            sequence(low, (do[0].replace(what=make("Slot", n=pick.number("slot"))),) + do[1:])
    else:
        low.they = who
        for found in node.node("who").walk():
            low.note(found)  # what they do needs no decision of theirs
        at.emit(ByRule(low.one_clause("Act")))
        sequence(low, do)
    low.they = they


def for_(low: Lowering, node: Node) -> None:
    lasting = low.lasting
    low.lasting = node.node("duration")
    sequence(low, node.many("do"))
    low.lasting = lasting


# -- options
def modal(low: Lowering, node: Node) -> None:
    """Options: chosen on playing if the whole text is one choice, else where they stand."""
    at = low.at
    options = node.many("options")
    on_play = at.script.modal is None and at.known and not at.conditions and not at.modes and at.paid == 0
    on_play = on_play and low.profile.chooses_on_play and not node.number("later")
    low.choosing = on_play
    count = low.count(node.node("count"))
    low.choosing = False
    random = node.number("random") == 1
    first = at.next_mode
    at.next_mode += len(options)
    low.note(node)
    if on_play:
        modes = [Mode(first + i, "", []) for i in range(len(options))]
        at.script.modal = Modal(LeastOf(count), MostOf(count), modes, random)
        for i in range(len(options)):
            modes[i].when = choosable(low, options[i])
    else:
        for found in options:
            if found.many("limits"):
                raise NotRunnable(found, "only options that are chosen on playing can ask for something")
        at.emit(ChooseModes(low.one_clause("Modal"), low.actor(YOU), count, first, len(options), random))
    for i in range(len(options)):
        option(low, options[i], first + i, on_play)


def choosable(low: Lowering, node: Node) -> Condition | None:
    """What must hold for an option to be chosen."""
    conditions = [low.condition(limit.node("condition")) for limit in node.many("limits")]
    for limit in node.many("limits"):
        low.note(limit)
    return And(conditions) if conditions else None


def option(low: Lowering, node: Node, mode: int, on_play: bool) -> None:
    at = low.at
    jump = JumpUnlessMode(low.one_clause("Option"), mode)
    at.emit(jump)
    low.note(node)
    at.modes.append(mode)
    known = at.known
    at.known = known and on_play
    if node.many("cost"):
        pay_then(low, node, node.many("cost"), True, node.many("do"))
    else:
        sequence(low, node.many("do"))
    at.known = known
    at.modes.pop()
    at.land(jump)


EFFECTS: Final[dict[str, Callable[[Lowering, Node], None]]] = {
    "If": if_, "IfDo": if_do, "May": may, "Act": act, "PayFor": pay_for, "IfPaid": if_paid, "ForEach": for_each, "Repeat": repeat,
    "For": for_, "Modal": modal,
}  # fmt: skip


def last_use(nodes: tuple[Node, ...], search: int) -> int:
    """Where the deck is shuffled after a search: after the last effect here that is about the found cards. -1: the text says so."""
    last = search
    slot = nodes[search].number("slot")
    for i in range(search + 1, len(nodes)):
        if nodes[i].kind == "Shuffle":
            return -1
        if slot > 0 and slot in slots_in(nodes[i]) and any(found.kind == "Move" for found in nodes[i].walk()):
            last = i
    return last


def first_may(ops: list[Op]) -> MayOp | None:
    """What a player may do, if that is how these begin."""
    for op in ops:
        if isinstance(op, MayOp):
            return op
        if not isinstance(op, (ByRule, NoteOp)):
            return None
    return None


def first_needs(ops: list[Op]) -> list[Doable]:
    """What must be possible so that a player may decide to do something: its first step, if that can tell."""
    for op in ops:
        if isinstance(op, Doable):
            return [op]
        if isinstance(op, PayOrNot):
            return [CanPay(op.parts)]
        if isinstance(op, (JumpOp, KeepOp)):
            return []
    return []
