"""The words of the rulebook as numbers: zones and positions (3), types, colours and icons (2), states (4.6), keywords (10)."""
from __future__ import annotations

from typing import Final

# Zones (chapter 3).
STAGE: Final = 0
DECK: Final = 1
HAND: Final = 2
WAITING_ROOM: Final = 3
MARKERS: Final = 4  # all five marker areas of a player; `Piece.marks` says under which position a marker lies (3.7)
CLOCK: Final = 5
LEVEL: Final = 6
STOCK: Final = 7
CLIMAX_AREA: Final = 8
MEMORY: Final = 9
RESOLUTION: Final = 10

ZONES: Final[dict[str, int]] = {
    "stage": STAGE, "deck": DECK, "hand": HAND, "waiting room": WAITING_ROOM, "marker area": MARKERS, "clock": CLOCK,
    "level": LEVEL, "stock": STOCK, "climax area": CLIMAX_AREA, "memory": MEMORY, "resolution zone": RESOLUTION,
}

# Stage positions (3.6.3): the low bits of `Piece.marks` of a card on the stage or of a marker. A MOVE to the stage says the
# position in its `place`; 0 leaves it open, and its player chooses among the positions that the flags allow. A MOVE to a marker
# area says the position in its `amount`: its `place` is where among the markers (the top).
CENTER_LEFT: Final = 1
CENTER_MIDDLE: Final = 2
CENTER_RIGHT: Final = 3
BACK_LEFT: Final = 4
BACK_RIGHT: Final = 5
POSITION_COUNT: Final = 5
POSITION_BITS: Final = 7  # of `Piece.marks`
POSITIONS: Final[dict[str, int]] = {
    "left position of the center stage": CENTER_LEFT, "middle position of the center stage": CENTER_MIDDLE,
    "right position of the center stage": CENTER_RIGHT, "left position of the back stage": BACK_LEFT,
    "right position of the back stage": BACK_RIGHT,
}
ONE_POSITION: Final[dict[str, int]] = {
    "left center stage": CENTER_LEFT, "middle center stage": CENTER_MIDDLE, "right center stage": CENTER_RIGHT,
    "left back stage": BACK_LEFT, "right back stage": BACK_RIGHT,
}
# Parts of the stage, as the bits of their positions; Assist works on the back stage (10.3.2).
CENTER: Final = 1 << CENTER_LEFT | 1 << CENTER_MIDDLE | 1 << CENTER_RIGHT
BACK: Final = 1 << BACK_LEFT | 1 << BACK_RIGHT
PARTS: Final[dict[str, int]] = {
    "center stage": CENTER, "back stage": BACK, "assist": BACK, **{word: 1 << at for word, at in ONE_POSITION.items()},
}

# Marks on a card: `Piece.marks`, above the position.
ATTACKED_THIS_TURN: Final = 8

# Card types (2.3.2), one bit each.
CHARACTER: Final = 1
EVENT: Final = 2
CLIMAX: Final = 4
TYPES: Final[dict[str, int]] = {"character": CHARACTER, "event": EVENT, "climax": CLIMAX}

# Colours (2.4): `Look.colours`.
YELLOW: Final = 1
GREEN: Final = 2
RED: Final = 4
BLUE: Final = 8
COLOURS: Final[dict[str, int]] = {"yellow": YELLOW, "green": GREEN, "red": RED, "blue": BLUE}

# Trigger icons (4.12.2): bits of `Look.subtypes`. How many soul icons there are is a stat.
SOUL_ICON: Final = 1
RETURN_ICON: Final = 2
POOL_ICON: Final = 4
COMEBACK_ICON: Final = 8
DRAW_ICON: Final = 16
SHOT_ICON: Final = 32
TREASURE_ICON: Final = 64
GATE_ICON: Final = 128
STANDBY_ICON: Final = 256
CHOICE_ICON: Final = 512
TRIGGER_ICONS: Final[dict[str, int]] = {
    "soul": SOUL_ICON, "return": RETURN_ICON, "pool": POOL_ICON, "comeback": COMEBACK_ICON, "draw": DRAW_ICON,
    "shot": SHOT_ICON, "treasure": TREASURE_ICON, "gate": GATE_ICON, "standby": STANDBY_ICON, "choice": CHOICE_ICON,
}
# Other icons (2.8) and sides (2.18.1), bits of `Look.subtypes` too.
COUNTER_ICON: Final = 1024
CLOCK_ICON: Final = 2048
WEISS_SIDE: Final = 4096
SCHWARZ_SIDE: Final = 8192

# Numbers on a card: `Look.stats`.
LEVEL_STAT: Final = 0
COST: Final = 1
POWER: Final = 2
SOUL: Final = 3
SOUL_ICONS: Final = 4  # how many soul icons it has as trigger icons (2.11)
STATS: Final[dict[str, int]] = {"level": LEVEL_STAT, "cost": COST, "power": POWER, "soul": SOUL, "soul icons": SOUL_ICONS}

