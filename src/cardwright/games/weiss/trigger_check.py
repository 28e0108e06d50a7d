"""4.12, 7.3.1.2: the trigger check, and what each trigger icon does."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.rule_effects import give_soul
from cardwright.games.weiss.shot_icon import shoot
from cardwright.games.weiss.zones import level_of
from cardwright.kernel.events import BY_EFFECT, DRAW, PUT, RETURN, Event, moved
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, MODE, NO, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# The icons in the order in which their actions are executed.
ICONS: Final = (
    terms.SOUL_ICON, terms.SHOT_ICON, terms.RETURN_ICON, terms.POOL_ICON, terms.COMEBACK_ICON, terms.DRAW_ICON, terms.TREASURE_ICON,
    terms.GATE_ICON, terms.STANDBY_ICON, terms.CHOICE_ICON,
)
CLAUSES: Final[dict[int, str]] = {
    terms.SOUL_ICON: "4.12.2.2", terms.RETURN_ICON: "4.12.2.3", terms.POOL_ICON: "4.12.2.4", terms.COMEBACK_ICON: "4.12.2.5",
    terms.DRAW_ICON: "4.12.2.6", terms.SHOT_ICON: "4.12.2.7", terms.TREASURE_ICON: "4.12.2.8", terms.GATE_ICON: "4.12.2.9",
    terms.STANDBY_ICON: "4.12.2.10", terms.CHOICE_ICON: "1.3.1",
}
TO_HAND: Final = 0  # the two places that a Choice icon names
TO_STOCK: Final = 1


class TriggerCheck(Procedure):
    """7.3.1.2: the top card of the deck is revealed, its icons act, and it goes to the stock."""

    def __init__(self, player: int, attacker: int) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.card = -1
        self.icons = 0

    def reveal(self, t: Table) -> Todo:
        """7.3.1.2, 3.13.1.2"""
        deck = t.zones[terms.DECK * 2 + self.player]
        if not deck:
            return self.end()
        card = t.cards[deck[-1]]
        self.card = card.id
        return happen(t, [moved(card, to=terms.RESOLUTION, player=self.player, clause="7.3.1.2").by(self.player)])

    def revealed(self, t: Table) -> Todo:
        """7.3.1.2, 4.12.1, 2.11.1"""
        card = t.cards[self.card]
        self.icons = t.look(card).subtypes & ALL_ICONS
        check = Event(terms.TRIGGER_CHECK, card.ref(), self.player, other=self.attacker, clause="7.3.1.2")
        return happen(t, [check.by(self.player)])

    def act(self, t: Table) -> Todo:
        """7.3.1.2, 4.12.2"""
        card = t.cards[self.card]
        if t.trace is not None and t.look(card).subtypes & ALL_ICONS == 0:
            t.cite("4.12.2.1")
        for icon in ICONS:
            if not self.icons & icon:
                continue
            self.icons &= ~icon
            if icon == terms.SOUL_ICON:
                soul(t, self.attacker, t.look(card).stats[terms.SOUL_ICONS])
            else:
                self.next = self.ACT
                return icon_action(t, self.player, icon, card.ref(), self.attacker)
        return None

    def to_stock(self, t: Table) -> Todo:
        """7.3.1.2, 3.13.1.2, 3.10.1"""
        card = t.cards[self.card]
        if card.zone != terms.RESOLUTION:
            return None
        return happen(t, [moved(card, to=terms.STOCK, clause="7.3.1.2").by(self.player)])

    # -- generated from the steps above: make steps
    ACT: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "7.3.1.2, 3.13.1.2", "7.3.1.2, 4.12.1, 2.11.1", "7.3.1.2, 4.12.2", "7.3.1.2, 3.13.1.2, 3.10.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.reveal(t)  # 7.3.1.2, 3.13.1.2
            elif at == 1: todo = self.revealed(t)  # 7.3.1.2, 4.12.1, 2.11.1
            elif at == 2: todo = self.act(t)  # 7.3.1.2, 4.12.2
            elif at == 3: todo = self.to_stock(t)  # 7.3.1.2, 3.13.1.2, 3.10.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = TriggerCheck(self.player, self.attacker)
        p.card = self.card
        p.icons = self.icons
        return p
    # -- end of generated


ALL_ICONS: Final = 1023


def soul(t: Table, attacker: int, n: int) -> None:
    """4.12.2.2: one more soul for each icon, whether the player wants it or not."""
    t.cite("4.12.2.2")
    give_soul(t, attacker, n)


def icon_action(t: Table, player: int, icon: int, card: int, attacker: int, source: int = -1, ability: int = -1) -> Todo:
    """4.12.1: the action of an icon, carried out by this player. `card` bears the icon; -1 where the effect of an ability of
    another card, the `source`, performs it."""
    if icon == terms.SOUL_ICON:
        soul(t, attacker, 1)
        return None
    if icon == terms.SHOT_ICON:
        shoot(t, player, card, attacker)
        return None
    return IconAction(player, icon, card, source, ability)


class IconAction(Procedure):
    """4.12.2: what a trigger icon lets a player do."""

    def __init__(self, player: int, icon: int, card: int, source: int, ability: int) -> None:
        super().__init__()
        self.player = player
        self.icon = icon
        self.card = card  # the card with the icon, or -1
        self.source = source  # the card whose effect performs it, or -1
        self.ability = ability  # and the number of the ability whose effect it is
        self.chosen = -1

    def take_treasure(self, t: Table) -> Todo:
        """4.12.2"""
        if self.icon != terms.TREASURE_ICON or self.card < 0:
            return None
        card = t.at(self.card)
        if card is None:
            return None
        return happen(t, [moved(card, to=terms.HAND, how=RETURN, clause="4.12.2.8").by(self.player, self.card, BY_EFFECT)])

    def choose(self, t: Table) -> Todo:
        """4.12.1, 4.12.2"""
        clause = CLAUSES[self.icon]
        t.cite(clause)
        if self.icon in MAY_DO:
            return Ask(self.player, terms.ASK_TRIGGER, clause, [option(YES), option(NO)], self.card)
        options = [option(CARD, id) for id in self._choices(t)]
        if not options:
            return self.end()
        options.append(option(DONE))
        return Ask(self.player, terms.ASK_TRIGGER, clause, options, self.card)

    def chose(self, t: Table) -> Todo:
        """4.12.2"""
        verb = verb_of(self.answer)
        if verb in (NO, DONE):
            return self.end()
        if verb == CARD:
            self.chosen = value_of(self.answer)
        if self.icon != terms.CHOICE_ICON:
            return None
        return Ask(
            self.player, terms.ASK_TRIGGER, "1.3.1", [option(MODE, TO_HAND), option(MODE, TO_STOCK)], t.cards[self.chosen].ref(),
            labels=terms.TRIGGER_GOALS,
        )

    def carry_out(self, t: Table) -> Todo:
        """4.12.2"""
        p = self.player
        clause = CLAUSES[self.icon]
        if self.icon in MAY_DO:
            deck = t.zone(terms.DECK, p)
            draws = self.icon == terms.DRAW_ICON
            return happen(t, [moved(
                t.cards[deck[-1]], to=terms.HAND if draws else terms.STOCK, how=DRAW if draws else PUT, player=p, clause=clause
            ).by(p, self.source, BY_EFFECT, self.ability)])
        card = t.cards[self.chosen]
        if self.icon == terms.STANDBY_ICON:
            t.cite("4.12.2.10.1")
            return happen(t, [
                moved(card, to=terms.STAGE, player=p, flags=terms.ENTERS_RESTED, clause=clause).by(
                    p, self.source, BY_EFFECT, self.ability
                ),
            ])
        if self.icon == terms.CHOICE_ICON and value_of(self.answer) == TO_STOCK:
            return happen(t, [moved(card, to=terms.STOCK, player=p, clause=clause).by(p, self.source, BY_EFFECT, self.ability)])
        return happen(t, [moved(card, to=terms.HAND, how=RETURN, clause=clause).by(p, self.source, BY_EFFECT, self.ability)])

    def _choices(self, t: Table) -> list[int]:
        """The cards that the icon allows to choose."""
        icon = self.icon
        if icon == terms.RETURN_ICON:
            out: list[int] = []
            for id in t.zone(terms.STAGE, 1 - self.player):
                if not t.look(t.cards[id]).bans & terms.CANT_BE_CHOSEN:
                    out.append(id)
            return out
        types = terms.CLIMAX if icon == terms.GATE_ICON else terms.CHARACTER
        most = level_of(t, self.player) + 1
        found: list[int] = []
        for id in t.zone(terms.WAITING_ROOM, self.player):
            k = t.look(t.cards[id])
            if not k.types & types or (icon == terms.STANDBY_ICON and k.stats[terms.LEVEL_STAT] > most):
                continue
            if icon != terms.CHOICE_ICON or k.subtypes & terms.SOUL_ICON:
                found.append(id)
        return found

    # -- generated from the steps above: make steps
    CARRY_OUT: Final = 3
    CLAUSES: ClassVar[tuple[str, ...]] = ("4.12.2", "4.12.1, 4.12.2", "4.12.2", "4.12.2")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.take_treasure(t)  # 4.12.2
            elif at == 1: todo = self.choose(t)  # 4.12.1, 4.12.2
            elif at == 2: todo = self.chose(t)  # 4.12.2
            elif at == 3: todo = self.carry_out(t)  # 4.12.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = IconAction(self.player, self.icon, self.card, self.source, self.ability)
        p.chosen = self.chosen
        return p
    # -- end of generated


MAY_DO: Final = (terms.POOL_ICON, terms.DRAW_ICON, terms.TREASURE_ICON)  # they take the top card of the deck, or not
