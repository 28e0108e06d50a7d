"""What can be broken in a function: one comparison, limit, order, player, check, step, zone or clause number at a time."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator

from cardwright.judge.mutants.blocks import blocks_inside, blocks_of
from cardwright.judge.mutants.functions import Function, digest
from cardwright.judge.mutants.ties import ties_in
from cardwright.judge.mutants.words import Words, is_citing, is_player, only_cites

COMPARISON, LIMIT, ORDER, PLAYER, CHECK, STEP, ZONE, CLAUSE = (
    "comparison", "limit", "order", "player", "missing check", "skipped step", "wrong zone", "wrong clause",
)  # fmt: skip
KINDS = (COMPARISON, LIMIT, ORDER, PLAYER, CHECK, STEP, ZONE, CLAUSE)

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ASKED = (ast.Call, ast.Attribute, ast.Subscript)  # an answer that is looked up, so that nothing in it can be broken
LONGEST = 90  # so much of a statement is shown

Offer = tuple[str, ast.AST]  # a kind, and what stands there instead


class Change:
    """One way to break one function."""

    def __init__(self, function: Function, kind: str, number: int, old: ast.AST, new: ast.AST, block: int) -> None:
        self.function = function
        self.kind = kind
        self.number = number  # of the node, as `ast.walk` comes by
        self.new = new
        self.block = block
        self.line: int = getattr(old, "lineno", function.node.lineno)
        self.text = f"{words_of(old)} -> {words_of(new)}"
        self.key = ""  # set by `changes_of`: by it the change is known as long as the function stays as it is

    def apply(self) -> bool:
        """Break the rule, in this process."""
        return self.function.exchange(self.broken())

    def broken(self) -> ast.FunctionDef:
        node = copy.deepcopy(self.function.node)
        spot = list(ast.walk(node))[self.number]
        for parent in ast.walk(node):
            for field, value in ast.iter_fields(parent):
                if value is spot:
                    setattr(parent, field, self.new)
                elif isinstance(value, list) and any(part is spot for part in value):
                    value[[part is spot for part in value].index(True)] = self.new
        return node


def words_of(node: ast.AST) -> str:
    if isinstance(node, ast.Pass):
        return "nothing"
    if isinstance(node, (ast.If, ast.While, ast.For)):
        node = node.iter if isinstance(node, ast.For) else node.test
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= LONGEST else text[: LONGEST - 2] + " …"


def changes_of(function: Function, words: Words) -> list[Change]:
    """All that can be broken in a function, in the order of its text."""
    numbers = {id(node): number for number, node in enumerate(ast.walk(function.node))}
    out: list[Change] = []
    seen: dict[str, int] = {}
    tracing = blocks_for_tracing(function.node)
    ties = ties_in(function.node)
    for number, block in enumerate(blocks_of(function.node)):
        no_rule = id(block) in tracing or only_cites(function.node.name)
        for statement in block:
            for node, kind, new in _offers(statement, words, function, no_rule):
                if kind == COMPARISON and id(node) in ties:
                    continue
                change = Change(function, kind, numbers[id(node)], node, new, number)
                again = seen[change.text] = seen.get(change.text, 0) + 1
                change.text += "" if again == 1 else f" (no. {again})"
                change.key = digest(f"{function.place} {function.digest} {kind} {change.text}")
                out.append(change)
    return out


def blocks_for_tracing(function: ast.FunctionDef) -> set[int]:
    """The blocks that only run while somebody traces, or that do nothing but cite."""
    guards = [node for node in ast.walk(function) if isinstance(node, ast.If) and (is_citing(node) or cites_in_every_case(node))]
    return {id(guard.body) for guard in guards} | {id(b) for guard in guards for part in guard.body for b in blocks_inside(part)}


def cites_in_every_case(statement: ast.stmt) -> bool:
    """`if ...: t.cite(...)`: whatever the condition, nothing is carried out."""
    return isinstance(statement, ast.If) and all(is_citing(part) for part in [*statement.body, *statement.orelse])


def _offers(statement: ast.stmt, words: Words, function: Function, no_rule: bool) -> Iterator[tuple[ast.AST, str, ast.AST]]:
    """What can be broken in one statement, without the blocks inside of it; where nothing is carried out, only clause numbers."""
    if isinstance(statement, (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.FunctionDef, ast.Pass)):
        return
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return
    if no_rule or is_citing(statement) or cites_in_every_case(statement):
        for node in _inside(statement, True):
            for new in words.other_clauses(node):
                yield node, CLAUSE, new
        return
    for kind, new in whole_statements(statement, function):
        yield statement, kind, new
    for node in _inside(statement):
        for make in EXPRESSIONS:
            for kind, new in make(node):
                yield node, kind, new
        for new in words.other_zones(node):
            yield node, ZONE, new
        for new in words.other_clauses(node):
            yield node, CLAUSE, new


def _inside(node: ast.AST, citing: bool = False) -> Iterator[ast.AST]:
    """The expressions of a statement: not its blocks, no annotations, and (unless asked for) nothing that is only there to cite."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not isinstance(part, (ast.stmt, ast.ExceptHandler, ast.expr_context)):
                if citing or not is_citing(part):
                    yield part
                    yield from _inside(part, citing)


