"""Warp, which is younger than the rulebook (15.2.7 of the later one): a Character that is put away for less, and comes later."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, THIS, YOU, make
from cardwright.text.shape import shape

COUNTER = "warp"
HAND = make("Place", zone="hand", of=YOU)
AWAY = make("Place", zone="removed from the game", of=make("CardOwner"))
FIELD = make("Place", zone="field", of=make("CardOwner"))
IS_AWAY = make("Is", what=THIS, filter=make("Filter", tests=(make("In", places=(AWAY,)),)))
MY_MAIN_PHASE = make("OnlyIf", condition=make("KeywordActive", name="your main phase"))
PUT_AWAY = make("DoAsCost", do=make("Move", verb="banish", what=THIS, source=(HAND,), to=(AWAY,)))
PUT_THERE = make("Pronoun", form="the", said="removed", filter=make("Filter"))
WAITING = make("Compare", left=make("CounterCount", on=THIS, counter=COUNTER), op=">=", right=ONE)
# the first main phase only: there is one counter less each turn
LESS = make(
    "Triggered",
    label="warp",
    on=make("PhaseStarts", phase="main phase 1", of=YOU, at="start"),
    when=make("And", parts=(IS_AWAY, WAITING)),
    do=(make("Counters", op="remove", counter=COUNTER, n=EXACTLY_ONE, on=THIS),),
)
COMES = make(
    "Triggered",
    label="warp",
    on=make("CounterTaken", counter=COUNTER, on=THIS, last=1),
    when=IS_AWAY,
    do=(make("Move", verb="summon", what=THIS, to=(FIELD,)),),
)


def add(g: Grammar) -> None:
    """One printed line that is three abilities."""
    on_it = shape("Counters", op="add", counter=COUNTER, n=shape("Exactly", n="$n"), on=PUT_THERE)
    away = shape("Activated", label="warp", timing="main", cost=("$c", PUT_AWAY), do=on_it, limits=MY_MAIN_PHASE)
    g.phrase("line", LIST, "warp {n:n} -- {c:icons} .", items=(away, LESS, COMES))
    g.phrase("trait_of", "HasKeyword", "with warp", keyword="warp")
    g.phrase("event", "CounterPut", "a {counter:COUNTER} counter is placed on {on:esubj}")
    g.phrase("event", "CounterTaken", "a {counter:COUNTER} counter is removed from {on:esubj}")
