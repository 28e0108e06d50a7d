"""Shadowverse: Evolve's words for what can be answered."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.naming import card_name
from cardwright.games.sve import terms
from cardwright.games.sve.costs import play_cost
from cardwright.games.sve.layout import LAYOUT
from cardwright.games.wording import Wording
from cardwright.kernel import asking
from cardwright.kernel import options as o

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


class SveWording(Wording):
    layout = LAYOUT
    plain = {o.END: "End your main phase"}
    endings = {"11.2.1": "{whose} leader has no defense left.", "11.2.2": "{who} had to draw from an empty deck."}
    done = {terms.ASK_QUICK: "Do nothing", terms.ASK_WARD: "Engage no more"}
    yes_no = {
        terms.ASK_MULLIGAN: ("Take a new hand", "Keep this hand"),
        terms.ASK_EVOLUTION_POINT: ("Use an evolution point", "Use play points"),
    }
    cycles = terms.REPEAT_CYCLE
    minor = (terms.REPEAT_CYCLE,)
    named = {terms.ASK_WARD: "Engage {}"}
    pointing = (terms.ASK_ATTACK_TARGET,)
    damage_stays = False

    def asked(self, t: Table, ask: Ask, observer: int) -> str:
        if enters_by_ward(ask):
            return "Enter engaged (Ward)?"
        said = super().asked(t, ask, observer)
        return f"it attacks. {said}" if ask.kind == terms.ASK_QUICK and ask.about >= 0 else said

    def label(self, t: Table, code: int, observer: int) -> str:
        ask = t.decision()
        if ask is not None and enters_by_ward(ask):
            return "Enter engaged" if o.verb_of(code) == o.REPLACE else "Enter reserved"
        return super().label(t, code, observer)

    def card(self, t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
        if verb == terms.GRANT_RUSH:
            return f"Give {card_name(t, c, observer)} Rush"
        return super().card(t, verb, c, extra, kind, observer)

    paid_with = (terms.PLAY_POINTS, "play point", "play points")
    unpaid = ("10.6.2.5.4",)

    def play_cost(self, t: Table, player: int, c: Card) -> int:
        return play_cost(t, player, c)


def enters_by_ward(ask: Ask) -> bool:
    """12.8.2: is it asked whether a follower with Ward comes onto the field engaged, and nothing else?"""
    return ask.kind == asking.WHICH_REPLACEMENT and len(ask.labels) == 1 and ask.labels[0].endswith("Ward.")


WORDING: Final = SveWording()

TURN_IN_SHORT: Final = (
    "You win by bringing your opponent's leader from 20 defense to 0. Each turn your play points grow by one and come back; they "
    "pay for cards. Followers stay on your field and can attack from your next turn on: a leader, or a follower that is engaged "
    "(turned sideways because it attacked or guards). Amulets stay and do what they say; spells are used up. Once a turn a "
    "follower can evolve, which lets it attack enemy followers at once. When you have done what you want, end your main phase."
)
