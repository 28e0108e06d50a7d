"""The judge's bench over a socket: tables laid out by hand, answers that become lines, why, going back, rulings that are kept."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardwright.games.registry import game_codes
from cardwright.judge.scenarios import run
from cardwright.server.hub import Hub
from cardwright.server.limits import LARGEST
from tests.server.people import Person

Sit = Callable[[], Person]
TABLE = """title: A wall stands in the way
game: sve

table:
  your field:
    Knight (follower 2/2)
  opponent's field:
    Wall (follower 1/4, engaged)
      Ward.
    Guest (follower 1/1, engaged)
"""
USUAL = {
    "sve": TABLE, "bss": "title: T\ngame: bss\ntable:\n  your field:\n    Bat (spirit, bp 3000, 1 core counter)\n",
    "fow": "title: T\ngame: fow\ntable:\n  your field:\n    Cat (resonator 3/3)\n",
    "kites": "title: T\ngame: kites\ntable:\n  turn: 3\n",
    "fftcg": "title: T\ngame: fftcg\ntable:\n  your field:\n    Cid (forward, power 5000)\n",
    "weiss": "title: T\ngame: weiss\ntable:\n  your hand: 3 cards\n",
}  # fmt: skip


def whole(text: str, lines: list[str]) -> str:
    return text + "\nplay:\n" + "".join(f"  {line}\n" for line in lines)


def labels(reply: dict[str, Any]) -> list[str]:
    return [option["label"] for option in reply["view"]["decision"]["options"]]


def attack(me: Person) -> dict[str, Any]:
    reply = me.ask("bench", text=TABLE, lines=[])
    place = next(i for i, label in enumerate(labels(reply)) if label.startswith("Attack with Knight"))
    return me.ask("bench", text=TABLE, lines=[], options=[place, 0])


def test_a_table_is_laid_out_and_answers_become_lines(person: Sit) -> None:
    me = person()
    reply = attack(me)
    assert reply["lines"] == ["you attack with Knight", "you choose Wall"] and reply["trouble"] is None
    cards = [card["name"] for card in reply["view"]["players"][1]["zones"]["field"]["cards"]]
    assert sorted(cards) == ["Guest", "Wall"], "nothing is hidden from a judge"
    facts = [fact["text"] for fact in reply["facts"] if fact["new"]]
    assert "expect Knight is engaged" in facts


def test_whoever_goes_back_can_choose_otherwise(person: Sit) -> None:
    me = person()
    gone = attack(me)
    back = me.ask("bench", text=TABLE, lines=[])
    assert back["view"] != gone["view"] and "you attack with Knight" not in back["lines"]
    assert back["view"] == me.ask("bench", text=TABLE + "\n", lines=[])["view"], "as if nothing had been done"
    end = labels(back).index("End your main phase")
    assert me.ask("bench", text=TABLE, lines=[], options=[end])["lines"] == ["you end the main phase"]


def test_why_tells_what_forbids_an_option_and_what_an_event_came_of(person: Sit) -> None:
    me = person()
    reply = attack(me)
    key = next(card["key"] for card in reply["view"]["players"][1]["zones"]["field"]["cards"] if card["name"] == "Guest")
    said = me.ask("bench why", text=TABLE, lines=reply["lines"], card=key)
    assert said["type"] == "why"
    event = next(event for event in reply["events"] if event["text"] == "Knight is engaged")
    said = me.ask("bench why", text=TABLE, lines=reply["lines"], event=event["n"])
    assert said["wishes"][0]["label"] == "Knight is engaged" and said["wishes"][0]["clauses"][0]["clause"] == "8.4.4"


def test_a_line_that_can_not_be_played_is_named(person: Sit) -> None:
    reply = person().ask("bench", text=TABLE, lines=["expect Wall has 1/4", "you play Wall", "go on"])
    assert reply["lines"] == ["expect Wall has 1/4"]
    assert reply["checks"] == [{"line": 0, "seen": "1/4", "ok": True}]
    assert reply["trouble"]["line"] == 1 and "Wall" in reply["trouble"]["seen"]


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_whatever_is_answered_makes_a_scenario_that_passes(person: Sit, game: str, tmp_path: Path) -> None:
    """Ten answers by lot, and then everything that can be expected: the file passes in the terminal."""
    me = person()
    rng = random.Random(game)
    text = USUAL[game]
    reply = me.ask("bench", text=text, lines=[])
    assert reply["type"] == "bench", reply
    for _ in range(10):
        if reply["view"]["decision"] is None:
            break
        reply = me.ask("bench", text=text, lines=reply["lines"], options=[rng.randrange(len(labels(reply)))])
        assert reply["trouble"] is None
    lines = [*reply["lines"], *(fact["text"] for fact in reply["facts"])]
    assert len(lines) > 10
    assert me.ask("bench run", text=whole(text, lines))["passed"]
    file = tmp_path / "made.scenario"
    file.write_text(whole(text, lines))
    assert [result.passed for result in run([file])] == [True]


def test_what_is_written_wrong_is_said_in_one_line(person: Sit) -> None:
    me = person()
    wrong = {
        "title: T\ngame: sve\ntable:\n  your cellar:\n    Knight (follower 1/1)\n": "Line 4",
        "title: T\ngame: chess\ntable:\n  turn: 3\n": "chess",
        "title: T\ngame: sve\ntable:\n  your hand:\n    Knight (spell)\n      Frobnicate the widget.\n": "Frobnicate",
        "title: T\ngame: sve\ncards: /etc/passwd\ntable:\n  turn: 3\n": "passwd is not here",
        "title: T\ngame: sve\ntable:\n  your hand: 99999 cards\n": "at most",
    }
    for text, said in wrong.items():
        reply = me.ask("bench", text=text, lines=[])
        assert (reply["type"], reply["code"]) == ("error", "refused") and said in reply["what"], reply
        assert "\n" not in reply["what"] and "Traceback" not in reply["what"]
    assert me.ask("bench", text=TABLE, lines=[], options=[999])["code"] == "refused"
    assert me.ask("bench", text=TABLE, lines=[])["type"] == "bench", "the bench goes on"


def test_rulings_are_kept_and_found_by_card_and_clause(person: Sit, hub: Hub, tmp_path: Path) -> None:
    me = person()
    ruling = "shows: 8.4.4\nruling: mine 1\nsource: the bench\nquestion: Is it engaged?\nanswer: Yes."
    text = TABLE.replace("game: sve", f"game: sve\n{ruling}")
    whole_text = whole(text, ["you attack with Knight", "you choose Wall", "expect Knight is engaged"])
    assert me.ask("keep", text=whole_text)["code"] == "refused", "this server keeps none"
    hub.bench.kept = tmp_path / "rulings"
    hub.bench.shipped = None
    assert me.ask("keep", text=whole_text.replace("is engaged", "is not engaged"))["code"] == "refused", "it does not pass"
    assert me.ask("keep", text=whole_text)["file"] == "a_wall_stands_in_the_way.scenario"
    assert me.ask("keep", text=whole_text)["file"] == "a_wall_stands_in_the_way.scenario", "the same once more is the same"
    assert [path.name for path in hub.bench.kept.iterdir()] == ["a_wall_stands_in_the_way.scenario"]
    for words in ("wall", "8.4.4", "8.4", "Guest engaged"):
        found = me.ask("corpus", words=words)["rulings"]
        assert [one["answer"] for one in found] == ["Yes."], words
    assert me.ask("corpus", words="8.4.5")["rulings"] == []
    assert me.ask("corpus file", file=found[0]["file"])["text"] == whole_text
    for elsewhere in ("../games.sqlite", "/etc/passwd", "nothing.scenario"):
        assert me.ask("corpus file", file=elsewhere)["code"] == "unknown"


def test_the_bench_can_not_be_flooded(person: Sit) -> None:
    me = person()
    me.send(json.dumps({"type": "bench", "id": 5, "text": "x" * LARGEST, "lines": []}))
    assert me.take()["code"] == "oversized"
    assert me.ask("bench", text="x" * 13_000, lines=[])["code"] == "malformed"


# -- the rulebook
def test_clauses_come_with_what_shows_them(person: Sit, hub: Hub) -> None:
    me = person()
    reply = me.ask("clauses", game="sve")
    found = {one["clause"]: one for one in reply["clauses"]}
    assert found["8.4.4"]["kind"] == "behaviour" and found["8.4.4"]["says"] and not reply["rulebook"]
    shown = me.ask("clause", game="sve", clause="8.4.4")
    assert any(test.startswith("tests/games/sve/") for test in shown["tests"])
    assert any(place.startswith("games/sve/") for place in shown["code"])
    assert me.ask("clause", game="sve", clause="99.9")["code"] == "refused"
    assert me.ask("clauses", game="../sve")["code"] == "unknown"


def test_the_rulebooks_text_is_sent_only_where_it_is(client: Any, hub: Hub, tmp_path: Path) -> None:
    assert client.get("/rulebook/sve.txt").status_code == 404
    (tmp_path / "sve.txt").write_text("8.4.4. Something of a publisher's.")
    (tmp_path / "other.txt").write_text("secret")
    hub.rulebooks.folder = tmp_path
    found = client.get("/rulebook/sve.txt")
    assert found.text.startswith("8.4.4.") and found.headers["content-type"].startswith("text/plain")
    assert client.get("/rulebook/other.txt").status_code == 404
    assert client.get("/rulebook/..%2fother.txt").status_code == 404