# A player's numbers.
REFRESH_POINTS: Final = 0  # 5.2.1.5, 9.9
HAND_LIMIT: Final = 1  # 3.3.3.1
TURNS_TAKEN: Final = 2
ATTACKS: Final = 3  # attack sub-phases of this player this turn (7.2.1.3.1)
NUMBERS: Final[list[str]] = ["refresh points", "hand limit", "turns taken", "attacks"]

# Keywords (10): one bit each, in `Ability.flags` of the abilities that bear the keyword and in `Look.keywords`.
ALARM: Final = 1 << 4
ENCORE: Final = 1 << 5
ASSIST: Final = 1 << 6
BOND: Final = 1 << 7
BACKUP: Final = 1 << 8
GREAT_PERFORMANCE: Final = 1 << 9
BRAINSTORM: Final = 1 << 10
CHANGE: Final = 1 << 11
MEMORY_KEYWORD: Final = 1 << 12
EXPERIENCE: Final = 1 << 13
SHIFT: Final = 1 << 14
ACCELERATE: Final = 1 << 15
RESONATE: Final = 1 << 16
FUSION: Final = 1 << 17
SUNDER: Final = 1 << 18
KEYWORDS: Final[dict[str, int]] = {
    "alarm": ALARM, "encore": ENCORE, "assist": ASSIST, "bond": BOND, "backup": BACKUP, "great performance": GREAT_PERFORMANCE,
    "brainstorm": BRAINSTORM, "change": CHANGE, "memory": MEMORY_KEYWORD, "experience": EXPERIENCE, "shift": SHIFT,
    "accelerate": ACCELERATE, "resonate": RESONATE, "fusion": FUSION, "sunder": SUNDER,
}
# Other flags of an ability.
COUNTER: Final = 1 << 20  # an activated ability with a counter icon (7.4.1.2.1)
DEFAULT_ENCORE: Final = 1 << 21  # the Encore that every character has (10.2.3)
WORKS_FACE_DOWN: Final = 1 << 22  # in memory, it works even while the card is face down (3.12.2.2.1)

# Sorts of activated ability: bits of `Look.acts`.
MAIN_ACT: Final = 1  # played in the main phase (6.5.1.2.3)
COUNTER_ACT: Final = 2  # played in the counter step (7.4.1.2.1)

# What effects forbid or allow, as bits of `Look.bans`.
CANT_ATTACK: Final = 1
CANT_FRONTAL_ATTACK: Final = 2
CANT_SIDE_ATTACK: Final = 4
CANT_DIRECT_ATTACK: Final = 8
CANT_STAND: Final = 16  # in its master's stand phase
CANT_BE_CHOSEN: Final = 32  # by the opponent's effects
CANT_BE_REVERSED: Final = 64  # in battle
CANT_BE_PLAYED: Final = 128
CANT_MOVE: Final = 256  # to another stage position
IGNORES_COLOUR: Final = 512  # it can be played without fulfilling the colour requirement (8.6.2.1.1)
NO_SIDE_PENALTY: Final = 2048  # its soul is not decreased by side attacking (7.2.1.4.2)
NO_ENCORE: Final = 4096
CANT_BE_FRONTAL_ATTACKED: Final = 16384
CANT_ACT: Final = 1 << 16  # its activated abilities can't be played
NO_BACKUP: Final = 1 << 17  # its Backup can't be played
CANT_DEAL_DAMAGE: Final = 1 << 19  # to players
CANT_BE_RETURNED: Final = 1 << 20  # to the hand
CANT_GO_TO_MEMORY: Final = 1 << 21
NOT_REVERSED_BY_AUTO: Final = 1 << 22  # by automatic abilities of the opponent's characters

# Orientation (4.6.1): the amount of a STATE event, and `Piece.turned`.
STANDING: Final = 0
RESTED: Final = 1
REVERSED: Final = 2
STATES: Final[dict[str, int]] = {"stand": STANDING, "rest": RESTED, "reverse": REVERSED}

# Phases and steps (chapters 6 and 7): the verb of the event at the beginning of one; its player is the turn player.
STAND_PHASE: Final = 0  # and the beginning of the turn (6.2.1.1)
DRAW_PHASE: Final = 1
CLOCK_PHASE: Final = 2
MAIN_PHASE: Final = 3
CLIMAX_PHASE: Final = 4
ATTACK_PHASE: Final = 5
ATTACK_DECLARATION: Final = 6
TRIGGER_STEP: Final = 7
COUNTER_STEP: Final = 8
DAMAGE_STEP: Final = 9
BATTLE_STEP: Final = 10
ENCORE_STEP: Final = 11
END_PHASE: Final = 12  # and "at the end of turn" (6.8.1.1)
END_OF_ATTACK: Final = 13  # its subject is the attacking character (7.5.1.4, 7.6.1.5)
PHASES: Final[dict[str, int]] = {
    "turn": STAND_PHASE, "stand phase": STAND_PHASE, "draw phase": DRAW_PHASE, "clock phase": CLOCK_PHASE,
    "main phase": MAIN_PHASE, "climax phase": CLIMAX_PHASE, "attack phase": ATTACK_PHASE,
    "attack declaration step": ATTACK_DECLARATION, "trigger step": TRIGGER_STEP, "counter step": COUNTER_STEP,
    "damage step": DAMAGE_STEP, "battle step": BATTLE_STEP, "encore step": ENCORE_STEP, "end phase": END_PHASE,
}

