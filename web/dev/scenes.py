"""Plays games and writes down what a table is sent at interesting decisions, so that the client can be looked at without a server.

    python web/dev/scenes.py [SEED]          writes web/dev/fixtures/GAME.json (not committed)

One scene for each kind of decision of each game: the richest that was met. Also a stretch of one game as updates, for motion.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import cardwright as cw
from cardwright.bots import make
from cardwright.games.plans import plan
from cardwright.games.registry import game_named
from cardwright.games.views import event_view, rules_view, table_view

HERE = Path(__file__).parent / "fixtures"
ME = 0


def events_of(game: cw.Game, since: int) -> list[dict[str, Any]]:
    t = game.table
    return [event_view(t, x, ME) for x in (t.log or [])[since:]]


def whys(game: cw.Game) -> dict[str, list[dict[str, str]]]:
    """For each of my cards: what cannot be done with it, and why."""
    out: dict[str, list[dict[str, str]]] = {}
    for zone in table_view(game.table, ME)["players"][ME]["zones"].values():
        for card in zone.get("cards", []):
            if "name" not in card:
                continue
            refused = game.why_not(card["key"])
            if refused:
                out[str(card["key"])] = [{"label": r.what, "clause": r.clause, "says": r.says} for r in refused]
    return out


def richness(view: dict[str, Any], rows: list[str]) -> float:
    ps = view["players"]
    on = [sum(len(p["zones"][r].get("cards", [])) for r in rows) for p in ps]
    hand = len(ps[ME]["zones"]["hand"].get("cards", []))
    options = min(len(view["decision"]["options"]), 12)
    return min(on) * 4 + sum(on) + min(hand, 7) * 2 - 3 * max(0, hand - 8) + options + 6 * bool(view.get("stack"))


def scene(game: cw.Game, view: dict[str, Any], plan: dict[str, Any] | None, refused: dict[str, Any]) -> dict[str, Any]:
    log = [e for e in events_of(game, max(0, len(game.table.log or []) - 140)) if not e["quiet"]]
    return {"view": view, "log": log[-60:], "plan": plan, "whys": refused, "decks": list(game.players)}


def dump(code: str, seed: int, games: int = 3) -> dict[str, Any]:
    entry = game_named(code)
    rules = rules_view(entry)
    best: dict[str, tuple[float, dict[str, Any]]] = {}
    stretch: list[dict[str, Any]] = []
    for g in range(games):
        rnd = random.Random(seed * 100 + g)
        names = list(cw.decks(code))
        first = names[rnd.randrange(len(names))]
        alike = [n for n, d in cw.decks(code).items() if d.format == cw.decks(code)[first].format]
        game = cw.new_game(code, first, alike[rnd.randrange(len(alike))], seed=seed + g)
        game.log()
        bots = [make("greedy", code, seed + i) for i in range(2)]
        seen = 0
        for n in range(1200):
            decision = game.decision
            if decision is None:
                break
            mine = decision.player == ME and len(decision.options) > 1
            if mine or (g == 0 and 60 < n < 140):
                view = table_view(game.table, ME)
                if g == 0 and 60 < n < 140:
                    stretch.append({"view": view, "events": events_of(game, seen)})
                    seen = len(game.table.log or [])
                if mine:
                    kind = view["decision"]["kind"]
                    score = richness(view, rules["rows"]) + rnd.random()
                    if kind not in best or score > best[kind][0]:
                        best[kind] = (score, scene(game, view, plan(game.table), whys(game)))
            game.apply(rnd.randrange(len(decision.options)) if rnd.random() < 0.1 else bots[decision.player].answer(game))
        if game.over and "over" not in best:
            best["over"] = (0.0, scene(game, table_view(game.table, ME), None, {}))
    return {"rules": rules, "scenes": {kind: scene for kind, (_, scene) in best.items()}, "stretch": stretch}


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for code in cw.games():
        data = dump(code, int(sys.argv[1]) if len(sys.argv) > 1 else 23)
        (HERE / f"{code}.json").write_text(json.dumps(data, ensure_ascii=False))
        print(code, list(data["scenes"]), len(data["stretch"]))
