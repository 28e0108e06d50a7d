"""The judge's bench and the rulebook reader in a browser: tables laid out by hand, played for both sides, asked about, saved."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser import geometry, playing
from tests.browser.conftest import Server
from tests.browser.rulings import QUESTIONS, Card, Question
from tests.browser.test_access import AXE
from tests.browser.test_access import faults as axe_faults
from tests.cli.here import here

Open = Callable[..., Any]
BOTH = pytest.mark.parametrize("size", ["desk", "phone"])
DUEL = QUESTIONS["sve"][0].cards


def is_phone(page: Any) -> bool:
    return bool(page.viewport_size["width"] < 760)


# -- laying out
def to_the_bench(page: Any, address: str, game: str = "sve") -> None:
    page.goto(f"{address}/bench")
    page.wait_for_selector("[data-place]")
    if game != "sve":
        page.select_option(".row select", game)
        page.wait_for_selector(f".lay[data-game={game}] [data-place]")


def put(page: Any, card: Card) -> None:
    """A card that is written in place."""
    page.click(f'[data-place="{card.place}"] .add')
    form = page.locator(".form")
    form.locator("[name=name]").fill(card.name)
    form.locator("text=Write a card of your own").click()
    form.locator("[name=about]").fill(card.about)
    if card.text:
        form.locator("[name=text]").fill(card.text)
    form.locator("text=Done").click()
    page.wait_for_selector(f'[data-place="{card.place}"] .laid:has-text("{card.name}")')


def lay_out(page: Any) -> None:
    page.click(".ends .go")
    page.wait_for_selector("[data-table]")
    playing.wait_until_asked(page)


# -- playing
def press(page: Any, what: str) -> None:
    """A card, or an answer; on a phone the answers that are no cards stand in a list."""
    before = playing.decision_id(page)
    if what.startswith("@"):
        page.click(f":is(.card, .inhand):has-text('{what[1:]}')")
    else:
        answer = page.locator(f"#prompt [data-option]:has-text('{what}')")
        if is_phone(page) and answer.count() == 0:
            page.click("#prompt .foot button:has-text('answer')")
        answer.first.click()
    playing.wait_for_change(page, before)


def see(page: Any, tab: str) -> None:
    """What stands beside the table; on a phone it opens over it."""
    if is_phone(page) and page.locator(".sheet .tabs").count() == 0:
        page.click("button[aria-label=Log]")
    page.click(f".tabs >> text={tab}")


def see_the_table(page: Any) -> None:
    if is_phone(page):
        page.click(".sheet [aria-label=Close]")
        page.wait_for_selector(".sheet", state="detached")


def lines(page: Any) -> list[str]:
    return [text.strip() for text in page.locator(".lines ol .line").all_inner_texts()]


def expect(page: Any, fact: str) -> None:
    """Press what is so."""
    see(page, "Lines")
    page.wait_for_selector(".lines .more")
    button = page.get_by_role("button", name=f"+ {fact}", exact=True)
    if button.count() == 0 and page.locator(".more:has-text('Everything')").count():
        page.click(".more")
    button.click()
    page.get_by_role("button", name=f"expect {fact}", exact=True).wait_for()


def saved(page: Any, folder: Path) -> Path:
    with page.expect_download() as coming:
        page.click(".lines >> text=Save the file")
    file = folder / str(coming.value.suggested_filename)
    coming.value.save_as(file)
    return file


def make(page: Any, address: str, game: str, asked: Question, folder: Path) -> Path:
    """The whole way of a ruling: laid out, played, expected, told, run, saved."""
    to_the_bench(page, address, game)
    page.click("text=Clear")
    page.fill(".wide input", asked.title)
    for setting, value in asked.settings.items():
        field = page.locator(f'[data-setting="{setting}"]')
        if setting in ("active", "start"):
            field.select_option(value)
        else:
            field.fill(value)
    for place, number in asked.others.items():
        page.fill(f'[data-place="{place}"] .others input', number)
    for card in asked.cards:
        put(page, card)
    lay_out(page)
    for what in asked.pressed:
        if what.startswith("!"):
            expect(page, what[1:])
            see_the_table(page)
        else:
            press(page, what)
    for fact in asked.expected:
        expect(page, fact)
    page.click(".lines summary")
    said = {"Number": "bench", "Source": "made on the bench", "Question": asked.question, "Answer": asked.answer}
    for title, words in {**said, "Clauses it shows": asked.shows}.items():
        page.get_by_label(title, exact=True).fill(words)
    page.click(".lines >> text=Run it")
    page.wait_for_selector(".ran >> text=It passes")
    return saved(page, folder)


@BOTH
@pytest.mark.parametrize("game", sorted(QUESTIONS))
def test_rulings_are_made_that_pass_in_the_terminal(
    open_page: Open, address: str, tmp_path: Path, game: str, size: str
) -> None:
    """Two questions of each game. In the terminal they pass, they are found again, and without their table they fail."""
    page = open_page(size)
    files = [make(page, address, game, asked, tmp_path) for asked in QUESTIONS[game]]
    ran = here("judge", "run", *files)
    assert ran.code == 0 and "2 passed" in ran.out, ran
    for asked in QUESTIONS[game]:
        assert asked.title in here("judge", "find", tmp_path, asked.shows.split(",")[0]).out
    for file in files:
        text = file.read_text(encoding="utf-8")
        wrong = tmp_path / "wrong.scenario"
        wrong.write_text(text.replace(" is in your ", " is in opponent's ").replace(" because ", " because 9"), encoding="utf-8")
        assert wrong.read_text(encoding="utf-8") == text or here("judge", "run", wrong).code in (1, 2)


@BOTH
def test_a_judge_goes_back_asks_why_and_opens_a_file(open_page: Open, address: str, tmp_path: Path, size: str) -> None:
    page = open_page(size)
    to_the_bench(page, address)
    for card in DUEL:
        put(page, card)
    page.fill('[data-place="opponent\'s hand"] .others input', "0")
    lay_out(page)
    press(page, "@Knight")
    press(page, "@Wall")
    see(page, "Lines")
    assert lines(page) == ["you attack with Knight", "you choose Wall"]
    # Why did it happen, and where does the rulebook say so?
    see(page, "Log")
    line = page.locator("#log li:has-text('Knight is engaged')")
    line.locator(".clause").click()
    line.locator("text=Why did this happen?").click()
    page.wait_for_selector("#prompt >> text=It came of")
    page.click("#prompt [data-accept]")
    see(page, "Log")
    if line.locator(".says").count() == 0:  # it was closed with its sheet
        line.locator(".clause").click()
    line.locator(".says button").click()
    page.wait_for_selector(".reader h3:has-text('8.4.4')")
    page.wait_for_selector(".reader li:has-text('Chapter 8, ')")
    page.wait_for_selector(".reader code:has-text('games/sve/')")
    page.click(".sheet [aria-label=Close]")
    # Back to before the target was chosen, and to before the attack: then the other choice.
    see(page, "Lines")
    page.click(".lines .line:has-text('you choose Wall')")
    page.wait_for_selector(".lines .line:has-text('you choose Wall')", state="detached")
    assert lines(page) == ["you attack with Knight"]
    see_the_table(page)
    page.click("#prompt .foot button:has-text('Take back')")
    page.wait_for_selector("#prompt:has-text('What do you do?')")
    press(page, "@Knight")
    press(page, "leader")
    see(page, "Lines")
    assert lines(page)[0] == "you attack with Knight" and "leader" in lines(page)[1]
    page.click(".lines .line >> nth=0")
    page.wait_for_selector(".lines .line", state="detached")
    see_the_table(page)
    # What can't be done says why not.
    page.click(".opp .card:has-text('Wall')")
    page.wait_for_selector("#prompt h2:has-text('Wall')")
    page.click("#prompt [data-accept]")
    # A file that exists is opened, and a line in it that can't be played is named.
    file = tmp_path / "other.scenario"
    file.write_text(
        "title: Another\ngame: sve\ntable:\n  your field:\n    Hero (follower 3/3)\nplay:\n  expect Hero has 3/3\n"
        "  expect Hero has 4/4\n  you play Hero\n"
    )
    see(page, "Lay out")
    page.set_input_files(".file input", str(file))
    page.wait_for_selector("[data-table]")
    see(page, "Lines")
    page.wait_for_selector(".lines li.wrong >> text=Seen: 3/3")
    page.wait_for_selector(".lines li.wrong >> text=can't play Hero")


@BOTH
def test_states_cores_turn_and_phase_are_laid_out(open_page: Open, address: str, size: str) -> None:
    """States by their buttons, cores on a card and in the reserve, the opponent's turn, the attack step."""
    page = open_page(size)
    to_the_bench(page, address, "bss")
    page.click('[data-place="opponent\'s field"] .add')
    page.fill(".form [name=name]", "Bat")
    page.click(".form >> text=Write a card of your own")
    page.fill(".form [name=about]", "spirit, bp 3000")
    for state in ("1 core counter", "1 soul core counter"):
        page.get_by_role("button", name=state, exact=True).click()
    page.get_by_role("button", name="exhausted", exact=True).click()
    page.get_by_role("button", name="exhausted", exact=True).click()  # and off again
    page.click(".form >> text=Done")
    page.wait_for_selector(".laid:text-is('Bat (spirit, bp 3000, 1 core counter, 1 soul core counter)')")
    page.fill('[data-setting="opponent\'s reserve"]', "3")
    page.select_option("[data-setting=active]", "opponent")
    page.select_option("[data-setting=start]", "attack")
    page.fill('[data-place="opponent\'s hand"] .others input', "2")
    lay_out(page)
    page.wait_for_selector(".card:has-text('Bat')")
    see(page, "Lines")
    page.click(".more")
    for fact in ("it is opponent's turn", "opponent has 3 reserve", "Bat has 1 core counter", "Bat has 1 soul core counter",
                 "Bat is not exhausted", "opponent has 2 cards in opponent's hand"):  # fmt: skip
        page.get_by_role("button", name=f"+ {fact}", exact=True).wait_for()


