"""Ten thousand games to a data frame: polars or pandas if one is installed, else a file of comma-separated values.

    python examples/many_games.py
"""

import csv
import importlib.util
import os
import sys

import cardwright as cw


def main() -> None:
    small = "--small" in sys.argv
    games, jobs = (20, 1) if small else (10_000, os.cpu_count() or 1)
    result = cw.simulate("sve", "swordcraft", "runecraft", games, jobs=jobs, seed=1)
    print(result)
    rows = result.rows()  # a dictionary for each game: seed, swapped, winner, first, turns, decisions
    if importlib.util.find_spec("polars"):
        import polars

        frame = polars.DataFrame(rows)
        print(frame.group_by("winner").agg(polars.len(), polars.col("turns").mean(), polars.col("decisions").mean()))
    elif importlib.util.find_spec("pandas"):
        import pandas

        print(pandas.DataFrame(rows).groupby("winner")[["turns", "decisions"]].agg(["count", "mean"]))
    else:
        with open("games.csv", "w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, rows[0])
            table.writeheader()
            table.writerows(rows)
        print(f"{len(rows)} games in games.csv")


if __name__ == "__main__":  # several processes import this file
    main()
