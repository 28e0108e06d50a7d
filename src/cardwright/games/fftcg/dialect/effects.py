"""What the game's effects do, in the words of chapters 6, 11 and 15 of its rulebook."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.references import IT, OWNER
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.instead import SAME
from cardwright.text.kinds import ALL_OF_THEM, EACH_PLAYER, EXACTLY_ONE, OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import all_that, filtered
from cardwright.text.shared.filters import alternatives

BREAK_ZONE = make("Place", zone="break zone", of=OWNER)
REMOVED = make("Place", zone="removed from the game", of=OWNER)
HAND = make("Place", zone="hand", of=YOU)
IN_HAND = make("In", places=(HAND,))
THEY = make("Player", who="they")
SHOWN = make("Pronoun", form="the", said="revealed", filter=make("Filter"))
THEIR_HAND = make("In", places=(make("Place", zone="hand", of=THEY),))
TURNED = {"activate": "active", "dull": "dull", "freeze": "frozen"}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _moving(g)
    _discarding(g)
    _finding(g)
    _damage(g)
    _states(g)
    _counters(g)
    _players(g)
    _others(g)


def _moving(g: Grammar) -> None:
    """15.1.1.3 break, 15.1.1.5 remove; to play is to put onto the field."""
    g.phrase("moving", "Move", "break {what:object}", verb="destroy", to=BREAK_ZONE)
    g.phrase("moving", "Move", "remove {what:object} from the game", verb="banish", to=REMOVED)
    g.phrase("moving", "Move", "remove {what:single} {source:origin} from the game", verb="banish", to=REMOVED)
    cost = shape("Stat", of="$r", stat="cost")
    as_much = shape("Deck", count=cost, of=YOU, at="top")
    words = "remove as many card from the top of your deck from the game as the cp required to cast {r:pron}"
    g.phrase("moving", "Move", words, what=as_much, verb="banish", to=REMOVED)
    top, bottom = (make("Place", zone="deck", of=YOU, at=end) for end in ("top", "bottom"))
    among = shape("Filter", tests=(make("Type", type="card"), shape("Among", of="$p")))
    rest = make("Pronoun", form="rest", filter=make("Filter"))
    two = (
        shape("Move", verb="put", what=shape("Pick", count=EXACTLY_ONE, filter=among), to=top),
        make("Move", verb="put", what=rest, to=(bottom,)),
    )
    words = "put 1 card among {p:pron} on top of your deck and the other to the bottom of your deck"
    g.phrase("clause", LIST, words, items=two)
    g.phrase("moving", "Move", "play {what:object} {to:fielded}", verb="summon")
    g.phrase("moving", "Move", "play {what:single} {source:origin} {to:fielded}", verb="summon")
    g.phrase("moving", "Move", "return {what:single} {to:fielded}", verb="summon")
    g.phrase("placed", "Together", "{parts:this} and {parts:pick}")
    g.phrase("moving", "Move", "put {what:bare_pick} {to:dests}", verb="put")
    each = tuple(shape("Filter", tests=(hole, "$h")) for hole in ("$f", "$k"))
    one_of_two = shape("Filter", tests=(shape("AnyOf", filters=each),))
    g.phrase("object", "Pick", "1 {f:core} or 1 {k:core} {h:posts}", count=EXACTLY_ONE, filter=one_of_two)
    # the removed card comes back when this card leaves the field
    gone = make("Moved", what=make("This"), source=(make("Place", zone="field", of=make("Player", who="any")),))
    again = shape("Move", verb="summon", what="$w", to=make("Place", zone="field", of=OWNER))
    away = (shape("Move", verb="banish", what="$w", to=REMOVED), shape("Delayed", on=gone, do=again))
    here = make("Is", what=make("This"), filter=make("Filter", tests=(make("In", places=gone.many("source")),)))
    while_here = (shape("If", condition=here, then=away),)
    g.phrase("clause", LIST, "remove {w:pron} from the game for as long as SELF is on the field", items=while_here)
    g.phrase("bare_pick", "Pick", "{count} {f:core}", filter=filtered("$f"))
    regardless = shape("Move", verb="destroy", what="$w", to=BREAK_ZONE)
    g.phrase("instead", "Instead", "break {w:pron} regardless of its power instead", do=regardless)
    leaving = shape("Option", n=0, do=make("Move", verb="put", what=make("This"), to=(BREAK_ZONE,)))
    given_up = (shape("Modal", count=EXACTLY_ONE, options=(shape("Option", n=0, do="$x"), leaving), later=1),)
    g.phrase("clause", LIST, "{x:moving} or put SELF into the break_zone", items=given_up)
    # which of two things is done to a card is chosen when it is done
    g.phrase("with_it", "Move", "add {what:pron} to your hand", verb="put", to=HAND)
    g.phrase("with_it", "Move", "play {what:pron} {to:fielded}", verb="summon")
    g.phrase("with_it", "Move", "put {what:pron} into the break_zone", verb="put", to=BREAK_ZONE)
    ways = (shape("Option", n=0, do="$x"), shape("Option", n=0, do="$y"))
    g.phrase("clause", LIST, "{x:with_it} or {y:with_it}", items=(shape("Modal", count=EXACTLY_ONE, options=ways, later=1),))
    one = shape("Pick", count=EXACTLY_ONE, filter=filtered("$f"))
    g.phrase("with_one", "Move", "add 1 {f:tests} to your hand", verb="put", what=one, to=HAND)
    g.phrase("with_one", "Move", "play 1 {f:tests} {to:fielded}", verb="summon", what=one)
    g.phrase("clause", LIST, "{x:with_one} or {y:with_one}", items=(shape("Modal", count=EXACTLY_ONE, options=ways, later=1),))
    found = make("Move", verb="put", what=make("Pronoun", form="it", filter=make("Filter")), to=(HAND,))
    searching = shape("Option", n=0, do=(shape("Search", count="$c", filter=filtered("$f")), found))
    or_search = (shape("Modal", count=EXACTLY_ONE, options=(shape("Option", n=0, do="$x"), searching), later=1),)
    words = "search for {c:count} {f:tests} and add it to your hand"
    g.phrase("clause", LIST, f"{{x:with_one}} or {words}", f"{{x:from_hand}} or {words}", items=or_search)
    one_of_hand = shape("Pick", count=EXACTLY_ONE, filter=shape("Filter", tests=("$f", IN_HAND)))
    g.phrase("from_hand", "Move", "play 1 {f:core} from your hand {to:fielded}", verb="summon", what=one_of_hand)
    g.phrase("moving", "Move", "put {what:object} onto the field", verb="put", to=make("Place", zone="field", of=OWNER))


def _discarding(g: Grammar) -> None:
    """15.1.1.4: cards are discarded from the hand and from nowhere else."""
    g.phrase("moving", "Move", "discard {what:discarded}", verb="discard", to=BREAK_ZONE)
    for whose, held in (("from your hand", IN_HAND), ("", IN_HAND), ("from their hand", THEIR_HAND)):
        chance = shape("Pick", count="$c", filter=shape("Filter", tests=("$f", held)), random=1)
        g.phrase("moving", "Move", f"randomly discard {{c:count}} {{f:core}} {whose}", what=chance, verb="discard", to=BREAK_ZONE)
        if whose:
            there = f"<from|in> {whose.removeprefix('from ')}"
            removed = f"randomly remove {{c:count}} {{f:core}} {there} from the game"
            g.phrase("moving", "Move", removed, what=chance, verb="banish", to=REMOVED)
    g.phrase("discarded", None, "{:this}")
    g.phrase("discarded", None, "{:pron}")
    g.phrase(
        "discarded", "Pick", "{count} {f:core}", "{count} {f:core} from your hand", filter=shape("Filter", tests=("$f", IN_HAND))
    )
    g.phrase(
        "discarded",
        "Pick",
        "{count} {f:core} {h:trait_of}",
        "{count} {f:core} {h:trait_of} from your hand",
        filter=shape("Filter", tests=("$f", "$h", IN_HAND)),
    )
    g.phrase("discarded", "Pick", "{count} more {f:core} from their hand", filter=shape("Filter", tests=("$f", THEIR_HAND)))
    g.phrase("discarded", "Pick", "{count} {f:core} from their hand", filter=shape("Filter", tests=("$f", THEIR_HAND)))
    g.phrase(
        "discarded",
        "Pick",
        "{count} {f:core} from <your|their> hand at random",
        "{count} {f:core} at random from <your|their> hand",
        filter=shape("Filter", tests=("$f", IN_HAND)),
        random=1,
    )
    g.phrase(
        "discarded",
        "All",
        "your hand",
        "all the card in your hand",
        "all card from your hand",
        filter=make("Filter", tests=(IN_HAND,)),
    )
    g.phrase("discarded", "All", "their <entire|> hand", filter=make("Filter", tests=(THEIR_HAND,)))
    g.phrase("instead", "Instead", "draw {c:count} card instead", do=shape("Draw", count="$c"))


def _finding(g: Grammar) -> None:
    """15.1.1.8: one searches one's own deck."""
    g.phrase("step", "Search", "search for {count} {f:tests}", filter=filtered("$f"))
    either = shape("Filter", tests=(alternatives("$a", "$b"),))
    g.phrase("step", "Search", "search for 1 {a:tests} or 1 {b:tests}", count=EXACTLY_ONE, filter=either)
    found = shape("Pick", count=EXACTLY_ONE, filter=shape("Filter", tests=("$f", shape("Among", of=SHOWN))))
    g.phrase(
        "clause",
        LIST,
        "turn over one card at a time from the top of your deck until a {f:tests} is revealed",
        items=(shape("RevealUntil", filter=filtered("$f")), shape("Choose", what=found)),
    )
    bottom = make("Place", zone="deck", of=YOU, at="bottom", order="random")
    rest = make("Pronoun", form="rest", filter=make("Filter"))
    g.phrase(
        "step",
        "Move",
        "shuffle the other card <revealed|> and return them to the bottom of your deck",
        verb="return",
        what=rest,
        to=bottom,
    )
    g.phrase(
        "clause",
        LIST,
        "search for {a:count} {f:tests} and {b:count} {h:tests}",
        items=(shape("Search", count="$a", filter=filtered("$f")), shape("Search", count="$b", filter=filtered("$h"))),
    )
    on_it = shape("CounterCount", on="$w", counter="$c")
    same = "the same number of card from the top of your deck as the {c:COUNTER} counter placed on {w:ref}"
    g.phrase("shown", "Deck", same, count=on_it, of=YOU, at="top")
    g.phrase("step", "Reveal", "<reveal|show> {what:shown_hand}")
    g.phrase("step", "Define", "select 1 number", value=make("X"))
    g.phrase("ref", "Pronoun", "all the {said:PAST} {f:bare_core}", form="the", filter=filtered("$f"))
    g.phrase("shown_hand", "All", "their hand", filter=make("Filter", tests=(THEIR_HAND,)))
    g.phrase("step", "Look", "look at {what:hand_of}")
    g.phrase("hand_of", None, "{:shown_hand}")


