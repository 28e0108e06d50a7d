"""What one line of a card is: levels, steps, timings and keywords before what an effect does (2-9, 2-10, 8-1)."""

from __future__ import annotations

from itertools import product

from cardwright.games.bss.dialect.changing import GRANTED, PRINTED
from cardwright.games.bss.dialect.vocabulary import STEPS
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import ONE, make
from cardwright.text.shape import Given, Shape, shape

THIS_SPIRIT = make("This", type="spirit")
PLAYERS = {"your": make("Player", who="you"), "opponent 's": make("Player", who="opponent"), "either": make("Player", who="any")}
# constant and triggered effects are printed under these; in the others an effect happens when the step starts
LONG_STEPS = ("main step", "attack step")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _lines(g)
    _during(g)
    _triggered(g)
    _activated(g)
    _constant(g)
    _keywords(g)


def _lines(g: Grammar) -> None:
    g.phrase("line", LIST, "{leveled}", "{ability}")
    both = tuple(
        shape("Qualified", mark="$m", ability=shape("Triggered", on=event, when="$d", do=done))
        for event, done in (("$e", "$a"), ("$h", "$b"))
    )
    two = "{m:LEVELS} {d:during} if_all {e:event} , {a:clauses} . if {h:event} , {b:clauses} ."
    g.phrase("line", LIST, two, items=both)
    g.phrase("leveled", "Qualified", "{mark:LEVELS} {ability}")
    g.phrase("ability", "Qualified", "⟨ feast : {n:NUM} ⟩ {ability:triggered}", mark="feast")
    for part in ("triggered", "activated", "constant", "keyword"):
        g.phrase("ability", None, f"{{:{part}}}")


def _during(g: Grammar) -> None:
    """Headers that say when an effect is active."""
    for words, who in PLAYERS.items():
        for step in LONG_STEPS:
            g.phrase("during", "InPhase", f"【 during {words} {step} 】", phase=step, of=who)
        if words != "either":
            g.phrase("during", "TurnOf", f"【 during {words} turn 】", who=who)
    for words, names in (("attack", ("attacking",)), ("block", ("blocking",)), ("attack or block", ("attacking", "blocking"))):
        tests: tuple[Given, ...] = tuple(make("Quality", name=name) for name in names)
        if len(names) > 1:
            either = make("AnyOf", filters=tuple(make("Filter", tests=(make("Quality", name=name),)) for name in names))
            tests = (either,)
        g.phrase("during", "Is", f"【 while this spirit {words} 】", what=THIS_SPIRIT, filter=shape("Filter", tests=tests))  # type: ignore[arg-type]
    g.phrase(
        "during",
        "Is",
        "【 while this spirit is linked 】",
        what=THIS_SPIRIT,
        filter=make("Filter", tests=(make("Quality", name="linking"),)),
    )


def _triggered(g: Grammar) -> None:
    _with_feast(g, "triggered", "{on:timing}", "{do:body}", {"on": "$on", "do": "$do"})
    g.phrase("triggered", "Triggered", "{on:timing} {do:clauses} once per turn .", limits=make("Limit", times=1))
    g.phrase("triggered", "Triggered", "{on:timing} once per turn , {do:body}", limits=make("Limit", times=1))
    # said after an effect that can be had only once in a turn
    g.phrase("only_once", "Limit", "this effect can only be used once per turn .", times=1)
    g.phrase("only_once", "Limit", "this effect may only be used once per turn .", times=1)
    g.phrase("triggered", "Triggered", "{on:timing} {do:sentences} {limits:only_once}")
    burst = "{on:burst_timing} ⟨ burst ⟩"
    _with_feast(g, "triggered", burst, "{do:body}", {"on": "$on", "do": "$do", "label": "burst"})
    _with_feast(g, "triggered", burst, "{a:body} {t:burst_tail}", {"on": "$on", "do": ("$a", "$t"), "label": "burst"})
    for words, who in PLAYERS.items():
        for step in STEPS:
            start = make("PhaseStarts", phase=step, of=who)
            head = f"【 during {words} {step} 】"
            _with_feast(g, "triggered", f"{head} at the start of the step ,", "{do:body}", {"on": start, "do": "$do"})
            g.phrase("triggered", "Triggered", f"{head} {{do:clauses}} at the start of the step .", on=start)
            under = shape("If", condition="$c", then="$a")
            g.phrase(
                "triggered",
                "Triggered",
                f"{head} if_all {{c:conds}} , {{a:clauses}} at the start of the step .",
                on=start,
                do=under,
            )
            g.phrase("triggered", "Triggered", f"{head} {{do:clauses}} at the start of the step . {{do:sentences}}", on=start)
            if step not in LONG_STEPS:
                g.phrase("triggered", "Triggered", f"{head} {{do:body}}", on=start)
        if words != "either":
            g.phrase(
                "triggered",
                "Triggered",
                f"【 end of {words} turn 】 {{do:body}}",
                on=make("PhaseStarts", phase="turn", at="end", of=who),
            )
    _events(g, "", None)
    _events(g, "{d:during} ", "$d")


