"""1.3.3: each thing that a text can forbid or allow, on a table where it would be possible otherwise (or not without)."""

from __future__ import annotations

from typing import Any

import pytest

DESTROY = "Select a follower on the field and destroy it."
BANISH = "Select a follower on the field and banish it."
ENGAGE = "Select a follower on the field and engage it."
RETURN = "Select a follower on the field and return it to its owner's hand."
HURT = "Select a follower on the field and deal it 1 damage."
EVOLVE = "[evolve] [cost01]: Evolve this follower."


def struck(sve: Any, text: str, effect: str) -> bool:
    """Did the spell do it to a follower with this text?"""
    game = sve.game()
    card = game.follower("Card", attack=2, defense=3, text=text)
    spell = game.spell("Cause", text=effect)
    if not game.can("play", spell):
        return False
    game.play(spell)
    return card.zone != "field" or card.engaged or card.defense < 3


@pytest.mark.parametrize(("text", "effect", "done"), [
    ("", DESTROY, True), ("", BANISH, True), ("", ENGAGE, True), ("", RETURN, True), ("", HURT, True),
    ("This follower can't be destroyed by abilities.", DESTROY, False),
    ("This follower can't be destroyed by abilities.", BANISH, True),
    ("This follower can't be destroyed by abilities.", HURT, True),
    ("This follower can't be destroyed or banished by abilities.", DESTROY, False),
    ("This follower can't be destroyed or banished by abilities.", BANISH, False),
    ("This follower can't be destroyed or banished by abilities.", RETURN, True),
    ("This follower doesn't take ability damage.", HURT, False),
    ("This follower doesn't take ability damage.", DESTROY, True),
    ("This follower doesn't take combat damage.", HURT, True),
])  # fmt: skip
def test_what_reaches_it(sve: Any, text: str, effect: str, done: bool) -> None:
    """5.8.2, 5.13.3.3, 1.3.3"""
    assert struck(sve, text, effect) == done


@pytest.mark.parametrize(("text", "leader", "follower"), [
    ("", True, True), ("This follower can't attack enemies.", False, False),
    ("This follower can't attack enemy leaders.", False, True),
    ("This follower can't attack.", False, False),
])
def test_what_it_attacks(sve: Any, text: str, leader: bool, follower: bool) -> None:
    """8.4.2, 8.4.3, 1.3.3"""
    game = sve.game()
    card = game.follower("Card", text=text)
    foe = game.follower("Foe", on="opponent's field", engaged=True)
    assert game.can("attack", card, game.opponent.leader) == leader
    assert game.can("attack", card, foe) == follower


@pytest.mark.parametrize(("text", "attacked"), [("", True), ("This follower can't be attacked.", False)])
def test_what_attacks_it(sve: Any, text: str, attacked: bool) -> None:
    """8.4.3.1, 1.3.3"""
    game = sve.game()
    card = game.follower("Card")
    foe = game.follower("Foe", on="opponent's field", engaged=True, text=text)
    assert game.can("attack", card, foe) == attacked and game.can("attack", card, game.opponent.leader)


@pytest.mark.parametrize(("text", "leader"), [("", False), ("This follower ignores Ward.", True)])
def test_who_ignores_ward(sve: Any, text: str, leader: bool) -> None:
    """12.8.2, 1.3.1"""
    game = sve.game()
    card = game.follower("Card", text=text)
    game.follower("Guard", on="opponent's field", engaged=True, text="Ward")
    assert game.can("attack", card, game.opponent.leader) == leader


@pytest.mark.parametrize(("text", "mine", "theirs"), [
    ("", 1, 1), ("This follower doesn't take combat damage.", 3, 1), ("This follower doesn't take ability damage.", 1, 1),
    ("This follower doesn't take damage.", 3, 1),
])
def test_what_a_fight_does_to_it(sve: Any, text: str, mine: int, theirs: int) -> None:
    """8.4.9.1, 5.13.3.2, 1.3.3"""
    game = sve.game()
    card = game.follower("Card", attack=2, defense=3, text=text)
    foe = game.follower("Foe", attack=2, defense=3, on="opponent's field", engaged=True)
    game.attack(card, foe)
    assert (card.defense, foe.defense) == (mine, theirs)


@pytest.mark.parametrize(("text", "hand", "ex"), [
    ("", True, True), ("This card can't be played from the EX area.", True, False),
    ("This card can't be played during your turn.", False, False),
])
def test_from_where_it_is_played(sve: Any, text: str, hand: bool, ex: bool) -> None:
    """8.2.1, 10.6.2.1, 1.3.3"""
    for zone, can in (("your hand", hand), ("your EX area", ex)):
        game = sve.game()
        card = game.spell("Card", cost=0, zone=zone, text=f"{text}\nDraw a card.".strip())
        assert game.can("play", card) == can


@pytest.mark.parametrize(("text", "engaged"), [("", False), ("This follower doesn't refresh during your start phase.", True)])
def test_who_stays_engaged(sve: Any, text: str, engaged: bool) -> None:
    """7.2.2, 1.3.3"""
    game = sve.game(active="opponent", opponent_hand=0)
    card = game.follower("Card", on="your field", engaged=True, text=text)
    game.end_turn()
    assert game.active == "you" and card.engaged == engaged
