"""How a game gives meaning to the words in text trees: zones, stats, states, actions, and the clauses they carry out."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.amounts import PlayerNumber
from cardwright.effects.base import Amount, Condition, Filter, Players, Reference, Test
from cardwright.effects.changes import How
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.happened import Pattern
from cardwright.effects.happened_moves import MoveClauses
from cardwright.effects.readings import Reading
from cardwright.effects.tests import HasKeyword, NameHas
from cardwright.effects.tests_past import Past
from cardwright.kernel.continuous import ABILITIES, ANYTHING, COUNTERS, KEYWORDS, STATS, TURNS, Change, keyword_bits, stat_bit
from cardwright.kernel.events import PHASE
from cardwright.kernel.faces import Ability, CostRuling
from cardwright.kernel.library import Library
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.values import ValueLowering


class NotRunnable(Exception):
    """A node that the engine can't carry out, and why. Such a card is not let into a game: never guessed, never left out."""

    def __init__(self, node: Node, why: str) -> None:
        super().__init__(f"{node.kind}: {why}")
        self.node = node
        self.why = why


class UnknownWord(Exception):
    """A word that the game gives no meaning to; the lowering says in which node."""

    def __init__(self, what: str, word: str) -> None:
        super().__init__(f"the rules know no {what} {word!r}")


