"""Numbers: printed, X, counted, read off cards; and how many cards are chosen."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import ONE, YOU, make
from cardwright.text.shape import Shape, shape

# how an amount in hole {n} is compared; a phrase is declared once for each operator
COMPARED = {
    ">=": ("{n} or <more|higher|greater>", "at least {n}"),
    "<=": ("{n} or <less|lower|fewer>", "at most {n}"),
    "=": ("{n}",),
}


def filtered(tests: str) -> Shape:
    """The filter of the tests in that hole."""
    return shape("Filter", tests=tests)


def all_that(tests: str) -> Shape:
    """Every card that passes the tests in that hole."""
    return shape("All", filter=filtered(tests))


def add(g: Grammar) -> None:
    """Add the phrases."""
    g.phrase("n", "Num", "{n:NUM}")
    g.phrase("n", "X", "x")
    g.phrase("count", "Exactly", "a", n=ONE)
    g.phrase("count", "Exactly", "{n}")
    g.phrase("count", "UpTo", "up to {n}")
    g.phrase("count", "UpTo", "up to a", n=ONE)
    g.phrase("count", "Exactly", "any", n=ONE)
    g.phrase("count", "AnyNumber", "any number of")
    g.phrase("amount", None, "{:n}")
    g.phrase("amount", None, "{:counted}")
    g.phrase("counted", "Count", "the number of {f:tests}", of=all_that("$f"))
    g.phrase("counted", "Stat", "{of:ref} 's {stat:STAT}", "the {stat:STAT} of {of:ref}")
    g.phrase("counted", "Stat", "{of:ref} 's original {stat:STAT}", original=1)
    g.phrase("counted", "Stat", "its {stat:STAT}", of=make("Pronoun", form="it", filter=make("Filter")))
    g.phrase("counted", "Stat", "the total {stat:STAT} of {f:tests}", of=all_that("$f"))
    g.phrase("counted", "Count", "the total number of {f:tests}", of=all_that("$f"))
    g.phrase("counted", "Distinct", "the number of different {stat:GROUPSTAT} among {f:tests}", of=all_that("$f"))
    # "for every" adds up before the effect is carried out once
    g.phrase("per", "Count", "<every|each> {f:tests}", of=all_that("$f"))
    g.phrase("per", "Every", "every {unit:NUM} {f:tests}", of=shape("Count", of=all_that("$f")))
    g.phrase(
        "counted",
        "Tally",
        "the number of {f:tests} you have played this turn",
        event=shape("Played", who=YOU, what=shape("Any", filter=filtered("$f"))),
    )
    g.phrase(
        "counted",
        "Tally",
        "the number of {f:tests} you have played this turn , excluding this <card|>",
        event=shape("Played", who=YOU, what=shape("Any", filter=shape("Filter", tests=("$f", make("Other", than=make("This")))))),
    )
    g.phrase("define", "Define", "x <equal|is> a number of your choice", value=make("X"))
    g.phrase("counted", "CounterCount", "the number of {counter:COUNTER} counter on {on:ref}")
    for extreme in ("highest", "lowest"):
        g.phrase("counted", "Stat", f"the {extreme} {{stat:STAT}} among {{f:tests}}", of=all_that("$f"), take=extreme)
    g.phrase("counted", "Half", "half <of|> {of:counted}")
    g.phrase("counted", "Times", "{left:n} time {right:counted}")
    g.phrase("counted", "Times", "twice {right:counted}", left=make("Num", n=2))
    g.phrase("amount", "Plus", "{left:n} plus {right:counted}", "{left:counted} plus {right:n}")
    g.phrase("amount", "Minus", "{left:n} minus {right:counted}", "{left:counted} minus {right:n}")
