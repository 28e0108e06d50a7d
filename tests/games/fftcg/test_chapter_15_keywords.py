"""Chapter 15: keyword actions, parties, and keyword abilities."""

from __future__ import annotations

from typing import Any

from cardwright.games.fftcg import terms
from cardwright.kernel.options import option
from tests.games.fftcg.acting import attack_with, resolve, stack_names, to_attack


def test_activate_and_dull_also_what_is_so_already(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", dull=True)
    wake = game.summon("Wake", text="Choose 1 Forward. Activate it.")
    again = game.summon("Wake Again", text="Choose 1 Forward. Activate it.")
    lull = game.summon("Lull", text="Choose 1 Forward. Dull it.")
    lull_again = game.summon("Lull Again", text="Choose 1 Forward. Dull it.")
    for summon, dull in ((wake, False), (again, False), (lull, True), (lull_again, True)):
        game.play(summon)
        resolve(game)
        assert knight.dull is dull
    game.shows("15.1.1.1.1", "15.1.1.1.2", "15.1.1.2.1", "15.1.1.2.2")


def test_to_break_is_not_merely_to_put(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.")
    sink = game.summon("Sink", text="Choose 1 Forward. Put it into the Break Zone.")
    game.play(bolt, one)
    resolve(game)
    game.play(sink, two)
    resolve(game)
    verbs = {e.card.name: e.verb for e in game.events("move") if e.origin == "field"}
    assert verbs["One"] == "destroy" and verbs["Two"] != "destroy"
    game.shows("15.1.1.3.1", "15.1.1.3.2")


def test_discard_remove_shuffle_cast_search(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", on="opponent's field")
    game.forward("Prize", job="Knight", on="your deck")
    purge = game.summon("Purge", cost=1, text="Choose 1 Forward. Remove it from the game.")
    quest = game.summon("Quest", element="light", text="Search for 1 Job Knight Forward and add it to your hand.")
    game.play(purge)
    resolve(game)
    assert foe.zone == "removed from play" and foe.seen_by("you")
    game.play(quest)
    resolve(game)
    if game.asked == "choose a card":
        game.choose(game.find("Prize"))
    assert game.find("Prize").zone == "hand"
    game.shows("15.1.1.4.1", "15.1.1.5.1", "15.1.1.6.1", "15.1.1.7.1", "15.1.1.8.1")


def test_who_may_form_a_party(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    fire, both = game.forward("Fire", element="fire"), game.forward("Both", elements=["fire", "ice"])
    ice, wind = game.forward("Ice", element="ice"), game.forward("Wind", element="wind")
    tired = game.forward("Tired", element="fire", dull=True)
    third = game.forward("Third", element="fire")
    to_attack(game)
    game.attack(fire)
    assert game.asked == "form a party" and set(game.options()) == {"attack with Both", "attack with Third", "done"}
    game.attack(both)
    refused = {card.name: game.table.why_not(option(9, card.id)).clause for card in (ice, wind, tired)}
    assert refused == {"Ice": "15.1.1.9.2", "Wind": "15.1.1.9.2", "Tired": "10.1.2.1.1"}
    game.attack(third)
    game.choose("done") if game.asked == "form a party" else None
    assert game.opponent.damage == 1, "a party attacks as one"
    assert all(card.dull for card in (fire, both, third))
    game.shows("15.1.1.9.1", "15.1.1.9.2", "15.1.1.9.4")


def test_a_single_forward_left_is_no_party_from_that_moment_on(fftcg: Any) -> None:
    """What counts only in a party ends while the Summon that broke the other is still being dealt with, not at the next step."""
    game = fftcg.game(start="attack", opponent_hand=1)
    text = "The Forwards forming a party with Captain gain +2000 power."
    captain, two = game.forward("Captain", text=text), game.forward("Two", power=5000)
    end = "When a Forward is put from the field into the Break Zone, choose 1 Forward forming a party. Dull it."
    game.backup("Watcher", text=end, on="opponent's field")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.", on="opponent's hand")
    attack_with(game, captain, two)
    assert captain.in_party and two.in_party and two.power == 7000
    game.play(bolt, captain)
    while bolt.zone == "stack":
        game.choose("done")
    assert captain.zone == "Break Zone" and not two.in_party and two.power == 5000
    assert not game.table.stacked, "no Forward forms a party that the Watcher could choose"
    while game.asked == "priority" and game.opponent.damage == 0:
        game.choose("done")
    assert game.opponent.damage == 1
    game.shows("15.1.1.9.5")


def test_two_of_three_are_still_a_party(fftcg: Any) -> None:
    game = fftcg.game(start="attack", opponent_hand=1)
    three = [game.forward(name) for name in ("One", "Two", "Three")]
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.", on="opponent's hand")
    attack_with(game, *three)
    game.play(bolt, three[0])
    while bolt.zone == "stack":
        game.choose("done")
    assert [card.in_party for card in three[1:]] == [True, True]


def test_what_left_the_party_left_it_while_it_was_one(fftcg: Any) -> None:
    """The one that goes was forming a party when it went, alone or together with the other."""
    gone = "When a Forward forming a party with One is put from the field into the Break Zone, draw 1 card."
    for text in ("Choose 1 Forward. Break it.", "Break all the attacking Forwards."):
        game = fftcg.game(start="attack", opponent_hand=1)
        one, two = game.forward("One", text=gone), game.forward("Two")
        bolt = game.summon("Bolt", text=text, on="opponent's hand")
        attack_with(game, one, two)
        game.play(bolt, *([two] if "Choose" in text else []))
        resolve(game)
        assert two.zone == "Break Zone" and len(game.you.hand) == 1, text




def test_who_can_block_one_of_a_party_blocks_all_of_it(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    sly = game.forward("Sly", power=1000, text="Sly cannot be blocked by a Forward of cost 3 or more.")
    wily = game.forward("Wily", power=1000, text="Wily cannot be blocked by a Forward of cost 4 or more.")
    guard = game.forward("Guard", cost=3, power=9000, on="opponent's field")
    game.forward("Giant", cost=4, power=9000, on="opponent's field")
    attack_with(game, sly, wily)
    assert game.options() == ["block with Guard", "done"]
    game.choose("block with Guard")
    game.choose(5000)
    assert game.opponent.damage == 0 and sly.zone == wily.zone == "Break Zone" and guard.zone == "field"
    game.shows("15.1.1.9.6", "10.1.3.4")


def test_a_party_strikes_first_only_if_all_of_it_does(fftcg: Any) -> None:
    for second, survives in (("First Strike", True), ("", False)):
        game = fftcg.game(start="attack")
        one = game.forward("One", power=5000, text="First Strike")
        two = game.forward("Two", power=5000, text=second)
        wall = game.forward("Wall", power=10000, on="opponent's field")
        attack_with(game, one, two)
        game.choose("block with Wall")
        if game.asked == "assign damage":
            game.choose(5000)
        assert wall.zone == "Break Zone" and (one.zone == "field") is survives
        if survives:
            game.shows("15.1.1.9.7", "15.2.3.4", "15.2.3.2")


def test_all_of_a_party_have_broken_what_it_breaks(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    one, two = game.forward("One", power=4000), game.forward("Two", power=5000)
    wall = game.forward("Wall", power=9000, on="opponent's field")
    attack_with(game, one, two)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    while game.asked == "priority" and wall.zone == "field":
        game.choose("done")
    if game.asked == "assign damage":
        game.choose(9000)
    while game.asked == "priority" and wall.zone == "field":
        game.choose("done")
    broke = [e.subject for e in (entry.event for entry in game.table.log) if e.kind == terms.BROKE and e.other & 0x3FFF == wall.id]
    assert len(broke) == 2 and len(set(broke)) == 2
    assert sorted(e.amount for e in game.events("damage") if e.card == wall) == [4000, 5000]
    game.shows("15.1.1.9.8")


def test_what_a_party_deals_to_a_player_all_of_it_deals(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    text = "When {} deals damage to your opponent, draw 1 card."
    one, two = (game.forward(name, text=text.format(name)) for name in ("One", "Two"))
    game.forward("Three", text=text.format("Three"))
    game.backup("Watcher", text="When a Forward you control deals damage to your opponent, draw 1 card.")
    attack_with(game, one, two)
    while game.opponent.damage == 0:
        game.choose("done")
    while game.asked != "priority":
        game.table.apply(0)
    assert sorted(stack_names(game)) == ["One", "Two", "Watcher"], "once for the point of damage, and for each of the party"
    assert game.opponent.damage == 1
    game.shows("10.1.4.1", "15.1.1.9.1")


def test_brave_attacks_without_dulling_but_once(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    brave = game.forward("Brave Heart", text="Brave")
    game.forward("Other", element="ice")
    attack_with(game, brave)
    assert brave.active
    while game.asked == "priority":
        game.choose("done")
    assert game.asked == "attack" and game.why_not("attack", brave).clause == "10.1.2.1.2"
    game.shows("15.2.1.2")


def test_haste(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    runner = game.forward("Runner", on="your hand", text="Haste\n《ダル》: Draw 1 card.")
    game.play(runner)
    assert game.can("use", runner)
    attack_with(game, runner)
    assert runner.attacking
    game.shows("15.2.2.2", "15.2.2.3")


def test_first_strike_deals_first_and_its_triggers_wait(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    fencer = game.forward("Fencer", power=5000, text="First Strike")
    wall = game.forward("Wall", power=5000, on="opponent's field",
                        text="When Wall is put from the field into the Break Zone, draw 1 card.")
    attack_with(game, fencer)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    while wall.zone == "field":
        game.choose("done")
    assert fencer.zone == "field" and fencer.damage == 0, "it was broken before it could strike back"
    assert stack_names(game) == ["Wall"] and "10.1.4.3, 10.1.4.4" in game.where(), "stacked only after all damage"
    game.shows("15.2.3.2", "15.2.3.3")


def test_freeze_holds_for_the_next_active_phase_only(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    foe = game.forward("Foe", dull=True, on="opponent's field")
    frost = game.summon("Frost", text="Choose 1 Forward. Freeze it.")
    game.play(frost)
    resolve(game)
    assert foe.frozen and game.view()["players"][1]["zones"]["field"]["cards"][0]["marks"] == ["frozen"]
    while game.active == "you":
        game.choose(game.you.hand[0] if game.asked == "discard" else "done")
    assert foe.dull and not foe.frozen
    while game.turn < 8:
        hand = game.player(game.decides).hand
        game.choose(hand[0] if game.asked == "discard" else "done")
    assert foe.active
    game.shows("15.2.4.1", "15.2.4.2")


def test_back_attack_answers_and_uses_no_stack(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    knight = game.forward("Knight", power=5000)
    assassin = game.forward("Assassin", power=6000, on="opponent's hand", text="Back Attack")
    ordinary = game.forward("Ordinary", on="opponent's hand")
    attack_with(game, knight)
    while game.decides == "you":
        game.choose("done")
    assert game.decides == "opponent" and game.why_not("play", ordinary).clause == "9.3.1.5"
    game.play(assassin)
    assert assassin.zone == "field" and game.table.stacked == [] and game.decides == "you", "the turn player has priority"
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Assassin")
    while knight.zone == "field":
        game.choose("done")
    game.shows("15.2.5.2", "15.2.5.3", "15.2.5.4")


def test_damage_n_counts_the_cards_in_the_damage_zone(fftcg: Any) -> None:
    for taken, power in ((4, 4000), (5, 8000), (6, 8000)):
        game = fftcg.game(your_hand=1, your_damage_zone=taken)
        pebble = game.forward("Pebble", power=4000, text="Damage 5 -- Pebble gains +4000 power and Brave.")
        assert pebble.power == power and ("brave" in pebble.keywords) is (power == 8000)
    game.shows("15.2.6.1", "15.2.6.2")


def test_after_first_strike_rule_processes_go_on_until_none_is_left(fftcg: Any) -> None:
    """The chief falls, and with it the power that kept the wounded one alive: neither is there to strike back."""
    game = fftcg.game(start="attack", your_hand=1)
    chief = game.forward("Chief", power=5000, text="The Forwards other than Chief you control gain +1000 power.")
    wounded = game.forward("Wounded", power=2000, damage=2000)
    fencer = game.forward("Fencer", power=5000, text="First Strike", on="opponent's field")
    attack_with(game, chief, wounded)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Fencer")
    while chief.zone == "field":
        game.choose(5000 if game.asked != "priority" else "done")
    assert wounded.zone == "Break Zone" and fencer.damage == 0
    game.shows("15.2.3.3")


def test_an_active_card_can_be_frozen_as_well(fftcg: Any) -> None:
    """15.2.4.2: it counts when the next Active Phase comes, whatever has become of the card until then; and then it is over."""
    for dulled in (False, True):
        game = fftcg.game(your_hand=2, opponent_hand=1)
        foe = game.forward("Foe", on="opponent's field")
        frost = game.summon("Frost", text="Choose 1 Forward opponent controls. Freeze it.")
        lull = game.summon("Lull", text="Choose 1 Forward opponent controls. Dull it.")
        game.play(frost)
        resolve(game)
        assert foe.frozen and not foe.dull
        if dulled:
            game.play(lull)
            resolve(game)
        while game.active == "you":
            game.choose("done") if game.asked == "priority" else game.table.apply(0)
        assert not foe.frozen and foe.dull is dulled
        game.shows("15.2.4.2")
