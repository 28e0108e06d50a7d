"""Appendix B: Open 8. Decks from eight opened packs, and once a turn Rush for a follower."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.sve import terms
from cardwright.games.sve.keywords import keyword_abilities
from cardwright.kernel import asking
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import ABILITIES, FOREVER, KEYWORDS, Change, Continuous
from cardwright.kernel.events import BY_COST, flipped, number_changed
from cardwright.kernel.faces import Ability, Look
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library
from cardwright.kernel.options import CARD, NO, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class GrantedRush(Change):
    """B:8.5.1: a follower has Rush."""

    def __init__(self, abilities: list[Ability]) -> None:
        super().__init__(terms.ABILITY_LAYER, 0, KEYWORDS | ABILITIES)
        self.abilities = abilities

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        if not look.keywords & terms.RUSH:
            look.keywords |= terms.RUSH
            look.abilities = look.abilities + self.abilities


RUSH_CHANGE: Final = "open 8 rush"


def prepare(library: Library) -> None:
    """Give the library the one change that the rules of Open 8 make."""
    if RUSH_CHANGE not in library.named_changes:
        change = GrantedRush(keyword_abilities(library, "rush"))
        library.add_change(change)
        library.named_changes[RUSH_CHANGE] = change


def facedown_cards(t: Table, player: int) -> list[int]:
    """The cards of the evolve deck that are still face down."""
    return [id for id in t.zone(terms.EVOLVE_DECK, player) if t.cards[id].facedown]


def cannot_grant_rush(t: Table, player: int, card: Card) -> str:
    """B:8.5.1: why this follower can't be given Rush."""
    if t.number(terms.OPEN_8, player) == 0:
        return "B"
    if card.zone != terms.FIELD or card.controller != player or not t.look(card).types & terms.FOLLOWER:
        return "B:8.5.1"
    if t.number(terms.EVOLVES_USED, player) > 0 or t.number(terms.RUSH_GRANTED, player) > 0:
        return "B:8.5.1"
    if t.number(terms.PLAY_POINTS, player) + t.number(terms.EVOLUTION_POINTS, player) < 1:
        return "10.4.4"
    if not facedown_cards(t, player):
        return "B:8.5.1"
    return ""


class GrantRush(Procedure):
    """B:8.5.1: for a play point (or an evolution point) and a card of the evolve deck turned faceup, a follower gets Rush."""

    def __init__(self, player: int, follower: int) -> None:
        super().__init__()
        self.player = player
        self.follower = follower

    def choose_point(self, t: Table) -> Todo:
        """B:8.5.1.1"""
        play = t.number(terms.PLAY_POINTS, self.player)
        evolution = t.number(terms.EVOLUTION_POINTS, self.player)
        if play > 0 and evolution > 0:
            return Ask(self.player, terms.ASK_EVOLUTION_POINT, "B:8.5.1.1", [option(NO), option(YES)], self.follower)
        self.answer = option(YES) if play == 0 else option(NO)
        return None

    def pay_point(self, t: Table) -> Todo:
        """B:8.5.1"""
        which = terms.EVOLUTION_POINTS if verb_of(self.answer) == YES else terms.PLAY_POINTS
        return happen(t, [number_changed(self.player, which, -1, clause="B:8.5.1").by(self.player, cause=BY_COST)])

    def choose_card(self, t: Table) -> Todo:
        """B:8.5.1"""
        options = [option(CARD, id) for id in facedown_cards(t, self.player)]
        return Ask(self.player, asking.PAY_WITH, "B:8.5.1", options, self.follower)

    def turn_faceup(self, t: Table) -> Todo:
        """B:8.5.1"""
        t.set_number(terms.RUSH_GRANTED, self.player, 1)
        card = t.cards[value_of(self.answer)]
        return happen(t, [flipped(card, facedown=False, clause="B:8.5.1")])

    def grant(self, t: Table) -> Todo:
        """B:8.5.1"""
        if t.at(self.follower) is None:
            return None
        rush = t.library.keywords["rush"][0]
        context = Context(self.follower, self.player, rush)
        change = t.library.named_changes[RUSH_CHANGE]
        t.effects.append(Continuous(change, context, (), (self.follower,), True, FOREVER, t.turn, -1, t.next_stamp()))
        t.dirty = True
        t.check = True
        return None

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("B:8.5.1.1", "B:8.5.1", "B:8.5.1", "B:8.5.1", "B:8.5.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose_point(t)  # B:8.5.1.1
            elif at == 1: todo = self.pay_point(t)  # B:8.5.1
            elif at == 2: todo = self.choose_card(t)  # B:8.5.1
            elif at == 3: todo = self.turn_faceup(t)  # B:8.5.1
            elif at == 4: todo = self.grant(t)  # B:8.5.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return GrantRush(self.player, self.follower)
    # -- end of generated
