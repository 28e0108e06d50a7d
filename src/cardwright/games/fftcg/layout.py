"""The table of the Final Fantasy Trading Card Game, as data."""
from __future__ import annotations

from typing import Final

from cardwright.games.layout import laid_out

ELEMENTS: Final = (
    ("火", "fire", "ember"), ("氷", "ice", "frost"), ("風", "wind", "leaf"), ("土", "earth", "earth"), ("雷", "lightning", "dusk"),
    ("水", "water", "tide"), ("光", "light", "sun"), ("闇", "dark", "iron"),
)

LAYOUT: Final = laid_out({
    "rows": ["field", "Damage Zone"], "piles": ["hand", "deck", "Break Zone"], "rare_piles": ["removed from play"],
    "turned": ["", "dull", ""],
    "face": {
        "colour": "elements", "traits": "jobs",
        "stats": [{"at": "power", "icon": "sword", "fights": True}],
        "notes": [{"at": "type"}, {"at": "elements"}, {"at": "EX Burst", "words": "EX Burst", "zones": ["hand"]}],
    },
    "player": {"vital": {"at": "damage", "of": "damage limit", "rising": True, "words": "{} damage"}},
    "stops": {"mine": ["main 1", "main 2", "block"], "theirs": ["declaration"]},
    "symbols": {
        "《ダル》": {"name": "dull this card"}, "《S》": {"name": "special"}, "《X》": {"name": "X CP"},
        **{f"《{sign}》": {"name": f"1 {name} CP", "pigment": pigment} for sign, name, pigment in ELEMENTS},
        **{f"《{n}》": {"name": f"{n} CP"} for n in range(11)},
    },
})
