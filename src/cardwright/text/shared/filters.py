"""Which cards: adjectives, nouns and what follows them, each one test of a conjunction."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import COMPARED, filtered

OTHER = make("Other", than=THIS)


def alternatives(*holes: str) -> Shape:
    """Passes the tests of any of the holes."""
    return shape("AnyOf", filters=tuple(filtered(hole) for hole in holes))


def add(g: Grammar, first: str = "bare_core") -> None:
    """Add the phrases. `first`: what may stand bare before "or" and a noun with adjectives, and is no adjective itself."""
    _structure(g, first)
    _adjectives(g)
    _after_the_noun(g)


def _structure(g: Grammar, first: str) -> None:
    # what follows the noun holds for every alternative before it; a leader is nowhere but in its own area
    g.phrase("tests", LIST, "{core}", "{core} {posts}")
    g.phrase("tests", LIST, "{leader_core}", "{leader_core} {posts}")
    each_with_its_own = (shape("AnyOf", filters=(shape("Filter", tests=("$a", "$p")), shape("Filter", tests=("$b", "$q")))),)
    g.phrase("tests", LIST, "{a:core} {p:traits_of} <or|or a> {b:core} {q:traits_of}", items=each_with_its_own)
    g.phrase("tests", LIST, "{a:core} {p:traits_of} <or|or a> {b:core} {q:traits_of} {posts}", items=(*each_with_its_own, "$posts"))
    g.phrase("tests", LIST, "{a:leader_core} or {b:tests}", items=(alternatives("$a", "$b"),))
    g.phrase("every", LIST, "{core}", "{core} {posts}", "{leader_core}", "{leader_core} {posts}")
    g.phrase(
        "every",
        LIST,
        "{a:leader_core} and {b:core} {c:posts}",
        items=(shape("AnyOf", filters=(filtered("$a"), shape("Filter", tests=("$b", "$c")))),),
    )
    g.phrase("every", LIST, "{a:core} and {b:core}", items=(alternatives("$a", "$b"),))
    g.phrase("every", LIST, "{a:core} and {b:core} {posts}", items=(alternatives("$a", "$b"), "$posts"))
    g.phrase("core", LIST, "{nouns}", "{adjs} {nouns}")
    either = (alternatives("$a", "$b"),)
    g.phrase("core", LIST, "{a:adj_core} <or|or a|and/or> {b:adj_core}", "{a:bare_core} or a {b:adj_core}", items=either)
    g.phrase("core", LIST, f"{{a:{first}}} <or|and/or> {{b:adj_core}}", items=either)
    g.phrase("core", LIST, "{a:adj_core} or a {b:bare_core}", "{a:bare_core} or a {b:bare_core}", items=either)
    g.phrase("bare_core", LIST, "{noun}")
    g.phrase("adj_core", LIST, "{adjs} {noun}")
    g.phrase("nouns", LIST, "{noun}")
    g.phrase("nouns", LIST, "{a:noun} <or|and/or> {b:noun}", items=(alternatives("$a", "$b"),))
    g.phrase("nouns", LIST, "{a:noun} , {b:noun} , or {c:noun}", items=(alternatives("$a", "$b", "$c"),))
    g.phrase("adjs", LIST, "{adj}", "{adj} {adjs}")
    g.phrase("posts", LIST, "{post}", "{post} {posts}")
    g.phrase("traits_of", LIST, "{trait_of}")
    g.phrase("post", None, "{:trait_of}")


def _adjectives(g: Grammar) -> None:
    g.phrase("adj", "Other", "other", than=THIS)
    g.phrase("adj", None, "{:trait}")
    g.phrase("trait", "Trait", "{trait:TRAIT}")
    g.phrase("adj", "AnyOf", "{a:trait} <or|and/or> {b:trait}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("adj", "AnyOf", "{a:trait} , {b:trait} , or {c:trait}", filters=(filtered("$a"), filtered("$b"), filtered("$c")))


def _after_the_noun(g: Grammar) -> None:
    g.phrase("post", "In", "<currently|> <on|in|from> {places:place}")
    both = (shape("Place", zone="$a", of="$w"), shape("Place", zone="$b", of="$w"))
    for conjunction in ("<or|and/or>", "and"):
        g.phrase("post", "In", f"<on|in|from> {{places:place}} {conjunction} <in|from|on|> {{places:place}}")
        g.phrase("post", "In", f"<on|in|from> {{w:whose}} {{a:ZONE}} {conjunction} {{b:ZONE}}", places=both)
    g.phrase("post", "Controlled", "you control", by=YOU)
    g.phrase("post", "Controlled", "your opponent control", by=OPPONENT)
    g.phrase("post", "Named", "named {name:NAME}")
    g.phrase("post", "NotTest", "not named {name:NAME}", "other than {name:NAME}", test=shape("Named", name="$name"))
    g.phrase("post", "Other", "other than {than:ref}", "except {than:ref}")
    g.phrase("post", "NameHas", "with {name:NAME} in <its|their> name")
    g.phrase(
        "post",
        "AnyOf",
        "with {a:NAME} or {b:NAME} in <its|their> name",
        filters=(shape("Filter", tests=(shape("NameHas", name="$a"),)), shape("Filter", tests=(shape("NameHas", name="$b"),))),
    )
    g.phrase("posts", LIST, "with <both the|> {a:trait} and {b:trait} trait", items=("$a", "$b"))
    g.phrase("posts", LIST, "with <both the|> {a:trait} and {b:trait} trait {h:posts}", items=("$a", "$b", "$h"))
    g.phrase("posts", LIST, "with the {a:trait} trait", items=("$a",))
    g.phrase("post", "NotTest", "with a different name <from|than> {r:ref}", test=shape("SameName", as_="$r"))
    g.phrase("post", "SameName", "with the same name as {as_:ref}")
    g.phrase(
        "post",
        "Among",
        "{said:PAST} this way",
        "{said:PAST} by this ability",
        of=shape("Pronoun", form="the", said="$said", filter=make("Filter")),
    )
    g.phrase("post", "HasKeyword", "with {keyword:KW}")
    g.phrase("post", "GroupDiffers", "with different {stat:GROUPSTAT}")
    g.phrase("post", "GroupSame", "with the same {stat:GROUPSTAT}")
    g.phrase("post", "Among", "from among {of:pron}")
    for op, wordings in COMPARED.items():
        for wording in wordings:
            value = wording.replace("{n}", "{value:amount}")
            g.phrase("trait_of", "StatIs", f"that cost {value}", stat="cost", op=op)
            g.phrase("post", "GroupTotal", f"that cost a total of {value}", stat="cost", op=op)
    for op, after in ((">=", "or <more|higher|greater>"), ("<=", "or <less|lower|fewer>"), ("=", "")):
        g.phrase("post", "StatIs", f"with {{value:n}} {{stat:STAT}} {after}", op=op)
        g.phrase("post", "GroupTotal", f"with a total {{stat:STAT}} of {{value:n}} {after}", op=op)
        if after:
            g.phrase("post", "StatIs", f"with {{value:n}} {after} {{stat:STAT}}", op=op)
            g.phrase("post", "StatIs", f"with {'at least' if op == '>=' else 'at most'} {{value:n}} {{stat:STAT}}", op=op)
