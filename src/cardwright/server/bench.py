"""The judge's bench: tables that are laid out by hand, and the corpus of rulings. Nothing here knows a match."""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from cardwright.cards.reading import read_text
from cardwright.collection import all_stored
from cardwright.errors import InputError
from cardwright.judge.corpus import Found
from cardwright.judge.games import adapter, judged_games
from cardwright.judge.scenarios.hints import example_card
from cardwright.judge.scenarios.printed import head_for
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.bench_worker import BenchJob
from cardwright.server.failing import Failed
from cardwright.server.hub import Hub
from cardwright.server.parts import RulingInfo

LISTED: Final = 100


# -- requests
async def words(hub: Hub, request: r.BenchWords) -> m.BenchWordsReply:
    if request.game not in judged_games():
        raise Failed("unknown", f"There is no game {request.game!r}.")
    game = adapter(request.game)
    stored = await hub.run(all_stored, request.game)
    return m.BenchWordsReply(
        re=request.id, zones=game.own_zones,
        numbers=[name.lower() for name in dict.fromkeys(game.rules.number_names)], starts=list(game.starts),
        types=game.type_words(), example=example_card(game), states=[*(game.states or (game.turned_word,)), "owned by opponent"],
        collections={one.name: head_for(one) for one in stored}, may_keep=hub.bench.kept is not None,
    )  # fmt: skip


async def play(hub: Hub, request: r.Bench) -> m.BenchReply:
    done = await hub.bench.ask(BenchJob("play", request.text, request.lines, request.options))
    return m.BenchReply(
        re=request.id, view=Raw(done.view), events=Raw(done.events), lines=done.lines, trouble=done.trouble, checks=done.checks,
        facts=done.facts, plan=done.plan,
    )


async def why(hub: Hub, request: r.BenchWhy) -> m.WhyReply:
    card = -1 if request.card is None else request.card
    event = -1 if request.event is None else request.event
    done = await hub.bench.ask(BenchJob("why", request.text, request.lines, [], card, event))
    return m.WhyReply(re=request.id, wishes=done.wishes, where=done.where)


async def run(hub: Hub, request: r.BenchRun) -> m.BenchRunReply:
    done = await hub.bench.ask(BenchJob("run", request.text))
    return m.BenchRunReply(re=request.id, passed=done.passed, checks=done.checks)


async def corpus(hub: Hub, request: r.Corpus) -> m.CorpusReply:
    found = await hub.run(hub.bench.found, request.words, request.game)
    rulings = [ruling(one, kept) for one, kept in found[:LISTED]]
    return m.CorpusReply(re=request.id, rulings=rulings, more=max(0, len(found) - LISTED))


def ruling(found: Found, kept: bool) -> RulingInfo:
    scenario = found.scenario
    said = scenario.ruling
    return RulingInfo(
        file=found.file, title=scenario.title, game=scenario.game, question="" if said is None else said.question,
        answer="" if said is None else said.answer, source="" if said is None else said.source, clauses=list(scenario.clauses),
        cards=sorted({card.name for card in scenario.cards}), kept=kept,
    )  # fmt: skip


async def corpus_file(hub: Hub, request: r.CorpusFile) -> m.CorpusFileReply:
    def read() -> str | None:
        for folder, _ in hub.bench.folders():
            names = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.scenario")}
            if request.file in names:  # one of those that are there: a name from outside is no path
                return read_text(names[request.file])
        return None

    text = await hub.run(read)
    if text is None:
        raise Failed("unknown", "There is no such ruling.")
    return m.CorpusFileReply(re=request.id, text=text)


async def keep(hub: Hub, request: r.Keep) -> m.Kept:
    if hub.bench.kept is None:
        raise Failed("refused", "This server keeps no rulings. Save the scenario as a file.")
    done = await hub.bench.ask(BenchJob("run", request.text))
    if not done.passed:
        wrong = next((one.seen for one in done.checks if not one.ok), "")
        raise Failed("refused", f"It does not pass: {wrong}.")
    try:
        return m.Kept(re=request.id, file=await hub.run(hub.bench.keep, request.text))
    except (OSError, InputError) as fault:
        raise Failed("refused", f"It can't be kept: {fault}.") from None
