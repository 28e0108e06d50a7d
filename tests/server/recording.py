"""One match, recorded twice: as it was, and with those of Bo's cards exchanged that nobody else has ever seen. What the others are
sent must be the same bytes.

The match goes through a real hub and room; what is recorded is what would be written to each one's socket.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

from cardwright.face.game import Game
from cardwright.kernel.cards import id_of
from cardwright.kernel.logbook import among
from cardwright.kernel.options import value_of, verb_of
from cardwright.kernel.redrawing import give_faces
from cardwright.kernel.visibility import may_see
from cardwright.server import lobby, pace, room
from cardwright.server import requests as r
from cardwright.server.database import open_database
from cardwright.server.guests import Guest, Role
from cardwright.server.hub import Hub
from cardwright.server.parts import Clock
from cardwright.server.room import Room
from cardwright.server.store import Store
from cardwright.server.workers import Workers
from tests.server.people import DECKS

T = TypeVar("T")
ADA, BO, SPECTATOR = 0, 1, -1
FEWEST = 8  # cards to be exchanged
ABOUT = ("i", "label", "short", "price", "weight", "alike", "zone", "side")  # of an option: not what it does


class Answer(NamedTuple):
    """What somebody answered to what."""

    seat: int
    asked: tuple[object, ...]
    does: dict[str, Any]


class Recording:
    """What each of three was sent, and what was answered."""

    def __init__(self) -> None:
        self.sent: dict[int, list[str]] = {ADA: [], BO: [], SPECTATOR: []}
        self.answers: list[Answer] = []
        self.known: set[int] = set()  # Bo's cards that somebody else has seen, or that he has chosen
        self.asked_of_bo = 0
        self.over = False
        self.hidden = 0  # Bo's cards that nobody has seen


def in_a_loop(todo: Coroutine[Any, Any, T]) -> T:
    """Run this to its end in a thread of its own: a browser of other tests may have a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, todo).result()


def timeless(message: bytes) -> str:
    """A message without what differs in any case: times and tokens."""
    return re.sub(r'"(away_ms|left_ms)":\d+', r'"\1":0', re.sub(r'"(spectators|invitation)":"[^"]*"', r'"\1":""', message.decode()))


def note_what_is_known(game: Game, recording: Recording) -> None:
    t = game.table
    recording.known |= {c.id for c in t.cards if c.owner == BO and c.zone >= 0 and may_see(t, c, ADA)}
    for entry in t.log or ():
        e = entry.event
        for known, ref in ((entry.subject, e.subject), (entry.other, e.other), (entry.source, e.source)):
            if known is not None and ref >= 0 and among(known.readers, ADA):
                recording.known.add(id_of(ref))


def exchange(game: Game, known: set[int]) -> None:
    """Those of Bo's cards that nobody knows change places, each deck by itself."""
    t = game.table
    for ids in unknown(game, known):
        faces = [(t.cards[id].front, t.cards[id].back) for id in ids]
        give_faces(t, dict(zip(ids, faces[1:] + faces[:1], strict=True)))


def unknown(game: Game, known: set[int]) -> list[list[int]]:
    """Bo's cards that nobody knows, by the deck that they came from. (Of a side deck, where the rules take cards by name, only
    those of which no copy is known.)"""
    t = game.table
    decks: dict[int, list[int]] = {}
    taken = {t.cards[id].front for id in known if id < len(t.cards)}  # not tokens that are made later
    for c in t.cards:
        if c.owner == BO and c.zone >= 0 and c.id not in known and not (c.zone in t.rules.side_decks and c.front in taken):
            decks.setdefault(c.zone if c.zone in t.rules.side_decks else -1, []).append(c.id)
    return list(decks.values())


def decline(options: list[dict[str, Any]]) -> int:
    """The answer of somebody who shows nothing."""
    ends = [option["i"] for option in options if option["weight"] == "end" or option["do"] == "no"]
    return int(ends[0]) if ends else 0


