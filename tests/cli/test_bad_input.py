"""Bad input gets one line; limits have names; files are written whole or not at all; Ctrl-C ends everything at once."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardwright import limits
from cardwright.arena.workers import workers
from cardwright.bots.values import read_fitted
from cardwright.cli import faults
from cardwright.errors import InputError
from cardwright.files import write_whole
from cardwright.games.finding import data_folder
from tests.cli.here import here, one_line
from tests.cli.terminal import COMMAND, PATIENCE, environment

SWORD = data_folder("sve") / "decks" / "swordcraft.json"
NO_ROOM = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def deck_with(tmp_path: Path, **changes: Any) -> Path:
    deck = json.loads(SWORD.read_text(encoding="utf-8"))
    deck.update(changes)
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck), encoding="utf-8")
    return file


def spells(tmp_path: Path, *texts: str) -> Path:
    """A card file with spells of these texts."""
    file = tmp_path / "cards.jsonl"
    plain = {"type": "Spell", "class": "Neutral", "cost": 1}
    cards = [{"id": f"X-{n}", "name": f"Thing {n}", "text": text, **plain} for n, text in enumerate(texts)]
    file.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    return file


class TestOptions:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("play", "sve", "--seed", "abc"), "cardwright play: --seed: a whole number, please."),
            (("simulate", "sve", "a", "b", "--games", "0"), "--games: it must be at least 1"),
            (("play", "sve", "--watch", "--pause", "inf"), f"--pause: it must be at most {limits.PAUSE_SECONDS:g}"),
            (("play", "sve", "--watch", "--pause", "nan"), "--pause: it must be"),
            (("simulate", "sve", "a", "b", "--jobs", "99999999"), f"--jobs: it must be at most {limits.JOBS}"),
            (("nosuch",), "there is no command nosuch"),
            (("games", "--loudly"), "there is no option --loudly"),
            (("deck", "check"), "something is missing"),
            (("simulate", "sve", "swordcraft", "runecraft", "--bot", ""), "--bot (nothing): there is no such bot"),
            (("simulate", "sve", "swordcraft", "runecraft", "--other-bot", ""), "--other-bot (nothing): there is no such bot"),
            (("play", "sve", "--watch", "--bot", ""), "--bot (nothing): there is no such bot"),
            (("simulate", "sve", "swordcraft", "runecraft", "--faults", "no/where"), "--faults no/where: there is no such folder"),
            (("deck", "sealed", "no/where/deck.json"), "the deck can't be written (No such file or directory)"),
            (("deck", "check", "a\0b"), "this can't be the name of a file"),
            (("simulate", "sve", "x" * 5000, "runecraft"), "there is no ready deck and no file of this name"),
        ],
        ids=lambda given: " ".join(given)[:30] if isinstance(given, tuple) else "",
    )
    def test_what_is_wrong_is_said_in_one_line(self, words: tuple[str, ...], said: str) -> None:
        assert said in one_line(here(*words))

    def test_a_word_too_many_is_named(self) -> None:
        assert one_line(here("games", "a", "b")).startswith("cardwright games: this is more than it takes: a b. ")

    def test_help_is_no_fault(self) -> None:
        assert here("--help").code == 0
        assert "Usage" in here().out and not here().err


class TestDecks:
    @pytest.mark.parametrize("count", [limits.COPIES + 1, 10**9, 10**30])
    def test_a_count_has_a_limit(self, tmp_path: Path, count: int) -> None:
        said = one_line(here("deck", "check", deck_with(tmp_path, main={"Night Watchman": count})))
        assert f"Write at most {limits.COPIES:,}" in said

    def test_so_has_the_whole_deck(self, tmp_path: Path) -> None:
        names = list(json.loads(SWORD.read_text(encoding="utf-8"))["main"])[:3]
        said = one_line(here("deck", "check", deck_with(tmp_path, main=dict.fromkeys(names, limits.COPIES))))
        assert f"A deck file may name {limits.DECK_CARDS:,}" in said

    def test_a_format_that_does_not_exist_is_a_fault(self, tmp_path: Path) -> None:
        done = here("deck", "check", deck_with(tmp_path, format="nonsense"))
        assert done.code == 1 and 'has no format "nonsense"' in done.out

    def test_a_line_that_is_not_understood_is_one_unless_it_is_allowed(self, tmp_path: Path) -> None:
        deck = json.loads(SWORD.read_text(encoding="utf-8"))["main"]
        first = next(name for name, count in deck.items() if count == 3)
        del deck[first]
        words = ("deck", "check", deck_with(tmp_path, main={**deck, "Thing 0": 3}), "--cards", spells(tmp_path, "Mumble thrice."))
        done = here(*words)
        assert done.code == 1 and "Thing 0 has a line that is not understood" in done.out and "--allow-unread" in done.out
        assert here(*words, "--allow-unread").code == 0


class TestTexts:
    @pytest.mark.parametrize(
        "text",
        ["Draw a card. " * 400, "Draw a card" + " and draw a card" * 400 + ".", "[cost01]" * 400 + ": Draw a card."],
        ids=["sentences", "and", "icons"],
    )
    def test_a_line_has_a_limit(self, tmp_path: Path, text: str) -> None:
        found = here("text", "check", spells(tmp_path, text), "--json", "--no-rehearsal").json
        assert f"{limits.LINE_WORDS} are read in one line" in found["not_understood"][0]["message"]

    def test_just_below_it_a_line_is_read(self, tmp_path: Path) -> None:
        text = "Draw a card" + " and draw a card" * (limits.LINE_WORDS // 4 - 2) + "."
        assert here("text", "check", spells(tmp_path, text), "--json", "--no-rehearsal").json["understood"] == 1

    def test_a_text_has_a_limit(self, tmp_path: Path) -> None:
        done = here("text", "check", spells(tmp_path, "Draw a card. " * 1600))
        assert done.code == 2 and f"A card's text has at most {limits.TEXT_LETTERS:,}" in done.err

    def test_depth_has_one_whatever_it_comes_from(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def too_deep(*given: object) -> object:
            raise RecursionError

        monkeypatch.setattr("cardwright.text.parser.Parser.read", too_deep)
        found = here("text", "check", spells(tmp_path, "Draw a card."), "--json", "--no-rehearsal").json
        assert "deeper than is read here" in found["not_understood"][0]["message"]

    def test_a_digit_that_is_no_number_is_not_read(self, tmp_path: Path) -> None:
        found = here("text", "check", spells(tmp_path, "Draw ² cards.", "Draw 99999999999 cards."), "--json", "--no-rehearsal").json
        said = [line["message"] for line in found["not_understood"]]
        assert "a sign that is no number" in said[0] and f"a number above {limits.PRINTED_NUMBER:,}" in said[1]

    def test_a_hundred_thousand_tokens_are_not_made(self, tmp_path: Path) -> None:
        found = here("text", "check", spells(tmp_path, "Summon 100000 Knight tokens."), "--json").json
        assert (found["understood"], found["running"]) == (1, 0)
        assert "it makes 100,000 tokens at once" in found["rehearsal"]["causes"][0]["cause"]
        assert [card["card"] for card in found["not_running"]] == ["X-0"]

    def test_a_bad_record_is_named_and_the_others_are_checked(self, tmp_path: Path) -> None:
        file = spells(tmp_path, "Draw a card.", "Summon 100000 Knight tokens.")
        file.write_text('{"id": "half\n' + file.read_text(encoding="utf-8") + '\n{"id": "Y-1"}', encoding="utf-8")
        done = here("text", "check", file)
        assert done.code == 1
        assert [line.split(": ")[1] for line in done.err.splitlines()] == [f"{file}:1", f"{file}:4"]
        assert "Text of 2 cards" in done.out and "Understood, and not running" in done.out and "Thing 1 (X-1)" in done.out

    def test_every_shape_has_words(self, tmp_path: Path) -> None:
        file = spells(tmp_path, "Draw a card.\nWard. (Draw a card.)", "Mumble.")
        found = here("text", "check", file, "--json", "--no-rehearsal").json
        assert len(found["shapes"]) == 2 and all(shape["shape"].strip() for shape in found["shapes"])


class TestCards:
    @pytest.mark.parametrize("number", [-1, limits.PRINTED_NUMBER + 1, 10**20])
    def test_printed_numbers_have_limits(self, tmp_path: Path, number: int) -> None:
        file = tmp_path / "cards.jsonl"
        card = {"id": "X-1", "name": "Giant", "type": "Follower", "class": "Neutral", "cost": 1, "defense": 1, "text": ""}
        file.write_text(json.dumps({**card, "attack": number}), encoding="utf-8")
        assert '"attack" is' in one_line(here("cards", "sve", "Giant", "--cards", file))

    def test_a_file_has_one(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(limits, "FILE_BYTES", 10)
        assert "the file has more than 10 bytes" in one_line(here("cards", "sve", "--cards", spells(tmp_path, "Draw a card.")))

    def test_cards_of_a_file_are_shown(self, tmp_path: Path) -> None:
        assert "Draw a card." in here("cards", "sve", "Thing 0", "--cards", spells(tmp_path, "Draw a card.")).out


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A replay, as data."""
    file = tmp_path_factory.mktemp("saved") / "game.json"
    words = ("play", "sve", "--watch", "--bot", "random", "--deck", "runecraft", "--against", "idols", "--seed", "5")
    assert here(*words, "--save", file).code == 0
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


