"""A game of one's own, begun as a copy of the small game: `cardwright new-game`.

The copy is made from the small game itself, its rulebook and its tests, so that it can't drift from them. In a checkout those lie
in the project's folders; in an installed package, `setup.py` has put them into the folder `template`.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import keyword
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from cardwright.errors import InputError
from cardwright.games.finding import package_of, packages

SMALL = "kites"
NAME = "Kite Festival"
HERE = Path(__file__).resolve().parent
_LEFT_OUT = ("__pycache__",)

PYPROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "cardwright-{code}"
version = "0.1.0"
description = "{title}, a game for Cardwright."
requires-python = ">=3.11"
dependencies = ["cardwright"]

[project.optional-dependencies]
dev = ["pytest>=8"]

[project.entry-points."cardwright.games"]
{code} = "{code}"                                       # the code, and the package that has `game.py`

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{code} = ["**/*.json", "**/*.jsonl"]

[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "-q --import-mode=importlib"
"""
README = """\
# {title}

A game for Cardwright, begun as a copy of its small game. [docs/rulebook.md](docs/rulebook.md) has its rules.

```
pip install -e '.[dev]'       # then `cardwright games` lists it
cardwright play {code}
pytest                        # its rules, and whether it conforms
cardwright conforms {code}    # what is missing, and what to do
cardwright steps .            # after changing a procedure: writes what follows from its steps
```

After the tests have shown a new clause: `python -m cardwright.judge.coverage --record {code}`. What each module is for, and how a
keyword is added, is told in Cardwright's docs/your-own-game.md.
"""
CONFTEST = """\
# The fixture `{code}` sets tables; what the tests show is noted.
pytest_plugins = ["cardwright.judge.pytest_plugin"]
"""
CONFORMS = '''"""What every game must hold to."""

from __future__ import annotations

from cardwright.testing import conforms


def test_it_conforms() -> None:
    assert conforms("{code}", games=3)
'''


def source(name: str) -> Path:
    """A file or folder of the project that the copy is made from: in an installed package, or in a checkout."""
    packed = HERE / "template" / name
    return packed if packed.exists() else HERE.parents[1] / name


def new_game(code: str, folder: Path | None = None) -> Path:
    """Lay out a package for a new game with this code; the folder that it is in. `InputError` says what is in the way."""
    check_code(code)
    goal = Path(code) if folder is None else folder
    if goal.exists() and (not goal.is_dir() or any(goal.iterdir())):
        raise InputError(goal, 0, "there is something there already", "Name a folder that is empty or not there yet (--folder)")
    for file, text in files_of(code):
        path = goal / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    write_steps(goal, quiet=True)  # another name may come elsewhere in the order of imports
    return goal


def write_steps(folder: Path, check: bool = False, quiet: bool = False) -> int:
    """Write what follows from the steps of a package's procedures, or only see whether it is there: the exit code of the tool."""
    tools = str(source("tools"))
    if tools not in sys.path:
        sys.path.append(tools)
    words = ["--source", str(folder / "src"), "--tags", str(folder / "frame_tags.json"), "--cardwright", str(HERE)]
    done: int = importlib.import_module("steps").main(words + ["--check"] * check + ["--quiet"] * quiet)
    return done


def check_code(code: str) -> None:
    """A code is the name of a Python package, too."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", code) or keyword.iskeyword(code):
        what = "it is no name for a game, which is the name of a Python package, too"
        raise InputError(code, 0, what, "Use small letters, digits and underscores, beginning with a letter: pebbles, tea_house")
    if code in packages():
        raise InputError(code, 0, f"there is a game with this code already ({package_of(code)})", "Choose another name")
    if importlib.util.find_spec(code) is not None:
        raise InputError(code, 0, "there is a Python package of this name already", "Choose another name")


def files_of(code: str) -> Iterable[tuple[Path, str]]:
    """Every file of the new package, with its text."""
    title = code.replace("_", " ").title()
    fill = {"code": code, "title": title}
    yield Path("pyproject.toml"), PYPROJECT.format(**fill)
    yield Path("README.md"), README.format(**fill)
    yield Path("docs/rulebook.md"), rulebook(code)
    yield Path("tests/conftest.py"), CONFTEST.format(**fill)
    yield Path("tests/test_conforms.py"), CONFORMS.format(**fill)
    for file in sorted(source(f"tests/games/{SMALL}").glob("*.py")):
        yield Path("tests") / file.name, renamed(file.read_text(encoding="utf-8"), code)
    small = HERE / "games" / SMALL
    for file in sorted(small.rglob("*")):
        if file.suffix in (".py", ".json", ".jsonl") and not set(_LEFT_OUT).intersection(file.parts):
            yield Path("src") / code / file.relative_to(small), renamed(file.read_text(encoding="utf-8"), code)
    tags = json.loads(source("tools/frame_tags.json").read_text(encoding="utf-8"))[f"cardwright.games.{SMALL}"]
    yield Path("frame_tags.json"), json.dumps({code: tags}, indent=2) + "\n"


def renamed(text: str, code: str) -> str:
    """A file of the small game with the new game's code and name, wherever it means the game and not what it is about."""
    title = code.replace("_", " ").title()
    text = text.replace(f"cardwright.games.{SMALL}", code).replace(f'"{SMALL}"', f'"{code}"').replace(f'"{SMALL}-1"', f'"{code}-1"')
    text = re.sub(rf"\b{SMALL}(?=: Any\b|\.(?:game|shows|cite)\b)", code, text)  # the fixture of tests
    text = text.replace(f"tests/games/{SMALL}/", "tests/").replace("docs/small-game.md", "docs/rulebook.md")
    text = text.replace("    example = True\n", "").replace(NAME.replace(" ", ""), title.replace(" ", ""))
    return text.replace(f"{NAME}, a small game of our own: the template of a new game.", f"{title}.").replace(NAME, title)


def rulebook(code: str) -> str:
    """The rulebook without what it says of the small game."""
    text = source("docs/small-game.md").read_text(encoding="utf-8")
    return renamed(re.sub(r"\n\nA small game of our own.*?\n\n(?=## )", "\n\n", text, count=1, flags=re.DOTALL), code)
