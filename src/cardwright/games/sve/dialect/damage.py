"""Damage that is more, less or none for a while, and damage that is dealt to several things said in one breath."""

from __future__ import annotations

from cardwright.games.sve.dialect.statements import DAMAGE
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.shared.amounts import filtered

MY_LEADER = make("Leader", of=YOU)
IT = make("Pronoun", form="it", filter=make("Filter"))
THEM = make("Pronoun", form="them", filter=make("Filter"))
THIS_TURN = make("Until", end="this turn")


def add(g: Grammar) -> None:
    """Add the phrases."""
    g.phrase("shielded", None, "{:this}")
    g.phrase("shielded", "Leader", "your leader", of=YOU)
    for kind, words in DAMAGE.items():
        _changed(g, kind, words)
    _next_time(g)
    _divided(g)


def _changed(g: Grammar, kind: str, words: str) -> None:
    reduced = f"reduce {words} dealt to {{what:subject}} by {{n}}"
    g.phrase("static", "ChangeDamage", reduced, side="takes", op="-", type=kind)
    less = f"if {{what:shielded}} would take {words} this turn , it take that much minus {{n}} instead"
    g.phrase("step", "ChangeDamage", less, side="takes", op="-", type=kind, duration=THIS_TURN)
    both = shape("Together", parts=("$a", MY_LEADER))
    theirs = f"if {{a:this}} or your leader would take {words} , they take that much minus {{n}} instead"
    g.phrase("static", "ChangeDamage", theirs, what=both, side="takes", op="-", type=kind)
    # twice as much, of one kind to one kind of card and of another to another
    twice = make("Num", n=2)
    once = f"double {words} to {{a:every}}"
    doubled: dict[str, Given] = {"side": "deals", "op": "x", "n": twice}
    g.phrase("static", "ChangeDamage", f"{{what:subject}} deal {once}", against=filtered("$a"), type=kind, **doubled)
    for other, named in DAMAGE.items():
        if (kind, other) in (("attack", "combat"), ("combat", "attack")):
            first = shape("ChangeDamage", what="$w", against=filtered("$a"), type=kind, **doubled)
            second = shape("ChangeDamage", what="$w", against=filtered("$b"), type=other, **doubled)
            spelled = f"{{w:subject}} deal {once} and double {named} to {{b:every}}"
            g.phrase("static_clauses", LIST, spelled, items=(first, second))


def _next_time(g: Grammar) -> None:
    """What happens only to the next damage of this turn."""
    next_damage = shape("Damaged", what="$w")
    spelled = "the next time {w:this} would take damage this turn , it don't"
    g.phrase("step", "Would", spelled, event=next_damage, once=1, duration=THIS_TURN)
    g.phrase(
        "step",
        "ChangeDamage",
        "the next time {what:shielded} would take damage this turn , it take that much minus {n} instead",
        side="takes",
        op="-",
        once=1,
        duration=THIS_TURN,
    )


def _divided(g: Grammar) -> None:
    """One of those that were selected gets this, the others that."""
    among = make("Filter", tests=(make("Among", of=THEM),))
    one = make("Choose", what=make("Pick", count=EXACTLY_ONE, filter=among))
    others = make("All", filter=make("Filter", tests=(make("Among", of=THEM), make("Other", than=IT))))
    struck = shape("Deal", amount="$a", to=IT)
    for word in ("other", "others"):
        spelled = f"deal {{a:n}} damage to one and {{b:n}} damage to the {word}"
        g.phrase("clause", LIST, spelled, items=(one, struck, shape("Deal", amount="$b", to=others)))
        for verb, state in (("engage", "engaged"), ("refresh", "reserved")):
            turned = shape("SetState", what=others, state=state)
            g.phrase("clause", LIST, f"deal {{a:n}} damage to one and {verb} the {word}", items=(one, struck, turned))
    own = (shape("Deal", amount="$a", to="$t"), shape("Deal", amount="$b", to=MY_LEADER))
    g.phrase("clause", LIST, "deal {a:n} damage to {t:enemy_leaders} and {b:n} damage to your own", items=own)
    leaders = make("Filter", tests=(make("Controlled", by=make("Player", who="opponent")), make("Type", type="leader")))
    g.phrase("enemy_leaders", "All", "each enemy leader", filter=leaders)
