"""Text files as lists of JSON objects, each with the line where it starts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from json import JSONDecodeError, JSONDecoder
from pathlib import Path
from typing import NoReturn

from cardwright import limits
from cardwright.errors import InputError
from cardwright.files import ascii_name

JsonObject = dict[str, object]

_BLANK = " \t\r\n"


class _RefusedJson(ValueError):
    """JSON that Python would take, but that loses or invents something."""


def _object(pairs: list[tuple[str, object]]) -> JsonObject:
    """An object whose keys are all different: of two equal ones, Python would drop the first in silence."""
    found: JsonObject = {}
    for key, value in pairs:
        if key in found:
            raise _RefusedJson(f'"{key}" is given twice in one object')
        found[key] = value
    return found


def _constant(name: str) -> NoReturn:
    raise _RefusedJson(f"{name} is not a JSON number")


def refuse_half_characters(value: object) -> None:
    """JSON can spell half of a character as an escape; such a text could be read, but never be shown or saved."""
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise _RefusedJson("a \\u escape stands for half a character") from None


_DECODER = JSONDecoder(object_pairs_hook=_object, parse_constant=_constant)


def read_text(path: Path) -> str:
    """The whole file, which must be UTF-8 (a byte order mark in front is dropped)."""
    try:
        data = _bytes_of(path)
    except FileNotFoundError:
        raise InputError(path, 0, "there is no such file", "Check the path") from None
    except IsADirectoryError:
        raise InputError(path, 0, "this is a folder, not a file", "Name a file inside it") from None
    except (OSError, ValueError) as fault:  # ValueError: no file can have this name
        reason = (isinstance(fault, OSError) and fault.strerror) or "this can't be the name of a file"
        raise InputError(ascii_name(path), 0, f"the file can't be read ({reason})", "Check the path and its permissions") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise InputError(
            path, line, f"byte {data[fault.start]:#04x} is not UTF-8 text", "Save the file with the encoding UTF-8"
        ) from None


def _bytes_of(path: Path) -> bytes:
    """All bytes of a file, unless there are too many (of a device, there may be no end)."""
    with path.open("rb") as file:
        data = file.read(limits.FILE_BYTES + 1)
    if len(data) > limits.FILE_BYTES:
        raise InputError(path, 0, f"the file has more than {limits.FILE_BYTES:,} bytes", "Take it apart into several files")
    return data


def read_object(path: Path, text: str) -> JsonObject:
    """A file that is one JSON object, as deck files are."""
    value, end = _decode(path, text, _skip_blank(text, 0))
    rest = _skip_blank(text, end)
    if rest < len(text):
        raise InputError(path, _line_at(text, rest), "something follows the end of the object", "Remove it")
    return _as_object(path, 1, value)


def read_objects(path: Path, text: str, faults: list[InputError] | None = None) -> Iterator[tuple[int, JsonObject]]:
    """A file of many objects: one on each line, or one JSON list of them. `faults`: where to note what is wrong with an object,
    which is then left out; a list that is broken ends there."""
    if text.lstrip(_BLANK).startswith("["):
        return _from_list(path, text) if faults is None else _to_the_first_fault(_from_list(path, text), faults)
    return _from_lines(path, text, faults)


def _to_the_first_fault(
    objects: Iterator[tuple[int, JsonObject]], faults: list[InputError]
) -> Iterator[tuple[int, JsonObject]]:
    try:
        yield from objects
    except InputError as fault:
        faults.append(fault)


def _from_lines(path: Path, text: str, faults: list[InputError] | None = None) -> Iterator[tuple[int, JsonObject]]:
    # Not splitlines(): card texts may hold characters that Python, but not JSON, takes for the end of a line.
    for number, line in enumerate(text.split("\n"), start=1):
        start = _skip_blank(line, 0)
        if start == len(line):
            continue
        try:
            found = _from_line(path, line, start, number)
        except InputError as fault:
            if faults is None:
                raise
            faults.append(fault)
            continue
        yield number, found


def _from_line(path: Path, line: str, start: int, number: int) -> JsonObject:
    value, end = _decode(path, line, start, number)
    if _skip_blank(line, end) < len(line):
        raise InputError(path, number, "something follows the end of the object", "Put one object on each line")
    return _as_object(path, number, value)


def _from_list(path: Path, text: str) -> Iterator[tuple[int, JsonObject]]:
    at = _skip_blank(text, _skip_blank(text, 0) + 1)
    if text[at : at + 1] == "]":
        _nothing_after_list(path, text, at + 1)
        return
    while True:
        line = _line_at(text, at)
        value, end = _decode(path, text, at)
        yield line, _as_object(path, line, value)
        at = _skip_blank(text, end)
        mark = text[at : at + 1]
        if mark == "]":
            _nothing_after_list(path, text, at + 1)
            return
        if mark != ",":
            raise InputError(
                path,
                _line_at(text, min(at, len(text) - 1)),
                "the list breaks off" if not mark else f"{mark!r} stands where a comma or ] belongs",
                "Put a comma between two objects and ] after the last",
            )
        at = _skip_blank(text, at + 1)


def _nothing_after_list(path: Path, text: str, at: int) -> None:
    rest = _skip_blank(text, at)
    if rest < len(text):
        raise InputError(path, _line_at(text, rest), "something follows the end of the list", "Remove it")


def _decode(path: Path, text: str, at: int, line: int = 0) -> tuple[object, int]:
    """One JSON value of the text; `line` is the text's own line if it is a single line of a file."""
    start = line or _line_at(text, at)
    try:
        value, end = _DECODER.raw_decode(text, at)
        if "\\u" in text[at:end]:
            refuse_half_characters(value)
        return value, end
    except JSONDecodeError as fault:
        what = f"broken JSON at column {fault.colno}: {fault.msg}"
        raise InputError(path, line or fault.lineno, what, "Look for a missing quote, comma or brace") from None
    except _RefusedJson as fault:
        raise InputError(path, start, str(fault), "Correct the object that starts here") from None
    except RecursionError:
        raise InputError(path, start, "the JSON is nested too deeply", "A card needs only a few levels") from None
    except ValueError:
        raise InputError(path, start, "a number has too many digits", "Correct the number") from None


def _as_object(path: Path, line: int, value: object) -> JsonObject:
    if not isinstance(value, dict):
        raise InputError(path, line, f"{json.dumps(value)[:40]} is not an object", 'Write {"name": "…"} and so on')
    return value


def _skip_blank(text: str, at: int) -> int:
    while at < len(text) and text[at] in _BLANK:
        at += 1
    return at


def _line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
