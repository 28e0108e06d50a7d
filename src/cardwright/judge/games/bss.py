"""Battle Spirits Saga, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from cardwright.cards import CardPool, CardRecord, Deck, starter_pool
from cardwright.games.bss import terms
from cardwright.games.bss.arranging import SWAP
from cardwright.games.bss.cores import cores_in, cores_on, soul_on
from cardwright.games.bss.levels import show_level
from cardwright.games.bss.library import BssLibrary, build_library
from cardwright.games.bss.ruleset import RULES
from cardwright.games.bss.setup import Game
from cardwright.games.bss.showing import names_of, reduction_shown, symbols_shown
from cardwright.games.bss.start import set_table
from cardwright.games.bss.symbols import symbols_of
from cardwright.games.bss.turn import Turn
from cardwright.judge.adapter import TURN, Faces, Fact, GameAdapter, Placed, Setting, in_turn, refuse_unknown
from cardwright.kernel import chance
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table

MAIN = "main"
ATTACK = "attack"
SET_UP = "set-up"
USUAL_TURN = 9
DECK_SIZE = 20
FULL_DECK = 50
LIFE = 5
RESERVE = 10
PRINTED = ("cost", "bp", "levels", "color", "reduction", "symbols", "family", "text", "additional_name", "block")

FACTS: dict[str, Fact] = {
    "cost": lambda t, c: t.look(c).stats[terms.COST],
    "bp": lambda t, c: t.look(c).stats[terms.BP],
    "level": lambda t, c: t.look(c).stats[terms.LEVEL],
    "cores": lambda t, c: cores_on(c),
    "soul_core": lambda t, c: soul_on(c) > 0,
    "exhausted": lambda t, c: c.turned == 1,
    "refreshed": lambda t, c: c.turned == 0,
    "symbols": lambda t, c: symbols_shown(t.look(c)),
    "symbol_count": lambda t, c: symbols_of(t.look(c)),
    "reduction": lambda t, c: reduction_shown(t.look(c)),
    "keywords": lambda t, c: set(names_of(t.look(c).keywords, terms.KEYWORDS)),
    "types": lambda t, c: names_of(t.look(c).types, terms.TYPES),
    "colors": lambda t, c: names_of(t.look(c).colours, terms.COLOURS),
    "family": lambda t, c: [name for i, name in enumerate(t.library.traits) if t.look(c).traits >> i & 1],
    "names": lambda t, c: list(t.look(c).names),
    "attacking": lambda t, c: bool(c.marks & terms.ATTACKING),
    "blocking": lambda t, c: bool(c.marks & terms.BLOCKING),
    "exists": lambda t, c: c.zone != terms.GONE,
}


@cache
def _pool() -> CardPool:
    return starter_pool("bss")


class BssAdapter(GameAdapter):
    """The words of Battle Spirits Saga."""

    code = "bss"
    rules = RULES
    zones = {**terms.ZONES, "burst": terms.BURST_AREA, "out of the game": terms.GONE, "cards being used": terms.WAITING}
    numbers = {name.lower(): number for number, name in enumerate(terms.NUMBERS)}
    facts = FACTS
    player_facts = {
        "life": lambda t, p: cores_in(t, terms.LIFE, p),
        "reserve": lambda t, p: cores_in(t, terms.RESERVE, p),
        "core trash": lambda t, p: cores_in(t, terms.CORE_TRASH, p),
    }
    shortcuts = {
        "spirit": {"type": "Spirit"},
        "nexus": {"type": "Nexus"},
        "magic": {"type": "Magic"},
        "token": {"type": "Spirit / Token"},
    }
    turned_word = "exhausted"
    link_words: Mapping[str, tuple[int, int]] = {}
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_MULLIGAN: "mulligan", terms.ASK_MAIN: "main step", terms.ASK_ATTACK: "attack",
        terms.ASK_FLASH: "flash", terms.ASK_BLOCK: "block", terms.ASK_PAY: "pay", terms.ASK_CORES_FOR: "cores for it",
        terms.ASK_CORE_GOAL: "where cores go", terms.ASK_CORE_NUMBER: "how many cores", terms.ASK_CORE_KIND: "core or soul core",
        terms.ASK_BURST: "burst", terms.ASK_ASCEND: "ascend", terms.ASK_ACTIVATE: "activate",
    }
    printed_numbers = ("bp",)
    printed_words = ("color", "reduction", "symbols", "family")
    starts = (MAIN, ATTACK, TURN, SET_UP)
    keywords = tuple(terms.KEYWORDS)

    def type_line(self, words: Sequence[str]) -> str | None:
        kinds = [word.capitalize() for word in words if word.lower() in terms.TYPES]
        token = ["Token"] if "token" in [word.lower() for word in words] else []
        return " / ".join(kinds + token) if len(kinds) == 1 and len(kinds) + len(token) == len(words) else None

    def option_words(self, t: Table, code: int) -> str:
        """Options about cores, as they are said: `2 cores`, `to Knight`, `move cores from the reserve`."""
        verb = o.verb_of(code)
        value = o.value_of(code)
        if verb == terms.FROM_CARDS:
            return "from cards"
        if verb in (terms.MOVE_CORES, terms.CORES_TO):
            place = "the reserve" if value == terms.RESERVE_PLACE else t.cards[value].form.name
            return f"move cores from {place}" if verb == terms.MOVE_CORES else f"to {place}"
        if verb != terms.CORES:
            return ""
        extra = o.extra_of(code)
        if extra == SWAP:
            return "swap the soul core"
        number = "1 core" if value == 1 else f"{value} cores"
        if extra == 0:
            return number
        return "the soul core" if value == 1 else f"{number} with the soul core"

    def usual_zone(self, type: str) -> str:
        return "hand" if type == "Magic" else "field"

    def pool(self) -> CardPool:
        return _pool()

    def written(self, name: str, type: str, printed: Mapping[str, Any], number: int) -> CardRecord:
        refuse_unknown(name, printed, PRINTED)
        kind, *special = type.split(" / ")
        if kind != "Spirit" and "bp" in printed:
            raise ValueError(f"{name}: only spirits are printed with BP (2-11-1)")
        if kind == "Magic" and "levels" in printed:
            raise ValueError(f"{name}: magic cards have no levels (2-10)")
        color = _many(printed.get("color", "red"))
        extra: dict[str, object] = {
            "color": [word.capitalize() for word in color],
            "reduction": _many(printed.get("reduction", ())),
            "symbols": _many(printed.get("symbols", () if kind == "Magic" else color[:1])),
        }
        if "block" in printed:
            extra["block"] = printed["block"]
        if kind != "Magic":
            usual = [(1, printed.get("bp", 1000))] if kind == "Spirit" else [(0, 0)]
            extra["levels"] = [
                {"level": i + 1, "cores": cores, "bp": bp} if kind == "Spirit" else {"level": i + 1, "cores": cores}
                for i, (cores, bp) in enumerate(printed.get("levels", usual))
            ]
        return CardRecord(
            game=self.code,
            id=f"written-{number}",
            name=name,
            type=type,
            kind=kind,
            subtypes=tuple(special),
            traits=tuple(_many(printed.get("family", ()))),
            cost=printed.get("cost", 1),
            text=printed.get("text", ""),
            raw=printed.get("text", ""),
            alternate_name=printed.get("additional_name", ""),
            extra=extra,
        )

    def filler(self, zone: int) -> CardRecord:
        return replace(self.written("Idle Card", "Spirit", {}, 0), id="idle-card")

    def faces(self, decks: Sequence[Deck]) -> Faces:
        return build_library(list(decks))

    def new_table(self, setting: Setting, faces: Faces) -> Table:
        seed = chance.seed_from(setting.seed)
        if setting.decks:
            assert isinstance(faces, BssLibrary)
            return set_table(setting.decks, faces, seed)
        return Table(RULES, faces.library, seed)

    def complete(self, setting: Setting) -> None:
        setting.turn = setting.turn or USUAL_TURN
        for player in range(2):
            if setting.start == SET_UP:
                if not setting.decks:
                    setting.fills.setdefault((terms.DECK, player), FULL_DECK)
                continue
            setting.fills.setdefault((terms.DECK, player), DECK_SIZE)
            setting.numbers.setdefault((terms.LIFE, player), LIFE)
            setting.numbers.setdefault((terms.RESERVE, player), RESERVE)

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        if placed.zone == terms.FIELD:
            need = card.front.extra[terms.LEVEL_CORES] if card.front.extra else 0
            if not card.counters and need > 0:
                card.counters = (terms.CORE, need)
            show_level(t, card, cores_on(card))
        elif placed.zone == terms.BURST_AREA:
            card.facedown = placed.facedown is not False

    def begin(self, t: Table, setting: Setting) -> None:
        if setting.start == SET_UP:
            if not t.stack:
                t.stack = [Game()]
            return
        in_turn(t, setting, Game(), Game.TAKE_TURN)
        if setting.start == TURN:
            return
        active = setting.active
        turn = Turn(active)
        main = setting.start == MAIN
        turn.at = Turn.MAIN_STEP if main else Turn.ATTACK_STEP
        turn.next = Turn.MANAGE_MAIN if main else Turn.MANAGE_ATTACK
        t.set_number(terms.STEP, 0, terms.MAIN_STEP if main else terms.ATTACK_STEP)
        t.stack.append(turn)


def _many(words: str | Sequence[str]) -> list[str]:
    return [words] if isinstance(words, str) else list(words)


ADAPTER = BssAdapter()
