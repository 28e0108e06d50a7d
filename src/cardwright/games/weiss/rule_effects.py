"""Effects that the rules themselves make: soul that an attack or a trigger icon gives or takes, and what a face-down card shows."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.encore import default_encore
from cardwright.games.weiss.shot_icon import shot_ability
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import END_OF_TURN, Change, Continuous, stat_bit
from cardwright.kernel.faces import PASSIVE, Ability, Face, Look
from cardwright.kernel.layers import apply_newest
from cardwright.kernel.library import Library

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MORE_SOUL: Final = "soul"
NO_ABILITY: Final = "rules"
BLANK: Final = "(face down)"
STAT_COUNT: Final = 5


class MoreSoul(Change):
    """A character's soul rises or falls until end of turn (4.12.2.2, 7.2.1.4.1, 7.2.1.4.2)."""

    def __init__(self) -> None:
        super().__init__(terms.VALUE_LAYER, 0, stat_bit(terms.SOUL))

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return False  # only the character that it was made for

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        look.stats[terms.SOUL] += values[0]


def prepare(library: Library, first: int) -> None:
    """Give a library what the rules need of it, for the faces from the first one on: before the first game."""
    if MORE_SOUL not in library.named_changes:
        change = MoreSoul()
        library.add_change(change)
        library.named_changes[MORE_SOUL] = change
        rules = Ability(PASSIVE, "")
        library.add_ability(rules)
        library.keywords[NO_ABILITY] = [rules]
        shot_ability(library)
        default_encore(library)
    for face in library.faces[first:]:
        add_blank(library, face)


def add_blank(library: Library, face: Face) -> None:
    """3.9.2.2.1, 3.12.2.2.1: what a card is while it lies face down: nothing, but for abilities that say that they still work."""
    look = Look([0] * STAT_COUNT)
    look.names = ()
    for a in face.look.abilities:
        if a.flags & terms.WORKS_FACE_DOWN:
            look.abilities.append(a)
    blank = library.by_name[BLANK][0] if BLANK in library.by_name else None
    if blank is None or look.abilities:
        blank = library.add_face(Face(-1, BLANK, look, ""))
    face.extra = [blank.number] + face.extra


def blank_face(t: Table, card: Card) -> Face:
    """What this card shows face down."""
    extra = card.front.extra
    return t.library.faces[extra[0]] if extra else t.library.by_name[BLANK][0]


def give_soul(t: Table, ref: int, n: int) -> None:
    """This character gets +n soul until end of turn; nothing happens if it has left."""
    if n == 0 or t.at(ref) is None:
        return
    c = Context(ref, t.active, t.library.keywords[NO_ABILITY][0])
    change = t.library.named_changes[MORE_SOUL]
    made = Continuous(change, c, (n,), (ref,), True, END_OF_TURN, t.turn, t.active, t.next_stamp())
    t.effects.append(made)
    apply_newest(t, made)
