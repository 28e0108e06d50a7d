"""What is true on a table, as expectations that a scenario can hold. Each was tried before it is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from cardwright.errors import InputError, Refused
from cardwright.judge.adapter import PLAYERS
from cardwright.judge.handles import CardHandle
from cardwright.judge.playing import NotPossible
from cardwright.judge.scenarios.expecting import check
from cardwright.judge.scenarios.model import Play
from cardwright.judge.scenarios.names import NoSuchCard
from cardwright.judge.scenarios.phrases import read_phrase

if TYPE_CHECKING:
    from cardwright.judge.bench.bench import Bench

WHOSE = ("your", "opponent's")


class Fact(NamedTuple):
    """A line that could stand in the play, and whether it was not so at the beginning."""

    text: str
    new: bool


def facts_of(bench: Bench) -> list[Fact]:
    """What has changed first, then what is forbidden now, then everything else."""
    now = [line for line in candidates(bench) if holds(bench, line)]
    before = bench.facts_before
    forbidden = [line for line in refusals(bench) if holds(bench, line)]
    changed = [line for line in now if line not in before]
    return [
        *(Fact(f"expect {line}", True) for line in changed),
        *(Fact(f"expect {line}", False) for line in forbidden),
        *(Fact(f"expect {line}", False) for line in now if line in before),
    ]


def holds(bench: Bench, line: str) -> bool:
    """Is this so?"""
    found = read_phrase(f"expect {line}")
    if found is None:
        return False
    try:
        return check(bench.game, bench.names, Play(0, line, *found))[1]
    except (InputError, NotPossible, NoSuchCard, ValueError, KeyError):
        return False  # it can't be said so of this card


def candidates(bench: Bench) -> Iterator[str]:
    game = bench.game
    for label, card in bench.names.labels.items():
        yield from of_card(bench, label, card)
    for player, who in enumerate(PLAYERS):
        has = "have" if player == 0 else "has"
        handle = game.player(player)
        for word in dict.fromkeys(game.adapter.rules.number_names):
            yield f"{who} {has} {handle.number(word.lower())} {word.lower()}"
        for zone in game.adapter.own_zones:
            number = len(handle.zone(zone))
            yield f"{who} {has} {number or 'no'} card{'' if number == 1 else 's'} in {WHOSE[player]} {zone}"
    if game.winner in PLAYERS:
        yield f"{game.winner} win{'s' if game.winner == 'opponent' else ''}"
    yield "the game is drawn" if game.winner == "nobody" else "the game goes on"
    if game.decides:
        yield f"{game.decides} decide{'s' if game.decides == 'opponent' else ''}"
    yield f"it is {WHOSE[game.table.active]} turn"


def of_card(bench: Bench, label: str, card: CardHandle) -> Iterator[str]:
    """Where it is, how it lies there, its numbers."""
    if not card.card.zone >= 0:
        yield f"{label} is out of the game"
        return
    adapter = bench.game.adapter
    yield f"{label} is in {WHOSE[card.card.controller]} {card.zone}"
    if card.card.zone != bench.game.table.rules.field:
        return
    yield f"{label} is {'' if card.card.turned else 'not '}{adapter.turned_word}"
    if "attack" in adapter.facts and "defense" in adapter.facts:
        yield f"{label} has {card.attack}/{card.defense}"
    for name in adapter.terms.STATS:
        if name not in ("attack", "defense") and " " not in name:
            yield f"{label} has {getattr(card, name)} {name}"
    for name, number in card.counters.items():
        yield f"{label} has {number} {name} counter{'' if number == 1 else 's'}"
    if card.card.damage:
        yield f"{label} has {card.card.damage} damage"


def refusals(bench: Bench) -> Iterator[str]:
    """What whoever decides may not do with their cards, and which clause forbids it."""
    who = bench.game.decides
    ask = bench.game.table.decision()
    if ask is None or bench.game.table.rules.questions[ask.kind].form != "act":
        return  # while something else is asked, nothing can be done: that is no ruling
    seen = bench.face()
    for label, card in bench.names.labels.items():
        if card.card.zone < 0 or card.card.controller != PLAYERS.index(who):
            continue
        try:
            wishes = seen.wishes(card.card.key)
        except Refused:
            continue  # whoever decides can't see it
        for clause in dict.fromkeys(wish.no.clause for wish in wishes if wish.no is not None and wish.no.clause):
            for action in (f"play {label}", f"attack with {label}", f"use {label}"):
                yield f"{who} may not {action} because {clause}"
