"""Super-Evolution and crests, which came after the rulebook: what the cards' own words say of them."""

from __future__ import annotations

import pytest

EVOLVE = "[evolve] [cost01]: Evolve this follower."
ON_SUPER = "On Super-Evolve - Give your leader [defense]+2."


def squire(sve, **given):
    game = sve.game(your_play_points=5, your_super_evolution_points=1, **given)
    card = game.follower("Squire", attack=1, defense=1, text=EVOLVE)
    game.evolved("Squire", attack=3, defense=4, text=ON_SUPER)
    return game, card


def test_a_point_makes_the_follower_stronger_and_triggers_the_ability(sve):
    game, card = squire(sve)
    game.use(card, None, "yes")
    game.until_quiet()
    assert card.evolved and (card.attack, card.defense) == (4, 5)
    assert game.you.super_evolution_points == 0 and game.you.defense == 22


def test_the_point_is_the_player_s_choice(sve):
    game, card = squire(sve)
    game.use(card, None, "no")
    game.until_quiet()
    assert card.evolved and (card.attack, card.defense) == (3, 4)
    assert game.you.super_evolution_points == 1 and game.you.defense == 20


@pytest.mark.parametrize(("turn", "asked"), [(11, False), (13, True)])  # the sixth and the seventh turn of who goes first
def test_not_before_the_seventh_turn_of_who_goes_first(sve, turn, asked):
    game, card = squire(sve, turn=turn)
    if asked:
        game.use(card, None, "yes")
    else:
        game.use(card)
    game.until_quiet()
    assert card.evolved and (game.you.super_evolution_points == 0) == asked


def test_having_no_point_can_be_asked_for(sve):
    game = sve.game(your_super_evolution_points=0)
    text = "[fanfare] If you don't have a Super Evolution Point, give your leader [defense]+1."
    game.play(game.follower("Late", text=text, on="your hand"))
    game.until_quiet()
    assert game.you.defense == 21


def test_a_crest_works_in_the_ex_area_and_is_counted_there(sve):
    game = sve.game()
    text = "[act] [cost00]: Draw a card. Activate only once per turn."
    crest = game.card("Crest: Lamp", type="Crest / Token", text=text, on="your EX area")
    counted = "[fanfare] If there is at least 1 crest in your EX area, give your leader [defense]+1."
    counter = game.follower("Counter", text=counted, on="your hand")
    assert game.why_not("play", crest)
    before = len(game.you.hand)
    game.use(crest)
    game.until_quiet()
    assert len(game.you.hand) == before + 1
    game.play(counter)
    game.until_quiet()
    assert game.you.defense == 21
