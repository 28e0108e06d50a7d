"""The classes that a saved table is made of: what follows from their fields is written from their fields."""

from __future__ import annotations

import ast
import re
from itertools import groupby

from stepgen.errors import SourceError
from stepgen.kinds import AnyKinds, Kinds
from stepgen.model import Attribute
from stepgen.reading import Module, bases_of
from stepgen.state import StateReader
from stepgen.writing import INDENT, broken, words_of, wrapped

LIST = "RECORDS"  # in kernel/saving.py: the classes whose objects can be saved
STATE = "State"  # copied, saved and loaded in place
COPIED = ("Context", "Outlook")  # copied as objects of their own


class Record:
    """A class with the fields that its objects keep."""

    def __init__(self, name: str, module: Module, node: ast.ClassDef, kinds: Kinds) -> None:
        self.name = name
        self.method = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()  # of Writer and Reader
        inherited = {name for parent in module.classes if parent.name in bases_of(node) for name in _attributes(parent)}
        state = StateReader(module.path, node, kinds, inherited, lines=module.lines)
        state.read()
        self.parameters = state.parameters
        self.all_extras = state.extras
        self.extras = [extra for extra in state.extras if extra.kept]

    def kept(self) -> list[Attribute]:
        """What is copied and saved, in order."""
        return self.parameters + self.extras


def names_of_records(saving: Module) -> list[str]:
    """The names in RECORDS; none if there is no such list."""
    for node in saving.tree.body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and target.id == LIST and isinstance(node, ast.AnnAssign):
            assert isinstance(node.value, ast.Tuple)
            return [ast.unparse(name) for name in node.value.elts]
    return []


def read_records(saving: Module, modules: list[Module], kinds: Kinds) -> list[Record]:
    """Every class in RECORDS, which all may hold each other."""
    names = names_of_records(saving)
    found = {node.name: (module, node) for module in modules for node in module.classes if node.name in names}
    for name in names:
        if name not in found:
            raise SourceError(saving.path, 1, f"{LIST} names {name}, which no module of the kernel defines")
        kinds.add(name, re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower())
    return [Record(name, *found[name], kinds) for name in names]


def fields_block(module: Module, node: ast.ClassDef, kinds: Kinds, records: list[Record]) -> list[str]:
    """The lines that stand at the end of the class; none if nothing of it follows from fields."""
    if node.name == "Writer":
        return _methods([_write(record) for record in records])
    if node.name == "Reader":
        return _methods([_read(record) for record in records])
    if node.name == STATE:
        return _state_block(Record(node.name, module, node, kinds))
    by_hand = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
    if node.name in COPIED and "copy" not in by_hand:
        return _copied_block(Record(node.name, module, node, AnyKinds()))
    return []


def _state_block(state: Record) -> list[str]:
    own = state.kept()
    copy = ["def copy_from(self, other: State) -> None:"]
    copy += [f"{INDENT}self.{x.name} = {x.copied('other')}" for x in own]
    fields = ["FIELDS: ClassVar[Fields] = fields(", *broken(f'{INDENT}"{words_of(own)}"'), ")"]
    save = ["def save(self, w: Writer) -> None:", f"{INDENT}save_fields(self, self.FIELDS, w)"]
    load = ["def load(self, r: Reader) -> None:", f"{INDENT}load_fields(self, self.FIELDS, r)"]
    return _methods([_slots(state), fields, copy, save, load])


def _copied_block(found: Record) -> list[str]:
    arguments = [x.copied() for x in found.parameters]
    copy = [f"def copy(self) -> {found.name}:"]
    copy += [INDENT + line for line in wrapped(f"made = {found.name}(", arguments, ")", 2, always_comma=False)]
    copy += [f"{INDENT}made.{extra.name} = {extra.copied()}" for extra in found.extras]
    copy.append(f"{INDENT}return made")
    return _methods([_slots(found), copy])


def _slots(found: Record) -> list[str]:
    """Fixed places for its fields: in plain Python they are sooner read and written so."""
    names = sorted(x.name for x in found.parameters + found.all_extras)
    return wrapped("__slots__ = (", [f'"{name}"' for name in names], ")", 1)


def _write(record: Record) -> list[str]:
    return [f"def {record.method}(self, x: {record.name}) -> None:", *_written(record.kept(), "x", "self")]


def _written(fields: list[Attribute], owner: str, writer: str) -> list[str]:
    """The lines that save these fields; numbers that follow each other are written at once."""
    lines: list[str] = []
    for plain, group in groupby(fields, lambda field: field.kind.method == "num" and not field.kind.many):
        some = list(group)
        if plain and len(some) > 1:
            lines += wrapped(f"{writer}.out.extend((", [f"{owner}.{field.name}" for field in some], "))", 2, always_comma=False)
        else:
            lines += [line for field in some for line in field.kind.written(f"{owner}.{field.name}", writer)]
    return [INDENT + line for line in lines]


def _read(record: Record) -> list[str]:
    arguments = [f"{parameter.name}={parameter.kind.read('self')}" for parameter in record.parameters]
    start = f"def {record.method}(self) -> {record.name}:"
    if not record.extras:
        return [start, *(INDENT + line for line in wrapped(f"return {record.name}(", arguments, ")", 2, always_comma=False))]
    lines = [start, *(INDENT + line for line in wrapped(f"made = {record.name}(", arguments, ")", 2, always_comma=False))]
    lines += [f"{INDENT}made.{extra.name} = {extra.kind.read('self')}" for extra in record.extras]
    return [*lines, f"{INDENT}return made"]


def _methods(parts: list[list[str]]) -> list[str]:
    return "\n\n".join("\n".join(part) for part in parts).split("\n") if parts else []


def _attributes(node: ast.ClassDef) -> set[str]:
    """Every attribute of self that a class sets."""
    return {
        inner.attr for inner in ast.walk(node)
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store) and ast.unparse(inner.value) == "self"
    }  # fmt: skip
