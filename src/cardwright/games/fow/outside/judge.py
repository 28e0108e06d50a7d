"""Force of Will, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardwright.cards import CardRecord
from cardwright.games.fow import terms
from cardwright.games.fow.additions import added_to, bearer_of
from cardwright.games.fow.before_game import seat_players
from cardwright.games.fow.setup import Game
from cardwright.games.fow.turn import Turn
from cardwright.games.fow.zones import HAND_SIZE, LIFEBREAK_SIZE, STANDBY_WILL, STARTING_LIFE
from cardwright.games.library import CardLibrary
from cardwright.games.showing import names_of
from cardwright.judge.adapter import (
    MAIN,
    PLAYERS,
    SET_UP,
    TURN,
    GameAdapter,
    Placed,
    Setting,
    at_step,
    marked,
    several,
    stat,
)
from cardwright.kernel import options as o
from cardwright.kernel import pool
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.table import Table

VALHALLA = "valhalla"  # before a game with the Valhalla rules
ACTION_WORDS = {  # actions of the rules that a card is named for
    terms.JUDGE: "judgment with", terms.CALL_STONE: "call a stone with", terms.SET_STANDBY: "set", terms.REVEAL: "reveal",
}


def _bearer(t: Table, c: Card) -> str:
    ref = bearer_of(t, c.ref())
    return "" if ref < 0 else t.cards[id_of(ref)].form.name


def _will(t: Table, player: int) -> list[str]:
    return sorted(terms.WILL_NAMES[pool.kind_of(x)] for x in t.pool if pool.player_of(x) == player)


class FowAdapter(GameAdapter):
    """The words of Force of Will."""

    zone_aliases = {
        "deck": terms.MAIN_DECK, "stone deck": terms.STONE_DECK, "standby": terms.STANDBY, "removed": terms.REMOVED,
        "players": terms.PLAYERS, "chase area": terms.CHASE, "out of existence": terms.GONE,
    }  # fmt: skip
    own_facts = {
        "attack": stat(terms.ATK),  # what scenarios call it
        "defense": stat(terms.DEF),
        "keywords": lambda t, c: set(names_of(t.look(c).keywords, terms.KEYWORDS)) - {"target attack"},
        "types": lambda t, c: names_of(t.look(c).types, terms.TYPE_NAMES),
        "special": lambda t, c: names_of(t.look(c).subtypes, terms.SUBTYPES),
        "attributes": lambda t, c: names_of(t.look(c).colours, terms.ATTRIBUTES),
        "races": lambda t, c: [name for i, name in enumerate(t.library.traits) if t.look(c).traits >> i & 1],
        "side": lambda t, c: c.form.name,
        "exists": lambda t, c: c.zone != terms.GONE,
        "attacking": marked(terms.ATTACKING),
        "blocking": marked(terms.BLOCKING),
        "blocked": marked(terms.BLOCKED),
        "awakened": marked(terms.AWAKENED),
        "added_to": _bearer,
        "additions": lambda t, c: [t.cards[id_of(ref)].form.name for ref in added_to(t, c.ref())],
    }
    player_facts = {"will": _will}
    own_shortcuts = {
        "resonator": "Resonator", "chant": "Chant", "addition": "Addition", "regalia": "Regalia", "stone": "Magic Stone",
        "special_stone": "Special Magic Stone", "ruler": "Ruler", "rune": "Chant / Rune",
    }  # fmt: skip
    turned_word = "rested"
    upright_word = "recovered"
    printed = ("cost", "atk", "defense", "text", "races", "attribute", "back", "old", "flavour", "divinity")
    printed_words = ("cost", "attribute")
    pass_word = "pass"
    attack_instead = 'Write `you choose "battle"`, then `you choose CARD`, then whom it attacks, if there is a choice'
    link_words = {"addition": (terms.ADDED, terms.FIELD)}
    states = ("rested", "arrived this turn", "100 damage", "addition …", "1 … counter", "facedown")
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_ATTACKED_OBJECT: "attacked object", terms.ASK_WILL: "will ability",
        terms.ASK_PAY_WILL: "pay with",
    }  # fmt: skip
    starts = (MAIN, TURN, SET_UP, VALHALLA)
    decks = {terms.MAIN_DECK: (40, 20), terms.STONE_DECK: (10, 10)}
    idle = ("Resonator", {"cost": "{9}"})
    leader_zone = terms.RULER_AREA

    def option_words(self, t: Table, code: int) -> str:
        verb = o.verb_of(code)
        value = o.value_of(code)
        if verb == terms.PASS:
            return "pass"
        if verb == terms.BATTLE:
            return "battle"
        if verb == terms.LIFEBREAK_ACTION:
            return "lifebreak"
        if verb == terms.REPEAT_LOOP:
            return "repeat"
        if verb == terms.WILL:
            return terms.WILL_NAMES[value]
        if verb in ACTION_WORDS:
            return f"{ACTION_WORDS[verb]} {t.cards[value].form.name}"
        if verb == o.CARD and t.cards[value].zone == terms.PLAYERS:
            return PLAYERS[t.cards[value].owner]
        return ""

    def type_words(self) -> list[str]:
        return sorted(word for word in terms.TYPES if "/" not in word and word != "player")

    def type_line(self, words: Sequence[str]) -> str | None:
        line = " ".join(words).lower()
        return line.title().replace("J-Ruler", "J-Ruler") if line in terms.TYPES else None

    def usual_zone(self, type: str) -> str:
        kind = type.split(" / ")[0].lower()
        if "ruler" in kind and "addition" not in kind:
            return "ruler area"
        if kind.endswith("rune"):
            return "rune area"
        return "hand" if "chant" in kind or "spell" in kind else "field"

    def in_print(self, said: Mapping[str, Any]) -> dict[str, Any]:
        """Scenarios say `cost {W}{1}` or `cost 2`, `resonator 300/500`, `trait Elf`."""
        out = dict(said)
        for spoken, printed in (("attack", "atk"), ("traits", "races")):
            if spoken in out:
                out[printed] = out.pop(spoken)
        cost = out.get("cost")
        if isinstance(cost, int):
            out["cost"] = f"{{{cost}}}"
        elif isinstance(cost, list):
            out["cost"] = "".join(cost)
        return out

    def fields(self, kind: str, special: Sequence[str], printed: Mapping[str, Any]) -> dict[str, Any]:
        fighter = kind.startswith(("Resonator", "J-Ruler"))
        if not fighter and ("atk" in printed or "defense" in printed):
            raise ValueError("only resonators and J-rulers are printed with ATK and DEF (206, 207)")
        return {
            "traits": tuple(several(printed.get("races", ()))),
            "attack": printed.get("atk", 300) if fighter else None,
            "defense": printed.get("defense", 300) if fighter else None,
            "flavour": printed.get("flavour", ""),
            "extra": {
                "cost": printed.get("cost", ""), "attribute": several(printed.get("attribute", ())),
                "cluster": "Grimm" if printed.get("old") else "Lapis", "divinity": printed.get("divinity"),
            },
        }  # fmt: skip

    def back_type(self, type: str) -> str:
        """A J-ruler, or the future side."""
        return "J-Ruler" if type == "Ruler" else type

    def filler(self, zone: int) -> CardRecord:
        if zone == terms.STONE_DECK:
            return replace(self.written("Fire Magic Stone", "Magic Stone", {"text": "{Rest}: Produce {R}."}, 0), id="idle-stone")
        return super().filler(zone)

    def leader(self, player: int) -> CardRecord | None:
        return replace(self.written("Ruler", "Ruler", {}, 0), id="written-ruler")

    def new_table(self, setting: Setting, cards: CardLibrary) -> Table:
        t = super().new_table(setting, cards)
        if not setting.decks:
            seat_players(t)
        return t

    def usual_numbers(self, setting: Setting, player: int) -> Mapping[int, int]:
        return {
            terms.LIFE: STARTING_LIFE, terms.HAND_LIMIT: HAND_SIZE, terms.CALLS_ALLOWED: 1, terms.STANDBY_COST: STANDBY_WILL,
            terms.LIFEBREAK_LIMIT: LIFEBREAK_SIZE, terms.TURNS_TAKEN: self.turns_taken(setting, player),
        }  # fmt: skip

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        super().settle(t, card, placed)
        if card.back is not None and placed.zone == terms.FIELD and card.front.look.types & terms.RULER:
            t.show(card, card.back)
        if placed.zone == terms.RUNE_AREA:
            card.facedown = placed.facedown is not False
        if placed.zone == terms.STANDBY:
            card.facedown = placed.facedown is not False
            if placed.arrived_this_turn:
                card.marks |= terms.NEW_IN_STANDBY

    def begun(self, setting: Setting) -> bool:
        return setting.start not in (SET_UP, VALHALLA)

    def new_game(self, setting: Setting) -> Game:
        return Game(setting.start == VALHALLA)

    def enter(self, t: Table, setting: Setting) -> None:
        t.stack.append(at_step(Turn(setting.active), Turn.MAIN_PHASE, Turn.MAIN_PRIORITY))


ADAPTER = FowAdapter("fow")