class TestReplays:
    @pytest.mark.parametrize(
        ("changes", "said"),
        [
            ({"game": "fow"}, 'is of the game "sve"'),
            ({"rules": "sve-99"}, 'the rules "sve-99" are not known here'),
            ({"rules": "fow-1"}, 'the rules "fow-1" are not known here'),
            ({"rules": ""}, 'the rules "" are not known here'),
            ({"seed": "00" * 32}, "it parted at decision 0"),
        ],
    )
    def test_a_changed_one_is_refused(self, saved: dict[str, Any], tmp_path: Path, changes: dict[str, Any], said: str) -> None:
        file = tmp_path / "changed.json"
        file.write_text(json.dumps({**saved, **changes}), encoding="utf-8")
        for words in (("replay", file, "--check"), ("play", "sve", "--resume", file)):
            assert said in one_line(here(*words))

    def test_cards_that_no_file_could_hold_are_refused(self, saved: dict[str, Any], tmp_path: Path) -> None:
        file = tmp_path / "changed.json"
        for change in ({"attack": 10**20}, {"text": "x" * 20_000}, {"kind": "Banana", "type": "Banana", "subtypes": [1]}):
            file.write_text(json.dumps({**saved, "cards": [{**card, **change} for card in saved["cards"]]}), encoding="utf-8")
            one_line(here("replay", file, "--check"))

    def test_seconds_that_never_end_are_no_seconds(self, saved: dict[str, Any], tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(saved), encoding="utf-8")
        shown = here("replay", file, keys="auto inf\nauto -1\nauto nan\nto " + "9" * 5000 + "\nquit\n").out
        assert shown.count("auto SECONDS: a number from 0 to") == 3 and f"Decision {len(saved['steps'])} of" in shown


