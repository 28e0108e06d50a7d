"""Information, actions and rare rules on tables where several things meet: one clause each."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import (
    PASS,
    at_main,
    attack,
    declare,
    end_turn,
    finish_battle,
    judge,
    next_main,
    play,
    ready,
    resolve,
    stones,
    why,
)

BACK = {"name": "Lord Unbound", "atk": 500, "defense": 500}


def answer_all(game):
    while game.asked and game.asked != "priority":
        game.table.apply(0)


def test_x_in_a_cost_is_nothing_anywhere_but_in_the_chase_area(fow):
    """203.5b."""
    game = fow.game(your_main_deck=0)
    hydra = game.resonator("Hydra", cost="{R}{X}", zone="your main deck")
    big = game.resonator("Big", cost="{R}{1}", zone="your main deck")
    text = "Search your main deck for a resonator with total cost 1 or less, reveal it and put it into your hand. "
    text += "Then shuffle your main deck."
    game.play(game.chant("Dig", cost="", text=text))
    resolve(game)
    assert big not in game.options()
    game.choose(hydra)
    assert hydra.zone == "hand"


def test_resting_what_is_rested_is_no_becoming_rested(fow):
    """104.3."""
    game = fow.game()
    game.resonator("Tired", rested=True, text="Whenever this card becomes rested >>> You gain 500 life.")
    rest = game.chant("Rest", cost="", text="Rest target resonator.")
    play(game, rest)
    assert game.you.life == 4000


def test_void_is_to_have_no_attribute_and_becoming_fire_ends_it(fow):
    """208.4."""
    game = fow.game()
    void = game.resonator("Void", attribute=(), on="opponent's field")
    fire = game.resonator("Fire", attribute="fire", on="opponent's field")
    paint = game.chant("Paint", cost="", text="Target resonator becomes fire until end of turn.")
    kill = game.chant("Kill", cost="", text="Destroy target void resonator.")
    assert game.can("play", kill)
    play(game, paint, void)
    assert not game.can("play", kill) and fire.zone == "field"


def test_judgment_is_cancelled_by_nothing_that_cancels_spells_or_abilities(fow):
    """705.2d, 705.3a."""
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back=BACK)
    no = game.chant("No", cost="", zone="opponent's hand", text="[Quickcast]\nCancel target spell.")
    nope = game.chant("Nope", cost="", zone="opponent's hand", text="[Quickcast]\nCancel target ability.")
    game.act(terms.JUDGE, lord, extra=0)
    while game.asked == "priority" and lord.zone == "ruler area":
        assert not game.can("play", no) and not game.can("play", nope)
        game.choose(PASS)
    assert lord.zone == "field"
    game.shows("705.2d")


def test_a_j_ruler_that_has_just_come_does_not_rest_for_its_ability_without_swiftness(fow):
    """905.4, 1107.2: though it was in the ruler area since the beginning of the turn."""
    for swift in ("", "[Swiftness]\n"):
        game = fow.game()
        back = {**BACK, "text": f"{swift}{{Rest}}: You gain 500 life."}
        lord = game.ruler("Lord", text="[Judgment] {0}", back=back)
        judge(game, lord)
        assert lord.zone == "field" and game.can("use", lord) == bool(swift)
    game.shows("905.4")


def test_an_imperishable_j_ruler_comes_back_the_next_turn_and_not_in_the_same_one(fow):
    """1108.2, 705.1."""
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back={**BACK, "text": "[Imperishable]"})
    kill = game.chant("Kill", cost="", text="Destroy target J-ruler.")
    judge(game, lord)
    play(game, kill, lord)
    assert lord.zone == "ruler area" and lord.counters.get("astral", 0) == 0
    assert why(game, terms.JUDGE, lord)
    next_main(game)
    next_main(game)
    assert not why(game, terms.JUDGE, lord)
    game.shows("1108.2")


def test_an_evolution_counter_is_put_once(fow):
    """1116.2: played twice before the first resolves, it is one counter."""
    game = fow.game()
    cub = game.resonator("Cub", text="[Evolution] {0}")
    ready(game, "your")
    game.use(cub)
    game.use(cub)
    resolve(game)
    assert cub.counters == {"evolution": 1}
    game.shows("1116.2")


def test_values_that_are_no_hundreds_are_rounded_after_all_effects(fow):
    """909.1g: up, and once."""
    game = fow.game()
    odd = game.resonator("Odd", atk=300, defense=300)
    half = game.chant("Half", cost="", text="Target resonator gains [+150/+150] until end of turn.")
    more = game.chant("More", cost="", text="Target resonator gains [+150/+150] until end of turn.")
    play(game, half, odd)
    assert (odd.atk, odd.defense) == (500, 500)
    play(game, more, odd)
    assert (odd.atk, odd.defense) == (600, 600)
    game.shows("909.1g")


def test_a_shuffle_hides_what_was_revealed(fow):
    """1021.2, 1005.1."""
    game = fow.game(your_main_deck=3)
    look = game.chant("Look", cost="", text="Reveal the top card of your main deck. Then shuffle your main deck.")
    play(game, look)
    assert not any(c.seen_by("opponent") for c in game.you.main_deck)


def test_players_pay_life_in_hundreds_and_no_more_than_they_have(fow):
    """105.4a, 1003.4: a cost of more life than there is can't be paid."""
    game = fow.game(your_life=300)
    rite = game.resonator("Rite", text="Pay 400 life: Draw a card.")
    small = game.resonator("Small", text="Pay 300 life: Draw a card.")
    assert not game.can("use", rite)
    if game.can("use", small):
        game.use(small)
        resolve(game)
        assert game.winner == "opponent"


