"""312, 901.1: both players' spells and abilities lie in one chase area; whose they are is who controls them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import attack, play, stones


@pytest.mark.parametrize("side", ["your", "opponent's"])
@pytest.mark.parametrize("caster", ["your", "opponent's"])
@pytest.mark.parametrize(("whose", "mine", "theirs"), [
    ("", True, True), (" your opponent controls", False, True), (" you control", True, False),
])  # fmt: skip
@pytest.mark.parametrize(("kind", "by"), [
    ("spell", "spell"), ("ability", "ability"), ("activate or automatic ability", "ability"), ("ability", "spell"),
])  # fmt: skip
def test_whose_spell_it_is_goes_by_who_controls_it(
    fow: Any, side: str, caster: str, whose: str, mine: bool, theirs: bool, kind: str, by: str
) -> None:
    """312.3, 903.2e"""
    game = fow.game()
    game.chant("Nope", zone=f"{side} hand", cost="{0}", text=f"[Quickcast]\nCancel target {kind}{whose}.")
    balm = game.chant("Balm", zone=f"{caster} hand", cost="{0}", text="[Quickcast]\nYou gain 100 life.")
    bell = game.resonator("Bell", on=f"{caster} field", text="{Rest}: You gain 100 life.")
    if caster == "opponent's":
        game.choose("pass")
    if by == "spell":
        game.play(balm)
    else:
        game.use(bell)
    if side != caster:
        game.choose("pass")
    offered = "play Nope" in [str(option) for option in game.options()]
    assert offered == (kind.endswith(by) and (mine if side == caster else theirs))


def test_what_enters_cancels_what_the_opponent_does(fow: Any) -> None:
    """906.5, 1012.1: its targets are chosen when it is played."""
    game = fow.game()
    text = "When this card enters the field ⇒ Cancel target activate or automatic ability your opponent controls."
    warden = game.resonator("Warden", on="your hand", cost="{5}", text=text)
    opens = "[Quickcast]\nYou may put a resonator from your hand into your field."
    door = game.chant("Door", on="your hand", cost="{0}", text=opens)
    bell = game.resonator("Bell", on="opponent's field", text="{Rest}: You gain 100 life.")
    game.choose("pass")
    game.use(bell)
    game.play(door)
    while game.table.stacked:
        game.choose("pass" if game.asked == "priority" else warden if game.asked == "choose a card" else game.options()[0])
    assert warden.zone == "field" and game.opponent.life == 4000


@pytest.mark.parametrize(("words", "attribute", "whose", "may"), [
    ("fire or darkness spells or abilities", "fire", "your", False),
    ("fire or darkness spells or abilities", "water", "your", True),
    ("fire or darkness spells or abilities", "darkness", "opponent's", False),
    ("non-resonator spells your opponent controls", "water", "your", True),
    ("non-resonator spells your opponent controls", "water", "opponent's", False),
])  # fmt: skip
def test_some_spells_do_not_reach_a_card(fow: Any, words: str, attribute: str, whose: str, may: bool) -> None:
    """104.4, 903.2e"""
    game = fow.game()
    game.resonator("Saint", on="your field", text=f"This card cannot be targeted by {words}.")
    text = "[Quickcast]\nRest target resonator."
    game.chant("Bolt", zone=f"{whose} hand", cost="{0}", attribute=attribute, text=text)
    if whose == "opponent's":
        game.choose("pass")
    assert ("play Bolt" in [str(option) for option in game.options()]) == may


@pytest.mark.parametrize("text", ["", "This card can block while rested."])
def test_a_rested_card_may_be_allowed_to_block(fow: Any, text: str) -> None:
    """804.3, 104.4"""
    game = fow.game(active="opponent")
    guard = game.resonator("Guard", on="your field", text=text, rested=True)
    brute = game.resonator("Brute", on="opponent's field")
    attack(game, brute, "you", guard)
    assert (game.you.life == 4000) == bool(text)


def test_cards_of_a_name_are_counted_for_the_whole_game(fow: Any) -> None:
    """903.2: those that this player has played, in earlier turns, too."""
    game = fow.game()
    words = "where X is the number of times you already played a card named \"Chime\" this game."
    text = f"[Quickcast]\nThis card deals X00 damage to your opponent, {words}"
    chimes = [game.chant("Chime", zone="your hand", cost="{0}", text="You gain 100 life.") for _ in range(2)]
    theirs = game.chant("Chime", zone="opponent's hand", cost="{0}", text="[Quickcast]\nYou gain 100 life.")
    tower = game.chant("Tower", zone="your hand", cost="{0}", text=text)
    for chime in chimes:
        play(game, chime)
    game.choose("pass")
    play(game, theirs)
    turn = game.turn
    while game.turn == turn:
        game.choose(game.options()[-1])
    play(game, tower)
    assert game.opponent.life == 4000 + 100 - 200


@pytest.mark.parametrize(("race", "cheaper"), [("Fairy", True), ("Dwarf", False)])
def test_what_an_addition_is_added_to_is_its_target(fow: Any, race: str, cheaper: bool) -> None:
    """1406.2a, 903.2f-iv"""
    game = fow.game()
    stones(game, 1, "W")
    folk = game.resonator("Folk", on="your field", traits=(race,))
    text = "Added resonator gains [+200/+200].\nYou may pay {W} less to play this card, if it targets a Fairy resonator."
    ribbon = game.addition("Ribbon", zone="your hand", type="Addition:Resonator", cost="{W}{W}", text=text)
    assert game.can("play", ribbon) == cheaper
    if cheaper:
        play(game, ribbon)
        assert folk.atk == 300 + 200


@pytest.mark.parametrize("paid", [False, True])
def test_a_card_knows_that_it_was_played_with_solarisation(fow: Any, paid: bool) -> None:
    """1101.1, 903.2f"""
    game = fow.game()
    stones(game, 2, "W")
    game.resonator("Gone", zone="your removed area", attribute="light")
    text = "[Solarisation] 1.\n[Enter] >>> If you played this card with [Solarisation], you gain 500 life."
    imp = game.resonator("Imp", zone="your hand", cost="{2}", attribute="light", text=text)
    game.play(imp)
    while game.asked != "priority":
        options = game.options()
        game.choose("no" if "no" in [str(one) for one in options] and not paid else options[0])
    while game.table.stacked:
        game.choose("pass" if game.asked == "priority" else game.options()[0])
    assert imp.zone == "field" and game.you.life == (4500 if paid else 4000)
