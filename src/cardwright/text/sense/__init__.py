"""Audits of sense: trees that can be read, bound and run, and yet hardly mean what is printed.

The gates of `text/audits.py` find lost words. These find words put to the wrong thing: a pronoun that means what was paid,
a step outside of the condition it belongs to, a choice from nowhere, a card and itself. They look at a line and its trees, know no
card, and say what is odd; what was looked at and is right all the same stands in a table beside the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardwright.text.sense import actors, choices, reach, roles, shapes, walking
from cardwright.text.tree import Node

# each: the printed line, and a tree whose slots are its own -> what is odd about it
AUDITS: dict[str, Callable[[str, Node], Iterator[str]]] = {
    "roles": roles.audit,
    "reach": reach.audit,
    "actors": actors.audit,
    "choices": choices.audit,
    "shapes": shapes.audit,
}


def scopes(ability: Node) -> Iterator[Node]:
    """The ability and every ability that it quotes: each has slots of its own."""
    yield ability
    for node in ability.walk():
        if node.kind == "HaveAbility":
            yield node.node("ability")


def findings(text: str, abilities: tuple[Node, ...]) -> list[tuple[str, str]]:
    """What is odd about a line: the audit that says so, and what."""
    found: dict[tuple[str, str], None] = {}
    for ability in abilities:
        for scope in scopes(ability):
            for name, audit in AUDITS.items():
                for what in audit(text, scope):
                    found[name, what] = None
    return list(found)


def nonsense(text: str, abilities: tuple[Node, ...]) -> str:
    """Why a line that was read and bound can't mean that, if something says so for certain."""
    for ability in abilities:
        for scope in scopes(ability):
            if choices.for_nothing(scope):
                return "nothing is made of what is chosen"
            if actors.nobody_s(text, scope):
                return "whose it is that is theirs is not said"
            if actors.struck_for_striker(text, scope):
                return "which of the two is meant by it is not said: who deals damage, or who is dealt it"
            if reach.for_good(scope):
                return "how long the change lasts is not said: as long as that is so, or for good"
            if reach.once_until(scope):
                return "until when a card may be played is said of playing it now"
            if reach.unshown(scope):
                return "whether a hand that was not shown is asked for its cards is not said"
            if choices.one_or_both(text, scope):
                return "one card, or one of each kind: and/or says both"
            if choices.changed_twice(scope):
                return "whether the second change of the damage comes in the place of the first is not said"
            if choices.put_from_nowhere(scope):
                return "nothing says from where the card is put into play"
            if choices.dealt_by_an_ability(scope):
                return "an ability is said to deal the damage, and its card deals it"
            if choices.changed_in_the_deck(scope):
                return "what is found in the deck is changed there, and nothing says where it goes"
            if choices.token_from_nowhere(scope):
                return "a token is put somewhere that nothing has made"
            for steps in walking.sequences(scope):
                for odd in reach.halves(text, steps):
                    return odd
            for node, path in walking.paths(scope):
                if node.kind == "Filter" and path:
                    for odd in choices.narrowed(node, path[-1][0], scope):
                        return odd
    return ""
