"""What a player can do at the table, one thing after the other: each was there before it was ever seen, so each is watched here."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser import doctored, playing
from tests.browser.conftest import PATIENCE

Open = Callable[..., Any]
Data = dict[str, Any]
NOT_ASKED = "() => !document.querySelector('#prompt').dataset.decision"
COUNT_SOUNDS = """window.sounds = 0; const Old = window.AudioContext;
window.AudioContext = class extends Old { constructor() { super(); window.sounds++; } };"""


def centre(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def until_a_card_can_be_played(page: Any, rng: random.Random, another: str = "body") -> None:
    """`another`: what must be there too."""
    for _ in range(40):
        assert playing.wait_until_asked(page) == "asked"
        there = page.query_selector(".hand .inhand.can") and page.query_selector(another)
        if there and page.get_attribute("#prompt", "data-form") == "act":
            return
        playing.answer(page, rng)
    raise AssertionError("no card could be played")


@pytest.fixture(scope="module")
def table(browser: Any, address: str) -> Iterator[str]:
    """The address of a table with a card in hand that can be played and one that can't. It is for looking only: nothing is answered
    there."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    playing.sit_down(page, address, "sve")
    until_a_card_can_be_played(page, random.Random(7), ".hand .inhand:not(.can)")
    yield page.url
    context.close()


@pytest.fixture
def at_table(open_page: Open, table: str) -> Any:
    """The same in a page of one's own."""
    page = open_page()
    page.goto(table)
    playing.wait_until_asked(page)
    return page


# -- by hand
def test_a_card_is_dragged_onto_the_field_and_taken_back(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "sve")
    until_a_card_can_be_played(page, random.Random(7))
    hand = page.locator(".hand .inhand").count()
    card = page.get_attribute(".hand .inhand.can", "data-key")
    before = playing.decision_id(page)
    page.mouse.move(*centre(page, ".hand .inhand.can"))
    page.mouse.down()
    page.mouse.move(700, 470, steps=6)
    assert page.query_selector(".ghost.carried") and page.get_attribute("html", "data-dragging") == "yes"
    page.mouse.up()
    playing.wait_for_change(page, before)
    assert page.query_selector(".ghost.carried") is None
    # This card, not a number of cards: what is played may draw another.
    page.wait_for_function("(key) => !document.querySelector(`.hand .inhand[data-key='${key}']`)", arg=card)
    if playing.wait_until_asked(page) != "asked" or page.query_selector("#prompt .foot button.off"):
        return  # something was revealed: it can't be taken back, and the button says so
    page.keyboard.press("z")
    page.wait_for_function("(hand) => document.querySelectorAll('.hand .inhand').length === hand", arg=hand)


def test_a_drag_that_ends_nowhere_does_nothing(at_table: Any) -> None:
    page = at_table
    before = playing.decision_id(page)
    page.mouse.move(*centre(page, ".hand .inhand.can"))
    page.mouse.down()
    page.mouse.move(1300, 300, steps=4)
    page.mouse.up()
    page.evaluate("() => new Promise((done) => setTimeout(done, 150))")
    assert playing.decision_id(page) == before and page.query_selector(".ghost") is None


def test_a_long_press_shows_a_card_on_a_phone(open_page: Open, table: str) -> None:
    page = open_page("phone")
    page.goto(table)
    playing.wait_until_asked(page)
    before = playing.decision_id(page)
    x, y = centre(page, ".hand .inhand")
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector(".zoom.pinned")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.inner_text(".zoom h2") == page.locator(".hand .inhand .name").first.inner_text().strip()
    page.click(".zoom >> text=Close")
    page.wait_for_selector(".zoom", state="detached")
    assert playing.decision_id(page) == before, "to look is not to play"


