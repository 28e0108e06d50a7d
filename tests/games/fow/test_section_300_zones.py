"""Section 300: zones, orientation, and where cards can't go."""

from __future__ import annotations

import pytest

from cardwright.kernel.events import BOTTOM, TOP, flipped, moved
from cardwright.kernel.happening import happen
from tests.games.fow.acting import attack, both_pass, call_stone, judge, play, ready, resolve, set_card, stones

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}


def keys(zone):
    return [list(card) for card in zone["cards"]]


# -- 302, who sees what
def test_public_and_hidden_zones(fow):
    game = fow.game(your_hand=1, opponent_hand=2)
    mine = game.resonator("Secret", zone="your hand")
    foe = game.resonator("Foe", on="opponent's field")
    dead = game.resonator("Dead", zone="opponent's graveyard")
    out = game.resonator("Out", zone="opponent's removed area")
    theirs = game.resonator("Hidden", zone="opponent's hand")
    assert mine.seen_by("you") and not mine.seen_by("opponent")
    assert not theirs.seen_by("you") and theirs.seen_by("opponent")
    assert all(card.seen_by("you") and card.seen_by("opponent") for card in (foe, dead, out))
    view = game.view("you")
    assert view["players"][1]["zones"]["hand"]["count"] == 3
    assert [card.get("name") for card in view["players"][1]["zones"]["field"]["cards"]] == ["Foe"]
    game.shows("302.1", "302.2", "302.2a", "306.1", "306.2", "307.1", "307.2", "307.3", "309.1", "309.2", "311.1", "311.2")


def test_nobody_sees_into_decks(fow):
    game = fow.game()
    top = game.resonator("Top", zone="your main deck")
    stone = game.stone("Stone", zone="your stone deck", text="{Rest}: Produce {R}.")
    assert not top.seen_by("you") and not stone.seen_by("you")
    assert game.view("you")["players"][0]["zones"]["main deck"]["count"] == 21
    game.shows("304.1", "304.2", "305.1", "305.2", "302.2")


def test_the_ruler_area_is_public(fow):
    game = fow.game()
    assert game.you.leader.seen_by("opponent")
    assert game.view("opponent")["players"][0]["zones"]["ruler area"]["cards"][0]["type"] == ["ruler"]
    game.shows("308.1", "308.2", "308.3")


def test_standby_cards_are_face_down_and_open_to_their_player(fow):
    game = fow.game()
    first = game.chant("First", zone="your standby area", text="Draw a card.")
    second = game.chant("Second", zone="your standby area", text="Draw a card.")
    assert first.facedown and first.seen_by("you") and not first.seen_by("opponent")
    view = game.view("opponent")["players"][0]["zones"]["standby area"]
    assert keys(view) == [["key"], ["key"]], "two cards, in their order, and nothing else"
    assert game.you.standby_area == [first, second]
    game.shows("310.1", "310.2", "303.2")


def test_the_chase_area_is_shared_and_public(fow):
    game = fow.game()
    bolt = game.chant("Bolt", cost="", text="Draw a card.")
    ready(game)
    game.play(bolt)
    assert bolt.zone == "chase area" and bolt.seen_by("opponent")
    assert game.view("opponent")["shared"]["chase area"]["count"] == 1
    game.shows("312.1", "312.2")


def test_removed_face_down_is_hidden_from_both(fow):
    game = fow.game()
    veiled = game.resonator("Veiled", zone="your removed area", facedown=True)
    assert not veiled.seen_by("opponent") and not veiled.seen_by("you")
    game.shows("311.2a")


def test_a_ruler_is_never_face_down(fow):
    game = fow.game()
    lord = game.ruler("Lord")
    happen(game.table, [flipped(lord.card, facedown=True)])
    assert not lord.facedown and lord.seen_by("opponent")
    game.shows("303.2a")


def test_both_sides_of_rulers_can_be_read(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back=LORD)
    assert lord.side == "Awakened Lord"
    sees = game.view("opponent")["players"][0]["zones"]["field"]["cards"][0]
    assert sees["other side"]["name"] == "Lord"
    game.shows("307.5")


