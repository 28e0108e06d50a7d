"""How much of the printed cards at hand is understood: of the names that one may look at while writing grammar, and of the fifth
that is kept aside (by a hash of the name), which is looked at only through these counts.

    python tools/kept_aside.py fow bss              # the counts
    python tools/kept_aside.py fow --stops 40       # and where reading stopped most often, in cards that one may look at
    python tools/kept_aside.py fow --rehearse 200   # and how many run, of that many cards by lot
"""

from __future__ import annotations

import argparse
import random
import zlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from cardwright.cards import CardRecord, load_cards
from cardwright.cli.text import face_mapping
from cardwright.reference import reference_folder
from cardwright.rehearsal import rehearse
from cardwright.text.compiled import CompiledText
from cardwright.text.report import compile_all

GAMES = ("sve", "bss", "fftcg", "weiss", "fow")


def kept_aside(name: str) -> bool:
    """Is this one of the names that nobody looks at?"""
    return zlib.crc32(name.encode()) % 5 == 0


def share(texts: Iterable[bool]) -> str:
    found = list(texts)
    return f"{sum(found)} of {len(found)} ({sum(found) / len(found):.1%})" if found else "none"


def report(game: str, file: Path, stops: int, rehearsed: int) -> None:
    """Print what was found in one file."""
    records = load_cards(file, game)
    faces = [face for record in records for face in record.faces]
    texts = dict(zip((face.id for face in faces), compile_all([face_mapping(face) for face in faces], game), strict=True))
    understood = {card: text.understood for card, text in texts.items()}
    core = {face.id for face in faces if face.extra.get("scope", "core") == "core"}
    print(f"{game}: understood {share(understood.values())}, core {share(understood[card] for card in core)}")
    for word, aside in (("seen", False), ("kept aside", True)):
        print(f"  {word}: {share(understood[face.id] for face in faces if kept_aside(face.name) == aside)}")
    if rehearsed:
        print(f"  running, by lot: {running(game, records, texts, rehearsed)}")
        unseen = [record for record in records if kept_aside(record.name)]
        print(f"  running, by lot of those kept aside: {running(game, unseen, texts, rehearsed, records)}")
    shapes: Counter[str] = Counter()
    for face in faces:
        if not kept_aside(face.name):
            shapes.update(line.failure.shape for line in texts[face.id].lines if line.failure is not None)
    for shape, count in shapes.most_common(stops):
        print(f"{count:6} {shape}")


def running(
    game: str, records: list[CardRecord], texts: dict[str, CompiledText], count: int, beside: list[CardRecord] | None = None
) -> str:
    """Of cards drawn by lot, how many run; cards `beside` them may be on the table."""
    drawn = random.Random(count).sample(records, min(count, len(records)))
    found = rehearse(beside or records, texts.values(), game=game, only=drawn).running
    return share(all(face.id in found for face in record.faces) for record in drawn)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=GAMES, default=list(GAMES))
    parser.add_argument("--stops", type=int, default=0)
    parser.add_argument("--rehearse", type=int, default=0)
    asked = parser.parse_args()
    folder = reference_folder()
    if folder is None:
        raise SystemExit("the printed cards are not here")
    for game in asked.games:
        report(game, folder / "cards" / f"{game}.jsonl", asked.stops, asked.rehearse)


if __name__ == "__main__":
    main()
