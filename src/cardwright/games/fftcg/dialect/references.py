"""What phrases of this game point at: this card by its name, pronouns, groups with an article, places without an owner."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import ONE, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import alternatives

ANYTHING = make("Filter")
IT = make("Pronoun", form="it", filter=ANYTHING)
OWNER = make("CardOwner")
CARD = make("Filter", tests=(make("Type", type="card"),))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _this(g)
    _pronouns(g)
    _groups(g)
    _places(g)


def _this(g: Grammar) -> None:
    """5.2.4.1: a card's own name means this card; inside quotes also "this Forward"."""
    g.phrase("this", "This", "SELF")
    for type_ in ("forward", "backup", "monster", "character", "summon"):
        g.phrase("this", "This", f"this {type_}", type=type_)


def _pronouns(g: Grammar) -> None:
    g.phrase("pron", "Pronoun", "this card", form="that", filter=CARD)
    g.phrase("pron", "Pronoun", "chosen {f:bare_core}", form="the", said="chosen", filter=filtered("$f"))
    g.phrase("pron", "Pronoun", "the former", form="first", filter=ANYTHING)
    g.phrase("pron", "Pronoun", "the latter", form="second", filter=ANYTHING)
    g.phrase("pron", "Pronoun", "the other <card|>", "the other ones", "the other card revealed", form="rest", filter=ANYTHING)
    for words in ("put <into|in> the break_zone", "you put <into|in> the break_zone"):
        g.phrase("pron", "Pronoun", f"the {{f:bare_core}} {words}", form="the", said="put", filter=filtered("$f"))
    for form in ("first", "second"):
        g.phrase("pron", "Pronoun", f"the {form} one", form=form, filter=ANYTHING)


def _groups(g: Grammar) -> None:
    g.phrase("group", "All", "all <the|of the> {f:every}", filter=filtered("$f"))
    g.phrase("group", "All", "the {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))
    both = shape("Filter", tests=(alternatives("$f", "$k"), "$h"))
    g.phrase("group", "All", "the {f:core} and {k:core} {h:posts}", filter=both)
    g.phrase("top", "Deck", "{count:n} card from the top of {of:whose} deck", at="top")
    g.phrase("top", "Deck", "a card from the top of {of:whose} deck", count=ONE, at="top")


def _places(g: Grammar) -> None:
    g.phrase("dest", "Place", "into the break_zone", "in the break_zone", zone="break zone", of=OWNER)
    g.phrase("dest", "Place", "into the damage_zone", zone="damage zone", of=OWNER)
    for end in ("top", "bottom"):
        g.phrase("dest", "Place", f"to the {end} of the deck", zone="deck", of=OWNER, at=end)
    g.phrase("dest", "Place", "on top or at the bottom of {of:whose} {zone:ZONE}", at="top or bottom")
    g.phrase("controller", "OwnerOf", "its owner", what=IT)
    g.phrase("dest", "Place", "<to|at> the top or bottom of {of:whose} {zone:ZONE}", at="top or bottom")
    g.phrase("pron", "Pronoun", "<these|those>", form="those", filter=ANYTHING)
    ends = "<to|at|on> the top <or|and/or> bottom of {of:whose} {zone:ZONE}"
    g.phrase("dest", "Place", f"{ends} in any order", at="any", order="any")
    g.phrase("fielded", "Place", "<onto|to> the field", zone="field", of=OWNER)
    g.phrase("fielded", "Place", "<onto|to> the field dull", zone="field", of=OWNER, state="dull")
    g.phrase("fielded", "Place", "onto your field", zone="field", of=YOU)
    g.phrase("fielded", "Place", "onto your field dull", zone="field", of=YOU, state="dull")
    g.phrase("origin", "Place", "from the field", zone="field", of=make("Player", who="any"))
    g.phrase("origin", "Place", "from the break_zone", zone="break zone", of=make("Player", who="any"))
