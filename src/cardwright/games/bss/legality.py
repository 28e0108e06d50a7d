"""What a player may do, and why not: every predicate returns the clause that forbids the action, or an empty text."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.costs.payable import payable
from cardwright.effects.declaring import acting_elsewhere
from cardwright.effects.ops.paying import PayOrNot
from cardwright.effects.restrictions import forbidden_with
from cardwright.effects.script import Script
from cardwright.games.bss import terms
from cardwright.games.bss.ascending import lacks_ascend
from cardwright.games.bss.bursts import cannot_set
from cardwright.games.bss.cores import cores_in, funds
from cardwright.games.bss.costs import USUAL, play_cost
from cardwright.games.bss.main_step_cores import origins
from cardwright.games.bss.prohibitions import forbidden_to_summon
from cardwright.games.bss.symbols import field_symbols
from cardwright.kernel import faces
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Ability
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import ATTACK, CARD, DONE, END, PLAY, USE, option
from cardwright.kernel.triggers import times_used

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAY: Final = ""


class Purse:
    """What a player can pay with: cores, and symbols that reduce costs. Worked out once for a list of options."""

    def __init__(self, t: Table, player: int) -> None:
        self.cores = funds(t, player)
        self.reserve = cores_in(t, terms.RESERVE, player)
        self.symbols = field_symbols(t, player)


def cannot_summon(t: Table, player: int, card: Card, purse: Purse, price: int, reserve_only: bool) -> str:
    """Why this spirit or nexus card may not be summoned or placed now, wherever it is (10-6, 10-7)."""
    k = t.look(card)
    nexus = k.types & terms.NEXUS != 0
    if not nexus and not k.types & terms.SPIRIT:
        return "10-6-1"
    if forbidden_to_summon(t, player, card):
        return "1-3-3"
    have = purse.reserve if reserve_only else purse.cores
    if k.stats[terms.LV1_CORES] > have:
        return "10-7-7" if nexus else "10-6-7"
    if play_cost(t, player, card, purse.symbols, price) + k.stats[terms.LV1_CORES] > have:
        return "11-9-1" if reserve_only else "10-7-6" if nexus else "10-6-6"
    return "11-8-1" if lacks_ascend(t, player, card) else MAY


def cannot_use_magic(t: Table, player: int, card: Card, index: int, timing: int, purse: Purse, price: int) -> str:
    """Why this effect of a magic card may not be used now (10-8, 8-1-6-1)."""
    abilities = t.look(card).abilities
    if index >= len(abilities) or abilities[index].kind != faces.SPELL:
        return "10-8-1"
    if not abilities[index].flags & timing:
        return "8-1-6-1"
    if forbidden_to_summon(t, player, card):
        return "1-3-3"
    if play_cost(t, player, card, purse.symbols, price) > purse.cores:
        return "10-8-6"
    return cannot_pay(t, Context(card.ref(), player, abilities[index]), abilities[index])


def cannot_pay(t: Table, c: Context, a: Ability) -> str:
    """8-4-2-3, 8-4-2-4: are the conditions met, and can every part of the cost be paid?"""
    script = a.program
    assert isinstance(script, Script)
    if not script.allowed(t, c):
        return "8-1-3"
    if not payable(t, c, script.cost, 0):
        return "8-4-2-3"
    first = script.ops[0] if script.ops and a.kind == faces.ACTIVATED else None
    if isinstance(first, PayOrNot) and not payable(t, c, first.parts, 0):
        return "8-4-2-4"  # what it costs stands at its beginning
    return MAY


def cannot_play(t: Table, player: int, card: Card, index: int, timing: int, purse: Purse) -> str:
    """Why this card may not be summoned, placed or used from the hand now."""
    if card.zone != terms.HAND or card.controller != player:
        return "2-6-2"
    k = t.look(card)
    if k.types & terms.MAGIC:
        return cannot_use_magic(t, player, card, index, timing, purse, USUAL)
    if timing == terms.FLASH_EFFECT:
        if not k.keywords & terms.SWIFT:
            return "7-1-2-1"
        return cannot_summon(t, player, card, purse, USUAL, True)
    return cannot_summon(t, player, card, purse, USUAL, False)


def cannot_activate(t: Table, player: int, card: Card, index: int, timing: int) -> str:
    """Why this activated effect may not be used now (8-1-3)."""
    abilities = t.look(card).abilities
    if card.controller != player or index >= len(abilities):
        return "8-1-3"
    a = abilities[index]
    if a.kind != faces.ACTIVATED or not a.zones >> card.zone & 1:
        return "8-1-3"
    if not a.flags & timing:
        return "8-1-3-1"
    if t.look(card).bans & terms.CANT_ACTIVATE:
        return "8-1-7"
    if a.per_turn > 0 and times_used(t, card.ref(), a.number) >= a.per_turn:
        return "8-3-3"
    return cannot_pay(t, Context(card.ref(), player, a), a)


def activations(t: Table, player: int, card: Card, timing: int, out: list[int]) -> None:
    """The activated effects of a card that may be used."""
    abilities = t.outlook.looks[card.id].abilities
    for i in range(len(abilities)):
        if abilities[i].kind == faces.ACTIVATED and cannot_activate(t, player, card, i, timing) == MAY:
            out.append(option(USE, card.id, i))


def plays(t: Table, player: int, timing: int, purse: Purse, out: list[int]) -> None:
    """The cards in hand that may be summoned, placed or used; of a magic card, each effect by itself (10-8-3)."""
    for id in t.zones[terms.HAND * 2 + player]:
        card = t.cards[id]
        k = t.outlook.looks[id]
        if k.types & terms.MAGIC:
            for i in range(len(k.abilities)):
                if k.abilities[i].kind == faces.SPELL and cannot_play(t, player, card, i, timing, purse) == MAY:
                    out.append(option(PLAY, id, i))
        elif cannot_play(t, player, card, 0, timing, purse) == MAY:
            out.append(option(PLAY, id))


def main_options(t: Table, player: int, seen: list[int]) -> list[int]:
    """6-6-1-2-1: summon, place, use magic, set a burst, use an effect, move cores, or end the step."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    purse = Purse(t, player)
    plays(t, player, terms.MAIN_EFFECT, purse, out)
    for id in t.zones[terms.FIELD * 2 + player]:
        if t.outlook.looks[id].acts:
            activations(t, player, t.cards[id], terms.MAIN_EFFECT, out)
    for id in acting_elsewhere(t, player):
        activations(t, player, t.cards[id], terms.MAIN_EFFECT, out)
    for id in t.zones[terms.HAND * 2 + player]:
        if t.outlook.looks[id].keywords & terms.BURST and cannot_set(t, player, t.cards[id]) == MAY:
            out.append(option(terms.SET, id))
    for place in origins(t, player, seen):
        out.append(option(terms.MOVE_CORES, place))
    if t.refused:
        out = [code for code in out if code not in t.refused]
    out.append(option(END))
    return out


