"""The report: one page that needs nothing else, with everything that was found out; and its files."""

from __future__ import annotations

import csv
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")


from cardwright.arena.league.card_counts import count_cards
from cardwright.arena.league.results import result_of
from cardwright.arena.league.running import batches_of, carry_out
from cardwright.arena.report.writing import write_report
from tests.arena.leagues import Here, begun, league

ALONE = {"meta", "input", "br", "link", "img"}


class Page(HTMLParser):
    """What a page holds, and whether its elements are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, Any]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, (tag, self.getpos())

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    run = league(60, 20, ("random", "greedy"))
    there = begun(tmp_path_factory.mktemp("league") / "run", run)
    carry_out(there, run, Here())
    count_cards(there, run, Here(), batches_of(there, run), 24, lambda *now: None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cardwright.arena.report.charts.FEWEST", 2)  # so few games make curves of one's own
        write_report(there, result_of(there, run), png=True, csv=True)
    return there.path


def test_it_needs_no_network_and_is_well_formed(folder: Path) -> None:
    text = (folder / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert not page.open
    for tag, values in page.tags:
        assert tag not in ("link", "iframe", "img"), tag
        assert "src" not in values
        assert not str(values.get("href") or values.get("xlink:href") or "#").startswith(("http", "//"))
    assert not re.search(r"url\((?!#)|@import|fetch\(|XMLHttpRequest", text)
    ids = [values["id"] for tag, values in page.tags if "id" in values and tag in ("table", "h2", "dialog", "button", "script")]
    assert len(ids) == len(set(ids))


def test_it_says_what_was_found_out_and_names_the_bots(folder: Path) -> None:
    text = Page((folder / "report.html").read_text(encoding="utf-8")).text
    for said in (
        "Standings",
        "Ratings",
        "Who beats whom",
        "Going first",
        "How long games last",
        "How games end",
        "Games to look at",
        "Cards",
    ):
        assert said in text
    assert "none by people" in text and "plays any legal move" in text and "greedy" in text
    assert "birds-of-passage" in text and "Paper Swallow" in text
    assert "cardwright arena replay" in text


def test_charts_take_the_colours_of_the_theme(folder: Path) -> None:
    """No colour of a chart is its own: else it would be unreadable in the other theme."""
    text = (folder / "report.html").read_text(encoding="utf-8")
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(drawings) == 10
    for drawing in drawings:
        assert not re.findall(r"(?:fill|stroke): ?#(?!000000)[0-9a-f]{6}", drawing)


def test_a_cell_says_what_it_is_when_pointed_at(folder: Path) -> None:
    titles = re.findall(r"<title>([^<]*against[^<]*)</title>", (folder / "report.html").read_text(encoding="utf-8"))
    assert len(titles) == 2 * 4 * 3, "twelve cells, in a wide and a narrow drawing"
    assert all("%" in title and "games" in title for title in titles)


def test_pictures_and_tables_as_files(folder: Path) -> None:
    pictures = sorted((folder / "png").iterdir())
    assert [picture.name.rsplit("-", 1)[1] for picture in pictures] == [
        "curves.png",
        "first.png",
        "lengths.png",
        "matrix.png",
        "ratings.png",
    ]
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)
    with (folder / "csv" / "kites-standard-matrix.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    both = {(row["deck"], row["against"]): float(row["rate"]) for row in rows}
    assert all(abs(both[(a, b)] + both[(b, a)] - 1) < 0.11 for a, b in both)
    with (folder / "csv" / "kites-standard-cards.csv").open() as file:
        cards = list(csv.DictReader(file))
    assert {row["games"] for row in cards} == {"12"}, "24 games of 6 pairings: each of four entrants has 12"
