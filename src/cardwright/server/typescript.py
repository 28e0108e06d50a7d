"""The client's types, made from the server's: `python -m cardwright.server.typescript` prints `wire.ts`.

A field that has a default may be left out of a request, and may be missing in a view. Comments are taken over, so that a client's
author reads the same.
"""

from __future__ import annotations

import ast
import inspect
import json
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cardwright.face.view import Data
from cardwright.server import messages, requests
from cardwright.server.rooms.messages import AnyRoomReply
from cardwright.server.rooms.requests import AnyRoomRequest

HEAD = """\
// Made from the server's message types by `python -m cardwright.server.typescript`: do not edit.
// Fields are described in docs/view.md and docs/server.md.
"""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown", object: "unknown"}


class Typist:
    """Writes a type and, before it, every struct that it names."""

    def __init__(self) -> None:
        self.written: dict[type[msgspec.Struct], str] = {}

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """The name of a struct, which is written first if it has not been yet."""
        if kind not in self.written:
            self.written[kind] = ""  # its own fields may name it
            self.written[kind] = "\n".join(self._lines(kind))
        return name_of(kind)

    def _lines(self, kind: type[msgspec.Struct]) -> Iterator[str]:
        yield from comment(inspect.getdoc(kind) or "", "")
        yield f"export interface {name_of(kind)} {{"
        config = kind.__struct_config__
        if config.tag is not None:
            yield f"  {config.tag_field}: {json.dumps(config.tag)};"
        hints = get_type_hints(kind, include_extras=True)
        told = told_of_fields(kind)
        for field in msgspec.structs.fields(kind):
            if issubclass(kind, Data) and field.name == "details":
                continue  # what a game adds stands beside the other fields
            yield from comment(told.get(field.name, ""), "  ")
            mark = "" if field.required or issubclass(kind, messages.Message) else "?"  # the server leaves nothing out
            yield f"  {key(field.encode_name)}{mark}: {self.type(hints[field.name])};"
        if issubclass(kind, Data):
            yield "  /** What the game adds, by the words of its rulebook. */"
            yield "  [detail: string]: unknown;"
        yield "}"

    def type(self, hint: Any) -> str:
        """A type in TypeScript."""
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(args)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(one) for one in args))
        if origin is list:
            inner = self.type(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(one) for one in args)}]"
        if origin is dict:
            return f"Record<string, {self.type(args[1])}>"
        raise TypeError(f"{hint} has no type in TypeScript: teach `Typist.type`")

    def _annotated(self, args: tuple[Any, ...]) -> str:
        for meta in args[1:]:
            if isinstance(meta, msgspec.Meta) and meta.extra and "of" in meta.extra:
                return self.type(meta.extra["of"])
        return self.type(args[0])


def name_of(kind: type[msgspec.Struct]) -> str:
    """Requests are told from replies by their names."""
    return kind.__name__ + "Request" * issubclass(kind, requests.Request)


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def comment(text: str, indent: str) -> Iterator[str]:
    """A comment without examples in Python."""
    lines = [line.strip() for line in text.partition(">>>")[0].strip().splitlines()]
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def told_of_fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The sentences that stand under the fields of a struct."""
    told: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is msgspec.Struct or not issubclass(base, msgspec.Struct):
            continue
        body = ast.parse(inspect.cleandoc("\n" + inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for above, below in zip(body.body, body.body[1:], strict=False):
            if isinstance(above, ast.AnnAssign) and isinstance(above.target, ast.Name) and isinstance(below, ast.Expr):
                if isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
                    told[above.target.id] = below.value.value
    return told


def typescript() -> str:
    """All of `wire.ts`."""
    typist = Typist()
    unions = []
    both = (("Request", requests.AnyRequest | AnyRoomRequest), ("Message", messages.AnyMessage | AnyRoomReply))
    for name, union in both:
        members = [typist.struct(kind) for kind in get_args(union)]
        unions.append(f"export type {name} =\n  " + "\n  | ".join(members) + ";")
    return "\n\n".join([HEAD.rstrip(), *typist.written.values(), *unions]) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
