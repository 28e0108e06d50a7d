"""The judge's bench and the rulebook reader in a browser: tables laid out by hand, played for both sides, asked about, saved."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardwright.judge.scenarios import run
from tests.browser import geometry, playing
from tests.browser.test_looks import desk, faults_everywhere

Open = Callable[..., Any]
# Two tables of each game: a place, a card's name, what stands in brackets, its text.
Cards = list[tuple[str, str, str, str]]
TABLES: dict[str, tuple[Cards, Cards]] = {
    "sve": (
        [("your field", "Knight", "follower 2/2", ""), ("opponent's field", "Wall", "follower 1/4, engaged", "Ward.")],
        [("your hand", "Squire", "follower 1/1, cost 2", "Ward."), ("opponent's hand", "Page", "follower 1/1", "")],
    ),
    "fow": (
        [("your field", "Cat", "resonator 400/400", ""), ("opponent's field", "Dog", "resonator 300/300, rested", "")],
        [("your field", "Hawk", "resonator 200/200", "[Flying]"), ("your hand", "Mouse", "resonator 100/100, cost 0", "")],
    ),
    "bss": (
        [("your field", "Bat", "spirit, bp 3000, 2 core counters", ""), ("your field", "Owl", "spirit, 1 core counter", "")],
        [("your field", "Fox", "spirit, bp 4000, 1 core counter", ""), ("your hand", "Kit", "spirit, bp 1000, cost 0", "")],
    ),
    "fftcg": (
        [("your field", "Cid", "forward, power 5000", ""), ("opponent's field", "Moe", "forward, power 4000, dull", "")],
        [("your field", "Rem", "forward, power 7000", "Haste."), ("your hand", "Ace", "forward, power 3000, cost 1", "")],
    ),
    "weiss": (
        [("your hand", "Ai", "character, power 1500", ""), ("your hand", "Bo", "character, power 2500", "")],
        [("your hand", "Cy", "character, power 500", ""), ("opponent's hand", "Di", "character, power 500", "")],
    ),
}  # fmt: skip


def to_the_bench(page: Any, address: str, game: str = "sve") -> None:
    page.goto(f"{address}/bench")
    page.wait_for_selector("[data-place]")
    if game != "sve":
        page.select_option(".row select", game)
        page.wait_for_selector(f".lay[data-game={game}] [data-place]")


def put(page: Any, place: str, name: str, about: str = "", text: str = "") -> None:
    page.click(f'[data-place="{place}"] .add')
    form = page.locator(".form")
    form.locator("[name=name]").fill(name)
    if about:
        form.locator("text=Write a card of your own").click()
        form.locator("[name=about]").fill(about)
    if text:
        form.locator("[name=text]").fill(text)
    form.locator("text=Done").click()
    page.wait_for_selector(f'[data-place="{place}"] .laid:has-text("{name}")')


def lay_out(page: Any) -> None:
    page.click(".ends .go")
    page.wait_for_selector("[data-table]")
    playing.wait_until_asked(page)


def lines(page: Any) -> list[str]:
    return [text.strip() for text in page.locator(".lines ol .line").all_inner_texts()]


def saved(page: Any, folder: Path) -> Path:
    with page.expect_download() as coming:
        page.click(".lines >> text=Save the file")
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    return file


@pytest.mark.parametrize("game", sorted(TABLES))
def test_scenarios_are_made_that_pass_in_the_terminal(open_page: Open, address: str, tmp_path: Path, game: str) -> None:
    """Two of each game: laid out by hand, played for both sides, what is so afterwards expected."""
    page = open_page()
    files = []
    for number, cards in enumerate(TABLES[game]):
        to_the_bench(page, address, game)
        page.click("text=Clear")
        for card in cards:
            put(page, *card)
        page.fill(".wide input", f"Table {number} of {game}")
        lay_out(page)
        rng = random.Random(number)
        for _ in range(4):
            playing.answer(page, rng)
            playing.wait_until_asked(page)
        page.wait_for_selector(".lines ol .line")
        while page.locator(".fact").count() and len([one for one in lines(page) if one.startswith("expect")]) < 3:
            before = len(lines(page))
            page.locator(".fact").first.click()
            page.wait_for_function("(n) => document.querySelectorAll('.lines ol .line').length > n", arg=before)
        page.click(".lines >> text=Run it")
        page.wait_for_selector(".ran >> text=It passes")
        files.append(saved(page, tmp_path))
    assert [result.passed for result in run(files)] == [True, True]
    assert all("expect" in file.read_text() for file in files)


def test_a_judge_goes_back_asks_why_and_opens_a_file(open_page: Open, address: str, tmp_path: Path) -> None:
    page = open_page()
    to_the_bench(page, address)
    for card in TABLES["sve"][0]:
        put(page, *card)
    lay_out(page)
    page.click(".me .card:has-text('Knight')")
    page.wait_for_selector(".lines .line:has-text('you attack with Knight')")
    page.click(".opp .card:has-text('Wall')")
    page.wait_for_selector(".lines .line:has-text('you choose Wall')")
    # Why did it happen, and where does the rulebook say so?
    page.click(".tabs >> text=Log")
    line = page.locator("#log li:has-text('Knight is engaged')")
    line.locator(".clause").click()
    line.locator("text=Why did this happen?").click()
    page.wait_for_selector("#prompt >> text=It came of")
    page.keyboard.press("Escape")
    line.locator(".says button").click()
    page.wait_for_selector(".reader h3:has-text('8.4.4')")
    page.wait_for_selector(".reader li:has-text('Chapter 08')")
    page.wait_for_selector(".reader code:has-text('games/sve/')")
    page.keyboard.press("Escape")
    # Back to before the target was chosen, and to before the attack.
    page.click(".tabs >> text=Lines")
    page.click(".lines .line:has-text('you choose Wall')")
    page.wait_for_selector(".lines .line:has-text('you choose Wall')", state="detached")
    assert lines(page) == ["you attack with Knight"]
    page.keyboard.press("z")
    page.wait_for_selector(".lines .line", state="detached")
    # What can't be done says why.
    page.click(".opp .card:has-text('Wall')")
    page.wait_for_selector("#prompt h2:has-text('Wall')")
    # A file that exists is opened, and a line in it that can't be played is named.
    file = tmp_path / "other.scenario"
    file.write_text(
        "title: Another\ngame: sve\ntable:\n  your field:\n    Hero (follower 3/3)\nplay:\n  expect Hero has 3/3\n"
        "  expect Hero has 4/4\n  you play Hero\n"
    )
    page.click(".tabs >> text=Lay out")
    page.set_input_files(".file input", str(file))
    page.wait_for_selector(".lines li.wrong >> text=Seen: 3/3")
    page.wait_for_selector(".lines li.wrong >> text=can't play Hero")


def test_what_is_written_wrong_is_said(open_page: Open, address: str) -> None:
    page = open_page()
    to_the_bench(page, address)
    put(page, "your hand", "Odd", "spell, cost 1", "Frobnicate the widget.")
    page.click(".ends .go")
    page.wait_for_selector("[role=alert]:has-text('Frobnicate')")
    assert page.query_selector("[data-table]") is None


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_bench_fits_every_screen(open_page: Open, address: str, size: str) -> None:
    page = open_page(size)
    to_the_bench(page, address)
    put(page, *TABLES["sve"][0][0])
    assert geometry.faults_at(page, size) == []
    lay_out(page)
    assert geometry.faults_at(page, size) == []
    if size == "phone":
        page.click("button[aria-label=Log]")
        page.wait_for_selector(".sheet .lines")
        assert geometry.faults_at(page, size) == []


def test_rulings_of_the_project_are_found_and_opened(open_page: Open, address: str) -> None:
    page = open_page()
    to_the_bench(page, address, "bss")
    page.fill("[aria-label='Search rulings']", "life")
    page.wait_for_selector("aside li button")
    assert page.locator("aside li button").count() > 1


# -- the rulebook
def test_the_rulebook_reader(open_page: Open, address: str, tmp_path: Path) -> None:
    """Our words, what shows a clause, and the text of a rulebook that the user has: here one that we made up."""
    page = open_page()
    page.goto(f"{address}/rulebook#sve&clause=8.4.4")
    page.wait_for_selector(".reader h3:has-text('8.4.4')")
    page.wait_for_selector(".reader .ours")
    page.wait_for_selector(".reader code")
    assert faults_everywhere(page) == []
    desk(page)
    page.fill("[aria-label='Search the rulebook']", "8.4.5")
    page.click(".near li button >> nth=0")
    page.wait_for_selector(".reader h3:has-text('8.4.5')")
    assert "clause=8.4.5" in page.url
    other = {"name": "x.txt", "mimeType": "text/plain", "buffer": b"Nothing of a rulebook."}
    page.set_input_files(".reader input[type=file]", other)
    page.wait_for_selector(".reader .fault:has-text('Only 0 of')")
    clauses = page.evaluate("""async () => {
      const socket = new WebSocket(`ws://${location.host}/ws`);
      await new Promise((open) => (socket.onopen = open));
      socket.send('{"type":"clauses","id":1,"game":"sve"}');
      const said = await new Promise((told) => (socket.onmessage = (e) => told(JSON.parse(e.data))));
      return said.clauses.map((one) => one.clause);
    }""")
    text = "\n\n".join(f"- {clause}. Our test says something about {clause}." for clause in clauses)
    page.set_input_files(".reader input[type=file]", {"name": "sve.txt", "mimeType": "text/plain", "buffer": text.encode()})
    page.wait_for_selector(".reader .theirs:has-text('Our test says something about 8.4.5.')")
    page.reload()
    page.wait_for_selector(".reader .theirs:has-text('Our test says something about 8.4.5.')")
    page.click("text=Use our words only")
    page.wait_for_selector(".reader .ours")


def test_clauses_of_prompts_lead_to_the_rulebook(open_page: Open, address: str) -> None:
    page = open_page()
    playing.sit_down(page, address, "fow")
    playing.wait_until_asked(page)
    page.click("#prompt .clause")
    page.click("#prompt .says button")
    page.wait_for_selector(".sheet[aria-label=Rulebook] .reader h3")
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet", state="detached")
