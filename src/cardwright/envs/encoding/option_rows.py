"""The options of a decision: what kind, which card, which other one, so that a policy can score each by itself."""
from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, write_i32_le

from cardwright.envs.encoding.rows import REMEMBERED, blanks, row_at, text_of
from cardwright.envs.encoding.sizes import MORE, OPTION, PAGE_END, VERBS, page_of, text_hash
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
        self.label_texts: dict[str, int] = {}
        self.blanks = blanks(most, OPTION)
        self.named = [rules.names_a_card(verb) for verb in range(VERBS)]  # by verb: does such an option name a card?

    def write(self, w: BytesWriter, t: Table, mine: Ask | None, page: int, row_of: list[int]) -> None:
        """A page of the seat's own decision."""
        if mine is None:
            w.write(self.blanks[0])
            return
        options = mine.options
        start, end = page_of(len(options), page, self.most)
        for i in range(start, end):
            self.write_row(w, t, mine, options[i], row_of)
        count = end - start
        if end < len(options):
            self.write_words(w, MORE, 0, len(options) - end, 0, 0, 0)
            count += PAGE_END
        w.write(self.blanks[count])

    def write_row(self, w: BytesWriter, t: Table, ask: Ask, code: int, row_of: list[int]) -> None:
        verb = o.verb_of(code)
        value = o.value_of(code)
        extra = o.extra_of(code)
        row = second = text = 0
        if self.named[verb]:
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
        self.write_words(w, verb, row, value, extra, second, text)

    def write_words(self, w: BytesWriter, verb: int, row: int, value: int, extra: int, second: int, text: int) -> None:
        write_i32_le(w, 1)
        write_i32_le(w, verb + 1)
        write_i32_le(w, row)
        write_i32_le(w, value)
        write_i32_le(w, extra)
        write_i32_le(w, second)
        write_i32_le(w, text)

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
        if self.named[verb]:
            return o.value_of(code)
        return self.rules.option_cards(t, code)[0] if verb >= o.FIRST_OWN_VERB else -1
