"""The starter set: every card is understood and runs, every keyword and kind of effect is there, and the decks can be played."""

from __future__ import annotations

import random

import pytest

from cardwright.cards import CardRecord, starter_cards, starter_decks, token_cards
from cardwright.games.bss import terms
from cardwright.games.bss.construction import deck_faults
from cardwright.games.bss.dialect import DIALECT
from cardwright.games.bss.game import GAME
from cardwright.games.bss.library import CARDS
from cardwright.rehearsal.director import director_of
from cardwright.rehearsal.one_card import rehearse_card
from cardwright.rehearsal.repertoire import Repertoire, repertoire_of
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler
from cardwright.text.tree import Node

STARTER = starter_cards("bss")
DECKS = starter_decks("bss")
EVERY_KEYWORD = set(terms.KEYWORDS) - {"burst", "chain", "feast"}  # these are seen by their effects


@pytest.fixture(scope="module")
def compiled() -> dict[str, CompiledText]:
    compiler = Compiler(DIALECT, [CARDS.mapping(card) for card in (*STARTER, *token_cards("bss"))])
    return {card.id: compiler.compile(CARDS.mapping(card)) for card in STARTER}


@pytest.fixture(scope="module")
def repertoire() -> Repertoire:
    return repertoire_of(STARTER, director_of("bss"))


def nodes(compiled: dict[str, CompiledText]) -> list[Node]:
    return [node for text in compiled.values() for ability in text.abilities for node in ability.walk()]


def test_there_are_cards_of_every_kind() -> None:
    assert len(STARTER) >= 80
    assert {card.kind for card in STARTER} == {"Spirit", "Nexus", "Magic"}
    colours = [found for card in STARTER if isinstance(found := card.extra["color"], list)]
    assert {colour.lower() for found in colours for colour in found} == set(terms.COLOURS)
    assert sum(len(found) == 2 for found in colours) >= 8
    assert len({card.name for card in STARTER}) == len(STARTER)


def test_every_card_is_understood(compiled: dict[str, CompiledText]) -> None:
    faults = [(text.name, line.failure.message()) for text in compiled.values() for line in text.lines if line.failure is not None]
    assert faults == []


def test_every_keyword_is_there(compiled: dict[str, CompiledText]) -> None:
    found = {node.text("name") for node in nodes(compiled) if node.kind == "Keyword"}
    assert found >= EVERY_KEYWORD
    assert any(node.kind == "KeywordActive" and node.text("name").startswith("chain") for node in nodes(compiled))
    assert any(node.kind == "KeywordAction" and node.text("name") == "feast" for node in nodes(compiled))


def test_every_kind_of_effect_is_there(compiled: dict[str, CompiledText]) -> None:
    kinds = {node.kind for node in nodes(compiled)}
    assert kinds >= {"Triggered", "Activated", "Static", "Keyword", "Create", "PayFor", "MovePieces", "CostChange", "Forbid"}
    bursts = [node for node in nodes(compiled) if node.kind == "Triggered" and node.text("label") == "burst"]
    assert {node.node("on").kind for node in bursts} == {"Resolved", "Moved", "PointsLost"}


@pytest.mark.parametrize("card", STARTER, ids=lambda card: card.name)
def test_every_card_runs(card: CardRecord, repertoire: Repertoire) -> None:
    [found] = rehearse_card(card, repertoire, director_of("bss"))
    assert (found.refused, found.unexecuted, found.faults) == ((), (), ())


def test_there_are_enough_decks() -> None:
    assert len(DECKS) >= 4


@pytest.mark.parametrize("stem", DECKS)
def test_every_deck_is_legal(stem: str) -> None:
    deck = DECKS[stem]
    assert len(deck.main) == 50
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
