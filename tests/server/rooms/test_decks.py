"""The deck builder's half on the server: search, legality with clauses, lists in and out, a deck of one's own at a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardwright.cards import starter_decks, starter_pool
from cardwright.games.registry import game_codes
from cardwright.server.rooms.decks import as_data
from tests.server.people import DECKS, Person

Sit = Callable[[], Person]


def ready(game: str) -> dict[str, Any]:
    """A ready deck, spelt out by ids."""
    return dict(as_data(starter_decks(game)[DECKS[game][0]]))


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_search_finds_by_everything_that_is_printed(person: Sit, unlimited: None, game: str) -> None:
    me = person()
    shelf = me.ask("shelf", game=game)
    assert shelf["cards"] > 50 and shelf["types"] and shelf["colours"] and shelf["hand"] in (4, 5)
    everything = me.ask("search", game=game)
    assert everything["total"] == shelf["cards"] and len(everything["cards"]) == 60
    second = me.ask("search", game=game, start=60)
    assert not {card["id"] for card in everything["cards"]} & {card["id"] for card in second["cards"]}
    one = everything["cards"][3]
    by_name = me.ask("search", game=game, words=one["faces"][0]["name"].upper())
    assert by_name["cards"][0]["faces"][0]["name"] == one["faces"][0]["name"]
    assert me.ask("search", game=game, words=one["id"])["cards"][0]["id"] == one["id"]
    for key, choices in (("kind", "types"), ("colour", "colours"), ("keyword", "keywords"), ("set", "sets")):
        for choice in shelf[choices][:3]:
            assert me.ask("search", game=game, **{key: choice["value"]})["total"] == choice["cards"], (key, choice)
    for choice in shelf["costs"][:3]:
        found = me.ask("search", game=game, cost=int(choice["value"]))
        assert found["total"] == choice["cards"] and all(card["cost"] == int(choice["value"]) for card in found["cards"])
    assert me.ask("search", game=game, words="qqqqqq")["total"] == 0


@pytest.mark.parametrize(("game", "clause"), [("sve", "6.1.1.2"), ("bss", "5-1-1")])
def test_what_no_deck_holds_is_not_offered_and_refused(person: Sit, unlimited: None, game: str, clause: str) -> None:
    """Tokens: they are not among the cards of the builder, and a list that names one is no legal deck."""
    me = person()
    token = next(card for card in starter_pool(game) if card.is_token)
    offered = me.ask("search", game=game, words=token.id)
    assert token.id not in [card["id"] for card in offered["cards"]]
    assert all(card["part"] and card["barred"] is None for card in me.ask("search", game=game)["cards"])
    (found,) = [card for card in me.ask("search", game=game, words=token.id, all=True)["cards"] if card["id"] == token.id]
    assert found["part"] == "" and found["barred"]["clause"].startswith(clause) and token.name in found["barred"]["what"]
    assert found["barred"]["says"]
    deck = ready(game)
    deck["main"] = {**deck["main"], token.id: 1}
    checked = me.ask("check deck", game=game, deck=deck)
    assert any(fault["clause"] == found["barred"]["clause"] for fault in checked["faults"]) and not checked["legal"]


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_a_deck_is_checked_written_out_and_pasted_again(person: Sit, unlimited: None, game: str) -> None:
    me = person()
    deck = ready(game)
    checked = me.ask("check deck", game=game, deck=deck)
    assert checked["legal"] and checked["faults"] == [] and checked["deck"] == deck
    for form in ("names", "codes", "file"):
        text = me.ask("write deck", game=game, deck=deck, form=form)["text"]
        again = me.ask("paste deck", game=game, text=text)
        assert again["type"] == "deck checked", again
        assert again["legal"] and again["deck"] == deck, form


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_what_is_wrong_with_a_deck_names_its_clause(person: Sit, unlimited: None, game: str) -> None:
    me = person()
    empty = me.ask("check deck", game=game, deck={})
    assert not empty["legal"] and any(fault["clause"] and fault["says"] for fault in empty["faults"])
    deck = ready(game)
    first = next(iter(deck["main"]))
    deck["main"] = {**deck["main"], first: 9}
    many = me.ask("check deck", game=game, deck=deck)
    assert any("9 copies" in fault["what"] or "9" in fault["what"] for fault in many["faults"]) and not many["legal"]


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_exports_of_other_deck_builders(person: Sit, unlimited: None, game: str) -> None:
    """DeckLog has a list of card numbers, ffdecks cards inside of entries; both as JSON."""
    me = person()
    deck = ready(game)
    counts = [{"card_number": id, "num": n} for id, n in deck["main"].items()]
    other = next((key for key in deck if key not in ("name", "format", "basis", "main") and isinstance(deck[key], dict)), "")
    leading = next((key for key in deck if key not in ("name", "format", "basis") and isinstance(deck[key], str)), "")
    decklog = {
        "title": "From afar", "list": counts, "sub_list": [{"card_number": id, "num": n} for id, n in deck.get(other, {}).items()],
        "p_list": [{"card_number": deck[leading], "num": 1}] if leading else [],
    }  # fmt: skip
    found = me.ask("paste deck", game=game, text=json.dumps(decklog))
    assert found["type"] == "deck checked", found
    assert found["deck"]["main"] == deck["main"] and found["deck"]["name"] == "From afar"
    assert found["deck"].get(other) == deck.get(other) and found["deck"].get(leading) == deck.get(leading)
    entries = [{"quantity": n, "card": {"serial_number": id, "name": "x"}} for id, n in deck["main"].items()]
    found = me.ask("paste deck", game=game, text=json.dumps({"name": "F", "cards": entries}))
    assert found["deck"]["main"] == deck["main"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no card"), ("4 Nobody Of This Name", "Line 1"), ("{", "broken JSON"), ("3 " * 6000, "no card is called"),
        ("99999 Stone Lion", "times"),
    ],
)
def test_a_paste_that_is_none_is_refused_in_one_line(person: Sit, unlimited: None, text: str, said: str) -> None:
    found = person().ask("paste deck", game="sve", text=text)
    assert found["type"] == "error" and found["code"] == "refused", found
    assert said in found["what"] and "\n" not in found["what"] and len(found["what"]) < 13_000


def test_a_deck_of_ones_own_is_played_at_once(person: Sit, unlimited: None) -> None:
    me = person()
    seated = me.ask("create", game="weiss", against="bot", deck={**ready("weiss"), "name": "Mine"})
    assert seated["type"] == "seated", seated
    me.open(seated["token"])
    assert me.table["seats"][0]["deck"] == "Mine" and me.wait() is not None
