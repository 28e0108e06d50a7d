"""Who goes on acting: after a comma or an "and", a verb in the third person has the player who acts as its subject.

"Your opponent discards 1 card and draws 1 card": both are the opponent's. Lemmas lose the person ("draws" and "draw" are one word),
so what joins the two verbs is marked where the subject goes on, and templates say so: `and~`.
"""

from __future__ import annotations

from cardwright.text.tokens import Token

GOES_ON = "~"
PLAYERS = frozenset("opponent player controller owner they he she".split())
JOINING = frozenset((",", "and", "then"))
ENDS = frozenset((".", ":", "OPEN", "CLOSE"))
# what players do
DEEDS = frozenset(
    """
    activate add banish break bury cast choose deal destroy discard draw dull exhaust flip freeze look move pay place play put
    receive recover remove rest return reveal roll search select send shuffle summon take lose
    """.split()
)
# what is said of cards: whoever acted before acts no more
SAID_OF_CARDS = frozenset("become gain get have".split())


def subjects_go_on(tokens: list[Token]) -> list[Token]:
    """The tokens, with the words marked that join what a player does to what the same player does next."""
    out = list(tokens)
    acts = False
    for at, token in enumerate(tokens):
        if token.key in ENDS:
            acts = False
        if not at or token.text.lower() == token.key:
            continue  # not in the third person
        before = tokens[at - 1]
        if before.key not in JOINING:
            if token.key in DEEDS or token.key in SAID_OF_CARDS:
                acts = before.key in PLAYERS
        elif acts and token.key in DEEDS:
            out[at - 1] = before._replace(key=before.key + GOES_ON)
    return out
