"""The rules of Kite Festival, clause by clause."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardwright.cards import starter_decks
from cardwright.games.kites.construction import deck_faults
from cardwright.games.kites.game import GAME
from cardwright.kernel.chance import seed_from

DECKS = ("birds-of-passage", "dragons-and-weather")
RETURNS = "When this kite is cut, put this card into your sky."


def clause_of(game: Any, *asked: Any) -> str:
    """The clause by which something can't be done now."""
    refused = game.why_not(*asked)
    assert refused is not None and refused.sentence
    return str(refused.clause)


# -- 1: the game
def test_two_play_each_with_a_deck(kites: Any) -> None:
    decks = [starter_decks("kites")[name] for name in DECKS]
    for n in (1, 3):
        with pytest.raises(ValueError, match=r"two players with a deck each, not with . \(1\.1\)"):
            GAME.set_table((decks * 2)[:n], GAME.cards.build(decks), seed_from(1))
    game = kites.game(decks=DECKS)
    assert len(game.view()["players"]) == 2 and len(game.you.deck) == len(game.opponent.deck) == 25
    game.shows("1.1")


def test_who_has_no_ribbon_left_loses(kites: Any) -> None:
    game = kites.game(opponent_ribbons=2)
    plain, striped = game.kite("Plain"), game.kite("Striped")
    game.attack(plain)
    assert not game.winner and game.opponent.ribbons == 1
    game.attack(striped)
    assert game.winner == "you" and game.opponent.ribbons == 0
    game.shows("1.2")


def test_who_loses_together_has_not_won(kites: Any) -> None:
    game = kites.game(start="turn", your_ribbons=0, opponent_ribbons=0)
    assert game.table.winner == 2 and not game.options()
    game.shows("1.3")


def test_anybody_may_give_up(kites: Any) -> None:
    game = kites.game()
    game.concede("opponent")
    assert game.winner == "you"
    game.shows("1.4")


def test_what_a_card_forbids_is_forbidden_and_what_cannot_be_done_is_left_out(kites: Any) -> None:
    game = kites.game(your_deck=1)
    tied = game.kite("Tied", text="This kite can't attack.")
    breath = game.gust("Long Breath", text="Draw 3 cards. Gain 2 wind.", cost=0)
    assert clause_of(game, "attack", tied) == "1.5"
    game.play(breath)
    assert len(game.you.hand) == 1 and game.you.wind == 9, "one card was there; the rest of the text still counts"
    game.shows("1.5")


# -- 2: cards
def test_what_is_printed_on_a_card(kites: Any) -> None:
    game = kites.game()
    game.card("Lantern Kite")
    game.card("Updraft", "your grass")
    zones = game.view()["players"][0]["zones"]
    kite, gust = zones["sky"]["cards"][0], zones["grass"]["cards"][0]
    assert (kite["name"], kite["type"], kite["cost"], kite["power"], kite["traits"]) == ("Lantern Kite", ["kite"], 4, 3, ["Dragon"])
    assert kite["text"].startswith("At the start of your turn")
    assert (gust["type"], gust["cost"]) == (["gust"], 1) and "power" not in gust and "traits" not in gust
    game.shows("2.1", "2.2")


def test_kites_stay_and_gusts_are_gone(kites: Any) -> None:
    game = kites.game()
    kite, gust = game.kite("Plain", zone="your hand"), game.gust("Breath", text="Draw a card.")
    game.play(kite)
    game.play(gust)
    assert kite.zone == "sky" and not kite.turned and gust.zone == "grass" and len(game.you.hand) == 1
    game.shows("2.2", "2.3", "6.6")


# -- 3: places
def test_who_sees_what(kites: Any) -> None:
    game = kites.game(your_deck=2)
    hidden = game.kite("Secret", zone="your hand")
    game.kite("Shown", turned=True)
    game.kite("Lost", zone="your grass")
    mine, theirs = (game.view(who)["players"][0]["zones"] for who in ("you", "opponent"))
    assert mine["hand"]["cards"][0]["name"] == hidden.name and "name" not in theirs["hand"]["cards"][0]
    for zones in (mine, theirs):
        assert zones["deck"] == {"count": 2, "known": {}}
        assert zones["sky"]["cards"][0]["name"] == "Shown" and zones["sky"]["cards"][0]["turned"]
        assert zones["grass"]["cards"][0]["name"] == "Lost"
    game.shows("3.1", "3.2", "3.3", "3.4")


