"""What is true of all printed cards at hand. Reading a game's cards takes long: so these tests are together, and those of one game
come one after the other, that (nearly always) one process reads them, and once."""

from __future__ import annotations

import re
import unicodedata

import pytest

from cardwright.cards import load_cards
from cardwright.reference import real_cards, reference_folder
from cardwright.text.explaining import explain
from cardwright.text.kinds import YOU, make
from cardwright.text.report import dialect_of
from cardwright.text.sense import findings
from cardwright.text.tree import Node
from tests.text.lowered_fields import never_read
from tests.text.printed import printed
from tests.text.reviewed import LINES, NAMES, TRAITS, UNREAD


@pytest.fixture(scope="module", params=["bss", "fftcg", "fow", "sve", "weiss"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_no_line_is_odd_but_those_that_were_looked_at(game: str) -> None:
    found = {(line.card, what) for line in printed(game).lines for _, what in findings(line.text, line.abilities)}
    reviewed = {row[:2] for row in LINES.get(game, ())}
    assert found - reviewed == set(), "look at these lines: misread, or a row of tests/text/reviewed.py"
    assert reviewed - found == set(), "these rows are needed no longer"


def test_lowering_asks_for_every_field_that_says_something(game: str) -> None:
    """What a text says and nobody asks for when the tree becomes a program would be lost in silence."""
    lines = printed(game).lines
    folder = reference_folder()
    assert folder is not None
    faces = {face.id: face for card in load_cards(folder / "cards" / f"{game}.jsonl", game) for face in card.faces}
    found = never_read(game, [(faces[line.card], line.text, line.abilities) for line in lines if line.card in faces])
    reviewed = set(UNREAD["all games"]) | set(UNREAD.get(game, {}))
    assert {field: line for field, line in found.items() if field not in reviewed} == {}
    assert set(UNREAD.get(game, {})) - set(found) == set(), "these rows are needed no longer"


def plain(name: str) -> str:
    """A name without signs, capitals and widths."""
    return re.sub(r"\W+", "", unicodedata.normalize("NFKC", name).lower())


def test_names_and_traits_that_texts_speak_of_are_those_of_cards(game: str) -> None:
    """A name that differs from a card's by signs only is found on no card: reading must have made both alike."""
    reading = printed(game)
    records = real_cards(game) or []
    dialect = dialect_of(game)
    names = {dialect.printed_name(record) for record in records}
    near = {plain(name): name for name in names}
    odd = {name for name in reading.names if name not in names and near.get(plain(name)) not in (None, name) and plain(name)}
    assert odd - set(NAMES.get(game, {})) == set()
    trees = [tree for line in reading.lines for tree in line.abilities]
    given = {node.text("trait") for tree in trees for node in tree.walk() if node.kind == "HaveTrait"}
    traits = {str(trait) for record in records for trait in record.get("traits") or ()} | given
    if game in TRAITS:
        assert {trait for trait in reading.traits if trait not in traits} - set(TRAITS[game]) == set()


def meaning(node: Node, done_by: bool = False) -> Node:
    """The tree without what makes no difference: that a card is a card, and whether the player who does something (`done_by`) is
    called "you" or "they"."""
    if node.kind == "Player" and done_by and node["who"] == "they":
        return YOU
    inside = done_by or node.kind == "Act"
    fields = {}
    for name, value in node.fields:
        if isinstance(value, Node):
            fields[name] = meaning(value, inside)
        elif isinstance(value, tuple):
            fields[name] = tuple(meaning(one, inside) for one in value if one != make("Type", type="card"))
    return node.replace(**fields)


def test_lines_that_mean_different_things_are_told_differently(game: str) -> None:
    """Over one line of each shape of the printed cards at hand: all are explained, and no two trees in the same words."""
    trees: dict[str, Node] = {}
    for line in printed(game).lines:
        for tree in line.abilities:
            told = "\n".join(explain(tree))
            assert trees.setdefault(told, meaning(tree)) == meaning(tree), f"{line.card}: {told}"
