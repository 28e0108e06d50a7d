"""Several people: two browsers, a spectator, one screen, a lost connection, clocks, chat, another game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser import geometry, playing
from tests.browser.conftest import Server

Open = Callable[..., Any]


def two_people(open_page: Open, address: str, game: str, size: str = "desk", clock: str = "") -> tuple[Any, Any]:
    """One makes a table, the other comes by the link."""
    one, two = open_page(), open_page(size)
    one.goto(address)
    one.click(f"[data-game={game}]")
    one.click("text=A friend")
    if clock:
        one.select_option("label:has-text('Clock') select", label=clock)
    one.click(".go-box .go")
    two.goto(one.input_value("input[readonly]"))
    two.click("text=Sit down")
    for page in (one, two):
        page.wait_for_selector("[data-table]")
    return one, two


def whoever_is_asked(*pages: Any) -> Any:
    """One of the pages, as soon as one is asked."""
    for _ in range(3000):
        for page in pages:
            if playing.decision_id(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_browsers_and_a_spectator(open_page: Open, address: str) -> None:
    one, two = two_people(open_page, address, "bss", "phone")
    third = open_page()
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.click("text=Menu")
    one.click("text=Copy a link for spectators")
    third.goto(one.evaluate("navigator.clipboard.readText()"))
    one.keyboard.press("Escape")
    third.wait_for_selector("[data-table]")
    assert one.locator(".hand .inhand .name").count() > 0 and two.locator(".hand .inhand .name").count() > 0
    assert third.locator(".hand .inhand").count() == 0 and third.locator(".hand .back").count() > 0
    rng = random.Random(2)
    for _ in range(8):
        asked = whoever_is_asked(one, two)
        every = asked.query_selector("#prompt .foot >> text=All")
        if every:
            every.click()
        playing.answer(asked, rng)
    third.wait_for_function("() => document.querySelectorAll('#log li').length > 5")
    assert third.query_selector("#prompt[data-decision]") is None


def test_clocks_run_and_words_can_be_muted(open_page: Open, address: str) -> None:
    one, two = two_people(open_page, address, "sve", clock="15 minutes each")
    asked = whoever_is_asked(one, two)
    asked.wait_for_function("() => [...document.querySelectorAll('.clock')].some((c) => /^14:\\d\\d$/.test(c.textContent))")
    one.click("text=Chat")
    one.fill("[aria-label='Say something']", "Good luck")
    one.keyboard.press("Enter")
    two.wait_for_selector(".bar .unread")
    two.click("text=Chat")
    two.wait_for_selector(".sheet >> text=Good luck")
    two.click("text=Mute the chat")
    two.wait_for_selector("text=The chat is muted")
    one.fill("[aria-label='Say something']", "Are you there?")
    one.keyboard.press("Enter")
    one.wait_for_selector(".sheet >> text=Are you there?")
    two.click("text=Hear the chat again")
    two.wait_for_selector("text=Mute the chat")
    assert two.locator("text=Are you there?").count() == 0


def test_another_game_once_both_want_it(open_page: Open, address: str) -> None:
    one, two = two_people(open_page, address, "weiss")
    first = one.url
    two.click("text=Menu")
    two.click("text=Concede")
    two.click("text=Really")
    for page in (one, two):
        page.wait_for_selector(playing.OVER)
    assert one.inner_text(".over h2") == "You win" and two.inner_text(".over h2") == "You lose"
    one.click("text=Play again")
    one.wait_for_selector("text=Waiting for them")
    two.click("text=They want to play again")
    for page in (one, two):
        page.wait_for_function("(first) => location.href !== first && document.querySelector('[data-table]')", arg=first)
    whoever_is_asked(one, two)


def test_whoever_comes_back_is_asked_the_same(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "fow")
    playing.some_answers(page, random.Random(1), 6)
    playing.wait_until_asked(page)
    asked = playing.decision_id(page), page.inner_text("#prompt h2")
    page.reload()
    playing.wait_until_asked(page)
    assert (playing.decision_id(page), page.inner_text("#prompt h2")) == asked
    elsewhere = open_page("phone")  # with a memory of its own: the link is all it has
    elsewhere.goto(page.url)
    playing.wait_until_asked(elsewhere)
    assert (playing.decision_id(elsewhere), elsewhere.inner_text("#prompt h2")) == asked
    playing.answer(elsewhere, random.Random(1))
    page.wait_for_function("(was) => document.querySelector('#prompt').dataset.decision !== was", arg=asked[0])


def test_two_bots_are_watched_one_thing_after_the_other(open_page: Open, address: str) -> None:
    page = open_page("phone", motion="full")
    page.goto(address)
    page.click("[data-game=bss]")
    page.locator(".ways button", has_text="Watch").click()
    page.click(".go-box .go")
    page.wait_for_selector("[data-table]")
    assert page.locator(".inhand").count() == 0, "no hand is shown"
    turns = [int(page.get_attribute("[data-table]", "data-turn"))]
    for _ in range(2):
        page.wait_for_function("(turn) => Number(document.querySelector('[data-table]').dataset.turn) > turn", arg=turns[-1])
        turns.append(int(page.get_attribute("[data-table]", "data-turn")))
    assert turns[2] - turns[0] == 2, "each turn is seen"
    for size in ("desk", "phone"):
        assert geometry.faults_at(page, size) == []


def test_a_lost_connection_is_said_and_comes_back_by_itself(open_page: Open, own_server: Server) -> None:
    page = open_page(offline=True)
    playing.sit_down(page, own_server.url, "sve")
    playing.some_answers(page, random.Random(1), 3)
    playing.wait_until_asked(page)
    asked = page.inner_text("#prompt h2")
    own_server.stop()
    page.wait_for_selector(".banner >> text=Nothing is lost")
    assert page.query_selector("[data-table]") is not None, "the table stays readable"
    own_server.start()
    page.wait_for_selector(".banner", state="detached")
    playing.wait_until_asked(page)
    assert page.inner_text("#prompt h2") == asked
    playing.answer(page, random.Random(2))


def test_two_at_one_screen_never_see_both_hands(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "fftcg", "One screen")
    rng = random.Random(4)
    deciders = set()
    for _ in range(12):
        if playing.wait_until_asked(page) == "hand over":
            assert page.query_selector("[data-table]") is None
            deciders.add(page.inner_text(".hand-over h2"))
            page.click(".hand-over .go")
        else:
            playing.answer(page, rng)
    assert len(deciders) == 2


def test_a_replay_goes_to_any_step_and_its_link_leads_back_there(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "sve")
    playing.some_answers(page, random.Random(6), 6)
    page.click("text=Menu")
    page.click("text=Concede")
    page.click("text=Really")
    page.click("text=Watch the replay")
    page.wait_for_selector(".replay")
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(step) => document.querySelector('.replay')?.innerText.includes(`Step ${step} of`)", arg=step)
    said = page.inner_text(".replay .what")
    page.wait_for_function("() => location.hash.includes('step=5')")
    again = open_page()
    again.goto(page.url)
    again.wait_for_function("() => document.querySelector('.replay')?.innerText.includes('Step 5 of')")
    assert again.inner_text(".replay .what") == said
    # Either player's view, both hands, or what spectators see.
    hands = {}
    for eyes in ("Both hands", "Player 1", "Spectators"):
        again.click(f".eyes >> text={eyes}")
        again.wait_for_selector(f".eyes [aria-pressed=true]:has-text('{eyes}')")
        again.wait_for_function("() => document.querySelectorAll('.hand .inhand, .hand .back').length > 0")
        again.wait_for_function("(open) => (document.querySelector('button.theirs') !== null) === open", arg=eyes == "Both hands")
        hands[eyes] = again.locator(".hand .inhand .name").count()
    assert hands["Both hands"] == hands["Player 1"] > 0 == hands["Spectators"]
