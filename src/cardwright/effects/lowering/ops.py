"""Lowering of effects that do one thing: each kind of node to its operation."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.base import Reference
from cardwright.effects.lowering.building import settled_on_play
from cardwright.effects.lowering.choices import ChoiceLowering
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.placing import places
from cardwright.effects.lowering.recording import Recorder
from cardwright.effects.lowering.vocabulary import NotRunnable, Vocabulary
from cardwright.effects.ops.control_flow import ChooseBranch, JumpOp
from cardwright.effects.ops.counters import CountersOp, MoveCounters
from cardwright.effects.ops.dealing import DealDivided, DealOp, DivideOp
from cardwright.effects.ops.drawing import DrawOp
from cardwright.effects.ops.looking import LookOp, LookUpTo, RevealOp, RevealUntilOp
from cardwright.effects.ops.modifying import NO_STAT, ForAllThatFit, Given, ModifyOp
from cardwright.effects.ops.moving import MoveOp
from cardwright.effects.ops.noting import NoteOp
from cardwright.effects.ops.outcomes import OutcomeOp, RollOp
from cardwright.effects.ops.placing import AS_THEY_ARE, BY_ZONE
from cardwright.effects.ops.playing import PlayCards, SetOff
from cardwright.effects.ops.points import LESS, MORE, SET, PointsOp
from cardwright.effects.ops.searching import SearchOp, ShuffleOp
from cardwright.effects.ops.states import FlipOp, TurnOp
from cardwright.effects.ops.stealing import StealOp
from cardwright.effects.ops.swapping import SwapOp
from cardwright.effects.ops.tokens import CreateOp, CreateTogetherOp, TransformOp
from cardwright.effects.ops.turns import TurnsOp
from cardwright.kernel import asking
from cardwright.kernel.events import BY_EFFECT, MOVE_NAMES
from cardwright.kernel.library import Library
from cardwright.text.kinds import FOREVER, YOU, make
from cardwright.text.tree import Node

THEY: Final = make("Player", who="they")
WAYS: Final[dict[str, int]] = {"+": MORE, "-": LESS, "=": SET}
BANNING: Final = ("Forbid", "Permit", "Must")


class OpLowering(ChoiceLowering):
    """Adds operations. `cause` says whether they are an effect or done in payment."""

    def __init__(self, vocabulary: Vocabulary, library: Library, notations: Notations, record: Recorder | None = None) -> None:
        super().__init__(vocabulary, library, notations, record)
        self.cause = BY_EFFECT
        self.together: list[CreateOp] = []  # tokens that are created at the same time as those named next
        self.lasting = FOREVER  # how long effects last whose own words say nothing of it
        self._kinds: dict[str, Callable[[Node], None]] = {
            "Select": self.lower_select, "Choose": self._choose, "Move": self._move, "Create": self._create,
            "Transform": self._transform, "Search": self._search, "Look": self._look, "Reveal": self._reveal,
            "RevealUntil": self._reveal_until,
            "Shuffle": self._shuffle,
            "Draw": self._draw, "Deal": self._deal, "Modify": self._modify, "SetState": self._set_state,
            "Counters": self._counters, "Points": self._points, "Exchange": self._exchange, "Steal": self._steal,
            "CostChange": self._cost_change, "Forbid": self._ban, "Permit": self._ban, "Must": self._ban,
            "PlayCard": self._play_card, "UseAbility": self._use_ability, "Turn": self._turn, "Outcome": self._outcome,
            "Roll": self._roll,
        }

    def effect(self, node: Node) -> None:
        """Emit the operations of one effect."""
        lower = self._kinds.get(node.kind)
        if lower is None:
            raise NotRunnable(node, "this effect is not supported")
        self._lower(node, lower)

    def note(self, node: Node) -> None:
        if self.record is not None:
            number = self.record.watch(node)
            if number >= 0:
                self.at.emit(NoteOp(self.record.notes, number))

    def duration_of(self, node: Node) -> Node:
        """How long it lasts: as it says, or as the sentence around it does."""
        found = node.node("duration")
        return self.lasting if found == FOREVER else found

    def _choose(self, node: Node) -> None:
        """Cards are chosen now; the pick's slot keeps them for what follows."""
        self.what(node.node("what"))
        self.note(node)

    # -- cards move
    def _move(self, node: Node) -> None:
        if any(self.notations.either_end(self, place) for place in node.many("to")):
            self._move_to_either_end(node)
            return
        verb = node.text("verb")
        if verb not in MOVE_NAMES:
            raise NotRunnable(node, f"no card can be moved by the word {verb!r}")
        own = self._own(node.node("what"), verb)
        what = self.what(own)
        origins = 0
        for place in node.many("source"):
            origins |= 1 << self.vocabulary.zone(place.text("zone"))
        slot = node.number("slot")
        if slot > 0:
            self.slot_of(node)
        by = self.asked(node.node("by"))
        to = places(self, node.many("to"), verb)
        if self.notations.piles_in_order and node.node("what").kind == "Deck":
            for where in to:
                where.order = AS_THEY_ARE if where.order == BY_ZONE else where.order
        clause = self.one_clause("Move", verb)
        if verb == "bury" and own != node.node("what"):
            clause = self.notations.clause("bury on the field")
        self.note(node)
        move = MoveOp(clause, self.cause, MOVE_NAMES.index(verb), what, origins, to, by, slot, self.notations.permissions)
        move.even_none = self.notations.even_none(verb, own)
        self.at.emit(move)

    def _move_to_either_end(self, node: Node) -> None:
        """Each card to the top or to the bottom, as the player likes: those for the bottom are chosen, the others go on top."""
        what, to = node.node("what"), node.many("to")
        if what.kind != "Slot" or len(to) != 1:
            raise NotRunnable(node, "only cards that were found before can be put at either end")
        slot = self.at.new_slot()
        among = make("Among", of=what)
        lower = make("Pick", count=make("AnyNumber"), filter=make("Filter", tests=(among,)), slot=slot)
        rest = make("All", filter=make("Filter", tests=(among, make("Other", than=make("Slot", n=slot)))))
        self.note(node)
        self._move(node.replace(what=lower, to=(to[0].replace(at="bottom"),), slot=0))
        self._move(node.replace(what=rest, to=(to[0].replace(at="top"),), slot=0))

    def _own(self, what: Node, verb: str) -> Node:
        """What a player discards or buries is their own, though the text need not say so."""
        if verb not in ("discard", "bury") or what.kind not in ("Pick", "All"):
            return what
        filter = what.node("filter")
        tests = filter.many("tests")
        if self.they is not None:
            tests = tuple(test.transform(_theirs) if test.kind in ("In", "Controlled") else test for test in tests)
        if not any(test.kind in ("In", "Among") for test in tests):
            tests = (*tests, make("Controlled", by=YOU if self.they is None else THEY))
        return what if tests == filter.many("tests") else what.replace(filter=filter.replace(tests=tests))

    def _create(self, node: Node) -> None:
        names = [token_name(found) for found in node.many("names")]
        to = places(self, node.many("to"), "create")
        slot = node.number("slot")
        if slot > 0:
            self.slot_of(node)
        clause = self.one_clause("Create", node.many("to")[0].text("zone") if node.many("to") else "")
        self.note(node)
        op = CreateOp(
            clause, self.cause, self.count(node.node("count")), names, to, self.asked(node.node("by")), slot,
            self.notations.mint,
        )
        if node.number("together"):
            self.together.append(op)
        elif self.together:
            self.at.emit(CreateTogetherOp([*self.together, op]))
            self.together = []
        else:
            self.at.emit(op)

    def _transform(self, node: Node) -> None:
        what = self.what(node.node("what"))
        slot = node.number("slot")
        if slot > 0:
            self.slot_of(node)
        self.note(node)
        self.at.emit(TransformOp(
            self.one_clause("Transform"), self.cause, what, token_name(node.node("into")), self.notations.banished, slot,
            self.notations.mint, self.notations.permissions,
        ))

    def _exchange(self, node: Node) -> None:
        if node.text("stat"):
            raise NotRunnable(node, "numbers of two cards can't be exchanged")
        left = self.what(node.node("left"))
        right = self.what(node.node("right"))
        self.note(node)
        self.at.emit(SwapOp(self.one_clause("Exchange"), self.cause, left, right, self.notations.permissions))

    def _steal(self, node: Node) -> None:
        duration = self.duration_of(node)
        what = self.what(node.node("what"))
        self.note(node)
        if self.notations.control_in_layers:
            given = [Given(self.control_change(node, duration), NO_STAT, False)]
            self.at.emit(ModifyOp(
                self.one_clause("Steal"), self.cause, what, given, self.duration(duration), self.at.names, self.notations.leader
            ))
            return
        if duration != FOREVER:
            raise NotRunnable(node, "a card can't be stolen for a while only")
        self.at.emit(StealOp(self.one_clause("Steal"), self.cause, what, self.notations.permissions))

    # -- hidden cards
    def _search(self, node: Node) -> None:
        filter = node.node("filter")
        of = node.node("of")
        if of == YOU and self.they is not None:
            of = THEY
        if not any(test.kind == "In" for test in filter.many("tests")):
            place = make("Place", zone=node.text("zone"), of=of)
            filter = filter.replace(tests=(*filter.many("tests"), make("In", places=(place,))))
        clause = self.one_clause("Search")
        chooser = self.chooser(node.replace(filter=filter), asking.CHOOSE_CARD, clause)
        zone = self.vocabulary.zone(node.text("zone"))
        slot = self.slot_of(node)
        self.at.hides = True
        self.note(node)
        self.at.emit(SearchOp(clause, self.cause, chooser, self.players(of), zone, slot))

    def _look(self, node: Node) -> None:
        what = node.node("what")
        self.at.hides = True
        who = self.actor(YOU)
        if what.kind == "Deck" and what.number("upto") == 1:
            slot = self.slot_of(what if what.number("slot") > 0 else node)
            zone = self.vocabulary.zone(what.text("zone"))
            self.note(node)
            self.at.emit(LookUpTo(
                self.one_clause("Look", "up to"), self.cause, who, self.actor(what.node("of")), self.amount(what.node("count")),
                zone, slot,
            ))
            return
        found = self.what(what)
        self.note(node)
        self.at.emit(LookOp(self.one_clause("Look"), self.cause, who, found, self.slot_of(node)))

    def _reveal(self, node: Node) -> None:
        what = self.what(node.node("what"))
        slot = node.number("slot")
        if slot > 0:
            self.slot_of(node)
        self.at.hides = True
        self.note(node)
        self.at.emit(RevealOp(self.one_clause("Reveal"), self.cause, what, slot))

    def _reveal_until(self, node: Node) -> None:
        filter = self.open_filter(node.node("filter"))
        self.at.hides = True
        slot = self.slot_of(node)
        self.note(node)
        self.at.emit(RevealUntilOp(
            self.one_clause("Reveal"), self.cause, self.actor(node.node("of")), self.notations.deck, filter, slot
        ))

    def _shuffle(self, node: Node) -> None:
        self.note(node)
        self.emit_shuffle(node.node("of"), node.text("zone"), self.at.hides)

    def emit_shuffle(self, of: Node, zone: str, searched: bool) -> None:
        clause = self.one_clause("Shuffle")
        self.at.emit(ShuffleOp(clause, self.cause, self.actor(of), self.vocabulary.zone(zone), searched))

    def _draw(self, node: Node) -> None:
        slot = node.number("slot")
        if slot > 0:
            self.slot_of(node)
        notations = self.notations
        self.note(node)
        self.at.emit(DrawOp(
            self.one_clause("Draw"), self.cause, self.actor(node.node("who")), self.count(node.node("count")), slot,
            notations.deck, notations.hand, notations.short,
        ))

    # -- damage
    def _deal(self, node: Node) -> None:
        to_node = node.node("to")
        to = self.what(to_node)
        amount = self.amount(node.node("amount"))
        source_node = node.node("source")
        source: Reference | None = None if source_node.kind == "This" else self.reference(source_node)
        slot = node.number("slot")
        if slot > 0:
            self.slot_of(node)
        clause = self.one_clause("Deal")
        if node.number("divided") == 0:
            self.note(node)
            self.at.emit(DealOp(clause, self.cause, amount, to, source, slot))
            return
        at = self.at
        cards = at.new_slot()
        shares = at.new_slot()
        select = at.selects.get(to_node.number("n")) if to_node.kind == "Slot" else None
        if select is not None:
            select.chooser.limit = amount
            select.chooser.unit = self.vocabulary.unit()
        divide = DivideOp(
            self.one_clause("Divide"), at.new_mark(), amount, to, select is not None, cards, shares, at.guard(),
            self.vocabulary.unit(),
        )
        if at.known and settled_on_play(to_node, at.on_play) and settled_on_play(node.node("amount"), at.on_play):
            at.script.targets.append(divide)
        at.emit(divide)
        self.note(node)
        at.emit(DealDivided(clause, self.cause, amount, to, source, slot, cards, shares))

    # -- what lasts
    def _modify(self, node: Node) -> None:
        chosen = any(mod.kind == "OneMod" for mod in node.many("mods"))
        if self.notations.open_groups and node.node("what").kind == "All" and not chosen:
            self.note(node)
            duration = self.duration(self.duration_of(node))
            for change in self.open_changes(node, duration):
                self.at.emit(ForAllThatFit(self.one_clause("Modify"), self.cause, change, duration, self.at.names))
            return
        what = self.what(node.node("what"))
        if chosen:
            self._modify_with_choice(node, what)
        else:
            self.note(node)
            self._give(node, what, node.many("mods"))

    def _give(self, node: Node, what: Reference, mods: tuple[Node, ...]) -> None:
        duration = self.duration_of(node)
        given: list[Given] = []
        self.own = node.node("what").kind == "This"
        for mod in mods:
            stat = NO_STAT
            if mod.kind in ("Add", "SetStat") and not any(found.kind == "OwnStat" for found in mod.walk()):
                stat = self.vocabulary.stat(mod.text("stat"))
            if about_leaders(node.node("what")):
                self.note(mod)  # a leader's number changes, not its information
            for change in self.locked((mod,), duration):
                given.append(Given(change, stat, mod.kind == "SetStat"))
        self.at.emit(ModifyOp(
            self.one_clause("Modify"), self.cause, what, given, self.duration(duration), self.at.names, self.notations.leader
        ))

    def _modify_with_choice(self, node: Node, what: Reference) -> None:
        """One of several changes, chosen when it is given."""
        at = self.at
        plain = tuple(mod for mod in node.many("mods") if mod.kind != "OneMod")
        if plain:
            self._give(node, what, plain)
        for mod in node.many("mods"):
            if mod.kind != "OneMod":
                continue
            options = mod.many("options")
            choose = ChooseBranch(self.one_clause("OneMod"), self.actor(YOU), len(options))
            at.emit(choose)
            ends: list[JumpOp] = []
            for i in range(len(options)):
                choose.to[i] = at.here()
                self.note(options[i])
                self._give(node, what, (options[i],))
                end = JumpOp("")
                ends.append(end)
                at.emit(end)
            for end in ends:
                at.land(end)

    def _ban(self, node: Node) -> None:
        duration = self.duration_of(node)
        what = self.what(node.node("what"))
        self.own = node.node("what").kind == "This"
        given = [Given(change, NO_STAT, False) for change in self.locked((node,), duration)]
        self.note(node)
        self.at.emit(ModifyOp(
            self.one_clause("Ban", node.kind), self.cause, what, given, self.duration(duration), self.at.names,
            self.notations.leader,
        ))

    def _cost_change(self, node: Node) -> None:
        """About cards that the effect names, or about all that fit, now and later."""
        duration_node = self.duration_of(node)
        duration = self.duration(duration_node)
        effects = self.cost_effects(node)
        clause = self.one_clause("CostChange")
        if node.node("what").kind == "All":
            self.note(node)
            for effect in effects:
                self.at.emit(ForAllThatFit(clause, self.cause, effect, duration, self.at.names))
            return
        what = self.what(node.node("what"))
        self.note(node)
        given = [Given(effect, NO_STAT, False) for effect in effects]
        self.at.emit(ModifyOp(clause, self.cause, what, given, duration, self.at.names, self.notations.leader))

    # -- states, counters, points
    def _set_state(self, node: Node) -> None:
        what = self.what(node.node("what"))
        turned = self.notations.orientation(node.text("state"))
        state = self.notations.state(node.text("state"))
        if turned < 0 and state < 0:
            raise NotRunnable(node, f"no effect can make cards {node.text('state')!r}")
        clause = self.one_clause("SetState", node.text("state"))
        self.note(node)
        if turned >= 0:
            self.at.emit(TurnOp(clause, self.cause, what, turned, self.notations.permissions))
        else:
            self.at.emit(FlipOp(clause, self.cause, what, state == 3))

    def _counters(self, node: Node) -> None:
        on = self.what(node.node("on"))
        counter = self.library.counter(node.text("counter"))
        n = self.count(node.node("n"))
        added_stack = node.text("op") == "add" and node.text("counter") == "stack"
        clause = self.one_clause("Counters", "stack" if added_stack else node.text("op"))
        if node.text("op") == "move":
            to = self.what(node.many("to")[0])
            self.note(node)
            self.at.emit(MoveCounters(clause, self.cause, counter, n, on, to))
            return
        self.note(node)
        self.at.emit(CountersOp(clause, self.cause, counter, node.text("op") == "remove", n, on))

    def _points(self, node: Node) -> None:
        number = self.vocabulary.player_number(node.text("points"))
        clause = self.one_clause("Points", node.text("points"))
        who = self.actor(node.node("who"))
        self.note(node)
        self.at.emit(PointsOp(clause, self.cause, who, number, WAYS[node.text("op")], self.amount(node.node("n"))))

    # -- playing, turns, outcomes
    def _play_card(self, node: Node) -> None:
        what = self.what(node.node("what"))
        cost = node.many("cost")
        price = None
        if cost:
            if len(cost) > 1 or cost[0].kind != "Pay":
                raise NotRunnable(node, "an effect can play a card for points only")
            price = self.amount(cost[0].node("n"))
        self.note(node)
        self.at.emit(PlayCards(self.one_clause("PlayCard"), self.cause, what, price, self.notations.playing))

    def _use_ability(self, node: Node) -> None:
        what = self.what(node.node("what"))
        label = self.notations.label(node.text("label"))
        if label < 0:
            raise NotRunnable(node, f"no automatic ability is called {node.text('label')!r}")
        self.note(node)
        self.at.emit(SetOff(self.one_clause("UseAbility"), self.cause, what, label))

    def _turn(self, node: Node) -> None:
        change = node.text("change")
        if change == "end":
            raise NotRunnable(node, "no effect ends the turn")
        clause = self.one_clause("Turn", change)
        self.note(node)
        self.at.emit(TurnsOp(clause, self.cause, self.players(node.node("who")), change == "extra", self.notations.calendar))

    def _outcome(self, node: Node) -> None:
        self.note(node)
        wins = node.text("result") == "win"
        clause = self.one_clause("Outcome", node.text("result"))
        self.at.emit(OutcomeOp(clause, self.cause, self.players(node.node("who")), wins))

    def _roll(self, node: Node) -> None:
        self.note(node)
        self.at.emit(RollOp(self.one_clause("Roll"), self.cause, node.number("sides"), node.number("slot"), node.number("dice")))


def about_leaders(what: Node) -> bool:
    """Does it mean leaders only?"""
    if what.kind == "All":
        return any(test.kind == "Type" and test.text("type") == "leader" for test in what.node("filter").many("tests"))
    return what.kind == "Leader"


def token_name(filter: Node) -> str:
    """The name of the token that is created."""
    for test in filter.many("tests"):
        if test.kind == "Named":
            return test.text("name")
    raise NotRunnable(filter, "a token is created by its name")


def _theirs(node: Node) -> Node:
    """Zones said to be "yours" only because the text leaves them out are those of the player who acts."""
    return THEY if node == YOU else node

