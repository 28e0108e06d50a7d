"""The stack: cards and abilities that wait to be resolved, with what was chosen for them."""

from __future__ import annotations

import pytest

from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import ShadowverseEvolve
from cardwright.kernel.chance import seed_from
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import moved
from cardwright.kernel.faces import ACTIVATED, Ability, Face, Look
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library
from cardwright.kernel.logbook import SPECTATOR
from cardwright.kernel.moving import put_in
from cardwright.kernel.same_positions import position_key
from cardwright.kernel.stacking import (
    A_CARD,
    A_COPY,
    AN_ABILITY,
    FIRST_OWN_STACKED,
    flag_stacked,
    stack_ability,
    stack_card,
    stack_copy,
    stacked_at,
    take_off,
)
from cardwright.kernel.storing import digest, load, save
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import view

pytestmark = pytest.mark.plain_only  # the rules are replaced by a subclass


class Stacking(ShadowverseEvolve):
    """The rules, but for a stack in the shared zone."""

    def __init__(self) -> None:
        super().__init__()
        self.stack_zone = terms.RESOLUTION
        self.limbo = terms.GONE


class Scene:
    """A table with two cards in hand, one ability, and the blank face for abilities."""

    def __init__(self) -> None:
        library = Library()
        self.blank = library.add_face(Face(0, "ability", Look([0, 0, 0]), ""))
        self.face = library.add_face(Face(1, "Someone", Look([1, 1, 1]), ""))
        self.ability = Ability(ACTIVATED, "Do something.")
        self.ability.slots = 1
        library.add_ability(self.ability)
        self.table = Table(Stacking(), library, seed_from(1))
        for _ in range(2):
            put_in(self.table, self.table.new_card(0, self.face, None, terms.FIELD), terms.FIELD, 0, 0)

    def context(self, source: int, chosen: int) -> Context:
        c = Context(self.table.cards[source].ref(), 0, self.ability)
        c.fill(0, [self.table.cards[chosen].ref()])
        return c

    def move(self, id: int, goal: int) -> None:
        card = self.table.cards[id]
        happen(self.table, [moved(card, to=goal).by(0)])


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_an_ability_lies_on_the_stack_as_a_blank_card(scene: Scene) -> None:
    t = scene.table
    s = stack_ability(t, scene.blank, scene.context(0, 1))
    card = t.at(s.ref)
    assert card is not None and (card.zone, card.form.name, card.controller) == (terms.RESOLUTION, "ability", 0)
    assert t.zone(terms.RESOLUTION, 0) == [card.id] and stacked_at(t, s.ref) is s and s.kind == AN_ABILITY


def test_a_pseudo_card_is_used_again_in_a_new_life(scene: Scene) -> None:
    t = scene.table
    first = stack_ability(t, scene.blank, scene.context(0, 1))
    take_off(t, first.ref)
    assert t.stacked == [] and t.at(first.ref) is None and t.zone(terms.RESOLUTION, 0) == []
    before = len(t.cards)
    second = stack_ability(t, scene.blank, scene.context(0, 1))
    assert len(t.cards) == before and second.id() == first.id() and second.ref != first.ref and t.at(first.ref) is None


@pytest.mark.parametrize("players", [(1, 0), (0, 1)])
def test_what_lies_on_the_stack_has_nothing_of_what_lay_there_before(scene: Scene, players: tuple[int, int]) -> None:
    t = scene.table
    keys: list[int] = []
    for player, face in zip(players, (scene.face, scene.blank), strict=True):
        context = scene.context(0, 1)
        context.controller = player
        s = stack_ability(t, face, context)
        card = t.at(s.ref)
        assert card is not None and (card.owner, card.controller) == (player, player)
        assert card.front is face and card.form is face and t.look(card) is face.look
        keys.append(card.key)
        take_off(t, s.ref)
    assert keys[0] != keys[1], "nor can anybody take it for the same one"


def test_a_card_that_leaves_the_stack_is_not_resolved(scene: Scene) -> None:
    t = scene.table
    scene.move(0, terms.RESOLUTION)
    stack_card(t, t.cards[0], scene.context(0, 1))
    assert [s.kind for s in t.stacked] == [A_CARD]
    scene.move(0, terms.HAND)
    assert t.stacked == []


def test_what_is_stacked_is_saved_cloned_and_rewound(scene: Scene) -> None:
    t = scene.table
    stack_ability(t, scene.blank, scene.context(0, 1), FIRST_OWN_STACKED, 5)
    kept = t.clone()
    again = load(t.rules, t.library, *save(t))
    assert digest(again) == digest(t) == digest(kept)
    found = again.stacked[0]
    assert (found.kind, found.flags, found.context.slots) == (FIRST_OWN_STACKED, 5, ([t.cards[1].ref()],))
    take_off(t, t.stacked[0].ref)
    assert len(kept.stacked) == 1 and digest(kept) != digest(t)
    t.become(kept)
    assert len(t.stacked) == 1 and t.spare == []


def test_copies_and_flags(scene: Scene) -> None:
    t = scene.table
    scene.move(0, terms.RESOLUTION)
    stack_card(t, t.cards[0], scene.context(0, 1))
    copy = stack_copy(t, t.stacked[0], 1)
    assert (copy.kind, copy.context.controller, t.cards[copy.id()].form.name) == (A_COPY, 1, "Someone")
    assert copy.context.slots == t.stacked[0].context.slots and copy.context is not t.stacked[0].context
    flag_stacked(t, t.stacked[0], 2)
    assert [s.flags for s in t.stacked] == [2, 0]
    take_off(t, copy.ref)
    assert len(t.stacked) == 1 and t.zone(terms.RESOLUTION, 0) == [0]


def test_everybody_sees_the_stack(scene: Scene) -> None:
    t = scene.table
    stack_ability(t, scene.blank, scene.context(0, 1))
    t.finish(0)
    for observer in (0, 1, SPECTATOR):
        shown = view(t, observer)["stack"]
        assert [(s["name"], s["text"], s["source"]) for s in shown] == [("Someone", "Do something.", t.cards[0].key)]


def test_a_position_depends_on_what_is_stacked_but_not_on_the_pseudo_card(scene: Scene) -> None:
    t = scene.table
    empty = position_key(t)
    s = stack_ability(t, scene.blank, scene.context(0, 1))
    full = position_key(t)
    assert full != empty
    take_off(t, s.ref)
    assert position_key(t) == empty
    stack_ability(t, scene.blank, scene.context(0, 1))
    stack_ability(t, scene.blank, scene.context(0, 1))
    take_off(t, t.stacked[0].ref)
    assert position_key(t) == full
    flag_stacked(t, t.stacked[0], 2)
    flagged = position_key(t)
    stack_copy(t, t.stacked[0], 0)
    assert len({full, flagged, position_key(t)}) == 3
    take_off(t, t.stacked[1].ref)
    t.mine(1).damage = 3
    scene.move(0, terms.HAND)
    other = position_key(t)
    t.stacked[0].context.fill(0, [])
    assert position_key(t) != other
