"""Battle Spirits Saga's words for what can be answered."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in, cores_on
from cardwright.games.bss.costs import play_cost
from cardwright.games.bss.layout import LAYOUT
from cardwright.games.bss.legality import Purse
from cardwright.games.bss.main_step_cores import SWAP
from cardwright.games.bss.paying_cores import GatherCores
from cardwright.games.bss.symbols import field_symbols
from cardwright.games.naming import card_name, count
from cardwright.games.wording import Wording, short
from cardwright.kernel import options as o
from cardwright.kernel.cards import id_of
from cardwright.kernel.faces import SPELL
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


class BssWording(Wording):
    layout = LAYOUT
    plain = {terms.FROM_CARDS: "Take some from cards on the field"}
    done = {terms.ASK_FLASH: "Pass", terms.ASK_ACTIVATE: "Show no card", terms.ASK_BLOCK: "Don't block"}
    yes_no = {terms.ASK_MULLIGAN: ("Take a new hand", "Keep this hand")}
    endings = {"9-2-3": "{who} {has} no life left.", "9-2-4": "{who} began a turn without a card in {their} deck."}
    cycles = terms.REPEAT_CYCLE
    minor = (terms.MOVE_CORES, terms.REPEAT_CYCLE)
    pointing = (terms.ASK_BLOCK,)

    def asked(self, t: Table, ask: Ask, observer: int) -> str:
        if ask.kind == terms.ASK_BURST and len(ask.options) == 1:
            return "It can't be activated now (you are asked so that your opponent learns nothing of your burst)"
        place = core_source(t, ask)
        if place is None:
            return super().asked(t, ask, observer)
        verb = "pay" if ask.kind == terms.ASK_PAY else "place on it"
        if place == terms.RESERVE_PLACE:
            return f"How many cores do you {verb} from your reserve, which has {cores_in(t, terms.RESERVE, ask.player)}?"
        frame = t.stack[-2]
        assert isinstance(frame, GatherCores)
        to = "for" if ask.kind == terms.ASK_PAY else "onto"
        goal = f"{to} {card_name(t, t.cards[id_of(frame.source)], observer)}" if frame.source >= 0 else ""
        giver = t.cards[place]
        stays = t.look(giver).stats[terms.LV1_CORES]
        needs = f", of which it needs {stays} to stay," if stays > 0 else ""
        verb = "pay" if to == "for" else "move"
        if cores_on(giver) == 1:
            needs = ", which it needs to stay," if stays > 0 else ""
            return f"Do you {verb} its one core{needs} {goal}".rstrip() + "?"
        return f"How many of its {count(cores_on(giver), 'core')}{needs} do you {verb} {goal}".rstrip() + "?"

    def progress(self, ask: Ask) -> str:
        if ask.kind == terms.ASK_PAY:
            return f" ({ask.so_far} of {ask.most} paid)"
        return super().progress(ask) if ask.kind != terms.ASK_CORES_FOR or ask.so_far == 0 else f" ({ask.so_far} so far)"

    def own(self, t: Table, code: int, observer: int) -> str:
        verb = o.verb_of(code)
        value = o.value_of(code)
        if verb == o.END:
            ask = t.decision()
            return "End your attack step" if ask is not None and ask.kind == terms.ASK_ATTACK else "End your main step"
        if verb == terms.MOVE_CORES:
            return f"Move cores from {self.core_place(t, value, observer)}"
        if verb == terms.CORES_TO:
            return f"To {self.core_place(t, value, observer)}"
        return self.cores(t, value, o.extra_of(code)) if verb == terms.CORES else ""

    def core_place(self, t: Table, place: int, observer: int) -> str:
        return "the reserve" if place == terms.RESERVE_PLACE else card_name(t, t.cards[place], observer)

    def cores(self, t: Table, n: int, soul: int) -> str:
        ask = t.decision()
        if soul == SWAP:
            return "The soul core, in exchange for a core"
        if ask is not None and ask.kind == terms.ASK_CORE_KIND:
            return "With the soul core" if soul else "Without the soul core"
        lost = self.lost_with(t, ask, n)
        onto = " onto it" if ask is not None and ask.kind == terms.ASK_CORES_FOR else ""
        if soul == 0:
            return count(n, "core") + onto + lost if n > 0 else "None"
        return ("The soul core" + onto if n == 1 else f"{count(n, 'core')}{onto}, the soul core among them") + lost

    def lost_with(self, t: Table, ask: Ask | None, n: int) -> str:
        """A warning, where a card on the field would be left with too few cores to stay (9-3-2-1)."""
        place = None if ask is None else core_source(t, ask)
        if place is None or place == terms.RESERVE_PLACE:
            return ""
        giver = t.cards[place]
        gone = cores_on(giver) - n < t.look(giver).stats[terms.LV1_CORES]
        return f" (careful: {card_name(t, giver, giver.controller)} has too few cores then, and is gone)" if gone else ""

    def card(self, t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
        name = card_name(t, c, observer)
        k = t.look(c)
        if verb == o.PLAY and k.types & terms.MAGIC:
            return f"Use {name} ({self.price(t, verb, c, extra)}{self.dear(t, c)}): {short(k.abilities[extra].text)}"
        if verb == o.PLAY:
            return f"{'Place' if k.types & terms.NEXUS else 'Summon'} {name} ({self.price(t, verb, c, extra)}{self.dear(t, c)})"
        return f"Set {name} as a burst" if verb == terms.SET else super().card(t, verb, c, extra, kind, observer)

    def dear(self, t: Table, c: Card) -> str:
        """A warning, where it can only be paid with cores that a card on the field needs to stay (9-3-2-1)."""
        player = c.controller
        spare = has = cores_in(t, terms.RESERVE, player)
        for id in t.zone(terms.FIELD, player):
            on_field = t.cards[id]
            has += cores_on(on_field)
            spare += max(0, cores_on(on_field) - max(0, t.look(on_field).stats[terms.LV1_CORES]))
        stays = 0 if t.look(c).types & terms.MAGIC else t.look(c).stats[terms.LV1_CORES]
        needs = play_cost(t, player, c, field_symbols(t, player)) + stays
        return "; careful: a card of yours has too few cores then" if spare < needs <= has else ""

    def price(self, t: Table, verb: int, c: Card, extra: int) -> str:
        if verb != o.PLAY:
            return ""
        return count(play_cost(t, c.controller, c, field_symbols(t, c.controller)), "core")

    unpaid = ("8-4-2-4",)

    def play_lacks(self, t: Table, player: int, c: Card, extra: int, clause: str) -> str:
        """10-6-6, 10-6-7, 10-7-6, 10-7-7, 10-8-6, 11-9-1: cores for the cost, and those that a spirit or nexus needs to stay."""
        if clause not in ("10-6-6", "10-6-7", "10-7-6", "10-7-7", "10-8-6", "11-9-1"):
            return ""
        purse = Purse(t, player)
        has, where = (purse.reserve, " in your reserve") if clause == "11-9-1" else (purse.cores, "")
        cost = play_cost(t, player, c, purse.symbols)
        stays = 0 if t.look(c).types & terms.MAGIC else t.look(c).stats[terms.LV1_CORES]
        if cost + stays <= has:
            return ""
        more = f" and needs {count(stays, 'core')} on it" if stays else ""
        return f"It costs {count(cost, 'core')}{more}, and you have {has}{where}."

    def wanted(self, t: Table, c: Card) -> list[int]:
        out: list[int] = []
        k = t.look(c)
        if c.zone == terms.HAND:
            magic = [o.option(o.PLAY, c.id, i) for i in range(len(k.abilities)) if k.abilities[i].kind == SPELL]
            out += magic if k.types & terms.MAGIC else [o.option(o.PLAY, c.id)]
            out.append(o.option(terms.SET, c.id))
        if c.zone == terms.FIELD:
            if k.types & terms.SPIRIT:
                out.append(o.option(o.ATTACK, c.id))
            out.append(o.option(terms.MOVE_CORES, c.id))
        return out


def core_source(t: Table, ask: Ask) -> int | None:
    """From where cores are taken by what is asked now: RESERVE_PLACE, or the number of a card; nothing if none are asked for."""
    frame = t.stack[-2] if ask.kind in (terms.ASK_PAY, terms.ASK_CORES_FOR) and len(t.stack) > 1 else None
    return frame.places[frame.asked] if isinstance(frame, GatherCores) and frame.asked < len(frame.places) else None


WORDING: Final = BssWording()

TURN_IN_SHORT: Final = (
    "You win by bringing your opponent's life from 5 cores to 0. Each turn you get a core and a card, your cards are "
    "refreshed and the cores you paid come back. Cores pay for spirits, nexuses and magic, and symbols on your field make "
    "them cheaper. A spirit lives by the cores on it: more of them raise its level, and without enough for level 1 it is "
    "gone. In your main step you may also move cores as you like. Then your spirits attack, one at a time: the other player "
    "may block, the higher BP wins, and an attack that isn't blocked takes one life for each of the spirit's symbols. Both "
    "players may use flash effects during a battle."
)
