"""What a judge found who read lines by lot beside their explanations: each reads right now, and does it at a table."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, resolve, through


def test_this_forward_outside_of_quotes_is_the_one_that_was_chosen(fftcg: Any) -> None:
    game = fftcg.game()
    foe = game.forward("Foe", on="opponent's field")
    chill = game.forward("Chill", text="《0》: Choose 1 Forward opponent controls. Freeze this Forward.")
    game.use(chill)
    resolve(game)
    assert (foe.frozen, chill.frozen) == (True, False)


def test_who_selects_as_many_as_possible_selects_no_fewer(fftcg: Any) -> None:
    game = fftcg.game()
    mine = [game.forward("Mine", on="your field"), game.forward("Ours", on="your field")]
    theirs = [game.forward(name, on="opponent's field") for name in ("One", "Two")]
    text = "《0》: Each player selects up to 2 active Forwards they control (select as many as possible). Dull them."
    storm = game.backup("Storm", text=text)
    game.use(storm)
    resolve(game)
    for _ in range(8):
        if game.asked == "priority":
            break
        assert "done" not in game.options()
        game.choose(game.options()[0])
    assert all(card.dull for card in (*mine, *theirs))


def test_what_all_players_pay_more_for_each_of_them_does(fftcg: Any) -> None:
    text = "The cost required for all players to cast cards other than a Backup is increased by 1."
    for side in ("your field", "opponent's field"):
        game = fftcg.game()
        game.backup("Tax", text=text, on=side)
        mine = game.forward("Mine", cost=2, on="your hand")
        lamps = [game.backup(f"Lamp {n}", generic=True) for n in range(3)]
        game.play(mine)
        while game.asked == "pay CP":
            game.choose("pay so")
        assert mine.zone == "field" and sum(lamp.dull for lamp in lamps) == 3


def test_a_condition_after_the_trigger_is_that_of_the_whole_ability_even_of_one_that_was_given(fftcg: Any) -> None:
    given = "When Bell attacks, if you control 5 or more Backups, draw 1 card. Bell gains +2000 power until the end of the turn."
    game = fftcg.game()
    bell = game.forward("Bell", power=5000, text=f'Bell gains "{given}"')
    attack_with(game, bell)
    through(game)
    assert bell.power == 5000
