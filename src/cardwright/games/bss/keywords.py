"""Chapter 11: keyword effects. What a keyword forbids or allows is a bit that the rules look at; what it triggers or activates is
an ability like any other, made here once for a library."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition, Filter, Op
from cardwright.effects.script import Script
from cardwright.games.bss import terms
from cardwright.games.bss.ascending import AscendScript
from cardwright.games.bss.keyword_ops import (
    AwakenOp,
    BlessedOp,
    CrushOp,
    CurseOp,
    DestroyCursed,
    GaleOp,
    LusterOp,
    OtherCardsHaveCores,
    RaidOp,
)
from cardwright.games.bss.keyword_summons import AgileOp, FeastOp, ImmortalOp
from cardwright.games.bss.keyword_triggers import (
    AttackOfThisEnds,
    BattleEnds,
    BlockedBattleResolves,
    CheaperSpiritFought,
    OtherSpiritAttacks,
    OtherSpiritDestroyed,
    ThisAttacks,
    ThisIsBlocked,
    ThisTakesLife,
)
from cardwright.games.bss.linking import LinkOp, prepare_links
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, PASSIVE, Ability, Trigger

if TYPE_CHECKING:
    from cardwright.kernel.library import Library

ON_FIELD: Final = 1 << terms.FIELD
IN_HAND: Final = 1 << terms.HAND
IN_TRASH: Final = 1 << terms.TRASH

CLAUSES: Final[dict[str, str]] = {
    "awaken": "11-1-1", "confront": "11-2-1", "curse": "11-3-1", "immortal": "11-4-1", "armor": "11-5-1", "luster": "11-6-1",
    "blessed": "11-7-1", "ascend": "11-8-1", "swift": "11-9-1", "gale": "11-10-1", "crush": "11-11-1", "raid": "11-12-1",
    "a.t. field": "11-13-1", "astral": "11-14-1", "chain": "11-15-1", "agile": "11-16-1", "feast": "11-17-1", "link": "11-18-1",
}
GREATEST: Final[dict[str, str]] = {"gale": "11-10-3", "crush": "11-11-4", "raid": "11-12-3", "curse": "11-3-2", "blessed": "11-7-2",
                                   "astral": "11-14-3"}  # why of several only one counts
TWO_SLOTS: Final = 2


def keyword_abilities(
    library: Library, name: str, n: int = 0, condition: Filter | None = None, during: Condition | None = None
) -> list[Ability]:
    """The abilities that a keyword stands for, with its number or the condition that it names. The same objects for every card of a
    library that has the keyword without a condition."""
    key = f"{name} {n}"
    shared = condition is None and during is None
    if shared and key in library.keywords:
        return library.keywords[key]
    made = make(library, name, n, condition, during)
    for ability in made:
        ability.keyword = terms.KEYWORDS[name]
        ability.clause = CLAUSES[name]
        ability.n = n
        library.add_ability(ability)
    if shared:
        library.keywords[key] = made
    return made


def make(library: Library, name: str, n: int, condition: Filter | None, during: Condition | None) -> list[Ability]:
    if name not in terms.KEYWORDS:
        raise KeyError(name)
    if name == "awaken":
        return [awaken()]
    if name == "curse":
        return [curse(library)]
    if name == "immortal":
        assert condition is not None
        return [triggered("Immortal.", IN_TRASH, OtherSpiritDestroyed(condition, during), ImmortalOp())]
    if name == "luster":
        return [triggered("Luster.", ON_FIELD, AttackOfThisEnds(), LusterOp())]
    if name == "blessed":
        return [triggered("Blessed.", ON_FIELD, ThisTakesLife(), BlessedOp())]
    if name == "ascend":
        assert condition is not None
        return [ascend(condition)]
    if name == "gale":
        return [triggered(f"Gale: {n}.", ON_FIELD, ThisIsBlocked(), GaleOp(n))]
    if name == "crush":
        return [triggered(f"Crush: +{n}.", ON_FIELD, ThisAttacks(), CrushOp(n))]
    if name == "raid":
        return [triggered(f"Raid: {n}.", ON_FIELD, ThisAttacks(n), RaidOp())]
    if name == "agile":
        return [triggered("Agile.", IN_HAND, CheaperSpiritFought(), AgileOp())]
    if name == "link":
        assert condition is not None
        prepare_links(library)
        return [triggered("Link.", ON_FIELD, OtherSpiritAttacks(condition), LinkOp())]
    plain = Ability(PASSIVE, name.capitalize() + ".")
    plain.zones = IN_HAND if name == "swift" else ON_FIELD
    return [plain]


def triggered(text: str, zones: int, trigger: Trigger, op: Op) -> Ability:
    a = Ability(AUTOMATIC, text)
    a.zones = zones
    a.trigger = trigger
    a.slots = TWO_SLOTS
    script = Script()
    script.ops = [op]
    a.program = script
    return a


def awaken() -> Ability:
    """11-1-1: an activated effect for flash windows."""
    a = Ability(ACTIVATED, "Awaken.")
    a.zones = ON_FIELD
    a.flags = terms.FLASH_EFFECT
    script = Script()
    script.only_if = [OtherCardsHaveCores()]
    script.ops = [AwakenOp()]
    a.program = script
    return a


def curse(library: Library) -> Ability:
    """11-3-1: it triggers in battle resolution; the blocking spirit is destroyed when the battle ends."""
    later = triggered("Curse: the blocking spirit is destroyed.", ON_FIELD, BattleEnds(), DestroyCursed())
    later.clause = "11-3-1"
    library.add_ability(later)
    return triggered("Curse.", ON_FIELD, BlockedBattleResolves(), CurseOp(later))


def ascend(condition: Filter) -> Ability:
    """11-8-1: what else must be paid when the card is summoned."""
    a = Ability(PASSIVE, "Ascend.")
    a.zones = IN_HAND
    a.program = AscendScript(condition)
    return a


def feast_op() -> Op:
    """11-17-1: what "activate Feast" does."""
    return FeastOp()
