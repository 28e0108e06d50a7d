"""Chapter 2: what is on a card."""

import pytest


def shown(game, card, observer="you"):
    """The card as a player sees it."""
    for player in game.view(observer)["players"]:
        for zone in player["zones"].values():
            for view in zone.get("cards", []):
                if view["key"] == card.card.key:
                    return view
    raise AssertionError(card)


def test_what_a_character_has(weiss):
    game = weiss.game()
    card = game.character(
        "Mage", level=2, cost=1, power=6500, soul=2, trigger="soul", traits=("Magic", "Student"), colour="blue",
        text="【CONT】 This card gets +500 power.",
    )
    view = shown(game, card)
    assert (view["name"], view["type"], view["colour"]) == ("Mage", ["character"], ["blue"])
    assert (view["level"], view["cost"], view["power"], view["soul"]) == (2, 1, 7000, 2)
    assert view["traits"] == ["Magic", "Student"] and view["trigger"] == ["soul"]
    assert view["text"] == "【CONT】 This card gets +500 power."
    game.shows("2.1.1", "2.3.1", "2.3.2", "2.4.1", "2.5.1", "2.6.1", "2.7.1", "2.9.1", "2.10.1", "2.11.1", "2.12.1")


def test_what_an_event_and_a_climax_lack(weiss):
    game = weiss.game()
    event = game.event("Event", level=1, cost=2, on="your waiting room", text="Draw 1 card.")
    climax = game.climax("Climax", on="your waiting room", trigger=["soul", "gate"])
    view = shown(game, event)
    assert (view["level"], view["cost"]) == (1, 2) and "power" not in view and "soul" not in view and "traits" not in view
    view = shown(game, climax)
    assert view["trigger"] == ["soul", "gate"] and "level" not in view and "cost" not in view and "power" not in view
    game.shows("2.3.2", "2.5.1", "2.6.1", "2.7.1", "2.9.1", "2.10.1")


@pytest.mark.parametrize(("side", "names"), [("W", ["Weiss"]), ("S", ["Schwarz"]), ("WS", ["Weiss", "Schwarz"])])
def test_on_which_side_a_card_is(weiss, side, names):
    game = weiss.game()
    card = game.character("Card", side=side)
    assert shown(game, card)["side"] == names
    game.shows("2.18.1", {"W": "2.18.1.1", "S": "2.18.1.2", "WS": "2.18.1.3"}[side])


def test_the_collection_number_is_shown(weiss):
    game = weiss.game()
    card = game.character("Card")
    assert shown(game, card)["id"] == card.card.form.record_id != ""
    game.shows("2.14.1")


# -- 2.1
def test_a_name_in_quotes_is_the_whole_name(weiss):
    game = weiss.game()
    game.character("Chief", text='【CONT】 All of your "Friend" get +1000 power.')
    friend = game.character("Friend")
    best = game.character("Best Friend")
    assert (friend.power, best.power) == (2000, 1000)
    game.shows("2.1.2")


@pytest.mark.parametrize(
    ("name", "fits"),
    [("Sakura", True), ("Young Sakura", True), ("Sakura: On Stage", True), ("Sakurauchi", False), ("Riko Sakurauchi", False)],
)
def test_a_part_of_a_name_is_whole_words(weiss, name, fits):
    game = weiss.game()
    game.character("Chief", text='【CONT】 All of your other characters with "Sakura" in its card name get +1000 power.')
    card = game.character(name)
    assert card.power == (2000 if fits else 1000)
    game.shows("2.1.2.2")


@pytest.mark.parametrize(
    ("name", "english", "both"),
    [
        ("Sakura at Home", True, True),
        ('"Sakura Again" Riko', False, True),
        ("《Petals》 Riko, Sakura's Friend", False, True),
        ("Riko Sakurauchi", False, True),
        ("Riko", False, False),
    ],
)
def test_a_portion_that_is_written_in_both_languages_needs_no_word_border(weiss, name, english, both):
    for part, fits in (("Sakura", english), ("Sakura(桜)", both), ("Sakura （桜）", both)):
        game = weiss.game()
        game.character("Chief", text=f'【CONT】 All of your other characters with "{part}" in its card name get +1000 power.')
        card = game.character(name)
        assert card.power == (2000 if fits else 1000), part
        game.shows("2.1.2.1" if "桜" in part else "2.1.2.2")


def test_two_portions_of_which_one_is_written_in_both_languages(weiss):
    game = weiss.game()
    text = '【CONT】 All of your other characters with "Ichi(一)" or "Nino" in its card name get +1000 power.'
    game.character("Chief", text=text)
    cards = [game.character(name) for name in ("Ichika", "Nino", "Ninomae")]
    assert [card.power for card in cards] == [2000, 2000, 1000]


