"""The rooms around the table, as people use them: a deck is built by search and played, cards are brought along, a card is written
and tried. With the mouse, with a finger, and without either."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import CardRecord, starter_decks
from cardwright.games.registry import game_codes
from tests.browser import geometry, playing, printed
from tests.browser.conftest import SIZES, Server, is_built
from tests.browser.test_access import AXE
from tests.browser.test_access import faults as axe_faults
from tests.cli.here import here as here_in_the_terminal
from tests.collection.test_importing import HOSTILE

Open = Callable[..., Any]
BOTH = ["desk", "phone"]
SPELL = {"id": "T-1", "name": "Borrowed Lamp", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw a card."}
here = pytest.mark.skipif(not printed.SHARED.is_dir(), reason="the printed cards (../shared/cards) are not here")


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a folder of its own, to which cards may be brought."""
    is_built()
    server = Server(tmp_path_factory.mktemp("rooms"))
    server.start()
    yield server
    server.stop()


def enter(page: Any, server: Server, room: str, game: str) -> None:
    page.goto(f"{server.url}/{room}?game={game}")
    page.wait_for_selector(f"[data-room={room}]")


def is_phone(page: Any) -> bool:
    return bool(page.viewport_size["width"] < 760)


def find(page: Any, words: str, id: str) -> None:
    """Type until the card is there."""
    page.fill("[data-search]", words)
    page.wait_for_selector(f'[data-card="{id}"]')


def put_in(page: Any, card: CardRecord, copies: int) -> None:
    """Search a card by its id and put it into the deck, as one does on this size."""
    if is_phone(page):
        page.click(".sides button >> nth=0")
    find(page, card.id, card.id)
    if is_phone(page):
        page.click(f'[data-card="{card.id}"]')
        for _ in range(copies):
            page.click("[data-add]")
        page.keyboard.press("Escape")
    else:
        for _ in range(copies):
            page.click(f'[data-card="{card.id}"]')


def see_the_deck(page: Any) -> None:
    if is_phone(page):
        page.click("[data-side-deck]")


def built(page: Any, cards: Counter[CardRecord]) -> None:
    for card, copies in cards.items():
        put_in(page, card, copies)
    see_the_deck(page)


def play_a_bit(page: Any) -> None:
    page.click("[data-play]")
    playing.some_answers(page, random.Random(4), 3)
    assert playing.wait_until_asked(page) in ("asked", "over")


def play_to_the_end(page: Any) -> None:
    page.click("[data-play]")
    lazy = partial(playing.answer, keen=0.25)  # somebody who does little loses soon
    assert playing.play_to_the_end(page, random.Random(5), answer=lazy) > 5
    assert page.inner_text(".over .panel h2") in ("You win", "You lose", "A draw")


@here
@pytest.mark.parametrize("size", BOTH)
@pytest.mark.parametrize("game", sorted(game_codes()))
def test_a_deck_of_printed_cards_is_built_exported_imported_and_played(
    open_page: Open, rooms: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, size: str
) -> None:
    deck = printed.deck_of(game)
    file = tmp_path / f"{game}.jsonl"
    file.write_text(printed.slice_of(game), encoding="utf-8")
    page = open_page(size)
    enter(page, rooms, "cards", game)
    page.wait_for_selector("[data-file]", state="attached")
    page.set_input_files("[data-file]", str(file))
    page.wait_for_selector(f'[data-collection="{game}"] .bar', state="attached")  # its texts were read
    enter(page, rooms, "decks", game)
    leads = [] if deck.leader is None else [deck.leader]
    built(page, Counter([*leads, *deck.main, *deck.second]))
    page.wait_for_selector("[data-legal=true]")
    page.fill("[data-deck-name]", "Printed and played")
    page.click("button:has-text('Export')")
    page.click("text=Codes")
    page.wait_for_function("() => document.querySelector('[data-written]')?.value.includes('//')")
    text = page.input_value("[data-written]")
    assert deck.main[0].id in text
    page.keyboard.press("Escape")
    page.click("button:has-text('New')")
    page.wait_for_selector("[data-legal=false]")
    page.click("button:has-text('Paste a list')")
    page.fill("[data-paste]", text)
    page.click("[data-take]")
    page.wait_for_selector("[data-legal=true]")
    counts = Counter(card.id for card in deck.main)
    lines = page.query_selector_all("[data-line]")
    shown = {line.get_attribute("data-line"): line.query_selector("b").inner_text() for line in lines}
    assert all(shown[id] == str(n) for id, n in counts.items())
    page.click("button:has-text('Export')")
    page.click("text=Deck file")
    with page.expect_download() as coming:
        page.click("text=Save as a file")
    coming.value.save_as(tmp_path / "deck.json")
    page.keyboard.press("Escape")
    if size == "desk":
        play_to_the_end(page)
        return
    play_a_bit(page)
    # The same deck to the end of a game, in the terminal, with the cards of the collection.
    monkeypatch.setenv("CARDWRIGHT_DATA", str(rooms.own))
    both = [tmp_path / "deck.json"] * 2
    ran = here_in_the_terminal("simulate", game, *both, "--games", 2, "--seed", 1, "--json")
    assert ran.code == 0 and json.loads(ran.out)["games"] == 2 and json.loads(ran.out)["faults"] == 0, ran


