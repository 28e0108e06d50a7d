"""The rows of cards: zone by zone, and in a zone only what has changed since the seat last looked.

Nothing is read of a card that the seat may not see, but for the cards that it chooses among.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i32_le

from cardwright.envs.encoding.kept import Row
from cardwright.envs.encoding.looks import look_words, low, same_words
from cardwright.envs.encoding.rows import REMEMBERED, words
from cardwright.envs.encoding.sizes import WORD, text_hash
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT
from cardwright.kernel.zones import NOBODY, OWNER

if TYPE_CHECKING:
    from cardwright.envs.encoding.kept import Kept
    from cardwright.envs.encoding.sizes import Sizes
    from cardwright.kernel.cards import Card
    from cardwright.kernel.faces import Face, Look
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


PLACE: Final = 4  # a column of a card's row
BYTE_BITS: Final = 8
LOW_BYTE: Final = 255


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
        self.walks = [self.walk(0), self.walk(1)]  # by seat: the places of `Table.zones` in the order of their rows
        self.parts = [self.part_of(walk) for walk in self.walks]  # by seat and place: which part of `Kept` it is
        self.ordered = [rules.zones[place >> 1].ordered for place in range(len(rules.zones) * 2)]
        self.shared = [zone.shared for zone in rules.zones]
        self.row = BytesWriter()  # where a row is put together
        self.part = BytesWriter()  # and where those of a zone are

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

    def part_of(self, walk: list[int]) -> list[int]:
        """By place: its part. What is off the table belongs to the last one, which is never shown."""
        out = [len(walk)] * (len(self.rules.zones) * 2)
        for i in range(len(walk)):
            out[walk[i]] = i
        return out

    def read(self, t: Table, seat: int, kept: Kept, offered: list[int]) -> list[bytes]:
        """The rows of all cards that the seat may see, in few pieces; `kept.row_of` says which row each of them has. `offered`: the
        cards that it chooses among, which have a row in any case."""
        self.note_changes(t, seat, kept)
        walk = self.walks[seat]
        out: list[bytes] = []
        count = 0
        first = kept.forget_rows(len(t.cards), len(walk))
        for i in range(len(walk)):
            part = kept.parts[i]
            place = walk[i]
            if (part.stale or part.ids is not t.zones[place]) and self.read_part(t, seat, kept, i, place) and i < first:
                first = i
            if part.seen:
                count += len(part.seen)
                out.append(part.data)
        kept.number_rows(first)
        hidden: list[int] = []
        for id in offered:
            if kept.row_of[id] == 0 and id not in hidden:
                hidden.append(id)
        hidden.sort()
        kept.hidden = hidden
        if count + len(hidden) > self.sizes.cards:
            return self.cut(t, seat, kept, offered, hidden)
        for id in hidden:  # where in their zone they lie is not told
            count += 1
            kept.row_of[id] = count
            out.append(self.written(t, seat, kept, id))
        return out

    # -- what has changed
    def note_changes(self, t: Table, seat: int, kept: Kept) -> None:
        """Rows and parts are stale if a card, or what counts of it, is another since."""
        looks = t.outlook.looks
        rows = kept.rows
        written = t.looked_at()
        if written is not kept.written:
            kept.written = written
            kept.read = len(written)
            kept.forget_cards()
        if len(rows) != len(t.cards):
            del rows[len(t.cards) :]
            for id in range(len(rows), len(t.cards)):
                rows.append(Row(t.cards[id].form, looks[id]))
        for i in range(kept.read, len(written)):
            self.note(t, seat, kept, written[i])
        kept.read = len(written)
        for id in kept.changed:
            if rows[id].look is not looks[id]:
                self.note(t, seat, kept, id)
        kept.changed = t.outlook.changed_looks[:]
        for id in kept.changed:
            if rows[id].look is not looks[id]:
                self.note(t, seat, kept, id)
        if kept.turn != t.turn:
            kept.turn = t.turn
            for id in kept.fresh:
                self.note(t, seat, kept, id)
            kept.fresh = []

    def note(self, t: Table, seat: int, kept: Kept, id: int) -> None:
        """This card has changed."""
        if id < len(kept.rows):  # otherwise it was never made
            row = kept.rows[id]
            row.stale = True
            row.look = t.outlook.looks[id]
            c = t.cards[id]
            if c.zone >= 0:
                place = c.zone * 2 if self.shared[c.zone] else c.zone * 2 + c.controller
                kept.parts[self.parts[seat][place]].stale = True

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
            ids = [place & ID_MASK for place in sorted([t.cards[id].key << LIFE_SHIFT | id for id in ids])]
        seen: list[int] = []
        w = self.part
        w.truncate(0)
        for depth, id in enumerate(ids, 1):
            row = kept.rows[id]
            if row.stale:
                row.stale = False
                row.seen = self.rules.may_see(t, t.cards[id], seat)
                if row.seen:
                    row.data = self.written(t, seat, kept, id)
            if row.seen:
                seen.append(id)
                at = len(w) + PLACE * WORD
                w.write(row.data)
                if ordered:  # most places change whenever a card comes: they are no reason to write the row again
                    w[at] = depth & LOW_BYTE
                    w[at + 1] = depth >> BYTE_BITS
        part.data = w.getvalue()
        if seen == part.seen:
            return False
        for id in part.seen:
            kept.row_of[id] = 0
        part.seen = seen
        return True

    def cut(self, t: Table, seat: int, kept: Kept, offered: list[int], hidden: list[int]) -> list[bytes]:
        """There are more cards than rows: those that options name have one, the others as long as there is room."""
        kept.row_of = [0] * len(t.cards)
        kept.cut = True
        named = set(offered)
        left = len(named)
        out: list[bytes] = []
        size = self.sizes.card_words * WORD
        for part in kept.parts:
            for i in range(len(part.seen)):
                id = part.seen[i]
                if id in named:
                    left -= 1
                elif len(out) >= self.sizes.cards - left:
                    continue
                out.append(part.data[i * size : (i + 1) * size])
                kept.row_of[id] = len(out)
        for id in hidden:
            out.append(self.written(t, seat, kept, id))
            kept.row_of[id] = len(out)
        return out

    # -- a card
    def written(self, t: Table, seat: int, kept: Kept, id: int) -> bytes:
        """A card's row, without its place. Its flags are written later (`flags.py`): they change more often than all the rest."""
        c = t.cards[id]
        row = kept.rows[id]
        look = row.look
        if not row.info or row.form is not c.form or not (row.shown is look or same_words(row.shown, look)):
            row.form = c.form
            row.shown = look
            row.info = self.info(c.form, look)
        fresh = 0
        if c.since == t.turn:
            fresh = 1
            kept.fresh.append(id)
        w = self.row
        w.truncate(0)
        write_i32_le(w, 1)
        write_i32_le(w, c.zone + 1)
        write_i32_le(w, 0 if c.controller == seat else 1)
        write_i32_le(w, 0 if c.owner == seat else 1)
        write_i32_le(w, 0)
        write_i32_le(w, c.turned)
        write_i32_le(w, 1 if c.facedown else 0)
        write_i32_le(w, fresh)
        write_i32_le(w, 0)
        write_i32_le(w, low(c.marks))
        write_i32_le(w, c.damage)
        w.write(self.counters_on(t, c) if c.counters else self.no_counters)
        w.write(row.info)
        return w.getvalue()

    def info(self, form: Face, look: Look) -> bytes:
        """The words of its text and of what counts of it."""
        if look is form.look and form.number < len(self.faces):
            return self.faces[form.number]
        text = self.text_words[form.number] if form.number < len(self.text_words) else [0, 0]
        return words(text + look_words(look, self.sizes.stats, self.trait_bits))

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
            if len(self.counters) >= REMEMBERED:
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
