"""What effects do: choose, move, look, reveal, turn, deal damage, exchange."""

from __future__ import annotations

from cardwright.games.weiss.dialect.filters import ANY, POSITIONS
from cardwright.games.weiss.dialect.vocabulary import STATES, TRIGGERS
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, OPPONENT, THIS, YOU, make
from cardwright.text.shape import Given, Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER

NOTHING = make("Filter")
OWNED = ("hand", "deck", "waiting room", "stock", "clock", "level", "memory", "climax area")
PLAYER = make("Leader", of=OPPONENT)


def chosen(count: Given, filter: Given) -> Shape:
    """Cards that are chosen while the effect is carried out (8.6.3)."""
    return shape("Choose", what=shape("Pick", count=count, filter=filter))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _this(g)
    _choosing(g)
    _ends_of_zones(g)
    _moving(g)
    _positions(g)
    _markers(g)
    _states(g)
    _damage(g)
    _looking(g)
    _others(g)


def _this(g: Grammar) -> None:
    g.phrase("this", "This", "this <card|>")
    g.phrase("this", "This", "this character", type="character")
    g.phrase("ref", None, "{:related}")
    g.phrase("single", None, "{:related}")
    g.phrase(
        "related", "Related", "the <character|card> facing {to:this}", "the <character|card> facing {to:pron}", relation="facing"
    )
    g.phrase("related", "Related", "{to:this} 's battle opponent", "the battle opponent of {to:this}", relation="battle opponent")
    g.phrase("related", "Related", "{to:pron} 's battle opponent", relation="battle opponent")
    g.phrase(
        "ref",
        "All",
        "the attacking character",
        filter=make("Filter", tests=(make("Type", type="character"), make("Quality", name="attacking"))),
    )
    g.phrase(
        "ref",
        "All",
        "the defending character",
        filter=make("Filter", tests=(make("Type", type="character"), make("Quality", name="defending"))),
    )
    g.phrase(
        "group",
        "All",
        "<all|all of|each of|each> {w:whose} {f:tests}",
        filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))),
    )


def _choosing(g: Grammar) -> None:
    """8.6.3: while the effect is carried out."""
    theirs = shape("Filter", tests=("$f", shape("Controlled", by="$w")))
    g.phrase("clause", LIST, "choose {c:count} of {w:whose} {f:tests}", items=(chosen("$c", theirs),))
    another = shape("Filter", tests=(OTHER, "$f", make("Controlled", by=YOU)))
    # after what the opponent does, "you" says whose turn to act it is
    g.phrase("clause", LIST, "you {clause}")
    g.phrase("clause", LIST, "choose another of your {f:tests}", items=(chosen(EXACTLY_ONE, another),))
    there = shape("Filter", tests=("$f", shape("In", places="$p")))
    # a marker, or a card of a zone: each has its own place
    either = tuple(
        shape("Filter", tests=tests)
        for tests in (("$f", shape("Linked", relation="underneath", to="$t")), ("$h", shape("In", places="$p")))
    )
    one_of_two = shape("Filter", tests=shape("AnyOf", filters=either))
    words = "choose 1 {f:core} <underneath|under> {t:this} or 1 {h:core} in {p:place}"
    g.phrase("clause", LIST, words, items=(chosen(EXACTLY_ONE, one_of_two),))
    g.phrase("clause", LIST, "choose in {p:place} , {c:count} {f:tests}", items=(chosen("$c", there),))
    g.phrase("pick", "Pick", "{count} of {w:whose} {f:tests}", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))))
    g.phrase(
        "placed_pick", "Pick", "{count} of {w:whose} {f:tests}", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w")))
    )


def _ends_of_zones(g: Grammar) -> None:
    """3.2.3: the top and bottom of ordered zones."""
    for end in ("top", "bottom"):
        g.phrase("top", "Deck", f"the {end} card of {{of:whose}} {{zone:ZONE}}", count=ONE, at=end)
        g.phrase("top", "Deck", f"the {end} {{count:n}} card of {{of:whose}} {{zone:ZONE}}", at=end)
        g.phrase("top", "Deck", f"{{count:n}} card from the {end} of {{of:whose}} {{zone:ZONE}}", at=end)
        g.phrase("top", "Deck", f"up to {{count:n}} card from the {end} of {{of:whose}} {{zone:ZONE}}", at=end, upto=1)
    those = make("Count", of=make("Pronoun", form="those", filter=make("Filter", tests=(make("Type", type="card"),))))
    g.phrase("top", "Deck", "the same number of card from the top of {of:whose} {zone:ZONE}", count=those, at="top")
    for end in ("top", "bottom"):
        g.phrase("top", "Deck", f"a card from the {end} of {{of:whose}} {{zone:ZONE}}", count=ONE, at=end)


