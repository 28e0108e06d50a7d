"""Wordings of later cards at a table: whole damage, damage to players changed, what an ability removed, outcomes, searches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.acting import attack_with, through
from tests.games.fftcg.reading import ability
from tests.games.fftcg.test_harder_battles import free_summon, quiet

SHIELD = "If a Forward you control is dealt damage, the damage becomes 0 instead."


@pytest.mark.parametrize(("whole", "hurt"), [(" This damage cannot be reduced.", 4000), ("", 0)])
def test_whole_damage_is_not_made_less(fftcg: Any, whole: str, hurt: int) -> None:
    """11.12.5.2: what would make it less does not apply to it."""
    game = fftcg.game(your_hand=2, opponent_hand=2)
    wall = game.forward("Wall", power=9000, text=SHIELD, on="opponent's field")
    game.play(free_summon(game, f"Choose 1 Forward. Deal it 4000 damage.{whole}"), wall)
    quiet(game)
    assert wall.damage == hurt


def test_whole_damage_may_become_more(fftcg: Any) -> None:
    """11.12.5.2: more is not less."""
    game = fftcg.game(your_hand=2, opponent_hand=2)
    game.backup("Bellows", text="If a Forward is dealt damage, the damage increases by 1000 instead.")
    wall = game.forward("Wall", power=9000, on="opponent's field")
    game.play(free_summon(game, "Choose 1 Forward. Deal it 4000 damage. This damage cannot be reduced."), wall)
    quiet(game)
    assert wall.damage == 5000


@pytest.mark.parametrize(("before", "dealt", "drawn"), [(4, 1, 1), (3, 1, 0), (5, 1, 0), (4, 2, 1), (3, 2, 1)])
def test_the_point_that_makes_it_so_many(fftcg: Any, before: int, dealt: int, drawn: int) -> None:
    """6.5.2: the fifth point, whether it comes alone or with others."""
    game = fftcg.game(your_hand=2, opponent_hand=2)
    game.forward("Oracle", text="When you receive a fifth point of damage, draw 1 card.")
    for n in range(before):
        game.forward(f"Scar {n}", on="your damage zone")
    game.play(free_summon(game, f"Bolt deals you {dealt} points of damage."))
    quiet(game)
    assert len(game.you.hand) == 2 + drawn


@pytest.mark.parametrize(("text", "points"), [
    ("If Raider deals damage to your opponent, the damage becomes 2 instead.", 2),
    ("If Raider deals damage to your opponent, the damage becomes 0 instead.", 0),
    ("If Raider deals damage to a Forward or your opponent, double the damage instead.", 2),
])  # fmt: skip
def test_what_it_deals_to_a_player_is_changed(fftcg: Any, text: str, points: int) -> None:
    """6.5.1, 11.12.5.2: the damage of this card, and of no other."""
    game = fftcg.game(start="attack", your_hand=2, opponent_hand=2)
    raider = game.forward("Raider", text=text)
    mate = game.forward("Mate")
    attack_with(game, raider)
    through(game)
    assert len(game.opponent.damage_zone) == points
    attack_with(game, mate)
    through(game)
    assert len(game.opponent.damage_zone) == points + 1


def test_what_its_ability_removed_is_remembered(fftcg: Any) -> None:
    """15.1.1.5: by this card's ability, not by another's; what has left that zone since is counted no more."""
    game = fftcg.game(your_hand=2, opponent_hand=2)
    removing = "《0》: Choose 1 card in your Break Zone. Remove it from the game."
    keeper = game.forward(
        "Keeper", power=1000, text=f"{removing}\nKeeper gains +1000 power for each card removed by Keeper's ability."
    )
    other = game.forward("Other", text=removing)
    relics = [game.forward(f"Relic {n}", on="your break zone") for n in range(3)]
    recall = free_summon(game, "Choose 1 card removed from the game. Add it to your hand.", "Recall")
    for who, relic in zip((keeper, other, keeper), relics, strict=True):
        game.use(who, None, relic)
        quiet(game)
    assert keeper.power == 3000
    game.play(recall, relics[0])
    quiet(game)
    assert keeper.power == 2000


def test_what_it_removed_comes_back_when_it_leaves(fftcg: Any) -> None:
    """11.8.4: the ability knows what the card had removed while it was on the field."""
    game = fftcg.game(your_hand=2, opponent_hand=2)
    text = "《0》: Choose 1 card in your Break Zone. Remove it from the game."
    back = "When Keeper leaves the field, add all the cards removed by Keeper's ability to your hand."
    keeper = game.forward("Keeper", text=f"{text}\n{back}")
    relic = game.forward("Relic", on="your break zone")
    axe = free_summon(game, "Choose 1 Forward. Break it.")
    game.use(keeper, None, relic)
    quiet(game)
    game.play(axe, keeper)
    quiet(game)
    assert "Relic" in [card.name for card in game.you.hand]


@pytest.mark.parametrize(("cost", "drawn"), [(1, 1), (5, 0)])
def test_an_outcome_triggers_an_ability_of_its_own(fftcg: Any, cost: int, drawn: int) -> None:
    """11.8.17: what follows is chosen only once it has triggered; the other outcome does not."""
    game = fftcg.game(your_hand=2, opponent_hand=2)
    first = "When the revealed card's cost is 2 or less, draw 1 card."
    text = f"Reveal the top card of your deck. {first} When the revealed card's cost is 3 or more, choose 1 Forward. Break it."
    prey = game.forward("Prey", on="opponent's field")
    game.forward("Omen", cost=cost, on="top of your deck")
    game.play(free_summon(game, text))
    quiet(game)
    assert len(game.you.hand) == 2 + drawn
    assert prey.zone == ("field" if drawn else "Break Zone")


@pytest.mark.parametrize(("there", "drawn"), [(True, 1), (False, 0)])
def test_a_search_that_finds_something_is_noticed(fftcg: Any, there: bool, drawn: int) -> None:
    """15.1.1.8: by whoever waits for the opponent's searches; one that finds nothing is no search for a card."""
    game = fftcg.game(active="opponent", your_hand=2, opponent_hand=2)
    game.forward("Listener", text="When your opponent searches for 1 or more cards, draw 1 card.")
    if there:
        game.backup("Sought", cost=7, on="top of opponent's deck")
    text = "Search for 1 Card Name Sought and add it to your hand."
    game.play(free_summon(game, text, "Seek", on="opponent's hand"))
    for _ in range(20):
        if not game.table.stacked and game.asked == "priority":
            break
        game.choose(game.options()[0])
    assert len(game.you.hand) == 2 + drawn


