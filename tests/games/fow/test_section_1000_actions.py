"""Sections 1002 to 1013: words with a fixed meaning."""

from __future__ import annotations

from cardwright.games.fow import terms
from tests.games.fow.acting import attack, play, ready, resolve, stones

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}


# -- 1002
def test_adding_an_addition(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=300)
    cloak = game.addition("Cloak", type="Addition:Resonator", zone="your hand", cost="", text="Added resonator gains [+200/+200].")
    play(game, cloak, knight)
    assert cloak.added_to == "Knight" and knight.atk == 500
    game.shows("1002.1", "1406.2a", "1406.2b")


def test_an_addition_can_be_added_to_another_card(fow):
    game = fow.game()
    cloak = game.addition("Cloak", type="Addition:Resonator", text="Added resonator gains [+200/+200].", old=True)
    one = game.resonator("One", addition=cloak)
    two = game.resonator("Two", text="[Barrier]", atk=300)
    game.resonator("Three")
    pass_on = game.chant("Pass On", cost="", text="Move target [Addition: Resonator] you control onto another resonator.")
    play(game, pass_on)
    assert one not in game.options(), "it is on that one already"
    game.choose(two)
    resolve(game)
    assert cloak.added_to == "Two" and two.atk == 500
    game.shows("1002.1", "1002.2a")


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


def test_a_revealed_card_is_not_revealed_again(fow):
    game = fow.game()
    top = game.resonator("Top", zone="your main deck")
    peek = game.chant("Peek", cost="", text="Reveal the top card of your main deck. Reveal the top card of your main deck.")
    play(game, peek)
    assert [event.kind for event in game.events() if event.kind == "revealed"] == ["revealed"]
    assert top.zone == "main deck"
    game.shows("1005.2")


# -- 1006, 1008
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


def test_what_can_not_be_chased(fow):
    game = fow.game()
    sure = game.chant("Sure", cost="", text="Players cannot chase this card.\nYou gain 500 life.")
    answer = ready(game)
    game.play(sure)
    assert game.why_not("play", answer).clause == "1008.2"
    resolve(game)
    assert game.you.life == 4500
    game.shows("1008.2")


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


def test_battle_damage_has_the_fighter_as_its_source(fow):
    game = fow.game()
    stones(game, 1)
    knight = game.resonator("Knight", atk=300)
    attack(game, knight, "opponent")
    assert game.opponent.life == 3700
    game.shows("912.2")


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


# -- 1012
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


def test_one_name_is_one_ability(fow):
    game = fow.game()
    dawn = "God's Art <Dawn> {0}: You gain 500 life."
    lord = game.ruler("Lord", on="your field", back={**LORD, "text": dawn})
    squire = game.resonator("Squire", text=dawn)
    game.use(lord)
    resolve(game)
    assert game.why_not("use", squire).clause == "1112.2"
    game.shows("901.1d", "1112.2")


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
