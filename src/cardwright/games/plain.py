"""What the kernel asks a game without a stack, whose cards are what its profile has words for: the answers of a plain game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from cardwright.effects.lowering.profile import Profile
from cardwright.effects.playing_at_once import carry_out_waiting
from cardwright.games.sentences import refusal
from cardwright.games.showing import plain_details
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.options import value_of
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.zones import ZoneKind

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Pending
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainRuleset(Ruleset):
    """A game derives its own from this, and says what it forbids (`forbids`) and what its rules do by themselves (`due`)."""

    def __init__(
        self, code: str, name: str, version: str, zones: list[ZoneKind], numbers: list[str], field: int, layers: int,
        profile: Profile,
    ) -> None:
        super().__init__(code, name, version, zones, numbers, field, layers)
        self.profile = profile

    def forbids(self, t: Table, player: int, ask: Ask, code: int, card: Card) -> str:
        """The clause by which this player may not answer so, with an option about this card; nothing if they may."""
        return ask.clause

    def why_not(self, t: Table, player: int, code: int) -> Refusal | None:
        ask = t.decision()
        if ask is None:
            return refusal(t, self.code, self.topics["@nothing_asked"][0])
        if value_of(code) >= len(t.cards):  # what is named is no card
            return refusal(t, self.code, ask.clause)
        return refusal(t, self.code, self.forbids(t, player, ask, code, t.cards[value_of(code)]))

    def play_waiting(self, t: Table, p: Pending) -> Todo:
        return carry_out_waiting(t, p)

    def card_details(self, t: Table, c: Card, k: Look) -> dict[str, Any]:
        return plain_details(t, c, k, self.profile)
