"""Nouns, names, adjectives and tests of the game's cards."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.vocabulary import CARD_TYPES, STATES
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import COMPARED, all_that, filtered
from cardwright.text.shared.filters import alternatives

ANY = make("Player", who="any")
THEY = make("Player", who="they")
ITS = make("Pronoun", form="it", filter=make("Filter"))
QUALITIES = ("attacking", "blocking", "damaged", "frozen", "blocked")
LARGER = {
    ">": "<greater than|higher than|more than|larger than>",
    "<": "<less than|lower than|smaller than|inferior to>",
    "<=": "<equal to or less than|equal or inferior to|inferior or equal to>",
    ">=": "<equal to or greater than|equal to or more than>",
    "=": "equal to",
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _nouns(g)
    _identities(g)
    _adjectives(g)
    _numbers(g)
    _after_the_noun(g)
    _exceptions(g)
    _relations(g)


def _nouns(g: Grammar) -> None:
    for word in CARD_TYPES:
        g.phrase("noun", "Type", word if word == "card" else f"{word} <card|>", type=word)
    for word in ("auto-ability", "action_ability", "special_ability"):
        g.phrase("noun", "Type", word, type=word.replace("_", " "))
    g.phrase("nouns", LIST, "{a:noun} , {b:noun} or {c:noun}", items=(alternatives("$a", "$b", "$c"),))


def _identities(g: Grammar) -> None:
    """Card Name, Job and Category (5.2.2, 6.6): alone, before a type, and as alternatives."""
    g.phrase("ident", "Named", "{name:NAME}")
    g.phrase("ident", None, "{:grouped}")
    g.phrase("grouped", "Trait", "{trait:TRAIT}")
    g.phrase("grouped", "Universe", "{name:CATEGORY}")
    g.phrase("idents", LIST, "{ident}")
    g.phrase("idents", LIST, "{a:ident} <or|and/or|or a> {b:ident}", items=(alternatives("$a", "$b"),))
    g.phrase("idents", LIST, "{a:ident} <,|or> {b:ident} <or|, or> {c:ident}", items=(alternatives("$a", "$b", "$c"),))
    g.phrase(
        "idents",
        LIST,
        "{a:ident} <,|or> {b:ident} <,|or> {c:ident} <or|, or> {d:ident}",
        items=(alternatives("$a", "$b", "$c", "$d"),),
    )
    g.phrase("core", LIST, "{idents}", "{idents} {nouns}", "{adjs} {idents}", "{adjs} {idents} {nouns}")
    g.phrase("adj", None, "{:ident}")
    g.phrase("core", LIST, "{a:adj_core} or {b:ident}", items=(alternatives("$a", "$b"),))
    g.phrase("core", LIST, "{a:ident} or {b:bare_core}", items=(alternatives("$a", "$b"),))


def _adjectives(g: Grammar) -> None:
    g.phrase("element", "Class", "{name:ELEMENT}")
    g.phrase("elements", None, "{:element}")
    g.phrase("elements", "AnyOf", "{a:element} <or|and/or> {b:element}", filters=(filtered("$a"), filtered("$b")))
    g.phrase(
        "elements",
        "AnyOf",
        "{a:element} , {b:element} <or|, or> {c:element}",
        filters=(filtered("$a"), filtered("$b"), filtered("$c")),
    )
    g.phrase("adj", None, "{:elements}")
    for word, state in STATES.items():
        g.phrase("adj", "Quality", word, name=state)
    for word in QUALITIES:
        g.phrase("adj", "Quality", word, name=word)
    g.phrase("adj", "Quality", "multi-element", name="multi-element")
    either = tuple(make("Filter", tests=(make("Quality", name=word),)) for word in ("attacking", "blocking"))
    g.phrase("adj", "AnyOf", "attacking or blocking", filters=either)


def _numbers(g: Grammar) -> None:
    for op, wordings in COMPARED.items():
        for wording in wordings[:1]:
            value = wording.replace("{n}", "{value:n}")
            for stat in ("cost", "power"):
                g.phrase(
                    "trait_of",
                    "StatIs",
                    f"of {stat} {value}",
                    f"with a {stat} of {value}",
                    f"with {stat} {value}",
                    stat=stat,
                    op=op,
                )
                g.phrase("post", "GroupTotal", f"with a total {stat} of {value}", stat=stat, op=op)
    for op, larger in LARGER.items():
        for stat in ("cost", "power"):
            # nothing follows what is counted: it is counted to the end
            counted = shape("StatIs", stat=stat, op=op, value="$v")
            g.phrase("posts", LIST, f"with <a|> {stat} {larger} {{v:counted}}", items=(counted,))
            own = shape("Stat", of="$r", stat=stat)
            g.phrase("trait_of", "StatIs", f"with <a|> {stat} {larger} {{r:this}} 's", stat=stat, op=op, value=own)
            its = make("Stat", of=ITS, stat=stat)
            g.phrase("trait_of", "StatIs", f"with <a|> {stat} {larger} <its|it>", stat=stat, op=op, value=its)
    for op in ("=", "<=", ">="):
        g.phrase(
            "posts", LIST, f"of <a|> cost {LARGER[op]} {{v:counted}}", items=(shape("StatIs", stat="cost", op=op, value="$v"),)
        )
        # "... you control from your hand": what is controlled is on the field; from the hand comes what is compared
        controlled = shape("Count", of=shape("All", filter=shape("Filter", tests=("$c", YOURS))))
        both = (shape("StatIs", stat="cost", op=op, value=controlled), shape("In", places="$p"))
        g.phrase("posts", LIST, f"of <a|> cost {LARGER[op]} the number of {{c:core}} you control from {{p:place}}", items=both)
    g.phrase("trait_of", "StatIs", "of the same cost as {r:ref}", stat="cost", op="=", value=shape("Stat", of="$r", stat="cost"))
    lower = shape("Stat", of="$r", stat="cost")
    g.phrase("trait_of", "StatIs", "of a cost less than {r:ref}", stat="cost", op="<", value=lower)
    alike = shape("Stat", of="$r", stat="cost")
    g.phrase("trait_of", "StatIs", "with the same cost as {r:ref}", stat="cost", op="=", value=alike)
    g.phrase("trait_of", "StatIs", "of that cost", "of the same cost as the selected number", stat="cost", op="=", value=make("X"))
    g.phrase("trait_of", "NotTest", "other than cost {v:n}", test=shape("StatIs", stat="cost", op="=", value="$v"))
    g.phrase("cost_is", "Filter", "{v:n}", tests=shape("StatIs", stat="cost", op="=", value="$v"))
    g.phrase("trait_of", "AnyOf", "of costs {filters:cost_list}")
    g.phrase("cost_list", LIST, "{cost_is} , {cost_list}", "{cost_is} , {cost_is} <and|or|, and|, or> {cost_is}")
    g.phrase("trait_of", "AnyOf", "of cost {filters:cost_list}")
    either = tuple(shape("Filter", tests=shape("StatIs", stat="cost", op="=", value=value)) for value in ("$a", "$b"))
    g.phrase("trait_of", "AnyOf", "of cost {a:n} <or|and> {b:n}", filters=either)


def _after_the_noun(g: Grammar) -> None:
    g.phrase("post", "Controlled", "opponent control", by=OPPONENT)
    g.phrase("post", "Controlled", "they control", by=THEY)
    g.phrase("post", "Controlled", "of <your|> opponent", by=OPPONENT)
    g.phrase("whose", "Player", "either player 's", who="any")
    keywords = tuple(shape("Filter", tests=(shape("HasKeyword", keyword=f"${name}"),)) for name in "abc")
    g.phrase("trait_of", "AnyOf", "with {a:KW} , {b:KW} <or|, or> {c:KW}", filters=keywords)
    g.phrase("place", "Place", "the field", zone="field", of=ANY)
    g.phrase("place", "Place", "the break_zone", zone="break zone", of=ANY)
    g.phrase("post", "HasCounter", "with {n:n} or more {counter:COUNTER} counter <on it|placed on it|>", op=">=", value="$n")
    g.phrase("post", "HasCounter", "with a {counter:COUNTER} counter <on it|>", op=">=")
    g.phrase("post", "HasCounter", "with {n:n} or more {counter:COUNTER} counter <on them|placed on them>", op=">=", value="$n")
    g.phrase("post", "HasCounter", "with a {counter:COUNTER} counter on them", op=">=")
    g.phrase("post", "Controlled", "either player control", by=ANY)
    g.phrase("trait_of", "NotTest", "of a element other than {test:elements}")
    g.phrase("trait_of", "NotTest", "without {k:KW}", test=shape("HasKeyword", keyword="$k"))
    both = (
        shape("Filter", tests=(shape("HasKeyword", keyword="$a"),)),
        shape("Filter", tests=(shape("HasKeyword", keyword="$b"),)),
    )
    g.phrase("trait_of", "AnyOf", "with {a:KW} or {b:KW}", filters=both)
    g.phrase("trait_of", "HasKeyword", "with ex_burst", keyword="ex burst")
    generic = make("Quality", name="generic")
    g.phrase("trait_of", None, "{:generic}")
    g.phrase("generic", "Quality", "with [一般]", name="generic")
    g.phrase("trait_of", "NotTest", "without [一般]", test=generic)
    g.phrase("post", "GroupDiffers", "of different {stat:GROUPSTAT}", "each with a different {stat:GROUPSTAT}")
    g.phrase("post", "GroupDiffers", ", each <of|with> a different {stat:GROUPSTAT} <,|>")
    g.phrase("trait_of", "Class", "of {name:ELEMENT} element")
    for word in ("forward", "backup", "monster"):
        g.phrase("trait_of", "Type", f"that is also a {word}", type=word)
    put = (
        make("WasIn", event="put into the break zone from the field"),
        make("In", places=(make("Place", zone="break zone", of=YOU),)),
    )
    g.phrase("posts", LIST, "put in your break_zone from the field during this turn", items=put)
    gone = make("Place", zone="removed from the game", of=ANY)
    g.phrase("post", "In", "removed from the game", places=gone)
    g.phrase("post", "GroupSame", "of the same {stat:GROUPSTAT}")
    for which in ("highest", "lowest"):
        g.phrase("post", "Extreme", f"with the {which} {{stat:STAT}}", f"of the {which} {{stat:STAT}}", which=which)
    g.phrase("trait_of", "Class", "of the {name:ELEMENT} element")
    g.phrase(
        "post", "WasIn", "that was put from the field into the break_zone this turn", event="put into the break zone from the field"
    )
    g.phrase(
        "post",
        "WasIn",
        "<that|which> <have been|was> dealt damage this turn",
        "that have received damage this turn",
        event="dealt damage",
    )
    g.phrase("post", "WasIn", "that <attacked|have attacked> this turn", event="attacked")
    g.phrase("post", "WasIn", "that <entered the field|have entered the field> this turn", event="entered the field")
    done = shape("Pronoun", form="the", said="$said", filter=make("Filter"))
    g.phrase("post", None, "{:by_what_was_done}")
    ways = (
        "you have {said:PAST} due to this ability",
        "you {said:PAST} due to this ability",
        "you {said:PAST}",
        "you {said:PAST} this way",
    )
    g.phrase("by_what_was_done", "Among", *ways, "{said:PAST} by this effect", of=done)
    g.phrase("post", "Among", "among <them|those>", of=make("Pronoun", form="them", filter=make("Filter")))


def _exceptions(g: Grammar) -> None:
    """What a filter leaves out: "other than", "except"."""
    for words in ("other than", "except", "which is not", "that is not"):
        g.phrase("trait_of", "NotTest", f"{words} {{test:excepted}}")
        g.phrase("trait_of", "NotTest", f"{words} a {{test:excepted}}")
    g.phrase("trait_of", "NotTest", "of any element <except|other than> {test:elements}")
    both = (shape("NotTest", test="$t"), "$p")
    g.phrase("posts", LIST, "of any element <except|other than> {t:elements} and {p:trait_of}", items=both)
    g.phrase("posts", LIST, "of any element <except|other than> {t:elements} and {p:trait_of} {h:posts}", items=(*both, "$h"))
    g.phrase("posts", LIST, "of all element <except|other than> {t:elements}", items=(shape("NotTest", test="$t"),))
    g.phrase("excepted", None, "{:grouped}")
    g.phrase("excepted", None, "{:elements}")
    g.phrase("excepted", "AnyOf", "{a:ident} or {b:ident}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("excepted", "AnyOf", "{a:element} and {b:element}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("excepted", "Quality", "multi-element", name="multi-element")
    for word in ("forward", "backup", "monster", "summon"):
        g.phrase("excepted", "Type", word, type=word)
    g.phrase("posts", LIST, "other than {a:this} or {b:ident}", items=(make("Other", than=THIS), shape("NotTest", test="$b")))
    g.phrase("adj", "NotTest", "non- {test:excepted}")


def _relations(g: Grammar) -> None:
    g.phrase(
        "post",
        "Linked",
        "damaged by {to:this}",
        "that took damage from {to:this}",
        "that <have been|was> dealt damage by {to:this}",
        relation="damaged by",
    )
    g.phrase("post", "Linked", "blocking {to:ref}", "that block {to:this}", relation="blocking")
    g.phrase("post", "Linked", "blocked by {to:ref}", relation="blocked by")
    g.phrase("post", "Linked", "<forming a party|in a party> with {to:ref}", relation="in a party with")
    g.phrase("post", "Quality", "forming a party", name="forming a party")
    gone = make("In", places=(make("Place", zone="removed from the game", of=ANY),))
    by_it = (shape("Linked", relation="removed by", to="$t"), gone)
    g.phrase("posts", LIST, "removed by {t:this} 's ability", items=by_it)
    chosen = shape("Linked", relation="choosing", to=all_that("$f"))
    only = shape("Linked", relation="choosing only", to=all_that("$f"))
    for words in ("choosing", "that is choosing", "targeting"):
        g.phrase("posts", LIST, f"{words} a {{f:tests}}", items=(chosen,))
        g.phrase("posts", LIST, f"{words} only 1 {{f:tests}}", items=(only,))
    g.phrase("posts", LIST, "triggered from a {f:core}", items=(shape("AbilityOf", filter=filtered("$f")),))
    g.phrase("tests", LIST, "opponent 's {f:core}", items=("$f", make("Controlled", by=OPPONENT)))
    kinds = tuple(make("Filter", tests=(make("Type", type=word),)) for word in ("summon", "ability"))
    played = make("AnyOf", filters=kinds)
    for words in ("choosing", "that is choosing"):
        g.phrase("tests", LIST, f"summon or ability {words} a {{f:tests}}", items=(played, chosen))
    g.phrase(
        "excepted", "AnyOf", "{a:ident} , {b:element} or {c:element}", filters=(filtered("$a"), filtered("$b"), filtered("$c"))
    )
    g.phrase("trait_of", "NotTest", "of a different element <from|than> {r:ref}", test=shape("SameName", as_="$r", stat="element"))
    g.phrase("post", "SameName", "of the same element as {as_:ref}", stat="element")
    g.phrase("post", "Linked", "of the same card type as {to:ref}", relation="of the same card type as")


YOURS = make("Controlled", by=YOU)
