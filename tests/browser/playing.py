"""A player who clicks: they do what is on the screen, as a person would who reads only the buttons.

Everything goes through the mouse. Nothing here knows a game: cards that shine, rows of the prompt, the big button.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

Page = Any  # of playwright, which is not installed everywhere

TRIES, AT_MOST = 20, 3000
"""How often a button is tried that went away under the mouse, and how long (ms) each time."""

ASKED = "#prompt[data-decision]"
OVER = ".over .panel"
SETTLED = """() => document.querySelector('.over .panel') ? 'over' : document.querySelector('.hand-over') ? 'hand over'
  : document.querySelector('#prompt')?.dataset.decision ? 'asked' : ''"""
ANSWERS = "#prompt .group, #prompt [data-option], #prompt [data-accept]"
OFFERED = """(answers) => [...document.querySelectorAll(answers)].filter(b => b.offsetParent && !b.disabled).map((b, n) => {
  b.dataset.offered = n;
  const title = b.querySelector('.title, .words')?.textContent ?? '';
  const minor = b.classList.contains('minor') || /^(Move|Prepare|Exchange)/.test(title);
  return {n, minor, group: b.classList.contains('group'), end: b.parentElement.id === 'prompt'};
})"""


def sit_down(page: Page, address: str, game: str, against: str = "") -> None:
    """Three clicks from the lobby: the game, the deck, Play."""
    page.goto(address)
    page.click(f"[data-game={game}]")
    page.click("[data-deck]")
    if against:
        page.click(f"text={against}")
    page.click(".go-box .go")


def some_answers(page: Page, rng: random.Random, n: int) -> None:
    for _ in range(n):
        if wait_until_asked(page) != "asked":
            return
        answer(page, rng)


class Stuck(AssertionError):
    """The page offers nothing, or nothing comes of it."""


def wait_until_asked(page: Page, seconds: float = 300) -> str:
    """Until this player is asked, or it is over: `asked`, `over`, `hand over`."""
    try:  # said by the page in one look: a second look might see what has come meanwhile
        return str(page.wait_for_function(SETTLED, timeout=seconds * 1000).json_value())
    except Exception as fault:
        raise Stuck(f"nobody is asked: {page.inner_text('body')[-300:]}") from fault


def decision_id(page: Page) -> str | None:
    found = page.query_selector(ASKED)
    return None if found is None else str(found.get_attribute("data-decision"))


def wait_for_change(page: Page, before: str | None, seconds: float = 300) -> None:
    """Until something else is asked, or nothing."""
    try:
        page.wait_for_function(
            "(before) => (document.querySelector('#prompt')?.dataset.decision ?? null) !== before"
            " || document.querySelector('.over .panel, .hand-over')",
            arg=before, timeout=seconds * 1000,
        )  # fmt: skip
    except Exception as fault:
        raise Stuck(f"the answer changed nothing: {page.inner_text('#prompt')}") from fault


def answer(page: Page, rng: random.Random, keen: float = 0.9) -> None:
    """One answer: something that shines if there is something, else the big button. `keen`: how often something is done at all."""
    before = decision_id(page)
    dice = rng.random() * 0.9 / keen, rng.random(), rng.random()
    for _ in range(TRIES):
        if decision_id(page) != before or press_one(page, *dice):
            break
    wait_for_change(page, before)


def wait_for_the_plan(page: Page) -> None:
    """A way to pay is proposed a moment after it is asked for: whoever presses before it is there, and whoever presses after it, go
    different ways through the same game."""
    page.wait_for_selector("#prompt [data-planning]", state="detached")


def press_one(page: Page, act: float, which: float, row: float) -> bool:
    """Presses what the dice say; not if the page put something else there meanwhile."""
    wait_for_the_plan(page)
    found = [one for one in page.evaluate(OFFERED, ANSWERS) if not one["minor"]]
    acts = [one for one in found if not one["end"]]
    choice = acts[int(which * len(acts))] if acts and act < 0.9 else (found[-1] if found else None)
    if choice is None:  # the page is about to show something else, or it is over
        page.wait_for_timeout(100)
        return False
    try:
        page.click(f"#prompt [data-offered='{choice['n']}']", timeout=AT_MOST)
        if choice["group"]:
            page.wait_for_selector("#prompt .answers .row", timeout=AT_MOST)
            rows = page.query_selector_all("#prompt .answers .row")
            rows[int(row * len(rows))].click(timeout=AT_MOST)
    except Exception as fault:
        if type(fault).__name__ not in ("TimeoutError", "Error"):  # of playwright
            raise
        return False
    return True


KEYS_OFFERED = """() => {
  const shown = (b) => b.offsetParent && !b.disabled;
  const all = (what) => [...document.querySelectorAll(`#prompt ${what}`)].filter(b => shown(b.closest('button')));
  const digits = all('[data-digit]').map(k => k.dataset.digit);
  const letters = all('.few .go kbd, .group:not(.minor) kbd').map(k => k.textContent.toLowerCase());
  const numbers = all('.num').map(b => b.textContent.trim()[0]);
  return {acts: [...digits, ...letters, ...numbers], accept: all('[data-accept]').length > 0};
}"""


def answer_by_key(page: Page, rng: random.Random) -> None:
    """One answer without the mouse: a key that is written on a button, else Space. A verb's letter may open a list first."""
    before = decision_id(page)
    for _ in range(TRIES):
        if decision_id(page) != before:
            return
        keys = page.evaluate(KEYS_OFFERED)
        if not keys["acts"] and not keys["accept"]:  # the page is about to show something else
            page.wait_for_timeout(100)
            continue
        acts = keys["acts"] and (rng.random() < 0.85 or not keys["accept"])
        page.keyboard.press(rng.choice(keys["acts"]) if acts else " ")
        try:
            page.wait_for_function(
                "(before) => document.querySelector('#prompt')?.dataset.decision !== before"
                " || document.querySelector('#prompt .answers .up, .over .panel')",
                arg=before, timeout=AT_MOST,
            )  # fmt: skip
        except Exception as fault:
            if type(fault).__name__ != "TimeoutError":  # of playwright
                raise
    wait_for_change(page, before)


Answering = Callable[[Page, random.Random], None]


def play_to_the_end(page: Page, rng: random.Random, seconds: float = 3000, answer: Answering = answer) -> int:
    """Plays until it is over; says how many answers that took."""
    end = time.monotonic() + seconds
    answers = 0
    while time.monotonic() < end:
        now = wait_until_asked(page)
        if now == "over":
            return answers
        if now == "hand over":
            page.click(".hand-over .go")
            continue
        answer(page, rng)
        answers += 1
    raise Stuck(f"not over after {answers} answers")