def _moving(g: Grammar) -> None:
    g.phrase("moving", "Move", "<send|you put> {what:placed} {to:dests}", verb="put")
    g.phrase(
        "placed",
        "All",
        "all card <in|from> {p:place}",
        "all the card <in|from> {p:place}",
        filter=shape("Filter", tests=(make("Type", type="card"), shape("In", places="$p"))),
    )
    both = shape("Together", parts=("$a", "$b"))
    g.phrase("moving", "Move", "put {a:placed_pick} and {b:this} {to:dests}", what=both, verb="put")
    g.phrase("moving", "Move", "return {what:object} {to:dest} or put <it|them> {to:dest}", verb="put")
    g.phrase("moving", "Move", "put {what:placed} {to:dest} or return <it|them> {to:dest}", verb="put")
    for zone in OWNED:
        g.phrase("dest", "Place", f"<into|to|in|on> <the|> {zone.replace(' ', '_')}", zone=zone, of=make("CardOwner"))
    g.phrase(
        "dest",
        "Place",
        "on the top or <at|on> the bottom of {of:whose} {zone:ZONE}",
        "on the top or the bottom of {of:whose} {zone:ZONE}",
        at="top or bottom",
    )
    g.phrase("dest", "Place", "<at|on> the bottom of <the|> {zone:ZONE}", of=make("CardOwner"), at="bottom")
    g.phrase("dest", "Place", "on <the|> top of <the|> {zone:ZONE}", of=make("CardOwner"), at="top")
    for face in ("up", "down"):
        g.phrase(
            "dest",
            "Place",
            f"face{face} <into|in> {{of:whose}} {{zone:ZONE}}",
            f"<into|in> {{of:whose}} {{zone:ZONE}} face{face}",
            face=face,
        )
    g.phrase("dest", "Place", "<into|in> {of:whose} {zone:ZONE} in any order", order="any")
    g.phrase("dest", "Place", "in any order <into|in> {of:whose} {zone:ZONE}", order="any")
    for end in ("top", "bottom"):
        g.phrase(
            "dest", "Place", f"<on|at> the {end} of {{of:whose}} {{zone:ZONE}} in the <original|same> order", at=end, order="same"
        )
    everything = shape("Filter", tests=(shape("In", places=shape("Place", zone="$z", of="$w")),))
    g.phrase("placed", "All", "all <of|> {w:whose} {z:ZONE}", filter=everything)
    g.phrase(
        "object",
        "All",
        "all card <in|from> {p:place}",
        filter=shape("Filter", tests=(make("Type", type="card"), shape("In", places="$p"))),
    )
    g.phrase("dest", "Place", "to its original place", "to its original position", zone="deck", of=make("CardOwner"), at="top")


