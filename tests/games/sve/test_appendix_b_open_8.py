"""Appendix B: Open 8, a format with decks from eight opened packs."""

from dataclasses import replace

import pytest

from cardwright.cards import starter_cards, starter_decks
from cardwright.games.sve import terms
from cardwright.games.sve.construction import deck_faults
from cardwright.games.sve.sealed import open_packs, suggest_deck
from cardwright.kernel.options import option
from tests.games.sve.deckmaking import card, soldiers


def open_8(main, evolve=(), leads=None):
    deck = replace(starter_decks("sve")["swordcraft"], format="open 8", basis="", leader=leads)
    return replace(deck, main=tuple(main), second=tuple(evolve))


def faults(sve, deck, **more):
    return [fault.clause for fault in deck_faults(deck, cite=sve.cite, **more)]


# -- B:6.1: decks
def test_eight_packs_are_opened_and_make_a_deck(sve):
    sealed = open_packs(starter_cards("sve"), seed=7, cite=sve.cite)
    assert [len(pack) for pack in sealed.packs] == [8] * 8 and len(sealed.cards) == 64
    deck = suggest_deck(sealed, cite=sve.cite)
    assert faults(sve, deck, pool=sealed.cards) == []
    assert len(deck.main) == 30 and len(deck.evolve) == 16
    sve.shows("B", "B:6.1.1")


@pytest.mark.parametrize("seed", range(20))
def test_every_sealed_pool_makes_a_legal_deck_and_the_same_seed_the_same_one(sve, seed):
    sealed = open_packs(starter_cards("sve"), seed)
    deck = suggest_deck(sealed)
    assert faults(sve, deck, pool=sealed.cards) == []
    assert suggest_deck(open_packs(starter_cards("sve"), seed)) == deck
    assert open_packs(starter_cards("sve"), seed + 1).packs != sealed.packs


def test_only_cards_of_the_packs_may_be_used(sve):
    sealed = open_packs(starter_cards("sve"), seed=7)
    deck = suggest_deck(sealed)
    stranger = card("Stranger")
    assert faults(sve, replace(deck, main=(*deck.main, stranger)), pool=sealed.cards) == ["B:6.1.1"]
    once = next(c for c in deck.main if sealed.cards.count(c) == 1)
    assert faults(sve, replace(deck, main=(*deck.main, once)), pool=sealed.cards) == ["B:6.1.1"], "no more copies than were there"
    sve.shows("B:6.1.1")


def test_a_pool_that_fills_no_pack_is_refused():
    with pytest.raises(ValueError, match="the pool has 4 cards for a main deck, but a pack needs 8 different ones; use more cards"):
        open_packs([card(f"Card {i}") for i in range(4)], seed=1)


def test_no_leader_is_needed(sve):
    assert faults(sve, open_8(soldiers(30))) == []
    assert faults(sve, replace(open_8(soldiers(30)), format="standard")) != [], "in the usual format it is"
    sve.shows("B:6.1.1.1")


def test_a_main_deck_has_at_least_30_cards_and_no_upper_limit(sve):
    assert faults(sve, open_8(soldiers(29))) == ["B:6.1.1.2"]
    assert faults(sve, open_8(soldiers(64))) == []
    for type in ("Leader", "Follower / Evolved", "Follower / Advanced", "Follower / Token"):
        assert faults(sve, open_8((*soldiers(30), card("Stranger", type)))) == ["B:6.1.1.2"], type
    sve.shows("B:6.1.1.2")


def test_an_evolve_deck_has_any_number_of_evolved_and_advanced_cards_only(sve):
    evolved = [card(f"Soldier {i}", "Follower / Evolved") for i in range(16)]
    assert faults(sve, open_8(soldiers(30), evolved)) == []
    assert faults(sve, open_8(soldiers(30), [card("Colossus", "Follower / Advanced")])) == []
    assert faults(sve, open_8(soldiers(30), [card("Soldier 1")])) == ["B:6.1.1.3"]
    sve.shows("B:6.1.1.3")


def test_any_number_of_copies(sve):
    assert faults(sve, open_8([card("Soldier")] * 30)) == []
    sve.shows("B:6.1.1.4")


def test_any_classes_and_universes(sve):
    mixed = [card(f"{name} {i}", class_=name) for name in ("Swordcraft", "Runecraft", "Havencraft") for i in range(9)]
    mixed += [card(f"Runner {i}", universe="Umamusume") for i in range(3)]
    assert faults(sve, open_8(mixed)) == []
    sve.shows("B:6.1.1.5")


# -- B:6.2: before the game
def test_a_game_begins_as_usual_without_leader_cards(sve):
    deck = suggest_deck(open_packs(starter_cards("sve"), seed=3))
    game = sve.game(decks=(deck, deck))
    assert game.asked == "who goes first"
    game.choose("you", "no", "no")
    assert game.turn == 1 and game.active == "you"
    assert (len(game.you.hand), len(game.opponent.hand)) == (4, 4)
    assert (game.you.defense, game.opponent.defense) == (20, 20), "a leader there is all the same"
    assert game.you.leader.classes == [] and (game.you.evolution_points, game.opponent.evolution_points) == (0, 3)
    game.shows("B:6.2.1")


