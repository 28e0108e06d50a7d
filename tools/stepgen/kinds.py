"""Which types a frame may hold, how each is saved, and how each is copied.

The methods of Reader say which types can be saved: one that returns an Event carries events. So whoever wants frames to
hold a new type gives Writer and Reader a method for it, and nothing here changes.
"""

from __future__ import annotations

import ast

# Objects of this class belong to one frame. All other objects never change, so a copied frame shares them.
OWNED = "Context"


class Kind:
    """A type that a frame can save and copy."""

    def __init__(self, method: str, annotation: ast.expr) -> None:
        self.method = method
        self.annotation = annotation

    def copied(self, value: str) -> str:
        """The expression that copies a value."""
        return _copied(self.annotation, value)


class Kinds:
    """Every type that frames may hold."""

    def __init__(self, reader: ast.ClassDef, writer: ast.ClassDef) -> None:
        writes = {item.name for item in writer.body if isinstance(item, ast.FunctionDef)}
        self.methods: dict[str, str] = {}
        for item in reader.body:
            if isinstance(item, ast.FunctionDef) and item.returns and len(item.args.args) == 1 and item.name in writes:
                self.methods.setdefault(ast.unparse(plain(item.returns)), item.name)

    def kind(self, annotation: ast.expr) -> Kind | None:
        """The kind that an annotation means, or None if no frame may hold it."""
        normal = plain(annotation)
        method = self.methods.get(ast.unparse(normal))
        return Kind(method, normal) if method else None

    def known(self) -> str:
        """The types a frame may hold, for an error message."""
        return ", ".join(self.methods)


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
    if isinstance(annotation, ast.Name) and annotation.id == OWNED:
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
