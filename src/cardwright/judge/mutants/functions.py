"""The functions of the rules' code: where they stand, what they are now, and how one is exchanged in a running process."""

from __future__ import annotations

import ast
import copy
import hashlib
import importlib
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import CodeType, FunctionType

import cardwright
from cardwright.games.finding import data_folder

SHARED_CODE = ("kernel", "effects")
SHARED_FILES = ("games/construction.py", "games/entry.py")  # decks, and the table that they are put on
# What is no rule: reading of cards, words for people, saving, and what `make steps` writes; what a bot thinks of a table
# (`judgement.py`) or supposes of hidden cards (`redrawing.py`), and which of the legal payments is offered first
# (`suggesting.py`); and what only looks for faults (`consistency.py`): broken, it finds none where there are none.
NO_RULES = {
    "data", "dialect", "lowering", "outside", "profile", "building.py", "consistency.py", "dialect.py", "game.py", "judgement.py",
    "labels.py", "layout.py", "library.py", "logbook.py", "naming.py", "plans.py", "profile.py", "questions.py", "redrawing.py",
    "saved_fields.py", "saving.py", "storing.py", "suggesting.py", "telling.py", "shared_clauses.py", "wording.py",
    "frame_registry.py",
}  # fmt: skip
NO_RULE_FUNCTIONS = {"__init__", "__repr__", "__eq__", "__hash__", "copy", "twin"}
NO_TABLES: Mapping[str, set[str]] = {}
AT_THE_HEAD = re.compile(r"(?:^|\. )((?:[\w:.-]*\d[\w:.-]*, )*[\w:.-]*\d[\w:.-]*): ")
GENERATED, END_OF_GENERATED = "# -- generated", "# -- end of generated"


class Function:
    """One function, or method, as it stands in its file."""

    def __init__(
        self, file: Path, root: Path, owner: str, node: ast.FunctionDef, tables: Mapping[str, set[str]] = NO_TABLES
    ) -> None:
        self.file = file
        self.root = root
        self.owner = owner  # the class that it belongs to, if any
        self.node = node
        self.name = f"{owner}.{node.name}" if owner else node.name
        self.place = f"{file.relative_to(root).as_posix()} {self.name}"
        self.digest = digest(ast.unparse(node))
        self.texts = texts_in(node) | described(node)  # also those of its module's tables that it looks into
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and part.id in tables:
                self.texts |= tables[part.id]

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(self.root).with_suffix("").parts)

    def living(self) -> FunctionType | None:
        """The function in this process; none if it is not plain Python here."""
        module = importlib.import_module(self.module)
        holder = getattr(module, self.owner, None) if self.owner else module
        found = vars(holder).get(self.node.name) if holder is not None else None
        found = getattr(found, "__func__", found)
        return found if isinstance(found, FunctionType) else None

    def compiled(self, node: ast.FunctionDef) -> CodeType:
        """Another version of this function, as code that can take its place."""
        if any(isinstance(part, ast.Name) and part.id == "super" for part in ast.walk(self.node)):
            # Whoever calls `super()` knows its class; no version that does not know it can take its place.
            node = copy.deepcopy(node)
            node.body.append(ast.Expr(ast.Name("__class__", ast.Load())))
        body: list[ast.stmt] = [node]
        if self.owner:
            body = [ast.ClassDef(name=self.owner, bases=[], keywords=[], body=[node], decorator_list=[])]
        future = ast.ImportFrom(module="__future__", names=[ast.alias(name="annotations")], level=0)
        tree = ast.fix_missing_locations(ast.Module(body=[future, *body], type_ignores=[]))
        for code in all_code(compile(tree, str(self.file), "exec")):
            if code.co_qualname == self.name:
                return code
        raise ValueError(f"{self.place}: it has no code")

    def exchange(self, node: ast.FunctionDef) -> bool:
        """From now on, this process runs the other version wherever the function is called."""
        living = self.living()
        if living is None:
            return False
        living.__code__ = self.compiled(node)
        return True


def all_code(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from all_code(constant)


def digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


def rules_files(game: str) -> list[Path]:
    """The files that carry out a game's rules: the kernel's, the effects', what games share, and its own."""
    package = Path(cardwright.__file__).resolve().parent
    folders = [package / part for part in SHARED_CODE] + [data_folder(game).resolve().parent]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return [package / name for name in SHARED_FILES] + [file for file in files if not NO_RULES.intersection(file.parts[-3:])]


def functions_of(files: Iterable[Path]) -> list[Function]:
    """All functions and methods in these files, but those that are no rule."""
    out: list[Function] = []
    for file in files:
        source = file.read_text(encoding="utf-8")
        written = generated_lines(source)
        root = root_of(file)
        tree = ast.parse(source)
        tables = tables_of(tree)
        for owner, node in definitions(tree):
            if node.name not in NO_RULE_FUNCTIONS and node.lineno not in written:
                out.append(Function(file, root, owner, node, tables))
    return out


def tables_of(tree: ast.Module) -> dict[str, set[str]]:
    """The texts in a module's own constants, such as the clauses of each keyword."""
    out: dict[str, set[str]] = {}
    for part in tree.body:
        if isinstance(part, (ast.Assign, ast.AnnAssign)) and part.value is not None:
            goal = part.targets[0] if isinstance(part, ast.Assign) else part.target
            if isinstance(goal, ast.Name):
                out[goal.id] = texts_in(part.value)
    return out


def texts_in(node: ast.AST) -> set[str]:
    """The texts in a piece of code, and the parts of those that are lists."""
    texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return {part for text in texts if len(text) < 200 for part in text.split(", ")}


def described(node: ast.FunctionDef) -> set[str]:
    """The clauses that a function says it carries out: "4.1.2, 4.1.3: cards that leave. 5.6: or stay." names three."""
    heads: list[str] = AT_THE_HEAD.findall(" ".join((ast.get_docstring(node) or "").split()))
    return {clause for head in heads for clause in head.split(", ")}


def definitions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield node.name, part


def generated_lines(source: str) -> set[int]:
    """The lines that `make steps` writes."""
    out: set[int] = set()
    inside = False
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip().startswith(END_OF_GENERATED):
            inside = False
        elif line.strip().startswith(GENERATED):
            inside = True
        if inside:
            out.add(number)
    return out


def root_of(file: Path) -> Path:
    """The folder from which a file is imported."""
    folder = file.parent
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return folder
