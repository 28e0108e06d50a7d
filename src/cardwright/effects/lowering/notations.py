"""What a game makes of the shared operations: its zones and numbers, its prohibitions, and operations of its own."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import CostPart
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.modifying import LeaderNumber
from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.ops.placing import Where
from cardwright.effects.ops.playing import CardPlaying
from cardwright.effects.ops.tokens import Mint
from cardwright.effects.ops.turns import Calendar
from cardwright.kernel.faces import ACTS, QUICK, Ability
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.abilities import Lowering
    from cardwright.effects.lowering.choices import ChoiceLowering
    from cardwright.effects.lowering.scopes import ScopeLowering


class Notations:
    """One per game, beside its vocabulary."""

    def __init__(
        self, deck: int, hand: int, banished: int, hidden: int, short: int, leader: LeaderNumber, mint: Mint,
        permissions: Permissions, calendar: Calendar, playing: CardPlaying,
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.banished = banished
        self.hidden = hidden  # bits of the zones that not all players see
        self.short = short  # the player's number that says that a card was drawn from an empty deck
        self.leader = leader
        self.mint = mint
        self.permissions = permissions
        self.calendar = calendar
        self.playing = playing
        self.pays_in_order = False  # are points paid where the text names them among the actions of a cost, rather than last?
        self.picking_selects = False  # is choosing cards while an effect is carried out a selection, which some are kept from?
        self.control_in_layers = False  # is control that an effect gives one more thing that it changes, and ends with it?
        self.chooses_on_play = True  # are targets and modes chosen on playing, where that can be?
        self.targets_on_play = False  # are targets chosen on playing even for what may turn out not to be done?
        self.piles_in_order = False  # do cards off the top of a pile go one by one, in the order in which they lay?
        self.decides_first = False  # do players who act together all decide first, and then act at the same time?
        self.x_when_paid = False  # is the X of a cost that is paid while an effect is carried out chosen then?
        self.open_groups = False  # does an effect on a group reach cards that join it later, and let go of others?

    def even_none(self, verb: str, what: Node) -> str:
        """The clause by which moving these cards is done even if there is none; empty where there must be one."""
        return ""

    def clause(self, kind: str) -> str:
        """The clause of an operation for which the vocabulary names none."""
        return ""

    def effect(self, low: ScopeLowering, node: Node) -> bool:
        """Emit the operations of an effect that this game carries out in its own way; False for all others."""
        return False

    def pay(self, low: ScopeLowering, nodes: list[Node]) -> list[CostPart] | None:
        """The parts of a cost in points, all of its Pay nodes together; None: each is paid by itself, in a player's number."""
        return None

    def mark(self, low: ScopeLowering, node: Node) -> Node:
        """The condition under which a card has the ability of a Qualified node."""
        raise NotRunnable(node, f"the rules know no abilities marked {node.text('mark')!r}")

    def mark_flags(self, word: str) -> int:
        """The flags of abilities that a Qualified node marks."""
        return 0

    def own_ability(self, low: Lowering, node: Node, text: str) -> list[Ability] | None:
        """Abilities that this game makes in its own way (a keyword that its rules look at themselves)."""
        return None

    def own_place(self, low: ChoiceLowering, node: Node, verb: str) -> Where | None:
        """A place of this game's own: a position of a zone."""
        return None

    def either_end(self, low: ChoiceLowering, place: Node) -> bool:
        """Does this place leave it open at which end of an ordered zone a card is put?"""
        return place.text("at") == "any"

    def timing_flags(self, node: Node) -> int:
        """The flags of an activated ability that can be played at this timing."""
        if node.text("timing") == "quick":
            return QUICK
        if node.text("timing") != "main":
            raise NotRunnable(node, "abilities are played in the main phase or with Quick")
        return 0

    def orientation(self, word: str) -> int:
        """The state of a card's orientation that a word means: 0 upright, 1 turned, 2 reversed; -1: none."""
        state = self.state(word)
        return state if state < 2 else -1

    def evolve(self, low: ScopeLowering, node: Node) -> None:
        """Emit the operations of an Evolve node."""
        raise NotImplementedError

    def keyword_cost(self, low: ScopeLowering, node: Node, mark: int) -> list[CostPart]:
        """The parts of a cost that the game names."""
        raise NotImplementedError

    def ability_cost(self, low: ScopeLowering, node: Node) -> list[CostPart]:
        """What an activated ability costs because of its label, before what its text says."""
        return []

    def lieu(self, label: str) -> tuple[int, int, str]:
        """Of which number one point may be used in lieu of a play point for abilities of this label: the number (-1: none), the
        question and the clause."""
        return (-1, 0, "")

    def flags(self, node: Node) -> int:
        """The flags of an activated ability."""
        return 0

    def sort(self, node: Node) -> int:
        """Of which sort an activated ability is: what it adds to `Look.acts`."""
        return ACTS

    def label(self, word: str) -> int:
        """The number that abilities of a label bear; -1: none."""
        return -1

    def label_clause(self, word: str) -> str:
        """The clause that defines abilities of a label."""
        return ""

    def pays_own_first(self, label: str) -> bool:
        """Is what the text says paid before what the label adds?"""
        return False

    def move_flags(self, state: str, face: str) -> int:
        """The flags of a MOVE to a place where the card lies in this state, with this side up."""
        raise NotImplementedError

    def state(self, word: str) -> int:
        """What a state means: 0 upright, 1 turned, 2 face up, 3 face down; -1: no state that an effect can bring about."""
        raise NotImplementedError
