"""Will abilities that cost will (907.2, 1003.5): played in the middle of a payment, and paid for themselves."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import resolve, stones

TO_LIGHT = "{1}, {Rest}: Produce {W}."
DOUBLES = "{1}, {Rest}: Produce {W}{W}."
TO_WATER = "{1}, {Rest}: Produce {U}."


def prayer(game, cost):
    return game.chant("Prayer", cost=cost, text="You gain 500 life.")


@pytest.fixture(params=[0, -1], ids=["first", "last"])
def pay(request):
    """Plays a card or ability; whatever its player is asked while paying, they take the first (or the last) that is offered."""

    def paying(game, play, *what):
        play(*what)
        for _ in range(20):
            if game.asked not in ("will ability", "produce", "pay with"):
                break
            game.table.apply(range(len(game.options()))[request.param])
        resolve(game)

    return paying


def test_will_is_turned_into_other_will_in_the_middle_of_a_payment(fow, pay):
    game = fow.game()
    (stone,) = stones(game, 1)
    prism = game.regalia("Prism", text=TO_LIGHT)
    pay(game, game.play, prayer(game, "{W}"))
    assert stone.rested and prism.rested and game.you.life == 4500
    game.shows("907.2", "907.3", "1003.5")


def test_an_ability_that_produces_more_than_it_takes_makes_the_difference(fow, pay):
    game = fow.game()
    stones(game, 1)
    game.regalia("Well", text=DOUBLES)
    pay(game, game.play, prayer(game, "{W}{1}"))
    assert game.you.life == 4500
    game.shows("1003.5")


def test_it_takes_will_that_is_there_before_it_produces_any(fow):
    game = fow.game()
    game.regalia("Well", text=DOUBLES)
    chant = prayer(game, "{W}")
    assert game.why_not("play", chant).clause == "903.2g", "its own will can't pay for it"
    game.shows("903.2g")


def test_one_after_the_other(fow, pay):
    game = fow.game()
    stones(game, 1)
    prism, pump = game.regalia("Prism", text=TO_LIGHT), game.regalia("Pump", text="{W}, {Rest}: Produce {U}{U}.")
    pay(game, game.play, prayer(game, "{U}{1}"))
    assert prism.rested and pump.rested and game.you.life == 4500
    game.shows("907.2", "1003.5")


def test_what_it_takes_leaves_enough_for_the_rest(fow, pay):
    game = fow.game()
    (red,), (white,) = stones(game, 1), stones(game, 1, "W")
    pump = game.regalia("Pump", text=TO_WATER)
    pay(game, game.play, prayer(game, "{U}{W}"))
    assert red.rested and white.rested and pump.rested and game.you.life == 4500
    game.shows("907.2", "1003.5")


def test_will_in_the_pool_is_left_for_what_needs_it(fow, pay):
    game = fow.game()
    (red,), (white,) = stones(game, 1), stones(game, 1, "W")
    pump, chant = game.regalia("Pump", text=TO_WATER), prayer(game, "{U}{W}")
    for stone in (red, white):
        game.use(stone)
    assert game.you.will == ["fire", "light"]
    pay(game, game.play, chant)
    assert pump.rested and game.you.life == 4500 and game.you.will == []


@pytest.mark.parametrize(("n", "may"), [(2, True), (1, False)])
def test_an_ability_without_limit_is_played_as_often_as_it_takes(fow, pay, n, may):
    game = fow.game()
    stones(game, n, "U")
    game.regalia("Kiln", text="{1}: Produce {R}.")
    chant = prayer(game, "{R}{R}")
    assert game.can("play", chant) == may
    if may:
        pay(game, game.play, chant)
        assert game.you.life == 4500


def test_a_card_is_not_rested_twice_for_one_ability(fow, pay):
    """An ability that rests its card is not paid for by resting the same card."""
    game = fow.game()
    (stone,) = stones(game, 1, "W")
    lamp = game.special_stone("Lamp", text="{Rest}: Produce {W}.\n{W}, {Rest}: You gain 100 life.")
    pay(game, game.use, lamp, "gain")
    assert stone.rested and lamp.rested and game.you.life == 4100
    game.shows("1003.5", "1013.2")


def test_will_that_is_for_cards_only_pays_for_no_ability(fow, pay):
    """Neither while it can still be produced, nor when it lies in the pool already."""
    game = fow.game()
    lamp = game.special_stone("Lamp", text="{Rest}: Produce {R}. Spend this will only to play cards.")
    healer = game.resonator("Healer", text="{R}: You gain 100 life.")
    squire = game.resonator("Squire", zone="your hand", cost="{R}")
    assert game.why_not("use", healer).clause == "903.2g"
    game.use(lamp)
    assert game.why_not("use", healer).clause == "903.2g"
    pay(game, game.play, squire)
    resolve(game)
    assert squire.zone == "field" and game.you.life == 4000
    game.shows("903.2g")


def test_of_two_ways_to_rest_a_card_the_limited_one_counts_where_it_may_be_spent(fow, pay):
    game = fow.game()
    game.special_stone("Two Ways", text="{Rest}: Produce {R}.\n{Rest}: Produce {W}. Spend this will only to play chants.")
    chant, both = prayer(game, "{W}"), game.chant("Both", cost="{W}{R}", text="You gain 100 life.")
    squire = game.resonator("Squire", zone="your hand", cost="{W}")
    assert game.why_not("play", squire).clause == "903.2g", "it is no chant"
    assert game.why_not("play", both).clause == "903.2g", "the card is rested once"
    pay(game, game.play, chant)
    assert game.you.life == 4500
    game.shows("903.2g", "1003.5")
