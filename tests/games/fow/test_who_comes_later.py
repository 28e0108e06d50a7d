"""909.4: what an effect says of cards of some kind until end of turn reaches those that come later, too. And what enters is
controlled by whoever's field it enters (313.2)."""

from __future__ import annotations

from typing import Any

from tests.games.fow.acting import play, resolve
from tests.games.fow.test_cheaper_and_later import answered, spells


def test_who_comes_later_cannot_be_destroyed_either(fow: Any) -> None:
    """909.4"""
    game = fow.game()
    shelter, bolt = spells(game, "Resonators you control cannot be destroyed until end of turn.", "Destroy target resonator.")
    imp = game.resonator("Imp", on="your hand", cost="{0}", defense=900)
    play(game, shelter)
    play(game, imp)
    play(game, bolt)
    assert imp.zone == "field"


def test_who_comes_later_causes_no_abilities_either(fow: Any) -> None:
    """909.4"""
    who = "Resonators entering the field under your opponent's control"
    silence = f"{who} don't cause their own abilities to trigger until end of turn."
    for spoken, life in ((False, 4500), (True, 4000)):
        game = fow.game()
        hush, raised = spells(game, silence, "Your opponent puts a resonator from their graveyard into the field.")
        imp = game.resonator("Imp", zone="opponent's graveyard", text="When this card enters your field ⇒ You gain 500 life.")
        if spoken:
            play(game, hush)
        game.play(raised)
        resolve(game)
        while game.asked != "priority" or game.table.stacked:
            game.choose("pass" if game.asked == "priority" else imp)
        assert imp.zone == "field" and game.opponent.life == life


def test_what_enters_rested_goes_by_whose_field_it_enters(fow: Any) -> None:
    """313.2"""
    for whose in ("your", "opponent's"):
        game = fow.game()
        game.resonator("Warden", text="J/resonators your opponent controls enter the field rested.", on=f"{whose} field")
        taken = game.resonator("Taken", zone="opponent's graveyard")
        (theft,) = spells(game, "Put target resonator from your opponent's graveyard into your field.")
        game.play(theft)
        answered(game, target=taken)
        resolve(game)
        assert taken.zone == "field" and taken.controller == "you"
        assert taken.rested == (whose == "opponent's")


def test_what_a_card_does_instead_of_falling_from_the_deck_it_does_there(fow: Any) -> None:
    """909.1, 910.1: the text speaks of the card in the deck, so that is where it works."""
    game = fow.game()
    (mill,) = spells(game, "Put the top card of your deck into your graveyard.")
    text = "If this card would be put into your graveyard from your deck, put it into the field instead."
    sleeper = game.resonator("Sleeper", zone="your deck", text=text)
    play(game, mill)
    assert sleeper.zone == "field"
