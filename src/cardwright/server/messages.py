"""What the server sends; what clients send is in `requests`, what both are made of in `parts`. The client's types are made from
these (`python -m cardwright.server.typescript`).

A client sends requests, each with an `id` of its own choice. Every request is answered exactly once, by a reply that names it in
`re`: the reply that belongs to it, `done`, or `error`. Beside that the server sends news: `update`, `table`, `said`, `rematched`.
Links hold tokens: a seat's (whoever has it plays there), spectators' and an invitation. `open` with a token sits this connection
down at a table; one connection sits at one table at a time. The socket is at `/ws`, of the same origin as the client's pages; links
carry tokens behind a `#`, so that no log of a server on the way holds them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from cardwright.face.events import Event
from cardwright.face.rules import RulesView
from cardwright.face.view import Cited, View
from cardwright.server.parts import (
    BenchCheck,
    BenchFact,
    BenchPlan,
    BotInfo,
    CardFace,
    ChatLine,
    ClausePlace,
    Clock,
    Ending,
    GameInfo,
    Links,
    MatchInfo,
    RulingInfo,
    SeatInfo,
    StepInfo,
    Steward,
    TableInfo,
    Wish,
)

# Already encoded, so that a view is encoded once for all who see the same.
ViewData = Annotated[Raw, Meta(extra={"of": View})]
EventData = Annotated[Raw, Meta(extra={"of": list[Event]})]
RulesData = Annotated[Raw, Meta(extra={"of": RulesView})]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Reply(Message, frozen=True, kw_only=True):
    """The answer to one request."""

    re: int
    """The `id` of the request."""


class Done(Reply, frozen=True, kw_only=True, tag="done"):
    """It is done."""


class Error(Message, frozen=True, kw_only=True, tag="error"):
    """A request was not carried out, and nothing has changed."""

    re: int | None
    """The request, if it could be told which."""
    code: Literal["malformed", "oversized", "too frequent", "stale", "foreign", "refused", "unknown", "not now", "fault"]
    """`stale`: the table has moved on; `foreign`: that is not for this token; `refused`: the rules forbid it; `unknown`: there is
    no such thing; `not now`: it can't be done at this moment; `fault`: the server has failed."""
    what: str
    """In one sentence, with what to do."""
    clauses: list[Cited] = []
    closing: bool = False
    """Was that one too many? The connection is closed."""


class LobbyReply(Reply, frozen=True, kw_only=True, tag="lobby"):
    """What can be played here."""

    games: list[GameInfo]
    bots: list[BotInfo]
    tables: list[TableInfo]
    version: str


class RulesReply(Reply, frozen=True, kw_only=True, tag="rules"):
    """What a game's zones, cards and numbers mean."""

    rules: RulesData


class MineReply(Reply, frozen=True, kw_only=True, tag="mine"):
    """How one's own games stand, the latest first."""

    matches: list[MatchInfo]


class Seated(Reply, frozen=True, kw_only=True, tag="seated"):
    """A seat at a table. Keep the token: whoever has it plays there, from any device."""

    token: str
    game: str
    links: Links


class Invitation(Reply, frozen=True, kw_only=True, tag="invitation"):
    """What one is invited to."""

    game: str
    name: str
    """Who invites."""
    deck: str
    format: str
    clock: Clock | None
    open: bool
    """False: somebody has joined already."""


class Opened(Reply, frozen=True, kw_only=True, tag="opened"):
    """You sit at the table."""

    game: str
    seat: int | None
    """Yours; nothing for spectators, and for two at one screen."""
    role: Literal["player", "screen", "spectator"]
    rules: RulesData
    chat: list[ChatLine]


class PlanReply(Reply, frozen=True, kw_only=True, tag="plan"):
    """A sensible way to pay: send it back as `answers`."""

    decision: int
    steps: list[int]
    """Empty: nothing is to be paid now."""
    label: str
    spends: list[int]
    """The keys of the cards that are spent."""


class PreviewReply(Reply, frozen=True, kw_only=True, tag="preview"):
    """What an option leads to: only what whoever decides can know."""

    decision: int
    option: int
    events: EventData


class WhyReply(Reply, frozen=True, kw_only=True, tag="why"):
    """Which rules allow or forbid it."""

    wishes: list[Wish]
    where: list[str]
    """Where the game is in the rulebook: clauses, each inside the one before."""


class CardReply(Reply, frozen=True, kw_only=True, tag="card"):
    """A printed card in full, with all its faces."""

    faces: list[CardFace]


