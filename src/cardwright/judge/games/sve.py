"""Shadowverse: Evolve, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from cardwright.cards import CardPool, CardRecord, Deck, starter_pool
from cardwright.games.sve import terms
from cardwright.games.sve.handling import defense
from cardwright.games.sve.library import SveLibrary, build_library
from cardwright.games.sve.ruleset import RULES
from cardwright.games.sve.setup import Game
from cardwright.games.sve.showing import SUBTYPE_NAMES, names_of
from cardwright.games.sve.special_cards import show_linked_face
from cardwright.games.sve.start import set_table
from cardwright.games.sve.turn import Turn
from cardwright.games.sve.zones import EX_LIMIT, FIELD_LIMIT, HAND_LIMIT
from cardwright.judge.adapter import TURN, Faces, Fact, GameAdapter, Placed, Setting, in_turn, refuse_unknown
from cardwright.kernel import chance
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table

MAIN = "main"
SET_UP = "set-up"
USUAL_TURN = 19  # both players have 10 play points by then
DECK_SIZE = 20
FULL_DECK = 40
PRINTED = ("cost", "attack", "defense", "text", "traits", "class_", "universe", "alternate_name", "back")


def _defense(t: Table, c: Card) -> int:
    return t.number(terms.LEADER_DEFENSE, c.controller) if c.zone == terms.LEADER_AREA else defense(t, c)


def _linked(kind: int) -> Fact:
    return lambda t, c: any(link.kind == kind and link.to == c.ref() for link in t.links)


FACTS: dict[str, Fact] = {
    "attack": lambda t, c: t.look(c).stats[terms.ATTACK],
    "defense": _defense,
    "cost": lambda t, c: t.look(c).stats[terms.COST],
    "engaged": lambda t, c: c.turned == 1,
    "reserved": lambda t, c: c.turned == 0,
    "faceup": lambda t, c: not c.facedown,
    "damage": lambda t, c: c.damage,
    "evolved": _linked(terms.EVOLVE_LINK),
    "served": _linked(terms.RACE_LINK),
    "keywords": lambda t, c: set(names_of(t.look(c).keywords, terms.KEYWORDS)),
    "types": lambda t, c: names_of(t.look(c).types, terms.TYPES),
    "special": lambda t, c: [name for bit, name in SUBTYPE_NAMES.items() if t.look(c).subtypes & bit],
    "classes": lambda t, c: names_of(t.look(c).colours, terms.CLASSES),
    "traits": lambda t, c: [name for i, name in enumerate(t.library.traits) if t.look(c).traits >> i & 1],
    "names": lambda t, c: list(t.look(c).names),
    "exists": lambda t, c: c.zone != terms.GONE,
}


@cache
def _pool() -> CardPool:
    return starter_pool("sve")


class SveAdapter(GameAdapter):
    """The words of Shadowverse: Evolve."""

    code = "sve"
    rules = RULES
    zones = {**terms.ZONES, "banished": terms.BANISHED, "leader": terms.LEADER_AREA, "out of the game": terms.GONE}
    numbers = {name.lower(): number for number, name in enumerate(terms.NUMBERS)} | {
        "max play points": terms.MAX_PLAY_POINTS,
        "maximum": terms.MAX_PLAY_POINTS,
    }
    facts = FACTS
    player_facts = {"defense": lambda t, p: t.number(terms.LEADER_DEFENSE, p)}
    shortcuts = {
        "follower": {"type": "Follower"},
        "amulet": {"type": "Amulet"},
        "spell": {"type": "Spell"},
        "evolved": {"type": "Follower / Evolved"},
        "evolved_amulet": {"type": "Amulet / Evolved"},
        "advanced": {"type": "Follower / Advanced"},
        "token": {"type": "Follower / Token"},
        "leader": {"type": "Leader"},
    }
    turned_word = "engaged"
    link_words = {
        "evolved_into": (terms.EVOLVE_LINK, terms.EVOLVE_ZONE),
        "served_with": (terms.RACE_LINK, terms.RACE_ZONE),
    }
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_MULLIGAN: "mulligan", terms.ASK_MAIN: "main phase", terms.ASK_QUICK: "quick",
        terms.ASK_WARD: "engage for Ward", terms.ASK_ATTACK_TARGET: "attack target", terms.ASK_BASIS: "class or universe",
        terms.ASK_EVOLVE_CARD: "evolve with", terms.ASK_EVOLUTION_POINT: "use an evolution point", terms.ASK_STACK: "which Stack",
        terms.ASK_KEEP: "which cards stay",
    }
    starts = (MAIN, TURN, SET_UP)
    keywords = tuple(terms.KEYWORDS)

    def type_line(self, words: Sequence[str]) -> str | None:
        kinds = [word.capitalize() for word in words if word.lower() in terms.TYPES]
        special = [word.capitalize() for word in words if word.lower() in SUBTYPE_NAMES.values()]
        return " / ".join(kinds + special) if len(kinds) == 1 and len(kinds) + len(special) == len(words) else None

    def usual_zone(self, type: str) -> str:
        if "Evolved" in type or "Advanced" in type:
            return "evolve deck"
        return {"Leader": "leader area", "Spell": "hand"}.get(type.split(" / ")[0], "field")

    def pool(self) -> CardPool:
        return _pool()

    def named(self, found: Sequence[CardRecord], zone: int) -> CardRecord:
        wants_evolved = zone in (terms.EVOLVE_DECK, terms.EVOLVE_ZONE)
        return next((r for r in found if (r.is_evolved or r.is_advanced) == wants_evolved), found[0])

    def written(self, name: str, type: str, printed: Mapping[str, Any], number: int) -> CardRecord:
        refuse_unknown(name, printed, PRINTED)
        kind, *special = type.split(" / ")
        follower = kind == "Follower"
        if not follower and ("attack" in printed or "defense" in printed):
            raise ValueError(f"{name}: only followers are printed with attack and defense (2.7, 2.8)")
        traits = printed.get("traits", ())
        return CardRecord(
            game=self.code,
            id=f"written-{number}",
            name=name,
            type=type,
            kind=kind,
            subtypes=tuple(special),
            card_class=printed.get("class_", "Neutral"),
            traits=(traits,) if isinstance(traits, str) else tuple(traits),
            universe=printed.get("universe", ""),
            cost=None if "Evolved" in special or kind == "Leader" else printed.get("cost", 1),
            attack=printed.get("attack", 1) if follower else None,
            defense=printed.get("defense", 1) if follower else None,
            text=printed.get("text", ""),
            raw=printed.get("text", ""),
            alternate_name=printed.get("alternate_name", ""),
            back=self._back(type, printed.get("back"), number),
        )

    def _back(self, type: str, back: Mapping[str, Any] | None, number: int) -> CardRecord | None:
        """The back face of a double-faced card, written as a mapping with a name."""
        if back is None:
            return None
        fields = dict(back)
        face = self.written(fields.pop("name"), fields.pop("type", type), fields, number)
        return replace(face, id=f"written-{number} (back)")

    def filler(self, zone: int) -> CardRecord:
        if zone in (terms.EVOLVE_DECK, terms.EVOLVE_ZONE):
            return replace(self.written("Idle Evolution", "Follower / Evolved", {}, 0), id="idle-evolution")
        return replace(self.written("Idle Card", "Follower", {}, 0), id="idle-card")

    def leader(self, player: int) -> CardRecord | None:
        return replace(self.written("Leader", "Leader", {}, 0), id="written-leader")

    def leader_zone(self) -> int:
        return terms.LEADER_AREA

    def faces(self, decks: Sequence[Deck]) -> Faces:
        return build_library(list(decks))

    def new_table(self, setting: Setting, faces: Faces) -> Table:
        seed = chance.seed_from(setting.seed)
        if setting.decks:
            assert isinstance(faces, SveLibrary)
            return set_table(setting.decks, faces, seed)
        return Table(RULES, faces.library, seed)

    def complete(self, setting: Setting) -> None:
        setting.turn = setting.turn or USUAL_TURN
        if setting.start == SET_UP:
            for player in range(2):
                if not setting.decks:
                    setting.fills.setdefault((terms.DECK, player), FULL_DECK)
            return
        first = setting.active if setting.turn % 2 == 1 else 1 - setting.active
        for player in range(2):
            setting.fills.setdefault((terms.DECK, player), DECK_SIZE)
            taken = (setting.turn + 1) // 2 if player == first else setting.turn // 2
            if setting.start == TURN and player == setting.active:
                taken -= 1
            points = setting.numbers.get((terms.PLAY_POINTS, player), 10)
            usual = {
                terms.PLAY_POINTS: points, terms.MAX_PLAY_POINTS: max(points, 10), terms.LEADER_DEFENSE: 20,
                terms.FIELD_LIMIT: FIELD_LIMIT, terms.HAND_LIMIT: HAND_LIMIT, terms.EX_LIMIT: EX_LIMIT, terms.EVOLVES_ALLOWED: 1,
                terms.TURNS_TAKEN: taken,
            }
            for which, value in usual.items():
                setting.numbers.setdefault((which, player), value)

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        if card.back is not None and placed.back_face:
            t.show(card, card.back)
        if placed.zone == terms.EVOLVE_DECK:
            card.facedown = placed.facedown is not False
        elif placed.facedown:
            card.facedown = True
        if placed.zone == terms.FIELD:
            if placed.links:
                show_linked_face(t, card.ref())
            if card.form.look.keywords & terms.STACK and not placed.counters:
                card.counters = (t.library.counter("stack"), 1)

    def begin(self, t: Table, setting: Setting) -> None:
        if setting.start == SET_UP:
            if not t.stack:
                t.stack = [Game(0)]
            return
        in_turn(t, setting, Game(0), Game.TAKE_TURN)
        t.memory = [1 - setting.active]  # whose ordinary turn comes next
        if setting.start == TURN:
            return
        active = setting.active
        turn = Turn(active)
        turn.at = Turn.MAIN_PHASE_STARTS
        turn.next = Turn.CONFIRM_MAIN
        t.stack.append(turn)


ADAPTER = SveAdapter()
