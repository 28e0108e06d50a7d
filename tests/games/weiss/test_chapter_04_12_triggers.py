"""4.12: trigger icons."""

import pytest

from cardwright.games.weiss import terms
from tests.games.weiss.doing import happened, names


def table(weiss, icon, **more):
    """An attack is about to reveal a card with these icons."""
    game = weiss.game(start="attack", **more)
    front = game.character("Attacker", power=5000, soul=1)
    game.character("Somebody who could attack")
    top = game.climax("Top", on="your deck", trigger=icon)
    return game, front, top


def test_soul_is_not_optional(weiss):
    game, front, top = table(weiss, "soul")
    game.attack(front)
    assert front.soul == 3 and len(game.opponent.clock) == 3, "one, one for the direct attack, one for the icon"
    assert top.zone == "stock"
    game.shows("4.12.1", "4.12.2.2", "2.11.1")


def test_every_icon_acts(weiss):
    game, front, _ = table(weiss, ["soul", "soul"])
    game.attack(front)
    assert front.soul == 4
    game, front, _top = table(weiss, ["soul", "draw"])
    game.attack(front)
    assert front.soul == 3 and game.asked == "trigger"
    game.shows("7.3.1.2", "4.12.2.2", "4.12.2.6")


def test_icons_of_several_kinds_act_one_after_the_other(weiss):
    """7.3.1.2, 4.12.2.4, 4.12.2.6: both are asked for, and each takes the card that is on top then."""
    game, front, top = table(weiss, ["draw", "pool"], your_deck=0)
    second, third, bottom = (game.character(name, on="your deck") for name in ("Second", "Third", "Bottom"))
    game.attack(front)
    asked = 0
    while game.asked == "trigger":
        assert game.decides == "you"
        game.choose("yes")
        asked += 1
    assert asked == 2 and bottom.zone == "deck"
    assert {second.zone, third.zone} == {"hand", "stock"} and top.zone == "stock"
    game.shows("7.3.1.2", "4.12.2.4", "4.12.2.6")


def test_return(weiss):
    game, front, _top = table(weiss, "return")
    theirs = game.character("Theirs", on="opponent's stage", at="back left")
    other = game.character("Other", on="opponent's stage", at="back right")
    game.attack(front)
    assert game.decides == "you" and set(game.options()) == {theirs, other, "done"}
    game.choose(theirs)
    assert theirs.zone == "hand" and theirs.controller == "opponent" and other.zone == "stage"
    game.shows("4.12.2.3")


def test_return_passes_by_what_can_not_be_chosen(weiss):
    """Of two characters one is kept from being chosen; where no other is left, nothing is asked."""
    shy = "【CONT】 This card cannot be chosen by your opponent's effects."
    for others in (1, 0):
        game, front, _top = table(weiss, "return")
        kept = game.character("Kept", on="opponent's stage", at="back left", text=shy)
        theirs = [game.character("Theirs", on="opponent's stage", at="back right") for _ in range(others)]
        game.attack(front)
        if others:
            assert game.asked == "trigger" and set(game.options()) == {*theirs, "done"}
            game.choose(theirs[0])
            assert theirs[0].zone == "hand"
        assert game.asked == "attack" and kept.zone == "stage"
        game.shows("4.12.2.3")


def test_pool(weiss):
    for answer, stock in (("yes", 2), ("no", 1)):
        game, front, top = table(weiss, "pool")
        game.attack(front)
        assert game.decides == "you"
        game.choose(answer)
        assert len(game.you.stock) == stock and game.you.stock[0] == top
        assert not any(move.verb == "draw" for move in game.events("move")), "what is put into the stock was not drawn"
        game.shows("4.12.2.4")


def test_comeback(weiss):
    game, front, _top = table(weiss, "comeback")
    back = game.character("Back", on="your waiting room")
    climax = game.climax("No Character", on="your waiting room")
    game.attack(front)
    assert game.options() == [back, "done"]
    game.choose(back)
    assert back.zone == "hand" and climax.zone == "waiting room"
    game.shows("4.12.2.5")


def test_whichever_card_comes_back_it_comes_to_the_hand(weiss):
    """4.12.2.5: only the Choice icon lets its player choose between hand and stock (4.12.2.9)."""
    for chosen in range(3):
        game = weiss.game(start="attack")
        cards = [game.character(f"Back {n}", on="your waiting room") for n in range(3)]
        front = game.character("Attacker")
        game.climax("Top", on="your deck", trigger="comeback")
        game.attack(front, cards[chosen])
        assert [card.zone for card in cards] == ["hand" if n == chosen else "waiting room" for n in range(3)]
        game.shows("4.12.2.5")


