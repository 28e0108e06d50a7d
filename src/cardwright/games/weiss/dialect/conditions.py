"""Conditions: what is on the stage and in zones, what cards are, whose turn it is."""

from __future__ import annotations

from cardwright.games.weiss.dialect.filters import COMPARED
from cardwright.games.weiss.dialect.vocabulary import TRIGGERS
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import all_that, filtered
from cardwright.text.shared.conditions import count_of
from cardwright.text.shared.filters import OTHER

ONE = make("Num", n=1)
NONE = make("Num", n=0)
HAVING = {"you": YOU, "your opponent": OPPONENT}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _having(g)
    _places(g)
    _being(g)
    _amounts(g)
    _done(g)
    _comparing(g)
    _times(g)


def _having(g: Grammar) -> None:
    """2.3.2.1.2: characters that one has are on the stage."""
    for who, by in HAVING.items():
        mine = make("Controlled", by=by)
        g.phrase("cond", "Compare", f"{who} have a {{f:tests}}", left=count_of("$f", mine), op=">=", right=ONE)
        g.phrase("cond", "Compare", f"{who} have another {{f:tests}}", left=count_of(OTHER, "$f", mine), op=">=", right=ONE)
        g.phrase("cond", "Compare", f"{who} have other {{f:tests}}", left=count_of(OTHER, "$f", mine), op=">=", right=ONE)
        g.phrase(
            "cond",
            "Compare",
            f"{who} don't have a {{f:tests}}",
            f"{who} have no {{f:tests}}",
            f"{who} don't have any {{f:tests}}",
            left=count_of("$f", mine),
            op="=",
            right=NONE,
        )
        g.phrase(
            "cond",
            "Compare",
            f"{who} don't have another {{f:tests}}",
            f"{who} have no other {{f:tests}}",
            f"{who} don't have any other {{f:tests}}",
            left=count_of(OTHER, "$f", mine),
            op="=",
            right=NONE,
        )
        for op, after in COMPARED.items():
            g.phrase("cond", "Compare", f"{who} have {{right:n}} {after} {{f:tests}}", left=count_of("$f", mine), op=op)


def _places(g: Grammar) -> None:
    there = count_of("$f", shape("In", places="$p"))
    g.phrase(
        "cond",
        "Compare",
        "a {f:core} is <in|on> {p:place}",
        "there is a {f:core} <in|on> {p:place}",
        "{p:place} have a {f:tests}",
        left=there,
        op=">=",
        right=ONE,
    )
    one, other = (count_of(shape("In", places=hole)) for hole in ("$p", "$q"))
    for op, word in (("<", "<less|fewer>"), (">", "more")):
        words = f"{{p:place}} have {word} card than {{q:place}}"
        g.phrase("cond", "Compare", words, left=one, op=op, right=other)
    g.phrase("cond", "Compare", "{f:named_core} is <in|on> {p:place}", left=there, op=">=", right=ONE)
    g.phrase("named_core", "Named", "{name:NAME}")
    g.phrase(
        "cond",
        "Compare",
        "a {f:core} {h:posts_named} is <in|on> {p:place}",
        left=count_of("$f", "$h", shape("In", places="$p")),
        op=">=",
        right=ONE,
    )
    g.phrase("posts_named", "Named", "named {name:NAME}")
    g.phrase("posts_named", "NameHas", "with {name:NAME} in its card name")
    g.phrase(
        "cond",
        "Compare",
        "there is no {f:core} <in|on> {p:place}",
        "{p:place} have no {f:tests}",
        "{p:place} don't have <a|any> {f:tests}",
        left=there,
        op="=",
        right=NONE,
    )
    for op, after in COMPARED.items():
        g.phrase("cond", "Compare", f"{{p:place}} have {{right:n}} {after} {{f:tests}}", left=there, op=op)
        g.phrase("cond", "Compare", f"there is {{right:n}} {after} {{f:tests}}", left=count_of("$f"), op=op)


