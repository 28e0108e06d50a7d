"""What the words of card texts are as numbers of the rules (`terms`)."""
from __future__ import annotations

from typing import Final

from cardwright.effects.card_tests_past import Past
from cardwright.effects.happened_others import ANY
from cardwright.effects.lowering import profile as usual
from cardwright.effects.lowering.profile import bits
from cardwright.games.bss import symbol_rules, terms
from cardwright.kernel import events

VERBS: Final[dict[str, int]] = {**usual.VERBS, "summon": bits(events.SUMMON, events.CREATE), "place": bits(terms.PLACE)}

# What a participle says of a card.
PAST: Final[dict[str, Past]] = {
    **usual.PAST, "summoned": Past(events.MOVE, VERBS["summon"], goal=terms.FIELD, from_elsewhere=True),
    "exhausted": Past(events.STATE, bits(0), amount=1), "refreshed": Past(events.STATE, bits(0), amount=0),
}  # fmt: skip

# By which event a card gets into a state: kind, verb, amount.
STATE_EVENTS: Final[dict[str, tuple[int, int, int]]] = {
    "exhausted": (events.STATE, 0, 1), "refreshed": (events.STATE, 0, 0), "blocking": (events.BLOCK, ANY, ANY),
}  # fmt: skip

# Which actions an effect forbids, as bits of `Look.bans`.
FORBID: Final[dict[str, int]] = {
    "attack": terms.CANT_ATTACK, "block": terms.CANT_BLOCK, "be blocked": terms.CANT_BE_BLOCKED, "refresh": terms.CANT_REFRESH,
    "be selected by opponent's effects": terms.CANT_BE_SELECTED,
    "be destroyed by opponent's effects": terms.CANT_BE_DESTROYED_BY_EFFECTS,
    "be destroyed": terms.CANT_BE_DESTROYED, "be destroyed in battle": terms.NO_COMBAT_DESTRUCTION,
    "be returned by opponent's effects": terms.CANT_BE_RETURNED,
    "be exhausted by opponent's effects": terms.CANT_BE_EXHAUSTED,
    "lose cores by opponent's spirits": terms.CORES_KEPT_FROM_SPIRITS,
    "lose cores by opponent's magic": terms.CORES_KEPT_FROM_MAGIC,
    "lose cores by opponent's effects": terms.CORES_CANT_BE_REMOVED, "reduce life": terms.TAKES_NO_LIFE,
    "reduce life to 0": terms.LEAVES_ONE_LIFE, "be selected by opponent's spirits": terms.CANT_BE_SELECTED_BY_SPIRITS,
    "be selected by opponent's magic": terms.CANT_BE_SELECTED_BY_MAGIC,
    "be destroyed by opponent's spirits": terms.CANT_BE_DESTROYED_BY_SPIRITS,
    "be discarded by opponent's effects": terms.CANT_BE_DISCARDED, "activate effects": terms.CANT_ACTIVATE,
    "when summoned": terms.NOT_WHEN_SUMMONED, "when this spirit attacks": terms.NOT_WHEN_ATTACKING,
    "when this spirit blocks": terms.NOT_WHEN_BLOCKING, "when destroyed": terms.NOT_WHEN_DESTROYED,
}  # fmt: skip
LEVEL_BP: Final[dict[str, int]] = {"lv1 bp": 1, "lv2 bp": 2, "lv3 bp": 3}  # 2-10-4
PERMIT: Final[dict[str, int]] = {"block while exhausted": terms.BLOCKS_EXHAUSTED}
MUST: Final[dict[str, int]] = {"attack": terms.MUST_ATTACK}
RESTRICTIONS: Final[dict[str, int]] = {"be blocked": terms.CANT_BE_BLOCKED_BY, "block": terms.CANT_BLOCK_IT,
                                      "block while exhausted": terms.MAY_BLOCK_EXHAUSTED, "be selected": terms.CANT_BE_SELECTED_BY}

# How symbols count when a cost is reduced.
SYMBOLS: Final[dict[str, int]] = {
    "times": symbol_rules.TIMES, "as": symbol_rules.AS, "more": symbol_rules.MORE, "also": symbol_rules.ALSO,
    "only": symbol_rules.ONLY, "too": symbol_rules.TOO, "all": symbol_rules.ALL,
}  # fmt: skip

# Timings as texts quote them, and the flags of the effects that have them (10-11, 10-15, 10-13).
TIMINGS: Final[dict[str, int]] = {
    "when summoned": terms.WHEN_SUMMONED, "when this spirit attacks": terms.WHEN_ATTACKING,
    "when this spirit blocks": terms.WHEN_BLOCKING, "when destroyed": terms.WHEN_DESTROYED,
}  # fmt: skip

LAYERS: Final[dict[str, int]] = {
    "HaveKeyword": terms.OTHER_LAYER, "HaveAbility": terms.OTHER_LAYER, "LoseKeyword": terms.OTHER_LAYER,
    "LoseAbilities": terms.OTHER_LAYER, "HaveType": terms.OTHER_LAYER, "HaveTrait": terms.OTHER_LAYER,
    "HaveClass": terms.OTHER_LAYER, "Ban": terms.OTHER_LAYER,
    "Add": terms.BP_LAYER, "SetStat": terms.NUMBER_LAYER, "AddSymbols": terms.NUMBER_LAYER, "SetSymbols": terms.NUMBER_LAYER,
}  # fmt: skip
