"""3.1, 3.2, 3.7, 3.9, 3.12: cards on their way between zones."""

from tests.games.weiss.doing import names


# -- 3.1
def test_a_card_goes_to_its_owner_s_zone(weiss):
    game = weiss.game()
    stolen = game.character("Stolen", on="your stage", owner="opponent")
    storm = game.event("Storm", text="Put all of your characters into the waiting room.")
    assert stolen.controller == "you" and stolen.owner == "opponent"
    game.play(storm)
    assert stolen.zone == "waiting room" and stolen.controller == "opponent"
    shown = game.view("you")["players"][1]["zones"]["waiting room"]["cards"]
    assert [c["owner"] for c in shown] == [1]
    game.shows("3.1.6", "4.2.1", "4.3.1", "4.3.2")


def test_cards_put_on_the_deck_are_ordered_by_their_owner_in_secret(weiss):
    game = weiss.game()
    cards = [game.character(f"Card {i}", on="your waiting room") for i in range(2)]
    event = game.event("Back", text="Choose 2 cards in your waiting room, and put them on the top of your deck in any order.")
    game.play(event)
    while game.asked != "main phase":
        game.choose(cards[1] if game.asked == "order" else game.options()[0])
    assert sorted(names(game.you.deck[:2])) == ["Card 0", "Card 1"]
    assert not cards[0].seen_by("opponent") and not cards[1].seen_by("opponent")
    game.shows("3.1.5", "3.1.5.1")


# -- 3.2
def test_several_cards_are_drawn_one_by_one(weiss):
    game = weiss.game(your_deck=2, your_waiting_room=5)
    game.play(game.event("Draw", text="Draw 3 cards."))
    goals = [e.goal for e in game.events("move") if e.clause != "9.9.1" and e.card.name == "Idle Card"]
    assert goals == ["hand", "hand"] + ["deck"] * 5 + ["hand"], "the reshuffle came before the third card"
    assert len(game.you.hand) == 3
    game.shows("3.2.3", "3.2.3.2", "4.7.1")


def test_drawing_up_to_may_stop_before_each_card(weiss):
    game = weiss.game()
    event = game.event("Draw", text="Draw up to 3 cards.")
    game.play(event)
    game.choose("yes")
    assert len(game.you.hand) == 1
    game.choose("no")
    assert len(game.you.hand) == 1 and event.zone == "waiting room"
    game.shows("3.2.3.1")


def test_or_before_the_first(weiss):
    game = weiss.game()
    game.play(game.event("Draw", text="Draw up to 3 cards."))
    game.choose("no")
    assert game.you.hand == []
    game.shows("3.2.3.1", "3.2.3.1.1")


def test_looking_ends_where_the_deck_ends(weiss):
    game = weiss.game(your_deck=3, your_waiting_room=5)
    text = (
        "Look at the top 5 cards of your deck, choose 1 card from among them, put it into your hand, and put "
        "the rest on the top of your deck in any order."
    )
    game.play(game.event("Look", text=text))
    assert len(game.options()) == 3 and len(game.you.waiting_room) == 5, "nothing was reshuffled: no card had left the deck"
    game.shows("3.2.3.3", "4.8.1")


def test_looked_at_cards_are_known_to_that_player_alone(weiss):
    game = weiss.game()
    top = game.character("Top", on="your deck")
    game.character("Second", on="your deck")
    text = (
        "Look at up to 2 cards from the top of your deck, and choose up to 1 of them, put it into "
        "your hand, and put the rest into your waiting room."
    )
    game.play(game.event("Look", text=text))
    while game.asked == "whether":
        game.choose("yes")
    assert top.seen_by("you") and not top.seen_by("opponent")
    game.choose(top)
    assert top.zone == "hand" and names(game.you.waiting_room)[-2:] == ["Second", "Look"]
    game.shows("4.8.1", "3.2.3.1")


def test_revealed_cards_are_known_to_all(weiss):
    game = weiss.game()
    top = game.character("Top", on="your deck")
    game.play(game.event("Reveal", text="Reveal the top card of your deck. If that card is a character, put it into your hand."))
    assert top.zone == "hand"
    assert [e.card for e in game.events("revealed")] == [top]
    game.shows("4.9.1")