class Vocabulary:
    """One per game. Every method raises `UnknownWord` for a word it does not know."""

    # -- zones and players
    def zone(self, word: str) -> int:
        """The number of a zone."""
        raise NotImplementedError

    def every_zone(self) -> int:
        """The bits of all zones."""
        raise NotImplementedError

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """Where cards are meant to be if the text names no zone (bits), and the clause that says so."""
        raise NotImplementedError

    def zone_tests(self, zone: int, tests: tuple[Node, ...]) -> list[Test]:
        """What a card of this zone must pass as well to be meant, given the tests that the text names."""
        return []

    def place_tests(self, place: Node) -> list[Test]:
        """What a card must pass to be at this place, where the text names a part of a zone."""
        return []

    def leader_zone(self) -> int:
        raise NotImplementedError

    def player_number(self, word: str) -> int:
        """A number that each player has."""
        raise NotImplementedError

    def player_amount(self, word: str, who: Players) -> Amount:
        """A value of a player, where it is not one of the numbers that the rules keep."""
        return PlayerNumber(who, self.player_number(word))

    def leader_number(self, stat: str) -> int:
        """The player's number that a leader's stat is kept in."""
        raise UnknownWord("stat of a leader", stat)

    # -- cards
    def type_test(self, word: str) -> Test | None:
        """The test of a card type; None for a word that means every card."""
        raise NotImplementedError

    def type_bits(self, word: str) -> int:
        raise NotImplementedError

    def subtype_bits(self, word: str) -> int:
        """The bits of a type that is kept as a subtype; 0: it is none."""
        return 0

    def colour_test(self, word: str) -> Test:
        raise NotImplementedError

    def colours(self, word: str) -> int:
        """The bits of a class, colour or attribute."""
        raise UnknownWord("colour", word)

    def universe_test(self, name: str) -> Test:
        raise UnknownWord("universe of a card in play", name)

    def universe_trait(self, name: str) -> str:
        """The trait that belonging to a universe is kept as; empty: it is no trait."""
        return ""

    def trait(self, name: str) -> str:
        """What the library calls a trait of the text."""
        return name

    def distinct(self, of: Reference, stat: str) -> Amount | None:
        """How many different values of a stat cards have, where they are not numbers; None: as usual."""
        return None

    def quality(self, word: str) -> Test:
        raise NotImplementedError

    def lasting_quality(self, word: str) -> bool:
        """Does the quality stay the same as long as the card stays where it is (and unless something marks information as new)?"""
        return False

    def reading(self, stat: str, original: bool) -> Reading:
        """How a stat of a card is read."""
        raise NotImplementedError

    def stat(self, word: str) -> int:
        """The place of a stat in `Look.stats`."""
        raise NotImplementedError

    def stats_read(self, word: str) -> int:
        """What a change looks at that reads this stat (`kernel.continuous`)."""
        try:
            return stat_bit(self.stat(word))
        except UnknownWord:
            return STATS

    def of_its_own(self, depends: int) -> int:
        """What a condition on where the card with the ability itself is depends on, given what it would for any card."""
        return depends

    def depends_on(self, node: Node) -> int:
        """What a value that this node is part of depends on: bits of the zones whose cards matter, NUMBERS, ... or ANYTHING."""
        if node.kind == "TurnOf":
            return TURNS
        if node.kind == "CounterCount":
            return COUNTERS
        if node.kind == "Place" and not node.text("state"):
            return 1 << self.zone(node.text("zone"))
        return ANYTHING

    def lasting_stat(self, word: str) -> bool:
        """Does the stat change through persistent effects only (not, say, through damage)?"""
        return False

    def name_part(self, part: str) -> Test:
        """The test of a card that has this in its name."""
        return NameHas(part, self.clause("NameHas"), self.clause("part of an alternate name"))

    def keyword(self, word: str) -> int:
        """The bit of a keyword."""
        raise NotImplementedError

    def keyword_test(self, word: str) -> Test:
        raise NotImplementedError

    def keyword_reads(self, word: str) -> int:
        """What is looked at to find out whether a card has the keyword (bits of `kernel.continuous`)."""
        test = self.keyword_test(word)
        return keyword_bits(test.keyword) if isinstance(test, HasKeyword) else KEYWORDS | ABILITIES

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        """The abilities that a keyword stands for."""
        raise NotImplementedError

    def linked(self, relation: str, to: Reference) -> Test:
        raise UnknownWord("relation", relation)

    def related(self, relation: str, to: Reference) -> Reference:
        raise UnknownWord("relation", relation)

    # -- events
    def verbs(self, word: str) -> int:
        """The bits of the verbs of MOVE that a word covers; 0 for any."""
        raise NotImplementedError

    def past(self, word: str) -> Past:
        """What must have happened to a card that a participle describes."""
        raise NotImplementedError

    def state_event(self, state: str) -> tuple[int, int, int]:
        """The kind, verb and amount (`happened_others.ANY`: no matter) of the event by which a card gets into a state."""
        raise NotImplementedError

    def event(self, low: ValueLowering, node: Node) -> Pattern | None:
        """The pattern of an event that this game knows in its own way; None for all others."""
        return None

    def about_itself(self, event: Node) -> bool:
        """Of an event node about this card: is this card the subject of the events that it means?"""
        return True

    def phase(self, word: str, at: str) -> int:
        """The verb of the PHASE event at the start (or end) of a phase."""
        raise NotImplementedError

    def phase_kind(self, phase: int) -> int:
        """The kind of that event: another one for each phase, where most that is watched is watched in one phase only."""
        return PHASE

    def used_verb(self, label: str) -> int:
        """The flag of abilities of this label, of those that are played."""
        raise UnknownWord("label of abilities", label)

    def move_clauses(self) -> MoveClauses:
        raise NotImplementedError

    def like_ability(self) -> int:
        """Flags of moves by the rules that count as made by an ability."""
        return 0

    def damage_rank(self, op: str) -> int:
        """The class, among replacement effects, of one that makes damage more (`+`), less (`-`) or so much (`=`)."""
        return 0

    def combat_types(self) -> int:
        """The types of cards that can be in combat."""
        raise NotImplementedError

    def played_card(self) -> int:
        """The verb of a PLAYED event that is about a card."""
        raise NotImplementedError

    # -- conditions, changes, clauses
    def unit(self) -> int:
        """What is divided is divided in multiples of this."""
        return 1

    def conditions_again(self) -> bool:
        """Is the condition of an automatic ability checked again when it is resolved?"""
        return False

    def condition(self, name: str, n: int, lowering: ValueLowering) -> Condition:
        """A named condition of the game."""
        raise NotImplementedError

    def own_condition(self, low: ValueLowering, node: Node) -> Condition | None:
        """A condition that this game knows in its own way; None for all others."""
        return None

    def own_amount(self, low: ValueLowering, node: Node) -> Amount | None:
        """An amount that this game knows in its own way; None for all others."""
        return None

    def own_change(self, low: ValueLowering, mod: Node, how: How) -> Change | None:
        """What a mod changes, where this game does it in its own way; None for all others."""
        return None

    def own_ruling(self, low: ValueLowering, node: Node, condition: Node | None) -> CostRuling | None:
        """What an effect of a passive ability says about costs, where this game does it in its own way; None for all others."""
        return None

    def own_duration(self, end: str) -> int:
        """The moment of this game's own at which an effect ends that lasts until then; -1: there is none."""
        return -1

    def bans(self, kind: str, action: str) -> int:
        """The bits that forbid (kind "Forbid"), allow ("Permit") or demand ("Must") an action."""
        raise NotImplementedError

    def cost_rules(
        self, low: ValueLowering, node: Node, about: Filter | None, zones: int, condition: Condition | None, clause: str
    ) -> list[CostRule]:
        """The rules of a CostChange in this game's own points; none: it is about plain numbers."""
        return []

    def restriction(self, action: str) -> int:
        """The kind of restriction of an action that is forbidden with some cards only."""
        raise UnknownWord("restriction by some cards to", action)

    def deck_rule(self, rule: str) -> bool:
        """Is the rule only about building decks, and of no meaning during a game?"""
        return False

    def rule_number(self, rule: str) -> tuple[int, bool]:
        """The player's number that a rule is about, and whether it has no limit any more. (The rules must ask `ruled_number`.)"""
        raise UnknownWord("rule that can be changed", rule)

    def layer(self, mod: str, own: bool = False) -> int:
        """The layer in which a kind of change is applied; `own`: to the card whose ability makes it."""
        raise NotImplementedError

    def layer_after_numbers(self, layer: int) -> int:
        """The layer of a change that is not of numbers, under a condition on numbers: it depends on those that change them."""
        return layer

    def works_in(self, ability: Node) -> int:
        """The bits of the zones in which an ability works."""
        raise NotImplementedError

    def clause(self, kind: str, detail: str = "") -> str:
        """The clause (or clauses, parted by ", ") that a kind of node carries out; empty if it carries out none of its own."""
        raise NotImplementedError
