"""Scenarios are run: each on its own table, every expectation compared with what is seen."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cardwright.errors import InputError
from cardwright.judge.adapter import NotUnderstood
from cardwright.judge.builder import CardHandle, GameBuilder
from cardwright.judge.fixture import GameFixture
from cardwright.judge.playing import NotPossible
from cardwright.judge.recording import NotShown, Recorder
from cardwright.judge.scenarios.doing import do
from cardwright.judge.scenarios.expecting import check
from cardwright.judge.scenarios.hints import GUIDE
from cardwright.judge.scenarios.model import CardLine, Expectation, Scenario, ScenarioResult
from cardwright.judge.scenarios.names import Names, NoSuchCard
from cardwright.judge.scenarios.reading import load_scenario

SUFFIX = ".scenario"


def scenario_files(paths: Iterable[str | Path]) -> list[Path]:
    """These files, and of a folder all scenarios in it."""
    out: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            found = sorted(path.rglob(f"*{SUFFIX}"))
            if not found:
                raise InputError(path, 0, "there is no scenario in this folder", f"Name files that end in {SUFFIX}")
            out += found
        else:
            out.append(path)
    return out


def run(paths: Iterable[str | Path], cards: str | Path | None = None, bad: list[InputError] | None = None) -> list[ScenarioResult]:
    """Run all of them. `cards`: where printed cards are. The first file that can't be used is raised; with `bad`, all of them are
    put there instead, and the others run."""
    results = []
    for path in scenario_files(paths):
        try:
            results.append(run_scenario(load_scenario(path, cards)))
        except InputError as fault:
            if bad is None:
                raise
            bad.append(fault)
    return results


def report(results: Iterable[ScenarioResult]) -> dict[str, Any]:
    """The results as plain data."""
    scenarios = [result.data() for result in results]
    passed = sum(scenario["passed"] for scenario in scenarios)
    skipped = sum(bool(scenario["skipped"]) for scenario in scenarios)
    return {"passed": passed, "failed": len(scenarios) - passed - skipped, "skipped": skipped, "scenarios": scenarios}


def run_scenario(scenario: Scenario, recorder: Recorder | None = None) -> ScenarioResult:
    """Play one scenario to its end, or to the first line that is not legal; skip it if its printed cards are missing or not
    understood."""
    if scenario.missing:
        return skipped(scenario, scenario.missing)
    notes = recorder if recorder is not None else Recorder(scenario.file)
    game = GameFixture(scenario.game, notes).game(**scenario.settings)
    if scenario.pool is not None:
        game.pool = scenario.pool
    names = Names(scenario, game)
    try:
        put_cards(scenario, game, names)
    except NotUnderstood as fault:
        return skipped(scenario, str(fault))
    seen: list[Expectation] = []
    for play in scenario.plays:
        try:
            if play.is_expectation:
                what, ok = check(game, names, play)
                seen.append(Expectation(play.line, play.text.removeprefix("expect "), what, ok))
            else:
                do(game, names, play)
        except (NotPossible, NoSuchCard) as no:
            seen.append(Expectation(play.line, play.text, str(no), False))
            break
        except ValueError as fault:  # a place, a player or a number that the builder does not know
            raise names.error(play.line, str(fault), f"Correct the line ({GUIDE})") from None
    else:
        seen += claim(scenario, game, notes)
    return ScenarioResult(scenario.file, scenario.title, scenario.game, scenario.clauses, tuple(seen), scenario.ruling)


def skipped(scenario: Scenario, why: str) -> ScenarioResult:
    return ScenarioResult(scenario.file, scenario.title, scenario.game, scenario.clauses, (), scenario.ruling, why)


def claim(scenario: Scenario, game: GameBuilder, notes: Recorder) -> list[Expectation]:
    """The clauses that the scenario names must have been carried out in it."""
    out = []
    for clause in scenario.clauses:
        try:
            notes.claim(scenario.game, [clause])
        except NotShown:
            out.append(Expectation(scenario.clauses_line, f"{clause} is carried out", "no code that cites it ran", False))
    return out


def put_cards(scenario: Scenario, game: GameBuilder, names: Names) -> None:
    """All cards of the file; linked ones first, since the others name them."""
    linked = {label for card in scenario.cards for label in card.linked_to.values()}
    for card in sorted(scenario.cards, key=lambda card: card.label not in linked):
        for copy in range(card.count):
            label = card.label if copy == 0 else f"{card.label} {copy + 1}"
            if label in names.labels:
                raise names.error(card.line, f'two cards are called "{label}"', 'Give one a name of its own with "as"')
            names.labels[label] = put_card(scenario, game, names, card, label)
    try:
        game.start()
    except NotUnderstood as fault:
        if any(card.type for card in scenario.cards if fault.args[0].startswith(f"{card.name}:")):
            raise names.error(0, str(fault), "Correct the card's text") from None
        raise
    except ValueError as fault:
        raise names.error(0, str(fault), "Correct the card's text") from None
    except KeyError as fault:
        what = f'"{fault.args[0]}" is nothing that is printed on a card of this game'
        raise names.error(0, what, "Correct what the brackets say of a card") from None


def put_card(scenario: Scenario, game: GameBuilder, names: Names, card: CardLine, label: str) -> CardHandle:
    links: dict[str, Any] = {}
    for word, other in card.linked_to.items():
        if other not in names.labels:
            raise names.error(card.line, f'no card is called "{other}"', "Put the linked card on the table too")
        links[word] = names.labels[other]
    try:
        return game.card(card.name, card.place, type=card.type, label=label, **card.printed, **card.state, **links)
    except ValueError as fault:
        raise names.error(card.line, str(fault), "Correct the card") from None
    except KeyError as fault:  # a word that a printed field can't have: a colour, an element
        raise names.error(card.line, f'"{fault.args[0]}" is not known here', "Correct the card") from None
