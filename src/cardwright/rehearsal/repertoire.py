"""All cards of a file, read in each other's light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardwright.cards import CardRecord
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler

if TYPE_CHECKING:
    from cardwright.rehearsal.director import Director


@dataclass
class Repertoire:
    """All cards of a file, so that one that another mentions is known."""

    compiled: Mapping[str, CompiledText]  # by id
    tokens: Mapping[str, CardRecord]  # by name
    named: Mapping[str, list[CardRecord]]  # by name, tokens left out


def repertoire_of(
    records: Sequence[CardRecord], director: Director, compiled: Mapping[str, CompiledText] | None = None
) -> Repertoire:
    """The cards of a file and the game's own tokens."""
    builder = director.cards
    bundled = builder.tokens()
    cards = [face for record in (*records, *bundled) for face in record.faces]
    known = dict(compiled) if compiled is not None else {}
    compiler = Compiler(builder.dialect, [builder.mapping(card) for card in cards])
    for card in cards:
        if card.id not in known:
            known[card.id] = compiler.compile(builder.mapping(card))
    usable = [card for card in cards if card.is_token and builder.known_type(card)]
    tokens = {card.name: card for card in reversed([*usable, *bundled])}
    named: dict[str, list[CardRecord]] = {}
    for card in cards:
        if not card.is_token:
            named.setdefault(card.name, []).append(card)
    return Repertoire(known, tokens, named)
