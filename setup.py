"""What pyproject.toml can't say: the opt-in build that compiles the hot packages with mypyc (make compiled).

With CARDWRIGHT_COMPILE=1 in the environment the kernel, the interpreter of text trees, the games, what bots look ahead
with and what learners observe become native code; everything else, and everything without the variable, stays plain Python.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext as build_ext_of_setuptools
from setuptools.command.build_py import build_py as build_py_of_setuptools

SOURCE = Path("src")
HOT_PACKAGES = ("kernel", "effects", "games", "lookahead", "envs/encoding")
# Folders and modules whose code runs once per card, deck or question, not for every decision; but the kernel is compiled whole.
NOT_COMPILED = {
    "dialect", "data", "lowering", "outside", "profile", "copies_in_deck.py", "building.py", "construction.py", "dialect.py",
    "entry.py", "finding.py", "game.py", "layout.py", "library.py", "naming.py", "profile.py", "registry.py", "sealed.py",
    "sentences.py", "telling.py", "shared_clauses.py", "wording.py",
}
# What `cardwright new-game` copies or uses lies beside the package; in what is installed, it lies in the folder `template`.
TEMPLATE = ("docs/small-game.md", "tests/games/kites/*.py", "tools/frame_tags.json", "tools/steps.py", "tools/stepgen/*.py")
# Nobody replaces functions inside of the library, so the compiler may put small ones in the place of their calls.
ONE_LIBRARY = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
WITHOUT_CODE = {"egg_info", "dist_info", "sdist"}  # commands that only ask for the package's description


def hot_modules() -> list[str]:
    """The modules that are compiled."""
    found = [path for package in HOT_PACKAGES for path in (SOURCE / "cardwright" / package).rglob("*.py")]
    return sorted(str(path) for path in found if "kernel" in path.parts or not NOT_COMPILED.intersection(path.parts))


def drop_leftovers() -> None:
    """Remove built files whose source is gone or is no longer compiled, which setuptools would install again."""
    compiled = {Path(module).relative_to(SOURCE).with_suffix("") for module in hot_modules()}
    for library in Path("build").glob("lib*"):
        for path in (library / "cardwright").rglob("*"):
            place = path.relative_to(library)
            native = path.suffix in (".so", ".pyd")
            kept = place.with_name(place.name.split(".")[0]) in compiled if native else (SOURCE / place).exists()
            if path.is_file() and not kept:
                path.unlink()


def extensions() -> list[Extension]:
    """One library with all hot modules, so that they call each other directly."""
    if os.environ.get("CARDWRIGHT_COMPILE") != "1" or WITHOUT_CODE.intersection(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit("The compiled build needs mypy and setuptools beside it; `make compiled` sees to that.")
    drop_leftovers()
    made = mypycify(hot_modules(), opt_level="3", debug_level="0", group_name="cardwright", multi_file=True)
    for extension in made:
        extension.extra_compile_args += ONE_LIBRARY
    return made


class build_ext(build_ext_of_setuptools):
    """Compiles the C files of one library side by side: mypyc writes one for each module."""

    def build_extension(self, ext: Extension) -> None:
        compile_one_by_one = self.compiler.compile

        def compile_together(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: compile_one_by_one([source], *args, **kwargs), sources)
                return [file for files in done for file in files]

        self.compiler.compile = compile_together
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_one_by_one


class build_py(build_py_of_setuptools):
    """Packs what a new game begins with."""

    def run(self) -> None:
        super().run()
        for pattern in TEMPLATE:
            for file in Path().glob(pattern):
                goal = Path(self.build_lib) / "cardwright" / "template" / file
                self.mkpath(str(goal.parent))
                self.copy_file(str(file), str(goal))


setup(ext_modules=extensions(), cmdclass={"build_ext": build_ext, "build_py": build_py})
