"""What printed words of this game mean, shown at a table."""

import pytest

from cardwright.games.sve.dialect import DIALECT
from cardwright.text.compiler import Compiler

TWICE = (
    "[fanfare] If there are at least 2 cards in your EX area, draw a card. "
    "If there are at least 2 Beast cards, give your leader [defense]+3."
)


@pytest.mark.parametrize(("beasts", "healed"), [(0, 20), (1, 20), (2, 23)])
def test_cards_that_are_counted_again_are_counted_where_they_were_counted_before(sve, beasts, healed):
    """Four Beasts on the field make no difference: the text speaks of the EX area."""
    game = sve.game()
    for _ in range(4):
        game.follower("Field Beast", traits="Beast")
    for i in range(2):
        game.follower(f"Held {i}", traits="Beast" if i < beasts else "Officer", zone="your EX area")
    game.play(game.follower("Herald", zone="your hand", text=TWICE))
    assert len(game.you.hand) == 1 and game.you.defense == healed


def test_cards_counted_nowhere_are_not_understood():
    """Earlier words speak of the hand, but count nothing there."""
    line = Compiler(DIALECT).line("[fanfare] Discard a card. If there are 5 or less cards, draw a card.", "line")
    assert line.failure is not None and line.failure.reason == "unbound"
