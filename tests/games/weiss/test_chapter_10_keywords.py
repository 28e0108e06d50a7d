"""Section 10: keywords."""

import pytest

from cardwright.games.weiss import terms
from tests.games.weiss.doing import happened, names, swap


def storm(game):
    return game.event("Storm", text="Put all of your characters into the waiting room.")


# -- 10.1
def test_alarm_counts_on_top_of_the_clock(weiss):
    text = "【CONT】 Alarm If this card is the top card of your clock, all of your characters get +500 power."
    game = weiss.game()
    card = game.character("Card")
    alarm = game.character("Alarm", on="your clock", text=text)
    game.character("Below", on="your clock")
    assert card.power == 1500 and alarm.keywords == {"alarm"}
    game = weiss.game()
    card = game.character("Card")
    game.character("Above", on="your clock")
    alarm = game.character("Alarm", on="your clock", text=text)
    assert card.power == 1000 and alarm.keywords == {"alarm"}, "covered by another card it says nothing"
    game.shows("10.1.2")


# -- 10.2
def test_everybody_has_encore_for_three_stock(weiss):
    game = weiss.game(your_stock=4)
    card = game.character("Card", at="back right")
    game.play(storm(game))
    assert game.asked == "pay or not"
    game.choose("yes")
    assert card.zone == "stage" and card.position == "back right" and card.rested
    assert len(game.you.stock) == 1
    game.shows("10.2.2", "10.2.3")


def test_encore_in_the_encore_step(weiss):
    game = weiss.game(start="attack", opponent_stock=3)
    front = game.character("Front", power=3000)
    loser = game.character("Loser", power=1000, on="opponent's stage")
    game.attack(front, "frontal")
    assert loser.zone == "waiting room" and game.decides == "opponent"
    game.choose("yes")
    assert loser.zone == "stage" and loser.standing, "it came back rested, and stood up in its master's turn"
    game.shows("10.2.2", "7.7.1.3")


def test_encore_for_another_cost(weiss):
    game = weiss.game()
    card = game.character("Card", text="【AUTO】 Encore [Put 1 character from your hand into your waiting room]")
    paid = game.character("Paid", on="your hand")
    game.climax("No Character", on="your hand")
    game.play(storm(game))
    game.choose("yes", paid)
    assert card.zone == "stage" and paid.zone == "waiting room"
    game.shows("10.2.2")


def test_encore_may_be_left(weiss):
    game = weiss.game(your_stock=3)
    card = game.character("Card")
    game.play(storm(game))
    game.choose("no")
    assert card.zone == "waiting room" and len(game.you.stock) == 3
    game.shows("8.7.3.2.1")


# -- 10.3
def test_assist_works_from_the_back_only(weiss):
    game = weiss.game()
    chief = game.character("Chief", at="back left", text=(
        "【CONT】 Assist Your characters in front of this card get +500 power."
    ))
    card = game.character("Card", at="center left")
    assert card.power == 1500
    swap(game, chief, "center right")
    assert card.power == 1000
    game.shows("10.3.2")


# -- 10.4
def test_bond_fetches_its_partner(weiss):
    game = weiss.game(your_stock=1)
    card = game.character("Card", on="your hand", text='【AUTO】 Bond/"Friend" [(1)]')
    friend = game.character("Friend", on="your waiting room")
    game.character("Other", on="your waiting room")
    game.play(card, "center left", "yes")
    game.until_quiet()
    assert friend.zone == "hand" and game.you.stock == []
    game.shows("10.4.2")


# -- 10.5
def backup(game, **more):
    text = "【ACT】【COUNTER】 Backup 2000, Level 1 [(1) Put this card from your hand into your waiting room]"
    return game.character("Helper", on="opponent's hand", text=text, **more)


def test_backup_strengthens_the_defender_from_the_hand(weiss):
    game = weiss.game(start="attack", opponent_level=1, opponent_stock=1)
    front = game.character("Front", power=3000)
    game.character("Somebody who could attack")
    defender = game.character("Defender", power=2000, on="opponent's stage")
    helper = backup(game)
    game.attack(front, "frontal")
    game.use(helper)
    assert helper.zone == "waiting room" and defender.power == 4000 and front.reversed
    game.shows("10.5.1", "10.5.2", "7.4.1.2.2")


