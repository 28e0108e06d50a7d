"""The power goes out, and the match goes on at the same decision: on SQLite, and on a PostgreSQL that these tests start. Several
servers share one PostgreSQL. (CARDWRIGHT_KILLS says how often the server is killed.)"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from cardwright.server.claims import Claims
from cardwright.server.database import open_database
from cardwright.server.hub import replayed
from cardwright.server.records import Entry, Match, Progress, Seat
from cardwright.server.store import Overtaken, Store
from cardwright.server.tokens import new_id
from tests.server import postgres
from tests.server.nursery import Nursery
from tests.server.people import DECKS, Person, server
from tests.server.recording import in_a_loop
from tests.server.test_seats import settle

KILLS = int(os.environ.get("CARDWRIGHT_KILLS", "3"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("database")
    if request.param == "sqlite":
        yield f"sqlite:///{folder}/games.sqlite"
        return
    why_not = postgres.why_not()
    if why_not:
        pytest.skip(why_not)
    with postgres.cluster() as url:
        yield url


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


def stored(database: str, token: str) -> tuple[str, int]:
    """The hash of the position that the database has, and how many entries made it."""
    engine = open_database(database)
    store = Store(engine)
    link = store.link(token)
    assert link is not None
    played = replayed(store, store.match(link[0]))
    engine.dispose()
    return played.game.digest(), len(played.entries)


def new_match(me: Person, game: str) -> str:
    """Against a bot; the token of this person's seat."""
    deck, other = DECKS[game]
    token = str(me.ask("create", game=game, against="bot", deck=deck, other=other, bot="random")["token"])
    me.open(token)
    return token


def test_a_killed_server_goes_on_at_the_same_decision(database: str, nursery: Nursery) -> None:
    rng = random.Random(11)
    running = nursery.server(database)
    me = running.person()
    token = new_match(me, "sve")
    kills = 0
    while kills < KILLS:
        me.play_at_random(rng, rng.randrange(1, 6))
        if me.wait() is None:
            token = new_match(me, "sve")
            continue
        before = me.view
        running.kill()
        kills += 1
        position = stored(database, token)
        running = nursery.server(database)
        me = running.person()
        me.open(token)
        me.wait()
        assert me.view == before, "the same decision"
        assert stored(database, token) == position, "with the same hash"
    running.stop()


def test_a_server_killed_over_an_answer_has_it_or_has_it_not(database: str, nursery: Nursery) -> None:
    """Killed while an answer is on its way: the match goes on before it or after it, never in between."""
    rng = random.Random(5)
    running = nursery.server(database)
    me = running.person()
    token = new_match(me, "fow")
    kills = 0
    while kills < KILLS:
        me.play_at_random(rng, 2)
        decision = me.wait()
        if decision is None:
            token = new_match(me, "fow")
            continue
        before = stored(database, token)[1]
        me.send(f'{{"type":"answer","id":99999,"decision":{decision["id"]},"option":0}}')
        running.kill()
        kills += 1
        assert stored(database, token)[1] >= before, "it can be played again from what is stored, and nothing is lost"
        running = nursery.server(database)
        me = running.person()
        me.open(token)
        me.wait()
    running.stop()


