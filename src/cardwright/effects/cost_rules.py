"""Effects that change what playing a card (or evolving it) costs. They change no card's information: they are asked for when
a cost is determined."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Condition, Filter
from cardwright.effects.comparing import cite
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context, Ruling
from cardwright.kernel.continuous import Change, Continuous
from cardwright.kernel.events import MOVE, TO_PLAY, Event
from cardwright.kernel.faces import CostRuling, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PLAY_ACTION: Final = "play"

SET: Final = 0
MORE: Final = 1
LESS: Final = 2

NO_LAYER: Final = -1  # it is never applied to information


class CostRule(CostRuling):
    """The cost of an action becomes, rises by or falls by an amount."""

    def __init__(
        self, action: str, op: int, amount: Amount, filter: Filter | None, zones: int, condition: Condition | None, clause: str
    ) -> None:
        self.action = action
        self.op = op
        self.amount = amount
        self.filter = filter  # the cards it is about; None: the card that has the ability, or those that the effect names
        self.zones = zones  # bits of the zones from which they are played; 0: any
        self.condition = condition
        self.clause = clause
        self.least = 0  # it makes the cost no less than this
        self.optional = False  # who pays may do without it

    def about_others(self) -> bool:
        return self.filter is not None

    def may_raise_costs(self) -> bool:
        return self.op != LESS

    def applies(self, t: Table, player: int, c: Context, card: Card, came_from: int) -> bool:
        """Is it about this card, played from there by this player (who need not control it where it is now)?"""
        if self.zones and not self.zones >> came_from & 1:
            return False
        filter = self.filter
        if filter is not None:
            if not filter.whose & (1 if player == c.controller else 2):
                return False
            if not filter.passes(t, c, card, t.look(card)):
                return False
        condition = self.condition
        return condition is None or condition.holds(t, c)


class CostEffect(Change):
    """A cost rule that an effect made. Kept among the persistent effects for its duration, but in no layer.

    To make it: `Continuous(change, c.copy(), change.values(t, c), only, False, ...)`, with `only` the references of the cards it is
    about, or empty for all that fit. (`fixed` is False so that the effect is still there when a card is being played: its cost
    is determined where it waits.) Its one value is the amount. `next`: used up by the next card that it is about."""

    def __init__(self, rule: CostRule, next: bool) -> None:
        super().__init__(NO_LAYER, 0, 0)
        self.rule = rule
        self.next = next

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return False

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        return (self.rule.amount.value(t, c),)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        return None


class Price:
    """A cost while it is determined: set to a value first, then raised and lowered."""

    def __init__(self, base: int) -> None:
        self.base = base
        self.by = 0
        self.least = 0  # below which effects that reduce it don't bring it

    def take(self, t: Table, rule: CostRule, amount: int) -> None:
        if t.trace is not None:
            cite(t, rule.clause)
        if rule.op == SET:
            self.base = amount
        else:
            self.by += amount if rule.op == MORE else -amount
            if rule.least > self.least:
                self.least = rule.least

    def total(self) -> int:
        """What it has come to."""
        n = self.base + self.by
        return self.least if n < self.least <= self.base and self.least > 0 else n


def changed_cost(t: Table, player: int, card: Card, base: int, paid: int = 0, action: str = PLAY_ACTION) -> int:
    """What the action costs with all effects that are about this card (it may fall below 0: the caller clamps it). `paid`: bits of
    the optional costs that are paid as well, for rules that ask for them."""
    found = rules_about(t, player, card, paid, action)
    if not found:
        return base
    price = Price(base)
    for due in found:
        price.take(t, due.rule, due.amount)
    return price.total()


def cost_to_play(t: Table, player: int, card: Card, base: int, paid: int = 0) -> int:
    """What playing the card costs: as printed, then as effects change it, never below 0."""
    if t.outlook.costs_change or t.outlook.looks[card.id].changes_costs:
        base = changed_cost(t, player, card, base, paid)
    if base >= 0:
        return base
    t.cite("@cost_below_zero")
    return 0


def cost_as_named(t: Table, player: int, card: Card, price: int, paid: int = 0) -> int:
    """What playing the card costs if the effect that plays it names a price: that, then more and less, never below 0."""
    if t.outlook.costs_change or t.outlook.looks[card.id].changes_costs:
        named = Price(price)
        for due in rules_about(t, player, card, paid, PLAY_ACTION):
            if due.rule.op != SET:  # what sets it now is this effect
                named.take(t, due.rule, due.amount)
        price = named.total()
    return price if price > 0 else 0


def take_rules(t: Table, player: int, card: Card, paid: int, action: str, price: Price) -> None:
    """Let the price take every rule that is about this card and action."""
    for due in rules_about(t, player, card, paid, action):
        price.take(t, due.rule, due.amount)


class Due:
    """A rule that is about a cost, and how much it comes to."""

    def __init__(self, rule: CostRule, amount: int) -> None:
        self.rule = rule
        self.amount = amount


def rules_about(t: Table, player: int, card: Card, paid: int, action: str) -> list[Due]:
    """The rules that are about this card and action now: mostly none."""
    play = being_played(t, card)
    if play is not None or action != PLAY_ACTION or not t.rules.leaves_first(t, card):
        return rules_in_force(t, player, card, play, paid, action)
    # Its cost is determined once it has left its zone: it is not among the cards that are counted there.
    cards = t.my_zone(card.zone * 2 + t.zone_player(card.zone, card.controller))
    place = cards.index(card.id)
    cards.pop(place)
    out = rules_in_force(t, player, card, None, paid, action)
    cards.insert(place, card.id)
    return out


def rules_in_force(t: Table, player: int, card: Card, play: Event | None, paid: int, action: str) -> list[Due]:
    """As `rules_about`, with the card where it is; `play` is the move by which it is being played, if it is."""
    out: list[Due] = []
    came_from = card.zone if play is None else play.origin
    k = t.look(card)
    if k.changes_costs:
        own_rules(t, player, card, k, came_from, action, paid, out)
    if not t.outlook.costs_change:
        return out
    for ruling in t.outlook.rulings:
        if ruling.says.number < 0:
            field_rule(t, player, ruling, card, came_from, action, out)
    for e in t.effects:
        change = e.change
        if change.layer < 0 and isinstance(change, CostEffect) and about(t, player, e, change, card, play, action):
            out.append(Due(change.rule, e.values[0]))
    return out


def own_rules(t: Table, player: int, card: Card, k: Look, came_from: int, action: str, paid: int, out: list[Due]) -> None:
    """What the card itself says about its cost, where it works: in the zone it is played from."""
    for a in k.abilities:
        if not a.cost_rules or not a.zones >> came_from & 1:
            continue
        c = Context(card.ref(), player, a)
        c.paid = paid
        for ruling in a.cost_rules:
            if not isinstance(ruling, CostRule) or ruling.filter is not None or ruling.action != action:
                continue
            if ruling.applies(t, player, c, card, came_from):
                out.append(Due(ruling, ruling.amount.value(t, c)))


def field_rule(t: Table, player: int, ruling: Ruling, card: Card, came_from: int, action: str, out: list[Due]) -> None:
    """What a passive ability of a card on the field says about cards' costs."""
    says = ruling.says
    if not isinstance(says, CostRule) or says.filter is None or says.action != action:
        return
    if says.applies(t, player, ruling.context, card, came_from):
        out.append(Due(says, says.amount.value(t, ruling.context)))


