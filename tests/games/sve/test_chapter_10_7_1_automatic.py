"""10.7.1 to 10.7.3, 10.7.7: automatic abilities become pending and are played."""

BELL = "Whenever a follower is put onto your field, give your leader [defense]+1."


def any_order(game):
    """Abilities wait whose order makes no difference: take them as they come."""
    while game.asked == "which pending ability":
        game.table.apply(0)


def test_an_ability_that_is_set_off_waits_for_the_next_confirmation_timing(sve):
    """The spell goes on: the draw comes before the ability that its first sentence has set off."""
    game = sve.game()
    game.amulet("Bell", text=BELL)
    spell = game.spell("Muster", text="Summon a Fairy token. Draw a card.")
    game.play(spell)
    happened = [e.verb or e.kind for e in game.events()]
    assert happened.index("draw") < len(happened) - 1 - happened[::-1].index("number") and game.you.defense == 21
    game.shows("10.7.1", "10.7.2")


def test_it_waits_through_a_whole_attack_declaration(sve):
    game = sve.game()
    raider = game.follower("Raider", attack=2, text="When this follower attacks, draw a card.")
    quick = game.spell("Guard", zone="opponent's hand", cost=1, text="[quick]\nGive your leader [defense]+1.")
    game.attack(raider, game.opponent.leader)
    assert len(game.you.hand) == 1 and game.pending == [] and game.decides == "opponent", "played before the Quick window"
    game.opponent_passes()
    assert game.opponent.defense == 18 and quick.zone == "hand"
    game.shows("10.7.1")


def test_it_becomes_pending_as_often_as_its_condition_is_met(sve):
    game = sve.game()
    game.amulet("Bell", text=BELL)
    spell = game.spell("Muster", text="Summon 3 Fairy tokens.")
    game.play(spell)
    assert len(game.pending) == 3 and game.asked == "which pending ability"
    any_order(game)
    assert game.you.defense == 23
    game.shows("10.7.2", "10.7.2.1", "10.7.3")


def test_a_number_of_times_a_turn_is_all_that_it_becomes_pending(sve):
    game = sve.game()
    game.amulet("Bell", text="Twice per turn, when a follower is put onto your field, give your leader [defense]+1.")
    muster = game.spell("Muster", text="Summon 3 Fairy tokens.")
    knight = game.follower("Knight", zone="your hand")
    game.play(muster)
    any_order(game)
    assert game.you.defense == 22
    game.play(knight)
    assert game.you.defense == 22
    game.shows("10.7.2.2")


def test_the_times_a_turn_count_anew_in_each_turn(sve):
    game = sve.game()
    game.amulet("Bell", text="Once per turn, when a follower is put onto your field, give your leader [defense]+1.")
    one = game.follower("One", zone="your hand")
    two = game.follower("Two", zone="your hand")
    three = game.follower("Three", zone="your hand")
    game.play(one)
    game.play(two)
    assert game.you.defense == 21
    game.end_turn()
    game.end_turn()
    game.play(three)
    assert game.you.defense == 22
    game.shows("10.7.2.2")


def test_it_is_becoming_pending_that_is_counted_not_being_paid_for(sve):
    game = sve.game(play_points=10)
    game.amulet("Bell", text="Once per turn, when a follower is put onto your field, [cost01]: Give your leader [defense]+1.")
    one = game.follower("One", zone="your hand")
    two = game.follower("Two", zone="your hand")
    game.play(one, "no")
    game.play(two)
    assert game.asked == "main phase" and game.you.defense == 20
    game.shows("10.7.2.2")


def test_two_abilities_of_one_card_are_counted_apart(sve):
    game = sve.game(your_hand=0)
    text = "Once per turn, when a follower is put onto your field, "
    game.amulet("Twin", text=f"{text}give your leader [defense]+1.\n{text}draw a card.")
    for call in [game.spell(f"Call {n}", text="Summon a Fairy.") for n in range(3)]:
        game.play(call)
        while game.asked != "main phase":
            game.table.apply(0)
    assert game.you.defense == 21 and len(game.you.hand) == 1
    game.shows("10.7.2.2")


