"""What a table of Shadowverse: Evolve is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table
from cardwright.lookahead.judgement import Judgement, keyword_worth, life_worth, running_out

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
    worth += keyword_worth(k, KEYWORD_WORTH)
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


class SveJudgement(Judgement):
    """The rules of thumb of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 5.4
        self.tempo = 6.8
        self.actions = (terms.ASK_MAIN, terms.ASK_QUICK, terms.ASK_WARD)
        self.chances = (terms.ASK_QUICK,)

    def side_worth(self, t: Table, player: int, own: bool) -> float:
        defense = life_worth(t.number(terms.LEADER_DEFENSE, player), OWN_DEFENSE if own else ENEMY_DEFENSE, IN_DANGER)
        points = EVOLUTION_POINT * t.number(terms.EVOLUTION_POINTS, player) + t.number(terms.MAX_PLAY_POINTS, player)
        return field_worth(t, player) + hand_worth(t, player) + defense + points - running_out(t, terms.DECK, player)


JUDGEMENT = SveJudgement()
