"""Lowering of effects that hold effects: conditions, choices to do something, costs inside, loops, players who act."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.base import CostPart, Op, Players
from cardwright.effects.lowering.building import introduced, settled_on_play, slots_in
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.ops import OpLowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.effects.lowering.vocabulary import NotRunnable, Vocabulary
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
from cardwright.effects.ops.paying import PaidInFull, PaidOp, PayOrNot
from cardwright.effects.script import Modal, Mode, OptionalCost
from cardwright.kernel.library import Library
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

EACH_PLAYER: Final = make("Player", who="each")
ASKING: Final = ("IfDo", "WhenDo")  # what asks whether the effect before was carried out
CHOICES: Final = ("Pick", "Select", "May", "Search", "PayFor", "Either", "Modal")  # what a player decides


def decides(nodes: tuple[Node, ...]) -> bool:
    """Is there anything in it that a player decides?"""
    return any(found.kind in CHOICES for node in nodes for found in node.walk())


def picked_first(do: tuple[Node, ...]) -> Node | None:
    """The cards that players choose for what they do, if that is all that they decide."""
    if do[0].kind == "Choose":
        return None  # what is done to them comes after all have chosen as it is
    for name, value in do[0].fields:
        if name == "what" and isinstance(value, Node) and value.kind == "Pick" and value.number("slot") > 0:
            rest = do[0].replace(what=make("This"))
            return None if decides((rest,) + do[1:]) or decides((value.node("filter"), value.node("count"))) else value
    return None


class ScopeLowering(OpLowering):
    """Adds scopes. Everything is emitted into one flat list of operations, with jumps."""

    def __init__(self, vocabulary: Vocabulary, library: Library, notations: Notations, record: Recorder | None = None) -> None:
        super().__init__(vocabulary, library, notations, record)
        self._scopes: dict[str, Callable[[Node], None]] = {
            "If": self._if, "IfDo": self._if_do, "May": self._may, "Act": self._act, "PayFor": self._pay_for,
            "IfPaid": self._if_paid, "ForEach": self._for_each, "Repeat": self._repeat, "For": self._for, "Modal": self._modal,
            "Evolve": self._evolve,
        }
        self._asked_if_done = False  # does the text ask afterwards whether this was done?

    def effect(self, node: Node) -> None:
        lower = self._scopes.get(node.kind)
        if self._lower(node, lambda found: self.notations.effect(self, found)) or self._modify_each(node):
            return
        if lower is None:
            super().effect(node)
        else:
            self._lower(node, lower)

    def sequence(self, nodes: tuple[Node, ...]) -> None:
        """Effects in the order in which they are written."""
        shuffles: dict[int, tuple[Node, str]] = {}
        kept = self.at.kept
        for i, node in enumerate(nodes):
            followed = i + 1 < len(nodes) and nodes[i + 1].kind in ASKING and node.kind not in ASKING
            self._asked_if_done = followed
            self.effect(node)
            self._asked_if_done = False
            if followed:
                self.at.kept = self.at.new_slot()
                self.at.emit(KeepDid(self.at.kept))
            if node.kind == "Search":
                last = last_use(nodes, i)
                if last >= 0:
                    shuffles[last] = (node.node("of"), node.text("zone"))
            if i in shuffles:
                of, zone = shuffles[i]
                self.emit_shuffle(of, zone, True)
        self.at.kept = kept

    def _modify_each(self, node: Node) -> bool:
        """What each card of a group is given by its own measure is given to one after the other."""
        if node.kind != "Modify" or not any(found.kind == "Affected" for mod in node.many("mods") for found in mod.walk()):
            return False
        at = self.at
        todo, now = at.new_slot(), at.new_slot()
        at.names |= 1 << now
        each = make("Slot", n=now)
        mods = tuple(mod.transform(lambda found: each if found.kind == "Affected" else found) for mod in node.many("mods"))
        at.emit(LoopOverCards(self.one_clause("ForEach"), self.what(node.node("what")), todo))
        self.note(node)
        self._rounds(todo, now, (node.replace(what=each, mods=mods),))
        return True

    def doubtful(self, nodes: tuple[Node, ...]) -> None:
        """Effects of which it is not known on playing whether they will be carried out."""
        known = self.at.known
        self.at.known = False
        self.sequence(nodes)
        self.at.known = known

    def _evolve(self, node: Node) -> None:
        self.notations.evolve(self, node)

    # -- conditions
    def _if(self, node: Node) -> None:
        at = self.at
        condition_node = node.node("condition")
        condition = self.condition(condition_node)
        known = at.known
        at.known = known and settled_on_play(condition_node, at.on_play)
        self.note(node)
        jump = JumpUnless(self.one_clause("If"), condition)
        at.emit(jump)
        at.conditions.append(condition)
        self._instead(node)
        self.sequence(node.many("then"))
        at.conditions.pop()
        if node.many("otherwise"):
            end = JumpOp("")
            at.emit(end)
            at.land(jump)
            at.conditions.append(self.condition(make("Not", part=condition_node)))
            self.sequence(node.many("otherwise"))
            at.conditions.pop()
            at.land(end)
        else:
            at.land(jump)
        at.known = known

    def _instead(self, node: Node) -> None:
        """What an ability replaces of itself is replaced before anything else is (and so before it happens at all)."""
        if node.number("instead") == 1:
            self.at.emit(ByRule(self.one_clause("Instead")))

    def _if_do(self, node: Node) -> None:
        at = self.at
        if at.kept == 0:
            raise NotRunnable(node, "nothing was done before that this could ask about")
        self.note(node)
        jump = JumpUnlessDid(self.one_clause("IfDo"), at.kept, node.number("did") == 1)
        at.emit(jump)
        self.doubtful(node.many("then"))
        at.land(jump)

    def _may(self, node: Node) -> None:
        """Where each player may do something, they decide and act one after the other."""
        at = self.at
        who = node.node("who")
        if who != EACH_PLAYER:
            self._one_may(node, self.asked(who), None if who == YOU else self.players(who))
            return
        todo = at.new_slot()
        now = at.new_slot()
        at.emit(LoopOverPlayers(self.one_clause("Act", "in turn"), self.players(who), todo))
        start = at.here()
        next_round = NextRound("", todo, now)
        at.emit(next_round)
        self._one_may(node, ActingPlayers(now), ActingPlayers(now))
        self._end_rounds(next_round, start, node.many("do"))

    def _one_may(self, node: Node, who: Players, they: Players | None) -> None:
        """One player decides whether to do something. `they`: whoever does it, unless it is "you"."""
        at = self.at
        tally = at.new_slot() if self._asked_if_done and len(node.many("do")) > 1 else 0
        self.note(node)
        may = MayOp(self.one_clause("May"), who, [])
        at.emit(may)
        start = at.here()
        before = self.they
        if they is not None:
            self.they = they
        if tally:
            at.emit(DidAll(tally, True, False))
            known = at.known
            at.known = False
            for inner in node.many("do"):
                self.sequence((inner,))
                at.emit(DidAll(tally, False, False))
            at.known = known
            at.emit(DidAll(tally, False, True))
        else:
            self.doubtful(node.many("do"))
        self.they = before
        at.land(may)
        may.needs.extend(first_needs(at.script.ops[start:]))

    # -- costs
    def cost(self, nodes: tuple[Node, ...], mark: int, label: str = "") -> list[CostPart]:
        """The parts of a cost; `mark`: the optional cost that they belong to, or -1."""
        raise NotImplementedError

    def _pay_for(self, node: Node) -> None:
        self.pay_for(node, node.many("cost"), node.number("optional") == 1, node.many("do"))

    def pay_for(self, node: Node, cost: tuple[Node, ...], optional: bool, do: tuple[Node, ...]) -> None:
        """A cost that is paid while the effect is carried out, and what it buys."""
        at = self.at
        known = at.script.asks_x  # was X chosen when the ability was played?
        parts = self.cost(cost, -1)
        self.note(node)
        topic = "@cost_when_triggered" if node.kind == "Triggered" else "@cost_in_effect"
        x_clause = ""
        if self.notations.x_when_paid and at.script.asks_x and not known:
            x_clause = self.one_clause("ChooseX")
            at.script.asks_x = False
        pay = PayOrNot(self.one_clause("PayFor"), self.actor(YOU), parts, optional, topic, x_clause)
        at.emit(pay)
        for part in parts:
            at.emit(PaidOp(part))
        at.emit(PaidInFull())
        self.doubtful(do)
        at.land(pay)

    def _if_paid(self, node: Node) -> None:
        """An additional cost that may be paid on playing, and what it buys."""
        at = self.at
        mark = at.paid_marks
        at.paid_marks += 1
        cost = node.many("cost")
        name = cost[0].text("name") if cost[0].kind == "KeywordCost" else "additional cost"
        self.marks.setdefault(name, mark)
        parts = self.cost(cost, mark)
        if at.modes or at.conditions or not at.known:
            parts.insert(0, self.only_where(mark))
        clause = self.one_clause("IfPaid", name)
        at.script.optional.append(OptionalCost(name, mark, parts, False, clause))
        self.note(node)
        jump = JumpUnlessPaid(clause, mark)
        at.emit(jump)
        paid = at.paid
        at.paid |= 1 << mark
        self._instead(node)
        self.sequence(node.many("do"))
        at.paid = paid
        if node.many("otherwise"):
            end = JumpOp("")
            at.emit(end)
            at.land(jump)
            self.doubtful(node.many("otherwise"))
            at.land(end)
        else:
            at.land(jump)

    def only_where(self, mark: int) -> CostPart:
        """Offers an additional cost only where the part of the text that it belongs to is carried out."""
        raise NotImplementedError

    # -- repetition
    def _for_each(self, node: Node) -> None:
        at = self.at
        of_node = node.node("of")
        # of cards that an effect handled, those that have moved on count as well
        handled = of_node.kind == "All" and any(test.kind == "Among" for test in of_node.node("filter").many("tests"))
        of = self.known(of_node) if handled else self.what(of_node)
        now = self.slot_of(node)
        todo = at.new_slot()
        self.note(node)
        at.emit(LoopOverCards(self.one_clause("ForEach"), of, todo))
        self._rounds(todo, now, node.many("do"))

    def _repeat(self, node: Node) -> None:
        at = self.at
        todo = at.new_slot()
        self.note(node)
        at.emit(LoopTimes(self.one_clause("Repeat"), self.amount(node.node("times")), todo))
        self._rounds(todo, at.new_slot(), node.many("do"))

    def _rounds(self, todo: int, now: int, do: tuple[Node, ...]) -> None:
        at = self.at
        start = at.here()
        next_round = NextRound("", todo, now)
        at.emit(next_round)
        self.doubtful(do)
        back = JumpOp("")
        at.emit(back)
        back.to = start
        at.land(next_round)

    def _end_rounds(self, next_round: NextRound, start: int, do: tuple[Node, ...]) -> None:
        """The end of what players do in turn: a text that goes on to speak of what they chose means all of it."""
        at = self.at
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

    def _act(self, node: Node) -> None:
        """Players who decide act one after the other; what needs no decision they do at the same time."""
        at = self.at
        they = self.they
        who = self.players(node.node("who"))
        self.note(node)
        do = node.many("do")
        if decides(do):
            pick = picked_first(do) if self.notations.decides_first else None
            todo = at.new_slot()
            now = at.new_slot()
            at.emit(LoopOverPlayers(self.one_clause("Act", "in turn"), who, todo))
            self.they = ActingPlayers(now)
            start = at.here()
            next_round = NextRound("", todo, now)
            at.emit(next_round)
            if pick is None:
                self.doubtful(do)
                self._end_rounds(next_round, start, do)
            else:
                self.what(pick)
                self._end_rounds(next_round, start, (pick,))
                self.they = who
                self.note(do[0])
                self.sequence((do[0].replace(what=make("Slot", n=pick.number("slot"))),) + do[1:])
        else:
            self.they = who
            self.note(node.node("who"))  # what they do needs no decision of theirs
            at.emit(ByRule(self.one_clause("Act")))
            self.sequence(do)
        self.they = they

    def _for(self, node: Node) -> None:
        lasting = self.lasting
        self.lasting = node.node("duration")
        self.sequence(node.many("do"))
        self.lasting = lasting

    # -- options
    def _modal(self, node: Node) -> None:
        """Options: chosen on playing if the whole text is one choice, else where they stand."""
        at = self.at
        options = node.many("options")
        on_play = at.script.modal is None and at.known and not at.conditions and not at.modes and at.paid == 0
        on_play = on_play and self.notations.chooses_on_play
        self.choosing = on_play
        count = self.count(node.node("count"))
        self.choosing = False
        first = at.next_mode
        at.next_mode += len(options)
        self.note(node)
        if on_play:
            modes = [Mode(first + i, "", []) for i in range(len(options))]
            at.script.modal = Modal(LeastOf(count), MostOf(count), modes)
        else:
            at.emit(ChooseModes(self.one_clause("Modal"), self.actor(YOU), count, first, len(options)))
        for i in range(len(options)):
            self._option(options[i], first + i, on_play)

    def _option(self, node: Node, mode: int, on_play: bool) -> None:
        at = self.at
        jump = JumpUnlessMode(self.one_clause("Option"), mode)
        at.emit(jump)
        self.note(node)
        at.modes.append(mode)
        known = at.known
        at.known = known and on_play
        if node.many("cost"):
            self.pay_for(node, node.many("cost"), True, node.many("do"))
        else:
            self.sequence(node.many("do"))
        at.known = known
        at.modes.pop()
        at.land(jump)


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


def first_needs(ops: list[Op]) -> list[Doable]:
    """What must be possible so that a player may decide to do something: its first step, if that can tell."""
    for op in ops:
        if isinstance(op, Doable):
            return [op]
        if isinstance(op, (JumpOp, KeepOp)):
            return []
    return []