def test_the_other_side_of_a_ruler_in_its_area_is_for_its_controller(fow):
    game = fow.game()
    game.ruler("Lord", back=LORD)
    mine = game.view("you")["players"][0]["zones"]["ruler area"]["cards"][0]
    theirs = game.view("opponent")["players"][0]["zones"]["ruler area"]["cards"][0]
    assert mine["other side"]["name"] == "Awakened Lord" and "other side" not in theirs
    game.shows("308.5")


# -- 302.3, 303
def test_a_card_that_moves_is_a_new_card(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300, counters={"hope": 1})
    boost = game.chant("Boost", cost="", text="Target resonator gains [+500/+500] until end of turn.")
    bounce = game.chant("Bounce", cost="", text="Return target resonator to its owner's hand.")
    before = knight.card.ref()
    play(game, boost, knight)
    play(game, bounce, knight)
    assert knight.zone == "hand" and knight.card.ref() != before
    assert knight.counters == {} and knight.atk == 300
    game.shows("302.3", "1022.3", "302.5")


def test_a_ruler_that_becomes_a_j_ruler_is_the_same_card(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back=LORD, counters={"hope": 2})
    before = lord.card.ref()
    judge(game, lord)
    assert lord.zone == "field" and lord.card.ref() == before and lord.counters == {"hope": 2}
    game.shows("302.3", "705.3", "313.2")


def test_cards_arrive_recovered(fow):
    game = fow.game()
    knight = game.resonator("Knight", zone="your hand", cost="")
    play(game, knight)
    assert knight.zone == "field" and knight.recovered
    game.shows("303.1b", "303.1", "702.3")


def test_the_owner_orders_cards_that_arrive_together(fow):
    game = fow.game(your_hand=0)
    one = game.resonator("One", zone="your hand")
    two = game.resonator("Two", zone="your hand")
    tuck = game.chant("Tuck", cost="", text="Put all cards from your hand on the bottom of your main deck in any order.")
    game.play(tuck)
    both_pass(game)
    assert game.asked == "order" and game.decides == "you"
    game.choose(two)
    assert [game.you.main_deck[-2], game.you.main_deck[-1]] == [two, one]
    assert not one.seen_by("opponent")
    game.shows("302.4")


def test_several_cards_leave_the_deck_one_by_one_from_the_top(fow):
    game = fow.game()
    cards = [game.resonator(f"Card {i}", zone="your main deck") for i in range(3)]
    mill = game.chant("Mill", cost="", text="Put the top two cards of your main deck into your graveyard.")
    play(game, mill)
    assert [c.name for c in game.you.graveyard] == ["Mill", "Card 1", "Card 0"]
    assert game.you.main_deck[0] == cards[2]
    assert game.you.graveyard[0].seen_by("opponent")
    game.shows("304.3", "309.2")


def test_stones_leave_their_deck_from_the_top(fow):
    game = fow.game()
    first = game.stone("First", zone="your stone deck", text="{Rest}: Produce {R}.")
    second = game.stone("Second", zone="your stone deck", text="{Rest}: Produce {R}.")
    geyser = game.chant("Geyser", cost="", text="Put the top two cards of your magic stone deck into your field.")
    play(game, geyser)
    assert {first.zone, second.zone} == {"field"}
    game.shows("305.3")


# -- 307.4, 201.5
def test_a_bare_type_means_cards_in_the_field(fow):
    game = fow.game()
    here = game.resonator("Here", on="opponent's field")
    game.resonator("There", zone="opponent's graveyard")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, zap)
    assert here.zone == "graveyard"
    game.shows("307.4", "201.5")


def test_counting_counts_the_play_ground(fow):
    game = fow.game()
    game.ruler("Lord", races="Knight")
    for i in range(2):
        game.resonator(f"Knight {i}", races="Knight")
    banner = game.resonator("Banner", atk=100, defense=500, text="This card gains [+100/+100] for each Knight you control.")
    assert banner.atk == 400
    game.shows("307.4a", "205.4", "205.1a")


