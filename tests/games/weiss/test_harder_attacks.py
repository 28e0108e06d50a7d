"""Chapter 7 on harder tables: attackers and defenders that leave, come back, move or change in the middle of an attack."""

from tests.games.weiss.test_harder_decks_and_levels import settle

COUNTER = "【COUNTER】 Draw 1 card."
BACKUP = "【ACT】【COUNTER】 Backup 2000, Level 1 [(1) Put this card from your hand into your waiting room]"


def test_soul_of_a_direct_attack_stays_for_the_next_one(weiss):
    """7.2.1.4.1: until end of turn, and once more for each attack."""
    game = weiss.game(start="attack")
    text = "【AUTO】 When this card attacks, choose 1 of your other characters, and 【STAND】 it."
    first = game.character("First", soul=1, text=text, at="center left")
    second = game.character("Second", soul=1, text=text, at="center right")
    game.attack(first)
    game.attack(second)
    game.attack(first)
    assert first.soul == 3
    game.shows("7.2.1.4.1")


def test_a_defender_that_came_back_is_another_character(weiss):
    """7.6.1.3, 3.1.4: there is nobody to compare with, though it stands where it stood."""
    game = weiss.game(start="attack", opponent_stock=3, opponent_hand=0)
    text = "【AUTO】 When this card attacks, put the character facing this card into the waiting room."
    attacker = game.character("Attacker", power=9000, text=text)
    game.character("Other")
    defender = game.character("Defender", power=1000, on="opponent's stage")
    game.attack(attacker, "frontal")
    game.choose("yes")
    assert defender.zone == "stage" and defender.state == "resting" and len(game.opponent.clock) == 1
    game.shows("7.6.1.3", "10.2.2")


def test_backup_may_be_played_though_the_defender_has_left(weiss):
    """7.4.1.2.1, 8.6.3.1.3: the frontal attack has its counter step, and no character gets the power."""
    game = weiss.game(start="attack", opponent_level=1, opponent_stock=1)
    text = "【AUTO】 When this card attacks, return the character facing this card to its owner's hand."
    attacker = game.character("Attacker", power=9000, text=text)
    game.character("Other")
    game.character("Defender", on="opponent's stage")
    helper = game.character("Helper", on="opponent's hand", text=BACKUP)
    game.attack(attacker, "frontal")
    assert game.decides == "opponent" and game.can("use", helper)
    game.use(helper)
    assert helper.zone == "waiting room" and len(game.opponent.clock) == 1
    game.shows("7.4.1.2.1", "7.6.1.3")


def test_an_attacker_that_came_back_deals_no_damage(weiss):
    game = weiss.game(start="attack", your_stock=3)
    attacker = game.character("Attacker", text="【AUTO】 When this card attacks, put this card into your waiting room.")
    game.character("Other")
    game.attack(attacker)
    game.choose("yes")
    settle(game, "attack")
    assert attacker.zone == "stage" and attacker.state == "resting" and game.opponent.clock == []
    game.shows("7.5.1.2.2")


def test_an_attacker_that_has_moved_still_has_its_trigger_check(weiss):
    """7.3.1.2, 7.5.1.2.2"""
    game = weiss.game(start="attack")
    text = "【AUTO】 When this card attacks, move this card to an open position of your back stage."
    attacker = game.character("Attacker", at="center left", soul=2, text=text)
    game.character("Other")
    game.attack(attacker)
    settle(game, "attack", say="back left")
    assert attacker.position == "back left" and len(game.you.stock) == 1 and game.opponent.clock == []
    game.shows("7.3.1.2", "7.5.1.2.2")


def test_a_soul_icon_for_an_attacker_that_has_left_is_for_nobody(weiss):
    game = weiss.game(start="attack")
    attacker = game.character("Attacker", text="【AUTO】 When this card attacks, return this card to your hand.")
    other = game.character("Other", soul=1)
    game.character("Top", on="your deck", trigger="soul")
    game.attack(attacker)
    assert attacker.zone == "hand" and other.soul == 1 and game.opponent.clock == []


def test_who_steps_in_front_of_a_direct_attack_is_neither_battled_nor_may_it_be_countered(weiss):
    """7.2.1.4.3, 7.3.1.3"""
    game = weiss.game(start="attack", opponent_hand=0)
    attacker = game.character("Attacker", at="center middle", soul=1, power=9000)
    game.character("Other")
    text = (
        "【AUTO】 When your opponent's character attacks, move this card to an open position of your center stage "
        "with a character facing this card."
    )
    guard = game.character("Guard", on="opponent's stage", at="back left", power=100, text=text)
    counter = game.event("Counter", on="opponent's hand", text=COUNTER)
    game.attack(attacker)
    settle(game, "attack", say="center middle")
    assert guard.position.startswith("center") and not guard.reversed
    assert len(game.opponent.clock) == 2 and counter.zone == "hand"