def test_the_order_of_the_deck_is_kept(kites: Any) -> None:
    game = kites.game(your_deck=0)
    top, below = game.kite("Top", zone="your deck"), game.kite("Below", zone="your deck")
    game.play(game.gust("Breath", text="Draw a card.", cost=0))
    assert (top.zone, below.zone) == ("hand", "deck")
    game.view()
    game.shows("3.1")


def test_a_card_that_moves_is_a_new_card(kites: Any) -> None:
    game = kites.game()
    kite = game.kite("Plain", power=1, cost=0)
    lift = game.gust("Lift", text="Choose a kite. Give it +2 power this turn.", cost=0)
    home = game.gust("Home", text="Choose a kite. Return it to its owner's hand.", cost=0)
    game.play(lift)
    assert kite.power == 3
    game.play(home)
    game.play(kite)
    assert kite.zone == "sky" and kite.power == 1, "what was given to the old one is lost"
    game.shows("3.5")


# -- 4: before the game
def test_how_a_deck_is_built(kites: Any) -> None:
    deck = starter_decks("kites")[DECKS[0]]
    swallow, box = deck.main[0], next(card for card in deck.main if card.name == "Box Kite")
    assert deck_faults(deck, kites.cite) == []
    assert [fault.clause for fault in deck_faults(replace(deck, main=deck.main[1:]))] == ["4.1"]
    assert [fault.clause for fault in deck_faults(replace(deck, main=(*deck.main, swallow)))] == ["4.1", "4.2"]
    four = tuple(box if card.name == "Second Wind" and i == deck.main.index(card) else card for i, card in enumerate(deck.main))
    assert [fault.clause for fault in deck_faults(replace(deck, main=four))] == ["4.2"]
    kites.shows("4.1", "4.2")


def test_decks_are_shuffled_and_lots_are_drawn(kites: Any) -> None:
    began, orders = set(), set()
    for seed in range(12):
        game = kites.game(decks=DECKS, seed=seed)
        began.add(game.decides)
        orders.add(tuple(card.name for card in game.you.deck))
        assert [event.clause for event in game.events("shuffled")] == ["4.3", "4.3"]
    assert began == {"you", "opponent"} and len(orders) == 12
    game.shows("4.3")


def test_five_cards_and_five_ribbons_and_a_sixth(kites: Any) -> None:
    game = kites.game(decks=DECKS)
    first, second = (game.you, game.opponent) if game.decides == "you" else (game.opponent, game.you)
    assert (len(first.hand), len(second.hand), first.ribbons, second.ribbons) == (5, 5, 5, 6)
    game.shows("4.4")


def test_a_new_hand_once_each(kites: Any) -> None:
    game = kites.game(decks=DECKS)
    first = game.decides
    hand = set(game.player(first).hand)
    assert game.asked == "new hand"
    game.choose("yes")
    while game.decides == first and game.asked != "main":
        game.choose(game.options()[0])  # in which order they go under the deck
    new = game.player(first).hand
    assert len(new) == 5 and not hand & set(new) and set(game.player(first).deck[-5:]) == hand
    assert game.decides != first and game.asked == "new hand"
    second = game.player(game.decides)
    kept = list(second.hand)
    game.choose("no")
    assert list(second.hand) == kept and game.asked == "main" and game.decides == first
    game.shows("4.5")


# -- 5: the turn
def test_how_a_turn_begins(kites: Any) -> None:
    game = kites.game(start="turn", turn=9, your_wind=0, your_hand=0)
    game.kite("Herald", text="At the start of your turn, draw a card.")
    kite, theirs = game.kite("Plain", turned=True), game.kite("Other", turned=True, on="opponent's sky")
    assert not kite.turned and theirs.turned
    assert game.you.wind == 5 and len(game.you.hand) == 2, "the herald's card and that of the turn"
    assert game.asked == "main"
    game.shows("5.1", "5.2", "5.3", "5.4")


def test_there_is_no_more_than_seven_wind_and_none_is_saved(kites: Any) -> None:
    game = kites.game(start="turn", turn=21, your_wind=3)
    assert game.you.wind == 7
    assert [event.amount for event in game.events("number")] == [4]
    game.shows("5.3")


def test_nobody_draws_in_the_first_turn_of_the_game(kites: Any) -> None:
    game = kites.game(start="turn", turn=1, hand=0)
    assert len(game.you.hand) == 0 and game.you.wind == 1
    game.end_turn()
    assert len(game.opponent.hand) == 1 and game.active == "opponent"
    game.shows("5.4")


