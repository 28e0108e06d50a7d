"""7.3 to 7.6: trigger, counter, damage and battle."""


def attacker(game, **more):
    return game.character("Attacker", **{"power": 3000, "soul": 1, **more})


# -- 7.3
def test_a_trigger_check_makes_stock(weiss):
    game = weiss.game(start="attack")
    front = attacker(game)
    top = game.character("Top", on="your deck")
    game.attack(front)
    assert top.zone == "stock" and top.place == 0
    assert not top.seen_by("you"), "it lies face down there"
    assert [e.goal for e in game.events("move") if e.card == top] == ["resolution zone", "stock"]
    game.shows("7.3.1", "7.3.1.1", "7.3.1.2", "7.3.1.3", "3.13.1.2", "3.10.1", "4.12.2.1", "3.10.2")


# -- 7.4
def test_only_a_frontal_attack_can_be_countered(weiss):
    for kind in ("frontal", "side"):
        game = weiss.game(start="attack", opponent_hand=1)
        front = attacker(game)
        game.character("Opposite", on="opponent's stage", power=5000)
        game.attack(front, kind)
        assert (game.asked == "counter") == (kind == "frontal")
        if kind == "frontal":
            assert game.decides == "opponent", "the non-turn player answers"
            assert game.options() == ["done"], "nothing with a counter icon in hand, but that is nobody's business"
            game.opponent_passes()
            game.shows("7.4.1", "7.4.1.1", "7.4.1.2", "7.4.1.2.1", "7.4.1.3")


# -- 7.5
def test_the_attacker_deals_its_soul_as_damage(weiss):
    game = weiss.game(start="attack")
    front = attacker(game, soul=3)
    game.character("Opposite", on="opponent's stage", power=5000)
    game.attack(front, "frontal")
    assert len(game.opponent.clock) == 3 and game.you.clock == []
    (damage,) = game.events("damage")
    assert damage.source == front and damage.amount == 3
    game.shows("7.5.1", "7.5.1.1", "7.5.1.2", "7.5.1.3", "4.11.1.1")


# -- 7.6
def test_less_power_is_reversed(weiss):
    game = weiss.game(start="attack")
    strong = attacker(game, power=5000)
    weak = attacker(game, power=1000)
    first = game.character("First", on="opponent's stage", power=3000)
    second = game.character("Second", on="opponent's stage", power=3000)
    game.attack(strong, "frontal")
    assert first.reversed and strong.rested
    game.attack(weak, "frontal")
    assert weak.zone == "waiting room" and second.standing, "reversed, and then gone in the encore step"
    game.shows("7.6.1", "7.6.1.1", "7.6.1.2", "7.6.1.4", "7.6.1.5", "2.9.1", "4.6.1.3")


def test_equal_power_reverses_both(weiss):
    game = weiss.game(start="attack")
    mine = attacker(game)
    other = attacker(game, soul=2)
    theirs = game.character("Theirs", on="opponent's stage", power=3000)
    game.attack(mine, "frontal")
    assert mine.reversed and theirs.reversed
    game.attack(other)
    assert len(game.opponent.clock) == 4
    game.shows("7.6.1.2")


# -- 7.7
def test_reversed_characters_leave_one_at_a_time(weiss):
    game = weiss.game(start="attack")
    for i in range(2):
        game.character(f"Mine {i}", reversed=True)
        game.character(f"Theirs {i}", on="opponent's stage", reversed=True)
    assert game.asked == "which reversed character" and game.decides == "you"
    game.choose(game.find("Mine 1"))
    assert game.decides == "opponent", "the turn player's last one needs no choice"
    game.choose(game.find("Theirs 0"))
    left = [e.card.name for e in game.events("move") if e.goal == "waiting room"]
    assert left == ["Mine 1", "Mine 0", "Theirs 0", "Theirs 1"]
    assert game.active == "opponent"
    game.shows("7.7.1", "7.7.1.1", "7.7.1.2", "7.7.1.3", "7.7.1.4")


def test_what_is_reversed_meanwhile_is_the_turn_player_s_turn_again(weiss):
    """7.7.1.3 goes back to 7.7.1.2: the turn player's comes before the other's second."""
    game = weiss.game(start="attack")
    mine = game.character("Mine", at="center left", rested=True)
    text = "【AUTO】 When this card is put into your waiting room from the stage, 【REVERSE】 all of your opponent's characters."
    first = game.character("First", on="opponent's stage", text=text, reversed=True)
    game.character("Second", on="opponent's stage", reversed=True)
    game.character("Third", on="opponent's stage", reversed=True)
    assert game.decides == "opponent" and mine.zone == "stage"
    game.choose(first)
    game.choose(game.find("Second"))
    left = [e.card.name for e in game.events("move") if e.goal == "waiting room"]
    assert left == ["First", "Mine", "Second", "Third"]
    game.shows("7.7.1.2", "7.7.1.3")
