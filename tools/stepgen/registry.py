"""The generated module of each package that reads saved frames back, and the tags that stand for classes in saves."""

from __future__ import annotations

import json
from pathlib import Path

from stepgen.errors import SourceError
from stepgen.model import ProcedureClass
from stepgen.writing import WIDTH, loader

FILE_NAME = "frame_registry.py"
# Each package has its own thousand, so that two can gain procedures at once; below are the frames written by hand.
BLOCK = 1000
HEADING = '"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""'


class Tags:
    """A number for each class, the same for ever. Classes that are gone keep theirs, so that no save is misread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, dict[str, int]] = {}
        if path.exists():
            self._read(path.read_text(encoding="utf-8"))

    def give(self, package: str, classes: list[str]) -> None:
        """Number the classes that have no tag yet, in the order of their names."""
        tags = self.known.setdefault(package, {})
        first = min(tags.values()) if tags else self._next_block()
        following = max(tags.values()) + 1 if tags else first
        for tag, name in enumerate(sorted(set(classes) - set(tags)), start=following):
            tags[name] = tag
        if max(tags.values()) >= first + BLOCK:
            what = f"{package} has more than {BLOCK} frames, gone ones included; give it another thousand in stepgen/registry.py"
            raise SourceError(self.path, 1, what)

    def tag(self, package: str, name: str) -> int:
        """The number that stands for a class."""
        return self.known[package][name]

    def text(self) -> str:
        """The mapping as it is checked in, one class to a line."""
        return json.dumps(self.known, indent=2) + "\n"

    def _read(self, text: str) -> None:
        try:
            known = json.loads(text)
            self.known = {package: {name: int(tag) for name, tag in tags.items()} for package, tags in known.items()}
        except (ValueError, AttributeError) as error:
            what = f"not a list of tags by package and class ({error}); take the last good version of this file"
            raise SourceError(self.path, 1, what) from error

    def _next_block(self) -> int:
        given = [tag for tags in self.known.values() for tag in tags.values()]
        return (max(given, default=0) // BLOCK + 1) * BLOCK


def registry_source(modules: dict[str, list[ProcedureClass]], tags: dict[str, int]) -> str:
    """The source of a package's registry: its modules by dotted name, with their procedures."""
    everything = sorted((found for group in modules.values() for found in group), key=lambda found: tags[found.name])
    generated = [found for found in everything if "load" not in found.by_hand]
    imports = {name: [_imported(found) for found in group] for name, group in modules.items()}
    imports.setdefault("cardwright.kernel.frames", []).append("Procedure")
    imports.setdefault("cardwright.kernel.saving", []).append("Reader")
    lines = [HEADING, "", "from __future__ import annotations", "", "from collections.abc import Callable"]
    lines += ["from typing import Final", ""]
    for name in sorted(imports):
        lines += _import(name, imports[name])
    for found in generated:
        lines += ["", "", *loader(found)]
    lines += ["", "", "FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {"]
    lines += [f"    {tags[found.name]}: load_{found.name}," for found in everything]
    lines.append("}")
    return "\n".join(lines) + "\n"


def _imported(found: ProcedureClass) -> str:
    return f"load_{found.name}" if "load" in found.by_hand else found.name


def _import(module: str, names: list[str]) -> list[str]:
    ordered = sorted(set(names), key=lambda name: (name.startswith("load_"), name))
    whole = f"from {module} import {', '.join(ordered)}"
    if len(whole) <= WIDTH:
        return [whole]
    return [f"from {module} import (", *(f"    {name}," for name in ordered), ")"]
