"""What a table of Final Fantasy TCG is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from typing import Final

from cardwright.games.fftcg import terms
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table

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
    for keyword, more in KEYWORD_WORTH.items():
        if k.keywords & keyword:
            worth += more
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


def side_worth(t: Table, player: int) -> float:
    hand = len(t.zone(terms.HAND, player))
    out = field_worth(t, player) + IN_HAND * hand - damage_worth(t, player)
    if hand > FULL_HAND:
        out -= IN_HAND * (hand - FULL_HAND)
    deck = len(t.zone(terms.DECK, player))
    return out - (4.0 - deck if deck < 4 else 0.0)


def worth(t: Table, player: int) -> float:
    """The player's side less the opponent's."""
    return side_worth(t, player) - side_worth(t, 1 - player)


def is_action(ask: Ask) -> bool:
    """Does this decision begin something new, rather than belong to what is being done?"""
    if ask.kind == terms.ASK_PRIORITY:
        return ask.so_far == 0 and ask.most == 1  # nothing is on the stack, and no attack is under way
    return ask.kind in (terms.ASK_ATTACK, terms.ASK_BLOCK)


def quiet(ask: Ask) -> int:
    """The option that does nothing, or -1 if something must be done."""
    if is_action(ask) or ask.kind in (terms.ASK_PRIORITY, terms.ASK_PARTY):
        for i, code in enumerate(ask.options):
            if o.verb_of(code) == o.DONE:
                return i
    return 0 if ask.kind == terms.ASK_CP else -1
