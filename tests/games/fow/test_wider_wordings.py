"""Wordings of several eras at a table: what may not be played, what removed a card, [Barrier] that is gained, status [Trigger]s,
cards that are turned over, a Stranger deck."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.fow import terms
from cardwright.games.fow.combat_legality import attackers
from cardwright.games.fow.stranger_decks import bring_strangers
from tests.games.fow.acting import judge, play, resolve
from tests.games.fow.compiling import read


@pytest.mark.parametrize(("life", "may"), [(2000, True), (2100, False)])
def test_a_trigger_that_waits_for_a_status_is_played_while_it_is_fulfilled(fow: Any, life: int, may: bool) -> None:
    """906.9, 1113.2b: from the hand its cost is paid, and nothing else than the status makes it playable."""
    game = fow.game(your_life=life)
    last = game.chant("Last Light", cost="{0}", text="[Trigger] Your life is 2000 or lower: You gain 500 life.")
    assert game.can("play", last) == may
    if may:
        play(game, last)
        assert game.you.life == 2500


@pytest.mark.parametrize(("attribute", "may"), [("fire", False), ("water", True)])
def test_cards_of_a_kind_that_cannot_be_played(fow: Any, attribute: str, may: bool) -> None:
    """104.4: also those that come into the hand later."""
    game = fow.game()
    gag = game.chant("Gag", cost="{0}", text="You cannot play fire spells until end of turn.\nDraw a card.")
    imp = game.resonator("Imp", cost="{0}", attribute=attribute, zone="your deck")
    play(game, gag)
    assert imp.zone == "hand" and game.can("play", imp) == may


def test_what_a_card_with_an_x_costs_is_not_known_before_it_is_played() -> None:
    """203.5b: so cards of some cost can't be kept from being played."""
    failure = read("Your opponent cannot play spells with total cost 1 or less.").failure
    assert failure is not None and "with an X" in failure.message()


def test_a_chant_may_have_an_activate_ability_of_its_own(fow: Any) -> None:
    """707.2: an ability of a card in the hand, which is discarded for it."""
    game = fow.game()
    scroll = game.chant("Scroll", cost="{9}", text="Draw a card.\n{0}, discard this card: You gain 300 life.")
    game.use(scroll)
    resolve(game)
    assert scroll.zone == "graveyard" and game.you.life == 4300


def test_what_this_card_removed_comes_back_and_nothing_else(fow: Any) -> None:
    """1004.1: a card knows which cards its own effects removed."""
    game = fow.game()
    text = "{0}: Remove target card in your graveyard from the game.\n"
    text += "{0}: Put a card from a removed area that was removed by this card into its owner's hand."
    keeper = game.resonator("Keeper", on="your field", text=text)
    mine, other = game.resonator("Mine", zone="your graveyard"), game.resonator("Other", zone="your removed area")
    game.use(keeper, "Remove target")
    resolve(game)
    assert mine.zone == "removed area"
    game.use(keeper, "Put a card")
    resolve(game)
    assert mine.zone == "hand" and other.zone == "removed area"


@pytest.mark.parametrize(("attribute", "may"), [("Fire", False), ("Darkness", False), ("Water", True)])
def test_two_barriers_against_attributes(fow: Any, attribute: str, may: bool) -> None:
    """1120.3: each keeps off its own attribute, and one does not take the place of the other."""
    game = fow.game()
    text = "Resonators your opponent controls gain [Barrier] {R} and [Barrier] {B} until end of turn."
    game.resonator("Guard", on="opponent's field")
    wards = game.chant("Wards", cost="{0}", text=text)
    bolt = game.chant("Bolt", cost="{0}", attribute=[attribute], text="Destroy target resonator your opponent controls.")
    play(game, wards)
    assert game.can("play", bolt) == may


def test_to_invert_is_to_turn_over(fow: Any) -> None:
    """1302.1, 705.1: judgment is of a ruler; the card is turned to whichever side is down, and the new side notices."""
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back={"name": "Judged Lord", "atk": 500, "defense": 500})
    back = {"name": "Dusk Foal", "atk": 700, "defense": 700, "text": "When this card inverts ⇒ You gain 200 life."}
    foal = game.resonator("Dawn Foal", on="your field", text="Whenever you do judgment of a ruler ⇒ Invert this card.", back=back)
    judge(game, lord)
    resolve(game)
    assert foal.name == "Dusk Foal" and foal.atk == 700 and game.you.life == 4200


