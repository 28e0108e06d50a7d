"""5.2 to 5.6: X play points, engaging and refreshing, putting and summoning, destroying, banishing."""

import pytest

CALL = "Summon a follower from your hand."


# -- 5.2
def test_an_x_that_the_text_determines_is_not_asked_for(sve):
    game = sve.game(your_play_points=5, your_hand=2)
    well = game.amulet("Well", text="[act] [costX], [engage]: Give your leader [defense]+1. X is the number of cards in your hand.")
    game.use(well)
    assert game.asked == "main phase" and game.you.play_points == 3
    game.shows("5.2.1.2.1")


def test_an_x_that_the_text_determines_must_be_payable(sve):
    game = sve.game(your_play_points=1, your_hand=2)
    well = game.amulet("Well", text="[act] [costX], [engage]: Give your leader [defense]+1. X is the number of cards in your hand.")
    assert game.why_not("use", well).clause == "10.6.2.5.4"


def test_an_x_that_the_text_leaves_open_is_determined_on_playing(sve):
    game = sve.game(your_play_points=4)
    wall = game.follower("Wall", defense=9, on="opponent's field")
    cannon = game.amulet("Cannon", text="[act] [costX], [engage]: Select an enemy follower on the field and deal it X damage.")
    game.use(cannon)
    assert game.options() == [0, 1, 2, 3, 4] and game.where().endswith("10.6.2.2.3")
    assert game.you.play_points == 4 and wall.defense == 9, "before anything is paid or done"
    game.choose(3)
    assert (game.you.play_points, wall.defense) == (1, 6)
    game.shows("5.2.1.2.2")


# -- 5.3
def test_to_engage_is_to_turn_sideways_and_to_refresh_upright(sve):
    game = sve.game()
    knight = game.follower("Knight")
    idol = game.amulet("Idol", engaged=True)
    snare = game.spell("Snare", text="Select a follower on your field and engage it.")
    rest = game.spell("Rest", text="Select an amulet on your field and refresh it.")
    game.play(snare)
    assert knight.engaged and not game.can("attack", knight)
    game.play(rest)
    assert idol.reserved
    game.shows("5.3.1")


# -- 5.4.1
def test_to_put_a_card_is_to_move_it_into_the_zone(sve):
    game = sve.game()
    knight = game.follower("Knight")
    bottom = game.spell("Sink", text="Select a follower on your field and put it on the bottom of its owner's deck.")
    aside = game.spell("Aside", text="Put a card from your hand into your EX area.")
    token = game.follower("Kept", zone="your hand")
    game.play(bottom)
    assert knight.zone == "deck" and knight.place == len(game.you.deck) - 1
    game.play(aside)
    assert token.zone == "EX area"
    game.shows("5.4.1")


def test_to_summon_a_card_is_to_put_it_onto_your_field(sve):
    game = sve.game(your_play_points=1)
    dear = game.follower("Dear", cost=9, zone="your hand")
    game.play(game.spell("Call", text=CALL), dear)
    assert dear.zone == "field" and dear.controller == "you"
    assert game.you.play_points == 0, "it was put, not played: only the spell was paid for"
    game.shows("5.4.1")


# -- 5.4.2
@pytest.mark.parametrize(("place", "zone"), [("into your EX area", "EX area"), ("onto your field", "field")])
def test_putting_tokens_somewhere_creates_that_many_there(sve, place, zone):
    game = sve.game()
    game.play(game.spell("Glade", text=f"Put 2 Fairy tokens {place}."))
    fairies = game.all("Fairy")
    assert [(fairy.zone, fairy.owner, fairy.special) for fairy in fairies] == [(zone, "you", ["token"])] * 2
    assert len(game.table.zone(1, 0)) == (2 if zone == "field" else 0)
    game.shows("5.4.2")


def test_summoning_tokens_puts_them_onto_your_field(sve):
    game = sve.game()
    game.play(game.spell("Glade", text="Summon 3 Fairy tokens."))
    assert [one.name for one in game.you.field] == ["Fairy"] * 3
    game.shows("5.4.2.1")


def test_a_token_s_name_is_enough(sve):
    game = sve.game()
    game.play(game.spell("Glade", text="Put a Fairy into your EX area. Summon a Knight."))
    assert [(one.name, one.special) for one in game.you.ex_area + game.you.field] == [("Fairy", ["token"]), ("Knight", ["token"])]
    game.shows("5.4.2.2")


# -- 5.4.3
WAYS = {"played": "hand", "summoned": "hand", "played from the EX area": "EX area", "revived": "cemetery"}


def arrive(sve, how, text):
    """A follower with this text comes onto the field in one of the ways."""
    game = sve.game()
    guest = game.follower("Guest", zone=f"your {WAYS[how]}", text=text)
    call, revive = game.spell("Call", text=CALL), game.spell("Revive", text="Select a follower in your cemetery and summon it.")
    if how.startswith("played"):
        game.play(guest)
    elif how == "summoned":
        game.play(call, guest)
    else:
        game.play(revive)
    assert guest.zone == "field"
    if how.startswith("played"):
        game.shows("5.4.3")  # from the resolution zone, but counted as from where it was played
    return guest


@pytest.mark.parametrize("how", WAYS)
def test_put_onto_the_field_from_a_zone_is_directly_or_by_being_played_from_there(sve, how):
    text = "[fanfare] If this card was put onto the field from your hand, give this follower Storm."
    assert ("storm" in arrive(sve, how, text).keywords) == (WAYS[how] == "hand")
    text = "[fanfare] If this card was put onto the field from your EX area, give this follower Storm."
    assert ("storm" in arrive(sve, how, text).keywords) == (WAYS[how] == "EX area")


@pytest.mark.parametrize("how", WAYS)
def test_put_onto_the_field_from_elsewhere_is_from_another_zone_but_not_from_the_resolution_zone(sve, how):
    text = "[fanfare] If this card was put onto the field from anywhere other than your hand, give this follower Storm."
    assert ("storm" in arrive(sve, how, text).keywords) == (WAYS[how] != "hand")


# -- 5.5, 5.6
def test_to_destroy_a_card_is_to_move_it_to_its_owner_s_cemetery(sve):
    game = sve.game()
    lent = game.follower("Lent", on="opponent's field", owner="you")
    idol = game.amulet("Idol", on="opponent's field")
    game.play(game.spell("Blast", text="Destroy each enemy card on the field."))
    assert lent in game.you.cemetery and game.opponent.cemetery == [idol]
    assert [event.verb for event in game.events("move") if event.origin == "field"] == ["destroy", "destroy"]
    game.shows("5.5.1")


def test_to_banish_a_card_is_to_move_it_to_its_owner_s_banished_zone(sve):
    game = sve.game()
    lent = game.follower("Lent", on="opponent's field", owner="you", text="[lastwords] Draw a card.")
    dead = game.follower("Dead", zone="opponent's cemetery")
    blast = game.spell("Light", text="Banish each enemy card on the field.")
    grave = game.spell("Grave", text="Select a card in an opponent's cemetery and banish it.")
    game.play(blast)
    assert game.you.banished_zone == [lent] and game.opponent.hand == []
    game.play(grave)
    assert game.opponent.banished_zone == [dead]
    game.shows("5.6.1")
