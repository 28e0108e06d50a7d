"""The limits of what counts as done: nothing is not, one is, and so are two. What follows "If you do" shows which it was."""

from __future__ import annotations

from typing import Any

import pytest

DEEDS = [
    "engage each follower on your field", "destroy each follower on your field", "banish each follower on your field",
    "return each follower on your field to its owner's hand", "bury each follower on your field",
]  # fmt: skip


@pytest.mark.parametrize("there", [0, 1, 2])
@pytest.mark.parametrize("deed", DEEDS)
def test_what_is_done_to_cards(sve: Any, deed: str, there: int) -> None:
    """10.4.7: who did it to none has not done it."""
    game = sve.game()
    for n in range(there):
        game.follower(f"Knight {n}")
    game.play(game.spell("Deed", text=f"You may {deed}. If you do, give your leader [defense]+1."))
    if "yes" in game.options():
        game.choose("yes")
    game.until_quiet()
    assert game.you.leader_defense == (21 if there else 20)


@pytest.mark.parametrize(("held", "drawn"), [(0, 0), (1, 1), (2, 1)])
def test_discarding(sve: Any, held: int, drawn: int) -> None:
    game = sve.game()
    for n in range(held):
        game.follower(f"Held {n}", cost=2, zone="your hand")
    game.play(game.spell("Trade", cost=1, text="You may discard a 2-cost card. If you do, give your leader [defense]+1."))
    for _ in range(2):
        if game.asked != "main phase":
            game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert game.you.leader_defense == 20 + drawn


@pytest.mark.parametrize(("graves", "dealt"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_for_every_unit_that_is_whole(sve: Any, graves: int, dealt: int) -> None:
    """5.28.1"""
    game = sve.game(your_cemetery=graves)
    game.play(game.spell("Dig", text="For every 5 cards in your cemetery, deal 1 damage to each enemy leader."))
    assert game.opponent.leader_defense == 20 - dealt


@pytest.mark.parametrize(("cards", "dealt"), [(0, 0), (1, 1), (2, 2)])
def test_for_every_one(sve: Any, cards: int, dealt: int) -> None:
    """5.28.1"""
    game = sve.game(your_cemetery=cards)
    game.play(game.spell("Dig", text="For every 1 card in your cemetery, deal 1 damage to each enemy leader."))
    assert game.opponent.leader_defense == 20 - dealt


@pytest.mark.parametrize(("amount", "taken"), [(3, 3), (4, 4), (5, 4), (9, 4)])
def test_damage_at_most(sve: Any, amount: int, taken: int) -> None:
    """5.13.2: up to the limit it is as it was."""
    game = sve.game()
    text = "[act] [engage]: For the rest of this turn, if your leader would take more than 4 damage, it takes 4 instead."
    wall = game.amulet("Wall", text=text)
    hit = game.spell("Hit", text=f"Deal {amount} damage to your leader.")
    game.use(wall)
    game.play(hit)
    assert game.you.leader_defense == 20 - taken


@pytest.mark.parametrize("there", [0, 1, 2])
def test_what_was_selected_of_up_to_two(sve: Any, there: int) -> None:
    """1.3.5.1: each that was selected is destroyed, and nothing else."""
    game = sve.game()
    found = [game.follower(f"Foe {n}", on="opponent's field") for n in range(3)]
    game.play(game.spell("Cull", text="Select up to 2 enemy followers on the field and destroy them. Draw a card."))
    for n in range(there):
        game.choose(found[n])
    if there < 2:
        game.choose("done")
    assert [one.zone for one in found] == ["cemetery"] * there + ["field"] * (3 - there) and len(game.you.hand) == 1


# -- a condition that is asked again
@pytest.mark.parametrize("kept", [True, False])
def test_a_condition_that_still_holds_and_one_that_was_lost(fftcg: Any, kept: bool) -> None:
    """11.8.13"""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    game.backup("Watch", text="When a Forward enters your field, if you control 2 or more Forwards, draw 1 card.")
    one = game.forward("One")
    two = game.forward("Two", cost=0, zone="your hand")
    bolt = game.summon("Bolt", cost=0, text="Choose 1 Forward. Break it.", on="opponent's hand")
    game.play(two)
    while game.asked == "priority" and game.decides == "you" and game.table.stacked:
        game.choose("done")
    if not kept:
        game.play(bolt, one)
    while game.table.stacked and game.asked:
        game.choose("done")
    assert len(game.you.hand) == (1 if kept else 0)


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(0, 9, 0), (1, 0, 1), (2, 9, 1)])
def test_drawing(sve: Any, mine: int, theirs: int, gained: int) -> None:
    """5.9.1: who has no card left can't draw one, whatever the other player has."""
    game = sve.game(your_deck=mine, opponent_deck=theirs)
    game.play(game.spell("Trade", text="You may draw a card. If you do, give your leader [defense]+1."))
    if "yes" in game.options():
        game.choose("yes")
    game.until_quiet()
    assert game.you.leader_defense == 20 + gained and len(game.you.hand) == gained


@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize("deed", [
    "look at the top card of your deck", "reveal the top card of your deck", "look at up to 2 of the top cards of your deck",
    "put the top card of your deck into your cemetery", "banish the top card of your deck",
])  # fmt: skip
def test_what_is_done_with_the_top_of_the_deck(sve: Any, deed: str, cards: int) -> None:
    """10.4.7: with the last card it is done, without a card it is not."""
    game = sve.game(your_deck=cards)
    game.play(game.spell("Deed", text=f"You may {deed}. If you do, give your leader [defense]+1."))
    while game.asked == "whether":
        game.choose("yes" if "yes" in game.options() else "no")
    assert game.you.leader_defense == (21 if cards else 20)


@pytest.mark.parametrize(("looked", "gained"), [(0, 0), (1, 1), (2, 1)])
def test_looking_at_up_to_two_and_stopping(sve: Any, looked: int, gained: int) -> None:
    game = sve.game(your_deck=5)
    game.play(game.spell("Deed", text="Look at up to 2 of the top cards of your deck. If you do, give your leader [defense]+1."))
    for n in range(2):
        if n <= looked:
            game.choose("yes" if n < looked else "no")
    assert game.asked == "main phase" and game.you.leader_defense == 20 + gained


@pytest.mark.parametrize(("room", "gained"), [(0, 0), (1, 1), (2, 1)])
def test_tokens_that_find_room(sve: Any, room: int, gained: int) -> None:
    """4.4.4.2: what finds no room on the field was not put there."""
    game = sve.game()
    for n in range(5 - room):
        game.follower(f"Knight {n}")
    game.play(game.spell("Call", text="You may put 2 Fairy tokens onto your field. If you do, give your leader [defense]+1."))
    while game.asked == "whether":
        game.choose("yes" if "yes" in game.options() else "no")
    if game.asked == "which fit":
        game.choose(game.options()[0])
    assert len(game.all("Fairy")) == room
    assert game.you.leader_defense == 20 + gained
