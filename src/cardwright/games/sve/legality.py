"""What a player may do now. One predicate per action: it answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.costs.payable import payable
from cardwright.effects.declaring import can_choose
from cardwright.effects.number_rules import ruled_number
from cardwright.effects.script import Script
from cardwright.games.sve import terms
from cardwright.games.sve.affording import USUAL, completable
from cardwright.games.sve.costs import play_cost
from cardwright.games.sve.open8 import cannot_grant_rush
from cardwright.games.sve.zones import has_room
from cardwright.kernel import faces
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import ATTACK, CARD, DONE, END, PLAY, USE, option
from cardwright.kernel.triggers import times_used

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAY: Final = ""


def cannot_play(t: Table, player: int, card: Card, quick: bool) -> str:
    """Why this player may not play this card now (8.2.1, 10.6.2)."""
    if (card.zone != terms.HAND and card.zone != terms.EX_AREA) or card.controller != player:
        return "8.2.1"
    play = card.form.play
    if play is None:
        return "6.1.1.2"
    if t.dirty:
        refresh(t)
    k = t.looks[card.id]
    if quick and not k.keywords & terms.QUICK:
        return "12.3.4"
    if k.bans and forbidden_to_play(k.bans, card, player == t.active):
        return "1.3.3"
    if play_cost(t, player, card) > t.numbers[terms.PLAY_POINTS * 2 + player] and not play.bargains:
        return "10.6.2.5.4"
    if play.simple:
        if k.types & (terms.FOLLOWER | terms.AMULET) and not has_room(t, terms.FIELD, player):
            return "10.6.2.6"
        return MAY
    script = play.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, play)
    if not can_choose(t, c, script):
        return "10.6.2.3.3"
    return MAY if completable(t, player, c, script, USUAL, 0, True) else "10.6.2.5.4"


def lacks_only_room(t: Table, player: int, card: Card) -> bool:
    """10.6.2.6: is it the room on the field, and nothing else, for which the play can't be completed?"""
    play = card.form.play
    if play is None:
        return False
    script = play.program
    assert isinstance(script, Script)
    return completable(t, player, Context(card.ref(), player, play), script, USUAL, 0, False)


def forbidden_to_play(bans: int, card: Card, own_turn: bool) -> bool:
    """1.3.3: does an effect forbid that this card is played (from where it is)?"""
    if bans & terms.CANT_BE_PLAYED or (own_turn and bans & terms.CANT_PLAY_ON_OWN_TURN):
        return True
    if card.zone == terms.EX_AREA:
        return bool(bans & terms.CANT_PLAY_FROM_EX)
    return bool(bans & terms.CANT_PLAY_FROM_HAND)


def cannot_use(t: Table, player: int, card: Card, index: int, quick: bool) -> str:
    """Why this player may not play this activated ability now (8.3, 10.6.2)."""
    if card.controller != player:
        return "8.3.1"
    k = t.look(card)
    abilities = k.abilities
    if index >= len(abilities):
        return "8.3.1"
    a = abilities[index]
    if a.kind != faces.ACTIVATED:
        return "10.6.1"
    if not a.zones >> card.zone & 1:
        return "10.3.5" if a.zones == 1 << terms.FIELD else "10.3.4"
    if quick and not a.flags & faces.QUICK:
        return "12.3.4"
    if a.flags & (terms.EVOLVE_ABILITY | terms.SERVE_ABILITY):
        if t.number(terms.EVOLVES_USED, player) >= ruled_number(t, terms.EVOLVES_ALLOWED, player):
            return "8.3.2"
        if t.number(terms.RUSH_GRANTED, player) > 0:
            return "B:8.5.1"
        if a.flags & terms.EVOLVE_ABILITY and k.bans & terms.CANT_EVOLVE:
            return "1.3.3"
    bans = k.bans
    if bans and bans & (terms.CANT_ACT | (0 if a.flags & terms.EVOLVE_ABILITY else terms.CANT_ACT_BUT_EVOLVE)):
        return "1.3.3"
    if a.per_turn > 0 and times_used(t, card.ref(), a.number) >= a.per_turn:
        return "10.3.3"
    script = a.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, a)
    for condition in script.only_if:
        if not condition.holds(t, c):
            return "10.3.3"
    if not payable(t, c, script.cost, 0):
        return "10.6.2.5.4"
    if not can_choose(t, c, script):
        return "10.6.2.3.3"
    return MAY


def lacks_evolved_card(t: Table, player: int, card: Card, index: int) -> bool:
    """Is it the missing evolved card (12.2.2), and nothing else, for which an evolve ability can't be paid?"""
    a = t.look(card).abilities[index]
    script = a.program
    if not a.flags & terms.EVOLVE_ABILITY or not isinstance(script, Script):
        return False
    c = Context(card.ref(), player, a)
    for part in script.cost:
        if part.clause != "12.2.2" and not part.possible(t, c):
            return False
    return True


def stayed(t: Table, c: Card) -> bool:
    """8.4.2.1: has it been on its controller's field since the start of the turn?"""
    return c.since < t.turn


