"""Lowering of effects that do one thing: each kind of node to its operation."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Reference
from cardwright.effects.lowering import changes, choices, cost_changes
from cardwright.effects.lowering.building import settled_on_play
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.placing import places
from cardwright.effects.lowering.token_counts import check_tokens
from cardwright.effects.ops.counters import CountersOp, DistributeCounters, MoveCounters
from cardwright.effects.ops.counting import AnyCount, Count
from cardwright.effects.ops.dealing import DealDivided, DealOp, DivideOp
from cardwright.effects.ops.drawing import DrawOp
from cardwright.effects.ops.lasting_effects import NO_STAT, ForAllThatFit, Given, ModifyOp
from cardwright.effects.ops.looking import LookOp, LookUpTo, RevealOp, RevealUntilOp
from cardwright.effects.ops.moving import MoveOp
from cardwright.effects.ops.outcomes import OutcomeOp, RollOp
from cardwright.effects.ops.placing import AS_THEY_ARE, BY_ZONE
from cardwright.effects.ops.playing import PlayCards, SetOff
from cardwright.effects.ops.points import LESS, MORE, SET, PointsOp
from cardwright.effects.ops.searching import SearchOp, ShuffleOp
from cardwright.effects.ops.states import FlipOp, TurnOp
from cardwright.effects.ops.stealing import StealOp
from cardwright.effects.ops.swapping import SwapOp
from cardwright.effects.ops.tokens import CreateLikeOp, CreateOp, CreateTogetherOp, TransformOp
from cardwright.effects.ops.turns import TurnsOp
from cardwright.kernel import asking
from cardwright.kernel.events import MOVE_NAMES
from cardwright.text.kinds import ALL_OF_THEM, FOREVER, THIS, YOU, make
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

THEY: Final = make("Player", who="they")
WAYS: Final[dict[str, int]] = {"+": MORE, "-": LESS, "=": SET}
BANNING: Final = ("Forbid", "Permit", "Must")


def choose(low: Lowering, node: Node) -> None:
    """Cards are chosen now; the pick's slot keeps them for what follows."""
    choices.what(low, node.node("what"), said=True)
    low.note(node)


# -- cards move
def move(low: Lowering, node: Node) -> None:
    if any(low.profile.either_end(place) for place in node.many("to")):
        move_to_either_end(low, node)
        return
    verb = node.text("verb")
    if verb not in MOVE_NAMES:
        raise NotRunnable(node, f"no card can be moved by the word {verb!r}")
    own = own_cards(low, node.node("what"), verb)
    what = low.what(own)
    origins = 0
    for place in node.many("source"):
        origins |= 1 << low.profile.zones[place.text("zone")]
    slot = low.named_slot(node)
    by = low.asked(node.node("by"))
    to = places(low, node.many("to"), verb)
    if low.profile.piles_in_order and node.node("what").kind == "Deck":
        for where in to:
            where.order = AS_THEY_ARE if where.order == BY_ZONE else where.order
    said = own == node.node("what")
    clause = low.one_clause("Move", verb if said else f"{verb} one's own", verb)
    low.note(node)
    op = MoveOp(clause, low.cause, MOVE_NAMES.index(verb), what, origins, to, by, slot, low.profile.permissions)
    op.even_none = low.profile.even_none(verb, own)
    low.at.emit(op)


def move_to_either_end(low: Lowering, node: Node) -> None:
    """Each card to the top or to the bottom, as the player likes: those for the bottom are chosen, the others go on top."""
    what, to = node.node("what"), node.many("to")
    if what.kind != "Slot" or len(to) != 1:
        raise NotRunnable(node, "only cards that were found before can be put at either end")
    slot = low.at.new_slot()
    among = make("Among", of=what)
    lower = make("Pick", count=make("AnyNumber"), filter=make("Filter", tests=(among,)), slot=slot)
    rest = make("All", filter=make("Filter", tests=(among, make("Other", than=make("Slot", n=slot)))))
    low.note(node)
    move(low, node.replace(what=lower, to=(to[0].replace(at="bottom"),), slot=0))
    move(low, node.replace(what=rest, to=(to[0].replace(at="top"),), slot=0))


