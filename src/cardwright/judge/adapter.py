"""What the builder asks a game: its words for zones, numbers and states, its cards, and how a table of it is set.

A game says what is its own in a subclass, in its module `outside.judge`. The builder, the scenarios and the coverage know no game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from cardwright.cards import CardPool, CardRecord, Deck, shape_of, starter_pool
from cardwright.games.library import CardLibrary
from cardwright.games.registry import game_named
from cardwright.games.showing import names_of
from cardwright.kernel import chance
from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Procedure
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import Table

PLAYERS = ("you", "opponent")
# Starts that every game has: the player may act, a turn is about to begin, the game is about to begin.
MAIN = "main"
TURN = "turn"
SET_UP = "set-up"
IDLE = "Idle Card"

Fact = Callable[[Table, Card], Any]
PlayerFact = Callable[[Table, int], Any]


@dataclass
class Setting:
    """How a table begins, as the test says it."""

    active: int = 0
    turn: int = 0
    start: str = "main"
    seed: int = 1
    numbers: dict[tuple[int, int], int] = field(default_factory=dict)
    """By number and player."""
    fills: dict[tuple[int, int], int] = field(default_factory=dict)
    """By zone and player: how many harmless cards lie there beside those that the test names."""
    decks: Sequence[Deck] = ()
    """Two whole decks to play with, instead of cards put here and there."""


@dataclass(eq=False)
class Placed:
    """One card that the test puts on the table."""

    record: CardRecord
    zone: int
    player: int
    owner: int
    label: str
    bottom: bool = False
    turned: int = 0
    facedown: bool | None = None
    back_face: bool = False
    damage: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    arrived_this_turn: bool = False
    links: list[tuple[int, Placed]] = field(default_factory=list)
    """Kinds of link, and the cards that are linked to this one."""
    how: dict[str, Any] = field(default_factory=dict)
    """How else it lies there, in the game's own words (`how_words`)."""
    id: int = -1


def refuse_unknown(name: str, printed: Mapping[str, Any], known: Sequence[str]) -> None:
    """A card that a test writes has only what is printed on cards of this game."""
    for word in printed:
        if word not in known:
            raise ValueError(f"{name}: a card has no {word!r}; there are: {', '.join(known)}")


def several(words: str | Sequence[str]) -> list[str]:
    """One word or several, as a list."""
    return [words] if isinstance(words, str) else list(words)


def marked(bit: int) -> Fact:
    """Is this mark on the card?"""
    return lambda t, c: c.marks & bit != 0


def stat(number: int) -> Fact:
    """One of its numbers, as it counts now."""
    return lambda t, c: t.look(c).stats[number]


class NotUnderstood(ValueError):
    """A card with a line of text that is not understood."""


