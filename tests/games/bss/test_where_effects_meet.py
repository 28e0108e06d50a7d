"""Tables where two effects meet, of both players or of one, and the clauses say what comes of it."""

from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, may_use, pass_flash, settle_cores, use
from tests.games.bss.test_harder_by_lot import answer_all

KEEP = "When one of your spirits would be destroyed, you may exhaust this nexus to keep it on the field exhausted instead."


def test_substitutions_of_both_players_in_one_destruction(bss: Any) -> None:
    """8-9-2-1, 1-3-4: whoever's turn it is is asked first, each about their own spirit; one saves, one does not."""
    game = bss.game(active="opponent", opponent_hand=1, your_hand=0)
    mine = game.spirit("Mine")
    theirs = game.spirit("Theirs", on="opponent's field")
    tower = game.nexus("Tower", text=f"[LV1] {KEEP}")
    keep = game.nexus("Keep", text=f"[LV1] {KEEP}", on="opponent's field")
    quake = game.magic("Quake", cost=0, text="[Main] Destroy all spirits.", on="opponent's hand")
    use(game, quake)
    asked = []
    while game.asked != "main step":
        asked.append(game.decides)
        game.choose(tower if game.decides == "you" else "done")
    assert asked == ["opponent", "you"]
    assert mine.zone == "field" and mine.exhausted and tower.exhausted
    assert theirs.zone == "trash" and keep.refreshed


def test_one_who_left_and_came_back_is_in_the_battle_no_more(bss: Any) -> None:
    """3-1-4, 7-1-5-3-1: the attacker went home and was summoned again in the same battle."""
    game = bss.game(start="attack", your_reserve=5, opponent_hand=1)
    hero = game.spirit("Hero", bp=3000, cost=0, text="[Flash] <Swift>")
    home = game.magic("Home", cost=0, text="[Flash] Select one of your spirits and return it to your hand.")
    game.attack(hero)
    game.choose("done")
    use(game, home, "", hero)
    assert hero.zone == "hand"
    game.choose("done")
    game.play(hero)
    settle_cores(game)
    assert hero.zone == "field" and hero.refreshed
    pass_flash(game)
    if game.asked == "block":
        game.choose("done")
    pass_flash(game)
    assert game.opponent.life == 5 and game.asked == "attack" and game.can("attack", hero)


def test_a_cursed_blocker_that_went_home_and_came_back_is_another(bss: Any) -> None:
    """11-3-1, 3-1-4."""
    game = bss.game(start="attack", opponent_reserve=5, opponent_hand=0, your_hand=1)
    game.spirit("Friend")
    hex_ = game.spirit("Hex", bp=5000, text="[LV1] 【While This Spirit Attacks】 <Curse>")
    guard = game.spirit("Guard", bp=1000, cost=0, text="[Flash] <Swift>", on="opponent's field")
    home = game.magic("Home", cost=0, text="[Flash] Select one of your spirits and return it to your hand.", on="opponent's hand")
    game.attack(hex_)
    pass_flash(game)
    game.choose(guard)
    while game.decides != "opponent":
        game.choose("done")
    use(game, home, "", guard)
    game.choose("done")
    game.play(guard)
    settle_cores(game)
    pass_flash(game)
    answer_all(game)
    assert guard.zone == "field" and hex_.zone == "field" and game.asked == "attack"


def test_agile_has_nobody_to_take_home_when_the_fighter_fell(bss: Any) -> None:
    """11-16-1, 8-4-2-3."""
    game = bss.game(start="attack", your_reserve=9, opponent_hand=0)
    game.spirit("Friend")
    hero = game.spirit("Hero", bp=1000, cost=1)
    swift = game.spirit("Quick", cost=3, bp=3000, text="<Agile>", on="your hand")
    guard = game.spirit("Guard", bp=5000, on="opponent's field")
    attack(game, hero, guard)
    answer_all(game)
    assert hero.zone == "trash" and swift.zone == "hand" and game.asked == "attack"


def test_spirits_of_both_that_fall_together_are_resolved_by_whose_turn_it_is(bss: Any) -> None:
    """8-5-2-4: the one whose turn it is picks, also the opponent's effect first; and what that sets off comes before the rest."""
    game = bss.game(start="attack", your_hand=0, opponent_hand=0, your_deck=9, opponent_deck=9)
    game.spirit("Friend")
    hero = game.spirit("Hero", bp=3000, text="[LV1] 【When Destroyed】 Draw a card.")
    guard = game.spirit("Guard", bp=3000, on="opponent's field", text="[LV1] 【When Destroyed】 Draw two cards.")
    attack(game, hero, guard)
    assert game.decides == "you" and len(game.options()) == 2
    game.choose(guard)
    assert len(game.opponent.hand) == 2 and len(game.you.hand) == 1
    game.shows("8-5-2-4")