def test_from_field_to_field_nothing_enters(fow):
    game = fow.game()
    foe = game.resonator("Foe", on="opponent's field", text="When this card enters your field >>> You gain 500 life.")
    game.resonator("Greeter", text="Whenever a resonator enters your field >>> You gain 100 life.")
    steal = game.chant("Steal", cost="", text="Gain control of target resonator.")
    play(game, steal, foe)
    resolve(game)
    assert foe.controller == "you" and game.you.life == 4000
    game.shows("307.6", "105.3")


def test_a_bare_ruler_is_one_in_a_ruler_area(fow):
    game = fow.game()
    lord = game.ruler("Lord", rested=True)
    wake = game.chant("Wake", cost="", text="Recover target ruler.")
    play(game, wake, lord)
    assert lord.recovered
    game.shows("308.4")


def test_a_spell_is_a_card_in_the_chase_area(fow):
    game = fow.game(active="opponent")
    bolt = game.chant("Bolt", zone="opponent's hand", cost="", text="Draw a card.")
    other = game.chant("Other", zone="opponent's hand", cost="", text="Draw a card.")
    deny = game.chant("Deny", cost="", text="[Quickcast]\nCancel target spell.")
    game.play(bolt)
    game.choose("pass")
    game.play(deny, bolt)
    resolve(game)
    assert bolt.zone == "graveyard" and other.zone == "hand" and game.opponent.hand == [other], "no card was drawn"
    game.shows("312.3", "1012.1")


# -- 314
def test_a_ruler_does_not_leave_its_area(fow):
    game = fow.game()
    bounce = game.chant("Bounce", cost="", text="Return your ruler to its owner's hand.")
    play(game, bounce)
    assert game.you.leader.zone == "ruler area"
    game.shows("314.1")


def test_a_j_ruler_is_not_bounced(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="opponent's field", back=LORD)
    bounce = game.chant("Bounce", cost="", text="Return target J/resonator to its owner's hand.")
    play(game, bounce, lord)
    assert lord.zone == "field"
    game.shows("314.2")


@pytest.mark.parametrize(("goal", "clause"), [("ruler area", "314.3a"), ("magic stone deck", "314.3b")])
def test_where_resonators_can_not_go(fow, goal, clause):
    game = fow.game()
    knight = game.resonator("Knight")
    bottom = goal != "ruler area"
    go(game, knight, goal, bottom)
    assert knight.zone == ("main deck" if bottom else "field")
    if bottom:
        assert game.you.main_deck[-1] == knight, "with the same placement"
    game.shows(clause)


def go(game, card, goal, bottom=False):
    """What an effect would do that moves a card there."""
    zone = game.zone_number(goal)
    place = BOTTOM if bottom else TOP
    c = card.card
    happen(game.table, [moved(c, to=zone, place=place).by(0)])


@pytest.mark.parametrize("goal", ["magic stone deck", "field", "ruler area"])
def test_a_chant_goes_to_the_graveyard_instead(fow, goal):
    game = fow.game()
    bolt = game.chant("Bolt", text="Draw a card.")
    go(game, bolt, goal)
    assert bolt.zone == "graveyard"
    game.shows("314.4")


