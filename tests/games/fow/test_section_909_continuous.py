"""Sections 909 to 911: layers, replacement, last known information."""

from __future__ import annotations

from tests.games.fow.acting import PASS, next_main, pass_until, play, ready, resolve, stones

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}


def test_values_are_set_and_added_by_age_within_their_layer(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    boost = game.chant("Boost", cost="", text="Target resonator gains [+200/+200] until end of turn.")
    shape = game.chant("Shape", cost="", text="Target resonator becomes [800/800] until end of turn.")
    more = game.chant("More", cost="", text="Target resonator gains [+100/+100] until end of turn.")
    for chant in (boost, shape, more):
        play(game, chant, knight)
    assert knight.atk == 900
    game.shows("909.1", "909.1a", "909.1e", "909.3", "909.3b")


def test_counters_come_after_other_values(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    bless = game.chant("Bless", cost="", text="Put a [+100/+100] counter on target resonator.")
    shape = game.chant("Shape", cost="", text="Target resonator becomes [800/800] until end of turn.")
    play(game, bless, knight)
    play(game, shape, knight)
    assert knight.atk == 900
    game.shows("909.1f", "1022.2")


def test_abilities_come_before_values(fow):
    game = fow.game()
    game.resonator("Banner", text="Resonators you control with [Flying] gain [+100/+100].")
    knight = game.resonator("Knight", atk=300, defense=300)
    wings = game.chant("Wings", cost="", text="Target resonator gains [Flying] until end of turn.")
    play(game, wings, knight)
    assert knight.atk == 400
    game.shows("909.1c", "909.1e", "909.1")


def test_races_come_before_values(fow):
    game = fow.game()
    game.resonator("Banner", text="Each Elf you control gains [+100/+100].")
    knight = game.resonator("Knight", atk=300, defense=300)
    also = game.chant("Also", cost="", text="Target resonator gains Elf in addition to its other races until end of turn.")
    play(game, also, knight)
    assert knight.atk == 400
    game.shows("909.1b", "1020.1")


def test_an_effect_of_a_spell_reaches_cards_that_come_later(fow):
    game = fow.game()
    rally = game.chant("Rally", cost="", text="Resonators you control gain [+200/+200] until end of turn.")
    late = game.resonator("Late", zone="your hand", cost="", atk=300, defense=300)
    play(game, rally)
    play(game, late)
    assert late.atk == 500
    next_main(game)
    assert late.atk == 300
    game.shows("909.4", "909.5")


def test_an_effect_lets_go_of_cards_that_no_longer_fit(fow):
    game = fow.game()
    rally = game.chant("Rally", cost="", text="Resonators you control gain [+200/+200] until end of turn.")
    knight = game.resonator("Knight", atk=300, defense=300)
    steal = game.chant("Steal", zone="opponent's hand", cost="", text="[Quickcast]\nGain control of target resonator.")
    ready(game, "your")
    play(game, rally)
    assert knight.atk == 500
    game.choose(PASS)
    game.play(steal, knight)
    resolve(game)
    assert knight.controller == "opponent" and knight.atk == 300
    game.shows("909.4")


def test_a_card_arrives_with_the_effects_of_its_zone(fow):
    game = fow.game()
    game.resonator("Banner", text="Other resonators you control gain [+200/+200].")
    frail = game.resonator("Frail", zone="your hand", cost="", atk=0, defense=0)
    play(game, frail)
    assert frail.zone == "field" and frail.defense == 200
    game.shows("909.5")


def test_losing_all_abilities_ends_what_they_do(fow):
    game = fow.game()
    banner = game.resonator("Banner", text="Other resonators you control gain [+100/+100].")
    knight = game.resonator("Knight", atk=300)
    hush = game.chant("Hush", cost="", text="Target resonator loses all abilities until end of turn.")
    assert knight.atk == 400
    play(game, hush, banner)
    assert knight.atk == 300
    game.shows("909.1c")


# -- 910
def test_a_replaced_event_never_happened(fow):
    game = fow.game()
    game.resonator("Mourner", text="Whenever a resonator you control is put into a graveyard from a field >>> You gain 100 life.")
    ghost = game.resonator("Ghost", text="If this card would be destroyed, remove it from the game instead.")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, zap, ghost)
    resolve(game)
    assert ghost.zone == "removed area" and game.you.life == 4000
    game.shows("910.1", "901.2c", "910.3")


def test_two_that_die_for_each_other_do_so_once(fow):
    """910.3: One is to be destroyed, so Two is; so One is, and Two has had its turn."""
    game = fow.game()
    text = "If another resonator you control would be destroyed, destroy this card instead."
    one, two = game.resonator("One", text=text), game.resonator("Two", text=text)
    play(game, game.chant("Zap", cost="", text="Destroy target resonator."), one)
    assert one.zone == "graveyard" and two.zone == "field"
    game.shows("910.3", "910.1")


def test_whose_event_it_is_chooses_among_replacements(fow):
    game = fow.game()
    text = "If this card would be destroyed, remove it from the game instead."
    knight = game.resonator("Knight", on="opponent's field", text=text)
    martyr = game.resonator("Martyr", on="opponent's field",
                            text="If a resonator you control would be destroyed, banish this card instead.")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    game.play(zap, knight)
    resolve(game)
    assert game.asked == "which replacement" and game.decides == "opponent"
    game.choose(martyr)
    resolve(game)
    assert knight.zone == "field" and martyr.zone == "graveyard"
    game.shows("910.2", "910.1")


def test_prevention(fow):
    game = fow.game()
    knight = game.resonator("Knight", defense=900)
    guard = game.chant("Guard", cost="", text="Prevent all damage that would be dealt to target resonator this turn.")
    bolt = game.chant("Bolt", cost="", text="This card deals 300 damage to target resonator.")
    play(game, guard, knight)
    play(game, bolt, knight)
    assert knight.damage == 0
    game.shows("1018.1", "1018.1b", "910.1")


# -- 911, 906.7
def test_last_known_information(fow):
    game = fow.game()
    stones(game, 1)
    knight = game.resonator("Knight", atk=300, defense=700)
    boost = game.chant("Boost", cost="", text="Target resonator gains [+200/+200] until end of turn.")
    drain = game.chant("Drain", cost="", text="Destroy target resonator. You gain life equal to its DEF.")
    play(game, boost, knight)
    play(game, drain, knight)
    assert game.you.life == 4900
    game.shows("911.1")


def test_what_leaves_the_play_ground_is_asked_for_what_it_was_there(fow):
    game = fow.game()
    game.resonator("Mourner", text="Whenever a resonator with [Flying] you control is put into a graveyard from a field "
                   ">>> You gain 100 life.")
    knight = game.resonator("Knight")
    wings = game.chant("Wings", cost="", text="Target resonator gains [Flying] until end of turn.")
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, wings, knight)
    play(game, zap, knight)
    resolve(game)
    assert game.you.life == 4100
    game.shows("906.7", "906.7b")


