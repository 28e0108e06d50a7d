"""What is public is documented, and stays what it is; the examples and the README run; the face costs next to nothing."""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cardwright as cw

PROJECT = Path(__file__).resolve().parents[2]
LONGER = "train"  # one readable file, tested in tests/envs where there is PyTorch
EXAMPLES = sorted(file for file in (PROJECT / "examples").glob("*.py") if file.stem != LONGER)


# The package that is tested, wherever a program runs.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(cw.__file__).parents[1])}


def public_things() -> list[tuple[str, object]]:
    """Everything that `__all__` names, and the public parts of its classes."""
    out: list[tuple[str, object]] = [(name, getattr(cw, name)) for name in cw.__all__ if name != "__version__"]
    out += [(f"bots.{name}", getattr(cw.bots, name)) for name in cw.bots.__all__ if name != "BotMaker"]
    for name, thing in list(out):
        if inspect.isclass(thing):
            for part, value in vars(thing).items():
                if not part.startswith("_") and (inspect.isfunction(value) or isinstance(value, property | staticmethod)):
                    out.append((f"{name}.{part}", value))
    return out


@pytest.mark.parametrize(("name", "thing"), public_things(), ids=[name for name, _ in public_things()])
def test_everything_public_has_a_docstring(name: str, thing: object) -> None:
    doc = inspect.getdoc(thing.fget if isinstance(thing, property) else thing)
    assert doc and not doc.startswith(f"{name}("), f"{name} has no docstring of its own"


def test_everything_public_is_on_the_page() -> None:
    page = (PROJECT / "docs" / "api.md").read_text(encoding="utf-8")
    own = [name for name, _ in public_things() if not name.startswith(("Card.", "Deck."))]  # what those have depends on the game
    missing = [name for name in own if not re.search(rf"\b{re.escape(name.rpartition('.')[2])}\b", page)]
    assert missing == []


def test_the_list_of_games_is_not_hidden_by_the_package_of_that_name() -> None:
    importlib.import_module("cardwright.games.sve.game")
    for found in pkgutil.iter_modules(cw.__path__):
        if found.name != "__main__":
            importlib.import_module(f"cardwright.{found.name}")
    assert "sve" in cw.games() and "swordcraft" in cw.decks("sve")


def test_the_example_in_the_readme_runs() -> None:
    [code] = re.findall(r"```python\n(import cardwright as cw\n.*?)```", (PROJECT / "README.md").read_text(encoding="utf-8"), re.S)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240, env=ENVIRONMENT)
    assert done.returncode == 0, done.stderr
    assert "options" in done.stdout and "loses the game" in done.stdout


@pytest.mark.parametrize("file", EXAMPLES, ids=[file.stem for file in EXAMPLES])
def test_an_example_runs_and_fits_on_a_page(file: Path, tmp_path: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 66
    command = [sys.executable, file, "--small"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, cwd=tmp_path, env=ENVIRONMENT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.plain_only
def test_the_face_costs_next_to_nothing() -> None:
    """Measured with a wide margin, since other tests run beside it: benchmarks/face.py measures better."""
    sys.path.insert(0, str(PROJECT / "benchmarks"))
    face = importlib.import_module("face")
    assert any(face.ratio("sve", 1.0) < 1.25 for _ in range(3))
