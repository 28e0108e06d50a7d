"""What may not be played, and what spells and abilities may not do to cards (104.4)."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.references import IT
from cardwright.text.tree import Node

PLAYED_FROM = ("hand", "graveyard", "removed area", "standby area", "deck")  # 702.2, 703.2: where a card is that is played
PLAYERS = (("you", YOU), ("your opponent", OPPONENT))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _playing(g)
    _by_the_opponent(g)
    _in_battle(g)
    _entering(g)


def _playing(g: Grammar) -> None:
    """Cards of a kind that a player can't play, wherever they are played from; cards that come later can't be played either."""
    for word in ("resonator", "addition", "regalia"):
        g.phrase("playable_type", "Type", f"{word} <spell|card|>", type=word)
    g.phrase("playable_some", None, "{:playable_type}")
    g.phrase("playable_some", "Type", "<spell|card>", type="card")
    g.phrase("playable_some", "Type", "chant <spell|card|>", type="chant")
    g.phrase("unplayable", LIST, "{playable_type}", "{playable_some} {posts}")
    g.phrase("unplayable", LIST, "{adjs} {playable_some}", "{adjs} {playable_some} {posts}")
    barred = make("Action", name="be played")
    for who, player in PLAYERS:
        places = tuple(make("Place", zone=zone, of=player) for zone in PLAYED_FROM)
        cards = shape("All", filter=shape("Filter", tests=("$f", make("In", places=places))))
        words = f"{who} can't play {{f:unplayable}}"
        g.phrase("static", "Forbid", words, what=cards, actions=barred)
        g.phrase("step", "Forbid", f"{words} {{duration}}", f"{{duration}} , {words}", what=cards, actions=barred)


def _by_the_opponent(g: Grammar) -> None:
    """What spells and abilities of the opponent can't do to cards, or none at all."""
    for action, words in (("be banished", "be banished"), ("be rested", "be rested")):
        by = f"{words} by spell or ability your opponent control"
        g.phrase("action", "Action", by, name=f"{action} by the opponent")
    for action, words in (
        ("be removed from the game", "be removed from the game"),
        ("be returned to a hand", "be returned to <its owner 's|their owner 's|their owner '> hand"),
    ):
        g.phrase("action", "Action", words, name=action)
    for words, tests in (("spell", ("spell",)), ("chant", ("chant", "spell"))):
        kinds = make("Filter", tests=tuple(make("Type", type=word) for word in tests))
        g.phrase("action", "Action", f"be targeted by {words}", name="be targeted", by=kinds)
    owned = "be targeted by your opponent 's spell or ability"
    g.phrase("action", "Action", owned, name="be targeted by the opponent")


def _in_battle(g: Grammar) -> None:
    """Two things at once that cards of one kind can't do to a card."""
    both = tuple(shape("Action", name=name, by=filtered("$f")) for name in ("be attacked", "be blocked"))
    g.phrase("actions", LIST, "be attacked or blocked by {f:tests}", items=both)


    others = shape("Filter", tests=(shape("NotTest", test=shape("AnyOf", filters=(filtered("$f"),))),))
    g.phrase("action", "Action", "be blocked except by {f:tests}", name="be blocked", by=others)


def _entering(g: Grammar) -> None:
    """How cards come into the opponent's field (302.4)."""
    field = make("Place", zone="field", of=OPPONENT)
    arriving = shape("Moved", what=shape("Any", filter=filtered("$f")), to=(field,))
    words = "{f:core} entering the field under your opponent 's control enter the field rested"
    g.phrase("static", "Would", words, event=arriving, do=make("SetState", what=IT, state="rested"), also=1)


def by_their_cost(ability: Node) -> bool:
    """203.5b: is it forbidden to play cards of some cost? With an X in it, that is known only when they are being played."""
    for node in ability.walk():
        if node.kind == "Forbid" and any(action.text("name") == "be played" for action in node.many("actions")):
            costs = ("total cost", "free cost")
            if any(test.kind == "StatIs" and test.text("stat") in costs for test in node.node("what").walk()):
                return True
    return False
