"""Several things said in one breath: cards of two or three kinds, abilities that share a line, conditions asked once more."""

from __future__ import annotations

from itertools import product

from cardwright.games.sve.dialect.effects import BANISHED, CEMETERY
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.instead import SAME
from cardwright.text.kinds import EXACTLY_ONE, ONE, YOU, make
from cardwright.text.shape import Given, Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.conditions import NONE, count_of
from cardwright.text.shared.filters import OTHER

FIELD = make("Place", zone="field", of=YOU)


def add(g: Grammar) -> None:
    """Add the phrases."""
    _picked(g)
    _searched(g)
    _either_kind(g)
    _there(g)
    _lines(g)
    _options(g)
    _one_or_the_other(g)
    _lists(g)


def _pick(count: str, tests: str) -> Shape:
    return shape("Pick", count=count, filter=filtered(tests))


def _picked(g: Grammar) -> None:
    """Of cards that were looked at: "up to 1 A and up to 1 B"; from where, the sentence says before."""
    two = (_pick("$a", "$f"), _pick("$b", "$h"))
    three = (*two, _pick("$c", "$k"))
    g.phrase("step", "Reveal", "reveal {what:several_picks}")  # what is put somewhere by its name alone is a token
    g.phrase("several_picks", "Together", "{a:count} {f:tests} and {b:count} {h:core}", parts=two)
    g.phrase("several_picks", "Together", "{a:count} {f:core} , {b:count} {h:core} , and {c:count} {k:core}", parts=three)


def _searched(g: Grammar) -> None:
    """Several searches of the same deck, each for cards of its own kind."""
    for words, parts in (
        ("{a:count} {f:tests} and {b:count} {h:tests}", (("$a", "$f"), ("$b", "$h"))),
        ("{a:count} {f:tests} , {b:count} {h:tests} , and {c:count} {k:tests}", (("$a", "$f"), ("$b", "$h"), ("$c", "$k"))),
        ("a {f:core} , {h:core} , and {k:core}", ((EXACTLY_ONE, "$f"), (EXACTLY_ONE, "$h"), (EXACTLY_ONE, "$k"))),
    ):
        made = tuple(shape("Search", of="$w", zone="$z", count=count, filter=filtered(tests)) for count, tests in parts)
        g.phrase("clause", LIST, f"search {{w:whose}} {{z:ZONE}} for {words}", items=made)


def _either_kind(g: Grammar) -> None:
    """ "An A that costs 2 or less or a B that costs 2 or less": each kind has a limit of its own."""
    either = shape("AnyOf", filters=(shape("Filter", tests=("$a", "$p")), shape("Filter", tests=("$b", "$q"))))
    words = "{count} {a:core} {p:traits_of} <or|or a> {b:core} {q:traits_of}"
    g.phrase("placed_pick", "Pick", words, filter=shape("Filter", tests=(either,)))
    g.phrase("placed_pick", "Pick", f"{words} {{h:posts}}", filter=shape("Filter", tests=(either, "$h")))


def _there(g: Grammar) -> None:
    """What is on a field or in another zone; and the same amount asked for once more."""
    there = count_of("$f", shape("In", places="$p"))
    g.phrase("cond", "Compare", "you have a {f:core} <in|on> {p:place}", left=there, op=">=", right=ONE)
    with_posts = count_of("$f", shape("In", places="$p"), "$h")
    g.phrase("cond", "Compare", "you have a {f:core} <in|on> {p:place} {h:posts}", left=with_posts, op=">=", right=ONE)
    another = count_of(OTHER, "$f", shape("In", places="$p"))
    g.phrase("cond", "Compare", "you have another {f:core} <in|on> {p:place}", left=another, op=">=", right=ONE)
    g.phrase("exists", "Compare", "there isn't another {f:tests}", left=count_of(OTHER, "$f"), op="=", right=NONE)
    each = tuple(shape("Compare", left=count_of(tests, "$p"), op=">=", right=ONE) for tests in ("$f", "$h", "$k"))
    g.phrase("cond", "And", "there is a {f:core} , {h:core} , and {k:core} {p:posts}", parts=each)
    g.phrase("again", "Compare", "there is {right:n}", left=shape("Count", of=SAME), op="=")
    # "if there's no such token, summon one"
    missing = shape("Compare", left=count_of("$t", "$p"), op="=", right=NONE)
    one = shape("Create", count=EXACTLY_ONE, names=shape("Filter", tests="$t"), to=FIELD)
    g.phrase("scoped", "If", "if there is no {t:named} {p:posts} , summon one", condition=missing, then=one)


def _one_or_the_other(g: Grammar) -> None:
    """ "Evolve this or return it", "engage or refresh it": one of two things is done to the same card, as its player likes then."""
    done: dict[str, Shape] = {"evolve": shape("Evolve", what="$w")}
    for verb, state in (("engage", "engaged"), ("refresh", "reserved")):
        done[verb] = shape("SetState", what="$w", state=state)
    for verb, to in (("destroy", CEMETERY), ("bury", CEMETERY), ("banish", BANISHED)):
        done[verb] = shape("Move", verb=verb, what="$w", to=(to,))
    back = shape("Move", verb="return", what="$w", to="$t")
    for (verb, first), (other, second) in product(done.items(), (*done.items(), ("return", back))):
        if verb == other:
            continue
        options = (_option(1, first), _option(2, second))
        either: dict[str, Given] = {"count": EXACTLY_ONE, "options": options, "later": 1}
        tail = " {t:dests}" if other == "return" else ""
        g.phrase("step", "Modal", f"{verb} {{w:ref}} or {other} it{tail}", **either)
        g.phrase("step", "Modal", f"{verb} or {other} {{w:ref}}{tail}", **either)


def _option(n: int, do: Shape) -> Shape:
    return shape("Option", n=n, do=(do,))


def _options(g: Grammar) -> None:
    """How many options, if a number of cards says so."""
    chosen = shape("Modal", count="$c", options="$o")
    words = "choose {c:count} <of the following|> , where {d:define} . {o:options}"
    g.phrase("body", LIST, words, items=(chosen, "$d"))


def _lines(g: Grammar) -> None:
    """Abilities that stand in one line. What begins with "whenever" or with how often in a turn begins an ability of its own."""
    g.phrase("line", LIST, "{passive} {own_trigger}", "{keywords} {passive} {own_trigger}")
    g.phrase("line", LIST, "{activated} {often}", "{triggered} {often}")
    g.phrase("own_trigger", "Triggered", "whenever {on:event} , {do:body}")
    g.phrase("own_trigger", None, "{:often}")
    for words, times in (("once", 1), ("twice", 2), ("3 time", 3)):
        limit = make("Limit", times=times, per="your turn")
        spelled = f"{words} <on|during> each of your turn , <when|whenever> {{on:event}} , {{do:body}}"
        g.phrase("often", "Triggered", spelled, limits=limit)
        g.phrase("triggered", "Triggered", spelled if times > 1 else spelled.replace("<on|during>", "during"), limits=limit)


def _lists(g: Grammar) -> None:
    """Lists without a comma before their last word."""
    g.phrase("mods", LIST, "{mod_item} , {mod_item} and {mod_item}")
    g.phrase("token_names", LIST, "{token_only} , {token_only} or {token_name}")
    its = make("Pronoun", form="it", filter=make("Filter"))
    both = (shape("SetStat", stat="attack", to="$a"), shape("SetStat", stat="defense", to="$d"))
    g.phrase("step", "Modify", "change its attack to {a:n} and its defense to {d:n}", what=its, mods=both)