def test_attributes_are_changed_in_a_layer_of_their_own(fow):
    game = fow.game()
    game.resonator("Banner", text="Fire resonators you control gain [+100/+100].")
    knight = game.resonator("Knight", atk=300, attribute="water")
    dye = game.chant("Dye", cost="", text="Target resonator becomes fire until end of turn.")
    play(game, dye, knight)
    assert knight.attributes == ["fire"] and knight.atk == 400
    game.shows("909.1d", "909.6")


def test_values_are_rounded_up_to_hundreds(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    trifle = game.chant("Trifle", cost="", text="Target resonator gains [+50/+50] until end of turn.")
    play(game, trifle, knight)
    assert (knight.atk, knight.defense) == (400, 400)
    game.shows("909.1g")


def test_an_effect_of_several_layers_is_taken_apart(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300)
    wings = game.chant("Wings", cost="", text="Target resonator gains [Flying] and [+100/+100] until end of turn.")
    play(game, wings, knight)
    assert knight.keywords == {"flying"} and knight.atk == 400
    game.shows("909.2")


def test_what_depends_on_another_effect_comes_after_it(fow):
    game = fow.game()
    game.resonator("Elite", atk=100, text="Other resonators you control with ATK 500 or more gain [+200/0].")
    game.resonator("Drill", atk=100, text="Other resonators you control with DEF 300 or more gain [+200/0].")
    knight = game.resonator("Knight", atk=300, defense=300)
    assert knight.atk == 700, "the younger effect first, because the older one depends on it"
    game.shows("909.3a")


# -- 909.4, our reading: a condition on ATK or DEF is judged by what they finally are
HUSH = "Resonators with ATK 500 or less gain [Flying]."


def test_a_condition_on_atk_is_asked_after_all_that_changes_it(fow):
    """It is an effect on abilities (909.1c), but ATK is known only after values and counters (909.1e, 909.1f)."""
    game = fow.game()
    game.resonator("Wind", atk=900, text=HUSH)
    game.resonator("Drill", atk=900, text="Other resonators you control gain [+200/0].")
    light = game.resonator("Light", atk=200)
    raised = game.resonator("Raised", atk=400)
    counted = game.resonator("Counted", atk=300)
    bless = game.chant("Bless", cost="", text="Put a [+100/+100] counter on target resonator.")
    cursed = game.resonator("Cursed", atk=700, on="opponent's field")
    curse = game.chant("Curse", cost="", text="Put two [-100/-100] counters on target resonator.")
    play(game, bless, counted)
    play(game, curse, cursed)
    assert (light.atk, raised.atk, counted.atk, cursed.atk) == (400, 600, 600, 500)
    assert [card for card in (light, raised, counted, cursed) if "flying" in card.keywords] == [light, cursed]
    game.shows("909.1e", "909.1f")


def test_a_spell_for_cards_with_little_atk_lets_go_of_one_that_grows(fow):
    """909.4: it stops to apply when the card stops fulfilling the condition, and begins again with it."""
    game = fow.game()
    wind = game.chant("Wind", cost="", text="Resonators with ATK 500 or less gain [Flying] until end of turn.")
    rage = game.chant("Rage", cost="", text="[Quickcast]\nTarget resonator gains [+400/0] until end of turn.")
    curse = game.chant("Curse", cost="", text="[Quickcast]\nTarget resonator gains [-300/0] until end of turn.")
    knight = game.resonator("Knight", atk=300)
    big = game.resonator("Big", atk=800)
    play(game, wind)
    assert "flying" in knight.keywords and "flying" not in big.keywords
    play(game, rage, knight)
    assert knight.atk == 700 and "flying" not in knight.keywords
    play(game, curse, big)
    assert big.atk == 500 and "flying" in big.keywords
    game.shows("909.4")


def test_an_effect_that_undoes_its_own_condition_is_judged_by_what_was_before_it(fow):
    """With ATK 500 or less it has [+200/0], and then it has 600: it keeps it. Counters count before the condition is asked."""
    game = fow.game()
    game.resonator("Coach", atk=900, text="Resonators you control with ATK 500 or less gain [+200/0].")
    weak = game.resonator("Weak", atk=400)
    strong = game.resonator("Strong", atk=400)
    bless = game.chant("Bless", cost="", text="Put two [+100/+100] counters on target resonator.")
    assert (weak.atk, strong.atk) == (600, 600)
    play(game, bless, strong)
    assert strong.atk == 600, "with counters it has 600 without the Coach"
    game.shows("909.1f")


def test_a_ban_on_cards_with_little_atk_waits_for_what_raises_it(fow):
    game = fow.game()
    game.resonator("Wall", text="Resonators with ATK 500 or less cannot attack.", on="opponent's field")
    game.resonator("Drill", atk=100, text="Other resonators you control gain [+200/0].")
    weak = game.resonator("Weak", atk=300)
    strong = game.resonator("Strong", atk=400)
    game.choose("battle")
    pass_until(game, "attack")
    assert strong in game.options() and weak not in game.options()


def test_as_long_as_a_condition_that_has_failed_makes_no_effect(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300, rested=True, text="{0}: This card gains [+200/+200] as long as it's rested.")
    wake = game.chant("Wake", zone="opponent's hand", cost="", text="[Quickcast]\nRecover target resonator.")
    nap = game.chant("Nap", cost="", text="Rest target resonator.")
    game.use(knight)
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(wake, knight)
    resolve(game)
    play(game, nap, knight)
    assert knight.rested and knight.atk == 300
    game.shows("909.8")


def test_damage_is_changed_before_it_is_prevented(fow):
    game = fow.game()
    giant = game.resonator("Giant", text="If this card would deal damage, it deals that much +100 instead.\n"
                           "{0}: This card deals 200 damage to target resonator.")
    wall = game.resonator("Wall", on="opponent's field", defense=900, text="If this card would be dealt damage, prevent 200 of it.")
    game.use(giant, None, wall)
    resolve(game)
    assert wall.damage == 100
    game.shows("910.2a", "1018.1a")


MORE = "If this card would deal damage, it deals that much +100 instead."
LESS = "If this card would be dealt damage, prevent 100 of it."


def test_of_what_prevents_no_damage_the_dealing_side_chooses_first_then_the_other_of_what_does(fow):
    """910.2a: two effects of each kind. Nobody is asked about prevention while something else is left."""
    game = fow.game()
    giant = game.resonator("Giant", text=f"{MORE}\n{MORE}\n{{0}}: This card deals 200 damage to target resonator.")
    wall = game.resonator("Wall", on="opponent's field", defense=900, text=f"{LESS}\n{LESS}")
    asked = []
    game.use(giant, None, wall)
    while wall.damage == 0:
        if game.asked == "which replacement":
            asked.append(game.decides)
            game.table.apply(0)
        else:
            game.choose(PASS)
    assert asked == ["you", "opponent"] and wall.damage == 200
    game.shows("910.2a")


def test_between_hidden_and_public_the_public_one_counts(fow):
    game = fow.game()
    game.resonator("Scholar", text="Whenever you discard a fire card >>> You gain 100 life.")
    game.resonator("Spark", zone="your hand", attribute="fire")
    waste = game.chant("Waste", cost="", text="Discard all cards from your hand.")
    play(game, waste)
    resolve(game)
    assert game.you.life == 4100
    game.shows("906.7", "906.7a")


def test_between_other_zones_the_new_one_counts(fow):
    game = fow.game()
    game.resonator("Scholar", text="Whenever a fire card is put into your graveyard from the chase area >>> You gain 100 life.")
    spark = game.chant("Spark", cost="", attribute="fire", text="Draw a card.")
    play(game, spark)
    resolve(game)
    assert game.you.life == 4100
    game.shows("906.7", "906.7c")


def test_a_state_triggers_once_while_it_waits(fow):
    game = fow.game()
    candle = game.resonator("Candle", counters={"hope": 1}, text="Remove a hope counter from this card: You gain 100 life.\n"
                            "When there are no hope counters on this card >>> Destroy it.")
    ready(game)
    game.use(candle)
    assert len(game.table.stacked) == 2, "the ability, and the trigger on top of it, once"
    resolve(game)
    assert candle.zone == "graveyard"
    game.shows("906.9a")


def test_a_state_that_goes_on_triggers_once(fow):
    """No hope counter is left, and none comes: its player gains 100 life for it once, whatever else happens."""
    game = fow.game()
    candle = game.resonator("Candle", counters={"hope": 1}, text="Remove a hope counter from this card: Draw a card.\n"
                            "When there are no hope counters on this card >>> You gain 100 life.")
    lamp = game.resonator("Lamp", text="{Rest}: Put a hope counter on target resonator.")
    ready(game)
    game.use(candle)
    resolve(game)
    assert game.you.life == 4100 and game.winner == ""
    game.use(lamp)
    game.choose(candle)
    resolve(game)
    assert game.you.life == 4100, "the state is over"
    game.use(candle)
    resolve(game)
    assert game.you.life == 4200, "and reached again"
    game.shows("906.9a")


def test_what_will_not_trigger_does_not(fow):
    game = fow.game()
    game.resonator("Silence", text="Automatic abilities of resonators won't trigger.")
    game.resonator("Greeter", text="Whenever a resonator enters your field >>> You gain 100 life.")
    guest = game.resonator("Guest", zone="your hand", cost="")
    play(game, guest)
    assert guest.zone == "field" and game.you.life == 4000
    game.shows("1015.1a")


def test_printed_information_is_without_effects(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300)
    boost = game.chant("Boost", cost="", text="Target resonator gains [+500/+500] until end of turn.")
    count = game.chant("Count", cost="", text="You gain life equal to target resonator's printed ATK.")
    play(game, boost, knight)
    play(game, count, knight)
    assert knight.atk == 800 and game.you.life == 4300
    game.shows("909.7")


def test_counters_that_a_card_enters_with_count_at_once(fow):
    game = fow.game()
    text = "This card enters your field with two [+100/+100] counters on it."
    sentinel = game.resonator("Sentinel", zone="your hand", cost="", atk=300, defense=300, text=text)
    play(game, sentinel)
    assert sum(sentinel.counters.values()) == 2
    assert (sentinel.atk, sentinel.defense) == (500, 500)
    game.shows("1022.2", "909.1f")


def test_the_turn_player_orders_conflicting_effects_of_cards_that_enter_together(fow):
    """Two resonators enter at once: one gives Flying, the other takes it. What the turn player names last, counts; the Drummer,
    which comes with them and only adds, has nothing to be ordered against."""
    for first, flies in ((0, False), (1, True)):
        game = fow.game()
        knight = game.resonator("Knight")
        texts = ("Resonators you control gain [Flying].", "Resonators you control lose [Flying].")
        pair = [game.resonator(f"Herald {n}", text=text, zone="your graveyard") for n, text in enumerate(texts)]
        game.resonator("Drummer", text="Resonators you control gain [+100/+100].", zone="your graveyard")
        call = game.chant("Call", cost="", text="Put all resonators from your graveyard into the field.")
        play(game, call)
        resolve(game)
        assert (game.asked, game.decides) == ("order", "you") and set(game.options()) == set(pair)
        game.choose(pair[first])
        assert ("flying" in knight.keywords) == flies
        game.shows("909.3b")
