"""10.1.2, 10.1.3: who may attack, form a party or block. Each predicate answers with the clause that forbids it, or nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.restrictions import forbidden_with
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.combat_costs import can_pay_combat
from cardwright.games.fftcg.legality import MAY, stayed
from cardwright.kernel.cards import Card
from cardwright.kernel.options import ATTACK, option

if TYPE_CHECKING:
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table


def has_attacked(card: Card, k: Look) -> bool:
    """10.1.2.1.2, 15.2.1.2: a Forward attacks once in a turn, unless an effect says twice; and once more for each that says so."""
    most = (2 if k.bans & terms.ATTACKS_TWICE else 1) + k.stats[terms.ATTACKS]
    return (card.marks & terms.ATTACKS_MADE) // terms.ONE_ATTACK >= most


def cannot_attack(t: Table, player: int, card: Card) -> str:
    """Why this player may not attack with this card now."""
    if card.zone != terms.FIELD or card.controller != player or player != t.active:
        return "10.1.2.1"
    k = t.look(card)
    if not k.types & terms.FORWARD:
        return "5.2.3.1.1.2"
    if card.turned == 1 or (not stayed(t, card) and not k.keywords & terms.HASTE):
        return "10.1.2.1.1"
    if k.bans & terms.CANT_ATTACK or has_attacked(card, k):
        return "10.1.2.1.2"
    if t.trace is not None and not stayed(t, card):
        t.cite("15.2.2.2")
    return MAY if can_pay_combat(t, [card], terms.ATTACK_COST) else "10.1.2.3"


def elements_for_party(t: Table, card: Card) -> int:
    """The elements by which a Forward forms parties."""
    k = t.look(card)
    return 255 if k.bans & terms.PARTIES_WITH_ANY else k.colours


def cannot_join(t: Table, player: int, card: Card, party: list[int]) -> str:
    """Why this Forward may not form a party with these: 15.1.1.9.2, 15.1.1.9.3."""
    clause = cannot_attack(t, player, card)
    if clause != MAY:
        return clause
    if t.look(card).bans & terms.CANT_FORM_PARTIES:
        return "15.1.1.9.3"
    common = elements_for_party(t, card)
    for id in party:
        if t.look(t.cards[id]).bans & terms.CANT_FORM_PARTIES:
            return "15.1.1.9.3"
        common &= elements_for_party(t, t.cards[id])
    if not common:
        return "15.1.1.9.2"
    together = [t.cards[id] for id in party]
    together.append(card)
    return MAY if can_pay_combat(t, together, terms.ATTACK_COST) else "10.1.2.3"


def attack_options(t: Table, player: int) -> list[int]:
    """The Forwards that may attack."""
    out: list[int] = []
    for id in t.zones[terms.FIELD * 2 + player]:
        card = t.cards[id]
        if card.turned == 0 and cannot_attack(t, player, card) == MAY:
            out.append(option(ATTACK, id))
    return out


def must_attack(t: Table, options: list[int], ids: list[int]) -> bool:
    """10.1.2.1.3: is there a Forward that has to attack and can?"""
    for id in ids:
        if t.look(t.cards[id]).bans & terms.MUST_ATTACK:
            t.cite("10.1.2.1.3")
            return True
    return False


def cannot_block(t: Table, player: int, card: Card, attackers: list[int]) -> str:
    """Why this player may not block these attackers with this card now; of a party, it must be able to block one (15.1.1.9.6)."""
    if card.zone != terms.FIELD or card.controller != player or player == t.active:
        return "10.1.3.1"
    k = t.look(card)
    if not k.types & terms.FORWARD:
        return "5.2.3.1.1.2"
    if card.turned == 1:
        return "10.1.3.1.1"
    if k.bans & terms.CANT_BLOCK:
        return "10.1.3.1.2"
    clause = "10.1.3.1.2"
    for ref in attackers:
        attacker = t.at(ref)
        if attacker is not None and can_be_blocked(t, attacker, card):
            clause = MAY
            if t.trace is not None and len(attackers) > 1:
                t.cite("15.1.1.9.6")
            break
    if clause != MAY:
        return clause
    return MAY if can_pay_combat(t, [card], terms.BLOCK_COST) else "10.1.3.1.3"


def can_be_blocked(t: Table, attacker: Card, blocker: Card) -> bool:
    if t.look(attacker).bans & terms.CANT_BE_BLOCKED:
        return False
    return not forbidden_with(t, attacker, terms.BLOCKED_BY, blocker) and not forbidden_with(t, blocker, terms.BLOCKS, attacker)


def block_options(t: Table, player: int, attackers: list[int]) -> list[int]:
    """10.1.3.1: the Forwards that may block; only those that must, if there are any (10.1.3.1.3)."""
    out: list[int] = []
    forced: list[int] = []
    for id in t.zones[terms.FIELD * 2 + player]:
        card = t.cards[id]
        if card.turned == 0 and cannot_block(t, player, card, attackers) == MAY:
            out.append(option(terms.BLOCK_WITH, id))
            if t.look(card).bans & terms.MUST_BLOCK:
                forced.append(option(terms.BLOCK_WITH, id))
    return forced if forced else out
