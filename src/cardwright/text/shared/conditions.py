"""Conditions: what there is, what cards are, what happened."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.instead import SAME
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import COMPARED, filtered
from cardwright.text.shared.filters import OTHER, alternatives
from cardwright.text.tree import Node

ONE = make("Num", n=1)
NONE = make("Num", n=0)


def count_of(*tests: str | Shape | Node) -> Shape:
    """How many cards pass the tests."""
    return shape("Count", of=shape("All", filter=shape("Filter", tests=tests)))


def add(g: Grammar, having: bool = True) -> None:
    """Add the phrases; `having`: those that say what "you have" too."""
    g.phrase("conds", None, "{:cond}")
    g.phrase("conds", "And", "{parts:cond} <and|, and|and if|, and if> {parts:cond}")
    g.phrase("conds", "Or", "{parts:cond} or {parts:cond}")
    _existence(g, having)
    _being(g)


def _existence(g: Grammar, having: bool) -> None:
    if having:
        g.phrase("cond", None, "{:had}")
    g.phrase("cond", None, "{:exists}")
    g.phrase("exists", "Compare", "there is a {f:tests}", left=count_of("$f"), op=">=", right=ONE)
    g.phrase(
        "exists",
        "Compare",
        "there is another {f:tests}",
        left=shape("Count", of=shape("All", filter=shape("Filter", tests=(OTHER, "$f")))),
        op=">=",
        right=ONE,
    )
    g.phrase("exists", "Compare", "there is no {f:tests}", "there isn't <any|a> {f:tests}", left=count_of("$f"), op="=", right=NONE)
    for op, wordings in COMPARED.items():
        for wording in wordings:
            amount = wording.replace("{n}", "{right:n}")
            joined = alternatives("$f", "$h")
            g.phrase(
                "exists", "Compare", f"there is {amount} {{f:core}} and {{h:core}} {{p:posts}}", left=count_of(joined, "$p"), op=op
            )
            g.phrase("exists", "Compare", f"there is {amount} {{f:tests}}", left=count_of("$f"), op=op)
            if having:
                _having(g, amount, op)
            g.phrase("cond", "Compare", f"{{left:counted}} is {amount}", op=op)
            g.phrase("cond", "Compare", f"x is {amount}", left=make("X"), op=op)
    # the same amount as in the condition before
    again = shape("Count", of=SAME)
    for words in ("there is at least {right:n}", "you have at least {right:n}", "at least {right:n}", "{right:n} or more"):
        g.phrase("again", "Compare", words, left=again, op=">=")
    g.phrase("cond", None, "{:again}")
    for op, after in ((">=", "or <more|higher|greater>"), ("<=", "or <less|lower|fewer>")):
        g.phrase(
            "cond",
            "Compare",
            f"there is {{right:n}} {{f:core}} {after} {{h:posts}}",
            left=shape("Count", of=shape("All", filter=shape("Filter", tests=("$f", "$h")))),
            op=op,
        )


def _having(g: Grammar, amount: str, op: str) -> None:
    there = count_of("$f", shape("In", places="$p"))
    g.phrase("cond", "Compare", f"{{p:place}} have {amount} {{f:core}}", left=there, op=op)
    g.phrase("cond", "Compare", f"you have {amount} {{f:core}}", left=count_of("$f", make("Controlled", by=YOU)), op=op)
    g.phrase("had", "Compare", f"you have {amount} {{f:core}} <in|on> {{p:place}}", left=there, op=op)


def _being(g: Grammar) -> None:
    g.phrase("cond", "Is", "{what:ref} is {f:posts}", filter=filtered("$f"))
    g.phrase("cond", "Is", "{what:ref} is {f:adjs} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("cond", "Not", "{what:ref} isn't {f:posts}", part=shape("Is", what="$what", filter=filtered("$f")))
    g.phrase("cond", "Not", "{what:ref} isn't {f:adjs}", part=shape("Is", what="$what", filter=filtered("$f")))
    # what the effect before did: "if you discarded a spell", "if a follower was buried this way"
    done = shape("Among", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))
    g.phrase("cond", None, "{:done}")
    g.phrase("cond", None, "{:done_now}")
    g.phrase("done", "Compare", "you {said:PAST} a {f:tests} <this way|>", left=count_of("$f", done), op=">=", right=ONE)
    g.phrase(
        "done", "Compare", "a {f:tests} was {said:PAST} <this way|by this ability>", left=count_of("$f", done), op=">=", right=ONE
    )
    for op, wordings in COMPARED.items():
        for wording in wordings:
            amount = wording.replace("{n}", "{right:n}")
            g.phrase(
                "cond",
                "Compare",
                f"{amount} {{f:tests}} was {{said:PAST}} <this way|by this ability>",
                left=count_of("$f", done),
                op=op,
            )
            g.phrase("done_now", "Compare", f"{amount} {{f:tests}} is {{said:PAST}} this way", left=count_of("$f", done), op=op)
    g.phrase("cond", "Is", "{what:ref} is a {f:tests}", filter=filtered("$f"))
    g.phrase("cond", "Not", "{what:ref} isn't a {f:tests}", part=shape("Is", what="$what", filter=filtered("$f")))
    g.phrase("cond", "Is", "{what:ref} is {f:adjs}", filter=filtered("$f"))
    g.phrase("cond", "Is", "{what:ref} have {k:KW}", filter=shape("Filter", tests=(shape("HasKeyword", keyword="$k"),)))
    there = tuple(shape("Compare", left=count_of(part, "$p"), op=">=", right=ONE) for part in ("$f", "$h"))
    g.phrase("cond", "And", "there is a {f:bare_core} and {h:bare_core} {p:posts}", parts=there)
    for op, wordings in COMPARED.items():
        for wording in wordings:
            amount = wording.replace("{n}", "{v:n}")
            g.phrase(
                "cond",
                "Compare",
                f"{{w:ref}} have {amount} {{c:COUNTER}} counter",
                left=shape("CounterCount", on="$w", counter="$c"),
                op=op,
                right="$v",
            )
            g.phrase(
                "cond", "Compare", f"{{w:ref}} have {amount} {{s:STAT}}", left=shape("Stat", of="$w", stat="$s"), op=op, right="$v"
            )
            g.phrase("cond", "Compare", f"{{w:ref}} cost {amount}", left=shape("Stat", of="$w", stat="cost"), op=op, right="$v")
    on_it = shape("CounterCount", on="$w", counter="$c")
    g.phrase(
        "cond",
        "Compare",
        "{w:ref} have no {c:COUNTER} counter",
        "there is no {c:COUNTER} counter on {w:ref}",
        left=on_it,
        op="=",
        right=NONE,
    )
    g.phrase(
        "cond",
        "Compare",
        "there is {c:COUNTER} counter on {w:ref}",
        "{w:ref} have a {c:COUNTER} counter",
        left=on_it,
        op=">=",
        right=ONE,
    )
    each = tuple(shape("Compare", left=count_of(tests, "$p"), op=">=", right=n) for n, tests in (("$a", "$f"), ("$b", "$h")))
    g.phrase("cond", "Or", "there is at least {a:n} {f:core} or at least {b:n} {h:core} {p:posts}", parts=each)
    g.phrase("cond", "And", "there is at least {a:n} {f:core} and at least {b:n} {h:core} {p:posts}", parts=each)
    third = shape("Compare", left=count_of("$k", "$p"), op=">=", right="$c")
    three = "there is at least {a:n} {f:core} , at least {b:n} {h:core} , and at least {c:n} {k:core} {p:posts}"
    g.phrase("cond", "And", three, parts=(*each, third))
    g.phrase("cond", "TurnOf", "it is your turn", who=YOU)
    g.phrase("cond", "TurnOf", "it is <your|a> opponent 's turn", "it isn't your turn", who=OPPONENT)


__all__ = ["LIST", "add", "count_of"]
