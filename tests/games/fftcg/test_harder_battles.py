"""Chapters 9, 10, 12 and 15 on harder tables: attacks, parties, First Strike, ends of turns and rule processes that meet."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, stack_names, through, to_attack

STEAL = "Choose 1 Forward opponent controls. Gain control of it until the end of the turn."
BREAK = "Choose 1 Forward. Break it."


def quiet(game: Any) -> None:
    """Until nothing is on the stack and a player has priority; what is asked meanwhile gets its first answer."""
    for _ in range(60):
        if not game.asked or (game.asked == "priority" and not game.table.stacked):
            return
        game.choose("done") if "done" in game.options() else game.table.apply(0)


def end_turn(game: Any, player: str = "you") -> None:
    while game.active == player:
        game.choose("done") if "done" in game.options() else game.table.apply(0)


def free_summon(game: Any, text: str, name: str = "Bolt", on: str = "your hand", **more: Any) -> Any:
    return game.summon(name, cost=0, text=text, on=on, **more)


# -- ends of turns
def test_damage_and_the_power_of_the_turn_go_at_the_same_time(fftcg: Any) -> None:
    """9.5.1.3: 6000 damage on 8000 power, of which 3000 end with the turn: it is not broken in between."""
    game = fftcg.game(your_hand=2)
    knight = game.forward("Knight", power=5000)
    cheer = free_summon(game, "Choose 1 Forward. It gains +3000 power until the end of the turn.", "Cheer")
    hit = free_summon(game, "Choose 1 Forward. Deal it 6000 damage.", "Hit")
    for summon in (cheer, hit):
        game.play(summon)
        quiet(game)
    assert knight.damage == 6000
    end_turn(game)
    assert knight.zone == "field" and knight.power == 5000 and knight.damage == 0
    game.shows("9.5.1.3", "9.5.1.3.1", "9.5.1.3.2")


def test_protection_and_damage_go_at_the_same_time(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2)
    knight = game.forward("Knight", power=3000)
    shield = free_summon(game, "Choose 1 Forward. It cannot be broken this turn.", "Shield")
    hit = free_summon(game, "Choose 1 Forward. Deal it 5000 damage.", "Hit")
    for summon in (shield, hit):
        game.play(summon)
        quiet(game)
    assert knight.zone == "field" and knight.damage == 5000
    end_turn(game)
    assert knight.zone == "field" and knight.damage == 0
    game.shows("9.5.1.3")


def test_who_lives_by_the_power_of_the_turn_goes_in_its_end_phase(fftcg: Any) -> None:
    """9.5.1.4, 12.4.4: and what that triggers is resolved before the next turn."""
    game = fftcg.game(your_hand=2)
    game.backup("Dread", on="opponent's field", text="The Forwards opponent controls lose 1000 power.")
    knight = game.forward("Knight", power=2000, text="When Knight is put from the field into the Break Zone, draw 1 card.")
    cheer = free_summon(game, "Choose 1 Forward. It gains +1000 power until the end of the turn.", "Cheer")
    curse = free_summon(game, "Choose 1 Forward. It loses 1000 power.", "Curse")
    for summon in (cheer, curse):
        game.play(summon)
        quiet(game)
    hand = len(game.you.hand)
    end_turn(game)
    assert knight.zone == "Break Zone" and len(game.you.hand) == hand + 1
    game.shows("9.5.1.4", "12.4.4")


def test_a_frozen_card_that_was_stolen_waits_for_the_thief_s_active_phase(fftcg: Any) -> None:
    """15.2.4.2: the next Active Phase of whoever controls it."""
    game = fftcg.game(your_hand=2, opponent_hand=1)
    cold = game.forward("Cold", on="opponent's field", dull=True)
    freeze = free_summon(game, "Choose 1 Forward. Freeze it.", "Frost")
    steal = free_summon(game, "Choose 1 Forward opponent controls. Gain control of it.", "Steal")
    for summon in (freeze, steal):
        game.play(summon, cold)
        quiet(game)
    end_turn(game)
    end_turn(game, "opponent")
    assert cold.controller == "you" and cold.dull
    end_turn(game)
    end_turn(game, "opponent")
    assert cold.active
    game.shows("15.2.4.2")


def test_a_frozen_card_that_was_activated_and_dulled_again_is_still_frozen(fftcg: Any) -> None:
    game = fftcg.game(your_hand=3, opponent_hand=1)
    cold = game.forward("Cold", on="opponent's field", dull=True)
    frost, horn, song = (
        free_summon(game, f"Choose 1 Forward. {verb} it.", name)
        for verb, name in (("Freeze", "Frost"), ("Activate", "Horn"), ("Dull", "Song"))
    )
    for summon in (frost, horn, song):
        game.play(summon, cold)
        quiet(game)
    end_turn(game)
    assert cold.dull
    game.shows("15.2.4.2")


# -- rule processes
def test_a_stolen_namesake_takes_the_own_one_with_it(fftcg: Any) -> None:
    """12.4.6, 7.3: each goes to its owner's Break Zone."""
    game = fftcg.game(your_hand=1)
    mine = game.forward("Twin", label="mine")
    theirs = game.forward("Twin", on="opponent's field", label="theirs")
    game.play(free_summon(game, STEAL), theirs)
    quiet(game)
    assert mine in game.you.break_zone and theirs in game.opponent.break_zone
    game.shows("12.4.6")


