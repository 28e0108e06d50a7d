"""A match that is being played, watched or waited for in this process. Everything that changes it goes through here, one after
the other, and is written down before anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cardwright.errors import Refused
from cardwright.server.guests import Guest
from cardwright.server.messages import Said
from cardwright.server.news import table_news, update_for
from cardwright.server.pace import short
from cardwright.server.played import Parted, Played
from cardwright.server.records import By, Entry, Match
from cardwright.server.seeing import Sight, hidden_zones, public_zones, silent_questions
from cardwright.server.steward import SHOWN, Memory, Verdict, afterwards, holds_secrets, judge, lies_open
from cardwright.server.store import Overtaken

if TYPE_CHECKING:
    from cardwright.server.hub import Hub
    from cardwright.server.parts import ChatLine, Steward
    from cardwright.server.replaying import Tape


class Stale(Exception):
    """The table has moved on."""


class Broken(Exception):
    """The engine has failed: the match can't go on."""


class Room:
    """One match in this process."""

    def __init__(self, hub: Hub, match: Match, played: Played | None, chat: list[ChatLine]) -> None:
        self.hub = hub
        self.match = match
        self.played = played  # nothing while a seat is open, and when the engine has failed
        self.chat = chat
        self.guests: set[Guest] = set()
        self.away = [time.monotonic(), time.monotonic()]  # since when nobody has been at a seat
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()  # the driver looks again
        self.memories = (Memory(), Memory())
        self.verdict: Verdict | None = None  # what the steward answers to the decision of now, after a pause
        self.sight: Sight | None = None
        self.driver: asyncio.Task[None] | None = None
        self.tape: tuple[int, Tape] | None = None  # the game at each of its decisions, for whoever looks back
        for memory in self.memories:
            memory.since = 0 if played is None else played.game.turn
        self._look_again()

    # -- what is decided
    async def answer(self, seat: int, decision: int, options: Sequence[int], hold: bool = False) -> None:
        """A person answers, or gives several answers in one go. `hold`: they want to be asked again before their own resolves."""
        async with self.lock:
            played = self._playing()
            asked = played.game.decision
            if asked is None or asked.player != seat or played.decision_id(seat) != decision or self.verdict is not None:
                raise Stale
            played.game.place_of(options[0])  # says why not
            self._remember(seat, options[0], hold)
            await self._enter(seat, options, "person")

    async def bot_answers(self, number: int, seat: int, options: Sequence[int]) -> None:
        """A bot answers, one decision after the other, unless something else has happened since there were so many entries."""
        async with self.lock:
            if self.played is not None and len(self.played.entries) == number:
                await self._enter(seat, options, "bot")

    async def take_back(self, seat: int) -> None:
        async with self.lock:
            left = self._playing().back(seat)
            await self._write([Entry("back", seat, left, "person", time.time())])

    async def concede(self, seat: int) -> None:
        async with self.lock:
            self._playing()
            await self._write([Entry("concede", seat, 0, "person", time.time())])

    async def time_is_up(self, number: int, seat: int) -> None:
        async with self.lock:
            if self.played is not None and len(self.played.entries) == number:
                await self._write([Entry("time", seat, 0, "person", time.time())])

    def _playing(self) -> Played:
        if self.played is None or self.match.state != "playing" or self.played.game.over:
            raise Stale
        return self.played

    async def _enter(self, seat: int, options: Sequence[int], by: By) -> None:
        """Answers, and what the steward answers at once after them."""
        played = self.played
        assert played is not None
        before = len(played.entries)
        try:
            if len(options) > 1 and by == "person":
                played.game.clone().apply_all(options)  # all or none
            for option in options:
                played.apply(Entry("answer", seat, option, by, time.time(), played.check()))
            self._look_again()
            while self.verdict is not None and not self.pauses():
                decision = played.game.decision
                assert decision is not None
                self._pass_for(decision.player, self.verdict)
                self._apply(Entry("answer", decision.player, self.verdict.option, "steward", time.time(), played.check()))
        except Refused:
            raise
        except Exception as fault:
            await self._break_off(fault)
            raise Broken from fault
        await self._write(played.entries[before:], applied=True)

    def _apply(self, entry: Entry) -> None:
        assert self.played is not None
        self.played.apply(entry)
        if entry.kind == "back":
            for guest in self.guests:
                guest.forget(self.played.game.events)
        self._look_again()

    async def _write(self, new: list[Entry], applied: bool = False) -> None:
        """Write down what was decided, then tell everybody."""
        played = self.played
        assert played is not None
        if not applied:
            for entry in new:
                self._apply(entry)
        progress = played.progress()
        try:
            await self.hub.run(self.hub.store.append, self.match.id, len(played.entries) - len(new), new, progress)
        except Overtaken:
            await self._reload()
            raise Stale from None
        self.match = msgspec.structs.replace(self.match, changed=new[-1].at, **msgspec.structs.asdict(progress))
        self.tell()

    # -- the steward
    def _look_again(self) -> None:
        """The game has changed: what is seen, and whether the steward answers."""
        self.verdict = None
        self.sight = None if self.played is None else Sight(self.played)
        if self.played is None or self.sight is None:
            return
        decision = self.played.game.decision
        if decision is None or self.match.seats[decision.player].kind != "person":
            return
        seat = decision.player
        memory = self.memories[seat]
        settings = self.match.seats[seat].steward
        view = self.sight.glimpse(seat) if settings.passing == "none" else self.sight.view(seat)
        silent = view["decision"]["kind"] in silent_questions(self.match.game)
        self.verdict = judge(view, settings, memory, silent, self._was_shown, self.played.game.events)
        changed = afterwards(settings, view, memory, self.verdict)
        if changed != settings:
            self._set_steward(seat, changed)

    def _was_shown(self) -> bool:
        """Has whoever decides been shown a card since they last answered?"""
        assert self.played is not None and self.played.game.decision is not None
        seat = self.played.game.decision.player
        return any(event["kind"] in SHOWN for event in self.played.game.log_data(seat, self.memories[seat].answered))

    def _remember(self, seat: int, option: int, hold: bool) -> None:
        """A person answers by themselves: where they passed is remembered, and whether they keep priority."""
        assert self.played is not None and self.sight is not None
        view = self.sight.glimpse(seat)
        memory = self.memories[seat]
        memory.answered = self.played.game.events
        passing = view["decision"]["form"] == "act"
        if passing:  # what has only one answer is answered for them, and which questions do depends on what they hold
            memory.turn = view["turn"]
            memory.hold = hold
        if passing and view["decision"]["options"][option]["weight"] == "end":
            memory.passes(view, self.played.game.events)
        memory.pace.took(passing, time.time() - self.match.changed)

    def pauses(self) -> bool:
        """Must the steward wait a little, so that nobody learns from its haste that there was no choice?"""
        if self.match.against != "person" or self.verdict is None or self.played is None or self.sight is None:
            return False
        decision = self.played.game.decision
        assert decision is not None
        if not holds_secrets(self.sight.view(1 - decision.player), decision.player):
            return False
        view = self.sight.view(decision.player)
        option = view["decision"]["options"][self.verdict.option]
        return not lies_open(view, option, public_zones(self.match.game), hidden_zones(self.match.game))

    def pause(self) -> float:
        """For how many seconds."""
        if self.verdict is None or not self.pauses():
            return 0.0
        assert self.sight is not None and self.played is not None and self.played.game.decision is not None
        seat = self.played.game.decision.player
        passing = self.sight.glimpse(seat)["decision"]["form"] == "act"
        return self.memories[seat].pace.draw(passing) if self.verdict.tells else short()

    def _pass_for(self, seat: int, verdict: Verdict) -> None:
        """The steward is about to answer: it is remembered, and the person told how often."""
        assert self.sight is not None and self.played is not None
        view = self.sight.glimpse(seat)
        if verdict.tells and view["decision"]["form"] == "act":
            self.memories[seat].passes(view, self.played.game.events)
        for guest in self.guests:
            if guest.sits_at(seat):
                guest.passed[verdict.why] = guest.passed.get(verdict.why, 0) + 1

    async def steward_answers(self, number: int) -> None:
        """The pause is over."""
        async with self.lock:
            if self.played is None or len(self.played.entries) != number or self.verdict is None:
                return
            decision = self.played.game.decision
            assert decision is not None
            self._pass_for(decision.player, self.verdict)
            await self._enter(decision.player, [self.verdict.option], "steward")

    async def set_steward(self, seat: int, steward: Steward) -> None:
        """A person says when they want to be asked."""
        async with self.lock:
            self.memories[seat].since = 0 if self.played is None else self.played.game.turn
            await self._store_seat(seat, steward=steward)
            before = 0 if self.played is None else len(self.played.entries)
            self._look_again()
            if self.verdict is not None and not self.pauses() and self.played is not None and self.played.game.decision is not None:
                decider = self.played.game.decision.player
                self._pass_for(decider, self.verdict)
                await self._enter(decider, [self.verdict.option], "steward")
            if self.played is None or len(self.played.entries) == before:
                self.tell()

    def _set_steward(self, seat: int, steward: Steward) -> None:
        """What was said for a while has ended. (It need not be written down before others are told: losing it does no harm.)"""
        self._replace_seat(seat, steward=steward)
        self.hub.later(self.hub.store.set_seat, self.match.id, seat, steward=steward)

    # -- seats
    async def set_seat(self, seat: int, **values: Any) -> None:
        async with self.lock:
            await self._store_seat(seat, **values)
            self.tell()

    async def _store_seat(self, seat: int, **values: Any) -> None:
        await self.hub.run(self.hub.store.set_seat, self.match.id, seat, **values)
        self._replace_seat(seat, **values)

    def _replace_seat(self, seat: int, **values: Any) -> None:
        seats = list(self.match.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **values)
        self.match = msgspec.structs.replace(self.match, seats=(seats[0], seats[1]))

    def enter(self, guest: Guest) -> None:
        """Somebody sits down. They are told everything, the others that they are here."""
        self.guests.add(guest)
        self.tell()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        for seat in (0, 1):
            if guest.sits_at(seat) and not self.here(seat):
                self.away[seat] = time.monotonic()
        self.tell()

    async def say(self, seat: int, text: str) -> None:
        async with self.lock:
            line = await self.hub.run(self.hub.store.say, self.match.id, seat, text)
            if line.n > len(self.chat):  # somebody has spoken in another process
                self.chat += await self.hub.run(self.hub.store.chat, self.match.id, len(self.chat))
            else:
                self.chat.append(line)
            self.tell()

    def here(self, seat: int) -> bool:
        return any(guest.sits_at(seat) for guest in self.guests)

    # -- telling
    def tell(self) -> None:
        """Send everybody what is new to them."""
        for guest in list(self.guests):
            self.tell_one(guest)
        self.wake.set()

    def tell_one(self, guest: Guest) -> None:
        news = table_news(self, guest)
        if news is not None:
            guest.tell(news)
        update = update_for(self, guest)
        if update is not None:
            guest.tell(update)
        muted = guest.role != "spectator" and self.match.seats[max(guest.observer, 0)].muted
        for line in self.chat[guest.said :]:
            if not muted:
                guest.tell(Said(line=line))
        guest.said = len(self.chat)

    # -- other processes
    async def catch_up(self) -> None:
        """Another process may have gone on with the match."""
        async with self.lock:
            match = await self.hub.run(self.hub.store.match, self.match.id)
            if self.played is None or match.state == "broken":
                await self._reload()
            else:
                self.match = match
                new = await self.hub.run(self.hub.store.entries, match.id, len(self.played.entries))
                try:
                    for entry in new:
                        self._apply(entry)
                except Exception:
                    await self._reload()
                if not new:
                    self._look_again()  # the settings may have changed
            self.chat += await self.hub.run(self.hub.store.chat, match.id, len(self.chat))
            self.tell()
        await self.hub.rematches.offer(self)

    async def _reload(self) -> None:
        """Everything anew from the database."""
        self.match, self.played, self.chat = await self.hub.read(self.match.id)
        for guest in self.guests:
            guest.forget(0)
        self._look_again()
        self.tell()

    async def _break_off(self, fault: Exception) -> None:
        """The engine has failed over an answer, which is not stored: the match is saved up to there, and ends."""
        self.hub.log_fault(self.match, fault)
        if not isinstance(fault, Parted):
            await self.hub.run(self.hub.store.break_off, self.match.id)
        await self._reload()
