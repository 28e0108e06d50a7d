"""Effects of later clusters at a table: addition tokens, what [Awakening] changes in a chant, will for some uses only."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import judge, play, resolve, stones


def test_an_addition_token_is_added_to_nothing_and_stays(fow: Any) -> None:
    """1303.1b: a token is no resonator if the effect says what it is; 1406.4a is about old additions only."""
    game = fow.game()
    text = "This card gains [+100/+100] for each Lampkeeper addition you control."
    watcher = game.resonator("Watcher", text=text, atk=100, races=["Lampkeeper"])
    play(game, game.chant("Light", text="Put two fire Lampkeeper addition tokens into the field.", cost="{0}"))
    made = [card for card in game.you.field if card.name == "Lampkeeper"]
    assert len(made) == 2 and watcher.atk == 300
    assert all(card.types == ["addition"] and card.added_to == "" for card in made)


@pytest.mark.parametrize(("awakened", "zone"), [(True, "field"), (False, "hand")])
def test_an_awakened_chant_does_something_else_instead(fow: Any, awakened: bool, zone: str) -> None:
    """1109.2: the text that it is resolved with changes what stands before it."""
    game = fow.game()
    stones(game, 1)
    imp = game.resonator("Imp", races=["Emberkin"], zone="your deck")
    text = "Search your deck for an Emberkin resonator, reveal it and put it into your hand. Then shuffle your deck."
    call = game.chant("Call", text=f"{text}\n[Awakening] {{R}}: Put it into the field instead.", cost="{0}")
    game.play(call, "yes" if awakened else "no")
    resolve(game)
    while game.asked != "priority":
        game.choose(imp)
    assert imp.zone == zone


def test_will_for_judgment_pays_for_nothing_else(fow: Any) -> None:
    """907.4"""
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {R}\n{R}: You gain 100 life.", back={"name": "Awakened", "atk": 500, "defense": 500})
    game.stone("Spring", text="{Rest}: Produce {R}. Spend this will only to do judgment.")
    bolt = game.chant("Bolt", cost="{R}", text="You gain 100 life.")
    assert not game.can("play", bolt) and not game.can("use", lord, "gain 100 life")
    judge(game, lord)
    assert lord.zone == "field"


def test_will_for_one_of_several_uses(fow: Any) -> None:
    """907.4: abilities of a sort, or cards."""
    spring = "{Rest}: Produce {R}. Spend this will only to play God's Art abilities, Fairies, or Elves."
    text = "{R}: You gain 100 life."
    for race, art, playable, usable in (("Fairy", text, True, False), ("Emberkin", f"God's Art <Dawn> {text}", False, True)):
        game = fow.game()
        game.stone("Spring", text=spring)
        elder = game.resonator("Elder", on="your field", races=["Elf"], text=art)
        imp = game.resonator("Imp", races=[race], zone="your hand", cost="{R}")
        assert game.can("play", imp) == playable and game.can("use", elder) == usable
