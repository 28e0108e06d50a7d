"""What automatic abilities wait for (906): moves, battle, damage, plays, targets, moments of the turn."""

from __future__ import annotations

from cardwright.games.fow.dialect.filters import ANY
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER

OWNERS = make("CardOwner")
FIELD = make("Place", zone="field", of=ANY)
MY_FIELD = make("Place", zone="field", of=YOU)
GRAVEYARD = make("Place", zone="graveyard", of=OWNERS)
ANYTHING = make("Any", filter=make("Filter"))
PHASES = {
    "turn": "turn",
    "main_phase": "main phase",
    "end_phase": "end phase",
    "draw_phase": "draw phase",
    "recovery_phase": "recovery phase",
    "battle": "battle",
    "game": "game",
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _subjects(g)
    _moves(g)
    _values(g)
    _states(g)
    _battle(g)
    _damage(g)
    _players(g)
    _moments(g)


def _subjects(g: Grammar) -> None:
    g.phrase("esubj", None, "{:this}")
    g.phrase("esubj", None, "{:pron}")
    g.phrase("esubj", None, "{:host}")
    g.phrase("esubj", None, "{:ruler}")
    g.phrase("esubj", None, "{:target}")
    g.phrase("esubj", "Any", "a {f:tests}", filter=filtered("$f"))
    g.phrase("esubj", "Any", "another {f:tests}", filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("esubj", "Any", "1 or more {f:tests}", "one or more {f:tests}", filter=filtered("$f"), batch=1)


def _moves(g: Grammar) -> None:
    g.phrase("event", "Moved", "{what:esubj} <enter|come into|is put into> {to:entered}")
    g.phrase("event", "Moved", "{what:esubj} <enter|come into|is put into> {to:entered} {source:entered_from}")
    for zone in ("hand", "deck", "graveyard", "removed_area"):
        named = zone.replace("_", " ")
        g.phrase("entered_from", "Place", f"from <a|your> {zone}", zone=named, of=YOU)
    g.phrase("entered", "Place", "your field", "<a|the> field under your control", zone="field", of=YOU)
    g.phrase("entered", "Place", "<a|the|> field", zone="field", of=ANY)
    g.phrase(
        "entered", "Place", "your opponent 's field", "<a|the> field under your opponent 's control", zone="field", of=OPPONENT
    )
    g.phrase("event", "Moved", "you put {what:esubj} into <a|your|the> field", to=MY_FIELD)
    my_hand, any_hand = (make("Place", zone="hand", of=whose) for whose in (YOU, ANY))
    g.phrase("event", "Moved", "{what:esubj} is put into your hand {source:origin}", to=my_hand)
    g.phrase("event", "Moved", "{what:esubj} is returned to a hand", verb="return", to=any_hand)
    g.phrase("event", "Moved", "{what:esubj} is put into <a|> graveyard {source:origin}", to=GRAVEYARD)
    g.phrase(
        "event", "Moved", "{what:esubj} is put into your graveyard {source:origin}", to=make("Place", zone="graveyard", of=YOU)
    )
    g.phrase("event", "Moved", "{what:esubj} is put into a graveyard", to=GRAVEYARD)
    g.phrase("event", "Moved", "{what:esubj} is put into your graveyard", to=make("Place", zone="graveyard", of=YOU))
    g.phrase("event", "Moved", "{what:esubj} leave your field <for a non- field zone|>", source=MY_FIELD)
    g.phrase("event", "Moved", "{what:esubj} leave the field", source=FIELD)
    both = (shape("Moved", what="$w", to=MY_FIELD), shape("Moved", what="$w", source=MY_FIELD))
    g.phrase("event", "EitherEvent", "{w:esubj} enter your field or leave your field <for a non- field zone|>", events=both)
    g.phrase("event", "Moved", "{what:esubj} is destroyed", verb="destroy")
    g.phrase("event", "Moved", "{what:esubj} is banished", verb="bury")
    g.phrase("event", "Moved", "{what:esubj} is removed from the game", verb="banish")
    for zone in ("graveyard", "hand"):
        there = make("Place", zone=zone, of=YOU)
        g.phrase("event", "Moved", f"{{what:this}} in your {zone} is removed from the game", verb="banish", source=there)
    g.phrase("event", "Moved", "{what:esubj} is returned {to:dest}", verb="return")
    hand, any_hand, theirs = (make("Place", zone="hand", of=who) for who in (YOU, ANY, OPPONENT))
    g.phrase("event", "Moved", "you discard {what:esubj}", verb="discard", source=hand)
    g.phrase("event", "Moved", "{what:this} is discarded", verb="discard", source=hand)
    g.phrase("event", "Moved", "your opponent discard {what:esubj}", verb="discard", source=theirs)
    g.phrase("event", "Moved", "a player discard {what:esubj}", verb="discard", source=any_hand)
    own = shape("Any", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    g.phrase("event", "Moved", "you banish a {f:core}", what=own, verb="bury")  # 1011.1: one's own, and no others
    by_theirs = "by a <spell or ability|effect> your opponent control"
    g.phrase("event", "Moved", f"{{what:esubj}} is discarded {by_theirs}", verb="discard", source=hand, by="opponent's ability")
    lost = f"{{what:esubj}} is put into <a|your> graveyard from your hand {by_theirs}"
    g.phrase("event", "Moved", lost, source=hand, to=GRAVEYARD, by="opponent's ability")
    used = "{what:esubj} is discarded by the effect or as a cost of a ability of a {f:tests}"
    g.phrase("event", "Moved", used, verb="discard", source=any_hand, by="ability or cost", of=filtered("$f"))
    g.phrase("event", "Attached", "{what:esubj} is <added|bestowed> to {to:esubj}")
    g.phrase("event", "CounterPut", "a {counter:COUNTER} counter is <put|placed> on {on:esubj}")
    g.phrase(
        "event",
        "CounterPut",
        "you put {counter:COUNTER} counter on {on:esubj}",
        "you put a {counter:COUNTER} counter on {on:esubj}",
        "<1|one> or more {counter:COUNTER} counter is <put|placed> on {on:esubj}",
    )
    g.phrase("event", "StateChanged", "{what:esubj} <become|is> rested", state="rested")
    g.phrase("event", "StateChanged", "{what:esubj} <become|is> recovered", "{what:esubj} recover", state="recovered")
    for verb in ("shift", "invert"):
        g.phrase("event", "StateChanged", f"{{what:esubj}} {verb}", state=f"{verb}ed")


def _values(g: Grammar) -> None:
    """104.6: a value gets bigger or smaller, by adding or by setting it."""
    for verb, direction in (("increase", "up"), ("decrease", "down")):
        g.phrase("event", "StatChanged", f"{{what:esubj}} 's {{stat:STAT}} is {verb}d", direction=direction)


def _states(g: Grammar) -> None:
    """906.9: a status that is fulfilled."""
    g.phrase("event", "ComesTrue", "{condition:controls}")
    g.phrase("event", "ComesTrue", "{condition:counted_on}")


def _battle(g: Grammar) -> None:
    """803 to 806."""
    attacks = shape("Attacks", what="$w")
    blocks = shape("StateChanged", what="$w", state="blocking")
    blocked = shape("StateChanged", what="$w", state="blocked")
    g.phrase("event", "Attacks", "{what:esubj} attack")
    g.phrase(
        "event",
        "Attacks",
        "{what:esubj} attack you",
        target=make("Filter", tests=(make("Controlled", by=YOU), make("Type", type="player"))),
    )
    g.phrase("event", "Attacks", "{what:esubj} attack a {f:tests}", target=filtered("$f"))
    g.phrase("event", "StateChanged", "{what:esubj} block", state="blocking")
    g.phrase("event", "StateChanged", "{what:esubj} is blocked", state="blocked")
    g.phrase("event", "Attacked", "{what:esubj} is attacked")
    g.phrase("event", "EitherEvent", "{w:esubj} attack or block", events=(attacks, blocks))
    g.phrase("event", "EitherEvent", "{w:esubj} block or is blocked", events=(blocks, blocked))
    against = shape("Any", filter=filtered("$f"))
    g.phrase("event", "Blocks", "{what:this} block a {f:tests}", against=against)
    g.phrase("event", "Blocks", "{w:this} is blocked by a {f:tests}", what=against, against="$w")
    opponents = make("Leader", of=OPPONENT)
    for type_, words in (("", "damage"), ("combat", "battle damage")):
        both = (
            shape("Damaged", what=opponents, source="$s", type=type_),
            shape("Damaged", what=shape("Any", filter=filtered("$f")), source="$s", type=type_),
        )
        g.phrase("event", "EitherEvent", f"{{s:esubj}} deal {words} to your opponent or a {{f:tests}}", events=both)
    enters = shape("Moved", what="$w", to=MY_FIELD)
    g.phrase("event", "EitherEvent", "{w:esubj} enter your field or attack", events=(enters, attacks))
    anywhere = shape("Moved", what="$w", to=FIELD)
    g.phrase("event", "EitherEvent", "{w:esubj} enter the field or attack", events=(anywhere, attacks))
    g.phrase("entering", "Moved", "{what:this} enter <the|your> field", to=MY_FIELD)
    for later in ("at {events:moment}", "<when|whenever> {events:event}"):
        g.phrase("event", "EitherEvent", f"{{events:entering}} or {later}")


def _damage(g: Grammar) -> None:
    you, opponent = make("Leader", of=YOU), make("Leader", of=OPPONENT)
    for type_, words in (("", "damage"), ("combat", "battle damage")):
        g.phrase("event", "Damaged", f"{{s:esubj}} deal {words}", what=ANYTHING, source="$s", type=type_)
        g.phrase(
            "event",
            "Damaged",
            f"{{s:esubj}} deal {words} to a {{f:tests}}",
            what=shape("Any", filter=filtered("$f")),
            source="$s",
            type=type_,
        )
        g.phrase("event", "Damaged", f"{{s:esubj}} deal {words} to <your|a> opponent", what=opponent, source="$s", type=type_)
        g.phrase("event", "Damaged", f"{{s:esubj}} deal {words} to {{what:this}}", source="$s", type=type_)
        g.phrase("event", "Damaged", f"{{s:esubj}} deal {words} to you", what=you, source="$s", type=type_)
        g.phrase("event", "Damaged", f"{{what:esubj}} is dealt {words}", type=type_)
        g.phrase("event", "Damaged", f"{{what:esubj}} is dealt {words} by {{s:esubj}}", source="$s", type=type_)
        g.phrase("event", "Damaged", f"{words} is dealt to {{what:this}}", type=type_)
        g.phrase("event", "Damaged", f"{words} is dealt to you", f"you is dealt {words}", what=you, type=type_)


def _players(g: Grammar) -> None:
    g.phrase("event", "Played", "you play {what:esubj}", who=YOU)
    g.phrase("event", "Played", "you play {what:esubj} from {source:place}", who=YOU)
    g.phrase("event", "Played", "your opponent play {what:esubj}", who=OPPONENT)
    for nth, word in ((1, "first"), (2, "second"), (3, "third")):
        card = make("Any", filter=make("Filter", tests=(make("Type", type="card"),)))
        g.phrase("event", "Played", f"you play your {word} card each turn", who=YOU, what=card, nth=nth)
    g.phrase("event", "Used", "you play a {k:KW} ability", who=YOU, label="$k", what=ANYTHING)
    g.phrase("event", "Drawn", "you draw a card", who=YOU)
    g.phrase("event", "Drawn", "your opponent draw a card", who=OPPONENT)
    for who, player in (("you", YOU), ("your opponent", OPPONENT), ("a player", ANY)):
        g.phrase("event", "PointsGained", f"{who} gain life", who=player, points="life")
        g.phrase("event", "PointsLost", f"{who} lose life", who=player, points="life")
    g.phrase("event", "Played", "a player play {what:esubj}", who=ANY)
    g.phrase("event", "Drawn", "a player draw a card", who=ANY)
    g.phrase("event", "Used", "you do judgment", who=YOU, label="judgment", what=ANYTHING)
    # 705.3: judgment is done of rulers and of nothing else, and then it is none any more
    g.phrase("event", "Used", "you do judgment of a ruler", who=YOU, label="judgment", what=ANYTHING)
    g.phrase("event", "Used", "you do judgment of {what:judged}", who=YOU, label="judgment")
    g.phrase("judged", "Any", "a {f:named}", filter=filtered("$f"))
    g.phrase("judged", "Any", "a {f:core} named {n:NAME}", filter=shape("Filter", tests=("$f", shape("Named", name="$n"))))
    g.phrase("judged", "Any", "a {f:adj_core}", filter=filtered("$f"))
    theirs = make("Player", who="opponent")
    for words, by in (
        ("<a|> spell or ability", ANY),
        ("spell or ability your opponent control", theirs),
        ("a spell or ability your opponent control", theirs),
    ):
        g.phrase("event", "ChosenFor", f"{{what:esubj}} <become|is> targeted by {words}", by=by)
    for words in ("{f:coloured} spell or {f:coloured} card 's ability", "a {f:coloured} spell or ability"):
        coloured = f"{{what:esubj}} <become|is> targeted by {words}"
        g.phrase("event", "ChosenFor", coloured, by=ANY, source=filtered("$f"))
    g.phrase("event", "ChosenFor", "a spell or ability your opponent control target {what:esubj}", by=theirs)


def _moments(g: Grammar) -> None:
    """502 to 505, 802, 807; a turn ends for both, whose it is is said or does not matter."""
    anyone = make("Player", who="any")
    for words, phase in PHASES.items():
        for at, word in (("start", "beginning"), ("end", "end")):
            g.phrase("moment", "PhaseStarts", f"<the|> {word} of {{of:whose}} {words}", phase=phase, at=at)
            g.phrase("moment", "PhaseStarts", f"<the|> {word} of each {words}", phase=phase, at=at, of=make("Player", who="each"))
            g.phrase("moment", "PhaseStarts", f"<the|> {word} of <the|> {words}", phase=phase, at=at, of=anyone)
            g.phrase("moment", "PhaseStarts", f"<the|> {word} of this {words}", phase=phase, at=at, of=anyone, which="this")
            g.phrase(
                "moment",
                "PhaseStarts",
                f"<the|> {word} of {{of:whose}} next {words}",
                f"<the|> next {word} of {{of:whose}} {words}",
                phase=phase,
                at=at,
                which="next",
            )
    g.phrase("moment", "PhaseStarts", "the next end of turn", phase="turn", at="end", of=anyone, which="next")
