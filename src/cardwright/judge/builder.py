"""The table builder: put cards on a table, let the players act, ask what happened. It serves the tests and the scenario files.

A test begins with the fixture of its game (`sve`) and reads like a description at a kitchen table:

    def test_a_follower_with_ward_must_be_attacked_first(sve):
        game = sve.game()                                                  # your main phase, 10 play points each
        knight = game.follower("Knight", attack=2, defense=2)              # on your field, since before this turn
        wall = game.follower("Wall", attack=1, defense=4, text="Ward.", on="opponent's field", engaged=True)
        assert game.why_not("attack", knight, game.opponent.leader).clause == "12.8.2"
        game.attack(knight, wall)
        assert wall.defense == 2 and knight.engaged
        game.shows("12.8.2", "8.4.3")                                      # fails if no code that cites them ran

The players are `"you"` (0) and `"opponent"` (1). Say how the table begins with

    sve.game(active="opponent", turn=3, start="turn", seed=7, your_hand=7, opponent_deck=0, your_play_points=2, evolution_points=1)

where `start` is "main" (the active player's main phase, the default), "turn" (as that player's turn begins) or "set-up" (before
the game; `decks=("swordcraft", "havencraft")` for ready decks); `your_...` and `opponent_...` set a number or fill a zone with
harmless cards, and without a prefix do so for both players. Decks hold 20 harmless cards unless you say otherwise.

**Cards**, before anything is done: `game.card("Acorn Scout", "your hand")` takes a card of the starter set or a token by name;
`game.follower`, `game.spell`, `game.amulet`, `game.evolved` (see the game's adapter) write one in place, with
`cost, attack, defense, text, traits, class_, universe`. Text is compiled as on a printed card, one ability a line; a line that is
not understood is an error. Where: `on=` or `zone=` "your field", "opponent's hand", "bottom of your deck" ... (in a deck, the card
named first lies on top). How: `engaged=True, damage=2, counters={"stack": 2}, arrived="this turn", facedown=True,
owner="opponent"`, `evolved_into=game.evolved("Knight", attack=4, defense=4)`, `label="first Knight"`.
What comes back is a handle: `knight.zone, .attack, .defense, .cost, .engaged, .keywords, .controller, .owner, .counters, .name,
.types, .evolved, .links ...`, always as they are now. Tokens that were made in play: `game.find("Fairy")`, `game.all("Fairy")`.

**Players**: `game.you`, `game.opponent`: `.hand, .field, .deck` (from the top) and so on as lists of handles, `.play_points`,
`.leader_defense` and so on as numbers, `.leader`.

**Acting**: `game.play(card, ...)`, `game.use(card, "piece of the ability's text", ...)`, `game.attack(card, target)`,
`game.choose(...)`, `game.passes()` / `game.opponent_passes()` / `game.you_pass()`, `game.end_main_phase()`, `game.end_turn()`,
`game.concede("you")`, `game.until_quiet()` (answers what leaves no choice). Further arguments are the answers to the decisions
that follow: handles, `"yes"`, `"no"`, `"done"`, a number, the number of a mode or a piece of its text, `"you"` or `"opponent"`.
Whatever is not legal raises `NotPossible` with the reason and the options.
A target that is the only one is not asked for, but may be named. A player with cards in hand is asked in every Quick window, so
that silence tells nothing: `game.opponent_passes()` after an attack, unless the opponent's hand is empty.

**Asking**: `game.options()` (handles, numbers and words), `game.can("attack", knight)`, `game.why_not("play", spell)` (a `Refusal`
with `.clause` and `.sentence`, or None), `game.decides`, `game.winner`, `game.active`, `game.turn`, `game.pending`,
`game.events("move")` (what happened, with clauses), `game.where()` (the place in the rulebook), `game.view("you")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from cardwright.cards import CardRecord, Deck
from cardwright.judge.adapter import PLAYERS, GameAdapter, Placed, Setting
from cardwright.judge.handles import CardHandle, PlayerHandle
from cardwright.judge.playing import NotPossible, Playing
from cardwright.judge.recording import Recorder
from cardwright.kernel.cards import Card
from cardwright.kernel.continuous import Link
from cardwright.kernel.events import BOTTOM, TOP
from cardwright.kernel.moving import put_in
from cardwright.kernel.table import Table

__all__ = ["CardHandle", "GameBuilder", "NotPossible", "PlayerHandle"]


class GameBuilder(Playing):
    """One game that a test sets up, plays and asks about."""

    def __init__(self, adapter: GameAdapter, setting: Setting, recorder: Recorder) -> None:
        self.adapter = adapter
        self.pool = adapter.pool  # the cards that can be called by name; more than the starter set, if there are cards of a file
        self.recorder = recorder
        self._setting = setting
        self._placed: list[Placed] = []
        self._written = 0
        self._table: Table | None = None
        self._labels: dict[int, str] = {}
        self.you = PlayerHandle(self, 0)
        self.opponent = PlayerHandle(self, 1)

    # -- putting cards on the table
    def card(
        self, name: str, zone: str = "", *, type: str = "", on: str = "", label: str = "", owner: str = "",
        facedown: bool | None = None, back_face: bool = False, damage: int = 0, counters: dict[str, int] | None = None,
        arrived: str = "before", **more: Any,
    ) -> CardHandle:
        """A card of the pool by its name, or (with `type`) one that is written in place."""
        if self._table is not None:
            raise NotPossible(f"{name} comes too late: put all cards on the table before anything is done or asked")
        if arrived not in ("before", "this turn"):
            raise ValueError(f'a card has arrived "before" or "this turn", not {arrived!r}')
        turned = int(more.pop(self.adapter.turned_word, False))
        how = {word: more.pop(word) for word in self.adapter.how_words if word in more}
        links = [(word, more.pop(word)) for word in self.adapter.link_words if word in more]
        where = zone or on or f"your {self._usual_zone(name, type)}"
        player, kind, bottom = self.place_in_words(where)
        record = self._record(name, type, kind, more)
        placed = Placed(
            record, kind, player, player if not owner else self.player_number(owner), label or name, bottom, turned, facedown,
            back_face, damage, counters or {}, arrived == "this turn", how=how,
        )
        for word, linked in links:
            kind_of_link, home = self.adapter.link_words[word]
            for handle in linked if isinstance(linked, list) else [linked]:
                handle._placed.zone = home
                handle._placed.player = player
                handle._placed.facedown = False
                placed.links.append((kind_of_link, handle._placed))
        self._placed.append(placed)
        return CardHandle(self, placed)

    def __getattr__(self, word: str) -> Any:
        adapter = self.__dict__.get("adapter")
        if adapter is None or word not in adapter.shortcuts:
            raise AttributeError(f"a game has no {word!r}")
        return partial(self.card, **adapter.shortcuts[word])

    def _usual_zone(self, name: str, type: str) -> str:
        if not type:
            found = self.pool.get(name)
            type = found[0].type if found else ""
        return self.adapter.usual_zone(type)

    def _record(self, name: str, type: str, zone: int, printed: dict[str, Any]) -> CardRecord:
        if type:
            self._written += 1
            return self.adapter.written(name, type, printed, self._written)
        if printed:
            words = ", ".join(printed)
            raise ValueError(f"{name} is a card that exists, so its {words} can't be said; give a type to write a card in place")
        found = self.pool.get(name)
        if not found:
            close = self.pool.suggestions(name)
            hint = f" Did you mean {' or '.join(close)}?" if close else ""
            raise ValueError(f"no card is called {name!r}; give a type to write it in place.{hint}")
        return self.adapter.named(found, zone)

    # -- words
    def place_in_words(self, where: str) -> tuple[int, int, bool]:
        """`bottom of your deck` → player, zone, at the bottom?"""
        words = where.lower().replace("’", "'").strip()
        bottom = words.startswith("bottom of ")
        words = words.removeprefix("bottom of ").removeprefix("top of ")
        for player, prefixes in enumerate((("your ",), ("opponent's ", "opponent ", "the opponent's "))):
            for prefix in prefixes:
                if words.startswith(prefix):
                    return player, self.zone_number(words.removeprefix(prefix)), bottom
        raise ValueError(f'{where!r} is no place: write "your field", "opponent\'s hand", "bottom of your deck" ...')

    def zone_number(self, word: str) -> int:
        kind = self.adapter.zones.get(word.lower())
        if kind is None:
            raise ValueError(f"there is no zone {word!r}; there are: {', '.join(self.adapter.zones)}")
        return kind

    def player_number(self, who: str | int) -> int:
        if isinstance(who, int):
            return who
        if who not in PLAYERS:
            raise ValueError(f'{who!r} is no player: write "you" or "opponent"')
        return PLAYERS.index(who)

    def player(self, who: str | int) -> PlayerHandle:
        return (self.you, self.opponent)[self.player_number(who)]

    def handle(self, id: int) -> CardHandle:
        """The handle of a card by its number; the one that the test has, if it put the card there."""
        for placed in self._placed:
            if placed.id == id:
                return CardHandle(self, placed)
        return CardHandle(self, None, id)

    def label_of(self, id: int) -> str:
        """What messages call a card."""
        return self._labels.get(id) or self.table.cards[id].form.name

    # -- beginning
    @property
    def table(self) -> Table:
        """The kernel's table, for tests that look below the surface. Asking for it starts the game."""
        try:
            return self.start()
        except AttributeError as fault:  # or `__getattr__` would be asked, and say that there is no table
            raise RuntimeError(f"the table can't be set: {fault}") from fault

    def start(self) -> Table:
        """Set the table and run it up to its first decision. Happens by itself when something is done or asked."""
        if self._table is None:
            setting = self._setting
            self.adapter.complete(setting)
            self._add_what_is_always_there()
            printed = [] if self.pool is self.adapter.pool else [card for card in self.pool if card.is_token]
            faces = self.adapter.library([placed.record for placed in self._placed], setting.decks, printed)
            t = self.adapter.new_table(setting, faces)
            self.recorder.watch(self.adapter.code, t.record())
            t.log = []
            self._table = t
            for (which, player), value in setting.numbers.items():
                t.set_number(which, player, value)
            # The card named first has number 0: whoever takes that for no card is noticed by every test.
            for placed in self._placed:
                placed.id = t.new_card(placed.owner, faces.face(placed.record), faces.back(placed.record), placed.zone).id
                self._labels[placed.id] = placed.label
            # It lies on top, so it is put last.
            for placed in reversed(self._placed):
                self._put(t, placed)
            for placed in self._placed:  # the card named first has been there longest
                t.mine(placed.id).stamp = t.next_stamp()
            for placed in self._placed:
                for kind, linked in placed.links:
                    t.links.append(Link(kind, t.cards[linked.id].ref(), t.cards[placed.id].ref(), t.next_stamp()))
            for placed in self._placed:
                self.adapter.settle(t, t.mine(placed.id), placed)
            self.adapter.begin(t, setting)
            t.dirty = True
            t.check = True
            t.run()
        return self._table

    def _put(self, t: Table, placed: Placed) -> None:
        card: Card = t.mine(placed.id)
        put_in(t, card, placed.zone, placed.player, BOTTOM if placed.bottom else TOP)
        card.turned = placed.turned
        card.damage = placed.damage
        card.stamp = t.next_stamp()
        card.since = self._setting.turn if placed.arrived_this_turn else 0
        for name, number in placed.counters.items():
            card.counters = (*card.counters, t.library.counter(name), number)

    def _add_what_is_always_there(self) -> None:
        """Leaders and harmless cards."""
        setting = self._setting
        leader_zone = self.adapter.leader_zone
        if leader_zone >= 0 and not setting.decks:
            for player in range(2):
                leader = self.adapter.leader(player)
                have = [placed for placed in self._placed if placed.zone == leader_zone and placed.player == player]
                for placed in have:
                    placed.label = ("your leader", "opponent's leader")[player]
                if leader is not None and not have:
                    self._placed.append(Placed(leader, leader_zone, player, player, ("your leader", "opponent's leader")[player]))
        for (zone, player), number in setting.fills.items():
            filler = self.adapter.filler(zone)
            self._placed += [Placed(filler, zone, player, player, filler.name) for _ in range(number)]

    # -- showing
    def shows(self, *clauses: str) -> None:
        """This test shows these clauses. Call it once they were carried out: it fails for one whose code has not run."""
        self.start()
        self.recorder.claim(self.adapter.code, clauses)


