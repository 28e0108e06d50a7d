"""Every request is answered exactly once, by a message that names it; what can't be done changes nothing."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cards.bundled import starter_deck_lists
from cardwright.server.hub import Hub
from tests.server.people import DECKS, Person

Sit = Callable[[], Person]


def at_a_table(sit: Sit, game: str = "sve", bot: str = "random") -> tuple[Person, str]:
    """Somebody against a bot, at their first decision."""
    me = sit()
    seated = me.ask("create", game=game, against="bot", deck=DECKS[game][0], other=DECKS[game][1], bot=bot, name="Ada")
    me.open(seated["token"])
    me.wait()
    return me, seated["token"]


def digest(hub: Hub) -> str:
    [room] = hub.rooms.values()
    assert room.played is not None
    return room.played.game.digest() + str(len(room.played.entries))


def test_the_lobby_shows_games_decks_and_bots(person: Sit) -> None:
    lobby = person().ask("lobby")
    assert {game["game"] for game in lobby["games"]} == set(cw.games())
    [sve] = [game for game in lobby["games"] if game["game"] == "sve"]
    assert {deck["deck"] for deck in sve["decks"]} == set(cw.decks("sve"))
    assert all(deck["about"] and deck["portrait"]["colours"] for game in lobby["games"] for deck in game["decks"])
    assert [bot["bot"] for bot in lobby["bots"]] == list(cw.bots.levels())


@pytest.mark.parametrize("game", list(cw.games()))
def test_a_whole_game_of_each_against_a_bot(person: Sit, seeds: None, unlimited: None, game: str) -> None:
    me, _ = at_a_table(person, game)
    assert len(me.table["seed_hash"]) == 64 and me.table["seed"] == ""
    me.play_at_random(random.Random(2), 400)
    if me.view is not None and me.view["outcome"] is None:
        me.ask("concede")
        me.until(lambda me: me.view and me.view["outcome"])
    me.until(lambda me: me.table["state"] == "over")
    assert me.table["ending"]["winner"] == me.view["winner"]  # type: ignore[index]
    assert [event["n"] for event in me.events] == list(range(len(me.events)))
    assert hashlib.sha256(bytes.fromhex(me.table["seed"])).hexdigest() == me.table["seed_hash"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"type": "rules", "game": "chess"}, "unknown"),
        ({"type": "create", "game": "sve", "against": "bot", "deck": "../../../etc/passwd"}, "refused"),
        ({"type": "create", "game": "sve", "against": "bot", "deck": "swordcraft", "bot": "os.system"}, "unknown"),
        ({"type": "create", "game": "fow", "against": "screen", "deck": "long-lamp", "other": "valhalla-ashes"}, "refused"),
        ({"type": "create", "game": "sve", "against": "bot", "deck": "swordcraft", "clock": {"minutes": 5}}, "refused"),
        ({"type": "join", "invitation": "x" * 32, "deck": "swordcraft"}, "unknown"),
        ({"type": "open", "token": "x" * 32}, "unknown"),
        ({"type": "answer", "decision": 1, "option": 0}, "foreign"),
        ({"type": "steps"}, "foreign"),
    ],
)
def test_what_can_not_be_done_is_said(person: Sit, request_: dict[str, object], code: str) -> None:
    reply = person().ask(str(request_.pop("type")), **request_)
    assert (reply["type"], reply["code"]) == ("error", code)
    assert reply["what"].endswith(".") and "/" not in reply["what"].replace("passwd", "").replace("../../../etc/", "")


def own_deck(game: str, name: str, **changes: int) -> dict[str, object]:
    """A deck of one's own: a ready one with other cards."""
    listed = starter_deck_lists(game)[DECKS[game][0]]
    file = json.loads((Path(cw.__file__).parent / "games" / game / "data" / "decks" / f"{DECKS[game][0]}.json").read_text())
    assert file["name"] == listed.name
    del file["about"]
    return {**file, "name": name, "main": {card: changes.get(card, count) for card, count in file["main"].items()}}


@pytest.mark.parametrize("game", list(DECKS))
def test_both_sides_may_play_decks_of_ones_own(person: Sit, seeds: None, game: str) -> None:
    me = person()
    decks = {"deck": own_deck(game, "Mine"), "other": own_deck(game, "The bot's")}
    seated = me.ask("create", game=game, against="bot", bot="random", **decks)
    me.open(seated["token"])
    assert [seat["deck"] for seat in me.table["seats"]] == ["Mine", "The bot's"]
    assert me.play_at_random(random.Random(1), 3) == 3


def test_a_deck_of_ones_own_is_checked(person: Sit, unlimited: None) -> None:
    me = person()
    good = own_deck("sve", "Mine")
    cards = dict(good["main"])  # type: ignore[call-overload]
    first = next(iter(cards))
    for wrong, said in [
        ({**good, "main": {**cards, first: 40}}, "may not be played"), ({"name": "Empty"}, "main"),
        ({**good, "main": {**cards, "No Such Card": 1}}, "No Such Card"), (own_deck("fow", "Other"), '"fow"'),
        ({**good, "nonsense": "x"}, "nonsense"),
    ]:  # fmt: skip
        reply = me.ask("create", game="sve", against="bot", deck=wrong)
        assert (reply["type"], reply["code"]) == ("error", "refused") and said in reply["what"], reply
    host = me.ask("create", game="sve", against="person", deck=good, name="Ada")
    guest = person().ask("join", invitation=host["links"]["invitation"], deck=own_deck("sve", "Also mine"), name="Bo")
    me.open(guest["token"])
    assert [seat["deck"] for seat in me.table["seats"]] == ["Mine", "Also mine"]


