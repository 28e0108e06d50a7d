"""What one seat may know, as words: a record of fixed length for each observation.

It is written from its beginning to its end. Rows of cards that have not changed since the seat last looked are kept (`kept.py`).
docs/envs.md describes every block and column; `envs.shapes` names them.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from cardwright.envs.encoding.card_rows import CardRows
from cardwright.envs.encoding.event_rows import EventRows
from cardwright.envs.encoding.flags import Flags
from cardwright.envs.encoding.kept import Kept
from cardwright.envs.encoding.option_rows import OptionRows
from cardwright.envs.encoding.situation import Situation
from cardwright.envs.encoding.waiting_rows import WaitingRows

if TYPE_CHECKING:
    from cardwright.envs.encoding.sizes import Sizes
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


class Encoder:
    """Writes the observations of one game with one pair of decks. Not for two threads at once."""

    def __init__(
        self, rules: Ruleset, sizes: Sizes, faces: list[bytes], text_words: list[list[int]], trait_bits: list[int],
        own_counters: list[str], ability_texts: list[int], phases: dict[str, int],
    ) -> None:
        self.rules = rules
        self.sizes = sizes
        self.text_words = text_words  # by the number of a face
        self.situation = Situation(rules, sizes, ability_texts, phases)
        self.options = OptionRows(rules, sizes.options, ability_texts)
        self.waiting = WaitingRows(rules, sizes, ability_texts)
        self.events = EventRows(rules, sizes.events)
        self.cards = CardRows(rules, sizes, faces, text_words, trait_bits, own_counters)
        self.flags = Flags(self.options, sizes)
        self.record = BytesWriter()

    def new_kept(self) -> Kept:
        """For a seat that has seen nothing yet."""
        return Kept(len(self.cards.walks[0]))

    def encode(self, t: Table, seat: int, page: int, answers: bytes, kept: Kept) -> bytes:
        """The observation of a seat, without the empty rows of cards at its end. `answers`: that block. `kept`: what this seat saw
        of this game before."""
        ask = t.decision()
        mine = ask if ask is not None and ask.player == seat else None
        if t.dirty:
            t.look(t.cards[0])
        offered = self.flags.offered(mine, page)
        cards = self.cards.read(t, seat, kept, offered)
        row_of = kept.row_of
        w = self.record
        w.truncate(0)
        self.situation.write(w, t, ask, seat, page, row_of)
        self.options.write(w, t, mine, page, row_of)
        self.waiting.write(w, t, seat, row_of)
        self.events.write(w, t, seat, kept)
        w.write(answers)
        start = len(w)
        for rows in cards:
            w.write(rows)
        self.flags.write(w, t, mine, offered, row_of, start)
        return w.getvalue()
