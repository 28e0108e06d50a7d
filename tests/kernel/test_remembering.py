"""Last known information outlasts the turn for as long as something still speaks of the card."""

from __future__ import annotations

from cardwright.effects.lowering.events import trigger
from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import RULES
from cardwright.kernel import storing
from cardwright.kernel.contexts import Delayed
from cardwright.kernel.continuous import FOREVER
from cardwright.kernel.remembering import forget_turn
from tests.effects.values.nodes import ALWAYS, THIS, entering
from tests.effects.values.situation import YOU_ARE, Situation, automatic


def test_a_card_that_a_waiting_ability_speaks_of_is_remembered_as_it_was() -> None:
    at = Situation()
    knight, squire = at.card("Knight", attack=5), at.card("Squire", attack=1)
    ability = at.library.add_ability(automatic(trigger(at.low, entering(THIS), ALWAYS)))
    given = at.context(slots=([knight],))
    given.ability = ability
    at.table.delayed.append(Delayed(YOU_ARE, -1, ability, given, True, FOREVER, 1, -1, 1))
    for ref in (knight, squire):
        at.moves(ref, terms.CEMETERY)
    forget_turn(at.table)
    assert at.table.history == []
    was = at.table.last_known(knight)
    assert was is not None and was.look.stats[terms.ATTACK] == 5
    assert at.table.last_known(squire) is None
    again = storing.load(RULES, at.library, *storing.save(at.table))
    assert storing.digest(again) == storing.digest(at.table)
    at.table.delayed = []
    forget_turn(at.table)
    assert at.table.last_known(knight) is None
