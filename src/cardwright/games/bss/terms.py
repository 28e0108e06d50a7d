"""The words of the rulebook as numbers: areas (chapter 3), types, colors, symbols (2), cores (4-11), steps (6), keywords (11)."""
from __future__ import annotations

from typing import Final

# Areas that hold cards (3-1-1).
DECK: Final = 0
HAND: Final = 1
TRASH: Final = 2
FIELD: Final = 3
BURST_AREA: Final = 4
WAITING: Final = 5  # cards that wait for their effect to be resolved: nowhere for other effects (10-8-7)
GONE: Final = 6  # where tokens end that left the field: no area of the rulebook (4-12-3)

ZONES: Final[dict[str, int]] = {"deck": DECK, "hand": HAND, "trash": TRASH, "field": FIELD, "burst area": BURST_AREA}

# Card types (2-3), one bit each.
SPIRIT: Final = 1
NEXUS: Final = 2
MAGIC: Final = 4
TYPES: Final[dict[str, int]] = {"spirit": SPIRIT, "nexus": NEXUS, "magic": MAGIC}

# `Look.subtypes`.
TOKEN: Final = 1  # 4-12
HAS_EFFECTS: Final = 2  # some card text has a meaning in the rules (2-9-3)

# Colors (2-4): `Look.colours`. Spirit types (2-5) are traits of the library.
RED: Final = 1
PURPLE: Final = 2
WHITE: Final = 4
YELLOW: Final = 8
GREEN: Final = 16
BLUE: Final = 32
COLOURS: Final[dict[str, int]] = {
    "red": RED, "purple": PURPLE, "white": WHITE, "yellow": YELLOW, "green": GREEN, "blue": BLUE,
}
COLOUR_BITS: Final = (RED, PURPLE, WHITE, YELLOW, GREEN, BLUE)

# Numbers on a card: `Look.stats`. Off the field the level is 0 and the BP that of LV1.
COST: Final = 0  # 2-6
LEVEL: Final = 1  # 2-10
BP: Final = 2  # 2-11
LV1_CORES: Final = 3  # what it takes to fulfill LV1 (2-10-3-1, 9-3-2-2)
REDUCTION: Final = 4  # reduction symbols (2-7): one number for each color, from here on
SYMBOLS: Final = 10  # symbols (2-8): one number for each kind of SYMBOL_KINDS, from here on

# The kinds of symbol, as the colors that they have: six of one color, then the double color symbols (2-8-2-1).
SYMBOL_KINDS: Final = (
    RED, PURPLE, WHITE, YELLOW, GREEN, BLUE,
    RED | PURPLE, RED | WHITE, RED | YELLOW, RED | GREEN, RED | BLUE, PURPLE | WHITE, PURPLE | YELLOW, PURPLE | GREEN,
    PURPLE | BLUE, WHITE | YELLOW, WHITE | GREEN, WHITE | BLUE, YELLOW | GREEN, YELLOW | BLUE, GREEN | BLUE,
)
ALL_STATS: Final = SYMBOLS + len(SYMBOL_KINDS)
STATS: Final[dict[str, int]] = {"cost": COST, "level": LEVEL, "bp": BP, "lv1 cores": LV1_CORES}

# What a face keeps about its levels, in `Face.extra`, three numbers for each level from LV1 on: the cores that it takes (2-10-3-1),
# its BP (2-10-4), and the number of the face that the card shows on the field at this level: the same card with the BP and the
# effects of that level only (2-10-2).
LEVEL_PARTS: Final = 3
LEVEL_CORES: Final = 0
LEVEL_BP: Final = 1
LEVEL_FACE: Final = 2

# Kinds of core (4-11-1): kinds of counter on a card, and the verb of a CORES event. The library gives out these two numbers first.
CORE: Final = 0
SOUL_CORE: Final = 1
COUNTERS: Final = ("core", "soul core")

# Where cores are: the origin and goal of a CORES event. For LIFE to VOID, `area + 4 * kind` is also the player's number.
LIFE: Final = 0  # 3-7
RESERVE: Final = 1  # 3-6
CORE_TRASH: Final = 2  # 3-4-1
VOID: Final = 3  # 3-9
ON_CARD: Final = 4  # `subject` is the card that they leave, `other` the card that they are placed on
CORE_AREAS: Final[dict[str, int]] = {"life": LIFE, "reserve": RESERVE, "trash": CORE_TRASH, "void": VOID, "field": ON_CARD}
SOUL_IN: Final = 4  # what is added to an area to get the number of soul cores in it

# A player's numbers: regular cores by area, soul cores by area, and what is counted during a turn.
BURSTS_SET: Final = 8  # this turn (6-6-1-2-2)
TURNS_TAKEN: Final = 9
STEP: Final = 10  # of player 0: the step that the turn is in (chapter 6)
OFFERS: Final = 11  # bits of the private areas where something could have triggered, so that the player is asked (10-9-3)
NUMBERS: Final[list[str]] = [
    "life", "reserve", "core trash", "void", "soul core in life", "soul core in reserve", "soul core in trash",
    "soul core in void", "bursts set", "turns taken", "step", "offers",
]