def own_cards(low: Lowering, what: Node, verb: str) -> Node:
    """What a player discards or buries is their own, though the text need not say so."""
    if verb not in ("discard", "bury") or what.kind not in ("Pick", "All"):
        return what
    filter = what.node("filter")
    tests = filter.many("tests")
    if low.they is not None:
        tests = tuple(test.transform(theirs) if test.kind in ("In", "Controlled") else test for test in tests)
    if not any(test.kind in ("In", "Among") for test in tests):
        tests = (*tests, make("Controlled", by=YOU if low.they is None else THEY))
    return what if tests == filter.many("tests") else what.replace(filter=filter.replace(tests=tests))


def create(low: Lowering, node: Node) -> None:
    check_tokens(node)
    like = node.many("names")[0].many("tests")
    if len(node.many("names")) == 1 and len(like) == 1 and like[0].kind == "SameName":
        create_like(low, node, like[0])
        return
    names = [token_name(found) for found in node.many("names")]
    to = places(low, node.many("to"), "create")
    slot = low.named_slot(node)
    clause = low.one_clause("Create", node.many("to")[0].text("zone") if node.many("to") else "")
    low.note(node)
    count = low.count(node.node("count"))
    op = CreateOp(clause, low.cause, count, names, to, low.asked(node.node("by")), slot, low.profile.mint)
    if node.number("together"):
        low.together.append(op)
    elif low.together:
        low.at.emit(CreateTogetherOp([*low.together, op]))
        low.together = []
    else:
        low.at.emit(op)


def create_like(low: Lowering, node: Node, like: Node) -> None:
    """Tokens of the name of another."""
    to = places(low, node.many("to"), "create")
    slot = low.named_slot(node)
    clause = low.one_clause("Create", node.many("to")[0].text("zone"))
    of = low.known(like.node("as_"))
    low.note(node)
    count = low.count(node.node("count"))
    low.at.emit(CreateLikeOp(clause, low.cause, count, of, to, low.asked(node.node("by")), slot, low.profile.mint))