class Chooser:
    """Answers at random, and writes it down; or as was written. `keen`: how often Bo does something. The less he does, the more he
    keeps hidden."""

    def __init__(self, recording: Recording, script: list[Answer] | None, keen: float) -> None:
        self.recording = recording
        self.script = None if script is None else script[:]
        self.keen = keen
        self.rng = random.Random(5)

    def choose(self, view: dict[str, Any]) -> int:
        decision = view["decision"]
        seat = decision["player"]
        asked = (view["turn"], decision["kind"], decision.get("about"), decision["so_far"])
        options = decision["options"]
        if self.script is None:
            option = self._any(decision)
        else:
            found = self._written(seat, asked)
            if found is None:
                assert seat == BO, "Ada is asked something else"
                return decline(options)  # he holds other cards now
            option = next(option for option in options if does(option) == found.does)
        self.recording.answers.append(Answer(seat, asked, does(option)))
        return int(option["i"])

    def _any(self, decision: dict[str, Any]) -> dict[str, Any]:
        options: list[dict[str, Any]] = decision["options"]
        if decision["player"] == ADA:
            return self.rng.choice(options)
        if self.rng.random() >= self.keen:
            return options[decline(options)]
        named = [option for option in options if "card" in option]  # the rest of a payment follows from what he holds
        return self.rng.choice(named if named and decision["form"] == "pay" else options)

    def _written(self, seat: int, asked: tuple[object, ...]) -> Answer | None:
        """What was answered to this. What Bo is not asked this time is left out."""
        assert self.script is not None
        for i, answer in enumerate(self.script):
            if answer.seat == seat and answer.asked == asked:
                del self.script[: i + 1]
                return answer
            if answer.seat != BO:
                break
        return None


def does(option: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in option.items() if name not in ABOUT}


async def at_a_table(hub: Hub, game: str) -> tuple[Room, dict[int, str]]:
    """Ada has invited Bo; both brought a deck."""
    ask = r.Create(id=1, game=game, against="person", deck=DECKS[game][0], name="Ada", clock=Clock(minutes=100))
    host = await lobby.create(hub, ask)
    guest = await lobby.join(hub, r.Join(id=1, invitation=host.links.invitation, deck=DECKS[game][1], name="Bo"))
    link = hub.store.link(host.token)
    assert link is not None
    return await hub.room(link[0]), {ADA: host.token, BO: guest.token}


def guest_of(seat: int, tokens: dict[int, str], sent: list[str]) -> Guest:
    """Somebody whose messages are kept."""
    role: Role = "spectator" if seat == SPECTATOR else "player"
    return Guest(role, None if seat == SPECTATOR else seat, tokens.get(seat, ""), lambda data: sent.append(timeless(data)))


async def record(folder: Path, game: str, most: int, keen: float, like: Recording | None = None) -> Recording:
    """A match of so many answers, or to its end. Like another one: once more, with other hidden cards."""
    out = Recording()
    known, script, enough = (None, None, 0) if like is None else (like.known, like.answers, len(like.sent[ADA]))
    engine = open_database(f"sqlite:///{folder}/{'first' if known is None else 'second'}.sqlite")
    hub = Hub(Store(engine), Workers(1))
    at, tokens = await at_a_table(hub, game)
    assert at.played is not None
    if known is not None:
        exchange(at.played.game, known)
        at._look_again()
    for seat in (ADA, BO, SPECTATOR):
        at.enter(guest_of(seat, tokens, out.sent[seat]))
    chooser = Chooser(out, script, keen)
    while at.played is not None and not at.played.game.over:
        decision = at.played.game.decision
        assert decision is not None
        if at.verdict is not None:
            await asyncio.sleep(0.001)  # the steward answers
            continue
        seat = decision.player
        if len(out.answers) >= most or (chooser.script == [] and (seat == ADA or len(out.sent[ADA]) >= enough)):
            break
        assert at.sight is not None
        option = chooser.choose(at.sight.view(seat))
        if seat == BO and known is None:
            code = decision._ask.options[option]
            if at.played.game.table.rules.names_a_card(verb_of(code)):
                out.known.add(value_of(code))
        out.asked_of_bo += seat == BO
        await at.answer(seat, at.played.decision_id(seat), [option])
        if known is None:
            note_what_is_known(at.played.game, out)
    async with at.lock:  # the last answer is told
        assert at.played is not None
    if known is None:
        note_what_is_known(at.played.game, out)  # what the steward has answered last, too
    out.over = at.played.game.over
    out.hidden = sum(len(ids) for ids in unknown(at.played.game.at(0), out.known))
    await hub.close()
    engine.dispose()
    return out


def twice(folder: Path, game: str, most: int, seed: str = "7", keen: float = 1.0) -> tuple[Recording, Recording]:
    """The same match with one deal and with the other. Where it goes on until (almost) everything has been shown, it is cut."""
    with (
        patch("cardwright.server.lobby.secrets.token_hex", lambda size: seed * 64 if size == 32 else os.urandom(size).hex()),
        patch.object(room, "short", lambda: 0.0), patch.object(pace.Pace, "draw", lambda self, passing: 0.0),
    ):  # fmt: skip
        first = in_a_loop(record(folder, game, most, keen))
        while first.hidden < FEWEST:
            first = in_a_loop(record(folder, game, len(first.answers) * 3 // 4, keen))
        second = in_a_loop(record(folder, game, most * 2, keen, first))
    return first, second
