"""Questions and options in plain words: what every game says alike."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.naming import capital, source_name, who
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.kernel.faces import ACTIVATED
from cardwright.kernel.frames import Ask
from cardwright.kernel.replacing import Happen, candidates

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table

LONGEST: Final = 90  # letters of an ability's text in an option


def short(text: str) -> str:
    """The beginning of an ability's text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def somebody_decides(ask: Ask, observer: int, about: str) -> str:
    """What the other player is told: who decides, and about what kind of thing."""
    return capital(f"{who(ask.player, observer)} decides ({about})")


def topic_of(kind: int, questions: dict[int, str]) -> str:
    """The kind of question alone: all that the other player may know of it."""
    if kind < len(asking.QUESTION_NAMES):
        return asking.QUESTION_NAMES[kind]
    return questions[kind].rstrip("?").lower() if kind in questions else "a choice"


def which_of_several(ask: Ask) -> str:
    """" (2 of up to 3)", where several choices are made one after the other."""
    if ask.most <= 1:
        return ""
    return f" ({ask.so_far + 1} of {'up to ' if o.option(o.DONE) in ask.options else ''}{ask.most})"


def shared_option(t: Table, code: int, observer: int) -> str:
    """An option that reads the same in every game: a player, a number, an ability that waits, an effect that would replace. Empty
    for all others."""
    verb = o.verb_of(code)
    value = o.value_of(code)
    if verb == o.PLAYER:
        return capital(who(value, observer))
    if verb == o.NUMBER:
        return str(value)
    if verb == o.NUMBERS:
        return f"{value} to {value + o.extra_of(code) - 1}"
    if verb == o.PENDING:
        p = t.pending[value]
        return f"{source_name(t, p.source)}: {short(p.ability.text)}"
    return replacement_text(t, value) if verb == o.REPLACE else ""


def replacement_text(t: Table, n: int) -> str:
    """The effect that would replace what is about to happen."""
    frame = t.stack[-2]
    if not isinstance(frame, Happen):
        return f"Effect {n + 1}"
    e = frame.events[0]
    found = t.rules.replacement_turn(t, e, candidates(t, e))[1][n]
    text = found.ability.text if found.ability.text else t.library.abilities[found.ability.number].text
    return f"{source_name(t, found.source)}: {short(text)}"


def ability_text(t: Table, c: Card, index: int) -> str:
    abilities = t.look(c).abilities
    return abilities[index].text if index < len(abilities) else ""


def uses_of(t: Table, c: Card) -> list[int]:
    """Its activated abilities, as options."""
    abilities = t.look(c).abilities
    return [o.option(o.USE, c.id, i) for i in range(len(abilities)) if abilities[i].kind == ACTIVATED]
