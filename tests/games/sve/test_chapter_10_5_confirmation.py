"""10.5: Confirmation Timing."""

TRIGGER = "Whenever a card is put onto the field, give your leader [defense]+1."


def in_any_order(game):
    """Abilities whose order makes no difference wait: take them as they come."""
    while game.asked == "which pending ability":
        game.table.apply(0)


def test_what_a_fanfare_would_meet_is_handled_first(sve):
    """The follower has no defense left when the Fanfare is played: it is destroyed before, so the Fanfare finds no target."""
    game = sve.game()
    doomed = game.follower("Doomed", defense=2, on="opponent's field")
    game.amulet("Fog", text="Each enemy follower on the field has [defense]-1.")
    ghoul = game.follower(
        "Ghoul", zone="your hand",
        text="Each enemy follower on the field has [defense]-1.\n"
        "[fanfare] Select an enemy follower on the field and deal it 1 damage.",
    )
    game.play(ghoul)
    assert doomed.zone == "cemetery" and game.asked == "main phase"
    assert [e.clause for e in game.events("move") if e.verb == "destroy"] == ["11.3.1"]
    assert game.events("damage") == []
    game.shows("10.5.1.1", "10.5.2.1", "10.7.3.2")


def test_all_rules_handling_that_applies_is_done_at_once(sve):
    """Each mourner sees the other one die: both abilities are set off."""
    game = sve.game()
    text = "When another follower on your field is destroyed, give your leader [defense]+1."
    game.follower("Left", defense=1, text=text)
    game.follower("Right", defense=1, text=text)
    quake = game.spell("Quake", text="Deal 1 damage to each follower on your field.")
    game.play(quake)
    in_any_order(game)
    assert game.you.field == [] and game.you.defense == 22
    game.shows("10.5.2.1")


def test_rules_handling_is_repeated_until_none_is_left_before_any_ability(sve):
    """Without the bearer the one that leans on it dies too, in a second round."""
    game = sve.game()
    bearer = game.follower("Bearer", defense=1, text="Each other follower on your field has [defense]+1.")
    leaning = game.follower("Leaning", defense=1, damage=1)
    game.amulet("Bell", text="Whenever a follower on your field is destroyed, give your leader [defense]+1.")
    blow = game.spell("Blow", text="Select a follower on your field and deal it 1 damage.")
    game.play(blow, bearer)
    in_any_order(game)
    events = game.events()
    deaths = [i for i, e in enumerate(events) if e.clause == "11.3.1"]
    gains = [i for i, e in enumerate(events) if e.kind == "number" and e.source and e.source.label == "Bell"]
    assert [events[i].card for i in deaths] == [bearer, leaning]
    assert len(gains) == 2 and max(deaths) < min(gains)
    game.shows("10.5.1.1", "10.5.2", "10.5.2.1", "10.5.2.4")


def test_the_active_players_abilities_come_first_whoever_s_turn_it_is(sve):
    for active in ("you", "opponent"):
        game = sve.game(active=active)
        game.amulet("Mine", text=TRIGGER)
        game.amulet("Theirs", text=TRIGGER, on="opponent's field")
        card = game.follower("Newcomer", zone="your hand" if active == "you" else "opponent's hand")
        game.play(card)
        gains = [e.player for e in game.events("number") if e.source and e.source.label in ("Mine", "Theirs")]
        assert gains == (["you", "opponent"] if active == "you" else ["opponent", "you"])
        game.shows("10.5.2.2", "10.5.2.3")


def test_each_player_selects_which_of_their_abilities_is_played_next(sve):
    game = sve.game()
    game.amulet("One", text="Whenever a follower is put onto the field, give your leader [defense]+1.")
    two = game.amulet("Two", text="Whenever a follower is put onto the field, draw a card.")
    game.amulet("Red", text="Whenever a follower is put onto the field, give your leader [defense]+1.", on="opponent's field")
    blue = game.amulet("Blue", text="Whenever a follower is put onto the field, draw a card.", on="opponent's field")
    newcomer = game.follower("Newcomer", zone="your hand")
    game.play(newcomer)
    assert game.decides == "you" and game.asked == "which pending ability"
    game.choose(two)
    assert len(game.you.hand) == 1 and game.decides == "opponent", "the last of yours needed no choice"
    assert game.you.defense == 21
    game.choose(blue)
    assert len(game.opponent.hand) == 1 and game.opponent.defense == 21
    game.shows("10.5.2.2", "10.5.2.3", "10.7.3.1")


def test_an_ability_that_is_set_off_in_between_waits_for_its_player_s_turn_to_choose(sve):
    game = sve.game()
    game.amulet("Echo", text="Whenever a card is put into your opponent's EX area, give your leader [defense]+1.")
    red = game.amulet(
        "Red", text="Whenever a follower is put onto the field, put a Fairy token into your EX area.", on="opponent's field"
    )
    game.amulet("Blue", text="Whenever a follower is put onto the field, give your leader [defense]+1.", on="opponent's field")
    newcomer = game.follower("Newcomer", zone="your hand")
    game.play(newcomer)
    assert game.decides == "opponent"
    game.choose(red)
    order = [(e.kind, e.source.label) for e in game.events() if e.source and e.source.label in ("Echo", "Red", "Blue")]
    assert order == [("move", "Red"), ("number", "Echo"), ("number", "Blue")]
    game.shows("10.5.2.2", "10.5.2.3")
