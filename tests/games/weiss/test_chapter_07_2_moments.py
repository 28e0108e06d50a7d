"""7: what waits for a step activates as that step of that player begins, and is played before the step goes on."""

import pytest

STEPS = {
    "attack declaration step": "7.2.1.2", "trigger step": "7.3.1.1", "counter step": "7.4.1.1", "damage step": "7.5.1.1",
    "battle step": "7.6.1.1", "encore step": "7.7.1.1",
}  # fmt: skip
MILL = "put the top card of your deck into your waiting room."


def table(weiss, text, **more):
    """An attacker with this text faces a character that is a little stronger."""
    game = weiss.game(start="attack", your_hand=0, your_deck=0, **more)
    front = game.character("Front", power=5000, soul=1, text=text, at="center middle")
    faced = game.character("Faced", power=6000, on="opponent's stage", at="center middle")
    top = game.climax("Top", on="your deck", trigger="soul")
    for n in range(4):
        game.character(f"Below {n}", on="your deck")
    return game, front, faced, top


def frontal(game, front):
    """The whole attack; nobody answers it."""
    game.attack(front)
    game.choose("frontal")
    while game.asked == "counter":
        game.choose("done")


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_a_step_is_the_turn_player_s(weiss, step, whose):
    """Both players wait for it, and it is the turn player's."""
    game = weiss.game(start="attack", your_hand=0, opponent_hand=0)
    text = f"【AUTO】 At the beginning of {whose} {step}, draw 1 card."
    front = game.character("Front", power=5000, at="center middle")
    game.character("Faced", power=1000, on="opponent's stage", at="center middle")
    watchers = {
        "your": game.character("Mine", text=text),
        "your opponent's": game.character("Theirs", text=text, on="opponent's stage"),
    }
    frontal(game, front)
    if game.asked == "attack":
        game.choose("done")
    drawn = {e.source for e in game.events("move") if e.source in watchers.values()}
    assert drawn == {watchers[whose]}
    game.shows(STEPS[step])


def test_what_waits_for_the_declaration_step_is_played_before_anybody_attacks(weiss):
    game, _, _, top = table(weiss, f"【AUTO】 At the beginning of your attack declaration step, {MILL}")
    assert game.asked == "attack" and top.zone == "waiting room"
    game.shows("7.2.1.2")


@pytest.mark.parametrize(
    ("when", "clause"), [("When this card attacks", "7.2.1.6"), ("At the beginning of your trigger step", "7.3.1.1")]
)
def test_what_waits_for_an_attack_or_for_the_trigger_step_is_played_before_a_card_is_revealed(weiss, when, clause):
    game, front, _, top = table(weiss, f"【AUTO】 {when}, {MILL}")
    frontal(game, front)
    assert top.zone == "waiting room" and front.soul == 1, "the card below has no icon"
    game.shows(clause)


def test_what_an_attack_sets_off_and_what_waits_for_the_trigger_step_are_not_ordered_by_their_player(weiss):
    """7.2.1.6: a check timing comes in between."""
    text = "【AUTO】 When this card attacks, draw 1 card.\n【AUTO】 At the beginning of your trigger step, draw 1 card."
    game, front, _, _ = table(weiss, text)
    game.attack(front)
    game.choose("frontal")
    assert game.asked != "which pending ability" and len(game.you.hand) == 2
    game.shows("7.2.1.6", "7.3.1.1")


def test_what_a_trigger_check_sets_off_is_played_before_the_next_step_begins(weiss):
    """7.3.1.3: a check timing ends the trigger step, of a frontal attack and of another."""
    text = (
        "【AUTO】 When this card's trigger check reveals a climax card, draw 1 card.\n"
        "【AUTO】 At the beginning of your counter step, draw 1 card.\n【AUTO】 At the beginning of your damage step, draw 1 card."
    )
    for kind, drawn in (("frontal", 3), ("side", 2)):
        game, front, _, _ = table(weiss, text)
        game.attack(front)
        game.choose(kind)
        assert game.asked != "which pending ability" and len(game.you.hand) == drawn
        game.shows("7.3.1.3")


def test_what_waits_for_the_counter_step_is_played_before_it_is_answered(weiss):
    game, front, _, _ = table(weiss, "【AUTO】 At the beginning of your counter step, draw 1 card.", opponent_hand=1)
    game.attack(front)
    game.choose("frontal")
    assert game.asked == "counter" and game.decides == "opponent" and len(game.you.hand) == 1
    game.shows("7.4.1.1", "7.4.1.2")


def test_what_waits_for_the_damage_step_is_played_before_damage_is_dealt(weiss):
    text = "【AUTO】 At the beginning of your damage step, this card gets +1 soul until end of turn."
    game, front, _, _ = table(weiss, text)
    frontal(game, front)
    assert len(game.opponent.clock) == 3, "one printed, one by the icon, one by the text"
    game.shows("7.5.1.1")


def test_what_damage_sets_off_is_played_before_the_battle_step_begins(weiss):
    """7.5.1.3"""
    damage = "【AUTO】 When damage dealt by this card is not canceled, draw 1 card."
    text = f"{damage}\n【AUTO】 At the beginning of your battle step, draw 1 card."
    game, front, _, _ = table(weiss, text)
    frontal(game, front)
    assert game.asked != "which pending ability" and len(game.you.hand) == 2
    game.shows("7.5.1.3", "7.6.1.1")


def test_what_waits_for_the_battle_step_is_played_before_the_two_fight(weiss):
    text = "【AUTO】 At the beginning of your battle step, this card gets +2000 power until end of turn."
    game, front, faced, _ = table(weiss, text)
    frontal(game, front)
    assert faced.zone == "waiting room" and front.zone == "stage", "the encore step has come already"
    game.shows("7.6.1.1", "7.6.1.2")


def test_two_trigger_checks_reveal_two_cards(weiss):
    """7.3.1.2, as often as an effect says."""
    text = "【AUTO】 When this card attacks, during this attack, perform a trigger check 2 times in the trigger step."
    game, front, _, top = table(weiss, text)
    frontal(game, front)
    assert len(game.you.stock) == 2 and top.zone == "stock"
    game.shows("7.3.1.2")
