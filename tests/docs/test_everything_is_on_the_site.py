"""Whatever can be typed, whatever ends a command and whatever is too large stands on a page of the site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardwright import limits
from cardwright.cli import faults
from cardwright.cli.app import command

PROJECT = Path(__file__).resolve().parents[2]
ERRORS = (PROJECT / "docs" / "errors.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def sections() -> dict[str, str]:
    """The page of the commands, by its headings."""
    page = pytest.importorskip("site_commands", reason="the tools of the site are not at hand").commands_page()
    found = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    return {title: text for title, _, text in (part.partition("\n") for part in found)}


def all_commands(one: Any = None, path: str = "cardwright") -> Iterator[tuple[str, Any]]:
    """Every command and every group of commands."""
    one = command() if one is None else one
    yield path, one
    for name, below in getattr(one, "commands", {}).items():
        yield from all_commands(below, f"{path} {name}")


@pytest.mark.parametrize(("path", "one"), list(all_commands()), ids=lambda given: given if isinstance(given, str) else "")
def test_a_command_with_its_options(sections: dict[str, str], path: str, one: Any) -> None:
    own = [param for param in one.params if "--help" not in param.opts]
    if getattr(one, "commands", None) and not own:
        return  # a group that can do nothing itself
    text = sections[path]
    assert one.help and " ".join(one.help.split())[:40] in text
    for param in own:
        spelt = [*param.opts, *param.secondary_opts] if param.param_type_name == "option" else []
        assert all(f"`{option}`" in text for option in spelt), param.name
        assert param.help and " ".join(param.help.split()).replace("|", "\\|") in text, param.name


def test_every_exit_code() -> None:
    codes = {int(code) for code in re.findall(r"^\| (\d+) \|", ERRORS, flags=re.MULTILINE)}
    assert codes == {0, 1, faults.REFUSED, faults.OUR_FAULT, faults.STOPPED}
    told = {int(code) for file in (PROJECT / "src/cardwright/cli").rglob("*.py")
            for code in re.findall(r"(?:typer\.Exit|sys\.exit)\((\d+)\)", file.read_text(encoding="utf-8"))}  # fmt: skip
    assert told <= codes, "an exit code that no page explains"


def test_every_limit() -> None:
    page = pytest.importorskip("site_limits", reason="the tools of the site are not at hand").limits_page()
    for name in filter(str.isupper, vars(limits)):
        assert f"| `{name}` | {getattr(limits, name):,} |" in page


def test_messages_on_the_page_are_messages_of_ours() -> None:
    """Each piece of a message that the page explains is somewhere in the sources, spelt so."""
    rows = re.findall(r"^\| (`.*?) \| .* \|$", ERRORS.partition("| message |")[2], flags=re.MULTILINE)
    source = "\n".join(file.read_text(encoding="utf-8") for file in (PROJECT / "src/cardwright").rglob("*.py"))
    assert len(rows) > 10
    for message in re.findall(r"`([^`]+)`", " ".join(rows)):
        for piece in (part.strip(' ".?()').removesuffix(" 0x") for part in message.split("…")):
            assert piece in source, f"{message}: no message of ours says {piece!r}"


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("cards.md", ("card file", "deck file", "CSV")),
        ("how-to.md", ("Write a deck list",)),
        ("scenarios.md", ("table:", "play:", "expect")),
        ("replays.md", ("`kind`, `version`", "`steps`", "`digests`")),
        ("arena.md", ("`run.json`", "`games/*.parquet`", "`report.html`")),
        ("view.md", ("observer",)),
    ],
)
def test_every_file_format(page: str, words: tuple[str, ...]) -> None:
    text = (PROJECT / "docs" / page).read_text(encoding="utf-8")
    assert all(word in text for word in words)
