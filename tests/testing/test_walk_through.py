"""docs/your-own-game.md adds a keyword to a new game: what the page says to write is written, and its test passes."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent, indent

import pytest

from cardwright.template import new_game
from tests.testing.test_new_game import done, run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "your-own-game.md"


def pieces() -> list[str]:
    """What stands in blocks under "How a keyword is added", as far as Steady goes."""
    told = PAGE.read_text(encoding="utf-8").split("## How a keyword is added")[1].split("**A keyword that is an ability**")[0]
    return [dedent(block) for block in re.findall(r"^ *```(?:python)?\n(.*?)^ *```$", told, re.MULTILINE | re.DOTALL)]


def change(file: Path, old: str, new: str) -> None:
    """Put a piece where one of this pattern stands."""
    text, times = re.subn(old, lambda _: new, file.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE | re.DOTALL)
    assert times == 1, f"{file.name} has nothing like {old}"
    file.write_text(text, encoding="utf-8")


def test_the_keyword_of_the_page_is_added_as_it_says(tmp_path: Path) -> None:
    pytest.importorskip("setuptools", "77")
    project = new_game("pebbles", tmp_path / "pebbles")
    code = project / "src" / "pebbles"
    rule, terms, meaning, step, card, test = pieces()
    sentence, clause = rule.splitlines()
    change(project / "docs/rulebook.md", r"\Z", sentence + "\n")
    change(code / "data/clauses.json", r"\n\]\s*\Z", f",\n{clause}\n]\n")
    change(code / "terms.py", r"^KEYWORDS: .*?\n", terms)
    change(code / "dialect.py", r'(?<="high": "Only kites with High can cross it.",\n)', indent(meaning, "    "))
    change(code / "profile.py", r'(?<="HaveKeyword: high": "10.2", )', '"HaveKeyword: steady": "10.3", ')
    change(code / "attacking.py", r"    def turn_it\(.*?\n\n", indent(step, "    ") + "\n")
    change(code / "data/starter.jsonl", r"\Z", card)
    (project / "tests/test_steady.py").write_text(test, encoding="utf-8")
    done(run(project, "-m", "cardwright", "steps", "."))
    installed = str(tmp_path / "installed")
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    done(run(tmp_path, *pip, "--target", installed, str(project)))
    done(run(project, "-m", "pytest", "-p", "no:cacheprovider", "tests/test_steady.py", path=installed))
    check = ("-m", "cardwright", "text", "check", "src/pebbles/data/starter.jsonl", "--game", "pebbles")
    checked = done(run(project, *check, path=installed))
    assert "(100.0%)" in checked and "not running" not in checked
