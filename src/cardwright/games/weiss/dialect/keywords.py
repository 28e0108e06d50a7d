"""Keywords (section 10) and trigger icons (4.12): their definitions in the dialect's own words, and the lines that bear them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.games.weiss.dialect.effects import chosen
from cardwright.games.weiss.dialect.filters import ANY
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import EXACTLY_ONE, THIS, YOU, make
from cardwright.text.shape import shape
from cardwright.text.tree import Node

# 10.2.2, 10.4.2, 10.5.2, 10.11.2: what the keyword stands for, as cards print it in parentheses
ABILITIES: dict[str, tuple[str, str]] = {
    "encore": (
        "auto_rest",
        "When this card is put from the stage into your waiting room, you may pay the cost. "
        "If you do, return this card to its previous stage position as 【REST】.",
    ),
    "bond": (
        "auto_rest",
        "When this card is played and placed on the stage, you may pay the cost. "
        'If you do, choose 1 "{name}" in your waiting room, and return it to your hand.',
    ),
    "backup": (
        "spell",
        "Choose 1 of your characters that is being frontal attacked, and that character gets +{n} power until end of turn.",
    ),
    "shift": (
        "auto_rest",
        "At the start of your main phase, you may choose a {colour} card in your hand and this card in your clock, "
        "and exchange them.",
    ),
}
# 4.12.2.3 to 4.12.2.10: what a trigger icon does; the soul icon is not explained on cards
TRIGGERS: dict[str, str] = {
    "return": "When this card triggers, you may choose 1 of your opponent's characters, and return it to their hand.",
    "pool": "When this card triggers, you may put the top card of your deck into your stock.",
    "comeback": "When this card triggers, you may choose 1 character in your waiting room, and return it to your hand.",
    "draw": "When this card triggers, you may draw 1 card.",
    "treasure": "When this card triggers, return this card to your hand. You may put the top card of your deck into your stock.",
    "gate": "When this card triggers, you may choose 1 climax in your waiting room, and return it to your hand.",
    "standby": (
        "When this card triggers, you may choose 1 character in your waiting room with level lower than or equal to your level "
        "plus 1, and put it on any position of your stage as 【REST】."
    ),
    "choice": (
        "When this card triggers, you may choose 1 character in your waiting room with 【SOUL】 in its trigger icon, "
        "and return it to your hand or put it into your stock."
    ),
}
STAGE = make("Place", zone="stage", of=ANY)
WAITING_ROOM = make("Place", zone="waiting room", of=YOU)
HAND = make("Place", zone="hand", of=YOU)
NO_FILTER = make("Filter")
IT = make("Pronoun", form="it", filter=NO_FILTER)
THAT_CHARACTER = make("Pronoun", form="that", filter=make("Filter", tests=(make("Type", type="character"),)))
PAYING = make("May", do=(make("PayCost"),))
DIES = make("Moved", what=THIS, source=(STAGE,), to=(WAITING_ROOM,))
BACK = make("Move", verb="return", what=THIS, to=(make("Place", zone="stage", of=ANY, at="same", state="rest"),))
PLAYED = make("Moved", what=THIS, verb="play", to=(STAGE,))
DEFENDING = make("Filter", tests=(make("Type", type="character"), make("Quality", name="defending"), make("Controlled", by=YOU)))
IN_CLOCK = make("Filter", tests=(make("In", places=(make("Place", zone="clock", of=YOU),)),))
MAIN_PHASE = make("PhaseStarts", phase="main phase", of=YOU)
LEVEL = make("PlayerStat", who=YOU, stat="level")
OF_ITS_COLOUR = make(
    "Filter",
    tests=(make("Type", type="card"), make("SameName", as_=THIS, stat="color"), make("In", places=(HAND,))),
)


def add(g: Grammar) -> None:
    """The lines of keyword abilities read as what they are short for."""
    _encore(g)
    _bond(g)
    _backup(g)
    _shift(g)
    _sunder(g)
    for form in ("[cont] great performance .", "[cont] OPEN great performance . CLOSE ."):
        g.phrase("ability", "Keyword", form, name="great performance")


def _encore(g: Grammar) -> None:
    """10.2.2."""
    bought = make("IfDo", did=1, then=(BACK,))
    for kind, icon in (("auto", "[auto] "), ("auto_rest", "")):
        g.phrase(kind, "Triggered", f"{icon}encore {{cost}} .", label="encore", on=DIES, do=(PAYING, bought))


def _bond(g: Grammar) -> None:
    """10.4.2."""
    wanted = shape("Filter", tests=(shape("Named", name="$n"), make("In", places=(WAITING_ROOM,))))
    found = chosen(EXACTLY_ONE, wanted)
    taken = make("Move", verb="return", what=IT, to=(HAND,))
    bought = shape("IfDo", did=1, then=(found, taken))
    g.phrase("auto", "Triggered", "[auto] bond / {n:NAME} {cost} .", label="bond", on=PLAYED, do=(PAYING, bought))
    either = shape("AnyOf", filters=tuple(shape("Filter", tests=(shape("Named", name=f"${name}"),)) for name in "nm"))
    found = chosen(EXACTLY_ONE, shape("Filter", tests=(either, make("In", places=(WAITING_ROOM,)))))
    bought = shape("IfDo", did=1, then=(found, taken))
    g.phrase("auto", "Triggered", "[auto] bond / {n:NAME} <or|/|> {m:NAME} {cost} .", label="bond", on=PLAYED, do=(PAYING, bought))


def _backup(g: Grammar) -> None:
    """10.5.2."""
    found = chosen(EXACTLY_ONE, DEFENDING)
    stronger = shape(
        "Modify", what=THAT_CHARACTER, mods=shape("Add", stat="power", by="$x"), duration=make("Until", end="this turn")
    )
    enough = shape("OnlyIf", condition=shape("Compare", left=LEVEL, op=">=", right="$y"))
    for icons in ("[act] [counter]", "[act]"):
        g.phrase(
            "act",
            "Activated",
            f"{icons} backup {{x:n}} <,|> level {{y:n}} {{cost}} .",
            label="backup",
            timing="counter",
            do=(found, stronger),
            limits=enough,
        )


def _sunder(g: Grammar) -> None:
    """10.15.2, 10.15.4: the marker comes to a position of its master's choice, and all the others go under it."""
    under = make("Linked", relation="underneath", to=THIS)
    found = chosen(EXACTLY_ONE, shape("Filter", tests=(shape("Named", name="$n"), under)))
    placed = make("Move", verb="put", what=IT, to=(make("Place", zone="stage", of=YOU, at="any"),))
    rest = make("Together", parts=(THIS, make("All", filter=make("Filter", tests=(make("Quality", name="marker"), under)))))
    kept = make("PutUnder", what=rest, to=IT, face="up")
    bought = shape("IfDo", did=1, then=(found, placed, kept))
    ends = make("AttackEnds", what=THIS)
    g.phrase("auto", "Triggered", "[auto] sunder / {n:NAME} {cost} .", label="sunder", on=ends, do=(PAYING, bought))


