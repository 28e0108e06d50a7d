"""Drawing, looking, revealing, searching, shuffling."""

import json

import pytest

from cardwright.kernel.logbook import SPECTATOR
from cardwright.kernel.visibility import view
from cardwright.server.seeing import hide_what_is_asked


# -- 5.9
def test_cards_are_drawn_one_after_the_other(sve):
    game = sve.game()
    spell = game.spell("Study", text="Draw 3 cards.")
    a, b, c = (game.follower(name, zone="your deck") for name in "ABC")
    game.play(spell)
    assert game.you.hand == [a, b, c]
    assert [e.card for e in game.events("move") if e.verb == "draw"] == [a, b, c]
    game.shows("5.9.1", "5.9.2")


def test_drawing_from_nothing_loses_at_the_next_rules_handling(sve):
    game = sve.game(your_deck=1)
    spell = game.spell("Study", text="Draw 2 cards. Deal 1 damage to each enemy leader.")
    game.play(spell)
    assert game.winner == "opponent" and game.opponent.leader_defense == 19
    game.shows("5.9.1.1", "11.2.2")


def test_drawing_up_to_a_number_may_stop_before_each_card(sve):
    game = sve.game()
    spell = game.spell("Study", text="Draw up to 3 cards.")
    game.play(spell, "yes", "yes", "no")
    assert len(game.you.hand) == 2
    game.shows("5.9.3", "5.9.3.1", "5.9.3.2", "5.9.3.3")


def test_drawing_up_to_a_number_ends_with_it(sve):
    game = sve.game()
    spell = game.spell("Study", text="Draw up to 2 cards.")
    game.play(spell, "yes", "yes")
    assert len(game.you.hand) == 2 and game.asked == "main phase"


# -- 5.10
LOOK = "Look at the top 3 cards of your deck. You may reveal a spell from among them and add it to your hand. "
LOOK += "Put the rest on the bottom of your deck in any order."


def test_looking_at_the_top_and_taking_one(sve):
    game = sve.game()
    scry = game.spell("Scry", text=LOOK)
    a = game.follower("A", zone="your deck")
    spell = game.spell("Spell", zone="your deck")
    b = game.follower("B", zone="your deck")
    game.play(scry)
    assert a.seen_by("you") and not a.seen_by("opponent") and game.options() == ["yes", "no"]
    game.choose("yes", spell, b)
    assert game.you.hand == [spell] and game.you.deck[-2:] == [b, a]
    game.shows("5.10.1", "5.20.1")


def test_what_was_looked_at_is_hidden_again(sve):
    game = sve.game()
    scry = game.spell("Scry", text="Look at the top card of your deck. If it's a spell, you may reveal it and add it to your hand.")
    top = game.follower("Top", zone="your deck")
    game.play(scry)
    assert game.options() == ["no"], "only you know that it is no spell"
    game.choose("no")
    assert game.you.deck[0] == top and not top.seen_by("you")
    game.shows("5.20.1.1")


def test_looking_at_up_to_a_number(sve):
    game = sve.game()
    text = "Look at up to 3 of the top cards of your deck. Put them on the bottom of your deck in any order."
    scry = game.spell("Scry", text=text)
    a, b = game.follower("A", zone="your deck"), game.follower("B", zone="your deck")
    game.play(scry, "yes", "yes", "no")
    game.choose(b)
    assert game.you.deck[-2:] == [b, a]
    game.shows("5.10.2", "5.10.2.1", "5.10.2.2", "5.10.2.3", "5.10.2.4")


# -- 5.7, 5.8
def test_searching_shows_what_was_found_and_shuffles(sve):
    game = sve.game()
    spell = game.spell("Map", text="Search your deck for a spell, reveal it, and add it to your hand.")
    one = game.spell("One", zone="your deck")
    two = game.spell("Two", zone="your deck")
    before = [card.id for card in game.you.deck]
    game.play(spell)
    assert set(game.options()) == {one, two, "done"} and one.seen_by("you") and not one.seen_by("opponent")
    game.choose(two)
    assert game.you.hand == [two]
    left = [card.id for card in game.you.deck]
    assert sorted(left) == sorted(id for id in before if id != two.id) and left != [id for id in before if id != two.id]
    assert [e.card for e in game.events("revealed")] == [two] and len(game.events("shuffled")) == 1
    game.shows("5.7.1", "5.7.1.2", "5.7.2", "5.8.1")


def test_searching_need_not_find(sve):
    game = sve.game()
    spell = game.spell("Map", text="Search your deck for a spell, add it to your hand, then shuffle.")
    game.spell("One", zone="your deck")
    game.play(spell, "done")
    assert game.you.hand == [] and len(game.events("shuffled")) == 1