def test_everybody_falls_at_once_when_bp_goes_for_all(bss: Any) -> None:
    """9-4-2-1, 9-1-2-3: by my effect, so that the opponent's was destroyed by an opponent and mine was not."""
    game = bss.game(your_hand=0, opponent_hand=0)
    text = "[LV1] 【When Destroyed by Opponent】 Draw a card."
    mine = game.spirit("Mine", bp=1000, text=text)
    theirs = game.spirit("Theirs", bp=1000, text=text, on="opponent's field")
    use(game, game.magic("Fog", cost=0, text="[Main] All spirits lose 1000 BP during this turn."))
    answer_all(game)
    assert mine.zone == theirs.zone == "trash"
    assert len(game.you.hand) == 0 and len(game.opponent.hand) == 1


def test_a_choice_that_needs_what_is_not_there_costs_nothing(bss: Any) -> None:
    """8-4-2-3, 8-4-2-4: with two cores on it there are not three to be removed."""
    game = bss.game(start="attack", your_reserve=0, opponent_hand=0)
    text = "You may remove three cores from this spirit and place them into your trash to refresh it."
    game.spirit("Friend")
    bird = game.spirit("Bird", bp=3000, text=f"[LV1] 【When This Spirit Attacks】 {text}", counters={"core": 2})
    game.attack(bird)
    assert game.asked == "attack" and bird.exhausted and bird.cores == 2, "nobody was asked"


def test_a_spirit_that_pays_with_its_last_core_is_gone_and_its_effect_goes_on(bss: Any) -> None:
    """8-4-2, 9-3-2, 8-10-1: self-destroyed, so nothing notices; the directive is carried out."""
    game = bss.game(start="attack", your_hand=0, your_reserve=0, opponent_hand=0)
    text = (
        "[LV1] 【When This Spirit Attacks】 You may place a core from this spirit into your trash to draw two cards.\n"
        "[LV1] 【When Destroyed】 Draw a card."
    )
    hero = game.spirit("Hero", bp=3000, text=text)
    game.attack(hero)
    game.choose("yes")
    answer_all(game)
    assert hero.zone == "trash" and len(game.you.hand) == 2
    assert game.opponent.life == 5


