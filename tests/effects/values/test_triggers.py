"""Which events set abilities off, and with which information of the cards that moved."""

from __future__ import annotations

import pytest

from cardwright.effects.base import run_ops
from cardwright.effects.lowering import events
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.games.sve import terms
from cardwright.kernel.events import (
    ATTACK,
    BANISH,
    BY_COMBAT,
    BY_EFFECT,
    BY_RULE,
    CREATE,
    DAMAGE,
    DESTROY,
    DISCARD,
    DRAW,
    FOUGHT,
    MODIFIED,
    RETURN,
    SIDEWAYS,
    STEAL,
    SUMMON,
    UPRIGHT,
    Event,
    number_changed,
    phase_begins,
    turned,
)
from tests.effects.values.nodes import (
    ANYBODY,
    ENEMY,
    FOLLOWER,
    LEADER,
    OPPONENT,
    OTHER,
    OWNER,
    SPELL,
    THIS,
    YOU,
    all_of,
    any_of,
    at,
    entering,
    filtered,
    give,
    leaving,
    make,
    num,
    slot,
    within,
)
from tests.effects.values.situation import THEY_ARE, Situation

OFFICER = make("Trait", trait="Officer")


def test_a_follower_is_put_onto_your_field() -> None:
    s = Situation()
    s.watcher(entering(any_of(FOLLOWER)))
    s.moves(s.card(zone=terms.CEMETERY), terms.FIELD, SUMMON)
    assert s.pending() == ["Watcher"]
    s.moves(s.card(zone=terms.HAND, type=terms.AMULET), terms.FIELD)
    s.moves(s.card(zone=terms.HAND, player=THEY_ARE), terms.FIELD)
    assert s.pending() == ["Watcher"]


def test_a_card_sees_itself_enter_and_another_does_not_mean_itself() -> None:
    s = Situation()
    on = entering(any_of(FOLLOWER))
    another = entering(any_of(OTHER, FOLLOWER))
    for name, event in (("Itself", on), ("Another", another)):
        ref = s.watcher(event, name=name)
        card = s.table.at(ref)
        assert card is not None
        s.moves(ref, terms.HAND, RETURN)
        s.moves(card.ref(), terms.FIELD)
    assert s.pending() == ["Itself", "Itself"]  # once for itself, once for the other card


def test_entering_is_seen_with_the_effects_of_the_field() -> None:
    """10.9.3.1"""
    s = Situation()
    s.table.trace = set()
    s.bearer(give(all_of(OTHER, FOLLOWER), make("HaveTrait", trait="Officer")))
    s.watcher(entering(any_of(OFFICER, FOLLOWER)))
    s.moves(s.card("Recruit", terms.CEMETERY), terms.FIELD, SUMMON)
    assert s.pending() == ["Watcher"]
    assert {"10.9.3.1", "10.7.4.1.3"} <= s.table.trace


def test_leaving_is_seen_with_what_the_card_was_on_the_field() -> None:
    """10.7.4.1.2"""
    s = Situation()
    s.table.trace = set()
    s.bearer(give(all_of(OTHER, FOLLOWER), make("HaveTrait", trait="Officer")))
    s.watcher(leaving(any_of(OFFICER, FOLLOWER), "destroy"))
    s.moves(s.card("Recruit"), terms.CEMETERY, DESTROY)
    assert s.pending() == ["Watcher"]
    assert "10.7.4.1.2" in s.table.trace


def test_between_a_public_and_a_hidden_zone_the_public_information_counts() -> None:
    """10.7.4.1.1: a card in the cemetery is a follower; what it is in the deck makes no difference."""
    s = Situation()
    s.table.trace = set()
    s.watcher(make("Moved", what=any_of(FOLLOWER), source=(at("cemetery"),), to=(at("deck"),)))
    ref = s.card("Reborn", terms.CEMETERY)
    s.moves(ref, terms.DECK)
    assert s.pending() == ["Watcher"]
    assert "10.7.4.1.1" in s.table.trace


def test_a_card_from_field_to_field_does_not_enter_or_leave() -> None:
    """10.7.4.3"""
    s = Situation()
    s.table.trace = set()
    s.watcher(entering(any_of(FOLLOWER)), name="Enters")
    s.watcher(leaving(any_of(FOLLOWER)), name="Leaves")
    s.moves(s.card("Loot", player=THEY_ARE), terms.FIELD, STEAL, player=0)
    assert s.pending() == []
    assert "10.7.4.3" in s.table.trace


