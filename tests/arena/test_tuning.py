"""Tuning: exchanges within the rules, a race that finds what is better, and no noise that is called an improvement."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")


from cardwright.arena.league.engine import engine
from cardwright.arena.tuning.evidence import Scores, compare, holm
from cardwright.arena.tuning.exchanges import Exchange, by_lot, exchanged, exchanges
from cardwright.arena.tuning.games import Setting, Trial, Trials, changed_deck
from cardwright.arena.tuning.racing import ALPHA, FIRST_SEEDS, promise, tune
from cardwright.cards import starter_cards, starter_decks
from cardwright.games.registry import game_named
from cardwright.replays.replay import by_ids
from tests.arena.leagues import Here, Stop

KITES = game_named("kites")
DECKS = starter_decks("kites")
BIRDS, DRAGONS = DECKS["birds-of-passage"], DECKS["dragons-and-weather"]
CARDS = {card.id: card for card in starter_cards("kites")}


def every_exchange() -> list[Exchange]:
    return list(exchanges(KITES, BIRDS, list(CARDS.values())))


def test_an_exchange_keeps_every_other_card_where_it_was_and_the_deck_legal() -> None:
    every = every_exchange()
    assert len(every) > 50
    for one in every:
        deck = exchanged(BIRDS, one, CARDS)
        assert not KITES.deck_faults(deck)
        changed = [(old.id, new.id) for old, new in zip(BIRDS.main, deck.main, strict=True) if old is not new]
        assert changed == [(one.out, one.into)] * one.copies


def test_by_lot_each_card_that_could_go_out_has_its_turn() -> None:
    every = every_exchange()
    chosen = by_lot(every, 22, 1)
    assert len(set(chosen)) == 22 and set(chosen) <= set(every)
    goes = [one.out for one in chosen]
    assert {goes.count(one) for one in {each.out for each in every}} <= {22 // len(set(goes)), 22 // len(set(goes)) + 1}
    assert by_lot(every, 22, 1) == chosen != by_lot(every, 22, 2)


class Imagined:
    """Trials without games: each deck has a chance to win, and a seed decides for all decks alike, as common seeds do."""

    def __init__(self, worth: dict[str, float], luck: int) -> None:
        self.worth = worth
        self.luck = luck
        self.setting = SimpleNamespace(against=[None, None])

    def scores(self, trials: list[Trial]) -> list[Scores]:
        return [self.score(trial) for trial in trials]

    def score(self, trial: Trial) -> Scores:
        chance = 0.5 + sum(self.worth.get(one.into, 0.0) for one in trial.changes)
        out: Scores = {}
        for seed in range(trial.seed, trial.seed + trial.seeds):
            for key in ((opponent, swapped) for opponent in (0, 1) for swapped in (False, True)):
                same = random.Random(f"{self.luck} {seed} {key}")
                own = random.Random(f"{self.luck} {seed} {key} {trial.changes}")
                drawn = same.random() < 0.4  # the exchanged card matters in this game
                out.setdefault(seed, {})[key] = float((own if drawn else same).random() < chance)
        return out


def imagined(worth: dict[str, float], luck: int, rounds: int = 2) -> list[Exchange]:
    """What is recommended among twelve exchanges with such effects."""
    every = [Exchange("main", "out", f"card {n}", 1) for n in range(12)]

    def candidates(done: list[Exchange], again: list[Exchange]) -> tuple[list[Exchange], int]:
        left = [one for one in every if one not in done]
        return left, len(left)

    found = tune(cast(Trials, Imagined(worth, luck)), candidates, rounds, 2400, 0, lambda round: None)
    return [one.taken for one in found if one.taken is not None]


def test_noise_is_not_called_an_improvement() -> None:
    """Of twenty runs in which no exchange makes a difference, one at most may recommend something; here none of these does."""
    wrong = [luck for luck in range(20) if imagined({}, luck)]
    assert len(wrong) <= 1, wrong
    assert not [luck for luck in range(5) if imagined({f"card {n}": -0.05 for n in range(12)}, luck)]


def test_what_is_better_is_found_and_only_that() -> None:
    worth = {"card 3": 0.16, "card 8": 0.14}
    for luck in range(3):
        assert sorted(one.into for one in imagined(worth, luck, rounds=3)) == ["card 3", "card 8"]


def test_a_bad_card_shows_in_all_exchanges_that_take_it_out() -> None:
    """Two hundred exchanges with a few games each: of one alone they tell nothing, of all that take out the same card they do."""
    every = [Exchange("main", f"old {n % 20}", f"new {n // 20}", 1) for n in range(200)]
    worth = {one: 0.08 if one.out == "old 7" else 0.0 for one in every}
    best = own = 0
    for luck in range(20):
        rng = random.Random(luck)
        gains = {one: worth[one] + rng.gauss(0, 0.15) for one in every}
        hopes = promise(gains, FIRST_SEEDS)
        best += sum(one.out == "old 7" for one in sorted(every, key=lambda one: -hopes[one])[:10])
        own += sum(one.out == "old 7" for one in sorted(every, key=lambda one: -gains[one])[:10])
    assert best > 2 * own
    late = promise(gains, 10_000)
    assert all(abs(late[one] - gains[one]) < 0.01 for one in every), "many seeds speak for themselves"


def test_games_of_one_seed_are_one_observation() -> None:
    """Ten seeds that happen to go well prove nothing, though each of them is a hundred games."""
    keys = [(n, False) for n in range(100)]
    old: Scores = {seed: dict.fromkeys(keys, 0.0) for seed in range(24)}
    new: Scores = {seed: dict.fromkeys(keys, 1.0 if seed % 2 else 0.0) for seed in range(24)}
    for seed in range(0, 24, 2):
        old[seed] = dict.fromkeys(keys, 0.9)
    seen = compare(old, new)
    assert (seen.games, seen.seeds, seen.better, seen.worse) == (2400, 24, 1200, 1200)
    assert seen.p > 0.2 and seen.low < 0 < seen.high
    few = compare(dict.fromkeys(range(5), old[1]), dict.fromkeys(range(5), new[1]))
    assert few.p == 1.0, "five seeds are too few for any conclusion"


def test_several_tests_together_err_no_more_often_than_one() -> None:
    assert holm([0.02, 0.04, 0.01], 0.05) == [True, True, True]
    assert holm([0.03, 0.04, 0.01], 0.05) == [False, False, True]
    assert holm([0.02, 0.04, 0.03], 0.05) == [False, False, False]
    assert ALPHA == 0.05


def test_trials_are_real_games_and_are_not_played_twice(tmp_path: Path) -> None:
    cards = [*CARDS.values()]
    setting = Setting(engine(), "kites", by_ids(BIRDS), [by_ids(DRAGONS)], cards, "random", 0.1)
    played: list[int] = []
    trials = Trials(tmp_path, setting, Here(), played.append)
    one = every_exchange()[0]
    old, new = trials.scores([Trial([], 5, 4), Trial([one], 5, 4)])
    assert sum(played) == 16
    assert set(old) == set(new) == {5, 6, 7, 8} and set(old[5]) == {(0, False), (0, True)}
    assert [len(changed_deck(setting, changes).main) for changes in ([], [one])] == [len(BIRDS.main)] * 2
    again = Trials(tmp_path, setting, Here(0), played.append).scores([Trial([one], 5, 4)])
    assert again == [new], "found in the folder"
    other = Setting(engine(), "kites", by_ids(BIRDS), [by_ids(DRAGONS)], cards, "greedy", 0.1)
    with pytest.raises(Stop):  # the games of another bot are other games, and here is nobody to play them
        Trials(tmp_path, other, Here(0), played.append).scores([Trial([one], 5, 4)])