def test_a_stolen_dark_character_beside_a_light_one(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    light = game.forward("Light", element="light")
    dark = game.forward("Dark", on="opponent's field", element="dark")
    game.play(free_summon(game, STEAL), dark)
    quiet(game)
    assert light.zone == dark.zone == "Break Zone"
    game.shows("12.4.7")


def test_a_namesake_that_can_not_stay_has_entered_all_the_same(fftcg: Any) -> None:
    """11.8.16.1.1: its ability triggers, though the rules put it away before anybody has priority."""
    game = fftcg.game(your_hand=1)
    first = game.forward("Twin", label="first")
    text = "When Twin enters the field, draw 1 card."
    second = game.forward("Twin", label="second", on="your Break Zone", text=text)
    game.play(free_summon(game, "Choose 1 Forward in your Break Zone. Play it onto the field."), second)
    hand = len(game.you.hand)
    quiet(game)
    assert first.zone == second.zone == "Break Zone" and len(game.you.hand) == hand + 1
    game.shows("12.4.6")


def test_a_sixth_backup_that_is_a_namesake_may_be_the_one_that_exceeds(fftcg: Any) -> None:
    """12.3: both processes are performed at once, and one card serves for both."""
    game = fftcg.game(your_hand=1)
    others = [game.backup(f"Mage {n}") for n in range(4)]
    first = game.backup("Twin", label="first")
    second = game.backup("Twin", label="second", on="your Break Zone")
    game.play(free_summon(game, "Choose 1 Backup in your Break Zone. Play it onto the field."), second)
    while game.asked == "priority" and game.table.stacked:
        game.choose("done")
    game.choose(first)
    assert first.zone == second.zone == "Break Zone" and all(mage.zone == "field" for mage in others)
    game.shows("12.4.6", "12.4.8", "12.3")


def test_who_can_not_be_broken_is_put_away_without_power(fftcg: Any) -> None:
    """12.4.4, 12.4.5, 15.1.1.3.2: damage breaks, no power puts."""
    game = fftcg.game(your_hand=2)
    rock = game.forward("Rock", power=3000, text="Rock cannot be broken.")
    hit = free_summon(game, "Choose 1 Forward. Deal it 5000 damage.", "Hit")
    curse = free_summon(game, "Choose 1 Forward. It loses 3000 power until the end of the turn.", "Curse")
    game.play(hit)
    quiet(game)
    assert rock.zone == "field"
    game.play(curse)
    quiet(game)
    assert rock.zone == "Break Zone"
    game.shows("12.4.4")


def test_power_below_nothing_counts_for_what_comes_in_the_same_effect(fftcg: Any) -> None:
    """4.3: 2000, less 5000, plus 4000."""
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=2000)
    text = (
        "Choose 1 Forward. It loses 5000 power until the end of the turn. It gains +4000 power until the end of the turn."
    )
    game.play(free_summon(game, text))
    quiet(game)
    assert knight.zone == "field" and knight.power == 1000


