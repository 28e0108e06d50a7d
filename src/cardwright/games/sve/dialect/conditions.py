"""Named conditions of the game (chapter 13) and sections that they open."""

from __future__ import annotations

from cardwright.games.sve.dialect.vocabulary import LABELS
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.instead import SAME
from cardwright.text.kinds import YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import COMPARED, filtered
from cardwright.text.shared.conditions import count_of


def add(g: Grammar) -> None:
    """Add the phrases."""
    for word, name in LABELS.items():
        g.phrase("label", "KeywordActive", f"{word} ( {{n:NUM}} )", name=name)
    g.phrase("section", "If", "{condition:label} : {then:section_body}")
    g.phrase("section", "IfPaid", "earth rite : {do:section_body}", cost=make("KeywordCost", name="earth rite", n=1))
    g.phrase(
        "section", "IfPaid", "earth rite ( {n:NUM} ) : {do:section_body}", cost=shape("KeywordCost", name="earth rite", n="$n")
    )
    g.phrase("section", "IfPaid", "lesson ( {n:NUM} ) : {do:section_body}", cost=shape("KeywordCost", name="lesson", n="$n"))
    g.phrase("cond", "KeywordActive", "overflow is active for you", name="overflow")
    g.phrase("cond", "KeywordActive", "sanguine is active for you", name="sanguine")
    for name in ("overflow", "sanguine"):
        g.phrase("cond", "Not", f"{name} isn't active for you", part=make("KeywordActive", name=name))
    _events(g)


def _events(g: Grammar) -> None:
    for op, wordings in COMPARED.items():
        for wording in wordings:
            amount = wording.replace("{n}", "{times:n}")
            g.phrase(
                "cond",
                "Happened",
                f"you have played {amount} {{f:tests}} this turn",
                f"you have played {amount} {{f:tests}} this turn , including this <one|card>",
                event=shape("Played", who=YOU, what=shape("Any", filter=filtered("$f"))),
                op=op,
                period="this turn",
            )
            g.phrase(
                "cond",
                "Compare",
                f"you have {amount.replace('times', 'right')} <max|maximum> play point",
                left=make("PlayerStat", who=YOU, stat="max play points"),
                op=op,
            )
    points = make("PlayerStat", who=YOU, stat="super-evolution points")
    point = "a <super-evolution|super evolution> point"
    some = make("Compare", left=points, op=">=", right=make("Num", n=1))
    g.phrase("cond", "Compare", f"you have {point}", left=points, op=">=", right=make("Num", n=1))
    g.phrase("cond", "Not", f"you don't have {point}", part=some)
    _past(g)
    for state in ("evolved", "raced"):
        changed = shape("StateChanged", what="$w", state=state)
        g.phrase("cond", "Happened", f"{{w:esubj}} {state} this turn", event=changed, times=make("Num", n=1))


