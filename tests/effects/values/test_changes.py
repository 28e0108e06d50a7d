"""What persistent effects make of cards."""

from __future__ import annotations

import pytest

from cardwright.effects.lowering.active_zones import zones_of_ability
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.games.sve import terms
from cardwright.kernel.continuous import END_OF_TURN_OF
from cardwright.kernel.durations import expire
from cardwright.kernel.events import BY_EFFECT, COUNTERS, DESTROY, SIDEWAYS, STEAL, SUMMON, Event, turned
from cardwright.text.tree import Node
from tests.effects.values.nodes import (
    ENEMY,
    FOLLOWER,
    OPPONENT,
    OTHER,
    THIS,
    YOU,
    all_of,
    any_of,
    at,
    count,
    entering,
    give,
    make,
    num,
    plus,
    within,
)
from tests.effects.values.situation import THEY_ARE, Situation

FOREVER = make("Indefinitely")
MINE = within("field")


def action(kind: str, what: Node, *names: str) -> Node:
    return make(kind, what=what, actions=tuple(make("Action", name=name) for name in names))


def given_if(condition: Node, *then: Node) -> Node:
    return make("If", condition=condition, then=then)


def test_each_other_goblin_is_stronger_while_the_king_is_there() -> None:
    s = Situation()
    goblin = make("Trait", trait="Goblinoid")
    king = s.bearer(give(all_of(OTHER, goblin, FOLLOWER, MINE), *plus(1, 1)), name="King")
    small = s.card("Small", traits=("Goblinoid",), attack=1, defense=1)
    theirs = s.card("Theirs", traits=("Goblinoid",), attack=1, defense=1, player=THEY_ARE)
    assert s.stats(small) == (2, 2)
    assert s.stats(theirs) == (1, 1)
    assert s.stats(king) == (2, 3)
    s.moves(king, terms.CEMETERY, DESTROY)
    assert s.stats(small) == (1, 1)


def test_a_passive_ability_is_valid_only_while_its_condition_holds() -> None:
    """10.3.3"""
    s = Situation()
    s.table.trace = set()
    overflow = make("KeywordActive", name="overflow")
    ref = s.bearer(given_if(overflow, give(THIS, *plus(2, 0))))
    assert s.stats(ref)[0] == 2
    s.table.set_number(terms.MAX_PLAY_POINTS, 0, 7)
    assert s.stats(ref)[0] == 4
    assert {"10.3.3", "10.9.1.4", "5.26.1"} <= s.table.trace
    assert s.low.fixed == []


def test_otherwise_and_as_long_as() -> None:
    s = Situation()
    mine = make("TurnOf", who=YOU)
    ref = s.bearer(make("If", condition=mine, then=(give(THIS, *plus(1, 0)),), otherwise=(give(THIS, *plus(0, 1)),)))
    held = s.bearer(make("For", duration=make("AsLongAs", condition=mine), do=(give(THIS, *plus(5, 5)),)))
    assert s.stats(ref) == (3, 3) and s.stats(held) == (7, 8)
    s.table.active = THEY_ARE
    s.table.dirty = True  # as at every change of turns
    assert s.stats(ref) == (2, 4) and s.stats(held) == (2, 3)


@pytest.mark.parametrize("change", ["counter", "hand", "cemetery", "damage", "turned"])
def test_what_depends_on_the_state_of_things_follows_it(change: str) -> None:
    s = Situation()
    me = s.card("Me")
    amounts = {
        "counter": make("CounterCount", on=all_of(make("Named", name="Me")), counter="spell"),
        "hand": count(within("hand")), "cemetery": count(within("cemetery")),
        "damage": count(make("Quality", name="damaged")), "turned": count(make("Quality", name="engaged")),
    }  # fmt: skip
    ref = s.bearer(give(THIS, make("Add", stat="attack", by=amounts[change])))
    assert s.stats(ref)[0] == 2
    if change == "counter":
        s.happens(Event(COUNTERS, me, 0, amount=1, verb=s.library.counter("spell")))
    elif change in ("hand", "cemetery"):
        s.moves(s.card(zone=terms.DECK), terms.HAND if change == "hand" else terms.CEMETERY)
    elif change == "damage":
        from cardwright.kernel.events import DAMAGE

        s.happens(Event(DAMAGE, me, 0, amount=1).by(cause=BY_EFFECT))
    else:

        s.happens(turned(me, 0, SIDEWAYS))
    assert s.stats(ref)[0] == 3


def test_a_keyword_comes_with_its_abilities_and_only_once() -> None:
    """12.13.3"""
    s = Situation()
    s.table.trace = set()
    ref = s.card()
    drain = (make("HaveKeyword", keyword="drain"),)
    s.lasts(s.low.locked(drain, FOREVER)[0], ref)
    s.lasts(s.low.locked(drain, FOREVER)[0], ref)
    look = s.look(ref)
    assert look.keywords & terms.DRAIN
    assert len([a for a in look.abilities if a.keyword == terms.DRAIN]) == 1
    assert {"12.13.3", "10.9.1.2"} <= s.table.trace


