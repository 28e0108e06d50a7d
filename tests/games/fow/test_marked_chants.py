"""Texts that a card has as long as something is so, printed on chants: effects, options, other costs, keywords; and
[Force Resonance], which came after the rulebook, as its reminder tells it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import play, resolve, stones
from tests.games.fow.compiling import effects, read

BOLT = "Your opponent loses 100 life."


@pytest.mark.parametrize(("cards", "life"), [(0, 3600), (1, 3900)])
def test_a_part_of_a_chant_is_there_without_cards_in_the_hand(fow: Any, cards: int, life: int) -> None:
    game = fow.game(your_hand=cards)
    play(game, game.chant("Bolt", text=f"{BOLT}\n[Null] - Your opponent loses 300 life.", cost="0"))
    assert game.opponent.life == life


@pytest.mark.parametrize(("cards", "life"), [(0, 3700), (1, 3900)])
def test_what_it_does_instead(fow: Any, cards: int, life: int) -> None:
    game = fow.game(your_hand=cards)
    play(game, game.chant("Bolt", text=f"{BOLT}\n[Null] - Your opponent loses 300 life instead.", cost="0"))
    assert game.opponent.life == life


@pytest.mark.parametrize("magic_stones", [1, 2])
def test_another_cost_under_a_seal(fow: Any, magic_stones: int) -> None:
    game = fow.game()
    stones(game, magic_stones)
    bolt = game.chant("Bolt", text=f"{BOLT}\n[Seal] (2) - You may play this card without paying its cost.", cost="{9}")
    assert game.can("play", bolt) == (magic_stones == 2)


def commanded(fow: Any, name: str = "Dawn", on: str = "your ruler area") -> Any:
    game = fow.game()
    game.ruler("Marshal", text=f"[Force Command] <{name}>", on=on)
    return game


@pytest.mark.parametrize(("name", "on", "life"), [
    ("Dawn", "your ruler area", 3700), ("Dusk", "your ruler area", 3900), ("Dawn", "opponent's ruler area", 3900),
])  # fmt: skip
def test_force_resonance_wants_ones_own_command_of_its_name(fow: Any, name: str, on: str, life: int) -> None:
    game = commanded(fow, name, on)
    play(game, game.chant("Bolt", text=f"{BOLT}\n[Force Resonance] <Dawn>\nYour opponent loses 200 life.", cost="0"))
    assert game.opponent.life == life


def test_force_resonance_gives_a_card_keywords_where_it_is(fow: Any) -> None:
    game = commanded(fow)
    bolt = game.chant("Bolt", text=f"{BOLT}\n[Force Resonance] <Dawn>\n[Quickcast]", cost="0")
    first = game.chant("First", text="[Quickcast]\nYou gain 100 life.", cost="0")
    game.play(first)
    assert game.can("play", bolt)
    resolve(game)


@pytest.mark.parametrize("name", ["Dawn", "Dusk"])
def test_its_options_are_chosen_as_the_card_is_played(fow: Any, name: str) -> None:
    game = commanded(fow, name)
    text = f"{BOLT}\n[Force Resonance] <Dawn>\nChoose one;\n- You gain 500 life.\n- You lose 500 life."
    bolt = game.chant("Bolt", text=text, cost="0")
    game.chant("Answer", text="[Quickcast]\nYou gain 100 life.", cost="0", zone="opponent's hand")
    game.play(bolt, *((1,) if name == "Dawn" else ()))
    assert game.asked == "priority"
    resolve(game)
    assert (game.you.life, game.opponent.life) == (4500 if name == "Dawn" else 4000, 3900)


def test_how_far_a_resonance_goes_in_a_longer_text_is_not_guessed() -> None:
    assert read("[Force Resonance] <Dawn>", chant=True).failure is not None


def test_what_a_mark_changes_is_one_effect_with_it() -> None:
    _, either = effects(f"You draw a card. {BOLT} [Null] - Your opponent loses 300 life instead.")
    assert either.kind == "If" and either.node("condition").text("name") == "null"


@pytest.mark.parametrize(("magic_stones", "life"), [(1, 3700), (2, 3300)])
def test_what_a_chant_is_holds_while_it_is_carried_out(fow: Any, magic_stones: int, life: int) -> None:
    game = fow.game()
    stones(game, magic_stones)
    more = "[Seal] (2) - If this card would deal damage, it deals that much +400 instead."
    play(game, game.chant("Bolt", text=f"This card deals 300 damage to your opponent.\n{more}", cost="0"))
    assert game.opponent.life == life
