"""A subject goes on over "and", "then" and commas as long as the verbs are in its person; in every game."""

from __future__ import annotations

import pytest

from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon
from cardwright.text.report import dialect_of
from cardwright.text.tree import Node

THEIRS = {
    "sve": ("spell_line", "Your opponent discards 2 cards and buries 1 follower."),
    "fow": ("chant_line", "Your opponent discards a card, banishes a resonator and loses 500 life."),
    "bss": ("line", "【When Destroyed】 Your opponent selects one of their spirits and destroys it."),
    "fftcg": ("summon_line", "Your opponent discards 1 card, then draws 1 card."),
    "weiss": (
        "event_line",
        "Your opponent chooses 1 card in their hand, puts it into their waiting room, and draws up to 1 card.",
    ),
}
YOURS = {
    "sve": ("spell_line", "Your opponent discards 2 cards and draw 1 card."),
    "fftcg": ("summon_line", "Your opponent discards 1 card, then you draw 1 card."),
    "weiss": ("event_line", "Your opponent chooses 1 card in their hand, puts it into their waiting room, and draw 1 card."),
}


def effects(game: str, start: str, text: str) -> tuple[Node, ...]:
    line = Compiler(dialect_of(game), lexicon=Lexicon((), ())).line(text, start)
    assert line.failure is None, line.failure.message()
    ability = line.abilities[0]
    return (ability.node("ability") if ability.kind == "Qualified" else ability).many("do")


@pytest.mark.parametrize("game", THEIRS)
def test_one_player_does_all_of_it(game: str) -> None:
    (act,) = effects(game, *THEIRS[game])
    assert act.kind == "Act" and len(act.many("do")) >= 2


@pytest.mark.parametrize("game", YOURS)
def test_the_plain_verb_is_yours(game: str) -> None:
    act, draw = effects(game, *YOURS[game])
    assert act.kind == "Act" and draw.kind == "Draw"


def test_what_a_card_loses_no_player_does() -> None:
    """A new subject ends what the player before it does; so does a new sentence."""
    for text in (
        "Your opponent discards 1 card, and this Forward gains Haste and loses Brave.",
        "Your opponent discards 1 card. Dull it, then draws",
    ):
        tokens, _ = dialect_of("fftcg").lex(text, Lexicon((), ()))
        assert not [token.key for token in tokens if token.key.endswith("~")], text
