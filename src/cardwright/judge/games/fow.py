"""Force of Will, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from cardwright.cards import CardPool, CardRecord, Deck, starter_pool
from cardwright.games.fow import terms
from cardwright.games.fow.additions import added_to, bearer_of
from cardwright.games.fow.library import FowLibrary, build_library
from cardwright.games.fow.ruleset import RULES
from cardwright.games.fow.seating import seat_players
from cardwright.games.fow.setup import Game
from cardwright.games.fow.showing import TYPE_NAMES, names_of
from cardwright.games.fow.start import set_table
from cardwright.games.fow.turn import Turn
from cardwright.games.fow.zones import HAND_SIZE, LIFEBREAK_SIZE, STANDBY_WILL, STARTING_LIFE
from cardwright.judge.adapter import PLAYERS, TURN, Faces, Fact, GameAdapter, Placed, Setting, in_turn, refuse_unknown
from cardwright.kernel import chance, pool
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.table import Table

MAIN = "main"
SET_UP = "set-up"
VALHALLA = "valhalla"  # before a game with the Valhalla rules
USUAL_TURN = 9
DECK_SIZE = 20
STONE_DECK_SIZE = 10
FULL_DECK = 40
ACTION_WORDS = {  # actions of the rules that a card is named for
    terms.JUDGE: "judgment with", terms.CALL_STONE: "call a stone with", terms.SET_STANDBY: "set", terms.REVEAL: "reveal",
}
PRINTED = ("cost", "atk", "defense", "text", "races", "attribute", "back", "old", "flavour")


def _mark(mark: int) -> Fact:
    return lambda t, c: bool(c.marks & mark)


def _bearer(t: Table, c: Card) -> str:
    ref = bearer_of(t, c.ref())
    return "" if ref < 0 else t.cards[id_of(ref)].form.name


FACTS: dict[str, Fact] = {
    "atk": lambda t, c: t.look(c).stats[terms.ATK],
    "attack": lambda t, c: t.look(c).stats[terms.ATK],  # what scenarios call it
    "defense": lambda t, c: t.look(c).stats[terms.DEF],
    "total_cost": lambda t, c: t.look(c).stats[terms.TOTAL_COST],
    "rested": lambda t, c: c.turned == 1,
    "recovered": lambda t, c: c.turned == 0,
    "damage": lambda t, c: c.damage,
    "keywords": lambda t, c: set(names_of(t.look(c).keywords, terms.KEYWORDS)) - {"target attack"},
    "types": lambda t, c: names_of(t.look(c).types, TYPE_NAMES),
    "special": lambda t, c: names_of(t.look(c).subtypes, terms.SUBTYPES),
    "attributes": lambda t, c: names_of(t.look(c).colours, terms.ATTRIBUTES),
    "races": lambda t, c: [name for i, name in enumerate(t.library.traits) if t.look(c).traits >> i & 1],
    "names": lambda t, c: list(t.look(c).names),
    "side": lambda t, c: c.form.name,
    "exists": lambda t, c: c.zone != terms.GONE,
    "attacking": _mark(terms.ATTACKING),
    "blocking": _mark(terms.BLOCKING),
    "blocked": _mark(terms.BLOCKED),
    "awakened": _mark(terms.AWAKENED),
    "added_to": _bearer,
    "additions": lambda t, c: [t.cards[id_of(ref)].form.name for ref in added_to(t, c.ref())],
}


def _will(t: Table, player: int) -> list[str]:
    return sorted(terms.WILL_NAMES[pool.kind_of(x)] for x in t.pool if pool.player_of(x) == player)


@cache
def _pool() -> CardPool:
    return starter_pool("fow")


def in_print(given: Mapping[str, Any]) -> dict[str, Any]:
    """What a card shows, from the words of scenarios: `cost {W}{1}` or `cost 2`, `resonator 300/500`, `trait Elf`."""
    out = dict(given)
    for spoken, printed in (("attack", "atk"), ("traits", "races")):
        if spoken in out:
            out[printed] = out.pop(spoken)
    cost = out.get("cost")
    if isinstance(cost, int):
        out["cost"] = f"{{{cost}}}"
    elif isinstance(cost, list):
        out["cost"] = "".join(cost)
    return out


class FowAdapter(GameAdapter):
    """The words of Force of Will."""

    code = "fow"
    rules = RULES
    zones = {**terms.ZONES, "deck": terms.MAIN_DECK, "stone deck": terms.STONE_DECK, "standby": terms.STANDBY,
             "removed": terms.REMOVED, "players": terms.PLAYERS, "chase area": terms.CHASE, "out of existence": terms.GONE}
    numbers = {name.lower(): number for number, name in enumerate(terms.NUMBERS)}
    facts = FACTS
    player_facts = {"will": _will}
    shortcuts = {
        "resonator": {"type": "Resonator"}, "chant": {"type": "Chant"}, "addition": {"type": "Addition"},
        "regalia": {"type": "Regalia"}, "stone": {"type": "Magic Stone"}, "special_stone": {"type": "Special Magic Stone"},
        "ruler": {"type": "Ruler"},
    }
    turned_word = "rested"
    printed_words = ("cost", "attribute")
    pass_word = "pass"
    link_words = {"addition": (terms.ADDED, terms.FIELD)}
    how_words = ("new_in_standby",)
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_MULLIGAN: "mulligan", terms.ASK_PRIORITY: "priority",
        terms.ASK_ATTACK: "attack", terms.ASK_ATTACKED_OBJECT: "attacked object", terms.ASK_BLOCK: "block",
        terms.ASK_WILL: "will ability", terms.ASK_PAY_WILL: "pay with", terms.ASK_REDUCTION: "reduction",
        terms.ASK_REVEAL: "reveal", terms.ASK_PIERCE: "pierce", terms.ASK_PRODUCE: "produce", terms.ASK_ADD_TO: "add to",
    }
    starts = (MAIN, TURN, SET_UP, VALHALLA)
    keywords = tuple(terms.KEYWORDS)

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

    def type_line(self, words: Sequence[str]) -> str | None:
        line = " ".join(words).lower()
        return line.title().replace("J-Ruler", "J-Ruler") if line in terms.TYPES else None

    def usual_zone(self, type: str) -> str:
        kind = type.split(" / ")[0].lower()
        if "ruler" in kind and "addition" not in kind:
            return "ruler area"
        return "hand" if "chant" in kind or "spell" in kind else "field"

    def pool(self) -> CardPool:
        return _pool()

    def written(self, name: str, type: str, printed: Mapping[str, Any], number: int) -> CardRecord:
        printed = in_print(printed)
        refuse_unknown(name, printed, PRINTED)
        fighter = type.startswith(("Resonator", "J-Ruler"))
        if not fighter and ("atk" in printed or "defense" in printed):
            raise ValueError(f"{name}: only resonators and J-rulers are printed with ATK and DEF (206, 207)")
        races = printed.get("races", ())
        attribute = printed.get("attribute", ())
        back = printed.get("back")
        return CardRecord(
            game=self.code,
            id=f"written-{number}",
            name=name,
            type=type,
            kind=type,
            traits=(races,) if isinstance(races, str) else tuple(races),
            attack=printed.get("atk", 300) if fighter else None,
            defense=printed.get("defense", 300) if fighter else None,
            text=printed.get("text", ""),
            raw=printed.get("text", ""),
            flavour=printed.get("flavour", ""),
            extra={
                "cost": printed.get("cost", ""),
                "attribute": [attribute] if isinstance(attribute, str) else list(attribute),
                "cluster": "Grimm" if printed.get("old") else "Lapis",
            },
            back=None if back is None else self._back(type, back, number),
        )

    def _back(self, type: str, back: Mapping[str, Any], number: int) -> CardRecord:
        """The other side, written as a mapping with a name: a J-ruler, or the future side."""
        fields = dict(back)
        kind = "J-Ruler" if type == "Ruler" else type
        face = self.written(fields.pop("name"), fields.pop("type", kind), fields, number)
        return replace(face, id=f"written-{number} (back)")

    def filler(self, zone: int) -> CardRecord:
        if zone == terms.STONE_DECK:
            return replace(self.written("Fire Magic Stone", "Magic Stone", {"text": "{Rest}: Produce {R}."}, 0), id="idle-stone")
        return replace(self.written("Idle Card", "Resonator", {"cost": "{9}"}, 0), id="idle-card")

    def leader(self, player: int) -> CardRecord | None:
        return replace(self.written("Ruler", "Ruler", {}, 0), id="written-ruler")

    def leader_zone(self) -> int:
        return terms.RULER_AREA

    def faces(self, decks: Sequence[Deck]) -> Faces:
        return build_library(list(decks))

    def new_table(self, setting: Setting, faces: Faces) -> Table:
        seed = chance.seed_from(setting.seed)
        if setting.decks:
            assert isinstance(faces, FowLibrary)
            return set_table(setting.decks, faces, seed)
        t = Table(RULES, faces.library, seed)
        seat_players(t)
        return t

    def complete(self, setting: Setting) -> None:
        setting.turn = setting.turn or USUAL_TURN
        if setting.decks:
            return
        set_up = setting.start in (SET_UP, VALHALLA)
        first = setting.active if setting.turn % 2 == 1 else 1 - setting.active
        for player in range(2):
            setting.fills.setdefault((terms.MAIN_DECK, player), FULL_DECK if set_up else DECK_SIZE)
            setting.fills.setdefault((terms.STONE_DECK, player), STONE_DECK_SIZE)
            if set_up:
                continue
            taken = (setting.turn + 1) // 2 if player == first else setting.turn // 2
            if setting.start == TURN and player == setting.active:
                taken -= 1
            usual = {
                terms.LIFE: STARTING_LIFE, terms.HAND_LIMIT: HAND_SIZE, terms.CALLS_ALLOWED: 1, terms.STANDBY_COST: STANDBY_WILL,
                terms.LIFEBREAK_LIMIT: LIFEBREAK_SIZE, terms.TURNS_TAKEN: taken,
            }
            for which, value in usual.items():
                setting.numbers.setdefault((which, player), value)

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        if card.back is not None and (placed.back_face or (placed.zone == terms.FIELD and card.front.look.types & terms.RULER)):
            t.show(card, card.back)
        if placed.zone == terms.STANDBY:
            card.facedown = placed.facedown is not False
            if placed.arrived_this_turn:
                card.marks |= terms.NEW_IN_STANDBY
        elif placed.facedown:
            card.facedown = True

    def begin(self, t: Table, setting: Setting) -> None:
        if setting.start in (SET_UP, VALHALLA):
            if not t.stack:
                t.stack = [Game(setting.start == VALHALLA)]
            return
        in_turn(t, setting, Game(False), Game.TAKE_TURN)
        t.memory = [1 - setting.active]  # whose ordinary turn comes next
        if setting.start == TURN:
            return
        active = setting.active
        turn = Turn(active)
        turn.at = Turn.MAIN_PHASE
        turn.next = Turn.MAIN_PRIORITY
        t.stack.append(turn)


ADAPTER = FowAdapter()
