"""Final Fantasy TCG, for the judge: its words, and how a table of it is set.

Cards cost nothing and are of the element Fire unless the test says otherwise, so that CP need be thought of only where it matters.
A player without cards in hand and without action abilities is not asked for priority.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.attacking import AttackPhase
from cardwright.games.fftcg.card_information import TYPE_NAMES, traits_of
from cardwright.games.fftcg.setup import Game
from cardwright.games.fftcg.turn import Turn
from cardwright.games.fftcg.zones import BACKUP_LIMIT, HAND_LIMIT
from cardwright.games.showing import names_of
from cardwright.judge.adapter import MAIN, SET_UP, TURN, GameAdapter, Setting, at_step, marked, several
from cardwright.kernel import options as o
from cardwright.kernel.table import Table

ATTACK = "attack"
END = "end"
CONSTRUCTED_LIMIT = 7


class FftcgAdapter(GameAdapter):
    """The words of Final Fantasy TCG."""

    zone_aliases = {"removed": terms.REMOVED, "out of the game": terms.OUT}
    own_facts = {
        "frozen": marked(terms.FROZEN),
        "attacking": marked(terms.ATTACKING),
        "blocking": marked(terms.BLOCKING),
        "in_party": marked(terms.IN_PARTY),
        "types": lambda t, c: [name for bit, name in TYPE_NAMES.items() if t.look(c).types & bit],
        "elements": lambda t, c: names_of(t.look(c).colours, terms.ELEMENTS),
        "jobs": lambda t, c: traits_of(t, t.look(c), terms.JOB),
        "categories": lambda t, c: traits_of(t, t.look(c), terms.CATEGORY),
    }
    player_facts = {"damage": lambda t, p: len(t.zone(terms.DAMAGE_ZONE, p))}
    turned_word = "dull"
    upright_word = "active"
    states = ("dull", "arrived this turn", "1000 damage", "1 … counter", "facedown")
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_MULLIGAN: "draw anew", terms.ASK_PARTY: "form a party",
        terms.ASK_EX_BURST: "use the EX Burst", terms.ASK_CP: "pay CP", terms.ASK_ASSIGN: "assign damage",
        terms.ASK_EXCESS_BACKUP: "which Backup goes",
    }  # fmt: skip
    printed = ("cost", "power", "element", "elements", "job", "category", "generic", "ex_burst", "text", "number")
    printed_numbers = ("power",)
    printed_words = ("element", "job", "category", "ex_burst")
    windows = ("priority",)
    usual_first = ("pay CP",)
    starts = (MAIN, ATTACK, TURN, END, SET_UP)
    usual_turn = 5
    decks = {terms.DECK: (50, 20)}
    idle = ("Forward", {"generic": True, "cost": 1})
    kept_in_hand = ("Summon",)

    def option_words(self, t: Table, code: int) -> str:
        """How CP is paid and who blocks, in words: `discard Ifrit for fire`, `dull Mage for ice`, `pay so`, `block with Knight`."""
        verb = o.verb_of(code)
        if verb == terms.PAY_SO:
            return "pay so"
        if verb in (terms.DISCARD_FOR, terms.DULL_FOR):
            name = t.cards[o.value_of(code)].form.name
            return f"{'discard' if verb == terms.DISCARD_FOR else 'dull'} {name} for {terms.ELEMENT_NAMES[o.extra_of(code)]}"
        if verb == terms.BLOCK_WITH:
            return f"block with {t.cards[o.value_of(code)].form.name}"
        return ""

    def fields(self, kind: str, special: Sequence[str], printed: Mapping[str, Any]) -> dict[str, Any]:
        if kind != "Forward" and "power" in printed:
            raise ValueError("only Forwards are printed with power (5.2.6.1)")
        extra: dict[str, object] = {
            "elements": tuple(several(printed.get("elements", printed.get("element", "fire")))),
            "ex_burst": bool(printed.get("ex_burst", False)),
            "multicard": bool(printed.get("generic", False)),
            "category": tuple(several(printed.get("category", ()))),
        }
        if kind != "Summon":
            extra["job"] = tuple(several(printed.get("job", ())))
        if kind == "Forward":
            extra["power"] = printed.get("power", 5000)
        number = {"id": printed["number"]} if "number" in printed else {}
        return {"cost": printed.get("cost", 0), "extra": extra, **number}

    def usual_numbers(self, setting: Setting, player: int) -> Mapping[int, int]:
        return {
            terms.DAMAGE_LIMIT: CONSTRUCTED_LIMIT, terms.HAND_LIMIT: HAND_LIMIT, terms.BACKUP_LIMIT: BACKUP_LIMIT,
            terms.LIGHT_LIMIT: 1, terms.DARK_LIMIT: 1, terms.TURNS_TAKEN: (setting.turn + 1) // 2,
        }  # fmt: skip

    def new_game(self, setting: Setting) -> Game:
        return Game(CONSTRUCTED_LIMIT)

    def memory(self, setting: Setting) -> list[int]:
        """The phase."""
        return [{ATTACK: terms.ATTACK_PHASE, MAIN: terms.MAIN_PHASE_1}.get(setting.start, terms.ACTIVE_PHASE)]

    def enter(self, t: Table, setting: Setting) -> None:
        at, next = {
            MAIN: (Turn.MAIN_PHASE_1, Turn.ACT_IN_MAIN_PHASE_1), ATTACK: (Turn.ATTACK_PHASE, Turn.MAIN_PHASE_2),
            END: (Turn.ACT_IN_MAIN_PHASE_2, Turn.END_PHASE),
        }[setting.start]  # fmt: skip
        t.stack.append(at_step(Turn(setting.active), at, next))
        if setting.start == ATTACK:
            t.stack.append(at_step(AttackPhase(setting.active), AttackPhase.BEGIN, AttackPhase.PREPARATION))


ADAPTER = FftcgAdapter("fftcg")
