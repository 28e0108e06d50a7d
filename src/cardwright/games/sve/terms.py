"""The words of the rulebook as numbers: zones (chapter 4), types and classes (chapter 2), players' numbers (3.2), keywords (12)."""
from __future__ import annotations

from typing import Final

# Zones (chapter 4).
LEADER_AREA: Final = 0
FIELD: Final = 1
DECK: Final = 2
EVOLVE_DECK: Final = 3
HAND: Final = 4
EX_AREA: Final = 5
CEMETERY: Final = 6
BANISHED: Final = 7
RESOLUTION: Final = 8
EVOLVE_ZONE: Final = 9
RACE_ZONE: Final = 10
GONE: Final = 11  # where eliminated tokens end: no zone of the rulebook (9.1.3)

ZONES: Final[dict[str, int]] = {
    "leader area": LEADER_AREA, "field": FIELD, "deck": DECK, "evolve deck": EVOLVE_DECK, "hand": HAND, "ex area": EX_AREA,
    "cemetery": CEMETERY, "banished zone": BANISHED, "resolution zone": RESOLUTION, "evolve zone": EVOLVE_ZONE,
    "race zone": RACE_ZONE,
}

# Card types (2.3), one bit each.
LEADER: Final = 1
FOLLOWER: Final = 2
AMULET: Final = 4
SPELL: Final = 8
CREST: Final = 16  # later than the rulebook: a token that has its abilities in the EX area, where alone texts put it and count it
TYPES: Final[dict[str, int]] = {"leader": LEADER, "follower": FOLLOWER, "amulet": AMULET, "spell": SPELL, "crest": CREST}

# Special types (2.3.3) and tokens (9.1): `Look.subtypes`.
EVOLVED: Final = 1
ADVANCED: Final = 2
TOKEN: Final = 4
DOUBLE_FACED: Final = 8
CARROT: Final = 16

# Classes (2.2): `Look.colours`.
NEUTRAL: Final = 1
FORESTCRAFT: Final = 2
SWORDCRAFT: Final = 4
RUNECRAFT: Final = 8
DRAGONCRAFT: Final = 16
ABYSSCRAFT: Final = 32
HAVENCRAFT: Final = 64
CLASSES: Final[dict[str, int]] = {
    "neutral": NEUTRAL, "forestcraft": FORESTCRAFT, "swordcraft": SWORDCRAFT, "runecraft": RUNECRAFT,
    "dragoncraft": DRAGONCRAFT, "abysscraft": ABYSSCRAFT, "havencraft": HAVENCRAFT,
}

# Numbers on a card: `Look.stats`.
COST: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
STATS: Final[dict[str, int]] = {"cost": COST, "attack": ATTACK, "defense": DEFENSE}

# A player's numbers (3.2). A leader's defense (2.8.3) is its printed 20 with what was given to it and lost.
PLAY_POINTS: Final = 0
MAX_PLAY_POINTS: Final = 1
EVOLUTION_POINTS: Final = 2
LEADER_DEFENSE: Final = 3
FIELD_LIMIT: Final = 4  # 4.4.4
HAND_LIMIT: Final = 5  # 4.7.3
EX_LIMIT: Final = 6  # 4.8.3
DECKED_OUT: Final = 7  # drew from an empty deck since the last rules handling (5.9.1.1)
TURNS_TAKEN: Final = 8
SKIPS: Final = 9  # turns that this player is to skip (5.25)
EVOLVES_USED: Final = 10  # evolve or serve abilities played this turn (8.3.2)
RUSH_GRANTED: Final = 11  # Open 8's extra action was used this turn (B:8.5.1)
EVOLVES_ALLOWED: Final = 12  # how many evolve or serve abilities this player may play in a turn (8.3.2)
OPEN_8: Final = 13  # is this player in the Open 8 format? (Appendix B)
BASIS: Final = 14  # what the deck of a leader with a class and a universe is based on: CLASS or UNIVERSE (6.2.1.3)
CLASS: Final = 1
UNIVERSE: Final = 2
SUPER_EVOLUTION_POINTS: Final = 15  # later than the rulebook: notations/super_evolving.py
NUMBERS: Final[list[str]] = [
    "play points", "maximum play points", "evolution points", "leader defense", "field limit", "hand limit", "EX area limit",
    "decked out", "turns taken", "skips", "evolves used", "rush granted", "evolves allowed", "open 8", "basis",
    "super evolution points",
]

# Keywords (12), as bits of `Look.keywords`.
WARD: Final = 1
STORM: Final = 2
RUSH: Final = 4
ASSAIL: Final = 8
INTIMIDATE: Final = 16
DRAIN: Final = 32
BANE: Final = 64
AURA: Final = 128
QUICK: Final = 256
STACK: Final = 512
EARTH_RITE: Final = 1024  # 13.3.3: an ability of the card has an Earth Rite
KEYWORDS: Final[dict[str, int]] = {
    "ward": WARD, "storm": STORM, "rush": RUSH, "assail": ASSAIL, "intimidate": INTIMIDATE, "drain": DRAIN, "bane": BANE,
    "aura": AURA, "quick": QUICK, "stack": STACK, "earth rite": EARTH_RITE,
}

