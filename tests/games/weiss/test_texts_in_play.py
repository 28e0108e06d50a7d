"""Texts as they are carried out: amounts, choices, granted abilities, costs within the text, positions, markers."""


# -- amounts
def test_each_card_in_front_is_measured_by_itself(weiss):
    game = weiss.game()
    text = "【CONT】 Assist All of your characters in front of this card get +X power. X is equal to that character's level ×500."
    game.character("Chief", at="back left", text=text)
    low = game.character("Low", at="center left", level=1)
    high = game.character("High", at="center middle", level=3)
    far = game.character("Far", at="center right", level=3)
    assert (low.power, high.power, far.power) == (1500, 2500, 1000)
    game.shows("8.9.1.3", "3.6.4")


def test_power_for_each_marker(weiss):
    game = weiss.game()
    text = "【CONT】 This card gets +1000 power for each marker underneath this card."
    card = game.character("Card", at="center left", text=text)
    other = game.character("Other", at="center right")
    for name in ("One", "Two"):
        game.character(name, on="your marker area", under="center left")
    game.character("Three", on="your marker area", under="center right")
    assert (card.power, other.power) == (3000, 1000)


def test_a_card_is_easier_to_play_while_it_is_in_the_hand(weiss):
    text = "【CONT】 If your waiting room has 2 or less climax, this card gets -1 level while in your hand."
    game = weiss.game(your_level=1)
    card = game.character("Card", on="your hand", level=2, text=text)
    assert card.level == 1
    game.play(card)
    game.choose("center left")
    assert (card.zone, card.level) == ("stage", 2)


# -- choices and costs
def test_brainstorm_does_it_once_for_each_climax(weiss):
    game = weiss.game(your_stock=1)
    text = (
        "【ACT】 Brainstorm [(1) 【REST】 this card] Flip over 3 cards from the top of your deck, "
        "and put them into your waiting room. "
        "For each climax revealed among those cards, put the top card of your deck into your stock."
    )
    card = game.character("Card", text=text)
    for kind in (game.climax, game.character, game.climax):
        kind("Flipped", on="your deck")
    for name in ("Fourth", "Fifth", "Sixth"):
        game.character(name, on="your deck")
    game.use(card)
    assert card.rested
    assert len(game.you.stock) == 2 and len(game.you.waiting_room) == 4, "three flipped cards, and the stock that was paid"
    game.shows("10.7.3", "3.2.5")


def test_what_a_cost_buys_is_not_done_without_it(weiss):
    text = "【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, draw 1 card."
    for answer, hand in (("yes", 1), ("no", 0)):
        game = weiss.game(your_stock=1)
        card = game.character("Card", on="your hand", text=text)
        game.play(card)
        game.choose("center left")
        game.choose(answer)
        assert len(game.you.hand) == hand
    game.shows("8.1.1.2.2", "8.7.3.1.1")


def test_a_condition_before_the_payment_counts_for_what_it_buys(weiss):
    text = (
        "【AUTO】 [(1)] When this card is placed on the stage from your hand, if you have another character, you may pay the cost. "
        "If you do, draw 1 card."
    )
    game = weiss.game(your_stock=1)
    card = game.character("Card", on="your hand", text=text)
    game.play(card)
    game.choose("center left")
    assert game.you.hand == [] and len(game.you.stock) == 1


def test_the_rest_goes_elsewhere(weiss):
    game = weiss.game()
    text = (
        "Look at the top 2 cards of your deck, choose 1 card from among them, put it into your hand, "
        "and put the rest into your waiting room."
    )
    event = game.event("Event", on="your hand", text=text)
    first, second = (game.character(name, on="your deck") for name in ("First", "Second"))
    game.play(event)
    game.choose(second)
    assert (first.zone, second.zone) == ("waiting room", "hand")


def test_one_of_several_effects(weiss):
    game = weiss.game()
    text = 'Choose 1 of the following effects, and perform it. "Draw 1 card." "Put the top card of your deck into your stock."'
    event = game.event("Event", on="your hand", text=text)
    game.play(event)
    game.choose(game.options()[1])
    assert game.you.hand == [] and len(game.you.stock) == 1