def _damage(g: Grammar) -> None:
    """6.5 damage to players; damage to Forwards."""
    g.phrase("step", "Deal", "deal {to:struck} {amount:n} damage", "deal {amount:n} damage to {to:struck}")
    g.phrase(
        "step",
        "Deal",
        "deal {to:struck} damage equal to {amount}",
        "deal damage to {to:struck} equal to {amount}",
        "deal damage equal to {amount} to {to:struck}",
    )
    g.phrase("step", "Deal", "deal each of {to:pron} {amount:n} damage", "deal {amount:n} damage to each of {to:pron}")
    own_power = shape("Stat", of="$s", stat="power")
    for wording in (
        "{s:single} deal {to:single} damage equal to its power",
        "{s:single} deal damage equal to its power to {to:single}",
    ):
        g.phrase("step", "Deal", wording, source="$s", amount=own_power)
    one, other = (make("Pronoun", form=form, filter=make("Filter")) for form in ("first", "second"))
    each_other = tuple(
        make("Deal", source=dealer, to=struck, amount=make("Stat", of=dealer, stat="power"))
        for dealer, struck in ((one, other), (other, one))
    )
    g.phrase("clause", LIST, "each forward deal damage equal to its power to the other", items=each_other)
    two = tuple(
        shape("Deal", source=dealer, to=struck, amount=shape("Stat", of=dealer, stat="power"))
        for dealer, struck in (("$a", "$b"), ("$b", "$a"))
    )
    fought = "{a:this} and {b:pron} deal damage equal to their respective power to the other"
    g.phrase("clause", LIST, fought, items=two)
    same = make("Result", of=make("Pronoun", form="the", said="event", filter=make("Filter")), what="damage")
    g.phrase(
        "step", "Deal", "deal the same amount of damage to {to:struck}", "deal {to:struck} the same amount of damage", amount=same
    )
    g.phrase("step", "Deal", "you receive damage equal to {amount}", to=make("Leader", of=YOU))
    for wording in (
        "deal {to:struck} {n} damage for {per}",
        "deal {n} damage to {to:struck} for {per}",
        "for {per} , deal {to:struck} {n} damage",
        "deal {n} damage for {per} to {to:struck}",
    ):
        g.phrase("step", "Deal", wording, amount=shape("Times", left="$n", right="$per"))
    # each of them as much as its own power says
    it = make("Pronoun", form="it", said="each", filter=make("Filter"))
    own = make("Stat", of=it, stat="power")
    for amount, value in (
        ("its power minus {n}", shape("Minus", left=own, right="$n")),
        ("its power", own),
        ("half of its power ( round up to the nearest 1000 )", make("Half", of=own, round="up", unit=1000)),
        ("half of its power ( round down to the nearest 1000 )", make("Half", of=own, round="down", unit=1000)),
    ):
        g.phrase("step", "ForEach", f"deal each of {{of:pron}} damage equal to {amount}", do=shape("Deal", amount=value, to=it))
        every = shape("All", filter=filtered("$f"))
        each = shape("Deal", amount=value, to=it)
        g.phrase("step", "ForEach", f"deal each {{f:every}} damage equal to {amount}", of=every, do=each)
    less = shape("Minus", left="$n", right=shape("Times", left="$m", right="$per"))
    g.phrase("step", "Deal", "deal {to:struck} {n} damage minus {m:n} damage for {per}", amount=less)
    more = shape("Plus", left="$n", right=shape("Times", left="$m", right="$per"))
    both = (
        "deal {to:struck} {n} damage and {m:n} more damage for {per}",
        "deal {to:struck} {n} damage plus {m:n} damage for {per}",
    )
    g.phrase("step", "Deal", *both, amount=more)
    g.phrase(
        "step", "Deal", "{source:this} deal {amount:n} damage to {to:struck}", "{source:this} deal {to:struck} {amount:n} damage"
    )
    g.phrase("instead", "Instead", "deal {a:n} damage instead", do=shape("Deal", amount="$a", to=SAME))
    g.phrase("struck", None, "{:ref}")
    g.phrase("struck", None, "{:pick}")
    g.phrase(
        "clause",
        LIST,
        "deal {x:ref} {a:n} damage and {y:ref} {b:n} damage",
        "deal {a:n} damage to {x:ref} and {b:n} damage to {y:ref}",
        items=(shape("Deal", amount="$a", to="$x"), shape("Deal", amount="$b", to="$y")),
    )
    for words, who in (("you", YOU), ("<your|> opponent", OPPONENT)):
        leader = make("Leader", of=who)
        g.phrase("step", "Deal", f"{{source:this}} deal {words} {{amount:n}} point of damage", to=leader)
        g.phrase("step", "Deal", f"deal {words} {{amount:n}} point of damage", to=leader)
        g.phrase("step", "Deal", f"deal {{amount:n}} point of damage to {words}", to=leader)
    g.phrase("step", "Deal", "receive {amount:n} point of damage", to=make("Leader", of=YOU))
    # "this damage" is that of the sentence before
    g.phrase("whole_deal", "Deal", "deal {to:struck} {amount:n} damage", "deal {amount:n} damage to {to:struck}", whole=1)
    shared = "divide {amount:n} damage among {to:ref}"
    g.phrase("whole_deal", "Deal", shared, f"{shared} as you like", divided=1, whole=1)
    g.phrase("sentence", LIST, "{whole_deal} . this damage can't be reduced .")
    g.phrase("step", "Heal", "negate all damage dealt to {what:ref}", "negate all the damage dealt to {what:ref}")
    g.phrase(
        "step", "Deal", "divide {amount:n} damage among {to:ref}", "divide {amount:n} damage among {to:ref} as you like", divided=1
    )


