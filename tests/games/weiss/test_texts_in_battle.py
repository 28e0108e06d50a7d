"""Wordings about attacks, played at a table: who defends, damage that is cancelled and dealt again, and what is said beside it."""

from __future__ import annotations

import pytest

TAKES_ITS_PLACE = (
    "【AUTO】 [(1) Put this card into your waiting room] When this card is frontal attacked, you may pay the cost. If you do, "
    'choose up to 1 "Bulwark" in your hand, and put it on this card\'s stage position as the defending character.'
)


@pytest.mark.parametrize(("answer", "fallen"), [("yes", "Theirs"), ("no", "Decoy")])
def test_another_character_defends_in_its_place(weiss, answer, fallen):
    game = weiss.game(start="attack", active="opponent", your_stock=1)
    decoy = game.character("Decoy", at="center middle", power=500, text=TAKES_ITS_PLACE)
    bulwark = game.character("Bulwark", on="your hand", power=9000)
    theirs = game.character("Theirs", on="opponent's stage", at="center middle", power=4000)
    game.character("Somebody who could attack", on="opponent's stage", at="center left")
    game.attack(theirs, "frontal")
    game.choose(answer)
    if answer == "yes":
        assert game.asked == "choose a card"
        game.choose(bulwark)
        assert (bulwark.zone, bulwark.position, decoy.zone) == ("stage", "center middle", "waiting room")
    game.until_quiet()
    assert [card.name for card in (decoy, theirs, bulwark) if card.reversed] == [fallen]
    game.shows(*(("7.2.1.5.1",) if answer == "yes" else ()))


def test_the_same_damage_is_what_was_dealt_and_not_what_was_revealed(weiss):
    text = "【AUTO】 When damage dealt by this card is canceled, deal the same damage to your opponent."
    game = weiss.game(start="attack")
    front = game.character("Front", at="center left", soul=3, text=text)
    game.climax("Cancels", on="opponent's deck")
    game.attack(front)
    dealt = [e.amount for e in game.events("damage")]
    assert dealt == [4, 4], "three soul and one for the direct attack, of which the first card revealed cancels all"
    game.shows("4.10.1.2")


TWICE = (
    "【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, deal 1 damage to your opponent. "
    "If this damage is canceled, deal 2 damage to your opponent. If this damage is canceled, deal 3 damage to your opponent."
)


@pytest.mark.parametrize(
    ("deck", "answer", "dealt"),
    [
        ("plain", "yes", [1]),
        ("climax plain", "yes", [1, 2]),
        ("climax climax plain", "yes", [1, 2, 3]),
        ("climax climax plain", "no", []),
    ],
)
def test_this_damage_is_the_one_that_was_dealt_last(weiss, deck, answer, dealt):
    """Without the payment no damage was dealt, so none was cancelled."""
    game = weiss.game(start="attack", your_stock=1)
    front = game.character("Front", at="center left", soul=1, text=TWICE)
    for kind in deck.split():
        (game.climax if kind == "climax" else game.character)(f"Top {kind}", on="opponent's deck")
    game.attack(front)
    game.choose(answer)
    assert [e.amount for e in game.events("damage")] == [*dealt, 2], "then the attack itself deals two"


def test_two_changes_last_as_long_as_is_said_before_both(weiss):
    text = (
        "【ACT】 [【REST】 this card] Choose 1 of your opponent's characters, and until end of turn, "
        "that character gets -1000 power and this card gets +2000 power."
    )
    game = weiss.game()
    card = game.character("Card", power=3000, text=text)
    theirs = game.character("Theirs", on="opponent's stage", power=3000)
    game.use(card)
    assert (card.power, theirs.power) == (5000, 2000)
    game.end_turn()
    assert (card.power, theirs.power) == (3000, 3000)


def test_those_cards_must_all_be_such(weiss):
    text = (
        "【ACT】 [【REST】 this card] Put the top 2 cards of your deck into your waiting room. "
        "If those cards are all 《Crew》 characters, draw 1 card."
    )
    for second, drawn in (("Crew", 1), ("Guest", 0)):
        game = weiss.game(your_hand=0)
        card = game.character("Card", text=text)
        for trait in (second, "Crew"):
            game.character(f"One of {trait}", on="your deck", traits=(trait,))
        game.use(card)
        assert len(game.you.hand) == drawn


def test_payment_with_this_card_and_another_from_the_stage(weiss):
    text = '【ACT】 [Put this card and 1 "Partner" from your stage into your waiting room] Draw 1 card.'
    for place, payable in (("your hand", False), ("your stage", True)):
        game = weiss.game(your_hand=0)
        card = game.character("Card", at="center left", text=text)
        partner = game.character("Partner", on=place)
        assert game.can("use", card) == payable
        if payable:
            game.use(card)
            assert (card.zone, partner.zone, len(game.you.hand)) == ("waiting room", "waiting room", 1)


# -- effects that perform an icon
@pytest.mark.parametrize(("mover", "drawn"), [("Overture", 1), ("Interlude", 0)])
def test_what_an_effect_has_an_icon_do_is_the_effect_of_its_card(weiss, mover, drawn):
    """4.12.1: "by the effect of" names the card whose ability performs the icon."""
    performs = "【AUTO】 When this card is placed on your climax area from your hand, perform the 【STANDBY】 effect."
    waits = '【AUTO】 When this card is placed on the stage by the effect of "Overture", draw 1 card.'
    game = weiss.game(start="climax", your_level=1, your_hand=0)
    card = game.character("Card", on="your waiting room", level=1, text=waits)
    climax = game.climax(mover, on="your hand", text=performs)
    game.play(climax)
    game.choose(card)
    game.choose("center left")
    assert card.zone == "stage" and len(game.you.hand) == drawn
    game.shows("4.12.2.10")


def test_backup_is_used_from_the_hand_whatever_it_costs(weiss):
    """10.5.1: and the card notices that its own ability was used where the cost has put it."""
    text = (
        '【AUTO】 When you use this card\'s "Backup", draw 1 card.\n'
        "【ACT】 【COUNTER】 Backup 2000, Level 1 [Reveal this card in your hand & Put it at the bottom of your deck]"
    )
    game = weiss.game(start="attack", active="opponent", your_level=1, your_hand=0)
    mine = game.character("Mine", at="center middle", power=3000)
    helper = game.character("Helper", on="your hand", text=text)
    theirs = game.character("Theirs", on="opponent's stage", at="center middle", power=4000)
    game.character("Somebody who could attack", on="opponent's stage", at="center left")
    game.attack(theirs, "frontal")
    game.use(helper)
    game.until_quiet()
    assert theirs.reversed and not mine.reversed
    assert helper.zone == "deck" and len(game.you.hand) == 1
    game.shows("10.5.1")
