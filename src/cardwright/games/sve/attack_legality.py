"""8.4.1 to 8.4.3: with what a player may attack, and what. Predicates answer with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import CARD, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAY: Final = ""
LEADERS: Final = terms.LEADER_AREA * 2  # where the first player's list is; the other player's is the next


def stayed(t: Table, c: Card) -> bool:
    """8.4.2.1: has it been on its controller's field since the start of the turn?"""
    return c.since < t.turn


def cannot_attack(t: Table, player: int, card: Card) -> str:
    """Why this player may not attack with this card now (8.4.2, 8.4.3)."""
    if card.zone != terms.FIELD or card.controller != player or player != t.active:
        return "8.4.1"
    return cannot_attack_with(t, card, t.look(card))


def cannot_attack_with(t: Table, card: Card, k: Look) -> str:
    """Why the active player may not attack with this card of their field now (8.4.2, 8.4.3)."""
    if not k.types & terms.FOLLOWER:
        return "8.4.1"
    if card.turned:
        return "8.4.2"
    if not k.bans and card.since < t.turn and t.zones[LEADERS + 1 - card.controller]:
        return MAY  # at least the leader
    if k.bans and k.bans & terms.CANT_ATTACK:
        return "8.4.3.2.1"
    if card.since >= t.turn and not card.marks & terms.EVOLVED_THIS_TURN and not k.keywords & (terms.STORM | terms.RUSH):
        return "8.4.2.1"
    if not has_attack_target(t, card, k):
        return "8.4.3.2"
    return MAY


def has_attack_target(t: Table, attacker: Card, k: Look) -> bool:
    """Is there anything that it may attack? (Ward only narrows the choice.)"""
    enemy = 1 - attacker.controller
    if t.zones[terms.LEADER_AREA * 2 + enemy] and cannot_attack_leaders(t, attacker, k) == MAY:
        return True
    for id in t.zones[terms.FIELD * 2 + enemy]:
        if cannot_be_attacked(t, attacker, t.cards[id]) == MAY:
            return True
    return False


def cannot_be_attacked(t: Table, attacker: Card, target: Card) -> str:
    """Why this target may not be selected, Ward aside (8.4.3.1)."""
    if target.controller == attacker.controller:
        return "8.4.3.1"
    if t.dirty:
        refresh(t)
    k = t.outlook.looks[attacker.id]
    if target.zone == terms.LEADER_AREA:
        return cannot_attack_leaders(t, attacker, k)
    tk = t.outlook.looks[target.id]
    if target.zone != terms.FIELD or not tk.types & terms.FOLLOWER:
        return "8.4.3.1"
    if tk.keywords & terms.INTIMIDATE:
        return "12.12.2"
    if tk.bans & terms.CANT_BE_ATTACKED or k.bans & (terms.CANT_ATTACK_FOLLOWERS | terms.CANT_ATTACK):
        return "1.3.3"
    if not target.turned and not k.keywords & terms.ASSAIL:
        return "8.4.3.1"
    if t.trace is not None and not target.turned:
        t.cite("12.11.2")
    if t.trace is not None and tk.keywords & terms.AURA:
        t.cite("12.15.3")
    return MAY


def cannot_attack_leaders(t: Table, attacker: Card, k: Look) -> str:
    """Why this follower may not attack a leader (8.4.3.1)."""
    if k.bans & (terms.CANT_ATTACK_LEADERS | terms.CANT_ATTACK):
        return "1.3.3"
    if stayed(t, attacker) or k.keywords & terms.STORM:
        return MAY
    return "12.10.2" if k.keywords & terms.RUSH and not attacker.marks & terms.EVOLVED_THIS_TURN else "8.4.3.1"


def attack_targets(t: Table, attacker: Card) -> list[int]:
    """8.4.3: what this follower may attack; followers with Ward if there are any (12.8.2)."""
    enemy = 1 - attacker.controller
    out: list[int] = []
    wards: list[int] = []
    guarded = not t.look(attacker).bans & terms.IGNORES_WARD
    for id in t.zones[terms.FIELD * 2 + enemy]:
        target = t.cards[id]
        if cannot_be_attacked(t, attacker, target) == MAY:
            out.append(option(CARD, id))
            if target.turned and t.look(target).keywords & terms.WARD:
                if guarded:
                    wards.append(option(CARD, id))
                elif t.trace is not None:
                    t.cite("1.3.1")
    if wards:
        if t.trace is not None:
            t.cite("12.8.2")
            if len(wards) > 1:
                t.cite("1.3.2.3")  # it can't attack them all
        return wards
    for id in t.zone(terms.LEADER_AREA, enemy):
        if cannot_be_attacked(t, attacker, t.cards[id]) == MAY:
            if t.trace is not None and t.look(attacker).keywords & terms.STORM:
                t.cite("12.9.2")
            out.append(option(CARD, id))
    return out
