"""The words of the rulebook as numbers: zones (chapter 7), elements and types (chapter 5), keywords (chapter 15)."""
from __future__ import annotations

from typing import Final

# Zones (7.1).
FIELD: Final = 0
DECK: Final = 1
HAND: Final = 2
BREAK_ZONE: Final = 3
DAMAGE_ZONE: Final = 4
STACK: Final = 5  # one for both players (7.2)
REMOVED: Final = 6  # removed from play (7.13)
OUT: Final = 7  # out of the game, which is no zone (7.5): where abilities are that have left the stack

ZONES: Final[dict[str, int]] = {
    "field": FIELD, "deck": DECK, "hand": HAND, "break zone": BREAK_ZONE, "damage zone": DAMAGE_ZONE, "stack": STACK,
    "removed from play": REMOVED, "removed from the game": REMOVED,
}  # fmt: skip

# Card types (6.6.4), one bit each; and what abilities on the stack are (11.6.4), so that a text can choose one of them.
FORWARD: Final = 1
BACKUP: Final = 2
MONSTER: Final = 4
SUMMON: Final = 8
CHARACTER: Final = FORWARD | BACKUP | MONSTER  # 5.2.3.1.1
AUTO_ABILITY: Final = 16
ACTION_ABILITY: Final = 32
SPECIAL_ABILITY: Final = 64
ON_THE_STACK: Final = AUTO_ABILITY | ACTION_ABILITY | SPECIAL_ABILITY
TYPES: Final[dict[str, int]] = {
    "forward": FORWARD, "backup": BACKUP, "monster": MONSTER, "summon": SUMMON, "character": CHARACTER,
    "auto-ability": AUTO_ABILITY, "action ability": ACTION_ABILITY, "special ability": SPECIAL_ABILITY, "ability": ON_THE_STACK,
}  # fmt: skip

# Icons (5.2.2.1): `Look.subtypes`.
GENERIC: Final = 1  # any number of copies of the same name
EX_BURST: Final = 2

# Elements (5.2.1.1): `Look.colours`. Jobs and categories are traits (`Library.trait`): "job <name>", "category <name>".
FIRE: Final = 1
ICE: Final = 2
WIND: Final = 4
EARTH: Final = 8
LIGHTNING: Final = 16
WATER: Final = 32
LIGHT: Final = 64
DARK: Final = 128
ELEMENTS: Final[dict[str, int]] = {
    "fire": FIRE, "ice": ICE, "wind": WIND, "earth": EARTH, "lightning": LIGHTNING, "water": WATER, "light": LIGHT, "dark": DARK,
}  # fmt: skip
ELEMENT_NAMES: Final = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")
JOB: Final = "job "
CATEGORY: Final = "category "

# Numbers on a card: `Look.stats`.
COST: Final = 0
POWER: Final = 1
ATTACKS: Final = 2  # how often it may attack in a turn beyond once or twice ("once more")
STATS: Final[dict[str, int]] = {"cost": COST, "power": POWER, "attacks": ATTACKS}
PRINTED_STATS: Final = ("cost", "power")

# A player's numbers.
DAMAGE_LIMIT: Final = 0  # how many cards in the Damage Zone lose the game: 7, or 6 in limited games (3.1.1)
HAND_LIMIT: Final = 1  # 9.5.1.2
BACKUP_LIMIT: Final = 2  # 7.7.4
DECKED_OUT: Final = 3  # tried to draw from an empty deck since the last rule process (12.4.2)
DAMAGED_OUT: Final = 4  # took damage with an empty deck since the last rule process (12.4.3)
TURNS_TAKEN: Final = 5
LIGHT_LIMIT: Final = 6  # 7.7.5: how many Light Characters a player may have
DARK_LIMIT: Final = 7
EXTRA_TURNS: Final = 8  # turns that this player takes after this one
SKIPS: Final = 9  # turns that this player is to skip
CRYSTALS: Final = 10  # younger than the rulebook: gained and paid by what cards say
NUMBERS: Final[list[str]] = [
    "damage limit", "hand limit", "backup limit", "decked out", "damaged out", "turns taken", "light limit", "dark limit",
    "extra turns", "skips", "crystals",
]

# Keywords (15.2), as bits of `Look.keywords`. Freeze is a state (FROZEN below), Damage a condition on an ability.
BRAVE: Final = 1
HASTE: Final = 2
FIRST_STRIKE: Final = 4
BACK_ATTACK: Final = 8
KEYWORDS: Final[dict[str, int]] = {"brave": BRAVE, "haste": HASTE, "first strike": FIRST_STRIKE, "back attack": BACK_ATTACK}

