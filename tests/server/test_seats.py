"""Who sits where: against a bot, at one screen, by invitation, as a spectator; coming back, giving up, playing again, talking."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import msgspec
import pytest

from cardwright.server import clocks, driving
from cardwright.server.hub import Hub
from cardwright.server.parts import Clock
from cardwright.server.records import Entry
from tests.server.people import Person, readable

Sit = Callable[[], Person]


def two_people(sit: Sit, **more: object) -> tuple[Person, Person, dict[str, str]]:
    """Ada has invited Bo, and both sit at the table."""
    ada, bo = sit(), sit()
    host = ada.ask("create", game="sve", against="person", deck="swordcraft", name="Ada", **more)
    ada.open(host["token"])
    assert ada.table["state"] == "waiting" and ada.table["links"]["invitation"] == host["links"]["invitation"]
    asked = bo.ask("invited", invitation=host["links"]["invitation"])
    assert (asked["name"], asked["game"], asked["open"]) == ("Ada", "sve", True)
    guest = bo.ask("join", invitation=host["links"]["invitation"], deck="runecraft", name="Bo")
    bo.open(guest["token"])
    ada.until(lambda ada: ada.view)
    links = {"ada": host["token"], "bo": guest["token"], "watch": host["links"]["spectators"]}
    return ada, bo, {**links, "invitation": host["links"]["invitation"]}


def both(ada: Person, bo: Person) -> tuple[Person, Person]:
    """Whoever is asked, and the other one. Automatic answers take a little between people."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for one, other in ((ada, bo), (bo, ada)):
            if one.asked:
                return one, other
        for each in (ada, bo):
            each.ask("ping")
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


def play_on(ada: Person, bo: Person, answers: int, rng: random.Random) -> None:
    for _ in range(answers):
        one, other = both(ada, bo)
        assert one.asked is not None
        one.answer(rng.randrange(len(one.asked["options"])))
        for each in (one, other):  # until both have seen it
            while each.ask("ping")["type"] != "done":
                pass
        settle(ada, bo)


def settle(ada: Person, bo: Person) -> None:
    """Automatic answers take a little between people: wait until somebody is asked."""
    for _ in range(1000):
        for each in (ada, bo):
            each.ask("ping")
        if ada.asked or bo.asked or ada.view["outcome"]:  # type: ignore[index]
            return
        time.sleep(0.02)


def test_two_people_by_invitation(person: Sit, seeds: None) -> None:
    ada, bo, links = two_people(person)
    play_on(ada, bo, 12, random.Random(3))
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Bo"]
    assert readable(ada.view, 0, "hand") and not readable(ada.view, 1, "hand")  # type: ignore[arg-type]
    assert readable(bo.view, 1, "hand") and not readable(bo.view, 0, "hand")  # type: ignore[arg-type]
    late = person().ask("join", invitation=links["invitation"], deck="swordcraft")
    assert late["code"] == "not now"


def test_nobody_answers_for_the_other(person: Sit, seeds: None) -> None:
    ada, bo, _ = two_people(person)
    one, other = both(ada, bo)
    assert one.asked is not None
    reply = other.ask("answer", decision=one.asked["id"], option=0)
    assert reply["code"] == "stale"
    assert "options" not in (other.view or {})["decision"] and other.view["decision"]["id"] == 0  # type: ignore[index]


def test_a_public_table_is_listed_until_it_is_full(person: Sit) -> None:
    ada = person()
    seated = ada.ask("create", game="fow", against="person", deck="valhalla-ashes", name="Ada", public=True)
    [table] = person().ask("lobby")["tables"]
    assert (table["state"], table["format"], table["token"]) == ("waiting", "valhalla", seated["links"]["invitation"])
    wrong = person().ask("join", invitation=table["token"], deck="long-lamp")
    assert wrong["code"] == "refused" and "valhalla" in wrong["what"]
    person().ask("join", invitation=table["token"], deck="valhalla-cistern", name="Bo")
    [table] = person().ask("lobby")["tables"]
    assert (table["state"], table["token"], table["names"]) == ("playing", seated["links"]["spectators"], ["Ada", "Bo"])


def test_two_at_one_screen_see_only_their_own(person: Sit, seeds: None) -> None:
    me = person()
    decks = {"deck": "swordcraft", "other": "runecraft"}
    me.open(me.ask("create", game="sve", against="screen", **decks, name="Ada", other_name="Bo")["token"])
    rng = random.Random(4)
    seen = set()
    for _ in range(25):
        decision = me.asked
        assert decision is not None and me.view is not None
        player = decision["player"]
        seen.add(player)
        assert me.view["observer"] == player
        assert not readable(me.view, 1 - player, "hand")
        me.events = []  # a log for each of them is kept by the client
        me.number += 1
        option = rng.randrange(len(decision["options"]))
        me.send(json.dumps({"type": "answer", "id": me.number, "decision": decision["id"], "option": option}))
        while True:
            message = json.loads(me.receive())
            if message["type"] == "update":
                me.view = message["view"]
            if message.get("re") == me.number:
                assert message["type"] == "done"
                break
    assert seen == {0, 1}


def test_spectators_see_no_hand_and_decide_nothing(person: Sit, seeds: None) -> None:
    ada, bo, links = two_people(person)
    play_on(ada, bo, 8, random.Random(1))
    eve = person()
    opened = eve.open(links["watch"])
    assert opened["role"] == "spectator"
    assert not readable(eve.view, 0, "hand") and not readable(eve.view, 1, "hand")  # type: ignore[arg-type]
    for request in ("concede", "take back", "rematch"):
        assert eve.ask(request)["code"] == "foreign"
    assert eve.ask("say", text="Play the other one!")["code"] == "foreign"
    assert eve.ask("steps")["code"] == "not now"
    ada.until(lambda ada: ada.table["spectators"] == 1)
    assert eve.table["links"]["invitation"] == "" and eve.table["steward"] is None


