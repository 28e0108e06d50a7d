"""What is sent is what the types say, and the client's types are made of them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import cardwright as cw
from cardwright.face.events import Event
from cardwright.face.rules import RulesView, rules_data
from cardwright.face.view import View
from cardwright.server.messages import AnyMessage, Update
from cardwright.server.typescript import typescript
from tests.server.fitting import misfits
from tests.server.people import DECKS

MOST = 1500  # decisions of one game
ENCODED = ("view", "events", "rules")  # fields that the server's own types know as bytes
BY_TAG = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyMessage)}


def sent(data: Any) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(data))


def assert_fits(data: Any, hint: Any) -> None:
    assert not (found := list(misfits(sent(data), hint))), found[:5]


@pytest.mark.parametrize("game", list(cw.games()))
def test_views_and_events_of_a_whole_game_are_what_the_types_say(game: str) -> None:
    """At every other decision what whoever decides is sent, at the rest in turn what others are."""
    ready = list(cw.decks(game))
    deck, other = DECKS.get(game, (ready[0], ready[0]))
    played = cw.new_game(game, deck, other, seed=5)
    played.log_data()
    rng = random.Random(5)
    told = [0] * 4  # events, by observer
    for n in range(MOST):
        decision = played.decision
        decider = 0 if decision is None else decision.player
        observer = (decider, 1 - decider, decider, -1, decider, -2)[n % 6]
        assert_fits(played.view_data(observer), View)
        assert_fits(played.log_data(observer, told[observer]), list[Event])
        told[observer] = played.events
        if decision is None:
            break
        played.apply(rng.randrange(len(decision.options)))
    assert played.over or n == MOST - 1


@pytest.mark.parametrize("game", list(cw.games()))
def test_rules_are_what_the_types_say(game: str) -> None:
    assert_fits(rules_data(game), RulesView)


def test_what_does_not_fit_is_found() -> None:
    asked = cw.new_game("sve", *DECKS["sve"], seed=1)
    for _ in range(4):
        asked.apply(0)
    assert asked.decision is not None
    view = sent(asked.view_data(asked.decision.player))
    assert list(misfits(view, View)) == []
    for path, wrong in [
        (("turn",), "1"), (("now", "battle"), {"attackers": [None]}), (("decision", "options", 0, "label"), None),
        (("winner",), True), (("players", 0, "zones", "leader area", "cards", 0, "key"), 1.5), (("nonsense",), 1),
    ]:  # fmt: skip
        broken = sent(view)
        *way, last = path
        at: Any = broken
        for step in way:
            at = at[step]
        at[last] = wrong
        assert len(list(misfits(broken, View))) == 1, path


def message_fits(text: str) -> dict[str, Any]:
    """A message as it came, if it is what its type says."""
    message: dict[str, Any] = msgspec.json.decode(text)
    kind = BY_TAG[message["type"]]
    fields = {name: value for name, value in message.items() if name != "type"}
    if kind is Update:
        assert_fits(fields["view"], View)
        assert_fits(fields["events"], list[Event])
    fields = {name: value for name, value in fields.items() if name not in ENCODED}
    rest = [misfit for misfit in misfits(fields, kind) if not any(misfit == f" has no {name}" for name in ENCODED)]
    assert not rest, rest[:5]
    return message


def test_types_of_the_client_are_made_of_ours() -> None:
    made = typescript()
    assert "export interface View " in made and "export interface AnswerRequest " in made and "unknown[]" not in made
    committed = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
    if committed.exists():
        assert committed.read_text(encoding="utf-8") == made, "run python -m cardwright.server.typescript > web/src/wire.ts"
