"""What players do at a table, in a word each: for tests that are about something else."""

from __future__ import annotations

from typing import Any


def resolve(game: Any) -> None:
    """Both players forfeit priority until nothing is on the stack."""
    while game.table.stacked and game.asked == "priority":
        game.choose("done")


def to_attack(game: Any) -> None:
    """Everybody forfeits priority until the turn player declares an attack."""
    while game.asked == "priority":
        game.choose("done")
    assert game.asked == "attack"


def through(game: Any) -> None:
    """Everybody forfeits priority as long as that is all that is asked."""
    while game.asked == "priority":
        game.choose("done")


def attack_with(game: Any, *forwards: Any) -> None:
    """Declare an attack: one Forward, or a party of them."""
    to_attack(game)
    for forward in forwards:
        game.attack(forward)
    if game.asked == "form a party":
        game.choose("done")


def stack_names(game: Any) -> list[str]:
    """Whose cards' Summons and abilities are on the stack, from the top."""
    t = game.table
    return [game.label_of(s.context.source & 0x3FFF) for s in reversed(t.stacked)]


def let_happen(game: Any, *events: Any) -> None:
    """Let something happen that no card in the test does; whoever was asked is asked again afterwards."""
    from cardwright.kernel.happening import happen

    t = game.table
    asking = t.stack.pop()
    frame = t.stack[-1]
    frame.next = frame.at  # it asks again
    todo = happen(t, list(events))
    if todo is not None:
        t.stack.append(todo)
    del asking
    t.run()


def costs_cp(game: Any, card: Any, flag: int, n: int) -> None:
    """From now on attacking (or blocking, as the flag says) with this card costs so much CP; no text of ours says so."""
    from cardwright.games.fftcg import terms
    from cardwright.games.fftcg.cp import NO_NEED
    from cardwright.games.fftcg.payment import PayCp

    put_toll(game, card, flag, [PayCp("10.1.2.3" if flag == terms.ATTACK_COST else "10.1.3.1.3", NO_NEED, n)])


def costs_what_it_says(game: Any, card: Any, flag: int) -> None:
    """From now on attacking (or blocking) with this card costs what its action ability does."""
    used = card.card.form.look.abilities[0]
    put_toll(game, card, flag, used.program.cost, used.slots)


def put_toll(game: Any, card: Any, flag: int, cost: list[Any], slots: int = 0) -> None:
    from cardwright.effects.script import Script
    from cardwright.games.fftcg import terms
    from cardwright.kernel.faces import PASSIVE, Ability

    toll = Ability(PASSIVE, "")
    toll.flags = flag
    toll.zones = 1 << terms.FIELD
    toll.slots = slots
    script = Script()
    script.cost = cost
    toll.program = script
    t = game.table
    t.library.add_ability(toll)
    card.card.form.look.abilities.append(toll)
    t.dirty = True
