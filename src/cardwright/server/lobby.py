"""What a connection asks before it sits at a table: what can be played, a new table, an open seat, one's own games."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from cardwright import bots
from cardwright.cards import Deck
from cardwright.cards.bundled import starter_deck_lists, starter_decks
from cardwright.errors import InputError
from cardwright.face.decks import games
from cardwright.games.naming import capital
from cardwright.games.registry import game_named
from cardwright.replays.replay import by_ids
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.building import SHELF, Ready, chosen_deck, make_ready, rules_version, stored_deck
from cardwright.server.failing import Failed
from cardwright.server.hub import Hub
from cardwright.server.parts import BotInfo, DeckInfo, GameInfo, Links, MatchInfo, Portrait, Steward, TableInfo
from cardwright.server.records import Match, Seat
from cardwright.server.seeing import rules_of, rules_raw
from cardwright.server.store import Overtaken
from cardwright.server.tokens import new_id, new_token
from cardwright.version import __version__


# -- what there is
async def lobby(hub: Hub, request: r.Lobby) -> m.LobbyReply:
    tables = [table_info(match) for match in await hub.run(hub.store.public_matches)]
    about = [BotInfo(bot=name, about=what, ratings=ratings_of(name)) for name, what in bots.levels().items()]
    return m.LobbyReply(re=request.id, games=await hub.run(all_games), bots=about, tables=tables, version=__version__)


@cache
def ratings_of(level: str) -> dict[str, int]:
    """How strong a level is, in each game where that was measured."""
    return {code: found[level] for code in games() if level in (found := bots.ratings(code))}


async def rules(hub: Hub, request: r.Rules) -> m.RulesReply:
    check_game(request.game)
    return m.RulesReply(re=request.id, rules=rules_raw(request.game))


@cache
def all_games() -> list[GameInfo]:
    return [
        GameInfo(game=code, name=name, turn=game_named(code).turn_in_short(), decks=deck_infos(code))
        for code, name in games().items()
    ]


def deck_infos(game: str) -> list[DeckInfo]:
    lists = starter_deck_lists(game)
    return [
        DeckInfo(
            deck=stem, name=deck.name, format=deck.format, about=lists[stem].about, cards=len(deck.main), portrait=portrait(deck)
        )
        for stem, deck in starter_decks(game).items()
    ]


def portrait(deck: Deck) -> Portrait:
    """Its leader, or else its dearest card."""
    card = deck.leader or max(deck.main, key=lambda card: (card.cost or 0, card.name))
    return Portrait(id=card.id, name=card.name, type=[part.strip() for part in card.type.split("/")], colours=list(card.colours))


def check_game(game: str) -> None:
    if game not in games():
        raise Failed("unknown", f"There is no such game. Games are {', '.join(games())}.")


def table_info(match: Match) -> TableInfo:
    state = "waiting" if match.state == "waiting" else "playing"
    return TableInfo(
        game=match.game, state="waiting" if state == "waiting" else "playing", names=[seat.name for seat in match.seats],
        decks=[seat.deck_name for seat in match.seats], format=format_of(match), turn=match.turn, clock=match.clock,
        token=match.invitation if state == "waiting" else match.spectators,
    )  # fmt: skip


def format_of(match: Match) -> str:
    return match.decks[0].format if match.decks else ""


# -- one's own games
async def mine(hub: Hub, request: r.Mine) -> m.MineReply:
    return m.MineReply(re=request.id, matches=await hub.run(_mine, hub, request.tokens))


def _mine(hub: Hub, tokens: list[str]) -> list[MatchInfo]:
    found = []
    for token in dict.fromkeys(tokens):
        link = hub.store.link(token)
        if link is not None and link[1] != "invitation":
            match = hub.store.match(link[0])
            seat = int(link[1]) if link[1] in ("0", "1") else None
            found.append((match.changed, match_info(match, token, seat, link[1] == "screen")))
    return [info for _, info in sorted(found, key=lambda pair: -pair[0])]


def match_info(match: Match, token: str, seat: int | None, screen: bool) -> MatchInfo:
    yours = match.state == "playing" and (screen or match.deciding == seat) and match.deciding >= 0
    return MatchInfo(
        token=token, game=match.game, state=match.state, names=[one.name for one in match.seats],
        decks=[one.deck_name for one in match.seats], seat=seat, your_turn=yours, turn=match.turn, winner=match.winner,
        changed=max(0, int(time.time() - match.changed)),
    )  # fmt: skip


# -- new tables
async def create(hub: Hub, request: r.Create) -> m.Seated:
    check_game(request.game)
    for bot in (request.bot, request.bot_of_mine):
        if bot not in bots.names():
            raise Failed("unknown", f"There is no such bot. Bots are {', '.join(bots.names())}.")
    if request.clock is not None and request.against not in ("person", "screen"):
        raise Failed("refused", "A clock is for games between people. Leave it out.")
    match, ready = await hub.run(_set_up, request)
    return await seat(hub, request.id, match, ready)


async def seat(hub: Hub, id: int, match: Match, ready: Ready | None) -> m.Seated:
    """Store a new match, and give whoever asked for it a seat."""
    role = {"bot": "0", "person": "0", "screen": "screen", "bots": "spectator"}[match.against]
    token = match.spectators if role == "spectator" else new_token()
    links = {match.spectators: "spectator", token: role}
    if match.invitation:
        links[match.invitation] = "invitation"
    if ready is not None:
        await hub.run(hub.store.add_definitions, ready.hash, ready.body)
    await hub.run(hub.store.add_match, match, links)
    hub.warm_up(match)
    given = Links(spectators=match.spectators, invitation=match.invitation)
    return m.Seated(re=id, token=token, game=match.game, links=given)


def _set_up(request: r.Create) -> tuple[Match, Ready | None]:
    """The match that was asked for. Compiles two decks, which takes a second at first."""
    try:
        first = chosen_deck(request.game, request.deck)
        other = request.other or fitting_deck(request.game, first, stem(request.deck))
        second = None if request.against == "person" else chosen_deck(request.game, other)
        ready = None if second is None else make_ready(request.game, first, second)
    except InputError as fault:
        raise Failed("refused", str(fault)) from None
    if ready is not None:
        SHELF.get(request.game, ready.decks, ready.hash, ready.body)
    return ready_match(request, first, second, ready, stem(other)), ready


def ready_match(request: r.Create, first: Deck, second: Deck | None, ready: Ready | None, other: str) -> Match:
    """A match of these decks that was asked for so."""
    now = time.time()
    return Match(
        new_id(), request.game, rules_version(request.game), __version__, secrets.token_hex(32), request.against,
        seats_for(request, first, second, other), new_token(), now, now,
        definitions=None if ready is None else ready.hash, decks=(by_ids(first),) if ready is None else ready.decks,
        public=request.public, clock=request.clock, invitation=new_token() if second is None else "",
        state="waiting" if second is None else "playing",
    )  # fmt: skip


def seats_for(request: r.Create, first: Deck, second: Deck | None, other: str) -> tuple[Seat, Seat]:
    steward = usual_steward(request.game)
    deck = stem(request.deck)
    if request.against == "bots":
        one = Seat("bot", f"{capital(request.bot_of_mine)} bot 1", request.bot_of_mine, deck, first.name, steward)
    else:
        one = Seat("person", request.name, "", deck, first.name, steward)
    if second is None:
        return one, Seat("open", steward=steward)
    if request.against == "screen":
        return one, Seat("person", request.other_name, "", other, second.name, steward)
    name = f"{capital(request.bot)} bot" + " 2" * (request.against == "bots")
    return one, Seat("bot", name, request.bot, other, second.name, steward)


def usual_steward(game: str) -> Steward:
    stops = rules_of(game).stops
    return Steward(mine=stops.mine, theirs=stops.theirs)


def stem(deck: str | Mapping[str, Any]) -> str:
    """What a ready deck is called; nothing for one of somebody's own."""
    return deck if isinstance(deck, str) else ""


