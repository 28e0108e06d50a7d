"""The starter set: every type, attribute, keyword and kind of ability; decks that may be played; cards that all run."""

from __future__ import annotations

import pytest

from cardwright.arena.fuzzing import Ring
from cardwright.cards import CardRecord
from cardwright.cards.bundled import starter_cards, starter_decks
from cardwright.games.fow import terms
from cardwright.games.fow.construction import STANDARD, VALHALLA, deck_faults
from cardwright.games.fow.dialect.keywords import LATER
from cardwright.games.fow.game import GAME
from cardwright.games.fow.library import CARDS
from cardwright.games.fow.outside.rehearsal import DIRECTOR
from cardwright.games.fow.setup import Game
from cardwright.rehearsal.one_card import rehearse_card
from cardwright.rehearsal.repertoire import repertoire_of
from cardwright.text.compiler import Compiler

STARTER = starter_cards("fow")
FACES = [face for card in STARTER for face in card.faces]
REPERTOIRE = repertoire_of(STARTER, DIRECTOR)


def kinds() -> set[str]:
    compiler = Compiler(CARDS.dialect, [CARDS.mapping(face) for face in FACES])
    return {node.kind for face in FACES for tree in compiler.compile(CARDS.mapping(face)).abilities for node in tree.walk()}


def test_there_are_cards_of_every_type_and_attribute() -> None:
    assert len(STARTER) >= 90
    types = " ".join(face.type for face in FACES)
    for word in ("Ruler", "J-Ruler", "Resonator", "Chant", "Addition", "Regalia", "Basic Magic Stone", "Special Magic Stone",
                 "True Magic Stone", "Addition:Field", "Addition:Resonator", "Addition:J/Resonator", "(Shift)"):  # fmt: skip
        assert word in types
    attributes = {str(one) for face in FACES for one in face.extra["attribute"]}  # type: ignore[attr-defined]
    assert attributes == {"Light", "Fire", "Water", "Wind", "Darkness", "Void"}


def test_every_keyword_and_kind_of_ability_is_there() -> None:
    texts = "\n".join(face.text for face in FACES).lower()
    for keyword in set(terms.KEYWORDS) - set(LATER):
        assert keyword in texts, keyword
    assert "[force]" in texts and "[enter]" in texts
    assert {"Triggered", "Activated", "Static", "SpellEffect", "ExtraCost", "OtherCost", "Qualified", "Modal"} <= kinds()


@pytest.mark.parametrize("name", sorted(starter_decks("fow")))
def test_the_decks_are_legal_and_all_their_cards_can_be_played(name: str) -> None:
    deck = starter_decks("fow")[name]
    assert deck_faults(deck) == []
    library = CARDS.build([deck, deck]).library
    assert [face.unread for face in library.faces if face.unread] == []


def test_random_games_are_of_every_format_with_ready_decks() -> None:
    """1415.1: the Valhalla rules are used where both decks are built for them."""
    ring = Ring("fow")
    formats = {ring.decks[a].format for a, b in ring.pairs[:8]}
    assert formats == {STANDARD, VALHALLA}
    for a, b in ring.pairs:
        assert ring.decks[a].format == ring.decks[b].format
        t = GAME.set_table((ring.decks[a], ring.decks[b]), CARDS.build([ring.decks[a], ring.decks[b]]), bytes(16))
        game = t.stack[0]
        assert isinstance(game, Game) and game.valhalla == (ring.decks[a].format == VALHALLA)


@pytest.mark.parametrize("card", STARTER, ids=[card.name for card in STARTER])
def test_every_node_of_every_card_is_carried_out(card: CardRecord) -> None:
    results = rehearse_card(card, REPERTOIRE, DIRECTOR)
    assert len(results) == len(card.faces)
    for result in results:
        assert (result.refused, result.faults, result.unexecuted) == ((), (), ())