def _being(g: Grammar) -> None:
    character = make("Type", type="character")
    g.phrase("cond", "Is", "{what:ref} is {f:adjs}", filter=filtered("$f"))
    g.phrase("cond", "Is", "{what:related} is {f:adjs}", filter=filtered("$f"))
    g.phrase("cond", "Is", "{what:ref} have {f:trait}", filter=filtered("$f"))
    top = make("Quality", name="top card")
    for whose, of in (("your", YOU), ("your opponent 's", OPPONENT)):
        for zone in ("clock", "stock", "waiting room"):
            place = make("In", places=(make("Place", zone=zone, of=of),))
            g.phrase(
                "cond",
                "Is",
                f"{{what:this}} is the top card of {whose} {zone.replace(' ', '_')}",
                filter=make("Filter", tests=(place, top)),
            )
    g.phrase(
        "cond",
        "Compare",
        "there is no <character|card> facing {t:this}",
        left=shape(
            "Count", of=shape("All", filter=shape("Filter", tests=(character, shape("Linked", relation="facing", to="$t"))))
        ),
        op="=",
        right=NONE,
    )
    g.phrase(
        "cond",
        "Compare",
        "there is a <character|card> facing {t:this}",
        left=shape(
            "Count", of=shape("All", filter=shape("Filter", tests=(character, shape("Linked", relation="facing", to="$t"))))
        ),
        op=">=",
        right=ONE,
    )
    for op, words in (
        (">", "<higher|greater> than"),
        ("<", "<lower|less> than"),
        ("=", "equal to"),
        ("<=", "equal to or <lower|less> than"),
        (">=", "equal to or <higher|greater> than"),
        (">=", "<higher|greater> than or equal to"),
        ("<=", "<lower|less> than or equal to"),
    ):
        g.phrase("cond", "Compare", f"{{left:counted}} is {words} {{right:amount}}", op=op)
    # what all players did: the card of one of them, and that of the other
    handled = make("Among", of=make("Pronoun", form="the", said="put", filter=make("Filter")))
    own, other = (
        shape("Stat", of=make("All", filter=make("Filter", tests=(handled, make("In", places=(place,))))), stat="$s")
        for place in (make("Place", zone="waiting room", of=player) for player in (YOU, OPPONENT))
    )
    mine = "the {s:STAT} of the card put into your waiting_room <by|with> this effect"
    for op, word in ((">", "<higher|greater>"), ("<", "<lower|less>")):
        for theirs in (
            "your opponent 's",
            "the {s:STAT} of the card put into your opponent 's waiting_room <by|with> this effect",
            "the {s:STAT} of the card your opponent put into their waiting_room <by|with> this effect",
        ):
            g.phrase("cond", "Compare", f"{mine} is {word} than {theirs}", left=own, op=op, right=other)
    for op, after in COMPARED.items():
        g.phrase("cond", "Compare", f"x is equal to {{right:n}} {after}", left=make("X"), op=op)
        g.phrase("cond", "Compare", f"{{left:counted}} is {{right:n}} {after}", op=op)