def _shift(g: Grammar) -> None:
    """10.11.2, 10.11.3."""
    found = chosen(EXACTLY_ONE, OF_ITS_COLOUR)
    exchange = make(
        "Exchange", left=THIS, right=make("Pronoun", form="that", filter=make("Filter", tests=(make("Type", type="card"),)))
    )
    high = shape("Compare", left=LEVEL, op=">=", right="$y")
    when = shape("And", parts=(make("Is", what=THIS, filter=IN_CLOCK), high))
    for icons in ("[auto] [clock]", "[auto]"):
        g.phrase(
            "auto",
            "Triggered",
            f"{icons} shift <,|> level {{y:n}} .",
            label="shift",
            on=MAIN_PHASE,
            when=when,
            do=shape("May", do=(found, exchange)),
        )


Reader = Callable[[str, str], tuple[Node, ...]]


@dataclass(frozen=True)
class Definitions:
    """The definitions as trees; those with a number or a name are made for it."""

    read: Reader  # (text, category) to what the text means

    def ability(self, keyword: str, **given: str) -> Node:
        """What a keyword stands for, its cost aside; bound."""
        category, text = ABILITIES[keyword]
        for hole, value in given.items():
            text = text.replace("{" + hole + "}", value)
        return self.read(text, category)[0]

    def trigger(self, icon: str) -> Node:
        """What the trigger icon does; bound."""
        return self.read(TRIGGERS[icon], "auto_rest")[0]