class ExportReply(Reply, frozen=True, kw_only=True, tag="export"):
    """A replay file."""

    file: str
    """What to call it."""
    text: str


class StepsReply(Reply, frozen=True, kw_only=True, tag="steps"):
    """All answers of the game."""

    steps: list[StepInfo]


class StepReply(Reply, frozen=True, kw_only=True, tag="step"):
    """The table after so many answers, and what the last of them brought about."""

    step: int
    view: ViewData
    events: EventData


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """The table as you see it now (`view.decision` is what is to be decided), and what has happened since the last update."""

    observer: int
    """For whom it was made. Two at one screen are sent that of whoever decides, so keep a log for each."""
    start: int
    """Forget all events from this number on (something was taken back), then add these."""
    events: EventData
    view: ViewData
    """Its `decision.id` must be in the answer; it is 0 for those who do not decide."""
    can_undo: bool = False
    why_no_undo: str = ""
    passed: dict[str, int] = {}
    """What the server answered for you since the last update, by reason: how often."""


class TableNews(Message, frozen=True, kw_only=True, tag="table"):
    """Who sits here, and how the match stands."""

    state: Literal["waiting", "playing", "over", "broken"]
    """`broken`: a fault of the engine; the game is saved up to there."""
    seats: list[SeatInfo]
    deciding: int | None
    """Whose clock runs."""
    clock: Clock | None
    spectators: int
    seed_hash: str
    """SHA-256 of the seed, known from the start …"""
    seed: str
    """… and the seed itself (hexadecimal), once the game is over: nobody could have chosen it to fit."""
    ending: Ending | None
    links: Links
    steward: Steward | None
    """When you are asked; nothing for spectators. At one screen: of whoever decides."""
    muted: bool


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Rematched(Message, frozen=True, kw_only=True, tag="rematched"):
    """You play again: open this token."""

    token: str


class BenchWordsReply(Reply, frozen=True, kw_only=True, tag="bench words"):
    """What can be laid out on a table of a game."""

    zones: list[str]
    numbers: list[str]
    starts: list[str]
    """Where the game can be when it begins."""
    types: list[str]
    """Types of cards that can be written in place …"""
    example: str
    """… as in this: what stands in brackets behind the name."""
    states: list[str]
    """What can be said of a card as it lies there."""
    collections: dict[str, str]
    """Imported cards that can be called by name: what the line `cards:` of a scenario calls each collection."""
    may_keep: bool
    """May rulings be kept here?"""


class BenchReply(Reply, frozen=True, kw_only=True, tag="bench"):
    """The table after its lines, with nothing hidden."""

    view: ViewData
    events: EventData
    lines: list[str]
    """The lines that were played, those of the options at the end."""
    trouble: BenchCheck | None
    """A line that can't be played: those after it were not tried."""
    checks: list[BenchCheck]
    """What was seen at each line that expects something."""
    facts: list[BenchFact]
    """What could be expected now."""
    plan: BenchPlan | None


class BenchRunReply(Reply, frozen=True, kw_only=True, tag="bench run"):
    """What `cardwright judge run` would say."""

    passed: bool
    checks: list[BenchCheck]
    """Here `line` is that of the text, from 1."""


class CorpusReply(Reply, frozen=True, kw_only=True, tag="corpus"):
    """Rulings."""

    rulings: list[RulingInfo]
    more: int
    """How many more there are than are listed."""


class CorpusFileReply(Reply, frozen=True, kw_only=True, tag="corpus file"):
    """A scenario."""

    text: str


class Kept(Reply, frozen=True, kw_only=True, tag="kept"):
    """It is kept, under this name."""

    file: str


class ClausesReply(Reply, frozen=True, kw_only=True, tag="clauses"):
    """All clauses of a rulebook, in its order."""

    clauses: list[ClausePlace]
    rulebook: bool
    """Has this server the rulebook's own text? Then it is at `/rulebook/GAME.txt`."""


class ClauseReply(Reply, frozen=True, kw_only=True, tag="clause"):
    """What stands behind a clause."""

    clause: str
    tests: list[str]
    """Tests that show it."""
    code: list[str]
    """Places in the project that cite it, as `file:line`."""


AnyMessage = (
    Done | Error | LobbyReply | RulesReply | MineReply | Seated | Invitation | Opened | PlanReply | PreviewReply | WhyReply
    | CardReply | ExportReply | StepsReply | StepReply | Update | TableNews | Said | Rematched
    | BenchWordsReply | BenchReply | BenchRunReply | CorpusReply | CorpusFileReply | Kept | ClausesReply | ClauseReply
)
