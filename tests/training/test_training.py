"""A value is fitted to games by one command: the same every time, honest about how well it tells, and then used."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import cardwright as cw
from cardwright.bots.values import read_fitted, value_from
from cardwright.cli.app import app
from cardwright.kernel.table import PLAYERS
from cardwright.lookahead.judgement import judgement_of
from cardwright.training.fitting import bends_of, bent, chance, regress
from cardwright.training.selfplay import Classroom, Lessons, features_of
from tests.games_begun import game_after


def trained(file: Path, *more: str) -> dict[str, object]:
    told = CliRunner().invoke(app, ["train", "kites", "--games", "40", "--bot", "greedy", "--to", str(file), "--json", *more])
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert isinstance(found, dict)
    return found


def test_one_command_fits_a_value_and_writes_down_how(tmp_path: Path) -> None:
    first, second = tmp_path / "a.json", tmp_path / "b.json"
    record = trained(first)
    trained(second)
    assert first.read_bytes() == second.read_bytes(), "the same seed makes the same weights"
    assert record["games"] == 40 and record["seed"] == 1_000_000 and record["bot"] == "greedy" and record["noise"] == 0.05
    assert 0 < float(str(record["log_loss"])) < 1.5 and 0 < float(str(record["right"])) <= 1
    fitted = read_fitted(first)
    assert fitted.game == "kites" and fitted.weights and fitted.record["positions"] == record["positions"]


def test_what_was_fitted_tells_who_stands_better(tmp_path: Path) -> None:
    trained(tmp_path / "value.json")
    deck, other = list(cw.decks("kites"))[:2]
    t = cw.new_game("kites", deck, other, 1).table
    value = value_from(read_fitted(tmp_path / "value.json"), t.rules, judgement_of("kites"))
    assert value.worth(t, 0) == -value.worth(t, 1)
    assert value.worth(t, t.active) == value.logit(t, t.active)
    t.winner = 1
    assert value.worth(t, 1) > 20 > -20 > value.worth(t, 0)


def test_a_file_that_is_none_is_refused_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    file.write_text("{}")
    with pytest.raises(cw.InputError, match=r"this is no fitted value .* cardwright train GAME"):
        read_fitted(file)
    told = CliRunner().invoke(app, ["train", "kites", "--to", str(tmp_path / "nowhere" / "value.json")])
    assert told.exit_code == 2 and "there is no such folder" in told.output


def test_every_beginning_of_a_turn_is_a_position_and_each_game_has_one_winner() -> None:
    lessons = Lessons("kites", 1, 5, bot="greedy")
    positions = Classroom(lessons).play(5)
    assert len(positions) > 3 and {position.number for position in positions} == {5}
    turns = [position.won for position in positions]
    assert all(one + other == 1 for one, other in pairwise(turns)), "players take turns, and one of them wins"
    assert positions == Classroom(lessons).play(5)


def test_a_card_on_the_field_counts_by_what_it_is_and_does() -> None:
    features = features_of("sve")
    t = game_after("sve", 4, 1).table
    hand = features.names.index("cards in hand")
    field = features.names.index("cards in field")
    before = features.side(t, 0)
    held = t.my_zone(t.rules.zones[[zone.name for zone in t.rules.zones].index("hand")].number * PLAYERS)
    assert before[hand] == len(held) > 0 and before[field] == 0, "the first turn has hardly begun"
    card = t.mine(held[0])
    held.remove(card.id)
    t.my_zone(t.rules.field * PLAYERS).append(card.id)  # a list of its own: other games of these decks began with the same one
    after = features.side(t, 0)
    assert after[hand] == before[hand] - 1 and after[field] == 1
    changed = [name for name, was, now in zip(features.names, before, after, strict=True) if was != now]
    assert any(name.startswith("type ") and "held" in name for name in changed)
    assert any(name.startswith("type ") and "field" in name for name in changed)


def test_regression_finds_what_made_the_outcomes() -> None:
    rng = np.random.default_rng(1)
    columns = np.column_stack([np.ones(4000), rng.normal(size=(4000, 2))])
    won = (rng.random(4000) < chance(columns @ np.array([0.3, 1.5, -0.7]))).astype(float)
    assert np.abs(regress(columns, won, np.zeros(3)) - np.array([0.3, 1.5, -0.7])).max() < 0.15
    assert np.abs(regress(columns, won, np.array([0.0, 1e6, 1e6]))[1:]).max() < 0.01, "weights are held down"


def test_a_number_may_count_otherwise_below_a_bend() -> None:
    numbers = np.arange(100.0)
    bends = bends_of(numbers)
    assert bends == [pytest.approx(9.9), pytest.approx(34.65)]
    assert bends_of(np.zeros(5)) == []
    assert bent(np.array([[5.0], [50.0]]), [[10.0]]).tolist() == [[5.0, 5.0], [50.0, 10.0]]