def _states(g: Grammar) -> None:
    """15.1.1.1, 15.1.1.2, 15.2.4."""
    for verb, state in TURNED.items():
        g.phrase("step", "SetState", f"{verb} {{what:object}}", state=state)
        g.phrase("step", "SetState", f"{verb} {{what:ref}} also", f"also {verb} {{what:ref}}", state=state)
    for one in TURNED:
        for other in TURNED:
            if one != other:
                ways = tuple(shape("Option", n=0, do=shape("SetState", what="$w", state=TURNED[verb])) for verb in (one, other))
                chosen = shape("Modal", count=EXACTLY_ONE, options=ways, later=1)
                g.phrase("clause", LIST, f"{one} {{w:pron}} or {other} {{w:pron}}", items=(chosen,))
    dulled, frozen = (shape("SetState", what="$w", state=state) for state in ("dull", "frozen"))
    g.phrase("clause", LIST, "dull and freeze {w:single}", items=(dulled, frozen))
    # "all active Backups" are the same cards for both, so they must not be dull before
    g.phrase("clause", LIST, "dull and freeze {w:group}", items=(frozen, dulled))
    g.phrase("step", "Steal", "<you|> gain control of {what:object}")
    g.phrase("step", "Steal", "<you|> gain control of {what:object} {duration}")


