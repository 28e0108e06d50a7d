"""Chapter 6: players, owners, sources, damage, counters."""

from __future__ import annotations

from typing import Any

from cardwright.kernel.events import BY_COMBAT, player_damaged
from tests.games.fftcg.acting import let_happen, resolve, stack_names, to_attack


def test_the_turn_player_decides_first(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    for who in ("your", "opponent's"):
        for n in (1, 2):
            game.forward(f"{who} {n}", on=f"{who} hand")
    fall = game.summon("Fall", text="Each player discards 1 card from his/her hand.")
    game.play(fall)
    resolve(game)
    assert game.decides == "you"
    game.choose(game.find("your 1"))
    assert game.decides == "opponent" and game.find("your 1").zone == "hand", "all decide before anybody acts"
    game.choose(game.find("opponent's 2"))
    assert game.find("your 1").zone == game.find("opponent's 2").zone == "Break Zone"
    game.shows("6.1.3", "11.11.6")


def test_what_each_player_selects_all_go_together(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    gone = "is put from the field into the Break Zone, draw 1 card."
    mine = [game.forward(f"Mine {n}", text=f"When Mine {n} {gone}") for n in (1, 2)]
    theirs = [game.forward(f"Theirs {n}", text=f"When a Forward {gone}", on="opponent's field") for n in (1, 2)]
    fall = game.summon("Fall", text="Each player selects 1 Forward they control and puts it into the Break Zone.")
    game.play(fall)
    resolve(game)
    game.choose(mine[0])
    assert mine[0].zone == "field" and game.decides == "opponent"
    game.choose(theirs[1])
    assert [card.zone for card in mine + theirs] == ["Break Zone", "field", "field", "Break Zone"]
    while game.asked != "priority":
        game.table.apply(0)  # the order in which they are put onto the stack
    assert sorted(stack_names(game)) == ["Mine 1", "Theirs 1", "Theirs 1", "Theirs 2", "Theirs 2"], "they see each other go"
    game.shows("6.1.3", "11.11.6")


def test_what_each_player_selects_goes_to_the_own_hand(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    cards = [game.forward(f"{whose} {n}", on=f"{whose} break zone") for whose in ("your", "opponent's") for n in (1, 2)]
    tide = game.summon("Tide", text="Each player selects 1 Forward from his/her Break Zone and adds it to his/her hand.")
    game.play(tide)
    resolve(game)
    game.choose(cards[0])
    game.choose(cards[3])
    assert [card.zone for card in cards] == ["hand", "Break Zone", "Break Zone", "hand"]
    assert cards[0] in game.you.hand and cards[3] in game.opponent.hand
    game.shows("6.1.3")


def test_what_nobody_selected_goes(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    cards = [game.forward(f"{whose} {n}", on=f"{whose} field") for whose in ("your", "opponent's") for n in (1, 2)]
    text = "Each player selects 1 Forward they control."
    rest = "Then, put all the Forwards other than the selected Forwards into the Break Zone."
    game.play(game.summon("Doom", text=f"{text} {rest}"))
    resolve(game)
    game.choose(cards[1])
    game.choose(cards[2])
    assert [card.zone for card in cards] == ["Break Zone", "field", "field", "Break Zone"]
    game.shows("6.1.3")


def test_a_summon_on_the_stack_is_its_casters(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    ifrit = game.summon("Ifrit", text="Draw 1 card.")
    game.play(ifrit)
    assert (ifrit.zone, ifrit.controller) == ("stack", "you")
    assert game.view("opponent")["stack"][0]["name"] == "Ifrit"
    game.shows("6.2.3", "7.12.1", "7.12.2", "7.12.3", "11.3.2")


def test_who_puts_a_character_onto_the_field_controls_it(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Fallen", on="your break zone")
    chief = game.forward("Chief", power=5000, text="The Forwards other than Chief you control gain +1000 power.")
    rise = game.summon("Rise", text="Choose 1 Forward in your Break Zone. Play it onto the field.")
    game.play(rise)
    resolve(game)
    fallen = game.find("Fallen")
    assert (fallen.zone, fallen.controller, fallen.power, chief.power) == ("field", "you", 6000, 5000)
    game.shows("6.2.5", "11.9.1", "11.9.3", "11.12.4.4", "11.12.4.5")


def test_an_ability_outlives_its_source(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", power=6000, on="opponent's field")
    imp = game.monster("Imp", text="Put Imp into the Break Zone: Choose 1 Forward. Deal it 6000 damage.")
    game.use(imp, None, foe)
    assert imp.zone == "Break Zone" and stack_names(game) == ["Imp"]
    resolve(game)
    assert foe.zone == "Break Zone"
    game.shows("6.4.1", "6.4.2", "11.5.5", "11.11.4", "11.11.7", "11.6.2.3")


def test_damage_turns_over_as_many_cards_as_points(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    doom = game.summon("Doom", text="Doom deals your opponent 3 points of damage.")
    game.play(doom)
    resolve(game)
    assert game.opponent.damage == 3 and len(game.opponent.deck) == 17
    game.shows("6.5.2", "6.5.3")


def test_of_one_ability_all_damage_comes_before_the_ex_bursts(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    doom = game.summon("Doom", text="Doom deals your opponent 2 points of damage.")
    for n in (1, 2):
        game.summon(f"Burst {n}", on="opponent's deck", ex_burst=True, text="EX BURST Draw 1 card.")
    game.play(doom)
    resolve(game)
    assert game.asked == "use the EX Burst" and game.decides == "opponent" and game.opponent.damage == 2
    game.choose("yes")
    assert len(game.opponent.hand) == 1 and game.asked == "use the EX Burst"
    game.choose("no")
    assert len(game.opponent.hand) == 1
    game.shows("6.5.2.1", "11.10.2", "11.10.3")


def test_otherwise_each_ex_burst_comes_before_the_next_card(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight")
    game.summon("Burst", on="opponent's deck", ex_burst=True, text="EX BURST Draw 1 card.")
    game.forward("Next", on="opponent's deck")
    game.start()
    let_happen(game, player_damaged(1, 2).by(source=knight.card.ref(), cause=BY_COMBAT))
    assert game.asked == "use the EX Burst" and game.opponent.damage == 1
    game.choose("yes")
    assert game.opponent.damage == 2 and [c.name for c in game.opponent.hand] == ["Next"]
    game.shows("6.5.2.1")


def test_counters_of_one_name_are_the_same(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mimic = game.monster("Mimic", text="《0》: Place 1 Shard Counter on Mimic. You can only use this ability once per turn.",
                         counters={"shard": 1})
    game.use(mimic)
    resolve(game)
    assert sum(mimic.counters.values()) == 2
    game.shows("6.7.1", "6.7.2")


def test_counters_do_not_go_along_to_another_zone(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mimic = game.monster("Mimic", counters={"shard": 3})
    wave = game.summon("Wave", text="Choose 1 Character. Return it to its owner's hand.")
    game.play(wave)
    resolve(game)
    assert mimic.zone == "hand" and mimic.counters == {}
    game.shows("6.7.3", "7.4")


def test_nobody_attacks_without_forwards(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=6)
    game.forward("Knight")
    to_attack(game)
    game.choose("done")
    assert game.asked == "priority"
    game.shows("10.1.2.7")
