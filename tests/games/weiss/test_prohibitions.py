"""1.3.4: each thing that a text can forbid or allow, on a table where it would be possible otherwise (or not without)."""

from __future__ import annotations

from typing import Any

import pytest

PLAIN = "【CONT】 This card gets +0 power."


def attack_kinds(weiss: Any, text: str, facing: str | None) -> list[Any]:
    """How a card with this text can attack, facing a card with another text, or nobody."""
    game = weiss.game(start="attack")
    card = game.character("Card", text=text, power=1000)
    game.character("Next")
    if facing is not None:
        game.character("Facing", text=facing, power=1000, on="opponent's stage")
    if not game.can("attack", card):
        return []
    game.attack(card)
    return [kind for kind in ("frontal", "side") if kind in game.options()] or ["one kind only"]


ATTACKS = [
    ("", "", ["frontal", "side"]),
    ("This card cannot attack.", "", []),
    ("This card cannot side attack.", "", ["one kind only"]),
    ("This card cannot frontal attack.", "", ["one kind only"]),
    ("This card cannot side attack.\nThis card cannot frontal attack.", "", []),
    ("", "This card cannot be frontal attacked.", ["one kind only"]),
    ("This card cannot direct attack.", "", ["frontal", "side"]),
    ("This card cannot direct attack.", None, []),
    ("This card cannot side attack.\nThis card cannot frontal attack.", None, ["one kind only"]),
]


def lines(text: str) -> str:
    return "\n".join(f"【CONT】 {line}" for line in text.split("\n")) if text else PLAIN


@pytest.mark.parametrize(("text", "facing", "kinds"), ATTACKS)
def test_how_a_card_may_attack(weiss: Any, text: str, facing: str | None, kinds: list[str]) -> None:
    """7.2.1.3, 7.2.1.4, 1.3.4"""
    assert attack_kinds(weiss, lines(text), None if facing is None else lines(facing)) == kinds


@pytest.mark.parametrize("text", ["", "This card cannot become 【REVERSE】."])
def test_who_can_not_be_reversed(weiss: Any, text: str) -> None:
    """7.6.1.2, 1.3.4"""
    game = weiss.game(start="attack")
    card = game.character("Card", power=1000, text=lines(text))
    game.character("Next")
    game.character("Facing", power=2000, on="opponent's stage")
    game.attack(card, "frontal")
    assert card.reversed == (text == "")


@pytest.mark.parametrize("text", ["", "This card cannot move to another position of the stage."])
def test_who_can_not_move(weiss: Any, text: str) -> None:
    """6.5.1.2.4, 1.3.4"""
    game = weiss.game()
    card = game.character("Card", text=lines(text), at="center left")
    move = game.event("Push", text="Choose 1 of your characters, and move it to an open position of your back stage.")
    game.play(move)
    if "back left" in game.options():
        game.choose("back left")
    assert (card.position == "center left") == (text != "")


@pytest.mark.parametrize("text", ["", "This card cannot 【STAND】 during your stand phase."])
def test_who_does_not_stand(weiss: Any, text: str) -> None:
    """6.2.1.2, 1.3.4"""
    game = weiss.game(start="turn")
    card = game.character("Card", text=lines(text), rested=True)
    game.until_quiet()
    assert (card.state == "resting") == (text != "")


@pytest.mark.parametrize(("text", "whose", "chosen"), [
    ("", "opponent", True), ("This card cannot be chosen by your opponent's effects.", "opponent", False),
    ("This card cannot be chosen by your opponent's effects.", "you", True),
])
def test_who_can_not_be_chosen(weiss: Any, text: str, whose: str, chosen: bool) -> None:
    """8.6.3.1, 1.3.4"""
    game = weiss.game(active=whose)
    card = game.character("Card", text=lines(text), on="your stage")
    other = "opponent's" if whose == "opponent" else "your"
    of = "your opponent's characters" if whose == "opponent" else "your characters"
    game.play(game.event("Push", zone=f"{other} hand", text=f"Choose 1 of {of}, and return it to its owner's hand."))
    game.until_quiet()
    assert (card.zone == "hand") == chosen


@pytest.mark.parametrize(("level", "text", "can"), [
    (0, "", False), (1, "", True),
    (1, "This card cannot be played from your hand.", False),
])
def test_what_can_be_played(weiss: Any, level: int, text: str, can: bool) -> None:
    """8.6.2.1.2, 1.3.1, 1.3.4"""
    game = weiss.game(your_level=level)
    card = game.character("Card", level=1, colour="yellow", zone="your hand", text=lines(text))
    game.character("Colour", colour="yellow", zone="your clock")
    assert game.can("play", card) == can


@pytest.mark.parametrize(("text", "damage"), [("", 1), ("This card cannot deal damage to a player.", 0)])
def test_who_deals_no_damage(weiss: Any, text: str, damage: int) -> None:
    """7.5.1.2, 1.3.4"""
    game = weiss.game(start="attack")
    card = game.character("Card", soul=1, text=lines(text))
    game.character("Next")
    game.character("Facing", level=0, on="opponent's stage")
    game.attack(card, "frontal")
    assert len(game.opponent.clock) == damage


@pytest.mark.parametrize("text", ["", "This card's soul does not decrease by side attacking."])
def test_whose_soul_stays(weiss: Any, text: str) -> None:
    """7.2.1.4.2, 1.3.1"""
    game = weiss.game(start="attack")
    card = game.character("Card", soul=3, text=lines(text))
    game.character("Next")
    game.character("Facing", level=2, on="opponent's stage")
    game.attack(card, "side")
    assert len(game.opponent.clock) == (1 if text == "" else 3)
