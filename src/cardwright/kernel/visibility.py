"""What one observer may know: one function, used for players, spectators, logs and machine learning alike.

A view is plain data. Cards are named by their key, which changes whenever a card enters a hidden zone, so nobody can follow a
card through a deck or a hand. A hidden card is shown as its key alone (in an ordered hidden zone: not even that, only a number).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.kernel import options as o
from cardwright.kernel import pool
from cardwright.kernel.cards import id_of
from cardwright.kernel.zones import NOBODY, PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Pending, Stacked
    from cardwright.kernel.table import Table

SPECTATOR: Final = -1


def may_see(t: Table, c: Card, observer: int) -> bool:
    """May the observer read this card now?"""
    kind = t.rules.zones[c.zone]
    if t.trace is not None:
        for clause in kind.clauses:
            t.cite(clause)
        if c.back is not None and kind.sight != PUBLIC:
            t.cite("@hidden_faces")
    return t.rules.may_see(t, c, observer)


def card_view(t: Table, c: Card, observer: int) -> dict[str, Any]:
    """One card as the observer sees it."""
    if not may_see(t, c, observer):
        return {"key": c.key}
    k = t.look(c)
    out: dict[str, Any] = {"key": c.key, "name": c.form.name, "owner": c.owner, "id": c.form.record_id}
    out.update(t.rules.card_details(t, c, k))
    if c.back is not None and "other side" in out and not t.rules.may_see_back(t, c, observer):
        del out["other side"]
    if c.turned:
        out["turned"] = c.turned
    if c.facedown:
        out["facedown"] = True
    if c.damage:
        out["damage"] = c.damage
    if c.counters:
        xs = c.counters
        out["counters"] = {t.library.counters[xs[i]]: xs[i + 1] for i in range(0, len(xs), 2)}
    return out


def zone_view(t: Table, kind: int, player: int, observer: int) -> dict[str, Any]:
    """A zone: how many cards (which everybody may know), and those that the observer may see or tell apart."""
    zone = t.rules.zones[kind]
    ids = t.zone(kind, player)
    out: dict[str, Any] = {"count": len(ids)}
    if t.trace is not None:
        t.cite("@zone_counts")
    if zone.sight == NOBODY:
        # Only cards that someone was shown, by their place from the top.
        shown = {len(ids) - 1 - i: t.cards[ids[i]] for i in range(len(ids))}
        out["known"] = {
            str(place): card_view(t, c, observer) for place, c in shown.items() if observer >= 0 and may_see(t, c, observer)
        }
        return out
    cards = [t.cards[id] for id in ids]
    if not zone.ordered:
        cards.sort(key=lambda c: c.key)
    out["cards"] = [card_view(t, c, observer) for c in cards]
    return out


def view(t: Table, observer: int) -> dict[str, Any]:
    """Everything that the observer may know, as plain data (player 0 or 1, or SPECTATOR)."""
    players = []
    for p in range(2):
        zones = {}
        for zone in t.rules.zones:
            if not zone.shared and not t.rules.off_the_table(zone.number):
                zones[zone.name] = zone_view(t, zone.number, p, observer)
        player: dict[str, Any] = {"numbers": t.rules.shown_numbers(t, p), "zones": zones}
        if t.rules.pool_names:
            player["pool"] = [t.rules.pool_names[pool.kind_of(x)] for x in t.pool if pool.player_of(x) == p]
        players.append(player)
    shared = {z.name: zone_view(t, z.number, 0, observer) for z in t.rules.zones if z.shared}
    out: dict[str, Any] = {
        "game": t.rules.code, "turn": t.turn, "active": t.active, "winner": t.winner, "players": players, "shared": shared,
        "pending": [pending_view(t, p, observer) for p in t.pending if p.controller == observer or t.rules.announced(t, p)],
    }
    if t.rules.stack_zone >= 0:
        out["stack"] = [stacked_view(t, s, observer) for s in t.stacked]
    ask = t.decision()
    if ask is not None:
        decision: dict[str, Any] = {"player": ask.player, "kind": ask.kind, "clause": ask.clause}
        if ask.player == observer:
            decision["options"] = [option_view(t, code) for code in ask.options]
            decision["so_far"] = ask.so_far
            decision["most"] = ask.most
            if ask.about >= 0:
                decision["about"] = key_of(t, ask.about)
            if ask.ability >= 0:
                decision["text"] = t.library.abilities[ask.ability].text
        out["decision"] = decision
    return out


def pending_view(t: Table, p: Pending, observer: int) -> dict[str, Any]:
    """An ability that waits: its text only for those who may see the card that has it."""
    out: dict[str, Any] = {"player": p.controller, "source": key_of(t, p.source)}
    if may_see(t, t.cards[id_of(p.source)], observer) or t.at(p.source) is None:
        out["text"] = p.ability.text
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
        out["modes"] = c.modes[:]
    if c.numbers and c.numbers[0] != 0:
        out["x"] = c.numbers[0]
    return out


def key_of(t: Table, ref: int) -> int:
    """The key that views use for a card; -1 for none."""
    return -1 if ref < 0 else t.cards[id_of(ref)].key


def option_view(t: Table, code: int) -> dict[str, Any]:
    """An option for the player who decides: the verb's name, and the card by its key."""
    verb = o.verb_of(code)
    name = o.VERB_NAMES[verb] if verb < len(o.VERB_NAMES) else t.rules.verb_name(verb)
    out: dict[str, Any] = {"do": name}
    value = o.value_of(code)
    if t.rules.names_a_card(verb):
        out["card"] = t.cards[value].key
        if verb == o.USE:
            out["ability"] = o.extra_of(code)
    elif verb not in (o.DONE, o.YES, o.NO, o.END):
        out["value"] = value
        if verb == o.NUMBERS:
            out["last"] = value + o.extra_of(code) - 1
    return out