def test_losing_a_keyword_and_all_abilities() -> None:
    s = Situation()
    ref = s.card()
    for mod in (make("HaveKeyword", keyword="ward"), make("HaveKeyword", keyword="rush"), make("LoseKeyword", keyword="ward")):
        s.lasts(s.low.locked((mod,), FOREVER)[0], ref)
    assert s.look(ref).keywords == terms.RUSH
    assert [a.keyword for a in s.look(ref).abilities] == [terms.RUSH]
    s.lasts(s.low.locked((make("LoseAbilities"),), FOREVER)[0], ref)
    assert s.look(ref).keywords == 0 and s.look(ref).abilities == []
    s.lasts(s.low.locked((make("HaveKeyword", keyword="storm"),), FOREVER)[0], ref)
    assert s.look(ref).keywords == terms.STORM


def test_a_card_that_loses_its_abilities_no_longer_helps_others() -> None:
    s = Situation()
    helper = s.bearer(give(all_of(OTHER, FOLLOWER, MINE), make("HaveKeyword", keyword="ward")))
    other = s.card()
    assert s.look(other).keywords == terms.WARD
    s.lasts(s.low.locked((make("LoseAbilities"),), FOREVER)[0], helper)
    assert s.look(other).keywords == 0


def test_an_effect_that_depends_on_another_is_applied_after_it() -> None:
    """10.9.1.5: what is given to cards of a name waits for the effect that gives the name, although it is older."""
    s = Situation()
    s.table.trace = set()
    s.bearer(
        given_if(make("Always"), give(all_of(make("Named", name="Puppet"), MINE), make("HaveTrait", trait="Toy"))), name="Older"
    )
    s.bearer(give(all_of(FOLLOWER, MINE), make("HaveName", name="Puppet")), name="Newer")
    ref = s.card("Doll")
    assert s.look(ref).traits & s.library.trait("Toy")
    assert "10.9.1.5" in s.table.trace


def test_a_changed_type_and_what_it_can_no_longer_be_asked_for() -> None:
    """5.24.1, 5.24.2, 5.24.3"""
    s = Situation()
    s.table.trace = set()
    ref = s.card("Statue", attack=3, keywords=terms.WARD)
    s.lasts(s.low.locked((make("BecomeType", type="amulet"),), FOREVER)[0], ref)
    look = s.look(ref)
    assert look.types == terms.AMULET and look.keywords == terms.WARD
    assert s.found(FOLLOWER) == []
    assert s.value(make("Stat", of=THIS, stat="attack"), s.context(ref)) == 0
    assert {"5.24.1", "5.24.2", "5.24.2.1", "5.24.3"} <= s.table.trace


def test_a_set_value_and_later_additions() -> None:
    s = Situation()
    ref = s.card(attack=5)
    s.lasts(s.low.locked((make("Add", stat="attack", by=num(1)),), FOREVER)[0], ref)
    s.lasts(s.low.locked((make("SetStat", stat="attack", to=num(0)),), FOREVER)[0], ref)
    s.lasts(s.low.locked((make("Add", stat="attack", by=num(2)),), FOREVER)[0], ref)
    assert s.stats(ref)[0] == 2


def test_amounts_of_an_effect_that_was_made_are_fixed() -> None:
    s = Situation()
    ref = s.card(attack=0)
    [change] = s.low.locked((make("Add", stat="attack", by=count(FOLLOWER)),), FOREVER)
    s.lasts(change, ref)
    s.card("Later")
    assert s.stats(ref)[0] == 1
    assert change.number >= 0


def test_what_is_forbidden() -> None:
    s = Situation()
    s.leader(0)
    s.bearer(
        action("Forbid", all_of(ENEMY, FOLLOWER), "attack leaders", "evolve"),
        action("Forbid", make("Leader", of=YOU), "take ability damage"),
    )
    enemy = s.card(player=THEY_ARE)
    mine = s.card()
    assert s.look(enemy).bans == terms.CANT_ATTACK_LEADERS | terms.CANT_EVOLVE
    assert s.look(mine).bans == 0
    leader = s.table.cards[s.table.zone(terms.LEADER_AREA, 0)[0]]
    assert s.table.look(leader).bans == terms.NO_ABILITY_DAMAGE


@pytest.mark.parametrize(
    "effect",
    [
        action("Forbid", THIS, "fly"),
        action("Permit", THIS, "attack"),
        action("Must", THIS, "attack"),
        action("Permit", THIS, "attack twice"),
    ],
)
def test_an_unknown_prohibition_is_refused(effect: Node) -> None:
    with pytest.raises(NotRunnable):
        Situation().low.passive(effect, 1 << terms.FIELD)


def test_a_ban_on_playing_holds_where_the_card_is_played_from() -> None:
    s = Situation()
    zones = zones_of_ability(s.low.profile, make("Static", do=(action("Forbid", THIS, "be played from the ex area"),)))
    ref = s.bearer(action("Forbid", THIS, "be played from the ex area"), zone=terms.EX_AREA, zones=zones)
    assert s.look(ref).bans == terms.CANT_PLAY_FROM_EX


