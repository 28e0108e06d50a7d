"""The rulebook reader: the clauses in our words, and what shows them. The rulebook's own text comes from `Rulebooks`."""

from __future__ import annotations

from cardwright.errors import InputError
from cardwright.games.registry import game_codes
from cardwright.judge.clauses import Clause, clause_list
from cardwright.judge.coverage import recorded
from cardwright.judge.places import places
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.failing import Failed
from cardwright.server.hub import Hub
from cardwright.server.parts import ClausePlace

MOST = 12  # tests and places that are listed


async def clauses(hub: Hub, request: r.Clauses) -> m.ClausesReply:
    found = [ClausePlace(clause=one.id, kind=one.kind, says=one.summary) for one in known(request.game).values()]
    return m.ClausesReply(re=request.id, clauses=found, rulebook=hub.rulebooks.file(request.game) is not None)


async def clause(hub: Hub, request: r.ClauseShown) -> m.ClauseReply:
    if request.clause not in known(request.game):
        raise Failed("refused", f"There is no clause {request.clause} in this rulebook.")
    tests = (await hub.run(recorded, request.game)).shown.get(request.clause, [])
    code = (await hub.run(places, request.game)).get(request.clause, [])
    return m.ClauseReply(re=request.id, clause=request.clause, tests=tests[:MOST], code=code[:MOST])


def known(game: str) -> dict[str, Clause]:
    if game not in game_codes():
        raise Failed("unknown", f"There is no game {game!r}.")
    try:
        return clause_list(game)
    except InputError:
        raise Failed("refused", "This game has no list of clauses.") from None
