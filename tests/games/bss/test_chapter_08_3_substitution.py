"""8-3, 8-8-1-3, 8-9, 9-3-2-2, 10-5, 10-10: inactive effects, set numbers, substitution, attacks on spirits."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import may_use, move_cores, pass_flash, use

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
    sage = game.spirit("Sage", text="[LV1] [Flash] Exhaust this spirit to draw a card.")
    game.nexus("Seal", on="opponent's field", text="[LV1] Effects on your opponent's spirits can't be activated.")
    game.attack(scout)
    while game.asked == "flash":
        assert not may_use(game, sage)
        game.choose("done")
    assert len(game.you.hand) == 0
    game.shows("8-1-7")


def test_the_printed_bp_of_a_level_then_a_set_bp_then_additions(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", levels=[(1, 1000), (2, 3000)], counters={"core": 2})
    forge = game.magic("Forge", cost=0, text="[Main] Select one of your spirits. Treat its LV2 BP as 7000 during this turn.")
    mask = game.magic("Mask", cost=0, text="[Main] Select one of your spirits. Treat it as having 2000 BP during this turn.")
    drum = game.magic("Drum", cost=0, text="[Main] Select one of your spirits. It gains 1000 BP during this turn.")
    use(game, drum)
    assert knight.bp == 4000
    use(game, forge)
    assert knight.bp == 8000  # newer, but applied before the addition
    game.shows("8-8-1-3-3", "8-8-1-3-1")
    use(game, mask)
    assert knight.bp == 3000
    game.shows("8-8-1-3-4", "8-8-1-3-5", "8-8-1-3")


def test_a_card_whose_level_1_an_effect_makes_dearer_is_destroyed_by_it(bss: Any) -> None:
    game = bss.game(opponent_deck=5)
    victim = game.spirit("Victim", on="opponent's field", text="[LV1] 【When Destroyed】 Draw a card.")
    rich = game.spirit("Rich", on="opponent's field", counters={"core": 2})
    burden = game.magic("Burden", cost=0,
                        text="[Main] Increase the LV1 cost of all of your opponent's spirits by one during this turn.")
    use(game, burden)
    assert rich.zone == "field"
    assert victim.zone == "trash"
    move = next(e for e in game.events("move") if e.card == victim)
    assert (move.verb, move.clause, move.source) == ("destroy", "9-3-2-2", burden)
    assert len(game.opponent.hand) == 1
    game.shows("9-3-2-2")


def test_a_level_that_becomes_dearer_later_makes_no_self_destruction_of_an_earlier_move(bss: Any) -> None:
    """The player took cores away when there was no harm in it; what destroys the spirit is the effect."""
    game = bss.game(opponent_deck=5, your_reserve=0)
    victim = game.spirit("Victim", counters={"core": 2}, text="[LV1] 【When Destroyed】 Draw a card.")
    burden = game.magic("Burden", cost=0, text="[Main] Increase the LV1 cost of all of your spirits by one during this turn.")
    move_cores(game, "Victim", "the reserve", "1 core")
    use(game, burden)
    move = next(e for e in game.events("move") if e.card == victim)
    assert (move.verb, move.clause, move.source) == ("destroy", "9-3-2-2", burden)
    assert len(game.you.hand) == 1
    game.shows("9-3-2-2")


def test_a_move_below_a_level_that_was_dearer_already_is_a_self_destruction(bss: Any) -> None:
    game = bss.game(opponent_deck=5, your_reserve=0)
    victim = game.spirit("Victim", counters={"core": 2}, text="[LV1] 【When Destroyed】 Draw a card.")
    burden = game.magic("Burden", cost=0, text="[Main] Increase the LV1 cost of all of your spirits by one during this turn.")
    use(game, burden)
    assert victim.zone == "field"
    move_cores(game, "Victim", "the reserve", "1 core")
    assert next(e for e in game.events("move") if e.card == victim).clause == "9-3-2"
    assert len(game.you.hand) == 0
    game.shows("9-3-2", "10-1-1-1")


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


def test_of_an_action_whoever_acts_decides_and_only_one_applies(bss: Any) -> None:
    game = bss.game(your_reserve=0, your_deck=3)
    study = game.magic("Study", cost=0, text="[Main] Draw a card.")
    instead = "[LV1] When you would draw a card, you may place one core from the void into your {} instead."
    spring = game.nexus("Spring", text=instead.format("reserve"))
    game.nexus("Altar", text=instead.format("life"))
    use(game, study)
    assert (game.asked, game.decides) == ("which replacement", "you")
    game.choose(spring)
    assert (game.you.reserve, game.you.life, len(game.you.hand)) == (1, 5, 0)
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


def test_what_is_done_instead_is_not_substituted_by_the_same_effect_again(bss: Any) -> None:
    """8-9-3: it is asked for once, though what it does is to draw."""
    game = bss.game(your_hand=0)
    game.nexus("Plenty", text="[LV1] When you would draw a card, you may draw two cards instead.")
    use(game, game.magic("Study", cost=0, text="[Main] Draw a card."))
    game.choose(game.find("Plenty"))
    assert game.asked == "main step" and len(game.you.hand) == 2
    game.shows("8-9-3", "8-9-1")


def test_another_effect_may_substitute_what_is_done_instead(bss: Any) -> None:
    """8-9-3: each of the two draws is an event of its own, to which nothing has been applied yet."""
    game = bss.game(your_hand=0, your_reserve=0)
    plenty = game.nexus("Plenty", text="[LV1] When you would draw a card, you may draw two cards instead.")
    text = "[LV1] When you would draw a card, you may place one core from the void into your reserve instead."
    game.nexus("Spring", text=text)
    use(game, game.magic("Study", cost=0, text="[Main] Draw a card."))
    game.choose(plenty)
    for _ in range(2):
        assert game.asked == "which replacement" and game.options()[0].startswith("Spring") and game.options()[1:] == ["done"]
        game.choose("done")
    assert game.asked == "main step" and (len(game.you.hand), game.you.reserve) == (2, 0)
    game.shows("8-9-3")


def test_what_is_done_instead_may_be_substituted_in_part(bss: Any) -> None:
    """8-9-1: one of two draws becomes a core; the draw that both stand for does not happen all the same."""
    game = bss.game(your_hand=0, your_reserve=0)
    plenty = game.nexus("Plenty", text="[LV1] When you would draw a card, you may draw two cards instead.")
    text = "[LV1] When you would draw a card, you may place one core from the void into your reserve instead."
    spring = game.nexus("Spring", text=text)
    use(game, game.magic("Study", cost=0, text="[Main] Draw a card."))
    game.choose(plenty)
    game.choose(spring)
    game.choose("done")
    assert game.asked == "main step" and (len(game.you.hand), game.you.reserve) == (1, 1)
    game.shows("8-9-1", "8-9-1-1", "8-9-3")


# -- 8-4-2-3, 8-4-2-4 with 10-1-3-2: a cost inside a substitution
SHELTER = "[LV1] When one of your spirits would be destroyed, you may exhaust this nexus to keep it on the field exhausted instead."
STORM = "[Main] Destroy all of your opponent's spirits."


def test_one_payment_keeps_one_spirit(bss: Any) -> None:
    """Three spirits would be destroyed together. The nexus can be exhausted once: for the first of them that its player
    says yes to."""
    game = bss.game()
    spirits = [game.spirit(f"Spirit {n}", on="opponent's field") for n in range(3)]
    shelter = game.nexus("Shelter", on="opponent's field", text=SHELTER)
    use(game, game.magic("Storm", cost=0, text=STORM))
    asked = 0
    while game.asked == "which replacement":
        asked += 1
        game.table.apply(1 if asked == 1 else 0)
    assert asked == 2, "no to the first, yes to the second; for the third there is nothing left to pay with"
    assert shelter.exhausted
    assert sorted(s.zone for s in spirits) == ["field", "trash", "trash"]
    game.shows("10-1-3-2", "8-4-2-3", "8-4-2-4")


def test_a_payment_that_comes_to_nothing_keeps_nothing(bss: Any) -> None:
    """Two nexuses, three spirits: each pays once, and a spent one is not offered again."""
    game = bss.game()
    spirits = [game.spirit(f"Spirit {n}", on="opponent's field") for n in range(3)]
    nexuses = [game.nexus(f"Shelter {n}", on="opponent's field", text=SHELTER) for n in range(2)]
    use(game, game.magic("Storm", cost=0, text=STORM))
    offered = []
    while game.asked == "which replacement":
        offered.append(len(game.table.decision().options))
        game.table.apply(0)
    assert offered == [3, 2], "two nexuses or none; then the other one or none; then nobody is asked"
    assert all(n.exhausted for n in nexuses)
    assert sorted(s.zone for s in spirits) == ["field", "field", "trash"]
    game.shows("10-1-3-2", "8-4-2-4")


def test_a_price_that_is_not_paid_after_all_keeps_nothing(bss: Any) -> None:
    """The nexus would be destroyed to keep the spirit, but its own destruction is substituted: so the price was not paid."""
    for anchored in (False, True):
        game = bss.game()
        spirit = game.spirit("Spirit", on="opponent's field")
        nexus = game.nexus("Shelter", on="opponent's field", text=SHELTER.replace("exhaust this", "destroy this"))
        if anchored:
            remain = "[LV1] When your nexuses would be destroyed, they remain on the field exhausted instead."
            game.nexus("Anchor", on="opponent's field", text=remain)
        use(game, game.magic("Storm", cost=0, text=STORM))
        while game.asked == "which replacement":
            game.table.apply(0)
        assert (nexus.zone, spirit.zone) == (("field", "trash") if anchored else ("trash", "field"))
    game.shows("8-4-2-3", "8-4-2-4")


def both_destroyed(bss: Any, text: str) -> tuple[Any, Any, Any]:
    """Two spirits of yours are destroyed together, beside a nexus with this text; you take every offer."""
    game = bss.game(your_hand=3)
    nexus = game.nexus("Shelter", text=text)
    pair = [game.spirit(name) for name in ("One", "Two")]
    game.nexus("Mourning", text="[LV1] When one of your spirits is destroyed, draw a card.")
    use(game, game.magic("Bane", cost=0, text="[Main] Destroy all of your spirits."))
    while game.asked != "main step":
        game.table.apply(0)
    return game, nexus, pair


def test_a_substitution_once_per_turn_is_not_offered_a_second_time(bss: Any) -> None:
    text = ("[LV1] Once per turn, when one of your spirits would be destroyed, you may discard a card to return it to your hand "
            "instead.")
    game, _, pair = both_destroyed(bss, text)
    assert sorted(card.zone for card in pair) == ["hand", "trash"]
    assert len([e for e in game.events("move") if e.verb == "discard"]) == 1
    game.shows("8-9-1", "8-9-3")


def test_what_goes_elsewhere_for_a_cost_is_destroyed_together_with_the_others(bss: Any) -> None:
    """10-1-3-4, 8-6-3: one goes to the hand and one to the trash in the same moment, so what waits for it triggers once."""
    text = ("[LV1] When one of your spirits would be destroyed, you may exhaust this nexus to return the spirit card to your hand "
            "instead of placing it into your trash.")
    game, nexus, pair = both_destroyed(bss, text)
    assert sorted(card.zone for card in pair) == ["hand", "trash"] and nexus.exhausted
    assert len([e for e in game.events("move") if e.verb == "draw"]) == 1
    game.shows("8-6-3")


def test_if_it_was_not_done_it_is_what_the_effect_is_about(bss: Any) -> None:
    """Nothing was discarded, so "it" is the spirit."""
    game = bss.game(opponent_hand=1)
    top = game.spirit("Top", exhausted=True)
    toll = "[LV1] When one of your spirits is refreshed, your opponent may discard a card. If they don't, exhaust it."
    game.nexus("Toll", text=toll)
    use(game, game.magic("Up", cost=0, text="[Main] Refresh all of your spirits."), "", "no")
    assert top.exhausted
