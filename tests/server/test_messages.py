"""Everything that a player can ask for, through real sockets: a server that listens on a port, and people who connect to it."""

from __future__ import annotations

import hashlib
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import uvicorn
from websockets.sync.client import connect

import cardwright as cw
from cardwright.server.app import make_app
from cardwright.server.database import open_database
from cardwright.server.hub import Hub
from cardwright.server.requests import AnyRequest
from cardwright.server.serving import listen_on
from tests.server import people, test_seats
from tests.server.people import Person, readable
from tests.server.test_seats import both, play_on, settle, two_people
from tests.server.test_types import message_fits

Sit = Callable[[], Person]


class Listening:
    """A server in a thread, and whoever has connected to it."""

    def __init__(self, database: str, stack: ExitStack) -> None:
        self.engine = open_database(database)
        app = make_app(self.engine)
        self.hub: Hub = app.state.hub
        socket = listen_on("127.0.0.1", 0)
        self.address = f"ws://127.0.0.1:{socket.getsockname()[1]}/ws"
        self.server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [socket]})
        self.thread.start()
        self.stack = stack
        self.people: list[Person] = []

    def sit(self) -> Person:
        socket = self.stack.enter_context(connect(self.address, max_size=None, compression=None))
        self.people.append(Person(socket.send, lambda: str(socket.recv(timeout=60)), socket.close))
        return self.people[-1]

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        self.engine.dispose()


@pytest.fixture
def listening(tmp_path: Path, seeds: None) -> Iterator[Listening]:
    with ExitStack() as stack:
        found = Listening(f"sqlite:///{tmp_path}/games.sqlite", stack)
        yield found
    found.stop()


def test_before_one_sits_down(listening: Listening) -> None:
    me = listening.sit()
    assert me.ask("ping")["type"] == "done"
    assert {game["game"] for game in me.ask("lobby")["games"]} == set(cw.games())
    assert me.ask("rules", game="weiss")["rules"]["phases"]
    host = me.ask("create", game="sve", against="person", deck="swordcraft", name="Ada")
    assert me.ask("invited", invitation=host["links"]["invitation"])["open"]
    assert [match["state"] for match in me.ask("mine", tokens=[host["token"]])["matches"]] == ["waiting"]


def test_a_match_between_two_people_who_ask_for_everything(listening: Listening) -> None:
    """Chat and mute, stops, why, a card, plans, a spectator, conceding, playing again; and every message is what its type says."""
    ada, bo, links = two_people(listening.sit)
    eve = listening.sit()
    assert eve.open(links["watch"])["role"] == "spectator"
    ada.ask("say", text="Good luck!")
    for other in (bo, eve):
        other.until(lambda other: other.said)
    bo.ask("mute", muted=True)
    ada.ask("say", text="You there?")
    eve.until(lambda eve: len(eve.said) == 2)
    bo.ask("ping")
    assert len(bo.said) == 1
    bo.ask("mute", muted=False)
    bo.until(lambda bo: not bo.table["muted"])
    assert ada.ask("stops", steward={"mine": ["main"], "theirs": [], "answers": True})["type"] == "done"
    ada.until(lambda ada: ada.table["steward"]["answers"])
    play_on(ada, bo, 6, random.Random(2))
    one, other = both(ada, bo)
    assert one.asked is not None
    assert one.ask("why", option=0)["wishes"] and one.ask("plan", decision=one.asked["id"])["type"] == "plan"
    assert one.ask("preview", decision=one.asked["id"], option=0)["type"] == "preview"
    assert other.ask("why", option=0)["code"] == "not now"
    seat = 0 if one is ada else 1
    hand = [card["id"] for card in one.view["players"][seat]["zones"]["hand"]["cards"]]  # type: ignore[index]
    assert one.ask("card", card=hand[0])["faces"][0]["id"] == hand[0]
    for request in ("steps", "export"):
        assert ada.ask(request)["code"] == "not now", "it would show both hands"
    assert ada.ask("step", step=0, observer=0)["code"] == "not now"
    assert not readable(eve.view, 0, "hand") and not readable(eve.view, 1, "hand")  # type: ignore[arg-type]
    assert one.ask("answers", decision=one.asked["id"], options=[0])["type"] == "done"
    one.ask("concede")
    for each in (ada, bo, eve):
        each.until(lambda each: each.table["state"] == "over" and each.view["outcome"])
        assert each.table["ending"]["by"] == "concession" and each.table["ending"]["winner"] == 1 - seat
        assert hashlib.sha256(bytes.fromhex(each.table["seed"])).hexdigest() == each.table["seed_hash"]
    for each in (ada, bo):
        each.ask("rematch")
    for each in (ada, bo, eve):
        each.until(lambda each: each.rematch)
        each.open(each.rematch)
    settle(ada, bo)
    assert ada.asked or bo.asked
    for each in (ada, bo, eve):
        for text in each.received:
            message_fits(text)


