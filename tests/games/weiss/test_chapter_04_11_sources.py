"""4.3, 4.6, 4.11, 4.12.2.7: masters, orientation, sources of damage, and Shot's small print."""

from cardwright.games.weiss import terms
from tests.games.weiss.doing import happened


def test_the_source_of_an_event_s_damage_is_the_event(weiss):
    game = weiss.game()
    burn = game.event("Burn", text="Deal 2 damage to your opponent.")
    game.play(burn)
    (damage,) = game.events("damage")
    assert damage.source == burn and len(game.opponent.clock) == 2
    game.shows("4.11.1.2", "4.11.1.2.1")


def test_the_source_of_an_ability_s_damage_is_its_card(weiss):
    game = weiss.game(start="attack")
    front = game.character("Front", text="【AUTO】 When this card attacks, deal 1 damage to your opponent.")
    game.attack(front)
    assert [e.source for e in game.events("damage")] == [front, front] and len(game.opponent.clock) == 3
    game.shows("4.11.1.1", "4.11.1.2")


def test_effects_turn_characters(weiss):
    game = weiss.game()
    mine = game.character("Mine", rested=True)
    theirs = game.character("Theirs", on="opponent's stage")
    rest = game.event("Rest", text="Choose 1 of your opponent's characters, and 【REST】 it.")
    reverse = game.event("Reverse", text="Choose 1 of your opponent's characters, and 【REVERSE】 it.")
    game.play(game.event("Stand", text="Choose 1 of your characters, and 【STAND】 it."))
    assert mine.standing
    game.play(rest)
    assert theirs.rested
    game.play(reverse)
    assert theirs.reversed
    game.shows("4.6.1.1", "4.6.1.2", "4.6.1.3")


# -- Shot (4.12.2.7)
def test_shot_waits_for_any_damage_of_the_attacker(weiss):
    """Damage that the attacker deals before the damage step uses it up, canceled or not."""
    game = weiss.game(start="attack")
    text = "【AUTO】 At the beginning of your damage step, if this card is attacking, deal 1 damage to your opponent."
    front = game.character("Front", soul=1, text=text)
    game.character("Somebody who could attack")
    game.climax("Top", on="your deck", trigger="shot")
    game.character("Taken", on="opponent's deck")
    game.climax("Cancel", on="opponent's deck")
    game.attack(front)
    assert len(happened(game, terms.DAMAGE_CANCELED)) == 1
    assert len(game.opponent.clock) == 1, "the first damage was taken, the second canceled, and Shot was over by then"
    game.shows("4.12.2.7.1")


def test_shot_does_not_care_who_is_damaged(weiss):
    game = weiss.game(start="attack")
    text = "【AUTO】 At the beginning of your damage step, if this card is attacking, deal 1 damage to yourself."
    front = game.character("Front", soul=1, text=text)
    game.character("Somebody who could attack")
    game.climax("Top", on="your deck", trigger="shot")
    game.climax("Cancel", on="your deck")
    game.attack(front)
    assert game.you.clock == []
    assert len(game.opponent.clock) == 3, "one for Shot, two for the attack"
    game.shows("4.12.2.7.2")


def test_shot_is_set_off_once_by_damage_to_both_players(weiss):
    game = weiss.game(start="attack")
    text = "【AUTO】 At the beginning of your damage step, if this card is attacking, deal 1 damage to all players."
    front = game.character("Front", soul=1, text=text)
    game.character("Somebody who could attack")
    game.climax("Top", on="your deck", trigger="shot")
    game.climax("Mine", on="your deck")
    game.climax("Theirs", on="opponent's deck")
    game.attack(front)
    assert len(happened(game, terms.DAMAGE_CANCELED)) == 2, "both were canceled"
    assert len(game.opponent.clock) == 3, "Shot dealt one, once, and the attack two"
    game.shows("4.12.2.7.3", "4.12.2.7.2")
