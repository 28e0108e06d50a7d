"""The card workshop: a card that somebody writes is read at once, tried at a table, and reported if it was misread."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

import msgspec

from cardwright.cards import CardRecord, Deck, starter_decks
from cardwright.errors import InputError
from cardwright.face import decks
from cardwright.face.game import Game
from cardwright.games.registry import game_named
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.building import SHELF, Ready, make_ready, new_game, rules_version
from cardwright.server.failing import Failed, sentence
from cardwright.server.hub import Hub
from cardwright.server.lobby import check_game, fitting_deck, ready_match, seat
from cardwright.server.records import Match
from cardwright.server.rooms import messages as rm
from cardwright.server.rooms import requests as rr
from cardwright.server.rooms.catalogue import CATALOGUES
from cardwright.server.rooms.decks import file_stem
from cardwright.server.rooms.reading import card_written
from cardwright.version import __version__

SEEDS: Final = 60  # tried until the card is in the opening hand
MOST_COPIES: Final = 4


async def read_card(hub: Hub, request: rr.ReadCard) -> rm.CardRead:
    check_game(request.game)
    found = await hub.readers.card(request.game, dict(request.card))
    understood = bool(found.row) and not any(line.trouble or line.idle for line in found.lines)
    return rm.CardRead(re=request.id, row=found.row, fault=found.fault, lines=found.lines, understood=understood)


async def report_line(hub: Hub, request: rr.ReportLine) -> m.ExportReply:
    """Everything that somebody needs who mends it."""
    check_game(request.game)
    found = await hub.readers.card(request.game, dict(request.card))
    if found.fault or request.line >= len(found.lines):
        raise Failed("refused", found.fault or "There is no such line.")
    line = found.lines[request.line]
    report = {
        "kind": "cardwright misreading", "engine": __version__, "rules": rules_version(request.game), "game": request.game,
        "card": dict(request.card), "line": line.text, "reading": line.sentences, "trouble": line.trouble or line.idle,
        "said": request.said,
    }  # fmt: skip
    name = file_stem(str(request.card.get("name", "")), "card")
    text = json.dumps(report, indent=1, ensure_ascii=False) + "\n"
    return m.ExportReply(re=request.id, file=f"misreading-{name}-{request.line + 1}.json", text=text)


# -- at a table
async def try_card(hub: Hub, request: rr.TryCard) -> m.Seated:
    check_game(request.game)
    found = await hub.readers.card(request.game, dict(request.card))  # first where nothing can hang but a process of its own
    if found.fault:
        raise Failed("refused", found.fault)
    wrong = next((line for line in found.lines if line.trouble or line.idle), None)
    if wrong is not None:
        raise Failed("refused", f'A line is not understood yet: "{wrong.text[:80]}".')
    match, ready = await hub.run(_table, request)
    return await seat(hub, request.id, match, ready)


def _table(request: rr.TryCard) -> tuple[Match, Ready]:
    game = request.game
    try:
        card = card_written(game, request.card)
        first = deck_with(game, card)
        other = fitting_deck(game, first, "")
        second = decks.load_deck(other, game)
        ready = make_ready(game, first, second)
    except InputError as fault:
        raise Failed("refused", sentence(fault)) from None
    create = r.Create(id=request.id, game=game, against="bot", deck="", other=other, name=request.name)
    match = ready_match(create, first, second, ready, other)
    prepared = SHELF.get(game, ready.decks, ready.hash, ready.body)
    for n in range(SEEDS):
        seed = f"{int(match.seed, 16) + n:064x}"[-64:]
        if in_hand(new_game(game, prepared, seed, ("", ""), logged=False), card):
            return msgspec.structs.replace(match, seed=seed), ready
    return match, ready


def in_hand(game: Game, card: CardRecord) -> bool:
    """Is it in the first player's hand, as soon as there is one?"""
    for _ in range(12):
        hand = game.view(0).players[0].zones["hand"].cards
        if hand or game.decision is None:
            return any(seen.id == card.id for seen in hand)
        game.apply(0)
    return False


def deck_with(game: str, card: CardRecord) -> Deck:
    """A ready deck in which as many copies of the card as its rules allow take the place of others."""
    entry = game_named(game)
    part = CATALOGUES.of(game).part_of(card)
    shape = CATALOGUES.of(game).shape
    for deck in starter_decks(game).values():
        for copies in range(MOST_COPIES, 0, -1):
            made = with_copies(deck, card, part, copies, shape.leading, shape.second)
            if not entry.deck_faults(made):
                return made
            if part == shape.leading:
                break
    raise InputError("card", 0, "no ready deck may hold this card", "Build a deck with it: import it, and use the deck builder")


def with_copies(deck: Deck, card: CardRecord, part: str, copies: int, leading: str, second: str) -> Deck:
    name = f"{deck.name}, with {card.name}"[:80]
    if part == leading and leading:
        return replace(deck, name=name, leader=card)
    cards = deck.second if part == second and second else deck.main
    least = sorted(range(len(cards)), key=lambda i: (cards.count(cards[i]), i))[:copies]  # the rest of the deck stays what it is
    changed = tuple(one for i, one in enumerate(cards) if i not in least) + (card,) * copies
    return replace(deck, name=name, second=changed) if part == second and second else replace(deck, name=name, main=changed)
