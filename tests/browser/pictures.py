"""Takes pictures of the pages, to be looked at: `python -m tests.browser.pictures FOLDER [GAME ...]`.

Every room, and of each game its moments: each form of question, something to do, a battle, a pile, the end, the replay. Each in
the window of a desk and of a phone, dark and light.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from cardwright.games.registry import game_codes
from tests.browser import geometry, playing
from tests.browser.conftest import CHROMIUM, FLAGS, SIZES, Server

ROOMS = {
    "decks": "[data-card]", "cards": ".drop", "workshop": "[data-read=understood]", "bench": "[data-place]",
    "rulebook#sve&clause=8.4.4": ".reader code",
}  # fmt: skip
MOST = 60  # answers of a game


def take(page: Any, folder: Path, name: str) -> None:
    for size in ("desk", "phone"):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        for theme in geometry.THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            page.evaluate(geometry.DRAWN)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
    page.set_viewport_size(dict(zip(("width", "height"), SIZES["desk"], strict=True)))
    page.evaluate(geometry.DRAWN)


def moments(page: Any) -> list[str]:
    """What is worth a picture of what is asked now."""
    form = page.get_attribute("#prompt", "data-form")
    found = ["act" if form == "act" and page.query_selector(".hand .inhand.can") else f"asked-{form}"]
    if page.query_selector(".card.forward"):
        found.append("battle")
    if page.query_selector(".rail .stack"):
        found.append("stack")
    return found


def play(page: Any, folder: Path, address: str, game: str) -> None:
    playing.sit_down(page, address, game)
    rng, taken = random.Random(3), {""}
    for _ in range(MOST):
        if playing.wait_until_asked(page) != "asked":
            break
        playing.wait_for_the_plan(page)
        for moment in moments(page):
            if moment not in taken:
                taken.add(moment)
                take(page, folder, f"{game}-{moment}")
        playing.answer(page, rng)
    if playing.wait_until_asked(page) == "over":
        take(page, folder, f"{game}-over")
        page.click(".over >> text=See the table")
    for pile in page.locator(".pile:enabled").all()[-1:]:
        pile.click()
        page.wait_for_selector(".tray")
        take(page, folder, f"{game}-pile")
    page.goto(page.url.replace("/table#", "/replay#"))
    page.wait_for_selector(".replay")
    take(page, folder, f"{game}-replay")


def main(folder: Path, games: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as started:
        server = Server(Path(place))
        server.start()
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        kept = json.dumps(json.dumps({"motion": "none", "help": False}))
        page.add_init_script(f"localStorage['cardwright.settings'] ??= {kept}")
        page.goto(server.url)
        page.click(f"[data-game={games[0]}]")
        take(page, folder, "lobby")
        for room, there in ROOMS.items():
            page.goto(f"{server.url}/{room}")
            page.wait_for_selector(there)
            take(page, folder, room.split("#")[0])
        for game in games:
            play(page, folder, server.url, game)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or sorted(game_codes()))
