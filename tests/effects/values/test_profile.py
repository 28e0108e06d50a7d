"""What a plain game need not say: the defaults of a profile."""

from __future__ import annotations

import pytest

from cardwright.effects.lowering.faults import NotRunnable, UnknownWord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.profile import Profile, bits
from cardwright.effects.ops.drawing import DrawOp
from cardwright.effects.ops.moving import MoveOp
from cardwright.effects.script import Script
from cardwright.kernel.faces import AUTOMATIC
from cardwright.kernel.library import Library
from cardwright.text.compiler import Compiler
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import THIS, YOU, make
from cardwright.text.lexicon import Lexicon
from cardwright.text.plain import PlainDialect
from cardwright.text.tree import Node

DECK, HAND, YARD, PILE = 0, 1, 2, 3


class PlainProfile(Profile):
    zones = {"deck": DECK, "hand": HAND, "yard": YARD, "pile": PILE}
    home = (bits(YARD), "3")
    hidden = bits(DECK, HAND)
    types = {"beast": 1}
    clauses = {"Draw": "7.1", "Move": "7.2", "Move: destroy": "7.3"}


def lowered(*do: Node) -> list[object]:
    """The operations of an ability that triggers when this card comes into the yard."""
    low = Lowering(PlainProfile(), Library())
    place = make("Place", zone="yard", of=YOU)
    ability = low.lower_line((make("Triggered", on=make("Moved", what=THIS, to=(place,)), do=do),), "").abilities[0]
    assert ability.kind == AUTOMATIC
    assert ability.zones == bits(YARD)
    assert isinstance(ability.program, Script)
    return list(ability.program.ops)


def destroyed(kind: str, zone: str) -> Node:
    beasts = make("All", filter=make("Filter", tests=(make("Type", type=kind),)))
    return make("Move", verb="destroy", what=beasts, to=(make("Place", zone=zone, of=make("CardOwner")),))


def test_tables_are_enough_for_a_plain_text() -> None:
    draw, move = lowered(make("Draw", who=YOU, count=make("Exactly", n=make("Num", n=1))), destroyed("beast", "pile"))
    assert isinstance(draw, DrawOp)
    assert draw.clause == "7.1"
    assert isinstance(move, MoveOp)
    assert move.clause == "7.3"


def test_cards_are_at_home_if_no_zone_is_named() -> None:
    low = Lowering(PlainProfile(), Library())
    assert low.filter(make("Filter", tests=(make("Type", type="beast"),))).zones == bits(YARD)
    assert low.open_filter(make("Filter", tests=(make("Type", type="beast"),))).zones == bits(DECK, HAND, YARD, PILE)


@pytest.mark.parametrize(
    ("node", "fault"),
    [
        (destroyed("giant", "pile"), "the rules know no card type 'giant'"),
        (destroyed("beast", "attic"), "the rules know no zone 'attic'"),
        (make("SetState", what=THIS, state="asleep"), "no effect can make cards 'asleep'"),
    ],
)
def test_a_word_without_a_meaning_is_named(node: Node, fault: str) -> None:
    with pytest.raises(NotRunnable, match=fault):
        lowered(node)


def test_a_keyword_may_stand_for_a_text() -> None:
    class WithOmen(PlainProfile):
        keywords = {"omen": 1, "stout": 2}
        clauses = {"HaveKeyword: omen": "9.1"}

    def nothing_more(grammar: Grammar) -> None:
        grammar.phrase("event", "Attacks", "{what:about} attack")

    words = {"omen": "When this beast attacks, draw a card.", "stout": "It stands where it stands."}
    dialect = PlainDialect(
        "plain", nothing_more, types=("beast",), played=(), zones=WithOmen.zones, stats=(), points=("mana",), verbs=(),
        forbidden=("attack",), keywords=words, abilities=("omen",),
    )  # fmt: skip
    low = Lowering(WithOmen(), Library(), None, dialect)
    (omen,) = low.lower_line(dialect.definition("Omen."), "Omen.").abilities
    assert (omen.kind, omen.text, omen.keyword, omen.clause) == (AUTOMATIC, words["omen"], 1, "9.1")
    assert low.keyword_abilities("omen", 0) == [omen], "the same for every card"
    assert low.keyword_abilities("stout", 0) == [], "the rules look at it"


def test_a_keyword_whose_meaning_speaks_of_x_has_a_number() -> None:
    class WithToll(PlainProfile):
        keywords = {"toll": 1, "stout": 2}
        clauses = {"HaveKeyword: toll": "9.2", "Draw": "7.1"}

    def attacking(grammar: Grammar) -> None:
        grammar.phrase("event", "Attacks", "{what:about} attack")

    words = {"toll": "When this beast attacks, draw X cards.", "stout": "It stands where it stands."}
    dialect = PlainDialect(
        "plain", attacking, types=("beast",), played=(), zones=WithToll.zones, stats=(), points=("mana",), verbs=(),
        forbidden=("attack",), keywords=words, abilities=("toll",),
    )  # fmt: skip
    low = Lowering(WithToll(), Library(), None, dialect)
    (two,) = low.lower_line(dialect.definition("Toll 2."), "Toll 2.").abilities
    (three,) = low.lower_line(dialect.definition("Toll 3."), "Toll 3.").abilities
    assert (two.text, three.text) == ("When this beast attacks, draw 2 cards.", "When this beast attacks, draw 3 cards.")
    assert two.keyword == three.keyword == 1 and two.clause == "9.2"
    for wrong in ("Toll.", "Stout 2."):
        assert Compiler(dialect, []).compile({"name": "Odd", "text": wrong}).lines[0].failure is not None
    with pytest.raises(UnknownWord, match="number of the keyword 'toll'"):
        low.keyword_abilities("toll", 0)
    assert not dialect.reminder_fault("(When this beast attacks, draw 2 cards.)", Lexicon((), ()), False)
    assert dialect.reminder_fault("(When this beast attacks, draw two cards.)", Lexicon((), ()), False)
