"""1.3.4 and 1.3.5: who selects first, and which numbers may be selected."""

import pytest

EACH_DISCARDS = "Each player discards a card."
# The example of 1.3.4.1.
OPEN_HOUSE = "Each player draws a card. Each player may summon a follower from their hand."


# -- 1.3.4
@pytest.mark.parametrize("active", ["you", "opponent"])
def test_the_active_player_selects_first_and_openly(sve, active):
    game = sve.game(active=active, hand=2)
    word = {"you": "your", "opponent": "opponent's"}[active]
    spell = game.spell("Tax", text=EACH_DISCARDS, zone=f"{word} hand")
    game.play(spell)
    first, second = game.player(active), {"you": game.opponent, "opponent": game.you}[active]
    assert game.decides == active
    chosen = first.hand[0]
    game.choose(chosen)
    assert game.decides == str(second), "only now does the other player select"
    assert chosen.zone == "cemetery" and chosen.seen_by(str(second)), "knowing what was selected"
    game.choose(second.hand[1])
    assert len(first.hand) == len(second.hand) == 1
    game.shows("1.3.4", "1.3.4.1")


def test_the_active_player_selects_first_though_the_other_controls_the_effect(sve):
    game = sve.game(hand=2)
    trap = game.follower("Trap", text=f"[lastwords] {EACH_DISCARDS}", defense=1, on="opponent's field", engaged=True)
    knight = game.follower("Knight", attack=1, defense=2)
    game.attack(knight, trap)
    game.opponent_passes()
    assert trap.zone == "cemetery" and game.decides == "you"
    game.choose(game.you.hand[0])
    assert game.decides == "opponent"
    game.shows("1.3.4")


# -- 1.3.4.1
@pytest.mark.parametrize("active", ["you", "opponent"])
def test_what_needs_no_selection_is_done_together_the_rest_in_turn(sve, active):
    game = sve.game(active=active)
    word = {"you": "your", "opponent": "opponent's"}[active]
    spell = game.spell("Open House", text=OPEN_HOUSE, zone=f"{word} hand")
    game.play(spell)
    other = {"you": "opponent", "opponent": "you"}[active]
    assert len(game.you.hand) == len(game.opponent.hand) == 1, "(1) both players draw a card"
    assert game.decides == active, "(2) the active player may put a follower onto the field"
    game.choose("yes", game.player(active).hand[0])
    assert len(game.player(active).field) == 1 and game.player(other).field == []
    assert game.decides == other, "(3) then the other player may"
    game.choose("yes", game.player(other).hand[0])
    assert len(game.player(other).field) == 1
    game.shows("1.3.4.1")


def test_both_players_draw_at_the_same_time(sve):
    game = sve.game(deck=0)
    game.play(game.spell("Gifts", text="Each player draws a card."))
    assert game.winner == "nobody"
    game.shows("1.3.4.1")


# -- 1.3.5
def test_a_number_that_is_selected_is_a_whole_number_from_zero_up(sve):
    game = sve.game(your_play_points=3)
    cannon = game.amulet("Cannon", text="[act] [costX], [engage]: Deal X damage to each enemy leader.")
    game.use(cannon)
    assert game.options() == [0, 1, 2, 3]
    game.choose(2)
    assert game.opponent.defense == 18 and game.you.play_points == 1
    game.shows("1.3.5")


def test_zero_may_be_selected_where_no_minimum_is_said(sve):
    game = sve.game(your_play_points=3)
    cannon = game.amulet("Cannon", text="[act] [costX], [engage]: Deal X damage to each enemy leader.")
    game.use(cannon, None, 0)
    assert game.opponent.defense == 20 and game.you.play_points == 3 and cannon.engaged
    game.shows("1.3.5")


# -- 1.3.5.1
def test_of_up_to_a_number_none_may_be_selected(sve):
    game = sve.game()
    enemies = [game.follower(f"Enemy {i}", on="opponent's field") for i in range(3)]
    game.play(game.spell("Gust", text="Select up to 2 enemy followers on the field and destroy them. Draw a card."), "done")
    assert [enemy.zone for enemy in enemies] == ["field"] * 3 and len(game.you.hand) == 1
    game.shows("1.3.5.1")


def test_of_up_to_a_number_no_more_than_that_may_be_selected(sve):
    game = sve.game()
    enemies = [game.follower(f"Enemy {i}", on="opponent's field") for i in range(3)]
    game.play(game.spell("Gust", text="Select up to 2 enemy followers on the field and destroy them."), enemies[0], enemies[2])
    assert [enemy.zone for enemy in enemies] == ["cemetery", "field", "cemetery"]
    assert game.asked == "main phase", "a third one is not asked for"
    game.shows("1.3.5.1")


def test_up_to_may_be_played_without_anything_to_select(sve):
    game = sve.game()
    game.play(game.spell("Gust", text="Select up to 2 enemy followers on the field and destroy them. Draw a card."))
    assert len(game.you.hand) == 1
    game.shows("1.3.5.1")
