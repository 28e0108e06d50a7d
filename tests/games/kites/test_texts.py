"""The starter cards at the table, and how their words are read."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import starter_cards, starter_decks
from cardwright.games.kites.dialect import DIALECT
from cardwright.games.kites.game import GAME
from cardwright.rehearsal.rehearsing import rehearse
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon

RULEBOOK = Path("docs/small-game.md")


def test_the_rulebook_and_the_list_of_clauses_say_the_same() -> None:
    clauses = json.loads((files("cardwright.games.kites") / "data" / "clauses.json").read_text(encoding="utf-8"))
    listed = {entry["id"]: entry["summary"] for entry in clauses}
    said = re.findall(r"^(?:- \*\*|## )([\d.]+)(?:\*\*)? (.+)$", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == {number: sentence.replace("*", "") for number, sentence in said}


def test_the_ready_decks_may_be_played_and_use_all_cards() -> None:
    decks = starter_decks("kites")
    assert len(decks) == 2 and [GAME.deck_faults(deck) for deck in decks.values()] == [[], []]
    assert {card.name for deck in decks.values() for card in deck.main} == {card.name for card in starter_cards("kites")}


def test_every_card_is_understood_and_runs() -> None:
    cards = starter_cards("kites")
    report = rehearse(cards, game="kites")
    assert report.running == {card.id for card in cards}, report.causes()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Swift. (It is fast.)", "text in parentheses that explains no keyword"),
        ("When this kite sings, draw a card.", "stopped before “sings"),
        ("Draw a card.", "stopped before"),  # a kite has no moment at which that would be done
    ],
)
def test_a_line_that_is_not_understood_says_where(text: str, reason: str) -> None:
    failure = Compiler(DIALECT, lexicon=Lexicon((), ())).line(text, "line").failure
    assert failure is not None and reason in failure.message()


# -- at the table
def test_a_windsock_makes_gusts_cheaper_but_not_kites(kites: Any) -> None:
    game = kites.game(your_wind=3)
    game.card("Windsock")
    squall, box = game.card("Second Wind", "your hand"), game.card("Box Kite", "your hand")
    game.play(squall)
    assert game.you.wind == 1 and game.why_not("play", box).clause == "6.4"


def test_second_wind_looks_into_the_sky(kites: Any) -> None:
    for kite, drawn in ((True, 2), (False, 3)):
        game = kites.game(your_hand=0)
        if kite:
            game.card("Box Kite")
        game.play(game.card("Second Wind", "your hand"))
        assert len(game.you.hand) == drawn


def test_grandmothers_kite_lifts_the_others_while_it_is_there(kites: Any) -> None:
    game = kites.game()
    lord, box, theirs = game.card("Grandmother's Kite"), game.card("Box Kite"), game.card("Box Kite", "opponent's sky")
    home = game.card("Change of Wind", "your hand")
    assert (lord.power, box.power, theirs.power) == (2, 4, 3)
    game.play(home, lord)
    assert box.power == 3 and lord.zone == "hand"


def test_a_dragons_tail_is_high_beside_another_dragon(kites: Any) -> None:
    game = kites.game(your_wind=7)
    tail, lantern = game.card("Dragon's Tail"), game.card("Lantern Kite", "your hand")
    assert tail.keywords == set()
    game.play(lantern)
    assert tail.keywords == {"high"}


def test_a_red_dragon_cuts_a_kite_as_it_rises(kites: Any) -> None:
    game = kites.game()
    dragon, mine = game.card("Red Dragon", "your hand"), game.card("Box Kite")
    tail, other = game.card("Tangled Tail", "opponent's sky"), game.card("Grey Heron", "opponent's sky")
    game.play(dragon)
    assert set(game.options()) == {tail, other}
    game.choose(tail)
    assert tail.zone == "grass" and game.decides == "opponent" and set(game.options()) == {dragon, mine}
    game.choose(mine)
    assert mine.power == 1 and dragon.power == 5


def test_a_lantern_kite_changes_a_card_for_two(kites: Any) -> None:
    game = kites.game(start="turn", your_hand=2)
    game.card("Lantern Kite")
    assert game.asked == "whether"
    game.choose("yes", game.you.hand[0])
    assert len(game.you.hand) == 2 + 1 - 1 + 2 and len(game.you.grass) == 1


def test_a_pennant_grows_as_it_attacks_and_a_glass_string_helps_another(kites: Any) -> None:
    game = kites.game()
    pennant, string, guard = game.card("Old Pennant"), game.card("Glass String"), game.card("Great Centipede", "opponent's sky")
    box = game.card("Box Kite", "opponent's sky")
    game.use(string, None, pennant)
    assert string.turned and pennant.power == 4
    game.attack(pennant)
    assert pennant.power == 6 and game.options() == [box, "done"], "a centipede does not cross"
    game.choose(box)
    assert pennant.zone == guard.zone == "sky" and box.zone == "grass"