def test_an_attacker_that_was_reversed_before_the_battle_deals_damage_and_battles(weiss):
    """7.5.1.2.2, 7.6.1.3 ask where it is and whose, not how it is turned."""
    game = weiss.game(start="attack")
    attacker = game.character("Attacker", power=5000, soul=1)
    game.character("Other")
    text = "【AUTO】 When this card is frontal attacked, 【REVERSE】 the character facing this card."
    defender = game.character("Defender", on="opponent's stage", power=1000, text=text)
    game.attack(attacker, "frontal")
    assert attacker.reversed and defender.reversed and len(game.opponent.clock) == 1


def test_who_is_reversed_already_does_not_become_so(weiss):
    """1.3.3.1, in battle and by an effect."""
    game = weiss.game(start="attack")
    text = "【AUTO】 When this card's battle opponent becomes 【REVERSE】, draw 1 card."
    attacker = game.character("Attacker", power=5000, text=text)
    game.character("Other")
    defender = game.character("Defender", on="opponent's stage", power=1000, reversed=True)
    game.attack(attacker, "frontal")
    assert defender.reversed and game.you.hand == []
    game = weiss.game()
    for name, turned in (("Reversed", True), ("Standing", False)):
        game.character(name, reversed=turned, text="【AUTO】 When this card becomes 【REVERSE】, draw 1 card.")
    game.play(game.event("Fall", text="【REVERSE】 all of your characters."))
    assert len(game.you.hand) == 1
    game.shows("1.3.3.1")


def test_two_that_reverse_each_other_and_the_turn_player_s_ability_first(weiss):
    game = weiss.game(start="attack")
    text = "【AUTO】 When this card's battle opponent becomes 【REVERSE】, put the top card of your deck into your stock."
    attacker = game.character("Attacker", power=5000, text=text)
    game.character("Other")
    defender = game.character("Defender", on="opponent's stage", power=5000, text=text)
    game.attack(attacker, "frontal")
    stocked = [e.player for e in game.events("move") if e.goal == "stock"]
    assert attacker.reversed and defender.reversed and stocked == ["you", "you", "opponent"], "after the trigger check"
    game.shows("7.6.1.2", "8.5.1.2", "8.5.1.3")


def test_of_two_with_equal_power_one_can_not_be_reversed(weiss):
    game = weiss.game(start="attack")
    attacker = game.character("Attacker", power=3000, text="【CONT】 This card cannot become 【REVERSE】.")
    game.character("Other")
    defender = game.character("Defender", power=3000, on="opponent's stage")
    game.attack(attacker, "frontal")
    assert not attacker.reversed and defender.reversed
    game.shows("1.3.4", "7.6.1.2")


def test_a_side_attack_pays_for_the_level_that_assist_has_raised_and_keeps_paying(weiss):
    """7.2.1.4.2, 7.2.1.4.3"""
    game = weiss.game(start="attack")
    text = "【AUTO】 When this card attacks, choose 1 of your opponent's characters, and return it to its owner's hand."
    attacker = game.character("Attacker", soul=3, text=text)
    game.character("Other")
    faced = game.character("Faced", level=1, on="opponent's stage", at="center middle")
    text = "【CONT】 Assist All of your characters in front of this card get +1 level."
    game.character("Chief", on="opponent's stage", at="back left", text=text)
    game.attack(attacker, "side")
    game.choose(faced)
    assert attacker.soul == 1 and len(game.opponent.clock) == 1
    game.shows("7.2.1.4.2")


def test_great_performance_against_who_can_not_attack_so(weiss):
    """10.6.2, 1.3.4: the attack would have to be a frontal one."""
    game = weiss.game(start="attack")
    tied = game.character("Tied", at="center left", text="【CONT】 This card cannot frontal attack.")
    game.character("Star", on="opponent's stage", at="center middle", text="【CONT】 Great Performance")
    game.character("Free", at="center right")
    assert not game.can("attack", tied)


def test_an_alarm_that_is_covered_by_the_damage_is_missed_in_the_battle(weiss):
    """10.1.1, 7.5.1.2: damage comes before battle."""
    game = weiss.game(start="attack", active="opponent")
    text = "【CONT】 Alarm If this card is the top card of your clock, all of your characters get +1000 power."
    game.character("Bell", on="your clock", text=text)
    mine = game.character("Mine", power=1000)
    attacker = game.character("Attacker", on="opponent's stage", power=1500, soul=1)
    game.character("Other", on="opponent's stage")
    assert mine.power == 2000
    game.attack(attacker, "frontal")
    assert mine.power == 1000 and mine.reversed and not attacker.reversed


def test_a_counter_event_needs_its_level_and_backup_survives_a_ban_on_events(weiss):
    """7.4.1.2.1, 8.6.2.1.2, 1.3.4"""
    game = weiss.game(start="attack", opponent_level=1, opponent_stock=1, opponent_clock=1)
    text = "【CONT】 During this card's battle, your opponent cannot play event cards from hand."
    attacker = game.character("Attacker", power=5000, text=text)
    plain = game.character("Plain", power=5000)
    for n in range(2):
        game.character(f"Defender {n}", on="opponent's stage")
    helper = game.character("Helper", on="opponent's hand", text=BACKUP)
    event = game.event("Event", on="opponent's hand", text=COUNTER)
    high = game.event("High", level=2, on="opponent's hand", text=COUNTER)
    game.attack(attacker, "frontal")
    assert game.can("use", helper) and not game.can("play", event)
    game.choose("done")
    game.attack(plain, "frontal")
    assert game.can("play", event) and not game.can("play", high)


