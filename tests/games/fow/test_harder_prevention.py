"""1018, 910: ways to say what damage is changed or kept off, each with damage that it is about and damage that it is not."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import attack, play, resolve

BATTLE, CHANT, ABILITY = "battle", "chant", "ability"
TAKEN = [
    # the guard's text, what deals 300 damage to it, what it takes
    ("", BATTLE, 300), ("", CHANT, 300), ("", ABILITY, 300),
    ("Prevent all damage that would be dealt to this card.", BATTLE, 0),
    ("Prevent all battle damage that would be dealt to this card.", BATTLE, 0),
    ("Prevent all battle damage that would be dealt to this card.", CHANT, 300),
    ("Prevent all damage that would be dealt to this card by fire resonators.", BATTLE, 0),
    ("Prevent all damage that would be dealt to this card by fire resonators.", CHANT, 300),
    ("Prevent all damage that would be dealt to this card by water resonators.", BATTLE, 300),
    ("If this card would be dealt damage, prevent 200 of it.", BATTLE, 100),
    ("If this card would be dealt damage, prevent 200 of it.", ABILITY, 100),
    ("If this card would be dealt damage, prevent 500 of it.", CHANT, 0),
    ("Prevent all damage that would be dealt to this card by J-rulers.", BATTLE, 300),
    ("Prevent all damage that would be dealt to this card during your turn.", BATTLE, 300),
]


def answer_all(game):
    while game.asked and game.asked != "priority":
        game.table.apply(0)


@pytest.mark.parametrize(("text", "by", "taken"), TAKEN)
def test_what_is_kept_off_a_card(fow, text, by, taken):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=900, attribute="fire",
                            text="{0}: This card deals 300 damage to target resonator your opponent controls.")
    guard = game.resonator("Guard", atk=0, defense=900, on="opponent's field", text=text, rested=True)
    deed = "This card deals 300 damage to target resonator your opponent controls."
    bolt = game.chant("Bolt", cost="", attribute="fire", text=deed)
    if by == BATTLE:
        attack(game, knight, guard)
    elif by == CHANT:
        play(game, bolt, guard)
    else:
        game.use(knight)
        answer_all(game)
        resolve(game)
    assert guard.damage == taken


DEALT = [
    # the knight's text, what it deals to the guard by battle and to the player by battle
    ("If this card would deal damage, it deals that much +100 instead.", 400, 400),
    ("If this card would deal damage, it deals double that much instead.", 600, 600),
    ("If this card would deal damage to a J/resonator, it deals double that much instead.", 600, 300),
    ("Prevent all damage that would be dealt by this card.", 0, 0),
    ("Prevent all battle damage that would be dealt by this card.", 0, 0),
]


@pytest.mark.parametrize(("text", "guard_takes", "player_takes"), DEALT)
def test_what_a_card_deals_instead(fow, text, guard_takes, player_takes):
    for attacked in ("guard", "opponent"):
        game = fow.game()
        knight = game.resonator("Knight", atk=300, defense=900, text=text)
        guard = game.resonator("Guard", atk=0, defense=900, on="opponent's field", rested=True)
        attack(game, knight, guard if attacked == "guard" else "opponent")
        if attacked == "guard":
            assert guard.damage == guard_takes
        else:
            assert game.opponent.life == 4000 - player_takes
