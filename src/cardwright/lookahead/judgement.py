"""What a table is worth to a player, by rule of thumb. Only for tables that a bot may look at."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.games.finding import part_of
from cardwright.kernel import options as o
from cardwright.kernel.faces import Look
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table

IN_HAND = 1.2
ON_FIELD = 1.5
STAT = 0.3  # each point of a card's numbers, and of what a player has a number of
LAST_CARDS = 4  # in a deck; each that is missing weighs a point


class Judgement:
    """What a bot finds good. A game derives its own, which is `JUDGEMENT` in its module `judgement`; this one counts cards and
    points."""

    def __init__(self) -> None:
        self.actions: tuple[int, ...] = ()
        """The questions that begin something new, not those about what is being done. None said: those with an end to choose."""
        self.may_pass: tuple[int, ...] = ()
        """Further questions to which doing nothing is an answer."""
        self.replies: tuple[int, ...] = ()
        """Questions that an opponent is taken to answer well: who blocks."""
        self.chances: tuple[int, ...] = ()
        """Questions that are only a chance to answer, while it is the other player's turn or something is under way."""
        self.idle_verbs: tuple[int, ...] = (o.END, o.DONE)
        """What doing nothing is called."""
        self.scale = 6.0
        """How many points of worth make a game so good as won that only one in four like it is still lost."""
        self.tempo = 0.0
        """What it is worth to be the one whose turn begins: who has so many points less than the opponent then wins half of the
        games. Like the scale, fitted to games (`benchmarks/judging.py`)."""

    def worth(self, t: Table, player: int) -> float:
        """The player's side less the opponent's."""
        return self.side_worth(t, player, True) - self.side_worth(t, 1 - player, False)

    def side_worth(self, t: Table, player: int, own: bool) -> float:
        """What a player has; `own`: the player who judges is this one."""
        out = STAT * sum(t.rules.shown_numbers(t, player).values())
        for zone in t.rules.zones:
            if zone.name == "hand":
                out += IN_HAND * len(t.zone(zone.number, player))
        for id in t.zone(t.rules.field, player):
            out += ON_FIELD + STAT * sum(t.look(t.cards[id]).stats)
        return out

    def settled(self, t: Table) -> bool:
        """Is nothing under way whose outcome is still to come: nothing on the stack, no attack?"""
        if t.stacked:
            return False
        for frame in t.stack:
            if frame.fight()[0]:
                return False
        return True

    def is_action(self, t: Table, ask: Ask) -> bool:
        """Does this decision begin something new?"""
        return ask.kind in self.actions if self.actions else o.option(o.END) in ask.options

    def quiet(self, t: Table, ask: Ask) -> int:
        """The option that does nothing, or -1 if something must be done."""
        if self.is_action(t, ask) or ask.kind in self.may_pass:
            for i, code in enumerate(ask.options):
                if o.verb_of(code) in self.idle_verbs:
                    return i
        return -1

    def only_a_chance(self, t: Table, ask: Ask) -> bool:
        """Is the player only asked whether they answer what somebody does?"""
        return ask.kind in self.chances and (t.active != ask.player or not self.settled(t))

    def pointless(self, t: Table, ask: Ask, code: int) -> bool:
        """Is this an option that can lead to nothing, though it is allowed? A bot that plays out need not look at it."""
        return False

    def can_wait(self, t: Table, ask: Ask) -> bool:
        """Can all that the player could do now be done as well when they are asked next, and more?"""
        return False


def keyword_worth(look: Look, worths: Mapping[int, float]) -> float:
    """What the keywords of a card are worth together."""
    return sum(worth for keyword, worth in worths.items() if look.keywords & keyword)


def life_worth(points: float, each: float, in_danger: float) -> float:
    """Points that a player lives by: the last of them count twice."""
    return each * points + each * min(points, in_danger)


def running_out(t: Table, deck: int, player: int) -> float:
    """How much is amiss with a deck of which few cards are left."""
    return float(max(LAST_CARDS - len(t.zone(deck, player)), 0))


def judgement_of(game: str) -> Judgement:
    """What a bot finds good in this game."""
    found = part_of(game, "judgement")
    own = Judgement() if found is None else found.JUDGEMENT
    assert isinstance(own, Judgement)
    return own