def test_who_loses_the_connection_comes_back_to_the_same_decision(person: Sit, seeds: None) -> None:
    ada, bo, links = two_people(person)
    play_on(ada, bo, 9, random.Random(2))
    one, other = both(ada, bo)
    before, known = one.view, len(one.events)
    one.close()
    seat = 0 if one is ada else 1
    other.until(lambda other: not other.table["seats"][seat]["here"])
    again = person()
    again.open(links["ada" if one is ada else "bo"])
    assert again.view == before
    assert [event["n"] for event in again.events] == list(range(known))
    other.until(lambda other: other.table["seats"][seat]["here"])
    later = person()  # on another device, with what was known already
    later.events = again.events[:-3]
    later.open(links["ada" if one is ada else "bo"], since=known - 3)
    assert later.update["start"] == known - 3 and later.events == again.events
    assert again.answer(0)["type"] == "done"


def test_conceding_and_playing_again(person: Sit, hub: Hub, seeds: None) -> None:
    ada, bo, _ = two_people(person)
    first = ada.table["seed_hash"]
    assert ada.ask("rematch")["code"] == "not now"
    ada.ask("concede")
    bo.until(lambda bo: bo.table["state"] == "over")
    assert bo.table["ending"] == {"winner": 1, "by": "concession", "why": "Ada gave up.", "clause": "1.2.3"}
    assert ada.ask("take back")["code"] == "stale"
    ada.ask("rematch")
    bo.until(lambda bo: bo.table["seats"][0]["rematch"])
    bo.ask("rematch")
    ada.until(lambda ada: ada.rematch)
    bo.until(lambda bo: bo.rematch)
    assert ada.rematch != bo.rematch
    ada.open(ada.rematch)
    bo.open(bo.rematch)
    assert ada.table["state"] == "playing" and ada.table["seed_hash"] != first
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Bo"]
    both(ada, bo)


def test_what_is_said_can_be_muted(person: Sit, seeds: None) -> None:
    ada, bo, links = two_people(person)
    ada.ask("say", text="Good luck!")
    bo.until(lambda bo: bo.said)
    assert bo.said == [{"n": 0, "seat": 0, "text": "Good luck!"}]
    bo.ask("mute", muted=True)
    ada.ask("say", text="Slow, are you?")
    bo.ask("ping")
    assert len(bo.said) == 1 and bo.table["muted"]
    again = person()
    assert again.open(links["bo"])["chat"] == []
    assert len(person().open(links["ada"])["chat"]) == 2


def test_a_clock_counts_what_is_thought_beyond_the_first_seconds() -> None:
    clock = Clock(minutes=1, bonus=5)
    entries = [Entry("answer", 0, 0, "person", 10.0), Entry("answer", 1, 0, "steward", 12.0), Entry("answer", 1, 0, "person", 20.0)]
    assert clocks.time_left(clock, entries, 0.0, 0, 26.0) == [60 - 7 + 5 - 6, 60 + 5 - 5 + 5]
    assert clocks.time_left(clock, entries, 0.0, None, 99.0) == [58.0, 65.0]


def test_on_the_clock_an_automatic_answer_looks_like_ones_own() -> None:
    """The pause of the steward, or a person who passes as soon: the same clock."""
    clock = Clock(minutes=1, bonus=5)
    for pause in (0.3, 2.9):
        [own, passed] = [
            clocks.time_left(clock, [Entry("answer", 0, 0, by, pause), Entry("answer", 1, 0, "person", pause + 1)], 0.0, 0, 9.0)
            for by in ("person", "steward")
        ]
        assert own == passed


def test_answers_in_one_go_add_the_bonus_once() -> None:
    entries = [Entry("answer", 0, 0, "person", 2.0 + n / 1000) for n in range(5)]
    assert clocks.time_left(Clock(minutes=1, bonus=5), entries, 0.0, None, 9.0) == [65.0, 60.0]


def test_who_runs_out_of_time_loses(person: Sit, hub: Hub, seeds: None) -> None:
    ada, bo, _ = two_people(person, clock={"minutes": 1})
    one, other = both(ada, bo)
    seat = 0 if one is ada else 1
    assert one.table["deciding"] == seat
    assert 55_000 < one.table["seats"][seat]["left_ms"] <= 60_000
    [room] = hub.rooms.values()
    room.match = msgspec.structs.replace(room.match, begun=room.match.begun - 100)  # as if they had thought so long
    other.ask("mute", muted=True)  # wakes the table
    other.until(lambda other: other.table["state"] == "over")
    assert other.table["ending"]["by"] == "time" and other.table["ending"]["winner"] == 1 - seat


def test_watching_two_bots(person: Sit, seeds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """They would be through in a second: what they do is told one thing after the other, with time to see it."""
    monkeypatch.setattr(driving, "TO_BE_SEEN", 0.01)
    start = time.monotonic()
    me = person()
    seated = me.ask("create", game="sve", against="bots", deck="swordcraft", other="runecraft", bot="random", bot_of_mine="random")
    me.open(seated["token"])
    me.until(lambda me: me.view["outcome"])  # type: ignore[index]
    assert me.table["state"] == "over" and me.asked is None
    updates = [json.loads(text) for text in me.received if text.startswith('{"type":"update"')]
    seen = [one for one in updates if any(event["kind"] != "phase" and not event.get("quiet") for event in one["events"])]
    played = [event for event in me.events if event["kind"] == "move" and event.get("verb") in ("play", "put")]
    assert len(seen) > len(played) > 5, "no two of them at once"
    assert time.monotonic() - start > 0.01 * len(seen)
