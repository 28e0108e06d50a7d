"""The docstring of each game's package is a table of contents: in which modules each section of the rulebook is carried out."""

from __future__ import annotations

import importlib

import pytest

from cardwright.games.finding import data_folder
from cardwright.games.registry import game_codes
from cardwright.judge import clauses
from cardwright.judge.carried_out import carried_out
from cardwright.judge.citing import citing_files

pytestmark = pytest.mark.plain_only  # compiled packages have no docstring
MOST_MODULES = 2  # to be looked through for one clause
SHARED = ("kernel/", "effects/")  # what all games share, where a clause is carried out under the name of a topic

Contents = dict[str, list[str]]


def is_part(number: str, whole: str) -> bool:
    """Is it this clause, or one within it? 12.8.2 is a part of 12.8, and 12.80 is none."""
    if not number.startswith(whole):
        return False
    return number == whole or not (whole[-1].isdigit() and number[len(whole)].isdigit())


@pytest.fixture(scope="module", params=game_codes())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def contents(game: str) -> Contents:
    """By section or clause, the modules that the table names; they stand in lines that are set in."""
    found: Contents = {}
    for line in (importlib.import_module(f"cardwright.games.{game}").__doc__ or "").splitlines():
        if line.startswith("    "):
            sections, modules = line.strip().rsplit(": ", 1)
            for section in sections.split(", "):
                assert section not in found, f"{section} stands there twice"
                found[section] = modules.split(", ")
    return found


def test_the_modules_of_the_table_are_there(game: str, contents: Contents) -> None:
    package = data_folder(game).parent
    for modules in contents.values():
        assert 1 <= len(modules) <= MOST_MODULES
        for module in modules:
            folder = package.parents[1] if module.startswith(SHARED) else package
            assert (folder / f"{module}.py").is_file() or (folder / module / "__init__.py").is_file(), module


def shared_modules(game: str, clause: str, named: list[str]) -> set[str]:
    """The modules of kernel and effects that carry it out, if the table names any."""
    if not any(module.startswith(SHARED) for module in named):
        return set()
    return {place.split()[0].removesuffix(".py") for place in carried_out(game, clause)}


def test_every_clause_is_found_where_the_table_says(game: str, contents: Contents) -> None:
    """The closest entry decides: that of 8.4.3 before that of 8.4. Of the modules that it names, one cites the clause."""
    package = data_folder(game).parent
    cited: dict[str, set[str]] = {}
    for number, files in citing_files(game).items():
        own = [file.relative_to(package).with_suffix("") for file in files if package in file.parents]
        cited[number] = {module.as_posix().removesuffix("/__init__") for module in own}
    astray = []
    for clause in clauses.testable_clauses(game):
        entry = max((section for section in contents if is_part(clause.id, section)), key=len, default="")
        if not entry:
            astray.append(f"{clause.id}: no entry")
            continue
        named = contents[entry]
        found = cited.get(clause.id)
        if found and not (found | shared_modules(game, clause.id, named)) & set(named):
            astray.append(f"{clause.id}: not in {', '.join(named)} but in {', '.join(sorted(found))}")
    assert not astray, f"mend the docstring of games/{game}/__init__.py:\n" + "\n".join(astray)
