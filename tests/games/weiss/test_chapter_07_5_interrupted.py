"""7.2.1.4.3, 7.4, 7.5.1.2.2, 7.6.1.3: attacks that somebody interferes with."""


def test_the_type_of_attack_stays_whatever_becomes_of_the_one_it_faces(weiss):
    game = weiss.game(start="attack")
    front = game.character(
        "Front", soul=3, text="【AUTO】 When this card attacks, choose 1 of your opponent's characters, and return it to the hand."
    )
    game.character("Somebody who could attack")
    gone = game.character("Gone", level=2, on="opponent's stage")
    game.attack(front, "side")
    assert gone.zone == "hand" and front.soul == 1, "still a side attack, still two soul less"
    assert len(game.opponent.clock) == 1
    game.shows("7.2.1.4.3")


def test_an_attacker_that_left_deals_no_damage(weiss):
    game = weiss.game(start="attack")
    front = game.character("Front", text="【AUTO】 When this card attacks, return this card to your hand.")
    game.attack(front)
    assert front.zone == "hand" and game.opponent.clock == [] and len(game.you.stock) == 1, "it was still checked for a trigger"
    game.shows("7.5.1.2.2")


def test_an_attacker_that_moved_deals_no_damage(weiss):
    game = weiss.game(start="attack")
    front = game.character("Front", text="【AUTO】 When this card attacks, move this card to an open position of your back stage.")
    game.attack(front)
    while game.asked == "position":
        game.choose("back left")
    assert front.position in ("back left", "back right") and game.opponent.clock == []
    game.shows("7.5.1.2.2")


def test_without_a_defender_there_is_no_battle(weiss):
    game = weiss.game(start="attack")
    front = game.character(
        "Front", power=1000, text=(
            "【AUTO】 When this card attacks, choose 1 of your opponent's characters, and return it to the hand."
        )
    )
    game.character("Somebody who could attack")
    game.character("Gone", power=9000, on="opponent's stage")
    game.attack(front, "frontal")
    game.opponent_passes()
    assert front.rested and not front.reversed and len(game.opponent.clock) == 1
    game.shows("7.6.1.3")


# -- 7.4
def test_one_counter_in_the_counter_step(weiss):
    game = weiss.game(start="attack")
    front = game.character("Front", power=3000)
    game.character("Somebody who could attack")
    defender = game.character("Defender", power=2000, on="opponent's stage")
    text = "【COUNTER】 Choose 1 of your characters, and that character gets +2000 power until end of turn."
    first = game.event("First", text=text, on="opponent's hand")
    second = game.event("Second", text=text, on="opponent's hand")
    plain = game.event("Plain", text="Draw 1 card.", on="opponent's hand")
    game.attack(front, "frontal")
    assert game.asked == "counter" and game.why_not("play", plain).clause == "7.4.1.2.1"
    game.play(first)
    assert second.zone == "hand" and front.reversed and defender.standing, "there was no second play timing"
    game.shows("2.8.2", "7.4.1.2", "7.4.1.2.1", "7.4.1.2.2")
