"""Conditions: what players control and hold, damage received, what cards are, what happened this turn; and counted amounts."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.vocabulary import ELEMENTS
from cardwright.text.grammar import Grammar
from cardwright.text.instead import SAME
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import all_that, filtered
from cardwright.text.shared.conditions import NONE, ONE, count_of
from cardwright.text.shared.filters import OTHER
from cardwright.text.tree import Node

DAMAGE = {who: make("In", places=(make("Place", zone="damage zone", of=who),)) for who in (YOU, OPPONENT)}
HAND = {who: make("In", places=(make("Place", zone="hand", of=who),)) for who in (YOU, OPPONENT)}
PLAYERS = (("you", YOU), ("<your|> opponent", OPPONENT))
MORE = {">=": "{right:n} or more", "<=": "{right:n} or less", "=": "{right:n}"}


def _crystals(g: Grammar) -> None:
    for who, words in ((YOU, "you"), (OPPONENT, "your opponent")):
        owned = make("PlayerStat", who=who, stat="crystal")
        g.phrase("cond", "Compare", f"{words} have a [c]", left=owned, op=">=", right=make("Num", n=1))
        for op, after in ((">=", "or more"), ("<=", "or less"), ("=", "")):
            g.phrase("cond", "Compare", f"{words} have {{right:n}} {after} [c]", left=owned, op=op)


def add(g: Grammar) -> None:
    """Add the phrases."""
    _crystals(g)
    _controlling(g)
    _holding(g)
    _receiving(g)
    _both(g)
    _being(g)
    _compared(g)
    _done_by_this(g)
    _outcomes(g)
    _paid(g)
    _past(g)
    _earlier(g)
    _amounts(g)


def _controlling(g: Grammar) -> None:
    for words, who in PLAYERS:
        controlled = make("Controlled", by=who)
        have = f"{words} control"
        for op, amount in MORE.items():
            g.phrase("cond", "Compare", f"{have} {amount} {{f:tests}}", left=count_of("$f", controlled), op=op)
        g.phrase(
            "cond",
            "Compare",
            f"{have} a {{f:tests}}",
            f"{have} {{f:idents}}",
            f"{have} any {{f:tests}}",
            left=count_of("$f", controlled),
            op=">=",
            right=ONE,
        )
        for op, after in ((">=", "or more"), ("<=", "or less")):
            g.phrase("cond", "Compare", f"{have} {{right:n}} {{f:core}} {after}", left=count_of("$f", controlled), op=op)
        other = count_of(OTHER, "$f", controlled)
        g.phrase("cond", "Compare", f"{have} another {{f:tests}}", left=other, op=">=", right=ONE)
        for op, amount in MORE.items():
            g.phrase("controlling", "Compare", f"{have} {amount} {{f:tests}}", left=count_of("$f", controlled), op=op)
        none = (f"{have} no {{f:tests}}", f"{words} don't control <any|a> {{f:tests}}", f"{words} don't control {{f:tests}}")
        g.phrase("controlling", "Compare", *none, left=count_of("$f", controlled), op="=", right=NONE)
        g.phrase("cond", "Compare", *none, left=count_of("$f", controlled), op="=", right=NONE)
        each = tuple(shape("Compare", left=count_of(part, controlled), op=">=", right=ONE) for part in ("$f", "$h"))
        g.phrase(
            "cond",
            "And",
            f"{have} <a|> {{f:named_only}} and <a|> {{h:named_only}}",
            f"{have} a {{f:core}} and a {{h:core}}",
            parts=each,
        )
    g.phrase("named_only", "Named", "{name:NAME}")
    mine, theirs = (count_of("$f", make("Controlled", by=who)) for who in (YOU, OPPONENT))
    for op, word in ((">", "more"), ("<", "<fewer|less>")):
        beside = f"control {word} {{f:core}} than"
        g.phrase("cond", "Compare", f"<your|> opponent {beside} you <do|>", left=theirs, op=op, right=mine)
        g.phrase("cond", "Compare", f"you {beside} your opponent", left=mine, op=op, right=theirs)
    others = count_of(shape("NotTest", test="$t"), make("Type", type="character"), make("Controlled", by=YOU))
    g.phrase("cond", "Compare", "you only control {t:only} character", left=others, op="=", right=NONE)
    g.phrase("cond", "Compare", "the only character you control is {t:only} character", left=others, op="=", right=NONE)
    g.phrase("only", "Class", "{name:ELEMENT}")
    g.phrase("only", None, "{:grouped}")


def _holding(g: Grammar) -> None:
    for words, who, whose in (("you", YOU, "your"), ("<your|> opponent", OPPONENT, "their")):
        held = make("Count", of=make("All", filter=make("Filter", tests=(make("Type", type="card"), HAND[who]))))
        for op, amount in (
            (">=", ("{right:n} or more card", "{right:n} card or more")),
            ("<=", ("{right:n} or less card", "{right:n} card or less")),
            ("=", ("{right:n} card",)),
        ):
            g.phrase("cond", "Compare", *(f"{words} have {wording} in {whose} hand" for wording in amount), left=held, op=op)
        empty = (f"{words} have no card in {whose} hand", f"{words} don't have any card in {whose} hand")
        g.phrase("cond", "Compare", *empty, left=held, op="=", right=NONE)
    mine, theirs = (count_of(make("Type", type="card"), HAND[who]) for who in (YOU, OPPONENT))
    for op, word in ((">", "more"), ("<", "<fewer|less>")):
        beside = f"<your|> opponent have {word} card in their hand than you <do|>"
        g.phrase("cond", "Compare", beside, left=theirs, op=op, right=mine)
        g.phrase("cond", "Compare", f"you have {word} card in your hand than your opponent", left=mine, op=op, right=theirs)


def _receiving(g: Grammar) -> None:
    """15.2.6.2: damage received is how many cards lie in the Damage Zone."""
    for words, who in PLAYERS:
        taken = make("Count", of=make("All", filter=make("Filter", tests=(DAMAGE[who],))))
        for op, wordings in (
            (">=", ("{right:n} point of damage or more", "{right:n} or more point of damage")),
            ("<=", ("{right:n} point of damage or less", "{right:n} or less point of damage")),
            ("=", ("{right:n} point of damage",)),
        ):
            g.phrase("cond", "Compare", *(f"{words} have received {wording}" for wording in wordings), left=taken, op=op)
        g.phrase("per", "Count", f"each point of damage {words} have received", of=taken.node("of"))
        g.phrase("per", "Every", f"every {{unit:NUM}} point of damage {words} have received", of=taken)
        g.phrase("counted", "Count", f"the damage {words} have been dealt", of=taken.node("of"))
        g.phrase("counted", "Count", f"the <number of point of|> damage {words} have received", of=taken.node("of"))


def _both(g: Grammar) -> None:
    """What holds for either player, or for each of them."""
    for op, words in ((">=", "{n} point of damage or more"), ("<=", "{n} point of damage or less")):
        for subject, kind in (("either player", "Or"), ("each player", "And")):
            parts = tuple(
                shape(
                    "Compare", left=shape("Count", of=make("All", filter=make("Filter", tests=(DAMAGE[who],)))), op=op, right="$n"
                )
                for who in (YOU, OPPONENT)
            )
            g.phrase("cond", kind, f"{subject} have received {words}", parts=parts)
    mine, theirs = (make("Count", of=make("All", filter=make("Filter", tests=(DAMAGE[who],)))) for who in (YOU, OPPONENT))
    more = shape("Plus", left=theirs, right="$n")
    g.phrase("cond", "Compare", "you have at least {n} point of damage more than your opponent", left=mine, op=">=", right=more)


def _being(g: Grammar) -> None:
    g.phrase("conds", None, "{:or_if}")
    g.phrase(
        "cond",
        "Compare",
        "all the {f:tests} have {e:element} element",
        left=count_of("$f", shape("NotTest", test="$e")),
        op="=",
        right=NONE,
    )
    # of the cards that were counted just before
    for verb in ("have", "control"):
        g.phrase("again", "Compare", f"you {verb} {{right:n}} or more", left=make("Count", of=SAME), op=">=")
    g.phrase("or_if", "Or", "{parts:cond} , or if {parts:cond}")
    attackers = (make("Quality", name="attacking"), make("Quality", name="forming a party"), make("Controlled", by=YOU))
    g.phrase("cond", "Compare", "a party you control is attacking", left=count_of(*attackers), op=">=", right=ONE)
    both = shape("Pronoun", form="those", filter=make("Filter"))
    g.phrase(
        "cond",
        "Is",
        "both card is of the same {s:GROUPSTAT}",
        what=both,
        filter=shape("Filter", tests=(shape("GroupSame", stat="$s"),)),
    )
    for extreme in ("highest", "lowest"):
        for stat in ("power", "cost"):
            among = f"the {extreme} {stat} <of|among> <the|all the>"
            highest = (f"the {extreme} {stat} {{f:tests}}", f"{among} {{f:every}}")
            g.phrase("counted", "Stat", *highest, of=all_that("$f"), stat=stat, take=extreme)
    for extreme, word in (("highest", "strongest"), ("lowest", "weakest")):
        of_player = shape("All", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))))
        g.phrase("counted", "Stat", f"{{w:whose}} {word} {{f:core}}", of=of_player, stat="power", take=extreme)
    kinds = {f"{kind}_ability": make("HasKeyword", keyword=f"{kind} ability") for kind in ("special", "action")}
    for words, test in kinds.items():
        g.phrase("cond", "Is", f"{{what:ref}} have a {words}", filter=make("Filter", tests=(test,)))
    either = make("AnyOf", filters=tuple(make("Filter", tests=(test,)) for test in kinds.values()))
    words = "{what:ref} have a special_ability or <a|> action_ability"
    g.phrase("cond", "Is", words, filter=make("Filter", tests=(either,)))
    hurt = shape("Stat", of="$w", stat="damage")
    for op, words in ((">=", "{right:n} damage or more"), ("<=", "{right:n} damage or less")):
        g.phrase("cond", "Compare", f"{{w:ref}} have received {words}", left=hurt, op=op)
    for odd, word in ((1, "odd"), (0, "even")):
        parity = shape("Stat", of="$w", stat="cost")
        g.phrase("cond", "Parity", f"{{w:pron}} 's cp cost is a {word} number", of=parity, odd=odd)
    for op, words in ((">=", "or more"), ("<=", "or less"), ("=", "")):
        cost = shape("Stat", of="$w", stat="cost")
        g.phrase("cond", "Compare", f"{{w:pron}} 's cost is {{right:n}} {words}", left=cost, op=op)
    g.phrase(
        "cond", "Is", "{what:pron} is of <the|> {n:ELEMENT} element", filter=shape("Filter", tests=(shape("Class", name="$n"),))
    )
    g.phrase("cond", "Is", "{what:ref} is {f:named_only}", filter=filtered("$f"))
    for op, after in ((">=", "power or more"), ("<=", "power or less")):
        have = shape("Stat", of="$w", stat="power")
        g.phrase("cond", "Compare", f"{{w:ref}} have {{right:n}} {after}", left=have, op=op)
    for op, after in ((">=", "or more"), ("<=", "or less")):
        now = shape("Stat", of="$w", stat="power")
        its = make("Stat", of=make("Pronoun", form="it", filter=make("Filter")), stat="power")
        for verb in ("is", "have become"):
            g.phrase("cond", "Compare", f"{{w:single}} 's power {verb} {{right:n}} {after}", left=now, op=op)
            for cause in ("", "by the previous effect"):
                g.phrase("cond", "Compare", f"its power {verb} {{right:n}} {after} {cause}", left=its, op=op)
    for op, amount in MORE.items():
        on = shape("CounterCount", on="$w", counter="$c")
        g.phrase("cond", "Compare", f"{amount} {{c:COUNTER}} counter is placed on {{w:ref}}", left=on, op=op)


def _done_by_this(g: Grammar) -> None:
    """How many cards an effect has done something to."""
    for said, words in (
        ("removed", "removed from the game"),
        ("put", "put into the break_zone"),
        ("put", "put from the field into the break_zone"),
        ("discarded", "discarded"),
        ("broken", "broken"),
        ("revealed", "revealed"),
    ):
        done = make("Among", of=make("Pronoun", form="the", said=said, filter=make("Filter")))
        if words == said:  # "if 1 or more discarded cards were ..."
            for op, amount in MORE.items():
                g.phrase("cond", "Compare", f"{amount} {said} card was {{f:idents}}", left=count_of("$f", done), op=op)
        for verb in ("is", "was"):
            by_this = f"{{f:core}} {verb} {words} by this effect"
            for op, amount in MORE.items():
                g.phrase("cond", "Compare", f"{amount} {by_this}", left=count_of("$f", done), op=op)
            g.phrase("cond", "Compare", f"a {by_this}", left=count_of("$f", done), op=">=", right=ONE)


def _outcomes(g: Grammar) -> None:
    """What an effect has come to, which makes an ability of its own trigger (11.8.17)."""
    for said, verb in (("discarded", "<discard|discarded>"), ("revealed", "<reveal|revealed>"), ("removed", "<remove|removed>")):
        done = make("Among", of=make("Pronoun", form="the", said=said, filter=make("Filter")))
        for tail in ("", " by this effect", " this way"):
            g.phrase("outcome", "Compare", f"you {verb} a {{f:core}}{tail}", left=count_of("$f", done), op=">=", right=ONE)
            for op, amount in MORE.items():
                g.phrase("outcome", "Compare", f"you {verb} {amount} {{f:core}}{tail}", left=count_of("$f", done), op=op)
                if op == ">=":
                    g.phrase("outcome", "Compare", f"you {verb} {amount}{tail}", left=count_of(done), op=op)
    shown = make("Pronoun", form="the", said="revealed", filter=make("Filter", tests=(make("Type", type="card"),)))
    cost = make("Stat", of=shown, stat="cost")
    for op, amount in MORE.items():
        g.phrase("outcome", "Compare", f"the revealed card 's cost is {amount}", left=cost, op=op)
    two = tuple(shape("Compare", left=cost, op="=", right=hole) for hole in ("$a", "$b"))
    g.phrase("outcome", "Or", "the revealed card 's cost is {a:n} or {b:n}", parts=two)


def _compared(g: Grammar) -> None:
    for op, words in (
        ("<=", "<equal to or less than|less than or equal to>"),
        (">=", "<equal to or greater than|greater than or equal to>"),
        ("<", "less than"),
        (">", "<greater than|more than|higher than>"),
        ("=", "<the same as|equal to>"),
    ):
        g.phrase("cond", "Compare", f"{{left:counted}} is {words} {{right:counted}}", op=op)
    different = shape("Distinct", of=all_that("$f"), stat="element")
    g.phrase(
        "cond",
        "Compare",
        "the {f:tests} is all of different element",
        left=different,
        op="=",
        right=shape("Count", of=all_that("$f")),
    )
    for words, who in PLAYERS:
        own = shape("Distinct", of=shape("All", filter=shape("Filter", tests=("$f", make("Controlled", by=who)))), stat="element")
        for wording in (
            f"{words} control {{right:n}} or more different element {{f:nouns}}",
            f"{words} control {{f:nouns}} of {{right:n}} or more different element",
        ):
            g.phrase("cond", "Compare", wording, left=own, op=">=")
    g.phrase("per", "Stat", "each cp required to <play|cast> {of:pron}", stat="cost")


def _paid(g: Grammar) -> None:
    """What CP a Character was cast with (11.4.6)."""
    paid = "the cost <paid|> to <play|cast> SELF"
    g.phrase("cond", "KeywordActive", "the cp paid to <play|cast> SELF was only produced by backup", name="paid by backups only")
    for element in ELEMENTS:
        g.phrase("cond", "KeywordActive", f"{paid} included {element} cp", name=f"paid with {element} cp")
        g.phrase("cond", "KeywordActive", f"{paid} was only paid with {element} cp", name=f"paid with {element} cp only")
    g.phrase(
        "cond",
        "KeywordActive",
        f"{paid} was paid with cp of {{n:NUM}} or more different element",
        name="paid with different elements",
    )
    g.phrase(
        "cond",
        "KeywordActive",
        f"{paid} was paid with cp of exactly {{n:NUM}} different element",
        name="paid with exactly so many elements",
    )


def _past(g: Grammar) -> None:
    hurt = make("Filter", tests=(make("WasIn", event="dealt damage"),))
    g.phrase("cond", "Is", "{what:ref} have received damage this turn", filter=hurt)
    for words, who in PLAYERS:
        hit = make("Damaged", what=make("Leader", of=who))
        g.phrase(
            "cond",
            "Happened",
            f"{words} have received a point of damage this turn",
            f"{words} have received damage this turn",
            event=hit,
            op=">=",
            times=ONE,
        )
    broken_zone = make("In", places=(make("Place", zone="break zone", of=YOU),))
    g.phrase("cond", "Compare", "you have a {f:core} in your break_zone", left=count_of("$f", broken_zone), op=">=", right=ONE)
    several = shape("Distinct", of=all_that("$f"), stat="element")
    g.phrase("cond", "Compare", "there is {right:n} or more different element among {f:tests}", left=several, op=">=")
    g.phrase("cond", "Paid", "you paid the extra cost", name="additional cost")

    def cast(what: Shape | Node) -> Shape:
        return shape("Played", who=YOU, what=what)

    g.phrase(
        "cond",
        "Happened",
        "you have cast a {f:tests} this turn",
        event=cast(shape("Any", filter=filtered("$f"))),
        op=">=",
        times=ONE,
    )
    g.phrase(
        "cond",
        "Happened",
        "you have cast {f:named_only} this turn",
        event=cast(shape("Any", filter=filtered("$f"))),
        op=">=",
        times=ONE,
    )
    many = cast(shape("Any", filter=filtered("$f")))
    g.phrase("cond", "Happened", "you have cast {times:n} or more {f:tests} this turn", event=many, op=">=")
    either = tuple(shape("Happened", event=many, op="=", times=hole) for hole in ("$a", "$b"))
    g.phrase("cond", "Or", "you have cast {a:n} or {b:n} {f:tests} this turn", parts=either)
    another = shape("Any", filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("cond", "Happened", "you have cast another {f:tests} this turn", event=cast(another), op=">=", times=ONE)
    theirs = shape("Played", who=OPPONENT, what=shape("Any", filter=filtered("$f")))
    g.phrase("cond", "Happened", "<your|> opponent have cast a {f:tests} this turn", event=theirs, op=">=", times=ONE)
    g.phrase("cond", "Happened", "<your|> opponent have cast {times:n} or more {f:tests} this turn", event=theirs, op=">=")
    g.phrase("cond", "KeywordActive", "SELF result from a ex_burst", name="ex burst")


def _earlier(g: Grammar) -> None:
    """What has happened this turn, said with the turn after it or before it."""
    drawn = make("Drawn", who=YOU)
    g.phrase("cond", "Happened", "you have drawn {times:n} or more card this turn", event=drawn, op=">=")
    g.phrase("earlier", "Happened", "you have drawn {times:n} or more card", event=drawn, op=">=")
    cast = shape("Played", who=YOU, what=shape("Any", filter=filtered("$f")))
    g.phrase("earlier", "Happened", "you have cast {times:n} or more {f:tests}", event=cast, op=">=")
    g.phrase("conditional", "If", "during this turn , if {condition:earlier} , {then:clauses}")
    g.phrase("static_scope", "If", "during this turn , if {condition:earlier} , {then:static_clauses}")
    held = {who: count_of(make("Type", type="card"), HAND[who]) for who in (YOU, OPPONENT)}
    empty = tuple(shape("Compare", left=held[who], op="=", right=NONE) for who in (YOU, OPPONENT))
    g.phrase("cond", "And", "each player have no card in their hand", parts=empty)
    in_break_zone = make("In", places=(make("Place", zone="break zone", of=YOU),))
    both = tuple(shape("Compare", left=count_of(hole, in_break_zone), op=">=", right=ONE) for hole in ("$f", "$h"))
    g.phrase("cond", "And", "you have a {f:core} and a {h:core} in your break_zone", parts=both)
    among = shape("Distinct", of=all_that("$f"), stat="element")
    g.phrase("cond", "Compare", "you have {right:n} or more different element among {f:tests}", left=among, op=">=")
    in_zone = count_of("$f", in_break_zone)
    for op, words in ((">=", "{right:n} or more"), ("<=", "{right:n} or less")):
        g.phrase("cond", "Compare", f"you have a total of {words} {{f:core}} in your break_zone", left=in_zone, op=op)
        g.phrase(
            "cond",
            "Compare",
            f"there is {words} {{c:COUNTER}} counter placed on {{w:ref}}",
            left=shape("CounterCount", on="$w", counter="$c"),
            op=op,
        )
    several = shape("Distinct", of=all_that("$f"), stat="element")
    g.phrase("cond", "Compare", "there is exactly {right:n} different element among {f:tests}", left=several, op="=")
    on_it = shape("CounterCount", on="$w", counter="$c")
    g.phrase("cond", "Compare", "a {c:COUNTER} counter is placed on {w:ref}", left=on_it, op=">=", right=ONE)
    also = shape("Filter", tests=(shape("Type", type="forward"),))
    g.phrase("cond", "Is", "{what:ref} is also a forward", filter=also)


def _amounts(g: Grammar) -> None:
    g.phrase("per", "Distinct", "each different element among {f:tests}", of=all_that("$f"), stat="element")
    g.phrase("per", "PlayerStat", "each [c] you have", who=YOU, stat="crystal")
    cast = shape("Played", who=YOU, what=shape("Any", filter=filtered("$f")))
    g.phrase("per", "Tally", "each {f:core} you have cast this turn", event=cast)
    g.phrase("per", "Tally", "each card you have drawn this turn", event=make("Drawn", who=YOU))
    g.phrase("per", "Count", "each {f:every}", of=all_that("$f"))
    g.phrase("per", "X", "each cp paid as x")
    for way in ("up", "down"):
        g.phrase("counted", "Half", f"half of {{of:counted}} ( round {way} to the nearest 1000 )", round=way, unit=1000)
    g.phrase("per", "CounterCount", "each {counter:COUNTER} counter <placed|> on {on:ref}")