class TestScenarios:
    TABLE = "title: A test\ngame: {game}\ntable:\n  {line}\nplay:\n  expect the game goes on\n"

    @pytest.mark.parametrize(
        ("game", "line", "said"),
        [
            ("sve", "your play points: -3", "Write a number from 0 on"),
            ("sve", "your hand: 100000 cards", f"Write at most {limits.SCENARIO_CARDS:,}"),
            ("sve", "your field:\n    100000 x Acorn Scout", f"Put at most {limits.SCENARIO_CARDS:,}"),
            ("sve", "your field:\n    1500 x Acorn Scout\n    600 x Night Watchman", f"Put at most {limits.SCENARIO_CARDS:,}"),
            ("sve", "your field:\n    Giant (follower 100000000000000000000/1)", "says nothing about a card"),
            ("sve", "your field:\n    Giant (follower 9999999/1)", "attack is 9999999"),
            ("sve", "your field:\n    Wall (quick)", '("follower 2/2"), "cost 3"'),
            ("fftcg", "your field:\n    Wall (quick)", '("forward, power 5000"), "cost 3"'),
            ("bss", "your field:\n    Wall (quick)", 'or how it lies there: "exhausted", "1 core counter"'),
            ("bss", "your field:\n    Wall (spirit, 1 core)", '"1 core counter", "1 soul core counter"'),
            ("weiss", "your stage:\n    Wall (character, center left)", '"at center left"'),
            ("weiss", "nowhere:\n    Wall", 'Write "your stage:"'),
            ("bss", "your field:\n    Ember (spirit, color r red)", '"r red" is nothing that is printed on a card'),
        ],
    )
    def test_what_is_wrong_is_said_in_the_words_of_the_game(self, tmp_path: Path, game: str, line: str, said: str) -> None:
        file = tmp_path / "a.scenario"
        file.write_text(self.TABLE.format(game=game, line=line), encoding="utf-8")
        assert said in one_line(here("judge", "run", file))

    @pytest.mark.parametrize("line", ["Wall is in your  cemetery", "Wall is in your attic", f"you have {'9' * 5000} cards in hand"])
    def test_a_place_or_number_that_does_not_exist_is_named_with_its_line(self, tmp_path: Path, line: str) -> None:
        """Found by `make hostile`."""
        file = tmp_path / "a.scenario"
        table = "title: A\ngame: sve\ntable:\n  your field:\n    Wall (follower 1/1)\n"
        file.write_text(f"{table}play:\n  expect {line}\n", encoding="utf-8")
        assert one_line(here("judge", "run", file)).startswith(f"{file}:7: ")

    def test_one_bad_file_does_not_stop_a_folder(self, tmp_path: Path) -> None:
        """It is named in one line, the others are played, and the exit code says so; a folder of bad ones alone is refused."""
        bad = tmp_path / "bad.scenario"
        bad.write_text("game: sve\nnonsense\n", encoding="utf-8")
        assert one_line(here("judge", "run", tmp_path)).startswith(str(bad))
        (tmp_path / "good.scenario").write_text(self.TABLE.format(game="sve", line="your play points: 3"), encoding="utf-8")
        run = here("judge", "run", tmp_path)
        assert run.code == 1 and run.out.splitlines()[-1] == "1 passed, 0 failed, 1 not run"
        assert run.err.startswith(f"not run: {bad}:") and run.err.count("\n") == 1
        said = here("judge", "run", tmp_path, "--json").json
        assert said["passed"] == 1 and [no["file"] for no in said["not_run"]] == [str(bad)]

    def test_clauses_need_not_be_named(self, tmp_path: Path) -> None:
        file = tmp_path / "a.scenario"
        file.write_text(self.TABLE.format(game="sve", line="your play points: 3"), encoding="utf-8")
        assert here("judge", "run", file).code == 0

    def test_cards_of_a_file_can_be_called(self, tmp_path: Path) -> None:
        file = tmp_path / "a.scenario"
        file.write_text(self.TABLE.format(game="sve", line="your hand:\n    Thing 0"), encoding="utf-8")
        assert 'no card is called "Thing 0"' in one_line(here("judge", "run", file))
        assert here("judge", "run", file, "--cards", spells(tmp_path, "Draw a card.")).code == 0

    def test_cards_that_are_nowhere_are_not_left_out_in_silence(self, tmp_path: Path) -> None:
        said = one_line(here("judge", "run", tmp_path, "--cards", tmp_path / "nowhere"))
        assert said.endswith("nowhere: there is no such file or folder. Check the path.")

    def test_the_guide_that_is_named_exists(self) -> None:
        assert (Path(__file__).parents[2] / "docs" / "scenarios.md").is_file()


