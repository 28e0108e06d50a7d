"""What made something happen, said of every move and every change of state; and the same of what has happened this turn."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.filters import ANY
from cardwright.games.fftcg.dialect.references import OWNER
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import ONE, OPPONENT, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.conditions import NONE
from cardwright.text.shared.filters import OTHER
from cardwright.text.tree import Node

Fields = dict[str, str | Node | Shape | tuple[Node, ...]]

FIELD, YOUR_FIELD, THEIR_FIELD = (make("Place", zone="field", of=who) for who in (ANY, YOU, OPPONENT))
BREAK_ZONE = make("Place", zone="break zone", of=OWNER)
REMOVED = make("Place", zone="removed from the game", of=ANY)
HOME = make("Place", zone="hand", of=OWNER)
MY_HAND = make("Place", zone="hand", of=YOU)
NO_SUMMON = make("NotTest", test=make("Type", type="summon"))
EFFECTS = "<summon or ability|summon or a ability>"
WHOSE = (("<a|> ", "a ", "ability"), ("your ", "your ", "your ability"), ("your opponent 's ",) * 2 + ("opponent's ability",))
# by a Summon or an ability: of whomever, of a player, of a card; where only abilities are said, Summons are none
CAUSES: tuple[tuple[str, Fields], ...] = (
    *((f"{whose}{EFFECTS}", Fields(by=by)) for whose, _, by in WHOSE),
    *((f"{whose}ability", Fields(by=by, of=make("Filter", tests=(NO_SUMMON,)))) for _, whose, by in WHOSE),
    *(
        (f"a ability of {card}", Fields(by="ability", of=shape("Filter", tests=(NO_SUMMON, "$k"))))
        for card in ("{k:named_only}", "a {k:tests}")
    ),
    ("warp", Fields(keyword="warp")),
)
# what happens to a card, as it happens and as it has happened
MOVES: tuple[tuple[str, str, Fields], ...] = (
    ("enter the field", "<have|> entered the field", Fields(to=FIELD)),
    ("enter your field", "<have|> entered your field", Fields(to=YOUR_FIELD)),
    ("enter your opponent 's field", "<have|> entered your opponent 's field", Fields(to=THEIR_FIELD)),
    ("leave the field", "<have|> left the field", Fields(source=FIELD)),
    (
        "is put from the field into the break_zone",
        "<have been|was> put from the field into the break_zone",
        Fields(source=FIELD, to=BREAK_ZONE),
    ),
    ("is put into the break_zone", "<have been|was> put into the break_zone", Fields(to=BREAK_ZONE)),
    ("is removed from the game", "<have been|was> removed from the game", Fields(to=REMOVED)),
    (
        "is returned from the field to its owner 's hand",
        "<have been|was> returned from the field to its owner 's hand",
        Fields(source=FIELD, to=HOME, verb="return"),
    ),
    (
        "is returned to its owner 's hand",
        "<have been|was> returned to its owner 's hand",
        Fields(source=FIELD, to=HOME, verb="return"),
    ),
    ("is returned to your hand", "<have been|was> returned to your hand", Fields(source=FIELD, to=MY_HAND, verb="return")),
    ("is broken", "<have been|was> broken", Fields(verb="destroy")),
)
STATES = (
    ("become dull", "dull"), ("is dulled", "dull"), ("become active", "active"), ("is activated", "active"),
    ("is frozen", "frozen"),
)  # fmt: skip


def add(g: Grammar) -> None:
    """Add the phrases."""
    for now, before, fields in MOVES:
        g.phrase("event", "Moved", f"{{what:esubj}} {now}", **fields)
        _since(g, before, shape("Moved", what="$w", **fields))
        for cause, more in CAUSES:
            g.phrase("event", "Moved", f"{{what:esubj}} {now} <due to|by> {cause}", **fields, **more)
            _since(g, f"{before} <due to|by> {cause}", shape("Moved", what="$w", **fields, **more))
    for words, state in STATES:
        g.phrase("event", "StateChanged", f"{{what:esubj}} {words}", state=state)
        for cause, more in CAUSES[:3]:
            g.phrase("event", "StateChanged", f"{{what:esubj}} {words} <due to|by> {cause}", state=state, **more)
    for words, event in (
        ("<have|> attacked", shape("Attacks", what="$w")),
        ("<have|> blocked", shape("StateChanged", what="$w", state="blocking")),
        ("<have been|was> dealt damage", shape("Damaged", what="$w")),
        ("formed a party", shape("PartyAttacks", what="$w")),
    ):
        _since(g, words, event)
    _who_did(g)
    _discarding(g)


def _since(g: Grammar, words: str, event: Shape) -> None:
    """It has happened this turn: to some card, to so many, to none."""
    several = "{times:n} or more {w:dids}"
    g.phrase("cond", "Happened", f"{{w:did}} {words} this turn", event=event, op=">=", times=ONE)
    g.phrase("earlier", "Happened", f"{{w:did}} {words}", event=event, op=">=", times=ONE)
    g.phrase("cond", "Happened", f"{several} {words} this turn", event=event, op=">=")
    g.phrase("earlier", "Happened", f"{several} {words}", event=event, op=">=")
    g.phrase("cond", "Happened", f"no {{w:dids}} {words} this turn", event=event, op="=", times=NONE)
    g.phrase("per", "Tally", f"each {{w:dids}} that {words} this turn", event=event)


def _who_did(g: Grammar) -> None:
    """Whichever card it happened to; who controlled it is said of that moment."""
    for category, article in (("did", "a "), ("dids", "")):
        g.phrase(category, "Any", f"{article}{{f:core}}", filter=filtered("$f"))
        for words, who in (("you <control|controlled>", YOU), ("<your|> opponent <control|controlled>", OPPONENT)):
            whose = make("Controlled", by=who)
            g.phrase(category, "Any", f"{article}{{f:core}} {words}", filter=shape("Filter", tests=("$f", whose)))
            others = shape("Filter", tests=("$f", "$h", whose))
            g.phrase(category, "Any", f"{article}{{f:core}} {{h:trait_of}} {words}", filter=others)
    mine = make("Controlled", by=YOU)
    g.phrase("did", "Any", "another {f:core}", filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("did", "Any", "another {f:core} you <control|controlled>", filter=shape("Filter", tests=(OTHER, "$f", mine)))
    g.phrase("did", None, "{:this}")


def _discarding(g: Grammar) -> None:
    """15.1.1.4: by a player, from their own hand."""
    for words, who, whose in (("you", YOU, "your"), ("<your|> opponent", OPPONENT, "their")):
        fields = Fields(verb="discard", source=make("Place", zone="hand", of=who))
        tail = f"<from {whose} hand|>"
        for cause, more in (("", Fields()), *((f"due to {cause}", more) for cause, more in CAUSES[:6])):
            g.phrase("event", "Moved", f"{words} discard {{what:dsubj}} {tail} {cause}", **fields, **more)
            g.phrase("event", "Moved", f"{{what:esubj}} is discarded from {whose} hand {cause}", **fields, **more)
            event = shape("Moved", what="$w", **fields, **more)
            done = f"{words} have discarded"
            g.phrase("cond", "Happened", f"{done} a {{w:dropped}} {tail} {cause} this turn", event=event, op=">=", times=ONE)
            g.phrase("earlier", "Happened", f"{done} a {{w:dropped}} {tail} {cause}", event=event, op=">=", times=ONE)
            g.phrase("cond", "Happened", f"{done} {{times:n}} or more {{w:dropped}} {tail} {cause} this turn", event=event, op=">=")
            g.phrase("per", "Tally", f"each {{w:dropped}} {words} have discarded {tail} {cause} this turn", event=event)
    g.phrase("dropped", "Any", "{f:core}", filter=filtered("$f"))
