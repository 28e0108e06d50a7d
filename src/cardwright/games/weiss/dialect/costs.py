"""What stands in brackets: stock, resting this card, things done in payment (8.4)."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar


def add(g: Grammar) -> None:
    """Add the phrases."""
    g.phrase("cost", LIST, "[ {costs} ]")
    g.phrase("costs", LIST, "{cost_item}", "{cost_item} <,|&|and|, and|/|> {costs}")
    g.phrase("costs", LIST, "{cost_item} . {costs}")
    g.phrase("cost_item", "Pay", "{n:stock}", points="stock")
    g.phrase("stock", "Num", "{n:STOCK}")
    g.phrase("stock", "X", "(x)")
    # some printings lost the parentheses around the number
    g.phrase("cost", LIST, "[ {bare_stock} ]", "[ {bare_stock} {costs} ]")
    g.phrase("bare_stock", "Pay", "{n:bare_number}", points="stock")
    g.phrase("bare_number", "Num", "{n:NUM}")
    g.phrase("cost_item", "DoAsCost", "{do:cost_step}")
    g.phrase("cost_step", None, "{:moving}")
    g.phrase("cost_step", "SetState", "[rest] {what:object}", state="rest")
    g.phrase("cost_step", "SetState", "<put|turn> {what:object} facedown", state="facedown")
    g.phrase("cost_step", "SetState", "<put|turn> {what:object} faceup", state="faceup")
    g.phrase("cost_step", "SetState", "put {what:this} from faceup to facedown", state="facedown")
    g.phrase("cost_step", "Reveal", "reveal {what:pick}")
    g.phrase("cost_step", "Exchange", "exchange {left:pick} and {right:this}")
    g.phrase("cost_step", "Shuffle", "shuffle your deck")
    g.phrase("cost_step", "Shuffle", "shuffle your deck afterwards")
