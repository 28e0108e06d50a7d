"""Which cards: nouns, adjectives and what follows them, in the game's words (200, 1400)."""

from __future__ import annotations

from cardwright.games.fow.dialect.vocabulary import CARD_TYPES, STATES, STONE_TYPES
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered

ANY = make("Player", who="any")
TOKEN = make("Quality", name="token")
SPELL = make("Type", type="spell")
ABILITY = make("Type", type="ability")
RESONATOR = make("Type", type="resonator")
VOID = make("Class", name="void")
PLAYER = make("Type", type="player")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _nouns(g)
    _spells(g)
    _adjectives(g)
    _after_the_noun(g)
    _numbers(g)
    _past(g)


def _nouns(g: Grammar) -> None:
    for word, type_ in CARD_TYPES.items():
        if word not in ("spell", "token"):
            g.phrase("head", "Type", word, type=type_)
            g.phrase("typed", "Type", word, type=type_)
    for word, type_ in STONE_TYPES.items():
        g.phrase("head", "Type", word, type=type_)
        g.phrase("typed", "Type", word, type=type_)
    g.phrase("head", "Type", "{type:ADDITION}", "{type:ADDITION} card")
    g.phrase("head", "Type", "{type:CHANTKIND}", "{type:CHANTKIND} card")
    g.phrase("head", None, "{:named}")
    g.phrase("named", "Named", "{name:NAME}")
    g.phrase("noun", "Trait", "{trait:TRAIT}")  # before "or" and another noun it is an adjective
    g.phrase("noun", None, "{:head}")
    g.phrase("head_core", LIST, "{head}")
    three = shape("AnyOf", filters=tuple(filtered(hole) for hole in ("$a", "$b", "$c")))
    g.phrase("nouns", LIST, "{a:noun} , {b:noun} or {c:noun}", items=(three,))
    g.phrase("head", "Quality", "token", name="token")
    g.phrase("head", LIST, "{a:typed} token", items=("$a", TOKEN))
    for word in ("resonator", "addition", "regalia", "chant", "magic_stone"):
        g.phrase("head", "Type", f"{word} card", type=CARD_TYPES[word])
    g.phrase("head", LIST, "spell card", items=(make("NotTest", test=RESONATOR), make("Type", type="chant")))
    g.phrase("leader_core", LIST, "player", items=(PLAYER,))
    both = (shape("AnyOf", filters=(filtered("$a"), filtered("$b"))),)
    g.phrase("every", LIST, "{a:leader_core} and {b:bare_core}", items=both)
    named = (shape("AnyOf", filters=tuple(filtered(hole) for hole in ("$a", "$b", "$c"))),)
    g.phrase("every", LIST, "{a:named} , {b:named} <and|, and> {c:named}", items=named)
    g.phrase("every", LIST, "{a:named} , {b:named} <and|, and> {c:named} {posts}", items=(*named, "$posts"))
    g.phrase("tests", LIST, "{a:leader_core} or a {b:core}", items=(shape("AnyOf", filters=(filtered("$a"), filtered("$b"))),))
    # what is said of the first is said of it alone; where they are, and whose, of both
    told = (shape("AnyOf", filters=(shape("Filter", tests=("$a", "$t")), filtered("$b"))), "$w")
    g.phrase("either_told", LIST, "{a:core} {t:told} or a {b:core} {w:whereabouts}", items=told)
    g.phrase("tests", LIST, "{either_told}")
    g.phrase("placed_pick", "Pick", "{count} {f:either_told}", filter=filtered("$f"))
    g.phrase("whereabouts", "Among", "<from|> among {of:pron}")
    g.phrase("leader_core", LIST, "opponent", items=(make("Controlled", by=OPPONENT), PLAYER))


