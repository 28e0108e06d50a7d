"""The table of Shadowverse: Evolve, as data."""
from __future__ import annotations

from typing import Final

from cardwright.games.layout import laid_out

LAYOUT: Final = laid_out({
    "rows": ["field", "EX area"], "piles": ["hand", "deck", "evolve deck", "cemetery"],
    "rare_piles": ["banished zone", "race zone"], "turned": ["", "engaged", ""],
    "uses": {"resolution zone": "being played", "evolve zone": "attached", "race zone": "attached"},
    "face": {
        "colour": "class", "played_from": ["hand", "EX area"],
        "stats": [{"at": "attack", "icon": "sword", "fights": True}, {"at": "defense", "icon": "shield"}],
    },
    "player": {
        "vital": {"at": "leader defense", "words": "{} defense"},
        "gauges": [
            {"at": "play points", "of": "maximum play points", "icon": "play"}, {"at": "evolution points", "icon": "evolve"},
        ],
        "limits": {"field": "field limit", "EX area": "EX area limit", "hand": "hand limit"},
        "persona": "leader area",
    },
    "symbols": {
        "[fanfare]": {"name": "Fanfare"}, "[lastwords]": {"name": "Last Words"}, "[evolve]": {"name": "Evolve"},
        "[act]": {"name": "Activate"}, "[engage]": {"name": "engage this card"}, "[quick]": {"name": "Quick"},
        "[q]": {"name": "Quick"}, "[feed]": {"name": "feed"}, "[attack]": {"name": "attack"}, "[defense]": {"name": "defense"},
        "[costX]": {"name": "cost X"}, **{f"[cost{n:02d}]": {"name": f"cost {n}"} for n in range(11)},
    },
})