# -- granted abilities, combos, prohibitions
def test_a_granted_ability_works_for_its_new_card(weiss):
    game = weiss.game(start="attack")
    text = (
        "【AUTO】 When this card attacks, this card gets the following ability until end of turn. "
        "\"【AUTO】 When this card's battle opponent becomes 【REVERSE】, put that character into your opponent's memory.\""
    )
    card = game.character("Card", at="center left", power=5000, text=text)
    other = game.character("Other", at="center right", power=1000, on="opponent's stage")
    game.attack(card, "frontal")
    assert other.zone == "memory"
    game.shows("7.6.1.2", "8.9.1.2")


def test_a_climax_combo_asks_for_its_climax(weiss):
    text = (
        '【AUTO】 【CXCOMBO】 When this card attacks, if "Finale" is in your climax area, '
        "put the top card of your deck into your memory."
    )
    for climax, cards in (("Finale", 1), ("Another", 0)):
        game = weiss.game(start="attack")
        card = game.character("Card", at="center left", text=text)
        game.climax(climax, on="your climax area")
        game.attack(card)
        assert len(game.you.memory) == cards


# -- places
def test_a_card_moves_to_an_open_position(weiss):
    game = weiss.game()
    text = "【ACT】 [【REST】 this card] Choose 1 of your other characters, and move it to an open position of your back stage."
    mover = game.character("Mover", at="center left", text=text)
    moved = game.character("Moved", at="center right")
    game.character("Held", at="back left")
    game.use(mover)
    game.choose(moved)
    assert moved.position == "back right", "the only one that is open"


def test_a_card_takes_the_place_of_another(weiss):
    game = weiss.game()
    text = (
        '【ACT】 [Put this card into your waiting room] Choose 1 "Heir" in your waiting room, '
        "and put it on the stage position that this card was on."
    )
    card = game.character("Card", at="back right", text=text)
    heir = game.character("Heir", on="your waiting room")
    game.use(card)
    if game.asked != "main phase":
        game.choose(heir)
    assert (heir.zone, heir.position) == ("stage", "back right")


def test_two_cards_change_places(weiss):
    game = weiss.game()
    text = "【ACT】 [【REST】 this card] Choose 1 of your other characters and this card, and exchange them."
    card = game.character("Card", at="center left", text=text)
    other = game.character("Other", at="back right")
    game.use(card)
    if game.asked != "main phase":
        game.choose(other)
    assert (card.position, other.position) == ("back right", "center left")


def test_cards_from_the_top_go_one_by_one_through_a_reshuffle(weiss):
    game = weiss.game(your_deck=1)
    for name in ("One", "Two", "Three"):
        game.character(name, on="your waiting room")
    event = game.event("Event", on="your hand", text="Put the top 2 cards of your deck into your stock.")
    game.play(event)
    assert len(game.you.stock) == 2
    game.shows("3.2.3", "3.2.3.2", "9.2.2")


# -- what "if you do" reaches, and whom "that character" means
def test_who_does_not_pay_neither_searches_nor_shuffles(weiss):
    text = (
        "【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, search your deck "
        "for up to 1 character, and put it into your hand. Shuffle your deck afterwards."
    )
    for answer in ("yes", "no"):
        game = weiss.game(your_stock=1)
        card = game.character("Card", on="your hand", text=text)
        game.play(card, "center left", answer)
        game.until_quiet()
        if game.asked != "main phase":
            game.choose("done")
        assert len([e for e in game.events() if e.kind == "shuffled"]) == (1 if answer == "yes" else 0)


def test_the_reward_of_the_second_choice_is_for_the_second_choice(weiss):
    text = (
        "【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, you may put 1 card "
        "from your hand into your waiting room. If you do, draw 2 cards."
    )
    for answers, hand in ((("no",), 1), (("yes", "no"), 1), (("yes", "yes"), 2)):
        game = weiss.game(your_stock=1)
        card = game.character("Card", on="your hand", text=text)
        game.character("Other", on="your hand")
        game.play(card, "center left", *answers)
        game.until_quiet()
        assert len(game.you.hand) == hand, answers


