"""The page of the commands: what each does, its arguments and options, from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright.cli.app import command as all_of_them

INTRODUCTION = """\
# Commands

Everything that can be typed after `cardwright`, as `--help` says it. What goes wrong is on the page of the [errors](errors.md);
what is too large, on that of the [limits](limits.md).
"""


def commands_page() -> str:
    sections = [section(command, path) for command, path in commands(all_of_them(), "cardwright")]
    return "\n".join([INTRODUCTION, *(line for lines in sections for line in lines)]) + "\n"


def commands(group: Any, path: str) -> Iterator[tuple[Any, str]]:
    """Every command, in the order of the alphabet; those of a group after it, if it has options of its own, and each other."""
    if any("--help" not in one.opts for one in group.params):
        yield group, path
    for name, command in sorted(group.commands.items()):
        if hasattr(command, "commands"):
            yield from commands(command, f"{path} {name}")
        else:
            yield command, f"{path} {name}"


def section(command: Any, path: str) -> list[str]:
    given = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option" and "--help" not in one.opts]
    words = " ".join(metavar(one) for one in given)
    lines = [f"## {path}", "", f"`{f'{path} {words}'.strip()}`", "", " ".join((command.help or "").split()), ""]
    rows = [(f"`{metavar(one)}`", one) for one in given] + [(spelt(one), one) for one in options]
    if rows:
        lines += ["| | | default |", "|---|---|---|", *(row(name, one) for name, one in rows), ""]
    return lines


def metavar(one: Any) -> str:
    name = (one.metavar or one.name or "").strip("{}[]").upper()
    return name if one.required else f"[{name}]"


def spelt(one: Any) -> str:
    return ", ".join(f"`{opt}`" for opt in [*one.opts, *one.secondary_opts])


def row(name: str, one: Any) -> str:
    default = "" if one.default in (None, "", False) or one.required or callable(one.default) else f"`{one.default}`"
    text = " ".join((one.help or "").split()).replace("|", "\\|")
    return f"| {name} | {text} | {default} |"
