"""Which cards: nouns, adjectives, and what follows them."""

from __future__ import annotations

from cardwright.games.weiss.dialect.vocabulary import CARD_TYPES, STATES
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import alternatives

ANY = make("Player", who="any")
STAGE = make("Place", zone="stage", of=ANY)
COMPARED = {">=": "or <higher|more|greater|above>", "<=": "or <lower|less|fewer|below>", "=": ""}
POSITIONS = ("left", "middle", "right")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _nouns(g)
    _adjectives(g)
    _traits(g)
    _numbers(g)
    _relations(g)
    _after_the_noun(g)
    _places(g)


def _nouns(g: Grammar) -> None:
    for word in CARD_TYPES:
        g.phrase("noun", "Type", word, type=word)
    g.phrase("noun", "Quality", "marker", name="marker")
    g.phrase("noun", None, "{:named}")
    g.phrase("noun", LIST, "{a:named} marker", items=("$a", make("Quality", name="marker")))
    g.phrase("named", "Named", "{name:NAME}")
    g.phrase(
        "nouns",
        LIST,
        "{a:named} or {b:named} or {c:named}",
        "{a:named} , {b:named} or {c:named}",
        items=(alternatives("$a", "$b", "$c"),),
    )
    four = ("{a:named} or {b:named} or {c:named} or {d:named}", "{a:named} , {b:named} , {c:named} or {d:named}")
    g.phrase("nouns", LIST, *four, items=(alternatives("$a", "$b", "$c", "$d"),))
    g.phrase("nouns", LIST, "{a:named} and {b:named}", items=(alternatives("$a", "$b"),))
    # every game says how a card that no other category holds is called; here players are no cards
    g.phrase("leader_core", LIST, "player", items=(make("Type", type="player"),))


def _adjectives(g: Grammar) -> None:
    g.phrase("adj", "Class", "{name:COLOUR}")
    g.phrase("adj", "AnyOf", "{a:colour} or {b:colour}", filters=(filtered("$a"), filtered("$b")))
    g.phrase("colour", "Class", "{name:COLOUR}")
    for state in STATES:
        g.phrase("adj", "Quality", f"[{state}]", name=state)
    g.phrase("adj", "Quality", "faceup", name="faceup")
    g.phrase("adj", "Quality", "facedown", name="facedown")
    g.phrase("adj", "Quality", "attacking", name="attacking")
    g.phrase("adj", "Quality", "defending", name="defending")


def _traits(g: Grammar) -> None:
    """2.5: alternatives are joined by "or", by "and/or", by commas, or by nothing but both."""
    g.phrase("adj", "AnyOf", "{filters:trait_filter} or {filters:trait_filter} or {filters:trait_filter}")
    g.phrase("adj", "AnyOf", "{filters:trait_filter} , {filters:trait_filter} , {filters:trait_filter} or {filters:trait_filter}")
    g.phrase("trait_filter", "Filter", "{tests:trait}")
    g.phrase("colour_filter", "Filter", "{tests:colour}")
    g.phrase(
        "adj", "AnyOf", "{filters:colour_filter} or {filters:trait_filter}", "{filters:trait_filter} or {filters:colour_filter}"
    )
    g.phrase("adj", "AnyOf", "{filters:colour_filter} or {filters:trait_filter} or {filters:trait_filter}")
    g.phrase("post", None, "{:with_traits}")
    g.phrase("with_traits", "Trait", "with {trait:TRAIT}")
    g.phrase("with_traits", "AnyOf", "with {filters:trait_filter} or {filters:trait_filter}")
    g.phrase("posts", LIST, "with {a:trait} and {b:trait}", items=("$a", "$b"))
    g.phrase("posts", LIST, "with {a:trait} and {b:trait} {h:posts}", items=("$a", "$b", "$h"))


