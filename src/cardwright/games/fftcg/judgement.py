"""What a table of Final Fantasy TCG is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.priority import attack_goes_on
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table
from cardwright.lookahead.judgement import Judgement, keyword_worth, running_out

IN_HAND: Final = 1.6
BACKUP: Final = 2.4
MONSTER: Final = 1.8
FULL_HAND: Final = 5
DAMAGE: Final = 1.4  # a point of damage, and more for each that has been taken already
DANGER: Final = 0.35
KEYWORD_WORTH: Final[dict[int, float]] = {terms.BRAVE: 0.6, terms.HASTE: 0.2, terms.FIRST_STRIKE: 0.8}


def forward_worth(t: Table, c: Card) -> float:
    k = t.look(c)
    left = max(k.stats[terms.POWER] - c.damage, 0) / 1000
    worth = 1.0 + 0.25 * max(k.stats[terms.POWER], 0) / 1000 + 0.05 * left
    worth += keyword_worth(k, KEYWORD_WORTH)
    if c.turned:
        worth -= 0.2  # it can't block
    if c.marks & terms.FROZEN:
        worth -= 0.5
    if k.bans & (terms.CANT_ATTACK | terms.CANT_BLOCK):
        worth -= 0.5
    return worth


def field_worth(t: Table, player: int) -> float:
    out = 0.0
    for id in t.zone(terms.FIELD, player):
        c = t.cards[id]
        types = t.look(c).types
        out += forward_worth(t, c) if types & terms.FORWARD else BACKUP if types & terms.BACKUP else MONSTER
        if types & terms.BACKUP and c.turned:
            out -= 0.1
    return out


def damage_worth(t: Table, player: int) -> float:
    n = len(t.zone(terms.DAMAGE_ZONE, player))
    return n * DAMAGE + n * n * DANGER


class FftcgJudgement(Judgement):
    """The rules of thumb of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = (terms.ASK_ATTACK, terms.ASK_BLOCK)
        self.may_pass = (terms.ASK_PRIORITY, terms.ASK_PARTY)
        self.idle_verbs = (o.DONE,)
        self.replies = (terms.ASK_BLOCK,)
        self.chances = (terms.ASK_PRIORITY,)

    def side_worth(self, t: Table, player: int, own: bool) -> float:
        hand = len(t.zone(terms.HAND, player))
        out = field_worth(t, player) + IN_HAND * min(hand, FULL_HAND) - damage_worth(t, player)
        return out - running_out(t, terms.DECK, player)

    def settled(self, t: Table) -> bool:
        return not t.stacked and not attack_goes_on(t)

    def is_action(self, t: Table, ask: Ask) -> bool:
        if ask.kind == terms.ASK_PRIORITY:
            return self.settled(t)
        return super().is_action(t, ask)

    def quiet(self, t: Table, ask: Ask) -> int:
        return 0 if ask.kind == terms.ASK_CP else super().quiet(t, ask)


JUDGEMENT = FftcgJudgement()
