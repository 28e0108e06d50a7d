"""Why something happened: the clause, the card that did it, and what was put in its place."""

from __future__ import annotations

from typing import NamedTuple

from cardwright.games.views import event_view
from cardwright.judge.bench.bench import Bench
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event
from cardwright.kernel.logbook import EVERYTHING

CAUSES = ("a rule", "an effect", "a cost", "an attack")
MARK = 65536  # what `kernel.replacing.mark` keeps an ability's number below


class Reason(NamedTuple):
    """One line of an answer, with the clauses that it rests on: number and what it says."""

    label: str
    clauses: list[tuple[str, str]]


def why_event(bench: Bench, n: int) -> list[Reason]:
    """Everything that is known of the event with this number."""
    t = bench.game.table
    entry = next((one for one in t.log or () if one.n == n), None)
    if entry is None:
        return []
    shown = event_view(t, entry, EVERYTHING)
    happened = shown["text"] or f"{shown['kind']} ({shown['name'] or 'no card'})"
    out = [Reason(happened, [(one["clause"], one["says"]) for one in shown["clauses"]])]
    source = "" if entry.source is None else f", by {entry.source.name}"
    out.append(Reason(f"It came of {CAUSES[entry.event.cause]}{source}.", []))
    out += [Reason(f"Another event was to happen. {said}", []) for said in replaced(bench, entry.event)]
    group = [event_view(t, one, EVERYTHING)["text"] for one in t.log or () if one.group == entry.group and one.n != n]
    if any(group):
        out.append(Reason(f"At the same time: {'; '.join(text for text in group if text)}.", []))
    return out


def replaced(bench: Bench, event: Event) -> list[str]:
    """The replacement effects that made the event what it is."""
    t = bench.game.table
    out = []
    for mark in event.spent:
        if mark < 0:
            out.append("An effect that had been waiting for it put this in its place.")
            continue
        source, ability = divmod(mark, MARK)
        name = bench.game.label_of(id_of(source))
        text = t.library.abilities[ability].text if ability < len(t.library.abilities) else ""
        out.append(f"{name} put this in its place: {text}")
    return out
