"""What must be true of every game, whatever is played: checked on random games by the tests and by `cardwright fuzz`."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from cardwright.games.entry import GameEntry, Prepared
from cardwright.kernel import chance, storing
from cardwright.kernel import options as o
from cardwright.kernel.consistency import misplaced, outdated
from cardwright.kernel.logbook import SPECTATOR
from cardwright.kernel.redrawing import give_faces, hidden_pools
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import view

ENDLESS = 20_000
CHECKED = 4  # decisions of a game at which everything is checked
ILLEGAL = 10  # answers that are tried in every game
CONTINUED = 25  # decisions that a clone and its original are carried on
TYPICAL = 120  # decisions of a game, to spread the checks over it


class Broken(AssertionError):
    """An invariant does not hold."""


def pick(rng: random.Random, n: int) -> int:
    return int(rng.random() * n)


def carry_on(t: Table, decisions: int, seed: int) -> None:
    """Random answers, the same for the same seed and state."""
    rng = random.Random(seed)
    for _ in range(decisions):
        ask = t.decision()
        if ask is None:
            return
        t.apply(pick(rng, len(ask.options)))


def check_cards(t: Table, brought: int) -> None:
    """No card is lost, of those that the players brought, and none is in two places."""
    fault = misplaced(t, brought)
    if fault:
        raise Broken(fault)


def check_information(t: Table) -> None:
    """Information that was worked out earlier is what it would be if it were worked out now."""
    fault = outdated(t)
    if fault:
        raise Broken(fault)


def check_own(game: GameEntry, t: Table) -> None:
    """The game's own invariant: what it has pieces of beside cards is not lost either."""
    fault = game.fault(t)
    if fault:
        raise Broken(fault)


def check_clone(t: Table, seed: int) -> None:
    """A clone equals its original, whatever either does afterwards."""
    before = storing.digest(t)
    clone = t.clone()
    if storing.digest(clone) != before:
        raise Broken("a clone differs from its original")
    carry_on(clone, CONTINUED, seed)
    if storing.digest(t) != before:
        raise Broken("playing on a clone changed the original")
    again = t.clone()
    carry_on(again, CONTINUED, seed)
    if storing.digest(again) != storing.digest(clone):
        raise Broken("two clones that were given the same answers differ")


def check_save(t: Table, seed: int) -> None:
    """A saved game, loaded, is the same game and goes on in the same way."""
    numbers, words = storing.save(t)
    if any(type(n) is bool for n in numbers):
        raise Broken("a truth value stands where a number belongs: the two builds would write it differently")
    loaded = storing.load(t.rules, t.library, numbers, words)
    if storing.digest(loaded) != storing.digest(t):
        raise Broken("a loaded game differs from the one that was saved")
    clone = t.clone()
    carry_on(clone, CONTINUED, seed)
    carry_on(loaded, CONTINUED, seed)
    if storing.digest(loaded) != storing.digest(clone):
        raise Broken("a loaded game goes on in another way than the one that was saved")


def check_refusals(t: Table, rng: random.Random, tries: int) -> None:
    """Illegal answers are refused with a reason and leave no trace; so does asking about what is not offered."""
    ask = t.decision()
    if ask is None:
        return
    before = storing.digest(t)
    for _ in range(tries):
        n = len(ask.options)
        choice = (-1 - pick(rng, 50), n + pick(rng, 50), 1 << 40)[pick(rng, 3)]
        refusal = t.apply(choice)
        if refusal is None or not refusal.sentence or not refusal.clause:
            raise Broken(f"the answer {choice} to a decision with {n} options was not refused with a reason")
        code = o.option((o.PLAY, o.ATTACK, o.USE, o.CARD)[pick(rng, 4)], pick(rng, len(t.cards)), 0)
        if code not in ask.options and t.why_not(code) is None:
            raise Broken(f"option {code} is not offered, but nothing forbids it")
    if t.decision() is not ask or storing.digest(t) != before:
        raise Broken("a refused answer or a question left a trace")


def check_secrets(t: Table, rng: random.Random) -> None:
    """Non-interference: when cards that an observer can't know are exchanged, the observer's view stays the same to the byte."""
    for observer in (0, 1, SPECTATOR):
        seen = msgspec.json.encode(view(t, observer))
        for pool in hidden_pools(t, observer):
            if len(pool) < 2:
                continue
            a, b = pool[pick(rng, len(pool))], pool[pick(rng, len(pool))]
            other = t.clone()
            first, second = t.cards[a], t.cards[b]
            give_faces(other, {a: (second.front, second.back), b: (first.front, first.back)})
            if msgspec.json.encode(view(other, observer)) != seen:
                raise Broken(
                    f"observer {observer} can tell {first.front.name} in the {t.rules.zones[first.zone].name} "
                    f"from {second.front.name} in the {t.rules.zones[second.zone].name}"
                )


def check_game(game: GameEntry, prepared: Prepared, seed: int) -> str:
    """Play a random game and check everything on the way. Returns the digest of its end."""
    rng = random.Random(seed)
    at = {pick(rng, TYPICAL) for _ in range(CHECKED)} | {0}
    leaders = sum(deck.leader is not None or game.has_leaders for deck in prepared.decks)
    brought = leaders + sum(len(deck.cards) for deck in prepared.decks)
    t = game.new_game(prepared, chance.seed_from(seed))
    answers: list[int] = []
    tried = 0
    while (ask := t.decision()) is not None:
        if len(answers) >= ENDLESS:
            raise Broken(f"no end after {ENDLESS} decisions")
        check_cards(t, brought)
        check_information(t)
        check_own(game, t)
        if len(answers) in at:
            tries = ILLEGAL - tried if len(answers) == max(at) else ILLEGAL // len(at)
            check_refusals(t, rng, tries)
            tried += tries
            check_clone(t, seed)
            check_save(t, seed)
            check_secrets(t, rng)
        answers.append(pick(rng, len(ask.options)))
        t.apply(answers[-1])
    check_cards(t, brought)
    check_own(game, t)
    if t.apply(0) is None:
        raise Broken("a game that is over took an answer")
    digest = storing.digest(t)
    check_replay(game, prepared, seed, answers, digest)
    return digest


def check_replay(game: GameEntry, prepared: Prepared, seed: int, answers: Sequence[int], digest: str) -> None:
    """The same seed and the same answers: the same game."""
    t = game.new_game(prepared, chance.seed_from(seed))
    for choice in answers:
        t.apply(choice)
    if storing.digest(t) != digest:
        raise Broken("played again with the same answers, the game ended differently")
