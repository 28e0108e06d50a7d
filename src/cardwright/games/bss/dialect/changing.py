"""What changes cards for a while: BP, levels, symbols, keywords, types; what they can't do (8-2-2-2, 8-8)."""

from __future__ import annotations

from itertools import product

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import ONE, make
from cardwright.text.shape import shape
from cardwright.text.tree import Node

# how a granted keyword is printed out after a colon
PRINTED = ("", "【 while this spirit attack 】 ", "【 when this spirit attack 】 ", "【 flash 】 ")
# the keyword in words, and what it is: said twice, it must be the same
GRANTED = {
    "{k:KW}": shape("HaveKeyword", keyword="$k"),
    "{k:KW} : {q:NUM}": shape("HaveKeyword", keyword="$k", n="$q"),
    "armor : {z:colour_filter}": shape("HaveKeyword", keyword="armor", filter="$z"),
}
LEVELS = (1, 2, 3)  # 2-10-4
IT = make("Pronoun", form="it", filter=make("Filter"))
THEM = make("Pronoun", form="them", filter=make("Filter"))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _durations(g)
    _mods(g)
    _gains(g)
    _losses(g)
    _levels(g)
    _costs(g)
    _elsewhere(g)


def _durations(g: Grammar) -> None:
    g.phrase("duration", "Until", "during <the|this> battle", end="this battle")
    g.phrase("duration", "Until", "until the end of <their|your opponent 's> next turn", end="opponent's next turn")
    for end, words in (("this turn", "during this turn"), ("this battle", "during <the|this> battle")):
        g.phrase("span", "Until", words, end=end)
    g.phrase("span", "Until", "until the end of <their|your opponent 's> next turn", end="opponent's next turn")


def _mods(g: Grammar) -> None:
    """What "gains" gives."""
    g.phrase("mod", "Add", "{by:n} bp", stat="bp")
    g.phrase("mod", None, "{:keyword_mod}")
    g.phrase("keyword_mod", "HaveKeyword", "{keyword:KW}")
    g.phrase("keyword_mod", "HaveKeyword", "armor : {filter:colour_filter}", keyword="armor")
    g.phrase("colour_filter", "Filter", "{tests:colour_list}")
    g.phrase("keyword_mod", "HaveKeyword", "{keyword:KW} : {n:NUM}")
    g.phrase("mod", "HaveTrait", "<the|> {trait:TRAIT} spirit type")
    # what a card has, it has without being given it
    g.phrase("static", "Modify", "{what:subject} have {mods:keyword_mods}")
    g.phrase("keyword_mods", LIST, "{keyword_mod}", "{keyword_mod} and {keyword_mod}")
    for words, n in (("a {name:COLOUR} symbol", ONE), ("{k:n} <additional|> {name:COLOUR} symbol", "$k")):
        g.phrase("mod", "AddSymbols", words, n=n)
    g.phrase("gains", LIST, "{mod}", "{mod} and {mod}")
    g.phrase("gains_per", LIST, "{n} bp for {per}", items=(shape("Add", stat="bp", by=shape("Times", left="$n", right="$per")),))
    for words, stat in (("each symbol they have", "symbols"), ("each core on them", "cores")):
        own = shape("Times", left="$n", right=make("Stat", of=make("Affected"), stat=stat))
        g.phrase("gains_per", LIST, f"{{n}} bp for {words}", items=(shape("Add", stat="bp", by=own),))
    g.phrase("gains_per", LIST, "<1|a> {k:COLOUR} symbol for {per}", items=(shape("AddSymbols", n="$per", name="$k"),))
    for names, ands in (
        ("{a:colour}", ()),
        ("{a:colour} , {b:colour}", ("b",)),
        ("{a:colour} , {b:colour} , {c:colour}", ("b", "c")),
        ("{a:colour} , {b:colour} , {c:colour} , {d:colour}", ("b", "c", "d")),
    ):
        if ands:
            each = tuple(shape("Filter", tests=(f"${name}",)) for name in ("a", *ands))
            g.phrase("colour_list", "AnyOf", names, filters=each)
        else:
            g.phrase("colour_list", None, "{:colour}")


def _gains(g: Grammar) -> None:
    """As an effect that lasts for a span, and as what a constant effect says."""
    for category, tail in (("step", " {duration:span}"), ("static", "")):
        subject = "{what:subject}"
        g.phrase(category, "Modify", f"{subject} gain {{mods:gains}}{tail}", f"{subject} gain {{mods:gains_per}}{tail}")
        for prefix, (words, given) in product(PRINTED, GRANTED.items()):
            again = f"{tail} : {prefix}{words}"
            g.phrase(category, "Modify", f"{subject} gain {words}{again}", mods=(given,))
            g.phrase(category, "Modify", f"{subject} gain {words} and {{o:mod}}{again}", mods=(given, "$o"))
            g.phrase(category, "Modify", f"{subject} gain {{o:mod}} and {words}{again}", mods=("$o", given))


