"""The table of Battle Spirits Saga, as data."""
from __future__ import annotations

from typing import Final

from cardwright.games.layout import laid_out

LAYOUT: Final = laid_out({
    "rows": ["field"], "secret_rows": ["hand", "burst area"], "piles": ["hand", "deck", "trash"], "rare_piles": ["burst area"],
    "turned": ["", "exhausted", ""], "uses": {"cards being used": "being played"},
    "face": {
        "colour": "color", "traits": "spirit type",
        "stats": [
            {"at": "level", "icon": "level", "words": "LV{}"}, {"at": "bp", "icon": "sword", "fights": True, "words": "{} BP"},
        ],
        "notes": [
            {"at": "reduction", "words": "reduced by {}", "join": "+", "zones": ["hand"]},
            {"at": "symbols", "words": "symbols {}", "join": "+"},
        ],
    },
    "player": {
        "vital": {"at": "life", "words": "{} life"},
        "gauges": [
            {"at": "reserve", "icon": "core", "soul": "soul core in reserve"},
            {"at": "core trash", "icon": "spent", "soul": "soul core in core trash"},
        ],
    },
    "stops": {"mine": ["second flash"], "theirs": ["flash", "second flash"]},
    "counters": {"core": {"icon": "core"}, "soul core": {"icon": "soul core"}},
    "symbols": {
        "[Main]": {"name": "main step"}, "[Flash]": {"name": "flash"}, "[Main/Flash]": {"name": "main step or flash"},
        **{f"[LV{levels}]": {"name": f"level {levels.replace('·', ', ')}"} for levels in ("1", "2", "3", "1·2", "2·3", "1·2·3")},
    },
})
