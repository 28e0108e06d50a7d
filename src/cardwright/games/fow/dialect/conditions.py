"""Conditions in the game's words: what is controlled, rulers, life, counters, what happened this turn."""

from __future__ import annotations

from cardwright.games.fow.dialect.filters import ANY
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import COMPARED, filtered
from cardwright.text.shared.conditions import NONE, ONE, count_of
from cardwright.text.shared.filters import OTHER, alternatives
from cardwright.text.tree import Node

MINE = make("Controlled", by=YOU)
THEIRS = make("Controlled", by=OPPONENT)
SIDES = (("you", MINE), ("your opponent", THEIRS))
FIELD = make("Place", zone="field", of=ANY)
OWNERS = make("CardOwner")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _controlling(g)
    _rulers(g)
    _being(g)
    _numbers(g)
    _happened(g)
    _battling(g)


def _controlling(g: Grammar) -> None:
    g.phrase("cond", None, "{:controls}")
    g.phrase("cond", None, "{:before}")
    for who, side in SIDES:
        g.phrase("controls", "Compare", f"{who} control a {{f:tests}}", left=count_of("$f", side), op=">=", right=ONE)
        g.phrase("controls", "Compare", f"{who} control {{f:named}}", left=count_of("$f", side), op=">=", right=ONE)
        g.phrase("controls", "Compare", f"{who} control another {{f:tests}}", left=count_of(OTHER, "$f", side), op=">=", right=ONE)
        g.phrase(
            "controls",
            "Compare",
            f"{who} don't control <a|any|> {{f:tests}}",
            f"{who} control no {{f:tests}}",
            left=count_of("$f", side),
            op="=",
            right=NONE,
        )
        g.phrase(
            "controls",
            "Compare",
            f"{who} don't control <a|any|> other {{f:tests}}",
            f"{who} don't control another {{f:tests}}",
            left=count_of(OTHER, "$f", side),
            op="=",
            right=NONE,
        )
        both = tuple(shape("Compare", left=count_of(hole, side), op=">=", right=ONE) for hole in ("$f", "$h"))
        g.phrase(
            "controls",
            "And",
            f"{who} control {{f:named}} and {{h:named}}",
            f"{who} control a {{f:tests}} and a {{h:tests}}",
            parts=both,
        )
        either = alternatives("$f", "$h")
        g.phrase(
            "controls", "Compare", f"{who} control {{f:named}} or {{h:named}}", left=count_of(either, side), op=">=", right=ONE
        )
        # one of each, and two cards together: they are two different cards
        other = (*both, shape("Compare", left=count_of(either, side), op=">=", right=make("Num", n=2)))
        g.phrase("controls", "And", f"{who} control a {{f:tests}} and another {{h:tests}}", parts=other)
        for op, wordings in COMPARED.items():
            for wording in wordings:
                amount = wording.replace("{n}", "{right:n}")
                g.phrase("controls", "Compare", f"{who} control {amount} {{f:tests}}", left=count_of("$f", side), op=op)
                g.phrase("before", "Compare", f"{who} already control {amount} {{f:tests}}", left=count_of("$f", side), op=op)
    here = shape("Compare", left=count_of("$f", MINE), op=">=", right=ONE)
    none = shape("Compare", left=count_of("$h", MINE), op="=", right=NONE)
    g.phrase("cond", "And", "you control a {f:tests} and control no {h:tests}", parts=(here, none))
    g.phrase("cond", "And", "you don't control a {h:tests} , but control a {f:tests}", parts=(none, here))
    than = "your opponent control {n} or more {f:core} than you"
    g.phrase("cond", None, "{:outnumbering}")
    g.phrase(
        "outnumbering",
        "Compare",
        than,
        left=count_of("$f", THEIRS),
        op=">=",
        right=shape("Plus", left=count_of("$f", MINE), right="$n"),
    )
    more = count_of("$f", THEIRS)
    g.phrase(
        "cond", "Compare", "you control <less|fewer> {f:core} than your opponent", left=count_of("$f", MINE), op="<", right=more
    )
    g.phrase("cond", "Compare", "your opponent control more {f:core} than you", left=more, op=">", right=count_of("$f", MINE))