def _losses(g: Grammar) -> None:
    lost = shape("Add", stat="bp", sign="-", by="$n")
    lost_per = shape("Add", stat="bp", sign="-", by=shape("Times", left="$n", right="$per"))
    for whom, what in (("its bp", IT), ("their bp", THEM)):
        g.phrase("step", "Modify", f"reduce {whom} by {{n}} {{duration:span}}", what=what, mods=lost)
        g.phrase("step", "Modify", f"reduce {whom} by {{n}} for {{per}} {{duration:span}}", what=what, mods=lost_per)
    g.phrase(
        "step",
        "Modify",
        "reduce the bp of {what:group} by {n} {duration:span}",
        "reduce {what:group} by {n} bp {duration:span}",
        mods=lost,
    )
    g.phrase("step", "Modify", "{what:ref} lose {n} bp {duration:span}", mods=lost)
    # as long as a constant effect applies
    g.phrase("static", "Modify", "reduce the bp of {what:group} by {n}", "{what:subject} lose {n} bp", mods=lost)
    g.phrase("static", "Modify", "reduce the bp of {what:group} by {n} for {per}", mods=lost_per)


def _elsewhere(g: Grammar) -> None:
    """What holds for a card in hand or trash."""
    for prefix, (words, given) in product(PRINTED, GRANTED.items()):
        spelled = f"if_all {{condition:conds}} , {{w:this}} gain {words} in your hand : {prefix}{words}"
        g.phrase("static_scope", "If", spelled, then=shape("Modify", what="$w", mods=(given,)))
    trash = make("Place", zone="trash", of=make("CardOwner"))
    there = make("Is", what=make("This"), filter=make("Filter", tests=(make("In", places=(trash,)),)))
    treated = shape("Modify", what="$w", mods=shape("SetStat", stat="cost", to="$n"))
    g.phrase("static_scope", "If", "treat {w:this} as though it cost {n} while it is in the trash", condition=there, then=treated)


def _costs(g: Grammar) -> None:
    """10-6-4: what a card costs to summon, place or use."""
    you = make("Player", who="you")
    hand = make("Place", zone="hand", of=you)
    own = shape("CostChange", what="$w", op="=", n="$n")
    for verb in ("summoning", "placing", "using"):
        g.phrase("static_scope", "If", f"when {verb} {{w:this}} , it cost {{n}} if {{condition:conds}}", then=own)
        g.phrase("static_scope", "If", f"when {verb} {{w:this}} , if {{condition:conds}} , this card cost {{n}}", then=own)
    in_hand = shape("CostChange", what="$w", op="=", n="$n", source=hand)
    g.phrase("static_scope", "If", "{w:this} cost {n} in your hand if {condition:conds}", then=in_hand)
    in_main = make("InPhase", phase="main step", of=you)
    when_used = "{w:this} cost {n} in your hand when you use it during your main step"
    g.phrase("static_scope", "If", when_used, then=in_hand, condition=in_main)
    cards = shape("All", filter=shape("Filter", tests="$f"))
    _cheaper(g, hand)
    g.phrase("static", "CostChange", "reduce the cost of the first {f:core} you use each turn by {n}", nth=1, what=cards, op="-")
    g.phrase(
        "step",
        "CostChange",
        "reduce the cost of the next {f:core} you use from your hand this turn by {n}",
        next=1,
        source=hand,
        duration=make("Until", end="this turn"),
        what=cards,
        op="-",
    )


def _cheaper(g: Grammar, hand: Node) -> None:
    """What all cards of a kind cost, or the next one of them."""
    this_turn = make("Until", end="this turn")
    for verb, kind in (("summon", "spirit"), ("place", "nexus"), ("use", "magic")):
        of_kind = shape("All", filter=shape("Filter", tests=("$f", make("Type", type=kind))))
        g.phrase("static", "CostChange", f"reduce the cost of {{f:core}} you {verb} by {{n}}", what=of_kind, op="-")
        for source, words in (((), ""), ((hand,), " from your hand")):
            if verb == "use" and source:
                continue
            next_one = f"reduce the cost of the next {{f:tests}} you {verb}{words} this turn by {{n}}"
            g.phrase("step", "CostChange", next_one, next=1, duration=this_turn, what=of_kind, op="-", source=source)
            equal = f"the next {{f:tests}} you {verb}{words} this turn will have a cost equal to {{n:counted}}"
            g.phrase("step", "CostChange", equal, next=1, duration=this_turn, what=of_kind, op="=", source=source)
    in_hand = shape("All", filter=shape("Filter", tests=("$f", make("In", places=(hand,)))))
    g.phrase("static", "CostChange", "reduce the cost of all {f:core} in your hand by {n}", what=in_hand, op="-", source=hand)
    free = {"what": in_hand, "op": "=", "n": make("Num", n=0), "optional": 1, "source": hand}
    g.phrase("static", "CostChange", "you may use {f:core} in your hand without paying their cost", **free)  # type: ignore[arg-type]


