"""The generated module of each package that reads saved frames back, and the tags that stand for classes in saves."""

from __future__ import annotations

import json
from pathlib import Path

from stepgen.errors import SourceError
from stepgen.model import ProcedureClass
from stepgen.writing import WIDTH, frame_kind

FILE_NAME = "frame_registry.py"
# Each package has its own thousand, so that two can gain procedures at once; below are the frames written by hand.
BLOCK = 1000
HEADING = '"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""'


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


def registry_source(modules: dict[str, list[ProcedureClass]], tags: dict[str, int], below: str) -> str:
    """The source of a package's registry: its modules by dotted name, with their procedures; and the package it stands on."""
    everything = sorted((found for group in modules.values() for found in group), key=lambda found: tags[found.name])
    imports = {name: [found.name for found in group] for name, group in modules.items()}
    imports["cardwright.kernel.frame_kinds"] = ["FrameKind", "FrameKinds"]
    if below:
        imports[f"{below}.frame_registry"] = ["FRAMES as FRAMES_BELOW"]
    lines = [HEADING, "", "from __future__ import annotations", "", "from typing import Final", ""]
    for name in sorted(imports):
        lines += _import(name, imports[name])
    lines += ["", "FRAMES: Final = FrameKinds(["]
    lines += [f"    {line}" for found in everything for line in frame_kind(found, tags[found.name])]
    lines.append("], FRAMES_BELOW)" if below else "])")
    return "\n".join(lines) + "\n"


def _import(module: str, names: list[str]) -> list[str]:
    ordered = sorted(set(names))
    whole = f"from {module} import {', '.join(ordered)}"
    if len(whole) <= WIDTH:
        return [whole]
    return [f"from {module} import (", *(f"    {name}," for name in ordered), ")"]
