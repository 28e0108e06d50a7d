"""Clauses that were drawn by lot, each on a table where something else comes in between."""

from __future__ import annotations

from cardwright.games.fow import terms
from tests.games.fow.acting import PASS, at_main, attack, declare, judge, next_main, play, resolve, stones, why

BACK = {"name": "Lord Unbound", "atk": 500, "defense": 500}


def answer_all(game):
    while game.asked and game.asked != "priority":
        game.table.apply(0)


def test_the_second_player_s_first_turn_has_no_recovery_phase_either(fow):
    """503.1."""
    game = fow.game(start="turn", turn=2, active="opponent")
    tired = game.resonator("Tired", rested=True, on="opponent's field")
    while not at_main(game):
        game.choose(PASS)
    assert tired.rested
    next_main(game)
    next_main(game)
    assert not tired.rested
    game.shows("503.1")


def test_a_j_ruler_calls_the_stone_in_the_turns_after_its_judgment(fow):
    """709.1."""
    game = fow.game(your_magic_stone_deck=3)
    lord = game.ruler("Lord", text="[Judgment] {0}", back=BACK)
    judge(game, lord)
    assert why(game, terms.CALL_STONE, lord)
    next_main(game)
    next_main(game)
    game.act(terms.CALL_STONE, lord)
    assert lord.rested and lord.zone == "field" and len(game.you.magic_stone_deck) == 2
    game.shows("709.1")


def test_only_rested_fighters_of_the_other_side_are_attacked(fow):
    """803.3b: no regalia, no recovered card, no card of one's own; a rested J-ruler is."""
    game = fow.game()
    knight = game.resonator("Knight")
    game.resonator("Mine", rested=True)
    game.regalia("Orb", on="opponent's field", rested=True)
    game.resonator("Fresh", on="opponent's field")
    tired = game.resonator("Tired", on="opponent's field", rested=True)
    lord = game.ruler("Lord", text="[Judgment] {0}", back=BACK, zone="opponent's field", back_face=True, rested=True)
    game.choose("battle")
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(knight)
    assert {getattr(o, "label", o) for o in game.options()} == {"opponent", "Tired", lord.label} and tired.rested
    game.shows("803.3b")


def test_an_old_addition_whose_target_is_protected_in_answer_is_lost(fow):
    """1406.2b."""
    game = fow.game()
    text = "Added resonator gains [+200/+200]."
    cloak = game.addition("Cloak", type="Addition:Resonator", zone="your hand", cost="", text=text, old=True)
    foe = game.resonator("Foe", atk=300, on="opponent's field")
    text = "[Quickcast]\nTarget resonator gains [Barrier] until end of turn."
    save = game.chant("Save", cost="", zone="opponent's hand", text=text)
    game.play(cloak, foe)
    while not game.can("play", save):
        game.choose(PASS)
    game.play(save, foe)
    resolve(game)
    assert cloak.zone == "graveyard" and foe.atk == 300
    game.shows("1406.2b")


def test_an_old_addition_follows_its_bearer_to_the_other_side_under_its_own_player(fow):
    """1406.2b, 307.6: the bearer is stolen; the addition stays where it is, and on it."""
    game = fow.game()
    text = "Added resonator gains [+200/+200]."
    cloak = game.addition("Cloak", type="Addition:Resonator", on="opponent's field", text=text, old=True)
    knight = game.resonator("Knight", atk=300, defense=300, on="opponent's field", addition=cloak)
    steal = game.chant("Steal", cost="", text="Gain control of target resonator.")
    play(game, steal, knight)
    assert knight.controller == "you" and cloak.controller == "opponent" and knight.atk == 500
    game.shows("307.6")


def test_a_counter_that_is_not_there_is_not_moved(fow):
    """1022.4, 104.2."""
    game = fow.game()
    one = game.resonator("One", counters={"hope": 1})
    two = game.resonator("Two")
    text = "Move a hope counter from target resonator to another target resonator."
    move = [game.chant(f"Move {i}", cost="", text=text) for i in (1, 2)]
    play(game, move[0], one, two)
    assert one.counters == {} and two.counters == {"hope": 1}
    play(game, move[1], one, two)
    assert one.counters == {} and two.counters == {"hope": 1}
    game.shows("1022.4")


