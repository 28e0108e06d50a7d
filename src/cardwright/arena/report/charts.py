"""The charts of a field."""

from __future__ import annotations

from typing import Any

from matplotlib.patches import Rectangle

from cardwright.arena.league.results import FieldResult
from cardwright.arena.report.drawing import NARROW, WIDE, Chart
from cardwright.arena.report.palette import Palette

STRONGEST = 0.6  # of a cell's colour: letters on it must stay readable
SHOWN = 5  # entrants in one chart of curves
FEWEST = 20  # games behind a point of a curve


def charts(one: FieldResult) -> list[Chart]:
    """All charts that these games can fill."""
    out = [ratings(one), matrix(one), going_first(one), lengths(one)]
    return [*out, by_length(one)] if curves(one) else out


def short(name: str, narrow: bool) -> str:
    most = 18 if narrow else 40
    return name if len(name) <= most else name[: most - 1] + "…"


def labels(one: FieldResult, narrow: bool) -> list[str]:
    return [short(one.field.label(it.place), narrow) for it in one.standings]


def ratings(one: FieldResult) -> Chart:
    order = one.standings[::-1]

    def draw(figure: Any, palette: Palette, narrow: bool) -> None:
        axes = figure.subplots()
        for y, it in enumerate(order):
            axes.plot(
                [it.rating.low, it.rating.high], [y, y], color=palette.good, linewidth=2.2, alpha=0.55, solid_capstyle="round"
            )
            axes.plot([it.rating.elo], [y], "o", color=palette.good, markersize=5, gid=f"rating-{y}")
        axes.axvline(1500, color=palette.line, linewidth=1)
        axes.set_yticks(range(len(order)), labels(one, narrow)[::-1])
        axes.set_xlabel("Elo, with 95% intervals")
        axes.grid(axis="x")
        axes.set_axisbelow(True)
        axes.tick_params(length=0)

    hints = {
        f"rating-{y}": f"{one.field.label(it.place)}: {it.rating.elo:.0f}, 95% within {it.rating.low:.0f} to {it.rating.high:.0f}"
        for y, it in enumerate(order)
    }
    says = "How strong each entrant is. Two whose intervals lie apart differ by more than luck; the average of the field is 1500."
    return Chart("ratings", "Ratings", says, draw, lambda narrow: 0.9 + 0.27 * len(order), hints=hints)


def matrix(one: FieldResult) -> Chart:
    n = len(one.standings)

    def draw(figure: Any, palette: Palette, narrow: bool) -> None:
        axes = figure.subplots()
        for y, it in enumerate(one.standings):
            for x, other in enumerate(one.standings):
                share = one.matrix.get((it.place, other.place))
                if share is None:
                    continue
                tint = min(abs(share.value - 0.5) * 2 * 1.4, 1.0) * STRONGEST
                colour = palette.good if share.value >= 0.5 else palette.bad
                axes.add_patch(Rectangle((x, y), 1, 1, facecolor=colour, alpha=tint, linewidth=0, gid=f"cell-{y}-{x}"))
                size = 8.0 if narrow else 8.5
                axes.text(
                    x + 0.5, y + 0.52, f"{share.value * 100:.0f}", ha="center", va="center", fontsize=size, color=palette.text
                )
        axes.set_xlim(0, n)
        axes.set_ylim(n, 0)
        axes.set_xticks([x + 0.5 for x in range(n)], [str(x + 1) for x in range(n)])
        axes.set_yticks([y + 0.5 for y in range(n)], [f"{name}  {y + 1}" for y, name in enumerate(labels(one, narrow))])
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        for spine in axes.spines.values():
            spine.set_visible(False)
        for line in range(n + 1):
            axes.axhline(line, color=palette.line, linewidth=0.4)
            axes.axvline(line, color=palette.line, linewidth=0.4)

    def width(narrow: bool) -> float:
        return max(NARROW, 1.6 + 0.27 * n) if narrow else max(WIDE, 2.6 + 0.33 * n)

    def height(narrow: bool) -> float:
        return 0.45 + 0.27 * n

    name = one.field.label
    hints = {
        f"cell-{y}-{x}": f"{name(it.place)} against {name(other.place)}: {share} of {share.whole:,} games"
        for y, it in enumerate(one.standings)
        for x, other in enumerate(one.standings)
        if (share := one.matrix.get((it.place, other.place))) is not None
    }
    says = "How many of 100 games the deck on the left wins against the one above (by its number); draws count half."
    return Chart("matrix", "Who beats whom", says, draw, height, width, hints)


