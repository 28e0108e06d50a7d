"""What one line of a card is: automatic, activated, continuous, an event's effect, a keyword."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import Given, shape

IN_BATTLE = make("Is", what=THIS, filter=make("Filter", tests=(make("Quality", name="in battle"),)))
TURN_PLACED = shape("Happened", event="$e", times=make("Num", n=1))
MINE, THEIRS = make("TurnOf", who=YOU), make("TurnOf", who=OPPONENT)
WHILE = {
    "during your turn": MINE,
    "during your opponent 's turn": THEIRS,
    "during <this card 's|its> battle": IN_BATTLE,
    "during your main phase": make("KeywordActive", name="your main phase"),
    "during your climax phase": make("KeywordActive", name="your climax phase"),
    "during the attack phase": make("KeywordActive", name="attack phase"),
    "during your attack phase": make("KeywordActive", name="your attack phase"),
    "during your climax phase or your attack phase": make(
        "Or", parts=tuple(make("KeywordActive", name=f"your {phase} phase") for phase in ("climax", "attack"))
    ),
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _lines(g)
    _automatic(g)
    _activated(g)
    _continuous(g)


def _lines(g: Grammar) -> None:
    g.phrase("line", LIST, "{ability}", "{ability} {line}")
    g.phrase(
        "event_line",
        LIST,
        "{ability}",
        "{spell}",
        "{played_rule}",
        "{counter} {spell}",
        "{counter} {played_rule}",
        "{counter} {played_rule} {spell}",
        "{played_rule} {spell}",
    )
    g.phrase("counter", "Keyword", "[counter]", name="counter")
    g.phrase("spell", "SpellEffect", "{do:body}")
    g.phrase("spell", "Qualified", "{mark:LABEL} {ability:spell}")
    bought = shape("PayFor", cost="$c", optional=1, do="$b")
    paying = "{c:cost} you may pay the cost . if you do , {b:clauses} ."
    g.phrase("spell", "SpellEffect", paying, do=bought)
    g.phrase("spell", "SpellEffect", f"{paying} {{r:sentences}}", do=(bought, "$r"))
    g.phrase("played_rule", "Static", "{do:statics}")
    for kind in ("auto", "act", "cont"):
        g.phrase("ability", None, f"{{:{kind}}}")
        g.phrase(kind, "Qualified", f"[{kind}] {{mark:LABEL}} {{ability:{kind}_rest}}")
        g.phrase(f"{kind}_rest", "Qualified", f"{{mark:LABEL}} {{ability:{kind}_rest}}")


def _both(g: Grammar, category: str, kind: str, template: str, **given: Given) -> None:
    """With the icon, and as what follows the icon and labels."""
    g.phrase(category, kind, f"[{category}] {template}", **given)
    g.phrase(f"{category}_rest", kind, template, **given)


def _automatic(g: Grammar) -> None:
    """8.1.1.2."""
    either = shape("EitherEvent", events=("$a", "$b"))
    for cost in ("", "{cost} "):
        _both(g, "auto", "Triggered", f"{cost}when {{a:event}} or when {{b:event}} , {{do:body}}", on=either)
    for trigger in ("when {on:event}", "at {on:moment}"):
        for cost in ("", "{cost} "):
            for limit in ("", "{limits} "):
                _both(g, "auto", "Triggered", f"{cost}{limit}{trigger} , {{do:body}}")
                _both(g, "auto", "Triggered", f"{cost}{limit}if {{when:conds}} , {trigger} , {{do:body}}")
                _both(
                    g,
                    "auto",
                    "Triggered",
                    f"{cost}{limit}during the turn that {{e:event}} , {trigger} , {{do:body}}",
                    when=TURN_PLACED,
                )
                early = f"{cost}{limit}during the turn that {{e:placed_before}} , {trigger} , {{do:body}}"
                _both(g, "auto", "Triggered", early, when=TURN_PLACED)
                for words, when in WHILE.items():
                    _both(g, "auto", "Triggered", f"{cost}{limit}{words} , {trigger} , {{do:body}}", when=when)
                    if trigger[0] == "w":
                        _both(g, "auto", "Triggered", f"{cost}{limit}{trigger} {words} , {{do:body}}", when=when)
    g.phrase("limits", LIST, "{limit} .")
    g.phrase(
        "limit",
        "Limit",
        "this ability activate up to {times:NUM} time per turn",
        "this ability activate up to {times:NUM} time <each|a> turn",
    )
    g.phrase("limit", "Limit", "this ability can be activated up to {times:NUM} time per turn")
    g.phrase("limit", "Limit", "this ability activate up to once per turn", times=1)
    g.phrase("limits", LIST, "[1/turn]", items=(make("Limit", times=1),))


def _activated(g: Grammar) -> None:
    """8.1.1.1."""
    _both(g, "act", "Activated", "{cost} {do:body}")
    _both(g, "act", "Activated", "{cost} {limits} {do:body}")
    _both(g, "act", "Activated", "[counter] {cost} {do:body}", timing="counter")


def _continuous(g: Grammar) -> None:
    """8.1.1.3."""
    _both(g, "cont", "Static", "{do:statics}")
    g.phrase("statics", LIST, "{static_sentence}", "{static_sentence} {statics}")
    g.phrase("static_sentence", LIST, "{static_clauses} .", "{define} .")
    g.phrase("static_clauses", LIST, "{static}", "{static} <and|, and|,> {static_clauses}", "{static_scope}")
    g.phrase("static_scope", "If", "<if|when> {condition:conds} <,|> {then:static_clauses}", "{then:static} if {condition:conds}")
    for words, when in WHILE.items():
        g.phrase("static_scope", "If", f"{words} , {{then:static_clauses}}", f"{{then:static}} {words}", condition=when)
    g.phrase("static_scope", "Else", "otherwise , {then:static_clauses}")
