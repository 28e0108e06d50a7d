"""Where the cards are that a text chooses or counts, if it does not say so beside them.

After looking at cards one chooses among these; a place that is said of the last of two choices holds for both; "this card and a
Beast" are two cards.
"""

from __future__ import annotations

from cardwright.text.antecedents import Antecedent
from cardwright.text.defining import Unbound
from cardwright.text.kinds import THIS, make
from cardwright.text.tree import Node

# tests of what a card is, which say nothing of where it is
INFORMATION = ("Type", "Trait", "Class", "Universe", "Named", "NameHas", "SameName", "StatIs", "HasKeyword")
# tests that say where a card is
PLACED = ("In", "Controlled", "Among", "Linked")
CHOICES = ("Pick", "Target", "Select")


def nowhere(tests: tuple[Node, ...]) -> bool:
    """Is it said only what the cards are?"""
    for test in tests:
        if test.kind == "AnyOf":
            if not all(nowhere(part.many("tests")) for part in test.many("filters")):
                return False
        elif test.kind == "NotTest":
            if not nowhere((test.node("test"),)):
                return False
        elif test.kind not in INFORMATION and test != make("Quality", name="marker"):  # a marker is what lies under some card
            return False
    return True


def with_tests(choice: Node, *more: Node) -> Node:
    """The choice, of cards that pass these tests as well."""
    filter_ = choice.node("filter")
    return choice.replace(filter=filter_.replace(tests=(*filter_.many("tests"), *more)))


def shown_before(seen: list[Antecedent]) -> Antecedent | None:
    """The cards that were looked at last, if all that was spoken of since is taken from among them."""
    for found in reversed(seen):
        if found.shown() and found.in_deck():
            return found
        if not found.picked_from_group():
            return None
    return None


def among_the_shown(choice: Node, seen: list[Antecedent]) -> Node:
    """ "Look at your opponent's hand and choose a resonator": one of those that were looked at."""
    shown = shown_before(seen)
    if shown is None or choice.kind != "Pick" or not nowhere(choice.node("filter").many("tests")):
        return choice
    return with_tests(choice, make("Among", of=shown.ref))


def among_the_chosen(what: Node, seen: list[Antecedent]) -> Node:
    """ "Choose up to 3 Beasts, return 1 card to your hand, and put the rest …": one of those that were chosen."""
    last = seen[-1] if seen else None
    if what.kind != "Pick" or last is None or last.kind != "Pick" or last.number == "one" or last.at_most_one:
        return what
    plain = all(test == make("Type", type="card") for test in what.node("filter").many("tests"))
    untouched = last.done <= {"Pick", "Choose"}
    return with_tests(what, make("Among", of=last.ref)) if plain and untouched else what


def share_place(choices: tuple[Node, ...]) -> tuple[Node, ...]:
    """Choices that were said in one breath, with the place or side that is said of the last only."""
    last = choices[-1]
    if last.kind == "All":
        return _groups_share(choices, last)
    if last.kind not in CHOICES:
        return choices
    place = tuple(test for test in last.node("filter").many("tests") if test.kind in ("In", "Controlled"))
    for choice in choices[:-1]:
        if (
            place
            and choice.kind in CHOICES
            and choice["count"] != last["count"]
            and not _placed(choice.node("filter").many("tests"))
        ):
            raise Unbound("is the place of the last of these cards that of the others, too?")  # they are not said alike
    return tuple(
        with_tests(choice, *place)
        if choice.kind in CHOICES and choice is not last and not _placed(choice.node("filter").many("tests"))
        else choice
        for choice in choices
    )


def _groups_share(groups: tuple[Node, ...], last: Node) -> tuple[Node, ...]:
    """ "Each resonator and each addition you control": you control both. Players are nowhere else than they are."""
    place = tuple(test for test in last.node("filter").many("tests") if test.kind in ("In", "Controlled"))
    return tuple(
        with_tests(group, *place)
        if group.kind == "All" and group is not last and _cards_without_place(group.node("filter").many("tests"))
        else group
        for group in groups
    )


def _cards_without_place(tests: tuple[Node, ...]) -> bool:
    return not _placed(tests) and not any(test.kind == "Type" and test.text("type") in ("leader", "player") for test in tests)


def share_place_of(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """The same for choices that are effects of their own."""
    picks = share_place(tuple(step.node("what") if step.kind == "Choose" else step for step in steps))
    return tuple(step.replace(what=pick) if step.kind == "Choose" else pick for step, pick in zip(steps, picks, strict=True))


def none_twice(parts: tuple[Node, ...]) -> tuple[Node, ...]:
    """ "This card and a Beast": the Beast is another card. (A target may be this card.)"""
    if all(part.kind != "This" for part in parts):
        return parts
    other = make("Other", than=THIS)
    return tuple(
        with_tests(part, other) if part.kind == "Pick" and other not in part.node("filter").many("tests") else part
        for part in parts
    )


def _placed(tests: tuple[Node, ...]) -> bool:
    for test in tests:
        if test.kind in PLACED or (test.kind == "AnyOf" and any(_placed(part.many("tests")) for part in test.many("filters"))):
            return True
    return False