def _events(g: Grammar, head: str, during: str | None) -> None:
    """Effects that wait for an event that a sentence names: before what happens, or after it."""
    once = make("Limit", times=1)
    for before, condition in (("", None), ("if_all {c:conds} , ", "$c")):
        both = tuple(part for part in (during, condition) if part)
        when: dict[str, Given] = {}
        if len(both) == 2:
            when = {"when": shape("And", parts=both)}
        elif both:
            when = {"when": both[0]}
        spelled = f"{head}{before}"
        for words, limits in (
            (f"{spelled}when {{on:event}} ,", {}),
            (f"{spelled}once per turn , when {{on:event}} ,", {"limits": once}),
            (f"{spelled}when {{on:event}} , once per turn ,", {"limits": once}),
            (f"{spelled}the first time {{on:event}} <each|this> turn ,", {"limits": make("Limit", times=1, per="first of turn")}),
        ):
            g.phrase("triggered", "Triggered", f"{words} {{do:body}}", **when, **limits)
            if not limits:
                g.phrase("triggered", "Triggered", f"{words} {{do:sentences}} {{limits:only_once}}", **when)
            _after_resolving(g, words, when | limits)
        for tail in (".", ". {do:sentences}"):
            g.phrase("triggered", "Triggered", f"{spelled}{{do:imperative}} when {{on:event}} {tail}", **when)
            g.phrase("triggered", "Triggered", f"{spelled}{{do:to_this}} when {{on:own_event}} {tail}", **when)
            offered = shape("May", do="$a")
            wish = f"{spelled}you may {{a:imperative}} when {{on:event}} {tail}"
            later = (offered, "$do") if "{do" in tail else (offered,)
            g.phrase("triggered", "Triggered", wish, **when, do=later)
            g.phrase(
                "triggered", "Triggered", f"{spelled}{{do:imperative}} once per turn when {{on:event}} {tail}", **when, limits=once
            )
    _first_attack(g, head, during)
    # what a sentence with a trigger at its end does is said as an order, so that constant effects are not taken for one
    g.phrase("imperative", LIST, "{step}", "{clause} and {imperative}")


def _first_attack(g: Grammar, head: str, during: str | None) -> None:
    """The first attack of a turn, whoever makes it."""
    spirits = make("Any", filter=make("Filter", tests=(make("Type", type="spirit"),)))
    attacks = make("Tally", event=make("Attacks", what=spirits), period="this turn")
    none_before = make("Compare", left=attacks, op="=", right=ONE)
    when = shape("And", parts=(during, none_before)) if during else none_before
    first = shape("Attacks", what="$w")
    g.phrase("triggered", "Triggered", f"{head}when {{w:esubj}} attack first during your turn , {{do:body}}", on=first, when=when)
    it = make("Pronoun", form="it", filter=make("Filter"))
    mine = shape("Attacks", what=shape("Any", filter=shape("Filter", tests=("$f", make("Controlled", by=PLAYERS["your"])))))
    limit = make("Limit", times=1, per="first of turn")
    for prefix, (granted, given) in product(PRINTED, GRANTED.items()):
        gets = shape("Modify", what=it, mods=(given,), duration="$s")
        spelled = f"{head}each turn , the first {{f:core}} you control that attack gain {granted} {{s:span}} : {prefix}{granted} ."
        condition: dict[str, Given] = {"when": during} if during else {}
        g.phrase("triggered", "Triggered", spelled, on=mine, do=gets, limits=limit, **condition)
    # the publisher's answer C255: for the battle of that attack, though no span is said
    such = shape("Any", filter=shape("Filter", tests="$f"))
    before = shape("Compare", left=shape("Tally", event=shape("Attacks", what=such), period="this turn"), op="=", right=ONE)
    stronger = shape("Modify", what=it, mods="$m", duration=make("Until", end="this battle"))
    first_of = shape("And", parts=(during, before)) if during else before
    for mods in ("{m:gains}", "{m:gains_per}"):
        words = f"{head}the first {{f:core}} that attack each turn gain {mods} ."
        g.phrase("triggered", "Triggered", words, on=shape("Attacks", what=such), when=first_of, do=stronger)


