"""The starter set: every card is understood and runs, every keyword and icon is there, and the decks can be played."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardwright.cards import CardRecord, starter_cards, starter_decks
from cardwright.games.weiss import terms
from cardwright.games.weiss.building import record_icons
from cardwright.games.weiss.construction import deck_faults
from cardwright.games.weiss.dialect import DIALECT
from cardwright.games.weiss.game import GAME
from cardwright.games.weiss.library import CARDS
from cardwright.rehearsal.director import director_of
from cardwright.rehearsal.one_card import rehearse_card
from cardwright.rehearsal.repertoire import Repertoire, repertoire_of
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler
from cardwright.text.tree import Node

STARTER = starter_cards("weiss")
DECKS = starter_decks("weiss")


@pytest.fixture(scope="module")
def compiled() -> dict[str, CompiledText]:
    compiler = Compiler(DIALECT, [CARDS.mapping(card) for card in STARTER])
    return {card.id: compiler.compile(CARDS.mapping(card)) for card in STARTER}


@pytest.fixture(scope="module")
def repertoire() -> Repertoire:
    return repertoire_of(STARTER, director_of("weiss"))


def nodes(compiled: dict[str, CompiledText]) -> list[Node]:
    return [node for text in compiled.values() for ability in text.abilities for node in ability.walk()]


def test_there_are_cards_of_every_kind_and_level() -> None:
    assert len(STARTER) >= 90
    assert {card.kind for card in STARTER} == {"Character", "Event", "Climax"}
    for colour in terms.COLOURS:
        levels = {card.extra["level"] for card in STARTER if card.kind == "Character" and card.extra["color"] == colour}
        assert levels == {0, 1, 2, 3}
    assert len({card.name for card in STARTER}) == len(STARTER)


def test_every_trigger_icon_is_on_some_climax() -> None:
    found = {icon for card in STARTER if card.kind == "Climax" for icon in record_icons(card)}
    assert found == set(terms.TRIGGER_ICONS)


def test_every_card_is_understood(compiled: dict[str, CompiledText]) -> None:
    faults = [(text.name, line.failure.message()) for text in compiled.values() for line in text.lines if line.failure is not None]
    assert faults == []


def test_every_keyword_is_there(compiled: dict[str, CompiledText]) -> None:
    found = {node.text("mark") for node in nodes(compiled) if node.kind == "Qualified"}
    found |= {node.text("label") for node in nodes(compiled) if node.kind in ("Triggered", "Activated")}
    found |= {node.text("name") for node in nodes(compiled) if node.kind == "Keyword"}
    assert found >= set(terms.KEYWORDS)


def test_every_kind_of_ability_and_effect_is_there(compiled: dict[str, CompiledText]) -> None:
    kinds = {node.kind for node in nodes(compiled)}
    assert kinds >= {"Triggered", "Activated", "Static", "SpellEffect", "Keyword", "Qualified", "PayFor", "HaveAbility", "Modal"}
    assert kinds >= {"Choose", "Search", "Look", "Reveal", "Flip", "PutUnder", "Deal", "Canceled", "ForEach", "Affected", "Linked"}


@pytest.mark.parametrize("card", STARTER, ids=lambda card: card.name)
def test_every_card_runs(card: CardRecord, repertoire: Repertoire) -> None:
    [found] = rehearse_card(card, repertoire, director_of("weiss"))
    assert (found.refused, found.unexecuted, found.faults) == ((), (), ())


def test_there_are_enough_decks() -> None:
    assert len(DECKS) >= 4


@pytest.mark.parametrize("stem", DECKS)
def test_every_deck_is_legal(stem: str) -> None:
    deck = DECKS[stem]
    assert len(deck.main) == 50
    assert sum(card.kind == "Climax" for card in deck.main) <= 8
    assert max(Counter(card.name for card in deck.main).values()) <= 4
    assert deck_faults(deck) == []


@pytest.mark.parametrize("stem", DECKS)
def test_every_deck_can_be_played_to_the_end(stem: str) -> None:
    """Against itself, by players who decide at random."""
    decks = [DECKS[stem], DECKS[stem]]
    library = CARDS.build(decks)
    assert all(not library.face(card).unread for card in DECKS[stem].main)
    rng = random.Random(stem)
    t = GAME.set_table(decks, library, stem.encode().ljust(32, b"."))
    t.run()
    for _ in range(20_000):
        ask = t.decision()
        if ask is None:
            break
        t.apply(rng.randrange(len(ask.options)))
    assert t.winner >= 0