def _amounts(g: Grammar) -> None:
    """2.6, 3.9, 8.6.2.1.2: a player's level is the number of cards in their level."""
    g.phrase("counted", "PlayerStat", "{who:whose} level", stat="level")
    g.phrase(
        "counted",
        "Count",
        "the number of card in {p:place}",
        of=shape("All", filter=shape("Filter", tests=(make("Type", type="card"), shape("In", places="$p")))),
    )
    g.phrase("counted", "Stat", "the total {stat:STAT} of the {f:tests}", of=all_that("$f"))
    g.phrase("counted", "Stat", "the total {stat:STAT} of {of:pron}")
    g.phrase("counted", "Stat", "the number of {stat:STAT} {of:pron} have", "the {stat:STAT} of {of:ref}")
    g.phrase(
        "counted",
        "Count",
        "the number of {w:whose} {f:tests}",
        of=shape("All", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w")))),
    )
    g.phrase("counted", "Count", "the number of {f:tests} {w:has}", of=shape("All", filter=shape("Filter", tests=("$f", "$w"))))
    g.phrase("has", "Controlled", "you have", by=YOU)
    g.phrase("has", "Controlled", "your opponent have", by=OPPONENT)
    g.phrase(
        "amount",
        "Times",
        "{right:counted} × {left:n}",
        "{left:n} × {right:counted}",
        "{left:n} multiplied by {right:counted}",
        "{right:counted} multiplied by {left:n}",
    )
    g.phrase("amount", "Plus", "{left:counted} +n {right:n}")
    g.phrase("amount", "Minus", "{left:counted} -n {right:n}")
    chosen = shape("Pronoun", form="the", said="chosen", filter=filtered("$f"))
    g.phrase("counted", "Stat", "the {stat:STAT} of the {f:bare_core} you chose", of=chosen)
    g.phrase("define", "Define", "x is equal to {value:amount}")


def _done(g: Grammar) -> None:
    """What the effect before did."""
    put = make("Among", of=make("Pronoun", form="the", said="put", filter=make("Filter")))
    for zone in ("waiting room", "clock", "stock", "memory"):
        there = count_of("$f", put, make("In", places=(make("Place", zone=zone, of=YOU),)))
        words = f"{{f:tests}} into your {zone.replace(' ', '_')}"
        for op, after in COMPARED.items():
            g.phrase("cond", "Compare", f"you put {{right:n}} {after} {words}", left=there, op=op)
        g.phrase("cond", "Compare", f"you put a {words}", left=there, op=">=", right=ONE)
    for said, words in (("put", "put {amount} {{f:tests}} into your hand"), ("revealed", "<revealed|reveal> {amount} {{f:tests}}"),
                        ("drawn", "drew {amount} {{f:tests}}"), ("drawn", "draw {amount} {{f:tests}}"),
                        ("returned", "returned {amount} {{f:tests}}")):  # fmt: skip
        done = make("Among", of=make("Pronoun", form="the", said=said, filter=make("Filter")))
        for op, after in COMPARED.items():
            g.phrase(
                "cond",
                "Compare",
                "you " + words.replace("{amount}", f"{{right:n}} {after}").replace("{{", "{").replace("}}", "}"),
                left=count_of("$f", done),
                op=op,
            )
        g.phrase(
            "cond",
            "Compare",
            "you " + words.replace("{amount}", "a").replace("{{", "{").replace("}}", "}"),
            left=count_of("$f", done),
            op=">=",
            right=ONE,
        )
    # where it could have gone elsewhere, only what lies there now was returned there
    back = make("Among", of=make("Pronoun", form="the", said="returned", filter=make("Filter")))
    home = count_of("$f", back, make("In", places=(make("Place", zone="hand", of=YOU),)))
    g.phrase("cond", "Compare", "you returned a {f:core} to your hand", left=home, op=">=", right=ONE)
    for op, after in COMPARED.items():
        g.phrase("cond", "Compare", f"you returned {{right:n}} {after} {{f:core}} to your hand", left=home, op=op)
    for icon in TRIGGERS:
        g.phrase(
            "cond",
            "Is",
            f"{{w:ref}} 's trigger icon is [{icon}]",
            what="$w",
            filter=make("Filter", tests=(make("Quality", name=f"trigger {icon}"),)),
        )
    g.phrase(
        "cond",
        "Is",
        "{what:ref} have {n:NAME} in <its|their> card name",
        filter=shape("Filter", tests=(shape("NameHas", name="$n"),)),
    )
    either = shape("AnyOf", filters=(shape("Filter", tests=("$a",)), shape("Filter", tests=("$b",))))
    g.phrase("cond", "Is", "{what:ref} is {a:named} or a {b:tests}", filter=shape("Filter", tests=(either,)))
    g.phrase("cond", "Is", "{what:ref} is {a:named}", filter=shape("Filter", tests=("$a",)))
    g.phrase("scoped", "IfDo", "if you paid the cost , {then:clauses}", did=1)


def _comparing(g: Grammar) -> None:
    """One card or number against another."""
    one, other = (shape("Stat", of=f"${hole}", stat="level") for hole in "ab")
    for op, words in ((">", "higher"), ("<", "lower")):
        g.phrase("cond", "Compare", f"{{a:ref}} is <a|> {words} level than {{b:ref}}", left=one, op=op, right=other)
    for who, by in HAVING.items():
        mine = make("Controlled", by=by)
        for have, op, right in (("have", ">=", ONE), ("don't have", "=", NONE)):
            g.phrase(
                "cond", "Compare", f"{who} {have} {{f:named}} {{h:posts}}", left=count_of("$f", "$h", mine), op=op, right=right
            )
            g.phrase("cond", "Compare", f"{who} {have} {{f:named}}", left=count_of("$f", mine), op=op, right=right)
        both = tuple(shape("Compare", left=count_of(f"${hole}", mine), op=">=", right=ONE) for hole in "fg")
        g.phrase(
            "cond",
            "And",
            f"{who} have {{f:named}} and {{g:named}}",
            f"{who} have card named {{f:named}} and {{g:named}}",
            parts=both,
        )
    g.phrase("cond", "Is", "all <of|> {what:pron} is {f:tests}", filter=filtered("$f"))
    pair = tuple(shape("Compare", left=count_of(f"${hole}", shape("In", places="$p")), op=">=", right=ONE) for hole in "fg")
    g.phrase("cond", "And", "{f:named} and {g:named} is <in|on> {p:place}", parts=pair)
    named = shape("Filter", tests=(shape("AnyOf", filters="$f"),))
    g.phrase("cond", "Is", "{what:ref} have {f:part_filters} in <its|their> card name", filter=named)
    among = count_of("$f", shape("Among", of="$p"))
    g.phrase("cond", "Compare", "{f:named_core} is among {p:pron}", "a {f:core} is among {p:pron}", left=among, op=">=", right=ONE)
    every = shape("All", filter=shape("Filter", tests=("$f", shape("In", places="$p"))))
    g.phrase("cond", "Is", "all <of|> the {f:core} in {p:place} is {h:tests}", what=every, filter=filtered("$h"))
    g.phrase("cond", "Is", "{what:top} is a {f:tests}", filter=filtered("$f"))
    there = shape("All", filter=filtered("$f"))
    g.phrase("counted", "Distinct", "the <total|> number of color of the {f:tests}", of=there, stat="color")
    three = tuple(shape("Compare", left=count_of(f"${hole}", shape("In", places="$p")), op=">=", right=ONE) for hole in "fgh")
    g.phrase("cond", "And", "{p:place} have a {f:core} , a {g:core} <,|> and a {h:core}", parts=three)
    g.phrase("cond", "And", "{p:place} have a {f:core} and a {g:core}", parts=three[:2])
    kinds = shape("All", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    for words in ("the <total|> number of color <of|among> your {f:tests}", "the <total|> number of color your {f:tests} have"):
        g.phrase("counted", "Distinct", words, of=kinds, stat="color")


def _times(g: Grammar) -> None:
    g.phrase("conds", "And", "{parts:cond} , {parts:cond} , and {parts:cond}")
    g.phrase("cond", "TurnOf", "it is your turn", who=YOU)


__all__ = ["THIS", "add"]
