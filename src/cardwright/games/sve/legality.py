"""What a player may do now. One predicate per action: it answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.costs.payable import payable
from cardwright.effects.declaring import can_choose
from cardwright.effects.number_rules import ruled_number
from cardwright.effects.script import Script
from cardwright.games.sve import terms
from cardwright.games.sve.affording import USUAL, completable
from cardwright.games.sve.attack_legality import MAY, cannot_attack_with
from cardwright.games.sve.costs import play_cost
from cardwright.games.sve.open8 import cannot_grant_rush
from cardwright.games.sve.zones import has_room
from cardwright.kernel import faces
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import ACTS, Ability, Look
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import ATTACK, DONE, END, PLAY, USE, option
from cardwright.kernel.triggers import times_used

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

POINTS: Final = terms.PLAY_POINTS * 2  # where a table keeps the first player's; the other player's come next
COST: Final = terms.COST
PERMANENT: Final = terms.FOLLOWER | terms.AMULET
EVOLVES_USED: Final = terms.EVOLVES_USED * 2
RUSH_GRANTED: Final = terms.RUSH_GRANTED * 2

PLAYED_FROM: Final = [terms.HAND, terms.EX_AREA]  # 8.2.1; a list, which compiled code goes through faster than a tuple

# Options of a main phase, of which there are many: but for the card.
PLAY_IT: Final = option(PLAY)
ATTACK_WITH_IT: Final = option(ATTACK)
END_PHASE: Final = option(END)


def cannot_play(t: Table, player: int, card: Card, quick: bool) -> str:
    """Why this player may not play this card now (8.2.1, 10.6.2)."""
    if (card.zone != terms.HAND and card.zone != terms.EX_AREA) or card.controller != player:
        return "8.2.1"
    play = card.form.play
    if play is None:
        return "6.1.1.2"
    k = t.look(card)
    if quick and not k.keywords & terms.QUICK:
        return "12.3.4"
    return cannot_complete(t, player, card, play, k, has_room(t, terms.FIELD, player))


def cannot_complete(t: Table, player: int, card: Card, play: Ability, k: Look, room: bool) -> str:
    """Why the play of a card can't be completed, so that it may not begin (10.6.2). `room`: is there any on the field?"""
    if k.bans and forbidden_to_play(k.bans, card, player == t.active):
        return "1.3.3"
    if not play.has_optional_costs:
        points = t.numbers[POINTS + player]
        if (k.stats[COST] > points or t.outlook.costs_may_rise or k.may_raise_costs) and play_cost(t, player, card) > points:
            return "10.6.2.5.4"
    if not play.simple:
        script = play.program
        assert isinstance(script, Script)
        c = Context(card.ref(), player, play)
        if not can_choose(t, c, script):
            return "10.6.2.3.3"
        if play.has_optional_costs:
            return MAY if completable(t, player, c, script, USUAL, 0, True) else "10.6.2.5.4"
    return MAY if room or not k.types & PERMANENT else "10.6.2.6"


def lacks_only_room(t: Table, player: int, card: Card) -> bool:
    """10.6.2.6: is it the room on the field, and nothing else, for which the play can't be completed?"""
    play = card.form.play
    if play is None:
        return False
    script = play.program
    assert isinstance(script, Script)
    return completable(t, player, Context(card.ref(), player, play), script, USUAL, 0, False)


def forbidden_to_play(bans: int, card: Card, own_turn: bool) -> bool:
    """1.3.3: does an effect forbid that this card is played (from where it is)?"""
    if bans & terms.CANT_BE_PLAYED or (own_turn and bans & terms.CANT_PLAY_ON_OWN_TURN):
        return True
    if card.zone == terms.HAND:
        return bool(bans & terms.CANT_PLAY_FROM_HAND)
    return bool(bans & terms.PLAYED_FROM_HAND_ONLY) or (card.zone == terms.EX_AREA and bool(bans & terms.CANT_PLAY_FROM_EX))


def cannot_use(t: Table, player: int, card: Card, index: int, quick: bool) -> str:
    """Why this player may not play this activated ability now (8.3, 10.6.2)."""
    if card.controller != player:
        return "8.3.1"
    k = t.look(card)
    if index >= len(k.abilities):
        return "8.3.1"
    a = k.abilities[index]
    return cannot_use_ability(t, player, card, k, a, quick) if a.kind == faces.ACTIVATED else "10.6.1"


def cannot_use_ability(t: Table, player: int, card: Card, k: Look, a: Ability, quick: bool) -> str:
    """Why this player may not play this activated ability of a card of theirs now (8.3, 10.6.2)."""
    if not a.zones >> card.zone & 1:
        return "10.3.5" if a.zones == 1 << terms.FIELD else "10.3.4"
    if quick and not a.flags & faces.QUICK:
        return "12.3.4"
    if a.flags & (terms.EVOLVE_ABILITY | terms.SERVE_ABILITY):
        no = cannot_evolve_again(t, player)
        if no != MAY:
            return no
    return cannot_complete_use(t, player, card, k, a)