def about(t: Table, player: int, e: Continuous, change: CostEffect, card: Card, play: Event | None, action: str) -> bool:
    """Is this effect about this card's cost?"""
    if change.rule.action != action:
        return False
    came_from = card.zone
    ref = card.ref()
    if play is not None and play.before is not None:
        came_from = play.origin
        ref = play.before.was
    if e.only and ref not in e.only and card.ref() not in e.only:
        return False
    return change.rule.applies(t, player, e.context, card, came_from)


def being_played(t: Table, card: Card) -> Event | None:
    """The move that took a card from where it is played to where it waits; nothing if it is not being played."""
    if card.since != t.turn:
        return None  # it has not moved this turn
    events = t.history
    ref = card.ref()
    for i in range(len(events) - 1, -1, -1):
        e = events[i]
        if e.subject == ref and e.kind == MOVE:
            return e if e.verb == TO_PLAY else None
    return None


def use_up(t: Table, card: Card, action: str = PLAY_ACTION) -> None:
    """The card has been played: effects about "the next" such card are over. Call it once the cost has been paid."""
    over: list[Continuous] = []
    player = card.controller  # who has played it
    for e in t.effects:
        change = e.change
        if isinstance(change, CostEffect) and change.next and about(t, player, e, change, card, being_played(t, card), action):
            over.append(e)
    if over:
        t.effects = [e for e in t.effects if e not in over]
        t.dirty = True
