"""Cardwright: one kernel, the rulebooks of trading card games as numbered steps, cards that run as printed.

    import cardwright as cw

    game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
    while game.decision:
        print(game.decision)
        game.apply(game.decision.options[0])
    print(game.winner, game.why())

What `__all__` names is the public face, and stable. Everything else in the package is internal.
"""

from __future__ import annotations

from cardwright import bots
from cardwright.arena.statistics import Summary
from cardwright.cards import CardRecord as Card
from cardwright.cards import Deck
from cardwright.errors import InputError, Refused
from cardwright.face.decision import Decision, Option
from cardwright.face.decks import cards, decks, games, load_cards, load_deck
from cardwright.face.events import Event
from cardwright.face.game import Game
from cardwright.face.rolling_out import Rollouts, rollouts
from cardwright.face.rules import RulesView, rules
from cardwright.face.simulating import simulate
from cardwright.face.starting import new_game
from cardwright.face.view import CardView, DecisionView, OptionView, PlayerView, View, ZoneView
from cardwright.version import __version__, build

__all__ = [
    "new_game", "Game", "Decision", "Option", "Refused",
    "View", "PlayerView", "ZoneView", "CardView", "DecisionView", "OptionView", "Event",
    "rules", "RulesView", "games", "decks", "load_deck", "Deck", "cards", "load_cards", "Card", "InputError",
    "bots", "simulate", "Summary", "rollouts", "Rollouts", "build", "__version__",
]  # fmt: skip
