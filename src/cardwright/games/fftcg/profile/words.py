"""What the words of card texts are as numbers of the rules (`terms`)."""
from __future__ import annotations

from typing import Final

from cardwright.effects.card_tests_past import Past
from cardwright.effects.happened_others import ANY
from cardwright.effects.lowering import profile as usual
from cardwright.effects.lowering.profile import bits
from cardwright.games.fftcg import terms
from cardwright.kernel import events

# 15.1.1.3, 15.1.1.4, 15.1.1.5: break, discard and remove name one way to move; to be put somewhere is to come there in any way.
VERBS: Final[dict[str, int]] = {**usual.VERBS, "summon": bits(events.SUMMON)}

PAST: Final[dict[str, Past]] = {
    "discarded": usual.PAST["discarded"], "attacked": usual.PAST["attacked"], "returned": usual.PAST["returned"],
    "drawn": usual.PAST["drawn"],
    "put into the break zone from the field": Past(events.MOVE, goal=terms.BREAK_ZONE, origin=terms.FIELD),
    "dealt damage": Past(events.DAMAGE),
    "entered the field": Past(events.MOVE, goal=terms.FIELD, from_elsewhere=True), "broken": Past(events.MOVE, VERBS["destroy"]),
    "removed": Past(events.MOVE, VERBS["banish"]), "chosen": Past(events.CHOSEN), "revealed": Past(events.REVEALED),
}  # fmt: skip

# By which event a card gets into a state: kind, verb, amount.
STATE_EVENTS: Final[dict[str, tuple[int, int, int]]] = {
    "dull": (events.STATE, events.TURNED, 1), "active": (events.STATE, events.TURNED, 0), "blocking": (events.BLOCK, ANY, ANY),
    "blocked": (terms.WAS_BLOCKED, ANY, ANY), "frozen": (terms.FROZE, ANY, ANY),
}  # fmt: skip

FORBID: Final[dict[str, int]] = {
    "attack": terms.CANT_ATTACK, "block": terms.CANT_BLOCK, "be blocked": terms.CANT_BE_BLOCKED,
    "form a party": terms.CANT_FORM_PARTIES, "be chosen by the opponent's summons": terms.CANT_BE_CHOSEN_BY_SUMMONS,
    "be chosen by the opponent's abilities": terms.CANT_BE_CHOSEN_BY_ABILITIES,
    "be chosen by the opponent's summons or abilities": terms.CANT_BE_CHOSEN,
    "be chosen by summons": terms.CANT_BE_CHOSEN_BY_ANY_SUMMON, "be chosen by abilities": terms.CANT_BE_CHOSEN_BY_ANY_ABILITY,
    "be chosen by summons or abilities": terms.CANT_BE_CHOSEN_BY_ANY, "be broken": terms.CANT_BE_BROKEN,
    "be broken by the opponent's effects that deal no damage": terms.CANT_BE_BROKEN_BY_OPPONENT,
    "become dull by the opponent's effects": terms.CANT_BE_DULLED_BY_OPPONENT, "become dull": terms.CANT_BE_DULLED,
    "be frozen": terms.CANT_BE_FROZEN, "be returned to hand by the opponent's effects": terms.CANT_BE_RETURNED,
    "leave the field by the opponent's effects": terms.CANT_LEAVE_BY_OPPONENT, "activate in the active phase": terms.NOT_ACTIVATED,
    "use special abilities": terms.CANT_USE_SPECIALS, "use action abilities": terms.CANT_ACT,
    "be played from hand by effects": terms.CANT_BE_PLAYED_BY_EFFECTS, "be cast": terms.CANT_BE_CAST,
    "be played by effects": terms.CANT_BE_PLAYED,
    "be removed from the game by the opponent's effects": terms.CANT_BE_REMOVED_BY_OPPONENT,
    "be put into the Break Zone by the opponent's effects": terms.CANT_BE_PUT_AWAY_BY_OPPONENT,
}  # fmt: skip
ABOUT_CASTING: Final = (
    "be cast", "be played from hand by effects", "be played by effects", "be played beside other light characters",
    "be played beside other dark characters", "be paid with cp of any element",
)  # fmt: skip
PERMIT: Final[dict[str, int]] = {
    "attack twice": terms.ATTACKS_TWICE, "form parties with any element": terms.PARTIES_WITH_ANY,
    "produce cp of any element": terms.PRODUCES_ANY_CP, "be played beside other light characters": terms.BESIDE_LIGHT,
    "be played beside other dark characters": terms.BESIDE_DARK, "be paid with cp of any element": terms.PAID_WITH_ANY,
    "be cast from where it is": terms.CASTABLE,
    **{f"produce {element} cp": 1 << terms.PRODUCES_FIRE_CP + n for n, element in enumerate(terms.ELEMENT_NAMES)},
}  # fmt: skip
RESTRICTIONS: Final[dict[str, int]] = {
    "be blocked by": terms.BLOCKED_BY, "block": terms.BLOCKS, "be chosen by": terms.CHOSEN_BY,
    "be turned over with an EX Burst": terms.SETS_OFF_NO_BURST,
}  # fmt: skip
MUST: Final[dict[str, int]] = {"attack": terms.MUST_ATTACK, "block": terms.MUST_BLOCK}

# Numbers of the rules that texts lift (7.7.5); the rules ask for them with `ruled_number`.
RULE_NUMBERS: Final[dict[str, int]] = {
    "any number of light characters": terms.LIGHT_LIMIT, "any number of dark characters": terms.DARK_LIMIT,
}  # fmt: skip

# Chapter 9: the end of a turn is its End Phase.
MOMENTS: Final[dict[str, int]] = {
    **{f"start of {word}": phase for word, phase in terms.PHASES.items()}, "start of turn": terms.ACTIVE_PHASE,
    "end of turn": terms.END_PHASE, "end of attack phase": terms.MAIN_PHASE_2,
}  # fmt: skip

# 11.12.4.6, 11.12.4.7: in which layer others are changed; and in which the card itself is, where that is another one.
LAYERS: Final[dict[str, int]] = {
    "Control": terms.CONTROL_LAYER, "HaveAbility": terms.TEXT_LAYER, "LoseAbilities": terms.TEXT_LAYER,
    "HaveKeyword": terms.TEXT_LAYER, "LoseKeyword": terms.TEXT_LAYER, "HaveType": terms.TYPE_LAYER, "HaveTrait": terms.TYPE_LAYER,
    "HaveName": terms.OTHER_LAYER, "HaveClass": terms.OTHER_LAYER, "BecomeClass": terms.OTHER_LAYER,
    "Ban": terms.OTHER_LAYER, "SetStat": terms.BASE_POWER_LAYER, "Add": terms.POWER_LAYER,
}  # fmt: skip
OWN_LAYERS: Final[dict[str, int]] = {
    "HaveType": terms.OWN_TYPE_LAYER, "HaveTrait": terms.OWN_TYPE_LAYER, "HaveName": terms.OWN_OTHER_LAYER,
    "HaveClass": terms.OWN_OTHER_LAYER, "BecomeClass": terms.OWN_OTHER_LAYER,
    "Ban": terms.OWN_OTHER_LAYER, "Add": terms.OWN_POWER_LAYER,
}  # fmt: skip
