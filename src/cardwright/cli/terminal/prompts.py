"""What stands above and below the list of options: where the game is, what a payment is for and costs, what can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardwright.cli.terminal.choices import Choice
from cardwright.face.decision import Decision
from cardwright.face.game import Game


def where_we_are(game: Game, decision: Decision, names: Sequence[str]) -> str:
    """`Turn 3, your main phase.` Before the first turn, nothing is to be said but that."""
    if game.turn < 1:
        return "Before the game."
    whose = "your" if game.active == decision.player else "your opponent's"
    if names[decision.player] != "You":
        whose = f"{names[game.active]}'s"
    now = game.view(decision.player).now
    phases = {id: name for id, name, _ in game.table.rules.phases}
    steps = {id: name for id, name, _ in game.table.rules.steps}
    parts = [phases.get(now.phase, now.phase), steps.get(now.step, now.step)]
    told = ", ".join(part.lower() for part in parts if part)
    return f"Turn {game.turn}, {whose} {told or 'turn'}."


def chosen_so_far(game: Game, decision: Decision) -> str:
    """The cards that were chosen before, where several are chosen one after the other and the player may read them."""
    if decision.data.so_far < 1 or decision.form == "divide":
        return ""
    seen = game.view(decision.player)
    cards = [seen.card(key) for key in decision.data.chosen]
    return ", ".join(card.name for card in cards if card is not None and card.name)


def payment(game: Game) -> dict[str, Any] | None:
    """How what is asked for now can be paid, if something is."""
    return game.plan()


def what_can_be_typed(game: Game, decision: Decision, choices: Sequence[Choice]) -> str:
    """The last line before the prompt."""
    if suggested(choices) is not None:
        return "Enter pays as suggested. Or a number, or ? for help"
    plan = payment(game)
    if plan is not None and len(choices) > 1:
        so = plan["label"].replace("., then ", ", then ").removesuffix(".")
        return f"Enter {'chooses' if decision.data.kind == 'produce' else 'pays so'}: {so}. Or a number, or ? for help"
    if len(choices) == 1:
        return "Enter to go on, or ? for help"
    return "a number or a name, or ? for help"


def suggested(choices: Sequence[Choice]) -> Choice | None:
    """The choice that pays everything at once, where the game itself has one."""
    return next((choice for choice in choices if choice.options[0].does == "pay so"), None)


def how_many(options: int) -> str:
    return "is 1 option" if options == 1 else f"are {options} options"
