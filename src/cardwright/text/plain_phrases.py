"""Phrases of a game with plain printed texts, from its tables of words: the lines of a card, its nouns, points and numbers."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import THIS, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER


def add_lines(g: Grammar) -> None:
    """What one line of a card is: keywords, an ability, or (`played_line`) what a card does when it is played."""
    g.phrase("line", LIST, "{keywords}", "{ability}")
    g.phrase("played_line", LIST, "{effect}", "{static}")
    g.phrase("effect", "SpellEffect", "{do:body}")
    g.phrase("keywords", LIST, "{keyword}", "{keyword} {keywords}")
    g.phrase("keyword", "Keyword", "{name:PLAIN_KW} .", "{name:NUMBERED_KW} {n:NUM} .")
    g.phrase("ability", "Triggered", "when {on:event} , {do:body}", "at {on:moment} , {do:body}")
    g.phrase("ability", "Activated", "{cost} : {do:body}")
    g.phrase("ability", "Activated", "{cost} : {do:body} use this only once per turn .", limits=make("Limit", times=1))
    g.phrase("ability", None, "{:static}")
    g.phrase("static", "Static", "{do:statement} .")
    g.phrase("statement", None, "{:stated}")
    g.phrase("statement", "If", "as long as {condition:conds} , {then:stated}")
    g.phrase("cost", LIST, "{payment}", "{payment} , {cost}")


def add_cards(g: Grammar, types: Iterable[str]) -> None:
    """Which cards: "this kite", "your other kites", "when another kite …", "when you play a gust"; the start and end of turns."""
    for word in ("card", *types):
        g.phrase("noun", "Type", word, type=word)
        g.phrase("this", "This", f"this {word}")
    g.phrase("subject", None, "{:this}")
    g.phrase("subject", None, "{:group}")
    g.phrase("subject", "All", "your {f:tests}", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    g.phrase("about", None, "{:this}")
    g.phrase("about", "Any", "a {f:tests}", filter=filtered("$f"))
    g.phrase("about", "Any", "another {f:tests}", filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("event", "Played", "you play {what:about}", who=YOU)
    for at in ("start", "end"):
        g.phrase("moment", "PhaseStarts", f"the {at} of {{of:whose}} turn", phase="turn", at=at)


def add_numbers(g: Grammar, points: Iterable[str]) -> None:
    """Points that are paid and gained, "+2 power", "gusts you play cost 1 less"."""
    for word in points:
        g.phrase("payment", "Pay", f"pay {{n}} {word}", points=word)
        g.phrase("step", "Points", f"gain {{n}} {word}", points=word, op="+")
    for sign in "+-":
        g.phrase("mod", "Add", f"{sign}n {{by:n}} {{stat:STAT}}", sign=sign)
    g.phrase("stated", "Modify", "{what:subject} have {mods}")
    every = shape("All", filter=filtered("$f"))
    g.phrase("stated", "CostChange", "{f:tests} you play cost {n} less", what=every, op="-")
    g.phrase("stated", "CostChange", "this card cost {n} less", what=THIS, op="-")


def add_prohibitions(g: Grammar, actions: Iterable[str]) -> None:
    """ "This kite can't attack." """
    for action in actions:
        g.phrase("stated", "Forbid", f"{{what:subject}} can't {action}", actions=make("Action", name=action))
