"""907: will abilities, and will that is produced, kept and spent."""

from __future__ import annotations

from tests.games.fow.acting import declare, end_turn, play, ready, resolve, set_card, stones


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


# -- 1003.4: a will ability that takes the rest of the will away, in the middle of a payment
GREEDY = "{Rest}: Produce {R}. Destroy all other magic stones you control."


def pay_greedily(fow):
    """A table with three stones, of which one destroys the others as it produces; and how a payment is begun with that one."""
    game = fow.game()
    greedy = game.stone("Greedy", text=GREEDY)
    return game, greedy, stones(game, 2)


def begin_with_greedy(game):
    assert game.asked == "will ability"
    game.table.apply(next(i for i, said in enumerate(game.options()) if "Greedy" in str(said)))
    while game.asked == "order":
        game.table.apply(0)


def test_a_card_whose_cost_can_not_be_paid_after_all_was_never_played(fow):
    game, greedy, others = pay_greedily(fow)
    big = game.resonator("Big", cost="{2}", zone="your hand")
    game.play(big)
    begin_with_greedy(game)
    assert big.zone == "hand" and not greedy.rested and game.you.will == [], "the game is where it was before"
    assert [stone.zone for stone in others] == ["field", "field"]
    game.shows("1003.4")


def test_a_card_is_not_set_for_a_part_of_the_will(fow):
    game, _, others = pay_greedily(fow)
    card = game.resonator("Ambush", zone="your hand")
    set_card(game, card)
    begin_with_greedy(game)
    assert card.zone == "hand" and game.you.will == ["fire"] and others[0].zone == "graveyard"
    game.shows("706.1", "1003.4")


def test_a_will_ability_produces_nothing_for_a_part_of_its_will(fow):
    game, greedy, others = pay_greedily(fow)
    mill = game.resonator("Mill", text="{2}, {Rest}: Produce {G}{G}{G}.")
    game.use(mill)
    begin_with_greedy(game)
    assert game.you.will == [] and not mill.rested and not greedy.rested and others[0].zone == "field"
    game.shows("1003.4")


def test_an_attack_that_is_not_paid_for_is_taken_back(fow):
    game, greedy, others = pay_greedily(fow)
    knight = game.resonator("Knight", text="This card cannot attack unless you pay {2}.")
    declare(game, knight, "opponent")
    begin_with_greedy(game)
    assert game.asked == "attack" and not knight.rested and not greedy.rested
    assert [stone.zone for stone in others] == ["field", "field"]
    game.shows("803.5", "1003.4")
