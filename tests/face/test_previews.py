"""What an option leads to can be seen before it is taken, and gives away nothing."""

from __future__ import annotations

import random
import re

import pytest

import cardwright as cw
from tests.games_begun import GAMES, game_after


def telling(events: list[cw.Event]) -> list[str]:
    return [event.text for event in events if not event.quiet]


@pytest.mark.parametrize("code", GAMES)
def test_a_preview_changes_nothing_and_begins_as_the_game_would_go_on(code: str) -> None:
    told = 0
    for seed in range(3):
        game = game_after(code, 60, seed)
        if game.decision is None:
            continue
        player = game.decision.player
        for option in game.decision.options[:8]:
            before = game.digest()
            seen = option.preview()
            assert game.digest() == before
            child = game.clone()
            since = len(child.log(player))
            child.apply(option)
            happened = telling(child.log(player, since))
            # It may go on after the next decision, and leaves out what hidden cards decide.
            if happened and telling(seen):
                begins = re.escape(telling(seen)[0]).replace(r"a\ card", ".+").replace(r"A\ card", ".+")
                assert any(re.fullmatch(begins, text) for text in happened), "a card that is not known yet has no name"
            told += len(seen)
    assert told > 0


@pytest.mark.parametrize("code", GAMES)
def test_a_preview_does_not_depend_on_cards_that_the_player_cannot_know(code: str) -> None:
    for seed in range(2):
        game = game_after(code, 45, seed)
        if game.decision is None:
            continue
        player = game.decision.player
        other = game.determinize(player, seed + 100)
        assert other.decision is not None
        for i in range(min(6, len(game.decision.options))):
            mine, theirs = game.decision.options[i].preview(), other.decision.options[i].preview()
            assert telling(mine) == telling(theirs)


def test_an_attack_shows_its_damage_before_it_is_declared() -> None:
    for seed in range(20):
        game = game_after("sve", 400, seed).at(0)
        rng = random.Random(seed)
        while game.decision:
            for option in game.decision.options:
                if option.does == "attack":
                    told = telling(option.preview())
                    if any("takes" in text and "damage" in text for text in told):
                        assert "engaged" in told[0] and len(told) >= 3
                        return
            game.apply(rng.randrange(len(game.decision.options)))
    raise AssertionError("no attack was seen that deals damage")


def test_what_is_drawn_is_told_without_its_name() -> None:
    """Page Storm draws two cards in its second mode: how many is known beforehand, which is not."""
    game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
    for _ in range(23):
        game.apply(0)
    assert game.decision is not None
    told = telling(game.decision.options[1].preview())
    assert told.count("You draw a card (Page Storm)") == 2 and told[-1] == "Page Storm goes to your cemetery"
    assert all(event.name is None and event.card is None for event in game.decision.options[1].preview() if event.verb == "draw")
    child = game.clone()
    since = child.events
    child.apply(1)
    happened = telling(child.log(game.decision.player, since))
    assert [re.sub("draw .* [(]", "draw a card (", text) for text in happened[: len(told)]] == told
