"""How strong one bot is against another: paired games with the ready decks, as a table and as data.

    python benchmarks/bots.py sve weiss --bot search --other greedy --think 0.1 0.3 1 --games 100 --seed 70000 > build/bots.jsonl

Each seed is one deal of two ready decks of one format, drawn by lot, and is played twice with the bots exchanged. Bots that
take their time are given CPU time, so that a busy machine does not weaken them. A line of JSON for each row; what a
person reads goes to standard error. `benchmarks/bots_curves.py` draws them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from typing import Any

import cardwright as cw
from cardwright.arena.memory import ready_for_many_games
from cardwright.arena.statistics import Share
from cardwright.bots import Bot
from cardwright.bots.registry import make
from cardwright.bots.search import SearchBot
from cardwright.cards import pairs_that_meet, starter_decks
from cardwright.lookahead.judgement import judgement_of

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")


def made(bot: str, game: str, seed: int, think: float) -> Bot:
    """A bot by its name; `search` also with settings behind it, as in search:turns=3,kept=8."""
    name, _, settings = bot.partition(":")
    if not settings:
        return make(name, game, seed, think, by_clock=False)
    chosen = {key: json.loads(text) for key, text in (one.split("=") for one in settings.split(","))}
    return SearchBot(seed, judgement_of(game), think, by_clock=False, **chosen)


def play(game: str, decks: tuple[str, str], seed: int, seat: int, bots: tuple[str, str], think: float) -> dict[str, Any]:
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
    return {"won": 0.5 if table.winner == 2 else float(table.winner == seat), "took": took, "decisions": len(table.answers)}


def measure(game: str, bots: tuple[str, str], think: float, games: int, seed: int) -> dict[str, Any]:
    """A row of the table."""
    meet = pairs_that_meet(starter_decks(game))
    played = []
    for i in range(games):
        number = seed + i // 2
        played.append(play(game, random.Random(number).choice(meet), number, i % 2, bots, think))
    won = sum(one["won"] for one in played)
    low, high = Share(round(won), games).interval
    took = sorted(x for one in played for x in one["took"])
    return {
        "game": game, "bots": bots, "think": think, "games": games, "seed": seed,
        "won": won, "share": won / games, "low": low, "high": high,
        "decisions": sum(one["decisions"] for one in played) / games, "mean_s": sum(took) / len(took), "worst_s": took[-1],
        "over_time": sum(x > 1.1 * think for x in took) if think else 0, "decided": len(took),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codes", nargs="*", metavar="GAME")
    parser.add_argument("--bot", default="search")
    parser.add_argument("--other", default="greedy")
    parser.add_argument("--think", type=float, nargs="+", default=[0.1])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=70_000)
    asked = parser.parse_args()
    ready_for_many_games()  # a search for cycles would count as thinking
    for game in asked.codes or GAMES:
        for think in asked.think:
            row = measure(game, (asked.bot, asked.other), think, asked.games, asked.seed)
            print(json.dumps(row), flush=True)
            print(
                f"{game:6s} {asked.bot} against {asked.other}, {think:g} s: {row['won']:g} of {row['games']} = {row['share']:.0%} "
                f"({row['low']:.0%} to {row['high']:.0%}), {row['decisions']:.0f} decisions a game, "
                f"{1000 * row['mean_s']:.1f} ms each, at most {1000 * row['worst_s']:.0f}",
                file=sys.stderr,
            )  # fmt: skip


if __name__ == "__main__":
    main()
