"""The client's libraries are the same on every machine: `npm ci` takes them from the lock file, and refuses one with a gap."""

from __future__ import annotations

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
PACKAGES = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_every_library_that_another_one_names_is_there() -> None:
    """Also those that are for other systems than the one where the file was written: npm leaves out what its registry lacks."""
    for path, package in PACKAGES.items():
        for name in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}:
            places = [path[: cut.start()] for cut in re.finditer(r"(^|/)node_modules/|$", path)]
            assert any(f"{place}/node_modules/{name}".lstrip("/") in PACKAGES for place in [*places, path, ""]), f"{path}: {name}"


def test_it_is_what_the_package_asks_for() -> None:
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert PACKAGES[""]["devDependencies"] == asked["devDependencies"]


def test_it_names_no_registry_and_can_be_checked() -> None:
    """Each machine has its own registry; what comes from there must be what was locked."""
    for path, package in PACKAGES.items():
        assert "resolved" not in package, path
        assert not path or package["integrity"].startswith("sha512-"), path