def cannot_attack(t: Table, player: int, card: Card) -> str:
    """Why this player may not attack with this card now (8.4.2, 8.4.3)."""
    if card.zone != terms.FIELD or card.controller != player or player != t.active:
        return "8.4.1"
    if t.dirty:
        refresh(t)
    k = t.looks[card.id]
    if not k.types & terms.FOLLOWER:
        return "8.4.1"
    if card.turned:
        return "8.4.2"
    if k.bans and k.bans & terms.CANT_ATTACK:
        return "8.4.3.2.1"
    if card.since >= t.turn and not card.marks & terms.EVOLVED_THIS_TURN and not k.keywords & (terms.STORM | terms.RUSH):
        return "8.4.2.1"
    if not has_attack_target(t, card):
        return "8.4.3.2"
    return MAY


def has_attack_target(t: Table, attacker: Card) -> bool:
    """Is there anything that it may attack? (Ward only narrows the choice.)"""
    enemy = 1 - attacker.controller
    for id in t.zones[terms.LEADER_AREA * 2 + enemy]:
        if cannot_be_attacked(t, attacker, t.cards[id]) == MAY:
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
    k = t.looks[attacker.id]
    if target.zone == terms.LEADER_AREA:
        if k.bans & (terms.CANT_ATTACK_LEADERS | terms.CANT_ATTACK):
            return "1.3.3"
        if stayed(t, attacker) or k.keywords & terms.STORM:
            return MAY
        return "12.10.2" if k.keywords & terms.RUSH and not attacker.marks & terms.EVOLVED_THIS_TURN else "8.4.3.1"
    tk = t.looks[target.id]
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
    if len(wards) > 0:
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


def uses(t: Table, player: int, card: Card, quick: bool, out: list[int]) -> None:
    """The activated abilities of a card that may be played."""
    k = t.look(card)
    if not k.acts:
        return
    abilities = k.abilities
    for i in range(len(abilities)):
        a = abilities[i]
        if a.kind == faces.ACTIVATED and cannot_use(t, player, card, i, quick) == MAY:
            out.append(option(USE, card.id, i))


def out_of_reach(t: Table, k: Look, card: Card) -> bool:
    """Is there nothing that could change what the card costs, so that, if it is too much, nothing else need be looked at?"""
    if k.prices or t.priced:
        return False
    play = card.form.play
    return play is not None and not play.bargains


def main_options(t: Table, player: int) -> list[int]:
    """7.3.3: play a card, play an ability, attack, or end the main phase."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    looks = t.looks
    points = t.numbers[terms.PLAY_POINTS * 2 + player]
    cards = t.cards
    for zone in (terms.HAND, terms.EX_AREA):
        for id in t.zones[zone * 2 + player]:
            card = cards[id]
            if looks[id].stats[terms.COST] > points and out_of_reach(t, looks[id], card):
                continue
            if cannot_play(t, player, card, False) == MAY:
                out.append(option(PLAY, id))
    open_8 = t.numbers[terms.OPEN_8 * 2 + player] > 0
    for id in t.zones[terms.FIELD * 2 + player]:
        card = cards[id]
        if looks[id].acts:
            uses(t, player, card, False, out)
        if card.turned == 0 and cannot_attack(t, player, card) == MAY:
            out.append(option(ATTACK, id))
        if open_8 and cannot_grant_rush(t, player, card) == MAY:
            out.append(option(terms.GRANT_RUSH, id))
    for id in t.zones[terms.LEADER_AREA * 2 + player]:
        if looks[id].acts:
            uses(t, player, cards[id], False, out)
    if t.outside:
        for id in acting_elsewhere(t, player):
            uses(t, player, cards[id], False, out)
    if t.refused:
        out = [code for code in out if code not in t.refused]
    out.append(option(END))
    return out


def quick_options(t: Table, player: int) -> list[int]:
    """7.4.5, 8.4.7: play a card with Quick, play an ability with Quick, or do nothing."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    looks = t.looks
    for zone in (terms.HAND, terms.EX_AREA):
        for id in t.zones[zone * 2 + player]:
            if looks[id].keywords & terms.QUICK and cannot_play(t, player, t.cards[id], True) == MAY:
                out.append(option(PLAY, id))
    for id in t.zones[terms.FIELD * 2 + player]:
        if looks[id].acts:
            uses(t, player, t.cards[id], True, out)
    if t.outside:
        for id in acting_elsewhere(t, player):
            uses(t, player, t.cards[id], True, out)
    if t.refused:
        out = [code for code in out if code not in t.refused]
    out.append(option(DONE))
    return out


def acting_elsewhere(t: Table, player: int) -> list[int]:
    """The player's cards whose activated abilities work off the field, where they are now (10.3.4)."""
    out: list[int] = []
    for id in t.outside:
        card = t.cards[id]
        if card.controller == player and card.form.act_zones >> card.zone & 1 and card.zone != terms.LEADER_AREA:
            if t.trace is not None:
                t.cite("10.3.4")
            out.append(id)
    return out
