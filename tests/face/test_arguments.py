"""A wrong argument is answered with one line that says which call, what is wrong and what to do; nothing is changed by it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardwright as cw


class Index:
    """A whole number that is none of Python's own, as numpy has them."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __index__(self) -> int:
        return self.n


def a_game() -> cw.Game:
    game = cw.new_game("sve", "swordcraft", "runecraft", seed=7, players=("Ann", "Bob"))
    for _ in range(8):
        game.apply(0)
    return game


def stranger() -> cw.Game:
    return cw.new_game("sve", "swordcraft", "runecraft", seed=8)


def another() -> cw.Game:
    return cw.new_game("bss", *list(cw.decks("bss"))[:2], seed=7)


WRONG: list[tuple[str, Callable[[Any], object], str]] = [
    ("concede", lambda game: game.concede(7), "concede(7): there is no player 7. Players are 0 and 1."),
    ("concede a truth value", lambda game: game.concede(True), "there is no player True"),
    ("view", lambda game: game.view(5), "view(5): there is no observer 5. Use 0 or 1 for a player"),
    ("view data", lambda game: game.view_data("0"), "there is no observer '0'"),
    ("log", lambda game: game.log(9), "log(9): there is no observer 9"),
    ("log since", lambda game: game.log(0, -1), "log: since is -1. Use a whole number, 0 or more."),
    ("why", lambda game: game.why(None, 7), "why(7): there is no observer 7"),
    ("seen by", lambda game: game.decision.seen_by(7), "there is no observer 7"),
    ("numbers", lambda game: game.numbers(2), "there is no player 2"),
    ("counts", lambda game: game.counts(-1), "there is no player -1"),
    ("zone", lambda game: game.zone("hnd", 0), "zone('hnd'): there is no such zone. Use one of leader area, field"),
    ("determinize whom", lambda game: game.determinize(5, 1), "there is no observer 5"),
    ("determinize by nothing", lambda game: game.determinize(0, None), "the seed is None. Use a whole number or a random.Random"),
    ("at, too far", lambda game: game.at(1000), "at: the number of decisions is 1000. Use a whole number, from 0 to 8."),
    ("at, before the beginning", lambda game: game.at(-1), "from 0 to 8"),
    ("back to, too far", lambda game: game.back_to(9), "back_to: the number of decisions is 9"),
    ("back to another game", lambda game: game.back_to(another()), "is no earlier copy of this game"),
    ("back to a stranger", lambda game: game.back_to(stranger()), "Give a clone that was made of it before"),
    ("why not back", lambda game: game.why_not_back(stranger(), 0), "is no earlier copy of this game"),
    ("undo", lambda game: game.undo(5), "there is no player 5"),
    ("apply all", lambda game: game.apply_all(None), "the answers are None. Give a list of places: [0, 2]."),
    ("apply all words", lambda game: game.apply_all(["End"]), "Give a list of places"),
    ("save", lambda game: game.save(3), "save: 3 is no file. Give its path."),
    ("load", lambda game: cw.Game.load(3), "load: 3 is no file"),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize(("call", "says"), [(call, says) for _, call, says in WRONG], ids=[name for name, _, _ in WRONG])
def test_a_wrong_argument_of_a_game(call: Callable[[Any], object], says: str) -> None:
    game = a_game()
    before = game.digest(), game.answers, game.over
    with pytest.raises(cw.InputError) as wrong:
        call(game)
    assert says in str(wrong.value) and "\n" not in str(wrong.value)
    assert (game.digest(), game.answers, game.over) == before


@pytest.mark.parametrize("answer", [None, True, 1.0, [], {"place": 0}])
def test_what_is_no_answer_is_refused_with_those_there_are(answer: Any) -> None:
    game = a_game()
    before = game.digest()
    with pytest.raises(cw.Refused, match="An answer is one of the options, its place") as refused:
        game.apply(answer)
    assert game.decision is not None and game.decision.options[0].label in str(refused.value)
    assert game.digest() == before and len(game.answers) == 8


def test_a_place_may_be_any_kind_of_whole_number() -> None:
    game = a_game()
    game.apply(Index(0))  # type: ignore[arg-type]
    assert game.answers[-1] == 0 and type(game.answers[-1]) is int


@pytest.mark.parametrize("card", [99999, "Black Lotus", None, ""])
def test_a_card_that_the_player_cannot_see_is_refused_by_the_players_name(card: Any) -> None:
    for ask in (a_game().why_not, a_game().wishes):
        with pytest.raises(cw.Refused, match=r"Ann can see no such card\."):
            ask(card)


START: list[tuple[dict[str, Any], str]] = [
    ({"seed": "x"}, "new_game: the seed is 'x'. Use a whole number, or 32 bytes."),
    ({"seed": b"x"}, "the seed has 1 bytes"),
    ({"seed": 2.5}, "the seed is 2.5"),
    ({"players": ("Ann",)}, 'Give two names: players=("Ann", "Bob")'),
    ({"players": "AB"}, "players is 'AB'"),
    ({"players": ("Ann", 3)}, "players is ('Ann', 3)"),
    ({"cards": [{"name": "Mine"}]}, "cards: {'name': 'Mine'} is no card. Name a file, or give what load_cards gives."),
    ({"cards": 3}, "cards: 3 is no card"),
]


@pytest.mark.parametrize(("given", "says"), START, ids=[str(given) for given, _ in START])
def test_a_wrong_argument_of_a_new_game(given: dict[str, Any], says: str) -> None:
    with pytest.raises(cw.InputError) as wrong:
        cw.new_game("sve", "swordcraft", "runecraft", **given)
    assert says in str(wrong.value) and "\n" not in str(wrong.value)


def test_thirty_two_bytes_are_a_seed() -> None:
    one, same, other = (cw.new_game("sve", "swordcraft", "runecraft", seed=seed * 32) for seed in (b"a", b"a", b"b"))
    assert one.digest() == same.digest() != other.digest()


DECKS: list[tuple[Any, str]] = [
    (3, 'deck: 3 is no deck. Give the name of a ready deck, a file, or {"leader": "Name of a card", "main": {'),
    ([3], "deck: [3] is no deck"),
    ({3: 1}, "3 is no name of a card or of a part"),
    ({"main": {"Night Watchman": 3}}, 'name one under "leader"'),
    ({"leader": "Captain Isolde Marr", "main": {"Night Watchmen": 3}}, 'Did you mean "Night Watchman"?'),
    ({"leeder": "Captain Isolde Marr", "main": {}}, 'there is no field "leeder". Did you mean "leader"?'),
    ({"leader": "Captain Isolde Marr", "main": {}, "second": {}}, 'Did you mean "evolve"?'),
    ({"leader": "Captain Isolde Marr", "main": {"Night Watchman": 3}, "format": "x"}, 'Write "format": "standard" or "open 8".'),
]


@pytest.mark.parametrize(("deck", "says"), DECKS, ids=[str(deck) for deck, _ in DECKS])
def test_what_is_no_deck(deck: Any, says: str) -> None:
    with pytest.raises(cw.InputError) as wrong:
        cw.load_deck(deck, "sve")
    assert says in str(wrong.value) and "\n" not in str(wrong.value)


@pytest.mark.parametrize("ask", [
    cw.decks, cw.cards, cw.rules, lambda game: cw.load_cards("x", game), lambda game: cw.load_deck("x", game),
])  # fmt: skip
def test_what_is_no_game(ask: Callable[[Any], object]) -> None:
    for wrong in (3, None, "chess"):
        with pytest.raises(cw.InputError, match="Use bss or fftcg or fow or sve or weiss"):
            ask(wrong)


def test_a_game_goes_back_to_its_own_copies_also_after_it_was_loaded(tmp_path: Path) -> None:
    game = a_game()
    earlier = game.clone()
    rng = random.Random(1)
    for _ in range(5):
        assert game.decision is not None
        game.apply(rng.randrange(len(game.decision.options)))
    again = cw.Game.load(game.save())
    for late in (game, again):
        late.back_to(earlier)
        assert late.digest() == earlier.digest() and late.answers == earlier.answers
