"""The deck builder: searching, checking, pasting, writing out."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardwright.cards import CardRecord, Deck, parse_deck, resolve_deck, shape_of, starter_pool
from cardwright.cards.deck_lists import as_codes, as_list
from cardwright.cards.loading import known_fields
from cardwright.errors import InputError
from cardwright.games.finding import part_of
from cardwright.games.registry import game_named
from cardwright.server import messages as m
from cardwright.server.failing import Failed, sentence
from cardwright.server.hub import Hub
from cardwright.server.lobby import check_game
from cardwright.server.rooms import messages as rm
from cardwright.server.rooms import requests as rr
from cardwright.server.rooms.catalogue import CATALOGUES, Catalogue, example_of
from cardwright.server.rooms.parts import DeckPart, Fault, UnreadLine

ABOUT = (
    "effects", "block", "kind", "subtype", "scope", "flavour", "text_raw", "alternate_name", "evolves_from", "universe", "set",
    "set_name", "back", "format",
)  # fmt: skip


async def search(hub: Hub, request: rr.Search) -> rm.CardsReply:
    check_game(request.game)
    return await hub.run(lambda: CATALOGUES.of(request.game).search(request))


async def shelf(hub: Hub, request: rr.Shelf) -> rm.ShelfReply:
    check_game(request.game)
    made = await hub.run(_shelf, request)
    catalogue = CATALOGUES.of(request.game)
    if catalogue.origin and catalogue.readings is None:
        hub.readers.read("read", request.game)  # by another engine, or by none yet
    return made


def _shelf(request: rr.Shelf) -> rm.ShelfReply:
    catalogue = CATALOGUES.of(request.game)
    shape = catalogue.shape
    parts = [DeckPart(part=shape.leading, title=shape.leading.capitalize(), single=True)] if shape.leading else []
    parts.append(DeckPart(part="main", title="Main deck" if shape.second else "Deck", single=False))
    if shape.second:
        parts.append(DeckPart(part=shape.second, title=f"{shape.second.capitalize()} deck", single=False))
    example = example_of(request.game)
    used = {key for card in starter_pool(request.game) for key in (*card.extra, *shape.numbers)}  # a collection may have any
    known = known_fields(shape)[0] - {"id", "name", "type", "text", *ABOUT}
    fields = sorted((known & used) | (known & example.keys()), key=lambda key: (key not in example, key))
    return rm.ShelfReply(
        re=request.id, cards=len(catalogue.for_decks), **catalogue.choices(), parts=parts, kinds=catalogue.kinds(),
        formats=list(game_named(request.game).formats), format=shape.format, hand=opening_hand(request.game), fields=fields,
        example=example,
    )  # fmt: skip


def opening_hand(game: str) -> int:
    """How many cards a player begins with, by the rules."""
    for name in ("setup", "zones"):
        found = getattr(part_of(game, name), "OPENING_HAND", None)
        if isinstance(found, int):
            return found
    return 5


async def check_deck(hub: Hub, request: rr.CheckDeck) -> rm.DeckChecked:
    check_game(request.game)
    return await hub.run(_checked, request.id, request.game, json.dumps(spelt_out(request.game, request.deck)), "deck.json")


async def paste_deck(hub: Hub, request: rr.PasteDeck) -> rm.DeckChecked:
    check_game(request.game)
    if not request.text.strip():
        raise Failed("refused", 'There is no card in this list. Write lines such as "4 Name of a card".')
    return await hub.run(_checked, request.id, request.game, request.text, "list")


async def write_deck(hub: Hub, request: rr.WriteDeck) -> m.ExportReply:
    check_game(request.game)
    return await hub.run(_written, request)


def spelt_out(game: str, deck: Mapping[str, Any]) -> dict[str, Any]:
    """A deck file while it is built: it may have no cards yet."""
    return {"name": "My deck", "main": {}, **deck, "game": game}


def meant(game: str, text: str, file: str) -> tuple[Catalogue, Deck]:
    """The deck of a text, with its cards."""
    catalogue = CATALOGUES.of(game)
    try:
        listed = parse_deck(Path(file), text, game)
        if listed.game != game:
            raise InputError(file, 1, f'this is a deck for "{listed.game}"', f"Choose {game_named(listed.game).name} first")
        return catalogue, resolve_deck(listed, catalogue.pool)
    except InputError as fault:
        raise Failed("refused", sentence(fault)) from None


def _checked(id: int, game: str, text: str, file: str) -> rm.DeckChecked:
    catalogue, deck = meant(game, text, file)
    entry = game_named(game)
    leads = [] if deck.leader is None else [deck.leader]
    cards = list(dict.fromkeys([*leads, *deck.cards]))
    faults = [
        Fault(clause=fault.clause, what=fault.sentence, says=entry.sentence(fault.clause)) for fault in entry.deck_faults(deck)
    ]
    if entry.formats and deck.format not in entry.formats:
        faults.append(Fault(clause="", what=f'There is no format "{deck.format}": use {" or ".join(entry.formats)}.'))
    unread = [
        UnreadLine(card=card.id, name=card.name, line=line) for card in cards for line in catalogue.unread(card)
    ]
    return rm.DeckChecked(
        re=id, deck=as_data(deck), cards=[catalogue.row(card) for card in cards], legal=not faults and not unread, faults=faults,
        unread=unread,
    )  # fmt: skip


def as_data(deck: Deck) -> dict[str, object]:
    """A deck as a deck file holds it, its cards by their ids."""
    shape = shape_of(deck.game)
    out: dict[str, object] = {"name": deck.name, "format": deck.format}
    if deck.basis:
        out["basis"] = deck.basis
    if deck.leader is not None:
        out[shape.leading] = deck.leader.id
    parts: tuple[tuple[str, tuple[CardRecord, ...]], ...] = (
        ("main", deck.main), (shape.second, deck.second), ("sideboard", deck.sideboard), ("collection", deck.collection),
    )  # fmt: skip
    for part, cards in parts:
        if part and (cards or part == "main"):
            out[part] = dict(Counter(card.id for card in cards))
    return out


def file_stem(name: str, otherwise: str) -> str:
    """What a file about something of this name is called."""
    return "".join(c if c.isalnum() else "-" for c in name.lower()).strip("-")[:60] or otherwise


def _written(request: rr.WriteDeck) -> m.ExportReply:
    catalogue, deck = meant(request.game, json.dumps(spelt_out(request.game, request.deck)), "deck.json")
    name = file_stem(deck.name, "deck")
    if request.form == "file":
        text = json.dumps({"game": request.game, **as_data(deck)}, indent=1, ensure_ascii=False) + "\n"
        return m.ExportReply(re=request.id, file=f"{name}.json", text=text)
    write = as_codes if request.form == "codes" else as_list
    return m.ExportReply(re=request.id, file=f"{name}.txt", text=write(deck, catalogue.pool, catalogue.shape))
