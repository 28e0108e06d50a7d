"""Files written for a test."""

from __future__ import annotations

import json
from pathlib import Path

FOLLOWER: dict[str, object] = {
    "id": "T-1",
    "name": "Gatekeeper",
    "type": "Follower",
    "class": "Neutral",
    "traits": ["Officer"],
    "cost": 2,
    "attack": 2,
    "defense": 3,
    "text": "Ward.",
}


def card(**changes: object) -> dict[str, object]:
    """A good follower with some fields changed; a field changed to `...` is left out."""
    return {key: value for key, value in {**FOLLOWER, **changes}.items() if value is not ...}


def lines(folder: Path, *cards: object) -> Path:
    """A file with one JSON value a line."""
    path = folder / "cards.jsonl"
    path.write_text("".join(json.dumps(value, ensure_ascii=False) + "\n" for value in cards), encoding="utf-8")
    return path


def written(folder: Path, text: str, name: str = "cards.jsonl") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
