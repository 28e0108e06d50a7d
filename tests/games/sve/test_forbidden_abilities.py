"""1.3.3: effects that forbid activated abilities, or Fanfare (10.3.2); 13.3.3: cards that are looked for by their Earth Rite."""

from __future__ import annotations

import pytest

ACTS = (
    "[evolve] [cost01]: Evolve this follower.\n"
    "[act] [cost01]: Give your leader [defense]+1. For the rest of this turn, this card's "
)


@pytest.mark.parametrize(("exception", "evolves"), [(" except [evolve]", True), ("", False)])
def test_activated_abilities_are_forbidden_for_the_rest_of_the_turn(sve, exception, evolves):
    game = sve.game(evolution_points=1)
    host = game.follower("Host", text=f"{ACTS}[act] abilities{exception} can't be activated.")
    game.evolved("Host")
    game.use(host, "leader")
    assert game.why_not("use", host, "leader").clause == "1.3.3"
    assert game.can("use", host, "Evolve this") is evolves
    game.end_turn()
    game.end_turn()
    assert game.can("use", host, "leader") and game.can("use", host, "Evolve this")


def test_a_card_with_earth_rite_is_found_among_others(sve):
    game = sve.game()
    text = (
        "Look at the top 3 cards of your deck. You may reveal a card with Earth Rite from among them and add it to your hand. "
        "Bury the rest."
    )
    spell = game.spell("Seeker", text=text, on="your hand", cost=0)
    plain = game.follower("Plain", on="your deck")
    rite = game.follower("Kiln", text="[fanfare] Earth Rite: Draw a card.", on="your deck")
    other = game.spell("Clay", text="Earth Rite: Draw a card.", on="your deck")
    game.play(spell, "yes")
    assert set(game.options()) - {"done"} == {rite, other} and plain.zone == "deck"
    game.choose(other)
    game.until_quiet()
    assert other.zone == "hand"


def test_fanfare_of_a_card_put_onto_the_field_can_be_forbidden(sve):
    game = sve.game()
    text = "[fanfare] You may put a follower from your hand onto your field. Its [fanfare] abilities can't be performed."
    host = game.follower("Host", text=text, on="your hand", cost=1)
    guests = [game.follower("Guest", text="[fanfare] Draw a card.", on="your hand", cost=1) for _ in range(2)]
    game.play(host, "yes", guests[0])
    game.until_quiet()
    assert guests[0].zone == "field" and len(game.you.hand) == 1
    game.play(guests[1])
    assert len(game.you.hand) == 1, "only the other one's ability is invalid"
    game.shows("10.3.2")
