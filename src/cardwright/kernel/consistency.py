"""What can be checked at any moment: where every card is, and that information which is kept is still right."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.events import MOVE_BIT
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table


def misplaced(t: Table, brought: int) -> str:
    """What is wrong with where cards are, or nothing. Cards beyond those that the players brought are tokens, which may be on
    no list."""
    found = [0] * len(t.cards)
    for z in range(len(t.rules.zones)):
        shared = t.rules.zones[z].shared
        for p in range(2):
            for id in t.zones[z * 2 + p]:
                c = t.cards[id]
                found[id] += 1
                if c.zone != z or (0 if shared else c.controller) != p:
                    said = f"the {t.rules.zones[c.zone].name} of player {c.controller}"
                    return f"{c.form.name} (card {id}) lies in the {t.rules.zones[z].name} of player {p}, but says it is in {said}"
    for c in t.cards:
        n = found[c.id]
        if n > 1 or (n == 0 and c.id < brought):
            return f"{c.form.name} (card {c.id}) is in {n} zones"
    return ""


def outdated(t: Table) -> str:
    """Whose information is no longer what the effects in force make of it, although nothing marked it as changed; or nothing."""
    if t.dirty:
        return ""
    fresh = t.clone()
    fresh.trace = None  # to look at it carries nothing out
    fresh.dirty = True
    fresh.own_outlook().changed_looks = [c.id for c in t.cards]  # begin with what is printed
    refresh(fresh)
    kept = t.outlook
    now = fresh.outlook
    for c in t.cards:
        if kept.looks[c.id] is not now.looks[c.id] and not same_look(kept.looks[c.id], now.looks[c.id]):
            return f"{c.form.name} (card {c.id}) is not what the effects in force make of it"
    sums = (
        (kept.watched_events, now.watched_events), (kept.watched_by_others, now.watched_by_others),
        (kept.replaced_events, now.replaced_events), (kept.replaced_by_others, now.replaced_by_others),
    )
    for summed, fresh_sum in sums:
        if fresh_sum & ~summed or (fresh_sum ^ summed) & ~MOVE_BIT:  # moves that nobody watches any more may still be named
            return "what abilities watch or replace is not what is summed up"
    if (
        kept.costs_change != now.costs_change or kept.costs_may_rise != now.costs_may_rise
        or kept.ruled_numbers != now.ruled_numbers
    ):
        return "what cards in play say about costs and numbers is not what is summed up"
    if (
        kept.depends_on != now.depends_on or kept.changed_zones != now.changed_zones
        or kept.gives_abilities != now.gives_abilities
    ):
        return "what information depends on is not what is summed up"
    return ""


def same_look(a: Look, b: Look) -> bool:
    return (
        a.types == b.types and a.subtypes == b.subtypes and a.colours == b.colours and a.traits == b.traits and a.names == b.names
        and a.stats == b.stats and a.keywords == b.keywords and a.bans == b.bans and a.controller == b.controller
        and a.abilities == b.abilities and a.watches == b.watches and a.watches_others == b.watches_others
        and a.replaces == b.replaces and a.replaces_others == b.replaces_others and a.acts == b.acts
        and a.changes_costs == b.changes_costs and a.may_raise_costs == b.may_raise_costs and a.restricts == b.restricts
    )  # fmt: skip
