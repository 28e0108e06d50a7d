"""What auto-abilities wait for (11.8): cards that move, attack, block, are damaged, chosen or cast; parties; moments."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.filters import ANY
from cardwright.games.fftcg.dialect.references import OWNER
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER
from cardwright.text.tree import Node

FIELD = make("Place", zone="field", of=ANY)
YOUR_FIELD = make("Place", zone="field", of=YOU)
BREAK_ZONE = make("Place", zone="break zone", of=OWNER)
HAND = make("Place", zone="hand", of=YOU)
THEIR_HAND = make("Place", zone="hand", of=OPPONENT)
FORWARD = make("Any", filter=make("Filter", tests=(make("Type", type="forward"),)))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _subjects(g)
    _either(g)
    _moves(g)
    _battle(g)
    _damage(g)
    _others(g)
    _moments(g)


def _subjects(g: Grammar) -> None:
    g.phrase("esubj", None, "{:this}")
    g.phrase("esubj", None, "{:pron}")
    g.phrase("esubj", "Any", "a {f:tests}", filter=filtered("$f"))
    g.phrase("esubj", "Any", "another {f:tests}", filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("esubj", "Any", "1 or more {f:tests}", filter=filtered("$f"), batch=1)
    g.phrase("esubj", "Any", "one of your {f:tests}", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    g.phrase("esubj", "Either", "{parts:this} or {parts:some}", "{parts:some} or {parts:this}")
    g.phrase("esubj", "Either", "{parts:this} , {parts:some} or {parts:some}")
    g.phrase("dsubj", "Any", "a {f:core}", filter=filtered("$f"))
    g.phrase("dsubj", "Any", "1 or more {f:core}", filter=filtered("$f"), batch=1)
    g.phrase("some", "Any", "a {f:tests}", filter=filtered("$f"))
    g.phrase("some", "Any", "another {f:tests}", filter=shape("Filter", tests=(OTHER, "$f")))


def _either(g: Grammar) -> None:
    """Of one subject, whichever of two things happens."""
    opponent = make("Leader", of=OPPONENT)
    happens = {
        "enter the field": enters("$w"),
        "leave the field": shape("Moved", what="$w", source=FIELD),
        "is put from the field into the break_zone": shape("Moved", what="$w", source=FIELD, to=BREAK_ZONE),
        "attack": shape("Attacks", what="$w"),
        "block": state("blocking"),
        "is blocked": state("blocked"),
        "is dealt damage": shape("Damaged", what="$w"),
        "deal damage to your opponent": shape("Damaged", what=opponent, source=("$w",)),
        "deal damage to a forward": shape("Damaged", what=FORWARD, source=("$w",)),
        "form a party and attack": shape("PartyAttacks", what="$w"),
        "is chosen by your opponent 's <summon or ability|summon or a ability>": shape("ChosenFor", what="$w", by=OPPONENT),
    }
    for one, first in happens.items():
        for other, second in happens.items():
            if one != other:
                g.phrase("event", "EitherEvent", f"{{w:esubj}} {one} or {other}", events=(first, second))


NO_SUMMON = make("Filter", tests=(make("NotTest", test=make("Type", type="summon")),))


def enters(what: str | Shape | Node, place: Node = FIELD) -> Shape:
    """Comes onto the field in any way (11.8.16.1.1)."""
    return shape("Moved", what=what, to=place)


def elsewhere(who: Node) -> tuple[Node, ...]:
    """Every place from which a card comes onto the field, but the hand."""
    return tuple(make("Place", zone=zone, of=who) for zone in ("deck", "break zone", "damage zone", "removed from the game"))


def _moves(g: Grammar) -> None:
    g.phrase("event", "Moved", "{what:esubj} enter the field from {source:place}", to=FIELD)
    g.phrase("event", "Moved", "{what:esubj} enter your field other than from your hand", to=YOUR_FIELD, source=elsewhere(YOU))
    onto = make("Place", zone="field", of=OPPONENT)
    other = "your opponent play {what:esubj} onto the field other than from their hand"
    g.phrase("event", "Moved", other, to=onto, source=elsewhere(OPPONENT))
    g.phrase("event", "Moved", "{what:esubj} enter the field other than from your hand", to=FIELD, source=elsewhere(ANY))
    gone = make("Place", zone="removed from the game", of=ANY)
    g.phrase("event", "Moved", "{what:esubj} is removed from the game from {source:place}", to=gone)
    g.phrase("event", "Moved", "{what:esubj} in {source:place} is removed from the game", to=gone)
    back = "{what:esubj} is returned to {p:whose} hand from the field"
    g.phrase("event", "Moved", back, source=FIELD, to=shape("Place", zone="hand", of="$p"), verb="return")
    g.phrase(
        "event",
        "Moved",
        "{what:esubj} is put from the hand into the break_zone",
        source=make("Place", zone="hand", of=OWNER),
        to=BREAK_ZONE,
    )
    g.phrase("entering", "Moved", "{what:esubj} enter the field", to=FIELD)
    g.phrase("event", "EitherEvent", "{events:entering} or at {events:moment}", "{events:entering} or when {events:event}")
    g.phrase("event", "EitherEvent", "{events:dealing} , or when {events:event}")
    g.phrase("dealing", "Damaged", "{s:this} deal damage to your opponent", what=make("Leader", of=OPPONENT), source="$s")
    g.phrase("event", "Moved", "{what:esubj} is put from {source:place} into the break_zone", to=BREAK_ZONE)
    anyhow = "{what:esubj} is put into the break_zone in any situation by your opponent 's <summon or ability|summon or a ability>"
    g.phrase("event", "Moved", anyhow, to=BREAK_ZONE, by="opponent's ability")
    g.phrase("event", None, "{:on_either_side}")
    g.phrase("on_either_side", "Moved", "{what:esubj} enter either player 's field", to=FIELD)
    either = (shape("Moved", what="$w", to=YOUR_FIELD), shape("Moved", what="$v", source=FIELD))
    g.phrase("event", "EitherEvent", "{w:some} enter your field or {v:some} leave the field", events=either)
    g.phrase(
        "event", "EitherEvent", "{w:esubj} enter or leave the field", events=(enters("$w"), shape("Moved", what="$w", source=FIELD))
    )
    g.phrase(
        "event",
        "Moved",
        "the {f:core} {i:named_only} is put from your field into the break_zone",
        what=shape("Any", filter=shape("Filter", tests=("$f", "$i"))),
        source=YOUR_FIELD,
        to=BREAK_ZONE,
    )
    back = "{what:esubj} return to its owner 's hand from the field"
    g.phrase("event", "Moved", back, source=FIELD, to=make("Place", zone="hand", of=OWNER), verb="return")
    hand = make("Place", zone="hand", of=YOU)
    g.phrase("event", "Moved", "{what:esubj} is added to your hand from the break_zone", source=BREAK_ZONE, to=hand)
    g.phrase(
        "event",
        "Moved",
        "{what:esubj} is put from the deck into the break_zone",
        source=make("Place", zone="deck", of=OWNER),
        to=BREAK_ZONE,
    )
    # damage is remembered as long as the turn lasts, so that "on the same turn" says it again
    hurt = shape("Filter", tests=("$f", shape("Linked", relation="damaged by", to="$d")))
    put = "is put from the field into the break_zone <on|during> the same turn"
    g.phrase(
        "event",
        "Moved",
        f"<the|a> {{f:core}} damaged by {{d:this}} {put}",
        f"the {{f:core}} that took damage from {{d:this}} {put}",
        what=shape("Any", filter=hurt),
        source=FIELD,
        to=BREAK_ZONE,
    )
    hurt_there = shape("Filter", tests=("$f", make("Controlled", by=OPPONENT), shape("Linked", relation="damaged by", to="$d")))
    g.phrase(
        "event",
        "Moved",
        f"a {{f:core}} opponent control damaged by {{d:this}} {put}",
        what=shape("Any", filter=hurt_there),
        source=FIELD,
        to=BREAK_ZONE,
    )
    deck = make("Place", zone="deck", of=OWNER)
    g.phrase("event", "Moved", "{what:esubj} is put from the field into its owner 's deck", source=FIELD, to=deck)
    g.phrase("event", "Moved", "{what:esubj} is put into your damage_zone", to=make("Place", zone="damage zone", of=YOU))
    for words, whose in (("your", YOU), ("your opponent 's", OPPONENT)):
        there = make("Place", zone="break zone", of=whose)
        left = f"a {{f:core}} in {words} break_zone leave the break_zone"
        g.phrase("event", "Moved", left, what=shape("Any", filter=filtered("$f")), source=there)
    g.phrase(
        "event",
        "Moved",
        "{what:esubj} is returned from the field to {p:whose} hand",
        source=FIELD,
        to=shape("Place", zone="hand", of="$p"),
        verb="return",
    )


def _battle(g: Grammar) -> None:
    """10.1.2, 10.1.3, 15.1.1.9."""
    g.phrase("event", "Attacks", "{what:esubj} attack")
    g.phrase("event", "StateChanged", "{what:esubj} block", state="blocking")
    g.phrase("event", "StateChanged", "{what:esubj} is blocked", state="blocked")
    g.phrase("event", "PartyAttacks", "{what:esubj} form a party and attack")
    g.phrase("event", "PartyAttacks", "{what:esubj} form a party with <a|> {f:tests} and attack", filter=filtered("$f"))
    mine = make("Filter", tests=(make("Type", type="forward"), make("Controlled", by=YOU)))
    g.phrase("event", "PartyAttacks", "a party you control attack", what=make("Any", filter=mine, batch=1))
    # two of them are one that is in a party with another of them
    pair = shape("Any", filter=filtered("$f"), batch=1)
    g.phrase("event", "PartyAttacks", "2 or more {f:tests} form a party and attack", what=pair, filter=filtered("$f"))
    g.phrase("event", "StateChanged", "active {what:this} become dull", state="dull")


def state(name: str) -> Shape:
    """The subject in hole w gets into a state."""
    return shape("StateChanged", what="$w", state=name)


def _damage(g: Grammar) -> None:
    opponent = make("Leader", of=OPPONENT)
    g.phrase("event", "Damaged", "{s:esubj} deal damage to your opponent", what=opponent, source="$s")
    some = shape("Any", filter=filtered("$f"))
    g.phrase("event", "Damaged", "{s:esubj} deal battle damage to a {f:tests}", what=some, source="$s", type="combat")
    g.phrase("event", "Damaged", "{s:esubj} deal damage to a {f:tests}", what=shape("Any", filter=filtered("$f")), source="$s")
    both = (shape("Damaged", what=opponent, source="$s"), shape("Damaged", what=FORWARD, source="$s"))
    g.phrase(
        "event",
        "EitherEvent",
        "{s:esubj} deal damage to your opponent or to a forward",
        "{s:esubj} deal damage to a forward or your opponent",
        events=both,
    )
    g.phrase("event", "Damaged", "{what:esubj} is dealt damage", "{what:esubj} receive damage")
    party = make("Filter", tests=(make("Controlled", by=YOU), make("Quality", name="forming a party")))
    g.phrase(
        "event",
        "Damaged",
        "a party you control deal damage to your opponent",
        what=opponent,
        source=make("Any", filter=party, batch=1),
    )
    g.phrase("event", "Damaged", "{what:esubj} is dealt damage by {s:some}", source="$s")
    anybody = make("Leader", of=ANY)
    g.phrase("event", "Damaged", "either player receive damage", "either player receive a point of damage", what=anybody)
    g.phrase("event", "Damaged", "{what:esubj} is dealt damage by <a summon or a ability|a summon or ability>", type="ability")
    g.phrase("event", "Damaged", "you receive damage", "you receive a point of damage", what=make("Leader", of=YOU))
    for number, word in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1):
        g.phrase("event", "Damaged", f"you receive a {word} point of damage", what=make("Leader", of=YOU), nth=number)
    for words, who in (("you", YOU), ("your opponent", OPPONENT)):
        g.phrase("event", "Searched", f"{words} search for 1 or more card", who=who)
    g.phrase("event", "Damaged", "your opponent receive damage", "your opponent receive a point of damage", what=opponent)


def _others(g: Grammar) -> None:
    summon = make("Filter", tests=(make("Type", type="summon"),))
    for words, by, source in (
        ("your opponent 's <summon or ability|summon or a ability>", OPPONENT, None),
        ("<a summon or a ability|summon or ability> of your opponent", OPPONENT, None),
        ("<summon or ability|a summon or a ability>", ANY, None),
        ("your opponent 's summon", OPPONENT, summon),
        ("your opponent 's ability", OPPONENT, NO_SUMMON),
        ("a summon of your opponent", OPPONENT, summon),
        ("a summon", ANY, summon),
    ):
        given = {} if source is None else {"source": source}
        g.phrase("event", "ChosenFor", f"{{what:esubj}} is chosen by {words}", by=by, **given)
    # whose ability it is, "that Forward" may mean
    no_summon = make("NotTest", test=make("Type", type="summon"))
    agent = shape("Any", filter=shape("Filter", tests=(no_summon, "$f")))
    of_theirs = shape("Any", filter=shape("Filter", tests=(no_summon, "$f", make("Controlled", by=OPPONENT))))
    for words, whose in (
        ("a ability of a {f:tests}", agent),
        ("a {f:nouns} 's ability", agent),
        ("your opponent 's {f:nouns} 's ability", of_theirs),
    ):
        g.phrase("event", "ChosenFor", f"{{what:esubj}} is chosen by {words}", by=ANY, agent=whose)
    g.phrase("event", "Damaged", "<your|> opponent is dealt damage", what=make("Leader", of=OPPONENT))
    g.phrase("event", "ComesTrue", "{condition:controlling}")
    enough = shape("Compare", left=shape("CounterCount", on="$w", counter="$c"), op=">=", right="$n")
    placed, there_are = (
        "{n:n} or more {c:COUNTER} counter is placed on {w:this}",
        "there is {n:n} or more {c:COUNTER} counter on {w:this}",
    )
    g.phrase("event", "ComesTrue", placed, there_are, condition=enough)
    for words, who in (("you", YOU), ("<your|> opponent", OPPONENT), ("<a|either> player", ANY)):
        g.phrase("event", "Played", f"{words} cast {{what:esubj}}", who=who)
        g.phrase("event", "Drawn", f"{words} draw a card", who=who)
    for words, who, their in (("you", YOU, "your"), ("<your|> opponent", OPPONENT, "their")):
        g.phrase("event", "Drawn", f"{words} draw a card outside of {their} draw_phase", who=who, outside="draw phase")
    _using(g)


def _using(g: Grammar) -> None:
    """11.6, 11.7: a player uses an ability of any card, or of cards that are said."""
    any_card = make("Any", filter=make("Filter"))
    for label in ("action ability", "special ability"):
        used = f"use a {label.replace(' ', '_')}"
        for words, who in (("you", YOU), ("<your|> opponent", OPPONENT), ("<a|either> player", ANY)):
            g.phrase("event", "Used", f"{words} {used}", who=who, label=label, what=any_card)
        g.phrase("event", "Used", f"{{what:esubj}} {used}", who=ANY, label=label)


def _moments(g: Grammar) -> None:
    for word, at in (("<beginning|start>", "start"), ("end", "end")):
        for phrase, of in (
            ("your turn", YOU),
            ("each of your turn", YOU),
            ("your opponent 's turn", OPPONENT),
            ("each of your opponent 's turn", OPPONENT),
        ):
            g.phrase("moment", "PhaseStarts", f"the {word} of {phrase}", phase="turn", of=of, at=at)
        g.phrase(
            "moment",
            "PhaseStarts",
            f"the {word} of each player 's turn",
            f"the {word} of each turn",
            phase="turn",
            of=make("Player", who="each"),
            at=at,
        )
        g.phrase("moment", "PhaseStarts", f"the {word} of <the|this> turn", phase="turn", of=ANY, at=at, which="this")
        g.phrase("moment", "PhaseStarts", f"the {word} of your next turn", phase="turn", of=YOU, at=at, which="next")
        g.phrase("moment", "PhaseStarts", f"the {word} of the next {{phase:PHASE}}", of=ANY, at=at, which="next")
        g.phrase("moment", "PhaseStarts", f"the {word} of your {{phase:PHASE}} during each of your turn", of=YOU, at=at)
        g.phrase(
            "moment", "PhaseStarts", f"the {word} of your opponent 's next turn", phase="turn", of=OPPONENT, at=at, which="next"
        )
        for phrase, of in (("your {phase:PHASE}", YOU), ("your opponent 's {phase:PHASE}", OPPONENT)):
            g.phrase("moment", "PhaseStarts", f"the {word} of {phrase}", of=of, at=at)
        g.phrase("moment", "PhaseStarts", f"the {word} of your next {{phase:PHASE}}", of=YOU, at=at, which="next")
        g.phrase("moment", "PhaseStarts", f"the {word} of each player 's {{phase:PHASE}}", of=make("Player", who="each"), at=at)
        during = f"the {word} of <the|> {{phase:PHASE}} <during|on|of>"
        g.phrase("moment", "PhaseStarts", f"{during} <each of|> your turn", of=YOU, at=at)
        g.phrase("moment", "PhaseStarts", f"{during} your opponent 's turn", of=OPPONENT, at=at)
        g.phrase(
            "moment", "PhaseStarts", f"{during} each turn", f"{during} each player 's turn", of=make("Player", who="each"), at=at
        )
