"""Words that tell cards and moments apart: the first and the other, what chooses which card, what an effect has done, when."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.acting import attack_with, resolve, through


def test_of_two_that_are_chosen_the_first_is_the_one_chosen_first(fftcg: Any) -> None:
    game = fftcg.game()
    one = game.forward("One", on="opponent's field")
    two = game.forward("Two", on="opponent's field", dull=True)
    bow = game.backup("Bow", text="《0》: Choose 2 Forwards. Dull the first Forward and activate the other.")
    game.use(bow)
    game.choose(one)
    assert "One" not in str(game.options())
    if game.asked == "target":
        game.choose(two)
    resolve(game)
    assert (one.dull, two.dull) == (True, False)


@pytest.mark.parametrize("mine", [True, False])
def test_a_summon_is_cancelled_if_it_has_chosen_a_card_of_yours(fftcg: Any, mine: bool) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    struck = game.forward("Struck", power=5000, on="your field" if mine else "opponent's field")
    ward = game.backup("Ward", text="《0》: Choose 1 Summon choosing a Forward you control. Cancel its effect.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Deal it 5000 damage.", cost=0)
    game.play(bolt)
    assert game.can("use", ward) == mine
    if mine:
        game.use(ward)
    through(game)
    assert struck.zone == ("field" if mine else "Break Zone")


@pytest.mark.parametrize(("element", "chosen"), [("fire", False), ("ice", True)])
def test_a_card_is_kept_from_the_summons_and_abilities_of_an_element(fftcg: Any, element: str, chosen: bool) -> None:
    game = fftcg.game()
    game.forward("Ripe", text="Ripe cannot be chosen by Fire Summons or Fire abilities.")
    flame = game.backup("Flame", element=element, text="《0》: Choose 1 Forward. Dull it.")
    assert game.can("use", flame) == chosen


def test_what_happens_in_an_attack_phase_happens_in_no_other(fftcg: Any) -> None:
    text = (
        "During your Attack Phase, when a Backup you control is put from the field into the Break Zone, "
        "place 1 Grief Counter on Mourner."
    )
    game = fftcg.game()
    mourner = game.forward("Mourner", power=5000, text=text)
    lamps = [game.backup(f"Lamp {n}", text=f"Put Lamp {n} into the Break Zone: Dull Lamp {n}.") for n in range(2)]
    game.use(lamps[0])
    resolve(game)
    assert not mourner.counters
    attack_with(game, mourner)
    game.use(lamps[1])
    resolve(game)
    assert mourner.counters == {"grief": 1}


@pytest.mark.parametrize("there", [1, 2])
def test_how_many_cards_an_effect_removed_is_asked_of_that_effect(fftcg: Any, there: int) -> None:
    game = fftcg.game(your_deck=5)
    for n in range(there):
        game.forward(f"Gone {n}", on="opponent's break zone")
    text = (
        "《0》: Remove all the Forwards in your opponent's Break Zone from the game. "
        "If 2 or more cards are removed from the game by this effect, draw 1 card."
    )
    reaper = game.backup("Reaper", text=text)
    before = len(game.you.hand)
    game.use(reaper)
    resolve(game)
    assert len(game.you.hand) - before == (1 if there == 2 else 0)


@pytest.mark.parametrize(("way", "zone"), [(0, "hand"), (1, "field")])
def test_which_of_two_things_is_done_to_a_card_is_chosen_when_it_is_found(fftcg: Any, way: int, zone: str) -> None:
    game = fftcg.game()
    friend = game.forward("Friend", on="your deck")
    scout = game.backup("Scout", text="《0》: Search for 1 Card Name Friend and add it to your hand or play it onto the field.")
    game.use(scout)
    resolve(game)
    while game.asked in ("search", "choose a card"):
        game.choose(friend)
    game.choose(game.options()[way])
    assert friend.zone == zone


def test_the_opponent_s_card_is_removed_by_lot(fftcg: Any) -> None:
    game = fftcg.game(opponent_hand=2)
    thief = game.backup("Thief", text="《0》: Your opponent randomly removes 1 card in their hand from the game.")
    game.use(thief)
    resolve(game)
    assert game.asked == "priority" and len(game.opponent.hand) == 1


def test_the_next_damage_it_deals_is_doubled_once(fftcg: Any) -> None:
    game = fftcg.game()
    foes = [game.forward(f"Foe {n}", power=9000, on="opponent's field") for n in range(2)]
    text = (
        "《0》: Choose 1 Card Name Hound. "
        "During this turn, the next damage it deals to a Forward becomes double the damage instead."
    )
    bell = game.backup("Bell", text=text)
    hound = game.forward("Hound", text="《0》: Choose 1 Forward. Deal it 4000 damage.")
    game.use(bell)
    resolve(game)
    for foe, taken in zip(foes, (8000, 4000), strict=True):
        game.use(hound)
        game.choose(foe)
        resolve(game)
        assert foe.damage == taken


def test_a_choice_among_the_stack_finds_summons_and_auto_abilities(fftcg: Any) -> None:
    """7.12.1: where each of the two would be."""
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", power=5000, on="opponent's field")
    ward = game.backup("Ward", text="《0》: Choose 1 Summon or auto-ability. Cancel its effect.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Deal it 5000 damage.", cost=0)
    assert not game.can("use", ward)
    game.play(bolt)
    game.use(ward)
    through(game)
    assert foe.zone == "field"


def test_a_removed_summon_may_be_cast_as_from_the_hand(fftcg: Any) -> None:
    """11.3.2: from elsewhere because an effect says so, for its cost; and once, for it is another card afterwards."""
    game = fftcg.game(your_hand=2, opponent_hand=1)
    foe = game.forward("Foe", power=5000, on="opponent's field")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Deal it 5000 damage.", cost=2, on="your break zone")
    text = (
        "《0》: Choose 1 Summon in your Break Zone. Remove it from the game. "
        "You can cast it at any time you could normally cast it this turn. The cost required to cast it is reduced by 1."
    )
    tome = game.backup("Tome", text=text)
    lamps = [game.backup(f"Lamp {n}", generic=True) for n in range(2)]
    assert not game.can("play", bolt)
    game.use(tome)
    resolve(game)
    assert bolt.zone == "removed from play" and game.can("play", bolt)
    game.play(bolt)
    while game.asked == "pay CP":
        game.choose("pay so")
    assert sum(lamp.dull for lamp in lamps) == 1
    through(game)
    assert foe.zone == "Break Zone" and bolt.zone == "Break Zone" and not game.can("play", bolt)


def test_what_is_so_in_an_attack_phase_is_so_in_no_other(fftcg: Any) -> None:
    game = fftcg.game()
    rock = game.forward("Rock", power=5000, text="During each Attack Phase, Rock gains +1000 power.\n《0》: Dull Rock.")
    assert rock.power == 5000
    attack_with(game, rock)
    assert rock.power == 6000


@pytest.mark.parametrize(("lamps", "power"), [(1, 5000), (2, 6000), (3, 8000)])
def test_a_second_number_is_of_the_cards_that_were_counted_before(fftcg: Any, lamps: int, power: int) -> None:
    text = "If you control 2 or more Backups, Rock gains +1000 power and if you control 3 or more, Rock also gains +2000 power."
    game = fftcg.game()
    rock = game.forward("Rock", power=5000, text=text)
    for n in range(lamps):
        game.backup(f"Lamp {n}")
    game.monster("Beast")
    assert rock.power == power


def test_of_one_subject_whichever_of_two_things_happens(fftcg: Any) -> None:
    """Entering and dealing damage speak of the same card, once as what moves and once as what the damage comes from."""
    text = "When Hero enters the field or deals damage to your opponent, draw 1 card."
    game = fftcg.game(your_deck=5)
    hero = game.forward("Hero", cost=0, text=text, on="your hand")
    game.forward("Else", on="your field")
    game.play(hero)
    resolve(game)
    assert len(game.you.hand) == 1
    for attacker, hand in (("Hero", 2), ("Else", 1)):
        game = fftcg.game(your_deck=5, opponent_deck=5, your_hand=1)
        cards = {name: game.forward(name, text=text if name == "Hero" else "") for name in ("Hero", "Else")}
        attack_with(game, cards[attacker])
        through(game)
        assert len(game.you.hand) == hand
