"""What a table of Weiss Schwarz is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.weiss import positions, terms
from cardwright.games.weiss.zones import FULL_CLOCK
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table
from cardwright.lookahead.judgement import Judgement

IN_HAND: Final = 1.2
FULL_HAND: Final = 7
IN_STOCK: Final = 0.8
PLENTY_OF_STOCK: Final = 6  # cards beyond that are worth less
OWN_DAMAGE: Final = 0.9
ENEMY_DAMAGE: Final = 1.1
LAST_LEVEL: Final = 3  # damage at this level counts more
IN_FRONT: Final = 0.8
BEHIND: Final = 0.2
OPEN_LANE: Final = -0.7  # a center position without a character lets the opponent attack directly


def character_worth(t: Table, c: Card) -> float:
    k = t.look(c)
    worth = 0.5 + k.stats[terms.POWER] / 4000 + 0.6 * max(k.stats[terms.SOUL], 0)
    worth += IN_FRONT if positions.on_center_stage(c) else BEHIND
    if c.turned == terms.REVERSED:
        worth *= 0.25  # it is about to leave
    if k.bans & terms.CANT_ATTACK:
        worth -= 0.3
    return worth


def stage_worth(t: Table, player: int) -> float:
    out = 0.0
    for id in t.zone(terms.STAGE, player):
        out += character_worth(t, t.cards[id])
    occupied = positions.taken(t, player)
    for position in range(terms.CENTER_LEFT, terms.CENTER_RIGHT + 1):
        if not occupied >> position & 1:
            out += OPEN_LANE
    return out


def hand_worth(t: Table, player: int) -> float:
    """Cards that can be played soon are worth more than those that can't."""
    out = 0.0
    level = len(t.zone(terms.LEVEL, player)) + 1
    hand = t.zone(terms.HAND, player)
    for id in hand:
        late = t.look(t.cards[id]).stats[terms.LEVEL_STAT] - level
        out += IN_HAND - (0.25 * late if late > 0 else 0.0)
    if len(hand) > FULL_HAND:
        out -= IN_HAND * (len(hand) - FULL_HAND)
    return out


def damage_taken(t: Table, player: int) -> float:
    """How near the player is to level 4; the last level weighs more."""
    level = len(t.zone(terms.LEVEL, player))
    clock = len(t.zone(terms.CLOCK, player))
    out = float(level * FULL_CLOCK + clock)
    if level >= LAST_LEVEL:
        out += 0.8 * clock
    return out


def stock_worth(t: Table, player: int) -> float:
    n = len(t.zone(terms.STOCK, player))
    spare = n - PLENTY_OF_STOCK
    return IN_STOCK * n - (0.5 * spare if spare > 0 else 0.0)


class WeissJudgement(Judgement):
    """The rules of thumb of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = (terms.ASK_MAIN, terms.ASK_CLIMAX, terms.ASK_ATTACK, terms.ASK_COUNTER, terms.ASK_CLOCK)
        self.chances = (terms.ASK_COUNTER,)

    def side_worth(self, t: Table, player: int, own: bool) -> float:
        damage = (OWN_DAMAGE if own else ENEMY_DAMAGE) * damage_taken(t, player)
        return stage_worth(t, player) + hand_worth(t, player) + stock_worth(t, player) - damage


JUDGEMENT = WeissJudgement()
