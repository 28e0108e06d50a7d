"""Pictures of the pages for the documentation: `make pictures` plays a few turns in a real browser and writes docs/pictures.

Which cards are on them follows from fixed seeds and answers, so only what the pages look like changes from one time to the next."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import playing
from tests.browser.conftest import CHROMIUM, FLAGS, PATIENCE, SIZES, Server

PICTURES = Path(__file__).resolve().parents[1] / "docs/pictures"
SETTINGS = '{"motion": "none", "theme": "%s", "help": false}'
QUALITY = 82


def page_of(browser: Browser, theme: str) -> Any:
    width, height = SIZES["desk"]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"localStorage['cardwright.settings'] ??= {(SETTINGS % theme)!r}")
    return page


def table(browser: Browser, url: str, game: str, size: str, theme: str, answers: int) -> None:
    """A game in its middle, with something to decide."""
    page = page_of(browser, theme)
    playing.sit_down(page, url, game)
    playing.some_answers(page, random.Random(2), answers)
    if playing.wait_until_asked(page) != "asked":
        raise SystemExit(f"the game of {game} was over before its picture: let fewer answers be given")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(1, 1)  # no card is enlarged
    page.wait_for_timeout(500)  # what is still fading in
    page.screenshot(path=PICTURES / f"table-{game}-{size}.jpg", type="jpeg", quality=QUALITY)


def workshop(browser: Browser, url: str) -> None:
    """A card as it is written, and what is understood of it."""
    page = page_of(browser, "light")
    page.goto(f"{url}/workshop")
    page.wait_for_selector("[data-read=understood]")
    page.screenshot(path=PICTURES / "workshop.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        server = Server(Path(folder))
        server.start()
        try:
            browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            table(browser, server.url, "sve", "desk", "dark", 6)
            table(browser, server.url, "weiss", "phone", "light", 8)
            workshop(browser, server.url)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
