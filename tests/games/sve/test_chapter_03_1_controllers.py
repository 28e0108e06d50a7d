"""3.1: who owns a card, and who controls cards, abilities and effects."""

import pytest

STEAL = "Select an enemy card on the field and steal it."


# -- 3.1.1
def test_who_begins_the_game_with_a_card_owns_it(sve):
    game = sve.game(decks=("swordcraft", "havencraft"))
    for player in (game.you, game.opponent):
        cards = [player.leader, *player.deck, *player.evolve_deck]
        assert {one.owner for one in cards} == {str(player)} and len(cards) > 41
    game.shows("3.1.1")


def test_the_owner_stays_the_owner_whoever_uses_the_card(sve):
    game = sve.game()
    theft = game.spell("Theft", text=STEAL)
    knight = game.follower("Knight", on="opponent's field")
    blast = game.spell("Blast", text="Destroy each follower on the field.")
    game.play(theft)
    assert (knight.controller, knight.owner) == ("you", "opponent")
    game.play(blast)
    assert game.opponent.cemetery == [knight]


# -- 3.1.2
def test_whoever_s_zone_a_card_is_put_into_controls_it(sve):
    game = sve.game()
    theft = game.spell("Theft", text=STEAL)
    knight = game.follower("Knight", on="opponent's field")
    gift = game.spell("Gift", text="Summon a Fairy token.")
    back = game.spell("Back", text="Select a Knight on your field and return it to its owner's hand.")
    game.play(theft)
    assert knight.controller == "you" and knight in game.you.field
    game.play(gift)
    assert game.find("Fairy").controller == "you"
    game.play(back)
    assert knight.controller == "opponent" and knight in game.opponent.hand
    game.shows("3.1.2")


# -- 3.1.2.1
def test_whoever_controls_the_card_controls_its_passive_abilities(sve):
    game = sve.game()
    theft = game.spell("Theft", text=STEAL)
    bonus = "While this card is on your field, each follower on your field has [attack]+2."
    banner = game.amulet("Banner", text=bonus, on="opponent's field")
    mine = game.follower("Mine", attack=1)
    theirs = game.follower("Theirs", attack=1, on="opponent's field")
    assert (mine.attack, theirs.attack) == (1, 3)
    game.play(theft, banner)
    assert (mine.attack, theirs.attack) == (3, 1)
    game.shows("3.1.2.1")


# -- 3.1.2.2
def test_whoever_plays_an_activated_ability_controls_it(sve):
    game = sve.game()
    theft = game.spell("Theft", text=STEAL)
    well = game.amulet("Well", text="[act] [cost01]: Draw a card. Deal 1 damage to each enemy leader.", on="opponent's field")
    assert game.why_not("use", well).clause == "8.3.1"
    game.play(theft)
    game.use(well)
    assert (len(game.you.hand), len(game.opponent.hand)) == (1, 0)
    assert (game.you.defense, game.opponent.defense) == (20, 19)
    game.shows("3.1.2.2", "3.1.2.4")


# -- 3.1.2.3
@pytest.mark.parametrize("stolen", [False, True])
def test_whoever_controls_the_card_controls_its_automatic_abilities(sve, stolen):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower is put onto the field, draw a card.", on="opponent's field")
    call = game.spell("Call", text="Summon a Fairy token.")
    if stolen:
        game.play(game.spell("Theft", text=STEAL))
    game.play(call)
    assert (len(game.you.hand), len(game.opponent.hand)) == ((1, 0) if stolen else (0, 1))
    game.shows("3.1.2.3")


def test_a_pending_ability_keeps_its_controller_when_the_card_is_stolen(sve):
    game = sve.game()
    game.amulet("Snatcher", text=f"Whenever a follower is put onto your field, {STEAL[0].lower()}{STEAL[1:]}")
    bell = game.amulet("Bell", text="Whenever an enemy follower is put onto the field, draw a card.", on="opponent's field")
    call = game.spell("Call", text="Summon a Fairy token.")
    game.play(call)
    assert bell.controller == "you", "the active player's ability came first"
    assert (len(game.you.hand), len(game.opponent.hand)) == (0, 1), "but the other was pending already"
    game.shows("3.1.2.3")