def _spells(g: Grammar) -> None:
    """312.3: a card in the chase area; 1407: summon spells are those of resonators, normal spells all others."""
    normal = make("NotTest", test=RESONATOR)
    g.phrase("head", "Type", "spell", type="spell")
    g.phrase("head", LIST, "<summon|resonator> spell", items=(RESONATOR, SPELL))
    g.phrase("head", LIST, "<normal|non- resonator> spell", items=(normal, SPELL))
    g.phrase("head", LIST, "chant spell", items=(make("Type", type="chant"), SPELL))
    g.phrase("head", "Type", "ability", type="ability")
    for kind in ("activate", "automatic"):
        g.phrase("head", LIST, f"{kind} ability", items=(ABILITY, make("Quality", name=f"{kind} ability")))
    both = tuple(make("Filter", tests=(make("Quality", name=f"{kind} ability"),)) for kind in ("activate", "automatic"))
    g.phrase("head", LIST, "activate or automatic ability", items=(ABILITY, make("AnyOf", filters=both)))
    owned = shape("AbilityOf", filter=filtered("$f"))
    sorts = {kind: make("Quality", name=f"{kind} ability") for kind in ("activate", "automatic")}
    for kind, sort in sorts.items():
        g.phrase("head", LIST, f"{kind} ability of a {{f:core}}", items=(ABILITY, sort, owned))
    g.phrase("head", LIST, "activate or automatic ability of a {f:core}", items=(ABILITY, make("AnyOf", filters=both), owned))
    g.phrase("head", LIST, "[activate] ability", items=(ABILITY, make("Quality", name="activate ability")))


