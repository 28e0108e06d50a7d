"""Effects that last: stats, keywords, abilities, prohibitions, costs; and abilities for later."""

import pytest


def test_a_change_is_for_the_cards_that_are_there_now(sve):
    game = sve.game()
    spell = game.spell("Rally", text="Give each follower on your field [attack]+1/[defense]+2.")
    here = game.follower("Here", attack=1, defense=1)
    late = game.follower("Late", attack=1, defense=1, zone="your hand")
    game.play(spell)
    game.play(late)
    assert (here.attack, here.defense, late.attack) == (2, 3, 1)
    game.shows("5.26.1")


def test_how_much_is_fixed_when_it_is_given(sve):
    game = sve.game(your_hand=2)
    text = "Select a follower on your field and give it [attack]+X. X equals the number of cards in your hand."
    spell = game.spell("Rally", text=text)
    draw = game.spell("Draw", text="Draw 2 cards.")
    man = game.follower("Man", attack=1)
    game.play(spell)
    game.play(draw)
    assert man.attack == 4


@pytest.mark.parametrize(("words", "after"), [("for the rest of this turn", 1), ("", 3)])
def test_how_long_it_lasts(sve, words, after):
    game = sve.game()
    text = f"{words.capitalize()}, give it [attack]+2." if words else "Give it [attack]+2."
    spell = game.spell("Rally", text=f"Select a follower on your field. {text}")
    man = game.follower("Man", attack=1)
    game.play(spell)
    assert man.attack == 3
    game.end_turn()
    assert man.attack == after


def test_defense_given_to_a_leader(sve):
    game = sve.game()
    spell = game.spell("Heal", text="Give your leader [defense]+3.")
    game.amulet("Bell", text="Whenever your leader gains defense, draw a card.")
    game.play(spell)
    assert game.you.leader_defense == 23 and len(game.you.hand) == 1


def test_one_of_several_keywords(sve):
    game = sve.game()
    spell = game.spell("Drill", text="Select a follower on your field and give it Rush, Bane, or Drain.")
    man = game.follower("Man")
    game.play(spell, 2)
    assert set(man.keywords) == {"bane"}


def test_a_quoted_ability(sve):
    game = sve.game()
    text = 'Select a follower on your field. Give it Rush and "[lastwords] Draw a card."'
    spell = game.spell("Curse", text=text)
    kill = game.spell("Kill", text="Destroy each follower on your field.")
    man = game.follower("Man")
    game.play(spell)
    game.play(kill)
    assert man.zone == "cemetery" and len(game.you.hand) == 1


def test_a_prohibition_for_a_turn(sve):
    game = sve.game()
    text = "Select a follower on your field and refresh it. For the rest of this turn, it can't attack enemies."
    spell = game.spell("Calm", text=text)
    man = game.follower("Man", engaged=True)
    game.play(spell)
    assert not man.engaged and not game.can("attack", man)
    game.end_turn()
    game.end_turn()
    assert game.can("attack", man)


def test_a_cheaper_card(sve):
    game = sve.game(play_points=5)
    text = "Select a follower in your cemetery and put it into your EX area. It costs 3 less to play this turn."
    spell = game.spell("Deal", text=text)
    back = game.follower("Back", cost=7, zone="your cemetery")
    game.play(spell)
    game.play(back)
    assert back.zone == "field" and game.you.play_points == 0


def test_the_next_card_only(sve):
    game = sve.game(play_points=10)
    spell = game.spell("Sale", cost=0, text="The next follower you play this turn costs 2 less to play.")
    one, two = game.follower("One", cost=3, zone="your hand"), game.follower("Two", cost=3, zone="your hand")
    game.play(spell)
    game.play(one)
    game.play(two)
    assert game.you.play_points == 10 - 1 - 3


def test_a_delayed_trigger_goes_off_once(sve):
    game = sve.game()
    text = "Select a follower in your cemetery and summon it. At the start of your end phase, destroy it."
    spell = game.spell("Loan", text=text)
    back = game.follower("Back", zone="your cemetery")
    game.play(spell)
    assert back.zone == "field"
    game.end_turn()
    assert back.zone == "cemetery"
    game.shows("10.7.5.1", "10.12.1.3")


def test_a_delayed_trigger_knows_the_card_that_was_banished(sve):
    game = sve.game()
    text = "Select a follower on your field and banish it. At the start of your next main phase, summon it."
    spell = game.spell("Away", text=text)
    man = game.follower("Man")
    game.play(spell)
    assert man.zone == "banished zone"
    game.end_turn()
    game.end_turn()
    assert man.zone == "field"


def test_going_elsewhere_instead(sve):
    game = sve.game()
    text = "If this card would be put from the field into the cemetery, banish it instead."
    man = game.follower("Man", on="opponent's field", text=text)
    spell = game.spell("Bolt", text="Select an enemy follower on the field and destroy it.")
    game.amulet("Grave", on="opponent's field", text="Whenever a follower on your field is destroyed, draw a card.")
    game.play(spell)
    assert man.zone == "banished zone" and game.opponent.hand == []
    game.shows("10.10.1", "10.10.1.1")


def test_put_onto_the_field_engaged(sve):
    game = sve.game()
    slow = game.follower("Slow", zone="your hand", text="This card is put onto your field engaged.")
    game.play(slow)
    assert slow.engaged
