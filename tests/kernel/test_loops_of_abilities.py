"""Abilities that set each other off without end, and players who could break off: whoever names the smaller number does so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import resolve

GIVES = "Whenever you gain life >>> You may pay 100 life. If you do, your opponent gains 100 life."


def gifts(fow: Any) -> Any:
    """A gift is given back again and again, for as long as both want to."""
    game = fow.game(your_hand=0, opponent_hand=0)
    game.resonator("Giver", text=GIVES)
    game.resonator("Returner", on="opponent's field", text=GIVES)
    game.play(game.chant("Heal", cost="", text="You gain 100 life."))
    for _ in range(200):
        if game.asked == "pay or not":
            game.choose("yes")
    return game


def paid(game: Any) -> int:
    return len([e for e in game.events("number") if e.amount == -100])


@pytest.mark.parametrize(("yours", "theirs", "smaller", "ends"), [(7, 3, 3, "opponent"), (3, 7, 3, "you"), (4, 4, 4, "you")])
def test_of_two_numbers_the_smaller_counts_and_who_named_it_ends_the_loop(
    fow: Any, yours: int, theirs: int, smaller: int, ends: str
) -> None:
    game = gifts(fow)
    assert (game.asked, game.decides, game.table.decision().clause) == ("repeat", "you", "1301.1b"), "the turn player says it first"
    before = paid(game)
    game.choose(yours)
    assert (game.asked, game.decides, game.table.decision().clause) == ("repeat", "opponent", "1301.1b")
    game.choose(theirs)
    while game.asked == "pay or not" and len(game.options()) == 2:
        game.choose("yes")
    assert (game.decides, game.options()) == (ends, ["no"]), "where this player is asked for the first time after so many rounds"
    assert paid(game) - before == (2 * smaller if ends == "opponent" else 2 * smaller + 1)
    game.choose("no")
    assert game.winner == "" and game.active == "you"
    game.shows("1301.1b")


def test_a_long_chain_that_comes_to_an_end_is_no_loop(weiss: Any) -> None:
    """Each card that is put away lets another one be put away: ninety times, and every time there is a choice."""
    game = weiss.game(your_deck=100)
    text = "【AUTO】 When a card is put from your deck into your waiting room, "
    text += "you may put the top card of your deck into your waiting room."
    game.character("Slide", text=text)
    game.play(game.event("Push", text="Put the top card of your deck into your waiting room."))
    for _ in range(90):
        assert game.options() == ["yes", "no"], (game.asked, len(game.you.deck))
        game.choose("yes")
    assert len(game.you.deck) == 9 and game.winner == ""


@pytest.mark.parametrize("counters", [7, 12])
def test_a_cycle_is_over_when_it_can_not_be_repeated_any_more(fow: Any, counters: int) -> None:
    """1301.1a: it ends by itself before the declared number, and the turn does not end with it."""
    game = fow.game(your_hand=0, opponent_hand=0)
    text = "Remove one charge counter from this card: You gain 100 life."
    well = game.resonator("Well", text=text, counters={"charge": counters})
    for _ in range(4):
        game.use(well)
        resolve(game)
    game.choose("repeat", 20)
    assert game.you.life == 4000 + counters * 100 and well.counters == {}
    assert "repeat" not in game.options() and game.decides == game.active == "you"
    assert game.table.scripted == [], "and nothing of it comes later"
    game.shows("1301.1a")
