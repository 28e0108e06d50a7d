"""The commands for people and scripts: what they print, what they refuse, and how they end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright import build
from cardwright.arena import measuring
from cardwright.games.finding import data_folder
from tests.cli.here import here as cardwright

STARTER = data_folder("sve") / "starter.jsonl"
SMALL_CARDS = data_folder("kites") / "starter.jsonl"
SWORD = data_folder("sve") / "decks" / "swordcraft.json"


class TestForScripts:
    """One JSON value on standard output, with the keys that scripts rely on."""

    def test_games(self) -> None:
        found = cardwright("games", "--json").json
        assert {"code", "name", "finished"} <= set(found[0])
        assert {game["code"]: game["finished"] for game in found}["sve"] is True

    def test_rules(self) -> None:
        found = cardwright("rules", "sve", "--json").json
        assert {"testable", "shown", "missing", "proven", "survivors"} <= set(found)
        assert found["proven"] + len(found["unproven"]) == found["testable"] and isinstance(found["survivors"], list)
        assert found["testable"] == 487
        assert found["shown"] + len(found["missing"]) == found["testable"]

    def test_a_clause_is_looked_up_by_number_and_by_words(self) -> None:
        shown = cardwright("rules", "sve", "12.8.2").out
        assert [line.split()[0] for line in shown.splitlines() if line[:2] == "12"] == ["12", "12.8", "12.8.2"]
        assert "carried out" not in shown
        assert "carried out in games/sve/attack_legality.py attack_targets" in cardwright("rules", "sve", "12.8.2", "--code").out
        by_number = cardwright("rules", "fow", "803.5", "--json").json
        assert [clause["id"] for clause in by_number] == ["803", "803.5", "803.5a"]
        assert {"id", "kind", "summary", "shown", "proven", "carried_out"} == set(by_number[0])
        assert [bool(clause["carried_out"]) for clause in by_number] == [False, True, False]  # of the one that was asked for
        by_words = cardwright("rules", "weiss", "Encore step", "--json").json
        assert by_words and all("encore step" in clause["summary"].lower() for clause in by_words)
        for wrong, said in (("12.8.99", "Did you mean 12.8.2?"), ("blubb", "lists the chapters")):
            refused = cardwright("rules", "sve", wrong)
            assert refused.code == 2 and said in refused.err

    def test_text_check(self) -> None:
        found = cardwright("text", "check", STARTER, "--game", "sve", "--no-rehearsal", "--json").json
        assert {"cards", "understood", "running", "lines", "lines_understood", "seconds"} <= set(found)
        assert found["cards"] >= found["understood"] > 0.9 * found["cards"]
        small = cardwright("text", "check", SMALL_CARDS, "--game", "kites", "--json").json
        assert small["running"] == small["cards"] == 20, "a game without a library of its own is rehearsed as well"

    def test_simulate(self) -> None:
        found = cardwright("simulate", "sve", "swordcraft", SWORD, "--games", "6", "--seed", "2", "--json").json
        assert {"games", "wins", "draws", "decisions", "seconds", "faults", "digest"} <= set(found)
        assert found["games"] == 6 == sum(found["wins"]) + found["draws"]
        assert found["faults"] == 0

    def test_bench(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(measuring, "SAMPLES", 2)
        found = cardwright("bench", "sve", "--seconds", "0.1", "--json").json
        assert {"build", "decisions_per_s", "games_per_s", "clone_us", "options_us", "peak_mib"} <= set(found)
        assert found["build"] == build()
        assert all(value > 0 for key, value in found.items() if isinstance(value, float))

    def test_bench_of_a_game_that_names_no_main_phase(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(measuring, "SAMPLES", 2)
        found = cardwright("bench", "kites", "--seconds", "0.1", "--json").json
        assert found["options_us"] is None and found["clone_us"] > 0 and found["games_per_s"] > 0

    def test_judge(self, tmp_path: Path) -> None:
        right, wrong = tmp_path / "right.scenario", tmp_path / "wrong.scenario"
        for path, defense in ((right, 2), (wrong, 3)):
            path.write_text(SCENARIO.format(defense=defense), encoding="utf-8")
        passed = cardwright("judge", "run", right, "--json")
        assert passed.code == 0
        assert (passed.json["passed"], passed.json["failed"]) == (1, 0)
        failed = cardwright("judge", "run", right, wrong, "--json")
        assert failed.code == 1
        assert (failed.json["passed"], failed.json["failed"]) == (1, 1)
        expectation = failed.json["scenarios"][1]["expectations"][0]
        assert {"expected", "seen"} <= set(expectation)

    def test_fuzz(self) -> None:
        found = cardwright("fuzz", "sve", "--games", "2", "--json").json
        assert (found["games"], found["faults"]) == (2, 0)

    def test_lists(self) -> None:
        assert "swordcraft" in {deck["deck"] for deck in cardwright("decks", "sve", "--json").json}
        assert len(cardwright("cards", "sve", "--json").json) >= 90


SCENARIO = """\
title: A follower strikes back
game: sve
shows: 8.4.9

