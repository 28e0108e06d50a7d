"""Which cards a filter finds."""

from __future__ import annotations

import pytest

from cardwright.effects.lowering.faults import NotRunnable
from cardwright.games.sve import terms
from cardwright.kernel.events import ATTACK, DESTROY, Event
from cardwright.text.tree import Node
from tests.effects.values.nodes import (
    AMULET,
    ANYBODY,
    CARD,
    ENEMY,
    FOLLOWER,
    LEADER,
    OPPONENT,
    OTHER,
    SPELL,
    THIS,
    YOU,
    at,
    filtered,
    make,
    num,
    slot,
    within,
)
from tests.effects.values.situation import THEY_ARE, Situation


def test_without_a_zone_cards_are_looked_for_on_the_field() -> None:
    s = Situation()
    s.table.trace = set()
    s.card("Mine")
    s.card("Theirs", player=THEY_ARE)
    s.card("In hand", terms.HAND)
    assert s.found(FOLLOWER) == ["Mine", "Theirs"]
    assert "4.4.3" in s.table.trace


def test_a_leader_is_looked_for_in_its_area() -> None:
    s = Situation()
    s.table.trace = set()
    s.leader(THEY_ARE)
    s.card("Follower", player=THEY_ARE)
    assert s.found(LEADER, ENEMY) == ["Leader"]
    assert "4.3.3" in s.table.trace


def test_an_enemy_leader_or_an_enemy_follower_are_in_different_zones() -> None:
    s = Situation()
    s.leader(0)
    s.leader(THEY_ARE)
    s.card("Mine")
    s.card("Theirs", player=THEY_ARE)
    s.card("Their amulet", player=THEY_ARE, type=terms.AMULET)
    s.card("In their cemetery", terms.CEMETERY, THEY_ARE)
    field = within("field", ANYBODY)
    either = make("AnyOf", filters=(filtered(ENEMY, LEADER), filtered(ENEMY, FOLLOWER, field)))
    assert sorted(s.found(either)) == ["Leader", "Theirs"]


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        (make("Trait", trait="Officer"), ["Knight"]),
        (make("Class", name="swordcraft"), ["Knight"]),
        (make("Named", name="Knight"), ["Knight"]),
        (make("NameHas", name="ight"), ["Knight"]),
        (make("HasKeyword", keyword="ward"), ["Guard"]),
        (make("StatIs", stat="cost", op=">=", value=num(4)), ["Guard"]),
        (make("StatIs", stat="attack", op="<=", value=num(1)), ["Knight"]),
        (make("Quality", name="token"), ["Knight"]),
        (make("NotTest", test=make("Quality", name="token")), ["Guard", "Idol"]),
        (make("Quality", name="evolved"), ["Guard"]),
        (make("Quality", name="unevolved"), ["Knight", "Idol"]),
        (make("Extreme", stat="attack", which="highest"), ["Guard"]),
        (AMULET, ["Idol"]),
    ],
)
def test_each_test_finds_its_cards(test: Node, expected: list[str]) -> None:
    s = Situation()
    s.card("Knight", traits=("Officer",), colour=terms.SWORDCRAFT, attack=1, subtypes=terms.TOKEN)
    s.card("Guard", keywords=terms.WARD, cost=5, attack=4, subtypes=terms.EVOLVED)
    s.card("Idol", type=terms.AMULET, attack=9)
    assert s.found(test) == expected


def test_an_amulet_has_no_attack_to_ask_for() -> None:
    """5.24.2.1"""
    s = Situation()
    s.table.trace = set()
    s.card("Idol", type=terms.AMULET, attack=9)
    assert s.found(make("StatIs", stat="attack", op=">=", value=num(0))) == []
    assert {"5.24.2", "5.24.2.1"} <= s.table.trace


def test_damage_lowers_the_defense_that_is_asked_for() -> None:
    s = Situation()
    hurt = s.card("Hurt", defense=3)
    s.card("Well", defense=3)
    s.table.mine(hurt & 16383).damage = 2
    assert s.found(make("StatIs", stat="defense", op="<=", value=num(1))) == ["Hurt"]
    assert s.found(make("Quality", name="damaged")) == ["Hurt"]


def test_an_alternate_name_counts_only_as_a_whole() -> None:
    """2.13.2, 2.1.2.1"""
    s = Situation()
    s.table.trace = set()
    s.card("Magical Item", also_named=("Star Drop",))
    assert s.found(make("Named", name="Star Drop")) == ["Magical Item"]
    assert s.found(make("NameHas", name="Star Drop")) == ["Magical Item"]
    assert s.found(make("NameHas", name="Star")) == []
    assert {"2.13.2", "2.1.2.1"} <= s.table.trace


