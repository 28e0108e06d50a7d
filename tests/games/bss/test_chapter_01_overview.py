"""Chapter 1: how a game ends, and ground rules."""
from __future__ import annotations

from typing import Any

from cardwright.games.bss import terms
from tests.games.bss.acting import summon, use


def test_a_player_may_concede_at_any_time(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    knight = game.spirit("Knight")
    game.attack(knight)
    game.concede("you")  # while the opponent decides
    assert game.winner == "opponent"
    game.shows("1-2-1", "1-2-4", "1-2-5")


def test_an_effect_that_wins_the_game_does_so_at_once(bss: Any) -> None:
    """The rest of the effect is not carried out any more."""
    game = bss.game(your_life=10, your_deck=5)
    star = game.magic("Star", cost=0, text="[Main] If you have 10 or more life, you win the game. Draw a card.")
    use(game, star)
    assert game.winner == "you" and len(game.you.hand) == 0
    game.shows("1-2-6")


def test_an_effect_may_also_lose_the_game(bss: Any) -> None:
    game = bss.game()
    pact = game.magic("Pact", cost=0, text="[Main] You lose the game.")
    use(game, pact)
    assert game.winner == "opponent"
    game.shows("1-2-6")


def test_a_card_that_says_otherwise_is_right(bss: Any) -> None:
    """Without a symbol on the field no reduction symbol is matched; unless an effect says that all of them are."""
    game = bss.game(your_reserve=20)
    text = "When summoning this card, treat all of its reduction symbols as fulfilled."
    plain = game.spirit("Plain", on="your hand", cost=5, reduction=["blue", "blue"])
    dragon = game.spirit("Dragon", on="your hand", cost=5, reduction=["blue", "blue"], text=text, symbols=["blue"])
    summon(game, plain)
    assert game.you.core_trash == 5
    summon(game, dragon)
    assert game.you.core_trash == 5 + 3
    game.shows("1-3-1")


def test_moving_cores_to_where_they_are_does_nothing(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    idle = game.magic("Idle", cost=0, text="[Main] Place one core from your reserve into your reserve.")
    use(game, idle)
    assert game.you.reserve == 3
    assert not [e for e in game.events() if e.event.kind == terms.CORES_EVENT]
    game.shows("1-3-2-2")


def test_as_much_as_possible(bss: Any) -> None:
    game = bss.game(opponent_reserve=1, your_deck=2)
    tax = game.magic("Tax", cost=0, text="[Main] Place two cores from your opponent's reserve into their trash.")
    greed = game.magic("Greed", cost=0, text="[Main] Draw three cards.")
    use(game, tax)
    assert game.opponent.reserve == 0 and game.opponent.core_trash == 1
    use(game, greed)
    assert len(game.you.hand) == 2
    game.shows("1-3-2", "4-5-3")


def test_the_turn_player_chooses_first(bss: Any) -> None:
    game = bss.game(your_hand=2, opponent_hand=2)
    flood = game.magic("Flood", cost=0, text="[Main] Each player discards one card.")
    use(game, flood)
    assert game.decides == "you"
    game.table.apply(0)
    assert game.decides == "opponent"
    game.table.apply(0)
    assert len(game.you.hand) == 1 and len(game.opponent.hand) == 1
    game.shows("1-3-4", "10-2-2")


def test_what_is_forbidden_is_not_done(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    guarded = game.spirit("Guarded", on="opponent's field", color="red")
    game.nexus("Shrine", on="opponent's field",
               text="[LV1] Your red spirits cannot be destroyed by destruction effects on your opponent's spirits.")
    angel = game.spirit("Angel", on="your hand", cost=0,
                        text="[LV1] 【When Summoned】 Select one of your opponent's spirits and destroy it.")
    summon(game, angel)
    assert guarded.zone == "field"
    game.shows("1-3-3")


def test_directives_are_done_in_the_order_of_the_text(bss: Any) -> None:
    game = bss.game(your_hand=1, your_deck=9)
    study = game.magic("Study", cost=0, text="[Main] Draw three cards, then discard two cards.")
    use(game, study)
    assert len(game.you.hand) == 4  # drawn first, and now two of four are to be discarded
    while game.asked in ("choose a card", "discard"):
        game.table.apply(0)
    assert len(game.you.hand) == 2
    game.shows("1-3-7", "4-1-2-1", "8-2-2", "8-7-1", "4-5-3")
