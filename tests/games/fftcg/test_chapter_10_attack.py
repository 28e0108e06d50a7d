"""Chapter 10: the Attack Phase."""

from __future__ import annotations

from typing import Any

from cardwright.games.fftcg import terms
from cardwright.kernel.options import option
from tests.games.fftcg.acting import attack_with, costs_cp, costs_what_it_says, resolve, stack_names, through, to_attack


def test_the_phase_begins_once_and_both_may_act_first(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Knight")
    game.forward("Herald", text="At the beginning of the Attack Phase during each of your turns, draw 1 card.")
    game.choose("done")
    assert stack_names(game) == ["Herald"] and game.where().split(" > ")[2] == "10.1.1.1, 10.1.1.2"
    resolve(game)
    attack_with(game, game.find("Knight"))
    through_the_attack(game)
    assert len(game.you.hand) == 2, "it does not trigger again before a second attack"
    game.shows("10.1", "10.1.1.1", "10.1.1.2", "10.1.4.6")


def through_the_attack(game: Any) -> None:
    while game.asked == "priority" and game.table.memory[0] == 3:
        game.choose("done")


def test_who_may_attack(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    ready = game.forward("Ready")
    dull = game.forward("Dull", dull=True)
    new = game.forward("New", arrived="this turn")
    fast = game.forward("Fast", arrived="this turn", text="Haste")
    tied = game.forward("Tied", text="Tied cannot attack.")
    assert game.asked == "attack" and set(game.options()) == {"attack with Ready", "attack with Fast", "done"}
    assert [game.why_not("attack", card).clause for card in (dull, new, tied)] == ["10.1.2.1.1", "10.1.2.1.1", "10.1.2.1.2"]
    game.attack(ready)
    game.choose("done") if game.asked == "form a party" else None
    assert ready.dull and game.opponent.damage == 1
    assert game.why_not("attack", ready).clause == "10.1.2.1.1" and fast.active
    game.shows("10.1.2.1", "10.1.2.1.1", "10.1.2.1.2", "10.1.2.2", "15.2.2.2", "10.1.4.1")


def test_a_forward_that_must_attack_keeps_the_phase_open(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    game.forward("Wild", element="ice", text="Wild must attack once per turn if possible.")
    game.forward("Calm", element="fire")
    to_attack(game)
    assert set(game.options()) == {"attack with Wild", "attack with Calm"}
    game.attack(game.find("Wild"))
    through_the_attack(game)
    assert game.asked == "attack" and "done" in game.options()
    game.shows("10.1.2.1.3")


def test_a_forward_that_changes_sides_is_not_attacking(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight")
    attack_with(game, knight)
    attack = game.events("attack")
    assert len(attack) == 1 and attack[0].clause == "10.1.2.4"
    game.shows("10.1.2.4")


def test_attacking_triggers_and_both_may_answer(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1, opponent_hand=1)
    knight = game.forward("Knight", text="When Knight attacks, draw 1 card.")
    attack_with(game, knight)
    assert knight.attacking and stack_names(game) == ["Knight"] and game.decides == "you"
    assert "10.1.2.5, 10.1.2.6" in game.where()
    game.choose("done")
    assert game.decides == "opponent"
    game.shows("10.1.2.5", "10.1.2.6")


def test_a_block_by_an_active_forward_that_may(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight", cost=3, power=6000, text="Knight cannot be blocked by a Forward of cost 4 or more.")
    wall = game.forward("Wall", cost=2, power=9000, on="opponent's field")
    dull = game.forward("Dull", cost=2, dull=True, on="opponent's field")
    giant = game.forward("Giant", cost=5, on="opponent's field")
    tied = game.forward("Tied", cost=1, on="opponent's field", text="Tied cannot block.")
    attack_with(game, knight)
    assert game.asked == "block" and game.decides == "opponent" and game.options() == ["block with Wall", "done"]
    refused = [game.table.why_not(option(terms.BLOCK_WITH, card.id)).clause for card in (dull, giant, tied)]
    assert refused == ["10.1.3.1.1", "10.1.3.1.2", "10.1.3.1.2"]
    game.choose("block with Wall")
    assert knight.zone == "Break Zone" and wall.zone == "field" and game.opponent.damage == 0
    game.shows("10.1.3.1", "10.1.3.1.1", "10.1.3.1.2", "10.1.3.2")


def test_a_forward_that_must_block_is_the_only_choice(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight")
    game.forward("Keen", on="opponent's field", text="Keen must block if possible.")
    game.forward("Idle", on="opponent's field")
    attack_with(game, knight)
    if game.asked == "block":
        assert game.options() == ["block with Keen"]
        game.choose("block with Keen")
    assert game.opponent.damage == 0
    game.shows("10.1.3.1.3")


def test_what_a_block_triggers_is_stacked(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    knight = game.forward("Knight", power=5000)
    wall = game.forward("Wall", power=4000, on="opponent's field",
                        text="When Wall blocks, Wall gains +2000 power until the end of the turn.")
    attack_with(game, knight)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    assert stack_names(game) == ["Wall"] and wall.blocking and "10.1.3.5, 10.1.3.6" in game.where()
    resolve(game)
    game.choose("done")
    assert knight.zone == "Break Zone" and wall.zone == "field"
    game.shows("10.1.3.2", "10.1.3.5", "10.1.3.6", "10.1.4.2")


def test_a_blocker_that_leaves_still_blocks_the_attack(fftcg: Any) -> None:
    game = fftcg.game(start="attack", opponent_hand=1)
    knight = game.forward("Knight", power=5000)
    wall = game.forward("Wall", power=9000, on="opponent's field")
    wave = game.summon("Wave", text="Choose 1 Forward you control. Return it to its owner's hand.", on="opponent's hand")
    attack_with(game, knight)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    game.play(wave)
    resolve(game)
    through_the_attack(game)
    assert wall.zone == "hand" and knight.zone == "field" and knight.damage == 0 and game.opponent.damage == 0
    game.shows("10.1.3.3", "10.1.3.2.1", "10.1.3.2.1#2")


def test_damage_triggers_are_stacked_and_both_may_act(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    scout = game.forward("Scout", text="When Scout deals damage to your opponent, draw 1 card.")
    attack_with(game, scout)
    while game.opponent.damage == 0:
        game.choose("done")
    assert stack_names(game) == ["Scout"] and "10.1.4.3, 10.1.4.4" in game.where()
    resolve(game)
    assert len(game.you.hand) == 2
    game.shows("10.1.4.1", "10.1.4.3", "10.1.4.4")


def test_a_blocker_spreads_its_damage_among_a_party_in_thousands(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    one, two = game.forward("One", power=3000), game.forward("Two", power=4000)
    wall = game.forward("Wall", power=8000, on="opponent's field")
    attack_with(game, one, two)
    assert one.dull and two.dull
    game.choose("block with Wall")
    assert game.asked == "assign damage" and game.decides == "opponent" and game.options() == list(range(0, 9000, 1000))
    game.choose(4000)
    assert [card.zone for card in (one, two, wall)] == ["Break Zone", "Break Zone", "field"]
    assert sum(e.amount for e in game.events("damage") if e.card == wall) == 7000
    game.shows("10.1.3.4", "10.1.4.2.1", "10.1.4.5", "15.1.1.9.1", "15.1.1.9.4", "15.1.1.9.9")


def test_attacks_go_on_until_the_player_stops(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=6)
    one, two = game.forward("One", element="ice"), game.forward("Two", element="fire")
    attack_with(game, one)
    through_the_attack(game)
    assert game.opponent.damage == 1 and game.asked == "attack"
    game.attack(two)
    through_the_attack(game)
    assert game.opponent.damage == 2 and game.table.memory[0] == 4, "nobody is left, so Main Phase 2 begins"
    game.shows("10.1.4.6", "10.1.2.7")


def test_a_cost_of_attacking_is_paid_as_it_is_declared(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    toll = game.forward("Toll")
    mages = [game.backup(f"Mage {n}") for n in (1, 2, 3)]
    game.start()
    costs_cp(game, toll, terms.ATTACK_COST, 2)
    attack_with(game, toll)
    assert game.asked == "pay CP"
    game.choose("dull Mage 1 for fire", "dull Mage 3 for fire")
    assert toll.attacking and [mage.dull for mage in mages] == [True, False, True]
    game.shows("10.1.2.3")


def test_each_forward_of_a_party_pays_its_own(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = game.forward("One"), game.forward("Two")
    mages = [game.backup(f"Mage {n}") for n in (1, 2, 3, 4)]
    game.start()
    for forward in (one, two):
        costs_cp(game, forward, terms.ATTACK_COST, 1)
    attack_with(game, one, two)
    game.choose("dull Mage 1 for fire")
    game.choose("dull Mage 3 for fire")
    assert one.attacking and two.attacking and [mage.dull for mage in mages] == [True, False, True, False]
    game.shows("10.1.2.3")


def test_who_can_not_pay_does_not_attack_or_block(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    toll = game.forward("Toll")
    free = game.forward("Free", element="ice")
    guard = game.forward("Guard", on="opponent's field")
    game.start()
    costs_cp(game, toll, terms.ATTACK_COST, 3)
    costs_cp(game, guard, terms.BLOCK_COST, 1)
    to_attack(game)
    assert game.why_not("attack", toll).clause == "10.1.2.3"
    game.attack(free)
    through(game)
    assert game.opponent.damage == 1, "nobody could block"


def test_a_cost_of_blocking_is_paid_exactly(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight", power=3000)
    guard = game.forward("Guard", on="opponent's field")
    mage = game.backup("Mage", on="opponent's field")
    game.start()
    costs_cp(game, guard, terms.BLOCK_COST, 1)
    attack_with(game, knight)
    game.choose("block with Guard")
    paid = [e.card for e in game.events("state") if e.clause == "10.1.3.1.3"]
    assert paid == [mage] and knight.zone == "Break Zone"
    game.shows("10.1.3.1.3")


def test_a_party_is_formed_only_with_those_who_can_be_paid_for_together(fftcg: Any) -> None:
    """10.1.2.3: one CP is there, and each of the two costs one."""
    game = fftcg.game()
    one, two, free = game.forward("One"), game.forward("Two"), game.forward("Free")
    mage = game.backup("Mage")
    game.start()
    for forward in (one, two):
        costs_cp(game, forward, terms.ATTACK_COST, 1)
    to_attack(game)
    assert game.can("attack", one) and game.can("attack", two)
    game.attack(one)
    assert game.asked == "form a party" and set(game.options()) == {"attack with Free", "done"}
    assert game.table.why_not(option(9, two.id)).clause == "10.1.2.3"
    game.attack(free)
    assert game.opponent.damage == 1 and one.dull and free.dull and mage.dull and not two.dull


def test_an_attack_that_can_not_be_paid_for_is_undone(fftcg: Any) -> None:
    """14.1 to 14.4: what one Forward of the party takes away is what the other would have been paid with."""
    game = fftcg.game()
    one = game.forward("One", text="Put 1 active Backup you control into the Break Zone: Draw 1 card.")
    two = game.forward("Two")
    mage = game.backup("Mage")
    game.backup("Watcher", text="When a Character is put from the field into the Break Zone, draw 1 card.", dull=True)
    game.start()
    costs_what_it_says(game, one, terms.ATTACK_COST)
    costs_cp(game, two, terms.ATTACK_COST, 1)
    attack_with(game, one, two)
    assert game.asked == "attack", "the declaration never happened"
    assert mage.zone == "field" and not (mage.dull or one.dull or two.dull or one.attacking or two.attacking)
    assert not game.you.hand and not game.table.pending, "what was undone triggers nothing"
    game.attack(two)
    game.choose("done") if game.asked == "form a party" else None
    assert two.attacking and mage.dull and not one.attacking
    game.shows("14.1", "14.2", "14.3", "14.4")
