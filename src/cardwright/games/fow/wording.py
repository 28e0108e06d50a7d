"""What is asked, and what can be answered, in plain words: for the terminal, logs and the browser alike.

Nothing here shows more than the observer may know; `kernel.visibility` is asked about every card.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.games.fow.naming import card_name, name_of
from cardwright.games.fow.paying import PayWill
from cardwright.games.fow.showing import cost_text
from cardwright.games.fow.sides import FUTURE, side_of
from cardwright.games.fow.will import ProduceWill, production
from cardwright.games.naming import capital, whose
from cardwright.games.wording import ability_text, shared_option, short, somebody_decides, topic_of, which_of_several
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.kernel.faces import ACTIVATED
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


QUESTIONS: Final[dict[int, str]] = {
    asking.WHICH_PENDING: "Which triggered ability is played first?",
    asking.WHICH_REPLACEMENT: "Which effect is applied first to what is about to happen?",
    asking.TARGET: "Choose a target",
    asking.CHOOSE_CARD: "Choose a card",
    asking.CHOOSE_MODE: "Choose an option",
    asking.CHOOSE_NUMBER: "Choose a number",
    asking.WHETHER: "Do you want to do this?",
    asking.PAY_OR_NOT: "Do you want to pay this cost?",
    asking.PAY_WITH: "Choose a card to pay with",
    asking.ORDER: "Which card comes next?",
    asking.DISCARD: "Choose a card to discard",
    asking.DIVIDE: "How much goes here?",
    asking.CHOOSE_PLAYER: "Choose a player",
    asking.REPEAT: "How often is this repeated?",
    terms.ASK_FIRST: "Who goes first?",
    terms.ASK_MULLIGAN: "Which cards do you put under your deck, to draw as many new ones?",
    terms.ASK_PRIORITY: "You have priority. What do you do?",
    terms.ASK_ATTACK: "Which card attacks?",
    terms.ASK_ATTACKED_OBJECT: "What does it attack?",
    terms.ASK_BLOCK: "Which card blocks?",
    terms.ASK_WILL: "Which will ability do you play to pay for it?",
    terms.ASK_PAY_WILL: "Which will do you pay with?",
    terms.ASK_REDUCTION: "Which part of the cost is less?",
    terms.ASK_REVEAL: "Do you reveal a card to trigger it?",
    terms.ASK_PIERCE: "How much damage does the blocker get?",
    terms.ASK_PRODUCE: "Which will does it produce?",
    terms.ASK_ADD_TO: "Which card is it added to?",
}
SYMBOLS: Final = ("{W}", "{R}", "{U}", "{G}", "{B}", "{M}", "{1}")


def question_text(t: Table, ask: Ask, observer: int) -> str:
    """What is asked, and about which card."""
    if ask.player != observer and observer >= 0:
        return somebody_decides(ask, observer, topic(ask))
    out = QUESTIONS.get(ask.kind, "Choose")
    if ask.about >= 0:
        out = f"{name_of(t, ask.about, observer)}: {out}"
    return out + which_of_several(ask)


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
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == o.DONE:
        return DONE_TEXTS.get(kind, "No more")
    if verb == o.NUMBER and kind == terms.ASK_PIERCE:
        return str(value * 100)
    if verb == terms.WILL:
        return f"{capital(terms.WILL_NAMES[value])} will"
    if verb == terms.REPEAT_LOOP:
        return "Repeat what you have just done, several times over"
    if verb == o.MODE:
        return mode_text(t, value)
    shared = shared_option(t, code, observer)
    if shared:
        return shared
    return card_option(t, verb, t.cards[value], o.extra_of(code), observer)


PLAIN: Final[dict[int, str]] = {
    o.YES: "Yes", o.NO: "No", terms.PASS: "Pass", terms.BATTLE: "Start a battle", terms.LIFEBREAK_ACTION: "Lifebreak",
}
DONE_TEXTS: Final[dict[int, str]] = {
    terms.ASK_MULLIGAN: "No more cards", terms.ASK_ATTACK: "Give up the attack", terms.ASK_BLOCK: "Don't block",
    terms.ASK_REVEAL: "Reveal nothing",
}


def card_option(t: Table, verb: int, c: Card, extra: int, observer: int) -> str:
    """An option that names a card."""
    name = card_name(t, c, observer)
    if verb == o.PLAY:
        return play_text(t, c, extra, name)
    if verb == o.USE:
        return f"Use {name}: {short(ability_text(t, c, extra))}"
    if verb == terms.JUDGE:
        return f"Judgment with {name}: {short(ability_text(t, c, extra))}"
    if verb == terms.CALL_STONE:
        return f"Rest {name} to call a magic stone"
    if verb == terms.SET_STANDBY:
        return f"Put {name} face down into your standby area ({{2}})"
    if verb == terms.REVEAL:
        return f"Reveal {name}"
    return capital(f"{name}{strength(t, c)}{place_of(t, c, observer)}")


def play_text(t: Table, c: Card, side: int, name: str) -> str:
    """From where it is played, which side, and for what."""
    place = {terms.STANDBY: " from your standby area", terms.GRAVEYARD: " from your graveyard"}.get(c.zone, "")
    if side == FUTURE:
        face = side_of(c, side)
        return f"Play {face.name}, the other side of {name} ({cost_text(face.look)})"
    cost = "" if c.zone == terms.STANDBY else f" ({cost_text(t.look(c))})"
    return f"Play {name}{place}{cost}"


def strength(t: Table, c: Card) -> str:
    """ATK and DEF of a fighter in the field, with the damage on it; a player's life."""
    if c.zone == terms.PLAYERS:
        return f" ({t.number(terms.LIFE, c.controller)} life)"
    k = t.look(c)
    if c.zone != terms.FIELD or not k.types & terms.FIGHTERS:
        return ""
    damage = f", {c.damage} damage" if c.damage else ""
    return f" ({k.stats[terms.ATK]}/{k.stats[terms.DEF]}{damage})"


