"""Why: which rule allows an answer, which forbids it, which brought about what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardwright.errors import Refused
from cardwright.kernel.cards import Card
from cardwright.kernel.table import NO_OPTION
from cardwright.kernel.visibility import may_see

if TYPE_CHECKING:
    from cardwright.face.decision import Decision
    from cardwright.face.game import Game
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.refusals import Refusal

LAST: Final = 8  # events that a bare `why` explains


class Wish(NamedTuple):
    """What a player may want to do with a card: the place of the option that does it, or why it is not allowed."""

    label: str
    place: int
    no: Refused | None

    def __repr__(self) -> str:
        return f"<{self.label.removesuffix('.')}: {f'option {self.place}' if self.no is None else f'no, {self.no.clause}'}>"


def place_of_label(game: Game, decision: Decision, label: str) -> int:
    """The option with this label, or the only one whose label begins so or holds it; `Refused` with the reason if there is none."""
    labels = [option.label.casefold() for option in decision.options]
    wanted = label.casefold()
    if wanted in labels:
        return labels.index(wanted)
    fitting = [i for i, text in enumerate(labels) if text.startswith(wanted)]
    fitting = fitting or [i for i, text in enumerate(labels) if wanted in text]
    if len({labels[i] for i in fitting}) == 1:
        return fitting[0]
    if fitting:
        several = " or ".join(f'"{decision.options[i].label}"' for i in fitting)
        raise Refused(label, decision.clause, f"That could mean {several}: say more of it.")
    for wish in wishes(game, [c for c in readable(game, decision.player) if c.form.name.casefold() in wanted]):
        if wish.no is not None and wish.label.casefold().startswith(wanted):
            raise wish.no
    raise Refused(label, decision.clause, f"That is none of the options: {decision._list()}.")


def why_option(game: Game, place: int) -> str:
    """Which rule offers an option, and where the game is in the rulebook."""
    decision = game.decision
    assert decision is not None
    label = decision.options[place].label.removesuffix(".")
    return f"{label}: you may. {cited(game, decision.clause)}\nThe rules are at {game.table.where()}"


def why_so(game: Game, observer: int) -> str:
    """How the game ended, or the last events, with what their clauses say."""
    told = [event for event in game.log(observer) if event.text]
    if game.over:
        told = [event for event in told if event.kind == "outcome"] or told[-1:]
    elif not told:
        return "Nothing has happened yet."
    return "\n".join(f"{event.text}. {cited(game, event.clause)}" for event in told[-LAST:])


def cited(game: Game, clause: str) -> str:
    """A clause with what it says; several are named with commas between."""
    said = " ".join(filter(None, map(game.start.entry.sentence, clause.split(", "))))
    return f"{said} [{clause}]" if said else f"[{clause}]"


def why_not(game: Game, card: int | str) -> list[Refused]:
    """What the player who decides may not do with a card, by its key or by its name."""
    return list({wish.label: wish.no for wish in wishes(game, found(game, card)) if wish.no is not None}.values())


def found(game: Game, card: int | str) -> list[Card]:
    """The cards that are meant by a key or a name; `Refused` if the player who decides can see none."""
    decision = game.decision
    if decision is None:
        raise Refused(str(card), game.table.rules.topics["@over"][0], "The game is over.")
    seen = readable(game, decision.player)
    meant = called(seen, card) if isinstance(card, str) else [c for c in seen if c.key == card]
    if not meant or not card:
        raise Refused(str(card) or "no card", "", f"{game.players[decision.player]} can see no such card.")
    return meant


def called(cards: list[Card], name: str) -> list[Card]:
    """The cards of this name; or if there are none, those whose name begins so, or holds it."""
    wanted = name.casefold()
    names = [c.form.name.casefold() for c in cards]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [c for c, text in zip(cards, names, strict=True) if fits(text, wanted)]
        if found:
            return found
    return []


def readable(game: Game, player: int) -> list[Card]:
    """The cards on the table that a player may read."""
    t = game.table
    return [c for c in t.cards if c.zone >= 0 and not t.rules.off_the_table(c.zone) and may_see(t, c, player)]


def wishes(game: Game, cards: list[Card]) -> list[Wish]:
    """What one may want to do with cards that one can read."""
    t = game.table
    ask = t.decision()
    if ask is None:
        return []
    out: list[Wish] = []
    for c in cards:
        for code in game.start.entry.wishes(t, c, ask.player):
            label = game.start.entry.option_text(t, code, ask.player)
            no = t.why_not(code)
            if no is None:
                out.append(Wish(label, ask.options.index(code), None))
            else:
                out.append(Wish(label, -1, Refused(label, no.clause, reason(game, ask, code, no))))
    return out


def reason(game: Game, ask: Ask, code: int, no: Refusal) -> str:
    """What the clause says, and what is lacking; or that now something else is asked."""
    entry = game.start.entry
    question = game.table.rules.questions[ask.kind]
    if no.sentence == NO_OPTION:
        asked = entry.question_text(game.table, ask, ask.player)
        lead = "It can't be done now. What is asked is" if question.form == "act" else "Something else is to be decided first"
        return f"{lead}: {asked}{'' if asked.endswith('?') else '.'}"
    return f"{no.sentence} {entry.wording.lacks(game.table, ask.player, code, no.clause)}".strip()
