"""What one line of a card is (11.5.2): auto, action, special and field abilities, a Summon's effect, keywords, EX Burst, Damage."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.causes import BREAK_ZONE, FIELD
from cardwright.games.fftcg.dialect.statements import CASTABLE
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import ONE, OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import all_that

YOUR_TURN = make("TurnOf", who=YOU)
THEIR_TURN = make("TurnOf", who=OPPONENT)


def add(g: Grammar) -> None:
    """Add the phrases."""
    _lines(g)
    _auto(g)
    _action(g)
    _limits(g)
    _field(g)
    _scopes(g)
    _outcomes(g)
    _options(g)


def _lines(g: Grammar) -> None:
    g.phrase("line", LIST, "{ability}", "{keywords}", "{marked}")
    # neither is played while one controls the other
    yours = make("Controlled", by=YOU)
    other = shape("Compare", left=shape("Count", of=shape("All", filter=shape("Filter", tests=("$f", yours)))), op=">=", right=ONE)
    unplayed = (make("Action", name="be cast"), make("Action", name="be played by effects"))
    barred = shape("If", condition=other, then=make("Forbid", what=make("This"), actions=unplayed))
    castable = shape("Forbid", what=shape("All", filter=shape("Filter", tests=("$f", CASTABLE))), actions=unplayed)
    pair = (shape("Static", do=barred), shape("Static", do=castable))
    g.phrase("line", LIST, "you can't play SELF or {f:named_only} while already in control of either character .", items=pair)
    extra = shape("ExtraCost", cost="$c", optional=1)
    for line in ("line", "summon_line"):
        g.phrase(line, LIST, "if you cast SELF , you may pay a extra {c:icons} .", items=(extra,))
        less = shape("CostChange", what=make("This"), op="-", n="$n")
        cheaper = shape("ExtraCost", cost="$c", optional=1, then=less)
        before = "before paying the cost to cast SELF , you can {c:before_casting}"
        g.phrase(line, LIST, f"{before} to reduce the cost required to cast SELF by {{n}} .", items=(cheaper,))
        g.phrase(line, LIST, "if you cast SELF , you may {c:cost_done} as a extra cost .", items=(extra,))
        turn = shape("OtherCost", cost="$c", when=YOUR_TURN)
        g.phrase(line, LIST, "during your turn , you can {c:before_casting} to cast SELF .", items=(turn,))
        other = shape("OtherCost", cost="$c")
        g.phrase(line, LIST, "you can {c:before_casting} to cast SELF .", items=(other,))
        when = shape("OtherCost", cost="$c", when="$k")
        g.phrase(line, LIST, "if {k:conds} , you can {c:before_casting} to cast SELF .", items=(when,))
    g.phrase("before_casting", LIST, "pay {icons}", "{cost_done}", "pay {icons} and {cost_done}")
    g.phrase("cost_done", "DoAsCost", "{do:cost_step}")
    g.phrase("summon_line", LIST, "{spell}", "{marked_spell}", "{passive}", "{triggered}", "{activated}")
    g.phrase("summon_line", LIST, "{passive} {marked_spell}")
    g.phrase("spell", "SpellEffect", "{do:body}")
    g.phrase("marked_spell", "Qualified", "ex_burst {ability:spell}", mark="ex burst")
    g.phrase("marked", "Qualified", "ex_burst {ability:triggered}", mark="ex burst")
    g.phrase("marked", "Qualified", "damage {n:NUM} -- {ability}", mark="damage")
    g.phrase("marked", "Qualified", "damage {n:NUM} -- {ability:keyword} .", mark="damage")
    g.phrase(
        "marked",
        "Qualified",
        "damage {n:NUM} -- ex_burst {a:triggered}",
        mark="damage",
        ability=shape("Qualified", mark="ex burst", ability="$a"),
    )
    g.phrase("keywords", LIST, "{keyword} .", "{keyword} <,|and|, and|.|> {keywords}")
    g.phrase("keyword", "Keyword", "{name:KW}")
    g.phrase("ability", None, "{:triggered}")
    g.phrase("ability", None, "{:activated}")
    g.phrase("ability", None, "{:passive}")


def _auto(g: Grammar) -> None:
    for trigger in ("<when|whenever> {on:event}", "at {on:moment}"):
        g.phrase("triggered", "Triggered", f"{trigger} , {{do:body}}")
        g.phrase("triggered", "Triggered", f"{trigger} , {{do:body}} {{limits:auto_limits}}")
    first = make("Limit", times=1, per="first of turn")
    once = "during each turn , when {on:event} for the first time in that turn , {do:body}"
    g.phrase("triggered", "Triggered", once, limits=first)
    during = "<when|whenever> {on:event} during your turn , {do:body}"
    g.phrase("triggered", "Triggered", during, "during your turn , <when|whenever> {on:event} , {do:body}", when=YOUR_TURN)
    theirs = "<when|whenever> {on:event} during your opponent 's turn , {do:body}"
    before = "during your opponent 's turn , <when|whenever> {on:event} , {do:body}"
    g.phrase("triggered", "Triggered", theirs, before, when=THEIR_TURN)
    attacking = make("KeywordActive", name="attack phase")
    for words, turn in (("your", YOUR_TURN), ("your opponent 's", THEIR_TURN)):
        then = make("And", parts=(turn, attacking))
        g.phrase("triggered", "Triggered", f"during {words} attack_phase , <when|whenever> {{on:event}} , {{do:body}}", when=then)
        g.phrase("limit", "OnlyIf", f"during {words} attack_phase", condition=then)
    g.phrase("triggered", "Triggered", "during <the|each> attack_phase , <when|whenever> {on:event} , {do:body}", when=attacking)
    for number, word in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1):
        card = make("Any", filter=make("Filter", tests=(make("Type", type="card"),)))
        nth = make("Played", who=YOU, what=card, nth=number)
        g.phrase("triggered", "Triggered", f"when you cast the {word} card you have cast this turn , {{do:body}}", on=nth)
        g.phrase("triggered", "Triggered", f"during each turn , when you cast the {word} card you have cast , {{do:body}}", on=nth)
    goes = make("Move", verb="put", what=make("This"), to=(make("Place", zone="break zone", of=make("CardOwner")),))
    state = shape("ComesTrue", condition="$c")
    g.phrase("triggered", "Triggered", "if {c:conds} , put SELF into the break_zone .", on=state, do=goes)
    g.phrase("body", LIST, "{delayed} .")
    # what follows belongs to what is to come
    turn = make("Until", end="this turn")
    for words, until in (("at {e:moment}", None), ("<when|whenever> {e:event} this turn", turn)):
        given = {} if until is None else {"until": until}
        for category in ("later", "body"):
            rest = shape("Delayed", on="$e", do=("$c", "$l"), **given)
            g.phrase(category, LIST, f"{words} , {{c:clauses}} . {{l:later}}", items=(rest,))


def _action(g: Grammar) -> None:
    # 11.6: whenever one has priority
    g.phrase("activated", "Activated", "{cost} : {do:body}", "{cost} : {do:body} {limits}", timing="quick")
    named = "{name:SPECIAL} {cost} : {do:body}"
    g.phrase("activated", "Activated", named, f"{named} {{limits}}", label="special", timing="quick")


def _limits(g: Grammar) -> None:
    g.phrase("limits", LIST, "you can only use this ability {limit_words} .")
    g.phrase(
        "limit_words",
        LIST,
        "{limit}",
        "{limit} and {limit}",
        "{limit} and only {limit}",
        "{limit} , {limit}",
        "{limit} , and only {limit}",
        "{limit} and {limit} and {limit}",
    )
    g.phrase("limit", "Limit", "once per turn", times=1)
    g.phrase("limit", "Limit", "twice per turn", times=2)
    g.phrase("limit", "OnlyIf", "<if|while|when> {condition:cond}")
    g.phrase("limit", "OnlyIf", "during your turn", condition=YOUR_TURN)
    g.phrase("limit", "OnlyIf", "during your opponent 's turn", condition=THEIR_TURN)
    g.phrase("limit", "OnlyIf", "during your main_phase", condition=make("KeywordActive", name="your main phase"))
    g.phrase("auto_limits", LIST, "{auto_limit} .", "{auto_limit} and only {limit} .")
    these = "<this effect|this ability|these effect> will trigger only"
    g.phrase("auto_limit", "Limit", f"{these} once per turn", times=1)
    g.phrase("auto_limit", "Limit", f"{these} twice per turn", times=2)
    g.phrase("auto_limit", "OnlyIf", f"{these} if {{condition:conds}}")
    g.phrase("auto_limit", "OnlyIf", f"{these} during your turn", condition=YOUR_TURN)


def _field(g: Grammar) -> None:
    g.phrase("passive", "Static", "{do:statics}")
    g.phrase("statics", LIST, "{static_sentence}", "{static_sentence} {statics}")
    g.phrase("static_sentence", LIST, "{static_clauses} .")
    g.phrase("static_clauses", LIST, "{static}", "{static} <and|, and> {static_clauses}", "{static_scope}")
    g.phrase("static_scope", "If", "if {condition:conds} , {then:static_clauses}", "{then:static} if {condition:conds}")
    g.phrase("static_scope", "If", "if {condition:conds} , then {then:static_clauses}")
    g.phrase("static_scope", "If", "{then:static} unless {c:conds}", condition=shape("Not", part="$c"))
    g.phrase("static_scope", "If", "during your turn , {then:static_clauses}", condition=YOUR_TURN)
    g.phrase("static_scope", "If", "during your opponent 's turn , {then:static_clauses}", condition=THEIR_TURN)
    g.phrase("static_scope", "If", "{then:static} during your turn", condition=YOUR_TURN)
    attacking = make("KeywordActive", name="attack phase")
    g.phrase("static_scope", "If", "during <the|each> attack_phase , {then:static_clauses}", condition=attacking)
    g.phrase("static_scope", "If", "{then:static} during your opponent 's turn", condition=THEIR_TURN)


def _scopes(g: Grammar) -> None:
    """11.8.17: what "when you do so" says is an ability of its own, which triggers at once."""
    g.phrase("scoped", "IfDo", "if you do so , {then:clauses}", "if they do so , {then:clauses}", did=1)
    g.phrase("scoped", "IfDo", "if you don't do so , {then:clauses}", "if they don't do so , {then:clauses}", did=0)
    turn = make("Until", end="this turn")
    g.phrase("scoped", "IfDo", "if your opponent don't , {then:clauses}", "if your opponent don't do so , {then:clauses}", did=0)
    g.phrase("scoped", "IfDo", "if your opponent do so , {then:clauses}", did=1)
    g.phrase("scoped", "Delayed", "if {on:lost} this turn , {do:clause}", until=turn)
    g.phrase("lost", "Moved", "{what:pron} is put from the field into the break_zone", source=FIELD, to=BREAK_ZONE)
    g.phrase("lost", "Moved", "{what:pron} leave the field", source=FIELD)
    g.phrase("scoped", "Else", "if it isn't , {then:clauses}")
    g.phrase("scoped", "Delayed", "{do:moving} at {on:moment}")
    g.phrase("scoped", "IfDo", "if you do so , at {m:moment} , {d:clauses}", did=1, then=shape("Delayed", on="$m", do="$d"))
    g.phrase("conditional", "If", "if {condition:conds} , also {then:clauses}")
    lasting = shape("AsLongAs", condition="$c")
    g.phrase("scoped", "For", "as long as {c:conds} , {do:held}", duration=lasting)
    # all that follows belongs to that ability
    for then, words in ((("$c",), "{c:clauses} ."), (("$c", "$l"), "{c:clauses} . {l:later}"), (("$m",), "{m:modal}")):
        g.phrase("later", LIST, f"when you do so , {words}", items=(shape("WhenDo", then=then),))


def _outcomes(g: Grammar) -> None:
    """11.8.17: so is what happens when an effect has come to something; what the next such sentence says is apart from it."""
    for then, words in ((("$c",), "{c:clauses} ."), (("$c", "$d"), "{c:clauses} . {d:clauses} .")):
        of_its_own = shape("If", condition="$k", then=shape("WhenDo", then=then, outcome=1))
        said = f"when {{k:outcome}} , {words}"
        g.phrase("outcomes", LIST, said, items=(of_its_own,))
        g.phrase("outcomes", LIST, f"{said} {{o:outcomes}}", f"{said} in addition , {{o:outcomes}}", items=(of_its_own, "$o"))
    g.phrase("later", LIST, "{outcomes}")


def _options(g: Grammar) -> None:
    """11.8.10: actions of which some are selected; each stands in quotes."""
    g.phrase("option", "Option", "OPEN {do:option_body} CLOSE", n=0)
    g.phrase("body", LIST, "if {c:conds} , {m:modal}", items=(shape("If", condition="$c", then="$m"),))
    for number in range(2, 7):
        quotes = " ".join(["{options:option}"] * number)
        head = f"select {{count}} of the {number} following action"
        g.phrase("modal", "Modal", f"{head} <.|:> {quotes} .")
        g.phrase("modal", "Modal", f"select {{count}} <of the following action|from the following> <.|:> {quotes} .")
        as_many = shape("UpTo", n=shape("Count", of=all_that("$k")))
        same = f"select up to the same number of the {number} following action as the {{k:tests}} <.|:> {quotes} ."
        g.phrase("modal", "Modal", same, count=as_many)
        second = head.replace("{count}", "{b:count}")
        upgraded = f"{head.replace('{count}', '{a:count}')} . if {{condition:conds}} , {second} instead"
        better = shape("IfCount", condition="$condition", then="$b", otherwise="$a")
        g.phrase("modal", "Modal", f"{upgraded} . {quotes} .", count=better)
