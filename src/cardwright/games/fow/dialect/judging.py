"""What doing judgment costs, and playing abilities of a sort, where an effect changes it (705.2, 903.2f)."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import ONE, OPPONENT, YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.shared.amounts import filtered

ACTIONS = (("do judgment", "judgment"), ("play god's_art ability", "god's art"))


def add(g: Grammar) -> None:
    """Add the phrases."""
    mine, theirs = (make("All", filter=make("Filter", tests=(make("Controlled", by=who),))) for who in (YOU, OPPONENT))
    rulers = shape("All", filter=filtered("$f"))
    for words, action in ACTIONS:
        targets: tuple[tuple[str, Given], ...] = ((words, mine), (f"{words} of <a|> {{f:tests}}", rulers))
        for said, what in targets:
            for pay, op, optional in (("you may pay", "-", 1), ("you pay", "-", 0)):
                less = f"{pay} {{points:WILL}} less to {said}"
                given: dict[str, Given] = {"what": what, "action": action, "op": op, "optional": optional, "n": ONE}
                g.phrase("static", "CostChange", less, **given)
                g.phrase("step", "CostChange", f"{less} {{duration}}", **given)
        more = f"your opponent pay {{points:WILL}} more to {words}"
        g.phrase("static", "CostChange", more, what=theirs, action=action, op="+", n=ONE)
        # this much, whatever is printed
        rather = f"you may pay {{points:WILL}} to {words}"
        g.phrase("static", "CostChange", rather, what=mine, action=action, op="=", optional=1, n=ONE)
        g.phrase("step", "CostChange", f"{rather} {{duration}}", what=mine, action=action, op="=", optional=1, n=ONE)
