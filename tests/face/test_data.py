"""Views, decisions and events: typed, whole, and the same as JSON. What an observer may not know is not in them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import cardwright as cw
from cardwright.games import views
from cardwright.kernel.logbook import EVERYTHING, SPECTATOR

OBSERVERS = (0, 1, SPECTATOR, EVERYTHING)


def moments(code: str, every: int = 9, most: int = 120) -> list[cw.Game]:
    """A random game at some of its decisions, and at its end."""
    deck, other = list(cw.decks(code))[:2]
    game = cw.new_game(code, deck, other, seed=4)
    rng = random.Random(4)
    out = []
    while game.decision is not None and len(game.answers) < most:
        if len(game.answers) % every == 0:
            out.append(game.clone())
        game.apply(rng.randrange(len(game.decision.options)))
    return [*out, game]


def lost(plain: Any, typed: Any, path: str = "") -> list[str]:
    """What the plain data holds that the typed data does not."""
    if isinstance(plain, dict):
        if not isinstance(typed, dict):
            return [path]
        whole = {**typed, **typed.get("details", {})}
        out = []
        for name, value in plain.items():
            out += lost(value, whole[str(name)], f"{path}.{name}") if str(name) in whole else [f"{path}.{name}"]
        return out
    if isinstance(plain, list | tuple):
        if not isinstance(typed, list | tuple) or len(plain) != len(typed):
            return [path]
        return [one for a, b in zip(plain, typed, strict=True) for one in lost(a, b, f"{path}[]")]
    return [] if plain == typed else [path]


@pytest.mark.parametrize("code", cw.games())
def test_nothing_of_what_a_client_is_told_gets_lost(code: str) -> None:
    for game in moments(code):
        for observer in OBSERVERS:
            view = game.view(observer)
            assert lost(views.table_view(game.table, observer), msgspec.to_builtins(view, str_keys=True)) == []
            assert msgspec.json.decode(msgspec.json.encode(view), type=cw.View) == view
    for observer in OBSERVERS:
        events = game.log(observer)
        plain = [views.event_view(game.table, entry, observer) for entry in game.table.log or []]
        assert lost(plain, msgspec.to_builtins(events)) == []
        assert [event.n for event in events] == list(range(len(events)))


@pytest.mark.parametrize("code", cw.games())
def test_a_decision_and_its_options_are_the_same_as_data(code: str) -> None:
    for game in moments(code):
        decision = game.decision
        if decision is None:
            continue
        seen = game.view(decision.player).decision
        assert seen == decision.data
        assert seen is not None and [option.label for option in seen.options] == [option.label for option in decision.options]
        other = game.view(1 - decision.player).decision
        assert other is not None and not other.options, "the other player is not told the options"


def test_a_hidden_card_is_a_key_and_nothing_else() -> None:
    game = moments("sve")[3]
    hand = game.view(0).players[1].zones["hand"]
    assert hand.count == len(hand.cards) > 0
    assert [card for card in hand.cards if card != cw.CardView(key=card.key)] == []
    assert "hidden card" in repr(hand.cards[0])


def test_what_a_game_says_of_its_cards_is_found_by_its_own_words() -> None:
    game = moments("sve")[-1]
    fields = [zone.cards for player in game.view().players for name, zone in player.zones.items() if name == "field"]
    card = next(card for cards in fields for card in cards if "attack" in card.details)
    assert card["attack"] == card.details["attack"]
    assert game.view().card(card.key) == card


@pytest.mark.parametrize("code", ("sve", "fow", "bss", "fftcg", "weiss"))
def test_numbers_counts_and_zones_are_those_of_the_view(code: str) -> None:
    for game in moments(code, 30):
        for observer in OBSERVERS:
            view = game.view(observer)
            for player in range(2):
                assert game.numbers(player) == view.players[player].numbers
                seen = {**view.players[player].zones, **view.shared}
                assert game.counts(player) == {name: seen[name].count for name in game.counts(player)}
                assert {name: game.zone(name, player, observer) for name in seen} == seen


def test_what_is_shown_of_things_is_short() -> None:
    game = moments("sve")[4]
    view = game.view(0)
    things = [view, view.now, *view.players, *view.players[0].zones.values(), view.decision, game, game.log(0)[-1], cw.rules("sve")]
    things += [*cw.decks("sve").values(), *cw.cards("sve"), *game.decision.options] if game.decision else []
    assert max(len(repr(thing)) for thing in things) < 400
    with pytest.raises(KeyError, match="there is no 'power' here, only"):
        view.players[0].zones["hand"].cards[0]["power"]