def test_a_card_that_can_not_be_used_says_why_with_the_clause(at_table: Any) -> None:
    page = at_table
    page.locator(".hand .inhand:not(.can)").first.click()
    page.wait_for_selector("#prompt .no .says button")
    clause = page.inner_text("#prompt .no .says button").strip()
    page.locator("#prompt .no .says button").first.click()
    page.wait_for_selector(f".sheet[aria-label=Rulebook] .reader h3:has-text('{clause.splitlines()[0]}')")
    page.click(".sheet [aria-label=Close]")
    page.wait_for_selector(".sheet", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt .no", state="detached")


def test_a_card_is_read_by_resting_on_it_by_a_key_and_from_the_log(at_table: Any) -> None:
    page = at_table
    name = page.locator(".hand .inhand .name").first.inner_text().strip()
    page.locator(".hand .inhand").first.hover()
    page.wait_for_selector(f'.zoom h2:text-is("{name}")')
    page.mouse.move(700, 20)
    page.wait_for_selector(".zoom", state="detached")
    page.keyboard.press("h")  # to the hand …
    page.keyboard.press("i")  # … and its first card in full
    page.wait_for_selector(f'.zoom h2:text-is("{name}")')
    page.keyboard.press("Escape")
    page.wait_for_selector(".zoom", state="detached")
    link = page.locator("#log .link").last
    link.click()
    page.wait_for_selector(f'.zoom h2:text-is("{link.inner_text()}")')


def test_what_an_answer_leads_to_is_shown_before_it_is_given(at_table: Any) -> None:
    page = at_table
    height = page.locator("#prompt").bounding_box()["height"]
    page.hover(".hand .inhand.can")
    page.wait_for_selector(".zoom .then p")
    page.mouse.move(700, 20)
    page.wait_for_selector(".zoom", state="detached")
    row = page.locator("#prompt .answers button").first
    row.hover()
    assert page.locator("#prompt").bounding_box()["height"] == height, "nothing jumps away under the mouse"


# -- motion and sound
COUNT = """() => { window.ghosts = 0; new MutationObserver((all) => { for (const one of all) for (const node of one.addedNodes)
  if (node.classList?.contains('ghost')) window.ghosts++; }).observe(document.body, {childList: true}) }"""


def test_what_happens_moves_and_motion_can_be_turned_off(open_page: Open, address: str) -> None:
    page = open_page(motion="full")
    playing.sit_down(page, address, "sve")
    playing.wait_until_asked(page)
    page.evaluate(COUNT)
    playing.some_answers(page, random.Random(1), 5)
    assert page.evaluate("window.ghosts") > 0
    playing.wait_until_asked(page)
    page.wait_for_function("() => document.querySelectorAll('.ghost, .floating').length === 0")
    page.click("text=Menu")
    page.click(".sheet >> text=Settings")
    page.click("fieldset:has-text('Motion') >> text=None")
    page.keyboard.press("Escape")
    page.evaluate("() => { window.ghosts = 0 }")
    playing.some_answers(page, random.Random(1), 3)
    assert page.evaluate("window.ghosts") == 0


def test_sounds_are_off_until_they_are_switched_on(open_page: Open, address: str) -> None:
    page = open_page()
    page.add_init_script(COUNT_SOUNDS)
    playing.sit_down(page, address, "sve")
    playing.some_answers(page, random.Random(1), 2)
    assert page.evaluate("window.sounds") == 0
    page.click("text=Menu")
    page.click(".sheet >> text=Settings")
    page.check("text=Sounds")
    assert page.evaluate("window.sounds") == 1


# -- keys, settings, files
def test_keys_can_be_bound_anew(at_table: Any) -> None:
    page = at_table
    page.keyboard.press("?")
    page.click("[aria-label^='Light or dark']")
    page.keyboard.press("q")
    page.click("[aria-label=Close] >> visible=true")
    page.wait_for_selector(".sheet", state="detached")
    page.keyboard.press("t")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.keyboard.press("q")
    assert page.get_attribute("html", "data-theme") == "light"
    page.reload()
    playing.wait_until_asked(page)
    page.keyboard.press("q")
    assert page.get_attribute("html", "data-theme") == "dark"


def test_keys_do_nothing_to_a_table_that_something_lies_over(at_table: Any) -> None:
    page = at_table
    before = playing.decision_id(page)
    page.click("text=Menu")
    page.wait_for_selector(".sheet")
    for key in ("1", "p", "z", "g"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet", state="detached")
    assert playing.decision_id(page) == before and page.query_selector(".trouble") is None


def test_a_game_in_progress_is_exported(at_table: Any) -> None:
    page = at_table
    page.click("text=Menu")
    with page.expect_download() as coming:
        page.click("text=Export the game")
    kept = json.loads(coming.value.path().read_text())
    assert kept["game"] == "sve"


def test_stops_are_kept_and_who_passes_until_their_turn_is_not_asked_before(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "fow")
    for _ in range(30):
        assert playing.wait_until_asked(page) == "asked"
        if page.get_attribute("#prompt", "data-form") == "act":
            break
        playing.answer(page, random.Random(3))
    end = page.locator(".phases button", has_text="End")
    was = end.get_attribute("aria-pressed")
    end.click()
    page.wait_for_function("(was) => [...document.querySelectorAll('.phases button')].at(-1).ariaPressed !== was", arg=was)
    page.reload()
    playing.wait_until_asked(page)
    assert end.get_attribute("aria-pressed") != was
    turn = int(page.get_attribute("[data-table]", "data-turn"))
    page.keyboard.press("g")
    page.wait_for_function("(turn) => Number(document.querySelector('[data-table]').dataset.turn) > turn", arg=turn)
    playing.wait_until_asked(page)
    theirs = page.query_selector(".card.forward") or page.query_selector(".rail .stack")
    assert page.inner_text(".seam .turn b") == "Your turn" or theirs, "or one is attacked, or chosen by something of theirs"


def test_help_for_a_first_game_is_there_once(open_page: Open, address: str) -> None:
    page = open_page(help=True)
    playing.sit_down(page, address, "bss")
    page.wait_for_selector(".first >> text=A turn in short")
    page.click(".first >> text=Understood")
    page.reload()
    playing.wait_until_asked(page)
    assert page.query_selector(".first") is None
    page.click("text=Menu")
    page.click("text=How this works")
    page.wait_for_selector(".first")


# -- questions of each form, about a real table
def asked(
    open_page: Open, at: str, written: Callable[[Data], Data], size: str = "desk"
) -> tuple[Any, doctored.Told]:
    """A page that is asked this."""
    page = open_page(size)
    told = doctored.decision(page, written)
    page.goto(at)
    playing.wait_until_asked(page)
    return page, told


def hand(view: Data) -> list[Data]:
    return doctored.cards(view, view["observer"], "hand")


def choosing(i: int, card: Data) -> Data:
    return doctored.option(i, "card", card["name"], card=card["key"], zone="hand", side=0)


def a_division(view: Data) -> Data:
    keys = [card["key"] for card in hand(view)[:3]]
    options = [doctored.option(n, "number", str(n), value=n) for n in range(6)]
    return {"form": "divide", "question": "How much?", "about": keys[0], "chosen": keys, "most": 3, "options": options}


def test_damage_is_divided_on_the_cards(open_page: Open, table: str) -> None:
    page, told = asked(open_page, table, a_division)
    page.wait_for_function("() => document.querySelectorAll('.stepper').length === 3")
    shares = [int(share) for share in page.locator(".stepper b").all_inner_texts()]
    assert sum(shares) == 5, "a sensible division is there already"
    giver = shares.index(max(shares))
    taker = (giver + 1) % 3
    page.locator(".stepper").nth(giver).locator("button").first.click()
    assert page.locator("#prompt .go[data-accept]").is_disabled(), "1 is left"
    page.locator(".stepper").nth(taker).locator("button").last.click()
    page.keyboard.press(" ")
    page.wait_for_function(NOT_ASKED)
    assert told.answers[0]["option"] == shares[0] - (giver == 0) + (taker == 0)


def test_damage_is_divided_in_the_prompt_of_a_phone(open_page: Open, table: str) -> None:
    page, told = asked(open_page, table, a_division, "phone")
    shares = [int(share) for share in page.locator("#prompt li b").all_inner_texts()]
    giver = shares.index(max(shares))
    page.locator("#prompt [aria-label^=less]").nth(giver).click()
    page.locator("#prompt [aria-label^=more]").nth((giver + 1) % 3).click()
    page.click("#prompt .go[data-accept]")
    page.wait_for_function(NOT_ASKED)
    assert told.answers[0]["option"] == shares[0] - (giver == 0) + (giver == 2)


def a_target(view: Data) -> Data:
    first, *others = hand(view)
    options = [choosing(i, card) for i, card in enumerate(others)]
    return {"form": "target", "question": "Which one?", "about": first["key"], "options": options}


def test_an_arrow_follows_the_pointer_to_what_can_be_chosen(open_page: Open, table: str) -> None:
    page, told = asked(open_page, table, a_target)
    page.mouse.move(600, 300)
    page.wait_for_selector(".arrows g.mark .line")
    page.locator(".hand .inhand.aim").last.hover()
    page.wait_for_selector(".arrows g.sure .line")
    page.locator(".hand .inhand.aim").last.click()
    page.wait_for_function(NOT_ASKED)
    assert told.answers[0]["option"] == page.locator(".hand .inhand").count() - 2
    assert page.query_selector(".arrows g.mark") is None


def modes(view: Data) -> Data:
    options = [doctored.option(0, "mode", "Draw a card.", value=0), doctored.option(1, "mode", "Gain 2 life.", value=2)]
    return {"form": "mode", "question": "Choose one", "options": options,
            "refused": [{"label": "Destroy a follower.", "says": "There is nothing to choose for it."}]}  # fmt: skip


def test_what_can_not_be_chosen_is_shown_with_why(open_page: Open, table: str) -> None:
    page, told = asked(open_page, table, modes)
    shown = page.inner_text("#prompt .refused")
    assert "Destroy a follower." in shown and "There is nothing to choose for it." in shown
    assert page.locator("#prompt .refused button").count() == 0
    page.keyboard.press("2")
    page.wait_for_function(NOT_ASKED)
    assert told.answers[0]["option"] == 1


def an_order(view: Data) -> Data:
    options = [choosing(i, card) for i, card in enumerate(hand(view)[:3])]
    return {"form": "order", "question": "In which order?", "most": 3, "least": 3, "default": 0, "options": options}


def test_an_order_is_given_by_moving_and_one_key(open_page: Open, table: str) -> None:
    page, told = asked(open_page, table, an_order)
    page.locator("[aria-label$=later]").first.click()
    page.keyboard.press(" ")
    page.wait_for_function(NOT_ASKED)
    assert told.answers[0]["option"] == 1


def many_alike(view: Data) -> Data:
    card, another, *_ = hand(view)
    options = [{**choosing(i, card), "alike": 0} for i in range(4)]
    return {"form": "card", "question": "Which?", "options": [*options, choosing(4, another)]}


def test_what_can_not_be_told_apart_is_one_line(open_page: Open, table: str) -> None:
    page, _ = asked(open_page, table, many_alike)
    assert page.locator("#prompt .row").count() == 2 and "×4" in page.locator("#prompt .row").first.inner_text()


def a_number(view: Data) -> Data:
    options = [doctored.option(n, "number", str(n), value=n) for n in range(20)]
    return {"form": "number", "question": "How many?", "options": options}


def test_a_large_number_has_a_slider(open_page: Open, table: str) -> None:
    page, told = asked(open_page, table, a_number)
    page.fill("#prompt input[type=range]", "7")
    page.click("#prompt .slide .go")
    page.wait_for_function(NOT_ASKED)
    assert told.answers[0]["option"] == 7
