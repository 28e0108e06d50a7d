"""What must be true of every game, shown on random games of all ready decks against each other.

CARDWRIGHT_RANDOM_GAMES says how many of Shadowverse: Evolve, and a sixteenth of that of each other game. Unless it does, 160 on the
compiled build, and 48 on the plain one, which takes eight times as long and plays the same games. `make random-games` plays
20,000. Seeds are numbers from 0 on, so a fault is found again with `cardwright fuzz GAME --seed N --games 1`.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import cache
from typing import Any

import msgspec
import pytest

import cardwright as cw
from cardwright.arena import invariants
from cardwright.arena.fuzzing import Ring, digest_of, fuzz
from cardwright.arena.invariants import Broken
from cardwright.games.registry import game_codes
from cardwright.kernel import chance, storing
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import view

GAMES = int(os.environ.get("CARDWRIGHT_RANDOM_GAMES", "160" if cw.build() == "compiled" else "48"))
OTHER_BUILD = os.environ.get("CARDWRIGHT_OTHER_PYTHON", "")
PARTS = 12  # so that several processes can share the work
OTHER_PARTS = 3


@cache
def ring(game: str = "sve") -> Ring:
    return Ring(game)


def shares() -> list[tuple[str, int, int]]:
    """A game, and the first and last of the seeds that one test plays."""
    out: list[tuple[str, int, int]] = []
    for game in game_codes():
        games, parts = (GAMES, PARTS) if game == "sve" else (GAMES // 16, OTHER_PARTS)
        out += [(game, part * games // parts, (part + 1) * games // parts) for part in range(parts)]
    return out


@pytest.mark.parametrize(("game", "first", "last"), shares())
def test_every_invariant_holds_in_random_games(game: str, first: int, last: int) -> None:
    for seed in range(first, last):
        checked = ring(game).check(seed)
        assert not checked.fault, f"seed {seed}, {checked.decks[0]} against {checked.decks[1]}:\n{checked.fault}"


def test_the_same_seed_ends_in_the_same_digest() -> None:
    first, second = fuzz("sve", 4, 17, 1), fuzz("sve", 4, 17, 1)
    assert digest_of(first) == digest_of(second)
    assert len({game.digest for game in first}) == 4


def test_several_processes_find_the_same() -> None:
    assert digest_of(fuzz("sve", 8, 40, 2)) == digest_of(fuzz("sve", 8, 40, 1))


@pytest.mark.skipif(not OTHER_BUILD, reason="CARDWRIGHT_OTHER_PYTHON names no Python with the other build")
@pytest.mark.parametrize("game", game_codes())
def test_both_builds_play_the_same_games(game: str) -> None:
    """Run on the one build, it asks the other one."""
    command = ["-m", "cardwright", "fuzz", game, "--games", "40" if game == "sve" else "6", "--json"]
    done = [subprocess.run([python, *command], capture_output=True, check=True) for python in (sys.executable, OTHER_BUILD)]
    here, there = (msgspec.json.decode(run.stdout) for run in done)
    assert here["build"] != there["build"]
    assert (here["faults"], here["digest"]) == (there["faults"], there["digest"])


def a_table() -> Table:
    ready = list(ring().decks.values())
    t = ring().game.new_game(ring().game.prepare(ready[:2]), chance.seed_from(1))
    invariants.carry_on(t, 40, 1)
    return t


class TestTheChecksThemselves:
    """A check that can't fail shows nothing: each of them finds the fault that it is for."""

    def test_a_lost_card_is_found(self) -> None:
        t = a_table()
        t.zones[next(i for i, zone in enumerate(t.zones) if zone)].pop()
        with pytest.raises(Broken, match="is in 0 zones"):
            invariants.check_cards(t, 100)

    def test_a_doubled_card_is_found(self) -> None:
        t = a_table()
        full = [zone for zone in t.zones if zone]
        full[0].append(full[0][0])
        with pytest.raises(Broken, match="is in 2 zones"):
            invariants.check_cards(t, 100)

    def test_a_card_on_the_wrong_list_is_found(self) -> None:
        t = a_table()
        full = [zone for zone in t.zones if zone]
        full[0].append(full[1].pop())
        with pytest.raises(Broken, match="but says it is in"):
            invariants.check_cards(t, 100)

    def test_information_that_is_out_of_date_is_found(self) -> None:
        t = a_table()
        card = t.cards[t.zone(t.rules.field, 0)[0] if t.zone(t.rules.field, 0) else 0]
        changed = t.look(card).copy()
        invariants.check_information(t)
        changed.stats[0] += 1
        t.outlook.looks[card.id] = changed
        with pytest.raises(Broken, match="is not what the effects in force make of it"):
            invariants.check_information(t)

    @pytest.mark.plain_only
    def test_a_clone_that_shares_its_state_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Table.clone

        def sharing(self: Table) -> Table:
            clone = honest(self)
            clone.zones = self.zones
            return clone

        monkeypatch.setattr(Table, "clone", sharing)
        with pytest.raises(Broken, match="changed the original"):
            invariants.check_clone(a_table(), 2)

    @pytest.mark.plain_only
    def test_a_save_that_forgets_something_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = storing.load

        def forgetful(*saved: Any) -> Table:
            t = honest(*saved)
            t.history = []
            return t

        monkeypatch.setattr(storing, "load", forgetful)
        with pytest.raises(Broken, match="a loaded game differs"):
            invariants.check_save(a_table(), 2)

    @pytest.mark.plain_only
    def test_a_view_that_shows_a_hidden_hand_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def careless(t: Table, observer: int) -> dict[str, object]:
            return {**view(t, observer), "hands": [[t.cards[id].front.name for id in zone] for zone in t.zones]}

        monkeypatch.setattr(invariants, "view", careless)
        with pytest.raises(Broken, match="can tell"):
            for seed in range(20):
                invariants.check_secrets(a_table(), random.Random(seed))

    @pytest.mark.plain_only
    def test_an_illegal_answer_that_is_taken_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Table, "apply", lambda self, choice: None)
        with pytest.raises(Broken, match="was not refused"):
            invariants.check_refusals(a_table(), random.Random(1), 3)
