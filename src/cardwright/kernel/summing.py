"""What the cards in play watch, replace and say about costs and numbers, summed up. Mostly the sums alone show that no ability
has to do with an event, and then no card need be asked."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.contexts import Context, Ruling
from cardwright.kernel.events import STATE_WATCH
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, Look

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


def sum_up(look: Look) -> None:
    """Sum up what a card's abilities watch, replace and say, so that a card whose abilities don't care can be passed over."""
    watches = 0
    watches_others = 0
    replaces = 0
    replaces_others = 0
    look.changes_costs = False
    look.may_raise_costs = False
    acts = 0
    look.restricts = False
    for a in look.abilities:
        if a.kind == ACTIVATED:
            acts |= a.sort
        for says in a.cost_rules:
            look.changes_costs = True
            look.may_raise_costs = look.may_raise_costs or says.may_raise_costs()
        if a.restrictions:
            look.restricts = True
        if a.trigger is not None:
            watches |= a.trigger.watches
            if not a.about_itself:
                watches_others |= a.trigger.watches
        if a.replacement is not None:
            replaces |= a.replacement.watches
            if not a.about_itself:
                replaces_others |= a.replacement.watches
    look.acts = acts
    look.watches = watches
    look.watches_others = watches_others
    look.replaces = replaces
    look.replaces_others = replaces_others


def sum_up_table(t: Table) -> None:
    """Into a new outlook: which kinds of event anybody watches or replaces, and what cards in play say about costs and numbers."""
    watched = 0
    watched_by_others = 0
    replaced = 0
    replaced_by_others = 0
    o = t.outlook
    looks = o.looks
    field = t.rules.field * 2
    for ids in [t.zones[field], t.zones[field + 1], t.working_off_field]:
        for id in ids:
            k = looks[id]
            if k.watches:
                watched |= k.watches
                watched_by_others |= k.watches_others
                if k.watches & STATE_WATCH:
                    o.state_watchers += tuple(state_watchers(t.cards[id], k))
            if k.replaces:
                replaced |= k.replaces
                replaced_by_others |= k.replaces_others
            if k.changes_costs:
                add_rulings(t.cards[id], k, o.rulings)
    for ruling in o.rulings:
        which = ruling.says.number
        if which < 0:
            o.costs_change = True
            o.costs_may_rise = o.costs_may_rise or ruling.says.may_raise_costs()
        else:
            o.ruled_numbers |= 1 << which
    for e in t.effects:
        if e.change.layer < 0:
            o.costs_change = True
            o.costs_may_rise = True
    for d in t.delayed:
        trigger = d.ability.trigger
        if trigger is not None:
            watched |= trigger.watches
    for d in t.waiting_replacements:
        replacement = d.ability.replacement
        if replacement is not None:
            replaced |= replacement.watches
            replaced_by_others |= replacement.watches
    o.watched_events = watched
    o.watched_by_others = watched_by_others
    o.replaced_events = replaced
    o.replaced_by_others = replaced_by_others


def state_watchers(c: Card, k: Look) -> list[Context]:
    """The abilities of a card in play that wait for a state, each with what it is asked with."""
    out: list[Context] = []
    for a in k.abilities:
        if a.kind == AUTOMATIC and a.trigger is not None and a.trigger.watches & STATE_WATCH and a.zones >> c.zone & 1:
            out.append(Context(c.ref(), c.controller, a))
    return out


def add_rulings(c: Card, k: Look, rulings: list[Ruling]) -> None:
    """What a card in play says about costs and numbers."""
    for a in k.abilities:
        if a.cost_rules and a.zones >> c.zone & 1:
            context = Context(c.ref(), c.controller, a)
            for says in a.cost_rules:
                if says.about_others():
                    rulings.append(Ruling(says, context, c.stamp))
