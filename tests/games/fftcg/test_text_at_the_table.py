"""What texts do at a table: the words whose meaning is more than the sum of their effects."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, resolve, stack_names, through


def test_an_ability_marked_damage_is_there_from_that_damage_on(fftcg: Any) -> None:
    text = "Damage 3 -- Ward gains +2000 power and Brave.\nDamage 3 -- 《ダル》: Draw 1 card."
    for taken, power, keywords in ((2, 5000, set()), (3, 7000, {"brave"})):
        game = fftcg.game(your_damage_zone=taken, your_hand=1)
        ward = game.forward("Ward", power=5000, text=text)
        assert (ward.power, ward.keywords) == (power, keywords)
        assert game.can("use", ward) == (taken == 3)
        game.shows("15.2.6.2")


def test_when_you_do_so_is_an_ability_of_its_own(fftcg: Any) -> None:
    """11.8.17: it is stacked, and its target is chosen then."""
    game = fftcg.game(your_hand=2)
    foe = game.forward("Foe", power=5000, on="opponent's field")
    game.forward("Other", power=9000, on="opponent's field")
    text = "When Toll enters the field, you may discard 1 card. When you do so, choose 1 Forward. Deal it 5000 damage."
    toll = game.forward("Toll", text=text, on="your hand")
    game.play(toll)
    resolve(game)
    assert game.asked == "whether"
    game.choose("yes")
    if game.asked == "choose a card":
        game.choose(game.options()[0])
    assert game.asked == "target"
    game.choose(foe)
    assert stack_names(game) == ["Toll"] and foe.zone == "field"
    resolve(game)
    assert foe.zone == "Break Zone"


def test_it_is_what_was_chosen_not_what_was_discarded_to_have_it(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2)
    foe = game.forward("Foe", power=7000, on="opponent's field")
    text = "Choose 1 Forward. You may discard 1 card. If you do so, deal it 7000 damage. If not, deal it 1000 damage."
    fury = game.summon("Fury", text=text)
    game.play(fury)
    resolve(game)
    game.choose("yes")
    if game.asked == "choose a card":
        game.choose(game.options()[0])
    through(game)
    assert foe.zone == "Break Zone"


def test_who_is_told_to_pay_pays(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=2)
    lamp = game.backup("Lamp", on="opponent's field")
    foe = game.forward("Foe", on="opponent's field")
    judge = game.backup("Judge", text="《0》: Choose 1 Forward. If your opponent doesn't pay 《1》, break it.")
    game.use(judge)
    resolve(game)
    assert game.decides == "opponent"
    game.choose("yes")
    while game.asked == "pay CP":
        game.choose("dull Lamp for fire")
    assert foe.zone == "field" and lamp.dull


def test_a_forward_that_can_not_be_blocked_by_some_is_blocked_by_others(fftcg: Any) -> None:
    game = fftcg.game()
    fencer = game.forward("Fencer", power=9000, text="Fencer cannot be blocked by a Forward of cost 4 or more.")
    game.forward("Big", cost=4, on="opponent's field")
    game.forward("Small", cost=3, on="opponent's field")
    attack_with(game, fencer)
    through(game)
    assert game.asked == "block"
    assert [option for option in game.options() if "Big" in str(option)] == []


def test_damage_less_than_its_power_becomes_nothing(fftcg: Any) -> None:
    for amount, left in ((4000, "field"), (5000, "Break Zone")):
        game = fftcg.game(your_hand=1)
        ruk = game.forward("Ruk", power=5000, text="If Ruk is dealt damage less than its power, the damage becomes 0 instead.")
        stone = game.summon("Stone", text=f"Choose 1 Forward. Deal it {amount} damage.")
        game.play(stone)
        resolve(game)
        assert ruk.zone == left and (left != "field" or ruk.damage == 0)


def test_cards_are_shown_until_one_fits_and_the_others_go_below(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Wanted", on="your deck")
    game.backup("First", on="your deck")
    text = (
        "When Seer enters the field, turn over one card at a time from the top of your deck until a Forward is revealed. "
        "Add it to your hand. Then, shuffle the other cards and return them to the bottom of your deck."
    )
    seer = game.backup("Seer", text=text, on="your hand")
    game.play(seer)
    resolve(game)
    assert [card.name for card in game.you.hand if card.name in ("Wanted", "First")] == ["Wanted"]


def test_a_cost_may_be_cut_but_not_below_its_limit(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = "The cost required to cast Giant is reduced by 1 for each Backup you control (it cannot become 0)."
    giant = game.forward("Giant", cost=2, text=text, on="your hand")
    lamps = [game.backup(f"Lamp {n}", generic=True) for n in range(4)]
    game.play(giant)
    while game.asked == "pay CP":
        game.choose("pay so")
    assert giant.zone == "field" and sum(lamp.dull for lamp in lamps) == 1


def test_the_forwards_of_a_field_ability_are_all_there_are(fftcg: Any) -> None:
    """Both players', the card itself if it is one, whoever enters later; and it adds up with another (11.9.1, 12.4.4)."""
    game = fftcg.game(your_hand=1)
    mine, theirs = game.forward("Mine", power=5000), game.forward("Theirs", power=3000, on="opponent's field")
    game.backup("Banner", text="The Forwards opponent controls gain +1000 power.", on="opponent's field")
    gloom = game.forward("Gloom", power=4000, text="The Forwards lose 2000 power.", on="your hand")
    weak = game.forward("Weak", power=2000, on="your hand")
    assert (mine.power, theirs.power) == (6000, 3000)
    game.play(gloom)
    assert (mine.power, theirs.power, gloom.power) == (4000, 1000, 3000)
    game.play(weak)
    assert weak.zone == "field" and weak.power == 1000
    game.shows("11.9.1", "11.9.2")


