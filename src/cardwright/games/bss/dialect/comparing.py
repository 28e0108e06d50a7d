"""Cards and players compared: the highest and the lowest, the same as another, more than the other player has."""

from __future__ import annotations

from cardwright.games.bss.dialect.filters import of
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.conditions import count_of

STATS = ("bp", "cost", "level")
# a comparison in words, before what is compared with
ORDER = {
    "<": ("lower {s} than", "<fewer|less> {s} than"),
    ">": ("higher {s} than", "<more|greater> {s} than"),
    "<=": ("{s} equal to or <fewer|lower|less> than", "{s} <less|lower|fewer> than or equal to"),
    ">=": ("{s} equal to or <higher|greater|more> than", "{s} <higher|greater|more> than or equal to"),
}
SIDES = (("you", YOU, "your opponent", OPPONENT, "your", "theirs"), ("your opponent", OPPONENT, "you", YOU, "their", "yours"))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _extremes(g)
    _same(g)
    _ordered(g)
    _players(g)


def _extremes(g: Grammar) -> None:
    for which in ("highest", "lowest"):
        for stat in STATS:
            best = shape("Extreme", stat=stat, which=which)
            g.phrase("post", "Extreme", f"with the {which} {stat}", stat=stat, which=which)
            one = f"{{w:whose}} {{f:core}} with the {which} {stat}"
            g.phrase("pick", "Pick", one, count=EXACTLY_ONE, filter=of("$w", "$f", best))
            mine = shape("All", filter=of("$w", "$f"))
            g.phrase("counted", "Stat", f"the {which} {stat} among {{w:whose}} {{f:core}}", of=mine, stat=stat, take=which)
            g.phrase("than_ref", "All", one, filter=of("$w", "$f", best))


def _same(g: Grammar) -> None:
    """One of the others is enough: "the same cost as one of your spirits"."""
    for stat in STATS:
        g.phrase("post", "SameName", f"with the same {stat} as {{as_:ref}}", stat=stat)
        some = shape("All", filter=of("$w", "$f"))
        words = f"with the same {stat} as <1|any> of {{w:whose}} {{f:core}}"
        g.phrase("post", "SameName", words, stat=stat, as_=some, some=1)
    every = shape("All", filter=of("$w", "$f"))
    g.phrase("post", "SameName", "that cost the same as <1|any> of {w:whose} {f:core}", stat="cost", as_=every, some=1)
    for stat in STATS:
        yours = shape("All", filter=of("$w", "$f"))
        equal = shape("Filter", tests=(shape("SameName", as_=yours, stat=stat, some=1),))
        words = f"{{what:ref}} have the same {stat} as <1|any> of {{w:whose}} {{f:core}}"
        g.phrase("cond", "Is", words, filter=equal)
    # Where there are none, they do not cost the same (the publisher's answer C089).
    mine = shape("All", filter=of("$w", "$f"))
    alike = shape("Distinct", of=mine, stat="cost")
    g.phrase("cond", "Compare", "all <of|> {w:whose} {f:core} cost the same <amount|>", left=alike, op="=", right=ONE)
    here = shape("All", filter=shape("Filter", tests=("$f", shape("Controlled", by=YOU))))
    there = shape("Distinct", of=here, stat="cost")
    g.phrase("cond", "Compare", "all the {f:core} on your field cost the same <amount|>", left=there, op="=", right=ONE)


def _ordered(g: Grammar) -> None:
    for op, wordings in ORDER.items():
        for stat in STATS:
            than = shape("Stat", of="$r", stat=stat)
            for wording in wordings:
                words = wording.replace("{s}", stat)
                if op in "<>" and stat != "bp":
                    words = words.replace("lower", "a lower").replace("higher", "a higher")
                    if not words.startswith("a "):
                        continue
                if op in "<>" and stat == "bp" and "<" in words:
                    words = words.replace("<fewer|less>", "less").replace("<more|greater>", "greater")
                if (op, stat) == ("<=", "bp"):
                    words = words.replace("<fewer|lower|less> than", "<lower|less> than")
                g.phrase("post", "StatIs", f"with {words} {{r:than_ref}}", stat=stat, op=op, value=than)
                if "equal" in words:
                    g.phrase("post", "StatIs", f"with {words} {{value:counted}}", stat=stat, op=op)


def _players(g: Grammar) -> None:
    for who, one, other, two, whose, theirs in SIDES:
        for op, word in ((">", "more"), ("<", "<fewer|less>")):
            tail = f"than {other}"
            mine, others = (count_of("$f", make("Controlled", by=player)) for player in (one, two))
            g.phrase("cond", "Compare", f"{who} control {word} {{f:core}} {tail}", left=mine, op=op, right=others)
            if (op, one) != ("<", YOU):
                lives = tuple(make("PlayerStat", who=player, stat="life") for player in (one, two))
                g.phrase("cond", "Compare", f"{who} have {word} life {tail}", left=lives[0], op=op, right=lives[1])
            places = tuple(make("In", places=(make("Place", zone="hand", of=player),)) for player in (one, two))
            hands = tuple(make("Count", of=make("All", filter=make("Filter", tests=(place,)))) for place in places)
            g.phrase("cond", "Compare", f"{who} have {word} card in {whose} hand {tail}", left=hands[0], op=op, right=hands[1])
            if (op, one) != ("<", YOU):
                ends = f"{tail} have in {theirs}"
                g.phrase("cond", "Compare", f"{who} have {word} card in {whose} hand {ends}", left=hands[0], op=op, right=hands[1])
