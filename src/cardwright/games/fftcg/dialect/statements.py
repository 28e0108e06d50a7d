"""Statements of what is so: what cards have, costs, prohibitions, permissions. As effects for a while, or of field abilities."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.filters import LARGER
from cardwright.games.fftcg.dialect.references import IT
from cardwright.games.fftcg.dialect.vocabulary import ELEMENTS
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.conditions import NONE, count_of

ITS_POWER = make("Stat", of=IT, stat="power")
FIELD = make("Place", zone="field", of=make("Player", who="any"))
BY_BOTH = f"<{'|'.join(('summon or ability', 'summon and ability', 'summon or a ability'))}>"
BY_THEIRS = "by your opponent 's summon or ability"
FORBIDDEN = {
    "attack": "attack",
    "block": "block",
    "be blocked": "be blocked",
    "form a party": "form <a|> <party|parties>",
    "be chosen by the opponent's summons": "be chosen by <your|> opponent 's summon",
    "be chosen by the opponent's abilities": "be chosen by your opponent 's ability",
    "be chosen by the opponent's summons or abilities": f"be chosen by your opponent 's {BY_BOTH}",
    "be chosen by summons or abilities": "be chosen by summon or ability",
    "be chosen by summons": "be chosen by summon",
    "be chosen by abilities": "be chosen by ability",
    "be broken": "be broken",
    "be broken by the opponent's effects that deal no damage": "be broken by opposing summon or ability that don't deal damage",
    "become dull by the opponent's effects": "<become dull|be dulled> by your opponent 's summon or ability",
    "become dull": "become dull",
    "be frozen": "be frozen",
    "be returned to hand by the opponent's effects": f"be returned to <its|their> owner 's hand {BY_THEIRS}",
    "be removed from the game by the opponent's effects": f"be removed from the game {BY_THEIRS}",
    "be put into the Break Zone by the opponent's effects": f"be put into the break_zone {BY_THEIRS}",
    "leave the field by the opponent's effects": "leave the field due to your opponent 's summon or ability",
    "activate in the active phase": "activate during your active_phase",
    "use special abilities": "use special_ability",
    "use action abilities": "use action_ability",
}
LEAST = (("", 0), ("( it can't become 0 )", 1), ("( it can't become 1 or less )", 2))
HEADS = (
    "the cost <required|> to <cast|play> {w} <onto the field|>",
    "the cost for <casting|playing> {w} <onto the field|>",
)
# where a card is that one may cast
CASTABLE = make(
    "In",
    places=tuple(make("Place", zone=zone, of=YOU) for zone in ("hand", "break zone", "deck", "removed from the game", "stack")),
)
MODS = (
    "{mod_item} , {mod_item} and {mod_item} and {mod_item}",
    "{mod_item} , {mod_item} and {mod_item}",
    "{mod_item} , {mod_item} , {mod_item} and {mod_item}",
)


def add(g: Grammar) -> None:
    """Add the phrases."""
    _mods(g)
    _having(g)
    _becoming(g)
    _actions(g)
    _costs(g)
    _casting_from_there(g)
    _rules(g)


def _mods(g: Grammar) -> None:
    g.phrase("mods", LIST, *MODS)
    for sign, words in (("+", "+n"), ("-", "-n")):
        g.phrase("mod", "Add", f"{words} {{by:n}} power", stat="power", sign=sign)
        every = shape("Add", stat="power", sign=sign, by=shape("Times", left="$n", right="$per"))
        g.phrase("given_per", LIST, f"{words} {{n}} power for {{per}}", items=(every,))
    g.phrase("given_per", LIST, "{mod_item} and {given_per}")
    g.phrase("lost", "Add", "{by:n} power", stat="power", sign="-")
    whole = ("fire", "ice", "wind", "earth", "lightning", "water")
    all_of = tuple(make("HaveClass", name=element) for element in whole)
    g.phrase("mods", LIST, "element of fire , ice , wind , earth , lightning and water", items=all_of)
    g.phrase("lost_per", "Add", "{n} power for {per}", stat="power", sign="-", by=shape("Times", left="$n", right="$per"))


def _having(g: Grammar) -> None:
    g.phrase("subject", None, "{:this}")
    g.phrase("subject", None, "{:group}")
    g.phrase("subject", None, "{:pron}")
    g.phrase("subject", "All", "{f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("subject", "Together", "{parts:this} and {parts:group}")
    both = tuple(shape("All", filter=shape("Filter", tests=(hole, make("Controlled", by=YOU)))) for hole in ("$f", "$h"))
    g.phrase("subject", "Together", "the {f:core} and the {h:core} you control", parts=both)
    g.phrase("static", "Modify", "{what:subject} gain {mods}")
    g.phrase("static", "Modify", "{what:subject} gain {mods:given_per}")
    g.phrase("static", "Modify", "{what:subject} also gain {mods}")
    for sign, words in (("+", "+n"), ("-", "-n")):
        every = shape("Add", stat="power", sign=sign, by=shape("Times", left="$n", right="$per"))
        g.phrase("static", "Modify", f"for {{per}} , {{what:subject}} gain {words} {{n}} power", mods=every)
        g.phrase("step", "Modify", f"for {{per}} , {{what:ref}} gain {words} {{n}} power {{duration}}", mods=every)
    g.phrase("static", "Modify", "{what:subject} lose {mods:lost}")
    g.phrase("static", "Modify", "{what:subject} lose {mods:lost_per}")
    g.phrase("step", "Modify", "{what:ref} also gain {mods}", "{what:ref} also gain {mods} {duration}")
    g.phrase("step", "Modify", "{what:ref} gain {mods:given_per} {duration}")
    g.phrase("step", "Modify", "{what:ref} gain {mods:given_per}")
    g.phrase("step", "Modify", "{what:ref} lose {mods:lost}")
    g.phrase("step", "Modify", "{what:ref} <also|> lose {mods:lost} {duration}")
    g.phrase("step", "Modify", "{what:ref} lose {mods:lost_per}")
    g.phrase("step", "Modify", "{what:ref} lose {mods:lost_per} {duration}")
    lost = (shape("LoseKeyword", keyword="$a"), shape("LoseKeyword", keyword="$b"))
    third = (*lost, shape("LoseKeyword", keyword="$c"))
    for duration in ("", "{duration}"):
        g.phrase("step", "Modify", f"{{what:ref}} lose {{a:KW}} and {{b:KW}} {duration}", mods=lost)
        g.phrase("step", "Modify", f"{{what:ref}} lose {{a:KW}} , {{b:KW}} <and|, and> {{c:KW}} {duration}", mods=third)
        g.phrase("step", "Modify", f"{{what:ref}} lose <its|their> ability {duration}", mods=make("LoseAbilities"))
    g.phrase(
        "static",
        "Modify",
        "{what:subject} lose all <its|their> ability",
        "{what:subject} lose <its|their> ability",
        mods=make("LoseAbilities"),
    )
    g.phrase("static", "Modify", "{what:subject} lose {k:KW}", mods=shape("LoseKeyword", keyword="$k"))
    g.phrase("step", "Modify", "{what:ref} lose all <its|their> ability", mods=make("LoseAbilities"))
    g.phrase("step", "Modify", "{what:ref} lose all <its|their> ability {duration}", mods=make("LoseAbilities"))
    power = shape("SetStat", stat="power", to="$a")
    for category in ("step", "static"):
        g.phrase(category, "Modify", "{what:single} 's power become {a:amount}", mods=power)
        g.phrase(category, "Modify", "{what:single} 's power become the same as {a:counted}", mods=power)
        g.phrase(category, "Modify", "its power become {a:amount}", what=IT, mods=power)
    g.phrase("step", "Modify", "{what:single} 's power become {a:amount} {duration}", mods=power)
    g.phrase("step", "Modify", "{what:single} 's power become the same as {a:counted} {duration}", mods=power)
    g.phrase("step", "Modify", "its power become {a:amount} {duration}", what=IT, mods=power)
    g.phrase("step", "Modify", "{what:group} ' power become {a:amount} {duration}", mods=power)
    doubled = shape("Add", stat="power", sign="+", by=shape("Stat", of="$what", stat="power"))
    g.phrase("step", "Modify", "double the power of {what:single} {duration}", mods=doubled)
    g.phrase("step", "Modify", "double its power {duration}", what=IT, mods=make("Add", stat="power", sign="+", by=ITS_POWER))
    g.phrase("held", "Modify", "{what:this} doubles its power", mods=doubled)
    g.phrase("held", LIST, "{w:this} doubles its power and gain {m:mods}", items=(
        shape("Modify", what="$w", mods=shape("Add", stat="power", sign="+", by=shape("Stat", of="$w", stat="power"))),
        shape("Modify", what="$w", mods="$m"),
    ))  # fmt: skip
    halved = make("SetStat", stat="power", to=make("Half", of=ITS_POWER, round="down", unit=1000))
    g.phrase("step", "Modify", "halve its power {duration} ( round down to the nearest 1000 )", what=IT, mods=halved)
    chosen = tuple(make("BecomeClass", name=element) for element in ELEMENTS if element not in ("light", "dark"))
    words = "name 1 element other than light <and|or> dark . {what:this} become the named element {duration}"
    g.phrase("step", "Modify", words, mods=make("OneMod", options=chosen))
    named = shape("HaveName", name="$n")
    g.phrase("static", "Modify", "{what:this} is also {n:NAME} in all situations", mods=named)
    two = tuple(shape("HaveName", name=hole) for hole in ("$n", "$m"))
    g.phrase("static", "Modify", "{what:this} is also {n:NAME} and {m:NAME} in all situations", mods=two)
    for category, subject in (("static", "subject"), ("step", "ref")):
        element = shape("BecomeClass", name="$e")
        made = f"{{what:{subject}}} become <of|> {{e:ELEMENT}} element"
        if category == "step":
            g.phrase(category, "Modify", f"{made} {{duration}}", mods=element)
        g.phrase(category, "Modify", f"{{what:{subject}}} 's element become {{e:ELEMENT}}", mods=element)
    g.phrase("step", "Modify", "its element become {e:ELEMENT}", what=IT, mods=shape("BecomeClass", name="$e"))
    g.phrase("static", "Modify", "{what:this} is also {n:TRAIT} in all situations", mods=shape("HaveTrait", trait="$n"))
    for word in ("forward", "backup", "monster"):
        g.phrase("static", "Modify", f"{{what:this}} is also a {word} in all situations", mods=make("HaveType", type=word))


def _becoming(g: Grammar) -> None:
    """5.2.3.1.1.4: a Monster that becomes a Forward is still a Monster."""
    forward = make("HaveType", type="forward")
    power = shape("SetStat", stat="power", to="$n")
    for category, subject in (("static", "subject"), ("step", "ref")):
        words = f"{{what:{subject}}} also become <a|> forward with {{n}} power"
        g.phrase(category, "Modify", words, mods=(forward, power))
        g.phrase(category, "Modify", f"{words} and {{m:mods}}", mods=(forward, power, "$m"))
        g.phrase(category, "Modify", f"{words} , {{m:mods}}", mods=(forward, power, "$m"))
        if category == "step":
            g.phrase(category, "Modify", f"{words} {{duration}}", mods=(forward, power))
            bare = "{what:ref} lose all its ability and also become a forward with {n} power"
            g.phrase(category, "Modify", bare, mods=(make("LoseAbilities"), forward, power))


def _actions(g: Grammar) -> None:
    for action, words in FORBIDDEN.items():
        g.phrase("action", "Action", words, name=action)
    for action, words in (("be blocked by", "be blocked by <a|> {f:tests}"), ("block", "block <a|> {f:tests}")):
        g.phrase("action", "Action", words, name=action, by=filtered("$f"))
    # by the Summons and abilities of some cards only; of a card that says so of itself
    no_summon = make("NotTest", test=make("Type", type="summon"))
    abilities = shape("Filter", tests=(no_summon, "$f"))
    theirs = shape("Filter", tests=(no_summon, "$f", make("Controlled", by=OPPONENT)))
    g.phrase("kept_from", "Action", "be chosen by <a|> {f:tests} 's ability", name="be chosen by", by=abilities)
    g.phrase("kept_from", "Action", "be chosen by your opponent 's {f:nouns} ability", name="be chosen by", by=theirs)
    for element in ELEMENTS:
        of_it = make("Filter", tests=(make("Class", name=element),))
        g.phrase("kept_from", "Action", f"be chosen by {element} summon or {element} ability", name="be chosen by", by=of_it)
    g.phrase("static", "Forbid", "{what:this} can't {actions:kept_from}")
    # of others: each of them has it
    kept = shape("HaveAbility", ability=shape("Static", do=shape("Forbid", what=make("This"), actions="$a")))
    g.phrase("static", "Modify", "{what:group} can't {a:kept_from}", mods=kept)
    g.phrase("step", "Modify", "{what:ref} can't {a:kept_from} {duration}", mods=kept)
    _only_blocked_by(g)
    g.phrase("actions", LIST, "{action}", "{action} or {action}")
    g.phrase("actions", LIST, "{action} , can't {action} <and|, and> can't {action}")
    both = (make("Action", name="use special abilities"), make("Action", name="use action abilities"))
    g.phrase("actions", LIST, "use special or action_ability", items=both)
    staying = make("Action", name="activate in the active phase")
    g.phrase("held", "Forbid", "{what:pron} don't activate during its controller 's active_phase", actions=staying)
    once = make("During", span="next refresh")
    g.phrase("step", "Forbid", "{what:ref} will not activate during your next active_phase", actions=staying, duration=once)
    g.phrase("held", "Forbid", "{what:this} don't activate during your active_phase", actions=staying)
    for verb in ("can't", "don't"):
        g.phrase("static", "Forbid", f"{{what:subject}} {verb} {{actions}}") if verb == "can't" else None
    g.phrase("step", "Forbid", "{what:ref} can't {actions} {duration}")
    g.phrase("step", "Forbid", "{what:pron} can't {actions}")
    g.phrase("held", "Forbid", "{what:this} can't {actions}")
    g.phrase("held", "Forbid", "{what:pron} can't {actions}")
    g.phrase("held", "Modify", "{what:ref} gain {mods}")
    g.phrase("held", "Modify", "{what:pron} lose all <its|their> ability", mods=make("LoseAbilities"))
    g.phrase("held", "Forbid", "{what:group} can't {actions}")
    g.phrase("scoped", "For", "{duration} , {do:held}")
    g.phrase("scoped", "For", "{duration} , {do:held} <and|, and> {do:held}")
    barred = shape("Forbid", what="$w", actions=make("Action", name="attack"))
    unless = shape("Not", part="$c")
    g.phrase("static_scope", "If", "{w:subject} can only attack if {c:conds}", condition=unless, then=barred)
    g.phrase(
        "static",
        "Forbid",
        "{what:subject} don't activate during your active_phase",
        actions=make("Action", name="activate in the active phase"),
    )
    attack = make("Action", name="attack")
    must = "must attack <once per turn|> if <possible|able>"
    g.phrase("static", "Must", f"{{what:subject}} {must}", actions=attack)
    g.phrase("step", "Must", f"{{what:ref}} {must} {{duration}}", actions=attack)
    g.phrase("static", "Must", "{what:subject} must attack at least once per turn if possible", actions=attack)
    g.phrase("step", "Must", "{what:ref} must attack {duration} if possible", actions=attack)
    block = make("Action", name="block")
    g.phrase("step", "Must", "{what:ref} must block {duration} if possible", actions=block)
    g.phrase("static", "Must", "{what:subject} must block if possible", "if possible , {what:subject} must block", actions=block)
    g.phrase("step", "Must", "if possible , {what:ref} must block {duration}", actions=block)
    in_attack = shape("Is", what="$w", filter=make("Filter", tests=(make("Quality", name="attacking"),)))
    blockers = make("All", filter=make("Filter", tests=(make("Type", type="forward"), make("Controlled", by=OPPONENT))))
    forced = make("Must", what=blockers, actions=(block,))
    g.phrase("static_scope", "If", "opponent must block {w:this} if possible", condition=in_attack, then=forced)
    party = make("Filter", tests=(make("Quality", name="forming a party"),))
    unblocked = make("Forbid", what=make("All", filter=party), actions=(make("Action", name="be blocked"),))
    formed = shape("Is", what="$w", filter=party)
    words = "if {w:this} form a party , that party can't be blocked"
    g.phrase("static_scope", "If", words, condition=formed, then=unblocked)
    weaker = make("LoseAbilities")
    lost = (weaker, shape("Add", stat="power", sign="-", by="$n"))
    g.phrase("held", "Modify", "{what:group} lose all their ability and {n} power", mods=lost)
    twice = make("Action", name="attack twice")
    g.phrase("static", "Permit", "{what:subject} can attack twice <in the same turn|per turn|>", actions=twice)
    g.phrase(
        "step",
        "Permit",
        "{what:ref} can attack twice this turn",
        actions=twice,
        duration=make("Until", end="this turn"),
    )
    for n in range(3, 9):  # more often than once
        times = make("Add", stat="attacks", sign="+", by=make("Num", n=n - 1))
        g.phrase("static", "Modify", f"{{what:subject}} can attack {n} time in the same turn", mods=times)
    more = shape("Add", stat="attacks", sign="+", by=make("Num", n=1))
    g.phrase("static", "Modify", "{what:subject} can attack once more this turn", mods=more)
    until = make("Until", end="this turn")
    g.phrase("step", "Modify", "{what:ref} can attack once more this turn", mods=more, duration=until)
    parties = make("Action", name="form parties with any element")
    g.phrase("static", "Permit", "{what:subject} can form a party with forward of any element", actions=parties)


def _only_blocked_by(g: Grammar) -> None:
    """By whom alone a Forward can be blocked: all others are kept from it. "Its own" is what the attacker has."""
    for op, opposite in (("<=", ">"), (">=", "<")):
        for stat in ("cost", "power"):
            own = make("Stat", of=make("This"), stat=stat)
            others = shape("Filter", tests=("$f", shape("StatIs", stat=stat, op=opposite, value=own)))
            barred = shape("Forbid", what=make("This"), actions=shape("Action", name="be blocked by", by=others))
            each = shape("HaveAbility", ability=shape("Static", do=barred))
            words = f"can only be blocked by a {{f:core}} with a {stat} {LARGER[op]} its own"
            g.phrase("step", "Modify", f"{{what:group}} {words} {{duration}}", mods=each)
            g.phrase("static", "Modify", f"{{what:group}} {words}", mods=each)


def _costs(g: Grammar) -> None:
    g.phrase("static", None, "{:dearer}")
    for op, words in (("-", "is reduced by"), ("+", "is increased by")):
        for limit, least in LEAST:
            _costs_this_turn(g, words, op, limit, least)
        for head in HEADS:
            for limit, least in LEAST:
                _cost(g, head, words, op, limit, least)
            next_one = head.replace("{w}", "your next {f:core}")
            every = shape("All", filter=filtered("$f"))
            for limit, least in LEAST:
                g.phrase("held", "CostChange", f"{next_one} {words} {{n}} {limit}", what=every, op=op, next=1, least=least)


def _casting_from_there(g: Grammar) -> None:
    """11.3.2, 11.4.2: a card that may be cast although it is not in a hand; when, the rules say as of any other card."""
    castable = make("Action", name="be cast from where it is")
    for them in ("it", "them"):
        cast = f"you can cast {{what:pron}} at any time you could normally cast {them}"
        g.phrase("step", "Permit", cast, actions=castable)
        g.phrase("step", "Permit", f"during this game , {cast}", actions=castable)
        g.phrase("step", "Permit", f"{cast} {{duration}}", actions=castable)
    for op, words in (("-", "is reduced by"), ("+", "is increased by")):
        for head in HEADS:
            for limit, least in LEAST:
                that = head.replace("{w}", "{what:pron}")
                g.phrase("step", "CostChange", f"{that} {words} {{n}} {limit}", op=op, least=least)


def _costs_this_turn(g: Grammar, words: str, op: str, limit: str, least: int) -> None:
    """What casting cards of yours costs more or less until the turn ends."""
    every, turn = shape("All", filter=filtered("$f")), make("Until", end="this turn")
    for head in HEADS:
        during = f"{head.replace('{w}', 'your {f:core}')} this turn {words} {{n}} {limit}"
        g.phrase("step", "CostChange", during, what=every, op=op, least=least, duration=turn)


def _cost(g: Grammar, head: str, words: str, op: str, limit: str, least: int) -> None:
    """What casting this card, or cards of yours, costs more or less."""
    own = head.replace("{w}", "{what:this}")
    g.phrase("static", "CostChange", f"{own} {words} {{n}} {limit}", op=op, least=least)
    per = shape("Times", left="$k", right="$per")
    g.phrase("static", "CostChange", f"{own} {words} {{k:n}} for {{per}} {limit}", op=op, n=per, least=least)
    g.phrase("static", "CostChange", f"for {{per}} , {own} {words} {{k:n}} {limit}", op=op, n=per, least=least)
    if op == "+" and not least:
        for whose, who in (("your opponent", OPPONENT), ("all player", make("Player", who="any"))):
            played_by = make("Controlled", by=who)
            for cards in ("{f:core}", "{f:core} {h:trait_of}"):
                tests = ("$f", "$h", played_by) if "h:" in cards else ("$f", played_by)
                dearer = f"the cost required for {whose} to cast {cards} <is increased|increase> by {{n}}"
                g.phrase("dearer", "CostChange", dearer, what=shape("All", filter=shape("Filter", tests=tests)), op=op)
    for whose in ("your {f:core}", "{f:core}"):
        every = shape("All", filter=filtered("$f"))
        g.phrase("static", "CostChange", f"{head.replace('{w}', whose)} {words} {{n}} {limit}", what=every, op=op, least=least)


def _rules(g: Grammar) -> None:
    # 11.10: what damage of a card turns over sets nothing off
    for cards, verb in (("ex_burst of card", "can't be used"), ("ex_burst of {f:core} {h:posts}", "can't be used")):
        tests = ("$f", "$h") if "{" in cards else make("Type", type="card")
        unused = shape("Action", name="be turned over with an EX Burst", by=shape("Filter", tests=tests))
        for category in ("static", "held"):
            words = f"{cards} put <into|in> the damage_zone due to {{what:this}} {verb}"
            g.phrase(category, "Forbid", words, actions=unused)
    some = shape("Action", name="be turned over with an EX Burst", by=shape("Filter", tests=("$f", "$h")))
    words = "any {f:core} {h:posts} put <into|in> the damage_zone due to {what:this} can't use its ex_burst"
    g.phrase("static", "Forbid", words, actions=some)
    g.phrase("would", "Moved", "{what:esubj} is put {source:origin} {to:dest}")
    g.phrase("would", "Moved", "{what:esubj} would be put {source:origin} {to:dest}")
    g.phrase("static", "Would", "if {event:would} , {do:clause} instead")
    g.phrase("held", "Would", "if {event:would} , {do:clause} instead")
    for words in ("if {event:would} , you may {d:clause} instead",):
        g.phrase("static", "Would", words, do=shape("May", do="$d"))
    stack = make("Place", zone="stack", of=make("Player", who="any"))
    broken, removed = (make("Place", zone=zone, of=make("CardOwner")) for zone in ("break zone", "removed from the game"))
    used = shape("Moved", what="$w", source=stack, to=broken)
    away = shape("Move", verb="banish", what="$w", to=removed)
    words = "remove {w:pron} from the game after use instead of putting it in the break_zone"
    g.phrase("step", "Would", words, event=used, do=away, once=1)
    until = make("Until", end="this turn")
    g.phrase("step", "Would", "if {event:would} this turn , {do:clause} instead", duration=until)
    # damage is remembered as long as the turn lasts, so that "on the same turn" says it again
    hurt = shape("Filter", tests=("$f", shape("Linked", relation="damaged by", to="$d")))
    put = "is put {source:origin} {to:dest} <on|during> the same turn"
    g.phrase("would", "Moved", f"a {{f:core}} damaged by {{d:this}} {put}", what=shape("Any", filter=hurt))
    g.phrase("would", "Moved", "{what:esubj} leave the field", source=FIELD)
    g.phrase(
        "would",
        "Moved",
        "{what:esubj} leave the field due to your opponent 's summon or ability",
        source=FIELD,
        by="opponent's ability",
    )
    for element in ELEMENTS:
        only = make("Action", name=f"be paid with other cp than {element}")
        g.phrase(
            "static", "Forbid", f"you can only pay with {element} cp to <play|cast> {{what:this}} <onto the field|>", actions=only
        )
    for element in ("", *ELEMENTS):
        produced = f"that of {element} backups" if element else "that of backups"
        cast = "<play|cast> {what:this} <from your hand|> <onto the field|>"
        words = f"you can only pay with cp produced by {element} backup to {cast}"
        g.phrase("static", "Forbid", words, actions=make("Action", name=f"be paid with other cp than {produced}"))
    g.phrase(
        "static",
        "Forbid",
        "you can't play {what:this} from your hand due to summon or ability",
        actions=make("Action", name="be played from hand by effects"),
    )
    enters = make("Moved", what=make("This"), to=(make("Place", zone="field", of=make("Player", who="any")),))
    g.phrase(
        "static", "Would", "SELF enter the field dull", event=enters, do=make("SetState", what=make("This"), state="dull"), also=1
    )
    arriving = shape(
        "Moved", what=shape("Any", filter=filtered("$f")), to=make("Place", zone="field", of=make("Player", who="any"))
    )
    turned = make("SetState", what=make("Pronoun", form="it", filter=make("Filter")), state="dull")
    g.phrase("static", "Would", "<all|the|all the> {f:tests} enter the field dull", event=arriving, do=turned, also=1)
    for element in ("light", "dark"):
        more = f"you can play 2 or more {element} character onto the field"
        g.phrase("static", "RuleChange", more, rule=f"any number of {element} characters")
        beside = f"SELF can be played onto the field even if you control other {element} character"
        allowed = make("Action", name=f"be played beside other {element} characters")
        g.phrase("static", "Permit", beside, what=make("This"), actions=allowed)
    any_cp = make("Action", name="produce cp of any element")
    g.phrase("static", "Permit", "{what:subject} can produce cp of any element", actions=any_cp)
    own_cp = {element: make("Action", name=f"produce {element} cp") for element in ELEMENTS}
    for element in ELEMENTS:
        g.phrase("static", "Permit", f"{{what:subject}} can produce {element} cp", actions=own_cp[element])
        for other in ELEMENTS:
            if other != element:
                either = (own_cp[element], own_cp[other])
                g.phrase("static", "Permit", f"{{what:subject}} can produce {element} or {other} cp", actions=either)
    freely = make("Action", name="be paid with cp of any element")
    for head in HEADS:
        paid = f"{head.replace('{w}', '{what:this}')} can be paid <with|using> cp of any element"
        g.phrase("payable", "Permit", paid, actions=freely)
        yours = f"{head.replace('{w}', 'your {f:core}')} can be paid <with|using> cp of any element"
        there = shape("All", filter=shape("Filter", tests=("$f", CASTABLE)))
        g.phrase("payable", "Permit", yours, what=there, actions=freely)
        less = (shape("CostChange", what="$w", op="-", n="$n"), shape("Permit", what="$w", actions=freely))
        both_ways = f"{head.replace('{w}', '{w:this}')} is reduced by {{n}} and can be paid <with|using> cp of any element"
        g.phrase("payable_for_less", LIST, both_ways, items=less)
    g.phrase("static", None, "{:payable}")
    g.phrase("static_clauses", LIST, "{payable_for_less}")
    barred = shape("Forbid", what=make("This"), actions=make("Action", name="be cast"))
    held = make("Controlled", by=YOU)
    few = shape("Compare", left=count_of("$f", held), op="<", right="$n")
    g.phrase("static_scope", "If", "you must control {n} or more {f:tests} to cast SELF", condition=few, then=barred)
    none = shape("Compare", left=count_of("$f", held), op="=", right=NONE)
    g.phrase("static_scope", "If", "you must control a {f:tests} to cast SELF", condition=none, then=barred)
    uncast = make("Action", name="be cast")
    kept = tuple(make("Place", zone=place.text("zone"), of=OPPONENT) for place in CASTABLE.many("places"))
    their_cards = shape("All", filter=shape("Filter", tests=("$f", make("In", places=kept))))
    for category, tail in (("static", ""), ("held", ""), ("step", " {duration}")):
        g.phrase(category, "Forbid", f"your opponent can't cast {{f:core}}{tail}", what=their_cards, actions=uncast)
    theirs = make("TurnOf", who=OPPONENT)
    unless = shape("Not", part="$c")
    # to cast a card is to pay for playing it (15.1.1.7.1); an effect plays it, too
    unplayed = shape("Forbid", what=make("This"), actions=(uncast, make("Action", name="be played by effects")))
    for verb, forbidden in (("cast", barred), ("play", unplayed)):
        g.phrase("static_scope", "If", f"you can only {verb} SELF during your turn", condition=theirs, then=forbidden)
        if_so = f"you can only {verb} SELF <from your hand|> <onto the field|> if {{c:conds}}"
        g.phrase("static_scope", "If", if_so, condition=unless, then=forbidden)
