"""Writing what follows from a procedure's steps and state."""

from __future__ import annotations

import re

from stepgen.model import Attribute, ProcedureClass

WIDTH = 120
INDENT = "    "
CHAIN = 8  # so many steps are told apart one after the other
GROUP = 5  # more are first told apart in groups of so many


def class_block(found: ProcedureClass) -> list[str]:
    """The lines that stand at the end of the class."""
    names = [step.name.upper() for step in found.steps]
    constants = [f"{name}: Final = {index}" for index, name in enumerate(names) if name in found.named]
    methods: list[list[str]] = []
    if found.steps:
        constants += _clauses(found)
        methods.append(_run(found))
        if found.variants > 1:
            methods.append(["def clauses(self) -> tuple[str, ...]:", f"{INDENT}return self.CLAUSES_OF_VARIANTS[self.variant]"])
    if "twin" not in found.by_hand:
        methods.append(_twin(found))
    parts = [constants, *methods] if constants else methods
    return "\n\n".join("\n".join(part) for part in parts).split("\n")


def names_needed(found: ProcedureClass) -> list[str]:
    """What the module must import for the generated lines."""
    names = ["ClassVar", "Table", "Todo"] if found.steps else []
    return [*names, "Final"] if any(step.name.upper() in found.named for step in found.steps) else names


def _clauses(found: ProcedureClass) -> list[str]:
    """The clauses of each step."""
    if found.variants == 1:
        cited = [f'"{step.clauses}"' for step in found.steps]
        return wrapped("CLAUSES: ClassVar[tuple[str, ...]] = (", cited, ")", 1)
    lines = ["CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = ("]
    for n in range(found.variants):
        cited = [f'"{step.of_variant(n)}"' for step in found.steps]
        lines += [INDENT + line for line in wrapped("(", cited, "),", 2)]
    return [*lines, ")"]


def _run(found: ProcedureClass) -> list[str]:
    lines = [
        "def run(self, t: Table) -> Todo:",
        "    while True:",
        "        at = self.at = self.next",
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


def _twin(found: ProcedureClass) -> list[str]:
    """What every frame holds is copied by Procedure."""
    arguments = [_argument(parameter, parameter.copied()) for parameter in found.parameters]
    lines = ["def twin(self) -> Procedure:"]
    if not found.extras:
        return lines + [INDENT + line for line in _call(f"return {found.name}", arguments, 2)]
    lines += [INDENT + line for line in _call(f"p = {found.name}", arguments, 2)]
    lines += [f"{INDENT}p.{attribute.name} = {attribute.copied()}" for attribute in found.extras]
    lines.append(f"{INDENT}return p")
    return lines


def frame_kind(found: ProcedureClass, tag: int) -> list[str]:
    """The entry of a registry that says how its frames are saved."""
    parts = [str(tag), found.name]
    words = [words_of(fields) for fields in (found.parameters, found.extras)]
    if any(words):
        parts.append(f'"{words[0]}"')
    if words[1]:
        parts.append(f'"{words[1]}"')
    lines = wrapped("FrameKind(", parts, "),", 1)
    return [part for line in lines for part in broken(line)]


def words_of(fields: list[Attribute]) -> str:
    """What is held, as kernel/saved_fields.py tells it."""
    return ", ".join(f"{field.kind.word()} {field.name}" for field in fields)


def broken(line: str) -> list[str]:
    """A line that is too long because of a text in it, with the text in parts."""
    if len(INDENT + line) <= WIDTH:
        return [line]
    at = line.rindex(", ", 0, WIDTH - 2 * len(INDENT)) + 2
    return [f'{line[:at]}"', *broken(f'{INDENT}"{line[at:]}')]


def _argument(parameter: Attribute, value: str) -> str:
    return f"{parameter.name}={value}" if parameter.keyword_only else value


def _call(start: str, arguments: list[str], depth: int) -> list[str]:
    return wrapped(f"{start}(", arguments, ")", depth, always_comma=False)


def wrapped(start: str, items: list[str], end: str, depth: int = 0, always_comma: bool = True) -> list[str]:
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