def test_last_words_and_fanfare() -> None:
    """12.4.3, 12.5.3"""
    s = Situation()
    field, cemetery = at("field", ANYBODY), at("cemetery", OWNER)
    fanfare = make("Moved", what=THIS, to=(field,))
    last_words = make("Moved", what=THIS, source=(field,), to=(cemetery,))
    s.watcher(fanfare, name="Other fanfare")
    ref = s.watcher(last_words, name="Dying")
    s.moves(s.card(), terms.CEMETERY, DESTROY)
    assert s.pending() == []
    s.moves(ref, terms.CEMETERY, DESTROY)
    assert s.pending() == ["Dying"]
    new = s.table.pending[0].source
    card = s.table.at(new)
    assert card is not None and card.zone == terms.CEMETERY


def test_two_that_leave_together_see_each_other_leave() -> None:
    """10.7.4.2"""
    s = Situation()
    a = s.watcher(leaving(any_of(OTHER, FOLLOWER), "destroy"), name="A")
    b = s.watcher(leaving(any_of(OTHER, FOLLOWER), "destroy"), name="B")
    s.happens(s.move(a, terms.CEMETERY, DESTROY), s.move(b, terms.CEMETERY, DESTROY))
    assert sorted(s.pending()) == ["A", "B"]


def test_put_onto_the_field_from_hand_covers_a_card_that_was_played_from_there() -> None:
    """5.4.3"""
    s = Situation()
    s.table.trace = set()
    s.watcher(entering(any_of(FOLLOWER), YOU, at("hand")))
    s.plays(s.card("From EX", terms.EX_AREA))
    assert s.pending() == []
    s.plays(s.card("From hand", terms.HAND))
    s.moves(s.card("Directly", terms.HAND), terms.FIELD)
    assert len(s.pending()) == 2
    assert "5.4.3" in s.table.trace


def test_a_played_card_is_put_but_not_summoned() -> None:
    s = Situation()
    s.watcher(make("Moved", what=any_of(FOLLOWER), verb="summon", to=(at("field"),)))
    s.plays(s.card(zone=terms.HAND))
    assert s.pending() == []
    s.moves(s.card(zone=terms.CEMETERY), terms.FIELD, SUMMON)
    s.moves(s.card(zone=terms.EX_AREA, subtypes=terms.TOKEN), terms.FIELD, CREATE)
    assert len(s.pending()) == 2


@pytest.mark.parametrize(
    ("verb", "word", "fits"),
    [(DESTROY, "destroy", True), (BANISH, "destroy", False), (BANISH, "banish", True), (RETURN, "return", True)],
)
def test_the_word_for_a_move(verb: int, word: str, fits: bool) -> None:
    s = Situation()
    s.watcher(make("Moved", what=any_of(FOLLOWER), verb=word, source=(at("field"),)))
    s.moves(s.card(), terms.BANISHED if verb == BANISH else terms.CEMETERY, verb)
    assert (s.pending() == ["Watcher"]) is fits


def test_destroyed_by_an_ability_covers_bane() -> None:
    """11.3.2.1"""
    s = Situation()
    s.watcher(make("Moved", what=any_of(FOLLOWER), verb="destroy", by="ability"))
    s.moves(s.card(), terms.CEMETERY, DESTROY, cause=BY_RULE)
    assert s.pending() == []
    s.moves(s.card(), terms.CEMETERY, DESTROY, cause=BY_EFFECT)
    event = s.move(s.card(), terms.CEMETERY, DESTROY, cause=BY_RULE)
    s.happens(
        Event(event.kind, event.subject, event.player, verb=DESTROY, origin=terms.FIELD, goal=terms.CEMETERY, flags=terms.BY_BANE)
    )
    assert len(s.pending()) == 2


def test_discarding_one_or_more_cards_triggers_once_for_all_of_them() -> None:
    s = Situation()
    each = make("Moved", what=any_of(), verb="discard", source=(at("hand"),))
    batch = make("Moved", what=any_of(batch=1), verb="discard", source=(at("hand"),))
    s.watcher(each, name="Each")
    s.watcher(batch, name="Batch")
    cards = [s.card(zone=terms.HAND), s.card(zone=terms.HAND)]
    s.happens(*[s.move(ref, terms.CEMETERY, DISCARD) for ref in cards])
    assert sorted(s.pending()) == ["Batch", "Each", "Each"]
    s.moves(s.card(zone=terms.HAND), terms.CEMETERY, DISCARD)
    assert sorted(s.pending()) == ["Batch", "Batch", "Each", "Each", "Each"]


def test_the_cards_of_a_batch_cannot_be_referred_to() -> None:
    s = Situation()
    assert events.binds(s.low, entering(any_of(batch=1, slot=1))) == []
    with pytest.raises(NotRunnable, match="batch"):
        s.low.reference(slot(1))
    s.low.reference(slot(2))


