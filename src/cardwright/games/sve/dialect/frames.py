"""What one line of a card is: triggered, activated, static, spell effect, keyword."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import Given, shape

ANY = make("Player", who="any")
FIELD = make("Place", zone="field", of=ANY)
CEMETERY = make("Place", zone="cemetery", of=make("CardOwner"))
# 12.4.3, 12.5.3, 12.6.2, 12.7.2
THIS_FOLLOWER = make("This", type="follower")
ENTERS = make("Moved", what=THIS, to=(FIELD,))
DIES = make("Moved", what=THIS, source=(FIELD,), to=(CEMETERY,))
EVOLVES = make("StateChanged", what=THIS, state="evolved")
FOLLOWER = make("Filter", tests=(make("Type", type="follower"),))
LEADER = make("Filter", tests=(make("Type", type="leader"),))
DEAREST = 10  # what a card may cost more, if its player likes, is less
LABELLED = {
    "fanfare": ("[fanfare]", ENTERS),
    "last words": ("[lastwords]", DIES),
    "on evolve": ("on evolve <:|,>", EVOLVES),
    "strike": ("strike <:|,>", make("Attacks", what=THIS_FOLLOWER)),
    "follower strike": ("follower strike <:|,>", make("Attacks", what=THIS_FOLLOWER, target=FOLLOWER)),
    "leader strike": ("leader strike <:|,>", make("Attacks", what=THIS_FOLLOWER, target=LEADER)),
    # two that came after the rulebook: the events they wait for are no part of its rules
    "on super-evolve": ("on <super-evolve|super evolve> <:|,>", make("StateChanged", what=THIS, state="super-evolved")),
    "on drive": ("on drive <:|,>", make("StateChanged", what=THIS, state="driven")),
    "on race": ("on race <:|,>", make("StateChanged", what=THIS, state="raced")),
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _lines(g)
    _triggered(g)
    _after_fights(g)
    _activated(g)
    _passive(g)


def _lines(g: Grammar) -> None:
    g.phrase("line", LIST, "{ability}", "{keywords}", "{keywords} {ability}", "{quick}")
    g.phrase("spell_line", LIST, "{spell}", "{passive}", "{passive} {spell}", "{quick}", "{triggered}", "{activated}")
    g.phrase("keywords", LIST, "{keyword}", "{keyword} {keywords}")
    g.phrase("keyword", "Keyword", "{name:KW} .", "{name:KW}")
    g.phrase("quick", "Keyword", "[quick]", name="quick")
    g.phrase("ability", "Qualified", "[unionburst] {ability:marked}", mark="union burst")
    g.phrase("marked", None, "{:triggered}")
    g.phrase("marked", None, "{:activated}")
    g.phrase("ability", None, "{:triggered}")
    g.phrase("ability", None, "{:activated}")
    g.phrase("ability", None, "{:passive}")
    g.phrase("spell", "SpellEffect", "{do:body}")
    g.phrase("spell", "SpellEffect", "{c:cost} : {b:body}", do=shape("PayFor", cost="$c", do="$b"))  # 10.4.7.5


def _triggered(g: Grammar) -> None:
    for label, (words, event) in LABELLED.items():
        bare = words.replace(" <:|,>", "")
        colon = " :" if bare != words else ""
        comma = " <:|,>" if bare != words else ""
        g.phrase("triggered", "Triggered", f"{bare}{colon} {{do:body}}", label=label, on=event)
        g.phrase("triggered", "Triggered", f"{bare}{colon} {{do:body}} {{limits}}", label=label, on=event)
        g.phrase("triggered", "Triggered", f"{bare}{comma} {{cost}} : {{do:body}}", label=label, on=event)
        if comma:
            g.phrase("triggered", "Triggered", f"{bare} , {{do:sections}}", label=label, on=event)
    both = {
        ("fanfare", "last words"): "[fanfare] </|> [lastwords]",
        ("fanfare", "on evolve"): "[fanfare] / on evolve :",
        ("on evolve", "strike"): "on evolve <and|/> strike :",
        ("fanfare", "strike"): "[fanfare] / strike :",
    }
    for (one, other), words in both.items():
        event = make("EitherEvent", events=(LABELLED[one][1], LABELLED[other][1]))
        g.phrase("triggered", "Triggered", f"{words} {{do:body}}", label=f"{one}, {other}", on=event)
    limited: dict[str, Given] = {
        "": (),
        "once per turn ,": make("Limit", times=1),
        "twice per turn ,": make("Limit", times=2),
        "once on each of your turn ,": make("Limit", times=1, per="your turn"),
    }
    mine, theirs = make("TurnOf", who=YOU), make("TurnOf", who=OPPONENT)
    for trigger in ("<whenever|when> {on:event}", "at {on:moment}"):
        for before, limits in limited.items():
            _with_and_without_cost(g, f"{before} {trigger}", limits=limits)
        for before, when in (("during your turn ,", mine), ("during each opponent 's turn ,", theirs)):
            _with_and_without_cost(g, f"{before} {trigger}", when=when)
        g.phrase("triggered", "Triggered", f"{trigger} , if {{when:conds}} , {{cost}} : {{do:body}}")
        g.phrase("triggered", "Triggered", f"{trigger} , {{do:body}} {{limits}}", f"{trigger} , {{cost}} : {{do:body}} {{limits}}")
    _with_and_without_cost(g, "<whenever|when> {on:event} during your turn", when=mine)
    played = shape("Played", who=YOU, what=shape("Any", filter=shape("Filter", tests="$f")))
    nth = shape("Compare", left=shape("Tally", event=played), op="=", right=shape("Num", n="$o"))
    much = shape("Damaged", what="$w")
    dealt = make("Result", of=make("Pronoun", form="the", said="event", filter=make("Filter")), what="damage")
    enough = shape("Compare", left=dealt, op=">=", right="$n")
    _with_and_without_cost(g, "<whenever|when> {w:esubj} take at least {n} damage", on=much, when=enough)
    words = "<whenever|when> you play a {f:tests} , if it is your {o:ORD} this turn"
    _with_and_without_cost(g, words, on=played, when=nth)


def _with_and_without_cost(g: Grammar, trigger: str, **given: Given) -> None:
    g.phrase("triggered", "Triggered", f"{trigger} , {{do:body}}", **given)
    g.phrase("triggered", "Triggered", f"{trigger} , {{cost}} : {{do:body}}", **given)


def _after_fights(g: Grammar) -> None:
    """12.14.2: Bane looks at followers that have fought."""
    g.phrase("triggered", None, "{:after_fight}")
    fought = shape("Fought", what="$w", against="$v")
    g.phrase("after_fight", "Triggered", "after {w:esubj} fight {v:esubj} , {do:body}", on=fought)


def _activated(g: Grammar) -> None:
    for label, words in (("act", "[act]"), ("evolve", "[evolve]"), ("advance", "[advance]"), ("ride", "[ride]")):
        for timing, before in (("main", ""), ("quick", "[quick] ")):
            g.phrase("activated", "Activated", f"{before}{words} <,|> {{cost:act_cost}} : {{do:body}}", label=label, timing=timing)
            g.phrase(
                "activated",
                "Activated",
                f"{before}{words} <,|> {{cost:act_cost}} : {{do:body}} {{limits}}",
                label=label,
                timing=timing,
            )
            modal = shape("Modal", count="$c", options="$o")
            g.phrase(
                "activated",
                "Activated",
                f"{before}{words} <,|> {{cost:act_cost}} : choose {{c:count}} <of the following|> . {{limits}} {{o:options}}",
                label=label,
                timing=timing,
                do=modal,
            )
    # 14.2.2.3: each icon serves this follower once, as a cost
    for times in (1, 2, 3):
        icons = " ".join(["[feed]"] * times)
        serving = (make("KeywordCost", name="serve", n=times), "$c")
        g.phrase("activated", "Activated", f"{icons} {{c:cost}} : {{do:body}}", label="feed", cost=serving)
        g.phrase("activated", "Activated", f"{icons} {{c:cost}} : {{do:body}} {{limits}}", label="feed", cost=serving)
    g.phrase(
        "limits",
        LIST,
        "{limit} .",
        "activate {limit_words} .",
        "activate {limit_words} , and {limit_words} .",
        "activate {limit_words} and {limit_words} .",
    )
    g.phrase(
        "limit",
        "Limit",
        "this ability can be <activated|performed> once per turn",
        "perform <this ability|> only once per turn",
        times=1,
    )
    g.phrase("limit", "Limit", "perform only twice per turn", times=2)
    g.phrase("limit", "OnlyIf", "this ability can be activated if {condition:conds}")
    g.phrase("limit_words", "Limit", "only once per turn", times=1)
    g.phrase("limit_words", "Limit", "only twice per turn", times=2)
    g.phrase("limit_words", "OnlyIf", "only if {condition:conds}")
    g.phrase("limit_words", "OnlyIf", "only during your turn", condition=make("TurnOf", who=YOU))


def _passive(g: Grammar) -> None:
    g.phrase("passive", "Static", "{do:statics}")
    g.phrase("statics", LIST, "{static_sentence}", "{static_sentence} {statics}")
    g.phrase("static_sentence", LIST, "{static_clauses} .", "{define} .", "also , {static_clauses} .")
    g.phrase("static_clauses", LIST, "{static}", "{static} <and|, and> {static_clauses}", "{static_scope}")
    g.phrase(
        "static_scope", "If", "<if|while> {condition:conds} , {then:static_clauses}", "{then:static} <if|while> {condition:conds}"
    )
    unless = shape("Not", part="$c")
    g.phrase("static_scope", "If", "{then:static} unless {c:conds}", condition=unless)
    mine = make("TurnOf", who=YOU)
    g.phrase("static_scope", "If", "during your turn , {then:static_clauses}", "{then:unhurt} during your turn", condition=mine)
    g.phrase(
        "static_scope", "If", "during <each|your> opponent 's turn , {then:static_clauses}", condition=make("TurnOf", who=OPPONENT)
    )
    g.phrase("static_scope", "If", "{condition:label} : {then:static_clauses}", "{condition:label} : {then:static_instead}")
    for op, after in (("-", "less"), ("+", "more")):
        changed = shape("CostChange", what="$w", op=op, n="$n")
        g.phrase("static_instead", "Instead", f"{{w:pron}} cost {{n}} {after} <to play|> instead", do=changed)
    for line in ("line", "spell_line"):
        for optional, words in (
            (1, "when playing this <card|> , {c:cost} : {b:playing_body}"),
            (0, "as a additional cost to play this <card|> , {c:cost} ."),
            (2, "as a additional cost to play this <card|> , you may {c:cost} ."),
        ):
            given = {"then": "$b"} if optional == 1 else {}
            extra = shape("ExtraCost", cost="$c", optional=min(optional, 1), **given)
            g.phrase(line, LIST, words, items=(extra,))
            g.phrase(line, LIST, f"{{p:passive}} {words}", items=("$p", extra))
        for points in range(1, DEAREST):
            name = f"{points} more play points"
            more = make("Pay", points="play points", n=make("Num", n=points))
            dearer = make("ExtraCost", cost=(more,), optional=1, name=name)
            wish = f"you may play this <card|> for {points} more play point ."
            g.phrase(line, LIST, wish, items=(dearer,))
            if line == "spell_line":
                g.phrase(line, LIST, f"{wish} {{s:spell}}", items=(dearer, "$s"))
    g.phrase("playing_body", LIST, "{body}", "{statics}")
