"""People are asked when it matters: stops, yields, full control, and what can't be told apart."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from cardwright.server.hub import Hub
from cardwright.server.pace import LONGEST, SHORTEST, USUAL, Pace
from cardwright.server.parts import Steward
from cardwright.server.steward import ALIKE, NO_STOP, NOTHING, ONE_WAY, OWN, YIELDED, Memory, judge
from tests.server.people import Person
from tests.server.test_protocol import at_a_table
from tests.server.test_seats import both, two_people

Sit = Callable[[], Person]


def asked(
    *weights: str, mine: bool = True, stack: tuple[int, ...] = (), phase: str = "main", step: str = "", **more: Any
) -> dict[str, Any]:
    """A view of somebody with priority who has options of these weights."""
    options = [{"i": i, "weight": weight, "alike": None, "do": "use"} for i, weight in enumerate(weights)]
    return {
        "turn": 3, "active": 0 if mine else 1, "stack": [{"player": player} for player in stack], "shared": {},
        "players": [{"zones": {}}, {"zones": {}}],
        "now": {"phase": phase, "step": step, "priority": 0, "battle": more.get("battle")},
        "decision": {"player": 0, "form": more.get("form", "act"), "kind": "priority", "options": options},
    }  # fmt: skip


def verdict(view: dict[str, Any], memory: Memory | None = None, silent: bool = False, shown: bool = False, **settings: Any) -> str:
    """Why the steward answers; nothing if the person is asked."""
    steward = Steward(**{"mine": ["main", "block"], "theirs": ["attack"], **settings})
    found = judge(view, steward, memory or Memory(), silent, lambda: shown, 10)
    return "" if found is None else found.why


def test_nothing_but_passing_or_producing_will() -> None:
    assert verdict(asked("minor", "end", mine=False)) == NOTHING
    assert verdict(asked("end", step="block", battle={})) == NOTHING
    memory = Memory()
    assert verdict(asked("minor", "end"), memory) == "", "but one's own turn is shown"
    memory.turn = 3
    assert verdict(asked("minor", "end"), memory) == NOTHING, "unless one has decided something in it"


def test_your_own_object_resolves_unless_you_hold() -> None:
    assert verdict(asked("main", "end", stack=(0,))) == OWN
    assert verdict(asked("main", "end", stack=(0,)), hold=True) == ""
    memory = Memory()
    memory.hold = True
    assert verdict(asked("main", "end", stack=(0,)), memory) == "", "or have said so with what you last did"


def test_their_object_is_asked_about() -> None:
    assert verdict(asked("main", "end", mine=False, stack=(0, 1))) == ""


def test_a_stop_is_asked_once_and_again_after_something_happened() -> None:
    memory = Memory()
    view = asked("main", "end", mine=False, step="attack")
    assert verdict(view, memory) == ""
    memory.passed, memory.events = (3, "attack"), 10
    assert verdict(view, memory) == NO_STOP
    memory.events = 7
    assert verdict(view, memory) == ""
    assert verdict(asked("main", "end", mine=False, phase="draw")) == NO_STOP


def test_always_pass_unless_i_have_an_answer() -> None:
    assert verdict(asked("main", "end", mine=False, phase="draw"), answers=True) == ""
    assert verdict(asked("end", mine=False, phase="draw"), answers=True) == NOTHING


def test_full_control_asks_everything() -> None:
    assert verdict(asked("end", mine=False, phase="draw"), full_control=True) == ""


def test_a_question_about_something_held_is_always_asked() -> None:
    assert verdict(asked("main", "end", mine=False, phase="end"), silent=True) == ""


def tells(view: dict[str, Any], memory: Memory | None = None, **settings: Any) -> bool | None:
    """Would the steward's haste tell whether there was a choice? Nothing if the person is asked."""
    steward = Steward(**{"mine": ["main", "block"], "theirs": ["attack"], **settings})
    found = judge(view, steward, memory or Memory(), False, lambda: False, 10)
    return None if found is None else found.tells


def test_a_question_that_nobody_has_an_answer_to_is_asked_of_nobody() -> None:
    """weiss asks everybody with a hand for a climax: whoever has none passes, as slowly as if they had one."""
    view = asked("end", phase="climax")
    view["now"]["priority"] = None
    assert verdict(view, silent=True) == NOTHING
    steward = Steward(mine=["main"], theirs=[])
    found = judge(view, steward, Memory(), True, lambda: False, 10)
    assert found is not None and found.tells
    assert judge(asked("main", "end", phase="climax"), steward, Memory(), True, lambda: False, 10) is None


def test_where_a_person_would_be_asked_with_other_cards_haste_would_tell() -> None:
    nothing, something = asked("end", mine=False, step="attack"), asked("main", "end", mine=False, step="attack")
    assert tells(something) is None and tells(nothing) is True, "at a stop"
    nothing, something = asked("end", mine=False, phase="draw"), asked("main", "end", mine=False, phase="draw")
    assert tells(something) is False and tells(nothing) is False, "elsewhere nobody is asked in any case"
    assert tells(something, answers=True) is None and tells(nothing, answers=True) is True, "unless they have said so"
    assert tells(asked("end", mine=False, stack=(0, 1))) is True, "their object on top is asked about"
    assert tells(asked("end", mine=False, stack=(1, 0))) is False, "one's own is not"
    assert tells(asked("main", form="card")) is True, "the only card that fits"