def _positions(g: Grammar) -> None:
    """3.6.3: where on the stage."""
    for zone in ("stage", "center stage", "back stage"):
        word = zone.replace(" ", "_")
        for whose, given in (("{of:whose}", {}), ("<the|>", {"of": ANY})):
            for words, at in (
                (f"<on|in|to> <a|any> open position of {whose} {word} with a character facing <it|this card>", "open faced"),
                (f"<on|in|to> separate position <of|on> {whose} {word}", "separate"),
                (f"<on|in|to> any position on {whose} {word}", "any"),
                (f"<on|in|to> any position of {whose} {word}", "any"),
                (f"<on|in|to> <a|any|another> open position <of|on> {whose} {word}", "open"),
            ):
                g.phrase("dest", "Place", words, zone=zone, at=at, **given)
                for state in STATES:
                    g.phrase("dest", "Place", f"{words} as [{state}]", zone=zone, at=at, state=state, **given)
    for position in POSITIONS:
        for zone in ("center stage", "back stage"):
            word = zone.replace(" ", "_")
            g.phrase(
                "dest",
                "Place",
                f"<on|in|to> the open {position} position of {{of:whose}} {word}",
                zone=f"{position} {zone}",
                at="open",
            )
            g.phrase(
                "dest", "Place", f"<on|in|to> the {position} position of {{of:whose}} {word}", zone=f"{position} {zone}", at="any"
            )
    # where the card itself was before, or where this card is (or was)
    for at, wordings in (
        ("same", ("<on|in|to> <its|the|their> previous <stage|> position",)),
        (
            "this",
            ("<on|in|to> the <stage|> position <that|> this card <was|is> <on|in>", "<on|in|to> this card 's <stage|> position"),
        ),
    ):
        for wording in wordings:
            g.phrase("dest", "Place", wording, zone="stage", of=ANY, at=at)
            for state in STATES:
                g.phrase("dest", "Place", f"{wording} as [{state}]", zone="stage", of=ANY, at=at, state=state)
    # a character that takes this card's place in the battle
    there = make("Place", zone="stage", of=ANY, at="this")
    in_its_place = (shape("Move", verb="put", what="$w", to=there), shape("AimAttack", what="$w"))
    for wording in (
        "<on|in|to> the <stage|> position <that|> this card <was|is> <on|in>",
        "<on|in|to> this card 's <stage|> position",
    ):
        g.phrase("clause", LIST, f"put {{w:pron}} {wording} as the defending character", items=in_its_place)
    characters = make("Filter", tests=(make("Type", type="character"),))
    g.phrase("pron", "Pronoun", "both character", form="those", filter=characters)
    g.phrase("pron", "Pronoun", "that battle opponent", form="that", said="related", filter=make("Filter"))
    g.phrase("step", "Move", "move {what:object} {to:dests}", verb="move")
    g.phrase("cost_step", "Move", "move {what:object} {to:dests}", verb="move")


def _markers(g: Grammar) -> None:
    """3.7: cards under a card."""
    for face, word in (("up", "faceup "), ("down", "facedown "), ("", "")):
        for order in ("", "in any order "):
            words = f"put {{what:placed}} {word}{order}<underneath|under> {{to:pron_or_this}} as <a|> marker"
            g.phrase("step", "PutUnder", words, face=face)
            g.phrase("cost_step", "PutUnder", words, face=face)
    for face, word in (("up", "faceup "), ("down", "facedown "), ("", "")):
        words = f"put {{what:placed}} {word}<underneath|under> {{to:pron_or_this}} as <a|> marker in any order"
        g.phrase(
            "step",
            "PutUnder",
            words,
            f"put {{what:placed}} {word}<underneath|under> {{to:pron_or_this}} in any order as <a|> marker",
            face=face,
        )
    g.phrase("pron_or_this", None, "{:this}")
    g.phrase("pron_or_this", None, "{:pron}")


def _states(g: Grammar) -> None:
    """4.6.1."""
    for state in STATES:
        g.phrase("step", "SetState", f"[{state}] {{what:object}}", state=state)
    for face in ("up", "down"):
        g.phrase("step", "SetState", f"<put|turn> {{what:object}} face{face}", state=f"face{face}")


def _damage(g: Grammar) -> None:
    """4.10: to a player."""
    for who, of in (("your opponent", OPPONENT), ("yourself", YOU)):
        g.phrase("step", "Deal", f"<you|> deal {{amount:n}} damage to {who}", to=make("Leader", of=of))
    g.phrase("step", "Deal", "this card deal {amount:n} damage to your opponent", to=PLAYER)
    same = make("Result", of=make("Pronoun", form="the", said="event", filter=NOTHING), what="damage")
    g.phrase("step", "Deal", "deal the same damage to your opponent", to=PLAYER, amount=same)
    undone = make("Result", of=make("Pronoun", form="the", said="event", filter=NOTHING), what="canceled")
    g.phrase("cond", "Compare", "<this|that> damage is canceled", left=undone, op=">=", right=ONE)
    often = "<you|> deal {k:n} damage to your opponent {times:n} time"
    again = "<you|> deal {k:n} damage {times:n} time to your opponent"
    g.phrase("step", "Repeat", often, again, do=shape("Deal", amount="$k", to=PLAYER))


def _looking(g: Grammar) -> None:
    g.phrase("step", "Reveal", "reveal {what:pron} to your opponent", "show {what:pron} to your opponent")
    g.phrase("step", "Reveal", "reveal {what:pick} to your opponent")
    g.phrase("step", "Flip", "flip over {what:top}")
    g.phrase("step", "Shuffle", "shuffle {of:whose} deck <afterwards|afterward>")
    g.phrase("step", "Shuffle", "shuffle {of:whose} stock", "shuffle {of:whose} stock <afterwards|afterward>", zone="stock")
    g.phrase(
        "step",
        "Look",
        "look at your opponent 's hand",
        what=make("All", filter=make("Filter", tests=(make("In", places=(make("Place", zone="hand", of=OPPONENT),)),))),
    )


