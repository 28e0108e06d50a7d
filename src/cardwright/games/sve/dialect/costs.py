"""What is paid: play points, engaging, things done as a cost, Earth Rite, Lesson."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import make
from cardwright.text.shape import shape


def add(g: Grammar) -> None:
    """Add the phrases."""
    # Earth Rite or Lesson alone before a colon opens a section (13.3.3.2, 14.3); among other costs they are paid with them
    g.phrase("cost", LIST, "{plain_cost}", "{plain_cost} <,|and|, and|> {act_cost}", "{keyword_cost} <,|and|, and|> {act_cost}")
    g.phrase("act_cost", LIST, "{keyword_cost}", "{cost}")
    g.phrase("plain_cost", "Pay", "{n:points}", points="play points")
    g.phrase("points", "Num", "{n:COST}")
    g.phrase("points", "X", "[costx]")
    g.phrase("plain_cost", "TurnThis", "[engage]", state="engaged")
    g.phrase("plain_cost", "DoAsCost", "{do:cost_step}")
    g.phrase("keyword_cost", "KeywordCost", "earth rite", name="earth rite", n=1)
    g.phrase("keyword_cost", "KeywordCost", "earth rite ( {n:NUM} )", name="earth rite")
    g.phrase("keyword_cost", "KeywordCost", "lesson ( {n:NUM} )", name="lesson")
    g.phrase("cost_step", None, "{:moving}")
    g.phrase("cost_step", "SetState", "<engage|[engage]> {what:object}", state="engaged")
    g.phrase("cost_step", "Modify", "give {what:given} {mods}")
    g.phrase("cost_step", "SetState", "turn {what:pick} faceup", state="faceup")
    g.phrase("cost_step", "Points", "decrease your <max|maximum> play point by {n}", points="max play points", op="-")
    g.phrase("cost_step", "Points", "increase your <max|maximum> play point by {n}", points="max play points", op="+")
    g.phrase("cost_step", "Evolve", "serve {what:this}", way="serve")
    g.phrase("cost_step", "Evolve", "serve {what:this} {times:n} time", way="serve")
    g.phrase("cost_step", "Shuffle", "shuffle it")
    g.phrase("cost_step", "Turn", "skip {who:whose} next turn", change="skip")
    three = tuple(
        shape("Pick", count=count, filter=shape("Filter", tests=(tests, "$p")))
        for count, tests in (("$a", "$f"), ("$b", "$h"), ("$c", "$k"))
    )
    g.phrase(
        "cost_step",
        "Move",
        "banish {a:count} {f:core} , {b:count} {h:core} , and {c:count} {k:core} {p:posts}",
        verb="banish",
        what=shape("Together", parts=three),
        to=make("Place", zone="banished zone", of=make("CardOwner")),
    )
    g.phrase("cost_step", "Reveal", "reveal {what:pick}")
    g.phrase("cost_step", "Counters", "remove {n:count} {counter:COUNTER} counter from {on:ref}", op="remove")
    g.phrase("cost_step", "Counters", "remove {n:count} {counter:COUNTER} counter from {on:pick}", op="remove")
