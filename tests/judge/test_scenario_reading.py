"""Scenario files: what can be said, and how a fault is told."""

from pathlib import Path

import pytest

from cardwright.errors import InputError
from cardwright.judge.scenarios import load_scenario, parse_scenario, run_scenario

GOOD = """\
title: Two followers fight
game: sve
shows: 8.4.9, 8.4.9.1

# who stands where
table:
  active: you
  turn: 7
  your play points: 3
  opponent's hand: 2 cards
  your field:
    Knight (follower 2/3, cost 4, trait Officer / Hero, class Swordcraft, 1 damage)   # strong
      Ward.
      Rush.
    2 x Acorn Scout (engaged) as Scout
  opponent's field:
    Wall (amulet, 2 stack counters, arrived this turn)
  your evolve deck:
    Knight (evolved follower 4/4) as Better Knight

play:
  you attack opponent's leader with Knight
  expect opponent's leader has 18 defense
"""


def broken(old: str, new: str) -> InputError:
    assert old in GOOD
    with pytest.raises(InputError) as fault:
        parse_scenario("it.scenario", GOOD.replace(old, new))
    return fault.value


def test_a_file_is_read_whole():
    scenario = parse_scenario("it.scenario", GOOD)
    assert (scenario.title, scenario.game, scenario.clauses) == ("Two followers fight", "sve", ("8.4.9", "8.4.9.1"))
    assert scenario.settings == {"active": "you", "turn": 7, "your_play_points": 3, "opponent_hand": 2}
    knight, scouts, wall, better = scenario.cards
    assert (knight.name, knight.place, knight.type, knight.line) == ("Knight", "your field", "Follower", 12)
    assert knight.printed == {
        "attack": 2, "defense": 3, "cost": 4, "traits": ("Officer", "Hero"), "class_": "Swordcraft", "text": "Ward.\nRush.",
    }
    assert knight.state == {"damage": 1}
    assert (scouts.name, scouts.label, scouts.count, scouts.type) == ("Acorn Scout", "Scout", 2, "")
    assert wall.state == {"counters": {"stack": 2}, "arrived": "this turn"}
    assert (better.type, better.label) == ("Follower / Evolved", "Better Knight")
    assert [(play.line, play.phrase) for play in scenario.plays] == [(22, "attack"), (23, "expect stat")]


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("title: Two followers fight\n", "", 1, '"title: ..."'),
        ("game: sve", "game: chess", 2, "chess"),
        ("8.4.9.1\n", "8.4.99\n", 3, "8.4.99"),
        ("8.4.9.1\n", "8.4\n", 3, "8.4"),
        ("table:\n", "tabel:\n", 6, "tabel"),
        ("active: you", "active: me", 7, "me"),
        ("turn: 7", "turn: soon", 8, "soon"),
        ("your play points: 3", "your mana: 3", 9, "your mana"),
        ("your field:", "your attic:", 11, "attic"),
        ("cost 4", "costing 4", 12, "costing 4"),
        ("Acorn Scout (engaged)", "Acorn Scoot (engaged)", 15, "Acorn Scoot"),
        ("you attack opponent's leader with Knight", "you dance with Knight", 22, "you dance with Knight"),
        ("expect opponent's leader has 18 defense", "expect rain", 23, "expect rain"),
    ],
)
def test_a_fault_names_its_line(old, new, line, what):
    fault = broken(old, new)
    assert (fault.file, fault.line) == ("it.scenario", line)
    assert what in fault.what and fault.fix


@pytest.mark.parametrize(
    "line",
    [
        "3 x Wall (follower 1/1)", "3 Wall (follower 1/1)", "3x Wall (follower 1/1)", "3xWall (follower 1/1)",
        "3× Wall (follower 1/1)", "Wall x3 (follower 1/1)", "Wall x 3 (follower 1/1)", "Wall (follower 1/1) x3",
        "3 Acorn Scout as Wall", "Acorn Scout x3 as Wall",
    ],
)  # fmt: skip
@pytest.mark.parametrize("place", ["your field", "opponent's hand", "top of your deck", "bottom of opponent's deck"])
def test_a_number_before_or_behind_a_card_counts_everywhere(line: str, place: str) -> None:
    text = f"title: A\ngame: sve\ntable:\n  {place}:\n    {line}\nplay:\n  expect the game goes on\n"
    (card,) = parse_scenario("it.scenario", text).cards
    assert (card.count, card.label) == (3, "Wall") and card.name in ("Wall", "Acorn Scout")


def test_a_name_that_begins_with_a_number(tmp_path: Path) -> None:
    """A card that is called so is meant; in place, a count says so."""
    text = "title: A\ngame: bss\ntable:\n  your hand:\n    {}\nplay:\n  expect the game goes on\n"
    cards = tmp_path / "cards.jsonl"
    cards.write_text((PRINTED % "").replace("Printed Knight", "3 Knights"))
    (card,) = parse_scenario("x", text.format("3 Knights"), cards).cards
    assert (card.count, card.name) == (1, "3 Knights")
    (card,) = parse_scenario("x", text.format("2 x 3 Knights"), cards).cards
    assert (card.count, card.name) == (2, "3 Knights")
    (card,) = parse_scenario("x", text.format("1 x 9 Lives (spirit, bp 1000)")).cards
    assert (card.count, card.name, card.label) == (1, "9 Lives", "9 Lives")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("your field:\n    3 (follower 1/1)", 'has no name. Write one: "3 x Wall (follower 2/2)"'),
        ("your field:\n    3 x (follower 1/1)", "has no name"),
        ("your field:\n    0 Acorn Scout", 'there are 0 of "Acorn Scout"'),
        ("your field: 3 Acorn Scout", 'Write "your field:" alone and its cards on the lines below'),
        ("your hand: Wall (follower 1/1)", 'or a number: "your hand: 3 cards"'),
    ],
)
def test_what_can_not_be_counted_is_refused(table: str, said: str) -> None:
    with pytest.raises(InputError) as fault:
        parse_scenario("it.scenario", f"title: A\ngame: sve\ntable:\n  {table}\nplay:\n  expect the game goes on\n")
    assert said in str(fault.value)