# Types of attack (7.2.1.4): the verb of an ATTACK event, whose `other` is the character that is attacked.
DIRECT: Final = 0
FRONTAL: Final = 1
SIDE: Final = 2
ATTACK_TYPES: Final[list[str]] = ["Direct attack", "Frontal attack", "Side attack"]
TRIGGER_GOALS: Final[list[str]] = ["To your hand", "To your stock"]  # 4.12: of a choice trigger

# Layers (8.9.1).
OTHER_LAYER: Final = 0  # what changes no value
VALUE_LAYER: Final = 1
LAYERS: Final = 2

# Events of this game's own. A DAMAGE event is damage about to be dealt (`player` receives it, `source` deals it); it can be
# replaced. What came of it is one of the next two, with the same source and player.
DAMAGE_CANCELED: Final = 32  # 4.10.1.2; the amount is the damage that was dealt
DAMAGE_TAKEN: Final = 33  # 4.10.1.3; the amount is how many cards were put into the clock
REFRESHED: Final = 34  # 9.2.4; `player` refreshed
LEVELED_UP: Final = 35  # 9.3; `player` leveled up, the subject is the card that was put into the level
TRIGGER_CHECK: Final = 36  # 7.3.1.2; the subject is the revealed card, `other` the attacking character
USED: Final = 37  # an ability with a keyword was used (10.7.4, 10.8.5, 10.12.3); `verb` is the number of the keyword's bit
ACTIVATED_USED: Final = 31  # or this: an activated ability was used (8.1.1.1.2)
EXTRA_TURN: Final = 38  # 11.2; `player` takes an additional turn
REPLAY: Final = 39  # 11.3.2
REPOSITIONED: Final = 40  # 6.5.1.2.4: a character is moved about in the main phase; the amount is its new position

FIRST_PHASE_KIND: Final = 41  # plus the phase: that phase or step begins. A kind for each, since cards watch for one of them.

# Flags of a MOVE event.
ENTERS_RESTED: Final = 1
FACE_DOWN: Final = 2  # into level or memory (3.9.2.2, 3.12.2.2); into a marker area, cards go face down unless FACE_UP
FACE_UP: Final = 4
FROM_PLAY: Final = 8  # the card was played, not put
ENTERS_REVERSED: Final = 32
OPEN_POSITION: Final = 64  # to the stage: only positions without a character
ON_CENTER: Final = 128  # to the stage: only positions of the center stage
ON_BACK: Final = 256  # to the stage: only positions of the back stage
BY_DAMAGE: Final = 512  # part of a Damage Process (4.10)
SWAPPED: Final = 1024  # two characters exchange their positions (6.5.1.2.4)

FACED: Final = 2048  # to the stage: only positions that an opponent's character faces
SEPARATE: Final = 4096  # to the stage: another position for each card that is put there together

# Questions of this game's own.
ASK_REDRAW: Final = 32  # 5.2.1.4
ASK_CLOCK: Final = 33  # 6.4.1.2
ASK_MAIN: Final = 34  # 6.5.1.2
ASK_POSITION: Final = 35  # 8.6.2.2.1 and wherever a card is put on the stage
ASK_CLIMAX: Final = 36  # 6.6.1.2
ASK_ATTACK: Final = 37  # 7.2.1.3
ASK_ATTACK_TYPE: Final = 38  # 7.2.1.4
ASK_COUNTER: Final = 39  # 7.4.1.2
ASK_LEVEL_UP: Final = 40  # 9.3.2
ASK_REVERSED: Final = 41  # 7.7.1.2: which reversed character goes next
ASK_TRIGGER: Final = 42  # 4.12: whether, and with which card, a trigger icon's action is carried out
ASK_RULE_ACTION: Final = 43  # 9.1.2.1.1.2: which interrupting rule action comes first

# Verbs of options of this game's own.
SWAP: Final = 20  # the value is a character, the extra the position whose place it takes (6.5.1.2.4)
POSITION: Final = 21  # the value is a stage position
REPEAT_CYCLE: Final = 22  # 11.1.1.2; the value is how many actions the loop has
LEVEL_UP: Final = 23  # 9.3
RESHUFFLE: Final = 24  # 9.2
