"""Files and answers as somebody hostile would make them: no fault of ours, nothing half-written. `make hostile` tries thousands."""

from __future__ import annotations

import pytest

from tests.hostile.kinds import KINDS
from tests.hostile.trying import try_many

FEW = {"cards": 6, "decks": 8, "scenarios": 20, "saves": 8, "replays": 6, "answers": 8,
       "imports": 6, "collections": 6, "arenas": 4, "values": 8, "words": 20}  # fmt: skip


@pytest.mark.plain_only
@pytest.mark.parametrize("kind", KINDS)
def test_a_few_inputs_of_every_kind(kind: str) -> None:
    try_many(KINDS[kind], FEW[kind], 1)
