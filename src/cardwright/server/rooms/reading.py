"""What the engine understands of a card that somebody writes. Runs in a process of its own (`worker`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cardwright.cards import CardRecord, shape_of
from cardwright.cards.loading import cards_of_objects
from cardwright.collection.shapes import in_our_shape
from cardwright.errors import InputError
from cardwright.face.explaining import home_of
from cardwright.games.registry import game_named
from cardwright.server.rooms.catalogue import CATALOGUES, Catalogue
from cardwright.server.rooms.parts import LineRead
from cardwright.text.compiled import CompiledLine, CompiledText
from cardwright.text.compiler import Compiler
from cardwright.text.explaining import explained

MOST_EXPECTED: Final = 24
OWN_ID: Final = "MINE-1"


def card_written(game: str, fields: Mapping[str, Any]) -> CardRecord:
    """The card that these fields are, or `InputError` that says what is missing."""
    shape = shape_of(game)
    values = {key: value for key, value in fields.items() if value not in (None, "", [])}
    values = {"id": OWN_ID, "text": "", **values}
    found = cards_of_objects(Path("card"), [(0, in_our_shape(values, shape))], shape)[0]
    if not game_named(game).cards.known_type(found):
        raise InputError("card", 0, f'the rules know no cards of the type "{found.type}"', "Choose another type")
    return found


class Reader:
    """Reads cards with all names that are at hand."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Catalogue, Compiler]] = {}

    def compiler(self, game: str) -> Compiler:
        catalogue = CATALOGUES.of(game)
        kept = self._kept.get(game)
        if kept is None or kept[0] is not catalogue:
            builder = game_named(game).cards
            known = [builder.mapping(face) for card in catalogue.cards for face in card.faces]
            kept = self._kept[game] = (catalogue, Compiler(builder.dialect, known))
        return kept[1]

    def lines(self, game: str, card: CardRecord) -> list[LineRead]:
        """Its lines, each with what it means or where reading stopped."""
        builder = game_named(game).cards
        out: list[LineRead] = []
        for face in card.faces:
            compiled = self.compiler(game).compile(builder.mapping(face))
            idle = self._idle(game, face, compiled)
            told = explained(compiled, home_of(builder.profile))
            for line, meaning in zip(compiled.lines, told, strict=True):
                why = next((why for text, why in idle if text == line.text), "")
                out.append(line_read(line, list(meaning.sentences), meaning.trouble, why))
        return out

    def _idle(self, game: str, face: CardRecord, compiled: CompiledText) -> list[tuple[str, str]]:
        """Lines that are read but can't be carried out, with why."""
        builder = game_named(game).cards
        failed = {line.text for line in compiled.lines if line.failure is not None}
        lines = builder.face(compiled, face, builder.lowering(builder.new_library())).unread
        found = []
        for unread in lines:
            text = max((line.text for line in compiled.lines if unread.startswith(line.text)), key=len, default="")
            if text not in failed:
                found.append((text or face.text.split("\n")[0], unread.removeprefix(text).strip(" ()") or unread))
        tokens = {card.name for card in (*builder.tokens(), *CATALOGUES.of(game).cards) if card.is_token}
        for name in builder.creates(compiled):
            if name not in tokens:
                text = next((line.text for line in compiled.lines if name in line.text), face.text.split("\n")[0])
                found.append((text, f"no token is called {name}"))
        return found


def line_read(line: CompiledLine, sentences: list[str], trouble: str, idle: str) -> LineRead:
    failure = line.failure
    stopped = failure is not None and failure.reason == "not read"
    expected = [] if failure is None else [readable(word) for word in failure.expected]
    return LineRead(
        text=line.text, sentences=sentences, trouble=trouble, at=failure.at if failure is not None and stopped else -1,
        expected=sorted({word for word in expected if word})[:MOST_EXPECTED], idle=idle,
    )  # fmt: skip


def readable(word: str) -> str:
    """What the grammar waits for, for people: a word as it is, a sort of word in brackets."""
    if word.isupper() and len(word) > 1:
        return f"({word.lower().replace('_', ' ')})"
    return word
