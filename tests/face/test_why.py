"""Why, and why not: in the players' names, with what is lacking, and nothing that was not asked."""

from __future__ import annotations

import random
import re

import pytest

import cardwright as cw

NAMES = ("Ann", "Bob")
GAMES = ("sve", "fow", "bss", "fftcg", "weiss")
LACKS = {
    "sve": r"It costs (\d+) play points?, and you have (\d+)\.|It takes 1 card, and you have 0 that can be used for it\.",
    "fow": r"It costs (\{.*\}), and (?:you can have (?:\d+|no \w+) will|the will that you can have does not pay for it)\.",
    "bss": r"It costs (\d+) cores?(?: and needs \d+ cores? on it)?, and you have (\d+)\.",
    "fftcg": r"It costs (\d+) CP, and you can produce (\d+) with your other cards\.",
    "weiss": r"It (?:costs|has level) (\d+)(?: stock)?, and (?:you have|your level is) (\d+)\.",
}
UNPAID = {
    "sve": {"10.6.2.5.4"}, "fow": {"903.2g"}, "bss": {"10-6-6", "10-6-7", "10-7-6", "10-7-7", "10-8-6"}, "fftcg": {"11.2.1"},
    "weiss": {"8.6.2.1.2", "8.6.2.3.2"},
}  # fmt: skip


def games(code: str, count: int = 3) -> list[cw.Game]:
    """Games of named players, at their beginning."""
    decks = list(cw.decks(code))[:2]
    return [cw.new_game(code, *decks, seed=seed, players=NAMES) for seed in range(count)]


@pytest.mark.parametrize("code", GAMES)
def test_a_card_that_cannot_be_paid_says_what_is_there_and_what_it_takes(code: str) -> None:
    said = 0
    for game in games(code):
        rng = random.Random(4)
        while game.decision and len(game.answers) < 60:
            player = game.decision.player
            for card in game.zone("hand", player, player).cards:
                for no in game.why_not(card.key):
                    plays = no.what.startswith(("Play", "Cast", "Summon", "Place", "Use"))
                    if no.clause not in UNPAID[code] or "decided first" in no.says or not plays:
                        continue
                    found = re.search(LACKS[code], no.says)
                    assert found, str(no)
                    if code != "fow" and found[1]:
                        assert int(found[1]) + (code == "bss") > int(found[2]), str(no)
                    if code == "sve" and found[1]:
                        assert int(found[2]) == game.numbers(player)["play points"]
                    said += 1
            game.apply(rng.randrange(len(game.decision.options)))
    assert said > 5


@pytest.mark.parametrize("code", GAMES)
def test_only_what_can_be_wanted_where_the_card_is_is_answered(code: str) -> None:
    """An ability that works on the field is no answer to what can't be done with a card in the hand."""
    told = 0
    for game in games(code, 2):
        rng = random.Random(4)
        while game.decision and len(game.answers) < 50:
            player = game.decision.player
            for card in game.zone("hand", player, player).cards:
                for no in game.why_not(card.key):
                    told += 1
                    if no.what.startswith("Use ") and code != "bss":  # bss uses magic cards from the hand
                        assert re.search(r"hand|COUNTER|Alarm|Inheritance", no.what), str(no)
            game.apply(rng.randrange(len(game.decision.options)))
    assert told > 5


def test_an_ability_says_what_it_lacks_too() -> None:
    said = set()
    for game in games("sve", 6):
        rng = random.Random(4)
        while game.decision and len(game.answers) < 100:
            player = game.decision.player
            for card in game.zone("field", player, player).cards:
                said |= {no.says for no in game.why_not(card.key) if no.clause == "10.6.2.5.4"}
            game.apply(rng.randrange(len(game.decision.options)))
    assert any(re.search(r"It takes \d+ of your play points, and you have \d+\.$", text) for text in said)


@pytest.mark.parametrize("code", GAMES)
def test_how_a_game_was_lost_names_the_player_and_the_condition(code: str) -> None:
    conditions = {
        "sve": "leader is at zero defense", "fow": "No life left", "bss": "without life", "fftcg": "Seven damage",
        "weiss": "Four cards in your level",
    }  # fmt: skip
    [game] = games(code, 1)
    rng = random.Random(1)
    while game.decision:
        game.apply(rng.randrange(len(game.decision.options)))
    why = game.why()
    loser = NAMES[1 - (game.winner or 0)]
    assert why.startswith(f"{loser} loses the game. ") and conditions[code] in why
    told = {
        "sve": "no defense left", "fow": "no life left", "bss": "no life left", "fftcg": "Damage Zone is full",
        "weiss": "reached level 4",
    }  # fmt: skip
    assert told[code] in game.view_data()["outcome"]["why"]


@pytest.mark.parametrize("code", GAMES)
def test_players_are_called_by_their_names_in_everything_that_is_told_to_others(code: str) -> None:
    for game in games(code, 2):
        rng = random.Random(2)
        while game.decision and len(game.answers) < 60:
            game.apply(rng.randrange(len(game.decision.options)))
        for again in (game, game.clone(), game.determinize(-1, 3), cw.Game.load(game.save())):
            told = "\n".join(event.text for event in again.log(-1)) + again.why() + repr(again)
            assert "Player 1" not in told and "Player 2" not in told
            assert "Ann" in told and "Bob's" in told
        assert "Ann" not in "\n".join(event.text for event in game.log(0)), "a player reads you and your opponent"


def test_something_else_is_asked_first() -> None:
    game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
    game.apply(0)
    card = game.zone("hand", 0, 0).cards[0]
    [no] = game.why_not(card.key)
    assert no.says == "Something else is to be decided first: Put this hand under your deck and draw four new cards?"


def test_a_sentence_has_one_mark_at_its_end() -> None:
    assert str(cw.Refused("Use it: Draw a card.", "1.1", "No.")) == "Use it: Draw a card: No. (1.1)"
    assert str(cw.InputError("deck", 0, "no such card", "Did you mean this?")) == "deck: no such card. Did you mean this?"
    assert str(cw.InputError("deck", 3, "no such card", "Check it")) == "deck:3: no such card. Check it."
