"""Force of Will's words for what can be answered."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.games.fow.available_will import means_of
from cardwright.games.fow.card_information import cost_text
from cardwright.games.fow.combat_legality import somebody_can_attack
from cardwright.games.fow.layout import LAYOUT
from cardwright.games.fow.paying import PayWill
from cardwright.games.fow.played_sides import FUTURE, side_of
from cardwright.games.fow.use_costs import use_cost
from cardwright.games.fow.will import bit_of, production
from cardwright.games.naming import capital, card_name
from cardwright.games.wording import Wording, ability_text, short
from cardwright.kernel import options as o
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


PAID_IN_WILL: Final = (terms.ASK_WILL, terms.ASK_PAY_WILL)


class FowWording(Wording):
    layout = LAYOUT
    endings = {"1202.1": "{who} {has} no life left.", "1202.2": "{who} had too few cards in {their} deck to draw for the turn."}
    plain = {
        terms.PASS: "Pass", terms.BATTLE: "Start a battle", terms.LIFEBREAK_ACTION: "Lifebreak",
        terms.REPEAT_LOOP: "Repeat what you have just done, several times over",
    }
    none = {terms.ASK_MULLIGAN: "Keep all of them"}
    done = {
        terms.ASK_MULLIGAN: "Exchange these and no more", terms.ASK_ATTACK: "Give up the attack", terms.ASK_BLOCK: "Don't block",
        terms.ASK_REVEAL: "Reveal nothing",
    }
    minor = (terms.REPEAT_LOOP,)
    pointing = (terms.ASK_ATTACK, terms.ASK_ATTACKED_OBJECT, terms.ASK_BLOCK)
    ends = (o.DONE, o.END, terms.PASS)

    def own(self, t: Table, code: int, observer: int) -> str:
        if o.verb_of(code) != terms.WILL:
            return ""
        name = terms.WILL_NAMES[o.value_of(code)]
        ask = t.decision()
        asked_for = ask is not None and ask.kind == terms.ASK_REDUCTION  # of a cost, {1} is no will without attribute, but any
        return "Will of any kind" if asked_for and name == "void" else f"{capital(name)} will"

    def asked(self, t: Table, ask: Ask, observer: int) -> str:
        said = super().asked(t, ask, observer)
        frame = t.stack[-2] if len(t.stack) > 1 else None
        return f"{said} (it costs {needs_text(frame.needs)})" if isinstance(frame, PayWill) and ask.kind in PAID_IN_WILL else said

    def label(self, t: Table, code: int, observer: int) -> str:
        ask = t.decision()
        if o.verb_of(code) == terms.BATTLE and ask is not None and not somebody_can_attack(t, ask.player):
            return super().label(t, code, observer) + " (though nothing of yours can attack)"
        if o.verb_of(code) == o.MODE and ask is not None and ask.kind == terms.ASK_PRODUCE and o.value_of(code) < len(ask.labels):
            return in_words(ask.labels[o.value_of(code)])
        if o.verb_of(code) == o.NUMBER and ask is not None and ask.kind == terms.ASK_PIERCE:
            return str(o.value_of(code) * 100)
        return super().label(t, code, observer)

    def card(self, t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
        name = card_name(t, c, observer)
        if verb == o.PLAY and extra == FUTURE:
            face = side_of(c, extra)
            return f"Play {face.name}, the other side of {name} ({cost_text(face.look)})"
        if verb == terms.JUDGE:
            return f"Judgment with {name}: {short(ability_text(t, c, extra))}"
        if verb == terms.CALL_STONE:
            return f"Rest {name} to call a magic stone"
        if verb == terms.SET_STANDBY:
            return f"Put {name} face down into your standby area ({self.price(t, verb, c, extra)})"
        if verb == terms.REVEAL:
            return f"Reveal {name}"
        return super().card(t, verb, c, extra, kind, observer)

    def price(self, t: Table, verb: int, c: Card, extra: int) -> str:
        if verb == terms.SET_STANDBY:
            return "{2}"
        if verb != o.PLAY or c.zone == terms.STANDBY:
            return ""
        return cost_text(side_of(c, extra).look if extra == FUTURE else t.look(c))

    def prepares(self, t: Table, code: int) -> bool:
        """To produce will that nothing has asked for yet."""
        if o.verb_of(code) != o.USE:
            return False
        abilities = t.look(t.cards[o.value_of(code)]).abilities
        return o.extra_of(code) < len(abilities) and production(abilities[o.extra_of(code)]) is not None

    unpaid = ("903.2g", "705.2a")

    def play_lacks(self, t: Table, player: int, c: Card, extra: int, clause: str) -> str:
        """903.2g: too little will, or none of an attribute that it takes."""
        if clause not in self.unpaid:
            return ""
        k = side_of(c, extra).look if extra == FUTURE else t.look(c)
        means = means_of(t, player)
        if k.stats[terms.TOTAL_COST] > means.most:
            return f"It costs {cost_text(k)}, and you can have {means.most} will."
        for kind in range(terms.FREE_WILL):
            if k.stats[terms.FIRST_COST + kind] and not means.kinds & bit_of(kind):
                return f"It costs {cost_text(k)}, and you can have no {terms.WILL_NAMES[kind]} will."
        return f"It costs {cost_text(k)}, and the will that you can have does not pay for it."

    def use_lacks(self, t: Table, c: Context) -> str:
        """903.2g: will, or what all games have alike."""
        cost = use_cost(c.ability)
        most = means_of(t, c.controller).most
        if cost.least > most:
            return f"It takes {cost.least} will, and you can have {most}."
        return super().use_lacks(t, c)

    def wanted(self, t: Table, c: Card) -> list[int]:
        out: list[int] = []
        if c.zone in (terms.HAND, terms.STANDBY, terms.GRAVEYARD, terms.RUNE_AREA):
            out.append(o.option(o.PLAY, c.id))
        if c.zone == terms.HAND:
            out.append(o.option(terms.SET_STANDBY, c.id))
        if t.look(c).types & (terms.RULER | terms.J_RULER):
            out.append(o.option(terms.CALL_STONE, c.id))
        return out

    def use(self, t: Table, c: Card, index: int) -> int:
        judges = t.look(c).abilities[index].flags & terms.JUDGMENT_ABILITY
        return o.option(terms.JUDGE if judges else o.USE, c.id, index)


def needs_text(needs: list[int]) -> str:
    """A price in will, as costs are printed."""
    signs = "".join(terms.WILL_SIGNS[kind] * needs[kind] for kind in range(terms.FREE_WILL))
    free = needs[terms.FREE_WILL]
    return signs + ("{" + str(free) + "}" if free or not signs else "")


def in_words(signs: str) -> str:
    """{U}: "{U} (water will)"."""
    kinds = [terms.WILL_SIGNS.index("{" + sign + "}") for sign in signs.strip("{}").split("}{")]
    return f"{signs} ({' and '.join(terms.WILL_NAMES[kind] for kind in kinds)} will)"


WORDING: Final = FowWording()

TURN_IN_SHORT: Final = (
    "You win by bringing your opponent from 4000 life to 0. Each turn you draw a card and recover your cards. In your main phase "
    "you may rest your ruler to call a magic stone; stones produce will, which pays for cards and abilities. Resonators stay and "
    "can attack from your next turn on: start a battle, choose an attacker, and attack the opponent or a rested resonator. With "
    "enough will, do judgment: your ruler becomes a J-ruler that fights. Chants with Quickcast can be played whenever you have "
    "priority; pass when you want to do nothing."
)