def place_of(t: Table, c: Card, observer: int) -> str:
    """Whose card it is and where, where that is not plain."""
    if c.zone == terms.PLAYERS or c.zone < 0 or t.rules.zones[c.zone].shared:
        return ""
    if c.zone == terms.FIELD:
        return "" if c.controller == observer else f", {whose(c.controller, observer)}"
    return f", in {whose(c.controller, observer)} {t.rules.zones[c.zone].name}"


def mode_text(t: Table, n: int) -> str:
    """One of the wills that an ability can produce, or of an effect's options."""
    op = asked_production(t)
    if op is not None and n < len(op.choices):
        return "".join(SYMBOLS[kind] for kind in op.choices[n])
    return f"Option {n + 1}"


def asked_production(t: Table) -> ProduceWill | None:
    ask = t.decision()
    if ask is None or ask.kind != terms.ASK_PRODUCE:
        return None
    frame = t.stack[-2]
    if isinstance(frame, PayWill):
        return production(t.look(t.cards[frame.card]).abilities[frame.index])
    return production(t.library.abilities[ask.ability]) if ask.ability >= 0 else None


def wishes(t: Table, card: Card) -> list[int]:
    """What a player may want to do with a card where it is."""
    out: list[int] = []
    ask = t.decision()
    if card.zone in (terms.HAND, terms.STANDBY, terms.GRAVEYARD):
        out.append(o.option(o.PLAY, card.id))
    if card.zone == terms.HAND:
        out.append(o.option(terms.SET_STANDBY, card.id))
    abilities = t.look(card).abilities
    for i in range(len(abilities)):
        if abilities[i].kind == ACTIVATED:
            verb = terms.JUDGE if abilities[i].flags & terms.JUDGMENT_ABILITY else o.USE
            out.append(o.option(verb, card.id, i))
    if t.look(card).types & (terms.RULER | terms.J_RULER):
        out.append(o.option(terms.CALL_STONE, card.id))
    if ask is not None and ask.kind in (terms.ASK_ATTACK, terms.ASK_ATTACKED_OBJECT, terms.ASK_BLOCK):
        out.append(o.option(o.CARD, card.id))
    return out


TURN_IN_SHORT: Final = (
    "You win by bringing your opponent from 4000 life to 0. Each turn you draw a card and recover your cards. In your main phase "
    "you may rest your ruler to call a magic stone; stones produce will, which pays for cards and abilities. Resonators stay and "
    "can attack from your next turn on: start a battle, choose an attacker, and attack the opponent or a rested resonator. With "
    "enough will, do judgment: your ruler becomes a J-ruler that fights. Chants with Quickcast can be played whenever you have "
    "priority; pass when you want to do nothing."
)
