"""Weiss Schwarz, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardwright.games.showing import names_of
from cardwright.games.weiss import positions, terms
from cardwright.games.weiss.attacking import AttackPhase
from cardwright.games.weiss.card_information import STATES, keywords_of, trigger_icons
from cardwright.games.weiss.end_phase import EndPhase
from cardwright.games.weiss.markers import markers_of
from cardwright.games.weiss.rule_effects import blank_face
from cardwright.games.weiss.turn import Turn
from cardwright.games.weiss.zones import HAND_LIMIT
from cardwright.judge.adapter import MAIN, SET_UP, TURN, GameAdapter, Placed, Setting, at_step, several
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table

CLIMAX = "climax"
ATTACK = "attack"
END = "end"
# Where a character stands unless the test says so: the first of both players face each other, then the second, and so on.
USUAL_POSITIONS = ((2, 1, 3, 4, 5), (2, 3, 1, 5, 4))
ATTACK_WORDS = ("direct", "frontal", "side")


class WeissAdapter(GameAdapter):
    """The words of Weiss Schwarz."""

    zone_aliases = {"climax": terms.CLIMAX_AREA, "resolution": terms.RESOLUTION, "marker areas": terms.MARKERS}
    own_facts = {
        "position": lambda t, c: positions.NAMES[positions.position_of(c)],
        "state": lambda t, c: STATES[c.turned],
        "reversed": lambda t, c: c.turned == terms.REVERSED,
        "markers": lambda t, c: [t.cards[id].front.name for id in markers_of(t, c)],
        "keywords": lambda t, c: set(keywords_of(t, t.look(c))),
        "colours": lambda t, c: names_of(t.look(c).colours, terms.COLOURS),
        "triggers": lambda t, c: trigger_icons(t.look(c)),
    }
    turned_word = "rested"
    upright_word = "standing"
    how_words = ("at", "reversed", "under")
    states = (
        "rested", "reversed", "at center left", "at center middle", "at center right", "at back left", "at back right", "facedown",
        "under …",
    )  # fmt: skip
    printed = ("level", "cost", "power", "soul", "trigger", "colour", "text", "traits", "side", "icon", "title")
    printed_numbers = ("level", "power", "soul")
    printed_words = ("trigger", "colour")
    questions = {
        terms.ASK_CLOCK: "clock phase", terms.ASK_MAIN: "main phase", terms.ASK_CLIMAX: "climax phase",
        terms.ASK_ATTACK_TYPE: "type of attack", terms.ASK_REVERSED: "which reversed character",
        terms.ASK_RULE_ACTION: "which rule action",
    }  # fmt: skip
    starts = (MAIN, TURN, CLIMAX, ATTACK, END, SET_UP)
    usual_turn = 5
    decks = {terms.DECK: (50, 20)}
    idle = ("Character", {})
    kept_in_hand = ("Event", "Climax")

    def option_words(self, t: Table, code: int) -> str:
        verb = o.verb_of(code)
        if verb == terms.POSITION:
            return positions.NAMES[o.value_of(code)]
        if verb == terms.SWAP:
            return f"move {t.cards[o.value_of(code)].form.name} to {positions.NAMES[o.extra_of(code)]}"
        if verb == terms.LEVEL_UP or verb == terms.RESHUFFLE:
            return self.rules.verb_name(verb)
        ask = t.decision()
        if verb == o.MODE and ask is not None and ask.kind == terms.ASK_ATTACK_TYPE:
            return ATTACK_WORDS[o.value_of(code)]
        if verb == o.MODE and ask is not None and ask.kind == terms.ASK_TRIGGER:
            return ("hand", "stock")[o.value_of(code)]
        return ""

    def fields(self, kind: str, special: Sequence[str], printed: Mapping[str, Any]) -> dict[str, Any]:
        character = kind == "Character"
        climax = kind == "Climax"
        if not character and ("power" in printed or "soul" in printed):
            raise ValueError("only characters are printed with power and soul (2.9, 2.10)")
        if climax and ("level" in printed or "cost" in printed):
            raise ValueError("a climax has no level and no cost (2.6, 2.7)")
        extra: dict[str, object] = {
            "color": several(printed.get("colour", "yellow"))[0].upper(),
            "trigger": [icon.upper() for icon in several(printed.get("trigger", ()))],
            "side": printed.get("side", "W"),
        }
        if not climax:
            extra["level"] = printed.get("level", 0)
        if character:
            extra["power"] = printed.get("power", 1000)
            extra["soul"] = printed.get("soul", 1)
        for word, field in (("icon", "icon"), ("title", "expansion")):
            if word in printed:
                extra[field] = printed[word]
        traits = tuple(several(printed.get("traits", ())))
        return {"traits": traits, "cost": None if climax else printed.get("cost", 0), "extra": extra}

    def usual_numbers(self, setting: Setting, player: int) -> Mapping[int, int]:
        return {terms.HAND_LIMIT: HAND_LIMIT}

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

    def enter(self, t: Table, setting: Setting) -> None:
        at, next = {
            MAIN: (Turn.MAIN_PHASE, Turn.CHECK_MAIN_PHASE), CLIMAX: (Turn.CLIMAX_PHASE, Turn.CHECK_CLIMAX_PHASE),
            ATTACK: (Turn.ATTACK_PHASE, Turn.END_PHASE), END: (Turn.END_PHASE, Turn.END_PHASE + 1),
        }[setting.start]  # fmt: skip
        t.stack.append(at_step(Turn(setting.active), at, next))
        if setting.start == ATTACK:
            t.stack.append(AttackPhase(setting.active))
        elif setting.start == END:
            t.stack.append(EndPhase(setting.active))


ADAPTER = WeissAdapter("weiss")
