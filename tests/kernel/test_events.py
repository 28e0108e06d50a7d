"""Events are made so that a call can be read: what happens, by keywords, and whose doing it is."""

import ast
from pathlib import Path

import pytest

from cardwright.kernel.cards import Card
from cardwright.kernel.events import BY_COST, BY_RULE, DRAW, MOVE, PUT, SIDEWAYS, TOP, Event, moved, number_changed, turned
from cardwright.kernel.faces import Face, Look

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardwright"
MOST = 3  # kind, subject, player


def calls_of_event(path: Path) -> list[ast.Call]:
    """Where a module makes an event without one of the functions for it."""
    found = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    return [call for call in found if isinstance(call.func, ast.Name) and call.func.id == "Event"]


@pytest.mark.parametrize("package", ["kernel", "effects", "games", "judge", "rehearsal"])
def test_whatever_an_event_is_made_with_has_a_name_at_the_call(package: str) -> None:
    makers = SOURCE / "kernel" / "events.py"
    too_many = [
        f"{path.relative_to(SOURCE)}:{call.lineno}"
        for path in sorted((SOURCE / package).rglob("*.py")) if path != makers
        for call in calls_of_event(path) if len(call.args) > MOST
    ]
    assert too_many == []


def test_a_card_moves_to_a_zone_of_its_owner_unless_a_player_is_named() -> None:
    card = Card(7, 1, Face(0, "Someone", Look([]), ""), None, 2)
    e = moved(card, to=4)
    assert (e.subject, e.player, e.origin, e.goal, e.verb) == (card.ref(), 1, 2, 4, PUT)
    assert moved(card, to=4, player=0).player == 0


def test_without_a_doer_the_rules_act() -> None:
    e = turned(5, 1, SIDEWAYS, clause="8.4.4")
    assert (e.subject, e.player, e.amount, e.controller, e.source, e.cause) == (5, 1, SIDEWAYS, -1, -1, BY_RULE)


def test_by_says_whose_doing_it_is() -> None:
    e = number_changed(0, 7, -2).by(1, 5, BY_COST, 9)
    assert (e.player, e.verb, e.amount) == (0, 7, -2)
    assert (e.controller, e.source, e.cause, e.ability) == (1, 5, BY_COST, 9)


def test_the_same_event_but_for_something_is_a_new_one() -> None:
    e = Event(MOVE, 5, 0, verb=DRAW, goal=3, clause="5.9.1")
    other = e.but(goal=4, place=1, spent=(8,))
    assert (other.subject, other.verb, other.clause, other.goal, other.place, other.spent) == (5, DRAW, "5.9.1", 4, 1, (8,))
    assert (e.goal, e.place, e.spent) == (3, TOP, ())
