"""10.1 to 10.3: kinds of abilities and effects, and where and when an ability works."""

DRAIN_LIFE = "[act] [engage]: Give your leader [defense]+1."


# -- 10.1: kinds of abilities
def test_an_ability_is_activated_automatic_passive_or_a_spell_ability(sve):
    game = sve.game()
    amulet = game.amulet(
        "Everything",
        text="[act] [engage]: Give your leader [defense]+1.\n"
        "Whenever you play a spell, give your leader [defense]+2.\n"
        "While this card is on your field, each follower on your field has [attack]+1.",
    )
    knight = game.follower("Knight", attack=1)
    spell = game.spell("Hymn", text="Give your leader [defense]+4.")
    assert knight.attack == 2, "the passive ability needs no one to play it"
    assert [str(option) for option in game.options() if "Everything" in str(option)] == [
        "use Everything: [act] [engage]: Give your leader [defense]+1."
    ], "of the three abilities only the activated one can be played"
    game.use(amulet)
    assert game.you.defense == 21
    game.play(spell)
    assert game.you.defense == 27, "4 by the spell ability, 2 by the automatic one"
    game.shows("10.1.1", "10.6.1")


def test_an_automatic_ability_with_a_cost_takes_effect_only_if_it_is_paid(sve):
    def played(answer):
        game = sve.game(play_points=3)
        game.amulet("Shrine", text="Whenever you play a spell, [cost02]: Give your leader [defense]+3.")
        game.play(game.spell("Hymn", cost=1), answer)
        return game

    paid, declined = played("yes"), played("no")
    assert (paid.you.defense, paid.you.play_points) == (23, 0)
    assert (declined.you.defense, declined.you.play_points) == (20, 2)
    paid.shows("10.1.1.2.2")
    paid.shows("10.4.7", "10.4.7.4")


def test_an_automatic_ability_with_a_cost_that_can_not_be_paid_does_nothing(sve):
    game = sve.game(play_points=2)
    game.amulet("Shrine", text="Whenever you play a spell, [cost02]: Give your leader [defense]+3.")
    game.play(game.spell("Hymn", cost=1))
    assert game.asked == "main phase" and game.you.defense == 20 and game.you.play_points == 1
    game.shows("10.1.1.2.2", "10.4.2.2")


# -- 10.2: kinds of effects
def test_an_effect_is_one_shot_persistent_or_a_replacement(sve):
    game = sve.game()
    game.card("Seraph of the Tenth Hour", "your field")  # damage to your leader is lessened by 1: a replacement effect
    knight = game.follower("Knight", attack=1, defense=3)
    blow = game.spell("Blow", text="Deal 3 damage to your leader. Give each follower on your field [attack]+2.")
    game.play(blow)
    assert game.you.defense == 18, "one-shot, and replaced"
    game.end_turn()
    assert game.you.defense == 18 and knight.attack == 3, "the damage is over, the attack stays"
    game.shows("10.2.1", "10.8.1", "10.2.1.2")


def test_a_persistent_effect_lasts_as_long_as_it_says_or_for_the_rest_of_the_game(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1, defense=2)
    squire = game.follower("Squire", attack=1, defense=2)
    cheer = game.spell("Cheer", text="Select a follower on your field and give it [attack]+3 for the rest of this turn.")
    oath = game.spell("Oath", text="Select a follower on your field and give it [attack]+3.")
    game.play(cheer, knight)
    game.play(oath, squire)
    assert (knight.attack, squire.attack) == (4, 4)
    game.end_turn()
    assert (knight.attack, squire.attack) == (1, 4)
    for _ in range(4):
        game.end_turn()
    assert squire.attack == 4
    game.shows("10.2.1.2")


def test_changing_an_amount_of_damage_is_a_replacement_effect(sve):
    game = sve.game()
    archer = game.follower("Archer", attack=2, text="If this follower would deal damage, it deals that much plus 1 instead.")
    game.follower("Guardian", on="opponent's field", text="If your leader would take damage, it takes that much minus 2 instead.")
    game.attack(archer, game.opponent.leader)
    assert game.decides == "opponent", "whose leader is affected"
    game.choose(archer)
    assert game.opponent.defense == 19, "2 + 1 - 2"
    game.shows("10.2.1.3.2", "10.10.1")


def test_a_changed_cost_to_play_is_a_replacement_effect_and_no_card_information(sve):
    game = sve.game()
    spell = game.spell("Grand Hymn", cost=6, text="Draw a card.", zone="your EX area")
    bin = game.card("Bargain Bin", "your hand")
    game.play(bin, spell)
    assert spell.cost == 6, "the card still says 6"
    before = game.you.play_points
    game.play(spell)
    assert game.you.play_points == before - 1
    game.shows("10.2.1.3.3", "10.4.4.1", "10.6.2.5.1.2")


# -- 10.3: valid and invalid
def test_a_part_that_is_invalid_does_nothing_and_asks_for_no_selection(sve):
    game = sve.game()
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    other = game.follower("Other", defense=5, on="opponent's field")
    text = "[fanfare] Draw a card. Combo (2) - Select an enemy follower on the field and deal it 3 damage."
    first = game.follower("First", zone="your hand", text=text)
    second = game.follower("Second", zone="your hand", text=text)
    game.play(first)
    assert game.asked == "main phase", "nothing had to be selected"
    assert (enemy.defense, other.defense) == (5, 5) and len(game.you.hand) == 2
    assert first.abilities == second.abilities, "the ability is still there"
    game.play(second)
    assert game.asked == "target"
    game.choose(other)
    assert (enemy.defense, other.defense) == (5, 2)
    game.shows("10.3.2", "10.3.3")


def test_a_condition_must_be_met_for_an_ability_to_be_valid(sve):
    game = sve.game(your_maximum=6, your_play_points=6)
    knight = game.follower("Knight", attack=1, text="While Overflow is active for you, this follower has [attack]+2 and Storm.")
    ramp = game.spell("Ramp", text="Increase your maximum play points by 1.")
    assert knight.attack == 1 and knight.keywords == set()
    game.play(ramp)
    assert knight.attack == 3 and knight.keywords == {"storm"}
    game.shows("10.3.3", "13.4.1.2")


def test_an_effect_that_belongs_to_a_zone_works_only_there(sve):
    game = sve.game()
    in_area = game.card("Patient Egg", "your EX area")
    in_hand = game.card("Patient Egg", "your hand", label="in hand")
    on_field = game.card("Patient Egg", "your field", label="on the field")
    strategist = game.card("Field Strategist", "your field")
    game.follower("Enemy", on="opponent's field", defense=9)
    assert game.why_not("use", strategist).clause == "10.3.4", "it is discarded from the hand, not from the field"
    game.end_turn()
    assert (in_area.attack, in_hand.attack, on_field.attack) == (7, 6, 6)
    game.shows("10.3.4")


def test_abilities_of_followers_and_amulets_work_on_the_field_only(sve):
    game = sve.game()
    game.amulet("Standard", zone="your hand", text="Each follower on your field has [attack]+1.")
    game.amulet("Shrine", zone="your EX area", text="Whenever you play a spell, give your leader [defense]+3.")
    idol = game.amulet("Idol", zone="your cemetery", text=DRAIN_LIFE)
    knight = game.follower("Knight", attack=1)
    hymn = game.spell("Hymn")
    assert knight.attack == 1
    assert game.why_not("use", idol).clause == "10.3.5"
    game.play(hymn)
    assert game.you.defense == 20
    game.play(game.find("Standard"))
    game.play(game.find("Shrine"))
    assert knight.attack == 2, "played and on the field, it works"
    game.shows("10.3.5")