def test_a_forfeited_battle_after_an_answer_may_be_begun_again_and_again(fow):
    """803.6."""
    game = fow.game()
    game.resonator("Knight")
    answer = ready(game)
    game.choose("battle")
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(answer)
    while game.asked == "priority":
        game.choose(PASS)
    game.choose("done")
    finish_battle(game)
    assert "battle" in game.options()
    game.shows("803.6")


def test_awakened_text_stays_and_the_plain_card_has_none(fow):
    """1109.2, 1109.3."""
    game = fow.game()
    stones(game, 1)
    two = [game.resonator(f"Seer {i}", zone="your hand", cost="", atk=100, defense=100,
                          text="[Awakening] {R}: This card gains [+200/+200].") for i in (1, 2)]
    game.play(two[0])
    while game.asked != "priority":
        game.choose("yes" if "yes" in game.options() else game.options()[-1])
    resolve(game)
    play(game, two[1])
    answer_all(game)
    resolve(game)
    first, second = sorted((c.atk for c in two), reverse=True)
    assert (first, second) == (300, 100)
    end_turn(game)
    assert max(c.atk for c in two) == 300
    game.shows("1109.3")


def test_first_strike_that_kills_the_attacked_resonator_leaves_no_blow(fow):
    """805.2b, 806.3."""
    game = fow.game()
    fast = game.resonator("Fast", atk=500, defense=100, text="[First Strike]")
    foe = game.resonator("Foe", atk=900, defense=500, on="opponent's field", rested=True)
    attack(game, fast, foe)
    assert foe.zone == "graveyard" and fast.zone == "field" and fast.damage == 0
    game.shows("805.2b")


BITES = "Whenever this card deals battle damage {}>>> Draw a card."


@pytest.mark.parametrize(("whom", "blocked", "drawn"), [
    ("", "", 1), ("to your opponent ", "", 1), ("to a resonator ", "", 0), ("", "stays", 1), ("to your opponent ", "stays", 0),
    ("to a resonator ", "stays", 1), ("to your opponent ", "leaves", 1),
])
def test_what_an_attack_deals_is_battle_damage_whoever_takes_it(fow, whom, blocked, drawn):
    """805.2, 806.2, 806.2b: a player as well as a blocker."""
    game = fow.game()
    bat = game.resonator("Bat", atk=400, defense=500, text=BITES.format(whom))
    guard = game.resonator("Guard", atk=100, defense=900, on="opponent's field", rested=not blocked)
    kill = game.chant("Kill", cost="", text="[Quickcast]\nDestroy target blocking resonator.")
    before = 0 if blocked == "leaves" else 1
    declare(game, bat, "opponent")
    while game.asked == "priority" and not at_main(game):
        game.choose(PASS)
    if blocked:
        game.choose(guard)
    if blocked == "leaves":
        play(game, kill)
    finish_battle(game)
    assert len(game.you.hand) - before == drawn
    game.shows("806.2")


def test_damage_of_an_ability_is_no_battle_damage_in_the_middle_of_a_battle(fow):
    """805.2, 806.2."""
    game = fow.game()
    bat = game.resonator("Bat", atk=0, defense=500, text=BITES.format("") + "\n{0}: This card deals 300 damage to your opponent.")
    declare(game, bat, "opponent")
    game.use(bat)
    resolve(game)
    finish_battle(game)
    assert game.opponent.life == 3700 and len(game.you.hand) == 0


@pytest.mark.parametrize(("text", "life"), [
    ("Prevent all battle damage that would be dealt by this card.", 4000),
    ("Prevent all damage that would be dealt by this card.", 4000), ("", 3600),
])
def test_battle_damage_to_a_player_is_prevented_as_such(fow, text, life):
    """1018.1b, 806.2b."""
    game = fow.game()
    attack(game, game.resonator("Bat", atk=400, defense=500, text=text), "opponent")
    assert game.opponent.life == life


def test_a_delayed_ability_finds_nobody_where_its_card_has_gone(fow):
    """906.8, 302.3."""
    game = fow.game()
    knight = game.resonator("Knight")
    doom = game.chant("Doom", cost="", text="Target resonator gains [+500/+500] until end of turn. At the end of turn, destroy it.")
    blink = game.chant("Blink", cost="", text="Remove target resonator from the game. Then put it into your field.")
    play(game, doom, knight)
    play(game, blink, knight)
    end_turn(game)
    assert knight.zone == "field"
