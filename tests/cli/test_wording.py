"""Decisions, options and events in words: readable, and never telling more than the observer may know."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cardwright.arena.invariants import pick
from cardwright.cards import starter_decks
from cardwright.games.registry import game_named
from cardwright.kernel import chance
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Ask
from cardwright.kernel.logbook import EVERYTHING, SPECTATOR
from cardwright.kernel.redrawing import give_faces, hidden_pools
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import may_see, view

GAME = game_named("sve")
PAIRS = [("forestcraft", "runecraft"), ("abysscraft", "idols"), ("curios-rune", "curios-forest"), ("umamusume", "dragoncraft")]


def options(t: Table, observer: int) -> list[str]:
    ask = t.decision()
    assert isinstance(ask, Ask)
    return [GAME.option_text(t, code, observer) for code in ask.options]


def test_options_in_the_words_of_a_player(sve: Any) -> None:
    game = sve.game(your_play_points=3)
    game.follower("Knight", attack=2, defense=2)
    game.follower("Squire", attack=1, defense=1, cost=2, on="your hand")
    game.spell("Letter", cost=1, text="Draw a card.", on="your EX area")
    game.start()
    assert options(game.table, 0) == [
        "Play Squire (2 play points)",
        "Play Letter from your EX area (1 play point)",
        "Attack with Knight (2/2)",
        "End your main phase",
    ]


def test_how_often_something_is_repeated(sve: Any) -> None:
    game = sve.game(opponent_leader_defense=1000)
    fountain = game.amulet("Fountain", text="[act] [cost00]: Deal 1 damage to each enemy leader.")
    for _ in range(4):
        game.use(fountain)
    assert "Repeat the last 1 action" in options(game.table, 0)
    game.table.apply(options(game.table, 0).index("Repeat the last 1 action"))
    assert options(game.table, 0)[98:] == ["99", *(f"{n} to {n + 99}" for n in range(100, 1000, 100)), "1000"]
    shown = view(game.table, 0)["decision"]["options"]
    assert (shown[98], shown[99]) == ({"do": "number", "value": 99}, {"do": "numbers", "value": 100, "last": 199})
    game.table.apply(99)
    assert options(game.table, 0) == [str(n) for n in range(100, 200)]


def test_what_an_attack_can_aim_at(sve: Any) -> None:
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=2)
    game.follower("Wall", attack=1, defense=4, on="opponent's field", engaged=True)
    game.attack(knight)
    ask = game.table.decision()
    assert ask is not None
    assert GAME.question_text(game.table, ask, 0) == "Knight: What does it attack?"
    assert options(game.table, 0) == ["Wall (1/4), your opponent's", "Your opponent's leader (20 defense)"]
    assert GAME.question_text(game.table, ask, 1) == "Your opponent decides (what does it attack)"


def test_events_from_both_sides(sve: Any) -> None:
    game = sve.game()
    letter = game.spell("Letter", cost=1, text="Draw a card.", on="your hand")
    game.card("Acorn Scout", "your deck")
    game.start()
    t = game.table
    t.log = []
    game.play(letter)
    mine, theirs = ([GAME.event_text(t, e, observer) for e in t.log] for observer in (0, 1))
    assert mine[0] == "You play Letter"
    assert theirs[0] == "Your opponent plays Letter"
    assert "You draw Acorn Scout (Letter)" in mine
    assert "Your opponent draws a card (Letter)" in theirs


def test_two_cards_of_one_name_are_told_apart(sve: Any) -> None:
    game = sve.game()
    mine = game.follower("Twin", attack=2, defense=2)
    game.follower("Twin", attack=1, defense=4, on="opponent's field", engaged=True, label="Other")
    game.start()
    t = game.table
    t.log = []
    game.attack(mine, "Other")
    told = [GAME.event_text(t, e, 0) for e in t.log]
    assert "Your Twin attacks your opponent's Twin" in told and "Your Twin and your opponent's Twin fought" in told


def test_a_change_that_is_no_number_is_told_by_the_text_that_makes_it(sve: Any) -> None:
    game = sve.game()
    song = game.spell("Song", cost=1, text="Give each follower on your field Storm.", on="your hand")
    game.follower("Knight", attack=2, defense=2)
    game.start()
    t = game.table
    t.log = []
    game.play(song)
    assert "Knight is changed: Give each follower on your field Storm. (Song)" in [GAME.event_text(t, e, 0) for e in t.log]


def played_from_public_places(t: Table, e: Event) -> bool:
    """Is what the event names still where all can see it? (A card that was shown and is hidden again was named rightly.)"""
    refs = [ref for ref in (e.subject, e.source, e.other) if ref >= 0]
    return all(may_see(t, t.cards[id_of(ref)], SPECTATOR) for ref in refs)


@pytest.mark.parametrize("pair", PAIRS, ids=" against ".join)
def test_words_stay_the_same_when_hidden_cards_are_exchanged(pair: tuple[str, str]) -> None:
    """What an observer is told of a decision, or of a card that went from one hidden place to another, can't depend on it."""
    ready = starter_decks("sve")
    t = GAME.new_game(GAME.prepare([ready[name] for name in pair]), chance.seed_from(4))
    rng = random.Random(4)
    compared = 0
    while (ask := t.decision()) is not None:
        t.log = []
        t.apply(pick(rng, len(ask.options)))
        log = t.log
        for observer in (0, 1, SPECTATOR):
            pools = [pool for pool in hidden_pools(t, observer) if len(pool) > 1]
            if not pools:
                continue
            other = t.clone()
            for pool in pools:
                faces = [(t.cards[id].front, t.cards[id].back) for id in pool]
                give_faces(other, dict(zip(pool, faces[1:] + faces[:1], strict=True)))
            hidden = {id for pool in pools for id in pool}
            for entry in log:
                e = entry.event
                unknown = id_of(e.subject) in hidden if e.subject >= 0 else False
                was_open = e.before is not None and may_be_open(t, e, observer)
                if (unknown and not was_open and e.kind == 0) or played_from_public_places(t, e):
                    assert GAME.event_text(t, entry, observer) == GAME.event_text(other, entry, observer)
                    compared += 1
            now = t.decision()
            if now is not None:
                assert GAME.question_text(t, now, observer) == GAME.question_text(other, now, observer)
    assert compared > 200


def may_be_open(t: Table, e: Event, observer: int) -> bool:
    """Could the observer read the card before it moved?"""
    before = e.before
    assert before is not None
    return before.zone < 0 or t.rules.zones[before.zone].sight == 0 or before.controller == observer


@pytest.mark.parametrize("pair", PAIRS, ids=" against ".join)
def test_everything_that_is_asked_or_happens_has_words(pair: tuple[str, str]) -> None:
    ready = starter_decks("sve")
    prepared = GAME.prepare([ready[name] for name in pair])
    for seed in range(3):
        t = GAME.new_game(prepared, chance.seed_from(seed))
        rng = random.Random(seed)
        while (ask := t.decision()) is not None:
            texts = [GAME.option_text(t, code, ask.player) for code in ask.options]
            assert all(texts)
            assert GAME.question_text(t, ask, ask.player) != "Choose", f"question {ask.kind} has no words"
            assert not any(re.fullmatch(r"(Option|Effect|Choice) \d+.*", text) for text in texts), f"{texts} at {t.where()}"
            t.log = []
            t.apply(pick(rng, len(ask.options)))
            for e in t.log:
                for observer in (0, 1, SPECTATOR, EVERYTHING):
                    assert "  " not in GAME.event_text(t, e, observer)