@pytest.mark.parametrize(
    ("printed", "quoted"),
    [
        ("“Old Song” Mio", '"Old Song" Mio'),
        ("Mio’s Friend", "Mio's Friend"),
        ("Just Once… Mio！", "Just Once... Mio!"),
        ("Mio＆Rin", "Mio & Rin".replace(" ", "")),
        ("To Set an Example\nFor All", "To Set an Example For All"),
        ("Ten－Four", "Ten-Four"),
        ("mio the brave", "Mio the Brave"),
    ],
)
def test_a_name_is_the_same_name_however_it_is_typeset(weiss, printed, quoted):
    """On either side: the card may have the plain signs and the text the others."""
    for on_card, in_text in ((printed, quoted), (quoted, printed.replace("\n", " "))):
        game = weiss.game()
        game.character("Chief", text=f'【CONT】 All of your "{in_text}" get +1000 power.')
        card, other = game.character(on_card), game.character("Another")
        assert (card.power, other.power) == (2000, 1000), (on_card, in_text)


# -- 2.3
def test_a_character_is_one_on_the_stage(weiss):
    game = weiss.game()
    here = game.character("Here")
    hand = game.character("In Hand", on="your hand")
    game.play(game.event("Help", text="All of your characters get +1000 power until end of turn."))
    assert (here.power, hand.power) == (2000, 1000)
    game.shows("2.3.2.1.2")


def test_a_climax_is_one_in_the_climax_area(weiss):
    game = weiss.game(your_clock=1)
    proud = game.character("Proud", text="【CONT】 If you have a climax, this card gets +1000 power.")
    climax = game.climax("Climax")
    assert proud.power == 1000
    game.end_main_phase()
    game.play(climax)
    assert proud.power == 2000
    game.shows("2.3.2.3.2")


# -- 2.8
def test_a_counter_icon_is_for_the_counter_step_and_the_own_main_phase(weiss):
    game = weiss.game()
    counter = game.event("Counter", text=(
        "【COUNTER】 Choose 1 of your characters, and that character gets +2000 power until end of turn."
    ))
    mine = game.character("Mine")
    game.play(counter)
    game.until_quiet()
    assert mine.power == 3000
    game.shows("2.8.2.1")


# -- 2.12
def test_a_character_s_text_works_on_the_stage(weiss):
    game = weiss.game(your_clock=1)
    for zone in ("hand", "waiting room", "clock", "level", "memory"):
        game.character(f"Chief in {zone}", on=f"your {zone}", text="【CONT】 All of your characters get +500 power.")
    chief = game.character("Chief", text="【CONT】 All of your characters get +500 power.")
    other = game.character("Other")
    assert other.power == chief.power == 1500, "only the one on the stage counts"
    game.shows("2.12.2.1")


def test_a_climax_s_text_works_in_the_climax_area(weiss):
    game = weiss.game(start="climax", your_clock=1)
    climax = game.climax("Climax", text="【CONT】 All of your characters get +1000 power and +1 soul.")
    other = game.character("Other")
    assert (other.power, other.soul) == (1000, 1)
    game.play(climax)
    assert (other.power, other.soul) == (2000, 2)
    game.shows("2.12.2.2")


def test_a_part_that_is_written_in_both_languages(weiss):
    game = weiss.game()
    game.character("Chief", text='【CONT】 All of your other characters with "Ichika(一花)" in its card name get +1000 power.')
    fits = game.character("Ichika at Home")
    other = game.character("Nino at Home")
    assert (fits.power, other.power) == (2000, 1000)
    game.shows("2.1.2.1")


def test_words_struck_off_are_no_part_of_a_name(weiss):
    game = weiss.game()
    struck = game.character("Friend ~~or Foe~~")
    game.character("Chief", text='【CONT】 All of your "Friend" get +1000 power.')
    assert struck.names == ["Friend"] and struck.power == 2000
    assert shown(game, struck)["counts as"] == "Friend"
    game.shows("2.1.1.2", "2.1.2")


def test_a_card_needs_no_name_in_another_language(weiss):
    game = weiss.game()
    card = game.character("English Only")
    assert card.names == ["English Only"] and shown(game, card)["name"] == "English Only"
    game.shows("2.1.1", "2.1.1.3")


def test_titles_and_traits_do_nothing_by_themselves(weiss):
    game = weiss.game()
    one = game.character("One", title="First Work", traits="Magic")
    two = game.character("Two", title="Second Work")
    game.character("Chief", text="【CONT】 All of your 《Magic》 characters get +1000 power.")
    assert (shown(game, one)["title"], shown(game, two)["title"]) == ("First Work", "Second Work")
    assert (one.power, two.power) == (2000, 1000), "a trait matters where a text asks for it"
    game.shows("2.5.2", "2.13.1")


def test_texts_work_where_they_say(weiss):
    game = weiss.game()
    hand = game.character("In Hand", on="your hand", level=1, text="【CONT】 This card gets -1 level while in your hand.")
    assert hand.level == 0 and game.can("play", hand)
    game.shows("2.12.2")
