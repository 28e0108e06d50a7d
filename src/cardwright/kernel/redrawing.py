"""A possible table: the same to one player, with everything that this player can't know drawn anew.

Bots look ahead on such tables, so that they can't cheat even by accident. What is kept: every card that the player may see, and how
many cards lie where. What is drawn anew: which of a player's unseen cards is where, and the random stream. Which cards each player
has brought counts as known, unless it is supposed (`Supposed`): then the opponent's unseen cards are drawn from what they may have
brought.
"""
from __future__ import annotations

import random

from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.chance import SEED_BYTES
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.kernel.table import PLAYERS, Table
from cardwright.kernel.visibility import may_see

Identity = tuple[Face, Face | None]


class Supposed:
    """What others may have brought: by the pool that they would be in, the cards that could be there. All faces are those of the
    library, which has those of the table too."""

    def __init__(self, library: Library, cards: dict[int, list[Identity]]) -> None:
        self.library = library
        self.cards = cards


def determinize(table: Table, player: int, rng: random.Random, supposed: Supposed | None = None) -> Table:
    """A clone of the table on which the cards hidden from the player are others: exchanged among each other, or, of pools of which
    that is said, drawn from what they are supposed to hold."""
    t = table.clone()
    t.reseed(bytes([int(rng.random() * 256) for _ in range(SEED_BYTES)]))
    given: dict[int, Identity] = {}
    for key, pool in pools_by_kind(t, player).items():
        if supposed is not None and key in supposed.cards:
            faces = supposed.cards[key][:]
        else:
            faces = sorted_faces(t, pool)
        shuffle(faces, rng)
        for i in range(len(pool)):
            given[pool[i]] = faces[i % len(faces)]
    if supposed is not None:
        t.library = supposed.library
    give_faces(t, given)
    forget_secrets(t, player)
    # What the table may rewind to must not know more than the table itself.
    kept: list[Table] = []
    for checkpoint in t.checkpoints:
        twin = checkpoint.clone()
        twin.library = t.library
        twin.reseed(t.seed)
        give_faces(twin, given)
        forget_secrets(twin, player)
        kept.append(twin)
    t.checkpoints = kept
    return t


def hidden_pools(t: Table, player: int) -> list[list[int]]:
    """The cards that the player can't tell apart: those hidden from them, by owner and by the deck that they belong to. In
    the order in which they lie: which number a card has tells where it lay before it was shuffled."""
    return list(pools_by_kind(t, player).values())


def pools_by_kind(t: Table, player: int) -> dict[int, list[int]]:
    """The same by the kind of pool."""
    pools: dict[int, list[int]] = {}
    offered = offered_to(t, player)
    for i in range(len(t.zones)):
        for id in t.zones[i]:
            c = t.cards[id]
            if id not in offered and not may_see(t, c, player):
                key = kind_of_pool(t, i // PLAYERS, c.owner)
                pool = pools.get(key)
                if pool is None:
                    pools[key] = [id]
                else:
                    pool.append(id)
    return pools


def kind_of_pool(t: Table, zone: int, owner: int) -> int:
    """Whose cards, and of which deck: those of side decks never mix with the others."""
    return (zone if zone in t.rules.side_decks else len(t.rules.zones)) * PLAYERS + owner


def seen_of(t: Table, player: int, owner: int) -> list[Identity]:
    """The cards that an owner has brought and that the player sees now, as printed."""
    offered = offered_to(t, player)
    out: list[Identity] = []
    for ids in t.zones:
        for id in ids:
            c = t.cards[id]
            if c.owner == owner and (id in offered or may_see(t, c, player)):
                out.append((c.front, c.back))
    return out


def sorted_faces(t: Table, pool: list[int]) -> list[Identity]:
    """What is printed on these cards, sorted: what is imagined must not depend on where the cards really are."""
    order: list[tuple[int, int, int]] = []
    for id in pool:
        c = t.cards[id]
        order.append((c.front.number, -1 if c.back is None else c.back.number, id))
    order.sort()
    return [(t.cards[id].front, t.cards[id].back) for _, _, id in order]


def give_faces(t: Table, given: dict[int, Identity]) -> None:
    """Make these cards other cards where they are. Only for cards that are hidden: nothing else about them changes."""
    for id, (front, back) in given.items():
        if t.cards[id].front is front and t.cards[id].back is back:
            continue
        c = t.mine(id)
        c.front = front
        c.back = back
        t.show(c, front)
        _watch_from_its_zone(t, c)
    t.dirty = True


def forget_secrets(t: Table, player: int) -> None:
    """Abilities that wait without the player's knowledge tell what a hidden card is."""
    t.pending = [p for p in t.pending if p.controller == player or t.rules.announced(t, p)]


def _watch_from_its_zone(t: Table, c: Card) -> None:
    """The table keeps a list of the cards whose abilities work off the field; a new face may belong on it or not."""
    works = c.zone != t.rules.field and c.form.works_in >> c.zone & 1
    if works and c.id not in t.working_off_field:
        t.working_off_field.append(c.id)
    elif not works and c.id in t.working_off_field:
        t.working_off_field.remove(c.id)


def offered_to(t: Table, player: int) -> set[int]:
    """Cards that the player is choosing among right now, and so can read."""
    ask = t.decision()
    if ask is None or ask.player != player:
        return set()
    return {o.value_of(code) for code in ask.options if t.rules.names_a_card(o.verb_of(code))}


def shuffle(xs: list[Identity], rng: random.Random) -> None:
    """Like `random.shuffle`, but by `random()` alone, whose stream is the same on every version of Python."""
    for i in range(len(xs) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        swapped = xs[i]
        xs[i] = xs[j]
        xs[j] = swapped
