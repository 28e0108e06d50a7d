"""Keywords and wordings that came after the rulebook: they do what their reminders say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import attack, next_main, play, resolve, stones
from tests.games.fow.compiling import ability, effects, read


def test_bane_destroys_what_it_damages(fow: Any) -> None:
    game = fow.game()
    snake = game.resonator("Snake", atk=200, defense=900, text="[Bane]")
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=900)
    attack(game, snake, "opponent", wall)
    resolve(game)
    assert wall.zone == "graveyard" and snake.zone == "field"


def test_drain_gives_the_life(fow: Any) -> None:
    game = fow.game()
    attack(game, game.resonator("Leech", atk=200, text="[Drain]"), "opponent")
    resolve(game)
    assert (game.you.life, game.opponent.life) == (4200, 3800)


def test_bane_can_be_given(fow: Any) -> None:
    game = fow.game()
    imp = game.resonator("Imp", atk=200, defense=900)
    wall = game.resonator("Wall", on="opponent's field", atk=100, defense=900)
    gift = game.chant("Gift", text="Target resonator you control gains [Bane] until end of turn.", cost="{0}")
    play(game, gift, imp)
    attack(game, imp, "opponent", wall)
    resolve(game)
    assert wall.zone == "graveyard"


def test_a_card_with_mastery_is_played_by_resting_the_master(fow: Any) -> None:
    game = fow.game()
    master = game.resonator("Old Bell", atk=200, defense=900)
    bolt = game.chant("Bolt", text='Your opponent loses 500 life.\n[Mastery] "Old Bell"', cost="{R}{R}{R}")
    play(game, bolt)
    assert master.rested and game.opponent.life == 3500


@pytest.mark.parametrize(("magic_stones", "atk"), [(1, 500), (2, 800), (3, 800)])
def test_a_sealed_text_wants_magic_stones(fow: Any, magic_stones: int, atk: int) -> None:
    game = fow.game()
    golem = game.resonator("Golem", atk=500, defense=500, text="[Seal] (2) - This card gains [+300/+300].")
    stones(game, magic_stones)
    assert golem.atk == atk


def test_each_players_turn_is_that_players(fow: Any) -> None:
    game = fow.game()
    game.resonator("Tax", text="At the beginning of each player's main phase ⇒ That player loses 400 life.")
    next_main(game)
    resolve(game)
    assert game.opponent.life == 3600 and game.you.life == 4000


BOLT = "Your opponent loses 500 life.\nPlay this card only if you control a resonator."


def test_play_this_card_only_if(fow: Any) -> None:
    game = fow.game()
    bolt = game.chant("Bolt", text=BOLT, cost="{0}")
    assert game.why_not("play", bolt).clause == "104.4"
    game = fow.game()
    bolt = game.chant("Bolt", text=BOLT, cost="{0}")
    game.resonator("Imp")
    play(game, bolt)
    assert game.opponent.life == 3500


def test_options_below_one_another_are_those_of_one_choice() -> None:
    [one] = effects("Choose one; - Draw a card. - You gain 500 life. - Your opponent loses 300 life.")
    assert (one.kind, len(one.many("options"))) == ("Modal", 3)


def test_foresee_is_what_its_reminder_says() -> None:
    look, some, rest = effects("Foresee 3.")
    assert (look.kind, some.node("what").node("count").kind, rest.node("what").text("part")) == ("Look", "AnyNumber", "rest")
    assert [step.many("to")[0].text("at") for step in (some, rest)] == ["top", "bottom"]


def test_a_number_in_parentheses_belongs_to_its_keyword() -> None:
    assert ability("[Seal] (7) - This card gains [+100/+100].").number("n") == 7
    assert read("[Seal] - This card gains [+100/+100].").failure is not None


def test_a_token_may_have_keywords() -> None:
    [mint] = effects('Put two [300/300] fire Beast resonator tokens with [Swiftness] and "{0}: You gain 100 life." into the field.')
    assert [found.kind for found in mint.many("abilities")] == ["Keyword", "Activated"]


def test_neither_of_two_things() -> None:
    [select, _] = effects("Return target non-magic stone, non-J-ruler entity to its owner's hand.")
    assert [test.kind for test in select.node("filter").many("tests")] == ["NotTest", "NotTest", "Type"]


def test_under_whose_control_a_card_enters() -> None:
    entered = ability("Whenever a Doll enters the field under your control ⇒ Draw a card.")
    assert entered == ability("Whenever a Doll enters your field ⇒ Draw a card.")


def test_of_two_mythic_entities_of_one_name_one_is_kept(fow: Any) -> None:
    game = fow.game()
    old = game.resonator("Relic", text="[Mythic]")
    game.resonator("Other", text="[Mythic]")
    new = game.resonator("Relic", text="[Mythic]", on="your hand", cost="{0}")
    play(game, new)
    resolve(game)
    while game.asked != "choose a card":
        game.choose(game.options()[0])
    game.choose(old)
    resolve(game)
    assert (old.zone, new.zone) == ("graveyard", "field")


def test_what_the_opponent_puts_comes_into_the_opponent_s_field(fow: Any) -> None:
    game = fow.game()
    stone = game.stone("Pebble", on="top of opponent's magic stone deck")
    gift = game.chant("Gift", text="Your opponent puts the top card of their magic stone deck into the field rested.", cost="{0}")
    play(game, gift)
    resolve(game)
    assert stone.zone == "field" and stone.rested and stone.controller == "opponent"


def test_an_arrow_after_another_sentence_waits(fow: Any) -> None:
    text = "Target resonator you control gains [+1000/0] until end of turn. At the next end of turn >>> Destroy it."
    (given, later) = effects(text)[-2:]
    assert given.kind == "Modify" and later.kind == "Delayed"


def test_a_parenthesis_that_is_never_closed_hides_no_ability() -> None:
    line = read("[Flying] (This card cannot be blocked by resonators without it. Draw a card.")
    assert line.failure is not None and "never closed" in line.failure.before