@BOTH
def test_what_is_written_wrong_is_said(open_page: Open, address: str, size: str) -> None:
    page = open_page(size)
    to_the_bench(page, address)
    put(page, Card("your hand", "Odd", "spell, cost 1", "Frobnicate the widget."))
    page.click(".ends .go")
    page.wait_for_selector("[role=alert]:has-text('Frobnicate')")
    assert page.query_selector("[data-table]") is None
    page.click(".ends >> text=Clear")
    assert page.locator(".laid").count() == 0
    page.click("text=Bring it back")
    page.wait_for_selector(".laid:has-text('Odd')")


@BOTH
def test_imported_cards_are_laid_out_and_the_scenario_names_their_file(
    open_page: Open, own_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    """A card of a collection is found by name. The file passes with `--cards`, and where the collection is also without it."""
    cards = [
        {"id": "T-1", "name": "Lamp Bearer", "type": "Follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 2,
         "text": "[Fanfare] Draw a card."},
        {"id": "T-2", "name": "Lamp (Broken)", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw 2 cards."},
    ]  # fmt: skip
    file = tmp_path / "lamps.json"  # a list, not one object a line: what `cards import` takes, `--cards` takes too
    file.write_text(json.dumps(cards), encoding="utf-8")
    page = open_page(size)
    page.goto(f"{own_server.url}/cards?game=sve")
    page.wait_for_selector("[data-file]", state="attached")
    page.set_input_files("[data-file]", str(file))
    page.wait_for_selector("[role=status]:has-text('2 cards kept')")
    to_the_bench(page, own_server.url)
    for name, id in (("Lamp Bearer", "T-1"), ("lamp broken", "T-2")):
        page.click('[data-place="your hand"] .add')
        page.fill(".form [name=name]", name)
        page.click(f'[data-found="{id}"]')
        page.click(".form >> text=Done")
    page.wait_for_selector(".from:has-text('lamps.json')")
    lay_out(page)
    press(page, "@Lamp Bearer")
    expect(page, "Lamp Bearer is in your field")
    expect(page, "Lamp Broken is in your hand")
    page.click(".lines >> text=Run it")
    page.wait_for_selector(".ran >> text=It passes")
    made = saved(page, tmp_path / "made")
    assert "cards: lamps.json" in made.read_text(encoding="utf-8")
    monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path / "nobody"))
    monkeypatch.delenv("CARDWRIGHT_CARDS", raising=False)
    assert "1 skipped" in here("judge", "run", made).out
    assert "1 passed" in here("judge", "run", made, "--cards", file).out
    assert "1 passed" in here("judge", "run", made, "--cards", tmp_path).out
    monkeypatch.setenv("CARDWRIGHT_DATA", str(own_server.own))
    assert "1 passed" in here("judge", "run", made).out


