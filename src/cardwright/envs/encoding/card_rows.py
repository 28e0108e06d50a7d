"""The rows of cards: zone by zone, and in a zone only what has changed since the seat last looked.

Nothing is read of a card that the seat may not see, but for the cards that it chooses among.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cardwright.envs.encoding.kept import Row
from cardwright.envs.encoding.looks import look_words, same_words, words
from cardwright.envs.encoding.sizes import (
    ABOUT,
    ATTACKED,
    ATTACKING,
    BLOCKING,
    CHOSEN,
    DAMAGE_MASK,
    MARK_MASK,
    OFFERED,
    WORD,
    page_of,
    text_hash,
)
from cardwright.kernel import options as o
from cardwright.kernel.cards import id_of
from cardwright.kernel.zones import NOBODY, OWNER

if TYPE_CHECKING:
    from cardwright.envs.encoding.kept import Kept
    from cardwright.envs.encoding.sizes import Sizes
    from cardwright.kernel.cards import Card
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table

KEPT: Final = 1 << 14  # pieces that are remembered before they are forgotten again
DEEPEST: Final = 127  # places below count as this one


class CardRows:
    """Writes the rows of cards of one game with one pair of decks."""

    def __init__(
        self, rules: Ruleset, sizes: Sizes, faces: list[bytes], text_words: list[list[int]], trait_bits: list[int],
        own_counters: list[str],
    ) -> None:
        self.rules = rules
        self.sizes = sizes
        self.faces = faces  # by the number of a face: the words of its text and its printed information
        self.text_words = text_words  # by the number of a face: only those of its text
        self.trait_bits = trait_bits  # by the library's number of a trait: its bit
        self.own_counters = own_counters  # the kinds of counter that the rules know: each has a column of its own
        self.counter_slots: list[int] = []  # by the library's number of a kind of counter: its column
        self.counters: dict[tuple[int, ...], bytes] = {}
        self.no_counters = bytes(sizes.counter_slots * WORD)
        self.heads: dict[int, bytes] = {}
        self.walks = [self.walk(0), self.walk(1)]  # by seat: the places of `Table.zones` in the order of their rows
        self.ordered = [rules.zones[place >> 1].ordered for place in range(len(rules.zones) * 2)]
        self.named = [rules.names_a_card(verb) for verb in range(o.FIRST_OWN_VERB * 4)]

    def walk(self, seat: int) -> list[int]:
        """The field, what both share, what players hold, piles, decks; of each zone the seat's own cards first."""
        ranked: list[tuple[int, int]] = []
        for zone in self.rules.zones:
            if not self.rules.off_the_table(zone.number):
                rank = 0 if zone.placed else 1 if zone.shared else 2 if zone.sight == OWNER else 4 if zone.sight == NOBODY else 3
                ranked.append((rank, zone.number))
        ranked.sort()
        out: list[int] = []
        for _, kind in ranked:
            if self.rules.zones[kind].shared:
                out.append(kind * 2)
            else:
                out.append(kind * 2 + seat)
                out.append(kind * 2 + 1 - seat)
        return out

    def read(self, t: Table, seat: int, kept: Kept, mine: Ask | None, page: int) -> list[bytes]:
        """The rows of all cards that the seat may see, in few pieces; `kept.row_of` says which row each of them has."""
        self.note_changes(t, kept)
        self.flag(t, kept, mine, page)
        walk = self.walks[seat]
        out: list[bytes] = []
        count = 0
        same = kept.numbered
        for i in range(len(walk)):
            part = kept.parts[i]
            place = walk[i]
            if (part.stale or part.ids is not t.zones[place]) and self.read_part(t, seat, kept, i, place):
                same = False
            if part.seen:
                count += len(part.seen)
                out.append(part.data)
        if not same:
            self.number(t, kept)
        hidden = [id for id in kept.flagged if kept.flags[id] & OFFERED and kept.row_of[id] == 0]
        kept.numbered = not hidden
        if hidden:
            hidden.sort()
            for id in hidden:
                self.read_row(t, seat, kept.rows[id], kept.flags[id], 0)
        if count + len(hidden) > self.sizes.cards:
            return self.cut(t, kept, hidden)
        for id in hidden:  # where in their zone they lie is not told
            count += 1
            kept.row_of[id] = count
            out.append(kept.rows[id].data)
        return out

    def note_changes(self, t: Table, kept: Kept) -> None:
        """Parts are stale if a card of theirs, or what counts of it, is another since."""
        cards = t.cards
        looks = t.outlook.looks
        rows = kept.rows
        if len(rows) != len(cards):
            kept.numbered = False
            nowhere = len(kept.parts) - 1
            del rows[len(cards) :]
            for id in range(len(rows), len(cards)):
                rows.append(Row(cards[id], looks[id], nowhere))
        for id in range(len(cards)):
            row = rows[id]
            if row.card is not cards[id] or row.look is not looks[id]:
                row.card = cards[id]
                row.look = looks[id]
                kept.parts[row.part].stale = True
        if kept.turn != t.turn:  # what is fresh changes
            kept.turn = t.turn
            for part in kept.parts:
                part.stale = True

    # -- flags
    def flag(self, t: Table, kept: Kept, mine: Ask | None, page: int) -> None:
        """Who fights, what has been chosen, and what the options of this page name."""
        before = kept.flags
        flagged_before = kept.flagged
        kept.flags = [0] * len(t.cards)
        kept.flagged = []
        for frame in t.stack:
            attackers, target, blocker = frame.fight()
            for ref in attackers:
                self.mark(t, kept, ref, ATTACKING)
            self.mark(t, kept, target, ATTACKED)
            self.mark(t, kept, blocker, BLOCKING)
        if mine is not None:
            for ref in mine.chosen:
                self.mark(t, kept, ref, CHOSEN)
            self.mark(t, kept, mine.about, ABOUT)
            start, end = page_of(len(mine.options), page, self.sizes.options)
            for i in range(start, end):
                code = mine.options[i]
                if self.named[o.verb_of(code)]:
                    id = o.value_of(code)
                    if kept.flags[id] == 0:
                        kept.flagged.append(id)
                    kept.flags[id] |= OFFERED
        for id in kept.flagged:
            if id >= len(before) or before[id] != kept.flags[id]:
                kept.parts[kept.rows[id].part].stale = True
        for id in flagged_before:
            if id < len(kept.flags) and before[id] != kept.flags[id]:
                kept.parts[kept.rows[id].part].stale = True

    def mark(self, t: Table, kept: Kept, ref: int, flag: int) -> None:
        if ref >= 0 and t.at(ref) is not None:
            id = id_of(ref)
            if kept.flags[id] == 0:
                kept.flagged.append(id)
            kept.flags[id] |= flag

    # -- zones
    def read_part(self, t: Table, seat: int, kept: Kept, number: int, place: int) -> bool:
        """Read a zone again, from its top. Are other cards seen there than before?"""
        part = kept.parts[number]
        ids = t.zones[place]
        part.ids = ids
        part.stale = False
        ordered = self.ordered[place]
        if ordered:
            ids = ids[::-1]
        elif not by_key(t, ids):  # their order tells nothing: they lie as views show them
            ids = [id for _, id in sorted([(t.cards[id].key, id) for id in ids])]
        seen: list[int] = []
        pieces: list[bytes] = []
        depth = 0
        for id in ids:
            row = kept.rows[id]
            row.part = number
            if ordered:
                depth += 1
            if self.rules.may_see(t, row.card, seat):
                self.read_row(t, seat, row, kept.flags[id], depth)
                seen.append(id)
                pieces.append(row.data)
        part.data = b"".join(pieces)
        if seen == part.seen:
            return False
        part.seen = seen
        return True

    def number(self, t: Table, kept: Kept) -> None:
        """Say which row each card has."""
        row_of = [0] * len(t.cards)
        count = 0
        for part in kept.parts:
            for id in part.seen:
                count += 1
                row_of[id] = count
        kept.row_of = row_of

    def cut(self, t: Table, kept: Kept, hidden: list[int]) -> list[bytes]:
        """There are more cards than rows: those that options name have one, the others as long as there is room."""
        kept.numbered = False
        kept.row_of = [0] * len(t.cards)
        offered = 0
        for id in kept.flagged:
            if kept.flags[id] & OFFERED:
                offered += 1
        out: list[bytes] = []
        for ids in [part.seen for part in kept.parts] + [hidden]:
            for id in ids:
                if kept.flags[id] & OFFERED:
                    offered -= 1
                elif len(out) >= self.sizes.cards - offered:
                    continue
                out.append(kept.rows[id].data)
                kept.row_of[id] = len(out)
        return out

    # -- a card
    def read_row(self, t: Table, seat: int, row: Row, flags: int, place: int) -> None:
        """Write a card's row, if it is not the same as before."""
        c = row.card
        fresh = 1 if c.since == t.turn else 0
        down = 1 if c.facedown else 0
        side = 0 if c.controller == seat else 1
        owner = 0 if c.owner == seat else 1
        damage: i64 = c.damage & DAMAGE_MASK
        marks: i64 = c.marks & MARK_MASK
        depth: i64 = min(place, DEEPEST)
        zone: i64 = c.zone
        turned: i64 = c.turned
        wide: i64 = flags
        bits: i64 = side | owner << 1 | down << 2 | fresh << 3
        key: i64 = zone | bits << 5 | turned << 9 | wide << 11 | depth << 17 | marks << 24 | damage << 36
        look = row.look
        other = row.key < 0 or row.form is not c.form or not (row.shown is look or same_words(row.shown, look))
        if other:
            number = c.form.number
            row.form = c.form
            row.shown = look
            if look is c.form.look and number < len(self.faces):
                row.info = self.faces[number]
            else:
                text = self.text_words[number] if number < len(self.text_words) else [0, 0]
                row.info = words(text + look_words(look, self.sizes.stats, self.trait_bits))
        elif row.key == key and row.counters is c.counters:
            return
        row.key = key
        row.counters = c.counters
        head = self.heads.get(row.key)
        if head is None:
            head = words([1, c.zone + 1, side, owner, depth, c.turned, down, fresh, flags, marks, damage])
            if len(self.heads) >= KEPT:
                self.heads.clear()
            self.heads[row.key] = head
        row.data = head + (self.counters_on(t, c) if c.counters else self.no_counters) + row.info

    def counters_on(self, t: Table, c: Card) -> bytes:
        known = self.counters.get(c.counters)
        if known is None:
            out = [0] * self.sizes.counter_slots
            xs = c.counters
            for i in range(0, len(xs), 2):
                while xs[i] >= len(self.counter_slots):
                    self.counter_slots.append(self.slot_of(t.library.counters[len(self.counter_slots)]))
                out[self.counter_slots[xs[i]]] += xs[i + 1]
            known = words(out)
            if len(self.counters) >= KEPT:
                self.counters.clear()
            self.counters[c.counters] = known
        return known

    def slot_of(self, counter: str) -> int:
        """The column of a kind of counter: those that only cards name share what the rules leave."""
        own = len(self.own_counters)
        if counter in self.own_counters:
            return self.own_counters.index(counter)
        return own + text_hash(counter) % (self.sizes.counter_slots - own)


def by_key(t: Table, ids: list[int]) -> bool:
    """Do these cards lie in the order of their keys?"""
    last = -1
    for id in ids:
        key = t.cards[id].key
        if key < last:
            return False
        last = key
    return True
