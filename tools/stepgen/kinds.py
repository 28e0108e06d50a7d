"""Which types a frame or another saved class may hold, how each is saved, and how each is copied.

The methods of Reader say which types can be saved: one that returns a Face carries faces. So whoever wants frames to hold
a new type gives Writer and Reader a method for it, or adds the class to RECORDS, and nothing here changes.
"""

from __future__ import annotations

import ast

# Objects of these classes belong to one frame, or to one table. All others never change, so that copies share them.
OWNED = ("Context", "Frame")


class Kind:
    """A type that a frame can save and copy: by a method of Writer and Reader, or as a list or an optional one of such."""

    def __init__(self, method: str, annotation: ast.expr, many: bool = False, optional: bool = False) -> None:
        self.method = method
        self.annotation = annotation
        self.many = many
        self.optional = optional

    def copied(self, value: str) -> str:
        """The expression that copies a value."""
        return _copied(self.annotation, value)

    def written(self, value: str, writer: str = "w") -> list[str]:
        """The lines that save a value."""
        if self.many:
            return [f"{writer}.num(len({value}))", f"for {self.method} in {value}:", f"    {writer}.{self.method}({self.method})"]
        if self.optional:
            return [f"{writer}.flag({value} is not None)", f"if {value} is not None:", f"    {writer}.{self.method}({value})"]
        return [f"{writer}.{self.method}({value})"]

    def word(self) -> str:
        """How it is saved, as kernel/saved_fields.py tells it."""
        return f"{self.method}{'*' if self.many else ''}{'?' if self.optional else ''}"

    def read(self, reader: str = "r") -> str:
        """The expression that reads a value back."""
        if self.many:
            return f"[{reader}.{self.method}() for _ in range({reader}.num())]"
        if self.optional:
            return f"{reader}.{self.method}() if {reader}.flag() else None"
        return f"{reader}.{self.method}()"


class Kinds:
    """Every type that frames may hold."""

    def __init__(self, reader: ast.ClassDef, writer: ast.ClassDef) -> None:
        writes = {item.name for item in writer.body if isinstance(item, ast.FunctionDef)}
        self.methods: dict[str, str] = {}
        for item in reader.body:
            if isinstance(item, ast.FunctionDef) and item.returns and len(item.args.args) == 1 and item.name in writes:
                self.methods.setdefault(ast.unparse(plain(item.returns)), item.name)

    def add(self, name: str, method: str) -> None:
        """Objects of this class can be saved, too."""
        self.methods[name] = method

    def kind(self, annotation: ast.expr) -> Kind | None:
        """The kind that an annotation means, or None if no frame may hold it."""
        normal = plain(annotation)
        if method := self._method(normal):
            return Kind(method, normal)
        if isinstance(normal, ast.Subscript) and ast.unparse(normal.value) == "list":
            method = self._method(normal.slice)
            return Kind(method, normal, many=True) if method else None
        if isinstance(normal, ast.BinOp) and _is_none(normal.right):
            method = self._method(normal.left)
            return Kind(method, normal, optional=True) if method else None
        return None

    def _method(self, normal: ast.expr) -> str:
        return self.methods.get(ast.unparse(normal), "")

    def known(self) -> str:
        """The types a frame may hold, for an error message."""
        return ", ".join(self.methods)


class AnyKinds(Kinds):
    """For a class that is copied and never saved."""

    def __init__(self) -> None:
        self.methods = {}

    def kind(self, annotation: ast.expr) -> Kind | None:
        return Kind("", plain(annotation))


def plain(annotation: ast.expr) -> ast.expr:
    """The same type without quotes, module names, Optional and capital List or Tuple."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return plain(ast.parse(annotation.value, mode="eval").body)
    if isinstance(annotation, ast.Attribute):
        return ast.Name(annotation.attr)
    if isinstance(annotation, ast.BinOp):
        left, right = plain(annotation.left), plain(annotation.right)
        if _is_none(left):
            left, right = right, left
        return ast.BinOp(left, ast.BitOr(), right)
    if isinstance(annotation, ast.Tuple):
        return ast.Tuple([plain(element) for element in annotation.elts])
    if isinstance(annotation, ast.Subscript):
        outer = ast.unparse(plain(annotation.value))
        inner = plain(annotation.slice)
        if outer == "Optional":
            return ast.BinOp(inner, ast.BitOr(), ast.Constant(None))
        return ast.Subscript(ast.Name({"List": "list", "Tuple": "tuple"}.get(outer, outer)), inner)
    return annotation


def _copied(annotation: ast.expr, value: str) -> str:
    if isinstance(annotation, ast.Name) and annotation.id in OWNED:
        return f"{value}.copy()"
    if isinstance(annotation, ast.BinOp) and _is_none(annotation.right):
        inner = _copied(annotation.left, value)
        return value if inner == value else f"None if {value} is None else {inner}"
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "list":
        inner = _copied(annotation.slice, "x")
        return f"{value}[:]" if inner == "x" else f"[{inner} for x in {value}]"
    return value


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
