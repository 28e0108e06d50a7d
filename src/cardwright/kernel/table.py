"""The table: the whole state of a game as plain data, and the loop that runs it until someone must decide."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel import chance
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT, Card, Piece, Snapshot
from cardwright.kernel.continuous import ANYTHING, NUMBERS_SHIFT, TURNS, WHATEVER
from cardwright.kernel.frames import Ask, Frame, Todo
from cardwright.kernel.layers import refresh
from cardwright.kernel.refusals import Refusal

if TYPE_CHECKING:
    from cardwright.kernel.contexts import Delayed, Pending, Ruling, Stacked
    from cardwright.kernel.continuous import Continuous, Link, PassiveEntries
    from cardwright.kernel.events import Event
    from cardwright.kernel.faces import Face, Look
    from cardwright.kernel.library import Library
    from cardwright.kernel.ruleset import Ruleset

PLAYERS: Final = 2
ENDLESS: Final = 100_000  # steps without a decision, by which a run that is recorded is known to have no end
NOBODY: Final = -1
ALL_WORDS: Final = 1 << 32  # how many different words the random stream is made of
DRAWN_GAME: Final = 2


def without(ask: Ask, code: int) -> Ask:
    """The same decision without one of its options: the player has said that they will do something else."""
    options = [other for other in ask.options if other != code]
    if not options:
        return ask
    return Ask(ask.player, ask.kind, ask.clause, options, ask.about, ask.ability, ask.so_far, ask.most)


class Table:
    """Everything that a game is in the middle of. Change it through events; read characteristics through `look`."""

    # So many attributes are slow to read and to copy unless they have fixed places.
    __slots__ = (
        "active", "altered", "arrival", "averted", "barred", "batch", "block", "cards", "check", "controlled", "cycle_shape",
        "dearer", "delayed", "dirty", "drawn", "dynamic", "effects", "ever", "first", "gathering", "gen", "grants", "grouping",
        "history", "kept", "keys", "library", "links", "log", "looks", "memory", "minded", "numbered", "numbers", "outside",
        "passives", "pause", "paying", "paying_since", "pending", "pool", "previous", "priced", "reach", "reads", "refused",
        "remembered", "replaced", "rules", "rulings", "scripted", "seed", "shields", "spare", "stack", "stacked", "stamp",
        "trace", "trail", "tried", "turn", "uses", "watched", "winner", "words", "zones",
    )

    def __init__(self, rules: Ruleset, library: Library, seed: bytes, blank: bool = False) -> None:
        self.rules = rules
        self.library = library
        self.seed = seed
        self.drawn = 0  # how much of the random stream has been used
        self.active = 0
        self.first = 0  # the player who went first
        self.turn = 0
        self.winner = NOBODY
        self.tried = -1  # the last noted action
        self.cycle_shape = 0  # the position when a cycle of actions was first noticed
        self.stamp = 0
        self.keys = 0
        self.batch = 0  # the number of the last batch of events that belong together
        self.grouping = 0  # the batch of the operation that is running; 0 outside of one
        self.arrival = 0  # the stamp that cards share which arrive together; 0 where each has its own
        self.paying = 0  # how many costs are being paid, one inside another
        self.gathering = False  # are events only proposed? See `kernel.proposing`; never while anybody decides
        self.paying_since = 0  # where in the history the outermost of them began
        self.check = True  # may state checks find something?
        self.pause = False  # the loop stops after each step (recording, or the game is over)
        self.gen = 1
        self.block = -1  # the block of the random stream that `words` holds
        self.words: list[int] = []
        self.dirty = True  # must information be worked out anew?
        self.dynamic = 0  # what it depends on: bits of zones, NUMBERS, ... or ANYTHING
        self.reach = 0  # zones whose cards effects change that are not about certain cards (bits)
        self.reads = -1  # what information effects look at: see `kernel.continuous`
        self.controlled = False  # may effects say who controls a card?
        self.grants = False  # does one of them give abilities that watch for events, replace them or change information?
        self.priced = False  # does anything in play change what cards cost?
        self.dearer = False  # and may it make them cost more?
        self.numbered = 0  # the numbers of players that something in play sets (bits)
        self.watched = 0  # kinds of event that some card in play watches (bits)
        self.minded = 0  # those of them that a card watches of others than itself
        self.replaced = 0  # kinds of event that some replacement effect watches (bits)
        self.averted = 0  # those of them that one watches of more than its own card
        self.trace: set[str] | None = None
        self.log: list[Event] | None = None
        if not blank:
            self.begin()

    def begin(self) -> None:
        """The lists of an empty table. (A clone gets copies instead.)"""
        self.cards: list[Card] = []
        self.zones: list[list[int]] = [[] for _ in range(len(self.rules.zones) * PLAYERS)]
        self.numbers: list[int] = [0] * (len(self.rules.number_names) * PLAYERS)
        self.stack: list[Frame] = []
        self.pending: list[Pending] = []
        self.stacked: list[Stacked] = []  # what has been played and waits to be resolved, the newest last
        self.spare: list[int] = []  # pseudo-cards that stand for no ability at the moment
        self.delayed: list[Delayed] = []
        self.effects: list[Continuous] = []
        self.links: list[Link] = []
        self.history: list[Event] = []  # what happened this turn
        self.remembered: list[Snapshot] = []  # cards of earlier turns, as they last were, that are still spoken of
        self.uses: list[int] = []  # this turn: reference, ability, times, ...
        self.ever: list[int] = []  # this game, of abilities with a title: player, title, times, ...
        self.pool: list[int] = []  # what players have produced and not spent yet: see `kernel.pool`
        self.shields: list[Delayed] = []  # replacement effects that an effect made: they wait for their event
        self.kept: list[Table] = []  # checkpoints to rewind to
        self.refused: list[int] = []  # options that turned out to be impossible: not offered again until something else is done
        self.barred: list[int] = []  # positions by their keys, and an option that may not be taken from there: key, code, ...
        self.previous: list[Table] = []  # the position before the last noted action
        self.trail: list[int] = []  # the answers of this turn, to notice cycles of actions
        self.scripted: list[int] = []  # answers of a cycle that is being repeated, the next one last: the table gives them itself
        self.memory: list[int] = []  # facts of the game's own that outlast a turn
        # Worked out from the above, not saved.
        self.looks: list[Look] = []  # by card: its information as it counts now, unless `dirty`
        self.altered: list[int] = []  # the cards whose information effects have changed
        self.rulings: list[Ruling] = []  # what cards in play say about costs and numbers
        self.outside: list[int] = []  # cards whose abilities work where they are, off the field
        self.passives: dict[int, PassiveEntries] = {}  # by card: shared by clones, for it says itself whether it still fits

    # -- zones and cards
    def zone(self, kind: int, player: int) -> list[int]:
        """The cards of a zone; the top of an ordered one is the end of the list. Don't write to it."""
        return self.zones[kind * PLAYERS + player]

    def zone_player(self, kind: int, player: int) -> int:
        """Whose list a zone's cards are kept in."""
        return 0 if self.rules.zones[kind].shared else player

    def mine(self, id: int) -> Card:
        """The card to write to."""
        c = self.cards[id]
        if c.gen != self.gen:
            c = c.copy()
            c.gen = self.gen
            self.cards[id] = c
        return c

    def at(self, ref: int) -> Card | None:
        """The card that a reference names, while it is still that card."""
        c = self.cards[ref & ID_MASK]
        return c if c.life == ref >> LIFE_SHIFT else None

    def look(self, c: Card) -> Look:
        """A card's information as it counts now."""
        if self.dirty:
            refresh(self)
        return self.looks[c.id]

    def watching(self, kinds: int) -> bool:
        """Does anybody watch one of these kinds of event (bits)?"""
        if self.dirty:
            refresh(self)
        return self.watched & kinds != 0

    def show(self, c: Card, face: Face) -> None:
        """This face of the card (or of a card linked over it) counts from now on. The card must be `mine`."""
        c.form = face
        self.looks[c.id] = face.look
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
                return was
        return c

    def look_at(self, ref: int) -> Look:
        """The information of the card that a reference names, or what it was when the reference ended."""
        c = self.cards[ref & ID_MASK]
        if c.life != ref >> LIFE_SHIFT:
            was = self.last_known(ref)
            if was is not None:
                return was.look
        return self.look(c)

    def new_card(self, owner: int, front: Face, back: Face | None, zone: int) -> Card:
        """A card that was not there before: a deck's at set-up, or a token."""
        c = Card(len(self.cards), owner, front, back, zone)
        c.gen = self.gen
        self.cards.append(c)
        self.looks.append(front.look)
        self.keys += 1
        c.key = self.keys
        return c

    def touch(self, what: int = WHATEVER) -> None:
        """Something that information may depend on has changed: `what` says which kind of thing, where it is only one. Where it
        does, the rules may find something to do about it."""
        if self.dynamic & (what | ANYTHING):
            self.dirty = True
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
        if self.dynamic >> (NUMBERS_SHIFT + which) & 1 or self.dynamic & ANYTHING:
            self.dirty = True
            self.check = True

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
            drawn = self.drawn
            block = drawn >> chance.BLOCK_SHIFT
            if block != self.block:
                self.block = block
                self.words = chance.words_of_block(self.seed, block)
            x = self.words[drawn & chance.WORD_MASK]
            self.drawn = drawn + 1
            if x < ALL_WORDS - ALL_WORDS % n:  # so that each is as likely as the other
                return x % n

    def reseed(self, seed: bytes) -> None:
        """From now on chance is another one: for tables that a bot imagines."""
        self.seed = seed
        self.block = -1

    def shuffle(self, kind: int, player: int) -> None:
        """Put a zone's cards into a random order; nobody can tell which is which afterwards."""
        xs = self.zones[kind * PLAYERS + player]
        for i in range(len(xs) - 1, 0, -1):
            j = self.random(i + 1)
            x = xs[i]
            xs[i] = xs[j]
            xs[j] = x
        keys = self.keys
        for x in xs:  # as `hide`
            c = self.cards[x]
            if c.gen != self.gen:
                c = self.mine(x)
            keys += 1
            c.key = keys
            c.seen_by = 0
        self.keys = keys

    def hide(self, id: int) -> None:
        """Give a card a new key, and forget who had seen it."""
        c = self.mine(id)
        self.keys += 1
        c.key = self.keys
        c.seen_by = 0

    # -- citing
    def cite(self, clause: str) -> None:
        """Record that the code which carries out this clause has run."""
        trace = self.trace
        if trace is not None:
            for one in clause.split(", "):
                if one.startswith("@"):
                    trace.update(self.rules.topics[one])
                else:
                    trace.add(one)

    def record(self) -> set[str]:
        """Start to record which clauses are carried out."""
        if self.trace is None:
            self.trace = set()
        self.pause = True
        return self.trace

    # -- the loop
    def run(self) -> None:
        """Go on until someone must decide or the game is over."""
        if self.trace is None:
            while self.winner < 0:
                todo = self.stack[-1].run(self)
                if todo is not None:
                    self.stack.append(todo)
                    if isinstance(todo, Ask) and not (self.scripted and self.follow_script()):
                        return
            return
        steps = 0
        while self.winner < 0:
            steps += 1
            if steps > ENDLESS:
                raise RuntimeError(f"After {ENDLESS} steps nobody has had to decide: this goes on for ever. ({self.where()})")
            f = self.stack[-1]
            at = f.next
            clauses = f.clauses()
            if 0 <= at < len(clauses):
                self.cite(clauses[at])
            todo = f.run(self)
            if todo is not None:
                self.stack.append(todo)
                if isinstance(todo, Ask):
                    self.cite(todo.clause)
                    if not (self.scripted and self.follow_script()):
                        return
                    steps = 0

    def done(self) -> Todo:
        """A procedure has carried out its last step."""
        self.stack.pop()
        return None

    def finish(self, winner: int) -> None:
        """The game ends at once."""
        self.winner = winner
        self.pause = True
        self.rules.game_over(self)

    def concede(self, player: int) -> None:
        """A player gives up, at any time: the other one wins at once, and nothing can replace it."""
        if self.winner < 0:
            self.cite("@concede")
            self.finish(1 - player)

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
        self.stack.pop()  # as `take`
        self.stack[-1].answer = code
        self.trail.append(code * PLAYERS + top.player)
        self.run()
        return None

    def take(self, ask: Ask, code: int) -> None:
        """The decision is made: hand the answer to the frame that asked."""
        self.stack.pop()
        self.stack[-1].answer = code
        self.trail.append(code * PLAYERS + ask.player)

    def follow_script(self) -> bool:
        """Give the next answer of a cycle that is being repeated; if it does not fit any more, the cycle is over."""
        top = self.stack[-1]
        assert isinstance(top, Ask)
        answer = self.scripted[-1]
        if answer < 0:
            self.scripted = []
            self.stack[-1] = without(top, (-1 - answer) // PLAYERS)
            return False
        code = answer // PLAYERS
        if answer % PLAYERS != top.player or code not in top.options:
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
        return no if no is not None else Refusal(top.clause, "That is not one of the options of this decision.")

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
        """The same game once more. Cards are shared until one of the two writes to them."""
        t = Table(self.rules, self.library, self.seed, True)
        t.drawn = self.drawn
        t.cards = self.cards[:]
        t.zones = [z[:] for z in self.zones]
        t.numbers = self.numbers[:]
        t.active = self.active
        t.first = self.first
        t.turn = self.turn
        t.winner = self.winner
        t.stack = [f.copy() for f in self.stack]
        t.pending = self.pending[:]
        t.stacked = self.stacked[:]
        t.spare = self.spare[:]
        t.delayed = self.delayed[:]
        t.effects = self.effects[:]
        t.links = self.links[:]
        t.history = self.history[:]
        t.remembered = self.remembered
        t.uses = self.uses[:]
        t.ever = self.ever[:]
        t.pool = self.pool[:]
        t.shields = self.shields[:]
        t.kept = self.kept[:]
        t.refused = self.refused[:]
        t.barred = self.barred[:]
        t.previous = self.previous[:]
        t.tried = self.tried
        t.trail = self.trail[:]
        t.scripted = self.scripted[:]
        t.cycle_shape = self.cycle_shape
        t.memory = self.memory[:]
        t.stamp = self.stamp
        t.keys = self.keys
        t.batch = self.batch
        t.paying = self.paying
        t.paying_since = self.paying_since
        t.check = self.check
        t.pause = self.pause
        self.gen += 2  # both sides must copy a card before they write to it
        t.gen = self.gen + 1
        t.looks = self.looks[:]
        t.altered = self.altered[:]
        t.dirty = self.dirty
        t.dynamic = self.dynamic
        t.reach = self.reach
        t.reads = self.reads
        t.grants = self.grants
        t.controlled = self.controlled
        t.rulings = self.rulings
        t.priced = self.priced
        t.dearer = self.dearer
        t.numbered = self.numbered
        t.watched = self.watched
        t.minded = self.minded
        t.replaced = self.replaced
        t.averted = self.averted
        t.outside = self.outside[:]
        t.passives = self.passives
        t.trace = self.trace
        return t
