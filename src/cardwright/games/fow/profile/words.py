"""What the words of card texts are as numbers of the rules (`terms`), and the clause behind each kind of node."""
from __future__ import annotations

from typing import Final

from cardwright.effects.card_tests_past import Past
from cardwright.effects.happened_others import ANY
from cardwright.effects.lowering import profile as usual
from cardwright.effects.lowering.profile import bits
from cardwright.games.fow import terms
from cardwright.kernel import events
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

# To banish (1011) is what trees call to bury; to remove from the game (1004) is what they call to banish.
VERBS: Final[dict[str, int]] = {**usual.VERBS, "leave": 0, "bury": bits(events.BURY)}

# What a participle says of a card: "a resonator that attacked this turn".
PAST: Final[dict[str, Past]] = {
    **usual.PAST, "dealt damage": Past(events.DAMAGE), "entered": Past(events.MOVE, goal=terms.FIELD, from_elsewhere=True),
    "died": Past(events.MOVE, goal=terms.GRAVEYARD, origin=terms.FIELD),
}  # fmt: skip

# By which event a card gets into a state: kind, verb, amount.
STATE_EVENTS: Final[dict[str, tuple[int, int, int]]] = {
    "rested": (events.STATE, events.TURNED, 1), "recovered": (events.STATE, events.TURNED, 0), "blocking": (events.BLOCK, ANY, ANY),
    "shifted": (terms.SHIFTED_EVENT, ANY, ANY),
}  # fmt: skip

FORBID: Final[dict[str, int]] = {
    "attack": terms.CANT_ATTACK, "block": terms.CANT_BLOCK, "be blocked": terms.CANT_BE_BLOCKED,
    "be attacked": terms.CANT_BE_ATTACKED, "be targeted": terms.CANT_BE_TARGETED_AT_ALL,
    "be targeted by the opponent": terms.CANT_BE_TARGETED, "be destroyed": terms.CANT_BE_DESTROYED,
    "recover": terms.CANT_BE_RECOVERED | terms.CANT_RECOVER, "recover in the recovery phase": terms.CANT_RECOVER,
    "be cancelled": terms.CANT_BE_CANCELED, "be chased": terms.CANT_BE_CHASED, "attack players": terms.CANT_ATTACK_PLAYERS,
    "attack resonators": terms.CANT_ATTACK_RESONATORS, "deal damage": terms.CANT_DEAL_DAMAGE,
    "be banished": terms.CANT_BE_BANISHED, "be played": terms.CANT_BE_PLAYED,
    "trigger automatic abilities": terms.CANT_TRIGGER, "trigger its own abilities by entering": terms.ENTERS_QUIETLY,
    "gain life": terms.CANT_GAIN_LIFE, "play spells": terms.CANT_PLAY_SPELLS,
    "play normal spells": terms.CANT_PLAY_NORMAL_SPELLS, "play chants": terms.CANT_PLAY_CHANTS,
    "call magic stones": terms.CANT_CALL_STONES,
}  # fmt: skip
PERMIT: Final[dict[str, int]] = {
    "attack recovered j/resonators": terms.ATTACKS_RECOVERED, "block j/resonators with flying": terms.BLOCKS_FLYING,
    "be played from where it is": terms.PLAYABLE,
}  # fmt: skip
MUST: Final[dict[str, int]] = {"attack": terms.MUST_ATTACK}
RESTRICTIONS: Final[dict[str, int]] = {"be blocked": terms.BLOCKED_BY, "be attacked": terms.ATTACKED_BY}

LAYERS: Final[dict[str, int]] = {
    **usual.usual_layers(terms.ABILITY_LAYER, terms.OTHER_LAYER, terms.VALUE_LAYER), "HaveTrait": terms.TYPE_LAYER,
    "BecomeTrait": terms.TYPE_LAYER, "HaveType": terms.TYPE_LAYER, "BecomeType": terms.TYPE_LAYER,
    "HaveClass": terms.OTHER_LAYER,
    "BecomeClass": terms.OTHER_LAYER, "Control": terms.CONTROL_LAYER,
}  # fmt: skip

