"""Cores that move (4-11): how many, which, from where, to where; and what is paid with them."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, YOU, make
from cardwright.text.shape import Given, shape

VOID = make("Pool", name="void", of=make("Player", who="any"))
IT = make("Pronoun", form="it", filter=make("Filter"))
# 10-6-6: what is paid comes from field and reserve and goes to the trash
PAID_FROM = (make("Pool", name="reserve", of=YOU), make("Pool", name="field", of=YOU))
PAID_TO = make("Pool", name="trash", of=YOU)
# 8-5-5: a soul core with no further description is in the life, the field, the reserve or the trash
ANYWHERE = (*PAID_FROM, make("Pool", name="trash", of=YOU), make("Pool", name="life", of=YOU))
BUT_SOUL = "core but no soul core"


def add(g: Grammar) -> None:
    """Add the phrases."""
    _how_many(g)
    _where(g)
    _moves(g)
    _payments(g)
    _soul_core(g)
    _where_they_are(g)


def _how_many(g: Grammar) -> None:
    g.phrase("cores", None, "{:core_count}")
    g.phrase("core_count", "Exactly", "a core", n=ONE)
    g.phrase("core_count", "Exactly", "{n} core")
    g.phrase("core_count", "UpTo", "up to {n} core")
    g.phrase("core_count", "AnyNumber", "any number of core")
    g.phrase("core_count", "AllBut", "all but {n} core")
    g.phrase("core_count", "AllBut", "all core", n=make("Num", n=0))
    g.phrase("per_card", "Exactly", "{n} core each")
    g.phrase("per_card", "AllBut", "all but {n} core each")


def _where(g: Grammar) -> None:
    g.phrase("pool", "Pool", "{of:whose} {name:POOL}")
    g.phrase("pool", "Pool", "the void", name="void", of=make("Player", who="any"))
    g.phrase("pools", LIST, "{pool}", "{pool} or {pool}")
    g.phrase("core_source", LIST, "{pools}", "{on_cards}", "{pool} or {on_cards}")
    g.phrase("on_cards", "OnCards", "{what:ref}", "{what:pick}")
    g.phrase("on_cards", "OnCards", "each of {what:pron}", each=1)
    whole = shape("All", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))))
    g.phrase("on_cards", "OnCards", "each of {w:whose} {f:every}", what=whole, each=1)
    g.phrase("core_goal", LIST, "<into|in> {pool}", "onto {on_cards}", "onto {on_cards} or into {pool}")
    g.phrase("core_goal", LIST, "into {pool} or onto {on_cards}")


def _moves(g: Grammar) -> None:
    both_ways = ("place {count:cores} from {source:core_source} {to:core_goal}",)
    g.phrase("step", "MovePieces", *both_ways, "place {count:cores} {to:core_goal} from {source:core_source}")
    for words in ("remove {count:cores} from {source:core_source}", "remove {count:core_share} {source:its_cores}"):
        g.phrase("step", "MovePieces", f"{words} and place <it|them|the core> {{to:core_goal}}")
    g.phrase("core_share", "Exactly", "{n} of")
    g.phrase("core_share", "AllBut", "all but {n} of")
    g.phrase("core_share", "AllBut", "all of", n=make("Num", n=0))
    g.phrase("its_cores", "OnCards", "its core", what=IT)
    g.phrase("its_cores", "OnCards", "{what:ref} 's core")
    g.phrase("step", "MovePieces", "place {count:core_share} {source:its_cores} {to:core_goal}")
    for kind in ("per_card",):
        each = shape("OnCards", what="$r", each=1)
        g.phrase("step", "MovePieces", f"remove {{count:{kind}}} from {{r:group}} and place them {{to:core_goal}}", source=each)
    both = shape("OnCards", what=shape("Together", parts=("$a", "$b")), each=1)
    g.phrase("step", "MovePieces", "place {count:cores} from {source:core_source} each onto {a:pick} and {b:this}", to=both)
    # 4-11-3: cores of one kind only
    g.phrase("step", "MovePieces", "place a soul_core {to:core_goal}", piece="soul core", count=EXACTLY_ONE, source=ANYWHERE)
    g.phrase(
        "step", "MovePieces", "place a soul_core from {source:core_source} {to:core_goal}", piece="soul core", count=EXACTLY_ONE
    )
    for words in (
        "place {count:cores} from {source:core_source} that isn't a soul_core {to:core_goal}",
        "remove {count:cores} that isn't a soul_core from {source:core_source} and place <it|them> {to:core_goal}",
    ):
        g.phrase("step", "MovePieces", words, piece=BUT_SOUL)
    # as many as there are things counted
    for words in (
        "place a core from {source:core_source} {to:core_goal} for {per}",
        "for {per} , place a core from {source:core_source} {to:core_goal}",
        "for {per} , remove <a|1> core from {source:core_source} and place it {to:core_goal}",
    ):
        g.phrase("step", "MovePieces", words, count=shape("Exactly", n="$per"))
    g.phrase(
        "step", "MovePieces", "place 1 core from {source:core_source} {to:core_goal} for {per}", count=shape("Exactly", n="$per")
    )
    twice = shape("Exactly", n=shape("Times", left="$n", right="$per"))
    for words in (
        "place {n:many} core from {source:core_source} {to:core_goal} for {per}",
        "for {per} , remove {n:many} core from {source:core_source} and place them {to:core_goal}",
    ):
        g.phrase("step", "MovePieces", words, count=twice)
    for number in range(2, 7):  # one of them for each is said with "a core"
        g.phrase("many", "Num", str(number), n=number)
    g.phrase(
        "step",
        "MovePieces",
        "place {n} core from {source:core_source} that isn't a soul_core {to:core_goal} for {per}",
        piece=BUT_SOUL,
        count=twice,
    )
    g.phrase(
        "step",
        "MovePieces",
        "place a number of core from {source:core_source} {to:core_goal} equal to {n:counted}",
        count=shape("Exactly", n="$n"),
    )
    life = make("PlayerStat", who=YOU, stat="life")
    missing = shape("Exactly", n=shape("Minus", left="$n", right=life))
    g.phrase(
        "step",
        "MovePieces",
        "place core from {source:core_source} into your life until you have {n} life",
        count=missing,
        to=make("Pool", name="life", of=YOU),
    )


def _payments(g: Grammar) -> None:
    """To pay cores is to move them to the trash, from field and reserve unless the text names a place (10-6-6)."""
    for words, count in (("a core", EXACTLY_ONE), ("{k:n} core", shape("Exactly", n="$k"))):
        g.phrase("paying", "MovePieces", f"pay {words}", count=count, source=PAID_FROM, to=PAID_TO)
        g.phrase("paying", "MovePieces", f"pay {words} from {{source:core_source}}", count=count, to=PAID_TO)
    g.phrase("paying", "MovePieces", "pay {count:core_share} {source:its_cores}", to=PAID_TO)
    g.phrase("paying", "MovePieces", "pay a soul_core", piece="soul core", count=EXACTLY_ONE, source=PAID_FROM, to=PAID_TO)
    on_it = shape("OnCards", what="$r")
    g.phrase("paying", "MovePieces", "pay {r:this} 's soul_core", piece="soul core", count=EXACTLY_ONE, source=on_it, to=PAID_TO)
    g.phrase("step", None, "{:paying}")
    g.phrase(
        "paying",
        "MovePieces",
        "pay a soul_core from {source:core_source}",
        piece="soul core",
        count=EXACTLY_ONE,
        to=PAID_TO,
    )


def _soul_core(g: Grammar) -> None:
    """4-11-3: each player has one, so "your" soul core and "the" one on a card are that one."""
    given: dict[str, Given] = {"piece": "soul core", "count": EXACTLY_ONE}
    g.phrase("step", "MovePieces", "place your soul_core {to:core_goal}", source=ANYWHERE, **given)
    for words in (
        "place <your|the> soul_core from {source:core_source} {to:core_goal}",
        "move <a|your|the> soul_core from {source:core_source} {to:core_goal}",
        "remove <a|your|the> soul_core from {source:core_source} and place it {to:core_goal}",
    ):
        g.phrase("step", "MovePieces", words, **given)
    goal = "to {to:pool}"
    g.phrase("step", "MovePieces", f"return <a|your|the> soul_core from {{source:core_source}} {goal}", **given)
    g.phrase("step", "MovePieces", f"return {{count:cores}} from {{source:core_source}} {goal}")


def _where_they_are(g: Grammar) -> None:
    """How many cores of a kind there are in an area."""
    for piece, kind in (("core", "core"), ("soul_core", "soul core")):
        there = shape("Pieces", piece=kind, in_="$p")
        for words in (f"there is a {piece} in {{p:pool}}", f"<you|your opponent> have a {piece} in {{p:pool}}"):
            g.phrase("cond", "Compare", words, left=there, op=">=", right=ONE)
        for words in (f"there is no {piece} in {{p:pool}}", f"<you|your opponent> have no {piece} in {{p:pool}}"):
            g.phrase("cond", "Compare", words, left=there, op="=", right=make("Num", n=0))
    mine = shape("Pieces", piece="soul core", in_="$p")
    g.phrase("cond", "Compare", "your soul_core is in {p:pool}", left=mine, op=">=", right=ONE)
    for op, amount in ((">=", "{right:n} or <more|higher>"), ("<=", "{right:n} or <fewer|less|lower>"), ("=", "{right:n}")):
        many = shape("Pieces", in_="$p")
        for words in (f"there is {amount} core in {{p:pool}}", f"<you|your opponent> have {amount} core in {{p:pool}}"):
            g.phrase("cond", "Compare", words, left=many, op=op)
    g.phrase("counted", "Pieces", "the number of core in {in_:pool}")
    g.phrase("per", "Pieces", "<each|every> core in {in_:pool}")