# -- 3.7
def test_an_effect_makes_markers(weiss):
    game = weiss.game()
    text = (
        "【AUTO】 When this card is placed on the stage from your hand, put the top card of your deck face {} "
        "underneath this card as a marker."
    )
    up = game.character("Up", on="your hand", text=text.format("up"))
    down = game.character("Down", on="your hand", text=text.format("down"))
    tops = [game.character(f"Top {i}", on="your deck") for i in range(2)]
    game.play(up, "center left")
    game.play(down, "center right")
    assert (up.markers, down.markers) == (["Top 0"], ["Top 1"])
    assert tops[0].seen_by("opponent") and not tops[1].seen_by("you")
    game.shows("3.7.2", "3.7.2.1")


def test_a_marker_has_the_relations_of_its_position(weiss):
    game = weiss.game()
    text = "【CONT】 For each marker underneath this card, this card gets +500 power."
    card = game.character("Card", at="center left", text=text)
    for i in range(2):
        game.character(f"Marker {i}", on="your marker area", under="center left")
    other = game.character("Other", at="center right")
    assert card.power == 2000 and other.power == 1000
    game.shows("3.7.1.1", "3.7.1.2")


# -- 3.6.4
def test_in_front_and_behind(weiss):
    game = weiss.game()
    front = [game.character(name, at=f"center {name}") for name in ("left", "middle", "right")]
    game.character("Chief", at="back left", text="【CONT】 Assist Your characters in front of this card get +500 power.")
    assert [c.power for c in front] == [1500, 1500, 1000]
    game.shows("3.6.4", "10.3.2")


def test_facing(weiss):
    game = weiss.game()
    mine = game.character("Mine", at="center left", text="【CONT】 The character facing this card gets +1000 power.")
    theirs = [game.character(name, on="opponent's stage", at=f"center {name}") for name in ("left", "middle", "right")]
    assert [c.power for c in theirs] == [1000, 1000, 2000] and mine.position == "center left"
    game.shows("3.6.5")


# -- 3.9, 3.12
def test_a_face_down_card_of_the_level_is_blank_until_it_moves(weiss):
    game = weiss.game()
    card = game.character("Card", on="your waiting room", colour="red")
    back = game.event("Back", text="Choose 1 card in your level, and return it to your hand.")
    game.play(game.event("Hide", text="Choose 1 character in your waiting room, and put it into your level face down."))
    assert card.zone == "level" and card.facedown and card.colours == [] and not card.seen_by("opponent")
    game.play(back)
    assert card.zone == "hand" and not card.facedown and card.colours == ["red"]
    shown = [e for e in game.events("revealed") if e.card == card]
    assert shown == [], "into a hidden zone it went unseen"
    game.shows("3.9.2.2.1", "3.9.2.2.2")


def test_a_face_down_card_of_the_memory_is_blank_until_it_moves(weiss):
    game = weiss.game()
    card = game.character("Card", on="your deck", colour="red")
    back = game.event("Back", text="Choose 1 card in your memory, and put it into your waiting room.")
    game.play(game.event("Hide", text="Put the top card of your deck into your memory face down."))
    assert card.zone == "memory" and card.facedown and card.types == [] and not card.seen_by("opponent")
    game.play(back)
    assert card.zone == "waiting room" and card.seen_by("opponent") and card.colours == ["red"]
    game.shows("3.12.2.2.1", "3.12.2.2.2")


def test_each_player_orders_their_own_cards(weiss):
    game = weiss.game()
    mine = [game.character(f"Mine {n}") for n in range(2)]
    theirs = [game.character(f"Theirs {n}", on="opponent's stage") for n in range(2)]
    game.play(game.event("Ebb", text="Put all characters on the bottom of their owner's deck."))
    assert (game.asked, game.decides) == ("order", "you") and set(game.options()) == set(mine)
    game.choose(mine[1])
    assert (game.asked, game.decides) == ("order", "opponent") and set(game.options()) == set(theirs)
    game.choose(theirs[1])
    assert game.you.deck[-2:] == [mine[1], mine[0]] and game.opponent.deck[-2:] == [theirs[1], theirs[0]]
    game.shows("3.1.5", "3.1.5.1")
