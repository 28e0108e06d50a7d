"""What is asked, and what can be answered, in plain words: for the terminal, logs and the browser alike.

Nothing here shows more than the observer may know; `kernel.visibility` is asked about every card.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.modes import ChooseModes
from cardwright.effects.ops.moving import MoveOp
from cardwright.effects.ops.tokens import NAME_ASKED, CreateOp
from cardwright.effects.script import Resolve, Script
from cardwright.games.sve import terms
from cardwright.games.sve.costs import play_cost
from cardwright.games.sve.naming import capital, card_name, count, name_of, whose
from cardwright.games.sve.playing import Play
from cardwright.games.wording import ability_text, shared_option, short, somebody_decides, topic_of, uses_of, which_of_several
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table

NUMBERED: Final = re.compile(r"\(\d\)")

QUESTIONS: Final[dict[int, str]] = {
    asking.WHICH_PENDING: "Which waiting ability goes first?",
    asking.WHICH_REPLACEMENT: "Which effect is applied first to what is about to happen?",
    asking.TARGET: "Select a target",
    asking.CHOOSE_CARD: "Select a card",
    asking.CHOOSE_MODE: "Choose an option",
    asking.CHOOSE_NUMBER: "Choose a number",
    asking.WHETHER: "Do you want to do this?",
    asking.PAY_OR_NOT: "Do you want to pay this cost?",
    asking.PAY_WITH: "Select a card to pay with",
    asking.ORDER: "Which card comes next?",
    asking.DISCARD: "Select a card to discard",
    asking.WHICH_FIT: "There is not room for all. Select a card that gets a place",
    asking.DIVIDE: "How much goes here?",
    asking.CHOOSE_PLAYER: "Choose a player",
    asking.REPEAT: "How often do you repeat this?",
    terms.ASK_FIRST: "Who goes first?",
    terms.ASK_MULLIGAN: "Put this hand under your deck and draw four new cards?",
    terms.ASK_MAIN: "What do you do?",
    terms.ASK_QUICK: "You may answer with Quick",
    terms.ASK_WARD: "Engage followers with Ward, so that they guard you during your opponent's turn?",
    terms.ASK_ATTACK_TARGET: "What does it attack?",
    terms.ASK_BASIS: "What is your deck based on?",
    terms.ASK_EVOLVE_CARD: "Which card does it evolve into?",
    terms.ASK_EVOLUTION_POINT: "Use an evolution point in the place of a play point?",
    terms.ASK_STACK: "Which Stack?",
    terms.ASK_KEEP: "There are too many cards. Select one that stays",
}


def question_text(t: Table, ask: Ask, observer: int) -> str:
    """What is asked, and about which card."""
    if ask.player != observer and observer >= 0:
        return somebody_decides(ask, observer, topic(t, ask))
    out = QUESTIONS.get(ask.kind, "Choose")
    if ask.about >= 0:
        out = f"{name_of(t, ask.about, observer)}: {out}"
    return out + which_of_several(ask)


def topic(t: Table, ask: Ask) -> str:
    """The kind of question alone: all that the other player may know of it."""
    if ask.kind == terms.ASK_MAIN:
        return "main phase"
    if ask.kind == terms.ASK_QUICK:
        return "Quick"
    return topic_of(ask.kind, QUESTIONS)


def option_text(t: Table, code: int, observer: int) -> str:
    """One option of the decision that is to be made now."""
    verb = o.verb_of(code)
    value = o.value_of(code)
    ask = t.decision()
    kind = -1 if ask is None else ask.kind
    if verb == o.DONE:
        return done_text(kind)
    if verb == o.YES or verb == o.NO:
        return yes_or_no(kind, verb == o.YES)
    if verb == o.END:
        return "End your main phase"
    if verb == o.MODE:
        return mode_text(t, ask, value)
    if verb == terms.REPEAT_CYCLE:
        return f"Repeat the last {count(value, 'action')}"
    shared = shared_option(t, code, observer)
    if shared:
        return shared
    return card_option(t, verb, t.cards[value], o.extra_of(code), kind, observer)


def done_text(kind: int) -> str:
    if kind == terms.ASK_QUICK:
        return "Do nothing"
    if kind == terms.ASK_WARD:
        return "Engage no more"
    return "No more"


def yes_or_no(kind: int, yes: bool) -> str:
    if kind == terms.ASK_MULLIGAN:
        return "Take a new hand" if yes else "Keep this hand"
    if kind == terms.ASK_EVOLUTION_POINT:
        return "Use an evolution point" if yes else "Use play points"
    return "Yes" if yes else "No"


def card_option(t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
    """An option that names a card."""
    name = card_name(t, c, observer)
    if verb == o.PLAY:
        place = " from your EX area" if c.zone == terms.EX_AREA else ""
        return f"Play {name}{place} ({count(play_cost(t, c.controller, c), 'play point')})"
    if verb == o.ATTACK:
        return f"Attack with {name}{strength(t, c)}"
    if verb == o.USE:
        return f"Use {name}: {short(ability_text(t, c, extra))}"
    if verb == terms.GRANT_RUSH:
        return f"Give {name} Rush"
    if kind == terms.ASK_WARD:
        return f"Engage {name}"
    return capital(f"{name}{strength(t, c)}{place_of(t, c, observer)}")


def strength(t: Table, c: Card) -> str:
    """Attack and defense of a follower on the field, the defense of a leader; nothing for others."""
    if c.zone == terms.LEADER_AREA:
        return f" ({t.number(terms.LEADER_DEFENSE, c.controller)} defense)"
    k = t.look(c)
    if c.zone != terms.FIELD or not k.types & terms.FOLLOWER:
        return ""
    return f" ({k.stats[terms.ATTACK]}/{k.stats[terms.DEFENSE] - c.damage})"


def place_of(t: Table, c: Card, observer: int) -> str:
    """Whose card it is and where, where that is not plain."""
    if c.zone == terms.LEADER_AREA:
        return ""
    if c.zone == terms.FIELD:
        return "" if c.controller == observer else f", {whose(c.controller, observer)}"
    if c.zone < 0 or t.rules.zones[c.zone].shared:
        return ""
    return f", in {whose(c.controller, observer)} {t.rules.zones[c.zone].name}"


def listed(text: str) -> list[str]:
    """The options that a text numbers: (1) this (2) that."""
    parts = NUMBERED.split(text)
    return [" ".join(part.split()) for part in parts[1:]]


def mode_text(t: Table, ask: Ask | None, n: int) -> str:
    """One of listed choices: of a card's own list, or of the places and tokens that an effect names."""
    frame = t.stack[-2] if len(t.stack) > 1 else None
    if isinstance(frame, Play):
        script = frame.context.ability.program
        if isinstance(script, Script) and script.modal is not None and ask is not None and ask.kind == asking.CHOOSE_MODE:
            choices = listed(frame.context.ability.text)
            place = n - script.modal.modes[0].number
            if place < len(choices):
                return short(choices[place])
    if isinstance(frame, Resolve):
        script = frame.context.ability.program
        if isinstance(script, Script) and frame.context.pc < len(script.ops):
            op = script.ops[frame.context.pc]
            choices = listed(frame.context.ability.text)
            if isinstance(op, ChooseModes) and n - op.first < len(choices):
                return short(choices[n - op.first])
            if isinstance(op, MoveOp) and n < len(op.to):
                return capital(t.rules.zones[op.to[n].zone].name)
            if isinstance(op, CreateOp):
                naming = frame.context.phase == NAME_ASKED
                return op.names[n] if naming and n < len(op.names) else capital(t.rules.zones[op.to[n].zone].name)
    return f"Option {n + 1}"


def wishes(t: Table, card: Card) -> list[int]:
    """What a player may want to do with a card where it is: play it, attack with it, use its abilities."""
    out: list[int] = []
    ask = t.decision()
    if card.zone == terms.HAND or card.zone == terms.EX_AREA:
        out.append(o.option(o.PLAY, card.id))
    if card.zone == terms.FIELD and t.look(card).types & terms.FOLLOWER:
        out.append(o.option(o.ATTACK, card.id))
    out += uses_of(t, card)
    if ask is not None and (ask.kind == terms.ASK_ATTACK_TARGET or o.option(o.CARD, card.id) in ask.options):
        out.append(o.option(o.CARD, card.id))
    return out


TURN_IN_SHORT: Final = (
    "You win by bringing your opponent's leader from 20 defense to 0. Each turn your play points grow by one and come back; they "
    "pay for cards. Followers stay on your field and can attack from your next turn on: a leader, or a follower that is engaged "
    "(turned sideways because it attacked or guards). Amulets stay and do what they say; spells are used up. Once a turn a "
    "follower can evolve, which lets it attack enemy followers at once. When you have done what you want, end your main phase."
)
