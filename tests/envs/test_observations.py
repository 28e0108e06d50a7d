"""What is in an observation, and what must never be."""

import pickle

import pytest

pytest.importorskip("numpy")
import numpy as np

from cardwright.envs import KINDS
from cardwright.envs.observing import Features, blocks, unpacked
from cardwright.errors import InputError
from cardwright.kernel import options as o
from cardwright.kernel.visibility import may_see
from tests.envs.helping import GAMES, along, playing, ready


def column(now, block, name, words):
    return blocks(now.ready.shape, words)[block][..., now.ready.shape[block].column(name)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_gets_in(game):
    """Whatever a seat can't know may be exchanged: its observation stays the same, byte for byte."""
    changed = 0
    for seed in (1, 2):
        for at, now in enumerate(along(game, seed)):
            if at % 9 == 0:
                for seat in (0, 1):
                    world = now.game().determinize(seat, seed=at)
                    other = now.lane.copy(world.table)
                    assert other.observe(seat) == now.lane.observe(seat), f"decision {at}, seat {seat}"
                    changed += other.observe(1 - seat) != now.lane.observe(1 - seat)
    assert changed > 10  # the cards were really exchanged


@pytest.mark.parametrize("sizes", [{}, {"max_options": 4, "max_cards": 20}])
@pytest.mark.parametrize("game", GAMES)
def test_who_looks_again_sees_what_a_newcomer_sees(game, sizes):
    """What is kept of the last look is what has not changed: whoever has seen nothing yet sees the same, byte for byte. One seat
    looks at every decision, the other one now and then."""
    for at, now in enumerate(along(game, 11, most=400, **sizes)):
        for seat in (0, 1) if at % 5 == 0 else (0,):
            assert now.lane.observe(seat) == now.lane.copy(now.lane.table).observe(seat), f"decision {at}, seat {seat}"


@pytest.mark.parametrize("game", GAMES)
def test_options_name_to_machines_the_cards_that_they_name_to_people(game):
    """`option_cards` and `option_details` say the same."""
    for now in along(game, 12):
        t = now.lane.table
        for code in t.decision().options:
            if o.verb_of(code) >= o.FIRST_OWN_VERB:
                told = t.rules.option_details(t, code)
                cards = [-1 if id < 0 else t.cards[id].key for id in t.rules.option_cards(t, code)]
                assert cards == [told.get("card", -1), told.get("with", -1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_may_be_seen_has_a_row_and_no_other(game):
    for at, now in enumerate(along(game, 3)):
        if at % 7:
            continue
        t = now.lane.table
        for seat in (0, 1):
            on_table = [c for c in t.cards if c.zone >= 0 and not t.rules.off_the_table(c.zone) and c.zone < len(t.rules.zones)]
            placed = [c for c in on_table if c.id in t.zones[c.zone * 2 + t.zone_player(c.zone, c.controller)]]
            seen = sum(1 for c in placed if may_see(t, c, seat))
            ask = t.decision()
            offered = set()
            if ask.player == seat:
                offered = {o.value_of(code) for code in ask.options if t.rules.names_a_card(o.verb_of(code))}
            hidden = sum(1 for c in placed if c.id in offered and not may_see(t, c, seat))
            assert column(now, "cards", "known", now.words(seat)).sum() == seen + hidden


@pytest.mark.parametrize("game", GAMES)
def test_the_record_has_its_declared_size(game):
    """Blocks are written one after the other: if one were too long, all behind it would be shifted."""
    for at, now in enumerate(along(game, 4)):
        if at % 10 == 0:
            shape = now.ready.shape
            data = now.lane.observe(now.player)
            words = unpacked(shape, data)
            known = column(now, "cards", "known", words)
            assert len(data) == 4 * (shape["cards"].at + known.sum() * len(shape["cards"].columns))
            assert set(known.tolist()) <= {0, 1}
            assert set(column(now, "options", "known", words).tolist()) <= {0, 1}
            assert column(now, "options", "known", words).sum() == now.mask(now.player).sum() == now.lane.legal()


def test_numbers_are_those_of_the_view():
    """A follower's attack and defense as they count, where it is and whose."""
    found = 0
    for now in along("sve", 5):
        t = now.lane.table
        seat = now.player
        words = now.words(seat)
        cards = blocks(now.ready.shape, words)["cards"]
        at = now.ready.shape["cards"].column
        table = blocks(now.ready.shape, words)["table"]
        assert table[now.ready.shape["table"].column("my leader defense")] == now.game().numbers(seat)["leader defense"]
        assert table[now.ready.shape["table"].column("their hand cards")] == now.game().counts(1 - seat)["hand"]
        field = [t.cards[id] for id in t.zone(1, seat)]
        rows = [r for r in cards if r[at("known")] and now.ready.shape.zones[r[at("zone")] - 1] == "field" and r[at("side")] == 0]
        assert sorted(r[at("attack")] for r in rows) == sorted(t.look(c).stats[1] if t.look(c).stats else -1 for c in field)
        assert sorted(r[at("turned")] for r in rows) == sorted(c.turned for c in field)
        found += len(rows)
    assert found > 10


@pytest.mark.parametrize("game", GAMES)
def test_phase_and_players_numbers_are_those_of_the_view(game):
    """People are not shown numbers of which there is none: they are 0. The phase is that of the player who decides."""
    phases, names = set(), set()
    for at, now in enumerate(along(game, 13)):
        if at % 4:
            continue
        seat = now.player
        shape = now.ready.shape
        table = dict(zip(shape["table"].columns, now.words(seat).tolist(), strict=False))
        view = now.game().view(seat)
        assert ("", *shape.phases)[table["phase"]] == view.now.phase
        for whose, player in (("my", seat), ("their", 1 - seat)):
            shown = view.players[player].numbers
            for name in now.lane.table.rules.shown_names():
                assert table[f"{whose} {name}"] == shown.get(name, 0), (name, whose)
                names.add(name)
        phases.add(view.now.phase)
    assert len(phases) > 2 and len(names) > 2


@pytest.mark.parametrize("sizes", [{}, {"max_options": 20, "max_cards": 30}])
@pytest.mark.parametrize("game", ["fow", "fftcg", "weiss"])  # others have hardly any such card to be seen
def test_the_place_of_a_card_is_counted_from_the_top(game, sizes):
    """Where the order of a zone is kept; in other zones, and of a card that is only chosen among, there is none."""
    placed = 0
    for at, now in enumerate(along(game, 14, **sizes)):
        if at % 10:
            continue
        t, seat, shape = now.lane.table, now.player, now.ready.shape
        cards = blocks(shape, now.words(seat))["cards"]
        rows = [row for row in cards if row[0]]
        kept = now.lane.kept[seat]
        for id, number in enumerate(kept.row_of):
            if number:
                c, row = t.cards[id], rows[number - 1]
                zone = t.zone(c.zone, t.zone_player(c.zone, c.controller))
                ordered = t.rules.zones[c.zone].ordered and may_see(t, c, seat)
                assert row[shape["cards"].column("place")] == (len(zone) - zone.index(id) if ordered else 0)
                placed += ordered
    assert placed


@pytest.mark.parametrize("game", GAMES)
def test_an_option_points_at_the_row_of_its_card(game):
    pointed = 0
    for at, now in enumerate(along(game, 6)):
        if at % 3:
            continue
        t = now.lane.table
        ask = t.decision()
        words = now.words(ask.player)
        rows = blocks(now.ready.shape, words)["options"]
        cards = blocks(now.ready.shape, words)["cards"]
        shape = now.ready.shape
        for code, row in zip(ask.options[: now.lane.legal()], rows, strict=False):
            assert row[shape["options"].column("verb")] == o.verb_of(code) + 1
            if t.rules.names_a_card(o.verb_of(code)):
                c = t.cards[o.value_of(code)]
                there = cards[row[shape["options"].column("card")] - 1]
                assert there[shape["cards"].column("known")] == 1
                assert there[shape["cards"].column("hash")] == now.lane.encoder.text_words[c.form.number][1]
                assert there[shape["cards"].column("flags")] & 16
                pointed += 1
    assert pointed > 20


@pytest.mark.parametrize("game", GAMES)
def test_long_decisions_are_split(game):
    """With room for four, every option can still be taken, each by one way, and no decision has more."""
    turned = 0
    for now in along(game, 7, max_options=4):
        count = len(now.lane.table.decision().options)
        assert now.lane.legal() <= 4
        if count > 4 and now.lane.page == 0:
            lane = now.lane.copy(now.lane.table.clone())
            reached = []
            while True:
                places = [lane.place(a) for a in range(lane.legal())]
                reached += [p for p in places if p >= 0]
                if places[-1] >= 0:
                    break
                lane.step(len(places) - 1)
            assert reached == list(range(count))
            turned += 1
    assert turned


def test_a_place_behind_the_first_page_is_found():
    """A bot names an option by its place in the whole decision."""
    for now in along("weiss", 8, max_options=3):
        count = len(now.lane.table.decision().options)
        if count > 6 and now.lane.page == 0:
            lane = now.lane.copy(now.lane.table.clone())
            while (action := lane.action_for(count - 1)) < 0:
                lane.step(-1 - action)
            assert lane.place(action) == count - 1
            return
    pytest.fail("no long decision")


def test_cards_that_are_offered_have_a_row_even_if_there_is_no_room():
    """Fewer rows than cards: those that options name come first."""
    full = 0
    for now in along("weiss", 9, max_options=20, max_cards=20):
        words = now.words(now.player)
        rows = blocks(now.ready.shape, words)["options"]
        named = [row for row in rows if row[0] and now.lane.encoder.rules.names_a_card(int(row[1]) - 1)]
        assert all(row[now.ready.shape["options"].column("card")] > 0 for row in named)
        full += column(now, "cards", "known", words).sum() == 20
    assert full


def test_own_answers_are_remembered_and_not_the_opponents():
    now = playing("sve", 1)
    first = now.player
    verb = o.verb_of(now.lane.table.decision().options[0])
    now.step(0)
    assert column(now, "answers", "verb", now.words(first))[0] == verb + 1
    assert not column(now, "answers", "verb", now.words(1 - first)).any()


def test_an_answer_does_not_name_a_card_for_ever():
    """4-11: cores are taken off a card by an option that has its number, which it would keep in a deck too."""
    moved = 0
    for now in along("bss", 3):
        seat = now.player
        row = now.words(seat)[now.ready.shape["answers"].at :][:5]
        moved += row[4] > 0
        assert row[2] < 64
    assert moved


@pytest.mark.parametrize("game", GAMES)
def test_features_are_finite_and_named(game):
    features = Features(ready(game))
    for at, now in enumerate(along(game, 10)):
        if at % 25 == 0:
            made = features(now.words(now.player))
            for name, part in made.items():
                assert np.isfinite(part).all()
                assert np.abs(part).max() <= 1000, name
                assert part.shape[-1] == len(features.columns[name])
    texts = made["cards"][:, -len(KINDS) :]
    assert texts.any() and not texts[-1].any()


def test_what_a_text_does_is_counted():
    at = ready("sve").names.index
    texts = {name: ready("sve").texts[at(name)] for name in ready("sve").names if name}
    assert any(sum(counts) > 3 for counts in texts.values())
    assert sum(ready("sve").texts[0]) == 0


def test_what_is_ready_can_be_sent_to_another_process():
    made = ready("sve", 32)
    again = pickle.loads(pickle.dumps(made))
    assert again.texts == made.texts and again.shape.blocks == made.shape.blocks


@pytest.mark.parametrize(("max_options", "max_cards"), [(1, 128), (64, 63), (64, 256)])
def test_sizes_that_make_no_sense_are_refused(max_options, max_cards):
    with pytest.raises(InputError, match="max_"):
        ready("sve", max_options, max_cards)
