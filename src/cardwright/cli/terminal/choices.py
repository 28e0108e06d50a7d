"""What can be answered now, as it is listed and typed: equal options once, each by its number, its words or its card's name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

from cardwright.face.decision import Decision, Option
from cardwright.face.game import Game

CLOSE: Final = 0.6
SAME_CARD: Final = ("key", "place", "position")  # what tells two cards apart without making a difference


@dataclass
class Choice:
    """One line of the list: options that are equal in everything that can be seen."""

    number: int
    label: str
    options: list[Option] = field(default_factory=list)

    @property
    def place(self) -> int:
        """Of the first of them among all options."""
        return self.options[0].index

    def line(self) -> str:
        return self.label if len(self.options) == 1 else f"{self.label}  (one of {len(self.options)})"


def choices_of(game: Game, decision: Decision) -> list[Choice]:
    """The options of a decision, equal ones together. Two cards of one name are only equal if they look the same."""
    cards = {card["key"]: card for card in seen_cards(game.view_data(decision.player)) if "key" in card}
    found: dict[tuple[str, str], Choice] = {}
    for option in decision.options:
        card = cards.get(option.card, {}) if option.card is not None else {}
        looks = repr(sorted((key, repr(value)) for key, value in card.items() if key not in SAME_CARD))
        alike = (option.label, looks if card or option.card is None else str(option.card))
        choice = found.setdefault(alike, Choice(len(found) + 1, option.label))
        choice.options.append(option)
    return list(found.values())


def seen_cards(view: dict[str, Any]) -> Iterable[dict[str, Any]]:
    """Every card that a view shows."""
    zones = [zone for player in view["players"] for zone in player["zones"].values()] + list(view["shared"].values())
    for zone in zones:
        yield from zone.get("cards", ())
        yield from zone.get("known", {}).values()


def meant(choices: list[Choice], typed: str, names: dict[int, str]) -> list[Choice]:
    """The choices that words may mean: their label, its beginning, a piece of it, or the name of the card that they are about."""
    wanted = typed.casefold()
    labels = [choice.label.casefold() for choice in choices]
    for fits in (str.__eq__, str.startswith):
        found = [choice for choice, label in zip(choices, labels, strict=True) if fits(label, wanted)]
        if found:
            return found
    called = {choice.number: names.get(choice.options[0].card or -1, "").casefold() for choice in choices}
    for fits in (str.__eq__, str.startswith):
        found = [choice for choice in choices if called[choice.number] and fits(called[choice.number], wanted)]
        if found:
            return found
    return [choice for choice, label in zip(choices, labels, strict=True) if len(wanted) > 2 and wanted in label]


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """What somebody may have wanted to type; nothing if nothing is near."""
    by_key = {name.casefold(): name for name in known}
    close = get_close_matches(typed.casefold(), list(by_key), 1, CLOSE)
    return f"Did you mean {by_key[close[0]]}?" if close else ""