def going_first(one: FieldResult) -> Chart:
    order = one.standings[::-1]

    def draw(figure: Any, palette: Palette, narrow: bool) -> None:
        axes = figure.subplots()
        for y, it in enumerate(order):
            first, second = 100 * it.going_first.value, 100 * it.going_second.value
            axes.plot([first, second], [y, y], color=palette.line, linewidth=2, zorder=1)
            axes.plot([second], [y], "o", color=palette.bad, markersize=5.5, label="goes second" if y == 0 else None)
            axes.plot([first], [y], "D", color=palette.good, markersize=5, label="goes first" if y == 0 else None)
        axes.set_yticks(range(len(order)), labels(one, narrow)[::-1])
        axes.set_xlabel("games won, in %")
        axes.grid(axis="x")
        axes.set_axisbelow(True)
        axes.tick_params(length=0)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False)

    says = f"Whoever has the first turn wins {one.first_player} of all games that somebody wins."
    return Chart("first", "Going first, going second", says, draw, lambda narrow: 1.2 + 0.27 * len(order))


def lengths(one: FieldResult) -> Chart:
    turns = sorted(one.lengths)
    total = max(1, sum(one.lengths.values()))
    last = next(
        (turn for turn in turns if sum(one.lengths[t] for t in turns if t > turn) / total < 0.005), turns[-1] if turns else 1
    )

    def draw(figure: Any, palette: Palette, narrow: bool) -> None:
        axes = figure.subplots()
        shown = [turn for turn in turns if turn <= last]
        axes.bar(shown, [100 * one.lengths[turn] / total for turn in shown], color=palette.good, alpha=0.6, width=0.9)
        axes.set_xlabel("turns")
        axes.set_ylabel("games, in %")
        axes.grid(axis="y")
        axes.set_axisbelow(True)
        longer = axes.twinx()
        over = 0
        still = []
        for turn in shown:
            still.append(100 * (total - over) / total)
            over += one.lengths[turn]
        longer.step(shown, still, color=palette.bad, linewidth=1.6, where="mid")
        longer.set_ylim(0, 103)
        longer.set_ylabel("still going, in %", color=palette.bad)
        longer.tick_params(length=0)
        axes.tick_params(length=0)

    each, made = one.turns, one.decisions_each
    says = (
        f"Turns of both players: {each.median:g} in the middle, from {each.least} to {each.most}. The line says how many games are "
        f"still going on then. A game has {made.median:g} decisions in the middle, from {made.least} to {made.most:,}."
    )
    return Chart("lengths", "How long games last", says, draw, lambda narrow: 2.5 if narrow else 2.9)


def curves(one: FieldResult) -> list[tuple[int, list[int], list[float]]]:
    """For the best and the last: the lengths with enough games, and how many of those were won."""
    standings = one.standings
    chosen = standings if len(standings) <= SHOWN else [*standings[:3], *standings[-2:]]
    out = []
    for it in chosen:
        points = [(turn, 100 * share.value) for turn, share in sorted(merged(one, it.place).items()) if share.whole >= FEWEST]
        if len(points) >= 3:
            out.append((it.place, [turn for turn, _ in points], [value for _, value in points]))
    return out


def merged(one: FieldResult, place: int) -> dict[int, Any]:
    """Two turns at a time: one of each player's."""
    from cardwright.arena.statistics import Share

    out: dict[int, Any] = {}
    for turn, share in one.by_length[place].items():
        even = turn - turn % 2
        before = out.get(even, Share(0, 0))
        out[even] = Share(before.part + share.part, before.whole + share.whole)
    return out


def by_length(one: FieldResult) -> Chart:
    lines = curves(one)

    def draw(figure: Any, palette: Palette, narrow: bool) -> None:
        axes = figure.subplots()
        styles = ("-", "--", "-.", ":", (0, (5, 1, 1, 1)))
        for k, (place, turns, values) in enumerate(lines):
            colour = palette.series[k % len(palette.series)]
            axes.plot(
                turns,
                values,
                color=colour,
                linestyle=styles[k % len(styles)],
                linewidth=1.8,
                label=short(one.field.label(place), narrow),
            )
        axes.axhline(50, color=palette.line, linewidth=1)
        axes.set_xlabel("turns that the game had")
        axes.set_ylabel("won, in %")
        axes.grid(axis="y")
        axes.tick_params(length=0)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=1 if narrow else 3, frameon=False)

    says = f"Who wins short games and who wins long ones: the best and the last of the field; points of at least {FEWEST} games."
    return Chart("curves", "Short games and long ones", says, draw, lambda narrow: 3.6 if narrow else 3.2)
