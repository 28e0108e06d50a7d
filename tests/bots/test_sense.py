"""Bots do nothing that a player would laugh at: what was seen in games against people."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import cardwright as cw
from cardwright.bots.greedy import EasyBot
from cardwright.bots.search import SearchBot, Weighed, all_the_same, best_of
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.registry import game_named
from cardwright.lookahead.judgement import judgement_of

FORGE_AND_LAMP = ("fow", "walking-forge", "long-lamp")


def decisions(code: str, deck: str, other: str, seed: int, turns: int) -> Iterator[cw.Game]:
    """A game in which anything is done that may be: at each decision with a choice."""
    rng = random.Random(seed)
    game = cw.new_game(code, deck, other, seed)
    while game.decision and game.turn <= turns:
        if len(game.decision.options) > 1:
            yield game
        game.apply(rng.randrange(len(game.decision.options)))


def label(game: cw.Game, place: int) -> str:
    assert game.decision is not None
    return game.decision.options[place].label


def kept(bot: SearchBot, game: cw.Game) -> list[str]:
    """The options that are played out, the one first that is taken unless another proves better."""
    ask = game.table.decision()
    assert ask is not None and game.decision is not None
    texts = [option.label for option in game.decision.options]
    return [texts[one.place] for one in bot.first_look(game.table, ask, texts)]


def is_window(game: cw.Game) -> bool:
    """May one pass, and is nothing on the stack?"""
    return game.decision is not None and game.decision.options[-1].label == "Pass" and not game.table.stacked


def test_an_opening_hand_is_not_exchanged_where_no_hand_looks_better_than_another() -> None:
    """fow: all five cards were put under the deck, since that seemed as good as to keep them."""
    for seed in range(2, 6):
        game = cw.new_game(*FORGE_AND_LAMP, seed=seed)
        asked = 0
        while game.decision and game.turn < 1:
            if "under your deck" in game.decision.question:
                asked += 1
                place = SearchBot(seed, judgement_of("fow"), worlds=4).answer(game)
                assert label(game, place) == "Keep all of them"
                game.apply(place)
            else:
                game.apply(0)
        assert asked == 2, "one decision for each player"


def test_what_answers_the_opponent_must_be_better_than_no_answer() -> None:
    """fow: will was produced in the opponent's turn, though it was thought to be worse than nothing."""
    judgement = judgement_of("fow")
    bot = SearchBot(1, judgement, worlds=1)
    tempting = 0
    for game in decisions(*FORGE_AND_LAMP, seed=3, turns=30):
        ask = game.table.decision()
        assert ask is not None
        if judgement.only_a_chance(game.table, ask):
            found = kept(bot, game)
            tempting += len(found) > 1
            assert found[0] == "Pass"
    assert tempting > 1, "something that looks better than nothing at first"
    nothing, something = Weighed(0, 0.004, 0.9), Weighed(1, 0.0, 0.9)
    nothing.chances, something.chances = [0.991] * 16, [0.993] * 16
    assert best_of([nothing, something]) is nothing, "what makes it better is less than noise"


def test_no_battle_is_started_with_nothing_to_attack_and_no_will_is_produced_for_nothing() -> None:
    bot = SearchBot(1, judgement_of("fow"), worlds=1)
    empty = 0
    for game in decisions(*FORGE_AND_LAMP, seed=3, turns=8):
        assert game.decision is not None
        offered = [option.label for option in game.decision.options]
        found = [text for text in offered if text.startswith("Start a battle (though")]
        empty += len(found)
        if len(offered) > 2 and "What do you do?" in game.decision.question:
            assert not [text for text in kept(bot, game) if text in found or text.endswith(": {Rest}: Produce {R}.")]
    assert empty > 2


def test_what_can_be_done_in_the_main_phase_is_not_done_just_before() -> None:
    """503.7: it gained 100 life for two stones, and had none of them left in its main phase. Before 503.5 they would recover."""
    bot = SearchBot(1, judgement_of("fow"), worlds=1)
    waited = 0
    for game in decisions(*FORGE_AND_LAMP, seed=5, turns=40):
        now = game.view(0).now
        if now.phase == "recovery" and is_window(game) and game.active == game.decision.player:  # type: ignore[union-attr]
            if "503.7" in now.where[1]:
                waited += 1
                assert kept(bot, game) == ["Pass"]
    assert waited > 2


def test_no_more_time_is_spent_on_what_makes_no_difference() -> None:
    """Which card goes under the deck first took a second for each."""
    one, other = Weighed(0, 0.0, 0.5), Weighed(1, 0.0, 0.5)
    one.chances, other.chances = [0.4, 0.6] * 4, [0.4, 0.6] * 4
    assert not all_the_same([one, other]), "a few worlds tell nothing"
    one.chances, other.chances = one.chances * 2, other.chances * 2
    assert all_the_same([one, other])
    other.chances[-1] = 0.7
    assert not all_the_same([one, other])


def test_a_beginner_does_not_cover_what_they_have_just_played() -> None:
    """weiss: a character was put in the place of one that had been played a moment before."""
    placed = 0
    for seed in range(4):
        game = cw.new_game("weiss", "lantern", "orchard", seed)
        bots = [EasyBot(player, judgement_of("weiss")) for player in range(2)]
        filled: set[tuple[int, str]] = set()
        turn = 0
        while game.decision and game.turn <= 8:
            filled, turn = (filled, turn) if turn == game.turn else (set(), game.turn)
            player = game.decision.player
            place = bots[player].answer(game)
            if game.decision.question.endswith("On which position?"):
                position, covers, _ = label(game, place).partition(", in the place of ")
                free = any(", in the place of " not in option.label for option in game.decision.options)
                assert not (covers and free and (player, position) in filled)
                filled.add((player, position))
                placed += 1
            game.apply(place)
    assert placed > 20


def test_a_beginner_who_sees_the_win_takes_it(sve: Any) -> None:
    won = 0
    for seed in range(30):
        built = sve.game(your_play_points=2, opponent_leader_defense=1)
        built.follower("Last", attack=1, defense=1, on="your field")
        for name in ("One", "Two", "Three"):
            built.follower(name, attack=2, defense=2, cost=2, on="your hand")
        table = built.start()
        game = Game(Start(game_named("sve"), None, b"\0" * 32, table=table.clone()), table, [])
        won += label(game, EasyBot(seed, judgement_of("sve")).answer(game)).startswith("Attack with Last")
    assert won > 18, "most of the time; among four good things it would be one in four"


def test_why_says_what_was_decided_and_no_chances_before_the_game() -> None:
    game = cw.new_game("sve", "swordcraft", "runecraft", 1)
    bot = cw.bots.make("normal", "sve", 1)
    game.apply(0)
    said = bot.why(game, bot.answer(game))
    assert said.startswith('It prefers "') and "%" not in said
    decided = set()
    for at_table in decisions("bss", "harbor-feast", "tide-and-thorn", 1, 6):
        bot = cw.bots.make("normal", "bss", 1)
        said = bot.why(at_table, bot.answer(at_table))
        decided.add(said.partition("It had to decide: ")[2])
    assert "paying." in decided, "`Yes` alone says nothing"
