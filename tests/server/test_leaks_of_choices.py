"""Nobody learns from whether a player is asked what that player holds: what they may do with cards that others can't see is asked
of them whether they have such cards or not. The texts are written over the units of a ready deck."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.cards import Deck
from cardwright.face import decks
from cardwright.server import building
from tests.server.people import DECKS
from tests.server.recording import ADA, BO, SPECTATOR, twice

ANSWERS = 100
UNITS = {"sve": "Follower", "fow": "Resonator", "bss": "Spirit", "fftcg": "Forward", "weiss": "Character"}
SVE = (
    "[fanfare] You may discard a spell. If you do, draw a card. Give your leader [defense]+1.",
    "[fanfare] Search your deck for an amulet, reveal it, and add it to your hand. Give your leader [defense]+1.",
    "[fanfare] Look at the top 2 cards of your deck. You may reveal a spell from among them and add it to your hand. "
    "Put the rest on the bottom of your deck in any order. Give your leader [defense]+1.",
    "[fanfare] Look at the top card of your deck. If it's a spell, you may reveal it and add it to your hand. Draw a card.",
    "[lastwords] You may summon a follower that costs 2 or less from your hand. Draw a card.",
)
FOW = (
    "[Enter] => You may discard a chant. If you do, draw a card. You gain 100 life.",
    "[Enter] => You may put a resonator from your hand into your field. You gain 100 life.",
    "[Enter] => Look at the top card of your main deck. If it's a chant, you may reveal it and put it into your hand. "
    "You gain 100 life.",
)
BSS = (
    "[LV1·2·3] 【When Summoned】 You may discard a magic card from your hand. If you do, draw a card. Draw a card.",
    "[LV1·2·3] 【When Summoned】 You may discard a nexus card from your hand. Draw a card.",
)
FFTCG = (
    "When NAME enters the field, you may discard 1 Summon. If you do so, draw 1 card.\nWhen NAME enters the field, draw 1 card.",
    "When NAME enters the field, you may pay 《火》《火》. When you do so, draw 1 card.\nWhen NAME enters the field, draw 1 card.",
)
PLACED = "【AUTO】 When this card is placed on the stage from your hand,"
WEISS = (
    f"{PLACED} you may choose 1 climax in your hand, and put it into your waiting room. If you do, draw 1 card. "
    "This card gets +1000 power until end of turn.",
    f"{PLACED} look at the top 2 cards of your deck, choose up to 1 climax from among them, put it into your hand, "
    "and put the rest into your waiting room.",
)
TEXTS = {"sve": SVE, "fow": FOW, "bss": BSS, "fftcg": FFTCG, "weiss": WEISS}


def choosy(deck: Deck, game: str) -> Deck:
    """The deck, with one of the texts on each unit."""
    made = {}
    for card in deck.main:
        if UNITS[game] in card.type and card.id not in made:
            text = TEXTS[game][len(made) % len(TEXTS[game])].replace("NAME", card.name)
            made[card.id] = replace(card, id=f"{card.id}-c", text=text)
    return replace(deck, main=tuple(made.get(card.id, card) for card in deck.main))


@pytest.mark.parametrize("game", sorted(TEXTS))
def test_whether_somebody_is_asked_tells_nothing_of_what_they_hold(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bos = choosy(decks.load_deck(DECKS[game][1], game), game)
    real = building.ready_deck
    monkeypatch.setattr(building, "ready_deck", lambda of, name: bos if name == DECKS[of][1] else real(of, name))
    first, second = twice(tmp_path, game, ANSWERS)
    assert len(first.sent[ADA]) > 30 and first.sent[BO] != second.sent[BO]
    for who in (ADA, SPECTATOR):
        assert first.sent[who] == second.sent[who][: len(first.sent[who])]
