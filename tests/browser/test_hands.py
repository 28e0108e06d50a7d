"""What hands do: cores are carried, Shift keeps priority, and whatever lies over the table keeps the focus."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.browser import playing
from tests.browser.test_controls import centre, until_a_card_can_be_played

Open = Callable[..., Any]
RESERVE = "button.gauge[data-number$=reserve]"
CORES = ".me .card[data-key] [data-orbs]"


def cores_on(page: Any, key: str) -> int:
    said = page.locator(f".me .card[data-key='{key}'] [data-orbs]").evaluate_all("(all) => all.map((one) => one.title)")
    return sum(int(one.split()[0]) for one in said)


def reserve(page: Any) -> int:
    return int(page.inner_text(".gauge[data-number='0:reserve'] .top b"))


def drag(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    assert page.query_selector(".carried-orb"), "a core is carried"
    page.mouse.move(*end, steps=3)
    page.mouse.up()
    assert page.query_selector(".carried-orb") is None


def finish_the_move(page: Any, before: str | None) -> list[str]:
    """The first answer that is offered, if it is asked how many; then the main step goes on. All that was offered."""
    playing.wait_for_change(page, before)
    offered: list[str] = []
    for _ in range(3):
        playing.wait_until_asked(page)
        if page.get_attribute("#prompt", "data-form") == "act":
            return offered
        now = playing.decision_id(page)
        answers = page.locator("#prompt .answers [data-option]")
        offered = [said.split("\n")[0] for said in answers.all_inner_texts()]
        answers.first.click()
        playing.wait_for_change(page, now)
    raise AssertionError("the main step does not go on")


MOVED = {"The soul core, in exchange for a core": 0, "The soul core": 1, "1 core": 1, **{f"{n} cores": n for n in range(2, 20)}}


def moved_by(answer: str) -> int:
    """How many cores are elsewhere after this answer; what a card loses by it is said in brackets."""
    return MOVED[answer.split(" (")[0].replace(", the soul core among them", "")]


def play_simply(page: Any, rng: random.Random) -> None:
    """The first card of the hand that can be played; else what Space does."""
    before = playing.decision_id(page)
    playing.wait_for_the_plan(page)
    if page.get_attribute("#prompt", "data-form") == "act" and page.query_selector(".hand .inhand.can"):
        page.click(".hand .inhand.can")
        page.wait_for_function(  # it is answered, or its ways are listed: then one of them
            "(before) => document.querySelector('#prompt')?.dataset.decision !== before"
            " || document.querySelector('#prompt .ends .quiet')", arg=before,
        )  # fmt: skip
        if playing.decision_id(page) == before:
            page.locator("#prompt .answers .row").first.click()
    elif page.query_selector("#prompt [data-accept]"):
        page.keyboard.press(" ")
    else:
        playing.answer(page, rng)
    playing.wait_for_change(page, before)


def test_cores_are_carried_from_the_reserve_to_a_card_and_back(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "bss")
    rng = random.Random(2)
    for _ in range(60):
        assert playing.wait_until_asked(page) == "asked"
        if page.query_selector(RESERVE) and page.query_selector(CORES) and page.get_attribute("#prompt", "data-form") == "act":
            break
        play_simply(page, rng)
    card = page.locator(CORES).first.evaluate("(one) => one.closest('[data-key]').dataset.key")
    had, kept = cores_on(page, card), reserve(page)
    # Let go over nothing: nothing happens, not even the press.
    before = playing.decision_id(page)
    drag(page, centre(page, f"{RESERVE} .orbs i"), (700, 340))
    assert playing.decision_id(page) == before
    drag(page, centre(page, f"{RESERVE} .orbs i"), centre(page, f".me .card[data-key='{card}'] .name"))
    assert [moved_by(said) for said in finish_the_move(page, before)[:1]] in ([], [1])
    assert (cores_on(page, card), reserve(page)) == (had + 1, kept - 1)
    before = playing.decision_id(page)
    drag(page, centre(page, f".me .card[data-key='{card}'] [data-orbs]"), centre(page, ".gauge[data-number='0:reserve']"))
    offered = finish_the_move(page, before)
    assert offered and offered[0] != "1 core", "the way back is left out (12-1-1-2), so no number goes without saying"
    moved = moved_by(offered[0])
    assert (cores_on(page, card), reserve(page)) == (had + 1 - moved, kept - 1 + moved)


def test_shift_keeps_priority(open_page: Open, address: str) -> None:
    """Whoever acts with Shift held says so to the server, which asks them again before their own resolves (tests/server)."""
    page = open_page()
    answers: list[Any] = []

    def note(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "answer":
            answers.append(said)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    playing.sit_down(page, address, "fow")
    until_a_card_can_be_played(page, random.Random(3))
    before = playing.decision_id(page)
    assert page.query_selector("#prompt .hold") is None
    page.keyboard.down("Shift")
    page.wait_for_selector("#prompt .hold")
    page.click(".hand .inhand.can")
    playing.wait_for_change(page, before)
    page.keyboard.up("Shift")
    assert answers[-1].get("hold") is True and not any(one.get("hold") for one in answers[:-1])
    page.wait_for_selector("#prompt .hold", state="detached")


# -- focus
FOCUSED = "() => document.activeElement?.closest('.sheet') !== null"


def test_a_sheet_keeps_the_focus_and_gives_it_back(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "sve")
    playing.wait_until_asked(page)
    menu = ".bar button:has-text('Menu')"
    page.focus(menu)
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet[aria-modal=true]")
    assert page.evaluate(FOCUSED)
    for key in ["Tab"] * 16 + ["Shift+Tab"] * 20:
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED), f"{key} leads out of the menu"
    page.click(".sheet >> text=Settings")
    page.wait_for_selector(".sheet[aria-label=Settings]")
    page.wait_for_function(FOCUSED)
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet", state="detached")
    page.wait_for_function("(menu) => document.activeElement?.textContent.includes('Menu')", arg=menu)


def test_the_end_of_a_game_keeps_the_focus(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "sve")
    playing.wait_until_asked(page)
    page.click("text=Menu")
    page.click("text=Concede")
    page.click("text=Really")
    page.wait_for_selector(playing.OVER)
    for key in ["Tab"] * 6 + ["Shift+Tab"] * 6:
        page.keyboard.press(key)
        assert page.evaluate("() => document.activeElement?.closest('.over') !== null")
    page.click("text=See the table")
    page.wait_for_selector(playing.OVER, state="detached")
    page.wait_for_function("() => document.activeElement !== document.body")
