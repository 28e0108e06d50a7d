"""How strong one bot is against another: paired games with the ready decks, as a table and as data.

    python benchmarks/bots.py sve weiss --bot search --other greedy --think 0.1 0.3 1 --games 100 --seed 70000 > build/bots.jsonl

Each seed is one deal of two ready decks of one format, drawn by lot, and is played twice with the bots exchanged. Bots that
take their time are given CPU time, so that a busy machine does not weaken them (though it makes a second of CPU time worth
less). A line of JSON for each row; what a person reads goes to standard error. `benchmarks/bots_curves.py` draws them.

With --kept FILE every game is written there when it is over, and those that are there are not played again: a long measurement
can be broken off (Ctrl-C tells what there is so far) and taken up again. Deals come in turn, each in all games and at all times.
With every game stands the edition of the search that played it; of other editions it is not taken up.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import cardwright as cw
from cardwright.arena.memory import ready_for_many_games
from cardwright.arena.statistics import Share
from cardwright.bots import Bot
from cardwright.bots.registry import make
from cardwright.bots.search import EDITION, SearchBot
from cardwright.cards import pairs_that_meet, starter_decks
from cardwright.lookahead.judgement import judgement_of

LATE = 1.1  # times its time: such a decision counts as over it
GAMES = ("sve", "fow", "bss", "fftcg", "weiss")
Played = dict[str, Any]  # one game: what it was, and how it went


def made(bot: str, game: str, seed: int, think: float) -> Bot:
    """A bot by its name; `search` also with settings behind it, as in search:turns=3,kept=8."""
    name, _, settings = bot.partition(":")
    if not settings:
        return make(name, game, seed, think, by_clock=False)
    chosen = {key: json.loads(text) for key, text in (one.split("=") for one in settings.split(","))}
    return SearchBot(seed, judgement_of(game), think, by_clock=False, **chosen)


def play(game: str, decks: tuple[str, str], seed: int, seat: int, bots: tuple[str, str], think: float) -> Played:
    """One game, in which the first bot has this seat: who won, and how long it took for each decision with a choice."""
    table = cw.new_game(game, *decks, seed=seed)
    players = [made(bots[p != seat], game, seed * 2 + p, think) for p in range(2)]
    table.determinize(0, 0, open_lists=False)  # what may have been brought is worked out once for two decks, as their texts are
    took = []
    while table.decision is not None:
        p = table.decision.player
        began = time.thread_time()
        place = players[p].answer(table)
        if p == seat and len(table.decision.options) > 1:
            took.append(time.thread_time() - began)
        table.apply(place)
    return {
        "won": 0.5 if table.winner == 2 else float(table.winner == seat),
        "decisions": len(table.answers),
        "decided": len(took),
        "took_s": round(sum(took), 4),
        "worst_s": round(max(took, default=0.0), 4),
        "over_time": sum(x > LATE * think for x in took) if think else 0,
    }


def row_of(played: list[Played]) -> dict[str, Any]:
    """A row of the table: games of the same two bots with the same time."""
    first, games = played[0], len(played)
    won = sum(one["won"] for one in played)
    low, high = Share(round(won), games).interval
    decided = sum(one["decided"] for one in played)
    return {
        "game": first["game"], "bots": first["bots"], "think": first["think"], "games": games, "seed": first["seed"],
        "won": won, "share": won / games, "low": low, "high": high,
        "decisions": sum(one["decisions"] for one in played) / games,
        "mean_s": sum(one["took_s"] for one in played) / max(decided, 1),
        "worst_s": max(one["worst_s"] for one in played), "over_time": sum(one["over_time"] for one in played), "decided": decided,
    }  # fmt: skip


def tell(row: dict[str, Any]) -> None:
    print(json.dumps(row), flush=True)
    print(
        f"{row['game']:6s} {row['bots'][0]} against {row['bots'][1]}, {row['think']:g} s: "
        f"{row['won']:g} of {row['games']} = {row['share']:.0%} ({row['low']:.0%} to {row['high']:.0%}), "
        f"{row['decisions']:.0f} decisions a game, {1000 * row['mean_s']:.1f} ms each, at most {1000 * row['worst_s']:.0f}, "
        f"{row['over_time']} of {row['decided']} over their time",
        file=sys.stderr,
    )  # fmt: skip


class Kept:
    """Games that have been played, by what they were; in a file as well, if there is one."""

    def __init__(self, file: str) -> None:
        self.file = Path(file) if file else None
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file and self.file.exists() else []
        self.games = {self.key(one): one for one in map(json.loads, lines)}

    @staticmethod
    def key(one: Played) -> tuple[Any, ...]:
        return one["game"], *one["bots"], one["think"], one["seed"], one["seat"], one["edition"]

    def add(self, one: Played) -> None:
        self.games[self.key(one)] = one
        if self.file:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(one) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codes", nargs="*", metavar="GAME")
    parser.add_argument("--bot", default="search")
    parser.add_argument("--other", default="greedy")
    parser.add_argument("--think", type=float, nargs="+", default=[0.1])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--kept", default="", metavar="FILE", help="every game is written there, and not played twice")
    asked = parser.parse_args()
    ready_for_many_games()  # a search for cycles would count as thinking
    codes, bots, kept = asked.codes or GAMES, (asked.bot, asked.other), Kept(asked.kept)
    meet = {game: pairs_that_meet(starter_decks(game)) for game in codes}
    rows: dict[tuple[str, float], list[Played]] = {}
    with suppress(KeyboardInterrupt):
        for i, think, game in product(range(asked.games), asked.think, codes):
            what = {"game": game, "bots": bots, "think": think, "seed": asked.seed + i // 2, "seat": i % 2}
            what["edition"] = EDITION
            if kept.key(what) not in kept.games:
                decks = random.Random(what["seed"]).choice(meet[game])
                kept.add(what | {"decks": decks} | play(game, decks, what["seed"], what["seat"], bots, think))
            rows.setdefault((game, think), []).append(kept.games[kept.key(what)])
    for game, think in product(codes, asked.think):
        if (game, think) in rows:
            tell(row_of(rows[game, think]))


if __name__ == "__main__":
    main()
