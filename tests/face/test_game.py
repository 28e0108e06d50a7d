"""The public face: a game is made, played, asked, copied, saved and taken back."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest

import cardwright as cw


def game_after(decisions: int, seed: int = 1, code: str = "sve") -> cw.Game:
    """A random game after so many decisions."""
    deck, other = list(cw.decks(code))[:2] if code != "sve" else ("swordcraft", "runecraft")
    game = cw.new_game(code, deck, other, seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        assert game.decision is not None
        game.apply(rng.randrange(len(game.decision.options)))
    return game


class TestAnswers:
    def test_an_option_its_place_and_its_label_are_the_same_answer(self) -> None:
        game = game_after(12)
        assert game.decision is not None
        option = game.decision.options[-1]
        answers: list[cw.Option | int | str] = [option, option.index, option.label, option.label.upper()]
        after = set()
        for answer in answers:
            clone = game.clone()
            clone.apply(answer)
            after.add(clone.digest())
        assert len(after) == 1

    @pytest.mark.parametrize("wrong", [-1, 99, "Dance on the table"])
    def test_an_answer_that_is_none_is_refused_and_changes_nothing(self, wrong: int | str) -> None:
        game = game_after(12)
        before = game.digest()
        with pytest.raises(cw.Refused) as refused:
            game.apply(wrong)
        assert game.decision is not None
        assert refused.value.clause == game.decision.clause
        assert game.decision.options[0].label in str(refused.value), "it says what can be answered"
        assert (game.digest(), len(game.answers)) == (before, 12)

    def test_an_action_that_a_rule_forbids_is_refused_with_that_rule(self) -> None:
        game = cw.new_game("sve", "swordcraft", "runecraft", seed=3)
        while game.decision is not None and not any(option.does == "end" for option in game.decision.options):
            game.apply(0)
        assert game.decision is not None
        offered = {option.card for option in game.decision.options}
        hand = game.view(game.decision.player).players[game.decision.player].zones["hand"].cards
        dear = next(card for card in hand if card.key not in offered)
        [refused] = game.why_not(dear.key)
        assert refused.clause == "10.6.2.5.4" and "cost" in refused.says
        with pytest.raises(cw.Refused) as caught:
            game.apply(f"Play {dear.name}")
        assert (caught.value.clause, caught.value.says) == (refused.clause, refused.says)

    def test_a_late_answer_to_another_question_is_refused(self) -> None:
        game = game_after(12)
        assert game.decision is not None
        late = game.decision.options[0]
        game.apply(late)
        with pytest.raises(cw.Refused, match="another question"):
            game.apply(late)

    def test_a_finished_game_takes_no_answer(self) -> None:
        game = cw.new_game("sve", "swordcraft", "runecraft", seed=7)
        while game.decision is not None:
            game.apply(game.decision.options[0])
        assert game.over and game.winner in (0, 1) and not game.drawn
        assert "loses the game" in game.why()
        with pytest.raises(cw.Refused, match="The game is over"):
            game.apply(0)


class TestDecisions:
    def test_a_decision_reads_well_even_after_it_was_made(self) -> None:
        game = game_after(12)
        decision = game.decision
        assert decision is not None
        read, labels = str(decision), [option.label for option in decision.options]
        assert decision.question in read and f"({decision.clause})" in read and f"{len(labels)} option" in read
        game.apply(0)
        assert str(decision) == read
        assert [option.label for option in decision.options] == labels

    def test_options_are_a_sequence(self) -> None:
        game = game_after(12)
        assert game.decision is not None
        options = game.decision.options
        assert options[-1] == options[len(options) - 1] and options[0] in options
        assert [option.index for option in options[:1]] == [0]
        with pytest.raises(IndexError, match="there are"):
            options[99]


class TestCopies:
    def test_a_clone_goes_its_own_way(self) -> None:
        game = game_after(20)
        before = game.digest()
        clone = game.clone()
        while clone.decision is not None:
            clone.apply(0)
        assert game.digest() == before and game.clone().digest() == before

    def test_what_is_imagined_looks_the_same_to_its_player_and_plays_on(self) -> None:
        game = game_after(30)
        imagined = game.determinize(0, seed=5)
        assert imagined.view(0) == game.view(0)
        assert imagined.view(1) != game.view(1)
        assert imagined.digest() == game.determinize(0, seed=5).digest() != game.determinize(0, seed=6).digest()
        assert game.decision is not None
        imagined.apply(game.decision.options[0])
        assert imagined.log(0)
        imagined.undo()
        assert imagined.view(0) == game.view(0)
        with pytest.raises(cw.InputError, match="Save the game that it was made from"):
            imagined.save()

    @pytest.mark.parametrize("code", cw.games())
    def test_a_saved_game_comes_back(self, code: str, tmp_path: Path) -> None:
        game = game_after(25, code=code)
        file = tmp_path / "game.json"
        written = game.save(file)
        assert file.read_bytes() == written
        for again in (cw.Game.load(file), cw.Game.load(written), pickle.loads(pickle.dumps(game))):
            assert (again.digest(), again.answers) == (game.digest(), game.answers)

    def test_a_file_that_is_no_replay_says_so(self, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        file.write_text("{}")
        with pytest.raises(cw.InputError, match="this is no replay"):
            cw.Game.load(file)


class TestTakingBack:
    def test_the_last_answer(self) -> None:
        game = game_after(20)
        before = game.digest()
        log = game.log(0)
        game.apply(0)
        game.undo()
        assert (game.digest(), len(game.answers), game.log(0)) == (before, 20, log)

    def test_a_player_takes_back_what_told_them_nothing(self) -> None:
        game = cw.new_game("sve", "swordcraft", "runecraft", seed=3)
        with pytest.raises(cw.Refused, match="you have not decided anything yet"):
            game.undo(player=0)
        game.apply(0)
        before = game.digest()
        game.apply("Keep this hand")
        game.apply("Keep this hand")
        with pytest.raises(cw.Refused, match="your opponent has decided something since"):
            game.undo(player=0)
        game.undo()
        assert game.digest() != before
        game.undo()
        assert game.digest() == before


class TestLog:
    def test_each_observer_has_their_own_words(self) -> None:
        game = game_after(12)
        texts = [[event.text for event in game.log(observer)] for observer in (0, 1, -1)]
        assert any(text.startswith("You draw ") and "a card" not in text for text in texts[0])
        assert "Your opponent draws a card" in texts[0] and "Player 1 draws a card" in texts[2]
        assert len(texts[0]) == len(texts[1]) == len(texts[2])

    def test_it_is_the_same_whether_it_was_asked_for_early_or_late(self) -> None:
        early = game_after(0)
        early.log(0)
        late = game_after(40)
        for answer in late.answers:
            early.apply(answer)
        assert early.log(0) == late.log(0)
        assert early.digest() == late.digest()