def test_two_servers_share_one_database(database: str) -> None:
    """Whichever gets the message goes on with the match, and the other one tells its people."""
    if database.startswith("sqlite"):
        pytest.skip("servers share a PostgreSQL")
    with server(database) as one, server(database) as two:
        ada, bo, eve = one.person(), two.person(), two.person()
        host = ada.ask("create", game="sve", against="person", deck="swordcraft", name="Ada")
        ada.open(host["token"])
        guest = bo.ask("join", invitation=host["links"]["invitation"], deck="runecraft", name="Bo")
        bo.open(guest["token"])
        ada.until(lambda ada: ada.view)
        eve.open(host["links"]["spectators"])
        rng = random.Random(8)
        for _ in range(20):
            settle(ada, bo)
            asked = ada if ada.asked else bo
            other = bo if asked is ada else ada
            assert asked.asked is not None
            seen = len(asked.events)
            reply = asked.answer(rng.randrange(len(asked.asked["options"])))
            assert reply["type"] == "done"
            if len(asked.events) > seen:
                there = len(asked.events)
                other.until(lambda other, there=there: len(other.events) >= there)  # type: ignore[misc]
        ada.ask("say", text="Hello from the other server")
        bo.until(lambda bo: bo.said)
        bo.ask("concede")
        for each in (ada, bo, eve):
            each.until(lambda each: each.table["state"] == "over" and each.view["outcome"])
        assert [event["n"] for event in ada.events] == list(range(len(ada.events)))
        assert len(ada.events) == len(bo.events)


def holders(database: str) -> int:
    """How many processes play bots of some match."""
    engine = open_database(database)
    with engine.connect() as connection:
        locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"
        found = int(connection.execute(text(locks)).scalar_one())
    engine.dispose()
    return found


def play_until_a_bot_has_played(me: Person, database: str, rng: random.Random) -> None:
    """A process takes a match when its bot is to decide: until then nobody need have it."""
    for _ in range(100):
        assert me.play_at_random(rng, 1) == 1, "the game goes on"
        me.wait()
        if held := holders(database):
            assert held == 1
            return
    raise AssertionError("the bot was never asked")


def test_no_match_is_run_twice_at_once(database: str) -> None:
    """One seat is open at two servers, and both could play the bot: one does. When it dies, the other one goes on."""
    if database.startswith("sqlite"):
        pytest.skip("servers share a PostgreSQL")
    rng = random.Random(4)
    with server(database) as one, server(database) as two:
        here = one.person()
        token = here.ask("create", game="sve", against="bot", deck="swordcraft", other="runecraft", bot="random")["token"]
        here.open(token)
        play_until_a_bot_has_played(here, database, rng)
        there = two.person()
        there.open(token)
        there.wait()
        for each, other in [(there, here), (here, there)] * 2:
            assert each.play_at_random(rng, 2) == 2
            each.wait()
            other.until(lambda other, each=each: other.view == each.view)  # type: ignore[misc]
            assert other.events == each.events, "both see the same"
            assert holders(database) == 1
        position = stored(database, token)
        one.kill()
        assert stored(database, token) == position
        play_until_a_bot_has_played(there, database, rng)


def test_a_match_that_nobody_has_is_taken(database: str) -> None:
    if database.startswith("sqlite"):
        pytest.skip("servers share a PostgreSQL")

    async def both() -> None:
        engine = open_database(database)
        one, two, match = Claims(Store(engine)), Claims(Store(engine)), new_id()
        assert await one.holds(match) and await one.holds(match) and not await two.holds(match)
        await one.release(match)
        assert await two.holds(match) and not await one.holds(match)
        await two.close()  # as if it had died
        assert await one.holds(match)
        await one.close()
        engine.dispose()

    in_a_loop(both())


def test_of_two_that_write_the_same_entry_one_is_refused(database: str) -> None:
    engine = open_database(database)
    one, two = Store(engine), Store(engine)
    match = Match(new_id(), "sve", "1", "1", "0" * 64, "bot", (Seat("person"), Seat("bot")), new_id(), 0.0, 0.0)
    one.add_match(match, {})
    progress = Progress("playing", -1, 1, 0)
    one.append(match.id, 0, [Entry("answer", 0, 1, "person", 1.0)], progress)
    with pytest.raises(Overtaken):
        two.append(match.id, 0, [Entry("answer", 0, 2, "person", 2.0)], progress)
    with pytest.raises(Overtaken):
        two.append(match.id, 5, [Entry("answer", 0, 2, "person", 2.0)], progress)
    assert [entry.value for entry in two.entries(match.id)] == [1]
    engine.dispose()
