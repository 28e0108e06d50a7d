"""A real PostgreSQL for tests: a cluster of its own in a folder, on a socket and a free port, gone when the tests are."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def tools() -> Path | None:
    """Where initdb and pg_ctl are."""
    for folder in [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]:
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def whoever() -> str | None:
    """PostgreSQL does not run as root: another user, if we are."""
    if os.getuid():
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


def why_not() -> str:
    """Why there can be none here; nothing if there can."""
    if tools() is None:
        return "there is no PostgreSQL on this machine (make postgres installs it)"
    return "PostgreSQL does not run as root, and there is no other user" if not os.getuid() and whoever() is None else ""


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of an empty database."""
    bin = tools()
    assert bin is not None
    user = whoever()
    home = Path(tempfile.mkdtemp(prefix="cardwright-postgres-"))  # pytest's own folders are closed to other users
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    if user is not None:
        shutil.chown(home, user)

    def run(*words: str) -> None:
        as_user = [] if user is None else ["setpriv", f"--reuid={user}", f"--regid={pwd.getpwnam(user).pw_gid}", "--clear-groups"]
        done = subprocess.run([*as_user, *words], capture_output=True, encoding="utf-8", cwd="/", timeout=120, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    data = home / "data"
    run(str(bin / "initdb"), "-D", str(data), "-U", "cardwright", "--auth=trust", "-E", "UTF8", "--no-sync")
    settings = f"-p {port} -h 127.0.0.1 -k {home} -c fsync=off"
    run(str(bin / "pg_ctl"), "-D", str(data), "-l", str(home / "log"), "-o", settings, "-w", "start")
    try:
        yield f"postgresql://cardwright@127.0.0.1:{port}/postgres"
    finally:
        run(str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(home)
