"""What each clause of a rulebook says, in our words: shown wherever the engine gives a clause as its reason."""
from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

from cardwright.games.finding import data_folder
from cardwright.kernel.refusals import Refusal

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


@cache
def summaries(game: str) -> dict[str, str]:
    """The summary of every clause that a game lists in `data/clauses.json`."""
    text = (data_folder(game) / "clauses.json").read_text(encoding="utf-8")
    return {str(entry["id"]): str(entry["summary"]) for entry in json.loads(text)}


def sentence(game: str, clause: str) -> str:
    """The summary of a clause of a game's rulebook."""
    return summaries(game).get(clause, "")


def refusal(t: Table, game: str, clause: str) -> Refusal | None:
    """The answer to "why not?": the clause that forbids it, which has been applied so, and what it says; nothing if none does."""
    if clause == "":
        return None
    t.cite(clause)
    return Refusal(clause, sentence(game, clause))
