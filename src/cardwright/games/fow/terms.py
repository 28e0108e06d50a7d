"""The words of the rulebook as numbers: types and attributes (200), zones (300), players' numbers, keywords (1100)."""
from __future__ import annotations

from typing import Final

from cardwright.kernel import events

# Zones (300). The play ground is the field and the ruler area (313.1).
MAIN_DECK: Final = 0
STONE_DECK: Final = 1
HAND: Final = 2
FIELD: Final = 3
RULER_AREA: Final = 4
GRAVEYARD: Final = 5
STANDBY: Final = 6
REMOVED: Final = 7
CHASE: Final = 8
LIFEBREAK: Final = 9  # 1415.1a: used with the Valhalla rules only
PLAYERS: Final = 10  # no zone of the rulebook: a stand-in for each player, who can be a target or an attacked object
GONE: Final = 11  # no zone of the rulebook: where tokens and copies are that have ceased to exist (1303.3, 1017.1a)
SIDEBOARD: Final = 12  # 315.1b: no zone of the rulebook either, nor is the next
COLLECTION: Final = 13  # 315.1a
STRANGER_DECK: Final = 14  # younger than the rulebook: what the reminder of [Stranger] says
RUNE_AREA: Final = 15  # younger too
GEMS: Final = 16  # no zone of any rulebook: where the gems are that a player controls

ZONES: Final[dict[str, int]] = {
    "main deck": MAIN_DECK, "deck": MAIN_DECK, "magic stone deck": STONE_DECK, "hand": HAND, "field": FIELD,
    "ruler area": RULER_AREA, "graveyard": GRAVEYARD, "standby area": STANDBY, "removed area": REMOVED, "chase": CHASE,
    "lifebreak area": LIFEBREAK, "sideboard": SIDEBOARD, "collection": COLLECTION,
    "stranger deck": STRANGER_DECK, "rune area": RUNE_AREA, "gems": GEMS,
    "out of existence": GONE,
}
PLAY_GROUND: Final = 1 << FIELD | 1 << RULER_AREA
EVERYWHERE: Final = (1 << GONE) - 1 | 1 << RUNE_AREA | 1 << GEMS
# where a card is then
PLAYED_FROM: Final = 1 << HAND | 1 << STANDBY | 1 << GRAVEYARD | 1 << CHASE | 1 << REMOVED | 1 << MAIN_DECK | 1 << RUNE_AREA

# Card types (201.2), one bit each. A player's stand-in has a type of its own.
RULER: Final = 1
J_RULER: Final = 2
RESONATOR: Final = 4
CHANT: Final = 8
ADDITION: Final = 16
REGALIA: Final = 32
MAGIC_STONE: Final = 64
PLAYER: Final = 128
RUNE: Final = 256  # younger than the rulebook; it may be a chant as well
GEM: Final = 512  # younger too: no card, but a piece of an attribute
TYPES: Final[dict[str, int]] = {
    "ruler": RULER, "j-ruler": J_RULER, "resonator": RESONATOR, "chant": CHANT, "addition": ADDITION, "regalia": REGALIA,
    "magic stone": MAGIC_STONE, "j/resonator": RESONATOR | J_RULER, "j/ruler": RULER | J_RULER, "player": PLAYER, "rune": RUNE,
    "gem": GEM,
}
TYPE_NAMES: Final[dict[str, int]] = {  # as they are shown
    "ruler": RULER, "J-ruler": J_RULER, "resonator": RESONATOR, "chant": CHANT, "addition": ADDITION,
    "regalia": REGALIA, "magic stone": MAGIC_STONE, "player": PLAYER, "rune": RUNE, "gem": GEM,
}
FIGHTERS: Final = RESONATOR | J_RULER  # 201.2a: J/resonators
PERMANENTS: Final = RESONATOR | ADDITION | REGALIA  # 702: what is put into the field when it resolves