# What effects forbid or allow, as bits of `Look.bans`.
CANT_ATTACK: Final = 1
CANT_ATTACK_LEADERS: Final = 2
CANT_ATTACK_FOLLOWERS: Final = 4
CANT_REFRESH: Final = 8  # in its controller's start phase
CANT_BE_SELECTED: Final = 16  # by the opponent's cards and abilities
CANT_BE_DESTROYED_BY_ABILITIES: Final = 32
CANT_BE_DESTROYED: Final = 64
NO_ABILITY_DAMAGE: Final = 128
NO_COMBAT_DAMAGE: Final = 256
NO_DAMAGE: Final = 512
CANT_EVOLVE: Final = 1024
CANT_BE_PLAYED: Final = 2048
IGNORES_WARD: Final = 4096
CANT_BE_ATTACKED: Final = 8192
CANT_BE_BANISHED: Final = 32768
CANT_BE_RETURNED: Final = 65536
CANT_PLAY_FROM_EX: Final = 131072
CANT_PLAY_FROM_HAND: Final = 262144
CANT_DEAL_DAMAGE: Final = 524288
CANT_BE_ENGAGED: Final = 1048576
CANT_PLAY_ON_OWN_TURN: Final = 2097152
NO_ATTACK_DAMAGE: Final = 8388608
PLAYED_FROM_HAND_ONLY: Final = 67108864
CANT_ACT: Final = 16777216  # activated abilities can't be played
CANT_ACT_BUT_EVOLVE: Final = 33554432  # other than evolve abilities
NO_FANFARE: Final = 4194304  # its Fanfare abilities do nothing; of a leader: those of all its player's cards
NO_ON_EVOLVE: Final = 67108864  # the same of On Evolve abilities

# Marks on a card on the field: `Piece.marks`.
EVOLVED_THIS_TURN: Final = 1  # 8.4.2.1
BANED: Final = 2  # fought with a follower that has Bane since the last rules handling (11.3.2)
RACED: Final = 4  # 14.2.3
ATTACKED_THIS_TURN: Final = 8
EVOLVED_EVER: Final = 16
BACK_MEANT: Final = 64  # of a double-faced card in the evolve deck: an effect names its back face (2.14.3)

# Links (5.15, 14.2.1).
EVOLVE_LINK: Final = 0
RACE_LINK: Final = 1

# Phases (chapter 7): the verb of a PHASE event.
START_PHASE: Final = 0
MAIN_PHASE: Final = 1
END_PHASE: Final = 2
PHASES: Final[dict[str, int]] = {"start phase": START_PHASE, "main phase": MAIN_PHASE, "end phase": END_PHASE}

# Layers (10.9.1).
ABILITY_LAYER: Final = 0
OTHER_LAYER: Final = 1
NUMBER_LAYER: Final = 2
LAYERS: Final = 3

# Events of this game's own.
EVOLVED_EVENT: Final = 32  # a card on the field evolves (5.15)
RACED_EVENT: Final = 33  # a card races (14.2.3)
SERVED_EVENT: Final = 34
SUPER_EVOLVED_EVENT: Final = 35  # notations/super_evolving.py

ON_EVOLVE: Final = 1 << 18  # `Ability.keyword` of an On Evolve ability
FANFARE: Final = "12.4.3"  # the clause that a Fanfare ability bears: `Ability.clause`

# Flags of an activated ability: `Ability.flags`.
EVOLVE_ABILITY: Final = 16  # 12.2
SERVE_ABILITY: Final = 32  # 14.2.2
UNION_BURST: Final = 64  # of an activated or automatic ability: notations/union_burst.py

# Sorts of activated ability beside the usual one: bits of `Look.acts`.
EVOLVE_ACT: Final = 2  # an evolve or serve ability: only so many may be played in a turn (8.3.2)
QUICK_ACT: Final = 4  # it can be played with Quick as well (12.3.3)

# Flags of a MOVE event.
ENTERS_ENGAGED: Final = 1
FACE_DOWN: Final = 2
BACK_FACE: Final = 4
FROM_PLAY: Final = 8  # the card was played, not put
BY_BANE: Final = 16

# Questions of this game's own.
ASK_FIRST: Final = 32  # 6.2.1.6
ASK_MULLIGAN: Final = 33  # 6.2.1.8
ASK_MAIN: Final = 34  # 7.3.3
ASK_QUICK: Final = 35  # 7.4.5, 8.4.7
ASK_WARD: Final = 36  # 7.4.3
ASK_ATTACK_TARGET: Final = 37  # 8.4.3
ASK_BASIS: Final = 38  # 6.2.1.3
ASK_EVOLVE_CARD: Final = 39  # 12.2.2, 5.15.1.1
ASK_EVOLUTION_POINT: Final = 40  # 12.2.3
ASK_STACK: Final = 41
ASK_KEEP: Final = 42  # 11.4, 11.5
ASK_SUPER_EVOLUTION: Final = 43  # notations/super_evolving.py

# Verbs of options of this game's own.
GRANT_RUSH: Final = 20  # B:8.5.1
REPEAT_CYCLE: Final = 21  # 15.2.1.1; the value is how many actions the cycle has
