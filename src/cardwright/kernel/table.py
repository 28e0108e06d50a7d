"""The table: a game's state and its outlook, and the loop that runs it until someone must decide."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel import chance
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT, Card, Piece, Snapshot
from cardwright.kernel.continuous import ANYTHING, NUMBERS_SHIFT, STIRRED_SHIFT, TURNS, WHATEVER
from cardwright.kernel.events import DRAWN_GAME as DRAWN_GAME  # for whoever asks how a game ended
from cardwright.kernel.events import OUTCOME, Event
from cardwright.kernel.frames import Ask, Frame, Todo
from cardwright.kernel.kept_up_cycles import ACTION, MARK, option_of
from cardwright.kernel.layers import refresh
from cardwright.kernel.logbook import note_down
from cardwright.kernel.outlook import Outlook
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.state import State

if TYPE_CHECKING:
    from cardwright.kernel.faces import Face, Look
    from cardwright.kernel.library import Library
    from cardwright.kernel.logbook import Entry
    from cardwright.kernel.ruleset import Ruleset

PLAYERS: Final = 2
NAMES: Final = ("Player 1", "Player 2")  # what players are called unless somebody says otherwise
NO_OPTION: Final = "That is not one of the options of this decision."
ENDLESS: Final = 100_000  # so many steps without a decision mean that there will be none
LONG: Final = 4096  # so many notes of cards that were written to are dropped
ALL_WORDS: Final = 1 << 32  # how many different words the random stream is made of


def without(ask: Ask, code: int) -> Ask:
    """The same decision without one of its options: the player has said that they will do something else."""
    options = [other for other in ask.options if other != code]
    if not options:
        return ask
    return Ask(
        ask.player, ask.kind, ask.clause, options, ask.about, ask.ability, ask.so_far, ask.most, ask.labels, ask.least, ask.chosen
    )


class Table(State):
    """A game in progress: its state, the outlook that is worked out from it, and the loop that runs it."""

    # So many attributes are slow to read and to copy unless they have fixed places.
    __slots__ = (
        "arrival", "dirty", "gathering", "generation", "grouping", "library", "log", "names", "outlook", "own_since", "own_zones",
        "pause", "random_block", "random_words", "rules", "trace", "written",
    )

    def __init__(self, rules: Ruleset, library: Library, seed: bytes, like: Table | None = None) -> None:
        super().__init__(seed)
        self.rules = rules
        self.library = library
        # Is the outlook still right? 0: yes. Odd, or True: it must be worked out anew. Even: what has been touched (STIRRED_SHIFT).
        self.dirty = 1
        self.own_since = 1  # a card whose generation is an earlier one is shared with a clone: see `mine`
        self.generation = 1  # and one of this generation has been written to since somebody looked
        self.own_zones = -1  # the zones whose lists are not shared with a clone (bits): see `my_zone`
        self.pause = False  # the loop stops after each step (recording, or the game is over)
        # Never while anybody decides:
        self.grouping = 0  # the batch of the operation that is running; 0 if none is
        self.arrival = 0  # the stamp that cards share which arrive together; 0 where each has its own
        self.gathering = False  # are events only proposed? See `kernel.proposing`
        # For those who watch:
        self.names: tuple[str, ...] = NAMES  # what the players are called
        self.trace: set[str] | None = None  # the clauses that have been carried out
        self.log: list[Entry] | None = None  # what has happened: see `kernel.logbook`
        self.written: list[int] | None = None  # the cards that have been written to: see `looked_at`
        # The part of the random stream that has been worked out:
        self.random_block = -1
        self.random_words: list[int] = []
        if like is None:
            self.outlook = Outlook([], {})
            self.zones = [[] for _ in range(len(rules.zones) * PLAYERS)]
            self.numbers = [0] * (len(rules.number_names) * PLAYERS)
        else:
            self.outlook = like.outlook
            self.become(like)

    # -- zones and cards
    def zone(self, kind: int, player: int) -> list[int]:
        """The cards of a zone; the top of an ordered one is the end of the list. Don't write to it."""
        return self.zones[kind * PLAYERS + player]

    def my_zone(self, place: int) -> list[int]:
        """The list of a zone's cards to write to."""
        if not self.own_zones >> place & 1:
            self.own_zones |= 1 << place
            self.zones[place] = self.zones[place][:]
        return self.zones[place]

    def zone_player(self, kind: int, player: int) -> int:
        """Whose list a zone's cards are kept in."""
        return 0 if self.rules.zones[kind].shared else player

    def mine(self, id: int) -> Card:
        """The card to write to."""
        c = self.cards[id]
        if c.generation != self.generation:
            if c.generation < self.own_since:
                c = c.copy()
                self.cards[id] = c
            c.generation = self.generation
            if self.written is not None:
                self.written.append(id)
        return c

    def at(self, ref: int) -> Card | None:
        """The card that a reference names, while it is still that card."""
        c = self.cards[ref & ID_MASK]
        return c if c.life == ref >> LIFE_SHIFT else None

    def look(self, c: Card) -> Look:
        """A card's information as it counts now."""
        if self.dirty:
            refresh(self)
        return self.outlook.looks[c.id]

    def watching(self, kinds: int) -> bool:
        """Does anybody watch one of these kinds of event (bits)?"""
        if self.dirty:
            refresh(self)
        return self.outlook.watched_events & kinds != 0

    def show(self, c: Card, face: Face) -> None:
        """This face of the card (or of a card linked over it) counts from now on. The card must be `mine`."""
        c.form = face
        self.own_outlook().looks[c.id] = face.look
        self.dirty = True
        self.check = True

    def snapshot(self, c: Card) -> Snapshot:
        return Snapshot(c.ref(), self.look(c), c)

    def last_known(self, ref: int) -> Snapshot | None:
        """What the card was when this reference ended, if that was this turn or is still spoken of."""
        events = self.history
        for i in range(len(events) - 1, -1, -1):
            b = events[i].before
            if b is not None and b.was == ref:
                return b
        for s in self.remembered:
            if s.was == ref:
                return s
        return None

    def piece(self, ref: int) -> Piece:
        """The card that a reference names, or what it was when the reference ended."""
        c = self.cards[ref & ID_MASK]
        if c.life != ref >> LIFE_SHIFT:
            was = self.last_known(ref)
            if was is not None:
                self.cite("@last_known")
                return was
        return c

    def look_at(self, ref: int) -> Look:
        """The information of the card that a reference names, or what it was when the reference ended."""
        c = self.cards[ref & ID_MASK]
        if c.life != ref >> LIFE_SHIFT:
            was = self.last_known(ref)
            if was is not None:
                self.cite("@last_known")
                return was.look
        return self.look(c)

    def new_card(self, owner: int, front: Face, back: Face | None, zone: int) -> Card:
        """A card that was not there before: a deck's at set-up, or a token."""
        c = Card(len(self.cards), owner, front, back, zone)
        c.generation = self.generation
        if self.written is not None:
            self.written.append(c.id)
        self.cards.append(c)
        self.own_outlook().looks.append(front.look)
        self.keys += 1
        c.key = self.keys
        return c

    def unmake(self, c: Card) -> None:
        """The newest card was never made: it could not be put anywhere."""
        self.cards.pop()
        self.own_outlook().looks.pop()

    def touch(self, what: int = WHATEVER) -> None:
        """Something of this kind has changed. If information depends on it, `refresh` looks whether that is still right, and the
        rules look again."""
        if self.outlook.depends_on & (what | ANYTHING):
            self.dirty |= what << STIRRED_SHIFT
            self.check = True

    def make_active(self, player: int) -> None:
        """From now on it is this player's turn: what holds during a turn, or counts what happened in it, changes with it."""
        self.active = player
        self.touch(TURNS)

    # -- numbers
    def number(self, which: int, player: int) -> int:
        return self.numbers[which * PLAYERS + player]

    def set_number(self, which: int, player: int, value: int) -> None:
        self.numbers[which * PLAYERS + player] = value
        if self.rules.checked_numbers >> which & 1:
            self.check = True
        self.touch(1 << NUMBERS_SHIFT + which)

    def next_stamp(self) -> int:
        self.stamp += 1
        return self.stamp

    def this_batch(self) -> int:
        """The number of the batch that happens now: the running operation's, or one of its own."""
        if self.grouping > 0:
            return self.grouping
        self.batch += 1
        return self.batch

    # -- chance
    def random(self, n: int) -> int:
        """A number from 0 to n - 1."""
        while True:
            drawn = self.random_drawn
            block = drawn >> chance.BLOCK_SHIFT
            if block != self.random_block:
                self.random_block = block
                self.random_words = chance.words_of_block(self.seed, block)
            x = self.random_words[drawn & chance.WORD_MASK]
            self.random_drawn = drawn + 1
            if x < ALL_WORDS - ALL_WORDS % n:  # so that every number is equally likely
                return x % n

    def reseed(self, seed: bytes) -> None:
        """Begin another random stream: for new games, and for tables that a bot imagines."""
        self.seed = seed
        self.random_block = -1

    def shuffle(self, kind: int, player: int) -> None:
        """Put a zone's cards into a random order; nobody can tell which is which afterwards."""
        xs = self.my_zone(kind * PLAYERS + player)
        for i in range(len(xs) - 1, 0, -1):
            j = self.random(i + 1)
            x = xs[i]
            xs[i] = xs[j]
            xs[j] = x
        for x in xs:
            self.hide(x)

    def hide(self, id: int) -> None:
        """Give a card a new key, and forget who had seen it."""
        c = self.cards[id]
        if c.generation != self.generation:
            c = self.mine(id)
        self.keys += 1
        c.key = self.keys
        c.seen_by = 0

    # -- citing
    def cite(self, clause: str) -> None:
        """Record that the code which carries out this clause has run. (Code that runs very often looks at `trace` first.)"""
        trace = self.trace
        if trace is not None:
            for one in clause.split(", "):
                if one.startswith("@"):
                    trace.update(self.rules.topics[one])
                elif one:  # what has no clause of its own cites nothing
                    trace.add(one)

    def cite_step(self, f: Frame) -> None:
        """The next step of this frame is carried out."""
        clauses = f.clauses()
        if 0 <= f.next < len(clauses):
            self.cite(clauses[f.next])

    def record(self) -> set[str]:
        """Start to record which clauses are carried out."""
        if self.trace is None:
            self.trace = set(self.library.built)
        self.pause = True
        return self.trace

    # -- the loop
    def run(self) -> None:
        """Go on until someone must decide or the game is over."""
        while self.winner < 0:
            for _ in range(ENDLESS):
                if self.trace is not None:
                    self.cite_step(self.stack[-1])
                todo = self.stack[-1].run(self)
                if todo is not None:
                    self.stack.append(todo)
                    if isinstance(todo, Ask):
                        if self.trace is not None:
                            self.cite(todo.clause)
                        if not (self.scripted and self.follow_script()):
                            return
                        break
                if self.winner >= 0:
                    return
            else:
                raise RuntimeError(f"After {ENDLESS} steps nobody has had to decide: this goes on for ever. ({self.where()})")

    def done(self) -> Todo:
        """A procedure has carried out its last step."""
        self.stack.pop()
        return None

    def finish(self, winner: int) -> None:
        """The game ends at once."""
        self.winner = winner
        self.pause = True
        self.rules.game_over(self)

    def end(self, winner: int, clause: str) -> None:
        """The game ends at once by this rule, where nothing could have happened instead."""
        self.finish(winner)
        drawn = winner == DRAWN_GAME
        e = Event(OUTCOME, -1, 0 if drawn else 1 - winner, amount=1 if drawn else 0, clause=clause)
        self.history.append(e)
        if self.log is not None:
            note_down(self, e, None, -1)

    def concede(self, player: int) -> None:
        """A player gives up, at any time: the other one wins at once, and nothing can replace it."""
        if self.winner < 0:
            self.cite("@concede")
            self.end(1 - player, self.rules.topics["@concede"][0])

    def decision(self) -> Ask | None:
        """What must be decided now; nothing when the game is over."""
        if self.winner >= 0:
            return None
        top = self.stack[-1]
        return top if isinstance(top, Ask) else None

    def apply(self, choice: int) -> Refusal | None:
        """Answer the decision with one of its options, by its place in the list. A refused answer changes nothing."""
        if self.winner >= 0:
            return Refusal(self.rules.topics["@over"][0], "The game is over.")
        top = self.stack[-1]
        assert isinstance(top, Ask)
        if choice < 0 or choice >= len(top.options):
            return Refusal(top.clause, f"There are {len(top.options)} options; {choice} is none of them.")
        code = top.options[choice]
        self.take(top, code)
        self.run()
        return None

    def take(self, ask: Ask, code: int) -> None:
        """The decision is made: hand the answer to the frame that asked."""
        self.stack.pop()
        self.stack[-1].answer = code
        self.trail.append(code * PLAYERS + ask.player)

    def follow_script(self) -> bool:
        """Give the next answer of a cycle that is being repeated; if it does not fit any more, the cycle is over. An action is only
        taken where the active player chooses the next one, and nothing else is answered there: a pass may mean more than before."""
        top = self.stack[-1]
        assert isinstance(top, Ask)
        answer = self.scripted[-1]
        if answer < 0:
            while self.scripted:
                top = without(top, (-1 - self.scripted.pop()) // PLAYERS)
            self.stack[-1] = top
            return False
        code = option_of(answer)
        fits = answer % PLAYERS == top.player and (answer & ACTION != 0) == (self.trail[-1:] == [MARK])
        if not fits or code not in top.options:
            self.scripted = []
            return False
        self.scripted.pop()
        self.take(top, code)
        return True

    def why_not(self, code: int) -> Refusal | None:
        """Why the player who decides may not do this now; nothing if they may."""
        top = self.decision()
        if top is None:
            return Refusal(self.rules.topics["@over"][0], "The game is over.")
        if code in top.options:
            return None
        no = self.rules.why_not(self, top.player, code)
        return no if no is not None else Refusal(top.clause, NO_OPTION)

    def where(self) -> str:
        """The place in the rulebook: 7.3.3 > 8.4.7 > 10.6.2.3"""
        out: list[str] = []
        for f in self.stack:
            if isinstance(f, Ask):
                out.append(f.clause)
            else:
                clauses = f.clauses()
                if 0 <= f.at < len(clauses):
                    clause = clauses[f.at]
                    out.append(self.rules.topics[clause][0] if clause.startswith("@") else clause)
        return " > ".join(out)

    # -- copies
    def clone(self) -> Table:
        """The same game once more. Cards and zones are shared until one of the two writes to them."""
        t = Table(self.rules, self.library, self.seed, self)
        t.pause = self.pause
        t.trace = self.trace
        t.names = self.names
        return t

    def become(self, other: Table) -> None:
        """From now on this table is in the same state as another one of the same game."""
        if self.seed is not other.seed:
            self.random_block = -1
        self.copy_from(other)
        other.generation += 2  # both must copy a card before they write to it, and a zone
        other.own_zones = 0
        self.own_zones = 0
        self.generation = other.generation + 1
        other.own_since = other.generation
        self.own_since = self.generation
        self.written = None
        other.outlook.shared = True
        self.outlook = other.outlook
        self.dirty = other.dirty

    def looked_at(self) -> list[int]:
        """For those who look again and again: from now on, which cards are written to is noted in this list. It only grows, so
        whoever looks again reads on from where they stopped. Another list, as there was none or it has become long, means that any
        card may have changed. A zone whose list is still the same one has not changed."""
        self.generation += 1
        self.own_zones = 0
        if self.written is None or len(self.written) > LONG:
            self.written = []
        return self.written

    def own_outlook(self) -> Outlook:
        """The outlook to write to."""
        if self.outlook.shared:
            self.outlook = self.outlook.copy()
        return self.outlook
