"""Those who look again and again find what has changed: `Table.looked_at`."""
from __future__ import annotations

import random

import pytest

import cardwright as cw
from cardwright.kernel.cards import Card
from cardwright.kernel.table import LONG, Table

FIELDS = (
    "owner", "controller", "zone", "turned", "facedown", "damage", "since", "marks", "counters", "form", "life", "key", "stamp",
    "seen_by", "home",
)  # fmt: skip


def fields(c: Card) -> list[object]:
    return [getattr(c, name) for name in FIELDS]


def begun(game: str, seed: int) -> Table:
    return cw.new_game(game, *list(cw.decks(game))[:2], seed=seed).table


@pytest.mark.parametrize("game", ["sve", "fow", "bss", "fftcg", "weiss"])
def test_whatever_changes_is_noted(game: str) -> None:
    """A card that is not noted is as it was, and so is what counts of it unless an effect changed it before or does now; a zone
    whose list is the same one has the same cards. One who looks at every decision and one who looks now and then both find out."""
    rng = random.Random(5)
    t = begun(game, 5)
    noted = 0
    looked: list[tuple[list[int], int, list[list[object]], list[object], list[int], list[tuple[list[int], list[int]]]]] = []
    for at in range(150):
        if t.winner >= 0:
            break
        if t.dirty:
            t.look(t.cards[0])
        written = t.looked_at()
        now = [fields(c) for c in t.cards]
        for before, read, were, looks, changed, zones in looked:
            if before is not written:
                continue
            new = set(written[read:])
            noted += len(new)
            for id, was in enumerate(were):
                assert id in new or now[id] == was, (at, id)
                assert id in new or id in changed or id in t.outlook.changed_looks or t.outlook.looks[id] is looks[id], (at, id)
            assert set(range(len(were), len(now))) <= new
            for place, (same, had) in enumerate(zones):
                assert t.zones[place] is not same or t.zones[place] == had, (at, place)
        mine = (written, len(written), now, list(t.outlook.looks), t.outlook.changed_looks[:], [(z, z[:]) for z in t.zones])
        looked = [mine if i == 0 or at % 7 == 0 or len(looked) < 2 else looked[i] for i in range(2)]
        ask = t.decision()
        assert ask is not None
        t.apply(rng.randrange(len(ask.options)))
    assert noted > 20


def test_a_clone_does_not_note_and_is_not_written_to() -> None:
    """Cards that are only noted, not copied, are still copied where a clone has them too."""
    t = begun("sve", 3)
    t.looked_at()
    t.mine(0).damage = 1
    other = t.clone()
    assert other.written is None
    t.mine(0).damage = 2
    t.looked_at()
    t.mine(0).damage = 3
    other.mine(1).damage = 7
    assert (other.cards[0].damage, t.cards[0].damage, t.cards[1].damage) == (1, 3, 0)


def test_a_table_that_becomes_another_has_another_list() -> None:
    """Whoever has looked at it before must not think that nothing has changed."""
    t = begun("sve", 3)
    before = t.clone()
    written = t.looked_at()
    t.become(before)
    assert t.looked_at() is not written


def test_a_long_list_is_dropped() -> None:
    t = begun("sve", 3)
    written = t.looked_at()
    for _ in range(LONG + 1):
        t.looked_at()
        t.mine(0)
    assert t.looked_at() is not written