# What effects forbid, allow or demand, as bits of `Look.bans`.
CANT_ATTACK: Final = 1 << 0
CANT_BLOCK: Final = 1 << 1
CANT_BE_BLOCKED: Final = 1 << 2
CANT_FORM_PARTIES: Final = 1 << 3
MUST_ATTACK: Final = 1 << 4  # 10.1.2.1.3
MUST_BLOCK: Final = 1 << 5  # 10.1.3.1.3
CANT_BE_CHOSEN: Final = 1 << 6  # by the opponent's Summons and abilities
CANT_BE_CHOSEN_BY_SUMMONS: Final = 1 << 7  # of the opponent
CANT_BE_CHOSEN_BY_ABILITIES: Final = 1 << 8  # of the opponent
CANT_BE_CHOSEN_BY_ANY: Final = 1 << 9  # whoever controls what chooses
CANT_BE_BROKEN: Final = 1 << 10
CANT_BE_BROKEN_BY_OPPONENT: Final = 1 << 11  # by the opponent's Summons and abilities that do not deal damage
CANT_BE_DULLED_BY_OPPONENT: Final = 1 << 12
CANT_BE_DULLED: Final = 1 << 13
CANT_BE_FROZEN: Final = 1 << 14
CANT_BE_RETURNED: Final = 1 << 15  # to its owner's hand, by the opponent
CANT_LEAVE_BY_OPPONENT: Final = 1 << 16
CANT_BE_REMOVED_BY_OPPONENT: Final = 1 << 17
NOT_ACTIVATED: Final = 1 << 18  # in its controller's Active Phase
CANT_ACT: Final = 1 << 19  # its action and special abilities can't be used
CANT_USE_SPECIALS: Final = 1 << 20
CANT_BE_CAST: Final = 1 << 21
NO_DAMAGE: Final = 1 << 22
NO_BATTLE_DAMAGE: Final = 1 << 23
NO_ABILITY_DAMAGE: Final = 1 << 24  # from Summons and abilities
DEALS_NO_BATTLE_DAMAGE: Final = 1 << 25
ATTACKS_TWICE: Final = 1 << 26
ENTERS_ACTIVE: Final = 1 << 28
PARTIES_WITH_ANY: Final = 1 << 29  # forms parties with Forwards of every element
CANT_BE_CANCELLED: Final = 1 << 30
PRODUCES_ANY_CP: Final = 1 << 31  # as CP of any element
CANT_BE_PLAYED_BY_EFFECTS: Final = 1 << 32  # from the hand, by Summons or abilities
BESIDE_LIGHT: Final = 1 << 33  # enters the field even where other Light Characters are (7.7.5)
BESIDE_DARK: Final = 1 << 34
PAID_WITH_ANY: Final = 1 << 35  # its cost may be paid with CP of any element
PRODUCES_FIRE_CP: Final = 36  # from here on one bit for each element: its CP is produced as well
CANT_BE_CHOSEN_BY_ANY_SUMMON: Final = 1 << 44  # whoever controls it
CANT_BE_CHOSEN_BY_ANY_ABILITY: Final = 1 << 45
CASTABLE: Final = 1 << 46  # may be cast from where it is, though it is not in a hand
CANT_BE_PUT_AWAY_BY_OPPONENT: Final = 1 << 47  # put into the Break Zone; it can be broken (15.1.1.3)
CANT_BE_PLAYED: Final = 1 << 48  # by Summons or abilities, from anywhere

# Marks on a card on the field: `Piece.marks`.
FROZEN: Final = 1  # 15.2.4
ATTACKED: Final = 2  # this turn (10.1.2.1.2)
ATTACKING: Final = 8  # 10.1.2.4, until the attack is over
BLOCKING: Final = 16  # 10.1.3.2
IN_PARTY: Final = 32  # 15.1.1.9.1
BLOCKED: Final = 64
HURT: Final = 128  # took damage since the last rule processes (12.4.5)
ONE_ATTACK: Final = 256  # from here on upwards: how often it has attacked this turn
ATTACKS_MADE: Final = 0xFF00

# Phases and steps (chapters 9 and 10): the verb of a PHASE event, at whose beginning it happens.
ACTIVE_PHASE: Final = 0
DRAW_PHASE: Final = 1
MAIN_PHASE_1: Final = 2
ATTACK_PHASE: Final = 3
MAIN_PHASE_2: Final = 4
END_PHASE: Final = 5
PHASES: Final[dict[str, int]] = {
    "active phase": ACTIVE_PHASE, "draw phase": DRAW_PHASE, "main phase 1": MAIN_PHASE_1, "attack phase": ATTACK_PHASE,
    "main phase 2": MAIN_PHASE_2, "end phase": END_PHASE,
}  # fmt: skip

