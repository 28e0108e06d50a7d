"""What the words of card texts are as numbers of the rules (`terms`)."""
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
    **usual.PAST, "dealt damage": Past(events.DAMAGE), "deals damage": Past(events.DAMAGE, by_it=True),
    "entered": Past(events.MOVE, goal=terms.FIELD, from_elsewhere=True),
    "died": Past(events.MOVE, goal=terms.GRAVEYARD, origin=terms.FIELD),
}  # fmt: skip

# By which event a card gets into a state: kind, verb, amount.
STATE_EVENTS: Final[dict[str, tuple[int, int, int]]] = {
    "rested": (events.STATE, events.TURNED, 1), "recovered": (events.STATE, events.TURNED, 0), "blocking": (events.BLOCK, ANY, ANY),
    "shifted": (terms.SHIFTED_EVENT, 0, ANY), "inverted": (terms.SHIFTED_EVENT, terms.INVERTED, ANY),
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
    "trigger its own [enter] abilities by entering": terms.ENTERS_HUSHED,
    "gain life": terms.CANT_GAIN_LIFE, "play spells": terms.CANT_PLAY_SPELLS,
    "play normal spells": terms.CANT_PLAY_NORMAL_SPELLS, "play chants": terms.CANT_PLAY_CHANTS,
    "call magic stones": terms.CANT_CALL_STONES, "be removed from the game": terms.CANT_BE_REMOVED,
    "be returned to a hand": terms.CANT_BE_RETURNED, "be banished by the opponent": terms.CANT_BE_BANISHED_BY_THEM,
    "be rested by the opponent": terms.CANT_BE_RESTED_BY_THEM,
}  # fmt: skip
PERMIT: Final[dict[str, int]] = {
    "attack recovered j/resonators": terms.ATTACKS_RECOVERED, "block j/resonators with flying": terms.BLOCKS_FLYING,
    "be played from where it is": terms.PLAYABLE, "attack without resting": terms.ATTACKS_UPRIGHT,
    "block while rested": terms.BLOCKS_RESTED,
    "block without resting": terms.BLOCKS_UPRIGHT, "call magic stones without resting": terms.CALLS_UPRIGHT,
}  # fmt: skip
MUST: Final[dict[str, int]] = {
    "attack": terms.MUST_ATTACK, "attack first": terms.ATTACKS_FIRST, "block": terms.MUST_BLOCK,
    "be blocked": terms.MUST_BE_BLOCKED,
}  # fmt: skip
RESTRICTIONS: Final[dict[str, int]] = {
    "be blocked": terms.BLOCKED_BY, "be attacked": terms.ATTACKED_BY, "be targeted": terms.TARGETED_BY,
    "be targeted by the opponent": terms.TARGETED_BY_THEIR,
}  # fmt: skip

LAYERS: Final[dict[str, int]] = {
    **usual.usual_layers(terms.ABILITY_LAYER, terms.OTHER_LAYER, terms.VALUE_LAYER), "HaveTrait": terms.TYPE_LAYER,
    "BecomeTrait": terms.TYPE_LAYER, "HaveType": terms.TYPE_LAYER, "BecomeType": terms.TYPE_LAYER,
    "HaveClass": terms.OTHER_LAYER,
    "BecomeClass": terms.OTHER_LAYER, "Control": terms.CONTROL_LAYER,
}  # fmt: skip


def counted(*tests: Node) -> Node:
    """How many cards pass the tests."""
    return make("Count", of=make("All", filter=make("Filter", tests=tests)))


MINE: Final = make("Controlled", by=YOU)
ANYBODY: Final = make("Player", who="any")
IN_HAND: Final = make("In", places=(make("Place", zone="hand", of=YOU),))
CREST: Final = make("Trait", trait="Magic Crest")
REVEALED: Final = make("Quality", name="revealed")
# Under which condition a card has an ability that is marked: [Awakening] 1109.2; the others are younger than the rulebook, and
# their reminders say it: [Seal] magic stones, [Rune] runes that were revealed, [Null] no cards in hand, of a [Crest] its attribute,
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
    "rune": make(
        "Compare",
        left=counted(make("Type", type="rune"), make("In", places=(make("Place", zone="rune area", of=YOU),)), REVEALED), op=">=",
        right=make("Num", n=1),
    ),
    "null": make("Compare", left=counted(IN_HAND), op="=", right=make("Num", n=0)),
    **{
        attribute: make("Compare", left=counted(make("Class", name=attribute), CREST, MINE), op=">=", right=make("Num", n=1))
        for attribute in ("light", "fire", "water", "wind", "darkness")
    },
}
