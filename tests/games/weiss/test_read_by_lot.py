"""What a judge found who read lines by lot beside their explanations: each reads right now, and does it at a table."""

import pytest

from cardwright.games.weiss.dialect import DIALECT
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon

READER = Compiler(DIALECT, lexicon=Lexicon(("Lost Friend",), ()))
ENTERS = "【AUTO】 When this card is placed on the stage from your hand,"


def test_the_rest_of_their_cards_goes_to_their_waiting_room_though_none_was_chosen(weiss):
    """Not to that of whoever paid, and not nowhere because nobody controls what was not chosen."""
    game = weiss.game(your_hand=1, opponent_deck=6)
    text = (
        "【AUTO】 [Put 1 card from your hand into your waiting room] When your other character is placed on the stage, "
        "you may pay the cost. If you do, look at up to 3 cards from the bottom of your opponent's deck, choose up to 1 climax "
        "from among them, put it into your opponent's clock, and put the rest into their waiting room."
    )
    game.character("Sly", text=text)
    game.play(game.character("Else", on="your hand"), "center left")
    for _ in range(12):
        if "main" in game.asked:
            break
        options = [str(option) for option in game.options()]
        game.choose("yes" if "yes" in options else "done" if "done" in options else game.options()[0])
    assert len(game.opponent.waiting_room) == 3 and len(game.you.waiting_room) == 1


def test_x_is_taken_of_what_was_put_away_before_x_was_needed():
    line = (
        "【AUTO】 When this card attacks, put the top 2 cards of your deck into your waiting room, choose up to 1 level X or lower "
        "character in your waiting room, return it to your hand, choose 1 card in your hand, and put it into your waiting room. "
        "X is equal to the total level of the cards put into your waiting room by this effect."
    )
    (ability,) = READER.line(line, "line").abilities
    put = next(node for node in ability.walk() if node.kind == "Deck").number("slot")
    limit = next(node for node in ability.walk() if node.kind == "StatIs")
    assert [node.number("n") for node in limit.walk() if node.kind == "Slot"] == [put]


def test_a_card_that_is_nowhere_is_not_put_on_the_stage():
    line = f'{ENTERS} choose 1 "Lost Friend", and put it in any position of your stage.'
    failure = READER.line(line, "line").failure
    assert failure is not None and "from where" in failure.message()


@pytest.mark.parametrize(("there", "drawn"), [(1, 0), (2, 1)])
def test_how_many_cards_were_returned_is_asked_of_the_effect(weiss, there, drawn):
    game = weiss.game(your_hand=0, your_waiting_room=there)
    text = (
        "Choose up to 2 cards in your waiting room, return them to your deck, and shuffle your deck. "
        "If you returned 2 cards, draw 1 card."
    )
    call = game.event("Call", on="your hand", text=text)
    game.play(call)
    for _ in range(6):
        if "main" in game.asked:
            break
        game.choose(game.options()[0])
    assert len(game.you.hand) == drawn
