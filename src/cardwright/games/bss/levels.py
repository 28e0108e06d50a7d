"""2-10: levels. A card on the field shows the face of the level that its cores fulfill: the BP and the effects of that level."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.bss import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table


def add_levels(library: Library, front: Face, levels: list[Face], cores: list[int]) -> None:
    """Tell a face (already in the library) and its level faces, LV1 first, about each other; `cores` is what each level takes."""
    extra: list[int] = []
    for i in range(len(levels)):
        library.add_face(levels[i])
        extra.append(cores[i])
        extra.append(levels[i].look.stats[terms.BP])
        extra.append(levels[i].number)
    front.extra = extra
    for face in levels:
        face.extra = extra


def level_face(t: Table, card: Card, level: int) -> Face | None:
    """The face of a card at a level; none if it does not have that level."""
    at = (level - 1) * terms.LEVEL_PARTS
    extra = card.front.extra
    if at < 0 or at >= len(extra):
        return None
    return t.library.faces[extra[at + terms.LEVEL_FACE]]


def show_level(t: Table, card: Card, cores: int) -> None:
    """2-10-2, 2-10-3: the highest level that so many cores fulfill. With too few for LV1 it counts as LV1 until management (9-3)
    destroys it. The card must be `mine`."""
    extra = card.front.extra
    if not extra:
        return
    at = 0
    for i in range(terms.LEVEL_PARTS, len(extra), terms.LEVEL_PARTS):
        if cores >= extra[i + terms.LEVEL_CORES]:
            at = i
    if t.trace is not None:
        t.cite("2-10-1, 2-10-2, 2-10-3, 2-10-3-1, 2-10-4, 2-11-1")
    face = t.library.faces[extra[at + terms.LEVEL_FACE]]
    if card.form is not face:
        t.show(card, face)
        t.check = True
