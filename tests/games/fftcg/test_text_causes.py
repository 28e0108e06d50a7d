"""What made something happen, and what has happened this turn, in any combination: at tables with other causes beside."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.fftcg import terms
from tests.games.fftcg.acting import attack_with, resolve, through, to_attack
from tests.games.fftcg.reading import ability, read

DIARY = "When {event}, gain 《C》."


def crystals(game: Any) -> int:
    return int(game.table.number(terms.CRYSTALS, 0))


def test_put_away_by_ones_own_ability_only(fftcg: Any) -> None:
    """The opponent's Summon breaks one, my own ability another: the Diary notes mine."""
    event = "a Forward opponent controls is put from the field into the Break Zone due to your Summons or abilities"
    game = fftcg.game(your_hand=0)
    game.backup("Diary", text=DIARY.format(event=event))
    axe = game.backup("Axe", text="《0》: Choose 1 Forward. Break it.")
    mine = game.forward("Mine")
    theirs = game.forward("Theirs", on="opponent's field")
    game.use(axe, None, mine)
    resolve(game)
    assert crystals(game) == 0
    game.use(axe, None, theirs)
    resolve(game)
    assert crystals(game) == 1


def test_who_falls_in_battle_was_put_away_by_no_ability(fftcg: Any) -> None:
    event = "a Forward opponent controls is put from the field into the Break Zone due to your Summons or abilities"
    game = fftcg.game(your_hand=0)
    game.backup("Diary", text=DIARY.format(event=event))
    ogre = game.forward("Ogre", power=9000)
    wall = game.forward("Wall", on="opponent's field", power=1000)
    attack_with(game, ogre)
    through(game)
    game.choose("block with Wall")
    through(game)
    assert (wall.zone, crystals(game)) == ("Break Zone", 0)


@pytest.mark.parametrize(
    ("event", "noted"),
    [
        ("you use an action ability", 1),
        ("you use a special ability", 0),
        ("your opponent uses an action ability", 0),
        ("a Backup you control uses an action ability", 1),
        ("a Forward you control uses an action ability", 0),
    ],
)
def test_an_ability_is_used(fftcg: Any, event: str, noted: int) -> None:
    """11.6.11: the Clerk's ability is used; the Diary's owner asked for some abilities only."""
    game = fftcg.game(your_hand=0)
    game.backup("Diary", text=DIARY.format(event=event))
    clerk = game.backup("Clerk", text="《0》: Draw 1 card.")
    game.use(clerk)
    resolve(game)
    assert crystals(game) == noted


