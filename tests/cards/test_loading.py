"""Card files: what is read from good ones, and what is said about bad ones."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.cards import CardRecord, load_cards
from cardwright.errors import InputError
from cardwright.reference import reference_folder
from tests.cards.writing import card, lines, written


def refused(path: Path, game: str = "sve") -> InputError:
    with pytest.raises(InputError) as caught:
        load_cards(path, game)
    assert caught.value.file == str(path)
    assert caught.value.fix, "an error says what to do"
    return caught.value


def test_a_card_is_read_field_by_field(tmp_path: Path) -> None:
    [found] = load_cards(lines(tmp_path, card(universe="Umamusume", flavour="Halt.", set="T", rarity="Gold")))
    assert found == CardRecord(
        game="sve",
        id="T-1",
        name="Gatekeeper",
        type="Follower",
        kind="Follower",
        card_class="Neutral",
        traits=("Officer",),
        universe="Umamusume",
        cost=2,
        attack=2,
        defense=3,
        text="Ward.",
        raw="Ward.",
        flavour="Halt.",
        set="T",
        extra={"rarity": "Gold"},
    )
    assert (found.file, found.line) == (str(tmp_path / "cards.jsonl"), 1)


def test_lines_and_lists_say_the_same(tmp_path: Path) -> None:
    cards = [card(), card(id="T-2", name="Other")]
    as_lines = load_cards(lines(tmp_path, *cards))
    as_list = load_cards(written(tmp_path, json.dumps(cards, indent=2), "cards.json"))
    assert as_lines == as_list
    assert [found.line for found in as_lines] == [1, 2]
    assert [found.line for found in as_list] == [2, 15], "the line where each object starts"


def test_blank_lines_and_a_byte_order_mark_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_bytes(b"\xef\xbb\xbf\r\n" + json.dumps(card()).encode() + b"\r\n\r\n")
    [found] = load_cards(path)
    assert found.line == 2


def test_a_text_may_hold_characters_that_python_takes_for_line_ends(tmp_path: Path) -> None:
    [found] = load_cards(lines(tmp_path, card(flavour="one\u2028two\u0085three")))
    assert found.flavour == "one\u2028two\u0085three"


def test_an_evolved_card_bears_the_printed_name(tmp_path: Path) -> None:
    evolved = card(
        id="T-2", name="Gatekeeper Evolved", type="Follower / Evolved", subtype=["Evolved"], cost=..., evolves_from="Gatekeeper"
    )
    base, found = load_cards(lines(tmp_path, card(), evolved))
    assert found.name == base.name == "Gatekeeper"
    assert (found.is_evolved, base.is_evolved) == (True, False)
    assert (found.evolves_from, found.cost) == ("Gatekeeper", None)


@pytest.mark.parametrize(
    ("given", "type_line", "name"),
    [
        ("Fairy TOKEN", "Follower / Token", "Fairy"),
        ("Noon ADVANCED", "Follower / Advanced", "Noon"),
        ("The Evolved", "Follower", "The Evolved"),
        ("Noon", "Follower / Evolved", "Noon"),
    ],
)
def test_only_the_suffix_of_its_own_special_type_is_dropped(tmp_path: Path, given: str, type_line: str, name: str) -> None:
    [found] = load_cards(lines(tmp_path, card(name=given, type=type_line)))
    assert found.name == name


def test_carrots_and_magical_items_have_one_name_and_many_alternate_ones(tmp_path: Path) -> None:
    carrot = card(id="C", name="A Sweet One Evolved", type="Spell / Evolved", universe="Umamusume", traits=...)
    item = card(id="M", name="Silver Comb TOKEN", type="Spell / Token", traits=["iM@S CG"], cost=4)
    found = load_cards(lines(tmp_path, carrot, item))
    assert [(one.name, one.alternate_name) for one in found] == [
        ("Carrot", "A Sweet One"),
        ("Magical Item", "Silver Comb"),
    ]


def test_a_double_faced_card_holds_its_back(tmp_path: Path) -> None:
    back = card(id=..., name="Night", text="")
    [front] = load_cards(lines(tmp_path, card(name="Day", back=back)))
    assert front.back is not None
    assert [face.name for face in front.faces] == ["Day", "Night"]
    assert front.back.id == "T-1 (back)"


def test_a_record_can_be_sent_to_another_process_and_kept_in_a_set(tmp_path: Path) -> None:
    [found] = load_cards(lines(tmp_path, card(back=card(id="T-1b"), rarity=["Gold"])))
    assert pickle.loads(pickle.dumps(found)) == found
    assert found in {found}


BAD_CARDS = [
    (card(type="Folower"), '"Folower" is no card type'),
    (card(type="Follower / Evolvd"), '"Evolvd" is no special type'),
    (card(kind="Spell"), '"kind" does not agree'),
    (card(subtype=["Token"]), '"subtype" does not agree'),
    (card(**{"class": "Portalcraft"}), '"Portalcraft" is no class'),
    (card(**{"class": ...}), '"class" is missing'),
    (card(id=...), '"id" is missing'),
    (card(id=" "), '"id" is empty'),
    (card(name=...), '"name" is missing'),
    (card(name=7), '"name" is 7, not a text'),
    (card(type=...), '"type" is missing'),
    (card(text=...), '"text" is missing'),
    (card(cost=...), '"cost" is missing'),
    (card(type="Spell", cost=...), '"cost" is missing'),
    (card(type="Amulet", cost=None), '"cost" is missing'),
    (card(attack=...), '"attack" is missing'),
    (card(defense=...), '"defense" is missing'),
    (card(cost=-1), '"cost" is -1'),
    (card(attack="2"), '"attack" is "2", not a whole number'),
    (card(defense=2.5), '"defense" is 2.5, not a whole number'),
    (card(cost=True), '"cost" is true, not a whole number'),
    (card(traits="Officer"), '"traits" is "Officer", not a list of texts'),
    (card(traits=["Officer", 3]), "not a list of texts"),
    (card(traits=..., trait=["Officer"]), 'there is no field "trait"'),
    (card(back="Night"), '"back" is not an object'),
    (card(back=card(back=card())), "has a back itself"),
    (["not", "a", "card"], "is not an object"),
]


@pytest.mark.parametrize(("bad", "what"), BAD_CARDS, ids=[what for _, what in BAD_CARDS])
def test_a_bad_card_is_refused_with_its_line(tmp_path: Path, bad: object, what: str) -> None:
    fault = refused(lines(tmp_path, card(id="T-0"), bad))
    assert what in fault.what
    assert fault.line == 2
    assert str(fault).startswith(f"{tmp_path / 'cards.jsonl'}:2: ")


BAD_TEXTS = [
    ('{"id": "T-1",\n', 1, "broken JSON at column"),
    ('\n{"id": "T-1" "name": "x"}\n', 2, "broken JSON at column 14"),
    ('{"id": "T-1", "id": "T-2"}\n', 1, '"id" is given twice'),
    ('{"cost": NaN}\n', 1, "NaN is not a JSON number"),
    ('{"cost": ' + "9" * 5000 + "}\n", 1, "too many digits"),
    ('{"text": ' + "[" * 100_000 + "\n", 1, "nested too deeply"),
    (r'{"name": "\ud83d"}', 1, "half a character"),
    ("", 0, "there is no card"),
    ("[]", 0, "there is no card"),
    ("[] {}", 1, "something follows the end of the list"),
    ("[\n{}", 2, '"name" is missing'),
    ("[3]", 1, "3 is not an object"),
]


@pytest.mark.parametrize(("text", "line", "what"), BAD_TEXTS, ids=[what for _, _, what in BAD_TEXTS])
def test_a_bad_file_is_refused(tmp_path: Path, text: str, line: int, what: str) -> None:
    fault = refused(written(tmp_path, text))
    assert what in fault.what
    assert fault.line == line


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, 10_000), cut=st.integers(0, 3), put=st.binary(max_size=3), as_list=st.booleans())
def test_a_damaged_file_is_loaded_whole_or_refused(tmp_path: Path, at: int, cut: int, put: bytes, as_list: bool) -> None:
    """Whatever happens to a few bytes, there is no other error, and no part of the cards."""
    cards = [card(back=card(id="T-1b", name="Night")), card(id="T-2"), card(id="T-3")]
    whole = json.dumps(cards) if as_list else "\n".join(map(json.dumps, cards))
    data = whole.encode()
    at %= len(data)
    path = tmp_path / "cards.jsonl"
    path.write_bytes(data[:at] + put + data[at + cut :])
    try:
        found = load_cards(path)
    except InputError as fault:
        assert fault.file == str(path)
        assert str(fault).encode()
    else:
        assert len(found) == 3


def test_a_list_that_breaks_off_or_lacks_a_comma_is_refused(tmp_path: Path) -> None:
    one = json.dumps(card())
    assert "the list breaks off" in refused(written(tmp_path, f"[{one}\n")).what
    assert "where a comma or ] belongs" in refused(written(tmp_path, f"[{one}\n{one}]")).what
    assert "broken JSON" in refused(written(tmp_path, f"[{one},]")).what


def test_two_cards_on_one_line_are_refused(tmp_path: Path) -> None:
    one = json.dumps(card())
    assert "something follows" in refused(written(tmp_path, f"{one} {one}\n")).what


def test_an_id_is_used_once(tmp_path: Path) -> None:
    fault = refused(lines(tmp_path, card(), card(id="T-2"), card(name="Third")))
    assert (fault.line, fault.what) == (3, 'the id "T-1" was used in line 1 already')


def test_the_two_faces_of_a_card_have_ids_of_their_own(tmp_path: Path) -> None:
    assert "was used" in refused(lines(tmp_path, card(back=card()))).what


def test_another_encoding_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_bytes(json.dumps(card()).encode() + b'\n{"name": "Caf\xe9"}\n')
    fault = refused(path)
    assert fault.line == 2
    assert "0xe9 is not UTF-8" in fault.what


def test_a_path_without_a_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.jsonl").what == "there is no such file"
    assert refused(tmp_path).what == "this is a folder, not a file"


def test_a_game_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    fault = refused(lines(tmp_path, card()), game="chess")
    assert "bss, fftcg, fow, sve, weiss" in fault.fix


def test_other_games_keep_their_own_fields(tmp_path: Path) -> None:
    resonator = {"id": "F-1", "name": "Prince", "type": "Resonator", "cost": "{W}{1}", "atk": 800, "def": 600, "text": ""}
    [found] = load_cards(lines(tmp_path, resonator | {"race": ["Human"], "attribute": ["Light"]}), "fow")
    assert (found.game, found.kind, found.cost, found.traits) == ("fow", "Resonator", None, ("Human",))
    assert (found.attack, found.defense, found.extra["cost"], found.extra["attribute"]) == (800, 600, "{W}{1}", ["Light"])
    levels = [{"level": 1, "cores": 1, "bp": 2000}]
    spirit = {"id": "B-1", "name": "Drake", "type": "Spirit", "color": ["Red"], "cost": 3, "family": ["STAR"], "levels": levels}
    [found] = load_cards(lines(tmp_path, spirit | {"text": ""}), "bss")
    assert (found.cost, found.traits) == (3, ("STAR",))
    assert found.extra == {"color": ["Red"], "cost": 3, "family": ["STAR"], "levels": levels}


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"type": "Sandwich"}, '"Sandwich" is no card type'),
        ({"cost": "two light"}, 'the cost "two light" is no row of will symbols'),
        ({"attribute": ["Purple"]}, '"Purple" is no attribute'),
        ({"def": None}, '"def" is missing'),
        ({"race": "Human"}, '"race" is "Human", not a list of texts'),
    ],
)
def test_a_resonator_that_the_rules_could_not_use_is_refused(tmp_path: Path, changed: dict[str, object], what: str) -> None:
    resonator = {"id": "F-1", "name": "Prince", "type": "Resonator", "cost": "{W}{1}", "atk": 800, "def": 600, "text": ""}
    with pytest.raises(InputError, match=re.escape(what)):
        load_cards(lines(tmp_path, resonator | changed), "fow")


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"cost": None}, '"cost" is missing'),
        ({"power": None}, '"power" is missing'),
        ({"elements": []}, '"elements" is missing'),
        ({"elements": ["Stone"]}, '"elements" has "Stone", which is no element'),
        ({"elements": ["fire", "fire"]}, '"elements" names one element twice'),
        ({"ex_burst": 1}, '"ex_burst" is neither true nor false'),
    ],
)
def test_a_forward_that_the_rules_could_not_use_is_refused(tmp_path: Path, changed: dict[str, object], what: str) -> None:
    forward = {"id": "C-1", "name": "Page", "type": "Forward", "cost": 2, "power": 5000, "elements": ["fire"], "text": ""}
    assert load_cards(lines(tmp_path, forward), "fftcg")[0].cost == 2
    with pytest.raises(InputError, match=re.escape(what)):
        load_cards(lines(tmp_path, forward | changed), "fftcg")


@pytest.mark.parametrize("game", ["sve", "bss", "fow", "fftcg", "weiss"])
def test_the_printed_cards_of_all_five_games_load(game: str) -> None:
    folder = reference_folder()
    path = folder / "cards" / f"{game}.jsonl" if folder else None
    if path is None or not path.is_file():
        pytest.skip("the printed cards are not here")
    cards = load_cards(path, game)
    assert len(cards) == len(path.read_text(encoding="utf-8").splitlines())
    if game == "sve":
        evolved = [one for one in cards if one.is_evolved]
        assert evolved
        assert not [one.name for one in evolved if one.name.endswith(" Evolved")]
