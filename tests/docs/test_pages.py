"""The documentation does what it says: commands are run as they stand on its pages, with the files that it shows."""

from __future__ import annotations

import contextlib
import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright import limits
from tests.cli.here import here

PROJECT = Path(__file__).resolve().parents[2]
DOCS = PROJECT / "docs"
BLOCK = re.compile(r"(?:`(?P<file>[\w.-]+)`:\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = sorted(page for page in DOCS.rglob("*.md") if "```console" in page.read_text(encoding="utf-8"))
NEAR = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def said_and_done(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with what it prints."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_stands_behind_a_prompt_is_what_happens(page: Path, tmp_path: Path) -> None:
    with contextlib.chdir(tmp_path):
        for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
            if block["file"]:
                Path(block["file"]).write_text(block["text"], encoding="utf-8")
            if block["kind"] != "console":
                continue
            for command, shown in said_and_done(block["text"]):
                words = shlex.split(command)
                assert words[0] == "cardwright"
                run = here(*words[1:])
                expected = shown.replace("\n...", "\n...\n") if shown.endswith("...\n") else shown
                assert doctest.OutputChecker().check_output(expected, run.out + run.err, NEAR), f"{command}\n{run.out}{run.err}"


def test_scenarios_on_pages_pass(tmp_path: Path) -> None:
    found = [block for block in BLOCK.finditer((DOCS / "scenarios.md").read_text(encoding="utf-8")) if block["kind"] == "scenario"]
    assert found
    for block in found:
        file = tmp_path / "shown.scenario"
        file.write_text(block["text"], encoding="utf-8")
        assert here("judge", "run", file).code == 0


def test_every_page_is_on_the_site() -> None:
    listed = set(re.findall(r"[\w/-]+\.md", (PROJECT / "mkdocs.yml").read_text(encoding="utf-8")))
    assert {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} <= listed


def test_what_is_made_for_the_site_has_everything() -> None:
    site_pages = pytest.importorskip("site_pages", reason="mkdocs is not installed")
    made = dict(site_pages.made_pages())
    for command in ("play", "simulate", "deck import", "deck check", "text check", "judge run", "new-game"):
        assert f"## cardwright {command}\n" in made["commands.md"]
    assert all(f"## {name}\n" in made["examples.md"] for name in ("Own bot", "Determinized search", "Reading a replay"))
    assert "`--allow-unread`" in made["commands.md"]
    assert all(f"`{name}`" in made["limits.md"] for name in vars(limits) if name.isupper())
    assert {"games/sve.md", "games/weiss.md"} <= set(made) and "| `swordcraft` |" in made["games/sve.md"]
    assert "| `[lastwords]` | Last Words |" in made["games/sve.md"] and "`at center left`" in made["games/weiss.md"]
    assert all("title: " in made[f"games/{code}.md"] for code in ("sve", "fow", "bss", "fftcg", "weiss")), "a scenario of each game"
    assert made["pictures/terminal-sve.svg"].startswith("<svg") and "Turn" in made["pictures/terminal-sve.svg"]


def test_the_runner_finds_what_is_wrong() -> None:
    found = list(said_and_done("$ cardwright games\na\nb\n$ cardwright decks\n"))
    assert found == [("cardwright games", "a\nb\n"), ("cardwright decks", "")]


def test_the_version_to_cite_is_ours() -> None:
    from cardwright.version import __version__

    assert f"version: {__version__}\n" in (PROJECT / "CITATION.cff").read_text(encoding="utf-8")
