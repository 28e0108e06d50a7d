"""More clauses that were drawn by lot, each on a table where something else comes in between."""

from __future__ import annotations

from cardwright.games.fow import terms
from tests.games.fow.acting import PASS, next_main, play, resolve, stones
from tests.games.fow.test_harder_by_lot import answer_all
from tests.games.fow.test_section_1400_old_rules import in_valhalla


def test_effects_of_three_kinds_meet_in_one_damage(fow):
    """901.2: a one time effect deals it, a replacement effect makes it less, a continuous effect bears the rest."""
    game = fow.game()
    foe = game.resonator("Foe", defense=800, on="opponent's field", text="If this card would be dealt damage, prevent 200 of it.")
    cheer = game.chant("Cheer", cost="", text="Target resonator gains [+0/+300] until end of turn.")
    bolt = game.chant("Bolt", cost="", text="This card deals 1200 damage to target resonator.")
    for card in (cheer, bolt):
        play(game, card, foe)
    assert foe.zone == "field" and foe.defense == 1100 and foe.damage == 1000
    game.shows("901.2")


def test_what_was_put_face_down_may_only_be_played_by_its_trigger(fow):
    """706.3: a quickcast chant in the standby area is not played, whoever has priority."""
    game = fow.game()
    stones(game, 2)
    swift = game.chant("Swift", cost="", text="[Quickcast]\nYou gain 100 life.")
    game.act(terms.SET_STANDBY, swift)
    answer_all(game)
    assert swift.zone == "standby area" and swift.facedown
    assert not game.can("play", swift)
    next_main(game)
    next_main(game)
    assert not game.can("play", swift)
    game.shows("706.3")


def test_all_that_lasts_until_end_of_turn_ends_at_once(fow):
    """505.5b: what raised its DEF goes together with the damage, and what was stolen goes back."""
    game = fow.game()
    foe = game.resonator("Foe", atk=300, defense=300, on="opponent's field")
    steal = game.chant("Steal", cost="", text="Gain control of target resonator until end of turn.")
    cheer = game.chant("Cheer", cost="", text="Target resonator gains [+300/+300] until end of turn.")
    bolt = game.chant("Bolt", cost="", text="This card deals 500 damage to target resonator.")
    for card in (steal, cheer, bolt):
        play(game, card, foe)
    assert foe.controller == "you" and foe.damage == 500
    next_main(game)
    assert foe.zone == "field" and foe.controller == "opponent" and foe.damage == 0 and foe.defense == 300
    game.shows("505.5b")


def test_what_was_fixed_on_playing_stays_though_the_table_changes(fow):
    """903.2f-v: the price is fixed before it is paid; the stone that was banished for it counted."""
    game = fow.game()
    helper = game.resonator("Helper", text="You may pay {1} less to play chants.\nBanish this card: Produce {R}.")
    dear = game.chant("Dear", cost="{R}{1}", text="You gain 500 life.")
    assert game.can("play", dear)
    game.play(dear)
    answer_all(game)
    resolve(game)
    assert dear.zone == "graveyard" and helper.zone == "graveyard" and game.you.life == 4500
    game.shows("903.2f-v")


def test_after_a_shuffle_the_found_card_is_put_on_top_unseen(fow):
    """1021.2a: who watches the top card sees it only when all is over."""
    game = fow.game(your_deck=0)
    wolf = game.resonator("Wolf", on="your deck")
    for i in range(4):
        game.chant(f"Other {i}", text="Draw a card.", zone="your deck")
    text = "Search your deck for a resonator. Then shuffle your deck and put that card on top of it."
    seek = game.chant("Seek", cost="", text=text)
    play(game, seek)
    answer_all(game)
    assert game.you.deck[0] == wolf and len(game.you.deck) == 5
    game.shows("1021.2a")


def test_old_enter_abilities_ask_for_a_card_that_was_played_from_the_hand(fow):
    """1411.2, 1411.2b: put there from the graveyard it triggers nothing; returned and played, it does."""
    game = fow.game()
    greeter = game.resonator("Greeter", cost="", zone="your graveyard", text="[Enter] You gain 300 life.", old=True)
    back = game.chant("Back", cost="", text="Put target resonator from your graveyard into the field.")
    home = game.chant("Home", cost="", text="Return target resonator you control to its owner's hand.")
    play(game, back, greeter)
    assert greeter.zone == "field" and game.you.life == 4000
    play(game, home, greeter)
    play(game, greeter)
    resolve(game)
    assert greeter.zone == "field" and game.you.life == 4300
    game.shows("1411.2", "1411.2b")


