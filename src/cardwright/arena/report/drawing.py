"""Charts by matplotlib: each drawn for a wide and for a narrow page, as SVG for the page and as PNG for files."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import matplotlib
from matplotlib.figure import Figure

from cardwright.arena.report.palette import LIGHT, MARKED, Palette, with_variables

Draw = Callable[[Any, Palette, bool], None]
"""Draws into a figure, for a narrow page or a wide one."""
WIDE, NARROW = 9.0, 3.7  # inches; on the page they are as wide as there is room
SIZE = 9.0  # of the letters, in points
DPI = 160


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart and what it shows, in words: also for those who can't see it."""

    name: str
    title: str
    says: str
    draw: Draw
    height: Callable[[bool], float]
    width: Callable[[bool], float] = lambda narrow: NARROW if narrow else WIDE
    hints: dict[str, str] | None = None
    """What to say when somebody points at a part, by its id."""

    def figure(self, palette: Palette, narrow: bool) -> Any:
        settings = {
            "font.size": SIZE,
            "svg.fonttype": "none",
            "svg.hashsalt": self.name,
            "text.color": palette.text,
            "axes.labelcolor": palette.quiet,
            "axes.edgecolor": palette.line,
            "xtick.color": palette.quiet,
            "ytick.color": palette.quiet,
            "axes.facecolor": "none",
            "grid.color": palette.line,
            "grid.linewidth": 0.6,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
        with matplotlib.rc_context(settings):
            figure = Figure(figsize=(self.width(narrow), self.height(narrow)), layout="constrained", facecolor=palette.ground)
            self.draw(figure, palette, narrow)
            return figure

    def svg(self, narrow: bool) -> str:
        """For the page: no size of its own, and the colours of the theme."""
        out = io.StringIO()
        figure = self.figure(MARKED, narrow)
        with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": f"{self.name}{narrow}"}):
            figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
        text = out.getvalue()
        text = text[text.index("<svg") :]
        text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
        text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
        text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
        for mark, hint in (self.hints or {}).items():
            text = text.replace(f'<g id="{mark}">', f"<g><title>{html.escape(hint)}</title>")
        least = self.width(narrow) * 72 * 1.15
        role = f'role="img" aria-label="{html.escape(self.title)}" style="min-width:{min(least, 2400):.0f}px" '
        return with_variables(text.replace("<svg ", f"<svg {role}", 1))

    def png(self) -> bytes:
        out = io.BytesIO()
        self.figure(LIGHT, narrow=False).savefig(out, format="png", dpi=DPI)
        return out.getvalue()
