"""1.3: each thing that a text can forbid or allow, on a table where it would be possible otherwise (or not without)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.acting import resolve
from tests.games.fftcg.test_harder_battles import end_turn, quiet

ALL = "your opponent's Summons or abilities"
BREAK = "Choose 1 Forward. Break it."
UNDAMAGED = "Card cannot be broken by opposing Summons or abilities that don't deal damage."


def hit(fftcg: Any, text: str, effect: str, by: str, whose: str) -> Any:
    """A Forward of yours with this text, after an effect of a Summon or an ability of either player chose it, if that could be."""
    game = fftcg.game(active=whose, your_hand=1, opponent_hand=1)
    card = game.forward("Card", power=5000, text=text, on="your field")
    side = "your" if whose == "you" else "opponent's"
    if by == "summon":
        source = game.summon("Source", cost=0, text=effect, on=f"{side} hand")
    else:
        source = game.backup("Source", text=f"《ダル》: {effect}", on=f"{side} field")
    if game.can("play" if by == "summon" else "use", source):
        game.play(source) if by == "summon" else game.use(source)
        quiet(game)
    return card


RETURN = "Choose 1 Forward. Return it to its owner's hand."
CHOSEN = [
    ("", {"summon you", "summon opponent", "ability you", "ability opponent"}),
    (f"Card cannot be chosen by {ALL}.", {"summon you", "ability you"}),
    ("Card cannot be chosen by your opponent's Summons.", {"summon you", "ability you", "ability opponent"}),
    ("Card cannot be chosen by your opponent's abilities.", {"summon you", "ability you", "summon opponent"}),
    ("Card cannot be chosen by Summons.", {"ability you", "ability opponent"}),
    ("Card cannot be chosen by abilities.", {"summon you", "summon opponent"}),
    ("Card cannot be chosen by Summons or abilities.", set()),
    (f"Card cannot be returned to its owner's hand by {ALL}.", {"summon you", "ability you"}),
    (f"Card cannot leave the field due to {ALL}.", {"summon you", "ability you"}),
    ("Card cannot be broken.", {"summon you", "summon opponent", "ability you", "ability opponent"}),
]


@pytest.mark.parametrize(("text", "returned"), CHOSEN)
def test_whose_effects_return_it(fftcg: Any, text: str, returned: set[str]) -> None:
    """11.3.3, 11.6.5, 1.3"""
    found = set()
    for by in ("summon", "ability"):
        for whose in ("you", "opponent"):
            if hit(fftcg, text, RETURN, by, whose).zone == "hand":
                found.add(f"{by} {whose}")
    assert found == returned


@pytest.mark.parametrize(("text", "effect", "whose", "zone"), [
    ("", BREAK, "opponent", "break zone"),
    ("Card cannot be broken.", BREAK, "opponent", "field"),
    (UNDAMAGED, BREAK, "opponent", "field"),
    (UNDAMAGED, BREAK, "you", "break zone"),
    (UNDAMAGED, "Choose 1 Forward. Deal it 5000 damage.", "opponent", "break zone"),
    ("Card cannot be broken.", "Choose 1 Forward. Put it into the Break Zone.", "opponent", "break zone"),
    (UNDAMAGED, "Choose 1 Forward. Put it into the Break Zone.", "opponent", "break zone"),
    (f"Card cannot be removed from the game by {ALL}.", "Choose 1 Forward. Remove it from the game.", "opponent", "field"),
    (f"Card cannot be removed from the game by {ALL}.", "Choose 1 Forward. Remove it from the game.", "you", "removed from play"),
    (f"Card cannot leave the field due to {ALL}.", BREAK, "opponent", "field"),
])  # fmt: skip
def test_what_takes_it_away(fftcg: Any, text: str, effect: str, whose: str, zone: str) -> None:
    """15.1.1.3.1, 15.1.1.3.2, 15.1.1.5.1, 1.3"""
    assert hit(fftcg, text, effect, "summon", whose).zone.lower() == zone


@pytest.mark.parametrize(("text", "whose", "dull"), [
    ("", "opponent", True),
    (f"Card cannot become dull by {ALL}.", "opponent", False),
    (f"Card cannot become dull by {ALL}.", "you", True),
])
def test_whose_effects_dull_it(fftcg: Any, text: str, whose: str, dull: bool) -> None:
    """15.1.1.2.1, 1.3"""
    assert hit(fftcg, text, "Choose 1 Forward. Dull it.", "summon", whose).dull == dull


@pytest.mark.parametrize(("text", "attacks", "blocks"), [
    ("", True, True), ("Card cannot attack.", False, True), ("Card cannot block.", True, False),
    ("Card cannot attack or block.", False, False),
])
def test_who_attacks_and_who_blocks(fftcg: Any, text: str, attacks: bool, blocks: bool) -> None:
    """10.1.2.1, 10.1.3.1, 1.3"""
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    card = game.forward("Card", text=text)
    game.forward("Next")
    assert game.can("attack", card) == attacks
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    game.forward("Card", text=text, on="opponent's field")
    game.forward("Wall", on="opponent's field")
    game.attack(game.forward("Raider"))
    assert any("Card" in str(option) for option in game.options()) == blocks


@pytest.mark.parametrize(("text", "blocked"), [
    ("", ["Cheap", "Dear"]), ("Raider cannot be blocked.", []),
    ("Raider cannot be blocked by a Forward of cost 4 or more.", ["Cheap"]),
    ("Raider cannot be blocked by a Forward of cost 3 or less.", ["Dear"]),
])
def test_who_can_block_it(fftcg: Any, text: str, blocked: list[str]) -> None:
    """10.1.3.1, 1.3: cost 3 is the one limit, cost 4 the other."""
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    game.forward("Cheap", cost=3, on="opponent's field")
    game.forward("Dear", cost=4, on="opponent's field")
    raider = game.forward("Raider", text=text)
    game.forward("Next")
    game.attack(raider)
    while game.asked == "priority":
        game.choose("done")
    found = [name for name in ("Cheap", "Dear") if any(name in str(option) for option in game.options())]
    assert found == (blocked if game.asked == "block" else [])


@pytest.mark.parametrize("text", ["", "Card does not activate during your Active Phase."])
def test_who_stays_dull(fftcg: Any, text: str) -> None:
    """9.1.1, 1.3"""
    game = fftcg.game(active="opponent", your_hand=0, opponent_hand=0)
    card = game.forward("Card", text=text, dull=True, on="your field")
    end_turn(game, "opponent")
    assert card.dull == (text != "")


NEVER_BY_EFFECTS = "You cannot play Recluse from your hand due to Summons or abilities."
ONLY_IF = "You can only play Recluse if you control 5 or more Backups."
ONLY_CAST_IF = "You can only cast Recluse if you control 5 or more Backups."
NOT_BESIDE = "You cannot play Recluse or Card Name Rival while already in control of either Character."


@pytest.mark.parametrize(
    ("text", "place", "played"),
    [
        (NEVER_BY_EFFECTS, "hand", False),
        (NEVER_BY_EFFECTS, "Break Zone", True),
        (ONLY_IF, "hand", False),
        (ONLY_IF, "Break Zone", False),
        (ONLY_CAST_IF, "hand", True),
        (NOT_BESIDE, "hand", False),
        (NOT_BESIDE, "Break Zone", False),
    ],
)
def test_a_card_that_may_not_be_played_is_not_played_by_effects(fftcg: Any, text: str, place: str, played: bool) -> None:
    game = fftcg.game(your_hand=0)
    game.backup("Rival")
    recluse = game.forward("Recluse", on=f"your {place}", power=5000, text=text)
    doing = "Play 1 Forward from your hand onto the field."
    if place == "Break Zone":
        doing = "Choose 1 Forward in your Break Zone. Play it onto the field."
    game.use(game.backup("Host", text=f"《0》: {doing}"))
    resolve(game)
    if game.asked == "choose a card":
        game.choose(recluse)
    assert recluse.zone == ("field" if played else place)
