"""One game that is stepped by actions: the place of an option on the page that is shown."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.envs.encoding.encoder import Encoder
from cardwright.envs.encoding.rows import words
from cardwright.envs.encoding.sizes import ANSWER, PAGE_END, WORD, page_of
from cardwright.kernel import options as o

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

DONE: Final = 1  # what `step` gives when the game is over
GOES_ON: Final = 0
ILLEGAL: Final = -1  # the action was none; nothing has changed
TOO_LONG: Final = 2  # what `Batch.step` gives when the game has taken too many actions


class Lane:
    """A table, where in a long decision its player is, and what both have answered last."""

    def __init__(self, table: Table, encoder: Encoder) -> None:
        self.table = table
        self.encoder = encoder
        self.page = 0
        self.places: list[int] = []  # the places of all options that were taken: with the seed, the whole game
        self.actions: list[int] = []  # all actions: those that turn a page too
        blank = bytes(encoder.sizes.answers * ANSWER * WORD)
        self.answered = [blank, blank]  # by seat: the last answers, as the block of an observation: the newest first
        self.kept = [encoder.new_kept(), encoder.new_kept()]  # by seat: what it saw when it last looked

    def copy(self, table: Table) -> Lane:
        """The same on another table that is asked the same."""
        out = Lane(table, self.encoder)
        out.page = self.page
        out.places = self.places[:]
        out.actions = self.actions[:]
        out.answered = self.answered[:]
        return out

    def player(self) -> int:
        """Who decides; -1 when the game is over."""
        ask = self.table.decision()
        return -1 if ask is None else ask.player

    def legal(self) -> int:
        """How many actions there are; they are the numbers below."""
        ask = self.table.decision()
        if ask is None:
            return 0
        count = len(ask.options)
        start, end = page_of(count, self.page, self.encoder.sizes.options)
        return end - start + (PAGE_END if end < count else 0)

    def place(self, action: int) -> int:
        """The place of the option that an action takes; -1 if it turns the page."""
        ask = self.table.decision()
        assert ask is not None
        start, end = page_of(len(ask.options), self.page, self.encoder.sizes.options)
        return start + action if start + action < end else -1

    def action_for(self, place: int) -> int:
        """The action that takes an option by its place in the whole decision; if it is on a later page, -1 less the action that
        turns to it."""
        ask = self.table.decision()
        assert ask is not None
        start, end = page_of(len(ask.options), self.page, self.encoder.sizes.options)
        return place - start if place < end else -1 - (end - start)

    def step(self, action: int) -> int:
        """Take an action, and let the game go on to the next decision."""
        t = self.table
        ask = t.decision()
        if ask is None or action < 0 or action >= self.legal():
            return ILLEGAL
        self.actions.append(action)
        place = self.place(action)
        if place < 0:
            self.page += 1
            return GOES_ON
        self.remember(ask.player, ask.kind, ask.options[place])
        self.page = 0
        self.places.append(place)
        t.apply(place)
        return DONE if t.winner >= 0 else GOES_ON

    def remember(self, player: int, kind: int, code: int) -> None:
        """What is known of an answer later: the question, the kind of option, and the text of the card or the number it named. Not
        which card it was: it may be shuffled away."""
        encoder = self.encoder
        verb = o.verb_of(code)
        value = o.value_of(code)
        text = 0
        card = encoder.options.card_named(self.table, code)
        if card >= 0:
            number = self.table.cards[card].form.number
            text = encoder.text_words[number][1] if number < len(encoder.text_words) else 0
        if card >= 0 or value == o.VALUE_MASK:
            value = 0
        row = words([kind + 1, verb + 1, value, o.extra_of(code), text])
        self.answered[player] = row + self.answered[player][: -len(row)]

    def observe(self, seat: int) -> bytes:
        """What a seat may know: see `Encoder.encode`."""
        page = self.page if self.player() == seat else 0
        return self.encoder.encode(self.table, seat, page, self.answered[seat], self.kept[seat])


class Batch:
    """Many lanes that are stepped in one call, each with its part of buffers that somebody else owns."""

    def __init__(self, lanes: list[Lane], words: memoryview, masks: memoryview, record: int, options: int, most: int) -> None:
        self.lanes = lanes
        self.most = most  # actions of a game
        self.players: list[int] = []  # by lane: who decides
        self.words = words  # of all observations, as bytes
        self.masks = masks
        self.record = record  # bytes of one observation
        self.options = options
        self.masked = [bytes([1] * n + [0] * (options - n)) for n in range(options + 1)]
        self.blank = bytes(record)
        self.filled: list[int] = []  # by lane: how many bytes of its observation may be other than 0
        self.legal: list[int] = []  # and how many actions its mask allows
        self.begin()

    def begin(self) -> None:
        """Nothing is known of what the buffers hold."""
        games = len(self.words) // self.record
        self.players = [0] * games
        self.filled = [self.record] * games
        self.legal = [-1] * games

    def step(self, actions: list[int]) -> list[int]:
        """Step all lanes, one for each action, and write what is observed in those that go on: right after its step, what is read
        of a game is still at hand. What each of them gives; those that are over are not observed, they begin anew."""
        out: list[int] = []
        for i in range(len(actions)):
            lane = self.lanes[i]
            how = lane.step(actions[i])
            if how == GOES_ON:
                if len(lane.actions) < self.most:
                    self.observe(i)
                else:
                    how = TOO_LONG
            out.append(how)
        return out

    def observe(self, i: int) -> None:
        """Write what the player who decides may know into the buffers, and which actions they have."""
        lane = self.lanes[i]
        seat = lane.player()
        self.players[i] = seat
        data = lane.observe(seat if seat >= 0 else 0)
        size = len(data)
        before = self.filled[i]
        self.filled[i] = size
        if size < before:
            data += self.blank[: before - size]
        start = i * self.record
        self.words[start : start + len(data)] = data
        legal = lane.legal()
        if legal != self.legal[i]:
            self.legal[i] = legal
            at = i * self.options
            self.masks[at : at + self.options] = self.masked[legal]