def _rulers(g: Grammar) -> None:
    """402.2: a player has one ruler, so that it is of a name when there is one of that name."""
    for word in ("j-ruler", "ruler", "j/ruler"):
        ruler = make("Type", type=word)
        for names, test in (
            ("{f:named}", "$f"),
            ("{f:named} or {h:named}", alternatives("$f", "$h")),
            ("{f:named} , {h:named} or {k:named}", alternatives("$f", "$h", "$k")),
        ):
            g.phrase("cond", "Compare", f"your {word} is {names}", left=count_of(ruler, test, MINE), op=">=", right=ONE)
            g.phrase("cond", "Compare", f"your {word} isn't {names}", left=count_of(ruler, test, MINE), op="=", right=NONE)
            theirs = f"your opponent 's {word} is {names}"
            g.phrase("cond", "Compare", theirs, left=count_of(ruler, test, THEIRS), op=">=", right=ONE)
        has = shape("NameHas", name="$n")
        g.phrase("cond", "Compare", f"your {word} have {{n:NAME}} in its name", left=count_of(ruler, has, MINE), op=">=", right=ONE)
        g.phrase("cond", "Compare", f"your {word} is {{f:attribute}}", left=count_of(ruler, "$f", MINE), op=">=", right=ONE)


def _being(g: Grammar) -> None:
    g.phrase("cond", "Is", "{what:pron} is {f:named}", "{what:host} is {f:named}", filter=filtered("$f"))
    g.phrase("cond", "Is", "{what:this} is <on|in> <a|the|> field", filter=make("Filter", tests=(make("In", places=(FIELD,)),)))
    g.phrase(
        "cond",
        "Is",
        "{what:this} is in your {z:ZONE}",
        filter=shape("Filter", tests=(shape("In", places=shape("Place", zone="$z", of=YOU)),)),
    )
    g.phrase(
        "cond", "Is", "{w:this} is added to a {f:tests}", what=shape("Related", relation="added to", to="$w"), filter=filtered("$f")
    )
    place = shape("Place", zone="$z", of=YOU)
    left = (shape("In", places=place), shape("Linked", relation="removed by", to="$t"))
    words = "a card {f:called} is in your {z:ZONE} and was removed by {t:this}"
    g.phrase("cond", "Compare", words, left=count_of("$f", *left), op=">=", right=ONE)
    # what one did before, as often as said
    done = shape("Among", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))
    for op, wordings in COMPARED.items():
        for wording in wordings:
            amount = wording.replace("{n}", "{right:n}")
            g.phrase("done", "Compare", f"you {{said:PAST}} {amount} {{f:tests}} this way", left=count_of("$f", done), op=op)
    g.phrase("done", "Compare", "a {f:tests} is {said:PAST} this way", left=count_of("$f", done), op=">=", right=ONE)
    g.phrase("cond", "TurnOf", "this card was played during your turn", who=YOU)  # asked as it resolves, in the same turn
    unprinted = make("Filter", tests=(make("Quality", name="no printed abilities"),))
    g.phrase("cond", "Is", "{what:pron} have no printed ability", filter=unprinted)
    g.phrase("cond", "KeywordActive", "this card was awakened", name="awakened")
    g.phrase("cond", "KeywordActive", "you played this card with [solarisation]", name="solarised")
    g.phrase("cond", "Not", "this card was not awakened", part=make("KeywordActive", name="awakened"))
    g.phrase("cond", "Paid", "this card was played with [mastery]", name="mastery")
    g.phrase("cond", "Came", "{what:this} was played from {source:place}", by="play")
    g.phrase("cond", "Came", "it was played from {source:place}", what=THIS, by="play")
    g.phrase("cond", "Came", "you play this card from {source:place}", what=THIS, by="play")
    g.phrase("cond", "TurnOf", "it is your turn", who=YOU)
    g.phrase("cond", "Is", "you controlled {what:pron}", filter=make("Filter", tests=(MINE,)))
    # 903.2e, 903.2f: the targets are chosen before the cost is determined
    targeted = shape("Among", of=shape("Related", relation="targets", to="$w"))
    g.phrase("cond", "Compare", "{w:pron} target a {f:tests}", left=count_of("$f", targeted), op=">=", right=ONE)


