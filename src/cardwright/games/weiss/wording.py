"""Weiss Schwarz's words for what can be answered."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.script import Script
from cardwright.games.naming import capital, card_name, count
from cardwright.games.showing import names_of
from cardwright.games.weiss import positions, terms
from cardwright.games.weiss.layout import LAYOUT
from cardwright.games.weiss.stock_costs import PayStock, play_cost
from cardwright.games.wording import Wording, too_little
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


# 4.12.2: what the trigger icons that ask something let a player do.
ICONS: Final = {
    "4.12.2.3": "return a character of your opponent's to their hand. Which one?",
    "4.12.2.4": "put the top card of your deck into your stock. Do you?",
    "4.12.2.5": "take a character from your waiting room into your hand. Which one?",
    "4.12.2.6": "draw a card. Do you?",
    "4.12.2.8": "put the top card of your deck into your stock. Do you?",
    "4.12.2.9": "take a climax from your waiting room into your hand. Which one?",
    "4.12.2.10": "put a character from your waiting room onto your stage, rested. Which one?",
    "1.3.1": "choose a character in your waiting room. Which one?",
}


class WeissWording(Wording):
    layout = LAYOUT
    endings = {
        "1.2.2.1": "{who} {has} reached level 4: four cards lie in {their} level zone.",
        "1.2.2.2": "{whose} deck and waiting room are both empty.",
    }
    plain = {o.END: "End your main phase", terms.LEVEL_UP: "Level up", terms.RESHUFFLE: "Reshuffle your deck"}
    done = {
        terms.ASK_REDRAW: "Exchange these and no more", terms.ASK_CLOCK: "Put none", terms.ASK_CLIMAX: "Play none",
        terms.ASK_ATTACK: "No more attacks", terms.ASK_COUNTER: "Do nothing", terms.ASK_TRIGGER: "Choose none",
    }
    none = {terms.ASK_REDRAW: "Keep all of them"}
    cycles = terms.REPEAT_CYCLE
    minor = (terms.SWAP, terms.REPEAT_CYCLE)

    def asked(self, t: Table, ask: Ask, observer: int) -> str:
        if ask.kind == terms.ASK_TRIGGER and ask.clause in ICONS and not ask.labels:
            said = f"a trigger icon lets you {ICONS[ask.clause]}"
            return said if ask.about >= 0 else capital(said)
        if ask.kind == asking.PAY_OR_NOT and ask.clause == "10.2.2" and len(ask.options) > 1:
            return "Pay for its Encore, so that it comes back to its position, rested?"
        said = super().asked(t, ask, observer)
        return f"it attacks. {said}" if ask.kind == terms.ASK_COUNTER and ask.about >= 0 else said

    def own(self, t: Table, code: int, observer: int) -> str:
        if o.verb_of(code) != terms.POSITION:
            return ""
        ask = t.decision()
        there = None if ask is None else positions.card_at(t, ask.player, o.value_of(code))
        instead = "" if there is None else f", in the place of {card_name(t, there, observer)}"
        return capital(positions.NAMES[o.value_of(code)]) + instead

    def card(self, t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
        name = card_name(t, c, observer)
        if verb == o.PLAY and not t.look(c).types & terms.CLIMAX:
            return f"Play {name} (level {t.look(c).stats[terms.LEVEL_STAT]}, {self.price(t, verb, c, extra)}{self.figures(t, c)})"
        if verb == o.ATTACK:
            other = positions.facing(t, c)
            faces = "nobody" if other is None else f"{card_name(t, other, observer)}{self.strength(t, other)}"
            return f"Attack with {name}{self.strength(t, c)}, facing {faces}"
        if verb == terms.SWAP:
            other = positions.card_at(t, c.controller, extra)
            place = positions.NAMES[extra]
            return f"Move {name} to {place}" if other is None else f"Exchange {name} and {card_name(t, other, observer)} ({place})"
        return super().card(t, verb, c, extra, kind, observer)

    def figures(self, t: Table, c: Card) -> str:
        k = t.look(c)
        return f", power {k.stats[terms.POWER]}, soul {k.stats[terms.SOUL]}" if k.types & terms.CHARACTER else ""

    def price(self, t: Table, verb: int, c: Card, extra: int) -> str:
        if verb != o.PLAY or t.look(c).types & terms.CLIMAX:
            return ""
        return count(play_cost(t, c.controller, c), "stock", "stock")

    def place(self, t: Table, c: Card, observer: int) -> str:
        where = f", {positions.NAMES[positions.position_of(c)]}" if c.zone == terms.STAGE else ""
        return where + super().place(t, c, observer)

    unpaid = ("8.6.2.3.2",)

    def play_lacks(self, t: Table, player: int, c: Card, extra: int, clause: str) -> str:
        """8.6.2.1.2, 8.6.2.1.1, 8.6.2.3.2"""
        if clause == "8.6.2.1.2":
            return f"It has level {t.look(c).stats[terms.LEVEL_STAT]}, and your level is {len(t.zone(terms.LEVEL, player))}."
        if clause == "8.6.2.1.1":
            colours = " or ".join(names_of(t.look(c).colours, terms.COLOURS))
            return f"It is {colours}, and no {colours} card lies in your level or clock."
        if clause == "6.5.1.2" and t.look(c).types & terms.CLIMAX:
            return "A climax is played in your climax phase, which follows the main phase."
        if clause in self.unpaid:
            return too_little(play_cost(t, player, c), len(t.zone(terms.STOCK, player)), "stock", "stock")
        return ""

    def use_lacks(self, t: Table, c: Context) -> str:
        """8.4.3: stock, or what all games have alike."""
        script = c.ability.program
        for part in script.cost if isinstance(script, Script) else ():
            if isinstance(part, PayStock) and not part.possible(t, c):
                return too_little(part.cards(t, c), len(t.zone(terms.STOCK, c.controller)), "stock", "stock")
        return super().use_lacks(t, c)

    def wanted(self, t: Table, c: Card) -> list[int]:
        out = super().wanted(t, c)
        ask = t.decision()
        if c.zone == terms.STAGE and ask is not None and ask.kind == terms.ASK_MAIN and c.controller == ask.player:
            here = positions.position_of(c)
            for position in range(1, terms.POSITION_COUNT + 1):
                other = positions.card_at(t, c.controller, position)
                if other is not None and position < here:  # an exchange is offered once, from the first of the two positions
                    out.append(o.option(terms.SWAP, other.id, here))
                elif position != here:
                    out.append(o.option(terms.SWAP, c.id, position))
        return out


WORDING: Final = WeissWording()

TURN_IN_SHORT: Final = (
    "You lose at level 4. Damage puts cards from your deck into your clock; every seventh card raises your level, which also lets "
    "you play stronger cards. Damage stops short when it reveals a climax. Each turn: stand your characters, draw, perhaps put a "
    "hand card into your clock for two new ones, then play characters and events (paid for with stock; above level 0 a card of "
    "their colour must lie in your level or clock), use abilities and move characters about. Then a climax, then attacks from the "
    "center stage: each reveals a card of your deck that becomes stock. A direct attack has one more soul, a side attack less; a "
    "frontal attack also compares power, and who loses is reversed and leaves, unless three stock (Encore) bring them back."
)
