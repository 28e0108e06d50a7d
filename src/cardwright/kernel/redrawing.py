"""A possible table: the same to one player, with everything that this player can't know drawn anew.

Bots look ahead on such tables, so that they can't cheat even by accident. What is kept: every card that the player may see, how
many cards lie where, and which cards each player has brought (deck lists count as known). What is drawn anew: which of a player's
unseen cards is where, and the random stream.
"""
from __future__ import annotations

import random

from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.chance import SEED_BYTES
from cardwright.kernel.faces import Face
from cardwright.kernel.table import PLAYERS, Table
from cardwright.kernel.visibility import may_see

Identity = tuple[Face, Face | None]


def determinize(table: Table, player: int, rng: random.Random) -> Table:
    """A clone of the table on which the cards hidden from the player have been exchanged among each other."""
    t = table.clone()
    t.reseed(bytes([int(rng.random() * 256) for _ in range(SEED_BYTES)]))
    given: dict[int, Identity] = {}
    for pool in hidden_pools(t, player):
        faces = sorted_faces(t, pool)
        shuffle(faces, rng)
        for i in range(len(pool)):
            given[pool[i]] = faces[i]
    give_faces(t, given)
    forget_secrets(t, player)
    # What the table may rewind to must not know more than the table itself.
    kept: list[Table] = []
    for checkpoint in t.checkpoints:
        twin = checkpoint.clone()
        twin.reseed(t.seed)
        give_faces(twin, given)
        forget_secrets(twin, player)
        kept.append(twin)
    t.checkpoints = kept
    return t


def hidden_pools(t: Table, player: int) -> list[list[int]]:
    """The cards that the player can't tell apart: those hidden from them, by owner and by the deck that they belong to. In
    the order in which they lie: which number a card has tells where it lay before it was shuffled."""
    pools: dict[int, list[int]] = {}
    zones = t.rules.zones
    side_decks = t.rules.side_decks
    offered = offered_to(t, player)
    for i in range(len(t.zones)):
        kind = i // PLAYERS
        apart = kind if kind in side_decks else len(zones)
        for id in t.zones[i]:
            c = t.cards[id]
            if id not in offered and not may_see(t, c, player):
                key = apart * PLAYERS + c.owner
                pool = pools.get(key)
                if pool is None:
                    pools[key] = [id]
                else:
                    pool.append(id)
    return list(pools.values())


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