def _counted(g: Grammar) -> None:
    """How often something happened, how much there is, asked in other words."""
    mine = make("Place", zone="field", of=YOU)
    there = make("In", places=(mine,))
    for words, tests in (
        ("{f:core} on your field have attacked", ("$f", there)),
        ("your {f:core} attacked", ("$f", make("Controlled", by=YOU))),
    ):
        attacked = shape("Attacks", what=shape("Any", filter=shape("Filter", tests=tests)))
        g.phrase(
            "cond", "Compare", f"{words} at least {{right:n}} time this turn", left=shape("Tally", event=attacked), op=">="
        )
    left = shape("Moved", what=shape("Any", filter=filtered("$f")), source=mine)
    g.phrase("counted", "Tally", "the number of {f:tests} that left your field this turn", event=left)
    every = shape("All", filter=filtered("$f"))
    g.phrase("counted", "Count", "the number of {f:tests} , including this <one|card>", of=every)
    gained = make("StatChanged", what=make("Leader", of=YOU), stat="defense", direction="up")
    words = "your leader have gained <defense|[defense]> this turn"
    g.phrase("cond", "Happened", words, event=gained, times=make("Num", n=1))
    two = tuple(shape("Compare", left=count_of("$f"), op="=", right=n) for n in ("$a", "$b"))
    g.phrase("cond", "Or", "there is {a:n} or {b:n} {f:tests}", parts=two)
    for op, word in (("<", "less"), (">", "more")):
        sides = [shape("Stat", of=card, stat="$s") for card in ("$v", "$w")]
        g.phrase("cond", "Compare", f"{{v:ref}} have {word} {{s:STAT}} than {{w:ref}}", left=sides[0], op=op, right=sides[1])
    g.phrase("again", "Compare", "<it|this> have {right:n}", left=shape("Count", of=SAME), op="=")
    done = shape("Among", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))
    g.phrase("done", "Compare", "you {said:PAST} at least {right:n} {f:tests}", left=count_of("$f", done), op=">=")
    g.phrase("cond", "Came", "{what:pron} was summoned from {source:place}")
    had = shape("CounterCount", on="$w", counter="$c")
    g.phrase("cond", "Compare", "{w:this} had a {c:COUNTER} counter", left=had, op=">=", right=make("Num", n=1))
    gone = shape("Moved", what="$w", source=make("Place", zone="field", of=make("Player", who="any")))
    g.phrase("cond", "Happened", "{w:esubj} have left the field this turn", event=gone, times=make("Num", n=1))
    # what is left over when it is divided by two
    cost = shape("Stat", of="$w", stat="cost")
    halves = shape("Times", left=make("Num", n=2), right=shape("Every", unit=2, of=cost))
    for word, left_over in (("odd", 1), ("even", 0)):
        over = shape("Minus", left=cost, right=halves)
        words = f"{{w:ref}} cost a {word} number of play point"
        g.phrase("cond", "Compare", words, left=over, op="=", right=make("Num", n=left_over))


