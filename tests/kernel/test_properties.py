"""Properties that must hold whatever happens: hypothesis looks for a case in which they don't."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.cards import starter_decks
from cardwright.effects.costs.payable import matched
from cardwright.games.library import CardLibrary
from cardwright.games.sve.game import GAME
from cardwright.games.sve.library import CARDS
from cardwright.games.sve.ruleset import RULES
from cardwright.kernel import chance, storing
from cardwright.kernel.moving import insert
from cardwright.kernel.options import EXTRA_MASK, VALUE_MASK, extra_of, option, value_of, verb_of
from cardwright.kernel.table import Table

DECKS = ("runecraft", "curios-rune")

# The first case of whichever test is the first also reads the cards: that takes longer than any deadline would allow.
settings.register_profile("properties", deadline=None)
settings.load_profile("properties")


@cache
def library() -> CardLibrary:
    decks = starter_decks("sve")
    return CARDS.build([decks[name] for name in DECKS])


def new_table(seed: int) -> Table:
    decks = starter_decks("sve")
    t = GAME.set_table([decks[name] for name in DECKS], library(), chance.seed_from(seed))
    t.run()
    return t


def follow(t: Table, answers: list[int]) -> None:
    """Answer decisions with these numbers, each taken as one of the options there are."""
    for answer in answers:
        ask = t.decision()
        if ask is None:
            return
        assert t.apply(answer % len(ask.options)) is None


ANSWERS = st.lists(st.integers(0, 1000), max_size=120)


@settings(max_examples=25)
@given(st.integers(0, 10**6), ANSWERS, ANSWERS)
def test_a_clone_and_a_saved_game_go_on_like_the_original(seed: int, before: list[int], after: list[int]) -> None:
    t = new_table(seed)
    follow(t, before)
    clone = t.clone()
    loaded = storing.load(RULES, library().library, *storing.save(t))
    there = storing.digest(t)
    follow(clone, after)
    follow(loaded, after)
    assert storing.digest(t) == there, "the original is untouched"
    follow(t, after)
    assert storing.digest(t) == storing.digest(clone) == storing.digest(loaded)


@settings(max_examples=25)
@given(st.integers(0, 10**6), ANSWERS, st.integers())
def test_an_answer_that_is_no_option_changes_nothing(seed: int, before: list[int], wrong: int) -> None:
    t = new_table(seed)
    follow(t, before)
    ask = t.decision()
    if ask is None or 0 <= wrong < len(ask.options):
        return
    there = storing.digest(t)
    refusal = t.apply(wrong)
    assert refusal is not None and refusal.clause and refusal.sentence
    assert storing.digest(t) == there


@given(st.integers(0, 60), st.integers(0, VALUE_MASK), st.integers(0, EXTRA_MASK))
def test_an_option_is_read_as_it_was_written(verb: int, value: int, extra: int) -> None:
    code = option(verb, value, extra)
    assert (verb_of(code), value_of(code), extra_of(code)) == (verb, value, extra)


@given(st.lists(st.integers(), max_size=12, unique=True), st.integers(-1, 20))
def test_a_card_lies_below_as_many_cards_as_said_or_at_the_bottom(cards: list[int], place: int) -> None:
    new = max(cards, default=0) + 1
    pile = cards[:]
    insert(pile, new, place)
    above = len(pile) - 1 - pile.index(new)
    assert above == (len(cards) if place == -1 else min(place, len(cards)))
    assert [card for card in pile if card != new] == cards


@given(st.lists(st.lists(st.integers(0, 5), max_size=4, unique=True), max_size=5))
def test_every_wish_gets_a_card_of_its_own_exactly_when_no_group_wants_too_few(wishes: list[list[int]]) -> None:
    groups = range(1 << len(wishes))
    enough = all(
        len({card for i, wish in enumerate(wishes) if group >> i & 1 for card in wish}) >= group.bit_count() for group in groups
    )
    assert matched(wishes) == enough


@given(st.integers(0, 10**6), st.integers(1, 100))
def test_chance_stays_within_its_bounds_and_repeats_itself(seed: int, n: int) -> None:
    tables = [Table(RULES, library().library, chance.seed_from(seed)) for _ in range(2)]
    drawn = [[t.random(n) for _ in range(20)] for t in tables]
    assert drawn[0] == drawn[1] and all(0 <= x < n for x in drawn[0])
