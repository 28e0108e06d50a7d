"""903.2b: the faces of what is no card but lies where cards lie: abilities in the chase area, and the players themselves."""
from __future__ import annotations

from typing import Final

from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.copies import copying
from cardwright.games.fow.played_sides import ACTIVATE_FACE, AUTOMATIC_FACE, JUDGMENT_FACE
from cardwright.games.fow.rules_in_layers import add_rule_abilities
from cardwright.kernel.faces import ACTIVATED, Ability, Face, Look
from cardwright.kernel.library import Library

PLAYER_FACE: Final = "Player"


def add_rule_faces(library: Library) -> None:
    """What every library needs besides the cards. Call it last, when all kinds of counters are known."""
    for name in (ACTIVATE_FACE, AUTOMATIC_FACE, JUDGMENT_FACE, PLAYER_FACE):
        if name in library.by_name:
            continue
        look = Look([0] * terms.STAT_COUNT)
        look.names = (name,)
        if name == PLAYER_FACE:
            look.types = terms.PLAYER
        face = Face(-1, name, look, "")
        if name == ACTIVATE_FACE:
            face.play = Ability(ACTIVATED, "")  # what will is paid for where no card or ability is played
            face.play.program = Script()
        library.add_face(face)
    add_rule_abilities(library)
    copying(library)
