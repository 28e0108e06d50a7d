"""11.3: Replay commands. A line below the text has a name and an effect; where the text says the name, that effect is meant."""

from __future__ import annotations

import re

_COMMAND = re.compile(r"^(?:【\s*REPLAY\s*】|\[REPLAY\])\s*(?P<rest>.+)$")


def with_replays(text: str) -> str:
    """The text with the effects of its Replay commands where their names stand, and without the commands (11.3.2): they can't be
    carried out in any other way (11.3.1.3)."""
    lines = [line.strip() for line in text.split("\n")]
    commands = [found["rest"] for line in lines if (found := _COMMAND.match(line))]
    said = [line for line in lines if not _COMMAND.match(line)]
    if not commands:
        return text
    for command in commands:
        name, effect = _apart(command, "\n".join(said))
        if not name:
            return text  # no line says its name, so nothing can carry it out: it is left to be reported
        said = [line.replace(name, f"replay, and {effect[:1].lower()}{effect[1:].rstrip('.')}") for line in said]
    return "\n".join(said)


def _apart(command: str, text: str) -> tuple[str, str]:
    """The name is as much of the command as the text says; the rest is its effect."""
    words = command.split()
    for n in range(len(words) - 1, 0, -1):
        name = " ".join(words[:n])
        if re.search(rf"{re.escape(name)}(?=[.,])", text):
            return name, " ".join(words[n:])
    return "", command