class TestKept:
    """What commands keep for each other, and somebody has changed. Found by `make hostile`."""

    @pytest.fixture
    def own(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path / "own"))
        assert here("cards", "import", spells(tmp_path, "Draw a card."), "--game", "sve", "--name", "mine").code == 0
        return tmp_path / "own" / "collections" / "sve" / "mine.json"

    @pytest.mark.parametrize(
        ("old", "new", "said"),
        [
            ('"Spell"', '"Banana"', "were changed after they were imported"),
            ('"version":2', '"version":1', "this is no collection of this release"),
            ("Draw", "Dr\udcffw", "this collection can't be read"),
        ],
        ids=["a type", "a version", "a byte"],
    )
    def test_a_collection(self, own: Path, old: str, new: str, said: str) -> None:
        own.write_bytes(own.read_text(encoding="utf-8").replace(old, new).encode("utf-8", "surrogateescape"))
        for words in (("cards", "check", "--game", "sve"), ("cards", "sve", "Nobody")):
            assert said in one_line(here(*words))
        assert here("cards", "remove", "mine", "--game", "sve").code == 0 and not own.exists()

    def test_a_collection_that_says_another_game(self, own: Path) -> None:
        """Where it lies says what it is, and the seal belongs to that game."""
        own.write_text(own.read_text(encoding="utf-8").replace('"game":"sve"', '"game":"s ve"'), encoding="utf-8")
        assert "were changed after they were imported" in one_line(here("cards", "list", "--json"))
        assert here("cards", "remove", "mine", "--game", "sve").code == 0

    def test_half_a_character_in_a_file_to_be_imported(self, tmp_path: Path) -> None:
        file = tmp_path / "one.json"
        file.write_text('{"cards": [{"id": "X-1", "name": "Half", "type": "Spell", "cost": 1, "text": "\\ud84c"}]}')
        assert "half a character" in one_line(here("cards", "import", file, "--game", "sve"))

    def test_a_file_that_is_no_collection_is_in_nobodys_way(self, own: Path) -> None:
        own.write_text('{"a":' * 9000, encoding="utf-8")
        assert here("cards", "list", "--json").json == []
        assert here("cards", "remove", "mine", "--game", "sve").code == 0

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (b"\xb4", "this is no fitted value"), (b'{"record":' + b'{"a":' * 9000, "this is no fitted value"),
            (b'{"game":"kites","record":{},"stats":1000000000,"ops":[],"bias":0,"thumb":0,"bends":{},"weights":{}}', "numbers"),
        ],
        ids=["a byte", "depth", "a number"],
    )  # fmt: skip
    def test_weights(self, tmp_path: Path, content: bytes, said: str) -> None:
        file = tmp_path / "value.json"
        with pytest.raises(InputError, match="it can't be read"):
            read_fitted(file)
        file.write_bytes(content)
        with pytest.raises(InputError, match=said):
            read_fitted(file)

    def test_a_folder_of_the_arena(self, tmp_path: Path) -> None:
        """A part that is cut off, one with other bytes, one of another run, a plan that is not the one that was played."""
        pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")
        from tests.hostile.kept_kinds import arena_template

        good = arena_template()
        whole = (good / "games" / "00-00000-00000.parquet").read_bytes()
        at = len(whole) // 3
        plan = (good / "run.json").read_bytes()
        changed = {
            "games/00-00000-00000.parquet": [whole[:200], whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :], b""],
            "games/other.parquet": [b"nothing"],
            "run.json": [
                plan.replace(b'"CWK-001"', b'"CWK-999"'), plan.replace(b'"seed":3', b'"seed":4'), b'{"a":' * 9000, b"\xb4",
            ],
        }
        for name, contents in changed.items():
            for content in contents:
                folder = tmp_path / "run"
                shutil.copytree(good, folder)
                (folder / name).write_bytes(content)
                assert content != ((good / name).read_bytes() if (good / name).exists() else b"")
                said = one_line(here("arena", "replay", folder, "1", tmp_path / "game.json"))
                assert "this part is damaged, or belongs to another run" in said or "this is no run of the arena" in said
                one_line(here("arena", "cards", folder, "--games", "2", "--without-ray"))
                assert not (tmp_path / "game.json").exists()
                shutil.rmtree(folder)
        assert here("arena", "replay", good, "1", tmp_path / "game.json").code == 0


