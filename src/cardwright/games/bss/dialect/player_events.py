"""Events that sentences tell of players: drawing, placing, discarding, losing and gaining life, moving cores."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.tree import Node

ANY = make("Player", who="any")
# who does it, in words, and what is theirs
PLAYERS = (("you", YOU, "your"), ("your opponent", OPPONENT, "their"), ("a player", ANY, "their"))
FIELD = make("Place", zone="field", of=ANY)
ANY_CARD = make("Any", filter=make("Filter"))


def add(g: Grammar) -> None:
    """Add the phrases."""
    for words, who, whose in PLAYERS:
        _drawing(g, words, who, whose)
        g.phrase("event", "PointsLost", f"{words} lose life", who=who, points="life")
        g.phrase("event", "PointsGained", f"{words} gain life", who=who, points="life")
        field = make("Place", zone="field", of=who)
        g.phrase("event", "Moved", f"{words} place {{what:esubj}}", verb="place", to=field)
        if who != YOU:  # what you discard is said with the other moves
            hand = make("Place", zone="hand", of=who)
            g.phrase("event", "Moved", f"{words} discard {{what:esubj}}", verb="discard", source=hand)
    for words, who in (("your", YOU), ("your opponent 's", OPPONENT)):
        g.phrase("event", "PointsLost", f"{words} life is reduced", who=who, points="life")
        if who != YOU:
            g.phrase("event", "PointsGained", f"{words} life increase", who=who, points="life")
    g.phrase("event", "Moved", "{what:esubj} is placed", verb="place")
    g.phrase("event", "Moved", "{what:esubj} leave the field", source=FIELD)
    _by_whom(g)
    _cores(g)


def _drawing(g: Grammar, words: str, who: Node, whose: str) -> None:
    g.phrase("event", "Drawn", f"{words} draw a card", who=who)
    g.phrase("event", "Drawn", f"{words} draw a card with a effect", by="ability", who=who)
    g.phrase("event", "Drawn", f"{words} draw a card with 1 of {whose} effect", by="own ability", who=who)
    if who != ANY:
        outside = f"{words} draw a card outside of <the|{whose}> draw step"
        g.phrase("event", "Drawn", outside, outside="draw step", who=who)


def _by_whom(g: Grammar) -> None:
    """Whose effect it is that does something to a card."""
    whose = (("your effect", "1 of your effect", "your ability"), ("your opponent 's effect", "1 of your opponent 's effect",
             "opponent's ability"), ("a effect", "", "ability"))  # fmt: skip
    for words, one, by in whose:
        spelled = tuple(part for part in (words, one) if part)
        for state in ("exhausted", "refreshed"):
            g.phrase("event", "StateChanged", *(f"{{what:esubj}} is {state} by {said}" for said in spelled), state=state, by=by)
        known = ("your opponent 's effect", "a effect")  # said with the other moves
        destroyed = tuple(f"{{what:esubj}} is destroyed by {said}" for said in spelled if said not in known)
        if destroyed:
            g.phrase("event", "Moved", *destroyed, verb="destroy", by=by)
        g.phrase("event", "Moved", *(f"{said} destroy {{what:esubj}}" for said in spelled), verb="destroy", by=by)
    for verb, state in (("exhaust", "exhausted"), ("refresh", "refreshed")):
        g.phrase(
            "event", "StateChanged", f"you {verb} {{what:esubj}} with 1 of your effect", f"your effect {verb} {{what:esubj}}",
            state=state, by="your ability",
        )  # fmt: skip
    g.phrase(
        "event", "Moved", "{what:esubj} is discarded from {source:place} by your effect",
        "your effect discard {what:esubj} from {source:place}",
        verb="discard", by="your ability",
    )  # fmt: skip


def _cores(g: Grammar) -> None:
    """Cores that come somewhere; from where and by whose effect, if that is said."""
    g.phrase("event_cards", "OnCards", "{what:esubj}")
    g.phrase("event_source", LIST, "{pools}", "{event_cards}")
    g.phrase("event_goal", LIST, "<into|in> {pool}", "onto {event_cards}", "onto {event_cards} or into {pool}")
    g.phrase("event", "PiecesMoved", "a core is placed {to:event_goal}", "1 or more core is placed {to:event_goal}")
    for piece, kind in (("core", "core"), ("soul_core", "soul core")):
        if piece != "core":
            g.phrase("event", "PiecesMoved", f"a {piece} is placed {{to:event_goal}}", piece=kind)
        g.phrase("event", "PiecesMoved", f"a {piece} is placed {{to:event_goal}} from {{source:event_source}}", piece=kind)
        g.phrase("event", "PiecesMoved", f"a {piece} is placed from {{source:event_source}} {{to:event_goal}}", piece=kind)
    _cores_gone(g)
    for words, whose, by in (("you", "your", "your ability"), ("your opponent", "their", "opponent's ability")):
        effect = f"1 of {whose} effect"
        g.phrase(
            "event",
            "PiecesMoved",
            f"{words} use {effect} to place a core from {{source:event_source}} {{to:event_goal}}",
            f"{words} place a core with {effect} from {{source:event_source}} {{to:event_goal}}",
            f"{words} place a core from {{source:event_source}} {{to:event_goal}} with {effect}",
            by=by,
        )


def _cores_gone(g: Grammar) -> None:
    """The last cores of a card are taken: in whatever way, by whose effect, or by a keyword."""
    gone = "{what:esubj} have its core reduced to 0"
    g.phrase("event", "PiecesGone", gone)
    for words, by in (("a effect", "ability"), ("your effect", "your ability"), ("your opponent 's effect", "opponent's ability")):
        g.phrase("event", "PiecesGone", f"{gone} by {words}", by=by)
    g.phrase("event", "PiecesGone", "you reduce {what:esubj} 's core to 0 with a {keyword:KW} effect", by="your ability")
    for place in ("", " from {source:place}"):
        lost = f"{{what:esubj}} is discarded{place} by your {{keyword:KW}} effect"
        g.phrase("event", "Moved", lost, verb="discard", by="your ability")
    for words, who in (("you", YOU), ("your opponent", OPPONENT)):
        g.phrase("event", "Used", f"{words} activate a burst <card|>", who=who, label="burst", what=ANY_CARD)
        such = shape("Any", filter=shape("Filter", tests="$p"))
        g.phrase("event", "Used", f"{words} activate a burst card {{p:posts}}", who=who, label="burst", what=such)
