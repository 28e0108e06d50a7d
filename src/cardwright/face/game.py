"""A game in progress: the one class that everybody plays with."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cardwright.errors import InputError, Refused
from cardwright.face import asking_why, checking
from cardwright.face.decision import Decision, Option, same
from cardwright.face.events import Event, event_of
from cardwright.face.imagining import Imagination, imagination
from cardwright.face.past import told_to
from cardwright.face.start import Start
from cardwright.face.taking_back import events_since, last_choice, why_not_back_to
from cardwright.face.view import View, ZoneView, view_of, zone_of
from cardwright.games import plans, views
from cardwright.kernel import storing
from cardwright.kernel.logbook import EVERYTHING, SPECTATOR
from cardwright.kernel.redrawing import determinize
from cardwright.kernel.table import DRAWN_GAME

if TYPE_CHECKING:
    from cardwright.face.asking_why import Wish
    from cardwright.kernel.logbook import Entry
    from cardwright.kernel.table import Table

Answer = Option | int | str
"""How a decision can be answered: with an option, with its place among the options, or with its label."""

LEARNED: Final = "You can't take that back"


class Game:
    """A game in progress. Make one with `new_game`, or read one from a file with `Game.load`.

        >>> game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
        >>> while game.decision:
        ...     game.apply(game.decision.options[0])
        >>> game
        <Shadowverse: Evolve: Player 1 wins in turn 15>
    """

    __slots__ = ("_answers", "_conceded", "_decision", "_told", "start", "table")

    def __init__(self, start: Start, table: Table, answers: list[int]) -> None:
        self._answers = answers
        self._decision: Decision | None = None
        self._conceded: int | None = None
        self._told: dict[int, list[Entry]] = {}  # the log as others than those from whom nothing is hidden may know it
        self.start = start
        """Where it began, for whoever works inside Cardwright: it may change with every release, and so may `table`."""
        self.table = table
        """The kernel's table: it sees everything."""

    # -- deciding
    @property
    def decision(self) -> Decision | None:
        """What must be decided now, and by whom; nothing when the game is over."""
        now = self._decision
        if now is None:
            ask = self.table.decision()
            if ask is None:
                return None
            number = self.start.decided + len(self._answers)
            now = self._decision = Decision(self.start, self.table, self._answers, number, ask)
        return now

    def apply(self, answer: Answer) -> None:
        """Answer the decision, and let the game go on until the next one.

        The answer is one of `decision.options`, its place among them, or its label. An answer that is not legal raises `Refused`
        with the clause that forbids it, and changes nothing.
        """
        ask = self.table.decision()
        if answer.__class__ is Option and answer.decision._ask is ask:
            choice = answer.index
        else:
            choice = self.place_of(answer)
        self._decision = None
        self._answers.append(choice)
        self.table.apply(choice)

    def apply_all(self, answers: Sequence[int]) -> None:
        """Give several answers of one player, by their places, one after the other: a payment, an order, several targets. `Refused`
        at the first that does not fit, and then nothing has changed."""
        places = [checking.whole(answer) for answer in answers] if isinstance(answers, Sequence) else [None]
        given = [place for place in places if place is not None]
        if len(given) < len(places):
            raise InputError("apply_all", 0, f"the answers are {checking.shown(answers)}", "Give a list of places: [0, 2]")
        refusal = plans.apply_all(self.table, given)
        if refusal is not None:
            raise Refused(f"answers {given}", refusal.clause, refusal.sentence)
        self._decision = None
        self._answers.extend(given)

    def plan(self) -> dict[str, Any] | None:
        """A sensible way to pay what the player is asked to pay: `steps` for `apply_all`, a `label`, and the keys of the cards that
        it `spends`. Nothing if no payment is asked for."""
        return plans.plan(self.table)

    def concede(self, player: int) -> None:
        """A player gives up, and the other one wins at once. No rule can keep a player from it."""
        loser = checking.player("concede", player)
        if not self.over:
            self._decision = None
            self._conceded = loser
            self.table.concede(loser)

    @property
    def conceded(self) -> int | None:
        """Who gave the game up; nothing if it was played to its end, or goes on."""
        return self._conceded

    def place_of(self, answer: Answer) -> int:
        """The place of the option that an answer means; `Refused` if it is none."""
        now = self.decision
        if now is None:
            clause = self.table.rules.topics["@over"][0]
            raise Refused(str(answer), clause, "The game is over.")
        if isinstance(answer, Option):
            if same(answer.decision._ask, now._ask):
                return answer.index
            raise Refused(answer.label, now.clause, f"It answers another question than this one: {now}.")
        if isinstance(answer, str):
            return asking_why.place_of_label(self, now, answer)
        place = checking.whole(answer)
        if place is None:
            says = f"An answer is one of the options, its place (from 0 to {len(now.options) - 1}) or its label: {now._list()}."
            raise Refused(f"the answer {checking.shown(answer)}", now.clause, says)
        if not 0 <= place < len(now.options):
            there = "is 1 option" if len(now.options) == 1 else f"are {len(now.options)} options"
            raise Refused(f"option {place}", now.clause, f"There {there}: {now._list()}.")
        return place

    # -- how it stands
    @property
    def code(self) -> str:
        """Which game it is: `sve`, `fow`, `bss`, `fftcg` or `weiss`."""
        return self.start.entry.code

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.winner >= 0

    @property
    def winner(self) -> int | None:
        """Who has won: 0 or 1; nothing while the game goes on, and after a drawn game."""
        winner = self.table.winner
        return winner if winner in (0, 1) else None

    @property
    def drawn(self) -> bool:
        """Has the game ended with nobody winning?"""
        return self.table.winner == DRAWN_GAME

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.table.turn

    @property
    def active(self) -> int:
        """Whose turn it is: 0 or 1."""
        return self.table.active

    @property
    def players(self) -> tuple[str, ...]:
        """What the two players are called."""
        return self.start.players

    @property
    def answers(self) -> tuple[int, ...]:
        """What has been answered so far: the place of the chosen option at each decision."""
        return tuple(self._answers)

    def view(self, observer: int = SPECTATOR) -> View:
        """The table as somebody may see it: player 0 or 1, or (as if nobody is named) everybody who looks on.

            >>> game.view(0).players[0].zones["hand"].cards[0].name
            'Cavalry Charge'

        It makes the whole table, which takes about a millisecond: a search that looks at some numbers takes `numbers`, `counts` and
        `zone`.
        """
        return view_of(self.table, checking.observer("view", observer))

    def numbers(self, player: int) -> dict[str, int]:
        """Points, life and limits of a player, which everybody may know, by the rulebook's words. Cheap: a search can ask for them
        at every position.

            >>> game.numbers(0)["leader defense"]
            14
        """
        return self.table.rules.shown_numbers(self.table, checking.player("numbers", player))

    def counts(self, player: int) -> dict[str, int]:
        """How many cards a player has in each zone, which everybody may know; zones of both players count for each. Cheap as well.

            >>> game.counts(0)["hand"]
            3
        """
        t = self.table
        who = checking.player("counts", player)
        shown = [zone for zone in t.rules.zones if not t.rules.off_the_table(zone.number)]
        return {zone.name: len(t.zone(zone.number, t.zone_player(zone.number, who))) for zone in shown}

    def zone(self, name: str, player: int, observer: int = SPECTATOR) -> ZoneView:
        """One zone of a player as somebody may see it: what `view` has of it, without the rest of the table.

            >>> game.zone("hand", 0, observer=0)
            <3 cards: Cavalry Charge, Marshal Hedra, Night Watchman>
            >>> game.zone("hand", 1, observer=0)
            <7 cards: hidden, hidden, hidden, hidden, hidden, hidden, hidden>
        """
        kinds = {zone.name: zone.number for zone in self.table.rules.zones if not self.table.rules.off_the_table(zone.number)}
        if name not in kinds:
            raise InputError(f"zone({name!r})", 0, "there is no such zone", f"Use one of {', '.join(kinds)}")
        kind = kinds[name]
        owner = self.table.zone_player(kind, checking.player("zone", player))
        return zone_of(self.table, kind, owner, checking.observer("zone", observer))

    def log(self, observer: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What has happened, in order, as somebody may know it; from an event on, if one is named."""
        seen_by = checking.observer("log", observer)
        return [event_of(self.table, entry, seen_by) for entry in self._log()[checking.count("log", "since", since, 0) :]]

    def view_data(self, observer: int = SPECTATOR) -> dict[str, Any]:
        """The view as plain data, as docs/view.md describes it: what is sent to a client."""
        return views.table_view(self.table, checking.observer("view_data", observer))

    def log_data(self, observer: int = SPECTATOR, since: int = 0) -> list[dict[str, Any]]:
        """The events as plain data, which docs/view.md describes."""
        seen_by = checking.observer("log_data", observer)
        first = checking.count("log_data", "since", since, 0)
        return [views.event_view(self.table, entry, seen_by) for entry in self._log()[first:]]

    @property
    def events(self) -> int:
        """How many events the log has."""
        return len(self._log())

    def why(self, answer: Answer | None = None, observer: int = SPECTATOR) -> str:
        """Which rule lets the player give this answer; without one, what has just happened (or how the game ended), and by
        which rules."""
        if answer is None:
            return asking_why.why_so(self, checking.observer("why", observer))
        return asking_why.why_option(self, self.place_of(answer))

    def why_not(self, card: int | str) -> list[Refused]:
        """What the player who decides may not do with a card, and which rule forbids it. The card is named by its key in views, or
        by its name.

            >>> print(game.why_not("Stone Lion")[0])
            Attack with Stone Lion (4/5): A follower can attack only if on your field since the turn began, ... (8.4.2.1)
            >>> print(game.why_not("Night Watchman")[0])
            Play Night Watchman (2 play points): If ... It costs 2 play points, and you have 1. (10.6.2.5.4)
        """
        return asking_why.why_not(self, card)

    def wishes(self, card: int | str) -> list[Wish]:
        """What the player who decides may want to do with a card that they can see, by its key or its name: each with its label,
        and the place of the option that does it, or the `Refused` that says why not."""
        return asking_why.wishes(self, asking_why.found(self, card))

    # -- other games like it
    def clone(self) -> Game:
        """The same game once more, to play on without changing this one. Cheap: the two share what neither has changed."""
        out = Game(self.start, self.table.clone(), self._answers[:])
        out._conceded = self._conceded
        return out

    def determinize(self, observer: int, seed: int | random.Random, *, open_lists: bool = True) -> Game:
        """A game that looks the same to a player, with everything that this player can't know drawn anew: what search plays on.

            >>> world = game.determinize(0, seed=1)
            >>> world.view(0) == game.view(0), world.view(1) == game.view(1)
            (True, False)

        Every card that the player may see stays, and so does how many cards lie where. Which of the unseen cards is where, and all
        chance to come, depend on the seed alone. For -1, who looks on, both hands are drawn anew; for -2, who sees everything, only
        the chance to come. Deck lists count as known, unless they are not `open_lists`: then the opponent's unseen cards are those
        of a deck that they may have brought, one of the ready decks of the format or the player's own, by what was seen of it.

        Its past is what the player may know of it: the log, and how many decisions there were. It can't go back behind its own
        beginning (`answers`, `undo` and `at` know what came after), and it can't be saved or pickled.
        """
        seen_by = checking.observer("determinize", observer)
        rng = checking.chance_from("determinize", seed)
        here = self.start
        imagined = None if open_lists else self._imagined(seen_by)
        table = determinize(self.table, seen_by, rng, None if imagined is None else imagined.suppose(self.table, seen_by, rng))
        decided = here.decided + len(self._answers)
        told = self._told_to(seen_by)
        prepared = here.prepared if imagined is None else imagined.prepared  # who can't know the real lists is not given them
        return Game(Start(here.entry, prepared, table.seed, here.players, table.clone(), decided, told, imagined), table, [])

    def _imagined(self, player: int) -> Imagination | None:
        """What decks this player thinks possible; None where nobody can say, at a table that somebody has set."""
        here = self.start
        if here.imagined is not None or here.prepared is None or player == EVERYTHING:
            return here.imagined
        return imagination(here.entry, here.prepared, player)

    def at(self, decisions: int) -> Game:
        """This game as it was after so many decisions, in a game of its own."""
        answers = self._answers[: self._after("at", decisions)]
        return Game(self.start, self.start.table_after(answers), answers)

    def undo(self, player: int | None = None) -> None:
        """Take back the last answer. With a player: back to their last choice, unless they have learned something since, or their
        opponent has decided something: then `Refused`, and nothing has changed."""
        if player is None:
            if not self._answers:
                raise Refused(LEARNED, "", "nothing has been decided yet.")
            self._go_back(len(self._answers) - 1)
            return
        place, why = last_choice(self, checking.player("undo", player))
        if why:
            raise Refused(LEARNED, "", f"{why}.")
        self._go_back(place)

    def why_not_back(self, earlier: Game, player: int) -> str:
        """Why a player may not go back to an earlier copy of this game: what they have learned since, or that the opponent has
        decided something. Empty if they may; `back_to` then does it."""
        return why_not_back_to(self._earlier("why_not_back", earlier), self, checking.player("why_not_back", player))

    def back_to(self, earlier: Game | int) -> None:
        """Go back to an earlier copy of this game, or to how it was after so many decisions, whoever has learned what."""
        if not isinstance(earlier, Game):
            self._go_back(self._after("back_to", earlier))
            return
        self._earlier("back_to", earlier)
        log = self.table.log
        self._told = {}
        if log is not None:
            del log[len(log) - events_since(earlier, self) :]
        self._decision = None
        self._conceded = None
        self._answers = self._answers[: len(earlier._answers)]
        self.table = earlier.table.clone()
        self.table.log = log

    def digest(self) -> str:
        """A hash of the whole position, hidden cards and chance included: equal for equal positions, in every process and on both
        builds."""
        return storing.digest(self.table)

    # -- files
    def save(self, file: str | Path | None = None) -> bytes:
        """The game as a replay, in JSON: rules, cards, decks, seed and answers. Written to a file, if one is named."""
        from cardwright.replays.storage import save_game

        return save_game(self, None if file is None else checking.a_file("save", file))

    @staticmethod
    def load(source: str | Path | bytes) -> Game:
        """A saved game, at the decision where it was left. `InputError` if the file is no replay, or if the rules have changed so
        that it no longer fits."""
        from cardwright.replays.storage import load_game

        return load_game(source if isinstance(source, bytes) else checking.a_file("load", source))

    # -- inside
    def __repr__(self) -> str:
        name = self.start.entry.name
        if self.over:
            return f"<{name}: {'a draw' if self.drawn else f'{self.players[self.table.winner]} wins'} in turn {self.turn}>"
        return f"<{name}, turn {self.turn}, {self.start.decided + len(self._answers)} decisions so far. {self.decision}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Game.load, (self.save(),))

    def _log(self) -> list[Entry]:
        """The log. If nobody has asked for it before, it is kept from now on as the game goes on."""
        if self.table.log is None:
            self._play_again(logged=True)
        assert self.table.log is not None
        return self.table.log

    def _told_to(self, observer: int) -> list[Entry]:
        """The log as an observer may know it, and nothing more. It is kept, and grows with the log."""
        told = self._told.setdefault(observer, [])
        told += [told_to(entry, observer) for entry in self._log()[len(told) :]]
        return told[:]

    def _after(self, call: str, decisions: int) -> int:
        """How many answers of this game lie before a decision."""
        first = self.start.decided
        return checking.count(call, "the number of decisions", decisions, first, first + len(self._answers)) - first

    def _earlier(self, call: str, earlier: Game) -> Game:
        """An earlier copy of this game."""
        is_one = isinstance(earlier, Game) and earlier.start.same(self.start)
        if not is_one or earlier.answers != self.answers[: len(earlier.answers)]:
            what = f"{checking.shown(earlier)} is no earlier copy of this game"
            raise InputError(call, 0, what, "Give a clone that was made of it before")
        return earlier

    def _go_back(self, decisions: int) -> None:
        self._conceded = None
        self._answers = self._answers[:decisions]  # a new list: decisions that were made remember the old one
        self._play_again(logged=self.table.log is not None)

    def _play_again(self, logged: bool) -> None:
        """From the start, with a log or without."""
        self._decision = None
        self._told = {}
        table = self.start.table()
        table.log = list(self.start.past) if logged else None
        for choice in self._answers:
            table.apply(choice)
        if self._conceded is not None:
            table.concede(self._conceded)
        self.table = table
