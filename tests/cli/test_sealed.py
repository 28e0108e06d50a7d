"""Open 8 from the command line: packs are opened, a deck is built of them, and it can be played."""

from __future__ import annotations

from pathlib import Path

from tests.cli.here import here as cardwright


def test_a_sealed_deck_may_be_played(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for seed, file in enumerate((first, second)):
        assert cardwright("deck", "sealed", file, "--seed", str(seed)).code == 0
    assert cardwright("deck", "check", first, "--json").json["legal"]
    played = cardwright("simulate", "sve", first, second, "--games", "2", "--seed", "1", "--json").json
    assert (played["games"], played["faults"]) == (2, 0)


def test_the_same_seed_opens_the_same_packs(tmp_path: Path) -> None:
    files = [tmp_path / f"{i}.json" for i in range(2)]
    for file in files:
        cardwright("deck", "sealed", file, "--seed", "7")
    assert files[0].read_text() == files[1].read_text()


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine")
    refused = cardwright("deck", "sealed", file)
    assert refused.code == 2 and "mine.json" in refused.err
    assert file.read_text() == "mine"


def test_a_game_without_sealed_packs_says_so(tmp_path: Path) -> None:
    refused = cardwright("deck", "sealed", tmp_path / "new.json", "--game", "bss")
    assert refused.code == 2 and "Battle Spirits Saga has no format for sealed packs" in refused.err
    assert not (tmp_path / "new.json").exists()
