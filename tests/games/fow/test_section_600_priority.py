"""Section 600: the priority sequence."""

from __future__ import annotations

from cardwright.games.fow import terms
from tests.games.fow.acting import PASS, at_main, both_pass, play, ready, resolve, stones, why

GAIN = "[Quickcast]\nYou gain 100 life."


def test_rule_processes_come_before_anybody_acts(fow):
    game = fow.game()
    doomed = game.resonator("Doomed", defense=300, damage=300)
    assert doomed.zone == "graveyard"
    assert game.asked == "priority"
    game.shows("601.1", "602.1", "602.1a", "1201.1", "1203.1")


def test_rule_processes_repeat_until_none_is_left(fow):
    game = fow.game()
    lord = game.resonator("Lord", atk=100, defense=100, damage=100, text="Other resonators you control gain [0/+200].")
    page = game.resonator("Page", atk=100, defense=100, damage=200)
    assert (lord.zone, page.zone) == ("graveyard", "graveyard")
    game.shows("602.1a", "1203.1")


def test_of_several_triggered_abilities_the_turn_player_chooses_one_of_their_own(fow):
    game = fow.game()
    one = game.resonator("One", text="Whenever a resonator enters your field >>> You gain 100 life.")
    game.resonator("Two", text="Whenever a resonator enters your field >>> Draw a card.")
    text = "Whenever a resonator enters your opponent's field >>> You gain 200 life."
    foe = game.resonator("Foe", on="opponent's field", text=text)
    guest = game.resonator("Guest", zone="your hand", cost="")
    ready(game)
    play(game, guest)
    assert game.asked == "which pending ability" and game.decides == "you"
    game.choose(one)
    chase = [s.context.source for s in game.table.stacked]
    assert len(chase) == 3 and chase[0] == one.card.ref() and chase[2] == foe.card.ref(), "the other player's come last"
    resolve(game)
    assert (game.you.life, game.opponent.life) == (4100, 4200)
    game.shows("602.1b", "603.1", "603.2", "603.3", "603.4", "906.5", "906.5a")


def test_a_triggered_ability_without_legal_target_is_not_played(fow):
    game = fow.game()
    game.resonator("Hunter", zone="your hand", cost="", text="When this card enters your field >>> Destroy target addition.")
    hunter = game.find("Hunter")
    play(game, hunter)
    assert hunter.zone == "field" and not game.table.pending and at_main(game)
    game.shows("603.3", "906.6")


def test_who_acts_keeps_priority(fow):
    game = fow.game()
    first = game.chant("First", cost="", text=GAIN)
    game.chant("Second", cost="", text=GAIN)
    ready(game)
    game.play(first)
    assert game.decides == "you"
    game.shows("602.1c", "605.1", "605.1a", "604.1")


def test_after_a_pass_the_other_player_has_priority(fow):
    game = fow.game()
    first = game.chant("First", cost="", text=GAIN)
    ready(game)
    ready(game, "your")
    game.play(first)
    game.choose(PASS)
    assert game.decides == "opponent"
    game.shows("605.1c", "604.1c", "710.1")


def test_two_passes_in_a_row_resolve_the_newest_thing(fow):
    game = fow.game()
    slow = game.chant("Slow", cost="", text="You gain 1000 life.")
    fast = ready(game)
    ready(game, "your")
    game.play(slow)
    game.choose(PASS)
    game.play(fast)
    both_pass(game)
    assert game.opponent.life == 4100 and slow.zone == "chase area"
    resolve(game)
    assert game.you.life == 5000 and slow.zone == "graveyard"
    game.shows("605.1b", "605.2", "602.1d", "903.3", "703.3")


def test_after_a_resolution_the_turn_player_has_priority(fow):
    game = fow.game()
    slow = game.chant("Slow", cost="", text="You gain 1000 life.")
    fast = ready(game)
    ready(game, "your")
    game.play(slow)
    game.choose(PASS)
    game.play(fast)
    both_pass(game)
    assert game.decides == "you"
    game.shows("605.1b")


def test_two_passes_with_an_empty_chase_area_end_the_sequence(fow):
    game = fow.game()
    ready(game)
    ready(game, "your")
    game.choose(PASS, PASS)
    assert "505" in game.where()
    game.shows("605.1b")


# -- 604, 701
def test_at_main_timing_everything_may_be_done(fow):
    game = fow.game()
    stones(game, 3)
    knight = game.resonator("Knight", zone="your hand", cost="{1}")
    chant = game.chant("Chant", cost="{1}", text="Draw a card.")
    assert at_main(game)
    assert game.can("play", knight) and game.can("play", chant)
    assert why(game, terms.CALL_STONE, game.you.leader) == "" and why(game, terms.SET_STANDBY, knight) == ""
    assert "battle" in game.options()
    game.shows("604.2", "701.2")


def test_outside_of_main_timing_only_quick_things(fow):
    game = fow.game(active="opponent")
    stones(game, 3)
    knight = game.resonator("Knight", zone="your hand", cost="{1}")
    chant = game.chant("Chant", cost="{1}", text="Draw a card.")
    quick = game.chant("Quick", cost="{1}", text=GAIN)
    game.choose(PASS)
    assert game.decides == "you"
    assert game.why_not("play", knight).clause == "702.1"
    assert game.why_not("play", chant).clause == "703.1"
    assert why(game, terms.CALL_STONE, game.you.leader) == "709.1"
    assert why(game, terms.SET_STANDBY, knight) == "706.1"
    assert game.can("play", quick)
    game.shows("702.1", "703.1", "706.1")


def test_a_filled_chase_area_is_no_main_timing(fow):
    game = fow.game()
    first = game.chant("First", cost="", text="You gain 100 life.")
    second = game.chant("Second", cost="", text="You gain 100 life.")
    ready(game, "your")
    game.play(first)
    assert game.decides == "you"
    assert game.why_not("play", second).clause == "703.1"
    game.shows("703.1", "701.2")


def test_nobody_is_asked_who_can_do_nothing_on_public_grounds(fow):
    """With an empty hand and nothing to use, a player has nothing to hide."""
    game = fow.game()
    first = game.chant("First", cost="", text="You gain 100 life.")
    game.play(first)
    assert game.you.life == 4100 and at_main(game)


def test_a_player_with_cards_is_asked_whatever_they_are(fow):
    """What is asked must not depend on the cards that nobody else sees."""
    game = fow.game()
    first = game.chant("First", cost="", text="You gain 100 life.")
    game.resonator("Dull", zone="opponent's hand", cost="{9}")
    game.chant("Somewhere", zone="your main deck", cost="", text=GAIN)
    game.play(first)
    assert game.decides == "opponent" and game.options() == ["pass"]