# Layers (11.12.4.6, 11.12.4.7): what changes the source itself comes first in its kind; a set power is the new base (11.5.7).
CONTROL_LAYER: Final = 0
TEXT_LAYER: Final = 1
OWN_TYPE_LAYER: Final = 2
TYPE_LAYER: Final = 3
OWN_OTHER_LAYER: Final = 4
OTHER_LAYER: Final = 5
BASE_POWER_LAYER: Final = 6
OWN_POWER_LAYER: Final = 7
POWER_LAYER: Final = 8
DEPENDENT_LAYER: Final = 9  # 11.12.4.13: what depends on power
LAYERS: Final = 10

# Events of this game's own. PLAYED (verb 1) is a card that is cast, ATTACK and BLOCK are declarations, DAMAGE with no subject is
# damage to a player, MOVE with the verb DESTROY is to break (15.1.1.3).
FROZE: Final = 32  # a Character is frozen
PARTY_FORMED: Final = 33  # 15.1.1.9.1; one event for each Forward of the party
EX_BURST_USED: Final = 34  # 11.10.2
CANCELLED: Final = 35  # a Summon or ability on the stack is cancelled
BROKE: Final = 36  # 12.4.5: a card (the subject) has broken another (`other`)
WAS_BLOCKED: Final = 37  # an attacking Forward is blocked
HEALED: Final = 38  # the damage on a Forward is negated
EVENTS: Final[dict[str, int]] = {
    "frozen": FROZE, "party formed": PARTY_FORMED, "ex burst": EX_BURST_USED, "cancelled": CANCELLED, "broke": BROKE,
    "blocked": WAS_BLOCKED,
}  # fmt: skip

# The verb of a PLAYED event.
CARD_CAST: Final = 1
ABILITY_USED: Final = 0

# Flags of an ability: `Ability.flags`.
SPECIAL: Final = 16  # 11.7: it has the S icon, so a card of the same name is discarded for it
DULL_ICON: Final = 32  # 11.6.2.2: its cost includes the Dull icon
EX_BURST_ABILITY: Final = 64  # 11.10.3: an auto-ability with the EX Burst icon
ATTACK_COST: Final = 128  # 10.1.2.3: of a field ability: its cost is paid to attack with the card
BLOCK_COST: Final = 256  # 10.1.3.1.3: and this to block with it
WARP: Final = 512  # a field ability that a player uses without the stack: a card in the hand is put away to come later
WARPS: Final = 1  # `Ability.keyword` of what then happens to it

# Kinds of restriction of a field ability: `Ability.restrictions`.
BLOCKED_BY: Final = 0  # what the card can't be blocked by
BLOCKS: Final = 1  # what it can't block
CHOSEN_BY: Final = 2  # by the Summons and abilities of which cards it can't be chosen
SETS_OFF_NO_BURST: Final = 3  # which cards that its damage turns over have no EX Burst

# Flags of a MOVE event.
ENTERS_DULL: Final = 1
REMOVED_BY: Final = 1  # a link: a card that is removed from the game, and the card whose ability removed it
FACE_DOWN: Final = 2
FROM_CAST: Final = 4  # the card was cast, not put
WITH_DISCARDS: Final = 256  # beside the bits of the elements that were paid with: some of it by discarding cards

# Questions of this game's own.
ASK_FIRST: Final = 32  # 8.2.1.2
ASK_MULLIGAN: Final = 33  # 8.2.1.4
ASK_PRIORITY: Final = 34  # 11.1.4
ASK_ATTACK: Final = 35  # 10.1.2.1
ASK_PARTY: Final = 36  # 10.1.2.1, 15.1.1.9: who attacks with it
ASK_BLOCK: Final = 37  # 10.1.3.1
ASK_EX_BURST: Final = 38  # 6.5.2.1, 11.10.2
ASK_CP: Final = 39  # 11.2.1: with what the next CP is produced
ASK_ASSIGN: Final = 40  # 10.1.4.2.1: how much damage the blocking Forward deals to each of a party
ASK_EXCESS_BACKUP: Final = 41  # 12.4.8

# Verbs of options of this game's own.
PAY_SO: Final = 20  # the payment that is suggested for all that is still to be paid
DISCARD_FOR: Final = 21  # value: the card discarded for 2 CP; extra: the element declared (5.2.1.3)
DULL_FOR: Final = 22  # value: the Backup dulled for 1 CP; extra: the element declared
BLOCK_WITH: Final = 23  # value: the blocking Forward
REPEAT_CYCLE: Final = 24  # 13.2; the value is how many actions the cycle has
