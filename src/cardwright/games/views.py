"""What a client is sent, as plain data: the rules of a game, the decision, what happened. (`kernel.visibility` gives the table.)

All of it is made for one observer and tells nothing that they may not know. docs/view.md describes every field.
"""
from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from cardwright.games import layout
from cardwright.games.entry import GameEntry
from cardwright.games.naming import capital, card_name, who, whose
from cardwright.games.registry import game_named
from cardwright.kernel import events as ev
from cardwright.kernel import options as o
from cardwright.kernel.asking import CHOOSE_MODE, WHICH_PENDING
from cardwright.kernel.cards import id_of
from cardwright.kernel.logbook import Known, among
from cardwright.kernel.visibility import asked_view, card_view, now_view, outcome_view, sees, stacked_view, view
from cardwright.kernel.visibility import zone_view as zone_view  # for whoever wants one zone alone

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Pending
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.logbook import Entry
    from cardwright.kernel.table import Table

Data = dict[str, Any]
CAUSES = ("rule", "effect", "cost", "combat")


def rules_view(game: GameEntry) -> Data:
    """What a client must know of a game before it shows a table of it."""
    return layout.rules_view(game.rules(), game.layout())


def table_view(t: Table, observer: int, seen: Data | None = None) -> Data:
    """The table with its decision and its outcome in words. `seen`: a glimpse that this observer has had of it already."""
    out = view(t, observer)
    out["decision"] = decision_view(t, observer) if seen is None else seen["decision"]
    out["outcome"] = outcome(t, observer)
    return out


def glimpse(t: Table, observer: int) -> Data:
    """As much of the table as tells what is asked and when, without its cards: a small part of the work of a whole view."""
    out = {"turn": t.turn, "active": t.active, "now": now_view(t, observer), "decision": decision_view(t, observer)}
    if t.rules.stack_zone >= 0:
        out["stack"] = [stacked_view(t, s, observer) for s in t.stacked]
    return out


def outcome(t: Table, observer: int) -> Data | None:
    """How the game ended, and why."""
    if t.winner < 0:
        return None
    out = outcome_view(t)
    game = game_named(t.rules.code)
    endings = game.wording.endings
    told = [ended(t, endings[one], observer) for one in out["clause"].split(", ") if one in endings]
    out["why"] = " ".join(told or [cited["says"] for cited in clauses_view(game, out["clause"])])
    return out


def ended(t: Table, text: str, observer: int) -> str:
    """How somebody has lost, as it is told to an observer: "You have no life left."."""
    if t.winner > 1:  # nobody has won
        lost, has, its, their = "Both players", "have", "Both players'", "their"
    else:
        loser = 1 - t.winner
        lost, its = who(t, loser, observer), whose(t, loser, observer)
        has, their = ("have", "your") if loser == observer else ("has", "their")
    return text.format(who=capital(lost), has=has, whose=capital(its), their=their)


def clauses_view(game: GameEntry, clause: str) -> list[Data]:
    """Each clause that is cited, with what it says."""
    return [{"clause": one, "says": game.sentence(one)} for one in clause.split(", ") if one]


# -- decisions
def decision_view(t: Table, observer: int) -> Data | None:
    """What is to be decided: all of it for whoever decides; for others who decides, and about what kind of thing unless that tells
    what is hidden. Nothing when the game is over."""
    ask = t.decision()
    if ask is None:
        return None
    game = game_named(t.rules.code)
    out = asked_view(t, ask, observer)
    out["question"] = game.question_text(t, ask, observer)
    if "kind" not in out:
        return out
    out["clauses"] = clauses_view(game, str(out.pop("clause")))
    if "options" not in out:
        return out
    options = [option_view(game, t, ask, i, out["options"][i], observer) for i in range(len(ask.options))]
    group_alike(t, ask, options, observer)
    out["options"] = options
    out["default"] = default_of(ask, options, str(out["form"]))
    out["refused"] = refused_modes(ask, options)
    return out


def refused_modes(ask: Ask, options: list[Data]) -> list[Data]:
    """What a text lists beside the options and can't be chosen now, with why: shown grey, so that nobody looks for it in vain."""
    if ask.kind != CHOOSE_MODE:
        return []
    open_ones = {option.get("value") for option in options if option["do"] == "mode"}
    why = "It was chosen already, or there is nothing to choose for it." if ask.so_far else "There is nothing to choose for it."
    return [{"label": label, "says": why} for i, label in enumerate(ask.labels) if label and i not in open_ones]


def option_view(game: GameEntry, t: Table, ask: Ask, i: int, shown: Data, observer: int) -> Data:
    """One option: what it is about as data, and in words."""
    code = ask.options[i]
    words = game.wording
    label = game.option_text(t, code, observer)
    out: Data = {"i": i, **shown, "label": label, "short": label, "price": "", "weight": words.weight(t, code), "alike": None}
    if t.rules.names_a_card(o.verb_of(code)):
        c = t.cards[o.value_of(code)]
        out["short"] = capital(card_name(t, c, observer))
        if sees(t, c, observer):
            out["price"] = words.price(t, o.verb_of(code), c, o.extra_of(code))
        if c.zone >= 0:
            out["zone"] = t.rules.zones[c.zone].name
            out["side"] = c.controller
    return out