table:
  your field:
    Knight (follower 2/2)
  opponent's field:
    Wall (follower 1/4, engaged)

play:
  you attack Wall with Knight
  expect Wall has {defense} defense
"""


class TestForPeople:
    def test_every_command_explains_itself(self) -> None:
        for command in ("play", "simulate", "replay", "games", "decks", "cards", "rules", "bench", "fuzz", "deck", "text", "judge"):
            done = cardwright(command, "--help")
            assert done.code == 0
            assert "Usage" in done.out

    def test_simulate_shows_intervals(self) -> None:
        shown = cardwright("simulate", "sve", "swordcraft", "runecraft", "--games", "4").out
        assert "wins" in shown and " to " in shown and "who goes first" in shown

    def test_a_card(self) -> None:
        shown = cardwright("cards", "sve", "acorn scout").out
        assert "Acorn Scout (CWS-007)" in shown
        assert "[fanfare]" in shown

    def test_a_legal_deck(self) -> None:
        done = cardwright("deck", "check", SWORD)
        assert (done.code, "may be played" in done.out) == (0, True)

    def test_a_deck_that_breaks_rules_is_told_which(self, tmp_path: Path) -> None:
        deck = json.loads(SWORD.read_text(encoding="utf-8"))
        deck["main"] = dict(list(deck["main"].items())[:3])
        path = tmp_path / "small.json"
        path.write_text(json.dumps(deck), encoding="utf-8")
        done = cardwright("deck", "check", path, "--json")
        assert done.code == 1
        assert "6.1.1.2" in {fault["clause"] for fault in done.json["faults"]}
        refused = cardwright("play", "sve", "--deck", path)
        assert refused.code == 2
        assert "[6.1.1.2]" in refused.err or "(6.1.1.2)" in refused.err

    def test_the_version(self) -> None:
        assert cardwright("--version").out.startswith("cardwright 0")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A replay of a random game."""
    path = tmp_path_factory.mktemp("replays") / "game.json"
    words = ("play", "sve", "--watch", "--bot", "random", "--deck", "runecraft", "--against", "idols", "--seed", "5")
    assert cardwright(*words, "--save", path).code == 0
    return path


class TestReplayCommand:
    def test_it_is_stepped_through(self, file: Path) -> None:
        shown = cardwright("replay", file, keys="\nnext\nback\nto 30\ndance\nend\nnext\nto 0\nback\nquit\n").out
        for said in ("Decision 0 of", "Decision 2 of", "Decision 30 of", "This is the end.", "This is the beginning."):
            assert said in shown
        assert "[6.2.1.7]" in shown, "events come with their clauses"

    def test_it_plays_by_itself(self, file: Path) -> None:
        steps = cardwright("replay", file, "--check", "--json").json["decisions"]
        shown = cardwright("replay", file, keys=f"to {steps - 5}\nauto 0\n").out
        assert all(f"Decision {at} of {steps}" in shown for at in range(steps - 5, steps + 1))

    def test_a_player_watches_only_what_that_player_knew(self, file: Path) -> None:
        everything, second = (cardwright("replay", file, "--to", "12", "--as", seat).out for seat in (0, 2))
        assert everything.count("hand     ") == 2
        assert second.count("hand     ") == 1

    def test_one_that_parts_says_where(self, file: Path, tmp_path: Path) -> None:
        saved = json.loads(file.read_text(encoding="utf-8"))
        saved["steps"][9][2] = "00000000"
        saved["rules"] = "sve-0"
        path = tmp_path / "old.json"
        path.write_text(json.dumps(saved), encoding="utf-8")
        done = cardwright("replay", path, "--check")
        assert done.code == 2
        assert done.err.startswith(f"{path}: it parted at decision 10: expected a decision among ")
        assert "It was saved by the rules sve-0" in done.err


