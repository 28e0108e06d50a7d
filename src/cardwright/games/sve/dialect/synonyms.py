"""Words of this game that mean the same, beside those of every game."""

from __future__ import annotations

from cardwright.text.synonyms import EXEMPT as EXEMPTED
from cardwright.text.synonyms import SYNONYMS

ROWS: tuple[tuple[str, ...], ...] = (
    ("on each of your turn", "during each of your turn"),
    ("activate", "is activated"),
    ("was put onto the field by a ability", "was summoned by a ability"),
    ("the enemy leader", "your opponent 's leader"),
    ("instead", "instead of banishing that follower", "instead of destroying that follower"),
    ("they", "that player"),
    ("-cost or more", "-cost or greater"),
    ("the other", "the others"),
    *(
        (f"{{}} take {{}} less{kind} damage", f"reduce{kind} damage dealt to {{}} by {{}}")
        for kind in ("", " ability", " combat", " attack")
    ),
    ("{} become engaged", "{} is engaged"),
    ("your leader gain defense", "your leader 's defense is increased", "your leader gain [defense]"),
    (
        "your leader lose defense",
        "your leader 's defense is decreased",
        "your leader 's defense is reduced",
        "your leader lose [defense]",
    ),
    ("super-evolve", "super evolve"),
    ("super-evolution", "super evolution"),
    ("spellchain", "sc"),
    ("necrocharge", "nc"),
    ("{} >=", "{} play point or more", "{} play point or higher", "{} play point or greater"),
    ("{} <=", "{} play point or less", "{} play point or lower", "{} play point or fewer"),
    ("play point", "number of play point"),
    ("[defense]", "defense"),
    ("[engage]", "engage"),
)
# words that say nothing by themselves: the noun after "this", what a number of play points is a number of
FILLERS = frozenset("follower amulet spell play point".split())
EXEMPT = {
    **EXEMPTED,
    ("discarded", "Pick"): "cards are discarded from the hand and from nowhere else (5.11.1)",
    ("action", "Action"): "a card attacks enemies only, and the EX area it is played from is its player's own",
}
SVE_SYNONYMS = SYNONYMS.extended(ROWS, FILLERS, exempt=EXEMPT)
