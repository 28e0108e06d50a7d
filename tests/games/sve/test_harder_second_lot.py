"""More clauses that were drawn by lot, each on a table where something else comes in between."""

from __future__ import annotations

from cardwright.games.sve import terms
from cardwright.kernel.options import option
from cardwright.kernel.visibility import view
from tests.games.sve.test_harder_by_lot import settle


def test_who_has_stolen_a_summoner_has_the_tokens_as_far_as_there_is_room(sve):
    """5.4.2.1: onto the field of whoever uses the ability."""
    game = sve.game(opponent_hand=0)
    caller = game.follower("Caller", on="opponent's field", text="[act] [cost00]: Summon 3 Knight tokens.")
    for i in range(2):
        game.follower(f"Idle {i}")
    steal = game.spell("Steal", cost=0, text="Select an enemy card on the field and steal it.")
    game.play(steal, caller)
    settle(game)
    assert caller.controller == "you"
    game.use(caller)
    settle(game)
    assert len(game.you.field) == 5 and game.opponent.field == []
    game.shows("5.4.2.1")


def test_a_cost_of_engaging_others_needs_a_reserved_one_and_not_the_card_itself(sve):
    """10.4.6: each icon engages what it says."""
    game = sve.game()
    boss = game.follower("Boss", text="[act] Engage another follower on your field, [engage]: Draw a card.")
    tired = game.follower("Tired", engaged=True)
    fresh = game.follower("Fresh")
    hand = len(game.you.hand)
    game.use(boss)
    settle(game)
    assert boss.engaged and fresh.engaged and tired.engaged and len(game.you.hand) == hand + 1
    assert not game.can("use", boss)
    game.shows("10.4.6")


def test_what_set_off_in_the_middle_of_a_spell_waits_for_its_end(sve):
    """10.7.1: the next confirmation timing comes after all of the spell."""
    game = sve.game(your_deck=10)
    game.amulet("Watch", text="Whenever a follower on your field is destroyed, draw a card.")
    first = game.follower("First", defense=1)
    burn = game.spell("Burn", cost=0, text="Select a follower on your field and destroy it. Discard 2 cards.")
    game.follower("Filler", zone="your hand")
    game.follower("Filler 2", zone="your hand")
    hand = len(game.you.hand)
    game.play(burn, first)
    settle(game)
    assert first.zone == "cemetery" and len(game.you.hand) == hand - 1 - 2 + 1
    game.shows("10.7.1")


def test_who_attacked_somebody_that_is_gone_has_attacked(sve):
    """8.4.5: when the target has left in answer, too."""
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=5)
    target = game.follower("Target", on="opponent's field", defense=5, engaged=True)
    text = "[quick]\nSelect a follower on your field and return it to its owner's hand."
    flee = game.spell("Flee", cost=0, on="opponent's hand", text=text)
    text = "Select a follower on your field that attacked this turn and give it [attack]+3."
    praise = game.spell("Praise", cost=0, text=text)
    assert not game.can("play", praise)
    game.attack(knight, target)
    assert game.decides == "opponent"
    game.play(flee, target)
    settle(game)
    assert target.zone == "hand" and knight.engaged and knight.damage == 0
    game.play(praise)
    settle(game)
    assert knight.attack == 5
    game.shows("8.4.5")


def test_cards_that_were_looked_at_and_not_taken_lie_as_they_lay(sve):
    """4.5.2, 4.1.3."""
    game = sve.game(your_deck=0)
    cards = [game.follower(f"Card {i}", on="your deck") for i in range(4)]
    peek = game.spell("Peek", cost=0, text="Look at the top card of your deck. You may put it into your EX area.")
    game.play(peek)
    seen = view(game.table, 0)
    assert "Card 0" in str(seen) and "Card 1" not in str(seen) and "Card 0" not in str(view(game.table, 1))
    while game.asked not in ("main phase", ""):
        game.choose("no" if "no" in game.options() else "done")
    assert game.you.deck == cards
    game.shows("4.5.2")


