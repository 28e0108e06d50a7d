"""Servers that start at once: a process that has imported everything and forks a server for each line (a database's URL) that it
reads. A server is a process of its own, as if it had been started by itself: it can be killed, and knows nothing but its database.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from cardwright.server.serving import serve
from tests.server.people import SOURCE, Server


class Nursery:
    """Where they come from."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(SOURCE), *(folder for folder in sys.path if folder)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip

    def server(self, database: str) -> ForkedServer:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(database, file=self.process.stdin, flush=True)
        return ForkedServer(*self.process.stdout.readline().split())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(20)


class ForkedServer(Server):
    def __init__(self, pid: str, address: str) -> None:
        self.pid = int(pid)
        self.address = address

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


def be_a_server(database: str, writing: int) -> None:
    """Until it is killed or told to stop; its address is written there."""

    def ready(url: str) -> None:
        os.write(writing, url.split("http://")[1].split("/")[0].replace("localhost", "127.0.0.1").encode())
        os.close(writing)

    serve("127.0.0.1", 0, database, ready=ready)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.setsid()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(reading)
            os.close(0)
            os.open(os.devnull, os.O_RDONLY)  # what is told is for the nursery alone
            os.dup2(2, 1)
            try:
                be_a_server(line.strip(), writing)
            finally:
                os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as told:
            print(child, told.read(), flush=True)


if __name__ == "__main__":
    main()
