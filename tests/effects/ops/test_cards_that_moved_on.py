"""What a text says of cards that it has moved already, and abilities whose card is not on the field."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(("name", "drawn"), [("Pawn", 1), ("Crow", 0)])
def test_discarded_cards_are_counted_by_what_they_were(sve, name, drawn):
    game = sve.game()
    text = "[fanfare] Discard a card: Give your leader [defense]+1. If you discarded a Chess card, draw a card."
    host = game.follower("Host", text=text, on="your hand", cost=1)
    game.follower("Pawn", traits="Chess", on="your hand")
    game.follower("Crow", on="your hand")
    game.play(host, "yes", next(card for card in game.you.hand if card.name == name))
    assert game.you.leader_defense == 21
    assert len(game.you.hand) == 1 + drawn


def test_what_was_summoned_this_way_is_found_on_the_field(sve):
    game = sve.game()
    text = (
        "[fanfare] Look at the top 2 cards of your deck. You may summon a Chess follower from among them. "
        "Put the rest on the bottom of your deck in any order. Destroy each follower summoned this way."
    )
    host = game.follower("Host", text=text, on="your hand", cost=1)
    pawn = game.follower("Pawn", traits="Chess", on="your deck")
    other = game.follower("Other", traits="Chess")
    game.play(host, "yes", pawn)
    assert (pawn.zone, other.zone) == ("cemetery", "field")


def test_an_ability_that_summons_its_card_from_the_cemetery_works_there(sve):
    game = sve.game()
    ghost = game.follower("Ghost Light", text="[act] [cost02]: Summon this card from your cemetery.", on="your cemetery")
    standing = game.follower("Lantern", text="[act] [cost02]: Summon this card from your cemetery.")
    assert not game.can("use", standing)
    game.use(ghost)
    assert ghost.zone == "field" and game.you.play_points == 8


def test_this_card_is_found_after_its_own_cost_moved_it(sve):
    game = sve.game()
    text = "[act] [cost01], discard this card: Give your leader [defense]+1. Put this card on the bottom of your deck."
    clerk = game.follower("Clerk", text=text, on="your hand")
    game.use(clerk)
    assert clerk.zone == "deck" and game.you.leader_defense == 21


def test_this_and_others_paid_together_lie_in_the_same_zone(sve):
    game = sve.game()
    text = "[act] [cost00], banish this and another card named Coin from your EX area: Draw a card."
    coins = [game.card("Coin", type="Spell", text=text, on="your EX area") for _ in range(2)]
    game.use(coins[0])
    assert [coin.zone for coin in coins] == ["banished zone", "banished zone"] and len(game.you.hand) == 1


@pytest.mark.parametrize("cost", ["discard this card and a Beast card", "discard this card, discard a Beast card"])
def test_this_card_does_not_pay_for_the_other_card_as_well(sve, cost):
    """It is a Beast itself; with no other Beast in hand there is nothing to pay with."""
    game = sve.game()
    text = f"[act] [cost01], {cost}: Draw 3 cards."
    cub = game.follower("Cub", traits="Beast", text=text, on="your hand")
    game.follower("Knight", on="your hand")
    assert game.why_not("use", cub).clause == "10.6.2.5.4"
    game = sve.game()
    cub = game.follower("Cub", traits="Beast", text=text, on="your hand")
    wolf = game.follower("Wolf", traits="Beast", on="your hand")
    bear = game.follower("Bear", traits="Beast", on="your hand")
    game.use(cub)
    assert set(game.options()) == {wolf, bear}
    game.choose(bear)
    assert cub.zone == bear.zone == "cemetery" and wolf.zone == "hand" and len(game.you.hand) == 4


@pytest.mark.parametrize(("maximum", "quick"), [(7, True), (6, False)])
def test_quick_can_be_had_while_a_condition_holds(sve, maximum, quick):
    game = sve.game(active="opponent", your_play_points=6, your_max_play_points=maximum)
    text = "While Overflow is active for you, this card has [quick].\n----------\nDraw a card."
    tide = game.spell("Tide", text=text, on="your hand")
    game.end_main_phase()
    assert game.can("play", tide) is quick


@pytest.mark.parametrize("x", [0, 2])
def test_a_cost_of_x_cards_is_chosen_on_playing(sve, x):
    game = sve.game()
    text = "[fanfare] Banish X cards named Coin from your cemetery: Draw X cards."
    host = game.follower("Host", text=text, on="your hand", cost=1)
    for _ in range(2):
        game.follower("Coin", on="your cemetery")
    game.play(host, x, "yes")
    game.until_quiet()
    assert len(game.you.hand) == x == len(game.you.banished_zone)
    game.shows("10.6.2.2.3")