# General types (201.3), magic stone types (201.4a), what old additions can be added to (1406.1a): `Look.subtypes`.
TOKEN: Final = 1  # 1303
SPECIAL: Final = 2  # 201.3a
BASIC: Final = 4  # a stone named like its magic stone type
TRUE: Final = 8
DOUBLE_SIDED: Final = 16  # 1302.1
ON_FIELD: Final = 32  # [Addition: Field]
ON_RESONATOR: Final = 64
ON_RULER: Final = 128
ON_J_RULER: Final = 256
ON_J_RESONATOR: Final = 512
ON_J_SLASH_RULER: Final = 1024
LIGHT_STONE: Final = 2048
FIRE_STONE: Final = 4096
WATER_STONE: Final = 8192
WIND_STONE: Final = 16384
DARKNESS_STONE: Final = 32768
COIN: Final = 65536  # 1119.2: a will coin token
COPY: Final = 131072  # 1017.1a: a copy that is no physical card
OLD: Final = 262144  # 1401.1: a card of the Alice cluster or before
STRANGER: Final = 524288  # a resonator whose type line says so; younger than the rulebook
MASTER_RUNE: Final = 1048576  # younger too: one of them may be among one's runes
SUBTYPES: Final[dict[str, int]] = {
    "token": TOKEN, "special": SPECIAL, "basic": BASIC, "true": TRUE, "double-sided": DOUBLE_SIDED,
    "light magic stone": LIGHT_STONE, "fire magic stone": FIRE_STONE, "water magic stone": WATER_STONE,
    "wind magic stone": WIND_STONE, "darkness magic stone": DARKNESS_STONE,
}
ADDITIONS: Final[dict[str, int]] = {
    "field": ON_FIELD, "resonator": ON_RESONATOR, "ruler": ON_RULER, "j-ruler": ON_J_RULER, "j/resonator": ON_J_RESONATOR,
    "j/ruler": ON_J_SLASH_RULER,
}
OLD_ADDITIONS: Final = ON_FIELD | ON_RESONATOR | ON_RULER | ON_J_RULER | ON_J_RESONATOR | ON_J_SLASH_RULER
STONE_TYPES: Final = LIGHT_STONE | FIRE_STONE | WATER_STONE | WIND_STONE | DARKNESS_STONE

# Attributes (208.2): `Look.colours`. Void is no attribute at all (208.4).
LIGHT: Final = 1
FIRE: Final = 2
WATER: Final = 4
WIND: Final = 8
DARKNESS: Final = 16
ATTRIBUTES: Final[dict[str, int]] = {"light": LIGHT, "fire": FIRE, "water": WATER, "wind": WIND, "darkness": DARKNESS}
VOID: Final = "void"

# Kinds of will (907.5, 907.6): the places of a list of wills. An attribute's kind is the place of its bit.
LIGHT_WILL: Final = 0
FIRE_WILL: Final = 1
WATER_WILL: Final = 2
WIND_WILL: Final = 3
DARKNESS_WILL: Final = 4
MOON_WILL: Final = 5  # moon is a characteristic, not an attribute (907.6b)
FREE_WILL: Final = 6  # in a cost: any will; in the pool: will without attribute
WILL_KINDS: Final = 7
WILL_SYMBOLS: Final[dict[str, int]] = {
    "W": LIGHT_WILL, "R": FIRE_WILL, "U": WATER_WILL, "G": WIND_WILL, "B": DARKNESS_WILL, "M": MOON_WILL,
}
WILL_NAMES: Final = ("light", "fire", "water", "wind", "darkness", "moon", "void")
WILL_LETTERS: Final = "WRUGBM"
WILL_SIGNS: Final = ("{W}", "{R}", "{U}", "{G}", "{B}", "{M}", "{1}")

