"""What the words of card texts mean, as the rules' numbers, and the clause that each kind of effect carries out."""
from __future__ import annotations

from typing import Final

from cardwright.effects.lowering.profile import Profile, bits, usual_layers
from cardwright.games.kites import terms


class KiteProfile(Profile):
    """The words of chapters 2, 3, 9 and 10."""

    zones = terms.ZONES
    hidden = bits(terms.DECK, terms.HAND)
    home = (bits(terms.SKY), "3.3")
    player_numbers = {"wind": terms.WIND, "ribbon": terms.RIBBONS}
    types = terms.TYPES
    stats = terms.STATS
    stat_types = {"power": terms.KITE}
    keywords = terms.KEYWORDS
    turned = {"upright": 0, "turned": 1}
    moments = {"start of turn": terms.START, "end of turn": terms.END}
    forbid = {"attack": terms.CANT_ATTACK, "cross": terms.CANT_CROSS}
    layers = usual_layers(terms.OTHER_LAYER, terms.OTHER_LAYER, terms.POWER_LAYER)
    combat_types = terms.KITE
    clauses = {
        "Move: destroy": "8.6", "Move: discard": "9.2", "Select": "6.3", "Pay": "6.4", "TurnThis": "6.4", "Add": "9.1",
        "HaveKeyword: swift": "10.1", "HaveKeyword: high": "10.2", "Draw": "5.4",
    }  # fmt: skip
    usual_clause = "1.5"


PROFILE: Final = KiteProfile()
