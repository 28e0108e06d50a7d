"""Deck files, and finding the cards that they name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.cards import CardPool, DeckList, load_deck, resolve_deck
from cardwright.errors import InputError
from tests.cards.writing import card, lines, written

DECK: dict[str, object] = {
    "name": "Gates",
    "game": "sve",
    "leader": "Captain",
    "main": {"Gatekeeper": 3, "T-5": 2},
    "evolve": {"Gatekeeper": 1},
}


def deck_file(folder: Path, **changes: object) -> Path:
    values = {key: value for key, value in {**DECK, **changes}.items() if value is not ...}
    return written(folder, json.dumps(values, indent=2, ensure_ascii=False), "deck.json")


@pytest.fixture
def pool(tmp_path: Path) -> CardPool:
    leader = card(id="T-0", name="Captain", type="Leader")
    evolved = card(id="T-2", type="Follower / Evolved", cost=..., evolves_from="Gatekeeper")
    token = card(id="T-3", name="Page", type="Follower / Token")
    page = card(id="T-4", name="Page")
    spell = card(id="T-5", name="Wren’s Song", type="Spell", alternate_name="Evening Song")
    two_faced = card(id="T-6", name="Day", type="Follower / Advanced", back=card(id="T-6b", name="Night"))
    return CardPool.load(lines(tmp_path, leader, evolved, card(), token, page, spell, two_faced))


def refused(path: Path, pool: CardPool | None = None) -> InputError:
    with pytest.raises(InputError) as caught:
        deck = load_deck(path)
        assert pool is not None
        resolve_deck(deck, pool)
    assert caught.value.file == str(path)
    return caught.value


def test_a_deck_file_is_read_as_written(tmp_path: Path) -> None:
    deck = load_deck(deck_file(tmp_path, about="Wait, then strike.", basis="class"))
    assert isinstance(deck, DeckList)
    assert (deck.name, deck.game, deck.format, deck.basis) == ("Gates", "sve", "standard", "class")
    assert deck.leader is not None
    assert (deck.leader.card, deck.leader.line) == ("Captain", 4)
    assert [(entry.card, entry.count, entry.line) for entry in deck.main] == [("Gatekeeper", 3, 6), ("T-5", 2, 7)]
    assert [(entry.card, entry.count, entry.line) for entry in deck.evolve] == [("Gatekeeper", 1, 10)]


def test_the_section_tells_a_card_from_its_evolved_version(tmp_path: Path, pool: CardPool) -> None:
    deck = resolve_deck(load_deck(deck_file(tmp_path)), pool)
    assert [found.id for found in deck.main] == ["T-1"] * 3 + ["T-5"] * 2
    assert [found.id for found in deck.evolve] == ["T-2"]
    assert deck.leader is not None
    assert deck.leader.id == "T-0"


def test_a_card_is_preferred_to_the_token_of_the_same_name(tmp_path: Path, pool: CardPool) -> None:
    deck = resolve_deck(load_deck(deck_file(tmp_path, main={"Page": 1})), pool)
    assert [found.id for found in deck.main] == ["T-4"]


def test_a_card_in_the_wrong_section_is_found_so_that_the_rules_can_refuse_it(tmp_path: Path, pool: CardPool) -> None:
    deck = resolve_deck(load_deck(deck_file(tmp_path, main={"Day": 1})), pool)
    assert [found.id for found in deck.main] == ["T-6"]


@pytest.mark.parametrize("name", ["wren's song", "WREN’S  SONG", "Evening Song"])
def test_capitals_and_apostrophes_do_not_matter_and_alternate_names_count(tmp_path: Path, pool: CardPool, name: str) -> None:
    deck = resolve_deck(load_deck(deck_file(tmp_path, main={name: 1})), pool)
    assert [found.id for found in deck.main] == ["T-5"]


def test_a_misspelt_card_is_refused_with_a_suggestion(tmp_path: Path, pool: CardPool) -> None:
    fault = refused(deck_file(tmp_path, main={"Gatekeper": 3}), pool)
    assert fault.line == 6
    assert fault.what == 'no card is called "Gatekeper" in the 7 cards at hand'
    assert fault.fix == 'Did you mean "Gatekeeper"?'


def test_a_name_like_no_other_is_refused_without_guessing(tmp_path: Path, pool: CardPool) -> None:
    fault = refused(deck_file(tmp_path, leader="Xyzzy"), pool)
    assert (fault.line, fault.fix) == (4, "Check the name, or add the card file that holds it")


def test_a_back_face_is_refused_with_the_name_of_its_front(tmp_path: Path, pool: CardPool) -> None:
    fault = refused(deck_file(tmp_path, evolve={"Night": 1}), pool)
    assert fault.what == '"Night" is the back face of "Day"'


BAD_DECKS: list[tuple[dict[str, object], str]] = [
    ({"name": ...}, '"name" is missing'),
    ({"game": ...}, '"game" is missing'),
    ({"game": 3}, '"game" is 3, not a text'),
    ({"main": ...}, '"main" is missing'),
    ({"main": ["Gatekeeper"]}, '"main" is not an object'),
    ({"main": {"Gatekeeper": 0}}, '"Gatekeeper" is in "main" 0 times'),
    ({"main": {"Gatekeeper": -2}}, '"Gatekeeper" is in "main" -2 times'),
    ({"main": {"Gatekeeper": "3"}}, '"Gatekeeper" is in "main" "3" times'),
    ({"main": {"Gatekeeper": True}}, '"Gatekeeper" is in "main" true times'),
    ({"evolve": {"Gatekeeper": 1.5}}, '"Gatekeeper" is in "evolve" 1.5 times'),
    ({"evolve": ..., "evolved": {}}, 'there is no field "evolved"'),
    ({"sideboard": {}}, 'there is no field "sideboard"'),
    ({"basis": "colour"}, '"basis" is "colour"'),
]


@pytest.mark.parametrize(("changes", "what"), BAD_DECKS, ids=[what for _, what in BAD_DECKS])
def test_a_bad_deck_is_refused(tmp_path: Path, changes: dict[str, object], what: str) -> None:
    fault = refused(deck_file(tmp_path, **changes))
    assert what in fault.what
    assert fault.fix


def test_a_card_listed_twice_in_one_section_is_refused(tmp_path: Path) -> None:
    text = '{"name": "x", "game": "sve", "main": {"A": 1, "A": 2}}'
    assert '"A" is given twice' in refused(written(tmp_path, text, "deck.json")).what


def test_something_after_the_deck_is_refused(tmp_path: Path) -> None:
    assert "something follows" in refused(written(tmp_path, '{"name": "x"}\n{}', "deck.json")).what


def test_several_files_make_one_pool_and_the_first_is_preferred(tmp_path: Path) -> None:
    first = written(tmp_path, json.dumps(card(id="A", cost=1)), "first.jsonl")
    second = written(tmp_path, json.dumps(card(id="B", cost=2)), "second.jsonl")
    pool = CardPool.load(first, second, first)
    assert [found.id for found in pool.named("Gatekeeper")] == ["A", "B"]
    assert len(pool) == 2, "a file named twice counts once"
    deck = resolve_deck(load_deck(deck_file(tmp_path, leader=..., main={"Gatekeeper": 1}, evolve=...)), pool)
    assert (deck.leader, deck.main[0].id, deck.evolve) == (None, "A", ())


def test_two_different_cards_with_one_id_are_refused(tmp_path: Path) -> None:
    first = written(tmp_path, json.dumps(card()), "first.jsonl")
    second = written(tmp_path, "\n" + json.dumps(card(name="Other")), "second.jsonl")
    with pytest.raises(InputError) as caught:
        CardPool.load(first, second)
    assert (caught.value.file, caught.value.line) == (str(second), 2)
    assert f'belongs to "Gatekeeper" in {first}:1' in caught.value.what


def test_a_deck_finds_only_cards_of_its_own_game(tmp_path: Path, pool: CardPool) -> None:
    assert "no card is called" in refused(deck_file(tmp_path, game="fow", leader=..., evolve=...), pool).what


def test_a_game_whose_texts_know_cards_besides_the_deck_lists_them_in_the_deck_file(tmp_path: Path) -> None:
    deck = load_deck(deck_file(tmp_path, game="fow", leader=..., evolve=..., sideboard={"Page": 2}, collection={"Day": 1}))
    assert [(entry.card, entry.count) for entry in deck.sideboard] == [("Page", 2)]
    assert [(entry.card, entry.count) for entry in deck.collection] == [("Day", 1)]


def test_a_game_has_its_own_names_for_the_parts_of_a_deck(tmp_path: Path) -> None:
    deck = load_deck(deck_file(tmp_path, game="fow", leader=..., evolve=..., ruler="Captain", stones={"Day": 1}))
    assert deck.ruler == deck.leader and [entry.card for entry in deck.stones] == ["Day"]
    with pytest.raises(AttributeError, match="there is no evolve in this deck"):
        _ = deck.evolve
    for part in ("leader", "evolve"):
        fault = refused(deck_file(tmp_path, game="weiss", **{"leader": ..., "evolve": ..., part: DECK[part]}))
        assert (fault.what, fault.fix) == (f'this deck: there is no field "{part}"', "Use only about, format, game, main, name")


def test_a_deck_of_an_unknown_game_is_left_to_whoever_looks_for_the_game(tmp_path: Path) -> None:
    assert load_deck(deck_file(tmp_path, game="chess")).game == "chess"
