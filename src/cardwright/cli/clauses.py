"""`cardwright rules GAME WHAT`: a clause of a rulebook in our words, by its number or by words that stand in it."""

from __future__ import annotations

from difflib import get_close_matches

from rich.text import Text

from cardwright.cli.output import console, print_json, refuse
from cardwright.judge.carried_out import carried_out
from cardwright.judge.clauses import Clause, clause_list
from cardwright.judge.coverage import Coverage
from cardwright.judge.mutants.proof import Proofs


def look_up(coverage: Coverage, proofs: Proofs, what: str, code: bool, as_json: bool) -> None:
    """The clause of this number with the headings above and all clauses below it; else the clauses that have all of these words.
    `code`: with the places in the code that carry it out."""
    clauses = clause_list(coverage.game)
    found = around(clauses, what) if what in clauses else with_words(clauses, what)
    if not found:
        close = get_close_matches(what, clauses, 1, 0.7)
        lists = f"`cardwright rules {coverage.game}` lists the chapters; the number of one shows it whole."
        fix = f"Did you mean {close[0]}?" if close else lists
        refuse(f'no clause has the number or the words "{what}". {fix}')
    missing = {clause.id for clause in coverage.missing()}
    if as_json:
        print_json([
            {"id": clause.id, "kind": clause.kind, "summary": clause.summary,
             "shown": clause.testable and clause.id not in missing, "proven": clause.id in proofs.proven,
             "carried_out": carried_out(coverage.game, clause.id) if clause.id == what else []}
            for clause in found
        ])  # fmt: skip
        return
    for clause in found:
        console().print(Text(f"{clause.id}  {clause.summary}", style="bold" if clause.id == what else ""))
        if code and clause.id == what:
            for place in carried_out(coverage.game, what):
                console().print(Text(f"    carried out in {place}", style="dim"))


def around(clauses: dict[str, Clause], number: str) -> list[Clause]:
    """A clause, those that it is part of, and those that are part of it."""
    return [clause for id, clause in clauses.items() if id == number or within(number, id) or within(id, number)]


def within(number: str, whole: str) -> bool:
    """Is 12.8.2 a part of 12.8, 803.5a of 803.5? (12.80 is none of 12.8.)"""
    if not number.startswith(whole) or number == whole:
        return False
    following = number[len(whole)]
    return following in ".-" or (following.isalpha() and whole[-1].isdigit())


def with_words(clauses: dict[str, Clause], words: str) -> list[Clause]:
    wanted = words.casefold().split()
    return [clause for clause in clauses.values() if wanted and all(word in clause.summary.casefold() for word in wanted)]
