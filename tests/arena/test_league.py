"""A league in its folder: every game once, whoever is killed; each can be played again by its row; nothing is mixed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")


from cardwright.arena.league.engine import Engine
from cardwright.arena.league.folder import RunFolder
from cardwright.arena.league.plan import SWISS
from cardwright.arena.league.replaying import game_of, replay_of, told
from cardwright.arena.league.results import result_of
from cardwright.arena.league.running import batches_of, carry_out
from cardwright.errors import InputError
from cardwright.games.registry import game_named
from cardwright.kernel.table import Table
from cardwright.replays import Playback
from tests.arena.leagues import Here, Stop, begun, league, rows_of


def test_a_run_that_was_stopped_goes_on_and_counts_no_game_twice(tmp_path: Path) -> None:
    run = league(50, 10)
    whole = begun(tmp_path / "whole", run)
    carry_out(whole, run, Here())
    stopped = begun(tmp_path / "stopped", run)
    for tasks in (2, 1):
        with pytest.raises(Stop):
            carry_out(stopped, run, Here(tasks))
    (stopped.games / "00-00000-00004.parquet.part").write_bytes(b"half of a file")
    assert RunFolder(tmp_path / "stopped").begin(run)
    progress = carry_out(stopped, run, Here())
    assert (progress.before, progress.played) == (30, 20)
    assert rows_of(stopped) == rows_of(whole)
    assert [row["id"] for row in rows_of(stopped)] == list(range(50))
    assert len({(row["seed"], row["swapped"]) for row in rows_of(stopped)}) == 50
    assert result_of(stopped, run).digest == result_of(whole, run).digest


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_every_row_can_be_played_again(tmp_path: Path, bots: tuple[str, ...]) -> None:
    run = league(8, 4, bots)
    folder = begun(tmp_path / "run", run)
    carry_out(folder, run, Here())
    for row in rows_of(folder):
        game = game_of(run, row)
        assert (game.digest(), game.turn, len(game.answers)) == (row["digest"], row["turns"], row["decisions"])
        seat = {0: int(row["swapped"]), 1: 1 - int(row["swapped"]), 2: None}[row["winner"]]
        assert game.winner == seat
        assert row["ended_by"] in game.why()
        assert bool(row["answers"]) == (row["bot_a"] != "random" or row["bot_b"] != "random"), (
            "a bot that thinks is not asked again"
        )
    replay = replay_of(run, rows_of(folder)[3])
    Playback(game_named("kites"), replay).check()
    lines = told(run, rows_of(folder)[3])
    assert len(lines) > 10 and lines == sorted(lines, key=lambda line: line[0])


def test_a_row_that_ends_otherwise_here_is_not_shown_as_if_it_were_the_same(tmp_path: Path) -> None:
    run = league(2, 2)
    folder = begun(tmp_path / "run", run)
    carry_out(folder, run, Here())
    with pytest.raises(InputError, match="game 1 ends otherwise here than in the data set"):
        game_of(run, {**folder.row(1), "digest": "another"})
    with pytest.raises(InputError, match="there is no game 7 in this data set"):
        folder.row(7)


class TestNothingIsMixed:
    """What a folder holds is one run of one engine."""

    def test_another_plan(self, tmp_path: Path) -> None:
        begun(tmp_path / "run", league(20))
        with pytest.raises(InputError, match=r"another run is kept here \(games 20, not 30\)"):
            begun(tmp_path / "run", league(30))
        with pytest.raises(InputError, match="with other decks or bots"):
            begun(tmp_path / "run", league(20, bots=("greedy",)))

    def test_another_engine(self, tmp_path: Path) -> None:
        run = league(20)
        other = msgspec.structs.replace(run, engine=Engine("0.0.9", "compiled", "0123456789ab"))
        begun(tmp_path / "run", other)
        with pytest.raises(InputError, match=r"this run is played by 0\.0\.9, compiled build, source 0123456789ab, and here is"):
            begun(tmp_path / "run", run)

    def test_a_part_of_another_run_or_a_damaged_one(self, tmp_path: Path) -> None:
        run = league(20)
        other = league(20, seed=4)
        mine, theirs = begun(tmp_path / "mine", run), begun(tmp_path / "theirs", other)
        carry_out(theirs, other, Here())
        part = sorted(theirs.games.iterdir())[0]
        for content in (part.read_bytes(), b"PAR1 and nothing else"):
            (mine.games / part.name).write_bytes(content)
            with pytest.raises(InputError, match="this part is damaged, or belongs to another run"):
                carry_out(mine, run, Here())

    def test_a_folder_that_holds_something_else(self, tmp_path: Path) -> None:
        (tmp_path / "letter.txt").write_text("Dear Sir")
        with pytest.raises(InputError, match="no empty folder, and no run of the arena"):
            begun(tmp_path, league(20))
        with pytest.raises(InputError, match="there is no run of the arena here"):
            RunFolder(tmp_path).read()


def test_a_swiss_system_waits_for_each_round_and_finds_it_again(tmp_path: Path) -> None:
    run = league(24, 6, ("random", "greedy"), SWISS)
    assert run.plan.rounds == 3
    folder = begun(tmp_path / "run", run)
    with pytest.raises(Stop):
        carry_out(folder, run, Here(1))
    carry_out(folder, run, Here())
    rows = rows_of(folder)
    assert [row["id"] for row in rows] == list(range(24))
    met = [tuple(sorted([(row["deck_a"], row["bot_a"]), (row["deck_b"], row["bot_b"])])) for row in rows[::4]]
    assert len(set(met)) == 6, "four entrants in three rounds: everybody has met everybody"
    assert sum(batch.count for batch in batches_of(folder, run)) == 24
    greedy = [one for one in result_of(folder, run).fields[0].standings if one.bot == "greedy"]
    assert all(one.rating.elo > 1500 for one in greedy)


@pytest.mark.plain_only
def test_a_game_that_fails_has_a_row_and_can_be_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = league(4, 4)
    folder = begun(tmp_path / "run", run)
    honest = Table.apply

    def failing(self: Table, choice: int) -> Any:
        if self.turn == 5:
            raise ValueError("the engine has a fault")
        return honest(self, choice)

    monkeypatch.setattr(Table, "apply", failing)
    assert carry_out(folder, run, Here()).faults == 4
    result = result_of(folder, run)
    assert (result.games, result.faults) == (4, 4)
    row = folder.row(2)
    assert row["winner"] == -1 and row["fault"].strip().endswith("ValueError: the engine has a fault")
    assert len(replay_of(run, row).steps) == row["decisions"]