def test_a_card_of_the_stranger_deck_is_chosen_by_lot(fow: Any) -> None:
    """As the reminder of [Stranger] says: exactly so many, at most two of a name; else there is none."""
    for copies, made in ((2, 10), (5, 0)):
        game = fow.game()
        game.ruler("Caller", text="[Stranger] 10")
        for n in range(10):
            game.card(f"Odd Guest {n // copies}", type="Resonator (Stranger)", zone="your collection", atk=100, defense=100)
        chant = game.chant("Knock", cost="{0}", text="Choose a card from your Stranger deck at random and put it into the field.")
        assert game.can("play", chant)
        bring_strangers(game.table, 0)
        assert len(game.table.zone(terms.STRANGER_DECK, 0)) == made
        play(game, chant)
        assert len([card for card in game.you.field if card.name.startswith("Odd Guest")]) == (1 if made else 0)


def test_all_other_cards_after_a_group_are_what_it_left(fow: Any) -> None:
    """1021.1: this card too, which lies there by then."""
    game = fow.game()
    text = "Banish this card: Target player shuffles all magic stones from their graveyard into their magic stone deck, then "
    broom = game.resonator("Broom", on="your field", text=text + "shuffles all other cards from their graveyard into their deck.")
    stone = game.stone("Pebble", zone="your graveyard")
    leaf = game.resonator("Leaf", zone="your graveyard")
    game.use(broom)
    game.choose("you")
    resolve(game)
    assert stone.zone == "magic stone deck" and leaf.zone == "main deck" and broom.zone == "main deck"


@pytest.mark.parametrize(("cost", "drawn"), [("{3}", 0), ("{4}", 1)])
def test_odd_and_even(fow: Any, cost: str, drawn: int) -> None:
    """203.4: a total cost that is odd, or not."""
    game = fow.game()
    game.resonator("Top", cost=cost, zone="your deck")
    text = "Reveal the top card of your deck. If its total cost is odd, you gain 100 life. Otherwise, draw a card."
    play(game, game.chant("Omen", cost="{0}", text=text))
    assert len(game.you.hand) == drawn and game.you.life == (4000 if drawn else 4100)


def test_an_ability_of_a_resonator_is_no_ability_of_an_addition(fow: Any) -> None:
    """901.1, 1012.1"""
    for kind, may in (("resonator", True), ("addition", False)):
        game = fow.game()
        bell = getattr(game, kind)("Bell", on="your field", text="{0}: You gain 100 life.")
        text = "[Quickcast]\nCancel target activate ability of a resonator."
        hush = game.chant("Hush", cost="{0}", text=text)
        game.use(bell)
        assert game.can("play", hush) == may


def test_others_enter_rested(fow: Any) -> None:
    """303.1b: recovered, unless an effect says otherwise."""
    game = fow.game()
    game.addition("Mire", on="your field", text="Resonators you control enter the field rested.")
    imp = game.resonator("Imp", cost="{0}", zone="your hand")
    play(game, imp)
    assert imp.rested


@pytest.mark.parametrize(("whose", "zone"), [("opponent's", "graveyard"), ("your", "field")])
def test_the_opponent_cannot_make_one_banish_it(fow: Any, whose: str, zone: str) -> None:
    """104.4, 1011.1: only spells and abilities of the opponent of its controller are kept off."""
    game = fow.game()
    text = "Entities you control cannot be banished by spells or abilities your opponent controls."
    game.addition("Sanctuary", on="opponent's field", text=text if whose == "your" else "")
    imp = game.resonator("Imp", on="opponent's field")
    play(game, game.chant("Demand", cost="{0}", text="Your opponent banishes a resonator."))
    assert imp.zone == zone


@pytest.mark.parametrize(("foes", "choices"), [(0, 1), (1, 2)])
def test_an_option_that_may_be_chosen_only_if_something_is_so(fow: Any, foes: int, choices: int) -> None:
    """903.2c: options are chosen on playing, and one that can't be is not offered."""
    game = fow.game()
    for n in range(foes):
        game.resonator(f"Foe {n}", on="opponent's field")
    text = "Choose one; - You gain 100 life. - You gain 900 life. Choose this option only if your opponent controls a resonator."
    game.play(game.chant("Choice", cost="{0}", text=text))
    assert (game.asked == "priority") == (choices == 1)
    if choices == 2:
        game.choose("(2)")
    resolve(game)
    assert game.you.life == (4900 if choices == 2 else 4100)


def test_the_card_that_must_be_chosen_to_attack(fow: Any) -> None:
    """104.4, 803.3a: nobody has to attack, but who does attacks with this card while it can."""
    game = fow.game()
    eager = game.resonator("Eager", on="your field", text="As you choose a card to attack, you must choose this card if able.")
    calm = game.resonator("Calm", on="your field")
    lull = game.chant("Lull", cost="{0}", text="Rest target resonator you control.")
    assert game.can("play", lull)
    assert attackers(game.table, 0) == [eager.id]
    play(game, lull, eager)
    assert eager.rested and attackers(game.table, 0) == [calm.id]
