"""Cards of one's own: taken from files in many shapes, kept whole, refused in one line."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.cards import starter_cards
from cardwright.collection import all_stored, cards_of, import_cards, known_readings, read_all, remove
from cardwright.collection.storage import folder
from cardwright.errors import InputError
from cardwright.games.registry import game_codes

SHARED = Path(__file__).parents[3] / "shared" / "cards"
SPELL = {"id": "T-1", "name": "Lamp Oil", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw a card."}
WEISS = {
    "id": "T-W1", "name": "Tile Counter", "type": "Character", "color": "red", "level": 0, "cost": 0, "power": 1500, "soul": 1,
    "text": "",
}  # fmt: skip


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder of one's own for each test; at its end nothing half-written may lie there."""
    monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path / "own"))
    yield
    assert not list((tmp_path / "own").rglob("*.part"))


def written(tmp_path: Path, name: str, content: str | bytes) -> Path:
    file = tmp_path / name
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def lines(*records: dict[str, object]) -> str:
    return "\n".join(json.dumps(record) for record in records)


def test_one_bad_record_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    file = written(tmp_path, "mine.jsonl", lines(SPELL, {**SPELL, "id": "T-2", "cost": "two"}, {**SPELL, "id": "T-3"}))
    imported = import_cards(file, "sve")
    assert [card.id for card in cards_of("sve")] == ["T-1", "T-3"]
    assert imported.left_out == 1 and imported.collection.left_out[0].line == 2
    assert '"cost"' in imported.collection.left_out[0].what


@pytest.mark.parametrize("name", ["a list", "one object a line", "inside of sets", "a table", "a table with semicolons"])
def test_shapes_of_files(tmp_path: Path, name: str) -> None:
    """The same card out of each of them."""
    if name.startswith("a table"):
        out = io.StringIO()
        table = csv.DictWriter(out, list(SPELL), delimiter=";" if "semicolons" in name else ",")
        table.writeheader()
        table.writerow(SPELL)
        file = written(tmp_path, "cards.csv", out.getvalue())
    else:
        sets = {"sets": [{"name": "First light", "cards": [SPELL]}]}
        nested = json.dumps(sets, indent=1)
        text = {"a list": json.dumps([SPELL]), "one object a line": lines(SPELL), "inside of sets": nested}[name]
        file = written(tmp_path, "cards.json", text)
    import_cards(file, "sve")
    (card,) = cards_of("sve")
    assert (card.id, card.name, card.cost, card.text, card.card_class) == ("T-1", "Lamp Oil", 1, "Draw a card.", "Neutral")


def test_other_names_for_fields(tmp_path: Path) -> None:
    """As databases of Weiss cards have them: a code, an ability as a list, attributes, triggers."""
    record = {
        "code": "T-W2", "name": "Kiln Maid", "type": "Character", "color": "Red", "level": 1, "cost": 0, "power": 4000, "soul": 1,
        "attributes": ["Forge", "Music"], "ability": ["", ""], "trigger": ["SOUL"], "flavor_text": "Warm.", "rarity": "C",
    }  # fmt: skip
    import_cards(written(tmp_path, "w.json", json.dumps([record])), "weiss")
    (card,) = cards_of("weiss")
    assert card.id == "T-W2" and card.traits == ("Forge", "Music") and card.flavour == "Warm."


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_our_own_sets_pass_through_every_shape(tmp_path: Path, game: str) -> None:
    """Every card of a starter set, under new ids, out of JSON lines and out of a table: the same cards."""
    data = Path(starter_cards(game)[0].file).read_text(encoding="utf-8").split("\n")
    records = [json.loads(line) for line in data if line.strip()]
    for record in records:
        record["id"] = f"X-{record['id']}"
        if isinstance(record.get("back"), dict) and "id" in record["back"]:
            record["back"]["id"] = f"X-{record['back']['id']}"
    import_cards(written(tmp_path, "set.jsonl", lines(*records)), game)
    straight = cards_of(game)
    assert [card.id for card in straight] == [record["id"] for record in records]
    assert [card.text for card in straight] == [card.text for card in starter_cards(game)]
    flat = [record for record in records if "back" not in record]
    keys = list(dict.fromkeys(key for record in flat for key in record))
    out = io.StringIO()
    table = csv.DictWriter(out, keys)
    table.writeheader()
    for record in flat:
        table.writerow({key: json.dumps(value) if isinstance(value, (list, dict)) else value for key, value in record.items()})
    remove(game, "set")
    import_cards(written(tmp_path, "set.csv", out.getvalue()), game)
    by_id = {card.id: card for card in straight}
    for card in cards_of(game):
        same = by_id[card.id]
        assert (card.name, card.type, card.cost, card.attack, card.defense, card.traits, card.text) == (
            same.name, same.type, same.cost, same.attack, same.defense, same.traits, same.text
        )  # fmt: skip


