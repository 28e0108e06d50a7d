"""Where the publishers' rulebooks and printed cards lie, for the tests and tools that check against them.

These texts are not ours, so they are no part of the project. Whoever has them names their folder in the environment
variable CARDWRIGHT_REFERENCE, or keeps it as `shared` beside the project's own folder; everyone else does without, and
what needs them is left out. In the folder, `rules/<game>.clauses.jsonl` lists a rulebook's clauses and
`cards/<game>.jsonl` a game's printed cards, one JSON object a line.
"""

import os
from pathlib import Path
from typing import Any

import msgspec

VARIABLE = "CARDWRIGHT_REFERENCE"
_BESIDE_THE_PROJECT = "shared"


class UnreadableReferenceError(ValueError):
    """A reference that was asked for by name, or that is there, cannot be read."""


def reference_folder() -> Path | None:
    """The folder that CARDWRIGHT_REFERENCE names (empty: none), else the one beside the project, if it is there."""
    named = os.environ.get(VARIABLE)
    if named is None:
        return _folder_beside_the_project()
    if not named:
        return None
    folder = Path(named)
    if not folder.is_dir():
        # A misspelt name must not pass for "no reference": the checks against it would be left out unnoticed.
        raise UnreadableReferenceError(
            f"{VARIABLE} names {named!r}, which is not a folder: correct it, or set it to nothing to do without"
        )
    return folder


def rulebook_clauses(game: str) -> list[dict[str, Any]] | None:
    """The clauses of the game's rulebook in order (`id`, `kind`, `area`, `text`), or None without the reference."""
    return _rows("rules", f"{game}.clauses.jsonl")


def real_cards(game: str) -> list[dict[str, Any]] | None:
    """The game's printed cards, or None without the reference."""
    return _rows("cards", f"{game}.jsonl")


def _folder_beside_the_project() -> Path | None:
    project = next((folder for folder in Path(__file__).resolve().parents if _is_project(folder)), None)
    if project is None:
        return None
    beside = project.parent / _BESIDE_THE_PROJECT
    return beside if beside.is_dir() else None


def _is_project(folder: Path) -> bool:
    # Also true from an environment inside the project, where the package may be installed as a copy.
    return (folder / "src" / "cardwright").is_dir()


def _rows(folder: str, name: str) -> list[dict[str, Any]] | None:
    reference = reference_folder()
    if reference is None:
        return None
    path = reference / folder / name
    if not path.is_file():
        return None
    decode = msgspec.json.Decoder(dict[str, Any]).decode
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        if not line.strip():
            continue
        try:
            rows.append(decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise UnreadableReferenceError(
                f"{path}, line {number}: not a JSON object ({error}); restore the file"
            ) from error
    return rows
