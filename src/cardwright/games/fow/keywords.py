"""1100: keyword skills. What a keyword forbids or allows is a bit that the rules look at; what it triggers, costs or brings
along is an ability like any other. Keywords with a cost or a text of their own are built here from those."""
from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Filter
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.ability_sorts import mark_ability
from cardwright.games.fow.entering_counters import EnterWith
from cardwright.games.fow.keyword_parts import (
    AttacksOrBlocks,
    CounterOp,
    DealsBattleDamageToResonator,
    DiscardThis,
    EraseThis,
    ExplodeTogether,
)
from cardwright.games.fow.permissions import BarrierAgainst
from cardwright.games.fow.will import ProduceWill
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, PASSIVE, Ability, Face, Look
from cardwright.kernel.library import Library

ON_FIELD: Final = 1 << terms.FIELD
COIN_NAME: Final = "Will Coin"

CLAUSES: Final[dict[str, str]] = {
    "pierce": "1102.2", "precision": "1103.2", "target attack": "1414.1", "first strike": "1104.2", "explode": "1105.2",
    "flying": "1106.2", "swiftness": "1107.2", "imperishable": "1108.2", "quickcast": "1111.2", "remnant": "1115.2",
    "limit": "1118.2", "barrier": "1120.2", "mana": "1122.2b", "bloodlust": "1123.2", "awakening": "1109.2",
    "incarnation": "1110.2", "trigger": "1113.2", "stealth": "1114.2", "evolution": "1116.2", "shift": "1117.2",
    "energize": "1119.2", "bestow": "1121.2", "torrent": "1124.2", "judgment": "1125.2", "inheritance": "1126.2",
    "break": "1415.1b-ii", "god's art": "1112.2", "stranger": "402.1", "solarisation": "1101.1", "divinity": "1101.1",
    "force command": "1101.1",
    **dict.fromkeys(terms.MARKS, "1101.1"),
}
# Keywords that are complete without a cost or text of their own.
WITHOUT_TEXT: Final = (
    "pierce", "precision", "target attack", "first strike", "explode", "flying", "swiftness", "imperishable", "quickcast",
    "remnant", "barrier", "bloodlust", "limit", "mana", "stranger", "divinity", *terms.MARKS,
)
IN_EVERY_ZONE: Final = ("quickcast", "remnant", *terms.MARKS)


def keyword_abilities(library: Library, name: str, n: int = 0) -> list[Ability]:
    """The abilities that a keyword without a text of its own stands for; the same objects for every card of a library."""
    key = f"{name} {n}" if n else name
    known = library.keywords.get(key)
    if known is None:
        if name not in WITHOUT_TEXT:
            raise KeyError(name)
        known = make(library, name, Number(n))
        for a in known:
            label(a, name)
            a.n = n
            library.add_ability(a)
        library.keywords[key] = known
    return known


def label(a: Ability, name: str) -> Ability:
    """This ability is what the keyword stands for."""
    a.keyword = terms.KEYWORDS[name]
    a.clause = CLAUSES[name]
    return a


def make(library: Library, name: str, n: Amount) -> list[Ability]:
    if name == "explode":
        return [explode()]
    if name == "limit":
        return limit(library, n)
    if name == "mana":
        return [comes_with(library, terms.MANA_COUNTER, n, "1122.2b", "Mana")]
    plain = Ability(PASSIVE, name.capitalize() + ".")
    plain.zones = terms.EVERYWHERE if name in IN_EVERY_ZONE else ON_FIELD
    return [plain]


def program(a: Ability, script: Script) -> Ability:
    a.program = script
    return a


def explode() -> Ability:
    """1105.2: destroyed together with the resonator that it deals battle damage to."""
    a = Ability(AUTOMATIC, "Explode.")
    a.zones = ON_FIELD
    a.trigger = DealsBattleDamageToResonator()
    script = Script()
    script.ops = [ExplodeTogether("1105.2")]
    return program(a, script)


def comes_with(library: Library, counter: str, n: Amount, clause: str, text: str) -> Ability:
    """1022.6: this card comes into a field with so many counters."""
    a = Ability(PASSIVE, text + ".")
    a.zones = ON_FIELD
    a.changes = [EnterWith(library.counter(counter), n, clause)]
    return a


def limit(library: Library, n: Amount) -> list[Ability]:
    """1118.2: it comes with limit counters, and loses one whenever it attacks or blocks."""
    wears = Ability(AUTOMATIC, "Limit.")
    wears.zones = ON_FIELD
    wears.trigger = AttacksOrBlocks()
    wears.about_itself = True
    script = Script()
    script.ops = [CounterOp("1118.2", library.counter(terms.LIMIT_COUNTER), -1)]
    return [comes_with(library, terms.LIMIT_COUNTER, n, "1118.2", "Limit"), program(wears, script)]


def barrier_against(filter: Filter, text: str) -> Ability:
    """1120.3: can't be targeted by the opponent's spells and abilities of cards that pass."""
    a = label(Ability(PASSIVE, text), "barrier")
    a.zones = ON_FIELD
    a.changes = [BarrierAgainst(filter)]
    return a


def inheritance(a: Ability, script: Script) -> Ability:
    """1126.2, 1126.2a: an ability of a card in the hand, which is discarded as part of the cost."""
    label(a, "inheritance")
    a.flags |= terms.INHERITANCE_ABILITY
    a.zones = 1 << terms.HAND
    script.cost = script.cost + [DiscardThis("1126.2")]
    return program(a, script)


def gods_art(library: Library, a: Ability, name: str) -> Ability:
    """1112.2: an activate ability with a name, once per game."""
    a.flags |= terms.GODS_ART_ABILITY
    a.keyword = terms.GODS_ART
    a.clause = "1112.2"
    a.title = library.title(name)
    a.per_game = 1
    return a


def judgment(a: Ability, script: Script) -> Ability:
    """1125.2: what its controller pays and does to perform judgment with this ruler (705.2)."""
    label(a, "judgment")
    a.kind = ACTIVATED
    a.zones = 1 << terms.RULER_AREA
    a.flags |= terms.JUDGMENT_ABILITY | terms.MAIN_TIMING
    return program(a, script)


def energize(library: Library, kinds: list[int], text: str) -> Ability:
    """1119.2: who goes second starts the game with a will coin of these kinds."""
    a = label(Ability(PASSIVE, text), "energize")
    a.zones = 1 << terms.RULER_AREA
    a.n = coin(library, kinds).number
    return a


def coin(library: Library, kinds: list[int]) -> Face:
    """1119.2, 1119.2a: a will coin token without any type, whose ability works in the removed area."""
    for known in library.by_name.get(COIN_NAME, []):
        if known.extra == kinds:
            return known
    look = Look([0] * terms.STAT_COUNT)
    look.subtypes = terms.TOKEN | terms.COIN
    look.names = (COIN_NAME,)
    a = Ability(ACTIVATED, "Erase this token from existence: Produce " + " or ".join(terms.WILL_NAMES[k] for k in kinds) + ".")
    a.zones = 1 << terms.REMOVED
    script = Script()
    script.cost = [EraseThis("1119.2")]
    script.ops = [ProduceWill("1119.2a", [(kind,) for kind in kinds])]
    program(a, script)
    mark_ability(a)
    look.abilities = [a]
    face = Face(-1, COIN_NAME, look, a.text)
    face.extra = kinds
    return library.add_face(face)
