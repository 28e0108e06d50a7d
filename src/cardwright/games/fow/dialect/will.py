"""Will: producing it (907) and paying it (1003), and everything else that is paid before a colon."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import ONE, OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.filters import OTHER


def add(g: Grammar) -> None:
    """Add the phrases."""
    _spending(g)
    _producing(g)
    _costs(g)
    _actions(g)


def _spending(g: Grammar) -> None:
    """What alone will may be spent on: cards, or abilities of a sort (907.4), or one of several such things."""
    for words, sort in (("activate ability", "activate ability"), ("god's_art ability", "god's art ability")):
        able = make("Quality", name=sort)
        for category, verb in (("used", ""), ("spend", "play ")):
            g.phrase(category, "Filter", f"{verb}{words} of {{f:tests}}", tests=(able, "$f"))
            if words != sort:
                g.phrase(category, "Filter", f"{verb}{words}", tests=able)
    judged = make("Quality", name="judgment ability")
    g.phrase("spend", "Filter", "do judgment", tests=judged)
    for number, judging in enumerate(("do judgment of", "play the judgment process of", "pay the judgment process of")):
        g.phrase("spend", None, f"{{:judged_{number}}}")
        g.phrase(f"judged_{number}", "Filter", f"{judging} <a|> {{f:tests}}", tests=(judged, "$f"))
    g.phrase("of_cards", "Filter", "{tests}")
    holes = ("$a", "$b", "$c", "$d", "$e")
    for number in (2, 3, 5):
        first, *middle, last = (hole[1] for hole in holes[:number])
        either = shape("AnyOf", filters=holes[:number])
        between = " ".join(f", {{{hole}:of_cards}}" for hole in middle)
        comma = "" if number == 2 else "<,|>"
        g.phrase("spend", "Filter", f"play {{{first}:used}} {between} {comma} or {{{last}:of_cards}}", tests=either)
        if number < 5:
            start = f"play {{{first}:of_cards}} {between} {comma} or {{{last}:used}}"
            g.phrase("spend", "Filter", start, tests=either)


def _producing(g: Grammar) -> None:
    g.phrase("will", "Will", "{of:WILL}")
    g.phrase("wills", LIST, "{will}", "{will} or {will}", "{will} , {will} or {will}", "{will} , {will} , or {will}")
    g.phrase("wills", LIST, "{will} , {will} , {will} or {will}", "{will} , {will} , {will} , or {will}")
    g.phrase("wills", LIST, "{will} , {will} , {will} , {will} or {will}", "{will} , {will} , {will} , {will} , or {will}")
    any_will = tuple(make("Will", of=f"{{{letter}}}") for letter in "WRUGB")
    g.phrase("wills", LIST, "1 will of any attribute", "one will of any attribute", "a will of any attribute", items=any_will)
    g.phrase("step", None, "{:produced}")
    g.phrase("produced", "Produce", "produce {wills}")
    g.phrase("produced", "Produce", "produce {a:will} and {b:will}", wills=("$a", "$b"), all=1)
    g.phrase("produced", "Produce", "produce {wills} for {times:per}")
    # each of them of another kind, if the player likes
    mixed = shape("Produce", wills=any_will)
    g.phrase("step", "Repeat", "produce {times:n} will in any combination of attribute", do=mixed)
    g.phrase(
        "step",
        "Repeat",
        "produce {times:n} will in any combination of {w:will} and/or {v:will}",
        do=shape("Produce", wills=("$w", "$v")),
    )
    g.phrase("produced", "Produce", "produce {times:n} will of any one attribute", wills=any_will)
    only = "spend this will only to play {f:tests}"
    spent = shape("Filter", tests="$f")
    for words, wills in (("attribute", any_will), ("{w:will} and/or {v:will}", ("$w", "$v"))):
        kept = shape("Produce", wills=wills, spend=spent)
        mixture = f"produce {{times:n}} will in any combination of {words} ."
        g.phrase("step", "Repeat", f"{mixture} {only}", do=kept)
        used = shape("Produce", wills=wills, spend="$s")
        g.phrase("step", "Repeat", f"{mixture} spend this will only to {{s:spend}}", do=used)
    for words in ("spend <this|that> will only to play", "spend these will only to play"):
        g.phrase("produced", "Produce", f"produce {{wills}} . {words} {{f:tests}}", spend=shape("Filter", tests="$f"))
    g.phrase("produced", "Produce", "produce {wills} . spend <this|that|these> will only to {spend}")


def _costs(g: Grammar) -> None:
    """Will, {Rest}, life, and actions, in any order."""
    g.phrase("cost", LIST, "{plain_cost}", "{plain_cost} <,|and|, and|> {cost}")
    g.phrase("plain_cost", None, "{:will_cost}")
    g.phrase("will_cost", "Pay", "<pay|> {points:WILL}", n=ONE)
    g.phrase("will_cost", "Pay", "<pay|> {points:WILLX}", n=make("X"))
    g.phrase("plain_cost", "KeywordCost", "(rest)", name="rest")
    g.phrase("plain_cost", "Pay", "pay {n} life", points="life")
    g.phrase("plain_cost", "DoAsCost", "{do:cost_step}")
    # a payment that an effect offers
    g.phrase("payment", None, "{:will_cost}")
    g.phrase("payment", "Pay", "pay {n} life", points="life")
    offered = shape("PayFor", cost="$c", do="$b")
    g.phrase("sentence", LIST, "you may {c:payment} . if you do , {b:clauses} .", items=(offered,))
    avoided = shape("Unless", do="$b", who=OPPONENT, cost="$c")
    g.phrase("sentence", LIST, "your opponent may {c:payment} . if they don't , {b:clauses} .", items=(avoided,))
    g.phrase(
        "sentence",
        LIST,
        "if {k:conds} , you may {c:payment} . if you do , {b:clauses} .",
        items=(shape("If", condition="$k", then=offered),),
    )


def _actions(g: Grammar) -> None:
    """What is done in payment; one banishes, rests and discards one's own cards."""
    g.phrase(
        "cost_step",
        "Move",
        "banish {what:own_pick}",
        "banish {what:this}",
        verb="bury",
        to=make("Place", zone="graveyard", of=make("CardOwner")),
    )
    g.phrase(
        "cost_step", "Move", "discard {what:discarded}", verb="discard", to=make("Place", zone="graveyard", of=make("CardOwner"))
    )
    removed = make("Place", zone="removed area", of=make("CardOwner"))
    g.phrase("cost_step", "Move", "remove {what:pick} from the game", verb="banish", to=removed)
    g.phrase("cost_step", "Move", "remove {what:this} {source:origin} from the game", verb="banish", to=removed)
    g.phrase("cost_step", "Move", "remove {what:this} from the game", "remove {what:top} from the game", verb="banish", to=removed)
    g.phrase("cost_step", "Move", "return {what:pick} {to:dest}", "return {what:this} {to:dest}", verb="return")
    g.phrase("cost_step", "Move", "put {what:placed_pick} {to:dest}", "put {what:top} {to:dest}", verb="put")
    g.phrase("cost_step", "Move", "put {what:this} {source:origin} {to:dest}", verb="put")
    g.phrase("cost_step", "Reveal", "reveal {what:pick}")
    rested = make("Quality", name="recovered")
    mine = make("Controlled", by=YOU)
    g.phrase("cost_step", "SetState", "rest {what:restable}", state="rested")
    g.phrase("restable", "Pick", "{count} recovered {f:core} you control", filter=shape("Filter", tests=(rested, "$f", mine)))
    g.phrase("restable", "Pick", "{count} {f:core} you control", filter=shape("Filter", tests=("$f", mine)))
    named = shape("Filter", tests=(rested, "$f", shape("Named", name="$n"), mine))
    g.phrase("restable", "Pick", "{count} recovered {f:core} named {n:NAME} you control", filter=named)
    either = shape("AnyOf", filters=(shape("Filter", tests="$a"), shape("Filter", tests="$b")))
    g.phrase(
        "restable",
        "Pick",
        "{count} recovered {f:core} named {a:named} or {b:named} you control",
        filter=shape("Filter", tests=(rested, "$f", either, mine)),
    )
    both = tuple(
        shape("Pick", count=n, filter=shape("Filter", tests=(rested, hole, mine))) for n, hole in (("$a", "$f"), ("$b", "$h"))
    )
    pair = "{a:count} recovered {f:core} you control and {b:count} recovered {h:core} you control"
    g.phrase("restable", "Together", pair, parts=both)
    other = shape("Filter", tests=(OTHER, rested, "$f", mine))
    g.phrase("restable", "Pick", "another recovered {f:core} you control", count=make("Exactly", n=ONE), filter=other)
    without = shape("Filter", tests=(rested, "$f", mine, shape("NotTest", test=shape("Named", name="$n"))))
    g.phrase("restable", "Pick", "{count} recovered {f:core} you control other than {n:NAME}", filter=without)
    g.phrase("cost_step", "Counters", "remove {n:count} {counter:COUNTER} counter from {on:ref}", op="remove")
    one = shape("Pick", count=make("Exactly", n=ONE), filter=shape("Filter", tests="$f"))
    g.phrase("cost_step", "Counters", "remove {n:count} {counter:COUNTER} counter from a {f:tests}", on=one, op="remove")
    another = shape("Pick", count=make("Exactly", n=ONE), filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("cost_step", "Counters", "remove {n:count} {counter:COUNTER} counter from another {f:tests}", on=another, op="remove")
    g.phrase("cost_step", "Counters", "put {n:count} {counter:COUNTER} counter on {on:ref}", op="add")
