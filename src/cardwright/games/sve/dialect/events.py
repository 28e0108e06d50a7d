"""What triggers wait for: cards moving, attacks, plays, damage, evolution, phases."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER

ANY = make("Player", who="any")
FIELD = make("Place", zone="field", of=ANY)
CEMETERY = make("Place", zone="cemetery", of=make("CardOwner"))
PHASES = ("start phase", "main phase", "end phase", "turn")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _subjects(g)
    _moves(g)
    _others(g)
    _moments(g)


def _subjects(g: Grammar) -> None:
    g.phrase("esubj", None, "{:this}")
    g.phrase("esubj", None, "{:pron}")
    g.phrase("esubj", "Any", "a {f:tests}", filter=filtered("$f"))
    g.phrase("esubj", "Any", "another {f:tests}", filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("esubj", "Any", "1 or more {f:tests}", filter=filtered("$f"), batch=1)
    g.phrase("esubj", "Any", "one of your {f:tests}", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))


def _moves(g: Grammar) -> None:
    """To be put somewhere is to come there in any way (5.4.1); other words name one way."""
    g.phrase("event", "Moved", "{what:esubj} is put {to:dest}")
    g.phrase("event", "Moved", "{what:esubj} is put {to:dest} {source:origin}", "{what:esubj} is put {source:origin} {to:dest}")
    g.phrase("dest", "Place", "onto the field", zone="field", of=ANY)
    g.phrase("dest", "Place", "into the cemetery", zone="cemetery", of=make("CardOwner"))
    g.phrase("origin", "Place", "from the field", zone="field", of=ANY)
    g.phrase("event", "Moved", "{what:esubj} leave {source:place}")
    g.phrase("event", "Moved", "{what:esubj} is destroyed", verb="destroy")
    g.phrase("event", "Moved", "{what:esubj} is discarded", verb="discard")
    for verb, word in (("discard", "discarded"), ("destroy", "destroyed"), ("banish", "banished")):
        words = f"{{what:esubj}} is {word} by <the|a> ability of a {{f:tests}}"
        g.phrase("event", "Moved", words, verb=verb, by="ability", of=filtered("$f"))
    # 5.4.1: to summon is to put onto one's own field
    summoned = shape("Any", filter=filtered("$f"))
    g.phrase("event", "Moved", "a {f:core} on your field is summoned", what=summoned, to=make("Place", zone="field", of=YOU))
    either = (shape("Moved", what="$w", to="$d"), shape("StateChanged", what="$v", state="evolved"))
    g.phrase("event", "EitherEvent", "{w:esubj} is put {d:dest} or {v:esubj} evolve", events=either)
    hand, any_hand = make("Place", zone="hand", of=YOU), make("Place", zone="hand", of=ANY)
    g.phrase("event", "Moved", "you discard {what:esubj}", verb="discard", source=hand)
    g.phrase("event", "Moved", "a player discard {what:esubj}", verb="discard", source=any_hand)
    g.phrase("event", "Moved", "you summon {what:esubj}", verb="summon", to=make("Place", zone="field", of=YOU))
    gone = (shape("Moved", what="$w", verb="discard"), shape("Moved", what="$w", verb="banish", source="$s"))
    g.phrase("event", "EitherEvent", "{w:esubj} is discarded or banished {s:origin}", events=gone)
    g.phrase("event", "Moved", "{what:esubj} is banished", verb="banish")
    g.phrase("event", "Moved", "{what:esubj} is returned {to:dest}", verb="return")
    g.phrase("event", "Moved", "{what:esubj} is returned {to:dest} {source:origin}", verb="return")
    g.phrase("dest", "Place", "to hand", zone="hand", of=make("CardOwner"))


def _others(g: Grammar) -> None:
    g.phrase("event", "Attacks", "{what:esubj} attack")
    g.phrase("event", "Attacks", "{what:esubj} attack a {f:tests}", target=filtered("$f"))
    g.phrase("event", "StateChanged", "{what:esubj} evolve", state="evolved")
    g.phrase("event", "StateChanged", "{what:esubj} race", state="raced")
    g.phrase("event", "ComesTrue", "{condition:exists}")
    g.phrase("event", "StateChanged", "{what:esubj} <is|become> engaged", state="engaged")
    for activates in ("activate", "is activated"):
        g.phrase("event", "Used", f"the [unionburst] ability of {{what:esubj}} {activates}", who=YOU, label="union burst")
    g.phrase("event", "Played", "you play {what:esubj}", who=YOU)
    g.phrase("event", "Played", "<your|a> opponent play {what:esubj}", who=OPPONENT)
    g.phrase("event", "Damaged", "{what:esubj} take damage")
    for kind in ("attack", "combat", "ability"):
        g.phrase("event", "Damaged", f"{{what:esubj}} take {kind} damage", type=kind)
        g.phrase(
            "event", "Damaged", f"{{s:esubj}} deal {kind} damage", what=make("Any", filter=make("Filter")), source="$s", type=kind
        )
        g.phrase(
            "event",
            "Damaged",
            f"{{s:esubj}} deal {kind} damage to a {{f:tests}}",
            what=shape("Any", filter=filtered("$f")),
            source="$s",
            type=kind,
        )
    g.phrase("event", "Damaged", "your leader take damage", what=make("Leader", of=YOU))
    struck = shape("Any", filter=filtered("$f"))
    g.phrase("event", "Damaged", "{s:esubj} deal damage to a {f:tests}", what=struck, source="$s")
    g.phrase("event", "ChosenFor", "{what:esubj} is selected for a ability", by=ANY)
    ups = tuple(shape("StatChanged", what="$w", stat=stat, direction="up") for stat in ("attack", "defense"))
    g.phrase("event", "EitherEvent", "{w:esubj} gain attack or defense", events=ups)
    g.phrase(
        "event",
        "StatChanged",
        "your leader gain <defense|[defense]>",
        "your leader 's defense is increased",
        what=make("Leader", of=YOU),
        stat="defense",
        direction="up",
    )
    g.phrase(
        "event",
        "StatChanged",
        "your leader lose <defense|[defense]>",
        "your leader 's defense is <decreased|reduced>",
        what=make("Leader", of=YOU),
        stat="defense",
        direction="down",
    )
    g.phrase("event", "Drawn", "you draw a card", who=YOU)


def _moments(g: Grammar) -> None:
    for phase in PHASES:
        for at in ("start", "end"):
            g.phrase("moment", "PhaseStarts", f"the {at} of {{of:whose}} {phase}", phase=phase, at=at)
            g.phrase("moment", "PhaseStarts", f"the {at} of {{of:whose}} next {phase}", phase=phase, at=at, which="next")
            g.phrase("moment", "PhaseStarts", f"the {at} of each {phase}", phase=phase, at=at, of=make("Player", who="each"))
            g.phrase(
                "moment", "PhaseStarts", f"the {at} of this {phase}", phase=phase, at=at, of=make("Player", who="any"), which="this"
            )
