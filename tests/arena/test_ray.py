"""With the real Ray: the same games as without it, whoever dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")
ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'cardwright[arena]'")

import msgspec

import cardwright
from cardwright.arena.league.engine import Engine
from cardwright.arena.league.running import carry_out
from cardwright.arena.league.workers import Lost, OnRay
from cardwright.errors import InputError
from tests.arena.leagues import Here, begun, league, rows_of

PATIENCE = 300.0
SOURCE = str(Path(cardwright.__file__).parents[1])


@pytest.fixture(scope="module")
def at_work() -> Iterator[OnRay]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", SOURCE)
        workers = OnRay(2)
        yield workers
        workers.close()


def test_the_same_games_as_without_it(at_work: OnRay, tmp_path: Path) -> None:
    run = league(60, 10)
    here, there = begun(tmp_path / "here", run), begun(tmp_path / "there", run)
    carry_out(here, run, Here())
    progress = carry_out(there, run, at_work)
    assert (progress.played, progress.lost) == (60, 0)
    assert rows_of(here) == rows_of(there)


def test_the_task_of_a_worker_that_dies_is_done_again(at_work: OnRay, tmp_path: Path) -> None:
    def dies_once(common: bytes, item: str) -> str:
        """Ends its process the first time; functions inside of functions are sent to workers as they are."""
        mark = Path(item)
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return f"{common.decode()} {mark.name}"

    items = [str(tmp_path / name) for name in ("a", "b")]
    (tmp_path / "b").touch()
    before = at_work.lost
    assert dict(at_work.run(dies_once, b"done", items)) == {items[0]: "done a", items[1]: "done b"}
    assert at_work.lost == before + 1


def test_a_task_that_kills_every_worker_is_given_up_in_one_line(at_work: OnRay, monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(common: bytes, item: str) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr("cardwright.arena.league.workers.TRIES", 2)
    with pytest.raises(Lost, match="2 workers in a row have died over poison"):
        list(at_work.run(dies, b"", ["poison"]))


def test_a_worker_with_another_engine_plays_nothing(at_work: OnRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.arena.league.workers.engine", lambda: Engine("0.0.9", "compiled", "0123456789ab"))
    with pytest.raises(InputError, match=r"a worker on .*: this run is played by 0\.0\.9.*One run never mixes them"):
        list(at_work.run(len, b"", ["anything"]))


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    """The whole command, ended as hard as can be while batches are running."""
    run = league(120, 10, seed=0)
    whole = begun(tmp_path / "whole", run)
    carry_out(whole, run, Here())
    out = tmp_path / "killed"
    command = [
        sys.executable,
        "-m",
        "cardwright",
        "arena",
        "kites",
        "--games",
        "120",
        "--batch",
        "10",
        "--think",
        "0.01",
        "--out",
        str(out),
    ]
    environment = {**os.environ, "PYTHONPATH": SOURCE}
    killed = subprocess.Popen([*command, "--jobs", "2"], env=environment, start_new_session=True, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + PATIENCE
    while len(list((out / "games").glob("*.parquet"))) < 2:
        assert time.monotonic() < deadline and killed.poll() is None
        time.sleep(0.02)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    done = subprocess.run(
        [*command, "--without-ray", "--json"], env=environment, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout)
    assert found["games"] == 120 and found["faults"] == 0
    assert found["played_before"] >= 20 and found["played_before"] + found["played_now"] == 120
    there = begun(out, run)
    assert rows_of(there) == rows_of(whole)


@pytest.mark.skipif(
    "CARDWRIGHT_CLUSTER" not in os.environ, reason="CARDWRIGHT_CLUSTER=1 starts a cluster of three nodes, which takes a while"
)
def test_a_cluster_that_loses_a_node_plays_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("PYTHONPATH", SOURCE)
    ray.shutdown()
    run = league(400, 10)
    whole = begun(tmp_path / "whole", run)
    carry_out(whole, run, Here())
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 10**8})
    nodes = [cluster.add_node(num_cpus=1, object_store_memory=10**8) for _ in range(2)]
    cluster.wait_for_nodes()
    there = begun(tmp_path / "there", run)
    killed: list[int] = []
    with OnRay(1, cluster.address) as workers:
        assert workers.cores() == 3

        def watch(now: object) -> None:
            if getattr(now, "played", 0) >= 100 and not killed:
                cluster.remove_node(nodes[0], allow_graceful=False)
                killed.append(1)

        progress = carry_out(there, run, workers, watch)
    cluster.shutdown()
    assert killed and progress.played == 400
    assert rows_of(there) == rows_of(whole)
