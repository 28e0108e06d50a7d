"""Statements of what is so: costs, prohibitions, permissions, what cards have. As effects for a while, or static."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.shared.amounts import filtered

FORBIDDEN = {
    "attack": "attack",
    "attack enemies": "attack enemy",
    "attack leaders": "attack <enemy leader|leader|the enemy leader>",
    "attack followers": "attack <enemy|> follower",
    "be attacked": "be attacked",
    "be played from the ex area": "be played from the ex_area",
    "be played from hand": "be played from <hand|your hand>",
    "be played during your turn": "be played during your turn",
    "be played": "be played",
    "be destroyed by abilities": "be destroyed by ability",
    "be destroyed": "be destroyed",
    "be banished by abilities": "be banished by ability",
    "be selected by enemy abilities": "be selected by <enemy|opponent '> ability",
    "evolve": "evolve",
    "be evolved": "be evolved",
    "refresh": "refresh",
    "be destroyed or banished by abilities": "be destroyed or banished by ability",
    "be engaged": "be engaged",
    "be returned or banished by enemy abilities": "be returned or banished by enemy ability",
    "take ability damage": "take ability damage",
    "be returned to hand by enemy abilities": "be returned to hand by enemy ability",
    "be put into the ex area": "be put into the ex_area",
    "leave the field": "leave the field",
    "be banished": "be banished",
}
PERMITTED = {
    "be played at quick timings": "be played during a opponent 's turn",
    "attack enemies the turn it enters": "attack <enemy|enemy follower and leader> on the turn <it|they> is put onto your field",
    "attack twice": "attack <twice|2 time> <each turn|per turn|a turn|>",
    "attack the turn it enters": "attack on the turn it is put onto <the|your> field",
    "attack reserved followers": "attack reserved <enemy|> follower",
    "attack followers the turn it enters": "attack <enemy|> follower on the turn <it|they> is put onto <the|your> field",
}
DAMAGE = {"": "damage", "ability": "ability damage", "combat": "combat damage", "attack": "attack damage"}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _costs(g)
    _actions(g)
    _damage(g)
    _having(g)
    _rules(g)


def _costs(g: Grammar) -> None:
    every = shape("All", filter=filtered("$f"))
    for op, after in (("-", "less"), ("+", "more"), ("=", "")):
        for cost in (f"cost {{n}} {after}", f"cost {{n}} play point {after}"):
            g.phrase(
                "step", "CostChange", f"{{what:pron}} {cost} <to play|> {{duration}}", f"{{what:pron}} {cost} <to play|>", op=op
            )
            g.phrase("static", "CostChange", f"{{what:this}} {cost} <to play|>", op=op)
            g.phrase("static", "CostChange", f"{{what:this}} {cost} to play from {{source:place}}", op=op)
            g.phrase("static", "CostChange", f"<any|each> {{f:tests}} you play {cost} <to play|>", what=every, op=op)
            g.phrase("static", "CostChange", f"{{f:tests}} you play from {{source:place}} {cost} <to play|>", what=every, op=op)
            located = shape("All", filter=shape("Filter", tests=("$f", "$h")))
            g.phrase("static", "CostChange", f"{{f:core}} {{h:posts}} {cost} <to play|>", what=located, op=op)
            g.phrase("static", "CostChange", f"your {{f:tests}} {cost} <to play|>", what=every, op=op)
            for when in ("this turn", ""):
                span = {"duration": make("Until", end="this turn")} if when else {}
                g.phrase(
                    "step",
                    "CostChange",
                    f"the next {{f:tests}} you play {when} {cost} <to play|>",
                    what=every,
                    op=op,
                    next=1,
                    **span,
                )
    theirs = shape("All", filter=shape("Filter", tests=("$f", make("Controlled", by=OPPONENT))))
    for op, after in (("-", "less"), ("+", "more")):
        g.phrase(
            "static", "CostChange", f"any {{f:tests}} <a|your> opponent play cost {{n}} {after} <to play|>", what=theirs, op=op
        )
        g.phrase("held", "CostChange", f"any {{f:tests}} they play cost {{n}} {after} <to play|>", what=theirs, op=op)
        nth = f"the {{nth:ORD}} {{f:tests}} you play each turn cost {{n}} {after} <to play|>"
        g.phrase("static", "CostChange", nth, what=every, op=op)
    for op, after in (("-", "less"), ("+", "more")):
        per = shape("Times", left="$k", right="$per")
        g.phrase("static", "CostChange", f"{{what:this}} cost {{k:n}} {after} to play for {{per}}", op=op, n=per)
    for op, cost in (("-", "cost {n} less"), ("+", "cost {n} more"), ("=", "cost {n}")):
        words = f"the next {{f:tests}} you play from {{source:place}} this turn {cost} <to play|>"
        g.phrase("step", "CostChange", words, what=every, op=op, next=1, duration=make("Until", end="this turn"))
    for op, words in (("-", "'s [evolve] cost {n} less"), ("=", "'s [evolve] cost {n}")):
        g.phrase("step", "CostChange", f"{{what:ref}} {words} {{duration}}", action="evolve", op=op)
    g.phrase(
        "step",
        "CostChange",
        "change its [evolve] cost to {n} {duration}",
        what=make("Pronoun", form="it", filter=make("Filter")),
        action="evolve",
        op="=",
    )


def _actions(g: Grammar) -> None:
    for action, words in {**FORBIDDEN, **PERMITTED}.items():
        g.phrase("action", "Action", words, name=action)
    g.phrase("actions", LIST, "{action}", "{action} or {action}", "{action} , {action} , or {action}")
    for kind, verb in (("Forbid", "can't"), ("Permit", "can")):
        g.phrase("static", kind, f"{{what:subject}} {verb} {{actions}}")
        g.phrase("step", kind, f"{{what:ref}} {verb} {{actions}} {{duration}}")
        g.phrase("step", kind, f"{{what:pron}} {verb} {{actions}}")
        g.phrase("held", kind, f"{{what:this}} {verb} {{actions}}")
    both = tuple(make("Action", name=name) for name in ("be engaged when put onto the field", "be engaged in your end phase"))
    g.phrase("static", "Permit", "{what:this} can be engaged when it is put onto your field or during your end phase", actions=both)
    g.phrase(
        "static", "Must", "{what:subject} must attack follower with ward", actions=make("Action", name="attack followers with ward")
    )
    ignoring = make("Action", name="ignore ward")
    g.phrase("static", "Permit", "{what:subject} ignore ward", actions=ignoring)
    g.phrase("step", "Permit", "{what:ref} ignore ward {duration}", actions=ignoring)
    refreshing = make("Action", name="refresh in the start phase")
    g.phrase("static", "Forbid", "{what:subject} don't refresh during your start phase", actions=refreshing)
    g.phrase(
        "step",
        "Forbid",
        "{what:pron} don't refresh during <its|their> <controller 's|controller '> next start phase",
        actions=refreshing,
        duration=make("During", span="next refresh"),
    )
    # a scope says how long: "for the rest of this turn, this card can't attack"
    g.phrase("scoped", "For", "{duration} , {do:held}")
    g.phrase(
        "held",
        "Forbid",
        "this card 's [act] ability except [evolve] can't be activated",
        what=THIS,
        actions=make("Action", name="use act abilities other than evolve"),
    )
    g.phrase(
        "held",
        "Forbid",
        "this card 's [act] ability can't be activated",
        what=THIS,
        actions=make("Action", name="use act abilities"),
    )
    g.phrase("static", "Must", "{what:subject} must attack each turn if <able|possible>", actions=make("Action", name="attack"))


def _damage(g: Grammar) -> None:
    g.phrase("static", None, "{:unhurt}")
    for type_, words in DAMAGE.items():
        taking = make("Action", name=f"take {words}")
        if type_ != "ability":
            g.phrase("action", "Action", f"take {words}", name=f"take {words}")
        g.phrase("unhurt", "Forbid", f"{{what:subject}} don't take {words}", actions=taking)
        g.phrase("step", "Forbid", f"{{what:ref}} don't take {words} {{duration}}", actions=taking)
        g.phrase(
            "held", "Forbid", f"{{what:this}} don't take {words}", f"{{what:held_group}} don't take {words}", actions=taking
        )
        g.phrase("step", "Forbid", f"{{what:pron}} don't take {words}", actions=taking)
        for subject in ("{what:subject}", "your leader"):
            given = {"what": make("Leader", of=YOU)} if subject == "your leader" else {}
            g.phrase(
                "static",
                "ChangeDamage",
                f"if {subject} would take {words} , it take that much minus {{n}} instead",
                side="takes",
                op="-",
                type=type_,
                **given,
            )
            g.phrase(
                "held",
                "ChangeDamage",
                f"if {subject} would take {words} , it take that much minus {{n}} instead",
                side="takes",
                op="-",
                type=type_,
                **given,
            )
        for subject in ("{what:subject}", "your leader", "a {f:tests}"):
            kept: dict[str, Given] = {}
            if subject != "{what:subject}":
                kept["what"] = make("Leader", of=YOU) if subject == "your leader" else shape("All", filter=filtered("$f"))
            most = f"if {subject} would take more than {{n}} {words} , it take {{n}} instead"
            g.phrase("static", "ChangeDamage", most, side="takes", op="at most", type=type_, **kept)
            g.phrase("held", "ChangeDamage", most, side="takes", op="at most", type=type_, **kept)
        dealt = f"if a {{f:tests}} would deal {words} , it deal that much plus {{n}} instead"
        g.phrase("static", "ChangeDamage", dealt, what=shape("All", filter=filtered("$f")), side="deals", op="+", type=type_)
        deals = f"if {{what:subject}} would deal {words} , it deal that much plus {{n}} instead"
        g.phrase("static", "ChangeDamage", deals, side="deals", op="+", type=type_)
        for op, more in (("+", "more"), ("-", "less")):
            g.phrase("static", "ChangeDamage", f"{{what:subject}} deal {{n}} {more} {words}", side="deals", op=op, type=type_)
            g.phrase("static", "ChangeDamage", f"{{what:subject}} take {{n}} {more} {words}", side="takes", op=op, type=type_)
    leader = make("Damaged", what=make("Leader", of=YOU))
    g.phrase(
        "step",
        "Would",
        "the next time your leader would take damage this turn , it don't take damage",
        event=leader,
        once=1,
        duration=make("Until", end="this turn"),
    )


def _having(g: Grammar) -> None:
    g.phrase("subject", None, "{:this}")
    g.phrase("subject", None, "{:group}")
    g.phrase("subject", None, "{:pron}")
    g.phrase("subject", "Leader", "your leader", of=YOU)
    g.phrase("subject", "Related", "the follower equipped with {to:this}", relation="equipped with")
    g.phrase("subject", "All", "{f:tests}", filter=filtered("$f"))
    g.phrase("subject", "All", "your {f:core}", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    g.phrase("subject", "All", "your {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h", make("Controlled", by=YOU))))
    g.phrase("static", "Modify", "{what:subject} have {mods}")
    g.phrase("static", "Modify", "{what:subject} have {mods:given_per}")
    g.phrase(
        "static",
        "Modify",
        "its name is also {n:NAME}",
        what=make("Pronoun", form="it", filter=make("Filter")),
        mods=shape("HaveName", name="$n"),
    )
    g.phrase("static", "Modify", "{w:this} 's name is also {n:NAME}", what="$w", mods=shape("HaveName", name="$n"))
    g.phrase("step", "Modify", "{what:ref} have {mods} {duration}")
    g.phrase("step", "Modify", "{what:pron} have {mods}")
    g.phrase("held", "Modify", "{what:this} have {mods}", "{what:held_group} have {mods}")
    g.phrase("held_group", None, "{:group}")
    g.phrase("held_group", "Together", "{parts:held_leader} and {parts:group}")
    g.phrase("held_leader", "Leader", "your leader", of=YOU)
    g.phrase("subject", "Together", "{parts:held_leader} and {parts:group}")
    for word in ("follower", "amulet", "spell"):
        g.phrase("static", "Modify", f"{{what:pron}} is a {word}", mods=make("BecomeType", type=word))


def _rules(g: Grammar) -> None:
    g.phrase("static", "Would", "if {event:would} , {do:clause} instead", "if {event:would} , instead {do:clauses}")
    g.phrase("would", "Moved", "{what:esubj} would be put {source:origin} {to:dest}")
    g.phrase("would", "Loses", "you would lose the game", who=YOU)
    fanfares = make("Action", name="trigger fanfare abilities")
    g.phrase(
        "step",
        "Forbid",
        "its [fanfare] ability can't be performed",
        what=make("Pronoun", form="it", filter=make("Filter")),
        actions=fanfares,
    )
    g.phrase(
        "step",
        "Forbid",
        "their [fanfare] ability can't be performed",
        what=make("Pronoun", form="them", filter=make("Filter")),
        actions=fanfares,
    )
    theirs = shape("Leader", of="$w")  # of all that the player's cards do, wherever they are by then
    evolves = make("Action", name="trigger on evolve abilities")
    for words, barred in (
        ("[fanfare]", (fanfares,)),
        ("on evolve", (evolves,)),
        ("[fanfare] and on evolve", (fanfares, evolves)),
    ):
        g.phrase("static", "Forbid", f"{{w:whose}} {words} ability don't trigger", what=theirs, actions=barred)
    for zone in ("field", "hand", "ex_area"):
        g.phrase("static", "RuleChange", f"{{who:whose}} {zone} is limited to {{n}} card", rule=f"{zone.replace('_', ' ')} limit")
    g.phrase(
        "would", "Moved", "{what:esubj} would leave the field", source=make("Place", zone="field", of=make("Player", who="any"))
    )
    g.phrase("would", "Moved", "{what:esubj} would be destroyed", verb="destroy")
    enters = make("Moved", what=THIS, to=(make("Place", zone="field", of=make("Player", who="any")),))
    g.phrase(
        "static",
        "Would",
        "this <card|> is put onto <the|your> field engaged",
        event=enters,
        do=make("SetState", what=THIS, state="engaged"),
        also=1,
    )
    g.phrase("static", "RuleChange", "you can put up to {n} of this card into your deck", rule="copies in the deck")
    g.phrase("static", "RuleChange", "you can put up to {n} of this card into your evolve_deck", rule="copies in the evolve deck")
    g.phrase("static", "RuleChange", "you may play any number of [evolve] per turn", rule="evolve any number of times")
    g.phrase(
        "static_scope",
        "If",
        "{w:this} can only be played if {c:conds}",
        condition=shape("Not", part="$c"),
        then=shape("Forbid", what="$w", actions=make("Action", name="be played")),
    )
    g.phrase(
        "static",
        "Forbid",
        "{what:this} can only be played from hand",
        actions=make("Action", name="be played from anywhere but hand"),
    )
