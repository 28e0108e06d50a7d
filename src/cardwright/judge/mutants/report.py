"""The tables for people: how much was noticed, and what was not, by clause."""

from __future__ import annotations

from collections import Counter

from cardwright.judge.clauses import clause_list, testable_clauses
from cardwright.judge.mutants.proof import Proofs


def in_words(proofs: Proofs, by_lot: bool) -> str:
    lines: list[str] = []
    testable = len(testable_clauses(proofs.game))
    draw = proofs.draw
    if by_lot:
        kinds = Counter(survivor.kind for survivor in proofs.survivors)
        for survivor in proofs.survivors:
            clauses = ", ".join(survivor.clauses[:4]) + (", …" if len(survivor.clauses) > 4 else "")
            note = "" if survivor.tests else " (no test runs it)"
            lines.append(f"{clauses or '-':<24} {survivor.place}:{survivor.line}  {survivor.kind}: {survivor.change}{note}")
        counted = draw.mutants - draw.no_difference
        share = f" ({draw.killed / counted:.1%})" if counted else ""
        share += f", {draw.elsewhere} of them by tests of other games alone" if draw.elsewhere else ""
        lines.append("")
        lines.append(
            f"{proofs.game}: {draw.mutants} mutants (seed {draw.seed}), {draw.killed} killed{share}, "
            f"{len(proofs.survivors)} survived, {draw.no_difference} make no difference"
        )
        lines.append("survived by kind: " + ", ".join(f"{kind} {n}" for kind, n in kinds.most_common()))
    known = clause_list(proofs.game)
    lines.append(f"{proofs.game}: {testable - len(proofs.unproven())} of {testable} testable clauses are proven")
    if not by_lot:
        lines += [f"   not proven: {clause:<14} {known[clause].summary}" for clause in proofs.unproven()]
    return "\n".join(lines)
