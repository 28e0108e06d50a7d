"""Conditions: what players control and have, what is on cards, what was paid, what happened."""

from __future__ import annotations

from cardwright.games.bss.dialect.filters import of
from cardwright.games.bss.terms import NUMBERED
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.conditions import count_of
from cardwright.text.shared.filters import OTHER, alternatives

IT = make("Pronoun", form="it", filter=make("Filter"))
ONE = make("Num", n=1)
NONE = make("Num", n=0)
FELL = shape("Moved", what=shape("Any", filter=shape("Filter", tests="$f")), verb="destroy")
SOUL = make("Filter", tests=(make("Quality", name="soul core"),))
AMOUNTS = {">=": "{right:n} or <more|higher>", "<=": "{right:n} or <fewer|less|lower>", "=": "{right:n}"}
LIFE = {"you": make("PlayerStat", who=YOU, stat="life"), "opponent": make("PlayerStat", who=OPPONENT, stat="life")}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _controlling(g)
    _having(g)
    _on_cards(g)
    _compared(g)
    _done(g)


def _controlling(g: Grammar) -> None:
    for words, who in (("you", YOU), ("your opponent", OPPONENT)):
        mine = make("Controlled", by=who)
        verb = "<control|have>"
        g.phrase("cond", "Compare", f"{words} {verb} a {{f:field_tests}}", left=count_of("$f", mine), op=">=", right=ONE)
        g.phrase("cond", "Compare", f"{words} control another {{f:tests}}", left=count_of("$f", OTHER, mine), op=">=", right=ONE)
        g.phrase(
            "cond",
            "Compare",
            f"{words} control no {{f:tests}}",
            f"{words} <don't control any|don't control a> {{f:tests}}",
            left=count_of("$f", mine),
            op="=",
            right=NONE,
        )
        for op, amount in AMOUNTS.items():
            g.phrase("cond", "Compare", f"{words} control {amount} {{f:tests}}", left=count_of("$f", mine), op=op)
    g.phrase("field_tests", None, "{:tests}")
    for op, amount in AMOUNTS.items():
        few = count_of(make("Type", type="spirit"), make("Controlled", by=YOU))
        g.phrase("cond", "Compare", f"you only have {amount} spirit on your field", left=few, op=op)
    only = shape("NotTest", test=shape("AnyOf", filters=(shape("Filter", tests="$a"),)))
    left = shape("Count", of=shape("All", filter=shape("Filter", tests=("$f", only, make("Controlled", by=YOU)))))
    g.phrase("cond", "Compare", "you only have {a:adjs} {f:noun} on <the|your> field", left=left, op="=", right=NONE)
    none = shape("Count", of=shape("All", filter=of("$w", "$f", "$a")))
    g.phrase("cond", "Compare", "none of {w:whose} {f:noun} is {a:adj}", left=none, op="=", right=NONE)