def _after_resolving(g: Grammar, words: str, given: dict[str, Given]) -> None:
    """ "... after its effect resolves": what is waited for is that the card has done its work."""
    if "{on:event}" not in words:
        return
    done = words.replace("{on:event}", "{on:used}")
    after = "after <its|the|that card 's> effect resolve"
    g.phrase("triggered", "Triggered", f"{done} {{do:clauses}} {after} .", **given)
    g.phrase("triggered", "Triggered", f"{done} {after} , {{do:body}}", **given)
    for prefix, (granted, mod) in product(PRINTED, GRANTED.items()):
        forms: tuple[tuple[str, tuple[Shape | str, ...]], ...] = ((granted, (mod,)), (f"{granted} and {{o:mod}}", (mod, "$o")))
        for gained, mods in forms:
            spelled = f"{done} {{w:this}} gain {gained} {{s:span}} {after} : {prefix}{granted} ."
            g.phrase("triggered", "Triggered", spelled, **given, do=shape("Modify", what="$w", mods=mods, duration="$s"))
    if not given:
        more = shape("If", condition=shape("KeywordActive", name="$k"), then="$t")
        g.phrase(
            "triggered",
            "Triggered",
            f"⟨ {{k:CHAIN}} ⟩ {done} {{a:clauses}} {after} . {{k:CHAIN}} : {{t:sentences}}",
            do=("$a", more),
        )


def _activated(g: Grammar) -> None:
    """8-1-3-1, 8-1-6-1."""
    for step, timing in (("[main]", "main"), ("[flash]", "quick"), ("[main/flash]", "main or quick")):
        _with_feast(g, "activated", step, "{do:body}", {"do": "$do", "timing": timing}, "Activated")
        limited = {"do": "$do", "timing": timing, "limits": shape("OnlyIf", condition="$d")}
        g.phrase("activated", "Activated", f"{{d:during}} {step} {{do:body}}", **limited)  # type: ignore[arg-type]
        g.phrase("activated", "Activated", f"{step} {{do:sentences}} {{limits:only_once}}", timing=timing)
        once = (shape("OnlyIf", condition="$d"), make("Limit", times=1))
        at_most = (shape("OnlyIf", condition="$d"), "$l")
        g.phrase("activated", "Activated", f"{{d:during}} {step} {{do:sentences}} {{l:only_once}}", timing=timing, limits=at_most)
        g.phrase("activated", "Activated", f"{{d:during}} {step} once per turn , {{do:body}}", do="$do", timing=timing, limits=once)


def _with_feast(g: Grammar, category: str, head: str, body: str, given: dict[str, Given], kind: str = "Triggered") -> None:
    """11-17: a tag before the effect says how big a step Feast takes in it."""
    g.phrase(category, kind, f"{head} {body}", **given)
    chained = shape("If", condition=shape("KeywordActive", name="$k"), then="$t")
    given_chain = given | {"do": ("$s", chained)}
    g.phrase(
        category,
        "Qualified",
        f"{head} ⟨ {{k:CHAIN}} ⟩ ⟨ feast : {{n:NUM}} ⟩ {{s:sentences}} {{k:CHAIN}} : {{t:sentences}}",
        mark="feast",
        ability=shape(kind, **given_chain),
    )
    g.phrase(category, "Qualified", f"{head} ⟨ feast : {{n:NUM}} ⟩ {body}", mark="feast", ability=shape(kind, **given))


