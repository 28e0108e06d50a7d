"""Final Fantasy TCG, for the judge: its words, and how a table of it is set.

Cards cost nothing and are of the element Fire unless the test says otherwise, so that CP need be thought of only where it matters.
A player without cards in hand and without action abilities is not asked for priority.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from cardwright.cards import CardPool, CardRecord, Deck, starter_cards
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.attacking import AttackPhase
from cardwright.games.fftcg.library import FftcgLibrary, build_library
from cardwright.games.fftcg.ruleset import RULES
from cardwright.games.fftcg.setup import Game
from cardwright.games.fftcg.showing import TYPE_NAMES, names_of, traits_of
from cardwright.games.fftcg.start import set_table
from cardwright.games.fftcg.turn import Turn
from cardwright.games.fftcg.zones import BACKUP_LIMIT, HAND_LIMIT
from cardwright.judge.adapter import TURN, Faces, Fact, GameAdapter, Placed, Setting, in_turn, refuse_unknown
from cardwright.kernel import chance
from cardwright.kernel import options as o
from cardwright.kernel.cards import Card
from cardwright.kernel.table import Table

MAIN = "main"
ATTACK = "attack"
END = "end"
SET_UP = "set-up"
USUAL_TURN = 5
DECK_SIZE = 20
FULL_DECK = 50
CONSTRUCTED_LIMIT = 7
PRINTED = ("cost", "power", "element", "elements", "job", "category", "generic", "ex_burst", "text", "number")
CHARACTERS = ("Forward", "Backup", "Monster")


def _marked(bit: int) -> Fact:
    return lambda t, c: c.marks & bit != 0


FACTS: dict[str, Fact] = {
    "power": lambda t, c: t.look(c).stats[terms.POWER],
    "cost": lambda t, c: t.look(c).stats[terms.COST],
    "dull": lambda t, c: c.turned == 1,
    "active": lambda t, c: c.turned == 0,
    "damage": lambda t, c: c.damage,
    "frozen": _marked(terms.FROZEN),
    "attacking": _marked(terms.ATTACKING),
    "blocking": _marked(terms.BLOCKING),
    "in_party": _marked(terms.IN_PARTY),
    "keywords": lambda t, c: set(names_of(t.look(c).keywords, terms.KEYWORDS)),
    "types": lambda t, c: [name for bit, name in TYPE_NAMES.items() if t.look(c).types & bit],
    "elements": lambda t, c: names_of(t.look(c).colours, terms.ELEMENTS),
    "jobs": lambda t, c: traits_of(t, t.look(c), terms.JOB),
    "categories": lambda t, c: traits_of(t, t.look(c), terms.CATEGORY),
    "names": lambda t, c: list(t.look(c).names),
}


@cache
def _pool() -> CardPool:
    return CardPool(starter_cards("fftcg"))


def _listed(words: str | Sequence[str]) -> list[str]:
    return [words] if isinstance(words, str) else list(words)


class FftcgAdapter(GameAdapter):
    """The words of Final Fantasy TCG."""

    code = "fftcg"
    rules = RULES
    zones = {**terms.ZONES, "removed": terms.REMOVED, "out of the game": terms.OUT}
    numbers = {name.lower(): number for number, name in enumerate(terms.NUMBERS)}
    facts = FACTS
    player_facts = {"damage": lambda t, p: len(t.zone(terms.DAMAGE_ZONE, p))}
    shortcuts = {kind.lower(): {"type": kind} for kind in (*CHARACTERS, "Summon")}
    turned_word = "dull"
    link_words: Mapping[str, tuple[int, int]] = {}
    questions = {
        terms.ASK_FIRST: "who goes first", terms.ASK_MULLIGAN: "draw anew", terms.ASK_PRIORITY: "priority",
        terms.ASK_ATTACK: "attack", terms.ASK_PARTY: "form a party", terms.ASK_BLOCK: "block",
        terms.ASK_EX_BURST: "use the EX Burst", terms.ASK_CP: "pay CP", terms.ASK_ASSIGN: "assign damage",
        terms.ASK_EXCESS_BACKUP: "which Backup goes",
    }
    printed_numbers = ("power",)
    printed_words = ("element", "job", "category", "ex_burst")
    starts = (MAIN, ATTACK, TURN, END, SET_UP)
    keywords = tuple(terms.KEYWORDS)

    def type_line(self, words: Sequence[str]) -> str | None:
        kinds = [word.capitalize() for word in words if word.capitalize() in (*CHARACTERS, "Summon")]
        return kinds[0] if len(kinds) == 1 and len(words) == 1 else None

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

    def usual_zone(self, type: str) -> str:
        return "hand" if type == "Summon" else "field"

    def pool(self) -> CardPool:
        return _pool()

    def written(self, name: str, type: str, printed: Mapping[str, Any], number: int) -> CardRecord:
        refuse_unknown(name, printed, PRINTED)
        if type != "Forward" and "power" in printed:
            raise ValueError(f"{name}: only Forwards are printed with power (5.2.6.1)")
        elements = _listed(printed.get("elements", printed.get("element", "fire")))
        extra: dict[str, object] = {
            "elements": tuple(elements), "ex_burst": bool(printed.get("ex_burst", False)),
            "multicard": bool(printed.get("generic", False)), "category": tuple(_listed(printed.get("category", ()))),
        }
        if type != "Summon":
            extra["job"] = tuple(_listed(printed.get("job", ())))
        if type == "Forward":
            extra["power"] = printed.get("power", 5000)
        text = printed.get("text", "")
        return CardRecord(
            game=self.code, id=printed.get("number", f"written-{number}"), name=name, type=type, kind=type,
            cost=printed.get("cost", 0), text=text, raw=text, extra=extra,
        )

    def filler(self, zone: int) -> CardRecord:
        return replace(self.written("Idle Card", "Forward", {"generic": True, "cost": 1}, 0), id="idle-card")

    def faces(self, decks: Sequence[Deck]) -> Faces:
        return build_library(list(decks))

    def new_table(self, setting: Setting, faces: Faces) -> Table:
        seed = chance.seed_from(setting.seed)
        if setting.decks:
            assert isinstance(faces, FftcgLibrary)
            return set_table(setting.decks, faces, seed)
        return Table(RULES, faces.library, seed)

    def complete(self, setting: Setting) -> None:
        setting.turn = setting.turn or USUAL_TURN
        if setting.start == SET_UP:
            for player in range(2):
                if not setting.decks:
                    setting.fills.setdefault((terms.DECK, player), FULL_DECK)
            return
        for player in range(2):
            setting.fills.setdefault((terms.DECK, player), DECK_SIZE)
            usual = {
                terms.DAMAGE_LIMIT: CONSTRUCTED_LIMIT, terms.HAND_LIMIT: HAND_LIMIT, terms.BACKUP_LIMIT: BACKUP_LIMIT,
                terms.LIGHT_LIMIT: 1, terms.DARK_LIMIT: 1, terms.TURNS_TAKEN: (setting.turn + 1) // 2,
            }
            for which, value in usual.items():
                setting.numbers.setdefault((which, player), value)

    def settle(self, t: Table, card: Card, placed: Placed) -> None:
        if placed.facedown:
            card.facedown = True

    def begin(self, t: Table, setting: Setting) -> None:
        t.memory = [terms.ACTIVE_PHASE]
        if setting.start == SET_UP:
            if not t.stack:
                t.stack = [Game(CONSTRUCTED_LIMIT)]
            return
        in_turn(t, setting, Game(CONSTRUCTED_LIMIT), Game.TAKE_TURN)
        if setting.start == TURN:
            return
        active = setting.active
        turn = Turn(active)
        t.stack.append(turn)
        if setting.start == ATTACK:
            t.memory = [terms.ATTACK_PHASE]
            turn.at, turn.next = Turn.ATTACK_PHASE, Turn.MAIN_PHASE_2
            phase = AttackPhase(active)
            phase.at, phase.next = AttackPhase.BEGIN, AttackPhase.PREPARATION
            t.stack.append(phase)
        elif setting.start == END:
            turn.at, turn.next = Turn.ACT_IN_MAIN_PHASE_2, Turn.END_PHASE
        else:
            t.memory = [terms.MAIN_PHASE_1]
            turn.at, turn.next = Turn.MAIN_PHASE_1, Turn.ACT_IN_MAIN_PHASE_1


ADAPTER = FftcgAdapter()
