"""The summaries of the clauses, in our words: what `why_not` answers with."""
from __future__ import annotations

import json
from importlib.resources import files

_summaries: dict[str, str] = {}


def sentence(clause: str) -> str:
    """What a clause of the rulebook says."""
    if not _summaries:
        text = (files("cardwright.games.fftcg") / "data" / "clauses.json").read_text(encoding="utf-8")
        for entry in json.loads(text):
            _summaries[str(entry["id"])] = str(entry["summary"])
    return _summaries.get(clause, "")
