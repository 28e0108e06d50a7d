"""How effects hang together: costs said with "to", conditions at the end of a sentence, Chain, choices of effects."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import ONE, YOU, make
from cardwright.text.shape import shape


def add(g: Grammar) -> None:
    """Add the phrases."""
    # 8-4-1: "you may ... to ...": what stands first is the cost of the rest
    g.phrase("scoped", "PayFor", "you may {cost:effect_cost} to {do:clauses}")
    g.phrase("sentence", LIST, "{forced} .")
    g.phrase("forced", "PayFor", "{cost:effect_cost} to {do:clauses}", optional=0)
    g.phrase("effect_cost", LIST, "{one_cost}")
    g.phrase("one_cost", "DoAsCost", "{do:moving}", "{do:paying}", "{do:turning}")
    g.phrase("one_cost", "DoAsCost", "{do:core_cost}")
    trash = make("Place", zone="trash", of=make("CardOwner"))
    g.phrase("one_cost", "DoAsCost", "select {w:pick} and destroy it", do=shape("Move", verb="destroy", what="$w", to=(trash,)))
    g.phrase("core_cost", "MovePieces", "remove {count:cores} from {source:core_source} and place <it|them> {to:core_goal}")
    g.phrase("core_cost", "MovePieces", "place {count:cores} from {source:core_source} {to:core_goal}")
    options = shape("Modal", count=make("Exactly", n=make("Num", n=1)), options="$o")
    following = "activate 1 of the following effect ."
    g.phrase(
        "body",
        LIST,
        f"{{s:sentences}} you may {{c:effect_cost}} to {following} {{o:options}}",
        items=("$s", shape("PayFor", cost="$c", do=options)),
    )
    g.phrase(
        "body", LIST, f"you may {{c:effect_cost}} to {following} {{o:options}}", items=(shape("PayFor", cost="$c", do=options),)
    )
    g.phrase("option", "Option", "・ {do:sentences}", n=0)
    g.phrase("scoped", "Else", "if it <isn't|don't> , {then:clauses}")
    drawn = make("PhaseStarts", phase="draw step", at="end", of=YOU)  # once all draws of the step have been made
    g.phrase("sentence", LIST, "after your draw , {do:clauses} .", items=(shape("Delayed", on=drawn, do="$do"),))
    done = shape("Among", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))
    found = shape("Compare", left=shape("Count", of=shape("All", filter=shape("Filter", tests=("$f", done)))), op=">=", right=ONE)
    g.phrase("scoped", "If", "when a {f:tests} is {said:MOVED} by this effect , {then:clauses}", condition=found)
    fell = shape("Moved", what=shape("Any", filter=shape("Filter", tests="$f")), verb="destroy")
    happened = shape("Happened", event=fell, times=ONE, period="this way")
    g.phrase("scoped", "If", "when you destroy a {f:core} with this effect , {then:clauses}", condition=happened)
    g.phrase("scoped", "If", "when {condition:ascended} , {then:clauses}")
    # later
    # a condition at the beginning is one of the whole effect, and so is what an effect waits for
    g.phrase("body", LIST, "if_all {c:conds} , {b:sentences}", items=(shape("If", condition="$c", then="$b"),))
    g.phrase("body", LIST, "{waiting}", "{sentences} {waiting}")
    g.phrase("scoped", "Delayed", "{do:step} at {on:moment}", "{do:step} when {on:battle_end}")
    g.phrase("waiting", "Delayed", "when {on:battle_end} , {do:sentences}")
    ends = {"phase": "battle", "at": "end", "of": make("Player", who="any")}
    g.phrase("battle_end", "PhaseStarts", "<the|this> battle end", **ends)  # type: ignore[arg-type]
    this_turn = make("Until", end="this turn")
    g.phrase("waiting", "Delayed", "during this turn , when {on:event} , {do:sentences}", until=this_turn, each=1)
    g.phrase("waiting", "Delayed", "during this turn , {do:imperative} when {on:event} .", until=this_turn, each=1)
    g.phrase("waiting", "Delayed", "at {on:moment} , {do:sentences}")
    # a condition after what it is a condition of
    g.phrase("scoped", "If", "{then:clause} if {condition:conds}", after=1)
    # 11-15-2: what a Chain adds follows the effect that it supplements
    one = shape("If", condition=shape("KeywordActive", name="$c"), then="$t")
    two = shape("If", condition=shape("KeywordActive", name="$d"), then="$u")
    g.phrase("body", LIST, "⟨ {c:CHAIN} ⟩ {s:sentences} {c:CHAIN} : {t:sentences}", items=("$s", one))
    g.phrase(
        "body",
        LIST,
        "⟨ {c:CHAIN} ⟩ ⟨ {d:CHAIN} ⟩ {s:sentences} {c:CHAIN} : {t:sentences} {d:CHAIN} : {u:sentences}",
        items=("$s", one, two),
    )
    g.phrase("label", "KeywordActive", "{name:CHAIN}")
    g.phrase("section", "If", "{condition:label} : {then:section_body}")
    # 10-9: a burst's card may then be used as well
    for effect in ("flash", "main"):
        g.phrase(
            "burst_tail",
            "PayFor",
            f"you may then pay this card 's cost to activate its {effect} effect .",
            cost=make("KeywordCost", name="own cost"),
            do=make("UseAbility", what=make("This"), label=effect),
        )
        g.phrase(
            "step", "UseAbility", f"activate this card 's {effect} effect without paying its cost", what=make("This"), label=effect
        )