def test_a_late_answer_changes_nothing(person: Sit, hub: Hub, seeds: None) -> None:
    me, _ = at_a_table(person)
    assert me.asked is not None
    old = me.asked["id"]
    me.answer(0)
    me.wait()
    before = digest(hub)
    late = me.ask("answer", decision=old, option=0)
    assert (late["type"], late["code"]) == ("error", "stale")
    assert digest(hub) == before


def test_an_option_that_is_not_there_is_refused(person: Sit, hub: Hub, seeds: None) -> None:
    me, _ = at_a_table(person)
    before = digest(hub)
    reply = me.answer(999)
    assert (reply["code"], reply["what"].startswith("option 999")) == ("refused", True)
    assert digest(hub) == before


def test_answers_in_one_go_are_all_or_none(person: Sit, hub: Hub, seeds: None) -> None:
    me, _ = at_a_table(person)
    before = digest(hub)
    assert me.asked is not None
    reply = me.ask("answers", decision=me.asked["id"], options=[0, 0, 999])
    assert reply["type"] == "error"
    assert digest(hub) == before


def test_a_payment_can_be_planned_and_paid_in_one_go(person: Sit, seeds: None) -> None:
    """fow asks for each will; a person pays at once."""
    me, _ = at_a_table(person, "fow")
    rng = random.Random(5)
    for _ in range(300):
        decision = me.wait()
        assert decision is not None
        if decision["form"] == "pay" and len(decision["options"]) > 1:
            plan = me.ask("plan", decision=decision["id"])
            assert plan["steps"] and plan["label"]
            assert me.ask("answers", decision=decision["id"], options=plan["steps"])["type"] == "done"
            return
        me.answer(rng.randrange(len(decision["options"])))
        me.until(lambda me, old=decision["id"]: me.asked is None or me.asked["id"] != old)  # type: ignore[misc]
    pytest.fail("nothing was ever paid with a choice")


def test_what_an_option_leads_to_can_be_asked_before(person: Sit, hub: Hub, seeds: None) -> None:
    me, _ = at_a_table(person)
    decision = me.wait()
    while decision is not None and decision["kind"] != "main":
        me.answer(0)
        me.until(lambda me, old=decision["id"]: me.asked is None or me.asked["id"] != old)  # type: ignore[misc]
        decision = me.wait()
    assert decision is not None
    before = digest(hub)
    end = next(option["i"] for option in decision["options"] if option["weight"] == "end")
    ahead = me.ask("preview", decision=decision["id"], option=end)
    assert ahead["type"] == "preview" and any("end phase" in event["text"] for event in ahead["events"])
    assert me.ask("preview", decision=decision["id"], option=999)["code"] == "refused"
    assert me.ask("preview", decision=decision["id"] + 5, option=0)["code"] == "stale"
    assert digest(hub) == before, "to look is not to do"


def test_why_and_why_not(person: Sit, seeds: None) -> None:
    me, _ = at_a_table(person)
    me.wait()
    while me.asked is not None and me.asked["kind"] != "main":
        me.answer(0)
        me.wait()
    allowed = me.ask("why", option=0)
    assert allowed["wishes"][0]["clauses"][0]["clause"] and allowed["where"]
    assert me.view is not None
    hand = me.view["players"][0]["zones"]["hand"]["cards"]
    told = [wish for card in hand for wish in me.ask("why", card=card["key"])["wishes"]]
    assert told and all(wish["option"] is not None or wish["clauses"][0]["says"] for wish in told)
    assert me.ask("why")["wishes"], "what has just happened"
    hidden = me.view["players"][1]["zones"]["hand"]["cards"][0]["key"]
    assert me.ask("why", card=hidden)["wishes"] == []


def test_a_card_in_full(person: Sit, seeds: None) -> None:
    me, _ = at_a_table(person, "fow")
    faces = me.ask("card", card="FWS-001")["faces"]
    assert [face["name"] for face in faces] == ["Ansel, Warden of the Long Lamp", "Ansel, the Risen Beacon"]
    assert faces[1]["fields"]["atk"] == 1000
    assert me.ask("card", card="FWS-999")["code"] == "unknown"


def test_one_gets_up_and_sits_down_elsewhere(person: Sit, seeds: None) -> None:
    me, first = at_a_table(person)
    assert me.ask("leave")["type"] == "done"
    assert me.ask("concede")["code"] == "foreign"
    seated = me.ask("create", game="sve", against="bot", deck="runecraft", bot="random")
    me.open(seated["token"])
    mine = me.ask("mine", tokens=[first, seated["token"], "no-such-token-at-all"])
    assert [match["token"] for match in mine["matches"]] in ([seated["token"], first], [first, seated["token"]])
    assert all(match["state"] == "playing" and match["seat"] == 0 for match in mine["matches"])
