"""What a change of the grammar does to the printed cards at hand: which lines mean something else than before, and which lines keep
cards from being understood. Names that are kept aside (`kept_aside.py`) are counted and never shown.

    python tools/readings.py keep sve bss       # keep the readings of today under build/readings
    python tools/readings.py compare sve bss    # lines whose tree is another now, or that are refused now
    python tools/readings.py near sve           # lines that alone keep their cards from being understood, by where reading stopped
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

from cardwright.cards import load_cards
from cardwright.cli.text import face_mapping
from cardwright.reference import reference_folder
from cardwright.text.compiled import CompiledLine, CompiledText
from cardwright.text.compiler import Compiler
from cardwright.text.report import dialect_of
from cardwright.text.tree import Node, Value, outline
from kept_aside import GAMES, kept_aside

KEPT = Path("build/readings")
Texts = dict[str, CompiledText]


def read(game: str, folder: Path, every: int) -> tuple[Texts, set[str]]:
    """The texts of a file by card, or of one card in so many; and which of them are core cards."""
    faces = [face for record in load_cards(folder / "cards" / f"{game}.jsonl", game) for face in record.faces]
    compiler = Compiler(dialect_of(game), lexicon=dialect_of(game).lexicon([face_mapping(face) for face in faces]))
    texts = {face.id: compiler.compile(face_mapping(face)) for face in faces[::every]}
    return texts, {face.id for face in faces if face.extra.get("scope", "core") == "core"}


def marked(line: CompiledLine) -> str:
    """The line with a mark where reading stopped, or why it means nothing."""
    failure = line.failure
    if failure is None:
        return line.text
    if failure.reason != "not read":
        return f"{line.text}  [{failure.message()}]"
    return f"{line.text[: failure.at]}▸{line.text[failure.at :]}"


def alike(old: Value, new: Value) -> bool:
    """Equal but for fields that kinds did not have before."""
    if isinstance(old, tuple) and isinstance(new, tuple):
        return len(old) == len(new) and all(alike(one, other) for one, other in zip(old, new, strict=True))
    if not isinstance(old, Node) or not isinstance(new, Node):
        return old == new
    now = dict(new.fields)
    return old.kind == new.kind and all(name in now and alike(value, now[name]) for name, value in old.fields)


def compare(game: str, now: Texts, trees: bool) -> None:
    """Print what has changed since the readings that were kept."""
    before: Texts = pickle.loads((KEPT / f"{game}.pickle").read_bytes())
    gained = lost = other = 0
    for card, text in now.items():
        if card not in before:
            continue
        gained += text.understood and not before[card].understood
        for old, new in zip(before[card].lines, text.lines, strict=False):
            if not old.understood or (new.understood and alike(old.abilities, new.abilities)):
                continue
            lost += not new.understood
            other += new.understood
            if kept_aside(text.name):
                continue
            print(f"{card} {text.name}: {marked(new)}")
            if trees and new.understood:
                print("".join(outline(tree) for tree in old.abilities), "now", "".join(outline(tree) for tree in new.abilities))
    print(f"{game}: {gained} cards gained, {lost} lines refused now, {other} lines read otherwise")


def near(texts: Texts, among: set[str], most: int) -> None:
    """Print the lines that keep cards from being understood, those of one shape together, the most frequent shape first."""
    shapes: dict[str, list[str]] = {}
    for card, text in texts.items():
        failed = [line for line in text.lines if line.failure is not None]
        if card in among and len(failed) == 1 and not kept_aside(text.name):
            failure = failed[0].failure
            assert failure is not None
            shapes.setdefault(failure.shape, []).append(f"{card}: {marked(failed[0])}")
    for shape, lines in sorted(shapes.items(), key=lambda item: -len(item[1]))[:most]:
        print(f"{len(lines):5} {shape}")
        for line in dict.fromkeys(lines[:3]):
            print(f"        {line}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("keep", "compare", "near"))
    parser.add_argument("games", nargs="*", choices=GAMES, default=list(GAMES))
    parser.add_argument("--trees", action="store_true", help="print both trees of what is read otherwise")
    parser.add_argument("--core", action="store_true", help="only core cards")
    parser.add_argument("--most", type=int, default=200, help="how many shapes are shown")
    parser.add_argument("--every", type=int, default=1, help="only one card in so many, for the large files")
    asked = parser.parse_args()
    folder = reference_folder()
    if folder is None:
        raise SystemExit("the printed cards are not here")
    KEPT.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        texts, core = read(game, folder, asked.every)
        if asked.what == "keep":
            (KEPT / f"{game}.pickle").write_bytes(pickle.dumps(texts))
        elif asked.what == "compare":
            compare(game, texts, asked.trees)
        else:
            near(texts, core if asked.core else set(texts), asked.most)


if __name__ == "__main__":
    main()
