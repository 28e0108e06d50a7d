"""10.7.2, 10.7.3, 10.9.2, 10.10.2, 10.13.2: keywords before the effect of an event, and Brainstorm in old words."""

from __future__ import annotations

from typing import Any

import pytest

USED = '【AUTO】 When you use "{}", put the top card of your deck into your stock.'
OLD = "Put the top 4 cards of your deck into your waiting room. For each climax among those cards, draw 1 card."
NEW = (
    "Flip over 4 cards from the top of your deck, and put them into your waiting room. "
    "For each climax revealed among those cards, draw 1 card."
)


@pytest.mark.parametrize("text", [f"Brainstorm {NEW}", f"Brainstorm {OLD}", f"【ACT】 Brainstorm [【REST】 this card] {OLD}"])
def test_brainstorm_of_an_event_and_in_old_words(weiss: Any, text: str) -> None:
    """10.7.3: all go to the resolution zone first, and together to the waiting room; an interrupting reshuffle comes in between."""
    game = weiss.game(your_deck=0)
    event = text.startswith("Brainstorm")
    user = game.event("User", text=text) if event else game.character("User", text=text)
    game.character("Watcher", text=USED.format("Brainstorm"))
    for i in range(3):
        game.climax(f"Climax {i}", on="your deck")
    game.character("Last", on="your deck")
    for i in range(9):
        game.character(f"New {i}", on="your waiting room")
    (game.play if event else game.use)(user)
    moves = [(e.origin, e.goal) for e in game.events("move") if e.card.label in ("Last", "Climax 0", "Climax 1", "Climax 2")]
    assert moves == [("deck", "resolution zone")] * 4 + [("resolution zone", "waiting room")] * 4, "none is shuffled in"
    assert len(game.you.hand) == 3 and len(game.you.stock) == 1 and user.keywords == {"brainstorm"}
    game.shows("10.7.2", "10.7.3", "10.7.4")


def test_without_the_keyword_the_cards_go_one_by_one(weiss: Any) -> None:
    game = weiss.game()
    game.play(game.event("User", text=OLD))
    assert [(e.origin, e.goal) for e in game.events("move")][1:5] == [("deck", "waiting room")] * 4
    assert len(game.you.waiting_room) == 5


@pytest.mark.parametrize("answer", ["yes", "no", "nothing to show"])
def test_resonate_of_an_event(weiss: Any, answer: str) -> None:
    """10.13.3: used only if its cost was paid, though the rest of its text is carried out anyway."""
    game = weiss.game()
    cost = 'Resonate [Reveal 1 "Friend" in your hand] You may pay the cost. If you do, draw 1 card.'
    event = game.event("Call", text=f"{cost} All of your characters get +500 power until end of turn.")
    watcher = game.character("Watcher", text=USED.format("Resonate"))
    game.character("Friend" if answer != "nothing to show" else "Stranger", on="your hand")
    game.play(event)
    if answer != "nothing to show":
        game.choose(answer)
    game.until_quiet()
    used = answer == "yes"
    assert (len(game.you.hand), len(game.you.stock)) == ((2, 1) if used else (1, 0))
    assert watcher.power == 1500
    assert event.keywords == {"resonate"}
    game.shows("10.13.2", *(["10.13.3"] if used else []))


def test_memory_and_experience_of_an_event(weiss: Any) -> None:
    for n in (1, 2):
        for text, zone in (
            ("Memory If the number of cards in your memory is 2 or more, draw 2 cards.", "memory"),
            ("Experience If the total level of the cards in your level is 2 or higher, draw 2 cards.", "level"),
        ):
            game = weiss.game()
            for i in range(n):
                game.character(f"There {i}", level=1, on=f"your {zone}")
            event = game.event("Think", text=text)
            game.play(event)
            assert len(game.you.hand) == (2 if n == 2 else 0) and len(event.keywords) == 1, text
            game.shows("10.9.2" if zone == "memory" else "10.10.2")


# -- 8.4.3
@pytest.mark.parametrize("pay", ["(1)", "①"])
def test_a_circled_number_within_a_text_is_paid_from_the_stock(weiss: Any, pay: str) -> None:
    for stock, answer in ((2, "yes"), (2, "no"), (0, "")):
        game = weiss.game(start="attack", your_stock=stock)
        card = game.character("Card", text=f"【AUTO】 When this card attacks, you may pay {pay}. If you do, draw 2 cards.")
        game.attack(card)
        if answer:
            game.choose(answer)
        paid = answer == "yes"
        assert len(game.you.hand) == (2 if paid else 0), "what can't be paid is not asked for"
        assert len([e for e in game.events("move") if e.clause == "8.4.3"]) == (1 if paid else 0)
        game.shows("8.4.3") if paid else None


def test_the_player_who_is_told_to_pay_pays(weiss: Any) -> None:
    for answer, drawn in (("yes", 0), ("no", 2)):
        game = weiss.game(your_stock=3, opponent_stock=3)
        text = "Your opponent may pay (2). If they don't, draw 2 cards."
        game.play(game.event("Toll", text=text))
        assert game.decides == "opponent"
        game.choose(answer)
        assert len(game.you.stock) == 3 and len(game.opponent.stock) == (1 if answer == "yes" else 3)
        assert len(game.you.hand) == drawn
