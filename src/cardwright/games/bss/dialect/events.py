"""What triggered effects wait for: timings in brackets, and events in sentences."""

from __future__ import annotations

from cardwright.games.bss.dialect.filters import SPIRIT, of
from cardwright.games.bss.dialect.vocabulary import STEPS
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered

ANY = make("Player", who="any")
FIELD = make("Place", zone="field", of=ANY)
OWNER = make("CardOwner")
TRASH = make("Place", zone="trash", of=OWNER)
THIS = make("This")
ANYTHING = make("Any", filter=make("Filter"))
SUMMONED = make("Moved", what=THIS, verb="summon", to=(FIELD,))
PLACED = make("Moved", what=THIS, verb="place", to=(FIELD,))
DESTROYED = make("Moved", what=THIS, verb="destroy")
ATTACKS = make("Attacks", what=THIS)
BLOCKS = make("Blocks", what=THIS, against=ANYTHING)
LINKS = make("StateChanged", what=THIS, state="linking")
# timings of triggered effects: the words in brackets, a label, the event
TIMINGS = {
    "when summoned": SUMMONED,
    "when placed": PLACED,
    "when destroyed": DESTROYED,
    "when destroyed by opponent": DESTROYED.replace(by="opponent"),
    "when this spirit attack": ATTACKS,
    "when this spirit block": BLOCKS,
    "when this spirit link": LINKS,
    "when this spirit attack or block": make("EitherEvent", events=(ATTACKS, BLOCKS)),
    "when this spirit is summoned or attack": make("EitherEvent", events=(SUMMONED, ATTACKS)),
    "when this spirit is summoned or block": make("EitherEvent", events=(SUMMONED, BLOCKS)),
}
MY_SPIRIT = make("Any", filter=make("Filter", tests=(SPIRIT, make("Controlled", by=YOU))))
THEIR_SPIRIT = make("Any", filter=make("Filter", tests=(SPIRIT, make("Controlled", by=OPPONENT))))
BURSTS = {
    "when opponent resolve a spirit 's LABEL effect": make("Resolved", who=OPPONENT, what=THEIR_SPIRIT, label="when summoned"),
    "when opponent destroy your spirit": make("Moved", what=MY_SPIRIT, verb="destroy", by="opponent"),
    "when you lose life": make("PointsLost", who=YOU, points="life"),
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _timings(g)
    _subjects(g)
    _moves(g)
    _battles(g)
    _of_this_card(g)
    _others(g)
    _moments(g)


def _timings(g: Grammar) -> None:
    for words, event in TIMINGS.items():
        g.phrase("timing", event.kind, f"【 {words} 】", **dict(event.fields))
    for words, event in BURSTS.items():
        g.phrase("burst_timing", event.kind, f"【 {words} 】", **dict(event.fields))


def _subjects(g: Grammar) -> None:
    g.phrase("esubj", None, "{:this}")
    g.phrase("esubj", "Pronoun", "that {f:bare_core}", form="that", filter=filtered("$f"))
    g.phrase("esubj", "Any", "a {f:tests}", filter=filtered("$f"))
    g.phrase("esubj", "Any", "1 of {w:whose} {f:tests}", filter=of("$w", "$f"))
    g.phrase("esubj", "Any", "a opponent 's {f:tests}", filter=shape("Filter", tests=("$f", make("Controlled", by=OPPONENT))))
    g.phrase("esubj", "Any", "your opponent 's {f:tests}", filter=shape("Filter", tests=("$f", make("Controlled", by=OPPONENT))))
    g.phrase("esubj", "Any", "1 or more {f:tests}", filter=filtered("$f"), batch=1)
    g.phrase("esubj", "Any", "1 or more of {w:whose} {f:tests}", filter=of("$w", "$f"), batch=1)
    g.phrase("esubj", "Either", "{parts:this} or {parts:esubj_one}")
    g.phrase("esubj_one", "Any", "1 of {w:whose} {f:tests}", filter=of("$w", "$f"))


def _moves(g: Grammar) -> None:
    g.phrase("event", "Moved", "{what:esubj} is destroyed", verb="destroy")
    for words, by in (
        ("by your opponent", "opponent"),
        ("by your opponent 's effect", "opponent's ability"),
        ("by a effect", "ability"),
    ):
        g.phrase("event", "Moved", f"{{what:esubj}} is destroyed {words}", verb="destroy", by=by)
    g.phrase("event", "Moved", "you destroy {what:esubj} with 1 of your effect", verb="destroy", by="your ability")
    g.phrase("event", "Moved", "{what:esubj} is summoned", verb="summon")
    g.phrase("event", "Moved", "you summon {what:esubj}", verb="summon", to=make("Place", zone="field", of=YOU))
    paid = make("Quality", name="paid with soul core")
    spent = "and spend a soul_core as part of its summoning cost"
    bought = shape("Any", filter=shape("Filter", tests=("$f", paid)))
    mine = make("Place", zone="field", of=YOU)
    g.phrase("event", "Moved", f"you summon a {{f:core}} {spent}", verb="summon", what=bought, to=mine)
    g.phrase("event", "Moved", "your opponent summon {what:esubj}", verb="summon", to=make("Place", zone="field", of=OPPONENT))
    # 8-5-4: a spirit is on the field; elsewhere it is a spirit card
    g.phrase(
        "event",
        "Moved",
        "{what:esubj} is returned to {w:whose} hand",
        "{what:esubj} return to {w:whose} hand",
        verb="return",
        source=FIELD,
        to=shape("Place", zone="hand", of="$w"),
    )
    either = (shape("Place", zone="hand", of="$w"), shape("Place", zone="deck", of="$w"))
    returned = "{what:esubj} <is returned|return> to {w:whose} hand or <their|> deck"
    g.phrase("event", "Moved", returned, verb="return", source=FIELD, to=either)
    g.phrase("event", "Moved", "{what:esubj} is discarded from {source:place}", verb="discard")
    g.phrase(
        "event",
        "Moved",
        "{what:esubj} is discarded from {source:place} by your opponent 's effect",
        verb="discard",
        by="opponent's ability",
    )
    hand = make("Place", zone="hand", of=YOU)
    g.phrase("event", "Moved", "you discard {what:esubj}", verb="discard", source=hand)
    g.phrase(
        "event",
        "Moved",
        "your opponent 's effect discard {what:esubj} from {source:place}",
        verb="discard",
        by="opponent's ability",
    )
    g.phrase("event", "Moved", "{what:esubj} is placed into {to:trash}")
    g.phrase("trash", "Place", "{of:whose} trash", zone="trash")
    g.phrase("event", "Moved", "{what:esubj} is placed into {to:place} from {source:place}")


def _battles(g: Grammar) -> None:
    g.phrase("event", "Attacks", "{what:esubj} attack")
    g.phrase("event", "Blocks", "{what:esubj} block", against=ANYTHING)
    g.phrase("event", "Blocks", "{against:esubj} is blocked", what=ANYTHING)
    g.phrase("event", "Blocks", "{against:esubj} is blocked by {what:esubj}")
    g.phrase("event", "Destroys", "{what:esubj} destroy {other:esubj}")
    g.phrase("event", "Destroys", "{what:esubj} destroy {other:esubj} via comparing bp", how="comparing")
    g.phrase("event", "Destroys", "{what:esubj} destroy {other:esubj} in battle", how="battle")
    g.phrase("event", "Destroys", "{other:esubj} is destroyed via comparing bp with {what:esubj}", how="comparing")
    g.phrase("event", "Destroys", "{other:esubj} is destroyed by {what:esubj_one}")
    g.phrase("event", "Destroys", "{other:esubj} is destroyed in battle", how="battle", what=ANYTHING)
    g.phrase("event", "Destroys", "{other:esubj} is destroyed via comparing bp", how="comparing", what=ANYTHING)
    g.phrase("event", "Destroys", "{other:esubj} is destroyed in battle via comparing bp with {what:esubj}", how="comparing")
    g.phrase("event", "Destroys", "{other:esubj} is destroyed via reducing its bp to 0", how="reducing", what=ANYTHING)
    # whoever only "reduces" life may do so by an effect as well, which takes cores out of it
    anyhow = "{source:esubj} reduce your opponent 's life"
    g.phrase("event", "PointsLost", anyhow, who=OPPONENT, points="life", how="anyhow")
    for words in (
        "{source:esubj} <'|'s> attack reduce your opponent 's life",
        "a attack from {source:esubj} reduce your opponent 's life",
        "you reduce your opponent 's life with a attack from {source:esubj}",
        "you reduce your opponent 's life with {source:esubj} 's attack",
    ):
        g.phrase("event", "PointsLost", words, who=OPPONENT, points="life")
    g.phrase("event", "PointsLost", "you reduce your opponent 's life", who=OPPONENT, points="life", by="you")
    g.phrase("event", "PointsLost", "your life is reduced by a attack from {source:esubj}", who=YOU, points="life")
    g.phrase("event", "PointsLost", "your life is reduced by {source:esubj_one}", who=YOU, points="life", how="anyhow")
    g.phrase("event", "PointsLost", "your life is reduced by your opponent", who=YOU, points="life", by="opponent")
    g.phrase("event", "PointsGained", "your life increase", who=YOU, points="life")


def _of_this_card(g: Grammar) -> None:
    """Said after what is done to this card, "it" is this card: "refresh this spirit when it destroys ..."."""
    for verb, state in (("exhaust", "exhausted"), ("refresh", "refreshed")):
        g.phrase("to_this", "SetState", f"{verb} {{what:this}}", state=state)
    g.phrase("this_store", "OnCards", "{what:this}")
    g.phrase("to_this", "MovePieces", "place {count:cores} from {source:core_source} onto {to:this_store}")
    g.phrase("own_event", "PointsLost", "its attack reduce your opponent 's life", who=OPPONENT, points="life", source=THIS)
    g.phrase("own_event", "Attacks", "it attack", what=THIS)
    g.phrase("own_event", "Blocks", "it block", what=THIS, against=ANYTHING)
    g.phrase("own_event", "Blocks", "it is blocked", what=ANYTHING, against=THIS)
    for tail, how in (("", ""), (" via comparing bp", "comparing"), (" in battle", "battle")):
        g.phrase("own_event", "Destroys", f"it destroy {{other:esubj}}{tail}", what=THIS, how=how)


def _others(g: Grammar) -> None:
    for words, who in (("you use", YOU), ("your opponent use", OPPONENT)):
        g.phrase("event", "Played", f"{words} {{what:esubj}}", who=who)
        g.phrase("used", "Resolved", f"{words} {{what:esubj}}", who=who)
    paid = shape("Any", filter=shape("Filter", tests=("$f", make("Quality", name="paid with soul core"))))
    from_hand = make("Place", zone="hand", of=YOU)
    spent = "you spend a soul_core as part of a {f:core} 's cost while using it"
    g.phrase("used", "Resolved", spent, who=YOU, what=paid)
    g.phrase("used", "Resolved", f"{spent} from your hand", who=YOU, what=paid, source=from_hand)
    for state in ("exhausted", "refreshed", "linked"):
        g.phrase("event", "StateChanged", f"{{what:esubj}} is {state}", state=state)
    for words in ("your opponent 's effect add card to their hand",):
        g.phrase(
            "event",
            "Moved",
            words,
            what=make("Any", filter=make("Filter", tests=(make("Type", type="card"),))),
            by="opponent's ability",
            to=make("Place", zone="hand", of=OPPONENT),
        )
    g.phrase("event", "Drawn", "your opponent use 1 of their effect to draw a card", who=OPPONENT, by="own ability")
    g.phrase("event", None, "{:battle_end}")


def _moments(g: Grammar) -> None:
    for phase in (*STEPS, "turn"):
        for at in ("start", "end"):
            g.phrase("moment", "PhaseStarts", f"the {at} of this {phase}", phase=phase, at=at, of=ANY, which="this")
            g.phrase("moment", "PhaseStarts", f"the {at} of {{of:whose}} next {phase}", phase=phase, at=at, which="next")
