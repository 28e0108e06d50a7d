"""Weiss Schwarz, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from cardwright.cards import CardPool, CardRecord, Deck, starter_cards
from cardwright.games.weiss import positions, terms
from cardwright.games.weiss.attacking import AttackPhase
from cardwright.games.weiss.ending import EndPhase
from cardwright.games.weiss.library import WeissLibrary, build_library
from cardwright.games.weiss.markers import markers_of
from cardwright.games.weiss.rule_effects import blank_face
from cardwright.games.weiss.ruleset import RULES
from cardwright.games.weiss.setup import Game
from cardwright.games.weiss.showing import STATES, keywords_of, names_of, trigger_icons
from cardwright.games.weiss.start import set_table
from cardwright.games.weiss.turn import Turn
from cardwright.games.weiss.zones import HAND_LIMIT
from cardwright.judge.adapter import TURN, Faces, Fact, GameAdapter, Placed, Setting, in_turn, refuse_unknown
from cardwright.kernel import chance
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table

MAIN = "main"
CLIMAX = "climax"
ATTACK = "attack"
END = "end"
SET_UP = "set-up"
USUAL_TURN = 5
DECK_SIZE = 20
FULL_DECK = 50
PRINTED = ("level", "cost", "power", "soul", "trigger", "colour", "text", "traits", "side", "icon", "title")
# Where a character stands unless the test says so: the first of both players face each other, then the second, and so on.
USUAL_POSITIONS = ((2, 1, 3, 4, 5), (2, 3, 1, 5, 4))
ATTACK_WORDS = ("direct", "frontal", "side")

FACTS: dict[str, Fact] = {
    "level": lambda t, c: t.look(c).stats[terms.LEVEL_STAT],
    "cost": lambda t, c: t.look(c).stats[terms.COST],
    "power": lambda t, c: t.look(c).stats[terms.POWER],
    "soul": lambda t, c: t.look(c).stats[terms.SOUL],
    "position": lambda t, c: positions.NAMES[positions.position_of(c)],
    "state": lambda t, c: STATES[c.turned],
    "standing": lambda t, c: c.turned == terms.STANDING,
    "rested": lambda t, c: c.turned == terms.RESTED,
    "reversed": lambda t, c: c.turned == terms.REVERSED,
    "faceup": lambda t, c: not c.facedown,
    "markers": lambda t, c: [t.cards[id].front.name for id in markers_of(t, c)],
    "keywords": lambda t, c: set(keywords_of(t, t.look(c))),
    "types": lambda t, c: names_of(t.look(c).types, terms.TYPES),
    "colours": lambda t, c: names_of(t.look(c).colours, terms.COLOURS),
    "triggers": lambda t, c: trigger_icons(t.look(c)),
    "traits": lambda t, c: [name for i, name in enumerate(t.library.traits) if t.look(c).traits >> i & 1],
    "names": lambda t, c: list(t.look(c).names),
}


@cache
def _pool() -> CardPool:
    return CardPool(starter_cards("weiss"))


class WeissAdapter(GameAdapter):
    """The words of Weiss Schwarz."""

    code = "weiss"
    rules = RULES
    zones = {**terms.ZONES, "climax": terms.CLIMAX_AREA, "resolution": terms.RESOLUTION, "marker areas": terms.MARKERS}
    numbers = {name.lower(): number for number, name in enumerate(terms.NUMBERS)}
    facts = FACTS
    player_facts = {}
    shortcuts = {"character": {"type": "Character"}, "event": {"type": "Event"}, "climax": {"type": "Climax"}}
    turned_word = "rested"
    link_words = {}
    how_words = ("at", "reversed", "under")
    printed_numbers = ("level", "power", "soul")
    printed_words = ("trigger",)
    questions = {
        terms.ASK_REDRAW: "redraw", terms.ASK_CLOCK: "clock phase", terms.ASK_MAIN: "main phase", terms.ASK_POSITION: "position",
        terms.ASK_CLIMAX: "climax phase", terms.ASK_ATTACK: "attack", terms.ASK_ATTACK_TYPE: "type of attack",
        terms.ASK_COUNTER: "counter", terms.ASK_LEVEL_UP: "level up", terms.ASK_REVERSED: "which reversed character",
        terms.ASK_TRIGGER: "trigger", terms.ASK_RULE_ACTION: "which rule action",
    }
    starts = (MAIN, TURN, CLIMAX, ATTACK, END, SET_UP)
    keywords = tuple(terms.KEYWORDS)

    def type_line(self, words: Sequence[str]) -> str | None:
        return words[0].capitalize() if len(words) == 1 and words[0].lower() in terms.TYPES else None

    def option_words(self, t: Table, code: int) -> str:
        verb = o.verb_of(code)
        if verb == terms.POSITION:
            return positions.NAMES[o.value_of(code)]
        if verb == terms.LEVEL_UP or verb == terms.RESHUFFLE:
            return RULES.verb_name(verb)
        ask = t.decision()
        if verb == o.MODE and ask is not None and ask.kind == terms.ASK_ATTACK_TYPE:
            return ATTACK_WORDS[o.value_of(code)]
        if verb == o.MODE and ask is not None and ask.kind == terms.ASK_TRIGGER:
            return ("hand", "stock")[o.value_of(code)]
        return ""

    def usual_zone(self, type: str) -> str:
        return "stage" if type == "Character" else "hand"

    def pool(self) -> CardPool:
        return _pool()

    def written(self, name: str, type: str, printed: Mapping[str, Any], number: int) -> CardRecord:
        refuse_unknown(name, printed, PRINTED)
        character = type == "Character"
        climax = type == "Climax"
        if not character and ("power" in printed or "soul" in printed):
            raise ValueError(f"{name}: only characters are printed with power and soul (2.9, 2.10)")
        if climax and ("level" in printed or "cost" in printed):
            raise ValueError(f"{name}: a climax has no level and no cost (2.6, 2.7)")
        traits = printed.get("traits", ())
        trigger = printed.get("trigger", ())
        extra: dict[str, object] = {
            "color": printed.get("colour", "yellow").upper(),
            "trigger": [icon.upper() for icon in ((trigger,) if isinstance(trigger, str) else trigger)],
            "side": printed.get("side", "W"),
        }
        if not climax:
            extra["level"] = printed.get("level", 0)
        if character:
            extra["power"] = printed.get("power", 1000)
            extra["soul"] = printed.get("soul", 1)
        if "icon" in printed:
            extra["icon"] = printed["icon"]
        if "title" in printed:
            extra["expansion"] = printed["title"]
        return CardRecord(
            game=self.code,
            id=f"written-{number}",
            name=name,
            type=type,
            kind=type,
            traits=(traits,) if isinstance(traits, str) else tuple(traits),
            cost=None if climax else printed.get("cost", 0),
            text=printed.get("text", ""),
            raw=printed.get("text", ""),
            extra=extra,
        )

    def filler(self, zone: int) -> CardRecord:
        return replace(self.written("Idle Card", "Character", {}, 0), id="idle-card")

    def faces(self, decks: Sequence[Deck]) -> Faces:
        return build_library(list(decks))

    def new_table(self, setting: Setting, faces: Faces) -> Table:
        seed = chance.seed_from(setting.seed)
        if setting.decks:
            assert isinstance(faces, WeissLibrary)
            return set_table(setting.decks, faces, seed)
        return Table(RULES, faces.library, seed)

    def complete(self, setting: Setting) -> None:
        setting.turn = setting.turn or USUAL_TURN
        for player in range(2):
            setting.numbers.setdefault((terms.HAND_LIMIT, player), HAND_LIMIT)
            if not setting.decks:
                setting.fills.setdefault((terms.DECK, player), FULL_DECK if setting.start == SET_UP else DECK_SIZE)

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        if placed.facedown is not None:
            card.facedown = placed.facedown
        if placed.zone == terms.STAGE:
            card.marks = self._position(t, card, placed)
            if placed.how.get("reversed"):
                card.turned = terms.REVERSED
        elif placed.zone == terms.MARKERS:
            card.marks = self._position_named(placed.how.get("under", "center middle"), placed)
            card.facedown = placed.facedown is not False
        elif placed.facedown and placed.zone in (terms.LEVEL, terms.MEMORY):
            t.show(card, blank_face(t, card))

    def _position(self, t: Table, card: Card, placed: Placed) -> int:
        if "at" in placed.how:
            return self._position_named(placed.how["at"], placed)
        taken = positions.taken(t, placed.player)
        for position in USUAL_POSITIONS[placed.player]:
            if not taken >> position & 1:
                return position
        raise ValueError(f"{placed.label}: all five positions are taken; say at=... to put two cards on one (3.6.2)")

    def _position_named(self, name: str, placed: Placed) -> int:
        if name not in positions.NAMES[1:]:
            raise ValueError(f"{placed.label}: {name!r} is no position; there are: {', '.join(positions.NAMES[1:])}")
        return positions.NAMES.index(name)

    def begin(self, t: Table, setting: Setting) -> None:
        if setting.start == SET_UP:
            if not t.stack:
                t.stack = [Game()]
            return
        in_turn(t, setting, Game(), Game.TAKE_TURN)
        t.memory = [1 - setting.active]  # whose ordinary turn comes next
        if setting.start == TURN:
            return
        active = setting.active
        turn = Turn(active)
        at, next_step = {
            MAIN: (Turn.MAIN_PHASE, Turn.CHECK_MAIN_PHASE), CLIMAX: (Turn.CLIMAX_PHASE, Turn.CHECK_CLIMAX_PHASE),
            ATTACK: (Turn.ATTACK_PHASE, Turn.END_PHASE), END: (Turn.END_PHASE, Turn.END_PHASE + 1),
        }[setting.start]
        turn.at = at
        turn.next = next_step
        t.stack.append(turn)
        if setting.start == ATTACK:
            t.stack.append(AttackPhase(active))
        elif setting.start == END:
            t.stack.append(EndPhase(active))


ADAPTER = WeissAdapter()
