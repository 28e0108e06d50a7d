"""What a table of Battle Spirits Saga is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in, cores_on
from cardwright.games.bss.symbols import symbols_of
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table
from cardwright.lookahead.judgement import Judgement, keyword_worth, life_worth, running_out

IN_HAND: Final = 1.2
SYMBOL: Final = 1.3
PER_1000_BP: Final = 0.35
NEXUS: Final = 1.5
BURST: Final = 1.4
CORE: Final = 0.45  # in the reserve, or paid: it comes back
CORE_ON_CARD: Final = 0.4  # beside what it does for the card's level
OWN_LIFE: Final = 2.6
ENEMY_LIFE: Final = 3.0
IN_DANGER: Final = 3  # life at which every core counts more
REFRESHED: Final = 0.5  # it can still attack or block
KEYWORD_WORTH: Final[dict[int, float]] = {
    terms.AWAKEN: 0.4, terms.CONFRONT: 0.4, terms.CURSE: 0.8, terms.ARMOR: 0.5, terms.LUSTER: 0.4, terms.BLESSED: 0.8,
    terms.GALE: 0.6, terms.CRUSH: 0.3, terms.RAID: 0.6, terms.AT_FIELD: 0.4, terms.ASTRAL: 0.8,
}


def card_worth(t: Table, c: Card) -> float:
    """A spirit or nexus on the field."""
    k = t.look(c)
    worth = CORE_ON_CARD * cores_on(c) + SYMBOL * symbols_of(k)
    if not k.types & terms.SPIRIT:
        return worth + NEXUS
    worth += PER_1000_BP * max(k.stats[terms.BP], 0) / 1000
    worth += keyword_worth(k, KEYWORD_WORTH)
    return worth if c.turned else worth + REFRESHED


class BssJudgement(Judgement):
    """The rules of thumb of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 4.6
        self.tempo = 5.5
        self.actions = (terms.ASK_MAIN, terms.ASK_ATTACK, terms.ASK_FLASH)
        self.may_pass = (terms.ASK_BLOCK,)
        self.replies = (terms.ASK_BLOCK,)
        self.chances = (terms.ASK_FLASH,)

    def side_worth(self, t: Table, player: int, own: bool) -> float:
        out = life_worth(cores_in(t, terms.LIFE, player), OWN_LIFE if own else ENEMY_LIFE, IN_DANGER)
        out += CORE * (cores_in(t, terms.RESERVE, player) + cores_in(t, terms.CORE_TRASH, player))
        out += IN_HAND * len(t.zone(terms.HAND, player)) + BURST * len(t.zone(terms.BURST_AREA, player))
        for id in t.zone(terms.FIELD, player):
            out += card_worth(t, t.cards[id])
        return out - running_out(t, terms.DECK, player)


JUDGEMENT = BssJudgement()