def test_where_the_steward_passed_at_a_stop_it_is_as_if_the_person_had() -> None:
    """Else the second pass would come slowly to one who had nothing, and at once to one who had something."""
    with_nothing, with_something = Memory(), Memory()
    view = asked("end", mine=False, step="attack")
    for memory in (with_nothing, with_something):
        memory.passes(view, 10)
        assert tells(view, memory) is False


def test_a_pause_is_as_long_as_the_person_takes() -> None:
    pace = Pace()
    assert all(USUAL[0] <= pace.draw(True) <= USUAL[1] for _ in range(50)), "of somebody who is not known yet"
    for seconds in (0.01, 0.5, 0.6, 0.7, 60.0):
        pace.took(True, seconds)
    drawn = [pace.draw(True) for _ in range(300)]
    assert min(drawn) >= SHORTEST and max(drawn) == LONGEST
    assert any(0.5 <= one <= 0.85 for one in drawn)
    assert all(USUAL[0] <= pace.draw(False) <= USUAL[1] for _ in range(50)), "other questions have a pace of their own"


def test_yields_end_by_themselves() -> None:
    memory = Memory()
    memory.since = 3
    assert verdict(asked("main", "end"), memory, passing="until end of turn") == YIELDED
    memory.since = 2
    assert verdict(asked("main", "end"), memory, passing="until end of turn") == ""
    assert verdict(asked("main", "end", mine=False, stack=(1,)), memory, passing="until they act") == ""
    assert verdict(asked("main", "end", mine=False, stack=(1,)), memory, passing="until my turn") == YIELDED
    assert verdict(asked("main", "end", mine=False, battle={"attackers": [4]}), memory, passing="until my turn") == ""


def test_what_has_one_answer_is_not_asked_unless_something_was_shown() -> None:
    assert verdict(asked("main", form="target")) == ONE_WAY
    assert verdict(asked("main", form="card"), shown=True) == ""


def test_what_can_not_be_told_apart_is_not_asked() -> None:
    view = asked("main", "main", form="card")
    assert verdict(view) == ""
    for option in view["decision"]["options"]:
        option["alike"] = 0
    assert verdict(view) == ALIKE


def test_fow_asks_a_person_less_than_half_of_what_the_rules_ask(person: Sit, hub: Hub, seeds: None) -> None:
    me, _ = at_a_table(person, "fow")
    answered = me.play_at_random(random.Random(1), 60)
    [room] = hub.rooms.values()
    assert room.played is not None
    own = [entry for entry in room.played.entries if entry.seat == 0]
    assert answered <= sum(entry.by == "person" for entry in own) and len(own) > 2 * answered
    assert any(entry.by == "steward" for entry in own), "recorded as answers like others"


def own_on_top(me: Person) -> bool:
    """Is this person asked while something of their own is next to resolve?"""
    assert me.view is not None and me.asked is not None
    stack = me.view["stack"]
    return bool(stack) and stack[-1]["player"] == 0 and me.asked["form"] == "act"


def test_who_keeps_priority_is_asked_before_their_own_resolves(person: Sit, seeds: None) -> None:
    """Whoever holds while they act is asked again with it on the stack; whoever does not, never."""
    for hold, most in ((True, 300), (False, 60)):
        me, _ = at_a_table(person, "fow")
        rng = random.Random(2)
        met = False
        for _ in range(most):
            if met or me.wait() is None:
                break
            assert me.asked is not None
            met = own_on_top(me)
            before = me.asked["id"]
            reply = me.ask("answer", decision=before, option=rng.randrange(len(me.asked["options"])), hold=hold)
            assert reply["type"] == "done", reply
            me.until(lambda me, before=before: me.asked is None or me.asked["id"] != before or me.view["outcome"])  # type: ignore[misc]
        assert met == hold


def test_settings_are_kept_and_told(person: Sit, seeds: None) -> None:
    me, token = at_a_table(person, "fow")
    me.ask("stops", steward={"mine": ["draw"], "theirs": [], "full_control": True})
    me.until(lambda me: me.table["steward"]["full_control"])
    again = person()
    again.open(token)
    assert again.table["steward"]["mine"] == ["draw"]


def test_between_people_an_automatic_pass_takes_a_moment(person: Sit, hub: Hub, seeds: None) -> None:
    """So that nobody learns from its haste that there was no choice."""
    ada, bo, _ = two_people(person)
    [room] = hub.rooms.values()
    waited = []
    for _ in range(14):
        one, _ = both(ada, bo)
        assert one.asked is not None
        start = time.monotonic()
        one.answer(next((option["i"] for option in one.asked["options"] if option["weight"] == "end"), 0))
        if room.verdict is not None and room.pauses():
            number = len(room.played.entries)  # type: ignore[union-attr]
            while len(room.played.entries) == number:  # type: ignore[union-attr]
                time.sleep(0.005)
            waited.append(time.monotonic() - start)
        for each in (ada, bo):
            each.ask("ping")
    assert waited and min(waited) >= 0.24
