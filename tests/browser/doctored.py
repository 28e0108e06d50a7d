"""Shows a page a decision that a test has written: the table is that of a real game, the question is the test's.

    told = doctored.decision(page, lambda view: {"form": "divide", ...})      # before the page is opened
    page.goto(...)
    ...
    told.answers              # what the page has answered; the server hears nothing of it
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
ID = 987_654
USUAL: Data = {"kind": "test", "clauses": [], "chosen": [], "default": None, "text": "", "so_far": 0, "least": 1, "most": 1}


class Told:
    """What a page has said."""

    def __init__(self) -> None:
        self.said: list[Data] = []

    @property
    def answers(self) -> list[Data]:
        return [one for one in self.said if one["type"] in ("answer", "answers")]


def decision(page: Any, written: Callable[[Data], Data]) -> Told:
    """From now on each decision that the page is shown is this one, about the table as it is."""
    told = Told()

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def from_page(text: str) -> None:
            request = json.loads(text)
            told.said.append(request)
            if request["type"] in ("answer", "answers"):
                socket.send(json.dumps({"type": "done", "re": request["id"]}))
            else:
                server.send(text)

        def from_server(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                view = message["view"]
                view["decision"] = {"id": ID, "player": view["observer"], **USUAL, **written(view)}
            socket.send(json.dumps(message))

        socket.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/ws", between)
    return told


def option(i: int, do: str, label: str, **more: Any) -> Data:
    return {"i": i, "do": do, "label": label, "short": label, "price": "", "weight": "main", "alike": None, **more}


def cards(view: Data, player: int, zone: str) -> list[Data]:
    """The cards of a zone that can be read."""
    return [card for card in view["players"][player]["zones"][zone].get("cards", []) if "name" in card]
