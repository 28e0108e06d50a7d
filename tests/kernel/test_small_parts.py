"""Small parts of the kernel that every game stands on, each by itself."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.kernel import events as ev
from cardwright.kernel.continuous import END_OF_TURN, END_OF_TURN_OF, FOREVER, START_OF_TURN
from cardwright.kernel.durations import over
from cardwright.kernel.events import BOTTOM, MOVE, STATE, TOP, Event
from cardwright.kernel.ordering import OrderMoves
from cardwright.kernel.ruleset import named_by
from cardwright.kernel.table import ALL_WORDS
from cardwright.kernel.triggers import note_use, note_use_in_game, times_used, times_used_in_game


def test_uses_are_counted_for_each_card_and_each_of_its_abilities(sve: Any) -> None:
    t = sve.game().table
    for card, ability in ((5, 1), (5, 2), (6, 1), (5, 1)):
        note_use(t, card, ability)
    assert [times_used(t, card, ability) for card, ability in ((5, 1), (5, 2), (6, 1), (6, 2))] == [2, 1, 1, 0]
    for player, title in ((0, 1), (0, 2), (1, 1), (0, 1)):
        note_use_in_game(t, player, title)
    assert [times_used_in_game(t, player, title) for player, title in ((0, 1), (0, 2), (1, 1), (1, 2))] == [2, 1, 1, 0]


def test_a_part_of_the_turn_is_named_by_its_own_clause_and_those_below_it() -> None:
    parts = (("main", "Main", "7.1"), ("end", "End", "7.2"))
    assert named_by(parts, ["7.1"]) == named_by(parts, ["7.1.4"]) == named_by(parts, ["9.3", "7.1a"]) == "main"
    assert named_by(parts, ["7.10"]) == named_by(parts, ["7.21.1"]) == named_by(parts, []) == ""
    assert named_by(parts, ["7.2.1", "7.1.1"]) == "end", "the outermost place says it"


@pytest.mark.parametrize("n", [3, 52])
def test_a_word_from_the_rest_that_can_not_be_divided_is_not_used(sve: Any, n: int) -> None:
    """Otherwise the first numbers would be likelier than the others."""
    t = sve.game().table
    t.random(2)
    limit = ALL_WORDS - ALL_WORDS % n
    before = t.random_drawn
    t.random_words = [limit, ALL_WORDS - 1, limit - 1, 0] * (len(t.random_words) // 4)
    t.random_drawn = before - before % 4
    assert t.random(n) == n - 1, "the largest word that can be used"
    assert t.random_drawn == before - before % 4 + 3


@pytest.mark.parametrize(("place", "order"), [(TOP, [3, 2, 1]), (BOTTOM, [1, 2, 3])])
def test_cards_come_to_lie_as_they_are_named_whatever_else_happens_to_them(place: int, order: list[int]) -> None:
    turned = [Event(STATE, ref, 0, amount=1) for ref in (1, 2, 3)]
    moves = [Event(MOVE, ref, 0, place=place) for ref in (2, 3, 1)]
    events = [turned[0], moves[0], turned[1], moves[1], moves[2], turned[2]]
    done = OrderMoves(events, "", -1, -1, 0, 0)._sorted(events, [1, 2, 3])
    assert [e.subject for e in done if e.kind == MOVE] == order
    assert [e.kind for e in done] == [STATE, MOVE, STATE, MOVE, MOVE, STATE] and [done[0], done[2], done[5]] == turned


def test_an_event_is_about_whom_and_what_it_is_made_for(sve: Any) -> None:
    """For both players: a rule that forgets whose it is would be right for one of them."""
    game = sve.game()
    card = game.follower("Knight", on="opponent's field").card
    ref = card.ref()
    for player in (0, 1):
        made = {
            ev.player_damaged(player, 3, other=7, clause="1"): (ev.DAMAGE, -1, player, 3, 0, 7),
            ev.turned(ref, player, 2, other=7, clause="1"): (ev.STATE, ref, player, 2, ev.TURNED, 7),
            ev.number_changed(player, 4, -2, clause="1"): (ev.NUMBER, -1, player, -2, 4, -1),
            ev.phase_begins(player, 5, clause="1"): (ev.PHASE, -1, player, 0, 5, -1),
            ev.revealed(card, player, amount=2, clause="1"): (ev.REVEALED, ref, player, 2, 0, -1),
            ev.shuffled(player, 6, clause="1"): (ev.SHUFFLED, -1, player, 0, 6, -1),
            ev.player_loses(player, clause="1"): (ev.OUTCOME, -1, player, 0, 0, -1),
            ev.moved(card, to=6, player=player, clause="1"): (ev.MOVE, ref, player, 0, ev.PUT, -1),
        }
        for e, expected in made.items():
            assert (e.kind, e.subject, e.player, e.amount, e.verb, e.other) == expected and e.clause == "1"
            assert (e.source, e.controller, e.cause, e.ability) == (-1, -1, ev.BY_RULE, -1), "nobody's doing so far"
    assert ev.moved(card, to=6).player == card.owner == 1, "its owner's zone, if no player is named"
    assert [ev.flipped(card, facedown=down).amount for down in (True, False)] == [1, 0]
    for e in (ev.damaged(card, 2), ev.counters_changed(card, 1, 2), ev.flipped(card, facedown=True), ev.selected(card)):
        assert e.subject == ref and e.player == card.controller == 1


@pytest.mark.parametrize("moment", [END_OF_TURN, START_OF_TURN])
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("of", [0, 1])
@pytest.mark.parametrize("made_in", [4, 5, 6])
def test_when_something_that_lasts_is_over(sve: Any, moment: int, player: int, of: int, made_in: int) -> None:
    """In turn 5: what was made for this turn at its end, whoever's it is; the rest in the next turn of the player that it names."""
    t = sve.game().table
    t.turn = 5

    def ends(until: int) -> bool:
        return over(t, until, made_in, of, moment, player)

    later = made_in < 5 and player == of
    assert ends(END_OF_TURN) == (moment == END_OF_TURN and made_in <= 5)
    assert ends(START_OF_TURN) == (moment == START_OF_TURN and later)
    assert ends(END_OF_TURN_OF) == (moment == END_OF_TURN and later)
    assert not ends(FOREVER)
