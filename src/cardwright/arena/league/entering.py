"""Which decks take part: as people name them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardwright.arena.league.engine import engine
from cardwright.arena.league.plan import KIND, PAIRS, ROUND_ROBIN, SWISS, VERSION, Field, Plan, Run, field_of
from cardwright.arena.league.schedule import in_a_stage
from cardwright.bots import make, names
from cardwright.bots.own import is_own, settled
from cardwright.bots.registry import is_known
from cardwright.cards import CardPool, Deck, starter_decks
from cardwright.errors import InputError
from cardwright.face.decks import check_unread, find_deck, prepared
from cardwright.games.entry import GameEntry
from cardwright.games.finding import UnknownGame
from cardwright.games.registry import game_codes, game_named

EVERY_GAME = "all"
SYSTEMS = (ROUND_ROBIN, SWISS)
BATCHES = {
    "random": 1000,
    "easy": 100,
    "normal": 50,
    "greedy": 50,
}  # games of a batch: a few seconds' work, so that little is lost with a worker
SLOW = 4


def games_meant(code: str) -> list[GameEntry]:
    """One game, several with commas between, or all of them."""
    codes = game_codes() if code == EVERY_GAME else code.split(",")
    found = []
    for one in dict.fromkeys(codes):
        try:
            found.append(game_named(one))
        except UnknownGame as fault:
            fix = f"Use {' or '.join(game_codes())}, several with commas between, or {EVERY_GAME}"
            raise InputError("GAME", 0, str(fault), fix) from None
    return found


def bots_meant(given: str) -> list[str]:
    """Names of bots with commas between."""
    bots = list(dict.fromkeys(given.split(",")))
    for bot in bots:
        check_bot(bot, "--bots", ", several with commas between")
    return [settled(bot) if is_own(bot) else bot for bot in bots]


def check_bot(bot: str, option: str, more: str = "") -> None:
    """`InputError` if there is none: before the first game."""
    if not is_known(bot):
        raise InputError(option, 0, f'there is no bot "{bot}"', f"Use {' or '.join(names())}, or FILE.py:CLASS{more}")
    if is_own(bot):
        make(bot, "")


def decks_meant(entry: GameEntry, given: Sequence[str], pool: CardPool) -> dict[str, Deck]:
    """Ready decks by their names, deck files, and folders of them; without any, all ready decks. No two have the same name."""
    if not given:
        return starter_decks(entry.code)
    found: dict[str, Deck] = {}
    for name in given:
        folder = Path(name)
        files = sorted(folder.glob("*.json")) if folder.is_dir() else [name]
        if not files:
            raise InputError(folder, 0, "there is no deck file (*.json) in this folder", "Name another one")
        for file in files:
            label = short = Path(file).stem
            for n in range(2, 1000):
                if label not in found:
                    break
                label = f"{short}-{n}"
            found[label] = find_deck(entry, str(file), pool)
    return found


def fields_meant(
    entry: GameEntry, decks: dict[str, Deck], bots: list[str], pairs: list[tuple[str, str]], unread: str | None
) -> list[Field]:
    """A field for each format in which at least two can meet. `unread`: what to do about cards that are not understood."""
    formats: dict[str, dict[str, Deck]] = {}
    for name, deck in decks.items():
        formats.setdefault(deck.format, {})[name] = deck
    for pair in pairs:
        for name in pair:
            if name not in decks:
                raise InputError("--pairs", 0, f'no deck "{name}" takes part', f"Those are {', '.join(decks)}")
        if decks[pair[0]].format != decks[pair[1]].format:
            raise InputError("--pairs", 0, f"{pair[0]} and {pair[1]} are decks of different formats", "Name two of one format")
    if unread is not None:
        for named in formats.values():
            several = list(named.values())
            for deck in several:
                check_unread(prepared(entry, deck, several[0]), unread)
    rules = entry.rules().version
    out = [
        field_of(entry.code, format, rules, named, bots, [pair for pair in pairs if pair[0] in named])
        for format, named in formats.items()
    ]
    return [field for field in out if (field.pairs if pairs else len(field.entrants) > 1)]


def pairs_meant(given: Sequence[str]) -> list[tuple[str, str]]:
    """Pairs as A:B."""
    out = []
    for pair in given:
        both = pair.split(":")
        if len(both) != 2 or not all(both):
            raise InputError(
                "--pairs", 0, f'"{pair}" is no pair', "Write the names of two decks with a colon between, swordcraft:runecraft"
            )
        out.append((both[0], both[1]))
    return out


def rounds_of(fields: Sequence[Field]) -> int:
    """As many rounds as a Swiss system needs to find the best: the largest field, halved until one is left, and one more."""
    most = max(len(field.entrants) for field in fields)
    return min((most - 1).bit_length() + 1, max(most - 1, 1))


def make_run(fields: list[Field], system: str, games: int, seed: int, think: float, batch: int = 0, rounds: int = 0) -> Run:
    """The run that is meant, ready to be begun or to go on."""
    if not fields:
        raise InputError("--decks", 0, "there is nobody to meet", "Name at least two decks of one format, or one deck and two bots")
    slowest = max((entrant.bot for field in fields for entrant in field.entrants), key=lambda bot: -BATCHES.get(bot, SLOW))
    plan = Plan(system, games, seed, think, batch or BATCHES.get(slowest, SLOW), rounds or rounds_of(fields), fields)
    if system != SWISS:
        plan = Plan(system, games, seed, think, plan.batch, 1, fields)
    if not any(in_a_stage(plan, field) for field in fields):
        raise InputError("--pairs" if system == PAIRS else "--decks", 0, "no two of them can meet", "Name two decks of one format")
    return Run(KIND, VERSION, engine(), plan)
