"""8-3, 8-8-1-3, 8-9, 9-3-2-2, 10-5, 10-10: inactive effects, set numbers, substitution, attacks on spirits."""
from __future__ import annotations

from typing import Any

import pytest

from cardwright.effects.amounts import Number
from cardwright.effects.changes import AddStat, Ban, SetStat
from cardwright.games.bss import terms
from cardwright.games.bss.level_changes import SetLevelBP
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, changed
from cardwright.kernel.faces import PASSIVE, Ability, Replacement
from cardwright.kernel.library import sum_up
from cardwright.kernel.table import Table
from tests.games.bss.acting import apply_to, how, move_cores, pass_flash, summon, use

BOLT = "[Main] Select one of your opponent's spirits and destroy it."
KEPT = (
    "[LV1] When this spirit would be destroyed, you may place a core from the void onto it "
    "to keep it on the field exhausted instead."
)
REMAIN = "[LV1] When your red spirits would be destroyed, they remain on the field exhausted instead."


def test_nothing_is_selected_for_an_inactive_effect(bss: Any) -> None:
    game = bss.game()
    wall = game.spirit("Wall", on="opponent's field")
    oath = game.magic("Oath", cost=0,
                      text="[Main] If you control two or more spirits, select one of your opponent's spirits and destroy it.")
    use(game, oath)
    assert wall.zone == "field" and game.asked == "main step"
    game.shows("8-3-2", "8-3-3")


def test_what_prevents_activating_prevents_triggering(bss: Any) -> None:
    game = bss.game(start="attack")
    scout = game.spirit("Scout", text="[LV1] 【When This Spirit Attacks】 Draw a card.")
    game.spirit("Another")
    seal = game.nexus("Seal", on="opponent's field", text="[LV1] 【When Placed】 Draw a card.")
    apply_to(game, scout, Ban(how(terms.OTHER_LAYER, "1-3-3"), terms.CANT_ACTIVATE), seal)
    game.attack(scout)
    pass_flash(game)
    assert len(game.you.hand) == 0
    game.shows("8-1-7")


