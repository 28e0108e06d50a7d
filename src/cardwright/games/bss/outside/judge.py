"""Battle Spirits Saga, for the judge: its words, and how a table of it is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardwright.games.bss import terms
from cardwright.games.bss.card_information import reduction_shown, symbols_shown
from cardwright.games.bss.cores import cores_in, cores_on, soul_on
from cardwright.games.bss.levels import show_level
from cardwright.games.bss.main_step_cores import SWAP
from cardwright.games.bss.symbols import symbols_of
from cardwright.games.bss.turn import Turn
from cardwright.games.showing import names_of
from cardwright.judge.adapter import MAIN, SET_UP, TURN, GameAdapter, Placed, Setting, at_step, marked, several
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table

ATTACK = "attack"


class BssAdapter(GameAdapter):
    """The words of Battle Spirits Saga."""

    zone_aliases = {"burst": terms.BURST_AREA, "out of the game": terms.GONE, "cards being used": terms.WAITING}
    own_facts = {
        "cores": lambda t, c: cores_on(c),
        "soul_core": lambda t, c: soul_on(c) > 0,
        "symbols": lambda t, c: symbols_shown(t.look(c)),
        "symbol_count": lambda t, c: symbols_of(t.look(c)),
        "reduction": lambda t, c: reduction_shown(t.look(c)),
        "colors": lambda t, c: names_of(t.look(c).colours, terms.COLOURS),
        "attacking": marked(terms.ATTACKING),
        "blocking": marked(terms.BLOCKING),
        "exists": lambda t, c: c.zone != terms.GONE,
    }
    player_facts = {
        "life": lambda t, p: cores_in(t, terms.LIFE, p),
        "reserve": lambda t, p: cores_in(t, terms.RESERVE, p),
        "core trash": lambda t, p: cores_in(t, terms.CORE_TRASH, p),
    }
    own_shortcuts = {"token": "Spirit / Token"}
    turned_word = "exhausted"
    upright_word = "refreshed"
    states = ("exhausted", "1 core counter", "1 soul core counter", "arrived this turn", "facedown")
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_MAIN: "main step", terms.ASK_CORES_FOR: "cores for it",
        terms.ASK_CORE_GOAL: "where cores go", terms.ASK_CORE_NUMBER: "how many cores", terms.ASK_CORE_KIND: "core or soul core",
    }  # fmt: skip
    printed = ("cost", "bp", "levels", "color", "reduction", "symbols", "family", "text", "additional_name", "block")
    printed_numbers = ("bp",)
    printed_words = ("color", "reduction", "symbols", "family")
    windows = ("flash",)
    usual_first = ("pay", "cores for it")
    starts = (MAIN, ATTACK, TURN, SET_UP)
    decks = {terms.DECK: (50, 20)}
    idle = ("Spirit", {})
    kept_in_hand = ("Magic",)

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

    def fields(self, kind: str, special: Sequence[str], printed: Mapping[str, Any]) -> dict[str, Any]:
        if kind != "Spirit" and "bp" in printed:
            raise ValueError("only spirits are printed with BP (2-11-1)")
        if kind == "Magic" and "levels" in printed:
            raise ValueError("magic cards have no levels (2-10)")
        color = several(printed.get("color", "red"))
        extra: dict[str, object] = {
            "color": [word.capitalize() for word in color],
            "reduction": several(printed.get("reduction", ())),
            "symbols": several(printed.get("symbols", () if kind == "Magic" else color[:1])),
        }
        if "block" in printed:
            extra["block"] = printed["block"]
        if kind != "Magic":
            usual = [(1, printed.get("bp", 1000))] if kind == "Spirit" else [(0, 0)]
            extra["levels"] = [
                {"level": i + 1, "cores": cores, "bp": bp} if kind == "Spirit" else {"level": i + 1, "cores": cores}
                for i, (cores, bp) in enumerate(printed.get("levels", usual))
            ]
        return {
            "traits": tuple(several(printed.get("family", ()))), "cost": printed.get("cost", 1), "extra": extra,
            "alternate_name": printed.get("additional_name", ""),
        }  # fmt: skip

    def usual_numbers(self, setting: Setting, player: int) -> Mapping[int, int]:
        return {terms.LIFE: 5, terms.RESERVE: 10}

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        if placed.zone == terms.FIELD:
            need = card.front.extra[terms.LEVEL_CORES] if card.front.extra else 0
            if not card.counters and need > 0:
                card.counters = (terms.CORE, need)
            show_level(t, card, cores_on(card))
        elif placed.zone == terms.BURST_AREA:
            card.facedown = placed.facedown is not False

    def memory(self, setting: Setting) -> list[int]:
        return []

    def enter(self, t: Table, setting: Setting) -> None:
        main = setting.start == MAIN
        t.set_number(terms.STEP, 0, terms.MAIN_STEP if main else terms.ATTACK_STEP)
        at, next = (Turn.MAIN_STEP, Turn.MANAGE_MAIN) if main else (Turn.ATTACK_STEP, Turn.MANAGE_ATTACK)
        t.stack.append(at_step(Turn(setting.active), at, next))


ADAPTER = BssAdapter("bss")
