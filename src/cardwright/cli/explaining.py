"""What `cardwright text explain` says of cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group
from rich.text import Text

from cardwright.cards import CardPool, CardRecord, load_cards
from cardwright.cli.finding import find_game, pool_of
from cardwright.cli.output import refuse
from cardwright.cli.text import face_mapping
from cardwright.face.explaining import home_of
from cardwright.games.registry import game_named
from cardwright.text.compiler import Compiler
from cardwright.text.explaining import explained
from cardwright.text.report import dialect_of


def explanations(card: str, game: str, files: Sequence[Path]) -> list[dict[str, object]]:
    """Of each face of the cards: its printed lines, and what they mean."""
    pool = pool_of(find_game(game), files)
    wanted = list(load_cards(card, game)) if Path(card).is_file() else pool.get(card)
    if not wanted:
        near = " or ".join(pool.suggestions(card))
        where = "Name its file with --cards" if not near else f"Did you mean {near}"
        refuse(f"{card}: there is no card and no file of this name. {where}{'?' if near else '.'}")
    faces = [face for record in wanted for face in record.faces]
    known = [face_mapping(face) for record in [*pool, *unlisted(wanted, pool)] for face in record.faces]
    compiler = Compiler(dialect_of(game), known)
    home = home_of(game_named(game).cards.profile)
    out: list[dict[str, object]] = []
    for face in faces:
        lines = [vars(line) | {"sentences": list(line.sentences)} for line in explained(compiler.compile(face_mapping(face)), home)]
        out.append({"card": face.id, "name": face.name, "lines": lines})
    return out


def unlisted(wanted: Sequence[CardRecord], pool: CardPool) -> list[CardRecord]:
    """Cards of a file that are not in the pool: their names are to be known as well."""
    listed = {card.id for card in pool}
    return [card for card in wanted if card.id not in listed]


def shown(found: Sequence[dict[str, object]]) -> Group:
    """For a terminal: each line as printed, and its sentences below it."""
    parts: list[Text] = []
    for card in found:
        parts.append(Text(f"{card['name']} ({card['card']})", style="bold"))
        lines = card["lines"]
        assert isinstance(lines, list)
        for line in lines:
            parts.append(Text(f"  {line['text']}", style="italic"))
            parts += [Text(f"    {sentence}") for sentence in line["sentences"]]
            if line["trouble"]:
                parts.append(Text(f"    not understood: {line['trouble']}", style="red"))
    return Group(*parts)