def test_the_printed_bp_of_a_level_then_a_set_bp_then_additions(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", levels=[(1, 1000), (2, 3000)], counters={"core": 2})
    forge = game.nexus("Forge", text="[LV1] 【When Placed】 Draw a card.")
    drum = game.magic("Drum", cost=0, text="[Main] Select one of your spirits. It gains 1000 BP during this turn.")
    use(game, drum)
    assert knight.bp == 4000
    apply_to(game, knight, SetLevelBP(how(terms.LEVEL_BP_LAYER, "8-8-1-3-3"), 2, Number(7000)), forge)
    assert knight.bp == 8000  # newer, but applied before the addition
    game.shows("8-8-1-3-3", "8-8-1-3-1")
    apply_to(game, knight, SetStat(how(terms.BP_SET_LAYER, "8-8-1-3-4"), terms.BP, Number(2000)), forge)
    assert knight.bp == 3000
    game.shows("8-8-1-3-4", "8-8-1-3-5", "8-8-1-3")


def test_a_card_whose_level_1_an_effect_makes_dearer_is_destroyed_by_it(bss: Any) -> None:
    game = bss.game(opponent_deck=5, your_reserve=3)
    victim = game.spirit("Victim", on="opponent's field", text="[LV1] 【When Destroyed】 Draw a card.")
    burden = game.nexus("Burden", text="[LV1] 【When Placed】 Draw a card.")
    page = game.spirit("Page", on="your hand", cost=0)
    apply_to(game, victim, AddStat(how(terms.NUMBER_LAYER, "8-8-1-3"), terms.LV1_CORES, 1, Number(1)), burden)
    summon(game, page)  # the next checkpoint
    assert victim.zone == "trash"
    move = next(e for e in game.events("move") if e.card == victim)
    assert (move.verb, move.clause, move.source) == ("destroy", "9-3-2-2", burden)
    assert len(game.opponent.hand) == 1
    game.shows("9-3-2-2")


def test_a_destruction_may_be_substituted_and_then_never_happened(bss: Any) -> None:
    game = bss.game(opponent_deck=5)
    phoenix = game.spirit("Phoenix", on="opponent's field", text=f"{KEPT}\n[LV1] 【When Destroyed】 Draw a card.")
    bolt = game.magic("Bolt", cost=0, text=BOLT)
    use(game, bolt)
    assert (game.asked, game.decides) == ("which replacement", "opponent")
    game.table.apply(0)
    assert phoenix.zone == "field" and phoenix.exhausted and phoenix.cores == 2
    assert len(game.opponent.hand) == 0  # it was not destroyed
    game.shows("8-9-1", "8-9-1-1", "8-9-2", "8-9-2-1", "10-1-3-2", "10-5-1")


def test_it_may_be_left(bss: Any) -> None:
    game = bss.game()
    phoenix = game.spirit("Phoenix", on="opponent's field", text=KEPT)
    bolt = game.magic("Bolt", cost=0, text=BOLT)
    use(game, bolt)
    game.choose("done")
    assert phoenix.zone == "trash"
    game.shows("10-1-3-2", "10-1-3-3")


def test_one_event_is_substituted_once(bss: Any) -> None:
    game = bss.game()
    hero = game.spirit("Hero", on="opponent's field")
    first = game.nexus("First", on="opponent's field", text=REMAIN)
    game.nexus("Second", on="opponent's field", text=REMAIN)
    bolt = game.magic("Bolt", cost=0, text=BOLT)
    use(game, bolt, "", hero)
    assert (game.asked, game.decides) == ("which replacement", "opponent")
    game.choose(first)
    assert hero.zone == "field" and hero.exhausted
    game.shows("8-9-2", "8-9-2-1", "8-9-3")


def test_self_destruction_is_not_substituted(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    phoenix = game.spirit("Phoenix", text=KEPT)
    move_cores(game, "Phoenix", "the reserve", "1 core")
    assert phoenix.zone == "trash"
    game.shows("9-3-2", "10-1-1-1")


class Doubled(Replacement):
    """An action of a player, in the place of which they do it twice as much."""

    def __init__(self) -> None:
        super().__init__(1 << terms.CORES_EVENT, True)

    def applies(self, t: Table, e: Event, c: Context) -> bool:
        return e.player == c.controller and e.goal == terms.RESERVE

    def replace(self, t: Table, e: Event, c: Context, spent: tuple[int, ...]) -> list[Event]:
        return [changed(e, e.subject, e.player, 2 * e.amount, e.goal, e.flags, spent)]


@pytest.mark.plain_only  # the replacement is a class of the test's own
def test_of_an_action_whoever_acts_decides_and_only_one_applies(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    spring = game.magic("Spring", cost=0, text="[Main] Place one core from the void into your reserve.")
    wells = [game.nexus(f"Well {i}", text="[LV1] 【When Placed】 Draw a card.") for i in range(2)]
    t = game.table
    for well in wells:
        twice = Ability(PASSIVE, "Twice as much.")
        twice.zones = 1 << terms.FIELD
        twice.replacement = Doubled()
        t.library.add_ability(twice)
        look = t.mine(well.id).form.look
        look.abilities.append(twice)
        sum_up(look)
    t.dirty = True
    use(game, spring)
    assert (game.asked, game.decides) == ("which replacement", "you")
    game.table.apply(0)
    assert game.you.reserve == 2  # not four
    game.shows("8-9-2", "8-9-2-2", "8-9-3")


def test_a_spirit_that_is_attacked_blocks_at_once(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    hunter = game.spirit("Hunter", bp=5000,
                         text="[LV1] 【When This Spirit Attacks】 You may select one of your opponent's refreshed spirits and "
                              "attack it.")
    game.spirit("Another")
    prey = game.spirit("Prey", bp=1000, on="opponent's field", text="[LV1] 【When This Spirit Blocks】 Draw a card.")
    game.attack(hunter)
    game.choose("yes")
    assert prey.blocking and prey.refreshed
    assert len(game.opponent.hand) == 2  # its effect of blocking
    assert game.where().endswith("7-1-4-1")  # the window after the block, not the one before
    pass_flash(game)
    assert prey.zone == "trash"
    game.shows("10-10-1", "7-1-4-1")
