"""What everybody can see of cards, as far as all games show it alike."""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.effects.lowering.profile import Profile
    from cardwright.kernel.table import Table


# The words for some bits, by the words' own mapping (they are the games' own, and last): views ask for the same ones all the time.
NAMED: Final[dict[int, dict[int, list[str]]]] = {}


def names_of(bits: int, words: Mapping[str, int]) -> list[str]:
    """The words for these bits."""
    if not bits:
        return []
    named = NAMED.setdefault(id(words), {})
    if bits not in named:
        named[bits] = [word for word, bit in words.items() if bits & bit]
    return named[bits][:]


def traits_of(t: Table, k: Look) -> list[str]:
    out: list[str] = []
    rest = k.traits
    while rest:  # a card has few of many
        lowest = rest & -rest
        out.append(t.library.traits[lowest.bit_length() - 1])
        rest ^= lowest
    return out


def plain_details(t: Table, c: Card, k: Look, words: Profile) -> dict[str, Any]:
    """What is printed on a card of a plain game, by the words of its profile: type, numbers, traits, keywords and text."""
    t.cite("@printed")
    out: dict[str, Any] = {"type": names_of(k.types, words.types)}
    for word, number in words.stats.items():
        if k.types & words.stat_types.get(word, -1):
            out[word] = k.stats[number]
    if k.traits:
        out["traits"] = traits_of(t, k)
    if k.keywords:
        out["keywords"] = names_of(k.keywords, words.keywords)
    add_text(out, c)
    return out


def add_text(out: dict[str, Any], c: Card) -> None:
    """A card's text, and what of it is not understood."""
    if c.form.text:
        out["text"] = c.form.text
    if c.form.unread:
        out["unread"] = c.form.unread
