"""What a table of Force of Will is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.fow import terms
from cardwright.games.fow.battle import Battle
from cardwright.games.fow.combat_legality import somebody_can_attack
from cardwright.games.fow.turn import Turn
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table
from cardwright.lookahead.judgement import Judgement, keyword_worth, life_worth, running_out

IN_HAND: Final = 1.4
IN_STANDBY: Final = 1.3
STONE: Final = 2.2
OTHER: Final = 1.8  # additions and regalia
OWN_LIFE: Final = 0.5  # for each hundred
ENEMY_LIFE: Final = 0.6
IN_DANGER: Final = 12  # hundreds of life below which each counts twice
COIN: Final = 0.9
KEYWORD_WORTH: Final[dict[int, float]] = {
    terms.PIERCE: 0.5, terms.PRECISION: 0.5, terms.FIRST_STRIKE: 0.8, terms.FLYING: 0.9, terms.SWIFTNESS: 0.2,
    terms.IMPERISHABLE: 1.5, terms.BARRIER: 0.6, terms.EXPLODE: 0.3,
}


def fighter_worth(t: Table, c: Card) -> float:
    k = t.look(c)
    attack = max(k.stats[terms.ATK], 0) / 100
    left = max(k.stats[terms.DEF] - c.damage, 0) / 100
    worth = 0.5 + 0.35 * attack + 0.25 * left
    worth += keyword_worth(k, KEYWORD_WORTH)
    if c.turned:
        worth -= 0.2  # it can't block, and can be attacked
    if k.types & terms.J_RULER:
        worth += 1.5
    return worth


def field_worth(t: Table, player: int) -> float:
    out = 0.0
    for id in t.zone(terms.FIELD, player):
        c = t.cards[id]
        k = t.look(c)
        if k.types & terms.FIGHTERS:
            out += fighter_worth(t, c)
        elif k.types & terms.MAGIC_STONE:
            out += STONE - (0.3 if c.turned else 0.0)
        else:
            out += OTHER
    return out


class FowJudgement(Judgement):
    """The rules of thumb of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = (terms.ASK_PRIORITY,)
        self.idle_verbs = (terms.PASS,)
        self.replies = (terms.ASK_BLOCK,)
        self.chances = (terms.ASK_PRIORITY,)

    def settled(self, t: Table) -> bool:
        """Not while there is a battle, even before anything attacks: to start one is worth nothing but for what comes of it."""
        if t.stacked:
            return False
        for frame in t.stack:
            if isinstance(frame, Battle):
                return False
        return True

    def side_worth(self, t: Table, player: int, own: bool) -> float:
        out = field_worth(t, player) + IN_HAND * len(t.zone(terms.HAND, player)) + IN_STANDBY * len(t.zone(terms.STANDBY, player))
        out += life_worth(t.number(terms.LIFE, player) / 100, OWN_LIFE if own else ENEMY_LIFE, IN_DANGER)
        for id in t.zone(terms.RULER_AREA, player):
            if not t.cards[id].turned:
                out += 0.1
        for id in t.zone(terms.REMOVED, player):
            if t.cards[id].front.look.subtypes & terms.COIN:
                out += COIN
        return out - running_out(t, terms.MAIN_DECK, player)

    def pointless(self, t: Table, ask: Ask, code: int) -> bool:
        """A battle for which nothing is there that may attack (803.3a); will of which it is not said what it pays for, since what
        costs will asks for it (907.4)."""
        verb = o.verb_of(code)
        if verb == o.USE:
            abilities = t.look(t.cards[o.value_of(code)]).abilities
            return o.extra_of(code) < len(abilities) and abilities[o.extra_of(code)].simple
        return verb == terms.BATTLE and not somebody_can_attack(t, ask.player)

    def can_wait(self, t: Table, ask: Ask) -> bool:
        """At the end of one's own recovery phase (503.7): all has recovered, and the main phase comes next. Before that, will is
        free: its stones are about to recover (503.5)."""
        if ask.kind != terms.ASK_PRIORITY or t.active != ask.player or not self.settled(t):
            return False
        for frame in t.stack:
            if isinstance(frame, Turn):
                return frame.CLAUSES[frame.at] == "503.7"
        return False


JUDGEMENT = FowJudgement()
