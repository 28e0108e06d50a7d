"""What a client sends. Every request is answered exactly once, by a message that names its `id` in `re`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cardwright.server.parts import Clock, Code, Steward

Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Place = Annotated[int, Meta(ge=0, le=100_000)]
DeckFile = Annotated[dict[Code, Words | dict[Code, Annotated[int, Meta(ge=1, le=200)]]], Meta(max_length=20)]
"""A deck of one's own, as a deck file holds it: a name, a format, how many of which cards of the game's set."""
ScenarioText = Annotated[str, Meta(min_length=1, max_length=12_000)]
"""A scenario file's text (docs/scenarios.md)."""
Observer = Annotated[int, Meta(ge=-2, le=1)]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client sends."""

    id: Id
    """Of the client's own choice. The reply names it in `re`."""


class Lobby(Request, frozen=True, kw_only=True, tag="lobby"):
    """What can be played here. Reply: `lobby`."""


class Rules(Request, frozen=True, kw_only=True, tag="rules"):
    """What a game's zones, cards and numbers mean. Reply: `rules`."""

    game: Code


class Mine(Request, frozen=True, kw_only=True, tag="mine"):
    """How one's own games stand. Tokens that lead nowhere are left out. Reply: `mine`."""

    tokens: Annotated[list[Token], Meta(max_length=60)]


class Create(Request, frozen=True, kw_only=True, tag="create"):
    """A new table. Reply: `seated`."""

    game: Code
    against: Literal["bot", "screen", "person", "bots"]
    """`screen`: two people at this screen; `person`: by an invitation link; `bots`: watch a bot play a bot."""
    deck: Code | DeckFile
    """A ready deck, or one of one's own."""
    other: Code | DeckFile | None = None
    """The other deck. Without one, the server takes one that fits; an invited person brings their own."""
    bot: Code = "normal"
    bot_of_mine: Code = "normal"
    """With `bots`: who plays the first deck."""
    name: Name = "Player 1"
    other_name: Name = "Player 2"
    """With `screen`."""
    clock: Clock | None = None
    """Only between people."""
    public: bool = False
    """May everybody in the lobby join or watch?"""


class Join(Request, frozen=True, kw_only=True, tag="join"):
    """Take the open seat of a table. Reply: `seated`."""

    invitation: Token
    deck: Code | DeckFile
    name: Name = "Player 2"


class Invited(Request, frozen=True, kw_only=True, tag="invited"):
    """What an invitation is for, before one joins. Reply: `invitation`."""

    invitation: Token


class Open(Request, frozen=True, kw_only=True, tag="open"):
    """Sit down at a table, or come back to it. Reply: `opened`; then `table` and `update` follow."""

    token: Token
    since: Place = 0
    """Events that the client has already: only later ones are sent. (Two at one screen are sent all.)"""


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Get up from the table; the connection stays. Reply: `done`."""


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """Answer a decision. Reply: `done`; the `update` comes beside it. `error` with the code `stale` if the table has moved on."""

    decision: Id
    """The `id` of the decision."""
    option: Place
    hold: bool = False
    """Be asked again after it, even if what is next to resolve is one's own."""


class Answers(Request, frozen=True, kw_only=True, tag="answers"):
    """Several answers in one go: the first is for this decision, each other for the one that follows. All of them or none."""

    decision: Id
    options: Annotated[list[Place], Meta(min_length=1, max_length=64)]


class Plan(Request, frozen=True, kw_only=True, tag="plan"):
    """A sensible way to pay what is asked for. Reply: `plan`."""

    decision: Id


class Preview(Request, frozen=True, kw_only=True, tag="preview"):
    """What an option leads to if nobody does anything more, as far as you can know. Reply: `preview`."""

    decision: Id
    option: Place


class Why(Request, frozen=True, kw_only=True, tag="why"):
    """Which rules allow or forbid something. Reply: `why`.

    With `option`: which rule lets you take it. With `card`: what could be done with it, and what forbids the rest. With neither:
    what has just happened."""

    option: Place | None = None
    card: Id | None = None
    """The key of a card."""


