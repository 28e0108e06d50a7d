"""What one seat may know, as words: a record of fixed length for each observation.

What has not changed since the seat last looked is kept (`kept.py`); the rest is put together from pieces that have been worked out
before. docs/envs.md describes every block and column; `envs.shapes` names them.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.envs.encoding.card_rows import CardRows
from cardwright.envs.encoding.event_rows import EventRows
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
        cards = self.cards.read(t, seat, kept, mine, page)
        t.hold()
        row_of = kept.row_of
        parts: list[bytes] = []
        self.situation.add(t, ask, seat, page, row_of, parts)
        self.options.add(t, mine, page, row_of, parts)
        self.waiting.add(t, seat, row_of, parts)
        self.events.add(t, seat, row_of, parts)
        parts.append(answers)
        parts.extend(cards)
        return b"".join(parts)