def test_a_special_ability_is_no_action_ability(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    both = DIARY.format(event="you use a special ability") + "\nWhen you use an action ability, gain 《C》《C》《C》."
    game.backup("Diary", text=both)
    smith = game.forward("Smith", text="Temper 《S》: Smith gains +1000 power until the end of the turn.")
    game.forward("Smith", "your hand")
    game.use(smith)
    resolve(game)
    assert crystals(game) == 1


def test_dulled_by_whom(fftcg: Any) -> None:
    """Attacking dulls a Forward, too, and no ability did that."""
    game = fftcg.game(your_hand=0)
    game.backup("Diary", text=DIARY.format(event="a Forward is dulled by your Summons or abilities"))
    lull = game.backup("Lull", text="《0》: Choose 1 Forward opponent controls. Dull it.")
    scout = game.forward("Scout")
    guard = game.forward("Guard", on="opponent's field")
    game.use(lull, None, guard)
    resolve(game)
    assert crystals(game) == 1
    attack_with(game, scout)
    through(game)
    assert scout.dull and crystals(game) == 1


@pytest.mark.parametrize("own", [True, False])
def test_battle_damage_is_none_of_an_abilitys(fftcg: Any, own: bool) -> None:
    game = fftcg.game(your_hand=0)
    text = "When Duelist deals battle damage to a Forward, gain 《C》.\n《0》: Choose 1 Forward. Deal it 1000 damage."
    duelist = game.forward("Duelist", text=text, power=9000)
    wall = game.forward("Wall", on="opponent's field", power=5000)
    if own:
        game.use(duelist, None, wall)
        resolve(game)
        assert crystals(game) == 0
    else:
        attack_with(game, duelist)
        through(game)
        game.choose("block with Wall")
        through(game)
        assert crystals(game) == 1


def test_what_has_happened_to_no_card(fftcg: Any) -> None:
    """ "No Forwards" of mine: one that left the opponent's field does not count."""
    game = fftcg.game(your_hand=0)
    quiet = "《0》: Gain 《C》. You can only use this ability if no Forwards you controlled left the field this turn."
    tomb = game.backup("Tomb", text=quiet)
    axe = game.backup("Axe", text="《0》: Choose 1 Forward. Break it.")
    mine = game.forward("Mine")
    theirs = game.forward("Theirs", on="opponent's field")
    game.use(axe, None, theirs)
    resolve(game)
    assert game.can("use", tomb)
    game.use(axe, None, mine)
    resolve(game)
    assert not game.can("use", tomb)


def test_discarded_by_ones_own_doing_this_turn(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    bin_ = game.backup("Bin", text="《0》: Gain 《C》. You can only use this ability if you have discarded a card this turn.")
    drop = game.backup("Drop", text="《0》: Discard 1 card from your hand.")
    assert not game.can("use", bin_)
    game.use(drop)
    while game.table.stacked or game.asked != "priority":
        game.choose(0 if game.asked != "priority" else "done")
    assert game.can("use", bin_)


@pytest.mark.parametrize(("mine", "theirs", "holds"), [(1, 2, True), (2, 2, False), (2, 1, False)])
def test_fewer_than_the_opponent(fftcg: Any, mine: int, theirs: int, holds: bool) -> None:
    game = fftcg.game(your_hand=0)
    fewer = "《0》: Gain 《C》. You can only use this ability if you control fewer Forwards than your opponent."
    few = game.backup("Few", text=fewer)
    for n in range(mine):
        game.forward(f"Mine {n}")
    for n in range(theirs):
        game.forward(f"Theirs {n}", on="opponent's field")
    assert game.can("use", few) == holds


def test_only_characters_of_one_element(fftcg: Any) -> None:
    """A card without that element on my side spoils it; one on the other side does not."""
    text = "《0》: Gain 《C》. You can only use this ability if you only control Water Characters."
    for element, side, holds in (("water", "your field", True), ("fire", "your field", False), ("fire", "opponent's field", True)):
        game = fftcg.game(your_hand=0)
        well = game.backup("Well", text=text, elements=["water"])
        game.forward("Other", on=side, elements=[element])
        assert game.can("use", well) == holds


def test_unless(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    shy = game.forward("Shy", text="Shy cannot attack unless you control 2 or more Backups.")
    game.backup("One")
    bold = game.forward("Bold")
    to_attack(game)
    assert not game.can("attack", shy) and game.can("attack", bold)


def test_if_it_falls_later_in_the_turn(fftcg: Any) -> None:
    """What is to come is waited for; a card that fell without being chosen is none of it."""
    game = fftcg.game(your_hand=0)
    later = "If it is put from the field into the Break Zone this turn, gain 《C》."
    hex_ = game.backup("Hex", text=f"《0》: Choose 1 Forward. Deal it 1000 damage. {later}")
    axe = game.backup("Axe", text="《0》: Choose 1 Forward. Break it.")
    marked = game.forward("Marked", on="opponent's field", power=5000)
    other = game.forward("Other", on="opponent's field", power=5000)
    game.use(hex_, None, marked)
    resolve(game)
    game.use(axe, None, other)
    resolve(game)
    assert crystals(game) == 0
    game.use(axe, None, marked)
    resolve(game)
    assert crystals(game) == 1


def test_that_player_is_whose_phase_it_is() -> None:
    tree = ability("At the beginning of each player's Main Phase 1, that player discards 1 card.")
    acts = [node for node in tree.walk() if node.kind == "Act"]
    assert [node.node("who").text("who") for node in acts] == ["turn"]


@pytest.mark.parametrize(
    "cause",
    ["a Summon or an ability", "your Summons or abilities", "your opponent's Summons or abilities", "an ability", "your ability",
     "Warp", "an ability of a Job Lamplighter", "an ability of Card Name Old Bell"],
)  # fmt: skip
@pytest.mark.parametrize(
    "moved", ["enters the field", "leaves the field", "is put from the field into the Break Zone", "is removed from the game"]
)
def test_every_move_has_every_cause(moved: str, cause: str) -> None:
    now = read(f"When a Forward {moved} due to {cause}, draw 1 card.")
    assert now.failure is None, now.failure.message()
    past = {"enters": "entered", "leaves": "left", "is": "was"}
    was = " ".join(past.get(word, word) for word in moved.split())
    since = read(f"If a Forward you controlled {was} due to {cause} this turn, Mira Vale gains +1000 power.")
    assert since.failure is None, since.failure.message()


def test_a_pair_of_ones_own_is_paid_with(fftcg: Any) -> None:
    """11.6.2.3: the opponent's Backup pays for nothing, and one card is not both."""
    game = fftcg.game(your_hand=0)
    altar = game.monster("Altar", text="Put 1 Forward and 1 Backup into the Break Zone: Gain 《C》.")
    game.backup("Theirs", on="opponent's field")
    lamb = game.forward("Lamb")
    assert not game.can("use", altar)
    game = fftcg.game(your_hand=0)
    altar = game.monster("Altar", text="Put 1 Forward and 1 Backup into the Break Zone: Gain 《C》.")
    lamb, stool = game.forward("Lamb"), game.backup("Stool")
    game.use(altar)
    resolve(game)
    assert (lamb.zone, stool.zone, crystals(game)) == ("Break Zone", "Break Zone", 1)


def test_who_attacked_this_turn_is_found_afterwards(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    judge = game.backup("Judge", text="《0》: Choose 1 Forward that attacked this turn. Break it.")
    scout = game.forward("Scout")
    game.forward("Idler")
    assert not game.can("use", judge)
    attack_with(game, scout)
    while not game.can("use", judge):
        game.choose("done")
    game.use(judge)
    resolve(game)
    assert scout.zone == "Break Zone"


def test_a_card_deals_damage_in_its_own_name(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    drake = game.forward("Drake", text="《0》: Drake deals 2000 damage to all the Forwards opponent controls.", power=6000)
    near, far = (game.forward(name, on="opponent's field", power=5000) for name in ("Near", "Far"))
    game.use(drake)
    resolve(game)
    assert (near.damage, far.damage, drake.damage) == (2000, 2000, 0)


def test_each_summon_of_this_turn_counts_and_no_other_card() -> None:
    tree = ability("Mira Vale gains +1000 power for each Summon you have cast this turn.")
    [tally] = [node for node in tree.walk() if node.kind == "Tally"]
    assert [node.text("type") for node in tally.walk() if node.kind == "Type"] == ["summon"]


def test_the_card_whose_ability_is_used_is_not_what_could_be_cancelled() -> None:
    """ "Its effect" is the ability's: the card is there and was cast long ago, so the line is refused."""
    used = "When a Character opponent controls uses an action ability"
    line = read(f"{used}, put Mira Vale into the Break Zone. If you do so, cancel its effect.")
    assert line.failure is not None and "cancelled" in line.failure.message()
    assert read("When your opponent casts a Summon, cancel its effect.").failure is None
