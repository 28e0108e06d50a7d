"""Gems and weathers, younger than the rulebook: a gem is of an attribute, and cards let players gain them, ask for them and banish
them; each player has a weather, for which cards ask and which says nothing by itself."""

from __future__ import annotations

from cardwright.games.fow import terms
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, OPPONENT, YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.tree import Node

NOTHING = make("Num", n=0)
GEMS = make("Place", zone="gems", of=YOU)
GEM = make("Type", type="gem")
ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _gaining(g)
    _weather(g)


def _gaining(g: Grammar) -> None:
    given: dict[str, Given] = {"type": "gem", "atk": NOTHING, "def_": NOTHING, "trait": "Gem", "to": GEMS}
    g.phrase("gem", "Mint", "{count} {c:ATTR} gem", colours=shape("Class", name="$c"), **given)
    g.phrase("gem", "Mint", "{c:ATTR} gem", count=EXACTLY_ONE, colours=shape("Class", name="$c"), **given)
    g.phrase("gems", LIST, "{gem}", "{gem} <and|, and> {gem}", "{gem} , {gems}")
    g.phrase("clause", LIST, "<you|> gain {gems}")
    for words, count in (("a gem of any attribute", EXACTLY_ONE), ("{n} gem of any one attribute", shape("Exactly", n="$n"))):
        options = tuple(
            shape("Option", n=at, do=shape("Mint", count=count, colours=make("Class", name=name), **given))
            for at, name in enumerate(ATTRIBUTES, 1)
        )
        any_of_them = shape("Modal", count=EXACTLY_ONE, options=options, later=1)
        g.phrase("clause", LIST, f"<you|> gain {words}", items=(any_of_them,))
    any_gem = make("Any", filter=make("Filter", tests=(GEM,)))
    g.phrase("event", "Moved", "you gain a gem", what=any_gem, to=GEMS)


def _weather(g: Grammar) -> None:
    """What a player's weather is, the player's stand-in bears; another weather takes its place. "The" weather is one's own, as the
    publisher's reprints say."""
    for weather in terms.WEATHERS:
        gone = tuple(make("LoseKeyword", keyword=f"{other} weather") for other in terms.WEATHERS if other != weather)
        mods = (*gone, make("HaveKeyword", keyword=f"{weather} weather"))
        mine, theirs = (make("Leader", of=who) for who in (YOU, OPPONENT))
        for words, leader in (("<the|your>", mine), ("your opponent 's", theirs)):
            is_so = f"{words} weather is {weather}"
            g.phrase("static", "Modify", is_so, what=leader, mods=mods)
            g.phrase("step", "Modify", f"{is_so} {{duration}}", what=leader, mods=mods)
        has = make("Filter", tests=(make("HasKeyword", keyword=f"{weather} weather"),))
        g.phrase("cond", "Is", f"<the|your|> weather is {weather}", what=mine, filter=has)
        g.phrase("cond", "Is", f"your opponent 's weather is {weather}", what=theirs, filter=has)


def used_up(ability: Node) -> Node:
    """A gem is no card: one that is banished is in no graveyard, but is no more."""
    return ability.transform(_used_up)


def _used_up(node: Node) -> Node:
    if node.kind != "Move" or node.text("verb") != "bury" or not any(test == GEM for test in node.node("what").walk()):
        return node
    return node.replace(to=(make("Place", zone="out of existence", of=make("CardOwner")),))
