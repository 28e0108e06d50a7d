"""What people are told: players, cards and zones by name, as far as an observer may know them; `wording` asks with these."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.cards import Card
from cardwright.kernel.logbook import Known, among, witness

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

A_CARD: Final = "a card"


def count(n: int, one: str, many: str = "") -> str:
    """1 card, 2 cards."""
    return f"1 {one}" if n == 1 else f"{n} {many if many else one + 's'}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def who(t: Table, player: int, observer: int) -> str:
    """A player as the subject of a sentence: to the players themselves "you" and "your opponent", to all others by name."""
    if observer < 0:
        return t.names[player]
    return "you" if player == observer else "your opponent"


def whose(t: Table, player: int, observer: int) -> str:
    if observer < 0:
        return f"{t.names[player]}'s"
    return "your" if player == observer else "your opponent's"


def does(t: Table, player: int, observer: int, verb: str, other: str = "") -> str:
    """"You draw", "Your opponent draws": the subject and its verb, as the beginning of a sentence."""
    form = verb if player == observer else (other if other else verb + "s")
    return capital(f"{who(t, player, observer)} {form}")


def name_of(t: Table, known: Known | None, observer: int, later: bool = False) -> str:
    """A card that an entry of the log speaks of; `later`: as it was called after what happened. A card that stands for a player is
    called so."""
    if known is None:
        return A_CARD
    if known.zone == t.rules.person_zone:
        word = t.rules.person_word
        return f"{whose(t, known.player, observer)} {word}" if word else who(t, known.player, observer)
    if known.zone >= 0 and not among(known.readers, observer):  # nowhere are only tokens, before they come and after they went
        return A_CARD
    return known.now if later else known.name


def card_name(t: Table, c: Card, observer: int) -> str:
    """A card as it is now."""
    return name_of(t, witness(t, c.ref()), observer)


def name_at(t: Table, ref: int, observer: int) -> str:
    """The card that a reference names or named."""
    return name_of(t, witness(t, ref), observer)


def zone_name(t: Table, zone: int, player: int, observer: int) -> str:
    """"your hand", "the resolution zone"."""
    kind = t.rules.zones[zone]
    return f"the {kind.name}" if kind.shared else f"{whose(t, player, observer)} {kind.name}"
