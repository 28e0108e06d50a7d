"""Wordings played at a table: damage that is shared out or changed for a while, prices of choice, tokens made after others."""

from __future__ import annotations

import pytest

from cardwright.judge.playing import NotPossible


def test_one_of_the_selected_is_dealt_more_than_the_others(sve):
    game = sve.game()
    foes = [game.follower(name, defense=6, on="opponent's field") for name in ("One", "Two", "Three")]
    text = "Select up to 3 enemy followers on the field. Deal 5 damage to one and 2 damage to the others."
    game.play(game.spell("Volley", text=text, on="your hand", cost=0), *foes, foes[1])
    assert [foe.damage for foe in foes] == [2, 5, 2]
    game.shows("5.13.1")


@pytest.mark.parametrize(("answer", "points", "cards"), [("yes", 0, 2), ("no", 2, 1)])
def test_a_card_may_be_played_for_more_points(sve, answer, points, cards):
    """10.4.7.3: what is paid besides buys what the text says of it, and is left alone otherwise."""
    game = sve.game(play_points=3)
    text = "You may play this for 2 more play points.\nDraw a card. If you played this for 2 more play points, draw a card."
    spell = game.spell("Bargain", text=text, on="your hand", cost=1)
    game.play(spell, answer)
    game.until_quiet()
    assert (game.you.play_points, len(game.you.hand)) == (points, cards)
    game.shows("10.4.7.3")


@pytest.mark.parametrize("kind", ["follower", "amulet"])
def test_what_an_effect_put_somewhere_is_counted_where_it_is_now(sve, kind):
    """5.4.1"""
    game = sve.game()
    put = "Put the top card of your deck into your cemetery."
    text = f"{put} If a follower was put into your cemetery by this ability, draw a card."
    for _ in range(3):
        getattr(game, kind)("Card", on="your deck")
    game.play(game.spell("Mill", text=text, on="your hand", cost=0))
    game.until_quiet()
    assert len(game.you.hand) == (1 if kind == "follower" else 0)
    game.shows("5.4.1")


def test_a_token_of_the_same_name_is_made(sve):
    """5.4.2.1"""
    game = sve.game()
    fairy = game.token("Fairy", on="your field")
    text = "Select a token follower on your field and summon a token of the same name."
    game.play(game.spell("Mirror", text=text, on="your hand", cost=0), fairy)
    game.until_quiet()
    assert [card.name for card in game.you.field] == ["Fairy", "Fairy"]
    game.shows("5.4.2.1")


@pytest.mark.parametrize(
    ("shield", "left"),
    [
        ("If your leader would take damage this turn, it takes that much minus 2 instead.", [19, 18]),
        ("The next time your leader would take damage this turn, it takes that much minus 2 instead.", [19, 16]),
    ],
)
def test_damage_is_less_for_the_rest_of_the_turn_or_once(sve, shield, left):
    """10.10.1"""
    game = sve.game()
    first = game.spell("Shield", text=shield, on="your hand", cost=0)
    stings = [game.spell("Sting", text="Deal 3 damage to your leader.", on="your hand", cost=0) for _ in left]
    game.play(first)
    for sting, defense in zip(stings, left, strict=True):
        game.play(sting)
        assert game.you.leader_defense == defense


def test_cards_looked_at_are_dealt_out_one_by_one(sve):
    """5.10.1: each time one of those that are left is put somewhere, also when the others have gone to the ends of the deck."""
    game = sve.game()
    cards = [game.follower(name, on="your deck") for name in ("A", "B", "C", "D")]
    deal = "Add one of them to your hand, put one into your cemetery, put one on top of your deck, and put one on the bottom"
    spell = game.spell("Deal", text=f"Look at the top 4 cards of your deck. {deal} of your deck.", on="your hand", cost=0)
    game.play(spell, *cards[:3])
    game.until_quiet()
    assert [card.zone for card in cards[:2]] == ["hand", "cemetery"]
    names = [card.name for card in game.you.deck]
    assert (names[0], names[-1]) == ("C", "D")
    assert names.count("C") == names.count("D") == 1


@pytest.mark.parametrize(("cost", "mine", "theirs"), [(3, 20, 18), (4, 18, 20), (0, 18, 20)])
def test_an_odd_or_even_cost(sve, cost, mine, theirs):
    game = sve.game()
    game.follower("Top", cost=cost, on="your deck")
    odd = "If it costs an odd number of play points, deal 2 damage to each enemy leader."
    even = "If it costs an even number of play points, deal 2 damage to your leader."
    game.play(game.spell("Toss", text=f"Reveal the top card of your deck. {odd} {even}", on="your hand", cost=0))
    game.until_quiet()
    assert (game.you.leader_defense, game.opponent.leader_defense) == (mine, theirs)


