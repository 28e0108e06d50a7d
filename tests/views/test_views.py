"""What a client is sent: complete, plain, and for one observer's eyes only. The same for all games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardwright.arena.invariants import pick
from cardwright.cards import pairs_that_meet, starter_decks
from cardwright.games.plans import apply_all, plan
from cardwright.games.registry import game_named
from cardwright.games.views import decision_view, event_view, rules_view, table_view
from cardwright.kernel import chance, storing
from cardwright.kernel.asking import FORMS
from cardwright.kernel.events import OUTCOME
from cardwright.kernel.frames import Ask
from cardwright.kernel.logbook import EVERYTHING, SPECTATOR, Entry
from cardwright.kernel.redrawing import give_faces, hidden_pools
from cardwright.kernel.table import Table

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")
EVERYBODY = (0, 1, SPECTATOR, EVERYTHING)
WORDS = ("i", "label", "short", "price", "weight", "alike")


def plays(code: str, seed: int) -> Iterator[tuple[Table, Ask, random.Random]]:
    """A random game with a log, at each of its decisions."""
    game = game_named(code)
    decks = starter_decks(code)
    pairs = pairs_that_meet(decks)
    names = pairs[(seed * 7) % len(pairs)]
    t = game.new_game(game.prepare([decks[name] for name in names]), chance.seed_from(seed))
    t.log = []
    rng = random.Random(seed)
    while (ask := t.decision()) is not None:
        yield t, ask, rng
        if t.decision() is ask:
            t.apply(pick(rng, len(ask.options)))


def last_of(code: str, seed: int) -> Table:
    for t, _, _ in plays(code, seed):
        table = t
    return table


def names_in(t: Table, observer: int) -> set[str]:
    """The names of the cards that an observer may read."""
    return {c.front.name for c in t.cards if c.zone >= 0 and (observer == EVERYTHING or t.rules.may_see(t, c, observer))}


@pytest.mark.parametrize("code", GAMES)
def test_who_may_see_everything_reads_every_card(code: str) -> None:
    """And in a zone without an order the cards stand in one that says nothing of how they came."""
    for t, _, _ in plays(code, 3):
        for player in table_view(t, EVERYTHING)["players"]:
            for zone in player["zones"].values():
                cards = zone["cards"] if "cards" in zone else list(zone["known"].values())
                assert len(cards) == zone["count"] and all("name" in card for card in cards)
        if t.turn > 2:
            break
    for observer in EVERYBODY:
        for p, player in enumerate(table_view(t, observer)["players"]):
            for kind in t.rules.zones:
                keys = [card["key"] for card in player["zones"].get(kind.name, {}).get("cards", [])]
                if kind.ordered:
                    continue
                assert keys == sorted(keys), (p, kind.name)


@pytest.mark.parametrize("code", ["fow", "fftcg"])
def test_everybody_is_told_who_has_priority(code: str) -> None:
    met = 0
    for t, ask, _ in plays(code, 4):
        if t.stack[-2].priority()[0] >= 0:
            met += 1
            assert all(table_view(t, observer)["now"]["priority"] == ask.player for observer in EVERYBODY)
        if met > 9:
            break
    assert met > 0


@pytest.mark.parametrize("code", GAMES)
def test_the_rules_of_a_game_are_data_that_fits_its_tables(code: str) -> None:
    rules = json.loads(json.dumps(rules_view(game_named(code))))
    zones = {zone["name"]: zone["use"] for zone in rules["zones"]}
    for named in ("rows", "secret_rows", "piles", "rare_piles"):
        assert set(rules[named]) <= set(zones), named
    assert rules["player"]["persona"] is None or zones[rules["player"]["persona"]] == "persona"
    assert all(question["form"] in FORMS and question["name"] for question in rules["questions"])
    assert len({question["name"] for question in rules["questions"]}) == len(rules["questions"])
    game = game_named(code)
    assert all(game.sentence(part["clause"]) for part in rules["phases"] + rules["steps"]), "phases cite clauses of the rulebook"
    t = last_of(code, 1)
    for player in table_view(t, 0)["players"]:
        assert {name for name, use in rules["numbers"].items() if use in ("vital", "gauge")} <= set(player["numbers"])


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_that_is_sent_is_plain_and_complete(code: str, seed: int) -> None:
    told = 0
    phases = {phase["id"] for phase in rules_view(game_named(code))["phases"]}
    met = set()
    for n, (t, ask, _) in enumerate(plays(code, seed)):
        shown = decision_view(t, ask.player)
        assert shown is not None
        assert json.loads(json.dumps(shown)) == shown
        assert shown["form"] in FORMS and shown["question"] and shown["clauses"] and len(shown["options"]) == len(ask.options)
        assert shown["most"] is None or 0 <= shown["least"] <= shown["most"] <= 1000
        check_options(t, ask, shown)
        if n % 10 == 0:
            for observer in EVERYBODY:
                seen = table_view(t, observer)
                assert json.loads(json.dumps(seen)) == seen and seen["observer"] == observer
                met.add(seen["now"]["phase"])
                assert ("options" in seen["decision"]) == (observer in (ask.player, EVERYTHING))
        assert t.log is not None
        for entry in t.log[told:]:
            for observer in EVERYBODY:
                event = event_view(t, entry, observer)
                assert json.loads(json.dumps(event)) == event and event["quiet"] == (event["text"] == "")
                assert event["n"] == entry.n and event["group"] <= event["n"]
        told = len(t.log)
    assert met <= phases | {""} and any(phase.startswith("main") for phase in met)


def check_options(t: Table, ask: Ask, shown: dict[str, Any]) -> None:
    """Options can be told apart by data and, but for equal cards, by words; cards are named by key."""
    about = [json.dumps({k: v for k, v in option.items() if k not in WORDS}, sort_keys=True) for option in shown["options"]]
    assert len(set(about)) == len(about), f"{shown['kind']}: {about}"
    keys = {c.key for c in t.cards}
    for option in shown["options"]:
        assert option["label"] and option["short"] and option["weight"] in ("main", "minor", "end")
        assert not option["label"].startswith("Choice "), (option, shown.get("text"))
        for name in ("card", "with"):
            assert name not in option or option[name] in keys
    default = shown["default"]
    assert default is None or 0 <= default < len(ask.options)


@pytest.mark.parametrize("code", GAMES)
def test_what_an_observer_is_sent_does_not_depend_on_hidden_cards(code: str) -> None:
    compared = 0
    for n, (t, _, _) in enumerate(plays(code, 3)):
        if n % 15:
            continue
        for observer in (0, 1, SPECTATOR):
            pools = [pool for pool in hidden_pools(t, observer) if len(pool) > 1]
            other = t.clone()
            for pool in pools:
                faces = [(t.cards[id].front, t.cards[id].back) for id in pool]
                give_faces(other, dict(zip(pool, faces[1:] + faces[:1], strict=True)))
            assert table_view(other, observer) == table_view(t, observer)
            compared += len(pools)
    assert compared > 20


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("seed", [4, 5])
def test_events_name_no_card_that_the_observer_could_not_read(code: str, seed: int) -> None:
    """A name that the observer has never read is not in what they are told (nor may they follow a card that they could not see)."""
    read: dict[int, set[str]] = {observer: set() for observer in (0, 1, SPECTATOR)}
    told = 0
    secrets = 0
    for t, _, _ in plays(code, seed):
        assert t.log is not None
        for observer in read:
            read[observer] |= names_in(t, observer)
        for entry in t.log[told:]:
            for observer in read:
                told_of = event_view(t, entry, observer)
                secrets += is_secret(entry, observer, told_of)
        told = len(t.log)
    assert secrets > 10


def is_secret(entry: Entry, observer: int, told: dict[str, Any]) -> bool:
    """Is this the move of a card that the observer can't read? Then neither its name nor where it came from is told."""
    known = entry.subject
    if known is None or known.readers >> (observer + 2) & 1:
        return False
    text = told["text"].removesuffix("" if entry.source is None else f" ({entry.source.name})")  # that is known
    assert told["name"] is None and known.name not in text
    assert told["was"] is None or told["was"] == told["card"]
    return True


