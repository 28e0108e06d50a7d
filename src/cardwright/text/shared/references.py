"""What a phrase points at: this card, pronouns, every card of a filter, cards chosen on the spot, the top of a deck."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import all_that, filtered
from cardwright.text.shared.filters import OTHER

ANYTHING = make("Filter")
IT = make("Pronoun", form="it", filter=ANYTHING)


def add(g: Grammar, their: str = "they") -> None:
    """Add the phrases. `their`: whom the word means where nobody else was named: who acts, or, in some games, the opponent."""
    _players_and_places(g, their)
    _pronouns(g)
    _cards(g)


def _players_and_places(g: Grammar, their: str) -> None:
    g.phrase("whose", "Player", "your", who="you")
    g.phrase("whose", "Player", "<your|each|a|> opponent 's", "<your|> opponent '", who="opponent")
    g.phrase("whose", "Player", "their", who=their)
    g.phrase("whose", "Player", "each player 's", who="each")
    g.phrase("whose", "CardOwner", "<its|their> owner <'s|'>")
    g.phrase("whose", "ControllerOf", "its controller 's", what=IT)
    g.phrase("place", "Place", "{of:whose} {zone:ZONE}")
    g.phrase("dest", "Place", "<into|to|onto|in|on> {of:whose} {zone:ZONE}")
    for end in ("top", "bottom"):
        g.phrase("dest", "Place", f"<on the|at the|to the|on> {end} of {{of:whose}} {{zone:ZONE}}", at=end)
        g.phrase(
            "dest", "Place", f"<on the|at the|to the|on> {end} of {{of:whose}} {{zone:ZONE}} in any order", at=end, order="any"
        )
        g.phrase(
            "dest",
            "Place",
            f"<on the|at the|to the|on> {end} of {{of:whose}} {{zone:ZONE}} in a random order",
            at=end,
            order="random",
        )
    g.phrase(
        "dest",
        "Place",
        "on the <top or bottom|top or the bottom|top or on the bottom> of {of:whose} {zone:ZONE}",
        at="top or bottom",
    )
    g.phrase("dest", "Place", "on the <top or bottom> of {of:whose} {zone:ZONE} in any order", at="top or bottom", order="any")
    for end in ("top", "bottom"):
        g.phrase("dest", "Place", f"on the {end} in any order", zone="deck", of=make("CardOwner"), at=end, order="any")
        g.phrase("dest", "Place", f"into {{of:whose}} {{zone:ZONE}} {{nth:ORD}} from the {end}", at=end)
    g.phrase("dests", LIST, "{dest}", "{dest} or {dest}")
    g.phrase("dest", "Place", "<into|to|onto|in|on> {of:whose} {zone:ZONE} {state:STATE}")


def _pronouns(g: Grammar) -> None:
    g.phrase("pron", "Pronoun", "it", form="it", filter=ANYTHING)
    g.phrase("pron", "Pronoun", "<them|they>", form="them", filter=ANYTHING)
    g.phrase("pron", "Pronoun", "that {f:bare_core}", form="that", filter=filtered("$f"))
    g.phrase("pron", "Pronoun", "<those|these> {f:bare_core}", form="those", filter=filtered("$f"))
    rest = ("the <rest|rest of the card|remaining card|rest of them>", "any remaining card")
    g.phrase("pron", "Pronoun", *rest, form="rest", filter=ANYTHING)
    g.phrase("pron", "Pronoun", "the {f:bare_core}", form="the", filter=filtered("$f"))
    g.phrase("pron", "Pronoun", "the {said:PAST} enemy", form="the", filter=ANYTHING)
    g.phrase("pron", "Pronoun", "the {said:PAST} {f:bare_core}", form="the", filter=filtered("$f"))
    for form in ("first", "second"):
        g.phrase("pron", "Pronoun", f"the {form}", form=form, filter=ANYTHING)
        g.phrase("pron", "Pronoun", f"the {form} {{f:bare_core}}", form=form, filter=filtered("$f"))


def _cards(g: Grammar) -> None:
    g.phrase("ref", None, "{:this}")
    g.phrase("ref", None, "{:pron}")
    g.phrase("ref", None, "{:group}")
    g.phrase("group", "All", "<each|all|all of> {f:every}", filter=filtered("$f"))
    g.phrase(
        "group",
        "Together",
        "each {a:tests} and each {b:tests}",
        "all {a:tests} and all {b:tests}",
        parts=(all_that("$a"), all_that("$b")),
    )
    g.phrase("ref", "Leader", "your leader", of=YOU)
    g.phrase("ref", "Leader", "its leader", of=shape("ControllerOf", what=IT))
    g.phrase("ref", "Leader", "{what:pron} 's leader", of=shape("ControllerOf", what="$what"))
    g.phrase("ref", "Together", "{parts:single} and {parts:single}")
    g.phrase("ref", "Together", "{parts:single} and {parts:group}", "{parts:group} and {parts:single}")
    g.phrase("single", None, "{:this}")
    g.phrase("single", None, "{:pron}")
    g.phrase("single", "Leader", "your leader", of=YOU)
    g.phrase("single", "Leader", "its leader", of=shape("ControllerOf", what=IT))
    # cards chosen on the spot
    g.phrase("pick", "Pick", "{count} {f:tests}", filter=filtered("$f"))
    g.phrase("pick", "Pick", "{count} of your {f:tests}", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    g.phrase("pick", "Pick", "{count} from among {p:pron}", filter=shape("Filter", tests=(shape("Among", of="$p"),)))
    g.phrase("pick", "Pick", "{count} of {p:pron}", filter=shape("Filter", tests=(shape("Among", of="$p"),)))
    g.phrase(
        "pick", "Pick", "any number of {p:pron}", count=make("AnyNumber"), filter=shape("Filter", tests=(shape("Among", of="$p"),))
    )
    g.phrase("pick", "Pick", "another {f:tests}", count=EXACTLY_ONE, filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("pick", "Pick", "{count} random {f:tests}", "{count} {f:tests} at random", filter=filtered("$f"), random=1)
    g.phrase("pick", None, "{:chance}")
    g.phrase("chance", "Pick", "{count} {f:tests} chosen at random", filter=filtered("$f"), random=1)
    of_them = shape("Filter", tests=(shape("Among", of="$p"),))
    g.phrase("pick", "Pick", "{count} of {p:pron} at random", filter=of_them, random=1)
    g.phrase("top", "Deck", "the top card of {of:whose} deck", count=ONE, at="top")
    g.phrase("top", "Deck", "the top {count:n} card of {of:whose} deck", at="top")
    g.phrase("top", "Deck", "the bottom card of {of:whose} deck", count=ONE, at="bottom")
    g.phrase("top", "Deck", "up to {count:n} of the top card of {of:whose} deck", at="top", upto=1)
    whole = shape(
        "Count", of=shape("All", filter=shape("Filter", tests=(shape("In", places=shape("Place", zone="deck", of="$of")),)))
    )
    g.phrase("top", "Deck", "the top half of {of:whose} deck", count=shape("Half", of=whole), at="top")
    g.phrase("top", "Deck", "the bottom half of {of:whose} deck", count=shape("Half", of=whole), at="bottom")
    g.phrase("object", None, "{:ref}")
    g.phrase("object", None, "{:pick}")
    g.phrase("object", None, "{:top}")
    g.phrase("object", "Together", "{parts:single} and {parts:pick}")