def test_one_who_pays_to_stay_reversed_is_put_away_when_nothing_is_left_to_pay_with(weiss):
    """7.7.1.2 comes again as long as anybody is reversed."""
    game = weiss.game(start="attack", your_hand=2)
    text = (
        "【CONT】 If this card would be put into your waiting room from the stage, "
        "you may put 1 card from your hand into your waiting room instead."
    )
    card = game.character("Card", reversed=True, text=text)
    paid = 0
    while card.zone == "stage" and paid < 9:
        if game.asked == "which replacement":
            paid += 1
            game.table.apply(0)
        else:
            game.choose(game.options()[0])
    assert paid == 2 and card.zone == "waiting room" and game.you.hand == []
    game.shows("7.7.1.2", "8.10.3")


def test_the_first_turn_has_one_attack_though_another_was_stood(weiss):
    game = weiss.game(start="attack", turn=1)
    text = "【AUTO】 When this card attacks, choose 1 of your other characters, and 【STAND】 it."
    attacker = game.character("Attacker", at="center left", text=text)
    game.character("Other", at="center right", rested=True)
    game.attack(attacker)
    settle(game, "clock phase")
    assert game.active == "opponent" and len(game.opponent.clock) == 2
    game.shows("7.2.1.3.1")


def test_sunder_onto_a_taken_position_keeps_its_markers_and_drops_the_other_s(weiss):
    """3.7.3.2, 9.6.1, 10.15.2: only what lay under the one that goes, goes."""
    game = weiss.game(start="attack", your_stock=1)
    knight = game.character("Knight", text='【AUTO】 Sunder/"Friend" [(1)]', at="center left")
    other = game.character("Other", at="center right")
    theirs = game.character("Its Marker", on="your marker area", under="center right")
    friend = game.character("Friend", on="your marker area", under="center left")
    game.character("Marker", on="your marker area", under="center left")
    game.attack(knight)
    game.choose("yes")
    while friend.zone != "stage":
        game.choose("center right" if "center right" in game.options() else game.options()[0])
    settle(game, "attack")
    assert friend.position == "center right" and sorted(friend.markers) == ["Knight", "Marker"]
    assert other.zone == theirs.zone == "waiting room" and game.can("attack", friend)
    game.shows("3.7.3.2", "9.6.1", "10.15.2")


def shot_and_counter(weiss, **decks):
    """An attack with a Shot icon is answered by damage of the opponent's; `decks` says what the two pieces of damage reveal."""
    game = weiss.game(start="attack", your_deck=0, opponent_deck=0, opponent_hand=0)
    front = game.character("Attacker", power=5000, soul=1)
    game.climax("Shot", on="your deck", trigger="shot")
    for whose, first in decks.items():
        for name in (first, "character", "character", "character", "character"):
            (game.climax if name == "climax" else game.character)(f"{whose} {name}", on=f"{whose} deck")
    game.character("Defender", power=1000, on="opponent's stage")
    game.event("Sting", text="【COUNTER】 Deal 1 damage to your opponent.", on="opponent's hand")
    game.attack(front, "frontal")
    game.play(game.find("Sting"))
    while game.asked not in ("encore step", "main phase", "clock phase", "attack", ""):
        game.choose("no" if "no" in game.options() else "done" if "done" in game.options() else game.options()[0])
    return game


def test_shot_waits_for_the_damage_of_its_own_attacker(weiss):
    """4.12.2.7.1: damage that somebody else deals before neither sets it off nor uses it up."""
    game = shot_and_counter(weiss, your="climax", opponent="character")
    assert len(game.you.clock) == 0 and len(game.opponent.clock) == 1, "the other damage was canceled, the attacker's was not"
    game.shows("4.12.2.7.1")
    game = shot_and_counter(weiss, your="character", opponent="climax")
    assert len(game.you.clock) == 1 and len(game.opponent.clock) == 1, "the attacker's damage was canceled, that of Shot came"


def test_backup_is_not_used_where_that_is_forbidden_though_events_are_played(weiss):
    """1.3.4"""
    game = weiss.game(start="attack", opponent_stock=2, opponent_hand=0)
    text = '【CONT】 Your opponent cannot play "Backup" from his or her hand.'
    front = game.character("Front", power=5000, text=text)
    game.character("Defender", power=1000, on="opponent's stage")
    sting = game.event("Sting", text="【COUNTER】 Draw 1 card.", on="opponent's hand")
    helper = game.character("Helper", on="opponent's hand", text=BACKUP.replace("Level 1", "Level 0"))
    game.attack(front, "frontal")
    assert game.decides == "opponent" and game.can("play", sting) and not game.can("use", helper)
    assert game.why_not("use", helper).clause == "1.3.4"