def _numbers(g: Grammar) -> None:
    g.phrase("counted", None, "{:total}")
    g.phrase("amount", "Times", "{left:n} multiplied by {right:counted}")
    for word, odd in (("odd", 1), ("even", 0)):
        g.phrase("cond", "Parity", f"{{of:counted}} is {word}", odd=odd)
    kinds = shape("Distinct", of=shape("All", filter=filtered("$f")), stat="$s")
    for op, wordings in COMPARED.items():
        amount = wordings[0].replace("{n}", "{right:n}")
        words = f"there is {amount} different {{s:GROUPSTAT}} among <all|> {{f:tests}}"
        g.phrase("cond", "Compare", words, left=kinds, op=op)
    value = shape("Stat", of="$r", stat="$s")
    for words in ("the {s:STAT} of {r:ref}", "{r:ref} 's {s:STAT}"):
        g.phrase("counted", "Every", f"{words} divided by {{unit:NUM}}", of=value)
    g.phrase("total", "Stat", "total {stat:STAT} of {f:tests}", of=shape("All", filter=filtered("$f")))
    life = {"your": YOU, "your opponent 's": OPPONENT}
    for words, who in life.items():
        stat = make("PlayerStat", who=who, stat="life")
        g.phrase("counted", "PlayerStat", f"{words} life", who=who, stat="life")
        for op, after in ((">=", "or <more|higher>"), ("<=", "or <less|lower>"), ("=", "")):
            g.phrase("cond", "Compare", f"{words} life is {{right:n}} {after}", left=stat, op=op)
        g.phrase("cond", "Compare", f"{words} life is exactly {{right:n}}", left=stat, op="=")
    mine, theirs = (make("PlayerStat", who=who, stat="life") for who in (YOU, OPPONENT))
    g.phrase(
        "cond",
        "Compare",
        "your life is <less|lower> than your opponent 's life",
        "your life is <less|lower> than your opponent 's",
        left=mine,
        op="<",
        right=theirs,
    )
    higher = "your life is <more|higher> than your opponent 's <life|>"
    g.phrase("cond", "Compare", higher, left=mine, op=">", right=theirs)
    in_hand = make("In", places=(make("Place", zone="hand", of=YOU),))
    held = make("In", places=(make("Place", zone="hand", of=OPPONENT),))
    for op, wordings in COMPARED.items():
        amount = wordings[0].replace("{n}", "{right:n}")
        words = f"your opponent have {amount} card in <their|> hand"
        g.phrase("cond", "Compare", words, left=count_of(make("Type", type="card"), held), op=op)
    for words, tests in (("{a:named} , {b:named} <or|, or> {c:named}", alternatives("$a", "$b", "$c")),):
        g.phrase("controls", "Compare", f"you control {words}", left=count_of(tests, MINE), op=">=", right=ONE)
    g.phrase("cond", "Compare", "you have no {f:core} in your hand", left=count_of("$f", in_hand), op="=", right=NONE)
    on_it = shape("CounterCount", on="$w", counter="$c")
    g.phrase("counted_on", "Compare", "there is no {c:COUNTER} counter on {w:this}", left=on_it, op="=", right=NONE)
    for words in ("{of:ref} 's printed {stat:STAT}", "the printed {stat:STAT} of {of:ref}"):
        g.phrase("counted", "Stat", words, original=1)
    its = make("Pronoun", form="it", filter=make("Filter"))
    g.phrase("counted", "Stat", "its printed {stat:STAT}", of=its, original=1)
    for words, of in (("the total of {r:ref} 's atk and def", "$r"), ("the total of its atk and def", its)):
        both = tuple(shape("Stat", of=of, stat=stat) for stat in ("atk", "def"))
        g.phrase("counted", "Plus", words, left=both[0], right=both[1])
    unlike = shape("Distinct", of="$p", stat="name")
    g.phrase("cond", "Compare", "none of {p:pron} share a name", left=unlike, op="=", right=shape("Count", of="$p"))
    for op, wordings in COMPARED.items():
        for wording in wordings:
            amount = wording.replace("{n}", "{right:n}")
            g.phrase(
                "cond",
                "Compare",
                f"there is {amount} {{c:COUNTER}} counter on {{w:ref}}",
                f"{{w:ref}} have {amount} {{c:COUNTER}} counter on it",
                left=on_it,
                op=op,
            )
    g.phrase(
        "cond",
        "Compare",
        "there is a {c:COUNTER} counter on {w:ref}",
        "{w:ref} have a {c:COUNTER} counter on it",
        left=on_it,
        op=">=",
        right=ONE,
    )
    g.phrase(
        "cond",
        "Compare",
        "there is 1 or more {c:COUNTER} counter on {w:ref}",
        "there is one or more {c:COUNTER} counter on {w:ref}",
        left=on_it,
        op=">=",
        right=ONE,
    )
    own = shape("Stat", of=make("Pronoun", form="it", filter=make("Filter")), stat="$s")
    compared = (("<=", "less than or equal to"), ("<", "less than"), ("=", "equal to"), (">", "greater than"))
    for op, words in (*compared, ("!=", "different from")):
        g.phrase("cond", "Compare", f"its {{s:STAT}} is {words} {{right:counted}}", left=own, op=op)
    for op, after in ((">=", "or <more|higher>"), ("<=", "or <less|lower>"), ("=", "")):
        g.phrase(
            "cond",
            "Compare",
            f"{{w:ref}} 's {{s:STAT}} is {{right:n}} {after}",
            f"the {{s:STAT}} of {{w:ref}} is {{right:n}} {after}",
            left=shape("Stat", of="$w", stat="$s"),
            op=op,
        )
        g.phrase(
            "cond",
            "Compare",
            f"its {{s:STAT}} is {{right:n}} {after}",
            left=shape("Stat", of=make("Pronoun", form="it", filter=make("Filter")), stat="$s"),
            op=op,
        )


