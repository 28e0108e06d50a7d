"""What players do in a scenario."""

from __future__ import annotations

from cardwright.judge.builder import GameBuilder
from cardwright.judge.playing import NotPossible
from cardwright.judge.scenarios.model import Play
from cardwright.judge.scenarios.names import Names


def do(game: GameBuilder, names: Names, play: Play) -> None:
    """Carry out one line; NotPossible if it is not legal."""
    words = play.words
    who = words.get("who", "").lower()
    if who and game.decides != who:
        raise NotPossible(f"nothing is asked of {who} now; {game.decides or 'nobody'} decides ({game.asked or 'the game is over'})")
    answers = names.answers(play.line, words["answers"]) if "answers" in words else []
    phrase = play.phrase
    if phrase == "play" and "text" in words:
        game.play_effect(names.card(play.line, words["card"]), words["text"], *answers)
    elif phrase == "play":
        game.play(names.card(play.line, words["card"]), *answers)
    elif phrase == "use":
        game.use(names.card(play.line, words["card"]), words.get("text"), *answers)
    elif phrase == "attack":
        game.attack(names.attacker(play.line, words["card"]), names.card(play.line, words["target"]), *answers)
    elif phrase == "declare":
        game.attack(names.attacker(play.line, words["card"]))
    elif phrase == "choose":
        game.choose(*answers)
    elif phrase == "pass":
        game.passes()
    elif phrase == "both pass":
        game.both_pass()
    elif phrase == "pay":
        game.pays_as_usual()
    elif phrase == "end main":
        game.end_main_phase()
    elif phrase == "end turn":
        game.end_turn()
    elif phrase == "take":
        game.take(words["label"], int(words.get("n", "1")))
    else:
        game.until_quiet()
