"""The table of Force of Will, as data."""
from __future__ import annotations

from typing import Final

from cardwright.games.fow import terms
from cardwright.games.layout import laid_out

PIGMENTS: Final = ("sun", "ember", "tide", "leaf", "dusk", "frost")

LAYOUT: Final = laid_out({
    "rows": ["field", "ruler area"], "secret_rows": ["hand", "standby area"],
    "piles": ["hand", "main deck", "magic stone deck", "graveyard", "standby area"],
    "rare_piles": ["removed area", "lifebreak area", "sideboard", "collection", "stranger deck", "rune area", "gems"],
    "turned": ["", "rested", ""],
    "face": {
        "colour": "attributes", "traits": "races", "played_from": ["hand", "standby area", "rune area"],
        "stats": [{"at": "ATK", "icon": "sword", "fights": True}, {"at": "DEF", "icon": "shield"}],
        "notes": [{"at": "attributes"}],
    },
    "player": {
        "vital": {"at": "life", "words": "{} life"}, "limits": {"hand": "hand limit"}, "pool": True, "persona": "players",
    },
    "stops": {"mine": ["main", "block"], "theirs": ["attack"]},
    "symbols": {
        "{Rest}": {"name": "rest this card"}, "{X}": {"name": "X will"},
        **{"{" + terms.WILL_LETTERS[i] + "}": {"name": f"{terms.WILL_NAMES[i]} will", "pigment": PIGMENTS[i]} for i in range(6)},
        **{"{" + str(n) + "}": {"name": f"{n} will of any kind"} for n in range(11)},
    },
})