@pytest.mark.parametrize("code", GAMES)
def test_the_end_of_a_game_is_told_with_its_reason(code: str) -> None:
    t = last_of(code, 6)
    assert t.winner >= 0 and t.log is not None
    ends = [entry for entry in t.log if entry.event.kind == OUTCOME]
    assert ends and event_view(t, ends[-1], 0)["text"]
    outcome = table_view(t, SPECTATOR)["outcome"]
    assert outcome["winner"] == t.winner and outcome["clause"] and outcome["why"]


@pytest.mark.parametrize("code", GAMES)
def test_questions_that_tell_what_is_held_are_silent(code: str) -> None:
    for seed in (7, 8):
        for t, ask, _ in plays(code, seed):
            if t.rules.questions[ask.kind].silent:
                for observer in (1 - ask.player, SPECTATOR):
                    shown = decision_view(t, observer)
                    assert shown is not None and set(shown) == {"id", "player", "question"}


@pytest.mark.parametrize("code", ("fow", "bss", "fftcg"))
def test_a_payment_can_be_made_in_one_go(code: str) -> None:
    paid = 0
    for n, (t, ask, _) in enumerate(plays(code, 9)):
        way = plan(t)
        assert (way is not None) == (t.rules.questions[ask.kind].form == "pay")
        if way is None or n % 3:
            continue
        before = storing.digest(t)
        refused = apply_all(t, [*way["steps"][:-1], 9999])
        assert refused is not None and storing.digest(t) == before, "all or nothing"
        assert apply_all(t, way["steps"]) is None and way["label"]
        after = t.decision()
        assert after is None or t.rules.questions[after.kind].form != "pay" or after.player != ask.player
        paid += 1
    assert paid > 3


@pytest.mark.parametrize("code", GAMES)
def test_wishes_tell_nothing_of_hidden_cards(code: str) -> None:
    game = game_named(code)
    for n, (t, _, _) in enumerate(plays(code, 10)):
        if n % 40 == 0:
            for observer in (0, 1):
                for c in t.cards:
                    if c.zone >= 0 and not t.rules.may_see(t, c, observer):
                        assert game.wishes(t, c, observer) == []