def _having(g: Grammar) -> None:
    for words, who, whose in (("you", YOU, "your"), ("your opponent", OPPONENT, "their")):
        life = LIFE["you" if who == YOU else "opponent"]
        for op, amount in AMOUNTS.items():
            g.phrase("cond", "Compare", f"{words} have {amount} life", left=life, op=op)
            for zone in ("hand", "trash"):
                there = make("In", places=(make("Place", zone=zone, of=who),))
                g.phrase(
                    "cond", "Compare", f"{words} have {amount} {{f:core}} in {whose} {zone}", left=count_of("$f", there), op=op
                )
            symbols = shape("PlayerStat", who=who, stat="symbols")
            g.phrase("cond", "Compare", f"{words} have {amount} symbol", left=symbols, op=op)
            colour = shape("Symbols", who=who, name="$c")
            g.phrase("cond", "Compare", f"{words} have {amount} {{c:COLOUR}} symbol", left=colour, op=op)
        burst = make("In", places=(make("Place", zone="burst area", of=who),))
        g.phrase(
            "cond",
            "Compare",
            f"{words} have a burst card set",
            left=make("Count", of=make("All", filter=make("Filter", tests=(burst,)))),
            op=">=",
            right=ONE,
        )
    g.phrase("cond", "Compare", "you have <less|fewer> life than your opponent", left=LIFE["you"], op="<", right=LIFE["opponent"])
    hands = [
        make("Count", of=make("All", filter=make("Filter", tests=(make("In", places=(make("Place", zone="hand", of=who),)),))))
        for who in (YOU, OPPONENT)
    ]
    g.phrase(
        "cond",
        "Compare",
        "you have fewer card in your hand than your opponent have in theirs",
        left=hands[0],
        op="<",
        right=hands[1],
    )
    mine, theirs = (count_of("$f", make("Controlled", by=who)) for who in (YOU, OPPONENT))
    g.phrase(
        "cond",
        "Compare",
        "the number of {f:core} you control is equal to or fewer than your opponent",
        left=mine,
        op="<=",
        right=theirs,
    )
    for word in NUMBERED:
        g.phrase("counted", "Stat", f"the number specified in its {word} effect", of=IT, stat=f"number of {word}")
        g.phrase("counted", "Stat", f"the number specified in {{of:pron}} 's {word} effect", stat=f"number of {word}")
    g.phrase("counted", "PlayerStat", "your life total", who=YOU, stat="life")
    g.phrase("per", "Count", "<every|each> of {w:whose} {f:tests}", of=shape("All", filter=of("$w", "$f")))
    kin = shape("All", filter=shape("Filter", tests=("$a", make("Controlled", by=YOU))))
    g.phrase("per", "Count", "each {a:adj} you control", of=kin)
    both = shape("All", filter=shape("Filter", tests=(alternatives("$f", "$h"), "$p")))
    g.phrase("per", "Count", "<every|each> {f:core} and {h:core} {p:posts}", of=both)
    for words in ("each {f:core} {said:MOVED}", "each {f:core} you {said:MOVED}"):
        seen = shape("Among", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))
        g.phrase("per", "Count", words, of=shape("All", filter=shape("Filter", tests=("$f", seen))))
    g.phrase("per", "Tally", "each {f:core} destroyed by this effect", event=FELL, period="this way")
    theirs_fell = shape("Moved", what=shape("Any", filter=of("$w", "$f")), verb="destroy")
    g.phrase("per", "Tally", "each of {w:whose} {f:core} destroyed by this effect", event=theirs_fell, period="this way")
    g.phrase("per", "Stat", "<every|each> level {of:ref} have", stat="level")
    g.phrase("per", "Stat", "<every|each> symbol on {of:ref}", stat="symbols")
    g.phrase("counted", "Stat", "{of:pron} 's {stat:STAT}", "the {stat:STAT} of {of:pron}")
    g.phrase(
        "counted",
        "Count",
        "the number of {f:core} in {p:place}",
        of=shape("All", filter=shape("Filter", tests=("$f", shape("In", places="$p")))),
    )


def _on_cards(g: Grammar) -> None:
    g.phrase("cond", "Is", "{what:ref} have a soul_core on it", "there is a soul_core on {what:ref}", filter=SOUL)
    mine = count_of("$f", make("Quality", name="soul core"), make("Controlled", by=YOU))
    g.phrase("cond", "Compare", "1 of your {f:core} have a soul_core on it", left=mine, op=">=", right=ONE)
    for op, amount in AMOUNTS.items():
        g.phrase("cond", "Compare", f"{{w:ref}} have {amount} bp", left=shape("Stat", of="$w", stat="bp"), op=op)
    g.phrase(
        "cond",
        "Compare",
        "{w:ref} have higher bp than {v:ref}",
        left=shape("Stat", of="$w", stat="bp"),
        op=">",
        right=shape("Stat", of="$v", stat="bp"),
    )
    g.phrase("cond", "Is", "{what:ref} is {a:adj}", filter=shape("Filter", tests="$a"))
    g.phrase("cond", "Not", "{w:ref} isn't {a:adj}", part=shape("Is", what="$w", filter=shape("Filter", tests="$a")))
    g.phrase("cond", "Not", "{w:ref} isn't a {f:tests}", part=shape("Is", what="$w", filter=shape("Filter", tests="$f")))
    g.phrase("cond", "InPhase", "used during your main step", phase="main step", of=YOU)
    g.phrase(
        "cond",
        "Is",
        "the destroyed spirit was a {f:tests}",
        what=make("Pronoun", form="the", said="destroyed", filter=make("Filter")),
        filter=shape("Filter", tests="$f"),
    )


