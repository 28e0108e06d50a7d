"""Lines by lot, of different shape and half of them rare, each beside its explanation: for whoever reads them as a judge does.

    python tools/by_lot.py fow --lines 60 --seed 3     # from the readings that `readings.py keep` has kept
"""

from __future__ import annotations

import argparse
import pickle
import random
import re
from collections import Counter
from pathlib import Path

from cardwright.face.explaining import home_of
from cardwright.games.registry import game_named
from cardwright.text.compiled import CompiledText
from cardwright.text.explaining import explain
from kept_aside import GAMES, kept_aside

KEPT = Path("build/readings")
_NAMES = re.compile(r"《[^》]*》|<<[^>]*>>|\"[^\"]*\"|\b[A-Z][\w'-]*(?: (?:of |the )?[A-Z][\w'-]*)*|\d+")


def shape(text: str) -> str:
    """The line without its names and numbers."""
    return _NAMES.sub("_", text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--lines", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    texts: dict[str, CompiledText] = pickle.loads((KEPT / f"{asked.game}.pickle").read_bytes())
    seen = [(card, line) for card, text in texts.items() if text.understood and not kept_aside(text.name) for line in text.lines]
    counted = Counter(shape(line.text) for _, line in seen)
    rng = random.Random(asked.seed)
    rng.shuffle(seen)
    home = home_of(game_named(asked.game).cards.profile)
    left = {True: asked.lines // 2, False: asked.lines - asked.lines // 2}  # by: is its shape rare?
    drawn: set[str] = set()
    for card, line in seen:
        found = shape(line.text)
        rare = counted[found] == 1
        if found in drawn or not left[rare] or not line.abilities:
            continue
        drawn.add(found)
        left[rare] -= 1
        print(f"{card}: {line.text}")
        for ability in line.abilities:
            print(*(f"    {said}" for said in explain(ability, home)), sep="\n")


if __name__ == "__main__":
    main()