def transform(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    slot = low.named_slot(node)
    low.note(node)
    low.at.emit(TransformOp(
        low.one_clause("Transform"), low.cause, what, token_name(node.node("into")), low.profile.banished, slot,
        low.profile.mint, low.profile.permissions,
    ))


def exchange(low: Lowering, node: Node) -> None:
    if node.text("stat"):
        raise NotRunnable(node, "numbers of two cards can't be exchanged")
    left = low.what(node.node("left"))
    right = low.what(node.node("right"))
    low.note(node)
    low.at.emit(SwapOp(low.one_clause("Exchange"), low.cause, left, right, low.profile.permissions))


def steal(low: Lowering, node: Node) -> None:
    duration = low.duration_of(node)
    what = low.what(node.node("what"))
    low.note(node)
    if low.profile.control_in_layers:
        given = [Given(low.lower(node, changes.control, duration), NO_STAT, False)]
        clause = low.one_clause("Steal")
        low.at.emit(ModifyOp(clause, low.cause, what, given, low.duration(duration), low.at.names, low.profile.leader))
        return
    if duration != FOREVER:
        raise NotRunnable(node, "a card can't be stolen for a while only")
    low.at.emit(StealOp(low.one_clause("Steal"), low.cause, what, low.profile.permissions))


# -- hidden cards
def search(low: Lowering, node: Node) -> None:
    filter = node.node("filter")
    of = node.node("of")
    if of == YOU and low.they is not None:
        of = THEY
    if not any(test.kind == "In" for test in filter.many("tests")):
        place = make("Place", zone=node.text("zone"), of=of)
        filter = filter.replace(tests=(*filter.many("tests"), make("In", places=(place,))))
    clause = low.one_clause("Search")
    chooser = choices.chooser(low, node.replace(filter=filter), asking.CHOOSE_CARD, clause)
    zone = low.profile.zones[node.text("zone")]
    slot = low.slot_of(node)
    low.at.hides = True
    low.note(node)
    low.at.emit(SearchOp(clause, low.cause, chooser, low.players(of), zone, slot))


def look(low: Lowering, node: Node) -> None:
    what = node.node("what")
    low.at.hides = low.at.hides or not node.number("stays")
    who = low.actor(YOU)
    if what.kind == "Deck" and what.number("upto") == 1:
        slot = low.slot_of(what if what.number("slot") > 0 else node)
        zone = low.profile.zones[what.text("zone")]
        low.note(node)
        low.at.emit(LookUpTo(
            low.one_clause("Look", "up to"), low.cause, who, low.actor(what.node("of")), low.amount(what.node("count")),
            zone, slot,
        ))
        return
    found = low.what(what)
    low.note(node)
    low.at.emit(LookOp(low.one_clause("Look"), low.cause, who, found, low.slot_of(node), node.number("stays") == 1))


def reveal(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    slot = low.named_slot(node)
    low.at.hides = True
    low.note(node)
    low.at.emit(RevealOp(low.one_clause("Reveal"), low.cause, what, slot))


def reveal_until(low: Lowering, node: Node) -> None:
    filter = low.open_filter(node.node("filter"))
    low.at.hides = True
    slot = low.slot_of(node)
    low.note(node)
    low.at.emit(RevealUntilOp(
        low.one_clause("Reveal"), low.cause, low.actor(node.node("of")), low.profile.zones["deck"], filter, slot
    ))


def shuffle(low: Lowering, node: Node) -> None:
    low.note(node)
    emit_shuffle(low, node.node("of"), node.text("zone"), low.at.hides)


def emit_shuffle(low: Lowering, of: Node, zone: str, searched: bool) -> None:
    clause = low.one_clause("Shuffle")
    low.at.emit(ShuffleOp(clause, low.cause, low.actor(of), low.profile.zones[zone], searched))


def draw(low: Lowering, node: Node) -> None:
    slot = low.named_slot(node)
    profile = low.profile
    low.note(node)
    low.at.emit(DrawOp(
        low.one_clause("Draw"), low.cause, low.actor(node.node("who")), low.count(node.node("count")), slot,
        profile.zones["deck"], profile.zones["hand"], profile.short,
    ))


# -- damage
def deal(low: Lowering, node: Node) -> None:
    to_node = node.node("to")
    to = low.what(to_node)
    amount = low.amount(node.node("amount"))
    source_node = node.node("source")
    source: Reference | None = None if source_node.kind == "This" else low.reference(source_node)
    slot = low.named_slot(node)
    clause = low.one_clause("Deal")
    if node.number("divided") == 0:
        low.note(node)
        op = DealOp(clause, low.cause, amount, to, source, slot)
        op.whole = node.number("whole") == 1
        low.at.emit(op)
        return
    cards, shares = divided(low, to_node, to, node.node("amount"), low.profile.unit)
    low.note(node)
    split = DealDivided(clause, low.cause, amount, to, source, slot, cards, shares)
    split.whole = node.number("whole") == 1
    low.at.emit(split)


def divided(low: Lowering, among_node: Node, among: Reference, amount_node: Node, unit: int) -> tuple[int, int]:
    """How an amount is divided among cards, on playing if both are known then: the slots of the cards and of their shares."""
    at = low.at
    amount = low.amount(amount_node)
    cards = at.new_slot()
    shares = at.new_slot()
    select = at.selects.get(among_node.number("n")) if among_node.kind == "Slot" else None
    if select is not None:
        select.chooser.limit = amount
        select.chooser.unit = unit
    clause = low.one_clause("Divide", low.sort)
    divide = DivideOp(clause, at.new_mark(), amount, among, select is not None, cards, shares, at.guard(), unit)
    if at.known and settled_on_play(among_node, at.on_play) and settled_on_play(amount_node, at.on_play):
        at.script.targets.append(divide)
    at.emit(divide)
    return cards, shares


# -- what lasts
def modify(low: Lowering, node: Node) -> None:
    chosen = any(mod.kind == "OneMod" for mod in node.many("mods"))
    if low.profile.open_groups and node.node("what").kind == "All" and not chosen:
        low.note(node)
        duration = low.duration(low.duration_of(node))
        for change in low.lower(node, changes.open_changes, duration):
            low.at.emit(ForAllThatFit(low.one_clause("Modify"), low.cause, change, duration, low.at.names))
        return
    what = low.what(node.node("what"))
    if chosen:
        modify_with_choice(low, node, what)
    else:
        low.note(node)
        give(low, node, what, node.many("mods"))


def give(low: Lowering, node: Node, what: Reference, mods: tuple[Node, ...]) -> None:
    duration = low.duration_of(node)
    given: list[Given] = []
    low.own = node.node("what").kind == "This"
    for mod in mods:
        stat = NO_STAT
        if mod.kind in ("Add", "SetStat") and not any(found.kind == "OwnStat" for found in mod.walk()):
            stat = low.profile.stats[mod.text("stat")]
        if about_leaders(node.node("what")):
            low.note(mod)  # a leader's number changes, not its information
        for change in low.locked((mod,), duration):
            given.append(Given(change, stat, mod.kind == "SetStat"))
    clause = low.one_clause("Modify")
    low.at.emit(ModifyOp(clause, low.cause, what, given, low.duration(duration), low.at.names, low.profile.leader))


def modify_with_choice(low: Lowering, node: Node, what: Reference) -> None:
    """One of several changes, chosen when it is given."""
    def given(mod: Node) -> None:
        low.note(mod)
        give(low, node, what, (mod,))

    plain = tuple(mod for mod in node.many("mods") if mod.kind != "OneMod")
    if plain:
        give(low, node, what, plain)
    for mod in node.many("mods"):
        if mod.kind == "OneMod":
            choices.one_of(low, low.one_clause("OneMod"), mod.many("options"), given)


def ban(low: Lowering, node: Node) -> None:
    duration = low.duration_of(node)
    if low.profile.open_groups and node.node("what").kind == "All":
        low.note(node)
        lasts = low.duration(duration)
        for change in low.lower(node, changes.open_changes, lasts):
            low.at.emit(ForAllThatFit(low.one_clause("Ban", node.kind), low.cause, change, lasts, low.at.names))
        return
    what = low.what(node.node("what"))
    low.own = node.node("what").kind == "This"
    given = [Given(change, NO_STAT, False) for change in low.locked((node,), duration)]
    low.note(node)
    clause = low.one_clause("Ban", node.kind)
    low.at.emit(ModifyOp(clause, low.cause, what, given, low.duration(duration), low.at.names, low.profile.leader))


def forbid(low: Lowering, node: Node) -> None:
    """What an effect forbids with some cards only is an ability that it gives."""
    if not any(action.node("by").many("tests") for action in node.many("actions")):
        ban(low, node)
        return
    held = make("Static", do=(make("Forbid", what=THIS, actions=node.many("actions")),))
    given = make("HaveAbility", ability=held)
    low.note(node)
    modify(low, make("Modify", what=node.node("what"), mods=(given,), duration=node.node("duration")))


def cost_change(low: Lowering, node: Node) -> None:
    """About cards that the effect names, or about all that fit, now and later."""
    duration_node = low.duration_of(node)
    duration = low.duration(duration_node)
    effects = low.lower(node, cost_changes.effects)
    clause = low.one_clause("CostChange")
    if node.node("what").kind == "All":
        low.note(node)
        for effect in effects:
            low.at.emit(ForAllThatFit(clause, low.cause, effect, duration, low.at.names))
        return
    what = low.what(node.node("what"))
    low.note(node)
    given = [Given(effect, NO_STAT, False) for effect in effects]
    low.at.emit(ModifyOp(clause, low.cause, what, given, duration, low.at.names, low.profile.leader))


# -- states, counters, points
def set_state(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    state = node.text("state")
    profile = low.profile
    if state not in profile.turned and state not in profile.faces:
        raise NotRunnable(node, f"no effect can make cards {state!r}")
    clause = low.one_clause("SetState", state)
    low.note(node)
    if state in profile.turned:
        low.at.emit(TurnOp(clause, low.cause, what, profile.turned[state], profile.permissions))
    else:
        low.at.emit(FlipOp(clause, low.cause, what, profile.faces[state]))


def how_many_counters(low: Lowering, node: Node) -> Count:
    """Nobody is asked how many counters: a number is said, or all are meant."""
    if node == ALL_OF_THEM:
        return AnyCount()
    if node.kind in ("UpTo", "AnyNumber"):
        raise NotRunnable(node, "how many counters is for a player to say")
    return low.count(node)


def counters(low: Lowering, node: Node) -> None:
    on = low.what(node.node("on"))
    counter = low.library.counter(node.text("counter"))
    n = how_many_counters(low, node.node("n"))
    clause = low.one_clause("Counters", f"{node.text('op')} {node.text('counter')}", node.text("op"))
    if node.text("op") == "move":
        to = low.what(node.many("to")[0])
        low.note(node)
        low.at.emit(MoveCounters(clause, low.cause, counter, n, on, to))
        return
    if node.number("divided"):
        cards, shares = divided(low, node.node("on"), on, node.node("n").node("n"), 1)
        low.note(node)
        low.at.emit(DistributeCounters(clause, low.cause, counter, n, on, cards, shares))
        return
    low.note(node)
    low.at.emit(CountersOp(clause, low.cause, counter, node.text("op") == "remove", n, on))


def points(low: Lowering, node: Node) -> None:
    number = low.profile.player_numbers[node.text("points")]
    clause = low.one_clause("Points", node.text("points"))
    who = low.actor(node.node("who"))
    low.note(node)
    n, permissions = low.amount(node.node("n")), low.profile.permissions
    low.at.emit(PointsOp(clause, low.cause, who, number, WAYS[node.text("op")], n, permissions))


# -- playing, turns, outcomes
def play_card(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    cost = node.many("cost")
    price = None
    if cost:
        if len(cost) > 1 or cost[0].kind != "Pay":
            raise NotRunnable(node, "an effect can play a card for points only")
        price = low.amount(cost[0].node("n"))
    low.note(node)
    low.at.emit(PlayCards(low.one_clause("PlayCard"), low.cause, what, price, low.profile.playing))


def use_ability(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    label = low.profile.label(node.text("label"))
    if label < 0:
        raise NotRunnable(node, f"no automatic ability is called {node.text('label')!r}")
    low.note(node)
    low.at.emit(SetOff(low.one_clause("UseAbility"), low.cause, what, label))


def turn(low: Lowering, node: Node) -> None:
    change = node.text("change")
    if change == "end":
        raise NotRunnable(node, "no effect ends the turn")
    clause = low.one_clause("Turn", change)
    low.note(node)
    low.at.emit(TurnsOp(clause, low.cause, low.players(node.node("who")), change == "extra", low.profile.calendar))


def outcome(low: Lowering, node: Node) -> None:
    low.note(node)
    wins = node.text("result") == "win"
    clause = low.one_clause("Outcome", node.text("result"))
    low.at.emit(OutcomeOp(clause, low.cause, low.players(node.node("who")), wins))


def roll(low: Lowering, node: Node) -> None:
    low.note(node)
    low.at.emit(RollOp(low.one_clause("Roll"), low.cause, node.number("sides"), node.number("slot"), node.number("dice")))


EFFECTS: Final[dict[str, Callable[[Lowering, Node], None]]] = {
    "Select": choices.select, "Choose": choose, "Move": move, "Create": create, "Transform": transform, "Search": search,
    "Look": look, "Reveal": reveal, "RevealUntil": reveal_until, "Shuffle": shuffle, "Draw": draw, "Deal": deal, "Modify": modify,
    "SetState": set_state, "Counters": counters, "Points": points, "Exchange": exchange, "Steal": steal, "CostChange": cost_change,
    "Forbid": forbid, "Permit": ban, "Must": ban, "PlayCard": play_card, "UseAbility": use_ability, "Turn": turn,
    "Outcome": outcome, "Roll": roll,
}  # fmt: skip


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


def theirs(node: Node) -> Node:
    """What is said to be "yours" in an action that several players perform, or because the text leaves it out, is the actor's."""
    return THEY if node == YOU else node