def cannot_complete_use(t: Table, player: int, card: Card, k: Look, a: Ability) -> str:
    """Why the play of an activated ability, which could begin otherwise, may not, or can't be completed (10.6.2)."""
    bans = k.bans
    if bans and bans & (terms.CANT_ACT | (terms.CANT_EVOLVE if a.flags & terms.EVOLVE_ABILITY else terms.CANT_ACT_BUT_EVOLVE)):
        return "1.3.3"
    if a.per_turn > 0 and times_used(t, card.ref(), a.number) >= a.per_turn:
        return "10.3.3"
    script = a.program
    assert isinstance(script, Script)
    c = Context(card.ref(), player, a)
    if not script.allowed(t, c):
        return "10.3.3"
    if not payable(t, c, script.cost, 0):
        return "10.6.2.5.4"
    if not can_choose(t, c, script):
        return "10.6.2.3.3"
    return MAY


def cannot_evolve_again(t: Table, player: int) -> str:
    """Why this player may play no evolve or serve ability any more this turn (8.3.2)."""
    if t.numbers[EVOLVES_USED + player] >= ruled_number(t, terms.EVOLVES_ALLOWED, player):
        return "8.3.2"
    return "B:8.5.1" if t.numbers[RUSH_GRANTED + player] > 0 else MAY


def lacks_evolved_card(t: Table, player: int, card: Card, index: int) -> bool:
    """Is it the missing evolved card (12.2.2), and nothing else, for which an evolve ability can't be paid?"""
    a = t.look(card).abilities[index]
    script = a.program
    if not a.flags & terms.EVOLVE_ABILITY or not isinstance(script, Script):
        return False
    c = Context(card.ref(), player, a)
    for part in script.cost:
        if part.clause != "12.2.2" and not part.possible(t, c):
            return False
    return True


def uses(t: Table, player: int, card: Card, k: Look, sorts: int, out: list[int]) -> None:
    """The activated abilities of these sorts that a card of the player's has and that may be played."""
    abilities = k.abilities
    for i in range(len(abilities)):
        a = abilities[i]
        if a.sort & sorts and a.kind == faces.ACTIVATED and a.zones >> card.zone & 1:
            if sorts == terms.QUICK_ACT:
                no = cannot_use_ability(t, player, card, k, a, True)
            else:
                no = cannot_complete_use(t, player, card, k, a)
            if no == MAY:
                out.append(option(USE, card.id, i))


def main_options(t: Table, player: int) -> list[int]:
    """7.3.3: play a card, play an ability, attack, or end the main phase."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    looks = t.outlook.looks
    points = t.numbers[POINTS + player]
    cards = t.cards
    costs_change = t.outlook.costs_change
    costs_may_rise = t.outlook.costs_may_rise
    room = has_room(t, terms.FIELD, player)
    for zone in PLAYED_FROM:
        for id in t.zones[zone * 2 + player]:
            k = looks[id]
            card = cards[id]
            play = card.form.play
            if play is None or (k.stats[COST] > points and not (costs_change or k.changes_costs or play.has_optional_costs)):
                continue  # too much, and nothing could change it
            if play.simple and k.stats[COST] <= points and not (
                k.bans or costs_may_rise or k.may_raise_costs or play.has_optional_costs
            ):
                if room or not k.types & PERMANENT:
                    out.append(PLAY_IT | id)
            elif cannot_complete(t, player, card, play, k, room) == MAY:
                out.append(PLAY_IT | id)
    sorts = ACTS | terms.EVOLVE_ACT if cannot_evolve_again(t, player) == MAY else ACTS
    open_8 = t.numbers[terms.OPEN_8 * 2 + player] > 0
    for id in t.zones[terms.FIELD * 2 + player]:
        card = cards[id]
        k = looks[id]
        if k.acts & sorts:
            uses(t, player, card, k, sorts, out)
        if card.turned == 0 and cannot_attack_with(t, card, k) == MAY:
            out.append(ATTACK_WITH_IT | id)
        if open_8 and cannot_grant_rush(t, player, card) == MAY:
            out.append(option(terms.GRANT_RUSH, id))
    for id in t.zones[terms.LEADER_AREA * 2 + player]:
        if looks[id].acts & sorts:
            uses(t, player, cards[id], looks[id], sorts, out)
    if t.working_off_field:
        for id in acting_elsewhere(t, player):
            uses(t, player, cards[id], looks[id], sorts, out)
    if t.refused:
        out = [code for code in out if code not in t.refused]
    out.append(END_PHASE)
    return out


def quick_options(t: Table, player: int) -> list[int]:
    """7.4.5, 8.4.7: play a card with Quick, play an ability with Quick, or do nothing."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    looks = t.outlook.looks
    for zone in PLAYED_FROM:
        for id in t.zones[zone * 2 + player]:
            if looks[id].keywords & terms.QUICK and cannot_play(t, player, t.cards[id], True) == MAY:
                out.append(option(PLAY, id))
    for id in t.zones[terms.FIELD * 2 + player]:
        if looks[id].acts & terms.QUICK_ACT:
            uses(t, player, t.cards[id], looks[id], terms.QUICK_ACT, out)
    if t.working_off_field:
        for id in acting_elsewhere(t, player):
            uses(t, player, t.cards[id], looks[id], terms.QUICK_ACT, out)
    if t.refused:
        out = [code for code in out if code not in t.refused]
    out.append(option(DONE))
    return out


def acting_elsewhere(t: Table, player: int) -> list[int]:
    """The player's cards whose activated abilities work off the field, where they are now (10.3.4)."""
    out: list[int] = []
    for id in t.working_off_field:
        card = t.cards[id]
        if card.controller == player and card.form.act_zones >> card.zone & 1 and card.zone != terms.LEADER_AREA:
            if t.trace is not None:
                t.cite("10.3.4")
            out.append(id)
    return out
