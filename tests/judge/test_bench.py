"""The bench without a browser: words for answers, facts that hold, reasons for events; and the corpus of rulings."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardwright.collection import import_cards
from cardwright.errors import InputError
from cardwright.judge.bench import Bench, facts_of
from cardwright.judge.bench.why import why_event
from cardwright.judge.corpus import file_name, find
from cardwright.judge.games import adapter
from cardwright.judge.scenarios.reading import load_scenario, parse_scenario
from cardwright.judge.scenarios.running import run_scenario
from cardwright.kernel.storing import digest

FOLDER = Path(__file__).parents[1] / "games"
MADE = sorted(FOLDER.glob("*/scenarios/*.scenario"))
TABLE = """title: T
game: sve
table:
  your field:
    Knight (follower 2/2)
  opponent's field:
    Wall (follower 1/4, engaged)
"""


@pytest.mark.parametrize("file", MADE[::6], ids=lambda file: file.stem[:40])
def test_answers_by_lot_become_lines_that_lead_to_the_same_table(file: Path) -> None:
    """Whatever is pressed on the tables of our own scenarios: played again from its lines, it is the same position."""
    text = file.read_text().partition("play:")[0].replace("shows:", "# shows:")
    bench = Bench(text)
    rng = random.Random(file.stem)
    for _ in range(8):
        ask = bench.game.table.decision()
        if ask is None:
            break
        bench.take(rng.randrange(len(ask.options)))
    again = Bench(text)
    again.play(bench.lines)
    assert again.trouble is None and digest(again.game.table) == digest(bench.game.table)
    lines = [*bench.lines, *(fact.text for fact in facts_of(bench))]
    result = run_scenario(parse_scenario("made", text + "\nplay:\n" + "".join(f"  {line}\n" for line in lines)))
    assert result.passed, result.in_words()


def test_a_scenario_of_ours_is_played_as_it_stands() -> None:
    file = MADE[0]
    bench = Bench(file.read_text())
    bench.play([play.text for play in load_scenario(file).plays])
    assert bench.trouble is None and bench.checked and all(one.ok for one in bench.checked)


def test_going_back_leaves_nothing_behind() -> None:
    bench = Bench(TABLE)
    start, log = digest(bench.game.table), len(bench.game.table.log or ())
    bench.play(["you attack Wall with Knight"])
    assert digest(bench.game.table) != start
    bench.play([])
    assert digest(bench.game.table) == start and len(bench.game.table.log or ()) == log


def test_an_event_that_was_replaced_says_by_what() -> None:
    bench = Bench(
        "title: T\ngame: sve\ntable:\n  your field:\n    Knight (follower 2/2)\n  opponent's field:\n"
        "    Wall (follower 1/1, engaged)\n      If this would be destroyed, banish it instead.\n"
    )
    bench.play(["you attack with Knight"])
    ask = bench.game.table.decision()
    assert ask is not None
    bench.play(["you attack Wall with Knight"])
    events = [entry for entry in bench.game.table.log or () if entry.event.spent]
    assert events, "it was banished instead"
    said = [reason.label for reason in why_event(bench, events[0].n)]
    assert any("Wall put this in its place" in one for one in said), said


def test_paths_in_a_scenario_from_elsewhere_are_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARDWRIGHT_CARDS", raising=False)
    monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path))
    (tmp_path / "secret.jsonl").write_text('{"id": "S", "name": "Secret", "type": "Spell", "class": "Neutral", "cost": 1}')
    monkeypatch.chdir(tmp_path)
    for path in ("secret.jsonl", str(tmp_path / "secret.jsonl"), "../../secret.jsonl"):
        with pytest.raises(InputError, match="is not here"):
            Bench(f"title: T\ngame: sve\ncards: {path}\ntable:\n  turn: 3\n")


def test_imported_cards_are_called_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the file that the scenario names, from the user's collections; and when the file is imported anew, the new ones."""
    monkeypatch.delenv("CARDWRIGHT_CARDS", raising=False)
    monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path / "own"))
    table = "title: T\ngame: sve\ncards: elsewhere/lamps.csv\ntable:\n  your hand:\n    Lamp Oil\n"
    with pytest.raises(InputError, match=r"lamps\.csv is not here"):
        Bench(table)
    for drawn, text in ((1, "Draw a card."), (2, "Draw 2 cards.")):
        (tmp_path / "lamps.csv").write_text(f"id,name,type,class,cost,text\nT-1,Lamp Oil,Spell,Neutral,1,{text}\n")
        import_cards(tmp_path / "lamps.csv", "sve")
        bench = Bench(table)
        bench.play(["you play Lamp Oil", f"expect you have {drawn} cards in hand"])
        assert bench.trouble is None and bench.checked[0].ok
    with pytest.raises(InputError, match="no card is called"):
        Bench(table.replace("cards: elsewhere/lamps.csv\n", ""))


def test_rulings_are_found_by_chapter_card_and_word(tmp_path: Path) -> None:
    (tmp_path / "one.scenario").write_text(
        "title: A wall\ngame: sve\nshows: 8.4.4\nruling: 1\nsource: us\nquestion: Does it stand?\nanswer: Yes.\n"
        + TABLE.partition("game: sve\n")[2] + "play:\n  you attack Wall with Knight\n"
    )  # fmt: skip
    (tmp_path / "broken.scenario").write_text("nothing")
    for words, there in {"8.4": 1, "8.4.4": 1, "8.4.40": 0, "8": 1, "knight stand": 1, "knight falls": 0, "": 1}.items():
        assert len(find(tmp_path, words)) == there, words
    assert find(tmp_path, game="fow") == []
    assert file_name("../../A wall: does it? ") == "a_wall_does_it.scenario" and file_name("…") == "ruling.scenario"


@pytest.mark.parametrize("code", ["sve", "fow", "bss", "fftcg", "weiss"])
def test_every_zone_of_a_player_can_be_laid_out(code: str) -> None:
    """Also those that the rulebook writes with capitals: the EX area, the Break Zone, the Damage Zone."""
    game = adapter(code)
    named = {game.zones[zone] for zone in game.own_zones}
    own = {zone.number for zone in game.rules.zones if not zone.shared and zone.number in game.zones.values()}
    assert named == own


def test_counters_of_two_words_can_be_expected() -> None:
    """The soul core of Battle Spirits Saga is a counter of its own on a card."""
    bench = Bench("title: T\ngame: bss\ntable:\n  your field:\n    Bat (spirit, bp 3000, 1 core counter, 1 soul core counter)\n")
    assert {"expect Bat has 1 core counter", "expect Bat has 1 soul core counter"} <= {fact.text for fact in facts_of(bench)}
    bench.play(["expect Bat has no soul core counters"])
    assert not bench.checked[0].ok
