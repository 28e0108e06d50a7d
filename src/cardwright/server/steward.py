"""The steward answers for a person what they need not be asked. What it answers is stored as an answer like any other.

It never chooses: it passes, ends what was to be ended, and takes the only thing that can be done. Whether it does follows from what
the person sees and from their settings alone, so that nobody else learns from it what they hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from cardwright.server.pace import Pace
from cardwright.server.parts import Steward

View = dict[str, Any]
Moment = tuple[int, str]

SHOWN: Final = ("looked", "revealed", "searched")  # after these a person wants to see the question, even if it has one answer

ONE_WAY: Final = "there was only one answer"
ALIKE: Final = "the answers were all the same"
NOTHING: Final = "there was nothing to do"
OWN: Final = "your own was next to resolve"
NO_STOP: Final = "no stop was set there"
YIELDED: Final = "you had said so"


class Verdict(NamedTuple):
    """What the steward answers, and why."""

    option: int
    why: str
    tells: bool = True
    """Would the person have been asked if they held other cards? Then its haste would tell what they hold."""


class Memory:
    """What the steward remembers of one seat. If it is lost, the person is asked once more."""

    def __init__(self) -> None:
        self.passed: Moment | None = None  # where the person last passed …
        self.events = 0  # … and how many events there had been
        self.since = -1  # the turn in which the settings were made
        self.turn = -1  # the turn in which the person last answered, or would have
        self.hold = False  # did the person keep priority when they last acted?
        self.answered = 0  # events there had been when the person last answered
        self.pace = Pace()

    def passes(self, view: View, events: int) -> None:
        """Where somebody who had a choice would have passed by themselves, it is remembered whoever did: what the steward does
        next must not depend on it."""
        self.passed = moment_of(view)
        self.events = events
        self.turn = view["turn"]


def judge(view: View, settings: Steward, memory: Memory, silent: bool, shown: Callable[[], bool], events: int) -> Verdict | None:
    """What to answer for the player whose view this is; nothing if they must be asked. `silent`: is it a question that is asked
    only where something hidden is held? `shown`: have they been shown a card since they last answered?"""
    decision = view["decision"]
    options = decision["options"]
    if decision["form"] == "act":
        ends = [option["i"] for option in options if option["weight"] == "end"]
        if not ends or settings.full_control:
            return None
        able = why_pass(view, settings, memory, silent, events)  # if they can act
        can = any(option["weight"] == "main" for option in options)
        why = able if can else why_nothing(view, settings, memory, silent, able, events)
        return Verdict(ends[0], why, tells=not able) if why else None
    if len(options) == 1:
        said = decision["form"] == "number" and options[0].get("value")  # how much goes: nobody wants to see it gone unsaid
        return None if said or shown() else Verdict(0, ONE_WAY)
    first = options[0]["alike"]
    if first is not None and all(option["alike"] == first for option in options):
        return Verdict(0, ALIKE)
    return None


def why_pass(view: View, settings: Steward, memory: Memory, silent: bool, events: int) -> str:
    """Why somebody who can act need not be asked; nothing if they must be."""
    me = view["decision"]["player"]
    woken = settings.passing != "none" and wakes(view, settings, memory, events)
    if settings.passing != "none" and not woken:
        return YIELDED
    if not is_response(view, me):
        return ""
    if settings.answers or silent or woken:
        return ""
    if stack := view.get("stack"):
        if stack[-1]["player"] == me:
            return "" if settings.hold or memory.hold else OWN
        return ""
    return "" if stops_here(view, settings, memory, events) else NO_STOP


def why_nothing(view: View, settings: Steward, memory: Memory, silent: bool, able: str, events: int) -> str:
    """Why somebody who can do nothing but pass need not be asked. One wants to see one's own turn, though, and once is enough.
    `able`: why not, if they could do something."""
    me = view["decision"]["player"]
    if silent:
        return able or NOTHING  # it was asked for the other side's sake only
    if able == YIELDED or (not able and not is_response(view, me)):
        return able
    own_main = view["active"] == me and not view.get("stack") and view["now"]["battle"] is None
    unseen = memory.turn != view["turn"]
    return "" if own_main and unseen and stops_here(view, settings, memory, events) else NOTHING


def is_response(view: View, me: int) -> bool:
    """May one act here beside the course of one's own turn: with priority, in the other's turn, or in a battle?"""
    now = view["now"]
    return now["priority"] is not None or view["active"] != me or now["battle"] is not None


def moment_of(view: View) -> Moment:
    """Where the game is, as stops name it."""
    return view["turn"], view["now"]["step"] or view["now"]["phase"]


def stops_here(view: View, settings: Steward, memory: Memory, events: int) -> bool:
    """Does the person want to be asked here? Once; and again if something has happened since."""
    turn, place = moment_of(view)
    wanted = settings.mine if view["active"] == view["decision"]["player"] else settings.theirs
    return place in wanted and (memory.passed != (turn, place) or events > memory.events)


def wakes(view: View, settings: Steward, memory: Memory, events: int) -> bool:
    """Is this what somebody who passes until something happens has waited for?"""
    me = view["decision"]["player"]
    if settings.passing == "until end of turn":
        return bool(view["turn"] != memory.since)
    stack = view.get("stack", ())
    theirs = bool(stack) and stack[-1]["player"] != me
    if settings.passing == "until they act":
        return theirs or stops_here(view, settings, memory, events) or (not is_response(view, me) and view["turn"] != memory.since)
    if view["active"] == me and view["turn"] != memory.since:
        return True
    battle = view["now"]["battle"]
    return (view["active"] != me and battle is not None) or (theirs and bool(mine_among(view, stack[-1].get("chosen", ()), me)))


def mine_among(view: View, keys: Any, me: int) -> list[int]:
    """Which of these cards lie on this player's side."""
    own = {card["key"] for zone in view["players"][me]["zones"].values() for card in zone.get("cards", ())}
    return [key for key in keys if key in own]


def afterwards(settings: Steward, view: View, memory: Memory, verdict: Verdict | None) -> Steward:
    """The settings from now on: what was said for a while ends when the person is asked, or would be if they could act."""
    woken = view["decision"]["form"] == "act" and (verdict is None or verdict.tells)
    passing = "none" if woken else settings.passing
    full = settings.full_control and view["turn"] == memory.since
    return msgspec.structs.replace(settings, passing=passing, full_control=full)


def lies_open(view: View, option: dict[str, Any], public: set[str], hidden: set[str]) -> bool:
    """Is an answer about a card that everybody can see, and could it not have been about one that they can't? Then there is nothing
    to learn from how soon it comes. `public` and `hidden` are names of zones."""
    zone = option.get("zone")
    asked = f"{view['decision']['question']} {view['decision'].get('text', '')}".lower()
    if zone not in public or any(name in asked for name in hidden):
        return False
    halves = [player["zones"] for player in view["players"]] + [view["shared"]]
    cards = [card for half in halves for card in half.get(zone, {}).get("cards", ()) if card["key"] == option.get("card")]
    return bool(cards) and not any(card.get("facedown") for card in cards)


def holds_secrets(view: View, player: int) -> bool:
    """Has this player cards that the one whose view this is can't read, beside those of decks?"""
    halves = [view["players"][player]["zones"], view["shared"]]
    return any("name" not in card for half in halves for zone in half.values() for card in zone.get("cards", ()))
