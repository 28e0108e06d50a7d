"""5.15.3, 10.9.1.1.1: an evolved card's information with the cost of the card that it is linked to.

Evolved cards print no cost. Which card one will be linked to is known only on the table, so the library holds its face once for
every cost that a card on the field can have."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.sve import terms
from cardwright.kernel.faces import Face, Look

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table


def add_evolved_faces(library: Library, first: int) -> None:
    """The faces of all evolved cards, from the `first` face on, over cards of each cost. `Face.extra` of the evolved card lists
    them: cost, number, cost, number and so on; nothing else leads to them."""
    printed = library.faces[:]
    costs: list[int] = []
    for face in printed:
        cost = face.look.stats[terms.COST]
        if face.look.types & (terms.FOLLOWER | terms.AMULET) and not face.look.subtypes & terms.EVOLVED and cost not in costs:
            costs.append(cost)
    for face in printed[first:]:
        if face.look.subtypes & terms.EVOLVED:
            for cost in costs:
                face.extra = face.extra + [cost, library.add_variant(with_cost(face, cost)).number]


def with_cost(face: Face, cost: int) -> Face:
    look = Look(face.look.stats[:], face.look)
    look.stats[terms.COST] = cost
    made = Face(-1, face.name, look, face.text)
    made.flavour = face.flavour
    made.record_id = face.record_id
    made.play = face.play
    made.unread = face.unread
    return made


def over(t: Table, evolved: Face, below: Face) -> Face:
    """What a card with the face `below` shows while an evolved card is linked to it."""
    cost = below.look.stats[terms.COST]
    pairs = evolved.extra
    for i in range(0, len(pairs), 2):
        if pairs[i] == cost:
            return t.library.faces[pairs[i + 1]]
    return evolved