class GameAdapter:
    """One game, for the judge. What it does not say itself is as its modules `terms`, `setup`, `turn` and `start` say."""

    zone_aliases: Mapping[str, int] = {}
    """Further names of zones."""
    number_aliases: Mapping[str, int] = {}
    """Further names of a player's numbers."""
    own_facts: Mapping[str, Fact] = {}
    """What can be asked of a card of this game only."""
    player_facts: Mapping[str, PlayerFact] = {}
    """What can be asked of a player beyond zones and numbers."""
    own_shortcuts: Mapping[str, str] = {}
    """Further words of the builder that write a card in place, by the type line that they stand for."""
    turned_word = "turned"
    upright_word = "upright"
    """What the game calls a card that is turned sideways, and one that is not."""
    link_words: Mapping[str, tuple[int, int]] = {}
    """Words for links: the kind of the link, and the zone of the linked card."""
    how_words: tuple[str, ...] = ()
    """Further words of the builder for how a card lies on the table, for `settle`: a position, a third state."""
    states: tuple[str, ...] = ()
    """What scenarios say most of a card that lies on a table of this game, for whoever lays one out; dots are to be filled in."""
    questions: Mapping[int, str] = {}
    """What decisions are about, where tests have other words for it than the game's `questions`."""
    printed: tuple[str, ...] = ()
    """What a test may print on a card that it writes; none said: its numbers, text, traits and back."""
    printed_numbers: tuple[str, ...] = ()
    """Numbers of the game's own that a scenario prints on a card: `bp 3000`."""
    printed_words: tuple[str, ...] = ()
    """Words of the game's own that a scenario prints on a card: `symbols red and blue`."""
    pass_word: str = "done"
    """What the game calls doing nothing in a window where one may act."""
    attack_instead: str = ""
    """What a scenario writes in a game that has no option "attack with this card": how an attack is begun there."""
    windows: tuple[str, ...] = ()
    """The questions of windows in which both players may act or pass: "both pass"."""
    usual_first: tuple[str, ...] = ()
    """Questions whose first option is the usual answer, such as how to pay: "you pay as usual"."""
    starts: tuple[str, ...] = (MAIN, TURN, SET_UP)
    usual_turn = 9
    decks: Mapping[int, tuple[int, int]] = {}
    """How many harmless cards there are in these zones before the game, and in the middle of it."""
    idle: tuple[str, Mapping[str, Any]] = ("", {})
    """A harmless card: its type, and what is printed on it."""
    kept_in_hand: tuple[str, ...] = ()
    """Types of cards that lie in the hand unless the test says where; all others lie on the field."""
    leader_zone = -1
    """The zone of the leader (or other card that is always there), if the game has one."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.game = game_named(code)
        self.rules: Ruleset = self.game.rules()
        self.cards = self.game.cards
        self.shape = shape_of(code)
        self.printed = self.printed or (*self.shape.numbers, "text", "traits", "back")
        self.terms = self.game.part("terms")
        self.zones: Mapping[str, int] = {**self.terms.ZONES, **self.zone_aliases}
        self.own_zones = [
            zone.name.lower() for zone in self.rules.zones if zone.name.lower() in self.zones and not zone.shared
        ]  # of each player, as scenarios call them
        self.numbers = {name.lower(): number for number, name in enumerate(self.rules.number_names)} | dict(self.number_aliases)
        self.questions = {kind: question.name for kind, question in self.rules.questions.items()} | dict(self.questions)
        self.keywords = tuple(self.terms.KEYWORDS)
        self.facts = self._facts() | dict(self.own_facts)
        kinds = {kind.lower(): kind for kind in self.shape.kinds} | dict(self.own_shortcuts)
        self.shortcuts = {word: {"type": line} for word, line in kinds.items()}

    def _facts(self) -> dict[str, Fact]:
        """What can be asked of a card of any game, beyond name, zone, owner and controller."""
        terms = self.terms
        return {name.replace(" ", "_"): stat(number) for name, number in terms.STATS.items()} | {
            self.turned_word: lambda t, c: c.turned == 1,
            self.upright_word: lambda t, c: c.turned == 0,
            "faceup": lambda t, c: not c.facedown,
            "damage": lambda t, c: c.damage,
            "keywords": lambda t, c: set(names_of(t.look(c).keywords, terms.KEYWORDS)),
            "types": lambda t, c: names_of(t.look(c).types, terms.TYPES),
            self.shape.traits: lambda t, c: [name for i, name in enumerate(t.library.traits) if t.look(c).traits >> i & 1],
            "names": lambda t, c: list(t.look(c).names),
        }

    # -- words
    def type_words(self) -> list[str]:
        """The types of cards that can be written in place."""
        return sorted(kind.lower() for kind in self.shape.kinds)

    def type_line(self, words: Sequence[str]) -> str | None:
        """The type line that these words of a scenario stand for (`evolved follower`), if they do."""
        said = [word.capitalize() for word in words]
        kinds = [word for word in said if word in self.shape.kinds]
        special = [word for word in said if word in self.shape.subtypes]
        return " / ".join(kinds + special) if len(kinds) == 1 and len(kinds) + len(special) == len(words) else None

    def option_words(self, t: Table, code: int) -> str:
        """What an option of the game's own is called where it is chosen (a position, a type of attack); nothing for others."""
        return ""

    def usual_zone(self, type: str) -> str:
        """Where a card of that type lies unless the test says where."""
        return "hand" if type in self.kept_in_hand else self.rules.zones[self.rules.field].name

    # -- cards
    @cached_property
    def pool(self) -> CardPool:
        """The cards that can be called by name."""
        return starter_pool(self.code)

    def named(self, found: Sequence[CardRecord], zone: int) -> CardRecord:
        """Of several cards with one name, the one that belongs into this zone."""
        return found[0]

    def written(self, name: str, type: str, printed: Mapping[str, Any], number: int) -> CardRecord:
        """A card that the test writes in place; ValueError if a field does not fit the type."""
        said = self.in_print(printed)
        refuse_unknown(name, said, self.printed)
        kind, *special = type.split(" / ") if self.shape.subtypes else [type]
        back = said.pop("back", None)
        try:
            fields = self.fields(kind, special, said)
        except ValueError as fault:
            raise ValueError(f"{name}: {fault}") from None
        text = said.get("text", "")
        record = CardRecord(self.code, f"written-{number}", name, type, kind, tuple(special), text=text, raw=text, back=None)
        return replace(record, **fields, back=None if back is None else self._back(type, back, number))

    def in_print(self, said: Mapping[str, Any]) -> dict[str, Any]:
        """What a card shows, from the words that tests and scenarios have for it."""
        return dict(said)

    def fields(self, kind: str, special: Sequence[str], printed: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of the record of a card of this type; ValueError if something is printed that such a card does not have."""
        numbers = {word: printed.get(word, 1) for word in self.shape.numbers}
        fights = {"attack": numbers.get(self.shape.attack), "defense": numbers.get(self.shape.defense)}
        return {"cost": numbers.get("cost"), **fights, "traits": tuple(several(printed.get("traits", ()))), "extra": numbers}

    def back_type(self, type: str) -> str:
        """What the other side of a card of this type is, unless the test says so."""
        return type

    def _back(self, type: str, back: Mapping[str, Any], number: int) -> CardRecord:
        """The other side, written as a mapping with a name."""
        fields = dict(back)
        face = self.written(fields.pop("name"), fields.pop("type", self.back_type(type)), fields, number)
        return replace(face, id=f"written-{number} (back)")

    def filler(self, zone: int) -> CardRecord:
        """A harmless card that belongs into this zone."""
        type, printed = self.idle
        return replace(self.written(IDLE, type or min(self.shape.kinds), printed, 0), id="idle-card")

    def leader(self, player: int) -> CardRecord | None:
        """The leader that a player has unless the test names one."""
        return None

    def library(self, records: Sequence[CardRecord], decks: Sequence[Deck], tokens: Sequence[CardRecord] = ()) -> CardLibrary:
        """A library with these cards; `NotUnderstood` names a line of text that is not. `tokens`: beside the game's own."""
        written = Deck("cards of the test", self.code, self.shape.format, "", None, tuple(records), ())
        library = self.cards.build([*decks, written], tokens)
        for record in library.records:  # the tokens that they create too
            for face in (library.face(record), library.back(record)):
                if face is not None and face.unread:
                    raise NotUnderstood(f"{record.name}: this text is not understood: {face.unread[0]}")
        return library

    # -- the table
    def new_table(self, setting: Setting, cards: CardLibrary) -> Table:
        """An empty table, or one with whole decks where they are before the game."""
        seed = chance.seed_from(setting.seed)
        if not setting.decks:
            return Table(self.rules, cards.library, seed)
        return self.game.set_table(setting.decks, cards, seed)

    def complete(self, setting: Setting) -> None:
        """Fill in what the test does not say."""
        setting.turn = setting.turn or self.usual_turn
        begun = self.begun(setting)
        for player in range(2):
            for zone, (before, later) in self.decks.items():
                if not setting.decks:
                    setting.fills.setdefault((zone, player), later if begun else before)
            for which, value in self.usual_numbers(setting, player).items() if begun else ():
                setting.numbers.setdefault((which, player), value)

    def usual_numbers(self, setting: Setting, player: int) -> Mapping[int, int]:
        """The numbers that a player has in the middle of a game unless the test says otherwise."""
        return {}

    def turns_taken(self, setting: Setting, player: int) -> int:
        """How many turns a player has had by then."""
        first = setting.active if setting.turn % 2 == 1 else 1 - setting.active
        taken = (setting.turn + 1) // 2 if player == first else setting.turn // 2
        return taken - 1 if setting.start == TURN and player == setting.active else taken

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        """What else belongs to a card that lies where the test put it (its face, its first counters)."""
        if card.back is not None and placed.back_face:
            t.show(card, card.back)
        if placed.facedown:
            card.facedown = True

    def begun(self, setting: Setting) -> bool:
        """Is the game under way?"""
        return setting.start != SET_UP

    def begin(self, t: Table, setting: Setting) -> None:
        """Turn, players and the stack that the real procedure would have at this start."""
        if not self.begun(setting):
            if not t.stack:
                t.stack = [self.new_game(setting)]
            return
        game = self.new_game(setting)
        game.at = game.next = type(game).TAKE_TURN  # type: ignore[attr-defined]
        t.active = setting.active
        t.first = setting.active if setting.turn % 2 == 1 else 1 - setting.active
        t.turn = setting.turn - 1 if setting.start == TURN else setting.turn
        t.memory = self.memory(setting)
        t.stack = [game]
        if setting.start != TURN:
            self.enter(t, setting)

    def new_game(self, setting: Setting) -> Procedure:
        """The procedure of a whole game, in a step of which (`TAKE_TURN`) turns are taken."""
        game: Procedure = self.game.part("setup").Game()
        return game

    def memory(self, setting: Setting) -> list[int]:
        """What the rules remember between turns: mostly whose ordinary turn comes next."""
        return [1 - setting.active]

    def enter(self, t: Table, setting: Setting) -> None:
        """Put the turn on the stack, at the step where this start is: by default, that of the main phase."""
        turn: Procedure = self.game.part("turn").Turn(setting.active)
        step = type(turn).MAIN_PHASE  # type: ignore[attr-defined]
        t.stack.append(at_step(turn, step, step))


def at_step(turn: Procedure, at: int, next: int) -> Procedure:
    """A procedure that is in this step, and goes on with that one."""
    turn.at = at
    turn.next = next
    return turn