# Numbers on a card: `Look.stats`. The cost is one number for each kind of will (203.2), and how often X is in it.
ATK: Final = 0
DEF: Final = 1
TOTAL_COST: Final = 2  # 203.5
FIRST_COST: Final = 3  # ... and the kinds of will, in their order: stats[FIRST_COST + FREE_WILL] is the free cost
X_COST: Final = 10
RUNE_DIVINITY: Final = 11  # of a rune: what revealing it takes; younger than the rulebook
STAT_COUNT: Final = 12
NO_STAT: Final = -1000000  # of a J-ruler that has no ATK or DEF (206.1a, 207.2a)
STATS: Final[dict[str, int]] = {"atk": ATK, "def": DEF, "total cost": TOTAL_COST, "free cost": FIRST_COST + FREE_WILL}

# The switches: readings of unclear clauses that can be had otherwise.
ANY_DRAW_LOSES: Final = "a draw from nothing loses in every phase"  # 1202.2
LIFE_LESS_ONE: Final = "lifebreak counts from life minus one"  # 1415.1d-i

# A player's numbers.
LIFE: Final = 0  # 105.4
HAND_LIMIT: Final = 1  # 306.3
SHORT_DRAW: Final = 2  # wanted more cards than the main deck held, since the last rule process (1202.2): 1, or in the draw phase
IN_DRAW_PHASE: Final = 2  # the value of SHORT_DRAW for a draw of the draw phase
TURNS_TAKEN: Final = 3  # 503.1
CALLED: Final = 4  # magic stones called this turn (709.1)
JUDGED: Final = 5  # judgments done this turn (705.1)
NO_BATTLE: Final = 6  # may not initiate battle again this turn (803.6)
CARDS_PLAYED: Final = 7  # this turn (1124.2)
LIFEBREAK_LIMIT: Final = 8  # 1415.1a-ii
VALHALLA: Final = 9  # are the Valhalla rules used? (1415.1)
CALLS_ALLOWED: Final = 10  # magic stones that may be called in a turn (709.1)
SKIPS: Final = 11  # turns that this player is to skip
STANDBY_COST: Final = 12  # what putting a card into the standby area takes (706.1)
TOURNAMENT: Final = 13  # is the game played in a tournament? (315.1)
TOP_SEEN: Final = 14  # may look at the top card of the main deck at any time, if an effect says so
NUMBERS: Final[list[str]] = [
    "life", "hand limit", "short draw", "turns taken", "stones called", "judgments done", "no battle", "cards played",
    "lifebreak limit", "valhalla", "calls allowed", "skips", "standby cost", "tournament", "top card seen",
]