def test_playing_cards() -> None:
    s = Situation()
    s.watcher(make("Played", who=YOU, what=any_of(SPELL)), name="Spells")
    s.watcher(make("Played", who=YOU, what=any_of(), nth=2), name="Second")
    s.watcher(make("Played", who=YOU, what=any_of(within("ex area"))), name="From EX")
    s.watcher(make("Played", who=OPPONENT, what=any_of()), name="Theirs")
    s.plays(s.card(zone=terms.HAND, type=terms.SPELL), resolve=False)
    assert s.pending() == ["Spells"]
    s.plays(s.card(zone=terms.EX_AREA, type=terms.SPELL), resolve=False)
    assert s.pending() == ["Spells", "Spells", "Second", "From EX"]
    s.plays(s.card(zone=terms.HAND, player=THEY_ARE, type=terms.SPELL), THEY_ARE, resolve=False)
    assert s.pending()[4:] == ["Theirs"]


def test_attacking_and_being_attacked() -> None:
    s = Situation()
    leader = s.leader(THEY_ARE)
    me = s.watcher(make("Attacks", what=THIS, target=filtered(LEADER)), name="Leader strike")
    s.watcher(make("Attacks", what=any_of(OTHER, FOLLOWER, within("field")), target=filtered(FOLLOWER)), name="Follower strike")
    target = s.watcher(make("Attacked", what=THIS), name="Target", player=THEY_ARE)
    s.happens(Event(ATTACK, me, 0, other=leader))
    assert s.pending() == ["Leader strike"]
    s.happens(Event(ATTACK, me, 0, other=target))
    assert sorted(s.pending()) == ["Follower strike", "Leader strike", "Target"]


def test_fighting_is_seen_by_either_side() -> None:
    s = Situation()
    a = s.watcher(make("Fought", what=THIS, against=any_of(FOLLOWER)), name="A")
    b = s.watcher(make("Fought", what=THIS, against=any_of(FOLLOWER)), name="B", player=THEY_ARE)
    s.happens(Event(FOUGHT, a, 0, other=b))
    assert sorted(s.pending()) == ["A", "B"]


@pytest.mark.parametrize(
    ("type", "seen"),
    [
        ("", [True, True, True]),
        ("attack", [True, False, False]),
        ("combat", [True, True, False]),
        ("ability", [False, False, True]),
    ],
)
def test_kinds_of_damage(type: str, seen: list[bool]) -> None:
    """5.13.3: by the attacker, struck back, by an ability."""
    s = Situation()
    attacker = s.card("Attacker", defense=9)
    target = s.card("Target", player=THEY_ARE, defense=9)
    s.watcher(make("Damaged", what=any_of(), type=type))
    events = [
        Event(DAMAGE, target, THEY_ARE, amount=1, other=attacker).by(source=attacker, cause=BY_COMBAT),
        Event(DAMAGE, attacker, 0, amount=1, other=attacker).by(source=target, cause=BY_COMBAT),
        Event(DAMAGE, target, THEY_ARE, amount=1).by(source=attacker, cause=BY_EFFECT),
    ]
    for event, fits in zip(events, seen, strict=True):
        s.table.pending = []
        s.happens(event)
        assert (s.pending() == ["Watcher"]) is fits


def test_damage_to_a_leader_is_attack_damage_but_no_combat_damage() -> None:
    s = Situation()
    leader = s.leader(THEY_ARE)
    me = s.watcher(make("Damaged", what=any_of(LEADER), source=(THIS,), type="attack"), name="Attack")
    s.watcher(make("Damaged", what=any_of(), type="combat"), name="Combat")
    s.happens(Event(DAMAGE, leader, THEY_ARE, amount=1, other=me).by(source=me, cause=BY_COMBAT))
    assert s.pending() == ["Attack"]


def test_a_leader_gains_and_loses_defense() -> None:
    s = Situation()
    leader = s.leader(0)
    mine = make("Leader", of=YOU)
    s.watcher(make("StatChanged", what=mine, stat="defense", direction="up"), name="Up")
    s.watcher(make("StatChanged", what=mine, stat="defense", direction="down"), name="Down")
    s.happens(number_changed(0, terms.LEADER_DEFENSE, 2))
    s.happens(Event(DAMAGE, leader, 0, amount=2).by(cause=BY_EFFECT))
    s.happens(number_changed(THEY_ARE, terms.LEADER_DEFENSE, -1))
    assert s.pending() == ["Up", "Down"]


