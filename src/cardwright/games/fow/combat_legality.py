"""710.2, 803.3, 804.3: what may attack, what may be attacked, what may block; each answers with the clause that forbids it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.restrictions import forbidden_with
from cardwright.games.fow import terms
from cardwright.games.fow.attack_costs import action_costs, cost_payable
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAY: Final = ""


def is_fighter(k: Look) -> bool:
    """A J/resonator with ATK and DEF (803.3a, 804.4)."""
    return bool(k.types & terms.FIGHTERS) and k.stats[terms.ATK] > terms.NO_STAT // 2 and k.stats[terms.DEF] > terms.NO_STAT // 2


def cannot_attack(t: Table, player: int, card: Card) -> str:
    """Why this player may not attack with this card (803.3a)."""
    if card.zone != terms.FIELD or card.controller != player:
        return "803.3a"
    k = t.look(card)
    if not is_fighter(k):
        return "803.3a"
    if card.turned:
        return "710.2b"
    if k.bans & terms.CANT_ATTACK:
        return "104.4"
    if card.since == t.turn:
        if not k.keywords & terms.SWIFTNESS:
            return "803.3a"
        t.cite("1107.2")
    if k.bans & terms.CANT_BE_RESTED:
        return "803.5"
    if not has_object(t, player, card):
        return "803.4"
    return MAY if cost_payable(t, card, terms.ATTACK_COST) else "803.5"


def somebody_can_attack(t: Table, player: int) -> bool:
    """Has this player anything to attack with?"""
    for id in t.zone(terms.FIELD, player):
        if cannot_attack(t, player, t.cards[id]) == MAY:
            return True
    return False


def has_object(t: Table, player: int, attacker: Card) -> bool:
    for zone in (terms.PLAYERS, terms.FIELD):
        for id in t.zones[zone * 2 + 1 - player]:
            if cannot_be_attacked(t, attacker, t.cards[id]) == MAY:
                return True
    return False


def cannot_be_attacked(t: Table, attacker: Card, target: Card) -> str:
    """Why this may not be the attacked object (803.3b)."""
    if target.controller == attacker.controller:
        return "803.3b"
    k = t.look(attacker)
    tk = t.look(target)
    if target.zone == terms.PLAYERS:
        return "104.4" if k.bans & terms.CANT_ATTACK_PLAYERS or tk.bans & terms.CANT_BE_ATTACKED else MAY
    if target.zone != terms.FIELD or not is_fighter(tk):
        return "803.3b"
    if tk.bans & terms.CANT_BE_ATTACKED or k.bans & terms.CANT_ATTACK_RESONATORS:
        return "104.4"
    if forbidden_with(t, attacker, terms.ATTACKS, target) or forbidden_with(t, target, terms.ATTACKED_BY, attacker):
        return "104.4"
    if not target.turned:
        if k.keywords & terms.PRECISION:
            if t.trace is not None:
                t.cite("1103.2")
        elif not k.bans & terms.ATTACKS_RECOVERED:
            return "803.3b"
    return MAY


def attack_objects(t: Table, attacker: Card) -> list[int]:
    """803.3b: what this card may attack, by number."""
    out: list[int] = []
    enemy = 1 - attacker.controller
    for zone in (terms.PLAYERS, terms.FIELD):
        for id in t.zones[zone * 2 + enemy]:
            if cannot_be_attacked(t, attacker, t.cards[id]) == MAY:
                out.append(id)
    return out


def forced(t: Table, card: Card) -> bool:
    """710.2, 1123.2: must this card attack if it can? Nobody is made to do anything for it (710.2e)."""
    k = t.look(card)
    if not (k.bans & terms.MUST_ATTACK or k.keywords & terms.BLOODLUST):
        return False
    return len(action_costs(t, card, terms.ATTACK_COST)) == 0 and cannot_attack(t, card.controller, card) == MAY


def forced_attackers(t: Table, player: int) -> list[int]:
    """710.2, 803.3a: the cards that must attack and can, by number."""
    out: list[int] = []
    for id in t.zones[terms.FIELD * 2 + player]:
        if forced(t, t.cards[id]):
            if t.trace is not None:
                for clause in ("710.2a", "710.2b", "710.2c", "710.2d", "710.2e"):
                    t.cite(clause)
                if t.outlook.looks[id].keywords & terms.BLOODLUST:
                    t.cite("1123.2")
            out.append(id)
    return out


def must_attack(t: Table, player: int) -> bool:
    for id in t.zones[terms.FIELD * 2 + player]:
        k = t.outlook.looks[id]
        if k.bans & terms.MUST_ATTACK or k.keywords & terms.BLOODLUST:
            return len(forced_attackers(t, player)) > 0
    return False


def attackers(t: Table, player: int) -> list[int]:
    """803.3a: the cards that may attack; those that must, if there are any. 104.4: among them, those that are to be chosen."""
    out = forced_attackers(t, player)
    if not out:
        for id in t.zones[terms.FIELD * 2 + player]:
            if cannot_attack(t, player, t.cards[id]) == MAY:
                out.append(id)
    first = [id for id in out if t.outlook.looks[id].bans & terms.ATTACKS_FIRST]
    if first and t.trace is not None:
        t.cite("104.4")
    return first or out


def cannot_block(t: Table, player: int, card: Card, attacker: Card, object: int) -> str:
    """Why this player may not block the attacking card with this one (804.3, 804.4)."""
    if card.zone != terms.FIELD or card.controller != player:
        return "804.3"
    k = t.look(card)
    if not is_fighter(k):
        return "804.4"
    if card.turned and not k.bans & terms.BLOCKS_RESTED:
        return "804.3"
    if card.ref() == object:
        return "804.4"
    ak = t.look(attacker)
    if k.bans & (terms.CANT_BLOCK | terms.CANT_BE_RESTED) or ak.bans & terms.CANT_BE_BLOCKED:
        return "104.4"
    if ak.keywords & terms.FLYING and not k.keywords & terms.FLYING and not k.bans & terms.BLOCKS_FLYING:
        return "1106.2"
    if forbidden_with(t, attacker, terms.BLOCKED_BY, card) or forbidden_with(t, card, terms.BLOCKS, attacker):
        return "104.4"
    return MAY if cost_payable(t, card, terms.BLOCK_COST) else "804.4"


def blockers(t: Table, player: int, attacker: Card, object: int) -> list[int]:
    """804.3: the cards that may block, by number."""
    out: list[int] = []
    for id in t.zones[terms.FIELD * 2 + player]:
        if cannot_block(t, player, t.cards[id], attacker, object) == MAY:
            out.append(id)
    return out


def forced_blockers(t: Table, attacker: Card, ids: list[int]) -> list[int]:
    """Of the cards that may block (104.4: what must not, does not have to), those one of which has to, if an effect says so: those
    that must block, or any of them if the attacking card must be blocked. Nobody has to pay for it."""
    free = [id for id in ids if not action_costs(t, t.cards[id], terms.BLOCK_COST)]
    if t.look(attacker).bans & terms.MUST_BE_BLOCKED:
        return free
    return [id for id in free if t.outlook.looks[id].bans & terms.MUST_BLOCK]
