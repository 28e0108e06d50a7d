"""What a table of Force of Will is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.fow import terms
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table

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
    for keyword, more in KEYWORD_WORTH.items():
        if k.keywords & keyword:
            worth += more
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


def life_worth(hundreds: float, each: float) -> float:
    """The last points are worth most."""
    return each * hundreds + each * min(hundreds, IN_DANGER)


def side_worth(t: Table, player: int, each: float) -> float:
    out = field_worth(t, player) + IN_HAND * len(t.zone(terms.HAND, player)) + IN_STANDBY * len(t.zone(terms.STANDBY, player))
    out += life_worth(t.number(terms.LIFE, player) / 100, each)
    for id in t.zone(terms.RULER_AREA, player):
        if not t.cards[id].turned:
            out += 0.1
    for id in t.zone(terms.REMOVED, player):
        if t.cards[id].front.look.subtypes & terms.COIN:
            out += COIN
    deck = len(t.zone(terms.MAIN_DECK, player))
    return out - (4.0 - deck if deck < 4 else 0.0)


def worth(t: Table, player: int) -> float:
    """The player's side less the opponent's."""
    return side_worth(t, player, OWN_LIFE) - side_worth(t, 1 - player, ENEMY_LIFE)


def is_action(ask: Ask) -> bool:
    """Does this decision begin something new, rather than belong to what is being done?"""
    return ask.kind == terms.ASK_PRIORITY


def quiet(ask: Ask) -> int:
    """The option that does nothing, or -1 if something must be done."""
    if is_action(ask):
        for i, code in enumerate(ask.options):
            if o.verb_of(code) == terms.PASS:
                return i
    return -1