def flash_options(t: Table, player: int) -> list[int]:
    """7-1-2-1, 7-1-4-1: one flash effect, or pass."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    plays(t, player, terms.FLASH_EFFECT, Purse(t, player), out)
    for id in t.zones[terms.FIELD * 2 + player]:
        if t.outlook.looks[id].acts:
            activations(t, player, t.cards[id], terms.FLASH_EFFECT, out)
    for id in acting_elsewhere(t, player):
        activations(t, player, t.cards[id], terms.FLASH_EFFECT, out)
    if t.refused:
        out = [code for code in out if code not in t.refused]
    out.append(option(DONE))
    return out


def cannot_attack(t: Table, player: int, card: Card) -> str:
    """Why this player may not attack with this card now (7-1-1-1)."""
    if card.zone != terms.FIELD or card.controller != player or player != t.active:
        return "7-1-1-1"
    k = t.look(card)
    if not k.types & terms.SPIRIT or card.turned:
        return "7-1-1-1"
    return "1-3-3" if k.bans & terms.CANT_ATTACK else MAY


def attack_options(t: Table, player: int) -> list[int]:
    """6-7-3-2: attack with a spirit, or end the step; a spirit that must attack is not left out."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    forced = False
    for id in t.zones[terms.FIELD * 2 + player]:
        if cannot_attack(t, player, t.cards[id]) == MAY:
            out.append(option(ATTACK, id))
            forced = forced or t.outlook.looks[id].bans & terms.MUST_ATTACK != 0
    if not forced:
        out.append(option(END))
    return out


def cannot_block(t: Table, attacker: Card, card: Card) -> str:
    """Why this card may not block the attacker now (7-1-3-1, 11-14)."""
    if card.zone != terms.FIELD or card.controller == attacker.controller:
        return "7-1-3-1"
    if not t.look(card).types & terms.SPIRIT or (card.turned and not blocks_exhausted(t, attacker, card)):
        return "7-1-3-1"
    return kept_from_blocking(t, attacker, card)


def kept_from_blocking(t: Table, attacker: Card, card: Card) -> str:
    """What keeps this spirit from blocking the attacker, be it refreshed or exhausted (1-3-3, 11-14)."""
    k = t.look(card)
    ka = t.look(attacker)
    if ka.bans & terms.CANT_BE_BLOCKED or k.bans & terms.CANT_BLOCK:
        return "1-3-3"
    if forbidden_with(t, attacker, terms.CANT_BE_BLOCKED_BY, card) or forbidden_with(t, card, terms.CANT_BLOCK_IT, attacker):
        return "1-3-3"
    t.cite("11-14-2, 11-14-4")  # what counts is who has Astral now, in this player's turn
    if ka.keywords & terms.ASTRAL and not k.keywords & terms.ASTRAL:
        return "11-14-1"
    return MAY


def blocks_exhausted(t: Table, attacker: Card, card: Card) -> bool:
    """1-3-1: does an effect let the card block this attacker while it is exhausted?"""
    if t.look(card).bans & terms.BLOCKS_EXHAUSTED or forbidden_with(t, card, terms.MAY_BLOCK_EXHAUSTED, attacker):
        t.cite("1-3-1")
        return True
    return False


def block_options(t: Table, attacker: Card) -> list[int]:
    """7-1-3-1: the spirits that may block, and not to block, unless Confront forbids that (11-2-1)."""
    out: list[int] = []
    for id in t.zone(terms.FIELD, 1 - attacker.controller):
        if cannot_block(t, attacker, t.cards[id]) == MAY:
            out.append(option(CARD, id))
    if out and t.look(attacker).keywords & terms.CONFRONT:
        t.cite("11-2-1, 11-2-2")
        return out
    out.append(option(DONE))
    return out