# Keywords (1100), as bits of `Look.keywords`.
PIERCE: Final = 1
PRECISION: Final = 2
FIRST_STRIKE: Final = 4
EXPLODE: Final = 8
FLYING: Final = 16
SWIFTNESS: Final = 32
IMPERISHABLE: Final = 64
AWAKENING: Final = 128
INCARNATION: Final = 256
QUICKCAST: Final = 512
GODS_ART: Final = 1024
TRIGGER: Final = 2048
STEALTH: Final = 4096
REMNANT: Final = 8192
EVOLUTION: Final = 16384
SHIFT: Final = 32768
LIMIT: Final = 65536
ENERGIZE: Final = 131072
BARRIER: Final = 262144
BESTOW: Final = 524288
MANA: Final = 1048576
BLOODLUST: Final = 2097152
TORRENT: Final = 4194304
JUDGMENT: Final = 8388608
INHERITANCE: Final = 16777216
BREAK: Final = 33554432
BANE: Final = 67108864
DRAIN: Final = 134217728
MYTHIC: Final = 268435456
STRANGER_RULER: Final = 536870912  # [Stranger]: its player may begin the game with a Stranger deck
# Marks: they say nothing by themselves, other texts ask for cards that have them. Younger than the rulebook.
TALES: Final = 1 << 30
VILLAINS: Final = 1 << 31
WILL_OF_HOPE: Final = 1 << 32
WILL_OF_DESPAIR: Final = 1 << 33
BOND: Final = 1 << 34
WAR: Final = 1 << 35
FAMINE: Final = 1 << 36
BLESSING: Final = 1 << 37
SOLARISATION: Final = 1 << 38  # a cost that cards say themselves; other texts ask for cards that have it
ETERNAL: Final = 1 << 39
DIVINITY: Final = 1 << 40  # its number is what the runes that its player reveals may take
FORCE_COMMAND: Final = 1 << 43  # of a force by whose name other texts ask for it
# Weathers, which a player has: bits of the stand-in's keywords. Younger than the rulebook.
RAIN: Final = 1 << 41
THUNDERSTORM: Final = 1 << 42
WEATHERS: Final[dict[str, int]] = {"rain": RAIN, "thunderstorm": THUNDERSTORM}
MARKS: Final[dict[str, int]] = {
    "tales": TALES, "villains": VILLAINS, "will of hope": WILL_OF_HOPE, "will of despair": WILL_OF_DESPAIR, "bond": BOND,
    "war": WAR, "famine": FAMINE, "blessing": BLESSING,
}
KEYWORDS: Final[dict[str, int]] = {
    "pierce": PIERCE, "precision": PRECISION, "target attack": PRECISION, "first strike": FIRST_STRIKE, "explode": EXPLODE,
    "flying": FLYING, "swiftness": SWIFTNESS, "imperishable": IMPERISHABLE, "awakening": AWAKENING, "incarnation": INCARNATION,
    "quickcast": QUICKCAST, "god's art": GODS_ART, "trigger": TRIGGER, "stealth": STEALTH, "remnant": REMNANT,
    "evolution": EVOLUTION, "shift": SHIFT, "limit": LIMIT, "energize": ENERGIZE, "barrier": BARRIER, "bestow": BESTOW,
    "mana": MANA, "bloodlust": BLOODLUST, "torrent": TORRENT, "judgment": JUDGMENT, "inheritance": INHERITANCE, "break": BREAK,
    "bane": BANE, "drain": DRAIN, "mythic": MYTHIC,
    "stranger": STRANGER_RULER, "solarisation": SOLARISATION, "eternal": ETERNAL, "divinity": DIVINITY,
    "force command": FORCE_COMMAND, **MARKS,
}
SYMBOL_SKILLS: Final = PIERCE | PRECISION | FIRST_STRIKE | EXPLODE | FLYING | SWIFTNESS | IMPERISHABLE  # 1413.2

# What effects forbid, allow or demand, as bits of `Look.bans`.
CANT_ATTACK: Final = 1
CANT_BLOCK: Final = 2
CANT_BE_BLOCKED: Final = 4
CANT_BE_ATTACKED: Final = 8
CANT_BE_TARGETED: Final = 16  # by spells and abilities that the opponent controls
CANT_BE_TARGETED_AT_ALL: Final = 32  # by any spells and abilities
CANT_BE_DESTROYED: Final = 64  # 1010.3
CANT_RECOVER: Final = 128  # in its controller's recovery phase
CANT_ACT: Final = 256  # its activate abilities can't be played
CANT_BE_PLAYED: Final = 512
CANT_BE_CANCELED: Final = 1024
CANT_ATTACK_PLAYERS: Final = 2048
CANT_BE_CHASED: Final = 4096  # 1008.2
MUST_ATTACK: Final = 8192  # 710.2
ATTACKS_RECOVERED: Final = 16384  # may attack recovered J/resonators for another reason than [Precision]
CANT_BE_RECOVERED: Final = 32768  # not by effects either
NO_DAMAGE: Final = 65536  # is dealt none
NO_BATTLE_DAMAGE: Final = 131072
CANT_DEAL_DAMAGE: Final = 262144
CANT_BE_BANISHED: Final = 1048576
CANT_LEAVE: Final = 2097152
CANT_TRIGGER: Final = 4194304  # 1015.1a: its automatic abilities won't trigger
CANT_BE_RESTED: Final = 8388608
CANT_PRODUCE_WILL: Final = 16777216
BLOCKS_FLYING: Final = 33554432  # may block J/resonators with [Flying]
CANT_JUDGE: Final = 67108864  # its controller can't do judgment with it
CANT_ATTACK_RESONATORS: Final = 134217728
PLAYABLE: Final = 268435456  # may be played from where it is, though it is not in a hand
ENTERS_QUIETLY: Final = 1 << 29  # that it enters the field makes none of its own abilities trigger
# Of a player's stand-in: what that player can't do.
CANT_GAIN_LIFE: Final = 1 << 30
CANT_PLAY_SPELLS: Final = 1 << 31
CANT_PLAY_NORMAL_SPELLS: Final = 1 << 32  # of chants, additions and regalia (1407.2)
CANT_PLAY_CHANTS: Final = 1 << 33
CANT_CALL_STONES: Final = 1 << 34
# Again of cards: what spells and abilities can't do to them; of the last two, only those that the opponent controls.
CANT_BE_REMOVED: Final = 1 << 35  # from the game
CANT_BE_RETURNED: Final = 1 << 36  # to a hand
CANT_BE_BANISHED_BY_THEM: Final = 1 << 37
CANT_BE_RESTED_BY_THEM: Final = 1 << 38
ATTACKS_FIRST: Final = 1 << 39  # who attacks has to attack with it, if it can
ATTACKS_UPRIGHT: Final = 1 << 40  # attacking does not rest it
BLOCKS_UPRIGHT: Final = 1 << 41  # nor does blocking
CALLS_UPRIGHT: Final = 1 << 42  # nor does calling a magic stone
MUST_BLOCK: Final = 1 << 43  # who is attacked has to block with it, if it can
MUST_BE_BLOCKED: Final = 1 << 44
ENTERS_HUSHED: Final = 1 << 45  # that it enters the field makes none of its own [Enter] abilities trigger
BLOCKS_RESTED: Final = 1 << 46  # may block although it is rested

