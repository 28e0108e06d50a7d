"""What each observer is sent of a game, encoded once for all who see the same."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from cardwright.face.rules import RulesView, rules, rules_data
from cardwright.games.views import glimpse
from cardwright.server.played import Played
from cardwright.server.steward import View

SPECTATOR = -1


@cache
def rules_raw(game: str) -> Raw:
    return Raw(msgspec.json.encode(rules_data(game)))


@cache
def rules_of(game: str) -> RulesView:
    return rules(game)


@cache
def silent_questions(game: str) -> set[str]:
    """What is asked only where something hidden is held."""
    return {question.name for question in rules_of(game).questions if question.silent}


@cache
def public_zones(game: str) -> set[str]:
    return {zone.name for zone in rules_of(game).zones if zone.sight == "public"}


@cache
def hidden_zones(game: str) -> set[str]:
    return {zone.name for zone in rules_of(game).zones if zone.sight != "public"}


class Sight:
    """The views of a game as it stands. Made anew after every change."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self._views: dict[int, View] = {}
        self._glimpses: dict[int, View] = {}
        self._encoded: dict[tuple[int, bool], bytes] = {}

    def glimpse(self, observer: int) -> View:
        """As much of the view as the steward looks at, whole or not. Most decisions are answered without more being made."""
        if observer in self._views:
            return self._views[observer]
        if observer not in self._glimpses:
            self._glimpses[observer] = glimpse(self.played.game.table, observer)
        return self._glimpses[observer]

    def view(self, observer: int) -> View:
        """The view as plain data, with the server's own number for the decision: the engine's would count what others decide."""
        view = self._views.get(observer)
        if view is None:
            view = self._views[observer] = self.played.game.view_data(observer)
            decision = view["decision"]
            if decision is not None and decision["player"] == observer:
                decision["id"] = self.played.decision_id(observer)
            elif decision is not None:
                hide_what_is_asked(view)
        return view

    def encoded(self, observer: int, asked: bool) -> bytes:
        """The view as it is sent. Not `asked`: the decision is this observer's, but is being answered for them."""
        key = (observer, asked)
        if key not in self._encoded:
            view = self.view(observer)
            self._encoded[key] = msgspec.json.encode(view if asked else {**view, "decision": None})
        return self._encoded[key]

    def events(self, observer: int, since: int) -> bytes:
        return msgspec.json.encode(self.played.game.log_data(observer, since))

    def ending(self, names: list[str]) -> dict[str, Any] | None:
        """How it ended, and why."""
        if not self.played.game.over:
            return None  # views cost most of all that a server does
        outcome = self.view(SPECTATOR)["outcome"]
        by, why, clause = "rules", outcome["why"], outcome["clause"]
        game = self.played.game
        if self.played.lost_on_time is not None:
            by, why, clause = "time", f"{names[self.played.lost_on_time]} ran out of time.", ""
        elif game.conceded is not None:
            by, why = "concession", f"{names[game.conceded]} gave up."
        return {"winner": outcome["winner"], "by": by, "why": why, "clause": clause}


def hide_what_is_asked(view: View) -> None:
    """Others see only who decides: many questions are asked only where a card is held that fits them, so the kind of one tells of
    hidden cards, and so does that there was one more."""
    view["decision"] = {"id": 0, "player": view["decision"]["player"]}
    view["now"]["where"] = []
