"""104.4: each thing that a text can forbid or allow, on a table where it would be possible otherwise (or not without)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import PASS, at_main, next_main, pass_until, ready, resolve

TARGETED = "This card cannot be targeted by spells or abilities"


def struck(fow: Any, text: str, effect: str, whose: str) -> Any:
    """A resonator of yours with this text, after a chant of either player, if it could be played."""
    game = fow.game(active=whose)
    card = game.resonator("Card", atk=500, defense=500, text=text, on="your field")
    side = "your" if whose == "you" else "opponent's"
    chant = game.chant("Cause", cost="", text=effect, zone=f"{side} hand")
    if game.can("play", chant):
        game.play(chant)
        resolve(game)
    return card


@pytest.mark.parametrize(("text", "by"), [
    ("", {"you", "opponent"}), (f"{TARGETED}.", set()), (f"{TARGETED} your opponent controls.", {"you"}),
    ("This card cannot be destroyed.", {"you", "opponent"}),
])
def test_whose_chants_target_it(fow: Any, text: str, by: set[str]) -> None:
    """903.2e, 104.4"""
    effect = "Return target resonator to its owner's hand."
    assert {whose for whose in ("you", "opponent") if struck(fow, text, effect, whose).zone == "hand"} == by


@pytest.mark.parametrize(("text", "effect", "zone"), [
    ("", "Destroy target resonator.", "graveyard"), ("This card cannot be destroyed.", "Destroy target resonator.", "field"),
    ("This card cannot be destroyed.", "This card deals 900 damage to target resonator.", "field"),
    ("This card cannot be destroyed.", "Remove target resonator from the game.", "removed from the game"),
    ("This card cannot be banished.", "Destroy target resonator.", "graveyard"),
])
def test_what_takes_it_away(fow: Any, text: str, effect: str, zone: str) -> None:
    """1010.1, 1004.1, 104.4"""
    assert struck(fow, text, effect, "opponent").zone.replace("removed area", "removed from the game") == zone


def test_what_can_not_be_banished_pays_no_such_cost(fow: Any) -> None:
    """1011.1, 104.4"""
    for text, can in (("", True), ("This card cannot be banished.", False)):
        game = fow.game()
        game.resonator("Card", text=text)
        assert game.can("use", game.regalia("Altar", text="Banish a resonator: Draw a card.")) == can


def attackers(game: Any) -> list[Any]:
    game.choose("battle")
    pass_until(game, "attack")
    return list(game.options())


@pytest.mark.parametrize(("text", "attacks"), [("", True), ("This card cannot attack.", False), ("This card cannot block.", True)])
def test_who_attacks(fow: Any, text: str, attacks: bool) -> None:
    """803.1, 104.4"""
    game = fow.game()
    card = game.resonator("Card", text=text)
    game.resonator("Next")
    ready(game)
    assert (card in attackers(game)) == attacks


@pytest.mark.parametrize(("text", "facing", "targets"), [
    ("", "", {"player", "rested"}), ("This card cannot attack players.", "", {"rested"}),
    ("This card cannot attack resonators.", "", {"player"}), ("", "This card cannot be attacked.", {"player"}),
    ("This card can attack recovered J/resonators.", "", {"player", "rested", "recovered"}),
])
def test_what_it_attacks(fow: Any, text: str, facing: str, targets: set[str]) -> None:
    """803.2, 803.3, 104.4, 1103.2"""
    game = fow.game()
    card = game.resonator("Card", atk=900, text=text)
    game.resonator("Next")
    rested = game.resonator("Lying", text=facing, rested=True, on="opponent's field")
    recovered = game.resonator("Standing", text=facing, on="opponent's field")
    ready(game)
    attackers(game)
    game.choose(card)
    if len(targets) > 1:
        named = {"opponent": "player", "Lying": "rested", "Standing": "recovered"}
        assert {named[str(option)] for option in game.options()} == targets
        return
    while card.attacking and not at_main(game):  # the only one is not asked for
        game.choose("done" if game.asked == "block" else PASS)
    assert (game.opponent.life < 4000) == (targets == {"player"})
    assert (rested.zone == "graveyard") == (targets == {"rested"}) and recovered.zone == "field"


@pytest.mark.parametrize(("text", "facing", "blocks"), [
    ("", "", True), ("This card cannot be blocked.", "", False), ("", "This card cannot block.", False),
    ("[Flying]", "", False), ("[Flying]", "This card can block J/resonators with [Flying].", True),
    ("", "This card cannot attack.", True),
])
def test_who_blocks(fow: Any, text: str, facing: str, blocks: bool) -> None:
    """804.1, 804.2, 104.4, 1105.2"""
    game = fow.game()
    card = game.resonator("Card", atk=500, text=text)
    game.resonator("Wall", defense=900, text=facing, on="opponent's field")
    ready(game)
    attackers(game)
    game.choose(card)
    while game.asked in ("priority", "attacked object"):
        game.choose(PASS if game.asked == "priority" else game.options()[0])
        if game.opponent.life < 4000 or game.asked == "block":
            break
    assert (game.asked == "block") == blocks


@pytest.mark.parametrize(("text", "life"), [("", 3500), ("This card cannot deal damage.", 4000)])
def test_who_deals_no_damage(fow: Any, text: str, life: int) -> None:
    """806.2, 1007.1, 104.4"""
    game = fow.game()
    card = game.resonator("Card", atk=500, text=text)
    game.resonator("Next")
    attackers(game)
    game.choose(card)
    while game.asked == "priority" and game.opponent.life == 4000 and card.attacking:
        game.choose(PASS)
    assert game.opponent.life == life


@pytest.mark.parametrize(("text", "rested"), [
    ("", False), ("This card does not recover during your recovery phase.", True), ("This card cannot recover.", True),
])
def test_who_stays_rested(fow: Any, text: str, rested: bool) -> None:
    """503.3, 104.4"""
    game = fow.game(active="opponent", turn=4)
    card = game.resonator("Card", text=text, rested=True, on="your field")
    ready(game, "your")
    next_main(game)
    assert game.active == "you" and card.rested == rested


@pytest.mark.parametrize(("text", "wakes"), [
    ("", True), ("This card does not recover during your recovery phase.", True), ("This card cannot recover.", False),
])
def test_who_is_not_recovered_by_effects(fow: Any, text: str, wakes: bool) -> None:
    """1013.1, 104.4"""
    game = fow.game()
    card = game.resonator("Card", text=text, rested=True)
    game.play(game.chant("Wake", cost="", text="Recover target resonator."))
    resolve(game)
    assert card.rested != wakes
