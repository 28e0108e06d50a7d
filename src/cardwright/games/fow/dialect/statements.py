"""Statements of what is so (904): what cards have, can't do, must do, cost; and what happens in place of something else (910)."""

from __future__ import annotations

from cardwright.games.fow.dialect.events import FIELD, GRAVEYARD, MY_FIELD
from cardwright.games.fow.dialect.filters import ANY
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import ONE, OPPONENT, THIS, YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.references import IT

FORBIDDEN = {
    "attack": "attack",
    "block": "block",
    "be blocked": "be blocked",
    "be attacked": "be attacked",
    "be targeted": "be targeted by <spell or ability|spell and ability>",
    "be targeted by the opponent": "be targeted by <spell or ability|spell and ability> <your|you> opponent control",
    "be destroyed": "be destroyed",
    "recover": "recover",
    "recover in the recovery phase": "recover during <the|your|its controller 's|their controller 's|> recovery_phase",
    "be cancelled": "be cancelled",
    "be chased": "be chased",
    "attack players": "attack <player|you|your opponent>",
    "attack resonators": "attack <resonator|your resonator|resonator you control>",
    "deal damage": "deal damage",
    "be banished": "be banished",
}
PERMITTED = {
    "attack recovered j/resonators": "attack <against|> recovered j/resonator",
    "block j/resonators with flying": "block <j/resonator|resonator> with [flying]",
    "block while rested": "block while rested",
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _subjects(g)
    _having(g)
    _actions(g)
    _costs(g)
    _entering(g)
    _damage(g)
    _replacing(g)


def _subjects(g: Grammar) -> None:
    for kind in ("this", "group", "pron", "host", "ruler"):
        g.phrase("subject", None, f"{{:{kind}}}")
    g.phrase("subject", "All", "{f:tests}", filter=filtered("$f"))
    g.phrase("subject", "All", "{f:every_kind}", filter=filtered("$f"))
    g.phrase("subject", "Together", "{parts:this} and {parts:crowd}")
    kinds = (shape("AnyOf", filters=(filtered("$a"), filtered("$b"))), "$posts")
    g.phrase("every_kind", LIST, "{a:adj_core} and {b:adj_core} {posts}", "{a:bare_core} and {b:bare_core} {posts}", items=kinds)
    g.phrase("counted", "Count", "the number of {f:every_kind}", of=shape("All", filter=filtered("$f")))
    g.phrase("held", None, "{:static}")


def _having(g: Grammar) -> None:
    g.phrase("static", "Modify", "{what:subject} <gain|have> {mods}", "{what:subject} also gain {mods}")
    g.phrase("static", "Modify", "{what:subject} gain {mods:given_per}")
    g.phrase("static", "Modify", "{what:subject} gain {p:given_per} and {m:mods}", mods=("$p", "$m"))
    barred = (shape("Modify", what="$w", mods="$m"), shape("Forbid", what="$w", actions="$a"))
    g.phrase("static_clauses", LIST, "{w:subject} gain {m:mods} and can't {a:actions}", items=barred)
    playing = shape("HaveKeyword", keyword="$k")
    g.phrase("static", "Modify", "{what:this} gain {k:KW} in all zone", mods=playing)
    hand = make("Is", what=THIS, filter=make("Filter", tests=(make("In", places=(make("Place", zone="hand", of=YOU),)),)))
    g.phrase("static", "If", "{w:this} in your hand gain {k:KW}", condition=hand, then=shape("Modify", what="$w", mods=playing))
    # each of them by itself, while it attacks
    fighting = shape("All", filter=shape("Filter", tests=("$f", make("Quality", name="attacking"))))
    g.phrase("static", "Modify", "{f:tests} gain {mods} while attacking", what=fighting)
    g.phrase("static", "Modify", "{what:subject} lose all ability", mods=make("LoseAbilities"))
    weaker = ("$m", make("LoseAbilities"))
    g.phrase("static", "Modify", "{what:subject} gain {m:mods} and lose all ability", mods=weaker)
    g.phrase("static", "Modify", "{what:subject} lose {k:KW}", mods=shape("LoseKeyword", keyword="$k"))
    g.phrase(
        "static",
        "Modify",
        "{what:subject} lose its symbol_skill",
        "{what:subject} lose all symbol_skill",
        mods=make("LoseKeyword", keyword="symbol skill"),
    )
    g.phrase("static", "Modify", "{what:subject} 's {s:STAT} is equal to {a:counted}", mods=shape("SetStat", stat="$s", to="$a"))
    g.phrase("static", "Modify", "{what:subject} become {n:ATTR}", mods=shape("BecomeClass", name="$n"))
    become = (shape("BecomeTrait", trait="$t"), "$m")
    g.phrase("static", "Modify", "{what:subject} become a {t:TRAIT} and gain {m:mods}", mods=become)
    g.phrase("mod", "HaveClass", "{name:ATTR} in addition to <its|their> other attribute")
    holes = ("a", "b", "c", "d")
    for number in (2, 3, 4):
        listed = " , ".join(f"{{{hole}:ATTR}}" for hole in holes[: number - 1]) + f" <and|, and> {{{holes[number - 1]}:ATTR}}"
        several = tuple(shape("HaveClass", name=f"${hole}") for hole in holes[:number])
        g.phrase("mod_item", LIST, f"{listed} in addition to <its|their> other attribute", items=several)
    both = (shape("Forbid", what="$w", actions="$a"), shape("Modify", what="$w", mods="$m"))
    g.phrase("static_clauses", LIST, "{w:subject} can't {a:actions} and gain {m:mods}", items=both)
    kinds = tuple(shape("HaveType", type=hole) for hole in ("$a", "$b"))
    g.phrase("static", "Modify", "this card have the {a:STONETYPE} type and the {b:STONETYPE} type", what=THIS, mods=kinds)
    stone = "this card have the magic_stone type {a:STONETYPE}"
    g.phrase("static", "Modify", stone, what=THIS, mods=shape("HaveType", type="$a"))
    g.phrase("static", "Modify", "this card have the {a:STONETYPE} type", what=THIS, mods=shape("HaveType", type="$a"))
    every = shape("All", filter=filtered("$f"))
    g.phrase("static", "Modify", "treat {f:tests} also as <a|> {t:STONETYPE}", what=every, mods=shape("HaveType", type="$t"))
    two = tuple(shape("HaveType", type=hole) for hole in ("$a", "$b"))
    g.phrase("static", "Modify", "treat {f:tests} also as <a|> {a:STONETYPE} and <a|> {b:STONETYPE}", what=every, mods=two)
    # 201.4, 904.2a: a base ability
    types = tuple(shape("HaveType", type=hole) for hole in ("$a", "$b"))
    g.phrase("static", "Modify", "treat this card as <a|> {a:STONETYPE} and <a|> {b:STONETYPE}", what=THIS, mods=types)
    g.phrase("static", "Modify", "treat this card as <a|> {a:STONETYPE}", what=THIS, mods=shape("HaveType", type="$a"))


def _actions(g: Grammar) -> None:
    for action, words in {**FORBIDDEN, **PERMITTED}.items():
        g.phrase("action", "Action", words, name=action)
    g.phrase("action", "Action", "be blocked by {f:tests}", name="be blocked", by=filtered("$f"))
    g.phrase(
        "action",
        "Action",
        "be targeted by {f:coloured} <spell or ability|spell and ability>",
        name="be targeted",
        by=filtered("$f"),
    )
    twice = "be targeted by {f:coloured} spell or {f:coloured} card 's ability"
    g.phrase("action", "Action", twice, name="be targeted", by=filtered("$f"))
    g.phrase("coloured", LIST, "{attribute}")
    either = shape("AnyOf", filters=(filtered("$a"), filtered("$b")))
    g.phrase("coloured", LIST, "{a:attribute} or {b:attribute}", items=(either,))
    g.phrase(
        "action", "Action", "be targeted by {f:normal} your opponent control", name="be targeted by the opponent", by=filtered("$f")
    )
    no_resonator = (make("NotTest", test=make("Type", type="resonator")), make("Type", type="spell"))
    g.phrase("normal", LIST, "<normal spell|non- resonator spell>", items=no_resonator)
    g.phrase("actions", LIST, "{action}", "{action} or {action}", "{action} , {action} , or {action}", "{action} and {action}")
    for kind, verb in (("Forbid", "can't"), ("Permit", "can")):
        g.phrase("static", kind, f"{{what:subject}} {verb} {{actions}}")
        for who in ("ref", "crowd"):
            g.phrase("step", kind, f"{{what:{who}}} {verb} {{actions}} {{duration}}")
        g.phrase("step", kind, f"{{what:pron}} {verb} {{actions}}")
    unplayable = make("Forbid", what=THIS, actions=(make("Action", name="be played"),))
    g.phrase("static_scope", "If", "play this card only if {c:conds}", condition=shape("Not", part="$c"), then=unplayable)
    for words, player in (("your turn", YOU), ("your opponent 's turn", OPPONENT)):
        other_turn = make("Not", part=make("TurnOf", who=player))
        g.phrase("static_scope", "If", f"play this card only during {words}", condition=other_turn, then=unplayable)
    g.phrase("static_scope", "If", "you can't play this card if {condition:conds}", then=unplayable)
    g.phrase("static_scope", "If", "you can't play this card unless {c:conds}", condition=shape("Not", part="$c"), then=unplayable)
    staying = make("Action", name="recover in the recovery phase")
    phase = "recover during <the|your|its controller 's|their controller 's|> recovery_phase"
    g.phrase("static", "Forbid", f"{{what:subject}} don't {phase}", actions=staying)
    for who in ("ref", "crowd"):
        g.phrase("step", "Forbid", f"{{what:{who}}} don't {phase} {{duration}}", actions=staying)
    next_phase = "recover during <its|their> <controller 's|controller '> next recovery_phase"
    for who in ("ref", "crowd"):
        until = make("During", span="next refresh")
        g.phrase("step", "Forbid", f"{{what:{who}}} don't {next_phase}", actions=staying, duration=until)
    must = make("Action", name="attack")
    g.phrase("static", "Must", "{what:subject} must attack if able", actions=must)
    for who in ("ref", "crowd"):
        g.phrase("step", "Must", f"{{what:{who}}} must attack {{duration}} if able", actions=must)
        fight = (must, make("Action", name="block"))
        g.phrase("step", "Must", f"{{what:{who}}} must attack or block {{duration}} if able", actions=fight)
    g.phrase("static", "Must", "{what:subject} must block if able", actions=make("Action", name="block"))
    g.phrase("static", "Must", "{what:subject} must attack this card if able", actions=make("Action", name="attack this card"))
    g.phrase(
        "static",
        "Must",
        "as you choose a card to attack , you must choose {what:this} if able",
        actions=make("Action", name="attack first"),
    )
    g.phrase("static", "Must", "your opponent must block {what:this} if able", actions=make("Action", name="be blocked"))
    g.phrase("static", "Permit", "attacking don't cause {what:this} to rest", actions=make("Action", name="attack without resting"))
    calling = make("Action", name="call magic stones without resting")
    g.phrase("static", "Permit", "calling a magic_stone don't cause {what:this} to rest", actions=calling)
    yours = make("All", filter=make("Filter", tests=(make("Type", type="ruler"), make("Controlled", by=YOU))))
    g.phrase("static", "Permit", "calling a magic_stone don't cause your ruler to rest", what=yours, actions=calling)
    g.phrase("static", "Permit", "blocking don't cause {what:this} to rest", actions=make("Action", name="block without resting"))
    # players: what a player can't do, their stand-in can't
    for player, words in ((YOU, "you"), (OPPONENT, "your opponent")):
        leader = make("Leader", of=player)
        having = shape("HaveKeyword", keyword="$k")
        g.phrase("static", "Modify", f"{words} gain {{k:KW}}", what=leader, mods=having)
        g.phrase("step", "Modify", f"{words} gain {{k:KW}} {{duration}}", what=leader, mods=having)
        for barrier in ("[barrier] {f:attribute_will}", "[barrier] {f:barred_type}"):
            guarded = shape("HaveKeyword", keyword="barrier", filter=filtered("$f"))
            g.phrase("static", "Modify", f"{words} gain {barrier}", what=leader, mods=guarded)
            g.phrase("step", "Modify", f"{words} gain {barrier} {{duration}}", what=leader, mods=guarded)
        targeted = make("Action", name="be targeted")
        g.phrase("step", "Forbid", f"{words} can't be targeted by spell or ability {{duration}}", what=leader, actions=targeted)
    chase = make("Action", name="be chased")
    g.phrase("static", "Forbid", "player can't chase <to|> {what:this}", actions=chase)
    # after another sentence it is no effect of its own, but says what holds while the spell is in the chase area (1008.2)
    g.phrase("unchased", "Forbid", "player can't chase <to|> {what:this}", actions=chase)
    its_ability = make("This", type="ability")
    g.phrase("unchased", "Forbid", "player can't chase <to|> this ability", what=its_ability, actions=chase)
    g.phrase("later", LIST, "{unchased} .", "{unchased} . {later}")
    _playing_from(g)
    quiet = make("Action", name="trigger its own abilities by entering")
    hush = make("Action", name="trigger its own [enter] abilities by entering")
    for side, where in (
        (OPPONENT, "<the field under your opponent 's control|your opponent 's field>"),
        (YOU, "the field under your control"),
    ):
        entering = shape("All", filter=shape("Filter", tests=("$f", make("Controlled", by=side))))
        silent = f"{{f:core}} entering {where} don't cause their own ability to trigger"
        g.phrase("static", "Forbid", silent, what=entering, actions=quiet)
        g.phrase("step", "Forbid", f"{silent} {{duration}}", what=entering, actions=quiet)
        hushed = silent.replace("ability", "[enter] ability")
        g.phrase("static", "Forbid", hushed, what=entering, actions=hush)
        g.phrase("step", "Forbid", f"{hushed} {{duration}}", what=entering, actions=hush)
    won = make("Action", name="trigger automatic abilities")
    g.phrase("static", "Forbid", "automatic ability of {what:subject} won't trigger", actions=won)
    everyone = make("All", filter=make("Filter", tests=(make("Type", type="player"),)))
    life = make("Action", name="gain life")
    g.phrase("static", "Forbid", "player can't gain life", what=everyone, actions=life)
    g.phrase("step", "Forbid", "player can't gain life {duration}", what=everyone, actions=life)
    for who, leader in (("your opponent", make("Leader", of=OPPONENT)), ("you", make("Leader", of=YOU))):
        g.phrase("step", "Forbid", f"{who} can't gain life {{duration}}", what=leader, actions=life)
        g.phrase("static", "Forbid", f"{who} can't gain life", what=leader, actions=life)
    g.phrase(
        "static",
        "Forbid",
        "you can't call magic_stone",
        what=make("Leader", of=YOU),
        actions=make("Action", name="call magic stones"),
    )
    for words, action in (
        ("normal spell and summon spell", "play spells"),
        ("normal spell or summon spell", "play spells"),
        ("spell", "play spells"),
        ("normal spell", "play normal spells"),
        ("chant", "play chants"),
    ):
        for who, leader in (("your opponent", make("Leader", of=OPPONENT)), ("you", make("Leader", of=YOU))):
            g.phrase("static", "Forbid", f"{who} can't play {words}", what=leader, actions=make("Action", name=action))
        mine = make("Leader", of=YOU)
        g.phrase("step", "Forbid", f"you can't play {words} {{duration}}", what=mine, actions=make("Action", name=action))
        g.phrase("step", "Forbid", f"{{what:target}} can't play {words} {{duration}}", actions=make("Action", name=action))
        g.phrase(
            "step",
            "Forbid",
            f"your opponent can't play {words} {{duration}}",
            what=make("Leader", of=OPPONENT),
            actions=make("Action", name=action),
        )


def _playing_from(g: Grammar) -> None:
    """702.2, 703.2: a card that may be played although it is not in a hand."""
    playable = make("Action", name="be played from where it is")
    for zone in ("graveyard", "removed_area"):
        place = make("Place", zone=zone.replace("_", " "), of=YOU)
        there = make("Is", what=THIS, filter=make("Filter", tests=(make("In", places=(place,)),)))
        own = make("Permit", what=THIS, actions=(playable,))
        g.phrase("static_scope", "If", f"you may play this card from <your|the> {zone}", condition=there, then=own)
        both = shape("And", parts=(there, "$c"))
        words = f"you may play this card from your {zone} as long as {{c:conds}}"
        g.phrase(
            "static_scope",
            "If",
            words,
            f"as long as {{c:conds}} , you may play this card from your {zone}",
            condition=both,
            then=own,
        )
        every = shape("All", filter=shape("Filter", tests=("$f", make("In", places=(place,)))))
        g.phrase("static", "Permit", f"you may play {{f:core}} <in|from> your {zone}", what=every, actions=playable)
        some = shape("All", filter=shape("Filter", tests=("$f", make("In", places=(place,)), "$h")))
        g.phrase("static", "Permit", f"you may play {{f:core}} from your {zone} {{h:posts}}", what=some, actions=playable)
        moved = shape("Is", what="$w", filter=make("Filter", tests=(make("In", places=(place,)),)))
        lasting = shape("If", condition=moved, then=shape("Permit", what="$w", actions=playable, duration="$d"))
        g.phrase("clause", LIST, f"you may play {{w:pron}} from your {zone} {{d:duration}}", items=(lasting,))
        g.phrase("step", "Permit", f"you may play {{f:core}} from your {zone} {{duration}}", what=every, actions=playable)
    g.phrase("step", "Permit", "you may play {what:pron} {duration}", actions=playable)
    g.phrase("step", "Permit", "{duration} , you may play {what:target}", actions=playable)


def _costs(g: Grammar) -> None:
    """203, 903.2f: what playing something takes."""
    every = shape("All", filter=filtered("$f"))
    own = make("All", filter=make("Filter", tests=(make("Controlled", by=YOU),)))
    cards: tuple[tuple[str, dict[str, Given]], ...] = (
        ("{what:this}", {}),
        ("{what:this} from {source:place}", {}),
        ("<a|> {f:tests}", {"what": every}),
        ("{action:KW} ability", {"what": own}),
        ("{action:KW} ability of {f:tests}", {"what": every}),
        ("{action:KW} ability of {what:ruler}", {}),
        ("its god's_art ability", {"what": IT, "action": "god's art"}),
    )
    for played, given in cards:
        less = f"you may pay {{points:WILL}} less to play {played}"
        common: dict[str, Given] = {"op": "-", "optional": 1, **given}
        g.phrase("static", "CostChange", less, n=ONE, **common)
        g.phrase("static", "CostChange", f"{less} for {{n:per}}", **common)
        g.phrase("step", "CostChange", f"{less} {{duration}}", n=ONE, **common)
        sure = f"you pay {{points:WILL}} less to play {played}"
        g.phrase("static", "CostChange", sure, n=ONE, op="-", **given)
        g.phrase("static", "CostChange", f"{sure} for {{n:per}}", op="-", **given)
        g.phrase("step", "CostChange", f"{sure} {{duration}}", n=ONE, op="-", **given)
        more = f"you pay {{points:WILL}} more to play {played}"
        g.phrase("static", "CostChange", more, n=ONE, op="+", **given)
        g.phrase("static", "CostChange", f"{more} for {{n:per}}", op="+", **given)
    # 903.2f-i: the attributes of the cost don't matter
    any_will = "you may pay the attribute_cost of {f:tests} with <will of any attribute|any will>"
    g.phrase("static", "CostChange", any_will, what=every, op="=", n=ONE, points="any attribute", optional=1)
    theirs = shape("All", filter=shape("Filter", tests=("$f", make("Controlled", by=OPPONENT))))
    g.phrase("static", "CostChange", "your opponent pay {points:WILL} more to play {f:every}", what=theirs, op="+", n=ONE)
    judging = make("All", filter=make("Filter", tests=(make("Controlled", by=OPPONENT),)))
    g.phrase(
        "static", "CostChange", "your opponent pay {points:WILL} more to play {action:KW} ability", what=judging, op="+", n=ONE
    )


def _entering(g: Grammar) -> None:
    enters = make("Moved", what=THIS, to=(FIELD,))
    rested = make("SetState", what=THIS, state="rested")
    field = "<your|the> field"
    g.phrase(
        "static", "Would", f"this card enter {field} rested", f"this card come into {field} rested", event=enters, do=rested, also=1
    )
    so = make("SetState", what=IT, state="rested")
    # 313.2: whose field it is entering is who controls it, whoever controls the card before
    theirs = make("Place", zone="field", of=OPPONENT)
    for whose, goal in (("", FIELD), ("your opponent control", theirs), ("you control", MY_FIELD)):
        arriving = shape("Moved", what=shape("Any", filter=filtered("$f")), to=(goal,))
        g.phrase("static", "Would", f"{{f:core}} {whose} enter {field} rested", event=arriving, do=so, also=1)
    # unless something is paid as it enters
    unpaid = shape("Unless", do=rested, who=YOU, cost="$c")
    g.phrase("static", "Would", f"this card enter {field} rested unless you {{c:payment}}", event=enters, do=unpaid, also=1)
    asked = f"as this card enter {field} , you may {{c:cost}} . if you don't , this card enter {field} rested"
    g.phrase("static", "Would", asked, event=enters, do=unpaid, also=1)
    with_counters = shape("Counters", op="add", counter="$c", n="$n", on=THIS)
    g.phrase(
        "static",
        "Would",
        f"this card enter {field} with {{n:count}} {{c:COUNTER}} counter <on it|>",
        event=enters,
        do=with_counters,
        also=1,
    )
    bought = shape("PayFor", cost="$k", do=with_counters)
    so_many = f"this card enter {field} with {{n:count}} {{c:COUNTER}} counter <on it|>"
    offer = f"as this card enter {field} , you may {{k:cost}} . if you do , {so_many}"
    g.phrase("static", "Would", offer, event=enters, do=bought, also=1)
    each = shape("Counters", op="add", counter="$c", n=shape("Exactly", n=shape("Times", left="$n", right="$p")), on=THIS)
    g.phrase(
        "static",
        "Would",
        f"this card enter {field} with {{n}} {{c:COUNTER}} counter on it for {{p:per}}",
        event=enters,
        do=each,
        also=1,
    )


def _damage(g: Grammar) -> None:
    """1018: prevented damage is not dealt, or less of it is."""
    for side, verb in (("takes", "dealt to"), ("deals", "dealt by")):
        for type_, words in (("", "damage"), ("combat", "battle damage"), ("ability", "non- battle damage")):
            prevented = f"prevent all {words} that would be {verb}"
            nothing = make("Num", n=0)
            for who in ("{what:subject}", "{what:person}"):
                g.phrase("static", "ChangeDamage", f"{prevented} {who}", side=side, op="=", n=nothing, type=type_)
            for whom in ("ref", "crowd", "person"):
                until = f"{prevented} {{what:{whom}}} {{duration}}"
                g.phrase("step", "ChangeDamage", until, side=side, op="=", n=nothing, type=type_)
            if side == "takes":
                by = filtered("$f")
                for who in ("subject", "person"):
                    some = f"{prevented} {{what:{who}}} by {{f:tests}}"
                    g.phrase("static", "ChangeDamage", some, side=side, op="=", n=nothing, type=type_, against=by)
                for whom in ("ref", "crowd", "person"):
                    until = f"{prevented} {{what:{whom}}} by {{f:tests}} {{duration}}"
                    g.phrase("step", "ChangeDamage", until, side=side, op="=", n=nothing, type=type_, against=by)
    anything = make("All", filter=make("Filter"))
    calm = "prevent all battle damage that would be dealt {duration}"
    g.phrase("step", "ChangeDamage", calm, what=anything, side="deals", op="=", n=make("Num", n=0), type="combat")
    two_ways = tuple(
        shape("ChangeDamage", what="$w", side=side, op="=", n=make("Num", n=0), type="combat") for side in ("takes", "deals")
    )
    both = "prevent all battle damage that would be dealt to or dealt by {w:subject}"
    g.phrase("static_clauses", LIST, both, items=two_ways)
    by_some = "if damage would be dealt to {what:person} by a {f:tests} , prevent {n} of it"
    g.phrase("static", "ChangeDamage", by_some, side="takes", op="-", against=filtered("$f"))
    spared = shape("All", filter=filtered("$f"))
    none = "if damage would be dealt to a {f:tests} , prevent it"
    g.phrase("static", "ChangeDamage", none, what=spared, side="takes", op="=", n=make("Num", n=0))
    weak_blow = "if {what:subject} would be dealt {upto:NUM} or less damage , prevent it"
    g.phrase("static", "ChangeDamage", weak_blow, side="takes", op="=", n=make("Num", n=0))
    small = "if a {f:tests} would be dealt damage less than its {below:STAT} , prevent it"
    weak = shape("All", filter=filtered("$f"))
    g.phrase("static", "ChangeDamage", small, what=weak, side="takes", op="=", n=make("Num", n=0))
    for who in ("subject", "person"):
        elsewhere = f"if damage would be dealt to {{what:{who}}} , it is dealt to {{to:this}} instead"
        g.phrase("static", "Redirect", elsewhere)
    some = "if damage would be dealt to a {f:tests} , it is dealt to {to:this} instead"
    g.phrase("static", "Redirect", some, what=weak)
    # 901.2d
    effects = "prevent all damage that would be dealt to {what:subject} by {f:coloured} effect"
    by_effect = filtered("$f")
    g.phrase("static", "ChangeDamage", effects, side="takes", op="=", n=make("Num", n=0), type="ability", against=by_effect)
    g.phrase("step", "ChangeDamage", "prevent all damage from {what:ref} {duration}", side="deals", op="=", n=make("Num", n=0))
    once = shape("Damaged", what="$w")
    for who in ("ref", "person"):
        words = f"prevent the next damage that would be dealt to {{w:{who}}}"
        g.phrase("step", "Would", f"{words} {{duration}}", words, event=once, once=1)
    g.phrase("step", "Would", "prevent the next damage {w:ref} would be dealt {duration}", event=once, once=1)
    by = shape("Damaged", what=make("Any", filter=make("Filter")), source="$w")
    words = "prevent the next damage that would be dealt by {w:ref}"
    g.phrase("step", "Would", f"{words} {{duration}}", words, event=by, once=1)
    for who in ("subject", "person"):
        for words in (f"if {{what:{who}}} would be dealt damage", f"if damage would be dealt to {{what:{who}}}"):
            g.phrase("static", "ChangeDamage", f"{words} , prevent {{n}} of it", side="takes", op="-")
    for who in ("ref", "crowd"):
        words = f"if damage would be dealt to {{what:{who}}} {{duration}} , prevent {{n}} of it"
        g.phrase("step", "ChangeDamage", words, side="takes", op="-")
    more = "if {what:subject} would deal damage , it deal that much <+n|plus> {n} instead"
    g.phrase("static", "ChangeDamage", more, side="deals", op="+")
    # 912.1: the source is a card, wherever it is
    zones = ("field", "ruler area", "chase", "graveyard", "removed area", "hand", "standby area")
    anywhere = make("In", places=tuple(make("Place", zone=zone, of=ANY) for zone in zones))
    sources = shape("All", filter=shape("Filter", tests=("$c", make("Controlled", by=YOU), anywhere)))
    from_it = "if a {c:attribute} source you control would deal damage"
    rather = "it deal that much <+n|plus> {n:size} instead"
    g.phrase("static", "ChangeDamage", f"{from_it} , {rather}", what=sources, side="deals", op="+")
    g.phrase("step", "ChangeDamage", f"{from_it} {{duration}} , {rather}", what=sources, side="deals", op="+")
    two = make("Num", n=2)
    for who in ("ref", "crowd", "person"):
        doubly = f"if damage would be dealt to {{what:{who}}} {{duration}} , it is dealt double that much instead"
        g.phrase("step", "ChangeDamage", doubly, side="takes", op="x", n=two)
        taken = f"if {{what:{who}}} would be dealt damage {{duration}} , it is dealt double that much instead"
        g.phrase("step", "ChangeDamage", taken, side="takes", op="x", n=two)
    g.phrase(
        "static",
        "ChangeDamage",
        "if {what:subject} would deal damage , it deal double that much instead",
        side="deals",
        op="x",
        n=two,
    )
    against = "if {what:subject} would deal damage to a {f:tests} , it deal double that much instead"
    g.phrase("static", "ChangeDamage", against, side="deals", op="x", n=two, against=filtered("$f"))
    them = make("Filter", tests=(make("Controlled", by=OPPONENT), make("Type", type="player")))
    either = shape("Filter", tests=(shape("AnyOf", filters=(them, filtered("$f"))),))
    both = "if {what:subject} would deal damage to your opponent or to a {f:tests} , it deal double that much instead"
    g.phrase("static", "ChangeDamage", both, side="deals", op="x", n=two, against=either)
    whoever = shape("All", filter=filtered("$k"))
    doubled = "if a {k:tests} would deal damage to a {f:tests} , it deal double that much instead"
    g.phrase("static", "ChangeDamage", doubled, what=whoever, side="deals", op="x", n=two, against=filtered("$f"))
    g.phrase(
        "step",
        "ChangeDamage",
        "if {what:ref} would deal damage {duration} , it deal that much +n {n} instead",
        side="deals",
        op="+",
    )
    g.phrase(
        "step",
        "ChangeDamage",
        "{duration} , if {what:ref} would deal damage , it deal that much +n {n} instead",
        side="deals",
        op="+",
    )
    every = shape("All", filter=filtered("$f"))
    g.phrase("static", "ChangeDamage", more.replace("{what:subject}", "a {f:tests}"), what=every, side="deals", op="+")


def _replacing(g: Grammar) -> None:
    g.phrase("static", "Would", "if {event:would} , {do:clauses} instead")
    once = "if {event:would} , {do:clauses} instead . apply this effect only once per turn"
    g.phrase("static", "Would", once, per_turn=1)
    g.phrase("step", "Would", "if {event:would} {duration} , {do:clauses} instead")
    g.phrase("step", "Would", "{duration} , if {event:would} , {do:clauses} instead")
    so = shape("If", condition="$k", then=shape("Would", event="$e", do="$d", duration="$u"))
    g.phrase("clause", LIST, "if {k:conds} and {e:would} {u:duration} , {d:clauses} instead", items=(so,))
    # what follows on it belongs to what is done instead
    done = shape("IfDo", did=1, then="$t")
    g.phrase("static", "Would", "if {event:would} , {d:clause} instead . if you do , {t:clauses}", do=("$d", done))
    may = shape("May", do=("$d", done))
    g.phrase("static", "Would", "if {event:would} , you may {d:clause} instead . if you do , {t:clauses}", do=may)
    g.phrase("would", "Moved", "{what:esubj} would be put into <a|its owner 's> graveyard <from anywhere|>", to=GRAVEYARD)
    g.phrase(
        "would",
        "Moved",
        "{what:esubj} would be put into your graveyard <from anywhere|>",
        to=make("Place", zone="graveyard", of=YOU),
    )
    g.phrase("would", "Moved", "{what:esubj} would be put into a graveyard {source:origin}", to=GRAVEYARD)
    mine, theirs = (make("Place", zone="graveyard", of=who) for who in (YOU, OPPONENT))
    g.phrase("would", "Moved", "{what:esubj} would be put into your graveyard {source:origin}", to=mine)
    g.phrase("would", "Moved", "{what:esubj} would be put into your opponent 's graveyard <from anywhere|>", to=theirs)
    g.phrase("would", "Moved", "{what:esubj} would be destroyed", verb="destroy")
    g.phrase("would", "Moved", "{what:esubj} would leave <the|a> field", source=make("Place", zone="field", of=ANY))
    g.phrase("would", "Moved", "{what:esubj} would leave your field", source=make("Place", zone="field", of=YOU))
