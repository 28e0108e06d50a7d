"""What is held is not written to any more: `Table.hold`, by which those who look again and again find what has changed."""
from __future__ import annotations

import random

import pytest

import cardwright as cw
from cardwright.kernel.cards import Card

FIELDS = (
    "owner", "controller", "zone", "turned", "facedown", "damage", "since", "marks", "counters", "form", "life", "key", "stamp",
    "seen_by", "home",
)  # fmt: skip


def fields(c: Card) -> list[object]:
    return [getattr(c, name) for name in FIELDS]


@pytest.mark.parametrize("game", ["sve", "fow", "bss", "fftcg", "weiss"])
def test_nothing_that_was_held_is_written_to(game: str) -> None:
    """Cards, lists of zones and looks are as they were, whatever has happened since: that is elsewhere."""
    rng = random.Random(5)
    t = cw.new_game(game, *list(cw.decks(game))[:2], seed=5).table
    changed = 0
    for _ in range(150):
        if t.winner >= 0:
            break
        if t.dirty:
            t.look(t.cards[0])
        t.hold()
        cards, zones, outlook = t.cards[:], t.zones[:], t.outlook
        were = [fields(c) for c in cards], [zone[:] for zone in zones], outlook.looks[:]
        ask = t.decision()
        assert ask is not None
        t.apply(rng.randrange(len(ask.options)))
        assert ([fields(c) for c in cards], zones, outlook.looks) == were
        changed += sum(1 for c, now in zip(cards, t.cards, strict=False) if c is not now)
    assert changed > 20
