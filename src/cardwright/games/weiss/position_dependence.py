"""Two positions of the stage exchange their characters (6.5.1.2.4): what of that persistent effects depend on."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import FACING
from cardwright.games.weiss.terms import POSITION_BITS
from cardwright.kernel.continuous import ANYTHING, OWN_DEPENDENCE_SHIFT, PLACES
from cardwright.kernel.layers import passives_of

if TYPE_CHECKING:
    from cardwright.kernel.continuous import Entry
    from cardwright.kernel.table import Table

# What an effect may depend on of who stands where, where it is less than everything (PLACES).
ROWS: Final = 1 << OWN_DEPENDENCE_SHIFT  # which of its controller's characters are on the center stage and which on the back stage
SPOTS: Final = 1 << (OWN_DEPENDENCE_SHIFT + 1)  # on which position each of them is
THEIR_ROWS: Final = 1 << (OWN_DEPENDENCE_SHIFT + 2)  # on which of the two stages the opponent's characters are
ITS_ROW: Final = 1 << (OWN_DEPENDENCE_SHIFT + 3)  # on which of the two stages its own card is
ITS_SPOT: Final = 1 << (OWN_DEPENDENCE_SHIFT + 4)  # on which position its own card is
AHEAD: Final = 1 << (OWN_DEPENDENCE_SHIFT + 5)  # who is in front of its own card
OPPOSITE: Final = 1 << (OWN_DEPENDENCE_SHIFT + 6)  # who faces its own card
BENEATH: Final = 1 << (OWN_DEPENDENCE_SHIFT + 7)  # which markers are under which card
STANDING_WHERE: Final = PLACES | ROWS | SPOTS | THEIR_ROWS | ITS_ROW | ITS_SPOT | AHEAD | OPPOSITE | BENEATH

AHEAD_OF: Final = [0, 0, 0, 0, 1 << 1 | 1 << 2, 1 << 2 | 1 << 3]  # 3.6.4: by position, those in front of it (bits)


def of_its_own(depends: int) -> int:
    """What a condition on where its own card is depends on, given what it would for any card."""
    if depends & ROWS:
        depends = depends & ~ROWS | ITS_ROW
    if depends & SPOTS:
        depends = depends & ~SPOTS | ITS_SPOT
    return depends


def exchange_matters(t: Table, player: int, here: int, there: int) -> bool:
    """Can any effect be another one after two positions of this player, who has no markers, have exchanged their characters? What
    the effects of the information as it is now depend on says so: information must have been worked out."""
    depends = t.outlook.depends_on & (STANDING_WHERE | ANYTHING)
    if depends & ~BENEATH == 0:
        return False
    if depends & (ANYTHING | PLACES) or t.outlook.effects_read < 0:
        return True  # abilities that have been given may depend on anything
    for made in t.effects:
        if made.change.depends_on & STANDING_WHERE:
            return True
    for p in range(2):
        for id in t.zones[terms.STAGE * 2 + p]:
            c = t.cards[id]
            if c.form.change_zones:
                for e in passives_of(t, c):
                    if e.change.depends_on & depends and effect_may_change(e, c.marks & POSITION_BITS, p == player, here, there):
                        return True
    for id in t.working_off_field:
        c = t.cards[id]
        if c.form.change_zones >> c.zone & 1:
            for e in passives_of(t, c):
                if e.change.depends_on & STANDING_WHERE:
                    return True
    return False


def effect_may_change(e: Entry, position: int, own: bool, here: int, there: int) -> bool:
    """Can this effect of a character on the stage be another one? `own`: of a character of the player whose two positions exchange
    theirs."""
    depends = e.change.depends_on
    across = (here <= terms.CENTER_RIGHT) != (there <= terms.CENTER_RIGHT)
    if not own:
        if depends & THEIR_ROWS and across:
            return True
        return depends & OPPOSITE != 0 and (FACING[position] == here or FACING[position] == there)
    if depends & SPOTS or (across and depends & ROWS):
        return True
    if position in (here, there):
        return depends & (ITS_SPOT | OPPOSITE) != 0 or (across and depends & (ITS_ROW | AHEAD) != 0) or (
            depends & AHEAD != 0 and here > terms.CENTER_RIGHT
        )
    return depends & AHEAD != 0 and (AHEAD_OF[position] >> here ^ AHEAD_OF[position] >> there) & 1 != 0