def test_an_attacker_that_destroys_itself_fights_no_one_and_the_battle_goes_on_without_it(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    bomb = game.spirit("Bomb", bp=3000, text="[LV1] 【When This Spirit Attacks】 Destroy this spirit.")
    friend = game.spirit("Friend", bp=3000)
    guard = game.spirit("Guard", bp=1000, on="opponent's field")
    game.attack(bomb)
    answer_all(game)
    assert bomb.zone == "trash"
    pass_flash(game)
    if game.asked == "block":
        game.choose(guard)
    pass_flash(game)
    assert guard.zone == "field" and game.opponent.life == 5 and game.can("attack", friend)


def test_raid_of_a_spirit_that_came_back_is_counted_anew(bss: Any) -> None:
    """3-1-4, 11-12-1: a new card has raided nobody this turn."""
    game = bss.game(start="attack", your_reserve=9, opponent_hand=1, opponent_life=9)
    pirate = game.spirit("Pirate", bp=3000, cost=0, text="[LV1] 【When This Spirit Attacks】 <Raid:1>\n[Flash] <Swift>")
    towers = [game.nexus(f"Tower {i}") for i in (1, 2, 3)]
    home = game.magic("Home", cost=0, text="[Flash] Select one of your spirits and return it to your hand.")
    game.attack(pirate)
    game.choose(towers[0])
    assert pirate.refreshed and sum(tower.exhausted for tower in towers) == 1
    game.choose("done")
    use(game, home, "", pirate)
    game.choose("done")
    game.play(pirate)
    settle_cores(game)
    pass_flash(game)
    if game.asked == "block":
        game.choose("done")
    game.attack(pirate)
    assert game.asked != "flash", "it may raid again"


def test_life_that_is_paid_to_the_last_ends_the_game_before_the_effect(bss: Any) -> None:
    """1-2-1-1, 9-1-2-1: interrupting, before the opponent loses theirs."""
    game = bss.game(your_life=1, opponent_life=1)
    text = "You may place a core from your life into your reserve to place a core from your opponent's life into their reserve."
    use(game, game.magic("Pact", cost=0, text=f"[Main] {text}"))
    game.choose("yes")
    assert game.winner == "opponent"


def test_discarding_more_than_there_is_and_what_depends_on_it(bss: Any) -> None:
    """1-3-2: as much as is possible."""
    game = bss.game(opponent_hand=1, opponent_deck=5)
    magic = game.magic("Rob", cost=0, text="[Main] Your opponent discards two cards.")
    use(game, magic)
    answer_all(game)
    assert len(game.opponent.hand) == 0 and len(game.opponent.trash) == 1
    game.shows("1-3-2")


def test_as_many_cards_as_one_likes_for_as_many_cores(bss: Any) -> None:
    """1-3-5-1, 8-10-1: the spirit has two cores, three cards are discarded, two cores go."""
    for number in (0, 1, 3):
        game = bss.game(your_hand=0, opponent_reserve=0)
        for i in range(3):
            game.spirit(f"Spare {i}", on="your hand", cost=9)
        foe = game.spirit("Foe", on="opponent's field", counters={"core": 2})
        text = (
            "[Main] Select one of your opponent's spirits. Then, discard any number of cards and place one core from that "
            "spirit into their trash for each card you discarded."
        )
        use(game, game.magic("Theft", cost=0, text=text))
        for i in range(number):
            game.choose(game.find(f"Spare {i}"))
        if number < 3:
            game.choose("done")
        assert len(game.you.hand) == 3 - number
        assert foe.zone == ("trash" if number == 3 else "field")
        assert game.opponent.core_trash == min(number, 2)


def test_a_blocker_that_was_drained_in_the_window_leaves_the_attack_blocked(bss: Any) -> None:
    """7-1-5-1, 7-1-5-2-1."""
    game = bss.game(start="attack", opponent_hand=0, opponent_reserve=0)
    game.spirit("Friend")
    hero = game.spirit("Hero", bp=1000)
    guard = game.spirit("Guard", bp=5000, on="opponent's field")
    text = "[Flash] Select one of your opponent's spirits. Remove a core from it and place it into their reserve."
    drain = game.magic("Drain", cost=0, text=text)
    game.attack(hero)
    while game.asked == "flash":
        game.choose("done")
    game.choose(guard)
    while not (game.decides == "you" and may_use(game, drain)):
        game.choose("done")
    use(game, drain, "", guard)
    pass_flash(game)
    assert guard.zone == "trash" and hero.zone == "field" and game.opponent.life == 5 and game.opponent.reserve == 1


def test_what_cannot_be_destroyed_falls_by_bp_and_by_cores(bss: Any) -> None:
    """10-14-2, 9-4-2: a destruction effect is what says destroy."""
    game = bss.game(your_hand=0)
    text = "[LV1] This spirit cannot be destroyed by your opponent's destruction effects."
    rock = game.spirit("Rock", bp=1000, on="opponent's field", text=text)
    smash = game.magic("Smash", cost=0, text="[Main] Select one of your opponent's spirits and destroy it.")
    shrink = game.magic("Shrink", cost=0, text="[Main] Select one of your opponent's spirits. It loses 1000 BP during this turn.")
    use(game, smash)
    answer_all(game)
    assert rock.zone == "field"
    use(game, shrink)
    answer_all(game)
    assert rock.zone == "trash"


def test_a_burst_that_comes_in_the_damage_of_one_attack_blocks_the_next(bss: Any) -> None:
    """10-9-2, 3-5-3: summoned refreshed after the damage."""
    game = bss.game(start="attack", active="opponent", your_reserve=5, your_hand=0)
    raiders = [game.spirit(f"Raider {i}", bp=1000, on="opponent's field") for i in (1, 2)]
    text = "【When You Lose Life】 <Burst> Summon this card without paying its cost."
    wall = game.spirit("Wall", bp=5000, text=text, on="your burst area", facedown=True)
    attack(game, raiders[0])
    game.choose("yes")
    settle_cores(game)
    assert wall.zone == "field" and wall.refreshed
    attack(game, raiders[1], wall)
    assert raiders[1].zone == "trash" and game.you.life == 4


def test_a_bell_that_hears_cores_hears_none_of_the_void_that_did_not_come(bss: Any) -> None:
    """1-3-2-3."""
    game = bss.game(your_reserve=0, your_hand=0)
    game.nexus("Bell", text="[LV1] When a core is placed into your reserve, draw a card.")
    text = "[Main] Place a core from the void into your reserve for each nexus your opponent controls."
    use(game, game.magic("Harvest", cost=0, text=text))
    answer_all(game)
    assert len(game.you.hand) == 0


def test_both_players_select_before_anything_is_destroyed(bss: Any) -> None:
    """1-3-4: one selects after the other, and both fall together, so the one sees the other fall."""
    game = bss.game(your_hand=0, opponent_hand=0)
    watcher = game.spirit("Watcher", text="[LV1] When one of your opponent's spirits is destroyed, draw a card.")
    game.spirit("Other")
    theirs = game.spirit("Theirs", on="opponent's field")
    game.spirit("Their other", on="opponent's field")
    use(game, game.magic("Purge", cost=0, text="[Main] Each player selects one of their spirits and destroys it."))
    game.choose(watcher)
    assert game.decides == "opponent" and watcher.zone == "field"
    game.choose(theirs)
    assert watcher.zone == theirs.zone == "trash" and len(game.you.hand) == 1
    game.shows("1-3-4")
