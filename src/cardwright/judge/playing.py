"""What the players do at a table that the builder has set, and what can be asked about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardwright.judge import words
from cardwright.judge.adapter import PLAYERS
from cardwright.judge.handles import CardHandle, PlayerHandle
from cardwright.kernel import options as o
from cardwright.kernel.cards import id_of
from cardwright.kernel.consistency import misplaced, outdated
from cardwright.kernel.events import CHOSEN
from cardwright.kernel.frames import Ask
from cardwright.kernel.logbook import SPECTATOR
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.visibility import view

if TYPE_CHECKING:
    from cardwright.judge.adapter import GameAdapter
    from cardwright.judge.builder import GameBuilder
    from cardwright.kernel.table import Table

ACTIONS = (o.PLAY, o.USE, o.ATTACK)
NO_OPTION = o.option(o.DONE, 1)  # stands for an answer that no decision offers

Answer = CardHandle | PlayerHandle | str | int


class NotPossible(AssertionError):
    """The test wants something that is not legal now; says why, and what is."""


class Playing:
    """The acting and asking half of `GameBuilder`."""

    adapter: GameAdapter

    @property
    def table(self) -> Table:
        raise NotImplementedError

    # -- acting
    def play(self, card: CardHandle, *answers: Answer) -> None:
        """Play a card, and answer the decisions that follow. Of several effects it is played by, the only one that is offered."""
        offered = [code for code in self._decision().options if o.verb_of(code) == o.PLAY and o.value_of(code) == card.id]
        self._do(offered[0] if len(offered) == 1 else o.option(o.PLAY, card.id), f"play {card.label}", answers)

    def play_effect(self, card: CardHandle, text: str, *answers: Answer) -> None:
        """Play a card by one of its effects, which has this piece of text."""
        fits = [i for i, a in enumerate(self.table.look(card.card).abilities) if text.lower() in a.text.lower()]
        codes = [o.option(o.PLAY, card.id, i) for i in fits]
        offered = [code for code in codes if code in self._decision().options]
        self._do(offered[0] if len(offered) == 1 else NO_OPTION, f'play {card.label} by "{text}"', answers)

    def use(self, card: CardHandle, ability: str | int | None = None, *answers: Answer) -> None:
        """Play an activated ability: by its place (from 0), by a piece of its text, or the only one that the card has."""
        self._do(self._use_code(card, ability), f"use {card.label}", answers)

    def attack(self, card: CardHandle, target: Answer | None = None, *answers: Answer) -> None:
        """Attack with a card; without a target, stop where it is selected."""
        self._do(o.option(o.ATTACK, card.id), f"attack with {card.label}", () if target is None else (target, *answers))

    def act(self, verb: int, card: CardHandle, *answers: Answer, extra: int = 0) -> None:
        """An action of the game's own, by the verb of its option (and what it says beside the card)."""
        self._do(o.option(verb, card.id, extra), f"{self.table.rules.verb_name(verb)} {card.label}", answers)

    def choose(self, *answers: Answer) -> None:
        """Answer the decisions that come, one after the other. A question with a single answer, which is asked so that nobody
        learns that there was no choice, need not be answered: what is said is then the answer to the next one."""
        for answer in answers:
            self._near(answer)
            self._pass_over(answer)
            self._answer(self._place_of(answer))

    def take(self, label: str, which: int = 1) -> None:
        """The option that players read as this; of several that read alike, the one at that place (from 1)."""
        fits = [i for i, text in enumerate(self.labels()) if text.lower() == label.lower()]
        if not 1 <= which <= len(fits):
            read = "".join(f"\n  - {text}" for text in self.labels())
            raise NotPossible(f"{len(fits)} options read {label!r}; the options are:{read}")
        self._answer(fits[which - 1])

    def labels(self) -> list[str]:
        """The options as whoever decides reads them, without quotation marks: so scenarios can name them."""
        ask = self._decision()
        entry = self.adapter.game
        return [entry.option_text(self.table, code, ask.player).replace('"', "'") for code in ask.options]

    def passes(self, player: str = "") -> None:
        """Do nothing in a window where one may act (this player, if one is named)."""
        if player and self.decides != player:
            raise NotPossible(f"{player} can't pass, because nothing is asked of {player}.\n{words.decision_in_words(self._game)}")
        self.choose(self.adapter.pass_word)

    def both_pass(self) -> None:
        """Nobody does anything more in the window that is open; where something waits on a stack, until all of it has resolved."""
        stacked = len(self.table.stacked) > 0
        while self.asked in self.adapter.windows and (not stacked or self.table.stacked):
            self.passes()

    def pays_as_usual(self) -> None:
        """Answer what has a usual answer (how a cost is paid), as often as it is asked."""
        while self.asked in self.adapter.usual_first:
            self._answer(0)

    def opponent_passes(self) -> None:
        self.passes("opponent")

    def you_pass(self) -> None:
        self.passes("you")

    def concede(self, player: str) -> None:
        """A player gives up, whoever decides now."""
        self.table.concede(PLAYERS.index(player))

    def end_main_phase(self) -> None:
        """The active player ends the main phase."""
        self._do(o.option(o.END), "end the main phase")

    def end_turn(self) -> None:
        """End the main phase, then do nothing wherever that is possible (no attack, no card), until the next turn asks for a first
        decision."""
        turn = self.table.turn
        if o.option(o.END) in self._decision().options or not self._does_nothing():
            self.end_main_phase()
        while self.table.decision() is not None and self.table.turn == turn:
            idle = self._does_nothing()
            if idle:
                self._answer(self._decision().options.index(idle[0]))
            else:
                self.choose("done")

    def _does_nothing(self) -> list[int]:
        """The options by which the player who decides does no more."""
        wording = self.adapter.game.wording
        return [code for code in self._decision().options if wording.weight(self.table, code) == "end"]

    def until_quiet(self) -> None:
        """Answer decisions as long as they leave no choice."""
        while (ask := self.table.decision()) is not None and len(ask.options) == 1:
            self._answer(0)

    # -- asking
    def options(self) -> list[Any]:
        """What may be answered now: handles for cards, numbers (of modes, as printed, too), words for everything else."""
        ask = self.table.decision()
        return [] if ask is None else [self._as_value(code) for code in ask.options]

    def can(self, action: str, card: Any = None, *more: Any) -> bool:
        """May the player who decides do this now?"""
        return self.why_not(action, card, *more) is None

    def why_not(self, action: str, card: Any = None, *more: Any) -> Refusal | None:
        """Why the player who decides may not do this now; nothing if they may. Actions: play, use (and a piece of the
        ability's text), attack (and perhaps a target), choose, end."""
        t = self.table
        if action == "attack" and more:
            return self._why_not_target(card, more[0])
        if action == "play":
            return t.why_not(o.option(o.PLAY, card.id))
        if action == "use":
            return t.why_not(self._use_code(card, more[0] if more else None))
        if action == "attack":
            return t.why_not(o.option(o.ATTACK, card.id))
        if action == "choose":
            code = self._code(card)
            if code < 0:
                code = o.option(o.CARD, card.id) if isinstance(card, CardHandle) else NO_OPTION
            return t.why_not(code)
        if action == "end":
            return t.why_not(o.option(o.END))
        raise ValueError(f"{action!r} is no action: ask for play, use, attack, choose or end")

    @property
    def decides(self) -> str:
        """Who must decide now; nothing when the game is over."""
        ask = self.table.decision()
        return "" if ask is None else PLAYERS[ask.player]

    @property
    def asked(self) -> str:
        """What must be decided now: `target`, `main phase`."""
        ask = self.table.decision()
        return "" if ask is None else words.question(self._game, ask)

    @property
    def winner(self) -> str:
        """`you`, `opponent`, `nobody` after a draw, nothing while the game goes on."""
        return {-1: "", 0: "you", 1: "opponent", 2: "nobody"}[self.table.winner]

    @property
    def active(self) -> str:
        return PLAYERS[self.table.active]

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def pending(self) -> list[str]:
        """The texts of the abilities that wait to be played."""
        return [p.ability.text for p in self.table.pending]

    def events(self, kind: str = "") -> list[words.Happened]:
        """What happened since the start, with clauses; of one kind, if one is named (`move`, `damage`, `state` ...)."""
        log = self.table.log or []
        return [h for h in (words.Happened(self._game, entry.event) for entry in log) if not kind or h.kind == kind]

    def ran(self, clause: str) -> bool:
        """Has code that cites this clause run on this table?"""
        return clause in (self.table.trace or set())

    def where(self) -> str:
        """The place in the rulebook: 7.3.3 > 8.4.7"""
        return self.table.where()

    def view(self, observer: str = "") -> dict[str, Any]:
        """What a player may know; without a name, what a spectator may."""
        return view(self.table, PLAYERS.index(observer) if observer else SPECTATOR)

    def all(self, name: str, place: str = "") -> list[CardHandle]:
        """The cards with this name or label that are in the game, or in that place."""
        g = self._game
        if place:
            player, zone, _ = g.place_in_words(place)
            found = g.player(player).zone(g.table.rules.zones[zone].name)
        else:
            found = [g.handle(id) for ids in g.table.zones for id in ids]
        return [c for c in found if name in (c.label, c.name, *g.table.look(c.card).names)]

    def find(self, name: str, place: str = "") -> CardHandle:
        """The only card with this name or label."""
        found = self.all(name, place)
        if len(found) != 1:
            where = [f"{c.label} in {c.controller}'s {c.zone}" for c in found]
            raise NotPossible(f"{len(found)} cards are called {name!r}{' in ' + place if place else ''}: {', '.join(where)}")
        return found[0]

    # -- inside
    @property
    def _game(self) -> GameBuilder:
        from cardwright.judge.builder import GameBuilder

        assert isinstance(self, GameBuilder)
        return self

    def _decision(self) -> Ask:
        ask = self.table.decision()
        if ask is None:
            raise NotPossible(words.decision_in_words(self._game))
        return ask

    def _answer(self, place: int) -> None:
        """Give the answer at this place; whatever is played, every card must be in one place, and information that is kept must be
        what the effects in force make of it."""
        self.table.apply(place)
        fault = misplaced(self.table, 0) or outdated(self.table)
        if fault:
            raise AssertionError(fault)

    def _do(self, code: int, what: str, answers: Sequence[Answer] = ()) -> None:
        """Do one of the things that the decision offers, and answer what whoever does it is asked then. What the other player is
        asked is answered by `choose`: so a test notices when the wrong one is asked."""
        ask = self._decision()
        if code not in ask.options:
            no = self.table.why_not(code)
            raise NotPossible(f"{PLAYERS[ask.player]} can't {what}: {no}\n{words.decision_in_words(self._game)}")
        before = len(self.table.log or [])
        self._answer(ask.options.index(code))
        for answer in answers:
            if not self._selected_already(answer, before):
                if self.decides != PLAYERS[ask.player]:
                    asked = words.decision_in_words(self._game)
                    raise NotPossible(f"{PLAYERS[ask.player]} can't answer {answer!r}: use `choose` for the other player.\n{asked}")
                self.choose(answer)

    def _selected_already(self, answer: Answer, before: int) -> bool:
        """A target that is the only one is not asked for; a test may name it all the same."""
        if not isinstance(answer, CardHandle) or (self.table.decision() is not None and self._code(answer) >= 0):
            return False
        log = self.table.log or []
        return any(entry.event.kind == CHOSEN and id_of(entry.event.subject) == answer.id for entry in log[before:])

    def _use_code(self, card: CardHandle, ability: str | int | None) -> int:
        abilities = self.table.look(card.card).abilities
        if isinstance(ability, int):
            return o.option(o.USE, card.id, ability)
        activated = [i for i, a in enumerate(abilities) if a.kind == 0]
        if ability is not None:
            activated = [i for i in activated if ability.lower() in abilities[i].text.lower()]
        if len(activated) != 1:
            texts = "".join(f"\n  - {a.text}" for a in abilities)
            fit = f" that fit {ability!r}" if ability is not None else ""
            raise NotPossible(f"{card.label} has {len(activated)} activated abilities{fit}; its abilities are:{texts}")
        return o.option(o.USE, card.id, activated[0])

    def _why_not_target(self, card: CardHandle, target: CardHandle) -> Refusal | None:
        """Tried on a copy of the table."""
        code = o.option(o.ATTACK, card.id)
        ask = self._decision()
        if code not in ask.options:
            return self.table.why_not(code)
        copy = self.table.clone()
        copy.apply(ask.options.index(code))
        return copy.why_not(o.option(o.CARD, target.id))

    def _as_value(self, code: int) -> Any:
        verb = o.verb_of(code)
        own = self.adapter.option_words(self.table, code)
        if own:
            return own
        if verb == o.CARD:
            return self._game.handle(o.value_of(code))
        if verb == o.NUMBER:
            return o.value_of(code)
        if verb == o.MODE:
            return o.value_of(code) + 1
        return words.in_words(self._game, code)

    def _near(self, answer: Answer) -> None:
        """A large number is named in two decisions: say which numbers it is among."""
        for place, code in enumerate(self._decision().options):
            least = o.value_of(code)
            if o.verb_of(code) == o.NUMBERS and isinstance(answer, int) and least <= answer < least + o.extra_of(code):
                self._answer(place)
                return

    def _pass_over(self, answer: Answer) -> None:
        """Where this is no answer to a question with a single one, but would be to the next: give that one. Tried on a copy."""
        game = self._game
        real = game.table
        passed = 0
        game._table = copy = real.clone()
        copy.trace = None  # what is only tried out shows nothing
        try:
            while (ask := copy.decision()) is not None and self._code(answer) < 0:
                verb = o.verb_of(ask.options[0])
                acts = verb in ACTIONS or verb >= o.FIRST_OWN_VERB or self.asked in self.adapter.windows
                if len(ask.options) > 1 or acts:
                    return  # whether to act is never passed over
                copy.apply(0)
                passed += 1
        except NotPossible:
            return  # it could mean several answers to the next: said where it is asked
        finally:
            game._table = real
        if copy.decision() is not None:
            for _ in range(passed):
                self._answer(0)

    def _place_of(self, answer: Answer) -> int:
        """The place of the option that this answer means."""
        ask = self._decision()
        code = self._code(answer)
        if code not in ask.options:
            extra = ""
            if isinstance(answer, CardHandle):
                extra = f": {self.table.why_not(o.option(o.CARD, answer.id))}"
            raise NotPossible(f"{PLAYERS[ask.player]} can't choose {answer!r}{extra}\n{words.decision_in_words(self._game)}")
        return ask.options.index(code)

    def _code(self, answer: Answer) -> int:
        """The option of the present decision that an answer means; -1 if there is none, NotPossible if there are several."""
        ask = self._decision()
        found = [code for code in ask.options if self._means(code, answer)]
        if len(found) > 1 and isinstance(answer, str):
            exact = [code for code in found if words.in_words(self._game, code).lower() == answer.lower()]
            found = exact if len(exact) == 1 else found
            if len({words.in_words(self._game, code) for code in found}) == 1:
                found = found[:1]  # the same ability, for two things that happened
        if len(found) > 1:
            raise NotPossible(f"{answer!r} could mean several options.\n{words.decision_in_words(self._game)}")
        return found[0] if found else -1

    def _means(self, code: int, answer: Answer) -> bool:
        verb = o.verb_of(code)
        value = o.value_of(code)
        own = self.adapter.option_words(self.table, code)
        if own:
            return isinstance(answer, str) and own.lower() == answer.lower()
        if verb in ACTIONS or verb >= o.FIRST_OWN_VERB:
            return False  # actions are done, not chosen
        if isinstance(answer, PlayerHandle):
            return verb == o.PLAYER and value == answer.number_of_player
        if isinstance(answer, CardHandle):
            behind = words.ability_behind(self._game, code)
            if behind is not None:
                return id_of(behind.source) == answer.id
            return verb == o.CARD and value == answer.id
        if isinstance(answer, int):
            return (verb == o.NUMBER and value == answer) or (verb == o.MODE and value == answer - 1)
        if answer.lower() in words.SIMPLE.values():
            return words.SIMPLE.get(verb) == answer.lower()
        return answer.lower() in words.in_words(self._game, code).lower()