def test_sealed_decks_play_to_the_end(sve):
    """Whoever must decide takes the option in the middle."""
    decks = [suggest_deck(open_packs(starter_cards("sve"), seed)) for seed in (1, 2)]
    game = sve.game(decks=decks)
    while game.winner == "":
        game.table.apply(len(game.table.decision().options) // 2)
    assert game.winner in ("you", "opponent", "nobody") and game.turn > 5
    game.shows("B:6.2.1")


# -- B:8.5: granting Rush
def table(sve, **words):
    game = sve.game(your_open_8=1, your_evolve_deck=2, **words)
    knight = game.follower("Knight", attack=2, defense=5, arrived="this turn")
    enemy = game.follower("Enemy", attack=0, defense=9, on="opponent's field", engaged=True)
    return game, knight, enemy


def test_a_follower_is_given_rush_for_a_point_and_a_card_turned_faceup(sve):
    game, knight, enemy = table(sve, your_play_points=3)
    assert not game.can("attack", knight)
    game.act(terms.GRANT_RUSH, knight)
    cards = game.options()
    assert game.decides == "you" and set(cards) == set(game.you.evolve_deck)
    game.choose(cards[0])
    assert knight.keywords == {"rush"} and game.you.play_points == 2
    assert [c.faceup for c in cards] == [True, False]
    game.attack(knight, enemy)
    assert enemy.defense == 7
    game.shows("B:8.5.1")


@pytest.mark.parametrize(("answer", "left"), [("yes", (3, 0)), ("no", (2, 1))])
def test_one_evolution_point_may_stand_in_for_the_play_point(sve, answer, left):
    game, knight, _ = table(sve, your_play_points=3, your_evolution_points=1)
    game.act(terms.GRANT_RUSH, knight, answer)
    game.choose(game.options()[0])
    assert (game.you.play_points, game.you.evolution_points) == left and knight.keywords == {"rush"}
    game.shows("B:8.5.1.1")


def refusal(game, follower):
    """Why the follower can't be given Rush."""
    return game.table.why_not(option(terms.GRANT_RUSH, follower.id))


def test_once_a_turn(sve):
    game, knight, _ = table(sve)
    other = game.follower("Other")
    game.act(terms.GRANT_RUSH, knight)
    game.choose(game.options()[0])
    assert refusal(game, other).clause == "B:8.5.1"
    game.end_turn()
    game.end_turn()
    assert refusal(game, other) is None
    game.shows("B:8.5.1")


EVOLVE = "[evolve] [cost01]: Evolve this follower."
SERVE = "[feed] [cost01]: Race this follower."


def test_not_after_an_evolve_ability_and_no_evolve_ability_after_it(sve):
    def game_with_both():
        game, knight, _ = table(sve)
        squire = game.follower("Squire", text=EVOLVE)
        game.evolved("Squire", attack=3, defense=3)
        return game, knight, squire

    game, knight, squire = game_with_both()
    game.use(squire)
    game.choose(game.options()[0])  # nobody else knows that only one fits
    assert squire.evolved and refusal(game, knight).clause == "B:8.5.1"
    game, knight, squire = game_with_both()
    game.act(terms.GRANT_RUSH, knight)
    game.choose(game.options()[0])
    assert game.why_not("use", squire).clause == "B:8.5.1"
    game.shows("B:8.5.1")


def test_not_after_a_serve_ability_and_no_serve_ability_after_it(sve):
    def game_with_both():
        game, knight, _ = table(sve)
        game.card("Carrot", "your evolve deck")
        runner = game.follower("Runner", text=SERVE)
        return game, knight, runner

    game, knight, runner = game_with_both()
    game.use(runner)
    assert refusal(game, knight).clause == "B:8.5.1"
    game, knight, runner = game_with_both()
    game.act(terms.GRANT_RUSH, knight)
    game.choose(game.options()[0])
    assert game.why_not("use", runner).clause == "B:8.5.1"
    game.shows("B:8.5.1")


def test_only_a_follower_on_ones_own_field(sve):
    game, _, enemy = table(sve)
    idol = game.amulet("Idol")
    hand = game.follower("Hand", zone="your hand")
    for no_follower in (enemy, idol, hand):
        assert refusal(game, no_follower).clause == "B:8.5.1"
    game.shows("B:8.5.1")


def test_not_without_a_point_or_a_facedown_card(sve):
    game, knight, _ = table(sve, your_play_points=0)
    assert refusal(game, knight) is not None
    game = sve.game(your_open_8=1)
    game.evolved("Turned", facedown=False)
    knight = game.follower("Knight", arrived="this turn")
    assert refusal(game, knight).clause == "B:8.5.1"
    game.shows("B:8.5.1")


def test_only_in_this_format(sve):
    game = sve.game(your_evolve_deck=2)
    knight = game.follower("Knight", arrived="this turn")
    assert not any("grant rush" in str(way) for way in game.options())
    assert refusal(game, knight).clause == "B"
    game.shows("B")
