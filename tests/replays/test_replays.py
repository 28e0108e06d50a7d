"""Replays: a game comes back from its file, and one that no longer fits says where it parted."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.errors import InputError
from cardwright.games.sve import terms
from cardwright.kernel import storing
from cardwright.replays import Parted, Playback, load_replay, save_replay
from cardwright.replays.places import line_of, path_steps
from cardwright.replays.replay import DIGEST_EVERY, Step
from cardwright.replays.storage import open_replay
from tests.replays.recorded import GAME, played, replay


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save_replay(replay(), path)
    return path


class TestFittingReplays:
    def test_a_file_holds_the_whole_game(self, file: Path) -> None:
        assert load_replay(file) == replay()

    def test_played_again_it_ends_in_the_same_state(self, file: Path) -> None:
        playback = open_replay(file)
        playback.check()
        assert storing.digest(playback.game.table) == storing.digest(played().table)
        assert playback.game.table.winner == played().table.winner

    def test_it_says_by_which_rules_and_with_which_cards_it_was_played(self, file: Path) -> None:
        saved = json.loads(file.read_text(encoding="utf-8"))
        assert saved["rules"] == GAME.rules().version
        names = {card["name"] for card in saved["cards"]}
        assert {"Acorn Scout", "Fairy"} <= names, "tokens too"
        assert all(card["text"] is not None for card in saved["cards"])

    def test_it_does_not_say_where_on_this_machine_the_cards_lay(self, file: Path) -> None:
        assert str(Path(__file__).resolve().parents[2]) not in file.read_text(encoding="utf-8")

    def test_stepping_forward_and_back_shows_the_same_tables(self, file: Path) -> None:
        playback = open_replay(file)
        seen = [storing.digest(playback.game.table)]
        while playback.forward():
            seen.append(storing.digest(playback.game.table))
        assert len(seen) == playback.length + 1
        for expected in reversed(seen[:-1]):
            assert playback.back()
            assert storing.digest(playback.game.table) == expected
        assert not playback.back()

    def test_each_step_has_its_events_with_clauses(self, file: Path) -> None:
        playback = open_replay(file)
        playback.go_to(playback.length)
        events = [entry.event for step in playback.events for entry in step]
        assert len(events) > 50
        assert sum(bool(e.clause) for e in events) > 0.9 * len(events)

    def test_digests_are_taken_all_along(self) -> None:
        steps = len(replay().steps)
        assert set(replay().digests) == {*range(0, steps + 1, DIGEST_EVERY), steps}

    def test_it_is_played_with_the_cards_that_it_was_saved_with(self) -> None:
        """Whatever the card files say now: here a token that was another one when the game was played."""
        saved = replay()
        saved.cards = [replace(card, attack=7) if card.name == "Fairy" else card for card in saved.cards]
        library = Playback(GAME, saved).start.prepared.library
        assert [face.look.stats[terms.ATTACK] for face in library.by_name["Fairy"]] == [7]


class TestPartedReplays:
    def parted(self, changed: object) -> Parted:
        assert isinstance(changed, type(replay()))
        with pytest.raises(Parted) as caught:
            Playback(GAME, changed).check()
        return caught.value

    def test_another_seed_parts_at_once(self) -> None:
        changed = replay()
        changed.seed = "00" * 32
        assert self.parted(changed).decision == 0

    def test_another_answer_parts_at_the_next_decision_that_differs(self) -> None:
        changed = replay()
        n = next(i for i, step in enumerate(changed.steps) if i > 10 and step.options > 2)
        step = changed.steps[n]
        changed.steps[n] = Step((step.answer + 1) % step.options, step.options, step.check, step.text)
        parted = self.parted(changed)
        assert n + 1 <= parted.decision <= n + 1 + DIGEST_EVERY

    def test_other_options_part_there_and_are_named(self) -> None:
        changed = replay()
        step = changed.steps[7]
        changed.steps[7] = Step(step.answer, step.options + 1, "00000000", "Dance")
        parted = self.parted(changed)
        assert parted.decision == 8
        assert parted.expected == f'a decision among {step.options + 1} options, answered with "Dance"'
        assert f"with {step.options} options: " in parted.found

    def test_another_digest_parts_there(self) -> None:
        changed = replay()
        changed.digests[DIGEST_EVERY] = "f" * 32
        parted = self.parted(changed)
        assert parted.decision == DIGEST_EVERY
        assert "digest ffffffffffff" in parted.expected

    def test_another_card_text_parts(self) -> None:
        changed = replay()
        for i, card in enumerate(changed.cards):
            if card.name == "Acorn Scout" and not card.is_evolved:
                changed.cards[i] = replace(card, cost=9)
        assert self.parted(changed).decision > 0

    def test_more_answers_than_decisions(self) -> None:
        changed = replay()
        changed.steps.append(Step(0, 1, "00000000", "One more"))
        parted = self.parted(changed)
        assert (parted.decision, parted.found) == (len(changed.steps), "the game is over")

    def test_another_winner(self) -> None:
        changed = replay()
        changed.winner = 1 - changed.winner
        assert "a win of player" in self.parted(changed).expected


def broken(path: Path, old: str, new: str) -> InputError:
    """The error for a file in which the first of one text is exchanged for another."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError) as caught:
        load_replay(path)
    assert caught.value.file == str(path)
    assert caught.value.fix
    return caught.value


class TestBrokenFiles:
    def test_no_file(self, tmp_path: Path) -> None:
        with pytest.raises(InputError, match="there is no such file"):
            load_replay(tmp_path / "nothing.json")

    def test_a_file_cut_short(self, file: Path) -> None:
        file.write_text(file.read_text(encoding="utf-8")[:4000], encoding="utf-8")
        with pytest.raises(InputError) as caught:
            load_replay(file)
        assert caught.value.line > 1

    def test_another_kind_of_file(self, file: Path) -> None:
        assert broken(file, "cardwright replay", "shopping list").what == "this is no replay"

    def test_another_version(self, file: Path) -> None:
        fault = broken(file, '"version": 1', '"version": 99')
        assert (fault.what, fault.line) == ("this replay has the version 99; version 1 can be read", 3)

    def test_an_answer_that_is_no_number(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        line = text[: text.index('"steps"')].count("\n") + 2
        fault = broken(file, '"steps": [\n  [', '"steps": [\n  ["x" ,')
        assert fault.line == line
        assert '"steps", entry 1' in fault.what

    def test_a_field_that_is_not_known(self, file: Path) -> None:
        assert "playing" in broken(file, '"players"', '"playing"').what

    def test_a_seed_that_is_none(self, file: Path) -> None:
        assert broken(file, '"seed": "', '"seed": "zz').what == "the seed is not 64 hexadecimal digits"

    def test_a_card_without_definition(self, file: Path) -> None:
        first = replay().decks[0].main[0]
        assert f'"{first}x"' in broken(file, f'"main":["{first}"', f'"main":["{first}x"').what

    def test_a_folder_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(InputError, match="can't be written"):
            save_replay(replay(), tmp_path / "no" / "such" / "game.json")
        assert list(tmp_path.iterdir()) == []


def test_the_line_of_a_place_in_json() -> None:
    text = '{\n"a": [\n  1,\n  {"b": 2,\n   "c": [3]}\n]}'
    assert line_of(text, path_steps("$.a[1].c[0]")) == 5
    assert line_of(text, path_steps("$.a[0]")) == 3
    assert line_of(text, path_steps("$.a[7]")) == 2, "a place that is not there: the last one on the way"
    assert line_of(text, []) == 1