def _adjectives(g: Grammar) -> None:
    g.phrase("adj", None, "{:attribute}")
    g.phrase("attribute", "Class", "{name:ATTR}")
    g.phrase("attribute", "Class", "void", name="void")
    g.phrase("adj", "AnyOf", "{a:attribute} <or|and/or> {b:attribute}", filters=(filtered("$a"), filtered("$b")))
    three = (filtered("$a"), filtered("$b"), filtered("$c"))
    g.phrase("adj", "AnyOf", "{a:attribute} , {b:attribute} <, or|or> {c:attribute}", filters=three)
    g.phrase("adj", None, "{:state}")
    for word, state in STATES.items():
        if word != "bestowed":
            g.phrase("state", "Quality", word, name=state)
    g.phrase("adj", "AnyOf", "{a:state} or {b:state}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("adj", "Quality", "(stranger)", name="stranger")
    g.phrase("head", "Quality", "(stranger)", name="stranger")
    g.phrase("negated", "Quality", "(stranger)", name="stranger")
    g.phrase("adj", None, "{:other_than}")
    g.phrase("other_than", "NotTest", "non- {t:negated}", test="$t")
    g.phrase("adjs", LIST, "{a:other_than} , {b:other_than}", items=("$a", "$b"))
    g.phrase("adjs", LIST, "{a:other_than} , {b:other_than} , {c:other_than}", items=("$a", "$b", "$c"))
    g.phrase("negated", "Trait", "{trait:TRAIT}")
    g.phrase("negated", "Class", "{name:ATTR}")
    g.phrase("negated", None, "{:typed}")
    g.phrase("negated", "Type", "spell", type="chant")
    g.phrase("negated", "Quality", "special", name="special")
    g.phrase("negated", "Quality", "token", name="token")
    g.phrase("negated", "Quality", "attacking", name="attacking")
    # additions that are added to cards are old ones with a subtype other than field (1406.2)
    g.phrase("adj", "Quality", "addable", name="addable")
    g.phrase("negated", "Quality", "addable", name="addable")


def _after_the_noun(g: Grammar) -> None:
    their = make("Player", who="they")
    g.phrase("post", "Controlled", "a opponent control", "opponent control", by=OPPONENT)
    g.phrase("post", "Controlled", "they control", by=their)
    g.phrase("post", "Named", "name {name:NAME}")
    g.phrase("post", "AnyOf", "named {a:named} or {b:named}", filters=(filtered("$a"), filtered("$b")))
    three = tuple(filtered(hole) for hole in ("$a", "$b", "$c"))
    g.phrase("post", "AnyOf", "named {a:named} , {b:named} <or|, or> {c:named}", filters=three)
    g.phrase("place", "Place", "<a|the|any|all> {zone:ZONE}", of=ANY)
    g.phrase("post", "In", "in {z:inplace}", places="$z")
    g.phrase("inplace", "Place", "{zone:ZONE}", of=ANY)
    # 315.1: which of these places count, the game knows
    outside = tuple(make("Place", zone=zone, of=YOU) for zone in ("removed area", "sideboard", "collection"))
    items = (make("In", places=outside), make("Quality", name="out of the game"))
    g.phrase("posts", LIST, "<from|> out_of_game", items=items)
    runes = (make("In", places=(make("Place", zone="rune area", of=YOU),)), make("Quality", name="revealed"))
    g.phrase("posts", LIST, "revealed <from|in> your rune_area", items=runes)
    g.phrase("post", "Class", "with no attribute", "without attribute", name="void")
    g.phrase("post", "NotTest", "with a attribute", test=VOID)
    g.phrase("posts", LIST, "with one or more attribute", items=(shape("NotTest", test=VOID),))
    _joined(g)
    g.phrase("post", "Type", "with the {type:STONETYPE} type", "with <the|> magic_stone type {type:STONETYPE}")
    g.phrase("post", "NotTest", "without {k:KW}", test=shape("HasKeyword", keyword="$k"))
    words = tuple(shape("Filter", tests=(shape("HasKeyword", keyword=hole),)) for hole in ("$a", "$b", "$c"))
    g.phrase("post", "AnyOf", "with {a:KW} or {b:KW}", filters=words[:2])
    g.phrase("post", "AnyOf", "with {a:KW} , {b:KW} <or|, or> {c:KW}", filters=words)
    g.phrase("post", "HasKeyword", "with a symbol_skill", keyword="symbol skill")
    g.phrase("post", "NameHas", "with {name:NAME} in <its|their> name")
    names = tuple(shape("Filter", tests=(shape("NameHas", name=hole),)) for hole in ("$a", "$b", "$c"))
    g.phrase("post", "AnyOf", "with {a:NAME} , {b:NAME} <or|, or> {c:NAME} in <its|their> name", filters=names)
    on_it = "on <it|them>"
    g.phrase("post", "HasCounter", f"with <a|> {{counter:COUNTER}} counter {on_it}", op=">=")
    g.phrase(
        "post",
        "HasCounter",
        f"with 1 or more {{counter:COUNTER}} counter {on_it}",
        f"with one or more {{counter:COUNTER}} counter {on_it}",
        op=">=",
    )
    g.phrase("post", "NotTest", f"with no {{c:COUNTER}} counter {on_it}", test=shape("HasCounter", counter="$c", op=">="))
    g.phrase("post", "Linked", "added to {to:ref}", relation="added to")
    g.phrase("post", "Linked", "removed by {to:this}", "that was removed by {to:this}", relation="removed by")
    g.phrase("post", "Linked", "removed from the game by {to:this}", relation="removed by")
    g.phrase("post", "SameName", "with the same {stat:GROUPSTAT} as {as_:ref}")
    g.phrase("post", "SameName", "that share <a|the> {stat:GROUPSTAT} with {as_:ref}")
    either = tuple(shape("Filter", tests=(shape("SameName", as_="$r", stat=stat),)) for stat in ("$s", "$q"))
    g.phrase("post", "AnyOf", "that share a {s:GROUPSTAT} or {q:GROUPSTAT} with {r:ref}", filters=either)
    unlike = shape("SameName", as_="$r", stat="$s")
    g.phrase("post", "NotTest", "that don't share a {s:GROUPSTAT} with {r:ref}", test=unlike)
    like_none = shape("SameName", as_=shape("All", filter=filtered("$f")), stat="$s", some=1)
    # whatever is said after it is said of those
    g.phrase("posts", LIST, "that don't share a {s:GROUPSTAT} with {f:tests}", items=(shape("NotTest", test=like_none),))
    g.phrase("post", "GroupDiffers", "that don't share a {stat:GROUPSTAT}")
    g.phrase("post", "Extreme", "with the lowest {stat:STAT}", which="lowest")
    g.phrase("post", "Extreme", "with the highest {stat:STAT}", which="highest")
    # of the cards of which the others are said
    most = shape("Extreme", stat="$s", which="highest")
    least = shape("Extreme", stat="$s", which="lowest")
    g.phrase("posts", LIST, "with the lowest {s:STAT} among {f:tests}", items=("$f", least))
    for among in ("from among", "from among all"):
        g.phrase("posts", LIST, f"that have or share the highest {{s:STAT}} {among} {{f:tests}}", items=("$f", most))
    g.phrase("post", "Among", "among {of:pron}")


def _joined(g: Grammar) -> None:
    """Two things that are said of the same cards, joined by "and"."""
    g.phrase("having", "HasKeyword", "with {keyword:KW}")
    g.phrase("having", "NameHas", "with {name:NAME} in <its|their> name")
    g.phrase("having", "NotTest", "without {n:NAME} in <its|their> name", test=shape("NameHas", name="$n"))
    for op, after in ((">=", "or <more|higher|greater>"), ("<=", "or <less|lower>"), ("=", "")):
        g.phrase("having", "StatIs", f"with {{stat:STAT}} {{value:n}} {after}", op=op)
    g.phrase("posts", LIST, "{having} and {having}", "{having} and {having} {posts}")
    # what is said of cards, but not where they are
    g.phrase("told", LIST, "{having}", "{having} and {having}", "{called}", "{alike}")
    g.phrase("called", "Named", "<named|name> {name:NAME}")
    g.phrase("called", "NotTest", "not named {n:NAME}", test=shape("Named", name="$n"))
    g.phrase("called", "AnyOf", "named {a:named} or {b:named}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("called", "NotTest", "without {k:KW}", test=shape("HasKeyword", keyword="$k"))
    like = ("that share <a|the> {stat:GROUPSTAT} with {as_:ref}", "with the same {stat:GROUPSTAT} as {as_:ref}")
    g.phrase("alike", "SameName", *like)
    g.phrase("alike", "Class", "with no attribute", "without attribute", name="void")
    g.phrase("post", "NotTest", "without {n:NAME} in <its|their> name", test=shape("NameHas", name="$n"))


def _numbers(g: Grammar) -> None:
    for op, after in ((">=", "or <more|higher|greater>"), ("<=", "or <less|lower>"), ("=", "")):
        g.phrase("post", "StatIs", f"with {{stat:STAT}} <of|> {{value:n}} {after}", op=op)
    g.phrase("post", "StatIs", "with {stat:STAT} equal to {value:counted}", op="=")
    chosen = ("equal to the chosen number", "equal to that number", "x , where x is the chosen number")
    g.phrase("post", "StatIs", *(f"with {{stat:STAT}} {words}" for words in chosen), op="=", value=make("X"))
    than = (("<=", "less than or equal to"), ("<", "less than"), (">=", "greater than or equal to"), (">", "greater than"))
    for op, words in than:
        g.phrase("post", "StatIs", f"with {{stat:STAT}} {words} {{value:counted}}", op=op)
    for op, word in (("<", "less"), (">", "<more|greater|higher>")):
        own = shape("Stat", of="$r", stat="$s")
        g.phrase("post", "StatIs", f"with {word} {{s:STAT}} than {{r:ref}}", stat="$s", op=op, value=own)
    g.phrase(
        "post",
        "GroupTotal",
        "whose combined {stat:STAT} is {value:n} or less",
        "with a combined {stat:STAT} of {value:n} or less",
        op="<=",
    )
    g.phrase("post", "Quality", "with no printed ability", name="no printed abilities")


def _past(g: Grammar) -> None:
    """What happened to the card this turn."""
    for words, event in (
        ("that was dealt damage this turn", "dealt damage"),
        ("that dealt damage this turn", "deals damage"),
        ("that attacked this turn", "attacked"),
        ("that was destroyed this turn", "destroyed"),
    ):
        g.phrase("post", "WasIn", words, event=event, period="this turn")
    died = make("WasIn", event="died", period="this turn")
    from_field = "graveyard from <the|a> field this turn"
    for whose, owner in (("a", ANY), ("your", YOU)):
        buried = (died, make("In", places=(make("Place", zone="graveyard", of=owner),)))
        g.phrase("posts", LIST, f"that was put into {whose} {from_field}", items=buried)
    g.phrase("post", "WasIn", "that was put into that zone from <the|a> field this turn", event="died", period="this turn")
    # and it is still there
    arrived = make("WasIn", event="entered", period="this turn")
    for words, side in (
        ("entered <your field|the field under your control>", YOU),
        ("was put into <the|a> field", ANY),
        ("entered <the|a> field", ANY),
    ):
        there = make("In", places=(make("Place", zone="field", of=side),))
        g.phrase("posts", LIST, f"that {words} this turn", items=(arrived, there))
    g.phrase("post", "NotTest", "that didn't attack this turn", test=make("WasIn", event="attacked", period="this turn"))
    g.phrase("post", "Linked", "<that was|> dealt damage by {to:this} this turn", relation="dealt damage by")
