"""The loop of a game at a terminal: show, ask, understand, carry out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console
from rich.text import Text

from cardwright.bots import Bot
from cardwright.cli.keyboard import a_number, read_line
from cardwright.cli.terminal import answers, prompts
from cardwright.cli.terminal.choices import Choice, choices_of, did_you_mean, meant
from cardwright.cli.terminal.drawing import draw
from cardwright.cli.terminal.passing import Passing, nothing_to_do
from cardwright.cli.terminal.signs import signs_in_words
from cardwright.errors import InputError, Refused
from cardwright.face.asking_why import readable
from cardwright.face.decision import Decision
from cardwright.face.game import Game
from cardwright.games.naming import capital
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
        self.bots_thought = ""  # about its last decision with a choice, as far as the person may know it
        self.choices: list[Choice] = []
        self.passing: Passing | None = None
        self.signs = signs_in_words(game.start.entry.layout())
        game.log()  # it is kept from the first decision on

    def play(self) -> None:
        """Until the game is over, or the person has enough."""
        try:
            while (decision := self.game.decision) is not None:
                bot = self.seats[decision.player].bot
                if bot is not None:
                    self.let_bot_answer(bot)
                    if not self.persons:
                        self.look_on()
                elif self.passing is not None and self.passing.goes_on(self.game, decision):
                    self.game.apply(self.passing.answer(decision))
                elif nothing_to_do(self.game, decision):
                    self.game.apply(0)
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
        self.console.print(Text(self.in_words(text), style=style))

    def in_words(self, text: str) -> str:
        """Signs that not everybody can read, in words."""
        for sign, words in self.signs.items():
            text = text.replace(sign, words)
        return text

    def show_table(self, observer: int) -> None:
        self.console.print(draw(self.game, observer, [seat.name for seat in self.seats]))

    def news(self, observer: int) -> bool:
        """What has happened since the observer last looked; whether anything has."""
        events = self.game.log(observer, self.shown[observer])
        for (text, clause), alike in groupby((event.text, event.clause) for event in events if event.text):
            times = len(list(alike))
            out = Text("  " + self.in_words(text))
            out.append((f"  [{clause}]" if clause else "") + (f"  {times} times" if times > 1 else ""), style="dim")
            self.console.print(out)
        self.shown[observer] += len(events)
        return bool(events)

    def look_on(self) -> None:
        """Bot against bot: the log as it grows, and the table once a turn."""
        self.news(SPECTATOR)
        if self.game.turn != self.drawn_turn:
            self.drawn_turn = self.game.turn
            self.show_table(SPECTATOR)
        if self.pause:
            time.sleep(self.pause)

    def outcome(self) -> str:
        """Who has won; and why nobody, if nobody has."""
        winner = self.game.winner
        if winner is None:
            return f"The game is a draw. {self.game.why(None, self.at_keyboard)}"
        name = self.seats[winner].name
        return "You win the game." if name == "You" else capital(f"{name} wins the game.")

    # -- asking
    def let_bot_answer(self, bot: Bot) -> None:
        place = bot.answer(self.game)
        self.bots_thought = bot.why(self.game, place, self.at_keyboard) or self.bots_thought
        self.game.apply(place)

    def answer_what_is_forced(self, decision: Decision) -> None:
        """Only one thing can be done: it is done, and said. (The end of a phase waits: one may want to look, or take back.)"""
        self.news(decision.player if self.at_keyboard == decision.player else SPECTATOR)
        self.say(f"{decision.question} Only one choice: {decision.options[0].label}.", "dim")
        self.game.apply(0)

    def ask_person(self, decision: Decision) -> None:
        """Show what there is to decide, and carry out the commands that come until it is decided."""
        self.passing = None
        if decision.player != self.at_keyboard:
            self.change_places(decision.player)
        if self.news(decision.player) or decision.data.so_far < 1:  # while several cards are chosen, the table stays as it was
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
        self.choices = choices_of(self.game, decision)
        self.say(prompts.where_we_are(self.game, decision, [seat.name for seat in self.seats]), "dim")
        self.say(decision.question, "bold")
        if chosen := prompts.chosen_so_far(self.game, decision):
            self.say(f"  Chosen so far: {chosen}.")
        if decision.text:
            self.say("  " + decision.text, "italic")
        for choice in self.choices:
            self.say(f"  {choice.number:2d}  {choice.line()}")
        self.say("  " + prompts.what_can_be_typed(self.game, decision, self.choices), "dim")

    def read(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="")
        return read_line()

    # -- obeying
    def obey(self, line: str, now: Decision) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        number = a_number(line)
        if number is not None:
            self.take(number)
            return
        if not line:
            self.go_on(now)
            return
        commands: dict[str, Callable[[str, Decision], None]] = {
            "?": self.help, "help": self.help, "why": self.why, "view": self.view, "look": self.look, "undo": self.undo,
            "log": self.log, "save": self.save, "quit": self.quit, "table": self.table, "pass": self.pass_on, "pay": self.pay,
        }  # fmt: skip
        command = commands.get(word.lower())
        if command is not None:
            command(rest, now)
        else:
            self.take_by_words(line, now, commands)

    def take(self, number: int) -> None:
        if 1 <= number <= len(self.choices):
            self.game.apply(self.choices[number - 1].place)
        else:
            self.say(f"There {prompts.how_many(len(self.choices))}; {number} is none of them.")

    def go_on(self, now: Decision) -> None:
        """Enter alone: the only choice, or the payment that is proposed."""
        proposed = prompts.suggested(self.choices)
        if len(self.choices) == 1:
            self.take(1)
        elif proposed is not None:
            self.take(proposed.number)
        elif prompts.payment(self.game) is not None:
            self.pay("", now)
        else:
            self.say(f"Enter alone is not enough here: there {prompts.how_many(len(self.choices))}. Type a number or a name.")

    def take_by_words(self, line: str, now: Decision, commands: Iterable[str]) -> None:
        """An option by its words, or by the name of its card."""
        names = {c.key: c.form.name for c in readable(self.game, now.player)}
        found = meant(self.choices, line, names)
        if len(found) == 1:
            self.take(found[0].number)
            return
        if found:
            several = ", ".join(f"{choice.number} ({choice.label})" for choice in found[:8])
            self.say(f'"{line}" could be {several}. Type its number, or more of its words.')
            return
        refusals = answers.why_card(self.game, now.player, line) if line.casefold() in map(str.casefold, names.values()) else []
        if refusals:
            for said in refusals:
                self.say("  " + said)
            return
        labels = [choice.label for choice in self.choices]
        known = [*labels, *(label.partition(" ")[0].lower() for label in labels), *names.values(), *commands]
        self.say(f'"{line}" is no number, no option and no command. {did_you_mean(line, known) or "? shows what you can do."}')

    def pay(self, rest: str, now: Decision) -> None:
        """The payment that is proposed, all of it."""
        plan = self.game.plan()
        if plan is None:
            self.say("Nothing is to be paid now.")
            return
        self.game.apply_all(plan["steps"])

    def pass_on(self, rest: str, now: Decision) -> None:
        """Do nothing, here and in every window that follows, until something happens."""
        passing = Passing(self.game, now)
        if passing.answer(now) < 0:
            self.say("You can't pass here: something must be decided.")
            return
        self.passing = passing
        self.game.apply(passing.answer(now))

    def help(self, rest: str, now: Decision) -> None:
        self.say(answers.help_for(self.game))
        self.say(self.game.start.entry.turn_in_short())

    def why(self, rest: str, now: Decision) -> None:
        number = a_number(rest)
        if number is not None and not 1 <= number <= len(self.choices):
            lines = [f"There {prompts.how_many(len(self.choices))}; {number} is none of them."]
        elif rest and number is None:
            lines = answers.why_card(self.game, now.player, rest)
        else:
            lines = self.game.why(None if number is None else self.choices[number - 1].place, now.player).splitlines()
            if not rest and self.bots_thought:
                lines.append(f"What the bot thought last: {self.bots_thought}")
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