# Keywords (11), as bits of `Look.keywords`.
AWAKEN: Final = 1
CONFRONT: Final = 2
CURSE: Final = 4
IMMORTAL: Final = 8
ARMOR: Final = 16
LUSTER: Final = 32
BLESSED: Final = 64
ASCEND: Final = 128
SWIFT: Final = 256
GALE: Final = 512
CRUSH: Final = 1024
RAID: Final = 2048
AT_FIELD: Final = 4096
ASTRAL: Final = 8192
CHAIN: Final = 16384
AGILE: Final = 32768
FEAST: Final = 65536
LINK: Final = 131072
BURST: Final = 262144  # 3-8-4: the card has a burst effect
ARMOR_SHIFT: Final = 20  # 11-5-2: the colors of Armor's condition, as `colors << ARMOR_SHIFT`
KEYWORDS: Final[dict[str, int]] = {
    "awaken": AWAKEN, "confront": CONFRONT, "curse": CURSE, "immortal": IMMORTAL, "armor": ARMOR, "luster": LUSTER,
    "blessed": BLESSED, "ascend": ASCEND, "swift": SWIFT, "gale": GALE, "crush": CRUSH, "raid": RAID, "a.t. field": AT_FIELD,
    "astral": ASTRAL, "chain": CHAIN, "agile": AGILE, "feast": FEAST, "link": LINK, "burst": BURST,
}
NUMBERED: Final = ("gale", "crush", "raid")  # those with a number of their own
ONE_COUNTS: Final = CURSE | BLESSED | GALE | CRUSH | RAID  # of several on one spirit one activates

# What effects forbid, as bits of `Look.bans`.
CANT_ATTACK: Final = 1
CANT_BLOCK: Final = 2
CANT_BE_BLOCKED: Final = 4
CANT_REFRESH: Final = 8  # in its controller's refresh step
CANT_BE_SELECTED: Final = 16  # by the opponent's effects
CANT_BE_DESTROYED_BY_EFFECTS: Final = 32  # of the opponent
CANT_BE_DESTROYED: Final = 64
MUST_ATTACK: Final = 256
CANT_BE_EXHAUSTED: Final = 512  # by the opponent's effects
CANT_BE_RETURNED: Final = 1024  # to hand or deck by the opponent's effects
CORES_CANT_BE_REMOVED: Final = 2048  # by the opponent's effects
NO_COMBAT_DESTRUCTION: Final = 4096  # not destroyed by comparing BP
CANT_ACTIVATE: Final = 8192  # its activated and triggered effects
BLOCKS_EXHAUSTED: Final = 32768  # it can block while exhausted
TAKES_NO_LIFE: Final = 65536  # its attacks can't reduce life
LEAVES_ONE_LIFE: Final = 131072  # its attacks can't reduce life to 0
CANT_BE_SELECTED_BY_SPIRITS: Final = 262144  # by effects of the opponent's spirits
CANT_BE_SELECTED_BY_MAGIC: Final = 524288
CANT_BE_DESTROYED_BY_SPIRITS: Final = 1048576  # by destruction effects of the opponent's spirits
CANT_BE_DISCARDED: Final = 2097152  # by the opponent's effects
CORES_KEPT_FROM_SPIRITS: Final = 4194304  # its cores can't be removed by effects of the opponent's spirits
CORES_KEPT_FROM_MAGIC: Final = 8388608
# Its effects of one timing are not triggered: the bits are those of the timings (below, flags of an ability), higher up.
NO_TIMING_SHIFT: Final = 17
NOT_WHEN_SUMMONED: Final = 16777216
NOT_WHEN_ATTACKING: Final = 33554432
NOT_WHEN_BLOCKING: Final = 67108864
NOT_WHEN_DESTROYED: Final = 134217728

# What an effect forbids a card to do with certain others: `Restriction.kind`.
CANT_BE_BLOCKED_BY: Final = 0
CANT_BLOCK_IT: Final = 1
CANT_BE_SELECTED_BY: Final = 3  # by effects of which cards it can't be selected
MAY_BLOCK_EXHAUSTED: Final = 2  # which attackers it can block while exhausted: no prohibition, but about certain others as well

# Marks on a card: `Piece.marks`.
ATTACKING: Final = 1  # in the battle that is going on (7-1-1-1)
BLOCKING: Final = 2  # 7-1-3-1

# Steps (chapter 6): the verb of a PHASE event.
START_STEP: Final = 0
CORE_STEP: Final = 1
DRAW_STEP: Final = 2
REFRESH_STEP: Final = 3
MAIN_STEP: Final = 4
ATTACK_STEP: Final = 5
END_STEP: Final = 6
AFTER_DRAW: Final = 7  # 6-4-2: no step of its own, but the moment when all draws of the draw step have been made
PHASES: Final[dict[str, int]] = {
    "start step": START_STEP, "core step": CORE_STEP, "draw step": DRAW_STEP, "refresh step": REFRESH_STEP,
    "main step": MAIN_STEP, "attack step": ATTACK_STEP, "end step": END_STEP,
}

