"""What a game tells the lowering: the words of its card texts as the rules' numbers, and what it carries out in its own way.

A game fills in tables; it writes methods only for what it really works out. Each default is right for a plain game. A word that
is in no table has no meaning: looking it up raises `UnknownWord`, and the lowering says in which node. Own ways are functions of
the lowering and the node, by the node's kind; where such a function returns nothing, the node is lowered as in all games.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from cardwright.effects.amounts import PlayerNumber
from cardwright.effects.base import Amount, Condition, CostPart, Filter, Players, Reference, Test
from cardwright.effects.card_tests import HasKeyword, IsColour, IsType, NameHas
from cardwright.effects.card_tests_past import Past
from cardwright.effects.changes import How
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.happened import Pattern
from cardwright.effects.happened_moves import MoveClauses
from cardwright.effects.lowering.faults import UnknownWord
from cardwright.effects.ops.lasting_effects import LeaderNumber
from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.ops.placing import Where
from cardwright.effects.ops.playing import CardPlaying
from cardwright.effects.ops.tokens import Mint
from cardwright.effects.ops.turns import Calendar
from cardwright.effects.readings import PrintedReading, Reading, StatReading
from cardwright.kernel import events
from cardwright.kernel.continuous import ANYTHING, COUNTERS, STATS, TURNS, Change
from cardwright.kernel.faces import ACTS, QUICK, Ability, CostRuling
from cardwright.kernel.library import Library
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.abilities import LoweredLine
    from cardwright.effects.lowering.lowering import Lowering

T = TypeVar("T")
NOBODYS: Final = -1
NO_LEADER: Final = LeaderNumber(NOBODYS, NOBODYS, NOBODYS, "")


class Words(dict[str, T]):
    """A table of words. `what` they are is said of a word that is not in it."""

    def __init__(self, what: str, words: Mapping[str, T]) -> None:
        super().__init__(words)
        self.what = what

    def __missing__(self, word: str) -> T:
        raise UnknownWord(self.what, word)


def bits(*numbers: int) -> int:
    """The bits of these numbers: of verbs, of zones."""
    out = 0
    for number in numbers:
        out |= 1 << number
    return out


NUMBERS: Final = ("Add", "SetStat")  # the mods that change numbers


def usual_layers(abilities: int, others: int, numbers: int) -> dict[str, int]:
    """The layers of a game that tells abilities, other information and numbers apart."""
    return {
        "HaveKeyword": abilities, "HaveAbility": abilities, "LoseKeyword": abilities, "LoseAbilities": abilities,
        "HaveTrait": others, "HaveName": others, "BecomeType": others, "Ban": others, "Add": numbers, "SetStat": numbers,
    }  # fmt: skip


# The verbs by which cards move, as the bits of those of MOVE that each covers; 0: any.
VERBS: Final[dict[str, int]] = {
    "": 0, "put": 0, "draw": bits(events.DRAW), "discard": bits(events.DISCARD), "destroy": bits(events.DESTROY),
    "return": bits(events.RETURN), "banish": bits(events.BANISH),
}  # fmt: skip
# What must have happened to a card that a participle describes.
PAST: Final[dict[str, Past]] = {
    "destroyed": Past(events.MOVE, VERBS["destroy"]), "discarded": Past(events.MOVE, VERBS["discard"]),
    "returned": Past(events.MOVE, VERBS["return"]), "drawn": Past(events.MOVE, VERBS["draw"]), "attacked": Past(events.ATTACK),
}  # fmt: skip

# Of each table of words: what a word is said to be that it does not have.
WHAT: Final[dict[str, str]] = {
    "zones": "zone", "player_numbers": "number of a player", "types": "card type", "colours": "colour", "qualities": "quality",
    "stats": "stat", "keywords": "keyword", "linked": "relation", "related": "relation", "verbs": "action that moves a card",
    "past": "event that can have happened to a card", "state_events": "state that a card gets into", "moments": "moment",
    "used": "label of abilities that are played", "conditions": "condition", "forbid": "prohibition to",
    "permit": "permission to", "must": "duty to", "restrictions": "restriction by some cards to",
    "rule_numbers": "rule that can be changed", "layers": "layer of", "costs": "cost called", "marks": "abilities marked",
    "timings": "abilities that are played at the time",
}  # fmt: skip


class Profile:
    """One per game."""

    # -- zones
    zones: Mapping[str, int] = {}  # "deck" and "hand" among them
    zone_parts: Mapping[str, Test] = {}  # of the words in `zones`, those for a part of a zone: what a card there passes
    every_zone = 0  # bits; 0: all that `zones` names
    hidden = 0  # bits of the zones that not all players see
    home: tuple[int, str] = (0, "")  # where cards are meant if the text names no zone (bits), and the clause that says so
    homes: Mapping[str, tuple[int, str]] = {}  # the same, of the types for which it differs
    banished = NOBODYS  # where a card goes that is transformed

    # -- in which zones abilities work (bits): in play, unless they clearly belong elsewhere
    in_play = 0  # 0: in `home`
    played_from = 0  # where a card is while it is played: what it says about its cost works there; 0: in the hand
    action_zones: Mapping[str, int] = {}  # of prohibitions and permissions that are asked for elsewhere: about playing this card
    keyword_zones: Mapping[str, int] = {}  # of keywords that are asked for elsewhere
    base_mods: tuple[str, ...] = ()  # mods that make up what a card is in every zone

    # -- players
    player_numbers: Mapping[str, int] = {}
    player_amounts: Mapping[str, Callable[[Players], Amount]] = {}  # values of a player that are none of their numbers
    short = NOBODYS  # the player's number that remembers a draw from an empty deck
    leader: LeaderNumber = NO_LEADER  # the card that stands for a player, where there is one, and the number that is its stat

    # -- cards
    any_card: tuple[str, ...] = ("card",)  # words that mean every card
    types: Mapping[str, int] = {}
    type_tests: Mapping[str, Test] = {}  # of words for cards that are no types
    subtypes: Mapping[str, int] = {}  # types that are kept in `Look.subtypes`
    colours: Mapping[str, int] = {}  # classes, colours or attributes
    colour_tests: Mapping[str, Test] = {}  # where having a colour is more than a bit
    qualities: Mapping[str, Test] = {}
    lasting_qualities: tuple[str, ...] = ()  # those that stay as long as the card stays where it is
    stats: Mapping[str, int] = {}  # places in `Look.stats`
    stat_types: Mapping[str, int] = {}  # the types that have a stat, where not all have it
    readings: Mapping[str, Reading] = {}  # stats that are read in another way
    passing_stats: tuple[str, ...] = ()  # those that change otherwise than by persistent effects: by damage, by pieces
    distinct: Mapping[str, Callable[[Reference], Amount]] = {}  # how many different values cards have, where they are no numbers
    keywords: Mapping[str, int] = {}  # bits of `Look.keywords`
    keyword_tests: Mapping[str, Test] = {}  # where having a keyword is more than its bit, and words for abilities
    linked: Mapping[str, Callable[[Reference], Test]] = {}  # relations as tests
    related: Mapping[str, Callable[[Reference], Reference]] = {}  # relations as references

    # -- states
    turned: Mapping[str, int] = {}  # 0 upright, 1 turned, 2 reversed
    faces: Mapping[str, bool] = {"faceup": False, "facedown": True}
    entry_flags: Mapping[str, int] = {}  # flags of a MOVE to a place where the card lies in this state, with this side up

    # -- events
    verbs: Mapping[str, int] = VERBS
    past: Mapping[str, Past] = PAST
    state_events: Mapping[str, tuple[int, int, int]] = {}  # kind, verb and amount by which a card gets into a state
    about_others: tuple[str, ...] = ()  # states of which the event is about another card than the one that gets into it
    moments: Mapping[str, int] = {}  # "start of turn", "end of main phase": the verb of the PHASE event
    used: Mapping[str, int] = {}  # the flag of abilities of a label, of those that are played
    move_clauses: MoveClauses = MoveClauses("", "", "", "", "", "")
    like_ability = 0  # flags of moves by the rules that count as made by an ability
    combat_types = 0  # types of cards that can be in combat
    played_card = 1  # the verb of a PLAYED event that is about a card

    # -- conditions, changes
    conditions: Mapping[str, Callable[[Lowering, Node], Condition]] = {}  # that texts call by a name
    conditions_depend_on: Mapping[str, int] = {}  # what must change for one of them to change; others: ANYTHING
    durations: Mapping[str, int] = {}  # moments of this game's own at which an effect ends that lasts until then
    forbid: Mapping[str, int] = {}  # bits of `Look.bans`
    permit: Mapping[str, int] = {}
    must: Mapping[str, int] = {}
    restrictions: Mapping[str, int] = {}  # kinds of restriction: what is forbidden with some cards only
    rule_numbers: Mapping[str, int] = {}  # players' numbers that texts change as rules (the rules ask `ruled_number`)
    deck_rules: tuple[str, ...] = ()  # rules about building decks, of no meaning during a game
    layers: Mapping[str, int] = usual_layers(0, 0, 1)  # by kind of mod
    last_layer = 1
    late_numbers = 0  # those that abilities and traits wait for, though they come in an earlier layer
    own_layers: Mapping[str, int] = {}  # the same, where a card's own ability changes it

    # -- abilities, costs
    timings: Mapping[str, int] = {"main": 0, "quick": QUICK}  # flags of an activated ability
    labels: Mapping[str, tuple[int, str]] = {}  # the number that automatic abilities of a label bear, and its clause
    label_flags: Mapping[str, int] = {}
    marks: Mapping[str, Node] = {}  # the condition under which a card has an ability that is marked so
    mark_flags: Mapping[str, int] = {}
    costs: Mapping[str, Callable[[Lowering, Node, int], list[CostPart]]] = {}  # that texts call by a name
    lieu: Mapping[str, tuple[int, int, str]] = {}  # by label: the number of which one point may be paid instead, question, clause

    # -- clauses: by kind of node ("Draw"), or kind and detail ("Move: destroy"); several are parted by ", "
    clauses: Mapping[str, str] = {}
    usual_clause = ""  # of an operation for which there is none

    # -- what programs are made of
    mint: Mint = Mint(0)
    permissions: Permissions = Permissions()
    calendar: Calendar = Calendar()
    playing: CardPlaying = CardPlaying()

    # -- how the rules have effects carried out
    unit = 1  # what is divided is divided in multiples of this
    conditions_again = False  # is the condition of an automatic ability checked again when it is resolved?
    pays_in_order = False  # are points paid where the text names them among the actions of a cost, rather than last?
    picking_selects = False  # is choosing cards while an effect is carried out selecting, from which some cards are protected?
    control_in_layers = False  # is control a change like any other, applied in a layer and over when its effect is?
    chooses_on_play = True  # are targets and modes chosen on playing, where that can be?
    targets_on_play = False  # are targets chosen on playing even for what may turn out not to be done?
    takes_singly = False  # are cards off the top of a deck taken one by one, so that players do so one after the other?
    piles_in_order = False  # do cards off the top of a pile go one by one, in the order in which they lay?
    decides_first = False  # do players who act together all decide first, and then act at the same time?
    locks_costs = False  # is what the cost of an automatic ability counts locked as the ability begins to wait?
    x_when_paid = False  # is the X of a cost that is paid while an effect is carried out chosen then?
    traits_called = ""  # what texts call traits, where cards are asked to share one
    open_groups = False  # does an effect on a group reach cards that join it later, and stop for those that leave it?

    # -- own ways, by kind of node
    own_effects: Mapping[str, Callable[[Lowering, Node], bool | None]] = {}  # emit the operations; False: as in all games
    own_conditions: Mapping[str, Callable[[Lowering, Node], Condition | None]] = {}
    own_amounts: Mapping[str, Callable[[Lowering, Node], Amount | None]] = {}
    own_events: Mapping[str, Callable[[Lowering, Node], Pattern | None]] = {}
    own_changes: Mapping[str, Callable[[Lowering, Node, How], Change | None]] = {}  # of mods
    own_rulings: Mapping[str, Callable[[Lowering, Node, Node | None], CostRuling | None]] = {}  # about costs, with their condition
    own_abilities: Mapping[str, Callable[[Lowering, Node, str], list[Ability] | None]] = {}  # with the text of the line
    own_lines: Mapping[str, Callable[[Lowering, Node, str], LoweredLine | None]] = {}

    def __init__(self) -> None:
        for name, what in WHAT.items():
            setattr(self, name, Words(what, getattr(self, name)))
        if not self.every_zone:
            self.every_zone = bits(*self.zones.values())
        self.in_play = self.in_play or self.home[0]
        self.played_from = self.played_from or bits(*[zone for word, zone in self.zones.items() if word == "hand"])

    # -- what a word means, where it is more than a row of a table
    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """Where cards are meant to be if the text names no zone (bits), and the clause that says so."""
        for test in tests:
            if test.kind == "Type" and test.text("type") in self.homes:
                return self.homes[test.text("type")]
            if test.kind == "AnyOf":
                each = {self.default_zones(found.many("tests")) for found in test.many("filters")}
                if len(each) == 1:  # "1 Summon or auto-ability": wherever each of them would be
                    return each.pop()
        return self.home

    def zone_tests(self, zone: int, tests: tuple[Node, ...]) -> list[Test]:
        """What a card of this zone must pass as well to be meant, given the tests that the text names."""
        return []

    def own_zones(self, node: Node) -> int:
        """Where an ability works by rules of this game's own, or what an effect or event of it has it do; 0: as in all games."""
        return 0

    def leader_zone(self) -> int:
        if self.leader.zone < 0:
            raise UnknownWord("card that stands for", "a player")
        return self.leader.zone

    def leader_number(self, stat: str) -> int:
        """The player's number that a leader's stat is kept in."""
        if self.stats.get(stat, NOBODYS) != self.leader.stat:
            raise UnknownWord("stat of a leader", stat)
        return self.leader.number

    def player_amount(self, word: str, who: Players) -> Amount:
        own = self.player_amounts.get(word)
        return PlayerNumber(who, self.player_numbers[word]) if own is None else own(who)

    def type_test(self, word: str) -> Test | None:
        """The test of a card type; None for a word that means every card."""
        if word in self.any_card:
            return None
        own = self.type_tests.get(word)
        return IsType(self.types[word], self.clause("Type")) if own is None else own

    def colour_test(self, word: str) -> Test:
        own = self.colour_tests.get(word)
        return IsColour(self.colours[word]) if own is None else own

    def keyword_test(self, word: str) -> Test:
        own = self.keyword_tests.get(word)
        return HasKeyword(self.keywords[word]) if own is None else own

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        """The abilities of a keyword of `keywords` that is more than a printed text could say; none where the rules themselves look
        at its bit, or where the dialect knows its meaning as a text (`Dialect.keyword_meaning`)."""
        return []

    def trait(self, name: str) -> str:
        """What the library calls a trait of the text."""
        return name

    def universe(self, name: str) -> str:
        """The trait that belonging to a universe is kept as."""
        raise UnknownWord("universe of a card in play", name)

    def name_part(self, part: str) -> Test:
        """The test of a card that has this in its name."""
        return NameHas(part, self.clause("NameHas"), self.clause("part of an alternate name"))

    def reading(self, stat: str, original: bool) -> Reading:
        """How a stat of a card is read: as it counts, or as it is printed."""
        if not original and stat in self.readings:
            return self.readings[stat]
        index, types = self.stats[stat], self.stat_types.get(stat, 0)
        if original:
            return PrintedReading(index, types, self.clause("printed"))
        return StatReading(index, types, False, self.clause("Stat"))

    def bans(self, kind: str, action: str) -> int:
        """The bits that forbid (kind "Forbid"), allow ("Permit") or demand ("Must") an action."""
        return {"Forbid": self.forbid, "Permit": self.permit, "Must": self.must}[kind][action]

    def layer(self, mod: str, own: bool = False) -> int:
        """The layer in which a kind of change is applied; `own`: to the card whose ability makes it."""
        return self.own_layers[mod] if own and mod in self.own_layers else self.layers[mod]

    def late_layer(self, mod: str, condition: int, cards: int) -> int:
        """The layer of a change that must wait for what its condition, or the filter of its cards, looks at (bits of information);
        NOBODYS: it comes as usual. What is forbidden by a number goes by it as all effects leave it: that is no information on
        a card, so it has no place among the layers."""
        waits_for = STATS if mod == "Ban" else self.late_numbers
        return self.last_layer if (condition | cards) & waits_for and mod not in NUMBERS else NOBODYS

    def phase_kind(self, phase: int) -> int:
        """The kind of the event of a phase: another one for each, where most that is watched is watched in one phase only."""
        return events.PHASE

    def move_flags(self, state: str, face: str) -> int:
        """The flags of a MOVE to a place where the card lies in this state, with this side up."""
        return self.entry_flags.get(state, 0) | self.entry_flags.get(f"face{face}", 0)

    def clause(self, kind: str, *details: str) -> str:
        """The clauses that a kind of node carries out, by the first detail that has any; empty if none of its own."""
        for detail in details:
            found = self.clauses.get(f"{kind}: {detail}")
            if found is not None:
                return found
        return self.clauses.get(kind, "")

    # -- what must change for a value to change
    def ability_of(self, cards: Filter) -> Test:
        """Is it an ability of such a card?"""
        raise UnknownWord("test of abilities by", "their cards")

    def depends_on(self, node: Node) -> int:
        """What a value that this node is part of depends on: bits of the zones whose cards matter, NUMBERS, ... or ANYTHING."""
        if node.kind == "TurnOf":
            return TURNS
        if node.kind == "CounterCount":
            return COUNTERS
        if node.kind == "KeywordActive":
            return self.conditions_depend_on.get(node.text("name"), ANYTHING)
        if node.kind == "Place" and not node.text("state"):
            return bits(self.zones[node.text("zone")])
        return ANYTHING

    # -- effects
    def either_end(self, place: Node) -> bool:
        """Does this place leave it open at which end of an ordered zone a card is put?"""
        return place.text("at") == "any"

    def own_place(self, low: Lowering, node: Node, verb: str) -> Where | None:
        """A place of this game's own: a position of a zone."""
        return None

    def even_none(self, verb: str, what: Node) -> str:
        """The clause by which moving these cards is done even if there is none; empty where there must be one."""
        return ""

    def replacement_rank(self, node: Node, do: tuple[Node, ...]) -> int:
        """The class of a replacement effect among those that could be applied to an event (`Ruleset.replacement_turn`)."""
        return 0

    # -- abilities
    def label(self, word: str) -> int:
        """The bits that abilities of these labels bear; -1: none."""
        found = 0
        for part in word.split(", "):
            found |= self.labels[part][0] if part in self.labels else 0
        return found or NOBODYS

    def label_clause(self, word: str) -> str:
        """The clause that defines abilities of a label."""
        first = word.split(", ")[0]
        return self.labels[first][1] if first in self.labels else ""

    def flags(self, node: Node) -> int:
        """The flags of an automatic or activated ability."""
        return self.label_flags.get(node.text("label"), 0)

    def sort(self, node: Node) -> int:
        """Of which sort an activated ability is: what it adds to `Look.acts`."""
        return ACTS

    def mark(self, node: Node) -> Node:
        """The condition under which a card has the ability of a Qualified node; a number printed with the mark is its number."""
        condition = self.marks[node.text("mark")]
        return condition.replace(n=node.number("n")) if condition.kind == "KeywordActive" else condition

    def finished(self, ability: Ability) -> None:
        """What else is noted on an ability, once it is lowered."""

    # -- costs
    def pay(self, low: Lowering, nodes: list[Node]) -> list[CostPart] | None:
        """The parts of a cost in points, all of its Pay nodes together; None: each is paid by itself, in a player's number."""
        return None

    def activated_sort(self, node: Node) -> str:
        """What the rules call an activated ability, for the clauses that depend on it."""
        return "activated"

    def ability_cost(self, low: Lowering, node: Node) -> list[CostPart]:
        """What an activated ability costs because of its label, before what its text says."""
        return []

    def cost_shows(self, node: Node) -> str:
        """The clauses that an optional cost of playing the card is an example of."""
        return ""

    def cost_rules(
        self, low: Lowering, node: Node, about: Filter | None, zones: int, condition: Condition | None, clause: str
    ) -> list[CostRule]:
        """The rules of a CostChange in this game's own points; none: it is about plain numbers."""
        return []