def _numbers(g: Grammar) -> None:
    """Level and cost before the noun, or after it."""
    for op, after in COMPARED.items():
        for stat in ("level", "cost"):
            g.phrase("adj", "StatIs", f"{stat} {{value:n}} {after}", stat=stat, op=op)
            g.phrase(
                "post", "StatIs", f"with <a|> {stat} {{value:n}} {after}", f"with a {stat} of {{value:n}} {after}", stat=stat, op=op
            )
        for stat in ("power", "soul"):
            g.phrase(
                "post", "StatIs", f"with {{value:n}} {after} {stat}", f"with <a|> {stat} {{value:n}} {after}", stat=stat, op=op
            )
            g.phrase(
                "post", "StatIs", f"with {stat} of {{value:n}} {after}", f"with a {stat} of {{value:n}} {after}", stat=stat, op=op
            )
    than = {
        ">": ("higher than", "greater than"),
        "<": ("lower than", "less than"),
        "<=": ("equal to or lower than", "equal to or less than", "lower than or equal to", "less than or equal to"),
        ">=": ("equal to or higher than", "equal to or greater than", "higher than or equal to"),
    }
    for op, wordings in than.items():
        for wording in wordings:
            g.phrase(
                "post",
                "StatIs",
                f"with <a|> {{stat:STAT}} {wording} {{value:amount}}",
                f"whose {{stat:STAT}} is {wording} {{value:amount}}",
                op=op,
            )
    g.phrase("post", "StatIs", "with <a|> {stat:STAT} equal to {value:amount}", op="=")
    g.phrase("post", "GroupTotal", "with a total {stat:STAT} of {value:n} or <lower|less>", op="<=")
    for which in ("highest", "lowest"):
        g.phrase("post", "Extreme", f"with the {which} {{stat:STAT}}", which=which)


def _relations(g: Grammar) -> None:
    """3.6.4, 3.6.5, 3.7.4, 7.2.1.5."""
    g.phrase("post", "Linked", "in front of {to:ref}", relation="in front of")
    g.phrase("post", "Linked", "behind {to:ref}", relation="behind")
    g.phrase("post", "Linked", "facing {to:ref}", relation="facing")
    g.phrase("post", "Linked", "<underneath|under|from underneath|from under> {to:ref}", relation="underneath")
    g.phrase("post", "Linked", "on either side of {to:ref}", "next to {to:ref}", relation="next to")
    g.phrase("post", "Quality", "in battle", name="in battle")
    g.phrase(
        "post", "Quality", "that is being frontal_attacked", "being frontal_attacked", "that is frontal_attacked", name="defending"
    )
    g.phrase("post", "Quality", "that is being attacked", "being attacked", name="being attacked")
    g.phrase("post", "Quality", "with <a|> marker", "with marker underneath <it|them>", name="with markers")


