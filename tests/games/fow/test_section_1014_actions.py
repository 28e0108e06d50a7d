"""Sections 1014 to 1023: more words with a fixed meaning."""

from __future__ import annotations

from tests.games.fow.acting import both_pass, play, resolve


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


def test_from_a_public_zone_one_must_choose(fow):
    game = fow.game()
    one = game.resonator("One", zone="your graveyard")
    rise = game.chant("Rise", cost="", text="Put a resonator from your graveyard into your hand.")
    play(game, rise)
    assert one.zone == "hand"
    game.shows("1014.1")


# -- 1017
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


# -- 1018
def test_prevention_without_an_amount_takes_all(fow):
    game = fow.game()
    knight = game.resonator("Knight", defense=900, text="Prevent all damage that would be dealt to this card.")
    bolt = game.chant("Bolt", cost="", text="This card deals 300 damage to target resonator.")
    play(game, bolt, knight)
    assert knight.damage == 0
    game.shows("910.1")


def test_prevention_of_an_amount(fow):
    game = fow.game()
    knight = game.resonator("Knight", defense=900, text="If this card would be dealt damage, prevent 100 of it.")
    bolt = game.chant("Bolt", cost="", text="This card deals 300 damage to target resonator.")
    play(game, bolt, knight)
    assert knight.damage == 200
    game.shows("1018.1", "1018.1a")


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


def test_discard_your_hand(fow):
    game = fow.game(your_hand=2)
    purge = game.chant("Purge", cost="", text="Discard your hand.")
    play(game, purge)
    while game.asked == "order":
        game.table.apply(0)
    assert game.you.hand == []
    game.shows("1019.2")


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


# -- 1021
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


# -- 1022
def test_counters_with_values_change_fighters(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    bless = game.chant("Bless", cost="", text="Put two [+100/+100] counters on target resonator.")
    play(game, bless, knight)
    assert (knight.atk, knight.defense) == (500, 500)
    game.shows("1022.1", "1022.1b", "1022.2", "909.1f")


def test_counters_can_be_moved(fow):
    game = fow.game()
    one = game.resonator("One", counters={"hope": 1})
    two = game.resonator("Two")
    shift = game.chant("Shift", cost="", text="Move a hope counter from target resonator to another target resonator.")
    play(game, shift, one, two)
    assert one.counters == {} and two.counters == {"hope": 1}
    game.shows("1022.4")


# -- 1023
def test_force_rolls_dice(fow):
    game = fow.game()
    gamble = game.chant("Gamble", cost="", text="[Force] 2. Draw a card if the result of the roll is 2 or more.")
    play(game, gamble)
    assert len(game.you.hand) == 1
    (roll,) = game.events("rolled")
    assert 2 <= roll.amount <= 12
    game.shows("1023.1", "1023.1a")
