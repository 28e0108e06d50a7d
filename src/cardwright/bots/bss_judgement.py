"""What a table of Battle Spirits Saga is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in, cores_on
from cardwright.games.bss.symbols import symbols_of
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table

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
LAST_CARDS: Final = 4
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
    for keyword, more in KEYWORD_WORTH.items():
        if k.keywords & keyword:
            worth += more
    return worth if c.turned else worth + REFRESHED


def life_worth(life: int, each: float) -> float:
    """The last cores of a life are worth most."""
    return each * life + each * min(life, IN_DANGER)


def side_worth(t: Table, player: int, each: float) -> float:
    out = life_worth(cores_in(t, terms.LIFE, player), each)
    out += CORE * (cores_in(t, terms.RESERVE, player) + cores_in(t, terms.CORE_TRASH, player))
    out += IN_HAND * len(t.zone(terms.HAND, player)) + BURST * len(t.zone(terms.BURST_AREA, player))
    for id in t.zone(terms.FIELD, player):
        out += card_worth(t, t.cards[id])
    deck = len(t.zone(terms.DECK, player))
    return out - (LAST_CARDS - deck) if deck < LAST_CARDS else out


def worth(t: Table, player: int) -> float:
    """The player's side less the opponent's."""
    return side_worth(t, player, OWN_LIFE) - side_worth(t, 1 - player, ENEMY_LIFE)


def is_action(ask: Ask) -> bool:
    """Does this decision begin something new, rather than belong to what is being done?"""
    return ask.kind in (terms.ASK_MAIN, terms.ASK_ATTACK, terms.ASK_FLASH)


def quiet(ask: Ask) -> int:
    """The option that does nothing, or -1 if something must be done."""
    if is_action(ask) or ask.kind == terms.ASK_BLOCK:
        for i, code in enumerate(ask.options):
            if o.verb_of(code) in (o.END, o.DONE):
                return i
    return -1
