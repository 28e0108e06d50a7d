"""What a player may do now. One predicate per action: it answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cardwright.effects.costs.payable import payable
from cardwright.effects.script import Script
from cardwright.games.weiss import terms
from cardwright.games.weiss.positions import facing, on_center_stage
from cardwright.games.weiss.stock_costs import play_cost
from cardwright.games.weiss.terms import CANT_MOVE, POSITION_BITS
from cardwright.kernel import faces
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import ATTACK, CARD, DONE, END, PLAY, USE, option
from cardwright.kernel.triggers import times_used

if TYPE_CHECKING:
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table

MAY: Final = ""
# Options but for the number of their card.
TO_PLAY: Final = option(PLAY)
TO_ATTACK: Final = option(ATTACK)
A_CARD: Final = option(CARD)
NOTHING: Final = option(DONE)

# Where the first player's list of a zone is; the second player's is the next.
STAGE: Final = terms.STAGE * 2
HAND: Final = terms.HAND * 2
LEVEL: Final = terms.LEVEL * 2
CLOCK: Final = terms.CLOCK * 2
STOCK: Final = terms.STOCK * 2

# When something is played.
IN_MAIN: Final = 0  # 6.5.1.2
IN_CLIMAX: Final = 1  # 6.6.1.2
IN_COUNTER: Final = 2  # 7.4.1.2
WRONG_TIME: Final = ("6.5.1.2", "6.6.1.2.1", "7.4.1.2.1")
PLAYED_IN_MAIN: Final = terms.CHARACTER | terms.EVENT
ALLOWED_TYPES: Final = (PLAYED_IN_MAIN, terms.CLIMAX, terms.EVENT)


def colours_of(t: Table, player: int) -> int:
    """8.6.2.1.1: the colours among the cards in a player's level and clock (a face-down card has none: 3.9.2.2.1)."""
    looks = t.outlook.looks
    bits = 0
    for id in t.zones[LEVEL + player]:
        bits |= looks[id].colours
    for id in t.zones[CLOCK + player]:
        bits |= looks[id].colours
    return bits


def cannot_play(t: Table, player: int, card: Card, when: int, colours: int) -> str:
    """Why this player may not play this card now (6.5.1.2, 6.6.1.2, 7.4.1.2, 8.6.2). `colours`: those of level and clock."""
    if card.zone != terms.HAND or card.controller != player:
        return "8.6.2.1"
    k = t.outlook.looks[card.id]
    if not k.types & ALLOWED_TYPES[when]:
        return WRONG_TIME[when]
    if when == IN_COUNTER and not k.subtypes & terms.COUNTER_ICON:
        return "7.4.1.2.1"
    return requirement_unmet(t, player, card, k, colours)


def requirement_unmet(t: Table, player: int, card: Card, k: Look, colours: int) -> str:
    """What keeps a player from playing a card of their hand, were it the time for it (8.6.2.1, 8.6.2.3)."""
    bans = k.bans
    stats = k.stats
    if bans & terms.CANT_BE_PLAYED:
        return "1.3.4"
    climax = k.types & terms.CLIMAX
    level = stats[terms.LEVEL_STAT]
    if not climax and level > len(t.zones[LEVEL + player]):
        return "8.6.2.1.2"
    if (level > 0 or climax) and not k.colours & colours and not bans & terms.IGNORES_COLOUR:
        return "8.6.2.1.1"
    if climax:
        return MAY
    cost = stats[terms.COST] if not (t.outlook.costs_change or k.changes_costs) else play_cost(t, player, card)
    if cost > len(t.zones[STOCK + player]):
        return "8.6.2.3.2"
    return MAY


def cannot_use(t: Table, player: int, card: Card, index: int, when: int) -> str:
    """Why this player may not play this activated ability now (6.5.1.2.3, 7.4.1.2.1, 8.6.2)."""
    if card.controller != player:
        return "6.5.1.2.3"
    k = t.outlook.looks[card.id]
    if index >= len(k.abilities):
        return "6.5.1.2.3"
    a = k.abilities[index]
    if a.kind != faces.ACTIVATED:
        return "8.1.1.1"
    if not a.zones >> card.zone & 1:
        return "2.12.2"
    if (a.flags & terms.COUNTER != 0) != (when == IN_COUNTER):
        return "10.5.2" if a.flags & terms.BACKUP else WRONG_TIME[when]
    if k.bans & terms.CANT_ACT or (a.flags & terms.BACKUP and k.bans & terms.NO_BACKUP):
        return "1.3.4"
    if a.per_turn > 0 and times_used(t, card.ref(), a.number) >= a.per_turn:
        return "8.3.2"
    script = a.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, a)
    if not script.allowed(t, c):
        return "10.5.2" if a.flags & terms.BACKUP else "8.3.2"
    if not payable(t, c, script.cost, 0):
        return "8.6.2.3.2"
    return MAY


