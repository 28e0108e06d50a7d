"""Take-backs, replays, files, workers."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import cardwright as cw
from cardwright.server.database import open_database
from cardwright.server.hub import Hub
from cardwright.server.schema import METADATA
from tests.server.people import Person
from tests.server.test_protocol import at_a_table

Sit = Callable[[], Person]


def test_an_answer_can_be_taken_back_until_something_was_learned(person: Sit, hub: Hub, seeds: None, unlimited: None) -> None:
    me, token = at_a_table(person)
    rng = random.Random(4)
    taken = refused = 0
    for _ in range(60):
        if me.wait() is None:
            break
        before, events = me.view, me.events[:]
        assert me.asked is not None
        me.answer(rng.randrange(len(me.asked["options"])))
        me.ask("ping")
        if me.asked and me.update["can_undo"] and me.view != before:
            assert me.ask("take back")["type"] == "done"
            me.until(lambda me: me.asked)
            again = json.loads(json.dumps(me.view))
            again["decision"]["id"] = before["decision"]["id"]  # type: ignore[index]
            assert again == before and me.events == events, "as if nothing had happened"
            taken += 1
            me.answer(rng.randrange(len(me.asked["options"])))
            me.ask("ping")
        elif me.asked and me.update["why_no_undo"]:
            assert me.ask("take back")["type"] == "error"
            refused += 1
    assert taken and refused
    [room] = hub.rooms.values()
    assert room.played is not None and "back" in {entry.kind for entry in room.played.entries}
    fresh = person()
    fresh.open(token)
    assert fresh.events == me.events or len(fresh.events) >= len(me.events)


def test_a_finished_game_is_a_replay_of_which_each_step_can_be_seen(person: Sit, seeds: None) -> None:
    me, _ = at_a_table(person)
    me.play_at_random(random.Random(3), 12)
    assert me.ask("step", step=3, observer=1)["code"] == "foreign", "not while it goes on"
    me.ask("concede")
    me.until(lambda me: me.table["state"] == "over")
    steps = me.ask("steps")["steps"]
    assert len(steps) > 12 and all(step["question"] and step["answer"] for step in steps)
    seen = [me.ask("step", step=n, observer=-2) for n in range(len(steps) + 1)]
    assert sum(len(step["events"]) for step in seen) == len(me.events)
    assert seen[-1]["view"]["outcome"]["winner"] == 1
    for observer in (0, 1, -1):
        assert me.ask("step", step=5, observer=observer)["view"]["observer"] == observer
    assert me.ask("step", step=len(steps) + 1, observer=0)["code"] == "unknown"
    exported = me.ask("export")
    game = cw.Game.load(exported["text"].encode())
    assert game.conceded == 0 and game.winner == 1 and len(game.answers) == len(steps)


def test_a_game_in_progress_can_be_exported(person: Sit, hub: Hub, seeds: None) -> None:
    me, _ = at_a_table(person)
    me.play_at_random(random.Random(3), 6)
    me.wait()
    game = cw.Game.load(me.ask("export")["text"].encode())
    [room] = hub.rooms.values()
    assert room.played is not None and game.digest() == room.played.game.digest()


def test_a_worker_that_dies_is_replaced(person: Sit, hub: Hub, seeds: None) -> None:
    me, _ = at_a_table(person)
    for _ in range(3):
        process = hub.workers.workers[0].process
        if process is not None:
            os.kill(process.pid, signal.SIGKILL)
        assert me.play_at_random(random.Random(3), 5) == 5


def test_the_tables_are_what_the_migrations_make(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/fresh.sqlite")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