@pytest.mark.parametrize("size", BOTH)
def test_faults_name_their_clause_while_one_builds(open_page: Open, rooms: Server, size: str) -> None:
    page = open_page(size)
    enter(page, rooms, "decks", "sve")
    lion = next(card for card in starter_decks("sve")["swordcraft"].main if card.name == "Stone Lion")
    put_in(page, lion, 4)
    see_the_deck(page)
    page.wait_for_selector(".fault:has-text('4 copies of Stone Lion')")
    clause = page.locator(".fault:has-text('4 copies') .clause")
    assert "6.1.1.4" in clause.inner_text()
    clause.click()
    page.wait_for_selector(".fault .says")
    assert page.is_disabled("[data-play]")
    page.click("[aria-label='One Stone Lion less']")
    page.wait_for_function("() => !document.body.innerText.includes('4 copies of')")
    page.click("button:has-text('Try a hand')")
    page.wait_for_selector("[data-hand] [data-card]")
    assert page.locator("[data-hand] [data-card]").count() == 3, "as many as there are, and at most an opening hand"


@pytest.mark.parametrize("size", BOTH)
def test_cards_are_narrowed_by_everything_they_have(open_page: Open, rooms: Server, size: str) -> None:
    """Words of names and texts while one types; type, colour, cost and keyword; the deck is drawn as a curve with its colours."""
    page = open_page(size)
    enter(page, rooms, "decks", "fow")
    page.wait_for_selector("[data-card]")
    narrow = page.locator("button.narrow")
    if is_phone(page):
        narrow.click()
    every = shown(page)
    narrowed = {}
    for at in ("kind", "colour", "cost", "keyword"):
        choices = page.locator(f"[data-filter={at}] option")
        value, said = choices.nth(1).get_attribute("value"), choices.nth(1).inner_text()
        page.select_option(f"[data-filter={at}]", value)
        count = int(said.rsplit("(", 1)[1].rstrip(")").replace(",", ""))
        page.wait_for_function(f"() => {SHOWN} === {count}")
        narrowed[at] = count
        page.select_option(f"[data-filter={at}]", "")
        page.wait_for_function(f"() => {SHOWN} === {every}")
    assert all(0 < count < every for count in narrowed.values())
    page.fill("[data-search]", "whenever")  # only texts say so
    page.wait_for_function(f"() => {SHOWN} < {every}")
    assert shown(page) > 0
    page.fill("[data-search]", "")
    page.wait_for_function(f"() => {SHOWN} === {every}")
    if is_phone(page):
        narrow.click()
    deck = starter_decks("fow")["long-lamp"]
    for card in list(dict.fromkeys(deck.main))[:2]:
        put_in(page, card, 2)
    see_the_deck(page)
    page.wait_for_selector(".drawn [role=img]")
    assert page.locator(".drawn [role=img]").count() >= 2 and "4" in (page.locator(".drawn").inner_text())


SHOWN = "Number((/([\\d,]+) cards?/.exec(document.querySelector('.told')?.innerText) ?? ['', '-1'])[1].replace(',', ''))"


def shown(page: Any) -> int:
    """How many cards are found."""
    return int(page.evaluate(SHOWN))


