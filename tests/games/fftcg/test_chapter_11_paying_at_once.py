"""11.3.7.1, 11.4.6.1, 11.6.10, 11.7.10: all of a cost is paid at the same time."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.affording import Bill
from cardwright.games.fftcg.cp import ANY_ELEMENT, ELEMENTS, Purse, purse_of
from cardwright.games.fftcg.sharing_cards import Want, leaves_cp, produces_first
from cardwright.kernel import options as o
from cardwright.kernel import storing
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, MOVE
from tests.games.fftcg.acting import resolve, stack_names

MOURNER = "When a Forward is put from the field into the Break Zone, draw 1 card."


def test_forwards_that_pay_for_different_parts_of_a_cost_see_each_other_go(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    witness = game.forward("Witness", text=MOURNER)
    other = game.forward("Other", text=MOURNER)
    third = game.forward("Third")
    altar = game.backup(
        "Altar", text="Put 1 Forward into the Break Zone, put 1 Forward into the Break Zone: Draw 1 card."
    )
    game.use(altar)
    game.choose(other)
    assert other.zone == "field", "nothing is paid until all of it is"
    game.choose(witness)
    while game.asked != "priority":
        game.table.apply(0)  # the order in which they are put onto the stack
    assert witness.zone == other.zone == "Break Zone" and third.zone == "field"
    assert sorted(stack_names(game)) == ["Altar", "Other", "Other", "Witness", "Witness"]
    game.shows("11.6.10")


def test_a_card_pays_for_one_part_of_a_cost_only(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    cards = [game.forward(f"Card {n}", on="your hand") for n in range(3)]
    altar = game.backup("Altar", text="Discard 1 card, discard 1 card: Draw 1 card.")
    game.use(altar)
    game.choose(cards[0])
    assert cards[0].zone == "hand" and cards[0] not in game.options()
    game.choose(cards[1])
    assert [card.zone for card in cards] == ["Break Zone", "Break Zone", "hand"]
    game.shows("11.6.10")


def test_cp_are_produced_at_the_same_time_as_the_rest_is_paid(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    cards = [game.forward(f"Card {n}", on="your hand") for n in range(4)]
    altar = game.backup("Altar", dull=True, text="《2》, discard 1 card: Draw 1 card.")
    game.use(altar)
    game.choose(cards[0])
    assert game.asked == "pay CP" and cards[0].zone == "hand"
    assert not any("Card 0" in option for option in map(str, game.options())), "it pays already"
    game.table.apply(0)
    paid = [e for e in game.table.history if e.kind == MOVE and e.cause == BY_COST]
    assert len(paid) == 2 and cards[0].zone == "Break Zone"
    game.shows("11.6.10", "11.6.2.1")


def test_the_s_icon_and_a_discard_take_different_cards(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    hero = game.forward("Hero", text="Strike 《S》, discard 1 card: Draw 1 card.")
    copy = game.forward("Hero", on="your hand")
    spare = game.forward("Spare", on="your hand")
    game.use(hero)
    while game.asked != "priority":
        game.table.apply(0)
    assert copy.zone == spare.zone == "Break Zone"
    game.shows("11.7.10", "11.7.1")


def test_what_was_paid_is_known_to_the_effect(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    game.forward("Big", on="your hand", cost=4)
    foe = game.forward("Foe", power=9000, on="opponent's field")
    text = "《Dull》, discard 1 Forward: Choose 1 Forward opponent controls. Deal it 4000 damage."
    altar = game.backup("Altar", text=text)
    game.use(altar)
    resolve(game)
    assert foe.damage == 4000 and altar.dull
    game.shows("11.6.10")


def test_a_cost_half_chosen_can_be_saved(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    cards = [game.forward(f"Card {n}", on="your hand") for n in range(3)]
    altar = game.backup("Altar", text="Discard 1 card, discard 1 card: Draw 1 card.")
    game.use(altar)
    game.choose(cards[0])
    t = game.table
    again = storing.load(t.rules, t.library, *storing.save(t))
    assert storing.digest(again) == storing.digest(t)
    again.apply(0)
    t.apply(0)
    assert storing.digest(again) == storing.digest(t)


def test_what_a_summon_is_paid_with_is_dulled_and_discarded_together(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    mage = game.backup("Mage", elements=["fire"])
    cards = [game.forward(f"Card {n}", on="your hand") for n in range(3)]
    gift = game.summon("Gift", text="Draw 1 card.", cost=3)
    game.play(gift)
    codes = game.table.decision().options
    game.table.apply(next(i for i, code in enumerate(codes) if o.verb_of(code) == terms.DULL_FOR))
    assert game.asked == "pay CP" and not mage.dull
    codes = game.table.decision().options
    game.table.apply(next(i for i, code in enumerate(codes) if o.value_of(code) == cards[1].id))
    assert mage.dull and [card.zone for card in cards] == ["hand", "Break Zone", "hand"]
    game.shows("11.3.7.1")


# -- one Backup for the CP and for the rest of the cost (docs/readings.md)
def test_a_backup_dulled_for_the_cp_may_go_for_the_same_cost(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    altar = game.backup("Altar", dull=True, text="《1》, put 1 Backup into the Break Zone: Draw 1 card.")
    mage = game.backup("Mage")
    game.use(altar)
    game.choose(mage)
    assert mage.zone == "Break Zone" and altar.zone == "field"
    dulled = [e for e in game.events("state") if e.card.label == "Mage"]
    assert [e.clause for e in dulled] == ["11.6.2.1"], "it has produced the CP before it goes"
    resolve(game)
    assert len(game.you.hand) == 1
    game.shows("11.6.2.1", "11.6.10")


def test_a_backup_that_puts_itself_away_may_produce_the_cp_too(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    altar = game.backup("Altar", text="《1》, put Altar into the Break Zone: Draw 1 card.")
    game.use(altar)
    assert altar.zone == "Break Zone"
    resolve(game)
    assert len(game.you.hand) == 1


def test_what_is_dulled_for_another_part_of_the_cost_produces_nothing(fftcg: Any) -> None:
    for text in ("《1》《ダル》: Draw 1 card.", "《1》, dull 1 Backup: Draw 1 card."):
        game = fftcg.game(your_hand=0)
        altar = game.backup("Altar", text=text)
        assert not game.can("use", altar), text
    game = fftcg.game(your_hand=1)
    altar = game.backup("Altar", text="《2》, discard 1 card: Draw 1 card.")
    assert not game.can("use", altar), "a card can't be discarded twice"


@pytest.mark.parametrize("helpers", (1, 2))
def test_a_cost_that_takes_many_of_many_cards_is_weighed_at_once(fftcg: Any, helpers: int) -> None:
    # Nine of twenty cards can be taken in more than 10^10 orders; none of them makes up for CP that nobody has.
    game = fftcg.game(your_hand=0)
    for n in range(20):
        game.forward(f"Gone {n}", on="your Break Zone")
    rite = game.backup("Rite", text="《3》, remove 9 cards in the Break Zone from the game: Draw 1 card.")
    for n in range(helpers):
        game.backup(f"Helper {n}")
    refusal = game.why_not("use", rite)
    assert (refusal is None) == (helpers == 2), "a Backup gives 1 CP, and the Rite is one as well"


def exhaustive(t: Any, p: Purse, bill: Bill, c: Any, wants: list[Want], i: int, taken: list[int]) -> bool:
    """All ways to take, one after the other."""
    if i >= len(wants):
        return bill.paid_from(p, c)
    for id in map(id_of, wants[i].cards):
        if id not in taken:
            left = p if wants[i].leaves and produces_first(t, id) else p.without([id])
            if exhaustive(t, left, bill, c, wants, i + 1, taken + [id]):
                return True
    return False


@given(data=st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_search_finds_what_trying_all_ways_finds(fftcg: Any, data: st.DataObject) -> None:
    game = fftcg.game(your_hand=0)
    elements = ("fire", "ice", ["fire", "ice"])
    for n in range(data.draw(st.integers(0, 3), "in hand")):
        game.forward(f"Held {n}", element=data.draw(st.sampled_from(elements)), on="your hand")
    for n in range(data.draw(st.integers(0, 2), "Backups")):
        game.backup(f"Helper {n}", element=data.draw(st.sampled_from(elements)))
    for n in range(data.draw(st.integers(0, 2), "gone")):
        game.forward(f"Gone {n}", on="your Break Zone")
    rite = game.backup("Rite", dull=True, text="《1》: Draw 1 card.")
    t = game.table
    ids = [card.id for card in t.cards if card.controller == 0 and card.zone in (terms.HAND, terms.FIELD, terms.BREAK_ZONE)]
    wants: list[Want] = []
    for _ in range(data.draw(st.integers(0, 2), "actions")):
        cards = data.draw(st.lists(st.sampled_from(ids), unique=True)) if ids else []
        want = Want([t.cards[id].ref() for id in cards], data.draw(st.booleans()))
        wants += [want] * data.draw(st.integers(1, 2))
    need = data.draw(st.sampled_from(((0, 0), (1, 0), (0, 1), (1, 1))))
    bill = Bill(need + (0,) * (ELEMENTS - 2), data.draw(st.integers(max(1, sum(need)), 5)), ANY_ELEMENT, False)
    context = Context(rite.card.ref(), 0, t.look(rite.card).abilities[0])
    p = purse_of(t, 0)
    assert leaves_cp(t, p, bill, context, wants, []) == exhaustive(t, p, bill, context, wants, 0, [])