def test_what_happens_at_once_more_often_than_that_counts_as_often_as_is_left(sve):
    """Three fall together, and one later: two of them count."""
    game = sve.game(your_hand=0)
    game.follower("Watch", defense=9, text="Twice per turn, when another follower is destroyed, draw a card.")
    for n in range(3):
        game.follower(f"Weak {n}", on="opponent's field", defense=1)
    game.follower("Strong", on="opponent's field", defense=3)
    hails = [game.spell(f"Hail {n}", text=f"Deal {n} damage to each follower on the field.") for n in (1, 2)]
    for hail in hails:
        game.play(hail)
        while game.asked != "main phase":
            game.table.apply(0)
    assert game.opponent.field == [] and len(game.you.hand) == 2
    game.shows("10.7.2.2")


ONCE_DESTROYED = "Once per turn, when a follower is destroyed, draw a card."


def test_a_stolen_card_has_used_its_turn_s_ability_for_whoever_controls_it(sve):
    """5.21.2: it is the same card, and it became pending this turn."""
    game = sve.game(your_hand=0, opponent_hand=0)
    watch = game.follower("Watch", on="opponent's field", defense=9, text=ONCE_DESTROYED)
    for n in (1, 2):
        game.follower(f"Weak {n}", defense=n)
    hails = [game.spell(f"Hail {n}", text="Deal 1 damage to each follower on your field.") for n in (1, 2)]
    steal = game.spell("Steal", text="Select an enemy follower on the field and steal it.")
    game.play(hails[0])
    assert len(game.opponent.hand) == 1
    game.play(steal)
    game.play(hails[1])
    assert game.you.field == [watch] and game.you.hand == []
    game.shows("10.7.2.2")


def test_a_pending_ability_must_be_played(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1, defense=5)
    game.amulet("Curse", text="Whenever a follower is put onto your field, deal 2 damage to your leader.")
    game.amulet("Bell", text=BELL)
    newcomer = game.follower("Newcomer", zone="your hand")
    game.play(newcomer)
    assert all("Curse" in str(option) or "Bell" in str(option) for option in game.options()), "there is no way to decline"
    game.choose("Bell")
    assert game.you.defense == 19 and game.asked == "main phase", "then the Curse, whether one likes it or not"
    assert knight.defense == 5
    game.shows("10.7.3", "10.7.3.1")


def test_which_pending_ability_comes_first_can_make_a_difference(sve):
    def played(first):
        game = sve.game()
        game.amulet("Shield", text="Whenever a follower is put onto your field, give each follower on your field [defense]+1.")
        game.amulet("Quake", text="Whenever a follower is put onto your field, deal 1 damage to each follower on your field.")
        newcomer = game.follower("Newcomer", defense=1, zone="your hand")
        game.play(newcomer, first)
        return newcomer.zone

    assert (played("Shield"), played("Quake")) == ("field", "cemetery")
    sve.shows("10.7.3.1")


def test_one_instance_is_removed_for_each_time_it_is_played(sve):
    game = sve.game()
    game.amulet("Bell", text=BELL)
    spell = game.spell("Muster", text="Summon 2 Fairy tokens.")
    game.play(spell)
    assert len(game.pending) == 2
    game.table.apply(0)
    assert game.pending == [] and game.you.defense == 22
    game.shows("10.7.3")


def test_an_ability_that_can_not_be_played_is_gone(sve):
    """It needs a target that is not there; it does not wait for one to come."""
    game = sve.game()
    game.amulet("Trap", text="Whenever a follower is put onto your field, select an enemy follower on the field and destroy it.")
    knight = game.follower("Knight", zone="your hand")
    late = game.follower("Late", zone="opponent's hand", cost=1)
    game.play(knight)
    assert game.pending == []
    game.end_turn()
    game.play(late)
    assert late.zone == "field"
    game.shows("10.7.3.2")


def test_an_ability_is_played_though_its_card_has_changed_zones(sve):
    """Both abilities of the dying follower wait while it lies in the cemetery."""
    game = sve.game()
    herald = game.follower(
        "Herald", defense=1, text="Whenever this follower takes damage, draw a card.\n[lastwords] Give your leader [defense]+1."
    )
    spell = game.spell("Blow", text="Select a follower on your field and deal it 1 damage.")
    game.play(spell)
    assert herald.zone == "cemetery" and len(game.pending) == 2
    any_order(game)
    assert len(game.you.hand) == 1 and game.you.defense == 21
    game.shows("10.7.7", "10.6.2.8.2.1")