def test_a_name_that_an_effect_gives_can_be_matched_in_part() -> None:
    s = Situation()
    lloyd = s.card("Lloyd")
    s.lasts(s.low.locked((make("HaveName", name="Grand Puppet"),), make("Indefinitely"))[0], lloyd)
    assert s.found(make("NameHas", name="Puppet")) == ["Lloyd"]


def test_another_means_every_card_but_this_one() -> None:
    s = Situation()
    me = s.card("Me")
    s.card("You")
    assert s.found(FOLLOWER, OTHER, context=s.context(me)) == ["You"]


def test_places_of_different_players() -> None:
    s = Situation()
    s.card("My hand", terms.HAND)
    s.card("Their hand", terms.HAND, THEY_ARE)
    s.card("My field")
    s.card("Their field", player=THEY_ARE)
    places = make("In", places=(at("hand", YOU), at("field", OPPONENT)))
    assert sorted(s.found(places)) == ["My hand", "Their field"]


def test_faceup_cards_are_no_part_of_the_evolve_deck_unless_named() -> None:
    """4.6.3"""
    s = Situation()
    used = s.card("Used", terms.EVOLVE_DECK)
    unused = s.card("Unused", terms.EVOLVE_DECK)
    s.table.mine(unused & 16383).facedown = True
    assert s.table.at(used) is not None
    assert s.found(within("evolve deck")) == ["Unused"]
    assert s.found(make("Quality", name="faceup"), within("evolve deck")) == ["Used"]


def test_from_among_cards_that_were_found_wherever_they_are() -> None:
    s = Situation()
    top = [s.card("Spell", terms.DECK, type=terms.SPELL), s.card("Fighter", terms.DECK)]
    s.card("On the field")
    c = s.context(slots=(top,))
    among = make("Among", of=slot(1))
    assert s.found(FOLLOWER, among, context=c) == ["Fighter"]
    assert s.found(make("AnyOf", filters=(filtered(FOLLOWER), filtered(SPELL))), among, context=c) == ["Spell", "Fighter"]


def test_what_happened_to_a_card_this_turn() -> None:
    s = Situation()
    fought = s.card("Fought")
    s.card("Rested")
    dead = s.card("Dead")
    s.card("Old bones", terms.CEMETERY)
    s.happens(Event(ATTACK, fought, 0, other=dead))
    s.moves(dead, terms.CEMETERY, DESTROY)
    assert s.found(make("WasIn", event="attacked")) == ["Fought"]
    assert s.found(make("WasIn", event="destroyed"), within("cemetery")) == ["Dead"]


def test_a_played_card_was_played_this_turn() -> None:
    s = Situation()
    s.plays(s.card("Played", terms.HAND))
    s.card("Summoned")
    assert s.found(make("WasIn", event="played")) == ["Played"]


def test_groups_of_cards() -> None:
    s = Situation()
    a = s.card("Ann", cost=2)
    b = s.card("Bob", cost=3)
    twin = s.card("Ann", cost=2)
    differ = s.low.filter(filtered(CARD, make("GroupDiffers"))).group[0]
    same = s.low.filter(filtered(CARD, make("GroupSame"))).group[0]
    total = s.low.filter(filtered(CARD, make("GroupTotal", stat="cost", op="<=", value=num(5)))).group[0]
    c = s.context()
    assert differ.fits(s.table, c, [a, b]) and not differ.fits(s.table, c, [a, b, twin])
    assert same.fits(s.table, c, [a, twin]) and not same.fits(s.table, c, [a, b])
    assert total.fits(s.table, c, [a, b]) and not total.fits(s.table, c, [a, b, twin])


def test_a_total_that_must_be_reached_is_refused() -> None:
    s = Situation()
    with pytest.raises(NotRunnable, match="must be reached"):
        s.low.filter(filtered(CARD, make("GroupTotal", stat="cost", op=">=", value=num(5))))


@pytest.mark.parametrize("test", [make("Quality", name="sleepy"), make("HasKeyword", keyword="mount"), make("Type", type="mount")])
def test_an_unknown_word_is_refused_where_it_stands(test: Node) -> None:
    s = Situation()
    with pytest.raises(NotRunnable) as refused:
        s.low.filter(filtered(test))
    assert refused.value.node == test


def test_same_name_as_another_card() -> None:
    s = Situation()
    one = s.card("Twin")
    s.card("Twin", terms.CEMETERY)
    s.card("Stranger", terms.CEMETERY)
    assert s.found(make("SameName", as_=THIS), within("cemetery"), context=s.context(one)) == ["Twin"]