def test_drawing_from_an_empty_deck_costs_a_ribbon(kites: Any) -> None:
    game = kites.game(start="turn", your_deck=0, your_hand=0)
    assert game.you.ribbons == 4 and len(game.you.hand) == 0
    game.shows("5.5")


def test_as_often_and_in_whatever_order_one_likes(kites: Any) -> None:
    game = kites.game()
    kite = game.kite("Plain")
    maker = game.kite("Maker", text="Pay 1 wind: Gain 1 wind.")
    first, second = (game.gust(name, text="Draw a card.", cost=1) for name in ("One", "Two"))
    game.play(first)
    game.use(maker)
    game.attack(kite)
    game.use(maker)
    game.play(second)
    assert game.you.wind == 5 and game.opponent.ribbons == 4 and len(game.you.hand) == 2
    game.end_turn()
    assert game.active == "opponent"
    game.shows("5.6", "6.2")


def test_who_has_too_many_cards_discards_at_the_end(kites: Any) -> None:
    game = kites.game(your_hand=9)
    game.end_main_phase()
    assert game.asked == "discard" and game.decides == "you"
    game.choose(game.you.hand[0], game.you.hand[1])
    assert len(game.you.hand) == 7 and len(game.you.grass) == 2 and game.active == "opponent"
    game.shows("5.7")


def test_effects_of_a_turn_end_with_it(kites: Any) -> None:
    game = kites.game()
    kite = game.kite("Plain", power=1)
    game.play(game.gust("Lift", text="Choose a kite. Give it +2 power this turn."), kite)
    assert kite.power == 3
    game.end_turn()
    assert kite.power == 1 and game.active == "opponent" and game.turn == 16
    game.shows("5.8")


# -- 6: playing
def test_cards_are_played_from_the_hand_in_ones_own_turn(kites: Any) -> None:
    game = kites.game()
    mine, lost = game.kite("Mine", zone="your hand"), game.kite("Lost", zone="your grass")
    theirs = game.kite("Theirs", zone="opponent's hand")
    assert clause_of(game, "play", lost) == clause_of(game, "play", theirs) == "6.1"
    assert game.can("play", mine)
    game.play(mine)
    game.shows("6.1")


def test_abilities_are_used_in_the_sky(kites: Any) -> None:
    game = kites.game()
    text = "Pay 1 wind: Draw a card."
    here = game.kite("Here", text=text)
    elsewhere = [game.kite("Held", text=text, zone="your hand"), game.kite("Theirs", text=text, on="opponent's sky")]
    assert [clause_of(game, "use", card) for card in elsewhere] == ["6.2", "6.2"]
    game.use(here)
    assert game.you.wind == 6 and len(game.you.hand) == 2
    game.shows("6.2")


def test_what_there_is_to_choose_is_chosen_first(kites: Any) -> None:
    game = kites.game(your_wind=2)
    gust = game.gust("Snap", text="Choose a kite with 3 power or less. Cut it.", cost=2)
    big, small, other = (game.kite(name, power=power, on="opponent's sky") for name, power in (("A", 4), ("B", 3), ("C", 1)))
    game.play(gust)
    assert game.asked == "target" and set(game.options()) == {small, other} and game.you.wind == 2, "nothing is paid yet"
    game.choose(small)
    assert small.zone == "grass" and big.zone == other.zone == "sky" and game.you.wind == 0
    game.shows("6.3")


def test_without_enough_to_choose_it_cannot_be_played(kites: Any) -> None:
    game = kites.game()
    gust = game.gust("Snap", text="Choose a kite with 3 power or less. Cut it.")
    kite = game.kite("Alone", power=4, text="Pay 1 wind: Choose another kite. Turn it.")
    assert clause_of(game, "play", gust) == clause_of(game, "use", kite) == "6.3"
    game.shows("6.3")


def test_an_option_of_the_text_is_chosen_first(kites: Any) -> None:
    game = kites.game(your_hand=0)
    gust = game.card("Two Weathers", "your hand")
    game.play(gust)
    assert len(game.you.hand) == 1 and game.you.wind == 7 - 2 + 1, "with no kite to choose there is but one option"
    game.shows("6.3")


