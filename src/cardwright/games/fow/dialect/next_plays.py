"""What only the next card that one plays costs, or the first of a turn (903.2f)."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import ONE
from cardwright.text.shape import Given, shape
from cardwright.text.shared.amounts import filtered


def add(g: Grammar) -> None:
    """Add the phrases."""
    cards = shape("All", filter=filtered("$f"))
    for pay, optional in (("you may pay", 1), ("you pay", 0)):
        given: dict[str, Given] = {"what": cards, "op": "-", "n": ONE, "next": 1, "optional": optional}
        less = f"{pay} {{points:WILL}} less to play your next {{f:tests}}"
        g.phrase("step", "CostChange", f"{less} {{duration}}", f"{{duration}} , {less}", **given)
    free: dict[str, Given] = {"what": cards, "op": "=", "n": ONE, "points": "{0}", "optional": 1, "next": 1}
    unpaid = "you may play your next {f:tests} without paying its cost"
    g.phrase("step", "CostChange", f"{unpaid} {{duration}}", f"{{duration}} , {unpaid}", **free)
    first = "each turn , you may pay {points:WILL} to play your first {f:core} rather than pay its cost"
    g.phrase("static", "CostChange", first, what=cards, op="=", n=ONE, optional=1, nth=1)
