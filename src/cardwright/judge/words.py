"""Decisions, options and events in the words of tests and scenarios, which hide nothing; players read `games/wording.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.judge.adapter import PLAYERS
from cardwright.kernel import events, replacing
from cardwright.kernel import options as o
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Pending
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.judge.builder import GameBuilder

SIMPLE = {o.DONE: "done", o.YES: "yes", o.NO: "no", o.END: "end"}


def question(game: GameBuilder, ask: Ask) -> str:
    """What is asked: `target`, `main phase`."""
    return game.adapter.questions[ask.kind]


def mode_text(ask: Ask, mode: int) -> str:
    """The text of one of the options of a "choose"."""
    return ask.labels[mode] if mode < len(ask.labels) else ""


def replacements(game: GameBuilder) -> list[Pending]:
    """The replacement effects that a WHICH_REPLACEMENT decision is about, in the order of its options."""
    t = game.table
    frame = t.stack[-2]
    return replacing.candidates(t, frame.events[0]) if isinstance(frame, replacing.Happen) else []


def ability_behind(game: GameBuilder, code: int) -> Pending | None:
    """The waiting ability or replacement effect that an option stands for."""
    verb = o.verb_of(code)
    if verb == o.PENDING:
        return game.table.pending[o.value_of(code)]
    if verb == o.REPLACE:
        found = replacements(game)
        return found[o.value_of(code)] if o.value_of(code) < len(found) else None
    return None


def in_words(game: GameBuilder, code: int) -> str:
    """An option as a person would say it."""
    verb = o.verb_of(code)
    value = o.value_of(code)
    if verb in SIMPLE:
        return SIMPLE[verb]
    own = game.adapter.option_words(game.table, code)
    if own:
        return own
    if verb == o.PLAYER:
        return PLAYERS[value]
    if verb == o.NUMBER:
        return str(value)
    if verb == o.NUMBERS:
        return f"{value} to {value + o.extra_of(code) - 1}"
    if verb == o.MODE:
        ask = game.table.decision()
        return f"({value + 1}) {mode_text(ask, value) if ask is not None else ''}".rstrip()
    behind = ability_behind(game, code)
    if behind is not None:
        return f"{game.label_of(id_of(behind.source))}: {behind.ability.text}"
    if not game.table.rules.names_a_card(verb):
        return f"{game.table.rules.verb_name(verb) if verb >= len(o.VERB_NAMES) else o.VERB_NAMES[verb]} {value}"
    label = game.label_of(value)
    if verb == o.CARD:
        return label
    if verb == o.PLAY:
        return f"play {label}"
    if verb == o.ATTACK:
        return f"attack with {label}"
    if verb == o.USE:
        abilities = game.table.look(game.table.cards[value]).abilities
        index = o.extra_of(code)
        return f"use {label}: {abilities[index].text if index < len(abilities) else f'ability {index}'}"
    return f"{game.table.rules.verb_name(verb)} {label}"


def decision_in_words(game: GameBuilder) -> str:
    """Who decides what, and the options, one a line."""
    ask = game.table.decision()
    if ask is None:
        return f"The game is over: {game.winner} won." if game.winner != "nobody" else "The game is over: a draw."
    lines = [f"{PLAYERS[ask.player]} must answer now ({question(game, ask)}, {ask.clause}); the options are:"]
    lines += [f"  - {in_words(game, code)}" for code in ask.options]
    return "\n".join(lines)


class Happened:
    """One event, as tests ask about it."""

    def __init__(self, game: GameBuilder, event: Event) -> None:
        self.event = event
        self.kind = events.KIND_NAMES[event.kind] if event.kind < len(events.KIND_NAMES) else f"event {event.kind}"
        self.clause = event.clause
        self.amount = event.amount
        self.player = PLAYERS[event.player] if event.player >= 0 else ""
        self.card = game.handle(id_of(event.subject)) if event.subject >= 0 else None
        self.source = game.handle(id_of(event.source)) if event.source >= 0 else None
        # For moves and plays, `other` is no card but the zone that it came from.
        names_other = event.other >= 0 and event.kind not in (events.MOVE, events.PLAYED)
        self.other = game.handle(id_of(event.other)) if names_other else None
        zones = game.table.rules.zones
        self.verb = events.MOVE_NAMES[event.verb] if event.kind == events.MOVE and event.verb < len(events.MOVE_NAMES) else ""
        self.origin = zones[event.origin].name if event.origin >= 0 else ""
        self.goal = zones[event.goal].name if event.goal >= 0 else ""

    def __repr__(self) -> str:
        parts = [self.clause, self.kind]
        if self.verb:
            parts.append(self.verb)
        if self.card is not None:
            parts.append(self.card.label)
        if self.kind == "move":
            parts.append(f"{self.origin or 'nowhere'} → {self.player}: {self.goal}")
        elif self.amount:
            parts.append(str(self.amount))
        return " ".join(part for part in parts if part)
