"""Reminder text: read, and compared with the definition of the keyword that it explains."""

from __future__ import annotations

from cardwright.games.sve.dialect.keywords import ABILITIES, CONDITIONS, COSTS, Definitions
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import THIS, make
from cardwright.text.shape import shape
from cardwright.text.tree import Node

ENGAGING = make(
    "Permit",
    what=THIS,
    actions=(make("Action", name="be engaged when put onto the field"), make("Action", name="be engaged in your end phase")),
)
DRAWING = make(
    "Must",
    what=make(
        "All", filter=make("Filter", tests=(make("Controlled", by=make("Player", who="opponent")), make("Type", type="follower")))
    ),
    actions=(make("Action", name="attack followers with ward"),),
)
IN_EX_AREA = make("In", places=(make("Place", zone="ex area", of=make("Player", who="you")),))
# notes that repeat a rule: tokens and evolved cards that leave (9.1, 11.6.1), stealing (5.21), what a prohibition leaves open
NOTES = (
    "token returned to a player 's hand is removed <in|from> the game",
    "token put into a player 's deck is removed from the game",
    "evolved follower put into the ex_area is removed from the game",
    "it can still be destroyed by ability damage",
    "the controller determine the placement",
    "this card don't count",
    "round up",
    "rounded up",
    "including this one",
    "including this card",
    "stolen follower is moved to your field . when they leave the field , they is put into their owner 's corresponding zone",
)


def add(g: Grammar) -> None:
    """The wordings of reminders; each reads as the keyword and the abilities (or the condition) that it says it has."""
    for kind, verb in (("Permit", "can"), ("Forbid", "can't")):
        g.phrase(
            "reminder",
            LIST,
            f"follower with {{k:KW}} {verb} {{a:actions}} .",
            items=(shape("Keyword", name="$k"), shape("Static", do=shape(kind, what=THIS, actions="$a"))),
        )
    chosen = shape(
        "Pick", count="$c", filter=shape("Filter", tests=(make("Type", type="card"), shape("Named", name="$m"), IN_EX_AREA))
    )
    lesson = shape(
        "DoAsCost", do=shape("Move", verb="banish", what=chosen, to=make("Place", zone="banished zone", of=make("CardOwner")))
    )
    g.phrase(
        "reminder",
        LIST,
        "to perform lesson ( {n:NUM} ) , banish {c:count} {m:NAME} token from your ex_area .",
        items=(shape("Keyword", name="lesson", n="$n"), lesson),
    )
    g.phrase("reminder", LIST, "if {c:conds} <, excluding this card|> , perform {l:label} .", items=("$l", "$c"))
    setup = shape("Create", count="$c", names=shape("Filter", tests=shape("Named", name="$n")), to="$p")
    g.phrase(
        "reminder",
        LIST,
        "at the start of the game , if your deck is based on the {u:NAME} universe , put {c:count} {n:NAME} token {p:dest} .",
        items=(make("Keyword", name="note"), shape("Universe", name="$u"), setup),
    )
    for name in ("overflow", "sanguine"):
        g.phrase("reminder", LIST, f"{name} <is|become> active if {{c:conds}} .", items=(make("Keyword", name=name), "$c"))
    ward = make("Keyword", name="ward")
    engaged = make(
        "Static",
        do=(
            make(
                "If",
                condition=make("Is", what=THIS, filter=make("Filter", tests=(make("Quality", name="engaged"),))),
                then=(DRAWING,),
            ),
        ),
    )
    engaging = make("Static", do=(ENGAGING,))
    g.phrase(
        "reminder",
        LIST,
        "this <card|follower|> can be engaged when it is put onto your field or during your end phase . "
        "when follower with ward is engaged , your opponent can only attack them .",
        "while you have engaged follower with ward , opponent can't attack your other follower or leader . "
        "you may engage <this|this follower|a follower with ward> when it is put onto your field or during your end phase .",
        items=(ward, engaging, engaged),
    )
    bane = make("Keyword", name="bane")
    g.phrase("reminder", LIST, "{a:after_fight}", items=(bane, "$a"))
    fought = make(
        "Fought",
        what=THIS,
        against=make("Any", filter=make("Filter", tests=(make("Other", than=THIS), make("Type", type="follower")))),
    )
    fallen = make(
        "Move",
        verb="destroy",
        what=make("Pronoun", form="that", filter=make("Filter", tests=(make("Type", type="follower"),))),
        to=(make("Place", zone="cemetery", of=make("CardOwner")),),
    )
    g.phrase(
        "reminder",
        LIST,
        "follower attacking or attacked by a follower with bane is destroyed after damage is exchanged .",
        items=(bane, make("Triggered", on=fought, do=(fallen,))),
    )
    drained = make("Modify", what=make("Leader", of=make("Player", who="you")), mods=(make("Add", stat="defense", by=make("X")),))
    dealt = make("Define", value=make("Result", of=make("Pronoun", form="the", said="event", filter=make("Filter")), what="damage"))
    dealing = make("Damaged", what=make("Any", filter=make("Filter")), source=(THIS,), type="attack")
    g.phrase(
        "reminder",
        LIST,
        "when a follower with drain attack and deal damage , its leader gain defense equal to the damage dealt .",
        items=(make("Keyword", name="drain"), make("Triggered", on=dealing, do=(drained, dealt))),
    )
    for note in NOTES:
        g.phrase("note", "Keyword", f"{note} .", name="note")
    g.phrase("reminder", LIST, "{note}", "{note} {note}")


def contradiction(said: tuple[Node, ...], definitions: Definitions) -> str:
    """Why the reminder does not fit the definition of its keyword; empty if it does."""
    name, n = said[0].text("name"), said[0].number("n")
    if name == "note":
        return ""
    if name in COSTS:
        fits = _same(said[1], definitions.cost(name, n)[0])
    elif name in CONDITIONS:
        fits = _same(said[1], definitions.condition(name, n))
    elif name in ABILITIES:
        fits = {_uncalled(tree) for tree in said[1:]} <= {_uncalled(tree) for tree in definitions.abilities(name)}
    else:
        return f"{name} is not defined"
    return "" if fits else f"the reminder contradicts the definition of {name}"


def _same(one: Node, other: Node) -> bool:
    """Equal but for the numbers of slots, which no reminder refers to."""
    return _uncalled(_unnumbered(one)) == _uncalled(_unnumbered(other))


def _uncalled(tree: Node) -> Node:
    """"This follower" and "this card" are the same where a keyword is explained."""
    return tree.transform(lambda node: THIS if node.kind == "This" else node)


def _unnumbered(tree: Node) -> Node:
    return tree.transform(lambda node: node.replace(slot=0) if "slot" in dict(node.fields) else node)