def _battling(g: Grammar) -> None:
    for side in ("attacking", "blocking"):
        state = make("Quality", name=side)
        g.phrase("cond", "Compare", f"a {{f:tests}} is {side}", left=count_of("$f", state), op=">=", right=ONE)
    attacked = shape("Happened", event=shape("Attacks", what=shape("Any", filter=filtered("$f"))), times=make("Num", n=1))
    g.phrase("cond", "Not", "no {f:tests} attacked this turn", part=attacked)
    hurt = shape("Filter", tests=(shape("Linked", relation="dealt damage by", to="$t"),))
    g.phrase("cond", "Is", "{what:pron} was dealt damage by {t:this} this turn", filter=hurt)


def _earlier(g: Grammar) -> None:
    """What cards did that somebody controlled then; how much the opponent has played or drawn; damage to players."""
    graveyard = make("Place", zone="graveyard", of=make("CardOwner"))
    once = make("Num", n=1)
    for who, side in (("you", YOU), ("your opponent", OPPONENT)):
        theirs = shape("Any", filter=shape("Filter", tests=("$f", make("Controlled", by=side))))
        field = make("Place", zone="field", of=side)
        for words, event in (
            ("was put into a graveyard from <the|a> field", shape("Moved", what=theirs, source=FIELD, to=graveyard)),
            ("was destroyed", shape("Moved", what=theirs, verb="destroy")),
            ("was banished", shape("Moved", what=theirs, verb="bury")),
        ):
            g.phrase("cond", "Happened", f"a {{f:tests}} {who} controlled {words} this turn", event=event, times=once)
        fallen = tuple(shape("Moved", what=theirs, verb=verb) for verb in ("bury", "destroy"))
        lost = shape("EitherEvent", events=fallen)
        words = f"a {{f:tests}} {who} controlled was banished or destroyed this turn"
        g.phrase("cond", "Happened", words, event=lost, times=once)
        if side == YOU:
            back = shape("Moved", what=theirs, verb="return", source=FIELD, to=make("Place", zone="hand", of=YOU))
            words = "a {f:tests} you controlled was returned from the field to your hand this turn"
            g.phrase("cond", "Happened", words, event=back, times=once)
        entered = shape("Moved", what=shape("Any", filter=filtered("$f")), to=field)
        control = "your control" if side == YOU else "your opponent 's control"
        g.phrase("cond", "Happened", f"a {{f:tests}} entered the field under {control} this turn", event=entered, times=once)
        both = tuple(shape("Happened", event=_entered(hole, field), times=once) for hole in ("$f", "$h"))
        for verb in ("entered", "was put into"):
            two = f"a {{f:tests}} and a {{h:tests}} {verb} the field under {control} this turn"
            g.phrase("cond", "And", two, parts=both)
            if side == YOU:
                g.phrase("cond", "And", f"a {{f:tests}} and a {{h:tests}} {verb} your field this turn", parts=both)
            many = f"{{times:n}} or more {{f:tests}} {verb} the field under {control} this turn"
            g.phrase("cond", "Happened", many, event=entered, op=">=")
        hurt = make("Damaged", what=make("Leader", of=side))
        was = f"{who} was dealt damage this turn"
        g.phrase("cond", "Happened", f"damage was dealt to {who} this turn", was, event=hurt, times=once)
    played = shape("Played", who=OPPONENT, what=shape("Any", filter=filtered("$f")))
    g.phrase("cond", "Happened", "your opponent played {times:n} or more {f:tests} this turn", event=played, op=">=")
    drawn = make("Drawn", who=OPPONENT)
    g.phrase("cond", "Happened", "your opponent have drawn {times:n} or more card this turn", event=drawn, op=">=")
    g.phrase("per", "Tally", "each card your opponent have drawn this turn", event=drawn)
    taken = make("Damaged", what=make("Leader", of=YOU))
    g.phrase("counted", "Tally", "the <total|> damage that was dealt to you this turn", event=taken, total=1)
    mine = make("Damaged", what=make("Any", filter=make("Filter")), source=(make("Any", filter=make("Filter", tests=(MINE,))),))
    dealt = shape("Tally", event=mine, total=1)
    g.phrase("counted", "Every", "the total damage dealt by source you controlled this turn divided by {unit:NUM}", of=dealt)
    thrown = make("Moved", what=make("Any", filter=make("Filter")), verb="discard", source=(make("Place", zone="hand", of=YOU),))
    g.phrase("per", "Tally", "each card you discarded this turn", event=thrown)
    attacks = shape("Attacks", what=shape("Any", filter=filtered("$f")))
    often = "{f:tests} attacked {times:n} or more time this turn"
    g.phrase("cond", "Happened", often, event=attacks, op=">=")
    g.phrase("counted", "Tally", "the number of time {f:tests} attacked this turn", event=attacks)


