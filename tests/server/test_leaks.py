"""Nothing of a player's hidden cards is ever sent to anybody else: the same match with other cards in their hand and deck gives the
other player, and spectators, the same bytes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.face.game import Game
from cardwright.kernel.redrawing import give_faces
from cardwright.kernel.visibility import may_see
from cardwright.server import hub as hub_module
from cardwright.server import lobby
from tests.server.people import DECKS, Person
from tests.server.recording import ADA, BO, SPECTATOR, timeless, twice
from tests.server.test_seats import both, settle, two_people

Sit = Callable[[], Person]
ANSWERS = int(os.environ.get("CARDWRIGHT_LEAKS", "40"))  # in the long recordings; some thousands play games to their ends
STEPS = 10  # answers of Ada's; later Bo's hand is full, and a discard shows a card


def exchange(game: Game) -> None:
    """Bo's hidden cards change places: the first with the last, and so on. Nobody else may notice."""
    t = game.table
    hidden = [c for c in t.cards if c.owner == 1 and c.zone >= 0 and not may_see(t, c, 0) and c.zone not in t.rules.side_decks]
    faces = [(c.front, c.back) for c in hidden]
    give_faces(t, dict(zip([c.id for c in hidden], reversed(faces), strict=True)))


def quiet(person: Person) -> int:
    """The answer of somebody who shows nothing: pass, no, the first."""
    assert person.asked is not None
    ends = [option["i"] for option in person.asked["options"] if option["weight"] == "end" or option["do"] == "no"]
    return ends[0] if ends else 0


def recorded(sit: Sit, exchanged: bool, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str], list[str]]:
    """What Ada, Eve (a spectator) and Bo are sent in a match in which Bo shows nothing."""
    real = hub_module.new_game

    def dealt(*args: object, **more: object) -> Game:
        game = real(*args, **more)  # type: ignore[arg-type]
        if exchanged:
            exchange(game)
        return game

    monkeypatch.setattr(hub_module, "new_game", dealt)
    ada, bo, links = two_people(sit)
    eve = sit()
    eve.open(links["watch"])
    answered = 0
    while answered < STEPS:
        one, _ = both(ada, bo)
        assert one.asked is not None
        assert one is ada or one.asked["kind"] != "discard", "Bo must show a card: fewer steps"
        if one is ada:  # she chooses by what she sees alone
            answered += 1
            ada.answer(answered % len(one.asked["options"]))
        else:
            bo.answer(quiet(bo))
        settle(ada, bo)
        eve.ask("ping")
    monkeypatch.setattr(hub_module, "new_game", real)
    return tuple([timeless(text.encode()) for text in who.received if '"type":"update"' in text] for who in (ada, eve, bo))  # type: ignore[return-value]


@pytest.mark.plain_only
def test_other_hidden_cards_are_the_same_bytes_to_others(
    person: Sit, seeds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby.secrets, "token_hex", lambda size: "7" * 64 if size == 32 else os.urandom(size).hex())
    first = recorded(person, False, monkeypatch)
    second = recorded(person, True, monkeypatch)
    assert first[2] != second[2], "Bo's own cards are others now"
    assert len(first[0]) > 10
    assert first[0] == second[0], "Ada can't tell"
    assert first[1] == second[1], "nor can a spectator"
    names = {card["name"] for text in second[2] for card in json.loads(text)["view"]["players"][1]["zones"]["hand"]["cards"]}
    assert names and not any(json.dumps(name) in text for name in names for text in second[0])


@pytest.mark.parametrize(("seed", "keen"), [("7", 1.0), ("5", 0.35)])
@pytest.mark.parametrize("game", [game for game in cw.games() if game in DECKS])
def test_a_whole_match_with_other_hidden_cards_is_the_same_to_others(game: str, seed: str, keen: float, tmp_path: Path) -> None:
    """Both play on, and Bo does the same with other cards in his hand and deck: also who decides, whose clock runs, and how many
    messages there are. He is asked other questions; the steward answers others for him. (With the second seed, weiss deals him a
    climax in one of the two: the phase for it must look the same.)"""
    first, second = twice(tmp_path, game, ANSWERS, seed, keen)
    assert len(first.answers) > 30 and len(first.sent[ADA]) > 30 and second.over >= first.over
    for who in (ADA, SPECTATOR):  # (the second goes on a little where Bo is not asked what the first one ended with)
        assert first.sent[who] == second.sent[who][: len(first.sent[who])]
    assert first.known and (ANSWERS < 200 or first.sent[BO] != second.sent[BO]), "Bo sees other cards"
