"""Tokens are created by name, and cards are transformed into tokens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, Reference, step
from cardwright.effects.ops.counting import Count
from cardwright.effects.ops.doing import Doing, cards_there, done_since
from cardwright.effects.ops.permissions import Permissions
from cardwright.effects.ops.placing import Where, zone_labels
from cardwright.effects.references import look_of
from cardwright.kernel import asking
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BANISH, CREATE, MOVE, NOWHERE, TRANSFORM, Event, moved
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import MODE, option, value_of
from cardwright.limits import TOKENS_AT_ONCE

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BEGIN: Final = 0
NAME_ASKED: Final = 1
PLACE_ASKED: Final = 2
MADE: Final = 3
BANISHED: Final = 4


class Mint:
    """Finds the token of a name. `special` is the game's bit for tokens."""

    def __init__(self, special: int) -> None:
        self.special = special

    def face(self, t: Table, name: str) -> Face:
        """A token's information is determined by its name."""
        if t.trace is not None:
            t.cite("@token_by_name")
        for face in t.library.by_name.get(name, []):
            if face.look.subtypes & self.special:
                return face
        raise LookupError(f"no token is called {name}; the library must hold every token that a card mentions")

    def create(self, t: Table, op: Doing, c: Context, name: str, zone: int, player: int, verb: int, flags: int) -> Event:
        """The event by which a new token comes into a zone; that zone's player owns and controls it."""
        t.cite("@token_made")
        token = t.new_card(player, self.face(t, name), None, NOWHERE)
        return op.does(c, moved(token, to=zone, how=verb, flags=flags))


class CreateOp(Doing):
    """So many new tokens come into a zone together. Of several names or places, the player who acts chooses."""

    def __init__(
        self, clause: str, cause: int, count: Count, names: list[str], to: list[Where], by: Players, slot: int, mint: Mint
    ) -> None:
        super().__init__(clause, cause)
        self.count = count
        self.names = names
        self.to = to
        self.by = by
        self.slot = slot
        self.mint = mint

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == MADE:
            return self.outcome(t, c)
        if c.phase == BEGIN:
            c.picked = []
        elif c.phase == NAME_ASKED:
            c.picked = c.picked + [value_of(c.answer)]
        n = min(self.count.most(t, c), TOKENS_AT_ONCE)
        if n == 0:
            t.cite("@zero")
            step(c, False)
            return None
        if c.phase != PLACE_ASKED:
            if len(self.names) == 1:
                c.picked = [0] * n
            elif len(c.picked) < n:
                c.phase = NAME_ASKED
                return self.ask(t, c, self.names, len(c.picked), n)
            if len(self.to) > 1:
                c.phase = PLACE_ASKED
                return self.ask(t, c, zone_labels(t, self.to), 0, 1)
            return self.create(t, c, self.to[0])
        return self.create(t, c, self.to[value_of(c.answer)])

    def ask(self, t: Table, c: Context, labels: list[str], so_far: int, most: int) -> Ask:
        options: list[int] = []
        for i in range(len(labels)):
            options.append(option(MODE, i))
        by = self.by.players(t, c)[0]
        return Ask(by, asking.CHOOSE_MODE, self.clause, options, c.source, c.ability.number, so_far, most, labels)

    def create(self, t: Table, c: Context, where: Where) -> Todo:
        t.cite("@tokens_put")
        of = where.of if where.of is not None else self.by
        events: list[Event] = []
        for player in of.players(t, c):
            for name in c.picked:
                events.append(self.mint.create(t, self, c, self.names[name], where.zone, player, CREATE, where.flags))
        return self.carry_out(t, c, events, MADE)

    def outcome(self, t: Table, c: Context) -> Todo:
        made = [e.subject for e in done_since(t, c.mark, MOVE, CREATE) if e.ability == c.ability.number]
        if self.slot > 0:
            c.fill(self.slot, made)
        step(c, len(made) > 0)
        return None


class CreateLikeOp(CreateOp):
    """New tokens of the name that a card has or, if it is gone, last had."""

    def __init__(
        self, clause: str, cause: int, count: Count, like: Reference, to: list[Where], by: Players, slot: int, mint: Mint
    ) -> None:
        super().__init__(clause, cause, count, [""], to, by, slot, mint)
        self.like = like

    def create(self, t: Table, c: Context, where: Where) -> Todo:
        t.cite("@tokens_put")
        of = where.of if where.of is not None else self.by
        events: list[Event] = []
        for ref in self.like.refs(t, c)[:1]:
            for name in look_of(t, c, ref).names[:1]:
                for player in of.players(t, c):
                    for _ in c.picked:
                        events.append(self.mint.create(t, self, c, name, where.zone, player, CREATE, where.flags))
        return self.carry_out(t, c, events, MADE)


class CreateTogetherOp(Doing):
    """Tokens of different names come into their zones at the same time."""

    def __init__(self, parts: list[CreateOp]) -> None:
        super().__init__(parts[0].clause, parts[0].cause)
        self.parts = parts

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == MADE:
            return self.outcome(t, c)
        events: list[Event] = []
        for part in self.parts:
            where = part.to[0]
            of = where.of if where.of is not None else part.by
            for player in of.players(t, c):
                for _ in range(min(part.count.most(t, c), TOKENS_AT_ONCE)):
                    events.append(part.mint.create(t, part, c, part.names[0], where.zone, player, CREATE, where.flags))
        t.cite("@tokens_put")
        return self.carry_out(t, c, events, MADE)

    def outcome(self, t: Table, c: Context) -> Todo:
        """Each part's slot names its own tokens."""
        any_made = False
        tokens = done_since(t, c.mark, MOVE, CREATE)
        for part in self.parts:
            made = [e.subject for e in tokens if t.cards[id_of(e.subject)].front.name == part.names[0]]
            any_made = any_made or len(made) > 0
            if part.slot > 0:
                c.fill(part.slot, made)
        step(c, any_made)
        return None


class TransformOp(Doing):
    """Cards are banished, and for each that was, a token comes into the zone that it was in."""

    def __init__(
        self, clause: str, cause: int, what: Reference, name: str, banished: int, slot: int, mint: Mint, permissions: Permissions
    ) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.name = name
        self.banished = banished
        self.slot = slot
        self.mint = mint
        self.permissions = permissions

    def could(self, t: Table, c: Context) -> bool:
        return len(self.transformable(t, c)) > 0

    def transformable(self, t: Table, c: Context) -> list[Card]:
        cards = cards_there(t, c, self.what)
        return [card for card in cards if self.permissions.may_move(t, c, card, BANISH, self.banished)]

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == BEGIN:
            events = [self.does(c, moved(card, to=self.banished, how=BANISH)) for card in self.transformable(t, c)]
            return self.carry_out(t, c, events, BANISHED)
        return self.outcome(t, c)

    def outcome(self, t: Table, c: Context) -> Todo:
        if c.phase == BANISHED:
            made: list[Event] = []
            for e in done_since(t, c.mark, MOVE, BANISH):
                b = e.before
                if e.ability == c.ability.number and b is not None:
                    made.append(self.mint.create(t, self, c, self.name, b.zone, b.controller, TRANSFORM, 0))
            return self.carry_out(t, c, made, MADE)
        tokens = [e.subject for e in done_since(t, c.mark, MOVE, TRANSFORM) if e.ability == c.ability.number]
        if self.slot > 0:
            c.fill(self.slot, tokens)
        step(c, len(tokens) > 0)
        return None
