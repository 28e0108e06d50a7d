"""604: the actions of the player with priority, listed and begun."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.games.fow.available_will import Means
from cardwright.games.fow.combat_legality import must_attack
from cardwright.games.fow.legality import (
    MAY,
    cannot_battle,
    cannot_call,
    cannot_judge,
    cannot_lifebreak,
    cannot_play,
    cannot_set,
    cannot_use,
)
from cardwright.games.fow.played_sides import FUTURE, PAST
from cardwright.games.fow.use_costs import out_of_reach
from cardwright.games.fow.will import can_produce
from cardwright.kernel import faces
from cardwright.kernel.cards import Card
from cardwright.kernel.events import PLAYED, STATE
from cardwright.kernel.faces import Look
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import PLAY, USE, extra_of, option, value_of, verb_of
from cardwright.kernel.triggers import STATE_WATCH

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

ANSWERS_TO_WILL: Final = 1 << terms.WILL_EVENT | 1 << STATE | 1 << PLAYED | STATE_WATCH
NEVER: Final = 1 << 20


def priority_options(t: Table, player: int, main: bool, m: Means) -> list[int]:
    """604.1, 604.2: everything that this player may do now, with these means, and to pass."""
    if t.dirty:
        refresh(t)
    out: list[int] = []
    looks = t.outlook.looks
    cards = t.cards
    timing = 0 if main else terms.ANY_TIME
    recovered = terms.WHILE_RECOVERED << timing
    rested = terms.WHILE_RESTED << timing
    out_of_play = terms.OUT_OF_PLAY << timing
    for id in t.zones[terms.HAND * 2 + player]:
        k = looks[id]
        card = cards[id]
        if main or k.keywords & (terms.QUICKCAST | terms.TRIGGER) or card.back is not None:
            plays(t, player, card, k, main, m, out)
        if k.acts & out_of_play:
            uses(t, player, card, main, out_of_play, m, out)
    for id in t.zones[terms.STANDBY * 2 + player]:
        k = looks[id]
        if k.keywords & (terms.TRIGGER | terms.STEALTH) or k.bans & terms.PLAYABLE:
            if cannot_play(t, player, cards[id], PAST, main, m) == MAY:
                out.append(option(PLAY, id))
    said = len(t.effects) > 0 or len(t.working_off_field) > 0  # effects may let certain cards be played from where they are
    if "remnant" in t.library.keywords or t.outlook.changed_zones >> terms.GRAVEYARD & 1 or said:
        for id in t.zones[terms.GRAVEYARD * 2 + player]:
            if looks[id].keywords & terms.REMNANT or looks[id].bans & terms.PLAYABLE:
                plays(t, player, cards[id], looks[id], main, m, out)
    if t.outlook.changed_zones >> terms.REMOVED & 1 or said:
        for id in t.zones[terms.REMOVED * 2 + player]:
            if looks[id].bans & terms.PLAYABLE:
                plays(t, player, cards[id], looks[id], main, m, out)
    for id in t.zones[terms.RUNE_AREA * 2 + player]:
        plays(t, player, cards[id], looks[id], main, m, out)
    for id in t.zones[terms.FIELD * 2 + player]:
        acts = looks[id].acts
        if acts:
            card = cards[id]
            if card.turned:
                if acts & rested:
                    uses(t, player, card, main, rested, m, out)
            elif acts & recovered:
                uses(t, player, card, main, recovered, m, out)
            elif acts & terms.RESTS_FOR_WILL:
                rests_for_will(t, card, looks[id], out)
    for id in t.zones[terms.RULER_AREA * 2 + player]:
        ruler_actions(t, player, cards[id], main, rested if cards[id].turned else recovered, m, out)
    for id in t.working_off_field:
        if looks[id].acts & out_of_play:
            elsewhere(t, player, cards[id], main, out_of_play, m, out)
    if main:
        main_actions(t, player, m, out)
    if t.numbers[terms.VALHALLA * 2 + player] > 0 and cannot_lifebreak(t, player) == MAY:
        out.append(option(terms.LIFEBREAK_ACTION))
    if t.refused:
        out = [code for code in out if code not in t.refused]
    if not main or not must_attack(t, player) or option(terms.BATTLE) not in out:
        out.append(option(terms.PASS))
    elif t.trace is not None:
        t.cite("710.2")
    return out


def plays(t: Table, player: int, card: Card, k: Look, main: bool, m: Means, out: list[int]) -> None:
    """The ways in which a card may be played: either side of a double-sided one (1117.2)."""
    play = card.form.play
    if play is None:
        return
    if k.stats[terms.TOTAL_COST] <= m.most or k.changes_costs or t.outlook.costs_change or play.has_optional_costs or t.dirty:
        if cannot_play(t, player, card, PAST, main, m) == MAY:
            out.append(option(PLAY, card.id, PAST))
    if card.back is not None and cannot_play(t, player, card, FUTURE, main, m) == MAY:
        out.append(option(PLAY, card.id, FUTURE))


def uses(t: Table, player: int, card: Card, main: bool, when: int, m: Means, out: list[int]) -> None:
    """604.1a: the activate abilities of a card that may be played. `when`: the bit of their sort that says so."""
    abilities = t.outlook.looks[card.id].abilities
    for i in range(len(abilities)):
        a = abilities[i]
        if a.kind != faces.ACTIVATED or not a.zones >> card.zone & 1:
            continue
        if a.simple:
            if can_produce(t, card):
                out.append(option(USE, card.id, i))
        elif a.sort & when and not out_of_reach(t, card, a, m) and cannot_use(t, player, card, i, main, m) == MAY:
            out.append(option(USE, card.id, i))


def rests_for_will(t: Table, card: Card, k: Look, out: list[int]) -> None:
    """As `uses`, where only will abilities which rest the card count: nearly every magic stone."""
    if not can_produce(t, card):
        return
    for i in range(len(k.abilities)):
        if k.abilities[i].simple:
            out.append(option(USE, card.id, i))


def ruler_actions(t: Table, player: int, card: Card, main: bool, when: int, m: Means, out: list[int]) -> None:
    """What a ruler in its area is good for: abilities (902.1b), judgment (705.1), calling a magic stone (709.1)."""
    k = t.outlook.looks[card.id]
    if k.acts & (when | terms.RESTS_FOR_WILL):
        uses(t, player, card, main, when, m, out)
    if main and k.keywords & terms.JUDGMENT:
        for i in range(len(k.abilities)):
            if k.abilities[i].flags & terms.JUDGMENT_ABILITY and cannot_judge(t, player, card, i, main, m) == MAY:
                out.append(option(terms.JUDGE, card.id, i))
    if main and not card.turned and cannot_call(t, player, card, main) == MAY:
        out.append(option(terms.CALL_STONE, card.id))


def elsewhere(t: Table, player: int, card: Card, main: bool, when: int, m: Means, out: list[int]) -> None:
    """902.2, 1119.2a: abilities that work in the removed area, the graveyard or the standby area."""
    if card.controller == player and (card.zone == terms.REMOVED or card.zone == terms.GRAVEYARD or card.zone == terms.STANDBY):
        if card.form.act_zones >> card.zone & 1:
            t.cite("902.2")
            uses(t, player, card, main, when, m, out)


def main_actions(t: Table, player: int, m: Means, out: list[int]) -> None:
    """604.2: at main timing only."""
    for id in t.zones[terms.FIELD * 2 + player]:
        if t.outlook.looks[id].types & terms.J_RULER and cannot_call(t, player, t.cards[id], True) == MAY:
            out.append(option(terms.CALL_STONE, id))
    apart = t.outlook.costs_change or m.choosy()  # is the cost of each card a question of its own?
    hand = t.zones[terms.HAND * 2 + player]
    may = False
    for i in range(len(hand)):
        if i == 0 or apart:
            may = cannot_set(t, player, t.cards[hand[i]], True, m) == MAY
        if may:
            out.append(option(terms.SET_STANDBY, hand[i]))
    if cannot_battle(t, player, True) == MAY:
        out.append(option(terms.BATTLE))


def least_cost_at_any_time(library: Library) -> int:
    """The lowest total cost of a card of these decks that can be played at any time: nothing hidden costs less."""
    found = library.notes.get("quickest", -1)
    if found < 0:
        found = NEVER
        for face in library.faces:
            play = face.play
            waits = play is not None and play.trigger is not None and not play.trigger.watches & STATE_WATCH
            if play is not None and not waits and face.look.keywords & (terms.QUICKCAST | terms.TRIGGER):
                cost = 0 if play.has_optional_costs or face.look.changes_costs else face.look.stats[terms.TOTAL_COST]
                found = cost if cost < found else found
            for a in face.look.abilities:
                if a.flags & terms.INHERITANCE_ABILITY:
                    found = 0
        library.notes["quickest"] = found
    return found


def nothing_to_do(t: Table, player: int, options: list[int], m: Means) -> bool:
    """On public grounds, could this player do nothing but pass? Only then may the question be left out: otherwise the other
    player would learn something about hidden cards."""
    if t.zones[terms.STANDBY * 2 + player]:
        return False
    secrets = t.zones[terms.HAND * 2 + player] or t.zones[terms.RUNE_AREA * 2 + player]
    if secrets and (t.outlook.costs_change or m.most >= least_cost_at_any_time(t.library)):
        return False
    return len(options) == 1 or only_will(t, options)


def only_will(t: Table, options: list[int]) -> bool:
    """Are these will abilities that nothing takes notice of? Without something to pay for, nobody plays them."""
    if t.watching(ANSWERS_TO_WILL) or t.outlook.replaced_events & ANSWERS_TO_WILL or t.delayed:
        return False
    for code in options:
        verb = verb_of(code)
        if verb == USE:
            a = t.outlook.looks[value_of(code)].abilities[extra_of(code)]
            if not a.flags & terms.WILL_ABILITY:
                return False
        elif verb != terms.PASS:
            return False
    return True