def make_setting(
    adapter: GameAdapter, active: str, turn: int, start: str, seed: int, decks: Sequence[Deck], words: dict[str, int]
) -> Setting:
    """The setting that the arguments of `game(...)` describe."""
    if active not in PLAYERS:
        raise ValueError(f'{active!r} is no player: write "you" or "opponent"')
    if start not in adapter.starts:
        raise ValueError(f"a game starts at one of {', '.join(adapter.starts)}, not at {start!r}")
    setting = Setting(PLAYERS.index(active), turn, start, seed, decks=decks)
    # What is said of one player counts more than what is said of both.
    for word, value in sorted(words.items(), key=lambda item: item[0].startswith(("your_", "opponent_"))):
        players, what = _whose(word)
        for player in players:
            if what in adapter.numbers:
                setting.numbers[adapter.numbers[what], player] = value
            elif what in adapter.zones:
                setting.fills[adapter.zones[what], player] = value
            else:
                known = ", ".join(sorted([*adapter.numbers, *adapter.zones]))
                raise ValueError(f"{word!r} is no number and no zone of {adapter.rules.name}; there are: {known}")
    return setting


def _whose(word: str) -> tuple[tuple[int, ...], str]:
    if word.startswith("your_"):
        return (0,), word.removeprefix("your_").replace("_", " ").lower()
    if word.startswith("opponent_"):
        return (1,), word.removeprefix("opponent_").replace("_", " ").lower()
    return (0, 1), word.replace("_", " ").lower()