def test_backup_needs_its_level_and_the_counter_step(weiss):
    game = weiss.game(start="attack", opponent_stock=1)
    front = game.character("Front")
    game.character("Defender", power=2000, on="opponent's stage")
    helper = backup(game)
    game.attack(front, "frontal")
    assert game.why_not("use", helper).clause == "10.5.2", "the level is too low"
    game = weiss.game(active="opponent", opponent_level=1, opponent_stock=1)
    helper = backup(game)
    assert game.why_not("use", helper).clause == "10.5.2", "not in the own main phase"
    game.shows("10.5.2")


# -- 10.6
def test_great_performance_draws_every_attack(weiss):
    game = weiss.game(start="attack")
    front = game.character("Front", soul=1, power=5000, at="center left")
    game.character("Somebody who could attack")
    star = game.character("Star", power=3000, on="opponent's stage", at="center middle", text="【CONT】 Great Performance")
    game.attack(front)
    assert star.reversed and len(game.opponent.clock) == 1, "a frontal attack, so no more soul for facing nobody"
    game.shows("10.6.2")


def test_great_performance_ends_when_it_is_reversed_or_elsewhere(weiss):
    for how in ({"at": "center left"}, {"at": "center middle", "reversed": True}):
        game = weiss.game(start="attack")
        front = game.character("Front", soul=1, at="center left")
        game.character("Somebody who could attack")
        game.character("Star", on="opponent's stage", text="【CONT】 Great Performance", **how)
        game.attack(front)
        assert len(game.opponent.clock) == 2, "a direct attack"


# -- 10.7
BRAINSTORM = (
    "【ACT】 Brainstorm [【REST】 this card] Flip over 4 cards from the top of your deck, and put them into your waiting room. "
    "For each climax revealed among those cards, draw 1 card."
)


def test_brainstorm_gathers_its_cards_in_the_resolution_zone(weiss):
    game = weiss.game()
    user = game.character("User", text=BRAINSTORM)
    watcher = game.character("Watcher", text='【AUTO】 When you use "Brainstorm", put the top card of your deck into your stock.')
    for i in range(2):
        game.climax(f"Climax {i}", on="your deck")
    game.use(user)
    moves = [(e.origin, e.goal) for e in game.events("move")][:8]
    assert moves == [("deck", "resolution zone")] * 4 + [("resolution zone", "waiting room")] * 4
    assert len(game.you.hand) == 2 and len(game.you.stock) == 1 and watcher.zone == "stage"
    assert user.keywords == {"brainstorm"}
    game.shows("10.7.2", "10.7.3", "10.7.4", "3.2.5", "3.13.1.4")


# -- 10.8
CHANGE = (
    "【AUTO】 Change [(1) Put this card into your waiting room] At the beginning of your climax phase, you may pay the cost. "
    'If you do, choose 1 "Friend" in your waiting room, and put it on the stage position that this card was on.'
)


def test_change_swaps_a_character_for_another(weiss):
    game = weiss.game(your_stock=1)
    card = game.character("Card", at="center right", text=CHANGE)
    text = '【AUTO】 When this card is placed on the stage by a "Change" effect, draw 1 card.'
    friend = game.character("Friend", on="your waiting room", text=text)
    game.character("Watcher", at="back left", text='【AUTO】 When you use "Change", draw 1 card.')
    game.end_main_phase()
    game.choose("yes")
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert card.zone == "waiting room" and friend.position == "center right"
    assert len(game.you.hand) == 2 and card.keywords == {"change"}
    game.shows("10.8.2", "10.8.4", "10.8.5")


def test_a_character_that_was_on_the_stage_already_is_not_placed_by_change(weiss):
    """10.8.4, 10.8.5: from a zone other than the stage; so Change was not used either."""
    game = weiss.game(your_hand=0)
    text = "【AUTO】 Change At the beginning of your climax phase, move this card to an open position of your back stage."
    placed = '【AUTO】 When this card is placed on the stage by a "Change" effect, draw 1 card.'
    card = game.character("Card", at="center left", text=f"{text}\n{placed}")
    game.character("Watcher", at="center right", text='【AUTO】 When you use "Change", draw 1 card.')
    game.end_main_phase()
    game.choose("back left")
    assert card.position == "back left" and game.you.hand == []


