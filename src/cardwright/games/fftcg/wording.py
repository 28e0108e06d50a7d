"""What is asked, and what can be answered, in plain words: for the terminal, logs and the browser alike.

Nothing here shows more than the observer may know; `kernel.visibility` is asked about every card.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cardwright.effects.script import Script
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.affording import cast_cost
from cardwright.games.fftcg.naming import card_name, name_of
from cardwright.games.fftcg.payment import ProduceCp
from cardwright.games.fftcg.phases import phase_now
from cardwright.games.fftcg.playing import Play
from cardwright.games.naming import capital, whose
from cardwright.games.wording import ability_text, shared_option, short, somebody_decides, topic_of, uses_of, which_of_several
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table

QUOTED: Final = re.compile(r'[“"]([^”"]+)[”"]')
PHASE_NAMES: Final = ("Active Phase", "Draw Phase", "Main Phase 1", "Attack Phase", "Main Phase 2", "End Phase")

QUESTIONS: Final[dict[int, str]] = {
    asking.WHICH_PENDING: "Which ability do you put onto the stack next? (The last one resolves first.)",
    asking.WHICH_REPLACEMENT: "Which effect is applied first to what is about to happen?",
    asking.TARGET: "Choose a target",
    asking.CHOOSE_CARD: "Select a card",
    asking.CHOOSE_MODE: "Which effect?",
    asking.CHOOSE_NUMBER: "Choose a number",
    asking.WHETHER: "Do you want to do this?",
    asking.PAY_OR_NOT: "Do you want to pay this cost?",
    asking.PAY_WITH: "Select a card to pay with",
    asking.ORDER: "Which card comes next?",
    asking.DISCARD: "Select a card to discard",
    asking.DIVIDE: "How much of it goes here?",
    asking.CHOOSE_PLAYER: "Choose a player",
    asking.REPEAT: "How often is this repeated?",
    terms.ASK_FIRST: "Who goes first?",
    terms.ASK_MULLIGAN: "Put this hand under your deck and draw five new cards?",
    terms.ASK_PRIORITY: "You have priority. What do you do?",
    terms.ASK_ATTACK: "Who attacks?",
    terms.ASK_PARTY: "Who joins the party?",
    terms.ASK_BLOCK: "Who blocks?",
    terms.ASK_EX_BURST: "Use its EX Burst?",
    terms.ASK_CP: "How do you pay?",
    terms.ASK_ASSIGN: "How much damage does it take?",
    terms.ASK_EXCESS_BACKUP: "You have too many Backups. Which one goes?",
}


def question_text(t: Table, ask: Ask, observer: int) -> str:
    """What is asked, and about which card."""
    if ask.player != observer and observer >= 0:
        return somebody_decides(ask, observer, topic(ask))
    out = QUESTIONS.get(ask.kind, "Choose")
    if ask.kind == terms.ASK_PRIORITY:
        return f"{out} ({PHASE_NAMES[phase_now(t)]}{stack_text(t, observer)})"
    if ask.kind == terms.ASK_CP:
        return f"{name_of(t, ask.about, observer)}: {out} ({ask.so_far} of {ask.most} CP)"
    if ask.about >= 0:
        out = f"{name_of(t, ask.about, observer)}: {out}"
    return out + which_of_several(ask)


def stack_text(t: Table, observer: int) -> str:
    """What would resolve next."""
    if not t.stacked:
        return ""
    top = t.stacked[-1]
    more = f", {len(t.stacked) - 1} below it" if len(t.stacked) > 1 else ""
    return f"; on the stack: {card_name(t, t.cards[top.id()], observer)}{more}"


def topic(ask: Ask) -> str:
    """The kind of question alone: all that the other player may know of it."""
    if ask.kind == terms.ASK_PRIORITY:
        return "priority"
    return topic_of(ask.kind, QUESTIONS)


def option_text(t: Table, code: int, observer: int) -> str:
    """One option of the decision that is to be made now."""
    verb = o.verb_of(code)
    value = o.value_of(code)
    ask = t.decision()
    kind = -1 if ask is None else ask.kind
    if verb == o.DONE:
        return done_text(t, kind)
    if verb == o.YES or verb == o.NO:
        return yes_or_no(kind, verb == o.YES)
    if verb == o.MODE:
        return mode_text(t, value)
    shared = shared_option(t, code, observer)
    if shared:
        return shared
    if verb == terms.PAY_SO:
        return suggestion_text(t)
    if verb == terms.REPEAT_CYCLE:
        return "Repeat what you have been doing, as often as you say"
    return card_option(t, verb, t.cards[value], o.extra_of(code), kind, observer)


def done_text(t: Table, kind: int) -> str:
    if kind == terms.ASK_PRIORITY:
        return "Pass" if not t.stacked else "Pass (let the stack resolve)"
    words = {terms.ASK_ATTACK: "No more attacks", terms.ASK_PARTY: "Attack like this", terms.ASK_BLOCK: "Don't block"}
    return words.get(kind, "No more")


def yes_or_no(kind: int, yes: bool) -> str:
    if kind == terms.ASK_MULLIGAN:
        return "Take a new hand" if yes else "Keep this hand"
    return "Yes" if yes else "No"


def suggestion_text(t: Table) -> str:
    """The payment that is suggested, in one line."""
    frame = t.stack[-2]
    if not isinstance(frame, ProduceCp):
        return "Pay"
    parts = [cp_text(t, code) for code in frame.rest(t)]
    return f"As suggested: {', '.join(parts)}"


def cp_text(t: Table, code: int) -> str:
    name = t.cards[o.value_of(code)].form.name
    element = terms.ELEMENT_NAMES[o.extra_of(code)].capitalize()
    if o.verb_of(code) == terms.DISCARD_FOR:
        return f"discard {name} (2 {element} CP)"
    return f"dull {name} (1 {element} CP)"


def card_option(t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
    """An option that names a card."""
    name = card_name(t, c, observer)
    if verb == o.PLAY:
        return f"Cast {name} ({cast_cost(t, c.controller, c)} CP)"
    if verb == o.ATTACK:
        return f"{'Join: ' if kind == terms.ASK_PARTY else 'Attack with '}{name}{strength(t, c)}"
    if verb == o.USE:
        return f"Use {name}: {short(ability_text(t, c, extra))}"
    if verb == terms.BLOCK_WITH:
        return f"Block with {name}{strength(t, c)}"
    if verb in (terms.DISCARD_FOR, terms.DULL_FOR):
        return capital(cp_text(t, o.option(verb, c.id, extra)))
    return capital(f"{name}{strength(t, c)}{place_of(t, c, observer)}")


def strength(t: Table, c: Card) -> str:
    """The power of a Forward on the field, and the damage it has taken."""
    k = t.look(c)
    if c.zone != terms.FIELD or not k.types & terms.FORWARD:
        return ""
    return f" ({k.stats[terms.POWER]}{f', {c.damage} damage' if c.damage else ''})"


def place_of(t: Table, c: Card, observer: int) -> str:
    """Whose card it is and where, where that is not plain."""
    if c.zone == terms.FIELD:
        return "" if c.controller == observer else f", {whose(c.controller, observer)}"
    if t.rules.zones[c.zone].shared:
        return ""
    return f", in {whose(c.controller, observer)} {t.rules.zones[c.zone].name}"


def mode_text(t: Table, n: int) -> str:
    """One of the effects that a text lists in quotation marks."""
    frame = t.stack[-2] if len(t.stack) > 1 else None
    if isinstance(frame, Play):
        script = frame.context.ability.program
        if isinstance(script, Script) and script.modal is not None:
            listed = QUOTED.findall(frame.context.ability.text)
            place = n - script.modal.modes[0].number
            if place < len(listed):
                return short(listed[place])
    return f"Option {n + 1}"


def wishes(t: Table, card: Card) -> list[int]:
    """What a player may want to do with a card where it is: cast it, attack or block with it, use its abilities."""
    out: list[int] = []
    ask = t.decision()
    if card.zone == terms.HAND:
        out.append(o.option(o.PLAY, card.id))
    if card.zone == terms.FIELD and t.look(card).types & terms.FORWARD:
        blocks = ask is not None and ask.kind == terms.ASK_BLOCK
        out.append(o.option(terms.BLOCK_WITH if blocks else o.ATTACK, card.id))
    out += uses_of(t, card)
    if ask is not None and o.option(o.CARD, card.id) in ask.options:
        out.append(o.option(o.CARD, card.id))
    return out


TURN_IN_SHORT: Final = (
    "You lose when seven cards lie in your Damage Zone. Each turn your cards stand up, you draw two, and you act in a Main Phase "
    "before and after your attacks. Cards cost CP: dull a Backup for one, or discard a card for two of its element; one of them "
    "must have the element of the card you cast. Forwards attack from the turn after they came; an attack that is not blocked "
    "deals one damage. Both players may answer everything with Summons and abilities: what was played last resolves first."
)
