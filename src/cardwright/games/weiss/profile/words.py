"""What the words of card texts are as numbers of the rules (`terms`)."""
from __future__ import annotations

from typing import Final

from cardwright.games.weiss import terms

FORBID: Final[dict[str, int]] = {
    "attack": terms.CANT_ATTACK, "side attack": terms.CANT_SIDE_ATTACK, "frontal attack": terms.CANT_FRONTAL_ATTACK,
    "direct attack": terms.CANT_DIRECT_ATTACK, "become reversed": terms.CANT_BE_REVERSED,
    "become reversed by the opponent's auto": terms.NOT_REVERSED_BY_AUTO,
    "stand in the stand phase": terms.CANT_STAND, "move": terms.CANT_MOVE, "be played from hand": terms.CANT_BE_PLAYED,
    "be chosen by the opponent's effects": terms.CANT_BE_CHOSEN, "be frontal attacked": terms.CANT_BE_FRONTAL_ATTACKED,
    "use backup": terms.NO_BACKUP, "use encore": terms.NO_ENCORE,
    "be used": terms.CANT_ACT, "deal damage": terms.CANT_DEAL_DAMAGE,
    "be returned to hand": terms.CANT_BE_RETURNED, "be put into memory": terms.CANT_GO_TO_MEMORY,
}  # fmt: skip
ABOUT_PLAYING: Final = ("be played from hand", "be played without its color")
PERMIT: Final[dict[str, int]] = {
    "side attack without losing soul": terms.NO_SIDE_PENALTY, "be played without its color": terms.IGNORES_COLOUR,
}  # fmt: skip