def _after_the_noun(g: Grammar) -> None:
    for whose, by in (("you", YOU), ("your opponent", OPPONENT)):
        g.phrase("post", "Controlled", f"{whose} have", by=by)
    g.phrase("post", "NameHas", "with {name:NAME} in <its|their|the> card name")
    g.phrase("part_filter", "Filter", "{tests:part}")
    g.phrase("part", "NameHas", "{name:NAME}")
    g.phrase("part_filters", LIST, "{part_filter} or {part_filter}", "{part_filter} or {part_filters}")
    g.phrase("post", "AnyOf", "with {filters:part_filters} in <its|their> card name")
    g.phrase(
        "post",
        "AnyOf",
        "{filters:with_traits_filter} or {filters:named_filter}",
        "{filters:named_filter} or {filters:with_traits_filter}",
    )
    part = shape("Filter", tests=(shape("NameHas", name="$n"),))
    g.phrase("post", "AnyOf", "with {a:trait_filter} or {n:NAME} in <its|their> card name", filters=("$a", part))
    handled = make("Pronoun", form="the", said="put", filter=make("Filter"))
    g.phrase("post", "Among", "put into <your|the> waiting_room <by|with> this effect", of=handled)
    shown = make("Pronoun", form="the", said="revealed", filter=make("Filter"))
    g.phrase("post", "Among", "from <among|> the revealed card", of=shown)
    rest = make("Pronoun", form="rest", filter=make("Filter"))
    g.phrase("post", "Among", "from the remaining card", of=rest)
    g.phrase("post", "Linked", "from <among|> the marker underneath {to:ref}", relation="underneath")
    g.phrase("post", "NotTest", "without <a|> marker", test=make("Quality", name="with markers"))
    either = tuple(shape("Filter", tests=(shape("Named", name=f"${hole}"),)) for hole in "ab")
    g.phrase("post", "AnyOf", "named {a:NAME} or {b:NAME}", filters=either)
    for type_ in ("climax", "event", "character"):
        g.phrase("post", "NotTest", f"except {type_}", f"other than {type_}", test=make("Type", type=type_))
    g.phrase("with_traits_filter", "Filter", "{tests:with_traits}")
    g.phrase("named_filter", "Filter", "{tests:name_part}")
    # "event or character with …": does what follows hold for both? Both readings are offered, so that neither is taken
    for word in ("event", "climax", "character"):
        g.phrase("typed_core", "Type", word, type=word)
    own = shape("AnyOf", filters=(filtered("$a"), shape("Filter", tests=("$b", "$q"))))
    for words in (
        "{a:adj_core} or <|a> {b:core} {q:name_part}",
        "{a:typed_core} or <|a> {b:core} {q:name_part}",
        "{b:core} {q:name_part} or <|a> {a:adj_core}",
    ):
        g.phrase("tests", LIST, words, items=(own,))
        g.phrase("tests", LIST, f"{words} {{posts}}", items=(own, "$posts"))
    g.phrase("name_part", "NameHas", "with {name:NAME} in <its|their> card name")
    for state in ("stand", "rest", "reverse"):
        g.phrase("post", "Quality", f"at [{state}]", name=state)
    for icon in ("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice"):
        g.phrase("icon_post", "Quality", f"with [{icon}] in <its|their> trigger icon", name=f"trigger {icon}")
    g.phrase("post", None, "{:icon_post}")
    g.phrase("posts_named", LIST, "{icon_post}")
    g.phrase("post", "SameName", "with the same card name as {as_:ref}", "with the same name as {as_:ref}")
    g.phrase("post", "SameName", "with the same card name as {as_:other_card}")
    # one phrase after the noun is about the other card, the next about this one
    other = shape("All", filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("other_card", "Together", "a {f:core} {h:post}", parts=(other,))
    g.phrase("post", "SameName", "with the same {stat:SAMESTAT} as {as_:ref}")
    g.phrase("post", "SameName", "of the same color as {as_:ref}", "in the same color as {as_:ref}", stat="color")
    g.phrase("post", "NotTest", "with a different card name <from|than> {r:ref}", test=shape("SameName", as_="$r"))
    g.phrase("post", "GroupDiffers", "with different card {stat:GROUPSTAT}")
    g.phrase("post", "Among", "<revealed|> among {of:pron}")
    revealed = make("Among", of=make("Pronoun", form="the", said="revealed", filter=make("Filter")))
    g.phrase(
        "scoped",
        "ForEach",
        "for each {f:core} revealed , {do:clauses}",
        of=shape("All", filter=shape("Filter", tests=("$f", revealed))),
    )
    g.phrase("post", "HasKeyword", "with {keyword:KW}")
    g.phrase("post", "NotTest", "without {t:trait}", test="$t")
    g.phrase("post", "Other", "other than {than:this}")


def _places(g: Grammar) -> None:
    """Zones without an owner, positions (3.6.3), the top of a zone."""
    for zone in ("stage", "center stage", "back stage"):
        g.phrase("place", "Place", f"<the|> {zone.replace(' ', '_')}", zone=zone, of=ANY)
    for zone in ("hand", "waiting room", "clock", "stock", "memory", "deck", "climax area"):
        g.phrase("place", "Place", f"<the|> {zone.replace(' ', '_')}", zone=zone, of=make("CardOwner"))
    for position in POSITIONS:
        for zone in ("center stage", "back stage"):
            word = zone.replace(" ", "_")
            g.phrase("place", "Place", f"the {position} position of {{of:whose}} {word}", zone=f"{position} {zone}")
            g.phrase("place", "Place", f"the {position} position of <the|> {word}", zone=f"{position} {zone}", of=ANY)
    g.phrase("origin", "Place", "from <the|> stage", zone="stage", of=ANY)
    g.phrase("origin", "Place", "from hand", zone="hand", of=make("CardOwner"))
    g.phrase("origin", "Place", "from <the|> waiting_room", zone="waiting room", of=make("CardOwner"))
