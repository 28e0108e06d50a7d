"""The page: everything in one file."""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from cardwright.arena.league.results import FieldResult, Result
from cardwright.arena.report.card_tables import card_panels
from cardwright.arena.report.charts import charts
from cardwright.arena.report.html_parts import Cell, count_cell, figures, panel, share_cell, table
from cardwright.bots import names
from cardwright.games.registry import game_named

WORTH = {
    "random": "the weakest there is: its figures say how decks fare by themselves, not how they fare when played well",
    "easy": "weak: for somebody's first games",
    "normal": "the same as greedy",
    "greedy": "looks to the end of each action that it could take, and no further: it wins nearly always against random play",
    "strong": "the same as search",
    "search": "the strongest of them, as strong as the time it is given",
}


def page(result: Result, told: dict[int, dict[str, Any]], cards: dict[int, Any], folder: Path) -> str:
    """The whole report. `told`: games in words by their numbers; `cards`: what is known of cards, by field."""
    own = files("cardwright.arena.report")
    css, js = (own.joinpath(name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    body = "".join(field_section(i, one, told, cards.get(i), folder) for i, one in enumerate(result.fields))
    links = "".join(f'<a href="#field-{i}">{escape(title_of(one))}</a>' for i, one in enumerate(result.fields))
    nav = f"<nav aria-label='Games'><div>{links}</div></nav>" if len(result.fields) > 1 else ""
    data = json.dumps({str(number): game for number, game in told.items()}, ensure_ascii=False).replace("</", "<\\/")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Arena: {escape(' · '.join(title_of(one) for one in result.fields))}</title><style>{css}</style></head><body>"
        f'<header class="top"><h1>Arena</h1><button type="button" id="theme">Dark</button></header>{nav}<main>'
        f"{summary(result)}{body}{footer(result)}</main>"
        '<dialog id="game" aria-label="A game"><header><h3></h3><button type="button">Close</button></header><ol></ol></dialog>'
        f'<script type="application/json" id="told">{data}</script><script>{js}</script></body></html>\n'
    )


def title_of(one: FieldResult) -> str:
    entry = game_named(one.field.game)
    return f"{entry.name} ({one.field.format})" if len(entry.formats) > 1 else entry.name


def summary(result: Result) -> str:
    plan = result.run.plan
    values = [
        (f"{result.games:,}", "games"),
        (f"{sum(len(one.standings) for one in result.fields)}", "decks and their bots"),
        (str(result.faults), "faults"),
        (plan.system, "who meets whom"),
        (result.run.engine.build, f"build of {result.run.engine.version}"),
    ]
    return figures(values) + bots_panel(result)


def bots_panel(result: Result) -> str:
    """Who played, and how good that is: nobody shall read these figures as those of people."""
    played = sorted({entrant.bot for one in result.fields for entrant in one.field.entrants})
    rows = []
    for bot in played:
        rated = [f"{one.strengths[bot].elo:.0f} in {title_of(one)}" for one in result.fields if bot in one.strengths]
        rows.append(
            [
                Cell(bot),
                Cell(names().get(bot, ""), kind="text wraps"),
                Cell(WORTH.get(bot, ""), kind="text wraps"),
                Cell(", ".join(rated) or "only one bot played", kind="text wraps"),
            ]
        )
    heads = [("bot", True), ("what it does", True), ("how strong it is", True), ("Elo among these bots", True)]
    think = f" Those that search had {result.run.plan.think:g} s for a decision." if {"search", "strong"} & {*played} else ""
    says = f"All games were played by these bots, none by people: a deck that is hard to play looks worse here than it is.{think}"
    return panel("Who played", says, table("bots", heads, rows))


def field_section(i: int, one: FieldResult, told: dict[int, dict[str, Any]], cards: Any, folder: Path) -> str:
    values = [
        (f"{one.games:,}", "games"),
        (f"{one.first_player.value:.1%}", "won by who goes first"),
        (f"{one.turns.median:g}", "turns, in the middle"),
        (f"{one.decisions_each.median:g}", "decisions, in the middle"),
        (f"{one.draws:,}", "draws"),
    ]
    drawn = "".join(
        panel(
            chart.title,
            chart.says,
            f'<div class="chart wide">{chart.svg(False)}</div><div class="chart narrow">{chart.svg(True)}</div>',
        )
        for chart in charts(one)
    )
    return (
        f'<h2 id="field-{i}">{escape(title_of(one))}</h2>{figures(values)}{standings(i, one)}{drawn}{endings(i, one)}'
        f"{notable(one, told, folder)}{card_panels(i, one, cards)}"
    )


def standings(i: int, one: FieldResult) -> str:
    words = ("deck", "bot", "Elo", "95% within", "wins", "going first", "going second", "draws", "games")
    rows = [
        [
            Cell(it.deck),
            Cell(it.bot, kind="text"),
            Cell(f"{it.rating.elo:.0f}", round(it.rating.elo, 2)),
            Cell(f"{it.rating.low:.0f}–{it.rating.high:.0f}", round(it.rating.high - it.rating.low, 2)),
            share_cell(it.wins),
            share_cell(it.going_first),
            share_cell(it.going_second),
            count_cell(it.draws),
            count_cell(it.games),
        ]
        for it in one.standings
    ]
    says = (
        "By rating (Bradley and Terry's model, shown as Elo). Small figures are 95% intervals, in per cent. Click a head to sort."
    )
    return panel("Standings", says, table(f"standings-{i}", [(word, word in ("deck", "bot")) for word in words], rows))


def endings(i: int, one: FieldResult) -> str:
    entry = game_named(one.field.game)
    total = max(1, sum(one.endings.values()))
    rows = [
        [
            Cell(clause or "none"),
            Cell(" ".join(filter(None, map(entry.sentence, clause.split(", ")))), kind="text wraps"),
            Cell(f"{count / total:.1%}", count / total),
            count_cell(count),
        ]
        for clause, count in one.endings.most_common()
    ]
    heads = [("clause", True), ("what it says", True), ("games", False), ("how many", False)]
    return panel(
        "How games end", "The clause of the rulebook by which somebody lost, or nobody won.", table(f"endings-{i}", heads, rows)
    )


def notable(one: FieldResult, told: dict[int, dict[str, Any]], folder: Path) -> str:
    """Games to look at: in words here, on the table at the server, or step by step in the terminal."""
    lines = []
    for what, number in one.notable.items():
        command = f"cardwright arena replay {folder} {number} --watch"
        opens = f'<button type="button" data-game="{number}">Read it</button>' if number in told else ""
        link = f'<a class="button" hidden data-table="replay/{number}">Watch it on the table</a>'
        copies = f'<button type="button" data-copies="{escape(command)}">Copy the command</button>'
        lines.append(
            f"<li><b>{escape(what)}</b> <span>game {number:,}</span>{opens}{link}<code>{escape(command)}</code>{copies}</li>"
        )
    says = "Every game can be played again by the number of its row; these are worth a look."
    return panel("Games to look at", says, f'<ul class="games">{"".join(lines)}</ul>')


def footer(result: Result) -> str:
    plan = result.run.plan
    return (
        f"<footer><p>{result.games:,} games, {plan.system}, seeds from {plan.seed}; each seed was played twice with the seats "
        f"exchanged, and all pairings had the same seeds. Engine: {escape(str(result.run.engine))}. Digest of all final positions: "
        f"<code>{result.digest}</code>. The data set beside this file has a row for each game.</p></footer>"
    )
