"""What a table of Shadowverse: Evolve is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.sve import terms
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table

IN_HAND: Final = 1.3
IN_EX_AREA: Final = 1.1
AMULET: Final = 1.6
OWN_DEFENSE: Final = 0.55
ENEMY_DEFENSE: Final = 0.75
IN_DANGER: Final = 7  # defense below which every point counts more
EVOLUTION_POINT: Final = 0.9
FULL_HAND: Final = 7
KEYWORD_WORTH: Final[dict[int, float]] = {
    terms.WARD: 0.7, terms.STORM: 0.3, terms.RUSH: 0.1, terms.ASSAIL: 0.5, terms.INTIMIDATE: 0.6, terms.DRAIN: 0.6,
    terms.BANE: 0.9, terms.AURA: 0.5,
}


def follower_worth(t: Table, c: Card) -> float:
    k = t.look(c)
    attack = max(k.stats[terms.ATTACK], 0)
    defense = max(k.stats[terms.DEFENSE] - c.damage, 0)
    worth = 0.4 + 0.75 * attack + 0.6 * defense
    for keyword, more in KEYWORD_WORTH.items():
        if k.keywords & keyword:
            worth += more
    if k.keywords & terms.WARD and c.turned:
        worth += 0.4  # it guards
    elif c.turned:
        worth -= 0.15  # it can be attacked
    if k.bans & terms.CANT_ATTACK:
        worth -= 0.6 * attack
    return worth


def field_worth(t: Table, player: int) -> float:
    out = 0.0
    for id in t.zone(terms.FIELD, player):
        c = t.cards[id]
        out += follower_worth(t, c) if t.look(c).types & terms.FOLLOWER else AMULET
    return out


def hand_worth(t: Table, player: int) -> float:
    """Cards that can be played soon are worth more than those that can't."""
    out = 0.0
    soon = t.number(terms.MAX_PLAY_POINTS, player) + 2
    hand = t.zone(terms.HAND, player)
    for id in hand:
        late = t.look(t.cards[id]).stats[terms.COST] - soon
        out += IN_HAND - (0.12 * late if late > 0 else 0.0)
    if len(hand) > FULL_HAND:
        out -= IN_HAND * (len(hand) - FULL_HAND)
    return out + IN_EX_AREA * len(t.zone(terms.EX_AREA, player))


def defense_worth(points: int, each: float) -> float:
    """A leader's defense: the last points are worth most."""
    low = points if points < IN_DANGER else IN_DANGER
    return each * points + each * low


def side_worth(t: Table, player: int, each: float) -> float:
    out = field_worth(t, player) + hand_worth(t, player) + defense_worth(t.number(terms.LEADER_DEFENSE, player), each)
    out += EVOLUTION_POINT * t.number(terms.EVOLUTION_POINTS, player) + t.number(terms.MAX_PLAY_POINTS, player)
    if len(t.zone(terms.DECK, player)) < 4:
        out -= 4.0 - len(t.zone(terms.DECK, player))
    return out


def worth(t: Table, player: int) -> float:
    """The player's side less the opponent's."""
    return side_worth(t, player, OWN_DEFENSE) - side_worth(t, 1 - player, ENEMY_DEFENSE)


def is_action(ask: Ask) -> bool:
    """Does this decision begin something new, rather than belong to what is being done?"""
    return ask.kind in (terms.ASK_MAIN, terms.ASK_QUICK, terms.ASK_WARD)


def quiet(ask: Ask) -> int:
    """The option that does nothing, or -1 if something must be done."""
    if is_action(ask):
        for i, code in enumerate(ask.options):
            if o.verb_of(code) in (o.END, o.DONE):
                return i
    return -1