def test_the_forward_that_was_chosen_is_still_that_one(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = (game.forward(name, power=5000, on="opponent's field") for name in ("One", "Two"))
    curse = game.summon("Curse", text="Choose 1 Forward. The Forward loses 2000 power until the end of the turn.")
    game.play(curse, two)
    resolve(game)
    assert (one.power, two.power) == (5000, 3000)


def test_them_is_all_that_was_chosen_even_if_each_was_up_to_one(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foes = [game.forward("Foe", on="opponent's field"), game.backup("Mage", on="opponent's field")]
    text = "Choose up to 1 Forward opponent controls and up to 1 Backup opponent controls. Return them to their owner's hand."
    game.play(game.summon("Tide", text=text), *foes)
    resolve(game)
    assert [card.zone for card in foes] == ["hand", "hand"]


def test_what_is_played_onto_the_field_is_chosen_where_it_is_said_to_be(fftcg: Any) -> None:
    """The Break Zone is said once, after the second Forward; nobody plays a Forward that is on the field already."""
    game = fftcg.game(your_hand=1)
    pair = [game.forward(name, cost=cost, on="your break zone") for name, cost in (("Ace", 1), ("Trey", 3))]
    there = game.forward("There", cost=1)
    text = "Choose up to 1 Forward of cost 1 and up to 1 Forward of cost 3 in your Break Zone. Play them onto the field."
    game.play(game.summon("Rise", text=text))
    assert there not in game.options()
    game.choose(*pair)
    resolve(game)
    assert [card.zone for card in pair] == ["field", "field"]


def test_once_more_is_once_more_each_time(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    swift = game.forward("Swift", text="Brave\n《0》: Swift can attack once more this turn.")
    for _ in range(2):
        game.use(swift)
        resolve(game)
    turn = game.table.turn
    attacks = 0
    while game.table.turn == turn:
        if game.asked == "attack":
            attacks += 1
            game.attack(swift)
        else:
            game.choose("done")
    assert attacks == 3


def test_cp_of_any_element_pays_where_the_text_says_so(fftcg: Any) -> None:
    text = "The cost required to cast your Job Harbor Guard can be paid with CP of any Element."
    for said, allowed in (("", False), (text, True)):
        game = fftcg.game()
        game.backup("Gate", text=said, element="wind")
        guard = game.forward("Guard", cost=1, element="ice", job="Harbor Guard", on="your hand")
        assert game.can("play", guard) == allowed


def test_a_backup_produces_cp_of_a_second_element(fftcg: Any) -> None:
    for said, allowed in (("", False), ("If Lamp is on the field, Lamp can produce Ice CP.", True)):
        game = fftcg.game()
        game.backup("Lamp", text=said, element="fire")
        assert game.can("play", game.forward("Guard", cost=1, element="ice", on="your hand")) == allowed


def test_cards_of_the_break_zone_are_kept_from_the_opponent(fftcg: Any) -> None:
    text = "All cards in your Break Zone cannot be removed from the game by your opponent's Summons or abilities."
    for said, zone in (("", "removed from play"), (text, "Break Zone")):
        game = fftcg.game(opponent_hand=1)
        game.backup("Crypt", text=said, on="opponent's field")
        bone = game.forward("Bone", on="opponent's break zone")
        theft = game.summon("Theft", text="Choose 1 Forward in your opponent's Break Zone. Remove it from the game.")
        game.play(theft)
        through(game)
        assert bone.zone == zone


def test_a_forward_that_one_s_own_effect_dulls_is_noticed(fftcg: Any) -> None:
    text = "When an active Forward opponent controls becomes dull due to your Summons or abilities, draw 1 card."
    for hand, drawn in (("your hand", 1), ("opponent's hand", 0)):
        game = fftcg.game(active="you" if drawn else "opponent", your_hand=1, opponent_hand=1)
        game.backup("Watch", text=text)
        foe = game.forward("Foe", on="opponent's field")
        game.play(game.summon("Sleep", text="Choose 1 Forward. Dull it.", on=hand))
        resolve(game)
        assert foe.dull and len(game.you.hand) == 1 + drawn


def test_two_of_a_kind_in_one_party_are_one_event(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    game.backup("Horn", text="When 2 or more Job Harbor Guard you control form a party and attack, draw 1 card.")
    one = game.forward("One", job="Harbor Guard")
    two = game.forward("Two", job="Harbor Guard")
    attack_with(game, one, two)
    assert stack_names(game) == ["Horn"]


def test_what_was_put_into_the_break_zone_from_the_field_was_not_discarded(fftcg: Any) -> None:
    game = fftcg.game()
    fallen = game.forward("Fallen", power=1000)
    thrown = game.forward("Thrown", on="your hand")
    text = "Choose 1 Forward in your Break Zone that was put from the field into the Break Zone this turn. Add it to your hand."
    well = game.backup("Well", text=f"《0》: {text}")
    pit = game.backup("Pit", text="《0》: Discard 1 card.")
    axe = game.backup("Axe", text="《0》: Choose 1 Forward. Break it.")
    game.use(pit)
    resolve(game)
    assert thrown.zone == "Break Zone" and not game.can("use", well)
    game.use(axe)
    resolve(game)
    assert fallen.zone == "Break Zone" and game.can("use", well)


def test_due_to_an_ability_is_not_due_to_a_summon(fftcg: Any) -> None:
    for cause, drawn in (("backup", 1), ("summon", 0)):
        game = fftcg.game(your_hand=1)
        game.forward("Leaf", text="When Leaf is discarded from your hand due to an ability, draw 1 card.", on="your hand")
        if cause == "summon":
            game.play(game.summon("Gust", text="Discard your hand.", cost=0, on="your hand"))
        else:
            game.use(game.backup("Fan", text="《0》: Discard your hand."))
        resolve(game)
        assert len(game.you.hand) == drawn
