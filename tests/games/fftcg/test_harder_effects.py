"""Chapters 3, 5, 6 and 11 on harder tables: targets that are lost, abilities of both players, costs, replacements, prices."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.acting import stack_names
from tests.games.fftcg.test_harder_battles import free_summon, quiet


# -- damage to players
@pytest.mark.parametrize(("deck", "points", "winner"), [(1, 1, ""), (2, 2, ""), (1, 2, "you")])
def test_who_takes_more_damage_than_the_deck_has_cards_loses(fftcg: Any, deck: int, points: int, winner: str) -> None:
    """3.1.3: the last card may be taken; one point more may not."""
    game = fftcg.game(opponent_deck=deck, your_hand=1)
    of = "point" if points == 1 else "points"
    game.play(free_summon(game, f"Deal your opponent {points} {of} of damage."))
    quiet(game)
    assert game.winner == winner


def test_two_points_of_one_ability_and_their_ex_bursts_in_the_order_of_the_cards(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=0)
    bursts = [
        free_summon(game, "EX BURST Draw 1 card.", name, on="opponent's deck", ex_burst=True) for name in ("One", "Two")
    ]
    game.play(free_summon(game, "Deal your opponent 2 points of damage."))
    while game.asked == "priority":
        game.choose("done")
    assert {burst.zone for burst in bursts} == {"Damage Zone"} and game.decides == "opponent"
    for n in (1, 2):
        game.choose("yes")
        assert len(game.opponent.hand) == n
    game.shows("6.5.2.1")


# -- targets
LOST = [
    ("Choose 1 Forward opponent controls. Break it. Draw 1 card.", False, "Return it to its owner's hand."),
    ("Choose 1 dull Forward. Break it. Draw 1 card.", True, "Activate it."),
    (
        "Choose 1 Forward opponent controls. Break it. Draw 1 card.", False,
        "It cannot be chosen by your opponent's Summons this turn.",
    ),
]


@pytest.mark.parametrize(("text", "dull", "answer"), LOST)
def test_nothing_is_done_when_the_only_target_has_become_illegal(fftcg: Any, text: str, dull: bool, answer: str) -> None:
    """11.3.9: not even the rest of the text; whether it left, changed or can't be chosen any more."""
    game = fftcg.game(your_hand=1, opponent_hand=1)
    target = game.forward("Target", on="opponent's field", dull=dull)
    bolt = free_summon(game, text)
    save = free_summon(game, f"Choose 1 Forward you control. {answer}", "Save", on="opponent's hand")
    game.play(bolt)
    hand = len(game.you.hand)
    game.choose("done")
    game.play(save)
    quiet(game)
    assert target.zone != "Break Zone" and len(game.you.hand) == hand and bolt.zone == "Break Zone"
    game.shows("11.3.9")


def test_of_two_targets_one_has_changed_sides(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2, opponent_hand=1)
    one, two = (game.forward(name, on="opponent's field") for name in ("One", "Two"))
    bolt = free_summon(game, "Choose 2 Forwards opponent controls. Break them. Draw 1 card.")
    steal = free_summon(game, "Choose 1 Forward opponent controls. Gain control of it until the end of the turn.", "Steal")
    game.play(bolt, one, two)
    game.play(steal, one)
    hand = len(game.you.hand)
    quiet(game)
    assert one.zone == "field" and two.zone == "Break Zone" and len(game.you.hand) == hand + 1
    game.shows("11.11.2.1")


def test_a_card_that_is_put_away_for_the_cost_is_no_target_any_more(fftcg: Any) -> None:
    """11.6.5, 11.6.12: it was chosen before the cost was paid."""
    game = fftcg.game(your_hand=1)
    text = "《0》, put Bomb into the Break Zone: Choose 1 Forward. Deal it 3000 damage. Draw 1 card."
    bomb = game.forward("Bomb", text=text)
    game.use(bomb)
    hand = len(game.you.hand)
    quiet(game)
    assert bomb.zone == "Break Zone" and len(game.you.hand) == hand