def test_a_forward_that_must_be_blocked(fftcg: Any) -> None:
    """10.1.3.1.3: somebody has to block it if they can; nobody has to block another."""
    game = fftcg.game(start="attack", your_hand=2, opponent_hand=2)
    bait = game.forward("Bait", power=1000, text="Opponent must block Bait if possible.")
    mate = game.forward("Mate", power=1000)
    game.forward("Wall", power=9000, on="opponent's field")
    attack_with(game, mate)
    through(game)
    assert game.asked == "block" and "done" in game.options()
    game.choose("done")
    attack_with(game, bait)
    through(game)
    assert game.asked != "block" or "done" not in game.options()


@pytest.mark.parametrize(("verb", "zone"), [("Put it into the Break Zone", "field"), ("Break it", "Break Zone")])
def test_kept_from_being_put_away(fftcg: Any, verb: str, zone: str) -> None:
    """2.2, 15.1.1.3: to be broken is something else."""
    game = fftcg.game(your_hand=2, opponent_hand=2)
    text = "Rock cannot be put into the Break Zone by your opponent's Summons or abilities."
    rock = game.forward("Rock", text=text, on="opponent's field")
    game.play(free_summon(game, f"Choose 1 Forward. {verb}."), rock)
    quiet(game)
    assert rock.zone == zone


def test_the_same_name_is_that_of_the_one_that_was_put_away() -> None:
    """5.2.4: not that of the card itself, which was put there with it."""
    cost = "Put Mira Vale and 1 Forward into the Break Zone"
    tree = ability(f"{cost}: Search for 1 Forward with the same name as the Forward you put into the Break Zone.")
    picked = next(node for node in tree.walk() if node.kind == "Pick")
    same = next(node for node in tree.walk() if node.kind == "SameName")
    assert same.node("as_").number("n") == picked.number("slot") > 0


def test_they_are_all_that_were_counted() -> None:
    """11.8.4: not only the card that was removed just now."""
    then = "Then, if there are 5 or more cards removed by Mira Vale's ability, add them to your hand."
    tree = ability(f"At the end of each of your turns, remove the top card of your deck from the game. {then}")
    added = next(node for node in tree.walk() if node.kind == "Move" and node["verb"] == "put")
    counted = next(node for node in tree.walk() if node.kind == "Count")
    assert added.node("what") == counted.node("of")


def test_what_one_outcome_put_away_is_still_meant_by_the_next() -> None:
    """15.1.1.2: a Forward is dulled, not the card that was revealed and taken to the hand."""
    even = "If the revealed card's CP cost is an even number, return chosen Forward to its owner's hand."
    odd = "If the revealed card's CP cost is an odd number, deal the chosen Forward 4000 damage and dull it."
    first = "Choose 1 Forward. Reveal the top card of your deck."
    tree = ability(f"{first} {even} Add the revealed card to your hand. {odd}", "Summon")
    struck = next(node.node("to") for node in tree.walk() if node.kind == "Deal")
    dulled = next(node.node("what") for node in tree.walk() if node.kind == "SetState")
    assert struck == dulled