def test_who_is_served_already_takes_no_second_card(sve):
    """14.2.1.2: and what comes after the serving still happens."""
    game = sve.game()
    carrots = [game.card("Carrot", "your evolve deck"), game.card("Carrot", "your evolve deck")]
    horse = game.follower("Horse")
    serve = [game.spell(f"Serve {i}", cost=0, text="Select a follower on your field. Serve it. Draw a card.") for i in range(2)]
    for spell in serve:
        hand = len(game.you.hand)
        game.play(spell, horse)
        settle(game)
        assert len(game.you.hand) == hand
    assert sorted(c.zone for c in carrots) == ["evolve deck", "race zone"]
    game.shows("14.2.1.2")


def test_the_source_of_an_effect_s_damage_is_its_card_though_it_has_left(sve):
    """10.12.2.2: what it says of its own damage works on the field, and it has left as a cost."""
    game = sve.game()
    text = "This follower deals 2 more damage.\n[act] [engage]{}: Deal 2 damage to each enemy leader."
    stays = game.follower("Stays", text=text.format(""))
    goes = game.follower("Goes", text=text.format(", bury this card"))
    game.use(stays)
    settle(game)
    assert game.opponent.defense == 16
    game.use(goes)
    settle(game)
    assert game.opponent.defense == 14 and goes.zone == "cemetery"
    game.shows("10.12.2.2")


def test_the_price_of_what_is_waiting_is_asked_as_it_resolves(sve):
    """10.4.7.4: with what is there then; who declines pays nothing and has nothing."""
    for answer, gained in (("yes", 3), ("no", 0)):
        game = sve.game(your_hand=0, your_leader_defense=10)
        text = "Whenever you play a spell, discard a card: Give your leader [defense]+3."
        game.amulet("Altar", text=text)
        wish = game.spell("Wish", cost=0, text="Draw a card.")
        game.play(wish)
        while game.asked not in ("main phase", ""):
            game.choose(answer if answer in game.options() else game.options()[0])
        assert game.you.defense == 10 + gained and len(game.you.hand) == (0 if gained else 1)
        game.shows("10.4.7.4")


def test_no_price_is_asked_that_can_not_be_paid(sve):
    """10.4.7.4"""
    game = sve.game(your_hand=0, your_leader_defense=10)
    game.amulet("Altar", text="Whenever you play a spell, discard a card: Give your leader [defense]+3.")
    rest = game.spell("Rest", cost=0, text="Give your leader [defense]+1.")
    game.play(rest)
    assert game.asked == "main phase" and game.you.defense == 11


def test_an_effect_that_asks_for_a_cost_finds_the_printed_one_of_an_evolved_card(sve):
    """2.5.1, 5.15.3: that of the card below, and what it costs to play is another thing."""
    game = sve.game(your_play_points=3)
    small = game.follower("Small", cost=2, text="While this card is on your field, any spell you play costs 2 more.")
    game.evolved("Small", attack=3, defense=3)
    evolve = game.spell("Evolve", cost=0, text="Select a follower on your field and evolve it.")
    kill = game.spell("Kill", cost=0, text="Select a follower on your field that costs 2 or less and destroy it.")
    game.play(evolve)
    settle(game)
    assert small.evolved and game.you.play_points == 1, "two more"
    game.play(kill)
    settle(game)
    assert small.zone == "cemetery"
    game.shows("2.5.1")


def test_no_rush_is_granted_by_a_card_that_lies_faceup(sve):
    """B:8.5.1: the first turn has taken the only facedown card; the points are there, but nothing to turn."""
    game = sve.game(your_open_8=1, your_evolve_deck=1, your_play_points=3)
    knight = game.follower("Knight", arrived="this turn")
    game.act(terms.GRANT_RUSH, knight)
    game.choose(game.you.evolve_deck[0])
    assert "rush" in knight.keywords and not knight.card.facedown
    game.end_turn()
    game.end_turn()
    assert game.you.play_points > 0 and [c.facedown for c in game.you.evolve_deck] == [False]
    refused = game.table.why_not(option(terms.GRANT_RUSH, knight.id))
    assert refused.clause == "B:8.5.1"
    game.shows("B:8.5.1")
