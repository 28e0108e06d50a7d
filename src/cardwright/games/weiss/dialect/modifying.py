"""What cards get: power, soul, level, traits, abilities; and what they can't do."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, THIS, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered

IN_HAND = make("Is", what=THIS, filter=make("Filter", tests=(make("In", places=(make("Place", zone="hand", of=YOU),)),)))
ON_STAGE = make(
    "Is",
    what=THIS,
    filter=make("Filter", tests=(make("In", places=(make("Place", zone="stage", of=make("Player", who="any")),)),)),
)
EACH = make("Pronoun", form="that", filter=make("Filter", tests=(make("Type", type="character"),)))
FORBIDDEN = {
    "attack": "attack",
    "side attack": "side_attack",
    "frontal attack": "frontal_attack",
    "direct attack": "direct_attack",
    "become reversed": "become [reverse]",
    "become reversed by the opponent's auto": (
        "become [reverse] <by|from> <the|> [auto] effect of your opponent 's character",
        "become [reverse] <by|from> your opponent character 's [auto] effect",
        "become [reverse] <by|from> your opponent 's character 's [auto] effect",
    ),
    "stand in the stand phase": "[stand] during <your|its master 's|> stand phase",
    "move": ("move to another position <of|on> <the|your|> stage", "move to another stage position"),
    "be returned to hand": "be returned to hand",
    "be put into memory": "be put into memory",
    "be played from hand": "be played from <your|> hand",
    "be chosen by the opponent's effects": "be chosen by your opponent 's effect",
    "be frontal attacked": "be frontal_attacked",
    "deal damage": "deal damage to <a|> player",
}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _subjects(g)
    _mods(g)
    _getting(g)
    _abilities(g)
    _bans(g)
    _permits(g)
    _players(g)


def _subjects(g: Grammar) -> None:
    g.phrase("subject", None, "{:this}")
    g.phrase("subject", None, "{:group}")
    g.phrase("subject", None, "{:related}")
    g.phrase("subject", None, "{:pron}")
    g.phrase("subject", "All", "{w:whose} {f:tests}", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))))
    g.phrase("subject", "All", "{f:tests}", filter=filtered("$f"))
    g.phrase("subject", "Together", "{parts:this} and {parts:subject_group}")
    g.phrase("subject", "Together", "{parts:this} and {parts:related}")
    g.phrase(
        "subject_group",
        "All",
        "<all|all of|> {w:whose} {f:tests}",
        filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))),
    )


def _mods(g: Grammar) -> None:
    for sign in "+-":
        g.phrase("mod", "Add", f"{sign}n {{by:n}} {{stat:STAT}}", sign=sign)
    g.phrase("mod", "HaveTrait", "{trait:TRAIT}")
    g.phrase("mods", LIST, "{mod_item} , and {mod_item}")


def _getting(g: Grammar) -> None:
    for category in ("static", "step"):
        who = "subject" if category == "static" else "ref"
        for sign in "+-":
            per = shape("Add", stat="$s", sign=sign, by=shape("Times", left="$n", right="$per"))
            g.phrase(category, "Modify", f"{{what:{who}}} get {sign}n {{n}} {{s:STAT}} for {{per}}", mods=per)
            for other in "+-":
                more = shape("Add", stat="$r", sign=other, by=shape("Times", left="$m", right="$per"))
                words = f"{{what:{who}}} get {sign}n {{n}} {{s:STAT}} and {other}n {{m:n}} {{r:STAT}} for {{per}}"
                g.phrase(category, "Modify", words, mods=(per, more))
            g.phrase(category, "Modify", f"{{what:{who}}} get {sign}n {{n}} {{s:STAT}} {{duration}} for {{per}}", mods=per)
            g.phrase(category, "Modify", f"for {{per}} , {{what:{who}}} get {sign}n {{n}} {{s:STAT}}", mods=per)
    g.phrase("static", "Modify", "{what:subject} get {mods}")
    g.phrase("static", "Modify", "{what:this} get {mods} while in your hand", duration=make("AsLongAs", condition=IN_HAND))
    # others that are held: they are changed where they are said to be
    held = shape(
        "All", filter=shape("Filter", tests=("$f", make("In", places=IN_HAND.node("filter").many("tests")[0].many("places"))))
    )
    g.phrase("static", "Modify", "<your|> {f:named} get {mods} while in your hand", what=held)
    g.phrase(
        "static", "Modify", "{what:this} get {mods} while <on|in> <the|your> stage", duration=make("AsLongAs", condition=ON_STAGE)
    )
    given = (shape("Modify", what="$w", mods="$m"), shape("Forbid", what="$w", actions="$a"))
    g.phrase("static_clauses", LIST, "{w:subject} get {m:mods} <and|, and> can't {a:actions}", items=given)
    g.phrase("step", "Modify", "{what:subject} get {mods} {duration}")
    g.phrase(
        "per",
        "Count",
        "each of {w:whose} {f:tests}",
        of=shape("All", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w")))),
    )
    g.phrase("static", "Modify", "{what:subject} 's {s:STAT} become {n}", mods=shape("SetStat", stat="$s", to="$n"))
    g.phrase("step", "Modify", "{what:ref} 's {s:STAT} become {n} {duration}", mods=shape("SetStat", stat="$s", to="$n"))
    for words in (
        "{w:this} 's card name <is also|will also be> <regarded|treated> as {n:NAME}",
        "{w:this} is also <regarded|treated> as {n:NAME}",
    ):
        g.phrase("static", "Modify", words, what="$w", mods=shape("HaveName", name="$n"))


def _abilities(g: Grammar) -> None:
    """Abilities in quotes, right after the verb or after "the following ability"."""
    g.phrase("given_ability", LIST, "OPEN {a:ability} CLOSE", items=(shape("HaveAbility", ability="$a"),))
    g.phrase("two_abilities", LIST, "{given_ability} <and|> {given_ability}")
    g.phrase("three_abilities", LIST, "{given_ability} {given_ability} <and|> {given_ability}")
    for number, several in ((2, "two_abilities"), (3, "three_abilities")):
        for category, during in (("static", ""), ("step", " {duration}")):
            words = f"the following {number} ability{during} <.|:|> "
            g.phrase(category, "Modify", f"{{what:subject}} get {words}{{mods:{several}}}")
            g.phrase(category, "Modify", f"{{what:subject}} get {{m:mods}} <and|, and> {words}{{a:{several}}}", mods=("$m", "$a"))
    g.phrase("given_abilities", LIST, "{given_ability}", "{given_ability} <and|> {given_abilities}")
    # one of several, which is chosen when it is given
    g.phrase("either_ability", "HaveAbility", "OPEN {ability} CLOSE")
    for number in (2, 3, 4):
        quotes = " ".join(["{o:either_ability}"] * number)
        chosen = "choose 1 of the following ability , and {what:this} get that ability {duration} <.|:>"
        g.phrase("step", "Modify", f"{chosen} {quotes}", mods=shape("OneMod", options="$o"))
    following = "the following ability"
    both = ("$m", "$a")
    for category, during in (("static", ""), ("step", " {duration}")):
        g.phrase(category, "Modify", f"{{what:subject}} get {following}{during} <.|:|> {{mods:given_abilities}}")
        words = f"{{what:subject}} get {{m:mods}} <and|, and> {following}{during} <.|:|> {{a:given_abilities}}"
        g.phrase(category, "Modify", words, mods=both)
    two = (shape("Modify", what="$w", mods="$m", duration="$d"), shape("Modify", what="$w", mods="$a", duration="$e"))
    words = f"{{w:subject}} get {{m:mods}} {{d:duration}} <and|, and> {following} {{e:duration}} <.|:|> {{a:given_abilities}}"
    g.phrase("clause", LIST, words, items=two)
    words = f"{{what:subject}} get {{m:mods}} {{duration}} <and|, and> {following} <.|:|> {{a:given_abilities}}"
    g.phrase("step", "Modify", words, mods=both)
    g.phrase("static", "Modify", f"{{what:subject}} gain {following} <.|:|> {{mods:given_abilities}}")
    g.phrase("step", "Modify", f"{{what:subject}} gain {following} {{duration}} <.|:|> {{mods:given_abilities}}")
    g.phrase("held", "Modify", "{what:ref} get {mods}")
    g.phrase("held", "Modify", f"{{what:ref}} get {following} <.|:|> {{mods:given_abilities}}")
    g.phrase(
        "held", "Modify", f"{{what:ref}} get {{m:mods}} <and|, and> {following} <.|:|> {{a:given_abilities}}", mods=("$m", "$a")
    )
    g.phrase("scoped", "For", "{duration} <,|> {do:held}")
    g.phrase("scoped", "For", "{duration} <,|> {do:held} and {do:held}")


def _permits(g: Grammar) -> None:
    unhurt = make("Action", name="side attack without losing soul")
    for words in (
        "{what:subject} 's soul don't decrease by side attacking",
        "the soul of {what:subject} don't decrease by side attacking",
    ):
        g.phrase("static", "Permit", words, actions=unhurt)
        g.phrase("step", "Permit", f"{words} {{duration}}", actions=unhurt)
        g.phrase("held", "Permit", words, actions=unhurt)
    freely = make("Action", name="be played without its color")
    colorless = "can be played from your hand without fulfilling color requirement"
    g.phrase("static", "Permit", f"{{what:this}} {colorless}", actions=freely)
    held = shape("All", filter=shape("Filter", tests=("$f", make("In", places=(make("Place", zone="hand", of=YOU),)))))
    g.phrase("static", "Permit", f"your {{f:core}} {colorless}", what=held, actions=freely)
    g.phrase(
        "static",
        "RuleChange",
        "you can put any number of card with the same card name as this card into your deck",
        rule="any number of copies in the deck",
    )
    g.phrase(
        "static",
        "RuleChange",
        "you can put up to {n} card with the same card name as this card <in|into> your deck",
        rule="copies in the deck",
    )
    g.phrase(
        "static",
        "RuleChange",
        "you can put up to {n} card with the same card name as this card and card named {c:NAME} in your deck",
        rule="copies in the deck together",
        cards=shape("Named", name="$c"),
    )
    limit = "to the limit on the number of card in your hand"
    g.phrase("static", "RuleChange", f"you get +n {{n}} {limit}", rule="raised hand limit")
    g.phrase("static", "RuleChange", "you can put any number of this card into your deck", rule="any number of copies in the deck")
    g.phrase(
        "step",
        "Forbid",
        "{what:ref} can't [stand] during <your opponent 's|your|its master 's> next stand phase",
        actions=make("Action", name="stand in the stand phase"),
        duration=make("During", span="next refresh"),
    )


def _players(g: Grammar) -> None:
    """What a player can't do: play cards of the hand, use Encore."""
    for words, hand, who in (
        ("you", "<your|> hand", YOU),
        ("your opponent", "<their|> hand", OPPONENT),
        ("all player", "<their|> hand", make("Player", who="each")),
    ):
        in_hand = make("In", places=(make("Place", zone="hand", of=who),))
        events = make("All", filter=make("Filter", tests=(make("Type", type="event"), in_hand)))
        backups = make("All", filter=make("Filter", tests=(make("Type", type="card"), in_hand)))
        all_mine = make("All", filter=make("Filter", tests=(make("Type", type="character"), make("Controlled", by=who))))
        no_events = {"what": events, "actions": make("Action", name="be played from hand")}
        no_backup = {"what": backups, "actions": make("Action", name="use backup")}
        no_encore = {"what": all_mine, "actions": make("Action", name="use encore")}
        for wordings, given in (
            ((f"play event from {hand}",), no_events),
            ((f'play "backup" from {hand}',), no_backup),
            (("use OPEN [auto] encore . CLOSE",), no_encore),
        ):
            for wording in wordings:
                g.phrase("static", "Forbid", f"{words} can't {wording}", **given)
                g.phrase("step", "Forbid", f"{words} can't {wording} {{duration}}", **given)
                g.phrase("held", "Forbid", f"{words} can't {wording}", **given)
        for both in ('event <and|or> "backup"', '"backup" <and|or> event'):
            wording = f"{words} can't play {both} from {hand}"
            forbidden = (shape("Forbid", **no_events), shape("Forbid", **no_backup))
            g.phrase("static_clauses", LIST, wording, items=forbidden)
            lasting = (shape("Forbid", **no_events, duration="$d"), shape("Forbid", **no_backup, duration="$d"))
            g.phrase("clause", LIST, f"{wording} {{d:duration}}", items=lasting)


def _bans(g: Grammar) -> None:
    for action, words in FORBIDDEN.items():
        g.phrase("action", "Action", *((words,) if isinstance(words, str) else words), name=action)
    g.phrase("actions", LIST, "{action}", "{action} or {action}", "{action} , {action} , or {action}")
    away = tuple(make("Action", name=name) for name in ("be returned to hand", "be put into memory"))
    g.phrase("actions", LIST, "be returned to hand or put into memory", items=away)
    g.phrase("static", "Forbid", "{what:subject} can't {actions}")
    g.phrase("step", "Forbid", "{what:subject} can't {actions} {duration}")
    g.phrase("action", "Action", "use OPEN [auto] encore . CLOSE", name="use encore")
    g.phrase("held", "Forbid", "{what:ref} can't {actions}")


__all__ = ["EACH", "OPPONENT", "add"]
