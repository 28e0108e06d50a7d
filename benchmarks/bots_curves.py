"""Draws what `benchmarks/bots.py` measured: how often a bot wins by how long it thinks, a curve for each game.

    python benchmarks/bots_curves.py build/bots.jsonl docs/bots.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

GOAL = 0.8


def draw(rows: list[dict[str, float | str]], file: Path) -> None:
    figure, axes = pyplot.subplots(figsize=(7, 4))
    for game in dict.fromkeys(str(row["game"]) for row in rows):
        mine = sorted((row for row in rows if row["game"] == game), key=lambda row: float(row["think"]))
        at = [float(row["think"]) for row in mine]
        share = [float(row["share"]) for row in mine]
        low = [max(0.0, float(row["share"]) - float(row["low"])) for row in mine]
        high = [max(0.0, float(row["high"]) - float(row["share"])) for row in mine]
        axes.errorbar(at, share, yerr=[low, high], marker="o", capsize=3, label=game)
    axes.axhline(GOAL, linestyle=":", color="grey")
    axes.set(xscale="log", ylim=(0, 1), xlabel="seconds of CPU time for a decision", ylabel="games won (95% interval)")
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


if __name__ == "__main__":
    source, goal = Path(sys.argv[1]), Path(sys.argv[2])
    draw([json.loads(line) for line in source.read_text(encoding="utf-8").splitlines() if line], goal)