def test_all_of_the_cost_is_paid(kites: Any) -> None:
    game = kites.game(your_wind=2, your_hand=0)
    dear, cheap = game.kite("Dear", cost=3, zone="your hand"), game.kite("Cheap", cost=1, zone="your hand")
    maker = game.kite("Maker", text="Pay 1 wind, discard a card: Draw 2 cards.")
    assert clause_of(game, "play", dear) == "6.4"
    game.play(cheap)
    game.use(maker)
    assert dear.zone == "grass" and game.you.wind == 0 and len(game.you.hand) == 2
    assert clause_of(game, "use", maker) == "6.4"
    game.shows("6.4")


def test_a_new_kite_may_be_turned_for_its_ability(kites: Any) -> None:
    game = kites.game()
    kite = game.kite("Bobbin", zone="your hand", text="Turn this kite: Gain 1 wind.")
    game.play(kite)
    assert clause_of(game, "attack", kite) == "8.1"
    game.use(kite)
    assert kite.turned and game.you.wind == 7
    assert clause_of(game, "use", kite) == "6.4", "it is turned already"
    game.shows("6.5")


def test_an_ability_that_may_be_used_once_a_turn(kites: Any) -> None:
    game = kites.game()
    kite = game.kite("Maker", text="Pay 1 wind: Draw a card. Use this only once per turn.")
    game.use(kite)
    assert clause_of(game, "use", kite) == "1.5"
    game.shows("1.5")


# -- 7: what waits
def test_a_kite_without_power_is_cut(kites: Any) -> None:
    game = kites.game()
    lifts = "Your other kites have +1 power."
    lord, second = game.kite("Lord", power=1, text=lifts), game.kite("Second", power=0, text=lifts)
    third, fine = game.kite("Third", power=0), game.kite("Fine", power=1)
    snap = game.gust("Snap", text="Choose a kite. Cut it.", cost=0)
    assert (second.power, third.power) == (1, 2)
    game.play(snap, lord)
    assert second.zone == third.zone == "grass" and fine.zone == "sky", "one after the other"
    assert [event.clause for event in game.events("move")][-2:] == ["7.1", "7.1"]
    game.shows("7.1", "7.3")


def test_an_ability_waits_once_for_each_time_even_if_its_card_is_gone(kites: Any) -> None:
    game = kites.game(your_hand=0)
    mourner = game.kite("Mourner", text="When a kite is cut, draw a card.")
    game.kite("One", power=1)
    game.kite("Two", power=1)
    game.play(game.gust("Hail", text="Cut all kites.", cost=0))
    assert mourner.zone == "grass" and len(game.options()) == 3, "for itself as well"
    for _ in range(2):
        game.table.apply(0)  # all three are alike
    assert len(game.you.hand) == 3
    game.shows("7.2", "7.3")


def test_the_turn_player_goes_first_and_each_orders_their_own(kites: Any) -> None:
    game = kites.game(hand=0)
    text = "When another kite rises, {} a card."
    drawing = game.kite("Drawing", text=text.format("draw"))
    dropping = game.kite("Dropping", text=text.format("discard"))
    game.kite("Theirs", text=text.format("draw"), on="opponent's sky")
    game.play(game.kite("New", zone="your hand"))
    assert game.decides == "you" and game.asked == "which pending ability" and len(game.options()) == 2
    game.choose(drawing)
    assert len(game.you.hand) == 0 and len(game.you.grass) == 1 and len(game.opponent.hand) == 1
    drawn = [event.player for event in game.events("move") if event.verb == "draw"]
    assert drawn == ["you", "opponent"] and dropping.zone == "sky"
    game.shows("7.4")


def test_what_goes_round_and_round_is_a_draw(kites: Any) -> None:
    game = kites.game()
    game.play(game.kite("Yo-yo", power=0, zone="your hand", text=RETURNS))
    assert game.table.winner == 2
    game.shows("7.5")


# -- 8: attacking
def test_who_may_attack(kites: Any) -> None:
    game = kites.game()
    ready, turned = game.kite("Ready"), game.kite("Turned", turned=True)
    new, theirs = game.kite("New", arrived="this turn"), game.kite("Theirs", on="opponent's sky", turned=True)
    assert [clause_of(game, "attack", kite) for kite in (turned, new, theirs)] == ["8.1", "8.1", "8.1"]
    game.attack(ready)
    assert ready.turned and clause_of(game, "attack", ready) == "8.1"
    game.shows("8.1")


