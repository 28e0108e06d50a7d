"""Rules of effects that show only where something else comes in between: whose side, what came before, what can't be."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.weiss import terms
from cardwright.kernel import events as ev
from cardwright.kernel.events import moved
from cardwright.kernel.ordering import to_be_ordered
from tests.games.fow.acting import play
from tests.games.sve.test_harder_by_lot import settle


def test_what_is_swapped_for_an_enemy_s_card_comes_to_the_enemy_s_field(sve: Any) -> None:
    """5.12.1: each goes where the other is; and both went, so what depends on it is done."""
    game = sve.game(your_hand=0, your_deck=5)
    theirs = game.follower("Theirs", on="opponent's field")
    mine = game.follower("Mine", zone="your cemetery")
    text = "Select an enemy follower on the field and a follower in your cemetery. Swap the first for the second. "
    game.play(game.spell("Swap", cost=0, text=text + "If you do, draw a card."))
    settle(game)
    assert game.opponent.field == [mine] and mine.owner == "you" and theirs in game.opponent.cemetery
    assert len(game.you.hand) == 1
    game.shows("5.12.1")


def test_what_one_has_already_is_not_stolen(sve: Any) -> None:
    """5.21.1: a card of one's own stays where it is, and nothing was stolen."""
    game = sve.game(your_hand=0, your_deck=5)
    mine = game.follower("Mine")
    game.follower("Theirs", on="opponent's field")
    steal = game.spell("Steal", cost=0, text="Select a follower on the field and steal it. If you do, draw a card.")
    game.play(steal, mine)
    settle(game)
    assert len(game.opponent.field) == 1 and game.you.hand == []
    assert [e for e in game.events("move") if e.verb == "steal"] == []
    game.shows("5.21.1")


@pytest.mark.parametrize("by", ["play", "call"])
def test_a_card_that_an_effect_put_there_was_not_played(sve: Any, by: str) -> None:
    game = sve.game()
    text = "[fanfare] If this card was played from your hand, give this follower Storm."
    guest = game.follower("Guest", cost=1, zone="your hand", text=text)
    call = game.spell("Call", cost=0, text="Select a follower in your hand and summon it.")
    game.play(*((guest,) if by == "play" else (call, guest)))
    settle(game)
    assert guest.zone == "field" and ("storm" in guest.keywords) == (by == "play")


def test_who_enters_quietly_is_heard_when_it_leaves(fow: Any) -> None:
    """1015.1a: only that it enters sets nothing off."""
    game = fow.game()
    text = "Resonators entering the field under your opponent's control don't cause their own abilities to trigger."
    game.resonator("Hush", text=text, on="opponent's field")
    guest = game.resonator("Guest", on="your hand", cost="", text=(
        "When this card enters your field >>> You gain 100 life.\n"
        "When this card is put into a graveyard from your field >>> You gain 500 life."
    ))
    doom = game.chant("Doom", cost="", text="Destroy target resonator.")
    play(game, guest)
    assert game.you.life == 4000
    play(game, doom, guest)
    assert guest.zone == "graveyard" and game.you.life == 4500
    game.shows("1015.1a")


def test_a_shield_that_was_just_made_counts_at_once(fow: Any) -> None:
    """910.1: by the same text, before anybody has looked at anything again."""
    game = fow.game()
    risk = game.chant("Risk", cost="", text=(
        "Prevent the next damage that would be dealt to target resonator this turn. This card deals 500 damage to that resonator."
    ))
    man = game.resonator("Man", defense=300)
    play(game, risk, man)
    assert man.zone == "field" and man.damage == 0


def test_nothing_more_is_no_change(sve: Any) -> None:
    """1.3.3: who gets +0 was given nothing."""
    game = sve.game(your_hand=0)
    man = game.follower("Man", attack=2)
    text = "Select a follower on your field and give it [attack]+X. X equals the number of cards in your EX area."
    game.play(game.spell("Cheer", cost=0, text=text), man)
    settle(game)
    assert man.attack == 2 and game.table.effects == []


