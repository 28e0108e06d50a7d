"""The table of Weiss Schwarz, as data."""
from __future__ import annotations

from typing import Final

from cardwright.games.layout import laid_out
from cardwright.games.weiss import positions

LAYOUT: Final = laid_out({
    "rows": ["stage", "climax area", "clock", "level"], "piles": ["hand", "deck", "waiting room"],
    "rare_piles": ["memory", "marker area", "resolution zone"], "turned": ["", "resting", "reversed"],
    "positions": list(positions.NAMES[1:]), "uses": {"resolution zone": "being played", "marker area": "attached"},
    "face": {
        "colour": "colour",
        "stats": [
            {"at": "power", "icon": "sword", "fights": True, "words": "{}"}, {"at": "soul", "icon": "soul", "words": "soul {}"},
        ],
        "notes": [
            {"at": "position"}, {"at": "level", "words": "level {}", "zones": ["hand"]},
            {"at": "colour", "zones": ["hand", "clock", "level", "climax area"]}, {"at": "trigger", "words": "trigger {}"},
        ],
    },
    "player": {
        "vital": {"at": "level", "most": 4, "rising": True, "words": "level {}"},
        "gauges": [
            {"at": "clock", "most": 7, "icon": "clock"}, {"at": "stock", "icon": "stock"},
            {"at": "refresh points", "icon": "refresh", "rare": True},
        ],
        "limits": {"hand": "hand limit"},
    },
    "symbols": {
        **{f"【{word}】": {"name": name} for word, name in (
            ("AUTO", "automatic"), ("CONT", "continuous"), ("ACT", "activated"), ("COUNTER", "counter"), ("CLOCK", "clock icon"),
            ("REST", "rest"), ("STAND", "stand"), ("REVERSE", "reverse"), ("CXCOMBO", "climax combo"),
            ("TREASURE", "treasure icon"),
            ("STANDBY", "standby icon"), ("RETURN", "return icon"), ("GATE", "gate icon"), ("COMEBACK", "comeback icon"),
        )},
    },
})