def test_taking_back(listening: Listening) -> None:
    me = listening.sit()
    me.open(me.ask("create", game="sve", against="bot", deck="swordcraft", other="runecraft", bot="random")["token"])
    assert me.ask("take back")["code"] == "refused", "nothing has been decided"
    rng = random.Random(3)
    for _ in range(80):
        before = me.wait()
        assert before is not None
        seen = {**me.view, "decision": None}  # type: ignore[dict-item]
        me.answer(rng.randrange(len(before["options"])))
        me.ask("ping")
        if me.update["can_undo"] and me.asked:
            assert me.ask("take back")["type"] == "done"
            me.until(lambda me, seen=seen: {**me.view, "decision": None} == seen)  # type: ignore[misc, dict-item]
            return
    pytest.fail("nothing could ever be taken back")


def test_replays_and_files(listening: Listening) -> None:
    """A game in progress is a file; one that is over can be seen at every step, with either player's eyes."""
    me = listening.sit()
    me.open(me.ask("create", game="fftcg", against="bot", deck="kiln-and-sky", other="stone-and-tide", bot="random")["token"])
    me.play_at_random(random.Random(1), 8)
    me.wait()
    game = cw.Game.load(me.ask("export")["text"].encode())
    assert game.decision is not None and game.decision.player == 0
    assert me.ask("step", step=2, observer=1)["code"] == "foreign", "the bot's cards are hidden while it goes on"
    me.ask("concede")
    me.until(lambda me: me.table["state"] == "over")
    steps = me.ask("steps")["steps"]
    for step in (0, len(steps) // 2, len(steps)):
        seen = {observer: me.ask("step", step=step, observer=observer)["view"] for observer in (0, 1, -1, -2)}
        for player in (0, 1):
            counts = seen[player]["players"][player]["zones"]["hand"]["count"]
            assert len(readable(seen[player], player, "hand")) == len(readable(seen[-2], player, "hand")) == counts
            assert not readable(seen[1 - player], player, "hand") and not readable(seen[-1], player, "hand")
    assert cw.Game.load(me.ask("export")["text"].encode()).conceded == 0


def test_running_out_of_time(listening: Listening) -> None:
    ada, bo, _ = two_people(listening.sit, clock={"minutes": 1, "bonus": 2})
    one, other = both(ada, bo)
    seat = 0 if one is ada else 1
    assert one.table["clock"] == {"minutes": 1, "bonus": 2} and one.table["deciding"] == seat
    assert 50_000 < other.table["seats"][seat]["left_ms"] <= 60_000
    [room] = listening.hub.rooms.values()
    room.match = msgspec.structs.replace(room.match, begun=room.match.begun - 61)  # as if they had thought so long
    one.ask("mute", muted=True)  # the table looks at its clocks
    for each in (one, other):
        each.until(lambda each: each.table["state"] == "over")
        assert (each.table["ending"]["by"], each.table["ending"]["winner"]) == ("time", 1 - seat)
    assert one.ask("answer", decision=1, option=0)["code"] == "stale"


def test_leaving_and_coming_back(listening: Listening) -> None:
    ada, bo, links = two_people(listening.sit)
    play_on(ada, bo, 4, random.Random(6))
    one, other = both(ada, bo)
    seat, view = (0 if one is ada else 1), one.view
    assert one.ask("leave")["type"] == "done"
    other.until(lambda other: not other.table["seats"][seat]["here"])
    elsewhere = listening.sit()
    elsewhere.open(links["ada" if seat == 0 else "bo"])
    assert elsewhere.view == view


def test_the_bench_and_the_rulebook(listening: Listening) -> None:
    """What they answer is looked at in test_bench."""
    me = listening.sit()
    text = "title: T\ngame: sve\ntable:\n  your field:\n    Knight (follower 2/2)\n"
    for kind, said in {
        "bench words": {"game": "sve"}, "bench": {"text": text, "lines": [], "options": [0]},
        "bench why": {"text": text, "lines": []}, "bench run": {"text": f"{text}play:\n  expect Knight has 2/2\n"},
        "corpus": {"words": "knight"}, "clauses": {"game": "sve"}, "clause": {"game": "sve", "clause": "8.4.4"},
    }.items():  # fmt: skip
        assert me.ask(kind, **said)["type"] == kind.replace("bench why", "why")
    assert me.ask("corpus file", file="nothing")["code"] == "unknown"
    assert me.ask("keep", text=f"{text}play:\n  go on\n")["code"] == "refused"


def test_nothing_that_can_be_asked_is_left_out() -> None:
    """Each request is asked in this file, by its people, or when two sit down."""
    asked = "".join(Path(file).read_text(encoding="utf-8") for file in (__file__, people.__file__, test_seats.__file__))
    tags = [str(kind.__struct_config__.tag) for kind in get_args(AnyRequest)]
    assert [tag for tag in tags if f'"{tag}"' not in asked] == []