def _compared(g: Grammar) -> None:
    """Numbers of two cards; cards that are somewhere."""
    other = shape("Stat", of="$v", stat="bp")
    more = shape("Plus", left="$n", right=other)
    own = make("Stat", of=IT, stat="bp")
    g.phrase("cond", "Compare", "its bp is higher than {v:ref} 's bp by {n} or more", left=own, op=">=", right=more)
    cost = shape("Stat", of="$w", stat="cost")
    same = shape("Stat", of="$v", stat="cost")
    g.phrase("cond", "Compare", "{w:ref} cost the same as {v:ref}", left=cost, op="=", right=same)
    there = count_of("$f", shape("In", places="$p"))
    g.phrase("cond", "Compare", "a {f:core} is in {p:place}", left=there, op=">=", right=ONE)
    with_posts = count_of("$f", "$h", shape("In", places="$p"))
    g.phrase("cond", "Compare", "a {f:core} {h:posts} is in {p:place}", left=with_posts, op=">=", right=ONE)
    mine = count_of("$f", make("Controlled", by=YOU))
    g.phrase("cond", "Compare", "you have no {f:core} on your field", left=mine, op="=", right=NONE)


def _done(g: Grammar) -> None:
    """What was paid (10-6-6), and what happened this turn or by this effect."""
    for words in ("this spirit 's summoning cost", "this card 's summoning cost", "this card 's cost"):
        g.phrase("cond", "Paid", f"you spend a soul_core as part of {words}", name="soul core")
        g.phrase("cond", "Not", f"you don't spend a soul_core as part of {words}", part=make("Paid", name="soul core"))
    g.phrase("cond", None, "{:ascended}")
    g.phrase(
        "ascended",
        "Is",
        "this spirit perform ascend using a {f:tests}",
        what=make("Related", relation="ascended with", to=make("This")),
        filter=shape("Filter", tests="$f"),
    )
    destroyed: Shape = shape("Moved", what=shape("Any", filter=of("$w", "$f")), verb="destroy")
    g.phrase(
        "cond",
        "Happened",
        "1 or more of {w:whose} {f:tests} have been destroyed this turn",
        "1 of {w:whose} {f:tests} have been destroyed this turn",
        event=destroyed,
        times=ONE,
    )
    g.phrase("cond", "Happened", "{times:n} or more of {w:whose} {f:core} have been destroyed this turn", event=destroyed)
    g.phrase(
        "cond",
        "Happened",
        "a {f:core} have been destroyed this turn",
        event=shape("Moved", what=shape("Any", filter=shape("Filter", tests="$f")), verb="destroy"),
        times=ONE,
    )
    kept = ("you didn't lose life this turn", "your life total is the same or higher than it was at the start of the turn")
    g.phrase("cond", "KeywordActive", *kept, name="life kept")
    hand = make("Place", zone="hand", of=YOU)
    g.phrase("cond", "Came", "you summon {what:this} from your hand", source=hand)
    drawn = make("Drawn", who=OPPONENT, by="own ability")
    g.phrase("cond", "Happened", "your opponent used a effect they control to draw a card this turn", event=drawn, times=ONE)
    fallen = shape("Destroys", what=make("Any", filter=make("Filter")), other=shape("Any", filter=of("$w", "$f")), how="reducing")
    g.phrase(
        "cond",
        "Happened",
        "you destroy 1 of {w:whose} {f:core} via reducing its bp to 0 with this effect",
        event=fallen,
        times=ONE,
        period="this way",
    )
    added = shape("Moved", what=shape("Any", filter=shape("Filter", tests="$f")), to=hand)
    g.phrase("cond", "Happened", "you add a {f:core} to your hand with this effect", event=added, times=ONE, period="this way")
    done = shape("Among", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))
    g.phrase(
        "cond",
        "Compare",
        "a {f:tests} is {said:MOVED} by this effect",
        "a {f:tests} is among the {said:PAST} card",
        left=count_of("$f", done),
        op=">=",
        right=ONE,
    )
    g.phrase("cond", "Compare", "no {f:tests} is among the {said:PAST} card", left=count_of("$f", done), op="=", right=NONE)
    for op, amount in AMOUNTS.items():
        g.phrase("cond", "Compare", f"{amount} {{f:tests}} is {{said:MOVED}} by this effect", left=count_of("$f", done), op=op)
    for op, amount in AMOUNTS.items():
        many = f"{amount.replace('right', 'times')} {{f:core}} is destroyed by this effect"
        g.phrase("cond", "Happened", many, event=FELL, op=op, period="this way")
    this_way = shape("Moved", what=shape("Any", filter=shape("Filter", tests="$f")), verb="destroy")
    for words in ("you destroy a {f:core} with this effect", "you destroy your opponent 's {f:core} with this effect"):
        g.phrase("cond", "Happened", words, event=this_way, times=ONE, period="this way")
    g.phrase(
        "cond",
        "Happened",
        "you summon a {f:core} with this effect",
        event=shape("Moved", what=shape("Any", filter=shape("Filter", tests="$f")), verb="summon"),
        times=ONE,
        period="this way",
    )
