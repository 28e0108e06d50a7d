"""The outlook: what is worked out from a state so that nobody need ask every effect in force.

It is made by `kernel.layers.refresh`, replaced whole when something has changed that it depends on, and never saved. A clone shares
its original's, so whoever writes to one asks for it by `Table.own_outlook`. Something new to be worked out is added here and where
it is worked out, and nowhere else.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Context, Ruling
    from cardwright.kernel.continuous import Applied, PassiveEntries
    from cardwright.kernel.faces import Look


@mypyc_attr(acyclic=True)
class Outlook:
    """The cards as effects make them, and what the cards in play watch, replace and say."""

    def __init__(self, looks: list[Look], passives: dict[int, PassiveEntries]) -> None:
        self.looks = looks  # by card: its information as it counts now
        # By card: what its printed passive abilities change. Handed on to the next outlook: each says itself whether it still fits.
        self.passives = passives
        self.shared = False  # not kept in a copy: do several tables use this outlook? Then none may write to it
        self.changed_looks: list[int] = []  # the cards whose information is not the printed one
        self.depends_on = 0  # what the cards' information depends on: bits of zones, NUMBERS, ... or ANYTHING
        # The changes that depend on something, as they were applied: `kernel.layers.still_right` looks whether they would be again.
        self.applied: list[Applied] = []
        self.written = 0  # what information effects change; -1: perhaps others than were applied would be
        self.changed_zones = 0  # zones whose cards are changed by effects on whatever fits, not only on certain cards (bits)
        self.effects_read = -1  # what information effects look at: see `kernel.continuous`; -1: perhaps all
        self.control_may_change = False  # does an effect say who controls a card, or did one in the outlook before?
        self.gives_abilities = False  # does an effect on whatever fits give abilities that watch, replace or change something?
        self.rulings: list[Ruling] = []  # what cards in play say about costs and numbers
        self.costs_change = False  # does anything in play change what cards cost?
        self.costs_may_rise = False  # may anything in play make them cost more?
        self.ruled_numbers = 0  # the players' numbers that something in play sets (bits)
        self.watched_events = 0  # kinds of event that some card in play watches (bits)
        self.watched_by_others = 0  # those that a card watches although they happen to others
        self.state_watchers: tuple[Context, ...] = ()  # what state triggers of cards in play are asked with; none is written to
        self.replaced_events = 0  # kinds of event that some replacement effect watches (bits)
        self.replaced_by_others = 0  # those that one replaces although they happen to others than its card

    # -- generated from the fields of saved classes: make steps
    __slots__ = (
        "applied", "changed_looks", "changed_zones", "control_may_change", "costs_change", "costs_may_rise",
        "depends_on", "effects_read", "gives_abilities", "looks", "passives", "replaced_by_others", "replaced_events",
        "ruled_numbers", "rulings", "shared", "state_watchers", "watched_by_others", "watched_events", "written",
    )

    def copy(self) -> Outlook:
        made = Outlook(self.looks[:], self.passives)
        made.changed_looks = self.changed_looks[:]
        made.depends_on = self.depends_on
        made.applied = self.applied[:]
        made.written = self.written
        made.changed_zones = self.changed_zones
        made.effects_read = self.effects_read
        made.control_may_change = self.control_may_change
        made.gives_abilities = self.gives_abilities
        made.rulings = self.rulings[:]
        made.costs_change = self.costs_change
        made.costs_may_rise = self.costs_may_rise
        made.ruled_numbers = self.ruled_numbers
        made.watched_events = self.watched_events
        made.watched_by_others = self.watched_by_others
        made.state_watchers = self.state_watchers
        made.replaced_events = self.replaced_events
        made.replaced_by_others = self.replaced_by_others
        return made
    # -- end of generated