def fitting_deck(game: str, first: Deck, called: str) -> str:
    """Another ready deck of the same format, by chance; the same one, if there is no other."""
    fitting = [stem for stem, other in starter_deck_lists(game).items() if other.format == first.format]
    return random.choice([stem for stem in fitting if stem != called] or fitting)


# -- invitations
async def invited(hub: Hub, request: r.Invited) -> m.Invitation:
    match = await _invited(hub, request.invitation)
    host = match.seats[0]
    return m.Invitation(
        re=request.id, game=match.game, name=host.name, deck=host.deck_name, format=format_of(match), clock=match.clock,
        open=match.state == "waiting",
    )  # fmt: skip


async def join(hub: Hub, request: r.Join) -> m.Seated:
    match = await _invited(hub, request.invitation)
    if match.state != "waiting":
        raise Failed("not now", "Somebody has taken this seat already. Ask for another invitation, or watch.")
    match, ready = await hub.run(_seat_second, match, request)
    token = new_token()
    await hub.run(hub.store.add_definitions, ready.hash, ready.body)
    try:
        await hub.run(hub.store.start, match, 1, {token: "1"})
    except Overtaken:
        raise Failed("not now", "Somebody has just taken this seat. Ask for another invitation, or watch.") from None
    await hub.changed(match.id)
    return m.Seated(re=request.id, token=token, game=match.game, links=Links(spectators=match.spectators))


async def _invited(hub: Hub, invitation: str) -> Match:
    link = await hub.run(hub.store.link, invitation)
    if link is None or link[1] != "invitation":
        raise Failed("unknown", "This invitation leads nowhere. Ask for the link once more.")
    return await hub.run(hub.store.match, link[0])


def _seat_second(match: Match, request: r.Join) -> tuple[Match, Ready]:
    try:
        first = stored_deck(match.game, match.decks[0])
        second = chosen_deck(match.game, request.deck)
        ready = make_ready(match.game, first, second)
    except InputError as fault:
        raise Failed("refused", str(fault)) from None
    SHELF.get(match.game, ready.decks, ready.hash, ready.body)
    guest = Seat("person", request.name, "", stem(request.deck), second.name, match.seats[1].steward)
    now = time.time()
    started = msgspec.structs.replace(
        match, seats=(match.seats[0], guest), definitions=ready.hash, decks=ready.decks, state="playing", begun=now, changed=now
    )
    return started, ready
