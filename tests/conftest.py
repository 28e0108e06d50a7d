"""All tests: the fixtures of the games (`sve`, `fow`, `bss`, `fftcg`, `weiss`), and the clauses that each test shows."""

import os
import tempfile

import pytest

# No test sees what the person who runs it has imported or played.
os.environ["CARDWRIGHT_DATA"] = tempfile.mkdtemp(prefix="cardwright-tests-")

pytest_plugins = ["cardwright.judge.pytest_plugin", "pytester"]

# What these need beside the test (a browser, a database, a cluster) may be too slow once on a busy machine. So one that fails is
# tried once more: it is counted as rerun in the summary, and whoever fails twice has failed.
BESIDE = ("tests/browser/", "tests/server/test_restart.py", "tests/arena/test_ray.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(BESIDE):
            item.add_marker(pytest.mark.flaky(reruns=1))
