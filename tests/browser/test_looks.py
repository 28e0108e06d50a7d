"""Nothing overlaps and nothing is cut off: every game, every page, everything that opens, in three sizes and both themes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from cardwright.games.registry import game_codes
from tests.browser import doctored, geometry, playing
from tests.browser.conftest import SIZES

Open = Callable[..., Any]
OPENED = {
    "menu": "", "settings": "Settings", "keys": "Keys", "stops": "When you are asked", "chat": "Chat",
}


def faults_everywhere(page: Any) -> list[str]:
    return [fault for size in SIZES for fault in geometry.faults_at(page, size)]


def desk(page: Any) -> None:
    width, height = SIZES["desk"]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(geometry.DRAWN)


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_a_table_in_three_sizes_and_two_themes(open_page: Open, address: str, game: str) -> None:
    """One game: early, at its first payment, in its middle, and with a pile open."""
    page = open_page()
    playing.sit_down(page, address, game)
    rng = random.Random(3)
    playing.wait_until_asked(page)
    assert faults_everywhere(page) == []
    paid = False
    for _ in range(16):
        desk(page)
        if playing.wait_until_asked(page) != "asked":
            break
        if not paid and page.get_attribute("#prompt", "data-form") == "pay":
            paid = True
            assert faults_everywhere(page) == []
            desk(page)
        playing.answer(page, rng)
    over = playing.wait_until_asked(page) == "over"  # whoever answers by lot may have lost by now
    assert faults_everywhere(page) == []
    desk(page)
    if over:
        page.click(".over >> text=See the table")
    for pile in page.locator(".pile:enabled").all()[-2:]:
        pile.click()
        page.wait_for_selector(".tray")
        assert faults_everywhere(page) == []
        desk(page)
        page.click(".tray header button")


def test_everything_that_opens(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "bss")
    playing.some_answers(page, random.Random(3), 3)
    assert playing.wait_until_asked(page) == "asked"  # nothing goes on behind what is open: the table waits for this player
    for name, button in OPENED.items():
        desk(page)
        page.click(".bar >> text=Menu")
        page.wait_for_selector(".sheet")
        if name != "menu":
            page.click(f'.sheet >> text="{button}"')
            page.wait_for_selector(f".sheet[aria-label='{button}']")
        assert faults_everywhere(page) == [], name
        page.keyboard.press("Escape")
        page.wait_for_selector(".sheet", state="detached")
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("button[aria-label=Log]")
    page.wait_for_selector(".sheet .log")
    assert geometry.faults_at(page, "phone") == []


def long_list(view: dict[str, Any]) -> dict[str, Any]:
    said = "Choose the long way round: rest a follower, then look at the top three cards and put them back in any order"
    options = [doctored.option(i, "mode", f"{said} ({i + 1})", value=i) for i in range(24)]
    return {"form": "mode", "question": "What of all this do you want to do, and in which way?", "text": said, "options": options,
            "refused": [{"label": said, "says": "There is nothing to choose for it."}]}  # fmt: skip


def test_a_question_with_many_long_answers(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "sve")
    playing.wait_until_asked(page)
    again = open_page()
    doctored.decision(again, long_list)
    again.goto(page.url)
    playing.wait_until_asked(again)
    assert again.locator("#prompt .row").count() == 24
    assert faults_everywhere(again) == []


def test_lobby_and_join_page(open_page: Open, address: str) -> None:
    page = open_page()
    page.goto(address)
    page.wait_for_selector("[data-game]")
    assert faults_everywhere(page) == []
    desk(page)
    page.click("[data-game=weiss]")
    page.click("text=A friend")
    assert faults_everywhere(page) == []
    desk(page)
    page.click(".go-box .go")
    page.wait_for_selector("input[readonly]")
    assert faults_everywhere(page) == []
    guest = open_page()
    guest.goto(page.input_value("input[readonly]"))
    guest.wait_for_selector("text=Sit down")
    assert faults_everywhere(guest) == []


def test_a_game_that_was_asked_for_is_chosen(open_page: Open, address: str) -> None:
    """`make play GAME=weiss` opens this address: a deck is there, and Play is one click away."""
    page = open_page()
    page.goto(f"{address}/?game=weiss")
    page.wait_for_selector("button.go:not([disabled])")
    page.click("button.go")
    page.wait_for_url("**/table#*")


def test_a_replay(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "fftcg")
    playing.some_answers(page, random.Random(6), 8)
    page.goto(page.url.replace("/table#", "/replay#"))
    page.wait_for_selector(".replay")
    page.keyboard.press("End")
    page.wait_for_function("() => /Step [1-9]/.test(document.querySelector('.replay')?.innerText ?? '')")
    assert faults_everywhere(page) == []
