"""What is asked, and what can be answered, in plain words: for the terminal, logs and the browser alike.

Nothing here shows more than the observer may know; `kernel.visibility` is asked about every card.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.ops.modes import ChooseModes
from cardwright.effects.ops.moving import MoveOp
from cardwright.effects.script import Resolve, Script
from cardwright.games.naming import capital, count, whose
from cardwright.games.weiss import positions, terms
from cardwright.games.weiss.costs import play_cost
from cardwright.games.weiss.naming import card_name, name_of
from cardwright.games.wording import ability_text, shared_option, short, somebody_decides, topic_of, uses_of, which_of_several
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table

ATTACK_NAMES: Final = ("Direct attack", "Frontal attack", "Side attack")

QUESTIONS: Final[dict[int, str]] = {
    asking.WHICH_PENDING: "Which automatic ability goes first?",
    asking.WHICH_REPLACEMENT: "Which effect is applied first to what is about to happen?",
    asking.TARGET: "Choose a target",
    asking.CHOOSE_CARD: "Choose a card",
    asking.CHOOSE_MODE: "Choose an option",
    asking.CHOOSE_NUMBER: "Choose a number",
    asking.WHETHER: "Do you want to do this?",
    asking.PAY_OR_NOT: "Do you want to pay this cost?",
    asking.PAY_WITH: "Choose a card to pay with",
    asking.ORDER: "Which card comes next?",
    asking.DISCARD: "Your hand is over the limit. Choose a card for the waiting room",
    asking.DIVIDE: "How much goes here?",
    asking.CHOOSE_PLAYER: "Choose a player",
    asking.REPEAT: "How often do you repeat this?",
    terms.ASK_REDRAW: "Which cards of your hand do you exchange?",
    terms.ASK_CLOCK: "Put a card into your clock and draw two?",
    terms.ASK_MAIN: "What do you do?",
    terms.ASK_POSITION: "On which position?",
    terms.ASK_CLIMAX: "Do you play a climax?",
    terms.ASK_ATTACK: "Who attacks?",
    terms.ASK_ATTACK_TYPE: "How does it attack?",
    terms.ASK_COUNTER: "You may answer with a counter",
    terms.ASK_LEVEL_UP: "You level up. Which of these cards becomes your level?",
    terms.ASK_REVERSED: "Which reversed character goes to the waiting room next?",
    terms.ASK_TRIGGER: "Do you use the trigger?",
    terms.ASK_RULE_ACTION: "Which comes first?",
}


def question_text(t: Table, ask: Ask, observer: int) -> str:
    """What is asked, and about which card."""
    if ask.player != observer and observer >= 0:
        return somebody_decides(ask, observer, topic(ask))
    out = QUESTIONS.get(ask.kind, "Choose")
    if ask.about >= 0 and ask.kind != terms.ASK_COUNTER:
        out = f"{name_of(t, ask.about, observer)}: {out}"
    elif ask.about >= 0:
        out = f"{name_of(t, ask.about, observer)} attacks. {out}"
    return out + which_of_several(ask)


def topic(ask: Ask) -> str:
    """The kind of question alone: all that the other player may know of it."""
    if ask.kind == terms.ASK_MAIN:
        return "main phase"
    if ask.kind == terms.ASK_COUNTER:
        return "counter"
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
        return "Yes" if verb == o.YES else "No"
    if verb == o.END:
        return "End your main phase"
    if verb == terms.POSITION:
        return capital(f"{positions.NAMES[value]}{occupied(t, ask, value, observer)}")
    if verb == terms.LEVEL_UP:
        return "Level up"
    if verb == terms.RESHUFFLE:
        return "Reshuffle your deck"
    if verb == terms.REPEAT_CYCLE:
        return f"Repeat the last {count(value, 'action')}"
    if verb == o.MODE:
        return mode_text(t, ask, value)
    shared = shared_option(t, code, observer)
    if shared:
        return shared
    return card_option(t, verb, t.cards[value], o.extra_of(code), kind, observer)


def occupied(t: Table, ask: Ask | None, position: int, observer: int) -> str:
    """Who stands on a position that could be chosen."""
    if ask is None:
        return ""
    c = positions.card_at(t, ask.player, position)
    return "" if c is None else f", in the place of {card_name(t, c, observer)}"


def done_text(kind: int) -> str:
    return {
        terms.ASK_REDRAW: "Exchange these and no more", terms.ASK_CLOCK: "Put none", terms.ASK_CLIMAX: "Play none",
        terms.ASK_ATTACK: "No more attacks", terms.ASK_COUNTER: "Do nothing", terms.ASK_TRIGGER: "Choose none",
    }.get(kind, "No more")


def card_option(t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
    """An option that names a card."""
    name = card_name(t, c, observer)
    if verb == o.PLAY:
        k = t.look(c)
        if k.types & terms.CLIMAX:
            return f"Play {name}"
        cost = count(play_cost(t, c.controller, c), "stock", "stock")
        return f"Play {name} (level {k.stats[terms.LEVEL_STAT]}, {cost}{figures(t, c)})"
    if verb == o.ATTACK:
        return f"Attack with {name}{strength(t, c)}{against(t, c, observer)}"
    if verb == o.USE:
        return f"Use {name}: {short(ability_text(t, c, extra))}"
    if verb == terms.SWAP:
        other = positions.card_at(t, c.controller, extra)
        place = positions.NAMES[extra]
        return f"Move {name} to {place}" if other is None else f"Exchange {name} and {card_name(t, other, observer)} ({place})"
    return capital(f"{name}{strength(t, c)}{place_of(t, c, observer)}")


def figures(t: Table, c: Card) -> str:
    k = t.look(c)
    return f", power {k.stats[terms.POWER]}, soul {k.stats[terms.SOUL]}" if k.types & terms.CHARACTER else ""


def strength(t: Table, c: Card) -> str:
    """Power and soul of a character on the stage; nothing for others."""
    k = t.look(c)
    if c.zone != terms.STAGE:
        return ""
    return f" ({k.stats[terms.POWER]}, soul {k.stats[terms.SOUL]})"


def against(t: Table, c: Card, observer: int) -> str:
    """Whom an attacker faces."""
    other = positions.facing(t, c)
    return ", facing nobody" if other is None else f", facing {card_name(t, other, observer)}{strength(t, other)}"


def place_of(t: Table, c: Card, observer: int) -> str:
    """Whose card it is and where, where that is not plain."""
    if c.zone == terms.STAGE:
        return f", {positions.NAMES[positions.position_of(c)]}" + (
            "" if c.controller == observer else f", {whose(c.controller, observer)}"
        )
    return f", in {whose(c.controller, observer)} {t.rules.zones[c.zone].name}"


def mode_text(t: Table, ask: Ask | None, n: int) -> str:
    """One of listed choices: a type of attack, a card's own list, or the places that an effect names."""
    if ask is not None and ask.kind == terms.ASK_ATTACK_TYPE:
        return ATTACK_NAMES[n]
    if ask is not None and ask.kind == terms.ASK_TRIGGER:
        return ("To your hand", "To your stock")[n]
    frame = t.stack[-2] if len(t.stack) > 1 else None
    if isinstance(frame, Resolve):
        script = frame.context.ability.program
        if isinstance(script, Script) and frame.context.pc < len(script.ops):
            op = script.ops[frame.context.pc]
            if isinstance(op, ChooseModes):
                choices = listed(frame.context.ability.text)
                if n - op.first < len(choices):
                    return short(choices[n - op.first])
            if isinstance(op, MoveOp) and n < len(op.to):
                return capital(t.rules.zones[op.to[n].zone].name)
    return f"Option {n + 1}"


