"""Pieces of HTML that every part of the page is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from cardwright.arena.statistics import Share


class Cell:
    """A cell of a table: what stands in it, and what it is sorted by."""

    def __init__(self, text: str, value: object = None, kind: str = "", note: str = "") -> None:
        self.text = text
        self.value = value
        self.kind = kind
        self.note = note

    def html(self, tag: str) -> str:
        sorted_by = "" if self.value is None else f' data-v="{escape(str(self.value))}"'
        kind = f' class="{self.kind}"' if self.kind else ""
        note = f" <small>{escape(self.note)}</small>" if self.note else ""
        return f"<{tag}{kind}{sorted_by}>{escape(self.text)}{note}</{tag}>"


def share_cell(share: Share) -> Cell:
    """A share with its interval; empty if there was nothing to count."""
    if not share.whole:
        return Cell("", "")
    low, high = share.interval
    return Cell(f"{share.value:.1%}", round(share.value, 6), note=f"{100 * low:.0f}–{100 * high:.0f}")


def count_cell(count: int) -> Cell:
    return Cell(f"{count:,}", count)


def table(name: str, heads: Sequence[tuple[str, bool]], rows: Iterable[Sequence[Cell]], filters: bool = False) -> str:
    """A table that sorts when a head is clicked. `heads`: the words, and whether the column is text."""
    head = "".join(
        f'<th scope="col"{" class=text" if text else ""}><button type="button">{escape(word)}</button></th>' for word, text in heads
    )
    body = "".join(
        f"<tr>{row[0].html('th').replace('<th', '<th scope=row', 1)}{''.join(cell.html('td') for cell in row[1:])}</tr>"
        for row in rows
    )
    field = f'<input type="search" aria-label="Show only" placeholder="Show only …" data-filters="{name}">' if filters else ""
    inside = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'{field}<div class="table" tabindex="0"><table class="sorts" id="{name}">{inside}</table></div>'


def panel(title: str, says: str, content: str) -> str:
    return f'<section class="panel"><h3>{escape(title)}</h3><p class="says">{escape(says)}</p>{content}</section>'


def figures(values: Sequence[tuple[str, str]]) -> str:
    items = "".join(f"<li><b>{escape(value)}</b><span>{escape(word)}</span></li>" for value, word in values)
    return f'<ul class="figures">{items}</ul>'
