"""11.2, 11.4.6: paying CP, and only such payments as come out."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.fftcg.cp import ONE_OF_EACH, Purse, can_complete, can_pay, spare_of, total_of
from cardwright.games.fftcg.suggesting import suggest
from cardwright.judge.playing import NotPossible


def test_a_player_pays_in_a_few_steps_and_may_take_the_suggestion(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=4, element="ice", on="your hand")
    game.forward("Sword", cost=9, element="ice", on="your hand")
    game.forward("Shield", cost=9, on="your hand")
    for name, element in (("Lamp", "ice"), ("Torch", "fire"), ("Rod", "lightning")):
        game.backup(name, element=element)
    game.play(knight)
    assert game.asked == "pay CP" and game.decides == "you" and game.options()[0] == "pay so"
    game.choose("dull Torch for fire")
    game.choose("dull Rod for lightning")
    assert "discard Sword for ice" in game.options() and "dull Lamp for ice" in game.options()
    game.choose("discard Sword for ice")
    assert knight.zone == "field" and not game.find("Lamp").dull
    game.shows("11.2.1", "11.2.1.1", "11.4.6", "11.4.6.1", "11.4.6.1.1", "5.2.1.2")


def test_the_suggestion_discards_as_little_as_possible(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=3, on="your hand")
    spare = game.forward("Spare", cost=9, on="your hand")
    other = game.forward("Other", cost=1, on="your hand")
    mages = [game.backup(f"Mage {n}") for n in (1, 2)]
    game.play(knight, "pay so")
    assert knight.zone == "field" and spare.zone == "Break Zone" and other.zone == "hand"
    assert [mage.dull for mage in mages].count(True) == 1, "three is one Backup and one discard; nothing is wasted"


def test_too_little_is_not_enough(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=4, on="your hand")
    game.forward("Ember", cost=9, on="your hand")
    assert game.why_not("play", knight).clause == "11.2.1"
    with pytest.raises(NotPossible):
        game.play(knight)


def test_each_element_of_a_card_takes_one_cp(fftcg: Any) -> None:
    game = fftcg.game()
    twin = game.forward("Twin", cost=3, elements=["fire", "ice"], on="your hand")
    game.backup("Torch", element="fire")
    game.backup("Second", element="fire")
    game.backup("Third", element="fire")
    assert game.why_not("play", twin).clause == "11.4.6.1.2"
    other = fftcg.game()
    twin = other.forward("Twin", cost=1, elements=["fire", "ice"], on="your hand")
    other.backup("Torch", element="fire")
    other.backup("Lamp", element="ice")
    other.play(twin)
    assert other.find("Torch").dull and other.find("Lamp").dull, "two elements are two CP, even for a cost of one"
    other.shows("11.4.6.1.2")


def test_each_element_may_leave_one_cp_over(fftcg: Any) -> None:
    game = fftcg.game()
    twin = game.forward("Twin", cost=2, elements=["fire", "ice"], on="your hand")
    for name, element in (("Ember", "fire"), ("Flake", "ice")):
        game.forward(name, cost=9, element=element, on="your hand")
    game.play(twin, "pay so")
    assert twin.zone == "field" and game.you.hand == []
    game.shows("11.4.6.1.4", "5.2.1.3.1")


def test_a_single_light_or_dark_element_takes_any_cp(fftcg: Any) -> None:
    game = fftcg.game()
    angel = game.forward("Angel", cost=2, element="light", on="your hand")
    game.backup("Torch", element="fire")
    game.backup("Lamp", element="ice")
    game.play(angel)
    assert angel.zone == "field"
    game.shows("11.4.6.1.3")


def purse(backups: str, cards: str) -> Purse:
    """`fi` are two Backups, one of Fire and one of Ice; `F` is of both."""
    masks = {"f": 1, "i": 2, "w": 4, "F": 3}
    p = Purse()
    for n, letter in enumerate(backups):
        p.backups.append(n)
        p.backup_elements.append(masks[letter])
    for n, letter in enumerate(cards):
        p.cards.append(100 + n)
        p.card_elements.append(masks[letter])
    return p


@pytest.mark.parametrize(
    ("backups", "cards", "elements", "cost", "possible"),
    [
        ("f", "", 1, 1, True), ("i", "", 1, 1, False), ("fi", "", 1, 2, True), ("", "f", 1, 1, True), ("", "f", 1, 2, True),
        ("", "f", 1, 3, False), ("", "fi", 1, 3, True), ("", "ii", 1, 3, False), ("f", "i", 3, 1, True), ("f", "f", 3, 3, False),
        ("F", "", 3, 1, False), ("FF", "", 3, 1, True), ("", "FF", 3, 2, True), ("fw", "", 3, 2, False), ("fww", "i", 3, 4, True),
        ("", "", 1, 0, True),
    ],
)  # fmt: skip
def test_what_can_be_paid(backups: str, cards: str, elements: int, cost: int, possible: bool) -> None:
    need = ONE_OF_EACH[elements]
    assert can_pay(purse(backups, cards), need, total_of(need, cost)) is possible


def test_backups_are_never_dulled_for_nothing() -> None:
    need = list(ONE_OF_EACH[3])
    assert not can_complete(purse("i", ""), [0, 1, 0, 0, 0, 0, 0, 0], 0, spare_of(tuple(need)), 0), "two fire Backups are too much"
    assert can_complete(purse("", "i"), [0, 1, 0, 0, 0, 0, 0, 0], 0, spare_of(tuple(need)), 1)


def test_whatever_can_be_paid_can_be_suggested(fftcg: Any) -> None:
    game = fftcg.game(your_hand=8)
    t = game.table
    hand = [card.id for card in game.you.hand]
    for backups in ("", "f", "fi", "ffi", "Fw", "iiww"):
        for cards in ("", "f", "i", "fi", "Fw", "ffi", "iww"):
            p = purse(backups, cards)
            p.cards = hand[: len(cards)]
            p.backups = hand[4 : 4 + len(backups)]
            for elements in (1, 2, 3, 4, 7):
                need = ONE_OF_EACH[elements]
                for cost in range(1, 7):
                    total = total_of(need, cost)
                    found = suggest(t, 0, p, list(need), total, spare_of(need), 0)
                    assert (len(found) > 0) is can_pay(p, need, total), (backups, cards, elements, cost)
