"""axe (axe-core, of the client's libraries) finds no serious fault of accessibility, in both themes. The rooms have their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser import playing

Open = Callable[..., Any]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter((one) => ['serious', 'critical'].includes(one.impact))
  .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | ')}`)"""


def faults(page: Any) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.skipif(not AXE.exists(), reason="the client's libraries are not here (npm install, in web)")
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(open_page: Open, address: str, theme: str) -> None:
    page = open_page(theme=theme, help=True)
    page.goto(address)
    page.click("[data-game=fow]")
    assert faults(page) == [], "lobby"
    page.click("text=Settings")
    page.wait_for_selector(".sheet")
    assert faults(page) == [], "settings"
    page.keyboard.press("Escape")
    page.reload()
    playing.sit_down(page, address, "fow")
    playing.some_answers(page, random.Random(3), 5)
    playing.wait_until_asked(page)
    assert faults(page) == [], "table"
    for size in ({"width": 390, "height": 844}, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)
        page.locator("button:has-text('Menu'), button[aria-label=Menu]").first.click()
        page.wait_for_selector(".sheet")
        assert faults(page) == [], f"menu at {size}"
        page.keyboard.press("Escape")
    page.goto(page.url.replace("/table#", "/replay#"))
    page.wait_for_selector(".replay")
    assert faults(page) == [], "replay"