def _colours(g: Grammar, category: str, tail: str) -> None:
    """2-4-1, 2-5: what a card is as well as what is printed on it."""
    red = shape("HaveClass", name="$a")
    two = (red, shape("HaveClass", name="$b"))
    for words, mods in (("{a:COLOUR}", red), ("{a:COLOUR} and {b:COLOUR}", two)):
        for spelled in (f"treat {{what:ref}} as {words} as well{tail}", f"treat {{what:ref}} 's color as {words} as well{tail}"):
            g.phrase(category, "Modify", spelled, mods=mods)
        for are in ("it is also", "they is also"):
            g.phrase(category, "Modify", f"treat {{what:ref}} as if {are} {words}{tail}", mods=mods)
    g.phrase(category, "Modify", f"treat {{what:ref}} as a {{a:COLOUR}} spirit as well{tail}", mods=red)
    kin = shape("HaveTrait", trait="$t")
    g.phrase(category, "Modify", f"treat {{what:ref}} as a {{t:TRAIT}} spirit as well{tail}", mods=kin)


def _levels(g: Grammar) -> None:
    """8-8-1-3-2 to 8-8-1-3-4, 9-3-2-2."""
    dearer = shape("Add", stat="lv1 cores", by="$n")
    g.phrase("step", "Modify", "increase the lv 1 cost of {what:group} by {n} {duration:span}", mods=dearer)
    for whom, what in (("its", IT), ("their", THEM)):
        g.phrase("step", "Modify", f"increase {whom} lv 1 cost by {{n}} {{duration:span}}", what=what, mods=dearer)
    level = shape("SetStat", stat="level", to="$n")
    highest = make("SetStat", stat="level", to=make("OwnStat", stat="highest level"))
    for category, tail in (("step", " {duration:span}"), ("static", "")):
        g.phrase(category, "Modify", f"treat {{what:ref}} as <a|being|> lv {{n}} <spirit|>{tail}", mods=level)
        _colours(g, category, tail)
        g.phrase(category, "Modify", f"{{what:subject}} is treated as lv {{n}}{tail}", mods=level)
        g.phrase(category, "Modify", f"treat {{what:ref}} as <being|> <its|their> highest level{tail}", mods=highest)
        g.phrase(category, "Modify", f"{{what:subject}} is treated as their highest level{tail}", mods=highest)
        symbols = shape("SetSymbols", n="$k", name="$c")
        g.phrase(category, "Modify", f"treat {{what:ref}} as having {{k:n}} {{c:COLOUR}} symbol{tail}", mods=symbols)
        g.phrase(category, "Modify", f"treat {{what:ref}} 's symbol as {{k:n}} {{c:COLOUR}} symbol{tail}", mods=symbols)
        also = (make("HaveType", type="spirit"), shape("HaveTrait", trait="$t"), shape("SetStat", stat="bp", to="$n"))
        for are in ("they is also", "it is also a"):
            g.phrase(category, "Modify", f"treat {{what:ref}} as if {are} {{t:TRAIT}} spirit with {{n}} bp{tail}", mods=also)
        cost = shape("SetStat", stat="cost", to="$n")
        bp = shape("SetStat", stat="bp", to="$n")
        g.phrase(category, "Modify", f"treat {{what:ref}} as having {{n}} bp{tail}", mods=bp)
        g.phrase(category, "Modify", f"{{what:subject}} is treated as having {{n}} bp{tail}", mods=bp)
        for number in LEVELS:
            printed = shape("SetStat", stat=f"lv{number} bp", to="$n")
            g.phrase(category, "Modify", f"treat {{what:ref}} 's lv {number} bp as {{n}}{tail}", mods=printed)
            for whom, what in (("its", IT), ("their", THEM)):
                g.phrase(category, "Modify", f"treat {whom} lv {number} bp as {{n}}{tail}", what=what, mods=printed)
        g.phrase(category, "Modify", f"treat {{what:ref}} as though it cost {{n}}{tail}", mods=cost)
