"""Battles, playing and effects on tables where several things meet: one clause each, harder than in its own chapter."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import PASS, attack, declare, finish_battle, judge, pass_until, play, ready, resolve, why

KILL = "[Quickcast]\nDestroy target resonator."


def answer_all(game):
    while game.asked and game.asked != "priority":
        game.table.apply(0)


def answer_with(game, card, *answers):
    """Pass until the card can be played, and play it; nobody is asked who can only pass."""
    while not game.can("play", card):
        game.choose(PASS)
    game.play(card, *answers)


def until_step(game, clause):
    while clause not in game.where():
        game.choose(PASS if game.asked == "priority" else "done")


def test_first_strike_of_a_blocker_is_worth_nothing(fow):
    """805.2 speaks of the attacker alone: both strike in the normal step."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=500)
    guard = game.resonator("Guard", atk=500, defense=500, on="opponent's field", text="[First Strike]")
    attack(game, knight, "opponent", guard)
    assert knight.zone == guard.zone == "graveyard"
    game.shows("805.2", "806.3")


def test_first_strike_that_comes_too_late_strikes_with_the_others(fow):
    """806.2: it dealt nothing in the step of first strike; and one that loses it after its strike does not strike again."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=900)
    foe = game.resonator("Foe", atk=100, defense=900, on="opponent's field", rested=True)
    gift = game.chant("Gift", cost="", text="[Quickcast]\nTarget resonator gains [First Strike] until end of turn.")
    declare(game, knight, foe)
    until_step(game, "805.3")
    assert foe.damage == 0
    play(game, gift, knight)
    finish_battle(game)
    assert foe.damage == 500 and knight.damage == 100


def test_pierce_carries_on_to_the_attacked_resonator(fow):
    """1102.2b: the capacity counts damage that is there; 1102.2c: the rest goes to whom or what was attacked."""
    game = fow.game()
    lance = game.resonator("Lance", atk=900, defense=900, text="[Pierce]")
    target = game.resonator("Target", atk=100, defense=900, on="opponent's field", rested=True)
    guard = game.resonator("Guard", atk=100, defense=600, damage=400, on="opponent's field")
    declare(game, lance, target)
    pass_until(game, "block")
    game.choose(guard)
    while game.asked == "priority" and guard.zone == "field" and not target.damage:
        game.choose(PASS)
    if game.asked == "piercing damage" or game.asked != "priority":
        game.choose(2)  # hundreds for the blocker
    finish_battle(game)
    assert guard.zone == "graveyard" and target.damage == 700
    assert lance.damage == 100  # only the blocker battles it


def test_pierce_finds_nobody_where_the_attacked_resonator_has_left(fow):
    game = fow.game()
    lance = game.resonator("Lance", atk=900, defense=900, text="[Pierce]")
    target = game.resonator("Target", atk=100, defense=900, on="opponent's field", rested=True)
    guard = game.resonator("Guard", atk=100, defense=200, on="opponent's field")
    kill = game.chant("Kill", cost="", text=KILL)
    declare(game, lance, target)
    pass_until(game, "block")
    game.choose(guard)
    game.play(kill, target)
    while game.asked == "priority" and guard.zone == "field":
        game.choose(PASS)
    answer_all(game)
    finish_battle(game)
    assert guard.zone == "graveyard" and game.opponent.life == 4000


def test_a_block_stays_though_the_attacker_flies_afterwards(fow):
    """1106.2 is asked when blocks are declared."""
    game = fow.game()
    bird = game.resonator("Bird", atk=500, defense=500)
    guard = game.resonator("Guard", atk=100, defense=900, on="opponent's field")
    wings = game.chant("Wings", cost="", text="[Quickcast]\nTarget resonator gains [Flying] until end of turn.")
    declare(game, bird, "opponent")
    pass_until(game, "block")
    game.choose(guard)
    play(game, wings, bird)
    finish_battle(game)
    assert guard.damage == 500 and game.opponent.life == 4000


def test_explode_takes_a_resonator_it_struck_and_not_a_j_ruler(fow):
    """1105.2: however little the damage was; nothing if it was all prevented."""
    game = fow.game()
    bomb = game.resonator("Bomb", atk=100, defense=900, text="[Explode]")
    giant = game.resonator("Giant", atk=100, defense=2000, on="opponent's field")
    attack(game, bomb, "opponent", giant)
    resolve(game)
    assert bomb.zone == giant.zone == "graveyard"
    game.shows("1105.2")


def test_prevented_damage_sets_off_no_explosion(fow):
    game = fow.game()
    bomb = game.resonator("Bomb", atk=100, defense=900, text="[Explode]")
    giant = game.resonator("Giant", atk=100, defense=2000, on="opponent's field")
    calm = game.chant("Calm", cost="", text="Prevent all damage that would be dealt to target resonator this turn.")
    play(game, calm, giant)
    attack(game, bomb, "opponent", giant)
    resolve(game)
    assert bomb.zone == giant.zone == "field"


def test_an_exploding_blocker_explodes_too(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=100, defense=2000)
    bomb = game.resonator("Bomb", atk=100, defense=900, on="opponent's field", text="[Explode]")
    attack(game, knight, "opponent", bomb)
    resolve(game)
    assert knight.zone == bomb.zone == "graveyard"


def test_limit_counts_a_block_as_it_counts_an_attack(fow):
    """1118.2, 1118.2b: and forbids nothing without counters."""
    game = fow.game()
    knight = game.resonator("Knight", atk=100, defense=900)
    guard = game.resonator("Guard", atk=100, defense=900, on="opponent's field", text="[Limit] 1", counters={"limit": 1})
    attack(game, knight, "opponent", guard)
    assert guard.counters.get("limit", 0) == 0 and guard.zone == "field"
    game.shows("1118.2")


def test_only_modes_with_legal_targets_may_be_chosen(fow):
    """903.2c, 903.2e: what is not chosen does not exist."""
    game = fow.game()
    either = game.chant("Either", cost="", text="Choose one - Destroy target resonator; or you gain 500 life.")
    assert game.can("play", either)
    game.play(either)
    if game.asked != "priority":
        assert len(game.options()) == 1
        game.table.apply(0)
    resolve(game)
    assert game.you.life == 4500
    game.shows("903.2c")


def test_a_price_is_fixed_before_its_reason_is_banished_for_it(fow):
    """903.2f-v: the reduction stays though its source pays for the rest."""
    game = fow.game()
    sale = game.resonator("Sale", text="You pay {1} less to play chants.\nBanish this card: Produce {R}.")
    bolt = game.chant("Bolt", cost="{R}{1}", text="You gain 500 life.")
    assert game.can("play", bolt)
    game.play(bolt)
    answer_all(game)
    resolve(game)
    assert game.you.life == 4500 and sale.zone == "graveyard"
    game.shows("903.2f-v")


def test_a_cost_whose_payment_is_replaced_was_paid(fow):
    """903.2g: what would be banished is removed from the game instead."""
    game = fow.game()
    ghost = game.resonator("Ghost", text="If this card would be put into a graveyard, remove it from the game instead.")
    altar = game.regalia("Altar", text="Banish a resonator: You gain 500 life.")
    game.use(altar)
    answer_all(game)
    assert ghost.zone == "removed area"
    resolve(game)
    assert game.you.life == 4500
    game.shows("903.2g")


@pytest.mark.parametrize("answer", ["[Quickcast]\nTarget resonator gains [Barrier] until end of turn.",
                                    "[Quickcast]\nGain control of target resonator."])
def test_a_target_that_has_become_illegal_loses_only_its_part(fow, answer):
    """903.3a: protected, or on the wrong side."""
    game = fow.game(active="opponent")
    knight = game.resonator("Knight", on="opponent's field" if "control" in answer else "your field", atk=300, defense=300)
    save = game.chant("Save", cost="", text=answer)
    whose = "you" if "control" in answer else "your opponent"
    bolt = game.chant("Bolt", cost="", zone="opponent's hand",
                      text=f"Destroy target resonator {whose} control{'' if whose == 'you' else 's'}. You gain 500 life.")
    game.play(bolt, knight)
    answer_with(game, save, knight)
    resolve(game)
    assert knight.zone == "field" and game.opponent.life == 4500
    game.shows("903.3a")


def test_a_stolen_resonator_is_not_rested_for_its_ability_but_a_stone_is(fow):
    """905.3 is about resonators; what else changes sides serves its new player at once."""
    game = fow.game()
    mage = game.resonator("Mage", on="opponent's field", text="{Rest}: You gain 500 life.")
    orb = game.regalia("Orb", on="opponent's field", text="{Rest}: You gain 300 life.")
    take = [game.chant(f"Take {what}", cost="", text=f"Gain control of target {what}.") for what in ("resonator", "regalia")]
    play(game, take[0], mage)
    play(game, take[1], orb)
    assert mage.controller == orb.controller == "you"
    assert not game.can("use", mage) and game.can("use", orb)
    game.shows("905.3")


def test_replacements_of_damage_add_up_each_once(fow):
    """910.3: two that make it more, each once and no more."""
    game = fow.game()
    for i in (1, 2):
        game.resonator(f"Flame {i}", text="If a card you control would deal damage, it deals that much +100 instead.")
    foe = game.resonator("Foe", defense=2000, on="opponent's field")
    bolt = game.chant("Bolt", cost="", attribute="fire", text="This card deals 300 damage to target resonator.")
    play(game, bolt, foe)
    answer_all(game)
    assert foe.damage == 500
    game.shows("910.3")


def test_life_by_the_last_atk_of_what_was_destroyed(fow):
    """911.1: as it was in the field, with everything on it."""
    game = fow.game()
    foe = game.resonator("Foe", atk=300, defense=300, on="opponent's field")
    game.resonator("Banner", on="opponent's field", text="Other resonators you control gain [+200/+200].")
    grow = game.chant("Grow", cost="", text="Target resonator gains [+100/+100] until end of turn.")
    drain = game.chant("Drain", cost="", text="Destroy target resonator. You gain life equal to its ATK.")
    play(game, grow, foe)
    play(game, drain, foe)
    assert game.you.life == 4600
    game.shows("911.1")


def test_a_cancelled_remnant_is_removed_from_the_game(fow):
    """1115.2: wherever it would go from the chase area; the same card from the hand goes to the graveyard."""
    game = fow.game()
    old = game.chant("Echo", cost="", zone="your graveyard", text="[Quickcast]\n[Remnant]\nYou gain 300 life.")
    new = game.chant("Voice", cost="", text="[Quickcast]\n[Remnant]\nYou gain 300 life.")
    no = [game.chant(f"No {i}", cost="", zone="opponent's hand", text="[Quickcast]\nCancel target spell.") for i in (1, 2)]
    for card, answer in ((old, no[0]), (new, no[1])):
        game.play(card)
        answer_with(game, answer, card)
        resolve(game)
    assert old.zone == "removed area" and new.zone == "graveyard" and game.you.life == 4000
    game.shows("1115.2", "1012.1")


def test_torrent_counts_a_card_that_was_cancelled_and_not_one_of_last_turn(fow):
    """1124.2a."""
    game = fow.game()
    first = game.chant("First", cost="", text="[Quickcast]\nYou gain 100 life.")
    flood = game.chant("Flood", cost="", text="You gain 100 life.\n[Torrent] You gain 500 life.")
    no = game.chant("No", cost="", zone="opponent's hand", text="[Quickcast]\nCancel target spell.")
    game.play(first)
    answer_with(game, no, first)
    resolve(game)
    assert game.you.life == 4000
    play(game, flood)
    assert game.you.life == 4600
    game.shows("1124.2a")


def test_what_the_other_player_plays_makes_no_torrent(fow):
    game = fow.game(active="opponent")
    flood = game.chant("Flood", cost="", text="[Quickcast]\nYou gain 100 life.\n[Torrent] You gain 500 life.")
    theirs = game.chant("Theirs", cost="", zone="opponent's hand", text="You gain 100 life.")
    game.play(theirs)
    answer_with(game, flood)
    resolve(game)
    assert game.you.life == 4100
    game.shows("1124.2b")


def test_a_copy_of_a_resonator_spell_ceases_to_exist(fow):
    """1017.1a: it leaves the chase area, so it is gone; the card itself enters."""
    game = fow.game()
    knight = game.resonator("Knight", zone="your hand", cost="", text="When this card enters your field >>> You gain 500 life.")
    twin = game.chant("Twin", cost="", text="[Quickcast]\nCopy target spell.")
    game.play(knight)
    game.play(twin, knight)
    resolve(game)
    assert len([c for c in game.you.field if c.name == "Knight"]) == 1 and game.you.life == 4500
    game.shows("1017.1a")


def test_an_empty_hand_is_discarded_all_the_same(fow):
    """1019.2a."""
    game = fow.game()
    toss = game.chant("Toss", cost="", text="Discard your hand. If you do, draw two cards.")
    play(game, toss)
    assert len(game.you.hand) == 2
    game.shows("1019.2a")


def test_nobody_banishes_what_they_do_not_control(fow):
    """1011.2: the one who is told to banishes of their own, and a stolen card is theirs."""
    game = fow.game()
    guest = game.resonator("Guest", on="opponent's field", owner="you")
    mine = game.resonator("Mine")
    edict = game.chant("Edict", cost="", text="Target player banishes a resonator.")
    play(game, edict, "opponent")
    answer_all(game)
    assert guest.zone == "graveyard" and guest in game.you.graveyard and mine.zone == "field"
    game.shows("1011.2")


def test_counters_for_values_wait_on_what_is_no_resonator(fow):
    """1022.2: they are there, and count as long as the card is a J/resonator."""
    game = fow.game()
    orb = game.regalia("Orb", text="{0}: This card becomes a [300/300] resonator until end of turn.")
    bless = game.chant("Bless", cost="", text="Put a [+100/+100] counter on target regalia.")
    play(game, bless, orb)
    game.use(orb)
    resolve(game)
    assert (orb.atk, orb.defense) == (400, 400)
    game.shows("1022.2")


def test_a_card_enters_with_the_sum_of_its_counters(fow):
    """1022.6."""
    game = fow.game()
    tree = game.resonator("Tree", zone="your hand", cost="",
                          text="This card enters your field with two hope counters on it.\n"
                               "This card enters your field with a hope counter on it.")
    play(game, tree)
    assert tree.counters == {"hope": 3}
    game.shows("1022.6")


def test_damage_to_two_at_once_triggers_twice(fow):
    """1007.5: once for each that was dealt damage, and not for one from which all was kept."""
    game = fow.game()
    mage = game.resonator("Mage", text="{0}: This card deals 200 damage to each resonator your opponent controls.\n"
                                       "Whenever this card deals damage >>> You gain 100 life.")
    foes = [game.resonator(f"Foe {i}", defense=900, on="opponent's field") for i in (1, 2, 3)]
    calm = game.chant("Calm", cost="", text="Prevent all damage that would be dealt to target resonator this turn.")
    play(game, calm, foes[0])
    game.use(mage)
    resolve(game)
    answer_all(game)
    resolve(game)
    assert [f.damage for f in foes] == [0, 200, 200] and game.you.life == 4200
    game.shows("1007.5")


def test_the_next_damage_is_prevented_whole_and_the_one_after_it_is_not(fow):
    """1018.1b: an effect without a value takes all of it; what deals nothing has not used it up."""
    game = fow.game()
    knight = game.resonator("Knight", defense=900)
    shield = game.chant("Shield", cost="", text="Prevent the next damage that would be dealt to target resonator this turn.")
    stings = [game.chant(f"Sting {n}", cost="", text=f"This card deals {n} damage to target resonator.") for n in (0, 700, 300)]
    play(game, shield, knight)
    play(game, stings[0], knight)
    play(game, stings[1], knight)
    assert knight.damage == 0
    play(game, stings[2], knight)
    assert knight.damage == 300


def test_barrier_does_not_hold_against_its_own_player_nor_what_targets_nothing(fow):
    game = fow.game()
    mine = game.resonator("Mine", atk=300, defense=300, text="[Barrier]")
    theirs = game.resonator("Theirs", defense=300, on="opponent's field", text="[Barrier]")
    grow = game.chant("Grow", cost="", text="Target resonator gains [+100/+100] until end of turn.")
    doom = game.chant("Doom", cost="", text="Destroy all resonators.")
    game.play(grow)
    if game.asked != "priority":
        assert game.options() == [mine]
        game.choose(mine)
    resolve(game)
    assert mine.atk == 400
    play(game, doom)
    assert mine.zone == theirs.zone == "graveyard"
    game.shows("1120.2")


def test_incarnation_takes_a_resonator_for_each_attribute(fow):
    """1110.2a, 1110.2b: one of two attributes serves for one of them only."""
    game = fow.game()
    game.resonator("Both", attribute=["fire", "water"])
    angel = game.resonator("Angel", zone="your hand", cost="{9}", text="[Incarnation] {R}{U}")
    assert not game.can("play", angel)


def test_a_j_ruler_that_dies_takes_no_part_of_its_field_with_it(fow):
    """1010.1, 1010.1a: to the ruler area with an astral counter, its other counters stay, and no more judgment."""
    game = fow.game()
    back = {"name": "Lord Unbound", "atk": 500, "defense": 500}
    lord = game.ruler("Lord", text="[Judgment] {0}", back=back, counters={"hope": 2})
    kill = game.chant("Kill", cost="", text="Destroy target J-ruler.")
    judge(game, lord)
    play(game, kill, lord)
    assert lord.zone == "ruler area" and lord.counters == {"hope": 2, "astral": 1}
    assert why(game, terms.JUDGE, lord)
    game.shows("1010.1a")


def test_an_attacked_object_that_is_recovered_is_still_attacked_and_can_not_block(fow):
    """803.3b is asked at the declaration; 804.4: the attacked card itself never blocks."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=500)
    foe = game.resonator("Foe", atk=300, defense=900, on="opponent's field", rested=True)
    wake = game.chant("Wake", cost="", text="[Quickcast]\nRecover target resonator.")
    declare(game, knight, foe)
    play(game, wake, foe)
    while game.asked == "priority" and foe.damage == 0:
        game.choose(PASS)
    assert game.asked != "block"
    finish_battle(game)
    assert foe.damage == 500 and knight.damage == 300


def test_what_enters_large_is_seen_large(fow):
    """909.5: the effects of its zone are on it as it enters, so a trigger sees them."""
    game = fow.game()
    game.resonator("Banner", text="Other resonators you control gain [+500/+500].")
    game.resonator("Herald", text="Whenever a resonator with ATK 800 or more enters your field >>> You gain 500 life.")
    small = game.resonator("Small", atk=300, defense=300, zone="your hand", cost="")
    play(game, small)
    assert game.you.life == 4500
    game.shows("909.5")


def test_no_chase_but_automatic_abilities(fow):
    """1008.2."""
    game = fow.game()
    hush = game.chant("Hush", cost="", text="This card cannot be chased.\nYou gain 500 life.")
    game.resonator("Echo", on="opponent's field", text="Whenever your opponent plays a chant >>> You gain 100 life.")
    answer = ready(game)
    game.play(hush)
    while game.table.stacked and game.asked == "priority":
        if game.decides == "opponent" and hush.zone != "graveyard":
            assert not game.can("play", answer)
        game.choose(PASS)
    assert game.opponent.life == 4100 and game.you.life == 4500
    game.shows("1008.2")
