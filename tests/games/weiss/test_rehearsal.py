"""Rehearsals of cards of our own that need a table of their own kind: whoever fetches them, stock to pay with, nobody beside."""

from __future__ import annotations

import pytest

from cardwright.cards import CardRecord
from cardwright.rehearsal import rehearse

FETCHED = '【AUTO】 When this card is placed on the stage from your hand or by the 【AUTO】 effect of "Lost Ferryman", draw 1 card.'
NOTHING = "【ACT】 【COUNTER】 Backup 0, Level 1 [Put this card from your hand into your waiting room]"
ALONE = "【AUTO】 When this card attacks, if you have 1 or less other characters, draw 1 card."
DEAR = (
    "【AUTO】 [(1) Put 1 climax from your hand into your clock] During the turn that this card is placed on your stage from "
    "your hand, when this card's battle opponent becomes 【REVERSE】, you may pay the cost. If you do, 【STAND】 this card."
)


@pytest.mark.parametrize("text", [FETCHED, NOTHING, ALONE, DEAR], ids=["fetched", "nothing given", "alone", "dear"])
def test_a_card_gets_the_table_that_it_needs(text: str) -> None:
    printed: dict[str, object] = {"level": 3, "power": 9000, "soul": 2, "color": "Green", "trigger": [], "side": "WS"}
    card = CardRecord("weiss", "test: Passenger", "Passenger", "Character", "Character", cost=2, text=text, extra=printed)
    [found] = rehearse([card], game="weiss").cards.values()
    assert found.why_not() == ()
