"""Prompts and answers for somebody who does not know the code: where the game is, what is paid, names as moves, what was meant."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

from cardwright.cli.terminal import answers
from cardwright.cli.terminal.board import Board, Seat
from cardwright.cli.terminal.choices import choices_of
from cardwright.cli.terminal.drawing import draw
from cardwright.cli.terminal.prompts import where_we_are
from cardwright.cli.terminal.signs import signs_in_words
from cardwright.face.starting import new_game
from cardwright.games.registry import game_codes, game_named
from cardwright.judge.builder import GameBuilder
from cardwright.judge.fixture import GameFixture
from cardwright.judge.recording import Recorder
from tests.cli.here import here
from tests.cli.tables import SWORD_AND_FOREST, game_of
from tests.games.fow.acting import stones

KEEP_AND_GO_FIRST = "1\n1\n"


def played(keys: str) -> str:
    return here(*SWORD_AND_FOREST, keys=KEEP_AND_GO_FIRST + keys).out


def asked(shown: str) -> str:
    """What came after the last prompt but one."""
    return shown.rpartition("You>")[0].rpartition("You>")[2]


def labels(built: GameBuilder, code: str) -> tuple[str, list[str]]:
    decision = game_of(built, code).decision
    assert decision is not None
    return decision.question, [option.label for option in decision.options]


class TestPrompt:
    def test_it_names_the_turn_and_the_phase(self) -> None:
        shown = played("quit\n")
        assert "Before the game." in shown and "Turn 1, your main phase." in shown

    @pytest.mark.parametrize("code", game_codes())
    def test_so_it_does_in_every_game_until_its_end(self, code: str) -> None:
        shown = here("play", code, "--terminal", "--seed", "3", keys="\n" + "1\n" * 60).out
        where = re.findall(r"^(Turn \d+, your (?:opponent's )?[^\n]+)\.$", shown, re.MULTILINE)
        assert len(where) > 5 and any(word in line for line in where for word in ("phase", "step"))

    def test_why_names_options_by_the_numbers_that_are_listed(self, sve: Any) -> None:
        game = sve.game(your_play_points=3)
        game.card("Night Watchman", "your hand")
        for _ in range(3):
            game.card("Barracks Recruit", "your hand")
        game.card("Gate Sentry", "your hand")
        at_table = game_of(game, "sve")
        assert at_table.decision is not None
        listed = choices_of(at_table, at_table.decision)
        assert len(listed) == 4 < len(at_table.decision.options), "three recruits are one choice"
        for choice in listed[:3]:
            name = choice.label.removeprefix("Play ").partition(" (")[0]
            assert f"{choice.label}: you may, it is option {choice.number}." in answers.why_card(at_table, 0, name)

    def test_options_that_are_equal_are_one(self, sve: Any) -> None:
        game = sve.game(your_play_points=3)
        for _ in range(3):
            game.card("Barracks Recruit", "your hand")
        game.card("Night Watchman", "your field")
        game.card("Night Watchman", "your field", counters={"stack": 2})
        at_table = game_of(game, "sve")
        assert at_table.decision is not None
        lines = [choice.line() for choice in choices_of(at_table, at_table.decision)]
        assert lines == [
            "Play Barracks Recruit (1 play point)  (one of 3)",
            "Attack with Night Watchman (1/2) (Night Watchman: 2 stack)",
            "Attack with Night Watchman (1/2)",
            "End your main phase",
        ], "what looks different is told apart"

    def test_two_moves_are_not_one_because_the_cards_have_one_name(self, weiss: Any) -> None:
        """Two characters of one name stand on two positions: each may be exchanged with the third."""
        game = weiss.game()
        for at in ("center left", "center middle"):
            game.character("Twin", on="your stage", at=at)
        game.character("Other", on="your stage", at="back right")
        at_table = game_of(game, "weiss")
        assert at_table.decision is not None
        listed = choices_of(at_table, at_table.decision)
        lines = [choice.line() for choice in listed]
        assert "Exchange Twin and Other (back right) (Twin: center left)" in lines
        assert "Exchange Twin and Other (back right) (Twin: center middle)" in lines
        assert len(set(lines)) == len(lines) and all(len(choice.options) == 1 for choice in listed)

    @pytest.mark.parametrize(
        "code, deck, keys", [("fow", "hollow-street", "2\n2\n"), ("weiss", "forge", "2\n2\n"), ("sve", "swordcraft", "2\n2\n2\n")]
    )
    def test_cards_that_are_exchanged_are_listed_while_one_chooses(self, code: str, deck: str, keys: str) -> None:
        """fow 403.4, weiss 5.2.1.4, sve 6.2.1.8: what was chosen is no option any more, so it is said above them."""
        shown = asked(here("play", code, "--deck", deck, "--against", deck, "--seed", "5", keys=keys + "quit\n").out)
        (chosen,) = re.findall(r"^  Chosen so far: (.+)\.$", shown, re.MULTILINE)
        hand = re.findall(r"^ +\d+  (.+?)(?:, in your hand)?(?:  \(one of \d\))?$", asked_first(code, deck), re.MULTILINE)
        assert chosen == ", ".join([hand[1], hand[2]]), "the second of all, then the second of those that were left"


class TestQuestions:
    """What is asked says what will happen: where cards go, in which order, what it costs, and which sign means what."""

    @pytest.mark.parametrize(
        ("code", "deck", "said"),
        [
            ("fow", "hollow-street", "put under your deck, the last one lowest, to draw as many new ones?"),
            ("weiss", "forge", "put into your waiting room, to draw as many new ones?"),
            ("bss", "", "draw four new cards and shuffle? (Whoever keeps the hand draws one more card)"),
        ],
    )
    def test_an_opening_hand_is_exchanged(self, code: str, deck: str, said: str) -> None:
        decks = ("--deck", deck, "--against", deck) if deck else ()
        assert said in " ".join(here("play", code, "--terminal", *decks, "--seed", "5", keys="1\n1\n").out.split())

    @pytest.mark.parametrize("code", ["sve", "fftcg", "kites"])
    def test_a_hand_goes_under_the_deck_card_by_card(self, code: str) -> None:
        built = GameFixture(code, Recorder("a test")).game(start="set-up")
        built.start()
        while "under your deck" not in (question := labels(built, code)[0]) or "next" not in question:
            options = labels(built, code)[1]
            built.table.apply(options.index("Take a new hand") if "Take a new hand" in options else 0)
        assert question.startswith("The last one will lie lowest. Which card goes under your deck next? (1 of ")

    @pytest.mark.parametrize(
        ("place", "said"),
        [
            ("bottom", "The last one will lie lowest. Which card goes under your deck next? (1 of 2)"),
            ("top", "The first one will lie on top. Which card goes onto your deck next? (1 of 2)"),
        ],
    )
    def test_cards_of_an_effect_go_where_it_says(self, sve: Any, place: str, said: str) -> None:
        game = sve.game(your_play_points=3, your_hand=0)
        one, two = (game.follower(name, attack=1, defense=1, on="your hand") for name in ("One", "Two"))
        text = f"Put 2 cards from your hand on the {place} of your deck in any order."
        game.play(game.spell("Away", cost=1, text=text, on="your hand"))
        while "next?" not in labels(game, "sve")[0]:
            game.table.apply(0)
        question, options = labels(game, "sve")
        assert question == f"Away: {said}"
        game.table.apply(options.index("Two"))
        lying = [card.label for card in game.player(0).zone("deck")]
        assert (lying[:2] if place == "top" else lying[-2:]) == ["Two", "One"], "the first named lies above the other"
        assert (one.zone, two.zone) == ("deck", "deck")

    def test_a_token_that_is_about_to_come_is_named(self, sve: Any) -> None:
        """12.8.2: it lies nowhere yet."""
        game = sve.game(your_play_points=3)
        game.play(game.spell("Call", cost=1, text="Summon a Guardform Golem token.", on="your hand"))
        assert labels(game, "sve") == ("Guardform Golem: Enter engaged (Ward)?", ["Enter engaged", "Enter reserved"])

    def test_nothing_chosen_is_none_and_something_is_no_more(self, sve: Any) -> None:
        game = sve.game(your_play_points=3)
        for name in ("One", "Two", "Three"):
            game.follower(name, attack=1, defense=1, on="opponent's field")
        text = "Select up to 2 enemy followers on the field and deal them 1 damage."
        game.play(game.spell("Sparks", cost=1, text=text, on="your hand"))
        assert labels(game, "sve")[1][-1] == "None"
        game.table.apply(0)
        assert labels(game, "sve")[1][-1] == "No more"

    def test_who_may_draw_several_cards_is_asked_for_each(self, weiss: Any) -> None:
        game = weiss.game(your_stock=2)
        text = "【AUTO】 When this card is placed on the stage from your hand, draw up to 3 cards."
        game.play(game.character("Admiral", level=0, cost=0, text=text, on="your hand"))
        while "Admiral: Draw a card?" not in labels(game, "weiss")[0]:
            game.table.apply(0)
        assert labels(game, "weiss")[0] == "Admiral: Draw a card? (1 of 3)"
        game.table.apply(0)
        assert labels(game, "weiss")[0] == "Admiral: Draw a card? (2 of 3)"

    def test_one_effect_alone_is_let_or_not(self, fftcg: Any) -> None:
        game = fftcg.game()
        text = "If a Forward opponent controls is put from the field into the Break Zone, you may remove it from the game instead."
        game.forward("Gate", power=5000, text=text, on="your field")
        victim = game.forward("Victim", power=1000, on="opponent's field")
        summon = game.summon("Snap", cost=0, text="Choose 1 Forward. Break it.", on="your hand")
        game.play(summon, victim)
        while "Gate" not in labels(game, "fftcg")[0]:
            game.table.apply(len(labels(game, "fftcg")[1]) - 1)
        question, options = labels(game, "fftcg")
        assert question == "Gate: Let this effect change what is about to happen?" and options[-1] == "Don't"

    def test_an_attack_that_may_be_answered_is_called_one(self, sve: Any) -> None:
        game = sve.game()
        knight = game.follower("Knight", attack=2, defense=2, on="your field")
        game.spell("Trick", cost=0, text="[quick]\nDraw a card.", on="opponent's hand")
        game.attack(knight, game.player(1).leader)
        assert labels(game, "sve")[0].startswith("Knight: it attacks. You may answer with a card or ability that has Quick")

    def test_will_is_named_and_so_is_what_it_pays(self, fow: Any) -> None:
        game = fow.game()
        for name in ("Cracked Rainbow", "Fire Magic Stone", "Cracked Rainbow"):
            game.card(name, "your field")
        game.card("Cinder Whelp", "your hand")
        at_table = game_of(game, "fow")
        board = Board(at_table, [Seat("You"), Seat("Them")], console := Quiet())
        assert at_table.decision is not None
        at_table.apply(next(o for o in at_table.decision.options if o.label.startswith("Play Cinder Whelp")))
        seen = []
        while (now := at_table.decision) is not None and now.form == "pay":
            board.show_options(now)
            seen.append((now.question, [option.label for option in now.options]))
            at_table.apply(0)
        assert seen and all("(it costs {R" in question for question, _ in seen if "pay" in question), seen
        assert "an action of the rules" not in console.said

    def test_a_sign_of_will_is_spelt(self, fow: Any) -> None:
        game = fow.game()
        stone = game.card("Cracked Rainbow", "your field")
        game.use(stone)
        at_table = game_of(game, "fow")
        board = Board(at_table, [Seat("You"), Seat("Them")], console := Quiet())
        assert at_table.decision is not None
        board.show_options(at_table.decision)
        assert "   3  {U} (water will)\n" in console.said and "Enter chooses: {W} (light will)." in console.said

    def test_encore_says_what_it_does(self, weiss: Any) -> None:
        game = weiss.game(your_stock=3, start="attack")
        game.character("Runner", power=1000, on="your stage", at="center left")
        game.character("Guard", power=3000, on="opponent's stage", at="center left")
        built = game_of(game, "weiss")
        while built.decision is not None and "Encore" not in built.decision.question:
            built.apply(0)
        assert built.decision is not None
        assert built.decision.question == "Runner: Pay for its Encore, so that it comes back to its position, rested?"


def asked_first(code: str, deck: str) -> str:
    """What can be exchanged of the same opening hand."""
    keys = "2\n" if code == "sve" else ""  # there one is first asked whether
    shown = here("play", code, "--deck", deck, "--against", deck, "--seed", "5", keys=keys + "quit\n").out
    return shown.rpartition("Which card")[2]


class TestTyping:
    def test_a_card_can_be_named(self) -> None:
        assert "You play Lance Corporal Vance" in played("end\nlance corporal\nquit\n")

    def test_so_can_an_option_by_its_words(self) -> None:
        assert "Your end phase" in asked(played("end your\nquit\n"))

    def test_a_name_that_means_several_is_asked_back(self) -> None:
        shown = asked(played("end\nplay\nquit\n"))
        assert re.search(r'"play" could be 1 \(Play .+\), 2 \(Play .+\)\. Type its number', " ".join(shown.split()))

    def test_a_card_that_can_not_be_played_says_why(self) -> None:
        shown = asked(played("marshal hedra\nquit\n"))
        assert "It costs 6 play points, and you have 1. [10.6.2.5.4]" in " ".join(shown.split())

    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            ("viw x", "Did you mean view?"), ("endd", "Did you mean end?"), ("marshal hedar", "Did you mean Marshal Hedra?"),
            ("view marshal hedar", "Did you mean Marshal Hedra?"), ("look cemetry", "Did you mean cemetery?"),
            ("why marshal hedar", "Did you mean Marshal Hedra?"), ("xyzzy", "? shows what you can do."),
        ],
    )  # fmt: skip
    def test_what_is_almost_right_is_proposed(self, typed: str, said: str) -> None:
        assert said in " ".join(asked(played(f"{typed}\nquit\n")).split())

    def test_a_deck_that_is_almost_right_is_proposed(self) -> None:
        shown = here("play", "sve", "--terminal", "--seed", "3", keys="swordcaft\nquit\n").out
        assert "Did you mean swordcraft?" in shown


class TestViewing:
    def test_every_face_of_a_card_is_shown(self) -> None:
        shown = asked(played("view gate sentry\nquit\n"))
        assert "Neutral Follower, Officer, cost 2, 2/2" in shown and "Neutral Follower / Evolved, Officer, 3/3" in shown

    def test_both_sides_of_a_ruler_are(self) -> None:
        words = ("play", "fow", "--deck", "hollow-street", "--against", "long-lamp", "--seed", "2")
        shown = asked(here(*words, keys="view clockmaker\nquit\n").out)
        assert "Ruler" in shown and "J-Ruler" in shown

    def test_what_only_one_game_prints_is_shown(self) -> None:
        shown = " ".join(here("cards", "bss", "Icicle Sentry").out.split())
        assert "level 1 (cores 1, bp 2000); level 2 (cores 2, bp 4000)" in shown
        assert "200/200, cost {1}" in here("cards", "fow", "Tin Page").out
        assert "power" in here("cards", "fftcg", "Burrow Knight").out

    @pytest.mark.parametrize(
        ("code", "said"), [("fftcg", "power 7000"), ("weiss", "soul 1"), ("bss", "(cores 1, bp 1000)"), ("kites", "power 3")]
    )
    def test_so_it_is_in_the_list_of_all_cards(self, code: str, said: str) -> None:
        assert said in " ".join(here("cards", code).out.replace("│", " ").split())

    def test_the_own_evolve_deck_can_be_looked_at(self) -> None:
        shown = asked(played("look evolve deck\nquit\n"))
        assert "Stone Lion  5/6" in shown and "10 that you can't see" in shown


class TestPaying:
    def test_force_of_will_pays_by_itself(self, fow: Any) -> None:
        game = fow.game()
        for name in ("Fire Magic Stone", "Cracked Rainbow"):
            game.card(name, "your field")
        game.card("Cinder Whelp", "your hand")
        at_table = game_of(game, "fow")
        assert at_table.decision is not None
        board = Board(at_table, [Seat("You"), Seat("Them")], console := Quiet())
        at_table.apply(next(o for o in at_table.decision.options if o.label.startswith("Play Cinder Whelp")))
        while (now := at_table.decision) is not None and now.form == "pay":
            board.show_options(now)
            board.obey("", now)
        assert "Enter pays so: " in console.said and ".." not in console.said
        assert at_table.counts(0)["hand"] == 0 or at_table.table.stacked

    def test_battle_spirits_says_from_where_cores_come_and_what_dies_of_it(self, bss: Any) -> None:
        game = bss.game(your_reserve=1)
        for label in ("First", "Second"):
            game.card("Icicle Sentry", "your field", counters={"core": 2}, label=label)
        newcomer = game.spirit("Newcomer", cost=4, on="your hand")
        game.play(newcomer)
        question, options = labels(game, "bss")
        seen = [(question, options)]
        while "reserve" in question:
            game.table.apply(0)
            question, options = labels(game, "bss")
            seen.append((question, options))
        assert question.startswith("Icicle Sentry: How many of its 2 cores, of which it needs 1 to stay, do you"), seen
        assert any(label.endswith("(careful: Icicle Sentry has too few cores then, and is gone)") for label in options)
        assert any(label == "1 core" for label in options)

    def test_it_warns_where_nothing_else_could_pay(self, bss: Any) -> None:
        """9-3-2-1: before the card is played, as nothing is asked then."""
        game = bss.game(your_reserve=0)
        game.card("Icicle Sentry", "your field", counters={"core": 1})
        game.spirit("Newcomer", cost=0, on="your hand")
        assert "Summon Newcomer (0 cores; careful: a card of yours has too few cores then)" in labels(game, "bss")[1]
        rich = bss.game(your_reserve=0)
        rich.card("Icicle Sentry", "your field", counters={"core": 2})
        rich.spirit("Newcomer", cost=0, on="your hand")
        assert "Summon Newcomer (0 cores)" in labels(rich, "bss")[1]

    def test_final_fantasy_pays_as_it_suggests(self, fftcg: Any) -> None:
        game = fftcg.game()
        for name in ("Fusewick", "Kilnkeeper", "Furnace Imp", "Cinderhand Tamsin"):
            game.card(name, "your hand")
        at_table = game_of(game, "fftcg")
        assert at_table.decision is not None and at_table.decision.question == "You may act now. What do you do?"
        at_table.apply(next(o for o in at_table.decision.options if o.label.startswith("Cast Cinderhand Tamsin")))
        board = Board(at_table, [Seat("You"), Seat("Them")], console := Quiet())
        now = at_table.decision
        board.show_options(now)
        assert "As suggested: " in console.said and "Enter pays as suggested." in console.said
        board.obey("", now)
        assert at_table.counts(0)["hand"] == 1, "three CP take two cards"

    def test_it_says_how_many_the_reserve_has(self, bss: Any) -> None:
        game = bss.game(your_reserve=8)
        game.play(game.spirit("Newcomer", cost=2, on="your hand"))
        question, _ = labels(game, "bss")
        assert question.startswith("Newcomer: How many cores do you") and "from your reserve, which has" in question


class TestWords:
    def test_ward_is_asked_for_in_plain_words(self, sve: Any) -> None:
        game = sve.game(your_play_points=3)
        game.play(game.follower("Guard", attack=1, defense=2, cost=1, text="Ward.", on="your hand"))
        assert labels(game, "sve") == ("Guard: Enter engaged (Ward)?", ["Enter engaged", "Enter reserved"])

    def test_what_is_less_of_a_cost_may_be_will_of_any_kind(self, fow: Any) -> None:
        """903.2f-iv: {1} in a cost is not will without attribute."""
        game = fow.game()
        stones(game, 1, "R")
        stones(game, 1, "U")
        game.resonator("Aid", text="You may pay {1} less to play chants.")
        game.play(game.chant("Song", cost="{R}{U}{1}", text="You gain 100 life."))
        assert labels(game, "fow")[1] == ["Fire will", "Water will", "Will of any kind"]

    def test_a_battle_that_can_lead_to_nothing_is_called_so(self, fow: Any) -> None:
        game = fow.game()
        assert "Start a battle (though nothing of yours can attack)" in labels(game, "fow")[1]
        ready = fow.game()
        ready.resonator("Knight", on="your field")
        assert "Start a battle" in labels(ready, "fow")[1]

    def test_signs_are_spelt_in_words(self) -> None:
        signs = signs_in_words(game_named("fftcg").layout())
        assert signs["《火》"] == "《1 fire CP》" and signs["《ダル》"] == "《dull this card》"
        assert all(not signs_in_words(game_named(code).layout()) for code in ("sve", "fow", "bss"))

    def test_a_draw_says_why(self, sve: Any) -> None:
        game = sve.game(your_leader_defense=1, opponent_leader_defense=1)
        game.play(game.spell("Doom", cost=1, text="Deal 1 damage to each leader.", on="your hand"))
        assert game.winner == "nobody"
        board = Board(at_table := game_of(game, "sve"), [Seat("You"), Seat("Them")], Quiet())
        assert at_table.drawn
        assert re.fullmatch(r"The game is a draw\. .+\[[\d., ]+\]", board.outcome().replace("\n", " "))

    def test_the_order_of_a_hand_that_is_put_back_says_where_it_goes(self) -> None:
        shown = here("play", "fftcg", "--terminal", "--seed", "4", keys="1\n2\nquit\n").out
        assert "Which card goes under your deck next? (1 of 5)" in shown

    def test_what_happens_again_and_again_is_said_once(self) -> None:
        assert "Your opponent draws a card  [6.2.1.7]  4 times" in played("quit\n")

    def test_a_bot_does_not_bring_the_deck_that_it_meets(self) -> None:
        for seed in range(4):
            shown = here("play", "weiss", "--terminal", "--seed", seed, keys="1\nquit\n").out.rpartition("Enter for 1)>")[2]
            decks = re.findall(r"(?:You|bot): ([A-Z][^\n]+)\n", shown)
            assert len(set(decks)) == 2, shown

    def test_you_take_and_others_take(self) -> None:
        shown = here("play", "weiss", "--terminal", "--seed", "5", keys="\n" + "1\n" * 40).out
        assert re.search(r"You take \d+ damage", shown) and "You takes" not in shown


class TestStack:
    def test_what_waits_to_resolve_is_read_with_whose_it_is_and_what_it_is_aimed_at(self, fftcg: Any) -> None:
        game = fftcg.game()
        victim = game.forward("Victim", power=1000, on="opponent's field")
        game.summon("Trick", cost=0, text="Draw 1 card.", on="opponent's hand")
        game.play(game.summon("Snap", cost=0, text="Choose 1 Forward. Break it.", on="your hand"), victim)
        shown = Console(width=120, file=io.StringIO())
        shown.print(draw(game_of(game, "fftcg"), 0, ["You", "the bot"]))
        assert isinstance(shown.file, io.StringIO)
        assert "on the stack: Snap (You): Choose 1 Forward. Break it. → Victim" in shown.file.getvalue()


class TestRefusals:
    def test_an_exchange_that_is_offered_is_not_refused_the_other_way_round(self, weiss: Any) -> None:
        game = weiss.game()
        game.character("Left", on="your stage", at="center left")
        game.character("Right", on="your stage", at="center right")
        game.character("Other", on="opponent's stage", at="center left")
        at_table = game_of(game, "weiss")
        for name in ("Left", "Right"):
            said = answers.why_card(at_table, 0, name)
            assert [line for line in said if line.startswith("Exchange Left and Right (center right): you may")], said
            assert not any("Exchange" in line and ": no." in line for line in said)
        assert not any("Move" in line for line in answers.why_card(at_table, 0, "Other")), "nobody moves the other's characters"

    def test_what_is_asked_is_said_where_nothing_else_is_the_reason(self, weiss: Any) -> None:
        game = weiss.game(start="attack")
        game.character("Guard", on="your stage", at="center left")
        game.character("Reserve", on="your hand")
        said = answers.why_card(game_of(game, "weiss"), 0, "Reserve")
        assert any("It can't be done now. What is asked is: Who attacks?" in line for line in said), said

    def test_a_sentence_does_not_end_twice(self, sve: Any) -> None:
        game = sve.game()
        game.card("Stone Lion", "your field")
        game.card("Stone Lion", "your evolve deck")
        assert not any(".:" in line for line in answers.why_card(game_of(game, "sve"), 0, "Stone Lion"))


class Quiet:
    """A console that keeps what is printed."""

    is_terminal = False

    def __init__(self) -> None:
        self.said = ""

    def print(self, *given: object, end: str = "\n") -> None:
        self.said += " ".join(map(str, given)) + end


def test_help_names_every_command() -> None:
    for word in ("NAME", "Enter", "pass", "why", "view", "look", "table", "log", "undo", "save", "quit"):
        assert word in answers.HELP


def test_the_step_that_is_named_is_the_one_that_goes_on() -> None:
    """weiss: who levels up by an attack is in its damage step, no longer in that in which it was declared."""
    rng = random.Random(5)
    at_table = new_game("weiss", "harbor", "orchard", seed=2)
    steps = set()
    while (now := at_table.decision) is not None and at_table.turn < 14:
        if now.question.startswith("You level up") and at_table.view(0).now.phase == "attack":
            steps.add(where_we_are(at_table, now, ["You", "You"]).partition("attack phase, ")[2])
        at_table.apply(rng.randrange(len(now.options)))
    assert steps == {"damage step."}