def test_drawn_cards_come_to_the_hand_of_whoever_draws(fow):
    """306.1: each player's own, both at once, and one's last card as well."""
    game = fow.game(your_deck=1, opponent_deck=3, your_hand=0, opponent_hand=0)
    gift = game.chant("Gift", cost="", text="Each player draws two cards.")
    play(game, gift)
    answer_all(game)
    assert len(game.you.hand) == 1 and len(game.opponent.hand) == 2
    assert all(c.owner == "opponent" for c in game.opponent.hand) and not game.winner


def test_the_parts_that_can_be_done_are_done(fow):
    """104.2: of two to destroy one has Barrier, of three cards to discard two are there."""
    game = fow.game(your_hand=0, opponent_hand=2)
    first = game.resonator("First", on="opponent's field")
    safe = game.resonator("Safe", on="opponent's field", text="This card cannot be destroyed.")
    text = "Destroy all resonators your opponent controls. Your opponent discards three cards. Draw a card."
    burn = game.chant("Burn", cost="", text=text)
    play(game, burn)
    answer_all(game)
    assert first.zone == "graveyard" and safe.zone == "field" and game.opponent.hand == [] and len(game.you.hand) == 1
    game.shows("104.2")


def test_each_time_the_condition_is_met_counts(fow):
    """906.4: three are put into the graveyard at once, itself among them."""
    game = fow.game()
    game.resonator("Mourner", text="Whenever a resonator is put into a graveyard from the field => You gain 100 life.")
    game.resonator("Mine")
    game.resonator("Theirs", on="opponent's field")
    burn = game.chant("Burn", cost="", text="Destroy all resonators.")
    play(game, burn)
    answer_all(game)
    resolve(game)
    assert game.you.life == 4300
    game.shows("906.4")


def test_the_deck_is_hidden_and_in_order(fow):
    """304.2: cards put on the bottom by the opponent lie in their owner's deck under all others."""
    game = fow.game(your_deck=0, opponent_deck=3)
    foe = game.resonator("Foe", on="opponent's field")
    game.chant("Filler", zone="your deck", text="Draw a card.")
    sink = game.chant("Sink", cost="", text="Put target resonator on the bottom of its owner's deck.")
    play(game, sink, foe)
    assert game.opponent.deck[-1] == foe and not foe.seen_by("you") and not foe.seen_by("opponent")
    game.shows("304.2")


def test_a_break_ability_without_a_target_is_not_played(fow):
    """1415.1b, 1415.1d-iii: its card goes to the graveyard at once; the next one needs none."""
    game = in_valhalla(fow, your_life=1000)
    first = game.resonator("First", zone="your lifebreak area", text="[Break] Destroy target resonator.")
    second = game.resonator("Second", zone="your lifebreak area", text="[Break] You gain 500 life.")
    game.choose("lifebreak")
    assert first.zone == "graveyard" and game.table.stacked == []
    game.choose("lifebreak")
    resolve(game)
    assert second.zone == "graveyard" and game.you.life == 1500
    game.shows("1415.1d-iii")


def test_the_ability_that_comes_later_is_one_of_its_card(fow):
    """906.8b: a resonator's, so a card that cancels abilities of resonators cancels it; a chant's is none."""
    for kind, life in (("resonator", 4000), ("chant", 4100)):
        game = fow.game()
        text = "Draw a card. At the end of turn, you gain 100 life."
        if kind == "resonator":
            card = game.resonator("Herald", cost="", zone="your hand", text=f"[Enter] => {text}")
        else:
            card = game.chant("Herald", cost="", text=text)
        text = "[Quickcast]\nCancel target automatic ability of a resonator."
        deny = game.chant("Deny", zone="opponent's hand", cost="", text=text)
        play(game, card)
        resolve(game)
        while not (game.table.stacked and game.decides == "opponent"):
            game.choose(PASS)
        assert game.can("play", deny) == (kind == "resonator")
        if kind == "resonator":
            game.play(deny)
        resolve(game)
        assert game.you.life == life
    game.shows("906.8b")