@BOTH
def test_rulings_are_kept_found_and_opened_again(open_page: Open, own_server: Server, tmp_path: Path, size: str) -> None:
    page = open_page(size)
    asked = QUESTIONS["weiss"][0]
    make(page, own_server.url, "weiss", asked, tmp_path)
    page.click(".lines >> text=Keep it")
    page.wait_for_selector(".ran:has-text('Kept as')")
    assert [file.suffix for file in own_server.rulings.iterdir()] == [".scenario"]
    see(page, "Lay out")
    for words in ("Bo", "8.6.2", "level 0"):
        page.fill("[aria-label='Search rulings']", words)
        page.wait_for_selector(f"aside li:has-text('{asked.answer}')")
    page.fill("[aria-label='Search rulings']", "nothing of this kind")
    page.wait_for_selector("aside >> text=Nothing is kept that fits")
    page.fill("[aria-label='Search rulings']", "8.6.2.1.2")
    page.click(f"aside li button:has-text('{asked.title}')")
    page.wait_for_selector("[data-table]")
    see(page, "Lines")
    page.wait_for_selector(".lines .line:has-text('Bo is in your hand')")
    assert page.locator(".lines .wrong").count() == 0


@BOTH
def test_the_bench_fits_every_screen(open_page: Open, address: str, size: str) -> None:
    page = open_page(size)
    to_the_bench(page, address)
    put(page, DUEL[0])
    assert geometry.faults_at(page, size) == []
    page.click(".laid:has-text('Knight')")
    assert geometry.faults_at(page, size) == []
    lay_out(page)
    assert geometry.faults_at(page, size) == []
    for tab in ("Log", "Lines"):
        see(page, tab)
        assert geometry.faults_at(page, size) == []