def _counters(g: Grammar) -> None:
    """6.7."""
    g.phrase("step", "Counters", "<place|put> {n:count} {counter:COUNTER} counter on {on:ref}", op="add")
    g.phrase("step", "Counters", "remove all {counter:COUNTER} counter from {on:ref}", op="remove", n=ALL_OF_THEM)
    fewer = shape("Exactly", n=shape("Times", left="$k", right="$per"))
    g.phrase("step", "Counters", "remove {k:n} {counter:COUNTER} counter from {on:ref} for {per}", op="remove", n=fewer)
    per = shape("Exactly", n=shape("Times", left="$k", right="$per"))
    g.phrase("step", "Counters", "<place|put> {k:n} {counter:COUNTER} counter on {on:ref} for {per}", op="add", n=per)
    g.phrase("cost_or_step", "Counters", "remove {n:count} {counter:COUNTER} counter from {on:ref}", op="remove")
    g.phrase("step", None, "{:cost_or_step}")


def _players(g: Grammar) -> None:
    g.phrase("step", "PayFor", "pay {cost:icons}", optional=0)
    g.phrase("step", "Points", "<also|> gain {n:crystals}", points="crystal", op="+")
    times = shape("Times", left="$c", right="$per")
    g.phrase("step", "Points", "gain {c:crystals} for {per}", points="crystal", op="+", n=times)
    g.phrase("step", "Draw", "you draw {count} card")
    g.phrase("step", "Act", "opponent {do:doing}", who=OPPONENT)
    g.phrase("step", "Act", "both player {do:doing}", who=EACH_PLAYER)
    g.phrase("step", "Act", "that player {do:doing}", who=THEY)
    theirs = shape("Count", of=shape("All", filter=shape("Filter", tests=("$f", make("Controlled", by=THEY)))))
    for words, op, n in (
        ("control {n} or more {f:tests}", ">=", "$n"),
        ("control {n} or less {f:tests}", "<=", "$n"),
        ("control a {f:tests}", ">=", make("Num", n=1)),
        ("control no {f:tests}", "=", make("Num", n=0)),
    ):
        those = shape("If", condition=shape("Compare", left=theirs, op=op, right=n), then="$d")
        g.phrase("step", "Act", f"each player who {words} {{d:doing}}", who=EACH_PLAYER, do=those)
    for words, n in (("{n} or more", "$n"), ("a", make("Num", n=1))):
        lacking = shape("Not", part=shape("Compare", left=theirs, op=">=", right=n))
        few = f"each player who don't control {words} {{f:tests}} {{d:doing}}"
        g.phrase("step", "Act", few, who=EACH_PLAYER, do=shape("If", condition=lacking, then="$d"))
    g.phrase("step", "Act", "your opponent also {do:doing}", who=OPPONENT)
    them = make("Count", of=make("Pronoun", form="them", filter=make("Filter")))
    same = "draw the same number of card <as was returned to your deck|>"
    g.phrase("step", "Draw", same, count=make("Exactly", n=them))
    for kind, words in (
        ("Exactly", "as many {f:tests} as the {h:tests}"),
        ("Exactly", "the same number of {f:tests} as the {h:tests}"),
        ("UpTo", "up to the same number of {f:tests} as the {h:tests}"),
    ):
        number = shape(kind, n=shape("Count", of=all_that("$h")))
        g.phrase("step", "Select", f"choose {words}", count=number, filter=filtered("$f"))
    played = make("AnyOf", filters=tuple(make("Filter", tests=(make("Type", type=word),)) for word in ("summon", "ability")))
    on_the_stack = make("Filter", tests=(played,))
    g.phrase("step", "Select", "choose {count} summon or ability", filter=on_the_stack)
    g.phrase("step", "Select", "choose {count} ability", filter=make("Filter", tests=(make("Type", type="ability"),)))
    g.phrase("step", "Select", "choose as many {f:tests} as you want", count=make("AnyNumber"), filter=filtered("$f"))
    such = shape("Filter", tests=("$f", "$h"))
    g.phrase("step", "Select", "choose as many {f:core} as you want {h:posts}", count=make("AnyNumber"), filter=such)
    either = shape("Filter", tests=(alternatives("$a", "$b"),))
    g.phrase("step", "Select", "choose 1 {a:tests} or 1 {b:tests}", count=EXACTLY_ONE, filter=either)
    three = tuple(shape("Select", count=f"${n}", filter=filtered(f"${f}")) for n, f in (("a", "f"), ("b", "h"), ("c", "k")))
    together = (shape("Joined", do=three),)
    g.phrase("clause", LIST, "choose {a:count} {f:tests} , {b:count} {h:tests} <and|, and> {c:count} {k:tests}", items=together)
    for words, who in (("your opponent", OPPONENT), ("you", YOU)):
        doing = (shape("May", who=who, do="$d"), shape("IfDo", did=0, then="$t"))
        g.phrase("clauses", LIST, f"if {words} don't {{d:moving}} , {{t:clauses}}", items=doing)
        paying = shape("May", who=who, do=shape("PayFor", cost="$c", optional=0))
        refused = (paying, shape("IfDo", did=0, then="$t"))
        g.phrase(
            "clauses",
            LIST,
            f"if {words} don't pay {{c:icons}} , {{t:clauses}}",
            f"unless {words} pay {{c:icons}} , {{t:clauses}}",
            items=refused,
        )
    g.phrase("step", "Draw", "draw {n} card for {per}", count=shape("Exactly", n=shape("Times", left="$n", right="$per")))
    g.phrase(
        "clause",
        LIST,
        "dull {w:this} if it is active",
        items=(
            shape(
                "If",
                condition=shape("Is", what="$w", filter=make("Filter", tests=(make("Quality", name="active"),))),
                then=shape("SetState", what="$w", state="dull"),
            ),
        ),
    )
    g.phrase("step", "Outcome", "opponent lose the game", result="lose", who=OPPONENT)
    g.phrase("step", "Turn", "take <another|1 more> turn after this <one|>", change="extra")


