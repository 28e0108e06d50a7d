"""`cardwright arena tune`: which exchanges of cards make a deck better."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from cardwright import limits
from cardwright.bots import names
from cardwright.bots.own import is_own, settled
from cardwright.bots.search import THINK
from cardwright.cards import CardPool, CardRecord, Deck, shape_of, starter_deck_lists
from cardwright.cards import load_deck as deck_file
from cardwright.cli.arena import Display, Jobs, Out, RayAddress, Think, WithoutRay, stopping
from cardwright.cli.deck import counted
from cardwright.cli.finding import ALLOW_UNREAD, find_game, pool_of
from cardwright.cli.options import AllowUnread, AsJson, CardFiles
from cardwright.cli.output import console, print_json
from cardwright.errors import InputError
from cardwright.face.decks import check_unread, find_deck, prepared
from cardwright.games.entry import GameEntry
from cardwright.games.registry import game_codes

if TYPE_CHECKING:
    from cardwright.arena.tuning.exchanges import Exchange
    from cardwright.arena.tuning.racing import Round

OPPONENTS = 4  # ready decks that a deck is tuned against, if nobody names some


def tune(
    deck: Annotated[str, typer.Argument(help="The deck: a deck file, or the name of a ready deck.")],
    game: Annotated[str, typer.Option(help="The game, where the name alone does not tell.")] = "",
    against: Annotated[
        list[str] | None,
        typer.Option(help="A deck to be tuned against; may be given several times. Else four ready decks of its format."),
    ] = None,
    pool: Annotated[
        list[str] | None,
        typer.Option(help="A card that may come in, by name or id; may be given several times. Else all cards there are."),
    ] = None,
    leave: Annotated[list[str] | None, typer.Option(help="Only these cards may go out; may be given several times.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who plays both sides: {' or '.join(names())}.")] = "random",
    games: Annotated[
        int, typer.Option(help="Games of each round, half of them for the final.", min=100, max=limits.GAMES)
    ] = 20_000,
    rounds: Annotated[int, typer.Option(help="Exchanges at most: each round makes one, or ends the run.", min=1, max=50)] = 4,
    most: Annotated[int, typer.Option(help="Exchanges that are tried in a round; if more are possible, by lot.", min=1)] = 200,
    seed: Annotated[int, typer.Option(help="The first seed.", min=0, max=limits.SEED)] = 0,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    without_ray: WithoutRay = False,
    out: Out = Path("tuning"),
    think: Think = THINK,
    cards: CardFiles = None,
    allow_unread: AllowUnread = False,
    as_json: AsJson = False,
) -> None:
    """Say which exchanges of cards raise a deck's win rate, with the evidence; nothing, if luck could explain all of it.

    Exchanges race against each other (successive halving, the same seeds for all); the best are then compared with the old deck on
    fresh seeds. OUT gets the games and the tuned deck."""
    from cardwright.arena.league.needs import check_libraries

    check_libraries(*(() if without_ray else ("ray",)))
    from cardwright.arena.league.engine import engine
    from cardwright.arena.league.entering import check_bot
    from cardwright.arena.league.workers import workers
    from cardwright.arena.tuning.exchanges import by_lot, exchanges
    from cardwright.arena.tuning.games import Setting, Trials, changed_deck
    from cardwright.arena.tuning.racing import tune as race
    from cardwright.replays.replay import by_ids, without_place

    entry = game_of(deck, game)
    check_bot(bot, "--bot")
    bot = settled(bot) if is_own(bot) else bot
    known = pool_of(entry, cards)
    mine = find_deck(entry, deck, known)
    others = opponents(entry, mine, against or [], known)
    comes = [one for name in pool or () for one in meant(known, name, "--pool")] or [one for one in known if not one.is_token]
    goes = [one.id for name in leave or () for one in meant(CardPool(list(dict.fromkeys(mine.cards))), name, "--leave")]
    if not allow_unread:
        check_unread(prepared(entry, mine, others[0]), ALLOW_UNREAD)
        comes = [one for one in comes if not one.file or understood(entry, one, mine)] if cards else comes
    used = {one.id: without_place(one) for one in (*comes, *mine.cards, *(card for other in others for card in other.cards))}
    leaders = {one.leader.id: without_place(one.leader) for one in (mine, *others) if one.leader is not None}
    setting = Setting(
        engine(), entry.code, by_ids(mine), [by_ids(other) for other in others], list({**used, **leaders}.values()), bot, think
    )

    def candidates(done: list[Exchange], again: list[Exchange]) -> tuple[list[Exchange], int]:
        every = list(exchanges(entry, changed_deck(setting, done), comes, goes))
        kept = [one for one in again if one in every]
        others = [one for one in every if one not in kept]
        return [*kept, *by_lot(others, max(1, most - len(kept)), seed + len(done))], len(every)

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise InputError(out, 0, f"it can't be written to ({fault.strerror})", "Name another folder") from None
    started = time.perf_counter()
    found: list[Round] = []
    played = [0]
    with stopping(out), workers(jobs, ray, without_ray) as at_work, Display("games", games * rounds) as display:

        def watch(more: int) -> None:
            played[0] += more
            display.show(0, played[0], 0, at_work.lost)

        def told(now: Round) -> None:
            """The rounds that are left take as many games as those before them."""
            found.append(now)
            display.expect(played[0] * rounds // len(found))

        trials = Trials(out, setting, at_work, watch)
        race(trials, candidates, rounds, games, seed, told)
    taken = [one.taken for one in found if one.taken is not None]
    better = changed_deck(setting, taken)
    file = out / "tuned.json"
    if taken:
        file.write_text(json.dumps(written(better), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    elif file.exists():
        file.unlink()
    called = {card.id: card.name for card in setting.cards}
    shown = {
        "deck": mine.name,
        "game": entry.code,
        "bot": bot,
        "against": [other.name for other in others],
        "games": trials.games,
        "faults": trials.faults,
        "seconds": round(time.perf_counter() - started, 3),
        "recommended": [exchange_dict(one, called) for one in taken],
        "rounds": [round_dict(one, called) for one in found],
        "tuned": str(file) if taken else None,
    }
    (out / "evidence.json").write_text(json.dumps(shown, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if as_json:
        print_json(shown)
    else:
        show(mine, bot, found, called, file if taken else None, trials.games)
    if trials.faults:
        raise typer.Exit(1)


def game_of(deck: str, game: str) -> GameEntry:
    """The game that a deck is for: as its file says, or the only one with a ready deck of this name."""
    if game:
        return find_game(game)
    if Path(deck).is_file():
        return find_game(deck_file(deck).game)
    fitting = [code for code in game_codes() if deck.lower() in starter_deck_lists(code)]
    if len(fitting) == 1:
        return find_game(fitting[0])
    what = f"{len(fitting)} games have a ready deck of this name" if fitting else "there is no ready deck and no file of this name"
    raise InputError(deck, 0, what, "Say which game: --game")


def opponents(entry: GameEntry, mine: Deck, given: list[str], pool: CardPool) -> list[Deck]:
    """Those that were named, or some ready decks of the same format."""
    if given:
        found = [find_deck(entry, name, pool) for name in given]
        for other in found:
            if other.format != mine.format:
                raise InputError(
                    "--against", 0, f"{other.name} is built for the format {other.format}", f"Name decks for {mine.format}"
                )
        return found
    ready = [
        find_deck(entry, name, pool) for name, listed in starter_deck_lists(entry.code).items() if listed.format == mine.format
    ]
    others = [other for other in ready if other.name != mine.name][:OPPONENTS]
    if not others:
        raise InputError("--against", 0, f"there is no ready deck for {mine.format} to be tuned against", "Name one")
    return others


def meant(pool: CardPool, name: str, option: str) -> list[CardRecord]:
    """The cards with this name or id."""
    found = list(pool.get(name))
    if not found:
        close = pool.suggestions(name)
        fix = f"Did you mean {' or '.join(close)}?" if close else "Name one that there is"
        raise InputError(option, 0, f'no card is called "{name}"', fix)
    return found


def understood(entry: GameEntry, card: CardRecord, deck: Deck) -> bool:
    """Does every line of this card do what it says?"""
    from dataclasses import replace

    library = entry.prepare([replace(deck, main=(*deck.main, card)), deck]).library
    return not any(face.unread for face in library.faces if face.name == card.name)


def written(deck: Deck) -> dict[str, object]:
    """The deck as a deck file."""
    shape = shape_of(deck.game)
    out: dict[str, object] = {"name": f"{deck.name}, tuned", "game": deck.game}
    if deck.format != shape.format:
        out["format"] = deck.format
    if deck.basis:
        out["basis"] = deck.basis
    if deck.leader is not None:
        out[shape.leading] = deck.leader.id
    out["main"] = counted(deck.main)
    for part, cards in ((shape.second, deck.second), ("sideboard", deck.sideboard), ("collection", deck.collection)):
        if part and cards:
            out[part] = dict(Counter(card.id for card in cards))
    return out


def exchange_dict(one: Exchange, called: dict[str, str]) -> dict[str, object]:
    return {"copies": one.copies, "out": called[one.out], "in": called[one.into], "out_id": one.out, "in_id": one.into}


def round_dict(one: Round, called: dict[str, str]) -> dict[str, object]:
    return {
        "possible": one.possible,
        "tried": one.candidates,
        "heats": [{"exchanges": count, "seeds": seeds} for count, seeds in one.heats],
        "final": [
            {
                **exchange_dict(it.exchange, called),
                "before": round(it.evidence.before, 5),
                "after": round(it.evidence.after, 5),
                "gain": round(it.evidence.gain, 5),
                "low": round(it.evidence.low, 5),
                "high": round(it.evidence.high, 5),
                "p": it.evidence.p,
                "games": it.evidence.games,
                "seeds": it.evidence.seeds,
                "better": it.evidence.better,
                "worse": it.evidence.worse,
                "holds": it.holds,
            }
            for it in one.finalists
        ],
        "taken": None if one.taken is None else exchange_dict(one.taken, called),
    }


def show(deck: Deck, bot: str, found: list[Round], called: dict[str, str], file: Path | None, games: int) -> None:
    out = console()
    for n, one in enumerate(found, 1):
        grid = Grid(title=f"Round {n}: {one.candidates} of {one.possible} possible exchanges tried; the final, on fresh seeds")
        for head in ("exchange", "before", "after", "gain, 95% within", "better/worse", "p", "holds"):
            grid.add_column(head, justify="left" if head == "exchange" else "right")
        for it in one.finalists:
            seen, made = it.evidence, it.exchange
            grid.add_row(
                f"{made.copies} {called[made.out]} → {called[made.into]}",
                f"{seen.before:.1%}",
                f"{seen.after:.1%}",
                f"{100 * seen.gain:+.1f} ({100 * seen.low:+.1f} to {100 * seen.high:+.1f})",
                f"{seen.better}/{seen.worse}",
                f"{seen.p:.4f}" if seen.p >= 0.0001 else "<0.0001",
                "yes, made" if made == one.taken else "yes" if it.holds else "no",
            )
        out.print(grid)
    if file is None:
        out.print(
            f"Nothing is recommended for {deck.name}: no exchange is better by more than luck ({games:,} games, {bot}).",
            markup=False,
        )
    else:
        steps = [step.taken for step in found if step.taken is not None]
        recommended = "; ".join(f"{step.copies} {called[step.out]} → {called[step.into]}" for step in steps)
        out.print(f"Recommended for {deck.name}: {recommended}. The deck: {file} ({games:,} games, {bot}).", markup=False)