# Marks on a card: `Piece.marks`.
ATTACKING: Final = 1  # 803.5
BLOCKING: Final = 2  # 804.4
BLOCKED: Final = 4  # 804.4
ATTACKED_OBJECT: Final = 8  # 803.3b
AWAKENED: Final = 16  # 1109.2a: one of its [Awakening] costs was paid, or several
FROM_HAND: Final = 32  # it was played from the hand and put into the field by resolving (1411.2b)
NEW_IN_STANDBY: Final = 64  # put into the standby area this turn (708.5, 906.4a)
REMNANT_PLAYED: Final = 128  # 1115.2
IN_TORRENT: Final = 256  # 1124.2: played with its [Torrent] text
NO_JUDGMENT: Final = 512  # 1010.1a: destroyed as a J-ruler, so it has lost [Judgment] for the rest of the game
ATTACKED_THIS_TURN: Final = 1024
BLOCKED_THIS_TURN: Final = 2048
BY_JUDGMENT: Final = 4096  # it came into the field by performing judgment (1411.2a)
SOLARISED: Final = 8192  # younger than the rulebook: played with [Solarisation]
FIRST_AWAKENING: Final = 65536  # 1109.2: the first of its [Awakening] costs was paid; the next bits: the others
AWAKENINGS: Final = 255 * FIRST_AWAKENING

# Links: an addition is added to a card (1002.1).
ADDED: Final = 0
REMOVED_BY: Final = 1  # a card in the removed area, and the card whose effect or cost removed it

# Counters that rules know.
ASTRAL: Final = "astral"  # 1010.1a
LIMIT_COUNTER: Final = "limit"  # 1118.2
MANA_COUNTER: Final = "mana"  # 1122.2
EVOLUTION_COUNTER: Final = "evolution"  # 1116.2

