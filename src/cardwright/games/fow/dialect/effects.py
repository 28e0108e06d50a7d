"""What effects do, in the words of section 1000: moving cards, damage, life, changes, counters, orientation."""

from __future__ import annotations

from cardwright.games.fow.dialect.filters import ANY, PLAYER
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.instead import SAME
from cardwright.text.kinds import ALL_OF_THEM, EXACTLY_ONE, OPPONENT, THIS, YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER
from cardwright.text.shared.references import IT

OWNERS = make("CardOwner")
GRAVEYARD = make("Place", zone="graveyard", of=OWNERS)
REMOVED = make("Place", zone="removed area", of=OWNERS)
FIELD = make("Place", zone="field", of=YOU)
HAND = make("Place", zone="hand", of=YOU)
MINE = make("Controlled", by=YOU)


def add(g: Grammar) -> None:
    """Add the phrases."""
    _destroying(g)
    _discarding(g)
    _placing(g)
    _by_lot(g)
    _foreseeing(g)
    _damage(g)
    _life(g)
    _stats(g)
    _losing(g)
    _becoming(g)
    _states(g)
    _counters(g)


def _destroying(g: Grammar) -> None:
    """Destroy 1010, banish 1011 (one's own cards only), remove from the game 1004."""
    g.phrase("moving", "Move", "destroy {what:object}", verb="destroy", to=GRAVEYARD)
    g.phrase("moving", "Move", "banish {what:ref}", verb="bury", to=GRAVEYARD)
    mine = shape("Filter", tests=("$f", MINE))
    g.phrase("moving", "Move", "banish {what:own_pick}", verb="bury", to=GRAVEYARD)
    both = shape("Filter", tests=("$f", "$h"))
    spared = shape("Minus", left=shape("Count", of=shape("All", filter=both)), right=make("Num", n=1))
    g.phrase("own_pick", "Pick", "all but one {f:core} {h:posts}", count=shape("Exactly", n=spared), filter=both)
    g.phrase("own_pick", "Pick", "{count} {f:core}", filter=mine)
    g.phrase("own_pick", "Pick", "{count} {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("own_pick", "Pick", "another {f:core}", count=EXACTLY_ONE, filter=shape("Filter", tests=(OTHER, "$f", MINE)))
    g.phrase("own_pick", "Pick", "{count} other {f:core}", filter=shape("Filter", tests=(OTHER, "$f", MINE)))
    either = shape("AnyOf", filters=(shape("Filter", tests=("$f", "$h")), filtered("$k")))
    g.phrase("own_pick", "Pick", "{count} {f:core} {h:told} or a {k:core}", filter=shape("Filter", tests=(either, MINE)))
    g.phrase("own_pick", "Pick", "another {f:core} {h:posts}", count=EXACTLY_ONE, filter=shape("Filter", tests=(OTHER, "$f", "$h")))
    g.phrase(
        "own_pick",
        "Together",
        "{parts:own_pick} and {parts:own_pick}",
        "{parts:own_pick} , {parts:own_pick} , and {parts:own_pick}",
    )
    for words, face in (("from <the|> game", ""), ("from the game face down", "down")):
        g.phrase("moving", "Move", f"remove {{what:object}} {words}", verb="banish", to=REMOVED.replace(face=face))
    g.phrase("moving", "Move", "remove {what:in_pile} from the game", verb="banish", to=REMOVED)
    g.phrase(
        "in_pile",
        "All",
        "all card in {p:place}",
        filter=shape("Filter", tests=(make("Type", type="card"), shape("In", places="$p"))),
    )


def _discarding(g: Grammar) -> None:
    """1019: from the hand, and nowhere else."""
    in_hand = make("In", places=(HAND,))
    g.phrase("moving", "Move", "discard {what:discarded}", verb="discard", to=GRAVEYARD)
    g.phrase("discarded", None, "{:this}")
    g.phrase("discarded", None, "{:pron}")
    mine = shape("Filter", tests=("$f", in_hand))
    g.phrase("discarded", "Pick", "{count} {f:core}", "{count} {f:core} from <your|their> hand", filter=mine)
    g.phrase("discarded", "Pick", "{f:named}", count=EXACTLY_ONE, filter=mine)
    g.phrase("discarded", "Pick", "another {f:core}", count=EXACTLY_ONE, filter=shape("Filter", tests=(OTHER, "$f", in_hand)))
    described = shape("Filter", tests=("$f", "$h", in_hand))
    g.phrase("discarded", "Pick", "{count} {f:core} {h:told}", "{count} {f:core} {h:told} from <your|their> hand", filter=described)
    named = shape("Filter", tests=(OTHER, "$f", "$h", in_hand))
    g.phrase("discarded", "Pick", "another {f:core} {h:told}", count=EXACTLY_ONE, filter=named)
    g.phrase("discarded", "Pick", "{count} {f:core} at random", filter=mine, random=1)
    g.phrase(
        "discarded", "All", "<your|their> hand", "all card <from|in> <your|their> hand", filter=make("Filter", tests=(in_hand,))
    )


def _placing(g: Grammar) -> None:
    """Into and out of zones; 302.5: whose zone is not said is the owner's."""
    for words, at in (("on top", "top"), ("on the top", "top"), ("on the bottom", "bottom")):
        g.phrase("dest", "Place", f"{words} of {{of:whose}} stone_deck", at=at, zone="magic stone deck")
    g.phrase("dest", "Place", "on top or on the bottom of {of:whose} {zone:ZONE}", at="top or bottom")
    any_end = "on the top or the bottom of {of:whose} {zone:ZONE} in any order"
    g.phrase("dest", "Place", any_end, at="top or bottom", order="any")
    g.phrase("dest", "Place", "into <a|the> {zone:ZONE}", of=OWNERS)
    g.phrase("dest", "Place", "into <the|a> field {state:STATE}", zone="field", of=OWNERS)
    g.phrase("dest", "Place", "into <your|the|> field under your control", zone="field", of=YOU)
    g.phrase("dest", "Place", "into <your|the|> field under your control {state:STATE}", zone="field", of=YOU)
    g.phrase("dest", "Place", "into the field under <its|their> <owner 's|owner '> control", zone="field", of=OWNERS)
    g.phrase("dest", "Place", "into {of:whose} {zone:ZONE} face down", face="down")
    g.phrase("dest", "Place", "into your ruler_area , as a ruler", "into your ruler_area as a ruler", zone="ruler area", of=YOU)
    g.phrase("origin", "Place", "from <a|any|the> {zone:ZONE}", of=ANY)
    g.phrase("origin", "Place", "in {of:whose} {zone:ZONE}")
    g.phrase(
        "moving",
        "Move",
        "return {what:this} to <its|your> ruler side",
        verb="return",
        to=make("Place", zone="ruler area", of=OWNERS),
    )
    g.phrase("moving", "Move", "remove {what:single} {source:origin} from the game", verb="banish", to=REMOVED)
    rest = make("Pronoun", form="rest", filter=make("Filter"))
    split = (shape("Move", verb="put", what="$x", to="$p"), shape("Move", verb="put", what=rest, to="$q"))
    g.phrase("clause", LIST, "put {x:placed_pick} {p:dest} <and|, and> the rest {q:dest}", items=split)
    g.phrase("clause", LIST, "put {x:pron} {p:dest} and the rest {q:dest}", items=split)
    revealed = make("Pronoun", form="the", said="revealed", filter=make("Filter"))
    sorted_out = shape("All", filter=shape("Filter", tests=("$f", make("Among", of=revealed))))
    parted = (shape("Move", verb="put", what=sorted_out, to="$p"), shape("Move", verb="put", what=rest, to="$q"))
    g.phrase("clause", LIST, "put all revealed {f:core} {p:dest} and the rest {q:dest}", items=parted)
    # each of them on either end
    ends = {end: shape("Place", zone="$z", of="$w", at=end, order="any") for end in ("top", "bottom")}
    upper = shape("Pick", count=make("AnyNumber"), filter=shape("Filter", tests=(shape("Among", of="$r"),)))
    spread = (shape("Move", verb="put", what=upper, to=ends["top"]), shape("Move", verb="put", what=rest, to=ends["bottom"]))
    g.phrase("clause", LIST, "put {r:pron} on top and/or on the bottom of {w:whose} {z:ZONE} in any order", items=spread)
    among = shape("All", filter=shape("Filter", tests=("$f", shape("Among", of="$r"))))
    all_split = (shape("Move", verb="put", what=among, to="$p"), shape("Move", verb="put", what=rest, to="$q"))
    g.phrase("clause", LIST, "put all {f:core} <from among|among> {r:pron} {p:dest} <and|, and> the rest {q:dest}", items=all_split)
    for end in ("top", "bottom"):
        for after, order in (("", ""), ("in any order", "any"), ("in a random order", "random")):
            words = f"on the {end} of the deck {after}"
            g.phrase("dest", "Place", words, zone="deck", of=OWNERS, at=end, order=order)
    under = "into the field under <its|their> <owner 's|owner '> control {state:STATE}"
    g.phrase("dest", "Place", under, zone="field", of=OWNERS)
    shown = make("Pronoun", form="the", said="revealed", filter=make("Filter"))
    found = shape("Pick", count=EXACTLY_ONE, filter=shape("Filter", tests=("$f", shape("Among", of=shown))))
    until = (shape("RevealUntil", filter=filtered("$f")), shape("Choose", what=found))
    g.phrase("clause", LIST, "reveal card from the top of your deck until you reveal a {f:tests}", items=until)
    one = make("UpTo", n=make("Num", n=1))
    either = tuple(shape("Search", of="$w", zone="$z", count=one, filter=filtered(hole)) for hole in ("$f", "$h"))
    g.phrase("clause", LIST, "search {w:whose} {z:ZONE} for a {f:tests} and/or a {h:tests}", items=either)
    for number in (3, 4):
        holes = ("$a", "$b", "$c", "$d")[:number]
        each = tuple(shape("Search", of="$w", zone="$z", count=one, filter=filtered(hole)) for hole in holes)
        for article in ("a ", ""):
            first, *others = (f"{{{hole[1]}:tests}}" for hole in holes)
            words = " , ".join((f"a {first}", *(f"{article}{other}" for other in others[:-1])))
            last = f"<,|> and/or {article}{others[-1]}"
            g.phrase("clause", LIST, f"search {{w:whose}} {{z:ZONE}} for {words} {last}", items=each)
    g.phrase("step", "Attach", "add {what:placed} to {to:struck}", "add {what:this} {source:origin} to {to:struck}")
    g.phrase("step", "Attach", "add {what:placed} from {s:place} to {to:struck}", source="$s")
    both = tuple(make("Place", zone=zone, of=YOU) for zone in ("graveyard", "removed area"))
    g.phrase("step", "Move", "put {what:this} from your graveyard or removed_area {to:dest}", verb="put", source=both)
    g.phrase("step", "Attach", "bestow {what:this} to {to:ref}")
    g.phrase("step", "Attach", "move {what:target} onto {to:object}")
    g.phrase("step", "Steal", "gain control of {what:object}", "gain control of {what:object} {duration}")
    g.phrase("step", "Move", "put {what:this} {to:dest} as it resolve", verb="put")
    g.phrase("step", "Move", "put it {to:dest} as it resolve", verb="put", what=THIS)  # only a spell resolves
    g.phrase("step", "Move", "remove {what:this} from the game as it resolve", verb="banish", to=REMOVED)
    g.phrase("step", "Shuffle", "shuffle {of:whose} stone_deck", zone="magic stone deck")
    # 1021.2a: moving the found card is a part of the shuffle
    for zone, name in (("deck", "deck"), ("stone_deck", "magic stone deck")):
        back = (
            shape("Shuffle", of="$w", zone=name),
            shape(
                "Move",
                verb="put",
                what=make("Pronoun", form="that", filter=make("Filter", tests=(make("Type", type="card"),))),
                to=shape("Place", zone=name, of="$w", at="top"),
            ),
        )
        for words in ("shuffle the rest of", "shuffle"):
            g.phrase("clause", LIST, f"{words} {{w:whose}} {zone} and put that card on top of it", items=back)
    into = shape("Place", zone="$z", of="$w", at="top")
    mixed = (shape("Move", verb="put", what="$x", to=into), shape("Shuffle", of="$w", zone="$z"))
    g.phrase("clause", LIST, "shuffle {x:shuffled} into {w:whose} {z:ZONE}", items=mixed)
    for kind in ("this", "pron", "target", "done_card", "host", "top", "placed_pick", "two_picks"):
        g.phrase("shuffled", None, f"{{:{kind}}}")
    g.phrase("shuffled", "All", "all {f:plain_core}", filter=filtered("$f"))
    g.phrase("shuffled", "All", "{p:place}", filter=shape("Filter", tests=(shape("In", places="$p"),)))
    home = shape("Place", zone="$z", of=OWNERS, at="top")
    returned = (shape("Move", verb="put", what="$x", to=home), shape("Shuffle", of=make("OwnerOf", what=THIS), zone="$z"))
    g.phrase("clause", LIST, "shuffle {x:this} into its owner 's {z:ZONE} as it resolve", items=returned)
    from_there = shape("All", filter=shape("Filter", tests=("$f", "$s")))
    all_of_them = (shape("Move", verb="put", what=from_there, to=into), shape("Shuffle", of="$w", zone="$z"))
    g.phrase("clause", LIST, "shuffle all {f:plain_core} {s:posts} into {w:whose} {z:ZONE}", items=all_of_them)
    g.phrase("plain_core", LIST, "{noun}")
    g.phrase("plain_core", LIST, "{trait} {noun}")
    g.phrase("plain_core", LIST, "{attribute} {noun}")
    # "all other cards" after a group are those that the group leaves there
    but = shape("Other", than=make("Pronoun", form="them", filter=make("Filter")))
    left_there = shape("All", filter=shape("Filter", tests=(make("Type", type="card"), but, shape("In", places="$r"))))
    others_too = (
        *all_of_them,
        shape("Move", verb="put", what=left_there, to=shape("Place", zone="$y", of="$v", at="top")),
        shape("Shuffle", of="$v", zone="$y"),
    )
    for joined in (", then", "and", ", and", ", then~", "and~", ", and~"):
        first = f"shuffle all {{f:plain_core}} {{s:posts}} into {{w:whose}} {{z:ZONE}} {joined} shuffle all other card"
        g.phrase("clause", LIST, f"{first} {{r:origin}} into {{v:whose}} {{y:ZONE}}", items=others_too)


def _by_lot(g: Grammar) -> None:
    """Cards of a place that chance chooses."""
    lot = shape("Pick", count="$c", filter=shape("Filter", tests=("$f", shape("In", places="$p"))), random=1)
    g.phrase("clause", LIST, "choose {c:count} {f:core} from {p:place} at random", items=(shape("Choose", what=lot),))
    g.phrase("moving", "Move", "put {c:count} random {f:core} from {p:place} {to:dest}", verb="put", what=lot)


def _foreseeing(g: Grammar) -> None:
    """Foresee, which came after the rulebook, as its reminder tells it."""
    top, bottom = (make("Place", zone="deck", of=YOU, at=at, order="any") for at in ("top", "bottom"))
    them = make("Pronoun", form="them", filter=make("Filter"))
    some = make("Pick", count=make("AnyNumber"), filter=make("Filter", tests=(make("Among", of=them),)))
    seen = shape("Look", what=shape("Deck", count="$n", of=YOU, at="top"))
    rest = make("Pronoun", form="rest", filter=make("Filter"))
    moved = (make("Move", verb="put", what=some, to=(top,)), make("Move", verb="put", what=rest, to=(bottom,)))
    g.phrase("clause", LIST, "foresee {n}", items=(seen, *moved))


def _damage(g: Grammar) -> None:
    """1007; 912.1: the source is said, or is the card that has the ability."""
    g.phrase("dealer", None, "{:this}")
    g.phrase("dealer", None, "{:pron}")
    g.phrase("dealer", None, "{:target}")
    g.phrase("dealer", None, "{:host}")
    g.phrase("dealer", None, "{:ruler}")
    g.phrase("step", "Deal", "{source:dealer} deal {amount:size} damage to {to:struck}")
    g.phrase("step", "Deal", "deal {amount:n} damage to {to:struck}", source=SAME)
    g.phrase(
        "step",
        "Deal",
        "{source:dealer} deal damage equal to {amount:counted} to {to:struck}",
        "{source:dealer} deal damage to {to:struck} equal to {amount:counted}",
    )
    both = tuple(shape("Deal", source="$s", amount=n, to=to) for n, to in (("$a", "$t"), ("$b", "$u")))
    g.phrase("clause", LIST, "{s:dealer} deal {a:size} damage to {t:struck} and {b:size} damage to {u:struck}", items=both)
    as_many = shape("Times", left="$a", right="$k")
    g.phrase("step", "Deal", "{source:dealer} deal damage equal to {a:counted} multiplied by {k:n} to {to:struck}", amount=as_many)
    dealt = make("Result", of=make("Pronoun", form="the", said="event", filter=make("Filter")), what="damage")
    g.phrase("step", "Deal", "{source:dealer} deal that much damage to {to:struck}", amount=dealt)
    times = shape("Times", left="$n", right="$per")
    g.phrase(
        "step",
        "Deal",
        "{source:dealer} deal {n} damage to {to:struck} for {per}",
        "{source:dealer} deal {n} damage for {per} to {to:struck}",
        amount=times,
    )
    offered = shape("May", do=shape("Deal", source="$s", amount="$a", to="$t"))
    g.phrase("clause", LIST, "{s:dealer} may deal {a:size} damage to {t:struck}", items=(offered,))
    for_each = shape("May", do=shape("Deal", source="$s", amount=shape("Times", left="$n", right="$p"), to="$t"))
    g.phrase("clause", LIST, "{s:dealer} may deal {n:n} damage to {t:struck} for {p:per}", items=(for_each,))
    g.phrase("scoped", "IfDo", "if it do , {then:clauses}", did=1)
    split = "{source:dealer} deal {amount:size} damage divided as you choose <to|among> {to:target}"
    g.phrase("step", "Deal", split, divided=1)
    g.phrase(
        "step",
        "Deal",
        "{source:dealer} deal {n} damage multiplied by {m:amount} to {to:struck}",
        amount=shape("Times", left="$n", right="$m"),
    )
    more = shape("Plus", left="$n", right=shape("Times", left="$k", right="$per"))
    g.phrase(
        "step", "Deal", "{source:dealer} deal {n} damage to {to:struck} , plus a additional {k:n} damage for {per}", amount=more
    )
    product = shape("Plus", left="$n", right=shape("Times", left="$k", right="$m"))
    added = "{source:dealer} deal {n} damage plus a additional {k:n} damage"
    g.phrase("step", "Deal", f"{added} multiplied by {{m:amount}} to {{to:struck}}", amount=product)
    g.phrase("step", "Deal", f"{added} for {{m:per}} to {{to:struck}}", amount=product)
    g.phrase("instead", "Instead", "{s:dealer} deal {a:n} damage instead", do=shape("Deal", amount="$a", to=SAME, source="$s"))
    g.phrase(
        "instead",
        "Instead",
        "{s:dealer} deal damage equal to {a:counted} instead",
        do=shape("Deal", amount="$a", to=SAME, source="$s"),
    )
    g.phrase("instead", "Instead", "draw {c:count} card instead", do=shape("Draw", count="$c"))
    found = shape("Search", zone="", count="$c", filter=filtered("$f"))
    g.phrase("instead", "Instead", "search for {c:count} {f:tests} instead", do=found)
    g.phrase("step", "Fight", "{left:fighter} and {right:fighter} deal damage equal to their atk to each other")
    for kind in ("this", "target", "pron"):
        g.phrase("fighter", None, f"{{:{kind}}}")
    g.phrase("fighter", "Pick", "a {f:tests}", count=EXACTLY_ONE, filter=filtered("$f"))
    g.phrase("fighter", "This", "this")


def _life(g: Grammar) -> None:
    """105.4."""
    dealt = make("Result", of=make("Pronoun", form="the", said="event", filter=make("Filter")), what="damage")
    for verb, op in (("gain", "+"), ("lose", "-")):
        amounts: dict[str, Given] = {
            f"{verb} {{n:size}} life": "$n",
            f"{verb} life equal to {{n:counted}}": "$n",
            f"{verb} that much life": dealt,
        }
        for words, amount in amounts.items():
            n: dict[str, Given] = {} if amount == "$n" else {"n": amount}
            g.phrase("lifestep", "Points", words, points="life", op=op, **n)
            g.phrase("step", "Points", f"you {words}", points="life", op=op, **n)
        per = shape("Times", left="$k", right="$per")
        for words in (f"{verb} {{k:n}} life for {{per}}", f"{verb} {{k:n}} life multiplied by {{per:amount}}"):
            g.phrase("lifestep", "Points", words, points="life", op=op, n=per)
            g.phrase("step", "Points", f"you {words}", points="life", op=op, n=per)
    g.phrase("step", None, "{:lifestep}")
    product = shape("Times", left="$a", right="$b")
    for who, category in (("you ", "step"), ("", "lifestep")):
        words = f"{who}gain life equal to {{a:counted}} multiplied by {{b:n}}"
        g.phrase(category, "Points", words, points="life", op="+", n=product)
    for whose, player in (("your", YOU), ("your opponent 's", OPPONENT), ("each player 's", make("Player", who="each"))):
        g.phrase("step", "Points", f"{whose} life become {{n}}", points="life", op="=", who=player)
    chosen = shape("ControllerOf", what=make("Target", count=EXACTLY_ONE, filter=make("Filter", tests=(PLAYER,))))
    g.phrase("step", "Points", "target player 's life become {n}", points="life", op="=", who=chosen)
    g.phrase("step", "Draw", "you draw {count} card")
    them = make("Count", of=make("Pronoun", form="them", filter=make("Filter")))
    g.phrase("step", "Draw", "draw that many card", count=make("Exactly", n=them))
    more = make("Plus", left=them, right=make("Num", n=1))
    g.phrase("step", "Draw", "draw that many card plus one", count=make("Exactly", n=more))
    g.phrase("step", "Draw", "<you|> draw card equal to {n:counted}", count=shape("Exactly", n="$n"))


def _stats(g: Grammar) -> None:
    """1020.3: [+200/+200]."""
    for atk, a_sign in (("+n", "+"), ("-n", "-")):
        for def_, d_sign in (("+n", "+"), ("-n", "-")):
            words = f"[ {atk} {{a:size}} / {def_} {{d:size}} ]"
            both = (shape("Add", stat="atk", sign=a_sign, by="$a"), shape("Add", stat="def", sign=d_sign, by="$d"))
            g.phrase("mod_item", LIST, words, items=both)
            each = tuple(
                shape("Add", stat=stat, sign=sign, by=shape("Times", left=hole, right="$per"))
                for stat, sign, hole in (("atk", a_sign, "$a"), ("def", d_sign, "$d"))
            )
            g.phrase("given_per", LIST, f"{words} for {{per}}", items=each)
    g.phrase("n", "Plus", "x +n {k:NUM}", left=make("X"), right=shape("Num", n="$k"))
    g.phrase("size", None, "{:n}")
    hundred = make("Num", n=100)
    g.phrase("size", "Times", "x00", left=hundred, right=make("X"))
    for who in ("ref", "crowd"):
        g.phrase("step", "Modify", f"{{what:{who}}} gain {{mods:given_per}}")
        g.phrase("step", "Modify", f"{{what:{who}}} gain {{mods:given_per}} {{duration}}")
        more = f"{{what:{who}}} gain {{p:given_per}} and {{m:mods}} {{duration}}"
        g.phrase("step", "Modify", more, mods=("$p", "$m"))
    g.phrase("step", "Modify", "{what:crowd} gain {mods} {duration}", "{what:crowd} gain {mods}")
    g.phrase("crowd", "All", "{f:tests}", filter=filtered("$f"))
    one = shape("Pick", count=EXACTLY_ONE, filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("step", "Modify", "a {f:core} {h:posts} gain {mods} {duration}", what=one)
    g.phrase("step", "Modify", "{what:ref} also gain {mods} {duration}", "{what:ref} also gain {mods}")
    g.phrase("instead", "Instead", "{w:ref} gain {m:mods} instead", do=shape("Modify", what="$w", mods="$m"))
    g.phrase("per", "CounterCount", "each {counter:COUNTER} counter on {on:ref}")
    g.phrase("per", "CounterCount", "each {counter:COUNTER} counter on {on:crowd}")
    g.phrase("counted", "CounterCount", "the combined number of {counter:COUNTER} counter on {on:crowd}")
    g.phrase("per", "Every", "each {unit:NUM} {c:COUNTER} counter on {w:ref}", of=shape("CounterCount", on="$w", counter="$c"))
    g.phrase("per", "Distinct", "each different {stat:GROUPSTAT} among {f:tests}", of=shape("All", filter=filtered("$f")))
    g.phrase("per", None, "{:of_all}")
    g.phrase("of_all", "Distinct", "each different {stat:GROUPSTAT} among all {f:tests}", of=shape("All", filter=filtered("$f")))
    g.phrase("mod", "HaveTrait", "{trait:TRAIT}", "{trait:TRAIT} in addition to <its|their> <own|other> race")
    g.phrase("mod", "HaveName", "{name:NAME} in addition to its other name")
    g.phrase("mod", "HaveKeyword", "{keyword:KW} {n:NUM}")
    barred = ("[barrier] {f:attribute_will}", "[barrier] {f:barred_type}")
    g.phrase("mod", "HaveKeyword", *barred, keyword="barrier", filter=filtered("$f"))  # 1120.3
    one_of = "{options:mod} , {options:mod}"
    for _ in range(5):
        one_of = f"{{options:mod}} , {one_of}"
        g.phrase("mods", "OneMod", f"{one_of} <, or|or> {{options:mod}}")
    g.phrase("mods", LIST, "{mod_item} , {mod_item} and {mod_item}", "{mod_item} , {mod_item} , {mod_item} and {mod_item}")
    for sign in "+-":
        for stat, words in (("atk", f"[ {sign}n {{by:size}} / nil ]"), ("def", f"[ nil / {sign}n {{by:size}} ]")):
            g.phrase("mod", "Add", words, stat=stat, sign=sign)
            each_one = shape("Add", stat=stat, sign=sign, by=shape("Times", left="$by", right="$per"))
            g.phrase("given_per", LIST, f"{words} for {{per}}", items=(each_one,))
    g.phrase(
        "step",
        "Modify",
        "{what:ref} lose {k:KW} and {j:KW} {duration}",
        mods=(shape("LoseKeyword", keyword="$k"), shape("LoseKeyword", keyword="$j")),
    )
    g.phrase(
        "step", "Modify", "{what:crowd} lose all ability {duration}", "{what:crowd} lose all ability", mods=make("LoseAbilities")
    )


def _losing(g: Grammar) -> None:
    """Several keywords at once."""
    g.phrase("step", "Modify", "{what:crowd} lose {k:KW} {duration}", mods=shape("LoseKeyword", keyword="$k"))
    other = (shape("LoseKeyword", keyword="$k"), "$m")
    g.phrase("step", "Modify", "{what:ref} lose {k:KW} and gain {m:mods} {duration}", mods=other)
    holes = ("k", "j", "i", "h", "f")
    for number in (3, 4, 5):
        words = " , ".join(f"{{{hole}:KW}}" for hole in holes[: number - 1]) + f" <and|, and> {{{holes[number - 1]}:KW}}"
        lost = tuple(shape("LoseKeyword", keyword=f"${hole}") for hole in holes[:number])
        g.phrase("step", "Modify", f"{{what:ref}} lose {words} {{duration}}", mods=lost)


def _becoming(g: Grammar) -> None:
    """1020.1, 1020.2: what a card becomes, it is and nothing else."""
    pair = (shape("SetStat", stat="atk", to="$a"), shape("SetStat", stat="def", to="$d"))
    body = "[ {a:size} / {d:size} ]"
    lost = make("LoseAbilities")
    for who in ("ref", "crowd"):
        for words, mods in (
            (f"become <a|> {body}", pair),
            (f"lose all ability and become <a|> {body}", (lost, *pair)),
            (
                f"lose all ability and become a {body} {{t:TRAIT}} with {{k:KW}}",
                (lost, *pair, shape("BecomeTrait", trait="$t"), shape("HaveKeyword", keyword="$k")),
            ),
            (f"lose all ability and become a {body} {{t:TRAIT}}", (lost, *pair, shape("BecomeTrait", trait="$t"))),
            (f"become <a|> {body} resonator", (*pair, make("HaveType", type="resonator"))),
            (f"become a {body} {{t:TRAIT}} resonator", (*pair, make("HaveType", type="resonator"), shape("HaveTrait", trait="$t"))),
            (
                f"become a {body} resonator with {{k:KW}}",
                (*pair, make("HaveType", type="resonator"), shape("HaveKeyword", keyword="$k")),
            ),
        ):
            g.phrase("step", "Modify", f"{{what:{who}}} {words} {{duration}}", f"{{what:{who}}} {words}", mods=mods)
    g.phrase(
        "step",
        "Modify",
        "{what:ref} become {n:ATTR}",
        "{what:ref} become {n:ATTR} {duration}",
        mods=shape("BecomeClass", name="$n"),
    )
    g.phrase("step", "Modify", "{what:ref} 's {s:STAT} become {a:amount} {duration}", mods=shape("SetStat", stat="$s", to="$a"))
    g.phrase(
        "step", "Modify", "{what:ref} 's {s:STAT} become equal to {a:counted} {duration}", mods=shape("SetStat", stat="$s", to="$a")
    )
    # what it gains it has besides what it was (1020.1)
    g.phrase("step", "Modify", "{what:pron} is still <a|> {t:STILL}", mods=shape("HaveType", type="$t"))
    for who in ("ref", "crowd"):
        become = f"{{what:{who}}} <lose all race and|> become a {{t:TRAIT}}"
        g.phrase("step", "Modify", f"{become} {{duration}}", become, mods=shape("BecomeTrait", trait="$t"))
    doubled = tuple(make("Add", stat=stat, sign="+", by=make("OwnStat", stat=stat)) for stat in ("atk", "def"))
    for who in ("target", "group", "crowd"):
        g.phrase("step", "Modify", f"double atk and def of {{what:{who}}} {{duration}}", mods=doubled)
    # of one card: as much again as it has then
    own = tuple(shape("Add", stat=stat, sign="+", by=shape("Stat", of="$what", stat=stat)) for stat in ("atk", "def"))
    for who in ("this", "pron"):
        g.phrase("step", "Modify", f"double atk and def of {{what:{who}}} {{duration}}", what="$what", mods=own)
    swapped = (
        make("SetStat", stat="atk", to=make("Stat", of=THIS, stat="def")),
        make("SetStat", stat="def", to=make("Stat", of=THIS, stat="atk")),
    )
    g.phrase("step", "Modify", "switch the atk and def of this card {duration}", what=THIS, mods=swapped)


def _states(g: Grammar) -> None:
    """1013."""
    for verb, state in (("rest", "rested"), ("recover", "recovered")):
        g.phrase("step", "SetState", f"{verb} {{what:object}}", state=state)
    turns = tuple(
        make("Option", n=n, do=(make("SetState", what=IT, state=state),)) for n, state in ((1, "rested"), (2, "recovered"))
    )
    either = shape("Modal", count=EXACTLY_ONE, options=turns, later=1)
    chosen = shape("Select", count=EXACTLY_ONE, filter=filtered("$f"))
    g.phrase("clause", LIST, "rest or recover target {f:tests}", items=(chosen, either))
    for verb in ("shift", "invert"):
        g.phrase("step", "Evolve", f"{verb} {{what:ref}}", way=verb)
    g.phrase("step", "Heal", "remove all damage from {what:ref}", "remove all damage that was dealt to {what:ref} this turn")


def _counters(g: Grammar) -> None:
    """1022."""
    g.phrase("step", "Counters", "put {n:count} {counter:COUNTER} counter on {on:object}", op="add")
    g.phrase(
        "step", "Counters", "put {counter:COUNTER} counter equal to {k:counted} on {on:ref}", op="add", n=shape("Exactly", n="$k")
    )
    times = shape("Exactly", n=shape("Times", left="$k", right="$per"))
    g.phrase("step", "Counters", "put {k:n} {counter:COUNTER} counter on {on:ref} for {per}", op="add", n=times)
    as_many = shape("Exactly", n="$a")
    g.phrase("step", "Counters", "put {counter:COUNTER} counter on {on:ref} equal to {a:counted}", op="add", n=as_many)
    each_one = shape("Exactly", n="$per")
    g.phrase("step", "Counters", "put a {counter:COUNTER} counter on {on:ref} for {per}", op="add", n=each_one)
    g.phrase("step", "Counters", "remove {n:count} {counter:COUNTER} counter from {on:object}", op="remove")
    g.phrase("step", "Counters", "remove all {counter:COUNTER} counter <from|on> {on:ref}", op="remove", n=ALL_OF_THEM)
    g.phrase("step", "Counters", "move all {counter:COUNTER} counter from {on:crowd} to {to:ref}", op="move", n=ALL_OF_THEM)
    g.phrase("step", "Counters", "move {n:count} {counter:COUNTER} counter from {on:ref} to {to:ref}", op="move")
    g.phrase("step", "Counters", "distribute {n:count} {counter:COUNTER} counter on {on:target}", op="add", divided=1)
    each = shape("All", filter=filtered("$f"))
    g.phrase("step", "Counters", "put {n:count} {counter:COUNTER} counter on each {f:tests}", op="add", on=each)
