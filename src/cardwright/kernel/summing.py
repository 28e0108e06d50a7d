"""What the cards in play watch for, replace and say about costs and numbers, summed up for the whole table: a quick look at these
sums mostly tells that an event is nothing to anybody."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.contexts import Context, Ruling

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table


def sum_up_table(t: Table) -> None:
    """Which kinds of event anybody watches or replaces, and what cards in play say about costs and numbers."""
    watched = 0
    minded = 0
    replaced = 0
    averted = 0
    rulings: list[Ruling] = []
    looks = t.looks
    field = t.rules.field * 2
    for p in range(2):
        for id in t.zones[field + p]:
            k = looks[id]
            if k.watches:
                watched |= k.watches
                minded |= k.minds
            if k.replaces:
                replaced |= k.replaces
                averted |= k.averts
            if k.prices:
                add_rulings(t, t.cards[id], k, rulings)
    for id in t.outside:
        k = looks[id]
        if k.watches:
            watched |= k.watches
            minded |= k.minds
        if k.replaces:
            replaced |= k.replaces
            averted |= k.averts
        if k.prices:
            add_rulings(t, t.cards[id], k, rulings)
    priced = False
    dearer = False
    numbered = 0
    for ruling in rulings:
        which = ruling.says.number
        if which < 0:
            priced = True
            dearer = dearer or ruling.says.raises()
        else:
            numbered |= 1 << which
    for e in t.effects:
        if e.change.layer < 0:
            priced = True
            dearer = True
    for d in t.delayed:
        trigger = d.ability.trigger
        if trigger is not None:
            watched |= trigger.watches
    for s in t.shields:
        replacement = s.ability.replacement
        if replacement is not None:
            replaced |= replacement.watches
            averted |= replacement.watches
    t.rulings = rulings
    t.priced = priced
    t.dearer = dearer
    t.numbered = numbered
    t.watched = watched
    t.minded = minded
    t.replaced = replaced
    t.averted = averted


def add_rulings(t: Table, c: Card, k: Look, rulings: list[Ruling]) -> None:
    """What a card in play says about costs and numbers."""
    for a in k.abilities:
        if a.cost_rules and a.zones >> c.zone & 1:
            context = Context(c.ref(), c.controller, a)
            for says in a.cost_rules:
                if says.abroad():
                    rulings.append(Ruling(says, context, c.stamp))
