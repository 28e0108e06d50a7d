"""604, 700: what a player may do now. One predicate per action: it answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.cost_rules import take_rules
from cardwright.effects.declaring import can_choose
from cardwright.effects.number_rules import ruled_number
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.addition_targets import bearer_options, needs_bearer
from cardwright.games.fow.affording import completable
from cardwright.games.fow.available_will import Means
from cardwright.games.fow.costs import STANDBY_ACTION, WillPrice, affordable
from cardwright.games.fow.hidden_triggers import status_holds, stealth_holds
from cardwright.games.fow.movement import has_judgment
from cardwright.games.fow.played_sides import ACTIVATE_FACE, FUTURE, side_of
from cardwright.games.fow.rune_area import may_reveal
from cardwright.games.fow.will import RestThis, cannot_rest
from cardwright.kernel import faces
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.triggers import times_used, times_used_in_game

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAY: Final = ""


def chase_closed(t: Table) -> bool:
    """1008.2: does something in the chase area forbid that anything is chased to it?"""
    for s in t.stacked:
        if s.flags & terms.NOT_CHASED:
            return True
    return False


def playable_zone(t: Table, player: int, card: Card) -> str:
    """702.2, 703.2, 708.4: from where a card may be played."""
    if card.controller != player:
        return "702.2"
    if card.zone == terms.HAND:
        return MAY
    k = t.look(card)
    if k.bans & terms.PLAYABLE:
        return MAY
    if card.zone == terms.STANDBY:
        if k.keywords & terms.STEALTH and stealth_holds(t, player, card):
            return MAY
        if not k.keywords & terms.TRIGGER:
            return "706.3"
        return "708.5" if card.marks & terms.NEW_IN_STANDBY else MAY
    if card.zone == terms.GRAVEYARD and k.keywords & terms.REMNANT:
        return MAY
    if card.zone == terms.RUNE_AREA:
        return MAY if may_reveal(t, player, card) else "1101.1"
    return "703.2" if k.types & terms.CHANT else "702.2"


def cannot_play(t: Table, player: int, card: Card, side: int, main: bool, m: Means) -> str:
    """Why this player may not play this card now (604.1b, 604.2a, 903.2)."""
    where = playable_zone(t, player, card)
    if where != MAY:
        return where
    if side == FUTURE and (card.back is None or not card.front.look.keywords & terms.SHIFT):
        return "1302.3"
    face = side_of(card, side)
    play = face.play
    if play is None:
        return "702.1"
    k = face.look if side == FUTURE else t.look(card)
    stealthy = card.zone == terms.STANDBY and k.keywords & terms.STEALTH != 0
    if not status_holds(t, player, card, play):
        clause = wrong_time(play.trigger is not None, k.keywords, k.types, main or stealthy)
        if clause != MAY:
            return clause
    if k.bans & terms.CANT_BE_PLAYED or barred(t, player, k.types):
        return "104.4"
    if chase_closed(t):
        return "1008.2"
    return cannot_complete(t, player, card, side, m, card.zone == terms.STANDBY)


def barred(t: Table, player: int, types: int) -> bool:
    """104.4: does something forbid this player to play spells of these types?"""
    bans = t.look(t.cards[t.zones[terms.PLAYERS * 2 + player][0]]).bans
    if not bans:
        return False
    if bans & terms.CANT_PLAY_SPELLS or (bans & terms.CANT_PLAY_CHANTS and types & terms.CHANT):
        return True
    return bans & terms.CANT_PLAY_NORMAL_SPELLS != 0 and not types & terms.RESONATOR


def wrong_time(automatic: bool, keywords: int, types: int, main: bool) -> str:
    """604.1b, 604.2a, 1111.2: at what time a card may be played."""
    if automatic:
        return "906.2a"
    if main or keywords & (terms.QUICKCAST | terms.TRIGGER):
        return MAY
    return "703.1" if types & terms.CHANT else "702.1"


def cannot_complete(t: Table, player: int, card: Card, side: int, m: Means, free: bool) -> str:
    """903.2e, 903.2g: could its targets be chosen and its cost be paid?"""
    face = side_of(card, side)
    play = face.play
    assert play is not None
    script = play.program
    assert isinstance(script, Script)
    k = face.look if side == FUTURE else t.look(card)
    c = Context(card.ref(), player, play)
    if not script.allowed(t, c):
        return "708.2"
    if not completable(t, player, c, script, k, m, free, 0):
        return "903.2g"
    if needs_bearer(k) and not bearer_options(t, c, k):
        return "1406.2a"
    if not play.simple and not can_choose(t, c, script):
        return "903.2e"
    return MAY


def cannot_use(t: Table, player: int, card: Card, index: int, main: bool, m: Means) -> str:
    """Why this player may not play this activate ability now (707, 905)."""
    k = t.look(card)
    abilities = k.abilities
    if index >= len(abilities):
        return "707.1"
    a = abilities[index]
    if a.kind != faces.ACTIVATED or a.flags & terms.JUDGMENT_ABILITY:
        return "707.1"
    if card.controller != player:
        return "707.2"
    if not a.zones >> card.zone & 1:
        return "1126.2a" if a.flags & terms.INHERITANCE_ABILITY else "902.1b" if k.types & terms.RULER else "902.1a"
    if a.flags & terms.MAIN_TIMING and not main:
        return "1121.2" if a.flags & terms.BESTOW_ABILITY else "1117.2" if a.flags & terms.SHIFT_ABILITY else "701.2"
    if k.bans & terms.CANT_ACT:
        return "104.4"
    if chase_closed(t) and not a.flags & terms.WILL_ABILITY:
        return "1008.2"
    if a.per_turn > 0 and times_used(t, card.ref(), a.number) >= a.per_turn:
        return "905.1"
    if a.per_game > 0 and times_used_in_game(t, player, a.title) >= a.per_game:
        if t.trace is not None:
            t.cite("901.1d")  # it is the name that counts
        return "1112.2"
    if a.per_game > 0 and t.trace is not None and t.uses_in_game:
        t.cite("1112.2a")  # others have been played, but none of this name
    script = a.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, a)
    if not script.allowed(t, c):
        return "1121.2" if a.flags & terms.BESTOW_ABILITY else "905.1"
    if not completable(t, player, c, script, k, m, False, 0):
        rest = rest_refused(t, card, script)
        return rest if rest != MAY else "903.2g"
    return MAY if can_choose(t, c, script) else "903.2e"


def rest_refused(t: Table, card: Card, script: Script) -> str:
    """905.3, 905.4: is it the resting of a card that came this turn that can't be paid?"""
    for part in script.cost:
        if isinstance(part, RestThis):
            clause = cannot_rest(t, card)
            return clause if clause in ("905.3", "905.4") else MAY
    return MAY