# Moments (500, 800): the verb of a PHASE event.
TURN_BEGINS: Final = 0
GAME_BEGINS: Final = 1
DRAW_PHASE: Final = 2
RECOVERY_PHASE: Final = 3
RECOVERY_ENDS: Final = 4
MAIN_PHASE: Final = 5
END_PHASE: Final = 6
TURN_ENDS: Final = 7
BATTLE_BEGINS: Final = 8
ATTACK_STEP: Final = 9
BLOCK_STEP: Final = 10
BATTLE_ENDS: Final = 11
MOMENTS: Final[dict[str, int]] = {
    "start of turn": TURN_BEGINS, "start of game": GAME_BEGINS, "start of draw phase": DRAW_PHASE,
    "start of recovery phase": RECOVERY_PHASE, "end of recovery phase": RECOVERY_ENDS, "start of main phase": MAIN_PHASE,
    "start of end phase": END_PHASE, "end of turn": TURN_ENDS, "start of battle": BATTLE_BEGINS,
    "end of battle": BATTLE_ENDS, "start of declare attack step": ATTACK_STEP, "start of declare block step": BLOCK_STEP,
}

# How long an effect lasts, besides the kernel's moments.
END_OF_BATTLE: Final = 8  # 807.3a

# Layers (909.1): copies and base abilities make the base information (909.1a, 1017.2), control comes first, and what depends on ATK
# or DEF comes when all that changes them has been applied (both our readings).
COPY_LAYER: Final = 0
BASE_LAYER: Final = 1
CONTROL_LAYER: Final = 2
TYPE_LAYER: Final = 3
ABILITY_LAYER: Final = 4
OTHER_LAYER: Final = 5
VALUE_LAYER: Final = 6
COUNTER_LAYER: Final = 7
DEPENDENT_LAYER: Final = 8
ROUNDING_LAYER: Final = 9
LAYERS: Final = 10

# Events of this game's own.
JUDGED_EVENT: Final = 32  # a player does judgment: when it resolves (705.3a)
CALLED_EVENT: Final = 33  # a player calls a magic stone (709.1)
WILL_EVENT: Final = 34  # will is produced; the verb is its kind
CANCELED_EVENT: Final = 35  # a card, ability or judgment is cancelled (1012.1)
SHIFTED_EVENT: Final = 36  # a card is turned future side up (1117.2a)
INVERTED: Final = 1  # its verb: turned over, whichever side is up; younger than the rulebook
AUTOMATIC_EVENT: Final = 37  # an automatic ability is played (906.5a)
LIFEBREAK_EVENT: Final = 38  # 1415.1d

# The verb of a PLAYED event.
ABILITY_PLAYED: Final = 0
CARD_PLAYED: Final = 1
WILL_ABILITY_PLAYED: Final = 2
JUDGMENT_DONE: Final = 3  # 705.3a: neither card nor ability, but texts ask for it as for those

# Sorts of activate ability, as bits of `Look.acts`: see `ability_sorts`. First, what will the card could produce.
RESTS_FOR_WILL: Final = 1  # by an ability that takes nothing but resting the card
OTHER_WILL: Final = 2  # by any other will ability
UNLIKE_WILL: Final = 4  # by one that rests it, but not just one will, which could be spent on anything
# Then where its other abilities can be played at main timing; and, so many bits further on, at any time.
WHILE_RECOVERED: Final = 8  # in the play ground
WHILE_RESTED: Final = 16
OUT_OF_PLAY: Final = 32
ANY_TIME: Final = 3
# And from here on the kinds of will of which an ability that rests the card produces one.
WILL_MADE: Final = 9

# Flags of an ability: `Ability.flags`, beyond `faces.QUICK`.
WILL_ABILITY: Final = 16  # 907.1
GODS_ART_ABILITY: Final = 32  # 1112.1
SHIFT_ABILITY: Final = 64  # 1117.2
BESTOW_ABILITY: Final = 128  # 1121.2
INHERITANCE_ABILITY: Final = 256  # 1126.2
JUDGMENT_ABILITY: Final = 512  # 1125.2
MAIN_TIMING: Final = 1024  # may be played at main timing only
BREAK_ABILITY: Final = 2048  # 1415.1b
STEALTH_ABILITY: Final = 4096  # 1114.2: it has the trigger condition
ENTER_ABILITY: Final = 1 << 16  # it begins with [Enter] (1411.2)
PLAYED_ENTER: Final = 1 << 17  # ... and waits for the card to be played, not for its coming in any way (1411.2b)
UNCHASED_ABILITY: Final = 1 << 20  # 1008.2: nothing can be chased to it
ATTACK_COST: Final = 8192  # of a passive ability: its program's cost must be paid for this card to attack (803.5)
BLOCK_COST: Final = 16384  # ... to block (804.4)
LAPSES: Final = 32768  # it makes an effect that lasts as long as a condition holds (909.8)

