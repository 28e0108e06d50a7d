"""Chapter 7: the zones, what is seen of them, and what a field may hold."""

from __future__ import annotations

from typing import Any

from cardwright.games.fftcg import terms
from tests.games.fftcg.acting import resolve


def test_what_everybody_sees(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2, your_damage_zone=1)
    field = game.forward("Knight")
    broken = game.forward("Fallen", on="your break zone")
    removed = game.forward("Lost", on="your removed")
    hidden = game.forward("Hidden", on="your hand")
    deck = game.forward("Top", on="your deck")
    for card in (field, broken, removed, game.you.damage_zone[0]):
        assert card.seen_by("opponent") and card.seen_by("you")
    assert hidden.seen_by("you") and not hidden.seen_by("opponent")
    assert not deck.seen_by("you") and not deck.seen_by("opponent")
    shown = game.view("opponent")["players"][0]["zones"]
    assert shown["hand"]["count"] == 3 and all("name" not in card for card in shown["hand"]["cards"])
    game.view()
    game.shows("7.1", "7.2", "7.6.1", "7.6.2", "7.7.1", "7.7.2", "7.8.1", "7.8.3", "7.9.1", "7.9.2", "7.10.1", "7.10.2", "7.11.1",
               "7.11.2", "7.13.1", "7.13.2")


def test_an_ability_that_is_gone_is_out_of_the_game(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    imp = game.monster("Imp", text="《0》: Draw 1 card. You can only use this ability once per turn.")
    game.use(imp)
    ability = game.table.stacked[0].id()
    resolve(game)
    gone = game.handle(ability)
    assert gone.zone == "out of the game" and gone.seen_by("opponent")
    game.shows("7.5", "11.11.10", "11.6.4")


def test_a_card_goes_to_its_owners_zones(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    guest = game.forward("Guest", owner="opponent")
    wave = game.summon("Wave", text="Choose 1 Forward. Return it to its owner's hand.")
    game.play(wave)
    resolve(game)
    assert guest.zone == "hand" and guest.controller == "opponent"
    game.shows("7.3", "6.2.1", "6.2.2")


def test_a_broken_guest_goes_to_its_owners_break_zone(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    guest = game.forward("Guest", owner="opponent", text="When Guest is put from the field into the Break Zone, draw 1 card.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.")
    game.play(bolt)
    resolve(game)
    assert guest in game.opponent.break_zone
    game.shows("15.1.1.3.1")


def test_a_card_in_a_new_zone_is_a_new_card(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=5000)
    boost = game.summon("Boost", text="Choose 1 Forward. It gains +3000 power until the end of the turn.")
    wave = game.summon("Wave", text="Choose 1 Forward. Return it to its owner's hand.")
    game.play(boost)
    resolve(game)
    assert knight.power == 8000
    game.play(wave)
    resolve(game)
    game.play(knight)
    assert knight.power == 5000 and knight.zone == "field"
    game.shows("7.4")


def test_a_namesake_with_the_generic_icon_may_stand_beside(fftcg: Any) -> None:
    """7.7.3, 12.4.6: only cards without the icon count."""
    game = fftcg.game(your_hand=1)
    one = game.forward("Soldier")
    two = game.forward("Soldier", generic=True, on="your break zone", label="generic Soldier")
    rise = game.summon("Rise", text="Choose 1 Forward in your Break Zone. Play it onto the field.")
    game.play(rise)
    resolve(game)
    assert one.zone == two.zone == "field"


def test_namesakes_that_an_effect_brings_together_all_leave(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one = game.forward("Cloud")
    two = game.forward("Cloud", on="your break zone", label="other Cloud")
    rise = game.summon("Rise", text="Choose 1 Forward in your Break Zone. Play it onto the field.")
    game.play(rise)
    resolve(game)
    assert one.zone == two.zone == "Break Zone"
    assert all("destroy" not in str(e) for e in game.events("move")), "they are put there, not broken"
    game.shows("5.2.2.1", "7.7.3", "12.4.6")


def test_a_sixth_backup_can_not_be_cast(fftcg: Any) -> None:
    game = fftcg.game()
    for n in range(5):
        game.backup(f"Mage {n}")
    sixth = game.backup("Sixth", on="your hand")
    assert game.why_not("play", sixth).clause == "7.7.4"
    game.shows("7.7.4")


def test_of_six_backups_the_player_chooses_one_that_goes(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mages = [game.backup(f"Mage {n}") for n in range(5)]
    game.backup("Fallen", on="your break zone")
    rise = game.summon("Rise", text="Choose 1 Backup in your Break Zone. Play it onto the field.")
    game.play(rise)
    resolve(game)
    assert game.asked == "which Backup goes"
    game.choose(mages[2])
    assert mages[2].zone == "Break Zone" and game.find("Fallen").zone == "field"
    game.shows("7.7.4", "12.4.8")


def test_the_limit_of_backups_is_what_the_game_says_it_is(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mages = [game.backup(f"Mage {n}") for n in range(4)]
    game.table.set_number(terms.BACKUP_LIMIT, 0, 3)
    game.choose("done")
    assert game.asked == "which Backup goes" and game.decides == "you"
    game.choose(mages[1])
    assert mages[1].zone == "Break Zone" and [m.zone for m in mages].count("field") == 3
    game.shows("7.7.4", "12.4.8")


def test_one_light_or_dark_character_at_a_time(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    angel = game.forward("Angel", element="light")
    devil = game.forward("Devil", element="dark", on="your hand")
    assert game.why_not("play", devil).clause == "7.7.5"
    other = fftcg.game(your_hand=1)
    angel = other.forward("Angel", element="light")
    devil = other.forward("Devil", element="dark", on="your break zone")
    rise = other.summon("Rise", text="Choose 1 Forward in your Break Zone. Play it onto the field.")
    other.play(rise)
    resolve(other)
    assert angel.zone == devil.zone == "Break Zone"
    other.shows("7.7.5", "12.4.7")
