"""Where the rules say so, targets and conditions are checked again when resolution begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cardwright.effects.conditions import Paid
from cardwright.effects.script import Resolve, Script
from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import RULES
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import moved
from cardwright.kernel.happening import happen

BOLT = "Select up to 2 enemy followers with at least 3 attack on the field. Destroy them and draw a card."


@pytest.fixture(autouse=True)
def checked_again() -> Iterator[None]:
    RULES.rechecks_targets = True
    yield
    RULES.rechecks_targets = False
    RULES.cancels_without_targets = False


class Waiting:
    """A spell whose targets are chosen and which has not been resolved yet."""

    def __init__(self, sve: Any) -> None:
        self.game = sve.game()
        self.spell = self.game.spell("Bolt", text=BOLT)
        self.foes = [self.game.follower(name, attack=3, on="opponent's field") for name in ("One", "Two")]
        t = self.game.table
        card = t.cards[self.spell.id]
        assert card.form.play is not None
        self.context = Context(card.ref(), 0, card.form.play)
        target = self.script.targets[0]
        self.context.fill(target.slot, [t.cards[foe.id].ref() for foe in self.foes])  # type: ignore[attr-defined]
        self.context.chosen = 1 << target.mark

    @property
    def script(self) -> Script:
        script = self.context.ability.program
        assert isinstance(script, Script)
        return script

    def lose(self, foe: int) -> None:
        t = self.game.table
        happen(t, [moved(t.cards[self.foes[foe].id], to=terms.HAND, player=1).by(1)])

    def weaken(self, foe: int) -> None:
        t = self.game.table
        card = t.mine(self.foes[foe].id)
        look = card.form.look.copy()
        look.stats[terms.ATTACK] = 1
        t.look(card)
        t.outlook.looks[card.id] = look

    def resolve(self) -> list[str]:
        """Where the two are afterwards."""
        t = self.game.table
        asking = t.stack.pop()
        t.stack.append(Resolve(self.context))
        while isinstance(t.stack[-1], Resolve):
            t.stack[-1].run(t)
        t.stack.append(asking)
        return [foe.zone for foe in self.foes]


def test_one_target_left_suffices(sve: Any) -> None:
    RULES.cancels_without_targets = True
    waiting = Waiting(sve)
    waiting.lose(0)
    assert waiting.resolve() == ["hand", "cemetery"] and len(waiting.game.you.hand) == 2


def test_a_target_that_does_not_fit_any_more_is_given_up(sve: Any) -> None:
    waiting = Waiting(sve)
    waiting.weaken(1)
    assert waiting.resolve() == ["cemetery", "field"]


def test_without_targets_nothing_is_carried_out_where_the_rules_say_so(sve: Any) -> None:
    RULES.cancels_without_targets = True
    waiting = Waiting(sve)
    waiting.lose(0)
    waiting.weaken(1)
    assert waiting.resolve() == ["hand", "field"] and len(waiting.game.you.hand) == 1


def test_without_targets_the_rest_is_carried_out_elsewhere(sve: Any) -> None:
    waiting = Waiting(sve)
    waiting.lose(0)
    waiting.lose(1)
    waiting.resolve()
    assert len(waiting.game.you.hand) == 2


def test_who_chose_none_lost_none(sve: Any) -> None:
    RULES.cancels_without_targets = True
    waiting = Waiting(sve)
    waiting.context.slots = tuple([[] for _ in waiting.context.slots])
    waiting.resolve()
    assert len(waiting.game.you.hand) == 2


def test_a_condition_must_still_hold(sve: Any) -> None:
    waiting = Waiting(sve)
    waiting.script.still = Paid(3)
    assert waiting.resolve() == ["field", "field"] and len(waiting.game.you.hand) == 1
