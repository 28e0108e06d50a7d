"""What cards can't do and what can't be done to them."""

from __future__ import annotations

from cardwright.games.bss.dialect.filters import NEXUS, SPIRIT, theirs
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape

MY_HAND = make("All", filter=make("Filter", tests=(make("In", places=(make("Place", zone="hand", of=YOU),)),)))
IT = make("Pronoun", form="it", filter=make("Filter"))
THEM = make("Pronoun", form="them", filter=make("Filter"))
CORES_KEPT = {
    "your opponent 's effect": "lose cores by opponent's effects",
    "the effect of your opponent 's spirit": "lose cores by opponent's spirits",
    "the effect of your opponent 's magic": "lose cores by opponent's magic",
}
# actions by their words; the game's vocabulary says which bit each is
ACTIONS = {
    "attack": "attack",
    "block": "block",
    "be blocked": "be blocked",
    "be selected by <the effect of your opponent 's spirit>": "be selected by opponent's spirits",
    "be selected by <your opponent 's effect>": "be selected by opponent's effects",
    "be selected by <the effect of your opponent 's magic|your opponent 's magic effect>": "be selected by opponent's magic",
    "be destroyed by <your opponent 's destruction effect>": "be destroyed by opponent's effects",
    "be destroyed by <destruction effect on your opponent 's spirit>": "be destroyed by opponent's spirits",
    "be destroyed": "be destroyed",
    "be destroyed in battle": "be destroyed in battle",
    "be returned to your hand or deck by your opponent 's effect": "be returned by opponent's effects",
    "be exhausted by your opponent 's effect": "be exhausted by opponent's effects",
    "be destroyed as the result of battle": "be destroyed in battle",
    "reduce your life": "reduce life",
    "reduce your life to 0": "reduce life to 0",
    "have <its|their> core removed by your opponent 's effect": "lose cores by opponent's effects",
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    for words, name in ACTIONS.items():
        g.phrase("action", "Action", words, name=name)
    g.phrase("actions", LIST, "{action}", "{action} or {action}", "{action} , {action} , or {action}")
    # "be destroyed by ... or in battle": the verb is said once
    by_effects = make("Action", name="be destroyed by opponent's effects")
    both = (by_effects, make("Action", name="be destroyed in battle"))
    for battle in ("in battle", "as the result of battle"):
        g.phrase("actions", LIST, f"be destroyed by your opponent 's destruction effect or {battle}", items=both)
    g.phrase("action", "Action", "be blocked by <any of|> {by:those}", name="be blocked")
    g.phrase("action", "Action", "block {by:those}", name="block")
    # of all their spirits and of all their magic is said above, with a bit of its own
    for cards, tests in (("{f:core} {h:posts}", ("$f", "$h")), ("{f:adjs} {h:noun}", ("$f", "$h"))):
        words = f"be selected by the effect of your opponent 's {cards}"
        g.phrase("action", "Action", words, name="be selected", by=theirs(*tests))
    for category, tail in (("step", " {duration:span}"), ("static", "")):
        _forbidden(g, category, tail)
    _playing(g)
    # each of them has it, and is compared with whoever would block it
    for op, fewer in (("<", "<fewer|less|lower>"), (">", "<more|higher|greater>")):
        weaker = shape("StatIs", stat="bp", op=op, value=make("Stat", of=make("This"), stat="bp"))
        barred = shape("Action", name="be blocked", by=shape("Filter", tests=("$h", weaker)))
        own = shape("HaveAbility", ability=shape("Static", do=shape("Forbid", what=make("This"), actions=barred)))
        spelled = f"can't be blocked by {{h:core}} with {fewer} bp than them"
        g.phrase("static", "Modify", f"{{what:plural}} {spelled}", mods=own)
        attacking = ("$f", make("Quality", name="attacking"), shape("Controlled", by="$w"))
        attackers = shape("All", filter=shape("Filter", tests=attacking))
        g.phrase("static", "Modify", f"while {{w:whose}} {{f:core}} is attacking , they {spelled}", what=attackers, mods=own)
    # whoever can only select some can't select the others
    others = shape("NotTest", test=shape("AnyOf", filters=(shape("Filter", tests="$f"),)))
    kept = shape("All", filter=shape("Filter", tests=("$h", others, make("Controlled", by=YOU))))
    only = "your opponent can only select a {f:tests} when using a effect to select 1 of your {h:core}"
    g.phrase("static", "Forbid", only, what=kept, actions=make("Action", name="be selected by opponent's effects"))
    g.phrase("scoped", "For", "{duration:span} , {do:static_clauses}")
    linking = make("Is", what=make("This"), filter=make("Filter", tests=(make("Quality", name="linking"),)))
    g.phrase("scoped", "For", "while linked , {do:static_clauses}", duration=make("AsLongAs", condition=linking))
    # what is quoted after a colon runs to the end of the text
    quoted = shape("Modify", what="$w", mods=shape("HaveAbility", ability=shape("Triggered", on="$o", do="$b")))
    lasting = (shape("For", duration="$d", do=quoted),)
    g.phrase("body", LIST, "{d:span} , {w:subject} gain the following effect : {o:timing} {b:sentences}", items=lasting)
    g.phrase(
        "step",
        "Forbid",
        "{what:subject} won't refresh during <their|your opponent 's> next refresh step",
        actions=make("Action", name="refresh"),
        duration=make("During", span="next refresh"),
    )
    # what was summoned just now does not have these effects triggered by it
    untriggered = shape("Action", name="$l")
    one = make("Pronoun", form="the", said="summoned", filter=make("Filter", tests=(SPIRIT,)))
    g.phrase(
        "step", "Forbid", "{l:LABEL} effect on the spirit summoned by this effect isn't triggered", what=one, actions=untriggered
    )
    g.phrase(
        "step",
        "Forbid",
        "spirit summoned with this effect don't have their {l:LABEL} effect activated",
        what=one,
        actions=untriggered,
    )
    g.phrase("static", "Must", "{what:subject} must attack if able", actions=make("Action", name="attack"))
    exhausted = shape("Action", name="block while exhausted", by="$x")
    g.phrase("static", "Permit", "{what:ref} can block <all of|> {x:those} even if exhausted", actions=exhausted)
    for words in ("can block while exhausted", "may block even if exhausted"):
        g.phrase("step", "Permit", f"{{what:ref}} {words} {{duration:span}}", actions=make("Action", name="block while exhausted"))


def _playing(g: Grammar) -> None:
    """4-12-4: cards that players can't summon, place or use, wherever they come from."""
    barred = make("Action", name="be played")
    for verb, kind in (("summon", SPIRIT), ("place", NEXUS), ("use", make("Type", type="magic"))):
        for words, who in (("your opponent can't", OPPONENT), ("you can't", YOU), ("player can't", make("Player", who="any"))):
            cards = shape("All", filter=shape("Filter", tests=("$f", kind, make("Controlled", by=who))))
            g.phrase("static", "Forbid", f"{words} {verb} {{f:every}}", what=cards, actions=barred)


def _forbidden(g: Grammar, category: str, tail: str) -> None:
    """As an effect that lasts for a span, and as what a constant effect says."""
    g.phrase(category, "Forbid", f"{{what:subject}} can't {{actions}}{tail}")
    for words, name in (("", "reduce life"), (" to 0", "reduce life to 0")):
        g.phrase(
            category,
            "Forbid",
            f"attack from {{what:plural}} can't reduce your life{words}{tail}",
            actions=make("Action", name=name),
        )
    g.phrase(
        category,
        "Forbid",
        f"your opponent 's effect can't discard card from your hand{tail}",
        f"card in your hand can't be discarded by your opponent 's effect{tail}",
        what=MY_HAND,
        actions=make("Action", name="be discarded by opponent's effects"),
    )
    g.phrase(
        category,
        "Forbid",
        f"your opponent 's effect can't remove core from {{what:plural}}{tail}",
        f"core on {{what:plural}} can't be removed by your opponent 's effect{tail}",
        actions=make("Action", name="lose cores by opponent's effects"),
    )
    for words, name in CORES_KEPT.items():
        kept = make("Action", name=name)
        g.phrase(category, "Forbid", f"{{what:ref}} 's core can't be removed by {words}{tail}", actions=kept)
        for whose, what in (("its", IT), ("their", THEM)):
            g.phrase(category, "Forbid", f"{whose} core can't be removed by {words}{tail}", what=what, actions=kept)
    g.phrase(category, "Forbid", f"your opponent can't block with {{what:plural}}{tail}", actions=make("Action", name="block"))
    for words, name in (("", "reduce life"), (" to 0", "reduce life to 0")):
        reduced = f"your life can't be reduced{words} by <a|> attack from {{what:plural}}{tail}"
        g.phrase(category, "Forbid", reduced, actions=make("Action", name=name))
    for whose in ("its", "their"):
        g.phrase(category, "Modify", f"{{what:subject}} lose <all of|> {whose} effect{tail}", mods=make("LoseAbilities"))
    g.phrase(category, "Forbid", f"{{l:LABEL}} effect on {{what:plural}} isn't triggered{tail}", actions=shape("Action", name="$l"))
    neither = shape("Together", parts=("$a", shape("All", filter=shape("Filter", tests="$f"))))
    g.phrase(category, "Forbid", f"neither {{a:this}} nor any {{f:every}} can {{actions}}{tail}", what=neither)
    g.phrase(
        category,
        "Forbid",
        f"effect on {{what:plural}} can't be <activated|triggered>{tail}",
        actions=make("Action", name="activate effects"),
    )
    no_life = make("Action", name="reduce life")
    g.phrase(category, "Forbid", f"your life can't be reduced by {{what:ref}} 's attack{tail}", actions=no_life)
    every = shape("All", filter=shape("Filter", tests="$f"))
    g.phrase(
        category,
        "Forbid",
        f"neither player 's life can be reduced by a attack from a {{f:tests}}{tail}",
        what=every,
        actions=no_life,
    )
    g.phrase(category, "Modify", f"{{what:subject}} lose their effect and can't regain them{tail}", mods=make("LoseAbilities"))
