"""The loop of a game at a terminal: show, ask, understand, carry out."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from cardwright.cli.terminal import answers
from cardwright.cli.terminal.drawing import draw
from cardwright.cli.terminal.session import Session
from cardwright.errors import InputError
from cardwright.kernel.frames import Ask
from cardwright.kernel.options import END, verb_of
from cardwright.kernel.table import DRAWN_GAME
from cardwright.kernel.visibility import SPECTATOR
from cardwright.replays.storage import save_replay


class Quit(Exception):
    """The person leaves the game."""


class Board:
    """Plays a session with whoever sits at the terminal."""

    def __init__(self, session: Session, console: Console, pause: float = 0.0) -> None:
        self.session = session
        self.console = console
        self.pause = pause
        self.persons = [i for i, seat in enumerate(session.seats) if seat.bot is None]
        self.shown = [0, 0, 0]  # how many events each observer has been shown
        self.at_keyboard = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.drawn_turn = -1

    def play(self) -> None:
        """Until the game is over, or the person has enough."""
        try:
            while True:
                ask = self.session.table.decision()
                if ask is None:
                    break
                if self.session.seats[ask.player].bot is not None:
                    self.session.bot_answers()
                    if not self.persons:
                        self.look_on()
                elif len(ask.options) == 1 and verb_of(ask.options[0]) != END:
                    self.answer_what_is_forced(ask)
                else:
                    self.ask_person(ask)
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
        names = [seat.name for seat in self.session.seats]
        self.console.print(draw(self.session.table, self.session.game.layout(), observer, names))

    def news(self, observer: int) -> None:
        """What has happened since the observer last looked."""
        for line in self.session.lines(observer, self.shown[observer]):
            out = Text("  " + line.text)
            if line.clause:
                out.append(f"  [{line.clause}]", style="dim")
            self.console.print(out)
        self.shown[observer] = len(self.session.events)

    def look_on(self) -> None:
        """Bot against bot: the log as it grows, and the table once a turn."""
        self.news(SPECTATOR)
        if self.session.table.turn != self.drawn_turn:
            self.drawn_turn = self.session.table.turn
            self.show_table(SPECTATOR)
        if self.pause:
            time.sleep(self.pause)

    def outcome(self) -> str:
        winner = self.session.table.winner
        if winner == DRAWN_GAME:
            return "The game is a draw."
        name = self.session.seats[winner].name
        return "You win the game." if name == "You" else f"{name} wins the game."

    # -- asking
    def answer_what_is_forced(self, ask: Ask) -> None:
        """Only one thing can be done: it is done, and said. (The end of a phase waits: one may want to look, or take back.)"""
        t = self.session.table
        text = self.session.game.option_text(t, ask.options[0], ask.player)
        question = self.session.game.question_text(t, ask, ask.player)
        self.news(ask.player if self.at_keyboard == ask.player else SPECTATOR)
        self.say(f"{question} Only one choice: {text}.", "dim")
        self.session.answer(0)

    def ask_person(self, ask: Ask) -> None:
        """Show what there is to decide, and carry out the commands that come until it is decided."""
        if ask.player != self.at_keyboard:
            self.change_places(ask.player)
        self.news(ask.player)
        self.show_table(ask.player)
        self.show_options(ask)
        table = self.session.table
        while self.session.table is table and self.session.table.decision() is ask:
            self.obey(self.read(f"{self.session.seats[ask.player].name}> "), ask)

    def change_places(self, player: int) -> None:
        """Two people at one keyboard: neither shall see the other's hand."""
        if self.at_keyboard != SPECTATOR:
            self.console.print("\n" * 40 if self.console.is_terminal else "")
        self.read(f"{self.session.seats[player].name}, sit down and press Enter. ")
        self.at_keyboard = player

    def show_options(self, ask: Ask) -> None:
        game = self.session.game
        t = self.session.table
        self.say(game.question_text(t, ask, ask.player), "bold")
        if ask.ability >= 0:
            self.say("  " + " ".join(t.library.abilities[ask.ability].text.split()), "italic")
        for i, code in enumerate(ask.options):
            self.say(f"  {i + 1:2d}  {game.option_text(t, code, ask.player)}")
        self.say("  Enter to go on, or ? for help" if len(ask.options) == 1 else "  number, or ? for help", "dim")

    def read(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="")
        return input().strip()

    # -- obeying
    def obey(self, line: str, ask: Ask) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.isdecimal() or (not line and len(ask.options) == 1):
            self.take(int(line) if line else 1, ask)
            return
        commands: dict[str, Callable[[str, Ask], None]] = {
            "?": self.help, "help": self.help, "why": self.why, "view": self.view, "undo": self.undo, "log": self.log,
            "save": self.save, "quit": self.quit, "table": self.table,
        }  # fmt: skip
        command = commands.get(word.lower())
        if command is not None:
            command(rest, ask)
        elif word:
            self.say(f'"{line}" is no number and no command. ? shows what you can do.')

    def take(self, number: int, ask: Ask) -> None:
        refusal = self.session.answer(number - 1)
        if refusal is not None:
            self.say(f"There are {len(ask.options)} options; {number} is none of them.")

    def help(self, rest: str, ask: Ask) -> None:
        self.say(answers.HELP)
        self.say(self.session.game.turn_in_short())

    def why(self, rest: str, ask: Ask) -> None:
        if not rest:
            lines = answers.why_so(self.session, ask.player)
        elif rest.isdecimal():
            lines = answers.why_option(self.session, ask.player, int(rest))
        else:
            lines = answers.why_card(self.session, ask.player, rest)
        for line in lines:
            self.say("  " + line)

    def view(self, rest: str, ask: Ask) -> None:
        if not rest:
            self.say("Which card? view NAME")
            return
        for line in answers.view_card(self.session, ask.player, rest):
            self.say(line)

    def undo(self, rest: str, ask: Ask) -> None:
        why = self.session.take_back(ask.player)
        if why:
            self.say(f"You can't take back: {why}.")
            return
        self.shown = [min(shown, len(self.session.events)) for shown in self.shown]
        self.say("Taken back.", "bold")

    def log(self, rest: str, ask: Ask) -> None:
        for line in self.session.lines(ask.player):
            self.say("  " + answers.with_clause(line))

    def table(self, rest: str, ask: Ask) -> None:
        self.show_table(ask.player)
        self.show_options(ask)

    def save(self, rest: str, ask: Ask) -> None:
        file = rest or f"{self.session.game.code}-game.json"
        try:
            save_replay(self.session.recorder.replay(), file)
        except InputError as fault:
            self.say(str(fault))
            return
        self.say(f"Saved as {file}. `cardwright play {self.session.game.code} --resume {file}` goes on with it.")

    def quit(self, rest: str, ask: Ask) -> None:
        raise Quit
