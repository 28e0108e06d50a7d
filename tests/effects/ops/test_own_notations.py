"""Evolving, serving and racing, counters, and cards that effects play."""

EVOLVE = "[evolve] [cost01]: Evolve this follower."


# -- 5.15, 12.2
def test_evolving_by_an_ability_reveals_the_card_in_payment(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1, defense=3, damage=1, cost=2, text=EVOLVE)
    first = game.evolved("Knight", attack=4, defense=4, label="first")
    second = game.evolved("Knight", attack=5, defense=5, label="second")
    game.evolved("Other", attack=9)
    game.use(knight)
    assert set(game.options()) == {first, second}
    game.choose(second)
    assert (knight.attack, knight.defense, knight.cost) == (5, 4, 2)
    assert second.zone == "evolve zone" and first.zone == "evolve deck" and first.facedown
    game.shows("12.2.2", "5.15.1", "5.15.1.1", "5.15.1.2", "5.15.3", "5.15.4")


def test_without_an_evolved_card_there_is_no_evolve_ability(sve):
    game = sve.game()
    knight = game.follower("Knight", text=EVOLVE)
    game.evolved("Other")
    assert game.why_not("use", knight).clause == "12.2.2"


def test_evolving_by_an_effect(sve):
    game = sve.game()
    spell = game.spell("Growth", text="Select a follower on your field and evolve it.")
    knight = game.follower("Knight", attack=1)
    game.evolved("Knight", attack=4, text="On Evolve - Draw a card.")
    game.play(spell)
    assert knight.attack == 4 and len(game.you.hand) == 1
    game.shows("5.15.1.1.1")


def test_a_faceup_card_is_no_part_of_the_evolve_deck(sve):
    game = sve.game()
    spell = game.spell("Growth", text="Select a follower on your field and evolve it.")
    knight = game.follower("Knight", attack=1)
    game.evolved("Knight", attack=4, facedown=False)
    game.play(spell)
    assert knight.attack == 1 and not knight.evolved


def test_turning_a_card_of_the_evolve_deck_over(sve):
    game = sve.game()
    spell = game.spell("Again", text="Select a faceup evolved follower in your evolve deck. Turn it facedown and draw a card.")
    used = game.evolved("Knight", facedown=False)
    game.play(spell)
    assert used.facedown and len(game.you.hand) == 1


# -- 14.2
RACE = "[feed] [cost01]: Race this follower.\nOn Race - Draw a card."


def test_serving_links_a_carrot_and_racing_gives_rush(sve):
    game = sve.game()
    runner = game.follower("Runner", text=RACE, arrived="this turn")
    carrot = game.card("Carrot", "your evolve deck", type="Spell / Evolved")
    game.use(runner)
    assert carrot.zone == "race zone" and runner.links == [carrot]
    assert "rush" in runner.keywords and len(game.you.hand) == 1
    game.shows("14.2.1.1", "14.2.1.1.1", "14.2.2.3", "14.2.3.1", "14.2.3.1.1", "14.2.4.2")


def test_a_served_card_can_not_be_served_again_as_a_cost(sve):
    game = sve.game()
    runner = game.follower("Runner", text=RACE)
    for n in range(2):
        game.card("Carrot", "your evolve deck", type="Spell / Evolved", label=str(n))
    game.use(runner)
    game.end_turn()
    game.end_turn()
    assert not game.can("use", runner)
    game.shows("14.2.1.2.1")


def test_racing_twice_triggers_twice(sve):
    game = sve.game()
    runner = game.follower("Runner", text="[feed][feed] [cost02]: Race this follower 2 times.\nOn Race - Draw a card.")
    for n in range(2):
        game.card("Carrot", "your evolve deck", type="Spell / Evolved", label=str(n))
    game.use(runner)
    assert game.asked == "which pending ability"
    game.table.apply(0)
    assert len(runner.links) == 2 and len(game.you.hand) == 2


def test_leaving_the_field_loses_the_carrot(sve):
    game = sve.game()
    runner = game.follower("Runner", text=RACE)
    carrot = game.card("Carrot", "your evolve deck", type="Spell / Evolved")
    spell = game.spell("Kill", text="Destroy each follower on your field.")
    game.use(runner)
    game.play(spell)
    assert runner.links == [] and carrot.zone == "evolve deck" and not carrot.facedown
    game.shows("14.2.1.3", "11.8.1")


def test_serving_by_an_effect_does_nothing_to_a_served_card(sve):
    game = sve.game()
    runner = game.follower("Runner", text=RACE + "\n[act] [cost00]: Serve this follower.")
    carrots = [game.card("Carrot", "your evolve deck", type="Spell / Evolved", label=str(n)) for n in range(2)]
    game.use(runner, "[cost00]")
    assert len(runner.links) == 1 and game.you.hand == []
    game.use(runner, "[cost00]")
    assert len(runner.links) == 1 and sorted(card.zone for card in carrots) == ["evolve deck", "race zone"]
    game.shows("14.2.1.1", "14.2.1.2")


# -- counters
def test_counters_are_put_on_and_counted(sve):
    game = sve.game()
    jar = game.amulet("Jar", text="Whenever you play a spell, put a honey counter on this card.")
    spells = [game.spell(name, text="Draw a card.") for name in ("One", "Two")]
    for spell in spells:
        game.play(spell)
    assert jar.counters == {"honey": 2}
    game.shows("15.1.3")


def test_a_stack_grows(sve):
    game = sve.game()
    spell = game.spell("Silt", text="Add 2 to a Stack on your field.")
    sigil = game.amulet("Sigil", text="Stack.")
    game.play(spell)
    assert sigil.counters == {"stack": 3}
    game.shows("13.3.2.4")


# -- cards that effects play
def test_an_effect_plays_a_card_for_its_price(sve):
    game = sve.game(play_points=4)
    spell = game.spell("Lend", cost=1, text="You may play a follower from your hand for 0 play points.")
    dear = game.follower("Dear", cost=9, zone="your hand", text="[fanfare] Draw a card.")
    game.play(spell, "yes", dear)
    assert dear.zone == "field" and game.you.play_points == 3 and len(game.you.hand) == 1
    assert [e.card for e in game.events("played")] == [spell, dear]