@pytest.mark.parametrize("counters", [0, 1])
def test_a_counter_that_the_card_had(sve, counters):
    """10.11: what has left the field is asked for as it was there."""
    game = sve.game()
    text = "[lastwords] If this card had a Fable counter, draw a card."
    follower = game.follower("Snow", defense=1, text=text, on="your field", counters={"fable": counters} if counters else {})
    game.play(game.spell("Sting", text="Deal 5 damage to each follower on the field.", on="your hand", cost=0))
    game.until_quiet()
    assert follower.zone == "cemetery" and len(game.you.hand) == counters


def test_as_many_as_were_discarded_and_one_more(sve):
    game = sve.game()
    paper = [game.spell("Paper", on="your hand", cost=9) for _ in range(3)]
    for _ in range(6):
        game.follower("Card", on="your deck")
    text = "Discard any number of cards and draw that many cards plus 1."
    game.play(game.spell("Swap", text=text, on="your hand", cost=0), paper[0], paper[1], "done")
    game.until_quiet()
    assert [card.zone for card in paper] == ["cemetery", "cemetery", "hand"]
    assert len(game.you.hand) == 1 + 3


@pytest.mark.parametrize("left", [True, False])
def test_a_card_that_waits_until_a_follower_has_left(sve, left):
    game = sve.game()
    text = "This can't be played unless a follower you control has left the field this turn."
    late = game.follower("Late", text=text, on="your hand", cost=0)
    game.follower("Own", defense=1, on="your field")
    if left:
        game.play(game.spell("Sting", text="Deal 1 damage to each follower on the field.", on="your hand", cost=0))
        game.until_quiet()
    if left:
        game.play(late)
        assert late.zone == "field"
    else:
        with pytest.raises(NotPossible):
            game.play(late)


@pytest.mark.parametrize(("damage", "drawn"), [(4, 0), (5, 1)])
def test_damage_that_is_enough(sve, damage, drawn):
    """5.13.3"""
    game = sve.game()
    game.follower("Wall", defense=9, text="Whenever this follower takes at least 5 damage, draw a card.", on="your field")
    game.play(game.spell("Sting", text=f"Deal {damage} damage to each follower on the field.", on="your hand", cost=0))
    game.until_quiet()
    assert len(game.you.hand) == drawn


def test_the_third_spell_of_the_turn(sve):
    game = sve.game()
    game.follower("Reader", text="When you play a spell, if it's your 3rd this turn, draw a card.", on="your field")
    pages = [game.spell("Page", text="Give your leader [defense]+1.", on="your hand", cost=0) for _ in range(4)]
    held = []
    for page in pages:
        game.play(page)
        game.until_quiet()
        held.append(len(game.you.hand))
    assert held == [3, 2, 2, 1]


@pytest.mark.parametrize(("trait", "drawn"), [("Royal Paladin", 1), ("Kagero", 0)])
def test_discarded_by_an_ability_of_some_card(sve, trait, drawn):
    game = sve.game()
    text = "When this card is discarded by the ability of a Royal Paladin card you control, draw a card."
    gone = game.follower("Hound", text=text, on="your hand")
    knight = game.follower("Knight", traits=[trait], text="[fanfare] Discard a card.", on="your hand", cost=0)
    game.play(knight)
    game.until_quiet()
    assert gone.zone == "cemetery" and len(game.you.hand) == drawn


@pytest.mark.parametrize(("kin", "most"), [(1, 1), (2, 2)])
def test_as_many_options_as_there_are_cards(sve, kin, most):
    """5.17.2"""
    game = sve.game()
    for _ in range(kin):
        game.follower("Kin", traits=["Mejiro Family"], on="your field")
    count = "Choose up to X, where X equals the number of Mejiro Family cards on your field."
    spell = game.spell("Wish", text=f"{count} (1) Draw a card. (2) Give your leader [defense]+2.", on="your hand", cost=0)
    answers = [1, 2] if most == 2 else [1]
    game.play(spell, *answers)
    game.until_quiet()
    assert (len(game.you.hand), game.you.leader_defense) == (1, 22 if most == 2 else 20)


def test_a_limit_said_before_the_options(sve):
    game = sve.game()
    text = "[act] [cost00]: Choose one of the following. Activate only once per turn. (1) Draw a card. (2) Recover 1 play point."
    amulet = game.amulet("Desk", text=text, on="your field")
    game.use(amulet, "", 1)
    game.until_quiet()
    assert len(game.you.hand) == 1
    with pytest.raises(NotPossible):
        game.use(amulet, "", 1)


def test_two_of_those_looked_at(sve):
    game = sve.game()
    cards = [game.follower(name, on="your deck") for name in ("A", "B", "C")]
    text = "Look at the top 3 cards of your deck. From among them, reveal 2 and add them to your hand. Bury the rest."
    game.play(game.spell("Story", text=text, on="your hand", cost=0), cards[0], cards[2])
    game.until_quiet()
    assert [card.zone for card in cards] == ["hand", "cemetery", "hand"]


