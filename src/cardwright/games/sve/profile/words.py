"""What the words of card texts are as numbers of the rules (`terms`)."""
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
    "be played from anywhere but hand": terms.PLAYED_FROM_HAND_ONLY, "be played during your turn": terms.CANT_PLAY_ON_OWN_TURN,
    "refresh in the start phase": terms.CANT_REFRESH, "be selected by enemy abilities": terms.CANT_BE_SELECTED,
    "be destroyed": terms.CANT_BE_DESTROYED, "be destroyed by abilities": terms.CANT_BE_DESTROYED_BY_ABILITIES,
    "evolve": terms.CANT_EVOLVE, "be evolved": terms.CANT_EVOLVE, "take damage": terms.NO_DAMAGE,
    "take ability damage": terms.NO_ABILITY_DAMAGE, "take combat damage": terms.NO_COMBAT_DAMAGE,
    "take attack damage": terms.NO_ATTACK_DAMAGE,
    "be banished": terms.CANT_BE_BANISHED, "be banished by abilities": terms.CANT_BE_BANISHED,
    "be destroyed or banished by abilities": terms.CANT_BE_DESTROYED_BY_ABILITIES | terms.CANT_BE_BANISHED,
    "be engaged": terms.CANT_BE_ENGAGED, "trigger fanfare abilities": terms.NO_FANFARE,
    "trigger on evolve abilities": terms.NO_ON_EVOLVE,
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
