"""Which cards of a collection the engine understands. Reading thousands of texts takes a while, so what was found is kept by
content: the cards, the names among which they were read, and the engine that read them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

import cardwright
from cardwright.cards.bundled import starter_pool
from cardwright.cards.record import CardRecord
from cardwright.collection.storage import cards_of
from cardwright.files import NO_JSON, own_folder
from cardwright.games.finding import package_of
from cardwright.games.library import CardBuilder
from cardwright.games.registry import game_named
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon
from cardwright.version import __version__

BATCH: Final = 100  # cards that a process reads at a time
KEPT: Final = 40  # files of the cache: the oldest are thrown away
Progress = Callable[[int, int], None]
Unread = dict[str, list[str]]


class Readings(msgspec.Struct, frozen=True):
    """What reading has found of the cards of a game."""

    cards: int
    unread: Unread
    """By the id of a card: its lines that are not understood or can't be carried out, each with the reason."""
    not_running: dict[str, list[str]] | None = None
    """By id: why an understood card does not run; nothing while nobody has rehearsed them."""

    @property
    def understood(self) -> int:
        return self.cards - len(self.unread)

    @property
    def running(self) -> int | None:
        return None if self.not_running is None else self.understood - len(self.not_running)


def known_readings(game: str) -> Readings | None:
    """What is known of a game's collections, if they were read as they are now."""
    return _kept(_place(game, cards_of(game)))


def read_all(game: str, progress: Progress | None = None, jobs: int = 1) -> Readings:
    """Read all texts of a game's collections, unless that was done already."""
    cards = cards_of(game)
    place = _place(game, cards)
    found = _kept(place)
    if found is None:
        found = Readings(len(cards), unread_lines(game, cards, progress, jobs))
        _keep(place, found)
    return found


def rehearse_all(game: str, progress: Progress | None = None, jobs: int = 1) -> Readings:
    """Also play every understood card out on tables made for it, which takes much longer."""
    from cardwright.rehearsal import rehearse
    from cardwright.text.report import compile_all

    found = read_all(game, jobs=jobs)
    if found.not_running is not None:
        return found
    cards = cards_of(game)
    builder = game_named(game).cards
    texts = compile_all([builder.mapping(face) for card in cards for face in card.faces], game, jobs)
    report = rehearse(cards, texts, jobs, progress, game)
    fronts = {face.id: card.id for card in cards for face in card.faces}
    why: dict[str, list[str]] = {}
    for face, reasons in report.not_running.items():
        card = fronts.get(face, face)
        if card not in found.unread:
            why.setdefault(card, []).extend(reasons)
    found = msgspec.structs.replace(found, not_running=why)
    _keep(_place(game, cards), found)
    return found


# -- reading
class _Reader:
    """What every process reads with, handed over once when it starts."""

    builder: CardBuilder
    compiler: Compiler
    tokens: frozenset[str]


def _prepare(game: str, lexicon: Lexicon, tokens: frozenset[str]) -> None:
    _Reader.builder = game_named(game).cards
    _Reader.compiler = Compiler(_Reader.builder.dialect, lexicon=lexicon)
    _Reader.tokens = tokens


def _read_batch(cards: Sequence[CardRecord]) -> Unread:
    builder = _Reader.builder
    lowering = builder.lowering(builder.new_library())
    out: Unread = {}
    for card in cards:
        lines: list[str] = []
        for face in card.faces:
            compiled = _Reader.compiler.compile(builder.mapping(face))
            lines += builder.face(compiled, face, lowering).unread
            lines += [f"no token is called {name}" for name in builder.creates(compiled) if name not in _Reader.tokens]
        if lines:
            out[card.id] = lines
    return out


def unread_lines(game: str, cards: Sequence[CardRecord], progress: Progress | None = None, jobs: int = 1) -> Unread:
    """The lines of these cards that can't be carried out, read with all names at hand known. A card whose type the rules don't know
    is not understood either."""
    builder = game_named(game).cards
    everybody = [*starter_pool(game), *cards]
    lexicon = builder.dialect.lexicon([builder.mapping(face) for card in everybody for face in card.faces])
    tokens = frozenset(card.name for card in (*builder.tokens(), *everybody) if card.is_token)
    out: Unread = {card.id: [f"the rules know no cards of the type {card.type}"] for card in cards if not builder.known_type(card)}
    readable = [card for card in cards if card.id not in out]
    batches = [readable[at : at + BATCH] for at in range(0, len(readable), BATCH)]
    done = 0
    with ExitStack() as stack:
        if jobs > 1 and len(batches) > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs, initializer=_prepare, initargs=(game, lexicon, tokens)))
            found: Iterable[Unread] = pool.map(_read_batch, batches)
        else:
            _prepare(game, lexicon, tokens)
            found = map(_read_batch, batches)
        for batch, lines in zip(batches, found, strict=True):
            out.update(lines)
            done += len(batch)
            if progress is not None:
                progress(done, len(readable))
    return out


# -- keeping
def _place(game: str, cards: Sequence[CardRecord]) -> Path:
    content = hashlib.sha256(engine(game).encode())
    for card in cards:
        content.update(msgspec.msgpack.encode((card.id, card.name, card.type, card.traits, card.text, card.extra, card.back)))
    return own_folder() / "cache" / "readings" / f"{game}-{content.hexdigest()[:32]}.msgpack"


@lru_cache(maxsize=16)
def engine(game: str) -> str:
    """What reads a game's cards: the release and every file that has a part in it."""
    root = Path(cardwright.__file__).parent
    folders = [root / name for name in ("text", "effects", "cards")] + [root / "games" / game]
    found = hashlib.sha256(f"{__version__} {package_of(game)}".encode())
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".so", ".pyd", ".jsonl"):
                found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()


def _kept(place: Path) -> Readings | None:
    try:
        return msgspec.msgpack.decode(place.read_bytes(), type=Readings)
    except (OSError, *NO_JSON):
        return None


def _keep(place: Path, found: Readings) -> None:
    """Nothing depends on it: where nothing can be written, the cards are read again next time."""
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = place.with_suffix(".part")
        draft.write_bytes(msgspec.msgpack.encode(found))
        draft.replace(place)
        for old in sorted(place.parent.glob("*.msgpack"), key=lambda file: file.stat().st_mtime)[:-KEPT]:
            old.unlink()