# -- whole statements
def whole_statements(statement: ast.stmt, function: Function) -> Iterator[Offer]:
    if does_something(statement):
        yield STEP, ast.Pass()
    elif isinstance(statement, ast.Return):
        yield from returns(statement, function)
    elif isinstance(statement, ast.If) and not about_nothing(statement.test):
        for holds in (True, False):
            if holds and only_saves_time(statement.test):
                continue
            new = copy.deepcopy(statement)
            new.test = ast.Constant(holds)
            yield CHECK, new
    elif isinstance(statement, ast.For):
        if isinstance(statement.iter, (ast.Tuple, ast.List)) and len(statement.iter.elts) > 1:
            backwards = copy.deepcopy(statement)
            backwards.iter = ast.Tuple(list(reversed(statement.iter.elts)), ast.Load())
            yield ORDER, backwards


def does_something(statement: ast.stmt) -> bool:
    """A call, or a change of something that was there before."""
    if isinstance(statement, ast.Assign):
        return any(isinstance(goal, (ast.Attribute, ast.Subscript)) for goal in statement.targets)
    return isinstance(statement, ast.AugAssign) or (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call))


def returns(statement: ast.Return, function: Function) -> Iterator[Offer]:
    """A step that does nothing, an answer that is turned around, one too many or the wrong player, a refusal that is not made."""
    value = statement.value
    kind = function.node.returns.id if isinstance(function.node.returns, ast.Name) else ""
    if isinstance(value, ast.Call) and kind == "Todo":
        yield STEP, ast.Return(ast.Constant(None))
    elif isinstance(value, ast.Constant) and isinstance(value.value, bool):
        yield CHECK, ast.Return(ast.Constant(not value.value))
    elif isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
        yield CHECK, ast.Return(ast.Constant(""))
    elif value is not None and is_number(value):
        yield LIMIT, ast.Return(one_more(value))
    elif value is not None and is_player(value):
        yield PLAYER, ast.Return(other_player(value))
    elif isinstance(value, ASKED) and kind == "bool":
        yield CHECK, ast.Return(ast.UnaryOp(ast.Not(), value))
    elif isinstance(value, ASKED) and kind == "int":
        yield LIMIT, ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))


def about_nothing(test: ast.expr) -> bool:
    """`x is None`: without it there is nothing to go on with, and every test would notice."""
    return isinstance(test, ast.Compare) and isinstance(test.ops[0], (ast.Is, ast.IsNot))


def only_saves_time(test: ast.expr) -> bool:
    """`if t.dirty:` what is up to date is not worked out anew. Without the question it is, and comes out the same."""
    return isinstance(test, ast.Attribute) and test.attr == "dirty"


