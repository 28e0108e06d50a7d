"""Abilities that change damage: more, less, none, once or always (11.12.5.2)."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered

REPLACED = (
    ("<reduce the damage by {n} instead|the damage is reduced by {n} instead|the damage decrease by {n} instead>", "-"),
    ("<increase the damage by {n} instead|the damage increase by {n} instead|the damage is increased by {n} instead>", "+"),
    ("the damage become {n} instead", "="),
)
DOUBLED = "double the damage instead"

SUMMON = make("Type", type="summon")
# by which of the two an effect is, and whose
BY_WHAT = {
    "your opponent 's summon": make("Filter", tests=(SUMMON, make("Controlled", by=OPPONENT))),
    "your summon": make("Filter", tests=(SUMMON, make("Controlled", by=YOU))),
    "a ability": make("Filter", tests=(make("NotTest", test=SUMMON),)),
    "a forward 's ability": make("Filter", tests=(make("Type", type="forward"),)),
}


def add(g: Grammar) -> None:
    """11.12.5.2: abilities that increase or reduce damage replace it."""
    g.phrase("damaged", None, "{:this}")
    g.phrase("damaged", None, "{:pron}")
    g.phrase("damaged", "All", "a {f:tests}", filter=filtered("$f"))
    g.phrase("damaged", "All", "the {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("damaged", "Together", "{parts:this} or {parts:damaged_other}")
    g.phrase("damaged_other", "All", "a {f:tests}", filter=filtered("$f"))
    by_effects = "by <a summon or a ability|a summon or ability|summon or ability>"
    by_theirs = "by your opponent 's <summon or ability|summon or a ability>"
    their_ability = make("Filter", tests=(make("Controlled", by=OPPONENT),))
    theirs = make("Filter", tests=(make("Controlled", by=OPPONENT), make("NotTest", test=make("Type", type="summon"))))
    g.phrase("static", "Redirect", "if {what:damaged} is dealt damage , the damage is dealt to {to:this} instead")
    two = make("Num", n=2)
    for category in ("static", "held"):
        given = "if {what:damaged} is dealt damage"
        g.phrase(category, "ChangeDamage", f"{given} , {DOUBLED}", side="takes", op="x", n=two)
        dealt = "if {what:damaged} deal damage to a {f:tests}"
        g.phrase(category, "ChangeDamage", f"{dealt} , {DOUBLED}", side="deals", op="x", n=two, against=filtered("$f"))
        by_ability = f"{dealt} due to a ability , {DOUBLED}"
        g.phrase(category, "ChangeDamage", by_ability, side="deals", op="x", n=two, against=filtered("$f"), type="ability")
    for words, op in REPLACED:
        until = make("Until", end="this turn")
        later = "if {what:pron} deal damage to a {f:tests} this turn"
        g.phrase("step", "ChangeDamage", f"{later} , {words}", side="deals", op=op, against=filtered("$f"), duration=until)
        for category in ("static", "held"):
            taken = "if {what:damaged} <is dealt|receive> damage"
            g.phrase(category, "ChangeDamage", f"{taken} , {words}", side="takes", op=op)
            g.phrase(category, "ChangeDamage", f"{taken} {by_effects} , {words}", side="takes", op=op, type="ability")
            g.phrase(
                category,
                "ChangeDamage",
                f"{taken} {by_theirs} , {words}",
                side="takes",
                op=op,
                type="ability",
                against=their_ability,
            )
            if category == "static":
                change = shape("ChangeDamage", what="$what", side="takes", op=op, n="$n")
                theirs_only = make("TurnOf", who=OPPONENT)
                turn = f"{taken} during your opponent 's turn , {words}"
                g.phrase("static_scope", "If", turn, condition=theirs_only, then=change)
                lying = shape("Is", what="$what", filter=make("Filter", tests=(make("Quality", name="dull"),)))
                g.phrase("static_scope", "If", f"{taken} while dull , {words}", condition=lying, then=change)
            by_ability = f"{taken} by your opponent 's ability , {words}"
            g.phrase(category, "ChangeDamage", by_ability, side="takes", op=op, type="ability", against=theirs)
            for by, source in BY_WHAT.items():
                g.phrase(
                    category, "ChangeDamage", f"{taken} by {by} , {words}", side="takes", op=op, type="ability", against=source
                )
            g.phrase(category, "ChangeDamage", f"{taken} by a {{f:tests}} , {words}", side="takes", op=op, against=filtered("$f"))
            g.phrase(category, "ChangeDamage", f"{taken} less than <its|their> power , {words}", side="takes", op=op, below="power")
            dealt = "if {what:damaged} deal damage to a {f:tests}"
            g.phrase(category, "ChangeDamage", f"{dealt} , {words}", side="deals", op=op, against=filtered("$f"))
            battle = dealt.replace("deal damage", "deal battle damage")
            g.phrase(category, "ChangeDamage", f"{battle} , {words}", side="deals", op=op, against=filtered("$f"), type="combat")
    for words, op in (("is reduced by {n} instead", "-"), ("become {n} instead", "=")):
        g.phrase("held", "ChangeDamage", f"the next damage dealt to {{what:ref}} {words}", side="takes", op=op, once=1)
        g.phrase(
            "step",
            "ChangeDamage",
            f"the next damage dealt to {{what:ref}} {words.replace(' instead', '')} {{duration}}",
            side="takes",
            op=op,
            once=1,
        )
        by_card = "the next damage dealt to {what:ref} by a {f:tests}"
        g.phrase("held", "ChangeDamage", f"{by_card} {words}", side="takes", op=op, once=1, against=filtered("$f"))
        dealt = "the next damage {what:pron} deal to a {f:tests}"
        g.phrase("held", "ChangeDamage", f"{dealt} {words}", side="deals", op=op, against=filtered("$f"), once=1)
    next_dealt = "the next damage {what:pron} deal to a {f:tests} become double the damage instead"
    g.phrase("held", "ChangeDamage", next_dealt, side="deals", op="x", n=two, against=filtered("$f"), once=1)
    next_taken = "the next damage dealt to {what:ref} become double the damage instead"
    g.phrase("held", "ChangeDamage", next_taken, side="takes", op="x", n=two, once=1)
    g.phrase("step", "ChangeDamage", "reduce the next damage dealt to {what:ref} {duration} by {n}", side="takes", op="-", once=1)
    double = shape("Num", n=2)
    for category in ("static", "held"):
        g.phrase(
            category,
            "ChangeDamage",
            "if {what:damaged} deal damage to a {f:tests} , double the damage <instead|>",
            side="deals",
            op="x",
            n=double,
            against=filtered("$f"),
        )
