"""How effects are strung together: clauses, sentences, scopes that run to the end of their sentence, sections, options."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EACH_PLAYER, OPPONENT, make
from cardwright.text.shape import shape


def add(g: Grammar, for_each: bool = True) -> None:
    """Add the phrases. `for_each`: does "for each card" go through the cards, so that "it" is each of them? Else it only counts."""
    _strings(g)
    _scopes(g)
    if for_each:
        g.phrase("scoped", "ForEach", "for each {f:tests} , {do:clauses}", of=shape("All", filter=shape("Filter", tests="$f")))
    _options(g)


def _strings(g: Grammar) -> None:
    g.phrase("body", LIST, "{sentences}", "{sentences} {sections}", "{sections}", "{modal}", "{sentences} {modal}")
    # a section is a part with a condition of its own before a colon; it runs to the next section
    g.phrase("sections", LIST, "{section}", "{section} {sections}")
    g.phrase("sentences", LIST, "{sentence}", "{sentence} {later}")
    # "at the start of your end phase" begins an ability of its own, and a delayed effect only after another sentence
    g.phrase(
        "later", LIST, "{sentence}", "{sentence} {later}", "{delayed} .", "{delayed} . {later}", "{define} .", "{define} . {later}"
    )
    g.phrase("sentence", LIST, "{clauses} .", "{clauses} , where {define} .")
    g.phrase("sentence", LIST, "<then ,|then> {c:clauses} .", items=(shape("Then", do="$c"),))
    g.phrase("define", "Define", "x <equal|is|is equal to> {value:amount}")
    g.phrase("clauses", LIST, "{clause}", "{scoped}", "{instead}")
    for separator in (",", "and", ", and", ", then", "then", "and then", ", and then"):
        g.phrase("clauses", LIST, f"{{clause}} {separator} {{clauses}}")
        g.phrase("clauses", LIST, f"{{instead}} {separator} {{clauses}}")
    g.phrase("instead", "Instead", "{do:clause} instead", "instead {do:clause}")
    g.phrase("clauses", LIST, "{clause} <and ,|, and ,> {conditional}")
    g.phrase("clause", LIST, "{step}")


def _scopes(g: Grammar) -> None:
    g.phrase("scoped", None, "{:conditional}")
    g.phrase("conditional", "If", "if {condition:conds} <,|> {then:clauses}")
    g.phrase("scoped", "May", "you may <also|> {do:clauses}")
    g.phrase("scoped", "May", "<your|each> opponent may {do:clauses}", who=OPPONENT)
    g.phrase("scoped", "May", "each player may {do:clauses}", who=EACH_PLAYER)
    g.phrase("scoped", "May", "they may {do:clauses}", who=make("Player", who="they"))
    for who in ("you", "they"):
        g.phrase("scoped", "IfDo", f"if {who} do , {{then:clauses}}", did=1)
        g.phrase("scoped", "IfDo", f"if {who} don't , {{then:clauses}}", did=0)
    g.phrase("scoped", "Else", "if not , {then:clauses}", "otherwise , {then:clauses}")
    g.phrase("scoped", "Within", "from among {of:pron} , {do:clauses}")
    g.phrase("scoped", "For", "{duration} , {do:clauses}")
    g.phrase("scoped", "Repeat", "do <the following|this> {times:amount} time . {do:clauses}")
    g.phrase("delayed", "Delayed", "at {on:moment} , {do:clauses}")
    this_turn = make("Until", end="this turn")
    g.phrase("delayed", "Delayed", "when {on:event} this turn , {do:clauses}", until=this_turn)
    g.phrase("delayed", "Delayed", "whenever {on:event} this turn , {do:clauses}", until=this_turn, each=1)
    g.phrase("scoped", "Delayed", "the next time {on:event} this turn , {do:clauses}", until=make("Until", end="this turn"))


def _options(g: Grammar) -> None:
    head = "choose {count} <of the following|of the following effect|> <.|:>"
    upgraded = "choose {a:count} <of the following|of the following effect|> ."
    better = shape("IfCount", condition="$condition", then="$b", otherwise="$a")
    g.phrase("modal", "Modal", f"{head} {{options}}")
    g.phrase(
        "modal",
        "Modal",
        f"{upgraded} if {{condition:conds}} , choose {{b:count}} instead . {{options}}",
        f"{upgraded} {{condition:label}} : choose {{b:count}} instead . {{options}}",
        count=better,
    )
    under = shape("If", condition="$c", then="$m")
    g.phrase("body", LIST, "if {c:conds} , {m:modal}", items=(under,))
    # what stands after the colon of a section
    g.phrase("section_body", LIST, "{sentences}", "{modal}", "{sentences} {modal}")
    g.phrase("options", LIST, "{option}", "{option} {options}")
    g.phrase("option", "Option", "( {n:NUM} ) {do:option_body}", "( {n:NUM} ) {cost} : {do:option_body}")
    g.phrase("option_body", LIST, "{sentences}", "{sentences} {sections}", "{sections}")