def test_a_gain_of_attack_and_defense_at_once_triggers_once() -> None:
    s = Situation()
    gains = tuple(make("StatChanged", what=THIS, stat=stat, direction="up") for stat in ("attack", "defense"))
    ref = s.watcher(make("EitherEvent", events=gains))
    s.happens(Event(MODIFIED, ref, 0, amount=1, verb=terms.ATTACK), Event(MODIFIED, ref, 0, amount=1, verb=terms.DEFENSE))
    assert s.pending() == ["Watcher"]
    s.happens(Event(MODIFIED, ref, 0, amount=-1, verb=terms.ATTACK))
    assert s.pending() == ["Watcher"]


def test_states_phases_and_draws() -> None:
    s = Situation()
    me = s.watcher(make("StateChanged", what=THIS, state="engaged"), name="Engaged")
    s.watcher(make("StateChanged", what=any_of(FOLLOWER), state="evolved"), name="Evolved")
    s.watcher(make("PhaseStarts", phase="end phase", of=YOU), name="End phase")
    s.watcher(make("Drawn", who=YOU), name="Drawn")
    s.happens(turned(me, 0, SIDEWAYS))
    s.happens(turned(me, 0, UPRIGHT))
    s.happens(Event(terms.EVOLVED_EVENT, me, 0))
    s.happens(phase_begins(0, terms.END_PHASE))
    s.happens(phase_begins(THEY_ARE, terms.END_PHASE))
    s.happens(phase_begins(0, terms.MAIN_PHASE))
    s.moves(s.card(zone=terms.DECK), terms.HAND, DRAW)
    assert s.pending() == ["Engaged", "Evolved", "End phase", "Drawn"]


def test_the_end_of_a_phase_is_no_moment_of_this_game() -> None:
    with pytest.raises(NotRunnable, match="end of"):
        events.trigger(Situation().low, make("PhaseStarts", phase="end phase", of=YOU, at="end"), make("Always"))


def test_a_condition_at_the_moment_of_the_event_may_speak_of_its_card() -> None:
    s = Situation()
    tall = make("Is", what=slot(1), filter=filtered(make("StatIs", stat="attack", op=">=", value=num(3))))
    s.watcher(entering(any_of(FOLLOWER, slot=1)), tall)
    s.moves(s.card(zone=terms.HAND, attack=2), terms.FIELD)
    assert s.pending() == []
    s.moves(s.card(zone=terms.HAND, attack=3), terms.FIELD)
    assert s.pending() == ["Watcher"]


def test_only_during_your_turn() -> None:
    s = Situation()
    s.watcher(entering(any_of(FOLLOWER)), make("TurnOf", who=YOU))
    s.table.active = THEY_ARE
    s.moves(s.card(zone=terms.HAND), terms.FIELD)
    assert s.pending() == []


def test_the_card_of_the_event_is_bound_as_it_is_afterwards() -> None:
    s = Situation()
    on = leaving(any_of(ENEMY, FOLLOWER, slot=2), "destroy")
    s.watcher(on)
    [event] = s.happens(s.move(s.card("Prey", player=THEY_ARE), terms.CEMETERY, DESTROY))
    c = s.context(slots=([], []), event=event)
    run_ops(s.table, c, events.binds(s.low, on))
    assert c.slots[2] == [event.subject]
    assert s.names(c.slots[2]) == ["Prey"]


def test_a_delayed_trigger_waits_for_the_cards_of_a_slot() -> None:
    s = Situation()
    marked, free = s.card("Marked"), s.card("Free")
    trigger = events.trigger(s.low, leaving(slot(1)), make("Always"))
    c = s.context(slots=([marked],))
    [gone] = s.happens(s.move(free, terms.CEMETERY))
    assert not trigger.matches(s.table, gone, c)
    [gone] = s.happens(s.move(marked, terms.CEMETERY))
    assert trigger.matches(s.table, gone, c)


def test_a_state_trigger_is_pending_once_while_it_waits() -> None:
    """10.7.6.1"""
    from cardwright.kernel.faces import AUTOMATIC, Ability

    s = Situation()
    no_hand = make("Compare", left=make("Count", of=all_of(within("hand"))), op="=", right=num(0))
    ability = Ability(AUTOMATIC, "")
    ability.zones = 1 << terms.FIELD
    ability.trigger = events.state_trigger(s.low, no_hand)
    s.card("Waiting", abilities=(ability,))
    last = s.card(zone=terms.HAND)
    s.happens(phase_begins(0, 0))
    assert s.pending() == []
    s.moves(last, terms.CEMETERY, DISCARD)
    s.happens(phase_begins(0, 0))
    assert s.pending() == ["Waiting"]