class TestWriting:
    def test_a_full_disk_leaves_nothing_behind(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "deck.json"
        file.write_text("old", encoding="utf-8")

        def full(stream: int) -> None:
            raise NO_ROOM

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(InputError, match=r"the deck can't be written \(No space left on device\)"):
            write_whole(file, "new", "the deck")
        assert file.read_text(encoding="utf-8") == "old" and os.listdir(tmp_path) == ["deck.json"]
        assert "No space left on device" in one_line(here("deck", "sealed", tmp_path / "sealed.json", "--seed", "1"))
        words = ("play", "sve", "--deck", "swordcraft", "--against", "forestcraft", "--seed", "3")
        shown = here(*words, keys=f"1\n1\nsave {tmp_path / 'save.json'}\nquit\n").out
        assert "can't be written (No space left" in " ".join(shown.split())
        assert os.listdir(tmp_path) == ["deck.json"]

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
    def test_a_device_is_written_to_and_stays_one(self) -> None:
        with pytest.raises(InputError, match="No space left on device"):
            write_whole(Path("/dev/full"), "new", "the deck")
        assert not Path("/dev/full").is_file()

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
    @pytest.mark.parametrize("words", [("decks", "sve"), ("decks", "sve", "--json")])
    def test_standard_output_without_room_is_said_in_one_line(self, words: tuple[str, ...]) -> None:
        with open("/dev/full", "w") as full:
            done = subprocess.run([*COMMAND, *words], stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        assert "standard output: it can't be written (No space left on device)" in done.stderr


class TestTyping:
    def test_a_number_of_two_million_digits_is_none_of_the_options(self) -> None:
        words = ("play", "sve", "--deck", "swordcraft", "--against", "forestcraft", "--seed", "3")
        shown = here(*words, keys="1" * 2_000_000 + "\nquit\n").out
        assert f"{10**limits.NUMBER_DIGITS} is none of them" in shown and len(shown) < 20_000

    def test_a_closed_keyboard_ends_the_game(self) -> None:
        program = "import sys; sys.stdin.close(); sys.stdin = None; from cardwright.cli import main; main()"
        words = [sys.executable, "-c", program, "play", "sve", "--terminal"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, env=environment())
        assert (done.returncode, done.stderr) == (0, "") and "You leave before the game begins." in done.stdout

    def test_a_terminal_that_knows_only_ascii_gets_the_nearest_signs(self) -> None:
        env = {**environment(), "PYTHONIOENCODING": "ascii"}
        words = [*COMMAND, "play", "sve", "--deck", "swordcraft", "--against", "forestcraft", "--seed", "3"]
        done = subprocess.run(words, input=b"1\n1\n\xff\xfe\nquit\n", capture_output=True, timeout=PATIENCE, env=env)
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"+- the normal bot" in done.stdout and b"play points 1/1 - " in done.stdout


class TestStopping:
    def test_ctrl_c_ends_a_simulation_in_several_processes_at_once(self) -> None:
        """All processes of the terminal hear it: none of them complains, and none is left."""
        words = [*COMMAND, "simulate", "sve", "swordcraft", "runecraft", "--games", "1000000", "--jobs", "2"]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        # Where the tests themselves run in the background, Ctrl-C is not heard: a process begins with what its parent hears.
        hears = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        process = subprocess.Popen(words, **pipes, text=True, start_new_session=True, env=environment(), preexec_fn=hears)
        try:
            while len(children(process.pid)) < 3:  # the two that play, and the one that keeps their books
                assert process.poll() is None
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        assert (process.returncode, out, err) == (faults.STOPPED, "", "Stopped.\n")

    def test_whatever_ends_us_ends_the_workers(self) -> None:
        with pytest.raises(KeyboardInterrupt), workers(1, int, ()) as pool:
            pool.submit(int).result()
            running = list(pool._processes.values())
            raise KeyboardInterrupt
        until = time.monotonic() + PATIENCE
        while any(process.exitcode is None for process in running):  # a thread of the pool notices it as well, maybe a moment later
            assert time.monotonic() < until
            time.sleep(0.01)

    def test_a_fault_of_ours_is_one_line_too(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        def broken() -> None:
            raise KeyError("lost")

        assert faults.carry_out(broken) == faults.OUR_FAULT
        assert capsys.readouterr().err.startswith("a fault of Cardwright's own: KeyError: 'lost'.")
        monkeypatch.setenv(faults.SHOW, "1")
        faults.carry_out(broken)
        assert "Traceback" in capsys.readouterr().err


def children(process: int) -> list[str]:
    file = Path(f"/proc/{process}/task/{process}/children")
    return file.read_text().split() if file.exists() else ["?"] * 3
