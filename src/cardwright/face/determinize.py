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
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import may_see

Identity = tuple[Face, Face | None]


def determinize(table: Table, player: int, rng: random.Random) -> Table:
    """A clone of the table on which the cards hidden from the player have been exchanged among each other."""
    t = table.clone()
    t.reseed(bytes(int(rng.random() * 256) for _ in range(SEED_BYTES)))
    given: dict[int, Identity] = {}
    for pool in hidden_pools(t, player):
        # Sorted first: what is imagined must not depend on where the cards really are.
        faces = sorted(((t.cards[id].front, t.cards[id].back) for id in pool), key=lambda sides: sides[0].number)
        _shuffle(faces, rng)
        given.update(zip(pool, faces, strict=True))
    give_faces(t, given)
    forget_secrets(t, player)
    # What the table may rewind to must not know more than the table itself.
    t.checkpoints = [kept.clone() for kept in t.checkpoints]
    for kept in t.checkpoints:
        kept.reseed(t.seed)
        give_faces(kept, given)
        forget_secrets(kept, player)
    return t


def hidden_pools(t: Table, player: int) -> list[list[int]]:
    """The cards that the player can't tell apart: those hidden from them, by owner and by the deck that they belong to."""
    pools: dict[tuple[int, int], list[int]] = {}
    side_decks = t.rules.side_decks
    offered = _offered(t, player)
    for c in t.cards:
        if 0 <= c.zone < len(t.rules.zones) and c.id not in offered and _in_its_zone(t, c) and not may_see(t, c, player):
            pools.setdefault((c.owner, c.zone if c.zone in side_decks else -1), []).append(c.id)
    return list(pools.values())


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


def _offered(t: Table, player: int) -> set[int]:
    """Cards that the player is choosing among right now, and so can read."""
    ask = t.decision()
    if ask is None or ask.player != player:
        return set()
    return {o.value_of(code) for code in ask.options if t.rules.names_a_card(o.verb_of(code))}


def _in_its_zone(t: Table, c: Card) -> bool:
    """Not a token that was made but never put anywhere."""
    return c.id in t.zones[c.zone * 2 + t.zone_player(c.zone, c.controller)]


def _shuffle(xs: list[Identity], rng: random.Random) -> None:
    """Like `random.shuffle`, but by `random()` alone, whose stream is the same on every version of Python."""
    for i in range(len(xs) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        xs[i], xs[j] = xs[j], xs[i]
