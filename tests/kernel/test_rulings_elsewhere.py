"""What a card says about costs counts wherever the ability works, not on the field alone."""
from __future__ import annotations

from cardwright.effects.amounts import Number
from cardwright.effects.base import Filter
from cardwright.effects.cost_rules import LESS, CostRule, changed_cost
from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import ShadowverseEvolve
from cardwright.kernel.chance import seed_from
from cardwright.kernel.faces import PASSIVE, Ability, Face, Look
from cardwright.kernel.library import Library
from cardwright.kernel.moving import place
from cardwright.kernel.table import Table


def discounting(zones: int) -> Face:
    """A card by which its controller's cards cost 1 less, in these zones."""
    look = Look([5, 1, 1])
    ability = Ability(PASSIVE, "Your cards cost 1 less.")
    ability.zones = zones
    ability.cost_rules = [CostRule("play", LESS, Number(1), Filter(1 << terms.HAND, 1, [], [], 0), 0, None, "")]
    look.abilities = [ability]
    return Face(0, "Patron", look, "")


def cost_with_patron_in(zone: int, zones: int) -> int:
    library = Library()
    patron = library.add_face(discounting(zones))
    plain = library.add_face(Face(1, "Someone", Look([3, 1, 1]), ""))
    t = Table(ShadowverseEvolve(), library, seed_from(1))
    card = place(t, 0, plain, None, terms.HAND)
    place(t, 0, patron, None, zone)
    t.look(card)
    return changed_cost(t, 0, card, 3)


def test_it_counts_where_it_works() -> None:
    assert cost_with_patron_in(terms.FIELD, 1 << terms.FIELD) == 2
    assert cost_with_patron_in(terms.LEADER_AREA, 1 << terms.LEADER_AREA) == 2


def test_it_does_not_count_elsewhere() -> None:
    assert cost_with_patron_in(terms.LEADER_AREA, 1 << terms.FIELD) == 3
    assert cost_with_patron_in(terms.HAND, 1 << terms.FIELD) == 3
