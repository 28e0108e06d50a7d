"""What can be answered now, as it is listed and typed: equal options once, each by its number, its words or its card's name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

from cardwright.cli.terminal.drawing import remarks
from cardwright.face.decision import Decision, Option
from cardwright.face.game import Game

CLOSE: Final = 0.6
SAME_CARD: Final = ("key",)  # what tells two cards apart without making a difference


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
    cards = {card["key"]: (zone, card) for zone, card in seen_cards(game.view_data(decision.player)) if "key" in card}
    found: dict[tuple[str, str], Choice] = {}
    about: list[tuple[str, dict[str, Any]]] = []
    for option in decision.options:
        zone, card = cards.get(option.card, ("", {})) if option.card is not None else ("", {})
        looks = repr(sorted((key, repr(value)) for key, value in card.items() if key not in SAME_CARD))
        alike = (option.label, looks if card or option.card is None else str(option.card))
        if alike not in found:
            found[alike] = Choice(len(found) + 1, option.label)
            about.append((zone, card))
        found[alike].options.append(option)
    choices = list(found.values())
    tell_apart(game, choices, about)
    return choices


def tell_apart(game: Game, choices: list[Choice], about: list[tuple[str, dict[str, Any]]]) -> None:
    """Choices that read the same are about cards that look different: what is different is said as well."""
    layout = game.start.entry.layout()
    labels = [choice.label for choice in choices]
    for label in {label for label in labels if labels.count(label) > 1}:
        places = [i for i, other in enumerate(labels) if other == label]
        said = [remarks(layout, about[i][1], about[i][0]) if about[i][1] else [] for i in places]
        for place, of_it in zip(places, said, strict=True):
            own = [remark for remark in of_it if any(remark not in others for others in said)]
            if own:
                choices[place].label = f"{label} ({about[place][1].get('name', 'it')}: {', '.join(own)})"


def seen_cards(view: dict[str, Any]) -> Iterable[tuple[str, dict[str, Any]]]:
    """Every card that a view shows, and the zone in which it lies."""
    zones = [named for player in view["players"] for named in player["zones"].items()] + list(view["shared"].items())
    for name, zone in zones:
        for card in (*zone.get("cards", ()), *zone.get("known", {}).values()):
            yield name, card


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