def test_it_is_the_card_that_is_engaged(sve):
    game = sve.game()
    amulet = game.amulet("Lamp", text="[act] [engage] and bury it: Draw a card.", on="your field")
    game.use(amulet)
    game.until_quiet()
    assert amulet.zone == "cemetery" and len(game.you.hand) == 1


@pytest.mark.parametrize(("costs", "legal"), [((3, 3), True), ((3, 3, 2), False)])
def test_each_and_together(sve, costs, legal):
    game = sve.game()
    cards = [game.follower(f"F{n}", cost=cost, on="your deck") for n, cost in enumerate(costs)]
    may = "From among them, you may summon any number of followers that cost 3 or less each, up to a total cost of 7."
    look = f"Look at the top {len(costs)} cards of your deck."
    spell = game.spell("Dance", text=f"{look} {may} Bury the rest.", on="your hand", cost=0)
    game.play(spell, "yes", cards[0], cards[1])
    if not legal:
        assert game._code(cards[2]) < 0
        game.choose("done")
    game.until_quiet()
    assert [card.zone for card in cards[:2]] == ["field", "field"]


@pytest.mark.parametrize(("way", "zone"), [(1, "field"), (2, "hand")])
def test_one_of_two_things_is_done_to_the_same_card(sve, way, zone):
    """Which of them, is chosen when it is done: the top card is known by then."""
    game = sve.game()
    top = game.follower("Top", cost=6, on="your deck")
    put = "Put the top card of your deck into your EX area. If you put a card that costs 5 or more into your EX area"
    text = f"[fanfare] {put}, engage this follower or return it to its owner's hand."
    judge = game.follower("Judge", text=text, on="your hand", cost=0)
    game.play(judge)
    game.choose(way)
    assert (top.zone, judge.zone) == ("EX area", zone)
    assert way == 2 or judge.engaged


@pytest.mark.parametrize("way", [1, 2])
def test_engage_or_refresh(sve, way):
    game = sve.game()
    foe = game.follower("Foe", on="opponent's field", engaged=way == 2)
    text = "Select an enemy follower on the field and engage or refresh it."
    game.play(game.spell("Turn", text=text, on="your hand", cost=0), foe)
    game.choose(way)
    assert foe.engaged == (way == 1)


def test_each_player_spares_one(sve):
    game = sve.game()
    mine = [game.follower(f"Mine {n}", on="your field") for n in range(3)]
    theirs = [game.follower(f"Theirs {n}", on="opponent's field") for n in range(2)]
    text = "Each player buries each follower on their field except for one of their choice."
    game.play(game.spell("Pit", text=text, on="your hand", cost=0), mine[0], mine[2])
    game.choose(theirs[1])
    game.until_quiet()
    assert [card.zone for card in mine] == ["cemetery", "field", "cemetery"]
    assert [card.zone for card in theirs] == ["field", "cemetery"]


@pytest.mark.parametrize("barred", [True, False])
def test_on_evolve_abilities_of_the_opponent_do_not_trigger(sve, barred):
    """10.3.2, 12.6.2"""
    game = sve.game()
    text = "Your opponents' [fanfare] and On Evolve abilities don't trigger." if barred else ""
    game.amulet("Hush", text=text, on="opponent's field")
    follower = game.follower("Bud", text="[evolve] [cost00]: Evolve this follower.", on="your field")
    game.evolved("Bud", text="On Evolve - Draw a card.", zone="your evolve deck")
    game.use(follower)
    game.until_quiet()
    assert len(game.you.hand) == (0 if barred else 1)


@pytest.mark.parametrize(("text", "cards"), [
    ("Each player draws a card for each follower on their field.", (1, 2)),
    ("Destroy each follower on the field. Each player draws a card for every follower on their field destroyed this way.", (1, 2)),
])  # fmt: skip
def test_what_each_player_counts_is_their_own(sve, text, cards):
    game = sve.game(your_hand=0, opponent_hand=0)
    game.follower("Mine")
    game.follower("First", on="opponent's field")
    game.follower("Second", on="opponent's field")
    game.play(game.spell("Feast", cost=0, text=text))
    assert (len(game.you.hand), len(game.opponent.hand)) == cards


def test_as_many_tokens_as_each_player_lost(sve):
    game = sve.game(your_hand=0, opponent_hand=0)
    game.follower("Mine")
    game.follower("First", on="opponent's field")
    game.follower("Second", on="opponent's field")
    text = (
        "Destroy each follower on the field. "
        "Each player summons a Fairy token for every follower on their field destroyed this way."
    )
    game.play(game.spell("Feast", cost=0, text=text))
    assert len(game.all("Fairy", "your field")) == 1
    assert len(game.all("Fairy", "opponent's field")) == 2
