"""Abilities that change damage: more, less, none, once or always (11.12.5.2)."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import Given, shape
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
    until = make("Until", end="this turn")
    later = "if {what:dealer} deal damage to a {f:tests} this turn"
    against = {"side": "deals", "against": filtered("$f"), "duration": until}
    g.phrase("dealer", None, "{:this}")
    g.phrase("dealer", None, "{:pron}")
    g.phrase("step", "ChangeDamage", f"{later} , {DOUBLED}", op="x", n=two, **against)  # type: ignore[arg-type]
    for by in ("", f" {by_effects}"):
        struck = {"side": "takes", "type": "ability" if by else "", "duration": until}
        hurt = f"if {{what:dealer}} is dealt damage{by} this turn"
        g.phrase("step", "ChangeDamage", f"{hurt} , {DOUBLED}", op="x", n=two, **struck)
        for words, op in REPLACED:
            g.phrase("step", "ChangeDamage", f"{hurt} , {words}", op=op, **struck)
    for words, op in REPLACED:
        g.phrase("step", "ChangeDamage", f"{later} , {words}", op=op, **against)  # type: ignore[arg-type]
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
    _next(g)
    _to_players(g)
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


def _next(g: Grammar) -> None:
    """Only the next damage, in a span that stands before it or after it."""
    two = make("Num", n=2)
    changes: tuple[tuple[str, str, dict[str, Given]], ...] = (
        ("is reduced by {n}", "-", {}),
        ("become {n}", "=", {}),
        ("is increased by {n}", "+", {}),
        ("become double the damage", "x", {"n": two}),
    )
    by_effects = make("Filter", tests=(make("Controlled", by=OPPONENT),))
    sources: tuple[tuple[str, dict[str, Given]], ...] = (
        ("", {}),
        (" by a {f:tests}", {"against": filtered("$f")}),
        (" by <a summon or a ability|a summon or ability|summon or ability>", {"type": "ability"}),
        (" by your opponent 's <summon or ability|summon or a ability>", {"type": "ability", "against": by_effects}),
    )
    g.phrase("hurt", None, "{:ref}")
    g.phrase("hurt", "All", "{f:idents}", filter=filtered("$f"))
    for words, op, more in changes:
        for by, source in sources:
            taken = f"the next damage dealt to {{what:hurt}}{by}"
            given = {"side": "takes", "op": op, "once": 1, **more, **source}
            g.phrase("held", "ChangeDamage", f"{taken} {words} instead", **given)
            g.phrase("step", "ChangeDamage", f"{taken} {words} {{duration}}", **given)
        dealt = "the next damage {what:dealer} deal to a {f:tests}"
        given = {"side": "deals", "op": op, "once": 1, "against": filtered("$f"), **more}
        g.phrase("held", "ChangeDamage", f"{dealt} {words} instead", **given)
        g.phrase("step", "ChangeDamage", f"{dealt} {words} {{duration}}", **given)


def _to_players(g: Grammar) -> None:
    """6.5: damage that a player is dealt, by this card or by one that was spoken of."""
    forwards = make("Filter", tests=(make("Type", type="forward"),))
    two = make("Num", n=2)
    turn = make("Until", end="this turn")
    results: tuple[tuple[str, dict[str, Given]], ...] = (
        ("the damage become {n} instead", {"op": "=", "n": "$n"}),
        (DOUBLED, {"op": "x", "n": two}),
    )
    for who, player in (("your opponent", OPPONENT), ("you", YOU)):
        struck = make("Leader", of=player)
        for words, result in results:
            dealt = shape("ChangeDamage", what=struck, side="takes", source="$w", **result)
            fought = shape("ChangeDamage", what="$w", side="deals", against=forwards, **result)
            dealt_now = shape("ChangeDamage", what=struck, side="takes", source="$w", duration=turn, **result)
            fought_now = shape("ChangeDamage", what="$w", side="deals", against=forwards, duration=turn, **result)
            later = (dealt_now, fought_now)
            for category in ("static_clauses", "held"):
                g.phrase(category, LIST, f"if {{w:dealer}} deal damage to {who} , {words}", items=(dealt,))
                for both in (f"a forward or {who}", f"{who} or a forward"):
                    g.phrase(category, LIST, f"if {{w:dealer}} deal damage to {both} , {words}", items=(dealt, fought))
            g.phrase("clause", LIST, f"if {{w:dealer}} deal damage to {who} this turn , {words}", items=(later[0],))
            for both in (f"a forward or {who}", f"{who} or a forward"):
                g.phrase("clause", LIST, f"if {{w:dealer}} deal damage to {both} this turn , {words}", items=later)
