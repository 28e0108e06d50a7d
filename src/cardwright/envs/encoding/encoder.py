"""What one seat may know, as words: a record of fixed length for each observation.

A card's row is put together from pieces that have been worked out before (where it lies and how, its counters, its information), so
that an observation costs a few lookups for each card and one copy. Nothing is read of a card that the seat may not see, but for
where hidden cards are counted. docs/envs.md describes every block and column; `envs.shapes` names them.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.envs.encoding.looks import clipped, look_words, words
from cardwright.envs.encoding.sizes import (
    ABOUT,
    ANSWER,
    ATTACKED,
    ATTACKING,
    BLOCKING,
    CHOSEN,
    DAMAGE_MASK,
    EVENT,
    LINK,
    MARK_MASK,
    MORE,
    MOST,
    OFFERED,
    OPTION,
    PAGE_END,
    PENDING,
    STACKED,
    WORD,
    Sizes,
    page_of,
    text_hash,
)
from cardwright.kernel import options as o
from cardwright.kernel import pool
from cardwright.kernel.asking import FORMS
from cardwright.kernel.cards import id_of
from cardwright.kernel.table import DRAWN_GAME
from cardwright.kernel.zones import NOBODY, OWNER

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.events import Event
    from cardwright.kernel.faces import Look
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table

KEPT: Final = 1 << 16  # pieces that are remembered before they are forgotten again


class Encoder:
    """Writes the observations of one game with one pair of decks. Not for two threads at once."""

    def __init__(
        self, rules: Ruleset, sizes: Sizes, faces: list[bytes], text_words: list[list[int]], trait_bits: list[int],
        own_counters: list[str], ability_texts: list[int], phases: dict[str, int],
    ) -> None:
        self.rules = rules
        self.sizes = sizes
        self.faces = faces  # by the number of a face: the words of its text and its printed information
        self.text_words = text_words  # by the number of a face: only those of its text
        self.trait_bits = trait_bits  # by the library's number of a trait: its bit
        self.own_counters = own_counters  # the kinds of counter that the rules know: each has a column of its own
        self.counter_slots: list[int] = []  # by the library's number of a kind of counter: its column
        self.ability_texts = ability_texts  # by the number of an ability: the hash of its text
        self.phases = phases
        self.phase_clauses: dict[str, bool] = {}  # does this clause lie in a phase?
        self.heads: dict[int, bytes] = {}
        self.options: dict[int, bytes] = {}
        self.events: dict[int, bytes] = {}
        self.looks: dict[Look, bytes] = {}
        self.counters: dict[tuple[int, ...], bytes] = {}
        self.no_counters = bytes(sizes.counter_slots * WORD)
        self.label_texts: dict[str, int] = {}
        self.forms: dict[str, int] = {form: i + 1 for i, form in enumerate(FORMS)}
        # Zones in the order of their rows: the field, what both share, what players hold, piles, decks.
        ranked: list[tuple[int, int]] = []
        for zone in rules.zones:
            if not rules.off_the_table(zone.number):
                rank = 0 if zone.placed else 1 if zone.shared else 2 if zone.sight == OWNER else 4 if zone.sight == NOBODY else 3
                ranked.append((rank, zone.number))
        ranked.sort()
        self.zones = [number for _, number in ranked]
        self.counted = [zone.number for zone in rules.zones if not rules.off_the_table(zone.number)]
        # The rows of the observation that is being written:
        self.rows: list[bytes] = []
        self.used = 0  # how many cards have a row
        self.row_of: list[int] = []  # by card: its row, counted from 1
        self.flags: list[int] = []
        self.offered_left = 0  # cards that options name and that have no row yet

    # -- the record
    def encode(self, t: Table, seat: int, page: int, answers: list[int]) -> bytes:
        """The observation of a seat, without the empty rows of cards at its end; how many are full is in `used`. `answers`: what
        the seat has answered last, as rows of that block, the newest first."""
        ask = t.decision()
        mine = ask if ask is not None and ask.player == seat else None
        if t.dirty:
            t.look(t.cards[0])
        self.flag_cards(t, mine, page)
        self.rows = []
        self.used = 0
        self.row_of = [0] * len(t.cards)
        for kind in self.zones:
            self.add_zone(t, kind, seat, seat)
            if not self.rules.zones[kind].shared:
                self.add_zone(t, kind, 1 - seat, seat)
        if self.offered_left > 0:
            self.add_offered(t, seat)
        parts = [words(self.table_words(t, ask, seat, page))]
        self.add_options(t, mine, page, parts)
        self.add_waiting(t, seat, parts)
        self.add_events(t, seat, parts)
        size = self.sizes.answers * ANSWER
        parts.append(words(answers[:size]))
        parts.append(bytes((size - min(size, len(answers))) * WORD))
        parts.extend(self.rows)
        return b"".join(parts)

    # -- cards
    def flag_cards(self, t: Table, mine: Ask | None, page: int) -> None:
        """Who fights, what has been chosen, and what the options of this page name."""
        flags = [0] * len(t.cards)
        for frame in t.stack:
            attackers, target, blocker = frame.fight()
            for ref in attackers:
                if ref >= 0 and t.at(ref) is not None:
                    flags[id_of(ref)] |= ATTACKING
            if target >= 0 and t.at(target) is not None:
                flags[id_of(target)] |= ATTACKED
            if blocker >= 0 and t.at(blocker) is not None:
                flags[id_of(blocker)] |= BLOCKING
        left = 0
        if mine is not None:
            for ref in mine.chosen:
                if ref >= 0 and t.at(ref) is not None:
                    flags[id_of(ref)] |= CHOSEN
            if mine.about >= 0 and t.at(mine.about) is not None:
                flags[id_of(mine.about)] |= ABOUT
            start, end = page_of(len(mine.options), page, self.sizes.options)
            for i in range(start, end):
                code = mine.options[i]
                if self.rules.names_a_card(o.verb_of(code)):
                    id = o.value_of(code)
                    if not flags[id] & OFFERED:
                        flags[id] |= OFFERED
                        left += 1
        self.flags = flags
        self.offered_left = left

    def add_zone(self, t: Table, kind: int, player: int, seat: int) -> None:
        """A row for each card of a zone that the seat may see, from the top."""
        zone = self.rules.zones[kind]
        ids = t.zones[kind * 2 + (0 if zone.shared else player)]
        n = len(ids)
        if n == 0:
            return
        cards = t.cards
        if zone.ordered:
            for i in range(n - 1, -1, -1):
                c = cards[ids[i]]
                if self.rules.may_see(t, c, seat):
                    self.add(t, c, seat, n - i)
            return
        last = -1
        sorted_already = True
        for id in ids:
            key = cards[id].key
            if key < last:
                sorted_already = False
            last = key
        if not sorted_already:  # their order tells nothing: they lie as views show them
            pairs = [(cards[id].key, id) for id in ids]
            pairs.sort()
            ids = [id for _, id in pairs]
        for id in ids:
            c = cards[id]
            if self.rules.may_see(t, c, seat):
                self.add(t, c, seat, 0)

    def add_offered(self, t: Table, seat: int) -> None:
        """Cards that the seat chooses among, and so may read, although they lie hidden; where in their zone is not told."""
        for id in range(len(self.flags)):
            if self.flags[id] & OFFERED and self.row_of[id] == 0:
                self.add(t, t.cards[id], seat, 0)

    def add(self, t: Table, c: Card, seat: int, place: int) -> None:
        id = c.id
        flags = self.flags[id]
        if flags & OFFERED:
            self.offered_left -= 1
        elif self.used >= self.sizes.cards - self.offered_left:
            return  # no room: the cards that can be chosen come first
        if self.used >= self.sizes.cards:
            return
        self.used += 1
        self.row_of[id] = self.used
        fresh = 1 if c.since == t.turn else 0
        down = 1 if c.facedown else 0
        side = 0 if c.controller == seat else 1
        owner = 0 if c.owner == seat else 1
        damage = c.damage & DAMAGE_MASK
        marks = c.marks & MARK_MASK
        key = (
            c.zone | side << 5 | owner << 6 | c.turned << 7 | down << 9 | fresh << 10 | flags << 11 | min(place, 127) << 17
            | marks << 24 | damage << 36
        )
        head = self.heads.get(key)
        if head is None:
            head = words([1, c.zone + 1, side, owner, min(place, 127), c.turned, down, fresh, flags, marks, damage])
            if len(self.heads) >= KEPT:
                self.heads.clear()
            self.heads[key] = head
        rows = self.rows
        rows.append(head)
        if c.counters:
            rows.append(self.counters_on(t, c))
        else:
            rows.append(self.no_counters)
        form = c.form
        look = t.outlook.looks[id]
        if look is form.look and form.number < len(self.faces):
            rows.append(self.faces[form.number])
            return
        known = self.looks.get(look)
        if known is None:
            text = self.text_words[form.number] if form.number < len(self.text_words) else [0, 0]
            known = words(text + look_words(look, self.sizes.stats, self.trait_bits))
            if len(self.looks) >= KEPT:
                self.looks.clear()
            self.looks[look] = known
        rows.append(known)

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

    def row_at(self, t: Table, ref: int) -> int:
        """The row of the card that a reference names, counted from 1; 0 if it has none, or is another card by now."""
        if ref < 0:
            return 0
        c = t.at(ref)
        return 0 if c is None else self.row_of[c.id]

    # -- the table
    def table_words(self, t: Table, ask: Ask | None, seat: int, page: int) -> list[int]:
        """Where the game is, what is asked, and the players' numbers."""
        mine = ask is not None and ask.player == seat
        silent = ask is not None and not mine and self.rules.questions[ask.kind].silent
        out = [t.turn, 1 if t.active == seat else 0, 1 if t.first == seat else 0, self.phase(t, silent)]
        if ask is None or silent:
            asked = [0, 0]
        else:
            asked = [ask.kind + 1, self.forms[self.rules.questions[ask.kind].form]]
        out.append(0 if ask is None else 1 if mine else 2)
        out.extend(asked)
        if ask is not None and mine:
            out.append(self.row_at(t, ask.about))
            out.append(self.ability_text(ask.ability))
            out.append(min(ask.so_far, MOST))
            out.append(min(ask.least, MOST) + 1)
            out.append(min(ask.most, MOST))
            out.append(len(ask.options))
            out.append(page)
        else:
            out.extend([0, 0, 0, 0, 0, 0, 0])
        holder = -1
        passed = 0
        for frame in t.stack:
            who, count = frame.priority()
            if who >= 0:
                holder = who
                passed = count
        out.append(0 if holder < 0 else 1 if holder == seat else 2)
        out.append(passed)
        out.append(0 if t.winner < 0 else 3 if t.winner == DRAWN_GAME else 1 if t.winner == seat else 2)
        for player in (seat, 1 - seat):
            shown = self.rules.shown_numbers(t, player)
            for name in self.sizes.numbers:
                out.append(clipped(shown.get(name, 0)))
        for player in (seat, 1 - seat):
            for kind in self.counted:
                out.append(len(t.zones[kind * 2 + t.zone_player(kind, player)]))
        if self.rules.pool_names:
            for player in (seat, 1 - seat):
                had = [0] * len(self.rules.pool_names)
                for x in t.pool:
                    if pool.player_of(x) == player:
                        had[pool.kind_of(x)] += 1
                out.extend(had)
        return out

    def phase(self, t: Table, silent: bool) -> int:
        """Which phase it is, counted from 1: by the outermost procedure that lies in one. Of a decision that tells what somebody
        holds, others learn nothing beyond that."""
        depth = 0
        for frame in t.stack:
            depth += 1
            if silent and depth > 2:
                return 0
            clauses = frame.clauses()
            if 0 <= frame.at < len(clauses):
                clause = clauses[frame.at]
                inside = self.phase_clauses.get(clause)
                if inside is False:
                    continue
                found = self.rules.phase_now(t, clause.split(", "))
                if inside is None:
                    self.phase_clauses[clause] = found != ""
                if found:
                    return self.phases[found]
        return 0

    def ability_text(self, number: int) -> int:
        return self.ability_texts[number] if 0 <= number < len(self.ability_texts) else 0

    # -- options
    def add_options(self, t: Table, mine: Ask | None, page: int, parts: list[bytes]) -> None:
        most = self.sizes.options
        if mine is None:
            parts.append(bytes(most * OPTION * WORD))
            return
        start, end = page_of(len(mine.options), page, most)
        for i in range(start, end):
            parts.append(self.option_row(t, mine, mine.options[i]))
        count = end - start
        if end < len(mine.options):
            parts.append(words([1, MORE + 1, 0, len(mine.options) - end, 0, 0, 0]))
            count += PAGE_END
        parts.append(bytes((most - count) * OPTION * WORD))

    def option_row(self, t: Table, ask: Ask, code: int) -> bytes:
        verb = o.verb_of(code)
        value = o.value_of(code)
        extra = o.extra_of(code)
        row = second = text = 0
        if self.rules.names_a_card(verb):
            row = self.row_of[value]
            value = 0
            if verb == o.USE:
                text = self.used_text(t, o.value_of(code), extra)
        elif verb == o.PENDING:
            p = t.pending[value]
            row = self.row_at(t, p.source)
            text = self.ability_text(p.ability.number)
        elif verb == o.MODE and value < len(ask.labels):
            text = self.label_text(ask.labels[value])
        if verb >= o.FIRST_OWN_VERB:
            details = self.rules.option_details(t, code)
            if row == 0 and "card" in details:
                row = self.row_of_key(t, details["card"])
                value = 0
            if "with" in details:
                second = self.row_of_key(t, details["with"])
        if value == o.VALUE_MASK:
            value = 0  # a place that is no card
        key = verb | row << 6 | second << 14 | extra << 22 | value << 32 | text << 46
        known = self.options.get(key)
        if known is None:
            known = words([1, verb + 1, row, value, extra, second, text])
            if len(self.options) >= KEPT:
                self.options.clear()
            self.options[key] = known
        return known

    def used_text(self, t: Table, id: int, which: int) -> int:
        abilities = t.outlook.looks[id].abilities
        return self.ability_text(abilities[which].number) if self.row_of[id] > 0 and which < len(abilities) else 0

    def label_text(self, label: str) -> int:
        known = self.label_texts.get(label)
        if known is None:
            known = text_hash(label)
            if len(self.label_texts) >= KEPT:
                self.label_texts.clear()
            self.label_texts[label] = known
        return known

    def card_named(self, t: Table, code: int) -> int:
        """The number of the card that an option names, also a verb of the game's own; -1 if it names none."""
        verb = o.verb_of(code)
        if self.rules.names_a_card(verb):
            return o.value_of(code)
        if verb >= o.FIRST_OWN_VERB and "card" in self.rules.option_details(t, code):
            return o.value_of(code)
        return -1

    def row_of_key(self, t: Table, key: int) -> int:
        for id in range(len(self.row_of)):
            if self.row_of[id] > 0 and t.cards[id].key == key:
                return self.row_of[id]
        return 0

    # -- what waits
    def add_waiting(self, t: Table, seat: int, parts: list[bytes]) -> None:
        """What is stacked, the newest first; abilities that wait; and which card belongs to which."""
        out: list[int] = []
        n = len(t.stacked)
        for i in range(n - 1, max(-1, n - 1 - self.sizes.stacked), -1):
            s = t.stacked[i]
            c = s.context
            program = c.ability.program
            chosen = [] if program is None else program.chosen(c)
            out.append(1)
            out.append(0 if c.controller == seat else 1)
            out.append(self.row_of[s.id()])
            out.append(self.row_at(t, c.source))
            out.append(self.ability_text(c.ability.number))
            out.append(self.row_at(t, chosen[0]) if chosen else 0)
            out.append(self.row_at(t, chosen[1]) if len(chosen) > 1 else 0)
            out.append(clipped(c.numbers[0]) if c.numbers else 0)
        self.block(out, self.sizes.stacked * STACKED, parts)
        out = []
        for p in t.pending:
            if p.controller != seat and not self.rules.announced(t, p):
                continue
            row = self.row_at(t, p.source)
            read = row > 0 or t.at(p.source) is None
            out.append(1)
            out.append(0 if p.controller == seat else 1)
            out.append(row)
            out.append(self.ability_text(p.ability.number) if read else 0)
        self.block(out, self.sizes.pending * PENDING, parts)
        out = []
        for link in t.links:
            card = self.row_at(t, link.card)
            to = self.row_at(t, link.to)
            if card > 0 and to > 0:
                out.append(1)
                out.append(card)
                out.append(to)
        self.block(out, self.sizes.links * LINK, parts)

    def block(self, out: list[int], size: int, parts: list[bytes]) -> None:
        """Rows of a block, cut off or filled up to its size."""
        if out:
            parts.append(words(out[:size]))
        if len(out) < size:
            parts.append(bytes((size - len(out)) * WORD))

    # -- events
    def add_events(self, t: Table, seat: int, parts: list[bytes]) -> None:
        """What happened last in this turn, the newest first."""
        n = len(t.history)
        most = self.sizes.events
        count = min(n, most)
        for i in range(n - 1, n - 1 - count, -1):
            parts.append(self.event_row(t, t.history[i], seat))
        parts.append(bytes((most - count) * EVENT * WORD))

    def event_row(self, t: Table, e: Event, seat: int) -> bytes:
        subject = self.shown_row(t, e.subject)
        source = self.shown_row(t, e.source)
        side = 0 if e.player == seat else 1
        by = 0 if e.controller < 0 else 1 if e.controller == seat else 2
        amount = min(max(e.amount, -16384), 16383)
        verb = e.verb if 0 <= e.verb < 64 else 0
        key = (
            e.kind | verb << 6 | side << 12 | by << 13 | e.cause << 15 | (e.origin + 1) << 17 | (e.goal + 1) << 22 | subject << 27
            | source << 35 | (amount + 16384) << 43
        )
        known = self.events.get(key)
        if known is None:
            known = words([1, e.kind + 1, verb, side, by, e.cause, e.origin + 1, e.goal + 1, subject, source, amount])
            if len(self.events) >= KEPT:
                self.events.clear()
            self.events[key] = known
        return known

    def shown_row(self, t: Table, ref: int) -> int:
        """The row of a card that an event names. Not in a deck: a card that was shuffled since must not be known again."""
        if ref < 0:
            return 0
        c = t.at(ref)
        if c is None or c.zone < 0 or self.rules.zones[c.zone].sight == NOBODY:
            return 0
        return self.row_of[c.id]
