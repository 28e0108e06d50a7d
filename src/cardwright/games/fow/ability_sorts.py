"""Of which sort an activate ability is, so that one look at a card's `acts` tells whether there is anything to list."""
from __future__ import annotations

from cardwright.games.fow import terms
from cardwright.games.fow.as_long_as import may_lapse
from cardwright.games.fow.use_costs import UseCost, use_cost
from cardwright.games.fow.will import mark_will_ability
from cardwright.kernel.faces import ACTIVATED, Ability


def mark_ability(a: Ability) -> None:
    """Note once and for all what the ability is, when all of it is known."""
    mark_will_ability(a)
    if may_lapse(a):
        a.flags |= terms.LAPSES
    if a.kind == ACTIVATED:
        cost = use_cost(a)
        a.sort = (will_sort(a, cost) if a.flags & terms.WILL_ABILITY else 0) | (0 if a.simple else times_to_play(a, cost))


def will_sort(a: Ability, cost: UseCost) -> int:
    """907.1: how a card with this ability could produce will."""
    op = cost.makes
    if not a.simple or op is None:
        return terms.OTHER_WILL
    if op.single and op.only is None and op.times is None and a.zones & terms.PLAY_GROUND == terms.PLAY_GROUND:
        return terms.RESTS_FOR_WILL | op.mask << terms.WILL_MADE
    return terms.RESTS_FOR_WILL | terms.UNLIKE_WILL


def times_to_play(a: Ability, cost: UseCost) -> int:
    """604.1a, 701.2: where and when the ability could be played. (Judgment is another action, 604.2c.)"""
    if a.flags & terms.JUDGMENT_ABILITY:
        return 0
    at_main = 0
    if a.zones & terms.PLAY_GROUND:
        at_main |= terms.WHILE_RECOVERED if cost.rests else terms.WHILE_RECOVERED | terms.WHILE_RESTED
    if a.zones & ~terms.PLAY_GROUND:
        at_main |= terms.OUT_OF_PLAY
    return at_main if a.flags & terms.MAIN_TIMING else at_main | at_main << terms.ANY_TIME