@pytest.mark.skipif(not AXE.exists(), reason="the client's libraries are not here (npm install, in web)")
@pytest.mark.parametrize("theme", ["dark", "light"])
@BOTH
def test_axe_finds_nothing_serious_on_the_bench(open_page: Open, address: str, theme: str, size: str) -> None:
    page = open_page(size, theme=theme)
    to_the_bench(page, address)
    put(page, DUEL[0])
    page.click(".laid:has-text('Knight')")
    assert axe_faults(page) == []
    lay_out(page)
    press(page, "End your main phase")
    see(page, "Lines")
    assert axe_faults(page) == []
    page.goto(f"{address}/rulebook#sve&clause=8.4.4")
    page.wait_for_selector(".reader .ours")
    assert axe_faults(page) == []


@BOTH
def test_rulings_of_the_project_are_found(open_page: Open, address: str, size: str) -> None:
    page = open_page(size)
    to_the_bench(page, address, "bss")
    page.fill("[aria-label='Search rulings']", "life")
    page.wait_for_selector("aside li button")
    assert page.locator("aside li button").count() > 1


# -- the rulebook
@BOTH
def test_the_rulebook_reader(open_page: Open, address: str, size: str) -> None:
    """Our words, what shows a clause, and the text of a rulebook that the user has: here one that we made up."""
    page = open_page(size)
    page.goto(f"{address}/rulebook#sve&clause=8.4.4")
    page.wait_for_selector(".reader h3:has-text('8.4.4')")
    page.wait_for_selector(".reader .ours")
    page.wait_for_selector(".reader code")
    assert geometry.faults_at(page, size) == []
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


@BOTH
def test_clauses_of_prompts_lead_to_the_rulebook(open_page: Open, address: str, size: str) -> None:
    page = open_page(size)
    playing.sit_down(page, address, "fow")
    playing.wait_until_asked(page)
    page.click("#prompt .clause")
    page.click("#prompt .says button")
    page.wait_for_selector(".sheet[aria-label=Rulebook] .reader h3")
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet", state="detached")