BAD = [
    ("games", "--loudly"),
    ("decks", "chess"),
    ("cards", "sve", "Nobody's Card"),
    ("rules", "chess"),
    ("simulate", "sve", "swordcraft", "nothing"),
    ("simulate", "fow", "valhalla-ashes", "long-lamp"),
    ("simulate", "sve", "swordcraft", "runecraft", "--games", "0"),
    ("simulate", "sve", "swordcraft", "runecraft", "--bot", "clever"),
    ("bench", "chess"),
    ("text", "check", "nothing.jsonl"),
    ("text", "check", str(SWORD), "--game", "chess"),
    ("text", "explain", "Nobody's Card"),
    ("text", "explain", "Nobody's Card", "--game", "chess"),
    ("judge", "run", "nothing.scenario"),
    ("replay", "nothing.json"),
    ("deck", "check", "nothing.json"),
    ("play", "sve", "--cards", "nothing.jsonl", "--deck", "swordcraft"),
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_what_can_not_be_done_ends_with_2_and_a_reason(words: tuple[str, ...]) -> None:
    done = cardwright(*words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.strip()


def test_a_bad_record_is_named_with_its_line_and_left_out(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    lines = STARTER.read_text(encoding="utf-8").splitlines()[:3]
    path.write_text("\n".join([lines[0], '{"id": "X-1", "name": "Half a card"', '{"id": "X-2"}', *lines]), encoding="utf-8")
    done = cardwright("text", "check", path, "--no-rehearsal", "--json", "--jobs", "2")
    assert done.code == 1
    assert [line.split(": ")[1] for line in done.err.splitlines()] == [f"{path}:{n}" for n in (2, 3, 4)]
    assert done.json["cards"] == done.json["understood"] == 3
    assert [fault["line"] for fault in done.json["left_out"]] == [2, 3, 4]  # the fourth has the id of the first


def test_a_file_without_a_good_record_can_not_be_checked(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text('[{"id": "X-1", "name": "Half a card"', encoding="utf-8")
    done = cardwright("text", "check", path)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"{path}:1: ")


def test_cards_that_do_not_run_are_named_with_what_was_never_carried_out(tmp_path: Path) -> None:
    """A condition that can't hold: what stands under it is read, and never done."""
    card = {"id": "X-1", "name": "Idle Bell", "type": "Follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1,
            "text": "[fanfare] If this card costs 9 or more, draw a card."}  # fmt: skip
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(card), encoding="utf-8")
    found = cardwright("text", "check", path, "--json").json
    assert (found["understood"], found["running"]) == (1, 0)
    assert found["not_running"][0]["card"] == "X-1"
    assert any("never carried out: Draw" in why for why in found["not_running"][0]["why"])
    assert found["seconds"] >= found["rehearsal"]["seconds"] + found["reading_seconds"]
    assert "Idle Bell (X-1)" in cardwright("text", "check", path).out


@pytest.mark.parametrize(
    ("text", "said"),
    [("Fanfare - Draw a card.", "[fanfare] Draw a card."), ("Last Words: Draw a card.", "[lastwords] Draw a"), ("Juggle.", "")],
)
def test_how_to_say_what_is_not_understood(tmp_path: Path, text: str, said: str) -> None:
    card = {"id": "X-1", "name": "Bell", "type": "Amulet", "class": "Neutral", "cost": 1, "text": text}
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(card), encoding="utf-8")
    shown = cardwright("text", "check", path, "--no-rehearsal").out
    assert said in shown and ("How to say it" in shown) == bool(said)


def test_of_a_long_line_only_so_much_is_shown_as_one_wants_to_read(tmp_path: Path) -> None:
    card = {"id": "X-1", "name": "Bell", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw a card. " * 60 + "Juggle."}
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(card), encoding="utf-8")
    shown = cardwright("text", "check", path, "--no-rehearsal").out
    assert "…" in shown and shown.count("Draw") < 30


def test_text_explain_by_name_and_by_file(tmp_path: Path) -> None:
    card = {"id": "X-1", "name": "Idle Bell", "type": "Amulet", "class": "Neutral", "cost": 1,
            "text": "[lastwords] Draw a card.\nJuggle lanterns."}  # fmt: skip
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(card), encoding="utf-8")
    by_name = cardwright("text", "explain", "idle bell", "--cards", path, "--json").json
    assert by_name == cardwright("text", "explain", path, "--json").json
    first, second = by_name["cards"][0]["lines"]
    assert first["sentences"][1] == "  You draw 1 card."
    assert second["sentences"] == [] and second["trouble"]
    assert "You draw 1 card" in cardwright("text", "explain", path).out


def test_a_line_that_is_not_understood_is_played_only_if_one_says_so(tmp_path: Path) -> None:
    """And then it is marked on the table."""
    mumblers = [
        {"id": f"X-{n}", "name": f"Mumbler {n}", "type": "Follower", "class": "Swordcraft", "cost": 1, "attack": 1, "defense": 1,
         "text": "Mumble mumble three times widdershins."}
        for n in range(1, 6)
    ]  # fmt: skip
    cards = tmp_path / "cards.jsonl"
    cards.write_text("\n".join(map(json.dumps, mumblers)), encoding="utf-8")
    deck = json.loads(SWORD.read_text(encoding="utf-8"))
    kept = [name for name, copies in deck["main"].items() if copies == 3][5:]
    deck["main"] = {name: n for name, n in deck["main"].items() if n < 3 or name in kept}
    deck["main"].update({card["name"]: 3 for card in mumblers})
    mine = tmp_path / "deck.json"
    mine.write_text(json.dumps(deck), encoding="utf-8")
    words = ("play", "sve", "--deck", mine, "--against", "forestcraft", "--cards", cards, "--seed", "1")
    refused = cardwright(*words, keys="1\n1\n")
    assert refused.code == 2
    assert refused.err.startswith(f'{cards}:1: "Mumbler 1" has a line that is not understood')
    assert "--allow-unread" in refused.err
    played = cardwright(*words, "--allow-unread", keys="1\n1\n" + "1\n" * 6)
    assert played.code == 0
    assert "1 of its lines not understood" in played.out
