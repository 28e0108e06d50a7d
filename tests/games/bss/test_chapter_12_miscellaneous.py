"""Chapter 12: loops, showing and looking."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import may_use, move_cores, use


def repeat(game: Any, actions: int, *answers: int) -> None:
    """The player taking their turn says that the last actions are repeated."""
    game.table.apply(game.options().index(f"repeat {actions}"))
    game.choose(*answers)


def test_a_loop_that_nobody_can_end_draws_the_game(bss: Any) -> None:
    game = bss.game()
    top = game.spirit("Top")
    game.nexus("Up", text="[LV1] When one of your spirits is exhausted, refresh it.")
    game.nexus("Down", text="[LV1] When one of your spirits is refreshed, exhaust it.")
    push = game.magic("Push", cost=0, text="[Main] Select one of your spirits and exhaust it.")
    use(game, push, "", top)
    assert game.winner == "nobody"
    game.shows("12-1-1-1")


UP = "[LV1] When one of your spirits is exhausted, select one of your spirits and refresh it."
DOWN = "[LV1] When one of your spirits is refreshed, select one of your spirits and exhaust it."
CORE_FOR_TURNING = ("[LV1] When one of your spirits is refreshed, your opponent may place one core from the void into their "
                    "reserve. If they do, exhaust that spirit.")


def go_round(game: Any, *answers: Any) -> None:
    """Give these answers in turn, until somebody is asked how often it goes on."""
    for n in range(400):
        if game.asked == "repeat" or game.winner:
            return
        game.choose(answers[n % len(answers)])


def test_management_that_is_substituted_each_time_is_a_loop_without_end(bss: Any) -> None:
    """4-7-2: it leaves a spirit without BP, which is a condition for the next checkpoint."""
    game = bss.game()
    saint = game.spirit("Saint", bp=2000)
    game.nexus("Anchor", text="[LV1] When your spirits would be destroyed, they remain on the field exhausted instead.")
    use(game, game.magic("Fog", cost=0, text="[Main] Select one of your spirits. It loses 2000 BP during this turn."), "", saint)
    assert game.winner == "nobody"
    game.shows("12-1-1-1", "4-7-2")


def test_a_loop_that_another_selection_would_end_goes_on_as_often_as_that_player_says(bss: Any) -> None:
    game = bss.game()
    top = game.spirit("Top")
    still = game.spirit("Still")
    game.nexus("Up", text=UP)
    game.nexus("Down", text=DOWN)
    use(game, game.magic("Push", cost=0, text="[Main] Select one of your spirits and exhaust it."), "", top)
    go_round(game, top)
    assert (game.asked, game.decides, game.winner) == ("repeat", "you", ""), "no draw: there is another spirit to select"
    turned = len(game.events("state"))
    game.choose(4)
    assert len(game.events("state")) == turned + 2 * 4
    assert game.options() == [still], "it has to be ended now"
    game.choose(still)
    assert game.asked == "main step"
    game.shows("12-1-1-2")


def test_a_selection_that_ends_nothing_is_no_way_to_end_a_loop(bss: Any) -> None:
    """Whichever of the two nexuses is chosen, the spirit turns on."""
    game = bss.game()
    top = game.spirit("Top")
    game.nexus("Up", text="[LV1] When one of your spirits is exhausted, refresh it. Select one of your nexuses and exhaust it.")
    game.nexus("Down", text="[LV1] When one of your spirits is refreshed, exhaust it.")
    use(game, game.magic("Push", cost=0, text="[Main] Select one of your spirits and exhaust it."), "", top)
    for _ in range(400):
        if game.winner:
            break
        game.table.apply(0)
    assert game.winner == "nobody"
    game.shows("12-1-1-1")


def test_a_loop_that_only_the_opponent_can_end_goes_on_as_often_as_the_opponent_says(bss: Any) -> None:
    """Every round gives the opponent a core: it is a loop though no position comes twice."""
    game = bss.game(opponent_reserve=0)
    top = game.spirit("Top")
    game.nexus("Up", text="[LV1] When one of your spirits is exhausted, refresh it.")
    game.nexus("Down", text=CORE_FOR_TURNING)
    use(game, game.magic("Push", cost=0, text="[Main] Select one of your spirits and exhaust it."), "", top)
    go_round(game, "yes")
    assert (game.asked, game.decides) == ("repeat", "opponent")
    cores = game.opponent.reserve
    game.choose(10)
    assert game.opponent.reserve == cores + 10
    assert (game.decides, game.options()) == ("opponent", ["no"])
    game.choose("no")
    assert game.asked == "main step"
    game.shows("12-1-1-2")


def test_of_two_who_can_end_it_the_smaller_number_counts(bss: Any) -> None:
    game = bss.game(your_reserve=0, opponent_reserve=0)
    top = game.spirit("Top")
    game.nexus("Up", text="[LV1] When one of your spirits is exhausted, you may place one core from the void into your reserve. "
                          "If you do, refresh that spirit.")
    game.nexus("Down", text=CORE_FOR_TURNING)
    use(game, game.magic("Push", cost=0, text="[Main] Select one of your spirits and exhaust it."), "", top)
    go_round(game, "yes")
    assert (game.asked, game.decides) == ("repeat", "you"), "the player taking their turn first"
    theirs = game.opponent.reserve
    game.choose(9)
    assert (game.asked, game.decides) == ("repeat", "opponent")
    game.choose(6)
    assert game.opponent.reserve == theirs + 6
    assert (game.decides, game.options()) == ("opponent", ["no"])
    game.shows("12-1-1-3")


def test_a_player_who_can_end_a_loop_says_how_often_it_goes_on(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    well = game.nexus("Well", text="[LV1] [Main] Place one core from the void into your reserve.")
    for _ in range(4):
        use(game, well)
    assert "repeat 1" in game.options()
    repeat(game, 1, 20)
    assert game.you.reserve == 24
    game.shows("12-1-1-2")


def test_any_number_of_times_can_be_named(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    well = game.nexus("Well", text="[LV1] [Main] Place one core from the void into your reserve.")
    for _ in range(4):
        use(game, well)
    repeat(game, 1, 123)
    assert game.you.reserve == 4 + 123
    game.shows("12-1-1-2")


def test_if_both_can_end_it_the_lower_number_counts(bss: Any) -> None:
    game = bss.game(your_reserve=0, opponent_hand=3)
    well = game.nexus("Well", text="[LV1] [Main] Place one core from the void into your trash. Your opponent may discard a card.")
    for _ in range(4):
        use(game, well, "", "no")
    assert game.you.core_trash == 4
    repeat(game, 1, 50)
    assert (game.asked, game.decides) == ("repeat", "opponent")
    game.choose(7)
    # After seven more rounds the opponent must do otherwise: discard.
    while game.asked != "main step":
        assert "no" not in game.options()
        game.table.apply(0)
    assert game.you.core_trash == 4 + 7 + 1
    assert len(game.opponent.hand) == 2
    game.shows("12-1-1-3")


def test_who_named_the_larger_number_may_not_begin_the_same_loop_again(bss: Any) -> None:
    """Two nexuses send a core to and fro. When the opponent ends that, everything lies as it did at the beginning."""
    game = bss.game(your_reserve=3, opponent_deck=1)
    there = game.nexus("There", text="[LV1] [Main] Place one core from your reserve into your trash.")
    back = game.nexus("Back", text="[LV1] [Main] Place one core from your trash into your reserve. "
                                   "Your opponent may shuffle their deck.")
    while "repeat 2" not in game.options():
        use(game, there)
        use(game, back, "", "no")
    repeat(game, 2, 50)
    assert (game.asked, game.decides) == ("repeat", "opponent")
    game.choose(7)
    game.choose("yes")
    assert game.asked == "main step" and (game.you.reserve, game.you.core_trash) == (3, 0)
    assert not may_use(game, there)
    assert game.why_not("use", there).clause == "12-1-1-2"
    move_cores(game, "the reserve", "There", "1 core")
    assert may_use(game, there)  # another position
    game.shows("12-1-1-3")


def test_an_action_that_leads_back_to_the_same_position_is_not_offered_again(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    wheel = game.nexus("Wheel", text="[LV1] [Main] You may place one core from your reserve into your trash. "
                                     "If you do, place one core from your trash into your reserve.")
    use(game, wheel, "", "yes")
    assert not may_use(game, wheel)
    assert game.why_not("use", wheel).clause == "12-1-1-2"
    move_cores(game, "the reserve", "Wheel", "1 core")
    assert may_use(game, wheel)  # something else was done
    game.shows("12-1-1-2")


def test_after_a_search_the_deck_is_shuffled(bss: Any) -> None:
    game = bss.game(your_deck=9)
    found = game.spirit("Found", on="bottom of your deck")
    search = game.magic("Search", cost=0, text="[Main] Search your deck for one spirit card and add it to your hand.")
    use(game, search)
    game.choose(found)
    assert found.zone == "hand"
    assert game.events("shuffled")
    assert not found.seen_by("opponent")
    game.shows("12-2-1", "12-2-2", "12-3-3", "3-2-4", "8-5-3-5")


def test_only_the_controller_of_the_effect_looks(bss: Any) -> None:
    game = bss.game(opponent_hand=0)
    secret = game.spirit("Secret", on="opponent's hand")
    spy = game.magic("Spy", cost=0, text="[Main] Look at your opponent's hand.")
    use(game, spy)
    assert secret.zone == "hand"
    assert [e for e in game.events("looked") if e.card == secret]
    game.shows("12-3-1", "12-3-2")


def test_cards_that_were_only_viewed_are_shuffled_back(bss: Any) -> None:
    game = bss.game(your_deck=9)
    game.spirit("Top", on="your deck")
    glimpse = game.magic("Glimpse", cost=0, text="[Main] View the top three cards of your deck.")
    use(game, glimpse)
    assert [e.clause for e in game.events("shuffled")] == ["12-3-3"]
    assert len(game.you.deck) == 10
    game.shows("12-3-1", "12-3-2", "12-3-3")


def test_cards_that_the_effect_places_are_not_shuffled(bss: Any) -> None:
    game = bss.game(your_deck=9)
    top = [game.spirit(f"Top {i}", on="your deck") for i in range(3)]
    sort = game.magic("Sort", cost=0,
                      text="[Main] View the top three cards of your deck. Reveal one spirit card from among them and add it to "
                           "your hand. Return the rest to the bottom of your deck.")
    use(game, sort)
    game.choose(top[0])
    while game.asked == "order":
        game.table.apply(0)
    assert game.events("shuffled") == []
