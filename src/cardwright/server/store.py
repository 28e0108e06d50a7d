"""Writing matches down as they happen, and reading them again. Plain blocking calls: `Room` and others make them in threads."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Row, bindparam, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from cardwright.replays.replay import DeckOfIds
from cardwright.server import schema as s
from cardwright.server.parts import ChatLine, Clock, Steward
from cardwright.server.records import Entry, Match, Progress, Seat
from cardwright.server.tokens import hash_of, new_id

CHANNEL: Final = "cardwright"  # on which PostgreSQL tells other processes which match has changed
LISTED: Final = 50  # tables that the lobby shows


# What every answer runs, made once: to put a statement together takes longer than to run it.
BEFORE: Final = select(s.entries.c.n).where(s.entries.c.match == bindparam("of"), s.entries.c.n == bindparam("at"))
ADD: Final = insert(s.entries)
MOVE_ON: Final = update(s.matches).where(s.matches.c.id == bindparam("of")).values(
    {name: bindparam(f"new_{name}") for name in (*Progress.__struct_fields__, "changed")}
)


class Overtaken(Exception):
    """Another process has written this entry first."""


class Store:
    """The database of matches."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.tells = engine.dialect.name == "postgresql"
        self.process = new_id()  # who tells, so that a process can leave out what it told itself

    # -- matches
    def add_match(self, match: Match, links: dict[str, str]) -> None:
        """A new match, with its tokens and the role that each gives."""
        with self.engine.begin() as db:
            db.execute(insert(s.matches).values(**_row_of_match(match)))
            for seat, who in enumerate(match.seats):
                db.execute(insert(s.seats).values(match=match.id, seat=seat, **_row_of_seat(who)))
            for token, role in links.items():
                db.execute(insert(s.links).values(hash=hash_of(token), match=match.id, role=role))

    def add_definitions(self, hash: str, body: str) -> None:
        """Card definitions, unless they are there already."""
        try:
            with self.engine.begin() as db:
                if db.execute(select(s.definitions.c.hash).where(s.definitions.c.hash == hash)).first() is None:
                    db.execute(insert(s.definitions).values(hash=hash, body=body))
        except IntegrityError:
            pass  # somebody else was quicker, with the same

    def definitions(self, hash: str) -> str:
        with self.engine.connect() as db:
            return str(db.execute(select(s.definitions.c.body).where(s.definitions.c.hash == hash)).scalar_one())

    def match(self, id: str) -> Match:
        with self.engine.connect() as db:
            row = db.execute(select(s.matches).where(s.matches.c.id == id)).one()
            return _match_of_rows(row, self._seats(db, id))

    def start(self, match: Match, seat: int, links: dict[str, str]) -> None:
        """Somebody took the open seat: both decks are known. `Overtaken` if somebody else did before."""
        with self.engine.begin() as db:
            still_open = (s.seats.c.match == match.id) & (s.seats.c.seat == seat) & (s.seats.c.kind == "open")
            if db.execute(update(s.seats).where(still_open).values(**_row_of_seat(match.seats[seat]))).rowcount != 1:
                raise Overtaken
            db.execute(update(s.matches).where(s.matches.c.id == match.id).values(**_row_of_match(match)))
            for token, role in links.items():
                db.execute(insert(s.links).values(hash=hash_of(token), match=match.id, role=role))
            self._tell(db, match.id)

    def add_link(self, token: str, match: str, role: str) -> None:
        with self.engine.begin() as db:
            db.execute(insert(s.links).values(hash=hash_of(token), match=match, role=role))

    def link(self, token: str) -> tuple[str, str] | None:
        """The match that a token leads to, and as what."""
        with self.engine.connect() as db:
            row = db.execute(select(s.links.c.match, s.links.c.role).where(s.links.c.hash == hash_of(token))).first()
            return None if row is None else (row[0], row[1])

    def public_matches(self) -> list[Match]:
        """Tables that everybody may join or watch, the latest first."""
        shown = s.matches.c.public & s.matches.c.state.in_(("waiting", "playing"))
        with self.engine.connect() as db:
            rows = db.execute(select(s.matches).where(shown).order_by(s.matches.c.changed.desc()).limit(LISTED)).all()
            return [_match_of_rows(row, self._seats(db, row.id)) for row in rows]

    # -- what happens
    def entries(self, match: str, since: int = 0) -> list[Entry]:
        wanted = select(s.entries).where(s.entries.c.match == match, s.entries.c.n >= since).order_by(s.entries.c.n)
        with self.engine.connect() as db:
            return [Entry(row.kind, row.seat, row.value, row.by, row.at, row.check) for row in db.execute(wanted)]

    def append(self, match: str, n: int, new: Sequence[Entry], progress: Progress) -> None:
        """Write entries down, the first with this number: all or none. `Overtaken` if another process was quicker."""
        rows = [
            {"match": match, "n": n + i, "kind": e.kind, "seat": e.seat, "value": e.value, "check": e.check, "by": e.by, "at": e.at}
            for i, e in enumerate(new)
        ]
        try:
            with self.engine.begin() as db:
                # No gap either: a process that has missed something must not write after it.
                if n and db.execute(BEFORE, {"of": match, "at": n - 1}).first() is None:
                    raise Overtaken
                db.execute(ADD, rows if len(rows) > 1 else rows[0])
                values = {f"new_{name}": value for name, value in msgspec.structs.asdict(progress).items()}
                db.execute(MOVE_ON, {"of": match, "new_changed": new[-1].at, **values})
                self._tell(db, match)
        except IntegrityError:
            raise Overtaken from None

    def break_off(self, match: str) -> None:
        """The engine has failed here: the match can't go on."""
        with self.engine.begin() as db:
            db.execute(update(s.matches).where(s.matches.c.id == match).values(state="broken", deciding=-1))
            self._tell(db, match)

    # -- around it
    def set_seat(self, match: str, seat: int, **values: Any) -> None:
        """Change something about a seat: `steward`, `muted` or `rematch`."""
        if "steward" in values:
            values["steward"] = msgspec.json.encode(values["steward"]).decode()
        with self.engine.begin() as db:
            db.execute(update(s.seats).where(s.seats.c.match == match, s.seats.c.seat == seat).values(**values))
            self._tell(db, match)

    def set_rematch(self, match: str, next: str) -> bool:
        """Name the match that follows this one; False if one is named already."""
        with self.engine.begin() as db:
            none_yet = (s.matches.c.id == match) & (s.matches.c.rematch == "")
            done = db.execute(update(s.matches).where(none_yet).values(rematch=next)).rowcount == 1
            self._tell(db, match)
            return done

    def say(self, match: str, seat: int, said: str) -> ChatLine:
        for _ in range(10):
            try:
                with self.engine.begin() as db:
                    n = db.execute(select(func.count()).where(s.chat.c.match == match)).scalar_one()
                    db.execute(insert(s.chat).values(match=match, n=n, seat=seat, text=said, at=time.time()))
                    self._tell(db, match)
                    return ChatLine(n=n, seat=seat, text=said)
            except IntegrityError:
                continue  # both spoke at once
        raise Overtaken

    def chat(self, match: str, since: int = 0) -> list[ChatLine]:
        wanted = select(s.chat).where(s.chat.c.match == match, s.chat.c.n >= since).order_by(s.chat.c.n)
        with self.engine.connect() as db:
            return [ChatLine(n=row.n, seat=row.seat, text=row.text) for row in db.execute(wanted)]

    # -- inside
    def _seats(self, db: Connection, match: str) -> list[Row[Any]]:
        return list(db.execute(select(s.seats).where(s.seats.c.match == match).order_by(s.seats.c.seat)))

    def _tell(self, db: Connection, match: str) -> None:
        """Other processes learn of it when the transaction is committed."""
        if self.tells:
            db.execute(text("SELECT pg_notify(:channel, :match)"), {"channel": CHANNEL, "match": f"{self.process} {match}"})


def _row_of_match(match: Match) -> dict[str, Any]:
    row = msgspec.structs.asdict(match)
    del row["seats"]
    row["decks"] = msgspec.json.encode(match.decks).decode()
    row["clock"] = msgspec.json.encode(match.clock).decode()
    return row


def _row_of_seat(seat: Seat) -> dict[str, Any]:
    row = msgspec.structs.asdict(seat)
    row["steward"] = msgspec.json.encode(seat.steward).decode()
    return row


def _match_of_rows(row: Row[Any], seats: Sequence[Row[Any]]) -> Match:
    values = dict(row._mapping)
    values["decks"] = msgspec.json.decode(row.decks, type=tuple[DeckOfIds, ...])
    values["clock"] = msgspec.json.decode(row.clock, type=Clock | None)
    both = [_seat_of_row(seat) for seat in seats]
    return Match(seats=(both[0], both[1]), **values)


def _seat_of_row(row: Row[Any]) -> Seat:
    steward = msgspec.json.decode(row.steward, type=Steward)
    return Seat(row.kind, row.name, row.bot, row.deck, row.deck_name, steward, row.muted, row.rematch)
