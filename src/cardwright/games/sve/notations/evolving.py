"""5.15: a card on the field evolves; 12.2.2: the card that an evolve ability reveals as part of its cost."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.base import CostPart, Filter, Reference, step
from cardwright.effects.ops.doing import Doing, there
from cardwright.games.sve import terms
from cardwright.games.sve.special_cards import show_linked_face
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import Link
from cardwright.kernel.events import BY_EFFECT, LINKED, REVEALED, Event, moved, revealed
from cardwright.kernel.faces import Look
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, extra_of, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

FRONT: Final = 0
BACK: Final = 1


def shares_a_name(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    for name in one:
        if name in other:
            return True
    return False


def corresponds(t: Table, c: Context, look: Look, card: Card, names: tuple[str, ...], into: Filter | None) -> bool:
    """5.15.1.1.1: an evolved card of the same name, unless the text says which cards correspond."""
    if not look.subtypes & terms.EVOLVED:
        return False
    return shares_a_name(look.names, names) if into is None else into.passes(t, c, card, look)


def evolved_cards(t: Table, c: Context, card: Card, into: Filter | None) -> list[int]:
    """5.15.1.1, 4.6.4: the facedown cards of the evolve deck that the card could evolve into, as options (extra: the face)."""
    out: list[int] = []
    names = t.look(card).names
    for id in t.zone(terms.EVOLVE_DECK, card.controller):
        found = t.cards[id]
        if not found.facedown:
            t.cite("4.6.3")
            continue
        if corresponds(t, c, found.front.look, card, names, into):
            out.append(option(CARD, id, FRONT))
        if found.back is not None and corresponds(t, c, found.back.look, card, names, into):
            t.cite("4.6.4")
            out.append(option(CARD, id, BACK))
    return out


def has_evolved_card(t: Table, c: Context, card: Card, into: Filter | None) -> bool:
    """Is there any of the `evolved_cards`?"""
    names = t.look(card).names
    for id in t.zones[terms.EVOLVE_DECK * 2 + card.controller]:
        found = t.cards[id]
        if not found.facedown:
            if t.trace is not None:
                t.cite("4.6.3")
            continue
        if corresponds(t, c, found.front.look, card, names, into):
            return True
        if found.back is not None and corresponds(t, c, found.back.look, card, names, into):
            if t.trace is not None:
                t.cite("4.6.4")
            return True
    return False


def hides_evolved_cards(t: Table, player: int) -> bool:
    """Might there be several to choose from, as far as others can tell? Then nobody learns that only one fits."""
    unseen = 0
    for id in t.zones[terms.EVOLVE_DECK * 2 + player]:
        if t.cards[id].facedown:
            unseen += 1
    return unseen > 1


def may_evolve(t: Table, card: Card) -> bool:
    """1.3.3: nothing forbids it, and it is on the field."""
    return card.zone == terms.FIELD and not t.look(card).bans & terms.CANT_EVOLVE


class Evolve(Procedure):
    """5.15.1: a card of the evolve deck is specified, put into the evolve zone and linked to the card on the field."""

    def __init__(self, card: int, options: list[int], source: int, controller: int, ability: int) -> None:
        super().__init__()
        self.card = card
        self.options = options  # the cards it could evolve into
        self.source = source
        self.controller = controller
        self.ability = ability
        self.chosen = 0

    def specify(self, t: Table) -> Todo:
        """5.15.1, 5.15.1.1, 5.15.1.1.1"""
        evolving = t.at(self.card)
        if evolving is None or not self.options:
            t.cite("1.3.2")
            return self.end()
        shown = t.cards[value_of(self.options[0])].seen_by == 3
        if len(self.options) == 1 and (shown or not hides_evolved_cards(t, evolving.controller)):
            self.answer = self.options[0]
            return None
        return Ask(evolving.controller, terms.ASK_EVOLVE_CARD, "5.15.1.1", self.options, self.card, self.ability)

    def reveal(self, t: Table) -> Todo:
        """5.15.1.1"""
        self.chosen = self.answer
        found = t.cards[value_of(self.chosen)]
        if found.seen_by == 3:
            return None  # 12.2.2: it was revealed as part of the cost
        t.mine(found.id).seen_by = 3
        return happen(t, [self._does(revealed(found, found.controller, clause="5.15.1.1"))])

    def put(self, t: Table) -> Todo:
        """5.15.1"""
        found = t.cards[value_of(self.chosen)]
        flags = terms.BACK_FACE if extra_of(self.chosen) == BACK else 0
        put = moved(found, to=terms.EVOLVE_ZONE, player=found.controller, other=self.card, flags=flags, clause="5.15.1")
        return happen(t, [self._does(put)])

    def link(self, t: Table) -> Todo:
        """5.15.1, 5.15.3, 5.15.4"""
        found = t.cards[value_of(self.chosen)]
        evolving = t.at(self.card)
        if evolving is None or found.zone != terms.EVOLVE_ZONE:
            return self.end()
        if t.trace is not None and t.look(evolving).types != found.form.look.types:
            t.cite("5.15.2.1")
        t.links = t.links + [Link(terms.EVOLVE_LINK, found.ref(), self.card, t.next_stamp())]
        show_linked_face(t, self.card)
        return happen(t, [self._does(Event(LINKED, found.ref(), found.controller, other=self.card, clause="5.15.1"))])

    def evolved(self, t: Table) -> Todo:
        """5.15.1.2"""
        evolving = t.at(self.card)
        if evolving is None:
            return None
        t.mine(evolving.id).marks |= terms.EVOLVED_THIS_TURN | terms.EVOLVED_EVER
        return happen(t, [self._does(Event(terms.EVOLVED_EVENT, self.card, evolving.controller, clause="5.15.1.2"))])

    def _does(self, e: Event) -> Event:
        return e.by(self.controller, self.source, BY_EFFECT, self.ability)

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "5.15.1, 5.15.1.1, 5.15.1.1.1", "5.15.1.1", "5.15.1", "5.15.1, 5.15.3, 5.15.4", "5.15.1.2",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.specify(t)  # 5.15.1, 5.15.1.1, 5.15.1.1.1
            elif at == 1: todo = self.reveal(t)  # 5.15.1.1
            elif at == 2: todo = self.put(t)  # 5.15.1
            elif at == 3: todo = self.link(t)  # 5.15.1, 5.15.3, 5.15.4
            elif at == 4: todo = self.evolved(t)  # 5.15.1.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Evolve(self.card, self.options[:], self.source, self.controller, self.ability)
        p.chosen = self.chosen
        return p
    # -- end of generated


class EvolveOp(Doing):
    """Cards evolve, one after the other; into the card that the cost revealed, if there is one in `revealed`."""

    def __init__(self, clause: str, cause: int, what: Reference, into: Filter | None, revealed: int, called: int) -> None:
        super().__init__(clause, cause)
        self.called = called  # the type that the text calls this card by
        self.what = what
        self.into = into
        self.revealed = revealed

    def could(self, t: Table, c: Context) -> bool:
        for ref in there(t, c, self.what):
            card = t.at(ref)
            if card is not None and may_evolve(t, card) and self.choices(t, c, card):
                return True
        return False

    def choices(self, t: Table, c: Context, card: Card) -> list[int]:
        if self.revealed > 0 and c.slots[self.revealed]:
            return [c.slots[self.revealed][0]]
        return evolved_cards(t, c, card, self.into)

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.picked = there(t, c, self.what)
            c.mark = len(t.history)
            c.phase = 1
        while c.picked:
            now = c.picked[0]
            c.picked = c.picked[1:]
            card = t.at(now)
            if card is None or not may_evolve(t, card):
                continue
            if t.trace is not None and self.called and not t.look(card).types & self.called:
                t.cite("5.24.3.1.1")
            return Evolve(now, self.choices(t, c, card), c.source, c.controller, c.ability.number)
        evolved = False
        for i in range(c.mark, len(t.history)):
            if t.history[i].kind == terms.EVOLVED_EVENT:
                evolved = True
        step(c, evolved)
        return None


class RevealEvolved(CostPart):
    """12.2.2: a corresponding card of the evolve deck is revealed; the slot keeps it (as an option, with its face)."""

    def __init__(self, into: Filter | None, slot: int) -> None:
        super().__init__("12.2.2")
        self.into = into
        self.slot = slot

    def options(self, t: Table, c: Context) -> list[int]:
        card = t.at(c.source)
        return [] if card is None else evolved_cards(t, c, card, self.into)

    def possible(self, t: Table, c: Context) -> bool:
        card = t.at(c.source)
        return card is not None and has_evolved_card(t, c, card, self.into)

    def run(self, t: Table, c: Context) -> Todo:
        code = 0
        if c.phase == 0:
            options = self.options(t, c)
            if len(options) > 1 or hides_evolved_cards(t, c.controller):
                c.phase = 1
                return Ask(c.controller, terms.ASK_EVOLVE_CARD, self.clause, options, c.source, c.ability.number)
            code = options[0]
        else:
            code = c.answer
        c.fill(self.slot, [code])
        found = t.cards[value_of(code)]
        t.mine(found.id).seen_by = 3
        step(c, True)
        return happen(t, [Event(REVEALED, found.ref(), c.controller, other=id_of(c.source), clause=self.clause).by_cost(c)])
