"""Reading a procedure's state: the parameters of `__init__`, and the attributes that it declares besides them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TypeGuard

from stepgen.errors import SourceError
from stepgen.kinds import Kinds
from stepgen.model import Attribute

LITERAL_TYPES = {int: "int", bool: "bool", str: "str"}
NOT_KEPT = "# not kept"
SHARED = "# shared until written"


class StateReader:
    """Finds every attribute of one class, and complains about state that a copy or a save would lose."""

    def __init__(
        self, path: Path, node: ast.ClassDef, kinds: Kinds, inherited: set[str], base: StateReader | None = None,
        lines: list[str] | None = None,
    ) -> None:
        self.path = path
        self.lines = lines or []  # of the file of a saved class that is no frame: its comments say what is not kept
        self.node = node
        self.kinds = kinds
        self.inherited = inherited  # what every procedure holds
        self.base = base  # the state of the class that it derives from, unless that is Procedure itself
        self.parameters: list[Attribute] = []
        self.extras: list[Attribute] = base.extras[:] if base is not None else []
        self.declared: dict[str, ast.expr] = {}

    def read(self) -> None:
        """Fill `parameters` and `extras`."""
        init: ast.FunctionDef | None = None
        for item in self.node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and not _is_constant(item):
                self.declared[item.target.id] = item.annotation
            elif isinstance(item, ast.FunctionDef) and item.name == "__init__":
                init = item
        if init is not None:
            self._read_init(init)
        elif self.base is not None:
            self.parameters = self.base.parameters[:]
        for name, annotation in self.declared.items():
            if name not in self._names():
                self._add_extra(name, annotation)
        self._refuse_undeclared()

    def _read_init(self, init: ast.FunctionDef) -> None:
        arguments = init.args
        if arguments.vararg or arguments.kwarg or arguments.posonlyargs:
            raise self._error(init, "__init__ may have plain and keyword-only parameters, no *, ** or / ones")
        for argument in arguments.args[1:]:
            self._add_parameter(argument, False)
        for argument in arguments.kwonlyargs:
            self._add_parameter(argument, True)
        unstored = {parameter.name for parameter in self.parameters}
        begun = bool(self.inherited) and self.inherited <= _stored_names(init.body)
        for statement in init.body:
            given = _given_to_super(statement)
            if given is not None:
                if not self.lines:
                    self._refuse_other_than_base(statement, given)
                unstored -= {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
                begun = True
            name, annotation, value = _assigned(statement)
            if not name or name in self.inherited:
                continue
            if name in unstored:
                if not (isinstance(value, ast.Name) and value.id == name):
                    raise self._error(statement, f"parameter {name} must be stored as it is: self.{name} = {name}")
                unstored.remove(name)
            elif name not in self._names():
                self._add_extra(name, annotation or self.declared.get(name) or self._inferred(statement, name, value))
                self.extras[-1].kept = not self._is_marked(statement, NOT_KEPT)
                self.extras[-1].shared = self._is_marked(statement, SHARED)
        if unstored:
            names = ", ".join(sorted(unstored))
            raise self._error(init, f"parameters must be stored under their own names, missing: {names}")
        if self.inherited and not begun:
            raise self._error(init, f"__init__ must call super().__init__({', '.join(self._base_parameters())})")

    def _base_parameters(self) -> list[str]:
        return [parameter.name for parameter in self.base.parameters] if self.base is not None else []

    def _refuse_other_than_base(self, statement: ast.stmt, given: list[str]) -> None:
        """What the base stores must be what it was given: parameters of the same names."""
        names = self._base_parameters()
        if given != names or not set(names) <= self._names():
            raise self._error(statement, f"hand on the base's parameters as they are: super().__init__({', '.join(names)})")

    def _is_marked(self, statement: ast.stmt, mark: str) -> bool:
        """Does a comment on its line say that it is not kept (neither copied nor saved), or that copies share what it holds?"""
        return bool(self.lines) and mark in self.lines[statement.lineno - 1]

    def _inferred(self, statement: ast.stmt, name: str, value: ast.expr | None) -> ast.expr:
        """The type of an attribute that begins with a plain literal, which needs no annotation."""
        literal = value.operand if isinstance(value, ast.UnaryOp) else value
        if isinstance(literal, ast.Constant) and type(literal.value) in LITERAL_TYPES:
            return ast.Name(LITERAL_TYPES[type(literal.value)])
        raise self._error(statement, f"self.{name} needs an annotation")

    def _add_parameter(self, argument: ast.arg, keyword_only: bool) -> None:
        if argument.annotation is None:
            raise self._error(argument, f"parameter {argument.arg} needs an annotation")
        self.parameters.append(self._attribute(argument.arg, argument.annotation, keyword_only))

    def _add_extra(self, name: str, annotation: ast.expr) -> None:
        self.extras.append(self._attribute(name, annotation, False))

    def _attribute(self, name: str, annotation: ast.expr, keyword_only: bool) -> Attribute:
        kind = self.kinds.kind(annotation)
        if kind is None:
            spelt = ast.unparse(annotation)
            what = f"attribute {name}: a frame can't hold a '{spelt}'; it can hold {self.kinds.known()}"
            raise self._error(annotation, what)
        return Attribute(name, kind, keyword_only)

    def _refuse_undeclared(self) -> None:
        """An attribute that first appears in a step would be missing from copies and saves."""
        allowed = self._names() | self.inherited
        for node in ast.walk(self.node):
            if _is_own_attribute(node) and isinstance(node.ctx, ast.Store) and node.attr not in allowed:
                what = f"self.{node.attr} is not declared at the top of __init__: copies would lose it"
                raise self._error(node, what)

    def _names(self) -> set[str]:
        return {attribute.name for attribute in self.parameters + self.extras}

    def _error(self, at: ast.AST, what: str) -> SourceError:
        line = getattr(at, "lineno", self.node.lineno)
        return SourceError(self.path, line, f"class {self.node.name}: {what}")


def _assigned(statement: ast.stmt) -> tuple[str, ast.expr | None, ast.expr | None]:
    """The attribute of self that a statement sets, its annotation and its value; an empty name if it sets none."""
    if isinstance(statement, ast.AnnAssign) and _is_own_attribute(statement.target):
        return statement.target.attr, statement.annotation, statement.value
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1 and _is_own_attribute(statement.targets[0]):
        return statement.targets[0].attr, None, statement.value
    return "", None, None


def _stored_names(statements: list[ast.stmt]) -> set[str]:
    return {_assigned(statement)[0] for statement in statements}


def _is_own_attribute(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def _given_to_super(statement: ast.stmt) -> list[str] | None:
    """What a statement hands to super().__init__; None if it doesn't call it."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or ast.unparse(call.func) != "super().__init__":
        return None
    return [ast.unparse(argument) for argument in [*call.args, *call.keywords]]


def _is_constant(item: ast.AnnAssign) -> bool:
    spelt = ast.unparse(item.annotation)
    return spelt.split("[")[0].split(".")[-1] in ("Final", "ClassVar")