def test_without_the_other_card_nothing_is_placed(weiss):
    game = weiss.game(your_stock=1)
    card = game.character("Card", at="center right", text=CHANGE)
    game.end_main_phase()
    game.choose("yes")
    assert card.zone == "waiting room" and game.you.stage == []
    assert happened(game, terms.USED) == []
    game.shows("10.8.3")


# -- 10.9, 10.10
def test_memory_counts_the_cards_in_memory(weiss):
    for n in (1, 2):
        game = weiss.game(your_memory=n)
        card = game.character("Card", text=(
            "【CONT】 Memory If the number of cards in your memory is 2 or more, this card gets +1500 power."
        ))
        assert card.power == (2500 if n == 2 else 1000) and card.keywords == {"memory"}
    game.shows("10.9.2")


# -- 10.12, 10.13
def test_accelerate_is_used_by_paying_with_the_clock(weiss):
    for answer in ("yes", "no"):
        game = weiss.game()
        text = (
            "【AUTO】 Accelerate [Put the top card of your deck in your clock] When this card is placed on the stage "
            "from your hand, you may pay the cost. If you do, draw 1 card."
        )
        card = game.character("Card", on="your hand", text=text)
        game.character("Watcher", text='【AUTO】 When you use "Accelerate", put the top card of your deck into your stock.')
        game.play(card, "center left", answer)
        used = answer == "yes"
        assert (len(game.you.clock), len(game.you.hand), len(game.you.stock)) == ((1, 1, 1) if used else (0, 0, 0))
        assert card.keywords == {"accelerate"}
        if used:
            game.shows("10.12.2", "10.12.3")


def test_resonate_is_used_by_showing_a_card(weiss):
    game = weiss.game()
    text = (
        '【AUTO】 Resonate [Reveal 1 "Friend" in your hand] When this card is placed on the stage from your hand, '
        "you may pay the cost. If you do, draw 1 card."
    )
    card = game.character("Card", on="your hand", text=text)
    friend = game.character("Friend", on="your hand")
    game.character("Watcher", text='【AUTO】 When you use "Resonate", put the top card of your deck into your stock.')
    game.play(card, "center left", "yes")
    game.until_quiet()
    assert [e.card for e in game.events("revealed")] == [friend] and friend.zone == "hand"
    assert len(game.you.hand) == 2 and len(game.you.stock) == 1 and card.keywords == {"resonate"}
    game.shows("10.13.2", "10.13.3")


@pytest.mark.parametrize("keyword", ["Brainstorm", "Change", "Accelerate", "Resonate"])
def test_not_using_it_sets_nothing_off(weiss, keyword):
    game = weiss.game()
    game.character("Watcher", text=f'【AUTO】 When you use "{keyword}", put the top card of your deck into your stock.')
    game.play(game.character("Card", on="your hand"), "center left")
    assert game.you.stock == [] and names(game.you.hand) == []


def test_encore_is_for_cards_that_went_to_your_waiting_room(weiss):
    """10.2.2: a character of the other player goes to its owner's waiting room; nobody is asked, whatever Encore it has."""
    fall = "Put all of your characters into your waiting room."
    game = weiss.game(your_stock=6, opponent_stock=6)
    mine = game.character("Mine", at="center left")
    stolen = game.character("Stolen", at="center right", owner="opponent", text="【AUTO】 Encore [(1)]")
    game.play(game.event("Fall", text=fall))
    asked = []
    while game.asked != "main phase":
        asked.append(game.label_of(game.table.decision().about & 0x3FFF))
        game.choose("yes")
    assert mine.zone == "stage" and asked == ["Mine"]
    assert stolen in game.opponent.waiting_room and len(game.opponent.stock) == 6 and len(game.you.stock) == 3
    game.shows("10.2.2")
