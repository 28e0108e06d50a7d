"""Nouns, adjectives and tests of the game's cards."""

from __future__ import annotations

from cardwright.games.sve.dialect.vocabulary import CARD_TYPES, STATES
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import COMPARED

TOKEN = make("Quality", name="token")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _nouns(g)
    _adjectives(g)
    _after_the_noun(g)


def _nouns(g: Grammar) -> None:
    for word in CARD_TYPES:
        g.phrase("noun", "Type", word, type=word)
    g.phrase("noun", None, "{:named}")
    g.phrase("named", "Named", "{name:NAME}")
    g.phrase("noun", LIST, "{a:named} token", items=("$a", TOKEN))
    g.phrase("noun", "Quality", "token", name="token")
    g.phrase("noun", LIST, "token {a:typed}", items=(TOKEN, "$a"))
    for word in ("follower", "amulet", "card", "spell"):
        g.phrase("typed", "Type", word, type=word)
    g.phrase("leader_core", LIST, "enemy leader", items=(make("Controlled", by=OPPONENT), make("Type", type="leader")))
    g.phrase("leader_core", LIST, "opponent", items=(make("Controlled", by=OPPONENT), make("Type", type="player")))
    g.phrase("leader_core", LIST, "leader", items=(make("Type", type="leader"),))
    g.phrase("ref", "Leader", "the enemy leader", "your opponent 's leader", of=OPPONENT)


def _adjectives(g: Grammar) -> None:
    g.phrase("adj", "Controlled", "enemy", by=OPPONENT)
    g.phrase("adj", "Class", "{name:CLASS}")
    g.phrase("adj", "StatIs", "{value:n} -cost", stat="cost", op="=")
    g.phrase("adj", "StatIs", "original {value:n} -cost", stat="cost", op="=", original=1)
    for word, state in STATES.items():
        g.phrase("adj", "Quality", word, name=state)
    g.phrase("adj", "NotTest", "non- {t:negated}", test="$t")
    for op, after in (("<=", "or <less|lower>"), (">=", "or <more|higher|greater>")):
        g.phrase("adj", "StatIs", f"{{value:n}} -cost {after}", stat="cost", op=op)
    g.phrase("negated", "Quality", "token", name="token")
    g.phrase("negated", "Trait", "{trait:TRAIT}")
    g.phrase("negated", "Class", "{name:CLASS}")


def _after_the_noun(g: Grammar) -> None:
    g.phrase("place", "Place", "the field", zone="field", of=make("Player", who="any"))
    g.phrase("place", "Place", "<the|a> ex_area", zone="ex area", of=make("Player", who="any"))
    g.phrase("place", "Place", "<the|> hand", zone="hand", of=make("CardOwner"))
    g.phrase("place", "Place", "the cemetery", zone="cemetery", of=make("CardOwner"))
    for label, icon in (
        ("evolve", "[evolve]"),
        ("fanfare", "[fanfare]"),
        ("last words", "[lastwords]"),
        ("earth rite", "earth rite"),
    ):
        g.phrase("post", "HasKeyword", f"with {icon}", keyword=label)
    has = (shape("Filter", tests=(shape("HasKeyword", keyword="$a"),)), shape("Filter", tests=(shape("HasKeyword", keyword="$b"),)))
    g.phrase("post", "AnyOf", "with {a:KW} or {b:KW}", filters=has)
    g.phrase("post", "WasIn", "that was put onto <the|your> field this turn", event="put onto the field", period="this turn")
    g.phrase("post", "WasIn", "that was {event:PAST} this turn", period="this turn")
    g.phrase("post", "WasIn", "that {event:PAST} this turn", "{event:PAST} this turn", period="this turn")
    g.phrase("post", "WasIn", "that attacked this turn", event="attacked", period="this turn")
    g.phrase("post", "GroupDiffers", "with different base cost", stat="base cost")
    g.phrase("post", "GroupTotal", "each , up to a total {s:STAT} of {v:n}", stat="$s", op="<=", value="$v")
    for op, after in ((">=", "or <more|higher>"), ("<=", "or <less|lower>"), ("=", "")):
        g.phrase("post", "StatIs", f"that originally cost {{value:n}} {after}", stat="cost", op=op, original=1)
    for op, wordings in COMPARED.items():
        for wording in wordings:
            value = wording.replace("{n}", "{value:amount}")
            g.phrase("trait_of", "StatIs", f"that cost {value} play point", stat="cost", op=op)
    for op, after in ((">=", "or <more|higher|greater>"), ("<=", "or <less|lower|fewer>")):
        g.phrase("trait_of", "StatIs", f"that cost {{value:n}} play point {after}", stat="cost", op=op)
    g.phrase("post", "StatIs", "that cost less than {value:counted}", stat="cost", op="<")
    g.phrase("post", "SameName", "with {as_:pron} 's name")
    g.phrase("post", "Extreme", "with the highest {stat:STAT}", which="highest")
    g.phrase("post", "Extreme", "with the lowest {stat:STAT}", which="lowest")
    g.phrase("post", "HasCounter", "with <a|> {counter:COUNTER} counter", counter="$counter")
    g.phrase("post", "NotTest", "without {k:KW}", test=shape("HasKeyword", keyword="$k"))


MY_FIELD = make("Place", zone="field", of=YOU)
