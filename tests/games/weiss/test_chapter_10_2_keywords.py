"""10.10, 10.11, 10.14, 10.15: Experience, Shift, Fusion and Sunder."""

from cardwright.games.weiss import terms
from tests.games.weiss.doing import happened


# -- 10.10
def test_experience_looks_at_the_level(weiss):
    for levels, power in (((1, 2), 1000), ((2, 2), 2500)):
        game = weiss.game()
        text = "【CONT】 Experience If the total level of the cards in your level is 4 or higher, this card gets +1500 power."
        card = game.character("Card", text=text)
        for level in levels:
            game.character("Past", level=level, on="your level")
        assert card.power == power and card.keywords == {"experience"}
    game.shows("10.10.2")


# -- 10.11
def shifting(weiss, hand="yellow", level=1):
    game = weiss.game(start="turn", your_level=level)
    card = game.character("Card", on="your clock", text="【AUTO】 【CLOCK】 Shift, Level 1")
    game.character("Watcher", text='【AUTO】 When you use "Shift", put the top card of your deck into your stock.')
    other = game.character("Other", on="your hand", colour=hand)
    top = game.character("Drawn", on="your deck", colour="blue")
    game.passes()
    return game, card, other, top


def test_shift_exchanges_a_clock_card_and_a_hand_card_of_its_colour(weiss):
    game, card, other, _ = shifting(weiss)
    assert game.asked == "whether"
    game.choose("yes")
    assert game.options() == [other, "done"], "of the hidden cards of a hand one need not show one that fits"
    game.choose(other)
    assert (card.zone, other.zone) == ("hand", "clock") and len(game.you.stock) == 1
    assert len([e for e in happened(game, terms.USED) if 1 << e.verb == terms.SHIFT]) == 1
    game.shows("10.11.2", "10.11.3", "10.11.4", "8.6.3.1.4")


def test_shift_may_be_left(weiss):
    game, card, other, _ = shifting(weiss)
    game.choose("no")
    assert (card.zone, other.zone) == ("clock", "hand") and game.you.stock == []
    assert happened(game, terms.USED) == []
    game.shows("10.11.2")


def test_without_a_card_of_its_colour_nothing_is_exchanged(weiss):
    game, card, other, _ = shifting(weiss, hand="red")
    assert game.options() == ["no"], "asked all the same: the opponent does not see which colours are in hand"
    game.choose("no")
    assert (card.zone, other.zone) == ("clock", "hand") and game.you.stock == []
    game.shows("10.11.3.2")


def test_shift_needs_its_level(weiss):
    game, card, _, _ = shifting(weiss, level=0)
    assert game.asked == "main phase" and card.zone == "clock"


def test_a_card_that_has_left_the_clock_is_not_exchanged(weiss):
    game = weiss.game(start="turn", your_level=1)
    card = game.character("Card", on="your clock", text="【AUTO】 【CLOCK】 Shift, Level 1")
    text = "【AUTO】 At the beginning of your main phase, choose 1 card in your clock, and put it into your waiting room."
    cleaner = game.character("Cleaner", text=text)
    other = game.character("Other", on="your hand")
    game.passes()
    game.choose(cleaner)
    while game.asked != "main phase":
        game.choose("yes" if game.asked == "whether" else other)
    assert card.zone == "waiting room" and other.zone == "hand"
    game.shows("10.11.3.1")


# -- 10.14
FUSION = (
    '【ACT】 Fusion [Put 1 "Partner" in your center stage face up under this card as a marker] Search your deck for up to '
    '1 "Union", '
    "put it on the stage position that this card is on, put this card and all markers under this card face up underneath that "
    "character as markers, and shuffle your deck."
)


def fusing(weiss, union=True):
    game = weiss.game()
    card = game.character("Card", at="center left", text=FUSION)
    partner = game.character("Partner", at="center right")
    own = game.character("Own Marker", on="your marker area", under="center left", facedown=False)
    lost = game.character("Lost Marker", on="your marker area", under="center right", facedown=False)
    found = game.character("Union", on="your deck" if union else "your waiting room")
    game.character("Watcher", at="back left", text='【AUTO】 When you use "Fusion", put the top card of your deck into your stock.')
    game.use(card)
    return game, card, partner, own, lost, found


def test_fusion_puts_a_new_character_over_the_old_ones(weiss):
    game, card, partner, own, lost, found = fusing(weiss)
    while game.asked not in ("main phase",):
        game.choose(found if found in game.options() else game.options()[0])
    assert found.zone == "stage" and found.position == "center left"
    assert sorted(found.markers) == ["Card", "Own Marker", "Partner"]
    assert all(c.zone == "marker area" and c.faceup for c in (card, partner, own))
    assert lost.zone == "waiting room", "the partner's marker fell when the cost was paid"
    assert len(game.events("shuffled")) == 1 and len(game.you.stock) == 1 and card.keywords == {"fusion"}
    game.shows("10.14.1.1", "10.14.1.1.2", "10.14.1.1.2.1", "10.14.2", "10.14.3")


def test_without_the_new_character_the_partner_stays_a_marker(weiss):
    game, card, partner, own, lost, found = fusing(weiss, union=False)
    while game.asked not in ("main phase",):
        game.choose("done")
    assert card.zone == "stage" and sorted(card.markers) == ["Own Marker", "Partner"] and partner.zone == "marker area"
    assert lost.zone == "waiting room" and found.zone == "waiting room" and own.zone == "marker area"
    assert len(game.events("shuffled")) == 1, "the deck is shuffled all the same"
    assert len(game.you.stock) == 0, "Fusion was not used: nothing was put on the stage"
    game.shows("10.14.1.1.1")


# -- 10.15
def sundering(weiss, marker="Friend"):
    game = weiss.game(start="attack", your_stock=1)
    text = '【AUTO】 Sunder/"Friend" [(1)]'
    card = game.character("Card", soul=1, at="center left", text=text)
    game.character("Somebody who could attack")
    friend = game.character(marker, on="your marker area", under="center left", facedown=False)
    other = game.character("Other Marker", on="your marker area", under="center left", facedown=False)
    game.attack(card)
    return game, card, friend, other


def test_sunder_brings_a_marker_forth(weiss):
    game, card, friend, other = sundering(weiss)
    assert game.asked == "pay or not" and len(game.opponent.clock) == 2, "at the end of the attack"
    game.choose("yes")
    while game.asked == "position" or (game.asked == "choose a card"):
        game.choose("center left" if game.asked == "position" else friend)
    assert friend.zone == "stage" and friend.standing, "a new character, so it may still attack"
    assert sorted(friend.markers) == ["Card", "Other Marker"] and card.zone == other.zone == "marker area"
    assert friend.soul == 1, "what the attack gave to the old one is gone"
    assert game.can("attack", friend)
    game.shows("10.15.2", "10.15.3", "10.15.3.1")


def test_without_such_a_marker_nothing_comes_of_the_cost(weiss):
    game, card, friend, other = sundering(weiss, marker="Stranger")
    if game.asked == "pay or not":
        game.choose("yes")
    assert card.zone == "stage" and card.position == "center left" and len(game.you.stage) == 2
    assert friend.zone == other.zone == "marker area"
    game.shows("10.15.4")