CLAUSES: Final[dict[str, str]] = {
    "This": "307.4", "Named": "202.3", "NameHas": "202.3a", "Type": "201.5", "Stat": "206.1, 207.1", "printed": "909.7",
    "X": "903.2d", "Deck: deck": "304.3", "Deck: magic stone deck": "305.3", "HasCounter": "1022.5", "Came": "302.3",
    "Damaged": "1007.1", "Damaged: combat": "806.2", "StatChanged": "104.6", "Add": "1020.3, 909.1e", "SetStat": "1020.2, 909.1e",
    "HaveKeyword": "909.1c", "HaveAbility": "909.1c", "LoseKeyword": "909.1c", "LoseAbilities": "909.1c",
    "HaveTrait": "1020.1, 909.1b", "BecomeTrait": "1020.1, 909.1b", "HaveType": "1020.1, 909.1b", "BecomeType": "1020.1, 909.1b",
    "HaveName": "909.1d", "HaveClass": "909.1d, 909.6", "BecomeClass": "909.1d, 909.6",
    "Ban": "104.4, 909.1d", "valid while": "909.4",
    "CostChange: -": "903.2f-iv", "CostChange: +": "903.2f-iii", "CostChange": "903.2f", "played from any zone": "",
    "RuleChange": "104.1", "ChangeDamage: -": "1018.1, 1018.1a", "ChangeDamage: =": "1018.1, 1018.1b", "ChangeDamage: +": "910.1",
    # operations
    "Select": "903.2e", "Pick": "1014.1", "Draw": "1009.1", "Move: destroy": "1010.1", "Move: banish": "1004.1",
    "Move: bury": "1011.1", "Move: bury one's own": "908.1", "Move: discard": "1019.1", "Move: put": "302.5",
    "Move: return": "302.5", "Search": "1014.2", "Shuffle": "1021.1", "Look": "1014.2", "Reveal": "1005.1", "Deal": "1007.1",
    "Evolve: shift": "1117.2a", "SetState": "1013.1", "Counters: add": "1022.1", "Counters: remove": "1022.1",
    "Counters: move": "1022.4", "Points": "105.4", "Steal": "105.3", "Modal": "903.2c", "Option": "903.2c", "Roll": "1023.1",
    "Turn": "104.1", "Outcome": "103.2", "Modify": "1020.3", "May": "908.1", "If": "908.1", "PayFor": "1003.4", "Delayed": "906.8",
    "PlayCard": "903.2f-ii", "Pay": "1003.1", "Act": "908.1", "Would": "910.1", "Instead": "910.1", "ChangeDamage": "1018.1",
    "Redirect": "910.1",
    "IfDo": "908.1", "UseAbility": "1015.1", "ForEach": "908.1", "Repeat": "908.1", "ExtraCost": "903.2f", "OtherCost": "903.2f",
    "Produce": "907.4", "Attach": "1002.1", "Fight": "1007.1", "Mint": "1303.1", "Cancel": "1012.1", "Copy": "1017.1",
    "Heal": "1007.1", "Summon": "1006.1", "Unless": "1003.4", "Either": "1014.1", "EitherCost": "903.2f", "OneMod": "903.2c",
    "DoAsCost": "903.2g", "Create": "1303.1", "IfPaid": "903.2f", "Divide": "1007.3",
}  # fmt: skip


def counted(*tests: Node) -> Node:
    """How many cards pass the tests."""
    return make("Count", of=make("All", filter=make("Filter", tests=tests)))


MINE: Final = make("Controlled", by=YOU)
ANYBODY: Final = make("Player", who="any")
IN_HAND: Final = make("In", places=(make("Place", zone="hand", of=YOU),))
CREST: Final = make("Trait", trait="Magic Crest")
# Under which condition a card has an ability that is marked: [Awakening] 1109.2; the others are younger than the rulebook, and
# their reminders say it: [Seal] magic stones, [Null] no cards in hand, of a [Crest] its attribute,
# [Revenge] an entity of one's own that came from the field into a graveyard this turn.
MARKS: Final[dict[str, Node]] = {
    "awakening": make("KeywordActive", name="awakened"),
    "seal": make("Compare", left=counted(make("Type", type="magic stone"), MINE), op=">=", right=make("Num", n=1)),
    "revenge": make(
        "Happened",
        event=make(
            "Moved", what=make("Any", filter=make("Filter", tests=(MINE,))), source=(make("Place", zone="field", of=ANYBODY),),
            to=(make("Place", zone="graveyard", of=make("CardOwner")),),
        ),
        times=make("Num", n=1),
    ),
    "null": make("Compare", left=counted(IN_HAND), op="=", right=make("Num", n=0)),
    **{
        attribute: make("Compare", left=counted(make("Class", name=attribute), CREST, MINE), op=">=", right=make("Num", n=1))
        for attribute in ("light", "fire", "water", "wind", "darkness")
    },
}
