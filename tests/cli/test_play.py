"""`cardwright play`, as somebody at a keyboard meets it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.here import here as cardwright
from tests.cli.terminal import Terminal

SWORD_AND_FOREST = ("play", "sve", "--deck", "swordcraft", "--against", "forestcraft", "--seed", "3")
KEEP_AND_GO_FIRST = "1\n1\n"


def played(*options: str, keys: str) -> str:
    done = cardwright(*SWORD_AND_FOREST, *options, keys=keys)
    assert done.code == 0, done.err
    return done.out


def last_table(shown: str) -> str:
    """The table and the options as they were shown last."""
    return shown.rpartition("╭─ the normal bot")[2].partition("You>")[0]


def test_a_newcomer_who_always_takes_the_first_option_finishes_a_game() -> None:
    shown = cardwright("play", "sve", "--seed", "3", keys="11\n" + "1\n" * 600).out
    assert "You win by bringing your opponent's leader from 20 defense to 0" in shown
    assert "swordcraft" in shown, "the ready decks are listed"
    assert re.search(r"(You win|The normal bot wins) the game\.", shown)


def test_in_a_real_terminal_it_asks_and_obeys() -> None:
    terminal = Terminal("play", "sve", "--seed", "3")
    terminal.wait_for("choose a deck")
    terminal.type("swordcraft")
    terminal.wait_for("Who goes first?")
    terminal.type("1")
    terminal.wait_for("Keep this hand")
    terminal.type("1")
    terminal.wait_for("What do you do?")
    terminal.type("quit")
    terminal.wait_for("You leave the game")
    assert terminal.close() == 0


def test_the_table_shows_the_own_hand_and_not_the_other_one() -> None:
    shown = played(keys=KEEP_AND_GO_FIRST)
    own = shown.rpartition("╭─ You")[2]
    other = shown.rpartition("╭─ the normal bot")[2].partition("╭─ You")[0]
    assert "hand     " in own and "cost" in own
    assert "hand 4" in other and "hand     " not in other
    assert "Your opponent draws a card" in shown
    assert re.search(r"You draw [A-Z]", shown)


def test_the_log_cites_clauses() -> None:
    assert "Your opponent draws a card  [6.2.1.7]" in played(keys=KEEP_AND_GO_FIRST)
    log = played(keys=KEEP_AND_GO_FIRST + "log\nquit\n")
    assert "Your main phase [7.3.1]" in log


def test_why_names_the_clause_that_forbids_a_play() -> None:
    """On the first turn there is one play point, and the hand of this seed holds dearer cards."""
    shown = played(keys=KEEP_AND_GO_FIRST + "why marshal hedra\nquit\n")
    said = r"Play Marshal Hedra \(6 play points\): no\..+It costs 6 play points, and you have 1\. \[10\.6\.2\.5\.4\]"
    assert re.search(said, " ".join(shown.split()))


def test_why_with_a_number_names_the_clause_that_allows_it() -> None:
    shown = played(keys=KEEP_AND_GO_FIRST + "why 1\nwhy 77\nquit\n")
    assert re.search(r"you may\. .+\[7\.3\.3\]", " ".join(shown.split()))
    assert "77 is none of them" in shown


def test_a_bare_why_explains_what_just_happened() -> None:
    assert "Both players draw a hand of four. [6.2.1.7]" in played(keys="1\nwhy\nquit\n")


def test_view_shows_a_card_in_full_but_no_hidden_one() -> None:
    shown = played(keys=KEEP_AND_GO_FIRST + "view marshal hedra\nview glade matriarch\nquit\n")
    assert "Marshal Hedra (CWS-" in shown
    assert 'You can see no card called "glade matriarch"' in shown


def test_nonsense_is_answered_and_changes_nothing() -> None:
    shown = played(keys=KEEP_AND_GO_FIRST + "dance\n99\n0\n-1\n\nquit\n")
    assert '"dance" is no number, no option and no command' in shown
    assert "99 is none of them" in shown
    assert "0 is none of them" in shown
    assert '"-1" is no number' in shown


def test_help_explains_commands_and_the_turn() -> None:
    shown = played(keys=KEEP_AND_GO_FIRST + "?\nquit\n")
    assert "take back your last decision" in shown
    assert shown.count("You win by bringing") == 2, "at the beginning, and in the help"


class TestUndo:
    """A decision can be taken back until the player has learned something by it."""

    # With this seed the second turn of the player offers "Play Lance Corporal Vance" first.
    TO_THE_THIRD_TURN = KEEP_AND_GO_FIRST + "\n"

    def test_a_played_follower_goes_back_to_the_hand(self) -> None:
        shown = played(keys=self.TO_THE_THIRD_TURN + "1\nundo\nlog\nquit\n")
        before, _, after = shown.partition("Taken back.")
        assert "enters your field" in before
        assert "enters your field" not in after.partition("What do you do?")[2], "the log forgets it too"
        assert "play points 2/2" in after

    def test_a_drawn_hand_is_not_given_back(self) -> None:
        assert "You can't take back: " in played(keys="1\n2\n1\n1\n1\nundo\nquit\n")

    def test_once_the_opponent_has_acted_it_is_too_late(self) -> None:
        shown = played(keys=self.TO_THE_THIRD_TURN + "undo\nquit\n")
        assert "You can't take back: your opponent has decided something since." in shown

    def test_before_the_first_decision_there_is_nothing_to_take_back(self) -> None:
        done = cardwright(*SWORD_AND_FOREST[:-1], "3", keys="undo\nquit\n")
        assert "you have not decided anything yet" in done.out


def test_what_leaves_no_choice_is_answered_and_said(tmp_path: Path) -> None:
    shown = cardwright(*SWORD_AND_FOREST, keys="1\n" * 500).out
    assert "Only one choice:" in shown


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = played(keys=KEEP_AND_GO_FIRST + f"save {file}\nquit\n")
    assert f"Saved as {file}" in shown
    again = cardwright("play", "sve", "--resume", file, keys="quit\n")
    assert last_table(again.out) == last_table(shown)


def test_two_people_at_one_keyboard_never_see_each_others_hand() -> None:
    done = cardwright(*SWORD_AND_FOREST, "--two-players", keys="\n1\n1\n\n1\n")
    assert done.code == 0
    for name in ("Player 1", "Player 2"):
        assert f"{name}, sit down and press Enter." in done.out


def test_who_names_one_deck_meets_another_of_its_format() -> None:
    for named in ("--deck", "--against"):
        done = cardwright("play", "fow", "--watch", "--bot", "random", named, "valhalla-shutters", "--seed", "3")
        assert done.code == 0
        both = re.findall(r"Player [12] \(random bot\): (.+)", done.out)[:2]
        assert set(both) <= {"Under the Ashes", "Rafters and Cistern", "Behind the Shutters"}


def test_decks_of_two_formats_do_not_meet() -> None:
    done = cardwright("play", "fow", "--watch", "--deck", "long-lamp", "--against", "valhalla-ashes")
    assert done.code == 2
    assert "The Long Lamp is built for the format standard and Under the Ashes for valhalla" in done.err
    assert "Ready decks for standard are hollow-street, " in done.err


def test_bots_can_be_watched() -> None:
    done = cardwright("play", "sve", "--watch", "--bot", "random", "--deck", "runecraft", "--against", "havencraft", "--seed", "1")
    assert done.code == 0
    assert re.search(r"Player [12] \(random bot\) wins the game\.", done.out)
    assert "Player 1 (random bot) draws a card" in done.out, "whoever looks on sees no hand"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--deck", "swordcaft"), "Did you mean swordcraft"),
        (("--deck", "no/such/deck.json"), "no/such/deck.json: there is no such file"),
        (("--bot", "clever"), "Use easy or normal or strong or random or greedy or search"),
        (("--resume", "nowhere.json"), "nowhere.json: there is no such file"),
        (("--two-players", "--watch"), "Leave one of them out"),
    ],
)
def test_what_can_not_be_played_is_said_in_one_line(options: tuple[str, ...], said: str) -> None:
    done = cardwright("play", "sve", *options)
    assert done.code == 2
    assert said in done.err
    assert len(done.err.strip().splitlines()) == 1


def looked(what: str) -> str:
    """What is shown to somebody who looks, some way into a game."""
    shown = played(keys=KEEP_AND_GO_FIRST + "1\n" * 12 + f"look {what}\nquit\n")
    return shown.rpartition("You>")[0].rpartition("You>")[2]


def test_look_shows_a_pile_on_both_sides() -> None:
    shown = looked("cemetery")
    own, other = re.search(r"your cemetery: (\d+)", shown), re.search(r"cemetery of the other side: (\d+)", shown)
    assert own and other and int(own[1]) + int(other[1]) > 0, shown
    named = len(re.findall(r"^    [A-Z]\w+", shown.partition("cemetery")[2], re.MULTILINE))
    assert named == int(own[1]) + int(other[1]), "each card by its name: a cemetery is open"


def test_look_tells_no_more_than_one_may_know() -> None:
    shown = looked("hand")
    other = shown.partition("hand of the other side: ")[2]
    count = re.match(r"\d+", other)
    assert count and f"{count[0]} that you can't see" in other and "that you can't see" not in shown.partition("hand of")[0]


def test_look_alone_names_the_zones_and_a_wrong_name_does_too() -> None:
    for what in ("", "attic"):
        shown = looked(what)
        assert all(f"{zone}: " in shown for zone in ("hand", "deck", "cemetery", "evolve deck", "field")), shown
    assert 'There is no zone called "attic".' in shown


def test_why_tells_what_the_bot_weighed() -> None:
    shown = played(keys=KEEP_AND_GO_FIRST + "1\n" * 12 + "why\nquit\n")
    assert re.search(r'What the bot thought last: It gives ".+" a chance of \d+%', " ".join(shown.split()))
