"""Looking back: all answers of a game, the table after each of them, and the game as a file."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from cardwright.face.game import Game
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.failing import Failed
from cardwright.server.guests import Guest
from cardwright.server.hub import Hub
from cardwright.server.parts import StepInfo
from cardwright.server.playing import game_of
from cardwright.server.records import Entry
from cardwright.server.room import Room

BOTH = -2


class Tape:
    """A game at each of its decisions. Cards are shared, so this costs little."""

    def __init__(self, game: Game, answered: list[Entry]) -> None:
        self.length = len(game.answers)
        self.end = game
        self.games: list[Game] = []
        self.steps: list[StepInfo] = []
        self.marks: list[int] = []  # how many events there had been before each answer
        again = game.at(0)
        since = answered[0].at if answered else 0.0
        for entry in answered:
            decision = again.decision
            assert decision is not None
            self.games.append(again.clone())
            self.marks.append(again.events)
            label = decision.options[entry.value].label
            self.steps.append(StepInfo(
                player=entry.seat, question=decision.question, answer=label, turn=again.turn, events=again.events,
                seconds=round(max(0.0, entry.at - since), 1),
            ))  # fmt: skip
            since = entry.at
            again.apply(entry.value)
        self.marks.append(again.events)
        if game.conceded is not None:
            again.concede(game.conceded)
        self.last = again  # with the whole log

    def view(self, step: int, observer: int) -> bytes:
        game = self.end if step == self.length else self.games[step]
        return msgspec.json.encode(game.view_data(observer))

    def events(self, step: int, observer: int) -> bytes:
        """What the last answer before this step brought about."""
        begin = self.marks[step - 1] if step else 0
        end = self.last.events if step == self.length else self.marks[step]
        return msgspec.json.encode(self.last.log_data(observer, begin)[: end - begin])


def may_look_back(room: Room, guest: Guest) -> None:
    """Between people, a game is looked at when it is over: not before may one see what the other held."""
    if room.match.state in ("over", "broken"):
        return
    if guest.role == "spectator" or room.match.against == "person":
        raise Failed("not now", "This can be looked at when the game is over: it shows both hands.")


async def tape_of(hub: Hub, room: Room) -> Tape:
    game_of(room)
    played = room.played
    assert played is not None
    if room.tape is None or room.tape[0] != len(played.entries):
        room.tape = (len(played.entries), await hub.run(Tape, played.game.clone(), played.answered[:]))
    return room.tape[1]


async def steps(hub: Hub, room: Room, guest: Guest, request: r.Steps) -> m.StepsReply:
    may_look_back(room, guest)
    tape = await tape_of(hub, room)
    if room.match.state == "playing":  # what a bot was asked and answered may be hidden still
        shown = [
            step if step.player == guest.observer else msgspec.structs.replace(step, question="", answer="") for step in tape.steps
        ]
        return m.StepsReply(re=request.id, steps=shown)
    return m.StepsReply(re=request.id, steps=tape.steps)


async def step(hub: Hub, room: Room, guest: Guest, request: r.Step) -> m.StepReply:
    may_look_back(room, guest)
    if room.match.state == "playing" and request.observer != guest.observer:
        raise Failed("foreign", "While the game goes on, only your own view can be looked at.")
    tape = await tape_of(hub, room)
    if request.step > tape.length:
        raise Failed("unknown", f"The game has {tape.length} answers.")
    view, events = tape.view(request.step, request.observer), tape.events(request.step, request.observer)
    return m.StepReply(re=request.id, step=request.step, view=Raw(view), events=Raw(events))


async def export(hub: Hub, room: Room, guest: Guest, request: r.Export) -> m.ExportReply:
    may_look_back(room, guest)
    copy = game_of(room).clone()
    text = (await hub.run(copy.save)).decode()
    return m.ExportReply(re=request.id, file=f"{room.match.game}-{room.match.id[:8]}.json", text=text)
