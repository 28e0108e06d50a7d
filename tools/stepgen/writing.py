"""Writing what follows from a procedure's steps and state."""

from __future__ import annotations

import re

from stepgen.model import Attribute, ProcedureClass

WIDTH = 120
INDENT = "    "
CHAIN = 8  # so many steps are told apart one after the other
GROUP = 5  # more are first told apart in groups of so many


def constant_name(class_name: str) -> str:
    """AttackWithFollower -> ATTACK_WITH_FOLLOWER."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", class_name).upper()


def class_block(found: ProcedureClass, base: list[Attribute], tag: int) -> list[str]:
    """The lines that stand at the end of the class."""
    constants = [f"{step.name.upper()}: Final = {index}" for index, step in enumerate(found.steps)]
    methods = [["def tag(self) -> int:", f"{INDENT}return {tag}"]]
    if found.steps:
        methods.append(_run(found))
        which = "[self.variant]" if found.variants > 1 else ""
        methods.append(["def clauses(self) -> tuple[str, ...]:", f"{INDENT}return {_clauses_name(found)}{which}"])
    if "copy" not in found.by_hand:
        methods.append(_copy(found, base))
    if "save" not in found.by_hand:
        methods.append(_save(found))
    parts = [constants, *methods] if constants else methods
    return "\n\n".join("\n".join(part) for part in parts).split("\n")


def module_block(procedures: list[ProcedureClass]) -> list[str]:
    """The clause tables at the end of the module."""
    lines: list[str] = []
    for found in procedures:
        if found.variants > 1:
            lines.append(f"{_clauses_name(found)}: Final[tuple[tuple[str, ...], ...]] = (")
            for n in range(found.variants):
                cited = [f'"{step.of_variant(n)}"' for step in found.steps]
                lines += [INDENT + line for line in _wrapped("(", cited, "),", 1)]
            lines.append(")")
        elif found.steps:
            cited = [f'"{step.clauses}"' for step in found.steps]
            lines += _wrapped(f"{_clauses_name(found)}: Final[tuple[str, ...]] = (", cited, ")")
    return lines


def names_needed(found: ProcedureClass) -> list[str]:
    """What the module must import for the generated lines."""
    names = ["Final", "Table", "Todo"] if found.steps else []
    if "save" not in found.by_hand:
        names.append("Writer")
    return names


def _clauses_name(found: ProcedureClass) -> str:
    return f"{constant_name(found.name)}_CLAUSES"


def _run(found: ProcedureClass) -> list[str]:
    lines = [
        "def run(self, t: Table) -> Todo:",
        "    while True:",
        "        at = self.next",
        "        self.at = at",
        "        self.next = at + 1",
    ]
    calls = [(f"todo = self.{step.name}(t)", step.clauses) for step in found.steps]
    if len(calls) <= CHAIN:
        for index, (call, clauses) in enumerate(calls):
            lines.append(_cited(f"        {'elif' if index else 'if'} at == {index}: {call}", clauses))
    else:
        for first in range(0, len(calls), GROUP):
            lines += _group(calls, first)
    lines += [
        "        else: return t.done()",
        "        if todo is not None or t.pause: return todo",
    ]
    return lines


def _group(calls: list[tuple[str, str]], first: int) -> list[str]:
    """A few steps of a long procedure: no step is more than a few comparisons away."""
    end = min(first + GROUP, len(calls))
    lines = [f"        {'elif' if first else 'if'} at < {end}:"]
    for index in range(first, end):
        call, clauses = calls[index]
        if index == end - 1 and end - first > 1:
            word = "else:"
        else:
            word = f"{'elif' if index > first else 'if'} at == {index}:"
        lines.append(_cited(f"            {word} {call}", clauses))
    if end - first == 1:
        lines[-1] = _cited(f"            {calls[first][0]}", calls[first][1])
    return lines


def _cited(line: str, clauses: str) -> str:
    """The line with its clauses as a comment; where they don't all fit, with the first."""
    whole = f"{line}  # {clauses}"
    return whole if len(INDENT + whole) <= WIDTH else f"{line}  # {re.split(',| [|]', clauses)[0]}, ..."


def _copy(found: ProcedureClass, base: list[Attribute]) -> list[str]:
    arguments = [_argument(parameter, parameter.copied()) for parameter in found.parameters]
    lines = ["def copy(self) -> Procedure:"]
    lines += [INDENT + line for line in _call(f"p = {found.name}", arguments, 2)]
    lines += [f"{INDENT}p.{attribute.name} = {attribute.copied()}" for attribute in base + found.extras]
    lines.append(f"{INDENT}return p")
    return lines


def _save(found: ProcedureClass) -> list[str]:
    """What every frame holds, and the tag, is saved by the table."""
    own = found.parameters + found.extras
    lines = [f"{INDENT}w.{attribute.kind.method}(self.{attribute.name})" for attribute in own]
    return ["def save(self, w: Writer) -> None:", *(lines or [f"{INDENT}pass"])]


def loader(found: ProcedureClass) -> list[str]:
    """The function that reads back what `save` wrote."""
    arguments = [_argument(parameter, f"r.{parameter.kind.method}()") for parameter in found.parameters]
    lines = [f"def load_{found.name}(r: Reader) -> Procedure:"]
    if not found.extras:
        return lines + [INDENT + line for line in _call(f"return {found.name}", arguments, 1)]
    lines += [INDENT + line for line in _call(f"p = {found.name}", arguments, 1)]
    lines += [f"{INDENT}p.{extra.name} = r.{extra.kind.method}()" for extra in found.extras]
    lines.append(f"{INDENT}return p")
    return lines


def _argument(parameter: Attribute, value: str) -> str:
    return f"{parameter.name}={value}" if parameter.keyword_only else value


def _call(start: str, arguments: list[str], depth: int) -> list[str]:
    return _wrapped(f"{start}(", arguments, ")", depth, always_comma=False)


def _wrapped(start: str, items: list[str], end: str, depth: int = 0, always_comma: bool = True) -> list[str]:
    """One line if it fits, else as many items to a line as fit. A table of one item needs its comma."""
    comma = "," if always_comma and len(items) == 1 else ""
    whole = start + ", ".join(items) + comma + end
    room = WIDTH - depth * len(INDENT)
    if len(whole) <= room:
        return [whole]
    lines = [start]
    row = INDENT
    for item in items:
        if len(row) + len(item) + 1 > room:
            lines.append(row.rstrip())
            row = INDENT
        row += item + ", "
    return [*lines, row.rstrip(), end]
