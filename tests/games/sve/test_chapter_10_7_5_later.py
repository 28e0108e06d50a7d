"""10.7.5 and 10.7.6: delayed triggers and state triggers."""


# -- 10.7.5: delayed triggers
def test_a_delayed_trigger_triggers_once_at_its_time(sve):
    game = sve.game(your_hand=3)
    debt = game.card("Debt Due Tomorrow", "your hand")
    game.play(debt)
    assert len(game.you.hand) == 5
    game.end_turn()
    assert len(game.you.hand) == 5, "not in the opponent's turn"
    game.end_turn()
    assert game.you.hand and game.where().startswith("7.1.1, 7.1.2 > 7.3.2")
    game.choose(game.you.hand[0])
    assert len(game.you.hand) == 5 and game.asked == "main phase"
    game.end_turn()
    game.end_turn()
    assert len(game.you.hand) == 6 and game.asked == "main phase", "it was set off once, and is gone"
    game.shows("10.7.5.1")


def test_a_delayed_trigger_does_not_need_its_source_any_more(sve):
    game = sve.game()
    enemy = game.follower("Enemy", on="opponent's field", defense=5)
    poison = game.card("Slow Poison", "your hand")
    game.play(poison)
    assert poison.zone == "cemetery" and enemy.zone == "field"
    game.end_turn()
    assert enemy.zone == "cemetery"
    game.shows("10.7.5.1", "10.12.1.3")


def test_the_source_of_what_it_does_is_the_source_of_the_effect_that_made_it(sve):
    game = sve.game()
    text = "[fanfare] Draw a card. At the start of your next end phase, deal 3 damage to each enemy leader."
    bomber = game.follower("Bomber", zone="your hand", text=text)
    game.follower("Smith", text="If this follower would deal damage, it deals that much plus 1 instead.")
    game.play(bomber)
    assert game.opponent.defense == 20
    game.end_turn()
    assert [(e.source, e.amount) for e in game.events("damage")] == [(bomber, 3)], "not the Smith's damage"
    game.shows("10.12.1.3", "10.12.2.2")


def test_a_change_to_the_damage_of_a_source_counts_for_its_delayed_trigger(sve):
    game = sve.game()
    text = "If this follower would deal damage, it deals that much plus 1 instead.\n"
    text += "[fanfare] Draw a card. At the start of your next end phase, deal 3 damage to each enemy leader."
    bomber = game.follower("Bomber", zone="your hand", text=text)
    game.play(bomber)
    game.end_turn()
    assert game.opponent.defense == 16
    game.shows("10.12.1.3", "10.12.2.3")


# -- 10.7.6: state triggers
def test_a_state_trigger_becomes_pending_once_when_the_state_is_reached(sve):
    game = sve.game()
    game.amulet("Quiver", text="When there are no cards in your hand, draw a card.")
    knight = game.follower("Knight", zone="your hand")
    squire = game.follower("Squire", zone="your hand")
    game.play(knight)
    assert game.you.hand == [squire]
    game.play(squire)
    assert len(game.you.hand) == 1, "the last card was played: one was drawn"
    game.shows("10.7.6.1")


def test_a_state_trigger_waits_only_once_however_long_the_state_lasts(sve):
    """The hand is empty while three events happen; one card is drawn for it, and then it is not empty."""
    game = sve.game()
    game.amulet("Quiver", text="When there are no cards in your hand, draw a card.")
    spell = game.spell("Noise", text="Give your leader [defense]+1. Deal 1 damage to each enemy leader. Summon a Fairy token.")
    game.play(spell)
    assert len(game.you.hand) == 1 and len([e for e in game.events("move") if e.verb == "draw"]) == 1
    game.shows("10.7.6.1")


def test_a_state_that_is_reached_again_sets_it_off_again(sve):
    game = sve.game()
    game.amulet("Quiver", text="When there are no cards in your hand, draw a card.")
    for _ in range(3):
        game.follower("Idle", cost=1, zone="top of your deck")
    knight = game.follower("Knight", zone="your hand")
    game.play(knight)
    for _ in range(2):
        (drawn,) = game.you.hand
        game.play(drawn)
    assert len(game.you.hand) == 1 and len([e for e in game.events("move") if e.verb == "draw"]) == 3
    game.shows("10.7.6.1")


def test_a_state_that_still_holds_after_the_ability_was_resolved_does_not_set_it_off_again(sve):
    """Nothing fills the hand, and the leader loses 1 only: the state was reached once. It is reached again when a card that was
    drawn has been played."""
    game = sve.game(your_leader_defense=3)
    game.amulet("Quiver", text="When there are no cards in your hand, deal 1 damage to your leader.")
    game.follower("Idle", cost=1, zone="top of your deck")
    knight = game.follower("Knight", zone="your hand")
    well = game.follower("Well", text="[act] [engage]: Draw a card.")
    game.play(knight)
    assert game.you.leader.defense == 2
    game.use(well)
    (drawn,) = game.you.hand
    assert game.you.leader.defense == 2, "the state is over"
    game.play(drawn)
    assert game.you.leader.defense == 1, "and reached again"
    game.shows("10.7.6.1")
