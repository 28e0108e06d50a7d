"""Players, cards and zones by name, as far as an observer may know them: what every game says alike."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.entry import EVERYTHING
from cardwright.kernel.cards import Card, Snapshot, id_of
from cardwright.kernel.visibility import may_see

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

A_CARD: Final = "a card"


def count(n: int, one: str, many: str = "") -> str:
    """1 card, 2 cards."""
    return f"1 {one}" if n == 1 else f"{n} {many if many else one + 's'}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def who(player: int, observer: int) -> str:
    """A player as the subject of a sentence."""
    if observer < 0:
        return f"Player {player + 1}"
    return "you" if player == observer else "your opponent"


def whose(player: int, observer: int) -> str:
    if observer < 0:
        return f"Player {player + 1}'s"
    return "your" if player == observer else "your opponent's"


def does(player: int, observer: int, verb: str, other: str = "") -> str:
    """"You draw", "Your opponent draws": the subject and its verb, as the beginning of a sentence."""
    form = verb if player == observer else (other if other else verb + "s")
    return capital(f"{who(player, observer)} {form}")


def knows(t: Table, c: Card, observer: int) -> bool:
    """May the observer read this card now?"""
    return observer == EVERYTHING or may_see(t, c, observer)


def ended(t: Table, ref: int) -> Snapshot | None:
    """What a card was when this reference ended: remembered for a turn, or for as long as there is a log."""
    was = t.last_known(ref)
    if was is None and t.log is not None:
        for i in range(len(t.log) - 1, -1, -1):
            before = t.log[i].before
            if before is not None and before.was == ref:
                return before
    return was


def source_name(t: Table, ref: int) -> str:
    """The card whose ability does something: abilities are played openly, so everybody knows it."""
    return t.cards[id_of(ref)].form.name


def zone_name(t: Table, zone: int, player: int, observer: int) -> str:
    """"your hand", "the resolution zone"."""
    kind = t.rules.zones[zone]
    return f"the {kind.name}" if kind.shared else f"{whose(player, observer)} {kind.name}"
