"""Several things said in one breath: one of two subjects, one of two events, conditions in a row, cards of several names."""

from __future__ import annotations

from cardwright.games.weiss.dialect.effects import chosen
from cardwright.games.weiss.dialect.filters import COMPARED
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, THIS, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.conditions import count_of
from cardwright.text.shared.filters import OTHER

CHARACTER = make("Type", type="character")
MINE = make("Controlled", by=YOU)


def add(g: Grammar) -> None:
    """Add the phrases."""
    _subjects(g)
    _conditions(g)
    _names(g)
    _amounts(g)
    g.phrase("cost_step", "SetState", "[rest] {what:this} from [stand]", state="rest")  # only what stands can be rested
    one_of_yours = shape("Pick", count="$c", filter=shape("Filter", tests=("$f", MINE, OTHER)))
    both = shape("Together", parts=("$t", one_of_yours))
    g.phrase("cost_step", "Move", "put {t:this} and {c:count} {f:core} from your stage {to:dests}", what=both, verb="put")
    shown = shape("DoAsCost", do=shape("Reveal", what="$t"))
    hand = make("Place", zone="hand", of=YOU)
    gone = shape("DoAsCost", do=shape("Move", verb="put", what="$t", source=hand, to="$d"))
    both_done = "reveal {t:this} in your hand <&|and> put it {d:dests}"
    g.phrase("costs", LIST, both_done, items=(shown, gone))
    g.phrase("action", "Action", "deal damage to a player", name="deal damage")
    _this_and_others(g)


def _this_and_others(g: Grammar) -> None:
    """Choices of this card beside others: "those characters" are all of them."""
    others = chosen("$c", shape("Filter", tests=("$f", MINE, OTHER)))
    this = shape("Choose", what="$t")
    g.phrase("clause", LIST, "choose {t:this} and {c:count} of your {f:tests}", items=(shape("Joined", do=(this, others)),))
    g.phrase("clause", LIST, "choose {c:count} of your {f:tests} and {t:this}", items=(shape("Joined", do=(others, this)),))
    upright = make("Filter", tests=(make("Quality", name="stand"), make("Among", of=THIS)))
    g.phrase("placed", "Pick", "this [stand] card", count=EXACTLY_ONE, filter=upright)
    among = shape("Filter", tests=("$f", shape("Among", of="$p")))
    g.phrase("clause", LIST, "search for {c:count} {f:tests} from among {p:pron}", items=(chosen("$c", among),))
    three = tuple(chosen(f"${count}", filtered(f"${tests}")) for count, tests in ("af", "bh", "ck"))
    words = "choose {a:count} {f:core} and {b:count} {h:core} and {c:count} {k:tests}"
    g.phrase("clause", LIST, words, items=(shape("Joined", do=three),))


def _subjects(g: Grammar) -> None:
    g.phrase("esubj", "Either", "{parts:this} or {parts:companion}", "{parts:companion} or {parts:this}")
    g.phrase("companion", "Any", "your other {f:tests}", filter=shape("Filter", tests=(OTHER, "$f", MINE)))
    g.phrase("companion", "Any", "another of your {f:tests}", filter=shape("Filter", tests=(OTHER, "$f", MINE)))
    battle = shape("Linked", relation="battle opponent", to="$t")
    g.phrase("companion", "Any", "{t:this} 's battle opponent", filter=shape("Filter", tests=(CHARACTER, battle)))


def _conditions(g: Grammar) -> None:
    """The last of several may be one of two: "A, B, and there is no C or C is D"."""
    g.phrase("conds", "And", "{parts:cond} , {parts:cond} , {parts:cond} , and {parts:cond}")
    g.phrase("either_cond", "Or", "{parts:cond} <or|, or> {parts:cond}")
    all_of_them = shape("Pronoun", form="those", filter=make("Filter", tests=(make("Type", type="card"),)))
    g.phrase("cond", "Is", "those card is all {f:tests}", what=all_of_them, filter=filtered("$f"))
    for words in (
        "{parts:cond} <and|, and> {parts:either_cond}",
        "{parts:cond} , {parts:cond} , and {parts:either_cond}",
        "{parts:cond} , {parts:cond} , {parts:cond} , and {parts:either_cond}",
    ):
        g.phrase("conds", "And", words)


def _named(hole: str, *more: object) -> Shape:
    tests = (OTHER, shape("Named", name=f"${hole}"), *more)
    return shape("Compare", left=count_of(*tests), op=">=", right=ONE)  # type: ignore[arg-type]


def _names(g: Grammar) -> None:
    """Each of the names, another card than this one."""
    there = shape("In", places="$p")
    for words, holes in (("{a:NAME} and {b:NAME}", "ab"), ("{a:NAME} , {b:NAME} <,|> and {c:NAME}", "abc")):
        every = tuple(_named(hole, MINE) for hole in holes)
        g.phrase("cond", "And", f"you have other card named {words}", parts=every)
        placed = tuple(_named(hole, there) for hole in holes)
        g.phrase("cond", "And", f"you have other card named {words} in {{p:place}}", parts=placed)
    name = shape("Named", name="$n")
    g.phrase("had", "Compare", "another {n:NAME}", left=count_of(OTHER, name, MINE), op=">=", right=ONE)
    g.phrase("also_had", "Compare", "{n:NAME}", left=count_of(name, MINE), op=">=", right=ONE)
    g.phrase("also_had", None, "{:had}")
    g.phrase("all_had", LIST, "{also_had}", "{also_had} and {all_had}")
    g.phrase("cond", "And", "you have {parts:had} and {parts:all_had}")


def _amounts(g: Grammar) -> None:
    g.phrase("pron", "Pronoun", "the {f:bare_core} you chose", form="the", said="chosen", filter=filtered("$f"))
    level = shape("Stat", of="$r", stat="level")
    g.phrase("amount", "Minus", "the level of {r:pron} -n {right:n}", left=level)
    g.phrase("amount", "Plus", "the level of {r:pron} +n {right:n}", left=level)
    g.phrase("pron", "Pronoun", "the {f:bare_core} returned to your hand", form="the", said="returned", filter=filtered("$f"))
    # what was paid with
    spent = "the {f:bare_core} put into your waiting_room by this ability 's cost"
    g.phrase("pron", "Pronoun", spent, form="the", said="put", filter=filtered("$f"))
    for op, after in COMPARED.items():
        mine = make("PlayerStat", who=YOU, stat="level")
        g.phrase("cond", "Compare", f"you is level {{right:n}} {after}", left=mine, op=op)
    two = tuple(
        shape("Search", of="$w", zone="$z", count=count, filter=filtered(tests)) for count, tests in (("$a", "$f"), ("$b", "$h"))
    )
    g.phrase("clause", LIST, "search {w:whose} {z:ZONE} for {a:count} {f:tests} and {b:count} {h:tests}", items=two)