def test_an_effect_that_waits_for_a_turn_to_come() -> None:
    """ "It can't attack enemies during its controller's next turn." """
    s = Situation()
    ref = s.card(player=THEY_ARE)
    span = make("During", span="controller's next turn")
    [change] = s.low.locked((action("Forbid", THIS, "attack enemies"),), span)
    lasts = s.low.duration(span)
    c = s.context()
    s.lasts(change, ref, until=lasts.until, player=lasts.player(s.table, c, ref), context=c)
    assert lasts.until == END_OF_TURN_OF
    assert s.look(ref).bans == 0
    s.table.turn, s.table.active, s.table.dirty = 2, THEY_ARE, True
    assert s.look(ref).bans == terms.CANT_ATTACK
    expire(s.table, 1, THEY_ARE)
    s.table.turn, s.table.active, s.table.dirty = 3, 0, True
    assert s.look(ref).bans == 0 and s.table.effects == []


def test_an_effect_until_the_end_of_the_opponents_next_turn() -> None:
    s = Situation()
    ref = s.card()
    until = make("Until", end="opponent's next turn")
    lasts = s.low.duration(until)
    s.lasts(s.low.locked(plus(1, 0), until)[0], ref, until=lasts.until, player=lasts.player(s.table, s.context(), ref))
    expire(s.table, 1, 0)
    assert s.stats(ref)[0] == 3
    s.table.turn = 2
    expire(s.table, 1, THEY_ARE)
    assert s.stats(ref)[0] == 2


def test_an_effect_made_once_can_last_as_long_as_a_condition_holds() -> None:
    s = Situation()
    ref = s.card()
    while_yours = make("AsLongAs", condition=make("TurnOf", who=YOU))
    s.lasts(s.low.locked(plus(1, 0), while_yours)[0], ref)
    assert s.stats(ref)[0] == 3
    s.table.active = THEY_ARE
    s.table.touch()
    assert s.stats(ref)[0] == 2


def test_a_passive_ability_has_no_duration() -> None:
    with pytest.raises(NotRunnable, match="as long as the ability applies"):
        Situation().low.passive(make("Modify", what=THIS, mods=plus(1, 1), duration=make("Until", end="this turn")), 1)


def test_how_a_card_came_is_no_condition_of_a_passive_ability() -> None:
    effect = given_if(make("Came", what=THIS, by="ability"), give(THIS, *plus(1, 1)))
    with pytest.raises(NotRunnable, match="beyond the turn"):
        Situation().low.passive(effect, 1)


def test_a_choice_among_mods_is_not_a_change_yet() -> None:
    with pytest.raises(NotRunnable, match="choose"):
        Situation().low.locked((make("OneMod", options=plus(1, 1)),), FOREVER)


def test_effects_go_with_a_card_from_field_to_field() -> None:
    """10.9.2"""
    s = Situation()
    ref = s.card(player=THEY_ARE)
    for change in s.low.locked(plus(1, 1), FOREVER):
        s.lasts(change, ref)
    s.moves(ref, terms.FIELD, STEAL, player=0)
    assert s.stats(ref) == (3, 4)
    hand = s.moves(ref, terms.HAND)
    assert s.stats(hand) == (2, 3)


def test_numbers_of_the_rules() -> None:
    from cardwright.effects.number_rules import ruled_number

    s = Situation()
    limit = make("RuleChange", rule="hand limit", who=YOU, n=num(9))
    s.table.set_number(terms.HAND_LIMIT, 0, 7)
    s.table.set_number(terms.HAND_LIMIT, THEY_ARE, 7)
    ref = s.bearer(
        limit, make("RuleChange", rule="evolve any number of times"), make("RuleChange", rule="copies in the deck", n=num(10))
    )
    assert ruled_number(s.table, terms.HAND_LIMIT, 0) == 9
    assert ruled_number(s.table, terms.HAND_LIMIT, THEY_ARE) == 7
    assert ruled_number(s.table, terms.EVOLVES_ALLOWED, 0) > 100
    s.moves(ref, terms.CEMETERY)
    assert ruled_number(s.table, terms.HAND_LIMIT, 0) == 7


def test_what_is_neither_change_nor_cost_is_handed_on_with_its_condition() -> None:
    s = Situation()
    mine = make("TurnOf", who=YOU)
    would = make("Would", event=entering(any_of(FOLLOWER), OPPONENT, at("hand", OPPONENT)))
    parts = s.low.passive(given_if(mine, would), 1)
    assert parts.changes == [] and parts.others == [(would, mine)]


def test_summoned_cards_get_the_effect_at_once() -> None:
    """10.9.3"""
    s = Situation()
    s.bearer(give(all_of(FOLLOWER, MINE), *plus(1, 0)))
    new = s.moves(s.card(zone=terms.CEMETERY, attack=1), terms.FIELD, SUMMON)
    assert s.stats(new)[0] == 2
