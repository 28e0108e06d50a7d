"""Deck lists as people write them: read wherever a deck is, and written so that they can be read again."""

from __future__ import annotations

from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cards import parse_deck, resolve_deck, shape_of, starter_decks, starter_pool
from cardwright.cards.deck_lists import as_list
from cardwright.errors import InputError
from cardwright.games.registry import game_codes
from tests.cli.here import here, one_line

LIST = """\
// Lanterns, second try
Name: Second Try
Leader: Captain Isolde Marr

Main deck (40)
3 Barracks Recruit
3x Lance Corporal Vance          # a comment
3 x Drill Sergeant Bo
Shieldwall Veteran x3
- 3 Alley Cutpurse
* 2 Disarm
2 Rally Horn
2 Armoury Wagon
3 Duelist of the Quay
2 Cavalry Charge
3 Marshal Hedra
2 Headsman of the Crown
Followers: 8
3 Gate Sentry
3 Stone Lion
1x CWS-194
1 Night Watchman (CWS-194)
Spells (1)
Royal Decree
[Evolve deck]
2 Lance Corporal Vance
2 Drill Sergeant Bo
1 Stone Lion
1 Stone Lion
"""


def read(text: str, game: str = "sve") -> cw.Deck:
    listed = parse_deck(Path("list.txt"), text, game)
    return resolve_deck(listed, starter_pool(listed.game))


def test_counts_names_codes_headings_bullets_and_comments() -> None:
    deck = read(LIST)
    assert (deck.name, deck.game, deck.format, len(deck.main), len(deck.evolve)) == ("Second Try", "sve", "standard", 40, 6)
    assert deck.leader is not None and deck.leader.name == "Captain Isolde Marr"
    names = [card.name for card in deck.main]
    assert (names.count("Night Watchman"), names.count("Royal Decree"), names.count("Shieldwall Veteran")) == (2, 1, 3)
    assert all(card.is_evolved for card in deck.evolve) and [card.name for card in deck.evolve].count("Stone Lion") == 2


def test_without_headings_each_card_goes_where_it_belongs() -> None:
    deck = read("Game: sve\n1 CWS-002\n3 Night Watchman\n2 CWS-112\n", "")
    assert (len(deck.main), len(deck.evolve)) == (3, 2)
    assert deck.leader is not None and deck.leader.id == "CWS-002"


@pytest.mark.parametrize("code", game_codes())
def test_what_is_written_can_be_read_again(code: str) -> None:
    pool = starter_pool(code)
    for deck in starter_decks(code).values():
        again = read(as_list(deck, pool, shape_of(code)), "")
        assert (again.name, again.format, again.basis, again.leader) == (deck.name, deck.format, deck.basis, deck.leader)
        for part, other in zip((again.main, again.second, again.sideboard), (deck.main, deck.second, deck.sideboard), strict=True):
            assert sorted(card.id for card in part) == sorted(card.id for card in other)


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("3 Nigth Watchman", 1, 'no card is called "Nigth Watchman"'),
        ("// nothing\n\n99999999 Night Watchman", 3, "is in the list 99999999 times"),
        ("0 Night Watchman", 1, "is in the list 0 times"),
        ("// nothing at all", 0, "there is no card in this list"),
    ],
)
def test_a_line_that_is_wrong_is_named(text: str, line: int, what: str) -> None:
    with pytest.raises(InputError) as fault:
        read(text)
    assert fault.value.line == line and what in fault.value.what


def test_a_list_is_a_deck_wherever_a_deck_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "second try.txt"
    file.write_text(LIST, encoding="utf-8")
    assert cw.load_deck(file, "sve").name == "Second Try"
    assert here("simulate", "sve", file, "swordcraft", "--games", "2", "--json").json["decks"][0] == "Second Try"
    assert "say --game" in one_line(here("deck", "check", file))
    assert here("deck", "check", file, "--game", "sve").out == "Second Try may be played: 40 cards, evolve deck 6.\n"


def test_import_and_export(tmp_path: Path) -> None:
    file, made, again = tmp_path / "list.txt", tmp_path / "deck.json", tmp_path / "again.txt"
    file.write_text(LIST, encoding="utf-8")
    assert here("deck", "import", file, made, "--game", "sve").code == 0
    assert here("deck", "check", made).code == 0
    assert here("deck", "export", made, again).code == 0
    assert here("deck", "check", again).code == 0
    assert again.read_text(encoding="utf-8") == here("deck", "export", made).out
    for words in (("deck", "import", file, made, "--game", "sve"), ("deck", "export", made, again)):
        assert "this file is there already" in one_line(here(*words))
    assert here("deck", "export", "swordcraft", "--game", "sve").out.startswith("Name: March of the Marshal\nGame: sve\n")
