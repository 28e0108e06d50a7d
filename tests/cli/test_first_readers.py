"""Where people stumbled who had only the documentation: each has a better answer now."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cardwright import decks
from cardwright.cli.app import command
from cardwright.cli.arena_showing import in_short
from cardwright.cli.simulate import speed
from cardwright.cli.terminal.answers import why_card
from tests.cli.here import here, one_line
from tests.cli.test_at_the_terminal import game_of, labels
from tests.cli.test_bad_input import spells

WEISS = ("play", "weiss", "--terminal", "--deck", "forge", "--against", "harbor", "--seed", "4")


def scenario(tmp_path: Path, game: str, table: str, play: str) -> Path:
    file = tmp_path / "a.scenario"
    file.write_text(f"title: A test\ngame: {game}\ntable:\n{table}play:\n{play}", encoding="utf-8")
    return file


class TestTerminal:
    def test_several_cards_are_chosen_without_a_new_table_for_each(self) -> None:
        shown = here(*WEISS, keys="1\n1\nquit\n").out
        first, second, third, _ = shown.split("You>")
        assert "Keep all of them" in first and "Exchange these and no more" not in first
        assert all("Exchange these and no more" in later and "╭" not in later for later in (second, third))
        assert "╭" in first

    def test_enter_alone_says_why_it_is_not_enough(self) -> None:
        assert "Enter alone is not enough here: there are 6 options." in here(*WEISS, keys="\nquit\n").out

    def test_help_names_a_pile_of_the_game(self) -> None:
        assert "(look waiting room)" in here(*WEISS, keys="?\nquit\n").out

    def test_cores_are_placed_on_a_card_and_paid_for_one(self, bss: Any) -> None:
        game = bss.game(your_reserve=0)
        for label in ("First", "Second"):
            game.card("Icicle Sentry", "your field", counters={"core": 6}, label=label)
        game.play(game.spirit("Newcomer", cost=2, on="your hand"))
        asked = []
        while "What do you do" not in (question := labels(game, "bss")[0]):
            asked.append(question)
            game.table.apply(0)
        assert all(any(f"do you {wanted} Newcomer?" in one for one in asked) for wanted in ("pay for", "move onto")), asked

    def test_a_climax_in_the_main_phase_is_told_when_it_is_played(self, weiss: Any) -> None:
        game = weiss.game()
        game.climax("Fireworks", on="your hand")
        said = why_card(game_of(game, "weiss"), 0, "Fireworks")
        assert any("A climax is played in your climax phase" in line for line in said), said

    def test_keeping_an_opening_hand_is_called_so(self) -> None:
        decks = ("--deck", "long-lamp", "--against", "last-guest", "--seed", "4")
        shown = here("play", "fow", "--terminal", *decks, keys="1\n1\n1\n1\n").out
        first = shown[shown.index("to draw as many new ones?"):]
        assert first.index("Keep all of them") < first.index("Exchange these and no more")

    def test_moves_that_differ_are_told_apart(self, weiss: Any) -> None:
        game = weiss.game()
        game.character("Kumano", on="your stage", at="center left")
        moves = [label for label in labels(game, "weiss")[1] if "Kumano" in label]
        places = ("center middle", "center right", "back left", "back right")
        assert moves == [f"Move Kumano to {place}" for place in places]


class TestScenarios:
    STAGE = (
        "  start: attack\n  your stage:\n    Runner (character, power 1000, at center middle)\n"
        "  opponent's stage:\n    Guard (character, power 3000, at center middle)\n"
    )

    def test_the_words_of_an_option_belong_into_quotation_marks(self, tmp_path: Path) -> None:
        play = "  you attack with Runner\n  you choose {}\n"
        said = one_line(here("judge", "run", scenario(tmp_path, "weiss", self.STAGE, play.format("frontal"))))
        assert said.endswith('Put the words of an option into quotation marks: "frontal".')
        assert here("judge", "run", scenario(tmp_path, "weiss", self.STAGE, play.format('"frontal"'))).code == 0

    @pytest.mark.parametrize("line", [f"{said} attack with Hare" for said in ("you", "expect you may not", "expect you may")])
    def test_an_attack_of_several_steps_is_not_asked_for_as_one(self, tmp_path: Path, line: str) -> None:
        """Else "may not attack" would hold for every card, whatever the rules say."""
        file = scenario(tmp_path, "fow", "  your field:\n    Hare (resonator 300/300)\n", f"  {line}\n")
        assert 'in several steps in fow. Write `you choose "battle"`' in one_line(here("judge", "run", file))

    @pytest.mark.parametrize(("damage", "code"), [(1, 0), (2, 1)])
    def test_whatever_the_page_of_the_game_calls_a_number_can_be_expected(self, tmp_path: Path, damage: int, code: int) -> None:
        table = "  start: attack\n  your field:\n    Knight (forward, power 5000)\n"
        file = scenario(tmp_path, "fftcg", table, f"  you attack with Knight\n  go on\n  expect opponent has {damage} damage\n")
        assert here("judge", "run", file).code == code

    def test_no_ruling_fits(self, tmp_path: Path) -> None:
        run = here("judge", "find", tmp_path, "no", "such", "thing")
        assert run.code == 1 and 'fits "no such thing"' in run.out


class TestFiguresAndNames:
    def test_bots_of_files_are_called_without_their_folders(self) -> None:
        assert in_short({"/far/away/mine.py:Brave", "random"}) == {"/far/away/mine.py:Brave": "mine.py:Brave", "random": "random"}
        alike = {"/a/mine.py:Brave", "/b/mine.py:Brave"}
        assert in_short(alike) == {bot: bot for bot in alike}

    def test_few_games_in_a_long_time_are_not_none(self) -> None:
        assert (speed(2, 46.5), speed(4, 5.5), speed(1000, 3.0)) == ("0.043", "0.73", "333")


def test_the_time_that_text_check_names_is_all_of_it(tmp_path: Path) -> None:
    found = here("text", "check", spells(tmp_path, "Draw a card."), "--json").json
    assert found["seconds"] > found["reading_seconds"] > 0


def test_simulate_reads_lists_and_cards_of_files(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    assert here("deck", "export", "swordcraft", deck, "--game", "sve").code == 0
    text = re.sub(r"^2 Disarm$", "2x Thing 0  // of our own", deck.read_text(encoding="utf-8"), flags=re.MULTILINE)
    deck.write_text(text, encoding="utf-8")
    words = ("simulate", "sve", deck, "runecraft", "--games", "2", "--json")
    assert "Thing 0" in one_line(here(*words))
    assert here(*words, "--cards", spells(tmp_path, "Draw a card.")).json["games"] == 2


def test_a_fault_of_ones_own_bot_is_told_with_its_line(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    code = "import cardwright as cw\n\nclass Bad(cw.bots.Bot):\n    def choose(self, game):\n        return game.decision.opts[0]\n"
    bot.write_text(code)
    run = here("simulate", "kites", *list(decks("kites"))[:2], "--games", 1, "--bot", f"{bot}:Bad", "--faults", tmp_path)
    assert run.code == 1 and "1 game, seed 0" in run.out
    assert "AttributeError: 'Decision' object has no attribute 'opts', at mine.py:5 (replay: " in run.out


def test_the_tree_of_commands_is_built_once() -> None:
    assert command() is command()