HOSTILE: dict[str, tuple[str, bytes, str]] = {
    "broken JSON": ("a.json", b'[{"id": "T-1", "name": ', "broken JSON"),
    "a text of ten megabytes": ("a.jsonl", json.dumps({**SPELL, "text": "Draw a card. " * 800_000}).encode(), '"text" has'),
    "cards of another game": ("a.jsonl", lines(WEISS, {**WEISS, "id": "T-W2"}).encode(), "no cards of Shadowverse"),
    "a picture": ("a.png", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(range(256)), "not UTF-8"),
    "zero bytes": ("a.jsonl", b"\x00" * 4096, "zero bytes"),
    "nothing": ("a.jsonl", b"", "no card in this file"),
    "only blanks": ("a.csv", b"  \n \n", "neither JSON nor a table"),
    "another encoding": ("a.jsonl", '{"id": "T-1", "name": "Café"}'.encode("utf-16"), "not UTF-8"),
    "deep nesting": ("a.json", b"[" * 200_000, "nested too deeply"),
    "deep nesting in a card": ("a.jsonl", b'{"id": "T-1", "name": "x", "back": ' + b'{"back": ' * 50_000, "nested too deeply"),
    "a list of numbers": ("a.json", b"[1, 2, 3]", "is not an object"),
    "prose": ("a.txt", b"Dear players\nthese are my favourites", "neither JSON nor a table"),
    "an open quote": ("a.csv", b'id,name,type\nT-1,"Lamp', "the table is broken"),
    "two columns of one name": ("a.csv", b"id,id,name\n1,2,3", "two columns"),
    "a number without end": ("a.jsonl", b'{"id": "T-1", "cost": ' + b"9" * 5000 + b"}", "too many digits"),
    "an id of our own set": ("a.jsonl", json.dumps({**SPELL, "id": "CWS-194"}).encode(), "has this id for another card"),
}  # fmt: skip


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_files_are_refused_in_one_line(tmp_path: Path, kind: str) -> None:
    """What is there stays, and nothing is added."""
    import_cards(written(tmp_path, "good.jsonl", lines(SPELL)), "sve")
    name, content, said = HOSTILE[kind]
    before = {file: file.read_bytes() for file in folder().rglob("*")if file.is_file()}
    with pytest.raises(InputError) as refused:
        import_cards(written(tmp_path, name, content), "sve", "bad")
    assert said in str(refused.value) and "\n" not in str(refused.value) and len(str(refused.value)) < 400
    assert {file: file.read_bytes() for file in folder().rglob("*") if file.is_file()} == before
    assert [one.name for one in all_stored("sve")] == ["good"] and len(cards_of("sve")) == 1


def test_an_id_that_stands_twice_is_left_out_the_second_time(tmp_path: Path) -> None:
    imported = import_cards(written(tmp_path, "a.jsonl", lines(SPELL, {**SPELL, "name": "Another"})), "sve")
    assert imported.left_out == 1 and [card.name for card in cards_of("sve")] == ["Lamp Oil"]


@pytest.mark.parametrize("name", ["../evil", "a/b", "", ".hidden", "x" * 90, "NUL\0"])
def test_no_name_is_a_path(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputError):
        remove("sve", name)


def test_a_disk_that_is_full_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import_cards(written(tmp_path, "a.jsonl", lines(SPELL)), "sve")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(InputError, match="No space left"):
        import_cards(written(tmp_path, "a.jsonl", lines({**SPELL, "name": "Other"})), "sve")
    assert [card.name for card in cards_of("sve")] == ["Lamp Oil"]


def test_what_was_read_is_kept_by_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = {**SPELL, "id": "T-2", "text": "Sing to the moon."}
    import_cards(written(tmp_path, "a.jsonl", lines(SPELL, odd)), "sve")
    assert known_readings("sve") is None
    told: list[tuple[int, int]] = []
    found = read_all("sve", lambda done, whole: told.append((done, whole)))
    assert found.understood == 1 and list(found.unread) == ["T-2"] and "Sing" in found.unread["T-2"][0]
    assert told[-1] == (2, 2)
    monkeypatch.setattr("cardwright.collection.reading.unread_lines", lambda *_: pytest.fail("read again"))
    assert read_all("sve") == found == known_readings("sve")
    monkeypatch.undo()
    monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path / "own"))
    import_cards(written(tmp_path, "a.jsonl", lines(SPELL, {**odd, "text": "Draw 2 cards."})), "sve")
    assert known_readings("sve") is None, "other words are read anew"


@pytest.mark.skipif(not SHARED.is_dir(), reason="the printed cards (../shared/cards) are not here")
@pytest.mark.parametrize("game", sorted(game_codes()))
def test_a_second_start_reads_no_text_again(tmp_path: Path, game: str) -> None:
    """Some printed cards, in two processes: the second finds what the first has read, in a small part of its time."""
    records = [line for line in (SHARED / f"{game}.jsonl").read_text(encoding="utf-8").split("\n") if line.strip()]
    import_cards(written(tmp_path, "part.jsonl", "\n".join(records[::20])), game)
    program = (
        "import time, sys; from cardwright.collection import known_readings, read_all;"
        "known = known_readings(sys.argv[1]) is not None; began = time.process_time(); found = read_all(sys.argv[1]);"
        "print(int(known), found.cards, found.understood, time.process_time() - began)"
    )
    command = [sys.executable, "-c", program, game]
    first, second = (subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() for _ in range(2))
    assert (first[0], second[0]) == ("0", "1") and first[1:3] == second[1:3] and int(first[2]) > 0
    assert float(second[3]) < float(first[3]) / 5, (first, second)


@pytest.mark.skipif(not SHARED.is_dir(), reason="the printed cards (../shared/cards) are not here")
@pytest.mark.parametrize("game", sorted(game_codes()))
def test_the_printed_cards_are_imported(game: str) -> None:
    imported = import_cards(SHARED / f"{game}.jsonl", game)
    assert imported.left_out == 0
    assert len(cards_of(game)) == sum(1 for line in (SHARED / f"{game}.jsonl").open(encoding="utf-8") if line.strip())
