"""A table and its clones keep the same checkpoints: going back to one on the one must not change it for the other."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.kernel import contexts, storing
from cardwright.kernel.rewinding import rewind
from cardwright.kernel.table import Table


def test_rewinding_a_clone_leaves_the_originals_checkpoint_alone(sve: Any) -> None:
    game = sve.game()
    bolt = game.spell("Bolt", cost=1, text="Select an enemy follower on the field and deal it 1 damage.", on="your hand")
    for name in ("Ann", "Bob"):
        game.follower(name, attack=1, defense=3, on="opponent's field")
    game.play(bolt)
    original: Table = game.table
    assert len(original.checkpoints) == 1, "the play waits for a target, and can still be taken back"
    before = storing.digest(original)
    clone = original.clone()
    clone.stack.pop()
    rewind(clone, clone.stack[-1])
    for place in range(len(clone.zones)):
        clone.my_zone(place).reverse()
    clone.numbers[0] += 1
    assert storing.digest(original) == before


def test_an_ability_that_resolves_has_a_context_of_its_own(sve: Any) -> None:
    """What resolving writes must not show in the frame that played the card: a clone would differ there."""
    game = sve.game()
    text = "Look at the top card of your deck. You may add it to your hand."
    glance = game.spell("Glance", cost=1, text=text, on="your hand")
    game.play(glance)
    table: Table = game.table
    clone = table.clone()
    for t in (table, clone):
        assert t.apply(0) is None
    assert storing.digest(table) == storing.digest(clone)


LOOK = "Look at up to 3 of the top cards of your deck. Put them on the bottom of your deck in any order."
DIVIDE = "Select 3 enemy followers on the field and deal 5 damage divided between them."


@pytest.mark.parametrize("text", [LOOK, DIVIDE])
def test_what_an_ability_keeps_step_by_step_is_not_shared_with_a_clone(sve: Any, text: str) -> None:
    """A clone made in the middle of a choice stays there, whatever the original looks at or divides."""
    game = sve.game()
    for name in ("Ann", "Bob", "Cleo"):
        game.follower(name, zone="your deck")
        game.follower(name, attack=1, defense=9, on="opponent's field")
    game.play(game.spell("Storm", cost=0, text=text, on="your hand"))
    table: Table = game.table
    for _ in range(2):
        clone = table.clone()
        before = storing.digest(clone)
        assert table.apply(0) is None
        assert storing.digest(clone) == before != storing.digest(table)
        assert clone.apply(0) is None
        assert storing.digest(clone) == storing.digest(table)
    assert contexts.NOTHING == [], "what new contexts share is never written to"