def test_two_kinds_of_target_are_both_needed_and_up_to_none_is_enough(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Somebody", on="opponent's field")
    both = free_summon(game, "Choose 1 Forward and 1 Backup. Break them.", "Both")
    some = free_summon(game, "Choose up to 1 Monster. Break it. Draw 1 card.", "Some")
    assert game.why_not("play", both).clause == "11.3.3"
    game.play(some)
    hand = len(game.you.hand)
    quiet(game)
    assert len(game.you.hand) == hand + 1


def test_who_can_not_be_chosen_may_be_selected(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    ghost = game.forward("Ghost", on="opponent's field", text="Ghost cannot be chosen by your opponent's Summons or abilities.")
    game.play(free_summon(game, "Your opponent selects 1 Forward they control. Break it."))
    quiet(game)
    assert ghost.zone == "Break Zone"


# -- auto-abilities
def test_the_non_turn_player_s_abilities_are_stacked_above(fftcg: Any) -> None:
    game = fftcg.game(active="opponent", your_hand=1, opponent_hand=1)
    text = "When a Forward enters the field, draw 1 card."
    game.forward("Mine", text=text)
    game.forward("Theirs", on="opponent's field", text=text)
    new = game.forward("New", cost=0, on="opponent's hand", text="When New enters the field, draw 1 card.")
    game.play(new)
    while game.asked != "priority":
        game.table.apply(0)
    assert stack_names(game)[0] == "Mine" and set(stack_names(game)[1:]) == {"Theirs", "New"}
    game.shows("11.8.7")


def test_those_that_enter_together_see_each_other_and_so_do_those_that_leave(fftcg: Any) -> None:
    """11.8.16.1.1 and the like for leaving."""
    game = fftcg.game(your_hand=1)
    text = "When a Forward enters your field, draw 1 card."
    pair = [game.forward(name, cost=2, on="your Break Zone", text=text) for name in ("One", "Two")]
    game.play(free_summon(game, "Choose 2 Forwards in your Break Zone. Play them onto the field."), *pair)
    hand = len(game.you.hand)
    quiet(game)
    assert len(game.you.hand) == hand + 4
    game = fftcg.game(your_hand=1)
    game.forward("Mourner", power=1000, text="When a Forward you control is put from the field into the Break Zone, draw 1 card.")
    game.forward("Other", power=1000)
    game.play(free_summon(game, "Deal 1000 damage to all the Forwards."))
    hand = len(game.you.hand)
    quiet(game)
    assert len(game.you.hand) == hand + 2


def test_an_ability_stays_with_who_controlled_its_card_as_it_triggered(fftcg: Any) -> None:
    """11.8.5: the card is stolen while the ability waits on the stack."""
    game = fftcg.game(your_hand=1, opponent_hand=1)
    card = game.forward("Card", cost=0, on="your hand", text="When Card enters the field, draw 1 card.")
    steal = free_summon(game, "Choose 1 Forward opponent controls. Gain control of it.", "Steal", on="opponent's hand")
    game.play(card)
    mine = len(game.you.hand)
    while game.decides != "opponent":
        game.choose("done")
    game.play(steal, card)
    theirs = len(game.opponent.hand)
    quiet(game)
    assert card.controller == "opponent"
    assert (len(game.you.hand), len(game.opponent.hand)) == (mine + 1, theirs)
    game.shows("11.8.5")


def test_damage_that_became_nothing_was_not_dealt(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = "When Rock is dealt damage, draw 1 card.\nIf Rock is dealt damage by a Summon, the damage becomes 0 instead."
    rock = game.forward("Rock", on="opponent's field", power=9000, text=text)
    game.play(free_summon(game, "Choose 1 Forward. Deal it 3000 damage."))
    hand = len(game.opponent.hand)
    quiet(game)
    assert rock.damage == 0 and len(game.opponent.hand) == hand


def test_a_cancelled_summon_goes_to_the_break_zone_and_does_nothing(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    wish = free_summon(game, "Draw 2 cards.", "Wish")
    ban = free_summon(game, "Choose 1 Summon. Cancel its effect.", "Ban", on="opponent's hand")
    game.play(wish)
    hand = len(game.you.hand)
    game.choose("done")
    game.play(ban)
    quiet(game)
    assert wish.zone == ban.zone == "Break Zone" and len(game.you.hand) == hand


# -- who may act
def test_who_casts_in_the_other_s_turn_keeps_priority(fftcg: Any) -> None:
    game = fftcg.game(active="opponent", your_hand=2, opponent_hand=1)
    first, second = (free_summon(game, "Draw 1 card.", name) for name in ("First", "Second"))
    while game.decides != "you":
        game.choose("done")
    game.play(first)
    assert game.decides == "you" and game.can("play", second)
    game.shows("11.3.8")


def test_back_attack_answers_but_not_beside_a_namesake(fftcg: Any) -> None:
    """15.2.5.3, 7.7.3; afterwards the turn player has priority, and what it triggers is above what it answers."""
    game = fftcg.game(active="opponent", your_hand=0, opponent_hand=1)
    copy = game.forward("Thief", cost=0, on="your hand", text="Back Attack", label="copy")
    game.forward("Thief", label="there")
    scout = game.forward("Scout", cost=0, on="your hand", text="Back Attack\nWhen Scout enters the field, draw 1 card.")
    game.play(free_summon(game, "Draw 1 card.", on="opponent's hand"))
    while game.decides != "you":
        game.choose("done")
    assert not game.can("play", copy)
    game.play(scout)
    assert stack_names(game) == ["Scout", "Bolt"] and game.decides == "opponent"
    game.shows("15.2.5.3")


def test_a_stolen_forward_neither_attacks_nor_uses_the_dull_icon(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    guest = game.forward("Guest", on="opponent's field", text="《ダル》: Draw 1 card.")
    game.play(free_summon(game, "Choose 1 Forward opponent controls. Gain control of it."), guest)
    quiet(game)
    assert guest.controller == "you" and game.why_not("use", guest).clause == "11.6.2.2"


def test_a_character_is_cast_with_an_empty_stack_in_a_main_phase_only(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", cost=0, on="your hand")
    game.play(free_summon(game, "Draw 1 card."))
    assert not game.can("play", knight)
    quiet(game)
    assert game.can("play", knight)
    game.choose("done")
    assert not game.can("play", knight), "the Attack Phase"


def test_a_backup_of_this_turn_pays_once_it_is_active(fftcg: Any) -> None:
    """5.2.3.1.1.3, 11.6.2.2: producing CP is no ability with the dull icon."""
    game = fftcg.game(your_hand=0)
    mage = game.backup("Mage", element="fire", cost=0, on="your hand")
    knight = game.forward("Knight", cost=1, element="fire", on="your hand")
    wake = free_summon(game, "Activate all the Backups you control.", "Wake")
    game.play(mage)
    quiet(game)
    assert mage.dull
    game.play(wake)
    quiet(game)
    assert mage.active and game.can("play", knight)


# -- prices
@pytest.mark.parametrize(("cost", "mages", "can"), [(3, ["fire"], False), (3, ["fire", "ice"], True), (2, [], True)])
def test_a_reduced_price_of_two_elements_is_one_cp_of_each_or_nothing(
    fftcg: Any, cost: int, mages: list[str], can: bool
) -> None:
    """11.4.6.1.2: one CP left to pay is two, one of each element; none is none."""
    game = fftcg.game()
    twin = game.forward("Twin", cost=cost, elements=["fire", "ice"], on="your hand")
    game.forward("Patron", text="The cost required to cast your Forwards is reduced by 2.")
    for element in mages:
        game.backup(f"Mage of {element}", element=element)
    assert game.can("play", twin) == can


def test_set_power_is_the_base_of_all_that_is_added_before_and_after(fftcg: Any) -> None:
    """11.12.4.7, 11.3.10"""
    game = fftcg.game(your_hand=2)
    knight = game.forward("Knight", power=9000, text="Knight gains +1000 power for each Backup you control.")
    game.backup("Mage")
    game.backup("Drum", text="The Forwards you control gain +1000 power.")
    cheer = free_summon(game, "Choose 1 Forward. It gains +2000 power until the end of the turn.", "Cheer")
    shrink = free_summon(game, "Choose 1 Forward. Its power becomes 1000 until the end of the turn.", "Shrink")
    for summon in (cheer, shrink):
        game.play(summon)
        quiet(game)
    assert knight.power == 1000 + 2000 + 1000 + 2000
    game.shows("11.3.10")


def test_damage_to_what_is_no_forward_is_none(fftcg: Any) -> None:
    """2.3, 11.11.8: a Backup may be chosen as a Character; the part that deals damage can't be carried out, the rest is."""
    for kind, hurt in (("backup", 0), ("forward", 3000)):
        game = fftcg.game(your_hand=1)
        target = getattr(game, kind)("Target", on="opponent's field")
        other = game.forward("Other", power=9000)
        bolt = game.summon("Bolt", text="Choose 1 Character. Deal it 3000 damage. Draw 1 card.")
        before = len(game.you.hand)
        game.play(bolt, target)
        game.both_pass()
        assert (target.zone, target.damage, other.damage) == ("field", hurt, 0)
        assert len(game.you.hand) == before, "the Summon has gone, and a card was drawn"
    game.shows("11.11.8")


def test_backups_that_leave_for_a_cost_have_produced_its_cp_first(fftcg: Any) -> None:
    """11.2: three Backups pay three CP, and two of them are put into the Break Zone for the same cost; any two."""
    game = fftcg.game()
    chief = game.forward("Chief", text="《3》, put 2 Backups into the Break Zone: Draw 1 card.")
    first, second, third = (game.backup(name) for name in ("First", "Second", "Third"))
    game.use(chief)
    assert set(game.options()) == {first, second, third}
    game.choose(third)
    assert set(game.options()) == {first, second}, "the one that leaves has produced its CP before"
    game.choose(second)
    game.both_pass()
    assert len(game.you.hand) == 1 and second.zone == third.zone == "Break Zone"
    assert first.zone == "field" and first.dull


@pytest.mark.parametrize(("action", "enough"), [("put 1 Backup into the Break Zone", True), ("dull 1 active Backup", False)])
def test_a_backup_that_is_put_away_has_paid_but_one_that_is_dulled_has_not(fftcg: Any, action: str, enough: bool) -> None:
    """11.2: cards of Light produce nothing when they are discarded, so all three Backups are needed for three CP."""
    game = fftcg.game()
    chief = game.forward("Chief", text=f"《3》, {action}, discard 1 card: Draw 1 card.")
    backups = [game.backup(name) for name in ("First", "Second", "Third")]
    hand = [game.forward(name, element="light", zone="your hand") for name in ("Sun", "Moon")]
    assert game.can("use", chief) == enough
    if enough:
        game.use(chief, None, backups[0])
        assert set(game.options()) == set(hand)
        game.choose(hand[1])
        game.both_pass()
        assert backups[0].zone == "Break Zone" and all(backup.dull for backup in backups[1:])
        assert hand[0].zone == "hand" and hand[1].zone == "Break Zone"