class Card(Request, frozen=True, kw_only=True, tag="card"):
    """A printed card in full. Reply: `card`."""

    card: Code
    """The `id` of a card in a view."""


class TakeBack(Request, frozen=True, kw_only=True, tag="take back"):
    """Take back your last answer, unless you have learned something by it. Reply: `done`."""


class Concede(Request, frozen=True, kw_only=True, tag="concede"):
    """Give the game up. Reply: `done`."""


class Rematch(Request, frozen=True, kw_only=True, tag="rematch"):
    """Play again with the same decks. Reply: `done`; once both want to, `rematched` follows."""


class Stops(Request, frozen=True, kw_only=True, tag="stops"):
    """When to be asked from now on. Reply: `done`. What holds is in `table`."""

    steward: Steward


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """Say something to the table. Reply: `done`."""

    text: Words


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Hear nothing more that is said at this table, or hear it again. Reply: `done`."""

    muted: bool


class Export(Request, frozen=True, kw_only=True, tag="export"):
    """The game as a replay file. Between people only when it is over: it holds both hands. Reply: `export`."""


class Steps(Request, frozen=True, kw_only=True, tag="steps"):
    """All answers of the game, for a replay. Between people only when it is over. Reply: `steps`."""


class Step(Request, frozen=True, kw_only=True, tag="step"):
    """The table after so many answers. Reply: `step`."""

    step: Place
    observer: Observer
    """Whose view: 0, 1, -1 (spectators) or -2 (both)."""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Are you there? Reply: `done`."""


class BenchWords(Request, frozen=True, kw_only=True, tag="bench words"):
    """What can be laid out on a table of this game: zones, numbers, states, cards. Reply: `bench words`."""

    game: Code


class Bench(Request, frozen=True, kw_only=True, tag="bench"):
    """Lay out a table, play these lines on it, then take these options. Reply: `bench`. Nothing is kept: whoever goes back sends
    fewer lines."""

    text: ScenarioText
    """A scenario without its play."""
    lines: Annotated[list[Words], Meta(max_length=400)]
    options: Annotated[list[Place], Meta(max_length=64)] = []


class BenchWhy(Request, frozen=True, kw_only=True, tag="bench why"):
    """The same table: why did this event happen, or what may be done with this card? Reply: `why`."""

    text: ScenarioText
    lines: Annotated[list[Words], Meta(max_length=400)]
    card: Id | None = None
    event: Id | None = None
    """The `n` of an event."""


class BenchRun(Request, frozen=True, kw_only=True, tag="bench run"):
    """Run a whole scenario, as `cardwright judge run` does. Reply: `bench run`."""

    text: ScenarioText


class Corpus(Request, frozen=True, kw_only=True, tag="corpus"):
    """Rulings that these words fit: cards, clauses, words of question and answer. Reply: `corpus`."""

    words: Annotated[str, Meta(max_length=200)] = ""
    game: Annotated[str, Meta(max_length=80)] = ""


class CorpusFile(Request, frozen=True, kw_only=True, tag="corpus file"):
    """One ruling as its file holds it. Reply: `corpus file`."""

    file: Annotated[str, Meta(min_length=1, max_length=300)]


class Keep(Request, frozen=True, kw_only=True, tag="keep"):
    """Keep a scenario that passes among the rulings. Only on one's own machine, or where the server was given a folder for them.
    Reply: `kept`."""

    text: ScenarioText


class Clauses(Request, frozen=True, kw_only=True, tag="clauses"):
    """All clauses of a rulebook in order, in our words. Reply: `clauses`."""

    game: Code


class ClauseShown(Request, frozen=True, kw_only=True, tag="clause"):
    """Which tests show a clause, and which code carries it out. Reply: `clause`."""

    game: Code
    clause: Code


AnyRequest = (
    Lobby | Rules | Mine | Create | Join | Invited | Open | Leave | Answer | Answers | Plan | Preview | Why | Card | TakeBack
    | Concede | Rematch | Stops | Say | Mute | Export | Steps | Step | Ping
    | BenchWords | Bench | BenchWhy | BenchRun | Corpus | CorpusFile | Keep | Clauses | ClauseShown
)
