"""What the words of card texts are as numbers of the rules (`terms`), and the clause behind each kind of node."""
from __future__ import annotations

from typing import Final

from cardwright.effects.card_tests_past import Past
from cardwright.effects.happened_others import ANY
from cardwright.effects.lowering import profile as usual
from cardwright.effects.lowering.profile import bits
from cardwright.games.sve import terms
from cardwright.kernel import events

PLAYER_NUMBERS: Final[dict[str, int]] = {
    "play points": terms.PLAY_POINTS, "max play points": terms.MAX_PLAY_POINTS, "maximum play points": terms.MAX_PLAY_POINTS,
    "evolution points": terms.EVOLUTION_POINTS, "turn number": terms.TURNS_TAKEN, "field limit": terms.FIELD_LIMIT,
    "hand limit": terms.HAND_LIMIT, "ex area limit": terms.EX_LIMIT, "leader defense": terms.LEADER_DEFENSE,
    "super-evolution points": terms.SUPER_EVOLUTION_POINTS,
}  # fmt: skip

# 5.4.1: "put" is any move into a zone, and to summon is to put onto your field, but a played card is not summoned.
VERBS: Final[dict[str, int]] = {
    **usual.VERBS, "leave": 0, "banish": bits(events.BANISH, events.TRANSFORM), "bury": bits(events.BURY),
    "steal": bits(events.STEAL), "summon": bits(events.SUMMON, events.CREATE, events.PUT),
}  # fmt: skip

# What a participle says of a card: "a follower that attacked this turn".
PAST: Final[dict[str, Past]] = {
    **usual.PAST, "played": Past(events.PLAYED, bits(1)), "banished": Past(events.MOVE, VERBS["banish"]),
    "buried": Past(events.MOVE, VERBS["bury"]), "stolen": Past(events.MOVE, VERBS["steal"]),
    "summoned": Past(events.MOVE, VERBS["summon"], goal=terms.FIELD, from_elsewhere=True),
    "put onto the field": Past(events.MOVE, goal=terms.FIELD, from_elsewhere=True), "evolved": Past(terms.EVOLVED_EVENT),
    "engaged": Past(events.STATE, bits(0), amount=1), "raced": Past(terms.RACED_EVENT), "selected": Past(events.CHOSEN),
    "revealed": Past(events.REVEALED),
}  # fmt: skip

# By which event a card gets into a state: kind, verb, amount. (Verb 0 of STATE: turned upright or sideways.)
STATE_EVENTS: Final[dict[str, tuple[int, int, int]]] = {
    "evolved": (terms.EVOLVED_EVENT, ANY, ANY), "super-evolved": (terms.SUPER_EVOLVED_EVENT, ANY, ANY),
    "engaged": (events.STATE, 0, 1), "reserved": (events.STATE, 0, 0),
    "refreshed": (events.STATE, 0, 0), "raced": (terms.RACED_EVENT, ANY, ANY), "served": (terms.SERVED_EVENT, ANY, ANY),
}  # fmt: skip

FORBID: Final[dict[str, int]] = {
    "attack": terms.CANT_ATTACK, "attack enemies": terms.CANT_ATTACK, "attack leaders": terms.CANT_ATTACK_LEADERS,
    "attack followers": terms.CANT_ATTACK_FOLLOWERS, "be attacked": terms.CANT_BE_ATTACKED, "be played": terms.CANT_BE_PLAYED,
    "be played from the ex area": terms.CANT_PLAY_FROM_EX, "be played from hand": terms.CANT_PLAY_FROM_HAND,
    "be played from anywhere but hand": terms.CANT_PLAY_FROM_EX, "be played during your turn": terms.CANT_PLAY_ON_OWN_TURN,
    "refresh in the start phase": terms.CANT_REFRESH, "be selected by enemy abilities": terms.CANT_BE_SELECTED,
    "be destroyed": terms.CANT_BE_DESTROYED, "be destroyed by abilities": terms.CANT_BE_DESTROYED_BY_ABILITIES,
    "evolve": terms.CANT_EVOLVE, "be evolved": terms.CANT_EVOLVE, "take damage": terms.NO_DAMAGE,
    "take ability damage": terms.NO_ABILITY_DAMAGE, "take combat damage": terms.NO_COMBAT_DAMAGE,
    "take attack damage": terms.NO_ATTACK_DAMAGE,
    "be banished": terms.CANT_BE_BANISHED, "be banished by abilities": terms.CANT_BE_BANISHED,
    "be destroyed or banished by abilities": terms.CANT_BE_DESTROYED_BY_ABILITIES | terms.CANT_BE_BANISHED,
    "be engaged": terms.CANT_BE_ENGAGED, "trigger fanfare abilities": terms.NO_FANFARE,
    "use act abilities": terms.CANT_ACT, "use act abilities other than evolve": terms.CANT_ACT_BUT_EVOLVE,
}  # fmt: skip
ABOUT_PLAYING: Final = (
    "be played", "be played from the ex area", "be played from hand", "be played from anywhere but hand",
    "be played during your turn",
)  # fmt: skip
PERMIT: Final[dict[str, int]] = {"ignore ward": terms.IGNORES_WARD}

# Numbers of the rules that texts change; the rules ask for them with `ruled_number`.
RULE_NUMBERS: Final[dict[str, int]] = {
    "field limit": terms.FIELD_LIMIT, "hand limit": terms.HAND_LIMIT, "ex area limit": terms.EX_LIMIT,
    "evolve any number of times": terms.EVOLVES_ALLOWED,
}  # fmt: skip