def listed(text: str) -> list[str]:
    """The options that a text quotes one after the other: the parts in quotation marks."""
    parts = text.replace("“", '"').replace("”", '"').split('"')
    return [" ".join(part.split()) for part in parts[1::2]]


def wishes(t: Table, card: Card) -> list[int]:
    """What a player may want to do with a card where it is: play it, attack with it, move it, use its abilities."""
    out: list[int] = []
    ask = t.decision()
    if card.zone == terms.HAND:
        out.append(o.option(o.PLAY, card.id))
    if card.zone == terms.STAGE:
        out.append(o.option(o.ATTACK, card.id))
        here = positions.position_of(card)
        for position in range(1, terms.POSITION_COUNT + 1):
            if position != here and ask is not None and ask.kind == terms.ASK_MAIN:
                out.append(o.option(terms.SWAP, card.id, position))
    out += uses_of(t, card)
    if ask is not None and o.option(o.CARD, card.id) in ask.options:
        out.append(o.option(o.CARD, card.id))
    return out


TURN_IN_SHORT: Final = (
    "You lose at level 4. Damage puts cards from your deck into your clock; every seventh card raises your level, which also lets "
    "you play stronger cards. Damage stops short when it reveals a climax. Each turn: stand your characters, draw, perhaps put a "
    "hand card into your clock for two new ones, then play characters and events (paid for with stock; above level 0 a card of "
    "their colour must lie in your level or clock), use abilities and move characters about. Then a climax, then attacks from the "
    "center stage: each reveals a card of your deck that becomes stock. A direct attack has one more soul, a side attack less; a "
    "frontal attack also compares power, and who loses is reversed and leaves, unless three stock (Encore) bring them back."
)
