"""Who does the work: Ray, on this machine or a cluster; or plain processes. A task whose worker dies is done again."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from cardwright.arena.league.engine import Engine, check_engine, engine
from cardwright.arena.workers import deaf_to_ctrl_c
from cardwright.errors import InputError

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[bytes, Item], Result]
"""What is done with an item: the first argument is what all items have in common."""
TRIES = 5  # how often a task may end its worker
STARTS = 3  # how often it is tried to start Ray here
AHEAD = 2  # tasks that wait for each core, so that none is idle
STORE = 200_000_000  # bytes for results that have not been fetched: they are small
HARMLESS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS": "0",
    "RAY_worker_niceness": "0",  # else Ray puts its workers behind everything else that the machine does
}


class Lost(InputError):
    """A task has ended its workers again and again."""

    def __init__(self, item: object) -> None:
        what = f"{TRIES} workers in a row have died over {getattr(item, 'name', item)}"
        super().__init__("arena", 0, what, "Look whether memory is short, and say the same again: it goes on where it stopped")


class Workers:
    """Does tasks, in whatever order they come to an end."""

    lost = 0
    """How many tasks had to be done again because their worker died."""
    name = ""

    def run(self, work: Work[Item, Result], common: bytes, items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        raise NotImplementedError

    def close(self) -> None:
        """Nothing is left running."""

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Processes(Workers):
    """Plain processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.name = f"{jobs} plain processes"
        self.pool: ProcessPoolExecutor | None = None

    def run(self, work: Work[Item, Result], common: bytes, items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        queue = iter(items)
        again: list[Item] = []
        broken = 0  # pools in a row that did nothing
        running: dict[Future[Result], Item] = {}
        while True:
            pool = self.pool = self.pool or ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"))
            try:
                with deaf_to_ctrl_c():
                    while len(running) < self.jobs * AHEAD:
                        item = again.pop() if again else next(queue, None)
                        if item is None:
                            break
                        again.append(item)  # until it is under way
                        running[pool.submit(work, common, item)] = again.pop()
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    item = running.pop(future)
                    broken = 0
                    yield item, result
            except BrokenProcessPool:  # whoever has died, all that was under way is lost with the pool
                self.lost += min(self.jobs, max(1, len(running)))
                again += running.values()
                running.clear()
                self.pool = None
                broken += 1
                if broken >= TRIES:
                    raise Lost(again[0]) from None

    def close(self) -> None:
        if self.pool is not None:
            running = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.kill()


class OnRay(Workers):
    """Ray: started here with so many jobs, or the cluster at an address."""

    def __init__(self, jobs: int, address: str = "") -> None:
        for key, value in HARMLESS.items():
            os.environ.setdefault(key, value)
        import ray

        self.ray: Any = ray
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
        here = {"address": "local", "num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
        for attempt in range(STARTS):
            try:
                ray.init(**({"address": address} if address else here), **quiet)
                break
            except Exception as fault:  # Ray has no kind of its own for this, and gives up after 30 s on a machine that is busy
                ray.shutdown()
                if address or attempt + 1 == STARTS:
                    what, where = f"Ray does not answer ({first_line(fault)})", f"--ray {address}" if address else "ray"
                    fix = "Start it with `ray start --head`, and name its HOST:PORT; or play --without-ray"
                    raise InputError(where, 0, what, fix) from None
        self.name = f"Ray at {address}" if address else f"Ray with {jobs} jobs"

    def run(self, work: Work[Item, Result], common: bytes, items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        ray = self.ray
        shared = ray.put(common)
        task = ray.remote(num_cpus=1, max_retries=0)(checked)
        queue = iter(items)
        again: list[Item] = []
        tries: dict[int, int] = {}
        running: dict[Any, Item] = {}
        while True:
            while len(running) < AHEAD * self.cores():
                item = again.pop() if again else next(queue, None)
                if item is None:
                    break
                running[task.remote(engine(), work, shared, item)] = item
            if not running:
                return
            for done in ray.wait(list(running), num_returns=1)[0]:
                item = running.pop(done)
                try:
                    result: Result = ray.get(done)
                except ray.exceptions.RayTaskError as fault:
                    raise fault.cause if isinstance(fault.cause, InputError) else fault from None
                except ray.exceptions.RayError:  # its worker, or the machine, is no more
                    self.lost += 1
                    tries[id(item)] = tries.get(id(item), 0) + 1
                    if tries[id(item)] >= TRIES:
                        raise Lost(item) from None
                    again.append(item)
                else:
                    yield item, result

    def cores(self) -> int:
        """How many tasks run at a time: machines may come and go."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        self.ray.shutdown()


def checked(wanted: Engine, work: Work[Item, Result], common: bytes, item: Item) -> Result:
    """Do a task, if this machine has the engine that the others have."""
    check_engine(wanted, f"a worker on {os.uname().nodename}")
    return work(common, item)


def first_line(fault: Exception) -> str:
    lines = str(fault).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(fault).__name__


def workers(jobs: int, address: str = "", plain: bool = False) -> Workers:
    """Those that were asked for."""
    return Processes(jobs) if plain else OnRay(jobs, address)
