"""Abilities that an effect gives look at the table as printed ones do: also at what only changes afterwards, and also at what has
come in the meantime."""

from typing import Any

from tests.games.fow.acting import resolve


def test_a_given_ability_sees_what_a_later_effect_makes_of_a_card(fftcg: Any, fow: Any, weiss: Any) -> None:
    """fftcg 11.12.4, fow 909.1, weiss 8.9: nothing printed looks at the number that changes, only what was given does;
    and nothing else happens that would make anybody look again."""
    game = fftcg.game(your_hand=1)
    text = 'The Forwards you control gain "If you control a Forward of power 9000 or more, this Forward gains Haste."'
    game.backup("Banner", text=text)
    small, other = game.forward("Small", power=5000), game.forward("Other", power=1000, arrived="this turn")
    push = game.backup("Push", text="《Dull》: Choose 1 Forward. It gains +4000 power until the end of the turn.")
    assert "haste" not in other.keywords
    game.use(push, None, small)
    game.both_pass()
    assert small.power == 9000 and "haste" in small.keywords and "haste" in other.keywords

    game = fow.game()
    text = 'Each resonator you control gains "As long as you control a resonator with ATK 1000 or more, this card gains [Flying]."'
    game.resonator("Banner", text=text, atk=100)
    small, other = game.resonator("Small", atk=500), game.resonator("Other", atk=100)
    push = game.regalia("Push", text="{Rest}: Target resonator gains [+500/+0] until end of turn.")
    assert not other.keywords
    game.use(push, None, small)
    resolve(game)
    assert small.atk == 1000 and "flying" in small.keywords and "flying" in other.keywords

    game = weiss.game()
    text = (
        '【CONT】 All your other characters get the following ability. '
        '"【CONT】 If you have a character with 5000 or more power, this card gets +1 soul."'
    )
    game.character("Banner", text=text, power=1000)
    small, other = game.character("Small", power=2000, soul=1), game.character("Other", power=1000, soul=1)
    text = "【ACT】 [【REST】 this card] Choose 1 of your characters, and that character gets +3000 power until end of turn."
    push = game.character("Push", power=500, text=text, at="back left")
    assert other.soul == 1
    game.use(push, None, small)
    assert small.power == 5000 and small.soul == other.soul == 2


def test_a_given_ability_sees_what_a_rule_makes_of_a_card(weiss: Any) -> None:
    """weiss 7.2.1.4.1 with 8.9: the soul of a direct attack counts for what was given, as soon as it is there."""
    for given in ("If you have a character with 2 or more soul, this card gets +1000 power.", "This card gets +1000 power."):
        game = weiss.game(start="attack")
        game.character("Top", on="your deck", trigger=["draw"])
        front = game.character("Front", power=2000, soul=1)
        other = game.character("Other", power=1000, at="back right")
        text = f'【CONT】 All your other characters get the following ability. "【CONT】 {given}"'
        game.character("Banner", text=text, at="back left")
        assert other.power == (1000 if "If" in given else 2000)
        game.attack(front)
        assert game.asked == "trigger" and front.soul == 2 and (front.power, other.power) == (3000, 2000)
        game.shows("7.2.1.4.1")


def test_what_a_card_gives_is_gone_with_its_ability(fftcg: Any, fow: Any, sve: Any) -> None:
    """fftcg 11.12.4.12, fow 909.3, sve 10.9.3: the ability is older than what takes it away, and no other card has one."""
    game = fftcg.game(your_hand=1)
    banner = game.forward("Banner", text="The Forwards other than Banner you control gain Haste.")
    knight = game.forward("Knight")
    hush = game.backup("Hush", text="《Dull》: Choose 1 Forward. It loses all its abilities until the end of the turn.")
    assert "haste" in knight.keywords
    game.use(hush, None, banner)
    game.both_pass()
    assert "haste" not in knight.keywords
    game.shows("11.12.4.12")

    game = fow.game()
    banner = game.resonator("Banner", text="Other resonators you control gain [Flying].")
    knight = game.resonator("Knight")
    hush = game.regalia("Hush", text="{Rest}: Target resonator loses all abilities until end of turn.")
    assert "flying" in knight.keywords
    game.use(hush, None, banner)
    resolve(game)
    assert "flying" not in knight.keywords

    game = sve.game()
    banner = game.follower("Banner", text="Other followers on your field have Ward.")
    knight = game.follower("Knight")
    hush = game.spell("Hush", text="Select a follower on the field. It loses all abilities.")
    assert "ward" in knight.keywords
    game.play(hush, banner)
    assert "ward" not in knight.keywords


def test_a_card_on_its_way_to_the_field_has_what_is_given_there(fow: Any) -> None:
    """fow 909.5: how it enters is decided by what it would be on the field of the player who plays it."""
    for whose, rested in (("your", True), ("opponent's", False)):
        game = fow.game()
        text = 'Each resonator you control gains "This card enters your field rested."'
        warden = game.resonator("Warden", on=f"{whose} field", text=text)
        knight = game.resonator("Knight", cost="", zone="your hand")
        game.play(knight)
        resolve(game)
        assert (knight.zone, knight.rested, warden.rested) == ("field", rested, False)
