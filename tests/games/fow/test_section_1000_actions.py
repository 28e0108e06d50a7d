"""Section 1000: words with a fixed meaning."""

from __future__ import annotations

from cardwright.games.fow import terms
from tests.games.fow.acting import attack, both_pass, play, ready, resolve, stones

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}


# -- 1002
def test_adding_an_addition(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300)
    cloak = game.addition("Cloak", type="Addition:Resonator", zone="your hand", cost="", text="Added resonator gains [+200/+200].")
    play(game, cloak, knight)
    assert cloak.added_to == "Knight" and knight.atk == 500
    game.shows("1002.1", "1406.2a", "1406.2b")


# -- 1004, 1005
def test_removing_from_the_game(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field")
    exile = game.chant("Exile", cost="", text="Remove target resonator from the game.")
    play(game, exile, knight)
    assert knight.zone == "removed area"
    game.shows("1004.1")


def test_revealing_shows_a_card_until_it_moves(fow):
    game = fow.game()
    top = game.resonator("Top", zone="your main deck")
    peek = game.chant("Peek", cost="", text="Reveal the top card of your main deck. Draw a card.")
    play(game, peek)
    assert any(event.kind == "revealed" for event in game.events()) and top.zone == "hand"
    assert not top.seen_by("opponent")
    game.shows("1005.1")


# -- 1007
def test_damage_stays_on_cards_and_takes_life(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field", defense=900)
    bolt = game.chant("Bolt", cost="", text="This card deals 300 damage to target resonator.")
    burn = game.chant("Burn", cost="", text="This card deals 300 damage to target player.")
    play(game, bolt, knight)
    play(game, burn, "opponent")
    assert knight.damage == 300 and game.opponent.life == 3700
    game.shows("1007.1", "1007.2", "1007.3", "912.1")


def test_damage_for_each_is_dealt_at_once(fow):
    game = fow.game(your_hand=2)
    bolt = game.chant("Bolt", cost="", text="This card deals 100 damage to target player for each card in your hand.")
    play(game, bolt, "opponent")
    assert [event.amount for event in game.events("damage")] == [200]
    game.shows("1007.3", "1007.3a")


def test_without_def_there_is_no_damage(fow):
    game = fow.game()
    crown = game.regalia("Crown", on="opponent's field")
    wave = game.chant("Wave", cost="", text="This card deals 300 damage to each resonator.")
    knight = game.resonator("Knight", on="opponent's field", defense=900)
    play(game, wave)
    assert crown.damage == 0 and knight.damage == 300
    game.shows("1007.1")


def test_damage_to_several_at_once_triggers_several_times(fow):
    game = fow.game()
    game.resonator("One", on="opponent's field", defense=900)
    game.resonator("Two", on="opponent's field", defense=900)
    giant = game.resonator("Giant", defense=900, text="{0}: This card deals 100 damage to each resonator your opponent controls.\n"
                           "Whenever this card deals damage to a resonator >>> You gain 100 life.")
    game.use(giant)
    resolve(game)
    while game.asked == "which pending ability":
        game.table.apply(0)
    resolve(game)
    assert game.you.life == 4200
    game.shows("906.4", "1007.5")


# -- 1009
def test_drawing_several_cards_is_drawing_one_several_times(fow):
    game = fow.game()
    study = game.chant("Study", cost="", text="Draw two cards.")
    play(game, study)
    assert len(game.you.hand) == 2
    game.shows("1009.1", "1009.2")


# -- 1010, 1011
def test_destroyed_cards_go_to_their_owners_graveyards(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field", owner="you")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, zap, knight)
    assert knight in game.you.graveyard
    game.shows("1010.1")


def test_a_ruler_is_destroyed_only_by_name(fow):
    game = fow.game()
    lord = game.ruler("Lord", zone="opponent's ruler area")
    slay = game.chant("Slay", cost="", text="Destroy target ruler.")
    play(game, slay, lord)
    assert lord.zone == "graveyard"
    game.shows("1010.2")


def test_what_can_not_be_destroyed_ignores_effects_and_damage(fow):
    game = fow.game()
    rock = game.resonator("Rock", on="opponent's field", defense=100, damage=100, text="This card cannot be destroyed.")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, zap, rock)
    assert rock.zone == "field"
    game.shows("1010.3", "104.4")


def test_banishing_goes_to_the_graveyard_and_only_for_own_cards(fow):
    game = fow.game()
    mine = game.resonator("Mine")
    theirs = game.resonator("Theirs", on="opponent's field")
    rite = game.chant("Rite", cost="", text="Each player banishes a resonator.")
    play(game, rite)
    assert mine in game.you.graveyard and theirs in game.opponent.graveyard
    game.shows("1011.1", "1011.2")


def test_a_j_ruler_is_not_banished_and_pays_no_such_cost(fow):
    game = fow.game()
    game.ruler("Lord", on="your field", back=LORD)
    altar = game.regalia("Altar", text="Banish a J/resonator: You gain 500 life.")
    assert game.why_not("use", altar).clause == "903.2g"
    game.shows("1011.1", "903.2g")


# -- 1013
def test_rest_and_recover(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field")
    tired = game.resonator("Tired", rested=True)
    nap = game.chant("Nap", cost="", text="Rest target resonator.")
    wake = game.chant("Wake", cost="", text="Recover target resonator.")
    play(game, nap, knight)
    play(game, wake, tired)
    assert knight.rested and tired.recovered
    game.shows("1013.1")


# -- 1014
def test_searching_may_fail_to_find(fow):
    game = fow.game()
    card = game.resonator("Treasure", zone="your main deck", races="Elf")
    dig = game.chant("Dig", cost="", text="Search your main deck for an Elf resonator, reveal it and put it into your hand. "
                     "Then shuffle your main deck.")
    game.play(dig)
    both_pass(game)
    assert "done" in game.options() and card in game.options()
    game.choose(card)
    resolve(game)
    assert card.zone == "hand"
    game.shows("1014.2", "1021.1")


# -- 1018
def test_prevention_without_an_amount_takes_all(fow):
    game = fow.game()
    knight = game.resonator("Knight", defense=900, text="Prevent all damage that would be dealt to this card.")
    bolt = game.chant("Bolt", cost="", text="This card deals 300 damage to target resonator.")
    play(game, bolt, knight)
    assert knight.damage == 0
    game.shows("910.1")


# -- 1019
def test_discarding(fow):
    game = fow.game(opponent_hand=1)
    waste = game.chant("Waste", cost="", text="Your opponent discards a card.")
    play(game, waste)
    game.until_quiet()
    assert len(game.opponent.hand) == 0 and len(game.opponent.graveyard) == 1
    game.shows("1019.1")


def test_discard_hand_is_all_of_it(fow):
    game = fow.game(your_hand=3)
    purge = game.chant("Purge", cost="", text="Discard all cards from your hand.")
    play(game, purge)
    while game.asked == "order":
        game.table.apply(0)  # 302.4: their owner orders them
    assert game.you.hand == []
    game.shows("1019.1")


# -- 1020, 909
def test_becoming_sets_and_gaining_adds(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    shape = game.chant("Shape", cost="", text="Target resonator becomes [800/100] until end of turn.")
    boost = game.chant("Boost", cost="", text="Target resonator gains [+200/+100] until end of turn.")
    play(game, boost, knight)
    play(game, shape, knight)
    assert (knight.atk, knight.defense) == (800, 100)
    game.shows("1020.2", "1020.3", "909.1e", "909.3b")


def test_gaining_a_race_adds_it(fow):
    game = fow.game()
    one = game.resonator("One", races="Elf")
    two = game.resonator("Two", races="Elf")
    also = game.chant("Also", cost="", text="Target resonator gains Vampire in addition to its other races until end of turn.")
    play(game, also, two)
    assert one.races == ["Elf"] and sorted(two.races) == ["Elf", "Vampire"]
    game.shows("1020.1", "909.1b")


# -- 1022
def test_counters_with_values_change_fighters(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    bless = game.chant("Bless", cost="", text="Put two [+100/+100] counters on target resonator.")
    play(game, bless, knight)
    assert (knight.atk, knight.defense) == (500, 500)
    game.shows("1022.1", "1022.1b", "1022.2", "909.1f")


def test_battle_damage_has_the_fighter_as_its_source(fow):
    game = fow.game()
    stones(game, 1)
    knight = game.resonator("Knight", atk=300)
    attack(game, knight, "opponent")
    assert game.opponent.life == 3700
    game.shows("912.2")


# -- 1006, 1008, 1012, 1017
def test_what_can_not_be_chased(fow):
    game = fow.game()
    sure = game.chant("Sure", cost="", text="Players cannot chase this card.\nYou gain 500 life.")
    answer = ready(game)
    game.play(sure)
    assert game.why_not("play", answer).clause == "1008.2"
    resolve(game)
    assert game.you.life == 4500
    game.shows("1008.2")


def test_abilities_can_be_cancelled_and_are_gone(fow):
    game = fow.game()
    well = game.resonator("Well", text="{0}: You gain 500 life.")
    deny = game.chant("Deny", zone="opponent's hand", cost="", text="[Quickcast]\nCancel target ability.")
    game.use(well)
    game.choose("pass")
    game.play(deny)
    resolve(game)
    assert game.you.life == 4000 and not game.table.stacked
    game.shows("1012.1")


def test_a_cancelled_gods_art_has_been_played(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back={**LORD, "text": "God's Art <Dawn> {0}: You gain 500 life."})
    deny = game.chant("Deny", zone="opponent's hand", cost="", text="[Quickcast]\nCancel target ability.")
    game.use(lord)
    game.play(deny)
    resolve(game)
    assert game.you.life == 4000 and game.why_not("use", lord).clause == "1112.2"
    game.shows("1112.2b", "1012.1")


def test_a_copy_of_a_spell_has_the_same_choices_and_is_no_card(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field", defense=900)
    bolt = game.chant("Bolt", cost="", text="[Quickcast]\nThis card deals 300 damage to target resonator.")
    twin = game.chant("Twin", cost="", text="[Quickcast]\nCopy target spell.")
    game.play(bolt, knight)
    game.play(twin, bolt)
    resolve(game)
    assert knight.damage == 600
    assert sorted(c.name for c in game.you.graveyard) == ["Bolt", "Twin"]
    game.shows("1017.1", "1017.1a", "1017.1c")


# -- 1010
def test_a_ruler_without_judgment_stays_a_ruler(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back=LORD)
    text = "[Quickcast]\nTarget ruler loses all abilities until end of turn."
    hush = game.chant("Hush", zone="opponent's hand", cost="", text=text)
    game.act(terms.JUDGE, lord)
    game.play(hush, lord)
    resolve(game)
    assert lord.zone == "ruler area" and lord.side == "Lord"
    game.shows("1010.1b")


# -- 1014, 1019, 1021
def test_discard_your_hand(fow):
    game = fow.game(your_hand=2)
    purge = game.chant("Purge", cost="", text="Discard your hand.")
    play(game, purge)
    while game.asked == "order":
        game.table.apply(0)
    assert game.you.hand == []
    game.shows("1019.2")


def test_from_a_public_zone_one_must_choose(fow):
    game = fow.game()
    one = game.resonator("One", zone="your graveyard")
    rise = game.chant("Rise", cost="", text="Put a resonator from your graveyard into your hand.")
    play(game, rise)
    assert one.zone == "hand"
    game.shows("1014.1")


def test_shuffling_a_deck_hides_every_card(fow):
    game = fow.game()
    dig = game.chant("Dig", cost="", text="Search your main deck for a resonator, reveal it and put it into your hand. "
                     "Then shuffle your main deck.")
    game.play(dig)
    both_pass(game)
    game.choose("done")
    resolve(game)
    assert not any(card.seen_by("you") for card in game.you.main_deck)
    game.shows("1021.1", "1021.1a", "1021.2")


# -- 1002
def test_an_addition_can_be_added_to_another_card(fow):
    game = fow.game()
    cloak = game.addition("Cloak", type="Addition:Resonator", text="Added resonator gains [+200/+200].", old=True)
    game.resonator("One", addition=cloak)
    two = game.resonator("Two", text="[Barrier]", atk=300)
    pass_on = game.chant("Pass On", cost="", text="Move target [Addition: Resonator] you control onto another resonator.")
    play(game, pass_on)
    game.choose(two)
    resolve(game)
    assert cloak.added_to == "Two" and two.atk == 500
    game.shows("1002.1", "1002.2a")


# -- 1018
def test_prevention_of_an_amount(fow):
    game = fow.game()
    knight = game.resonator("Knight", defense=900, text="If this card would be dealt damage, prevent 100 of it.")
    bolt = game.chant("Bolt", cost="", text="This card deals 300 damage to target resonator.")
    play(game, bolt, knight)
    assert knight.damage == 200
    game.shows("1018.1", "1018.1a")


def test_force_rolls_dice(fow):
    game = fow.game()
    gamble = game.chant("Gamble", cost="", text="[Force] 2. Draw a card if the result of the roll is 2 or more.")
    play(game, gamble)
    assert len(game.you.hand) == 1
    (roll,) = game.events("rolled")
    assert 2 <= roll.amount <= 12
    game.shows("1023.1", "1023.1a")


def test_a_copied_ability_lies_in_the_chase_area(fow):
    game = fow.game()
    well = game.resonator("Well", text="{0}: You gain 500 life.")
    twin = game.chant("Twin", cost="", text="[Quickcast]\nCopy target ability.")
    game.use(well)
    game.play(twin)
    resolve(game)
    assert game.you.life == 5000
    game.shows("1017.1", "1017.1b")


def test_what_is_gone_is_not_copied(fow):
    game = fow.game()
    bolt = game.chant("Bolt", cost="", text="[Quickcast]\nYou gain 500 life.")
    twin = game.chant("Twin", cost="", text="[Quickcast]\nCopy target spell.")
    deny = game.chant("Deny", cost="", text="[Quickcast]\nCancel target spell.")
    game.play(bolt)
    game.play(twin, bolt)
    game.play(deny, bolt)
    resolve(game)
    assert game.you.life == 4000
    game.shows("1017.1d")


def test_a_summoned_resonator_waits_in_the_chase_area(fow):
    game = fow.game()
    dead = game.resonator("Dead", zone="your graveyard", cost="{9}")
    rise = game.chant("Rise", cost="", text="Summon target resonator in your graveyard.")
    ready(game)
    game.play(rise, dead)
    game.choose("pass")
    assert dead.zone == "chase area"
    resolve(game)
    assert dead.zone == "field"
    game.shows("1006.1", "1006.2", "1412.2")


def test_counters_can_be_moved(fow):
    game = fow.game()
    one = game.resonator("One", counters={"hope": 1})
    two = game.resonator("Two")
    shift = game.chant("Shift", cost="", text="Move a hope counter from target resonator to another target resonator.")
    play(game, shift, one, two)
    assert one.counters == {} and two.counters == {"hope": 1}
    game.shows("1022.4")


def test_one_name_is_one_ability(fow):
    game = fow.game()
    dawn = "God's Art <Dawn> {0}: You gain 500 life."
    lord = game.ruler("Lord", on="your field", back={**LORD, "text": dawn})
    squire = game.resonator("Squire", text=dawn)
    game.use(lord)
    resolve(game)
    assert game.why_not("use", squire).clause == "1112.2"
    game.shows("901.1d", "1112.2")


# -- 1005, 1019, 1021: what is done already, or done to nothing
def test_a_revealed_card_is_not_revealed_again(fow):
    game = fow.game()
    top = game.resonator("Top", zone="your main deck")
    peek = game.chant("Peek", cost="", text="Reveal the top card of your main deck. Reveal the top card of your main deck.")
    play(game, peek)
    assert [event.kind for event in game.events() if event.kind == "revealed"] == ["revealed"]
    assert top.zone == "main deck"
    game.shows("1005.2")


def test_an_empty_hand_counts_as_discarded(fow):
    game = fow.game()
    purge = game.chant("Purge", cost="", text="Discard your hand. If you do, draw two cards.")
    play(game, purge)
    assert len(game.you.hand) == 2
    game.shows("1019.2a")


def test_an_empty_hand_can_be_discarded_as_a_cost(fow):
    game = fow.game()
    altar = game.regalia("Altar", text="Discard your hand: You gain 500 life.")
    game.use(altar)
    resolve(game)
    assert game.you.hand == [] and game.you.life == 4500
    game.shows("1019.2a")


def test_a_hand_without_the_card_that_is_asked_for_is_not_discarded(fow):
    game = fow.game()
    waste = game.chant("Waste", cost="", text="Discard a card. If you do, draw two cards.")
    play(game, waste)
    assert game.you.hand == []


def test_placing_a_card_right_after_a_shuffle_is_part_of_it(fow):
    game = fow.game()
    card = game.resonator("Treasure", zone="your main deck", races="Elf")
    tutor = game.chant("Tutor", cost="", text="Search your main deck for an Elf resonator, then shuffle the rest of your main deck "
                       "and put that card on top of it.")
    game.play(tutor)
    both_pass(game)
    game.choose(card)
    resolve(game)
    assert game.you.main_deck[0] == card
    assert not any(one.seen_by(player) for one in game.you.main_deck for player in ("you", "opponent"))
    game.shows("1021.2a")


# -- 1007, 912.1: a target that deals the damage
def test_who_deals_is_chosen_before_who_is_struck(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    page = game.resonator("Page", atk=200, defense=900)
    text = "Target resonator you control deals damage equal to its ATK to another target resonator."
    game.play(game.chant("Duel", cost="", text=text))
    assert set(game.options()) == {knight, page}
    game.choose(knight)
    resolve(game)
    assert page.damage == 500 and knight.damage == 0, "the other one is the only other target"
    (dealt,) = game.events("damage")
    assert dealt.source == knight
    game.shows("903.2e", "1007.1")


def test_another_target_is_not_the_first_one_again(fow):
    game = fow.game()
    game.resonator("Knight", atk=500)
    duel = game.chant("Duel", cost="", text="Target resonator you control deals 300 damage to another target resonator.")
    assert game.why_not("play", duel).clause == "903.2e"
    game.shows("903.2e")


def test_the_first_target_leaves_one_for_the_second(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500)
    wall = game.resonator("Wall", on="opponent's field", defense=900)
    duel = game.chant("Duel", cost="", text="Target resonator deals 300 damage to another target resonator you control.")
    game.play(duel, wall)
    resolve(game)
    assert knight.damage == 300 or knight.zone == "graveyard"
