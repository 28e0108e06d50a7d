"""Wordings that the rulebook provides for: replacement (8.2.1.3), states (8.7.6), further turns (11.2), winning and losing (1.2.5),
Replay commands (11.3)."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import YOU, make
from cardwright.text.shape import shape

NO_CARDS = make("Num", n=0)


def add(g: Grammar) -> None:
    """The phrases, each for what a rule says."""
    g.phrase("step", "Turn", "you take a additional turn after this turn", change="extra")
    g.phrase("step", "KeywordAction", "replay", name="replay")
    g.phrase("step", "Deal", "deal {amount:n} damage to all player", to=make("Leader", of=make("Player", who="each")))
    g.phrase("would", "Moved", "{what:esubj} would be put {to:dest} {source:origin}")
    g.phrase("static", "Would", "if {event:would} , {do:step} instead")
    g.phrase("static", "Would", "if {event:would} , you may {d:step} instead", do=shape("May", do=("$d",)))
    paid = shape("PayFor", cost=("$c",), optional=1, do=())
    g.phrase("static", "Would", "if {event:would} , you may pay {c:cost_item} instead", do=paid)
    g.phrase("would", "Loses", "you would lose the game", who=YOU)
    g.phrase("event", "ComesTrue", "{condition:no_cards}")
    none = shape("Count", of=shape("All", filter=shape("Filter", tests=(make("Type", type="card"), shape("In", places=("$p",))))))
    g.phrase("no_cards", "Compare", "there is no card in {p:place}", left=none, op="=", right=NO_CARDS)