def _past(g: Grammar) -> None:
    """What happened this turn, and how this card came where it is."""
    destroyed = shape("Moved", what=shape("Any", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU)))), verb="destroy")
    g.phrase("cond", "Happened", "any of your {f:core} have been destroyed this turn", event=destroyed, times=make("Num", n=1))
    other = shape("Any", filter=shape("Filter", tests=(make("Other", than=make("This")), "$f")))
    g.phrase(
        "cond",
        "Happened",
        "you have played another {f:tests} this turn",
        event=shape("Played", who=YOU, what=other),
        times=make("Num", n=1),
    )
    field = make("Place", zone="field", of=make("Player", who="any"))
    once = make("Num", n=1)
    g.phrase(
        "cond",
        "Happened",
        "{w:esubj} was put {s:origin} {t:dest} this turn",
        "{w:esubj} was put {t:dest} {s:origin} this turn",
        event=shape("Moved", what="$w", source="$s", to="$t"),
        times=once,
    )
    g.phrase("cond", "Happened", "{w:esubj} was put {t:dest} this turn", event=shape("Moved", what="$w", to="$t"), times=once)
    g.phrase(
        "cond",
        "Happened",
        "{w:esubj} was returned {t:dest} {s:origin} this turn",
        "{w:esubj} was returned {s:origin} {t:dest} this turn",
        event=shape("Moved", what="$w", verb="return", source="$s", to="$t"),
        times=once,
    )
    g.phrase(
        "cond",
        "Happened",
        "{w:esubj} was returned {t:dest} this turn",
        event=shape("Moved", what="$w", verb="return", to="$t"),
        times=once,
    )
    g.phrase("cond", "Happened", "{w:esubj} was destroyed this turn", event=shape("Moved", what="$w", verb="destroy"), times=once)
    hand = make("Place", zone="hand", of=YOU)
    g.phrase(
        "cond",
        "Happened",
        "you have discarded {w:esubj} this turn",
        "you discarded {w:esubj} this turn",
        event=shape("Moved", what="$w", verb="discard", source=hand),
        times=once,
    )
    g.phrase("cond", "Came", "{what:this} was put onto the field by a ability", to=field, by="ability")
    g.phrase("cond", "Came", "{what:this} was summoned by a ability", to=field, by="ability")
    put = make("Among", of=make("Pronoun", form="the", said="put", filter=make("Filter")))
    there = count_of("$f", put, shape("In", places="$p"))
    for words in ("you put a {f:tests} {p:dest}", "a {f:core} was put {p:dest} by this ability"):
        g.phrase("cond", "Compare", words, left=there, op=">=", right=once)
    g.phrase("cond", "Compare", "at least {right:n} {f:core} was put {p:dest} by this ability", left=there, op=">=")
    g.phrase("posts", LIST, "put {p:dest} by this ability", items=(put, shape("In", places="$p")))
    g.phrase("done", "Compare", "you put a {f:tests} {p:dest} this way", left=there, op=">=", right=once)
    g.phrase("dest", "Place", "into a ex_area", zone="ex area", of=make("Player", who="any"))
    _counted(g)
    turns = make("PlayerStat", who=YOU, stat="turn number")
    g.phrase("cond", "Compare", "it is your {o:ORD} turn or later", left=turns, op=">=", right=shape("Num", n="$o"))
    g.phrase("cond", "Came", "{what:this} was put onto the field from {source:place}", to=field)
    g.phrase("cond", "Came", "{what:this} was played from {source:place}", by="play")
    g.phrase(
        "cond",
        "Not",
        "{w:this} was put onto the field from anywhere other than {s:place}",
        "{w:this} wasn't put onto the field from {s:place}",
        part=shape("Came", what="$w", source="$s", to=field),
    )
    for words, event in (
        ("{w:esubj} have evolved", shape("StateChanged", what="$w", state="evolved")),
        ("{w:esubj} have attacked", shape("Attacks", what="$w")),
    ):
        nth = shape("Num", n="$o")
        g.phrase(
            "cond", "Compare", f"it is the {{o:ORD}} time {words} this turn", left=shape("Tally", event=event), op="=", right=nth
        )
    played = make(
        "Tally", event=make("Played", who=YOU, what=make("Any", filter=make("Filter", tests=(make("Type", type="card"),))))
    )
    g.phrase(
        "cond", "Compare", "it is the {o:ORD} <card|> you have played this turn", left=played, op="=", right=shape("Num", n="$o")
    )
    g.phrase("again", "Compare", "it is the {o:ORD}", left=shape("Count", of=SAME), op="=", right=shape("Num", n="$o"))
    used = make(
        "Used", who=YOU, label="union burst", what=make("Any", filter=make("Filter", tests=(make("Other", than=make("This")),)))
    )
    g.phrase("cond", "Happened", "you have activated at least {times:n} other [unionburst] ability this turn", event=used)
    g.phrase("cond", "Paid", "you paid this card 's additional cost", name="additional cost")
    for points in range(1, 10):
        words = f"you played this <card|> for {points} more play point"
        g.phrase("cond", "Paid", words, name=f"{points} more play points")
    rolled = make("Result", of=make("Pronoun", form="the", said="rolled", filter=make("Filter")), what="roll")
    results = [shape("Compare", left=rolled, op="=", right=f"${name}") for name in "abc"]
    g.phrase("cond", "Compare", "<you|they> roll a {right:n}", left=rolled, op="=")
    g.phrase("cond", "Or", "<you|they> roll a {a:n} or {b:n}", parts=(results[0], results[1]))
    g.phrase("cond", "Or", "<you|they> roll a {a:n} , {b:n} , or {c:n}", parts=tuple(results))
    lost = make("Tally", event=make("StatChanged", what=make("Leader", of=YOU), stat="defense", direction="down"))
    g.phrase("counted", "Tally", "the number of time your leader have lost defense this turn", event=lost["event"])
    dealt = make("Pronoun", form="the", said="event", filter=make("Filter"))
    g.phrase("counted", "Result", "the damage dealt", of=dealt, what="damage")
    g.phrase(
        "counted",
        "PlayerStat",
        "your <max|maximum> play point",
        "your <max|maximum> number of play point",
        who=YOU,
        stat="max play points",
    )
    g.phrase("counted", "Stat", "{of:ref} 's {stat:STATICON}")
    for op, wordings in COMPARED.items():
        for wording in wordings:
            amount = wording.replace("{n}", "{right:n}")
            g.phrase(
                "cond", "Compare", f"you have {amount} play point", left=make("PlayerStat", who=YOU, stat="play points"), op=op
            )
            g.phrase("cond", "Compare", f"your leader have lost defense {amount} time this turn", op=op, left=lost)
    for op, after in ((">=", "or <more|higher>"), ("<=", "or <less|lower>")):
        g.phrase(
            "cond", "Compare", f"{{w:ref}} cost {{right:n}} play point {after}", left=shape("Stat", of="$w", stat="cost"), op=op
        )