def test_who_controlled_the_card_plays_its_last_words_though_it_lies_elsewhere_now(sve):
    """10.7.7, 3.1.2.3: a stolen follower dies; it lies in its owner's cemetery, but chooses and pays who controlled it."""
    game = sve.game(your_play_points=3, opponent_play_points=0, active="opponent")
    text = "[lastwords] [cost02]: Select an enemy follower on the field and destroy it."
    martyr = game.follower("Martyr", text=text, on="your field", owner="opponent")
    yours = game.follower("Yours", on="your field")
    theirs = [game.follower(f"Theirs {i}", on="opponent's field") for i in range(2)]
    doom = game.spell("Doom", cost=0, zone="opponent's hand", text="Select an enemy follower on the field and destroy it.")
    game.play(doom, martyr)
    assert martyr in game.opponent.cemetery
    assert game.decides == "you", "not the owner, in whose cemetery it lies"
    game.choose("yes")
    assert game.decides == "you" and set(game.options()) == set(theirs)
    game.choose(theirs[1])
    assert theirs[1].zone == "cemetery" and yours.zone == "field"
    assert (game.you.play_points, game.opponent.play_points) == (1, 0)
    game.shows("3.1.2.3", "10.7.7")


def test_who_controlled_the_card_chooses_the_mode_of_its_last_words(sve):
    """10.7.7: whoever the card belongs to, and whoever's turn it is."""
    game = sve.game(active="opponent")
    text = "[lastwords] Choose 1. (1) Draw a card. (2) Give your leader [defense]+2."
    martyr = game.follower("Martyr", text=text, on="your field", owner="opponent")
    doom = game.spell("Doom", zone="opponent's hand", text="Select an enemy follower on the field and destroy it.")
    game.play(doom)
    assert martyr in game.opponent.cemetery and game.decides == "you"
    game.choose(2)
    assert (game.you.defense, game.opponent.defense) == (22, 20)
    game.shows("3.1.2.3", "10.7.7", "5.17.3")


# -- 3.1.2.4
def test_whoever_controls_an_ability_controls_its_effect(sve):
    game = sve.game(active="opponent")
    game.follower("Martyr", text="[lastwords] Deal 3 damage to each enemy leader.", defense=1)
    bolt = game.spell("Bolt", text="Select an enemy follower on the field and deal it 1 damage.", zone="opponent's hand")
    game.play(bolt)
    assert (game.you.defense, game.opponent.defense) == (20, 17), "an enemy of who controls the Last Words"
    (last,) = [event for event in game.events("damage") if event.amount == 3]
    assert last.event.controller == 0
    game.shows("3.1.2.4")


# -- 3.1.2.4.1
def test_who_controls_the_effect_acts_where_nobody_is_named(sve):
    game = sve.game(active="opponent", hand=3)
    game.follower("Martyr", text="[lastwords] Discard a card. Draw 2 cards. Recover 1 play point.", defense=1)
    bolt = game.spell("Bolt", text="Select an enemy follower on the field and deal it 1 damage.", zone="opponent's hand")
    game.play(bolt)
    assert game.decides == "you", "in the opponent's turn, by what the opponent did"
    game.choose(game.you.hand[0])
    assert (len(game.you.hand), len(game.opponent.hand)) == (4, 3)
    game.shows("3.1.2.4.1")


def test_who_is_named_acts_instead(sve):
    game = sve.game(hand=2)
    game.play(game.spell("Tax", text="Each opponent discards a card."))
    assert game.decides == "opponent"
    game.choose(game.opponent.hand[0])
    assert (len(game.you.hand), len(game.opponent.hand)) == (2, 1)
