"""The step generator: writes what follows from the numbered steps and the state of each procedure.

    python tools/steps.py            write (make steps)
    python tools/steps.py --check    only say what is stale; exit code 1 if anything is

A procedure is a class that derives from Procedure. Its author writes `__init__` and the steps; each step is a method
`(self, t: Table) -> Todo` whose docstring begins with its clause. This tool writes, between two marks at the end of the
class, constants for the steps that somebody names, the clauses of all, `run` and `twin`; and for each package a module
`frame_registry.py` that says what its frames hold, by which they are saved and loaded. A class without steps may stand between
Procedure and procedures that have state and helpers in common. See CONTRIBUTING.md.

In the same way it writes, from the fields of `__init__`, how the State is copied, saved and loaded, how the classes in
RECORDS of kernel/saving.py are saved and loaded, and how a Context and an Outlook are copied.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from stepgen.blocks import BEGIN, FIELDS, with_blocks, without_blocks
from stepgen.errors import SourceError
from stepgen.kinds import Kinds
from stepgen.model import ProcedureClass
from stepgen.reading import BASE, Bases, Module, bases_of, read_base_state, read_procedures
from stepgen.records import fields_block, read_records
from stepgen.registry import FILE_NAME, Tags, registry_source
from stepgen.writing import class_block, names_needed

HERE = Path(__file__).resolve().parent
PACKAGES_OF_PACKAGES = ("games",)  # each folder in these is a package of its own
INNER_PACKAGES = ("cardwright.kernel", "cardwright.effects")  # what all others stand on, the innermost first


class Plan:
    """Every file that the tool would write, with its new text."""

    def __init__(self, source: Path, tags_file: Path, cardwright: Path | None = None) -> None:
        """`cardwright`: its package, for the source of a game that comes in a package of its own."""
        self.source = source
        self.cardwright = source / "cardwright" if cardwright is None else cardwright
        self.tags_file = tags_file
        self.tags = Tags(tags_file)
        self.texts: dict[Path, str] = {}
        self.empty: list[Path] = []  # registries of packages that have no procedure any more
        self.modules = [self._module(path) for path in sorted(source.rglob("*.py")) if path.name != FILE_NAME]
        # What procedures of another package stand on: read, never written.
        below = [self.cardwright / part for part in ("kernel", "effects")] if cardwright is not None else []
        self.read = [self._module(path) for folder in below for path in sorted(folder.rglob("*.py")) if path.name != FILE_NAME]
        saving = self._kernel_module("saving.py")
        frames = self._kernel_module("frames.py")
        kinds = Kinds(saving.class_named("Reader"), saving.class_named("Writer"))
        self._plan_fields(saving, kinds)
        self.base = read_base_state(frames, frames.class_named(BASE), kinds)
        bases = Bases(self.modules + self.read, kinds, {attribute.name for attribute in self.base})
        for module in self.modules:
            read_procedures(module, bases)
        self._refuse_grandchildren()
        packages = self._packages()
        for package, modules in packages.items():
            self._plan_package(package, modules, INNER_PACKAGES[-1] if self.read else _below(package, packages))
        self._plan_removals()
        if self.tags.known:
            self.texts[tags_file] = self.tags.text()

    def stale(self) -> list[Path]:
        """The files whose text is not what it should be."""
        return self.empty + [path for path, text in self.texts.items() if not _holds(path, text)]

    def write(self) -> list[Path]:
        """Bring every stale file up to date."""
        changed = self.stale()
        for path in changed:
            if path in self.empty:
                path.unlink()
            else:
                path.write_text(self.texts[path], encoding="utf-8")
        return changed

    def _module(self, path: Path) -> Module:
        text = path.read_text(encoding="utf-8")
        return Module(path, without_blocks(path, text))

    def _kernel_module(self, name: str) -> Module:
        path = self.cardwright / "kernel" / name
        found = next((module for module in self.modules + self.read if module.path == path), None)
        if found is None:
            raise SourceError(path, 1, "this file is missing; it says what frames are and what they may hold")
        return found

    def _plan_fields(self, saving: Module, kinds: Kinds) -> None:
        """What follows from the fields of the classes that a saved table is made of."""
        kernel = [module for module in self.modules + self.read if module.path.parent == saving.path.parent]
        records = read_records(saving, kernel, kinds)
        for module in () if self.read else kernel:
            after: dict[int, list[str]] = {}
            for node in module.classes:
                if block := fields_block(module, node, kinds, records if module is saving else []):
                    after[node.end_lineno or 0] = block
            if after:
                self.texts[module.path] = with_blocks(module.lines, after, FIELDS)

    def _refuse_grandchildren(self) -> None:
        """A class that inherits from a procedure would be copied as its parent."""
        procedures = {found.name for module in self.modules for found in module.procedures}
        for module in self.modules:
            for node in module.classes:
                for name in sorted(procedures.intersection(bases_of(node))):
                    what = f"class {node.name} derives from the procedure {name}; derive it from {BASE} itself"
                    raise SourceError(module.path, node.lineno, what)

    def _packages(self) -> dict[str, list[Module]]:
        """The modules with procedures, by the package whose registry they belong to."""
        packages: dict[str, list[Module]] = {}
        for module in self.modules:
            if module.procedures:
                packages.setdefault(self._package_of(module.path), []).append(module)
        return packages

    def _package_of(self, path: Path) -> str:
        parts = path.relative_to(self.source).parts[:-1]
        depth = 3 if len(parts) > 1 and parts[1] in PACKAGES_OF_PACKAGES else 2
        return ".".join(parts[:depth])

    def _plan_package(self, package: str, modules: list[Module], below: str) -> None:
        procedures = [found for module in modules for found in module.procedures]
        _refuse_doubles(package, procedures)
        named = {name for module in self.modules if self._package_of(module.path) == package for name in module.named()}
        for found in procedures:
            found.named |= named
        self.tags.give(package, [found.name for found in procedures])
        tags = {found.name: self.tags.tag(package, found.name) for found in procedures}
        for module in modules:
            self._plan_module(module)
        by_name = {self._dotted(module.path): module.procedures for module in modules}
        registry = self.source.joinpath(*package.split("."), FILE_NAME)
        self.texts[registry] = registry_source(by_name, tags, below)

    def _plan_module(self, module: Module) -> None:
        names = module.names()
        after: dict[int, list[str]] = {}
        for found in module.procedures:
            missing = [name for name in names_needed(found) if name not in names]
            if missing:
                what = f"class {found.name}: the generated lines need {', '.join(missing)}; import what is missing"
                raise SourceError(module.path, found.line, what)
            after[found.last_line] = class_block(found)
        self.texts[module.path] = with_blocks(module.lines, after)

    def _plan_removals(self) -> None:
        """A file or package whose last procedure went away keeps nothing generated."""
        self.empty = [path for path in sorted(self.source.rglob(FILE_NAME)) if path not in self.texts]
        for module in self.modules:
            text = module.path.read_text(encoding="utf-8")
            if not module.procedures and module.path not in self.texts and (BEGIN in text or FIELDS in text):
                self.texts[module.path] = with_blocks(module.lines, {})

    def _dotted(self, path: Path) -> str:
        return ".".join(path.relative_to(self.source).with_suffix("").parts)


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def _below(package: str, packages: dict[str, list[Module]]) -> str:
    """The nearest package with procedures that a package stands on; empty if there is none."""
    inner = INNER_PACKAGES[: INNER_PACKAGES.index(package)] if package in INNER_PACKAGES else INNER_PACKAGES
    return next((name for name in reversed(inner) if name in packages), "")


def _refuse_doubles(package: str, procedures: list[ProcedureClass]) -> None:
    seen: dict[str, ProcedureClass] = {}
    for found in procedures:
        other = seen.setdefault(found.name, found)
        if other is not found:
            what = f"{package} already has a procedure {found.name}: {other.path}:{other.line}; rename one"
            raise SourceError(found.path, found.line, what)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="steps", description="Write what follows from the steps of each procedure.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file is stale")
    parser.add_argument("--quiet", action="store_true", help="don't say what was written")
    parser.add_argument("--source", type=Path, default=HERE.parent / "src", help="the folder that holds the packages")
    parser.add_argument("--cardwright", type=Path, help="the package cardwright, if the source is that of another package")
    parser.add_argument("--tags", type=Path, default=HERE / "frame_tags.json", help="the tags given so far")
    chosen = parser.parse_args(arguments)
    try:
        plan = Plan(chosen.source, chosen.tags, chosen.cardwright)
    except SourceError as error:
        print(error, file=sys.stderr)
        return 2
    if chosen.check:
        for path in plan.stale():
            print(f"{path}: stale, run: make steps", file=sys.stderr)
        return 1 if plan.stale() else 0
    for path in plan.write():
        if not chosen.quiet:
            print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
