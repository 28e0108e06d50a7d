"""Short names for the nodes that tests are made of."""

from __future__ import annotations

from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.tree import Node, Value

ANYBODY = make("Player", who="any")
EACH = make("Player", who="each")
OWNER = make("CardOwner")
FOLLOWER = make("Type", type="follower")
AMULET = make("Type", type="amulet")
SPELL = make("Type", type="spell")
LEADER = make("Type", type="leader")
CARD = make("Type", type="card")
ENEMY = make("Controlled", by=OPPONENT)
OTHER = make("Other", than=THIS)
ALWAYS = make("Always")

__all__ = [
    "ALWAYS",
    "AMULET",
    "ANYBODY",
    "CARD",
    "EACH",
    "ENEMY",
    "FOLLOWER",
    "LEADER",
    "OPPONENT",
    "OTHER",
    "OWNER",
    "SPELL",
    "THIS",
    "YOU",
    "all_of",
    "any_of",
    "at",
    "count",
    "entering",
    "filtered",
    "give",
    "leaving",
    "make",
    "num",
    "plus",
    "slot",
    "stat",
    "within",
]


def num(n: int) -> Node:
    return make("Num", n=n)


def at(zone: str, of: Node = YOU) -> Node:
    return make("Place", zone=zone, of=of)


def within(zone: str, of: Node = YOU) -> Node:
    return make("In", places=(at(zone, of),))


def filtered(*tests: Node) -> Node:
    return make("Filter", tests=tests)


def all_of(*tests: Node) -> Node:
    return make("All", filter=filtered(*tests))


def any_of(*tests: Node, slot: int = 0, batch: int = 0) -> Node:
    return make("Any", filter=filtered(*tests), slot=slot, batch=batch)


def slot(n: int, part: str = "all") -> Node:
    return make("Slot", n=n, part=part)


def count(*tests: Node) -> Node:
    return make("Count", of=all_of(*tests))


def stat(of: Node, name: str, **more: Value) -> Node:
    return make("Stat", of=of, stat=name, **more)


def plus(attack: int, defense: int) -> tuple[Node, Node]:
    return make("Add", stat="attack", by=num(attack)), make("Add", stat="defense", by=num(defense))


def give(what: Node, *mods: Node) -> Node:
    return make("Modify", what=what, mods=mods)


def entering(what: Node, of: Node = YOU, *source: Node) -> Node:
    return make("Moved", what=what, verb="put", to=(at("field", of),), source=source)


def leaving(what: Node, verb: str = "", of: Node = ANYBODY) -> Node:
    return make("Moved", what=what, verb=verb, source=(at("field", of),))
