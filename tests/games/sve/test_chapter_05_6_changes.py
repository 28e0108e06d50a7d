"""5.21 to 5.24: stealing, winning, what a card originally is, changing card types."""

import pytest

STEAL = "Select an enemy card on the field and steal it."
STONE = "Select a follower on your field and change it into an amulet."
WAKE = "Select an amulet on your field and change it into a follower."


# -- 5.21
def test_to_steal_a_card_is_to_move_it_to_your_field(sve):
    game = sve.game()
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(game.spell("Theft", text=STEAL))
    assert game.you.field == [enemy] and game.opponent.field == []
    assert (enemy.controller, enemy.owner) == ("you", "opponent")
    game.shows("5.21.1", "5.21.1.1")


def test_a_stolen_card_is_not_newly_put_onto_the_field(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower is put onto your field, draw a card.")
    game.amulet("Gong", text="When a card leaves your field, draw a card.", on="opponent's field")
    enemy = game.follower("Enemy", on="opponent's field", text="[fanfare] Draw a card.")
    game.play(game.spell("Theft", text=STEAL), enemy)
    assert enemy.controller == "you" and game.you.hand == [] and game.opponent.hand == []
    game.shows("5.21.2")


def test_a_stolen_card_keeps_its_information_and_states(sve):
    game = sve.game()
    boost = game.spell("Boost", text="Select an enemy follower on the field and give it [attack]+3 and Ward.")
    better = game.evolved("Enemy", attack=2, defense=6)
    enemy = game.follower("Enemy", on="opponent's field", damage=2, engaged=True, counters={"honey": 2}, evolved_into=better)
    theft = game.spell("Theft", text=STEAL)
    game.play(boost)
    game.play(theft)
    assert (enemy.controller, enemy.engaged, enemy.attack, enemy.defense) == ("you", True, 5, 4)
    assert enemy.counters == {"honey": 2} and "ward" in enemy.keywords and enemy.links == [better]
    game.shows("5.21.2")


def test_nothing_that_entering_does_is_done_to_a_stolen_card(sve):
    """5.21.2: no counter for Stack, no offer of Ward, no orientation of its own; only its controller is new."""
    game = sve.game()
    sigil = game.amulet("Sigil", text="Stack.", on="opponent's field", counters={"stack": 2})
    wall = game.follower("Wall", text="Ward.", on="opponent's field")
    tired = game.follower("Tired", on="opponent's field", engaged=True, damage=1, defense=3)
    thefts = [game.spell(f"Theft {i}", cost=0, text=STEAL) for i in range(3)]
    for theft, card in zip(thefts, (sigil, wall, tired), strict=True):
        game.play(theft, card)
        assert game.asked == "main phase" and card.controller == "you"
    assert sigil.counters == {"stack": 2}
    assert wall.reserved and tired.engaged and tired.defense == 2
    assert game.why_not("attack", wall).clause == "8.4.2.1", "it has not been under your control since the turn began"
    game.shows("5.21.2", "8.4.2.1")


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Destroy each follower on the field.", "cemetery"),
        ("Banish each follower on the field.", "banished zone"),
        ("Select a follower on your field and return it to its owner's hand.", "hand"),
        ("Select a follower on your field and put it into its owner's EX area.", "EX area"),
    ],
)
def test_a_stolen_card_that_leaves_the_field_goes_to_its_owner_s_zone(sve, text, zone):
    game = sve.game()
    enemy = game.follower("Enemy", on="opponent's field")
    theft, away = game.spell("Theft", text=STEAL), game.spell("Away", text=text)
    game.play(theft)
    game.play(away)
    assert enemy in game.opponent.zone(zone) and enemy.controller == "opponent"
    game.shows("5.21.3")


# -- 5.22
def test_if_a_player_wins_by_an_effect_the_other_loses(sve):
    game = sve.game()
    game.play(game.spell("Triumph", text="You win the game."))
    assert game.winner == "you"
    game.shows("5.22.1")


def test_so_what_replaces_losing_replaces_that_loss(sve):
    game = sve.game()
    ghost = game.card("Lighthouse Ghost", "opponent's field")
    game.play(game.spell("Triumph", text="You win the game."))
    assert game.winner == "" and ghost.zone == "banished zone" and game.opponent.defense == 1
    game.shows("5.22.1")


# -- 5.23
def test_originally_a_card_is_what_is_printed_on_it(sve):
    game = sve.game()
    game.amulet("Discount", text="While this card is on your field, any spell you play costs 1 less.")
    game.amulet("Bell", text="Whenever you play a spell that originally costs 2, give your leader [defense]+1.")
    two, one = (game.spell(name, cost=cost, text="Draw a card.") for name, cost in (("Two", 2), ("One", 1)))
    game.play(two)
    assert game.you.defense == 21
    game.play(one)
    assert game.you.defense == 21
    game.shows("5.23.1")


