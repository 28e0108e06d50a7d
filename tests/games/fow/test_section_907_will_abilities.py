"""907: will abilities, and will that is produced, kept and spent."""

from __future__ import annotations

from tests.games.fow.acting import end_turn, play, ready, resolve, stones


# -- 907
def test_will_abilities_resolve_at_once(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    ready(game)
    game.use(stone)
    assert game.you.will == ["fire"] and not game.table.stacked and game.decides == "you"
    game.shows("907.1", "907.2", "907.3", "907.4", "1013.2")


def test_will_abilities_may_be_played_while_paying(fow):
    game = fow.game()
    (red,) = stones(game, 1, "R")
    (blue,) = stones(game, 1, "U")
    (green,) = stones(game, 1, "G")
    chant = game.chant("Chant", cost="{R}{1}", text="You gain 100 life.")
    game.play(chant)
    assert game.asked == "will ability"
    game.table.apply(next(i for i, code in enumerate(game.table.decision().options) if code & 16383 == blue.id))
    resolve(game)
    assert red.rested and blue.rested and green.recovered
    game.shows("907.2", "1003.5", "1003.1")


def test_which_will_pays_for_the_free_cost_is_chosen(fow):
    game = fow.game()
    (red,) = stones(game, 1, "R")
    (blue,) = stones(game, 1, "U")
    chant = game.chant("Chant", cost="{1}", text="You gain 100 life.")
    game.use(red)
    game.use(blue)
    game.play(chant, "water")
    resolve(game)
    assert game.you.will == ["fire"]
    game.shows("1003.1", "203.4")


def test_moon_will_is_no_attribute_and_pays_moon_costs(fow):
    game = fow.game()
    stones(game, 2, "M")
    (red,) = stones(game, 1, "R")
    lunar = game.chant("Lunar", cost="{M}", text="You gain 100 life.")
    fire = game.chant("Fire", cost="{R}{R}", text="You gain 100 life.")
    assert game.why_not("play", fire).clause == "903.2g"
    play(game, lunar)
    assert red.recovered and game.you.life == 4100
    game.shows("1003.2", "1003.6", "907.6", "907.6a", "907.6b")


def test_will_is_kept_until_it_is_used_or_the_turn_ends(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    game.use(stone)
    end_turn(game)
    assert game.you.will == []
    game.shows("907.4", "505.5c")


def test_a_stone_of_two_kinds_produces_either(fow):
    game = fow.game()
    dual = game.stone("Old Moon", text="{Rest}: Produce {R} or {U}.")
    game.use(dual, None, 2)
    assert game.you.will == ["water"]
    game.shows("907.4")


def test_what_is_paid_with_a_choice_of_kinds_is_never_a_dead_end(fow):
    game = fow.game()
    game.stone("Twin", text="{Rest}: Produce {R} or {U}.")
    game.stone("Twin", text="{Rest}: Produce {R} or {U}.")
    both = game.chant("Both", cost="{R}{U}", text="You gain 100 life.")
    game.play(both)
    while game.asked in ("will ability", "produce"):
        game.table.apply(0)
    resolve(game)
    assert game.you.life == 4100
    game.shows("1003.1")
