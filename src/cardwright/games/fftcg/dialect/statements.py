"""Statements of what is so: what cards have, costs, prohibitions, permissions. As effects for a while, or of field abilities."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.references import IT
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered

THEIR = "<your|> opponent 's"
BY_BOTH = f"<{'|'.join(('summon or ability', 'summon and ability', 'summon or a ability'))}>"
FORBIDDEN = {
    "attack": "attack",
    "block": "block",
    "be blocked": "be blocked",
    "form a party": "form <a|> party",
    "be chosen by the opponent's summons": "be chosen by your opponent 's summon",
    "be chosen by the opponent's abilities": "be chosen by your opponent 's ability",
    "be chosen by the opponent's summons or abilities": f"be chosen by your opponent 's {BY_BOTH}",
    "be chosen by summons or abilities": "be chosen by summon or ability",
    "be broken": "be broken",
    "be broken by the opponent's effects that deal no damage": "be broken by opposing summon or ability that don't deal damage",
    "become dull by the opponent's effects": "<become dull|be dulled> by your opponent 's summon or ability",
    "become dull": "become dull",
    "be frozen": "be frozen",
    "be returned to hand by the opponent's effects": "be returned to its owner 's hand by your opponent 's summon or ability",
    "leave the field by the opponent's effects": "leave the field due to your opponent 's summon or ability",
    "activate in the active phase": "activate during <your|its controller 's> active_phase",
    "use special abilities": "use special_ability",
    "use action abilities": "use action_ability",
}
MODS = (
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
    _damage(g)
    _rules(g)


def _mods(g: Grammar) -> None:
    g.phrase("mods", LIST, *MODS)
    for sign, words in (("+", "+n"), ("-", "-n")):
        g.phrase("mod", "Add", f"{words} {{by:n}} power", stat="power", sign=sign)
        every = shape("Add", stat="power", sign=sign, by=shape("Times", left="$n", right="$per"))
        g.phrase("given_per", LIST, f"{words} {{n}} power for {{per}}", items=(every,))
    g.phrase("lost", "Add", "{by:n} power", stat="power", sign="-")
    g.phrase("lost_per", "Add", "{n} power for {per}", stat="power", sign="-", by=shape("Times", left="$n", right="$per"))


def _having(g: Grammar) -> None:
    g.phrase("subject", None, "{:this}")
    g.phrase("subject", None, "{:group}")
    g.phrase("subject", None, "{:pron}")
    g.phrase("subject", "Together", "{parts:this} and {parts:group}")
    g.phrase("static", "Modify", "{what:subject} gain {mods}")
    g.phrase("static", "Modify", "{what:subject} gain {mods:given_per}")
    for sign, words in (("+", "+n"), ("-", "-n")):
        every = shape("Add", stat="power", sign=sign, by=shape("Times", left="$n", right="$per"))
        g.phrase("static", "Modify", f"for {{per}} , {{what:subject}} gain {words} {{n}} power", mods=every)
        g.phrase("step", "Modify", f"for {{per}} , {{what:ref}} gain {words} {{n}} power {{duration}}", mods=every)
    g.phrase("static", "Modify", "{what:subject} lose {mods:lost}")
    g.phrase("static", "Modify", "{what:subject} lose {mods:lost_per}")
    g.phrase("step", "Modify", "{what:ref} gain {mods:given_per} {duration}")
    g.phrase("step", "Modify", "{what:ref} gain {mods:given_per}")
    g.phrase("step", "Modify", "{what:ref} lose {mods:lost}")
    g.phrase("step", "Modify", "{what:ref} lose {mods:lost} {duration}")
    g.phrase("step", "Modify", "{what:ref} lose {mods:lost_per}")
    g.phrase("step", "Modify", "{what:ref} lose {mods:lost_per} {duration}")
    g.phrase("step", "Modify", "{what:ref} lose all <its|their> ability", mods=make("LoseAbilities"))
    g.phrase("step", "Modify", "{what:ref} lose all <its|their> ability {duration}", mods=make("LoseAbilities"))
    power = shape("SetStat", stat="power", to="$a")
    for category in ("step", "static"):
        g.phrase(category, "Modify", "{what:single} 's power become {a:amount}", mods=power)
        g.phrase(category, "Modify", "its power become {a:amount}", what=IT, mods=power)
    g.phrase("step", "Modify", "{what:single} 's power become {a:amount} {duration}", mods=power)
    g.phrase("step", "Modify", "its power become {a:amount} {duration}", what=IT, mods=power)
    named = shape("HaveName", name="$n")
    g.phrase("static", "Modify", "{what:this} is also {n:NAME} in all situations", mods=named)
    g.phrase("static", "Modify", "{what:this} is also {n:TRAIT} in all situations", mods=shape("HaveTrait", trait="$n"))
    for word in ("forward", "backup", "monster"):
        g.phrase("static", "Modify", f"{{what:this}} is also a {word} in all situations", mods=make("HaveType", type=word))


def _becoming(g: Grammar) -> None:
    """5.2.3.1.1.4: a Monster that becomes a Forward is still a Monster."""
    forward = make("HaveType", type="forward")
    power = shape("SetStat", stat="power", to="$n")
    for category, subject in (("static", "subject"), ("step", "ref")):
        words = f"{{what:{subject}}} also become a forward with {{n}} power"
        g.phrase(category, "Modify", words, mods=(forward, power))
        g.phrase(category, "Modify", f"{words} and {{m:mods}}", mods=(forward, power, "$m"))
        g.phrase(category, "Modify", f"{words} , {{m:mods}}", mods=(forward, power, "$m"))
        if category == "step":
            g.phrase(category, "Modify", f"{words} {{duration}}", mods=(forward, power))


def _actions(g: Grammar) -> None:
    for action, words in FORBIDDEN.items():
        g.phrase("action", "Action", words, name=action)
    for action, words in (("be blocked by", "be blocked by a {f:tests}"), ("block", "block a {f:tests}")):
        g.phrase("action", "Action", words, name=action, by=filtered("$f"))
    g.phrase("actions", LIST, "{action}", "{action} or {action}")
    for verb in ("can't", "don't"):
        g.phrase("static", "Forbid", f"{{what:subject}} {verb} {{actions}}") if verb == "can't" else None
    g.phrase("step", "Forbid", "{what:ref} can't {actions} {duration}")
    g.phrase("step", "Forbid", "{what:pron} can't {actions}")
    g.phrase("held", "Forbid", "{what:this} can't {actions}")
    g.phrase("held", "Forbid", "{what:group} can't {actions}")
    g.phrase("scoped", "For", "{duration} , {do:held}")
    g.phrase("static", "Forbid", "{what:subject} don't activate during your active_phase", actions=make("Action", name="activate in the active phase"))
    attack = make("Action", name="attack")
    must = "must attack <once per turn|> if <possible|able>"
    g.phrase("static", "Must", f"{{what:subject}} {must}", actions=attack)
    g.phrase("step", "Must", f"{{what:ref}} {must} {{duration}}", actions=attack)
    g.phrase("step", "Must", "{what:ref} must attack {duration} if possible", actions=attack)
    block = make("Action", name="block")
    g.phrase("step", "Must", "{what:ref} must block {duration} if possible", actions=block)
    g.phrase("static", "Must", "{what:subject} must block if possible", actions=block)
    twice = make("Action", name="attack twice")
    g.phrase("static", "Permit", "{what:subject} can attack twice <in the same turn|per turn|>", actions=twice)
    g.phrase("step", "Permit", "{what:ref} can attack <once more|twice> this turn", actions=twice, duration=make("Until", end="this turn"))
    parties = make("Action", name="form parties with any element")
    g.phrase("static", "Permit", "{what:subject} can form a party with forward of any element", actions=parties)


def _costs(g: Grammar) -> None:
    every = shape("All", filter=filtered("$f"))
    heads = ("the cost required to <cast|play> {w}", "the cost for <casting|playing> {w}")
    for op, words in (("-", "is reduced by"), ("+", "is increased by")):
        for head in heads:
            own = head.replace("{w}", "{what:this} <onto the field|>")
            g.phrase("static", "CostChange", f"{own} {words} {{n}}", op=op)
            per = shape("Times", left="$k", right="$per")
            g.phrase("static", "CostChange", f"{own} {words} {{k:n}} for {{per}}", op=op, n=per)
            g.phrase("static", "CostChange", f"for {{per}} , {own} {words} {{k:n}}", op=op, n=per)
            yours = head.replace("{w}", "your {f:core}") + " <onto the field|>"
            g.phrase("static", "CostChange", f"{yours} {words} {{n}}", what=every, op=op)
            g.phrase("step", "CostChange", f"{yours.replace('your', 'your next')} {words} {{n}} {{duration}}", what=every, op=op, next=1)


def _damage(g: Grammar) -> None:
    """11.12.5.2: abilities that increase or reduce damage replace it."""
    for type_, by in (("", ""), ("ability", "by <a summon or a ability|a summon or ability|summon or ability>"), ("battle", "by a forward")):
        if type_ == "battle":
            continue
        for kind, words in (
            ("-", "<reduce the damage by {n} instead|the damage is reduced by {n} instead>"),
            ("+", "<increase the damage by {n} instead|the damage increases by {n} instead|the damage is increased by {n} instead>"),
            ("=", "the damage become {n} instead"),
        ):
            taken = f"if {{what:damaged}} <is dealt|receive> damage {by} , {words}"
            for category in ("static", "held"):
                g.phrase(category, "ChangeDamage", taken, side="takes", op=kind, type=type_)
    g.phrase("damaged", None, "{:this}")
    g.phrase("damaged", None, "{:pron}")
    g.phrase("damaged", "All", "a {f:tests}", filter=filtered("$f"))
    for kind, words in (("-", "is reduced by {n} instead"), ("=", "become {n} instead")):
        g.phrase("held", "ChangeDamage", f"the next damage dealt to {{what:ref}} {words}", side="takes", op=kind, once=1)


def _rules(g: Grammar) -> None:
    g.phrase("would", "Moved", "{what:esubj} is put {source:origin} {to:dest}")
    g.phrase("would", "Moved", "{what:esubj} would be put {source:origin} {to:dest}")
    g.phrase("static", "Would", "if {event:would} , {do:clause} instead")
    g.phrase("held", "Would", "if {event:would} , {do:clause} instead")
    enters = make("Moved", what=make("This"), to=(make("Place", zone="field", of=make("Player", who="any")),))
    g.phrase(
        "static", "Would", "SELF enter the field dull", event=enters, do=make("SetState", what=make("This"), state="dull"), also=1
    )
    for element in ("light", "dark"):
        more = f"you can play 2 or more {element} character onto the field"
        g.phrase("static", "RuleChange", more, rule=f"any number of {element} characters")
        beside = f"SELF can be played onto the field even if you control other {element} character"
        g.phrase("static", "RuleChange", beside, rule=f"played beside other {element} characters")
    g.phrase("static", "RuleChange", "SELF can produce cp of any element", rule="produces cp of any element")
    g.phrase("static", "RuleChange", "the cost required to cast your summon can be paid with cp of any element", rule="summons paid with any cp")


