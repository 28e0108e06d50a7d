"""Whose hand, deck, leader and field: each operation, said of oneself, of the opponent, of both; both have the same there."""

from __future__ import annotations

from typing import Any

import pytest


def changes(sve: Any, text: str, active: str) -> tuple[dict[str, int], dict[str, int]]:
    """How a spell of the active player has changed the numbers of cards and the leaders' defense: its player's and the other's."""
    game = sve.game(active=active, your_hand=1, opponent_hand=1, your_cemetery=2, opponent_cemetery=2)
    for whose in ("your", "opponent's"):
        game.follower(f"Knight of {whose} side", attack=1, defense=5, on=f"{whose} field")
    spell = game.spell("Cause", cost=0, text=text, zone="your hand" if active == "you" else "opponent's hand")
    players = (game.you, game.opponent) if active == "you" else (game.opponent, game.you)
    was = [numbers(game, player) for player in players]
    game.play(spell)
    for _ in range(4):
        if game.asked not in ("main phase", ""):
            game.choose("yes" if "yes" in game.options() else game.options()[0])
    now = [numbers(game, player) for player in players]
    out = [{key: now[i][key] - was[i][key] for key in now[i] if now[i][key] != was[i][key]} for i in range(2)]
    out[0]["hand"] = out[0].get("hand", 0) + 1  # the spell itself
    out[0]["cemetery"] = out[0].get("cemetery", 0) - 1
    return {k: n for k, n in out[0].items() if n}, out[1]


def numbers(game: Any, player: Any) -> dict[str, int]:
    found = {zone: len(getattr(player, zone)) for zone in ("hand", "deck", "cemetery", "field")}
    return {**found, "leader": player.leader_defense, "hurt": sum(5 - card.defense for card in player.field if card.defense)}


DRAWN = {"hand": 1, "deck": -1}
DISCARDED = {"hand": -1, "cemetery": 1}
MILLED = {"deck": -1, "cemetery": 1}
FALLEN = {"field": -1, "cemetery": 1}
SAID = [
    ("Draw a card.", DRAWN, {}),
    ("Your opponent draws a card.", {}, DRAWN),
    ("Each player draws a card.", DRAWN, DRAWN),
    ("Discard a card.", DISCARDED, {}),
    ("Your opponent discards a card.", {}, DISCARDED),
    ("Each player discards a card.", DISCARDED, DISCARDED),
    ("Deal 2 damage to your leader.", {"leader": -2}, {}),
    ("Deal 2 damage to the enemy leader.", {}, {"leader": -2}),
    ("Deal 2 damage to each leader.", {"leader": -2}, {"leader": -2}),
    ("Give your leader [defense]+2.", {"leader": 2}, {}),
    ("Give the enemy leader [defense]+2.", {}, {"leader": 2}),
    ("Put the top card of your deck into your cemetery.", MILLED, {}),
    ("Put the top card of your opponent's deck into their cemetery.", {}, MILLED),
    ("Destroy each follower on your field.", FALLEN, {}),
    ("Destroy each enemy follower.", {}, FALLEN),
    ("Destroy each follower on the field.", FALLEN, FALLEN),
    ("Select a follower on your field and destroy it.", FALLEN, {}),
    ("Select an enemy follower on the field and destroy it.", {}, FALLEN),
    ("Your opponent selects a follower on their field and destroys it.", {}, FALLEN),
    ("Deal 1 damage to each follower on your field.", {"hurt": 1}, {}),
    ("Deal 1 damage to each enemy follower.", {}, {"hurt": 1}),
    ("Return each enemy follower to its owner's hand.", {}, {"field": -1, "hand": 1}),
    ("Return each follower on your field to its owner's hand.", {"field": -1, "hand": 1}, {}),
]


@pytest.mark.parametrize("active", ["you", "opponent"])
@pytest.mark.parametrize(("text", "mine", "theirs"), SAID)
def test_it_happens_to_the_player_that_is_said(
    sve: Any, text: str, mine: dict[str, int], theirs: dict[str, int], active: str
) -> None:
    assert changes(sve, text, active) == (mine, theirs)
