"""Shadowverse: Evolve, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardwright.cards import CardRecord
from cardwright.games.showing import names_of
from cardwright.games.sve import terms
from cardwright.games.sve.card_information import SUBTYPE_NAMES
from cardwright.games.sve.rules_handling import defense
from cardwright.games.sve.setup import Game
from cardwright.games.sve.special_cards import show_linked_face
from cardwright.games.sve.turn import Turn
from cardwright.games.sve.zones import EX_LIMIT, FIELD_LIMIT, HAND_LIMIT
from cardwright.judge.adapter import Fact, GameAdapter, Placed, Setting, at_step, several
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table


def _defense(t: Table, c: Card) -> int:
    return t.number(terms.LEADER_DEFENSE, c.controller) if c.zone == terms.LEADER_AREA else defense(t, c)


def _linked(kind: int) -> Fact:
    return lambda t, c: any(link.kind == kind and link.to == c.ref() for link in t.links)


class SveAdapter(GameAdapter):
    """The words of Shadowverse: Evolve."""

    zone_aliases = {"banished": terms.BANISHED, "leader": terms.LEADER_AREA, "out of the game": terms.GONE}
    number_aliases = {"max play points": terms.MAX_PLAY_POINTS, "maximum": terms.MAX_PLAY_POINTS}
    own_facts = {
        "defense": _defense,
        "evolved": _linked(terms.EVOLVE_LINK),
        "served": _linked(terms.RACE_LINK),
        "special": lambda t, c: [name for bit, name in SUBTYPE_NAMES.items() if t.look(c).subtypes & bit],
        "classes": lambda t, c: names_of(t.look(c).colours, terms.CLASSES),
        "exists": lambda t, c: c.zone != terms.GONE,
    }
    player_facts = {"defense": lambda t, p: t.number(terms.LEADER_DEFENSE, p)}
    own_shortcuts = {
        "evolved": "Follower / Evolved", "evolved_amulet": "Amulet / Evolved", "advanced": "Follower / Advanced",
        "token": "Follower / Token",
    }  # fmt: skip
    turned_word = "engaged"
    upright_word = "reserved"
    link_words = {
        "evolved_into": (terms.EVOLVE_LINK, terms.EVOLVE_ZONE),
        "served_with": (terms.RACE_LINK, terms.RACE_ZONE),
    }
    states = ("engaged", "1 damage", "arrived this turn", "evolved into …", "served with …", "1 stack counter", "facedown")
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_MAIN: "main phase", terms.ASK_WARD: "engage for Ward",
        terms.ASK_BASIS: "class or universe", terms.ASK_EVOLVE_CARD: "evolve with",
        terms.ASK_EVOLUTION_POINT: "use an evolution point", terms.ASK_SUPER_EVOLUTION: "use a super-evolution point",
        terms.ASK_STACK: "which Stack", terms.ASK_KEEP: "which cards stay",
    }  # fmt: skip
    printed = ("cost", "attack", "defense", "text", "traits", "class_", "universe", "alternate_name", "back")
    usual_turn = 19  # both players have 10 play points by then
    decks = {terms.DECK: (40, 20)}
    idle = ("Follower", {})
    leader_zone = terms.LEADER_AREA

    def usual_zone(self, type: str) -> str:
        if "Evolved" in type or "Advanced" in type:
            return "evolve deck"
        return {"Leader": "leader area", "Spell": "hand"}.get(type.split(" / ")[0], "field")

    def named(self, found: Sequence[CardRecord], zone: int) -> CardRecord:
        wants_evolved = zone in (terms.EVOLVE_DECK, terms.EVOLVE_ZONE)
        return next((r for r in found if (r.is_evolved or r.is_advanced) == wants_evolved), found[0])

    def fields(self, kind: str, special: Sequence[str], printed: Mapping[str, Any]) -> dict[str, Any]:
        follower = kind == "Follower"
        if not follower and ("attack" in printed or "defense" in printed):
            raise ValueError("only followers are printed with attack and defense (2.7, 2.8)")
        return {
            "card_class": printed.get("class_", "Neutral"),
            "traits": tuple(several(printed.get("traits", ()))),
            "universe": printed.get("universe", ""),
            "cost": None if "Evolved" in special or kind == "Leader" else printed.get("cost", 1),
            "attack": printed.get("attack", 1) if follower else None,
            "defense": printed.get("defense", 1) if follower else None,
            "alternate_name": printed.get("alternate_name", ""),
        }

    def filler(self, zone: int) -> CardRecord:
        if zone in (terms.EVOLVE_DECK, terms.EVOLVE_ZONE):
            return replace(self.written("Idle Evolution", "Follower / Evolved", {}, 0), id="idle-evolution")
        return super().filler(zone)

    def leader(self, player: int) -> CardRecord | None:
        return replace(self.written("Leader", "Leader", {}, 0), id="written-leader")

    def usual_numbers(self, setting: Setting, player: int) -> Mapping[int, int]:
        points = setting.numbers.get((terms.PLAY_POINTS, player), 10)
        return {
            terms.PLAY_POINTS: points, terms.MAX_PLAY_POINTS: max(points, 10), terms.LEADER_DEFENSE: 20,
            terms.FIELD_LIMIT: FIELD_LIMIT, terms.HAND_LIMIT: HAND_LIMIT, terms.EX_LIMIT: EX_LIMIT, terms.EVOLVES_ALLOWED: 1,
            terms.TURNS_TAKEN: self.turns_taken(setting, player),
        }  # fmt: skip

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        super().settle(t, card, placed)
        if placed.zone == terms.EVOLVE_DECK:
            card.facedown = placed.facedown is not False
        if placed.zone == terms.FIELD:
            if placed.links:
                show_linked_face(t, card.ref())
            if card.form.look.keywords & terms.STACK and not placed.counters:
                card.counters = (t.library.counter("stack"), 1)

    def new_game(self, setting: Setting) -> Game:
        return Game(0)

    def enter(self, t: Table, setting: Setting) -> None:
        t.stack.append(at_step(Turn(setting.active), Turn.MAIN_PHASE_STARTS, Turn.CONFIRM_MAIN))


ADAPTER = SveAdapter("sve")
