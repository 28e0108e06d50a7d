"""What the words of card texts are as numbers of the rules (`terms`), and the clause behind each kind of node."""
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
    "discarded": usual.PAST["discarded"], "returned": usual.PAST["returned"], "drawn": usual.PAST["drawn"],
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
    "be removed from the game by the opponent's effects": terms.CANT_BE_REMOVED_BY_OPPONENT,
}  # fmt: skip
ABOUT_CASTING: Final = (
    "be cast", "be played from hand by effects", "be played beside other light characters",
    "be played beside other dark characters", "be paid with cp of any element",
)  # fmt: skip
PERMIT: Final[dict[str, int]] = {
    "attack twice": terms.ATTACKS_TWICE, "form parties with any element": terms.PARTIES_WITH_ANY,
    "produce cp of any element": terms.PRODUCES_ANY_CP, "be played beside other light characters": terms.BESIDE_LIGHT,
    "be played beside other dark characters": terms.BESIDE_DARK, "be paid with cp of any element": terms.PAID_WITH_ANY,
    **{f"produce {element} cp": 1 << terms.PRODUCES_FIRE_CP + n for n, element in enumerate(terms.ELEMENT_NAMES)},
}  # fmt: skip
RESTRICTIONS: Final[dict[str, int]] = {"be blocked by": terms.BLOCKED_BY, "block": terms.BLOCKS}
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

CLAUSES: Final[dict[str, str]] = {
    "Half": "4.2", "Stat": "4.4", "printed": "4.4", "Type": "6.6.4", "This": "5.2.4.1", "Add": "11.12.4.6", "SetStat": "11.5.7",
    "HaveKeyword": "11.12.4.6", "HaveKeyword: brave": "15.2.1.1", "HaveKeyword: haste": "15.2.2.1",
    "HaveKeyword: first strike": "15.2.3.1", "HaveAbility": "11.12.4.6", "LoseKeyword": "11.12.4.6", "LoseAbilities": "11.12.4.6",
    "HaveTrait": "11.12.4.6", "HaveName": "11.12.4.6", "HaveClass": "11.12.4.6", "BecomeClass": "11.12.4.6",
    "HaveType": "5.2.3.1.1.4", "Ban": "11.12.4.6", "CostChange": "11.4.4",
    "HasCounter": "6.7.2", "Damaged": "6.5.1",
    # operations
    "Select: played": "11.3.3", "Select: action": "11.6.5", "Select: special": "11.7.5", "Select: automatic": "11.8.9",
    "Select: later": "11.11.5.1", "Pick": "11.11.5.1", "Move: destroy": "15.1.1.3.1", "Move: banish": "15.1.1.5.1",
    "Move: discard": "15.1.1.4.1", "Move: put": "15.1.1.3.2", "Search": "15.1.1.8.1", "Shuffle": "15.1.1.6.1", "Deal": "6.5.1",
    "SetState: active": "15.1.1.1.1", "SetState: dull": "15.1.1.2.1", "SetState: frozen": "15.2.4.2", "Counters": "6.7.1",
    "Modify": "11.12.4.1", "Modal": "11.8.10", "May": "11.8.14", "If": "11.12.1", "Delayed": "11.8.17.1", "WhenDo": "11.8.17.1",
    "PlayCard": "15.1.1.7.1", "TurnThis": "11.6.2.2", "Pay": "11.6.2.1", "Steal": "11.12.4.6", "Would": "11.12.5.1",
    "ChangeDamage": "11.12.5.2", "Redirect": "11.12.5.1",
    "Instead": "11.12.5.6", "Divide: played": "11.3.6", "Divide: action": "11.6.8",
    "Divide: special": "11.7.8", "Divide: automatic": "11.8.12", "locked cost": "11.8.8", "Act: in turn": "11.11.6",
    "Cancel": "11.11.3", "valid while": "11.12.4.4", "RuleChange": "2.1",
}  # fmt: skip
