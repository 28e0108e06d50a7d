"""1-3-3: each thing that a text can forbid or allow, on a table where it would be possible otherwise (or not without)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import use

DESTROY = "Select a spirit and destroy it."
HAND = "Select a spirit and return it to its owner's hand."
REST = "Select a spirit and exhaust it."
DRAIN = "Select a spirit. Remove a core from it and place it into its owner's reserve."
SOURCES = ("magic", "spirit")


def after(bss: Any, text: str, effect: str, source: str, whose: str) -> Any:
    """A spirit of yours with two cores and this text, after an effect of a magic card or a spirit of either player."""
    game = bss.game(active=whose, your_hand=0, opponent_hand=0)
    card = game.spirit("Card", text=f"[LV1] {text}" if text else "", bp=5000, counters={"core": 2}, on="your field")
    side = "your" if whose == "you" else "opponent's"
    if source == "magic":
        cause = game.magic("Cause", cost=0, text=f"[Main] {effect}", on=f"{side} hand")
    else:
        cause = game.spirit("Cause", text=f"[LV1] [Main] {effect}", on=f"{side} field")
    use(game, cause)
    if card in game.options():
        game.choose(card)
    return card


def found(bss: Any, text: str, effect: str) -> set[str]:
    """By whose effects it happens to the card: "magic you" and so on."""
    out = set()
    for source in SOURCES:
        for whose in ("you", "opponent"):
            card = after(bss, text, effect, source, whose)
            if card.zone != "field" or card.exhausted or card.cores < 2:
                out.add(f"{source} {whose}")
    return out


OWN = {"magic you", "spirit you"}
EVERY = OWN | {"magic opponent", "spirit opponent"}


@pytest.mark.parametrize(("text", "effect", "by"), [
    ("", DESTROY, EVERY), ("", HAND, EVERY), ("", REST, EVERY), ("", DRAIN, EVERY),
    ("This spirit cannot be destroyed by your opponent's destruction effects.", DESTROY, OWN),
    ("This spirit cannot be destroyed by your opponent's destruction effects.", HAND, EVERY),
    ("This spirit cannot be destroyed by destruction effects on your opponent's spirits.", DESTROY, OWN | {"magic opponent"}),
    ("This spirit cannot be destroyed by destruction effects on your opponent's spirits.", HAND, EVERY),
    ("This spirit cannot be returned to your hand or deck by your opponent's effects.", HAND, OWN),
    ("This spirit cannot be returned to your hand or deck by your opponent's effects.", DESTROY, EVERY),
    ("This spirit cannot be exhausted by your opponent's effects.", REST, OWN),
    ("This spirit cannot be exhausted by your opponent's effects.", DRAIN, EVERY),
    ("Your opponent's effects cannot remove cores from your spirits.", DRAIN, OWN),
    ("This spirit cannot be selected by the effects of your opponent's spirits.", REST, OWN | {"magic opponent"}),
    ("This spirit cannot be selected by the effects of your opponent's magic.", REST, OWN | {"spirit opponent"}),
])  # fmt: skip
def test_whose_effects_reach_it(bss: Any, text: str, effect: str, by: set[str]) -> None:
    """8-5-3-1, 10-14-1, 1-3-3"""
    assert found(bss, text, effect) == by


@pytest.mark.parametrize(("text", "attacks", "blocks"), [
    ("", True, True), ("This spirit cannot attack.", False, True), ("This spirit cannot block.", True, False),
    ("This spirit cannot attack or block.", False, False),
])
def test_who_attacks_and_who_blocks(bss: Any, text: str, attacks: bool, blocks: bool) -> None:
    """7-1-1-1, 7-1-3-1, 1-3-3"""
    game = bss.game(start="attack")
    card = game.spirit("Card", text=f"[LV1] {text}" if text else "")
    game.spirit("Next")
    assert game.can("attack", card) == attacks
    game = bss.game(start="attack")
    raider = game.spirit("Raider")
    game.spirit("Next")
    card = game.spirit("Card", text=f"[LV1] {text}" if text else "", on="opponent's field")
    game.spirit("Wall", on="opponent's field")
    game.attack(raider)
    assert (card in game.options()) == blocks


@pytest.mark.parametrize(("text", "blockers"), [
    ("", {"Three", "Four"}), ("This spirit cannot be blocked.", set()),
    ("This spirit cannot be blocked by your opponent's spirits that cost 3 or fewer.", {"Four"}),
    ("This spirit cannot be blocked by your opponent's spirits that cost 4 or more.", {"Three"}),
])
def test_who_can_block_it(bss: Any, text: str, blockers: set[str]) -> None:
    """7-1-3-1, 1-3-3: cost 3 is the one limit, cost 4 the other."""
    game = bss.game(start="attack")
    raider = game.spirit("Raider", text=f"[LV1] {text}" if text else "")
    game.spirit("Next")
    found = [game.spirit("Three", cost=3, on="opponent's field"), game.spirit("Four", cost=4, on="opponent's field")]
    game.attack(raider)
    assert {card.name for card in found if game.asked == "block" and card in game.options()} == blockers


@pytest.mark.parametrize(("text", "zone"), [("", "trash"), ("This spirit cannot be destroyed in battle.", "field")])
def test_who_is_not_destroyed_in_battle(bss: Any, text: str, zone: str) -> None:
    """7-1-5-2-1, 1-3-3"""
    game = bss.game(start="attack")
    raider = game.spirit("Raider", bp=1000, text=f"[LV1] {text}" if text else "")
    game.spirit("Next")
    wall = game.spirit("Wall", bp=2000, on="opponent's field")
    game.attack(raider)
    game.choose(wall)
    assert raider.zone == zone and wall.zone == "field"


@pytest.mark.parametrize(("text", "life"), [
    ("", 0), ("Your life cannot be reduced by attacks from your opponent's spirits.", 2),
    ("Your life cannot be reduced to 0 by attacks from your opponent's spirits.", 1),
])
def test_whose_life_is_kept(bss: Any, text: str, life: int) -> None:
    """7-1-5-3-1, 1-3-3: two symbols against two life."""
    game = bss.game(start="attack", opponent_life=2)
    raider = game.spirit("Raider", symbols=("red", "red"))
    game.spirit("Next")
    game.nexus("Gate", text=f"[LV1] {text}" if text else "", on="opponent's field")
    game.attack(raider)
    assert game.opponent.life == life and (game.winner == "you") == (life == 0)


@pytest.mark.parametrize(("text", "drawn"), [
    ("", 1), ('"When Summoned" effects on your opponent\'s spirits are not triggered.', 0),
    ('"When This Spirit Attacks" effects on your opponent\'s spirits are not triggered.', 1),
])
def test_what_does_not_trigger_when_summoned(bss: Any, text: str, drawn: int) -> None:
    """8-3-1, 10-11-1, 1-3-3"""
    game = bss.game(your_hand=0, your_reserve=9)
    game.nexus("Hush", text=f"[LV1] {text}" if text else "", on="opponent's field")
    card = game.spirit("Card", cost=0, text="[LV1] 【When Summoned】 Draw a card.", zone="your hand")
    game.play(card)
    while game.asked in ("pay", "cores for it"):
        game.table.apply(0)
    assert card.zone == "field" and len(game.you.hand) == drawn


@pytest.mark.parametrize(("text", "drawn"), [
    ("", 1), ('"When This Spirit Attacks" effects on your opponent\'s spirits are not triggered.', 0),
    ('"When Summoned" effects on your opponent\'s spirits are not triggered.', 1),
])
def test_what_does_not_trigger_when_attacking(bss: Any, text: str, drawn: int) -> None:
    """8-3-1, 10-13-1, 1-3-3"""
    game = bss.game(start="attack", your_hand=0)
    game.nexus("Hush", text=f"[LV1] {text}" if text else "", on="opponent's field")
    card = game.spirit("Card", text="[LV1] 【When This Spirit Attacks】 Draw a card.")
    game.spirit("Next")
    game.attack(card)
    assert len(game.you.hand) == drawn