def cannot_judge(t: Table, player: int, card: Card, index: int, main: bool, m: Means) -> str:
    """Why this player may not do judgment with this ruler (705.1, 705.2)."""
    if not main:
        return "705.1"
    if card.zone != terms.RULER_AREA or card.controller != player or card.turned:
        return "705.1"
    if not has_judgment(t, card) or card.back is None:
        return "1010.1a" if card.marks & terms.NO_JUDGMENT else "705.1"
    if t.number(terms.JUDGED, player) > 0:
        return "705.1"
    abilities = t.look(card).abilities
    if index >= len(abilities) or not abilities[index].flags & terms.JUDGMENT_ABILITY:
        return "1125.2"
    if t.look(card).bans & terms.CANT_JUDGE:
        return "104.4"
    a = abilities[index]
    script = a.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, a)
    if not script.allowed(t, c):
        return "705.2b"
    return MAY if completable(t, player, c, script, t.look(card), m, False, 0) else "705.2a"


def cannot_call(t: Table, player: int, card: Card, main: bool) -> str:
    """Why this player may not call a magic stone by resting this ruler or J-ruler (709.1)."""
    if not main or card.controller != player or card.turned:
        return "709.1"
    if not t.look(card).types & (terms.RULER | terms.J_RULER) or t.look(card).bans & terms.CANT_BE_RESTED:
        return "709.1"
    if t.number(terms.CALLED, player) >= ruled_number(t, terms.CALLS_ALLOWED, player) or t.number(terms.JUDGED, player) > 0:
        return "709.1"
    if t.look(t.cards[t.zones[terms.PLAYERS * 2 + player][0]]).bans & terms.CANT_CALL_STONES:
        return "104.4"
    return MAY if t.zone(terms.STONE_DECK, player) else "709.1"


def standby_price(t: Table, player: int, card: Card) -> WillPrice:
    """706.1: [2], unless cards in play say otherwise."""
    p = WillPrice([0, 0, 0, 0, 0, 0, ruled_number(t, terms.STANDBY_COST, player)])
    if t.outlook.costs_change:
        take_rules(t, player, card, 0, STANDBY_ACTION, p)
        p.settle(t)
    return p


def cannot_set(t: Table, player: int, card: Card, main: bool, m: Means) -> str:
    """Why this player may not put this card into the standby area (706.1)."""
    if not main or card.zone != terms.HAND or card.controller != player:
        return "706.1"
    c = Context(card.ref(), player, rule_ability(t))
    return MAY if affordable(t, m, standby_price(t, player, card), c) else "706.1"


def rule_ability(t: Table) -> faces.Ability:
    """What stands for an action of the rules that is paid for, such as 706.1: an ability of no card."""
    play = t.library.by_name[ACTIVATE_FACE][0].play
    assert play is not None
    return play


def cannot_battle(t: Table, player: int, main: bool) -> str:
    """Why this player may not initiate battle (704.1, 803.6)."""
    if not main:
        return "704.1"
    return "803.6" if t.number(terms.NO_BATTLE, player) > 0 else MAY


def cannot_lifebreak(t: Table, player: int) -> str:
    """Why this player may not perform lifebreak (1415.1d-i)."""
    if t.number(terms.VALHALLA, player) == 0:
        return "1415.2"
    breaks = len(t.zone(terms.LIFEBREAK, player))
    if breaks == 0:
        return "1415.1d-i"
    life = t.number(terms.LIFE, player) - (1 if t.rules.switches[terms.LIFE_LESS_ONE] else 0)
    return MAY if breaks > life // 1000 else "1415.1d-i"
