"""The grammar engine on a grammar of its own: all readings, printing, furthest failure, faults of a grammar."""

from __future__ import annotations

import pytest

from cardwright.text.grammar import LIST, Grammar, GrammarError
from cardwright.text.kinds import ONE, YOU, make
from cardwright.text.parser import Parser
from cardwright.text.printer import Printer, as_spelled
from cardwright.text.schema import SchemaError
from cardwright.text.shape import shape
from cardwright.text.template import TemplateError, expand
from cardwright.text.tokens import Token, word_token


def tokens(text: str) -> list[Token]:
    return [word_token(word, 0) for word in text.split()]


@pytest.fixture
def toy() -> Grammar:
    g = Grammar()
    g.phrase("n", "Num", "{n:NUM}")
    g.phrase("count", "Exactly", "a", n=ONE)
    g.phrase("count", "Exactly", "{n}")
    g.phrase("count", "UpTo", "up to {n}")
    g.phrase("step", "Draw", "draw {count} card", "take {count} card")
    g.phrase("step", "May", "you may {do:steps}")
    g.phrase(
        "cond", "Compare", "you have <at least|no less than> {right:n}", left=make("PlayerStat", who=YOU, stat="life"), op=">="
    )
    g.phrase("step", "If", "if {condition:cond} , {then:steps}")
    g.phrase("steps", LIST, "{step}", "{step} and {steps}")
    two = (shape("Draw", count="$c"), shape("Shuffle"))
    g.phrase("steps", LIST, "draw {c:count} and mix", items=two)
    return g.ready()


def test_alternatives_of_spelling_expand_in_order() -> None:
    assert [" ".join(item.word for item in spelling) for spelling in expand("<a|the> card <here|>")] == [
        "a card here",
        "a card",
        "the card here",
        "the card",
    ]


def test_every_reading_of_a_text_is_returned(toy: Grammar) -> None:
    readings = Parser(toy).read(tokens("if you have at least 3 , draw up to 2 card and take a card"), "steps")
    assert {reading.value for reading in readings} == {
        (
            make(
                "If",
                condition=make("Compare", left=make("PlayerStat", who=YOU, stat="life"), op=">=", right=make("Num", n=3)),
                then=(
                    make("Draw", count=make("UpTo", n=make("Num", n=2))),
                    make("Draw", count=make("Exactly", n=ONE)),
                ),
            ),
        ),
        (
            make(
                "If",
                condition=make("Compare", left=make("PlayerStat", who=YOU, stat="life"), op=">=", right=make("Num", n=3)),
                then=(make("Draw", count=make("UpTo", n=make("Num", n=2))),),
            ),
            make("Draw", count=make("Exactly", n=ONE)),
        ),
    }, "a scope that may end early gives two readings, and both are returned"


def test_two_spellings_of_one_meaning_are_one_reading(toy: Grammar) -> None:
    first = Parser(toy).read(tokens("draw 2 card"), "step")
    second = Parser(toy).read(tokens("take 2 card"), "step")
    assert len(first) == len(second) == 1
    assert first[0].value == second[0].value


def test_what_was_read_prints_as_it_was_spelled(toy: Grammar) -> None:
    text = "take up to 2 card"
    reading = Parser(toy).read(tokens(text), "step")[0]
    assert " ".join(as_spelled(reading.derivation)) == text


def test_the_canonical_wording_is_the_first_that_can_say_it(toy: Grammar) -> None:
    printer = Printer(toy)
    reading = Parser(toy).read(tokens("take 1 card"), "step")[0]
    printed = printer.canonical(reading.value, "step")
    assert printed is not None
    assert printed.text() == "draw a card"
    assert Parser(toy).read(list(printed), "step")[0].value == reading.value


def test_a_phrase_that_says_two_things_prints_them_again(toy: Grammar) -> None:
    value = Parser(toy).read(tokens("draw 4 and mix"), "steps")[0].value
    printed = Printer(toy).canonical(value, "steps")
    assert printed is not None and printed.text() == "draw 4 and mix"


def test_what_no_phrase_says_cannot_be_printed(toy: Grammar) -> None:
    assert Printer(toy).canonical(make("Roll"), "step") is None


def test_the_furthest_stop_says_what_could_have_stood_there(toy: Grammar) -> None:
    parser = Parser(toy)
    assert parser.read(tokens("you may draw up to many card"), "steps") == []
    stop = parser.stop()
    assert stop.at == 5
    assert "NUM" in stop.expected


@pytest.mark.parametrize(
    ("phrase", "fault"),
    [
        (("step", "Draw", "draw {number:count}"), "fills nothing"),
        (("step", None, "please {:step}"), "one hole"),
        (("step", "Draw", "draw {count"), "must be written"),
    ],
)
def test_a_template_at_fault_is_refused(phrase: tuple[str, str | None, str], fault: str) -> None:
    with pytest.raises(TemplateError, match=fault):
        Grammar().phrase(*phrase)


def test_a_constant_hole_must_stand_in_the_template() -> None:
    with pytest.raises(TemplateError, match="lacks a hole 'x'"):
        Grammar().phrase("step", "Draw", "draw", count=shape("Exactly", n="$x"))


def test_a_constant_for_no_field_is_refused() -> None:
    with pytest.raises(SchemaError, match="no field colour"):
        Grammar().phrase("step", "Draw", "draw", count=make("AnyNumber"), colour="red")


def test_a_hole_that_nothing_reads_is_refused() -> None:
    g = Grammar()
    g.phrase("step", "Draw", "draw {count}")
    with pytest.raises(GrammarError, match="'count', which no phrase reads"):
        g.ready()