def test_the_original_attack_is_the_printed_one(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3)
    more = game.spell("More", text="Select a follower on your field and give it [attack]+4.")
    text = "Select a follower on your field. Give your leader [defense]+X. X is that follower's original attack."
    echo = game.spell("Echo", text=text)
    game.play(more)
    assert knight.attack == 7
    game.play(echo)
    assert game.you.defense == 23
    game.shows("5.23.1")


# -- 5.24.1
def test_a_card_that_changes_into_a_type_has_that_type_alone(sve):
    game = sve.game()
    knight = game.follower("Knight")
    blast = game.spell("Blast", text="Destroy each follower on the field. Engage each amulet on your field.")
    game.play(game.spell("Stone", text=STONE))
    assert knight.types == ["amulet"]
    game.play(blast)
    assert knight.zone == "field" and knight.engaged, "no follower any more, but an amulet"
    game.shows("5.24.1")


# -- 5.24.2
def test_a_card_of_another_type_keeps_all_other_information(sve):
    game = sve.game()
    knight = game.follower("Knight", cost=3, class_="Havencraft", traits="Officer", counters={"honey": 1}, text="Ward.")
    horn = game.spell("Horn", text="Select an Officer amulet on your field that costs 3 or more and engage it.")
    game.play(game.spell("Stone", text=STONE))
    assert (knight.name, knight.cost, knight.classes, knight.traits) == ("Knight", 3, ["havencraft"], ["Officer"])
    assert knight.counters == {"honey": 1} and knight.keywords == {"ward"}
    game.play(horn)
    assert knight.engaged


def test_attack_and_defense_of_a_card_that_is_no_follower_are_not_referred_to(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=5, defense=5)
    strong = game.spell("Strong", text="Give each card on your field with 4 attack or more Rush.")
    count = game.spell("Count", text="Select a card on your field. Give your leader [defense]+X. X is its attack.")
    stone = game.spell("Stone", text=STONE)
    game.play(stone)
    game.play(strong)
    assert knight.keywords == set()
    game.play(count)
    assert game.you.defense == 20
    assert "attack" not in game.view("you")["players"][0]["zones"]["field"]["cards"][0]
    game.shows("5.24.2", "5.24.2.1")


def test_a_follower_again_it_has_them_as_before(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=5, defense=5, damage=1)
    stone, wake = game.spell("Stone", text=STONE), game.spell("Wake", text=WAKE)
    game.play(stone)
    game.play(wake)
    assert (knight.types, knight.attack, knight.defense) == (["follower"], 5, 4)


def test_an_amulet_does_not_attack_and_takes_no_damage(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=5, defense=5)
    quake = game.spell("Quake", text="Deal 9 damage to each card on the field.")
    game.play(game.spell("Stone", text=STONE))
    assert not game.can("attack", knight)
    game.play(quake)
    assert knight.zone == "field"
    game.shows("5.24.1")


# -- 5.24.3
def test_a_card_of_another_type_keeps_its_abilities(sve):
    game = sve.game()
    text = "[act] [engage]: Draw a card.\nWhenever you play a spell, give your leader [defense]+1."
    knight = game.follower("Knight", text=text)
    game.play(game.spell("Stone", text=STONE))
    assert game.you.defense == 21
    game.use(knight)
    assert len(game.you.hand) == 1 and knight.abilities == text.split("\n")
    game.shows("5.24.3")


def test_an_effect_on_this_follower_does_nothing_while_it_is_none(sve):
    game = sve.game()
    text = "[act] [cost01]: Give this follower [attack]+2 and Bane.\n[act] [cost02]: Give this card Ward."
    knight = game.follower("Knight", attack=1, text=text)
    stone, wake = game.spell("Stone", text=STONE), game.spell("Wake", text=WAKE)
    game.use(knight, "this follower")
    assert knight.attack == 3
    game.play(stone)
    game.use(knight, "this follower")
    game.use(knight, "this card")
    game.play(wake)
    assert (knight.attack, knight.keywords) == (3, {"bane", "ward"})
    game.shows("5.24.3.1")


def test_so_do_its_triggers_and_what_it_always_has(sve):
    game = sve.game()
    text = "When this follower is engaged, draw a card.\nDuring your turn, this follower has [attack]+3."
    knight = game.follower("Knight", attack=1, text=text)
    stone, wake = game.spell("Stone", text=STONE), game.spell("Wake", text=WAKE)
    snare = game.spell("Snare", text="Engage each card on your field.")
    assert knight.attack == 4
    game.play(stone)
    assert knight.attack == 1
    game.play(snare)
    assert knight.engaged and game.you.hand == [wake], "nothing was drawn"
    game.play(wake)
    assert knight.attack == 4
    game.shows("5.24.3.1")


def test_an_evolve_ability_can_be_used_whatever_the_card_is(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1, text="[evolve] [cost01]: Evolve this follower.")
    better = game.evolved("Knight", attack=4)
    game.play(game.spell("Stone", text=STONE))
    assert knight.types == ["amulet"]
    game.use(knight)
    assert knight.links == [better] and knight.types == ["amulet"]
    game.shows("5.24.3.1.1")