def add_uses(t: Table, player: int, when: int, options: list[int]) -> None:
    """The activated abilities that may be played, of characters on the stage and of cards whose abilities work elsewhere."""
    looks = t.outlook.looks
    sort = terms.COUNTER_ACT if when == IN_COUNTER else terms.MAIN_ACT
    for id in t.zones[STAGE + player]:
        if looks[id].acts & sort:
            add_uses_of(t, player, t.cards[id], when, options)
    for id in t.working_off_field:
        if looks[id].acts & sort and t.cards[id].controller == player:
            add_uses_of(t, player, t.cards[id], when, options)


def add_uses_of(t: Table, player: int, card: Card, when: int, options: list[int]) -> None:
    abilities = t.outlook.looks[card.id].abilities
    for i in range(len(abilities)):
        if abilities[i].kind == faces.ACTIVATED and cannot_use(t, player, card, i, when) == MAY:
            code = option(USE, card.id, i)
            if code not in t.refused:
                options.append(code)


def main_options(t: Table, player: int, seen: list[int]) -> list[int]:
    """6.5.1.2: all that the turn player may do in the main phase. `seen`: arrangements of the stage that lead nowhere new."""
    options = plays_and_uses(t, player)
    add_swaps(t, player, seen, options)
    options.append(option(END))
    return options


def plays_and_uses(t: Table, player: int) -> list[int]:
    """6.5.1.2.1 to 6.5.1.2.3: the cards and abilities that the turn player may play in the main phase."""
    if t.dirty:
        refresh(t)
    options: list[int] = []
    looks = t.outlook.looks
    colours = -1
    level = len(t.zones[LEVEL + player])
    for id in t.zones[HAND + player]:
        k = looks[id]
        if not k.types & PLAYED_IN_MAIN or k.stats[terms.LEVEL_STAT] > level:
            continue  # a quick look at what most often forbids it
        if colours < 0:
            colours = colours_of(t, player)
        if requirement_unmet(t, player, t.cards[id], k, colours) == MAY:
            code = TO_PLAY + id
            if not t.refused or code not in t.refused:
                options.append(code)
    add_uses(t, player, IN_MAIN, options)
    return options


# -- moving characters (6.5.1.2.4)
SLOT_BITS: Final = 10
SLOT: Final = (1 << SLOT_BITS) - 1
SWAP_WITH: Final = [option(terms.SWAP, 0, position) for position in range(6)]
PAIRS: Final = [(p, q) for p in range(1, 6) for q in range(p + 1, 6)]
# Which of these pairs (bits) have a position among them; by two positions (bits), which pair they are: none for other numbers.
PAIRS_WITH: Final = [sum(1 << i for i, pair in enumerate(PAIRS) if position in pair) for position in range(6)]
PAIR_OF: Final = [sum(1 << i for i, (p, q) in enumerate(PAIRS) if places == 1 << p | 1 << q) for places in range(64)]


def exchanges_of(occupied: int) -> list[tuple[int, int, int]]:
    """The exchanges of two positions with a character on one of them: which pair it is (a bit), the position of that character (the
    first, if both have one), and the option less the number of the character plus one."""
    out: list[tuple[int, int, int]] = []
    for i, (p, q) in enumerate(PAIRS):
        if occupied >> p & 1:
            out.append((1 << i, p, SWAP_WITH[q] - 1))
        elif occupied >> q & 1:
            out.append((1 << i, q, SWAP_WITH[p] - 1))
    return out


EXCHANGES: Final = [exchanges_of(occupied) for occupied in range(64)]  # by the positions with a character (bits)


def exchanged(now: i64, before: i64) -> int:
    """The pair of positions (a bit) whose exchange makes one arrangement of the other; 0 if none does."""
    differ: i64 = now ^ before
    places: i64 = 0
    change: i64 = 0
    both: i64 = 0  # the changes of the two, and the cards that lie there now, each as one number
    lying: i64 = 0
    position: i64 = 1
    while position < 6:
        here: i64 = differ >> SLOT_BITS * position & SLOT
        if here:
            places |= 1 << position
            change = here
            both ^= here
            lying ^= now >> SLOT_BITS * position & SLOT
        position += 1
    return PAIR_OF[places] if both == 0 and change == lying else 0


def stage_by_position(t: Table, player: int) -> list[int]:
    """By position, the number of the character there plus one; 0 for none."""
    out = [0, 0, 0, 0, 0, 0]
    for id in t.zones[STAGE + player]:
        out[t.cards[id].marks & terms.POSITION_BITS] = id + 1
    return out


def arrangement(at: list[int]) -> int:
    """Which character is where, as one number."""
    return at[1] << SLOT_BITS | at[2] << SLOT_BITS * 2 | at[3] << SLOT_BITS * 3 | at[4] << SLOT_BITS * 4 | at[5] << SLOT_BITS * 5


