"""Reminder text: read, and compared with the definition of the keyword that it explains."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.keywords import ABILITIES, Definitions
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import THIS, make
from cardwright.text.tree import Node

# what each keyword lets its card do, by the names of actions that the rules know
ALLOWED: dict[str, tuple[str, ...]] = {
    "brave": ("attack without becoming dull",),
    "haste": ("attack the turn it enters", "use abilities with the dull icon the turn it enters"),
    "first strike": ("deal battle damage first",),
    "back attack": ("be cast whenever summons can be",),
}
DEFINED: dict[str, tuple[str, ...]] = {
    "brave": ("attacking don't dull this forward", "attacking don't cause this forward to dull"),
    "haste": (
        "this character can attack or use ability <with|containing> [dull] in the cost the turn it enter the field",
        "this forward can attack the turn it enter the field",
    ),
    "first strike": (
        "in battle with a forward without first_strike , this forward deal damage first",
        "if this forward block or is blocked by a forward <without|that don't have> first_strike , this forward deal damage first",
    ),
    "back attack": (
        "this character can be played whenever summon can be cast",
        "like summon and ability , this card can be played during either player 's attack_phase or main_phase",
    ),
}
# notes that repeat what the text or the rules say already
NOTES = (
    "<this effect|these effect> don't end at the end of the turn",
    "this ability will not trigger if SELF is a forward",
    "if SELF is broken , put it into the break_zone",
    "instead of paying the cp cost",
    "its ex_burst effect will not trigger",  # 11.10.2: it does when damage puts the card there, and then only
    "unit must be 1000",
    "units must be 1000",
)
FROZEN = make(
    "Static",
    do=(
        make(
            "Forbid",
            what=THIS,
            actions=(make("Action", name="activate in the active phase"),),
            duration=make("During", span="next refresh"),
        ),
    ),
)


def add(g: Grammar) -> None:
    """The wordings of reminders and definitions; a reminder reads as the keyword and the abilities that it says it has."""
    for keyword, wordings in DEFINED.items():
        for wording in wordings:
            shown = ALLOWED[keyword][:1] if "attack the turn" in wording and "use" not in wording else ALLOWED[keyword]
            actions = tuple(make("Action", name=name) for name in shown)
            stated = make("Static", do=(make("Permit", what=THIS, actions=actions),))
            g.phrase("definition", LIST, f"{wording} .", items=(stated,))
            g.phrase("reminder", LIST, f"{wording} .", items=(make("Keyword", name=keyword), stated))
    frozen = "this character don't activate during its controller 's next active_phase ."
    g.phrase("definition", LIST, frozen, items=(FROZEN,))
    g.phrase("reminder", LIST, frozen, items=(make("Keyword", name="freeze"), FROZEN))
    has = "if {c:conds} , this character have this ability ."
    g.phrase("reminder", LIST, has, items=(make("Keyword", name="damage"), "$c"))
    for note in NOTES:
        g.phrase("note", "Keyword", f"{note} .", name="note")
    g.phrase("reminder", LIST, "{note}", "{note} {note}")


def contradiction(said: tuple[Node, ...], definitions: Definitions) -> str:
    """Why the reminder does not fit the definition of its keyword; empty if it does."""
    name = said[0].text("name")
    if name == "note":
        return ""
    if name == "damage":
        right = said[1].node("right") if said[1].kind == "Compare" else None
        fits = right is not None and right.kind == "Num" and said[1] == definitions.damage(right.number("n"))
    elif name == "freeze":
        fits = said[1] == definitions.freeze()
    elif name in ABILITIES:
        fits = all(_allows(tree, definitions.abilities(name)) for tree in said[1:])
    else:
        return f"{name} is not defined"
    return "" if fits else f"the reminder contradicts the definition of {name}"


def _allows(tree: Node, defined: tuple[Node, ...]) -> bool:
    """Does the definition allow all that the reminder says?"""
    known = {action for ability in defined for node in ability.walk() if node.kind == "Permit" for action in node.many("actions")}
    said = {action for node in tree.walk() if node.kind == "Permit" for action in node.many("actions")}
    return bool(said) and said <= known
