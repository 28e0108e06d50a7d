"""What must hold at every decision of a game, each with what to do if it does not."""

from __future__ import annotations

from typing import Final

import msgspec

from cardwright.arena.invariants import (
    Broken,
    check_cards,
    check_clone,
    check_information,
    check_own,
    check_refusals,
    check_save,
    check_secrets,
)
from cardwright.face.game import Game
from cardwright.games.views import event_view
from cardwright.kernel import storing
from cardwright.kernel.logbook import SPECTATOR
from cardwright.testing.subject import AtDecision, Moment

ILLEGAL: Final = 5  # answers that are tried at a decision


def clone(m: Moment) -> None:
    if storing.digest(m.game.table.clone()) != m.game.digest():
        raise Broken("a clone differs from its original")


def save(m: Moment) -> None:
    t = m.game.table
    numbers, words = storing.save(t)
    if storing.digest(storing.load(t.rules, t.library, numbers, words)) != storing.digest(t):
        raise Broken("a loaded game differs from the one that was saved")


def determinize(m: Moment) -> None:
    """What is drawn anew is nothing that the player could see."""
    for player in range(2):
        seen = msgspec.json.encode(m.game.view(player))
        if msgspec.json.encode(m.game.determinize(player, m.rng).view(player)) != seen:
            raise Broken(f"player {player} can tell a possible table from the real one")


def undo(m: Moment) -> None:
    before = m.game.digest()
    game = m.game.clone()
    game.apply(0)
    game.undo()
    if game.digest() != before:
        raise Broken("taking back an answer leads to another position")


def replay(m: Moment) -> None:
    if Game.load(m.game.save()).digest() != m.game.digest():
        raise Broken("the same decks, seed and answers lead to another position")


def words(m: Moment) -> None:
    """Question, options and what has happened, for whoever decides and for who looks on."""
    now = m.game.decision
    assert now is not None
    if not now.question.strip():
        raise Broken(f"the question {now.kind!r} has no words")
    for option in now.options:
        if not option.label.strip():
            raise Broken(f"an option of {now.question!r} has no label (it does {option.does!r})")
        if not m.game.why(option).strip():
            raise Broken(f"nothing says why {option.label!r} may be chosen")
    t = m.game.table
    for entry in t.log or ():
        for observer in (now.player, SPECTATOR):
            told = event_view(t, entry, observer)
            silent = [one["clause"] for one in told["clauses"] if not one["says"]]
            if silent:
                raise Broken(f"an event ({told['kind']}) cites {silent[0]}, of which there is no summary")
    if t.log:
        t.log.clear()


STATE: Final = "State belongs into the table, or into attributes that a procedure declares in `__init__`; then `cardwright steps`."
CHANCE: Final = "Take all chance from `t.random` and `t.shuffle`, and keep nothing outside of the table."
SECRETS: Final = "Zones (their sight), `may_see`, `card_details`, `shown_amounts` and labels may tell only what the observer sees."

# At every decision: the check, and what to do.
ALWAYS: Final[dict[str, tuple[AtDecision, str]]] = {
    "lost cards": (lambda m: check_cards(m.game.table, m.brought), "Move cards with `happen` and `moved` only."),
    "stale information": (
        lambda m: check_information(m.game.table),
        "Change what effects look at through events, `t.set_number`, `t.touch` or `t.dirty` only.",
    ),
    "own invariant": (lambda m: check_own(m.subject.entry, m.game.table), "It is what `GameEntry.fault` says."),
    "clone": (clone, STATE),
    "save and load": (save, STATE),
    "words": (words, "See wording.py, telling.py, the questions of the ruleset and the summaries in data/clauses.json."),
}
# At some decisions, because they play on.
SOMETIMES: Final[dict[str, tuple[AtDecision, str]]] = {
    "clone": (lambda m: check_clone(m.game.table, m.subject.seed), STATE),
    "save and load": (lambda m: check_save(m.game.table, m.subject.seed), STATE),
    "refusals": (
        lambda m: check_refusals(m.game.table, m.rng, ILLEGAL), "Predicates and `why_not` answer with a clause and change nothing.",
    ),
    "views": (lambda m: check_secrets(m.game.table, m.rng), SECRETS),
    "determinize": (determinize, SECRETS),
    "undo": (undo, CHANCE),
    "replay": (replay, CHANCE),
}  # fmt: skip
