"""Wordings of later clusters at a table: what makes cards and judgments cheaper, what X was, what is seen and what is prevented."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.fow import terms
from cardwright.kernel.options import option
from cardwright.text.explaining import explain
from tests.games.fow.acting import attack, play, resolve, stones
from tests.games.fow.compiling import ability, compiler, effects, of_kind

LORD = {"name": "Awakened Lord", "atk": 800, "defense": 800}


def answered(game: Any, **answers: Any) -> None:
    """Answer each question by its name until priority is asked for again; whatever is not named is declined."""
    while game.asked != "priority":
        game.choose(answers.get(game.asked.replace(" ", "_"), "no"))


def spells(game: Any, *texts: str) -> list[Any]:
    """A chant that costs nothing for each text, in hand."""
    return [game.chant(f"Spell {at}", text=text, cost="{0}") for at, text in enumerate(texts)]


def judge(game: Any, lord: Any) -> None:
    game.act(terms.JUDGE, lord)
    answered(game, pay_less="yes", reduction="void")
    resolve(game)


@pytest.mark.parametrize("free", [False, True])
def test_a_judgment_that_may_be_done_for_nothing(fow: Any, free: bool) -> None:
    """903.2f, 705.2a"""
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {R}{R}{R}", back=LORD)
    (dawn,) = spells(game, "You may pay {0} to do judgment until end of turn.")
    if free:
        play(game, dawn)
        judge(game, lord)
        assert lord.side == "Awakened Lord"
    else:
        assert game.table.why_not(option(terms.JUDGE, lord.id)).clause == "705.2a"


def test_a_judgment_that_costs_less(fow: Any) -> None:
    """903.2f-iv"""
    game = fow.game()
    pool = stones(game, 1)
    lord = game.ruler("Lord", text="[Judgment] {R}{1}", back=LORD)
    game.resonator("Herald", text="You may pay {1} less to do judgment.")
    judge(game, lord)
    assert lord.side == "Awakened Lord" and pool[0].rested


def test_a_gods_art_costs_less_and_another_ability_does_not(fow: Any) -> None:
    """903.2f, 1112.2"""
    game = fow.game()
    text = "God's Art <Dawn> {1}: You gain 500 life.\n{1}: You lose 100 life."
    lord = game.ruler("Lord", on="your field", back={**LORD, "text": text})
    game.resonator("Herald", text="You may pay {0} to play God's Art abilities.")
    game.use(lord, 0)
    answered(game, pay_less="yes")
    resolve(game)
    assert game.you.life == 4500
    assert not game.can("use", lord, 1)


def test_a_target_makes_the_card_cheaper(fow: Any) -> None:
    """903.2e before 903.2f: the cost is determined when the targets are chosen."""
    text = "Target resonator gains [+200/+200] until end of turn.\nYou pay {1} less to play this card if it targets a Fairy."
    for race, playable in (("Fairy", True), ("Elf", False)):
        game = fow.game()
        imp = game.resonator("Imp", races=[race], atk=300)
        gift = game.chant("Gift", text=text, cost="{1}")
        assert game.can("play", gift) is playable
        if playable:
            game.play(gift)
            answered(game, target=imp)
            resolve(game)
            assert imp.atk == 500


def test_of_two_targets_only_one_makes_it_cheaper(fow: Any) -> None:
    """903.2f: whichever was chosen counts, not what could have been."""
    text = "Destroy target resonator.\nYou pay {1} less to play this card if it targets a Fairy."
    for chosen, rested in (("Fairy", 1), ("Elf", 2)):
        game = fow.game()
        pool = stones(game, 2)
        imps = {race: game.resonator(race, races=[race]) for race in ("Fairy", "Elf")}
        bolt = game.chant("Bolt", text=text, cost="{2}")
        game.play(bolt)
        answered(game, target=imps[chosen])
        resolve(game)
        assert imps[chosen].zone == "graveyard"
        assert sum(stone.rested for stone in pool) == rested


def test_the_next_card_of_a_kind_costs_nothing(fow: Any) -> None:
    """903.2f"""
    game = fow.game()
    (grace,) = spells(game, "You may play your next chant without paying its cost until end of turn.")
    first, second = (game.chant(name, text="You gain 100 life.", cost="{2}") for name in ("Ode", "Elegy"))
    play(game, grace)
    game.play(first)
    answered(game, pay_less="yes")
    resolve(game)
    assert game.you.life == 4100 and not game.can("play", second)


def test_the_first_chant_of_each_turn_costs_nothing(fow: Any) -> None:
    """903.2f"""
    game = fow.game()
    game.resonator("Muse", text="Each turn, you may pay {0} to play your first chant rather than pay its cost.")
    first, second = (game.chant(name, text="You gain 100 life.", cost="{2}") for name in ("Ode", "Elegy"))
    game.play(first)
    answered(game, pay_less="yes")
    resolve(game)
    assert game.you.life == 4100 and not game.can("play", second)


def test_the_x_of_an_awakening_is_what_was_paid(fow: Any) -> None:
    """1109.2, 903.2d"""
    text = "[Awakening] {X}: When this card enters your field, put X [+100/+100] counters on this card."
    game = fow.game()
    stones(game, 3)
    imp = game.resonator("Imp", on="your hand", cost="{0}", atk=300, defense=300, text=text)
    game.play(imp)
    answered(game, pay_or_not="yes", choose_a_number=2)
    resolve(game)
    assert imp.atk == 500


def test_two_awakenings_with_an_x_each_are_not_understood() -> None:
    """Each has an X of its own, and a card is played with one."""
    line = "[Awakening] {X}: When this card enters your field, draw X cards."
    for text, understood in ((line, True), (f"{line}\n{line}", False)):
        card = {"id": "1", "name": "Imp", "type": "Resonator", "cost": "{0}", "text": text}
        assert compiler().compile(card).understood is understood


def test_damage_of_some_size_is_prevented_and_more_is_not(fow: Any) -> None:
    """1018.1"""
    game = fow.game()
    wall = game.resonator("Wall", defense=1000, text="If this card would be dealt 300 or less damage, prevent it.")
    sparks = spells(game, *(f"This card deals {amount} damage to target resonator." for amount in (300, 400)))
    for spark, damage in zip(sparks, (0, 400), strict=True):
        play(game, spark)
        assert wall.damage == damage


def test_damage_to_a_target_is_doubled_this_turn(fow: Any) -> None:
    """910.1"""
    game = fow.game()
    wall = game.resonator("Wall", defense=1000)
    text = "Rest target resonator. If damage would be dealt to that resonator this turn, it's dealt double that much instead."
    for spell in spells(game, text, "This card deals 200 damage to target resonator."):
        play(game, spell)
    assert wall.damage == 400


def test_damage_of_the_turn_is_added_up(fow: Any) -> None:
    """1007.3"""
    game = fow.game()
    hurt = "This card deals 300 damage to you."
    for spell in spells(game, hurt, hurt, "You gain life equal to the damage that was dealt to you this turn."):
        play(game, spell)
    assert game.you.life == 4000


def test_life_lost_in_any_way_is_added_up(fow: Any) -> None:
    """105.4, 1007.2: by damage, by an effect; what the opponent lost is not counted."""
    game = fow.game()
    texts = ("This card deals 300 damage to you.", "You lose 200 life.", "Your opponent loses 900 life.")
    for spell in spells(game, *texts, "You gain life equal to the amount of life you lost this turn."):
        play(game, spell)
    assert game.you.life == 4000


def test_losing_life_is_noticed_whoever_takes_it(fow: Any) -> None:
    """906.1, 1007.2"""
    game = fow.game()
    game.resonator("Leech", text="Whenever your opponent loses life ⇒ You gain 100 life.")
    texts = ("This card deals 300 damage to your opponent.", "Your opponent loses 300 life.", "You lose 300 life.")
    for spell in spells(game, *texts):
        play(game, spell)
    assert game.you.life == 4000 + 200 - 300


def test_counters_are_distributed_on_playing(fow: Any) -> None:
    """903.2e, 1022.2"""
    game = fow.game()
    imps = [game.resonator(name, atk=300, defense=300) for name in ("Imp", "Elf")]
    game.play(game.chant("Gift", text="Distribute three [+100/+100] counters on up to two target resonators.", cost="{0}"))
    wanted = imps[:]
    while game.asked != "priority":
            game.choose(wanted.pop(0) if game.asked == "target" else 1)
    resolve(game)
    assert [imp.atk for imp in imps] == [400, 500]


def test_cards_removed_face_down_may_be_looked_at_by_one_player(fow: Any) -> None:
    """311.2a"""
    game = fow.game()
    hidden = game.resonator("Secret", on="your main deck")
    text = "Remove the top card of your deck from the game face down. You may look at it at any time."
    play(game, game.chant("Hide", text=text, cost="{0}"))
    card = game.table.cards[hidden.id]
    assert hidden.zone == "removed area" and card.facedown
    assert [game.table.rules.may_see(game.table, card, player) for player in (0, 1)] == [True, False]


def test_resonators_enter_the_opponents_field_rested(fow: Any) -> None:
    """302.4"""
    game = fow.game()
    text = "Resonators entering the field under your opponent's control enter the field rested."
    game.resonator("Frost", on="opponent's field", text=text)
    imp = game.resonator("Imp", on="your hand", cost="{0}")
    play(game, imp)
    assert imp.rested


def test_an_ability_of_each_main_phase(fow: Any) -> None:
    """501.1"""
    game = fow.game()
    clock = game.regalia("Clock", text="{0}: You gain 100 life. Play this ability only during each player's main phase.")
    game.use(clock)
    resolve(game)
    assert game.you.life == 4100
    told = " ".join(explain(ability("{0}: Draw a card. Play this ability only during each player's main phase.")))
    assert "main phase of any player's turn" in told


def test_a_player_who_controlled_what_left_draws(fow: Any) -> None:
    """1207.1: what it last was counts."""
    text = "Return target resonator to its owner's hand. If you controlled the chosen target, draw a card."
    for side, drawn in (("your", 1), ("opponent's", 0)):
        game = fow.game()
        imp = game.resonator("Imp", on=f"{side} field")
        game.resonator("Next", on="your main deck")
        (gale,) = spells(game, text)
        play(game, gale)
        assert imp.zone == "hand" and len(game.you.hand) == drawn + (side == "your")


def test_the_chosen_target_instead(fow: Any) -> None:
    """903.2e: one target, whichever of the two is done."""
    text = (
        "Target resonator gains [+200/+200] until end of turn. If you control a Fairy, the chosen target gains [+500/+500] "
        "until end of turn instead."
    )
    game = fow.game()
    imp = game.resonator("Imp", atk=300, races=["Fairy"])
    play(game, game.chant("Gift", text=text, cost="{0}"))
    assert imp.atk == 800


def test_whenever_this_turn_is_each_time(fow: Any) -> None:
    """906.1"""
    game = fow.game()
    imps = [game.resonator(name) for name in ("Imp", "Elf")]
    feast, *bolts = spells(
        game, "Until end of turn, whenever a resonator is destroyed, you gain 100 life.", *("Destroy target resonator.",) * 2
    )
    play(game, feast)
    play(game, bolts[0], imps[0])
    play(game, bolts[1])
    assert game.you.life == 4200


def test_a_condition_after_its_effect_is_about_the_target(fow: Any) -> None:
    """903.2e"""
    game = fow.game()
    small, large = (game.resonator(name, atk=atk, defense=900) for name, atk in (("Imp", 300), ("Ogre", 900)))
    bolts = spells(game, *("Destroy target resonator if its ATK is 500 or less.",) * 2)
    play(game, bolts[0], large)
    play(game, bolts[1], small)
    assert (small.zone, large.zone) == ("graveyard", "field")


def test_this_cards_controller_removes_this_card() -> None:
    """ "It" is the card that was named last."""
    tree = ability("{Rest}: Rest target resonator. At the next end of turn ⇒ This card's controller removes it from the game.")
    moved = of_kind(tree, "Move")
    assert [move.node("what").kind for move in moved] == ["This"]


def test_a_card_that_can_be_played_in_ones_own_turn_only(fow: Any) -> None:
    """104.4"""
    game = fow.game()
    limits = (
        "Play this card only during your turn.",
        "Play this card only during your opponent's turn.",
        "You cannot play this card if you control a resonator.",
    )
    own, other, barred = spells(game, *(f"[Quickcast]\nYou gain 100 life.\n{limit}" for limit in limits))
    game.resonator("Imp")
    assert game.can("play", own) and not game.can("play", other) and not game.can("play", barred)


def test_only_some_may_block(fow: Any) -> None:
    """804.2"""
    game = fow.game()
    runner = game.resonator("Runner", atk=300, text="[Swiftness]\nThis card cannot be blocked except by resonators with [Flying].")
    game.resonator("Guard", on="opponent's field")
    bird = game.resonator("Bird", on="opponent's field", text="[Flying]", defense=900)
    attack(game, runner, game.opponent, bird)
    assert bird.damage == 300


def test_a_token_for_each(fow: Any) -> None:
    """1303.1"""
    game = fow.game()
    stones(game, 2)
    text = "Put a [100/100] fire Fairy resonator token with [Flying] into the field for each magic stone you control."
    play(game, game.chant("Call", text=text, cost="{0}"))
    assert len([card for card in game.you.field if card.name == "Fairy"]) == 2


def test_damage_to_two(fow: Any) -> None:
    """1007.1"""
    game = fow.game()
    wall = game.resonator("Wall", defense=1000)
    (fork,) = spells(game, "This card deals 300 damage to target resonator and 200 damage to your opponent.")
    play(game, fork)
    assert (wall.damage, game.opponent.life) == (300, 3800)


def test_rest_or_recover(fow: Any) -> None:
    """1013.1: which of them is chosen when it resolves."""
    do = effects("Rest or recover target resonator.")
    assert [step.kind for step in do] == ["Select", "Modal"] and do[1].number("later") == 1


def test_what_was_played_this_turn(fow: Any) -> None:
    """903.2"""
    text = "You gain 100 life. If you played two or more chants this turn, draw a card."
    game = fow.game()
    game.resonator("Next", on="your main deck")
    first, second = (game.chant(name, text=text, cost="{0}") for name in ("Ode", "Elegy"))
    play(game, first)
    assert len(game.you.hand) == 1
    play(game, second)
    assert len(game.you.hand) == 1


@pytest.mark.parametrize("chased", [True, False])
def test_nothing_is_chased_to_an_ability_that_says_so(fow: Any, chased: bool) -> None:
    """1008.2"""
    text = "{0}: You gain 100 life." + ("" if chased else " Draw a card. Players cannot chase to this ability.")
    game = fow.game()
    bell = game.regalia("Bell", text=text)
    game.resonator("Next", on="your main deck")
    answer = game.chant("Answer", zone="opponent's hand", cost="{0}", text="[Quickcast]\nYou gain 100 life.")
    game.use(bell)
    while game.decides != "opponent":
        game.choose("pass")
    assert len(game.table.stacked) == 1 and game.can("play", answer) is chased


def test_a_card_is_discarded_from_a_hand_that_is_named(fow: Any) -> None:
    """1019.1, 1019.2"""
    game = fow.game()
    lost = game.resonator("Lost", on="opponent's hand")
    kept = game.resonator("Kept", on="your hand")
    play(game, game.chant("Theft", text="Your opponent discards a card from their hand.", cost="{0}"))
    assert (lost.zone, kept.zone) == ("graveyard", "hand")


def test_cards_removed_by_a_card_are_in_the_removed_area(fow: Any) -> None:
    """1004.1: nothing says where they are, and they are nowhere else."""
    game = fow.game()
    hidden = game.resonator("Secret", on="your main deck")
    text = "[Enter] ⇒ Remove the top card of your deck from the game.\n{0}: Put a resonator removed by this card into your field."
    chest = game.resonator("Chest", on="your hand", cost="{0}", text=text)
    play(game, chest)
    resolve(game)
    assert hidden.zone == "removed area"
    game.use(chest)
    resolve(game)
    assert hidden.zone == "field"


def test_attacking_and_blocking_rest_a_card_unless_it_says_otherwise(fow: Any) -> None:
    """803.5, 804.4"""
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=900, text="Attacking doesn't cause this card to rest.")
    guard = game.resonator("Guard", on="opponent's field", atk=100, defense=900, text="Blocking does not cause this card to rest.")
    attack(game, knight, game.opponent, guard)
    assert not knight.rested and not guard.rested and guard.damage == 300
