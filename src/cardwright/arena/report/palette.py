"""Colours of charts. On the page a chart takes the colours of the page's theme, so that one drawing serves light and dark; in a PNG
file they are those of the light one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """What is drawn in which colour."""

    text: str
    quiet: str
    line: str
    good: str
    bad: str
    ground: str
    series: tuple[str, ...]


LIGHT = Palette(
    "#1a2224", "#515d65", "#d3cbbb", "#0a6b52", "#a53a1a", "#fffdf8", ("#0a6b52", "#a53a1a", "#1f56a8", "#8a5800", "#7a3b8f")
)
# Colours that nobody would choose, each standing for a variable of the page's style sheet.
MARKED = Palette(
    "#010101", "#010102", "#010103", "#010104", "#010105", "none", ("#010104", "#010105", "#010106", "#010107", "#010108")
)
VARIABLES = {
    "#010101": "var(--text)",
    "#010102": "var(--text-2)",
    "#010103": "var(--line)",
    "#010104": "var(--good)",
    "#010105": "var(--bad)",
    "#010106": "var(--third)",
    "#010107": "var(--fourth)",
    "#010108": "var(--fifth)",
}


def with_variables(svg: str) -> str:
    """The drawing with the variables in place of the marks."""
    for mark, variable in VARIABLES.items():
        svg = svg.replace(mark, variable)
    return svg
