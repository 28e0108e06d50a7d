"""What a game has written down: its clauses, its layout, its questions, its decks and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardwright.cards import starter_cards, starter_decks
from cardwright.errors import InputError
from cardwright.judge.citing import uncited_clauses
from cardwright.judge.clauses import clause_list
from cardwright.judge.coverage import recorded
from cardwright.kernel.asking import FORMS
from cardwright.rehearsal.rehearsing import rehearse
from cardwright.testing.report import Finding
from cardwright.testing.subject import Subject

FEW = 3  # decisions of a game at which what it cites is read


def clauses(s: Subject) -> Iterator[Finding]:
    """Every testable clause is carried out by some code and shown by a test."""
    known = clause_list(s.code)
    uncited = set(uncited_clauses(s.code))
    try:
        shown = recorded(s.code)
    except InputError as fault:
        yield Finding("clauses", f"{fault}", "Run the tests, then `python -m cardwright.judge.coverage --record " + s.code + "`.")
        return
    for missing in shown.missing():
        first = "No code cites it either: name it where it is carried out. " if missing.id in uncited else ""
        record = f"python -m cardwright.judge.coverage --record {s.code}"
        do = f'{first}Write a test that ends with `game.shows("{missing.id}")`. If there is one: `pytest`, then `{record}`.'
        yield Finding("clauses", f"No test shows {missing.id} ({missing.summary})", do)
    for gone in sorted(set(shown.shown) - set(known)):
        yield Finding("clauses", f"The tests show {gone}, which is not in data/clauses.json.", "Correct the number, or list it.")


def citations(s: Subject) -> Iterator[Finding]:
    """Whatever is cited stands in the list of clauses."""
    known = clause_list(s.code)
    for where, cited in cited_in(s):
        for clause in dict.fromkeys(one for each in cited for one in each.split(", ")):
            if clause and not clause.startswith("@") and clause not in known:
                yield Finding("citations", f"{where} cites {clause}, which is not in data/clauses.json.", "Correct it, or list it.")


def cited_in(s: Subject) -> Iterator[tuple[str, Iterable[str]]]:
    """Where clauses are cited, and which."""
    rules = s.entry.rules()
    for zone in rules.zones:
        yield f"the zone {zone.name}", zone.clauses
    for topic, cited in rules.topics.items():
        yield f"the topic {topic}", cited
    for name, _, clause in (*rules.phases, *rules.steps):
        yield f"the phase {name}", (clause,)
    profile = s.entry.cards.profile
    yield "the profile", (*profile.clauses.values(), profile.usual_clause)
    for seed in range(s.seed, s.seed + s.games):
        game = s.new_game(seed)
        trace = game.table.record()
        for n in range(2000):
            ask = game.table.decision()
            if ask is None:
                break
            yield f"the question about {rules.questions[ask.kind].topic}", (ask.clause,)
            for frame in game.table.stack if n < FEW else ():
                yield f"the procedure {type(frame).__name__}", frame.clauses()
            game.apply((n * 7 + seed) % len(ask.options))
        yield "code that ran in a random game", sorted(trace)


def layout(s: Subject) -> Iterator[Finding]:
    """Every zone has its place on the table, and what is shown of players is there."""
    rules, layout = s.entry.rules(), s.entry.layout()
    laid = {*layout["rows"], *layout["secret_rows"], *layout["piles"], *layout["rare_piles"], *layout["uses"]}
    counted = {gauge["at"] for gauge in layout["player"]["gauges"]}  # zones that are shown by a number
    for zone in rules.zones:
        apart = zone.number in (rules.person_zone, rules.stack_zone) or rules.off_the_table(zone.number)
        if not apart and zone.name not in laid | counted:
            yield Finding("layout", f"The zone {zone.name} has no place on the table.", "Name it in layout.py.")
    names = {zone.name for zone in rules.zones}
    for name in sorted(laid - names):
        yield Finding("layout", f"layout.py names the zone {name}, which there is not.", "Use the names of the zones.")
    shown = rules.shown_numbers(s.new_game(s.seed).table, 0)
    for gauge in (layout["player"]["vital"], *layout["player"]["gauges"]):
        if gauge["at"] not in shown and not gauge.get("rare"):
            yield Finding("layout", f"layout.py shows {gauge['at']}, but `shown_names` has no such number.", "Use one name.")


def questions(s: Subject) -> Iterator[Finding]:
    """Every question has words and a form."""
    for question in s.entry.rules().questions.values():
        if question.form not in FORMS:
            what = f"The question {question.name!r} has the form {question.form!r}."
            yield Finding("questions", what, f"Use one of {', '.join(FORMS)}.")
        if not question.text.strip():
            yield Finding("questions", f"The question {question.name!r} has no words.", "Give it a text.")
    if not s.entry.turn_in_short().strip():
        yield Finding("questions", "Nobody tells how a turn goes.", "Write TURN_IN_SHORT in wording.py.")


def decks(s: Subject) -> Iterator[Finding]:
    """There are ready decks, and they may be played."""
    ready = starter_decks(s.code)
    if len(ready) < 2:
        yield Finding("decks", f"There are {len(ready)} ready decks.", "Put two or more into data/decks.")
    for name, deck in ready.items():
        for fault in s.entry.deck_faults(deck):
            yield Finding("decks", f"The ready deck {name} is illegal: {fault.sentence} ({fault.clause})", "Correct the file.")


def cards(s: Subject) -> Iterator[Finding]:
    """Every card of the starter set is understood and runs."""
    builder = s.entry.cards
    records = starter_cards(s.code)
    built = builder.build(list(starter_decks(s.code).values()))
    for record in built.records:
        for line in built.face(record).unread:
            yield Finding("cards", f"{record.name} is not understood: {line}", "Correct its text, or teach it to the dialect.")
    for found in rehearse(records, game=s.code).cards.values():
        for fault in found.faults:
            yield Finding("cards", f"{found.name} went wrong on a table: {fault.error} at {fault.where}", "Correct the code.")
        for node in found.unexecuted:
            what = f"{found.name}: {node.kind} was never carried out ({node.line})"
            yield Finding("cards", what, "Let the tables of outside/rehearsal have what it needs, or see why it does nothing.")
