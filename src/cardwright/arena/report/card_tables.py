"""Card by card: the tables of a field."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

from cardwright.arena.league.card_counts import CardCounts
from cardwright.arena.league.card_facts import DRAWN, HELD, IN_DECK, LAST_ROUND, OPENING, PLAYED_IT
from cardwright.arena.league.plan import Field
from cardwright.arena.league.results import FieldResult
from cardwright.arena.report.html_parts import Cell, count_cell, panel, share_cell, table
from cardwright.arena.statistics import Share

FEWEST = 20  # games behind a figure of a round


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card of a deck, and how its deck fared with it."""

    entrant: int
    card: str
    name: str
    copies: int
    games: int
    opening: Share
    drawn: Share
    not_drawn: Share
    played: Share
    held: Share
    drawn_in: dict[int, Share]
    played_in: dict[int, Share]

    @property
    def gain(self) -> tuple[float, float, float]:
        """How much more often the deck wins when the card was drawn than when it was not, with its 95% interval."""
        one, other = self.drawn, self.not_drawn
        if not one.whole or not other.whole:
            return (0.0, -1.0, 1.0)
        # Newcombe's interval: of the difference of two shares, from Wilson's of each.
        gain = one.value - other.value
        (low, high), (other_low, other_high) = one.interval, other.interval
        down = math.hypot(one.value - low, other_high - other.value)
        up = math.hypot(high - one.value, other.value - other_low)
        return (gain, gain - down, gain + up)


def card_rows(field: Field, counts: CardCounts) -> list[CardRow]:
    """Every card of every deck."""
    names = {card.id: card.name for card in field.cards}
    out = []
    for entrant, one in enumerate(field.entrants):
        deck = field.decks[one.deck]
        for card in counts.cards(entrant):
            share = partial(counts.share, entrant, card)
            out.append(
                CardRow(
                    entrant,
                    card,
                    names.get(card, card),
                    [*deck.main, *deck.second].count(card),
                    share(IN_DECK).whole,
                    share(OPENING),
                    share(DRAWN),
                    counts.without(entrant, card, DRAWN),
                    share(PLAYED_IT),
                    share(HELD),
                    {when: share(DRAWN, when) for when in range(1, LAST_ROUND + 1) if share(DRAWN, when).whole},
                    {when: share(PLAYED_IT, when) for when in range(1, LAST_ROUND + 1) if share(PLAYED_IT, when).whole},
                )
            )
    return out


def gain_cell(row: CardRow) -> Cell:
    gain, low, high = row.gain
    if low < -0.99:
        return Cell("", "")
    kind = "up" if low > 0 else "down" if high < 0 else ""
    return Cell(f"{100 * gain:+.1f}", round(gain, 5), kind, f"{100 * low:+.0f} to {100 * high:+.0f}")


def card_panels(i: int, one: FieldResult, counts: CardCounts | None) -> str:
    """The tables of a field; how to get them, if nobody has counted yet."""
    if counts is None:
        says = "Not counted yet: cardwright arena cards plays games of this data set once more and says what became of each card."
        return panel("Cards", says, "")
    rows = card_rows(one.field, counts)
    label = one.field.label
    words = (
        "card",
        "deck",
        "copies",
        "won when drawn",
        "not drawn",
        "difference",
        "opening hand",
        "played",
        "in hand at the end",
        "games",
    )
    cells = [
        [
            Cell(row.name),
            Cell(label(row.entrant), kind="text"),
            count_cell(row.copies),
            share_cell(row.drawn),
            share_cell(row.not_drawn),
            gain_cell(row),
            share_cell(row.opening),
            share_cell(row.played),
            share_cell(row.held),
            count_cell(row.games),
        ]
        for row in sorted(rows, key=lambda row: -row.gain[0])
    ]
    tests = len(rows)
    says = (
        "How often a deck wins when at least one copy was drawn, kept in the opening hand, played, or still in hand at the end; "
        f"small figures are 95% intervals. Of {tests} differences about {max(1, round(tests * 0.05))} lie outside by luck. "
        "What is drawn in long games is also what losing decks that hold out draw: read a difference as a hint, and try it with "
        "cardwright arena tune."
    )
    out = panel("Cards", says, table(f"cards-{i}", [(word, word in ("card", "deck")) for word in words], cells, filters=True))
    return out + rounds_panel(i, one, rows)


def rounds_panel(i: int, one: FieldResult, rows: list[CardRow]) -> str:
    """When a card was played first, and what came of it."""
    last = max((when for row in rows for when, share in row.played_in.items() if share.whole >= FEWEST), default=0)
    if not last:
        return ""
    heads = [
        ("card", True),
        ("deck", True),
        *((f"{when}{'+' if when == LAST_ROUND else ''}", False) for when in range(1, last + 1)),
    ]
    cells = []
    for row in rows:
        enough = {when: share for when, share in row.played_in.items() if share.whole >= FEWEST}
        if enough:
            each = [share_cell(enough[when]) if when in enough else Cell("", "") for when in range(1, last + 1)]
            cells.append([Cell(row.name), Cell(one.field.label(row.entrant), kind="text"), *each])
    drawn = [
        [
            Cell(row.name),
            Cell(one.field.label(row.entrant), kind="text"),
            *(
                share_cell(share) if (share := row.drawn_in.get(when)) and share.whole >= FEWEST else Cell("", "")
                for when in range(1, last + 1)
            ),
        ]
        for row in rows
    ]
    says = f"How often the deck wins when the card is first played in this round (a turn of each player); {FEWEST} games or more."
    other = "The same by the round in which it is first drawn; the opening hand counts as round 1."
    return panel("Cards by the round in which they are played", says, table(f"rounds-{i}", heads, cells, filters=True)) + panel(
        "Cards by the round in which they are drawn", other, table(f"drawn-{i}", heads, drawn, filters=True)
    )
