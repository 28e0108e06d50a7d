"""What is proven: the record that is part of the project, `data/proven.json` of each game.

A clause is proven when breaking the code that cites it kills a test that names it. The record says which change of which function
was noticed by which test, and what both were then. As long as they are the same it holds; when one of them has changed it must be
tried again (`make mutants`, which tries only that).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from cardwright.errors import InputError
from cardwright.games.finding import data_folder
from cardwright.judge.clauses import clause_list, testable_clauses


class Proof(msgspec.Struct, frozen=True):
    """One clause: this change is noticed by this test."""

    place: str
    change: str
    test: str
    code: str  # the function then
    content: str  # the test then


class Survivor(msgspec.Struct, frozen=True):
    """One change that no test has noticed."""

    place: str
    line: int
    kind: str
    change: str
    clauses: list[str]
    tests: int = 0  # that run the place and notice nothing; without one, the code may be dead


class Draw(msgspec.Struct, frozen=True):
    """What was broken by lot, the last time."""

    seed: int = 0
    mutants: int = 0
    killed: int = 0
    no_difference: int = 0
    elsewhere: int = 0  # of those killed: by tests of other games alone, in code that games share


class Proofs(msgspec.Struct):
    game: str
    draw: Draw = Draw()
    survivors: list[Survivor] = []
    proven: dict[str, Proof] = {}

    def unproven(self) -> list[str]:
        return [clause.id for clause in testable_clauses(self.game) if clause.id not in self.proven]

    def report(self) -> dict[str, object]:
        """For scripts: how many clauses are proven, and what no test has noticed."""
        testable = {clause.id for clause in testable_clauses(self.game)}
        return {
            "proven": len(testable & self.proven.keys()), "unproven": self.unproven(),
            "mutants": self.draw.mutants, "killed": self.draw.killed, "no_difference": self.draw.no_difference,
            "elsewhere": self.draw.elsewhere,
            "survivors": [msgspec.to_builtins(survivor) for survivor in self.survivors],
        }  # fmt: skip

    def write(self, file: Path) -> None:
        """One clause a line, in the rulebook's order."""
        order = {clause: i for i, clause in enumerate(clause_list(self.game))}
        clauses = sorted((clause for clause in self.proven if clause in order), key=lambda clause: order[clause])
        proven = ",\n".join(f"{_json(clause)}: {_json(self.proven[clause])}" for clause in clauses)
        survivors = ",\n".join(_json(survivor) for survivor in self.survivors)
        head = f'{{"game": {_json(self.game)}, "draw": {_json(self.draw)},\n"survivors": [\n{survivors}\n],\n'
        file.write_text(f'{head}"proven": {{\n{proven}\n}}}}\n', encoding="utf-8")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def proofs_file(game: str) -> Path:
    return data_folder(game) / "proven.json"


def read_proofs(game: str) -> Proofs:
    """What is known to be proven; nothing for a game of which nobody has tried."""
    file = proofs_file(game)
    if not file.is_file():
        return Proofs(game)
    try:
        return msgspec.json.decode(file.read_bytes(), type=Proofs)
    except msgspec.DecodeError as fault:
        raise InputError(file, 0, f"the record of proven clauses is broken ({fault})", "Run `make mutants`") from None


def outdated(proofs: Proofs, code: dict[str, str], tests: dict[str, str], shown: dict[str, list[str]]) -> dict[str, str]:
    """The clauses whose proof does not hold as it stands, and why: code and tests are known by content."""
    out: dict[str, str] = {}
    for clause, proof in proofs.proven.items():
        if proof.test not in tests:
            out[clause] = f"{proof.test} is gone"
        elif proof.test not in shown.get(clause, []):
            out[clause] = f"{proof.test} does not show it any more"
        elif proof.place not in code:
            out[clause] = f"{proof.place} is gone"
        elif code[proof.place] != proof.code:
            out[clause] = f"{proof.place} has changed"
        elif tests[proof.test] != proof.content:
            out[clause] = f"{proof.test} has changed"
    return out


def in_words(outdated_ones: dict[str, str], proofs: Iterable[str]) -> str:
    return "\n".join(f"{clause} was proven, but {why}" for clause, why in outdated_ones.items())
