"""2-7: how symbols are counted when the cost of a card is reduced."""

from __future__ import annotations

from cardwright.games.bss.dialect.filters import NEXUS, SPIRIT
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.tree import Node

# when: of this card, or of cards that are summoned, placed or used
OWN = ("when summoning {t:this} from your hand ,", "when summoning {t:this} ,", "when you use {t:this} from your hand ,")
PLACED = make("AnyOf", filters=(make("Filter", tests=(SPIRIT,)), make("Filter", tests=(NEXUS,))))
OTHERS: dict[str, Node] = {
    "while summoning a {f:tests} ,": SPIRIT,
    "when you summon a {f:tests} ,": SPIRIT,
    "while summoning or placing a {f:tests} ,": PLACED,
    "when you use a {f:tests} ,": make("Type", type="magic"),
}
TAILS = ("", " when calculating cost reduction")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _cards(g)
    for head, kind in OTHERS.items():
        _counted(g, head, {"filter": shape("Filter", tests=("$f", kind))})
    for head in OWN:
        # "this card" is said once more before what is counted
        _counted(g, head.replace("{t:this}", "this <spirit|card|spirit card|magic card>"), {"own": 1})
    for may, optional in (("", 0), ("you may ", 1)):
        whole = f"{may}treat all of this card 's reduction symbol as fulfilled when summoning this card from your hand"
        g.phrase("static", "CountSymbols", whole, own=1, how="all", what=make("This"), optional=optional)


def _counted(g: Grammar, head: str, given: dict[str, Given]) -> None:
    for may, optional in (("", 0), ("you may ", 1)):
        also = given | {"optional": optional}
        fulfilled = f"{head} {may}treat all of its reduction symbol as fulfilled"
        g.phrase("static", "CountSymbols", fulfilled, how="all", what=make("This"), **also)
        for tail in TAILS:
            g.phrase(
                "static",
                "CountSymbols",
                f"{head} {may}count each symbol on {{what:counted_cards}} as {{n}} symbol{tail}",
                how="times",
                **also,
            )
        g.phrase(
            "static",
            "CountSymbols",
            f"{head} {may}count the symbol on {{what:this}} as {{n}} {{name:COLOUR}} symbol",
            how="as",
            **also,
        )
        in_trash = make("In", places=(make("Place", zone="trash", of=YOU),))
        for tests, words in (
            (("$x", in_trash), "any {x:core} in your trash"),
            (("$x", in_trash, "$y"), "any {x:core} in your trash {y:posts}"),
        ):
            cards = shape("All", filter=shape("Filter", tests=tests))
            spelled = f"{head} {may}use the symbol of {words} in addition to the symbol on your field to reduce its cost"
            g.phrase("static", "CountSymbols", spelled, how="too", what=cards, **also)
        whole = f"{head} {may}treat the symbol on {{what:counted_cards}} as {{name:COLOUR}} when calculating cost reduction"
        g.phrase("static", "CountSymbols", whole, how="also", **also)
    g.phrase("static", "CountSymbols", f"{head} treat {{what:this}} 's symbol as {{n}} {{name:COLOUR}} symbol", how="as", **given)
    g.phrase("static", "CountSymbols", f"{head} treat {{what:this}} as having {{n}} {{name:COLOUR}} symbol", how="as", **given)
    g.phrase("static", "CountSymbols", f"{head} {{what:this}} gain a {{name:COLOUR}} symbol", how="more", **given)
    well = f"{head} treat {{what:this}} 's color and symbol color as {{name:COLOUR}} as well"
    g.phrase("static", "CountSymbols", well, how="also", **given)
    if "summoning or placing" in head:
        both = tuple(shape("CountSymbols", how="also", what="$w", name=colour, **given) for colour in ("$a", "$b"))
        two = f"{head} treat {{w:this}} 's color and symbol color as {{a:COLOUR}} and {{b:COLOUR}} as well"
        g.phrase("static_clauses", LIST, two, items=both)
    only = f"{head} you can only count symbol on {{what:plural}} when calculating cost reduction"
    g.phrase("static", "CountSymbols", only, how="only", **given)


def _cards(g: Grammar) -> None:
    """Whose symbols: this card's, or those of cards on the field."""
    g.phrase("counted_cards", None, "{:this}")
    g.phrase("counted_cards", None, "{:plural}")
    g.phrase("counted_cards", None, "{:group}")
    both = tuple(shape("All", filter=shape("Filter", tests=(tests, make("Controlled", by=YOU)))) for tests in ("$a", "$b"))
    g.phrase("counted_cards", "Together", "all of your {a:every} and all of your {b:every}", parts=both)
