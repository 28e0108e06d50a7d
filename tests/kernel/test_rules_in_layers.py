"""Changes that the rules themselves make, and effects on open groups whose amounts are fixed."""

from __future__ import annotations

from cardwright.effects.amounts import Number
from cardwright.effects.changes import AddStat, How
from cardwright.effects.passive_scope import FilteredCards
from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import RULES
from cardwright.kernel import storing
from cardwright.kernel.continuous import FOREVER, Continuous
from cardwright.kernel.faces import PASSIVE, Ability
from tests.effects.values.nodes import FOLLOWER, count, make, within
from tests.effects.values.situation import THEY_ARE, Situation

ON_FIELD = 1 << terms.FIELD


def bonus(at: Situation, by: object) -> AddStat:
    filter = at.low.filter(make("Filter", tests=(FOLLOWER, within("field"))))
    amount = by if isinstance(by, int) else None
    value = Number(amount) if amount is not None else at.low.amount(count(FOLLOWER, within("field")))
    return AddStat(How(0, "", FilteredCards(filter), None, 0, ON_FIELD, False), terms.ATTACK, 1, value)


def test_a_rule_changes_cards_without_a_card_that_says_so() -> None:
    at = Situation()
    rule = Ability(PASSIVE, "")
    rule.changes = [bonus(at, 10)]
    at.library.rule_abilities.append(rule)
    assert at.stats(at.card(attack=2)) == (12, 3)


def test_an_effect_on_a_group_reaches_later_cards_with_the_amount_it_was_made_with() -> None:
    at = Situation()
    old = at.card("Old", attack=1)
    change = bonus(at, "count")
    at.library.add_change(change)
    c = at.context(old)
    at.library.add_ability(c.ability)
    t = at.table
    t.effects.append(Continuous(change, c, change.values(t, c), (), False, FOREVER, 1, -1, t.next_stamp(), True))
    t.dirty = True
    assert at.stats(old) == (2, 3)
    new = at.card("New", attack=1)
    assert at.stats(new) == (2, 3), "one follower was there when the effect was made"
    assert at.stats(at.card("Theirs", attack=1, player=THEY_ARE)) == (1, 3)
    again = storing.load(RULES, at.library, *storing.save(t))
    assert storing.digest(again) == storing.digest(t)
    assert again.look(again.cards[1]).stats[terms.ATTACK] == 2