# -- parts of a statement
def comparisons(node: ast.AST) -> Iterator[Offer]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OPPOSITE:
        yield COMPARISON, ast.Compare(node.left, [OPPOSITE[type(node.ops[0])]()], node.comparators)


def limits(node: ast.AST) -> Iterator[Offer]:
    """A number in a comparison, a sum or an answer is one too many."""
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)):
        number = node.comparators[0]
        if is_number(number) and not asks_for_bits(node):
            yield LIMIT, ast.Compare(node.left, node.ops, [one_more(number)])
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)) and not is_other_player(node):
        if is_number(node.right):
            yield LIMIT, ast.BinOp(node.left, node.op, one_more(node.right))


def asks_for_bits(node: ast.Compare) -> bool:
    """`flags & MASK != 0`: whether one of several bits is set is no limit."""
    number = node.comparators[0]
    none = isinstance(number, ast.Constant) and number.value == 0
    return none and isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.BitAnd)


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def one_more(node: ast.AST) -> ast.Constant:
    assert isinstance(node, ast.Constant) and isinstance(node.value, int)
    return ast.Constant(node.value + 1)


def orders(node: ast.AST) -> Iterator[Offer]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.args:
        yield ORDER, ast.Call(node.func, [ast.Constant(0)], [])
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("sorted", "reversed") and node.args:
        kept = node if node.func.id == "sorted" else node.args[0]
        yield ORDER, ast.Call(ast.Name("list", ast.Load()), [kept], []) if kept is not node else backwards_of(node)
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and ast.unparse(node.slice) == "-1":
        yield ORDER, ast.Subscript(node.value, ast.Constant(0), ast.Load())
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and node.slice.step is not None:
        yield ORDER, node.value
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and any(makes_list(side) for side in (node.left, node.right)):
        yield ORDER, ast.BinOp(node.right, ast.Add(), node.left)


def backwards_of(node: ast.expr) -> ast.expr:
    return ast.Subscript(node, ast.Slice(step=ast.Constant(-1)), ast.Load())


def makes_list(node: ast.expr) -> bool:
    return isinstance(node, (ast.List, ast.ListComp)) or (isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice))


def players(node: ast.AST) -> Iterator[Offer]:
    """The wrong player: as an argument, in a comparison, or as the other one of two."""
    if is_other_player(node):
        assert isinstance(node, ast.BinOp)
        yield PLAYER, node.right
    elif isinstance(node, ast.Call):
        for number, argument in enumerate(node.args):
            if is_player(argument):
                new = copy.deepcopy(node)
                new.args[number] = other_player(argument)
                yield PLAYER, new
    elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
        if is_player(node.left) and is_player(node.comparators[0]):
            yield PLAYER, ast.Compare(other_player(node.left), node.ops, node.comparators)


def is_other_player(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and isinstance(node.left, ast.Constant)
        and node.left.value == 1 and is_player(node.right)
    )  # fmt: skip


def other_player(node: ast.expr) -> ast.expr:
    return ast.BinOp(ast.Constant(1), ast.Sub(), node)


def checks(node: ast.AST) -> Iterator[Offer]:
    """A condition that is left out of several, or turned around."""
    if isinstance(node, ast.BoolOp):
        for number, part in enumerate(node.values):
            rest = node.values[:number] + node.values[number + 1 :]
            if not is_citing(part) and not about_nothing(part):
                yield CHECK, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield CHECK, node.operand
    elif isinstance(node, ast.IfExp) and not about_nothing(node.test):
        yield CHECK, node.body
        yield CHECK, node.orelse
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield CHECK, ast.comprehension(node.target, node.iter, node.ifs[1:], node.is_async)


EXPRESSIONS: tuple[Callable[[ast.AST], Iterator[Offer]], ...] = (comparisons, limits, orders, players, checks)
