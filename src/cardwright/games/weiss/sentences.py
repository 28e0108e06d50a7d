"""What each clause says, in our words: shown wherever the engine gives a clause as its reason."""
from __future__ import annotations

import json
from importlib.resources import files

_summaries: dict[str, str] = {}


def sentence(clause: str) -> str:
    """The summary of a clause."""
    if not _summaries:
        text = files("cardwright.games.weiss").joinpath("data/clauses.json").read_text(encoding="utf-8")
        for entry in json.loads(text):
            _summaries[str(entry["id"])] = str(entry["summary"])
    return _summaries.get(clause, "")
