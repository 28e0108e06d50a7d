"""Texts as they are carried out: a card that can't deal damage, one of several abilities, this card or others."""

from __future__ import annotations

from typing import Any

from tests.text.dialects import ability, of_kind, one


def test_a_card_that_can_not_deal_damage_deals_none(weiss: Any) -> None:
    for text, deals in (("", True), ("【CONT】 This card cannot deal damage to a player.", False)):
        game = weiss.game(start="attack")
        card = game.character("Card", at="center left", soul=1, text=text)
        game.attack(card)
        assert (len(game.opponent.clock) > 0) is deals
    game.shows("1.3.4")


def test_one_of_several_abilities_is_chosen_when_it_is_given() -> None:
    text = (
        "【AUTO】 When this card attacks, choose 1 of the following abilities, and this card gets that ability until end of turn. "
        '"【CONT】 This card gets +1000 power." "【CONT】 This card gets +1 soul."'
    )
    given = one(ability("weiss", text), "OneMod")
    assert [option.kind for option in given.many("options")] == ["HaveAbility", "HaveAbility"]


def test_the_level_of_the_character_that_one_chose() -> None:
    text = (
        "【AUTO】 When this card attacks, choose 1 of your opponent's characters, your opponent chooses 1 level X or lower "
        "character in their waiting room, and exchanges them. X is equal to the level of the character you chose -1."
    )
    tree = ability("weiss", text)
    first = of_kind(tree, "Pick")[0]
    assert one(tree, "Minus").node("left").node("of").number("n") == first.number("slot")