def test_a_stone_does_not_go_to_a_ruler_area(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    go(game, stone, "ruler area")
    assert stone.zone == "field"
    game.shows("314.5a")


def test_a_stone_that_became_a_resonator_goes_back_to_its_own_deck(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    go(game, stone, "main deck", bottom=True)
    assert stone.zone == "magic stone deck" and game.you.stone_deck[-1] == stone
    game.shows("314.5b")


def test_a_stone_with_another_type_goes_to_the_top_of_its_deck_rather_than_to_a_hand(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    golem = game.chant("Golem", cost="", text="Target magic stone becomes a [500/500] resonator until end of turn.")
    bounce = game.chant("Bounce", cost="", text="Return target resonator to its owner's hand.")
    play(game, golem, stone)
    play(game, bounce, stone)
    assert game.you.stone_deck[0] == stone
    game.shows("314.5c")


# -- 709, 706 use these zones too
def test_a_called_stone_comes_from_the_top(fow):
    game = fow.game()
    top = game.stone("Top Stone", zone="your stone deck", text="{Rest}: Produce {R}.")
    call_stone(game)
    assert top.zone == "field"
    game.shows("709.1", "604.2e")


def test_cards_set_in_standby_keep_their_order(fow):
    game = fow.game()
    stones(game, 4)
    one = game.resonator("One", zone="your hand")
    two = game.resonator("Two", zone="your hand")
    set_card(game, one)
    set_card(game, two)
    assert [c.name for c in game.you.standby_area] == ["Two", "One"]
    assert not one.seen_by("opponent")
    game.shows("310.2", "706.2")


def test_an_attack_leaves_the_card_in_the_field(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    attack(game, knight, "opponent")
    assert knight.zone == "field" and game.opponent.life == 3500
    game.shows("303.1")


# -- 315
WISH = "Put a resonator from outside the game into your hand."


def outside_cards(game):
    """A card in each place that may count as out of the game, and one of the other player's."""
    removed = game.resonator("Exile", zone="your removed area")
    side = game.resonator("Substitute", zone="your sideboard")
    owned = game.resonator("Heirloom", zone="your collection")
    game.resonator("Stranger", zone="opponent's sideboard")
    return removed, side, owned


def test_outside_a_tournament_the_whole_collection_is_out_of_the_game(fow):
    game = fow.game()
    removed, side, owned = outside_cards(game)
    wish = game.chant("Wish", cost="", text=WISH)
    game.play(wish)
    both_pass(game)
    assert {removed, side, owned} == set(game.options()) - {"done"}
    game.choose(owned)
    resolve(game)
    assert owned.zone == "hand" and side.zone == "sideboard" and not side.seen_by("opponent")
    game.shows("315.1a")


def test_in_a_tournament_only_the_sideboard_is_out_of_the_game(fow):
    game = fow.game(tournament=1)
    removed, side, owned = outside_cards(game)
    wish = game.chant("Wish", cost="", text=WISH)
    game.play(wish)
    both_pass(game)
    assert {removed, side} == set(game.options()) - {"done"}
    game.choose(side)
    resolve(game)
    assert side.zone == "hand" and owned.zone == "collection"
    game.shows("315.1b")


def test_the_order_in_another_zone_is_asked_though_the_deck_is_shuffled_right_afterwards(fow):
    """302.4: the shuffle undoes the order of the deck, not that of the graveyard."""
    for where, asked in (("into your graveyard", "order"), ("on the bottom of your main deck", "priority")):
        game = fow.game(your_hand=0)
        for name in ("One", "Two"):
            game.resonator(name, zone="your hand")
        ready(game, "your")
        game.play(game.chant("Tuck", cost="", text=f"Put all cards from your hand {where}. Shuffle your main deck."))
        both_pass(game)
        assert game.asked == asked


# -- 302.4 with 1203: those that die together
def test_those_that_die_by_rule_process_are_ordered_by_their_owners(fow):
    """A storm kills two resonators of one player and three of the other: each owner orders their own."""
    game = fow.game()
    mine = [game.resonator(f"Mine {n}", atk=0, defense=300) for n in range(2)]
    theirs = [game.resonator(f"Theirs {n}", atk=0, defense=300, zone="opponent's field") for n in range(3)]
    storm = game.chant("Storm", cost="", text="This card deals 500 damage to each resonator.")
    ready(game)
    game.play(storm)
    resolve(game)
    assert (game.asked, game.decides) == ("order", "you") and set(game.options()) == set(mine)
    game.choose(mine[1])
    assert (game.asked, game.decides) == ("order", "opponent") and set(game.options()) == set(theirs)
    game.choose(theirs[1], theirs[0])
    assert [card for card in game.you.graveyard if card in mine] == [mine[1], mine[0]], "from the top"
    assert game.opponent.graveyard == [theirs[1], theirs[0], theirs[2]]
    game.shows("302.4", "1203.1")


def test_one_that_dies_beside_a_token_is_not_ordered(fow):
    game = fow.game()
    one = game.resonator("One", atk=0, defense=300)
    maker = game.chant("Maker", cost="", text="Put a [200/200] fire Imp resonator token into the field.")
    storm = game.chant("Storm", cost="", text="This card deals 500 damage to each resonator.")
    ready(game)
    for card in (maker, storm):
        game.play(card)
        resolve(game)
    assert game.asked != "order" and one.zone == "graveyard"
