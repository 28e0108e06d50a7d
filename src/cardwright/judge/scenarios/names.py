"""What a scenario's words mean on its table: cards, answers, players."""

from __future__ import annotations

import re
from difflib import get_close_matches

from cardwright.errors import InputError
from cardwright.judge.builder import CardHandle, GameBuilder
from cardwright.judge.playing import Answer
from cardwright.judge.scenarios.model import Scenario

_QUALIFIED = re.compile(r"(?P<name>.+) \((?:in|on) (?P<place>(?:your|opponent's) .+)\)")
_LEADERS = {"your leader": 0, "opponent's leader": 1}


class NoSuchCard(AssertionError):
    """A card that might be there is not (now)."""


class Names:
    """The names that can be used in one scenario."""

    def __init__(self, scenario: Scenario, game: GameBuilder) -> None:
        self.scenario = scenario
        self.game = game
        self.labels: dict[str, CardHandle] = {}

    def error(self, line: int, what: str, fix: str) -> InputError:
        return InputError(self.scenario.file, line, what, fix)

    def card(self, line: int, words: str) -> CardHandle:
        """The card that is meant; `NoSuchCard` if there is none now, `InputError` if no card could be meant."""
        words = words.strip()
        if words.lower() in _LEADERS:
            return self.game.player(_LEADERS[words.lower()]).leader
        if words in self.labels:
            return self.labels[words]
        place = ""
        qualified = _QUALIFIED.fullmatch(words)
        if qualified is not None:
            words, place = qualified["name"], qualified["place"]
        found = self.game.all(words, place)
        if len(found) == 1:
            return found[0]
        if len(found) > 1:
            where = ", ".join(sorted({f"{c.controller}: {c.zone}" for c in found}))
            raise self.error(
                line, f'{len(found)} cards are called "{words}" ({where})',
                'Give them names of their own with "as", or say where: "Fairy (in your EX area)"',
            )
        if not self.game.pool.get(words):
            known = [*self.labels, *_LEADERS]
            close = get_close_matches(words, known, 1, 0.5)
            fix = f"Did you mean {close[0]}?" if close else f"Use one of {', '.join(known)}"
            raise self.error(line, f'no card is called "{words}"', fix)
        raise NoSuchCard(f"no {words} is {'in ' + place if place else 'in the game'}")

    def attacker(self, line: int, words: str) -> CardHandle:
        """The card that attacks, in a game where that is one thing to do."""
        instead = self.game.adapter.attack_instead
        if instead:
            raise self.error(line, f"an attack is begun in several steps in {self.scenario.game}", instead)
        return self.card(line, words)

    def answers(self, line: int, words: str) -> list[Answer]:
        """`Wall, 2, yes, "Draw"`: what decisions are answered with."""
        if words in self.labels:
            return [self.labels[words]]
        return [self.answer(line, part.strip()) for part in re.split(r",\s*(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", words)]

    def answer(self, line: int, word: str) -> Answer:
        if word.startswith('"') and word.endswith('"'):
            return word[1:-1]
        if word.removeprefix("mode ").isdigit():
            return int(word.removeprefix("mode "))
        if word.lower() in ("yes", "no", "done", "you", "opponent"):
            return word.lower()
        try:
            return self.card(line, word)
        except InputError as no:
            if word.lower() in self.words_of_options():
                raise self.error(line, no.what, f'Put the words of an option into quotation marks: "{word}"') from None
            raise

    def words_of_options(self) -> list[str]:
        """How the options that are listed now read, where they are no cards."""
        return [one.lower() for one in self.game.options() if isinstance(one, str)]
