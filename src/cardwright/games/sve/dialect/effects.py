"""What the game's effects do, in the words of chapters 5, 12 and 13 of its rulebook."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.instead import SAME, SAME_FILTER
from cardwright.text.kinds import ALL_OF_THEM, EXACTLY_ONE, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.tree import Node

CEMETERY = make("Place", zone="cemetery", of=make("CardOwner"))
BANISHED = make("Place", zone="banished zone", of=make("CardOwner"))
FIELD = make("Place", zone="field", of=YOU)
EX_AREA = make("Place", zone="ex area", of=YOU)
HAND = make("Place", zone="hand", of=YOU)


def add(g: Grammar) -> None:
    """Add the phrases."""
    _this(g)
    _moving(g)
    _tokens(g)
    _damage(g)
    _stats(g)
    _states(g)
    _points(g)
    _others(g)


def _this(g: Grammar) -> None:
    """5.24.3.1: what calls the card by its type means it only while it is of that type."""
    g.phrase("this", "This", "this <card|>")
    for type_ in ("follower", "amulet", "spell"):
        g.phrase("this", "This", f"this {type_}", type=type_)


def _moving(g: Grammar) -> None:
    """Destroy 5.5, banish 5.6, bury, discard 5.11, summon 5.4."""
    for verb, to in (("destroy", CEMETERY), ("banish", BANISHED), ("bury", CEMETERY)):
        g.phrase("moving", "Move", f"{verb} {{what:object}}", verb=verb, to=to)
        g.phrase("moving", "Move", f"{verb} {{what:single}} {{source:origin}}", verb=verb, to=to)
        these = shape("Filter", tests=("$f", "$h"))
        rest = shape("Minus", left=shape("Count", of=shape("All", filter=these)), right="$k")
        all_but = shape("Pick", count=shape("Exactly", n=rest), filter=these)
        spared = f"{verb} each {{f:core}} {{h:posts}} except for {{k:spared}} of their choice"
        g.phrase("moving", "Move", spared, verb=verb, what=all_but, to=to)
        again = shape("Move", verb=verb, what=shape("Pick", count="$c", filter=SAME_FILTER), to=to)
        g.phrase("instead", "Instead", f"they {verb} {{c:count}} instead", do=again)
    g.phrase("spared", None, "{:n}")
    g.phrase("spared", "Num", "one", n=1)
    g.phrase("moving", "Move", "banish {what:object} facedown", verb="banish", to=BANISHED.replace(face="down"))
    g.phrase("moving", "Move", "discard {what:discarded}", verb="discard", to=CEMETERY)
    g.phrase("discarded", None, "{:this}")
    g.phrase("discarded", None, "{:pron}")
    in_hand = make("In", places=(HAND,))
    g.phrase(
        "discarded", "Pick", "{count} {f:core}", "{count} {f:core} from your hand", filter=shape("Filter", tests=("$f", in_hand))
    )
    g.phrase("discarded", "Pick", "{count} {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h", in_hand)))
    g.phrase(
        "discarded", "Pick", "{count} random {f:core} <from your hand|>", filter=shape("Filter", tests=("$f", in_hand)), random=1
    )
    g.phrase("discarded", "All", "your hand", filter=make("Filter", tests=(in_hand,)))
    g.phrase("discarded", "Together", "{parts:this} and {parts:discarded}")
    g.phrase("step", "Move", "summon {what:summoned}", verb="summon", to=FIELD)
    g.phrase("step", "Move", "summon {what:single} {source:origin}", verb="summon", to=FIELD)
    engaged = make("Place", zone="field", of=YOU, state="engaged")
    g.phrase("step", "Move", "summon {what:single} {source:origin} engaged", verb="summon", to=engaged)
    g.phrase(
        "step", "Move", "summon {what:summoned} engaged", verb="summon", to=make("Place", zone="field", of=YOU, state="engaged")
    )
    g.phrase("summoned", None, "{:ref}")
    g.phrase("summoned", None, "{:placed_pick}")
    g.phrase("step", "Steal", "steal {what:object}")


def _tokens(g: Grammar) -> None:
    """Tokens are created by name (5.4.2, 5.4.2.1)."""
    g.phrase("token_names", LIST, "{token_name}", "{token_only} or {token_name}", "{token_only} , {token_only} , or {token_name}")
    g.phrase("token_name", "Filter", "{tests:named} token")
    g.phrase("token_only", "Filter", "{tests:named}", "{tests:named} token")
    g.phrase("created", LIST, "{token_name}")
    g.phrase("clause", None, "{:creating}")
    g.phrase("creating", LIST, "summon {a:count} {t:token_names}", items=(shape("Create", count="$a", names="$t", to=FIELD),))
    g.phrase("creating", LIST, "put {a:count} {t:token_names} {p:dests}", items=(shape("Create", count="$a", names="$t", to="$p"),))
    in_both = tuple(shape("Create", count="$a", names="$t", to=place) for place in ("$p", "$q"))
    g.phrase("creating", LIST, "put {a:count} {t:token_name} {p:dest} and {q:dest}", items=in_both)
    # 5.4.2.2: a token's name says enough.
    g.phrase("creating", LIST, "summon {a:count} {t:token_bare}", items=(shape("Create", count="$a", names="$t", to=FIELD),))
    g.phrase("creating", LIST, "put {a:count} {t:token_bare} {p:dests}", items=(shape("Create", count="$a", names="$t", to="$p"),))
    two = (shape("Create", count="$a", names="$t", to="$p", together=1), shape("Create", count="$b", names="$u", to="$p"))
    g.phrase("creating", LIST, "put {a:count} {t:token_only} and {b:count} {u:token_name} {p:dests}", items=two)
    two_summoned = (
        shape("Create", count="$a", names="$t", to=FIELD, together=1),
        shape("Create", count="$b", names="$u", to=FIELD),
    )
    g.phrase("creating", LIST, "summon {a:count} {t:token_only} and {b:count} {u:token_name}", items=two_summoned)
    one_each = (
        shape("Create", count="$a", names="$t", to=FIELD, together=1),
        shape("Create", count=EXACTLY_ONE, names="$u", to=FIELD),
    )
    g.phrase("creating", LIST, "summon {a:count} {t:token_bare} and {u:token_name}", items=one_each)
    each_put = (
        shape("Create", count="$a", names="$t", to="$p", together=1),
        shape("Create", count=EXACTLY_ONE, names="$u", to="$p"),
    )
    g.phrase("creating", LIST, "put {a:count} {t:token_bare} and {u:token_name} {p:dests}", items=each_put)
    three = ("$t", "$v", "$u")
    for words, place in (
        ("summon {t:token_bare_a} , {v:token_bare} , and {u:token_name}", FIELD),
        ("put {t:token_bare_a} , {v:token_bare} , and {u:token_name} {p:dests}", "$p"),
    ):
        made = tuple(shape("Create", count=EXACTLY_ONE, names=name, to=place, together=int(name != "$u")) for name in three)
        g.phrase("creating", LIST, words, items=made)
    g.phrase("token_bare_a", "Filter", "a {tests:named}")
    g.phrase("token_bare", "Filter", "{tests:named}")
    g.phrase("instead", "Instead", "summon {c:count} instead", do=shape("Create", count="$c", names=SAME_FILTER, to=FIELD))
    g.phrase("instead", "Instead", "put {c:count} instead", do=shape("Create", count="$c", names=SAME_FILTER))
    g.phrase("instead", "Instead", "draw {c:count} instead", do=shape("Draw", count="$c"))
    g.phrase("creating", LIST, "summon a {t:token_name} for {p:per}", items=(_as_many("$p", FIELD),))
    g.phrase("creating", LIST, "put a {t:token_name} {d:dest} for {p:per}", items=(_as_many("$p", "$d"),))
    elsewhere = shape("Create", count="$a", names="$t", to=shape("Place", zone="field", of=shape("ControllerOf", what="$w")))
    g.phrase("creating", LIST, "summon {a:count} {t:token_name} on {w:pron} 's field", items=(elsewhere,))
    alike = make("Filter", tests=(make("SameName", as_=make("Pronoun", form="it", filter=make("Filter"))),))
    summoned = make("Create", count=EXACTLY_ONE, names=(alike,), to=(FIELD,))
    g.phrase("creating", LIST, "summon a token of the same name", items=(summoned,))
    placed = shape("Create", count=EXACTLY_ONE, names=(alike,), to="$d")
    g.phrase("creating", LIST, "put a token of the same name {d:dest}", items=(placed,))
    again = shape("Search", count="$c", filter=SAME_FILTER)
    g.phrase("instead", "Instead", "search for {c:count} instead", do=again)
    for doing in ("banishing", "destroying"):
        g.phrase("instead", "Instead", f"instead of {doing} that follower , {{do:clause}}")
    g.phrase("step", "Transform", "transform {what:ref} into <a|> {into:token_only}")


def _as_many(count: str, place: str | Node) -> Shape:
    """As many tokens as are counted."""
    return shape("Create", count=shape("Exactly", n=count), names="$t", to=place)


def _damage(g: Grammar) -> None:
    """5.13."""
    g.phrase("step", "Deal", "deal {amount:n} damage to {to:struck}", "deal {to:ref} {amount:n} damage")
    g.phrase(
        "step",
        "Deal",
        "deal {to:ref} damage equal to {amount:counted}",
        "deal damage to {to:struck} equal to {amount:counted}",
        "deal damage equal to {amount:counted} to {to:struck}",
    )
    g.phrase("step", "Deal", "deal {amount:n} damage divided <between|among> {to:ref}", divided=1)
    for wording in (
        "deal {n} damage to {to:struck} for {per}",
        "deal {to:ref} {n} damage for {per}",
        "for {per} , deal {n} damage to {to:struck}",
    ):
        g.phrase("step", "Deal", wording, amount=shape("Times", left="$n", right="$per"))
    g.phrase("step", "Deal", "deal {amount:n} more damage to {to:struck}")
    more = shape("Times", left="$n", right="$per")
    g.phrase("step", "Deal", "deal {to:ref} {n} more damage for {per}", amount=more)
    g.phrase("instead", "Instead", "deal {a:n} damage instead", do=shape("Deal", amount="$a", to=SAME))
    g.phrase("struck", None, "{:ref}")
    g.phrase("struck", None, "{:pick}")
    g.phrase(
        "clause",
        LIST,
        "deal {a:n} damage to {x:ref} and {b:n} damage to {y:ref}",
        "deal {x:ref} {a:n} damage and {y:ref} {b:n} damage",
        items=(shape("Deal", amount="$a", to="$x"), shape("Deal", amount="$b", to="$y")),
    )


def _stats(g: Grammar) -> None:
    """5.26."""
    for sign, words in (("+", "+n"), ("-", "-n")):
        g.phrase("mod", "Add", f"{{stat:STATICON}} {words} {{by:n}}", f"{{stat:STATICON}} {words} {{by:n}} more", sign=sign)
        g.phrase(
            "given_per",
            LIST,
            f"{{s:STATICON}} {words} {{n}} for {{per}}",
            items=(shape("Add", stat="$s", sign=sign, by=shape("Times", left="$n", right="$per")),),
        )
        for other, more in (("+", "+n"), ("-", "-n")):
            pair = f"[attack] {words} {{a:n}} / [defense] {more} {{d:n}}"
            g.phrase(
                "mod_item",
                LIST,
                pair,
                f"{pair} more",
                items=(shape("Add", stat="attack", sign=sign, by="$a"), shape("Add", stat="defense", sign=other, by="$d")),
            )
            g.phrase(
                "given_per",
                LIST,
                f"{pair} for {{per}}",
                items=(
                    shape("Add", stat="attack", sign=sign, by=shape("Times", left="$a", right="$per")),
                    shape("Add", stat="defense", sign=other, by=shape("Times", left="$d", right="$per")),
                ),
            )
    g.phrase("step", "Modify", "give {what:given} {mods:given_per}")
    g.phrase("step", "Modify", "give {what:given} {s:STATICON} equal to {a:counted}", mods=shape("Add", stat="$s", by="$a"))
    its = make("Pronoun", form="it", filter=make("Filter"))
    both = (shape("SetStat", stat="attack", to="$a"), shape("SetStat", stat="defense", to="$a"))
    g.phrase("step", "Modify", "change its attack and defense to {a:n}", what=its, mods=both)
    g.phrase(
        "step",
        "Modify",
        "change its {s:STAT} to {a:n}",
        "change its {s:STATICON} to {a:n}",
        what=its,
        mods=shape("SetStat", stat="$s", to="$a"),
    )
    g.phrase(
        "step",
        "Modify",
        "change {what:ref} 's {s:STATICON} to {a:n}",
        "change {what:ref} 's {s:STAT} to {a:n}",
        mods=shape("SetStat", stat="$s", to="$a"),
    )
    g.phrase("step", "Modify", "change {what:ref} 's {s:STATICON} to {a:n} {duration}", mods=shape("SetStat", stat="$s", to="$a"))


def _states(g: Grammar) -> None:
    """Refresh, engage 5.3; evolve 5.15; race 14.2."""
    for verb, state in (("engage", "engaged"), ("refresh", "reserved")):
        g.phrase("step", "SetState", f"{verb} {{what:object}}", state=state)
    g.phrase("step", "Evolve", "evolve {what:object}")
    g.phrase("step", "Evolve", "evolve {what:ref} into a {f:tests}", into=filtered("$f"))
    for way in ("race", "serve"):
        g.phrase("step", "Evolve", f"{way} {{what:ref}}", way=way)
        g.phrase("step", "Evolve", f"{way} {{what:ref}} {{times:n}} time", way=way)
    for word in ("follower", "amulet", "spell"):
        g.phrase("step", "Modify", f"change {{what:ref}} into a {word}", mods=make("BecomeType", type=word))
    g.phrase("step", "Evolve", "super-evolve {what:ref}", way="super-evolve")


def _points(g: Grammar) -> None:
    """Play points 5.14 and 3.2."""
    g.phrase("step", "Points", "recover {n} play point", points="play points", op="+")
    g.phrase("step", "Points", "recover play point equal to {n:counted}", points="play points", op="+")
    g.phrase("step", "Points", "gain {n} evolution point", points="evolution points", op="+")
    g.phrase("step", "Points", "decrease your <max|maximum> play point by {n}", points="max play points", op="-")
    g.phrase("step", "Points", "increase your <max|maximum> play point by {n}", points="max play points", op="+")
    g.phrase(
        "step",
        "Counters",
        "add {k:n} to a stack on your field",
        op="add",
        counter="stack",
        n=shape("Exactly", n="$k"),
        on=shape(
            "Pick",
            count=EXACTLY_ONE,
            filter=make("Filter", tests=(make("HasKeyword", keyword="stack"), make("In", places=(FIELD,)))),
        ),
    )
    g.phrase("step", "Counters", "<put|place> {n:count} {counter:COUNTER} counter on {on:ref}", op="add")
    g.phrase("step", "Counters", "move each {counter:COUNTER} counter from {on:ref} to {to:ref}", op="move", n=ALL_OF_THEM)
    g.phrase("step", "Counters", "remove {n:count} {counter:COUNTER} counter from {on:ref}", op="remove")
    every = shape("Exactly", n=shape("CounterCount", on="$on", counter="$counter"))
    words = "remove all {counter:COUNTER} counter from {on:this}"
    g.phrase("step", "Counters", words, op="remove", n=every, on="$on", counter="$counter")


def _others(g: Grammar) -> None:
    g.phrase("step", "Act", "that player {do:doing}", who=make("Player", who="they"))
    g.phrase("step", "Act", "the opponent {do:doing}", who=make("Player", who="opponent"))
    g.phrase("ref", "Leader", "their leader", of=make("Player", who="they"))
    g.phrase("pron", "Pronoun", "the {f:bare_core} you put into the cemetery", form="the", said="put", filter=filtered("$f"))
    # after a shuffle one's own deck is meant
    mixed = make("Shuffle")
    several = shape("Deck", count="$n", of=YOU, at="top")
    g.phrase("clause", LIST, "shuffle your deck , then look at the top {n} card", items=(mixed, shape("Look", what=several)))
    top = make("Deck", count=make("Num", n=1), of=YOU, at="top")
    moved = shape("Move", verb="put", what=top, to="$d")
    g.phrase("clause", LIST, "shuffle your deck , then put the top card {d:dests}", items=(mixed, moved))
    # as many as were discarded, banished, ...
    them = make("Count", of=make("Pronoun", form="them", filter=make("Filter")))
    g.phrase("step", "Draw", "draw that many card", count=make("Exactly", n=them))
    more = shape("Plus", left=them, right="$k")
    g.phrase("step", "Draw", "draw that many card plus {k:n}", count=shape("Exactly", n=more))
    # cards that one looks at, dealt out one by one: each is one of those that are still left
    left = make("Filter", tests=(make("Among", of=make("Pronoun", form="rest", filter=make("Filter"))),))
    g.phrase("step", "Move", "put one {to:dest}", verb="put", what=make("Pick", count=EXACTLY_ONE, filter=left))
    shown = shape("Reveal", what=shape("Pick", count="$c", filter=make("Filter")))
    g.phrase("scoped", "Within", "from among {of:pron} , reveal {c:count} and {d:clauses}", do=(shown, "$d"))
    # so many in all
    g.phrase("sentence", LIST, "{c:clauses} . do this {n} time .", items=(shape("Repeat", times="$n", do="$c"),))
    selected = shape("Select", count=shape("UpTo", n="$p"), filter=filtered("$f"))
    g.phrase("clause", LIST, "select up to 1 {f:tests} for {p:per}", items=(selected,))
    best = shape("Filter", tests=("$f", "$h", shape("Extreme", stat="$s", which="highest")))
    g.phrase("pick", "Pick", "a {f:core} with the highest {s:STAT} among {h:tests}", count=EXACTLY_ONE, filter=best)
    under = shape("If", condition="$c", then="$t")
    g.phrase("scoped", "IfDo", "if you do and {c:conds} , {t:clauses}", did=1, then=under)
    g.phrase("scoped", "If", "{then:clause} if {condition:conds}", after=1)
    g.phrase("step", "Turn", "take another turn after this one", change="extra")
    g.phrase("step", "Turn", "skip {who:whose} next turn", change="skip")
    g.phrase("step", "Roll", "roll a <6-sided|> die", sides=6)
    g.phrase("step", "SetState", "turn {what:object} faceup", state="faceup")
    g.phrase("step", "SetState", "turn {what:object} facedown", state="facedown")
    for label, words in (("on evolve", "on evolve"), ("fanfare", "[fanfare]"), ("last words", "[lastwords]"), ("strike", "strike")):
        g.phrase("step", "UseAbility", f"<activate|play|perform> {{what:ref}} 's {words} ability", label=label)
    g.phrase("step", "PlayCard", "play {what:object} for {n} play point", cost=shape("Pay", points="play points", n="$n"))