# Layers (8-8-1). The level comes first, because it decides which constant effects there are to apply.
LEVEL_LAYER: Final = 0  # 8-8-1-3-2
OTHER_LAYER: Final = 1  # 8-8-1-2: what is no number
NUMBER_LAYER: Final = 2  # 8-8-1-3: costs, symbols, the cores for LV1
LEVEL_BP_LAYER: Final = 3  # 8-8-1-3-3
BP_SET_LAYER: Final = 4  # 8-8-1-3-4
BP_LAYER: Final = 5  # 8-8-1-3-5
LAST_LAYER: Final = 6  # 8-8-1: what is forbidden by numbers, once they are known
LAYERS: Final = 7

# Kinds of link.
LINK_LINK: Final = 0  # 11-18: from the linking spirit to the one that attacks; there are no other links

# How long: durations of this game's own (`kernel.continuous.FIRST_OWN_DURATION`).
END_OF_BATTLE: Final = 8  # 7-1-6-2

# Events of this game's own.
CORES_EVENT: Final = 32  # cores move: verb CORE or SOUL_CORE, amount how many, origin and goal, subject and other (ON_CARD)
BATTLE_ENDS: Final = 33  # 7-1-6-1: subject the attacker, other the blocker or -1
RESOLVED_EVENT: Final = 34  # an effect has been resolved: subject its card, ability its number
BATTLE_RESOLVES: Final = 35  # 7-1-5-1: subject the attacker, other the blocker or -1

# Flags of a CORES event.
ACROSS: Final = 1  # the goal is the other player's area
WITH_CARD: Final = 4  # they lay on a card that leaves the field in the same moment (3-5-5)
SOUL_NAMED: Final = 8  # the effect names the soul core (4-11-3, 4-11-4)

# Verbs of a MOVE of this game's own.
SELF_DESTROY: Final = 24  # 10-1-1-1
PLACE: Final = 25  # 10-7-1
SET_BURST: Final = 26  # 6-6-1-2-2

# Flags of an ability.
MAIN_EFFECT: Final = 16  # 8-1-3-1, 8-1-6-1
FLASH_EFFECT: Final = 32
BURST_EFFECT: Final = 64  # 10-9-1
WHEN_SUMMONED: Final = 128  # the timing event is "When Summoned"
WHEN_ATTACKING: Final = 256  # 10-11-1
WHEN_BLOCKING: Final = 512
WHEN_DESTROYED: Final = 1024  # 10-15-1
ANY_TIMING: Final = 1920  # one of the four above
SEES_DESTROYED: Final = 4096  # it waits for the destruction of spirits of its own side
SPEAKS_OF_CARD: Final = 2048  # 8-6-3: it does something with the card that set it off

# Flags of a MOVE event.
FROM_PLAY: Final = 1  # summoned, placed or used by its player for its cost
ENTERS_EXHAUSTED: Final = 2

# Questions of this game's own.
ASK_FIRST: Final = 32  # 5-2-6
ASK_MULLIGAN: Final = 33  # 5-2-7
ASK_MAIN: Final = 34  # 6-6-1-2
ASK_ATTACK: Final = 35  # 6-7-3-2
ASK_FLASH: Final = 36  # 7-1-2-1, 7-1-4-1
ASK_BLOCK: Final = 37  # 7-1-3-1
ASK_PAY: Final = 38  # 10-6-6: how many cores from here (an option's extra is 1 if the soul core is among them)
ASK_CORES_FOR: Final = 39  # 10-6-7: how many cores from here onto the summoned card
ASK_CORE_GOAL: Final = 41  # 6-6-1-2-3: where the cores go
ASK_CORE_NUMBER: Final = 42  # 6-6-1-2-3: how many
ASK_CORE_KIND: Final = 43  # 8-5-6: a core or the soul core
ASK_BURST: Final = 44  # 10-9-3: activate the burst?
ASK_ASCEND: Final = 45  # 11-8-1: which spirit gives its cores
ASK_ACTIVATE: Final = 46  # an effect in hand or trash that may be activated (11-4-1, 11-16-1)

# Verbs of options of this game's own.
SET: Final = 20  # set a burst card: value the card
MOVE_CORES: Final = 21  # value: the card that they come from, or RESERVE_PLACE
RESERVE_PLACE: Final = (1 << 14) - 1  # stands for the reserve where an option names a card
CORES_TO: Final = 22  # value: the card, or RESERVE_PLACE
CORES: Final = 23  # value: how many regular cores; extra: 1 with the soul core, 2 the soul core for a core of the other place
FROM_CARDS: Final = 24  # some cores come from cards on the field
REPEAT_CYCLE: Final = 25  # 12-1-1-2; the value is how many actions the cycle has
