"""The loop of a game at a terminal: show, ask, understand, carry out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from cardwright.bots import Bot
from cardwright.cli.keyboard import read_line
from cardwright.cli.terminal import answers
from cardwright.cli.terminal.drawing import draw
from cardwright.errors import InputError, Refused
from cardwright.face.decision import Decision
from cardwright.face.game import Game
from cardwright.kernel.logbook import SPECTATOR


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a person, or a bot."""

    name: str
    bot: Bot | None = None


class Quit(Exception):
    """The person leaves the game."""


class Board:
    """Plays a game with whoever sits at the terminal."""

    def __init__(self, game: Game, seats: Sequence[Seat], console: Console, pause: float = 0.0) -> None:
        self.game = game
        self.seats = seats
        self.console = console
        self.pause = pause
        self.persons = [i for i, seat in enumerate(seats) if seat.bot is None]
        self.shown = [0, 0, 0]  # how many events each observer has been shown
        self.at_keyboard = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.drawn_turn = -1

    def play(self) -> None:
        """Until the game is over, or the person has enough."""
        try:
            while (decision := self.game.decision) is not None:
                bot = self.seats[decision.player].bot
                if bot is not None:
                    self.game.apply(bot.answer(self.game))
                    if not self.persons:
                        self.look_on()
                elif len(decision.options) == 1 and decision.options[0].does != "end":
                    self.answer_what_is_forced(decision)
                else:
                    self.ask_person(decision)
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("You leave the game before its end.")
            return
        self.news(self.at_keyboard if self.persons else SPECTATOR)
        self.show_table(self.at_keyboard)
        self.say(self.outcome(), "bold")

    # -- showing
    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def show_table(self, observer: int) -> None:
        self.console.print(draw(self.game, observer, [seat.name for seat in self.seats]))

    def news(self, observer: int) -> None:
        """What has happened since the observer last looked."""
        events = self.game.log(observer, self.shown[observer])
        for event in events:
            if event.text:
                out = Text("  " + event.text)
                out.append(f"  [{event.clause}]" if event.clause else "", style="dim")
                self.console.print(out)
        self.shown[observer] += len(events)

    def look_on(self) -> None:
        """Bot against bot: the log as it grows, and the table once a turn."""
        self.news(SPECTATOR)
        if self.game.turn != self.drawn_turn:
            self.drawn_turn = self.game.turn
            self.show_table(SPECTATOR)
        if self.pause:
            time.sleep(self.pause)

    def outcome(self) -> str:
        winner = self.game.winner
        if winner is None:
            return "The game is a draw."
        name = self.seats[winner].name
        return "You win the game." if name == "You" else f"{name} wins the game."

    # -- asking
    def answer_what_is_forced(self, decision: Decision) -> None:
        """Only one thing can be done: it is done, and said. (The end of a phase waits: one may want to look, or take back.)"""
        self.news(decision.player if self.at_keyboard == decision.player else SPECTATOR)
        self.say(f"{decision.question} Only one choice: {decision.options[0].label}.", "dim")
        self.game.apply(0)

    def ask_person(self, decision: Decision) -> None:
        """Show what there is to decide, and carry out the commands that come until it is decided."""
        if decision.player != self.at_keyboard:
            self.change_places(decision.player)
        self.news(decision.player)
        self.show_table(decision.player)
        self.show_options(decision)
        while self.game.decision is decision:
            self.obey(self.read(f"{self.seats[decision.player].name}> "), decision)

    def change_places(self, player: int) -> None:
        """Two people at one keyboard: neither shall see the other's hand."""
        if self.at_keyboard != SPECTATOR:
            self.console.print("\n" * 40 if self.console.is_terminal else "")
        self.read(f"{self.seats[player].name}, sit down and press Enter. ")
        self.at_keyboard = player

    def show_options(self, decision: Decision) -> None:
        self.say(decision.question, "bold")
        if decision.text:
            self.say("  " + decision.text, "italic")
        for option in decision.options:
            self.say(f"  {option.index + 1:2d}  {option.label}")
        self.say("  Enter to go on, or ? for help" if len(decision.options) == 1 else "  number, or ? for help", "dim")

    def read(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="")
        return read_line()

    # -- obeying
    def obey(self, line: str, now: Decision) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.isdecimal() or (not line and len(now.options) == 1):
            self.take(int(line) if line else 1, now)
            return
        commands: dict[str, Callable[[str, Decision], None]] = {
            "?": self.help, "help": self.help, "why": self.why, "view": self.view, "look": self.look, "undo": self.undo,
            "log": self.log, "save": self.save, "quit": self.quit, "table": self.table,
        }  # fmt: skip
        command = commands.get(word.lower())
        if command is not None:
            command(rest, now)
        elif word:
            self.say(f'"{line}" is no number and no command. ? shows what you can do.')

    def take(self, number: int, now: Decision) -> None:
        try:
            self.game.apply(number - 1)
        except Refused:
            self.say(f"There are {len(now.options)} options; {number} is none of them.")

    def help(self, rest: str, now: Decision) -> None:
        self.say(answers.HELP)
        self.say(self.game.start.entry.turn_in_short())

    def why(self, rest: str, now: Decision) -> None:
        if rest.isdecimal() and not 1 <= int(rest) <= len(now.options):
            lines = [f"There are {len(now.options)} options; {rest} is none of them."]
        elif rest and not rest.isdecimal():
            lines = answers.why_card(self.game, now.player, rest)
        else:
            lines = self.game.why(int(rest) - 1 if rest else None, now.player).splitlines()
        for line in lines:
            self.say("  " + line)

    def view(self, rest: str, now: Decision) -> None:
        if not rest:
            self.say("Which card? view NAME")
            return
        for line in answers.view_card(self.game, now.player, rest):
            self.say(line)

    def look(self, rest: str, now: Decision) -> None:
        for line in answers.look(self.game, now.player, rest):
            self.say("  " + line)

    def undo(self, rest: str, now: Decision) -> None:
        try:
            self.game.undo(now.player)
        except Refused as no:
            self.say(f"You can't take back: {no.says}")
            return
        self.shown = [min(shown, len(self.game.log(i if i < 2 else SPECTATOR))) for i, shown in enumerate(self.shown)]
        self.say("Taken back.", "bold")

    def log(self, rest: str, now: Decision) -> None:
        for event in self.game.log(now.player):
            if event.text:
                self.say(f"  {event.text} [{event.clause}]" if event.clause else f"  {event.text}")

    def table(self, rest: str, now: Decision) -> None:
        self.show_table(now.player)
        self.show_options(now)

    def save(self, rest: str, now: Decision) -> None:
        file = rest or f"{self.game.code}-game.json"
        try:
            self.game.save(file)
        except InputError as fault:
            self.say(str(fault))
            return
        self.say(f"Saved as {file}. `cardwright play {self.game.code} --resume {file}` goes on with it.")

    def quit(self, rest: str, now: Decision) -> None:
        raise Quit
