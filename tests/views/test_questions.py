"""What a client is told of a question beside its options: all cards of a division, and what can't be chosen."""

from __future__ import annotations

from typing import Any

from cardwright.games.views import decision_view
from tests.games.fftcg.acting import attack_with


def asked(game: Any, player: int = 0) -> dict[str, Any]:
    found = decision_view(game.table, player)
    assert found is not None
    return found


def test_a_division_names_all_its_cards_in_the_order_of_its_questions(sve: Any) -> None:
    game = sve.game(play_points=5)
    one, _, three = (game.follower(f"Enemy {n}", defense=9, on="opponent's field") for n in (1, 2, 3))
    hail = game.spell("Hail", text="Select up to 3 enemy followers on the field and deal 4 damage divided between them.")
    game.play(hail, one, three, "done")
    first = asked(game)
    assert first["form"] == "divide" and first["so_far"] == 0 and first["about"] == first["chosen"][0]
    assert sorted(first["chosen"]) == sorted([one.card.key, three.card.key])


def test_so_does_the_damage_of_one_who_blocks_a_party(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    one, two = game.forward("One", power=3000), game.forward("Two", power=4000)
    game.forward("Wall", power=8000, on="opponent's field")
    attack_with(game, one, two)
    game.choose("block with Wall")
    first = asked(game, 1)
    assert first["form"] == "divide" and first["chosen"] == [one.card.key, two.card.key] and first["about"] == one.card.key


def test_what_a_text_lists_and_can_not_be_chosen_is_named_with_why(sve: Any) -> None:
    game = sve.game(your_hand=5, play_points=9)
    game.play(game.card("Three Wishes", "your hand"))
    first = asked(game)
    assert first["form"] == "mode" and [option["value"] for option in first["options"]] == [0, 1]
    [refused] = first["refused"]
    assert "banish" in refused["label"] and refused["says"] == "There is nothing to choose for it."

    game = sve.game(your_hand=5, play_points=9)
    game.follower("Enemy", on="opponent's field")
    game.play(game.card("Three Wishes", "your hand"))
    assert asked(game)["refused"] == []