def test_will_in_the_pool_pays_for_what_an_opponent_asks(fow):
    """907.4: kept until it is used, through several spells of both players."""
    game = fow.game()
    stone = stones(game, 1)[0]
    free = game.chant("Free", cost="", text="[Quickcast]\nYou gain 100 life.")
    paid = game.chant("Paid", cost="{R}", text="[Quickcast]\nYou gain 100 life.")
    game.use(stone)
    play(game, free)
    assert game.you.will == ["fire"]
    play(game, paid)
    assert game.you.will == [] and game.you.life == 4200
    game.shows("907.4")


def test_triggers_that_wait_are_played_before_anybody_acts_and_one_at_a_time(fow):
    """602.1b, 603.4: a rule process between two of them counts."""
    game = fow.game()
    game.resonator("First", text="Whenever you gain life >>> This card deals 300 damage to each other resonator.")
    weak = game.resonator("Weak", defense=300, text="When this card is put into a graveyard from a field >>> Draw a card.")
    play(game, game.chant("Heal", cost="", text="You gain 100 life."))
    answer_all(game)
    resolve(game)
    assert weak.zone == "graveyard" and len(game.you.hand) == 1
    game.shows("602.1b")


def test_a_double_sided_card_is_its_past_side_wherever_it_goes(fow):
    """1302.3, 1302.3a."""
    game = fow.game()
    future = {"name": "Tomorrow", "type": "Resonator (Shift)", "atk": 900, "defense": 900, "cost": "{5}"}
    clock = game.resonator("Yesterday", back=future, atk=300, defense=300, cost="{1}", text="[Shift] {0}", back_face=True)
    home = game.chant("Home", cost="", text="Return target resonator to its owner's hand.")
    assert clock.name == "Tomorrow"
    play(game, home, clock)
    assert clock.name == "Yesterday" and clock.zone == "hand" and clock.atk == 300
    game.shows("1302.3a")


def test_without_the_valhalla_rules_nothing_moves_to_a_lifebreak_area(fow):
    """1415.2: that part is left out, the rest of the text counts."""
    game = fow.game()
    omens = [game.resonator(f"Omen {i}", zone="your lifebreak area") for i in range(5)]
    text = "Put the top card of your main deck into your lifebreak area. You gain 300 life."
    play(game, game.chant("Hope", cost="", text=text, old=True))
    assert game.you.life == 4300 and len(game.you.main_deck) == 20
    assert all(omen.zone == "lifebreak area" for omen in omens)
    game.shows("1415.2")


def test_what_is_said_of_tokens_is_not_for_cards(fow):
    """1303.2b; 1303.2a: what is said of resonators is for tokens."""
    game = fow.game()
    card = game.resonator("Card", atk=100)
    make = game.chant("Make", cost="", text="Put a [300/400] Spirit resonator token into your field.")
    game.regalia("Banner", text="Resonators you control gain [+100/0].")
    sweep = game.chant("Sweep", cost="", text="Destroy all tokens.")
    play(game, make)
    token = game.find("Spirit")
    assert (token.atk, card.atk) == (400, 200)
    play(game, sweep)
    assert not token.exists and card.zone == "field"


def test_an_attacked_resonator_that_leaves_is_not_replaced_by_its_player(fow):
    """806.2b: the damage has nowhere to go."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    foe = game.resonator("Foe", on="opponent's field", rested=True)
    home = game.chant("Home", cost="", zone="opponent's hand", text="[Quickcast]\nReturn target resonator to its owner's hand.")
    declare(game, knight, foe)
    while not game.can("play", home):
        game.choose(PASS)
    game.play(home, foe)
    while game.asked == "priority" and not at_main(game):
        game.choose(PASS)
    assert foe.zone == "hand" and game.opponent.life == 4000 and knight.rested


def test_an_ability_that_is_lost_in_the_layer_of_abilities_gives_nothing_in_the_layer_of_values(fow):
    """909.1c before 909.1e, however late it came."""
    game = fow.game()
    banner = game.resonator("Banner", text="Other resonators you control gain [+200/+200].")
    knight = game.resonator("Knight", atk=100, defense=100)
    grow = game.chant("Grow", cost="", text="Target resonator gains [+300/+300] until end of turn.")
    hush = game.chant("Hush", cost="", text="Target resonator loses all abilities until end of turn.")
    play(game, grow, knight)
    assert knight.atk == 600
    play(game, hush, banner)
    assert knight.atk == 400
    game.shows("909.1c")


def test_an_attack_in_which_the_blocker_and_the_attacker_die_ends_without_damage_to_the_player(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=500)
    guard = game.resonator("Guard", atk=500, defense=500, on="opponent's field")
    attack(game, knight, "opponent", guard)
    assert knight.zone == guard.zone == "graveyard" and game.opponent.life == 4000
