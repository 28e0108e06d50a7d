"""Does plain data fit a type, as the client's TypeScript would see it? Stricter than reading it: nothing is left out that has no
default, and nothing is there that has no name, but for what a game may add."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cardwright.face.view import Data


@cache
def hints_of(kind: type[msgspec.Struct]) -> dict[str, tuple[Any, bool]]:
    """By the names in plain data: the type of each field, and whether it must be there."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [field for field in msgspec.structs.fields(kind) if field.name != "details"]
    return {field.encode_name: (hints[field.name], field.required) for field in fields}


def misfits(value: Any, hint: Any, at: str = "") -> Iterator[str]:
    """Where something is not what the type says."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield from struct_misfits(value, hint, at)
    elif origin is Annotated:
        yield from misfits(value, args[0], at)
    elif origin in (Union, types.UnionType):
        found = [list(misfits(value, one, at)) for one in args]
        if all(found):
            yield min(found, key=len)[0]
    elif origin is Literal:
        if value not in args:
            yield f"{at} is {value!r}"
    elif origin is list or (origin is tuple and len(args) == 2 and args[1] is Ellipsis):
        yield from all_misfit(value, args[0], at) if isinstance(value, list) else [f"{at} is no list but {value!r}"]
    elif origin is tuple:
        if not isinstance(value, list) or len(value) != len(args):
            yield f"{at} has not {len(args)} parts: {value!r}"
        else:
            for i, one in enumerate(args):
                yield from misfits(value[i], one, f"{at}[{i}]")
    elif origin is dict:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            yield f"{at} is no object but {value!r}"
        else:
            for key, one in value.items():
                yield from misfits(one, args[1], f"{at}.{key}")
    elif value is None or hint is type(None):
        if value is not None or hint is not type(None):
            yield f"{at} is {value!r}"
    elif type(value) is not hint:
        yield f"{at} is {value!r}, not {hint.__name__}"


def struct_misfits(value: Any, kind: type[msgspec.Struct], at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at} is no {kind.__name__} but {value!r}"
        return
    fields = hints_of(kind)
    for name, (hint, required) in fields.items():
        if name in value:
            yield from misfits(value[name], hint, f"{at}.{name}")
        elif required:
            yield f"{at} has no {name}"
    if not issubclass(kind, Data):
        yield from (f"{at} has {name}, which is no field of {kind.__name__}" for name in value if name not in fields)


def all_misfit(value: list[Any], hint: Any, at: str) -> Iterator[str]:
    for i, one in enumerate(value):
        yield from misfits(one, hint, f"{at}[{i}]")
