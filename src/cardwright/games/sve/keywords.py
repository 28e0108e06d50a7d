"""Chapter 12 and 13.3.2: keyword abilities. What a keyword forbids or allows is a bit that the rules look at; what it triggers
or replaces is an ability like any other."""
from __future__ import annotations

from typing import Final

from cardwright.effects.costs.states import TurnThis
from cardwright.effects.script import Script
from cardwright.games.sve import terms
from cardwright.games.sve.keyword_parts import (
    DamageDealtInAttack,
    DrainDefense,
    EnterEngaged,
    LoseStackCounter,
    SelectStack,
    TransferStack,
)
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, PASSIVE, Ability
from cardwright.kernel.library import Library

ON_FIELD: Final = 1 << terms.FIELD
EVERYWHERE: Final = (1 << terms.GONE) - 1

CLAUSES: Final[dict[str, str]] = {
    "ward": "12.8.2", "storm": "12.9.2", "rush": "12.10.2", "assail": "12.11.2", "intimidate": "12.12.2", "drain": "12.13.2",
    "bane": "12.14.2", "aura": "12.15.2", "quick": "12.3.2", "stack": "13.3.2.2",
}

# Automatic abilities by label: a number to know them by, and the clause that defines them (chapter 12, 14.2.4).
LABELS: Final[dict[str, tuple[int, str]]] = {
    "fanfare": (1 << 16, "12.4.3"), "last words": (1 << 17, "12.5.3"), "on evolve": (terms.ON_EVOLVE, "12.6.2"),
    "strike": (1 << 19, "12.7.2"), "follower strike": (1 << 20, "12.7.2"), "leader strike": (1 << 21, "12.7.2"),
    "on race": (1 << 22, "14.2.4.2"), "on super-evolve": (1 << 23, "12.6.2"),
}  # fmt: skip


def keyword_abilities(library: Library, name: str) -> list[Ability]:
    """The abilities that a keyword stands for; the same objects for every card of a library."""
    known = library.keywords.get(name)
    if known is None:
        known = make(name)
        for ability in known:
            ability.keyword = terms.KEYWORDS[name]
            ability.clause = CLAUSES[name]
            library.add_ability(ability)
        library.keywords[name] = known
    return known


def make(name: str) -> list[Ability]:
    if name not in terms.KEYWORDS:
        raise KeyError(name)
    if name == "ward":
        return [ward()]
    if name == "drain":
        return [drain()]
    if name == "stack":
        return [stack_leaves(), stack_transfer()]
    plain = Ability(PASSIVE, name.capitalize() + ".")
    plain.zones = EVERYWHERE if name == "quick" else ON_FIELD
    return [plain]


def ward() -> Ability:
    """12.8.2 (i): it may be put onto the field engaged. (ii) and (iii) are in the end phase and in attacking."""
    a = Ability(PASSIVE, "Ward.")
    a.zones = ON_FIELD
    a.about_itself = True
    a.replacement = EnterEngaged()
    return a


def drain() -> Ability:
    """12.13.2: attack damage that it deals is added to its leader's defense."""
    a = Ability(AUTOMATIC, "Drain.")
    a.zones = ON_FIELD
    a.trigger = DamageDealtInAttack()
    script = Script()
    script.ops = [DrainDefense()]
    a.program = script
    return a


def stack_leaves() -> Ability:
    """13.3.2.2, second part: a Stack counter is removed instead of the card."""
    a = Ability(PASSIVE, "Stack.")
    a.zones = ON_FIELD
    a.about_itself = True
    a.replacement = LoseStackCounter()
    return a


def stack_transfer() -> Ability:
    """13.3.2.2, third part: engage it to move its counters to another."""
    a = Ability(ACTIVATED, "Stack: move all Stack counters to another amulet with Stack.")
    a.zones = ON_FIELD
    a.slots = 2
    script = Script()
    script.cost = [TurnThis("10.4.6")]
    script.targets = [SelectStack()]
    script.ops = [TransferStack()]
    a.program = script
    return a