# -- attacks
def test_a_blocker_that_is_dulled_or_may_not_block_any_more_still_battles(fftcg: Any) -> None:
    """10.1.3.1.1, 10.1.3.1.2 ask when it is declared."""
    for text in ("Choose 1 Forward. Dull it.", "Choose 1 Forward. It cannot block this turn."):
        game = fftcg.game(start="attack", your_hand=1, opponent_hand=0)
        attacker = game.forward("Attacker", power=3000)
        wall = game.forward("Wall", power=5000, on="opponent's field")
        late = free_summon(game, text)
        attack_with(game, attacker)
        through(game)
        game.choose("block with Wall")
        game.play(late, wall)
        while attacker.zone == "field" and game.active == "you":
            game.choose("done")
        assert attacker.zone == "Break Zone" and wall.damage == 3000 and game.opponent.damage == 0


def test_an_attacker_that_leaves_before_the_block_deals_nothing(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=1)
    attacker = game.forward("Attacker")
    wave = free_summon(game, "Choose 1 Forward. Return it to its owner's hand.", on="opponent's hand")
    attack_with(game, attacker)
    while game.decides != "opponent":
        game.choose("done")
    game.play(wave)
    through(game)
    assert game.opponent.damage == 0 and attacker.zone == "hand"


def test_first_strike_that_is_given_in_answer_makes_both_strike_at_once(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=1)
    attacker = game.forward("Attacker", power=5000, text="First Strike")
    wall = game.forward("Wall", power=5000, on="opponent's field")
    gift = free_summon(game, "Choose 1 Forward. It gains First Strike until the end of the turn.", on="opponent's hand")
    attack_with(game, attacker)
    through(game)
    game.choose("block with Wall")
    while game.decides != "opponent":
        game.choose("done")
    game.play(gift, wall)
    through(game)
    assert attacker.zone == wall.zone == "Break Zone"
    game.shows("15.2.3.2")


def test_a_blocker_that_strikes_first_is_struck_by_who_is_left_of_the_party(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1, opponent_hand=0)
    one, two = (game.forward(name, power=3000) for name in ("One", "Two"))
    wall = game.forward("Wall", power=4000, text="First Strike", on="opponent's field")
    attack_with(game, one, two)
    through(game)
    game.choose("block with Wall")
    through(game)
    game.choose(3000)
    while game.asked not in ("priority", "attack"):
        game.table.apply(0)
    assert one.zone == "Break Zone" and two.damage == 1000 and wall.zone == "field" and wall.damage == 3000
    game.shows("10.1.4.2.1", "15.2.3.2")


def test_who_is_left_of_a_party_strikes_first_alone(fftcg: Any) -> None:
    """15.1.1.9.5, 15.1.1.9.7: no party any more, so the other's lack of it does not count."""
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=1)
    fast = game.forward("Fast", power=5000, text="First Strike")
    slow = game.forward("Slow", power=1000)
    wall = game.forward("Wall", power=5000, on="opponent's field")
    kill = free_summon(game, BREAK, on="opponent's hand")
    attack_with(game, fast, slow)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    while game.decides != "opponent":
        game.choose("done")
    game.play(kill, slow)
    while wall.zone == "field" and game.active == "you" and game.asked:
        game.choose("done") if "done" in game.options() else game.table.apply(0)
    assert wall.zone == "Break Zone" and fast.zone == "field" and fast.damage == 0
    game.shows("15.1.1.9.5")