@pytest.mark.parametrize("size", BOTH)
def test_a_saved_deck_is_there_in_the_lobby_and_after_a_reload(open_page: Open, rooms: Server, size: str) -> None:
    page = open_page(size)
    enter(page, rooms, "decks", "weiss")
    see_the_deck(page)
    deck = starter_decks("weiss")["forge"]
    counts = "\n".join(f"{n} {card.id}" for card, n in Counter(deck.main).items())
    page.click("button:has-text('Paste a list')")
    page.fill("[data-paste]", f"Name: Kept at home\n{counts}")
    page.click("[data-take]")
    page.wait_for_selector("[data-legal=true]")
    page.reload()
    see_the_deck(page)
    page.wait_for_selector("[data-legal=true]")
    assert page.input_value("[data-deck-name]") == "Kept at home"
    page.goto(rooms.url)
    page.click("[data-game=weiss]")
    page.click("[data-deck^='own:']")
    page.click(".go-box .go")
    playing.some_answers(page, random.Random(1), 2)


def test_a_deck_is_built_without_a_mouse(open_page: Open, rooms: Server) -> None:
    page = open_page("desk")
    enter(page, rooms, "decks", "bss")
    page.wait_for_selector("[data-card]")
    page.keyboard.press("/")
    page.keyboard.type("snow cog")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 1")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.matches('[data-card]') ?? false"):
            break
    for key in ("Enter", "Enter", "Enter", "-"):
        page.keyboard.press(key)
    page.wait_for_selector("[data-line] b:text-is('2')")
    page.keyboard.press("i")
    page.wait_for_selector(".sheet .detail")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.fill("[data-search]", "")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length > 20")
    page.focus("[data-card] >> nth=0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("() => [...document.querySelectorAll('[data-card]')].indexOf(document.activeElement)")
    assert focused > 2, "one to the right, one line down"


@pytest.mark.parametrize("size", BOTH)
def test_files_are_brought_refused_and_forgotten(open_page: Open, own_server: Server, tmp_path: Path, size: str) -> None:
    page = open_page(size, offline=True)  # a refused file is an answer that the browser reports as a fault
    enter(page, own_server, "cards", "sve")
    page.wait_for_selector("[data-file]", state="attached")
    bad = tmp_path / "bad.json"
    bad.write_bytes(b"\x89PNG\r\n" + bytes(range(200)))
    page.set_input_files("[data-file]", str(bad))
    page.wait_for_selector("[role=alert]:has-text('not UTF-8')")
    assert page.locator("[data-collection]").count() == 0
    good = tmp_path / "lamps.jsonl"
    odd = {**SPELL, "id": "T-2", "name": "Moon Singer", "text": "Sing to the moon."}
    good.write_text("\n".join(json.dumps(one) for one in (SPELL, odd, {"id": 3})), encoding="utf-8")
    page.set_input_files("[data-file]", str(good))
    page.wait_for_selector("[role=status]:has-text('2 cards kept, 1 record left out')")
    page.wait_for_selector("[data-collection=lamps] .bar", state="attached")
    page.click("button:has-text('Which, and why')")
    assert "Line 3" in page.inner_text(".why") and "Sing to the moon" in page.inner_text(".why")
    enter(page, own_server, "decks", "sve")
    find(page, "moon singer", "T-2")
    assert "unread" in (page.get_attribute('[data-card="T-2"]', "class") or "")
    enter(page, own_server, "cards", "sve")
    page.click("button:has-text('Remove')")
    page.click("button:has-text('Really remove it?')")
    page.wait_for_selector("text=No cards of your own yet")


@pytest.mark.parametrize("size", BOTH)
def test_hostile_files_are_refused_with_a_clear_message(open_page: Open, own_server: Server, tmp_path: Path, size: str) -> None:
    """One after the other, each with its reason in one line; what was there before stays, and nothing else comes."""
    page = open_page(size, offline=True)  # a refused file is an answer that the browser reports as a fault
    enter(page, own_server, "cards", "sve")
    page.wait_for_selector("[data-file]", state="attached")
    good = tmp_path / "good.jsonl"
    good.write_text(json.dumps(SPELL), encoding="utf-8")
    page.set_input_files("[data-file]", str(good))
    page.wait_for_selector("[role=status]:has-text('1 card kept')")
    assert len(HOSTILE) >= 10
    for kind, (name, content, said) in HOSTILE.items():
        bad = tmp_path / f"{kind.replace(' ', '-')}-{name}"
        bad.write_bytes(content)
        page.set_input_files("[data-file]", str(bad))
        page.wait_for_function(
            "([file, said]) => [...document.querySelectorAll('[role=alert]')].some((one) => one.innerText.startsWith(file)"
            " && one.innerText.includes(said))", arg=[bad.name, said],
        )  # fmt: skip
        assert "\n" not in page.inner_text("[role=alert]")
        assert page.locator("[data-collection]").count() == 1, kind
    kept = [file.relative_to(own_server.own).as_posix() for file in own_server.own.rglob("*") if file.is_file()]
    assert [file for file in kept if file.startswith("collections")] == ["collections/sve/good.json"]


@pytest.mark.parametrize("size", BOTH)
def test_a_card_is_written_read_reported_and_tried(open_page: Open, rooms: Server, size: str) -> None:
    page = open_page(size)
    enter(page, rooms, "workshop", "sve")
    page.wait_for_selector("[data-read=understood]")
    page.click("button:has-text('Empty card')")
    page.wait_for_selector("[data-read=not]")
    if size == "phone":
        page.click("button:has-text('Cost, numbers')")
    for field, value in {"name": "Bench Lamp", "class": "Neutral", "cost": "1"}.items():
        page.fill(f"[data-field={field}]", value)
    page.select_option("[data-field=type]", "Spell")
    page.fill("[data-field=text]", "Draw 2 cards.\nDraw 2 spoons.")
    page.wait_for_selector("[data-line='1'][data-understood=false] mark")
    assert page.inner_text("[data-line='1'] mark").startswith("spoons")
    assert "card" in page.inner_text("[data-line='1'] .expected")
    assert "draw" in page.inner_text("[data-line='0'] .means").lower() and page.is_disabled("[data-try]")
    with page.expect_download() as saved:
        page.click("[data-line='0'] .wrong")
    report = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert report["line"] == "Draw 2 cards." and report["card"]["name"] == "Bench Lamp" and report["reading"]
    page.fill("[data-field=text]", "Draw 2 cards.")
    page.wait_for_selector("[data-read=understood]")
    page.click("[data-try]")
    playing.wait_until_asked(page)
    for _ in range(4):
        if page.locator(".inhand:has-text('Bench Lamp')").count():
            break
        playing.answer(page, random.Random(1))
        playing.wait_until_asked(page)
    assert page.locator(".inhand:has-text('Bench Lamp')").count() >= 1


@pytest.mark.parametrize("room", ["decks", "cards", "workshop"])
def test_nothing_overlaps_or_is_cut_off(open_page: Open, rooms: Server, room: str) -> None:
    page = open_page()
    enter(page, rooms, room, "fow")
    page.wait_for_selector({"decks": "[data-card]", "cards": ".drop", "workshop": "[data-read=understood]"}[room])
    assert [fault for size in SIZES for fault in geometry.faults_at(page, size)] == []
    if room == "workshop":  # a line that is not read says much
        page.fill("[data-field=text]", "Draw a card.\nWhenever this card attacks, frobnicate each widget of your opponent.")
        page.wait_for_selector("[data-line='1'][data-understood=false] mark")
        assert [fault for size in SIZES for fault in geometry.faults_at(page, size)] == []


@pytest.mark.skipif(not AXE.exists(), reason="the client's libraries are not here (npm install, in web)")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", BOTH)
def test_axe_finds_nothing_serious_in_the_rooms(open_page: Open, rooms: Server, theme: str, size: str) -> None:
    page = open_page(size, theme=theme)
    for room, there in (("decks", "[data-card]"), ("cards", ".drop"), ("workshop", "[data-read=understood]")):
        enter(page, rooms, room, "weiss")
        page.wait_for_selector(there)
        assert axe_faults(page) == [], room
    enter(page, rooms, "decks", "weiss")
    see_the_deck(page)
    for button in ("Paste a list",):
        page.click(f"button:has-text('{button}')")
        page.wait_for_selector(".sheet")
        assert axe_faults(page) == [], button
        page.keyboard.press("Escape")