def test_who_may_cross(kites: Any) -> None:
    game = kites.game()
    attacker, mine = game.kite("Attacker", power=2), game.kite("Mine")
    upright = game.kite("Upright", power=1, on="opponent's sky")
    turned = game.kite("Turned", turned=True, on="opponent's sky")
    tied = game.kite("Tied", text="This kite can't cross.", on="opponent's sky")
    game.attack(attacker)
    assert game.decides == "opponent" and game.options() == [upright, "done"]
    assert [clause_of(game, "choose", card) for card in (mine, turned, tied)] == ["8.2", "8.2", "1.5"]
    game.choose(upright)
    assert upright.zone == "grass" and attacker.zone == "sky" and game.opponent.ribbons == 5
    game.shows("8.2", "8.4", "8.6")


def test_an_attack_that_is_let_through_takes_a_ribbon(kites: Any) -> None:
    game = kites.game()
    attacker, guard = game.kite("Attacker"), game.kite("Guard", on="opponent's sky")
    game.attack(attacker)
    game.choose("done")
    assert game.opponent.ribbons == 4 and guard.zone == attacker.zone == "sky"
    game.shows("8.3")


@pytest.mark.parametrize(
    ("power", "other", "zones"), [(3, 2, ("sky", "grass")), (2, 3, ("grass", "sky")), (2, 2, ("grass", "grass"))]
)
def test_the_kite_with_less_power_is_cut(kites: Any, power: int, other: int, zones: tuple[str, str]) -> None:
    game = kites.game()
    attacker, guard = game.kite("Attacker", power=power), game.kite("Guard", power=other, on="opponent's sky", owner="you")
    game.attack(attacker)
    game.choose(guard)
    assert (attacker.zone, guard.zone) == zones and game.opponent.ribbons == 5
    if guard.zone == "grass":
        assert guard in game.you.grass, "it goes to its owner"
    game.shows("8.4", "8.6")


def test_nothing_comes_of_an_attack_whose_kite_is_gone(kites: Any) -> None:
    game = kites.game()
    coward = game.kite("Coward", text="When this kite attacks, return this card to its owner's hand.")
    game.kite("Guard", on="opponent's sky")
    game.attack(coward)
    assert coward.zone == "hand" and game.decides == "you" and game.opponent.ribbons == 5
    game.shows("8.5")


# -- 9: texts
def test_power_adds_up_after_everything_else(kites: Any) -> None:
    game = kites.game()
    lord = game.kite("Lord", power=1, text="Your kites with High have +2 power.")
    kite = game.kite("Plain", power=1)
    game.play(game.gust("Up", text="Choose a kite. Give it High and +1 power this turn.", cost=0), kite)
    assert kite.power == 4 and lord.power == 1 and kite.keywords == {"high"}
    game.shows("9.1")


def test_to_discard(kites: Any) -> None:
    game = kites.game(your_hand=0, opponent_hand=0)
    mine, theirs = game.kite("Mine", zone="your hand"), game.kite("Theirs", zone="opponent's hand")
    game.play(game.gust("Tidy", text="Discard a card.", cost=0))
    assert mine.zone == "grass" and theirs.zone == "hand"
    game.shows("9.2")


def test_a_cost_does_not_fall_below_nothing(kites: Any) -> None:
    game = kites.game(your_wind=0)
    game.kite("Windsock", text="Gusts you play cost 2 less.")
    gust, kite = game.gust("Breath", text="Draw a card.", cost=1), game.kite("Plain", cost=1, zone="your hand")
    assert clause_of(game, "play", kite) == "6.4"
    game.play(gust)
    assert gust.zone == "grass" and game.you.wind == 0
    game.shows("9.3")


# -- 10: keywords
def test_swift(kites: Any) -> None:
    game = kites.game()
    swift, slow = (game.kite(name, zone="your hand", text=text) for name, text in (("Swift One", "Swift."), ("Slow One", "")))
    game.play(swift)
    game.play(slow)
    assert clause_of(game, "attack", slow) == "8.1"
    game.attack(swift)
    assert swift.turned and game.opponent.ribbons == 4
    game.shows("10.1")


def test_high(kites: Any) -> None:
    game = kites.game()
    heron = game.kite("Heron", power=1, text="High. (Only kites with High can cross it.)")
    low, high = game.kite("Low", on="opponent's sky"), game.kite("Lofty", power=1, text="High.", on="opponent's sky")
    game.attack(heron)
    assert game.options() == [high, "done"] and clause_of(game, "choose", low) == "10.2"
    game.choose(high)
    assert heron.zone == high.zone == "grass"
    game.shows("10.2")