def test_that_character_is_the_battle_opponent_and_not_the_clock_s_card(weiss):
    text = (
        "【AUTO】 When this card's battle opponent becomes 【REVERSE】, if you have another character, you may put the top "
        "card of your opponent's clock into their waiting room. If you do, put that character into your opponent's clock."
    )
    for answer in ("yes", "no"):
        game = weiss.game(start="attack", opponent_clock=2)
        mine = game.character("Mine", power=9000, text=text)
        game.character("Somebody who could attack")
        theirs = game.character("Theirs", on="opponent's stage", power=1000)
        game.attack(mine, "frontal")
        game.choose(answer)
        assert theirs.zone == ("clock" if answer == "yes" else "stage")


def test_that_character_is_the_one_attacked_and_not_the_card_that_paid(weiss):
    text = (
        "【AUTO】 [Put this card into your waiting room] When your other character is frontal attacked, you may pay the cost. "
        "If you do, return that character to your hand."
    )
    game = weiss.game(start="attack", active="opponent")
    guard = game.character("Guard", at="back left", text=text)
    mine = game.character("Mine", at="center middle", power=1000)
    theirs = game.character("Theirs", on="opponent's stage", at="center middle", power=9000)
    game.character("Somebody who could attack", on="opponent's stage", at="center left")
    game.attack(theirs, "frontal")
    game.choose("yes")
    assert (guard.zone, mine.zone) == ("waiting room", "hand")


# -- what may not be turned
def test_a_character_is_kept_from_reversing_by_automatic_effects_only(weiss):
    """1.3.4, 8.1.1.2: the prohibition is about automatic abilities of the opponent's characters."""
    guard = "【CONT】 This card cannot become 【REVERSE】 by 【AUTO】 effects of your opponent's characters."
    turning = "choose 1 of your opponent's characters, and 【REVERSE】 it."
    for text, reversed_ in ((f"【AUTO】 When this card is placed on the stage from your hand, {turning}", False),):
        game = weiss.game()
        guarded = game.character("Guarded", on="opponent's stage", at="center middle", text=guard)
        card = game.character("Card", on="your hand", text=text)
        game.play(card)
        game.choose("center left")
        game.until_quiet()
        assert guarded.reversed is reversed_
        game.shows("1.3.4")
    game = weiss.game()
    guarded = game.character("Guarded", on="opponent's stage", at="center middle", text=guard)
    act = game.character("Act", at="center left", text=f"【ACT】 [【REST】 this card] {turning.capitalize()}")
    game.use(act)
    game.until_quiet()
    assert guarded.reversed, "an activated ability is no automatic one"


def test_the_bottom_card_of_the_clock_changes_places_with_a_chosen_one(weiss):
    """8.8.1"""
    game = weiss.game()
    high = game.character("High", on="your clock")
    low = game.character("Low", on="your clock")
    text = (
        "【ACT】 [【REST】 this card] Choose 1 character in your waiting room and the bottom card of your clock, and exchange them."
    )
    saved = game.character("Saved", on="your waiting room")
    game.use(game.character("Card", at="center left", text=text))
    game.until_quiet()
    assert (saved.zone, high.zone) == ("clock", "clock") and low.zone == "waiting room"


def test_a_cost_goes_on_with_the_card_that_was_shown(weiss):
    """Shown and then put away, it is one card for both; without it, the ability can't be used."""
    text = '【ACT】 [Reveal 1 "Reed Flute" in your hand & Put it into your stock] Put the top card of your deck into your clock.'
    game = weiss.game(your_hand=0)
    piper = game.character("Piper", text=text)
    flute = game.character("Reed Flute", on="your hand")
    game.use(piper)
    assert flute.zone == "stock" and len(game.you.clock) == 1
    assert not game.can("use", piper)


def test_a_card_that_was_shown_and_put_away_pays_for_nothing_else(weiss):
    text = (
        '【ACT】 [Reveal 1 "Reed Flute" in your hand & Put it into your stock & Put 1 card from your hand into your waiting room] '
        "Put the top card of your deck into your clock."
    )
    for others, usable in ((0, False), (1, True)):
        game = weiss.game(your_hand=others)
        piper = game.character("Piper", text=text)
        flute = game.character("Reed Flute", on="your hand")
        assert game.can("use", piper) == usable
        if usable:
            game.use(piper)
            game.choose(flute)
            assert flute.zone == "stock" and len(game.you.hand) == 0
