"""Card by card: what is counted is what happened."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")


from cardwright.arena.league.card_counts import chosen, count_cards, counts_in, logged
from cardwright.arena.league.card_facts import DRAWN, HELD, IN_DECK, OPENING, PLAYED_IT, watch
from cardwright.arena.league.replaying import game_of
from cardwright.arena.league.running import batches_of, carry_out
from cardwright.arena.playing import Match, bots_of
from cardwright.arena.playing import run as play_on
from cardwright.cards import starter_decks
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.registry import game_codes, game_named
from cardwright.kernel import chance
from cardwright.kernel.logbook import EVERYTHING
from tests.arena.leagues import Here, begun, league, rows_of


@pytest.mark.parametrize("code", [*game_codes(), "kites"])
def test_what_is_read_from_a_game_agrees_with_its_log_in_words(code: str) -> None:
    """The public log of the same game says who drew what, and which card came from a hand to where cards are played."""
    entry = game_named(code)
    decks = list(starter_decks(code).values())[:2]
    start = Start(entry, entry.prepare(decks), chance.seed_from(4))
    table = logged(start)
    brought = len(table.cards)
    game = Game(start, table, [])
    play_on(game, bots_of(entry, Match(0, 4, False), ("random", "random")))
    seen = watch(entry, game.table, brought)
    names = [{record.id: record.name for record in (*deck.main, *deck.second)} for deck in decks]

    def named(player: int, fact: str) -> set[str]:
        return {names[player][card] for (owner, card), one in seen.cards.items() if owner == player and getattr(one, fact)}

    log = game.log(EVERYTHING)
    tokens = {c.front.name for c in game.table.cards[brought:]}
    for player in (0, 1):
        to_hand = {e.name for e in log if e.kind == "move" and e.goal and (e.goal.zone, e.goal.player) == ("hand", player)}
        assert named(player, "drawn") == to_hand - tokens
        in_hand = {card.name for card in game.zone("hand", player, EVERYTHING).cards}
        assert named(player, "held") == in_hand - tokens
        left = {e.name for e in log if e.kind == "move" and e.origin and (e.origin.zone, e.origin.player) == ("hand", player)}
        played = {e.name for e in log if e.kind == "played"}
        assert named(player, "played") <= left | played
        assert named(player, "opening") <= named(player, "drawn")
        assert len(named(player, "played")) > 2 and named(player, "opening")


def test_games_are_counted_once_and_in_pairs(tmp_path: Path) -> None:
    run = league(30, 10)
    folder = begun(tmp_path / "run", run)
    carry_out(folder, run, Here())
    every = batches_of(folder, run)
    assert [batch.count for batch in chosen(every, 12)] == [4, 4, 4]
    assert sum(batch.count for batch in chosen(every, 10**6)) == 30
    told: list[tuple[int, int, int]] = []
    for games in (12, 30, 30):
        count_cards(folder, run, Here(), every, games, lambda *now: told.append(now))
    assert told[-1] == (30, 30, 0), "a second time nothing is left to do"
    counts = counts_in(folder, run)[0]
    rows = rows_of(folder)
    for entrant, deck in enumerate(run.plan.fields[0].names):
        wins = sum(row["winner"] == (0 if row["deck_a"] == deck else 1) for row in rows)
        for card in counts.cards(entrant):
            whole = counts.share(entrant, card, IN_DECK)
            assert (whole.part, whole.whole) == (wins, 30)
            for fact in (DRAWN, OPENING, PLAYED_IT, HELD):
                assert counts.share(entrant, card, fact).whole <= 30
            for fact in (DRAWN, PLAYED_IT):
                rounds = [counts.share(entrant, card, fact, when) for when in range(1, 16)]
                both = counts.share(entrant, card, fact)
                assert (sum(one.part for one in rounds), sum(one.whole for one in rounds)) == (both.part, both.whole)
            drawn, not_drawn = counts.share(entrant, card, DRAWN), counts.without(entrant, card, DRAWN)
            assert drawn.whole + not_drawn.whole == 30 and drawn.part + not_drawn.part == wins


def test_thinking_bots_are_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = league(4, 4, ("greedy",))
    folder = begun(tmp_path / "run", run)
    carry_out(folder, run, Here())
    monkeypatch.setattr("cardwright.bots.greedy.GreedyBot.choose", None)
    count_cards(folder, run, Here(), batches_of(folder, run), 4, lambda *now: None)
    assert counts_in(folder, run)[0].games
    assert game_of(run, folder.row(3)).over
