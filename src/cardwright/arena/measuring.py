"""How fast the engine is: random play with the ready decks, one process."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from cardwright.arena.memory import ready_for_many_games
from cardwright.arena.playing import ENDLESS
from cardwright.cards import by_format, starter_cards, starter_decks
from cardwright.games.entry import GameEntry, Prepared
from cardwright.kernel import chance
from cardwright.kernel.table import Table
from cardwright.lookahead.playing_out import AtRandom, play_on
from cardwright.text.report import check as check_text
from cardwright.version import build

MIB = 1024 * 1024
SAMPLES = 60  # tables on which cloning and listing are measured
MEMORY_GAMES = 3
CLOCK = time.perf_counter


@dataclass(frozen=True, slots=True)
class Measurement:
    """The figures of one run."""

    game: str
    build: str
    decisions: int
    games: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    batched_decisions_per_s: float
    """Whole games in one call, as simulations play them; the figures above step them from Python."""
    batched_games_per_s: float
    clone_us: float
    options_us: float | None
    peak_mib: float
    cards_per_s: float

    def as_dict(self) -> dict[str, object]:
        return {key: round(value, 3) if isinstance(value, float) else value for key, value in asdict(self).items()}


def pairings(game: GameEntry, most: int = 1000) -> list[Prepared]:
    """Each ready deck against the next one of its format, so that every card takes part; or only so many pairs, which are sooner
    ready."""
    formats = by_format(starter_decks(game.code).values())
    pairs = [(deck, decks[(i + 1) % len(decks)]) for decks in formats for i, deck in enumerate(decks)]
    return [game.prepare(pair) for pair in pairs[:most]]


def play_random(game: GameEntry, pairing: Prepared, seed: int) -> int:
    """One random game in one call, as simulations play it; how many decisions it had."""
    t = game.new_game(pairing, chance.seed_from(seed))
    policy = AtRandom(random.Random(seed), always=True)
    answers: list[int] = []
    play_on(t, policy, policy, ENDLESS, answers)
    return len(answers)


def step_random(game: GameEntry, pairing: Prepared, seed: int) -> int:
    """The same game, stepped from Python decision by decision, as a player of one's own would."""
    t = game.new_game(pairing, chance.seed_from(seed))
    rng = random.Random(seed).random
    n = 0
    ask = t.decision()
    while ask is not None:
        t.apply(int(rng() * len(ask.options)))
        n += 1
        ask = t.decision()
    return n


def measure(game: GameEntry, seconds: float) -> Measurement:
    """All figures; `seconds` is how long games are played, in each of the two ways; the rest takes a few seconds more."""
    pairs = pairings(game)
    ready_for_many_games()
    decisions, games, took = speed(game, pairs, seconds, step_random)
    batched, batched_games, batched_took = speed(game, pairs, seconds, play_random)
    tables = sample_tables(game, pairs)
    return Measurement(
        game=game.code,
        build=build(),
        decisions=decisions,
        games=games,
        seconds=took,
        decisions_per_s=decisions / took,
        games_per_s=games / took,
        batched_decisions_per_s=batched / batched_took,
        batched_games_per_s=batched_games / batched_took,
        clone_us=clone_time(tables),
        options_us=options_time(game, tables),
        peak_mib=peak_memory(game, pairs),
        cards_per_s=compile_speed(game),
    )


Play = Callable[[GameEntry, Prepared, int], int]


def speed(game: GameEntry, pairs: Sequence[Prepared], seconds: float, play: Play) -> tuple[int, int, float]:
    for i, pairing in enumerate(pairs):  # everything that is built on first use
        play(game, pairing, 1_000_000 + i)
    decisions = games = 0
    start = CLOCK()
    while CLOCK() - start < seconds:
        decisions += play(game, pairs[games % len(pairs)], games)
        games += 1
    return decisions, games, CLOCK() - start


def sample_tables(game: GameEntry, pairs: Sequence[Prepared]) -> list[Table]:
    """Tables from the middle of games: at the next decision of the main phase, where the game says which those are."""
    out: list[Table] = []
    for i in range(SAMPLES):
        pairing = pairs[i % len(pairs)]
        middle = play_random(game, pairing, i) // 2
        t = game.new_game(pairing, chance.seed_from(i))
        rng = random.Random(i).random
        found: Table | None = None
        n = 0
        while (ask := t.decision()) is not None:
            if n >= middle:
                found = found or t.clone()
                if game.relist(t) is not None:
                    found = t
                    break
            t.apply(int(rng() * len(ask.options)))
            n += 1
        if found is not None:
            out.append(found)
    return out


def clone_time(tables: Sequence[Table]) -> float:
    """Microseconds for a clone."""
    rounds = 100
    start = CLOCK()
    for t in tables:
        for _ in range(rounds):
            t.clone()
    return (CLOCK() - start) / (rounds * len(tables)) * 1e6


def options_time(game: GameEntry, tables: Sequence[Table]) -> float | None:
    """Microseconds to list the legal options of a main phase; nothing, where the game does not say which decisions those are."""
    rounds = 50
    listed = [t for t in tables if game.relist(t) is not None]
    if not listed:
        return None
    start = CLOCK()
    for t in listed:
        for _ in range(rounds):
            game.relist(t)
    return (CLOCK() - start) / (rounds * len(listed)) * 1e6


def peak_memory(game: GameEntry, pairs: Sequence[Prepared]) -> float:
    """The most memory that a game takes beside its library, in MiB."""
    most = 0
    for i in range(MEMORY_GAMES):
        tracemalloc.start()
        play_random(game, pairs[i % len(pairs)], i)
        most = max(most, tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    return most / MIB


def compile_speed(game: GameEntry) -> float:
    """How many cards' texts are compiled in a second."""
    cards = [
        {"id": face.id, "name": face.name, "kind": face.kind, "type": face.type, "text": face.text, "traits": face.traits}
        for card in starter_cards(game.code) for face in card.faces
    ]  # fmt: skip
    report = check_text(cards, game.code)
    return report.cards / report.seconds