def _entered(hole: str, field: Node) -> Shape:
    return shape("Moved", what=shape("Any", filter=filtered(hole)), to=field)


def _happened(g: Grammar) -> None:
    once = make("Num", n=1)
    before = shape("Played", who=YOU, what=shape("Any", filter=filtered("$f")))
    played = "the number of time you already played a {f:tests}"
    g.phrase("counted", "Tally", f"{played} <this game|in this game>", event=before, period="this game")
    g.phrase("per", "Tally", "each {f:core} you played this turn", event=before)
    fallen = shape("Moved", what=shape("Any", filter=filtered("$f")), source=FIELD, to=make("Place", zone="graveyard", of=OWNERS))
    g.phrase("per", "Tally", "each {f:core} put into a graveyard from the field this turn", event=fallen)
    g.phrase("counted", None, "{:combined}")
    g.phrase("counted", None, "{:combined_of_the}")
    for words, category in (("", "combined"), ("the ", "combined_of_the")):
        g.phrase(category, "Stat", f"the combined {{stat:STAT}} of {words}{{f:tests}}", of=shape("All", filter=filtered("$f")))
    for op, wordings in COMPARED.items():
        for wording in wordings:
            words = f"you played {wording.replace('{n}', '{times:n}')} {{f:tests}} this turn"
            g.phrase("cond", "Happened", words, event=before, op=op)
    g.phrase("cond", "Happened", "you played a {f:tests} this turn", event=before, times=once)
    unplayed = shape("Happened", event=before, times=once)
    g.phrase("cond", "Not", "you didn't play a {f:tests} this turn", part=unplayed)
    others = shape("Played", who=YOU, what=shape("Any", filter=shape("Filter", tests=(OTHER, "$f"))))
    g.phrase("cond", "Happened", "you played another {f:tests} this turn", event=others, times=once)
    for who, player in (("you", YOU), ("your opponent", OPPONENT)):
        for verb, kind in (("gained", "PointsGained"), ("lost", "PointsLost")):
            life = make(kind, who=player, points="life")
            g.phrase("cond", "Happened", f"{who} {verb} life this turn", event=life, times=once)
    lost = make("PointsLost", who=YOU, points="life")
    g.phrase("counted", "Tally", "the amount of life you lost <in any way|> this turn", event=lost, total=1)
    for words, given in (
        ("was destroyed", {"verb": "destroy"}),
        ("was put into a graveyard", {"to": make("Place", zone="graveyard", of=OWNERS)}),
    ):
        gone = shape("Moved", what=shape("Any", filter=filtered("$f")), **given)
        g.phrase("cond", "Happened", f"a {{f:core}} {words} this turn", event=gone, times=once)
    _earlier(g)
    g.phrase("cond", "Happened", "{w:esubj} attacked this turn", event=shape("Attacks", what="$w"), times=once)
    arrived = shape("Moved", what=shape("Any", filter=filtered("$f")), to=make("Place", zone="field", of=YOU))
    g.phrase("cond", "Happened", "you put {f:named} into a field this turn", event=arrived, times=once)
    fought = shape("EitherEvent", events=(shape("Attacks", what="$w"), shape("StateChanged", what="$w", state="blocking")))
    g.phrase("cond", "Happened", "{w:esubj} attacked or blocked this turn", event=fought, times=once)
    into = make("Place", zone="field", of=YOU)
    g.phrase("cond", "Happened", "you put {w:esubj} into a field this turn", event=shape("Moved", what="$w", to=into), times=once)
    none = shape("Happened", event=shape("Moved", what=shape("Any", filter=filtered("$f")), to=into), times=once)
    g.phrase("cond", "Not", "you haven't put any {f:tests} into a field this turn", part=none)
    died = make("Place", zone="graveyard", of=make("CardOwner"))
    g.phrase(
        "cond",
        "Happened",
        "{w:esubj} was put into a graveyard {s:origin} this turn",
        event=shape("Moved", what="$w", source="$s", to=died),
        times=once,
    )
    g.phrase(
        "cond", "Happened", "{w:esubj} was put into {t:entered} this turn", event=shape("Moved", what="$w", to="$t"), times=once
    )
    dealt = shape("Damaged", what=make("Leader", of=OPPONENT), source="$w")
    g.phrase("cond", "Happened", "{w:esubj} dealt damage to <your|a> opponent this turn", event=dealt, times=once)
