"""Which cards: nouns, adjectives and what follows them; cards chosen and cards meant as a whole."""

from __future__ import annotations

from cardwright.games.bss.dialect.vocabulary import STATES
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, OPPONENT, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import COMPARED, filtered
from cardwright.text.shared.filters import alternatives

TOKEN = make("Quality", name="token")
SPIRIT = make("Type", type="spirit")
NEXUS = make("Type", type="nexus")
THAT_MANY = {">=": "{value:n} or <more|higher>", "<=": "{value:n} or <fewer|less|lower>", "=": "{value:n}"}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _nouns(g)
    _adjectives(g)
    _after_the_noun(g)
    _numbers(g)
    _cards(g)


def of(whose: str, *tests: str | Shape) -> Shape:
    """The filter of cards that the player in a hole controls."""
    return shape("Filter", tests=(*tests, shape("Controlled", by=whose)))


def theirs(*tests: str | Shape) -> Shape:
    """The filter of cards that your opponent controls."""
    return shape("Filter", tests=(*tests, make("Controlled", by=OPPONENT)))


def _nouns(g: Grammar) -> None:
    for word in ("spirit", "nexus", "magic"):
        g.phrase("noun", "Type", f"{word} <card|>", type=word)
    g.phrase("noun", "Type", "card", type="card")
    g.phrase("noun", LIST, "token spirit", items=(TOKEN, SPIRIT))
    g.phrase("noun", "Quality", "token", name="token")
    g.phrase("noun", "Named", "{name:TOKENNAME}")
    g.phrase("noun", None, "{:named}")
    g.phrase("named", "Named", "{name:NAME}")
    for word in ("nexus", "spirit"):
        g.phrase("noun", LIST, f"{{a:named}} {word} <card|>", items=("$a", make("Type", type=word)))


