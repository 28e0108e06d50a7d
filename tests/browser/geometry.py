"""Looks at a page as a designer with a ruler would: nothing may overlap, nothing may be cut off, no text may be too small.

    faults = geometry.faults(page)                    # in words, one for each fault
    faults = geometry.faults_at(page, "phone")        # in a window of that size, in both themes

It measures what is drawn (rectangles of the browser), so it knows nothing of how the page is made, except the few names below.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import SIZES

LEAST_TEXT = 11.0
"""Pixels: no text is smaller."""

MEASURE = (Path(__file__).parent / "geometry.js").read_text()
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40))))"
THEMES = ("dark", "light")


def faults(page: Any) -> list[str]:
    """Everything that is wrong with what the page shows now, and still is a moment later: what has just come may be settling."""
    found: list[str] = page.evaluate(MEASURE, LEAST_TEXT)
    if found:
        page.evaluate(DRAWN)
        found = page.evaluate(MEASURE, LEAST_TEXT)
    return found


def faults_at(page: Any, size: str) -> list[str]:
    """The same in another window, in both themes. (Whatever is open must stay open.)"""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    found = []
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        page.evaluate(DRAWN)
        found += [f"{size}, {theme}: {fault}" for fault in faults(page)]
    return found
