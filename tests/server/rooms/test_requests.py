"""Nothing that the rooms can be asked is left out of their tests."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from cardwright.server.rooms.answering import IN_THE_ROOMS
from cardwright.server.rooms.requests import AnyRoomRequest


def test_each_request_is_answered_and_asked_in_these_tests() -> None:
    asked = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    kinds = get_args(AnyRoomRequest)
    assert set(kinds) == set(IN_THE_ROOMS)
    assert [kind for kind in kinds if f'ask("{kind.__struct_config__.tag}"' not in asked] == []
