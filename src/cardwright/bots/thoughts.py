"""What a bot thought about a decision, and how it is told to those who may not see its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardwright.face.game import Game

MOST = 4  # other options that are named


class Thought(NamedTuple):
    """What a bot found about one option: its place, and how likely it thinks that it wins with it, from 0 to 1."""

    place: int
    chance: float


def said(game: Game, thoughts: list[Thought], place: int, observer: int) -> str:
    """The answer and what else was weighed, the best first. Options that name what the observer can't see are left out, and not
    even counted: how many there are would tell what the bot holds."""
    entry, table = game.start.entry, game.table
    ask = table.decision()
    taken = next((thought for thought in thoughts if thought.place == place), None)
    if ask is None or taken is None:
        return ""
    text = [entry.option_text(table, code, observer) for code in ask.options]
    own = [entry.option_text(table, code, ask.player) for code in ask.options]
    others = sorted((one for one in thoughts if text[one.place] == own[one.place] != own[place]), key=lambda one: -one.chance)
    named = {text[one.place]: one.chance for one in reversed(others)}  # of several that read the same, the best
    listed = sorted(named.items(), key=lambda one: -one[1])[:MOST]
    question = table.rules.questions[ask.kind]
    if table.turn < 1:  # before anything is played, chances are good for nothing but to compare them
        better = f" to {', '.join(quoted(label) for label, _ in listed)}" if listed else ""
        return f"It prefers {quoted(text[place])}{better}."
    told = f"It gives {quoted(text[place])} a chance of {percent(taken.chance)}"
    told += "".join(f", {quoted(label)} {percent(chance)}" for label, chance in listed) + "."
    return told if question.form == "act" or question.silent else f"{told} It had to decide: {question.topic}."


def quoted(label: str) -> str:
    return f'"{label.removesuffix(".")}"'


def percent(chance: float) -> str:
    return f"{chance:.0%}"