def add_swaps(t: Table, player: int, seen: list[int], options: list[int]) -> None:
    """6.5.1.2.4, 11.1.1.2: two positions exchange their cards, unless that only leads back to where this play timing has been."""
    cards = t.cards
    looks = t.outlook.looks
    at = [0, 0, 0, 0, 0, 0]
    occupied = 0
    now = 0
    closed = 0  # pairs of positions (bits) that may not be exchanged
    for id in t.zones[STAGE + player]:
        position = cards[id].marks & POSITION_BITS
        at[position] = id + 1
        occupied |= 1 << position
        now |= id + 1 << SLOT_BITS * position
        if looks[id].bans & CANT_MOVE:
            closed |= PAIRS_WITH[position]
    for before in seen:
        closed |= exchanged(now, before)
    for pair, here, code in EXCHANGES[occupied]:
        if not closed & pair:
            options.append(code + at[here])


def cannot_swap(t: Table, player: int, card: Card, position: int, seen: list[int]) -> str:
    """Why this character may not take the place of another position now."""
    if card.zone != terms.STAGE or card.controller != player or not 1 <= position <= terms.POSITION_COUNT:
        return "6.5.1.2.4"
    at = stage_by_position(t, player)
    here = card.marks & terms.POSITION_BITS
    if here == position:
        return "6.5.1.2.4"
    other = at[position]
    if t.look(card).bans & terms.CANT_MOVE or (other > 0 and t.look(t.cards[other - 1]).bans & terms.CANT_MOVE):
        return "1.3.4"
    at[here] = other
    at[position] = card.id + 1
    return "11.1.1.2" if arrangement(at) in seen else MAY


# -- the other windows
def climax_options(t: Table, player: int) -> list[int]:
    """6.6.1.2.1: the climaxes that the turn player may play."""
    if t.dirty:
        refresh(t)
    options: list[int] = []
    colours = colours_of(t, player)
    for id in t.zones[HAND + player]:
        if t.outlook.looks[id].types & terms.CLIMAX and cannot_play(t, player, t.cards[id], IN_CLIMAX, colours) == MAY:
            options.append(TO_PLAY + id)
    options.append(NOTHING)
    return options


def counter_options(t: Table, player: int) -> list[int]:
    """7.4.1.2.1: events and abilities with a counter icon that the non-turn player may play."""
    if t.dirty:
        refresh(t)
    options: list[int] = []
    colours = -1
    for id in t.zones[HAND + player]:
        if t.outlook.looks[id].subtypes & terms.COUNTER_ICON and t.outlook.looks[id].types & terms.EVENT:
            if colours < 0:
                colours = colours_of(t, player)
            if cannot_play(t, player, t.cards[id], IN_COUNTER, colours) == MAY:
                options.append(TO_PLAY + id)
    add_uses(t, player, IN_COUNTER, options)
    options.append(NOTHING)
    return options


def clock_options(t: Table, player: int) -> list[int]:
    """6.4.1.2: any card of the hand, or none."""
    options = [A_CARD + id for id in t.zones[HAND + player]]
    options.append(NOTHING)
    return options


# -- attacking (7.2.1.3)
def cannot_attack(t: Table, player: int, card: Card) -> str:
    """Why this player may not choose this character to attack now."""
    if player != t.active or card.controller != player or not on_center_stage(card):
        return "7.1.1"
    if card.turned != terms.STANDING:
        return "7.2.1.3"
    if t.turn == 1 and t.numbers[terms.ATTACKS * 2 + player] > 0:
        return "7.2.1.3.1"
    if t.look(card).bans & terms.CANT_ATTACK or not attack_types(t, card):
        return "1.3.4"
    return MAY


def attack_types(t: Table, card: Card) -> list[int]:
    """7.2.1.4: the types of attack that this character may choose."""
    bans = t.look(card).bans
    if forced_defender(t, card) is not None:
        return [] if bans & terms.CANT_FRONTAL_ATTACK else [terms.FRONTAL]
    opposite = facing(t, card)
    if opposite is None:
        return [] if bans & terms.CANT_DIRECT_ATTACK else [terms.DIRECT]
    against = t.look(opposite).bans
    out: list[int] = []
    if not bans & terms.CANT_FRONTAL_ATTACK and not against & terms.CANT_BE_FRONTAL_ATTACKED:
        out.append(terms.FRONTAL)
    if not bans & terms.CANT_SIDE_ATTACK:
        out.append(terms.SIDE)
    return out


def forced_defender(t: Table, card: Card) -> Card | None:
    """10.6.2: the opponent's character with Great Performance in the middle of the center stage, unless it is reversed."""
    for id in t.zones[terms.STAGE * 2 + 1 - card.controller]:
        if t.outlook.looks[id].keywords & terms.GREAT_PERFORMANCE:
            c = t.cards[id]
            if c.marks & terms.POSITION_BITS == terms.CENTER_MIDDLE and c.turned != terms.REVERSED:
                t.cite("10.6.1, 10.6.2")
                return c
    return None


def attack_options(t: Table, player: int) -> list[int]:
    """7.2.1.3: the characters that may attack, or none."""
    if t.dirty:
        refresh(t)
    options: list[int] = []
    for id in t.zones[STAGE + player]:
        c = t.cards[id]
        if c.turned == terms.STANDING and c.marks & terms.POSITION_BITS <= 3 and cannot_attack(t, player, c) == MAY:
            options.append(TO_ATTACK + id)
    options.append(NOTHING)
    return options
