"""Are the games still the same games? A hash of all options and answers of random games, to compare two versions or two builds.

    python benchmarks/traces.py GAME… --games 200                      one line for each game: its hash
    python benchmarks/traces.py GAME… --games 200 --write before.json  keep the hash of every single game
    python benchmarks/traces.py GAME… --compare before.json            which games are other ones than those that were kept

A change that is to be faster and nothing else leaves every hash as it was, on both builds.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from pathlib import Path

from cardwright.arena.measuring import pairings
from cardwright.arena.memory import ready_for_many_games
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.registry import game_named
from cardwright.kernel import chance, storing


def trace(game: GameEntry, pairing: Prepared, seed: int) -> str:
    """One random game: who was asked what, with which options, what was answered, and the table at its end."""
    t = game.new_game(pairing, chance.seed_from(seed))
    draw = random.Random(seed).random
    h = hashlib.blake2b(digest_size=12)
    ask = t.decision()
    while ask is not None:
        answer = int(draw() * len(ask.options))
        h.update(f"{ask.player} {ask.kind} {ask.clause} {ask.options} {answer}\n".encode())
        t.apply(answer)
        ask = t.decision()
    h.update(f"{t.winner} {t.turn} {storing.digest(t)}".encode())
    return h.hexdigest()


def traces(code: str, games: int) -> list[str]:
    game = game_named(code)
    pairs = pairings(game)
    ready_for_many_games()
    return [trace(game, pairs[i % len(pairs)], i) for i in range(games)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, help="how many games of each")
    parser.add_argument("--write", type=Path, metavar="FILE")
    parser.add_argument("--compare", type=Path, metavar="FILE")
    args = parser.parse_args()
    kept: dict[str, list[str]] = json.loads(args.compare.read_text(encoding="utf-8")) if args.compare else {}
    found: dict[str, list[str]] = {}
    differ = False
    for code in args.games_named:
        games = found[code] = traces(code, len(kept[code]) if code in kept else args.games)
        others = [i for i, (one, other) in enumerate(zip(games, kept.get(code, games), strict=True)) if one != other]
        differ = differ or bool(others)
        says = f", {len(others)} are other games, the first is {others[0]}" if others else ", all the same" if code in kept else ""
        whole = hashlib.blake2b("".join(games).encode(), digest_size=12).hexdigest()
        print(f"{code}: {whole} ({len(games)} games{says})", flush=True)
    if args.write:
        args.write.write_text(json.dumps(found), encoding="utf-8")
    if differ:
        sys.exit(1)


if __name__ == "__main__":
    main()
