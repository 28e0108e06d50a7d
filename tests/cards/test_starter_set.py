"""The starter set of ours: it shows every mechanic, hangs together, and its decks can be built from it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardwright.cards import CardRecord, Deck, starter_cards, starter_deck_lists, starter_decks, starter_pool, token_cards
from tests.cards.mechanics import MECHANICS

CLASSES = ("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft")
FACES = [face for card in starter_cards() for face in card.faces]
LINES = [(face, line) for face in FACES for line in face.text.split("\n")]
WANTED = [(f"{group}: {name}", pattern) for group, named in MECHANICS.items() for name, pattern in named.items()]
ICONS = re.compile(r"\[[^\]]*\]")
KNOWN_ICON = re.compile(r"\[(?:fanfare|lastwords|act|q|quick|engage|evolve|feed|attack|defense|cost\d\d|costX|\w+craft)\]")


def decks() -> dict[str, Deck]:
    return starter_decks()


@pytest.mark.parametrize(("name", "pattern"), WANTED, ids=[name for name, _ in WANTED])
def test_every_mechanic_is_on_some_card(name: str, pattern: str) -> None:
    found = [face.name for face, line in LINES if re.search(pattern, line)]
    assert found, f"no card of the starter set shows {name}"


def test_the_set_is_large_enough() -> None:
    assert len(starter_cards()) >= 110


@pytest.mark.parametrize(
    "type_line",
    [
        "Leader",
        "Follower",
        "Spell",
        "Amulet",
        "Follower / Evolved",
        "Amulet / Evolved",
        "Spell / Evolved",
        "Follower / Advanced",
        "Spell / Advanced",
    ],
)
def test_every_type_of_card_is_there(type_line: str) -> None:
    assert type_line in {card.type for card in starter_cards()}


def test_each_class_has_a_leader_and_some_leaders_have_a_universe() -> None:
    leaders = [card for card in starter_cards() if card.is_leader]
    assert {leader.card_class for leader in leaders if not leader.universe} == set(CLASSES)
    assert {leader.universe for leader in leaders if leader.universe} == {"Umamusume", "THE IDOLM@STER CG"}


def test_costs_run_from_one_to_nine() -> None:
    assert set(range(1, 10)) <= {card.cost for card in starter_cards()}


def test_a_card_and_its_evolved_version_belong_together() -> None:
    """5.15.1.1.1: they correspond by their name; and only a card with an evolve ability has an evolved version."""
    able = {face.name for face, line in LINES if line.startswith("[evolve]")}
    evolved = {face.name for face in FACES if face.is_evolved and face.evolves_from}
    assert able == evolved
    for face in FACES:
        if face.is_evolved and face.evolves_from:
            assert face.name == face.evolves_from
            [base] = [card for card in FACES if card.name == face.name and not card.is_evolved]
            assert base.card_class == face.card_class


def test_some_evolved_cards_change_type_or_traits() -> None:
    pairs = [(base, face) for face in FACES for base in FACES if base.name == face.evolves_from and not base.is_evolved]
    assert {("Amulet", "Follower"), ("Follower", "Amulet")} <= {(base.kind, face.kind) for base, face in pairs}
    assert [face.name for base, face in pairs if base.traits != face.traits]


def test_there_are_double_faced_cards_of_both_kinds() -> None:
    fronts = [card for card in starter_cards() if card.back is not None]
    assert {card.is_evolved for card in fronts} == {True, False}
    for front in fronts:
        assert front.back is not None
        assert front.back.id == front.id + "b", "the collector's number with a b is the back (2.12.2.2)"
        assert front.name != front.back.name


def test_alternate_names_are_referred_to() -> None:
    """2.13.2"""
    named = [card for card in starter_cards() if card.alternate_name and card.name != "Carrot"]
    assert named
    for card in named:
        assert [face.name for face, line in LINES if card.alternate_name in line]


def test_names_are_unique() -> None:
    counted = Counter(face.name for face in FACES if not face.is_evolved)
    assert [name for name, count in counted.items() if count > 1] == []
    assert not {face.name for face in FACES} & {token.name for token in token_cards()}


def test_every_token_that_is_made_exists() -> None:
    tokens = {token.name for token in token_cards()}
    made = re.compile(r"(?:[Ss]ummon|[Pp]ut|into) (?:an?|\d) ([A-Z][\w' ]*?)(?: or ([A-Z][\w' ]*?))? tokens?\b")
    used = {name for _, line in LINES for found in made.findall(line) for name in found if name}
    assert len(used) >= 12
    assert used <= tokens


@pytest.mark.parametrize("card", [*FACES, *token_cards()], ids=lambda card: f"{card.id} {card.type}")
def test_texts_are_well_formed(card: CardRecord) -> None:
    assert [icon for icon in ICONS.findall(card.text) if not KNOWN_ICON.fullmatch(icon)] == []
    for line in card.text.split("\n") if card.text else []:
        assert line == line.strip(), "no blanks at the ends"
        assert line == "-" * 10 or line == "[quick]" or line.endswith((".", '."')), "a line is whole sentences"
        assert line.count('"') % 2 == 0
    if card.is_evolved:
        assert card.cost is None, "evolved cards print no cost (5.15.3)"
    if card.kind == "Follower":
        assert card.defense, "a follower that is not dead at once"


def test_there_are_ready_decks_of_every_class_and_of_two_universes() -> None:
    based_on = {
        deck.leader.universe if deck.basis == "universe" else deck.leader.card_class
        for deck in decks().values()
        if deck.leader is not None
    }
    assert based_on == {*CLASSES, "Umamusume", "THE IDOLM@STER CG"}


@pytest.mark.parametrize("file", sorted(starter_deck_lists()))
def test_a_ready_deck_says_how_it_plays_and_has_the_right_size(file: str) -> None:
    listed, deck = starter_deck_lists()[file], decks()[file]
    assert re.fullmatch(r"[A-Z][^.]*\.", listed.about), "one sentence"
    assert (listed.game, listed.format) == ("sve", "standard")
    assert 40 <= len(deck.main) <= 50
    assert len(deck.evolve) <= 10
    for part in (deck.main, deck.evolve):
        for card, count in Counter(part).items():
            allowed = re.search(r"You can put up to (\d+) of this card", card.text)
            assert count <= (int(allowed[1]) if allowed else 3), card.name


@pytest.mark.parametrize("file", sorted(starter_deck_lists()))
def test_the_evolve_deck_of_a_ready_deck_serves_its_main_deck(file: str) -> None:
    deck = decks()[file]
    texts = "\n".join(card.text for card in deck.main)
    for card in deck.evolve:
        names = {face.name for face in card.faces}
        wanted = any(main.name in names for main in deck.main) or any(name in texts for name in names)
        assert wanted or (card.name == "Carrot" and "[feed]" in texts), card.name


def test_the_ready_decks_use_the_whole_set() -> None:
    used = {card.id for deck in decks().values() for card in (*deck.main, *deck.evolve)}
    used |= {deck.leader.id for deck in decks().values() if deck.leader is not None}
    assert [card.name for card in starter_cards() if card.id not in used] == []


def test_the_pool_holds_the_set_and_the_tokens() -> None:
    assert len(starter_pool()) == len(starter_cards()) + len(token_cards())
