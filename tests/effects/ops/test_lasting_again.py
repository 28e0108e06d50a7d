"""An effect that is made once more is one with the first, where nobody could tell: loops leave no heap of effects behind."""

from __future__ import annotations

from typing import Any

from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.effects_in_force import expected_between
from tests.games.fftcg.acting import resolve
from tests.games.fow.acting import resolve as fow_resolve

UNTIL = "until the end of the turn"
STRONGER = f"《0》: Choose 1 Forward. It gains +1000 power {UNTIL}."
FIVE = "《0》: Choose 1 Forward. Its power becomes 5000 until the end of the turn."
SEVEN = "《0》: Choose 1 Forward. Its power becomes 7000 until the end of the turn."
BRAVE = f"《0》: Choose 1 Forward. It gains Brave {UNTIL}."
HASTY = f"《0》: Choose 1 Forward. It gains Haste {UNTIL}."


def use(game: Any, *cards: Any) -> None:
    for card in cards:
        game.use(card)
        resolve(game)


def test_what_is_added_twice_is_one_effect_with_both_amounts(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    fly = game.monster("Fly", text=STRONGER)
    use(game, fly, fly, fly)
    assert knight.power == 4000 and len(game.table.effects) == 1
    this_turn = game.turn
    while game.turn == this_turn:
        game.choose("done")
    assert knight.power == 1000 and len(game.table.effects) == 0


def test_what_is_set_twice_to_the_same_is_one_effect(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    fly = game.monster("Fly", text=FIVE)
    use(game, fly, fly)
    assert knight.power == 5000 and len(game.table.effects) == 1


def test_what_is_set_otherwise_in_between_keeps_them_apart(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    five = game.monster("Five", text=FIVE)
    seven = game.monster("Seven", text=SEVEN)
    use(game, five, seven)
    assert knight.power == 7000
    use(game, five)
    assert knight.power == 5000 and len(game.table.effects) == 3


def test_keywords_given_in_turns_are_one_effect_each(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    brave = game.monster("Bold", text=BRAVE)
    hasty = game.monster("Swift", text=HASTY)
    use(game, brave, hasty, brave, hasty)
    assert set(knight.keywords) == {"brave", "haste"} and len(game.table.effects) == 2


def test_effects_on_different_cards_stay_apart(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    first = game.forward("First", power=1000)
    second = game.forward("Second", power=1000)
    fly = game.monster("Fly", text=STRONGER)
    for target in (first, second, first):
        game.use(fly)
        game.choose(target)
        resolve(game)
    assert (first.power, second.power, len(game.table.effects)) == (3000, 2000, 2)


def test_a_passive_ability_that_came_in_between_keeps_them_apart(fftcg: Any) -> None:
    game = fftcg.game(your_hand=3)
    game.forward("Knight", power=1000)
    fly = game.monster("Fly", text=FIVE)
    chief = game.backup("Chief", text="The Forwards you control gain +1000 power.", on="your hand", cost=0)
    use(game, fly)
    game.play(chief)
    resolve(game)
    use(game, fly)
    assert len(game.table.effects) == 2


SHAPE = "[Quickcast]\nTarget resonator becomes [500/500] until end of turn."
BOOST = "{0}: Target resonator gains [+200/+200] until end of turn."


def test_an_effect_is_as_old_as_the_resolution_of_what_makes_it(fftcg: Any) -> None:
    """11.12.4.9: what was used later lies above, resolves earlier, and is the older one; and it is one with its like below."""
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    five = game.monster("Five", text=FIVE)
    seven = game.monster("Seven", text=SEVEN)
    use(game, seven)
    game.use(five)
    game.use(seven)
    resolve(game)
    assert knight.power == 5000, "7000, then 7000 again, then 5000"
    assert len(game.table.effects) == 2
    game.shows("11.12.4.9")


def test_where_an_effect_is_as_old_as_its_making_what_resolves_last_is_the_newest(fow: Any) -> None:
    """909.3b: when the effect is made counts, not when its card was played."""
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    well = game.stone("Well", text=BOOST)
    shape = game.chant("Shape", cost="", text=SHAPE, on="your hand")
    game.use(well)
    fow_resolve(game)
    assert knight.atk == 500
    game.play(shape)
    game.use(well)
    fow_resolve(game)
    assert knight.atk == 500, "first 300 + 200 + 200, then 500"
    game.shows("909.3b")


def test_what_a_card_that_came_in_between_may_say_later_keeps_them_apart(fow: Any) -> None:
    """A passive ability is as old as its card's stay (909.3b), even one on the side that is not up yet."""
    game = fow.game(your_life=4000)
    knight = game.resonator("Knight", atk=300, defense=300)
    well = game.stone("Well", text=BOOST)
    future = {"name": "Tomorrow", "cost": "", "text": "Resonators you control's ATK is equal to your life."}
    clock = game.resonator("Yesterday", cost="", text="[Shift] {0}", on="your hand", back=future)
    game.use(well)
    fow_resolve(game)
    game.play(clock)
    fow_resolve(game)
    game.use(well)
    game.choose(knight)
    fow_resolve(game)
    assert knight.atk == 700
    game.use(clock)
    fow_resolve(game)
    assert clock.side == "Tomorrow"
    assert knight.atk == 4000 + 200, "first 300 + 200, then 4000, then 4000 + 200"
    game.shows("909.3b")


def test_what_is_still_being_carried_out_keeps_them_apart(sve: Any) -> None:
    """A spell that plays another one is older than that one (10.9.1.6), though it changes the attack only afterwards."""
    game = sve.game(your_play_points=5)
    knight = game.follower("Knight", attack=2)
    boost = game.spell("Boost", cost=0, text="Give each follower on your field [attack]+3.", on="your hand")
    text = "Select a spell in your cemetery and play it for 0 play points. Change each follower on your field's attack to 1."
    outer = game.spell("Outer", cost=0, text=text, on="your hand")
    game.play(boost)
    assert knight.attack == 5 and boost.zone == "cemetery"
    game.play(outer)
    assert knight.attack == 1 + 3, "first 2 + 3, then 1, then 1 + 3"
    game.shows("10.9.1.6.2")


def test_an_ability_that_waits_may_be_expected_between_two_moments(bss: Any) -> None:
    game = bss.game()
    well = game.nexus("Well", text="[LV1] [Main] Draw one card.")
    t, ability = game.table, well.card.form.look.abilities[0]
    given = Context(well.card.ref(), 0, ability)
    given.stamp = 5
    t.pending = [Pending(0, well.card.ref(), ability, None, given)]
    assert expected_between(t, 4, 6)
    assert not expected_between(t, 5, 6) and not expected_between(t, 4, 5)
    t.pending = []
    assert not expected_between(t, 4, 6)
