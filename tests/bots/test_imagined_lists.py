"""Who has not been told which cards the opponent has brought imagines it: from the decks that people play, and what was seen."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

import cardwright as cw
from cardwright.bots.search import SearchBot
from cardwright.cards import Deck
from cardwright.face.imagining import imagination
from cardwright.face.start import Start
from cardwright.games.registry import game_named
from cardwright.kernel.redrawing import hidden_pools
from cardwright.lookahead.judgement import judgement_of
from tests.games_begun import GAMES

SEED = bytes(range(32))


def ready(code: str) -> list[Deck]:
    """Ready decks of one format."""
    decks = list(cw.decks(code).values())
    return [deck for deck in decks if deck.format == decks[0].format]


def game_of(code: str, deck: Deck, other: Deck) -> cw.Game:
    entry = game_named(code)
    start = Start(entry, entry.prepare([deck, other]), SEED)
    return cw.Game(start, start.table(), [])


def with_other_cards(deck: Deck, others: Deck) -> Deck:
    """A deck that shows the same at first, and holds nothing of what this one holds."""
    cards = [card for card in others.main if card not in deck.main] * len(deck.main)
    return replace(deck, main=tuple(cards[: len(deck.main)]))


def hidden_names(game: cw.Game, player: int) -> Counter[str]:
    """What the opponent's hidden cards are in this game."""
    t = game.table
    return Counter(t.cards[id].front.name for pool in hidden_pools(t, player) for id in pool if t.cards[id].owner != player)


@pytest.mark.parametrize("code", GAMES)
def test_it_answers_the_same_whatever_the_opponent_has_brought(code: str) -> None:
    own, theirs, others = ready(code)[:3]
    games = [game_of(code, own, theirs), game_of(code, own, with_other_cards(theirs, others))]
    asked = 0
    for _ in range(40):
        decisions = [game.decision for game in games]
        first = decisions[0]
        if first is None or any(one is None or len(one.options) != len(first.options) for one in decisions):
            break
        player = first.player
        if player == 0 and games[0].view_data(0) == games[1].view_data(0):
            bots = [SearchBot(3, judgement_of(code), worlds=1, kept=3) for _ in games]
            answers = [bot.answer(game) for bot, game in zip(bots, games, strict=True)]
            assert answers[0] == answers[1]
            chances = [[(one.place, one.chances) for one in bot.weighed] for bot in bots]
            assert chances[0] == chances[1], "what it thinks of them is the same too"
            asked += len(first.options) > 1
        else:
            answers = [0, 0]
        for game, answer in zip(games, answers, strict=True):
            game.apply(answer)
    assert asked > 1


@pytest.mark.parametrize("code", GAMES)
def test_a_list_of_one_s_own_stays_unknown_until_it_is_seen(code: str) -> None:
    own, theirs = ready(code)[:2]
    strange = replace(theirs.main[0], id="X-1", name="Nobody Has Heard of It")
    game = game_of(code, own, replace(theirs, main=(strange,) * len(theirs.main)))
    told = game.determinize(0, 1)
    assert set(hidden_names(told, 0)) >= {strange.name}
    known = {card.name for deck in ready(code) for card in deck.cards}
    for seed in range(10):
        world = game.determinize(0, seed, open_lists=False)
        assert world.view_data(0) == game.view_data(0)
        assert set(hidden_names(world, 0)) <= known
        assert world.start.prepared is not None
        assert all(strange not in deck.cards for deck in world.start.prepared.decks)


@pytest.mark.parametrize("code", GAMES)
def test_the_more_was_seen_the_surer_it_is(code: str) -> None:
    own, theirs = ready(code)[:2]
    game = game_of(code, own, theirs)
    entry, prepared = game.start.entry, game.start.prepared
    assert prepared is not None
    at_hand = imagination(entry, prepared, 0)
    place = ready(code).index(theirs)
    seen = [(prepared.cards.face(card), prepared.cards.back(card)) for card in theirs.main]
    random.Random(1).shuffle(seen)
    likely = [at_hand.likely(seen[:n]) for n in (3, 12)]
    shares = [fits[place] / sum(fits) for fits in likely]
    assert shares[0] > 1 / len(likely[0])
    assert shares[1] > 0.9


def test_what_was_seen_is_not_drawn_again() -> None:
    """A deck with two copies of a card, both of which lie in the cemetery, has none left."""
    own, theirs = cw.decks("sve")["swordcraft"], cw.decks("sve")["runecraft"]
    game = cw.new_game("sve", own, theirs, seed=5)
    rng = random.Random(2)
    while game.decision and game.table.turn < 14:
        game.apply(rng.randrange(len(game.decision.options)))
    in_all = Counter(card.name for card in theirs.cards)
    seen = Counter(
        c.front.name for c in game.table.cards if c.owner == 1 and c.front.name in in_all and c.zone >= 0
        and not any(c.id in pool for pool in hidden_pools(game.table, 0))
    )  # fmt: skip
    assert sum(seen.values()) > 6
    worlds = [hidden_names(game.determinize(0, seed, open_lists=False), 0) for seed in range(20)]
    right = [world for world in worlds if all(world[name] <= in_all[name] - seen[name] for name in world)]
    assert len(right) >= 18, "by now it must be clear which deck it is"
