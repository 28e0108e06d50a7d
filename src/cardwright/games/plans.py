"""Answers in one go: a person thinks "pay with these three", the engine asks three questions.

A plan is a list of answers, each the place of an option in its decision, that completes what has been begun.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cardwright.games.views import decision_view
from cardwright.kernel.refusals import Refusal

if TYPE_CHECKING:
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table

LONGEST: Final = 64  # answers; no payment takes more


def plan(t: Table) -> dict[str, Any] | None:
    """A sensible way to pay what the player is asked to pay, and what it spends; nothing if no payment is asked for."""
    ask = t.decision()
    if ask is None or not is_payment(t, ask):
        return None
    player = ask.player
    trial = t.clone()
    steps: list[int] = []
    labels: list[str] = []
    spends: list[int] = []
    first = decision_view(t, player)
    assert first is not None
    option: dict[str, Any] = {"label": ""}
    while ask is not None and ask.player == player and is_payment(trial, ask) and len(steps) < LONGEST:
        shown = decision_view(trial, player)
        assert shown is not None
        choice = answer_of(trial, ask, shown)
        steps.append(choice)
        option = shown["options"][choice]
        if option.get("value") != 0:  # to pay nothing from somewhere is not worth a word
            labels.append(option["label"])
        if "card" in option:
            spends.append(option["card"])
        trial.apply(choice)
        ask = trial.decision()
    return {"for": first["id"], "steps": steps, "label": ", then ".join(labels) or option["label"], "spends": spends}


def is_payment(t: Table, ask: Ask) -> bool:
    return t.rules.questions[ask.kind].form == "pay"


def answer_of(t: Table, ask: Ask, shown: dict[str, Any]) -> int:
    """What the frame that asks would pay with; else the default."""
    for code in t.stack[-2].plan(t):
        if code in ask.options:
            return ask.options.index(code)
    return int(shown["default"])


def apply_all(t: Table, answers: Sequence[int]) -> Refusal | None:
    """Give these answers one after the other, all of one player. If one of them does not fit, nothing has happened."""
    ask = t.decision()
    player = -1 if ask is None else ask.player
    trial = t.clone()
    for n, answer in enumerate(answers, 1):
        ask = trial.decision()
        if ask is not None and ask.player != player:
            return Refusal(ask.clause, f"Answer {n} is the other player's to give.")
        refusal = trial.apply(answer)
        if refusal is not None:
            return Refusal(refusal.clause, f"Answer {n}: {refusal.sentence}")
    for answer in answers:
        t.apply(answer)
    return None
