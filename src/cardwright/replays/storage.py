"""Replay files: JSON, one card and one answer a line, so that two of them can be compared by eye."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from cardwright import limits
from cardwright.cards import CardRecord
from cardwright.cards.reading import read_object, read_text
from cardwright.errors import InputError
from cardwright.face.game import Game
from cardwright.files import write_whole
from cardwright.games.entry import GameEntry
from cardwright.games.finding import UnknownGame
from cardwright.games.registry import game_named
from cardwright.replays.fitting import Parted, Playback
from cardwright.replays.places import line_of, path_steps
from cardwright.replays.recording import record
from cardwright.replays.replay import KIND, VERSION, Replay

_IN_LINES = ("cards", "steps", "decks")
_VERSION = re.compile(r"(.+)-(\d{1,9})")
_AT = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>\$[^`]*)`)?$")
IN_MEMORY = "replay"  # what a replay that is not in a file is called in messages
MAKE_ANEW = "Restore the file, or save the game again"


def as_text(replay: Replay) -> str:
    """What the file of a replay holds."""
    whole = msgspec.to_builtins(replay, str_keys=True)
    parts = []
    for key, value in whole.items():
        if key in _IN_LINES and value:
            rows = ",\n".join("  " + msgspec.json.encode(row).decode() for row in value)
            parts.append(f'"{key}": [\n{rows}\n]')
        else:
            parts.append(f'"{key}": {msgspec.json.encode(value).decode()}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def save_replay(replay: Replay, path: str | Path) -> None:
    """Write a replay. An existing file is replaced, whole or not at all."""
    write_whole(Path(path), as_text(replay), "the replay")


def load_replay(path: str | Path) -> Replay:
    """Read a replay, or `InputError`; whether it still fits the game is found out by playing it."""
    return parse_replay(Path(path), read_text(Path(path)))


def parse_replay(file: Path, text: str) -> Replay:
    """The replay of a text that stands in, or might stand in, a file of that name."""
    values = read_object(file, text)
    if values.get("kind") != KIND:
        raise InputError(file, line_of(text, ["kind"]), "this is no replay", f'A replay begins with "kind": "{KIND}"')
    if values.get("version") != VERSION:
        what = f"this replay has the version {values.get('version')}; version {VERSION} can be read"
        raise InputError(file, line_of(text, ["version"]), what, "Use the release of Cardwright that saved it")
    try:
        replay = msgspec.convert(values, Replay, str_keys=True)
    except msgspec.ValidationError as fault:
        found = _AT.match(str(fault))
        steps = path_steps(found["path"] or "") if found else []
        what = found["what"] if found else str(fault)
        raise InputError(file, line_of(text, steps), _in_words(what, steps), MAKE_ANEW) from None
    _check_parts(file, text, replay)
    return replay


def open_replay(path: str | Path) -> Playback:
    """Read a replay and set its table."""
    return set_table(load_replay(path), path)


def save_game(game: Game, file: str | Path | None) -> bytes:
    """The replay of a game so far; in a file too, if one is named."""
    start = game.start
    if start.prepared is None or not start.dealt:
        what = "a game that was imagined, or whose table was set by hand, has no decks and no seed to begin again with"
        raise InputError(file or IN_MEMORY, 0, what, "Save the game that it was made from")
    text = as_text(record(start.entry, start.prepared, start.seed, game.answers, start.players, conceded=game.conceded))
    if file is not None:
        write_whole(Path(file), text, "the replay")
    return text.encode()


def load_game(source: str | Path | bytes) -> Game:
    """A saved game, at the decision where it was left."""
    name = IN_MEMORY if isinstance(source, bytes) else str(source)
    text = decoded(source) if isinstance(source, bytes) else read_text(Path(source))
    playback = set_table(parse_replay(Path(name), text), name)
    try:
        playback.check()
    except Parted as parted:
        raise InputError(name, 0, str(parted), playback.what_to_do(parted)) from None
    return playback.game


def decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise InputError(IN_MEMORY, 0, "it is not UTF-8 text", "Give what Game.save gives") from None


def set_table(replay: Replay, path: str | Path) -> Playback:
    """The table of a replay that was read from there."""
    try:
        entry = game_named(replay.game)
    except UnknownGame as fault:
        raise InputError(path, 1, str(fault), "`cardwright games` lists the games there are") from None
    check_rules(replay, entry, path)
    try:
        return Playback(entry, replay)
    except Parted as parted:
        raise InputError(path, 0, str(parted), "Restore the file") from None
    except Exception as fault:  # cards that no card file could hold: whatever they break, the file is at fault
        what = f"the cards of this replay can't be put on a table of {entry.name} ({type(fault).__name__}: {fault})"
        raise InputError(path, 0, what, MAKE_ANEW) from fault


def check_rules(replay: Replay, entry: GameEntry, path: str | Path) -> None:
    """Older rules are tried, since mostly nothing has changed that matters to a game; there are no newer ones than ours."""
    ours = entry.rules().version
    found, known = (_VERSION.fullmatch(version) for version in (replay.rules, ours))
    if known is not None and (found is None or found[1] != known[1] or int(found[2]) > int(known[2])):
        what = f'the rules "{replay.rules}" are not known here, where {entry.name} has {ours}'
        raise InputError(path, 0, what, "Use the release of Cardwright that saved it")


def _in_words(what: str, steps: list[str | int]) -> str:
    place = ", ".join(f"entry {step + 1}" if isinstance(step, int) else f'"{step}"' for step in steps)
    return f"{place}: {what[:1].lower()}{what[1:]}" if place else what[:1].lower() + what[1:]


def too_large(card: CardRecord) -> str:
    """Which of a card's numbers or texts is larger than any card's is."""
    numbers = [number for number in (card.cost, card.attack, card.defense) if number is not None]
    if any(not 0 <= number <= limits.PRINTED_NUMBER for number in numbers):
        return f'the card "{card.id}" has a number that is not from 0 to {limits.PRINTED_NUMBER:,}'
    if len(card.text) > limits.TEXT_LETTERS:
        return f'the text of the card "{card.id}" has more than {limits.TEXT_LETTERS:,} letters'
    return ""


def _check_parts(file: Path, text: str, replay: Replay) -> None:
    """What the types alone don't say."""
    if len(replay.decks) != 2 or len(replay.players) != 2:
        raise InputError(file, line_of(text, ["decks"]), "a replay has two decks and two players", MAKE_ANEW)
    if not re.fullmatch(r"[0-9a-f]{64}", replay.seed):
        raise InputError(file, line_of(text, ["seed"]), "the seed is not 64 hexadecimal digits", MAKE_ANEW)
    if replay.conceded not in (None, 0, 1):
        raise InputError(file, line_of(text, ["conceded"]), "the player who gave up is neither 0 nor 1", MAKE_ANEW)
    for i, card in enumerate(replay.cards):
        for face in card.faces:
            fault = too_large(face) if face.game == replay.game else f'the card "{face.id}" is of the game "{face.game}"'
            if fault:
                raise InputError(file, line_of(text, ["cards", i]), fault, MAKE_ANEW)
    known = {card.id for card in replay.cards}
    sizes = [len(deck.main) + len(deck.second) + len(deck.sideboard) + len(deck.collection) for deck in replay.decks]
    if max(sizes) > limits.DECK_CARDS:
        raise InputError(file, line_of(text, ["decks"]), f"a deck has more than {limits.DECK_CARDS:,} cards", MAKE_ANEW)
    for i, deck in enumerate(replay.decks):
        for id in [deck.leader] * bool(deck.leader) + deck.main + deck.second + deck.sideboard + deck.collection:
            if id not in known:
                what = f'the card "{id}" of deck {i + 1} has no definition in "cards"'
                raise InputError(file, line_of(text, ["decks", i]), what, MAKE_ANEW)