# Automatic abilities by label: a number to know them by, and the clause that defines them (chapter 12, 14.2.4).
LABELS: Final[dict[str, tuple[int, str]]] = {
    "fanfare": (1 << 16, "12.4.3"), "last words": (1 << 17, "12.5.3"), "on evolve": (1 << 18, "12.6.2"),
    "strike": (1 << 19, "12.7.2"), "follower strike": (1 << 20, "12.7.2"), "leader strike": (1 << 21, "12.7.2"),
    "on race": (1 << 22, "14.2.4.2"), "on super-evolve": (1 << 23, "12.6.2"),
}  # fmt: skip

CLAUSES: Final[dict[str, str]] = {
    "This": "5.24.3.1", "Named": "2.1.2", "NameHas": "2.1.2", "alternate name": "2.13.2", "part of an alternate name": "2.1.2.1",
    "Type": "2.3.4", "X": "5.2.1.2.2", "Every": "5.28.1", "Half": "5.29.1", "Half: zone": "5.29.1, 5.29.2",
    "Deck: half": "5.29.2.1", "printed": "5.23.1", "HasCounter": "15.1.2.2", "Came": "5.4.3", "Stat": "5.24.2, 5.24.2.1",
    "StatChanged": "5.26.1", "Damaged": "5.13.3.4", "Damaged: attack": "5.13.3.1", "Damaged: combat": "5.13.3.2",
    "Damaged: ability": "5.13.3.3", "Add": "5.26.1, 10.9.1.4", "SetStat": "5.26.2, 10.9.1.4", "HaveKeyword": "10.9.1.2",
    "HaveAbility": "10.9.1.2", "LoseKeyword": "10.9.1.2", "LoseAbilities": "10.9.1.2", "HaveTrait": "10.9.1.3",
    "HaveName": "10.9.1.3", "BecomeType": "5.24.1, 5.24.3, 10.9.1.3", "Ban": "1.3.3, 10.9.1.3", "valid while": "10.3.3",
    "keyword twice: drain": "12.13.3", "CostChange: =": "10.4.4.1, 10.2.1.3.3, 10.6.2.5.1.2, 10.10.2.4",
    "CostChange": "10.4.4.1, 10.2.1.3.3", "played from any zone": "4.4.3.1", "combo": "13.2.1.2", "spellchain": "13.3.1.2",
    "necrocharge": "13.5.1.2", "fixed count: spellchain": "13.3.1.4", "fixed count: necrocharge": "13.5.1.3.2",
    "counted when played: spellchain": "5.17.3.1.1, 13.3.1.4.1", "counted when played: necrocharge": "5.17.3.1.1, 13.5.1.3.2.1",
    "facedown": "4.6.3",
    # operations
    "Select": "10.6.2.3", "Pick": "3.1.2.4.1", "Draw": "5.9.1", "Draw: up to": "5.9.3", "Discard": "5.11.1",
    "Move: destroy": "5.5.1", "Move: banish": "5.6.1", "Move: bury": "5.30.1", "Move: bury one's own": "5.30.1.1",
    "Move: discard": "5.11.1", "Move: summon": "5.4.1", "Move: put": "5.4.1", "Move: return": "5.4.1", "Search": "5.7.1",
    "Shuffle": "5.8.1", "Look": "5.10.1", "Look: up to": "5.10.2", "Reveal": "5.20.1", "Deal": "5.13.1", "Create": "5.4.2",
    "Create: field": "5.4.2.1", "Transform": "5.16.1", "Evolve": "5.15.1", "Evolve: evolve": "5.15.1", "Evolve: race": "14.2.3.1",
    "SetState": "5.3.1", "Counters: add": "15.1.3", "Counters: remove": "15.1.4", "Counters: move": "15.1.3",
    "Counters: add stack": "13.3.2.4", "Points": "5.14.1", "Points: play points": "5.14.1", "Points: max play points": "3.2.4.1",
    "Exchange": "5.12.1", "Steal": "5.21.1", "Modal": "5.17.1", "Roll": "5.19.1", "Turn: extra": "5.27.1", "Turn: skip": "5.25.2",
    "Outcome": "1.2.4", "Outcome: win": "5.22.1", "Outcome: lose": "1.2.4", "Modify": "5.26.1", "May": "1.3.2", "If": "10.3.3",
    "PayFor": "10.4.7", "Delayed": "10.7.5.1", "PlayCard": "10.6.2", "Pay": "10.4.4", "Pay: play points": "10.4.4",
    "TurnThis": "10.4.6", "KeywordCost: earth rite": "13.3.3.2", "KeywordCost: lesson": "14.3.2.1", "Act": "1.3.4.1",
    "ForEach": "10.6.2.8.2", "Repeat": "10.6.2.8.2", "Would": "10.10.1", "Instead": "10.10.2.5.1", "ChangeDamage": "5.13.2",
    "Divide": "10.6.2.4", "Either": "3.1.2.4.1", "EitherCost": "10.4.7", "IfDo": "10.6.2.8.2", "IfPaid: earth rite": "13.3.3.2",
    "IfPaid: lesson": "14.3.2.1", "IfPaid": "10.4.7.3", "OneMod": "3.1.2.4.1", "Option": "5.17.4", "UseAbility": "10.6.2.8.2",
    "random": "5.18.1", "Forbid": "1.3.3", "Permit": "1.3.1", "Must": "1.3.2.3", "RuleChange": "1.3.1", "ExtraCost": "10.4.7.3",
    "OtherCost": "10.4.7.3",
}  # fmt: skip