def test_a_misspelt_card_gets_a_guess():
    assert "Acorn Scout" in broken("Acorn Scout (engaged)", "Acorn Scoot (engaged)").fix


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(InputError):
        load_scenario(tmp_path / "nothing.scenario")


def test_nothing_to_play_is_a_fault():
    with pytest.raises(InputError, match="nothing is played"):
        parse_scenario("it.scenario", GOOD[: GOOD.index("play:")])


def test_a_line_outside_every_section_is_a_fault():
    with pytest.raises(InputError, match="belongs to no section"):
        parse_scenario("it.scenario", "  you pass\n")


RULING = """title: A knight
game: bss
ruling: X001
source: nobody
question: Is there a knight?
answer: Yes.
cards: {cards}

table:
  your field:
    P-1 (2 core counters) as Knight

play:
  expect Knight has 2 cores
"""
PRINTED = (
    '{"id": "P-1", "name": "Printed Knight", "type": "Spirit", "color": ["Red"], "cost": 1, "reduction": [], "symbols": ["red"], '
    '"family": [], "levels": [{"level": 1, "cores": 1, "bp": 1000}], "text": "%s"}\n'
)


@pytest.mark.parametrize("how", ["beside", "file", "folder", "variable"])
def test_printed_cards_are_read_from_a_file_of_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    (tmp_path / "cards").mkdir()
    cards = tmp_path / "cards" / "mine.jsonl"
    cards.write_text(PRINTED % "")
    scenario = tmp_path / "x.scenario"
    scenario.write_text(RULING.format(cards="cards/mine.jsonl" if how == "beside" else "elsewhere/mine.jsonl"))
    monkeypatch.delenv("CARDWRIGHT_CARDS", raising=False)
    if how == "variable":
        monkeypatch.setenv("CARDWRIGHT_CARDS", str(cards.parent))
    where = {"file": cards, "folder": cards.parent}.get(how)
    result = run_scenario(load_scenario(scenario, where))
    assert result.passed and result.ruling is not None and result.ruling.number == "X001"


@pytest.mark.parametrize("how", ["file", "folder"])
def test_a_scenario_that_names_no_file_calls_the_cards_that_are_given(tmp_path: Path, how: str) -> None:
    cards = tmp_path / "bss.jsonl"
    cards.write_text(PRINTED % "")
    text = "".join(line for line in RULING.splitlines(keepends=True) if not line.startswith("cards:"))
    assert run_scenario(parse_scenario("x.scenario", text, cards if how == "file" else tmp_path)).passed
    with pytest.raises(InputError, match="--cards FILE"):
        parse_scenario("x.scenario", text)


def test_a_scenario_without_its_printed_cards_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARDWRIGHT_CARDS", raising=False)
    result = run_scenario(parse_scenario(str(tmp_path / "x.scenario"), RULING.format(cards="nothing.jsonl")))
    assert not result.passed and not result.failed
    assert "nothing.jsonl is not here" in result.skipped


def test_a_printed_card_that_is_not_understood_is_skipped_with_its_text(tmp_path: Path) -> None:
    cards = tmp_path / "mine.jsonl"
    cards.write_text(PRINTED % "[LV1] Dance until dawn.")
    result = run_scenario(parse_scenario(str(tmp_path / "x.scenario"), RULING.format(cards="mine.jsonl"), cards))
    assert "Dance until dawn" in result.skipped


def test_a_ruling_says_what_was_asked_and_answered(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="answer"):
        parse_scenario("x.scenario", RULING.format(cards="x").replace("answer: Yes.\n", ""))


MAKER = """title: A token of the user's file
game: sve
cards: {cards}

table:
  your hand:
    P-1 as Maker

play:
  you play Maker
  expect you have 1 Paper Gull on your field
"""
MADE = (
    '{"id": "P-1", "name": "Maker", "type": "Follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1, '
    '"text": "[fanfare] Summon a Paper Gull token."}\n'
    '{"id": "P-T1", "name": "Paper Gull", "type": "Follower / Token", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1, '
    '"text": "%s"}\n'
)


@pytest.mark.parametrize(("text", "skipped"), [("Storm.", ""), ("Dance until dawn.", "Dance until dawn")])
def test_tokens_that_only_the_printed_cards_have(tmp_path: Path, text: str, skipped: str) -> None:
    """A token that is not understood is as bad as a card that is not."""
    cards = tmp_path / "mine.jsonl"
    cards.write_text(MADE % text)
    result = run_scenario(parse_scenario(str(tmp_path / "x.scenario"), MAKER.format(cards="mine.jsonl"), cards))
    assert skipped in result.skipped and result.passed == (not skipped)