def _constant(g: Grammar) -> None:
    g.phrase("constant", "Static", "{do:statics}")
    g.phrase("constant", "Static", "{d:during} {s:statics}", do=shape("If", condition="$d", then="$s"))
    g.phrase("statics", LIST, "{static_sentence}", "{static_sentence} {statics}")
    g.phrase("static_sentence", LIST, "{static_clauses} .")
    g.phrase("static_clauses", LIST, "{static}", "{static} <and|, and> {static_clauses}", "{static_scope}")
    for prefix, (words, given) in product(PRINTED, GRANTED.items()):
        spelled = f"{{w:subject}} gain {words} <if|when> {{condition:conds}} : {prefix}{words}"
        g.phrase("static_scope", "If", spelled, then=shape("Modify", what="$w", mods=(given,)))
    unless = shape("Not", part="$c")
    for verb in ("attack", "block"):
        barred = shape("Forbid", what="$w", actions=make("Action", name=verb))
        g.phrase("static_scope", "If", f"{{w:subject}} can only {verb} if {{c:conds}}", then=barred, condition=unless)
    g.phrase("static_scope", "If", "{then:static} unless {c:conds}", condition=unless)
    g.phrase("static_scope", "If", "<if|if_all> {condition:conds} , {then:static_clauses}", "{then:static} if {condition:conds}")


def _keywords(g: Grammar) -> None:
    """11: in angle brackets, with what they name; what stands before them says when the keyword is active."""
    g.phrase("keyword", None, "{:tagged}")
    g.phrase("keyword", "Qualified", "[flash] {ability:tagged}", mark="flash")
    g.phrase("keyword", "Qualified", "【 when this spirit attack 】 {ability:tagged}", mark="when this spirit attacks")
    for words, mark in (("attack", "attacks"), ("block", "blocks"), ("attack or block", "attacks or blocks")):
        g.phrase("keyword", "Qualified", f"【 while this spirit {words} 】 {{ability:tagged}}", mark=f"while this spirit {mark}")
    for words in PLAYERS:
        for span in ("turn", *LONG_STEPS):
            plain = words.replace(" ", "")
            g.phrase("keyword", "Qualified", f"【 during {words} {span} 】 {{ability:tagged}}", mark=f"during {plain} {span}")
    g.phrase("tagged", "Keyword", "⟨ {name:KW} ⟩")
    for name in ("gale", "crush", "raid", "feast"):
        g.phrase("tagged", "Keyword", f"⟨ {name} : <+|> {{n:NUM}} ⟩", name=name)
    costs = shape("Filter", tests=(shape("StatIs", stat="cost", op=">=", value=shape("Num", n="$k")),))
    for name in ("ascend", "link"):
        g.phrase("tagged", "Keyword", f"⟨ {name} : {{k:NUM}} ⟩", name=name, filter=costs)
        g.phrase("tagged", "Keyword", f"⟨ {name} : {{f:trait_list}} ⟩", name=name, filter=shape("Filter", tests="$f"))
    g.phrase(
        "tagged",
        "Keyword",
        "⟨ link : no effect listed ⟩",
        name="link",
        filter=make("Filter", tests=(make("Quality", name="no effects"),)),
    )
    g.phrase("tagged", "Keyword", "⟨ armor : {f:colour_list} ⟩", name="armor", filter=shape("Filter", tests="$f"))
    g.phrase("tagged", "Keyword", "⟨ immortal : {f:cost_list} ⟩", name="immortal", filter=shape("Filter", tests="$f"))
    g.phrase("trait_list", None, "{:trait}")
    g.phrase("trait_list", "AnyOf", "{a:trait} , {b:trait}", filters=tuple(_one(f"${name}") for name in "ab"))
    g.phrase("cost_list", None, "{:exact_cost}")
    g.phrase("exact_cost", "StatIs", "{value:n}", stat="cost", op="=")
    g.phrase("cost_list", "AnyOf", "{a:exact_cost} , {b:exact_cost}", filters=tuple(_one(f"${name}") for name in "ab"))
    g.phrase(
        "cost_list", "AnyOf", "{a:exact_cost} , {b:exact_cost} , {c:exact_cost}", filters=tuple(_one(f"${name}") for name in "abc")
    )


def _one(test: str) -> Shape:
    return shape("Filter", tests=(test,))
