"""A bot never gets the real game: what it is given tells nothing that its player may not know, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import cardwright as cw
from cardwright.bots.base import Unseen
from tests.games_begun import GAMES, game_after


class Nosy(cw.bots.Bot):
    """Keeps what it is given, and plays on it."""

    def choose(self, game: cw.Game) -> int:
        self.given = game.clone()
        for _ in range(3):
            if game.decision:
                game.apply(0)
        return 0


class Blind(Nosy):
    looks = False

    def choose(self, game: Any) -> int:
        self.given = game
        return int(self.rng.choice(game.decision.options))


def asked(game: cw.Game) -> cw.Game:
    """The game at a decision with a choice."""
    while game.decision and len(game.decision.options) == 1:
        game.apply(0)
    assert game.decision is not None
    return game


def test_a_bot_that_does_not_look_is_given_the_places_of_the_options_and_nothing_else() -> None:
    game = asked(game_after("sve", 30, 1))
    bot = Blind(3)
    before = game.digest()
    assert bot.answer(game) in range(len(game.decision.options)) and game.digest() == before  # type: ignore[union-attr]
    given: Any = bot.given
    assert isinstance(given, Unseen) and given.decision.options == range(len(game.decision.options))  # type: ignore[union-attr]
    reachable = [getattr(thing, name) for thing in (given, given.decision) for name in dir(thing) if not name.startswith("_")]
    assert reachable == [given.decision, given.decision.options]
    with pytest.raises(AttributeError):
        given.decision.options = range(9)


@pytest.mark.parametrize("code", GAMES)
def test_what_a_bot_sees_does_not_depend_on_hidden_cards(code: str) -> None:
    for seed in range(2):
        game = asked(game_after(code, 40, seed))
        player = game.decision.player  # type: ignore[union-attr]
        bot = Nosy(5)
        before = game.digest()
        bot.answer(game)
        assert game.digest() == before
        given = bot.given
        assert given.view(player) == game.view(player)
        assert given.digest() != before
        assert given.start.seed != game.start.seed and given.table is not game.table
        assert given.view_data(-2) != game.view_data(-2), "what is hidden is imagined, for whoever asks"
        if game.counts(1 - player)["hand"] > 2:
            assert given.zone("hand", 1 - player, 1 - player) != game.zone("hand", 1 - player, 1 - player)


@pytest.mark.parametrize("code", GAMES)
def test_the_log_of_an_imagined_game_is_what_its_player_could_read(code: str) -> None:
    for seed in range(2):
        game = game_after(code, 60, seed)
        if game.decision is None:
            continue
        for player in range(2):
            world = game.determinize(player, 7)
            known = game.log(player)
            assert world.log(player) == known and len(known) > 20
            assert world.decision is not None and world.decision.number == len(game.answers)
            for observer in (1 - player, -1, -2):
                told = world.log(observer)
                assert len(told) == len(known)
                for seen, allowed in zip(told, known, strict=True):
                    # No name and no way back to an earlier key that the player could not know.
                    assert seen.name in (None, "a card", allowed.name)
                    assert seen.was in (None, allowed.was)


def test_an_imagined_game_goes_on_from_its_past() -> None:
    game = game_after("sve", 40, 2)
    world = game.determinize(0, 1)
    past = world.log(0)
    world.apply(0)
    assert world.decision is not None and world.decision.number == 41 and world.answers == (0,)
    assert world.log(0)[: len(past)] == past and [event.n for event in world.log(0)] == list(range(world.events))
    inner = world.determinize(1, 2)  # what player 1 may know of what player 0 imagines
    assert inner.decision is not None and inner.decision.number == 41 and len(inner.log(1)) == world.events
    world.undo()
    assert world.log(0) == past and world.view(0) == game.view(0)
    with pytest.raises(cw.Refused, match="nothing has been decided yet"):
        world.undo()
    with pytest.raises(cw.InputError, match="Use a whole number, 40"):
        world.at(39)
    assert world.at(40).view(0) == game.view(0)


def test_to_determinize_changes_nothing() -> None:
    game = game_after("sve", 40, 2)
    before = game.digest(), game.answers, str(game.decision)
    game.determinize(0, 1)
    assert (game.digest(), game.answers, str(game.decision)) == before
    game.apply(0)
    game.undo()
    assert (game.digest(), game.answers, str(game.decision)) == before


def test_who_looks_on_imagines_both_hands_and_who_sees_everything_only_what_comes() -> None:
    game = game_after("sve", 40, 2)
    outside, above = game.determinize(-1, 1), game.determinize(-2, 1)
    assert outside.view(-1) == game.view(-1) and above.view(-2) == game.view(-2)
    assert all(outside.zone("hand", player, -2) != game.zone("hand", player, -2) for player in range(2))
    assert above.digest() != game.digest()


class TestFaultsOfBots:
    def test_one_that_does_not_choose(self) -> None:
        class Empty(cw.bots.Bot):
            pass

        with pytest.raises(cw.InputError, match=r"Empty: .*Give its class a method choose\(self, game\)\."):
            Empty().answer(asked(game_after("sve", 20, 1)))

    def test_one_that_forgets_its_chance(self) -> None:
        class Forgetful(cw.bots.Bot):
            def __init__(self, seed: int) -> None:
                pass

            def choose(self, game: cw.Game) -> int:
                return 0

        with pytest.raises(AttributeError, match=r"Forgetful has no rng: its __init__ must call super\(\)\.__init__\(seed\)"):
            Forgetful(1).answer(asked(game_after("sve", 20, 1)))

    def test_a_bot_is_shown_by_its_name(self) -> None:
        assert repr(cw.bots.make("random", "sve")) == "<random bot>" and repr(Nosy()) == "<Nosy bot>"

    def test_a_game_that_is_over(self) -> None:
        game = game_after("sve", 20, 1)
        game.concede(0)
        with pytest.raises(cw.InputError, match="the game is over: there is nothing to decide"):
            cw.bots.make("random", "sve").answer(game)
