"""What one observer may know: one function, used for players, spectators, logs and machine learning alike.

A view is plain data. Cards are named by their key, which changes whenever a card enters a hidden zone, so nobody can follow a
card through a deck or a hand. A hidden card is shown as its key alone (in an ordered hidden zone: not even that, only a number).
docs/view.md describes every field.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.kernel import options as o
from cardwright.kernel import pool
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import OUTCOME
from cardwright.kernel.logbook import EVERYTHING, name_on
from cardwright.kernel.ruleset import named_by
from cardwright.kernel.zones import NOBODY, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Pending, Stacked
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


def may_see(t: Table, c: Card, observer: int) -> bool:
    """May the observer read this card now?"""
    kind = t.rules.zones[c.zone]
    if t.trace is not None:
        for clause in kind.clauses:
            t.cite(clause)
        if c.back is not None and kind.sight != PUBLIC:
            t.cite("@hidden_faces")
    return observer == EVERYTHING or t.rules.may_see(t, c, observer)


def sees(t: Table, c: Card, observer: int) -> bool:
    """The same of a card that may be nowhere."""
    return c.zone >= 0 and may_see(t, c, observer)


# -- cards
def card_view(t: Table, c: Card, observer: int, fights: list[tuple[list[int], int, int]] | None = None) -> dict[str, Any]:
    """One card as the observer sees it. `fights`: who fights whom, where that is known already."""
    if not may_see(t, c, observer):
        return {"key": c.key}
    k = t.look(c)
    out: dict[str, Any] = {"key": c.key, "name": name_on(c), "owner": c.owner, "id": c.form.record_id}
    out.update(t.rules.card_details(t, c, k))
    if c.back is not None and "other side" in out and not t.rules.may_see_back(t, c, observer):
        del out["other side"]
    if k is not c.form.look or c.damage:
        printed = changed_numbers(t.rules.printed_details(t, c), out)
        if printed:
            out["printed"] = printed
    if c.turned:
        out["turned"] = c.turned
    if c.facedown:
        out["facedown"] = True
    if c.damage:
        out["damage"] = c.damage
    if c.counters:
        xs = c.counters
        out["counters"] = {t.library.counters[xs[i]]: xs[i + 1] for i in range(0, len(xs), 2)}
    marks = marks_of(t, c, observer, fights_now(t) if fights is None else fights)
    if marks:
        out["marks"] = marks
    carrier = t.rules.carrier(t, c)
    if carrier is not None:
        out["on"] = carrier.key
    return out


def changed_numbers(printed: dict[str, Any], now: dict[str, Any]) -> dict[str, int]:
    """The printed numbers of a card that are something else now."""
    return {
        name: value for name, value in printed.items()
        if isinstance(value, int) and not isinstance(value, bool) and name in now and now[name] != value
    }


def fights_now(t: Table) -> list[tuple[list[int], int, int]]:
    """Attackers, what they attack and what blocks them, wherever somebody fights."""
    out: list[tuple[list[int], int, int]] = []
    for frame in t.stack:
        fight = frame.fight()
        if fight[0] or fight[1] >= 0 or fight[2] >= 0:
            out.append(fight)
    return out


def marks_of(t: Table, c: Card, observer: int, fights: list[tuple[list[int], int, int]]) -> list[str]:
    """What is true of a card for the moment: attacking, attacked, blocking, chosen; and what the game adds."""
    out: list[str] = []
    ref = c.ref()
    for attackers, target, blocker in fights:
        if ref in attackers:
            out.append("attacking")
        if ref == target:
            out.append("attacked")
        if ref == blocker:
            out.append("blocking")
    out.extend(t.rules.marks(t, c))
    ask = t.decision()
    if ask is not None and ask.player == observer and ref in ask.chosen:
        out.append("chosen")
    return list(dict.fromkeys(out))  # each of them once


def zone_view(
    t: Table, kind: int, player: int, observer: int, fights: list[tuple[list[int], int, int]] | None = None
) -> dict[str, Any]:
    """A zone: how many cards (which everybody may know), and those that the observer may see or tell apart."""
    zone = t.rules.zones[kind]
    ids = t.zone(kind, player)
    out: dict[str, Any] = {"count": len(ids)}
    t.cite("@zone_counts")
    if zone.sight == NOBODY:
        # Only cards that someone was shown, by their place from the top.
        known: dict[str, Any] = {}
        for i in range(len(ids)):
            c = t.cards[ids[i]]
            if may_see(t, c, observer):
                known[str(len(ids) - 1 - i)] = card_view(t, c, observer, fights)
        out["known"] = known
        return out
    cards = [t.cards[id] for id in ids]
    if not zone.ordered:
        cards.sort(key=lambda c: c.key)
    out["cards"] = [card_view(t, c, observer, fights) for c in cards]
    return out


# -- the table
def view(t: Table, observer: int) -> dict[str, Any]:
    """Everything that the observer may know, as plain data (player 0 or 1, SPECTATOR, or EVERYTHING)."""
    players = []
    fights = fights_now(t)
    for p in range(2):
        zones = {}
        for zone in t.rules.zones:
            if not zone.shared and not t.rules.off_the_table(zone.number):
                zones[zone.name] = zone_view(t, zone.number, p, observer, fights)
        player: dict[str, Any] = {"numbers": t.rules.shown_numbers(t, p), "zones": zones}
        if t.rules.pool_names:
            player["pool"] = [t.rules.pool_names[pool.kind_of(x)] for x in t.pool if pool.player_of(x) == p]
        players.append(player)
    shared = {z.name: zone_view(t, z.number, 0, observer, fights) for z in t.rules.zones if z.shared}
    out: dict[str, Any] = {
        "game": t.rules.code, "observer": observer, "turn": t.turn, "active": t.active, "winner": t.winner,
        "now": now_view(t, observer), "players": players, "shared": shared,
        "pending": [pending_view(t, p, observer) for p in t.pending if p.controller == observer or t.rules.announced(t, p)],
    }
    if t.rules.stack_zone >= 0:
        out["stack"] = [stacked_view(t, s, observer) for s in t.stacked]
    ask = t.decision()
    if ask is not None:
        out["decision"] = asked_view(t, ask, observer)
    if t.winner >= 0:
        out["outcome"] = outcome_view(t)
    return out


def now_view(t: Table, observer: int) -> dict[str, Any]:
    """Where the game is: phase and step, the place in the rulebook, who has priority, and who fights whom."""
    where = t.where().split(" > ") if t.winner < 0 else []
    ask = t.decision()
    if ask is not None and t.rules.questions[ask.kind].silent and observer not in (ask.player, EVERYTHING):
        del where[2:]  # the clause that asks would tell others what the player holds
    outer = [part for at in where for part in at.split(", ")]
    out: dict[str, Any] = {
        "phase": t.rules.phase_now(t, outer), "step": named_by(t.rules.steps, outer[::-1]), "where": where, "priority": None,
        "passed": [False, False], "battle": None,
    }
    for frame in t.stack:
        holder, passed = frame.priority()
        if holder >= 0:
            out["priority"] = holder
            out["passed"] = [passed > int(p == holder) for p in range(2)]
        attackers, target, blocker = frame.fight()
        found = [t.at(ref) for ref in attackers if ref >= 0]
        if found:
            fight: dict[str, Any] = {"attackers": [c.key for c in found if c is not None]}
            for name, ref in (("target", target), ("blocker", blocker)):
                c = t.at(ref) if ref >= 0 else None
                fight[name] = None if c is None else c.key
            out["battle"] = fight
    return out


def outcome_view(t: Table) -> dict[str, Any]:
    """How the game ended: who won (2: nobody), who lost, and by which clause."""
    lost = [e for e in t.history if e.kind == OUTCOME]
    clause = lost[-1].clause if lost else ""
    source = lost[-1].source if lost else -1
    out: dict[str, Any] = {"winner": t.winner, "clause": clause}
    if source >= 0:
        out["source"] = name_on(t.cards[id_of(source)])
    return out


def pending_view(t: Table, p: Pending, observer: int) -> dict[str, Any]:
    """An ability that waits: its text only for those who may see the card that has it."""
    out: dict[str, Any] = {"player": p.controller, "source": key_of(t, p.source)}
    if may_see(t, t.cards[id_of(p.source)], observer) or t.at(p.source) is None:
        c = t.cards[id_of(p.source)]
        out["text"] = p.ability.text
        out["name"] = name_on(c)
        out["id"] = c.form.record_id
    return out


def stacked_view(t: Table, s: Stacked, observer: int) -> dict[str, Any]:
    """Something on the stack: everybody may know what it is, whose, and what was chosen for it; the lowest comes first."""
    c = s.context
    source = t.at(c.source)
    was = t.last_known(c.source)
    out: dict[str, Any] = {"key": t.cards[s.id()].key, "player": c.controller, "text": c.ability.text}
    if source is not None and may_see(t, source, observer):
        out["source"] = source.key
        out["name"] = source.form.name
    elif was is not None and was.look.names:
        out["name"] = was.look.names[0]
    program = c.ability.program
    chosen = [] if program is None else [t.at(ref) for ref in program.chosen(c)]
    out["chosen"] = [card.key for card in chosen if card is not None and may_see(t, card, observer)]
    if c.modes:
        out["modes"] = list(c.modes)
    if c.numbers and c.numbers[0] != 0:
        out["x"] = c.numbers[0]
    return out


def key_of(t: Table, ref: int) -> int:
    """The key that views use for a card; -1 for none."""
    return -1 if ref < 0 else t.cards[id_of(ref)].key


# -- decisions
def asked_view(t: Table, ask: Ask, observer: int) -> dict[str, Any]:
    """What is to be decided: all of it for whoever decides; for others who decides, and about what kind of thing unless that tells
    what is hidden."""
    q = t.rules.questions[ask.kind]
    out: dict[str, Any] = {"id": t.turn << 16 | len(t.trail), "player": ask.player}
    mine = observer in (ask.player, EVERYTHING)
    if q.silent and not mine:
        return out
    out.update({"kind": q.name, "form": q.form, "clause": ask.clause})
    if not mine:
        return out
    out["options"] = [option_view(t, code) for code in ask.options]
    out.update(how_many(ask, q.form))
    out["chosen"] = [key_of(t, ref) for ref in ask.chosen]
    if ask.about >= 0:
        out["about"] = key_of(t, ask.about)
    if ask.ability >= 0:
        out["text"] = t.library.abilities[ask.ability].text
    return out


UNLIMITED: Final = 1000  # so many choices, or more, mean as many as one likes


def how_many(ask: Ask, form: str) -> dict[str, Any]:
    """How many choices have been made, how many must be and may be (None: as many as one likes)."""
    if form == "act":
        return {"so_far": 0, "least": 1, "most": 1}
    most = ask.most if ask.most < UNLIMITED else None
    least = ask.least
    if least < 0:
        least = ask.so_far if most is None or o.option(o.DONE) in ask.options else most
    return {"so_far": ask.so_far, "least": least, "most": most}


def option_view(t: Table, code: int) -> dict[str, Any]:
    """An option for the player who decides: the verb's name, and what it is about: a card by its key, a place, a number."""
    verb = o.verb_of(code)
    name = o.VERB_NAMES[verb] if verb < len(o.VERB_NAMES) else t.rules.verb_name(verb)
    out: dict[str, Any] = {"do": name}
    value = o.value_of(code)
    if t.rules.names_a_card(verb):
        out["card"] = t.cards[value].key
        if verb in (o.USE, o.PLAY):
            out["ability" if verb == o.USE else "way"] = o.extra_of(code)
    elif verb == o.PENDING:
        out["value"] = value
        out["card"] = key_of(t, t.pending[value].source)
    elif verb in (o.PLAYER, o.NUMBER, o.NUMBERS, o.MODE, o.REPLACE):
        out["value"] = value
        if verb == o.NUMBERS:
            out["last"] = value + o.extra_of(code) - 1
    if verb >= o.FIRST_OWN_VERB:
        out.update(t.rules.option_details(t, code))
    return out