def test_of_each_place_its_own_cards_are_put_in_order(weiss: Any) -> None:
    """3.1.5: one card comes to the clock and two to the stock at once; only those two have an order."""
    game = weiss.game()
    cards = [game.character(f"Card {i}") for i in range(3)]
    t = game.table
    goals = (terms.CLOCK, terms.STOCK, terms.STOCK)
    events = [moved(card.card, to=goal, player=0) for card, goal in zip(cards, goals, strict=True)]
    assert to_be_ordered(t, events, 0) == [card.card.ref() for card in cards[1:]]


@pytest.mark.parametrize(("who", "number"), [("you", 0), ("opponent", 1)])
def test_whoever_gives_up_is_who_has_lost(sve: Any, who: str, number: int) -> None:
    """1.2.3: and so it is told."""
    game = sve.game()
    t = game.table
    game.concede(who)
    assert (t.history[-1].kind, t.history[-1].player, t.winner) == (ev.OUTCOME, number, 1 - number)


def test_whose_deck_was_searched_and_by_whom(fow: Any) -> None:
    """1014.2"""
    game = fow.game()
    game.resonator("Sought", on="opponent's deck")
    play(game, game.chant("Raid", cost="", text="Search your opponent's deck for a resonator and remove it from the game."))
    while game.asked != "priority":
        game.choose(game.options()[0])
    [searched] = [e for e in game.table.history if e.kind == ev.SEARCHED]
    assert (searched.player, searched.controller) == (1, 0)


def test_whoever_plays_is_told_to_have_played(kites: Any) -> None:
    """6.6: a card that is played is noticed, and its player with it."""
    game = kites.game()
    box = game.card("Box Kite", "your hand")
    game.play(box)
    t = game.table
    [played] = [e for e in t.history if e.kind == ev.PLAYED]
    assert played.controller == 0
    [risen] = [e for e in t.history if e.kind == ev.MOVE and e.verb == ev.RESOLVE]
    assert risen.controller == 0 and game.you.sky == [box]


def test_whenever_it_happens_this_turn_is_for_each_of_several_at_once(fow: Any) -> None:
    """906.7: two that are destroyed together set it off twice."""
    game = fow.game(your_life=4000)
    game.resonator("One", on="opponent's field")
    game.resonator("Two")
    vow = game.chant("Vow", cost="", text="Until end of turn, whenever a resonator is destroyed, you gain 100 life.")
    doom = game.chant("Doom", cost="", text="Destroy all resonators.")
    play(game, vow)
    play(game, doom)
    while game.asked != "priority" or game.table.stacked:
        game.choose(game.options()[0] if game.asked != "priority" else "pass")
    assert game.you.life == 4200


def test_who_enters_has_what_the_others_give_it(sve: Any) -> None:
    """10.7.1: an ability that it is given on the field sees it enter, though nobody else watches anything."""
    game = sve.game(your_hand=0, your_deck=5)
    game.amulet("School", text='Each follower on your field has "[fanfare] Draw a card."')
    guest = game.follower("Guest", cost=0, zone="your hand")
    game.play(guest)
    settle(game)
    assert guest.zone == "field" and len(game.you.hand) == 1


def test_who_has_room_for_one_of_two_has_not_stolen_them(sve: Any) -> None:
    """5.21.1: what depends on it is not done."""
    game = sve.game(your_hand=0, your_deck=5)
    for i in range(4):
        game.follower(f"Mine {i}")
    theirs = [game.follower(f"Theirs {i}", on="opponent's field") for i in range(2)]
    game.play(game.spell("Raid", cost=0, text="Select 2 enemy followers on the field and steal them. If you do, draw a card."))
    settle(game)
    assert len(game.you.field) == 5 and sorted(one.controller for one in theirs) == ["opponent", "you"]
    assert game.you.hand == []
