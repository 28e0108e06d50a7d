"""A small table to work values out on: cards put where a test wants them, events that happen, trees lowered and asked."""

from __future__ import annotations

from cardwright.effects.lowering import events
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.sve import terms
from cardwright.games.sve.profile import PROFILE
from cardwright.games.sve.ruleset import RULES
from cardwright.kernel.chance import seed_from
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import FOREVER, Change, Continuous
from cardwright.kernel.events import BY_RULE, MOVE, PLAYED, PUT, RESOLVE, TO_PLAY, Event
from cardwright.kernel.faces import AUTOMATIC, PASSIVE, Ability, Face, Look, Trigger
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library
from cardwright.kernel.moving import put_in
from cardwright.kernel.table import Table
from cardwright.text.kinds import make
from cardwright.text.tree import Node

YOU_ARE, THEY_ARE = 0, 1
ON_FIELD = 1 << terms.FIELD


class Situation:
    """Player 0 is you. It is your turn."""

    def __init__(self, record: Recorder | None = None) -> None:
        self.library = Library()
        self.table = Table(RULES, self.library, seed_from(1))
        self.table.turn = 1
        for player in (YOU_ARE, THEY_ARE):
            self.table.set_number(terms.FIELD_LIMIT, player, 5)
            self.table.set_number(terms.EX_LIMIT, player, 5)
        self.low = Lowering(PROFILE, self.library, record)

    def card(
        self,
        name: str = "Someone",
        zone: int = terms.FIELD,
        player: int = YOU_ARE,
        type: int = terms.FOLLOWER,
        cost: int = 2,
        attack: int = 2,
        defense: int = 3,
        traits: tuple[str, ...] = (),
        keywords: int = 0,
        subtypes: int = 0,
        colour: int = terms.NEUTRAL,
        abilities: tuple[Ability, ...] = (),
        also_named: tuple[str, ...] = (),
    ) -> int:
        """A card of that kind in a zone; its reference."""
        look = Look([cost, attack, defense])
        look.types = type
        look.subtypes = subtypes
        look.colours = colour
        look.keywords = keywords
        look.names = (name, *also_named)
        look.abilities = list(abilities)
        for trait in traits:
            look.traits |= self.library.trait(trait)
        face = self.library.add_face(Face(0, name, look, ""))
        card = self.table.new_card(player, face, None, zone)
        put_in(self.table, card, zone, player, 0)
        self.table.dirty = True
        return card.ref()

    def leader(self, player: int) -> int:
        self.table.set_number(terms.LEADER_DEFENSE, player, 20)
        return self.card("Leader", terms.LEADER_AREA, player, terms.LEADER)

    # -- what happens
    def happens(self, *events: Event) -> list[Event]:
        """Events that happen together, with nobody to ask; as they were performed."""
        before = len(self.table.history)
        assert happen(self.table, list(events)) is None
        return self.table.history[before:]

    def moves(
        self,
        ref: int,
        goal: int,
        verb: int = PUT,
        player: int | None = None,
        cause: int = BY_RULE,
        source: int = -1,
        controller: int = -1,
        other: int = -1,
    ) -> int:
        """The card goes there; its new reference."""
        return self.happens(self.move(ref, goal, verb, player, cause, source, controller, other))[0].subject

    def move(
        self,
        ref: int,
        goal: int,
        verb: int = PUT,
        player: int | None = None,
        cause: int = BY_RULE,
        source: int = -1,
        controller: int = -1,
        other: int = -1,
    ) -> Event:
        card = self.table.at(ref)
        assert card is not None
        to = card.owner if player is None else player
        return Event(MOVE, ref, to, verb=verb, origin=card.zone, goal=goal, other=other).by(controller, source, cause)

    def plays(self, ref: int, player: int = YOU_ARE, resolve: bool = True) -> int:
        """10.6.2 in short: into the resolution zone, counted as played, onto the field (or, for a spell, not yet away)."""
        card = self.table.at(ref)
        assert card is not None
        origin = card.zone
        waiting = self.moves(ref, terms.RESOLUTION, TO_PLAY, player, other=origin)
        self.happens(Event(PLAYED, waiting, player, verb=1, origin=origin).by(player, waiting))
        return self.moves(waiting, terms.FIELD, RESOLVE, player, other=origin) if resolve else waiting

    # -- what is asked
    def context(
        self, source: int = -1, controller: int = YOU_ARE, slots: tuple[list[int], ...] = (), event: Event | None = None
    ) -> Context:
        ability = Ability(AUTOMATIC, "")
        ability.slots = 1 + len(slots)
        ability.numbers = 4
        c = Context(source, controller, ability, event)
        for i, refs in enumerate(slots):
            c.fill(i + 1, refs)
        c.began = len(self.table.history)
        return c

    def found(self, *tests: Node, context: Context | None = None) -> list[str]:
        """The names of the cards that a filter of these tests finds."""
        filter = self.low.filter(make("Filter", tests=tests))
        return self.names(filter.refs(self.table, context or self.context()))

    def names(self, refs: list[int]) -> list[str]:
        return [self.table.look_at(ref).names[0] for ref in refs]

    def refs(self, node: Node, context: Context | None = None) -> list[int]:
        return self.low.reference(node).refs(self.table, context or self.context())

    def value(self, node: Node, context: Context | None = None) -> int:
        return self.low.amount(node).value(self.table, context or self.context())

    def holds(self, node: Node, context: Context | None = None) -> bool:
        return self.low.condition(node).holds(self.table, context or self.context())

    # -- abilities
    def watcher(
        self, on: Node, when: Node | None = None, name: str = "Watcher", player: int = YOU_ARE, zones: int = ON_FIELD
    ) -> int:
        """A card on the field with an automatic ability that waits for the event."""
        trigger: Trigger = events.trigger(self.low, on, when if when is not None else make("Always"))
        return self.card(name, abilities=(automatic(trigger, zones),), player=player)

    def bearer(
        self, *effects: Node, name: str = "Bearer", player: int = YOU_ARE, zone: int = terms.FIELD, zones: int = ON_FIELD
    ) -> int:
        """A card with a passive ability of these effects."""
        ability = Ability(PASSIVE, "")
        ability.zones = zones
        for effect in effects:
            parts = self.low.passive(effect, zones)
            assert parts.others == []
            ability.changes += parts.changes
            ability.cost_rules += parts.cost_rules
        return self.card(name, abilities=(ability,), player=player, zone=zone)

    def lasts(
        self, change: Change, *refs: int, until: int = FOREVER, context: Context | None = None, turn: int = 1, player: int = -1
    ) -> None:
        """An effect that was made for these cards."""
        c = context or self.context()
        values = change.values(self.table, c)
        self.table.effects.append(Continuous(change, c, values, refs, True, until, turn, player, self.table.next_stamp()))
        self.table.dirty = True

    def look(self, ref: int) -> Look:
        card = self.table.at(ref)
        assert card is not None
        return self.table.look(card)

    def stats(self, ref: int) -> tuple[int, int]:
        look = self.look(ref)
        return look.stats[terms.ATTACK], look.stats[terms.DEFENSE]

    def pending(self) -> list[str]:
        """The names of the cards whose abilities wait."""
        return self.names([p.source for p in self.table.pending])


def automatic(trigger: Trigger, zones: int = ON_FIELD) -> Ability:
    ability = Ability(AUTOMATIC, "")
    ability.zones = zones
    ability.trigger = trigger
    ability.slots = 4
    return ability
