"""The Final Fantasy Trading Card Game's words for what can be answered."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.script import Script
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.affording import USUAL, bill_of, cast_cost, cost_parts
from cardwright.games.fftcg.cp import Purse, purse_of
from cardwright.games.fftcg.layout import LAYOUT
from cardwright.games.naming import capital, card_name
from cardwright.games.showing import names_of
from cardwright.games.wording import Wording
from cardwright.kernel import options as o
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


class FftcgWording(Wording):
    layout = LAYOUT
    endings = {
        "12.4.1": "{who} {has} taken all the damage there is room for: {their} Damage Zone is full.",
        "12.4.2": "{who} had to draw from an empty deck.",
        "12.4.3": "{who} took damage with an empty deck.",
    }
    done = {terms.ASK_ATTACK: "No more attacks", terms.ASK_PARTY: "Attack like this", terms.ASK_BLOCK: "Don't block"}
    yes_no = {terms.ASK_MULLIGAN: ("Take a new hand", "Keep this hand")}
    play = "Cast"
    cycles = terms.REPEAT_CYCLE
    minor = (terms.REPEAT_CYCLE,)

    def asked(self, t: Table, ask: Ask, observer: int) -> str:
        said = super().asked(t, ask, observer)
        if ask.kind != terms.ASK_PRIORITY:
            return said
        return said + self.stack(t, observer)

    def stack(self, t: Table, observer: int) -> str:
        """What would resolve next."""
        if not t.stacked:
            return ""
        more = f", {len(t.stacked) - 1} below it" if len(t.stacked) > 1 else ""
        return f" (on the stack: {card_name(t, t.cards[t.stacked[-1].id()], observer)}{more})"

    def progress(self, ask: Ask) -> str:
        if ask.kind == terms.ASK_PRIORITY:
            return ""
        return f" ({ask.so_far} of {ask.most} CP)" if ask.kind == terms.ASK_CP else super().progress(ask)

    def label(self, t: Table, code: int, observer: int) -> str:
        ask = t.decision()
        if o.verb_of(code) == o.DONE and ask is not None and ask.kind == terms.ASK_PRIORITY:
            return "Pass" if not t.stacked else "Pass (let the stack resolve)"
        return super().label(t, code, observer)

    def own(self, t: Table, code: int, observer: int) -> str:
        """The payment that is suggested, in one line."""
        if o.verb_of(code) != terms.PAY_SO:
            return ""
        parts = [self.source(t, o.verb_of(part), t.cards[o.value_of(part)], o.extra_of(part)) for part in t.stack[-2].plan(t)]
        return f"As suggested: {', '.join(parts)}" if parts else "As suggested"

    def source(self, t: Table, verb: int, c: Card, element: int) -> str:
        """Where CP comes from."""
        name = terms.ELEMENT_NAMES[element].capitalize()
        return f"discard {c.form.name} (2 {name} CP)" if verb == terms.DISCARD_FOR else f"dull {c.form.name} (1 {name} CP)"

    def card(self, t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
        name = card_name(t, c, observer)
        if verb == o.ATTACK and kind == terms.ASK_PARTY:
            return f"Join: {name}{self.strength(t, c)}"
        if verb == terms.BLOCK_WITH:
            return f"Block with {name}{self.strength(t, c)}"
        if verb in (terms.DISCARD_FOR, terms.DULL_FOR):
            return capital(self.source(t, verb, c, extra))
        return super().card(t, verb, c, extra, kind, observer)

    def price(self, t: Table, verb: int, c: Card, extra: int) -> str:
        return f"{cast_cost(t, c.controller, c)} CP" if verb == o.PLAY else ""

    unpaid = ("11.6.2.1", "11.7.2.1")

    def play_lacks(self, t: Table, player: int, c: Card, extra: int, clause: str) -> str:
        """11.2.1, 5.2.1.2, 11.4.6.1.2: too little CP, or none of an element that must be among it."""
        purse = purse_of(t, player).less([c.id])
        cost = cast_cost(t, player, c)
        if clause == "11.2.1":
            has = len(purse.backups) + 2 * len(purse.cards)
            return f"It costs {cost} CP, and you can produce {has} with your other cards."
        if clause in ("5.2.1.2", "11.4.6.1.2"):
            elements = names_of(t.look(c).colours, terms.ELEMENTS)
            lacking = [name for name in elements if not produces(purse, terms.ELEMENTS[name])]
            return f"It takes {' and '.join(lacking or elements)} CP, and your other cards can't produce that."
        return ""

    def use_lacks(self, t: Table, c: Context) -> str:
        """11.6.2.1, 11.7.2.1: CP, or what all games have alike."""
        script = c.ability.program
        if isinstance(script, Script):
            total = bill_of(t, c.controller, c, script, USUAL, cost_parts(c, script)).total
            purse = purse_of(t, c.controller)
            has = len(purse.backups) + 2 * len(purse.cards)
            if total > has:
                return f"It costs {total} CP, and you can produce {has}."
        return super().use_lacks(t, c)

    def wanted(self, t: Table, c: Card) -> list[int]:
        ask = t.decision()
        out = super().wanted(t, c)
        blocks = ask is not None and ask.kind == terms.ASK_BLOCK and out == [o.option(o.ATTACK, c.id)]
        return [o.option(terms.BLOCK_WITH, c.id)] if blocks else out


def produces(purse: Purse, element: int) -> bool:
    """Is there anything that produces CP of this element?"""
    for elements in purse.backup_elements + purse.card_elements:
        if elements & element:
            return True
    return False


WORDING: Final = FftcgWording()

TURN_IN_SHORT: Final = (
    "You lose when seven cards lie in your Damage Zone. Each turn your cards stand up, you draw two, and you act in a Main Phase "
    "before and after your attacks. Cards cost CP: dull a Backup for one, or discard a card for two of its element; one of them "
    "must have the element of the card you cast. Forwards attack from the turn after they came; an attack that is not blocked "
    "deals one damage. Both players may answer everything with Summons and abilities: what was played last resolves first."
)