def _others(g: Grammar) -> None:
    attack = make("Until", end="this attack")
    for words in (
        "during <that|this> attack , perform a trigger check {n} time <on|in|during> the trigger step",
        "perform a trigger check {n} time <on|in|during> the trigger step <during|of> <that|this> attack",
        # nothing else is said: that of the attack that was declared
        "perform a trigger check {n} time on the trigger step",
    ):
        g.phrase("step", "RuleChange", words, rule="trigger checks", duration=attack)
    for icon in TRIGGERS:
        g.phrase("step", "UseAbility", f"perform the [{icon}] effect", f"perform the effect of [{icon}]", what=THIS, label=icon)
    head = "choose {count} of the following effect <, and|and> perform <it|them> <.|:|>"
    g.phrase("clause", LIST, f"{head} {{o:quoted_options}}", items=(shape("Modal", count="$count", options="$o"),))
    other_way = "choose and perform {count} of the following effect <.|:|>"
    g.phrase("clause", LIST, f"{other_way} {{o:quoted_options}}", items=(shape("Modal", count="$count", options="$o"),))
    g.phrase("quoted_options", LIST, "{quoted_option}", "{quoted_option} {quoted_options}")
    g.phrase("quoted_option", "Option", "OPEN {do:body} CLOSE", n=0)
    g.phrase("scoped", "Delayed", "at {on:later_moment} , {do:clauses}", "at {on:soon_moment} , {do:clauses}")
    g.phrase("step", "Act", "all player {do:doing}", who=make("Player", who="each"))
    g.phrase("scoped", "IfDo", "if your opponent do , {then:clauses}", did=1)
    g.phrase("scoped", "IfDo", "if your opponent don't , {then:clauses}", did=0)
    g.phrase("step", "PayCost", "pay the cost")
    g.phrase("step", "PayFor", "pay {n:stock}", cost=shape("Pay", points="stock", n="$n"), optional=0)
    g.phrase("step", "Repeat", "perform the following <action|effect> <.|:|,|> OPEN {do:body} CLOSE", times=ONE)
    g.phrase("step", "Repeat", "perform the following action {times:n} time <.|:|> OPEN {do:body} CLOSE")
    that = make("Pronoun", form="that", filter=make("Filter", tests=(make("Type", type="card"),)))
    another = shape("Filter", tests=("$f", OTHER))
    this_too = (chosen("$c", another), shape("Exchange", left="$t", right=that))
    g.phrase(
        "clause",
        LIST,
        "choose {c:count} {f:tests} and {t:this} <in your clock|> <,|> and exchange them",
        items=this_too,
    )
    g.phrase("clause", LIST, "choose {t:this} and {c:count} {f:tests} <,|> <and|> <exchange|swap> them", items=this_too)
    mine = (
        chosen("$c", shape("Filter", tests=("$f", make("Controlled", by=YOU), OTHER))),
        shape("Exchange", left="$t", right=that),
    )
    standing = tuple(shape("SetState", what=what, state="stand") for what in ("$t", that))
    for words in ("choose {t:this} and {c:count} of your {f:tests}", "choose {c:count} of your {f:tests} and {t:this}"):
        g.phrase("clause", LIST, f"{words} <,|> <and|> <exchange|swap> them as [stand]", items=(*mine, *standing))
    # "choose 1 character in your waiting room and the bottom card of your clock, and exchange them"
    picked = make("Pronoun", form="the", said="picked", filter=NOTHING)
    with_end = (chosen("$c", filtered("$f")), shape("Exchange", left="$e", right=picked))
    for words in ("choose {c:count} {f:tests} and {e:top}", "choose {e:top} and {c:count} {f:tests}"):
        g.phrase("clause", LIST, f"{words} <,|> and exchange them", items=with_end)
    one, other = (make("Pronoun", form=form, filter=NOTHING) for form in ("former", "latter"))
    g.phrase("step", "Exchange", "<exchange|swap> them", left=one, right=other)
    two = (
        shape("Joined", do=(chosen("$a", filtered("$f")), chosen("$b", filtered("$h")))),
        make("Exchange", left=one, right=other),
    )
    g.phrase("clause", LIST, "choose {a:count} {f:tests} and {b:count} {h:tests} <,|> and <exchange|swap> them", items=two)
