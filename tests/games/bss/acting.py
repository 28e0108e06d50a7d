"""What players of this game do in tests, beyond what the table builder has words for."""
from __future__ import annotations

from typing import Any

from cardwright.games.bss import terms
from cardwright.judge.builder import CardHandle, GameBuilder
from cardwright.judge.playing import NotPossible
from cardwright.kernel import options as o


def settle_cores(game: GameBuilder) -> None:
    """Pay from the reserve as far as it goes, and place no more cores than are needed."""
    who = game.decides
    while game.asked in ("pay", "cores for it"):
        assert game.decides == who
        game.table.apply(0)


def summon(game: GameBuilder, card: CardHandle, *answers: Any) -> None:
    """Summon or place a card; without answers, paid from the reserve and with the cores for its lowest level."""
    who = game.decides
    game.play(card, *answers)
    assert game.decides == who or game.asked not in ("pay", "cores for it")
    settle_cores(game)


def use(game: GameBuilder, card: CardHandle, text: str = "", *answers: Any) -> None:
    """Use an effect of a magic card in hand or of a card on the field, by a piece of its text."""
    t = game.table
    ask = t.decision()
    assert ask is not None
    found = []
    for code in ask.options:
        if o.verb_of(code) in (o.PLAY, o.USE) and o.value_of(code) == card.id:
            if text.lower() in t.look(card.card).abilities[o.extra_of(code)].text.lower():
                found.append(code)
    if len(found) != 1:
        raise NotPossible(f"{card.label} has {len(found)} effects like {text!r} that may be used now")
    who = game.decides
    t.apply(ask.options.index(found[0]))
    while game.asked == "pay":
        assert game.decides == who
        t.apply(0)
    for answer in answers:
        if isinstance(answer, CardHandle) and (game.table.decision() is None or game._code(answer) < 0):
            continue  # the only card that can be selected is not asked for
        game.choose(answer)


def may_use(game: GameBuilder, card: CardHandle) -> bool:
    """Is an effect of this card among the options?"""
    ask = game.table.decision()
    assert ask is not None
    return any(o.verb_of(code) in (o.PLAY, o.USE) and o.value_of(code) == card.id for code in ask.options)


def set_burst(game: GameBuilder, card: CardHandle) -> None:
    game.act(terms.SET, card)


def move_cores(game: GameBuilder, origin: str, goal: str, what: str) -> None:
    """`move_cores(game, "the reserve", "Knight", "2 cores")`; what leaves no choice is not asked."""
    who = game.decides
    game.choose(f"move cores from {origin}")
    assert game.decides == who
    if game.asked == "where cores go":
        game.choose(f"to {goal}")
    if game.asked == "how many cores":
        game.choose(what)


def pass_flash(game: GameBuilder) -> None:
    """Both players pass until the flash window is over."""
    while game.asked == "flash":
        game.choose("done")


def attack(game: GameBuilder, card: CardHandle, blocker: CardHandle | None = None) -> None:
    """An attack from its declaration to the end of the battle, without flash effects; blocked by a spirit or by none."""
    game.attack(card)
    pass_flash(game)
    if game.asked == "block":
        game.choose("done" if blocker is None else blocker)
    pass_flash(game)


def end_main_step(game: GameBuilder) -> None:
    game.end_main_phase()