def test_comeback_minds_no_level(weiss):
    """4.12.2.5: the limit of one's own level and one more is Standby's (4.12.2.10)."""
    game, front, _top = table(weiss, "comeback")
    hero = game.character("Hero", level=3, on="your waiting room")
    game.attack(front)
    game.choose(hero)
    assert hero.zone == "hand" and game.you.level == []
    game.shows("4.12.2.5")


def test_an_icon_with_nothing_to_choose_asks_nothing(weiss):
    game, front, top = table(weiss, "comeback")
    game.attack(front)
    assert game.asked == "attack" and top.zone == "stock"
    game.shows("4.12.2.5")


def test_draw(weiss):
    game, front, _top = table(weiss, "draw")
    game.attack(front, "yes")
    assert len(game.you.hand) == 1 and [move.verb for move in game.events("move") if move.goal == "hand"] == ["draw"]
    game.shows("4.12.2.6")


def test_treasure_goes_to_the_hand_and_nothing_to_the_stock(weiss):
    game, front, top = table(weiss, "treasure")
    game.attack(front, "no")
    assert top.zone == "hand" and game.you.stock == []
    game, front, top = table(weiss, "treasure")
    game.attack(front, "yes")
    assert top.zone == "hand" and len(game.you.stock) == 1
    game.shows("4.12.2.8", "7.3.1.2")


def test_gate(weiss):
    game, front, _top = table(weiss, "gate")
    back = game.climax("Back", on="your waiting room")
    game.character("No Climax", on="your waiting room")
    game.attack(front)
    assert game.options() == [back, "done"]
    game.choose(back)
    assert back.zone == "hand"
    game.shows("4.12.2.9")


def test_standby(weiss):
    game, front, _top = table(weiss, "standby", your_level=1)
    low = game.character("Low", level=2, on="your waiting room")
    game.character("High", level=3, on="your waiting room")
    game.attack(front)
    assert game.options() == [low, "done"], "at most one above your level"
    game.choose(low)
    assert game.asked == "position" and game.decides == "you" and len(game.options()) == 5, "occupied positions too"
    game.choose("back left")
    assert low.zone == "stage" and low.rested and low.position == "back left"
    game.shows("4.12.2.10", "4.12.2.10.1")


def test_standby_in_the_place_of_another(weiss):
    game, front, _top = table(weiss, "standby")
    old = game.character("Old", at="back left")
    new = game.character("New", on="your waiting room")
    game.attack(front, new, "back left")
    assert old.zone == "waiting room" and new.position == "back left"
    game.shows("4.12.2.10.1", "9.6.1")


def test_choice_is_said_by_the_card(weiss):
    for where in ("hand", "stock"):
        game, front, _top = table(weiss, "choice")
        soul = game.character("Soulful", trigger="soul", on="your waiting room")
        game.character("Plain", on="your waiting room")
        game.attack(front)
        assert game.decides == "you" and game.options() == [soul, "done"]
        game.choose(soul)
        assert game.decides == "you"
        game.choose(where)
        assert soul.zone == where
        game.shows("1.3.1")


# -- Shot
def shot(weiss, cancels):
    game, front, _top = table(weiss, "shot")
    if cancels:
        game.climax("Cancel", on="opponent's deck")
    game.attack(front)
    return game, front


def test_shot_hits_when_the_damage_is_canceled(weiss):
    game, _front = shot(weiss, True)
    assert len(game.opponent.clock) == 1, "the two of the attack were canceled, the one of Shot was not"
    assert [e.amount for e in game.events("damage")] == [2, 1]
    game.shows("4.12.2.7")


def test_shot_misses_when_the_damage_is_not_canceled(weiss):
    game, _front = shot(weiss, False)
    assert len(game.opponent.clock) == 2 and game.table.delayed == []
    game.shows("4.12.2.7", "4.12.2.7.1")


def test_shot_s_damage_can_be_canceled_and_sets_off_no_other(weiss):
    game, front, _top = table(weiss, ["shot"])
    game.climax("Cancel", on="opponent's deck")
    game.climax("Cancel again", on="opponent's deck")
    game.attack(front)
    assert game.opponent.clock == [] and len(happened(game, terms.DAMAGE_CANCELED)) == 2
    game.shows("4.12.2.7")


@pytest.mark.parametrize("icon", ["return", "comeback", "gate", "standby"])
def test_what_may_be_done_may_be_left(weiss, icon):
    game, front, top = table(weiss, icon)
    game.character("Somebody", on="your waiting room")
    game.climax("Something", on="your waiting room")
    theirs = game.character("Theirs", on="opponent's stage", at="back left")
    game.attack(front, "done")
    assert names(game.you.hand) == [] and theirs.zone == "stage"
    assert top.zone == "stock"
    game.shows("4.12.1")
