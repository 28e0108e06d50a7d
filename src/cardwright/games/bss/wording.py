"""What is asked, and what can be answered, in plain words: for the terminal, logs and the browser alike.

Nothing here shows more than the observer may know; `kernel.visibility` is asked about every card.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.arranging import SWAP
from cardwright.games.bss.costs import play_cost
from cardwright.games.bss.naming import card_name, name_of
from cardwright.games.bss.symbols import field_symbols
from cardwright.games.naming import capital, count, whose
from cardwright.games.wording import ability_text, shared_option, short, somebody_decides, topic_of, which_of_several
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.kernel.faces import ACTIVATED, SPELL
from cardwright.kernel.frames import Ask

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


QUESTIONS: Final[dict[int, str]] = {
    asking.WHICH_PENDING: "Which waiting effect is resolved first?",
    asking.WHICH_REPLACEMENT: "Which effect substitutes what is about to happen?",
    asking.TARGET: "Select a target",
    asking.CHOOSE_CARD: "Select a card",
    asking.CHOOSE_MODE: "Choose an option",
    asking.CHOOSE_NUMBER: "Choose a number",
    asking.WHETHER: "Do you want to do this?",
    asking.PAY_OR_NOT: "Do you want to pay this cost?",
    asking.PAY_WITH: "Select a card to pay with",
    asking.ORDER: "Which card comes next?",
    asking.DISCARD: "Select a card to discard",
    asking.DIVIDE: "How much goes here?",
    asking.CHOOSE_PLAYER: "Choose a player",
    asking.REPEAT: "How often do you repeat this?",
    terms.ASK_FIRST: "Who goes first?",
    terms.ASK_MULLIGAN: "Put this hand under your deck and draw four new cards? (Who keeps it draws one more)",
    terms.ASK_MAIN: "What do you do?",
    terms.ASK_ATTACK: "Which spirit attacks?",
    terms.ASK_FLASH: "You may use a flash effect",
    terms.ASK_BLOCK: "Which spirit blocks?",
    terms.ASK_PAY: "How many cores do you pay from here?",
    terms.ASK_CORES_FOR: "How many cores do you place on it from here?",
    terms.ASK_CORE_GOAL: "Where do the cores go?",
    terms.ASK_CORE_NUMBER: "How many cores?",
    terms.ASK_CORE_KIND: "Is the soul core among them?",
    terms.ASK_BURST: "Activate your burst?",
    terms.ASK_ASCEND: "Which spirit gives its cores for Ascend?",
    terms.ASK_ACTIVATE: "Which card do you show, to activate its effect?",
}
TOPICS: Final[dict[int, str]] = {
    terms.ASK_MAIN: "main step", terms.ASK_ATTACK: "attack step", terms.ASK_FLASH: "flash", terms.ASK_BLOCK: "block",
    terms.ASK_PAY: "paying", terms.ASK_CORES_FOR: "placing cores", terms.ASK_BURST: "a choice", terms.ASK_ACTIVATE: "a choice",
}


def question_text(t: Table, ask: Ask, observer: int) -> str:
    """What is asked, and about which card."""
    if ask.player != observer and observer >= 0:
        return somebody_decides(ask, observer, topic(ask))
    out = QUESTIONS.get(ask.kind, "Choose")
    if ask.kind == terms.ASK_BURST and len(ask.options) == 1:
        out = "It can't be activated now (you are asked so that your opponent learns nothing of your burst)"
    if ask.about >= 0:
        out = f"{name_of(t, ask.about, observer)}: {out}"
    if ask.kind == terms.ASK_PAY:
        return f"{out} ({ask.so_far} of {ask.most} paid)"
    if ask.kind == terms.ASK_CORES_FOR:
        return f"{out} ({ask.so_far} so far)" if ask.so_far > 0 else out
    return out + which_of_several(ask)


def topic(ask: Ask) -> str:
    """The kind of question alone: all that the other player may know of it."""
    if ask.kind in TOPICS:
        return TOPICS[ask.kind]
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
        return "End your attack step" if kind == terms.ASK_ATTACK else "End your main step"
    if verb == o.MODE:
        return f"Option {value + 1}"
    shared = shared_option(t, code, observer)
    if shared:
        return shared
    if verb in (terms.MOVE_CORES, terms.CORES_TO, terms.CORES, terms.FROM_CARDS, terms.REPEAT_CYCLE):
        return core_option(t, code, kind, observer)
    return card_option(t, verb, t.cards[value], o.extra_of(code), observer)


def done_text(kind: int) -> str:
    if kind == terms.ASK_FLASH:
        return "Pass"
    if kind == terms.ASK_ACTIVATE:
        return "Show no card"
    return "Don't block" if kind == terms.ASK_BLOCK else "No more"


def yes_or_no(kind: int, yes: bool) -> str:
    if kind == terms.ASK_MULLIGAN:
        return "Take a new hand" if yes else "Keep this hand"
    return "Yes" if yes else "No"


def place_text(t: Table, place: int, observer: int) -> str:
    return "the reserve" if place == terms.RESERVE_PLACE else card_name(t, t.cards[place], observer)


def core_option(t: Table, code: int, kind: int, observer: int) -> str:
    """An option about cores."""
    verb = o.verb_of(code)
    value = o.value_of(code)
    if verb == terms.MOVE_CORES:
        return f"Move cores from {place_text(t, value, observer)}"
    if verb == terms.CORES_TO:
        return f"To {place_text(t, value, observer)}"
    if verb == terms.FROM_CARDS:
        return "Take some from cards on the field"
    if verb == terms.REPEAT_CYCLE:
        return f"Repeat the last {count(value, 'action')}"
    extra = o.extra_of(code)
    if extra == SWAP:
        return "The soul core, in exchange for a core"
    if kind == terms.ASK_CORE_KIND:
        return "With the soul core" if extra else "Without the soul core"
    if extra == 0:
        return count(value, "core") if value > 0 else "None"
    return "The soul core" if value == 1 else f"{count(value, 'core')}, the soul core among them"


def card_option(t: Table, verb: int, c: Card, extra: int, observer: int) -> str:
    """An option that names a card."""
    name = card_name(t, c, observer)
    if verb == o.PLAY:
        cost = count(play_cost(t, c.controller, c, field_symbols(t, c.controller)), "core")
        k = t.look(c)
        if k.types & terms.MAGIC:
            return f"Use {name} ({cost}): {short(k.abilities[extra].text)}"
        return f"{'Place' if k.types & terms.NEXUS else 'Summon'} {name} ({cost})"
    if verb == o.ATTACK:
        return f"Attack with {name}{strength(t, c)}"
    if verb == o.USE:
        return f"Use {name}: {short(ability_text(t, c, extra))}"
    if verb == terms.SET:
        return f"Set {name} as a burst"
    return capital(f"{name}{strength(t, c)}{place_of(t, c, observer)}")


def strength(t: Table, c: Card) -> str:
    """Level and BP of a spirit on the field."""
    k = t.look(c)
    if c.zone != terms.FIELD or not k.types & terms.SPIRIT:
        return ""
    return f" (LV{k.stats[terms.LEVEL]}, {k.stats[terms.BP]} BP)"


def place_of(t: Table, c: Card, observer: int) -> str:
    """Whose card it is and where, where that is not plain."""
    if c.zone < 0:
        return ""
    if c.zone == terms.FIELD:
        return "" if c.controller == observer else f", {whose(c.controller, observer)}"
    return f", in {whose(c.controller, observer)} {t.rules.zones[c.zone].name}"


def wishes(t: Table, card: Card) -> list[int]:
    """What a player may want to do with a card where it is."""
    out: list[int] = []
    k = t.look(card)
    if card.zone == terms.HAND:
        if k.types & terms.MAGIC:
            out += [o.option(o.PLAY, card.id, i) for i in range(len(k.abilities)) if k.abilities[i].kind == SPELL]
        else:
            out.append(o.option(o.PLAY, card.id))
        out.append(o.option(terms.SET, card.id))
    if card.zone == terms.FIELD:
        if k.types & terms.SPIRIT:
            out.append(o.option(o.ATTACK, card.id))
        out.append(o.option(terms.MOVE_CORES, card.id))
    out += [o.option(o.USE, card.id, i) for i in range(len(k.abilities)) if k.abilities[i].kind == ACTIVATED]
    ask = t.decision()
    if ask is not None and (ask.kind == terms.ASK_BLOCK or o.option(o.CARD, card.id) in ask.options):
        out.append(o.option(o.CARD, card.id))
    return out


TURN_IN_SHORT: Final = (
    "You win by bringing your opponent's life from 5 cores to 0. Each turn you get a core and a card, your cards are "
    "refreshed and the cores you paid come back. Cores pay for spirits, nexuses and magic, and symbols on your field make "
    "them cheaper. A spirit lives by the cores on it: more of them raise its level, and without enough for level 1 it is "
    "gone. In your main step you may also move cores as you like. Then your spirits attack, one at a time: the other player "
    "may block, the higher BP wins, and an attack that isn't blocked takes one life for each of the spirit's symbols. Both "
    "players may use flash effects during a battle."
)