# Kinds of restriction between two cards: `Ability.restrictions`.
BLOCKED_BY: Final = 1  # it can't be blocked by
BLOCKS: Final = 2  # it can't block
ATTACKS: Final = 3  # it can't attack
ATTACKED_BY: Final = 4  # it can't be attacked by
TARGETED_BY: Final = 5  # it can't be targeted by spells and abilities of
TARGETED_BY_THEIR: Final = 6  # ... that its controller's opponent controls

# To banish (1011) is what the kernel calls to bury: a player puts a card that they control into the graveyard.
BANISH: Final = events.BURY

# Flags of a MOVE event.
ENTERS_RESTED: Final = 1
FACE_DOWN: Final = 2
FROM_PLAY: Final = 4  # put into the field by resolving
J_SIDE: Final = 8  # 705.3: J-ruler side up
BY_PLAYING: Final = 32  # to the chase area, or on from there by resolving (1302.3a)
FUTURE_SIDE: Final = 64
NAMES_RULER: Final = 128  # 1010.2: the effect says that a ruler is destroyed
AS_AWAKENED: Final = AWAKENED | AWAKENINGS | SOLARISED  # 1109.2: which costs with a keyword were paid, as the marks say it

# What lies in the chase area besides spells and abilities: a judgment is neither (705.2d).
JUDGMENT_IN_CHASE: Final = 8

# Flags of what lies in the chase area: `Stacked.flags`. From CAME_FROM on, the zone that a card was played from.
NOT_CHASED: Final = 1  # 1008.2: nothing can be chased to it
AUTOMATIC_ABILITY: Final = 2
SUMMONED: Final = 4  # put there by an effect that summons it (1006.1): it was not played
HELD: Final = 8  # 909.8: the condition of its effects has held since it was played
LAPSED: Final = 16  # ... and has ended
CAME_FROM: Final = 8  # bits to shift

# Questions of this game's own.
ASK_FIRST: Final = 32  # 403.3
ASK_MULLIGAN: Final = 33  # 403.4
ASK_PRIORITY: Final = 34  # 604
ASK_ATTACK: Final = 35  # 803.3
ASK_ATTACKED_OBJECT: Final = 36  # 803.3b
ASK_BLOCK: Final = 37  # 804.3
ASK_WILL: Final = 38  # 1003.5: which will ability to play, while paying
ASK_PAY_WILL: Final = 39  # 1003.1: which will to pay with
ASK_REDUCTION: Final = 40  # 903.2f-iv: which part of a cost is reduced
ASK_REVEAL: Final = 41  # 906.2: reveal a card to trigger it
ASK_PIERCE: Final = 42  # 1102.2b: how much damage the blocker is assigned
ASK_PRODUCE: Final = 45  # which of the wills an ability can produce
ASK_ADD_TO: Final = 46  # 1406.3: which card an addition comes into the field on
ASK_PAY_LESS: Final = 47  # 903.2f-iv: an effect says that one may pay less

# Verbs of options of this game's own.
CALL_STONE: Final = 20  # 709
JUDGE: Final = 21  # 705; the extra says which [Judgment] ability
BATTLE: Final = 22  # 704: initiate battle
SET_STANDBY: Final = 23  # 706
LIFEBREAK_ACTION: Final = 24  # 1415.1d
WILL: Final = 25  # which kind of will; the value is the kind
REVEAL: Final = 26  # a hidden card, to trigger it
REPEAT_LOOP: Final = 27  # 1301.1
PASS: Final = 28  # 710
VERB_NAMES: Final = (
    "call a magic stone", "judgment", "battle", "set in standby", "lifebreak", "will", "reveal", "repeat", "pass",
)
