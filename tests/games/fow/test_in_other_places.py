"""Wordings that stand where they did not stand before: what is read in one place is read in its others, and does the same there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import judge, play, resolve, stones
from tests.games.fow.compiling import ability, effects, of_kind

PEBBLE = "[Quickcast]\nThis card deals 100 damage to target resonator."


@pytest.mark.parametrize(("attribute", "zone"), [("Water", "graveyard"), ("Fire", "field")])
def test_a_card_notices_by_the_spells_of_which_attribute_it_is_targeted(fow: Any, attribute: str, zone: str) -> None:
    game = fow.game()
    ice = game.resonator("Ice", text="When this card becomes targeted by water spells or water card's abilities, destroy it.")
    play(game, game.chant("Splash", text="[Quickcast]\nRecover target resonator.", cost="0", attribute=attribute), ice)
    assert ice.zone == zone


@pytest.mark.parametrize(("attribute", "zone"), [("Water", "graveyard"), ("Fire", "field")])
def test_and_by_the_abilities_of_cards_of_which_attribute(fow: Any, attribute: str, zone: str) -> None:
    game = fow.game()
    ice = game.resonator("Ice", text="When this card becomes targeted by water spells or water card's abilities, destroy it.")
    well = game.addition("Well", text="{0}: Recover target resonator.", attribute=attribute)
    game.use(well, "Recover", ice)
    resolve(game)
    assert ice.zone == zone


@pytest.mark.parametrize("paid", [True, False])
def test_only_the_awakened_spell_is_not_chased(fow: Any, paid: bool) -> None:
    game = fow.game()
    stones(game, 1)
    bolt = game.chant("Bolt", text="You gain 100 life.\n[Awakening] {R}: Players cannot chase to this card.", cost="0")
    answer = game.chant("Answer", text="[Quickcast]\nYou gain 100 life.", cost="0")
    game.play(bolt, "yes" if paid else "no")
    while game.asked != "priority":
        game.choose(game.options()[0])
    assert game.can("play", answer) != paid


@pytest.mark.parametrize(("paid", "counters"), [(True, 3), (False, 0)])
def test_what_is_paid_as_a_card_enters(fow: Any, paid: bool, counters: int) -> None:
    game = fow.game()
    feed = game.resonator("Grain", zone="your hand")
    text = "As this card enters your field, you may remove a resonator in your hand from the game. If you do, this card enters your"
    mill = game.resonator("Mill", text=f"{text} field with three mana counters on it.", cost="0", zone="your hand")
    game.play(mill)
    assert game.asked == "which replacement"
    game.choose(game.options()[0] if paid else "done")
    resolve(game)
    assert mill.counters.get("mana", 0) == counters
    assert feed.zone == ("removed area" if counters else "hand")


@pytest.mark.parametrize(("paid", "counters"), [(True, 2), (False, 0)])
def test_what_is_paid_as_a_j_ruler_enters_is_on_the_side_that_is_up_then(fow: Any, paid: bool, counters: int) -> None:
    game = fow.game()
    game.resonator("Grain", zone="your hand")
    text = "As this card enters your field, you may remove a resonator in your hand from the game. If you do, this card enters your"
    back = {"name": "Queen", "text": f"{text} field with two mana counters on it.", "atk": 500, "defense": 500}
    ruler = game.ruler("Princess", text="[Judgment] {0}", back=back)
    judge(game, ruler)
    assert game.asked == "which replacement"
    game.choose(game.options()[0] if paid else "done")
    assert ruler.zone == "field" and ruler.counters.get("mana", 0) == counters


def test_a_player_may_have_a_barrier_against_some_cards(fow: Any) -> None:
    game = fow.game()
    play(game, game.chant("Veil", text="You gain [Barrier] (Chant) until end of turn.", cost="0"))
    t = game.table
    assert t.look(t.cards[t.zone(10, 0)[0]]).keywords


def test_one_is_described_and_the_other_is_not() -> None:
    text = "Look at the top five cards of your deck. Put a resonator with [Flying] or a regalia from among them into your hand."
    [either] = of_kind(ability(text, chant=True), "AnyOf")
    described, bare = either.many("filters")
    assert [test.kind for test in described.many("tests")] == ["Type", "HasKeyword"]
    assert [test.kind for test in bare.many("tests")] == ["Type"]


def test_how_often_somebody_may_deal_damage() -> None:
    found = effects("Target resonator you control may deal 100 damage to target resonator for each regalia you control.")
    assert [step.kind for step in found] == ["May"]
    [times] = of_kind(found[0], "Times")
    assert (times.node("left").number("n"), times.node("right").kind) == (100, "Count")


def test_a_described_target_or_any_of_another_type(fow: Any) -> None:
    game = fow.game()
    cheap, dear = game.resonator("Imp", cost="{1}"), game.resonator("Ogre", cost="{3}")
    crown = game.regalia("Crown", cost="{5}")
    game.play(game.chant("Pit", text="Destroy target resonator with total cost 1 or less or target regalia.", cost="0"))
    assert {found.name for found in game.options()} == {cheap.name, crown.name}
    assert dear.zone == "field"


def test_with_one_of_two_keywords() -> None:
    [either] = of_kind(ability("Destroy target resonator with [Flying] or [Pierce].", chant=True), "AnyOf")
    assert [test.text("keyword") for part in either.many("filters") for test in part.many("tests")] == ["flying", "pierce"]


def test_damage_is_doubled_for_whoever_would_be_dealt_it(fow: Any) -> None:
    game = fow.game()
    imp = game.resonator("Imp", defense=900)
    words = "If target resonator would be dealt damage this turn, it's dealt double that much instead."
    mark, pebble = game.chant("Mark", text=words, cost="0"), game.chant("Pebble", text=PEBBLE, cost="0")
    play(game, mark, imp)
    play(game, pebble, imp)
    assert imp.damage == 200


def test_several_attributes_besides_its_own(fow: Any) -> None:
    game = fow.game()
    imp = game.resonator("Imp", text="This card gains light and fire in addition to its other attributes.", attribute="Wind")
    assert sorted(imp.attributes) == ["fire", "light", "wind"]