def _others(g: Grammar) -> None:
    g.phrase("step", "Cancel", "cancel its effect", what=IT)
    g.phrase("step", "Cancel", "cancel their effect", what=make("Pronoun", form="them", filter=make("Filter")))
    g.phrase("step", "Cancel", "cancel {what:pron}")
    payer = (
        shape("May", who=OPPONENT, do=shape("PayFor", cost="$c", optional=0)),
        shape("IfDo", did=0, then=make("Cancel", what=IT)),
    )
    g.phrase("clauses", LIST, "its effect is cancelled if your opponent don't pay {c:icons}", items=payer)
    kinds = tuple(make("Filter", tests=(make("Type", type=word),)) for word in ("summon", "ability"))
    choosing = shape("Linked", relation="choosing", to="$t")
    every = shape("All", filter=shape("Filter", tests=(make("AnyOf", filters=kinds), choosing)))
    g.phrase("step", "Cancel", "cancel all effect choosing {t:this}", what=every)
    g.phrase("cancelling", "Cancel", "cancel {what:pron} 's effect")
    g.phrase("step", None, "{:cancelling}")
    g.phrase("step", "PlayCard", "pay the cost and cast {what:pron}")
    g.phrase(
        "step", "PlayCard", "cast {what:object} without paying <the|its> cost", cost=make("Pay", points="cp", n=make("Num", n=0))
    )
