"""Whole games in a browser: by clicking only, and by keys only."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cardwright.games.registry import game_codes
from tests.browser import geometry, playing

Open = Callable[..., Any]


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_a_whole_game_against_a_bot(open_page: Open, address: str, game: str) -> None:
    page = open_page(motion="full" if game == "fftcg" else "none")  # once with everything that moves
    playing.sit_down(page, address, game)
    lazy = partial(playing.answer, keen=0.5)  # somebody who does little loses soon
    assert playing.play_to_the_end(page, random.Random(5), answer=lazy) > 5
    assert page.query_selector(".over .panel h2").inner_text() in ("You win", "You lose", "A draw")
    for size in ("desk", "phone"):
        assert geometry.faults_at(page, size) == []


def test_a_whole_game_by_keys_only(open_page: Open, address: str) -> None:
    page = open_page()
    page.goto(address)
    page.wait_for_selector("[data-game=sve]")
    for place in ("[data-game=sve]", "[data-deck]", ".go-box .go"):
        tab_to(page, place)
        page.keyboard.press("Enter")
    assert playing.play_to_the_end(page, random.Random(8), answer=playing.answer_by_key) > 5
    tab_to(page, ".over .panel .go")


def tab_to(page: Any, place: str) -> None:
    """With the key that goes from one thing to the next."""
    page.wait_for_selector(place)
    for _ in range(60):
        if page.evaluate("(place) => document.activeElement?.matches(place)", place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keys do not lead to {place}")
