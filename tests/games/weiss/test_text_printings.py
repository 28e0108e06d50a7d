"""Texts as some printings spell them."""

from __future__ import annotations

from typing import Any

from tests.text.dialects import ability, of_kind, read

PAID = "When this card attacks, you may pay the cost. If you do, draw 1 card."


def test_states_in_capitals_are_icons_without_their_brackets() -> None:
    whole = ability("weiss", "【ACT】 [【REST】 2 of your characters] Draw 1 card.")
    assert ability("weiss", "【ACT】 [REST 2 of your characters] Draw 1 card.") == whole


def test_stock_in_a_cost_may_lack_its_parentheses() -> None:
    for more in ("", " Put 1 card from your hand into your waiting room"):
        assert ability("weiss", f"【AUTO】 [1{more}] {PAID}") == ability("weiss", f"【AUTO】 [(1){more}] {PAID}")


def test_the_end_of_the_next_turn_is_a_span_of_its_own() -> None:
    text = "【AUTO】 When this card attacks, choose 1 of your characters, and that character gets +1000 power until the end of"
    [change] = of_kind(ability("weiss", f"{text} the next turn."), "Modify")
    assert change.node("duration").text("end") == "next turn"


def test_a_trait_may_stand_in_the_quotes_of_a_name() -> None:
    """Before "characters", where a trait is called so and no card is; a card's name stays a name."""
    pumped = "【AUTO】 When this card attacks, choose 1 of your {} characters, and that character gets +1000 power until end of "
    pumped += "turn."
    assert ability("weiss", pumped.format('"Pixie"')) == ability("weiss", pumped.format("《Pixie》"))
    assert "Trait" not in {node.kind for node in ability("weiss", pumped.replace(" characters", "").format('"Old Bell"')).walk()}
    assert read("weiss", pumped.format('"Old Bell"')).failure is not None


def test_you_do_what_follows_on_the_opponents_doing() -> None:
    """Without the "you" it would be the opponent who goes on."""
    text = "【AUTO】 When this card attacks, your opponent shuffles their deck, you choose 1 of your characters, and 【REST】 it."
    tree = ability("weiss", text)
    [act] = of_kind(tree, "Act")
    assert {node.kind for node in act.walk()} & {"Choose", "SetState"} == set()
    [chosen] = of_kind(tree, "Choose")
    assert chosen.node("what").node("by").text("who") == "you"


def test_what_a_trigger_check_reveals_is_called_by_its_name(weiss: Any) -> None:
    """One of the two names does; a card of a third name does not."""
    event = 'When your character\'s trigger check reveals "Old Bell" or "Reed Flute"'
    text = f"【AUTO】 {event}, put the top card of your deck into your stock."
    for name, stock in (("Reed Flute", 2), ("Lantern Imp", 1)):
        game = weiss.game(start="attack", your_hand=0)
        watcher = game.character("Watcher", text=text)
        game.character(name, on="your deck")
        game.character("Second", on="your deck")
        game.attack(watcher)
        assert len(game.you.stock) == stock
