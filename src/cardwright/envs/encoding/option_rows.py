"""The options of a decision: what kind, which card, which other card, which text."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cardwright.envs.encoding.looks import words
from cardwright.envs.encoding.rows import REMEMBERED, row_at, text_of
from cardwright.envs.encoding.sizes import MORE, OPTION, PAGE_END, WORD, page_of, text_hash
from cardwright.kernel import options as o

if TYPE_CHECKING:
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


class OptionRows:
    """Writes the block `options`."""

    def __init__(self, rules: Ruleset, most: int, ability_texts: list[int]) -> None:
        self.rules = rules
        self.most = most
        self.ability_texts = ability_texts
        self.rows: dict[int, bytes] = {}
        self.label_texts: dict[str, int] = {}
        self.empty = [bytes(n * OPTION * WORD) for n in range(most + 1)]

    def add(self, t: Table, mine: Ask | None, page: int, row_of: list[int], parts: list[bytes]) -> None:
        """A page of the seat's own decision."""
        if mine is None:
            parts.append(self.empty[self.most])
            return
        start, end = page_of(len(mine.options), page, self.most)
        for i in range(start, end):
            parts.append(self.row(t, mine, mine.options[i], row_of))
        count = end - start
        if end < len(mine.options):
            parts.append(words([1, MORE + 1, 0, len(mine.options) - end, 0, 0, 0]))
            count += PAGE_END
        parts.append(self.empty[self.most - count])

    def row(self, t: Table, ask: Ask, code: int, row_of: list[int]) -> bytes:
        verb = o.verb_of(code)
        value = o.value_of(code)
        extra = o.extra_of(code)
        row = second = text = 0
        if self.rules.names_a_card(verb):
            row = row_of[value]
            if verb == o.USE and row > 0:
                text = self.used_text(t, value, extra)
            value = 0
        elif verb == o.PENDING:
            p = t.pending[value]
            row = row_at(t, row_of, p.source)
            text = text_of(self.ability_texts, p.ability.number)
        elif verb == o.MODE and value < len(ask.labels):
            text = self.label_text(ask.labels[value])
        if verb >= o.FIRST_OWN_VERB:
            card, other = self.rules.option_cards(t, code)
            if card >= 0:
                row = row_of[card]
                value = 0
            if other >= 0:
                second = row_of[other]
        if value == o.VALUE_MASK:
            value = 0  # a place that is no card
        return self.written(verb, row, second, extra, value, text)

    def written(self, verb: i64, row: i64, second: i64, extra: i64, value: i64, text: i64) -> bytes:
        key: i64 = verb | row << 6 | second << 14 | extra << 22 | value << 32 | text << 46
        known = self.rows.get(key)
        if known is None:
            known = words([1, verb + 1, row, value, extra, second, text])
            if len(self.rows) >= REMEMBERED:
                self.rows.clear()
            self.rows[key] = known
        return known

    def used_text(self, t: Table, id: int, which: int) -> int:
        abilities = t.outlook.looks[id].abilities
        return text_of(self.ability_texts, abilities[which].number) if which < len(abilities) else 0

    def label_text(self, label: str) -> int:
        known = self.label_texts.get(label)
        if known is None:
            known = text_hash(label)
            if len(self.label_texts) >= REMEMBERED:
                self.label_texts.clear()
            self.label_texts[label] = known
        return known

    def card_named(self, t: Table, code: int) -> int:
        """The number of the card that an option names, also a verb of the game's own; -1 if it names none."""
        verb = o.verb_of(code)
        if self.rules.names_a_card(verb):
            return o.value_of(code)
        return self.rules.option_cards(t, code)[0] if verb >= o.FIRST_OWN_VERB else -1