def _adjectives(g: Grammar) -> None:
    g.phrase("adj", None, "{:colour}")
    g.phrase("colour", "Class", "{name:COLOUR}")
    g.phrase("adj", "AnyOf", "{a:colour} <or|and> {b:colour}", filters=(filtered("$a"), filtered("$b")))
    three = (filtered("$a"), filtered("$b"), filtered("$c"))
    g.phrase("adj", "AnyOf", "{a:trait} and {b:trait}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("adj", "AnyOf", "{a:trait} , {b:trait} , and {c:trait}", filters=three)
    for word in (*STATES, "attacking", "blocking", "linked"):
        g.phrase("adj", "Quality", word, name=word)
    g.phrase("adj", None, "{:level}")
    g.phrase("level", "StatIs", "lv {value:n}", stat="level", op="=")
    g.phrase("adj", "AnyOf", "{a:level} or {b:level}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("adj", "NotTest", "non- {t:negated}", test="$t")
    g.phrase("negated", "Quality", "token", name="token")
    g.phrase("negated", "Trait", "{trait:TRAIT}")
    g.phrase("negated", "Class", "{name:COLOUR}")


def _after_the_noun(g: Grammar) -> None:
    g.phrase("place", "Place", "the field", zone="field", of=make("Player", who="any"))
    g.phrase("place", "Place", "the trash", zone="trash", of=make("CardOwner"))
    g.phrase("post", "Controlled", "they control", by=OPPONENT)
    g.phrase("post", "Controlled", "either player control", by=make("Player", who="any"))
    has = [shape("HasKeyword", keyword=f"${name}") for name in "abc"]
    g.phrase("post", "AnyOf", "with {a:KW} or {b:KW}", filters=tuple(shape("Filter", tests=(test,)) for test in has[:2]))
    g.phrase("post", "NotTest", "without {k:KW}", "that don't have {k:KW}", test=shape("HasKeyword", keyword="$k"))
    g.phrase(
        "post", "HasKeyword", "with {keyword:LABEL} effect", "with a {keyword:LABEL} effect", "that have {keyword:LABEL} effect"
    )
    g.phrase("post", "NotTest", "without {k:LABEL} effect", test=shape("HasKeyword", keyword="$k"))
    g.phrase("post", "Quality", "with a soul_core on <it|them>", name="soul core")
    g.phrase("post", "NotTest", "without a soul_core on <it|them>", test=make("Quality", name="soul core"))
    g.phrase("post", "Quality", "with no effect listed", name="no effects")
    g.phrase("post", "NotTest", "with <any|> effect listed", test=make("Quality", name="no effects"))
    g.phrase("post", "NameHas", "with {name:NAME} in <its|their> card name")
    g.phrase("post", "NotTest", "that isn't a token", "that isn't token", test=TOKEN)
    g.phrase("post", "NotTest", "that isn't <currently|> attacking", test=make("Quality", name="attacking"))
    g.phrase("post", "NotTest", "that isn't {t:colour}", test="$t")
    g.phrase("post", "NotTest", "except {a:adjs} {b:noun}", test=shape("AnyOf", filters=(shape("Filter", tests=("$a", "$b")),)))
    # nothing follows these: it would belong to the card that they name
    for words, relation in (("that is being blocked by", "blocked by"), ("that is blocking", "blocking")):
        related = shape("Linked", relation=relation, to=shape("All", filter=of("$w", "$f")))
        g.phrase("tests", LIST, f"{{c:core}} {words} 1 of {{w:whose}} {{f:tests}}", items=("$c", related))
    facing = shape("Linked", relation="blocking", to=shape("All", filter=of("$w", "$f")))
    g.phrase("tests", LIST, "{c:core} blocking {w:whose} {f:core}", items=("$c", facing))
    g.phrase("every", LIST, "{c:core} blocking {w:whose} {f:core}", items=("$c", facing))
    relation, whose = "of a color of the symbols of", shape("All", filter=of("$w"))
    symbols = shape("Linked", relation=relation, to=whose)
    g.phrase("post", "Linked", "that share a color with any of the symbol on {w:whose} field", relation=relation, to=whose)
    g.phrase("post", "NotTest", "that don't share a color with any of the symbol on {w:whose} field", test=symbols)
    g.phrase("post", "Extreme", "that cost the most", stat="cost", which="highest")
    g.phrase("post", "Extreme", "that cost the least", stat="cost", which="lowest")
    g.phrase("post", "SameName", "that cost the same as {as_:ref}", stat="cost")
    g.phrase("post", "SameName", "with the same spirit type as {as_:ref}", stat="spirit type")
    g.phrase(
        "post", "StatIs", "that cost <fewer|less> than {r:ref}", stat="cost", op="<", value=shape("Stat", of="$r", stat="cost")
    )
    g.phrase("post", "StatIs", "that cost more than {r:ref}", stat="cost", op=">", value=shape("Stat", of="$r", stat="cost"))
    shown = shape("Pronoun", form="the", said="$said", filter=make("Filter"))
    g.phrase("post", "Among", "from the {said:SHOWN} card", of=shown)
    g.phrase("post", "Among", "among the {said:SHOWN} card", of=shown)
    # cards that were discarded are looked for where they are now
    discarded = make("Among", of=make("Pronoun", form="the", said="discarded", filter=make("Filter")))
    in_trash = make("In", places=(make("Place", zone="trash", of=make("CardOwner")),))
    for words in ("from the discarded card", "among the discarded card"):
        g.phrase("posts", LIST, words, items=(discarded, in_trash))
        g.phrase("posts", LIST, f"{{p:posts_before}} {words}", items=("$p", discarded, in_trash))
    g.phrase("posts_before", LIST, "{post}")
    viewed = make("Pronoun", form="the", said="viewed", filter=make("Filter"))
    g.phrase("post", "Among", "from the card you viewed", of=viewed)
    g.phrase("post", "Among", "{said:MOVED} by this effect", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))
    g.phrase("post", "Among", "{said:PAST} this way", of=shape("Pronoun", form="the", said="$said", filter=make("Filter")))


def _numbers(g: Grammar) -> None:
    """BP, cost, level, cores and symbols, compared."""
    for op, amount in THAT_MANY.items():
        g.phrase("post", "StatIs", f"with {amount} bp", f"that have {amount} bp", stat="bp", op=op)
        g.phrase(
            "post",
            "StatIs",
            f"with {amount} core",
            f"with {amount} core on <it|them>",
            f"that have {amount} core on <it|them>",
            stat="cores",
            op=op,
        )
        g.phrase("post", "StatIs", f"with {amount} symbol", f"that have {amount} symbol", stat="symbols", op=op)
        g.phrase("post", "StatIs", f"with {amount} color", stat="colors", op=op)
        g.phrase("post", "StatIs", f"that is lv {amount}", stat="level", op=op)
        if op != "=":
            total = amount.replace("{value:n}", "{value:n}")
            g.phrase("post", "GroupTotal", f"with a combined total of {total} bp", stat="bp", op=op)
            g.phrase("post", "GroupTotal", f"with a combined total of {total} cost", stat="cost", op=op)
    g.phrase("post", "StatIs", "with only {value:n} color", stat="colors", op="=")
    g.phrase("post", "StatIs", "with only {value:n} core", "with only {value:n} core on <it|them>", stat="cores", op="=")
    g.phrase("post", "StatIs", "with <a|> core on <it|them>", stat="cores", op=">=", value=make("Num", n=1))
    costs = tuple(shape("Filter", tests=(shape("StatIs", stat="cost", op="=", value=f"${name}"),)) for name in "ab")
    g.phrase("post", "AnyOf", "that cost {a:n} or {b:n}", filters=costs)
    for op, words in (
        ("<=", "bp equal to or fewer than"),
        ("=", "bp equal to <that of|>"),
        ("<", "fewer bp than"),
        (">", "more bp than"),
    ):
        than = shape("Stat", of="$r", stat="bp")
        g.phrase("post", "StatIs", f"with {words} {{r:than_ref}}", stat="bp", op=op, value=than)
    g.phrase("post", "StatIs", "with bp equal to {value:counted}", stat="bp", op="=")
    g.phrase("than_ref", None, "{:ref}")
    g.phrase("than_ref", "This", "this 1")


def _cards(g: Grammar) -> None:
    g.phrase("this", "This", "this card")
    for word in ("spirit", "nexus", "magic"):
        g.phrase("this", "This", f"this {word} <card|>", type=word)
    g.phrase("pick", "Pick", "{count} of {w:whose} {f:tests}", filter=of("$w", "$f"))
    g.phrase("pick", "Pick", "any number of {w:whose} {f:tests}", count=make("AnyNumber"), filter=of("$w", "$f"))
    burst = shape("Filter", tests=(shape("In", places=(shape("Place", zone="burst area", of="$w"),)),))
    g.phrase("pick", "Pick", "{count} of {w:whose} set burst <card|>", filter=burst)
    g.phrase("pick", "Pick", "a opponent 's {f:tests}", count=EXACTLY_ONE, filter=theirs("$f"))
    # the one that stands out: "your opponent's spirit that costs the least"
    for which, word in (("highest", "the most"), ("lowest", "the least")):
        best = shape("Extreme", stat="cost", which=which)
        g.phrase("pick", "Pick", f"{{w:whose}} {{f:core}} that cost {word}", count=EXACTLY_ONE, filter=of("$w", "$f", best))
    g.phrase(
        "pick",
        "Pick",
        "your lowest cost {f:core}",
        count=EXACTLY_ONE,
        filter=shape("Filter", tests=("$f", make("Extreme", stat="cost", which="lowest"), make("Controlled", by=YOU))),
    )
    # one of these or one of those; with two of the one or one of the other it would be another choice
    either = shape("AnyOf", filters=(filtered("$f"), filtered("$h")))
    both = "1 of {w:whose} {f:tests} <or|, or> 1 of {w:whose} {h:tests}"
    g.phrase("pick", "Pick", both, count=EXACTLY_ONE, filter=shape("Filter", tests=(either, shape("Controlled", by="$w"))))
    g.phrase(
        "pick",
        "Pick",
        "1 of your opponent 's {f:tests} <or|, or> 1 of their {h:tests} <,|>",
        count=EXACTLY_ONE,
        filter=shape("Filter", tests=(either, make("Controlled", by=OPPONENT))),
    )
    # "one A, or one B, from your trash": what stands after the last comma holds for both
    listed = shape("Filter", tests=(alternatives("$f", "$h"), "$p"))
    g.phrase("pick", "Pick", "1 {f:core} , or 1 {h:core} , {p:posts}", count=EXACTLY_ONE, filter=listed)
    g.phrase("group", "All", "<all|all of|any of> {w:whose} {f:every}", filter=of("$w", "$f"))
    g.phrase("subject", "All", "each of {w:whose} {f:every}", filter=of("$w", "$f"))
    # a bare plural is a subject: "your spirits with Curse"
    g.phrase("those", "Filter", "{w:whose} {f:every}", tests=("$f", shape("Controlled", by="$w")))
    g.phrase("those", "Filter", "{tests:every}")
    g.phrase("plural", "All", "{filter:those}")
    g.phrase("subject", None, "{:ref}")
    g.phrase("subject", None, "{:plural}")
    g.phrase("subject", "Together", "{parts:this} and {parts:plural}", "{parts:pron} and {parts:plural}")


__all__ = ["COMPARED", "NEXUS", "SPIRIT", "TOKEN", "add", "alternatives", "of"]
