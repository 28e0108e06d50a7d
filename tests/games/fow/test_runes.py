"""Runes, which came after the rulebook: what the publisher's article on New Valhalla says of them, at tables."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.fow import terms
from cardwright.games.fow.rune_area import bring_runes
from tests.games.fow.acting import attack, play, resolve, stones
from tests.games.fow.compiling import ability, of_kind

GIFT = "You gain 500 life."


def ruled(fow: Any, divinity: int = 10) -> Any:
    """A table of a player whose ruler has [Divinity]."""
    game = fow.game()
    game.ruler("Rune Queen", text=f"[Divinity] {divinity}", on="your ruler area", attribute="Light")
    return game


def rune(game: Any, name: str = "Old Sign", text: str = GIFT, divinity: int = 2, **how: Any) -> Any:
    given = {"cost": "0", "on": "your rune area", **how}
    return game.rune(name, text=text, divinity=divinity, **given)


def test_a_rune_is_played_from_the_rune_area_and_stays_there_for_all_to_see(fow: Any) -> None:
    game = ruled(fow)
    sign = rune(game)
    assert not game.table.rules.may_see(game.table, sign.card, 1)
    play(game, sign)
    assert (game.you.life, sign.zone, sign.card.facedown) == (4500, "rune area", False)
    assert game.table.rules.may_see(game.table, sign.card, 1)
    assert game.why_not("play", sign).clause == "1101.1"  # once


def test_runes_take_no_more_divinity_than_the_ruler_has(fow: Any) -> None:
    game = ruled(fow, 5)
    first, second, third = (rune(game, name, divinity=3 - n) for n, name in enumerate(("First Sign", "Second Sign", "Third Sign")))
    play(game, first)
    play(game, second)
    assert game.why_not("play", third).clause == "1101.1"


def test_a_rune_that_waits_in_the_chase_area_has_taken_its_divinity(fow: Any) -> None:
    game = ruled(fow, 3)
    first = rune(game, "First Sign", f"[Quickcast]\n{GIFT}")
    second = rune(game, "Second Sign", f"[Quickcast]\n{GIFT}")
    game.play(first)
    assert game.why_not("play", second).clause == "1101.1"
    resolve(game)


def test_without_divinity_no_rune_is_played(fow: Any) -> None:
    game = fow.game()
    assert game.why_not("play", rune(game)).clause == "1101.1"


def test_a_rune_in_the_hand_is_a_chant_like_others(fow: Any) -> None:
    game = fow.game()
    sign = rune(game, on="your hand")
    play(game, sign)
    assert (game.you.life, sign.zone) == (4500, "graveyard")


@pytest.mark.parametrize("zone", ["your rune area", "your hand"])
def test_what_it_takes_from_the_rune_area_is_another_cost(fow: Any, zone: str) -> None:
    game = ruled(fow)
    stones(game, 2)
    sign = rune(game, text=f"{GIFT}\nYou pay {{1}} more to play this card from a rune area.", cost="{2}", on=zone)
    assert game.can("play", sign) == (zone == "your hand")


def test_a_text_with_rune_wants_so_many_that_are_revealed(fow: Any) -> None:
    game = ruled(fow)
    imp = game.resonator("Imp", atk=400, text="[Rune] 2 - This card gains [+300/+300].")
    signs = [rune(game, name) for name in ("First Sign", "Second Sign")]
    assert imp.atk == 400
    for sign in signs:
        play(game, sign)
    assert imp.atk == 700


def test_revealed_runes_of_an_attribute_are_counted(fow: Any) -> None:
    game = ruled(fow)
    imp = game.resonator("Imp", atk=400, text="This card gains [+100/+100] for each fire rune revealed from your rune area.")
    colours = (("First Sign", "Fire"), ("Second Sign", "Water"), ("Third Sign", "Fire"))
    for sign in [rune(game, name, attribute=attribute) for name, attribute in colours]:
        play(game, sign)
    assert imp.atk == 600


def test_damage_of_a_rune_is_noticed_where_the_rune_is(fow: Any) -> None:
    game = ruled(fow)
    event = "a J/ruler or rune you control deals damage to your opponent"
    text = f"Whenever {event} ⇒ Put this card from your graveyard into your hand."
    phoenix = game.resonator("Phoenix", text=text, zone="your graveyard")
    play(game, rune(game, text="This card deals 200 damage to your opponent."))
    assert phoenix.zone == "hand"


def test_whenever_a_rune_is_played_from_the_rune_area(fow: Any) -> None:
    game = ruled(fow)
    game.resonator("Clerk", text="Whenever you play a rune from a rune area ⇒ Your opponent loses 300 life.")
    here, there = rune(game), rune(game, "Second Sign", on="your hand")
    play(game, there)
    assert game.opponent.life == 4000
    play(game, here)
    assert game.opponent.life == 3700


DECKS = (
    ((("A", "Rune", "Light"), ("B", "Rune", "Light")), 2),
    ((("A", "Rune", "Light"), ("A", "Rune", "Light")), 0),  # two of a name
    ((("A", "Rune", "Fire"),), 0),  # of another attribute than the ruler's
    ((("A", "Chant / Rune", "Fire"),), 1),  # ... but a chant as well
    ((("A", "Master Rune", "Light"), ("B", "Master Rune", "Light")), 0),
    (tuple((name, "Rune", "Light") for name in "ABCDEF"), 0),  # six of them
)


@pytest.mark.parametrize(("brought", "found"), DECKS)
def test_which_runes_may_be_brought(fow: Any, brought: tuple[tuple[str, str, str], ...], found: int) -> None:
    game = ruled(fow)
    for name, kind, attribute in brought:
        game.card(f"Sign {name}", type=kind, text=GIFT, attribute=attribute, zone="your sideboard")
    bring_runes(game.table, 0)
    runes = [game.table.cards[id] for id in game.table.zone(terms.RUNE_AREA, 0)]
    assert len(runes) == found and all(card.facedown for card in runes)


def test_what_is_revealed_is_a_rune_in_the_rune_area() -> None:
    [filter_] = of_kind(ability("Draw a card if there are two or more runes revealed from your rune area.", chant=True), "Filter")
    assert [test.kind for test in filter_.many("tests")] == ["Type", "In", "Quality"]


def test_an_eternal_card_is_not_destroyed(fow: Any) -> None:
    game = fow.game()
    oak = game.resonator("Oak", defense=300, text="[Eternal]")
    ox = game.resonator("Ox", on="opponent's field", atk=900, defense=900)
    play(game, game.chant("Fire", text="Destroy target resonator.", cost="0"), oak)
    attack(game, oak, "opponent", ox)
    assert oak.zone == "field"
