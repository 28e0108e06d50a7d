"""What is paid (11.2, 11.6.2.1, 11.7.1): CP icons, the Dull and S icons, things done in payment."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered


def add(g: Grammar) -> None:
    """Add the phrases."""
    g.phrase("cost", LIST, "{cost_item}", "{cost_item} <,|and|, and|> {cost}")
    g.phrase("cost_item", None, "{:icon}")
    g.phrase("cost_item", "TurnThis", "[dull]", state="dull")
    g.phrase("cost_item", "KeywordCost", "[s]", name="special", n=1)
    g.phrase("cost_item", "DoAsCost", "{do:cost_step}")
    g.phrase("icon", "Pay", "{points:CP}", n=ONE)
    g.phrase("icon", "Pay", "{n:cp}", points="cp")
    g.phrase("icon", "Pay", "[c]", points="crystal", n=ONE)
    g.phrase("icons", LIST, "{icon}", "{icon} {icons}")
    for number in range(1, 6):
        g.phrase("crystals", "Num", " ".join(["[c]"] * number), n=number)
    g.phrase("cp", "Num", "{n:COST}")
    g.phrase("cp", "X", "[x]")
    g.phrase("cost_step", None, "{:moving}")
    g.phrase("cost_step", None, "{:cost_or_step}")
    g.phrase("cost_step", "SetState", "dull {what:dulled}", state="dull")
    g.phrase("dulled", "Pick", "{count} {f:tests}", filter=filtered("$f"))
    g.phrase("dulled", None, "{:this}")
    g.phrase("dulled", "Pick", "a total of {count} {f:tests}", filter=filtered("$f"))
    g.phrase("dulled", "This", "active SELF")
    two = (shape("Pick", count="$a", filter=filtered("$f")), shape("Pick", count="$b", filter=filtered("$h")))
    g.phrase("dulled", "Together", "{a:count} {f:core} and {b:count} {h:core}", parts=two)
    removed = make("Place", zone="removed from the game", of=make("CardOwner"))
    g.phrase("cost_step", "Move", "remove {what:two_picks} from the game", verb="banish", to=removed)
    # what is paid with is one's own (11.6.2.3), so that nothing need be said of where it is
    pair = tuple(shape("Pick", count=count, filter=filtered(hole)) for count, hole in (("$a", "$f"), ("$b", "$h")))
    broken = make("Place", zone="break zone", of=make("CardOwner"))
    together = "{a:count} {f:core} and {b:count} {h:core}"
    g.phrase("cost_step", "Move", f"put {together} into the break_zone", what=shape("Together", parts=pair), verb="put", to=broken)
    in_all = shape("Pick", count="$c", filter=shape("Filter", tests=("$f", "$p")))
    g.phrase(
        "cost_step", "Move", "remove a total of {c:count} {f:core} {p:posts} from the game", what=in_all, verb="banish", to=removed
    )
    words = "remove {a:count} {f:core} you control and {b:count} {h:core} you control from the game"
    mine = make("Controlled", by=YOU)
    each = tuple(
        shape("Pick", count=count, filter=shape("Filter", tests=(hole, mine))) for count, hole in (("$a", "$f"), ("$b", "$h"))
    )
    g.phrase("cost_step", "Move", words, what=shape("Together", parts=each), verb="banish", to=removed)
    g.phrase("cost_step", "Move", "remove {what:this} in {source:place} from the game", verb="banish", to=removed)
    one = shape("Pick", count=EXACTLY_ONE, filter=filtered("$f"))
    g.phrase("cost_step", "Counters", "remove {n:count} {counter:COUNTER} counter from a {f:tests}", on=one, op="remove")
    g.phrase("cost_step", "Counters", "<place|put> {n:count} {counter:COUNTER} counter on {on:ref}", op="add")
    g.phrase("cost_step", "Reveal", "reveal {what:pick}")
