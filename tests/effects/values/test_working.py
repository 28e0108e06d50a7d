"""10.3.4, 10.3.5: in which zones abilities work."""

from __future__ import annotations

import pytest

from cardwright.effects.lowering.active_zones import zones_of_ability
from cardwright.games.sve import terms
from cardwright.games.sve.profile import OFFERED, PROFILE
from cardwright.text.tree import Node
from tests.effects.values.nodes import (
    ALWAYS,
    ANYBODY,
    FOLLOWER,
    OWNER,
    THIS,
    YOU,
    all_of,
    any_of,
    at,
    entering,
    filtered,
    give,
    make,
    num,
    plus,
    within,
)

FIELD, HAND, EX, CEMETERY = (1 << zone for zone in (terms.FIELD, terms.HAND, terms.EX_AREA, terms.CEMETERY))
HERE = make("Is", what=THIS, filter=filtered(within("ex area")))


def triggered(on: Node, when: Node = ALWAYS) -> Node:
    return make("Triggered", on=on, when=when)


def forbid(name: str) -> Node:
    return make("Forbid", what=THIS, actions=(make("Action", name=name),))


@pytest.mark.parametrize(
    ("ability", "zones"),
    [
        (triggered(entering(any_of(FOLLOWER))), FIELD),
        (triggered(make("Moved", what=THIS, to=(at("field", ANYBODY),))), FIELD),
        (triggered(make("Moved", what=THIS, source=(at("field", ANYBODY),), to=(at("cemetery", OWNER),))), FIELD),
        (triggered(make("Moved", what=THIS, verb="discard")), HAND),
        (triggered(make("Moved", what=THIS, verb="banish", source=(at("hand"), at("cemetery")))), HAND | CEMETERY),
        (triggered(make("PhaseStarts", phase="main phase", of=YOU), HERE), EX),
        (make("Static", do=(give(all_of(FOLLOWER), *plus(1, 1)),)), FIELD),
        (make("Static", do=(make("CostChange", what=THIS, n=num(1)),)), PROFILE.played_from),
        (make("Static", do=(make("CostChange", what=all_of(FOLLOWER), n=num(1)),)), FIELD),
        (make("Static", do=(make("If", condition=ALWAYS, then=(forbid("be played"),)),)), OFFERED),
        (make("Static", do=(forbid("attack"),)), FIELD),
        (make("Static", do=(make("If", condition=HERE, then=(give(all_of(FOLLOWER), *plus(1, 1)),)),)), EX),
        (make("Activated"), FIELD),
        (make("Activated", cost=(make("DoAsCost", do=make("Move", verb="discard", what=THIS, by=YOU)),)), HAND),
        (
            make(
                "Activated", cost=(make("DoAsCost", do=make("Move", verb="banish", what=THIS, source=(at("cemetery"),), by=YOU)),)
            ),
            CEMETERY,
        ),
    ],
)
def test_zones(ability: Node, zones: int) -> None:
    assert zones_of_ability(PROFILE, ability) == zones