def test_searching_for_a_number_of_cards_must_find_them(sve):
    game = sve.game(your_deck=3)
    spell = game.spell("Map", text="Search your deck for a card and add it to your hand.")
    game.play(spell)
    assert "done" not in game.options()
    game.choose(game.options()[1])
    assert len(game.you.hand) == 1 and game.events("revealed") == []
    game.shows("5.7.1.1")


def test_a_deck_of_one_card_counts_as_shuffled(sve):
    game = sve.game(your_deck=1)
    spell = game.spell("Shake", text="Shuffle your deck.")
    game.play(spell)
    assert len(game.events("shuffled")) == 1
    game.shows("5.8.1.1")


def test_several_found_cards(sve):
    game = sve.game()
    text = "Search your deck for up to 2 Elf followers that cost a total of 3 or less, summon them, then shuffle."
    spell = game.spell("Call", text=text)
    one = game.follower("One", cost=1, traits=["Elf"], zone="your deck")
    two = game.follower("Two", cost=2, traits=["Elf"], zone="your deck")
    three = game.follower("Three", cost=3, traits=["Elf"], zone="your deck")
    game.play(spell, one)
    assert set(game.options()) == {two, "done"}
    game.choose(two)
    assert (one.zone, two.zone, three.zone) == ("field", "field", "deck")


# -- whether somebody is asked tells nothing of what they hold
def overheard(game, card):
    """What the opponent and spectators are told while a card is played and everything is declined that may be."""
    out = []
    game.play(card)
    while True:
        for observer in (1, SPECTATOR):
            seen = view(game.table, observer)
            hide_what_is_asked(seen)
            out.append(json.dumps(seen))
        if game.asked == "main phase":
            return out
        idle = [i for i, answer in enumerate(game.options()) if answer in ("no", "done")]
        game.table.apply(idle[0] if idle else 0)


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a spell. If you do, draw a card.",
        "You may discard a spell. Draw a card.",
        "Search your deck for a spell, reveal it, and add it to your hand.",
        "Look at the top 2 cards of your deck. You may reveal a spell from among them and add it to your hand. "
        "Put the rest on the bottom of your deck in any order.",
        "Look at the top card of your deck. If it's a spell, you may reveal it and add it to your hand.",
        "You may summon a follower that costs 2 or less from your hand.",
        "Discard a spell: Draw a card.",
    ],
)
def test_others_do_not_learn_from_a_question_what_is_held(sve, text):
    """One has what the text speaks of, in hand and in the deck; the other has not. Both decline."""
    told = []
    for has in (True, False):
        game = sve.game()
        card = game.follower("Test", zone="your hand", cost=0, text=f"[fanfare] {text}")
        for zone in ("your hand", "your deck"):
            if has:
                game.spell("Other", zone=zone, cost=9)
            else:
                game.follower("Other", zone=zone, cost=9)
        game.follower("Small", zone="your hand", cost=2 if has else 9)
        told.append(overheard(game, card))
    assert told[0] == told[1]
    assert len(told[0]) > 2, "they are asked something"


@pytest.mark.parametrize("text", ["You may discard a spell. Draw a card.", "Discard a spell: Draw a card."])
def test_nobody_is_asked_what_everybody_sees_to_be_impossible(sve, text):
    game = sve.game()
    game.play(game.follower("Test", zone="your hand", cost=0, text=f"[fanfare] {text}"))
    assert game.asked == "main phase", "there is no card in hand"


def test_others_do_not_learn_from_an_evolution_that_only_one_card_fits(sve):
    """5.15.1.1: an evolve deck with several cards that nobody else can see; a single one leaves nothing to learn."""
    for others, asked in ((1, "evolve with"), (0, "main phase")):
        game = sve.game()
        knight = game.follower("Knight", text="[evolve] [cost00]: Evolve this follower.")
        better = game.evolved("Knight")
        for n in range(others):
            game.evolved(f"Stranger {n}")
        game.use(knight)
        assert game.asked == asked
        if others:
            assert game.options() == [better]
            game.choose(better)
        assert knight.links == [better]


@pytest.mark.parametrize(("shown", "options"), [("Reveal", ["A", "B"]), ("Look at", ["A", "B", "done"])])
def test_who_has_shown_a_fitting_card_must_take_one_and_who_has_only_looked_need_not(sve, shown, options):
    """4.1.2.2: of hidden cards nobody else can tell whether one fits, but of cards that all have seen everybody knows."""
    game = sve.game()
    scry = game.spell("Scry", text=f"{shown} the top 3 cards of your deck. Add a spell from among them to your hand.")
    for name in "AB":
        game.spell(name, zone="your deck")
    game.follower("C", zone="your deck")
    game.play(scry)
    assert [str(option) for option in game.options()] == options