def test_the_elements_of_a_party_are_common_to_all_of_it(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    both = game.forward("Both", elements=["fire", "ice"])
    cold = game.forward("Cold", element="ice")
    game.forward("Hot", element="fire")
    game.start()
    to_attack(game)
    game.attack(both)
    assert set(game.options()) == {"attack with Cold", "attack with Hot", "done"}
    game.attack(cold)
    assert "attack with Hot" not in game.options() or game.asked == "attack"
    game.shows("15.1.1.9.2")


def test_only_those_without_brave_are_dulled_in_a_party(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    brave = game.forward("Brave One", text="Brave")
    others = [game.forward(f"Other {n}") for n in range(2)]
    attack_with(game, brave, *others)
    assert brave.active and all(other.dull for other in others) and game.opponent.damage == 1
    game.shows("10.1.2.2", "15.2.1.2")


def test_of_several_that_must_block_one_is_chosen(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight")
    for name in ("Keen", "Eager"):
        game.forward(name, on="opponent's field", text=f"{name} must block if possible.")
    game.forward("Idle", on="opponent's field")
    attack_with(game, knight)
    assert set(game.options()) == {"block with Keen", "block with Eager"}
    game.shows("10.1.3.1.3")


def test_who_must_attack_and_is_dull_holds_nobody_up(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    game.forward("Wild", dull=True, text="Wild must attack once per turn if possible.")
    game.forward("Calm")
    to_attack(game)
    assert "done" in game.options()


def test_an_ex_burst_comes_before_what_the_damage_triggers(fftcg: Any) -> None:
    """10.1.4.3, 11.10.2: the attacker is back in hand, and its ability is stacked all the same."""
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    attacker = game.forward("Attacker", text="When Attacker deals damage to your opponent, draw 1 card.")
    text = "EX BURST Choose 1 Forward. Return it to its owner's hand."
    free_summon(game, text, "Burst", on="opponent's deck", ex_burst=True)
    attack_with(game, attacker)
    through(game)
    assert game.decides == "opponent" and not game.table.stacked
    game.choose("yes")
    assert attacker.zone == "hand"
    quiet(game)
    assert len(game.you.hand) == 2
    game.shows("11.10.2", "10.1.4.3")


def test_an_ex_burst_that_draws_from_nothing_loses(fftcg: Any) -> None:
    game = fftcg.game(start="attack", opponent_deck=0, your_hand=0, opponent_hand=0)
    attacker = game.forward("Attacker")
    free_summon(game, "EX BURST Draw 1 card.", "Burst", on="opponent's deck", ex_burst=True)
    attack_with(game, attacker)
    through(game)
    game.choose("yes")
    assert game.winner == "you"
    game.shows("12.4.2", "3.1.2")


def test_a_card_of_an_ex_burst_uses_what_is_marked_and_is_not_on_the_field(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    attacker = game.forward("Attacker")
    text = (
        "EX BURST When Page enters the field, draw 1 card. Page gains +1000 power until the end of the turn.\n"
        "When Page enters the field, draw 2 cards."
    )
    game.forward("Page", on="opponent's deck", ex_burst=True, text=text)
    attack_with(game, attacker)
    through(game)
    game.choose("yes")
    quiet(game)
    drawn = [e for e in game.events("move") if e.verb == "draw" and e.player == "opponent" and e.clause != "9.2.1.1"]
    assert len(drawn) == 1
    game.shows("11.10.3")


def test_each_of_a_party_attacks(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    party = [game.forward(name, text=f"When {name} attacks, draw 1 card.") for name in ("One", "Two")]
    game.forward("Drum", dull=True, text="When a Forward you control attacks, draw 1 card.")
    attack_with(game, *party)
    while game.asked != "priority":
        game.table.apply(0)
    assert sorted(stack_names(game)) == ["Drum", "Drum", "One", "Two"]
    game.shows("10.1.2.5", "11.8.6")