def group_alike(t: Table, ask: Ask, options: list[Data], observer: int) -> None:
    """Options that differ in nothing but which of several equal cards they are about share a number."""
    groups: dict[str, list[Data]] = {}
    read_alike: dict[tuple[str, str], list[int]] = {}
    for i, option in enumerate(options):
        read_alike.setdefault((option["do"], option["label"]), []).append(i)
    for i, option in enumerate(options):
        code = ask.options[i]
        verb = o.verb_of(code)
        if t.rules.names_a_card(verb):
            if len(read_alike[option["do"], option["label"]]) == 1:
                continue  # no other one reads like it: the rest need not be compared
            same = {name: value for name, value in option.items() if name not in ("i", "card", "alike")}
            known = json.dumps([same, but_for_its_key(t, t.cards[o.value_of(code)], observer)], sort_keys=True)
            groups.setdefault(known, []).append(option)
        elif verb == o.PENDING and ask.kind == WHICH_PENDING:
            waiting = t.pending[o.value_of(code)]
            if waiting.given is None:
                groups.setdefault(what_waits(t, waiting, option, observer), []).append(option)
    for group in groups.values():
        if len(group) > 1:
            for option in group:
                option["alike"] = group[0]["i"]


def but_for_its_key(t: Table, c: Card, observer: int) -> Data:
    card = card_view(t, c, observer)
    card.pop("key")
    return card


def what_waits(t: Table, p: Pending, option: Data, observer: int) -> str:
    """All that tells an ability that waits from others: its text, its card, and what triggered it (each card itself, say)."""
    e = p.event
    event: list[object] = [] if e is None else [e.kind, e.verb, e.player, e.amount, e.source, e.other]
    subject = -1 if e is None else e.subject
    own = subject == p.source
    card = but_for_its_key(t, t.cards[id_of(p.source)], observer)
    return json.dumps([option["label"], p.ability.text, p.batch, card, event, own, -1 if own else subject], sort_keys=True)


def default_of(ask: Ask, options: list[Data], form: str) -> int | None:
    """The answer of somebody who does not want to decide, where there is one that does no harm."""
    if len(options) == 1 or form in ("order", "pending", "repeat", "pay"):
        return 0
    ends = [option["i"] for option in options if option["weight"] == "end"]
    if ends and (form == "cards" or all(option["weight"] != "main" for option in options)):
        return int(ends[0])
    no = [option["i"] for option in options if option["do"] == "no"]
    return int(no[0]) if no and ask.about < 0 else None  # keep the opening hand


# -- events
def event_view(t: Table, x: Entry, observer: int) -> Data:
    """What happened, as far as the observer may know it; told from what was noted when it happened."""
    game = game_named(t.rules.code)
    e = x.event
    text = game.event_text(t, x, observer)
    kind = ev.KIND_NAMES[e.kind] if e.kind < len(ev.KIND_NAMES) else t.rules.event_name(e)
    out: Data = {
        "n": x.n, "group": x.group, "turn": x.turn, "kind": kind, "player": e.player,
        "by": e.controller if e.controller >= 0 else None, "cause": CAUSES[e.cause],
        "source": None if x.source is None else x.source.key, "clauses": clauses_view(game, e.clause),
        "text": text, "quiet": text == "",
    }
    if x.subject is not None:
        out.update(known_view(x.subject, observer))
    if x.other is not None:
        out["other"] = x.other.key
    if e.kind == ev.MOVE:
        out["verb"] = ev.MOVE_NAMES[e.verb] if e.verb < len(ev.MOVE_NAMES) else "own"
        out["from"] = None if e.origin < 0 or x.subject is None else zone_place(t, e.origin, x.subject.player)
        out["to"] = zone_place(t, e.goal, e.player)
    elif e.kind == ev.NUMBER:
        out["number"] = t.rules.number_names[e.verb]
        out["now"] = x.now
    elif e.kind == ev.STATE:
        out["verb"] = "face" if e.verb == ev.FACE else "turned"
    elif e.kind == ev.COUNTERS:
        out["counter"] = t.library.counters[e.verb]
    if e.amount:
        out["amount"] = e.amount
    return out


def known_view(known: Known, observer: int) -> Data:
    """The card that it happened to: its key after it, and before if the observer could follow it; its name if they may read it."""
    return {
        "card": known.key, "was": known.was if among(known.followers, observer) else None,
        "name": known.now if among(known.readers, observer) else None,
    }


def zone_place(t: Table, zone: int, player: int) -> Data:
    """A zone, and whose."""
    kind = t.rules.zones[zone]
    return {"zone": kind.name, "player": None if kind.shared else player}
